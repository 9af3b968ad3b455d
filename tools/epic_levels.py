"""Plays the levels of Epic Origins' Adversary with teams of bots and writes the share of victories, cell by cell.

`python tools/epic_levels.py --workers 16 --games 24 --bots hard --levels standard` plays every Adversary on both faces of the
Quest with 1 to 4 players. A cell is one Adversary, face, number of players, level and bot; all bots play the same deals.
Matches are played in all cells alike, so that a run stopped by `--minutes` leaves about as many of each; with `--out` the
next run goes on from the file, on new deals, and both are told together.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice, product
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from tablee.games.epic.rules.options import ADVERSARY_IDS
from tablee.lab.arena import plan, play_match, wilson

BANDS = {"122": (0.15, 0.70), "123": (0.05, 0.50)}


class Cell(NamedTuple):
    bot: str
    level: str
    quest: str
    seats: int
    adversary: str


def played(cell: Cell, deal: int, seed: str) -> tuple[Cell, bool, float]:
    """One match: whether the team has won, and how long it took."""
    options = {"adversary": cell.adversary, "quest": cell.quest, "difficulty": cell.level}
    match = play_match(plan("epic", [cell.bot], cell.seats, options, seed, team=True), deal, 0)
    return cell, bool(match.winners), match.seconds


def run(cells: list[Cell], args: argparse.Namespace) -> dict[Cell, list[bool]]:
    """All matches, deal by deal; those that have ended when the time is up, and those of the file before."""
    found = read(args.out, cells)
    first = max(len(won) for won in found.values())
    ends = monotonic() + 60 * args.minutes
    todo: Iterator[tuple[Cell, int]] = ((cell, deal) for deal in range(first, first + args.games) for cell in cells)
    pool = ProcessPoolExecutor(args.workers, get_context("spawn"))
    try:
        running = {pool.submit(played, cell, deal, args.seed) for cell, deal in islice(todo, 2 * args.workers)}
        while running and monotonic() < ends:
            done: set[Future[tuple[Cell, bool, float]]]
            done, running = wait(running, timeout=5, return_when=FIRST_COMPLETED)
            for future in done:
                cell, won, _ = future.result()
                found[cell].append(won)
            running |= {pool.submit(played, cell, deal, args.seed) for cell, deal in islice(todo, len(done))}
    finally:
        for worker in list((getattr(pool, "_processes", None) or {}).values()):
            worker.terminate()
        pool.shutdown(wait=False, cancel_futures=True)
    return found


def read(file: Path | None, cells: list[Cell]) -> dict[Cell, list[bool]]:
    """What an earlier run found."""
    found: dict[Cell, list[bool]] = {cell: [] for cell in cells}
    rows: list[Any] = json.loads(file.read_text("utf-8")) if file and file.exists() else []
    for *cell, won, matches in rows:
        found[Cell(*cell)] = [True] * won + [False] * (matches - won)
    return found


def share(won: list[bool]) -> str:
    rate, low, high = wilson(sum(won), len(won)) if won else (0.0, 0.0, 1.0)
    return f"{rate:.0%} ({low:.0%}–{high:.0%})"


def tables(found: dict[Cell, list[bool]]) -> list[str]:
    """Markdown: a table for each bot, level and face, with all Adversaries together below."""
    lines: list[str] = []
    for bot, level, quest in dict.fromkeys((cell.bot, cell.level, cell.quest) for cell in found):
        mine = {cell: won for cell, won in found.items() if cell[:3] == (bot, level, quest)}
        seats = sorted({cell.seats for cell in mine})
        low, high = BANDS[quest]
        matches = sorted({len(won) for won in mine.values()})
        lines += ["", f"### {bot}, {level}, face {quest} (band {low:.0%}–{high:.0%}; {matches} matches a cell)", ""]
        lines += [f"| Adversary | {' | '.join(str(n) for n in seats)} |", f"| --- {'| --- ' * len(seats)}|"]
        for adversary in dict.fromkeys(cell.adversary for cell in mine):
            cells = [share(mine[Cell(bot, level, quest, n, adversary)]) for n in seats]
            lines.append(f"| {adversary} | {' | '.join(cells)} |")
        whole = [[won for cell, row in mine.items() if cell.seats == n for won in row] for n in seats]
        lines.append(f"| all | {' | '.join(share(row) for row in whole)} |")
    return lines


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--workers", type=int, default=1)
    ask.add_argument("--games", type=int, default=24, help="matches a cell")
    ask.add_argument("--minutes", type=float, default=600.0, help="stop after so long, with what has been played")
    ask.add_argument("--bots", default="hard")
    ask.add_argument("--levels", default="standard")
    ask.add_argument("--quests", default="122,123")
    ask.add_argument("--seats", default="1,2,3,4")
    ask.add_argument("--adversaries", default=",".join(ADVERSARY_IDS))
    ask.add_argument("--seed", default="levels")
    ask.add_argument("--out", type=Path, help="a JSON file for the counts")
    args = ask.parse_args()
    parts: list[list[Any]] = [getattr(args, name).split(",") for name in ("bots", "levels", "quests")]
    numbers = [int(n) for n in args.seats.split(",")]
    cells = [Cell(*cell) for cell in product(*parts, numbers, args.adversaries.split(","))]
    found = run(cells, args)
    print("\n".join(tables(found)))
    if args.out:
        args.out.write_text(json.dumps([[*cell, sum(won), len(won)] for cell, won in found.items()]), "utf-8")


if __name__ == "__main__":
    main()
