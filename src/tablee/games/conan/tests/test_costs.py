"""What a question shows is what is really paid and really counts: withdrawals, hiring, totals, the stake that ends it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee import Position
from tablee.engine.rng import Rng
from tablee.games.conan import GAME
from tablee.sentences import action_text
from tablee.testing.notation import LETTERS, events, shown

from .build import glory, play, table

NAMES: Final = ["Ada", "Blaise", "Chloé", "Denis"]


def asked(pos: Position) -> dict[str, Any]:
    question: Any = pos.view(None)["question"]
    return dict(question) if question else {"decision": ""}


def question(pos: Position) -> str:
    return type(pos.agenda[-1]).__name__ if pos.agenda else ""


def answered(pos: Position, *answers: dict[str, Any]) -> Position:
    """The same position after some answers of whoever is asked."""
    after = pos.clone()
    for answer in answers:
        after.play(after.to_act[0], answer)
    return after


def fights(seed: int) -> Iterator[Position]:
    """Every question of a fight in a match of random answers, in which people fight and ally when they can."""
    rng = Rng(seed)
    pos = GAME.new(2 + rng.below(3), seed, forfeit=bool(rng.below(2)))
    eager = ("face", "duel", "ally", "accept", "follow", "raise")
    while not pos.over:
        seat = pos.to_act[0]
        if question(pos) in CHECKS:
            yield pos
        legal = pos.legal(seat)
        wished = [action for action in legal if pos.name(action)["verb"] in eager]
        some = wished if wished and rng.below(3) else legal
        pos.play(seat, some[rng.below(len(some))])


# What is shown, and what happens.


def check_withdrawal(pos: Position) -> None:
    question = asked(pos)
    seat = question["seat"]
    before, carried = glory(pos, LETTERS[seat]), len(pos.dump()["zones"].get("challenges", []))  # type: ignore[attr-defined]
    after = answered(pos, {"verb": "withdraw"})
    beaten = bool(shown(after)["players"][seat]["beaten"])
    assert beaten == (question["left"] == 0)
    told = [event["event"] for event in after.events(None, since=len(pos.events(None)))]
    if "accomplish" not in told:
        assert before - glory(after, LETTERS[seat]) == question["cost"]
        assert before - question["cost"] == question["left"]
    assert ("abandon" in told) == bool(question["forfeits"])
    if not beaten:
        assert (carried > len(after.dump()["zones"].get("challenges", []))) == bool(question["forfeits"])  # type: ignore[attr-defined]
    check_ruin(pos, question)


def check_ruin(pos: Position, question: dict[str, Any]) -> None:
    """Who follows and loses is eliminated if, and only if, the stake is as much as the question says."""
    after = answered(pos, {"verb": "follow"}, {"verb": "choose", "attribute": 0}, {"verb": "stop"}, {"verb": "stop"})
    won = events(after, "won")[-1]
    if won["other"] == question["seat"]:
        ends = 0 < question["ruin"] <= question["bid"]
        assert bool(shown(after)["players"][question["seat"]]["beaten"]) == ends


def check_price(pos: Position) -> None:
    question = asked(pos)
    after = answered(pos, {"verb": "hire"})
    assert events(after, "hire")[-1]["amount"] == question["price"]
    if events(after, "accomplish") == events(pos, "accomplish"):
        letter = LETTERS[question["seat"]]
        assert glory(pos, letter) - glory(after, letter) == question["price"]


def check_totals(pos: Position) -> None:
    question = asked(pos)
    for attribute in range(3):
        after = answered(pos, {"verb": "choose", "attribute": attribute}, {"verb": "stop"}, {"verb": "stop"})
        told = events(after, "totals")[-1]
        assert (told["total"], told["against"]) == (question[f"hero_{attribute}"], question[f"other_{attribute}"])


CHECKS: Final = {"AnswerBid": check_withdrawal, "HireOrFight": check_price, "ChooseAttribute": check_totals}


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**40))
def test_what_is_shown_is_what_is_paid(seed: int) -> None:
    """CONAN-404, 507, 511, 610, 611, 704, 935, 937, 1204"""
    for pos in fights(seed):
        CHECKS[question(pos)](pos)


# Single cases.


def bidding(**given: Any) -> Position:
    return play(table(at={"A": "A01"}, challenges=["B C07 A01"], **given), "A face C07", "A open 3")


@pytest.mark.parametrize("hero", ["H01", "H02"])
def test_the_thief_is_dearer(hero: str) -> None:
    """CONAN-507: 2 glory points, unless one has bid more or has less."""
    heroes = {"A": hero}
    assert asked(bidding(heroes=heroes))["cost"] == (2 if hero == "H02" else 1)
    assert asked(bidding(heroes=heroes, glory={"B": 3}))["left"] == (1 if hero == "H02" else 2)
    last = play(table(at={"A": "A01"}, challenges=["B C07 A01"], glory={"B": 1}, heroes=heroes), "A face C07", "A open 1")
    assert (asked(last)["cost"], asked(last)["left"], asked(last)["ruin"]) == (1, 0, 1)


def test_whether_the_challenge_is_lost() -> None:
    """CONAN-508, 1204: only its owner loses it, and only by option."""
    assert asked(bidding())["forfeits"] == 0
    house = bidding(options={"forfeit": True})
    assert asked(house)["forfeits"] == 1
    assert asked(play(house, "B raise 4"))["forfeits"] == 0


def test_the_merchant_haggles() -> None:
    """CONAN-404"""
    given: dict[str, Any] = {"at": {"A": "A01"}, "challenges": ["B C31 A01"]}
    for hero, price in (("H10", 2), ("H01", 3)):
        pos = play(table(heroes={"A": hero, "C": "H04"}, **given), "A face C31")
        assert asked(pos)["price"] == price
        assert f"for {price} glory" in action_text(GAME, "en", {"verb": "hire"}, NAMES, pos.view(0))


def test_the_attributes_count_everything() -> None:
    """CONAN-610, 704: Objects, accomplished Adventures, Allies, the Barbarian's fury; the chooser's side first."""
    given: dict[str, Any] = {"at": {"A": "A01", "B": "A01"}, "objects": {"A": "O01"}, "accomplished": {"A": "A17"}}
    pos = play(table(heroes={"A": "H01"}, allies={"A": "C27"}, **given), "A duel B", "A open 1", "B follow")
    assert [asked(pos)[f"hero_{attribute}"] for attribute in range(3)] == [8, 9, 5]
    assert "5 against 8" in action_text(GAME, "en", {"verb": "choose", "attribute": 0}, NAMES, pos.view(1))


def test_a_button_that_may_lose_the_match_says_so() -> None:
    """CONAN-511"""
    pos = bidding(glory={"B": 3}, options={"forfeit": True})
    texts = [action_text(GAME, "en", {"verb": verb}, NAMES, pos.view(1)) for verb in ("withdraw", "follow")]
    assert texts == ["Withdraw and lose 1 glory and your Challenge", "Match 3 glory (losing would eliminate you)"]


def test_the_heroes_of_a_swap_are_on_the_table() -> None:
    """CONAN-101, 102: whoever is asked sees both Heroes."""
    pos = play(GAME.new(3, seed=5), "A swap C")
    players = shown(pos, "C")["players"]
    assert all(player["hero"] for player in players)
    assert pos.view(2)["question"]["proposer"] == 0  # type: ignore[index]
