"""What the icons and runes are: EPIC-001 to EPIC-016; the ledger's table of chances."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tablee.testing.notation import events, shown

from ..rules.challenge.runes import BLACK, DIAMOND, REWARDS, WHITE, Pool, base_value, skill_value
from ..rules.scoring import Sheet
from ..rules.vocabulary import ICONS, SKILLS, STORY_ICONS
from .build import attempted, choices, hand, icons, play, refused, result, story, table, xp

# Definitions.


def test_six_skills_and_six_story_icons() -> None:
    """EPIC-001: Skill symbols are worth no points by themselves."""
    assert (len(SKILLS), len(STORY_ICONS), ICONS) == (6, 6, SKILLS + STORY_ICONS)
    one = table(boards={"A": "002 018 029 043"})
    more = table(boards={"A": "002 018 029 043"}, stories={"A": "056 055"})
    assert icons(more, "A") == {"FOR": 2, "CON": 2}
    assert Sheet(more, 0).total == Sheet(one, 0).total


def test_a_reserve_is_never_negative() -> None:
    """EPIC-002: losing takes as many as there are, and what cannot be paid is not offered."""
    pos = attempted(table(adversary="P3", runes="IOD", rows={"act I": "073"}, decks={"action": "154"}, xp={"A": 1}), "073")
    play(pos, "A decline", "pass")
    assert (xp(pos, "A"), events(pos, "xp")[-1]["amount"]) == (0, -1)
    assert refused(table(xp={"A": 0}, rows={"act I": "073"}), "A explore 073") == "EPIC-047"


def test_a_story_is_the_boards_cards_and_the_visible_paths() -> None:
    """EPIC-003: neither the Heritage, nor cards played, nor the face-down Destiny counts during play."""
    pos = table(boards={"A": "002 020 029 047"}, stories={"A": "060 065b"}, played={"A": "159 183"})
    assert icons(pos, "A") == {"DEX": 1, "SAG": 3, "DIV": 1}


def test_only_the_attempted_path_counts() -> None:
    """EPIC-004"""
    top, bottom = table(stories={"A": "065"}), table(stories={"A": "065b"})
    assert (icons(top, "A"), icons(bottom, "A")) == ({"FOR": 1, "CON": 2}, {"FOR": 1, "CON": 1, "SAG": 1, "DIV": 1})


def test_a_hero_is_any_players_hero() -> None:
    """EPIC-005: "a Hero" on a card is the challenger, whoever that is; only another Hero's reserve may be robbed."""
    given: dict[str, Any] = {"rows": {"act I": "063"}, "hands": {"A": "159", "B": "162"}, "runes": "IOI S"}
    pos = attempted(table(**given), "063")
    play(pos, "A play 159", "A pass", "B play 162")
    assert result(play(pos, "pass", "pass")) == (8, 2)
    thief = play(table(players=3, hands={"A": "203"}, xp={"C": 0}), "A play 203", "A choose 0")
    assert xp(thief, "A") == 5
    assert choices(play(table(players=3, hands={"A": "203"}), "A play 203", "A choose 0"), "A") == ["rob B", "rob C"]
    assert refused(play(table(players=3, hands={"A": "203"}), "A play 203", "A choose 0"), "A rob A") == "EPIC-005"


def test_triumph_and_tragedy_paths() -> None:
    """EPIC-006: a Trait counts by its band; a path with neither is neither."""
    hero = table(stories={"A": "068b 078 067"}).hero(0)
    assert (hero.tri_paths, hero.tra_paths) == (1, 1)


def test_a_challenge_is_of_the_skill_that_its_path_rewards() -> None:
    """EPIC-007: its rune symbols are irrelevant; the front face is of no Skill, the Final of that of its reward."""
    given: dict[str, Any] = {"boards": {"A": "002 023 029 041"}, "class_xp": {"A": 2}}
    assert result(attempted(table(**given, rows={"act I": "064"}, runes="III S"), "064", "top")) == (6, 4)
    assert result(attempted(table(**given, rows={"act I": "064"}, runes="III S"), "064", "bottom")) == (5, 5)
    given["stories"] = {"A": "063 069 067 086 089 091b"}
    front = attempted(table(**given, runes="III S"), "adversary")
    assert shown(front)["challenge"]["calling"] == 0
    final = attempted(table(**given, finals=1, ends_with="A", runes="III S"), "adversary")
    assert shown(final)["challenge"]["calling"] == 1


def test_only_challenges_are_attempted() -> None:
    """EPIC-008"""
    pos = table(rows={"act I": "056 063"})
    assert refused(pos, "A attempt 056 top") == "EPIC-008"
    assert refused(pos, "A gain 063") == "EPIC-077"


def test_what_cannot_be_done_is_left_out() -> None:
    """EPIC-009: the dark mirror on the lowest level takes no Corruption, and still draws its card."""
    given: dict[str, Any] = {
        "stories": {"A": "055 057 059"},
        "rows": {"act II": "085"},
        "levels": {"A": 8},
        "decks": {"antihero": "190"},
    }
    pos = play(table(**given), "A gain 085")
    assert (hand(pos, "A"), story(pos, "A")) == ("190", "055 057 059 085")


# Runes.


def test_base_runes() -> None:
    """EPIC-010: two show BAR or BLANK, the third BAR or DOUBLE."""
    pos = attempted(table(rows={"act I": "073"}, runes="OOD"), "073")
    assert shown(pos)["challenge"]["roll"]["base"] == ["BLANK", "BLANK", "DOUBLE"]
    pos = attempted(table(rows={"act I": "073"}, runes="III"), "073")
    assert shown(pos)["challenge"]["roll"]["base"] == ["BAR", "BAR", "BAR"]


def test_skill_runes() -> None:
    """EPIC-011: a symbol or BAR on the first two, a symbol or a reward on the third."""
    given: dict[str, Any] = {"stories": {"A": "056 069"}, "rows": {"act I": "063"}}
    three = attempted(table(**given, runes="III SBR"), "063")
    assert shown(three)["challenge"]["roll"]["first"] == ["FOR", "BAR", "DIAMOND"]
    three = attempted(table(**given, runes="III BSS"), "063")
    assert shown(three)["challenge"]["roll"]["first"] == ["BAR", "FOR", "FOR"]


@pytest.mark.parametrize(
    ("origin", "traits", "card", "runes", "gained"),
    [
        ("023", "056 069", "063", "III SSR", ("", 1)),
        ("024", "057 063b", "073", "III SSR", ("190", 0)),
        ("020", "060 065b", "073", "III S SSR", ("170", 0)),
    ],
)
def test_rewards_of_special_runes(origin: str, traits: str, card: str, runes: str, gained: tuple[str, int]) -> None:
    """EPIC-012: FOR and CON give experience, SAG and CHA a Hero card, DEX and INT an Antihero card."""
    assert [REWARDS[place] for place in range(6)] == [DIAMOND, BLACK, DIAMOND, BLACK, WHITE, WHITE]
    given: dict[str, Any] = {
        "stories": {"A": traits},
        "rows": {"act I": card},
        "decks": {"hero": "170", "antihero": "190"},
        "xp": {"A": 0},
    }
    pos = attempted(table(boards={"A": f"002 {origin} 029 041"}, **given, runes=runes), card)
    assert (hand(pos, "A"), xp(pos, "A")) == gained


def test_dark_runes() -> None:
    """EPIC-013"""
    pos = attempted(table(rows={"act I": "073"}, runes="III MBM"), "073", dark=3)
    assert shown(pos)["challenge"]["roll"]["dark"] == ["MOON", "MOON", "BAR"]


def test_values_of_faces() -> None:
    """EPIC-014: BAR adds 1, a symbol or MOON 2, everything else 0."""
    assert [base_value(faces) for faces in (0, 1, 3, 7)] == [0, 1, 2, 3]
    assert [skill_value(1, 0), skill_value(1, 1), skill_value(3, 0), skill_value(3, 4), skill_value(3, 7)] == [1, 2, 2, 4, 6]
    assert result(attempted(table(rows={"act I": "073"}, runes="IOD MB"), "073", dark=2)) == (4, 2)


def test_each_face_is_as_likely_as_the_other() -> None:
    """EPIC-015: the exact chance is that of counting all throws."""
    pool = Pool(first=3, second=1, dark=2)
    throws = [sum(throw) for throw in product(*pool.faces())]
    assert pool.spread() == [throws.count(total) for total in range(pool.highest + 1)]


def test_a_roll_never_contains_a_rune_twice() -> None:
    """EPIC-016: at most three Dark Runes and three runes of one Skill, whatever a Story holds."""
    pos = table(stories={"A": "056 063 069"}, rows={"act II": "088"}, hands={"B": "193"}, runes="III SSS BBB")
    attempted(pos, "088", dark=3)
    assert icons(pos, "A")["FOR"] == 4
    assert [len(group) for group in shown(pos)["challenge"]["roll"].values()] == [3, 3, 0, 3]
    assert refused(play(pos, "A pass"), "B play 193") == "EPIC-066"


@pytest.mark.parametrize(
    ("ordinary", "needed", "chance"),
    [
        (0, 2, Fraction(1, 2)),
        (0, 3, Fraction(1, 8)),
        (1, 3, Fraction(11, 16)),
        (1, 4, Fraction(5, 16)),
        (2, 4, Fraction(13, 16)),
        (2, 5, Fraction(1, 2)),
        (2, 6, Fraction(3, 16)),
        (3, 5, Fraction(57, 64)),
        (3, 6, Fraction(21, 32)),
        (4, 8, Fraction(1, 2)),
    ],
)
def test_chances_of_the_ledger(ordinary: int, needed: int, chance: Fraction) -> None:
    pool = Pool(min(ordinary, 2), min(max(ordinary - 2, 0), 2))
    assert Fraction(pool.chance(needed)) == chance


@pytest.mark.parametrize(("ordinary", "needed", "chance"), [(4, 7, 0.773), (5, 8, 0.855), (5, 9, 0.637)])
def test_rounded_chances_of_the_ledger(ordinary: int, needed: int, chance: float) -> None:
    assert round(Pool(2, 2, ordinary - 4).chance(needed), 3) == chance


@pytest.mark.parametrize("ordinary", range(6))
def test_lowest_mean_and_highest(ordinary: int) -> None:
    """The seed's table; a special rune adds 0, 1 or 2."""
    pool = Pool(min(ordinary, 2), min(max(ordinary - 2, 0), 2), max(ordinary - 4, 0))
    assert (pool.lowest, pool.mean, pool.highest) == (ordinary, 1.5 * (ordinary + 1), 2 * ordinary + 3)
    special = Pool(3, 0)
    assert (special.lowest, special.mean, special.highest) == (2, 5.5, 9)


def test_double_shows_given_the_base_sum() -> None:
    """1, 2/3, 1/3, 0 for the sums 0, 1, 2, 3."""
    throws = range(8)
    for total, chance in enumerate((Fraction(1), Fraction(2, 3), Fraction(1, 3), Fraction(0))):
        same = [faces for faces in throws if base_value(faces) == total]
        assert Fraction(sum(faces & 4 == 0 for faces in same), len(same)) == chance


def test_what_a_class_adds_is_part_of_the_chance() -> None:
    """Shown before the attempt, for each number of Dark Runes that can be had."""
    plain = shown(table(rows={"act I": "063"}, xp={"A": 2}))["odds"][0]
    assert (plain["card"], plain["path"], plain["difficulty"], plain["first"], plain["second"]) == ("063", 0, 2, 1, 0)
    assert plain["chances"] == [Pool(1, 0, dark).chance(2) for dark in range(3)]
    fighter = table(boards={"A": "002 018 032 041"}, class_xp={"A": 6}, rows={"act I": "063"}, xp={"A": 0})
    assert shown(fighter)["odds"][0]["chances"] == [Pool(1, 0, on_double=1).chance(1)]
    assert shown(table(levels={"A": 8}, rows={"act I": "063"}))["odds"][0]["chances"] == [Pool(1, 0).chance(2)]
