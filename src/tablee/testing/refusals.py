"""Every refusal of a game, by number or by name, gives one of its own rules, which both languages have in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ..engine.errors import IllegalMove
from ..engine.game import Game
from ..engine.position import Position
from ..engine.rng import Rng
from ..engine.text import LANGUAGES

TRIES = 12


def check_refusals(game: Game, prefix: str, seats: int, seed: int, **options: Any) -> set[str]:
    """Play a random match and try what is not legal all along; the rules that refused it."""
    pos = game.new(seats, seed, **options)
    rng = Rng(seed)
    cited: set[str] = set()
    while not pos.over:
        for seat, action in illegal(game, pos, rng):
            cited.add(refused(pos, seat, action))
        seat = pos.to_act[rng.below(len(pos.to_act))]
        legal = pos.legal(seat)
        pos.play(seat, legal[rng.below(len(legal))])
    for rule in cited:
        assert rule.startswith(prefix), rule
        assert all(game.texts.has(lang, f"refuse-{rule}") for lang in LANGUAGES), rule
    return cited


def illegal(game: Game, pos: Position, rng: Rng) -> Iterator[tuple[int, int | dict[str, object]]]:
    """Numbers that are not legal, names with a value out of range, and a second answer of who has answered."""
    top = pos.agenda[-1]
    for seat in range(int(pos.seats)):
        if seat in pos.to_act:
            legal = set(pos.legal(seat))
            drawn = [rng.below(game.actions) for _ in range(TRIES)]
            yield from ((seat, action) for action in drawn if action not in legal)
            yield seat, beyond(game, rng)
        elif top.asked(seat):
            yield seat, rng.below(game.actions)


def beyond(game: Game, rng: Rng) -> dict[str, object]:
    """A named action with one value just above or below its range."""
    verbs = [verb for verb in game.verbs if verb.params]
    verb = verbs[rng.below(len(verbs))]
    named: dict[str, object] = {"verb": verb.name, **dict(zip(verb.params, verb.starts, strict=True))}
    place = rng.below(len(verb.params))
    named[verb.params[place]] = verb.starts[place] + (verb.sizes[place] if rng.below(2) else -1)
    return named


def refused(pos: Position, seat: int, action: int | dict[str, object]) -> str:
    with pytest.raises(IllegalMove) as no:
        pos.clone().play(seat, action)
    assert no.value.why, action
    return no.value.rule
