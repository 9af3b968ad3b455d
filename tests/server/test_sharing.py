"""Bots' work is shared between people and tables; tables of bots only hold nobody up."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from statistics import median

import pytest

from tablee.server import wire
from tablee.server.bot_pool import BotTrouble, Pool, Requester, choose_job
from tablee.server.storage.rows import Person
from tablee.server.tables import opening, replays
from tablee.server.tables.history import History
from tablee.server.tables.table import Table
from tablee.server.tables.table_registry import TableRegistry

from .test_inside import BOTH, SOLO, inside, until

pytestmark = pytest.mark.timeout(180)
THINKING = 0.15
SLOW = f"""
import sys, time
from tablee.server import bot_worker
think = bot_worker.think
bot_worker.think = lambda *given: (time.sleep({THINKING}), think(*given))[1]
bot_worker.serve(sys.stdin.buffer, sys.stdout.buffer)
"""
SLOWLY = (sys.executable, "-c", SLOW)
BOTS = wire.NewTable(game="push", seats=[wire.Place("bot", level="easy")] * 2)


def at(table: Table) -> History:
    assert table.history is not None
    return table.history


async def answers(tables: TableRegistry, person: Person, table: Table, times: int) -> list[float]:
    """How long the bot took to answer a person, each time."""
    loop = asyncio.get_running_loop()
    took = []
    while len(took) < times:
        await until(lambda: at(table).pos.to_act == (0,))
        await table.match.play_for(0, at(table).pos.legal(0)[0], "person", at(table).n)
        if at(table).pos.to_act == (1,):
            asked, n = loop.time(), at(table).n
            await until(lambda n=n: at(table).n > n)  # type: ignore[misc]
            took.append(loop.time() - asked)
    return took


def test_tables_of_bots_only_hold_up_no_person(tmp_path: Path) -> None:
    """The same person at the same table, with nobody else and with forty tables of bots; a hint is given all the while."""

    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, SOLO)
        alone = await answers(tables, person, table, 6)
        others = [await opening.open_table(tables, person, BOTS) for _ in range(40)]
        await until(lambda: sum(at(other).n for other in others) > 3)
        among = await answers(tables, person, table, 6)
        await until(lambda: at(table).pos.to_act == (0,))
        assert (await replays.hint(tables, table, 0, person)).action >= 0
        assert median(among) < 2 * median(alone) + 2 * THINKING, (alone, among)
        before = [at(other).n for other in others]
        assert max(before) <= 3 + 2 * min(before), "tables of bots go on alike"

    inside(tmp_path, work, bot_command=SLOWLY, bot_seconds=5.0)


def test_tables_of_bots_only_wait_instead_of_being_answered_badly(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        others = [await opening.open_table(tables, person, BOTS) for _ in range(30)]
        await until(lambda: all(at(other).n > 0 for other in others))

    inside(tmp_path, work, bot_command=SLOWLY, bot_seconds=3.0)
    assert "fallback" not in caplog.text


def test_who_asks_much_waits_and_the_others_do_not(tmp_path: Path) -> None:
    """Ada's twenty tables are one person's work: Bob, who comes last, is third at the latest."""

    async def work(tables: TableRegistry, person: Person) -> list[str]:
        table = await opening.open_table(tables, person, BOTH)
        job = choose_job(at(table).pos, at(table).pos.to_act[0], "easy")
        pool = Pool(1, 30.0, SLOWLY)
        done: list[str] = []

        async def ask(owner: str, name: str) -> None:
            await pool.ask(job, Requester(owner, name))
            done.append(owner)

        asking = [asyncio.create_task(ask("ada", f"table {n}")) for n in range(20)]
        await asyncio.sleep(0)
        asking.append(asyncio.create_task(ask("bob", "his own")))
        await asyncio.wait(asking[-1:])
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        assert (await pool.ask(job, Requester("eve", "another"))).action >= 0
        await pool.close()
        return done

    done = inside(tmp_path, work)
    assert done.index("bob") <= 2


def test_long_thought_delays_no_table_beyond_its_limit(tmp_path: Path) -> None:
    """Four tables at once want an answer that would take minutes, of one process: each has one in its time, or nearly."""

    async def work(tables: TableRegistry, person: Person) -> list[float]:
        table = await opening.open_table(tables, person, BOTH)
        loop, pool = asyncio.get_running_loop(), Pool(1, 30.0)
        pos = at(table).pos
        assert (await pool.ask(choose_job(pos, pos.to_act[0], "easy"), Requester("eve", "0"))).action >= 0

        async def ask(n: int) -> float:
            began = loop.time()
            job = choose_job(pos, pos.to_act[0], "rollout:900000@1500ms")
            assert (await pool.ask(job, Requester("ada", str(n)))).action >= 0
            return loop.time() - began

        took = await asyncio.gather(*[ask(n) for n in range(4)])
        await pool.close()
        return took

    took = inside(tmp_path, work)
    assert max(took) < 4.5, took  # one after the other they would take 6 s


def test_who_gives_up_waiting_costs_nobody_a_worker(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, BOTH)
        job = choose_job(at(table).pos, at(table).pos.to_act[0], "easy")
        pool = Pool(1, 30.0, SLOWLY)
        await pool.ask(job, Requester("ada", "1"))
        asked = [pool.ask(job, Requester("ada", str(n)), 2.5 * THINKING) for n in range(8)]
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(result, BotTrouble) for result in results) >= 4
        assert (await pool.ask(job, Requester("bob", "2"))).action >= 0
        await pool.close()

    inside(tmp_path, work)
