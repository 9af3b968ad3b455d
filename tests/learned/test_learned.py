"""Bots that learned: what they are made from, what they say when it is missing, and that they know only what a seat does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import tablee
from tablee.bots import BadBot, Perspective, make_bot
from tablee.engine.game import Game
from tablee.engine.rng import Rng
from tablee.learned import Card, LearnedBot, Net, NoWeights, load, save
from tablee.learned.net import drawn
from tablee.learned.weights import VARIABLE
from tablee.server.bot_pool import plain_environment


def small_net(game: Game, seed: int = 1) -> Net:
    """A net that has learned nothing."""
    rng = np.random.default_rng(seed)
    sizes = {"weights_0": (int(game.observation.size), 8), "bias_0": (8,), "narrow": (8, 4), "narrow_bias": (4,)}
    sizes |= {"policy": (4, game.actions), "policy_bias": (game.actions,), "value": (8, 1), "value_bias": (1,)}
    return Net({name: rng.normal(0, 0.3, size).astype(np.float32) for name, size in sizes.items()}, game.observation)


def card(game: Game, seats: int = 2, observation: str = "") -> Card:
    digest = observation or game.observation.digest()
    return Card(
        game=game.id, seats=seats, rules_version=game.rules_version, observation=digest, actions=game.actions,
        layers=[8], trained="not at all", steps=0,
    )  # fmt: skip


@pytest.mark.parametrize("name", tablee.list_games())
@pytest.mark.parametrize("futures", [0, 12])
def test_a_net_plays_legal_moves_at_every_table(name: str, futures: int) -> None:
    game = tablee.game(name)
    rng = Rng(3)
    bot = LearnedBot(game, Rng(1), futures, small_net(game))
    pos = game.new(game.usual_seats, seed=2)
    for _ in range(25):
        if not pos.over:
            seat = pos.to_act[0]
            action = bot.choose(Perspective.of(pos, seat, rng))
            assert action in pos.legal(seat)
            pos.play(seat, action)
    assert pos.moves


def test_the_net_alone_answers_from_what_the_seat_knows_only() -> None:
    """Worlds that the seat cannot tell apart get the same answer."""
    game = tablee.game("heros")
    net = small_net(game)
    pos, rng = game.new(3, seed=5), Rng(5)
    for _ in range(60):
        seat = pos.to_act[0]
        answers = {LearnedBot(game, Rng(1), 0, net).choose(Perspective.of(pos, seat, Rng(n))) for n in range(4)}
        assert len(answers) == 1
        pos.play(seat, pos.legal(seat)[rng.below(len(pos.legal(seat)))])


def test_the_same_seed_thinks_the_same() -> None:
    game = tablee.game("push")
    net = small_net(game)
    answers = []
    for _ in range(2):
        pos, rng, bot = game.new(2, seed=4), Rng(4), LearnedBot(game, Rng(9), 40, net)
        for _ in range(20):
            pos.play(pos.to_act[0], bot.choose(Perspective.of(pos, pos.to_act[0], rng)))
        answers.append(pos.moves)
    assert answers[0] == answers[1]


def test_weights_are_kept_and_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tablee.game("push")
    net = small_net(game)
    save(tmp_path / "push", net, card(game))
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    found = load(game, 2)
    rows = np.arange(2 * int(game.observation.size), dtype=np.uint8).reshape(2, -1)
    assert found.values(found.hidden(rows)) == pytest.approx(net.values(net.hidden(rows)), abs=0.02)
    bot = make_bot(game, "learned:20", 1)
    pos = game.new(2, seed=1)
    assert bot.choose(Perspective.of(pos, 0, Rng(1))) in pos.legal(0)


def test_missing_and_foreign_weights_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tablee.game("push")
    save(tmp_path / "push", small_net(game), card(game, observation="another"))
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with pytest.raises(NoWeights, match="another form"):
        load(game, 2)
    with pytest.raises(NoWeights, match="no learned bot for 9 seats"):
        load(game, 9)
    with pytest.raises(BadBot, match="futures"):
        make_bot(game, "learned:many")


def test_what_bytes_stand_for_is_read_by_the_net() -> None:
    """Folding the divisors into the first layer changes nothing."""
    game = tablee.game("conan")
    net = small_net(game)
    pos = game.new(3, seed=1)
    arrays = net.arrays()
    seen = np.array([game.observation.features(pos, 0)], np.float32)
    plain = np.maximum(seen @ arrays["weights_0"] + arrays["bias_0"], 0)
    row = np.frombuffer(game.observation.row(pos, 0), np.uint8)[None, :]  # type: ignore[call-overload]
    assert net.hidden(row) == pytest.approx(plain, abs=1e-4)


def test_answers_are_drawn_by_their_chance() -> None:
    chances = np.tile(np.array([[0.7, 0.3, 0.0]], np.float32), (4000, 1))
    counts = np.bincount(drawn(chances, np.random.default_rng(1)), minlength=3)
    assert counts[2] == 0
    assert counts[0] / 4000 == pytest.approx(0.7, abs=0.03)


@pytest.mark.parametrize("before", ["pass", "from tablee.lab.executors import worker; worker.begin()"])
def test_a_net_thinks_with_one_thread_where_every_core_has_a_process(before: str) -> None:
    """Bots of a server in the first case, matches of the laboratory in the second."""
    environment = plain_environment()
    if before != "pass":
        del environment["OPENBLAS_NUM_THREADS"]
    program = f"{before}\nimport os, tablee.learned, numpy\nnumpy.ones((300, 300)) @ numpy.ones((300, 300))\n"
    program += "import time, threading\nwhile threading.active_count() > 1: time.sleep(0.01)\n"
    program += "print(len(os.listdir('/proc/self/task')))"
    ran = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout == "1\n"
