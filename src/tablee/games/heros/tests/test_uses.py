"""Which cards count as used, for the laboratory."""

from __future__ import annotations

from tablee.games.heros import GAME

from .build import play, table


def test_an_avatar_and_what_pays_for_it() -> None:
    pos = play(table({"A": "V01 V02 SUN D05"}, avatars={"A": "AV01"}, step=True), "A pose 1", "A finish")
    assert GAME.uses(pos) == [("AV01", 0), ("SUN", 0), ("V02", 0)]


def test_a_defect_that_is_corrected() -> None:
    pos = play(table({"A": "SUN D05"}, step=True), "A correct D05 sun")
    assert GAME.uses(pos) == [("D05", 0), ("SUN", 0)]


def test_a_request_uses_the_card_of_who_gives_it_and_the_advantage_of_who_asks() -> None:
    pos = play(table({"B": "V01"}, players=2, advantages={"A": 1}), "A ask V01", "B offer virtue")
    assert GAME.uses(pos) == [("V01", 1), ("ADV", 0)]


def test_an_exchange_uses_the_card_of_each() -> None:
    pos = play(table({"A": "V01", "B": "V03"}, pile="A1"), "A draw", "A designate B", "A give V01", "B give V03")
    assert GAME.uses(pos) == [("A1", 0), ("V01", 0), ("V03", 1)]


def test_an_offer_that_nobody_takes_uses_nothing() -> None:
    pos = play(table({"B": "V01"}, players=2, advantages={"A": 1}), "A ask V01", "B decline")
    assert GAME.uses(pos) == []
