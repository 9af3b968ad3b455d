"""Content belongs to a match: overlays are checked against what the game declares, and everything wrong is named."""

from __future__ import annotations

from typing import Any
from weakref import ref

import pytest

import tablee
from tablee.engine.box import Box, Kind
from tablee.engine.content import Content, Field, Rows, Section, amended
from tablee.engine.errors import BadContent, BadOptions
from tablee.engine.game import KEPT, Game
from tablee.engine.text import Texts
from tests.small_games.pile import PILE

ROWS: Rows = {
    "monster": [{"id": "M1", "strength": 3, "gift": "gold", "values": [1, 2]}, {"id": "M2", "strength": 5}],
    "fixed": [{"id": "F1", "strength": 1}],
}
SECTIONS = {
    "monster": Section(
        {"strength": Field(1, 9), "gift": Field(words=("gold", "key")), "values": Field(0, 4, length=2)},
        room=1,
        required=("strength",),
    ),
    "fixed": Section({"strength": Field(1, 1)}),
}
NEW = {"id": "M3", "strength": 2}


def test_an_overlay_changes_and_adds_and_leaves_the_original_alone() -> None:
    overlay = {"change": {"M1": {"strength": 9, "gift": "key", "values": [0, 4]}}, "add": {"monster": [NEW]}}
    made = amended(ROWS, overlay, SECTIONS)
    assert made["monster"] == [{"id": "M1", "strength": 9, "gift": "key", "values": [0, 4]}, ROWS["monster"][1], NEW]
    assert ROWS["monster"][0]["strength"] == 3
    assert len(ROWS["monster"]) == 2


@pytest.mark.parametrize(
    ("overlay", "why"),
    [
        ([], "mapping"),
        ({"alter": {}}, "alter"),
        ({"change": []}, "change"),
        ({"change": {"M1": 3}}, "M1"),
        ({"change": {"M9": {"strength": 3}}}, "M9"),
        ({"change": {"M1": {"speed": 3}}}, "speed"),
        ({"change": {"M1": {"strength": 10}}}, "from 1 to 9, not 10"),
        ({"change": {"M1": {"strength": True}}}, "not True"),
        ({"change": {"M1": {"gift": "horse"}}}, "gold, key"),
        ({"change": {"M1": {"values": [1]}}}, "list of 2"),
        ({"add": {"monster": NEW}}, "list"),
        ({"add": {"fixed": [NEW]}}, "nothing can be added to “fixed”: monster"),
        ({"add": {"weather": [NEW]}}, "weather"),
        ({"add": {"monster": [NEW, {"id": "M4", "strength": 1}]}}, "room for 1 more, not 2"),
        ({"add": {"monster": [{"strength": 2}]}}, "has an id"),
        ({"add": {"monster": [{"id": "a b", "strength": 2}]}}, "has an id"),
        ({"add": {"monster": [{"id": "M2", "strength": 2}]}}, "already a card “M2”"),
        ({"add": {"monster": [{"id": "M3"}]}}, "M3 needs “strength”"),
        ({"add": {"monster": [{"id": "M3", "strength": 0}]}}, "from 1 to 9, not 0"),
        ({"text": {"fr": ["a"]}}, "texts of “fr”"),
    ],
)
def test_what_does_not_fit_is_named(overlay: Any, why: str) -> None:
    with pytest.raises(BadContent, match=why):
        amended(ROWS, overlay, SECTIONS)


def test_a_text_laid_over_is_said_and_the_rest_stays() -> None:
    texts = tablee.game("push").texts
    over = texts.amended({"en": {"title": "Push { $n }", "verb-team.hint": "Two\nlines"}})
    assert over.say("en", "title", n=3) == "Push 3"
    assert over.say("en", "verb-team", "hint") == "Two\nlines"
    assert over.say("fr", "title") == texts.say("fr", "title")
    assert texts.say("en", "title") != over.say("en", "title")


@pytest.mark.parametrize(("key", "text"), [("no key", "x"), ("title", "{ $open"), ("9", "x")])
def test_a_text_that_cannot_be_read_is_named(key: str, text: str) -> None:
    with pytest.raises(BadContent):
        Texts("tablee").amended({"en": {key: text}})


def test_a_box_with_more_faces_than_it_can_number_is_refused() -> None:
    faces = {face: f"F{face}" for face in range(257)}
    with pytest.raises(BadContent, match="at most 256 faces"):
        Box(faces, dict.fromkeys(faces, 0), ["card"], [])
    with pytest.raises(BadContent, match="at most 255 kinds"):
        Box({0: "F0"}, {0: 0}, ["card"], [Kind(str(n), 0, [0]) for n in range(256)])


def empty_game(seats: tuple[int, int], usual: int | None = None, first: int | None = None) -> Game:
    return Game(
        package="tests.small_games", seats=seats, usual_seats=usual, beginner_seats=first, rules_version=1, max_moves=9,
        box=Box({}, {}, [], []),
        vocabulary=PILE.vocabulary, events={}, decisions=[], config=None, position=None, shape=None,  # type: ignore[arg-type]
        features=lambda seen: [], policy=lambda: None, levels={},
    )  # fmt: skip


@pytest.mark.parametrize("seats", [(2, 8), (0, 3), (3, 2)])
def test_more_seats_than_a_match_can_have_are_refused(seats: tuple[int, int]) -> None:
    """A seat is a bit of a card's knowers, and spectators have one, too."""
    with pytest.raises(BadOptions, match="1 to 7 seats"):
        empty_game(seats)


def test_the_usual_number_of_seats_is_one_that_may_play() -> None:
    assert [empty_game(seats).usual_seats for seats in ((1, 1), (1, 4), (3, 5))] == [1, 2, 3]
    assert empty_game((2, 4), 3).usual_seats == 3
    with pytest.raises(BadOptions, match="5 seats cannot be usual"):
        empty_game((2, 4), 5)


def test_beginners_play_with_as_many_as_usual_unless_the_game_says_otherwise() -> None:
    assert empty_game((1, 4)).beginner_seats == 2
    assert empty_game((1, 4), 3).beginner_seats == 3
    assert empty_game((1, 4), 3, 1).beginner_seats == 1
    with pytest.raises(BadOptions, match="nor 1 a beginner's"):
        empty_game((2, 4), None, 1)


def test_a_game_without_content_takes_texts_only() -> None:
    assert isinstance(PILE.content, Content)
    assert PILE.amended({}) is PILE
    with pytest.raises(BadContent, match="there is no “X”"):
        PILE.new(2, 1, content={"change": {"X": {"a": 1}}})
    pos = PILE.new(2, 1, content={"text": {"en": {"title": "Heap"}}})
    assert pos.config.game.title("en") == "Heap"
    assert pos.record()["content"] == {"text": {"en": {"title": "Heap"}}}
    assert PILE.load(pos.dump()).config.game.title("en") == "Heap"
    assert "content" not in PILE.new(2, 1).record()


def test_several_amended_games_are_kept_side_by_side() -> None:
    """Tables that play variants in turn make no game anew; what nobody plays is forgotten when others come."""
    titles: list[Any] = [{"text": {"en": {"title": f"Heap {n}"}}} for n in range(KEPT + 4)]
    first = PILE.amended(titles[0])
    second = PILE.amended(titles[1])
    assert PILE.amended(titles[0]) is first is not second
    forgotten = ref(PILE.amended(titles[2]))
    for title in titles[3:]:
        PILE.amended(title)
    assert PILE.amended(titles[0]) is first, "one that a match holds stays the same"
    assert forgotten() is None
