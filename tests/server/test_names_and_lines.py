"""Names and lines: nothing that passes for somebody else, or disturbs what others say."""

import pytest

from lascaux.server import carried_out, wire
from lascaux.server.cleaning import cleaned
from lascaux.server.errors import TableError
from lascaux.server.likeness import are_alike
from lascaux.server.seats import SeatState, bot_seat, check_name
from tests.server.test_rooms import with_rooms
from tests.server.test_talk import Guest, lobby

TURNED, ISOLATED, JOINED = "\u202e", "\u2066", "\u200d"
CYRILLIC_ANA, GREEK_ANA = "\u0410n\u0430", "\u0391na"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ana", "ana"),
        ("Ana", CYRILLIC_ANA),
        ("Ana", GREEK_ANA),
        ("Ana", "\uff21na"),
        ("Ana", f"A{JOINED}na"),
        ("Ana Lu", "Ana\u00a0 Lu"),
        ("Ian", "lan"),
        ("Bo", "B0"),
        ("MAPTA", "\u041c\u0410\u0420\u0422\u0410"),
    ],
)
def test_names_that_look_alike_are_alike(name, other):
    assert are_alike(name, other)
    assert are_alike(other, name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ana", "Anna"),
        ("Lia", "Ila"),
        ("Zoe", "Zo\u00eb"),
        ("\u041e\u043b\u044f", "\u041e\u043b\u0435\u0433"),
    ],
)
def test_other_names_are_not(name, other):
    assert not are_alike(name, other)


def test_nobody_sits_down_under_a_name_like_anothers(tmp_path):
    async def doing(rooms, store):
        table, _ = await lobby(rooms)
        for name in (CYRILLIC_ANA, "ANA"):
            with pytest.raises(TableError) as refusal:
                await table.take_seat(wire.Person(name))
            assert refusal.value.code == "same-name"
        watcher = await Guest(table).come()
        assert await watcher.send(wire.Say("1", "hello", GREEK_ANA)) == "same-name"

    with_rooms(tmp_path, doing)


def test_a_bot_has_no_name_like_a_persons():
    assert bot_seat([SeatState("person", "0rin")], "fair").name != "Orin"


@pytest.mark.parametrize("name", [f"{TURNED}anA", f"An{ISOLATED}a", "An\x07a", "An\na", "A" + "\u0301" * 5])
def test_names_that_turn_or_tower_are_refused(name):
    with pytest.raises(TableError) as refusal:
        check_name(name)
    assert refusal.value.code == "bad-name"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (f"well {TURNED}done{ISOLATED}\u2069", "well done"),
        ("one\r\ntwo\u2028three\tfour", "one two three four"),
        ("a\x00b\x1b[31mc\x9b", "ab[31mc"),
        ("z" + "\u0337" * 60 + "o", "z" + "\u0337" * 4 + "o"),
        ("\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd", "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd"),
        (f"\U0001f468{JOINED}\U0001f469 1\ufe0f\u20e3", f"\U0001f468{JOINED}\U0001f469 1\ufe0f\u20e3"),
        (f"{TURNED}\x00 ", ""),
    ],
)
def test_lines_are_cleaned(text, shown):
    assert cleaned(text) == shown


def test_what_is_said_is_told_and_kept_clean(tmp_path):
    async def doing(rooms, store):
        table, ana = await lobby(rooms)
        guest = await Guest(table).come(ana)
        assert await guest.send(wire.Say("1", f"hi{TURNED} there")) == ""
        assert await guest.send(wire.Say("2", TURNED)) == "nothing-said"
        assert [line["text"] for line in guest.of("said")] == ["hi there"]
        assert [row.text for row in await store.chat_of(table.id, 9)] == ["hi there"]

    with_rooms(tmp_path, doing)


def test_only_the_last_messages_of_a_seat_are_remembered(tmp_path):
    async def doing(rooms, store):
        table, ana = await lobby(rooms)
        guest = await Guest(table).come(ana)
        for number in range(3 * carried_out.MOST_KEPT):
            assert await guest.send(wire.Withdraw(f"{number}")) == ""
        kept = table.carried_out.by_seat[0]
        assert list(kept) == [f"{number}" for number in range(200, 300)]

    with_rooms(tmp_path, doing)
