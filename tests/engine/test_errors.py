"""Whatever a caller gives to the public API, what comes back is an answer or an error of Tablée with a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import pytest

import tablee
from tablee import NoWorld, Rng, TableeError
from tablee.bots import Perspective, make_bot

from ..small_games import GOOD, leaky

PUSH: Final = tablee.game("push")
JUNK: Final[tuple[Any, ...]] = (
    None,
    "",
    "zz",
    "é",
    -1,
    1 << 5000,
    1.5,
    [],
    {},
    {"verb": 3},
    object(),
    "greedy:0",
    "ismcts:",
    "/",
)


def junk_calls() -> dict[str, Callable[[Any], object]]:
    pos = PUSH.new(2, 1)
    return {
        "game": tablee.game,
        "replay": tablee.replay,
        "load": PUSH.load,
        "seats": lambda junk: PUSH.new(junk, 1),
        "seed": lambda junk: PUSH.new(2, [] if junk is None else junk),
        "generator": lambda junk: PUSH.new(2, 1, str(junk)),
        "option": lambda junk: PUSH.new(2, 1, apocalypse=[] if junk is None else junk),
        "bot": lambda junk: make_bot(PUSH, junk),
        "bot seed": lambda junk: make_bot(PUSH, "greedy", junk),
        "play": lambda junk: pos.clone().play(0, junk),
        "play values": lambda junk: pos.clone().play(0, {"verb": "team", "team": junk}),
        "number": lambda junk: pos.number("team", team=junk),
        "verb": lambda junk: pos.number(str(junk)),
        "rules": lambda junk: PUSH.rules(str(junk)),
    }


@pytest.mark.parametrize("name", junk_calls())
@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: repr(junk)[:20])
def test_junk_is_refused_by_an_error_of_ours(name: str, junk: Any) -> None:
    with suppress(TableeError):
        junk_calls()[name](junk)


@pytest.mark.parametrize("number", [-1, 1 << 40])
def test_numbers_that_are_none(number: int) -> None:
    pos = PUSH.new(2, 1)
    for call in (pos.name, pos.undone, pos.view, pos.events, pos.features):
        with pytest.raises(TableeError):
            call(number)
    assert pos.legal(number) == []
    with pytest.raises(TableeError):
        pos.play(0, number)


@pytest.mark.parametrize("spec", ["random", "greedy", "greedy:50", "rollout:9", "ismcts:20"])
def test_a_bot_that_owes_no_answer_says_so(spec: str) -> None:
    pos = PUSH.new(2, 1)
    with pytest.raises(TableeError, match="seat 1 owes no answer"):
        make_bot(PUSH, spec).choose(Perspective.of(pos, 1, Rng(1)))


def test_a_world_that_cannot_be_dealt_is_never_the_true_one() -> None:
    pos = leaky.STUBBORN.new(3, 4)
    with pytest.raises(NoWorld, match="Never"):
        pos.resample(1, Rng(2))


def test_a_long_chain_of_positions_is_freed() -> None:
    """Compiled, a card zone that was freed at the end of a long chain overwrote memory."""
    lines = [
        "import tablee",
        "pos = tablee.game('push').new(2, 1)",
        "for _ in range(20):",
        "    chain = None",
        "    for _ in range(300): chain = [pos.quiet(), chain]",
        "    del chain",
    ]
    ran = subprocess.run([sys.executable, "-c", "\n".join(lines)], env={**os.environ, "PYTHONMALLOC": "debug"}, check=False)
    assert ran.returncode == 0


def test_what_an_older_build_called_otherwise_still_loads(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GOOD["swap"]
    pos = game.new(2, 3)
    pos.play(0, pos.legal(0)[0])
    dump = pos.dump()
    text = str(dump).replace("'Give'", "'Present'").replace("'trade'", "'barter'").replace("'hand 1'", "'paw 1'")
    older: Any = eval(text.replace("'turn'", "'round'"))
    with pytest.raises(tablee.BadDump):
        game.load(older)
    names = {"Present": "Give", "barter": "trade", "paw 1": "hand 1", "round": "turn"}
    monkeypatch.setattr(game, "aliases", names)
    older["draft"] = dump["draft"]
    assert game.load(older).dump() == dump
