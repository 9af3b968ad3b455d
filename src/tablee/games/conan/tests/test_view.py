"""What is seen: the table of each player, and the piles from below."""

from __future__ import annotations

from tablee.testing.notation import shown

from .build import play, table


def test_a_player() -> None:
    pos = table(
        {"A": "R01 C02 A03"}, at={"A": "A13"}, allies={"A": "C23"}, objects={"A": "O01"}, accomplished={"A": "A02"}, players=2
    )
    assert shown(pos, "A")["players"][0] == {
        "hero": "H05",
        "hand": ["A03", "C02", "R01"],
        "count": 3,
        "glory": 15,
        "stands": "A13",
        "allies": ["C23"],
        "objects": ["O01"],
        "accomplished": ["A02"],
        "laid": [],
        "expelled": None,
        "waiting": False,
        "beaten": 0,
        "partner": None,
        "share": 0,
        "spoils": False,
        "truces": [],
        "values": [6, 4, 5],
    }
    assert shown(pos, "B")["players"][0]["hand"] == ["?draw"] * 3


def test_an_adventure() -> None:
    pos = table(at={"A": "A13", "C": "A13"}, challenges=["B C01 A13", "B C02 A13 up"], received={"A13": 3})
    assert shown(pos, "B")["adventures"][1] == {
        "card": "A13",
        "difficulty": 4,
        "received": 3,
        "challenges": [
            {"place": 0, "card": "C01", "owner": 1, "face_up": False},
            {"place": 1, "card": "C02", "owner": 1, "face_up": True},
        ],
        "heroes": [0, 2],
    }


def test_the_objects_of_the_eliminated_are_known_under_the_pile() -> None:
    pos = table(at={"A": "A01"}, challenges=["B C07 A01"], glory={"B": 1}, objects={"B": "O01 O02"})
    play(pos, "A face C07", "A open 1", "B withdraw")
    assert shown(pos)["object_bottom"] == ["O02", "O01"]
