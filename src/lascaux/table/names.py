"""Names of any script: how long one is to whoever reads it, and whether it can be written down.

Characters are counted as people see them, without the tables of Unicode's own rule: what joins the character
before it is not counted. Where a browser sees one character more, this is the generous side.
"""

import unicodedata

LONGEST_NAME = 40  # characters
MOST_CODE_POINTS = 160  # however few characters they make
ZERO_WIDTH_NON_JOINER, JOINER = "\u200c", "\u200d"
JOINERS = (ZERO_WIDTH_NON_JOINER, JOINER)  # Persian, Sinhala and families of faces need them
LETTERS_THAT_JOIN = "\u0e33\u0eb3\uff9e\uff9f"
VIRAMA = 9  # the class of signs that join two consonants into one
SKIN_TONES = range(0x1F3FB, 0x1F400)
HALVES_OF_FLAGS = range(0x1F1E6, 0x1F200)


def length_of(name: str) -> int:
    """In characters as they are seen: an accent, a joiner or the second half of a flag is none."""
    count, before, is_half = 0, "", False
    for letter in unicodedata.normalize("NFC", name):
        is_half = ord(letter) in HALVES_OF_FLAGS and not is_half
        is_second_half = ord(letter) in HALVES_OF_FLAGS and not is_half
        if not before or not (is_second_half or joins(before, letter)):
            count += 1
        before = letter
    return count


def joins(before: str, letter: str) -> bool:
    if unicodedata.category(letter)[0] == "M" or letter in JOINERS or letter in LETTERS_THAT_JOIN:
        return True
    is_picture = unicodedata.category(letter) == "So"
    is_conjunct = unicodedata.combining(before) == VIRAMA and letter.isalpha()
    return ord(letter) in SKIN_TONES or is_conjunct or (before == JOINER and is_picture)


def is_writable(name: str) -> bool:
    """Whether nothing is in it that can't be shown."""
    shown = "".join(letter for letter in name if letter not in JOINERS)
    return shown != "" and shown.isprintable()


def is_visible(name: str) -> bool:
    """Whether anything can be seen of it, without spaces around it."""
    return name == name.strip() and any(unicodedata.category(letter)[0] in "LNPS" for letter in name)


def is_name(name: str) -> bool:
    """Whether a record can hold it."""
    return len(name) <= MOST_CODE_POINTS and length_of(name) <= LONGEST_NAME and is_writable(name)
