"""Everything that crosses the network, as types. A bad field is answered with its path.

Not compiled: msgspec's structs must stay ordinary classes.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from lascaux.server.wire_luck import Start

SIGNS = ("wolf", "bison", "lion", "bear")
Sign = Literal["wolf", "bison", "lion", "bear"]
Name = Annotated[str, Meta(min_length=1, max_length=400)]  # how long one may be to the eye: seats.check_name
MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
Seat = Annotated[int, Meta(ge=0, le=9)]
# The levels that sit at tables (bots/levels.py), and names from before there were levels.
BotName = Literal["easy", "casual", "fair", "strong", "expert", "greedy", "random"]
Status = Literal["open", "playing", "over"]
Order = Literal["same", "rotate", "result"]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
EmoteName = Literal["hand", "fire", "mammoth", "spear", "sun", "drum"]
WATCHER = -1  # the seat of whoever has none, in a line of chat
Facts = dict[str, int | str]


class Strict(Struct, forbid_unknown_fields=True):
    """What comes in may hold nothing that is not known."""


# REST


class Person(Strict):
    """How somebody wants to sit: the seat is theirs to choose if it is free."""

    name: Name
    sign: Sign | None = None
    seat: Seat | None = None


class Wish(Strict):
    """Another game: everybody keeps their seat, moves on by one, or whoever came last sits first."""

    order: Order = "rotate"


class NewTable(Strict):
    """A table to be opened. `bots` fills the last seats; the rest are for people. `watchers_talk`: whether
    those who only watch may say something. `hints`: whether anybody may ask for one."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=10)]
    person: Person
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    bots: Annotated[list[BotName], Meta(max_length=9)] = []
    public: bool = False
    watchers_talk: bool = False
    hints: bool = True


class Replacement(Strict):
    seat: Seat
    bot: BotName = "fair"


class Ticket(Struct):
    """A seat that was taken. The token is the seat: it is told once, to its owner only."""

    table: str
    code: str
    seat: int
    token: str
    commitment: str


class SeatInfo(Struct):
    """`stands_in`: a bot that plays only until the person whose seat it is comes back. `ready`: not so for
    somebody who was asked to another game and has not come yet."""

    kind: Literal["open", "person", "bot", "left"]
    name: str = ""
    sign: str = ""
    bot: str = ""
    here: bool = False
    stands_in: bool = False
    ready: bool = True


class Rematch(Struct):
    """Another game after this one: where, who offered it, in which order of seats, which of this table's
    seats come along, and which don't."""

    table: str
    by: str
    order: Order
    status: Status
    coming: list[int] = []
    declined: list[int] = []


class Offer(Struct):
    """Why a table was opened: as another game after the one at `before`, offered by somebody."""

    before: str
    by: str
    order: Order


class TableInfo(Struct):
    """What everybody may know of a table. `watchers`: how many look on without a seat. `host`: the seat that
    leads before the game. `start`: while luck is thrown in, from the first time that somebody asks for the
    start to the beginning of the game."""

    table: str
    code: str
    game: str
    players: int
    options: dict[str, str]
    public: bool
    status: Status
    commitment: str
    seats: list[SeatInfo]
    actor: int | None = None
    rematch: Rematch | None = None
    offer: Offer | None = None
    watchers: int = 0
    watchers_talk: bool = False
    hints: bool = True
    host: int | None = None
    start: Start | None = None


class Problem(Struct):
    """Why something was not done. `rule` where a rule of the game is in the way."""

    code: str
    text: str
    rule: str = ""
    key: str = ""
    facts: "dict[str, int | str | Words]" = {}


# What a socket sends: the first message is Hello.


class Hello(Strict, tag="hello"):
    """Who is there: a seat by its token, or a watcher without one. `seen`: the last version they saw."""

    token: Annotated[str, Meta(max_length=64)] = ""
    seen: Annotated[int, Meta(ge=0)] = 0


class Act(Strict, tag="act"):
    """An action, and what the person had seen when they chose it. The id makes a second sending harmless."""

    id: MessageId
    seen: Annotated[int, Meta(ge=0)]
    action: dict[str, Any]


class Why(Strict, tag="why"):
    """Why can't I do this now? Asking changes nothing, and whatever the person has seen, the answer is about
    the table as it is."""

    id: MessageId
    action: dict[str, Any]


class Undo(Strict, tag="undo"):
    """Back to one's last decision: at once where it shows nothing new. Where the others must agree, they are
    asked only if `ask` says so."""

    id: MessageId
    seen: Annotated[int, Meta(ge=0)]
    ask: bool = False


class Withdraw(Strict, tag="withdraw"):
    """A wish to undo is taken back by whoever had it."""

    id: MessageId


class Consent(Strict, tag="consent"):
    """An answer to the wish to undo that a person had seen: whose it was, and at which version."""

    id: MessageId
    seen: Annotated[int, Meta(ge=0)]
    to: Seat
    yes: bool


class Say(Strict, tag="say"):
    """A line of chat. Whoever watches says their name with it; a seat speaks by its own."""

    id: MessageId
    text: ChatText
    name: Annotated[str, Meta(max_length=400)] = ""


class Emote(Strict, tag="emote"):
    """A sign instead of words, for a moment."""

    id: MessageId
    emote: EmoteName


class Hint(Strict, tag="hint"):
    """What would a bot do here?"""

    id: MessageId


FromClient = Hello | Act | Why | Undo | Withdraw | Consent | Say | Emote | Hint


# What a socket is sent.


class Words(Struct):
    """A key of the catalogs and its arguments, which may have words of their own."""

    key: str
    facts: "dict[str, int | str | Words]"
    rule: str = ""


class Choice(Struct):
    action: dict[str, Any]
    words: Words


class LogEntry(Struct):
    """What one version brought: whose doing, and what happened, for the reader's catalog and as data: an
    event for each of the words; what the table itself has to say about it comes after those. Nobody is sent
    more of an event than their seat may know."""

    version: int
    by: int
    kind: str
    words: list[Words]
    events: list[dict[str, Any]] = []


class ChatLine(Struct, tag="said"):
    """`seat` is -1 for somebody who watches."""

    seat: int
    name: str
    text: str


class Emoted(Struct, tag="emoted"):
    """A seat shows a sign. It is not kept."""

    seat: int
    emote: EmoteName


class StoodIn(Struct):
    """What a bot did for a seat while its person was away, as versions whose words are in the log. `at`: the
    position before the first of them, to look back at."""

    versions: list[int]
    at: int


class UndoState(Struct):
    """`free`: how many steps this seat may take back alone. `back`: the versions that go with its last
    decision. `asked_by` wishes to go back, `wished` are the versions that would go, `agreed` who said yes.
    `away`: the other people for whom bots stand in; without them nothing is taken back that is not free."""

    free: int
    back: list[int] = []
    asked_by: int | None = None
    wished: list[int] = []
    agreed: list[int] = []
    away: list[int] = []


class Result(Struct):
    """By seat. Places count from 1 and may be shared. `ties`: if seats have equal points, what breaks ties,
    one after the other."""

    points: list[int]
    places: list[int]
    ties: list[list[int]]


class ScoreEntry(Struct):
    seat: int
    key: str
    points: int
    facts: Facts


class GuidedPage(Struct):
    """`at`: the place on the board that it is about, if it is about one."""

    words: Words
    at: str = ""


class GuidedOffer(Struct):
    """A real game by these options, after the guided one."""

    words: Words
    options: dict[str, str]


class Guided(Struct):
    """What whoever learns reads now, page by page, and the `action` that their lesson wants of them,
    the one after `step` of theirs. After the last one there are offers."""

    step: int
    steps: int
    pages: list[GuidedPage]
    action: dict[str, Any] | None = None
    offers: list[GuidedOffer] = []


class Position(Struct, tag="position"):
    """The table as this listener may see it; sent whenever something changes. `stood_in` comes with the
    answer to a hello, until the person has acted again. `guided`: in a first game that teaches."""

    info: TableInfo
    you: int | None
    version: int
    actor: int | None
    view: dict[str, Any]
    question: Words | None
    options: list[Choice]
    log: list[LogEntry]
    undo: UndoState
    result: Result | None = None
    score: list[ScoreEntry] = []
    seed: str = ""
    stood_in: StoodIn | None = None
    guided: Guided | None = None


class Gains(Struct, tag="gains"):
    """What each option of this version changes in the seat's points at once, in their order."""

    version: int
    gains: list[int]


class Done(Struct, tag="done"):
    """Your message was carried out and is on disk."""

    id: str
    version: int


class Refused(Struct, tag="refused"):
    """Your message changed nothing, and why."""

    id: str
    problem: Problem


class Because(Struct, tag="because"):
    """The answer to Why: what is in the way of the action; nothing if it may be done."""

    id: str
    problem: Problem | None


class Difference(Struct):
    """By how many hundredths of a point a choice is to be expected to bring more of one category of the score
    sheet than another; `rival`: by how many less the best of the others will have."""

    key: str
    points: int


class Hinted(Struct, tag="hinted"):
    """What the expert would do, and what it changes in the seat's points at once. `why`: what it will bring
    more of than the next-best of another kind, `instead`, or less, the largest first; nothing where both are
    about as good. Without `instead` nothing is known of that, and a simpler bot may have been asked."""

    id: str
    action: dict[str, Any]
    words: Words
    gain: int
    why: list[Difference] = []
    instead: Words | None = None


class Answer(Struct, tag="answer"):
    """To whoever wishes to undo: what one of the others did about it."""

    seat: int
    answer: Literal["agreed", "refused", "played-on", "left"]


class Restarting(Struct, tag="restarting"):
    """The server goes down, and is back in a moment. What has no answer by then can be sent again."""


ToClient = Position | Gains | Done | Refused | Because | ChatLine | Emoted | Hinted | Answer | Restarting


# Looking back.


class Replay(Struct):
    """A game to look back at: a table, or a record that somebody brought. `you`: whose eyes look at it, if it
    is not a watcher; `may_see`: through whose eyes the asker may look. `begins`: so many actions are those of
    another game, from which this one went on."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    names: list[str]
    signs: list[str]
    status: Status
    length: int
    log: list[LogEntry]
    you: int | None
    may_see: list[int]
    result: Result | None = None
    score: list[ScoreEntry] = []
    seed: str = ""
    begins: int = 0


class ReplayPosition(Struct):
    n: int
    actor: int | None
    view: dict[str, Any]
    question: Words | None
