"""A position of Stone Age: who is where, what every village has, the cards and buildings that lie open."""

from typing import Final, cast, final

from lascaux.engine.native import i64
from lascaux.engine.protocol import Frame, Packed, State
from lascaux.games.stone_age.lookups import TOOL_PLACES

Numbers = tuple[int, ...]

BITS: Final = 4  # of a place, for the people of one seat


@final
class Terms:
    """What was agreed: never changes during a game, so copies share it."""

    def __init__(self, players: int, second_set: bool, limited: bool, shut_capped: bool) -> None:
        self.players: int = players
        self.second_set: bool = second_set  # duplicates of green cards form a second set
        self.limited: bool = limited  # supply
        self.shut_capped: bool = shut_capped  # places that can give nothing

    def pack(self) -> Numbers:
        return (self.players, int(self.second_set), int(self.limited), int(self.shut_capped))


@final
class StoneAge(State):
    """A position. Lists are by seat unless they say otherwise; tuples are shared by copies and replaced."""

    def __init__(
        self,
        *,
        terms: Terms,
        stack: list[Frame],
        phase: int,
        round_: int,
        start: int,
        on: list[int],
        people: list[int],
        placed: list[int],
        food: list[int],
        production: list[int],
        tools: list[int],
        used: list[int],
        resources: list[int],
        built: list[int],
        scored: list[int],
        starved: list[int],
        cards: list[Numbers],
        kept: list[Numbers],
        buildings: list[Numbers],
        spaces: Numbers,
        deck: Numbers,
        tiles: Numbers,
        left: Numbers,
        box: Numbers,
        supply: Numbers,
        secret: Numbers,
        roll: Numbers,
    ) -> None:
        super().__init__(stack)
        self.terms: Terms = terms
        self.phase: int = phase
        self.round: int = round_
        self.start: int = start  # the start player, or NOTHING before one is drawn
        self.on: list[int] = on  # by place: the people there, four bits a seat
        self.people: list[int] = people
        self.placed: list[int] = placed  # how many of them are on the board
        self.food: list[int] = food
        self.production: list[int] = production
        self.tools: list[int] = tools  # how many in all: `tool_value` says what lies on each place
        self.used: list[int] = used  # bit by tool place
        self.resources: list[int] = resources  # by 4 * seat + resource
        self.built: list[int] = built  # points for buildings
        self.scored: list[int] = scored  # points for cards
        self.starved: list[int] = starved  # how often the people went hungry
        self.cards: list[Numbers] = cards
        self.kept: list[Numbers] = kept  # those of the cards that can still be used once
        self.buildings: list[Numbers] = buildings
        self.spaces: Numbers = spaces  # the cards on offer, cheapest space first; NOTHING where one is gone
        self.deck: Numbers = deck  # how many of each card are left
        self.tiles: Numbers = tiles  # by stack, the building that is face up, or NOTHING
        self.left: Numbers = left  # by stack, how many tiles, the open one among them
        self.box: Numbers = box  # how many of each building nobody has seen yet
        self.supply: Numbers = supply  # by resource, where it is limited
        self.secret: Numbers = secret  # the hidden card, or NOTHING
        self.roll: Numbers = roll  # the last one of this round: seat, place, sum with tools, dice

    def copy(self) -> "StoneAge":
        return StoneAge(
            terms=self.terms,
            stack=self.stack[:],
            phase=self.phase,
            round_=self.round,
            start=self.start,
            on=self.on[:],
            people=self.people[:],
            placed=self.placed[:],
            food=self.food[:],
            production=self.production[:],
            tools=self.tools[:],
            used=self.used[:],
            resources=self.resources[:],
            built=self.built[:],
            scored=self.scored[:],
            starved=self.starved[:],
            cards=self.cards[:],
            kept=self.kept[:],
            buildings=self.buildings[:],
            spaces=self.spaces,
            deck=self.deck,
            tiles=self.tiles,
            left=self.left,
            box=self.box,
            supply=self.supply,
            secret=self.secret,
            roll=self.roll,
        )

    def pack(self) -> Packed:
        return (
            self.terms.pack(),
            tuple(self.stack),
            (self.phase, self.round, self.start),
            tuple(self.on),
            tuple(self.people),
            tuple(self.placed),
            tuple(self.food),
            tuple(self.production),
            tuple(self.tools),
            tuple(self.used),
            tuple(self.resources),
            tuple(self.built),
            tuple(self.scored),
            tuple(self.starved),
            tuple(self.cards),
            tuple(self.kept),
            tuple(self.buildings),
            self.spaces,
            self.deck,
            self.tiles,
            self.left,
            self.box,
            self.supply,
            self.secret,
            self.roll,
        )


def people_on(s: StoneAge, place: i64, seat: i64) -> int:
    """How many people of a seat are on a place."""
    there: i64 = s.on[place]
    return there >> BITS * seat & 15


def tool_value(tools: i64, place: i64) -> int:
    """SA-TOOL-01, SA-RUL-01: what lies on a tool place if so many tools were gained, leftmost first."""
    places: i64 = TOOL_PLACES
    return (tools + places - 1 - place) // places


def unpack(packed: Packed) -> StoneAge:
    terms, stack, when, *parts = packed
    players, second_set, limited, shut_capped = cast(Numbers, terms)
    phase, round_, start = cast(Numbers, when)
    lists = [list(cast(Numbers, part)) for part in parts[:11]]
    on, people, placed, food, production, tools, used, resources, built, scored, starved = lists
    cards, kept, buildings = [list(cast(tuple[Numbers, ...], part)) for part in parts[11:14]]
    spaces, deck, tiles, left, box, supply, secret, roll = [cast(Numbers, part) for part in parts[14:]]
    return StoneAge(
        terms=Terms(players, bool(second_set), bool(limited), bool(shut_capped)),
        stack=list(cast(tuple[Frame, ...], stack)),
        phase=phase,
        round_=round_,
        start=start,
        on=on,
        people=people,
        placed=placed,
        food=food,
        production=production,
        tools=tools,
        used=used,
        resources=resources,
        built=built,
        scored=scored,
        starved=starved,
        cards=cards,
        kept=kept,
        buildings=buildings,
        spaces=spaces,
        deck=deck,
        tiles=tiles,
        left=left,
        box=box,
        supply=supply,
        secret=secret,
        roll=roll,
    )
