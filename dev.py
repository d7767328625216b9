"""Sets Lascaux up on a machine that has only Python 3.11 or newer, and starts, tests or checks it.

    python3 dev.py play          set everything up and play in the browser
    python3 dev.py play ARGS     play in the terminal, for example: play kingdomino-origins
    python3 dev.py run ARGS      any command of lascaux, for example: run --help
    python3 dev.py test [ARGS]   all tests: interpreted, compiled, and in a Chromium if there is one; ARGS go
                                 to pytest, for example: test tests/browser -k keyboard
    python3 dev.py test --quick  an answer in under two minutes: what the files that you changed concern
    python3 dev.py check [ARGS]  style, types, data, locks and the client; --changed: of what you changed
    python3 dev.py generate      write what follows from declarations and types, after a change to them
    python3 dev.py bench [ARGS]  measure the speed, also beside other engines
    python3 dev.py shots [ARGS]  pictures of all states of the boards at all sizes, and sheets of them
    python3 dev.py faces         make the web fonts and the pictures of link previews anew
    python3 dev.py lock [ARGS]   make the lock files anew; --upgrade takes the newest versions

LASCAUX_INTERPRETED=1 does without compiling. To start afresh, delete .venv and .build.
"""

import sys

# Before anything that an older Python could not read; this file itself keeps to syntax that Python 3.6 knows.
if sys.version_info < (3, 11):
    sys.exit("Lascaux needs Python 3.11 or newer. Where one is installed beside this: python3.11 dev.py")

import argparse
import os
import shlex
import shutil
import subprocess
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from devkit import chromium, fonts, locks, quick
from devkit import client as browser_client
from devkit import engine as engines
from devkit.changes import changed_files
from devkit.checks import CHECKS
from devkit.environments import BENCH, BUILDS, DEVELOPER, PLAYER, ROOT, Environment, is_set_up, set_up
from devkit.locking import locked
from devkit.steps import StepError, say

SOURCES = engines.Engine(None, "on purpose")
# What they test is not compiled, so one run tells all: of the files themselves by the sources, of what plays
# games with the faster engine.
OF_SOURCES = ("tests/project", "tests/docs", "tests/locales")
OF_PLAYERS = ("tests/cli", "tests/server", "tests/bots", "tests/review", "tests/table", "tests/training")
# Runs of their own, with the fastest engine that there is: what they test is the client.
IN_A_BROWSER = "tests/browser"
WITHOUT_BROWSER = os.environ.pop("LASCAUX_NO_BROWSER", "") == "1"  # not for the tests of this file
ONE_PROCESS = ("-n", "--numprocesses", "--pdb", "--trace")
SLOWEST_TESTS = ["--durations=10", "--durations-min=5"]  # are told of a whole run
NO_TESTS_FOUND = 5
INTERRUPTED = 130
OF_A_CLIENT = ("--client", "--help", "-h", "--version")  # with these, `serve` needs none to be built


def prepare(*wanted: Environment) -> None:
    started = time.monotonic()
    is_warm = all(map(is_set_up, wanted))
    if not is_warm:
        with locked(BUILDS / "lock"):
            for environment in wanted:
                set_up(environment)
    say_ready(started, is_warm)


def prepare_with_engine(*wanted: Environment) -> engines.Engine:
    started = time.monotonic()
    engine = engines.ready_engine() if all(map(is_set_up, wanted)) else None
    is_warm = engine is not None
    if engine is None:
        with locked(BUILDS / "lock"):
            for environment in wanted:
                set_up(environment)
            # Asked again: another dev.py may have built it while this one waited.
            engine = engines.ready_engine() or engines.build_engine()
    say_ready(started, is_warm, f", {engine}")
    return engine


def say_ready(started: float, is_warm: bool, what: str = "") -> None:
    temperature = "warm" if is_warm else "cold"
    say(f"ready in {time.monotonic() - started:.2f} s ({temperature}){what}")


def call(command: list[str], env: Mapping[str, str]) -> int:
    return subprocess.call(command, env=env, cwd=ROOT)


def become(command: list[str], env: Mapping[str, str]) -> int:
    """On POSIX the product takes this process's place, and with it the terminal and its signals."""
    if os.name == "posix":
        sys.stderr.flush()
        os.execve(command[0], command, env)
    return subprocess.call(command, env=env)


def play(args: list[str]) -> int:
    """In the browser; with arguments, or where no client can be built, in the terminal."""
    if args or os.environ.get("LASCAUX_TERMINAL") == "1":
        return run(["play", *args])
    with locked(BUILDS / "lock"):
        client = browser_client.build_client()
    if client is None:
        return run(["play"])
    return run(["serve", "--open", "--client", str(client), "--db", str(ROOT / "lascaux.db")])


def run(args: list[str]) -> int:
    if args[:1] == ["serve"]:
        args = with_client(args)
    engine = prepare_with_engine(PLAYER)
    env = {**engines.environment_for(engine), "LASCAUX_CALLED": called()}
    return become([str(PLAYER.program("lascaux")), *args], env)


def with_client(args: list[str]) -> list[str]:
    """`serve` shows the client of this checkout, unless the person names another one, or only asks for help.
    Where it can't be built, there is still what was built before, and the interface for programs."""
    is_said = any(arg.split("=")[0] in OF_A_CLIENT for arg in args) or "LASCAUX_CLIENT" in os.environ
    if is_said:
        return args
    with locked(BUILDS / "lock"):
        client = browser_client.build_client()
    if client is None:
        say("The server starts without a fresh browser client.")
        return args
    return [*args, "--client", str(client)]


def called() -> str:
    """What to type instead of `lascaux`, for the commands that the product tells people."""
    name = Path(sys.executable).name
    found = shutil.which(name)
    is_usual = found is not None and os.path.samefile(found, sys.executable)
    return shlex.join([name if is_usual else sys.executable, sys.argv[0], "run"])


def bench(args: list[str]) -> int:
    """`bench load` measures the server, `bench balance` plays for fairness, `bench decisions` counts what is
    asked, `bench messages` weighs what is told, `bench clicks` counts what a person clicks, `bench painting`
    times a browser, `bench thinking` how bots of many tables share workers, `bench reviewing` tells what
    reviews find, everything else the speed of the engine."""
    if args[:1] == ["load"]:
        return bench_load(args[1:])
    if args[:1] == ["clicks"]:
        return bench_clicks(args[1:])
    if args[:1] == ["painting"]:
        return with_browser("bench.painting", args[1:])
    if args[:1] in (["balance"], ["decisions"], ["messages"], ["reviewing"], ["thinking"]):
        engine = prepare_with_engine(PLAYER)
        env = engines.environment_for(engine)
        return call([str(PLAYER.python), str(Path("bench", f"{args[0]}.py")), *args[1:]], env)
    engine = prepare_with_engine(PLAYER, BENCH)
    env = {**engines.environment_for(engine), "LASCAUX_BENCH_PYTHON": str(BENCH.python)}
    return call([str(PLAYER.python), str(Path("bench", "run.py")), *args], env)


def bench_clicks(args: list[str]) -> int:
    engine = prepare_with_engine(PLAYER)
    env = {**engines.environment_for(engine), "LASCAUX_BENCH_NODE": str(browser_client.ready_node() / "node")}
    return call([str(PLAYER.python), str(Path("bench", "clicks.py")), *args], env)


def bench_load(args: list[str]) -> int:
    engine = prepare_with_engine(PLAYER)
    env = {**engines.environment_for(engine), "LASCAUX_BENCH_NODE": str(browser_client.node_for_load())}
    return call([str(PLAYER.python), str(Path("bench", "load", "run.py")), *args], env)


def shots(args: list[str]) -> int:
    return with_browser("tests.browser.shots", args)


def with_browser(module: str, args: list[str]) -> int:
    """What drives a Chromium, as the tests do."""
    engine = prepare_with_engine(DEVELOPER)
    return call([str(DEVELOPER.python), "-m", module, *args], engines.environment_for(engine))


def test(args: list[str]) -> int:
    """All runs, even if one fails. A compiler that is there but fails is a failure, too. Neither compiling
    nor the client's tests keep all cores busy, so they go on together."""
    if "--quick" in args:
        return test_quickly([arg for arg in args if arg != "--quick"])
    prepare(DEVELOPER)
    engines.forget_failures()
    with ThreadPoolExecutor(1) as beside:
        client = None if args else beside.submit(browser_client.test_client)
        engine = prepare_with_engine(DEVELOPER)
        results = {"client": client.result()} if client else {}
    os.environ["LASCAUX_TEST_EVERY"] = "8" if engine.folder else "1"  # tests/conformance/walks.py
    later = OF_PLAYERS if engine.folder else ()
    results["interpreted"] = pytest(args, SOURCES, "interpreted", [IN_A_BROWSER, *later])
    os.environ["LASCAUX_TEST_EVERY"] = "1"
    if engine.folder:
        results["compiled"] = pytest(args, engine, "compiled", [IN_A_BROWSER, *OF_SOURCES])
    elif engine.is_broken:
        results["compiling"] = 1
    if WITHOUT_BROWSER:
        say(f"The tests in {IN_A_BROWSER} are left out: LASCAUX_NO_BROWSER is set.")
    elif chromium.find():
        others = [f"tests/{path.name}" for path in (ROOT / "tests").iterdir()]
        others.remove(IN_A_BROWSER)
        results["browser"] = pytest(args, engine, "in a browser", others)
    elif chromium.is_demanded():
        say(chromium.MISSING)
        results["browser"] = 1
    else:
        say(f"warning: {chromium.MISSING}. The tests in {IN_A_BROWSER} are left out.")
    return summary(results)


def test_quickly(args: list[str]) -> int:
    """What the changed files concern, once, with the engine that is there: compiling would take longer."""
    prepare(DEVELOPER)
    os.environ[quick.UNTIL] = str(time.time() + quick.SECONDS)
    engine = engines.ready_engine() if not engines.is_compiled() else prepare_with_engine(DEVELOPER)
    engine = engine or engines.Engine(None, "the compiled one is stale")
    os.environ["LASCAUX_TEST_EVERY"] = "8"
    places = quick.concerned_by(changed_files(ROOT) or [])
    results = {}
    if quick.CLIENT in places:
        places.remove(quick.CLIENT)
        results["client"] = browser_client.test_client()
    chosen = [place for place in places if Path(ROOT, place).exists()]
    options = ["-p", "devkit.quick", "-rs", *args]
    results["quick"] = pytest([*options, *chosen], engine, f"quick, {engine}", [])
    return summary(results)


def pytest(args: list[str], engine: engines.Engine, title: str, left_out: list[str]) -> int:
    """Chosen tests may all be among those that this run leaves out: that is no failure."""
    chosen = [arg for arg in args if is_within(arg, "tests") and Path(ROOT, arg.split("::")[0]).exists()]
    wanted = [arg for arg in chosen if not any(is_within(arg, folder) for folder in left_out)]
    if chosen and not wanted:
        return 0
    say(f"tests, {title}:")
    in_parallel = [] if any(arg.startswith(ONE_PROCESS) for arg in args) else ["-n", "auto"]
    options = [arg for arg in args if arg not in chosen] if args else SLOWEST_TESTS
    ignored = [f"--ignore={folder}" for folder in left_out]
    command = [str(DEVELOPER.python), "-m", "pytest", *in_parallel, *options, *ignored, *wanted]
    status = call(command, engines.environment_for(engine))
    return 0 if args and status == NO_TESTS_FOUND else status


def is_within(arg: str, folder: str) -> bool:
    return Path(ROOT, arg.split("::")[0]).resolve().is_relative_to(ROOT / folder)


def check(args: list[str]) -> int:
    """All checks, even if one fails; or those that concern some files. Options as in `parse_check`."""
    asked = parse_check(args)
    files = changed_files(ROOT) if asked.changed else asked.files or None
    prepare(DEVELOPER)
    results = {}
    for one in CHECKS:
        command = one.command(str(DEVELOPER.python), files) if one.name in asked.only else []
        if command:
            say(f"{one.name}:")
            results[one.name] = call(command, engines.environment_for(SOURCES))
    return summary(results)


def parse_check(args: list[str]) -> argparse.Namespace:
    names = [one.name for one in CHECKS]
    parser = argparse.ArgumentParser("dev.py check")
    parser.add_argument("--changed", action="store_true", help="only what the changed files concern")
    parser.add_argument("--only", action="append", choices=names, metavar="NAME", help=", ".join(names))
    parser.add_argument("files", nargs="*", metavar="FILE", help="only what these files concern")
    asked = parser.parse_args(args)
    asked.only = asked.only or names
    return asked


def generate(args: list[str]) -> int:
    """After a change to a kinds.py, a view or a message of the server."""
    prepare(DEVELOPER)
    return call([str(DEVELOPER.python), "-m", "lascaux.codegen", *args], engines.environment_for(SOURCES))


def faces(args: list[str]) -> int:
    """What is committed for looks, and made of packages and drawings: the fonts, then the pictures."""
    with locked(BUILDS / "lock"):
        fonts.make_fonts()
    return with_browser("tests.browser.previews", args)


def lock(args: list[str]) -> int:
    with locked(BUILDS / "lock"):
        locks.make_locks(args)
    return 0


def summary(results: dict[str, int]) -> int:
    told = [f"{name}: {'failed' if status else 'passed'}" for name, status in results.items()]
    say("; ".join(told) or "There is nothing to do for these files.")
    return 1 if any(results.values()) else 0


COMMANDS = {
    "play": play,
    "run": run,
    "test": test,
    "check": check,
    "generate": generate,
    "bench": bench,
    "shots": shots,
    "faces": faces,
    "lock": lock,
}


def main(args: list[str]) -> int:
    if not args or args[0] in ("-h", "--help", "help"):
        print(__doc__.strip())
        return 0
    if args[0] not in COMMANDS:
        say(f"dev.py has no command {args[0]!r}. It has: {', '.join(COMMANDS)}. More: python3 dev.py --help")
        return 2
    try:
        return COMMANDS[args[0]](args[1:])
    except StepError as error:
        say(str(error))
        return 1
    except OSError as error:
        say(
            f"{error}\ndev.py works in .venv and .build beside itself: it needs the right to write, and room."
        )
        return 1
    except KeyboardInterrupt:
        say("\ninterrupted; the next call goes on from here")
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
