"""Makes the web fonts of client/src/art/fonts from the packages of package.json: `python3 dev.py fonts`.

Each face is cut into three files, so that a reader fetches only the letters of their language. Letters are
set a little larger, lines as tight as in the fonts that systems have, and all digits stand in columns,
whatever a style says. The licence asks that what is changed has another name, so they are called by ours.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

OUT = Path(__file__).resolve().parents[1] / "src" / "art" / "fonts"
DIGITS = range(ord("0"), ord("9") + 1)
QUOTES = "\u2018\u2019\u201a\u201c\u201d\u201e\u2032\u2033\u2039\u203a\u02bc"
ARROWS, SUMS = "\u2190\u2191\u2192\u2193", "\u2212\u2248\u2260\u2264\u2265\u2713"
SIGNS = "\u2010\u2011\u2013\u2014\u2020\u2022\u2026\u2030\u20ac" + ARROWS + SUMS
SLICES = {
    "latin": [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, QUOTES + SIGNS)],
    "latin-ext": [*range(0x100, 0x180), *range(0x218, 0x21C)],
    "cyrillic": [*range(0x400, 0x460), 0x490, 0x491, 0x2116],
}
# Headings are rarely in Serbian or Macedonian.
RARE = {"display": [*range(0x400, 0x404), 0x405, *range(0x408, 0x40E), 0x40F, *range(0x450, 0x454), 0x455]}
RARE["display"] += [*range(0x458, 0x45E), 0x45F]
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt"]
SPACE = 0.25  # of the letters' size
USUAL = "aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      "  # about as often as in a text


@dataclass(frozen=True)
class Face:
    name: str
    family: str
    weights: tuple[int, int]  # one of them for all, if they are the same
    larger: float
    ascent: float  # of the letters' size, as it is then
    descent: float
    file: Callable[[str], str]  # of a slice, below node_modules
    licence: str


FACES = (
    Face(
        *("text", "Lascaux Text", (400, 700), 1.06, 0.93, 0.25),
        lambda _: "source-sans/WOFF2/VF/SourceSans3VF-Upright.ttf.woff2",
        "source-sans/LICENSE.md",
    ),
    Face(
        *("display", "Lascaux Display", (700, 700), 1.06, 0.92, 0.27),
        lambda slice_: f"@fontsource-variable/alegreya/files/alegreya-{slice_}-wght-normal.woff2",
        "@fontsource-variable/alegreya/LICENSE",
    ),
)


@dataclass(frozen=True)
class Fallback:
    """What is there until the font is: its own width for USUAL, of the letters' size, and its names."""

    name: str
    width: float
    local: tuple[str, ...]
    weights: str


ARIAL = ("Arial", "ArialMT", "Liberation Sans", "Arimo", "Helvetica")
BOLD_ARIAL = ("Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold", "Helvetica Bold")
TIMES = ("Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold", "Tinos Bold")
FALLBACKS = {
    "text": (
        Fallback("Lascaux Text Arial", 0.4563, ARIAL, "400"),
        Fallback("Lascaux Text Arial", 0.4563, BOLD_ARIAL, "600 700"),
        Fallback("Lascaux Text DejaVu", 0.5226, ("DejaVu Sans", "DejaVuSans"), "400"),
        Fallback("Lascaux Text DejaVu", 0.5226, ("DejaVu Sans Bold", "DejaVuSans-Bold"), "600 700"),
    ),
    "display": (
        Fallback("Lascaux Display Times", 0.4431, TIMES, "400 900"),
        Fallback("Lascaux Display DejaVu", 0.5790, ("DejaVu Serif Bold", "DejaVuSerif-Bold"), "400 900"),
    ),
}


def cut(source: Path, face: Face, wanted: list[int]) -> TTFont:
    font = TTFont(source, recalcTimestamp=False)
    set_digits_in_columns(font)
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.name_languages = [0x409]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    low, high = face.weights
    instantiateVariableFont(font, {"wght": low if low == high else (low, low, high)}, inplace=True)
    scale(font, face)
    widen_spaces(font)
    rename(font, face)
    font.flavor = "woff2"
    return font


def set_digits_in_columns(font: TTFont) -> None:
    """Lining and of one width by themselves: a shorthand `font: ...` forgets what a style said on numbers."""
    for tag in ("lnum", "tnum"):
        swaps = substitutes(font, tag)
        for table in font["cmap"].tables:
            for digit in DIGITS:
                if digit in table.cmap:
                    table.cmap[digit] = swaps.get(table.cmap[digit], table.cmap[digit])


def substitutes(font: TTFont, tag: str) -> dict[str, str]:
    found: dict[str, str] = {}
    gsub = font["GSUB"].table
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == tag:
            for index in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    table = getattr(table, "ExtSubTable", table)
                    found.update(getattr(table, "mapping", {}))
    return found


def scale(font: TTFont, face: Face) -> None:
    """Fewer units in the same size are larger letters. The height of a line is said anew."""
    units = round(font["head"].unitsPerEm / face.larger)
    ascent, descent = round(face.ascent * units), round(face.descent * units)
    font["head"].unitsPerEm = units
    hhea, os2 = font["hhea"], font["OS/2"]
    hhea.ascent, hhea.descent, hhea.lineGap = ascent, -descent, 0
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ascent, -descent, 0
    os2.usWinAscent, os2.usWinDescent = ascent, descent
    if "MVAR" in font:  # which would move what was set here
        del font["MVAR"]


def widen_spaces(font: TTFont) -> None:
    """As wide as in the fonts that systems have: small letters on coarse screens would run together."""
    widths, glyphs = font["hmtx"], font.getBestCmap()
    for code in (0x20, 0xA0):
        if code in glyphs:
            _, left = widths[glyphs[code]]
            widths[glyphs[code]] = (round(SPACE * font["head"].unitsPerEm), left)


def rename(font: TTFont, face: Face) -> None:
    plain = face.family.replace(" ", "")
    told = {1: face.family, 2: "Regular", 3: plain, 4: face.family, 6: plain}
    for record in font["name"].names:
        if record.nameID in told:
            record.string = told[record.nameID]


def width(font: TTFont) -> float:
    """Of usual letters, by the size of the letters."""
    glyphs, widths = font.getBestCmap(), font["hmtx"]
    return sum(widths[glyphs[ord(letter)]][0] for letter in USUAL) / len(USUAL) / font["head"].unitsPerEm


def ranges(codes: list[int]) -> str:
    rows: list[list[int]] = []
    for code in sorted(codes):
        if rows and rows[-1][-1] == code - 1:
            rows[-1].append(code)
        else:
            rows.append([code])
    return ", ".join(f"U+{row[0]:X}" + (f"-{row[-1]:X}" if len(row) > 1 else "") for row in rows)


def rule(**lines: str) -> str:
    inside = "".join(f"  {name.replace('_', '-')}: {value};\n" for name, value in lines.items())
    return f"@font-face {{\n{inside}}}\n"


def rules_of(face: Face, packages: Path) -> Iterator[str]:
    for slice_, letters in SLICES.items():
        wanted = [letter for letter in letters if letter not in RARE.get(face.name, [])]
        font = cut(packages / face.file(slice_), face, wanted)
        file = OUT / f"{face.name}-{slice_}.woff2"
        font.save(file)
        print(f"{file.name}: {file.stat().st_size} bytes, {len(font.getBestCmap())} letters")
        if slice_ == "latin":
            usual = width(font)
        yield rule(
            font_family=f'"{face.family}"',
            font_weight="{} {}".format(*face.weights) if face.weights[0] < face.weights[1] else "400 900",
            font_display="swap",
            src=f'url("./{file.name}") format("woff2")',
            unicode_range=ranges(sorted(font.getBestCmap())),
        )
    for fallback in FALLBACKS[face.name]:
        share = usual / fallback.width
        yield rule(
            font_family=f'"{fallback.name}"',
            font_weight=fallback.weights,
            src=", ".join(f'local("{name}")' for name in fallback.local),
            size_adjust=f"{share:.1%}",
            ascent_override=f"{face.ascent / share:.1%}",
            descent_override=f"{face.descent / share:.1%}",
            line_gap_override="0%",
        )


def main() -> None:
    packages = Path(sys.argv[1])
    OUT.mkdir(parents=True, exist_ok=True)
    rules = []
    for face in FACES:
        rules += list(rules_of(face, packages))
        (OUT / f"{face.name}-OFL.txt").write_text((packages / face.licence).read_text(encoding="utf-8"))
    top = "/* Written by client/fonts/make.py, never edited. Licences: text-OFL.txt, display-OFL.txt. */\n\n"
    (OUT / "faces.css").write_text(top + "\n".join(rules), encoding="utf-8")


if __name__ == "__main__":
    main()
