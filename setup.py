"""Compiles the engine, the games and the bots with mypyc where a C compiler is there; otherwise installs them as they are.

TABLEE_COMPILE=0 forces the interpreted form, TABLEE_COMPILE=1 makes a failed compilation an error.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/tablee")
PLAIN = {"__init__.py", "view.py", "options.py", "text.py", "game.py", "record.py", "errors.py", "outcome.py", "make.py"}
PLAIN |= {"words.py", "terminal.py"}
WISH = os.environ.get("TABLEE_COMPILE", "auto")


def compiled_modules() -> list[str]:
    """The kernel, the rules of every game, and the bots, less what is only data or glue."""
    folders = [SOURCE / "engine", SOURCE / "bots", *sorted((SOURCE / "games").glob("*/"))]
    return [str(path) for folder in folders for path in sorted(folder.glob("*.py")) if path.name not in PLAIN]


def let_the_compiler_inline() -> None:
    """Calls inside the one extension need not stay replaceable by the dynamic linker."""
    if sys.platform == "linux":
        os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition".strip()


def extensions() -> list[object]:
    if WISH == "0" or not {"build_ext", "bdist_wheel", "editable_wheel", "build", "install", "develop"} & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify

        let_the_compiler_inline()
        return list(mypycify(["--config-file", "mypyc.ini", *compiled_modules()], opt_level="3", group_name="tablee_rules"))
    except (ImportError, SystemExit) as error:
        return fall_back(error)


def fall_back(error: BaseException) -> list[object]:
    if WISH == "1":
        raise error
    print(f"tablee: not compiled ({error}); the interpreted form is installed and works, only slower.", file=sys.stderr)
    return []


class TryToCompile(build_ext):
    """Without a C compiler the package is installed interpreted, with one line to say so."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            fall_back(error)
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": TryToCompile})
