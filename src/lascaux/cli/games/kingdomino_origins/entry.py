"""What is typed: squares such as `f4 g4`, a domino's number after #, somebody's two letters or a word."""

import re
from collections.abc import Sequence

from rich.text import Text

from lascaux.cli.games import Scene
from lascaux.cli.games.kingdomino_origins.board import scores
from lascaux.cli.games.kingdomino_origins.tiles import View, domino, letter
from lascaux.cli.screen import QUIET
from lascaux.engine.errors import LascauxError
from lascaux.engine.grid import square_name
from lascaux.engine.protocol import Action, Json
from lascaux.games.kingdomino_origins.generated import actions
from lascaux.games.kingdomino_origins.names import PEOPLE
from lascaux.games.kingdomino_origins.view import halves

SPOTS = (actions.PLACE, actions.LAND, actions.PAY, actions.SETTLE)
SHORT = (*SPOTS, actions.TAKE)
SQUARE = re.compile(r"^[a-z]\d{1,2}$")
VERBS = {"ko-ask-land": "land", "ko-ask-pay": "pay", "ko-ask-settle": "settle"}


def is_short(action: Action) -> bool:
    return action[0] in SHORT


def family(action: Action) -> tuple[int, ...]:
    """Every option stands for itself."""
    return action


def span(scene: Scene, options: Sequence[Action]) -> Text:
    return label(scene, options[0])


def spots(action: Action, width: int) -> list[str]:
    """The squares that an action names."""
    return [square_name(at, width) for at in action[1:]] if action[0] in SPOTS else []


def label(scene: Scene, action: Action) -> Text:
    if action[0] in SPOTS:
        return Text(" ".join(squares_of(scene, action)))
    if action[0] == actions.CHOOSE:
        drawn: View = {"domino": action[1], "halves": halves(action[1], mode_of(scene))}
        return Text.assemble((f"#{action[1]}".rjust(3), "bold"), domino(scene, drawn)[2:])
    if action[0] in (actions.INVITE, actions.TAKE):
        return Text.assemble(*somebody(scene, PEOPLE[action[1]], action[0] == actions.INVITE))
    return Text(scene.catalog.tell(scene.game.text(scene.state, action), scene.names))


def somebody(scene: Scene, person: str, with_scores: bool) -> list[tuple[str, str]]:
    """`Hu hunter`, and what they score where there is room for it."""
    said = [(letter(scene, person), "bold"), (f" {scene.catalog.word('ko', person)}", "")]
    return [*said, (f"  {scores(scene, person)}", QUIET)] if with_scores else said


def mode_of(scene: Scene) -> int:
    """0 is the mode without resources."""
    return int(scene.game.observe(scene.state, 0)["mode"] != "discovery")


def squares_of(scene: Scene, action: Action) -> list[str]:
    return [str(value) for key, value in scene.game.named(scene.state, action).items() if key != "do"]


def find(scene: Scene, options: Sequence[Action], words: str) -> list[Action]:
    typed = words.lower().replace(",", " ").replace("-", " ").split()
    squares = [word.upper() for word in typed if SQUARE.match(word)]
    if squares and len(squares) == len(typed):
        return [action for action in options if at_squares(scene, action, squares)]
    return [action for action in options if is_named(scene, action, words.lower().strip())]


def at_squares(scene: Scene, action: Action, squares: list[str]) -> bool:
    """All squares of the action in their order, or one of them alone; equal halves have no order."""
    if action[0] not in SPOTS:
        return False
    own = squares_of(scene, action)
    if own == squares or (len(squares) == 1 and squares[0] in own):
        return True
    facts = scene.game.text(scene.state, action).facts
    left, right = [(facts.get(side), facts.get(f"{side}_fires")) for side in ("left", "right")]
    return own == squares[::-1] and left == right


def is_named(scene: Scene, action: Action, words: str) -> bool:
    """By `#17`, by somebody's two letters or name, or by the verb of the action."""
    named = scene.game.named(scene.state, action)
    accepted = {str(named["do"])}
    if action[0] == actions.CHOOSE:
        accepted = {f"#{action[1]}"}
    elif action[0] in (actions.INVITE, actions.TAKE):
        person = PEOPLE[action[1]]
        accepted = {person, letter(scene, person).lower(), scene.catalog.word("ko", person)}
    elif "pair" in named:
        accepted = {str(named["pair"])}
    return words in accepted


def meant(scene: Scene, words: str) -> Action | None:
    named = named_by(scene, words.lower().replace(",", " ").split())
    if named is None:
        return None
    try:
        return scene.game.parse(scene.state, named)
    except LascauxError:
        return None


def named_by(scene: Scene, typed: list[str]) -> Json | None:
    squares = [word.upper() for word in typed if SQUARE.match(word)]
    if len(squares) == 2:
        return {"do": "place", "left": squares[0], "right": squares[1]}
    if len(squares) == 1:
        verb = VERBS.get(scene.game.question(scene.state).key)
        return {"do": verb, "at": squares[0]} if verb else None
    word = " ".join(typed)
    if word.startswith("#") and word[1:].isdecimal():
        return {"do": "choose", "domino": int(word[1:])}
    for person in PEOPLE:
        if word in (person, letter(scene, person).lower(), scene.catalog.word("ko", person)):
            return {"do": "invite", "person": person}
    return {"do": word} if word in ("discard", "search", "decline") else None
