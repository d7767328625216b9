"""EW-ICON: the one vocabulary of effects. A text of the component files becomes a small tree of numbers.

    ability = [ "@" column | "@eclipse" ] stmt
    stmt    = "if" tests ":" stmt | "pay" prices "->" gain | gain
    gain    = branch { "/" branch }
    branch  = term { "," term }
    term    = atom | "(" stmt ")"

What a tree does when it is carried out is in `rules/effects.py`; there is no other place that knows an icon.
"""

import re
from typing import Final, NamedTuple

# Atoms: what can be gained. Those of the ladder stand first, from the highest rung to the lowest (EW-GLD-04).
MEGALITH: Final = 0
DRAW: Final = 1
IDOL: Final = 2
TOOL: Final = 3
FOOD: Final = 4
LABOR: Final = 5  # its amount is in halves (EW-ICON-01, EW-ICON-02)
VP: Final = 6
CAMP: Final = 7
MOVE: Final = 8
VILLAGE: Final = 9
STONE: Final = 10
CULTURE: Final = 11
REVEAL: Final = 12
TIP: Final = 13
BURY: Final = 14
FOOD_MAX: Final = 15
TRIBE_HAND: Final = 16
TRIBE_DISCARD: Final = 17
ANIMAL_GROUNDS: Final = 18
ANIMAL_DECK: Final = 19
EXTRA: Final = 20
ATOMS: Final = (
    "megalith",
    "draw",
    "idol",
    "tool",
    "food",
    "labor",
    "vp",
    "camp",
    "move",
    "village",
    "stone",
    "culture",
    "reveal",
    "tip",
    "bury",
    "food max",
    "tribe hand",
    "tribe discard",
    "animal grounds",
    "animal deck",
    "extra",
)
WITHOUT_NUMBER: Final = ("food max", "village", "stone", "extra")
TWO_WORDS: Final = {"food": ("max",), "tribe": ("hand", "discard"), "animal": ("grounds", "deck")}
PRICES: Final = ("labor", "food", "tool", "discard")
MOST_STEPS: Final = 2  # of one "move"
MOST_PARTS: Final = 9  # side by side

# How several tribe cards must be (EW-ICON-36, EW-ICON-37).
ANY: Final = 0
DIFFERENT: Final = 1
SAME: Final = 2
# How the village of Migrate is founded (EW-COL-MIG-05); no text says it, as other icons may do without.
WITH_CAMPS: Final = 3
HOW: Final = ("any", "different", "same", "with camps")
HOW_WORDS: Final = HOW[DIFFERENT : SAME + 1]

# Tests (EW-ICON-03, 07, 08, 30, 38).
VILLAGES_TEST: Final = 0
CAMPS_TEST: Final = 1
BURIED: Final = 2
TIPPED: Final = 3
ANIMALS: Final = 4
ANIMALS_SAME: Final = 5
ANIMALS_DIFFERENT: Final = 6
FIRST: Final = 7
LAST: Final = 8
TESTS: Final = (
    "villages",
    "camps",
    "buried",
    "tipped",
    "animals",
    "animals same",
    "animals different",
    "first",
    "last",
)

# Gates (EW-ICON-26, EW-ICON-39): a column by its number, the eclipse, or none.
GATES: Final = ("@initiate", "@develop", "@migrate", "@hunt", "@eclipse")
ECLIPSE_GATE: Final = 4
NO_GATE: Final = 5

# Kinds of nodes.
NOTHING_AT_ALL: Final = 0
ATOM: Final = 1
ALL: Final = 2  # EW-ICON-50: separate gains in any order
CHOICE: Final = 3  # one of them
PAY: Final = 4  # EW-ICON-34
IF: Final = 5  # EW-ICON-35

TOKEN: Final = re.compile(r"\s*(->|>=|@[a-z]+|\d+ 1/2(?![\d/])|1/2(?![\d/])|\d+|[a-z]+|[,/:()])", re.ASCII)
LARGEST: Final = 99
DEEPEST: Final = 8
LONGEST: Final = 200  # characters of a text
AT_ONCE: Final = (FOOD, LABOR, VP, CAMP, FOOD_MAX)  # however many; everything else is gained one by one
MOST_ASKED: Final = 20  # things of one text that are gained one by one


class EffectError(Exception):
    """What is wrong with a text, in words for whoever wrote it."""


class Node(NamedTuple):
    """One node of a tree; other nodes by their numbers."""

    kind: int
    atom: int = 0
    amount: int = 0
    how: int = ANY
    parts: tuple[int, ...] = ()
    price: tuple[int, ...] = ()  # labor in halves, food, tools, discards
    paid: tuple[int, ...] = ()  # which of these, in the order in which they are printed
    tests: tuple[tuple[int, int], ...] = ()


class Nodes:
    """All trees of a game. Equal ones have the same number, and number 0 does nothing."""

    def __init__(self) -> None:
        self.all: list[Node] = [Node(NOTHING_AT_ALL)]

    def add(self, node: Node) -> int:
        if node not in self.all:
            self.all.append(node)
        return self.all.index(node)

    def ability(self, text: str) -> tuple[int, int]:
        """Gate and tree of a text."""
        tokens = split(text)
        gate = NO_GATE
        if tokens and tokens[0].startswith("@"):
            if tokens[0] not in GATES:
                raise EffectError(f"'{tokens[0]}' must be one of {', '.join(GATES)}")
            gate = GATES.index(tokens[0])
            if len(tokens) == 1:
                raise EffectError("ends after its gate")
        words = tokens if gate == NO_GATE else tokens[1:]
        node = Reader(self, words).everything() if words else 0
        if self.asked(node) > MOST_ASKED:
            raise EffectError(f"gives {self.asked(node)} things one by one, at most {MOST_ASKED} can be")
        return gate, node

    def with_camps(self, number: int) -> int:
        """EW-ICON-09: the same tree as Migrate does it: its villages always need camps."""
        node = self.all[number]
        if node.kind == ATOM:
            return self.add(node._replace(how=WITH_CAMPS)) if node.atom == VILLAGE else number
        return self.add(node._replace(parts=tuple([self.with_camps(part) for part in node.parts])))

    def effect(self, text: str) -> int:
        """The tree of a text without a gate."""
        gate, node = self.ability(text)
        if gate != NO_GATE:
            raise EffectError("a gate has no meaning here")
        return node

    def asked(self, number: int) -> int:
        """How many things a tree gives one by one, each of which may ask something."""
        node = self.all[number]
        if node.kind == ATOM:
            return 0 if node.atom in AT_ONCE else node.amount
        counts = [self.asked(part) for part in node.parts]
        return max([0, *counts]) if node.kind == CHOICE else sum(counts)

    def atoms(self, number: int) -> set[int]:
        """Everything that a tree may give."""
        node = self.all[number]
        found = {node.atom} if node.kind == ATOM else set()
        return found.union(*[self.atoms(part) for part in node.parts])

    def prices(self, number: int) -> set[str]:
        """Everything that a tree may ask to be paid."""
        node = self.all[number]
        found = {word for word, amount in zip(PRICES, node.price, strict=False) if amount}
        return found.union(*[self.prices(part) for part in node.parts])


def split(text: str) -> list[str]:
    if len(text) > LONGEST:
        raise EffectError(f"has {len(text)} characters, at most {LONGEST} can be")
    tokens: list[str] = []
    at, end = 0, len(text.rstrip())
    while at < end:
        found = TOKEN.match(text, at)
        if not found:
            raise EffectError(f"'{text[at:].strip()[:20]}' is no word of an effect")
        tokens.append(found.group(1))
        at = found.end()
    return tokens


class Reader:
    """Reads one text from left to right."""

    def __init__(self, nodes: Nodes, tokens: list[str]) -> None:
        self.nodes: Nodes = nodes
        self.tokens: list[str] = tokens
        self.at: int = 0
        self.depth: int = 0

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def next(self) -> str:
        token = self.peek()
        if not token:
            raise EffectError("ends too early")
        self.at += 1
        return token

    def take(self, token: str) -> bool:
        """Goes past this token if it is next."""
        if self.peek() != token:
            return False
        self.at += 1
        return True

    def need(self, token: str) -> None:
        if not self.take(token):
            raise EffectError(f"needs '{token}' before '{self.peek() or 'its end'}'")

    def everything(self) -> int:
        node = self.statement()
        if self.peek():
            raise EffectError(f"'{self.peek()}' can't stand there")
        return node

    def statement(self) -> int:
        self.depth += 1
        if self.depth > DEEPEST:
            raise EffectError("has too many brackets in brackets")
        if self.take("if"):
            tests = [self.test()]
            while self.take("and"):
                tests.append(self.test())
            self.need(":")
            node = self.nodes.add(Node(IF, parts=(self.statement(),), tests=tuple(tests)))
        elif self.take("pay"):
            price, paid = self.price()
            self.need("->")
            node = self.nodes.add(Node(PAY, parts=(self.gain(),), price=price, paid=paid))
        else:
            node = self.gain()
        self.depth -= 1
        return node

    def gain(self) -> int:
        branches = [self.branch()]
        while self.take("/"):
            branches.append(self.branch())
        self.not_too_many(branches)
        return branches[0] if len(branches) == 1 else self.nodes.add(Node(CHOICE, parts=tuple(branches)))

    def branch(self) -> int:
        terms = [self.term()]
        while self.take(","):
            terms.append(self.term())
        self.not_too_many(terms)
        return terms[0] if len(terms) == 1 else self.nodes.add(Node(ALL, parts=tuple(terms)))

    def not_too_many(self, parts: list[int]) -> None:
        if len(parts) > MOST_PARTS:
            raise EffectError(f"has {len(parts)} parts side by side, at most {MOST_PARTS} can be")

    def term(self) -> int:
        if self.take("("):
            node = self.statement()
            self.need(")")
            return node
        word = self.next()
        if self.peek() in TWO_WORDS.get(word, ()):
            word += " " + self.next()
        if word not in ATOMS:
            raise EffectError(f"'{word}' can't be gained")
        atom = ATOMS.index(word)
        amount = self.amount(word)
        if atom == MOVE and amount > MOST_STEPS:
            raise EffectError(f"a move has at most {MOST_STEPS} steps, not {amount}")
        return self.nodes.add(Node(ATOM, atom, amount, self.how(atom, amount)))

    def amount(self, word: str) -> int:
        """A missing number means 1; labor is counted in halves."""
        token = self.peek()
        if not token or not token[0].isdigit():
            return 2 if word == "labor" else 1
        if word in WITHOUT_NUMBER:
            raise EffectError(f"'{word}' has no number")
        self.next()
        if "/" in token:
            if word != "labor":
                raise EffectError(f"there is no half of '{word}'")
            return 1 + 2 * (self.whole(token.split()[0]) if " " in token else 0)
        return self.whole(token) * (2 if word == "labor" else 1)

    def whole(self, token: str) -> int:
        if not token.isdigit() or not 1 <= int(token) <= LARGEST:
            raise EffectError(f"'{token}' must be a number from 1 to {LARGEST}")
        return int(token)

    def how(self, atom: int, amount: int) -> int:
        if self.peek() not in HOW_WORDS:
            return ANY
        if atom not in (TRIBE_HAND, TRIBE_DISCARD) or amount < 2:
            raise EffectError(f"'{self.peek()}' belongs to several tribe cards")
        return HOW.index(self.next())

    def price(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Amounts by what is paid, and what is paid in its order."""
        amounts = [0] * len(PRICES)
        paid: list[int] = []
        while True:
            word = self.next()
            if word not in PRICES:
                raise EffectError(f"'{word}' can't be paid")
            if PRICES.index(word) in paid:
                raise EffectError(f"'{word}' stands twice in a price")
            paid.append(PRICES.index(word))
            amounts[paid[-1]] = self.amount(word)
            if not self.take(","):
                return tuple(amounts), tuple(paid)

    def test(self) -> tuple[int, int]:
        word = self.next()
        if word == "animals" and self.peek() in HOW_WORDS:
            word += " " + self.next()
        if word not in TESTS:
            raise EffectError(f"'{word}' can't be tested")
        test = TESTS.index(word)
        if test in (FIRST, LAST):
            return test, 1
        self.need(">=")
        return test, self.whole(self.next())
