"""The analysis of a finished match through the front door: made once, kept, open to whoever has the link."""

from __future__ import annotations

import asyncio
import random
import time
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest

from tablee.analysis import Budget, analyse
from tablee.server.backup import backup, restore
from tablee.server.bot_pool import BotTrouble, Progress, Requester
from tablee.server.bot_worker import Job, JobResult
from tablee.server.loadtest import Server
from tablee.server.settings import Settings
from tablee.server.storage import analyses as rows
from tablee.server.storage.analyses import claim, making_of
from tablee.server.storage.rows import Person, now
from tablee.server.study import analyses
from tablee.server.tables import opening
from tablee.server.tables.table import Table
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import Refusal
from tablee.server.web.limits import Limits

from .conftest import play_on, two_at_table
from .postgres import Postgres
from .test_inside import BOTH, inside, play_some, rewind, until

pytestmark = pytest.mark.timeout(180)


def done(server: Server, path: str) -> dict[str, Any]:
    """Wait for an analysis as somebody without a key does."""
    while True:
        state: dict[str, Any] = server.call("GET", path)
        if state["status"] != "running":
            return state
        assert state.get("done", 0) <= state.get("total", 0)
        time.sleep(0.1)


def test_a_match_is_analysed_once_it_is_over_and_everybody_with_the_link_reads_it(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    path = f"/api/tables/{table}/analysis"
    with ada.live(table) as a, bob.live(table) as b:
        play_on({0: a, 1: b}, random.Random(1), 1)
        with pytest.raises(HTTPError, match="409"):
            server.call("GET", path)
        with pytest.raises(HTTPError, match="409"):
            ada.post(table, "analysis")
        bob.post(table, "resign", {})
    assert server.call("GET", path) == {"status": "none"}
    with pytest.raises(HTTPError, match="401"):
        server.call("POST", path)
    assert ada.post(table, "analysis")["status"] in ("running", "done")
    state = done(server, path)
    assert state["status"] == "done"
    analysis = state["analysis"]
    assert analysis["moves"] == 1
    assert not analysis["finished"]
    for split in analysis["splits"]:
        parts = sum(split[part] for part in ("start", "luck", "own", "others"))
        assert parts == pytest.approx(split["result"], abs=1e-9)
    assert ada.post(table, "analysis")["analysis"] == analysis
    decided = analysis["decisions"][0]
    line = server.call("POST", f"/api/tables/{table}/line", {"step": decided["step"]})["steps"]
    assert line[0]["n"] == decided["step"]
    assert line[1]["named"] == decided["preferred"]["named"]
    with pytest.raises(HTTPError, match="404"):
        server.call("POST", f"/api/tables/{table}/line", {"step": 99})


def test_one_analysis_at_a_time_and_none_of_a_match_that_goes_on(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, BOTH)
        with pytest.raises(Refusal, match="over"):
            await analyses.state(tables, table)
        await play_some(table, 2000)
        other = await ended_table(tables, person)
        await tables.storage.write(lambda tx: claim(tx, other.header, person.id, "another process"))
        with pytest.raises(Refusal, match="analysing"):
            await analyses.begin(tables, table.header, person)
        with pytest.raises(Refusal, match="step"):
            await analyses.better_line(tables, table, 0, None)

    inside(tmp_path, work)


# Several processes.

TINY = Budget(search=0.01, worlds=1, most=1, trees=1, moments=1, truth=1)


class Analyst:
    """Stands for the worker of one process: it tells that it is so far, and ends when it is let or fails when it is told."""

    def __init__(self, tables: TableRegistry) -> None:
        self.asked = 0
        self.end = asyncio.Event()
        self.fails = False
        tables.pool.analyse = self.analyse  # type: ignore[method-assign]

    async def analyse(self, job: Job, requester: Requester, progress: Progress) -> JobResult:
        self.asked += 1
        progress(3, 9)
        await self.end.wait()
        if self.fails:
            raise BotTrouble("it fails")
        assert job.record is not None
        return JobResult(blobs={0: zlib.compress(msgspec.json.encode(analyse(job.record, 0, TINY)))})


async def ended_table(tables: TableRegistry, person: Person) -> Table:
    table = await opening.open_table(tables, person, BOTH)
    await play_some(table, 2000)
    return table


async def stands(tables: TableRegistry, table: Table, *state: object) -> None:
    """Wait until an analysis stands so."""
    async with asyncio.timeout(30):
        while True:
            now = await analyses.state(tables, table)
            if (now.status, now.done, now.total)[: len(state)] == state:
                return
            await asyncio.sleep(0.05)


def on_two(work: Callable[[TableRegistry, TableRegistry, Person], Awaitable[None]]) -> None:
    """Run something with two processes' tables on one database and one person in it."""
    postgres = Postgres()

    async def run() -> None:
        settings = Settings(database=postgres.url, pace=(0.0, 0.0), settle=60.0)
        left, right = TableRegistry(settings), TableRegistry(settings)
        await left.open()
        await right.open()
        person = Person(id="ada", key_hash="h", name="Ada", lang="en", created=now())
        try:
            await left.storage.write(lambda tx: tx.add_person(person))
            await work(left, right, person)
        finally:
            await left.close()
            await right.close()

    try:
        asyncio.run(run())
    finally:
        postgres.close()


def test_an_analysis_that_one_process_makes_is_joined_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "BEAT", 0.05)

    async def work(left: TableRegistry, right: TableRegistry, ada: Person) -> None:
        here, one, two = await ended_table(left, ada), Analyst(left), Analyst(right)
        there, bob = await right.table(here.id), Person(id="bob", key_hash="b", name="Bob", lang="en", created=now())
        await right.storage.write(lambda tx: tx.add_person(bob))
        await stands(right, there, "none")
        await asyncio.gather(*(analyses.begin(left, here.header, ada) for _ in range(3)))
        await stands(right, there, "running", 3, 9)
        for person in (ada, bob):
            await analyses.begin(right, there.header, person)
        assert (one.asked, two.asked, right.analyses.running) == (1, 0, {})
        other = await ended_table(right, ada)
        with pytest.raises(Refusal, match="analysing"):
            await analyses.begin(right, other.header, ada)
        one.end.set()
        await stands(right, there, "done")
        await analyses.begin(right, there.header, bob)
        assert (one.asked, two.asked) == (1, 0)
        await analyses.begin(right, other.header, ada)
        await stands(left, await left.table(other.id), "running")

    on_two(work)


def test_both_processes_asked_at_once_make_one_analysis() -> None:
    async def work(left: TableRegistry, right: TableRegistry, ada: Person) -> None:
        here, one, two = await ended_table(left, ada), Analyst(left), Analyst(right)
        there = await right.table(here.id)
        asked = [analyses.begin(tables, here.header, ada) for tables in (left, right, left, right)]
        await asyncio.gather(*asked)
        await until(lambda: one.asked + two.asked == 1)
        await stands(right, there, "running")
        await asyncio.sleep(0.2)
        assert one.asked + two.asked == 1

    on_two(work)


def test_what_one_process_leaves_off_another_may_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    """It fails, and all know; it is stopped, and all know; it dies without a word, and all know a little later."""
    monkeypatch.setattr(analyses, "BEAT", 0.05)

    async def work(left: TableRegistry, right: TableRegistry, ada: Person) -> None:
        here, one, two = await ended_table(left, ada), Analyst(left), Analyst(right)
        there = await right.table(here.id)
        one.fails = True
        one.end.set()
        await analyses.begin(left, here.header, ada)
        await stands(right, there, "failed")
        one.end.clear()
        await analyses.begin(left, here.header, ada)
        await stands(right, there, "running")
        await left.analyses.close()
        await stands(right, there, "none")
        await right.storage.write(lambda tx: claim(tx, there.header, ada.id, "a process that dies"))
        await stands(right, there, "running")
        with monkeypatch.context() as patched:
            patched.setattr(rows, "LEASE_MS", 0)
            await stands(right, there, "none")
            await analyses.begin(right, there.header, ada)
        await stands(left, here, "running", 3, 9)
        assert two.asked == 1

    on_two(work)


def test_a_database_of_the_build_before_keeps_its_analyses_and_takes_new_ones(tmp_path: Path) -> None:
    """As the build before left it: without the table of those that are being made, at the revision before."""

    async def begin(tables: TableRegistry, person: Person) -> tuple[str, str]:
        first, second = await ended_table(tables, person), await ended_table(tables, person)
        Analyst(tables).end.set()
        await analyses.begin(tables, first.header, person)
        await stands(tables, first, "done")
        return first.id, second.id

    first, second = inside(tmp_path, begin)
    rewind(tmp_path / "inside.db", "0013")
    former = tmp_path / "former.gz"
    backup(str(tmp_path / "inside.db"), former)

    async def after(tables: TableRegistry, person: Person) -> None:
        await stands(tables, await tables.table(first), "done")
        table = await tables.table(second)
        await stands(tables, table, "none")
        Analyst(tables).end.set()
        await analyses.begin(tables, table.header, person)
        await stands(tables, table, "done")

    inside(tmp_path, after)
    other = tmp_path / "other"
    other.mkdir()
    restore(str(other / "inside.db"), former)
    inside(other, after)


@pytest.mark.parametrize("leaves", [False, True])
def test_a_match_that_goes_on_or_a_person_who_leaves_takes_the_analysis_along(tmp_path: Path, leaves: bool) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table = await ended_table(tables, person)
        await tables.storage.write(lambda tx: claim(tx, table.header, person.id, "another process"))
        await stands(tables, table, "running")
        await tables.storage.write(lambda tx: tx.forget_person(person) if leaves else tx.reopen(table.id))
        async with tables.storage.read() as connection:
            assert await connection.run_sync(making_of, table.header) is None

    inside(tmp_path, work)


def test_each_person_has_so_many_analyses_a_day() -> None:
    limits = Limits(Settings(analyses=2))
    assert [limits.analyses.take("ada") for _ in range(3)] == [True, True, False]
    assert limits.analyses.take("bob")
