"""The stack of what is still to be done. Its top frame asks a seat or chance, or acts by itself."""

from lascaux.engine.protocol import Frame


def then(stack: list[Frame], *frames: Frame) -> None:
    """Says what is next, in reading order."""
    stack += frames[::-1]


def then_one(stack: list[Frame], frame: Frame) -> None:
    """The same for one frame: nothing is gathered."""
    stack.append(frame)


def then_all(stack: list[Frame], frames: list[Frame]) -> None:
    """The same for frames that were gathered in a list."""
    stack += frames[::-1]


def replaced(numbers: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same with one number changed. Small fields are tuples, so that copies of a position share them."""
    changed = list(numbers)
    changed[place] = value
    return tuple(changed)
