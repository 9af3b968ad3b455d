"""The balance of a game from the folders of runs: places in turn order, spreads, ends; and bots with bad habits."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.bots import BadBot, make_bot
from tablee.lab import arena, balance
from tablee.lab.match import Row
from tablee.lab.plan import cells
from tablee.lab.results import BadResults

(CELL,) = cells(arena.plan("heros", ["greedy"], 3))


def match(winners: list[int], first: int, scores: list[int], reason: str = "pile", deal: int = 0) -> Row:
    facts = {"first": first, "turns": 10 * scores[0]}
    return {"deal": deal, "winners": winners, "scores": scores, "moves": 100, "reason": reason, "facts": facts}


def test_places_are_counted_from_the_starter_and_shared_victories_split() -> None:
    found = balance.balance(CELL, [match([1], 1, [3, 5, 1]), match([0], 2, [4, 2, 2]), match([0, 2], 2, [6, 1, 6])])
    assert [round(place.rate * 3, 6) for place in found.places] == [1.5, 1.5, 0]
    assert found.shared == pytest.approx(1 / 3)
    assert found.margin is not None
    assert (found.margin.low, found.margin.high) == (0, 2)
    assert (found.facts["turns"].mean, "first" in found.facts) == (pytest.approx(130 / 3), False)


def test_a_team_has_no_places_but_ends() -> None:
    (cell,) = cells(arena.plan("push", ["random"], 3, team=True))
    found = balance.balance(cell, [match([], 0, [0, 0, 0], "hope"), match([0, 1, 2], 0, [1, 1, 1], "victory")])
    assert (found.places, found.scores, found.none) == ([], None, 0.5)
    assert found.reasons == {"hope": 0.5, "victory": 0.5}


def test_matches_of_one_deal_are_one_observation() -> None:
    """A deal that was turned through three seats says as little as one that was played once."""
    turned = [match([n % 2], 0, [5, 4, 1], deal=n // 3) for n in range(30)]
    once = [match([n % 2], 0, [5, 4, 1], deal=n) for n in range(10)]
    assert balance.balance(CELL, turned).places == balance.balance(CELL, once).places
    assert balance.balance(CELL, turned).won.n == 10


def test_a_run_is_read_back_cell_by_cell(tmp_path: Path) -> None:
    out = tmp_path / "heros"
    arena.run("heros", ["greedy"], games=3, seats=4, jobs=1, out=out)
    ((cell, matches),) = balance.read(out)
    assert (cell.game.id, cell.seats, len(matches)) == ("heros", 4, 3)
    found = balance.balance(cell, matches)
    assert sum(place.rate for place in found.places) == pytest.approx(1)
    assert found.facts["turns"].low >= 142


def test_what_is_no_folder_of_results_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match=r"x is no folder of results"):
        balance.read(tmp_path / "x")
    (tmp_path / "plan.json").write_text('{"tablee-lab": 0}', "utf-8")
    with pytest.raises(BadResults, match=r"plan\.json is damaged"):
        balance.read(tmp_path)


def test_a_habit_bends_a_bot() -> None:
    game = tablee.game("heros")
    assert type(make_bot(game, "greedy/decline")) is type(make_bot(game, "normal/accept"))
    with pytest.raises(BadBot, match="no habit “sulk”: decline, accept"):
        make_bot(game, "greedy/sulk")
    with pytest.raises(BadBot, match="push has no habit “decline”"):
        make_bot(tablee.game("push"), "greedy/decline")
