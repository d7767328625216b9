"""Records: what holds is read, what does not is refused in one sentence with its line."""

import json

import pytest

import lascaux
from lascaux.engine.errors import RecordError, RecordTooLong
from lascaux.table import record as records
from lascaux.table.record import MOST_CHARACTERS, read_record, write_record

GAME = lascaux.load("kingdomino-origins")


def played(actions=10_000, **options) -> lascaux.Match:
    match = lascaux.Match(GAME, GAME.setup(3, options), seed=b"sixteen bytes ok", salt="ochre")
    luck = lascaux.Pcg32(5)
    while not match.is_over and actions:
        legal = match.legal()
        match.play(match.actor, legal[luck.below(len(legal))])
        actions -= 1
    return match


FINISHED = write_record(played(mode="tribe"))
UNFINISHED = write_record(played(20, mode="totem"), {"seats": ["person"]})
LINES = FINISHED.splitlines()
FIRST_SEAT_LINE = next(i for i, line in enumerate(LINES) if '"by": 0' in line)
FIRST_ROW_LINE, SECOND_ROW_LINE, *_ = [i for i, line in enumerate(LINES) if '"row"' in line]


def changed(line: int, **fields) -> str:
    """The record with fields of one line (from 0) replaced; None takes a field out."""
    lines = list(LINES)
    entry = {**json.loads(lines[line]), **fields}
    lines[line] = json.dumps({key: value for key, value in entry.items() if value is not None})
    return "\n".join(lines)


def after_the_end() -> str:
    """An action that comes in its turn, but too late."""
    return json.dumps({**json.loads(LINES[-2]), "n": len(LINES) - 1})


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as refusal:
        read_record(text)
    assert "\n" not in str(refusal.value)
    return refusal.value


def test_a_finished_record_is_read_and_verified():
    record = read_record(FINISHED)
    assert record.is_finished
    assert record.seed == b"sixteen bytes ok"
    assert record.deals == FINISHED.count('"chance"')
    assert record.result == json.loads(LINES[-1])["result"]
    assert record.position(len(record.steps)).pack() == record.state.pack()
    assert record.position(0).pack() == GAME.new(record.setup).pack()


def test_an_unfinished_record_goes_on_as_if_nothing_had_happened():
    match = read_record(UNFINISHED).to_match()
    assert match.state.pack() == played(20, mode="totem").state.pack()
    assert [step.action for step in match.steps] == [step.action for step in played(20, mode="totem").steps]
    assert match.names == played(20, mode="totem").names
    assert play_on(match) == play_on(played(20, mode="totem"))


def play_on(match: lascaux.Match) -> str:
    while not match.is_over:
        match.play(match.actor, match.legal()[-1])
    return write_record(match)


def test_names_and_the_programs_note_come_back():
    named = lascaux.Match(GAME, GAME.setup(2, {}), names=["Ayla", "Jondalar"])
    record = read_record(write_record(named, {"seats": ["person", "bot"]}))
    assert record.to_match().names == ["Ayla", "Jondalar"]
    assert record.resume == {"seats": ["person", "bot"]}
    assert not record.is_finished


def test_a_finished_game_has_a_result_whatever_was_to_be_noted():
    assert read_record(write_record(played(mode="totem"), {"seats": []})).is_finished


def test_without_its_seed_a_game_can_not_go_on():
    record = read_record(UNFINISHED)
    record.seed = None
    with pytest.raises(RecordError, match="has no seed"):
        record.to_match()


@pytest.mark.parametrize("salt", ["a\u2028b", "a\x85b", 'a"b\n', "зубр", ""])
def test_any_salt_is_read_back(salt):
    match = lascaux.Match(GAME, GAME.setup(2, {}), salt=salt)
    assert read_record(write_record(match)).salt == salt
    assert read_record(write_record(match).replace("\n", "\r\n")).salt == salt


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("", 1, "empty"),
        ("\x00\x01", 1, "is not JSON"),
        ("PNG\n", 1, "is not JSON"),
        ("[1]\n", 1, "must be an object"),
        ("{}\n", 1, "no record of Lascaux"),
        ('{"lascaux": 99}\n', 1, "formats 1 and 2, the record has format 99"),
        ("[" * 100_000, 1, "is not JSON"),
        (changed(0, game="catan"), 1, "there is no game 'catan'"),
        (changed(0, game=["x"]), 1, "there is no game"),
        (changed(0, revision=7), 1, "revision 7"),
        (changed(0, players=9), 1, "can't be played by 9"),
        (changed(0, players="3"), 1, "must be a whole number"),
        (changed(0, options={"mode": "chess"}), 1, "option 'mode' can't be 'chess'"),
        (changed(0, options=[]), 1, "'options' must be"),
        (changed(0, names=["a", "b"]), 1, "list of 3 names"),
        (changed(0, names=["a", "b", ""]), 1, "1 to 40 printable"),
        (changed(0, names=["a", "b", "c" * 41]), 1, "1 to 40 printable"),
        (changed(0, players=True), 1, "must be a whole number"),
        (changed(0, salt="\ud800"), 1, "the salt must be text"),
        (changed(0, options={"a\nb": "yes"}), 1, "no option 'a\\nb'"),
        (changed(0, game="x" * 1000), 1, "..."),
        (changed(0, names=["a", "b", "c\x1b[2J"]), 1, "printable"),
        (changed(0, salt=5), 1, "must be text"),
        (changed(0, salt=None), 1, "must have just the fields"),
        (changed(0, digest="0" * 16), 1, "digest does not fit"),
        (changed(3, n=17), 4, "must be action 3"),
        (changed(3, digest="0" * 16), 4, "digest does not fit"),
        (changed(3, extra=1), 4, "must have just the fields"),
        (changed(3, action="row"), 4, "must be an object"),
        (changed(3, by=2), 4, "it was the turn of 'chance'"),
        (changed(FIRST_SEAT_LINE, by=1), FIRST_SEAT_LINE + 1, "it was the turn of 0"),
        (changed(FIRST_SEAT_LINE, by=False), FIRST_SEAT_LINE + 1, "it was the turn of 0"),
        (changed(FIRST_SEAT_LINE, action={"do": "dance"}), FIRST_SEAT_LINE + 1, "'do' must be one of"),
        (changed(FIRST_SEAT_LINE, action={"do": "choose", "domino": 48}), FIRST_SEAT_LINE + 1, "KO-TURN-02"),
        (
            changed(FIRST_ROW_LINE, action={"do": "row", "dominoes": [4, 3, 2, 1]}),
            FIRST_ROW_LINE + 1,
            "chance",
        ),
        (
            changed(FIRST_ROW_LINE, action={"do": "chief", "seat": 1}),
            FIRST_ROW_LINE + 1,
            "chance can't bring",
        ),
        (
            changed(SECOND_ROW_LINE, action=json.loads(LINES[FIRST_ROW_LINE])["action"]),
            SECOND_ROW_LINE + 1,
            "chance can't bring",
        ),
        (changed(len(LINES) - 1, seed="00" * 16), len(LINES), "not the one whose SHA-256"),
        (changed(len(LINES) - 1, seed="xyz"), len(LINES), "32 hex digits"),
        (
            changed(len(LINES) - 1, result={"points": [99, 0, 0], "places": [1, 2, 2]}),
            len(LINES),
            "result must be",
        ),
        ("\n".join(LINES[:-1]), len(LINES) - 1, "cut off"),
        ("\n".join(LINES[:40]), 40, "cut off"),
        (FINISHED[: len(FINISHED) // 2], None, "is not JSON"),
        ("\n".join(LINES[:30] + LINES[-1:]), 31, "the game is not over"),
        ("\n".join([*LINES, LINES[-1]]), len(LINES) + 1, "more after the end"),
        ("\n".join([*LINES[:-1], after_the_end()]), len(LINES), "the game was over before this action"),
        (UNFINISHED.replace('{"resume": {"seats": ["person"]}', '{"resume": 5'), None, "'resume' must be"),
        (changed(3, **{"\x1b[2J": 1}), 4, "'\\x1b[2J'"),
        ("\n".join([*LINES[:-1], LINES[-2], LINES[-1]]), len(LINES), None),
    ],
)
def test_a_record_that_does_not_hold_is_refused_with_its_line(text, line, said):
    refusal = refused(text)
    assert said is None or said in str(refusal)
    assert line is None or refusal.line == line
    assert str(refusal).startswith(f"line {refusal.line}: ")


def test_a_deal_that_does_not_follow_from_the_seed_is_found():
    """A cheat who rewrites a whole game, digests and all, but keeps the seed that was published."""
    bent = played(mode="tribe")
    honest = lascaux.Match(GAME, bent.setup, seed=b"another seed, ha", salt="ochre")
    while not honest.is_over:
        honest.play(honest.actor, honest.legal()[0])
    honest.seed = bent.seed
    refusal = refused(write_record(honest))
    assert "this deal does not follow from the seed" in str(refusal)
    assert refusal.line == 2


@pytest.mark.parametrize("text", [FINISHED, UNFINISHED])
def test_another_salt_is_found(text):
    refusal = refused(text.replace('"ochre"', '"ash"'))
    assert "does not follow from the seed" in str(refusal)


def test_a_huge_record_is_refused_at_once():
    with pytest.raises(RecordError, match="at most"):
        read_record(" " * (MOST_CHARACTERS + 1))


def test_every_single_damaged_character_is_found_or_changes_nothing():
    luck = lascaux.Pcg32(11)
    whole = read_record(FINISHED)
    for _ in range(120):
        at = luck.below(len(FINISHED))
        damaged = FINISHED[:at] + "#~x0"[luck.below(4)] + FINISHED[at + 1 :]
        assert outcome_of(damaged) in (None, whole.state.pack())


def outcome_of(text: str) -> object:
    """The position that a record leads to, or None if it is refused."""
    try:
        return read_record(text).state.pack()
    except RecordError:
        return None


def test_a_salt_may_hold_every_character_that_is_one():
    """Also those that some take for the end of a line."""
    salt = "a\u2028b\x85c\nd\re"
    match = lascaux.Match(GAME, GAME.setup(2, {}), seed=bytes(16), salt=salt)
    assert read_record(write_record(match)).salt == salt
    assert refused(changed(0, salt="\ud800")).line == 1


def test_lines_may_end_as_on_windows():
    assert read_record(FINISHED.replace("\n", "\r\n")).is_finished


def test_what_could_not_be_read_again_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    match = read_record(FINISHED).to_match()
    length = len(write_record(match))
    monkeypatch.setattr(records, "MOST_CHARACTERS", length)
    assert read_record(write_record(match)).is_finished
    monkeypatch.setattr(records, "MOST_CHARACTERS", length - 1)
    with pytest.raises(RecordTooLong, match=f"at most {length - 1} characters, this would have {length}"):
        write_record(match)
    with pytest.raises(RecordError):
        read_record(FINISHED)
