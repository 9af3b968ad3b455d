"""Paces: the text form, and what a clock says of everybody's time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.server.tables.clocks.paces import DAY, PACES, SECOND, BadClock, Clock, clock_of

spans = st.integers(1, 99_999)
clocks = st.one_of(
    st.builds(lambda free: Clock("move", free * SECOND), spans),
    st.builds(
        lambda free, reserve: Clock("match", free * SECOND, reserve * SECOND), st.integers(1, 9_999), st.integers(1, 9_999)
    ),
    st.builds(lambda free, reserve: Clock("days", free * DAY, reserve * DAY), st.integers(1, 99), st.integers(1, 99)),
)


@given(clocks)
def test_a_clock_is_what_its_text_says(clock: Clock) -> None:
    assert clock_of(clock.text) == clock


@pytest.mark.parametrize("name", PACES)
def test_a_pace_is_written_by_its_name(name: str) -> None:
    assert PACES[name].text == name


def test_tables_of_former_builds_keep_their_clocks() -> None:
    assert clock_of("none") == Clock()
    assert clock_of("2min") == Clock("move", free=120_000)
    assert clock_of("1day") == Clock("move", free=86_400_000)


@pytest.mark.parametrize("text", ["", "fast", "0s", "10", "10s+", "1d+10s", "10min+1d", "1s+1s+1s", "-5s", "5S", "999999s"])
def test_what_names_no_pace_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadClock, match="names no pace"):
        clock_of(text)
