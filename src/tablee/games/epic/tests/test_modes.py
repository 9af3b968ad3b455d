"""Alone, together or against each other: EPIC-140 to EPIC-146."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import BadOptions, Position
from tablee.games.epic import GAME
from tablee.testing.notation import asked, events, question, shown

from ..show.printed import PRINTED
from .build import allowed, attempted, cards, choices, ended, hand, kind, play, result, story, table, xp

EVERYBODY_ALONE: dict[str, Any] = {"options": {"competitive": True}}
EIGHT = "055 057 059 078 080 081 101 103"


def outcome(pos: Position) -> Any:
    assert pos.outcome is not None
    return pos.outcome


@pytest.mark.parametrize(("left", "winners"), [(0, (0,)), (1, ())])
def test_alone_against_the_adversary(left: int, winners: tuple[int, ...]) -> None:
    """EPIC-140: all rules unchanged; the score is recorded."""
    pos = table(players=1, stories={"A": EIGHT}, faced="A", rows={"act III": "104"}, adversary_xp=left, runes="OOI BBS B")
    ended(play(pos, "A gain 104"))
    assert (asked(pos), kind(pos)) == ("A", "final")
    ended(play(attempted(pos, "adversary"), "pass"))
    assert (pos.over, outcome(pos).winners, outcome(pos).scores[0]) == (True, winners, outcome(pos).detail[0]["total"])


def test_a_hero_is_oneself_when_alone() -> None:
    """EPIC-140: cards on a Hero's Challenge are for one's own; those for another's are not, nor can one rob oneself."""
    pos = table(players=1, rows={"act I": "063"}, hands={"A": "159 200 203"}, runes="III S")
    pos = play(pos, "A play 203")
    assert (question(pos), xp(pos, "A")) == ("Turn", 4)
    attempted(pos, "063")
    assert (allowed(pos, "A play 159"), allowed(pos, "A play 200")) == (True, False)
    assert result(play(pos, "A play 159", "pass")) == (7, 2)


def test_together_hands_and_destinies_stay_hidden() -> None:
    """EPIC-141: one shared defeat, one individual winner."""
    pos = table(players=3, hands={"A": "159 183"})
    for viewer in ("B", "C", ""):
        seen = shown(pos, viewer)["players"][0]
        assert (sorted(seen["hand"]), seen["destiny"]) == (["?antihero", "?hero"], "?destiny")
    mine = shown(pos, "A")["players"][0]
    assert (sorted(mine["hand"]), mine["destiny"]) == (["159", "183"], "041")
    last: dict[str, Any] = {"finals": 2, "ends_with": "B", "faced": "AB", "acted": True}
    assert outcome(ended(table(**last, adversary_xp=1, xp={"A": 9}))).winners == ()
    assert outcome(ended(table(**last, adversary_xp=0, xp={"A": 9}))).winners == (0,)


def test_against_each_other_without_an_adversary() -> None:
    """EPIC-142: the Adversary, the Quest, the Actions and the six cards that name them stay in the box."""
    pos = GAME.new(3, seed=4, competitive=True)
    tagged = [card for card in range(159, 207) if PRINTED.names_adversary(card)]
    assert ([card < 183 for card in tagged].count(True), len(tagged)) == (4, 6)
    box = {int(card) for card in cards(pos, "box").split()}
    assert box == {122, *range(124, 146, 2), *range(146, 159), *tagged}
    assert (cards(pos, "opposition"), cards(pos, "action deck"), shown(pos)["adversary"]) == ("", "", None)


@pytest.mark.parametrize(
    ("chosen", "rule"),
    [({"adversary": "P1"}, "EPIC-142"), ({"quest": "123"}, "EPIC-142"), ({"chapter": 1}, "EPIC-147")],
)
def test_what_does_not_go_with_playing_against_each_other(chosen: dict[str, Any], rule: str) -> None:
    """EPIC-142, EPIC-147"""
    with pytest.raises(BadOptions, match=rule):
        GAME.new(2, seed=1, competitive=True, **chosen)


def test_no_adversary_turns_and_only_the_heritage_on_double() -> None:
    """EPIC-143: a failure gives 1 experience as usual."""
    pos = table(stories={"A": "055 057 059 078 080 081"}, turn="B", acted=True, **EVERYBODY_ALONE)
    assert (kind(ended(pos)), allowed(pos, "A face")) == ("story", False)
    pos = attempted(table(rows={"act I": "063"}, runes="OOD B", **EVERYBODY_ALONE), "063", "bottom")
    assert (question(pos), cards(pos, "stack")) == ("UseHeritage", "")
    play(pos, "A take hero", "pass")
    assert (story(pos, "A"), xp(pos, "A"), len(hand(pos, "A").split())) == ("", 4, 1)
    assert (events(pos, "action"), events(pos, "adversary")) == ([], [])


def test_the_others_have_exactly_one_more_turn() -> None:
    """EPIC-144"""
    given: dict[str, Any] = {"stories": {"B": EIGHT}, "rows": {"act I": "056 058 060", "act III": "104"}}
    pos = table(players=3, turn="B", **given, **EVERYBODY_ALONE)
    turns = []
    while not pos.over:
        letter = asked(pos)
        turns.append(letter + kind(pos)[0])
        ended(play(pos, f"{letter} {choices(pos, letter, 'gain')[0]}"))
    assert turns == ["Bs", "Cs", "As"]


def test_the_highest_total_wins() -> None:
    """EPIC-145: row E is zero; ties are shared."""
    boards = {"A": "002 018 029 047", "B": "001 016 031 050", "C": "003 015 033 048"}
    last: dict[str, Any] = {"players": 3, "turn": "C", "acted": True, "ends_with": "A", "boards": boards}
    pos = ended(table(**last, xp={"A": 5, "B": 5, "C": 3}, **EVERYBODY_ALONE))
    assert (outcome(pos).reason, outcome(pos).winners, outcome(pos).returns) == ("score", (0, 1), (0.0, 0.0, -1.0))
    assert [line["final"] for line in outcome(pos).detail] == [0, 0, 0]
    alone = ended(table(**last, xp={"A": 5, "B": 6, "C": 3}, **EVERYBODY_ALONE))
    assert (outcome(alone).winners, outcome(alone).returns) == ((1,), (-1.0, 1.0, -1.0))


def test_only_this_box() -> None:
    """EPIC-146: there are no options for other games of the series; 194 cards take part or lie in the box."""
    own = ["adversary", "chapter", "competitive", "difficulty", "first", "legacy", "more_xp", "quest"]
    assert sorted(GAME.options) == own
    assert sum(len(zone) for zone in GAME.new(4, seed=1).zones) == 194
