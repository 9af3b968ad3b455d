"""The balance of a game from ledgers: places in turn order, spreads, ends; and bots with bad habits."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.bots import BadBot, make_bot
from tablee.lab import arena, balance
from tablee.lab.ledger import BadLedger, Match

PLAN = arena.Plan("heros", 1, 3, {}, ["greedy"], ["greedy"], False, "0")


def match(winners: list[int], first: int, scores: list[int], reason: str = "pile") -> Match:
    return Match(0, 0, "ab", ["greedy"] * 3, winners, scores, 100, 0.1, reason, {"first": first, "turns": 10 * scores[0]})


def test_places_are_counted_from_the_starter_and_shared_victories_split() -> None:
    found = balance.balance(PLAN, [match([1], 1, [3, 5, 1]), match([0], 2, [4, 2, 2]), match([0, 2], 2, [6, 1, 6])])
    assert [round(place.rate * 3, 6) for place in found.places] == [1.5, 1.5, 0]
    assert found.shared == pytest.approx(1 / 3)
    assert found.margin is not None
    assert (found.margin.low, found.margin.high) == (0, 2)
    assert (found.facts["turns"].mean, "first" in found.facts) == (pytest.approx(130 / 3), False)


def test_a_team_has_no_places_but_ends() -> None:
    plan = arena.Plan("push", 1, 3, {}, ["a"], ["a"], True, "0")
    found = balance.balance(plan, [match([], 0, [0, 0, 0], "hope"), match([0, 1, 2], 0, [1, 1, 1], "victory")])
    assert (found.places, found.scores, found.none) == ([], None, 0.5)
    assert found.reasons == {"hope": 0.5, "victory": 0.5}


def test_a_ledger_is_read_back_without_its_cut_off_line(tmp_path: Path) -> None:
    out = tmp_path / "heros.jsonl"
    arena.run("heros", ["greedy"], games=3, seats=4, jobs=1, out=out)
    with out.open("ab") as file:
        file.write(b'{"deal": 9')
    plan, matches = balance.read(out)
    assert (plan.game, plan.seats, len(matches)) == ("heros", 4, 3)
    found = balance.balance(plan, matches)
    assert sum(place.rate for place in found.places) == pytest.approx(1)
    assert found.facts["turns"].low >= 142


@pytest.mark.parametrize("text", ["", "hello\n", '{"tablee-arena": 1}\n'])
def test_what_is_no_ledger_is_named(tmp_path: Path, text: str) -> None:
    out = tmp_path / "x.jsonl"
    out.write_text(text)
    with pytest.raises(BadLedger, match=r"x\.jsonl is not a ledger"):
        balance.read(out)


def test_a_habit_bends_a_bot() -> None:
    game = tablee.game("heros")
    assert type(make_bot(game, "greedy/decline")) is type(make_bot(game, "normal/accept"))
    with pytest.raises(BadBot, match="no habit “sulk”: decline, accept"):
        make_bot(game, "greedy/sulk")
    with pytest.raises(BadBot, match="push has no habit “decline”"):
        make_bot(tablee.game("push"), "greedy/decline")
