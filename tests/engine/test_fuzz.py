"""Whatever comes in from outside is loaded or refused by a named error; what is loaded can be played to the end."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
from tablee import BadDump, BadRecord, Game, Position, Rng
from tablee.engine import record
from tablee.testing.case import Case, everybody, pick, play, random_move, sight

from ..small_games import GOOD

GAMES: dict[str, Game] = {"push": tablee.game("push"), **{name: GOOD[name] for name in ("ask", "gift", "swap")}}
MANY = settings(max_examples=40)
NUMBERS = st.one_of(st.integers(-2, 12), st.sampled_from([-(2**31), 2**31, 2**63, -(2**63), 2**64, 10**30]))
JUNK: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, st.floats(), st.text(max_size=5), st.sampled_from(["all", "A", "R5"])),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=5), inner, max_size=4)),
    max_leaves=8,
)


def spots(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a nested value."""
    if isinstance(value, dict):
        return [path, *(spot for key, item in value.items() for spot in spots(item, (*path, key)))]
    if isinstance(value, list):
        return [path, *(spot for key, item in enumerate(value) for spot in spots(item, (*path, key)))]
    return [path]


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def mutate(value: Any, data: st.DataObject) -> Any:
    """A real file with one to three places changed, dropped, doubled or filled from elsewhere in it."""
    value = copy.deepcopy(value)
    rng = Rng(data.draw(st.integers(0, 2**32), "where"))
    for _ in range(data.draw(st.integers(1, 3), "changes")):
        path = pick([spot for spot in spots(value) if spot], rng)
        above = at(value, path[:-1])
        how = rng.below(6)
        if how == 0:
            del above[path[-1]]
        elif how == 1 and isinstance(above, list):
            above.insert(path[-1], copy.deepcopy(above[path[-1]]))
        elif how == 2:
            above[path[-1]] = copy.deepcopy(at(value, pick([spot for spot in spots(value) if spot], rng)))
        elif how == 3:
            above[path[-1]] = data.draw(JUNK, "junk")
        else:
            above[path[-1]] = data.draw(NUMBERS, "number")
    return value


def started(name: str, data: st.DataObject) -> Position:
    game = GAMES[name]
    case = Case(game, pick(range(game.seats[0], game.seats[1] + 1), Rng(data.draw(st.integers(0, 99), "seats"))))
    seed, steps = data.draw(st.integers(0, 5), "seed"), data.draw(st.integers(0, 30), "steps")
    rng = Rng(seed)
    return Case(game, case.seats, {}, seed, steps).reached(rng)


def finish(pos: Position) -> None:
    """Play on at random, looking from every seat now and then."""
    rng = Rng(1)
    for move in range(pos.config.game.max_moves + 1):
        if pos.over:
            break
        if move % 16 == 0:
            for seat in everybody(pos):
                sight(pos, seat)
                sight(pos.resample(seat, rng), seat)
        play(pos, random_move(pos, rng))
    assert pos.over
    assert pos.outcome is not None
    json.dumps(pos.dump())


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(data=st.data())
def test_changed_dumps(name: str, data: st.DataObject) -> None:
    dump = mutate(started(name, data).dump(), data)
    try:
        pos = GAMES[name].load(dump)
    except BadDump:
        return
    finish(pos)


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(data=st.data())
def test_changed_records(name: str, data: st.DataObject) -> None:
    recorded = mutate(started(name, data).record(), data)
    try:
        pos = record.replay(GAMES[name], recorded)
    except BadRecord:
        return
    finish(pos)


@pytest.mark.parametrize("name", GAMES)
@MANY
@given(junk=JUNK)
def test_junk(name: str, junk: object) -> None:
    with pytest.raises(BadDump):
        GAMES[name].load(junk)
    with pytest.raises(BadRecord):
        tablee.replay(junk)


@pytest.mark.parametrize("options", [{"seed": 1}, {"seats": 2}, {"generator": "sfc32"}, {"self": 1}, {"": 1}, [], 3])
def test_options_of_a_record(options: object) -> None:
    recorded = {**tablee.game("push").new(2, 1).record(), "options": options}
    with pytest.raises(BadRecord):
        tablee.replay(recorded)


@pytest.mark.parametrize("value", [2**70, -(2**70), 64, True, None, "0", [[]]])
def test_seat_of_a_move(value: object) -> None:
    recorded = tablee.game("push").new(2, 1).record()
    recorded["moves"] = [{"seat": value, "verb": "team", "team": 1}]
    with pytest.raises(BadRecord):
        tablee.replay(recorded)


def deep(depth: int) -> list[Any]:
    nested: list[Any] = []
    for _ in range(depth):
        nested = [nested]
    return nested


@pytest.mark.parametrize("key", ["game", "seats", "options", "zones", "counters", "agenda", "answers", "rng", "log", "sheet"])
def test_deeply_nested_dump(key: str) -> None:
    push = tablee.game("push")
    with pytest.raises(BadDump):
        push.load({**push.new(2, 1).dump(), key: deep(20_000)})


def test_deeply_nested_move() -> None:
    recorded = tablee.game("push").new(2, 1).record()
    for move in ({"seat": 0, "verb": "team", "team": deep(20_000)}, {"seat": 0, "verb": deep(20_000)}):
        with pytest.raises(BadRecord):
            tablee.replay({**recorded, "moves": [move]})


def test_nothing_huge_is_made() -> None:
    push = tablee.game("push")
    dump = push.new(2, 1).dump()
    for key, value in (("seats", 10**9), ("log", [None] * 200_000), ("sheet", [[0]] * 5000), ("answers", [None] * 10**6)):
        with pytest.raises(BadDump):
            push.load({**dump, key: value})
    with pytest.raises(BadRecord):
        tablee.replay({**push.new(2, 1).record(), "moves": [{}] * 10**6})


def test_another_version() -> None:
    recorded = {**tablee.game("push").new(2, 1).record(), "rules_version": 0}
    with pytest.raises(tablee.OtherVersion, match="rules version 0"):
        tablee.replay(recorded)
