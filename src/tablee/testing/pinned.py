"""What must stay as it is for as long as matches are stored: some whole random matches, and the number of every action.

It is kept in a file of the game's tests, `pinned.json`. `played` digests what the rules did: the moves, where the cards
ended, the counters, the outcome. It decides whether `rules_version` has to rise. `told` digests the form of dump and log,
which may be renewed for a good reason.

`python -m tablee.testing.pinned GAME FILE` writes the file, or renews `told` in it; it refuses to change `played` or the
number of an action while the rules version is the same. What else the file holds is left alone.
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
from .case import walk
from .digests import played, told

SEEDS = range(3)
FIRST_VERSION = 1


def matches(game: Game) -> dict[str, list[Position]]:
    """Whole random matches, by the options that stood before any default changed."""
    seats = range(game.seats[0], game.seats[1] + 1)
    return {str(n): [match(game, n, seed) for seed in SEEDS] for n in seats}


def match(game: Game, seats: int, seed: int) -> Position:
    pos = game.new(seats, seed, **game.stored_options({}, seats, FIRST_VERSION))  # type: ignore[arg-type]
    for _ in walk(pos, Rng(seed * 1000), game.max_moves):
        pass
    return pos


def verbs(game: Game) -> list[list[Any]]:
    """Each verb with its first number and how its parameters count."""
    rows = zip(game.vocabulary.verbs, game.vocabulary.bases, strict=True)
    return [[verb.name, base, dict(zip(verb.params, zip(verb.starts, verb.sizes), strict=True))] for verb, base in rows]


def pinned(game: Game) -> dict[str, Any]:
    """What the file of a game must hold now."""
    ended = matches(game)
    facts = {
        "rules_version": game.rules_version,
        "verbs": verbs(game),
        "played": {seats: [played(pos) for pos in row] for seats, row in ended.items()},
        "told": {seats: [told(pos) for pos in row] for seats, row in ended.items()},
    }
    plain: dict[str, Any] = json.loads(json.dumps(facts))
    return plain


def read(path: Path) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return kept


def check_pinned(game: Game, kept: dict[str, Any]) -> None:
    """The game plays as the file says."""
    now = pinned(game)
    assert now["rules_version"] == kept["rules_version"]
    assert now["verbs"] == kept["verbs"]
    assert now["played"] == kept["played"], "stored matches replay differently: rules_version has to rise"
    assert now["told"] == kept["told"], "dump or log have another form: renew it, and say why"


def breaks(old: dict[str, Any], new: dict[str, Any]) -> str:
    """What a change would do to stored matches, in a sentence; nothing when they replay as they were played."""
    if new["rules_version"] != old["rules_version"]:
        return ""
    if new["verbs"][: len(old["verbs"])] != old["verbs"]:
        return "an action has another number: verbs are only added, and at the end"
    return "stored matches replay differently" if new["played"] != old["played"] else ""


def renew(game: Game, path: Path) -> None:
    """Write the file of a game; SystemExit says why that may not be."""
    old, new = read(path) if path.exists() else {}, pinned(game)
    wrong = breaks(old, new) if old else ""
    if wrong:
        raise SystemExit(f"{game.id}: {wrong}, so rules_version has to rise")
    path.write_text(written({**old, **new}), "utf-8")


def written(kept: dict[str, Any]) -> str:
    """A line for each verb and for each row of digests."""
    text = json.dumps(kept, indent=1, ensure_ascii=False)
    return "\n".join(_joined(text.split("\n"))) + "\n"


def _joined(lines: list[str]) -> list[str]:
    joined: list[str] = []
    for line in lines:
        deep = len(line) - len(line.lstrip())
        if deep > 2 or (joined and deep == 2 and line.strip() in ("]", "],", "}", "},")):
            joined[-1] += line.strip() + (" " if line.endswith(",") else "")
        else:
            joined.append(line)
    return [line.rstrip() for line in joined]


if __name__ == "__main__":
    renew(registry.game(sys.argv[1]), Path(sys.argv[2]))
