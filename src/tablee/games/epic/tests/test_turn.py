"""A turn: EPIC-041 to EPIC-062; gaining a Trait: EPIC-077 to EPIC-080; the Acts: EPIC-105 to EPIC-111."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.testing.notation import asked, counter, counter_of, events, question, shown

from .build import (
    adversary_xp,
    allowed,
    attempted,
    cards,
    choices,
    ended,
    hand,
    icons,
    kind,
    level,
    play,
    refused,
    result,
    story,
    table,
    xp,
)

NINE = "055 057 059 078 080 081 101 103 105"


# The turn.


def test_players_take_turns_clockwise() -> None:
    """EPIC-041"""
    pos = table(players=3, turn="B", acted=True)
    assert asked(ended(pos)) == "C"
    play(pos, *[f"C {choice}" for choice in choices(pos, "C", "gain")[:1]])
    assert asked(ended(pos)) == "A"


def test_rows_are_revealed_at_the_start_of_a_turn() -> None:
    """EPIC-042: by whoever has three cards under the Origin, or under the Class; then TRG-TURN effects."""
    pos = table(turn="B", acted=True, stories={"A": "055 057 059"}, revealed=1)
    assert [row["revealed"] for row in shown(ended(pos))["rows"]] == [True, True, False]
    pos = table(turn="B", acted=True, stories={"A": "055 057 059 078 080 081"}, revealed=2, faced="A")
    assert [row["revealed"] for row in shown(ended(pos))["rows"]] == [True, True, True]
    pos = ended(table(turn="B", acted=True, boards={"A": "002 024 029 041"}))
    assert shown(pos)["free_explores"] == 1


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"stories": {"A": "055 057 059"}}, "story"),
        ({"stories": {"A": "055 057 059 078 080 081"}}, "adversary"),
        ({"stories": {"A": "055 057 059 078 080 081"}, "faced": "A"}, "story"),
        ({"stories": {"A": NINE}, "faced": "A", "ends_with": "A"}, "final"),
    ],
)
def test_the_kinds_of_turns(given: dict[str, Any], expected: str) -> None:
    """EPIC-043"""
    assert kind(ended(table(turn="B", acted=True, **given))) == expected


def test_the_main_phase() -> None:
    """EPIC-044: before the deed and, but for Exploring, after it; on Adversary turns too."""
    pos = table(boards={"A": "002 025 029 041"}, hands={"A": "180"}, rows={"act I": "056 063"}, xp={"A": 4})
    play(pos, "A use", "A take hero", "A explore 063", "A store 1", "A gain 056")
    assert [text.split()[0] for text in choices(pos, "A")] == ["store", "play", "end"]
    assert refused(pos, "A use") == "EPIC-044"
    pos = table(hands={"A": "180"}, stories={"A": "055 057 059 078 080 081"}, rows={"act I": "063"})
    assert {text.split()[0] for text in choices(pos, "A")} == {"explore", "store", "play", "face"}


def test_exactly_one_card_is_added() -> None:
    """EPIC-045: mandatory if any may be taken, never twice."""
    pos = table(rows={"act I": "056 063"})
    assert refused(pos, "A end") == "EPIC-045"
    play(pos, "A gain 056")
    assert refused(pos, "A attempt 063 top") == "EPIC-045"
    assert allowed(pos, "A end")
    bare = table(stories={"A": "055 057 059"}, revealed=1)
    assert [text for text in choices(bare, "A") if text.split()[0] in ("gain", "attempt", "end")] == ["end"]


def test_the_end_of_a_turn() -> None:
    """EPIC-046: a window, then what lasts for the turn is over and the next player begins."""
    pos = play(table(acted=True, boards={"A": "002 025 029 041"}, xp={"A": 4}), "A use", "A take hero", "A end")
    assert (question(pos), asked(pos)) == ("Respond", "A")
    play(pos, "pass")
    assert (question(pos), asked(pos)) == ("Turn", "B")
    play(pos, *[f"B {choice}" for choice in choices(pos, "B", "gain")[:1]])
    assert allowed(ended(pos), "A use")


# Explore.


def test_exploring_costs_one_and_replaces_a_card() -> None:
    """EPIC-047: of any revealed row, as long as one can pay."""
    pos = table(stories={"B": "055 057 059"}, rows={"act I": "063", "act II": "086"}, decks={"act II": "099"}, xp={"A": 2})
    play(pos, "A explore 086")
    assert (cards(pos, "act II row").split()[0], cards(pos, "act II discard"), xp(pos, "A")) == ("099", "086", 1)
    play(pos, "A explore 063")
    assert refused(pos, "A explore 099") == "EPIC-047"
    assert refused(table(rows={"act I": "063"}), "A explore 064") == "EPIC-047"
    assert refused(table(rows={"act II": "086"}), "A explore 086") == "EPIC-047"


def test_no_exploring_after_the_deed() -> None:
    """EPIC-048: but after playing cards or storing."""
    pos = play(table(rows={"act I": "056 063"}, hands={"A": "180"}), "A play 180", "A store 1")
    assert allowed(pos, "A explore 063")
    assert refused(play(pos, "A gain 056"), "A explore 063") == "EPIC-048"


def test_exploring_free() -> None:
    """EPIC-049: nothing is paid, so the Adversary does not notice (TRG-EXPLORE); the next one is paid."""
    pos = table(turn="B", acted=True, boards={"A": "002 024 029 041"}, adversary="P6", rows={"act I": "063 064"}, xp={"A": 1})
    play(ended(pos), "A explore 063")
    assert (xp(pos, "A"), adversary_xp(pos), [event["paid"] for event in events(pos, "explore")]) == (1, 10, [0])
    play(pos, "A explore 064")
    assert (xp(pos, "A"), adversary_xp(pos)) == (0, 11)


def test_the_new_card_is_always_another() -> None:
    """EPIC-050: it is drawn before the old one is discarded, from the rebuilt deck if need be."""
    pos = play(table(rows={"act I": "063"}, left={"act I": 0}), "A explore 063")
    assert "063" not in cards(pos, "act I row").split()
    taken = [" ".join(f"{card:03}" for card in range(first, first + 6)) for first in (78, 84, 90)]
    given = dict(zip("ABC", taken, strict=True))
    empty = table(players=4, turn="D", stories=given, faced="ABC", rows={"act I": "063", "act II": "096"})
    assert refused(empty, "D explore 096") == "EPIC-050"
    assert allowed(empty, "D explore 063")


# Character effects.


def test_the_heritage_on_double() -> None:
    """EPIC-051: a card or its special effect or nothing, and only on DOUBLE."""
    given: dict[str, Any] = {"rows": {"act I": "073"}, "decks": {"hero": "180", "antihero": "190"}, "xp": {"A": 0}}
    pos = attempted(table(**given, runes="IID"), "073")
    assert choices(pos, "A") == ["take hero", "take antihero", "special", "decline"]
    assert refused(pos, "A pass") == "EPIC-051"
    assert hand(play(pos.clone(), "A take hero"), "A") == "180"
    assert hand(play(pos.clone(), "A take antihero"), "A") == "190"
    assert xp(play(pos.clone(), "A special"), "A") == 1
    assert (hand(play(pos, "A decline"), "A"), xp(pos, "A")) == ("", 0)
    assert question(attempted(table(**given, runes="III"), "073")) == "Respond"


def test_a_heritage_causes_one_retry_a_challenge() -> None:
    """EPIC-052"""
    pos = table(boards={"A": "010 018 029 041"}, rows={"act I": "073"}, runes="IID IOD")
    play(attempted(pos, "073"), "A special")
    assert (result(pos)[0], xp(pos, "A"), choices(pos, "A")) == (1, 2, ["take hero", "take antihero", "decline"])


def test_nothing_is_ever_under_a_heritage() -> None:
    """EPIC-053: a card goes under the Origin, the Class or the Destiny."""
    pos = play(table(rows={"act I": "056"}), "A gain 056")
    assert (cards(pos, "character 1"), story(pos, "A")) == ("002 018 029", "056")


def test_an_origin_gives_two_symbols_and_an_ability() -> None:
    """EPIC-054: each time its condition occurs."""
    pos = table(boards={"A": "002 023 029 041"}, rows={"act I": "073 070"}, runes="OOI B OOI", decks={"hero": "180 181"})
    assert icons(pos, "A") == {"FOR": 1, "SAG": 1}
    for card, held in (("073", "180"), ("070", "180 181")):
        pos.counters[pos.config.counters.index("acted")] = 0
        play(attempted(pos, card, "bottom"), "pass", "A take hero")
        assert hand(pos, "A") == held


def test_attempting_comes_before_the_runes() -> None:
    """EPIC-055: its experience may pay for a Dark Rune of the same Challenge; a retry does not bring it again."""
    pos = table(xp={"A": 0}, rows={"act I": "063"}, hands={"B": "176"}, runes="OOI B M IOI S M")
    play(pos, "A attempt 063 top")
    assert (xp(pos, "A"), choices(pos, "A", "dark")) == (1, ["dark 0", "dark 1"])
    play(pos, "A dark 1", "A pass", "B play 176", "pass")
    assert (xp(pos, "A"), len(events(pos, "ability"))) == (0, 1)


def test_the_first_dark_rune_is_free() -> None:
    """EPIC-056"""
    pos = play(
        table(boards={"A": "002 014 029 041"}, rows={"act I": "069"}, xp={"A": 1}, runes="III BB"), "A attempt 069 top"
    )
    assert choices(pos, "A", "dark") == ["dark 0", "dark 1", "dark 2"]
    assert xp(play(pos, "A dark 2"), "A") == 0
    assert events(pos, "dark")[0]["paid"] == 1


def test_storing_at_any_moment_of_ones_turn() -> None:
    """EPIC-057: up to the outcome of a Challenge, at most 6, by nobody else."""
    pos = table(xp={"A": 9, "B": 9}, rows={"act I": "073"}, class_xp={"A": 2}, runes="III")
    assert choices(pos, "A", "store") == ["store 1", "store 2", "store 3", "store 4"]
    assert refused(pos, "A store 5") == "EPIC-057"
    play(pos, "A store 1", "A attempt 073 top", "A store 1", "A dark 0", "A store 1")
    assert (counter_of(pos, "A", "class xp"), xp(pos, "A")) == (5, 6)
    play(pos, "A pass")
    assert choices(pos, "B", "store") == []
    assert refused(pos, "B store 1") == "EPIC-057"


def test_stored_experience_stays_and_scores_nothing() -> None:
    """EPIC-058"""
    pos = play(table(xp={"A": 2}), "A store 2")
    assert (xp(pos, "A"), counter_of(pos, "A", "class xp")) == (0, 2)
    assert not [text for text in choices(pos, "A") if text.split()[0] in ("explore", "store")]


@pytest.mark.parametrize(("stored", "unlocked"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_effects_of_a_class_add_up(stored: int, unlocked: int) -> None:
    """EPIC-059"""
    pos = table(boards={"A": "002 018 032 041"}, class_xp={"A": stored}, rows={"act I": "063"}, runes="IID S", xp={"A": 0})
    assert shown(pos)["players"][0]["unlocked"] == unlocked
    play(attempted(pos, "063"), *(["A dark 0"] if question(pos) == "DarkRunes" else []), "A decline")
    assert result(pos)[0] == 4 + (unlocked > 0) + (unlocked > 2)


def test_an_effect_unlocked_in_a_challenge_applies_at_once() -> None:
    """EPIC-060: a bonus counts, a symbol that lies there counts once; chosen faces only for runes rolled after."""
    pos = table(boards={"A": "002 018 032 041"}, rows={"act I": "063"}, xp={"A": 6}, runes="IID S")
    play(attempted(pos, "063"), "A decline", "A store 2")
    assert result(pos)[0] == 5
    assert result(play(pos, "A store 4"))[0] == 6
    wild = table(rows={"act I": "073"}, xp={"A": 7}, hands={"B": "193"}, runes="III B")
    play(attempted(wild, "073", dark=1), "A store 6")
    assert question(play(wild, "A pass", "B play 193", "pass")) == "PickFaces"


def test_choosing_the_faces_of_dark_runes() -> None:
    """EPIC-061: a chosen MOON has all effects of a MOON."""
    pos = table(class_xp={"A": 6}, rows={"act I": "073"}, runes="III")
    play(pos, "A attempt 073 top", "A dark 3")
    assert (question(pos), choices(pos, "A")) == ("PickFaces", ["moons 0", "moons 1", "moons 2", "moons 3"])
    assert refused(pos, "A dark 0") == "EPIC-061"
    play(pos, "A moons 2")
    assert result(pos)[0] == 8
    assert level(play(pos, "pass"), "A") == 5


def test_the_order_of_ones_own_effects() -> None:
    """EPIC-062"""
    given: dict[str, Any] = {
        "boards": {"A": "002 023 034 041"},
        "class_xp": {"A": 6},
        "rows": {"act I": "070"},
        "runes": "OOI",
    }
    pos = play(attempted(table(**given), "070"), "pass")
    assert (question(pos), choices(pos, "A")) == ("OrderEffects", ["trigger 023", "trigger 034"])
    assert refused(pos, "A end") == "EPIC-062"
    one = play(pos.clone(), "A trigger 023")
    assert (question(one), xp(one, "A")) == ("TakeCard", 4)
    other = play(pos, "A trigger 034")
    assert (question(other), xp(other, "A")) == ("TakeCard", 5)


# Gaining a Trait.


def test_gaining_a_trait() -> None:
    """EPIC-077: its effect, then under the character card of the current Act; it needs no roll."""
    pos = play(table(rows={"act I": "056 063"}, decks={"act I": "077"}), "A gain 056")
    assert (xp(pos, "A"), story(pos, "A"), question(pos)) == (4, "056", "Turn")
    assert cards(pos, "act I row").split()[:2] == ["077", "063"]
    assert refused(table(rows={"act I": "063"}), "A gain 063") == "EPIC-077"


def test_a_traits_own_icons_do_not_count_for_it() -> None:
    """EPIC-078: "the previous turn" is one's own."""
    pos = table(stories={"A": "061 055 057 078 080 081"}, faced="A", rows={"act III": "105"})
    assert xp(play(pos, "A gain 105"), "A") == 3
    assert sum(1 for icon in icons(pos, "A") if icon in ("JUS", "ROY", "ARC")) == 3
    given: dict[str, Any] = {"stories": {"A": "055 057 059"}, "rows": {"act II": "078"}}
    assert xp(play(table(**given, previous={"A": "CON"}), "A gain 078"), "A") == 4
    assert xp(play(table(**given, previous={"A": "DEX", "B": "CON"}), "A gain 078"), "A") == 3


def test_what_was_added_in_the_previous_turn() -> None:
    """EPIC-078: a Trait or a Challenge, remembered over the others' turns, and for one turn."""
    pos = table(stories={"A": "055 057", "B": "058 059 060"}, rows={"act I": "056", "act II": "078 079"})
    ended(play(pos, "A gain 056"))
    ended(play(pos, "B gain 079"))
    before = xp(pos, "A")
    assert (shown(pos)["players"][0]["previous"], xp(play(pos, "A gain 078"), "A")) == (["FOR"], before + 1)
    pos = table(turn="B", acted=True, previous={"A": "CON"}, stories={"A": "055 057 059"}, rows={"act II": "078"})
    assert xp(play(ended(pos), "A gain 078"), "A") == 3


def test_a_trait_is_not_attempted() -> None:
    """EPIC-079: nothing from an Origin that rewards attempts."""
    pos = play(table(boards={"A": "002 021 029 041"}, rows={"act I": "056"}), "A gain 056")
    assert (xp(pos, "A"), events(pos, "ability")) == (3, [])


def test_icons_apply_when_a_card_is_placed() -> None:
    """EPIC-080: VIRTUE, CORRUPTION, cards, then TRG-ADD, TRG-TRAIT and TRG-SUCCESS effects."""
    pos = play(attempted(table(stories={"A": "065"}, rows={"act I": "064"}, runes="III SS S"), "064", "bottom"), "pass")
    assert (story(pos, "A"), level(pos, "A"), adversary_xp(pos)) == ("065 064b", 2, 9)
    ranger = table(boards={"A": "002 018 036 041"}, class_xp={"A": 6}, rows={"act I": "062"}, decks={"hero": "180"})
    assert hand(play(ranger, "A gain 062"), "A") == "180"


def test_the_order_of_what_a_placed_card_does() -> None:
    """EPIC-080"""
    pos = table(
        boards={"A": "002 026 031 041"}, class_xp={"A": 6}, stories={"A": "055 057"}, rows={"act I": "066"}, runes="III S"
    )
    play(attempted(pos, "066", "bottom"), "pass")
    told = [event["event"] for event in pos.events(None) if event["event"] in ("place", "draw", "ability", "fill")]
    assert told[-5:] == ["place", "draw", "ability", "draw", "fill"]


# The Acts.


def test_cards_go_under_origin_class_and_destiny() -> None:
    """EPIC-105: the current Act is the first with fewer than three cards."""
    pos = table(stories={"A": "055 057"}, rows={"act I": "056"})
    assert [event["act"] for event in events(play(pos, "A gain 056"), "place")] == [0]
    pos = table(stories={"A": "055 057 059"}, rows={"act II": "079"})
    assert [event["act"] for event in events(play(pos, "A gain 079"), "place")] == [1]


def test_three_cards_complete_an_act() -> None:
    """EPIC-106"""
    pos = table(stories={"A": "055 057 059"}, rows={"act I": "056 063", "act II": "079 086"})
    assert refused(pos, "A gain 056") == "EPIC-106"
    assert refused(pos, "A attempt 063 top") == "EPIC-106"
    assert allowed(pos, "A gain 079")


def test_the_current_act_or_a_later_one() -> None:
    """EPIC-107: of a revealed row, Traits and Challenges alike."""
    pos = table(stories={"B": "055 057 059"}, rows={"act I": "056", "act II": "079 086", "act III": "101"})
    assert all(allowed(pos, text) for text in ("A gain 056", "A gain 079", "A attempt 086 bottom"))
    assert refused(pos, "A gain 101") == "EPIC-107"
    assert refused(table(rows={"act I": "056"}), "A attempt 077 top") == "EPIC-107"


def test_a_later_card_goes_under_the_current_act() -> None:
    """EPIC-108"""
    pos = play(table(stories={"A": "055 057", "B": "056 058 059"}, rows={"act II": "079"}), "A gain 079")
    assert story(pos, "A") == "055 057 079"
    assert [event["act"] for event in events(pos, "place")] == [0]


def test_one_can_only_go_forward() -> None:
    """EPIC-109: no card lies under the character card of a later Act than its own."""
    pos = table(stories={"A": "055 057 079"}, rows={"act I": "056", "act II": "086"})
    assert not allowed(pos, "A gain 056")
    assert pos.faults() == []
    pos.story(0).set_card(2, 79)
    pos.story(0).put(56)
    pos.row(0).take_at(pos.row(0).find(56))
    assert pos.faults() == ["a card lies under the character card of a later Act than its own"]


def test_more_than_three_symbols_still_three_runes() -> None:
    """EPIC-110"""
    pos = table(stories={"A": "056 063 069"}, rows={"act II": "086"}, runes="III SSS")
    assert (icons(pos, "A")["FOR"], len(shown(attempted(pos, "086"))["challenge"]["roll"]["first"])) == (4, 3)


def test_a_revealed_row_stays_revealed() -> None:
    """EPIC-111: for everybody, and is filled face up; the others are not touched."""
    pos = table(stories={"B": "055 057 059"}, rows={"act I": "056", "act II": "079"}, decks={"act II": "086"})
    below = cards(pos, "act III row")
    play(pos, "A gain 079")
    assert shown(pos, "B")["rows"][1]["cards"][0] == "086"
    assert shown(ended(pos), "A")["rows"][1]["revealed"]
    assert (cards(pos, "act III row"), shown(pos)["rows"][2]["cards"]) == (below, ["?act III"] * 4)
    assert counter(pos, "revealed") == 2
