"""The end of a match and the Destiny score: EPIC-129 to EPIC-139."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import Outcome, Position
from tablee.testing.notation import asked, events, question, shown

from ..rules.content import content
from ..rules.scoring import Sheet, set_points
from ..rules.vocabulary import ICONS
from .build import adversary_xp, attempted, ended, play, table

CONTENT = content()

LIFE = "064b 072b 076 082 097b 100 120b 113b 108"
"""TRI 7, TRA 4, with the Origin 018 FOR 3, CON 2; JUS 3, NAT 2, ARC 1."""

LIKE = {"A": "002 018 029 047", "B": "001 016 031 050", "C": "003 021 033 049"}
"""Boards whose Destinies give 2, 2 and 3 points to an empty Story."""


def last_turn(**given: Any) -> Any:
    """The last final turn, by A, who has only to end it."""
    usual: dict[str, Any] = {"finals": 2, "ends_with": "B", "faced": "AB", "acted": True, "adversary_xp": 0}
    return table(**usual | given)


def outcome(pos: Position) -> Outcome:
    assert pos.outcome is not None
    return pos.outcome


def lines(pos: Position, seat: int = 0) -> dict[str, Any]:
    return dict(outcome(pos).detail[seat])


# The end.


def test_the_match_ends_after_the_last_final_turn() -> None:
    """EPIC-129: its end-of-turn window included."""
    pos = last_turn(acted=False, stories={"A": "055"}, runes="III SS")
    play(attempted(pos, "adversary"), "pass")
    assert (question(pos), pos.over) == ("Turn", False)
    play(pos, "A end", "A pass")
    assert (question(pos), asked(pos), pos.over) == ("Respond", "B", False)
    play(pos, "B pass")
    assert (pos.over, asked(pos)) == (True, "")
    between = last_turn(finals=1, ends_with="A")
    assert (ended(between).over, asked(between)) == (False, "B")


@pytest.mark.parametrize(("left", "reason", "winners"), [(0, "triumph", (0,)), (1, "defeat", ()), (9, "defeat", ())])
def test_experience_left_on_the_adversary_is_a_defeat(left: int, reason: str, winners: tuple[int, ...]) -> None:
    """EPIC-130: for all, whatever the scores; beating the Final oneself does not help."""
    pos = ended(last_turn(adversary_xp=left, beaten="A", xp={"A": 20}))
    assert (outcome(pos).reason, outcome(pos).winners) == (reason, winners)
    assert outcome(pos).returns == ((1.0, 0.0) if winners else (-1.0, -1.0))


def test_the_last_window_may_still_save_the_heroes() -> None:
    """EPIC-130: what is left is counted after it."""
    pos = play(last_turn(adversary_xp=1, hands={"B": "174"}), "A end", "A pass", "B play 174", "pass", "pass")
    assert (adversary_xp(pos), outcome(pos).reason) == (0, "triumph")


def test_the_highest_destiny_score_wins() -> None:
    """EPIC-131: tied players share the victory."""
    pos = ended(last_turn(players=3, finals=3, xp={"A": 3, "B": 9, "C": 4}, boards=LIKE))
    assert (outcome(pos).winners, outcome(pos).ranks) == ((1,), (3, 1, 2))
    shared = ended(last_turn(players=3, finals=3, xp={"A": 9, "B": 9, "C": 4}, boards=LIKE))
    assert (outcome(shared).winners, outcome(shared).returns) == ((0, 1), (0.5, 0.5, 0.0))


def test_destinies_are_revealed_and_the_rows_added_up() -> None:
    """EPIC-132: after a defeat too."""
    pos = last_turn(adversary_xp=1, stories={"A": LIFE}, beaten="A", played={"A": "159 183"})
    assert shown(pos, "B")["players"][0]["destiny"] == "?destiny"
    ended(pos)
    assert [event["cards"] for event in events(pos, "destiny")] == [["041"], ["042"]]
    assert shown(pos, "B")["players"][0]["destiny"] == "041"
    sheet = lines(pos)
    rows = [sheet[row] for row in ("triumph", "tragedy", "experience", "icons", "final")]
    assert (sum(rows), outcome(pos).scores[0], outcome(pos).winners) == (sheet["total"], sheet["total"], ())
    assert all(rows)


# The rows.


def test_triumph() -> None:
    """EPIC-133: of the Story, the Destiny with its corner, the level, and Hero cards played, whatever the level is now."""
    pos = ended(last_turn(stories={"A": "069b 065b 060"}, boards={"A": "002 018 029 047"}, played={"A": "159 160 183"}))
    sheet = lines(pos)
    assert [sheet[f"triumph_{source}"] for source in ("story", "destiny", "level", "cards")] == [0, 2 + 3, 2, 2]
    assert sheet["triumph"] == 9
    fallen = lines(ended(last_turn(stories={"A": LIFE}, levels={"A": 8}, played={"A": "159"})))
    assert [fallen[f"triumph_{source}"] for source in ("story", "level", "cards")] == [7, -4, 1]


def test_tragedy() -> None:
    """EPIC-134: likewise, with Antihero cards."""
    given: dict[str, Any] = {"stories": {"A": "059 067b 068b"}, "boards": {"A": "002 018 029 048"}}
    sheet = lines(ended(last_turn(**given, levels={"A": 7}, played={"A": "183 184 159"})))
    assert [sheet[f"tragedy_{source}"] for source in ("story", "destiny", "level", "cards")] == [1, 2 + 2, 3, 2]
    assert sheet["tragedy"] == 10
    virtuous = lines(ended(last_turn(**given, levels={"A": 1}, played={"A": "183"})))
    assert (virtuous["tragedy_level"], virtuous["tragedy_cards"], virtuous["triumph_level"]) == (0, 1, 4)


def test_points_of_the_level_only() -> None:
    """EPIC-135: not of those passed; row A and the total may be negative."""
    sheet = lines(ended(last_turn(levels={"A": 8}, xp={"A": 0}, boards={"A": "002 018 029 044"})))
    assert (sheet["triumph"], sheet["tragedy"], sheet["total"]) == (-4, 1, -3)
    assert (lines(ended(last_turn(levels={"A": 6})))["tragedy_level"], lines(ended(last_turn()))["triumph_level"]) == (2, 2)


def test_experience_of_the_reserve() -> None:
    """EPIC-136: that on the Class does not count."""
    assert lines(ended(last_turn(xp={"A": 4}, class_xp={"A": 6})))["experience"] == 4


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 2), (3, 4), (4, 8), (5, 8), (6, 8), (8, 8), (9, 8)])
def test_sets_of_story_icons(count: int, points: int) -> None:
    """EPIC-137: five or more do not start a second set; Skills are no Story icons."""
    for icon in range(6, 12):
        assert set_points(count << 4 * icon) == points
    assert set_points(count << 4 * ICONS.index("FOR")) == 0


def test_sets_are_counted_icon_by_icon() -> None:
    """EPIC-137: the corner of the Destiny included."""
    assert lines(ended(last_turn(stories={"A": LIFE})))["icons"] == 4 + 2
    pair: dict[str, Any] = {"stories": {"A": "065b"}}
    assert Sheet(table(**pair), 0).icons == 0
    assert Sheet(table(**pair, boards={"A": "002 018 029 047"}), 0).icons == 2


@pytest.mark.parametrize("row", CONTENT["adversary"], ids=lambda row: row["id"])
def test_the_final_is_a_row_of_its_own(row: dict[str, Any]) -> None:
    """EPIC-138: for whose own attempt succeeded; its points are in no other row."""
    points = {8: 7, 9: 8}[row["final"]["difficulty"]]
    pos = ended(last_turn(adversary=row["id"], beaten="A"))
    assert (lines(pos)["final"], lines(pos, 1)["final"]) == (points, 0)
    assert (lines(pos)["triumph_story"], lines(pos)["tragedy_story"]) == (0, 0)


@pytest.mark.parametrize(
    ("destiny", "triumph", "tragedy"),
    [
        ("041", 2 + 1, 0),
        ("042", 5 + 1 + 3, 0),
        ("043", 3 + 1, 0),
        ("044", 0, 3 + 1),
        ("045", 3 + 2, 0),
        ("046", 0, 3 + 2),
        ("047", 3 + 2, 0),
        ("048", 0, 1 + 2),
        ("049", 3 + 2, 0),
        ("050", 5 + 2, 0),
        ("051", 0, 2 + 2),
        ("052", 1 + 3, 0),
        ("053", 0, 3 + 2),
        ("054", 0, 2 + 2),
    ],
)
def test_the_lines_of_every_destiny(destiny: str, triumph: int, tragedy: int) -> None:
    """EPIC-139: everything in the Story at the end, with the beaten Final (TRI 7 and CON)."""
    boards = {"A": f"002 018 029 {destiny}"}
    pos = last_turn(boards=boards, stories={"A": LIFE}, beaten="A", played={"A": "159 160 183"}, levels={"A": 5})
    sheet = lines(ended(pos))
    assert (sheet["triumph_destiny"], sheet["tragedy_destiny"]) == (triumph, tragedy)


def test_the_own_corner_and_every_symbol_count_for_the_lines() -> None:
    """EPIC-139: the icon of the corner is one more different icon and one more of its type; a fourth symbol counts."""
    four = last_turn(boards={"A": "002 017 029 047"}, stories={"A": "060 065b 069b"})
    assert lines(ended(four))["triumph_destiny"] == 4 + 2
    corner = Sheet(table(boards={"A": "002 018 029 049"}, stories={"A": "061"}), 0)
    assert corner.icons == 2
