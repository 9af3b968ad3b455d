"""Plays the golden matches that are not there yet: python -m tablee.games.heros.tests.make_golden

A golden match is never played again to make a test pass: when one replays differently, rules_version has to change.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from tablee import Position, Rng
from tablee.games.heros import GAME

GOLDEN: Final = Path(__file__).parent / "golden"
SEED: Final = 2026
MATCHES: Final[dict[str, tuple[int, dict[str, Any], str]]] = {
    "two": (2, {}, "sfc32"),
    "three-exchanges": (3, {"exchange1": 6, "exchange2": 6}, "blake2b"),
    "four": (4, {}, "blake2b"),
    "six": (6, {}, "sfc32"),
}


def played(seats: int, options: dict[str, Any], generator: str) -> Position:
    """A match in which every seat plays at random, but asks only one time in four that it could."""
    pos = GAME.new(seats, SEED, generator, **options)
    rng = Rng(SEED)
    while not pos.over:
        seat = pos.to_act[rng.below(len(pos.to_act))]
        legal = pos.legal(seat)
        if pos.name(legal[0])["verb"] == "draw" and rng.below(4):
            legal = legal[:1]
        pos.play(seat, legal[rng.below(len(legal))])
    return pos


def digest(pos: Position) -> str:
    """All of a position, and what every seat was told, in one short text."""
    told = [pos.events(seat) for seat in (None, *range(pos.seats))]
    return sha256(json.dumps([pos.dump(), told], sort_keys=True).encode()).hexdigest()[:32]


def written(pos: Position) -> str:
    """A golden file, one move on a line."""
    assert pos.outcome is not None
    record = pos.record()
    moves = record.pop("moves")
    assert isinstance(moves, list)
    head = {"scores": pos.outcome.scores, "winners": pos.outcome.winners, "digest": digest(pos), "record": record}
    lines = ",\n".join(json.dumps(move) for move in moves)
    return json.dumps(head)[:-2] + f', "moves": [\n{lines}\n]}}}}\n'


def main() -> None:
    for name, (seats, options, generator) in MATCHES.items():
        path = GOLDEN / f"{name}.json"
        if not path.exists():
            path.write_text(written(played(seats, options, generator)), "utf-8")


if __name__ == "__main__":
    main()
