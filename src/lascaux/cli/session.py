"""A game at this terminal: people are asked, bots are asked, the log goes by."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from lascaux.bots.asking import ask
from lascaux.cli.games import Picture, Scene, picture
from lascaux.cli.screen import QUIET, Screen
from lascaux.cli.seating import Seat, luck
from lascaux.engine.protocol import Action, Event, Json
from lascaux.table.match import Match


@dataclass
class Session:
    match: Match
    seats: list[Seat]
    bot_seed: int
    screen: Screen
    log: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.picture: Picture = picture(self.match.game.id)
        self.log += [line for step in self.match.steps for line in self.told(step.events)]
        self.unseen = len(self.log)  # lines of the log that were not shown yet

    @property
    def scene(self) -> Scene:
        match, screen = self.match, self.screen
        return Scene(match.game, match.state, match.names, screen.catalog, screen.plain, screen.width)

    @property
    def is_persons_turn(self) -> bool:
        return not self.match.is_over and self.seats[self.match.actor].bot is None

    def told(self, events: Sequence[Event]) -> list[str]:
        match = self.match
        texts = [match.game.tell(match.state, event) for event in events]
        return [self.screen.catalog.tell(text, match.names) for text in texts]

    def do(self, action: Action) -> None:
        """The seat to act does this; what follows goes to the log."""
        self.note(*self.told(self.match.play(self.match.actor, action)))

    def note(self, *lines: str) -> None:
        self.log += lines
        self.unseen += len(lines)

    def show_news(self) -> None:
        """What happened since somebody was asked last."""
        lines = self.log[-self.unseen :] if self.unseen else []
        self.screen.shows(Text(line, QUIET) for line in lines)
        self.unseen = 0

    def advance(self) -> None:
        """Bots and forced actions, until a person has something to decide or the game is over."""
        while not self.match.is_over:
            if self.is_persons_turn and len(self.match.legal()) > 1:
                return
            self.step()

    def step(self) -> None:
        """A bot's action, or one that is forced; what a person did not choose is said to be so."""
        options, persons = self.match.legal(), self.is_persons_turn
        told = len(self.log)
        self.do(options[0] if len(options) == 1 else self.bots_choice())
        if persons and len(self.log) > told:  # a step of several that are told together says nothing yet
            self.log[told] += " " + self.screen.catalog.say("cli-forced")

    def bots_choice(self) -> Action:
        match, actor = self.match, self.match.actor
        bot = self.seats[actor].bot
        assert bot is not None
        return ask(bot, match.game, match.state, actor, luck(self.bot_seed, actor, len(match.steps)))

    def resume_facts(self) -> Json:
        return {"seats": [seat.spec for seat in self.seats], "bot_seed": self.bot_seed}
