"""How many files and sockets the process may have open at the same time."""

import contextlib

FEW = 1024  # where nobody tells


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
