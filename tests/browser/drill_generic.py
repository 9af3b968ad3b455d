"""Our own games on the generic table, a few turns each by clicking what is lit: `make test-all`."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import tablee

from .checks import clean
from .generic import THINGS, Anybody
from .kit import LAPTOP, PHONE, Crowd


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", tablee.list_games())
def test_our_own_games_are_played_on_the_generic_table(people: Crowd, game: str, size: tuple[int, int]) -> None:
    ada = people(size, game=game, generic=True)
    ada.play_solo()
    expect(ada.page.locator(".generic")).to_be_visible()
    assert Anybody(ada).play(4) == 4
    clean(ada.page, game)
    assert ada.page.locator(THINGS).count() or not ada.state()["view"]["legal"]
