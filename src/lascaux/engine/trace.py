"""Events for log and animation. Searches leave the trace off and pay nothing but a look."""

from typing import Final

from lascaux.engine.protocol import State

UNSAID: Final = -1_000_000_000  # no fact, however negative a score may be


def note(
    s: State, kind: int, seat: int, a: int = UNSAID, b: int = UNSAID, c: int = UNSAID, d: int = UNSAID
) -> None:
    """Something happened. Plain arguments, so that nothing is allocated while the trace is off."""
    if s.trace is not None:
        facts = [fact for fact in (a, b, c, d) if fact != UNSAID]
        s.trace.append((kind, seat, *facts))


def note_all(s: State, kind: int, seat: int, facts: tuple[int, ...]) -> None:
    """The same with any number of facts, for dice and draws."""
    if s.trace is not None:
        s.trace.append((kind, seat, *facts))
