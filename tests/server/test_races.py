"""Two processes at one table: whoever loses a race is told what happened instead."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from starlette.websockets import WebSocket

import tablee
from tablee.engine.errors import IllegalMove
from tablee.server import frames, wire
from tablee.server.bot_worker import Job, JobResult
from tablee.server.storage import Away
from tablee.server.storage.rows import Match, Move, Person, now
from tablee.server.tables import opening
from tablee.server.tables.history import History
from tablee.server.tables.robots import Robots
from tablee.server.tables.table import Table
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import Refusal
from tablee.server.web.limits import Limits
from tablee.server.web.sockets.live import Socket

from .test_inside import BOTH, inside, until

pytestmark = pytest.mark.timeout(120)


def at(table: Table) -> History:
    assert table.history is not None
    return table.history


def twin_of(table: Table) -> Table:
    """The same table as another process has it."""
    return Table(table.tables, table.header, table.seats, History.of(tablee.game("push"), table.header, []))


async def enter(tables: TableRegistry, table: Table, key: str | None = None) -> Socket:
    socket = Socket(tables, Limits(tables.settings), cast(WebSocket, None), "en")
    await socket._enter(table.id, frames.Hello(key=key))
    return socket


def frames_of(socket: Socket) -> list[dict[str, Any]]:
    told = [msgspec.json.decode(text) for text in socket._out]
    socket._out.clear()
    return told


def asked(table: Table) -> tuple[int, dict[str, int | str]]:
    seat = at(table).pos.to_act[0]
    return seat, at(table).pos.name(at(table).pos.legal(seat)[0])


def test_after_a_lost_race_everybody_is_told(tmp_path: Path) -> None:
    """Our answer is refused; those who look on must see the move that was faster."""

    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, BOTH)
        watcher = await enter(tables, table)
        frames_of(watcher)
        twin = twin_of(table)
        seat, action = asked(table)
        await twin.match.play_for(seat, at(twin).pos.legal(seat)[0], "bot", 0)
        with pytest.raises((Refusal, IllegalMove)):
            await table.match.answer(person.id, frames.Play(id=1, seat=seat, action=cast(Any, action), version=0), "1")
        assert at(table).n == 1
        await table.hear(await tables.storage.moves(table.id))
        told = [frame for frame in frames_of(watcher) if frame["type"] == "state"]
        assert told
        assert told[-1]["version"] == at(table).version(None)

    inside(tmp_path, work)


def test_who_answers_from_an_old_position_is_shown_the_present_one(tmp_path: Path) -> None:
    """Even a browser that was left behind catches up when its answer is refused: first what happened, then why not."""

    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, BOTH)
        socket = await enter(tables, table, "k" * 43)
        seat, action = asked(table)
        for _ in range(4):
            mover, _ = asked(table)
            await table.match.play_for(mover, at(table).pos.legal(mover)[0], "person", at(table).n)
        frames_of(socket)
        version = at(table).version(seat)
        assert version > 0
        await socket._play(frames.Play(id=1, seat=seat, action=cast(Any, action), version=0, epoch=0), 0.0)
        told = frames_of(socket)
        assert [frame["type"] for frame in told] == ["state", "refused"]
        assert (told[0]["since"], told[0]["version"]) == (0, version)

    inside(tmp_path, work)


def test_a_move_that_landed_though_the_database_went_away_is_shown(tmp_path: Path) -> None:
    """The row is in, its answer lost, and patience runs out: the table finds it as soon as it can read again."""

    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, BOTH)
        commit = tables.storage.commit

        async def mute(*given: Any) -> bool:
            await commit(*given)
            raise Away("the line went dead")

        tables.storage.commit = mute  # type: ignore[method-assign,assignment]
        seat, _ = asked(table)
        with pytest.raises(Away):
            await table.match.play_for(seat, at(table).pos.legal(seat)[0], "bot", 0)
        await until(lambda: at(table).n == 1)

    inside(tmp_path, work)


@pytest.mark.parametrize("version", [0, 99])
def test_a_move_is_played_to_its_end_though_its_socket_ends(tmp_path: Path, version: int) -> None:
    """It is stored and everybody is told. If it is refused (here as stale), nobody is there to hear it: nothing is logged."""

    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, BOTH)
        socket, watcher = await enter(tables, table, "k" * 43), await enter(tables, table)
        frames_of(watcher)
        unheard: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: unheard.append(context))
        seat, action = asked(table)
        async with table.match.lock:
            message = frames.Play(id=1, seat=seat, action=cast(Any, action), version=version)
            playing = asyncio.create_task(socket._play(message, 0.0))
            await asyncio.sleep(0.05)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        stored = 1 if version == 0 else 0
        await until(lambda: not table.match.lock.locked() and at(table).n == stored)
        gc.collect()
        assert len(await tables.storage.moves(table.id)) == stored
        assert [frame["type"] for frame in frames_of(watcher)].count("state") == stored
        assert unheard == []

    inside(tmp_path, work)


def test_bots_are_seen_to_whoever_thought_it_was_arranged(tmp_path: Path) -> None:
    """Where several processes serve a match, what one remembers of `wake_at` may be old: it is set with each such move."""
    solo = wire.NewTable(game="push", seats=[wire.Place("me"), wire.Place("bot", level="easy")])

    async def work(tables: TableRegistry, person: Person) -> None:
        tables.storage.sqlite = False
        table = await opening.open_table(tables, person, solo)
        played = at(table).pos.clone()
        while played.to_act != (1,):
            played.play(played.to_act[0], played.legal(played.to_act[0])[0])
        move = Move(table.id, 0, "play", 0, 0, "person", None, None, now())
        assert table.match._wake_time(played, move) is not None
        assert table.match._wake_time(played, move) is not None
        tables.storage.sqlite = True

    inside(tmp_path, work)


def test_a_bot_that_nobody_sees_to_is_woken_by_whoever_comes(tmp_path: Path) -> None:
    solo = wire.NewTable(game="push", seats=[wire.Place("bot", level="easy"), wire.Place("me")])

    async def work(tables: TableRegistry, person: Person) -> None:
        tables.storage.sqlite = True
        wake = Robots.wake
        Robots.wake = lambda self: None  # type: ignore[method-assign]
        try:
            table = await opening.open_table(tables, person, solo)
        finally:
            Robots.wake = wake  # type: ignore[method-assign]
        assert at(table).n == 0
        await enter(tables, table)
        await until(lambda: at(table).n > 0)

    inside(tmp_path, work)


def test_a_bots_answer_stays_good_while_others_answer_and_no_longer() -> None:
    """Another's sealed answer leaves a seat's question as it is; one's own answer, also one made elsewhere, does not."""
    game = tablee.game("push")
    match = Match(id="m", game="push", rules_version=game.rules_version, seats=3, options="{}", seed="ab", started=1)
    history = History.of(game, match, [])
    while len(history.pos.to_act) < 3:
        seat = history.pos.to_act[0]
        history.advance(Move("m", history.n, "play", seat, history.pos.legal(seat)[0], "person", None, None, 5))
    asked = history.question(1)
    history.advance(Move("m", history.n, "play", 0, history.pos.legal(0)[0], "person", None, None, 9))
    assert history.question(1) == asked
    history.advance(Move("m", history.n, "play", 1, history.pos.legal(1)[0], "bot", None, None, 9))
    assert history.question(1) != asked


def test_a_bot_thinks_once_for_a_sealed_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others answer while it thinks; its answer is given all the same, after one thought."""
    wish = wire.NewTable(game="push", seats=[wire.Place("me"), wire.Place("hot"), wire.Place("bot", level="easy")])

    async def work(tables: TableRegistry, person: Person) -> None:
        thoughts = 0

        async def slowly(job: Job, requester: Any = None, seconds: float | None = None) -> JobResult:
            nonlocal thoughts
            thoughts += 1
            await asyncio.sleep(0.4)
            return JobResult(action=tablee.game("push").load(job.dump).legal(job.seat)[0])

        monkeypatch.setattr(tables.pool, "ask", slowly)
        table = await opening.open_table(tables, person, wish)
        while len(at(table).pos.to_act) < 3:
            seat = next((seat for seat in at(table).pos.to_act if seat < 2), None)
            if seat is not None:
                await table.match.play_for(seat, at(table).pos.legal(seat)[0], "person", at(table).n)
            await asyncio.sleep(0.05)
        thoughts, n = 0, at(table).n
        await asyncio.sleep(0.1)
        for seat in (0, 1):
            await table.match.play_for(seat, at(table).pos.legal(seat)[0], "person", at(table).n)
        await until(lambda: at(table).n > n + 2)
        assert at(table).made[n + 2] == (2, "bot")
        assert thoughts <= 1

    inside(tmp_path, work)
