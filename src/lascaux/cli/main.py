"""The entry point: finds the command, and turns whatever goes wrong into one line and an exit code."""

import os
import re
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from lascaux.cli.calling import program
from lascaux.cli.language import asked_for
from lascaux.engine.errors import LascauxError, Spoken
from lascaux.locales import short_lines

if TYPE_CHECKING:
    from cyclopts import App, CycloptsError

COMMANDS = {  # name: module
    "play": "play",
    "watch": "watch",
    "replay": "replay",
    "arena": "arena.command",
    "train": "train.command",
    "games": "shelf",
    "check": "check",
    "bench": "bench",
    "serve": "serve",
    "backup": "backup",
    "restore": "backup",
    "admin": "admin",
}
HELP = ("--help", "-h")
UNFINISHED = 1  # exit code: left before anything was played
WRONG = 2  # exit code: what was asked for can't be done
STOPPED = 130  # exit code: stopped by Ctrl-C
CLOSED = 141  # exit code: nobody reads the output any more


def run(words: Sequence[str] | None = None) -> int:
    """The exit code of one command line."""
    given = list(sys.argv[1:] if words is None else words)
    try:
        code = overview(given) if is_about_all(given) else run_command(given)
        sys.stdout.flush()
        return code
    except LascauxError as problem:
        return fail(sentence(problem, given))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return STOPPED
    except EOFError:  # Ctrl-D at a question before the game
        print(file=sys.stderr)
        return UNFINISHED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED
    except OSError as problem:
        return fail(problem.strerror or str(problem))


def is_about_all(words: Sequence[str]) -> bool:
    """Nothing was asked for but a language."""
    others = [word for at, word in enumerate(words) if not {word, *words[max(at - 1, 0) : at]} & {"--lang"}]
    return others in [[], *([flag] for flag in HELP)]


def overview(words: Sequence[str]) -> int:
    """The commands, without loading any of them."""
    said = short_lines(asked_for(words))
    print(called(said["help-usage"]), said["help-lascaux"], sep="\n\n", end="\n\n")
    for name in (*COMMANDS, "--version", "--help"):
        print(f"  {name:<11}{said['help-' + name.lstrip('-')]}")
    print("\n" + called(said["help-more"]))
    return 0


def called(line: str) -> str:
    return line.replace("lascaux", program())


def run_command(words: list[str]) -> int:
    from cyclopts import CycloptsError, UnknownCommandError

    try:
        done = make_app(words)(words, print_error=False, exit_on_error=False, result_action="return_value")
        return done if isinstance(done, int) else 0
    except UnknownCommandError:
        return unknown_command(words)
    except CycloptsError as problem:
        return fail(parsing_problem(problem, words))


def parsing_problem(problem: "CycloptsError", words: Sequence[str]) -> str:
    from lascaux.cli.mistakes import mistake
    from lascaux.locales import catalog

    text = mistake(problem)
    return str(problem) if text is None else catalog(asked_for(words)).say(text.key, **text.facts)


def make_app(words: Sequence[str]) -> "App":
    """Commands are imported when they are used, so that none slows down the others."""
    from cyclopts import App, Group

    said = short_lines(asked_for(words))
    app = App(name=program(), version=version, help_flags=HELP, suppress_keyboard_interrupt=False)
    app.group_arguments = Group.create_default_arguments(said["help-words"])
    app.group_parameters = Group.create_default_parameters(said["help-options"])
    for name, module in COMMANDS.items():
        usage = called(re.sub(r"(lascaux) \S+", rf"\1 {name}", said["help-usage"]))
        about = said[f"help-{name}"]
        app.command(f"lascaux.cli.{module}:{name}", name, help=about, help_prologue=usage, usage="")
    return app


def version() -> str:
    import lascaux

    return f"lascaux {lascaux.__version__} ({lascaux.build()})"


def sentence(problem: LascauxError, words: Sequence[str]) -> str:
    """What is wrong, in the language of the command line: by its key, else by its class."""
    from lascaux.cli.problems import Problem
    from lascaux.locales import DEFAULT, catalog

    said = catalog(asked_for(words))
    if isinstance(problem, Problem):
        return said.say(problem.key, **problem.facts)
    if said.language == DEFAULT:
        return str(problem)
    if isinstance(problem, Spoken) and problem.key:
        return said.say(problem.key, **problem.facts)
    key = f"cli-error-{problem.code}"
    return said.say(key if said.has(key) else "cli-error", reason=str(problem))


def unknown_command(words: Sequence[str]) -> int:
    from lascaux.locales import catalog

    facts = {"name": words[0], "commands": ", ".join(COMMANDS)}
    return fail(catalog(asked_for(words)).say("cli-unknown-command", **facts))


def fail(what: str) -> int:
    """One line, whatever was typed or stands in a file."""
    said = "".join(letter if letter.isprintable() else "?" for letter in " ".join(what.split()))
    print(f"lascaux: {said}", file=sys.stderr)
    return WRONG


def main() -> NoReturn:
    # Somebody may have closed them.
    sys.stdin = sys.stdin or open(os.devnull)  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run())
