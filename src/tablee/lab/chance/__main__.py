"""`python -m tablee.lab.chance RUN …` fits the chances of winning on runs with moments, and writes them into their games."""

from __future__ import annotations

import argparse
from importlib import resources
from pathlib import Path

import msgspec

from ...registry import game as game_named
from ..measures.cell import cells_of, is_base
from ..results import read
from .fit import fit
from .model import FILE, Chance, Chances
from .training import rows_of


def main() -> None:
    """Fit the base cells of each run, one model for a seat count; models for other seat counts stay as they are."""
    words = argparse.ArgumentParser(prog="python -m tablee.lab.chance", description=main.__doc__)
    words.add_argument("runs", nargs="+", type=Path, metavar="RUN", help="a folder of “tablee lab run”")
    for run in words.parse_args().runs:
        for cell in cells_of(read(run)):
            if is_base(cell):
                print(f"{cell.game.id}, {cell.seats} seats, {cell.matches.height} matches")
                model = fit(rows_of(cell), lambda line: print(" ", line))
                print(f"  held out: {model.quality}")
                ship(cell.game.id, model)


def ship(game: str, model: Chance) -> Path:
    """Write a model beside the others of its game."""
    found = game_named(game)
    path = Path(str(resources.files(found.package).joinpath(FILE)))
    kept = msgspec.json.decode(path.read_bytes(), type=Chances) if path.exists() else Chances(game, found.rules_version, {})
    models = kept.models if kept.rules_version == found.rules_version else {}
    ordered = dict(sorted({**models, str(model.seats): model}.items()))
    path.write_bytes(msgspec.json.encode(Chances(game, found.rules_version, ordered)) + b"\n")
    return path


if __name__ == "__main__":
    main()
