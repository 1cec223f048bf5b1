#!/usr/bin/env python3
"""Draws the page's icons anew from web/icon.svg, which is made of rectangles only.

A pixel at an edge takes as much of the colour as the rectangle covers of it.
"""

import struct
import xml.etree.ElementTree as ElementTree
import zlib
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"

# Name, side in pixels, the icon's part of it. A part makes a square for systems that
# cut the shape themselves: a mask may take a fifth off every side.
ICONS = [
    ("icon-192", 192, None),
    ("icon-512", 512, None),
    ("maskable-192", 192, 0.76),
    ("maskable-512", 512, 0.76),
    ("apple-touch", 180, 1.0),
]


def rectangles():
    """Each as (x, y, width, height, corner radius, colour), and the picture's side."""
    root = ElementTree.parse(WEB / "icon.svg").getroot()
    side = float(root.get("viewBox").split()[2])
    found = []
    for rect in root:
        numbers = [float(rect.get(name, 0)) for name in ("x", "y", "width", "height", "rx")]
        found.append((*numbers, bytes.fromhex(rect.get("fill")[1:])))
    return found, side


def coverage(x, y, left, top, width, height, radius):
    """How much of the pixel round (x, y) a rectangle with round corners covers."""
    across = abs(x - left - width / 2) - width / 2 + radius
    down = abs(y - top - height / 2) - height / 2 + radius
    outside = (max(across, 0) ** 2 + max(down, 0) ** 2) ** 0.5
    return min(max(0.5 - (outside + min(max(across, down), 0) - radius), 0), 1)


def draw(size, part):
    """Rows of RGBA; with `part` all of it is opaque."""
    found, side = rectangles()
    ground = found[0][5]
    scale = size * (part or 1) / side
    margin = (size - side * scale) / 2
    placed = [(*(number * scale for number in rect[:5]), rect[5]) for rect in found]
    for y in range(size):
        row = bytearray()
        for x in range(size):
            colour, alpha = ground, 1.0 if part else 0.0
            for left, top, width, height, radius, fill in placed:
                covered = coverage(x + 0.5, y + 0.5, left + margin, top + margin, width, height, radius)
                colour = bytes(round(a + (b - a) * covered) for a, b in zip(colour, fill))
                alpha = max(alpha, covered)
            row += colour + bytes([round(alpha * 255)])
        yield bytes(row)


def png(size, rows):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    data = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


(WEB / "icons").mkdir(exist_ok=True)
for name, size, part in ICONS:
    (WEB / "icons" / f"{name}.png").write_bytes(png(size, draw(size, part)))
