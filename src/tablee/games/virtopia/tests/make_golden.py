"""Plays the golden matches that are not there yet: python -m tablee.games.virtopia.tests.make_golden

A golden match is never played again to make a test pass: when one replays differently, rules_version has to change.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from tablee import Position, Rng
from tablee.games.virtopia import GAME

GOLDEN: Final = Path(__file__).parent / "golden"
MATCHES: Final[dict[str, tuple[int, int, dict[str, Any], str]]] = {
    "solo": (1, 455, {}, "sfc32"),
    "two-awakening": (2, 95, {"level": "awakening"}, "blake2b"),
    "three-captives": (3, 220, {"captives": True, "hope": "10"}, "sfc32"),
    "four-extreme": (4, 410, {"level": "extreme"}, "blake2b"),
    "four-chosen": (4, 242, {"layout": 29, "leaders": "CJWT", "first": 3}, "sfc32"),
}


def played(seats: int, seed: int, options: dict[str, Any], generator: str) -> Position:
    """A match in which every fourth answer is any at all, and the others are those that look best."""
    pos = GAME.new(seats, seed, generator, **options)
    rng, policy = Rng(seed), GAME.policy()
    while not pos.over:
        seat = pos.to_act[0]
        choices = pos.options(seat)
        action = choices[rng.below(len(choices))] if rng.below(4) == 0 else policy.pick(pos, seat, choices, rng)
        pos.play(seat, action)
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
    head = {"reason": pos.outcome.reason, "winners": pos.outcome.winners, "digest": digest(pos), "record": record}
    lines = ",\n".join(json.dumps(move) for move in moves)
    return json.dumps(head)[:-2] + f', "moves": [\n{lines}\n]}}}}\n'


def main() -> None:
    for name, given in MATCHES.items():
        path = GOLDEN / f"{name}.json"
        if not path.exists():
            path.write_text(written(played(*given)), "utf-8")


if __name__ == "__main__":
    main()
