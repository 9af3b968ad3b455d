"""Tables of Epic Origins: positions laid out as the ledger writes them, and hands that play on them."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, expect

from tablee import Position
from tablee.games.epic.position import Epic
from tablee.games.epic.tests.build import attempted, move, play, table

from . import heros
from .heros import caught_up, done
from .kit import Somebody

STORIES: Final = {"A": "056 067 065b 078 088b", "B": "055 068b 073 083", "C": "058 070", "D": "062 072b 064"}
HANDS: Final = {"A": "159 172 183 176", "B": "178 163 190", "C": "162 196", "D": "189"}


class Party(heros.Party):
    """People around a laid table of Epic Origins."""

    def __enter__(self) -> Party:
        return self

    def browser(self, seat: int, **more: Any) -> Somebody:
        """The person of a seat opens the table in a browser of their own."""
        key, name = self.friends[seat].key, self.names[seat]
        somebody = self.people(game="epic", **{"key": key, "name": name, **more})
        somebody.go(f"/t/{self.id}")
        caught_up(somebody, seat)
        return somebody

    def play(self, *moves: str) -> None:
        """Moves of those who are here without a browser, written as in the tests of the rules."""
        for text in moves:
            seat, action = move(text)
            live = self.lives[seat]
            while not live.states[seat]["view"]["legal"]:
                live.get()
            live.until("ack", id=live.play(seat, action))


def well_on(players: int = 4, turn: str = "A", **more: Any) -> Epic:
    """The middle of a match: two Acts face up, Stories half written, some experience on a Class."""
    seats = "ABCD"[:players]
    given: dict[str, Any] = {
        "stories": {seat: STORIES[seat] for seat in seats},
        "hands": {seat: HANDS[seat] for seat in seats},
        "played": {seat: card for seat, card in {"A": "160", "B": "184"}.items() if seat in seats},
        "levels": {seat: level for seat, level in {"A": 4, "B": 2, "C": 3, "D": 6}.items() if seat in seats},
        "xp": {seat: 3 for seat in seats},
        "class_xp": {seat: xp for seat, xp in {"A": 3, "B": 4}.items() if seat in seats},
        "rows": {"act I": "063 060 066 074", "act II": "086 089 082 096"},
        "adversary_xp": 9,
    }
    return table(players=players, turn=turn, **{**given, **more})


def after_roll(pos: Epic, card: str, path: str = "top", dark: int = 0) -> Position:
    """The window of a Challenge whose runes lie on the table."""
    return attempted(pos, card, path, dark)


# Things on the table.


def decision(somebody: Somebody, seat: int = 0) -> str:
    question = somebody.state(seat)["view"]["question"]
    return str(question["decision"]) if question else ""


def choice(somebody: Somebody, name: str) -> Locator:
    """A button beside the question, or on the card that is held up: "pass", "dark-2", "attempt-1"."""
    return somebody.page.locator(f'[data-do="{name}"]')


def row_card(somebody: Somebody, number: int) -> Locator:
    return somebody.page.locator(f'.row-card[data-card="{number}"]')


def hand_card(somebody: Somebody, number: int) -> Locator:
    return somebody.page.locator(f'.hand .hand-card[data-card="{number}"]')


# Their hands.


def attempt(somebody: Somebody, number: int, path: int, seat: int = 0) -> None:
    """A Challenge of a row: the card is held up, then one of its paths is chosen."""
    somebody.my_turn(seat)
    somebody.tap(row_card(somebody, number))
    done(somebody, seat, lambda: somebody.tap(choice(somebody, f"attempt-{path}")))


def answer(somebody: Somebody, name: str, seat: int = 0) -> None:
    somebody.my_turn(seat)
    done(somebody, seat, lambda: somebody.tap(choice(somebody, name)))


def play_card(somebody: Somebody, number: int, seat: int = 0) -> None:
    somebody.my_turn(seat)
    somebody.tap(hand_card(somebody, number))
    expect(choice(somebody, "play")).to_be_visible()
    done(somebody, seat, lambda: somebody.tap(choice(somebody, "play")))


__all__ = ["Party", "after_roll", "answer", "attempt", "choice", "decision", "hand_card", "play", "play_card", "row_card", "well_on"]
