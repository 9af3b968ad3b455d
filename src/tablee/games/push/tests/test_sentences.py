"""What people read: prompts that name what is legal now, runs in the order they lie, running totals."""

from __future__ import annotations

import re

import pytest

from tablee import Position, Rng
from tablee.engine.text import LANGUAGES
from tablee.games.push import GAME
from tablee.sentences import action_text, event_text, question_text

from .build import begun, column, last_discard, play, table

NAMES = ["Ada", "Blaise", "Chloé", "David"]


def asked(pos: Position, seat: int = 0, lang: str = "en") -> str:
    return question_text(GAME, lang, pos.view(seat), NAMES)


def told(pos: Position, seat: int | None = None, lang: str = "en") -> list[str]:
    return [event_text(GAME, lang, event, NAMES, seat) for event in pos.events(seat)]


FAR = ["R5", "G5", "R5", "G5", "R4", "G4"]


def test_the_prompt_names_what_is_legal() -> None:
    """PUSH-032, PUSH-073, PUSH-080"""
    assert asked(table(FAR, {"R": "4 1 push"})) == "Your turn: take one action!"
    assert asked(table(FAR, {"R": "0 1 push"})) == "Nothing fits: discard one card."
    assert asked(table([*FAR[:5], "G4 G3"], {"R": "0 8 push"})) == "No hero fits: push a column, or discard."


def test_others_read_the_same_whatever_is_held() -> None:
    assert asked(table(FAR, {"R": "4 1 push"}), 1) == asked(table(FAR, {"R": "0 1 push"}), 1)


@pytest.mark.parametrize(("last", "order"), [("G9", "R9 R8 R7"), ("G0", "R9 R8 R7"), ("G7", "R7 R8 R9"), ("G6", "R7 R8 R9")])
def test_a_run_is_named_in_the_order_it_will_lie(last: str, order: str) -> None:
    """PUSH-061, PUSH-065"""
    pos = table([last], {"R": "7 8 9"})
    said = action_text(GAME, "en", {"verb": "run", "low": 7, "column": 1}, NAMES, pos.view(0), short=True)
    assert said.startswith(f"{order} → 1")
    play(pos, "R run 7 on 1")
    assert column(pos).endswith(order)


def test_a_run_over_the_zero_is_named_in_its_order() -> None:
    pos = table(["G1"], {"R": "8 9 0"})
    said = action_text(GAME, "en", {"verb": "run", "low": 8, "column": 1}, NAMES, pos.view(0), short=True)
    assert said.startswith("R0 R9 R8 → 1")


def test_a_score_in_a_tournament_says_the_running_total() -> None:
    """PUSH-131"""
    pos = last_discard(["R9"], tournament=True, round=2, totals={"R": 60, "G": 50})
    lines = [line for line in told(pos) if "scores" in line]
    assert re.fullmatch(r"Ada scores \d+ for columns and \d+ for cards: \d+ points in all; running total: \d+\.", lines[0])
    totals = [int(number) for line in lines for number in re.findall(r"total: (\d+)", line)]
    assert totals == [pos.view(0)["table"]["players"][seat]["total"] for seat in range(2)]  # type: ignore[index]
    single = last_discard(["R9"])
    assert [line for line in told(single) if "total" in line] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_empty_or_badly_punctuated(lang: str) -> None:
    """And a draw of several cards is one line."""
    pos, rng = begun("RGP", tournament=True, rounds=2, apocalypse=True), Rng(5)
    while not pos.over:
        seat = pos.to_act[0]
        assert asked(pos, seat, lang)
        legal = pos.legal(seat)
        before = len(pos.events(seat))
        pos.play(seat, legal[rng.below(len(legal))])
        assert len([event for event in pos.events(seat, before) if event["event"] == "draw" and event["seat"] == seat]) < 2
    for line in told(pos, 0, lang):
        assert not re.search(r"[!?:]\s?\.|\.\.|: [.,]|  |[{}]", line), line
        assert line[-1] in ".!?", line


def test_names_and_pushes_join_a_french_sentence() -> None:
    """PUSH-050, PUSH-080: a Push takes its article, a hero's name is elided before."""
    pair = table(["G5"], {"P": "6 6 push"}, teams="PG").view(0)
    said = action_text(GAME, "fr", {"verb": "pair", "value": 6, "column": 1}, NAMES, pair, noted=False)
    assert said == "Poser une paire d’Âne Onyme (6) sur la colonne 1"
    discard = {"event": "discard", "seat": 1, "cards": ["R-push"]}
    assert event_text(GAME, "fr", discard, NAMES, noted=False) == "Blaise défausse un PUSH."
