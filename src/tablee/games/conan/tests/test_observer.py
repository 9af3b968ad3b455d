"""The observation of learners: its names, where its entries lie, and that it tells what the rules say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from tablee import Position
from tablee.engine.rng import Rng
from tablee.games.conan import GAME
from tablee.testing.notation import LETTERS, cards

from ..rules.content import ATTRIBUTES
from .build import facing, fought, play, table

SEATS: Final = range(GAME.seats[0], GAME.seats[1] + 1)
ADDED: Final[dict[str, Any]] = {
    "add": {
        "challenge": [{"id": "C33", "kind": "monster", "values": [1, 2, 3]}],
        "special": [{"id": "R14", "copies": 5, "effect": "strengthen", "amount": 4}],
    }
}


def told(pos: Position, letter: str = "") -> dict[str, float]:
    """What a player, or a spectator, is told, by the names of the entries."""
    row = pos.features(LETTERS.index(letter) if letter else None)
    return dict(zip(pos.config.game.observation.names, row, strict=True))


def matches(moves: int = 120) -> list[Position]:
    """Positions of matches of random answers, at every number of seats."""
    found: list[Position] = []
    for seats in SEATS:
        rng = Rng(seats)
        pos = GAME.new(seats, seed=seats, pacts=seats > 2, truce=True)
        for move in range(moves):
            if pos.over:
                break
            if move % 5 == 0:
                found.append(pos.clone())
            seat = pos.to_act[0]
            legal = pos.legal(seat)
            pos.play(seat, legal[rng.below(len(legal))])
    return found


# Names and places.


def test_every_entry_has_a_name_of_its_own() -> None:
    for game in (GAME, GAME.amended(ADDED)):
        names = game.observation.names
        assert len(set(names)) == len(names) == game.observation.size
        assert all(name == name.strip() and name for name in names)


def test_rows_are_as_long_at_every_number_of_seats() -> None:
    for content in ({}, ADDED):
        made = [GAME.new(seats, seed=1, content=content, pacts=pacts) for seats in SEATS for pacts in (False, True)]
        sizes = {len(pos.features(seat)) for pos in made for seat in (None, 0, 1)}
        assert sizes == {GAME.amended(content).observation.size}


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (0, "player +0 holds A01"),
        (90, "player +0 holds H10"),
        (455, "player +0 glory"),
        (464, "player +0 hand size"),
        (921, "player +1 glory"),
        (1864, "discarded A01"),
        (2157, "Challenges on A01 of seat 1"),
        (2257, "draw pile"),
        (2269, "first is player +3"),
    ],
)
def test_what_fitted_models_read_stays_where_it_is(number: int, name: str) -> None:
    """chance.json names entries by their numbers."""
    assert GAME.observation.names[number] == name


def test_an_added_card_has_entries() -> None:
    pos = table({"A": "R14 C33"}, content=ADDED)
    assert (told(pos, "A")["player +0 holds R14"], told(pos, "B")["player +2 holds R14"]) == (1, 0)
    assert (told(pos, "A")["still unseen R14"], told(pos, "B")["still unseen R14"]) == (1, 1.25)


# What is told.


def test_players_are_counted_from_who_looks() -> None:
    pos = table(at={"A": "A13", "B": "A01"}, glory={"B": 9}, challenges=["A C01 A01", "B C02 A13 up"])
    seen = told(pos, "C")
    assert (seen["player +1 stands on A13"], seen["player +2 stands on A01"], seen["player +0 stands on A01"]) == (1, 1, 0)
    assert (seen["player +1 stands before loot of glory"], seen["player +2 glory"]) == (0.8, 0.3)
    assert (seen["Challenge at place 0 of player +1"], seen["Challenge at place 1 of player +2"]) == (1, 1)
    assert told(pos, "A")["own Challenges on A01"] == 0.2
    assert told(pos, "A")["Challenge at place 1 before own hero"] == 1


def test_a_challenge_is_told_to_who_knows_it() -> None:
    pos = table(at={"A": "A13"}, challenges=["B C07 A13", "B C26 A13 up"])
    assert [told(pos, letter)["Challenge at place 0 force"] for letter in ("A", "B", "")] == [0, 0.7, 0]
    assert [told(pos, letter)["Challenge at place 1 hiring cost"] for letter in ("A", "B", "")] == [0.2, 0.2, 0.2]


def test_what_is_unseen_can_be_anywhere_else() -> None:
    """Of every match, all cards that a seat does not know, and no others."""
    names = [name for name in GAME.box.names if name and name[0] != "H"]
    for pos in matches():
        for seat in range(pos.seats):
            seen = told(pos, LETTERS[seat])
            hidden = dict.fromkeys(names, 0.0)
            for zone in pos.zones:
                for slot in range(len(zone)):
                    if zone.knowers(slot) >> seat & 1 == 0:
                        hidden[GAME.box.names[zone.card(slot)]] += 0.25
            assert {name: seen[f"still unseen {name}"] for name in names} == hidden


def test_a_total_has_the_best_of_a_side_and_the_bonuses() -> None:
    """CONAN-406, 610, 933"""
    pos = table(
        at={"A": "A13", "B": "A13"},
        heroes={"A": "H01", "B": "H02"},
        allies={"B": "C28"},
        objects={"A": "O01"},
        accomplished={"B": "A20"},
        alliance="AB 2 alternate",
    )
    seen = told(pos, "B")
    assert [seen[f"total of player +2, {name}"] for name in ATTRIBUTES] == [0.7, 0.6, 0.7]
    assert [seen[f"total of player +0, {name}"] for name in ATTRIBUTES] == [0.6, 0.6, 0.8]
    assert (seen["allied are players +0 and +2"], seen["allied are players +0 and +1"]) == (1, 0)


def test_a_truce_is_told_of_two_players() -> None:
    seen = told(table(counters={"truces 1": 4, "truces 3": 1}, options={"truce": True}), "B")
    assert (seen["a truce binds players +1 and +2"], seen["a truce binds players +0 and +1"]) == (1, 0)
    assert (seen["played with truce"], seen["played with forfeit"]) == (1, 0)


def test_own_cards_add_to_a_fight() -> None:
    pos = fought("force", "A lay R01", "B stop", hands={"A": "R01 R04 R07 R07 R12 C01", "B": "R08"})
    seen = told(pos, "A")
    assert [seen[f"own best three cards add to {name}"] for name in ATTRIBUTES] == [0.5, 0.3, 0.3]
    assert [seen[f"own laid cards add to {name}"] for name in ATTRIBUTES] == [0.2, 0, 0]
    assert told(pos, "B")["own best three cards add to ruse"] == 0.2
    assert told(pos)["own best three cards add to force"] == 0


# The question.


def test_the_bid_and_the_stake_are_told() -> None:
    pos = play(facing(glory={"B": 6}), "A open 3")
    seen = told(pos, "C")
    assert (seen["asked AnswerBid"], seen["asked of player +2"], seen["question bid"]) == (1, 1, 0.1)
    assert (seen["question hero +1"], seen["question other +2"], seen["highest bid"]) == (1, 1, 0.2)
    seen = told(play(pos, "B follow", "A choose ruse"), "B")
    assert (seen["asked LayCards"], seen["question stake"], seen["question attribute 1"]) == (1, 0.1, 1)
    assert (seen["fought Challenge force"], seen["fought is a duel"], seen["question wave 1"]) == (0.7, 0, 1)


def fights(seed: int) -> Iterator[Position]:
    """A match of random answers in which people fight and ally when they can, move by move."""
    pos, rng = GAME.new(2 + seed % 3, seed=seed), Rng(seed)
    for _ in range(250):
        if pos.over:
            return
        yield pos
        legal = pos.legal(pos.to_act[0])
        eager = [action for action in legal if pos.name(action)["verb"] in ("face", "duel", "ally", "accept", "follow")]
        some = eager if eager and rng.below(3) else legal
        pos.play(pos.to_act[0], some[rng.below(len(some))])


def test_fights_are_told_as_the_question_shows_them() -> None:
    """The leads before cards, and what withdrawing costs."""
    leads = costs = 0
    for pos in (pos for seed in range(12) for pos in fights(seed)):
        shows: Any = pos.view(None)["question"]
        if shows["decision"] == "ChooseAttribute":
            seen = told(pos, LETTERS[pos.to_act[0]])
            ahead = [(shows[f"hero_{n}"] - shows[f"other_{n}"]) / 10 for n in range(3)]
            assert [seen[f"hero leads in {name}"] for name in ATTRIBUTES] == pytest.approx(ahead)
            leads += 1
        elif shows["decision"] == "AnswerBid":
            assert told(pos)["withdrawing costs"] == pytest.approx(shows["cost"] / 30)
            costs += 1
    assert min(leads, costs) > 20


def test_the_terms_of_a_treaty_are_told() -> None:
    pos = table({"A": "R01", "B": "C01"}, phase="diplomacy", objects={"A": "O02"})
    play(pos, "A treaty B", "A charge 4", "A give R01 concealed", "A cede 2")
    writing = told(pos, "A")
    assert (writing["draft with player +1"], writing["draft glory"], writing["draft give"]) == (1, -0.4, 0.25)
    assert (told(pos, "B")["draft with player +2"], told(pos, "B")["draft give"]) == (0, 0)
    seen = told(play(pos, "A ask challenge", "A sign"), "B")
    assert (seen["question author +2"], seen["question glory"], seen["question first 1"]) == (1, -0.4, 1)
    assert (seen["question ceded 1"], seen["offered cards unknown"], told(pos, "A")["offered R01"]) == (1, 0.25, 1)


def test_a_pact_brings_what_it_says() -> None:
    pos = table({"A": "R01", "B": "A02", "C": "C03"}, phase="diplomacy", objects={"C": "O01"}, options={"pacts": True})
    play(pos, "A pact B C", "A between A B", "A give R01 shown", "A pledge 5", "A between C A", "A grant 1", "A between B C")
    assert (told(pos, "A")["draft gives from player +1"], told(pos, "A")["draft gives to player +2"]) == (1, 1)
    play(pos, "A request any", "A sign")
    for letter, mine, theirs in (("B", 0, 2), ("A", 1, 0)):
        seen = told(pos, letter)
        assert (seen[f"pact brings player +{mine} glory"], seen[f"pact brings player +{theirs} glory"]) == (0.5, -0.5)
        assert (seen[f"pact brings player +{theirs} Objects"], seen[f"pact brings player +{theirs} cards"]) == (0.1, -0.1)
    play(pos, "B accept", f"B hand {cards(pos, 'hand 2')[0]}")
    assert [told(pos, letter)["pact brings player +0 cards"] for letter in "ABC"] == pytest.approx([-0.1, 0, 0.1])


def test_a_finished_match_asks_nothing() -> None:
    pos = play(table(at={"A": "A01"}, challenges=["B C07 A01"], glory={"B": 1}, players=2), "A face C07", "A open 1")
    play(pos, "B withdraw")
    seen = told(pos, "A")
    assert pos.over
    assert not any(value for name, value in seen.items() if name.startswith("asked"))
