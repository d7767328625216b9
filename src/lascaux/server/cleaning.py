"""Text that stays in its line: nothing that turns the direction of others, and no towers of accents."""

import re
import unicodedata

MOST_MARKS = 4  # on one letter: more than any script writes, but for the art of it
MARKS = ("Mn", "Me")
BREAKS = re.compile("[\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029]+")
TURNING = {*range(0x202A, 0x202F), *range(0x2066, 0x206A)}  # overrides, embeddings and isolates of direction


def cleaned(text: str) -> str:
    """What is left of it that can be read; perhaps nothing."""
    shown = [letter for letter in BREAKS.sub(" ", text) if not is_control(letter)]
    kept: list[str] = []
    height = 0
    for letter in shown:
        height = height + 1 if unicodedata.category(letter) in MARKS else 0
        if height <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept).strip()


def is_control(letter: str) -> bool:
    return unicodedata.category(letter) == "Cc" or ord(letter) in TURNING


def is_clean(name: str) -> bool:
    return cleaned(name) == name
