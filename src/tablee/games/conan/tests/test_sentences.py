"""Every sentence of play in both languages, the terminal's table, and a treaty written in it."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from rich.console import Console

import tablee
from tablee import Position
from tablee.engine.text import LANGUAGES
from tablee.games.conan import GAME
from tablee.games.conan.show import terminal
from tablee.sentences import action_text, event_text, question_text
from tablee.testing.notation import LETTERS, shown, told

from .build import play, table

NAMES: Final = ["Ada", "Blaise", "Chloé", "Denis"]
GOLDEN: Final = sorted((Path(__file__).parent / "golden").glob("*.json"))
KEYS: Final = re.compile(
    r"\{|\?[a-z]|None|\b(ask|act|event|card|attribute|reason|phase|back|spoils|shown|term|sheet)-[a-zA-Z0-9]"
)


def whole(sentence: str) -> str:
    assert sentence.strip()
    assert not KEYS.search(sentence), sentence
    return sentence


def steps(path: Path) -> Iterator[Position]:
    """Every position of a golden match; together they have every verb and nearly every event."""
    record: dict[str, Any] = json.loads(path.read_text("utf-8"))["record"]
    pos = tablee.replay({**record, "moves": []})
    yield pos
    for move in record["moves"]:
        named = dict(move)
        pos.play(named.pop("seat"), named)
        yield pos


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_sentence_of_a_match(lang: str, path: Path) -> None:
    """Questions to who is asked and to the others, a move of each verb that is legal, and the log as each is told it."""
    for pos in steps(path):
        for seat in pos.to_act:
            view = pos.view(seat)
            whole(question_text(GAME, lang, view, NAMES))
            for named in {pos.name(action)["verb"]: pos.name(action) for action in pos.legal(seat)}.values():
                for short in (False, True):
                    whole(action_text(GAME, lang, named, NAMES, view, short))
        if pos.to_act:
            whole(question_text(GAME, lang, pos.view(None), NAMES))
    for watcher in (None, *range(pos.seats)):
        for event in pos.events(watcher):
            whole(event_text(GAME, lang, event, NAMES, watcher))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_words(lang: str) -> None:
    for option in GAME.options:
        assert GAME.texts.has(lang, f"option-{option}", "help")
    for verb in GAME.verbs:
        assert GAME.texts.has(lang, f"act-{verb.name}", "short")
        assert GAME.texts.has(lang, f"verb-{verb.name}")
        assert all(GAME.texts.has(lang, f"param-{param}") for param in verb.params)


# What a treaty and an alliance say to each side.


def log(pos: Position, letter: str = "", lang: str = "en") -> list[str]:
    """The log as somebody reads it."""
    me = LETTERS.index(letter) if letter else None
    return [event_text(GAME, lang, event, NAMES, me) for event in told(pos, letter)]


def asked(pos: Position, lang: str = "en") -> str:
    """The question put to the one who owes an answer."""
    return question_text(GAME, lang, pos.view(pos.to_act[0]), NAMES)


def test_a_treaty_is_told_to_each_as_each_may_know_it() -> None:
    """CONAN-906, CONAN-907: shown cards by name, veiled ones by category, to all but those who hold them."""
    hands = {"A": "R01 R12 C01", "B": "A02 C02"}
    pos = table(hands, phase="diplomacy", objects={"B": "O07"}, options={"truce": True})
    play(pos, "A treaty B", "A give R01 shown", "A give R12 concealed", "A charge 2", "A claim O07", "A ask any", "A truce")
    assert asked(pos) == (
        "Your treaty, proposed to Blaise. You give: Sweeping Cut and Parry. Under the veil: Parry. "
        "You ask for: 2 glory, Fugitive’s Boots and any card. With a truce. Add a clause, or sign."
    )
    play(pos, "A sign")
    offered = "Offered: Sweeping Cut and a veiled Special. Asked for: any card, 2 glory and Fugitive’s Boots. With a truce."
    assert log(pos)[-1] == f"Ada proposes a treaty to Blaise. {offered}"
    assert log(pos, "B")[-1] == f"Ada proposes a treaty to you. {offered}"
    assert asked(pos).startswith("A treaty proposed by Ada. You are given: Sweeping Cut and a veiled Special.")
    play(pos, "B accept")
    assert asked(pos) == "You accept the treaty: choose any card from your hand to give Ada."
    play(pos, "B hand C02")
    assert "Ada gives Blaise: Sweeping Cut and a veiled Special." in log(pos, "C")[-1]
    assert "Blaise gives Ada: a veiled Challenge, 2 glory and Fugitive’s Boots." in log(pos, "C")[-1]
    assert "You give: Quarry Brute, 2 glory and Fugitive’s Boots. You receive: Sweeping Cut and Parry." in log(pos, "B")[-1]
    assert "You give: Sweeping Cut and Parry. You receive: Quarry Brute" in log(pos, "A")[-1]


def test_a_treaty_open_to_all_and_a_counter_proposal() -> None:
    """CONAN-903, CONAN-910"""
    pos = play(table({"A": "R01"}, phase="diplomacy"), "A treaty all", "A give R01 concealed", "A sign")
    assert log(pos, "C")[-1] == "Ada proposes a treaty to all the others. Offered: a veiled Special. Asked for: nothing."
    pos = play(table({"B": "A02"}, phase="diplomacy"), "A treaty B", "A charge 3", "A sign", "B counter", "B ask special")
    assert asked(pos).startswith("Your counter-proposal to Ada. You give: nothing. You ask for: a Special.")
    play(pos, "B sign")
    assert log(pos, "A")[-1] == "Blaise makes you a counter-proposal. Offered: nothing. Asked for: a Special."
    assert asked(pos).startswith("A counter-proposal by Blaise.")


def test_an_alliance_is_told_from_each_side() -> None:
    """CONAN-931, CONAN-932: the share is the proposer's; whoever reads is told what is theirs."""
    pos = table(phase="diplomacy", at={"A": "A01", "B": "A01"}, challenges=["C C01 A01"])
    play(pos, "A ally B 3 proposer")
    assert log(pos, "B")[-1] == (
        "Ada proposes an alliance to you: three quarters of the glory for Ada, a quarter for you; "
        "the rest of the loot, all for Ada."
    )
    assert asked(pos).startswith(
        "Ada proposes an alliance: a quarter of the glory for you, three quarters for Ada; the rest of the loot, all for Ada."
    )
    play(pos, "B amend 1 partner")
    assert log(pos, "A")[-1] == (
        "Blaise makes you a counter-proposal: three quarters of the glory for Blaise, a quarter for you; "
        "the rest of the loot, all for Blaise."
    )
    assert asked(pos).startswith("Blaise answers with other terms: a quarter of the glory for you, three quarters for Blaise")
    play(pos, "A accept")
    assert log(pos, "A")[-1].startswith(
        "You seal an alliance with Blaise: a quarter of the glory for you, three quarters for Blaise"
    )


# How French joins names and cards.


def french(pos: Position, letter: str = "") -> list[str]:
    """The log in French, of players whose names French elides before."""
    me = LETTERS.index(letter) if letter else None
    return [event_text(GAME, "fr", event, ["Irma", "Hugo", "Émile", "Zoé"], me) for event in told(pos, letter)]


def test_a_fight_in_french() -> None:
    """Articles by the form of a card, elision and contraction before names and places."""
    heroes = {"A": "H02", "B": "H08"}
    given: dict[str, Any] = {"adventures": "A07 A13", "at": {"A": "A07"}, "challenges": ["B C01 A07"]}
    pos = table({"A": "R12", "B": "R04"}, heroes=heroes, **given)
    assert asked(pos, "fr").startswith("Aux Mines de cuivre rouge, choisissez un Défi à affronter")
    play(pos, "A face C01", "A open 1", "B follow", "A choose force", "A lay R12", "B lay R04", "A stop", "B stop")
    assert "Irma affronte les Chacals des ruines, Défi posé par Hugo." in french(pos)
    assert "Irma choisit la Force." in french(pos)
    assert "Irma pare et annule la Rage rouge d’Hugo." in french(pos)
    assert "Hugo l’emporte et prend 1 PG à Irma." in french(pos)


def test_an_exile_in_french() -> None:
    pos = play(table({"B": "N06"}, phase="cards", turn="B", at={"A": "A01"}), "B banish A")
    assert french(pos)[-1] == "Hugo exile le Héros d’Irma\u202f: le voilà sur les routes."
    assert french(pos, "A")[-1] == "Hugo exile votre Héros\u202f: le voilà sur les routes."


def test_a_trap_says_once_what_it_takes() -> None:
    """CONAN-615: one colon, and the card by its name."""
    pos = table({"A": "R07"}, at={"A": "A01"}, challenges=["B C15 A01"])
    play(pos, "A face C15", "A open 1", "B follow", "A choose force", "A stop", "B stop")
    line = next(line for line in french(pos) if "Piège" in line)
    assert line == "Le Piège se referme et prend au hasard une carte à Irma\u202f: Second souffle."


# What is written in a pact, by who reads it.


@pytest.mark.parametrize(
    ("between", "choice", "asked_en", "asked_fr"),
    [
        ("A between A B", "You give Blaise", "Say what you give Blaise.", "Dites ce que vous donnez à Hugo."),
        ("A between B A", "Blaise gives you", "Say what Blaise gives you.", "Dites ce qu’Hugo vous donne."),
        ("A between B C", "Blaise gives Chloé", "Say what Blaise gives Chloé.", "Dites ce qu’Hugo donne à Émile."),
    ],
)
def test_a_pact_speaks_to_its_author(between: str, choice: str, asked_en: str, asked_fr: str) -> None:
    """CONAN-1205: nobody is told of themselves by name."""
    pos = play(table(phase="diplomacy", options={"pacts": True}), "A pact B C")
    assert asked(pos).endswith("First say who gives to whom.")
    giver, taker = (LETTERS.index(letter) for letter in between.split()[2:])
    named = {"verb": "between", "giver": giver, "taker": taker}
    assert action_text(GAME, "en", named, NAMES, pos.view(0)) == choice
    play(pos, between)
    assert asked(pos).endswith(asked_en)
    assert question_text(GAME, "fr", pos.view(0), ["Irma", "Hugo", "Émile"]).endswith(asked_fr)


# The terminal.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_draws_the_table(lang: str) -> None:
    """The drawing holds all along a match, of which every fourth table is drawn, and the end has its sheet."""

    def say(key: str, attribute: str = "", /, **values: object) -> str:
        assert GAME.texts.has(lang, key, attribute), key
        return GAME.texts.say(lang, key, attribute, **values)

    console = Console(width=140, record=True, file=io.StringIO())
    for number, pos in enumerate(steps(GOLDEN[0])):
        if number % 4 == 0:
            console.print(terminal.draw(pos.view(0), NAMES, say))
    view: Any = pos.view(None)
    console.print(terminal.draw(view, NAMES, say))
    console.print(terminal.sheet(view["outcome"], view, NAMES[: pos.seats], say))
    whole(console.export_text())


# What the log says of a card phase, a fight and a draw.


def test_a_challenge_played_is_worth_a_point() -> None:
    """CONAN-106, CONAN-206: not the one of the set-up."""
    pos = play(table({"A": "C01"}, phase="cards"), "A set C01 A01")
    assert log(pos, "B")[-1] == "Ada hides a Challenge on the Gallows Inn and gains 1 glory."
    assert log(pos, "A")[-1] == "You hide the Ruin Jackals on the Gallows Inn and gain 1 glory."
    begun = GAME.new(2, seed=1)
    play(begun, "A pass", "B pass")
    begun.play(begun.to_act[0], begun.legal(begun.to_act[0])[0])
    assert [line for line in log(begun) if "hides a Challenge" in line and "glory" in line] == []


def test_what_a_parry_cancels_and_what_changes_the_attribute() -> None:
    """CONAN-608, CONAN-609"""
    given: dict[str, Any] = {"at": {"A": "A01"}, "challenges": ["B C07 A01"]}
    pos = table({"A": "R12 R11", "B": "R04"}, **given)
    play(
        pos, "A face C07", "A open 1", "B follow", "A choose force", "A lay R12", "B lay R04", "A lay R11", "B stop", "A stop"
    )
    assert "Ada parries and cancels Blaise’s Red Rage." in log(pos, "C")
    assert "Ada parries and cancels your Red Rage." in log(pos, "B")
    assert "The attribute changes: Spirit!" in log(pos)
    vain = table({"A": "R12", "B": "R10", "C": ""}, **given)
    play(vain, "A face C07", "A open 1", "B follow", "A choose force", "A lay R12", "B stop", "A stop")
    assert "Ada parries, but there is nothing to cancel." in log(vain)
    assert "Blaise had laid no card." in log(vain)


def test_two_changers_that_differ_change_nothing() -> None:
    """CONAN-609"""
    pos = table({"A": "R10", "B": "R11"}, at={"A": "A01"}, challenges=["B C07 A01"])
    play(pos, "A face C07", "A open 1", "B follow", "A choose force", "A lay R10", "B lay R11", "A stop", "B stop")
    assert "The attribute stays the same: Force." in log(pos)


@pytest.mark.parametrize(
    ("hero", "card", "words"),
    [
        ("H05", "C02", "1 more glory, the Mercenary’s pay."),
        ("H01", "C11", "1 more glory, the trophy of this Monster."),
        ("H05", "C11", "2 more glory, the trophy of this Monster and the Mercenary’s pay."),
    ],
)
def test_a_bonus_says_what_it_is_for(hero: str, card: str, words: str) -> None:
    """CONAN-615"""
    heroes = {"A": hero, "B": "H08"}
    pos = table({"A": "R01 R01 R04"}, heroes=heroes, at={"A": "A01"}, challenges=[f"B {card} A01"])
    play(pos, f"A face {card}", "A open 1", "B follow", "A choose force", "A lay R01", "B stop", "A lay R01", "A lay R04")
    assert f"Ada gains {words}" in log(pos)


def test_several_cards_are_drawn_in_one_line() -> None:
    """CONAN-108, CONAN-1001"""
    pos = play(table({"A": "N05"}, phase="cards", pile="R01 R02"), "A send")
    assert log(pos, "B")[-1] == "Ada draws 2 cards."
    assert log(pos, "A")[-1] == "You draw Sweeping Cut and Shadow Feint."


def test_who_is_first_by_difficulty_or_by_lot() -> None:
    """CONAN-104: the log says which."""
    for seed in range(30):
        pos = play(GAME.new(2, seed=seed), "A pass", "B pass")
        difficulties = [adventure["difficulty"] for adventure in shown(pos)["adventures"]]
        first = next(line for line in log(pos) if "will play first" in line)
        assert first.startswith(
            "The hardest Adventures tie" if len(set(difficulties)) == 1 else "The hardest Adventure is before"
        )


def test_an_older_log_is_still_told() -> None:
    """Events of former builds say less."""
    for event in ({"event": "set", "adventure": 1, "cards": []}, {"event": "bonus", "amount": 1}, {"event": "first"}):
        whole(event_text(GAME, "en", {**event, "seat": 0}, NAMES, None))


def test_whoever_chooses_the_attribute_is_told_of_the_own_side_first() -> None:
    """A hero against a Challenge, and a challenged one: CONAN-601, CONAN-703."""
    pos = table(heroes={"A": "H01", "B": "H02"}, at={"A": "A13", "B": "A13"}, challenges=["C C07 A13"])
    fight = play(pos.clone(), "A face C07", "A open 1", "C follow")
    cunning = {"verb": "choose", "attribute": 1}
    assert action_text(GAME, "en", cunning, NAMES, fight.view(0)) == "Choose Cunning, 3 against 5"
    duel = play(pos, "A duel B", "A open 1", "B follow")
    assert action_text(GAME, "en", cunning, NAMES, duel.view(1)) == "Choose Cunning, 6 against 4"
