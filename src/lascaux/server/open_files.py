"""How many files and sockets the process may have open at the same time."""

import contextlib

FEW = 1024  # where nobody tells
RESERVED = 96  # for the database, the workers and pages
FEWEST = 8


def shares(files: int, of_one: int) -> tuple[int, int]:
    """How many connections there can be, and how many of one address: never more than half of all."""
    most = max(FEWEST, files - RESERVED)
    return most, max(FEWEST, min(of_one, most // 2))


def raise_limit() -> int:
    """To what the system allows at most; gives what it is then."""
    try:
        import resource
    except ImportError:  # Windows
        return FEW
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):  # some systems allow less than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    now = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return now if now != resource.RLIM_INFINITY else 1 << 20
