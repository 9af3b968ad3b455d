"""Time at a table: what counts, what follows when it is up, and what it must not tell. The clock is moved, nobody waits."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import update

import tablee
from tablee.server import upgrade, wire
from tablee.server.storage import rows, schema
from tablee.server.storage.rows import Match, Move, Person, now
from tablee.server.tables import opening, seating, sweeper
from tablee.server.tables.clocks import lives
from tablee.server.tables.clocks.overtime import call_time
from tablee.server.tables.clocks.paces import DAY, MINUTE, PACES, SECOND, Clock
from tablee.server.tables.clocks.spans import Deed, Span, counted, still_spans
from tablee.server.tables.clocks.timing import Timing
from tablee.server.tables.history import History
from tablee.server.tables.table import Table
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import TEXTS, Refusal

from .test_inside import inside

pytestmark = pytest.mark.timeout(120)
RAPID: Final = PACES["rapid"]
Wait = Callable[[float], None]


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Wait:
    """Move the server's clock ahead by some seconds, as if they had passed."""
    ahead = [0.0]
    monkeypatch.setattr(rows, "time", lambda: time.time() + ahead[0])
    monkeypatch.setattr(lives, "BREAK_MS", 400 * DAY)

    def pass_by(seconds: float) -> None:
        ahead[0] += seconds

    return pass_by


def people(seats: int, clock: str, game: str = "push") -> wire.NewTable:
    places = [wire.Place("me"), *[wire.Place("hot")] * (seats - 1)]
    return wire.NewTable(game=game, seats=places, clock=clock)  # type: ignore[arg-type]


async def answer(table: Table, by: Any = "person") -> int:
    """Whoever is asked first answers; their seat."""
    assert table.history is not None
    seat = table.history.pos.to_act[0]
    await table.match.play_for(seat, table.history.pos.legal(seat)[0], by, table.history.n)
    return seat


async def answer_all(table: Table) -> None:
    """Everybody who is asked answers: what is sealed at the start of a match is behind them."""
    assert table.history is not None
    for _ in table.history.pos.to_act:
        await answer(table)


def clock_at(table: Table, seat: int) -> wire.SeatClock:
    return next(clock for clock in table.robots.clocks() if clock.seat == seat)


def near(ms: int, seconds: float) -> bool:
    """Whether some ms are so many seconds, but for what the test itself took."""
    return abs(ms - seconds * 1000) < 5_000


# The fold.


def move(n: int, seat: int, took: int, at: int, what: Any = "play", count: int = 0, by: Any = "person") -> Move:
    return Move("m", n, what, seat, count, by, None, None, at, took)


acts = st.lists(
    st.tuples(st.sampled_from(["play", "play", "play", "step", "bot", "undo"]), st.integers(0, 2), st.integers(0, 900_000)),
    max_size=60,
)


def fold(clock: Clock, told: list[tuple[str, int, int]]) -> Timing:
    """The rows of three seats that answer, answer step by step, are answered for by bots, and take back their last answer."""
    timing, made = Timing(clock, 3, 0), list[int]()
    for n, (what, seat, took) in enumerate(told):
        if what != "undo":
            by = "bot" if what == "bot" else "person"
            goes_on = what == "step"
            timing.play(move(n, seat, took, n, by=by), () if goes_on else range(3), goes_on)
            made.append(seat)
        elif made:
            timing.take_back(move(n, made.pop(), took, n, "undo", 1), range(3))
    return timing


@given(acts, st.sampled_from([RAPID, PACES["days"], PACES["2min"]]))
def test_what_is_used_is_the_sum_of_what_stands_and_never_more_than_there_was(
    told: list[tuple[str, int, int]], clock: Clock
) -> None:
    timing = fold(clock, told)
    for seat in range(3):
        assert timing.spent[seat] == sum(charge.cost for charge in timing._charges if charge.seat == seat)
        assert 0 <= timing.left(seat) <= clock.reserve


@given(acts, st.integers(0, 2), st.integers(0, 900_000), st.integers(0, 900_000))
def test_nobody_gains_time_by_taking_back(told: list[tuple[str, int, int]], seat: int, took: int, after: int) -> None:
    """Answering, taking back and answering again costs what thinking through would have."""
    once = fold(RAPID, [*told, ("play", seat, took)])
    back = fold(RAPID, [*told, ("play", seat, took), ("undo", 0, after)])
    assert back.carried[seat] == took + after
    assert back.left(seat) >= once.left(seat)
    again = fold(RAPID, [*told, ("play", seat, took), ("undo", 0, after), ("play", seat, back.carried[seat])])
    assert again.left(seat) == fold(RAPID, [*told, ("play", seat, took + after)]).left(seat)


@settings(max_examples=25)
@given(st.lists(st.integers(0, 90_000), min_size=1, max_size=25), st.booleans())
def test_a_match_that_is_read_again_has_the_same_clocks(pauses: list[int], undo: bool) -> None:
    game = tablee.game("push")
    match = Match(id="m", game="push", rules_version=game.rules_version, seats=2, options="{}", seed="ab", clock="rapid")
    history, told, at = History.of(game, match, []), list[Move](), 0
    for pause in pauses:
        at += pause
        seat = history.pos.to_act[0]
        took = history.timing.carried[seat] + at - history.timing.since[seat]
        told.append(Move("m", history.n, "play", seat, history.pos.legal(seat)[0], "person", None, None, at, took))
        history.advance(told[-1])
    if undo:
        told.append(Move("m", history.n, "takeback", history.made[-1][0], 1, "person", None, None, at, 0))
        history.advance(told[-1])
    again = History.of(game, match, told)
    for name in ("spent", "since", "carried"):
        assert getattr(again.timing, name) == getattr(history.timing, name)


times = st.integers(0, 1000)
stretches = st.lists(st.builds(lambda a, b: Span(min(a, b), max(a, b)), times, times), max_size=6)


@given(times, times, times, stretches, stretches)
def test_what_counts_adds_up(a: int, b: int, c: int, lived: list[Span], still: list[Span]) -> None:
    first, middle, last = sorted((a, b, c))
    whole = counted(Span(first, last), lived, still)
    assert whole == counted(Span(first, middle), lived, still) + counted(Span(middle, last), lived, still)
    inside_life = {at for at in range(first, last) if any(span.since <= at < span.until for span in lived)}
    assert whole == len([at for at in inside_life if not any(span.since <= at < span.until for span in still)])


def test_a_clock_stands_still_in_a_pause_and_while_a_bot_plays() -> None:
    deeds = [
        Deed(None, "pause", 10),
        Deed(1, "leave", 15),
        Deed(None, "resume", 20),
        Deed(1, "return", 30),
        Deed(1, "time", 50),
    ]
    assert still_spans(deeds, 0) == [Span(10, 20)]
    assert [span.since for span in still_spans(deeds, 1)] == [10, 50]
    assert still_spans(deeds, 1)[0] == Span(10, 30)


# At a table.


def test_the_first_seconds_of_a_question_cost_nothing_and_the_rest_comes_off(tmp_path: Path, wait: Wait) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, people(2, "rapid"))
        await answer_all(table)
        wait(8)
        seat = await answer(table)
        assert clock_at(table, seat).reserve == RAPID.reserve
        wait(70)
        seat = await answer(table)
        assert near(clock_at(table, seat).reserve, 600 - 60)
        left, stored = clock_at(table, seat), await tables.storage.moves(table.id)
        again = History.of(tablee.game("push"), table.header, stored)
        assert again.timing.left(seat) == left.reserve

    inside(tmp_path, work)


def test_a_pause_stops_all_clocks_and_says_what_is_left(tmp_path: Path, wait: Wait) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, people(2, "rapid"))
        await answer_all(table)
        assert table.history is not None
        seat = table.history.pos.to_act[0]
        wait(40)
        await seating.pause(tables, table, person, True)
        wait(7200)
        await call_time(tables, table)
        paused = clock_at(table, seat)
        assert (paused.free, paused.until) == (0, None)
        assert near(paused.reserve, 600 - 30)
        await seating.pause(tables, table, person, False)
        running = clock_at(table, seat)
        assert running.until is not None
        assert near(running.until + running.reserve - now(), 600 - 30)
        wait(20)
        assert await answer(table) == seat
        assert near(clock_at(table, seat).reserve, 600 - 50)

    inside(tmp_path, work)


def test_of_two_the_other_wins_when_time_is_up_and_it_is_said_once(tmp_path: Path, wait: Wait) -> None:
    """Two processes look at the same table at the same time: one row, one end."""

    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, people(2, "rapid"))
        await answer_all(table)
        assert table.history is not None
        late = table.history.pos.to_act[0]
        moves = await tables.storage.moves(table.id)
        history = History.of(tablee.game("push"), table.header, moves)
        twin = Table(tables, msgspec.structs.replace(table.header), table.seats, history)
        wait(609)
        await call_time(tables, table)
        assert table.header.status == "running"
        wait(3)
        await call_time(tables, table)
        with pytest.raises(Refusal):
            await call_time(tables, twin)
        ends = (await tables.storage.moves(table.id))[len(moves) :]
        assert [(end.what, end.seat, end.by, end.person) for end in ends] == [("time", late, "clock", None)]
        told = table.feed.describe(None)
        assert (told.status, told.winners, told.ended) == ("finished", [1 - late], wire.Ended("time", late))
        assert table.robots.clocks() == []

    inside(tmp_path, work)


def test_of_three_a_bot_plays_on_it_is_told_and_one_may_come_back(tmp_path: Path, wait: Wait) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, people(3, "rapid"))
        await answer_all(table)
        assert table.history is not None
        late = table.history.pos.to_act[0]
        wait(700)
        before = table.history.n
        await call_time(tables, table)
        seat = table.feed.describe(None).seats[late]
        assert (seat.away, seat.timed_out) == (True, True)
        assert [(line.what, line.seat, line.name) for line in await tables.storage.chat(table.id)] == [
            ("time", late, table.seats[late].name)
        ]
        assert [clock.seat for clock in table.robots.clocks()] == [other for other in range(3) if other != late]
        await call_time(tables, table)
        assert [row.what for row in (await tables.storage.moves(table.id))[before:] if row.what != "play"] == []
        wait(5_000)
        await seating.come_back(tables, table, person, late)
        assert [line.what for line in await tables.storage.chat(table.id)] == ["time", "return"]
        back = clock_at(table, late)
        assert back.reserve == 0
        assert back.until is None or near(back.until - now(), 10)

    inside(tmp_path, work)


def test_who_is_not_asked_is_never_out_of_time(tmp_path: Path, wait: Wait) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, people(2, "rapid"))
        await answer_all(table)
        assert table.history is not None
        seat = table.history.pos.to_act[0]
        wait(580)
        assert list(table.robots.deadlines()) == [seat]
        assert clock_at(table, 1 - seat).until is None
        assert clock_at(table, 1 - seat).reserve == RAPID.reserve

    inside(tmp_path, work)


def test_an_answer_that_the_database_keeps_waiting_costs_what_it_took_to_give(tmp_path: Path, wait: Wait) -> None:
    """The message came after 5 seconds; it took a minute until it could be stored."""

    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, people(2, "rapid"))
        await answer_all(table)
        assert table.history is not None
        seat = table.history.pos.to_act[0]
        wait(65)
        assert near(table.robots.used(seat, now()), 65)
        assert near(table.match._took(seat, 60.0) or 0, 5)

    inside(tmp_path, work)


def test_time_without_a_server_costs_nobody_anything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine is off for nine days, or its clock jumps while it runs; whoever was thinking goes on thinking."""
    ahead = [0.0]
    monkeypatch.setattr(rows, "time", lambda: time.time() + ahead[0])

    async def before(tables: TableRegistry, person: Person) -> str:
        table = await opening.open_table(tables, person, people(2, "rapid"))
        await answer_all(table)
        await sweeper.sweep(tables)
        return table.id

    name = inside(tmp_path, before)
    ahead[0] += 9 * 86_400

    async def after(tables: TableRegistry, person: Person) -> None:
        for _ in range(2):
            await sweeper.sweep(tables)
            table = await tables.table(name)
            assert table.header.status == "running"
            assert table.history is not None
            seat = table.history.pos.to_act[0]
            assert near(table.robots.used(seat, now()), 0)
            assert near((table.robots.deadline(seat) or 0) - now(), 610)
            ahead[0] += 86_400

    inside(tmp_path, after)


# Days apart.


def test_days_apart_the_day_comes_first_and_then_the_reserve(tmp_path: Path, wait: Wait) -> None:
    """No process holds the table in memory; idle or not, its clock decides."""

    async def before(tables: TableRegistry, person: Person) -> str:
        table = await opening.open_table(tables, person, people(2, "day"))
        await answer_all(table)
        return table.id

    name = inside(tmp_path, before)

    async def later(tables: TableRegistry, person: Person) -> None:
        await sweeper.sweep(tables)
        wait(2 * 86_400)
        await sweeper.sweep(tables)
        await sweeper.expire(tables)
        table = await tables.table(name)
        assert table.history is not None
        seat = table.history.pos.to_act[0]
        clock = clock_at(table, seat)
        assert clock.until is not None
        assert clock.until < now()
        assert near(clock.until + clock.reserve - now(), 2 * 86_400)
        assert table.feed.claimable_at(table.seats[seat]) is None
        assert table.feed.missing() == []
        due = (await tables.storage.match(name) or table.header).wake_at
        assert due is not None
        assert due <= clock.until + clock.reserve
        wait(2 * 86_400 + 5)
        await sweeper.sweep(tables)
        stored = await tables.storage.match(name)
        assert stored is not None
        assert stored.status == "finished"
        assert '"ended":"time"' in (stored.outcome or "")

    inside(tmp_path, later, idle_days=0.5)


def test_tables_of_former_builds_keep_their_clock(tmp_path: Path, wait: Wait) -> None:
    """Rows from before that say nothing of how long an answer took: the quick bot answers after a day, as it did."""

    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, people(2, "1day"))
        await answer_all(table)
        await tables.storage.write(lambda tx: tx.connection.execute(update(schema.moves).values(took=None)))
        await table.refresh()
        wait(86_400 + 1)
        await call_time(tables, table)
        stored = await tables.storage.moves(table.id)
        assert stored[-1].by == "clock"
        assert (table.header.clock, table.header.status) == ("1day", "running")

    inside(tmp_path, work)


# What clocks must not tell.


def test_clocks_tell_nothing_of_what_was_answered_in_secret() -> None:
    """Two worlds in which seats answer the same sealed question otherwise, at the same times: the same clocks."""
    game = tablee.game("push")
    match = Match(id="m", game="push", rules_version=game.rules_version, seats=3, options="{}", seed="ab", clock="rapid")
    told = []
    for pick in (0, -1):
        history, seen = History.of(game, match, []), list[object]()
        while len(history.pos.to_act) < 3:
            seat = history.pos.to_act[0]
            history.advance(Move("m", history.n, "play", seat, history.pos.legal(seat)[0], "person", None, None, 0, 0))
        for at, seat in ((20_000, 0), (30_000, 2)):
            action = history.pos.legal(seat)[pick]
            history.advance(Move("m", history.n, "play", seat, action, "person", None, None, at, at))
            seen.append((list(history.timing.spent), list(history.timing.since), history.pos.to_act))
        told.append(seen)
    assert told[0] == told[1]


def test_an_answer_by_order_costs_what_it_would_cost_by_hand() -> None:
    """Else the clock of a seat would tell that it has a standing order."""
    for took in (0, 9_000, 45_000):
        by_hand, by_order = Timing(RAPID, 2, 0), Timing(RAPID, 2, 0)
        by_hand.play(move(0, 0, took, took), [1], False)
        by_order.play(move(0, 0, took, took, by="order"), [1], False)
        assert by_hand.spent == by_order.spent


def test_steps_of_an_answer_in_the_making_leave_the_clock_as_it_was() -> None:
    """Many steps or one: what everybody sees of the clock is the same until the answer is complete, and after."""
    many, one = Timing(RAPID, 2, 0), Timing(RAPID, 2, 0)
    for step, at in enumerate((5_000, 20_000, 41_000)):
        many.play(move(step, 0, at, at), [], True)
        assert (many.spent, many.since, many.carried) == (one.spent, one.since, one.carried)
    many.play(move(3, 0, 60_000, 60_000), [1], False)
    one.play(move(0, 0, 60_000, 60_000), [1], False)
    assert (many.spent, many.since) == (one.spent, one.since)
    assert many.spent[0] == 60_000 - 10 * SECOND
    assert RAPID.reserve == 10 * MINUTE


def test_steps_of_a_draft_are_one_question_for_the_clock() -> None:
    """Conan: a hand is composed step by step; nobody's clock moves until it is whole."""
    game = tablee.game("conan")
    match = Match(id="m", game="conan", rules_version=game.rules_version, seats=3, options="{}", seed="ab", clock="rapid")
    history, steps, at = History.of(game, match, []), 0, 0
    while steps < 3 and history.n < 400:
        at += 15_000
        seat = history.pos.to_act[0]
        before, asked = (list(history.timing.spent), list(history.timing.since)), history.pos.to_act
        took = history.timing.carried[seat] + at - history.timing.since[seat]
        legal = history.pos.legal(seat)
        history.advance(Move("m", history.n, "play", seat, legal[history.n % len(legal)], "person", None, None, at, took))
        if history.pos.drafter == seat and history.pos.to_act == asked:
            steps += 1
            assert (list(history.timing.spent), list(history.timing.since)) == before
    assert steps == 3


# People who are gone.


def gone_for(table: Table, seat: int, seconds: float) -> None:
    """As if the person of a seat had closed the page so long ago, while the other looks on."""
    for each in table.seats:
        table.feed.gone[str(each.person)] = now()
    table.feed.gone[str(table.seats[seat].person)] = now() - int(seconds * 1000)


async def against_bob(tables: TableRegistry, person: Person, clock: str, game: str = "push") -> tuple[Table, Person]:
    bob = msgspec.structs.replace(person, id=f"bob-{clock}-{game}", key_hash=f"bob-{clock}-{game}", name="Bob")
    await tables.storage.write(lambda tx: tx.add_person(bob))
    wish = wire.NewTable(game=game, seats=[wire.Place("me"), wire.Place("open")], clock=clock)  # type: ignore[arg-type]
    table = await opening.open_table(tables, person, wish)
    await seating.sit(tables, table, bob, wire.Sit())
    return table, bob


def test_of_two_the_match_of_somebody_gone_is_claimed_after_a_while(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table, bob = await against_bob(tables, person, "rapid")
        gone_for(table, 1, 100)
        told = table.feed.describe(None).seats[1]
        assert told.claim is not None
        assert near(told.claim - now(), 20)
        with pytest.raises(Refusal, match="claim-later"):
            await seating.claim(tables, table, person, 1)
        gone_for(table, 1, 121)
        for who, seat in ((bob, 1), (person, 0)):
            with pytest.raises(Refusal, match="seat-yours"):
                await seating.claim(tables, table, who, seat)
        with pytest.raises(Refusal, match="seat"):
            await seating.claim(tables, table, person, 7)
        await seating.claim(tables, table, person, 1)
        described = table.feed.describe(None)
        assert (described.status, described.winners, described.ended) == ("finished", [0], wire.Ended("claim", 1))
        with pytest.raises(Refusal):
            await seating.claim(tables, table, person, 1)

    inside(tmp_path, work)


@pytest.mark.parametrize(("clock", "game"), [("none", "push"), ("day", "push"), ("1day", "push"), ("rapid", "virtopia")])
def test_where_nobody_need_be_here_or_a_team_plays_nothing_is_claimed(tmp_path: Path, clock: str, game: str) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table, _ = await against_bob(tables, person, clock, game)
        gone_for(table, 1, 86_400)
        assert table.feed.describe(None).seats[1].claim is None
        with pytest.raises(Refusal):
            await seating.claim(tables, table, person, 1)
        assert table.feed.missing() == ([] if clock in ("day", "1day") else [1])
        assert table.header.status == "running"

    inside(tmp_path, work)


def test_whoever_leaves_and_comes_back_is_told_to_everybody(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table, bob = await against_bob(tables, person, "none")
        await seating.leave(tables, table, bob, None)
        await seating.come_back(tables, table, bob, None)
        gone_for(table, 1, 60)
        await seating.stand_in(tables, table, person, 1)
        told = [(line.what, line.seat, line.name) for line in await tables.storage.chat(table.id)]
        assert told == [("leave", 1, "Bob"), ("return", 1, "Bob"), ("stand-in", 1, "Bob")]
        for lang in ("fr", "en"):
            for what in ("leave", "return", "stand-in", "resign", "time"):
                assert "Bob" in TEXTS.say(lang, f"said-{what}", name="Bob")

    inside(tmp_path, work)


def test_leaving_and_coming_back_wins_no_time(tmp_path: Path, wait: Wait) -> None:
    """What one thought before counts; what a bot thought meanwhile does not."""

    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, people(2, "rapid"))
        await answer_all(table)
        assert table.history is not None
        seat = table.history.pos.to_act[0]
        wait(50)
        asked = table.history.question(seat)
        table.robots.bot_seats = list  # type: ignore[method-assign]  # no bot answers meanwhile
        await seating.leave(tables, table, person, seat)
        wait(500)
        await seating.come_back(tables, table, person, seat)
        assert table.history.question(seat) == asked
        assert near(table.robots.used(seat, now()), 50)

    inside(tmp_path, work)


def test_what_another_process_knows_of_who_is_gone_is_heard(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table, bob = await against_bob(tables, person, "rapid")
        since = now() - 90_000
        table.feed.hear_presence("there", [person.id], {bob.id: since, person.id: since})
        seats = table.feed.describe(None).seats
        assert [seat.gone for seat in seats] == [None, since]
        table.feed.hear_presence("there", [person.id, bob.id], {})
        assert table.feed.describe(None).seats[1].gone is None

    inside(tmp_path, work)


def test_who_left_before_the_match_began_has_not_left_it(tmp_path: Path, wait: Wait) -> None:
    """The clock of a seat that somebody gave up at a table that waited runs for who sits there now."""

    async def work(tables: TableRegistry, person: Person) -> None:
        places = [wire.Place("me"), wire.Place("open"), wire.Place("open")]
        table = await opening.open_table(tables, person, wire.NewTable(game="push", seats=places, clock="rapid"))
        people = [msgspec.structs.replace(person, id=name, key_hash=name, name=name) for name in ("Bob", "Cleo", "Dan")]
        for each in people:
            await tables.storage.write(lambda tx, each=each: tx.add_person(each))
        bob, *others = people
        await seating.sit(tables, table, bob, wire.Sit())
        await seating.leave(tables, table, bob, None)
        for each in others:
            await seating.sit(tables, table, each, wire.Sit())
        assert table.header.status == "running"
        wait(40)
        assert [near(table.robots.used(seat, now()), 40) for seat in range(3)] == [True] * 3

    inside(tmp_path, work)


def test_a_match_that_goes_on_after_an_upgrade_asks_anew(tmp_path: Path, wait: Wait, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the rows of before cost is not known: nobody is charged for the whole match."""
    game = tablee.game("push")

    async def before(tables: TableRegistry, person: Person) -> str:
        table = await opening.open_table(tables, person, people(2, "rapid"))
        for _ in range(4):
            wait(100)
            await answer_all(table)
        await sweeper.sweep(tables)
        return table.id

    name = inside(tmp_path, before)
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)

    async def after(tables: TableRegistry, person: Person) -> None:
        assert await upgrade.upgrade_matches(tables) == [name]
        await sweeper.sweep(tables)
        table = await tables.table(name)
        assert table.history is not None
        wait(60)
        (seat,) = table.history.pos.to_act
        assert near(table.robots.used(seat, now()), 60)
        assert near(clock_at(table, seat).reserve + (clock_at(table, seat).until or 0) - now(), 550)

    inside(tmp_path, after)


def test_what_is_sent_again_later_tells_the_time_of_later(tmp_path: Path, wait: Wait) -> None:
    """A frame is kept for those who ask at the same moment; whoever asks later is told how late it is."""

    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, people(2, "rapid"))
        first = table.feed.state_frame(0, 0)
        assert table.feed.state_frame(0, 0) is first
        wait(30)
        later = msgspec.json.decode(table.feed.state_frame(0, 0))
        assert near(later["now"] - msgspec.json.decode(first)["now"], 30)

    inside(tmp_path, work)


def test_a_process_that_looks_seldom_is_not_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sign of life each minute, as the settings have it, is none too late; two minutes without one are a break."""
    ahead = [0.0]
    monkeypatch.setattr(rows, "time", lambda: time.time() + ahead[0])

    async def work(tables: TableRegistry, person: Person) -> None:
        seldom = lives.Lives(tables.storage, rest=60.0)
        for seconds, broken in ((60, False), (63, False), (120, True), (60, False)):
            ahead[0] += seconds
            assert await seldom.beat() is broken

    inside(tmp_path, work)
