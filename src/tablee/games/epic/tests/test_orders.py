"""The standing orders of the response windows (EPIC-071, EPIC-076): when a player is asked, and when a pass is sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from tablee import Rng

from .. import GAME
from ..bot.orders import MOST_GAIN, MOST_LOSS, ORDERS, concerned, in_reach
from ..rules.challenge.attempt import current_difficulty, current_result
from ..rules.challenge.windows import Respond
from ..rules.layout import FACING, MODIFIER
from ..rules.position import Epic
from ..rules.verbs import PASS
from ..show.printed import PRINTED

PASSES = int(PASS.of())


def windows(seed: int, **options: object) -> Iterator[tuple[Epic, Respond, int]]:
    """The response windows of a random match, with whoever is asked."""
    pos = cast(Epic, GAME.new(3, seed, **options))  # type: ignore[arg-type]
    rng = Rng(seed)
    for _ in range(400):
        seat = pos.to_act[0]
        top = pos.agenda[-1]
        if isinstance(top, Respond):
            yield pos, top, seat
        legal = pos.legal(seat)
        pos.play(seat, legal[rng.below(len(legal))])
        if pos.over:
            return


def of_another(seed: int) -> tuple[Epic, int]:
    """A plain Challenge in whose window, with nothing on the stack, somebody else is asked."""
    for pos, window, seat in windows(seed):
        if window.ends == 0 and seat != pos.active and not len(pos.stack) and not PRINTED.is_adversary(pos.counters[FACING]):
            return pos, seat
    raise AssertionError("no such window")


def test_the_order_until_another_is_given_is_to_be_asked() -> None:
    assert GAME.order(None) == "ask"
    assert list(GAME.orders) == ["ask", "own", "reach", "never"]


@pytest.mark.parametrize("seed", range(6))
def test_an_order_asks_or_passes_and_one_may_always_never_be_asked(seed: int) -> None:
    for pos, _, seat in windows(seed):
        answers = {name: GAME.ordered(pos, seat, name) for name in ORDERS}
        forced = len(pos.legal(seat)) == 1
        assert answers["never"] == PASSES
        assert answers["ask"] == (PASSES if forced else None)
        assert set(answers.values()) <= {None, PASSES}
        if answers["own"] is None:
            assert answers["reach"] is None


@pytest.mark.parametrize("seed", range(6))
def test_ones_own_turn_is_ones_own(seed: int) -> None:
    for pos, window, seat in windows(seed):
        assert seat != pos.active or [ORDERS[name](pos, seat) for name in ("own", "reach")] == [None, None]
        if window.ends and seat != pos.active and not len(pos.stack):
            assert [ORDERS[name](pos, seat) for name in ("own", "reach")] == [PASSES, PASSES]


@pytest.mark.parametrize(
    ("margin", "asked"),
    [(-MOST_GAIN - 1, False), (-MOST_GAIN, True), (0, True), (MOST_LOSS - 1, True), (MOST_LOSS, False)],
)
def test_a_close_result_is_asked_about(margin: int, asked: bool) -> None:
    """3 more turns a failure by 3 into a success; 2 fewer turns a success with 1 to spare into a failure (EPIC-094)."""
    pos, seat = of_another(3)
    pos.counters[MODIFIER] += margin - (current_result(pos) - current_difficulty(pos))
    assert in_reach(pos) is asked
    assert ORDERS["reach"](pos, seat) == (None if asked else PASSES)
    assert ORDERS["own"](pos, seat) == PASSES


def test_the_adversary_is_everybodys_concern() -> None:
    """However far the result is from the difficulty."""
    faced = [
        (cast(Epic, pos.clone()), seat)
        for seed in range(12)
        for pos, _, seat in windows(seed, adversary="P1")
        if PRINTED.is_adversary(pos.counters[FACING]) and seat != pos.active
    ]
    assert faced
    for pos, seat in faced:
        pos.counters[MODIFIER] -= 50
        assert ORDERS["reach"](pos, seat) is None


def test_whoever_is_responded_to_is_asked() -> None:
    """A card of one's own under another's on the stack (EPIC-070, EPIC-074)."""
    pos, seat = of_another(3)
    pos.stack.put(159, tag=seat)
    assert not concerned(pos, seat)
    pos.stack.put(178, tag=3 - seat - pos.active)
    assert concerned(pos, seat)
    assert [ORDERS[name](pos, seat) for name in ORDERS] == [None, None, None, PASSES]
