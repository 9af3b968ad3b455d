"""A run of mining, match after match, in a file: it can be stopped at any time and goes on where it was."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec

from ..engine.errors import TableeError
from ..engine.lessons.puzzles import Puzzle
from ..registry import game as game_named
from .mining import Mined, Plan, mine_match

NICE: Final = 10
"""Mining makes room for everything else on the machine."""

Progress = Callable[[list[Mined]], None]
"""Is told all that has been mined, whenever a match has been."""


class OtherPlan(TableeError):
    """A file that was mined by another plan."""


class Run:
    """The matches that have been mined by a plan. The first line of the file is the plan, every other a match."""

    def __init__(self, plan: Plan, path: Path) -> None:
        self.plan = plan
        self.path = path
        self.mined: list[Mined] = []
        if path.exists() and path.stat().st_size:
            self._read()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(plan) + b"\n")

    def _read(self) -> None:
        """Read what was mined; a last line that was being written when the run was ended is mined again."""
        lines = self.path.read_bytes().split(b"\n")
        if lines[-1]:
            self.path.write_bytes(b"\n".join(lines[:-1]) + b"\n")
        if msgspec.json.decode(lines[0]) != msgspec.to_builtins(self.plan):
            wrong = OtherPlan(f"{self.path} was mined by another plan")
            wrong.saying("fault-puzzles-plan", file=str(self.path))
            raise wrong
        self.mined = [msgspec.json.decode(line, type=Mined) for line in lines[1:-1]]

    @property
    def puzzles(self) -> list[Puzzle]:
        """The puzzles that were found, by match."""
        return [puzzle for mined in sorted(self.mined, key=lambda each: each.match) for puzzle in mined.puzzles]

    def mine(self, wanted: int, jobs: int, progress: Progress = lambda mined: None) -> None:
        """Mine matches until so many puzzles are there, by so many processes."""
        done = {mined.match for mined in self.mined}
        matches = (number for number in range(10**9) if number not in done)
        for mined in self._matches(matches, wanted, jobs):
            self._keep(mined)
            progress(self.mined)

    def _keep(self, mined: Mined) -> None:
        self.mined.append(mined)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(mined) + b"\n")

    def _matches(self, matches: Iterator[int], wanted: int, jobs: int) -> Iterator[Mined]:
        """Matches as they are done, as long as puzzles are wanted."""
        if jobs == 1:
            while len(self.puzzles) < wanted:
                yield mine_numbered(self.plan, next(matches))
            return
        with ProcessPoolExecutor(jobs, get_context("spawn"), os.nice, (NICE,)) as pool:
            running: set[Future[Mined]] = set()
            while len(self.puzzles) < wanted:
                running |= {pool.submit(mine_numbered, self.plan, next(matches)) for _ in range(jobs - len(running))}
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for each in done:
                    yield each.result()
            pool.shutdown(cancel_futures=True)


def mine_numbered(plan: Plan, number: int) -> Mined:
    """Mine a match of a plan."""
    return mine_match(game_named(plan.game), plan, number)
