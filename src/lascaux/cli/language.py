"""The language of one command line: `--lang`, else what the environment asks for and is spoken here."""

import os
from collections.abc import Mapping, Sequence
from itertools import pairwise

from lascaux.locales import DEFAULT, begun, languages

ASKING = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def asked_for(words: Sequence[str]) -> str:
    """By the words of a command line, before anything has read them."""
    apart = [
        word for each in words for word in (each.split("=", 1) if each.startswith("--lang=") else [each])
    ]
    wanted = [value for option, value in pairwise(apart) if option == "--lang" and value in begun()]
    return wanted[0] if wanted else of_environment(os.environ)


def of_environment(environment: Mapping[str, str]) -> str:
    """`cs_CZ.UTF-8` is Czech; `LANGUAGE` lists several, best first, unless the first asks for none (C)."""
    asked = next((environment[name] for name in ASKING if environment.get(name)), "")
    listed = environment.get("LANGUAGE", "").split(":") if code_of(asked) not in ("", "c", "posix") else []
    known = languages()
    return next((code_of(each) for each in (*listed, asked) if code_of(each) in known), DEFAULT)


def code_of(tag: str) -> str:
    """The language of a tag of the environment."""
    return tag.replace(".", "_").replace("@", "_").replace("-", "_").split("_")[0].lower()


SPOKEN = of_environment(os.environ)
