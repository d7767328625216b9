"""Whose turn it is to have something done in a worker."""

from lascaux.server.jobs import LONGEST_WAIT, Job, Purpose, Queue

NOW = 1000.0


def job(table: str, seat: int = 0, purpose: Purpose = "move", waited: float = 0.0) -> Job[None]:
    return Job(print, (table, seat), purpose, table, seat, in_haste=("quickly",), since=NOW - waited)


def served(*jobs: Job[None]) -> list[tuple[str, int]]:
    queue = Queue()
    for one in jobs:
        assert queue.put(one) is None
    taken = [queue.take(NOW) for _ in jobs]
    assert not queue
    return [(one.table, one.seat) for one in taken]


def test_a_table_that_asked_twice_waits_behind_one_that_asked_once():
    asked = [job("a", 0), job("a", 1), job("a", 2), job("b"), job("c", 0), job("c", 1)]
    assert served(*asked) == [("a", 0), ("b", 0), ("c", 0), ("a", 1), ("c", 1), ("a", 2)]


def test_a_table_that_was_served_and_asks_again_is_the_last():
    queue = Queue()
    for one in (job("a"), job("b"), job("c")):
        queue.put(one)
    assert queue.take(NOW).table == "a"
    queue.put(job("a"))
    assert [queue.take(NOW).table for _ in range(3)] == ["b", "c", "a"]


def test_moves_go_before_advice():
    assert served(job("a", 0, "gains"), job("a", 1, "hint"), job("b", 2, "move"), job("a", 3, "move")) == [
        ("b", 2),
        ("a", 3),
        ("a", 0),
        ("a", 1),
    ]


def test_whoever_has_waited_too_long_is_next_and_only_they_are_in_haste():
    queue, late, later = Queue(), job("c", waited=LONGEST_WAIT), job("d", 0, "hint", waited=LONGEST_WAIT + 1)
    for one in (job("a"), late, job("b"), later):
        queue.put(one)
    taken = [queue.take(NOW) for _ in range(4)]
    assert [one.table for one in taken] == ["d", "c", "a", "b"]
    assert [one.is_hurried for one in taken] == [True, True, False, False]
    assert late.what == ("quickly",)
    assert taken[2].what == ("a", 0)


def test_a_seat_waits_for_one_move_and_for_one_piece_of_advice():
    queue, first, again = Queue(), job("a"), job("a")
    assert queue.put(first) is None
    assert queue.put(job("a", 0, "hint")) is None
    assert queue.put(job("a", 1)) is None
    assert queue.put(again) is first
    assert [queue.take(NOW).whose for _ in range(3)] == [("a", 1, "move"), ("a", 0, "move"), ("a", 0, "hint")]


def test_what_belongs_to_no_table_takes_no_place_of_another():
    assert served(*[job("", -1, "review") for _ in range(3)]) == [("", -1)] * 3


def advice(asker: str, table: str, seat: int = 0, waited: float = 0.0) -> Job[None]:
    return Job(print, (table, seat), "review", table, seat, asker=asker, since=NOW - waited)


def test_an_address_that_asks_for_much_waits_behind_one_that_asks_once():
    many = [advice("a", f"table {n}") for n in range(18)]
    assert served(*many, advice("b", "another"))[:3] == [("table 0", 0), ("another", 0), ("table 1", 0)]


def test_of_one_address_its_tables_take_turns():
    asked = [advice("a", "x", 0), advice("a", "x", 1), advice("a", "y", 0)]
    assert served(*asked) == [("x", 0), ("y", 0), ("x", 1)]


def test_who_was_just_served_has_not_waited_long_however_old_their_wishes_are():
    queue = Queue()
    for n in range(18):
        queue.put(advice("a", f"table {n}", waited=60))
    queue.put(advice("b", "another", waited=LONGEST_WAIT))
    queue.put(job("c"))
    assert [queue.take(NOW).table for _ in range(4)] == ["table 0", "another", "c", "table 1"]
