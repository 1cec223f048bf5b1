#!/bin/sh
# After trunk's build: the page learns how long its wasm file is once unpacked, so
# that the progress bar is true and a cut download is noticed.
set -eu

page="${TRUNK_STAGING_DIR:?run by trunk}/${1:-index.html}"
name=$(sed -n 's|.*data-wasm="\(\./\)\{0,1\}\([^"]*\)".*|\2|p' "$page")
size=$(wc -c <"$TRUNK_STAGING_DIR/$(basename "$name")" | tr -d ' ')
sed "s|data-size=\"0\"|data-size=\"$size\"|" "$page" >"$page.new"
mv "$page.new" "$page"
