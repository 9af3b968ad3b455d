"""What the small games share: a layout with a turn and scores, a view that shows all there is, complete cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.box import Box, Kind, Place
from tablee.engine.decision import Decision
from tablee.engine.events import Shape
from tablee.engine.game import Game, Order
from tablee.engine.knowledge import Seen
from tablee.engine.layout import Layout
from tablee.engine.options import Option
from tablee.engine.outcome import Outcome, ranked
from tablee.engine.policy import Policy
from tablee.engine.position import MatchConfig, Position
from tablee.engine.verb import Verb, Vocabulary
from tablee.engine.zone import Zone

PACKAGE = "tests.small_games"


class SmallLayout(Layout):
    """The hands of all seats, where there are hands; the turn, and a score for each seat."""

    def __init__(self, seats: int, hands: Sequence[Place] = ()) -> None:
        super().__init__(seats)
        self._hands = self.places_for(hands)
        self.turn = self.counter("turn")
        self._scores = self.counter_each("score")

    def hand(self, seat: int) -> int:
        return self._hands + seat

    def score(self, seat: int) -> int:
        return self._scores + seat


class SmallConfig(MatchConfig):
    """The settings of a match, with the layout of its game."""

    def __init__(self, game: Game, seats: int, options: dict[str, object], layout: Layout) -> None:
        super().__init__(game, seats, options)
        self.layout = layout
        self.lay_out(layout)


class Small(Position):
    """A position whose cards are always those of `deck`; outside its own question, nothing lies in `between`.

    A game states the type of its `layout`.
    """

    deck: ClassVar[tuple[int, ...]] = ()
    between: ClassVar[tuple[str, ...]] = ()
    asked_there: ClassVar[tuple[str, ...]] = ()
    layout: Any

    def __init__(self, config: SmallConfig) -> None:
        super().__init__(config)
        self.rules = config
        self.layout = config.layout

    def blank(self) -> Position:
        return type(self)(self.rules)

    def hand(self, seat: int) -> Zone:
        hand: Zone = self.zones[self.layout.hand(seat)]
        return hand

    def fill(self, zone: Zone) -> None:
        """Put the whole deck into a zone and shuffle it."""
        for card in self.deck:
            zone.put(card)
        self.shuffle(zone)

    def deal(self, stock: Zone, count: int) -> None:
        """Deal so many cards to each seat, and tell it which."""
        for seat in range(self.seats):
            for _ in range(count):
                self.draw(stock, self.hand(seat))
            self.tell("deal", seat, [], [self.pack_slot(self.hand(seat), slot) for slot in range(count)])

    def next_turn(self) -> int:
        """Count a turn; how many there have been."""
        self.counters[self.layout.turn] += 1
        return int(self.counters[self.layout.turn])

    def gain(self, seat: int, points: int) -> None:
        self.counters[self.layout.score(seat)] += points

    def faults(self) -> list[str]:
        cards = sorted(card for zone in self.zones for card in zone.cards)
        if cards != sorted(self.deck):
            return ["the cards are not complete"]
        if self.counters[0] < 0:
            return ["the turn is out of range"]
        pending = type(self.agenda[-1]).__name__ if self.agenda else ""
        left = [zone for zone in self.zones if len(zone) and zone.place.name.split()[0] in self.between]
        return ["a card was left between two hands"] if left and pending not in self.asked_there else []

    def result(self) -> Outcome:
        return ranked([int(self.counters[self.layout.score(seat)]) for seat in range(self.seats)], "end", [])


def small(
    name: str,
    position: type[Position],
    *,
    seats: tuple[int, int],
    faces: Sequence[str],
    verbs: Sequence[Verb],
    decisions: Sequence[type[Decision[Any]]],
    events: Mapping[str, Shape],
    layout: type[Layout],
    kinds: Sequence[Kind] = (),
    max_moves: int = 400,
    options: Mapping[str, Option] | None = None,
    orders: Mapping[str, Order] | None = None,
) -> Game:
    """A game with one pool of cards."""
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
        config=lambda game, n, chosen: SmallConfig(game, n, chosen, layout(n)),
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
    """Every zone by name, with its tags, and all counters."""
    zones = {zone.name: [seen.labels(number), zone.tags] for number, zone in enumerate(seen.zones)}
    return {"zones": zones, "counters": seen.counters, "sheet": seen.sheet}


def features(seen: Seen) -> list[float]:
    """Every card that is seen, and all counters."""
    return [float(card) for zone in seen.zones for card in zone.cards] + [float(number) for number in seen.counters]


def row(numbers: Sequence[int]) -> vec[i64]:
    """Legal answers, as the engine takes them."""
    return vec[i64](list(numbers))


def bit(seat: int) -> int:
    """The bit of a seat in a mask of those who know something or are asked."""
    return 1 << seat
