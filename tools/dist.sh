#!/bin/sh
# Packs the built game into dist-native/: binary, desktop entry, icon, licences. The same
# files give the same bytes: fixed order, owner and date.
#
#   dist.sh BINARY
set -eu

binary=$1
here=$(cd "$(dirname "$0")/.." && pwd)
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' "$here/Cargo.toml" | head -n 1)
name="stacked-$version-$(uname -m)-$(uname -s | tr '[:upper:]' '[:lower:]')"
out="$here/dist-native"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
folder="$work/$name"
mkdir -p "$folder" "$out"

install -m 755 "$binary" "$folder/stacked"
install -m 644 "$here/packaging/stacked.desktop" "$folder/stacked.desktop"
install -m 644 "$here/web/icon.svg" "$folder/stacked.svg"
install -m 644 "$here/assets/fonts/OFL.txt" "$folder/LICENSE-FONTS.txt"
for text in LICENSE-APACHE LICENSE-MIT CREDITS.md README.md; do
    install -m 644 "$here/$text" "$folder/$text"
done

tar --sort=name --mode=u=rwX,go=rX --owner=0 --group=0 --numeric-owner --mtime=@0 -C "$work" -cf - "$name" |
    gzip -9n >"$out/$name.tar.gz"
printf '%s\n' "$out/$name.tar.gz"
