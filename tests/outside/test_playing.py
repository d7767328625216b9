"""The game of the page in the terminal and at a table of the server: through what is generic, at once."""

import asyncio
import json
from pathlib import Path

import httpx

import lascaux as package
from lascaux.games.registry import own_ids
from lascaux.locales import catalog
from tests.cli.helpers import SEED, Done, Run
from tests.outside.packages import GAME, forget
from tests.server.client import PATIENCE, Server, open_table, post, running, sit


def test_games_tells_where_it_comes_from_and_check_is_content(night_fires: Path, lascaux: Run):
    shown = lascaux("games").out
    assert "Night Fires (night-fires)" in shown
    assert "Comes from the package night-fires 1.0." in shown
    assert shown.count(f"Comes with Lascaux {package.__version__}.") == len(own_ids())
    assert shown.index("(endless-winter)") < shown.index("(night-fires)")
    assert "nights (NF-SET-02): How long the game lasts." in shown
    checked = lascaux("check")
    assert (checked.code, "ok      night-fires" in checked.out) == (0, True)


def play(lascaux: Run, *answers: str, more: tuple[str, ...] = ()) -> Done:
    typed = "\n".join(answers) + "\n"
    return lascaux("play", GAME, "--seed", SEED, "--players", "3", *more, stdin=typed)


def test_it_is_played_in_the_terminal(night_fires: Path, lascaux: Run):
    done = play(lascaux, *["1"] * 10)
    assert (done.code, done.err) == (0, "")
    assert "Night Fires  night 6 of 6" in done.out
    assert "Which stick do you lay on the fire?" in done.out
    assert "Sticks in hand: 4; Has laid a stick: no" in done.out
    assert " wins." in done.out
    assert max(len(line) for line in done.out.splitlines()) <= 80
    assert catalog().problems == []


def test_a_hand_is_shown_to_its_owner_only(night_fires: Path, lascaux: Run):
    done = play(lascaux, "board all", "board wolves", "1")
    seats = [line for line in done.out.splitlines() if line.startswith(("Wolf  ", "Casual"))]
    assert all("Hand: " not in line for line in seats if not line.startswith("Wolf"))
    assert sum("Hand: " in line for line in done.out.splitlines()) == 3
    assert "\nWolves: " in done.out


def test_options_are_typed_by_their_words(night_fires: Path, lascaux: Run):
    done = play(lascaux, "lay stick of 5", "the stick", "stick 9", "help", "score", "hint")
    assert "Wolf laid 5." in done.out
    assert "That can be several things" in done.out or "1 lay the stick" in done.out
    assert "Nothing here is called `stick 9`." in done.out
    assert "a part of an option" in done.out
    assert "A casual player would take" in done.out


def test_it_can_be_watched_saved_and_replayed(night_fires: Path, lascaux: Run):
    words = ("watch", GAME, "--bots", "greedy,random", "--set", "nights=four", "--seed", SEED)
    shown = lascaux(*words, "--record", "w.jsonl")
    assert "night 4 of 4" in shown.out
    assert json.loads(lascaux("replay", "w.jsonl", "--json").out)["finished"] is True
    assert "Sticks in hand" in lascaux("replay", "w.jsonl", "--to", "30").out
    facts = json.loads(lascaux("arena", GAME, "casual", "random", "--games", "2", "--json").out)
    assert sum(entry["wins"] for entry in facts["entries"]) == 2


def get(server: Server, path: str) -> httpx.Response:
    return httpx.get(f"{server.url}/api/{path}", timeout=PATIENCE)


async def play_whole_game(server: Server, ticket: dict) -> list[dict]:
    """With the last option each time; answers with all that this seat was told."""
    async with sit(server, ticket["table"], ticket["token"]) as ana:
        while await ana.my_turn():
            answer = await ana.act(ana.position["options"][-1]["action"])
            assert answer["type"] == "done", answer
        assert ana.position["result"]
        return ana.messages


def test_a_person_and_two_bots_play_it_over_the_network(night_fires: Path, tmp_path: Path):
    with running(tmp_path / "tables.db") as server:
        games = get(server, "games").json()
        assert [game["game"] for game in games] == [*own_ids(), GAME]
        assert games[-1]["options"][0]["choices"] == ["six", "four"]
        ticket = open_table(server, 3, ["greedy", "random"], game=GAME, options={"nights": "four"})
        assert post(server, f"{ticket['table']}/start", ticket["token"]).status_code == 200
        told = asyncio.run(play_whole_game(server, ticket))
        views = [message["view"] for message in told if message["type"] == "position" and message["view"]]
        assert all("hand" in view["seats"][0] for view in views)
        assert all("hand" not in clan for view in views[:-1] for clan in view["seats"][1:])
        record = package.read_record(get(server, f"tables/{ticket['table']}/record").text)
        assert record.is_finished
        assert get(server, f"replays/{ticket['table']}/40").json()["view"]["nights"] == 4


def test_its_words_and_rules_reach_the_browser(night_fires: Path, tmp_path: Path):
    with running(tmp_path / "tables.db") as server:
        words = get(server, f"words/{GAME}/en").json()
        assert words["language"] == "en"
        assert "nf-title = Night Fires" in words["text"]
        assert get(server, f"words/{GAME}/xx").json() == words  # in English, where it speaks nothing else
        assert get(server, f"words/{GAME}/..%2F..%2Fen").status_code == 404
        assert "sa-title" in get(server, "words/stone-age/en").json()["text"]
        assert get(server, "words/no-such-game/en").status_code == 404
        assert "NF-FIRE-02" in get(server, f"rules/{GAME}").json()["text"]


def test_a_table_of_a_game_that_is_gone_stops_nothing(night_fires: Path, tmp_path: Path, monkeypatch):
    with running(tmp_path / "tables.db") as server:
        ticket = open_table(server, 2, game=GAME, public=True)
        post(server, f"{ticket['table']}/start", ticket["token"])
    monkeypatch.undo()
    forget()
    with running(tmp_path / "tables.db") as server:
        assert [game["game"] for game in get(server, "games").json()] == own_ids()
        assert get(server, "tables").status_code == 200
        refused = get(server, f"tables/{ticket['table']}")
        assert (refused.status_code, refused.json()["code"]) == (404, "unknown-game")
        open_table(server, 2)
