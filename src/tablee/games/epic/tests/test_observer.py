"""The observation of learners: its names, where its entries lie, and that it tells what the rules say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, cast

import pytest

from tablee import Position
from tablee.engine.rng import Rng
from tablee.games.epic import GAME
from tablee.testing.notation import LETTERS, question

from ..rules.challenge.prospects import adversary_bonus, class_bonus, difficulty, pool
from ..rules.layout import FACING, ROLLED, TURNED, USED
from ..rules.position import Epic
from ..rules.scoring import Sheet
from ..rules.vocabulary import ICONS, SKILLS
from .build import attempted, play, result, table
from .test_overlay import ADDED

SEATS: Final = range(GAME.seats[0], GAME.seats[1] + 1)
LOWEST: Final = -1.0


def told(pos: Position, letter: str = "") -> dict[str, float]:
    """What a player, or a spectator, is told, by the names of the entries."""
    row = pos.features(LETTERS.index(letter) if letter else None)
    return dict(zip(pos.config.game.observation.names, row, strict=True))


def match(seats: int, seed: int, **options: Any) -> Iterator[Epic]:
    """A match of random answers, some moments of it and its end."""
    pos, rng, moves = GAME.new(seats, seed=seed, **options), Rng(seed), 0
    while not pos.over:
        seat = pos.to_act[0]
        legal = pos.legal(seat)
        pos.play(seat, legal[rng.below(len(legal))])
        moves += 1
        if moves % 7 == 0 or pos.over:
            yield cast(Epic, pos)


# Names and places.


def test_every_entry_has_a_name_of_its_own() -> None:
    for game in (GAME, GAME.amended(ADDED)):
        names = game.observation.names
        assert len(set(names)) == len(names) == game.observation.size
        assert all(name == name.strip() and name for name in names)


def test_rows_are_as_long_at_every_number_of_seats() -> None:
    for content in ({}, ADDED):
        sizes = {len(GAME.new(seats, seed=1, content=content).features(seat)) for seats in SEATS for seat in (None, 0)}
        assert sizes == {GAME.amended(content).observation.size}


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (0, "player +0 hand 000"),
        (206, "player +0 hand 206"),
        (207, "player +0 board 000"),
        (621, "player +0 FOR"),
        (633, "player +0 reserve"),
        (635, "player +0 level"),
        (643, "player +0 Challenges"),
        (1287, "player +1 Challenges"),
        (2576, "place of 000"),
        (2783, "cards in the deck act I"),
        (2790, "adversary xp"),
        (2808, "turn story"),
        (2818, "the end comes with the turn of player +3"),
    ],
)
def test_what_fitted_models_read_stays_where_it_is(number: int, name: str) -> None:
    """chance.json names entries by their numbers."""
    assert GAME.observation.names[number] == name


def test_an_added_card_has_entries() -> None:
    pos = table(rows={"act I": "207 208"}, hands={"A": "209"}, content=ADDED)
    assert (told(pos, "A")["player +0 hand 209"], told(pos, "B")["player +1 hand 209"]) == (1, 0)
    assert (told(pos, "A")["in a row 207"], told(pos, "B")["in a row 208"]) == (1, 1)
    assert told(pos, "A")["own lead in 208 top"] > LOWEST


# What is told.


def test_points_are_those_of_the_score_as_far_as_they_are_known() -> None:
    """One's own with the Destiny; at the end everybody's. EPIC-132 to 139"""
    over = 0
    for seats in SEATS:
        for pos in match(seats, seed=seats, competitive=seats == 3):
            over += pos.over
            for step in range(0 if pos.setting_up else seats if pos.over else 1):
                for seat in range(seats):
                    sheet = Sheet(pos, (seat + step) % seats)
                    seen = told(pos, LETTERS[seat])
                    assert seen[f"points of player +{step}, in all"] == pytest.approx(sheet.total / 50)
                    assert seen[f"points of player +{step}, icon sets"] == pytest.approx(sheet.icons / 50)
    assert over == len(SEATS)


def test_the_destiny_of_another_is_not_told() -> None:
    pos = table(boards={"B": "001 016 031 047"}, stories={"B": "060"})
    assert told(pos, "B")["points of player +0, Destiny"] == pytest.approx(3 / 50)
    assert told(pos, "A")["points of player +1, Destiny"] == 0


def lead_of(pos: Epic, seat: int, face: int, path: int) -> float:
    """By how much a Hero exceeds the difficulty of a path on average, without Dark Runes and cards."""
    hero, calling, unlocked = pos.hero(seat), pos.calling(seat), pos.class_xp(seat) // 2
    bonus = class_bonus(pos.cards, calling, unlocked, face, path) + adversary_bonus(hero, face)
    return pool(hero, calling, unlocked, face, 0).mean + int(bonus - difficulty(pos.cards, face, path))


def test_leads_are_the_mean_of_the_runes_over_the_difficulty() -> None:
    checked = 0
    for seats in (1, 2, 4):
        for pos in match(seats, seed=seats + 9):
            for seat in range(0 if pos.setting_up else seats):
                seen = told(pos, LETTERS[seat])
                for act in range(3):
                    for card in [
                        card for card in pos.row(act).cards if pos.is_face_up(card) and not pos.cards.is_trait[card]
                    ]:
                        for path, name in enumerate(("top", "bottom")):
                            assert seen[f"own lead in {card:03} {name}"] == pytest.approx(lead_of(pos, seat, card, path) / 15)
                            checked += 1
                front = pos.opposition.card(0)
                assert seen["lead of player +0 against the Final"] == pytest.approx(lead_of(pos, seat, front + 1, 0) / 15)
                up = LOWEST if pos.counters[TURNED] else lead_of(pos, seat, front, 0) / 15
                assert seen["lead of player +0 against the front"] == pytest.approx(up)
    assert checked > 500


def test_a_class_counts_for_doubles_and_special_runes() -> None:
    """EPIC-060"""
    for board in ("002 018 032 041", "002 018 038 041"):
        pos = table(boards={"A": board}, stories={"A": "056 063"}, rows={"act I": "067"}, class_xp={"A": 6})
        assert told(pos, "A")["own lead in 067 top"] == pytest.approx(lead_of(pos, 0, 67, 0) / 15)


def test_only_what_lies_in_a_row_is_there() -> None:
    pos = table(rows={"act I": "055 063 065 067"})
    seen = told(pos)
    assert {name for name, value in seen.items() if name.startswith("in a row") and value} == {
        f"in a row {card}" for card in ("055", "063", "065", "067")
    }
    assert (seen["own lead in 069 top"], seen["own lead in 063 top"] > LOWEST) == (LOWEST, True)


def test_the_adversary_and_what_it_asks() -> None:
    seen = told(table(adversary="P1", options={"quest": "123"}), "A")
    assert {skill for skill in SKILLS if seen[f"front asks for {skill}"]} == {"SAG", "CHA"}
    assert {skill for skill in SKILLS if seen[f"Final asks for {skill}"]} == {"CON", "SAG"}
    assert (seen["difficulty of the front"], seen["difficulty of the Final"]) == (0.6, 0.8)
    assert (seen["a failure gives the Adversary"], seen["competitive"]) == (1, 0)
    seen = told(table(options={"competitive": True}), "A")
    assert (seen["difficulty of the Final"], seen["competitive"], seen["lead of player +1 against the Final"]) == (
        0,
        1,
        LOWEST,
    )


# The Challenge under way.


def test_the_challenge_under_way() -> None:
    pos = play(table(rows={"act I": "065"}, runes="IOD S", decks={"action": "148"}), "A attempt 065 bottom")
    seen = told(pos, "B")
    assert (seen["asked DarkRunes"], seen["turn of player +1"], seen["Challenge difficulty"]) == (1, 1, 0.4)
    assert seen["Challenge lead"] == pytest.approx(lead_of(pos, 0, 65, 1) / 15)
    seen = told(play(pos, "A dark 0", "A take hero"), "B")
    ours, theirs = result(pos)
    assert (seen["Challenge result"], seen["Challenge difficulty"]) == (ours / 10, theirs / 10)
    assert seen["Challenge lead"] == pytest.approx((ours - theirs) / 15)
    icons = {icon: seen[f"Challenge gives {icon}"] for icon in ICONS if seen[f"Challenge gives {icon}"]}
    assert icons == {"SAG": 0.5, "DIV": 0.5}
    assert (seen["Challenge shows DOUBLE"], seen["cards on the stack"], seen["top of the stack is Action"]) == (1, 0.25, 1)
    assert seen["top of the stack by player +1"] == 1


def test_result_and_difficulty_are_those_of_the_rules() -> None:
    checked = 0
    for seats in SEATS:
        for pos in match(seats, seed=seats + 20, chapter=5 if seats == 2 else 0):
            if pos.counters[FACING] and pos.counters[ROLLED]:
                seen = told(pos)
                assert (seen["Challenge result"], seen["Challenge difficulty"]) == pytest.approx(
                    [n / 10 for n in result(pos)]
                )
                checked += 1
    assert checked > 50


def test_whose_cards_lie_on_the_stack() -> None:
    pos = attempted(table(rows={"act I": "063"}, hands={"A": "159", "B": "183"}, levels={"B": 4}, runes="III S"), "063")
    seen = told(play(pos, "A play 159"), "B")
    assert (seen["top of the stack by player +1"], seen["top of the stack is Hero"]) == (1, 1)
    assert (seen["asked Respond"], seen["asked of player +1"], seen["next on the stack by player +1"]) == (1, 1, 0)


def test_the_effects_to_choose_from() -> None:
    pos = attempted(table(faced="AB", rows={"act I": "073"}, runes="IID", decks={"action": "148"}), "073")
    assert question(pos) == "ChooseEffect"
    seen = told(pos, "B")
    assert {name for name, value in seen.items() if name.startswith("to choose by") and value} == {"to choose by 125/double"}


def test_own_last_turn_and_abilities() -> None:
    pos = table(previous={"A": "FOR DIV", "B": "INT"})
    pos.set_own(USED, 0, 0b10_0000_0001)
    seen = told(pos, "A")
    assert {icon for icon in ICONS if seen[f"own last turn added {icon}"]} == {"FOR", "DIV"}
    assert {name for name, value in seen.items() if name.startswith("own ability") and value} == {
        "own ability used in the turn 1",
        "own ability used in the Challenge 2",
    }


def test_set_up_shows_ones_own_cards_only() -> None:
    pos = GAME.new(3, seed=4)
    seen = told(pos, "B")
    dealt = {f"player +0 hand {card:03}" for zone in (pos.zones[1], pos.zones[4]) for card in zone.cards}
    assert {name for name, value in seen.items() if " hand 0" in name or " hand 1" in name if value} == dealt
