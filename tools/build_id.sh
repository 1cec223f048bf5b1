#!/bin/sh
# After trunk's build and page_size.sh: names the build after all that is in it. The page
# learns its name, and the service worker that and every file with its hash.
set -eu
cd "${TRUNK_STAGING_DIR:?run by trunk}"

sha256() {
    if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi | cut -c 1-64
}

# Every file but the worker itself, as "name":"hash".
files() {
    find . -type f ! -name sw.js | LC_ALL=C sort | while read -r file; do
        printf '"%s":"%s"\n' "${file#./}" "$(sha256 <"$file")"
    done | paste -sd , -
}

fill() {
    sed "$2" "$1" >"../filled.$$"
    mv "../filled.$$" "$1"
}

fill index.html 's|data-build="[^"]*"|data-build=""|'
build=$(files | sha256 | cut -c 1-16)
fill index.html "s|data-build=\"\"|data-build=\"$build\"|"
fill sw.js "s|^const BUILD = .*|const BUILD = \"$build\";|; s|^const FILES = .*|const FILES = {$(files)};|"
