"""What is wrong with a command line, in its language: by the class of the parser's error."""

from typing import TYPE_CHECKING

from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from lascaux.engine.protocol import Text

if TYPE_CHECKING:
    from cyclopts import CycloptsError


def mistake(problem: "CycloptsError") -> Text | None:
    """None for what hardly ever happens: the parser's own words are shown then."""
    match problem:
        case UnknownOptionError():
            return Text("cli-mistake-option", {"name": problem.token.keyword or problem.token.value})
        case CoercionError(token=token) if token is not None:
            return Text("cli-mistake-value", {"name": name_of(problem), "value": token.value})
        case MissingArgumentError():
            return Text("cli-mistake-missing", {"name": name_of(problem)})
        case RepeatArgumentError():
            return Text("cli-mistake-twice", {"name": name_of(problem)})
        case UnusedCliTokensError():
            return Text("cli-mistake-word", {"word": (problem.unused_tokens or [""])[0]})
    return None


def name_of(problem: "CycloptsError") -> str:
    """As it is typed."""
    token = getattr(problem, "token", None)
    keyword = getattr(problem, "keyword", None) or (token.keyword if token is not None else None)
    if keyword:
        return str(keyword)
    return problem.argument.name if problem.argument is not None else "?"
