"""A match with changed content: numbers within their bounds, texts, added cards; beside a match without, and in records."""

from __future__ import annotations

import io
import json
from typing import Any, Final

import pytest
from rich.console import Console

import tablee
from tablee import BadContent, Position, Rng
from tablee.bots import Perspective, make_bot
from tablee.games.conan import GAME
from tablee.games.conan.rules.content import ADDED_CHALLENGE, ADDED_SPECIAL, ROOM, ROWS, ConanContent
from tablee.testing.digests import played, told
from tablee.testing.notation import asked, cards, choices, counter, events, hand, question, shown

from .build import allowed, glory, on, play, refused, table

MONSTER: Final = {"id": "C33", "kind": "monster", "values": [2, 9, 9], "trophy": 3}
SURGE: Final = {"id": "R14", "copies": 2, "effect": "strengthen", "amount": 5, "attribute": "ruse"}
ADDED: Final[dict[str, Any]] = {
    "add": {"challenge": [MONSTER], "special": [SURGE]},
    "text": {
        "fr": {"card-C33": "La Goule", "card-R14": "Élan", "card-R14.effect": "+5 en Ruse"},
        "en": {"card-C33": "The Ghoul", "card-R14": "Surge", "card-R14.effect": "+5 Ruse"},
    },
}


def change(name: str, **values: object) -> dict[str, Any]:
    """An overlay that changes one card."""
    return {"change": {name: values}}


def add(sort: str, *rows: dict[str, Any]) -> dict[str, Any]:
    """An overlay that adds cards of one sort."""
    return {"add": {sort: list(rows)}}


# Numbers.


def test_a_changed_difficulty_lets_more_challenges_in() -> None:
    """CONAN-006: A01 has a Difficulty of 2 in the box."""
    carried = {"challenges": ["B C01 A01", "B C02 A01"], "phase": "cards", "turn": "B"}
    before = table({"B": "C03"}, **carried)  # type: ignore[arg-type]
    after = table({"B": "C03"}, content=change("A01", difficulty=3), **carried)  # type: ignore[arg-type]
    assert (refused(before, "B set C03 A01"), allowed(after, "B set C03 A01")) == ("CONAN-006", True)
    assert [shown(pos)["adventures"][0]["difficulty"] for pos in (before, after)] == [2, 3]


def test_changed_loot_is_won() -> None:
    pos = table(at={"A": "A01"}, content=change("A01", glory=9, cards=2))
    play(pos, "A accomplish")
    assert (glory(pos, "A"), len(hand(pos, "A").split())) == (24, 2)


def test_a_changed_cost_is_paid() -> None:
    """CONAN-404"""
    pos = table(at={"A": "A01"}, challenges=["B C23 A01"], content=change("C23", cost=5))
    play(pos, "A face C23", "A hire")
    assert glory(pos, "A") >= 10
    assert [event["amount"] for event in events(pos, "hire")] == [5]


def test_a_changed_hero_has_his_values_and_another_power() -> None:
    """H05 has Force 5 and the power `pay`."""
    content = {"change": {"H05": {"values": [9, 1, 1], "power": "haggling"}}}
    pos = table(at={"A": "A01"}, challenges=["B C26 A01"], content=content)
    play(pos, "A face C26", "A hire")
    assert [event["amount"] for event in events(pos, "hire")] == [1]
    pos = table(at={"A": "A01"}, challenges=["B C01 A01"], content=content)
    play(pos, "A face C01", "A open 1", "B follow")
    assert [pos.view(0)["question"][f"hero_{attribute}"] for attribute in range(3)] == [9, 1, 1]  # type: ignore[index]


def test_changed_copies_are_dealt() -> None:
    """The draw pile has what the match has, no more and no less."""
    pos = GAME.new(2, 1, content={"change": {"N06": {"copies": 0}, "R04": {"copies": 4}}})
    everywhere = [pos.config.box.names[card] for zone in pos.zones for card in zone.cards]
    assert (everywhere.count("N06"), everywhere.count("R04"), len(everywhere)) == (0, 4, 112)


def test_changed_numbers_of_the_rules_are_dealt_and_end_the_match() -> None:
    """CONAN-107, 108, 1105"""
    pos = GAME.new(2, 1, content=change("numbers", first_glory=9, first_hand=4, glory_to_end=26))
    rng = Rng(1)
    while counter(pos, "round") == 0:
        legal = pos.legal(pos.to_act[0])
        pos.play(pos.to_act[0], legal[rng.below(len(legal))])
    assert [glory(pos, seat) for seat in "AB"] == [9, 9]
    assert [len(hand(pos, seat).split()) for seat in "AB"] == [4, 4]
    for limit, over in ((26, True), (27, False)):
        near = table(phase="cards", lap=2, glory={"A": 26}, content=change("numbers", glory_to_end=limit))
        assert play(near, "A pass").over == over


@pytest.mark.parametrize(
    ("content", "text", "said"),
    [
        (change("R01", amount=5), "card-R01.effect", "+5 to your total if the final attribute is Force."),
        (change("R01", attribute="esprit"), "card-R01.effect", "+2 to your total if the final attribute is Spirit."),
        (
            change("R08", attribute="ruse"),
            "card-R08.effect",
            "−2 to your opponent’s total if the final attribute is Cunning.",
        ),
        (change("N05", amount=1), "card-N05.effect", "Draw a card."),
        (change("H01", power="omen"), "card-H01.power", "Omen"),
        (change("A07", effect="recover"), "card-A07.power", "Recover"),
        (change("C01", trophy=4), "card-C01.effect", "Trophy: the Hero who overcomes it by resolution gains 4 glory."),
        (change("C15", failure="glory"), "card-C15.effect", "loses 1 glory, never the last."),
        (change("numbers", glory_to_end=44), "aid-goal", "when someone has 44 glory or more"),
        (change("numbers", first_glory=9), "how-to-play-1", "your 9 points of glory to work. Once somebody has 30"),
    ],
)
def test_a_changed_card_says_what_it_does(content: dict[str, Any], text: str, said: str) -> None:
    changed = GAME.amended(content).texts
    assert said in changed.say("en", *text.split("."))
    assert changed.say("fr", *text.split(".")) != GAME.texts.say("fr", *text.split("."))
    assert changed.say("en", "card-R02", "effect") == GAME.texts.say("en", "card-R02", "effect")


def test_a_changed_special_takes_more() -> None:
    pos = table({"A": "N03"}, phase="cards", content=change("N03", amount=6))
    assert glory(play(pos, "A rob B"), "B") == 9


@pytest.mark.parametrize(
    ("overlay", "why"),
    [
        (change("A01", difficulty=1), "“difficulty” of A01 is a number from 2 to 9, not 1"),
        (change("A01", glory=21), "“glory” of A01 is a number from 0 to 20"),
        (change("A01", effect="luck"), "“effect” of A01 is one of force, ruse"),
        (change("H01", values=[1, 2]), "“values” of H01 is a list of 3 numbers from 0 to 12"),
        (change("C01", values=[1, 2, 13]), "“values” of C01 is a list of 3 numbers from 0 to 12"),
        (change("C23", cost=0), "“cost” of C23 is a number from 1 to 9"),
        (change("C01", cost=2), "C01: “cost” is what every ally has"),
        (change("C15", trophy=1), "C15: “trophy” is for a monster alone, not for a trap"),
        (change("R01", copies=9), "“copies” of R01 is a number from 0 to 8"),
        (change("R12", amount=2), "“amount” of R12"),
        (change("R12", attribute="ruse"), "“attribute” of R12"),
        (change("N01", effect="parry"), "“effect” of N01 stays “passage”"),
        (change("A01", depth=3), "an overlay cannot change “depth” of A01: difficulty, glory"),
        (change("A21", glory=3), "there is no “A21” among hero, adventure, challenge, special"),
        (change("O01", effect="ruse"), "there is no “O01” among"),
        (add("dragon", {"id": "D01"}), "nothing can be added to “dragon”: challenge, special"),
        (add("adventure", {"id": "A21"}), "nothing can be added to “adventure”: challenge, special"),
        (add("hero", {"id": "H11"}), "nothing can be added to “hero”"),
        (add("challenge", {"id": "C34", "kind": "monster", "values": [1, 1, 1]}), "is called C33 here, not C34"),
        (add("challenge", {"id": "C33", "kind": "ally", "values": [1, 1, 1]}), "C33: “cost” is what every ally has"),
        (add("challenge", {"id": "C33", "kind": "monster"}), "C33 needs “values”"),
        (add("special", {"id": "R14", "copies": 1, "effect": "passage"}), "“effect” of R14 is one of strengthen"),
        (add("special", {"id": "R14", "copies": 1, "effect": "change"}), "R14 needs “attribute”"),
        (add("special", *[{"id": f"R{n}", "copies": 1, "effect": "parry"} for n in range(14, 23)]), "room for 8 more, not 9"),
        ({"delete": {}}, "the parts “change”, “add” and “text”"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(overlay: dict[str, Any], why: str) -> None:
    with pytest.raises(BadContent) as refusal:
        GAME.new(2, 1, content=overlay)
    assert why in str(refusal.value)


# Texts.


def test_a_changed_text_is_said() -> None:
    pos = GAME.new(2, 1, content={"text": {"fr": {"card-A01": "Le Puits"}, "en": {"card-A01": "The Well"}}})
    said = [pos.config.game.texts.say(lang, "card-A01") for lang in ("fr", "en")]
    assert said == ["Le Puits", "The Well"]
    assert GAME.texts.say("en", "card-A01") not in said


# Added cards.


def test_added_cards_are_in_the_pile() -> None:
    """Each as often as it says, of its kind and with its face."""
    pos = GAME.new(3, 1, content=ADDED)
    everywhere = [pos.config.box.names[card] for zone in pos.zones for card in zone.cards]
    assert (everywhere.count("C33"), everywhere.count("R14"), len(everywhere)) == (1, 2, 113)
    box = pos.config.box
    assert (box.numbers["C33"], box.numbers["R14"]) == (ADDED_CHALLENGE, ADDED_SPECIAL)
    assert [[kind.name for kind in box.kinds if kind.allows(box.numbers[name])] for name in ("C33", "R14")] == [
        ["challenge"],
        ["special"],
    ]


def test_a_card_more_in_the_box_is_one_row_more() -> None:
    """A card that cards.toml itself adds has the face that an overlay would give it; too many are refused by name."""
    rows = {sort: [dict(row) for row in ROWS[sort]] for sort in ROWS}
    rows["challenge"].append(dict(MONSTER))
    made = ConanContent(rows)
    assert (made.box.names[ADDED_CHALLENGE], made.trophy(ADDED_CHALLENGE), len(made.draw_cards())) == ("C33", 3, 91)
    rows["challenge"] *= 2
    with pytest.raises(BadContent, match="“challenge” has from 32 to 40 cards, not 66"):
        ConanContent(rows)
    with pytest.raises(BadContent, match="“adventure” has from 20 to 20 cards, not 21"):
        ConanContent({**ROWS, "adventure": [*ROWS["adventure"], {**ROWS["adventure"][0], "id": "A21"}]})


def test_an_added_challenge_is_played_faced_and_overcome() -> None:
    """CONAN-206, 401, 615: only Force overcomes it, and it has a trophy of its own."""
    pos = table({"B": "C33"}, phase="cards", turn="B", at={"A": "A01"}, content=ADDED)
    play(pos, "B set C33 A01")
    assert (on(pos, "A01", "B"), on(pos, "A01", "A")) == ("C33", "?challenge")
    pos = table({"A": "R14", "B": "R01"}, at={"A": "A01"}, challenges=["B C33 A01"], content=ADDED)
    play(pos, "A face C33", "A open 2", "B follow", "A choose force", "A stop", "B stop")
    assert "C33" in cards(pos, "discard")
    assert glory(pos, "A") == 15 + 2 + 3 + 1 + 4
    assert json.dumps(pos.view(0)["table"]["cards"]) == json.dumps({"C33": MONSTER, "R14": SURGE})  # type: ignore[index]


def test_an_added_special_is_laid() -> None:
    """CONAN-612: Ruse 4, and 5 and 2 more, against 9."""
    pos = table({"A": "R14 R02"}, at={"A": "A01"}, challenges=["B C33 A01"], content=ADDED)
    play(pos, "A face C33", "A open 2", "B follow", "A choose ruse", "A lay R14", "B stop", "A lay R02", "A stop")
    assert [(event["total"], event["against"]) for event in events(pos, "totals")] == [(11, 9)]
    assert pos.config.game.texts.say("en", "card-R14") == "Surge"


def test_added_cards_change_hands() -> None:
    """CONAN-906, 907: given by name, asked by category."""
    pos = table({"A": "R14", "B": "C33"}, phase="diplomacy", content=ADDED)
    play(pos, "A treaty B", "A give R14 concealed", "A ask challenge", "A sign")
    assert (question(pos), shown(pos, "C")["offered"]) == ("AnswerTreaty", ["?special"])
    play(pos, "B accept", "B hand C33")
    assert (hand(pos, "A"), hand(pos, "B")) == ("C33", "R14")


def test_a_pact_names_an_added_card() -> None:
    """CONAN-1205"""
    pos = table({"B": "R14"}, phase="diplomacy", options={"pacts": True}, content=ADDED)
    play(pos, "A pact B 4", "A between B A", "A name R14", "A sign")
    assert shown(pos, "C")["pact"] == [{"giver": 1, "taker": 0, "things": ["R14"]}]
    assert hand(play(pos, "B accept"), "A") == "R14"


def test_an_added_card_that_is_not_there_is_refused() -> None:
    """Its action has a number in every match, and is legal in none but its own."""
    pos = table({"A": "C01"}, phase="cards")
    for action in ({"verb": "set", "challenge": 33, "adventure": 1}, {"verb": "lay", "card": int(ADDED_SPECIAL)}):
        with pytest.raises(tablee.IllegalMove, match="CONAN-202"):
            pos.play(0, action)
    assert choices(pos, asked(pos), "set")


def test_a_full_table_of_challenges_can_be_named() -> None:
    """Every place has its number, also beyond the 32 Challenges of the box."""
    monsters = [{"id": f"C{n}", "kind": "monster", "values": [5, 5, 5]} for n in range(33, 33 + int(ROOM))]
    adventures = [f"A{n:02}" for n in range(1, 13)]
    placed = [f"B C{n:02} {adventures[n % 12]}" for n in range(1, 41)]
    content = {"add": {"challenge": monsters}, "change": {name: {"difficulty": 9} for name in adventures}}
    pos = table(at={"A": "A05"}, adventures=" ".join(adventures), challenges=placed, content=content)
    assert allowed(pos, "A face C40")
    assert play(pos, "A face C40").view(0)["question"]["place"] == 39  # type: ignore[index]


def test_the_terminal_shows_the_numbers_of_the_match() -> None:
    assert GAME.terminal is not None
    pos = table({"A": "C33 R14"}, at={"A": "A01"}, content={**ADDED, **change("A01", difficulty=7, glory=13)})
    say = pos.config.game.texts.say
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(GAME.terminal().draw(pos.view(0), "ABC", lambda key, *more, **values: say("en", key, *more, **values)))
    screen = console.export_text()
    assert all(text in screen for text in ("0/7", "13 glory", "The Ghoul", "F2 ", "+5 Ruse"))


# Side by side.


def steps(pos: Position, rng: Rng, count: int) -> None:
    """So many random moves, or to the end."""
    for _ in range(count):
        if not pos.over:
            seat = pos.to_act[rng.below(len(pos.to_act))]
            legal = pos.legal(seat)
            short = [action for action in legal if pos.name(action)["verb"] in ("sign", "accept")]
            pos.play(seat, short[0] if short else legal[rng.below(len(legal))])
            assert pos.faults() == []


def alone(content: dict[str, Any], seed: int) -> Position:
    pos, rng = GAME.new(3, seed, content=content), Rng(seed)
    steps(pos, rng, 100000)
    return pos


def test_two_matches_side_by_side_are_as_alone() -> None:
    """One with an overlay and one without, move by move in turn, in one process."""
    overlay = {**ADDED, **change("A01", glory=0)}
    pairs = [(GAME.new(3, seed, content=content), Rng(seed)) for content, seed in ((overlay, 5), ({}, 6))]
    while not all(pos.over for pos, _ in pairs):
        for pos, rng in pairs:
            steps(pos, rng, 7)
    for (pos, _), other in zip(pairs, (alone(overlay, 5), alone({}, 6)), strict=True):
        assert (played(pos), told(pos)) == (played(other), told(other))
    assert pairs[1][0].record().get("content") is None


def test_records_and_dumps_are_exact() -> None:
    """The overlay goes with them, and nothing of it is lost on the way through JSON."""
    pos, rng = GAME.new(3, 7, content=ADDED), Rng(7)
    steps(pos, rng, 150)
    dump, record = (json.loads(json.dumps(data)) for data in (pos.dump(), pos.record()))
    assert dump["content"] == record["content"] == ADDED
    assert GAME.load(dump).dump() == pos.dump()
    again = tablee.replay(record)
    assert (again.dump(), again.events(0)) == (pos.dump(), pos.events(0))
    assert counter(again, "round") == counter(pos, "round")


def test_what_a_seat_imagines_keeps_the_content() -> None:
    """Added cards are dealt anew among what is hidden, each as often as there is."""
    pos, rng = GAME.new(4, 3, content=ADDED), Rng(3)
    for _ in range(12):
        steps(pos, rng, 10)
        if not pos.over:
            world = pos.resample(1, rng)
            assert (world.view(1), world.faults()) == (pos.view(1), [])
            assert world.features(1) == pos.features(1)


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_bots_play_with_it(name: str) -> None:
    """To the end; what was added is used as anything else."""
    many = [{"id": f"R{n}", "copies": 8, "effect": "strengthen", "amount": 4} for n in range(14, 18)]
    pos = GAME.new(2, 1, content={"add": {"challenge": [MONSTER], "special": many}}, diplomacy=False)
    bot, rng, moves = make_bot(GAME, name), Rng(4), 0
    while not pos.over and moves < 400:
        seat = pos.to_act[0]
        pos.play(seat, bot.choose(Perspective.of(pos, seat, rng)))
        moves += 1
    assert pos.faults() == []
    laid = {card for event in events(pos, "reveal") for card in event["cards"]}
    assert laid & {f"R{n}" for n in range(14, 18)}
