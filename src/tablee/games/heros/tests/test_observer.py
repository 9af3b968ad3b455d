"""What a learner is shown: every entry has a name, and what players count for themselves is counted rightly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tablee import Position, Rng
from tablee.games.heros import GAME
from tablee.games.heros.bot.observer import FACE_NAMES, FACES, KEPT_NAMES, VIRTUE_NAMES
from tablee.games.heros.rules.position import HerosConfig
from tablee.testing.notation import LETTERS

from .build import play, score, table


def told(pos: Position, letter: str = "") -> dict[str, float]:
    """The row of a player by the names of its entries; of a spectator for ""."""
    row = pos.features(LETTERS.index(letter) if letter else None)
    return dict(zip(pos.config.game.observation.names, row, strict=True))


def nonzero(row: dict[str, float], start: str) -> dict[str, float]:
    """The entries that begin so and are not 0, by the rest of their names."""
    return {name.removeprefix(start).strip(): value for name, value in row.items() if name.startswith(start) and value}


def moments(seats: int, seed: int, content: object = None) -> Iterator[Position]:
    """Some of the positions of a random match, the last one among them."""
    pos, rng = GAME.new(seats, seed, content=content), Rng(seed)
    while not pos.over:
        if rng.below(9) == 0:
            yield pos
        seat = pos.to_act[rng.below(len(pos.to_act))]
        legal = pos.legal(seat)
        pos.play(seat, legal[rng.below(len(legal))])
    yield pos


def test_every_entry_has_a_name_of_its_own() -> None:
    observation = GAME.observation
    assert len(observation.names) == len(set(observation.names)) == observation.size
    assert len(FACE_NAMES) == FACES
    assert all(name == name.strip() and "  " not in name for name in observation.names)


def test_rows_are_equally_long_at_every_table() -> None:
    for content in (None, {"change": {"SUN": {"copies": 0}, "ADV": {"copies": 0}}}):
        rows = [GAME.new(seats, 1, content=content).features(seat) for seats in range(2, 7) for seat in (None, 0, seats - 1)]
        assert {len(row) for row in rows} == {GAME.observation.size}


@pytest.mark.parametrize("content", [None, {"change": {"SUN": {"copies": 11}, "V03": {"copies": 9}, "D02": {"copies": 0}}}])
def test_a_card_is_discarded_or_known_or_unseen(content: object) -> None:
    for pos in moments(3, 5, content):
        config = pos.config
        assert isinstance(config, HerosConfig)
        deck = Counter(GAME.box.names[card] for card in config.deck)
        for letter in ("", "A", "C"):
            row = told(pos, letter)
            for face, name in zip(FACE_NAMES, deck_names(), strict=True):
                held = [row[f"player +{step} holds {face}"] for step in range(3)] if face in KEPT_NAMES else []
                assert round(7 * (row[f"discarded {face}"] + row[f"unseen {face}"] + sum(held))) == deck[name]
    assert not nonzero(told(pos, "A"), "unseen ")


def deck_names() -> list[str]:
    """The faces as the box calls them, in the order of the observation."""
    sorts = [[f"{letter}{n:02}" for n in range(1, 13)] for letter in "VDPC"]
    return [*sorts[0], "SUN", *sorts[1], *sorts[2], *sorts[3], "A1", "A2", "A3", "A4"]


def test_the_own_score_is_known_and_those_of_the_others_when_all_is_shown() -> None:
    for pos in moments(3, 8):
        assert told(pos, "B")["score to be expected if the match ended now, player +0"] == pytest.approx(
            score(pos, "B") / 100, abs=0.021
        )
    row = told(pos, "B")
    for step, letter in enumerate("BCA"):
        expected = row[f"score to be expected if the match ended now, player +{step}"]
        assert expected == pytest.approx(score(pos, letter) / 100, abs=0.021)
    lead = score(pos, "B") - max(score(pos, "A"), score(pos, "C"))
    assert row["lead over the best other player, as expected"] == lead / 50


def test_unknown_cards_count_as_the_average_of_those_unseen() -> None:
    """All defects are in sight, so that every unknown card is worth two points."""
    pos = table(
        {"A": " ".join(f"D{n:02}" for n in range(1, 13)), "B": "V01 V02 V03"}, players=2, avatars={"B": ""}, avatar_pile=0
    )
    row = told(pos, "A")
    assert row["unknown cards of player +1"] == 0.3
    assert row["score to be expected if the match ended now, player +1"] == pytest.approx(score(pos, "B") / 100, abs=0.021)
    assert row["points of avatars and advantages, player +1"] == pytest.approx((score(pos, "B") - 6) / 100, abs=0.021)


def test_what_the_own_avatar_and_defects_need() -> None:
    """AV01 needs Courage and Caution."""
    pos = table({"A": "V01 V01 V03 V03 D03 D05 SUN"}, avatars={"A": "AV01"}, step=True)
    row = told(pos, "A")
    assert nonzero(row, "own avatar lacks") == {"Caution": 1.0}
    assert nonzero(row, "own avatar has") == {"Courage": 1.0}
    assert {name: round(3 * count) for name, count in nonzero(row, "own spare").items()} == {"Courage": 1, "Patience": 1}
    assert nonzero(row, "own defect and its virtue:") == {"Patience": 1.0}
    assert nonzero(row, "virtues that the own avatar lacks:") == {"1": 1.0}
    assert row["own avatar could be posed, with suns"] == 1.0
    assert (row["own virtues in all"], round(3 * row["own defects in all"])) == (0.4, 2)
    assert round(7 * row["first virtue of the own avatar, held"]) == 2
    assert round(7 * row["second virtue of the own avatar, unseen"]) == 7
    assert nonzero(told(pos, "B"), "own defect and its virtue:") == {}


def test_two_virtues_that_are_missing_need_two_suns() -> None:
    one, two = (table({"A": suns}, avatars={"A": "AV01"}, step=True) for suns in ("SUN", "SUN SUN"))
    assert [told(pos, "A")["own avatar could be posed, with suns"] for pos in (one, two)] == [0.0, 1.0]
    assert nonzero(told(one, "A"), "virtues that the own avatar lacks:") == {"2": 1.0}


def test_a_card_that_was_offered_is_known_to_be_there() -> None:
    """HEROS-034: the offer that was not taken stays with its owner, and everybody knows it."""
    pos = table({"B": "V02", "C": "V02"}, avatars={"A": "AV01"}, advantages={"A": 1})
    assert told(pos, "A")["able to ask"] == 1.0
    play(pos, "A ask V02")
    row = told(pos, "C")
    assert nonzero(row, "question virtue") == {"2": 1.0}
    assert nonzero(row, "question asker") == {"+1": 1.0}
    assert round(7 * row["virtue of this turn, held"]) == 1
    play(pos, "B offer virtue", "C offer virtue", "A partner B")
    row = told(pos, "A")
    assert round(7 * row["second virtue of the own avatar, known with others"]) == 1
    assert round(7 * row["second virtue of the own avatar, unseen"]) == 5
    assert (row["virtue of this turn, of the own avatar"], row["able to ask"]) == (1.0, 0.0)
    assert round(7 * told(pos)["unseen Caution"]) == 5


def test_an_avatar_under_the_pile_is_known_to_who_put_it_there() -> None:
    """HEROS-064"""
    pos = table(pile="A3", avatars={"A": "AV01"})
    assert round(12 * sum(nonzero(told(pos, "A"), "unseen avatar").values())) == 12 * 11
    play(pos, "A draw")
    row = told(pos, "A")
    assert nonzero(row, "nearness in the pile of the avatar") == {"of Courage and Caution": pytest.approx(4 / 12)}
    assert len(nonzero(row, "unseen avatar")) == 10
    assert nonzero(told(pos, "B"), "nearness in the pile of the avatar") == {}
    assert nonzero(row, "card read aloud:") == {"Change avatars": 1.0}


def test_the_end_comes_near() -> None:
    row = told(table(left=7), "A")
    assert nonzero(row, "draws left for each player, at most") == {"2": 1.0, "3": 1.0, "4": 1.0}
    assert row["draws left for each player"] == 2 / 20


def test_a_spectator_has_no_hand() -> None:
    row = told(table({"A": "V01 SUN"}, avatars={"A": "AV01"}))
    assert not nonzero(row, "own ")
    assert not nonzero(row, "player +0 holds")
    assert len(nonzero(row, "unseen avatar")) == len(VIRTUE_NAMES)
