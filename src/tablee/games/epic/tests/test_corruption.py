"""The Corruption track: EPIC-017 to EPIC-024."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.testing.notation import events, question, shown

from ..rules.scoring import Sheet
from .build import adversary_xp, allowed, attempted, choices, hand, level, play, refused, result, table, xp


@pytest.mark.parametrize(
    ("at", "virtues", "corruptions", "cards", "points"),
    [
        (1, 2, 0, "hero", (4, 0)),
        (2, 1, 0, "hero", (3, 0)),
        (3, 0, 0, "both", (2, 0)),
        (4, 0, 1, "both", (1, 0)),
        (5, 0, 2, "both", (0, 1)),
        (6, 0, 3, "antihero", (0, 2)),
        (7, 0, 4, "antihero", (0, 3)),
        (8, 0, 5, "antihero", (-4, 0)),
    ],
)
def test_the_eight_levels(at: int, virtues: int, corruptions: int, cards: str, points: tuple[int, int]) -> None:
    """EPIC-017"""
    pos = table(levels={"A": at}, hands={"A": "180 206"})
    player = shown(pos)["players"][0]
    assert (player["virtues"], player["corruptions"]) == (virtues, corruptions)
    playable = {"play 180": "hero", "play 206": "antihero"}
    assert [playable[text] for text in choices(pos, "A", "play")] == (["hero", "antihero"] if cards == "both" else [cards])
    sheet = Sheet(pos, 0)
    assert (sheet.triumph[2], sheet.tragedy[2]) == points


def test_a_virtue_is_a_level_up() -> None:
    """EPIC-018: on level 1 it has no effect and triggers nothing."""
    given: dict[str, Any] = {"stories": {"A": "055 057 059"}, "rows": {"act II": "079"}}
    pos = play(table(**given), "A gain 079")
    assert (level(pos, "A"), adversary_xp(pos)) == (2, 9)
    pos = play(table(**given, levels={"A": 1}), "A gain 079")
    assert (level(pos, "A"), adversary_xp(pos), events(pos, "level")) == (1, 10, [])


def test_a_corruption_is_a_level_down() -> None:
    """EPIC-019: on level 8 nothing moves and nothing triggers."""
    given: dict[str, Any] = {"stories": {"A": "055 057 059"}, "rows": {"act II": "085"}}
    pos = play(table(**given), "A gain 085")
    assert (level(pos, "A"), adversary_xp(pos)) == (4, 11)
    pos = play(table(**given, levels={"A": 8}), "A gain 085")
    assert (level(pos, "A"), adversary_xp(pos), events(pos, "level")) == (8, 10, [])


def test_each_level_moved_is_an_event() -> None:
    """EPIC-020: three MOONs are three triggers, two above the bottom only one."""
    three = attempted(table(rows={"act I": "073"}, runes="III MMM"), "073", dark=3)
    assert [event["level"] for event in events(play(three, "pass"), "level")] == [4, 5, 6]
    assert adversary_xp(three) == 13
    two = attempted(table(rows={"act I": "073"}, levels={"A": 7}, runes="III MM"), "073", dark=2)
    assert (level(play(two, "pass"), "A"), adversary_xp(two)) == (8, 11)


def test_a_corruption_that_cannot_be_taken_cannot_be_chosen_or_paid() -> None:
    """EPIC-021"""
    given: dict[str, Any] = {"rows": {"act I": "073"}, "decks": {"action": "151"}, "runes": "IID"}
    pos = play(attempted(table(**given), "073"), "A decline", "pass")
    assert choices(pos, "A") == ["choose 0", "choose 1"]
    pos = play(attempted(table(**given, levels={"A": 8}), "073"), "A decline", "pass")
    assert (question(pos), result(pos)) == ("Respond", (2, 4))
    pos = attempted(table(rows={"act I": "073"}, hands={"A": "198"}, levels={"A": 8}, runes="III"), "073")
    assert refused(pos, "A play 198") == "EPIC-021"
    pos = attempted(table(rows={"act I": "073"}, hands={"A": "198"}, levels={"A": 7}, runes="III"), "073")
    assert (level(play(pos, "A play 198"), "A"), result(play(pos, "pass"))) == (8, (6, 2))
    cursed = table(boards={"A": "005 018 029 041"}, rows={"act I": "073"}, levels={"A": 8}, runes="IID")
    assert choices(attempted(cursed, "073"), "A") == ["take hero", "take antihero", "decline"]


def test_no_dark_runes_on_the_lowest_level() -> None:
    """EPIC-022: neither bought, nor free by an Origin, a Heritage or an Action; only by an Antihero card."""
    given: dict[str, Any] = {"rows": {"act I": "069"}, "levels": {"A": 8}}
    pos = play(table(boards={"A": "011 014 029 041"}, **given), "A attempt 069 top")
    assert choices(pos, "A", "dark") == ["dark 0"]
    assert refused(pos, "A dark 1") == "EPIC-022"
    pos = table(boards={"A": "011 014 029 041"}, **given, decks={"action": "152"}, hands={"B": "193"}, runes="IID M")
    attempted(pos, "069")
    assert choices(pos, "A") == ["take hero", "take antihero", "decline"]
    play(pos, "A decline", "pass")
    assert shown(pos)["challenge"]["roll"]["dark"] == []
    play(pos, "A pass", "B play 193", "pass")
    assert shown(pos)["challenge"]["roll"]["dark"] == ["MOON"]


def test_a_virtue_leads_away_from_the_lowest_level() -> None:
    """EPIC-023"""
    pos = table(levels={"A": 8}, stories={"A": "055 057 059"}, rows={"act II": "079 086"}, first="B")
    play(pos, "A gain 079")
    assert level(pos, "A") == 7
    pos = table(levels={"A": 7}, stories={"A": "055 057 059"}, rows={"act II": "086"})
    assert choices(play(pos, "A attempt 086 top"), "A", "dark") == ["dark 0", "dark 1", "dark 2", "dark 3"]


def test_levels_restrict_playing_not_gaining() -> None:
    """EPIC-024: judged when the card is played."""
    virtuous = table(levels={"A": 2}, hands={"A": "206"}, stories={"A": "055 057"}, rows={"act I": "064"}, runes="III SS S")
    assert refused(virtuous, "A play 206") == "EPIC-024"
    assert refused(table(levels={"A": 6}, hands={"A": "180"}), "A play 180") == "EPIC-024"
    play(attempted(virtuous, "064"), "pass")
    assert len(hand(virtuous, "A").split()) == 2
    falling = table(levels={"A": 5}, hands={"A": "180 199"}, rows={"act I": "073"}, runes="III")
    play(attempted(falling, "073"), "A play 199", "pass", "pass")
    assert (level(falling, "A"), allowed(falling, "A play 180"), xp(falling, "A")) == (6, False, 3)
