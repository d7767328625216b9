"""docs/hosting.md as something to follow: what is typed, and what it needs on this machine."""

import os
import re
import shlex
import shutil
from pathlib import Path

import pytest

from devkit.chromium import is_demanded

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
TYPED = [text for language, text in BLOCK.findall(PAGE) if not language]
PROGRAM = "/opt/lascaux/bin/lascaux"


def tool(name: str) -> str:
    """A program that this machine may lack; where CI is set it may not."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if found is None and is_demanded():
        pytest.fail(f"{name} is missing: .ci/run installs it")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def commands() -> list[list[str]]:
    """Every command line of lascaux on the page, in the units and in the container, after its name."""
    lines = [line for text in TYPED for line in text.splitlines()]
    inline = [code for code in re.findall(r"`([^`\n]+)`", PAGE) if PROGRAM in code]
    starts = [
        line.partition("=")[2]
        for unit in DEPLOY.glob("*.service")
        for line in unit.read_text().splitlines()
        if line.startswith("ExecStart=")
    ]
    found = [line for line in (*lines, *inline, *starts) if PROGRAM in line]
    return [words_after(line) for line in found] + [container_command()]


def words_after(line: str) -> list[str]:
    words = shlex.split(line)
    return words[words.index(PROGRAM) + 1 :]


def container_command() -> list[str]:
    lines = dict(line.split(maxsplit=1) for line in container_lines())
    assert lines["ENTRYPOINT"] == '["lascaux"]'
    return shlex.split(re.sub(r'[\[\]",]', " ", lines["CMD"]))


def container_lines() -> list[str]:
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", "")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def settings_file() -> dict[str, str]:
    lines = [line for line in (DEPLOY / "lascaux.env").read_text().splitlines() if not line.startswith("#")]
    return dict(line.split("=", 1) for line in lines)
