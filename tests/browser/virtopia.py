"""Tables of Virtopia: positions laid out as the ledger writes them, and hands that play on them."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tablee import Position
from tablee.games.virtopia.tests.build import move

from ..server.conftest import Friend, Live, lay
from .kit import Crowd, Somebody

NAMES: Final = ("Ada", "Bob", "Cléo", "Dan")


class Party:
    """People around a laid table: some with browsers, the others played by a script."""

    def __init__(self, people: Crowd, pos: Position, names: tuple[str, ...] = NAMES) -> None:
        self.people = people
        self.id = f"laid-{secrets.token_hex(6)}"
        self.names = names
        self.friends = [Friend(people.server, name) for name in names[: pos.seats]]
        ids = [friend.call("GET", "/api/people/me")["person"] for friend in self.friends]
        lay(people.server, self.id, pos.dump(), ids, names)
        self.lives: dict[int, Live] = {}

    def browser(self, seat: int, **more: Any) -> Somebody:
        """The person of a seat opens the table in a browser of their own."""
        key, name = self.friends[seat].key, self.names[seat]
        somebody = self.people(game="virtopia", **{"key": key, "name": name, **more})
        somebody.go(f"/t/{self.id}")
        caught_up(somebody, seat)
        return somebody

    def script(self, *seats: int) -> None:
        """These seats are here without a browser."""
        for seat in seats:
            self.lives[seat] = live = self.friends[seat].live(self.id)
            while seat not in live.states:
                live.get()

    def play(self, seat: int, *moves: str) -> None:
        """Moves of such a seat, written as in the tests of the rules."""
        live = self.lives[seat]
        for text in moves:
            while not live.states[seat]["view"]["legal"]:
                live.get()
            live.until("ack", id=live.play(seat, move(text)))

    def __enter__(self) -> Party:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for live in self.lives.values():
            live.close()


def caught_up(somebody: Somebody, seat: int | None, version: int = 0) -> None:
    """Until the page shows what its person was told."""
    somebody.until(
        lambda: somebody.shown_version() == somebody.state(seat)["version"] >= version, "the page to show what it was told"
    )


def doing(somebody: Somebody, seat: int, act: Callable[[], None]) -> int:
    """Does something that ends a choice; returns the version it led to once the page shows it."""
    before = len(somebody.acks())
    act()
    somebody.until(lambda: len(somebody.acks()) > before, "the move")
    version: int = somebody.acks()[-1]["version"]
    caught_up(somebody, seat, version)
    return version


def decision(somebody: Somebody, seat: int = 0) -> str:
    question = somebody.state(seat)["view"]["question"]
    return str(question["decision"]) if question else ""


# Things on the table.


def cell(somebody: Somebody, number: int) -> Locator:
    return somebody.page.locator(f'.cell[data-cell="{number}"]')


def leader(somebody: Somebody, number: int) -> Locator:
    return somebody.page.locator(f'.leader[data-leader="{number}"]')


def option(somebody: Somebody, name: str) -> Locator:
    """A choice of the turn: "sow-0" here, "recruit-1" one step on."""
    return somebody.page.locator(f'.dock [data-do="{name}"]')


def colours(somebody: Somebody) -> Locator:
    """Meeples to choose from, by colour."""
    return somebody.page.locator(".dock .heap.may")


# Their hands.


def tap_cell(somebody: Somebody, number: int) -> None:
    somebody.tap(cell(somebody, number).locator(".whole"))


def leave_all(somebody: Somebody, seat: int = 0) -> None:
    """The rest of a sowing, always with the first colour there is."""
    while decision(somebody, seat) == "LeaveMeeple":
        expect(colours(somebody).first).to_be_visible()
        doing(somebody, seat, lambda: somebody.tap(colours(somebody).first))
