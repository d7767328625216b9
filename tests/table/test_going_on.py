"""A game that goes on from a position of another one: what it takes over, deals and writes into
its record."""

import json

import pytest

import lascaux
from lascaux.engine.errors import RecordError
from lascaux.server.replays import proven
from lascaux.table.match import NothingToUndo
from lascaux.table.record import read_record, write_record

SEED, OTHER = b"sixteen bytes ok", b"another seed, ha"


def played(match: lascaux.Match, luck: int = 5) -> lascaux.Match:
    rng = lascaux.Pcg32(luck)
    while not match.is_over:
        legal = match.legal()
        match.play(match.actor, legal[rng.below(len(legal))])
    return match


def first_game(game: str = "kingdomino-origins", players: int = 3) -> lascaux.Match:
    loaded = lascaux.load(game)
    return played(lascaux.Match(loaded, loaded.setup(players, {}), seed=SEED))


def actions(match: lascaux.Match, count: int | None = None) -> list[tuple[int, lascaux.Action]]:
    return [(step.actor, step.action) for step in match.steps[:count]]


def gone_on(match: lascaux.Match, count: int) -> lascaux.Match:
    return lascaux.Match(match.game, match.setup, OTHER, "ash", beginning=actions(match, count))


BEFORE = first_game()
BEGINS = 31
FINISHED = write_record(played(gone_on(BEFORE, BEGINS), 8))
LINES = FINISHED.splitlines()


def changed(line: int, **fields) -> str:
    lines = list(LINES)
    lines[line] = json.dumps({**json.loads(lines[line]), **fields})
    return "\n".join(lines)


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as refusal:
        read_record(text)
    return refusal.value


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", lascaux.game_ids())
def test_every_game_goes_on_from_any_of_its_positions_to_another_end(game, players):
    before = first_game(game, players)
    for begins in {0, 1, 2, len(before.steps) // 2, len(before.steps) - 1}:
        match = gone_on(before, begins)
        assert actions(match, begins) == actions(before, begins)
        s = before.game.new(before.setup)
        for _, action in actions(match):
            before.game.apply(s, action)
        assert match.state.pack() == s.pack()
        record = read_record(write_record(played(match, 9)))
        assert (record.begins, record.is_finished) == (begins, True)
        assert actions(record.to_match()) == actions(match)
        assert record.to_match().begins == begins


def test_what_waits_for_chance_is_dealt_from_the_new_seed():
    deal = next(n for n, step in enumerate(BEFORE.steps) if n > BEGINS and step.named["do"] == "row")
    assert len({tuple(gone_on(BEFORE, deal).steps[deal].action), tuple(BEFORE.steps[deal].action)}) == 2
    again = lascaux.Match(BEFORE.game, BEFORE.setup, OTHER, "bone", beginning=actions(BEFORE, deal))
    assert again.steps[deal].action != gone_on(BEFORE, deal).steps[deal].action


def test_nobody_goes_back_beyond_the_beginning():
    before = next(n for n, step in enumerate(BEFORE.steps) if n > BEGINS and step.actor >= 0)
    match = gone_on(BEFORE, before)
    seat = match.actor
    assert [match.free_undo(seat), match.steps_to_undo(seat)] == [0, 0]
    with pytest.raises(NothingToUndo):
        match.undo(1)
    start = match.state.pack()
    match.play(seat, match.legal()[0])
    made = len(match.steps) - before
    assert match.steps_to_undo(seat) == made
    for trial in (match.branch(), match):
        with pytest.raises(NothingToUndo):
            trial.undo(made + 1)
        trial.undo(made)
        assert (trial.state.pack(), len(trial.steps), trial.sealed) == (start, before, before)


def test_a_record_says_where_its_game_begins_and_an_ordinary_one_says_nothing():
    assert json.loads(LINES[0])["begins"] == BEGINS
    assert "begins" not in write_record(BEFORE)
    record = read_record(FINISHED)
    assert record.deals == FINISHED.count('"chance"') - sum(actor < 0 for actor, _ in record.beginning)
    assert read_record(write_record(BEFORE)).begins == 0


def test_only_deals_since_the_beginning_are_held_against_the_seed():
    record = read_record(FINISHED)
    bent = refused(FINISHED.replace(f', "begins": {BEGINS}', ""))
    assert (bent.line, "does not follow from the seed" in str(bent)) == (2, True)
    proof = proven(record.to_match())
    assert (proof.bent, proof.deals, proof.begins) == (None, record.deals, BEGINS)


def test_a_deal_that_was_bent_after_the_beginning_is_found():
    """A cheat who writes a whole game, digests and all, and keeps the seed that was published."""
    forged = lascaux.Match(BEFORE.game, BEFORE.setup, SEED, "ash", beginning=actions(BEFORE, BEGINS))
    played(forged, 8)
    forged.seed = OTHER
    first = next(n for n, step in enumerate(forged.steps, 1) if n > BEGINS and step.actor < 0)
    bent = refused(write_record(forged))
    assert (bent.line, "does not follow from the seed" in str(bent)) == (first + 1, True)
    assert proven(forged).bent == first


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (changed(0, begins=0), 1, "'begins' must be the number of an action, not 0"),
        (changed(0, begins=-3), 1, "'begins' must be"),
        (changed(0, begins=True), 1, "'begins' must be"),
        (changed(0, begins="31"), 1, "'begins' must be"),
        (changed(0, begins=None), 1, "'begins' must be"),
        (changed(0, begins=len(LINES) - 2), len(LINES), "can't have begun after action"),
        (changed(0, begins=10**9), len(LINES), "can't have begun after action"),
        (changed(0, begins=BEGINS - 5), None, "does not follow from the seed"),
    ],
)
def test_a_beginning_that_can_not_be_is_refused_with_its_line(text, line, said):
    refusal = refused(text)
    assert said in str(refusal)
    assert line is None or refusal.line == line


def test_a_saved_game_goes_on_with_the_same_deals_and_the_same_beginning():
    match = gone_on(BEFORE, BEGINS)
    saved = read_record(write_record(match, {"seats": []})).to_match()
    assert (saved.begins, saved.sealed) == (BEGINS, BEGINS)
    assert write_record(played(saved, 3)) == write_record(played(match, 3))


def test_a_game_may_go_on_from_one_that_went_on():
    once = played(gone_on(BEFORE, BEGINS), 8)
    for begins in (BEGINS - 10, len(once.steps) - 2):
        twice = lascaux.Match(once.game, once.setup, bytes(16), beginning=actions(once, begins))
        assert read_record(write_record(played(twice, 2))).begins == begins
