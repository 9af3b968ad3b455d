"""What the tests of games share: seats are letters, a move is a short text, a hand is its cards in a row.

How a game writes its positions and reads its moves is its own, in its `tests/build.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest

from ..engine.errors import IllegalMove
from ..engine.game import Game
from ..engine.position import Position

LETTERS: Final = "ABCDEF"


# Making positions.


class Cards:
    """Cards without a place yet."""

    def __init__(self, left: Counter[str]) -> None:
        self.left = left

    def take(self, cards: list[str]) -> list[str]:
        for card in cards:
            assert self.left[card] > 0, f"there is no {card} left"
            self.left[card] -= 1
        return cards

    def some(self, count: int, sort: str = "") -> list[str]:
        """As many as there are, up to `count`, of the cards whose names begin so."""
        return self.take([card for card in self.left.elements() if card.startswith(sort)][: max(count, 0)])


def laid_out(
    game: Game,
    seats: int,
    zones: Mapping[str, object],
    counters: Mapping[str, int],
    asks: Mapping[str, object],
    options: Mapping[str, object] | None = None,
    **more: object,
) -> Position:
    """The position of a dump in which one question is asked; chance always falls in the same way.

    Options that are not given have the default they have today.
    """
    return game.load(
        {
            "tablee": 1,
            "game": game.id,
            "rules_version": game.rules_version,
            "seats": seats,
            "options": game.complete_options(options or {}, seats),
            "zones": dict(zones),
            "counters": dict(counters),
            "agenda": [dict(asks)],
            "rng": {"generator": "sfc32", "state": [1, 2, 3, 0]},
            **more,
        }
    )


# Making moves.


class Notation:
    """The moves of a game as its tests write them. `move` reads one in a position: the seat, and the move by name."""

    def __init__(self, move: Callable[[Position, str], tuple[int, dict[str, object]]]) -> None:
        self.move = move

    def play(self, pos: Position, *texts: str) -> Position:
        """The same position after these moves; the ledger's invariants hold after each."""
        for text in texts:
            assert pos.to_act, f"the match is over before “{text}”"
            pos.play(*self.move(pos, text))
            assert pos.faults() == [], f"“{text}” breaks the rules"
        return pos

    def allowed(self, pos: Position, text: str) -> bool:
        seat, action = self.move(pos, text)
        return action in [pos.name(legal) for legal in pos.legal(seat)]

    def refused(self, pos: Position, text: str) -> str:
        """The rule that refuses a move; nothing changes by it."""
        before = pos.dump()
        with pytest.raises(IllegalMove) as refusal:
            pos.play(*self.move(pos, text))
        assert pos.dump() == before
        assert not self.allowed(pos, text)
        assert refusal.value.why != f"refuse-{refusal.value.rule}"
        return refusal.value.rule


def choices(pos: Position, letter: str, verb: str = "") -> list[dict[str, Any]]:
    """What a player may do, by name."""
    named: list[dict[str, Any]] = [dict(pos.name(action)) for action in pos.legal(LETTERS.index(letter))]
    return [action for action in named if not verb or action["verb"] == verb]


# Reading positions.


def cards(pos: Position, place: str) -> list[str]:
    zone = next(zone for zone in pos.zones if zone.place.name == place)
    return [pos.config.box.names[card] for card in zone.cards]


def of(pos: Position, letter: str, place: str) -> str:
    """The cards of one place of a player, sorted."""
    return " ".join(sorted(cards(pos, f"{place} {LETTERS.index(letter) + 1}")))


def hand(pos: Position, letter: str) -> str:
    return of(pos, letter, "hand")


def discarded(start: Position, pos: Position) -> str:
    """The cards discarded since `start`, sorted."""
    return " ".join(sorted((Counter(cards(pos, "discard")) - Counter(cards(start, "discard"))).elements()))


def counter(pos: Position, name: str) -> int:
    return int(pos.counters[pos.config.counters.index(name)])


def counter_of(pos: Position, letter: str, name: str) -> int:
    return counter(pos, f"{name} {LETTERS.index(letter) + 1}")


def asked(pos: Position) -> str:
    """The letters of those who owe an answer; empty when the match is over."""
    return "".join(LETTERS[seat] for seat in pos.to_act)


def question(pos: Position) -> str:
    return type(pos.agenda[-1]).__name__ if pos.agenda else ""


def shown(pos: Position, viewer: str = "") -> dict[str, Any]:
    """The table as a player sees it; a viewer of "" is a spectator."""
    view: Any = pos.view(LETTERS.index(viewer) if viewer else None)
    table: dict[str, Any] = view["table"]
    return table


def shown_of(pos: Position, letter: str, viewer: str = "") -> dict[str, Any]:
    """One player as another sees him."""
    player: dict[str, Any] = shown(pos, viewer)["players"][LETTERS.index(letter)]
    return player


def told(pos: Position, viewer: str = "") -> list[dict[str, Any]]:
    """All that somebody was told."""
    return list(pos.events(LETTERS.index(viewer) if viewer else None))


def events(pos: Position, name: str, viewer: str = "") -> list[dict[str, Any]]:
    """What somebody was told of one sort."""
    return [event for event in told(pos, viewer) if event["event"] == name]
