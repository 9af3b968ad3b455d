"""The texts of all 206 faces in both languages, and the rules texts made from data."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tablee.engine.text import LANGUAGES
from tablee.engine.text.grammar import FUNCTIONS

from ..rules.challenge.windows import fits
from ..rules.vocabulary import (
    CONDITIONS,
    COSTS,
    EFFECT_WORDS,
    KINDS,
    LIMITS,
    QUANTITIES,
    TIM_ANY,
    TIM_CH,
    TIM_OWN,
    TIMINGS,
    TRIGGERS,
)
from ..show.card_text import WINDOWS, Wording, rendered
from ..show.printed import PRINTED

pytestmark = pytest.mark.words

FOLDER: Final = Path(__file__).parents[1] / "text"
NUMBERS: Final = range(1, 207)

# The names that the ledger gives, at the numbers it gives or that were chosen here.
NAMES: Final = {
    2: "Humain",
    4: "Demi-Orque",
    8: "Elfe",
    14: "Paria",
    16: "Villageois",
    18: "Ouvrier",
    20: "Éclaireur",
    29: "Barbare",
    32: "Guerrier",
    36: "Rôdeur",
    39: "Mage Noir",
    41: "Grand Artificier",
    47: "Maître Éclairé",
    122: "Règne de l’Adversaire",
    123: "Âge des Ténèbres",
    124: "L’Épouse du Seigneur",
    125: "Le Seigneur des Ombres",
    146: "Piège",
    147: "Submergé",
    152: "L’Appel du Seigneur",
    159: "Épée Ancestrale",
    163: "Travail d’Équipe",
    167: "Heure de Gloire",
    172: "Mystère Déchiffré",
    183: "Kit de Voleur",
    189: "Sombre Pacte",
    190: "Trésor Volé",
    196: "Rafale Spectrale",
}


def texts(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False, functions=dict(FUNCTIONS))
    for part in ("cards", "story"):
        made.add_resource(FluentResource((FOLDER / f"{part}.{lang}.ftl").read_text("utf-8")))
    return made


TEXTS: Final = {lang: texts(lang) for lang in LANGUAGES}
WORDINGS: Final = {lang: Wording(lang) for lang in LANGUAGES}


def said(lang: str, number: int) -> dict[str, str]:
    """What is written about a face, its name under ""; the Hero is called Ada. The grammar of its name is not told."""
    message = TEXTS[lang].get_message(f"card-{number:03}")
    assert message.value is not None
    found = {}
    written = {name: pattern for name, pattern in message.attributes.items() if name != "form"}
    for name, pattern in {"": message.value, **written}.items():
        text, errors = TEXTS[lang].format_pattern(pattern, {"hero": "Ada"})
        assert errors == []
        found[name] = str(text)
    return found


def wanted(number: int) -> set[str]:
    """The parts that a face must have."""
    rows = PRINTED.faces[number].rows
    if "top" in rows:
        return {"", "flavour", "top", "bottom", "top-tale", "bottom-tale"}
    return {"", "flavour", "tale"} if number < 122 or "double" in rows else {"", "flavour"}


def sentence_about_the_hero(number: int) -> bool:
    return "tale" in wanted(number) and "band" not in PRINTED.faces[number].rows


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_face_has_every_text(lang: str, number: int) -> None:
    parts = said(lang, number)
    assert set(parts) == wanted(number)
    assert all(parts.values())
    assert len(parts["flavour"].split()) <= 20
    assert not any(re.search(r"[{}$']|  ", text) for text in parts.values())
    if sentence_about_the_hero(number):
        assert parts["tale"].count("Ada") == 1
        assert re.fullmatch(r"[^.!?]*\.", parts["tale"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_unique(lang: str) -> None:
    parts = [said(lang, number) for number in NUMBERS]
    for name in ("", "flavour", "tale"):
        repeated = [text for text, count in Counter(part[name] for part in parts if name in part).items() if count > 1]
        assert repeated == []


def test_the_names_that_the_ledger_gives() -> None:
    assert {number: said("fr", number)[""] for number in NAMES} == NAMES


def test_a_french_tale_needs_no_elision_before_a_name() -> None:
    """ "de Ada" would be wrong; the sentences are built so that no such word comes before the name."""
    for number in filter(sentence_about_the_hero, NUMBERS):
        assert not re.search(
            r"\b(de|que|le|la|je|ne|se|lorsque|puisque|jusque) Ada", said("fr", number)["tale"], re.IGNORECASE
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    written = "\n".join(path.read_text("utf-8") for path in FOLDER.glob(f"*{lang}.ftl"))
    repeated = [key for key, count in Counter(re.findall(r"^([\w-]+) =", written, re.MULTILINE)).items() if count > 1]
    assert repeated == []


@pytest.mark.parametrize(
    "part", ["RULES.fr.md", "show/wording/fr.ftl", *(f"text/{path.name}" for path in FOLDER.glob("*fr.ftl"))]
)
def test_french_spaces(part: str) -> None:
    """A narrow no-break space before double punctuation, so that no line ever begins with it."""
    lines = (FOLDER.parent / part).read_text("utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.startswith("#"))
    assert re.findall(r".* [:;!?»](?!\w).*|.*« .*", text) == []


# The rules texts.


def data(number: int) -> str:
    """What a face does and shows, without its number and its place in the campaign."""
    rows = PRINTED.faces[number].rows
    return str(sorted((name, value) for name, value in rows.items() if name not in ("number", "id", "envelope", "rival")))


def whole(lang: str, number: int) -> str:
    return "\n".join([*WORDINGS[lang].rules(number), WORDINGS[lang].shown(number)])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_texts_are_up_to_date(lang: str) -> None:
    assert (FOLDER / f"rendered.{lang}.ftl").read_text("utf-8") == rendered(lang), "run python tools/make_texts.py"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rules_text_is_made_of_sentences(lang: str) -> None:
    for number in NUMBERS:
        for line in WORDINGS[lang].rules(number):
            assert re.fullmatch(r"[A-ZÀÉ][^{}$_]*[^\s,.:;]\.", line), line
            assert not re.search(r"\s\s|\s[,.]|,,|\bnone\b|[A-Z]{4}", line), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_same_data_same_text(lang: str) -> None:
    pairs = {(data(number), whole(lang, number)) for number in NUMBERS}
    assert len({facts for facts, _ in pairs}) == len({text for _, text in pairs}) == len(pairs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_vocabulary_can_be_said(lang: str) -> None:
    keys = [f"effect-{word}" for word in EFFECT_WORDS if word != "IF"] + ["effect-IF", "effect-IF-ELSE"]
    keys += [f"condition-{word}" for word in CONDITIONS if word != "HAS"] + ["condition-HAS-skill", "condition-HAS-story"]
    keys += [f"quantity-{word}" for word in QUANTITIES] + ["quantity-skill", "quantity-story"]
    keys += [f"cost-{word}" for word in COSTS] + [f"kind-{word}" for word in KINDS]
    keys += [f"trigger-{word.removeprefix('TRG-')}" for word in TRIGGERS] + [f"limit-{word}" for word in LIMITS if word]
    keys += [f"timing-{word.removeprefix('TIM-')}" for word in TIMINGS]
    assert [key for key in keys if not WORDINGS[lang].bundle.has_message(key)] == []


SENTENCES: Final = {
    4: "Quand votre lancer montre le triangle double, vous pouvez piocher 1 carte Héros ou Antihéros, ou bien défausser des "
    "cartes de votre main pour gagner 1 XP par carte ainsi défaussée.",
    12: "Quand votre lancer montre le triangle double, vous pouvez piocher 1 carte Héros ou Antihéros, ou bien gagner 2 XP "
    "si vous avez au moins 3 cartes en main, sinon piocher 1 carte Héros ou Antihéros.",
    22: "Une fois par Défi, après votre lancer, vous pouvez dépenser 1 XP pour ajouter un symbole de l’une ou l’autre "
    "Compétence du Défi et lancer la rune.",
    23: "Quand vous ratez un Défi d’Acte, piochez 1 carte Héros ou Antihéros.",
    41: "Marquez 1 point de Triomphe par symbole Dextérité ou Intelligence dans votre Histoire.",
    55: "En gagnant ce Trait, si vous avez au moins 1 symbole Dextérité, gagnez 1 XP.",
    53: "Marquez 1 point de Tragédie par carte Héros ou Antihéros jouée.",
    65: "Voie du haut\u202f: Constitution.",
    78: "En gagnant ce Trait, si un symbole Force ou Constitution est entré dans votre Histoire à votre tour précédent, "
    "gagnez 1 XP.",
    146: "Si vous avez au moins 1 carte en main, défaussez 1 carte de votre main\u202f; sinon, augmentez de 2 la difficulté.",
    155: "L’Adversaire gagne 1 XP, puis retirez 1 au résultat.",
    163: "Après un lancer pour une voie de Constitution, de Sagesse ou de Charisme, si c’est votre tour, ajoutez 1 au "
    "résultat\u202f; sinon, ajoutez 2 au résultat.",
    169: "Après n’importe quel lancer, à la fin de n’importe quel tour ou à votre tour hors d’un Défi, obtenez une Vertu.",
    172: "Après le lancer d’un Héros, ajoutez 1 au résultat par icône Arcane de ce Héros.",
    180: "À votre tour hors d’un Défi, gagnez 2 XP.",
    189: "Après votre lancer, dépensez 1 XP pour ajouter 2 au résultat.",
    200: "Après le lancer d’un autre Héros, retirez 2 au résultat\u202f; ou bien, à votre tour hors d’un Défi, gagnez 1 XP.",
    204: "En réponse à une carte Héros, Antihéros ou Action, annulez-la.",
}


@pytest.mark.parametrize("number", SENTENCES)
def test_a_rules_text_word_for_word(number: int) -> None:
    assert WORDINGS["fr"].rules(number)[0] == SENTENCES[number]


def test_a_rules_text_in_english() -> None:
    assert WORDINGS["en"].rules(138) == [
        "When a Hero takes a Corruption, the Adversary gains 1 XP.",
        "When a Hero succeeds at an Act Challenge by the bottom path, the Adversary loses 1 XP.",
        "When you face it, if you have at least 2 Traits, add 2 to the result.",
    ]
    assert WORDINGS["en"].shown(139) == "Difficulty 8, Constitution and Charisma; reward: 7 Tragedy and Infamy"
    assert WORDINGS["en"].rules(190) == [
        "After any cast, at the end of any turn or on your turn outside a Challenge, take 1 XP from the Adversary."
    ]
    assert WORDINGS["en"].rules(204) == ["In response to a Hero, Antihero or Action card, cancel it."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_names_exactly_the_windows_that_its_timing_opens(lang: str) -> None:
    """EPIC-065, EPIC-067, EPIC-073: the windows are asked of the rules; a card for a Challenge is for after the cast only."""
    wording = WORDINGS[lang]
    after = {
        "fr": r"[Aa]près (votre lancer|un lancer pour|le lancer d’un (autre )?Héros)",
        "en": r"[Aa]fter ((your|a Hero’s|another Hero’s) cast|a cast for)",
    }
    for number in range(159, 207):
        modes = PRINTED.modes[number]
        told = wording.rules(number)[0]
        assert bool(re.search(after[lang], told)) == any(mode.timing == TIM_CH for mode in modes), told
        free = [mode for mode in modes if mode.timing in (TIM_ANY, TIM_OWN)]
        for moment, words in WINDOWS.items():
            said_here = wording.say(words)[1:] in told
            assert said_here == any(fits(mode, moment) for mode in free), told


def test_every_noun_among_the_cards_declares_its_form() -> None:
    """What a sentence may say with an article; adjectives (Coriace) and titles such as “Chez l’Antiquaire” have none."""
    written = "".join((FOLDER / f"{part}.fr.ftl").read_text("utf-8") for part in ("story", "cards"))
    bare = re.findall(r"^card-(\d{3}) = .*\n(?!    \.form = (?:m|f|mp|fp)$)", written, re.MULTILINE)
    assert bare == ["055", "056", "057", "060", "063", "070", "072", "118", "147"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_small_card_has_a_text_in_brief(lang: str) -> None:
    """For cards of the hand and Traits, where there may be no room for the whole; no other face has one."""
    for number in NUMBERS:
        brief = WORDINGS[lang].brief(number)
        assert bool(brief) == (number >= 159 or "band" in PRINTED.faces[number].rows)
        assert len(brief) <= 82
        assert not brief or re.fullmatch(r"[A-ZÀÉ+][^{}$_]*[^\s,.:;]\.", brief), brief


def test_a_brief_text_word_for_word() -> None:
    briefs = {159: "Force ou Constitution\u202f: +2.", 169: "Obtenez une Vertu.", 180: "Hors d’un Défi\u202f: +2 XP."}
    briefs[200] = "Lancer d’un autre Héros\u202f: −2\u202f; hors d’un Défi\u202f: +1 XP."
    assert {number: WORDINGS["fr"].brief(number) for number in briefs} == briefs
    assert WORDINGS["en"].brief(189) == "Your cast: spend 1 XP for +2."
    assert WORDINGS["en"].brief(163) == "Constitution, Wisdom or Charisma: +1 if it is your turn, otherwise +2."
