"""Finding the browser that the tests in tests/browser need."""

import os
import shutil

# The one without windows first: the same engine, in two thirds of the time.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
NOT_WHOLE = "no Chromium with notifications was found; on Debian: apt-get install chromium"
MISSING = (
    "no Chromium was found; on Debian: apt-get install chromium-headless-shell, "
    "elsewhere set LASCAUX_CHROMIUM to its path"
)


def find() -> str | None:
    """The path of a Chromium on this machine, if there is one."""
    return os.environ.get("LASCAUX_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def find_whole() -> str | None:
    """One that also has what the one without windows lacks: notifications."""
    return next(filter(None, map(shutil.which, NAMES[1:])), None)


def is_demanded() -> bool:
    """Whether a machine without one has to fail, rather than leave these tests out."""
    return os.environ.get("CI", "") not in ("", "0", "false")
