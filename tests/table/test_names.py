"""Names of any script, counted as people see them."""

import pytest

import lascaux
from lascaux.table.names import LONGEST_NAME, MOST_CODE_POINTS, is_name, is_visible, length_of
from lascaux.table.record import read_record, write_record

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    ("name", "length"),
    [
        ("Ana", 3),
        ("Zoe\u0308", 3),
        ("Željko Šćepanović", 17),
        ("Анастасія", 9),
        ("张伟", 2),
        ("นำชัย", 3),
        ("क्षत्रिय", 3),
        ("علی‌رضا", 6),
        ("\u1112\u1161\u11ab", 1),
        (FAMILY * 3, 3),
        ("\U0001f1e9\U0001f1ea\U0001f1eb\U0001f1f7", 2),
        ("\U0001f44b\U0001f3fd!", 2),
        ("\u0301", 1),
    ],
)
def test_what_joins_a_character_is_none_of_its_own(name, length):
    assert length_of(name) == length


def test_a_record_with_such_names_reads_again():
    game = lascaux.load("kingdomino-origins")
    names = [FAMILY * 24, "علی‌رضا", "Ω" * LONGEST_NAME]
    match = lascaux.Match(game, game.setup(3, {}), names=names)
    assert read_record(write_record(match)).names == names


def test_what_can_not_be_shown_is_no_name_however_short():
    assert not any(map(is_name, ("", "\u200d", "a\u202eb", "a\x1b[2J", "e" + "\u0301" * MOST_CODE_POINTS)))
    assert not any(map(is_visible, ("\u0301", "\u200c", "\u3164 ", " a")))
