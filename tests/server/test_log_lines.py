"""A line of the log has time, level and table, no secret and no full address; lines alike are folded."""

import io
import json
import logging
import re
import secrets
import time

import pytest

from lascaux.server.auth import new_token
from lascaux.server.logs import SHOWN, Folding, JsonLines, TextLines, at_table


@pytest.fixture
def log():
    """A logger of this test's own, whose records go nowhere else."""
    own = logging.getLogger(f"lascaux.{secrets.token_hex(4)}")
    own.propagate = False
    return own


def written(log, lines, window=60.0) -> io.StringIO:
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(lines)
    log.addHandler(Folding(handler, window))
    return text


def test_a_line_has_time_level_and_table(log):
    text = written(log, TextLines())
    log.warning("a bot failed", extra={"table": "k3vt9w"})
    log.error("nothing can be written")
    first, second = text.getvalue().splitlines()
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z warning k3vt9w a bot failed", first)
    assert second.endswith("error   - nothing can be written")


def test_whoever_is_at_work_for_a_table_need_not_name_it(log):
    text = written(log, JsonLines())
    before = at_table.set("k3vt9w")
    log.warning("a bot failed")
    at_table.reset(before)
    log.warning("a worker died")
    assert [json.loads(line).get("table") for line in text.getvalue().splitlines()] == ["k3vt9w", None]


def test_json_lines_hold_the_same_and_where_it_failed(log):
    text = written(log, JsonLines())
    try:
        raise ValueError("out of paint")
    except ValueError:
        log.exception("a preview can't be made")
    line = json.loads(text.getvalue())
    assert (line["level"], line["text"]) == ("error", "a preview can't be made")
    assert line["trace"].endswith("ValueError: out of paint")


def test_lines_alike_are_folded_and_their_number_is_told_when_their_time_is_over(log):
    text = written(log, TextLines(), window=0.2)
    for number in range(SHOWN + 124):
        log.warning("a call was not taken: %s", number)
    log.warning("something else")
    assert len(text.getvalue().splitlines()) == SHOWN + 1
    until = time.monotonic() + 30
    while "more like this" not in text.getvalue() and time.monotonic() < until:
        time.sleep(0.02)
    assert "... 124 more like this in 60 s: a call was not taken" in text.getvalue().splitlines()[-1]
    log.warning("a call was not taken: %s", "again")  # a new window
    assert text.getvalue().endswith("a call was not taken: again\n")


def test_what_was_folded_is_told_at_the_end(log):
    text = written(log, TextLines())
    for _ in range(SHOWN + 2):
        log.warning("too many connections")
    next(handler for handler in log.handlers if isinstance(handler, Folding)).close()
    assert "... 2 more like this" in text.getvalue()


def test_no_secret_gets_through_even_in_what_failed(log):
    text = written(log, TextLines())
    seed = secrets.token_bytes(32)
    found = [new_token() for _ in range(200)]
    log.warning("tokens %s", " ".join(found))
    log.warning("seed %s or %r", seed.hex(), seed)
    try:
        raise KeyError(found[0])
    except KeyError:
        log.exception("ConnectionRefusedError at public_tables_of_this")
    said = text.getvalue()
    assert not [secret for secret in (*found, seed.hex(), repr(seed)) if secret in said]
    assert "ConnectionRefusedError" in said


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("198.51.100.23", "198.51.100.0/24"),
        ("198.51.100.23:4711", "198.51.100.0/24:4711"),
        ("2001:db8:12:34::5", "2001:db8:12::/48"),
        ("[2001:db8:12:34::5]:4711", "[2001:db8:12::/48]:4711"),
        ("2001:db8:12:34:0:0:0:5:54711", "2001:db8:12::/48:54711"),
        ("::ffff:198.51.100.23", "198.51.100.0/24"),
        ("127.0.0.1:8000", "127.0.0.1:8000"),
        ("[::1]:8000", "[::1]:8000"),
        ("12:34:56", "12:34:56"),
    ],
)
def test_addresses_are_shortened_unless_they_are_asked_for(log, address, shown):
    short, whole = written(log, TextLines()), written(log, TextLines(addresses=True))
    log.warning("too much from %s.", address)
    assert short.getvalue().endswith(f"too much from {shown}.\n")
    assert whole.getvalue().endswith(f"too much from {address}.\n")


def test_nobody_writes_a_line_of_their_own(log):
    text = written(log, TextLines())
    log.warning("a name: %s", "Ana\n2026-01-01T00:00:00.000Z error - all is lost\x1b[2J\u202e")
    assert len(text.getvalue().splitlines()) == 1
    assert "\\n2026" in text.getvalue()
