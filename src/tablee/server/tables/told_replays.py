"""Replays as they are sent: with what their sentences speak of, made anew each time, so that stored ones follow the texts."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from ...engine.game import Game
from ...registry import list_games
from ...telling import action_telling, event_telling, view_telling
from .. import wire
from ..storage.rows import Match
from .variants import game_of

OTHER_RULES: Final = (AttributeError, IndexError, KeyError, TypeError, ValueError)
"""What comes of a sentence of today about a match of other rules, which shows and tells less."""


def told_archive(match: Match, stored: bytes) -> bytes:
    """A stored replay with what its sentences speak of; as it is stored where its game is not installed any more."""
    if match.game not in list_games():
        return stored
    steps = told_steps(game_of(match), msgspec.json.decode(zlib.decompress(stored), type=wire.Replay).steps)
    return zlib.compress(wire.ENCODER.encode(wire.Replay(steps)), 6)


def score_lines(match: Match, stored: bytes) -> wire.Scores:
    """What everybody could see of the score at each step of a stored replay; nothing where it was another game then."""
    running = game_of(match).running
    steps = msgspec.json.decode(zlib.decompress(stored), type=wire.Replay).steps
    try:
        rows = [running(step.view) for step in steps] if running else []
        lines = [list(line) for line in zip(*rows, strict=True)]
        return wire.Scores(with_result(lines, steps[-1].view["outcome"]))
    except OTHER_RULES:
        return wire.Scores([])


def with_result(lines: list[list[int]], outcome: dict[str, Any] | None) -> list[list[int]]:
    """The lines of the seats with their last number as it was counted in the end, hidden cards and all."""
    if outcome is None or len(lines) != len(outcome["scores"]) or len(lines) == 1:
        return lines
    return [[*line[:-1], score] for line, score in zip(lines, outcome["scores"], strict=True)]


def told_steps(played: Game, steps: Sequence[wire.Step]) -> list[wire.Step]:
    """Steps as one viewer saw them, each with what its move, its view and its events speak of."""
    before = [None, *(step.view for step in steps)]
    return [told_step(played, step, view) for step, view in zip(steps, before, strict=False)]


def told_step(played: Game, step: wire.Step, before: dict[str, Any] | None) -> wire.Step:
    """A step with what its sentences speak of; its move is told from what the viewer saw before it."""
    view, me = step.view, step.view["seat"]
    if shown := _as_told(lambda: view_telling(played, view)):
        view = {**view, "telling": shown}
    events = [(event, _as_told(lambda event=event: event_telling(played, event, me))) for event in step.events]  # type: ignore[misc]
    told = [{**event, "telling": telling} if telling else event for event, telling in events]
    named, moved = step.named, {}
    if named is not None and before is not None:
        moved = _as_told(lambda: action_telling(played, named, {**before, "seat": step.seat}))
    return msgspec.structs.replace(step, view=view, events=told, telling=moved)


def _as_told(telling: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    try:
        return telling()
    except OTHER_RULES:
        return {}
