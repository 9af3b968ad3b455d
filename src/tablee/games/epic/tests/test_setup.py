"""Set-up: EPIC-025 to EPIC-040."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from tablee import BadOptions, IllegalMove
from tablee.testing.notation import LETTERS, asked, counter, counter_of, events, question, shown

from .. import GAME
from ..rules.content import DECKS
from ..rules.position import Epic
from ..show.printed import PRINTED
from .build import adversary_xp, cards, hand, level, xp

CHARACTERS = ("heritage", "origin", "class", "destiny")


def new(seats: int = 2, seed: int = 1, **options: object) -> Epic:
    return cast(Epic, GAME.new(seats, seed, **options))  # type: ignore[arg-type]


def chosen(pos: Epic, origin: str = "") -> Epic:
    """Everybody keeps a first choice, an Origin by name where it is among those dealt."""
    for seat in range(pos.seats):
        named = [action for action in pos.legal(seat) if origin and pos.name(action)["origin"] == int(origin)]
        pos.play(seat, named[0] if named else pos.legal(seat)[0])
    return pos


def dealt_with(card: str, seats: int = 2, **options: object) -> Epic:
    """A deal in which the first player may keep an Origin."""
    for seed in range(200):
        pos = new(seats, seed, first=1, **options)
        if card in shown(pos, "A")["players"][0]["dealt"]:
            return pos
    raise AssertionError(f"nobody is dealt {card}")


def decks(labels: list[str]) -> Counter[str]:
    return Counter(DECKS[PRINTED.deck[int(label)]] for label in labels)


def test_modes() -> None:
    """EPIC-025: together by default, alone with one player, competitive with two or more, or a chapter of the campaign."""
    assert shown(new(1))["adversary"] is not None
    assert shown(new(4))["adversary"] is not None
    assert shown(new(2, competitive=True))["adversary"] is None
    assert shown(new(2, chapter=1))["adversary"]["front"] == "124"
    with pytest.raises(BadOptions, match="EPIC-025"):
        new(1, competitive=True)


def test_outside_the_campaign_all_cards_are_available() -> None:
    """EPIC-026"""
    pos = new(4)
    there = Counter(
        DECKS[card] for zone in pos.zones if zone.place.name != "box" for card in [PRINTED.deck[c] for c in zone.cards]
    )
    assert [there[name] for name in CHARACTERS] == [13, 15, 12, 14]
    chapter = new(4, chapter=1)
    there = Counter(
        DECKS[card] for zone in chapter.zones if zone.place.name != "box" for card in [PRINTED.deck[c] for c in zone.cards]
    )
    assert [there[name] for name in CHARACTERS] == [10, 12, 12, 8]


def test_every_deck_is_shuffled_by_itself() -> None:
    """EPIC-027"""
    for place in ("act I deck", "act II deck", "act III deck", "hero deck", "antihero deck", "action deck"):
        orders = {cards(new(seed=seed), place) for seed in range(4)}
        assert len(orders) == 4, place
        assert len({PRINTED.deck[int(card)] for order in orders for card in order.split()}) == 1


def test_seven_character_cards_each() -> None:
    """EPIC-028"""
    for seats in (1, 4):
        pos = new(seats)
        for letter in LETTERS[:seats]:
            dealt = shown(pos, letter)["players"][LETTERS.index(letter)]["dealt"]
            assert decks(dealt) == {"heritage": 1, "origin": 2, "class": 2, "destiny": 2}


def test_a_hero_card_and_three_experience() -> None:
    """EPIC-029: the Hero card is seen before the choices, by its holder only."""
    pos = new(2)
    assert [xp(pos, letter) for letter in "AB"] == [3, 3]
    assert decks(shown(pos, "A")["players"][0]["hand"]) == {"hero": 1}
    assert shown(pos, "A")["players"][1]["hand"] == ["?hero"]


def test_one_of_two_is_kept_in_secret() -> None:
    """EPIC-030: all at once; Origin and Class become public, the Destiny and the rejected cards do not."""
    pos = new(2)
    dealt: list[str] = shown(pos, "A")["players"][0]["dealt"]
    assert (asked(pos), len(pos.legal(0))) == ("AB", 8)
    pos.play(0, pos.legal(0)[0])
    assert (asked(pos), shown(pos, "B")["players"][0]["origin"]) == ("B", None)
    with pytest.raises(IllegalMove, match="EPIC-030"):
        pos.play(1, {"verb": "keep", "origin": 14, "class": 29, "destiny": 41})
    pos.play(1, pos.legal(1)[0])
    mine, theirs = shown(pos, "A")["players"][0], shown(pos, "B")["players"][0]
    kept = [mine["heritage"], mine["origin"], mine["calling"], mine["destiny"]]
    assert sorted(kept + mine["rejected"]) == sorted(dealt)
    assert (theirs["origin"], theirs["calling"], theirs["destiny"]) == (kept[1], kept[2], "?destiny")
    assert sorted(theirs["rejected"]) == ["?class", "?destiny", "?origin"]


@pytest.mark.parametrize(("quest", "each"), [("122", 5), ("123", 6)])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_adversary_starts_with_experience_for_each_player(quest: str, each: int, seats: int) -> None:
    """EPIC-031: random unless it is chosen."""
    pos = new(seats, quest=quest, adversary="P4")
    adversary = shown(pos)["adversary"]
    assert (adversary["front"], adversary["turned"], adversary["xp"]) == ("130", False, each * seats)
    assert {shown(new(1, seed))["adversary"]["front"] for seed in range(80)} == {
        f"{face}" for face in PRINTED.adversaries.values()
    }


@pytest.mark.parametrize("adversary", list(PRINTED.adversaries))
def test_either_quest_face_goes_with_any_adversary(adversary: str) -> None:
    """EPIC-032: face 122 unless the players choose the other."""
    assert shown(new(adversary=adversary))["adversary"]["quest"] == "122"
    assert shown(new(adversary=adversary, quest="123"))["adversary"]["quest"] == "123"


@pytest.mark.parametrize(
    ("adversary", "special"), [("P1", "152"), ("P2", "153"), ("R1", "153"), ("P7", "158"), ("R4", "158")]
)
def test_seven_actions(adversary: str, special: str) -> None:
    """EPIC-033: six base cards and the special one of the Adversary's envelope, a rival's too."""
    deck = sorted(cards(new(adversary=adversary), "action deck").split())
    assert deck == ["146", "147", "148", "149", "150", "151", special]


def test_both_faces_of_the_adversary_are_public() -> None:
    """EPIC-034"""
    assert [shown(new(adversary="P1"))["adversary"][face] for face in ("front", "final")] == ["124", "125"]


@pytest.mark.parametrize(("seats", "size"), [(1, 4), (2, 4), (3, 4), (4, 5)])
def test_rows(seats: int, size: int) -> None:
    """EPIC-035: face down, four cards an Act, five with four players."""
    for row, name in zip(shown(new(seats), "A")["rows"], ("?act I", "?act II", "?act III"), strict=True):
        assert (row["revealed"], row["cards"]) == (False, [name] * size)


def test_the_boards() -> None:
    """EPIC-036: Heritage, Origin and Class face up, the Destiny face down, the marker on level 3."""
    pos = chosen(dealt_with("018"), "018")
    player = shown(pos, "B")["players"][0]
    assert [decks([player[name]]).total() for name in ("heritage", "origin", "calling")] == [1, 1, 1]
    assert (player["destiny"], player["level"], player["story"]) == ("?destiny", 3, [])


def test_origins_work_during_set_up() -> None:
    """EPIC-037: in turn order, after what a campaign left behind; a level moved there triggers nothing (EPIC-020)."""
    scout = chosen(dealt_with("020"), "020")
    assert decks(hand(scout, "A").split()) == {"hero": 2}
    dark = chosen(dealt_with("019", adversary="P1"), "019")
    assert (level(dark, "A"), decks(hand(dark, "A").split()), xp(dark, "A")) == (4, {"hero": 1, "antihero": 1}, 3)
    assert adversary_xp(dark) == 10
    told = events(chosen(dealt_with("020", chapter=1, legacy=["K2"]), "020"), "draw")
    assert [event["seat"] for event in told] == [0, 1, 0, 1, 0]


@pytest.mark.parametrize(
    ("legacy", "experience", "held", "levels", "on_adversary", "opposed"),
    [
        ([], 3, 1, 3, 15, ("130", "122")),
        (["K1"], 4, 1, 3, 15, ("130", "122")),
        (["K2"], 3, 2, 3, 15, ("130", "122")),
        (["K3"], 3, 1, 3, 12, ("130", "122")),
        (["K4"], 3, 1, 3, 18, ("130", "122")),
        (["K5"], 3, 1, 4, 15, ("130", "122")),
        (["K6"], 3, 1, 3, 15, ("140", "122")),
        (["K7"], 3, 1, 3, 18, ("130", "123")),
        (["K4", "K5", "K6", "K7"], 3, 1, 4, 21, ("140", "123")),
    ],
)
def test_what_a_chapter_inherits(
    legacy: list[str], experience: int, held: int, levels: int, on_adversary: int, opposed: tuple[str, str]
) -> None:
    """EPIC-037, EPIC-153: the same for every Hero, and so much for each on the Adversary."""
    pos = chosen(dealt_with("018", seats=3, chapter=4, legacy=legacy), "018")
    assert (xp(pos, "A"), len(hand(pos, "A").split()), level(pos, "A")) == (experience, held, levels)
    against = shown(pos)["adversary"]
    assert (against["xp"], (against["front"], against["quest"])) == (on_adversary, opposed)


def test_the_first_row_is_turned_up() -> None:
    """EPIC-038"""
    pos = new(2)
    assert [row["revealed"] for row in shown(pos)["rows"]] == [False, False, False]
    assert [row["revealed"] for row in shown(chosen(pos))["rows"]] == [True, False, False]


def test_the_first_player() -> None:
    """EPIC-039: whom the players say, otherwise anybody."""
    assert [counter(new(3, first=seat), "first") for seat in (1, 2, 3)] == [0, 1, 2]
    assert {counter(new(3, seed), "first") for seed in range(20)} == {0, 1, 2}
    pos = chosen(new(3, first=2))
    assert (asked(pos), question(pos), counter_of(pos, "B", "turns")) == ("B", "Turn", 1)


def test_nobody_sees_the_destiny_of_another() -> None:
    """EPIC-040: its owner always does."""
    pos = chosen(new(3))
    for viewer in LETTERS[:3]:
        seen: list[dict[str, Any]] = shown(pos, viewer)["players"]
        assert [player["destiny"] == "?destiny" for player in seen] == [letter != viewer for letter in LETTERS[:3]]
    assert [player["destiny"] for player in shown(pos)["players"]] == ["?destiny"] * 3
