"""`i64`: in compiled code a machine integer, in interpreted code an int like any other.

Only the hottest loops declare locals with it. mypyc knows the type by its own package; where that is not
installed, which is everywhere but on a builder's machine, the name is all that is needed.
"""

try:
    from mypy_extensions import i64
except ImportError:
    i64 = int  # type: ignore[misc]

__all__ = ["i64"]
