"""Puts every message into the file in which English has it: `python -m tests.locales.arrange cs`.

The browser loads catalogs by file, each when it is needed, so a message must stand where it is looked for.
"""

import sys
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from lascaux.locales import DEFAULT, FOLDER

Place = tuple[str, int]  # a file, and how far down


def entries(path: Path) -> list[tuple[str, str]]:
    """Key and text of each message, with the comment that belongs to it; other comments have no key."""
    source = path.read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    return [(each.id.name if isinstance(each, ftl.Message) else "", text_of(each, source)) for each in body]


def text_of(entry: ftl.EntryType, source: str) -> str:
    assert entry.span is not None
    comment = entry.comment if isinstance(entry, ftl.Message) else None
    start = comment.span.start if comment is not None and comment.span is not None else entry.span.start
    return source[start : entry.span.end].rstrip("\n")


def english_places() -> dict[str, Place]:
    paths = sorted((FOLDER / DEFAULT).glob("*.ftl"))
    return {key: (path.name, at) for path in paths for at, (key, _) in enumerate(entries(path)) if key}


def strangers(language: str) -> dict[str, tuple[str, str]]:
    """Messages in another file than in English: the file they stand in, and their text."""
    places = english_places()
    found: dict[str, tuple[str, str]] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for key, text in entries(path):
            if key in places and places[key][0] != path.name:
                found[key] = (path.name, text)
    return found


def arrange(language: str) -> int:
    folder, places, moved = FOLDER / language, english_places(), strangers(language)
    for file, text in moved.values():
        path = folder / file
        path.write_text(path.read_text(encoding="utf-8").replace(text + "\n", "", 1), encoding="utf-8")
    for key in sorted(moved, key=lambda key: places[key]):
        target = folder / places[key][0]
        before = target.read_text(encoding="utf-8") if target.exists() else ""
        target.write_text(before + moved[key][1] + "\n", encoding="utf-8")
    for file in {file for file, _ in moved.values()}:
        if not any(key for key, _ in entries(folder / file)):
            (folder / file).unlink()
    return len(moved)


if __name__ == "__main__":
    print(f"{arrange(sys.argv[1])} messages moved")
