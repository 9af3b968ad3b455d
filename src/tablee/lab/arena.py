"""Matches between bots on the same deals, with every line-up turned through all seats: one cell of the laboratory.

>>> from tablee.lab import arena
>>> summary = arena.run("push", ["greedy", "random"], games=4, jobs=1)
>>> summary.played
4
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from ..bots import plain_spec
from ..engine.errors import TableeError
from ..engine.game import Game
from ..registry import game as game_named
from . import plan as plans
from . import results as folders
from .match import Row
from .plan import Cell, Plan, cells, derived
from .results import Results
from .run import Progress
from .run import run as carry_out
from .statistics import Interval, wilson


class BadArena(TableeError):
    """A run that cannot be: no game at all."""


class Standing(msgspec.Struct, frozen=True):
    """What one bot made of its matches; a victory shared by k counts 1/k. `fair` is what an equal would have won.

    The interval counts deals: matches on one deal, with the seats turned, are one observation.
    """

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
    """A run so far; `out` is its folder, if it has one."""

    game: str
    seats: int
    options: dict[str, object]
    team: bool
    wanted: int
    played: int
    moves: float
    seconds: float
    out: str | None
    bots: list[Standing]

    def to_dict(self) -> dict[str, Any]:
        """The summary as plain data."""
        built: dict[str, Any] = msgspec.to_builtins(self)
        return built


def plan(
    game: Game | str,
    bots: Sequence[str],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: str = "tablee",
    team: bool | None = None,
    games: int = 400,
    content: Mapping[str, object] | None = None,
) -> Plan:
    """A checked plan of at least `games` matches, in whole deals; the error says in a sentence what does not fit."""
    if games < 1:
        raise BadArena(f"a run has at least one game, not {games}").saying("fault-arena-games")
    played = game_named(game) if isinstance(game, str) else game
    together = played.team if team is None else team
    low, _ = played.seats
    n = seats if seats is not None else low if together else max(low, len(bots))
    turns = plans.rotations([plain_spec(played, bot) for bot in bots], n, together)
    made = Plan(
        game=[played.id],
        seats=[n],
        bots=list(bots),
        matches=-(-games // max(1, turns)) * max(1, turns),
        seed=seed,
        options=dict(options or {}),
        content=dict(content or {}),
        team=together,
    )
    plans.check(made)
    return made


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
    progress: Callable[[Progress], None] | None = None,
) -> Summary:
    """Play at least `games` matches (whole deals) and sum up; with `out`, go on in that folder."""
    return play(plan(game, bots, seats, options, seed, team, games), jobs, Path(out) if out else None, progress)


def play(
    plan: Plan,
    jobs: int | None = None,
    out: Path | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> Summary:
    """Carry out a plan. An interruption (Ctrl-C) is passed on; whatever had ended is in the folder."""
    if out is not None:
        return summary(carry_out(plan, out, jobs, progress=progress), str(out))
    with TemporaryDirectory() as folder:
        return summary(carry_out(plan, folder, jobs, progress=progress), None)


def so_far(out: Path) -> Summary:
    """What a folder holds, without playing."""
    return summary(folders.read(out), str(out))


def folder_name(plan: Plan) -> str:
    """A name for the folder of a plan that says what it holds.

    >>> folder_name(plan("push", ["greedy", "random"], 2))
    'arena-push-2-greedy-random-3594da'
    """
    cell = cells(plan)[0]
    bots = "-".join(re.sub(r"[^a-z0-9]+", "", bot) for bot in cell.bots)
    told = repr(sorted(cell.options.items())), repr(plan.content), ",".join(cell.specs), plan.seed, cell.team
    return f"arena-{cell.game.id}-{cell.seats}-{bots}-{derived(*told)[:6]}"


def summary(results: Results, out: str | None) -> Summary:
    """What the matches that are there say about each bot."""
    cell = cells(results.plan)[0]
    done = results.matches.select("deal", "rotation", "winners", "scores", "moves").collect().to_dicts()
    seconds = results.timings.collect()["seconds"].to_list()
    count = max(1, len(done))
    return Summary(
        game=cell.game.id,
        seats=cell.seats,
        options=cell.options,
        team=cell.team,
        wanted=plans.total(results.plan),
        played=len(done),
        moves=sum(match["moves"] for match in done) / count,
        seconds=sum(seconds) / count,
        out=out,
        bots=[standing(cell, bot, done) for bot in range(len(cell.bots))],
    )


def standing(cell: Cell, bot: int, done: Sequence[Row]) -> Standing:
    """What one bot made of the matches that are done."""
    played = [(match, cell.lineup(match["rotation"])) for match in done]
    mine = [(match, [seat for seat, holder in enumerate(lineup) if holder == bot]) for match, lineup in played]
    mine = [(match, held) for match, held in mine if held]
    wins = sum(won(cell, match, held) for match, held in mine)
    found = rate(wins, [match for match, _ in mine])
    scores = [match["scores"][seat] for match, held in mine for seat in held]
    seats = [seat_line(cell, seat, [match for match, held in mine if seat in held]) for seat in range(cell.seats)]
    fair = 0.0 if cell.team else sum(len(held) for _, held in mine) / max(1, len(mine) * cell.seats)
    return Standing(
        bot=cell.bots[bot],
        matches=len(mine),
        wins=wins,
        rate=found.value,
        low=found.low,
        high=found.high,
        fair=fair,
        score=sum(scores) / max(1, len(scores)),
        seats=[] if cell.team else seats,
    )


def seat_line(cell: Cell, seat: int, held: Sequence[Row]) -> SeatLine:
    """What a bot made of the matches in which it held a seat."""
    wins = sum(won(cell, match, [seat]) for match in held)
    found = rate(wins, held)
    return SeatLine(seat, len(held), wins, found.value, found.low, found.high)


def rate(wins: float, matches: Sequence[Row]) -> Interval:
    """What was won of some matches, with an interval by deal.

    >>> found = rate(6.0, [{"deal": number // 2} for number in range(10)])
    >>> found.value, found.n
    (0.6, 5)
    """
    deals = len({match["deal"] for match in matches})
    return wilson(wins * deals / max(1, len(matches)), deals)


def won(cell: Cell, match: Row, held: Sequence[int]) -> float:
    """The share of a victory that some seats have of a match."""
    if cell.team:
        return 1.0 if match["winners"] else 0.0
    return len(set(match["winners"]) & set(held)) / max(1, len(match["winners"]))
