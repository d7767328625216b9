"""Python from a game's declaration: its constants, its frames by name, and which rule a frame asks.

Compiled code calls a rule directly only where the call is written out; so it is, by this module.
"""

from importlib import import_module
from pathlib import Path

from lascaux.engine.kinds import REST, ActionKind, EventKind, Field, FrameKind, Kinds

HEAD = '"""{about} Made by `python3 dev.py generate` from kinds.py. Not to be edited."""\n\n'
FEW = 3  # are compared one after the other
INDENT = "    "


def python_files(games: Path) -> dict[Path, str]:
    """The generated modules of every game of the package. Rules are not imported: they may be unfinished."""
    found: dict[Path, str] = {}
    for declaration in sorted(games.glob("*/kinds.py")):
        package = declaration.parent.name
        kinds: Kinds = import_module(f"lascaux.games.{package}.kinds").KINDS
        folder = declaration.parent / "generated"
        found[folder / "__init__.py"] = (
            HEAD.format(about="What follows from the declaration.").rstrip() + "\n"
        )
        found[folder / "actions.py"] = constants("The actions.", kinds.actions)
        found[folder / "events.py"] = constants("The events.", kinds.events)
        found[folder / "frames.py"] = frames(kinds)
        found[folder / "course.py"] = course(declaration.parent, kinds)
        found[folder / "dispatch.py"] = dispatch(declaration.parent, kinds)
    return found


def constants(about: str, kinds: list[ActionKind] | list[EventKind]) -> str:
    lines = [f"{kind.constant}: Final = {kind.number}{comment(kind.fields)}\n" for kind in kinds]
    return HEAD.format(about=about) + "from typing import Final\n\n" + "".join(lines)


def comment(fields: tuple[Field, ...]) -> str:
    return f"  # {', '.join(field.name for field in fields)}" if fields else ""


def frames(kinds: Kinds) -> str:
    """A constant a kind, and a function that makes one by the names of its fields."""
    head = "from typing import Final\n\nfrom lascaux.engine.protocol import CHANCE, NOBODY, Frame\n\n"
    numbers = "".join(f"{kind.constant}: Final = {kind.number}\n" for kind in kinds.frames)
    makers = "".join(f"\n\n{maker(kind)}" for kind in kinds.frames)
    return HEAD.format(about="The frames.") + head + numbers + makers


def maker(kind: FrameKind) -> str:
    names = ["seat"] if kind.actor == "seat" else []
    actor = "seat" if kind.actor == "seat" else kind.actor.upper()
    ones = [field.name for field in kind.fields if field.holds != REST]
    rest = [field.name for field in kind.fields if field.holds == REST]
    given = [f"{name}: int" for name in names + ones] + [f"{name}: tuple[int, ...]" for name in rest]
    made = f"({', '.join([kind.constant, actor, *ones])})"
    if rest:
        made = f"{made} + {rest[0]}"
    return f"def {kind.constant.lower()}({', '.join(given)}) -> Frame:\n{INDENT}return {made}\n"


def course(folder: Path, kinds: Kinds) -> str:
    """What goes on by itself. A file of its own: some rules that the dispatch asks look ahead by it."""
    alone = [kind for kind in kinds.frames if kind.actor == "nobody"]
    engine = "from lascaux.engine.protocol import NOBODY, Frame\n"
    cases = [(kind, f"{kind.do}(s, frame)") for kind in alone]
    head = HEAD.format(about="How a game goes on by itself.") + engine + imports(folder, kinds.state, alone)
    return (
        head
        + GO_ON.format(state=kinds.state)
        + function(f"def run(s: {kinds.state}, frame: Frame) -> None:", "A frame that acts by itself.", cases)
    )


def dispatch(folder: Path, kinds: Kinds) -> str:
    """Which functions of the rules a frame asks. Numbers are halved until few are left."""
    seats = [kind for kind in kinds.frames if kind.actor == "seat"]
    chance = [kind for kind in kinds.frames if kind.actor == "chance"]
    given = f"s: {kinds.state}, frame: Frame"
    parts = [
        function(
            f"def asked({given}) -> list[Action]:",
            "The options of the seat that a frame asks.",
            [(kind, f"return {called(kind.may, 's, frame')}") for kind in seats],
            "return []",
        ),
        function(
            f"def answer({given}, action: Action) -> None:",
            "The frame's rule does what was chosen, or what chance brought.",
            [(kind, f"{kind.do}(s, frame, action)") for kind in [*seats, *chance]],
        ),
        function(
            f"def outcomes({given}) -> list[tuple[Action, int]]:",
            "All that chance may bring, with its weight, where it is not too much.",
            [(kind, f"return {kind.outcomes}(s, frame)") for kind in chance],
            "return []",
        ),
        function(
            f"def sample({given}, rng: Rng) -> Action:",
            "One outcome, by its odds.",
            [(kind, f"return {kind.sample}(s, frame, rng)") for kind in chance if kind.sample],
            "return weighted(outcomes(s, frame), rng)",
        ),
        function(
            f"def may_happen({given}, action: Action) -> bool:",
            "Whether chance can bring this outcome here.",
            [(kind, f"return {kind.may_happen}(s, frame, action)") for kind in chance if kind.may_happen],
            "return action in [outcome for outcome, _ in outcomes(s, frame)]",
        ),
    ]
    engine = (
        "from lascaux.engine.chance import Rng, weighted\nfrom lascaux.engine.protocol import Action, Frame\n"
    )
    head = HEAD.format(about="Which rule a frame asks.") + engine
    return head + imports(folder, kinds.state, [*seats, *chance]) + "".join(parts)


GO_ON = '''

def go_on(s: {state}) -> None:
    """Lets frames act by themselves until one asks or none is left."""
    stack = s.stack
    while stack and stack[-1][1] == NOBODY:
        run(s, stack.pop())
'''


def imports(folder: Path, state: str, asked: list[FrameKind]) -> str:
    """A module of the rules; or of the game itself, if there is none of this name."""
    named = [(kind.may, kind.do, kind.outcomes, kind.sample, kind.may_happen) for kind in asked]
    modules = sorted({name.split(".")[0] for names in named for name in names if name})
    game = f"lascaux.games.{folder.name}"
    places = {module: ".rules" if (folder / "rules" / f"{module}.py").exists() else "" for module in modules}
    rules = "".join(f"from {game}{places[module]} import {module}\n" for module in modules)
    return f"from {game}.generated import frames\n{rules}from {game}.state import {state}\n"


def called(name: str, given: str) -> str:
    """A list that never changes is named by its constant."""
    return name if name.split(".")[1].isupper() else f"{name}({given})"


def function(head: str, about: str, cases: list[tuple[FrameKind, str]], otherwise: str = "") -> str:
    """Without `otherwise`, the frame must be one of the cases."""
    body = chosen(sorted(cases, key=lambda case: case[0].number), INDENT, otherwise)
    fallback = f"{INDENT}{otherwise}\n" if otherwise else ""
    return f'\n\n{head}\n{INDENT}"""{about}"""\n{INDENT}kind = frame[0]\n{body}{fallback}'


def chosen(cases: list[tuple[FrameKind, str]], indent: str, otherwise: str) -> str:
    if len(cases) > FEW:
        middle = len(cases) // 2
        lower = chosen(cases[:middle], indent + INDENT, otherwise)
        upper = chosen(cases[middle:], indent + INDENT, otherwise)
        return f"{indent}if kind < frames.{cases[middle][0].constant}:\n{lower}{indent}else:\n{upper}"
    lines = []
    for number, (kind, call) in enumerate(cases):
        is_last = number == len(cases) - 1 and not otherwise
        if is_last and number:
            lines.append(f"{indent}else:\n{indent}{INDENT}assert kind == frames.{kind.constant}\n")
        elif is_last:
            lines.append(f"{indent}assert kind == frames.{kind.constant}\n{indent}{call}\n")
            continue
        else:
            lines.append(f"{indent}{'elif' if number else 'if'} kind == frames.{kind.constant}:\n")
        lines.append(f"{indent}{INDENT}{call}\n")
    return "".join(lines)
