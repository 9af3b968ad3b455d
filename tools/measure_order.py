"""An independent test of the order in which levels give chances away; what docs/analysis.md says of it comes from here.

    python tools/measure_order.py FOLDER            # go on where it was, and print the tables
    python tools/measure_order.py FOLDER --report   # print the tables of what is there

The plan was written before anything was measured, with seeds that no other measurement has used, and is not to be enlarged
after a look:

1. *The same decisions.* `DECISIONS` decisions of each of `SHARED` matches, which `easy` and `normal` played in turn. Each
   level answers them, and its answers are valued side by side in `WORLDS` worlds that none of them has seen, as an analysis
   values them. What an answer loses is reckoned beside one and the same preferred answer, so that the difference of two
   losses is the difference of two answers, and nothing has to be preferred. The order of two levels is **confirmed** if
   the 95 % interval of the difference (Student's, by match) lies above zero, **contradicted** if it lies below, and **open**
   otherwise.
2. *Whole matches*, as in the table that this tests: `MATCHES` of `easy` and of `normal` against themselves, analysed with a
   third of the shipped search and no more than the first sixty worlds a decision. It is told beside, and decides nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any, Final

from measure_analysis import go_on, played, rows_in

import tablee
from tablee.analysis import Budget, analyse
from tablee.analysis.judge import Estimate, estimate
from tablee.analysis.values import Valuation, perspective_of
from tablee.bots import LEVELS, make_bot

GAMES: Final = ("virtopia", "epic")
SEATS: Final = 2
SHARED: Final = 150
DECISIONS: Final = 24
WORLDS: Final = 200
MATCHES: Final = 20
SHARED_SEED: Final = 70_000
MATCH_SEED: Final = 80_000
CHEAPER: Final = Budget(search=1.0, worlds=60, most=60, moments=1, truth=1)


def shared() -> Iterator[tuple[str, Any]]:
    """The same decisions, answered by every level."""
    for n in range(SHARED):
        for name in GAMES:
            yield f"{name} {n}", lambda g=name, k=n: shared_row(g, k)


def shared_row(name: str, n: int) -> dict[str, Any]:
    """What the answers of each level are worth on the whole, over some decisions of one match."""
    end = played(name, SEATS, LEVELS[n % 2], SHARED_SEED + n)
    rng, valuation = tablee.Rng(SHARED_SEED + n), Valuation(end)
    bots = [make_bot(valuation.game, level, SHARED_SEED + n) for level in LEVELS]
    began, worths = process_time(), dict.fromkeys(LEVELS, 0.0)
    steps = chosen(choices(end), rng)
    for step in steps:
        pos, seat = end.undone(len(end.moves) - step), end.moves[step][0]
        perspective = perspective_of(pos, seat, rng)
        answers = [int(bot.choose(perspective)) for bot in bots]
        different = sorted(set(answers))
        if len(different) > 1:
            found = valuation.side_by_side(perspective, different, WORLDS, rng)
            for level, answer in zip(LEVELS, answers, strict=True):
                worths[level] += sum(values[seat] for values in found[different.index(answer)]) / WORLDS
    return {"game": name, "decisions": len(steps), "worths": worths, "seconds": process_time() - began}


def choices(end: tablee.Position) -> list[int]:
    """The steps of a match at which there was a choice."""
    pos, found = end.undone(len(end.moves)), []
    for step, (seat, action) in enumerate(end.moves):
        if len(pos.legal(seat)) > 1:
            found.append(step)
        pos.play(seat, action)
    return found


def chosen(steps: list[int], rng: tablee.Rng) -> list[int]:
    """Some of the steps, which chance picks."""
    left = list(steps)
    return sorted(left.pop(int(rng.below(len(left)))) for _ in range(min(DECISIONS, len(steps))))


def matches() -> Iterator[tuple[str, Any]]:
    """Whole matches of a level against itself."""
    for seed in range(MATCH_SEED, MATCH_SEED + MATCHES):
        for name in GAMES:
            for level in LEVELS[:2]:
                yield f"{name} {level} {seed}", lambda g=name, v=level, d=seed: match_row(g, v, d)


def match_row(name: str, level: str, seed: int) -> dict[str, Any]:
    """What a level gave away in one match."""
    record, began = played(name, SEATS, level, seed).record(), process_time()
    found = analyse(record, seed, CHEAPER).decisions
    lost = sum(each.loss for each in found)
    return {"game": name, "level": level, "choices": len(found), "lost": lost, "seconds": process_time() - began}


def report(folder: Path) -> None:
    """The tables of docs/analysis.md."""
    rows = rows_in(folder / "shared.jsonl")
    print("| game | matches | decisions | levels | what the first gives away more, points per choice | the order is |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name in GAMES:
        own = [row for row in rows if row["game"] == name]
        for first, second in (LEVELS[:2], LEVELS[1:]) if len(own) > 1 else ():
            more = [100 * (row["worths"][second] - row["worths"][first]) / row["decisions"] for row in own]
            number, told = sum(row["decisions"] for row in own), estimate(more)
            print(f"| {name} | {len(own)} | {number} | {first}, {second} | {span(told)} | {verdict(told)} |")
    rows = rows_in(folder / "matches.jsonl")
    print("\n| game | level | matches | points given away per choice |\n| --- | --- | --- | --- |")
    for name in GAMES:
        for level in LEVELS[:2]:
            own = [row for row in rows if (row["game"], row["level"]) == (name, level)]
            if len(own) > 1:
                print(f"| {name} | {level} | {len(own)} | {span(estimate([100 * r['lost'] / r['choices'] for r in own]))} |")


def span(told: Estimate) -> str:
    """A mean with its interval."""
    return f"{told.mean:.2f} ({told.low:.2f} – {told.high:.2f})".replace("-", "−")


def verdict(told: Estimate) -> str:
    """What the interval says of the order."""
    return "confirmed" if told.low > 0 else "contradicted" if told.high < 0 else "open"


def main() -> None:
    """Measure what is missing, and print the tables."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    if "--report" not in sys.argv:
        go_on(folder / "shared.jsonl", shared(), [])
        go_on(folder / "matches.jsonl", matches(), [])
    report(folder)


if __name__ == "__main__":
    main()
