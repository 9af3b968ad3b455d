"""What every game must pass, for games of any package, and what their tests are written with.

A game's test is three lines, in a module that pytest collects:

    from tablee.testing import conformance
    from mygame import GAME
    TestMygame = conformance.suite(GAME)

`conformance` makes the tests; `checks` are the promises of the engine one by one, over a `case`; `texts` and `rulebook`
check what is said and written; `pinned` and `matches` keep matches that were played once; `notation`, `scenarios` and
`refusals` are for tests of a game's own rules.

This package needs pytest and Hypothesis (`pip install "tablee[testing]"`), which nothing else in Tablée does.
"""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite(
    *(f"{__name__}.{module}" for module in ("case", "checks", "conformance", "notation", "refusals", "rulebook", "scenarios"))
)
