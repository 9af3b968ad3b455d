"""The process in which bots think: reads jobs on stdin, answers on stdout. It never sees a true position of a running match.

A job is handed a world that the seat imagines (`pos.resample(seat)`), or, once a match is over and public, its record.
"""

from __future__ import annotations

import os
import struct
import sys
import zlib
from typing import IO, Any

import msgspec

from ..bots import Perspective, advise, make_bot
from ..bots.ismcts import IsmctsBot, Search
from ..engine.box import EVERYBODY
from ..engine.events import Event
from ..engine.game import Game
from ..engine.knowledge import SEALED, Seen, seen_zone
from ..engine.offers import Reason
from ..engine.position import Position
from ..engine.rng import Rng
from ..registry import game, replay


class Job(msgspec.Struct):
    """`op` is choose (one action), advise (weighed actions), or watch (the steps of a finished match, per perspective)."""

    op: str
    game: str
    seat: int = 0
    bot: str = "greedy"
    seed: str = "0"
    dump: dict[str, Any] | None = None
    record: dict[str, Any] | None = None
    step: int = 0


class Done(msgspec.Struct):
    """What came of a job; an action of -1 says that the seat was not asked."""

    action: int = -1
    shares: list[tuple[int, float, float]] = []
    blobs: dict[int, bytes] = {}
    why: list[Reason] = []


def work(job: Job) -> Done:
    played = game(job.game)
    if job.op == "watch":
        return Done(blobs=watch(job.record))
    if job.record is not None:
        pos = at_step(job.record, job.step)
        if job.seat not in pos.to_act:
            return Done()
        window = Perspective.of(pos, job.seat, Rng(job.seed))
    else:
        window = Perspective(played.load(job.dump), job.seat)
    if job.op == "advise":
        advice = advise(played, window, job.seed)
        why = played.reasons(window.world, job.seat, advice.action)
        return Done(action=advice.action, shares=advice.shares, why=why)
    return think(played, window, job)


def think(played: Game, window: Perspective, job: Job) -> Done:
    """A search is made even where one answer is legal: the time an answer takes must not tell what cards are held."""
    bot = make_bot(played, job.bot, job.seed)
    if not isinstance(bot, IsmctsBot):
        return Done(action=bot.choose(window))
    search = bot.search(window)
    shares = [(int(action), share, value) for action, share, value in search.shares()]
    return Done(action=best_legal(search, window), shares=shares)


def best_legal(search: Search, window: Perspective) -> int:
    best = int(search.best())
    return best if best in window.legal else window.legal[0]


def at_step(record: dict[str, Any], step: int) -> Position:
    return replay({**record, "moves": record["moves"][:step]})


def watch(record: dict[str, Any] | None) -> dict[int, bytes]:
    """Every step of a finished match as each seat saw it, and (-1) with all cards open; compressed JSON."""
    assert record is not None
    pos = replay({**record, "moves": []})
    watchers = [-1, *range(pos.seats)]
    steps: dict[int, list[dict[str, Any]]] = {watcher: [] for watcher in watchers}
    told = dict.fromkeys(watchers, 0)
    for n, move in enumerate([None, *record["moves"]]):
        if move is not None:
            pos.play(move["seat"], {key: value for key, value in move.items() if key not in ("seat", "by", "at")})
        for watcher in watchers:
            steps[watcher].append(seen_step(pos, n, move, watcher, told))
    return {watcher: zlib.compress(msgspec.json.encode({"steps": steps[watcher]}), 6) for watcher in watchers}


def seen_step(pos: Position, n: int, move: dict[str, Any] | None, watcher: int, told: dict[int, int]) -> dict[str, Any]:
    events = open_events(pos, told[watcher]) if watcher < 0 else pos.events(watcher, told[watcher])
    told[watcher] += len(events)
    view = open_view(pos) if watcher < 0 else pos.view(watcher)
    named = {key: value for key, value in (move or {}).items() if key not in ("seat", "by", "at")}
    return {
        "n": n,
        "by": move.get("by") if move else None,
        "at": move.get("at") if move else None,
        "seat": move["seat"] if move else None,
        "named": named or None,
        "view": view,
        "events": events,
    }


def open_view(pos: Position) -> dict[str, object]:
    """A spectator's view with every card face up; only ever made of a match that is over."""
    seen = Seen(pos, -1)
    seen.zones = [seen_zone(pos, zone, EVERYBODY) for zone in pos.zones]
    return {**pos.view(None), "table": pos.config.game.shape(seen)}


def open_events(pos: Position, since: int) -> list[dict[str, object]]:
    shapes, box = pos.config.game.events, pos.config.box
    events: list[Event] = pos.past.events() if pos.past else []
    return [
        {"n": n, **event.tell(EVERYBODY, shapes.get(event.name, SEALED), box)} for n, event in enumerate(events) if n >= since
    ]


def serve(source: IO[bytes], sink: IO[bytes]) -> None:
    """One job after the other; a job that fails is answered by an empty message."""
    decoder = msgspec.msgpack.Decoder(Job)
    while head := source.read(4):
        data = source.read(struct.unpack(">I", head)[0])
        try:
            answer = msgspec.msgpack.encode(work(decoder.decode(data)))
        except Exception as error:
            print(f"bot worker: {type(error).__name__}", file=sys.stderr)
            answer = b""
        sink.write(struct.pack(">I", len(answer)) + answer)
        sink.flush()


if __name__ == "__main__":
    os.nice(5)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        os._exit(0)  # the server is gone, and with it whoever might read this
