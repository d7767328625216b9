"""What is said to the compiler only; in interpreted code it means nothing.

`i64` is a machine integer in compiled code; only the hottest loops declare locals with it. `mypyc_attr` lets
plain Python subclass a compiled class: a game of your own, a generator of your own. mypyc knows both by its
own package; where that is not installed, which is everywhere but on a builder's machine, the names are all
that is needed.
"""

from collections.abc import Callable

try:
    from mypy_extensions import i64, mypyc_attr
except ImportError:
    i64 = int  # type: ignore[misc]

    def mypyc_attr(**_: object) -> Callable[[type], type]:  # type: ignore[misc]
        return lambda compiled: compiled


__all__ = ["i64", "mypyc_attr"]
