"""Plays the golden matches that are not there yet: python -m tablee.games.push.tests.make_golden

A golden match is never played again to make a test pass: when one replays differently, rules_version has to change.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from tablee import Position, Rng
from tablee.games.push import GAME

GOLDEN: Final = Path(__file__).parent / "golden"
SEED: Final = 2026
MATCHES: Final[dict[str, tuple[int, dict[str, Any], str]]] = {
    "two": (2, {}, "sfc32"),
    "two-apocalypse": (2, {"apocalypse": True, "first": 2}, "blake2b"),
    "three": (3, {}, "blake2b"),
    "three-tournament": (3, {"tournament": True, "ages": [2, 3, 1]}, "sfc32"),
    "four": (4, {}, "sfc32"),
    "four-aggressive-apocalypse": (4, {"aggressive": True, "apocalypse": True}, "sfc32"),
    "four-short-tournament": (4, {"tournament": True, "rounds": 2, "target": 500}, "blake2b"),
}


def played(seats: int, options: dict[str, Any], generator: str, greedy: bool) -> Position:
    """A match in which every seat plays at random, or what the game's policy likes best in a world it imagines."""
    pos = GAME.new(seats, SEED, generator, **options)
    choosers = [Rng(seat) for seat in range(seats)]
    rng = Rng(SEED)
    while not pos.over:
        seat = pos.to_act[0]
        world = pos.resample(seat, rng)
        best = liked(world, seat) if greedy else world.legal(seat)
        pos.play(seat, best[choosers[seat].below(len(best))])
    return pos


def liked(world: Position, seat: int) -> list[int]:
    policy = GAME.policy()
    worth = {action: policy.worth(world, seat, action) for action in world.legal(seat)}
    return [action for action in worth if worth[action] == max(worth.values())]


def digest(pos: Position) -> str:
    """A hash of the whole position but its log."""
    dump = {key: value for key, value in pos.dump().items() if key != "log"}
    return sha256(json.dumps(dump, sort_keys=True).encode()).hexdigest()


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
            path.write_text(written(played(seats, options, generator, greedy=True)), "utf-8")


if __name__ == "__main__":
    main()
