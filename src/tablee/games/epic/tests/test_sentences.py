"""Sentences: cards, paths and choices are called by their names, hidden cards by their backs."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from tablee import Rng, sentences
from tablee.engine.options import Choice, Subset
from tablee.engine.text import LANGUAGES

from .. import GAME
from ..rules.layout import REASONS
from ..rules.vocabulary import TIM_ANY, TIM_OWN
from ..show.printed import PRINTED
from ..show.sentences import attempted as told_attempt
from ..show.sentences import choice, path_name, phase
from .build import attempted, play, table

NAMES: Final = ["Zoé", "Ada"]


def test_a_hidden_card_is_told_by_its_back() -> None:
    drawn = {"event": "draw", "seat": 1, "deck": 0, "cards": ["?hero"], "n": 7}
    assert sentences.event_text(GAME, "fr", drawn, NAMES, 0) == "Ada pioche une carte Héros."
    assert sentences.event_text(GAME, "en", {**drawn, "seat": 0, "cards": ["159"]}, NAMES, 0) == "You draw Ancestral Sword."


def test_a_path_is_called_by_its_name() -> None:
    assert (path_name(65, 0), path_name(65, 1), path_name(55, 0)) == ("card-065.top", "card-065.bottom", "card-055")
    event = {"event": "attempt", "seat": 0, "path": 1, "difficulty": 4, "cards": ["065"], "n": 1}
    assert GAME.texts.say("fr", "card-065", "bottom") in sentences.event_text(GAME, "fr", event, NAMES, 1)


def test_the_face_of_an_adversary_is_known_by_its_difficulty() -> None:
    """EPIC-120: the card of an attempt is named by its front whichever face is up."""
    assert told_attempt(124, 0, 6)["face"] == "card-124"
    assert told_attempt(124, 0, 8)["face"] == "card-125"


def test_what_may_be_chosen_is_a_sentence_of_the_face_that_asks() -> None:
    assert choice(124, 1) == choice(125, 1) == "choice-125-1"
    assert GAME.texts.say("en", choice(151, 0)) == "Take a Corruption"


def test_a_choice_of_an_adversary_names_its_final_face_and_nobodys_hand() -> None:
    """EPIC-121: the ability is the Final face's; the same words tell the choice of another."""
    event = {"event": "choose", "seat": 1, "option": 0, "cards": ["138"], "n": 1}
    told = sentences.event_text(GAME, "en", event, NAMES, 0)
    assert told == "Ada chooses (The Heiress of Shadows): Discard 1 card from hand."
    view: dict[str, Any] = {
        "question": {"decision": "ChooseEffect", "seat": 0, "card": 138},
        "seat": 0,
        "to_act": [0],
        "legal": [],
    }
    asked = sentences.question_text(GAME, "fr", view, NAMES)
    assert asked == "L’Héritière des Ombres\u202f: que choisissez-vous\u202f?"
    view["question"]["card"] = 151
    assert sentences.question_text(GAME, "fr", view, NAMES).startswith("Tentation")


def test_the_question_of_a_turn_says_what_is_left_to_do() -> None:
    """EPIC-045, EPIC-116."""
    for verbs, wanted in ((["gain", "end"], "story"), (["face"], "face"), (["end", "play"], "done")):
        assert phase({"legal": [{"verb": verb} for verb in verbs]}) == wanted


def test_an_attempt_is_offered_with_its_odds() -> None:
    """EPIC-082: the bottom path is harder by one."""
    odds = [{"card": "065", "path": path, "difficulty": 3 + path, "chances": [0.5 - 0.25 * path]} for path in (0, 1)]
    view = {"table": {"odds": odds}, "seat": 0}
    named = {"verb": "attempt", "card": 65, "path": 1}
    told = sentences.action_text(GAME, "en", named, NAMES, view, short=True)
    assert told.endswith("(difficulty 4, 25%)")
    assert "(" not in sentences.action_text(GAME, "en", named, NAMES, {"table": {"odds": []}, "seat": 0}, short=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_each_of_its_values_has_a_name(lang: str) -> None:
    for name, option in GAME.options.items():
        assert GAME.texts.has(lang, f"option-{name}")
        assert GAME.texts.has(lang, f"option-{name}", "help")
        for value in option.choices if isinstance(option, Choice | Subset) else ():
            assert GAME.texts.has(lang, f"option-{name}-{value}"), value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_adversary_is_called_in_the_options_as_on_its_faces(lang: str) -> None:
    for name, front in PRINTED.adversaries.items():
        said = GAME.texts.say(lang, f"option-adversary-{name}").lower()
        assert all(GAME.texts.say(lang, f"card-{face}").lower() in said for face in (front, front + 1)), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_introduces_itself(lang: str) -> None:
    keys = ["intro", *(f"how-to-play-{n}" for n in range(1, 5)), *(f"guide-{n}" for n in range(1, 7))]
    keys += [f"reason-{reason}" for reason in REASONS if reason]
    assert [key for key in keys if not GAME.texts.has(lang, key)] == []
    assert GAME.texts.has(lang, "title", "tagline")


def test_a_card_of_a_hand_takes_its_article_in_french() -> None:
    """A title that is no noun takes none; of several each has its own; an Adversary keeps the one it has."""
    played = {"event": "play", "seat": 0, "n": 1, "cards": ["159"]}
    assert sentences.event_text(GAME, "fr", played, NAMES, 1) == "Zoé joue l’Épée Ancestrale."
    solved = {"event": "resolve", "seat": 0, "n": 1}
    told = [sentences.event_text(GAME, "fr", {**solved, "cards": [card]}, NAMES, 1) for card in ("205", "147", "152")]
    assert told == ["Les Dés Pipés s’appliquent.", "Submergé s’applique.", "L’Appel du Seigneur s’applique."]
    dropped = {"event": "discard", "seat": 0, "n": 1, "cards": ["171", "188"]}
    told = [sentences.event_text(GAME, "fr", dropped, NAMES, 0)]
    assert told == ["Vous défaussez l’Intervention Divine et les Larmes de Théâtre."]
    faced = {"event": "attempt", "seat": 0, "path": 0, "difficulty": 8, "cards": ["124"], "n": 1}
    assert sentences.event_text(GAME, "fr", faced, NAMES, 1) == "Zoé affronte le Seigneur des Ombres (difficulté 8)."
    assert sentences.event_text(GAME, "en", faced, NAMES, 1) == "Zoé faces the Lord of Shadows (difficulty 8)."


def test_who_is_robbed_reads_it_as_their_own_loss() -> None:
    robbed = {"event": "rob", "seat": 0, "other": 1, "n": 1}
    assert sentences.event_text(GAME, "fr", robbed, NAMES, None) == "Zoé prend des XP à Ada."
    assert sentences.event_text(GAME, "fr", robbed, NAMES, 1) == "Zoé vous prend des XP."
    assert sentences.event_text(GAME, "en", robbed, NAMES, 1) == "Zoé takes XP from you."


def test_every_card_of_a_hand_can_be_named() -> None:
    for card in range(159, 207):
        for lang in ("fr", "en"):
            told = sentences.action_text(GAME, lang, {"verb": "play", "card": card}, NAMES, {"table": {}, "seat": 0})
            assert GAME.texts.say(lang, f"card-{card}") in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_promises_no_more_than_its_timing_allows(lang: str) -> None:
    """EPIC-067: a card without a condition is for the main phase and windows, one for one's own turn for the former only."""
    never = {"fr": ("tout moment", "Pendant votre tour", "pendant votre tour"), "en": ("any time", "uring your turn")}
    outside = {"fr": "hors d’un Défi", "en": "outside a Challenge"}
    for card in range(159, 207):
        told = GAME.texts.say(lang, f"rules-{card}")
        assert not any(words in told for words in never[lang])
        assert (outside[lang] in told) == any(mode.timing in (TIM_ANY, TIM_OWN) for mode in PRINTED.modes[card])


def test_a_draw_of_several_cards_is_one_line() -> None:
    """Heritage 008 gives two cards; who looks on reads how many, who drew them which."""
    pos = table(
        boards={"A": "008 018 029 042"},
        rows={"act I": "064"},
        decks={"hero": "159 160"},
        runes="OOD B B",
        options={"competitive": True},
    )
    attempted(pos, "064", "top", 0)
    play(pos, "A special", "A choose 0")
    drawn = [event for event in pos.events(None) if event["event"] == "draw"]
    assert [event["cards"] for event in drawn] == [["?hero", "?hero"]]
    assert sentences.event_text(GAME, "fr", drawn[0], NAMES, 1) == "Zoé pioche 2 cartes Héros."
    mine = [event for event in pos.events(0) if event["event"] == "draw"]
    assert [event["cards"] for event in mine] == [["159", "160"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_the_log_is_empty(lang: str) -> None:
    """Nothing left out before a full stop, no list of nothing, no change of nothing."""
    kinds: list[tuple[int, dict[str, Any]]] = [(1, {}), (3, {"quest": "123"}), (2, {"competitive": True})]
    for seats, options in kinds:
        pos, rng = GAME.new(seats, seats, **options), Rng(seats)
        while not pos.over:
            seat = pos.to_act[0]
            legal = pos.legal(seat)
            pos.play(seat, legal[rng.below(len(legal))])
        for eyes in (0, None):
            for event in pos.events(eyes):
                line = sentences.event_text(GAME, lang, event, ["Zoé", "Ada", "Blaise"][:seats], eyes)
                assert line[-1] in ".!?»”)", line
                assert not re.search(r":\s*\.|\(\s*\)|,\s*\.|[+−]0\b", line), line
                assert event.get("amount") != 0
                assert event.get("cards") != []
