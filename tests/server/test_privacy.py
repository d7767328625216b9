"""What is sent holds nothing that the seat may not know: it is the same from any resampled position."""

import copy
from typing import Any

import pytest

import lascaux
from lascaux.server.hub import Listener, encoder
from lascaux.server.replays import Replay, Replays, shown
from lascaux.server.seats import SeatState
from lascaux.server.table import Table
from lascaux.server.telling import Telling
from lascaux.server.thinking import Thinker
from lascaux.table.match import Match
from tests.conformance.walks import Agreement, agreements, play_on, positions, some
from tests.server.client import NO_ROOMS

SPECTATOR = lascaux.SPECTATOR
POSITIONS = 2_000  # of every game
NOBODYS: Any = None  # nothing here is stored and no bot is asked


def table_of(match: Match) -> Table:
    seats = [SeatState("person", name, "wolf") for name in match.names]
    table = Table("id", "code", match.game, match.setup, False, match.seed, seats, NOBODYS, NOBODYS)
    table.status = "playing"
    table.keep(match, match.steps)
    return table


def sent(table: Table, seat: int, seen: int = 0) -> bytes:
    """The very bytes of a position: for somebody who has just come, or who has seen this much."""
    return encoder.encode(Telling(table).position(None if seat == SPECTATOR else seat, seen))


def look_alike(match: Match, seat: int, luck: lascaux.Pcg32) -> Match:
    """The same game as far as the seat knows."""
    other = copy.copy(match)
    other.state = match.game.resample(match.state, seat, luck)
    return other


@pytest.mark.parametrize("agreement", some(40), ids=str)
def test_what_is_sent_is_the_same_for_every_position_that_looks_the_same(agreement: Agreement):
    luck = lascaux.Pcg32(agreement.seed, 21)
    compared = 0
    for match in positions(agreement):
        if match.is_over or luck.below(1 + len(match.steps) // 6):  # a table tells its whole log anew
            continue
        table = table_of(match)
        for seat in [*range(agreement.players), SPECTATOR]:
            other = table_of(look_alike(match, seat, luck))
            assert sent(table, seat) == sent(other, seat)
            compared += 1
    assert compared > 12


def gone_on(table: Table, match: Match) -> Table:
    """The table with what came since."""
    later = copy.copy(table)
    later.log, later.standing = list(table.log), list(table.standing)
    later.keep(match, match.steps[table.version :])
    return later


@pytest.mark.parametrize("game", lascaux.game_ids())
def test_thousands_of_positions_of_every_game_are_sent_as_they_may_be_seen(game: str):
    """Move by move, as somebody at the table hears it; whoever acts, and somebody else."""
    luck, compared = lascaux.Pcg32(1, 23), 0
    of_game = [agreement for agreement in agreements() if agreement.game == game]
    while compared < POSITIONS:
        agreement = of_game[luck.below(len(of_game))]
        eyes, table = [*range(agreement.players), SPECTATOR], table_of(agreement.match())
        for match in play_on(table.playing(), luck):
            seen = table.version
            for seat in {match.actor, eyes[luck.below(len(eyes))]}:
                one, other = gone_on(table, match), gone_on(table, look_alike(match, seat, luck))
                assert sent(one, seat, seen) == sent(other, seat, seen), str(agreement)
            table = gone_on(table, match)
            compared += 1


@pytest.mark.parametrize("agreement", some(10), ids=str)
def test_looking_back_at_a_running_game_shows_what_the_seat_saw_then(agreement: Agreement):
    """Position by position the view is that of the seat, and the log is what it has heard."""
    match = next(match for match in positions(agreement) if len(match.steps) >= 12)
    replays = Replays(NO_ROOMS, Thinker(1))  # what it keeps of this game serves all seats
    for seat in [*range(agreement.players), SPECTATOR]:
        replay = Replay("id", match, [], seat, False)
        heard = encoder.encode(shown(replay).log)
        assert heard == encoder.encode([entry.entry(seat) for entry in table_of(match).log])
        assert not shown(replay).seed
        s = match.game.new(match.setup)
        for n, step in enumerate(match.steps):
            assert replays.position(replay, n).view == match.game.observe(s, seat)
            match.game.apply(s, step.action)


def test_the_seed_is_sent_when_the_game_is_over_and_not_before():
    luck = lascaux.Pcg32(1, 22)
    for agreement in some(6):
        for match in positions(agreement):
            if luck.below(1 + len(match.steps) // 6):
                continue
            assert seed_of(match) not in sent(table_of(match), 0)
        assert match.is_over
        assert seed_of(match) in sent(table_of(match), 0)


def seed_of(match: Match) -> bytes:
    return match.seed.hex().encode()


def test_a_listener_is_sent_what_is_new_to_them_only():
    agreement = some(1)[0]
    match = next(match for match in positions(agreement) if len(match.steps) >= 12)
    sent: list[bytes] = []
    table, listener = table_of(match), Listener(0, sent.extend, seen=10)
    Telling(table).send_position(listener)
    assert f'"version":{table.version}'.encode() in sent[0]
    assert b'"log":[{"version":11' in sent[0]
    assert listener.seen == table.version
