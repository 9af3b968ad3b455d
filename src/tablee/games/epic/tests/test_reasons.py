"""What a bot says when it is asked why: true of the table, and a sentence in both languages."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tablee import Rng
from tablee.bots import Window, make_bot
from tablee.games.epic import GAME
from tablee.games.epic.position import Epic

from .build import attempted, play, table, written

SMITH: Final = {"A": "002 018 029 042"}
RIVALS: Final = {"competitive": True}


def why(pos: Epic, move: str) -> list[tuple[str, dict[str, Any]]]:
    seat = pos.to_act[0]
    action = next(action for action in pos.legal(seat) if written(pos.name(action)) == move)
    return [(reason.key, reason.values) for reason in GAME.reasons(pos, seat, action)]


def test_an_attempt_tells_its_odds_and_what_the_destiny_counts() -> None:
    pos = table(boards=SMITH, rows={"act I": "064"}, options=RIVALS)
    assert why(pos, "attempt 064 top") == [("why-odds", {"percent": 81}), ("why-destiny", {"icon": "icon-CON"})]


def test_a_skill_of_the_final_adversary_is_named() -> None:
    pos = table(boards=SMITH, rows={"act I": "060"}, adversary="P1")
    assert why(pos, "gain 060") == [("why-final-skill", {"skill": "icon-SAG"})]


def test_dark_runes_tell_the_odds_with_them() -> None:
    pos = play(table(boards=SMITH, rows={"act I": "064"}, options=RIVALS), "A attempt 064 bottom")
    assert why(pos, "dark 1") == [("why-odds-dark", {"percent": 89, "runes": 1})]


def test_a_card_for_oneself_counts_what_is_missing() -> None:
    pos = table(boards=SMITH, hands={"A": "159"}, rows={"act I": "064"}, xp={"A": 0}, runes="OOI B B", options=RIVALS)
    attempted(pos, "064", "top")
    assert why(pos, "play 159") == [("why-play-own", {"missing": 1})]
    assert why(pos, "pass") == [("why-pass-keep", {})]


def test_a_card_against_a_rival() -> None:
    pos = table(boards=SMITH, hands={"B": "200"}, rows={"act I": "064"}, xp={"A": 0}, runes="III S S", options=RIVALS)
    attempted(pos, "064", "top")
    play(pos, "A pass")
    assert why(pos, "play 200") == [("why-play-against", {})]


def test_storing_names_the_effect_it_unlocks() -> None:
    pos = table(boards=SMITH, xp={"A": 3}, class_xp={"A": 2})
    assert why(pos, "store 2") == [("why-store", {"level": 2})]
    assert why(pos, "store 1") == []


@pytest.mark.parametrize("options", [{}, RIVALS])
def test_every_reason_is_a_sentence_in_both_languages(options: dict[str, Any]) -> None:
    pos, rng = GAME.new(2, seed=6, **options), Rng(2)
    bot = make_bot(GAME, "greedy:30", 4)
    told = set()
    while not pos.over:
        seat = pos.to_act[0]
        window = Window.of(pos, seat, rng)
        for action in window.legal:
            for reason in GAME.reasons(window.world, seat, action):
                told.add(reason.key)
                for lang in ("fr", "en"):
                    names: dict[str, Any] = {}
                    names |= {n: GAME.texts.say(lang, v) if isinstance(v, str) else v for n, v in reason.values.items()}
                    assert GAME.texts.say(lang, reason.key, **names).endswith(".")
        pos.play(seat, bot.choose(window))
    assert len(told) > 10
