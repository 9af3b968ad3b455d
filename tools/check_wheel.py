"""Installs a wheel into an empty environment without compiler and Node, plays every game there and opens the home page.

`python tools/check_wheel.py dist/tablee-….whl` does it all; `--plain` is for a wheel that was built interpreted and without
the client, `--play` plays in the environment that runs this script (cibuildwheel does so with each wheel it has built).
"""

from __future__ import annotations

import argparse
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parents[1]
GAMES: Final = sorted(path.parent.name for path in (ROOT / "src" / "tablee" / "games").glob("*/RULES.en.md"))
COMPILED: Final = re.compile(r"\.(so|pyd)$")
STARTING_SECONDS: Final = 30.0
SOURCES: Final = "http-ece"
"""What its authors hand on as sources only. It is plain Python and needs no compiler."""


class Wrong(Exception):
    """What is wrong with the wheel, in a sentence."""


def main() -> int:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    arguments.add_argument("wheel", nargs="?", type=Path, help="the newest in dist/ if none is named")
    arguments.add_argument("--plain", action="store_true", help="the wheel is interpreted and has no client")
    arguments.add_argument("--play", action="store_true", help="only play, in this environment")
    given = arguments.parse_args()
    try:
        if given.play:
            play_every_game()
        else:
            check(given.wheel or newest(), given.plain)
    except Wrong as wrong:
        print(f"check_wheel: {wrong}", file=sys.stderr)
        return 1
    return 0


def newest() -> Path:
    wheels = sorted((ROOT / "dist").glob("tablee-*.whl"), key=lambda path: path.stat().st_mtime)
    if not wheels:
        raise Wrong("there is no wheel in dist/; `make wheel` builds one")
    return wheels[-1]


def check(wheel: Path, plain: bool) -> None:
    look_inside(wheel, plain)
    with tempfile.TemporaryDirectory() as folder:
        python = install(wheel, Path(folder))
        say(run(python, "-m", "tablee.cli", "--version"))
        say(run(python, str(Path(__file__).resolve()), "--play"))
        for game in GAMES:
            run(python, "-m", "tablee.cli", "arena", game, "--bots", "greedy,random", "--games", "2", cwd=Path(folder))
            say(f"tablee arena {game}: played")
        write_a_game(python, Path(folder))
        open_the_server(python, Path(folder), plain)
    say(f"{wheel.name} installs, plays and serves")


# What is in it.


def look_inside(wheel: Path, plain: bool) -> None:
    """Every module has its source, no test travels, and texts, rules, client and compiled rules are there."""
    names = zipfile.ZipFile(wheel).namelist()
    ours = [name for name in names if name.startswith("tablee/")]
    tests = [name for name in ours if re.match(r"tablee/games/\w+/tests/", name)]
    former = [name for name in ours if name.endswith(".py") and not (ROOT / "src" / name).exists()]
    if tests or former:
        raise Wrong(f"{(tests + former)[0]} should not be in it, nor {len(tests + former) - 1} others")
    texts = [f"tablee/games/{game}/{part}" for game in GAMES for part in ("RULES.fr.md", "text/en.ftl", "text/fr.ftl")]
    wanted = ["tablee/py.typed", *texts, *([] if plain else ["tablee/server/static/index.html"])]
    missing = [name for name in wanted if name not in names]
    if missing:
        raise Wrong(f"{missing[0]} is not in it")
    if bool([name for name in names if COMPILED.search(name)]) == plain:
        raise Wrong("it holds compiled modules" if plain else "it holds no compiled modules")
    say(f"{wheel.name}: {len(names)} files, {wheel.stat().st_size / 1e6:.1f} MB")


# An environment that has Python, and neither compiler nor Node.


def install(wheel: Path, folder: Path) -> str:
    """The Python of a new environment in which only the wheel and what it needs are installed, for the laboratory too."""
    venv.create(folder / "venv", with_pip=True)
    bare = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    python = str(bare / "python")
    quiet = ("-m", "pip", "--disable-pip-version-check", "-q", "install", "--only-binary", ":all:", "--no-binary", SOURCES)
    run(python, *quiet, "-c", str(ROOT / "constraints.txt"), f"{wheel.resolve()}[lab]")
    return python


def environment(python: str) -> dict[str, str]:
    """The path is the environment's own folder only, and nothing of this checkout can be imported."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TABLEE_", "VIRTUAL_ENV"))}
    return {**kept, "PATH": str(Path(python).parent), "LC_ALL": "C.UTF-8"}


def run(python: str, *command: str, cwd: Path | None = None) -> str:
    done = subprocess.run([python, *command], env=environment(python), cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Wrong(f"{' '.join(command[:6])} failed: {(done.stderr or done.stdout).strip()[-2000:]}")
    return done.stdout.strip()


# Playing.


def play_every_game() -> None:
    """A match of each game, by the fast bot, from its first question to its outcome."""
    import tablee
    from tablee import registry

    found = registry.list_games()
    if not set(GAMES) <= set(found):
        raise Wrong(f"it offers {found}, and not {GAMES}")
    for name in GAMES:
        moves = play(name)
        say(f"{name}: {moves} moves, {'compiled' if tablee.compiled else 'interpreted'}, from {Path(tablee.__file__).parent}")


def play(name: str) -> int:
    import tablee
    from tablee.bots import Perspective, make_bot

    game = tablee.game(name)
    pos = game.new(seats=game.seats[1], seed=1)
    bot, rng, moves = make_bot(game, "greedy", seed=1), tablee.Rng(1), 0
    while pos.to_act:
        seat = pos.to_act[0]
        pos.play(seat, bot.choose(Perspective.of(pos, seat, rng)))
        moves += 1
    if pos.outcome is None or tablee.replay(pos.record()).dump() != pos.dump():
        raise Wrong(f"a match of {name} does not replay")
    return moves


def write_a_game(python: str, folder: Path) -> None:
    """`tablee new-game` finds its templates."""
    run(python, "-m", "tablee.cli", "new-game", "fresh", cwd=folder)
    written = sorted(path for path in (folder / "fresh").rglob("*") if path.is_file())
    if not {"pyproject.toml", "RULES.en.md", "test_rules.py"} <= {path.name for path in written}:
        raise Wrong("tablee new-game does not write a whole package")
    say(f"tablee new-game: {len(written)} files")


# Serving.


def open_the_server(python: str, folder: Path, plain: bool) -> None:
    """The server lists every game; with the client it also serves the home page and what that page needs."""
    with served(python, folder) as address:
        listed = [game["id"] for game in json.loads(fetch(f"{address}/api/games"))]
        if listed != GAMES:
            raise Wrong(f"the server offers {listed}, and not {GAMES}")
        if not plain:
            page = fetch(f"{address}/")
            scripts = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
            if "Tablée" not in page or not scripts:
                raise Wrong("the home page is not the client's")
            for script in scripts:
                fetch(address + script)
    say("the server lists every game" + ("" if plain else " and shows the home page"))


@contextmanager
def served(python: str, folder: Path) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    flags = ("--host", "127.0.0.1", "--port", str(port), "--database", f"sqlite:///{folder / 'tablee.db'}")
    server = subprocess.Popen([python, "-m", "tablee.cli", "serve", *flags], env=environment(python), cwd=folder)
    try:
        await_server(server, f"http://127.0.0.1:{port}")
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(20)


def await_server(server: subprocess.Popen[bytes], address: str) -> None:
    until = time.monotonic() + STARTING_SECONDS
    while time.monotonic() < until and server.poll() is None:
        try:
            fetch(f"{address}/health")
            return
        except (URLError, OSError):
            time.sleep(0.2)
    raise Wrong("the server does not start")


def fetch(address: str) -> str:
    with urlopen(address, timeout=10) as answer:
        return str(answer.read().decode("utf-8", "replace"))


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
