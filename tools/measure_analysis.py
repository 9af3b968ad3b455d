"""Measure how good the analysis of matches is; what docs/analysis.md says comes from here.

    python tools/measure_analysis.py FOLDER [GAME …]   # go on where it was, of all games or some, and print the tables
    python tools/measure_analysis.py FOLDER --report   # print the tables of what is there

Three samples, whose sizes are fixed here: what each level gives away, how many of the errors called grave are confirmed by
ten times the budget, and the luck of equal bots. Each match is one line of a file, so that a run that was killed goes on.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any, Final

import tablee
from tablee.analysis import GRAVE, Budget, analyse
from tablee.analysis.judge import Judge, estimate
from tablee.analysis.values import Valuation, perspective_of
from tablee.bots import LEVELS, Perspective, make_bot
from tablee.lab.statistics import wilson

TABLES: Final = (("push", 2), ("heros", 3), ("conan", 3), ("virtopia", 2), ("epic", 2))
MATCHES: Final = {"push": 4, "heros": 4, "conan": 4, "virtopia": 12, "epic": 8}
"""How many matches of each level: more where a level differs less from the next."""
CONFIRMED: Final = 12
LUCKY: Final = 20
JUDGING: Final = Budget(moments=1, truth=1)
"""The whole budget for decisions. The graph and what was true change nothing of what is measured."""
COUNTING: Final = Budget(search=0.02, worlds=20, most=20, trees=2, moments=1, truth=1)
"""The sum of a seat's luck needs no search and no graph."""


def played(name: str, seats: int, level: str, seed: int) -> tablee.Position:
    """A match of one level against itself."""
    game, rng = tablee.game(name), tablee.Rng(seed)
    pos, bots = game.new(seats, seed=seed), [make_bot(game, level, 100 * seed + seat) for seat in range(seats)]
    while not pos.over:
        seat = pos.to_act[0]
        legal = pos.legal(seat)
        pos.play(seat, legal[0] if len(legal) == 1 else bots[seat].choose(Perspective.of(pos, seat, rng)))
    return pos


def levels() -> Iterator[tuple[str, Any]]:
    """What each level gives away: matches of a level against itself."""
    for seed in range(max(MATCHES.values())):
        for name, seats in TABLES:
            for level in LEVELS if seed < MATCHES[name] else ():
                yield f"{name} {seats} {level} {seed}", lambda n=name, s=seats, v=level, d=seed: level_row(n, s, v, d)


def level_row(name: str, seats: int, level: str, seed: int) -> dict[str, Any]:
    """The losses of a match, its errors called grave, and how long the analysis took."""
    pos = played(name, seats, level, seed)
    began = process_time()
    found = analyse(pos.record(), seed, JUDGING)
    grave = [(each.step, each.loss) for each in found.decisions if each.grave]
    return {
        "game": name, "seats": seats, "level": level, "seed": seed, "seconds": process_time() - began,
        "choices": len(found.decisions), "given_away": sum(each.loss for each in found.decisions), "grave": grave,
    }  # fmt: skip


def confirmations(rows: list[dict[str, Any]]) -> Iterator[tuple[str, Any]]:
    """The first grave errors of each game, judged again with ten times the budget and another seed."""
    for name, _ in TABLES:
        grave = [(row, step) for row in rows if row["game"] == name for step, _ in row["grave"]]
        for row, step in grave[:CONFIRMED]:
            key = f"{name} {row['seats']} {row['level']} {row['seed']} {step}"
            yield key, lambda r=row, s=step: confirm_row(r, s)


def confirm_row(row: dict[str, Any], step: int) -> dict[str, Any]:
    """What the answer of a step lost, by ten times the budget."""
    end = played(row["game"], row["seats"], row["level"], row["seed"])
    pos, rng = end.undone(len(end.moves) - step), tablee.Rng(7)
    seat, action = end.moves[step]
    budget = JUDGING.shared(row["choices"], patient=pos.config.game.weight == "heavy")
    judge = Judge(pos, Valuation(pos), budget.times(10))
    loss = judge.verdict(perspective_of(pos, seat, rng), action, rng).loss
    return {"game": row["game"], "loss": loss.mean, "low": loss.low, "high": loss.high}


def lucky() -> Iterator[tuple[str, Any]]:
    """The luck of one seat in matches of equal bots, of each seat in turn."""
    for seed in range(1000, 1000 + LUCKY):
        for name, seats in TABLES:
            yield f"{name} {seats} {seed}", lambda n=name, s=seats, d=seed: luck_row(n, s, d)


def luck_row(name: str, seats: int, seed: int) -> dict[str, Any]:
    """How a match split for one seat. (The luck of all seats of rivals together is nothing, by construction.)"""
    split = analyse(played(name, seats, "normal", seed).record(), seed, COUNTING).splits[seed % seats]
    return {"game": name, "luck": split.luck, "own": split.own, "others": split.others, "result": split.result}


def rows_in(file: Path) -> list[dict[str, Any]]:
    """What was measured so far."""
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def go_on(file: Path, jobs: Iterator[tuple[str, Any]], games: list[str]) -> None:
    """Do what was not done yet, a line for each."""
    done = {row["key"] for row in rows_in(file)}
    for key, job in jobs:
        if key not in done and (not games or key.split()[0] in games):
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps({"key": key, **job()}) + "\n")
            print(file.stem, key, file=sys.stderr, flush=True)


def report(folder: Path) -> None:
    """The tables of docs/analysis.md."""
    by_level, confirmed, luck = (rows_in(folder / f"{name}.jsonl") for name in ("levels", "confirmed", "luck"))
    print("| game, seats | level | matches | points given away per choice | grave errors per match | seconds per match |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name, seats in TABLES:
        for level in LEVELS:
            rows = [row for row in by_level if (row["game"], row["level"]) == (name, level)]
            if rows:
                lost = estimate([100 * row["given_away"] / row["choices"] for row in rows])
                grave = fmean(len(row["grave"]) for row in rows)
                times = [row["seconds"] for row in rows]
                print(
                    f"| {name}, {seats} | {level} | {len(rows)} | {lost.mean:.2f} ({lost.low:.2f} – {lost.high:.2f}) "
                    f"| {grave:.1f} | {fmean(times):.0f} (at most {max(times):.0f}) |"
                )
    print("\n| game | called grave | confirmed by ten times the budget | 95 % interval |\n| --- | --- | --- | --- |")
    for name in (*(name for name, _ in TABLES), ""):
        rows = [row for row in confirmed if name in ("", row["game"])]
        if rows:
            kept = sum(row["loss"] > GRAVE for row in rows)
            span = wilson(kept, len(rows))
            print(f"| {name or 'all'} | {len(rows)} | {kept} | {100 * span.low:.0f} – {100 * span.high:.0f} % |")
    print("\n| game | matches | luck of one seat, points | own decisions | others’ decisions |")
    print("| --- | --- | --- | --- | --- |")
    for name, _ in TABLES:
        rows = [row for row in luck if row["game"] == name]
        if len(rows) > 1:
            told = [estimate([100 * row[part] for row in rows]) for part in ("luck", "own", "others")]
            print(
                f"| {name} | {len(rows)} | "
                + " | ".join(f"{x.mean:+.0f} ({x.low:+.0f} – {x.high:+.0f})" for x in told)
                + " |"
            )


def main() -> None:
    """Measure what is missing, and print the tables."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    games = [name for name in sys.argv[2:] if not name.startswith("-")]
    if "--report" not in sys.argv:
        go_on(folder / "levels.jsonl", levels(), games)
        go_on(folder / "confirmed.jsonl", confirmations(rows_in(folder / "levels.jsonl")), games)
        go_on(folder / "luck.jsonl", lucky(), games)
    report(folder)


if __name__ == "__main__":
    main()
