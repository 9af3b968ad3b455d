"""The process in which bots think: reads jobs on stdin, answers on stdout. It never sees a true position of a running match.

A job is handed a world that the seat imagines (`pos.resample(seat)`), or, once a match is over and public, its record.
"""

from __future__ import annotations

import os
import struct
import sys
import zlib
from collections.abc import Callable
from typing import IO, Any, Final

import msgspec

from ..analysis import QUICK, Budget, analyse
from ..bots import Perspective, advise, make_bot
from ..bots.ismcts import IsmctsBot, Search
from ..engine.knowledge import board, open_board
from ..engine.offers import Reason
from ..engine.position import Position
from ..engine.rng import Rng
from ..lessons import judge
from ..registry import compiled, game, replay
from ..telling import action_telling, plain

OURS: Final = "tablee.games."
"""The games of this package have tables of their own in the client, and need no board in a replay."""


BUDGET: Final = Budget() if compiled else QUICK
"""Interpreted, the whole budget would take half an hour."""
MOST_LINE: Final = 8


class Job(msgspec.Struct):
    """`op` is ping (nothing: the process lives), choose (one action), advise (weighed actions) or coach (what to say before
    `action` is taken); of a finished match, replay (its steps, per perspective), analyse (its analysis) or line (its steps
    from one on, after another action).
    """

    op: str
    game: str
    seat: int = 0
    bot: str = "greedy"
    seed: str = "0"
    dump: dict[str, Any] | None = None
    record: dict[str, Any] | None = None
    step: int = 0
    action: int = -1
    seconds: float = 0.0
    """The most that a bot may think, where its own limit is not shorter; 0: as long as it wants."""


class JobResult(msgspec.Struct):
    """What came of a job; an action of -1 says that the seat was not asked. `says` is why a coach speaks, if it does. Fewer
    parts `done` than `total`: it goes on.
    """

    action: int = -1
    shares: list[tuple[int, float, float]] = []
    blobs: dict[int, bytes] = {}
    why: list[Reason] = []
    tellings: dict[int, dict[str, Any]] = {}
    says: str = ""
    done: int = 0
    total: int = 0


Tell = Callable[[JobResult], None]
"""Sends what is known of a job while it goes on."""


def work(job: Job, tell: Tell = lambda told: None) -> JobResult:
    """Do one job; `tell` is told how far it is where that takes long."""
    if job.op == "ping":
        return JobResult()
    if job.op == "analyse":
        return JobResult(blobs={0: analysed(job.record, tell)})
    if job.op == "line":
        return JobResult(blobs=line_steps(job.record, job.step, job.action))
    if job.op == "replay":
        return JobResult(blobs=replay_steps(job.record))
    if job.record is not None:
        pos = at_step(job.record, job.step)
        if job.seat not in pos.to_act:
            return JobResult()
        perspective = Perspective.of(pos, job.seat, Rng(job.seed))
    else:
        perspective = Perspective(game(job.game).load(job.dump), job.seat)
    if job.op == "advise":
        played = perspective.world.config.game
        advice = advise(played, perspective, job.seed)
        why = played.reasons(perspective.world, job.seat, advice.action)
        tellings = advised_tellings(perspective, [advice.action, *(action for action, _, _ in advice.shares)])
        return JobResult(action=advice.action, shares=advice.shares, why=why, tellings=tellings)
    if job.op == "coach":
        return coach(perspective, job)
    return think(perspective, job)


def coach(perspective: Perspective, job: Job) -> JobResult:
    """What a coach thinks of an action that the seat is about to take."""
    played = perspective.world.config.game
    opinion = judge(played, perspective, job.action, job.seed)
    why = played.reasons(perspective.world, job.seat, opinion.better) if opinion.reason else []
    tellings = advised_tellings(perspective, [opinion.better])
    return JobResult(action=opinion.better, says=opinion.reason, why=why, tellings=tellings)


def advised_tellings(perspective: Perspective, actions: list[int]) -> dict[int, dict[str, Any]]:
    """What the advised actions speak of for the seat, from a world that looks to it as the match does."""
    world, view = perspective.world, plain(perspective.view)
    return {action: action_telling(world.config.game, world.name(action), view) for action in actions}


def think(perspective: Perspective, job: Job) -> JobResult:
    """A search is made even where one answer is legal: the time an answer takes must not tell what cards are held."""
    bot = make_bot(perspective.world.config.game, job.bot, job.seed)
    if job.seconds:
        bot.seconds = min(bot.seconds or job.seconds, job.seconds)
    if not isinstance(bot, IsmctsBot):
        return JobResult(action=bot.choose(perspective))
    search = bot.search(perspective)
    shares = [(int(action), share, value) for action, share, value in search.shares()]
    return JobResult(action=best_legal(search, perspective), shares=shares)


def best_legal(search: Search, perspective: Perspective) -> int:
    """The action that a search found best, or the first legal one where that is not legal here."""
    best = int(search.best())
    return best if best in perspective.legal else perspective.legal[0]


def at_step(record: dict[str, Any], step: int) -> Position:
    """The position after so many moves of a record."""
    return replay({**record, "moves": record["moves"][:step]})


def replay_steps(record: dict[str, Any] | None) -> dict[int, bytes]:
    """Every step of a finished match as each seat saw it, and (-1) with all cards open; compressed JSON."""
    assert record is not None
    pos = replay({**record, "moves": []})
    viewers = [-1, *range(pos.seats)]
    steps: dict[int, list[dict[str, Any]]] = {viewer: [] for viewer in viewers}
    told = dict.fromkeys(viewers, 0)
    for n, move in enumerate([None, *record["moves"]]):
        if move is not None:
            pos.play(move["seat"], {key: value for key, value in move.items() if key not in ("seat", "by", "at")})
        for viewer in viewers:
            steps[viewer].append(seen_step(pos, n, move, viewer, told))
    return {viewer: zlib.compress(msgspec.json.encode({"steps": steps[viewer]}), 6) for viewer in viewers}


def analysed(record: dict[str, Any] | None, tell: Tell) -> bytes:
    """The analysis of a finished match; compressed JSON."""
    assert record is not None
    found = analyse(record, 0, BUDGET, lambda done, total: tell(JobResult(done=done, total=total + 1)))
    return zlib.compress(msgspec.json.encode(found), 6)


def line_steps(record: dict[str, Any] | None, step: int, action: int) -> dict[int, bytes]:
    """How a finished match could have gone on from a step with another action: until its seat is asked again, or the end."""
    assert record is not None
    pos = at_step(record, step)
    seat = int(record["moves"][step]["seat"])
    moves = [*record["moves"][:step], {"seat": seat, **pos.name(action), "by": "bot"}]
    pos.play(seat, action)
    bots = make_bot(pos.config.game, "greedy")
    rng = Rng(step)
    while not pos.over and len(moves) < step + MOST_LINE:
        mover = pos.to_act[0]
        chosen = bots.choose(Perspective.of(pos, mover, rng))
        moves.append({"seat": mover, **pos.name(chosen), "by": "bot"})
        pos.play(mover, chosen)
    blobs = replay_steps({**record, "moves": moves})
    return {viewer: from_step(blob, step) for viewer, blob in blobs.items()}


def from_step(blob: bytes, step: int) -> bytes:
    """The steps of a replay from one on."""
    steps = msgspec.json.decode(zlib.decompress(blob))["steps"]
    return zlib.compress(msgspec.json.encode({"steps": steps[step:]}), 6)


def seen_step(pos: Position, n: int, move: dict[str, Any] | None, viewer: int, told: dict[int, int]) -> dict[str, Any]:
    """One step of a replay as a viewer saw it; `told` counts the events that each viewer has been told."""
    events = pos.open_events(told[viewer]) if viewer < 0 else pos.events(viewer, told[viewer])
    told[viewer] += len(events)
    view = pos.open_view() if viewer < 0 else pos.view(viewer)
    named = {key: value for key, value in (move or {}).items() if key not in ("seat", "by", "at")}
    step = {
        "n": n,
        "by": move.get("by") if move else None,
        "at": move.get("at") if move else None,
        "seat": move["seat"] if move else None,
        "named": named or None,
        "view": view,
        "events": events,
    }
    if not pos.config.game.package.startswith(OURS):
        step["board"] = open_board(pos) if viewer < 0 else board(pos, viewer)
    return step


def serve(source: IO[bytes], sink: IO[bytes]) -> None:
    """One job after the other; a job that fails is answered by an empty message."""
    decoder = msgspec.msgpack.Decoder(Job)
    while head := source.read(4):
        data = source.read(struct.unpack(">I", head)[0])
        try:
            answer = msgspec.msgpack.encode(work(decoder.decode(data), lambda result: send(sink, result)))
        except Exception as error:
            print(f"bot worker: {type(error).__name__}", file=sys.stderr)
            answer = b""
        write(sink, answer)


def send(sink: IO[bytes], result: JobResult) -> None:
    """Tell how far a job is."""
    write(sink, msgspec.msgpack.encode(result))


def write(sink: IO[bytes], answer: bytes) -> None:
    """One message, after its length."""
    sink.write(struct.pack(">I", len(answer)) + answer)
    sink.flush()


if __name__ == "__main__":
    os.nice(5)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        os._exit(0)  # the server is gone, and with it whoever might read this
