"""The web fonts of the client, made from packages that nothing else needs: only when the cut changes."""

import shutil

from devkit.client import CLIENT, install_modules, node_folder
from devkit.environments import BUILDS, ROOT, Environment, set_up
from devkit.steps import run_step

RECIPE = CLIENT / "fonts"
PACKAGES = BUILDS / "fonts"
CUTTER = Environment("what cuts fonts", BUILDS / "fonts-venv", ROOT / "requirements-fonts.lock")


def make_fonts() -> None:
    """Writes client/src/art/fonts."""
    set_up(CUTTER)
    PACKAGES.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(RECIPE / name, PACKAGES / name)
    install_modules(node_folder(), PACKAGES, "fetching the fonts as they were drawn")
    command = [CUTTER.python, RECIPE / "make.py", PACKAGES / "node_modules"]
    run_step("cutting the fonts", command, log=BUILDS / "logs" / "fonts.log", advice="", cwd=ROOT)
