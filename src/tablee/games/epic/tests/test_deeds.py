"""The kinds of deeds: what colours a path, how long it took, and how one leads to another."""

from __future__ import annotations

from tablee.games.epic.show.deeds import DARK, GOOD, SHADY, SPANS, TOLD, TURNS, Deed, bond, lead, shape, tone
from tablee.games.epic.show.tale import state


def test_a_deed_is_coloured_by_what_was_done() -> None:
    """To beat a clan chief is no crime, whatever the path is worth; to slaughter an army that has surrendered is one."""
    assert [tone(Deed(card, path)) for card, path in ((88, 0), (114, 0), (114, 1), (77, 1), (77, 0), (64, 0), (96, 1))] == [
        *("plain", "dark", "good", "dark", "good", "plain", "shady"),
    ]
    assert len(GOOD | DARK | SHADY) == len(GOOD) + len(DARK) + len(SHADY)
    assert not SPANS & TURNS
    assert GOOD | DARK | SHADY | SPANS | TURNS < TOLD
    assert [state(level) for level in range(1, 9)] == ["virtuous"] * 2 + ["human"] * 2 + ["darkened"] * 3 + ["lost"]


def test_what_takes_years_is_not_told_as_an_act() -> None:
    assert [(shape(deed), lead(deed)) for deed in (Deed(72, 1), Deed(91, 0), Deed(66, 0), Deed(69, 0), Deed(111, 0))] == [
        *(("span", "span"), ("span", "span"), ("turn", "turn"), ("act", "act"), ("span", "good")),
    ]


def test_one_deed_leads_to_another() -> None:
    good, plain, shady, dark = Deed(71, 0), Deed(63, 0), Deed(70, 0), Deed(71, 1)
    pairs = ((good, plain), (good, dark), (dark, good), (dark, plain), (shady, dark), (dark, shady), (good, shady))
    assert [bond(one, two) for one, two in pairs] == ["then", "fall", "amends", "", "descent", "descent", "then"]
