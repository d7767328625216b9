"""What reviews find, and what they cost: games of bots of one level that play alike, and blunders planted in
such games.

python3 dev.py bench reviewing GAME [--bot SPEC] [--games N] [--planted N] [--players N] [--options K=V ...]
    [--least POINTS] [--first N]

Reviewed games: marks a seat of each kind, accuracy, and seconds of CPU for the first sight and for all closer
looks. Planted: from a lot on, one seat takes the option that a net likes least, as soon as that costs so many
points (--least) by lines of their own, which go further than those of a review and have other luck. Found: a
review marks this decision as a mistake or a blunder. The same numbers make the same games.
"""

import argparse
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

import lascaux
from lascaux.bots.asking import ask, imagined
from lascaux.bots.budget import Timer
from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import Action, Game, State
from lascaux.review.closer import Comparison, Duel, look_closer
from lascaux.review.finished import Finished
from lascaux.review.judging import judge_of
from lascaux.review.marks import MARKS, Mark, mark_of
from lascaux.review.measures import measures_for
from lascaux.review.summary import FirstSight, Found, first_sight, judgements, seat_summary
from lascaux.review.suspects import suspects_among

TRIED = 5  # one decision in so many, until a blunder is planted
TURNS, ROUNDS = 8, 24  # of lines that show what a planted blunder costs
Chooser = Callable[[State, int, Action], Action]  # the position, the seat, what its bot would do


@dataclass(frozen=True)
class Table:
    game: Game
    setup: lascaux.Setup
    bot: str

    def play(self, number: int, choose: Chooser) -> Finished:
        match = lascaux.Match(self.game, self.setup, number.to_bytes(16, "big"))
        bots = [lascaux.make_bot(self.bot) for _ in range(self.setup.players)]
        luck = [Pcg32(number, seat + 1) for seat in range(self.setup.players)]
        while not match.is_over:
            seat, options = match.actor, match.legal()
            action = options[0]
            if len(options) > 1:
                own = ask(bots[seat], self.game, match.state, seat, luck[seat])
                action = choose(match.state, seat, own)
            match.play(seat, action)
        return Finished(self.game, self.setup, [step.action for step in match.steps])


class Planter:
    """Takes one bad choice in a game."""

    def __init__(self, game: Game, seat: int, least: float, number: int) -> None:
        self.game, self.seat, self.least = game, seat, least
        self.luck = Pcg32(number, 99)
        self.cost = self.at_first_sight = 0.0
        self.packed: object = None

    def choose(self, s: State, seat: int, own: Action) -> Action:
        if seat != self.seat or self.packed is not None or self.luck.below(TRIED):
            return own
        worst = self.worst(imagined(self.game, s, seat))
        if worst is None:
            return own
        self.packed = s.pack()
        return worst

    def worst(self, s: State) -> Action | None:
        """If it costs enough."""
        value, options = judge_of(self.game, s), self.game.legal(s)
        values = value.of_options(s, self.seat, options)
        best, worst = max(values), min(values)
        if best - worst < self.least:
            return None
        action = options[values.index(worst)]
        proof = self.proof(s, options[values.index(best)], action)
        if proof.regret < self.least or not proof.is_sure:
            return None
        self.cost, self.at_first_sight = proof.regret, best - worst
        return action

    def proof(self, s: State, best: Action, worst: Action) -> Comparison:
        measures = replace(measures_for(self.game.id), turns=TURNS, rounds=ROUNDS, doubt=0.0)
        duel = Duel(judge_of(self.game, s), measures, s, self.seat, Timer())
        duel.rng = self.luck
        return duel.between(best, worst)


def reviewed(finished: Finished) -> tuple[FirstSight, Found, float, float]:
    began = time.process_time()
    sight = first_sight(finished)
    seen = time.process_time()
    suspects = suspects_among(sight.decisions, measures_for(finished.game.id))
    found = {one.n: look_closer(finished.game, one, Timer()) for one in suspects}
    return sight, found, seen - began, time.process_time() - seen


def mirror(table: Table, number: int, marks: Counter[Mark], accuracies: list[int]) -> float:
    finished = table.play(number, lambda _, __, own: own)
    sight, found, first, closer = reviewed(finished)
    judged = judgements(finished, sight, found)
    seats = range(table.setup.players)
    mine = [seat_summary(finished, seat, sight, found, judged).accuracy for seat in seats]
    here = Counter(one.mark for one in judged)
    told = ", ".join(f"{here[mark]} {mark}" for mark in MARKS)
    looks = f"{len(found)} of {len(sight.decisions)} looked at"
    print(f"game {number}: {told}; accuracy {mine}; {looks}; CPU {first:.1f} + {closer:.1f} s", flush=True)
    marks.update(here)
    accuracies += mine
    return first + closer


def mirrors(table: Table, numbers: range) -> None:
    marks: Counter[Mark] = Counter()
    accuracies: list[int] = []
    seconds = [mirror(table, number, marks, accuracies) for number in numbers]
    seats = len(numbers) * table.setup.players
    shares = ", ".join(f"{mark} {marks[mark] / seats:.2f}" for mark in MARKS)
    mean = sum(accuracies) / seats
    print(f"{table.game.id}, {table.bot}, {len(numbers)} games: marks a seat: {shares}; accuracy {mean:.0f}")
    print(f"CPU a review: {sum(seconds) / len(seconds):.0f} s, at most {max(seconds):.0f} s", flush=True)


def planted(table: Table, number: int, least: float) -> bool | None:
    """Whether it was found; nothing where none could be planted. Only the suspect decision is looked at: the
    others change nothing about its mark."""
    planter = Planter(table.game, number % table.setup.players, least, number)
    finished = table.play(number, planter.choose)
    moment = next((one for one in finished.decisions() if one.s.pack() == planter.packed), None)
    if moment is None:
        return None
    measures = measures_for(table.game.id)
    suspects = suspects_among(first_sight(finished).decisions, measures)
    decision = next((one for one in suspects if one.n == moment.n), None)
    found = look_closer(table.game, decision, Timer()) if decision else None
    mark = mark_of(found, measures) if found else None
    told = f"{found.regret:.1f} ± {found.error:.1f}, share {found.share:.2f}" if found else "no suspect"
    costs = f"{planter.at_first_sight:.1f} points at first sight, {planter.cost:.1f} by proof"
    print(f"game {number}, decision {moment.n}: {costs}; review: {mark}, {told}", flush=True)
    return mark in MARKS[1:]


def plants(table: Table, first: int, wanted: int, least: float) -> None:
    number, found = first, list[bool]()
    while len(found) < wanted:
        outcome = planted(table, number, least)
        if outcome is not None:
            found.append(outcome)
        number += 1
    print(f"{table.game.id}: {sum(found)} of {wanted} planted blunders found", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="What reviews find, and what they cost.")
    parser.add_argument("game", choices=lascaux.game_ids())
    parser.add_argument("--bot", default="strong(simulations=30)")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--planted", type=int, default=10)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--options", nargs="*", default=[])
    parser.add_argument("--least", type=float, default=10.0)
    parser.add_argument("--first", type=int, default=1)
    asked = parser.parse_args()
    game = lascaux.load(asked.game)
    options = dict(option.split("=") for option in asked.options)
    table = Table(game, game.setup(asked.players, options), asked.bot)
    if asked.games:
        mirrors(table, range(asked.first, asked.first + asked.games))
    plants(table, asked.first, asked.planted, asked.least)


if __name__ == "__main__":
    main()
