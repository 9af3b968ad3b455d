"""Games of other packages in the browser: a server that has them installed, and hands on the generic table."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, expect

from tablee.cli.new_game import write_game
from tablee.server.loadtest import Server

from .kit import WORDS, Somebody, Words, a_server

EXAMPLE: Final = Path(__file__).parents[2] / "examples" / "midnight_quay"
FRESH: Final = "high_road"
FOREIGN: Final = ("midnight_quay", FRESH)
THINGS: Final = ".generic button.lit"


def entry_points(package: Path, site: Path) -> None:
    """What an installation of a package leaves behind: by it its games are found."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    info = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = project["entry-points"]["tablee.games"]
    lines = "".join(f"{key} = {value}\n" for key, value in points.items())
    (info / "entry_points.txt").write_text(f"[tablee.games]\n{lines}")


@contextmanager
def with_foreign_games(folder: Path) -> Iterator[Server]:
    """A server on which the example and a game fresh from `tablee new-game` are installed."""
    site = folder / "site"
    packages = [EXAMPLE, write_game(FRESH, folder)]
    for package in packages:
        entry_points(package, site)
    paths = [*(str(package / "src") for package in packages), str(site)]
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([*paths, *filter(None, [before])])
    sys.path[:0] = paths[:-1]
    invalidate_caches()
    WORDS.update({(lang, game): Words(lang, game, game) for game in FOREIGN for lang in ("en", "fr")})
    try:
        with a_server(folder) as server:
            yield server
    finally:
        sys.path[:] = [path for path in sys.path if path not in paths]
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


class Anybody:
    """Somebody at a generic table, who knows nothing of the game: what is lit is clicked."""

    def __init__(self, person: Somebody) -> None:
        self.person = person
        self.page = person.page

    @property
    def lit(self) -> Locator:
        return self.page.locator(THINGS)

    def click_something(self) -> None:
        """One more click on a thing that is lit; a choice that only waits to be confirmed is confirmed."""
        confirm = self.person.button("ui-confirm")
        if confirm.is_visible():
            self.person.tap(confirm)
            return
        things = self.lit.filter(visible=True)
        expect(things.first).to_be_visible()
        self.person.tap(things.nth(self.person.rng.randrange(things.count())))

    def press_something(self) -> None:
        """The same with the keyboard alone: Tab to something that is lit, Enter."""
        for _ in range(self.person.rng.randrange(1, 4)):
            self.tab_to_lit()
        self.page.keyboard.press("Enter")

    def tab_to_lit(self) -> None:
        for _ in range(120):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(f"document.activeElement.matches({THINGS + ', .confirm .primary'!r})"):
                return
        raise AssertionError("Tab never reaches anything that is lit")

    def moves(self) -> int:
        """How many moves have left this browser."""
        return sum(frame["type"] == "play" for frame in self.person.sent)

    def answer(self, by_keys: bool = False) -> None:
        """Clicks until the server has taken a move."""
        person = self.person
        person.my_turn()
        before, moves = len(person.acks()), self.moves()
        for _ in range(12):
            (self.press_something if by_keys else self.click_something)()
            self.page.wait_for_timeout(60)
            if self.moves() > moves:
                break
        person.until(lambda: len(person.acks()) > before, "the move")
        version = person.acks()[-1]["version"]
        person.until(lambda: person.state()["version"] >= version, "what the move did")

    def play(self, most: int = 10_000, by_keys: bool = False) -> int:
        """Answers until the match is over, or so many."""
        for played in range(most):
            self.person.until(self.person.due, "one's turn")
            if self.person.outcome():
                return played
            self.answer(by_keys)
        return most
