"""Records of the second format tell what was taken back and who sat down for whom, in the order in which it
happened; records of the first stay readable."""

import json
from pathlib import Path

import pytest

import lascaux
from lascaux.engine.errors import RecordError
from lascaux.table.record import FULL, PLAIN, read_record, write_record
from lascaux.table.tape import Seating, Step, Undone

GAME = lascaux.load("kingdomino-origins")
FORMER = Path(__file__).with_name("format-1.jsonl")


def begun(decisions: int) -> lascaux.Match:
    match = lascaux.Match(GAME, GAME.setup(2, {"mode": "totem"}), seed=bytes(range(16)), salt="ochre")
    play(match, decisions)
    return match


def play(match: lascaux.Match, decisions: int = 10_000, option: int = 0) -> None:
    while decisions and not match.is_over:
        match.play(match.actor, match.legal()[option])
        decisions -= 1


def take_back(match: lascaux.Match) -> int:
    """A decision before the last deal, so that the deal goes with it."""
    deal = max(n for n, step in enumerate(match.steps) if step.actor < 0)
    count = len(match.steps) - deal + 1
    assert match.steps[-count].actor >= 0
    match.undo(count)
    return count


def eventful() -> lascaux.Match:
    match = begun(12)
    match.note_seating(Seating(1, "stand-in", "fair"))
    play(match, 4)
    match.note_seating(Seating(1, "person"))
    take_back(match)
    play(match, option=-1)
    return match


MATCH = eventful()
TOLD = write_record(MATCH)
LINES = TOLD.splitlines()
UNDO = next(n for n, line in enumerate(LINES) if line.startswith('{"undo"'))
LAST_GONE = UNDO - 2  # the person came back before they were asked
SEATINGS = [n for n, line in enumerate(LINES) if line.startswith('{"seat"')]


def changed(line: int, **fields: object) -> str:
    """One line (from 0) with other fields; None takes a field out."""
    entry = {**json.loads(LINES[line]), **fields}
    text = json.dumps({key: value for key, value in entry.items() if value is not None})
    return "\n".join([*LINES[:line], text, *LINES[line + 1 :]])


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as refusal:
        read_record(text)
    return refusal.value


def test_what_was_taken_back_stands_before_the_line_that_says_so():
    record = read_record(TOLD)
    assert (record.version, json.loads(LINES[0])["lascaux"]) == (FULL, FULL)
    undone = json.loads(LINES[UNDO])
    acts = [json.loads(line) for line in LINES[1:UNDO] if line.startswith('{"n"')]
    gone, first = acts[-1], acts[-undone["undo"]]
    assert first["by"] == undone["by"], "it leads back to a decision of whoever went back"
    assert gone["n"] == json.loads(LINES[UNDO + 1])["n"] + undone["undo"] - 1
    assert [json.loads(LINES[n]) for n in SEATINGS] == [
        {"seat": 1, "by": "stand-in", "level": "fair"},
        {"seat": 1, "by": "person"},
    ]


def test_what_stands_is_what_is_played_again():
    record = read_record(TOLD)
    assert record.steps == [(step.actor, step.action) for step in MATCH.steps]
    assert record.position(len(record.steps)).pack() == record.state.pack() == MATCH.state.pack()
    assert len(record.tape) == len(MATCH.tape) > len(record.steps)


def test_a_game_without_anything_to_tell_is_written_as_before():
    text = write_record(played := begun(10_000))
    assert json.loads(text.splitlines()[0])["lascaux"] == PLAIN
    assert read_record(text).version == PLAIN
    assert all(isinstance(happening, Step) for happening in played.tape)


def test_a_record_of_the_first_format_is_read_and_written_again_as_it_was():
    record = read_record(text := FORMER.read_text(encoding="utf-8"))
    assert record.is_finished
    assert record.version == PLAIN
    assert write_record(record.to_match()) == text


def test_the_first_format_has_no_such_lines():
    text = changed(0, lascaux=PLAIN)
    assert refused(text).line == SEATINGS[0] + 1


def test_a_saved_game_goes_on_with_all_that_happened():
    match = begun(20)
    take_back(match)
    again = read_record(write_record(match)).to_match()
    assert (again.tape, again.sealed) == (match.tape, match.sealed)
    for one in (match, again):
        play(one)
    assert write_record(again) == write_record(match)


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (changed(UNDO, undo=0), UNDO, "0 actions can't be taken back"),
        (changed(UNDO, undo=999), UNDO, "999 actions can't be taken back"),
        (changed(UNDO, undo=True), UNDO, "True actions"),
        (
            changed(UNDO, undo=json.loads(LINES[UNDO])["undo"] - 1),
            UNDO,
            "leads back to an action of 'chance'",
        ),
        (changed(UNDO, by=1 - json.loads(LINES[UNDO])["by"]), UNDO, "leads back to an action of"),
        (changed(UNDO, more=1), UNDO, "just the fields undo, by"),
        ("\n".join(LINES[:UNDO] + LINES[UNDO + 1 :]), UNDO, "must be action"),
        (changed(LAST_GONE, digest="0" * 16), LAST_GONE, "digest does not fit"),
        (changed(SEATINGS[0], seat=2), SEATINGS[0], "no seat 2"),
        (changed(SEATINGS[0], seat=False), SEATINGS[0], "no seat False"),
        (changed(SEATINGS[0], by="nobody"), SEATINGS[0], "'by' must be one of bot, stand-in, person"),
        (changed(SEATINGS[0], by=["bot"]), SEATINGS[0], "'by' must be one of"),
        (changed(SEATINGS[0], level="random"), SEATINGS[0], "'level' must be one of fair"),
        (changed(SEATINGS[0], level=None), SEATINGS[0], "just the fields"),
        (changed(SEATINGS[0], by="bot"), SEATINGS[1], "person can't sit down for seat 1"),
        (changed(SEATINGS[1], seat=0), SEATINGS[1], "person can't sit down for seat 0"),
        (
            "\n".join([*LINES[: SEATINGS[0] + 1], *LINES[SEATINGS[0] :]]),
            SEATINGS[0] + 1,
            "stand-in can't sit",
        ),
    ],
)
def test_lines_that_do_not_hold_are_refused_by_number(text, line, said):
    refusal = refused(text)
    assert said in str(refusal)
    assert refusal.line == line + 1


def test_a_deal_that_was_taken_back_must_follow_from_the_seed_as_well():
    """A cheat who saw better cards than those that were dealt, and then took them back."""
    honest = begun(30)
    deal = max(n for n, step in enumerate(honest.steps) if step.actor < 0 <= honest.steps[n - 1].actor)
    told = [(step.actor, step.action) for step in honest.steps]
    before = read_record(write_record(honest)).position(deal)
    better = next(
        outcome
        for outcome in (GAME.sample(before, lascaux.Pcg32(n)) for n in range(99))
        if outcome != told[deal][1]
    )
    back = Undone(2, told[deal - 1][0])
    honest.replay([*told[:deal], (lascaux.CHANCE, better), back, *told[deal - 1 :]])
    refusal = refused(write_record(honest))
    assert "this deal does not follow from the seed" in str(refusal)
    assert refusal.line == deal + 2


def test_nobody_goes_back_alone_while_a_bot_stands_in_for_somebody_else():
    match = begun(12)
    match.note_seating(Seating(1, "stand-in", "fair"))
    play(match, 4)
    seat = next(step.actor for step in reversed(match.steps) if step.actor == 0)
    assert match.steps_to_undo(seat) > match.free_undo(seat)
    match.undo(match.steps_to_undo(seat))
    play(match)
    assert "while a bot stood in for somebody else" in str(refused(write_record(match)))
