"""What was asked of a table lately: if the same message comes again, it is only answered."""

MOST_KEPT = 100  # messages a seat: whoever sends one again has not heard its answer yet


class CarriedOut:
    def __init__(self) -> None:
        self.by_seat: dict[int, dict[str, int]] = {}

    def version(self, seat: int, message: str) -> int | None:
        """Which the table had when it was done; None if it was not."""
        return self.by_seat.get(seat, {}).get(message)

    def note(self, seat: int, message: str, version: int) -> None:
        messages = self.by_seat.setdefault(seat, {})
        messages[message] = version
        if len(messages) > MOST_KEPT:
            del messages[next(iter(messages))]
