"""The shared suite on this game while it is not registered; registered games are run by `tests/conformance` itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee import registry
from tablee.games.heros import GAME

suite: Any = pytest.importorskip("tests.conformance.suite")
pytestmark = pytest.mark.skipif("heros" in registry.games(), reason="the shared suite runs it")
CHECKS: Final[list[Callable[[Any], None]]] = [*suite.ALONG, *suite.WHOLE]


def options(seats: int) -> st.SearchStrategy[dict[str, object]]:
    values = {name: st.sampled_from(option.values(seats)) for name, option in GAME.options.items()}
    return st.fixed_dictionaries({}, optional=values)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@settings(max_examples=4, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_check(check: Callable[[Any], None], seats: int, data: st.DataObject) -> None:
    seed = data.draw(st.integers(0, 2**32), "seed")
    steps = data.draw(st.integers(0, 400), "steps")
    check(suite.Case(GAME, seats, data.draw(options(seats), "options"), seed, steps))
