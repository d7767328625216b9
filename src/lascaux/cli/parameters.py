"""Options that several commands share. What they mean is said in locales/*/help.ftl."""

import re
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from lascaux.cli.language import asked_for
from lascaux.cli.problems import Problem
from lascaux.locales import short_lines

LONGEST_SALT = 100


def said(key: str, **more: Any) -> Parameter:
    return Parameter(help=short_lines(asked_for(sys.argv))[key], show_default=False, **more)


GameId = Annotated[str, said("help-game")]
OptionalGame = Annotated[str | None, said("help-game")]
Players = Annotated[int | None, said("help-players")]
Mode = Annotated[str | None, said("help-mode")]
Settings = Annotated[tuple[str, ...], said("help-set", name="--set", negative="")]
Bots = Annotated[tuple[str, ...], said("help-bots", negative="")]
Seed = Annotated[str | None, said("help-seed")]
Salt = Annotated[str | None, said("help-salt")]
RecordFile = Annotated[Path | None, said("help-record")]
Plain = Annotated[bool, said("help-plain", negative="")]
Lang = Annotated[str, said("help-lang")]
Db = Annotated[Path, said("help-db", env_var="LASCAUX_DB")]
Json = Annotated[bool, said("help-json", name="--json", negative="")]


def chosen_options(settings: tuple[str, ...], mode: str | None) -> dict[str, str]:
    """`--set key=value`, and `--mode` for the one that is set most often."""
    chosen: dict[str, str] = {}
    for setting in [*settings, *([f"mode={mode}"] if mode is not None else [])]:
        key, sign, value = setting.partition("=")
        if not sign or not key:
            raise Problem("cli-bad-setting", setting=setting)
        if chosen.setdefault(key, value) != value:
            raise Problem("cli-two-settings", key=key, first=chosen[key], second=value)
    return chosen


def listed_bots(words: tuple[str, ...]) -> tuple[str, ...]:
    """`--bots casual,random`, also given in several pieces. A comma in brackets is between parameters."""
    names = re.split(r",(?![^(]*\))", ",".join(words))
    return tuple(name.strip() for name in names if name.strip())


def checked_salt(salt: str) -> str:
    if len(salt) > LONGEST_SALT or not salt.isprintable():
        raise Problem("cli-bad-salt", most=LONGEST_SALT)
    return salt


def seed_of(text: str | None) -> bytes | None:
    if text is None:
        return None
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != 16 or len(text) != 32:
        raise Problem("cli-bad-seed", seed=text[:60])
    return seed
