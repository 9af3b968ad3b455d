"""How the score went: what everybody could see of it, and in the end what was counted."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

import tablee
from tablee.engine.text import LANGUAGES
from tablee.server.bot_worker import work as think
from tablee.server.storage.rows import Person
from tablee.server.tables import opening, replays
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import Refusal
from tablee.telling import plain

from .test_inside import BOTH, inside, play_some

RUNNING = [name for name in tablee.list_games() if tablee.game(name).running]


@pytest.mark.parametrize("name", RUNNING)
def test_a_running_score_is_what_everybody_sees(name: str) -> None:
    game, rng = tablee.game(name), random.Random(5)
    assert game.running is not None
    assert all(game.texts.has(lang, "running") for lang in LANGUAGES)
    pos = game.new(game.usual_seats, seed=5)
    for _ in range(60):
        told = game.running(plain(pos.view(None)))
        assert [list(game.running(plain(pos.view(seat)))) for seat in range(pos.seats)] == [list(told)] * pos.seats
        assert len(told) in (0, 1, pos.seats)
        if pos.over:
            break
        pos.play(pos.to_act[0], rng.choice(pos.legal(pos.to_act[0])))


def test_the_scores_of_a_finished_match_end_with_the_result(tmp_path: Path) -> None:
    async def evening(tables: TableRegistry, person: Person) -> None:
        tables.pool.ask = lambda job, requester=None, seconds=None: asyncio.to_thread(think, job)  # type: ignore[method-assign,assignment]
        table = await opening.open_table(tables, person, BOTH)
        with pytest.raises(Refusal, match="over"):
            await replays.scores(tables, table)
        await play_some(table, 3000)
        assert table.history is not None
        assert table.history.pos.outcome is not None
        asked: list[str] = []
        ask = tables.pool.ask
        tables.pool.ask = lambda job, *more: asked.append(job.op) or ask(job, *more)  # type: ignore[method-assign,func-returns-value]
        (lines, *_) = [found.lines for found in await asyncio.gather(*(replays.scores(tables, table) for _ in range(3)))]
        assert asked == ["replay"], "the match is played again once, however many ask"
        assert tuple(line[-1] for line in lines) == table.history.pos.outcome.scores
        assert {len(line) for line in lines} == {len(table.history.pos.moves) + 1}

    inside(tmp_path, evening)
