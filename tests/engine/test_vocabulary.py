"""Numbers and names of actions, options, events, errors."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tablee
from tablee.engine.box import EVERYBODY, Box, Kind
from tablee.engine.events import Event, Shape, pack
from tablee.engine.options import Choice, Flag, Number, Option, Seat, SeatOrder, Subset
from tablee.engine.outcome import ranked, team
from tablee.engine.verb import Verb, Vocabulary

from ..small_games import GOOD
from ..small_games.ask import ASK

VOCABULARY = Vocabulary([Verb("pass"), Verb("place", {"column": 1}, value=10, column=8), Verb("pick", card=5)])
BOX = Box({0: "A", 1: "B"}, {0: 0, 1: 0}, ["card"], [Kind("odd", 0, [1])])


@given(st.integers(0, VOCABULARY.size - 1))
def test_every_number_has_one_name(action: int) -> None:
    name = VOCABULARY.name(action)
    assert VOCABULARY.number(str(name.pop("verb")), name) == action


def test_parameters_start_where_they_say() -> None:
    assert VOCABULARY.name(1) == {"verb": "place", "value": 0, "column": 1}
    assert VOCABULARY.size == 1 + 80 + 5


@pytest.mark.parametrize(
    ("verb", "values"),
    [
        ("fly", {}),
        ("place", {"value": 1}),
        ("place", {"value": 1, "column": 0}),
        ("place", {"value": 1, "column": 9}),
        ("place", {"value": True, "column": 1}),
        ("place", {"value": "1", "column": 1}),
        ("pass", {"card": 1}),
    ],
)
def test_bad_names(verb: str, values: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=verb):
        VOCABULARY.number(verb, values)


@pytest.mark.parametrize("action", [-1, VOCABULARY.size])
def test_bad_numbers(action: int) -> None:
    with pytest.raises(ValueError, match="no action"):
        VOCABULARY.name(action)


@pytest.mark.parametrize("param", ["seat", "verb", "by", "at"])
def test_reserved_parameters(param: str) -> None:
    """A recorded move names its seat beside its parameters."""
    with pytest.raises(ValueError, match="hides"):
        Verb("ask", None, **{param: 3})


@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        (Flag(), True, 1),
        (Choice("a", ["a", "b"]), "b", "c"),
        (Number(5, 1, 9), 9, 10),
        (Number(5, 1, 9), 1, True),
        (Seat(), 3, 4),
        (Seat(), None, 0),
        (SeatOrder(), [3, 1, 2], [1, 1, 2]),
        (SeatOrder(), None, "123"),
        (Subset(["x"], ["x", "y"]), ["y", "x"], ["x", "x"]),
        (Subset([], ["x", "y"]), [], ["z"]),
    ],
)
def test_options(option: Option, good: object, bad: object) -> None:
    assert option.fault(good, 3) == ""
    assert option.fault(bad, 3)
    assert option.fault(option.default, 3) == ""
    assert all(option.fault(value, 3) == "" for value in option.values(3))
    assert option.describe()["kind"] == option.kind


@pytest.mark.parametrize("given", [{"seats": 9}, {"seats": True}, {"seats": 2, "wind": 1}, {"seats": 2, "turns": 0}])
def test_bad_options_are_named(given: dict[str, object]) -> None:
    with pytest.raises(tablee.BadOptions, match=r"seats|wind|turns"):
        GOOD["pile"].new(**given)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", ["zz", -1, 2**5000, 1.5])
def test_bad_seed(seed: object) -> None:
    with pytest.raises(tablee.BadOptions, match="seed"):
        ASK.new(2, seed)  # type: ignore[arg-type]


def test_unknown_game() -> None:
    with pytest.raises(tablee.UnknownGame, match="chess"):
        tablee.game("chess")


def test_events_are_told_as_they_were_seen() -> None:
    event = Event("give", 0, [3], [[pack(0, 1), pack(1, 3, 1)], []], EVERYBODY)
    shape = Shape(("count",), ("cards",))
    assert event.tell(1, shape, BOX) == {"event": "give", "seat": 0, "count": 3, "cards": ["A", "B"]}
    assert event.tell(2, shape, BOX)["cards"] == ["B", "?card"]
    assert event.tell(4, shape, BOX)["cards"] == ["?card", "?odd"]


def test_a_redacted_event_tells_the_same_and_holds_no_more() -> None:
    event = Event("give", 0, [], [[pack(1, 1), pack(1, 3)], []], EVERYBODY)
    shape = Shape((), ("cards",))
    assert event.redacted(2).tell(2, shape, BOX) == event.tell(2, shape, BOX)
    assert event.redacted(2).groups[0][0] & 0xFF == 0


def test_kinds() -> None:
    odd, one, none = Kind("odd", 0, [1, 3]), Kind("one", 0, [1]), Kind("two", 0, [2])
    assert one.within(odd)
    assert not odd.within(one)
    assert odd.meets(one)
    assert not odd.meets(none)


def test_outcomes() -> None:
    shared = ranked([7, 9, 9], "end", [])
    assert (shared.ranks, shared.winners, shared.returns) == ((3, 1, 1), (1, 2), (-1.0, 0.0, 0.0))
    assert team(False, 3, "lost", []).returns == (-1.0,) * 3
    assert team(True, 3, "won", []).winners == (0, 1, 2)
