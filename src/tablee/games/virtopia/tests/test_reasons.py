"""What a bot says when it is asked why: true of the table, and a sentence in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import Position, Rng
from tablee.engine.game import Reason
from tablee.games.virtopia import GAME

from .build import play, said, table


def why(pos: Position, move: str) -> list[tuple[str, dict[str, Any]]]:
    seat = pos.to_act[0]
    action = next(action for action in pos.legal(seat) if said(pos.name(action)) == move)
    return [(reason.key, reason.values) for reason in GAME.reasons(pos, seat, action)]


def test_a_development_counts_the_points_it_brings() -> None:
    assert why(table("LT", cells={"1": "GBYR"}), "develop") == [("why-develop", {"count": 4, "virtue": "card-VT"})]


def test_an_escape_names_the_prison_and_the_tower_ahead() -> None:
    pos = table("LJ", at={"LJ": "5"}, cells={"6": "GB"}, prisons={"PR3": "RRR"})
    assert why(pos, "escape") == [("why-escape", {"prison": "card-PR3"}), ("why-before", {"flaw": "card-FE", "count": 2})]


def test_a_struggle_counts_whom_it_frees() -> None:
    pos = table("LC", at={"LC": "3"}, cells={"3": "GGBB"}, points={"LC": "C2 W2"})
    assert why(pos, "struggle") == [("why-struggle", {"count": 2, "flaw": "card-FG"})]


@pytest.mark.parametrize(("captives", "percent"), [("", 67), ("G", 100)])
def test_a_sowing_tells_the_odds_of_the_tower_it_passes(captives: str, percent: int) -> None:
    pos = table("LT", cells={"1": "GBY", "3": captives})
    assert why(pos, "sow")[0] == ("why-odds", {"flaw": "card-FG", "percent": percent})


def test_a_sowing_that_passes_no_tower_says_so() -> None:
    assert why(table("LT", cells={"1": "G", "2": "G"}), "sow") == [("why-no-tower", {})]


@pytest.mark.parametrize("seed", range(6))
def test_every_reason_has_its_sentence(seed: int) -> None:
    """Along random matches, whatever is advised; nothing in a sentence is left blank."""
    pos, rng = GAME.new(seats=1 + seed % 4, seed=seed), Rng(seed)
    while not pos.over:
        seat = pos.to_act[0]
        legal = pos.legal(seat)
        for action in legal[:6]:
            for reason in GAME.reasons(pos, seat, action):
                assert all("{" not in text and "�" not in text for text in sentences(reason)), reason
        play_one = legal[rng.below(len(legal))]
        pos.play(seat, play_one)


def sentences(reason: Reason) -> list[str]:
    told = []
    for lang in ("fr", "en"):
        values: dict[str, Any] = {
            name: GAME.texts.say(lang, v) if isinstance(v, str) else v for name, v in reason.values.items()
        }
        told.append(GAME.texts.say(lang, reason.key, **values))
    return told


def test_using_the_stored_die_tells_the_total() -> None:
    pos = table("LC", at={"LC": "3"}, cells={"3": "G", "4": "G"}, stored=0)
    play(pos, "step")
    assert why(pos, "stored") == [("why-stored", {"total": 0})]
    assert why(pos, "roll") == [("why-roll", {})]
