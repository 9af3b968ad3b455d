"""Advice: by the level `hard` within a second, the same in the browser and in the terminal."""

from __future__ import annotations

from time import process_time

import pytest

import tablee
from tablee import Rng
from tablee.bots import Perspective, advice, advise, make_bot
from tablee.bots.advice import adviser, telling
from tablee.cli import hints
from tablee.server import bot_worker

GAMES = tablee.list_games()
SLOW = 1.5
"""Interpreted, even one world may take longer than there is time. What counts is processor time: others use it, too."""


def asked(name: str, moves: int) -> Perspective:
    """Somebody's question after some moves, with several answers."""
    game = tablee.game(name)
    pos, rng, bot = game.new(seats=game.seats[1], seed=3), Rng(1), make_bot(game, "greedy", 1)
    while moves > 0 or len(pos.legal(pos.to_act[0])) == 1:
        pos.play(pos.to_act[0], bot.choose(Perspective.of(pos, pos.to_act[0], rng)))
        moves -= 1
    return Perspective.of(pos, pos.to_act[0], rng)


def test_browser_and_terminal_ask_the_same() -> None:
    assert bot_worker.advise is hints.advise is advise


@pytest.mark.parametrize("name", GAMES)
def test_the_level_that_advises_answers_within_its_time(name: str) -> None:
    game = tablee.game(name)
    assert adviser(game) == "hard"
    window = asked(name, 40)
    began = process_time()
    advised = advise(game, window, 1, seconds=0.2)
    assert process_time() - began < 0.2 + SLOW
    assert advised.action in window.legal
    assert advised.tries > 0


def test_given_time_it_answers_as_the_level_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tablee.game("virtopia")
    monkeypatch.setitem(game.levels, "hard", "rollout:12")
    window = asked("virtopia", 20)
    assert advise(game, window, 5, seconds=600.0).action == make_bot(game, "hard", 5).choose(window)


def test_in_push_the_search_tells_its_shares() -> None:
    window = asked("push", 30)
    advised = advise(tablee.game("push"), window, 1, seconds=0.3)
    assert len(advised.shares) <= advice.SHOWN
    assert all(share >= advice.FAINT for _, share, _ in advised.shares)


def test_shares_that_say_nothing_are_not_told() -> None:
    even = [(n, 1 / 120, 0.0) for n in range(120)]
    assert telling(even) == []
    assert telling([]) == []
    assert [action for action, _, _ in telling([(1, 0.5, 0.0), (2, 0.3, 0.0), (3, 0.15, 0.0), (4, 0.05, 0.0)])] == [1, 2, 3]
