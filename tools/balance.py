"""Renews the reports on the games' balance: `make balance`.

Plans whose results are missing or are those of another plan are played again; then every page is written anew from what is
kept. A run that is interrupted goes on where it stopped. `--force` plays plans again although their results are there.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tablee.lab.report.shipped import Shipped, all_shipped, renew, write

ROOT = Path(__file__).parents[1]
WORK = ROOT / "build" / "balance"
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", help="only these games")
    asked.add_argument("--jobs", type=int, help="how many processes (by default all cores)")
    asked.add_argument("--force", action="store_true", help="play the plans again")
    args = asked.parse_args()
    for shipped in all_shipped(ROOT):
        if not args.games or shipped.game in args.games:
            if args.force or shipped.stale():
                played(shipped, args.jobs)
            write(shipped)
            print(f"{shipped.game}: {shipped.docs.relative_to(ROOT)}/{shipped.game}.md")


def played(shipped: Shipped, jobs: int | None) -> None:
    """Play a plan while a bar shows how far it is."""
    with Progress(*COLUMNS, transient=True) as bar:
        task = bar.add_task(shipped.game, total=None)
        renew(shipped, WORK, jobs, lambda so_far: bar.update(task, completed=so_far.played, total=so_far.wanted))


if __name__ == "__main__":
    main()
