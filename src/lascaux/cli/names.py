"""Names of seats: each different, none too long for its place."""

from collections.abc import Sequence

ANIMALS = ("wolf", "bison", "lion", "bear")  # each seat's sign, as everywhere in Lascaux


def short_names(names: Sequence[str], width: int) -> list[str]:
    """Names cut to this width; where that makes two equal, the number of the seat tells them apart."""
    cut = [name[:width].rstrip() for name in names]
    return [
        short if cut.count(short) == 1 else f"{name[: width - 2].rstrip()}~{number}"
        for number, (name, short) in enumerate(zip(names, cut, strict=True), 1)
    ]


def found_name(names: Sequence[str], words: str) -> int | None:
    """The seat with this name, with a name that begins so, or with this number from 1."""
    lowered = [name.lower() for name in names]
    wanted = words.lower().strip()
    if wanted in lowered:
        return lowered.index(wanted)
    if wanted.isdecimal() and len(wanted) < 3 and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    found = [seat for seat, name in enumerate(lowered) if name.startswith(wanted)]
    return found[0] if len(found) == 1 else None
