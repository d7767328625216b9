"""Names that look alike, so that nobody at a table passes for somebody else.

Two readings of a name are compared: its letters, whatever their case; and its shapes, for what looks the same
in some fonts, such as a capital I and a small l. Letters of Cyrillic and Greek are read as the Latin ones
that they look like.
"""

import unicodedata

from lascaux.table.names import JOINERS

SMALL = str.maketrans(
    "авгеёзікмнопрстухьѕјһԁԛԝїαβγεηικνορτυχωҳґ",
    "abreë3ikmhonpctyxbsjhdqwïabyenikvoptuxwxr",
)
CAPITAL = str.maketrans(
    "АВЕЗІКМНОРСТУХЅЈҺԀԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
    "ABE3IKMHOPCTYXSJHDQWABEZHIKMNOPTYX",
)
SHAPES = str.maketrans("I|1\u0131\u04c00", "lllllo")
UNSEEN = str.maketrans(dict.fromkeys((*map(ord, JOINERS), *range(0xFE00, 0xFE10))))


def readings(name: str) -> tuple[str, str]:
    """Its letters and its shapes."""
    plain = " ".join(unicodedata.normalize("NFKC", name.translate(UNSEEN)).split())
    letters = plain.casefold().translate(SMALL)
    shapes = plain.translate(CAPITAL).translate(SHAPES).casefold().translate(SMALL)
    return unicodedata.normalize("NFC", letters), unicodedata.normalize("NFC", shapes)


def are_alike(name: str, other: str) -> bool:
    return any(one == two for one, two in zip(readings(name), readings(other), strict=True))
