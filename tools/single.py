#!/usr/bin/env python3
"""Packs a built page into one file that opens from disk, with no server and no request.

    single.py DIST FILE

Scripts and style go in as they are, known to the policy by their hashes; the game's own two
files as data addresses, the larger one packed. There is no worker to keep such a page, and
no manifest: it is all there already.
"""

import base64
import gzip
import hashlib
import re
import sys
from pathlib import Path


def data(kind, content):
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def main(dist, target):
    page = (dist / "index.html").read_text("utf-8")
    hashes = {"script": [], "style": []}

    def content(name):
        return (dist / name.removeprefix("./")).read_bytes()

    def inline(tag, name):
        text = content(name).decode().strip()
        if f"</{tag}" in text:
            sys.exit(f"single.py: {name} cannot stand inside a page")
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        hashes[tag].append(f"'sha256-{digest}'")
        return f"<{tag}>{text}</{tag}>"

    def replace(pattern, made):
        nonlocal page
        page, count = re.subn(pattern, made, page)
        if not count:
            sys.exit(f"single.py: nothing in the page looks like {pattern}")

    replace(r'\s*<link rel="(?:manifest|apple-touch-icon)"[^>]*>', "")
    replace(r'<link rel="icon" href="([^"]+)"[^>]*>', lambda m: f'<link rel="icon" href="{data("image/svg+xml", content(m[1]))}">')
    replace(r'<link rel="stylesheet" href="([^"]+)"[^>]*>', lambda m: inline("style", m[1]))
    replace(r'<script[^>]* src="([^"]+)"[^>]*></script>', lambda m: inline("script", m[1]))
    replace(r'data-js="([^"]+)"', lambda m: f'data-js="{data("text/javascript", content(m[1]))}"')
    packed = lambda m: data("application/gzip", gzip.compress(content(m[1]), 9, mtime=0))
    replace(r'data-wasm="([^"]+)"', lambda m: f'data-wasm="{packed(m)}"')
    replace(r'data-build="[^"]*"', 'data-build=""')
    policy = (
        f"default-src 'none'; script-src {' '.join(hashes['script'])} data: 'wasm-unsafe-eval'; "
        f"style-src {' '.join(hashes['style'])}; img-src data: blob:; connect-src data:; "
        "base-uri 'none'; form-action 'none'"
    )
    replace(r'(http-equiv="Content-Security-Policy" content=")[^"]*', lambda m: m[1] + policy)
    target.write_text(page, "utf-8")


if len(sys.argv) != 3:
    sys.exit("usage: single.py DIST FILE")
main(Path(sys.argv[1]), Path(sys.argv[2]))
