"""Options that read the book to the letter where a ruling narrows it; the ruling is what is played without them."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import Position, Rng
from tablee.games.virtopia import GAME
from tablee.games.virtopia.rules.circle import FLAW
from tablee.games.virtopia.rules.content import COLOURS
from tablee.testing.notation import events, question

from .build import cell, city, legal, play, refused, stored, table, token, virtopia


def test_the_rulings_are_played_unless_the_table_chooses() -> None:
    for name in ("open_struggle", "open_recruit", "fleeting_die", "chosen_start"):
        assert GAME.options[name].default is False
        assert GAME.stored_options({}, 4, 1)[name] is False


def test_struggle_against_an_empty_flaw() -> None:
    """VIRTO-133: « L’action NE PEUT PAS être réalisée si le Leader n’a pas de point »; nothing else forbids it."""
    given: dict[str, Any] = {"at": {"LW": "3"}, "cells": {"4": "G"}}
    assert "struggle" not in legal(table("LW", **given))
    pos = play(table("LW", options={"open_struggle": True}, **given), "struggle")
    assert token(pos, "LW") == "3 lying"
    assert refused(table("LT", at={"LT": "3"}, cells={"4": "G"}, options={"open_struggle": True}), "struggle") == "VIRTO-077"


def test_recruitment_in_an_empty_city() -> None:
    """VIRTO-135: « s’il n’y a plus assez de meeples dans la Ville, il prend tous les meeples restants »."""
    given: dict[str, Any] = {"at": {"LT": "2"}, "cells": {"2": "G"}, "city": "", "rest": "8"}
    assert refused(table("LT", **given), "recruit") == "VIRTO-028"
    pos = play(table("LT", options={"open_recruit": True}, **given), "recruit")
    assert (cell(pos, 2), city(pos), token(pos, "LT")) == ("G", "", "2 lying")
    assert [event["green"] for event in events(pos, "recruit")] == [0]


@pytest.mark.parametrize(("fleeting", "left"), [(False, 3), (True, None)])
@pytest.mark.parametrize("move", ["sow step", "develop step"])
def test_the_stored_die_is_removed_in_any_case(fleeting: bool, left: int | None, move: str) -> None:
    """VIRTO-136: « Dans tous les cas, on enlève le dé »; VIRTO-064 keeps it where no roll is needed."""
    pos = table("LC", at={"LC": "3"}, cells={"4": "G"}, stored=3, options={"fleeting_die": fleeting})
    play(pos, move)
    assert stored(pos) == left
    assert len(events(pos, "unstored")) == fleeting


def test_the_stored_die_is_removed_when_somebody_stumbles_off_an_empty_flaw() -> None:
    """VIRTO-136 with VIRTO-100: nothing is possible on the way, and the die goes all the same."""
    given: dict[str, Any] = {"at": {"LT": "3 lying"}, "cells": {"4": ""}, "stored": 3, "dice": "0"}
    pos = table("LT", round=2, options={"fleeting_die": True}, **given)
    assert (stored(pos), token(pos, "LT")) == (None, "4 lying")


def chosen(seats: int, seed: int, **options: Any) -> Position:
    pos, rng = GAME.new(seats, seed=seed, chosen_start=True, **options), Rng(seed)
    while question(pos) in ("OrderLeaders", "PlacePoints"):
        options_now = pos.legal(pos.to_act[0])
        pos.play(pos.to_act[0], options_now[rng.below(len(options_now))])
    return pos


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("virtue", range(4))
def test_the_set_up_by_choice(seats: int, virtue: int) -> None:
    """VIRTO-137: « Choisissez une carte Vertu »; the colours on each cell are chosen too, by everybody in turn order."""
    pos = chosen(seats, seed=virtue)
    assert question(pos) == "ChooseStart"
    pos.play(pos.to_act[0], {"verb": "start", "virtue": virtue})
    board, filled, askers = virtopia(pos), [], []
    while question(pos) == "FillCell":
        top = pos.view(0)["question"]
        assert isinstance(top, dict)
        seat = pos.to_act[0]
        askers.append(seat)
        filled.append(top["cell"])
        taken = pos.name(pos.legal(seat)[0])
        pos.play(seat, pos.legal(seat)[0])
        assert [int(board.counters[board.layout.cell(top["cell"]) + colour]) for colour in range(4)] == [
            taken[c] for c in COLOURS
        ]
    assert filled[0] == board.virtue_cell(virtue)
    assert askers == [board.seat_at(1, n % 4) for n in range(len(askers))]
    assert all(2 <= len(cell(pos, at)) <= 4 for at in range(12) if at % 3 != FLAW)
    assert [event["cell"] for event in events(pos, "fill")][: len(filled)] == filled
    assert (question(pos), pos.counters[0]) == ("ChooseTurn", 1)


@pytest.mark.parametrize("seed", range(8))
def test_a_set_up_by_choice_with_captives_may_run_out(seed: int) -> None:
    """VIRTO-137 with VIRTO-132: what is left is placed, and the match begins."""
    pos, rng = chosen(4, seed, captives=True), Rng(seed)
    while question(pos) in ("ChooseStart", "FillCell"):
        assert pos.faults() == []
        assert GAME.load(pos.dump()).dump() == pos.dump()
        options = pos.legal(pos.to_act[0])
        pos.play(pos.to_act[0], options[rng.below(len(options))])
    assert all(len(cell(pos, at)) == 1 for at in (0, 3, 6, 9))


def test_only_what_the_die_says_is_placed() -> None:
    pos = chosen(4, seed=2)
    assert refused(pos, "roll") == "VIRTO-137"
    pos.play(pos.to_act[0], {"verb": "start", "virtue": 0})
    assert refused(pos, "take -") == "VIRTO-137"
