"""Standing orders and forced answers: sent after a beat that tells nothing, kept, and nobody else's business.

The matches are of Stack, a small game with response windows, served by an application inside this process.
"""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from time import perf_counter, sleep
from types import SimpleNamespace
from typing import Any
from urllib.error import HTTPError

import pytest
import uvicorn
from alembic import command
from alembic.config import Config
from sqlalchemy import MetaData, create_engine, insert, inspect
from sqlalchemy import Table as SqlTable

from tablee import Position, registry
from tablee.engine.game import Game
from tablee.server import app, wire
from tablee.server.backup import backup, decode, restore
from tablee.server.bot_pool import BotTrouble
from tablee.server.loadtest import Server
from tablee.server.settings import Settings
from tablee.server.storage import storage, transaction
from tablee.server.storage.connection import MIGRATIONS
from tablee.server.storage.rows import Match, Move, Person, Seat, now, values
from tablee.server.storage.schema import seats as SEATS
from tablee.server.tables import changing, match, opening, replays, robots, seating, sweeper
from tablee.server.tables.auto_answers import AutoAnswers
from tablee.server.tables.history import History
from tablee.server.tables.table import Table
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import Refusal

from ..engine.test_orders import stacked
from ..small_games.ask import ASK, DECLINE
from ..small_games.stack import BLANK, BOLT, COUNTER, NO, PASS, STACK
from .conftest import Friend, Live, lay
from .postgres import Postgres
from .test_inside import inside, until

pytestmark = pytest.mark.timeout(120)
BEAT = 0.4
CASTER, COUNTERER, NOTHING = (BOLT, NO, BLANK), (NO, BLANK, BOLT), (BLANK, BLANK, BLANK)
THREE = wire.NewTable(game="stack", seats=[wire.Place("me"), wire.Place("hot"), wire.Place("hot")])


@pytest.fixture(autouse=True)
def _with_small_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Stack and Ask are installed."""
    found = dict(registry._found())
    small: list[Game] = [STACK, ASK]
    for made in small:
        found[made.id] = SimpleNamespace(load=lambda made=made: made)  # type: ignore[assignment]
    monkeypatch.setattr(registry, "_found", lambda: found)
    monkeypatch.setattr(app, "tune_garbage_collector", lambda: None)
    yield
    registry._loaded.cache_clear()


class Served(Server):
    """A server in a thread of this process, so that it knows the small games and its beats can be chosen."""

    def start(self, seconds: float = 10.0) -> None:
        settings = Settings(database=self.database, pace=self.settings.pace, ease=1e6, sweep=0.1, settle=0.1)
        made = uvicorn.Config(app.make_app(settings), host="127.0.0.1", port=self.port, log_level="error")
        self.uvicorn = uvicorn.Server(made)
        self.thread = threading.Thread(target=self.uvicorn.run)
        self.thread.start()
        end = perf_counter() + seconds
        while not self.uvicorn.started and perf_counter() < end:
            sleep(0.02)

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(10)


Serve = Callable[..., Served]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    made: list[Served] = []

    def start(folder: str = "served", pace: tuple[float, float] = (0.0, 0.0)) -> Served:
        (tmp_path / folder).mkdir(exist_ok=True)
        server = Served(str(tmp_path / folder / "tablee.db"), settings=Settings(pace=pace))
        server.start()
        made.append(server)
        return server

    yield start
    for server in made:
        server.stop()


def all_there(live: Live) -> bool:
    """Whether a listener has been told that everybody sits at the table."""
    told = [frame["table"] for frame in live.frames if frame["type"] == "table"]
    return bool(told) and all(seat["online"] for seat in told[-1]["seats"])


class Sitting:
    """Three people and a spectator at a match of Stack with chosen hands."""

    def __init__(self, server: Served, pos: Position, name: str = "stack") -> None:
        self.server, self.name = server, name
        self.people = [Friend(server, called) for called in ("Ada", "Bob", "Eve")]
        ids = [friend.call("GET", "/api/people/me")["person"] for friend in self.people]
        lay(server, name, pos.dump(), ids, ["Ada", "Bob", "Eve"])
        self.lives = [friend.live(name) for friend in self.people]
        self.watcher = Live(server, name)
        for live in (*self.lives, self.watcher):
            live.until("state")
            while not all_there(live):
                live.get()
            live.drain(0.05)

    def play(self, seat: int, action: dict[str, Any]) -> None:
        self.lives[seat].until("ack", id=self.lives[seat].play(seat, action))

    def order(self, seat: int, order: str) -> Any:
        return self.people[seat].post(self.name, "order", {"seat": seat, "order": order})

    def heard(self, seat: int | None) -> Live:
        return self.watcher if seat is None else self.lives[seat]

    def until_event(self, seat: int | None, event: str, by: int) -> float:
        """When a listener was told of it."""
        live = self.heard(seat)
        while not any(told["event"] == event and told["seat"] == by for told in live.logs[seat]):
            live.get()
        return perf_counter()

    def close(self) -> None:
        for live in (*self.lives, self.watcher):
            live.close()


# What others see.


def scene(serve: Serve, how: str, drawn: list[tuple[float, float]]) -> tuple[dict[int | None, list[str]], float]:
    """Ada casts a bolt and Bob passes, one way or another; all that the others were told, and how long Bob took."""
    held = NOTHING if how == "forced" else COUNTERER
    sitting = Sitting(serve(how, (BEAT, BEAT)), stacked(CASTER, held, (NO, NO, BOLT)))
    if how == "ordered":
        sitting.order(1, "never")
    for live in (*sitting.lives, sitting.watcher):
        live.drain(0.1)
        live.frames.clear()
    drawn.clear()
    began = perf_counter()
    sitting.play(0, {"verb": "cast", "card": BOLT})
    sitting.until_event(2, "cast", 0)
    if how == "ordered late":
        sitting.order(1, "mine")
    if how == "clicked":
        sitting.lives[1].until("state")
        sitting.play(1, {"verb": "pass"})
    took = sitting.until_event(2, "pass", 1) - began
    for seat in (0, None):
        sitting.until_event(seat, "pass", 1)
    sleep(2 * BEAT)
    told = {}
    for seat in (0, 2, None):
        live = sitting.heard(seat)
        live.drain(0.1)
        told[seat] = [without_times(frame) for frame in live.frames]
    sitting.close()
    return told, took


def without_times(frame: dict[str, Any]) -> str:
    """A frame as it came, but for the times in it and the name of the test's own message."""
    return re.sub(r'"(created|now|deadline|at)": \d+|"id": "\d+-\d+"', "", json.dumps(frame))


def test_others_cannot_tell_forced_ordered_and_clicked_passes_apart(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """The streams of everybody else are the same byte by byte, and a beat is drawn whatever Bob holds and has ordered."""
    drawn: list[tuple[float, float]] = []

    def uniform(low: float, high: float) -> float:
        drawn.append((low, high))
        return low

    monkeypatch.setattr(robots, "random", SimpleNamespace(uniform=uniform))
    streams, draws, times = {}, {}, {}
    for how in ("forced", "ordered", "clicked"):
        streams[how], times[how] = scene(serve, how, drawn)
        draws[how] = list(drawn)
    assert streams["forced"] == streams["ordered"] == streams["clicked"]
    assert all(len(frames) >= 2 for frames in streams["forced"].values())
    assert draws["forced"] == draws["ordered"] == draws["clicked"] == [(BEAT, BEAT)] * 2
    assert min(times["forced"], times["ordered"]) >= BEAT
    late, took = scene(serve, "ordered late", drawn)
    assert late == streams["forced"]
    assert took >= BEAT


def test_nobody_else_can_read_or_give_an_order(serve: Serve) -> None:
    sitting = Sitting(serve(), stacked(CASTER, COUNTERER, COUNTERER))
    facts = [{**friend.call("GET", "/api/tables/stack"), "now": 0} for friend in sitting.people]
    sitting.order(1, "mine")
    assert sitting.lives[1].until("state")["order"] == "mine"
    for live in (sitting.lives[0], sitting.lives[2], sitting.watcher):
        assert live.drain(0.3) == []
    assert [{**friend.call("GET", "/api/tables/stack"), "now": 0} for friend in sitting.people] == facts
    assert '"mine"' not in json.dumps(sitting.server.call("GET", "/api/tables/stack"))
    for seat, order, status in ((1, "never", "403"), (0, "always", "404"), (5, "ask", "403")):
        with pytest.raises(HTTPError, match=status):
            sitting.people[0].post("stack", "order", {"seat": seat, "order": order})
    with sitting.people[1].live("stack") as again, Live(sitting.server, "stack") as watcher:
        assert again.until("state")["order"] == "mine"
        assert watcher.until("state")["order"] is None
    assert sitting.people[0].live("stack").until("state")["order"] == "ask"
    sitting.close()


def test_a_seat_is_told_what_is_answered_for_it(serve: Serve) -> None:
    sitting = Sitting(serve(pace=(BEAT, BEAT)), stacked(CASTER, NOTHING, COUNTERER))
    sitting.play(0, {"verb": "cast", "card": BOLT})
    assert sitting.lives[1].until("state")["answer"] == {"verb": "pass"}
    sitting.until_event(2, "pass", 1)
    state = sitting.lives[2].states[2]
    assert (state["answer"], state["view"]["legal"]) == (None, [{"verb": "pass"}, {"verb": "counter"}])
    sitting.order(2, "never")
    assert sitting.lives[2].until("state")["answer"] == {"verb": "pass"}
    sitting.until_event(0, "pass", 2)
    assert not any(frame.get("answer") for frame in sitting.lives[0].frames + sitting.watcher.frames)
    sitting.close()


def test_the_games_are_listed_with_their_orders(serve: Serve) -> None:
    listed = {game["id"]: game["orders"] for game in serve().call("GET", "/api/games")}
    assert listed["stack"] == ["ask", "mine", "never"]
    assert listed["push"] == []


# From inside.


def deal(table: Table, pos: Position) -> History:
    """Let a match that has just begun go on from another position."""
    table.match.history = history = History(pos, 0, table.header.created)
    return history


async def cast(tables: TableRegistry, person: Person, pos: Position, **more: Any) -> tuple[Table, History]:
    """A match of people in which the first seat has cast a bolt, so that the second is asked."""
    table = await opening.open_table(tables, person, THREE)
    history = deal(table, pos)
    await table.match.play_for(0, pos.number("cast", card=BOLT), "person", 0)
    return table, history


async def give(tables: TableRegistry, table: Table, person: Person, seat: int, order: str) -> None:
    await seating.give_order(tables, table, person, wire.GiveOrder(seat=seat, order=order))


def passes(rows: list[Move]) -> list[tuple[int, str]]:
    return [(row.seat, row.by) for row in rows if row.what == "play" and row.action == PASS.base]


def test_an_answer_is_sent_once_and_shown_as_the_persons(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table, history = await cast(tables, person, stacked(CASTER, NOTHING, COUNTERER))
        await until(lambda: history.pos.to_act == (2,))
        await asyncio.sleep(0.1)
        rows = await tables.storage.moves(table.id)
        assert passes(rows) == [(1, "order")]
        assert [replays.made_by(row) for row in rows] == ["person", "person"]
        assert table.robots.auto_answers.under_way == {}

    inside(tmp_path, work)


def test_whoever_is_faster_than_the_beat_answers(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table, history = await cast(tables, person, stacked(CASTER, COUNTERER, COUNTERER))
        await give(tables, table, person, 1, "never")
        await table.match.play_for(1, COUNTER.base, "person", 1)
        assert history.pos.to_act == (2,)
        await asyncio.sleep(0.9)
        assert [row.action for row in await tables.storage.moves(table.id)][1:] == [COUNTER.base]
        assert table.robots.auto_answers.under_way == {}

    inside(tmp_path, work, pace=(0.6, 0.6))


def test_an_order_given_while_asked_counts_from_then_on(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table, history = await cast(tables, person, stacked(CASTER, COUNTERER, COUNTERER))
        await asyncio.sleep(0.6)
        assert history.n == 1
        await give(tables, table, person, 1, "never")
        await give(tables, table, person, 1, "ask")
        await asyncio.sleep(0.6)
        assert history.n == 1
        await give(tables, table, person, 1, "mine")
        await until(lambda: history.n == 2)

    inside(tmp_path, work, pace=(0.4, 0.4))


@pytest.mark.parametrize("how", ["forced", "ordered"])
def test_answers_for_people_leave_in_slots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """A beat of 0.3 seconds is one slot of half a second, whatever is held and ordered, also where finding it took long."""
    left: list[float] = []
    find = AutoAnswers.answer

    def slowly(answers: AutoAnswers, seat: int) -> int | None:
        sleep(0.3 if how == "forced" else 0.0)
        return find(answers, seat)

    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, THREE)
        history = deal(table, stacked(CASTER, NOTHING if how == "forced" else COUNTERER, COUNTERER))
        if how == "ordered":
            await give(tables, table, person, 1, "never")
        monkeypatch.setattr(AutoAnswers, "answer", slowly)
        loop = asyncio.get_running_loop()
        await table.match.play_for(0, history.pos.number("cast", card=BOLT), "person", 0)
        asked = loop.time()
        await until(lambda: history.n == 2)
        left.append(loop.time() - asked)

    inside(tmp_path, work, pace=(0.3, 0.3), slot=0.5)
    assert 0.4 <= left[0] < 0.9


def test_an_order_is_kept_over_a_restart_and_carried_out_then(tmp_path: Path) -> None:
    async def before(tables: TableRegistry, person: Person) -> str:
        table = await opening.open_table(tables, person, THREE)
        assert table.history is not None
        for seat in range(3):
            await give(tables, table, person, seat, "never")
        await play_until_window(table)
        return table.id

    name = inside(tmp_path, before, pace=(30.0, 30.0))

    async def after(tables: TableRegistry, person: Person) -> None:
        tables.spawn(sweeper.sweep_forever(tables))
        table = await tables.table(name)
        assert [seat.standing for seat in table.seats] == ["never"] * 3
        assert table.history is not None
        asked = table.history.n
        await until(lambda: table.history is not None and table.history.n >= asked + 2)
        assert passes((await tables.storage.moves(name))[asked:]) == [(seat, "order") for seat in others(table, asked)]

    inside(tmp_path, after)


async def play_until_window(table: Table) -> None:
    """Cast whatever there is, until others are asked."""
    assert table.history is not None
    while (question := table.history.pos.question) is not None and not question.window:
        seat = table.history.pos.to_act[0]
        await table.match.play_for(seat, table.history.pos.legal(seat)[-1], "person", table.history.n)


def others(table: Table, asked: int) -> list[int]:
    assert table.history is not None
    caster = table.history.made[asked - 1][0]
    return [(caster + step) % 3 for step in (1, 2)]


def test_who_takes_back_an_answer_is_asked(tmp_path: Path) -> None:
    """The order does not answer again what its author came back to; the next question is its own again."""

    async def work(tables: TableRegistry, person: Person) -> None:
        table, _ = await cast(tables, person, stacked(CASTER, COUNTERER, COUNTERER))
        await give(tables, table, person, 1, "never")
        await until(lambda: at(table).n == 2)
        assert at(table).pos.can_undo(1) == 1
        await table.match.take_back(1, person.id, "undo")
        await asyncio.sleep(0.2)
        assert (at(table).n, at(table).pos.to_act) == (3, (1,))
        await table.match.play_for(1, COUNTER.base, "person", 3)
        assert not at(table).returned

    inside(tmp_path, work)


def test_taking_back_alone_goes_past_what_an_order_answered(tmp_path: Path) -> None:
    """One's previous decision is the last one took oneself."""
    solo = wire.NewTable(game="stack", seats=[wire.Place("me"), wire.Place("bot"), wire.Place("bot")])

    async def work(tables: TableRegistry, person: Person) -> None:
        tables.pool.ask = no_bots  # type: ignore[method-assign]
        table = await opening.open_table(tables, person, solo)
        history = deal(table, stacked((BLANK, NO, BLANK), CASTER, COUNTERER))
        await give(tables, table, person, 0, "never")
        await table.match.play_for(0, PASS.base, "person", 0)
        await table.match.play_for(1, history.pos.number("cast", card=BOLT), "bot", 1)
        with suppress(Refusal):
            await table.match.play_for(2, PASS.base, "bot", 2)
        await until(lambda: (0, "order") in at(table).made)
        back = table.match._takeable(at(table), 0, "takeback")
        assert at(table).made[-back] == (0, "person")

    inside(tmp_path, work, pace=(0.1, 0.1))


async def no_bots(job: object, requester: object = None, seconds: float | None = None) -> Any:
    raise BotTrouble("none here")


def at(table: Table) -> History:
    assert table.history is not None
    return table.history


def test_a_pause_holds_answers_back(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table, history = await cast(tables, person, stacked(CASTER, NOTHING, COUNTERER))
        await seating.pause(tables, table, person, True)
        await asyncio.sleep(0.8)
        assert history.n == 1
        assert table.robots.auto_answers.under_way == {}
        await seating.pause(tables, table, person, False)
        await until(lambda: history.n == 2)

    inside(tmp_path, work, pace=(0.5, 0.5))


def test_a_bot_in_ones_seat_follows_no_orders(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        tables.pool.ask = no_bots  # type: ignore[method-assign]
        table, history = await cast(tables, person, stacked(CASTER, COUNTERER, COUNTERER))
        await give(tables, table, person, 1, "never")
        await seating.leave(tables, table, person, 1)
        await until(lambda: history.n >= 2)
        rows = await tables.storage.moves(table.id)
        assert (rows[1].seat, rows[1].by) == (1, "bot")
        assert table.seats[1].standing == "never"

    inside(tmp_path, work, pace=(0.6, 0.6))


def test_a_clock_runs_while_one_is_asked_and_no_longer(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table, history = await cast(tables, person, stacked(CASTER, NOTHING, COUNTERER))
        table.header.clock = "2min"
        assert list(table.robots.deadlines()) == [1]
        await until(lambda: history.n == 2)
        assert list(table.robots.deadlines()) == [2]

    inside(tmp_path, work, pace=(0.5, 0.5))


def test_several_are_answered_for_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a sealed question each has a beat of its own, and an answer that was overtaken is sent again."""
    monkeypatch.setitem(ASK.orders, "never", lambda pos, seat: DECLINE.base)

    async def work(tables: TableRegistry, person: Person) -> list[tuple[int, str]]:
        table = await opening.open_table(tables, person, wire.NewTable(game="ask", seats=THREE.seats))
        history = at(table)
        await table.match.play_for(0, history.pos.number("call", virtue=0), "person", 0)
        await until(lambda: history.n == 3)
        return [(row.seat, row.by) for row in await tables.storage.moves(table.id) if row.action == DECLINE.base]

    assert sorted(inside(tmp_path, work, pace=(0.1, 0.1))) == [(1, "order"), (2, "order")]


def test_of_two_processes_one_answers(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table, history = await cast(tables, person, stacked(CASTER, NOTHING, COUNTERER))
        twin = Table(tables, table.header, table.seats, History(stacked(CASTER, NOTHING, COUNTERER), 0, 0))
        assert twin.history is not None
        twin.history.advance((await tables.storage.moves(table.id))[0])
        twin.robots.wake()
        await until(lambda: history.n == 2 and not twin.robots.auto_answers.under_way)
        await asyncio.sleep(0.2)
        assert passes(await tables.storage.moves(table.id)) == [(1, "order")]

    inside(tmp_path, work, pace=(0.1, 0.1))


def test_an_order_given_in_one_process_is_carried_out_by_another_when_the_first_dies(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (match, robots, changing, seating, storage, transaction):
        monkeypatch.setattr(module, "WAKE_MS", 300)
    postgres = Postgres()

    async def run() -> None:
        settings = Settings(database=postgres.url, pace=(0.3, 0.3), sweep=0.1, settle=60.0)
        left, right = TableRegistry(settings), TableRegistry(settings)
        person = Person(id="ada", key_hash="h", name="Ada", lang="en", created=now())
        await left.open()
        await right.open()
        await left.storage.write(lambda tx: tx.add_person(person))
        here = await opening.open_table(left, person, THREE)
        there = await right.table(here.id)
        for seat in range(3):
            await give(right, there, person, seat, "never")
        await until(lambda: [seat.standing for seat in here.seats] == ["never"] * 3)
        await play_until_window(here)
        assert here.robots.auto_answers.under_way
        await left.close()
        right.spawn(sweeper.sweep_forever(right))
        await until(lambda: at(there).made[-2:] == [(1, "order"), (2, "order")])
        await right.close()

    try:
        asyncio.run(run())
    finally:
        postgres.close()


def test_an_order_that_fails_asks_the_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(pos: Position, seat: int) -> int | None:
        raise ZeroDivisionError

    monkeypatch.setitem(STACK.orders, "never", broken)
    monkeypatch.setitem(STACK.orders, "mine", lambda pos, seat: 10_000)

    async def work(tables: TableRegistry, person: Person) -> None:
        table, history = await cast(tables, person, stacked(CASTER, COUNTERER, COUNTERER))
        for order in ("never", "mine"):
            await give(tables, table, person, 1, order)
            assert table.feed.seat_view(1).order == order
            await asyncio.sleep(0.1)
        assert history.n == 1

    inside(tmp_path, work)


def test_a_table_is_not_forgotten_while_an_answer_is_on_its_way(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table, history = await cast(tables, person, stacked(CASTER, NOTHING, COUNTERER))
        await table.snapshot()
        assert not table.idle
        assert table.robots.next_look() is not None
        await until(lambda: history.n == 2 and not table.robots.auto_answers.under_way)
        await table.snapshot()
        assert table.idle
        assert table.robots.next_look() is None

    inside(tmp_path, work, pace=(0.5, 0.5), settle=60.0)


def test_an_order_ends_with_the_match_or_the_seat(tmp_path: Path) -> None:
    waiting = wire.NewTable(game="stack", seats=[wire.Place("me"), wire.Place("open")])

    async def work(tables: TableRegistry, person: Person) -> None:
        opened = await opening.open_table(tables, person, waiting)
        with pytest.raises(Refusal, match="running"):
            await give(tables, opened, person, 0, "never")
        table = await opening.open_table(tables, person, THREE)
        await give(tables, table, person, 2, "never")
        await seating.forget(tables, person)
        await table.refresh()
        assert [seat.standing for seat in table.seats] == [None] * 3

    inside(tmp_path, work)


def test_a_database_and_a_backup_from_before_orders_are_taken_over(tmp_path: Path) -> None:
    old_database(tmp_path / "inside.db")

    async def check(tables: TableRegistry, person: Person) -> None:
        table = await tables.table("old")
        assert [seat.standing for seat in table.seats] == [None] * 3
        await give(tables, table, person, 0, "never")

    inside(tmp_path, check)
    backup(str(tmp_path / "inside.db"), tmp_path / "all.gz")
    (tmp_path / "other").mkdir()
    restore(str(tmp_path / "other" / "inside.db"), tmp_path / "all.gz")

    async def again(tables: TableRegistry, person: Person) -> str | None:
        return (await tables.table("old")).seats[0].standing

    assert inside(tmp_path / "other", again) == "never"
    old = {column.name: 0 for column in SEATS.columns if column.name != "standing"}
    assert decode(SEATS, old) == {**old, "standing": None}
    with pytest.raises(ValueError, match="seats"):
        decode(SEATS, {"seat": 1})


def old_database(path: Path) -> None:
    """A database of the first version, with a running match in it."""
    engine = create_engine(f"sqlite:///{path}")
    match = Match(
        id="old",
        game="stack",
        rules_version=1,
        seats=3,
        options="{}",
        status="running",
        seed="ab",
        created=now(),
        started=now(),
    )
    rows = [Seat(match="old", seat=seat, kind="person", name="Ada", person="ada") for seat in range(3)]
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for name, row in (("matches", match), *[("seats", row) for row in rows]):
            there = {column["name"] for column in inspect(connection).get_columns(name)}
            connection.execute(insert(SqlTable(name, MetaData(), autoload_with=connection)).values(known(row, there)))
    engine.dispose()


def known(row: Match | Seat, names: set[str]) -> dict[str, Any]:
    return {name: value for name, value in values(row).items() if name in names}
