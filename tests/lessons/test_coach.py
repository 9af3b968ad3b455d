"""The coach of a first match speaks when it matters, from what the seat knows, and is silent otherwise."""

from __future__ import annotations

import tablee
from tablee import Position, Rng
from tablee.bots import Perspective
from tablee.lessons import Opinion, begin, judge


def laid(game: str, lesson: str, *verbs: str) -> Position:
    """The position of a lesson after acts of the learner, each the first legal one with its verb."""
    found = tablee.game(game).lessons.get(lesson)
    assert found is not None
    pos = begin(tablee.game(game), found)
    for verb in verbs:
        pos.play(0, action(pos, verb))
    return pos


def action(pos: Position, verb: str) -> int:
    return next(number for number in pos.legal(0) if pos.name(number)["verb"] == verb)


def thinks(pos: Position, verb: str) -> Opinion:
    return judge(pos.config.game, Perspective.of(pos, 0, Rng(1)), action(pos, verb), 1, 0.2)


def test_the_coach_warns_of_what_may_lose_the_match_at_once() -> None:
    pos = laid("push", "end")
    assert thinks(pos, "push").reason == "lost"
    assert pos.name(thinks(pos, "push").better)["verb"] == "discard"
    assert thinks(pos, "discard").reason == ""


def test_the_coach_says_what_is_plainly_worse() -> None:
    pos = laid("heros", "end", "draw")
    assert thinks(pos, "correct").reason == "worse"
    assert pos.name(thinks(pos, "correct").better)["verb"] == "pose"
    assert thinks(pos, "pose").reason == ""


def test_doubt_keeps_the_coach_silent() -> None:
    assert Opinion(1, loss=0.5, doubt=0.3).reason == ""
    assert Opinion(1, loss=0.5, doubt=0.1).reason == "worse"
    assert Opinion(1, loss=0.02, doubt=0.0).reason == ""
