"""Matches between bots on the same deals, with every line-up turned through all seats.

>>> from tablee.lab import arena
>>> summary = arena.run("push", ["greedy", "random"], games=4, jobs=1)
>>> summary.played
4

Two bots at a table of n: the first holds one seat and the second all others; n bots: a seat each; one bot: every seat.
In a game won or lost as a team each bot in turn holds all the seats of the same deals.
"""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from hashlib import blake2b
from itertools import islice
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from ..bots import Perspective, make_bot, plain_spec
from ..engine.errors import BadOptions, TableeError
from ..engine.game import Game
from ..engine.rng import Rng
from ..registry import game as game_named
from .ledger import Ledger, Match

AHEAD = 4
"""How many matches wait for each process."""
Z95 = 1.959964
"""How many standard deviations to both sides hold 95 % of a normal distribution."""


class BadArena(TableeError):
    """A run that cannot be: the wrong number of bots, of games or of processes."""


class Plan(msgspec.Struct, frozen=True):
    """What is played: equal plans play equal matches (but for bots that think by the clock)."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, object]
    bots: list[str]
    specs: list[str]
    team: bool
    seed: str

    def lineup(self, rotation: int) -> list[int]:
        """Which bot holds each seat.

        >>> Plan("push", 1, 3, {}, ["a", "b"], ["a", "b"], False, "0").lineup(1)
        [1, 0, 1]
        """
        if self.team or len(self.bots) == 1:
            return [rotation] * self.seats
        row = list(range(self.seats)) if len(self.bots) == self.seats else [0] + [1] * (self.seats - 1)
        return [row[(seat - rotation) % self.seats] for seat in range(self.seats)]

    @property
    def rotations(self) -> int:
        """How many matches are played on each deal."""
        return len(self.bots) if self.team or len(self.bots) == 1 else self.seats

    def deal_seed(self, deal: int) -> str:
        """The seed of a deal; all matches on it begin with the same cards."""
        return derived(self.seed, self.game, deal)

    @property
    def file_name(self) -> str:
        """A name for the ledger that says what it holds."""
        bots = "-".join(re.sub(r"[^a-z0-9]+", "", bot) for bot in self.bots)
        mark = derived(repr(sorted(self.options.items())), ",".join(self.specs), self.seed, self.team)[:6]
        return f"arena-{self.game}-{self.seats}-{bots}-{mark}.jsonl"


class Standing(msgspec.Struct, frozen=True):
    """What one bot made of its matches; a victory shared by k counts 1/k. `fair` is what an equal would have won."""

    bot: str
    matches: int
    wins: float
    rate: float
    low: float
    high: float
    fair: float
    score: float
    seats: list[SeatLine]


class SeatLine(msgspec.Struct, frozen=True):
    """The same for the matches in which a bot held one seat: its own victories there."""

    seat: int
    matches: int
    wins: float
    rate: float
    low: float
    high: float


class Summary(msgspec.Struct, frozen=True):
    """A run so far."""

    game: str
    seats: int
    options: dict[str, object]
    team: bool
    wanted: int
    played: int
    moves: float
    seconds: float
    file: str | None
    bots: list[Standing]

    def to_dict(self) -> dict[str, Any]:
        """The summary as plain data."""
        built: dict[str, Any] = msgspec.to_builtins(self)
        return built


def derived(*parts: object) -> str:
    """A seed of 128 bits that follows from others."""
    return blake2b(":".join(str(part) for part in parts).encode(), digest_size=16, person=b"tablee-arena").hexdigest()


def plan(
    game: Game | str,
    bots: Sequence[str],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: str = "tablee",
    team: bool | None = None,
) -> Plan:
    """A checked plan; the error says in a sentence what does not fit."""
    played = game_named(game) if isinstance(game, str) else game
    together = played.team if team is None else team
    low, _ = played.seats
    n = seats if seats is not None else max(low, len(bots)) if not together else low
    wrong = played.check(n, options or {})
    if wrong:
        raise BadOptions("; ".join(wrong))
    if not bots or not (together or len(bots) in (1, 2, n)):
        wrong_share = BadArena(f"{len(bots)} bots cannot share {n} seats: give one, two or {n}")
        raise wrong_share.saying("fault-arena-bots", bots=len(bots), seats=n)
    for bot in bots:
        make_bot(played, bot)
    specs = [plain_spec(played, bot) for bot in bots]
    return Plan(
        played.id, played.rules_version, n, played.complete_options(options or {}, n), list(bots), specs, together, seed
    )


def run(
    game: Game | str,
    bots: Sequence[str],
    games: int = 400,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    jobs: int | None = None,
    out: Path | str | None = None,
    seed: str = "tablee",
    team: bool | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Summary:
    """Play at least `games` matches (whole deals) and sum up; with `out`, continue what that file already holds."""
    return play(plan(game, bots, seats, options, seed, team), games, jobs, Path(out) if out else None, progress)


def play(
    plan: Plan,
    games: int,
    jobs: int | None = None,
    out: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Summary:
    """Carry out a plan. An interruption (Ctrl-C) is passed on; whatever had ended is in the file."""
    if games < 1:
        raise BadArena(f"a run has at least one game, not {games}").saying("fault-arena-games")
    if jobs is not None and jobs < 1:
        raise BadArena(f"a run needs at least one process, not {jobs}").saying("fault-processes")
    ledger = Ledger(out, msgspec.to_builtins(plan)) if out else None
    wanted = [(deal, rotation) for deal in range(-(-games // plan.rotations)) for rotation in range(plan.rotations)]
    done = {key: ledger.matches[key] for key in wanted if key in ledger.matches} if ledger else {}
    missing = [key for key in wanted if key not in done]
    tell = progress or (lambda played, total: None)
    tell(len(done), len(wanted))
    with closing(matches(plan, missing, jobs or os.cpu_count() or 1)) as played:  # whatever interrupts, the workers end
        for match in played:
            if ledger:
                ledger.add(match)
            done[match.key] = match
            tell(len(done), len(wanted))
    return summary(plan, list(done.values()), len(wanted), out)


def so_far(plan: Plan, games: int, out: Path) -> Summary:
    """What a file holds of a plan, without playing."""
    kept = Ledger(out, msgspec.to_builtins(plan)).matches
    deals = -(-games // plan.rotations)
    return summary(plan, [match for match in kept.values() if match.deal < deals], deals * plan.rotations, out)


def matches(plan: Plan, keys: Sequence[tuple[int, int]], jobs: int) -> Generator[Match, None, None]:
    """Play matches on several cores, in the order they end."""
    if jobs == 1 or len(keys) < 2:
        yield from (play_match(plan, deal, rotation) for deal, rotation in keys)
        return
    pool = ProcessPoolExecutor(min(jobs, len(keys)), get_context("spawn"))
    try:
        ahead = iter(keys)
        running = submitted(pool, plan, islice(ahead, AHEAD * jobs))
        while running:
            ended: set[Future[Match]]
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            running |= submitted(pool, plan, islice(ahead, len(ended)))
            yield from (future.result() for future in ended)
        pool.shutdown()
    except BaseException:
        stop(pool)
        raise


def submitted(pool: ProcessPoolExecutor, plan: Plan, keys: Iterable[tuple[int, int]]) -> set[Future[Match]]:
    """Hand matches to the workers, of which some may start here.

    Ctrl-C reaches every process of a terminal, but only the first one decides what it means. A worker inherits
    the signals that are blocked while it starts, so it never sees the interrupt, not even during its imports.
    """
    with interrupts_blocked():
        return {pool.submit(play_match, plan, *key) for key in keys}


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Hold Ctrl-C back; one that comes meanwhile is delivered at the end. Windows has no such thing."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def stop(pool: ProcessPoolExecutor) -> None:
    """End the workers at once, in the middle of their matches."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()


def play_match(plan: Plan, deal: int, rotation: int) -> Match:
    """One match from its deal to its end. A bot sees what its seat sees and nothing else."""
    begun = perf_counter()
    game = game_named(plan.game)
    seed = plan.deal_seed(deal)
    lineup = plan.lineup(rotation)
    bots = [make_bot(game, plan.specs[bot], derived(seed, "bot", seat)) for seat, bot in enumerate(lineup)]
    eyes = [Rng(derived(seed, "window", seat)) for seat in range(plan.seats)]
    made: Any = game.new
    pos = made(plan.seats, seed, **plan.options)
    moves = 0
    while not pos.over:
        seat = pos.to_act[0]
        legal = pos.legal(seat)
        action = legal[0] if len(legal) == 1 else bots[seat].choose(Perspective.of(pos, seat, eyes[seat]))
        pos.play(seat, action)
        moves += 1
    outcome = pos.outcome
    assert outcome is not None
    held = [plan.bots[bot] for bot in lineup]
    seconds = round(perf_counter() - begun, 4)
    return Match(
        deal=deal,
        rotation=rotation,
        seed=seed,
        bots=held,
        winners=list(outcome.winners),
        scores=list(outcome.scores),
        moves=moves,
        seconds=seconds,
        reason=outcome.reason,
        facts=game.facts(pos),
    )


def summary(plan: Plan, done: Sequence[Match], wanted: int, out: Path | None) -> Summary:
    """What the matches that are done say about each bot."""
    count = max(1, len(done))
    return Summary(
        game=plan.game,
        seats=plan.seats,
        options=plan.options,
        team=plan.team,
        wanted=wanted,
        played=len(done),
        moves=sum(match.moves for match in done) / count,
        seconds=sum(match.seconds for match in done) / count,
        file=str(out) if out else None,
        bots=[standing(plan, bot, done) for bot in range(len(plan.bots))],
    )


def standing(plan: Plan, bot: int, done: Sequence[Match]) -> Standing:
    """What one bot made of the matches that are done."""
    played = [(match, plan.lineup(match.rotation)) for match in done]
    mine = [(match, [seat for seat, holder in enumerate(lineup) if holder == bot]) for match, lineup in played]
    mine = [(match, held) for match, held in mine if held]
    wins = sum(won(plan, match, held) for match, held in mine)
    rate, low, high = wilson(wins, len(mine))
    scores = [match.scores[seat] for match, held in mine for seat in held]
    seats = [seat_line(plan, seat, [match for match, held in mine if seat in held]) for seat in range(plan.seats)]
    fair = 0.0 if plan.team else sum(len(held) for _, held in mine) / max(1, len(mine) * plan.seats)
    return Standing(
        bot=plan.bots[bot],
        matches=len(mine),
        wins=wins,
        rate=rate,
        low=low,
        high=high,
        fair=fair,
        score=sum(scores) / max(1, len(scores)),
        seats=[] if plan.team else seats,
    )


def seat_line(plan: Plan, seat: int, held: Sequence[Match]) -> SeatLine:
    """What a bot made of the matches in which it held a seat."""
    wins = sum(won(plan, match, [seat]) for match in held)
    return SeatLine(seat, len(held), wins, *wilson(wins, len(held)))


def won(plan: Plan, match: Match, held: Sequence[int]) -> float:
    """The share of a victory that some seats have of a match."""
    if plan.team:
        return 1.0 if match.winners else 0.0
    return len(set(match.winners) & set(held)) / max(1, len(match.winners))


def wilson(wins: float, matches: int) -> tuple[float, float, float]:
    """A rate with its 95 % interval.

    >>> [round(x, 3) for x in wilson(60, 100)]
    [0.6, 0.502, 0.691]
    """
    if matches == 0:
        return 0.0, 0.0, 1.0
    rate = wins / matches
    spread = Z95 * Z95 / matches
    middle = (rate + spread / 2) / (1 + spread)
    reach = Z95 * sqrt(rate * (1 - rate) / matches + spread / (4 * matches)) / (1 + spread)
    return rate, max(0.0, middle - reach), min(1.0, middle + reach)
