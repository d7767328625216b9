"""A run: whatever ends it on the way, it comes to the same result."""

from collections.abc import Iterator, Sequence

import msgspec
import numpy as np
import pytest

import lascaux
from lascaux.bots.weights import check_fit, read_weights
from lascaux.training.checkpoints import RunFolder
from lascaux.training.generations import Listener, Training
from lascaux.training.lessons import read_lessons
from lascaux.training.plan import plans_for
from lascaux.training.playing import Pupil, Style, value_by
from lascaux.training.problems import TrainingError
from lascaux.training.workers import Crew, Task
from tests.training.toy import CairnFeatures, small_plan


class Killed(BaseException):
    pass


class Alone(Crew):
    """Works in this process, and may be killed after so many steps of any kind."""

    def __init__(self, steps: int = 1 << 30) -> None:
        super().__init__(0)
        self.left = steps

    def step(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise Killed

    def do(self, tasks: Sequence[Task]) -> Iterator[Task]:
        for task in tasks:
            if not task.path.exists():
                self.step()
                task.run()
            yield task


class Killing(Listener):
    """While it fits, too, and after a generation."""

    def __init__(self, crew: Alone) -> None:
        self.crew = crew

    def begins(self, generation: int, stage: str, steps: int) -> None:
        self.crew.step()

    def steps(self, count: int) -> None:
        self.crew.step()


def trained(plan, folder, steps=1 << 30, start=None):
    crew = Alone(steps)
    training = Training(plan, folder, crew, Killing(crew), start)
    training.run()
    return training


def without_times(training):
    figures = msgspec.to_builtins(training.checkpoint.figures)
    numbers = [read_weights(path).numbers for path in sorted(training.folder.path.glob("gen*.weights"))]
    return [{**each, "seconds": 0} for each in figures], numbers


def test_a_run_that_is_killed_again_and_again_comes_to_the_same_result(cairn, tmp_path):
    plan = small_plan(cairn)
    whole = trained(plan, tmp_path / "whole")
    kills = 0
    for steps in (7, 1, 13, 4, 9, 2, 16, 5, *range(17, 60)):
        try:
            broken = trained(plan, tmp_path / "broken", steps)
            break
        except Killed:
            kills += 1
    assert kills > 6
    assert without_times(broken) == without_times(whole)
    assert read_weights(broken.result_path).numbers == read_weights(whole.result_path).numbers
    longer = trained(msgspec.structs.replace(plan, generations=4), tmp_path / "broken")
    assert without_times(longer)[0][:3] == without_times(whole)[0]
    assert longer.checkpoint.done == 4


def test_the_result_is_what_played_best_and_says_how_it_came_about(cairn, tmp_path):
    plan = small_plan(cairn, generations=4, gate=6)
    training = trained(plan, tmp_path / "run")
    result, figures = read_weights(training.result_path), training.checkpoint.figures
    check_fit(result, cairn, CairnFeatures())
    assert result.numbers == read_weights(training.folder.weights(result.made["generation"])).numbers
    assert max(each.strength for each in figures) == figures[result.made["generation"]].strength
    assert (result.made["seed"], result.made["numpy"]) == (1, np.__version__)
    assert result.made["setups"] == [{"players": 2, "options": {}}]
    assert result.made["plan"]["lam"] == 0.7
    curves = [msgspec.json.decode(line) for line in (tmp_path / "run/curves.jsonl").read_bytes().splitlines()]
    assert curves == msgspec.json.decode(msgspec.json.encode(figures))
    assert [each["generation"] for each in curves] == [0, 1, 2, 3]
    assert [each["games"] for each in curves] == [12, 24, 36, 48]
    assert all(each["against"][0]["low"] <= 1 >= each["brier"] > 0 for each in curves)


def test_what_is_not_needed_any_more_is_deleted(cairn, tmp_path):
    trained(small_plan(cairn), tmp_path)
    assert sorted(path.name for path in (tmp_path / "lessons").iterdir())[0] == "00000024-00000028.npz"
    assert len(list((tmp_path / "lessons").iterdir())) == 3
    assert not list((tmp_path / "duels").iterdir())


def test_games_don_t_depend_on_who_played_what_before(cairn, tmp_path):
    plan = small_plan(cairn, generations=1)
    pieces = [trained(msgspec.structs.replace(plan, piece=piece), tmp_path / str(piece)) for piece in (1, 5)]
    lessons = [read_lessons(sorted((run.folder.lessons).iterdir())) for run in pieces]
    for part in ("rows", "results", "keys"):
        assert np.array_equal(getattr(lessons[0], part), getattr(lessons[1], part))
    assert pieces[0].checkpoint.figures[0].against == pieces[1].checkpoint.figures[0].against


def test_another_plan_another_seed_or_other_features_are_another_run(cairn, tmp_path, monkeypatch):
    plan = small_plan(cairn, generations=1)
    trained(plan, tmp_path)
    for change, what in (
        ({"seed": 2}, "seed"),
        ({"games": 24}, "games"),
        ({"recipe": {"epochs": 3}}, "recipe"),
    ):
        with pytest.raises(TrainingError) as refusal:
            trained(small_plan(cairn, generations=1, **change), tmp_path)
        assert (refusal.value.key, refusal.value.facts["what"]) == ("cli-train-other", what)
    monkeypatch.setattr(cairn, "revision", 2)
    with pytest.raises(TrainingError):
        trained(plan, tmp_path)


def test_a_run_may_start_from_weights(cairn, tmp_path):
    plan = small_plan(cairn, generations=1)
    first = trained(plan, tmp_path / "first")
    second = trained(plan, tmp_path / "second", start=first.result_path)
    assert read_weights(second.result_path).made["from"] != read_weights(first.result_path).made["from"]
    assert without_times(first) != without_times(second)


def test_a_folder_that_is_broken_is_told(cairn, tmp_path):
    RunFolder(tmp_path).open({"seed": 1})
    (tmp_path / "checkpoint.json").write_text("{")
    with pytest.raises(TrainingError) as refusal:
        RunFolder(tmp_path).open({"seed": 1})
    assert refusal.value.key == "cli-train-folder"


def test_a_lesson_tells_each_seat_how_it_ended_for_it(cairn):
    pupil = Pupil(cairn, value_by(cairn, None), Style(bold=1.0, temperature=9.0), 1)
    for number in range(40):
        pupil.play(cairn.setup(3, {}), number)
    lesson = pupil.lesson()
    assert lesson.rows.dtype == lesson.results.dtype == np.float32
    assert set(lesson.games) == set(range(40))
    stones, rival, wins = lesson.results.T
    assert np.all((wins == 0) == (stones < rival))
    assert np.all((wins == 1) == (stones > rival))
    last = lesson.keys % 16 == 0  # the first seat has laid, then shown its stones, or not
    laid = lesson.rows[last, 2]
    assert np.all(stones[last] >= laid)
    assert len(np.unique(wins[last])) > 1


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ({"epochs": 3}, "cli-train-plan"),
        ({"games": "many"}, "cli-train-plan"),
        ({"lam": 1.5}, "cli-train-plan"),
        ({"seed": -1}, "cli-train-plan"),
        ({"recipe": {"hidden": [3]}}, "cli-train-plan"),
        ({"setups": [{"players": 3}]}, "cli-train-variant-setup"),
        ({"setups": []}, "cli-train-games"),
        ({"games": 1}, "cli-train-games"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(cairn, said, key):
    with pytest.raises(TrainingError) as refusal:
        plans_for(cairn, "two", None, said)
    assert refusal.value.key == key


def test_what_is_said_last_of_a_plan_counts(cairn, tmp_path):
    own = tmp_path / "own.toml"
    own.write_text("games = 50\nseed = 4\n[recipe]\nepochs = 2\n")
    two, more = plans_for(cairn, None, own, {"seed": 5})
    assert (two.variant, more.variant) == ("two", "more")
    assert (two.games, two.seed, two.recipe.epochs) == (50, 5, 2)
    assert two.recipe.hidden == (48, 24)
    assert two.first_style.bold == 0.3
    (origins,) = plans_for(lascaux.load("kingdomino-origins"), "discovery-2", own)
    assert origins.numbers(0) == range(50)  # though the usual first generation is another one
    assert [chosen.players for chosen in more.setups] == [3]
    with pytest.raises(TrainingError) as refusal:
        plans_for(cairn, "three")
    assert refusal.value.facts["variants"] == "two, more"


def test_every_game_with_features_has_a_plan_for_each_variant():
    from lascaux.games.registry import load
    from lascaux.learned.registry import DESCRIBERS

    for game_id in DESCRIBERS:
        plans = plans_for(load(game_id))
        assert plans
        assert len({plan.variant for plan in plans}) == len(plans)
        seats = {chosen.players for plan in plans for chosen in plan.setups}
        assert seats == set(load(game_id).players)


def test_held_out_games_are_there_in_every_generation(cairn):
    for games in (2, 3, 12, 60):
        plan = small_plan(cairn, games=games)
        for generation in range(3):
            held = plan.is_held(np.array(plan.numbers(generation)))
            assert 0 < held.sum() < games
