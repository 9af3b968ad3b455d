"""Standing orders: what is answered for a seat in a response window, and when the person is asked."""

from __future__ import annotations

import pytest

from tablee import Position, Rng

from ..small_games.ask import ASK, DECLINE, SUN
from ..small_games.stack import BLANK, BOLT, CAST, COUNTER, NO, PASS, STACK
from ..small_games.swap import SWAP


def stacked(*hands: tuple[int, ...]) -> Position:
    """A match of Stack at its first turn, in which each seat holds the cards given."""
    pos = STACK.new(len(hands), 1)
    rest = sorted(card for zone in pos.zones for card in zone.cards)
    for zone in pos.zones:
        zone.clear()
    for seat, hand in enumerate(hands):
        for card in hand:
            rest.remove(card)
            pos.zones[seat].put(card)
    for card in rest:
        pos.zones[len(hands)].put(card)
    return pos


def answer(pos: Position, seat: int, order: str | None = None) -> int | None:
    return pos.config.game.ordered(pos.resample(seat, Rng(1)), seat, order)


def test_the_only_answer_of_a_window_needs_no_person() -> None:
    pos = stacked((BOLT, BLANK, BLANK), (BLANK, BLANK, BLANK), (NO, NO, BOLT))
    pos.play(0, CAST.base + BOLT)
    assert pos.to_act == (1,)
    assert answer(pos, 1, "ask") == PASS.base
    pos.play(1, PASS.base)
    assert pos.to_act == (2,)
    assert answer(pos, 2, "ask") is None


def test_a_turn_of_ones_own_is_never_answered_for() -> None:
    pos = stacked((), (NO, NO, NO))
    assert pos.legal(0) == [PASS.base]
    assert [answer(pos, 0, order) for order in STACK.orders] == [None] * 3


def test_nobody_is_answered_for_who_is_not_asked() -> None:
    pos = stacked((BOLT, BLANK, BLANK), (NO, BLANK, BLANK), (NO, NO, NO))
    pos.play(0, CAST.base + BOLT)
    assert [answer(pos, seat, "never") for seat in range(3)] == [None, PASS.base, None]


def test_an_order_passes_unless_it_concerns_the_seat() -> None:
    pos = stacked((BOLT, NO, BLANK), (NO, BLANK, BLANK), (NO, BLANK, BOLT))
    pos.play(0, CAST.base + BOLT)
    assert answer(pos, 1, "mine") == PASS.base
    pos.play(1, COUNTER.base)
    assert answer(pos, 2, "mine") == PASS.base
    pos.play(2, PASS.base)
    assert answer(pos, 0, "mine") is None
    assert answer(pos, 0, "never") == PASS.base


@pytest.mark.parametrize("order", [None, "ask", "no such order"])
def test_the_first_order_holds_until_another_is_given(order: str | None) -> None:
    assert STACK.order(order) == "ask"
    pos = stacked((BOLT, NO, BLANK), (NO, BLANK, BLANK))
    pos.play(0, CAST.base + BOLT)
    assert answer(pos, 1, order) is None


def test_a_game_without_orders_still_knows_forced_answers() -> None:
    assert ASK.order("never") is None
    for seed in range(40):
        pos = ASK.new(3, seed)
        pos.play(0, {"verb": "call", "virtue": 0})
        for seat in pos.to_act:
            able = bool({0, SUN} & set(pos.zones[seat].cards))
            assert answer(pos, seat) == (None if able else DECLINE.base)


def test_what_is_no_window_is_never_forced() -> None:
    pos = SWAP.new(2, 3)
    pos.play(0, {"verb": "trade", "partner": 1})
    for zone in pos.zones[:2]:
        while len(set(zone.cards)) > 1:
            zone.take_at(len(zone) - 1)
    assert [len(pos.legal(seat)) for seat in pos.to_act] == [1, 1]
    assert [answer(pos, seat) for seat in pos.to_act] == [None, None]
