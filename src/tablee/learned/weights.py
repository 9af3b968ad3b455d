"""Weights as they are shipped: half-precision arrays in one file, and a card that says what they are."""

from __future__ import annotations

import os
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from io import BytesIO
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from ..bots.base import BadBot
from ..engine.game import Game
from .net import Net

VARIABLE: Final = "TABLEE_WEIGHTS"


class NoWeights(BadBot):
    """There are no weights that could play here."""


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """How weights came about, and what they are for."""

    game: str
    seats: int
    rules_version: int
    observation: str
    """The digest of the observation that they read."""
    actions: int
    layers: list[int]
    """The width of each hidden layer."""
    trained: str
    """How they were trained, in a sentence."""
    steps: int
    """How many decisions they were trained on."""
    strength: list[dict[str, object]] = []
    """What was measured: opponents, matches, rate, interval."""


def save(folder: Path, net: Net, card: Card) -> None:
    """Write weights and their card into a folder, the card last."""
    folder.mkdir(parents=True, exist_ok=True)
    arrays = {name: array.astype(np.float16) for name, array in net.arrays().items()}
    data = BytesIO()
    np.savez(data, **arrays)  # type: ignore[arg-type]
    (folder / f"{card.seats}.npz").write_bytes(data.getvalue())
    (folder / f"{card.seats}.json").write_bytes(msgspec.json.format(msgspec.json.encode(card), indent=2) + b"\n")


def load(game: Game, seats: int) -> Net:
    """The net of a game at a number of seats; NoWeights says why there is none.

    Weights of one's own are found in the folder that the variable TABLEE_WEIGHTS names, in one folder for each game.
    """
    return _loaded(game, seats, os.environ.get(VARIABLE, ""))


@cache
def _loaded(game: Game, seats: int, own: str) -> Net:
    shipped = resources.files(game.unamended.package).joinpath("learned")
    place: Traversable = Path(own) / game.id if own and (Path(own) / game.id / f"{seats}.json").exists() else shipped
    told, stored = place.joinpath(f"{seats}.json"), place.joinpath(f"{seats}.npz")
    if not told.is_file() or not stored.is_file():
        wrong = NoWeights(f"{game.id} has no learned bot for {seats} seats")
        raise wrong.saying("fault-no-weights", game=game.id, seats=seats)
    card = msgspec.json.decode(told.read_bytes(), type=Card)
    if card.observation != game.observation.digest() or card.actions != game.actions:
        wrong = NoWeights(f"the learned bot of {game.id} for {seats} seats was trained on another form of the game")
        raise wrong.saying("fault-old-weights", game=game.id, seats=seats)
    with np.load(BytesIO(stored.read_bytes())) as arrays:
        return Net({name: arrays[name].astype(np.float32) for name in arrays}, game.observation)
