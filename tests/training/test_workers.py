"""Workers that are killed are replaced; what goes wrong in one goes wrong here."""

import os
import signal
from dataclasses import dataclass
from pathlib import Path

import pytest

from lascaux.engine.errors import BotError
from lascaux.training.problems import TrainingError
from lascaux.training.workers import Crew


@dataclass(frozen=True)
class Note:
    """Writes down in which process it was done; may die before, so many times."""

    path: Path
    deaths: int = 0
    wrong: str = ""
    numbers: range = range(1)

    def run(self) -> None:
        mark = self.path.with_suffix(".died")
        died = len(mark.read_text()) if mark.exists() else 0
        if died < self.deaths:
            mark.write_text("x" * (died + 1))
            os.kill(os.getpid(), signal.SIGKILL)
        if self.wrong == "bot":
            raise BotError("the bot is tired")
        if self.wrong:
            raise ValueError(self.wrong)
        self.path.write_text(f"{os.getpid()} {os.environ['OPENBLAS_NUM_THREADS']}")


def test_tasks_are_done_by_others_with_one_thread_each_and_a_dead_one_is_replaced(tmp_path):
    (tmp_path / "0").write_text("done before")
    tasks = [Note(tmp_path / str(number), deaths=int(number == 2)) for number in range(5)]
    with Crew(2) as crew:
        assert {task.path for task in crew.do(tasks)} == {task.path for task in tasks}
        processes = [worker.process for worker in crew.workers]
        assert len(processes) == 2
    assert (tmp_path / "0").read_text() == "done before"
    said = [task.path.read_text().split() for task in tasks[1:]]
    assert {threads for _, threads in said} == {"1"}
    assert str(os.getpid()) not in {process for process, _ in said}


def test_a_task_that_kills_all_who_try_it_is_given_up(tmp_path):
    with Crew(1) as crew, pytest.raises(TrainingError) as refusal:
        list(crew.do([Note(tmp_path / "bad", deaths=9)]))
    assert refusal.value.key == "cli-train-worker"


@pytest.mark.parametrize(("wrong", "error"), [("bot", BotError), ("nonsense", RuntimeError)])
def test_what_goes_wrong_in_a_worker_goes_wrong_here(tmp_path, wrong, error):
    with Crew(1) as crew, pytest.raises(error, match=r"tired|nonsense"):
        list(crew.do([Note(tmp_path / "bad", wrong=wrong)]))
