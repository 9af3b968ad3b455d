"""A machine's clock may be wrong when a server starts, and be set right later: nothing is lost by it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from tablee.server import wire
from tablee.server.storage import rows
from tablee.server.storage.rows import Match, Person
from tablee.server.tables import opening, sweeper
from tablee.server.tables.clocks.paces import PACES, Clock
from tablee.server.tables.table_registry import TableRegistry

from .test_inside import BOTH, inside, play_some, until

pytestmark = pytest.mark.timeout(120)
DAY = 86_400.0
OPEN = wire.NewTable(game="push", seats=[wire.Place("me"), wire.Place("open")])
SOLO = wire.NewTable(game="push", seats=[wire.Place("bot", level="easy"), wire.Place("me")])


def ahead(monkeypatch: pytest.MonkeyPatch, days: float) -> None:
    monkeypatch.setattr(rows, "time", lambda: time.time() + days * DAY)


async def stored(tables: TableRegistry, name: str) -> Match:
    match = await tables.storage.match(name)
    assert match is not None
    return match


def test_what_a_wrong_clock_expires_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seventy days ahead, then set right: open and running tables are as they were, and people play on."""

    async def before(tables: TableRegistry, person: Person) -> list[str]:
        made = [await opening.open_table(tables, person, wish) for wish in (OPEN, BOTH, SOLO)]
        await play_some(made[1], 5)
        return [table.id for table in made]

    names = inside(tmp_path, before)

    async def wrong(tables: TableRegistry, person: Person) -> None:
        ahead(monkeypatch, 70)
        await sweeper.expire(tables)
        assert [(await stored(tables, name)).status for name in names] == ["expired"] * 3
        await sweeper.set_right(tables)
        assert [(await stored(tables, name)).status for name in names] == ["expired"] * 3
        monkeypatch.undo()

    inside(tmp_path, wrong)

    async def right(tables: TableRegistry, person: Person) -> None:
        held = await tables.table(names[1])
        tables.spawn(sweeper.sweep_forever(tables))
        await until(lambda: held.header.status == "running")
        assert [(await stored(tables, name)).status for name in names] == ["open", "running", "running"]
        await play_some(held, 3)
        assert held.history is not None
        assert held.history.n == 8
        solo = await tables.table(names[2])
        await until(lambda: solo.history is not None and solo.history.n > 0)

    inside(tmp_path, right)


def test_what_expires_by_a_right_clock_stays_so(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, BOTH)
        await asyncio.sleep(0.05)
        await sweeper.expire(tables)
        await sweeper.set_right(tables)
        assert (await stored(tables, table.id)).status == table.header.status == "expired"

    inside(tmp_path, work, open_hours=0.000001, idle_days=0.0000001)


@pytest.mark.parametrize("days", [70.0, 0.4])
def test_a_clocked_table_goes_on_after_a_wrong_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: float) -> None:
    """Asked by a clock that was ahead, one has the usual time from now on, and no more."""
    monkeypatch.setitem(PACES, "2min", Clock("move", 300))

    async def before(tables: TableRegistry, person: Person) -> str:
        ahead(monkeypatch, days)
        table = await opening.open_table(tables, person, msgspec.structs.replace(BOTH, clock="2min"))
        await play_some(table, 2)
        return table.id

    name = inside(tmp_path, before)
    monkeypatch.undo()
    monkeypatch.setitem(PACES, "2min", Clock("move", 300))

    async def after(tables: TableRegistry, person: Person) -> None:
        assert ((await stored(tables, name)).wake_at or 0) > rows.now() + 1_000_000
        tables.spawn(sweeper.sweep_forever(tables))
        table = await tables.table(name)
        deadline = table.robots.deadline()
        assert deadline is not None
        assert deadline <= rows.now() + 300
        await until(lambda: table.history is not None and table.history.n >= 4)

    inside(tmp_path, after)
