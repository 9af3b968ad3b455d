"""Bots that know no game."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from time import process_time

import pytest

import tablee
from tablee import bots
from tablee.bots import BadBot, Perspective, limit_of, list_bots, make_bot
from tablee.bots.base import GreedyBot
from tablee.bots.make import OWN
from tablee.engine.policy import Policy
from tablee.engine.position import Position
from tablee.engine.rng import Rng


class Steady(Policy):
    """Allows one whim only."""

    def whims(self, pos: Position, seat: int, legal: list[int]) -> list[int]:
        return legal[-1:]


def test_a_whim_is_one_of_those_that_the_policy_allows() -> None:
    pos = tablee.game("conan").new(seats=3, seed=1)
    window = Perspective.of(pos, 0, Rng(1))
    free = {GreedyBot(Rng(seed), Policy(), 100).choose(window) for seed in range(40)}
    assert free == set(window.legal)
    assert {GreedyBot(Rng(seed), Steady(), 100).choose(window) for seed in range(40)} == {window.legal[-1]}


ELSEWHERE = """
from tablee.bots import BadBot, Bot

class Last(Bot):
    def __init__(self, policy, back):
        self.policy, self.back = policy, back

    def choose(self, window):
        return window.answers()[-self.back:][0]

def make(game, make_policy, argument, rng):
    if argument and not argument.isdigit():
        raise BadBot(f"“last” counts from the end, and “{argument}” is no number")
    return Last(make_policy(), int(argument or 1))

def nothing(game, make_policy, argument, rng):
    return None
"""
POINTS = """[tablee.bots]
last = elsewhere:make
nothing = elsewhere:nothing
broken = elsewhere_not:make
greedy = elsewhere:make
"""


@pytest.fixture
def elsewhere(tmp_path: Path) -> dict[str, str]:
    """An environment in which another package with bots is installed."""
    (tmp_path / "elsewhere.py").write_text(ELSEWHERE, "utf-8")
    info = tmp_path / "elsewhere-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: elsewhere\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(POINTS)
    path = os.pathsep.join(part for part in (str(tmp_path), os.environ.get("PYTHONPATH", "")) if part)
    return {**os.environ, "PYTHONPATH": path, "LC_ALL": "en_GB.UTF-8"}


def run_python(code: str, env: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_bot_of_another_package_is_found_and_named_in_specs(elsewhere: dict[str, str]) -> None:
    said = run_python(
        """
import tablee
from tablee.bots import BadBot, Perspective, limit_of, list_bots, make_bot
heros = tablee.game("heros")
pos = heros.new(seats=3, seed=1)
legal = pos.legal(pos.to_act[0])
window = Perspective.of(pos, pos.to_act[0], tablee.Rng(2))
own = ["random", "greedy", "rollout", "ismcts", "puct", "learned", "advised"]
assert list_bots() == [*own, "broken", "last", "nothing"], list_bots()
assert make_bot(heros, "last").choose(window) == legal[-1]
assert make_bot(heros, "last:2").choose(window) == legal[-2:][0]
assert type(make_bot(heros, "last/decline").policy) is type(heros.habits["decline"]())
assert type(make_bot(heros, "greedy")).__name__ == "GreedyBot", "a name of ours means our bot"
for spec in ("last:x", "nothing", "broken", "genius"):
    try:
        make_bot(heros, spec)
    except BadBot as error:
        print(error)
""",
        elsewhere,
    )
    last, nothing, broken, genius = said.splitlines()
    assert last == "“last” counts from the end, and “x” is no number"
    assert nothing == "what makes the bot “nothing” made none, but None"
    assert broken.startswith("the bot “broken” cannot be loaded: ModuleNotFoundError")
    known = "easy, normal, hard, expert, random, greedy, rollout, ismcts, puct, learned, advised, broken"
    assert genius.startswith(f"there is no bot “genius”: try {known}")


def test_a_bot_of_another_package_plays_in_arena_terminal_and_server(elsewhere: dict[str, str], tmp_path: Path) -> None:
    run_python(
        """
import tablee
from tablee.lab import arena
if __name__ == "__main__":
    assert arena.run("heros", ["last:2", "random"], games=4, seats=3, jobs=1).played >= 4
    from tablee.server.bot_worker import Job, work
    pos = tablee.game("heros").new(seats=3, seed=1)
    assert work(Job("choose", "heros", pos.to_act[0], "last", dump=pos.dump())).action == pos.legal(pos.to_act[0])[-1]
    from tablee.cli.app import run
    assert run(["bots"]) == 0
""",
        elsewhere,
    )
    watched = [sys.executable, "-m", "tablee.cli", "play", "push", "--against", "last:x", "--lang", "en"]
    refused = subprocess.run(watched, env=elsewhere, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (refused.returncode, "“x” is no number" in refused.stderr) == (2, True)


def test_our_bots_register_as_those_of_others_do() -> None:
    with (Path(__file__).parents[2] / "pyproject.toml").open("rb") as file:
        points = tomllib.load(file)["project"]["entry-points"]["tablee.bots"]
    assert list(points) == list_bots()[: len(points)]
    assert points == OWN


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("random:3", "takes nothing after it"),
        ("greedy:101", "1 to 100"),
        ("rollout", "how many worlds"),
        ("ismcts:soon", "is no budget"),
        ("ismcts", "is no budget"),
    ],
)
def test_what_a_bot_cannot_use_is_refused_in_a_sentence(spec: str, why: str) -> None:
    with pytest.raises(BadBot, match=why):
        make_bot(tablee.game("push"), spec)


def test_a_former_name_still_works_and_says_so() -> None:
    with pytest.warns(DeprecationWarning, match=r"tablee\.bots\.Perspective"):
        assert bots.Window is Perspective
    with pytest.raises(AttributeError, match="Door"):
        _ = bots.Door


@pytest.mark.parametrize("spec", ["rollout:900000@60ms", "ismcts:9000000@60ms", "puct:9000000@60ms", "learned:900000@60ms"])
def test_a_limit_ends_the_thinking(spec: str) -> None:
    """However much a bot would try, it answers in about its time, with an answer that is legal."""
    game = tablee.game("heros")
    pos, rng = game.new(seats=2, seed=5), Rng(5)
    quick = make_bot(game, "greedy", 5)
    while len(pos.legal(pos.to_act[0])) < 4:
        pos.play(pos.to_act[0], quick.choose(Perspective.of(pos, pos.to_act[0], rng)))
    bot, window = make_bot(game, spec, 1), Perspective.of(pos, pos.to_act[0], rng)
    assert limit_of(game, spec) == bot.seconds == 0.06
    began = process_time()
    assert bot.choose(window) in window.legal
    assert process_time() - began < (2.0 if tablee.compiled else 10.0)


def test_a_limit_is_a_time() -> None:
    for limit in ("", "900", "soon"):
        with pytest.raises(BadBot):
            make_bot(tablee.game("push"), f"rollout:900@{limit}")


def test_where_a_level_lacks_what_it_needs_the_level_below_plays(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """No weights for so many seats, or no package: a sentence, and the answers of the next level."""
    game = tablee.game("virtopia")
    monkeypatch.setitem(game.levels, "normal", "greedy")
    pos = game.new(seats=2, seed=1)
    window = Perspective.of(pos, pos.to_act[0], Rng(1))
    for spec, why in (("learned:20", "no learned bot"), ("not-there:20", "there is no bot")):
        monkeypatch.setitem(game.levels, "hard", spec)
        caplog.clear()
        assert make_bot(game, "hard", 3).choose(window) == make_bot(game, "normal", 3).choose(window)
        assert len(caplog.messages) == 1
        assert why in caplog.messages[0]
        assert "the level below plays" in caplog.messages[0]
    monkeypatch.setitem(game.levels, "hard", "learned:20|rollout:6")
    caplog.clear()
    assert make_bot(game, "hard", 3).choose(window) == make_bot(game, "rollout:6", 3).choose(window)
    assert not caplog.messages
    with pytest.raises(BadBot):
        make_bot(game, "learned:20", 3).choose(window)
