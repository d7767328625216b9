"""Puts into a wheel what is made: the browser client, and the compiled engine.

Where something can't be made the wheel goes without it: pure Python plays as well, and a server without a
client still answers programs. LASCAUX_PURE=1 and LASCAUX_NO_CLIENT=1 leave them out on purpose.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The build back end loads this file by its path, without its folder.
sys.path.insert(0, str(Path(__file__).resolve().parent))

from devkit import client as browser_client
from devkit import compiling
from devkit.locks import pinned
from devkit.steps import StepError


def why_pure() -> str | None:
    return "LASCAUX_PURE is set" if os.environ.get("LASCAUX_PURE") == "1" else compiling.why_not()


class CompileHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Asked for only where there is something to compile with."""
        if why_pure():
            return []
        lock = Path(self.root, "requirements-build.lock")
        return [f"{name}=={pinned(lock)[name][0]}" for name in ("mypy", "setuptools")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install serves the sources, so nothing is compiled for it."""
        if version == "editable":
            return
        self._add_client(build_data)
        if reason := why_pure():
            self.app.display_warning(f"pure Python wheel: {reason}")
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="lascaux-")
        try:
            self._compile(Path(self.scratch.name), build_data)
        except StepError as error:
            self.app.display_warning(f"pure Python wheel: {error}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()

    def _add_client(self, build_data: dict[str, Any]) -> None:
        built = None if os.environ.get("LASCAUX_NO_CLIENT") == "1" else browser_client.build_client()
        if built is None:
            self.app.display_warning("a wheel without the browser client")
            return
        for path in built.rglob("*"):
            if path.is_file() and path.name != browser_client.STAMP.name:
                inside = Path(compiling.PACKAGE, "client", path.relative_to(built))
                build_data["force_include"][str(path)] = inside.as_posix()

    def _compile(self, scratch: Path, build_data: dict[str, Any]) -> None:
        native = scratch / "native"
        package = Path(self.root, "src", compiling.PACKAGE)
        compiling.compile_into(native, package, sys.executable, scratch / "compiling.log")
        files = [path for path in native.rglob("*") if path.is_file()]
        build_data["force_include"].update({str(path): path.relative_to(native).as_posix() for path in files})
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
