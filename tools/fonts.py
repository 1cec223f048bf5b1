#!/usr/bin/env python3
"""Cut the game's fonts down to the glyphs its words use.

    tools/fonts.py                  download the sources and write assets/fonts
    tools/fonts.py --sources DIR    the same, from unpacked Debian packages in DIR
    tools/fonts.py --check          change nothing; fail if a font lacks a glyph or is stale

A font has printable ASCII, the `SYMBOLS` of src/app/fonts.rs and every character of its
languages' files but page.ftl, and nothing else. The same words give the same bytes: sources and
tool are pinned. A new language goes into LANGUAGES.
"""

import argparse
import hashlib
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

FONTTOOLS = "4.68.0"
ROOT = Path(__file__).resolve().parent.parent
FONTS_DIR = ROOT / "assets" / "fonts"
LATIN = "usr/share/fonts/truetype/noto/"
CJK = "usr/share/fonts/opentype/noto/"

PACKAGES = ["fonts-noto-core=20201225-1", "fonts-noto-cjk=1:20220127+repack1-1"]
SHA256 = {
    LATIN + "NotoSans-Regular.ttf": "89c3c497f618fdaa0b2d1e98fef93582f28c71debd2c4a8cdf41f190ced2909d",
    LATIN + "NotoSans-Bold.ttf": "e83493c945848ecd4a9ad0f6d19164541a0d3e23a9c952304a00a46e00272ac5",
    LATIN + "NotoSansSymbols-Regular.ttf": "24b615ceb7d50a2c09060664ca9e24a160c9beb6bfca0563e8359369a4bc0993",
    LATIN + "NotoSansSymbols-Bold.ttf": "c46ee5f6447f99edf6a69e24969bcfee891e3699cff9fc45bfb98ec1b7d684fa",
    LATIN + "NotoSansSymbols2-Regular.ttf": "876598db5f1e3bef2bc77c4d94c5b0d5d2c1620be4878a06f18fb5434e331688",
    CJK + "NotoSansCJK-Regular.ttc": "b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a",
    CJK + "NotoSansCJK-Bold.ttc": "faa5f3656a78b2e2d450d27fe8382c778bc2b6bb5ea29c986664a6a435056ceb",
}


def latin(weight):
    """Source, face number, fonts that lend the symbols it lacks, layout features to keep."""
    lenders = [LATIN + f"NotoSansSymbols-{weight}.ttf", LATIN + "NotoSansSymbols2-Regular.ttf"]
    return LATIN + f"NotoSans-{weight}.ttf", -1, lenders, ["kern"]


def cjk(face, weight):
    """One face of the collection: each language has its own forms of the same characters."""
    return CJK + f"NotoSansCJK-{weight}.ttc", {"ja": 0, "ko": 1, "zh": 2}[face], [], []


# The languages that share a family of fonts; Latin has Cyrillic too.
LANGUAGES = {"latin": ["en", "es", "de", "fr", "ru"], "zh": ["zh"], "ja": ["ja"], "ko": ["ko"]}
FONTS = {
    ("latin", "regular.ttf"): latin("Regular"),
    ("latin", "bold.ttf"): latin("Bold"),
    ("zh", "regular.otf"): cjk("zh", "Regular"),
    ("zh", "bold.otf"): cjk("zh", "Bold"),
    ("ja", "regular.otf"): cjk("ja", "Regular"),
    ("ja", "bold.otf"): cjk("ja", "Bold"),
    ("ko", "regular.otf"): cjk("ko", "Regular"),
    ("ko", "bold.otf"): cjk("ko", "Bold"),
}


def use_pinned_fonttools():
    """Start again inside a virtual environment if this Python lacks the right fonttools."""
    try:
        import fontTools

        if fontTools.version == FONTTOOLS:
            return
    except ImportError:
        pass
    env = Path(tempfile.gettempdir()) / f"stacked-fonttools-{FONTTOOLS}"
    python = env / "bin" / "python"
    if Path(sys.prefix) == env:
        sys.exit(f"fonttools {FONTTOOLS} is not in {env}: delete that folder and try again")
    if not (env / "ready").exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", env], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", f"fonttools=={FONTTOOLS}"], check=True)
        (env / "ready").touch()
    os.execv(python, [python, __file__, *sys.argv[1:]])


def wanted(family):
    """The code points a family's fonts must have."""
    symbols = re.search(r'SYMBOLS: &str = "(.*)";', (ROOT / "src/app/fonts.rs").read_text("utf-8"))
    if not symbols:
        sys.exit("src/app/fonts.rs has no SYMBOLS")
    files = [file for lang in LANGUAGES[family] for file in sorted((ROOT / "assets/locales" / lang).glob("*.ftl"))]
    # What the page says before the game runs is drawn in the browser's own fonts.
    words = "\n".join(file.read_text("utf-8") for file in files if file.name != "page.ftl")
    lines = [line for line in words.splitlines() if not line.startswith("#")]
    ascii_printable = map(chr, range(0x20, 0x7F))
    return {ord(c) for c in "".join([*lines, symbols[1], *ascii_printable])}


def target(family, name):
    return FONTS_DIR / f"{family}-{name}"


def shown(points):
    return " ".join(f"{chr(p)} U+{p:04X}" for p in sorted(points))


def check():
    from fontTools.ttLib import TTFont

    faults = []
    for family, name in FONTS:
        path = target(family, name)
        if not path.exists():
            faults.append(f"{path.name} is missing")
            continue
        has, needs = set(TTFont(path).getBestCmap()), wanted(family)
        if needs - has:
            faults.append(f"{path.name} lacks {shown(needs - has)}")
        if has - needs:
            faults.append(f"{path.name} is stale: nothing uses {shown(has - needs)}")
    known = {target(*font).name for font in FONTS}
    for path in sorted(FONTS_DIR.glob("*.[to]tf")):
        if path.name not in known:
            faults.append(f"{path.name} belongs to no family")
    if faults:
        sys.exit("\n".join([*faults, "run tools/fonts.py"]))


def download(folder):
    for package in PACKAGES:
        subprocess.run(["apt-get", "download", package], cwd=folder, check=True)
    for package in sorted(Path(folder).glob("*.deb")):
        subprocess.run(["dpkg", "-x", package, folder], check=True)


def verify(sources):
    for name, expected in SHA256.items():
        if hashlib.sha256((sources / name).read_bytes()).hexdigest() != expected:
            sys.exit(f"{name} is not the pinned version")


def lend(font, lender, points):
    """Copy outlines of `points` from `lender`; both have TrueType outlines and the same em."""
    from fontTools.pens.recordingPen import DecomposingRecordingPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    if font["head"].unitsPerEm != lender["head"].unitsPerEm:
        sys.exit("a font and its lender have different units")
    glyphs, names = lender.getGlyphSet(), lender.getBestCmap()
    for point in sorted(points & set(names)):
        outline, pen = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
        glyphs[names[point]].draw(outline)
        outline.replay(pen)
        name = f"lent{point:04X}"
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"].glyphs[name] = pen.glyph()
        font["glyf"].glyphOrder = font.getGlyphOrder()
        font["hmtx"][name] = lender["hmtx"][names[point]]
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[point] = name


def build(sources):
    from fontTools import subset
    from fontTools.ttLib import TTFont

    FONTS_DIR.mkdir(parents=True, exist_ok=True)
    for (family, name), (source, face, lenders, features) in FONTS.items():
        points = wanted(family)
        font = TTFont(sources / source, fontNumber=face, recalcTimestamp=False)
        for lender in lenders:
            lend(font, TTFont(sources / lender), points - set(font.getBestCmap()))

        options = subset.Options()
        options.hinting = False
        # Shared pieces of outlines make the file smaller, but not once it is packed.
        options.desubroutinize = True
        options.layout_features = features
        options.layout_scripts = ["DFLT", "latn", "cyrl"]
        options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
        options.name_languages = [0x409]
        options.notdef_outline = True
        options.glyph_names = False
        options.drop_tables += ["BASE", "GDEF", "GSUB", "VORG", "meta", "vhea", "vmtx"]
        options.recalc_timestamp = False
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=points)
        cutter.subset(font)

        path = target(family, name)
        subset.save_font(font, path, options)
        print(f"{path.name}: {len(points)} characters, {path.stat().st_size} bytes")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only compare fonts and words")
    parser.add_argument("--sources", type=Path, help="folder with the unpacked Debian packages")
    arguments = parser.parse_args()
    use_pinned_fonttools()
    if arguments.check:
        check()
        return
    with tempfile.TemporaryDirectory() as folder:
        if not arguments.sources:
            download(folder)
        sources = arguments.sources or Path(folder)
        verify(sources)
        build(sources)
    check()


if __name__ == "__main__":
    main()
