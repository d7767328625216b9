"""What is missing or wrong in a language: `python -m tests.locales.progress cs [part of a key]`."""

import sys
from collections import Counter

from lascaux.engine.errors import LascauxError
from lascaux.locales import DEFAULT, FOLDER
from tests.locales.faults import faults, missing, to_look_at
from tests.locales.reading import messages

LONGEST = 400


def file_of(key: str) -> str:
    """The catalog of English that it stands in."""
    start = f"{key} ="
    return next(
        path.name
        for path in FOLDER.glob(f"{DEFAULT}/*.ftl")
        if f"\n{start}" in "\n" + path.read_text(encoding="utf-8")
    )


def main(language: str, part: str = "") -> int:
    if not any((FOLDER / language).glob("*.ftl")):
        print(f"locales/{language} has no catalogs yet")
        return 1
    try:
        wrong = [each for each in faults(language) if part in each.key]
    except LascauxError as problem:
        print(problem)
        return 1
    lacking = [key for key in missing(language) if part in key]
    for each in wrong[:LONGEST]:
        print(f"{each.key}: {each.what}")
    for each in to_look_at(language):
        if part in each.key:
            print(f"look at {each.key}: {each.what}")
    files = Counter(map(file_of, lacking))
    for file, number in sorted(files.items()):
        some = [key for key in lacking if file_of(key) == file][:5]
        print(f"{file}: {number} missing: {', '.join(some)}{' ...' if number > len(some) else ''}")
    there = len(messages(DEFAULT)) - len(missing(language))
    print(f"{language}: {there} of {len(messages(DEFAULT))} keys, {len(wrong)} faults")
    return int(bool(wrong or lacking))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
