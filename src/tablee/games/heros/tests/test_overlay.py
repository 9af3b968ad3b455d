"""Changed content: an overlay belongs to its match, is part of its record, and is refused by name where it does not fit."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

import tablee
from tablee import BadContent, Position, Rng
from tablee.games.heros import GAME
from tablee.testing.notation import counter

from .build import pile

GENEROUS: Final[dict[str, Any]] = {
    "change": {
        "numbers": {"posed_points": 30, "defect_points": -4, "virtue_points": 3},
        "SUN": {"copies": 11},
        "V03": {"copies": 5},
        "ADV": {"copies": 8},
    }
}


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


def test_copies_are_dealt_as_the_overlay_says() -> None:
    pos = GAME.new(3, 1, content=GENEROUS)
    dealt = Counter(pile(pos))
    assert (dealt["SUN"], dealt["V03"], dealt["V04"]) == (11, 5, 7)
    assert dealt.total() == 142 + 4 - 2
    assert counter(pos, "stock") == 8


def test_points_are_counted_as_the_overlay_says() -> None:
    """Everybody finishes at once and corrects nothing, so that virtues, suns and defects are left."""
    pos = GAME.new(4, 2, content=GENEROUS)
    while not pos.over:
        pos.play(pos.to_act[0], pos.legal(pos.to_act[0])[-1])
    assert pos.outcome is not None
    lines: Any = pos.outcome.detail
    for line in lines:
        points = 30 * line["posed"] + 5 * line["advantages"] + 3 * (line["virtues"] + line["suns"])
        assert line["total"] == points - 4 * line["defects"] - 20 * line["avatar"]
    assert sum(line["virtues"] + line["suns"] for line in lines) > 0
    assert sum(line["defects"] for line in lines) > 0


def test_without_advantages_nobody_can_ask_and_challenges_pass() -> None:
    pos = played(GAME.new(3, 4, content={"change": {"ADV": {"copies": 0}}}))
    told = {str(event["event"]) for event in pos.events(None)}
    assert not told & {"ask", "takers", "advantage"}
    assert "nothing" in told


def test_the_longest_match_of_any_overlay_can_be_recorded() -> None:
    """As many moves for each card of the draw pile as without an overlay, and at most 171 cards."""
    pos = GAME.new(6, 1, content={"change": {f"V{n:02}": {"copies": 9} for n in range(1, 13)} | {"SUN": {"copies": 12}}})
    assert len(pile(pos)) == 171
    assert GAME.max_moves * 142 >= 7300 * 171


@pytest.mark.parametrize(
    ("overlay", "said"),
    [
        ({"change": {"SUN": {"copies": 13}}}, "“copies” of SUN is a number from 0 to 12, not 13"),
        ({"change": {"V01": {"copies": "many"}}}, "“copies” of V01 is a number from 3 to 9"),
        ({"change": {"numbers": {"unposed_points": 5}}}, "“unposed_points” of numbers is a number from -50 to 0, not 5"),
        ({"change": {"V01": {"colour": "#000000"}}}, "cannot change “colour” of V01: copies"),
        ({"change": {"A1": {"copies": 5}}}, "cannot change “copies” of A1: the options exchange1, exchange2 and change say"),
        (
            {"change": {"AV01": {"virtues": ["V01", "V05"]}}},
            "cannot change “virtues” of AV01: there are twelve virtues in a ring",
        ),
        ({"change": {"V13": {"copies": 7}}}, "there is no “V13” among numbers, virtue, sun, advantage"),
        ({"add": {"virtue": [{"id": "V13", "copies": 7}]}}, "nothing can be added to “virtue”: there are twelve virtues"),
        ({"add": {"sun": [{"id": "SUN2"}]}}, "nothing can be added to “sun”: all of them are alike"),
        ({"add": {"moon": [{"id": "MOON"}]}}, "nothing can be added to “moon”: this game has no room"),
        ({"cards": {}}, "not “cards”"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(overlay: object, said: str) -> None:
    with pytest.raises(BadContent) as refusal:
        GAME.new(2, 1, content=overlay)
    assert said in str(refusal.value)


def test_a_changed_text_is_said_in_its_match_only() -> None:
    pos = GAME.new(2, 1, content={"text": {"fr": {"card-V01": "Vaillance"}}})
    assert pos.config.game.texts.say("fr", "card-V01") == "Vaillance"
    assert pos.config.game.texts.say("en", "card-V01") == GAME.texts.say("en", "card-V01")
    assert GAME.texts.say("fr", "card-V01") != "Vaillance"


def test_matches_with_and_without_an_overlay_do_not_touch_each_other() -> None:
    alone = [played(GAME.new(3, 6, content=overlay)).dump() for overlay in (None, GENEROUS)]
    side_by_side = [GAME.new(3, 6, content=overlay) for overlay in (None, GENEROUS)]
    rngs = [Rng(3), Rng(3)]
    while not all(pos.over for pos in side_by_side):
        for pos, rng in zip(side_by_side, rngs):
            if not pos.over:
                step(pos, rng)
    assert [pos.dump() for pos in side_by_side] == alone


def test_a_record_and_a_dump_carry_the_overlay() -> None:
    pos = GAME.new(3, 8, content=GENEROUS)
    rng = Rng(5)
    for _ in range(80):
        step(pos, rng)
    record, dump = pos.record(), pos.dump()
    assert record["content"] == dump["content"] == GENEROUS
    for again in (tablee.replay(record), GAME.load(dump)):
        assert again.dump() == dump
        assert played(again).dump() == played(pos.clone()).dump()


def test_an_empty_overlay_changes_nothing() -> None:
    assert played(GAME.new(2, 3, content={})).dump() == played(GAME.new(2, 3)).dump()
    assert "content" not in GAME.new(2, 3, content={}).record()


def test_what_is_seen_and_weighed_follows_the_overlay() -> None:
    pos = GAME.new(3, 8, content=GENEROUS)
    rng = Rng(5)
    for _ in range(80):
        step(pos, rng)
    seen: Any = pos.view(None)
    for player in seen["table"]["players"]:
        assert player["points"] == 30 * len(player["posed"]) + 5 * player["advantages"] - 20
    seat = pos.to_act[0]
    world = pos.resample(seat, Rng(1))
    assert world.view(seat) == pos.view(seat)
    policy = GAME.policy()
    assert all(isinstance(policy.worth(world, seat, action), float) for action in pos.legal(seat))


def test_defects_prejudices_and_challenges_come_as_often_as_the_overlay_says() -> None:
    """HEROS-005 to 007: there is one of each in the box. The longest match of any overlay can still be recorded."""
    pos = GAME.new(2, 1, content={"change": {"D01": {"copies": 2}, "P03": {"copies": 0}, "C12": {"copies": 2}}})
    cards = pile(pos)
    assert [cards.count(card) for card in ("D01", "P03", "C12", "D02")] == [2, 0, 2, 1]
    events = {f"{letter}{n:02}": {"copies": 2} for letter in "DPC" for n in range(1, 13)}
    most = events | {f"V{n:02}": {"copies": 9} for n in range(1, 13)} | {"SUN": {"copies": 12}}
    longest = GAME.new(6, 1, content={"change": most})
    assert len(pile(longest)) == 207
    assert GAME.max_moves * 142 >= 7300 * 207
    assert played(GAME.new(3, 2, content={"change": events})).over
