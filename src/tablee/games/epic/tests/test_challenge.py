"""Facing a Challenge: EPIC-081 to EPIC-104."""

from __future__ import annotations

from typing import Any

from tablee import Position
from tablee.testing.notation import asked, events, question, shown

from ..rules.effects.reading import parse_effect
from .build import adversary_xp, attempted, cards, choices, hand, icons, level, play, refused, result, story, table, xp


def roll(pos: Position) -> dict[str, list[str]]:
    found: dict[str, list[str]] = shown(pos)["challenge"]["roll"]
    return found


def test_a_challenge_has_a_difficulty() -> None:
    """EPIC-081"""
    assert result(attempted(table(rows={"act I": "063"}, runes="III S"), "063")) == (5, 2)


def test_the_bottom_path_is_harder_by_one() -> None:
    """EPIC-082: the declared path cannot be changed."""
    pos = table(rows={"act I": "065"}, runes="III S")
    play(pos, "A attempt 065 bottom")
    assert shown(pos)["challenge"]["difficulty"] == 4
    assert refused(pos, "A attempt 065 top") == "EPIC-085"


def test_the_base_runes_are_always_taken() -> None:
    """EPIC-083"""
    pos = attempted(table(rows={"act I": "073"}, runes="IOI"), "073")
    assert roll(pos) == {"base": ["BAR", "BLANK", "BAR"], "first": [], "second": [], "dark": []}


def test_a_rune_for_each_symbol_of_both_skills() -> None:
    """EPIC-084: whichever path was declared; the special rune is the third."""
    pos = attempted(table(stories={"A": "063 069b"}, rows={"act I": "067"}, runes="III SB"), "067", "bottom")
    assert (roll(pos)["first"], roll(pos)["second"]) == (["FOR", "BAR"], [])
    pos = attempted(table(stories={"A": "056 063"}, rows={"act I": "067"}, runes="III SBS"), "067")
    assert roll(pos)["first"] == ["FOR", "BAR", "FOR"]


def test_dark_runes_are_bought_before_the_roll() -> None:
    """EPIC-085: up to three, as far as one can pay."""
    pos = play(table(rows={"act I": "073"}, xp={"A": 2}, runes="III MB"), "A attempt 073 top")
    assert choices(pos, "A", "dark") == ["dark 0", "dark 1", "dark 2"]
    assert refused(pos, "A dark 3") == "EPIC-085"
    play(pos, "A dark 2")
    assert (xp(pos, "A"), roll(pos)["dark"]) == (0, ["MOON", "BAR"])
    assert refused(pos, "A dark 1") == "EPIC-071"


def test_rewards_are_taken_at_once() -> None:
    """EPIC-086: also when the Challenge fails."""
    given: dict[str, Any] = {"boards": {"A": "002 020 029 041"}, "rows": {"act I": "075"}, "decks": {"hero": "180"}}
    pos = attempted(table(stories={"A": "060 065b"}, **given, runes="OOI BBR"), "075", "bottom")
    assert (hand(pos, "A"), question(pos)) == ("180", "Respond")
    assert (hand(play(pos, "pass"), "A"), story(pos, "A")) == ("180", "060 065b")


def test_double_brings_the_final_then_an_action_then_the_heritage() -> None:
    """EPIC-087: then the window; in a competitive match only the Heritage."""
    given: dict[str, Any] = {"rows": {"act I": "073"}, "runes": "IID", "decks": {"action": "148"}}
    pos = attempted(table(faced="AB", **given), "073")
    assert (question(pos), cards(pos, "stack")) == ("ChooseEffect", "")
    play(pos, "A choose 1")
    assert (question(pos), cards(pos, "stack"), result(pos)) == ("UseHeritage", "148", (1, 2))
    assert question(play(pos, "A decline")) == "Respond"
    alone = attempted(table(rows={"act I": "073"}, runes="IID", options={"competitive": True}), "073")
    assert (question(alone), cards(alone, "stack")) == ("UseHeritage", "")


def test_cards_of_heroes_come_before_the_action() -> None:
    """EPIC-088: and may still be played after it."""
    pos = table(rows={"act I": "063"}, runes="IID S", decks={"action": "148"}, hands={"A": "159", "B": "162"})
    play(attempted(pos, "063"), "A decline", "A play 159", "pass")
    assert (result(pos), cards(pos, "stack")) == ((6, 2), "148")
    assert result(play(pos, "pass")) == (6, 3)
    assert result(play(pos, "A pass", "B play 162", "pass")) == (8, 3)


def test_a_symbol_adds_the_next_rune() -> None:
    """EPIC-089: of a Skill of the Challenge with fewer than three runes, chosen by the challenger."""
    pos = table(rows={"act I": "063"}, runes="III S B", hands={"B": "181"})
    play(attempted(pos, "063"), "A pass", "B play 181", "pass")
    assert (asked(pos), question(pos), choices(pos, "A")) == ("A", "ChooseSymbol", ["symbol FOR", "symbol DEX"])
    assert refused(pos, "A symbol CON") == "EPIC-089"
    assert (roll(play(pos, "A symbol DEX"))["second"], icons(pos, "A")) == (["BAR"], {"FOR": 1, "CON": 1})
    full = table(stories={"A": "056 069"}, rows={"act I": "063"}, runes="III SSS S", hands={"B": "181"})
    play(attempted(full, "063"), "A pass", "B play 181", "pass")
    assert roll(full)["second"] == ["DEX"]


def test_dark_adds_dark_runes_still_available() -> None:
    """EPIC-090: each is rolled at once."""
    pos = table(rows={"act I": "073"}, runes="III MB M", hands={"B": "193"})
    play(attempted(pos, "073", dark=2), "A pass", "B play 193", "pass")
    assert (roll(pos)["dark"], result(pos)[0]) == (["MOON", "MOON", "BAR"], 8)


def test_only_skills_of_the_challenge_are_rolled() -> None:
    """EPIC-091: a symbol of another Skill adds nothing."""
    pos = attempted(table(rows={"act I": "063"}, runes="III S"), "063")
    effect = parse_effect("SYMBOL(CHA)", "test")
    assert not effect.possible(pos, 0, 181)
    effect.carry_out(pos, 0, 181, 1)
    assert (roll(pos)["first"], roll(pos)["second"]) == (["FOR"], [])


def test_the_result_is_the_sum_of_everything() -> None:
    """EPIC-092: runes and modifiers against the number, the path and effects; it has no lower bound."""
    pos = table(rows={"act I": "073"}, runes="OOI", hands={"B": "200"}, xp={"A": 0})
    play(attempted(pos, "073", "bottom"), "A pass", "B play 200", "pass")
    assert result(pos) == (-1, 3)
    play(pos, "pass")
    assert [events(pos, "result")[0][name] for name in ("result", "difficulty", "success")] == [-1, 3, 0]


def test_each_moon_is_a_corruption() -> None:
    """EPIC-093: success or not, one after the other, before the rewards and before the Adversary loses."""
    pos = play(attempted(table(rows={"act I": "073"}, runes="III MM"), "073", dark=2), "pass")
    assert (level(pos, "A"), story(pos, "A"), adversary_xp(pos)) == (5, "073", 12)
    told = [event["event"] for event in pos.events(None)]
    assert told.index("result") < told.index("level") < told.index("place")
    pos = play(attempted(table(rows={"act I": "076"}, runes="OOI M"), "076", dark=1), "pass")
    assert (level(pos, "A"), story(pos, "A")) == (4, "")


def test_success_places_the_card() -> None:
    """EPIC-094: with the declared path visible; a result equal to the difficulty is enough."""
    pos = play(attempted(table(rows={"act I": "063"}, runes="IOI B"), "063", "bottom"), "pass")
    assert (story(pos, "A"), icons(pos, "A")["JUS"]) == ("063b", 1)


def test_failure_discards_it() -> None:
    """EPIC-095: 1 experience, and the Quest's failure effect."""
    pos = play(attempted(table(rows={"act I": "064"}, runes="OOI B B"), "064"), "pass")
    assert (story(pos, "A"), cards(pos, "act I discard"), xp(pos, "A"), adversary_xp(pos)) == ("", "064", 5, 11)
    hard = table(rows={"act I": "076"}, runes="OOI", options={"quest": "123"})
    assert adversary_xp(play(attempted(hard, "076"), "pass")) == 12
    alone = table(rows={"act I": "076"}, runes="OOI", options={"competitive": True})
    assert (xp(play(attempted(alone, "076"), "pass"), "A"), adversary_xp(alone)) == (4, 0)


def test_the_space_is_filled_when_the_card_is_resolved() -> None:
    """EPIC-096: face up, from the same deck, and not a second time at the end of the turn."""
    pos = table(rows={"act I": "063 064 065 066"}, decks={"act I": "077 076"}, runes="III S")
    attempted(pos, "063")
    assert cards(pos, "act I row") == "063 064 065 066"
    play(pos, "pass")
    assert cards(pos, "act I row") == "077 064 065 066"
    play(pos, "A end", "pass")
    assert cards(pos, "act I row") == "077 064 065 066"


def test_a_class_bonus_is_for_challenges_of_its_skill() -> None:
    """EPIC-097"""
    given: dict[str, Any] = {"class_xp": {"A": 4}, "rows": {"act I": "064"}, "runes": "III S S"}
    assert result(attempted(table(**given), "064", "top"))[0] == 8
    assert result(attempted(table(**given), "064", "bottom"))[0] == 8
    assert result(attempted(table(class_xp={"A": 4}, rows={"act I": "074"}, runes="III S"), "074", "bottom"))[0] == 5


def test_plus_one_for_a_hero_and_plus_one_on_a_challenge() -> None:
    """EPIC-098: the one adds to the result, the other to the difficulty."""
    pos = table(boards={"A": "001 018 029 041"}, rows={"act I": "073"}, runes="IID", decks={"action": "148"})
    play(attempted(pos, "073"), "A special")
    assert result(pos) == (3, 2)
    assert result(play(pos, "pass")) == (3, 3)


def retried(runes: str, **given: Any) -> Position:
    """B plays RETRY on A's Challenge, and it resolves."""
    pos = table(hands={"A": "159", "B": "176"}, runes=runes, **given)
    return play(attempted(pos, "063", dark=1), "A pass", "B play 176", "pass")


def test_a_retry_rolls_all_runes_again() -> None:
    """EPIC-099: those added since too; effects of cards already played stay."""
    pos = table(rows={"act I": "063"}, hands={"A": "159", "B": "176 181"}, runes="OOI B M B III S S B")
    attempted(pos, "063", dark=1)
    play(pos, "A play 159", "pass", "A pass", "B play 181", "pass", "A symbol DEX")
    assert result(pos)[0] == 1 + 1 + 2 + 1 + 2
    play(pos, "A pass", "B play 176", "pass")
    assert (roll(pos), result(pos)[0]) == (
        {"base": ["BAR"] * 3, "first": ["FOR"], "second": ["DEX"], "dark": ["BAR"]},
        3 + 2 + 2 + 1 + 2,
    )


def test_rewards_of_both_rolls_are_kept() -> None:
    """EPIC-100"""
    pos = table(
        stories={"A": "056 069"},
        rows={"act I": "063"},
        hands={"B": "176"},
        runes="OOD SSR OOD SSR",
        decks={"hero": "180 181"},
    )
    attempted(pos, "063")
    play(pos, "A take hero", "A pass", "B play 176", "pass")
    assert (question(pos), hand(pos, "A"), xp(pos, "A")) == ("UseHeritage", "180", 6)
    assert hand(play(pos, "A take hero"), "A") == "180 181"


def test_only_moons_of_the_last_roll_count() -> None:
    """EPIC-101"""
    pos = retried("OOI B M III S B", rows={"act I": "063"})
    assert level(play(pos, "pass"), "A") == 3
    pos = retried("OOI B B III S M", rows={"act I": "063"})
    assert level(play(pos, "pass"), "A") == 4


def test_faces_are_chosen_again_in_a_retry() -> None:
    """EPIC-061, EPIC-101: the MOONs chosen before are no longer there."""
    pos = table(class_xp={"A": 6}, rows={"act I": "073"}, hands={"B": "176"}, runes="OOI III")
    play(pos, "A attempt 073 top", "A dark 3", "A moons 3", "A pass", "B play 176", "pass", "A moons 1")
    assert (result(pos)[0], level(play(pos, "pass"), "A")) == (3 + 4, 4)


def test_double_in_both_rolls_is_two_actions() -> None:
    """EPIC-102"""
    pos = table(rows={"act I": "073"}, hands={"B": "176"}, runes="IID IID", decks={"action": "148 150"})
    play(attempted(pos, "073"), "A decline", "A pass", "B play 176", "pass", "A decline")
    assert cards(pos, "stack") == "148 150"
    play(pos, "pass", "pass")
    assert (result(pos), adversary_xp(pos)) == ((2, 3), 11)


def test_the_first_attempt_counts_for_nothing() -> None:
    """EPIC-103: neither as a success nor as a failure."""
    pos = retried("OOI B B III S B", rows={"act I": "063"}, boards={"A": "002 023 029 041"})
    play(pos, "pass")
    assert (len(events(pos, "result")), events(pos, "draw"), adversary_xp(pos), story(pos, "A")) == (1, [], 10, "063")


def test_a_retry_costs_nothing_more() -> None:
    """EPIC-104: no rune is paid again, no path declared again, and it is mandatory."""
    pos = retried("OOI B M III S M", rows={"act I": "063"}, adversary="P4")
    assert (xp(pos, "A"), question(pos), len(events(pos, "attempt")), len(events(pos, "retry"))) == (3, "Respond", 1, 1)
    assert adversary_xp(pos) == 11


def test_a_dark_rune_may_be_turned() -> None:
    """EPIC-061 as the effect of a card (EFF-17): one Dark Rune of the roll is turned over."""
    pos = attempted(table(rows={"act I": "073"}, runes="III MB"), "073", dark=2)
    effect = parse_effect("PICKDARK", "test")
    assert effect.possible(pos, 0, 181)
    effect.carry_out(pos, 0, 181, 1)
    assert (question(pos), choices(pos, "A")) == ("TurnRune", ["moons 0", "moons 2"])
    assert refused(pos, "A moons 1") == "EPIC-061"
    assert roll(play(pos, "A moons 2"))["dark"] == ["MOON", "MOON"]
