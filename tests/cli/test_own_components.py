"""A folder of one's own component files: every fault is told with its place; then games are played."""

import shutil
from pathlib import Path

import pytest

from lascaux.cli import trying
from lascaux.cli.faults import faults_in, path_of
from lascaux.games import registry
from lascaux.games.endless_winter import load
from tests.cli.helpers import SEED, Run
from tests.component_files import with_changes

GAME = "endless-winter"


def own(here: Path, **changes: tuple[str, str]) -> Path:
    """A folder with all files, of which some were changed, each in one place."""
    pairs = {name: [change] for name, change in changes.items()}
    return with_changes(load.FOLDER, here / "mine", pairs, 1)


def test_a_folder_without_faults_is_played_with(lascaux: Run, here: Path) -> None:
    own(here)
    done = lascaux("check", "mine", "--games", "3")
    assert (done.code, done.err) == (0, "")
    assert "3 games, by a random and a casual bot" in done.out
    assert "no word" not in done.out
    assert 'LASCAUX_DATA_ENDLESS_WINTER="' in done.out


def test_EW_COL_HUN_07_what_leads_to_itself_is_judged_and_played(lascaux: Run, here: Path) -> None:
    """The estimate of a bot once followed tips of tips for ever, and divided by the labor of a column."""
    own(
        here,
        main_board=('"pay labor 3 -> culture 1"', '"pay tool 1 -> culture 1"'),
        animals=('tip = "food max"', 'tip = "tip 1, stone"'),
        player_board=('reward = "megalith 1"', 'reward = "stone, tip 1"'),
        setup_cards=('animals = ["', 'animals = ["mammoth", "mammoth", "'),
    )
    done = lascaux("check", "mine", "--games", "4")
    assert (done.code, done.err) == (0, "")


BEGUN = 'print(\'{"number": 2, "players": 3, "bot": "casual"}\', flush=True)'


@pytest.mark.parametrize(
    ("then", "told"),
    [
        ("import os; os.kill(os.getpid(), 9)", "killed its process (signal 9)"),
        ("1 / 0", "failed: ZeroDivisionError: division by zero"),
        ("print('{\"endless\": 20000}')", "does not end: it was not over after 20,000 decisions"),
        ("import time; time.sleep(60)", "was not over after 1 seconds"),
    ],
)
def test_what_stops_the_games_is_told(
    then: str, told: str, lascaux: Run, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own(here)
    monkeypatch.setattr(trying, "PLAYER", ("-c", f"{BEGUN}\n{then}"))
    monkeypatch.setattr(trying, "PATIENCE", 1)
    monkeypatch.setattr(trying, "PATIENCE_A_GAME", 0 if "sleep" in then else 60)
    done = lascaux("check", "mine", "--games", "2")
    assert done.code == 2
    assert f"game 2 with these components (3 players, bot casual) {told}" in " ".join(done.err.split())


def test_a_game_that_does_not_end_is_noticed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(trying, "MOST_DECISIONS", 30)
    trying.play_in_turns(GAME, 1)
    assert capsys.readouterr().out.splitlines()[-1] == '{"endless": 30}'


def test_players_and_options_and_bots_take_turns(capsys: pytest.CaptureFixture[str]) -> None:
    game = registry.load(GAME)
    agreed = [trying.agreement(game, number) for number in range(30)]
    assert {setup.players for setup in agreed} == {2, 3, 4}
    assert {setup.options["edition"] for setup in agreed} == {"default", "cs", "pl", "uk"}
    assert {setup.options["rest_tokens"] for setup in agreed} == {"off", "on"}
    trying.play_in_turns("stone-age", 2)
    assert '"bot": "casual"' in capsys.readouterr().out


def test_files_that_are_missing_are_ours(lascaux: Run, here: Path) -> None:
    (here / "few").mkdir()
    shutil.copy(load.FOLDER / "chiefs.toml", here / "few")
    assert lascaux("check", "few", "--games", "1").code == 0


def test_every_fault_is_told_with_file_entry_and_reason(lascaux: Run, here: Path) -> None:
    folder = own(
        here,
        culture=('abilities = ["', 'abilities = ["three, '),
        chiefs=('ability = "', 'ability = "extra, '),
        terrain=("count = 3", "count = 30"),
        idol_board=("levels = 10", "levels = 11"),
        stones=("vp_per = 2", "vp_per = 0"),
        player_board=("base_limit = 5", "base_limit = 6"),
    )
    lands = (folder / "terrain.toml").read_text(encoding="utf-8")
    (folder / "terrain.toml").write_text(lands.replace("count = 3\n", "count = 31\n", 1), encoding="utf-8")
    (folder / "wolves.toml").write_text("")
    (folder / "tribe.toml").write_text("[[tribe")
    done = lascaux("check", "mine")
    assert done.code == 1
    for told in (
        "wolves.toml: the file: is none of the component files",
        "tribe.toml: the file: is not TOML",
        "culture.toml: culture[1].abilities[1]: 'three, ",
        "is no effect: 'three' can't be gained",
        "chiefs.toml: chief[1].side[1].ability: 'extra' belongs to start cells",
        "terrain.toml: terrain[1].count: must be from 1 to 25, is 30",
        "terrain.toml: terrain[2].count: must be from 1 to 25, is 31",
        "idol_board.toml: honor.level: must have 11 items, has 10",
        "stones.toml: stone[1].vp_per: must be from 1 to 9, is 0",
        "player_board.toml: food_track.max: must be from 11 to 11, is 10",
        "Nothing was played.",
    ):
        assert told in " ".join(done.out.split()), told


@pytest.mark.parametrize(
    ("file", "before", "after", "entry", "reason"),
    [
        (
            "main_board",
            '"pay tool 1, labor 1 -> tribe hand 1"',
            '"tribe hand 1"',
            "column[1].top[1]",
            "for a price",
        ),
        ("main_board", '-> tribe hand 1"', '-> food 1"', "column[1].top[1]", "types must differ"),
        ("main_board", "max = 6", "max = 4", "hunting_grounds.max", "room"),
        ("main_board", "rows = 2", "rows = 4", "culture_display", "at most 10"),
        ("main_board", "opening_hand = 5", "opening_hand = 2", "preparation.opening_hand", "from 3 to 10"),
        ("setup_cards", 'tribe = "hunter"', 'tribe = "brave"', "setup[1].tribe", "must be one of"),
        ("animals", "copies = 5", "copies = 0", "species[1].copies", "from 1 to 60"),
        ("terrain", "glaciers = 6", "glaciers = 9", "by_players[1]", "must make up 18"),
        ("tribe", '["@hunt labor 1"', '["food", "tool", "@hunt labor 1"', "tribe[1].abilities", "at most 3"),
        (
            "culture",
            'abilities = ["',
            'abilities = ["' + "food, " * 9,
            "culture[1].abilities[1]",
            "at most 9",
        ),
        ("rest_tokens", 'schema = "ew-data/1"', 'schema = "ew-data/2"', "schema", "ew-data/1"),
    ],
)
def test_EW_CMP_what_no_game_could_be_played_with_is_a_fault(
    file: str, before: str, after: str, entry: str, reason: str, here: Path
) -> None:
    found = faults_in(own(here, **{file: (before, after)}), load)
    assert (found[0].file, found[0].entry) == (f"{file}.toml", entry)
    assert reason in found[0].reason


def test_a_fault_that_has_no_place_of_its_own_ends_the_search(here: Path) -> None:
    found = faults_in(own(here, culture=('id = "flint_core"', 'id = "ember_pouch"')), load)
    assert [(fault.entry, fault.reason) for fault in found] == [
        ("culture", "'ember_pouch' stands there twice")
    ]


def test_places_of_faults() -> None:
    assert path_of("culture[3].abilities[1]") == ("culture", 2, "abilities", 0)
    assert path_of("the file") == ()


def test_a_name_without_a_word_is_told_and_shown_as_it_is(lascaux: Run, here: Path) -> None:
    own(
        here,
        tribe=('id = "hunter"', 'id = "snow_hunter"'),
        setup_cards=('tribe = "hunter"', 'tribe = "snow_hunter"'),
    )
    done = lascaux("check", "mine", "--games", "3")
    assert done.code == 0
    assert "no word: ew-word-snow-hunter is missing" in done.out


def test_what_is_no_folder_of_a_game(lascaux: Run, here: Path) -> None:
    own(here)
    assert "one file, not a folder" in lascaux("check", "mine", "--game", "stone-age").err
    assert lascaux("check", "mine", "--game", "chess").code == 2


def test_a_game_is_played_with_them_and_its_record_says_so(
    process: Run, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In other processes: this one has read our components already."""
    folder = own(here, tribe=("vp = 1", "vp = 9"))
    assert load.revision_of(load.FOLDER) == load.REVISION != load.revision_of(folder)
    assert load.components(folder).cards[3].vp == 9
    monkeypatch.setenv("LASCAUX_DATA_ENDLESS_WINTER", str(folder))
    watched = process("watch", GAME, "--bots", "random,random", "--seed", SEED, "--record", "g.jsonl")
    assert (watched.code, watched.err) == (0, "")
    assert f'"revision":{load.revision_of(folder)}' in (here / "g.jsonl").read_text().replace(" ", "")
    assert process("replay", "g.jsonl").code == 0
    monkeypatch.delenv("LASCAUX_DATA_ENDLESS_WINTER")
    other = process("replay", "g.jsonl")
    assert other.code == 2
    assert "made with revision" in other.err
