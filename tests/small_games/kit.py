"""What the small games share: a table made of a list of places, a view that shows all there is, complete cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.box import Box, Kind, Place
from tablee.engine.decision import Decision
from tablee.engine.events import Shape
from tablee.engine.game import Game, Order
from tablee.engine.knowledge import Seen
from tablee.engine.options import Option
from tablee.engine.outcome import Outcome, ranked
from tablee.engine.policy import Policy
from tablee.engine.position import MatchConfig, Position
from tablee.engine.verb import Verb, Vocabulary

PACKAGE = "tests.small_games"


class Small(Position):
    """A position whose cards are always those of `deck`; outside its own question, nothing lies in `between`."""

    deck: ClassVar[tuple[int, ...]] = ()
    between: ClassVar[tuple[str, ...]] = ()
    asked_there: ClassVar[tuple[str, ...]] = ()

    def blank(self) -> Position:
        return type(self)(self.config)

    def faults(self) -> list[str]:
        cards = sorted(card for zone in self.zones for card in zone.cards)
        if cards != sorted(self.deck):
            return ["the cards are not complete"]
        if len(self.counters) and self.counters[0] < 0:
            return ["the turn is out of range"]
        pending = type(self.agenda[-1]).__name__ if self.agenda else ""
        left = [zone for zone in self.zones if len(zone) and zone.place.name.split()[0] in self.between]
        return ["a card was left between two hands"] if left and pending not in self.asked_there else []

    def result(self) -> Outcome:
        return ranked([int(self.counters[1 + seat]) for seat in range(self.seats)], "end", [])


def small(
    name: str,
    position: type[Position],
    *,
    seats: tuple[int, int],
    faces: Sequence[str],
    verbs: Sequence[Verb],
    decisions: Sequence[type[Decision]],
    events: Mapping[str, Shape],
    places: Callable[[int], list[Place]],
    counters: Callable[[int], list[str]] | None = None,
    kinds: Sequence[Kind] = (),
    max_moves: int = 400,
    options: Mapping[str, Option] | None = None,
    orders: Mapping[str, Order] | None = None,
) -> Game:
    """A game with one pool of cards; counter 0 is the turn, those after it a score for each seat."""

    def config(game: Game, n: int, chosen: dict[str, object]) -> MatchConfig:
        made = MatchConfig(game, n, chosen)
        made.places = places(n)
        made.counters = counters(n) if counters else ["turn", *(f"score {seat + 1}" for seat in range(n))]
        return made

    numbered = dict(enumerate(faces))
    game = Game(
        package=PACKAGE,
        seats=seats,
        rules_version=1,
        max_moves=max_moves,
        box=Box(numbered, dict.fromkeys(numbered, 0), ["card"], list(kinds)),
        vocabulary=Vocabulary(list(verbs)),
        events=events,
        decisions=decisions,
        config=config,
        position=position,
        shape=shape,
        features=features,
        policy=Policy,
        levels=dict.fromkeys(("easy", "normal", "hard"), "random"),
        options=options,
        orders=orders,
    )
    game.id = name
    return game


def shape(seen: Seen) -> dict[str, object]:
    zones = {zone.name: [seen.labels(number), zone.tags] for number, zone in enumerate(seen.zones)}
    return {"zones": zones, "counters": seen.counters, "sheet": seen.sheet}


def features(seen: Seen) -> list[float]:
    return [float(card) for zone in seen.zones for card in zone.cards] + [float(number) for number in seen.counters]


def row(numbers: Sequence[int]) -> vec[i64]:
    """Options, as the engine takes them."""
    return vec[i64](list(numbers))


def bit(seat: int) -> int:
    return 1 << seat
