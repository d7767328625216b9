"""SQL stands in the store and the disk below it; the other modules of the server ask by name."""

import ast
import re
from pathlib import Path

SERVER = Path(__file__).parents[2] / "src" / "lascaux" / "server"
SQL = re.compile(
    r"\bselect\b.+(\bfrom\b|\d)|\binsert\b.+\binto\b|\bupdate\b.+\bset\b|\bdelete\s+from\b|\bpragma\b"
    r"|\b(create|alter|drop)\s+(table|index)\b|^\s*(begin|commit|rollback|savepoint|release)\b",
    re.IGNORECASE | re.DOTALL,
)
STORE = ("store.py", "keeping.py", "disk.py", "damage.py", "migrations.py", "backups.py")
WAYS_TO_THE_DISK = {"write", "read", "read_now", "writer", "reader", "execute", "executescript"}


def is_prose(text: str) -> bool:
    return text.endswith((".", ".\n", ":"))


def sql_in(path: Path) -> list[str]:
    """Its string constants that are SQL, with the fixed parts of f-strings; docstrings are prose."""
    constants = [
        node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant)
    ]
    return [text for text in constants if isinstance(text, str) and SQL.search(text) and not is_prose(text)]


def ways_in(path: Path) -> list[str]:
    """Where it goes past the names that the store gives: `store.write(...)`, `import sqlite3`."""
    found = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Attribute) and node.attr in WAYS_TO_THE_DISK:
            found += [ast.unparse(node)] if ast.unparse(node.value).endswith("store") else []
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name == "sqlite3"]
    return found


def test_only_the_store_has_sql() -> None:
    others = [path for path in SERVER.rglob("*.py") if path.name not in STORE]
    assert len(others) > 20
    assert {path.name: found for path in others if (found := sql_in(path) + ways_in(path))} == {}


def test_sql_would_be_found() -> None:
    """In the store, every statement is; beside it, one that somebody slips in."""
    assert sum(len(sql_in(SERVER / name)) for name in STORE) > 20
    assert ways_in(SERVER / "disk.py") == ["sqlite3"]
    for text in ("SELECT 1", "INSERT OR REPLACE INTO seats VALUES ", "update tables set next = $2", "BEGIN"):
        assert SQL.search(text)
    for text in ("DELETE", "select a seat", "the table's lock is taken"):
        assert not SQL.search(text)
