"""Why not? Which rule shuts an action that is not among the legal ones.

Nothing is allowed or forbidden here: `may_...` decides that, this only finds the words for a refusal.
"""

from lascaux.engine.protocol import Action, Text
from lascaux.games.kingdomino_origins.generated import actions, frames
from lascaux.games.kingdomino_origins.names import FREE, NOTHING, VOLCANO
from lascaux.games.kingdomino_origins.rules.tribe import kinds_above
from lascaux.games.kingdomino_origins.rules.volcanoes import is_in_range
from lascaux.games.kingdomino_origins.squares import FIRES, OCCUPIED, terrain_of
from lascaux.games.kingdomino_origins.state import Land, Origins
from lascaux.games.kingdomino_origins.words import question


def why_not(s: Origins, action: Action) -> Text:
    """The first rule in the way; the open question itself if the action answers another one."""
    frame = s.stack[-1] if s.stack else (-1, -1)
    asked, did = frame[0], action[0]
    if asked == frames.PLACING and did == actions.PLACE:
        return why_not_there(s.lands[frame[1]], action[1], action[2])
    if asked == frames.PLACING and did == actions.DISCARD:
        return Text("ko-why-discard", {}, "KO-CON-03")
    if asked == frames.ERUPTING and did == actions.LAND:
        return why_not_land(s, s.lands[frame[1]], frame[2], frame[3], action[1])
    if asked == frames.CHOOSING and did == actions.CHOOSE:
        return why_not_choose(s, action[1])
    if asked == frames.HANDING_ON and did == actions.HAND_ON:
        return Text("ko-why-hand-on", {}, "KO-TOT-04")
    if asked == frames.RECRUITING and did in (actions.INVITE, actions.SEARCH):
        return why_not_recruit(s, frame[1], did)
    if asked == frames.PAYING and did == actions.PAY:
        return Text("ko-why-pay", {}, "KO-TRI-02")
    if asked == frames.SETTLING and did == actions.SETTLE:
        return Text("ko-why-settle", {}, "KO-TRI-04")
    return question(s)


def why_not_there(land: Land, left: int, right: int) -> Text:
    rows = [left // land.width, right // land.width]
    columns = [left % land.width, right % land.width]
    if abs(rows[0] - rows[1]) + abs(columns[0] - columns[1]) != 1:
        return Text("ko-why-not-a-domino", {}, "KO-CMP-01")
    if land.squares[left] >= OCCUPIED or land.squares[right] >= OCCUPIED:
        return Text("ko-why-overlap", {}, "KO-CON-04")
    tall = max([land.bottom, *rows]) - min([land.top, *rows]) + 1
    wide = max([land.right, *columns]) - min([land.left, *columns]) + 1
    if max(tall, wide) > land.size:
        return Text("ko-why-too-big", {"size": land.size}, "KO-CON-02")
    return Text("ko-why-no-match", {}, "KO-CON-01")


def why_not_land(s: Origins, land: Land, volcano: int, craters: int, at: int) -> Text:
    square = land.squares[at]
    if square < OCCUPIED:
        return Text("ko-why-no-land", {}, "KO-VOL-02")
    if terrain_of(square) == VOLCANO:
        return Text("ko-why-volcano", {}, "KO-VOL-02")
    if square & FIRES:
        return Text("ko-why-fire", {}, "KO-VOL-02")
    if not is_in_range(land, volcano, craters, at):
        return Text("ko-why-too-far", {}, "KO-VOL-03")
    return Text("ko-why-hut", {}, "KO-VOL-06")


def why_not_choose(s: Origins, domino: int) -> Text:
    if domino in s.row and s.chiefs[s.row.index(domino)] != FREE:
        return Text("ko-why-taken", {"domino": domino}, "KO-TURN-02")
    return Text("ko-why-not-in-row", {"domino": domino}, "KO-TURN-02")


def why_not_recruit(s: Origins, seat: int, did: int) -> Text:
    kinds = kinds_above(s.lands[seat], NOTHING)
    if did == actions.INVITE and kinds >= 2:
        return Text("ko-why-not-in-cave", {}, "KO-TRI-02")
    if did == actions.SEARCH and kinds == 4:
        return Text("ko-why-empty-stack", {}, "KO-RUL-03")
    return Text("ko-why-too-poor", {}, "KO-TRI-02")
