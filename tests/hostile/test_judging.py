"""The judge of histories is judged: each way to falsify one is found, and an honest one is believed."""

import asyncio
import copy
import random
from collections.abc import Callable

import pytest

from tests.hostile.history import Answer, History, Kept, Line, Seen, Sending, Visit, kept_of
from tests.hostile.judging import faults_at
from tests.hostile.people import look_at_all, opened
from tests.server.client import running

STINT = 1.5  # seconds
STINTS = 20  # on a machine that is very busy
Falsify = Callable[[History, Kept], object]


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    """A table of two, with cut connections and a kill in between."""
    history, dice = History(), random.Random(5)
    with running(tmp_path_factory.mktemp("judging") / "tables.db") as server:

        async def play():
            people = await opened(server, history, "kingdomino-origins", 2, [], dice)
            for person in people:
                person.regrets = 0.2
            for stint in range(STINTS):
                until = asyncio.get_running_loop().time() + STINT
                await asyncio.gather(*(person.play(until) for person in people))
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                if stint and is_enough(history, kept_of(server.db, people[0].table)):
                    break
            await look_at_all(people)

        asyncio.run(play())
        return history, kept_of(server.db, history.visits[0].table)


def is_enough(history: History, kept: Kept) -> bool:
    """There is something of everything that can be falsified."""
    undone = any(row.kind == "undo" for row in kept.rows)
    return undone and len(moves(history)) > 10 and len(lines(history)) > 2


def test_an_honest_history_is_believed(honest):
    assert faults_at(*honest) == []


def moves(history: History) -> list[Sending]:
    return [one for one in history.sendings.values() if one.done and one.kind == "act"]


def lines(history: History) -> list[Sending]:
    return [one for one in history.sendings.values() if one.done and one.kind == "say"]


def longest(history: History) -> Visit:
    return max(history.visits, key=lambda visit: len(visit.positions))


def latest(history: History) -> Seen:
    return longest(history).positions[-1]


def talkative(history: History) -> Visit:
    return max(history.visits, key=lambda visit: len(visit.said))


def lose_the_end(_: History, kept: Kept) -> None:
    last = max(row.version for row in kept.rows if row.kind == "act" and row.message)
    del kept.rows[last - 1 :]


def lose_one(_: History, kept: Kept) -> None:
    del kept.rows[len(kept.rows) // 2]


def double_one(_: History, kept: Kept) -> None:
    asked = next(row for row in kept.rows if row.message)
    kept.rows.append(asked._replace(version=len(kept.rows) + 1))


def exchange_two(history: History, _: Kept) -> None:
    """What was done first is told to be done second."""
    one, other = moves(history)[:2]
    one.answers, other.answers = other.answers, one.answers


def send_late(history: History, _: Kept) -> None:
    """What comes first in the file was sent when the other one was done."""
    one, other = moves(history)[:2]
    one.sent = [other.done[0].at + 1]


def exchange_players(_: History, kept: Kept) -> None:
    place = next(place for place, row in enumerate(kept.rows) if row.message)
    kept.rows[place] = kept.rows[place]._replace(actor=1 - kept.rows[place].actor)


def change_content(history: History, _: Kept) -> None:
    moves(history)[3].content["action"] = {"do": "something-else"}


def change_the_deal(_: History, kept: Kept) -> None:
    kept.seed = bytes(16)


def act_on_what_was_past(history: History, _: Kept) -> None:
    moves(history)[3].content["seen"] -= 1


def do_what_was_refused(history: History, _: Kept) -> None:
    moves(history)[3].answers = [Answer(1, code="stale")]


def do_what_nobody_asked(history: History, _: Kept) -> None:
    gone = moves(history)[3]
    del history.sendings[gone.table, gone.seat, gone.id]


def tell_another_view(history: History, _: Kept) -> None:
    latest(history).view = "0123456789abcdef"


def tell_other_options(history: History, _: Kept) -> None:
    latest(history).options = "0123456789abcdef"


def tell_another_turn(history: History, _: Kept) -> None:
    latest(history).actor = 7


def tell_half_of_a_move(history: History, kept: Kept) -> None:
    """As it was between an action and its deals."""
    deal = next(row for row in kept.rows if row.actor == -1 and row.version > 5)
    latest(history).version = deal.version - 1


def tell_another_log(history: History, _: Kept) -> None:
    entry = next(seen.log for seen in longest(history).positions if seen.log)[-1]
    entry["events"] = [{"event": "another"}]


def leave_out_of_the_log(history: History, _: Kept) -> None:
    del next(seen.log for seen in longest(history).positions if seen.log)[-1]


def forget_what_was_undone(history: History, kept: Kept) -> None:
    """Whoever comes is told only what stands."""
    undone = {row.version for row in kept.rows if row.kind == "undo"}
    log = history.visits[-1].positions[0].log
    log[:] = [entry for entry in log if entry["version"] not in undone]


def go_back_after_a_kill(history: History, _: Kept) -> None:
    first = history.visits[-1].positions[0]
    first.version -= 1
    first.log.pop()


def lose_a_line(history: History, kept: Kept) -> None:
    said = lines(history)[0]
    kept.chat = [line for line in kept.chat if (line.seat, line.message) != (said.seat, said.id)]


def double_a_line(_: History, kept: Kept) -> None:
    kept.chat.append(kept.chat[0])


def change_a_line(_: History, kept: Kept) -> None:
    kept.chat[0] = Line(kept.chat[0].seat, "something else", kept.chat[0].message)


def exchange_lines(history: History, _: Kept) -> None:
    talkative(history).said.reverse()


def hear_twice(history: History, _: Kept) -> None:
    said = talkative(history).said
    said.append(said[-1])


def hear_too_little(history: History, _: Kept) -> None:
    del history.visits[-1].said[0]


WAYS: tuple[tuple[Falsify, str], ...] = (
    (lose_the_end, "acknowledged and lost"),
    (lose_one, "don't grow by one"),
    (double_one, "done 2 times"),
    (exchange_two, "as was told"),
    (send_late, "but comes before it"),
    (exchange_players, "is not what was sent"),
    (change_content, "is not what was sent"),
    (change_the_deal, "can't be played again"),
    (act_on_what_was_past, "is not what was sent"),
    (do_what_was_refused, "was refused"),
    (do_what_nobody_asked, "is not what was sent"),
    (tell_another_view, "saw another position"),
    (tell_other_options, "saw another position"),
    (tell_another_turn, "saw another position"),
    (tell_half_of_a_move, "half of a move"),
    (tell_another_log, "was told another version"),
    (leave_out_of_the_log, "the log tells"),
    (forget_what_was_undone, "the log tells"),
    (go_back_after_a_kill, "and then somebody came"),
    (lose_a_line, "acknowledged and lost"),
    (double_a_line, "done 2 times"),
    (change_a_line, "nobody said"),
    (exchange_lines, "heard another talk"),
    (hear_twice, "heard another talk"),
    (hear_too_little, "did not hear"),
)


@pytest.mark.parametrize(("falsify", "words"), WAYS, ids=[way.__name__ for way, _ in WAYS])
def test_a_falsified_history_is_found(honest, falsify, words):
    history, kept = copy.deepcopy(honest)
    falsify(history, kept)
    assert any(words in fault for fault in faults_at(history, kept))
