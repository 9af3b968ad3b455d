"""Finished matches: their record, their replay, a bot's advice on them; also for matches of other rules versions."""

from __future__ import annotations

import asyncio
import logging
import secrets
import zlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from ...engine.rng import commitment
from ...registry import game, list_games
from .. import wire
from ..bot_pool import BotTrouble, Turn, choose_job
from ..bot_worker import Job
from ..storage.rows import Match, Move, Person, Said, now
from ..storage.storage import Away
from ..texts import Refusal
from ..web.static import Packed
from .history import Line, agreed_options, kept, unpack_dump
from .table import ENCODER, Table
from .table_registry import Hall, playable

LOG: Final = logging.getLogger("tablee.server")
ARCHIVE_SECONDS: Final = 60.0


def installed_versions() -> dict[str, int]:
    return {name: game(name).rules_version for name in list_games()}


async def record(hall: Hall, match: Match) -> dict[str, Any]:
    """The public record: header, start, the moves that stand with who made them and when, and what was taken back."""
    moves = await hall.storage.moves(match.id)
    words = playable(match.game).vocabulary
    standing = kept(move for move in moves if move.n >= match.start_n)
    start: dict[str, Any] = {"seed": match.seed, "generator": match.generator}
    if match.start_dump is not None:
        start = {"dump": unpack_dump(match.start_dump)}
    last = moves[-1] if moves else None
    ended = {"ended": {"how": last.what, "seat": last.seat}} if last and last.what in ("resign", "stop") else {}
    return {
        "tablee": 1,
        "game": match.game,
        "rules_version": match.rules_version,
        "seats": match.seats,
        "options": agreed_options(playable(match.game), match),
        "start": start,
        "moves": [{"seat": move.seat, **words.name(move.action), "by": maker(move), "at": move.at} for move in standing],
        "commitment": commitment(match.seed or "0"),
        "seed": match.seed,
        "taken_back": sum(move.what == "takeback" for move in moves),
        **ended,
    }


def maker(move: Move) -> str:
    """Who made a move, as it is shown: what an order answered, the person answered."""
    return "person" if move.by == "order" else move.by


def over(table: Table) -> Match:
    if table.match.status != "finished":
        raise Refusal("over")
    return table.match


def current(match: Match) -> Match:
    """A match of today's rules, or a Refusal that names the version."""
    if match.rules_version != playable(match.game).rules_version:
        raise Refusal("version", version=match.rules_version)
    return match


async def replay(hall: Hall, table: Table, seat: int | None) -> Packed:
    """The steps as compressed JSON: stored when the match ended, or made now."""
    match = over(table)
    if seat is not None and seat >= match.seats:
        raise Refusal("seat", 404)
    number = -1 if seat is None else seat
    stored = await hall.storage.archive(match.id, number)
    if stored is None:
        stored = (await archive(hall, current(match), awaited=True))[number]
    return Packed(stored)


async def archive(hall: Hall, match: Match, awaited: bool = False) -> dict[int, bytes]:
    """Store how each seat saw a finished match, so that it can be watched when the rules have moved on."""
    job = Job(op="watch", game=match.game, record=await record(hall, match))
    try:
        blobs = (await hall.pool.ask(job, Turn(match.host or "", match.id, awaited), ARCHIVE_SECONDS)).blobs
    except BotTrouble:
        raise Refusal("bot", 503) from None
    await hall.storage.write(lambda tx: tx.keep_archive(match.id, match.rules_version, blobs, match.finished))
    return blobs


async def archive_forever(hall: Hall, then: Callable[[Hall, Match], Awaitable[None]]) -> None:
    """One match after the other, out of the players' way, and `then` what follows from it.

    What a crash left over is found at the start.
    """
    await hall.surely(lambda: queue_unarchived(hall))
    while True:
        name = await hall.to_archive.get()
        await asyncio.sleep(0.2)
        try:
            match = await hall.storage.match(name)
            if match and match.status == "finished" and await hall.storage.archive(name, -1) is None:
                await archive(hall, current(match))
            if match:
                await then(hall, match)
        except (Refusal, Away):
            LOG.warning("the replay of match %s could not be stored; it will be tried at the next start", name)
        except Exception:
            LOG.exception("the replay of match %s cannot be stored", name)


async def queue_unarchived(hall: Hall) -> None:
    for name in await hall.storage.unarchived(installed_versions(), 1000):
        hall.archive_soon(name)


async def last_frame(hall: Hall, table: Table, person: str | None) -> str | None:
    """For a finished match of other rules: its last step as the seat saw it, in place of a live state."""
    if table.line is not None or table.match.status != "finished":
        return None
    seats: list[int] | list[None] = table.seats_of(person) or [None]
    stored = await hall.storage.archive(table.id, -1 if seats[0] is None else seats[0])
    if stored is None:
        return None
    steps = msgspec.json.decode(zlib.decompress(stored), type=wire.Replay).steps
    events = [event for step in steps for event in step.events]
    view = msgspec.Raw(ENCODER.encode(steps[-1].view))
    frame = wire.State(
        seat=seats[0], version=len(events), since=0, epoch=0, events=events, view=view,
        deadline=None, now=None, order=None, forced=False, answer=None,
    )  # fmt: skip
    return ENCODER.encode(frame).decode()


# Advice.


async def hint(hall: Hall, table: Table, seat: int, person: Person) -> wire.Advice:
    """What a bot would do in this seat, from what the seat knows; those who play with it are told that it was asked."""
    line = table.played_on()
    table.in_hand(seat)
    if seat not in line.pos.to_act:
        raise Refusal("turn")
    if not table.allows_hints():
        raise Refusal("hints", 403)
    if table.among_people():
        told = hint_told(table, seat, person, line)
        await hall.storage.write(lambda tx: tx.say(told))
    return await advise(hall, table, choose_job(line.pos, seat, op="advise"), Turn(person.id, table.id))


def hint_told(table: Table, seat: int, person: Person, line: Line) -> Said:
    """Said once for each question, however often a hint is asked for."""
    mid = ENCODER.encode(f"hint-{seat}-{line.epoch}-{line.asked_by[seat]}").decode()
    name = table.seats[seat].name
    return Said(match=table.id, n=0, seat=seat, person=person.id, name=name, text="", mid=mid, at=now(), what="hint")


async def advice(hall: Hall, table: Table, step: int, seat: int) -> wire.Advice:
    """A bot's advice at a step of a finished match, from what the seat knew then."""
    match = current(over(table))
    played = await record(hall, match)
    if step >= len(played["moves"]) or seat >= match.seats:
        raise Refusal("step", 404)
    job = Job(op="advise", game=match.game, seat=seat, seed=secrets.token_hex(8), record=played, step=step)
    return await advise(hall, table, job, Turn("", table.id))


async def advise(hall: Hall, table: Table, job: Job, turn: Turn) -> wire.Advice:
    try:
        done = await hall.pool.ask(job, turn)
    except BotTrouble:
        raise Refusal("bot", 503) from None
    if done.action < 0:
        raise Refusal("not-asked")
    words = playable(table.match.game).vocabulary
    shares = [
        wire.Weighed(action, words.name(action), round(share, 4), round(value, 4)) for action, share, value in done.shares
    ]
    return wire.Advice(action=done.action, named=words.name(done.action), shares=shares, why=done.why)
