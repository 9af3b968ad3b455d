"""How strong our bots are against OpenSpiel's information-set search, at equal time and at equal simulations.

`python tools/versus_openspiel.py FILE` plays matches for two and appends each to FILE, a line of JSON. It may be stopped at
any time and goes on where it was; at the end, and with `--table` without playing, it prints tables in Markdown. It needs the
extras `openspiel` and `lab`.

    python tools/versus_openspiel.py build/versus.jsonl --games push heros --level hard --deals 100
    python tools/versus_openspiel.py build/versus.jsonl --level hard --by time --part 2/2     # a second process, other deals

OpenSpiel plays with `ISMCTSBot` of its Python library and random play-outs (`RandomRolloutEvaluator`), in its default
settings, on states of `tablee.interop.openspiel`, with worlds of ours through its resampler. Its search in C++ takes no game
written in Python. How much it explores (UCT's c) is tried out first, on deals of their own and at equal time: the value with
which it won most is measured.

*At equal time* both think as long a decision on average, in seconds of the processor that this process has used: OpenSpiel
gets as many simulations as take it that long, adjusted after every decision. Questions with one answer count for neither.
*At equal simulations* it gets as many as our bot plays out. Every deal is played twice, with the seats changed. A victory
counts 1, a tie 1/2. The unit is the deal, and the interval is Wilson's.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from importlib.metadata import version
from itertools import product
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import tablee
from tablee.bots import plain_spec
from tablee.interop import openspiel as spiel
from tablee.lab.statistics import Interval, wilson

FEWEST = 2
"""With one simulation OpenSpiel's search has looked at no answer yet, and fails."""
SWING = 2.0
"""How much more or less time than usual a decision may get, to make up for the ones before."""
WARMING = 8
"""On how many questions both are timed before the first match of a process."""


class Contest(msgspec.Struct, frozen=True):
    """What is played: everything that makes results comparable."""

    stage: str
    game: str
    level: str
    spec: str
    by: str
    exploration: float
    rules_version: int
    open_spiel: str
    compiled: bool

    @property
    def simulations(self) -> int:
        """How many worlds our bot plays out for a decision, as its spec says; 0 where it says a time or nothing."""
        number = self.spec.partition("/")[0].partition("@")[0].partition(":")[2]
        return int(number) if number.isdecimal() else 0


class Played(msgspec.Struct, frozen=True):
    """A match that was played: whose seat was ours, what it brought us, and how long both thought about how much."""

    contest: Contest
    deal: int
    seat: int
    won: float
    moves: int
    ours: Effort
    theirs: Effort


class Effort(msgspec.Struct):
    """Decisions between several answers, the seconds of the processor that they took, and how much was simulated."""

    decisions: int = 0
    seconds: float = 0.0
    simulations: int = 0

    def add(self, seconds: float, simulations: int) -> None:
        """Count one more decision."""
        self.decisions += 1
        self.seconds += seconds
        self.simulations += simulations

    def __add__(self, other: Effort) -> Effort:
        return Effort(self.decisions + other.decisions, self.seconds + other.seconds, self.simulations + other.simulations)

    @property
    def each(self) -> float:
        """The seconds of a decision."""
        return self.seconds / max(1, self.decisions)

    @property
    def simulated(self) -> float:
        """The simulations of a decision."""
        return self.simulations / max(1, self.decisions)


@dataclass
class Pace:
    """How long both think in this process. From it follows how many simulations OpenSpiel gets."""

    warm: tuple[Effort, Effort]
    ours: Effort = field(default_factory=Effort)
    theirs: Effort = field(default_factory=Effort)

    def budget(self) -> int:
        """As many simulations as take as long as our decisions do, so that the sums of both stay level."""
        ours, theirs = self.warm[0] + self.ours, self.warm[1] + self.theirs
        due = ours.each * (self.theirs.decisions + 1) - self.theirs.seconds
        seconds = min(max(due, ours.each / SWING), ours.each * SWING)
        return max(FEWEST, round(seconds * theirs.simulations / max(theirs.seconds, 1e-9)))


def chance(*words: object) -> int:
    """A number of 32 bits that follows from words."""
    return int.from_bytes(blake2b(" ".join(map(str, words)).encode(), digest_size=4).digest(), "big")


def answer(game: Any, state: Any, contest: Contest, simulations: int, source: np.random.RandomState) -> tuple[int, float]:
    """What OpenSpiel's search answers, and how long it took."""
    began = process_time()
    search = ISMCTSBot(game, RandomRolloutEvaluator(1, source), contest.exploration, simulations, random_state=source)
    search.set_resampler(spiel.resampler(int(source.randint(1 << 31))))
    return int(search.step(state)), process_time() - began


def our_answer(bot: Any, state: Any) -> tuple[int, float]:
    """What our bot answers, and how long it took."""
    began = process_time()
    return bot.step(state), process_time() - began


def warmed(game: Any, contest: Contest) -> tuple[Effort, Effort]:
    """How long both take for some questions of a match that is not counted."""
    state, ours, theirs = game.new_initial_state(), Effort(), Effort()
    spiel.deal(state, chance("warm", contest.game))
    guides = [spiel.bot(game, player, "greedy", 1) for player in range(2)]
    ours_too = [spiel.bot(game, player, contest.spec, 1) for player in range(2)]
    source, asked = np.random.RandomState(1), 0
    while not state.is_terminal() and ours.decisions < WARMING:
        player = state.current_player()
        asked += len(state.legal_actions()) > 1
        if len(state.legal_actions()) > 1 and asked % 3 == 1:
            ours.add(our_answer(ours_too[player], state)[1], contest.simulations)
            theirs.add(answer(game, state, contest, 10, source)[1], 10)
        state.apply_action(guides[player].step(state))
    return ours, theirs


def play(game: Any, contest: Contest, pace: Pace, deal: int, seat: int) -> Played:
    """One match; our bot holds the seat."""
    state, ours, theirs = game.new_initial_state(), Effort(), Effort()
    spiel.deal(state, chance(contest.stage, contest.game, deal))
    bot = spiel.bot(game, seat, contest.spec, chance("ours", deal, seat))
    source = np.random.RandomState(chance("theirs", contest.exploration, deal, seat))
    while not state.is_terminal():
        legal = state.legal_actions()
        if len(legal) == 1:
            action = legal[0]
        elif state.current_player() == seat:
            action, seconds = our_answer(bot, state)
            for effort in (ours, pace.ours):
                effort.add(seconds, contest.simulations)
        else:
            simulations = pace.budget() if contest.by == "time" else contest.simulations
            action, seconds = answer(game, state, contest, simulations, source)
            for effort in (theirs, pace.theirs):
                effort.add(seconds, simulations)
        state.apply_action(action)
    return Played(contest, deal, seat, (state.returns()[seat] + 1) / 2, len(state.position.moves), ours, theirs)


# What is played, and what was.


class Book:
    """The file with all matches that were played, a line each. A line that is torn counts as not played."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = path.read_bytes().splitlines() if path.exists() else []
        self.matches = [match for line in lines if (match := _read(line)) is not None]

    def add(self, match: Played) -> None:
        """Append a match."""
        self.matches.append(match)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(match) + b"\n")

    def of(self, contest: Contest) -> list[Played]:
        """The matches of a contest."""
        return [match for match in self.matches if match.contest == contest]

    def missing(self, contest: Contest, deals: Iterable[int]) -> list[tuple[int, int]]:
        """The deals and seats of a contest that are still to be played."""
        known = {(match.deal, match.seat) for match in self.of(contest)}
        return [pair for pair in product(deals, (0, 1)) if pair not in known]


def _read(line: bytes) -> Played | None:
    try:
        return msgspec.json.decode(line, type=Played)
    except msgspec.DecodeError:
        return None


class Table:
    """Where a contest is played in this process; both are timed when its first match begins."""

    def __init__(self, book: Book, contest: Contest) -> None:
        self.book = book
        self.contest = contest
        self.game = pyspiel.load_game(f"tablee_{contest.game}(seats=2)")
        self.pace: Pace | None = None

    def carry_out(self, deals: Iterable[int]) -> None:
        """Play what is missing."""
        contest = self.contest
        for deal, seat in self.book.missing(contest, deals):
            if self.pace is None:
                self.pace = Pace(warmed(self.game, contest) if contest.by == "time" else (Effort(), Effort()))
            match = play(self.game, contest, self.pace, deal, seat)
            self.book.add(match)
            rate, _ = standing(self.book.of(contest))
            told = f"{contest.stage} {contest.game} {contest.level}, equal {contest.by}, c = {contest.exploration:g}"
            print(f"{told}, deal {deal}, seat {seat}: {match.won:g}; so far {percent(rate)}", file=sys.stderr, flush=True)


# Reading.


def standing(matches: list[Played]) -> tuple[Interval, list[Played]]:
    """Our rate, deal by deal, and the matches of the deals that were played with both seats."""
    deals: dict[int, dict[int, Played]] = {}
    for match in matches:
        deals.setdefault(match.deal, {})[match.seat] = match
    whole = [list(pair.values()) for pair in deals.values() if len(pair) == 2]
    return wilson(sum(sum(match.won for match in pair) / 2 for pair in whole), len(whole)), [
        m for pair in whole for m in pair
    ]


def percent(rate: Interval) -> str:
    return f"{rate.value:.0%} ({rate.low:.0%}–{rate.high:.0%})"


def row(book: Book, contest: Contest) -> str:
    """A line of the table of results."""
    rate, matches = standing(book.of(contest))
    ours, theirs = sum((m.ours for m in matches), Effort()), sum((m.theirs for m in matches), Effort())
    counted = f"{ours.simulated:.0f}" if contest.simulations else "–"
    cells = [
        contest.game,
        f"`{contest.level}` ({contest.spec})",
        contest.by,
        f"{contest.exploration:g}",
        rate.n,
        percent(rate),
    ]
    cells += [f"{1000 * ours.each:.1f}", f"{1000 * theirs.each:.1f}", counted, f"{theirs.simulated:.0f}"]
    return "| " + " | ".join(map(str, cells)) + " |"


def all_tables(book: Book) -> str:
    """All that the file tells, as Markdown."""
    contests = list(dict.fromkeys(match.contest for match in book.matches))
    head = (
        "| game | ours | equal | c | deals | we win | ours, ms | theirs, ms | our simulations | theirs |\n"
        + "| --- " * 10
        + "|"
    )
    measured = [row(book, contest) for contest in contests if contest.stage == "measure"]
    tried = [row(book, contest) for contest in contests if contest.stage == "tune"]
    made = [f"compiled: {contest.compiled}, OpenSpiel {contest.open_spiel}" for contest in contests]
    first = ["Tried out first, to settle c:", "", head, *tried, ""] if tried else []
    return "\n".join([head, *measured, "", *first, *dict.fromkeys(made)])


def settled(book: Book, tried: list[Contest]) -> float:
    """The exploration with which OpenSpiel won most; of equals the first."""
    return min(tried, key=lambda contest: standing(book.of(contest))[0].value).exploration


# The command.


def contest_of(stage: str, name: str, level: str, by: str, exploration: float) -> Contest:
    game = tablee.game(name)
    spec = plain_spec(game, level)
    return Contest(stage, name, level, spec, by, exploration, game.rules_version, version("open_spiel"), tablee.compiled)


def run(book: Book, name: str, told: argparse.Namespace) -> None:
    """Try out how much OpenSpiel should explore, and measure."""
    turn, parts = map(int, told.part.split("/"))
    tried = [contest_of("tune", name, told.level, "time", exploration) for exploration in told.exploration]
    for contest in tried if len(tried) > 1 else []:
        if parts > 1 and book.missing(contest, range(told.tuning)):
            raise SystemExit("several processes measure, but one settles c: run it first with --deals 0")
        Table(book, contest).carry_out(range(told.tuning))
    chosen = settled(book, tried)
    measured = [contest_of("measure", name, told.level, by, chosen) for by in told.by]
    for contest in measured:
        if contest.by == "simulations" and not contest.simulations:
            raise SystemExit(f"{contest.spec} does not say how many simulations it makes: measure it with --by time")
    tables = [Table(book, contest) for contest in measured]
    for deal in range(turn - 1, told.deals, parts):
        for table in tables:
            table.carry_out([deal])


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("file", type=Path, help="where matches are kept")
    add("--games", nargs="+", default=["push", "heros"], choices=tablee.list_games())
    add("--level", default="hard", help="our bot: a level or any other bot by its name")
    add("--by", nargs="+", default=["time", "simulations"], choices=["time", "simulations"])
    add("--deals", type=int, default=100, help="how many deals are measured, each with both seats")
    add("--tuning", type=int, default=15, help="on how many deals each exploration is tried out")
    add("--exploration", nargs="+", type=float, default=[0.5, 1.0, 2.0], help="the values of UCT's c; one alone is measured")
    add("--part", default="1/1", help="2/3: of three processes the second, which plays every third deal")
    add("--table", action="store_true", help="print the tables only")
    told = parser.parse_args(words)
    book = Book(told.file)
    for name in [] if told.table else told.games:
        run(book, name, told)
    print(all_tables(book))


if __name__ == "__main__":
    main(sys.argv[1:])
