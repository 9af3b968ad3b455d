"""Changed content: an overlay belongs to its match, is part of its record, and is refused by name where it does not fit."""

from __future__ import annotations

from typing import Any, Final

import pytest

import tablee
from tablee import BadContent, Position, Rng
from tablee.games.push import GAME
from tablee.testing.notation import counter

from .build import deck, hand, lay_starters, play, scores

FOUR_IN_HAND: Final[dict[str, Any]] = {"change": {"numbers": {"hand_size": 4, "column_points": 7}}}


def begun(overlay: object, seats: int = 2, seed: int = 1, **options: Any) -> Position:
    """The first turn of a match with changed content, the teams taken in order and the starters alike."""
    pos = GAME.new(seats, seed, content=overlay, **options)
    for seat in range(seats):
        pos.play(seat, {"verb": "team", "team": seat})
    lay_starters(pos, "1 5 9" if seats == 2 else "1 9")
    return pos


def step(pos: Position, rng: Rng) -> None:
    seat = pos.to_act[0]
    legal = pos.legal(seat)
    pos.play(seat, legal[rng.below(len(legal))])
    assert pos.faults() == []


def played(pos: Position, seed: int = 3) -> Position:
    rng = Rng(seed)
    while not pos.over:
        step(pos, rng)
    return pos


def test_a_larger_hand_is_dealt_and_refilled() -> None:
    pos = begun(FOUR_IN_HAND)
    assert len(hand(pos, "R")) == len(hand(pos, "P")) == 4
    first = "RP"[pos.to_act[0]]
    play(pos, f"{first} discard {hand(pos, first)[0]}")
    assert len(hand(pos, first)) == 4


def test_a_run_is_found_among_more_cards() -> None:
    """A hand of five may hold a run beside other cards, and even two of them."""
    for seed in range(60):
        pos = begun({"change": {"numbers": {"hand_size": 5}}}, seed=seed)
        seat = pos.to_act[0]
        held = {int(card) for card in hand(pos, "RP"[seat]) if card.isdigit()}
        runs = {low for low in range(10) if {low, (low + 1) % 10, (low + 2) % 10} <= held}
        offered = {pos.name(action)["low"] for action in pos.legal(seat) if pos.name(action)["verb"] == "run"}
        assert offered <= runs
        if len(runs) > 1 and offered == runs:
            return
    raise AssertionError("no hand with two runs was dealt")


def test_columns_bring_what_the_overlay_says() -> None:
    pos = played(begun(FOUR_IN_HAND))
    assert pos.outcome is not None
    detail = pos.outcome.detail
    won = [sum(line.get("winner") == seat for line in detail) for seat in range(2)]
    assert sum(won) > 0
    assert detail[-1]["columns"] == [7 * count for count in won]
    assert list(scores(pos).values()) == detail[-1]["scores"]


def test_every_push_of_the_overlay_is_in_play() -> None:
    numbers = {"push_copies": 6, "pushes_set_aside": 0, "super_push_copies": 2}
    pos = begun({"change": {"numbers": numbers}}, seats=4, apocalypse=True)
    for letter in "RPGB":
        held = hand(pos, letter) + deck(pos, letter)
        assert (held.count("push"), held.count("super")) == (6, 2)
    assert len(played(pos).record()["moves"]) <= GAME.max_moves  # type: ignore[arg-type]


def test_the_longest_match_of_any_overlay_can_be_recorded() -> None:
    """Four players with 18 heroes, 6 Push and 2 Super Push each use a card a turn; 20 rounds, teams and starters."""
    assert GAME.max_moves >= 4 + 20 * (4 + 4 * 25 + 1)


@pytest.mark.parametrize(
    ("overlay", "said"),
    [
        ({"change": {"numbers": {"hand_size": 6}}}, "“hand_size” of numbers is a number from 2 to 5, not 6"),
        ({"change": {"numbers": {"column_points": -1}}}, "“column_points” of numbers is a number from 0 to 100"),
        ({"change": {"numbers": {"push_copies": True}}}, "“push_copies” of numbers is a number from 1 to 6"),
        ({"change": {"numbers": {"colour": 3}}}, "cannot change “colour” of numbers: column_points, hand_size"),
        ({"change": {"orange": {"value": 3}}}, "there is no “orange” among numbers"),
        ({"change": {"red": {"colour": "#000000"}}}, "cannot change “colour” of red: there are four teams"),
        (
            {"add": {"hero": [{"id": "R10", "value": 10}]}},
            "nothing can be added to “hero”: each team has one hero for each value",
        ),
        ({"add": {"team": [{"id": "orange"}]}}, "nothing can be added to “team”: there are four teams"),
        ({"add": {"villain": [{"id": "V1"}]}}, "nothing can be added to “villain”: this game has no room"),
        ({"cards": {}}, "not “cards”"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(overlay: object, said: str) -> None:
    with pytest.raises(BadContent) as refusal:
        GAME.new(2, 1, content=overlay)
    assert said in str(refusal.value)


def test_a_changed_text_is_said_in_its_match_only() -> None:
    pos = GAME.new(2, 1, content={"text": {"en": {"card-R5": "Diva Double"}}})
    assert pos.config.game.texts.say("en", "card-R5") == "Diva Double"
    assert pos.config.game.texts.say("fr", "card-R5") == GAME.texts.say("fr", "card-R5")
    assert GAME.texts.say("en", "card-R5") != "Diva Double"


def test_matches_with_and_without_an_overlay_do_not_touch_each_other() -> None:
    alone = [played(begun(overlay)).dump() for overlay in (None, FOUR_IN_HAND)]
    side_by_side = [begun(overlay) for overlay in (None, FOUR_IN_HAND)]
    rngs = [Rng(3), Rng(3)]
    while not all(pos.over for pos in side_by_side):
        for pos, rng in zip(side_by_side, rngs):
            if not pos.over:
                step(pos, rng)
    assert [pos.dump() for pos in side_by_side] == alone


def test_a_record_and_a_dump_carry_the_overlay() -> None:
    pos = begun(FOUR_IN_HAND, tournament=True, rounds=2)
    rng = Rng(5)
    for _ in range(20):
        step(pos, rng)
    record, dump = pos.record(), pos.dump()
    assert record["content"] == dump["content"] == FOUR_IN_HAND
    for again in (tablee.replay(record), GAME.load(dump)):
        assert again.dump() == dump
        assert played(again).dump() == played(pos.clone()).dump()
    assert counter(pos, "round") >= 1


def test_an_empty_overlay_changes_nothing() -> None:
    assert played(begun({})).dump() == played(begun(None)).dump()
    assert "content" not in begun({}).record()


def test_bots_play_a_match_with_changed_content() -> None:
    pos = begun(FOUR_IN_HAND)
    world = pos.resample(pos.to_act[0], Rng(1))
    assert world.view(pos.to_act[0]) == pos.view(pos.to_act[0])
    policy = GAME.policy()
    assert all(isinstance(policy.worth(world, pos.to_act[0], action), float) for action in pos.legal(pos.to_act[0]))
    assert pos.features(0)[12] == 1.0
