"""A tiny game with secrets, in plain Python: what the laws about hidden things are tried on.

Every seat is dealt two stones that nobody else sees, lays one face down, and may show the other. The worth of
a seat is that of its stones on the table. Each wrong game below breaks one promise, and a law must notice.
"""

from dataclasses import replace
from typing import Any, NotRequired, TypedDict

import lascaux
from lascaux.engine.chance import Rng
from lascaux.engine.kinds import Kinds, act, asks, deals, number, outcome, seat_event, secret
from lascaux.engine.naming import name_action, name_event, open_question
from lascaux.engine.protocol import SPECTATOR, Event, Frame, Json, Packed, ScoreLine, Text
from lascaux.engine.trace import note

STONES = 9
DEALING, LAYING, SHOWING = range(3)  # frames
LAY, SHOW, KEEP, DEAL = range(4)  # actions
DEALT, LAID, SHOWN = range(3)  # events
STONE, SEAT = number("stone", 1, STONES), number("seat", 0, 2)
KINDS = Kinds(
    "cairn",
    "Table",
    actions=[
        act(LAY, "LAY", STONE),
        act(SHOW, "SHOW", STONE),
        act(KEEP, "KEEP"),
        outcome(DEAL, "DEAL", STONE),
    ],
    frames=[
        deals(DEALING, "DEALING", SEAT, ask="deal", rule="C-01", do="", outcomes=""),
        asks(LAYING, "LAYING", ask="lay", rule="C-02", may="", do=""),
        asks(SHOWING, "SHOWING", ask="show", rule="C-03", may="", do=""),
    ],
    events=[
        seat_event(DEALT, "DEALT", secret(STONE)),
        seat_event(LAID, "LAID", secret(STONE)),
        seat_event(SHOWN, "SHOWN", STONE),
    ],
)


class Table(lascaux.State):
    """By seat: the stones in hand, the one face down and the one shown (or 0)."""

    def __init__(
        self, stack: list[Frame], hands: list[tuple[int, ...]], down: list[int], up: list[int]
    ) -> None:
        super().__init__(stack)
        self.hands, self.down, self.up = hands, down, up

    def copy(self) -> "Table":
        return Table(self.stack[:], self.hands[:], self.down[:], self.up[:])

    def pack(self) -> Packed:
        return (tuple(self.stack), tuple(self.hands), tuple(self.down), tuple(self.up))

    def unseen_by(self, seat: int) -> list[int]:
        """All stones that this seat can't place: in the bag, in other hands, under others' cover."""
        own = (*self.hands[seat], self.down[seat]) if seat >= 0 else ()
        return [stone for stone in range(1, STONES + 1) if stone not in (*own, *self.up)]


class CairnView(TypedDict):
    asks: dict[str, object] | None
    up: list[int]
    down: list[bool]
    hands: list[int]
    own: NotRequired[list[int]]


class Cairn(lascaux.Game):
    def __init__(self) -> None:
        self.id, self.revision, self.players, self.options = "cairn", 1, (2, 3), ()
        self.view_type, self.kinds = CairnView, KINDS

    def new(self, setup: lascaux.Setup) -> Table:
        seats = range(setup.players)
        asked = [(kind, seat) for seat in seats for kind in (LAYING, SHOWING)]
        dealt = [(DEALING, lascaux.CHANCE, seat) for seat in seats for _ in range(2)]
        return Table([*dealt, *asked][::-1], [()] * len(seats), [0] * len(seats), [0] * len(seats))

    def unpack(self, packed: Packed) -> Table:
        parts: Any = packed
        return Table(*[list(part) for part in parts])

    def legal(self, s: Table) -> list[lascaux.Action]:
        if self.actor(s) < 0:
            return []
        kind, seat = s.stack[-1]
        if kind == LAYING:
            return [(LAY, stone) for stone in s.hands[seat]]
        return [(SHOW, s.hands[seat][0]), (KEEP,)]

    def apply(self, s: Table, action: lascaux.Action) -> None:
        kind, *_, seat = s.stack.pop()
        if kind == DEALING:
            s.hands[seat] = tuple(sorted((*s.hands[seat], action[1])))
            note(s, DEALT, seat, action[1])
        elif action[0] != KEEP:
            place, event = (s.down, LAID) if kind == LAYING else (s.up, SHOWN)
            place[seat] = action[1]
            s.hands[seat] = tuple(stone for stone in s.hands[seat] if stone != action[1])
            note(s, event, seat, action[1])

    def outcomes(self, s: Table) -> list[tuple[lascaux.Action, int]]:
        if self.actor(s) != lascaux.CHANCE:
            return []
        out = {stone for hand in s.hands for stone in hand}
        return [((DEAL, stone), 1) for stone in range(1, STONES + 1) if stone not in out]

    def observe(self, s: Table, seat: int) -> Json:
        seen: Json = {"up": list(s.up), "down": [stone > 0 for stone in s.down]}
        seen["hands"] = [len(hand) for hand in s.hands]
        seen["asks"] = open_question(self.kinds, s.stack, seat, 0)
        return {**seen, "own": [*s.hands[seat], s.down[seat]]} if seat >= 0 else seen

    def resample(self, s: Table, seat: int, rng: Rng) -> Table:
        other, unseen = s.copy(), s.unseen_by(seat)
        for owner in range(len(s.hands)):
            if owner != seat:
                drawn = [unseen.pop(rng.below(len(unseen))) for _ in s.hands[owner]]
                other.hands[owner] = tuple(sorted(drawn))
                other.down[owner] = unseen.pop(rng.below(len(unseen))) if s.down[owner] else 0
        return other

    def known_to(self, s: Table, seat: int) -> Table:
        other = s.copy()
        other.down = [stone if owner == seat else 0 for owner, stone in enumerate(s.down)]
        return other

    def reveals(self, s: Table, action: lascaux.Action) -> bool:
        return action[0] == SHOW

    def returns(self, s: Table) -> list[tuple[int, ...]]:
        return [(down + up,) for down, up in zip(s.down, s.up, strict=True)]

    def score(self, s: Table) -> list[ScoreLine]:
        return [ScoreLine(seat, "stones", points, {}) for seat, (points,) in enumerate(self.returns(s))]

    def question(self, s: Table) -> Text:
        return Text(f"cairn-ask-{s.stack[-1][0] if s.stack else 'over'}", {}, "C-01")

    def text(self, s: Table, action: lascaux.Action) -> Text:
        return Text(f"cairn-do-{action[0]}", {}, "C-01")

    def tell(self, s: Table, event: Event, seat: int = SPECTATOR) -> Text:
        _, owner, stone = event
        heard = self.kinds.is_heard(event, seat)
        return Text(self.kinds.event_key(event, seat), {"seat": owner, "stone": stone if heard else 0})


class ShowsHands(Cairn):
    def observe(self, s: Table, seat: int) -> Json:
        return {**super().observe(s, seat), "secret": [list(hand) for hand in s.hands]}


class AsksTwice(Cairn):
    """A stone may be shown when it is asked for the first time, and nobody is told which time it is."""

    def new(self, setup: lascaux.Setup) -> Table:
        s = super().new(setup)
        s.stack = [frame for frame in s.stack for _ in range(2 if frame[0] == SHOWING else 1)]
        return s

    def legal(self, s: Table) -> list[lascaux.Action]:
        is_again = self.actor(s) >= 0 and s.stack[-1][0] == SHOWING and s.stack[-1] not in s.stack[:-1]
        return [(KEEP,)] if is_again else super().legal(s)


class CountsWhatIsHidden(Cairn):
    def known_to(self, s: Table, seat: int) -> Table:
        return s


class AsksTooMuch(Cairn):
    def question(self, s: Table) -> Text:
        return replace(super().question(s), facts={"best": max(sum(hand) for hand in s.hands)})


class TellsEverybody(Cairn):
    def tell(self, s: Table, event: Event, seat: int = SPECTATOR) -> Text:
        return super().tell(s, event, event[1])


class SendsEverybodyTheFacts(Cairn):
    """The words are discreet, the data beside them are not."""

    def event_data(self, s: Table, event: Event, seat: int = SPECTATOR) -> Json:
        return name_event(self.kinds, event, event[1], 0)


class CallsNothingARevelation(Cairn):
    def reveals(self, s: Table, action: lascaux.Action) -> bool:
        return False


class DealsOwnHandAnew(Cairn):
    def resample(self, s: Table, seat: int, rng: Rng) -> Table:
        return super().resample(s, (seat + 1) % len(s.hands), rng)


class DealsByTheTruth(Cairn):
    """What is hidden is dealt anew, but in an order that depends on it."""

    def resample(self, s: Table, seat: int, rng: Rng) -> Table:
        owner = 0 if seat else 1
        return super().resample(s, seat, lascaux.Pcg32(rng.below(1 << 30) + sum(s.hands[owner])))


class DealsInPlace(Cairn):
    def resample(self, s: Table, seat: int, rng: Rng) -> Table:
        other = super().resample(s, seat, rng)
        s.hands, s.down = other.hands[:], other.down[:]
        return other


class SharesHands(Cairn):
    def new(self, setup: lascaux.Setup) -> Table:
        return Sharing(*vars_of(super().new(setup)))


class Sharing(Table):
    def copy(self) -> "Sharing":
        return Sharing(self.stack[:], self.hands, self.down[:], self.up[:])


def vars_of(s: Table) -> tuple[list[Frame], list[tuple[int, ...]], list[int], list[int]]:
    return s.stack, s.hands, s.down, s.up


class ForgetsWhatIsDown(Cairn):
    def unpack(self, packed: Packed) -> Table:
        s = super().unpack(packed)
        s.down = [0 for _ in s.down]
        return s


class ChangesWhenAsked(Cairn):
    def score(self, s: Table) -> list[ScoreLine]:
        s.up = [0 for _ in s.up]
        return super().score(s)


class OffersTwice(Cairn):
    def legal(self, s: Table) -> list[lascaux.Action]:
        return super().legal(s) * 2


class NamesAlike(Cairn):
    def named(self, s: Table, action: lascaux.Action) -> Json:
        return name_action(self.kinds, (SHOW, action[1]) if action[0] == LAY else action, 0)


class LaysWhatIsNotDeclared(Cairn):
    """Its stones are declared to be smaller than they are."""

    def __init__(self) -> None:
        super().__init__()
        lay = act(LAY, "LAY", number("stone", 1, STONES - 4))
        self.kinds = Kinds("cairn", "Table", [lay, *KINDS.actions[1:]], KINDS.frames, KINDS.events)


class NotesTooMuch(Cairn):
    def apply(self, s: Table, action: lascaux.Action) -> None:
        super().apply(s, action)
        if action[0] == KEEP:
            note(s, SHOWN, 0, 1, 2)
