"""Each Heritage, Origin and Class, and each Action, does what is written on it (EPIC-051, EPIC-054, EPIC-059, EPIC-115)."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.testing.notation import events, question, shown

from ..rules.position import Epic
from ..rules.vocabulary import SKILLS
from ..show.printed import PRINTED
from .build import adversary_xp, attempted, choices, hand, level, of, play, result, story, table, xp

DECKS = {"hero": "180 181 159", "antihero": "206 190"}


def doubled(heritage: str, runes: str = "IID", **given: Any) -> Epic:
    """A has rolled DOUBLE against a Challenge (2, DEX / SAG) and may use a Heritage; the Action gives experience to P1."""
    more: dict[str, Any] = {"decks": {**DECKS, "action": "150"}} | given
    return attempted(table(boards={"A": f"{heritage} 018 029 041"}, rows={"act I": "073"}, runes=runes, **more), "073")


def concluded(pos: Epic) -> Epic:
    """The Action resolves, and the window closes."""
    return play(pos, "pass", "pass")


# Heritages.


def test_heritage_that_adds_to_the_result() -> None:
    assert result(play(doubled("001"), "A special"))[0] == 3


def test_heritage_that_gives_experience() -> None:
    assert xp(play(doubled("002"), "A special"), "A") == 4


def test_heritage_that_sells_virtue() -> None:
    pos = play(doubled("003"), "A special")
    assert (xp(pos, "A"), level(pos, "A")) == (2, 2)
    assert "special" not in choices(doubled("003", xp={"A": 0}), "A")
    assert "special" not in choices(doubled("003", levels={"A": 1}), "A")


def test_heritage_that_turns_cards_into_experience() -> None:
    pos = play(doubled("004", hands={"A": "162 163"}), "A special", "A discard 162", "A discard 163")
    assert (xp(pos, "A"), hand(pos, "A"), question(pos)) == (5, "", "Respond")
    one = play(doubled("004", hands={"A": "162 163"}), "A special", "A discard 162", "A enough")
    assert (xp(one, "A"), hand(one, "A")) == (4, "163")
    assert "special" not in choices(doubled("004"), "A")


def test_heritage_that_falls_for_strength() -> None:
    pos = play(doubled("005"), "A special")
    assert (level(pos, "A"), result(pos)[0]) == (4, 4)


def test_heritage_that_learns_from_failure() -> None:
    """Its effect comes at the outcome of this Challenge only if it fails."""
    failed = concluded(play(doubled("006", "OOD"), "A special"))
    assert (story(failed, "A"), xp(failed, "A")) == ("", 3 + 1 + 2)
    succeeded = concluded(play(doubled("006"), "A special"))
    assert (story(succeeded, "A"), xp(succeeded, "A")) == ("073", 3)


def test_heritage_that_adds_a_symbol() -> None:
    pos = play(doubled("007", "IID S"), "A special", "A symbol SAG")
    assert result(pos)[0] == 4


def test_heritage_that_buys_two_cards() -> None:
    heroes = play(doubled("008"), "A special", "A choose 0")
    assert (hand(heroes, "A"), xp(heroes, "A")) == ("180 181", 2)
    assert hand(play(doubled("008"), "A special", "A choose 1"), "A") == "190 206"


def test_heritage_that_celebrates_success() -> None:
    pos = concluded(play(doubled("009"), "A special"))
    assert (question(pos), xp(pos, "A")) == ("TakeCard", 4)
    assert hand(play(pos, "A take hero"), "A") == "180"
    failed = concluded(play(doubled("009", "OOD"), "A special"))
    assert (question(failed), xp(failed, "A")) == ("Turn", 4)


def test_heritage_that_buys_a_retry() -> None:
    pos = play(doubled("010", "OOD III"), "A special")
    assert (result(pos)[0], xp(pos, "A"), question(pos)) == (3, 2, "Respond")


def test_heritage_that_adds_a_dark_rune() -> None:
    pos = play(doubled("011", "IID M"), "A special")
    assert shown(pos)["challenge"]["roll"]["dark"] == ["MOON"]


def test_heritage_that_looks_at_the_hand() -> None:
    assert question(play(doubled("012"), "A special")) == "TakeCard"
    assert xp(play(doubled("012", hands={"A": "159 162 163"}, decks={"action": "150"}), "A special"), "A") == 5


def test_heritage_that_discards_for_strength() -> None:
    pos = play(doubled("013", hands={"A": "162 163"}), "A special", "A discard 163")
    assert (result(pos)[0], hand(pos, "A")) == (4, "162")


def test_a_heritage_used_twice_works_twice() -> None:
    """A retry with DOUBLE again: what waits for the outcome waits twice."""
    pos = doubled("006", "OOD OOD", hands={"B": "176"}, decks={"action": "150 148"})
    play(pos, "A special", "A pass", "B play 176", "pass", "A special", "pass", "pass", "pass")
    assert xp(pos, "A") == 3 + 1 + 4


# Origins.


@pytest.mark.parametrize(
    ("origin", "card", "path", "gains"),
    [
        ("015", "067", "top", True),
        ("015", "063", "bottom", False),
        ("016", "065", "top", True),
        ("016", "065", "bottom", False),
        ("017", "075", "bottom", True),
        ("018", "064", "bottom", True),
        ("021", "063", "bottom", True),
        ("021", "073", "bottom", False),
    ],
)
def test_origins_that_reward_attempts(origin: str, card: str, path: str, gains: bool) -> None:
    pos = play(table(boards={"A": f"002 {origin} 029 041"}, rows={"act I": card}), f"A attempt {card} {path}")
    assert xp(pos, "A") == 3 + gains


def test_origin_that_lives_on_corruption() -> None:
    pos = attempted(table(boards={"A": "002 019 029 041"}, rows={"act I": "069"}, runes="III MM"), "069", dark=2)
    assert xp(play(pos, "pass"), "A") == 3


def test_origin_that_lives_on_virtue() -> None:
    pos = play(table(boards={"A": "002 020 029 041"}, hands={"A": "169"}), "A play 169")
    assert xp(pos, "A") == 5


def test_origin_that_profits_from_traits() -> None:
    pos = play(table(boards={"A": "002 026 029 041"}, rows={"act I": "059"}), "A gain 059")
    assert xp(pos, "A") == 4


def test_origin_that_profits_from_cards_once_a_turn() -> None:
    """On any player's turn."""
    pos = play(table(boards={"A": "002 027 029 041"}, hands={"A": "169 170 180"}, acted=True), "A play 169", "A play 170")
    assert xp(pos, "A") == 4
    other = table(turn="B", boards={"A": "002 027 029 041"}, hands={"A": "159"}, rows={"act I": "063"}, runes="III")
    play(attempted(other, "063"), "B pass", "A play 159")
    assert xp(other, "A") == 4


# Classes.


@pytest.mark.parametrize("calling", range(29, 41))
def test_each_class_strengthens_two_skills(calling: int) -> None:
    """EPIC-097: +1 to Challenges of one Skill at 2, of another at 4 experience."""
    challenges = {
        skill: f"{card:03}" for card, skill in ((63, "FOR"), (70, "DEX"), (65, "CON"), (75, "INT"), (77, "SAG"), (66, "CHA"))
    }
    first, second = (skill_of(ability.trigger.icons) for ability in PRINTED.abilities[calling][:2])
    for skill, card in challenges.items():
        given: dict[str, Any] = {"boards": {"A": f"002 018 {calling:03} 041"}, "rows": {"act I": card}}
        bonus = [attempts(card, class_xp={"A": stored}, **given) for stored in (0, 2, 4)]
        assert bonus == [0, int(skill == first), int(skill in (first, second))]


def attempts(card: str, **given: Any) -> int:
    """What the Class adds to the result of a top path."""
    found: int = shown(play(table(**given), f"A attempt {card} top"))["challenge"]["calling"]
    return found


def skill_of(mask: int) -> str:
    return next(skill for place, skill in enumerate(SKILLS) if mask == 1 << place)


@pytest.mark.parametrize(
    ("calling", "story_card", "icon", "drawn"),
    [
        ("031", "103", "DIV", "hero"),
        ("035", "101", "JUS", "hero"),
        ("036", "102", "NAT", "hero"),
        ("037", "106", "INF", "antihero"),
    ],
)
def test_classes_that_draw_for_an_icon(calling: str, story_card: str, icon: str, drawn: str) -> None:
    given: dict[str, Any] = {"stories": {"A": "055 057 059 078 080 081"}, "faced": "A", "rows": {"act III": story_card}}
    pos = table(boards={"A": f"002 018 {calling} 041"}, class_xp={"A": 6}, decks=DECKS, **given)
    play(pos, f"A gain {story_card}", *(["A take hero"] * 2 if story_card == "103" else []))
    assert [event["deck"] for event in events(pos, "draw")][-1] == ("hero", "antihero").index(drawn)


def test_class_that_draws_for_arcane() -> None:
    given: dict[str, Any] = {"stories": {"A": "055 057 059"}, "rows": {"act II": "083"}, "decks": DECKS}
    pos = play(table(boards={"A": "002 018 039 041"}, class_xp={"A": 6}, **given), "A gain 083")
    assert hand(pos, "A") == "206"


def test_class_that_strengthens_any_challenge_once() -> None:
    """Its own or another's; what it gives another is not lost when the challenger's Class has no effect."""
    given: dict[str, Any] = {"boards": {"B": "001 016 030 042"}, "class_xp": {"B": 6}, "rows": {"act I": "063"}}
    pos = table(**given, hands={"B": "159 184"}, runes="IID S", decks={"action": "147"})
    play(attempted(pos, "063"), "A decline", "A pass", "B play 159")
    assert result(pos)[0] == 5
    play(pos, "A pass", "B play 184")
    assert result(pos)[0] == 5
    play(pos, "pass", "pass", "pass")
    assert (result(pos)[0], of(pos, "B", "played")) == (9, "184 159")


def test_class_that_doubles_its_strength() -> None:
    pos = attempted(
        table(boards={"A": "002 023 032 041"}, class_xp={"A": 6}, rows={"act I": "070"}, runes="IID"), "070", "bottom"
    )
    assert result(pos)[0] == 3


def test_class_that_draws_for_virtue() -> None:
    pos = play(table(boards={"A": "002 018 033 041"}, class_xp={"A": 6}, hands={"A": "169"}, decks=DECKS), "A play 169")
    assert hand(play(pos, "A take antihero"), "A") == "206"


def test_class_that_learns_from_failure() -> None:
    pos = table(boards={"A": "002 018 034 041"}, class_xp={"A": 6}, rows={"act I": "076"}, runes="OOI")
    assert xp(play(attempted(pos, "076"), "pass"), "A") == 5


def test_class_that_uses_special_runes() -> None:
    """Once for each that shows its 0 face."""
    given: dict[str, Any] = {"stories": {"A": "056 069"}, "rows": {"act I": "063"}, "class_xp": {"A": 6}}
    pos = attempted(table(boards={"A": "002 018 038 041"}, **given, runes="III SSR"), "063")
    assert (result(pos)[0], shown(pos)["challenge"]["calling"]) == (9, 2)


def test_class_that_draws_for_traits() -> None:
    pos = play(table(boards={"A": "002 018 040 041"}, class_xp={"A": 6}, rows={"act I": "059"}, decks=DECKS), "A gain 059")
    assert hand(play(pos, "A take hero"), "A") == "180"


# Actions.


def acted(action: str, adversary: str = "P1", **given: Any) -> Epic:
    """An Action has resolved on A's Challenge (2, DEX / SAG) with a roll of 2."""
    more: dict[str, Any] = {"decks": {"action": action}, "runes": "IID"} | given
    pos = attempted(table(adversary=adversary, rows={"act I": "073"}, **more), "073")
    return play(pos, "A decline", "pass")


def test_trap() -> None:
    """146: a card, or the Challenge is harder by 2."""
    assert result(acted("146")) == (2, 4)
    assert hand(acted("146", hands={"A": "180"}), "A") == ""


def test_overwhelmed() -> None:
    """147: the Class has no effect until the Challenge is resolved, what it gave is lost."""
    pos = acted("147", boards={"A": "002 023 032 041"}, class_xp={"A": 6}, runes="IID S")
    assert (result(pos)[0], shown(pos)["challenge"]["class_off"]) == (4, True)
    assert shown(play(pos, "pass"))["players"][0]["unlocked"] == 3
    helped = acted("147", boards={"B": "001 016 030 042"}, class_xp={"B": 6}, hands={"B": "160"}, runes="IID")
    assert result(play(helped, "A pass", "B play 160", "pass"))[0] == 2 + 2 + 1


def test_harder_by_one() -> None:
    """148"""
    assert result(acted("148")) == (2, 3)


def test_experience_or_strength() -> None:
    """149"""
    assert xp(acted("149"), "A") == 2
    assert result(acted("149", xp={"A": 0})) == (1, 2)


def test_the_adversary_grows() -> None:
    """150"""
    assert adversary_xp(acted("150")) == 11


def test_corruption_or_difficulty() -> None:
    """151"""
    assert level(play(acted("151"), "A choose 0"), "A") == 4
    assert result(play(acted("151"), "A choose 1")) == (2, 4)


def test_a_dark_rune() -> None:
    """152"""
    assert result(acted("152", runes="IID M")) == (4, 2)


def test_two_cards_or_difficulty() -> None:
    """153: only what can be carried out in full."""
    assert result(acted("153", "P2", hands={"A": "180"})) == (2, 4)
    pos = play(acted("153", "P2", hands={"A": "159 180 181"}), "A choose 0", "A discard 159", "A discard 181")
    assert (hand(pos, "A"), result(pos)) == ("180", (2, 2))


def test_two_experience() -> None:
    """154"""
    assert xp(acted("154", "P3"), "A") == 1


def test_the_adversary_grows_and_the_hero_weakens() -> None:
    """155"""
    pos = acted("155", "P4")
    assert (adversary_xp(pos), result(pos)) == (11, (1, 2))


def test_the_corrupted_weaken() -> None:
    """156"""
    assert level(acted("156", "P5"), "A") == 4
    assert result(acted("156", "P5", levels={"A": 4})) == (0, 2)


def test_two_experience_or_strength() -> None:
    """157"""
    assert xp(play(acted("157", "P6"), "A choose 0"), "A") == 1
    assert result(acted("157", "P6", xp={"A": 1})) == (0, 2)


def test_harder_and_corrupted() -> None:
    """158"""
    pos = acted("158", "P7")
    assert (result(pos), level(pos, "A"), adversary_xp(pos)) == ((2, 3), 4, 11)
