"""What heroes count with and how fights stand, as far as who looks knows: the totals of the rules (CONAN-610 to 612)."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import Rng
from tablee.games.conan import GAME
from tablee.games.conan.rules.position import Conan
from tablee.games.conan.rules.resolution import total
from tablee.testing.notation import events, shown

from .build import fought, play, table


def test_the_values_shown_are_those_that_count_in_a_fight() -> None:
    """In matches played at random, at many moments, for everybody."""
    looked = 0
    for seed in range(12):
        pos, rng = GAME.new(2 + seed % 3, seed), Rng(seed)
        while not pos.over:
            if rng.below(8) == 0:
                assert isinstance(pos, Conan)
                for seat, player in enumerate(shown(pos)["players"]):
                    if player["hero"] and not player["beaten"]:
                        assert player["values"] == [total(pos, seat, attribute, False) for attribute in range(3)]
                        looked += 1
            seat = pos.to_act[rng.below(len(pos.to_act))]
            legal = pos.legal(seat)
            pos.play(seat, legal[rng.below(len(legal))])
    assert looked > 300


def test_an_ally_a_partner_and_belongings_count() -> None:
    given: dict[str, Any] = {"at": {"A": "A13", "B": "A13"}, "heroes": {"A": "H01", "B": "H02"}}
    assert shown(table(**given), "A")["players"][0]["values"] == [6, 3, 3]
    assert shown(table(allies={"A": "C31"}, **given), "A")["players"][0]["values"] == [7, 6, 4]
    assert shown(table(objects={"A": "O06"}, **given), "A")["players"][0]["values"] == [6, 3, 4]
    assert shown(table(alliance="AB 2 alternate", **given), "A")["players"][0]["values"] == [6, 6, 3]


def test_a_fight_stands_as_the_cards_make_it_that_one_knows() -> None:
    pos = fought("force", "A lay R01", "B lay R08", hands={"A": "R01 R07", "B": "R08 A02"})
    assert shown(pos, "A")["fight"] == {"attribute": 0, "hero": 8, "other": 7}
    assert shown(pos, "B")["fight"] == {"attribute": 0, "hero": 4, "other": 7}
    assert shown(pos, "C")["fight"] == {"attribute": 0, "hero": 6, "other": 7}
    assert shown(table())["fight"] is None


@pytest.mark.parametrize("laid", ["R01", "R02", "R07", "R08", "R09", "R12", "A02", "R10 R02", "R09 R10", "R07 R08"])
def test_against_somebody_who_lays_nothing_it_ends_as_it_stands(laid: str) -> None:
    first, *others = laid.split()
    pos = fought("force", f"A lay {first}", "B stop", *(f"A lay {card}" for card in others), hands={"A": laid, "B": "A03"})
    standing = shown(pos, "A")["fight"]
    play(pos, "A stop")
    last = events(pos, "totals")[-1]
    assert standing == {"attribute": last["attribute"], "hero": last["total"], "other": last["against"]}
