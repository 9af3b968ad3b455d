"""A finished match against bots can be tried again from any decision of one's own: private, unrated, its secrets kept."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.server import wire
from tablee.server.bot_worker import work as think
from tablee.server.finished import read_after
from tablee.server.storage import schema
from tablee.server.storage.rows import Person
from tablee.server.tables import laying, opening, replays, seating
from tablee.server.tables.table import Table
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import Refusal

from .test_inside import BOTH, SOLO, inside, play_some, rewind

pytestmark = pytest.mark.timeout(120)
EVE = Person(id="eve", key_hash="e", name="Eve", lang="en", created=0)


async def played(tables: TableRegistry, person: Person, wish: wire.NewTable = SOLO) -> Table:
    """A match that is over; the bots answer like people, at once."""
    table = await opening.open_table(tables, person, wish)
    table.robots.wake = lambda: None  # type: ignore[method-assign]
    table.robots.wake_after = lambda n: None  # type: ignore[method-assign]
    await play_some(table, 3000)
    assert table.header.status == "finished"
    return table


def own_decision(record: dict[str, Any], at_least: int = 10) -> int:
    """A step at which seat 0 decides, well into the match."""
    return next(n for n, move in enumerate(record["moves"]) if n >= at_least and move["seat"] == 0)


def before(record: dict[str, Any], step: int) -> Any:
    return tablee.replay({**record, "moves": record["moves"][:step]})


def test_a_retry_begins_at_the_decision_and_the_old_match_stays(tmp_path: Path) -> None:
    async def evening(tables: TableRegistry, person: Person) -> None:
        table = await played(tables, person)
        record = await replays.record(tables, table.header)
        step = own_decision(record)
        again = await laying.retry(tables, table, person, step)
        then = before(record, step)
        assert again.history is not None
        assert again.history.pos.dump() == then.dump()
        assert (again.header.status, again.header.public, again.header.rated) == ("running", False, False)
        assert [(seat.kind, seat.level, seat.person) for seat in again.seats] == [
            ("person", None, "ada"),
            ("bot", "easy", None),
        ]
        assert again.header.options == table.header.options
        facts = again.feed.describe("ada")
        assert facts.laid == wire.Laid("retry", table.id, step)
        assert (facts.commitment, facts.seed) == (None, None), "nothing was dealt, so nothing is promised"
        assert await replays.record(tables, table.header) == record

    inside(tmp_path, evening)


def test_a_retry_is_played_watched_and_retried_like_any_other(tmp_path: Path) -> None:
    async def evening(tables: TableRegistry, person: Person) -> None:
        tables.pool.ask = lambda job, requester=None, seconds=None: asyncio.to_thread(think, job)  # type: ignore[method-assign,assignment]
        table = await played(tables, person)
        again = await laying.retry(tables, table, person, own_decision(await replays.record(tables, table.header)))
        await play_some(again, 3000)
        record = await replays.record(tables, again.header)
        assert again.history is not None
        assert tablee.replay(record).dump() == again.history.pos.dump()
        assert "commitment" not in record
        assert len((await replays.replay(tables, again, 0)).data) > 500
        third = await laying.retry(tables, again, person, own_decision(record, 0))
        assert third.header.laid == f"retry {again.id} {own_decision(record, 0)}"
        told = await read_after(str(tmp_path / "inside.db"), "")
        assert [each.id for each in told] == [table.id], "who learns from matches gets each once"
        fresh = await opening.rematch(tables, again, person)
        assert fresh.header.rated
        assert fresh.header.start_dump is None

    inside(tmp_path, evening)


def test_a_retried_table_survives_the_server(tmp_path: Path) -> None:
    async def first(tables: TableRegistry, person: Person) -> tuple[str, Any]:
        table = await played(tables, person)
        again = await laying.retry(tables, table, person, own_decision(await replays.record(tables, table.header)))
        assert again.history is not None
        return again.id, again.history.pos.view(0)

    async def second(tables: TableRegistry, person: Person) -> None:
        table = await tables.table(name)
        assert table.history is not None
        assert table.history.pos.view(0) == view

    name, view = inside(tmp_path, first)
    inside(tmp_path, second)


def well_on(name: str) -> Any:
    """A position of three players, well into a match, that asks seat 0."""
    rng = random.Random(4)
    pos = tablee.game(name).new(3, seed=4)
    while len(pos.moves) < 30 or 0 not in pos.to_act:
        pos.play(pos.to_act[0], rng.choice(pos.legal(pos.to_act[0])))
    return pos


@pytest.mark.parametrize("name", ["push", "heros", "conan", "epic"])
def test_a_laid_position_shows_a_seat_what_it_knew_and_no_more(tmp_path: Path, name: str) -> None:
    """Two positions that look alike to a seat look alike when they are laid, to it and to who looks on."""

    async def evening(tables: TableRegistry, person: Person) -> None:
        then = well_on(name)
        other = tablee.game(name).load(then.resample(0, tablee.engine.rng.generator("sfc32", "07")).dump())
        assert other.dump()["zones"] != then.dump()["zones"]
        places = [wire.Place("me"), wire.Place("bot", level="easy"), wire.Place("bot", level="easy")]
        _, seats = opening.new_match(person, wire.NewTable(game=name, seats=places))
        told = []
        for pos in (then, other):
            again = await laying.open_laid(tables, person, pos, seats, "retry former 30")
            told.append([again.feed.state_frame(seat, 0) for seat in (0, None)])
        assert told[0] == told[1]

    inside(tmp_path, evening, pace=(60.0, 60.0))


def test_who_may_retry_what(tmp_path: Path) -> None:
    async def evening(tables: TableRegistry, person: Person) -> None:
        running = await opening.open_table(tables, person, SOLO)
        table = await played(tables, person)
        record = await replays.record(tables, table.header)
        mine = own_decision(record)
        theirs = next(n for n, move in enumerate(record["moves"]) if before(record, n).to_act == (1,))
        for refused, who, step, key in (
            (running, person, 0, "over"),
            (table, EVE, mine, "seat-yours"),
            (table, person, theirs, "not-asked"),
            (table, person, len(record["moves"]), "step"),
        ):
            with pytest.raises(Refusal, match=key):
                await laying.retry(tables, refused, who, step)
        again = await laying.retry(tables, table, person, mine)
        with pytest.raises(Refusal, match="laid-public"):
            await seating.change_settings(tables, again, person, wire.ChangeSettings(public=True))
        table.seats[1].kind, table.seats[1].person = "person", "eve"
        with pytest.raises(Refusal, match="retry-alone"):
            await laying.retry(tables, table, person, mine)

    inside(tmp_path, evening)


def test_a_database_from_before_retries_takes_them(tmp_path: Path) -> None:
    """As the build before left it: without the column and the tables that came since, at the revision before."""

    async def begin(tables: TableRegistry, person: Person) -> str:
        return (await played(tables, person)).id

    old = inside(tmp_path, begin)
    rewind(tmp_path / "inside.db", "0008", "laid")

    async def after(tables: TableRegistry, person: Person) -> None:
        table = await tables.table(old)
        assert table.header.rated
        again = await laying.retry(tables, table, person, own_decision(await replays.record(tables, table.header)))
        assert again.header.laid

    inside(tmp_path, after)


# Who has won what.


def test_a_person_has_won_the_games_of_which_they_won_a_match_that_counts(tmp_path: Path) -> None:
    async def evening(tables: TableRegistry, person: Person) -> None:
        assert await tables.storage.won_games(person.id) == []
        table = await opening.open_table(tables, person, BOTH)
        await play_some(table, 3000)
        assert await tables.storage.won_games(person.id) == ["push"], "whoever plays both sides wins"
        assert await tables.storage.won_games("eve") == []
        lay = schema.matches.update().values(laid="retry other 3")
        await tables.storage.write(lambda tx: tx.connection.execute(lay))
        assert await tables.storage.won_games(person.id) == []

    inside(tmp_path, evening)
