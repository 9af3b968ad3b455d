"""`python -m training.gate push-2`: whether weights are better than a level of the game, decided by a test fixed beforehand.

The sample size stands in the training plan, the deals are fresh for each attempt (its number is in their seed), every attempt
is one test, and every one is written down in `training/attempts.jsonl`, whatever came of it. Weights that pass are copied
into the game, with what was measured on their card.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import tomllib
from hashlib import blake2b
from pathlib import Path
from time import process_time
from typing import Any, Final

import msgspec

import tablee
from tablee.bots import Perspective, make_bot
from tablee.engine.game import Game
from tablee.engine.rng import Rng
from tablee.lab import arena
from tablee.learned import Card
from tablee.learned.weights import VARIABLE

HERE: Final = Path(__file__).parent
ATTEMPTS: Final = HERE / "attempts.jsonl"
QUESTIONS: Final = 40


def main() -> None:
    """Test the weights of a training, write the attempt down, and take them over if they pass."""
    given = read_arguments()
    plan = tomllib.loads((HERE / f"{given.plan}.toml").read_text("utf-8"))
    game, seats, gate = tablee.game(plan["game"]), int(plan["seats"]), plan["gate"]
    weights = given.weights or Path("build/training") / given.plan / "weights"
    os.environ[VARIABLE] = str(weights.resolve())
    tried = attempts()
    told = tested(game, seats, gate, f"gate-{given.plan}-{len(tried)}", given.jobs)
    told |= {"plan": given.plan, "attempt": len(tried), "weights": digest(weights / game.id / f"{seats}.npz")}
    with ATTEMPTS.open("a", encoding="utf-8") as file:
        file.write(json.dumps(told) + "\n")
    if told["accepted"]:
        take_over(game, seats, weights / game.id, told)
    print(json.dumps(told, indent=2))


def read_arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m training.gate", description=__doc__)
    parser.add_argument("plan", help="the name of a training plan: push-2")
    parser.add_argument("--weights", type=Path, help="the folder of the weights (build/training/<plan>/weights)")
    parser.add_argument("--jobs", type=int, help="processes (by default all cores)")
    return parser.parse_args()


def attempts() -> list[dict[str, Any]]:
    """Every attempt so far."""
    return [json.loads(line) for line in ATTEMPTS.read_text("utf-8").splitlines()] if ATTEMPTS.exists() else []


def tested(game: Game, seats: int, gate: dict[str, Any], seed: str, jobs: int | None) -> dict[str, Any]:
    """Play the matches of the gate; a victory shared by k counts 1/k, and the interval counts deals."""
    bots = [gate["bot"], gate["against"]]
    found = arena.run(game, bots, games=int(gate["deals"]) * seats, seats=seats, seed=seed, jobs=jobs).bots[0]
    times = [seconds_a_decision(game, seats, bot) for bot in bots]
    return {
        "game": game.id,
        "seats": seats,
        "bot": bots[0],
        "against": bots[1],
        "deals": int(gate["deals"]),
        "rate": round(found.rate, 4),
        "interval": [round(found.low, 4), round(found.high, 4)],
        "fair": round(found.fair, 4),
        "milliseconds": [round(1000 * each, 2) for each in times],
        "accepted": found.low > found.fair and times[0] <= times[1],
    }


def seconds_a_decision(game: Game, seats: int, spec: str) -> float:
    """How long a bot thinks on average about questions that leave a choice, in seconds of the processor."""
    bot, rng = make_bot(game, spec, 1), Rng(1)
    pos, spent, asked = game.new(seats, seed=1), 0.0, 0
    while asked < QUESTIONS:
        if pos.over:
            pos = game.new(seats, seed=2 + asked)
        seat = pos.to_act[0]
        legal = pos.legal(seat)
        perspective = Perspective.of(pos, seat, rng)
        began = process_time()
        action = bot.choose(perspective)
        if len(legal) > 1:
            spent += process_time() - began
            asked += 1
        pos.play(seat, action)
    return spent / asked


def take_over(game: Game, seats: int, source: Path, told: dict[str, Any]) -> None:
    """Copy weights into the game, with what was measured on their card."""
    target = HERE.parent / "src" / "tablee" / "games" / game.id / "learned"
    target.mkdir(exist_ok=True)
    card = msgspec.json.decode((source / f"{seats}.json").read_bytes(), type=Card)
    card = msgspec.structs.replace(card, strength=[*card.strength, told])
    shutil.copy(source / f"{seats}.npz", target)
    (target / f"{seats}.json").write_bytes(msgspec.json.format(msgspec.json.encode(card), indent=2) + b"\n")


def digest(path: Path) -> str:
    """A short name for weights."""
    return blake2b(path.read_bytes(), digest_size=8).hexdigest()


if __name__ == "__main__":
    main()
