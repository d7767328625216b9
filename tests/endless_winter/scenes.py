"""Scenes for tests of rules: a game that has begun, with things put where the test wants them.

scene = begun().give(food=4, hand="hunter brave").do("place tribe hunt", "play hunter")
"""

from lascaux.engine.chance import Pcg32
from lascaux.engine.protocol import CHANCE, NOBODY
from lascaux.games.endless_winter import lookups, names
from lascaux.games.endless_winter.game import EndlessWinterGame
from lascaux.games.endless_winter.generated import frames
from lascaux.games.endless_winter.generated.course import go_on
from lascaux.games.endless_winter.kinds import KINDS
from lascaux.games.endless_winter.state import food_limit

GAME = EndlessWinterGame()
CARD_ZONES = ("hand", "deck", "discard", "buried", "pile", "known", "shown")


def said(action):
    """An action in words: place chief hunt."""
    kind = KINDS.actions[action[0]]
    words = [kind.name]
    for i, value in enumerate(action[1:]):
        field = kind.fields[min(i, len(kind.fields) - 1)]
        words.append(field.words[value].replace(" ", "-") if field.words else str(value))
    return " ".join(words)


def heard(text):
    """The action of these words; effects of two words are written with a hyphen."""
    name, *words = text.split()
    kind = KINDS.by_name[name]
    fields = kind.fields
    values = []
    for i, word in enumerate(words):
        field = fields[min(i, len(fields) - 1)]
        values.append(field.words.index(word.replace("-", " ")) if field.words else int(word))
    return (kind.number, *values)


def cards(text):
    return tuple(sorted(lookups.CARD_NAMES.index(word) for word in text.split()))


def animals(**numbers):
    return tuple(numbers.get(name, 0) for name in lookups.SPECIES_NAMES)


class Scene:
    def __init__(self, s):
        self.s = s
        self.luck = Pcg32(7)
        self.me = 0

    @property
    def actor(self):
        return GAME.actor(self.s)

    @property
    def asked(self):
        """The kind of the open question."""
        return self.s.stack[-1][0]

    def tribe(self, seat=None):
        """That of a seat; else of whoever moved first in this scene."""
        return self.s.tribes[self.me if seat is None else seat]

    def give(self, seat=None, **things):
        """Puts things on a seat's board: numbers, cards as words, hexes and junctures as tuples."""
        tribe = self.tribe(seat)
        for name, value in things.items():
            assert hasattr(tribe, name), name
            setattr(tribe, name, cards(value) if name in CARD_ZONES else value)
            if name == "camp_at":
                tribe.camps = lookups.CAMPS - len(value)
        assert tribe.food <= food_limit(tribe)
        return self

    def put(self, **things):
        """Changes the table."""
        for name, value in things.items():
            assert hasattr(self.s, name), name
            setattr(self.s, name, value)
        return self

    @property
    def options(self):
        return [said(action) for action in GAME.legal(self.s)]

    def do(self, *texts):
        """Does these actions, which must be open; chance may be written down or is drawn."""
        for text in texts:
            action = heard(text)
            while self.actor == CHANCE and not KINDS.actions[action[0]].is_chance:
                GAME.apply(self.s, GAME.sample(self.s, self.luck))
            if self.actor == CHANCE:
                assert action in [outcome for outcome, _ in GAME.outcomes(self.s)], text
            else:
                assert text in self.options, f"{text} is not open: {self.options}"
            GAME.apply(self.s, action)
        return self

    def deal(self):
        """Lets chance go on until a seat is asked."""
        while self.actor == CHANCE:
            GAME.apply(self.s, GAME.sample(self.s, self.luck))
        return self

    def until(self, wanted):
        """Goes on with the shortest answers until this question is asked, or the game is over."""
        while self.actor != -2 and (self.actor == CHANCE or self.asked != wanted):
            self.deal()
            if self.actor != -2 and self.asked != wanted:
                options = self.options
                short = [text for text in ("done", "skip", "gain food", "gain tool") if text in options]
                GAME.apply(self.s, heard(short[0] if short else options[-1]))
        return self


def begun(players=2, seed=1, **options):
    """The first question of the first round."""
    scene = Scene(GAME.new(GAME.setup(players, {key: str(value) for key, value in options.items()})))
    scene.luck = Pcg32(seed)
    while scene.actor == CHANCE or scene.s.phase == names.SETUP:
        options_now = GAME.legal(scene.s) or [GAME.sample(scene.s, scene.luck)]
        GAME.apply(scene.s, options_now[0])
    scene.me = scene.actor
    return scene


def a_turn(place, players=2, seed=1, figure="tribe", **options):
    """A turn whose figure has just been placed, with nothing in hand or on the board."""
    scene = begun(players, seed, **options)
    scene.give(food=0, tools=0, hand="", known="", deck="brave brave brave", discard="")
    return scene.do(f"place {figure} {place}")


def node_of(effect):
    """The number of an effect, also of one that stands in no component file."""
    nodes = lookups.COMPONENTS.nodes
    number = nodes.effect(effect)
    for node in nodes.all[len(lookups.NODE_KIND) :]:
        lookups.NODE_KIND.append(node.kind)
        lookups.NODE_ATOM.append(node.atom)
        lookups.NODE_AMOUNT.append(node.amount)
        lookups.NODE_HOW.append(node.how)
        lookups.NODE_PARTS.append(node.parts)
        lookups.NODE_PRICE.append(node.price)
        lookups.NODE_TESTS.append(node.tests)
        lookups.IS_LABOR.append(False)
        lookups.COSTS_LABOR.append(False)
    return number


def gaining(effect, scene=None, **things):
    """The seat to move, with these things on its board, gains an effect in a turn in Initiate."""
    scene = scene or a_turn("initiate")
    scene.give(**things)
    scene.s.stack.append((frames.RUN, NOBODY, scene.me, node_of(effect), 0))
    go_on(scene.s)
    return scene


def phase_of(scene, *stack, seat=None):
    """Replaces what is still to be done by these frames of the seat, and lets them act."""
    seat = scene.actor if seat is None else seat
    scene.s.stack[:] = [(kind, NOBODY, seat, *more) for kind, *more in stack[::-1]]
    go_on(scene.s)
    return scene
