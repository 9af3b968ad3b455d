"""Golden matches: whole matches that were played once, in the folder `golden` of a game's tests, one move on a line.

`python -m tablee.testing.matches FOLDER GAME NAME SEATS SEED [GENERATOR [name=value …]]` plays another one (values as JSON).
A golden match is never played again to make a test pass: when `played` differs, `rules_version` has to change. When only
`told` does, dump or log have another form: `python -m tablee.testing.matches --renew FOLDER` writes that anew.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from .. import registry
from ..engine.game import Game
from ..engine.position import Position
from ..engine.rng import Rng
from . import digests


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
    """How a match ended, what its rules did, and how it is told."""
    outcome = pos.outcome
    assert outcome is not None
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "played": digests.played(pos),
        "told": digests.told(pos),
    }


def renew(folder: str) -> None:
    """Write anew how the golden matches of a folder are told; they must still be played as they were."""
    for path in sorted(Path(folder).glob("*.json")):
        golden = json.loads(path.read_text("utf-8"))
        record = golden.pop("record")
        now = ending(registry.replay(record))
        if {**now, "told": ""} != {**golden, "told": ""}:
            raise SystemExit(f"{path.name} is played differently: rules_version has to rise")
        path.write_text(laid_out(now, record), "utf-8")


def written(pos: Position) -> str:
    return laid_out(ending(pos), pos.record())


def laid_out(end: dict[str, Any], record: dict[str, Any]) -> str:
    moves = record["moves"]
    head = {key: value for key, value in record.items() if key != "moves"}
    lines = ",\n".join(json.dumps(move) for move in moves)
    return json.dumps({**end, "record": head})[:-2] + f', "moves": [\n{lines}\n]}}}}\n'


def main(folder: str, name: str, match: str, seats: str, seed: str, generator: str = "sfc32", *options: str) -> None:
    game = registry.game(name)
    chosen = {key: json.loads(value) for key, _, value in (option.partition("=") for option in options)}
    path = Path(folder) / f"{match}.json"
    if path.exists():
        raise SystemExit(f"{path.name} was already played")
    path.write_text(written(played(game, int(seats), int(seed), generator, chosen)), "utf-8")


if __name__ == "__main__":
    if sys.argv[1] == "--renew":
        renew(sys.argv[2])
    else:
        main(*sys.argv[1:])
