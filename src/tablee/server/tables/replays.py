"""Finished matches: their record, their replay, a bot's advice on them; also for matches of other rules versions."""

from __future__ import annotations

import asyncio
import logging
import secrets
import zlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec

from ...engine.rng import commitment
from ...registry import game, list_games
from .. import frames, wire
from ..bot_pool import BotTrouble, Requester, choose_job
from ..bot_worker import Job
from ..operate.logs import at_table
from ..storage import Away
from ..storage.rows import BROKEN_OFF, ChatLine, Match, Move, Person, now
from ..texts import Refusal
from ..web.static import CompressedJson
from . import rated
from .history import History, match_options, standing_moves, unpack_dump
from .table import Table
from .table_registry import TableRegistry, playable, retrieve_error
from .told_replays import score_lines, told_archive

LOG: Final = logging.getLogger("tablee.server")
ARCHIVE_SECONDS: Final = 60.0


def installed_versions() -> dict[str, int]:
    """The rules version of every installed game."""
    return {name: game(name).rules_version for name in list_games()}


async def record(tables: TableRegistry, match: Match) -> dict[str, Any]:
    """The public record of a match that is stored."""
    return record_of(match, await tables.storage.moves(match.id))


def record_of(match: Match, moves: Sequence[Move]) -> dict[str, Any]:
    """The public record: header, start, the moves that stand with who made them and when, and what was taken back."""
    vocabulary = playable(match.game).vocabulary
    standing = standing_moves(move for move in moves if move.n >= match.start_n)
    start: dict[str, Any] = {"seed": match.seed, "generator": match.generator}
    if match.start_dump is not None:
        start = {"dump": unpack_dump(match.start_dump)}
    last = moves[-1] if moves else None
    ended = {"ended": {"how": last.what, "seat": last.seat}} if last and last.what in BROKEN_OFF else {}
    return {
        "tablee": 1,
        "game": match.game,
        "rules_version": match.rules_version,
        "seats": match.seats,
        "options": match_options(playable(match.game), match),
        **({"content": match.overlay} if match.overlay else {}),
        "start": start,
        "moves": [
            {"seat": move.seat, **vocabulary.name(move.action), "by": made_by(move), "at": move.at} for move in standing
        ],
        **({} if match.laid else {"commitment": commitment(match.seed or "0"), "seed": match.seed}),
        "taken_back": sum(move.what == "takeback" for move in moves),
        **ended,
    }


def made_by(move: Move) -> str:
    """Who made a move, as it is shown: what an order answered, the person answered."""
    return "person" if move.by == "order" else move.by


def finished(table: Table) -> Match:
    """The header of a match that is over, or a Refusal."""
    if table.header.status != "finished":
        raise Refusal("over")
    return table.header


def of_current_rules(match: Match) -> Match:
    """A match of today's rules, or a Refusal that names the version."""
    if match.rules_version != playable(match.game).rules_version:
        raise Refusal("version", version=match.rules_version)
    return match


async def replay(tables: TableRegistry, table: Table, seat: int | None) -> CompressedJson:
    """The steps as compressed JSON, with what their sentences speak of."""
    match = finished(table)
    if seat is not None and seat >= match.seats:
        raise Refusal("seat", 404)
    stored = await stored_steps(tables, match, -1 if seat is None else seat)
    return CompressedJson(await asyncio.to_thread(told_archive, match, stored))


async def stored_steps(tables: TableRegistry, match: Match, number: int) -> bytes:
    """The steps as a seat saw them (-1: with all cards open): stored when the match ended, or made now."""
    stored = await tables.storage.archive(match.id, number)
    if stored is None:
        stored = (await archive(tables, of_current_rules(match), awaited=True))[number]
    return stored


async def scores(tables: TableRegistry, table: Table) -> wire.Scores:
    """How the score went, as far as everybody could see it."""
    match = finished(table)
    if match.game not in list_games() or game(match.game).running is None:
        return wire.Scores([])
    return await asyncio.to_thread(score_lines, match, await stored_steps(tables, match, -1))


async def archive(tables: TableRegistry, match: Match, awaited: bool = False) -> dict[int, bytes]:
    """Store how each seat saw a finished match, so that it can be watched when the rules have moved on.

    Whoever asks while that is under way waits for it.
    """
    end = (match.id, match.finished)
    under_way = tables.archiving.get(end)
    if under_way is None:
        under_way = tables.archiving[end] = asyncio.ensure_future(make_archive(tables, match, awaited))
        under_way.add_done_callback(lambda done: tables.archiving.pop(end, None))
        under_way.add_done_callback(retrieve_error)
    return await asyncio.shield(under_way)


async def make_archive(tables: TableRegistry, match: Match, awaited: bool) -> dict[int, bytes]:
    """Have a bot process play a finished match again, and store how each seat saw it."""
    job = Job(op="replay", game=match.game, record=await record(tables, match))
    try:
        blobs = (await tables.pool.ask(job, Requester(match.host or "", match.id, awaited), ARCHIVE_SECONDS)).blobs
    except BotTrouble:
        raise Refusal("bot", 503) from None
    await tables.storage.write(lambda tx: tx.keep_archive(match.id, match.rules_version, blobs, match.finished))
    return blobs


async def archive_forever(tables: TableRegistry, then: Callable[[TableRegistry, Match], Awaitable[None]]) -> None:
    """One match after the other, out of the players' way, and `then` what follows from it.

    What a crash left over is found at the start.
    """
    await tables.retry_while_away(lambda: queue_unarchived(tables))
    while True:
        name = await tables.to_archive.get()
        await asyncio.sleep(0.2)
        with at_table(name):
            await archive_one(tables, name, then)


async def archive_one(tables: TableRegistry, name: str, then: Callable[[TableRegistry, Match], Awaitable[None]]) -> None:
    """Store the replay of a match, if it is over and has none; what goes wrong is logged."""
    try:
        match = await tables.storage.match(name)
        if match and match.status == "finished" and await tables.storage.archive(name, -1) is None:
            await archive(tables, of_current_rules(match))
        if match:
            await then(tables, match)
    except (Refusal, Away):
        LOG.warning("the replay of match %s could not be stored; it will be tried at the next start", name)
    except Exception:
        LOG.exception("the replay of match %s cannot be stored", name)


async def queue_unarchived(tables: TableRegistry) -> None:
    """Have the replays stored that a crash left over."""
    for name in await tables.storage.unarchived(installed_versions(), 1000):
        tables.archive_soon(name)


async def last_state_frame(tables: TableRegistry, table: Table, person: str | None) -> bytes | None:
    """For a finished match of other rules: its last step as the seat saw it, in place of a live state."""
    if table.history is not None or table.header.status != "finished":
        return None
    seats: list[int] | list[None] = table.seats_of(person) or [None]
    stored = await tables.storage.archive(table.id, -1 if seats[0] is None else seats[0])
    if stored is None:
        return None
    told = await asyncio.to_thread(told_archive, table.header, stored)
    steps = msgspec.json.decode(zlib.decompress(told), type=wire.Replay).steps
    events = [event for step in steps for event in step.events]
    view = msgspec.Raw(wire.ENCODER.encode(steps[-1].view))
    frame = frames.State(
        seat=seats[0], version=len(events), since=0, epoch=0, events=events, view=view,
        deadline=None, now=None, order=None, forced=False, answer=None,
    )  # fmt: skip
    return wire.ENCODER.encode(frame)


# Advice.


async def hint(tables: TableRegistry, table: Table, seat: int, person: Person) -> wire.Advice:
    """What a bot would do in this seat, from what the seat knows; those who play with it are told that it was asked."""
    history = table.running_history()
    table.check_played_by_person(seat)
    if seat not in history.pos.to_act:
        raise Refusal("requester")
    rated.require_unrated(table.header, "rated-hints")
    if not table.allows_hints():
        raise Refusal("hints", 403)
    if table.among_people():
        line = hint_line(table, seat, person, history)
        await tables.storage.write(lambda tx: tx.add_chat(line))
    return await advise(tables, table, choose_job(history.pos, seat, op="advise"), Requester(person.id, table.id))


async def coach(tables: TableRegistry, table: Table, body: wire.AskCoach, person: Person) -> wire.Coaching:
    """What a coach says before somebody who plays alone against bots does something; mostly nothing."""
    history = table.running_history()
    table.check_played_by_person(body.seat)
    rated.require_unrated(table.header, "rated-hints")
    if table.among_people():
        raise Refusal("hints", 403)
    legal = {action: history.pos.name(action) for action in history.pos.legal(body.seat)}
    action = next((action for action, named in legal.items() if named == body.action), -1)
    if action < 0:
        raise Refusal("requester")
    job = choose_job(history.pos, body.seat, op="coach", action=action)
    try:
        done = await tables.pool.ask(job, Requester(person.id, table.id))
    except BotTrouble:
        raise Refusal("bot", 503) from None
    named = playable(table.header.game).vocabulary.name(done.action)
    return wire.Coaching(says=done.says, named=named, why=done.why, telling=done.tellings.get(done.action, {}))  # type: ignore[arg-type]


def hint_line(table: Table, seat: int, person: Person, history: History) -> ChatLine:
    """ChatLine once for each question, however often a hint is asked for."""
    mid = wire.ENCODER.encode(f"hint-{seat}-{history.epoch}-{history.asked_by[seat]}").decode()
    name = table.seats[seat].name
    return ChatLine(match=table.id, n=0, seat=seat, person=person.id, name=name, text="", mid=mid, at=now(), what="hint")


async def advice(tables: TableRegistry, table: Table, step: int, seat: int) -> wire.Advice:
    """A bot's advice at a step of a finished match, from what the seat knew then."""
    match = of_current_rules(finished(table))
    played = await record(tables, match)
    if step >= len(played["moves"]) or seat >= match.seats:
        raise Refusal("step", 404)
    job = Job(op="advise", game=match.game, seat=seat, seed=secrets.token_hex(8), record=played, step=step)
    return await advise(tables, table, job, Requester("", table.id))


async def advise(tables: TableRegistry, table: Table, job: Job, requester: Requester) -> wire.Advice:
    """A bot's answer to a job, with the actions by name; a Refusal when the bot fails or the seat was not asked."""
    try:
        done = await tables.pool.ask(job, requester)
    except BotTrouble:
        raise Refusal("bot", 503) from None
    if done.action < 0:
        raise Refusal("not-asked")
    vocabulary = playable(table.header.game).vocabulary
    shares = [
        wire.Weighed(action, vocabulary.name(action), round(share, 4), round(value, 4), done.tellings.get(action, {}))
        for action, share, value in done.shares
    ]
    named, telling = vocabulary.name(done.action), done.tellings.get(done.action, {})
    return wire.Advice(action=done.action, named=named, shares=shares, why=done.why, telling=telling)
