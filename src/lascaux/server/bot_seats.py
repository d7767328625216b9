"""The bots at a table: they take seats, stand in for people who are away, and play."""

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from lascaux.server import wire
from lascaux.server.auth import Key
from lascaux.server.errors import NotWritten, TableError
from lascaux.server.guiding import scripted
from lascaux.server.logs import at_table
from lascaux.server.seats import SeatState, bot_seat, level_to_stand_in, person_back
from lascaux.server.thinking import Decision
from lascaux.table.match import Match

if TYPE_CHECKING:
    from lascaux.server.table import Table

DISK_PAUSE = 2.0  # seconds before a bot's move that could not be written is tried again
A_MOMENT = 0.05


class BotSeats:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None

    # Seats

    async def take_seat(self, token: Key, wanted: wire.Replacement) -> None:
        """Somebody at the table asks for a bot: in a seat that is free or was left, in place of another bot
        before the game, or of a person who has long been away."""
        table = self.table
        async with table.lock:
            table.owner(token)
            table.throwing.check_resting()
            bot = self.bot_for(wanted)
            await table.put(
                {wanted.seat: bot}, table.standing_in.begun(wanted.seat) if bot.is_standing_in else {}
            )
            if table.match is not None:
                table.match.names = table.names
            table.presence.tell_all()
            table.calls.follow(table)
            self.wake()

    def bot_for(self, wanted: wire.Replacement) -> SeatState:
        """Before the game a bot that sits there changes its level only. A stand-in keeps the name, the
        sign and the token of the person whose seat it is, and plays sensibly."""
        seats = self.table.seats
        seat = seats[wanted.seat] if wanted.seat < len(seats) else None
        if seat is not None and seat.kind in ("left", "open"):
            return bot_seat(seats, wanted.bot)
        if seat is not None and seat.kind == "bot" and self.table.status == "open":
            return replace(seat, bot=wanted.bot)
        if seat is not None and self.table.presence.is_waited_for_in_vain(wanted.seat):
            return replace(seat, kind="bot", bot=level_to_stand_in(wanted.bot))
        raise TableError("not-left", "a bot takes a seat that is free, was left, or has long been waited for")

    async def give_back(self, token: Key) -> None:
        """Whoever comes back plays on, and the bot that stood in for them goes."""
        table = self.table
        if person_back(table.seats, token):
            async with table.lock:
                back = person_back(table.seats, token)
                await table.put(back, table.standing_in.ended(back))
                self.think_anew()
                table.presence.tell_all()
                table.calls.follow(table)

    # Playing

    @property
    def is_playing(self) -> bool:
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """If a bot is to act, it starts to think; the table does not wait for it."""
        match = self.table.match
        if match is not None and self.is_to_act(match) and not self.is_playing:
            self.task = asyncio.create_task(self.play())
        elif match is not None and match.is_over:
            self.forget()

    def think_anew(self) -> None:
        """What was thought about is past: a worker that is at it still is free at once."""
        self.stop()
        self.wake()

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None

    def forget(self) -> None:
        """They are not asked again soon: what they remember goes."""
        self.table.thinker.forget(self.table.id)

    def is_to_act(self, match: Match) -> bool:
        is_closed = match.is_over or self.table.is_too_long
        return not is_closed and self.table.seats[match.actor].kind == "bot"

    async def play(self) -> None:
        """As long as bots are to act, one after the other."""
        table = self.table
        at_table.set(table.id)
        while (match := table.match) is not None and self.is_to_act(match):
            seat, version = match.actor, table.version
            bot = table.seats[seat].bot
            decision = scripted(table, match) or await table.thinker.choose(
                table.game.id, match.state, seat, bot, table=table.id
            )
            await self.until_there_is_room()
            async with table.lock:
                if version != table.version or table.seats[seat].kind != "bot":
                    continue
                written = await self.is_written(match, seat, decision)
            if not written:
                await asyncio.sleep(DISK_PAUSE)

    async def until_there_is_room(self) -> None:
        """A person is refused and asks again; a bot waits by itself."""
        while self.table.store.is_busy:
            await asyncio.sleep(A_MOMENT)

    async def is_written(self, match: Match, seat: int, decision: Decision) -> bool:
        """A bot tries again until the disk takes its move. Everybody reads that it had little time; that is
        no part of the game, and not kept."""
        trial = match.branch()
        before = len(trial.steps)
        trial.play(seat, decision.action)
        note = wire.Words("table-log-hurried", {"seat": seat}) if decision.is_hurried else None
        try:
            await self.table.commit(trial, trial.steps[before:], note=note)
        except NotWritten:
            return False
        return True
