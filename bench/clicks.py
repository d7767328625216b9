"""How many clicks a person needs for a whole game of Endless Winter against two bots.

python3 dev.py bench clicks [--games N] [--first SEED]

The person does what hints advise. The games are played in the engine; what the page gathers into one click is
asked of the page's own code (client/src/games/endless_winter/gathering.ts, run by Node). Counted so:

- A choice of one costs nothing: the page makes it. Any other option costs a click; a camp that moves costs
  two, unless there is only one that can, and so does something lesser than a megalith: it is folded away.
- A plan of the page costs a click, and its steps nothing; what is asked in between is counted as always. The
  person imagines it first, from what they can see, and takes it if hints would advise each of its steps.
  Whoever has to bring things into an order does not mind which.
- "Don't ask" costs a click once. Where a hint is against it later, taking back and choosing cost two.

Beside it, the same deals without any of that: every option alone, and one click more for anything lesser.
`tests/browser/test_gathering.py` holds that the page does in so many clicks what is counted here.
"""

import argparse
import json
import os
import statistics
import subprocess
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import lascaux
from lascaux.advice.weighing import best
from lascaux.bots.asking import ask, imagined, luck_of
from lascaux.bots.registry import make_bot
from lascaux.engine.chance import Dealer, Dealing, Pcg32
from lascaux.engine.protocol import CHANCE, OVER, Action, Game, State

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "client"
GATHERING = CLIENT / "src" / "games" / "endless_winter" / "gathering.ts"
BUNDLE = ROOT / ".build" / "gathering.mjs"
PLAYERS = 3
ORDERED = ("harvest", "benefit", "resolve", "term")  # what has to be done in any order
HABITS = ("tool", "order")

Data = dict[str, Any]


class Page:
    """The code of the page, in Node."""

    def __init__(self, printed: Data) -> None:
        node = os.environ.get("LASCAUX_BENCH_NODE", "node")
        rolldown = CLIENT / "node_modules" / "rolldown" / "bin" / "cli.mjs"
        bundling: list[str | Path] = [node, rolldown, GATHERING, "--format", "esm", "--file", BUNDLE]
        subprocess.run(bundling, check=True, stdout=subprocess.DEVNULL)
        command: list[str | Path] = [node, Path(__file__).with_name("clicks_page.mjs"), BUNDLE]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.ask({"printed": printed})

    def ask(self, question: Data) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps(question), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate()


@dataclass
class Asked:
    """A question to a seat, as the page gets it."""

    game: Game
    s: State
    seat: int
    options: list[Action] = field(init=False)
    named: list[Data] = field(init=False)
    view: Data = field(init=False)

    def __post_init__(self) -> None:
        self.options = self.game.legal(self.s)
        self.named = [self.game.named(self.s, action) for action in self.options]
        self.view = self.game.observe(self.s, self.seat)

    def offers(self) -> list[Data]:
        return [
            {"action": named, "words": {"facts": {"lesser": self.is_lesser(action)}}}
            for named, action in zip(self.named, self.options, strict=True)
        ]

    def is_lesser(self, action: Action) -> int:
        lesser = self.game.text(self.s, action).facts.get("lesser", 0)
        return int(lesser == 1)

    def for_page(self, plan: Data | None = None) -> Data:
        return {"view": self.view, "offers": self.offers(), "me": self.seat, "plan": plan}

    def action(self, named: Data) -> Action:
        return self.options[self.named.index(named)]


@dataclass
class Person:
    """Who plays by hints, on a page that gathers or not."""

    game: Game
    seat: int
    page: Page | None
    plans: list[Data] = field(default_factory=list)
    habits: set[str] = field(default_factory=set)
    clicks: Counter[str] = field(default_factory=Counter)

    def choose(self, s: State) -> Action:
        asked = Asked(self.game, s, self.seat)
        planned = self.planned(asked)
        if planned is not None or len(asked.options) == 1:
            return asked.options[0] if planned is None else planned
        luck = Pcg32(luck_of(self.game, s, self.seat))
        hint = ask(make_bot("casual"), self.game, s, self.seat, luck)
        return self.gathered(asked, hint) if self.page else self.alone(asked, hint)

    def planned(self, asked: Asked) -> Action | None:
        """What the page sends by itself, as long as its plans have an answer."""
        while self.plans:
            progress = self.ask_page(asked, self.plans[-1])
            if progress == "wait":
                return None
            self.plans.pop()
            if progress != "over":
                self.plans += [progress["left"]] if progress["left"] else []
                return asked.action(progress["action"])
        return None

    def ask_page(self, asked: Asked, plan: Data | None = None) -> Any:
        assert self.page
        return self.page.ask(asked.for_page(plan))

    def alone(self, asked: Asked, hint: Action) -> Action:
        self.count(asked, clicks_on(asked, hint) + asked.is_lesser(hint))
        return hint

    def gathered(self, asked: Asked, hint: Action) -> Action:
        found = self.ask_page(asked)
        by_habit = self.by_habit(asked, hint, found["habit"])
        if by_habit is not None:
            return by_habit
        plan = self.best_plan(asked, found["plans"])
        if plan:
            self.count(asked, 1, plan["name"])
            return self.begin(asked, plan)
        self.count(asked, clicks_on(asked, hint) + is_folded(asked, hint))
        follow = found["follows"][asked.options.index(hint)]
        return self.begin(asked, follow) if follow and self.imagine(asked, follow) else hint

    def by_habit(self, asked: Asked, hint: Action, habit: Data | None) -> Action | None:
        """What is done without asking, or from now on."""
        if not habit or habit["name"] not in HABITS:
            return None
        action, is_kept = asked.action(habit["action"]), habit["name"] in self.habits
        is_right = action == hint or habit["name"] == "order"
        if not is_right:
            self.count(asked, 2 if is_kept else 1)
            return hint
        self.habits.add(habit["name"])
        self.count(asked, 0 if is_kept else 1)
        return action

    def begin(self, asked: Asked, plan: Data) -> Action:
        self.plans.append(plan)
        action = self.planned(asked)
        assert action is not None
        return action

    def best_plan(self, asked: Asked, plans: list[Data]) -> Data | None:
        """The one that does most of what hints would do."""
        lengths = [self.imagine(asked, plan) for plan in plans]
        most = max(lengths, default=0)
        return plans[lengths.index(most)] if most > 1 else None

    def imagine(self, asked: Asked, plan: Data) -> int:
        """How many steps a plan has, if hints agree with all of them; else 0."""
        game, s = self.game, imagined(self.game, asked.s, self.seat)
        luck, going, steps = Pcg32(luck_of(game, asked.s, self.seat)), plan, 0
        while going and game.actor(s) in (CHANCE, self.seat):
            if game.actor(s) == CHANCE:
                game.apply(s, game.sample(s, luck))
                continue
            now = Asked(game, s, self.seat)
            progress = self.ask_page(now, going)
            if progress == "over":
                break
            hints = best(game, s, self.seat, now.options)
            if progress == "wait":
                game.apply(s, hints[0])
                continue
            if not is_advised(now, progress["action"], hints, going):
                return 0
            game.apply(s, now.action(progress["action"]))
            going, steps = progress["left"], steps + 1
        return steps

    def count(self, asked: Asked, clicks: int, plan: str = "") -> None:
        kind = asked.view["asks"]["asks"]
        self.clicks[f"{kind}, {plan}" if plan else kind] += clicks


def is_advised(asked: Asked, named: Data, hints: list[Action], plan: Data) -> bool:
    """Whether a step is what is advised, or stands for it: in any order, or later in the same plan."""
    if named["do"] in ORDERED or asked.action(named) in hints:
        return True
    later = [] if plan["loops"] else [step["want"] for step in plan["steps"]]
    return any(asked.named[asked.options.index(hint)] in later for hint in hints)


def is_folded(asked: Asked, action: Action) -> int:
    """Something lesser is folded away where the whole gain lies on the board."""
    whole = [
        named for named, option in zip(asked.named, asked.options, strict=True) if not asked.is_lesser(option)
    ]
    return int(asked.is_lesser(action) and len(whole) > 0 and all(named["do"] == "build" for named in whole))


def clicks_on(asked: Asked, action: Action) -> int:
    if asked.named[asked.options.index(action)]["do"] != "move":
        return 1
    return min(2, len({named["from"] for named in asked.named if named["do"] == "move"}))


def play(game: Game, number: int, page: Page | None) -> tuple[Counter[str], int]:
    """The clicks of one game by kind of question, and the person's points."""
    s = game.new(game.setup(PLAYERS, {}))
    person = Person(game, number % PLAYERS, page)
    dealing = Dealing(Dealer(number.to_bytes(16, "big")))
    luck = [Pcg32(number, seat + 1) for seat in range(PLAYERS)]
    while (actor := game.actor(s)) != OVER:
        if actor == CHANCE:
            action = game.sample(s, dealing.next_deal(s.stack[-1][0]))
            dealing.count(s.stack[-1][0])
        elif actor == person.seat:
            action = person.choose(s)
        else:
            action = ask(make_bot("casual"), game, s, actor, luck[actor])
        game.apply(s, action)
    return person.clicks, game.returns(s)[person.seat][0]


def series(game: Game, numbers: range, page: Page | None) -> str:
    played = [play(game, number, page) for number in numbers]
    totals = [clicks.total() for clicks, _ in played]
    together = sum([clicks for clicks, _ in played], Counter[str]())
    lines = [f"{clicks / len(played):6.1f}  {kind}" for kind, clicks in together.most_common() if clicks]
    points = statistics.mean(points for _, points in played)
    head = (
        f"{statistics.mean(totals):.1f} clicks a game ({min(totals)} to {max(totals)}), {points:.1f} points"
    )
    return "\n".join([head, *lines])


def main() -> None:
    parser = argparse.ArgumentParser(description="How many clicks a game of Endless Winter takes.")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    game = lascaux.load("endless-winter")
    numbers = range(asked.first, asked.first + asked.games)
    view = game.observe(game.new(game.setup(PLAYERS, {})), 0)
    printed = game.printed(str(view["printing"]))
    assert printed
    page = Page(printed)
    print("every option alone:", series(game, numbers, None), sep="\n", flush=True)
    print("\nas the page gathers:", series(game, numbers, page), sep="\n")
    page.close()


if __name__ == "__main__":
    main()
