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
from tablee.server.tables import seating
from tablee.server.tables import sweeper as clock
from tablee.server.tables import table as tables
from tablee.server.tables.table_registry import Hall

from .test_inside import BOTH, inside, play_some, until

pytestmark = pytest.mark.timeout(120)
DAY = 86_400.0
OPEN = wire.NewTable(game="push", seats=[wire.Place("me"), wire.Place("open")])
SOLO = wire.NewTable(game="push", seats=[wire.Place("bot", level="easy"), wire.Place("me")])


def ahead(monkeypatch: pytest.MonkeyPatch, days: float) -> None:
    monkeypatch.setattr(rows, "time", lambda: time.time() + days * DAY)


async def stored(hall: Hall, name: str) -> Match:
    match = await hall.storage.match(name)
    assert match is not None
    return match


def test_what_a_wrong_clock_expires_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seventy days ahead, then set right: open and running tables are as they were, and people play on."""

    async def before(hall: Hall, person: Person) -> list[str]:
        made = [await seating.open_table(hall, person, wish) for wish in (OPEN, BOTH, SOLO)]
        await play_some(made[1], 5)
        return [table.id for table in made]

    names = inside(tmp_path, before)

    async def wrong(hall: Hall, person: Person) -> None:
        ahead(monkeypatch, 70)
        await clock.expire(hall)
        assert [(await stored(hall, name)).status for name in names] == ["expired"] * 3
        await clock.set_right(hall)
        assert [(await stored(hall, name)).status for name in names] == ["expired"] * 3
        monkeypatch.undo()

    inside(tmp_path, wrong)

    async def right(hall: Hall, person: Person) -> None:
        held = await hall.table(names[1])
        hall.spawn(clock.sweep_forever(hall))
        await until(lambda: held.match.status == "running")
        assert [(await stored(hall, name)).status for name in names] == ["open", "running", "running"]
        await play_some(held, 3)
        assert held.line is not None
        assert held.line.n == 8
        solo = await hall.table(names[2])
        await until(lambda: solo.line is not None and solo.line.n > 0)

    inside(tmp_path, right)


def test_what_expires_by_a_right_clock_stays_so(tmp_path: Path) -> None:
    async def work(hall: Hall, person: Person) -> None:
        table = await seating.open_table(hall, person, BOTH)
        await asyncio.sleep(0.05)
        await clock.expire(hall)
        await clock.set_right(hall)
        assert (await stored(hall, table.id)).status == table.match.status == "expired"

    inside(tmp_path, work, open_hours=0.000001, idle_days=0.0000001)


@pytest.mark.parametrize("days", [70.0, 0.4])
def test_a_clocked_table_goes_on_after_a_wrong_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: float) -> None:
    """Asked by a clock that was ahead, one has the usual time from now on, and no more."""
    monkeypatch.setitem(tables.CLOCKS, "2min", 300)

    async def before(hall: Hall, person: Person) -> str:
        ahead(monkeypatch, days)
        table = await seating.open_table(hall, person, msgspec.structs.replace(BOTH, clock="2min"))
        await play_some(table, 2)
        return table.id

    name = inside(tmp_path, before)
    monkeypatch.undo()
    monkeypatch.setitem(tables.CLOCKS, "2min", 300)

    async def after(hall: Hall, person: Person) -> None:
        assert ((await stored(hall, name)).wake_at or 0) > rows.now() + 1_000_000
        hall.spawn(clock.sweep_forever(hall))
        table = await hall.table(name)
        deadline = table.deadline()
        assert deadline is not None
        assert deadline <= rows.now() + 300
        await until(lambda: table.line is not None and table.line.n >= 4)

    inside(tmp_path, after)
