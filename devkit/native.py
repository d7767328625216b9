"""Run in a scratch copy of the package by a Python that has mypy: builds modules beside their sources."""

import importlib
import importlib.machinery
import os
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from typing import Any

GROUP = "lascaux"
# Calls inside the library need no detour through the loader, and may be inlined across files: a third
# faster (docs/benchmarks.md), for no more time than the plain build takes.
GCC_FLAGS = ["-O3", "-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
# What is asked once a game, or only hands words on, is not worth the time: a seventh of it is saved.
COLD = ("naming", "setup", "words", "why")
COLD_FLAGS = ["-O1"]


def binding_flags() -> list[str]:
    compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC"))
    return GCC_FLAGS if sys.platform == "linux" and "gcc" in compiler else []


def flags_for(source: str) -> list[str]:
    """Beside those of all: the last level of optimizing counts."""
    name = os.path.basename(source).removeprefix("__native_")
    return COLD_FLAGS if binding_flags() and any(cold in name for cold in COLD) else []


def build(paths: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class BuildInParallel(build_ext):
        """One C file a module, on all cores: a single file would take about twice as long on two."""

        def build_extensions(self) -> None:
            compile_some = self.compiler.compile

            def compile_one(source: str, options: dict[str, Any]) -> list[str]:
                args = [*options.get("extra_postargs", ()), *flags_for(source)]
                objects: list[str] = compile_some([source], **{**options, "extra_postargs": args})
                return objects

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                largest_first = sorted(sources, key=os.path.getsize, reverse=True)
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    objects = pool.map(lambda source: compile_one(source, options), largest_first)
                    return [path for paths in objects for path in paths]

            self.compiler.compile = compile_all
            super().build_extensions()

    # No config file: the project's strictness is a check of its own and must not stop a player's build.
    sources = ["--config-file=", *paths]
    modules = mypycify(sources, opt_level="3", debug_level="0", multi_file=True, group_name=GROUP)
    for module in modules:
        module.extra_compile_args += binding_flags()
        module.extra_link_args += binding_flags()
    setup(
        name=GROUP,
        ext_modules=modules,
        cmdclass={"build_ext": BuildInParallel},
        script_args=["build_ext", "--build-lib", ".", "--build-temp", "build"],
    )


def import_all(paths: list[str]) -> None:
    """What compiles may still fail to load; better here than in the middle of a game."""
    sys.path.insert(0, "")
    for path in paths:
        module = importlib.import_module(path.removesuffix(".py").replace("/", "."))
        if not str(module.__file__).endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES)):
            sys.exit(f"{path} was loaded uncompiled from {module.__file__}")


if __name__ == "__main__":
    if sys.argv[1] == "--import":
        import_all(sys.argv[2:])
    else:
        build(sys.argv[1:])
        sys.exit(subprocess.call([sys.executable, __file__, "--import", *sys.argv[1:]]))
