"""`python -m lascaux.codegen` writes the generated files; with --check it only says which are stale."""

import sys
from pathlib import Path

from lascaux.codegen.dispatch import python_files

# The checkout: compiled, this file stands in a folder of it.
ROOT = next(folder for folder in Path(__file__).parents if (folder / "pyproject.toml").is_file())
GAMES = ROOT / "src" / "lascaux" / "games"


def other_files() -> dict[Path, str]:
    """Made from the games themselves, which can't be imported before what they need is written."""
    from lascaux.codegen.client import client_files

    return client_files(ROOT)


def write(files: dict[Path, str], is_check: bool) -> bool:
    """Whether something was stale."""
    stale = {path: text for path, text in files.items() if not path.exists() or path.read_text() != text}
    for path, text in stale.items():
        print(f"stale: {path.relative_to(ROOT)}")
        if not is_check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    return len(stale) > 0


def main() -> int:
    is_check = "--check" in sys.argv
    is_stale = write(python_files(GAMES), is_check)
    is_stale = write(other_files(), is_check) or is_stale
    return 1 if is_check and is_stale else 0


if __name__ == "__main__":
    sys.exit(main())
