"""Compiles the engine, the games and the bots with mypyc, and builds the browser client.

TABLEE_COMPILE=0 forces the interpreted form, TABLEE_COMPILE=1 makes a failed compilation an error; without a C compiler
the interpreted form is installed. TABLEE_WEB=0 leaves the client out, TABLEE_WEB=1 makes a failed build of it an error.
"""

from __future__ import annotations

import ast
import os
import re
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent / "tools"))
from npm import npm

SOURCE = Path("src/tablee")
WEB = Path("web")
STATIC = SOURCE / "server" / "static"
ROOMS = ("engine", "bots", "vec", "games/*/rules", "games/*/bot")
BESIDE = ("games/*/show/facts.py", "games/*/show/view.py")
DEALLOC = re.compile(r"static void\s+\w+_dealloc\(.*?done: ;", re.S)
TRASHCAN = re.compile(r"CPy_TRASHCAN_\w+\(.*\)")
LOOKUPS = ("Verb___of", "Verb___part", "Verb___covers", r"\w+Layout___[a-z]\w*")
SIMPLE = (ast.Expr, ast.Assign, ast.Return)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
TOP_LEVEL = re.compile(r"^(char CPyDef_\w*_____top_level__\(void\) \{)", re.M)
HELPERS = """#if defined(__GNUC__) && !defined(__clang__)
#define TABLEE_INLINE inline __attribute__((always_inline))
#define TABLEE_ONCE __attribute__((cold, optimize("O0")))
#else
#define TABLEE_INLINE
#define TABLEE_ONCE
#endif
"""
INLINING = "-DNDEBUG -fwrapv -fno-semantic-interposition -fvisibility=hidden"
BUILDING = {"build_ext", "bdist_wheel", "editable_wheel", "build", "install", "develop"}


def wish(name: str) -> str:
    return os.environ.get(f"TABLEE_{name}", "auto")


def fall_back(name: str, error: BaseException, instead: str) -> None:
    """Go on without a part that could not be built, and say so in a line, unless it was asked for."""
    if wish(name) == "1":
        raise error
    print(f"tablee: {error}; {instead}", file=sys.stderr)


def compiled_modules() -> list[str]:
    """Everything in the rooms that are compiled: the kernel, the bots, the rules and the bot of every game, what the
    laboratory keeps of each match, and what every seat is shown after each move.

    A module that says "# Interpreted:" and why is left as it is: what meets the outside must say itself what is wrong.
    """
    folders = [folder for room in ROOMS for folder in sorted(SOURCE.glob(room))]
    paths = [path for folder in folders for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py"]
    paths += [path for name in BESIDE for path in sorted(SOURCE.glob(name))]
    return [str(path) for path in paths if "\n# Interpreted: " not in path.read_text("utf-8")]


def tell_the_compiler(made: list[Extension]) -> None:
    """Set what Python's own flags would say, and let calls inside the one extension be inlined.

    With CFLAGS of ours setuptools leaves Python's out: -Wall among them, which doubles the time this much C takes.
    """
    if sys.platform != "linux":
        return
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {INLINING}".strip()
    if "gcc" in os.environ.get("CC", sysconfig.get_config_var("CC") or ""):
        rules = next(extension for extension in made if extension.name.endswith("__mypyc"))
        rules.extra_compile_args += ["-flto=auto"]
        rules.extra_link_args += ["-O3", "-flto=auto", *INLINING.split()]


def mend(source: Path) -> None:
    """Mend the C that mypyc wrote. The file keeps its time where it comes out as before: nothing is compiled again."""
    text = source.read_text("utf-8")
    mended = HELPERS + run_once(inlined(freed_at_once(text)))
    source.write_text(mended, "utf-8")
    kept = source.with_suffix(".mended")
    if kept.exists() and kept.read_text("utf-8") == mended:
        os.utime(source, (kept.stat().st_mtime, kept.stat().st_mtime))
    else:
        kept.write_text(mended, "utf-8")


def freed_at_once(text: str) -> str:
    """Take classes without garbage collection out of the trashcan.

    mypyc (2.4) frees every object through CPython's trashcan, which is for collected ones only: where a long chain of
    objects is freed, it links those that wait through a header that an acyclic object does not have, and overwrites memory.
    """
    return DEALLOC.sub(lambda found: found[0] if "GC_UnTrack" in found[0] else TRASHCAN.sub("", found[0]), text)


def inlined(text: str) -> str:
    """Let verbs pack and unpack actions, layouts find places and positions give what is there, all without a call.

    The rules do it all the time, and the C compiler inlines less and less of its own accord the larger the source grows.
    """
    names = "|".join((*LOOKUPS, *accessors()))
    return re.sub(rf"^((?:int64_t |char |PyObject \*)CPyDef_\w*___(?:{names})\()", r"TABLEE_INLINE \1", text, flags=re.M)


def accessors() -> list[str]:
    """The methods of positions that are hardly more than one expression, as mypyc calls them: `Push___hand` …"""
    found: list[str] = []
    for path in sorted(SOURCE.glob("games/*/rules/position.py")):
        for class_ in ast.parse(path.read_text("utf-8")).body:
            methods = class_.body if isinstance(class_, ast.ClassDef) else []
            found += [f"{class_.name}___{method.name}" for method in methods if gives_what_is_there(method)]
    return found


def gives_what_is_there(method: ast.stmt) -> bool:
    """Whether a method is a docstring, at most one assignment, and what it returns."""
    if not isinstance(method, ast.FunctionDef) or method.name.startswith("_") or len(method.body) > 3:
        return False
    if not isinstance(method.body[-1], ast.Return) or not all(isinstance(step, SIMPLE) for step in method.body):
        return False
    return not any(isinstance(part, COMPREHENSIONS) for part in ast.walk(method))


def run_once(text: str) -> str:
    """Do not optimise what runs only when a module is imported: it is a quarter of the C."""
    return TOP_LEVEL.sub(r"TABLEE_ONCE \1", text)


def extensions() -> list[Extension]:
    if wish("COMPILE") == "0" or not BUILDING & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify

        made = list(
            mypycify(
                ["--config-file", "mypyc.ini", *compiled_modules()], opt_level="3", debug_level="0", group_name="tablee_rules"
            )
        )
        for source in {source for extension in made for source in extension.sources}:
            mend(Path(source))
        tell_the_compiler(made)
        return made
    except (ImportError, SystemExit) as error:
        fall_back("COMPILE", error, "the interpreted form is installed and works, only slower")
        return []


class TryToCompile(build_ext):
    """Without a C compiler the package is installed interpreted."""

    def run(self) -> None:
        self.parallel = True
        try:
            super().run()
        except Exception as error:
            fall_back("COMPILE", error, "the interpreted form is installed and works, only slower")
            self.extensions = []


class WithClient(build_py):
    """The browser client travels inside the package. It is built while the C compiler works, which leaves a core to it."""

    def run(self) -> None:
        if not self.editable_mode:
            forget_former(Path(self.build_lib), {extension.name for extension in self.distribution.ext_modules or []})
        if wish("WEB") != "0" and WEB.exists() and not self.editable_mode and client_is_old():
            self.build_side_by_side()
        super().run()

    def build_side_by_side(self) -> None:
        with ThreadPoolExecutor(1) as beside:
            client = beside.submit(build_client)
            if self.distribution.ext_modules:
                self.run_command("build_ext")
            try:
                client.result()
            except (OSError, ImportError) as error:
                fall_back("WEB", error, "the browser client is left out; the terminal and the library work")


def forget_former(built: Path, extensions: set[str]) -> None:
    """Remove from an earlier build what the package no longer has: a module that was renamed must not travel on."""
    for path in sorted(built.glob("tablee/**/*")):
        inner = path.relative_to(built)
        if path.suffix in (".so", ".pyd"):
            former = ".".join((*inner.parts[:-1], path.name.partition(".")[0])) not in extensions
        else:
            former = inner.parts[1::2][:2] == ("games", "tests") or not (SOURCE.parent / inner).exists()
        if path.is_file() and former:
            path.unlink()


def client_is_old() -> bool:
    """Whether anything the client is made of is newer than the built one."""
    built = STATIC / "index.html"
    if not built.exists():
        return True
    made_of = [path for path in WEB.rglob("*") if "node_modules" not in path.parts]
    made_of += [path for path in SOURCE.rglob("*") if path.suffix in (".ftl", ".md", ".toml")]
    return any(path.is_file() and path.stat().st_mtime > built.stat().st_mtime for path in made_of)


def build_client() -> None:
    for args in (["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "build"]):
        if npm(args):
            raise OSError(f"npm {args[0]} failed")


setup(ext_modules=extensions(), cmdclass={"build_ext": TryToCompile, "build_py": WithClient})
