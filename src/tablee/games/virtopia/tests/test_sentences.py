"""What is said of a match in the log, in questions and in the terminal: whole sentences, and everything by its name."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest
from rich.console import Console

from tablee import Position, Rng, sentences
from tablee.cli.base import Say
from tablee.cli.chooser import Chooser
from tablee.engine.offers import Reason
from tablee.games.virtopia import GAME
from tablee.games.virtopia.rules.circle import ARRANGEMENTS, arrangement_cells
from tablee.games.virtopia.rules.content import FLAWS
from tablee.games.virtopia.show.terminal import draw
from tablee.testing.notation import events, question

from .build import play, table

NAMES: Final = ["Ada", "Blaise", "Chloé", "Denis"]
CODES: Final = re.compile(r"\b(L[TWJC]|V[TWJC]|F[EGIF]|PR[1-6]|TR|SE)\b")
EMPTY: Final = re.compile(r":\s*[.;]|(Ville|City)\s*:\s*0|\(\s*\)|\{|�")


def played(seed: int) -> Iterator[Position]:
    level = ["awakening", "standard", "hard", "very_hard", "extreme"][seed % 5]
    letter: dict[str, Any] = dict.fromkeys(("open_recruit", "fleeting_die", "chosen_start"), seed % 2 == 1)
    pos, rng, policy = GAME.new(1 + seed % 4, seed, level=level, **letter), Rng(seed), GAME.policy()
    while not pos.over:
        yield pos
        seat = pos.to_act[0]
        options = pos.legal_vec(seat)
        pos.play(seat, policy.pick(pos, seat, options, rng) if rng.below(3) else options[rng.below(len(options))])
    yield pos


def told(pos: Position, lang: str, name: str = "") -> list[str]:
    return [sentences.event_text(GAME, lang, event, NAMES) for event in pos.events(0) if name in ("", event["event"])]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("seed", range(10))
def test_the_log_is_whole_and_names_everything(seed: int, lang: str) -> None:
    *_, pos = played(seed)
    for sentence in told(pos, lang):
        assert not EMPTY.search(sentence), sentence
        assert not CODES.search(sentence), sentence


def test_a_sanction_tells_how_much_of_whom() -> None:
    """N and X of the row (VIRTO-086)."""
    rich = {"LW": "W2 T1", "LJ": "J2 T1", "LC": "C2 T1"}
    pos = play(table("LT", at={"LT": "3"}, cells={"3": "G", "4": "G"}, points=rich, dice="3"), "step")
    assert told(pos, "en", "sanction") == ["Sanction of Ignorance, row 3: 3 Leaders each lose one point."]
    pos = play(table("LT", at={"LT": "0"}, cells={"0": "G", "1": "GB", "8": "RRRR"}, dice="1 R"), "step")
    assert told(pos, "en", "sanction") == ["Sanction of Iniquity, row 1: 2 active meeples of the colour rolled go to prison."]


def test_a_watchtower_tells_what_is_added() -> None:
    """The number of the captives, and the one of VIRTO-131."""
    given: dict[str, Any] = {"at": {"LT": "0"}, "cells": {"0": "GB", "1": "GB", "8": "RRRR"}, "dice": "1 R"}
    plain, plus = (play(table("LT", options={"plus_one": on}, **given), "step") for on in (False, True))
    assert told(plain, "en", "tower") == ["Watchtower of Iniquity: die 1 + 1 (2 captives). Total: 2."]
    assert told(plus, "en", "tower") == [
        "Watchtower of Iniquity: die 1 + 1 (2 captives) + 1 (bright searchlights). Total: 3."
    ]


def test_an_escape_of_one_sends_nobody_to_the_city() -> None:
    pos = play(table("LJ", at={"LJ": "5"}, prisons={"PR3": "R"}), "escape", "free PR3 T")
    assert told(pos, "fr", "escape")[0].endswith("pour Solal.")
    more = play(table("LJ", at={"LJ": "5"}, prisons={"PR3": "RR"}), "escape", "free PR3 T")
    assert "à la Ville" in told(more, "fr", "escape")[0]


def test_those_who_escape_are_counted_in_their_colour() -> None:
    one, three = (play(table("LJ", at={"LJ": "5"}, prisons={"PR3": held}), "escape", "free PR3 all") for held in ("R", "RRR"))
    assert told(one, "fr", "escape") == ["Solal vide le Cadran\u202f: un meeple rouge redevient actif."]
    assert told(three, "fr", "escape") == ["Solal vide le Cadran\u202f: 3 meeples rouges redeviennent actifs."]
    assert told(three, "en", "escape") == ["Solal empties the Sundial: 3 red meeples are active again."]


def test_cards_and_leaders_join_french_sentences() -> None:
    """Elision, contraction and article, wherever a Flaw, a Virtue, a Prison or a Leader is named."""
    leader, flaw, blue = {"leader": 1}, {"flaw": 1}, {"colour": 1}
    lines = {
        "Ronde 2\u202f: tour d’Anselme (Ada).": {"event": "turn", "seat": 0, "round": 2, **leader},
        "Un meeple vert de la Ville devient captif de l’Ignorance.": {"event": "send", "colour": 0, **flaw},
        "L’Ignorance frappe les meeples bleus.": {"event": "colour", **blue, **flaw},
        "Un meeple bleu quitte le Courage\u202f: le voilà captif de la Crainte.": {"event": "scare", "virtue": 3, **blue},
        "Une prison s’ouvre\u202f: le Pavillon Arc-en-Ciel.": {"event": "prison", "prison": 5},
        "Anselme avance sur l’Iniquité.": {"event": "step", "card": 2, **leader},
        "Le souterrain mène au Courage.": {"event": "dig", "card": 7},
    }
    assert [sentences.event_text(GAME, "fr", event, NAMES) for event in lines.values()] == list(lines)


@pytest.mark.parametrize(
    ("virtue", "said"), [("VC", "le Courage pourra être développé au"), ("VJ", "la Justice pourra être développée au")]
)
def test_a_hint_agrees_with_its_virtue(virtue: str, said: str) -> None:
    reason = Reason("why-ready", {"virtue": f"card-{virtue}"})
    assert said in sentences.reason_text(GAME, "fr", reason, NAMES)


def test_an_empty_cell_of_the_set_up_has_nobody() -> None:
    event = {"event": "fill", "cell": 5, "card": 9, "die": 3, "green": 0, "blue": 0, "yellow": 0, "red": 0}
    assert sentences.event_text(GAME, "en", event, NAMES) == "Surveillance / Escape: nobody."


# Questions.


def asked(pos: Position, lang: str = "en") -> str:
    return sentences.question_text(GAME, lang, pos.view(pos.to_act[0]), NAMES)


def test_the_turn_names_what_is_possible() -> None:
    """VIRTO-027: in the first round one only sows; elsewhere what the cells allow."""
    assert asked(table("LT", round=1, cells={"1": "GB"})) == "Maya to play: on the first turn you can only sow."
    assert asked(table("LT", cells={"1": "GB"})).endswith("sow or act.")
    assert asked(table("LT", at={"LT": "2"}, cells={})).endswith("act, as there is nothing to sow.")
    assert asked(table("LT", at={"LT": "3"}, cells={"3": "G", "4": "G"})).endswith("the watchtower first, then you choose.")
    last = table("LC", round=40, cells={"4": "G"})
    assert asked(last).endswith("Last turn: without a victory, the game is lost.")


@pytest.mark.parametrize("seed", range(5))
def test_prompts_agree_with_what_is_legal(seed: int) -> None:
    for pos in played(seed):
        if question(pos) != "ChooseTurn":
            continue
        verbs = Counter(str(pos.name(action)["verb"]) for action in pos.legal(pos.to_act[0]))
        text = asked(pos)
        assert ("only sow" in text) == (pos.counters[0] == 1)
        assert ("sow or act" in text) == (len(verbs) > 1 and "sow" in verbs)


# The terminal.


def shown_in_terminal(pos: Position) -> str:
    screen = io.StringIO()
    Console(file=screen, width=140).print(draw(pos.view(0), NAMES, Say("fr", GAME)))
    return screen.getvalue()


def test_the_terminal_shows_names_only() -> None:
    pos = table("LT", at={"LW": "11 lying"}, cells={"3": "GB"}, prisons={"PR5": "YY"})
    drawn = shown_in_terminal(pos)
    assert not CODES.search(drawn)
    assert "Anselme↓" in drawn


def test_starting_points_name_the_virtues() -> None:
    pos = GAME.new(4, seed=1, leaders="TWJC", first=1)
    chooser = Chooser(GAME, Say("fr", GAME), NAMES, pos.view(0), lambda text: None)
    screen = io.StringIO()
    Console(file=screen, width=140).print(chooser.show())
    for name in ("0 Tempérance", "1 Sagesse", "2 Justice", "3 Courage"):
        assert name in screen.getvalue()


# The rules and the set-up.


def test_every_clause_says_whose_it_is() -> None:
    tags = {"fr": ("[livre]", "[décision]", "[maison]"), "en": ("[book]", "[ruling]", "[ours]")}
    found = {lang: re.findall(r"^- \*\*(VIRTO-\d+)\*\* ((?:\[\w+\] )+)", GAME.rules(lang), re.MULTILINE) for lang in tags}
    for lang, clauses in found.items():
        assert len(clauses) == len(re.findall(r"^- \*\*VIRTO-", GAME.rules(lang), re.MULTILINE))
        assert {word for _, row in clauses for word in row.split()} <= set(tags[lang])
    alike = dict(zip(tags["fr"], tags["en"], strict=True))
    assert [(rule, [alike[word] for word in row.split()]) for rule, row in found["fr"]] == [
        (rule, row.split()) for rule, row in found["en"]
    ]
    ours = {rule for rule, row in found["en"] if "[ours]" in row}
    assert {"VIRTO-116", "VIRTO-117"} <= ours


def test_every_layout_is_described() -> None:
    """VIRTO-005: the order of the Flaws, and the first Action card."""
    assert GAME.options["layout"].describe()["named"] is True
    for lang, first in (("fr", {"TR": "Souterrain", "SE": "Surveillance"}), ("en", {"TR": "Tunnel", "SE": "Surveillance"})):
        assert GAME.texts.has(lang, "option-layout-0")
        for layout in range(1, ARRANGEMENTS + 1):
            cells = arrangement_cells(layout)
            flaws = ", ".join(GAME.texts.say(lang, f"card-{cell}") for cell in cells if cell in FLAWS)
            said = GAME.texts.say(lang, f"option-layout-{layout}")
            assert said.startswith(flaws)
            assert first[cells[2]] in said


def test_a_first_match_is_on_awakening() -> None:
    assert GAME.beginner == {"level": "awakening"}
    assert all(GAME.check(seats, GAME.beginner) == [] for seats in range(1, 5))


def test_no_event_is_lost() -> None:
    """The two new events are told in the literal game only."""
    pos = play(table("LC", at={"LC": "3"}, cells={"4": "G"}, stored=3, options={"fleeting_die": True}), "develop step")
    assert len(events(pos, "unstored")) == 1
    assert told(pos, "en", "unstored") == ["On leaving Ignorance, the stored die (3) is removed."]
