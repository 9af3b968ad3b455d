"""The tests of a game lie in its folder in the source tree, and are not installed.

They run against whichever `tablee` is installed, compiled or not: where that is not the source tree, the packages
`tablee.games.<id>.tests` (and they alone) are taken from the source tree all the same. Such a run needs pytest's
`--import-mode=importlib`, which puts no folder on the path.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

GAMES = Path(__file__).parent / "src" / "tablee" / "games"


def offer_tests(game: str) -> None:
    """Make `tablee.games.<id>.tests` importable from the source tree, if it is not installed."""
    importlib.import_module(f"tablee.games.{game}")
    name = f"tablee.games.{game}.tests"
    if importlib.util.find_spec(name) is not None:
        return
    folder = GAMES / game / "tests"
    spec = importlib.util.spec_from_file_location(name, folder / "__init__.py", submodule_search_locations=[str(folder)])
    assert spec
    assert spec.loader
    sys.modules[name] = module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)


for folder in sorted(GAMES.glob("*/tests")):
    offer_tests(folder.parent.name)
