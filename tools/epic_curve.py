"""Reads off a run of Epic how much experience the Adversary may start with for a team to win a given share of its matches.

`python tools/epic_curve.py epic-verify` reads the folder of `tablee lab run src/tablee/games/epic/balance/verify.toml`. What
the Adversary has left after a defeat says by how much the team fell short, and so on which easier level the same match would
have been won; a victory says only that this level was not too hard. The curve is the product-limit estimate of both together.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

from tablee.games.epic.rules.options import strength_of
from tablee.lab import plan as plans
from tablee.lab import results

SHARES = (0.8, 0.6, 0.4, 0.2)
Reach = tuple[int, bool]
"""With how much more experience a match could have been won: exactly (true, after a defeat), or at least (a victory)."""


def reaches(folder: Path) -> dict[tuple[str, int], list[Reach]]:
    """What each match of a run says, by face of the Quest and number of players."""
    run = results.read(folder)
    cells = {(cell.variant.name, cell.seats): cell for cell in plans.cells(run.plan)}
    found: dict[tuple[str, int], list[Reach]] = {}
    for row in run.matches.collect().iter_rows(named=True):
        cell = cells[row["variant"], row["seats"]]
        left = json.loads(row["facts"])["adversary left"]
        lost = not row["winners"]
        more = strength_of(cell.seats, cell.options) - (left if lost else 0)
        found.setdefault((str(cell.options["quest"]), cell.seats), []).append((more, lost))
    return found


def curve(found: Iterable[Reach], most: int = 60) -> list[float]:
    """The share of matches that would be won with 0, 1, 2 … more experience.

    >>> [round(share, 2) for share in curve([(1, True), (2, True), (2, False), (4, True)], 5)]
    [1.0, 1.0, 0.75, 0.5, 0.5, 0.0]
    """
    rows = list(found)
    share, shares = 1.0, []
    for more in range(min([at for at, _ in rows], default=0) + 1, most + 1):
        at_risk = sum(at >= more - 1 for at, _ in rows)
        fallen = sum(exact and at == more - 1 for at, exact in rows)
        share *= 1 - fallen / at_risk if at_risk else 0.0
        shares.append((more, share))
    return [next((won for at, won in shares if at == more), 1.0) for more in range(most + 1)]


def main() -> None:
    found = reaches(Path(sys.argv[1]))
    print("| face | players | matches |" + "".join(f" {share:.0%} |" for share in SHARES))
    print("|" + " --- |" * (3 + len(SHARES)))
    for (quest, seats), rows in sorted(found.items()):
        won = curve(rows)
        best = [min(range(len(won)), key=lambda more: (abs(won[more] - share), more)) for share in SHARES]
        cells = " | ".join(f"+{more} ({won[more]:.0%})" for more in best)
        print(f"| {quest} | {seats} | {len(rows)} | {cells} |")


if __name__ == "__main__":
    main()
