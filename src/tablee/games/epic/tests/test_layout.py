"""The layout: every place and counter has the name that dumps write, and the number by which the rules find it."""

from __future__ import annotations

import pytest

from ..rules.layout import ACTS, MATCH_COUNTERS, OWN_COUNTERS, PILES, EpicLayout

OWN_PLACES = ("hand", "dealt", "character", "destiny", "story", "played")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_places_have_their_names_in_order(seats: int) -> None:
    layout = EpicLayout(seats)
    own = [f"{name} {seat + 1}" for name in OWN_PLACES for seat in range(seats)]
    piles = [f"{pile} deck" for pile in PILES] + [f"{act} row" for act in ACTS] + [f"{pile} discard" for pile in PILES]
    common = ["undealt", *piles, "opposition", "stack", "rejected", "box"]
    assert [place.name for place in layout.places] == own + common


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_place_is_found_by_its_name(seats: int) -> None:
    layout = EpicLayout(seats)
    names = [place.name for place in layout.places]
    for seat in range(seats):
        found = [layout.hand(seat), layout.dealt(seat), layout.character(seat)]
        found += [layout.destiny(seat), layout.story(seat), layout.played(seat)]
        assert [names[place] for place in found] == [f"{name} {seat + 1}" for name in OWN_PLACES]
    assert [names[layout.deck(number)] for number in range(len(PILES))] == [f"{pile} deck" for pile in PILES]
    assert [names[layout.discard(number)] for number in range(len(PILES))] == [f"{pile} discard" for pile in PILES]
    assert [names[layout.row(act)] for act in range(len(ACTS))] == [f"{act} row" for act in ACTS]
    only = (layout.undealt, layout.opposition, layout.stack, layout.rejected, layout.box)
    assert [names[place] for place in only] == ["undealt", "opposition", "stack", "rejected", "box"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_counter_is_found_by_its_number(seats: int) -> None:
    layout = EpicLayout(seats)
    assert [layout.counters[number] for number in MATCH_COUNTERS] == list(MATCH_COUNTERS.values())
    for number, name in OWN_COUNTERS.items():
        found = [layout.counters[layout.own(number, seat)] for seat in range(seats)]
        assert found == [f"{name} {seat + 1}" for seat in range(seats)]
    assert len(layout.counters) == len(MATCH_COUNTERS) + seats * len(OWN_COUNTERS)
