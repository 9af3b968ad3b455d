"""Golden matches: whole matches that were played once, in each game's `tests/golden`, one move on a line.

`python -m tests.conformance.matches GAME NAME SEATS SEED [GENERATOR [name=value …]]` plays another one (values as JSON).
A golden match is never played again to make a test pass: when one replays differently, `rules_version` has to change.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Any

import tablee
from tablee import Game, Position, Rng


def folder(game: Game) -> Path:
    return Path(str(resources.files(game.package))) / "tests" / "golden"


def played(game: Game, seats: int, seed: int, generator: str, options: dict[str, Any]) -> Position:
    """A match in which every fourth answer is any at all, and the others are those that look best in an imagined world."""
    pos = game.new(seats, seed, generator, **options)
    rng, policy = Rng(seed), game.policy()
    while not pos.over:
        seat = pos.to_act[rng.below(len(pos.to_act))]
        legal = pos.legal(seat)
        world = pos.resample(seat, rng)
        best = max(legal, key=lambda action: policy.worth(world, seat, action))
        pos.play(seat, legal[rng.below(len(legal))] if rng.below(4) == 0 else best)
    return pos


def ending(pos: Position) -> dict[str, Any]:
    """How a match ended, and a digest of all of its last position and of what every seat was told."""
    assert pos.outcome is not None
    told = [pos.events(seat) for seat in (None, *range(pos.seats))]
    digest = sha256(json.dumps([pos.dump(), told], sort_keys=True).encode()).hexdigest()[:32]
    outcome = pos.outcome
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "digest": digest,
    }


def written(pos: Position) -> str:
    record = pos.record()
    moves = record.pop("moves")
    assert isinstance(moves, list)
    lines = ",\n".join(json.dumps(move) for move in moves)
    return json.dumps({**ending(pos), "record": record})[:-2] + f', "moves": [\n{lines}\n]}}}}\n'


def main(name: str, match: str, seats: str, seed: str, generator: str = "sfc32", *options: str) -> None:
    game = tablee.game(name)
    chosen = {key: json.loads(value) for key, _, value in (option.partition("=") for option in options)}
    path = folder(game) / f"{match}.json"
    if path.exists():
        raise SystemExit(f"{path.name} was already played")
    path.write_text(written(played(game, int(seats), int(seed), generator, chosen)), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
