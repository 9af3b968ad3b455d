"""The observation of a game that writes none of its own, made from the places and counters that it declares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from ..box import Place
from ..match.config import MatchConfig
from .observer import Observer, Sight, amount, put

if TYPE_CHECKING:
    from ..game import Game


class Plan:
    """Where the places and counters of a table with so many seats are written, by the step from the seat that looks."""

    places: list[vec[i64]]
    counters: list[vec[i64]]

    def __init__(self) -> None:
        self.places = []
        self.counters = []


class PlainObserver(Observer):
    """Known cards and sizes by place, the counters, and the question. What belongs to a seat is told from the seat that
    looks on, itself first.
    """

    _faces: list[str]
    _face: vec[i64]
    _starts: dict[str, i64]
    _plans: dict[int, Plan]

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._faces = [name for name in game.box.names if name]
        numbers = [self._faces.index(name) if name else 0 for name in game.box.names]
        self._face = vec[i64](numbers)
        self._starts = {}
        self._plans = {}
        for seats in range(game.seats[1], game.seats[0] - 1, -1):
            self._plan(game.empty(seats, {}).config)
        self.questions(game, {name: amount(20, -1) for fields in game.fields.values() for name in fields})

    def _plan(self, config: MatchConfig) -> None:
        plan = self._plans[int(config.seats)] = Plan()
        for place in config.places:
            plan.places.append(self._each_step(config.seats, place.name, place.owner, place))
        for counter in config.counters:
            plan.counters.append(self._each_step(config.seats, counter, _owner(config, counter), None))

    def _each_step(self, seats: i64, name: str, owner: i64, place: Place | None) -> vec[i64]:
        """Where something is written as each seat looks on; its entries are declared when they are met first."""
        common = name.removesuffix(f" {owner + 1}")
        found: list[int] = []
        for me in range(seats):
            step = "" if owner < 0 else f" of player +{(owner - me) % seats}"
            key = f"{common}{step}"
            if key not in self._starts:
                self._starts[key] = self._declare(key, place)
            found.append(int(self._starts[key]))
        return vec[i64](found)

    def _declare(self, key: str, place: Place | None) -> i64:
        if place is None:
            return self.entry(key, 20, 1)
        first = self.entry(f"{key}, size", 40)
        self.block(f"{key},", self._faces, 4)
        return first

    def write(self, sight: Sight, row: vec[u8], at: i64) -> None:
        plan = self._plans[int(sight.seats)]
        number: i64 = 0
        for starts in plan.places:
            self._write_place(sight, number, row, at + starts[sight.me])
            number += 1
        number = 0
        for starts in plan.counters:
            put(row, at + starts[sight.me], sight.counter(number) + 1)
            number += 1

    def _write_place(self, sight: Sight, number: i64, row: vec[u8], at: i64) -> None:
        put(row, at, sight.size(number))
        slot: i64 = 0
        while slot < sight.size(number):
            card = sight.card(number, slot)
            if card >= 0:
                entry = at + 1 + self._face[card]
                put(row, entry, i64(row[entry]) + 1)
            slot += 1


def _owner(config: MatchConfig, counter: str) -> i64:
    """Whose a counter is: those of all seats are called alike but for the number of the seat."""
    name, _, number = counter.rpartition(" ")
    if not number.isdigit() or not 1 <= int(number) <= int(config.seats):
        return -1
    each = [f"{name} {seat + 1}" for seat in range(config.seats)]
    return int(number) - 1 if set(each) <= set(config.counters) else -1
