"""What follows when somebody's time is up, as it can be said of a table in any process: it happens once."""

from __future__ import annotations

from functools import partial

from ...storage.rows import now
from ...texts import Refusal
from ..changing import TableChange, change_table
from ..seating import bot_takes_over
from ..table import Table
from ..table_registry import TableRegistry


async def call_time(tables: TableRegistry, table: Table) -> None:
    """See to everybody whose time is up, the one first whose time was up first."""
    for seat in overdue(table):
        if not table.robots.clock.reserve:
            await table.robots.answer_for(seat)
        elif (winner := table.opponent(seat)) is not None:
            await table.match.end("time", seat, None, [winner], still=partial(is_overdue, table, seat))
            break
        else:
            await lose_seat(tables, table, seat)


def overdue(table: Table) -> list[int]:
    """The seats whose time is up, the one first whose time was up first."""
    late = {seat: at for seat, at in table.robots.deadlines().items() if at <= now()}
    return sorted(late, key=late.__getitem__)


def is_overdue(table: Table, seat: int) -> bool:
    """Whether the time of a seat is up."""
    return seat in overdue(table)


async def lose_seat(tables: TableRegistry, table: Table, number: int) -> None:
    """Of more than two, somebody whose time is up has left: a bot plays on, unless they have just answered after all."""

    def work(change: TableChange) -> None:
        change.require_status("running")
        history, seat = table.history, change.seats[number]
        if history is None or change.match.paused or not seat.human or change.tx.moved(table.id, history.n):
            raise Refusal("stale")
        seat.away, seat.timed_out, seat.pausing = True, True, None
        change.set_seat(seat, "time", None)
        change.say(seat, "time")
        bot_takes_over(change)

    await change_table(tables, table, work)
