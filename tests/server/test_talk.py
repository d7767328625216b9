"""Who may say what at a table: seats by words and signs, those who watch only if it is agreed."""

import asyncio
import json

import msgspec
import pytest

from lascaux.server import wire
from lascaux.server.carried_out import MOST_KEPT
from lascaux.server.errors import TableError
from lascaux.server.helping import MOMENT
from lascaux.server.hub import Listener
from lascaux.server.limits import WATCHERS
from lascaux.server.rooms import Rooms
from lascaux.server.sockets import carry_out, decoder
from lascaux.server.table import Table
from tests.server.test_rooms import acting, opened, with_rooms


async def lobby(rooms: Rooms, watchers_talk: bool = True) -> tuple[Table, str]:
    wanted = wire.NewTable("kingdomino-origins", 3, wire.Person("Ana"), watchers_talk=watchers_talk)
    table, _, ana = await rooms.open(wanted)
    return table, ana


class Guest:
    """One socket, without a network."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.heard: list[dict] = []
        self.listener = Listener(None, lambda messages: self.heard.extend(map(json.loads, messages)))

    async def come(self, token: str = "") -> "Guest":
        await carry_out(self.table, self.listener, wire.Hello(token))
        return self

    async def send(self, message: wire.FromClient) -> str:
        """The code of the refusal, if it is refused."""
        try:
            await carry_out(self.table, self.listener, message)
        except TableError as refusal:
            return refusal.code
        return ""

    def of(self, kind: str) -> list[dict]:
        return [message for message in self.heard if message["type"] == kind]


def test_whoever_watches_is_silent_unless_the_table_agreed_on_it(tmp_path):
    async def doing(rooms, store):
        table, _ = await lobby(rooms, watchers_talk=False)
        watcher = await Guest(table).come()
        assert await watcher.send(wire.Say("1", "hello", "Cleo")) == "watchers-silent"
        assert table.talk.lines == []
        assert watcher.of("position")[-1]["info"]["watchers_talk"] is False

    with_rooms(tmp_path, doing)


def test_a_watcher_speaks_as_one_also_after_a_restart_and_only_once(tmp_path):
    async def doing(rooms, store):
        table, ana = await lobby(rooms)
        host, watcher = await Guest(table).come(ana), await Guest(table).come()
        for _ in range(2):
            assert await watcher.send(wire.Say("1", "hello", "Cleo")) == ""
        assert await Guest(table).send(wire.Say("2", "hello", "Cleo")) == "no-hello"
        assert host.of("said") == [{"type": "said", "seat": -1, "name": "Cleo", "text": "hello"}]
        other = await Guest(table).come()
        assert await other.send(wire.Say("1", "me too", "Dana")) == "", "the same id, but somebody else"
        del rooms.by_id[table.id]
        again = await rooms.find(table.id)
        assert again.watchers_talk
        late = await Guest(again).come()
        assert [(line["seat"], line["name"]) for line in late.of("said")] == [(-1, "Cleo"), (-1, "Dana")]
        await late.send(wire.Say("1", "hello", "Cleo"))
        assert len(again.talk.lines) == 2

    with_rooms(tmp_path, doing)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        *((name, "same-name") for name in ("Ana", "ANA", "\uff21na")),
        *((name, "bad-name") for name in ("", " Cleo", "a\nb", "\u202eana", "\u200d", "\u0301")),
        ("x" * 25, "name-too-long"),
        ("e" + "\u0301" * 200, "name-too-long"),
    ],
)
def test_nobody_who_watches_passes_for_a_seat_or_for_nobody(tmp_path, name, code):
    async def doing(rooms, store):
        table, _ = await lobby(rooms)
        watcher = await Guest(table).come()
        assert await watcher.send(wire.Say("1", "it is me", name)) == code
        assert table.talk.lines == []

    with_rooms(tmp_path, doing)


def test_a_seat_speaks_by_its_own_name_whatever_it_sends(tmp_path):
    async def doing(rooms, store):
        table, ana = await lobby(rooms)
        host = await Guest(table).come(ana)
        await host.send(wire.Say("1", "hello", "Somebody else"))
        assert [(line.seat, line.name) for line in table.talk.lines] == [(0, "Ana")]

    with_rooms(tmp_path, doing)


def test_a_crowd_of_watchers_does_not_flood_a_table(tmp_path):
    async def doing(rooms, store):
        table, ana = await lobby(rooms)
        codes = []
        for number in range(int(WATCHERS.burst) + 5):
            watcher = await Guest(table).come()
            codes.append(await watcher.send(wire.Say("1", "hello", f"W{number}")))
        assert codes.count("too-fast") >= 3
        host = await Guest(table).come(ana)
        assert await host.send(wire.Say("1", "hush")) == "", "seats are not in their way"

    with_rooms(tmp_path, doing)


def test_a_sign_is_seen_by_all_and_kept_by_nobody(tmp_path):
    async def doing(rooms, store):
        table, ana = await lobby(rooms)
        host, watcher = await Guest(table).come(ana), await Guest(table).come()
        assert await host.send(wire.Emote("1", "mammoth")) == ""
        shown = [{"type": "emoted", "seat": 0, "emote": "mammoth"}]
        assert host.of("emoted") == watcher.of("emoted") == shown
        assert (await Guest(table).come()).of("emoted") == []
        assert await watcher.send(wire.Emote("1", "sun")) == "no-seat"
        assert len(host.of("emoted")) == 1

    with_rooms(tmp_path, doing)


@pytest.mark.parametrize("sign", ["", "smile", "<b>", 1, None])
def test_a_sign_is_one_of_six(sign):
    with pytest.raises(msgspec.ValidationError, match=r"\$\.emote"):
        decoder.decode(json.dumps({"type": "emote", "id": "1", "emote": sign}))


def test_everybody_is_told_how_many_watch_a_moment_later_and_once(tmp_path):
    async def doing(rooms, store):
        table, ana = await lobby(rooms)
        host = await Guest(table).come(ana)
        await asyncio.sleep(2 * MOMENT)
        before = len(host.of("position"))
        crowd = [await Guest(table).come() for _ in range(5)]
        assert len(host.of("position")) == before, "not one by one"
        await asyncio.sleep(3 * MOMENT)
        assert [position["info"]["watchers"] for position in host.of("position")[before:]] == [5]
        for guest in crowd[:2]:
            table.presence.go(guest.listener)
        table.presence.go(Guest(table).listener)  # one that had never said hello
        await asyncio.sleep(3 * MOMENT)
        assert [position["info"]["watchers"] for position in host.of("position")[before + 1 :]] == [3]
        _, token = await table.take_seat(wire.Person("Cleo"))
        await crowd[4].come(token)
        assert table.presence.watchers == 2

    with_rooms(tmp_path, doing)


def test_a_line_whose_sender_is_gone_is_said_when_it_is_on_disk_and_sent_again_only_once(tmp_path):
    async def doing(rooms, store):
        table, ana = await lobby(rooms)
        watcher = await Guest(table).come()
        saying = asyncio.create_task(table.talk.say(0, wire.Say("1", "hello")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        saying.cancel()
        await asyncio.gather(saying, return_exceptions=True)
        await store.write()
        await (await Guest(table).come(ana)).send(wire.Say("1", "hello"))
        assert [line["text"] for line in watcher.of("said")] == ["hello"]
        assert len(await store.chat_of(table.id, 9)) == 1

    with_rooms(tmp_path, doing)


def test_whoever_talks_much_is_not_refused_a_move_that_was_done_before_a_restart(tmp_path):
    async def doing(rooms, store):
        table, _ = await opened(rooms)
        seat, message = acting(table)
        version = await table.act(seat, message)
        for number in range(MOST_KEPT + 5):
            await table.talk.say(seat, wire.Say(f"line {number}", "hello"))
        assert await table.act(seat, message) == version
        again = await Rooms(store, rooms.thinker).find(table.id)
        assert await again.act(seat, message) == version

    with_rooms(tmp_path, doing)
