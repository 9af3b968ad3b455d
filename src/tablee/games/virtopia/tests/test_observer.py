"""What a learner is shown: every entry has a name, and what players reckon for themselves is reckoned rightly."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee import Position, Rng
from tablee.games.virtopia import GAME
from tablee.games.virtopia.bot.policy import circle_of
from tablee.games.virtopia.bot.table_observer import FLAW_NAMES, LEADER_NAMES, VIRTUE_NAMES
from tablee.games.virtopia.rules.actions import forbidden
from tablee.games.virtopia.rules.content import FIFTH
from tablee.games.virtopia.rules.doings import DEVELOPING, STRUGGLING
from tablee.games.virtopia.rules.odds import Passage
from tablee.games.virtopia.rules.position import VICTORY, Virtopia

from .build import play, table, virtopia


def told(pos: Position, seat: int | None = 0) -> dict[str, float]:
    """The row of a seat by the names of its entries."""
    return dict(zip(pos.config.game.observation.names, pos.features(seat), strict=True))


def nonzero(row: dict[str, float], start: str) -> dict[str, float]:
    """The entries that begin so and are not 0, by the rest of their names."""
    return {name.removeprefix(start).strip(): value for name, value in row.items() if name.startswith(start) and value}


def moments(seats: int, seed: int, content: object = None, **options: object) -> Iterator[Virtopia]:
    """The positions of a random match."""
    pos, rng = GAME.new(seats, seed, content=content, **options), Rng(seed)  # type: ignore[arg-type]
    while not pos.over:
        yield virtopia(pos)
        seat = pos.to_act[0]
        legal = pos.legal(seat)
        pos.play(seat, legal[rng.below(len(legal))])
    yield virtopia(pos)


def test_every_entry_has_a_name_of_its_own() -> None:
    observation = GAME.observation
    assert len(observation.names) == len(set(observation.names)) == observation.size
    assert all(name == name.strip() and "  " not in name for name in observation.names)


def test_rows_are_equally_long_at_every_table() -> None:
    for content in (None, {"change": {"PR1": {"colours": ["red", "blue"]}, "numbers": {"more_hope": 12}}}):
        rows = [GAME.new(seats, 1, content=content).features(seat) for seats in range(1, 5) for seat in (None, 0, seats - 1)]
        assert {len(row) for row in rows} == {GAME.observation.size}


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("content", [None, {"change": {"FI": {"numbers": [1, 2, 4, 6]}, "EG": {"n": [1] * 6, "x": [4] * 6}}}])
def test_throws_at_a_watchtower_are_those_of_the_odds(seed: int, content: object) -> None:
    for pos in moments(1 + seed % 4, seed, content, level=("standard", "hard", "desperate")[seed % 3]):
        row, circle = told(pos), circle_of(pos)
        for flaw, name in enumerate(FLAW_NAMES):
            cell = int(pos.flaw_cell(flaw))
            throws = [round(24 * row[f"throws that {what} at {name}"]) for what in ("bring a sanction", "lose the match")]
            if 0 < pos.captives(cell) < FIFTH and pos.counters[pos.layout.hope]:
                odds = Passage(circle, cell, -1, [], []).rolled()
                assert throws == [odds.sanction, odds.defeat]
            else:
                assert pos.over or throws == [0, 0]


@pytest.mark.parametrize("seed", range(4))
def test_points_and_what_they_allow(seed: int) -> None:
    for pos in moments(2, seed, level="awakening"):
        row = told(pos, None)
        assert round(32 * row["points in all"]) == pos.all_points()
        for leader, name in enumerate(LEADER_NAMES):
            assert round(6 * row[f"removable points of {name}"]) == pos.removable(leader)
            assert round(4 * row[f"number of Virtues of {name}"]) == pos.virtues_held(leader)
            cell = (pos.token(leader) + 1) % 12
            developing = row[f"{name}: points developed on the next cell"] > 0
            assert developing == (forbidden(pos, leader, cell, DEVELOPING) == "")
            if row[f"{name}: captives freed on the next cell"]:
                assert forbidden(pos, leader, cell, STRUGGLING) == ""
        for virtue, name in enumerate(VIRTUE_NAMES):
            assert round(6 * row[f"free slots for points in {name}"]) == pos.free_slots(virtue)


def test_where_a_sowing_ends() -> None:
    """From Temperance on 1 past Ignorance on 3; from 2, with one meeple more, as far as Surveillance on 5."""
    pos = table("LT", cells={"1": "GGB", "2": "GBY", "3": "GBYR"})
    row = told(pos)
    assert nonzero(row, "the Leader in turn is on") == {"Temperance": 1.0}
    assert nonzero(row, "the next cell is") == {"Tunnel / Recruitment": 1.0}
    assert nonzero(row, "a sowing from here ends on") == {"Courage": 1.0}
    assert nonzero(row, "a sowing from the next cell ends on") == {"Surveillance / Escape": 1.0}
    assert row["a sowing from here makes a fifth captive"] == 1.0
    assert row["watchtowers passed by a sowing from here"] == 0.25


def test_a_sowing_under_way_ends_where_it_would() -> None:
    pos = play(table("LT", cells={"1": "GGB"}), "sow", "leave G")
    row = told(pos)
    assert nonzero(row, "a sowing from here ends on") == {"Courage": 1.0}
    assert nonzero(row, "a sowing from the next cell") == {}
    assert nonzero(row, "chosen in this turn:") == {"sow": 1.0}


def test_which_prisons_a_leader_can_empty() -> None:
    """VIRTO-070, 075: the Smokehouse shows the green and the red Leader, and both must be on an Escape cell."""
    apart = table("LT", at={"LT": "4", "LC": "8"}, prisons={"PR5": "GG", "PR1": "BB"})
    together = table("LT", at={"LT": "4", "LC": "11"}, prisons={"PR5": "GG", "PR1": "BB"})
    assert nonzero(told(apart), "open prisons that can be emptied by") == {"the green Leader": 0.5}
    assert nonzero(told(together), "open prisons that can be emptied by") == {"the green Leader": 1.0}


def test_who_plays_next_and_who_decides() -> None:
    """VIRTO-122: the common Leader of three comes after the first player in round 1, after the second in round 2."""
    pos = table("LT", players=3, round=2, cells={"1": "G"})
    row = told(pos)
    coming = [nonzero(row, f"turn +{step} is that of") for step in (1, 2, 3)]
    assert coming == [{f"the {colour} Leader": 1.0} for colour in ("blue", "red", "yellow")]
    decided = [list(nonzero(told(pos, seat), "this seat decides for")) for seat in (0, 1, 2, None)]
    assert decided == [["the green Leader"], ["the blue Leader"], ["the yellow Leader"], []]
    assert len(nonzero(told(GAME.new(1, 1)), "this seat decides for")) == 4
    assert len(nonzero(told(GAME.new(2, 1), 1), "this seat decides for")) == 2


def test_the_options_are_told() -> None:
    row = told(GAME.new(2, 1, open_recruit=True, fleeting_die=True, level="very_hard"))
    assert row["one may recruit from an empty City"] == row["the stored result is fleeting"] == 1.0
    assert (row["each Flaw began with a captive"], row["the set-up is chosen"]) == (1.0, 0.0)


def test_a_victory_leaves_nothing_to_develop() -> None:
    points = {"LT": "T2 W2 J2 C2", "LW": "T1 W2 J2 C2", "LJ": "T2 W2 J2 C2", "LC": "T2 W2 J2 C2"}
    pos = play(table("LT", at={"LT": "1"}, cells={"1": "G"}, points=points), "develop")
    assert virtopia(pos).counters[virtopia(pos).layout.ended] == VICTORY
    assert told(pos)["points in all"] == 1.0
    assert nonzero(told(pos), "free slots for points in") == {}
