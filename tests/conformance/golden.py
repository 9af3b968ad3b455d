"""Some whole random matches and every action number, pinned for each game.

`played` digests what the rules did: the moves, where the cards ended, the counters, the outcome. It decides whether
`rules_version` has to rise. `told` digests the form of dump and log, which may be renewed for a good reason.
`python -m tests.conformance.golden` writes what is new and renews `told`; it refuses to change `played` or the number of an
action while the rules version is the same.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import tablee
from tablee import Game, Position, Rng

from ..small_games import GOOD
from .digests import played, told
from .suite import walk

FILE = Path(__file__).with_name("golden.json")
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
    ended = matches(game)
    facts = {
        "rules_version": game.rules_version,
        "verbs": verbs(game),
        "played": {seats: [played(pos) for pos in row] for seats, row in ended.items()},
        "told": {seats: [told(pos) for pos in row] for seats, row in ended.items()},
    }
    plain: dict[str, Any] = json.loads(json.dumps(facts))
    return plain


def read() -> dict[str, Any]:
    golden: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return golden


def breaks(old: dict[str, Any], new: dict[str, Any]) -> str:
    """What a change would do to stored matches, in a sentence; nothing when they replay as they were played."""
    if new["rules_version"] != old["rules_version"]:
        return ""
    if new["verbs"][: len(old["verbs"])] != old["verbs"]:
        return "an action has another number: verbs are only added, and at the end"
    return "stored matches replay differently" if new["played"] != old["played"] else ""


def main() -> None:
    golden = read()
    for game in [*(tablee.game(name) for name in tablee.list_games()), *GOOD.values()]:
        new = pinned(game)
        wrong = breaks(golden[game.id], new) if game.id in golden else ""
        if wrong:
            raise SystemExit(f"{game.id}: {wrong}, so rules_version has to rise")
        golden[game.id] = new
    FILE.write_text(written(golden), "utf-8")


def written(golden: dict[str, Any]) -> str:
    """A line for each verb and for each row of digests."""
    text = json.dumps(golden, indent=1)
    return "\n".join(_joined(text.split("\n"))) + "\n"


def _joined(lines: list[str]) -> list[str]:
    joined: list[str] = []
    for line in lines:
        deep = len(line) - len(line.lstrip())
        if deep > 3 or (joined and deep == 3 and line.strip() in ("]", "],")):
            joined[-1] += line.strip() + (" " if line.endswith(",") else "")
        else:
            joined.append(line)
    return [line.rstrip() for line in joined]


if __name__ == "__main__":
    main()
