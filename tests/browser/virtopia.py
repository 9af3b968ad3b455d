"""Tables of Virtopia: positions laid out as the ledger writes them, and hands that play on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tablee import Position
from tablee.games.virtopia.tests.build import named, play, table

from . import heros
from .heros import caught_up, done
from .kit import Somebody

ROWS: Final = ".dock [data-virtue]:not([disabled])"


class Party(heros.Party):
    """People around a laid table of Virtopia."""

    def __enter__(self) -> Party:
        return self

    def browser(self, seat: int, **more: Any) -> Somebody:
        """The person of a seat opens the table in a browser of their own."""
        key, name = self.friends[seat].key, self.names[seat]
        somebody = self.people(game="virtopia", **{"key": key, "name": name, **more})
        somebody.go(f"/t/{self.id}")
        caught_up(somebody, seat)
        return somebody

    def play(self, *moves: str) -> None:
        """Moves of those who are here without a browser, written as in the tests of the rules."""
        for text in moves:
            while not (seat := next((s for s, live in self.lives.items() if live.states[s]["view"]["legal"]), -1)) >= 0:
                for live in self.lives.values():
                    live.drain(0.02)
            live = self.lives[seat]
            live.until("ack", id=live.play(seat, named(text)))


def well_on(turn: str = "LT", **more: Any) -> Position:
    """The middle of a match: captives on three Flaws, one prison open, a result in store."""
    given: dict[str, Any] = {
        "players": 2,
        "round": 6,
        "at": {"LT": "1", "LW": "11 lying", "LJ": "3", "LC": "11"},
        "cells": {
            "0": "GR", "1": "GBYR", "2": "BY", "3": "Y", "4": "RRG", "5": "BG",
            "6": "BGR", "7": "Y", "8": "RGB", "10": "YB", "11": "GG",
        },
        "points": {"LT": "TGB WY CR", "LW": "WBB TGR J1", "LJ": "JYR T1 W1", "LC": "CRG J1"},
        "prisons": {"PR5": "BBB"},
        "pile": "PR1 PR2",
        "known": 2,
        "hope": 8,
        "stored": 1,
        "box": "YY",
    }  # fmt: skip
    return table(turn, **{**given, **more})


def nearly_won() -> Position:
    """One point is missing, and Maïa can give it."""
    points = {"LT": "T2 W2 J2 C2", "LW": "T2 W2 J2 C1", "LJ": "T2 W2 J2 C2", "LC": "T2 W2 J2 C2"}
    return table("LT", players=2, round=14, at={"LT": "3"}, cells={"4": "G", "0": "R", "9": "YB"}, points=points, hope=5)


def nearly_lost() -> Position:
    """A fifth captive is two cells away."""
    cells = {"7": "GB", "9": "YYRR", "6": "G", "4": "BB"}
    return table("LT", players=2, round=9, at={"LT": "7"}, cells=cells, hope=4)


def at_tower(cell: str, captives: str, stored: int, **more: Any) -> Position:
    """Solal has left a Flaw and stands before the choice between the stored die and a new roll."""
    cells = {cell: captives, str(int(cell) + 1): "G"}
    given: dict[str, Any] = {"players": 2, "at": {"LJ": cell}, "cells": cells, "stored": stored}
    return play(table("LJ", **{**given, **more}), "step")


def nearly_over(reason: str) -> Position:
    """One click from each kind of defeat that a watchtower or the clock brings."""
    if reason == "seven":
        return at_tower("6", "GBYR", 4)
    if reason == "hope":
        return at_tower("9", "G", 2, hope=1)
    if reason == "sanction":  # nobody has a point that could be lost
        return at_tower("3", "G", 3)
    if reason == "box":  # whatever the colour, the seventeenth goes to the box
        return at_tower("6", "GBYR", 0, cells={"6": "GB", "7": "GGBBYYRR"}, box="GGGGBBBBYYYYRRRR", city="GBYR", rest="8")
    return table("LC", players=2, round=40, at={"LC": "5"}, cells={"5": "G"})


def a_pair_to_free() -> Position:
    """Anselme is one step from an Escape cell, Solal lies on the other one; their prison is open."""
    return table("LW", players=2, at={"LW": "10", "LJ": "5 lying"}, cells={"5": "Y"}, prisons={"PR6": "GG"})


# Things on the table.


def decision(somebody: Somebody, seat: int = 0) -> str:
    question = somebody.state(seat)["view"]["question"]
    return str(question["decision"]) if question else ""


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


def circle(somebody: Somebody) -> list[str]:
    """The twelve cells in words."""
    return [str(each.get_attribute("aria-label")) for each in somebody.page.locator(".cell .whole").all()]


# Their hands.


def tap_cell(somebody: Somebody, number: int) -> None:
    somebody.tap(cell(somebody, number).locator(".whole"))


def place_points(somebody: Somebody) -> None:
    """The four starting points, each on the first row that takes it."""
    before = len(somebody.sent)
    confirm = somebody.page.locator(".ask .confirm .primary")
    for _ in range(4):
        if confirm.is_visible():
            break
        somebody.tap(somebody.page.locator(ROWS).first)
    if len(somebody.sent) == before and confirm.is_visible():
        somebody.tap(confirm)


def answer(somebody: Somebody, seat: int = 0) -> str:
    """Whatever is asked, answered on the things themselves; returns what it was."""
    somebody.my_turn(seat)
    asked = decision(somebody, seat)
    page = somebody.page

    def first(*selectors: str) -> Callable[[], None]:
        def act() -> None:
            for selector in selectors:
                expect(page.locator(selector).first).to_be_visible()
                somebody.tap(page.locator(selector).first)

        return act

    hands: dict[str, Callable[[], None]] = {
        "OrderLeaders": first("[data-leader-choice]"),
        "PlacePoints": lambda: place_points(somebody),
        "ChooseTurn": first(".dock .opt"),
        "ChooseAfterStep": first(".dock .opt"),
        "LeaveMeeple": first(".dock .heap.may"),
        "SendCaptive": first(".dock .heap.may"),
        "TakePassengers": first(".dock .go"),
        "ChooseTunnel": first(".cell.may .whole"),
        "TakeColour": first(".cell.may .heap.may"),
        "MoveByFear": first(".cell .heap.may, .dock .chip"),
        "DiscardPoints": first(".leader .point"),
        "PassTower": first('.dock [data-do="roll"]'),
    }
    done(somebody, seat, hands.get(asked, somebody.by_list))
    return asked
