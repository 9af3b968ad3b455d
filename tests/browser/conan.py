"""Tables of Conan: positions laid out as the ledger writes them, and hands that play on them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tablee import Position
from tablee.games.conan.tests.build import move, table

from . import heros
from .heros import done
from .kit import Somebody


class Party(heros.Party):
    """People around a laid table of Conan."""

    game = "conan"

    def __enter__(self) -> Party:
        return self

    def read(self, text: str) -> tuple[int, dict[str, Any]]:
        return move(self.pos, text)


# Positions.


def well_on(**more: Any) -> Position:
    """The middle of a match of three: heroes on two Adventures, Challenges of everybody, Objects and old conquests."""
    given: dict[str, Any] = {
        "hands": {
            "A": "A07 C06 C17 R01 R07 R12 N02 N03",
            "B": "C12 C26 R08 R02 N01 A05",
            "C": "C01 C22 R09 R13 R03 N05 A14",
        },
        "round": 3,
        "heroes": {"A": "H01", "B": "H02", "C": "H09"},
        "glory": {"A": 17, "B": 14, "C": 9},
        "at": {"A": "A10", "B": "A13", "C": "A10"},
        "adventures": "A10 A13 A04 A16 A02",
        "challenges": ["B C07 A10 up", "B C20 A10", "A C28 A13", "C C13 A13", "C C02 A04", "A C15 A16"],
        "received": {"A13": 3},
        "objects": {"A": "O03", "B": "O07 O10"},
        "accomplished": {"A": "A01", "C": "A06"},
    }  # fmt: skip
    return table(**{**given, **more})


def four(**more: Any) -> Position:
    """Four seats and as much on the table as there is in a long match."""
    given: dict[str, Any] = {
        "players": 4,
        "hands": {
            "A": "A07 C06 C17 C18 R01 R07 R12 R13 N02 N03 N04 A12",
            "B": "C12 R08 R02",
            "C": "C01 R09 R03 N05 A14",
            "D": "C03 C04 N06",
        },
        "round": 6,
        "heroes": {"A": "H03", "B": "H07", "C": "H10", "D": "H04"},
        "glory": {"A": 23, "B": 11, "C": 28, "D": 2},
        "at": {"A": "A18", "B": "A18", "C": "A13", "D": "A18"},
        "adventures": "A18 A13 A04 A16 A02 A09 A20 A05",
        "challenges": [
            "C C07 A18 up", "C C20 A18", "C C14 A18", "C C29 A18", "A C28 A13", "B C13 A13 up", "D C11 A13", "C C02 A04",
            "A C15 A16", "A C30 A20", "D C08 A20", "B C19 A09",
        ],
        "objects": {"A": "O03 O05", "B": "O07 O10 O01 O02 O09", "D": "O08"},
        "accomplished": {"A": "A01", "C": "A06 A11", "B": "A08"},
        "alliance": "BD 3 alternate",
    }  # fmt: skip
    return table(**{**given, **more})


# Things on the table.


def decision(somebody: Somebody, seat: int = 0) -> str:
    question = somebody.state(seat)["view"]["question"]
    return str(question["decision"]) if question else ""


def adventure(somebody: Somebody, card: str) -> Locator:
    return somebody.page.locator(f'.adventure[data-adventure="{card}"]')


def challenge(somebody: Somebody, adventure_card: str, at: int = 0) -> Locator:
    return adventure(somebody, adventure_card).locator(".challenge").nth(at)


def hero(somebody: Somebody, seat: int) -> Locator:
    """The figure of a player's hero on the board."""
    return somebody.page.locator(f'.hero[data-hero="{seat}"]')


def seat_of(somebody: Somebody, seat: int) -> Locator:
    return somebody.page.locator(f'.seat[data-seat="{seat}"]')


def card(somebody: Somebody, name: str) -> Locator:
    return somebody.page.locator(f'.hand [data-hand="{name}"]')


def button(somebody: Somebody, name: str) -> Locator:
    return somebody.page.locator(f'[data-do="{name}"]')


def glory(somebody: Somebody, seat: int) -> int:
    """What the page shows of a player's glory."""
    return int(seat_of(somebody, seat).locator(".glory b").inner_text())


# Their hands.


def tap_adventure(somebody: Somebody, name: str) -> None:
    """A click on its name, where nothing lies on it."""
    thing = adventure(somebody, name).locator(".whole")
    if somebody.touch:
        thing.tap(position={"x": 30, "y": 16})
    else:
        thing.click(position={"x": 30, "y": 16})


def take(somebody: Somebody, name: str) -> None:
    """A click on the strip of a card that is never covered by the next one."""
    thing = card(somebody, name).first
    if somebody.touch:
        thing.tap(position={"x": 10, "y": 20})
    else:
        thing.click(position={"x": 10, "y": 20})


def press(somebody: Somebody, name: str) -> None:
    somebody.tap(button(somebody, name))


def bid(somebody: Somebody, amount: int) -> None:
    """Choose an amount with the slider, then open or raise."""
    slider = somebody.page.locator('.arena input[type="range"]')
    expect(slider).to_be_visible()
    slider.fill(str(amount))
    press(somebody, "bid")


def go_on(somebody: Somebody) -> None:
    """Leave the fight that is over."""
    press(somebody, "continue")
    expect(somebody.page.locator('.arena[data-step="over"]')).to_have_count(0)


def answer(somebody: Somebody, seat: int, name: str) -> int:
    """One button, at one's own turn."""
    somebody.my_turn(seat)
    return done(somebody, seat, lambda: press(somebody, name))
