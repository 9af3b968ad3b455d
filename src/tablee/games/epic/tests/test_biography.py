"""A Hero's life as it is read from a match: the boards, the two battles, the helpers, and nothing before the end."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

import tablee
from tablee import TableeError
from tablee.engine.text import LANGUAGES
from tablee.games.epic import GAME
from tablee.games.epic.rules.position import Epic
from tablee.games.epic.show.biography import biography, carries, failures_of, failures_told, helpers_of, meeting_of, tales
from tablee.games.epic.show.deeds import TOLD, Deed
from tablee.games.epic.show.printed import PRINTED
from tablee.games.epic.show.tale import tell

NAMES: Final = ("Ada", "Bo", "Cleo", "Dov")
GOLDEN: Final = Path(__file__).parent / "golden"
TABLES: Final = [(1, 1, False), (2, 2, False), (3, 3, False), (4, 4, False), (2, 5, True)]
tables = pytest.mark.parametrize(("seats", "seed", "competitive"), TABLES)


@cache
def played(seats: int, seed: int, competitive: bool) -> Epic:
    """A match of random moves, to its end."""
    choice = random.Random(seed)
    pos = GAME.new(seats=seats, seed=seed, competitive=competitive)
    while not pos.over:
        seat = pos.to_act[0]
        pos.play(seat, choice.choice(pos.legal(seat)))
    assert isinstance(pos, Epic)
    return pos


def happened(name: str, seat: int, card: int = 0, **numbers: int) -> dict[str, Any]:
    return {"event": name, "seat": seat, "cards": [f"{card:03}"], **numbers}


@tables
def test_a_life_is_what_everybody_sees_at_the_end(seats: int, seed: int, competitive: bool) -> None:
    pos = played(seats, seed, competitive)
    table: Any = pos.view(None)["table"]
    outcome = pos.outcome
    assert outcome is not None
    for seat in range(seats):
        life = biography(pos, seat, NAMES, "f")
        player = table["players"][seat]
        assert [f"{card:03}" for card in (life.heritage, life.origin, life.calling, life.destiny)] == [
            player["heritage"],
            player["origin"],
            player["calling"],
            player["destiny"],
        ]
        deeds = [deed for act in life.acts for deed in act]
        assert deeds == [Deed(int(card["card"]), card["path"]) for card in player["story"]]
        assert [len(act) for act in life.acts] == [min(max(len(deeds) - 3 * act, 0), 3) for act in range(3)]
        assert (life.hero, life.address, life.seat, life.level) == (NAMES[seat], "f", seat, player["level"])
        assert life.mastered == (player["class_xp"] == 6)
        assert life.score == outcome.scores[seat]
        assert (life.battle is None) == competitive
        if life.battle:
            assert f"{life.battle.face:03}" == table["adversary"]["front"]
            assert life.battle.won == player["beat_final"]
            assert life.battle.triumph == (outcome.reason == "triumph")
            assert (life.battle.meeting == "never") == (not player["faced_front"])


@tables
def test_the_tales_of_a_match_differ_and_come_back_with_its_record(seats: int, seed: int, competitive: bool) -> None:
    """INV-14"""
    pos = played(seats, seed, competitive)
    again = tablee.replay(pos.record())
    assert isinstance(again, Epic)
    for lang in LANGUAGES:
        tales = [tell(GAME.texts, lang, biography(pos, seat, NAMES)) for seat in range(seats)]
        assert tales == [tell(GAME.texts, lang, biography(again, seat, NAMES)) for seat in range(seats)]
        openings = [tale.split("\n\n")[1].split(".")[0] for tale in tales]
        assert len(set(openings)) == seats


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_a_match_of_an_earlier_build_still_has_its_tales(path: Path) -> None:
    pos = tablee.replay(json.loads(path.read_text("utf-8"))["record"])
    assert isinstance(pos, Epic)
    for told in tales(pos, NAMES[: int(pos.seats)]):
        assert all(len(told[lang].split("\n\n")) == 5 and told[lang].endswith(".") for lang in LANGUAGES)


@tables
def test_the_tale_says_who_won(seats: int, seed: int, competitive: bool) -> None:
    pos = played(seats, seed, competitive)
    outcome = pos.outcome
    assert outcome is not None
    for seat in range(seats):
        life = biography(pos, seat, NAMES)
        rank, winner = life.standing.rank, life.standing.winner
        assert life.standing.seats == seats
        assert (rank == "alone") == (seats == 1)
        assert seats == 1 or (rank in ("crown", "shared")) == (seat in outcome.winners)
        assert winner == "" or NAMES.index(winner) in set(outcome.winners) - {seat}
        assert bool(life.standing.friend) == (seats > 1 and not competitive)
        assert life.battle is None or life.battle.triumph == (life.battle.left == 0)


@tables
def test_failures_are_told_as_they_happened(seats: int, seed: int, competitive: bool) -> None:
    """One of a Hero's own, of a Challenge never won; another's name is that of who won it; none is told twice."""
    pos = played(seats, seed, competitive)
    told = failures_told(pos, NAMES)
    events: list[Any] = pos.events(None)
    failed = [event for event in events if event["event"] == "result" and not event["success"]]
    for seat, failure in enumerate(told):
        own = [int(event["cards"][0]) for event in failed if event["seat"] == seat]
        challenges = [card for card in own if Deed(card) in TOLD]
        assert [each.card for each in failures_of(pos, seat)] == challenges
        assert biography(pos, seat, NAMES).failed == len(challenges)
        stories = [{deed.card for act in biography(pos, other, NAMES).acts for deed in act} for other in range(seats)]
        assert (failure is None) <= (set(challenges) <= stories[seat] | {other.card for other in told if other})
        if failure:
            assert failure.card in challenges
            assert failure.card not in stories[seat]
            assert [NAMES[other] for other in range(seats) if failure.card in stories[other]] == [failure.other] * bool(
                failure.other
            )
    cards = [failure.card for failure in told if failure]
    assert len(set(cards)) == len(cards)


def test_no_tale_before_the_end() -> None:
    pos = GAME.new(seats=2, seed=1)
    assert isinstance(pos, Epic)
    with pytest.raises(TableeError, match="when the match is over"):
        biography(pos, 0, NAMES)


def test_the_first_meeting() -> None:
    """Of the results, only the Hero's own against the Adversary tells how it went."""
    others = [happened("result", 1, 124, success=1), happened("result", 0, 65, success=1)]
    assert meeting_of(PRINTED, others, 0) == "never"
    assert meeting_of(PRINTED, [*others, happened("result", 0, 124, success=0)], 0) == "resisted"
    assert meeting_of(PRINTED, [*others, happened("result", 0, 124, success=1)], 0) == "beaten"


def test_who_helped_against_the_final() -> None:
    events = [
        happened("attempt", 1, 124),
        happened("resolve", 2, 167),
        happened("result", 1, 124, success=1),
        happened("attempt", 0, 124),
        happened("resolve", 0, 159),
        happened("resolve", 1, 163),
        happened("resolve", 2, 200),
        happened("resolve", 2, 169),
        happened("result", 0, 124, success=1),
        happened("resolve", 1, 167),
    ]
    assert helpers_of(PRINTED, events, 0) == [(1, 163)]
    assert helpers_of(PRINTED, events, 1) == [(2, 167)]
    assert helpers_of(PRINTED, events, 2) == []


def test_a_cancelled_action_is_a_help_and_a_cancelled_hero_card_is_none() -> None:
    def window(cancelled: int) -> list[dict[str, Any]]:
        return [happened("attempt", 0, 124), happened("resolve", 1, 178), happened("cancel", 1, cancelled)]

    assert helpers_of(PRINTED, window(146), 0) == [(1, 178)]
    assert helpers_of(PRINTED, window(159), 0) == []


def test_cards_that_carry_a_challenger() -> None:
    assert [carries(PRINTED, card) for card in (159, 163, 167, 176)] == [True] * 4
    assert [carries(PRINTED, card) for card in (169, 178, 200, 202)] == [False] * 4
