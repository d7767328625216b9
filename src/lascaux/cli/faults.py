"""All that is wrong with a folder of component files, not only the first thing.

A loader stops at the first fault. So each fault is noted, our own value is put in its place, and the loader
runs again, as long as it finds faults in what somebody else has written.
"""

import copy
import re
from pathlib import Path
from types import ModuleType
from typing import Any

from lascaux.engine.errors import DataError
from lascaux.games.load import Entry, read, unknown_files

MOST = 50  # faults that are told
Path_ = tuple[str | int, ...]  # keys and numbers of a value in a file


def faults_in(folder: Path, loader: ModuleType) -> list[DataError]:
    """In the order in which they are found. `loader` is a game's load.py with FILES and `assembled`."""
    found = unknown_files(folder, loader.FILES)
    values: dict[str, Any] = {}
    names: dict[str, str] = {}
    ours = {name: read(loader.FOLDER / f"{name}.toml").value for name in loader.FILES}
    for name in loader.FILES:
        values[name], names[name] = copy.deepcopy(ours[name]), f"{name}.toml"
        try:
            if (folder / f"{name}.toml").exists():
                values[name] = read(folder / f"{name}.toml").value
        except DataError as fault:
            found.append(DataError(f"{name}.toml", fault.entry, fault.reason))
    replaced: dict[str, list[Path_]] = {name: [] for name in loader.FILES}
    while len(found) < MOST:
        try:
            loader.assembled({name: Entry(names[name], "", values[name]) for name in loader.FILES})
        except DataError as fault:
            name = fault.file.removesuffix(".toml")
            if not mended(values[name], ours[name], path_of(fault.entry), replaced[name]):
                return found or [fault]
            found.append(fault)
        else:
            return found
    return found


def path_of(entry: str) -> Path_:
    """`culture[3].abilities[1]` as keys and numbers from 0."""
    if entry == "the file":
        return ()
    parts = re.findall(r"([^.\[\]]+)|\[(\d+)\]", entry)
    return tuple([int(number) - 1 if number else key for key, number in parts])


def mended(value: Any, ours: Any, path: Path_, replaced: list[Path_]) -> bool:
    """Puts our value there, or further up where we have none. False if that part is ours already."""
    while path and not (has(ours, path) and has(value, path[:-1]) and at(value, path) != at(ours, path)):
        path = path[:-1]
    if any(path[: len(done)] == done or done[: len(path)] == path for done in replaced) or value == ours:
        return False
    replaced.append(path)
    if path:
        at(value, path[:-1])[path[-1]] = copy.deepcopy(at(ours, path))
    else:
        value.clear()
        value.update(copy.deepcopy(ours))
    return True


def has(value: Any, path: Path_) -> bool:
    for part in path:
        keys: Any = range(len(value)) if isinstance(value, list) else value
        if not isinstance(value, dict | list) or part not in keys:
            return False
        value = value[part]  # type: ignore[index]
    return True


def at(value: Any, path: Path_) -> Any:
    """The value there; None where there is none yet."""
    return value if not path else at(value, path[:-1])[path[-1]] if has(value, path) else None
