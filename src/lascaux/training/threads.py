"""How many threads matrices take. It must be said before numpy is imported, so nothing here imports it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

VARIABLES = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def set_one_thread() -> None:
    """For this process, unless somebody has said otherwise. The matrices of a small net are small, too: where
    several threads share them, an epoch takes five times as long, because they wait for each other."""
    for name in VARIABLES:
        os.environ.setdefault(name, "1")


@contextmanager
def one_thread() -> Iterator[None]:
    """For processes that are started here, in any case: each has a core."""
    before = {name: os.environ.get(name) for name in VARIABLES}
    os.environ.update(dict.fromkeys(VARIABLES, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
