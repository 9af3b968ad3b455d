"""The Hero's tale: whole, in order, true to the record, and never twice the same."""

from __future__ import annotations

import re
from itertools import chain, combinations
from typing import Any, Final

import pytest
from hypothesis import given

from tablee.engine.text import LANGUAGES
from tablee.games.epic.show.deeds import TOLD, Deed
from tablee.games.epic.show.tale import MOST_WORDS, Battle, Failure, Life, Sentence, Standing, say, tell, telling

from .tale_lives import (
    ACTS,
    ELF,
    HELPERS,
    TEXTS,
    deed_fragments,
    deeds_of,
    fragment,
    lang_of,
    lives,
    noun,
    told_in_order,
    unhurried,
    words,
)

pytestmark = pytest.mark.words

MEETINGS: Final = {f"tale-{meeting}-" for meeting in ("beaten", "resisted", "never")}
OUTCOMES: Final = {f"tale-{own}-{team}-" for own in ("won", "failed") for team in ("triumph", "defeat")}
CHOSEN: Final = (
    *("opening-2", "good-16", "span-7", "calling-4", "good-13", "shady-7", "beaten-4", "good-5", "then-1", "darkened-3"),
    *("facing-4", "won-triumph-2", "helped-2", "cost-dark-4", "destiny-5", "legacy-3", "crown-2"),
)


@lang_of
@unhurried
@given(life=lives(complete=False))
def test_every_card_is_told_exactly_once_and_in_order(lang: str, life: Life) -> None:
    text = tell(TEXTS, lang, life)
    at = len(life.hero)
    for wordings in told_in_order(lang, life):
        (part,) = {wording for wording in wordings if wording in text}
        named = life.battle and part in (noun(lang, life.battle.face), noun(lang, life.battle.face + 1))
        assert text.count(part) == 1 or named or part in (str(life.score), *HELPERS), part
        found = text.find(part, at)
        assert found >= at, part
        at = found + len(part)


@lang_of
@unhurried
@given(life=lives())
def test_a_whole_story_has_120_to_320_words(lang: str, life: Life) -> None:
    assert 120 <= len(words(tell(TEXTS, lang, life))) <= 320


@lang_of
def test_the_longest_tale_of_all(lang: str) -> None:
    """The longest cards under each character card, a failure, three helpers: it still stays within the limit."""

    def length(deed: Deed) -> int:
        return max(len(words(wording)) for wording in deed_fragments(lang, deed))

    def longest_card(numbers: range) -> int:
        return max(numbers, key=lambda number: len(words(fragment(lang, number, hero="Ada"))))

    chosen = [sorted([max(deeds_of(card), key=length) for card in act], key=length)[-3:] for act in ACTS]
    face = longest_card(range(125, 146, 2)) - 1
    battle = Battle(face, "resisted", False, False, tuple(zip(HELPERS, (167, 159, 163), strict=True)), 5)
    life = ELF._replace(
        acts=tuple(tuple(deeds) for deeds in chosen),
        heritage=longest_card(range(1, 14)),
        origin=longest_card(range(14, 29)),
        calling=longest_card(range(29, 41)),
        destiny=longest_card(range(41, 55)),
        mastered=True,
        battle=battle,
        failure=Failure(63, 1, 1, "Basile"),
        failed=5,
    )
    lengths = [len(words(tell(TEXTS, lang, life._replace(match=str(match))))) for match in range(100)]
    assert max(lengths) <= MOST_WORDS == 320


@lang_of
@unhurried
@given(life=lives(complete=False))
def test_a_tale_is_clean_prose(lang: str, life: Life) -> None:
    text = tell(TEXTS, lang, life)
    title, *paragraphs = text.split("\n\n")
    assert title == life.hero
    assert len(paragraphs) == 4
    for paragraph in paragraphs:
        assert paragraph[0].isupper() or paragraph[0] in "«“", paragraph
        assert paragraph[-1] in ".!"
    assert not re.search(r"[{}$@]|  |card-|tale-|\.\.|\bNone\b", text)
    for sentence in (say(TEXTS, lang, sentence) for sentences in telling(life) for sentence in sentences):
        assert sentence[0].isupper() or sentence[0] in "«“", sentence
        assert sentence[-1] in ".!", sentence


@unhurried
@given(life=lives(complete=False))
def test_the_french_is_elided_and_spaced(life: Life) -> None:
    text = tell(TEXTS, "fr", life)
    vowel = r"[aeiouyâàéèêëîïôœuûAEIOUÀÂÉÈÊÎÔ]"
    assert not re.search(rf"\b(de|que|ne|se|me|te|je|jusque|lorsque|puisque) {vowel}", text), text
    assert not re.search(r"\b(de|à) les?\b", text)
    assert not re.search(r"'| [:;!?»]|« ", text)


@unhurried
@given(life=lives(complete=False))
def test_pronouns_follow_the_form_of_address(life: Life) -> None:
    he, she = ({"he", "him", "his"}, {"she", "her"})
    said = {word.lower() for word in words(tell(TEXTS, "en", life))} - {word.lower() for word in words(life.hero)}
    quoted = {"m": she, "f": he, "n": he | she}[life.address]
    others = [part for wordings in told_in_order("en", life) for part in wordings]
    others += [
        TEXTS.say("en", f"deed-{deed.card:03}-{deed.side}", "after") for act in life.acts for deed in act if deed in TOLD
    ]
    assert not (said & quoted) - {word.lower() for part in others for word in words(part)}


@unhurried
@given(life=lives(complete=False))
def test_the_same_life_is_always_told_alike(life: Life) -> None:
    again = Life(*life)
    for lang in LANGUAGES:
        assert tell(TEXTS, lang, again) == tell(TEXTS, lang, life)


def test_variants_are_chosen_the_same_on_every_machine() -> None:
    assert [
        sentence.message for sentences in telling(ELF) for sentence in sentences if sentence.message.startswith("tale")
    ] == [f"tale-{name}" for name in CHOSEN]


@unhurried
@given(life=lives(complete=False))
def test_heroes_of_one_match_never_share_a_joint(life: Life) -> None:
    tellings = [telling(life._replace(seat=seat)) for seat in range(4)]
    for one, other in combinations([joints(told) for told in tellings], 2):
        assert not set(one) & set(other)


def joints(told: list[list[Sentence]]) -> list[str]:
    return [sentence.message for sentence in chain(*told) if re.fullmatch(r"tale-.*-\d+", sentence.message)]


@unhurried
@given(life=lives(complete=False))
def test_no_joint_comes_back(life: Life) -> None:
    used = joints(telling(life))
    assert len(set(used)) == len(used)


@pytest.mark.parametrize(
    ("change", "instead", "french", "english"),
    [
        ({"level": 2}, {"level": 3}, "Son cœur, après tout cela, était clair.", "After all that, her heart was clear."),
        ({"level": 3}, {"level": 2}, "Ni sainteté ni scandale", "Neither saint nor monster"),
        (
            {"level": 3},
            {"level": 3, "acts": ((), (), (Deed(114, 0),))},
            "Ni sainteté ni scandale",
            "Neither saint nor monster",
        ),
        ({"level": 3, "acts": ((), (), (Deed(114, 0),))}, {}, "; pas l’armée qui s’était rendue.", "; not the army that had"),
        (
            {"failed": 3, "failure": Failure(69, 0, 1)},
            {},
            "l’ours du meunier garda le moulin",
            "bear kept the mill, and a boot",
        ),
        ({"failed": 1, "failure": Failure(69, 0, 1, "Bo")}, {}, "c’est Bo qui finit", "it was Bo who finished"),
        ({"standing": Standing(2, "behind", "Bo")}, {}, "Bo l’emporta\u202f; Ada applaudit", "Bo won; Ada applauded"),
        (
            {"standing": Standing(2, "crown")},
            {"standing": Standing(2, "behind", "Bo")},
            "Ada l’emporta sur tous",
            "Ada outdid",
        ),
        ({"standing": Standing(1, "alone")}, {}, "qui avait gagné sans aide", "who had won unaided"),
        ({"battle": Battle(124, "never", False, False)}, {}, "Le Seigneur des Ombres gagna.", "The Lord of Shadows won."),
        ({"battle": Battle(124, "never", False, False, (), 9)}, {}, "Les routes furent barrées", "Roads were closed"),
        ({"battle": Battle(124, "never", True, False, (), 1)}, {}, "fallu d’un souffle", "a matter of one breath"),
        ({"level": 4}, {"level": 5}, "Ni sainteté ni scandale", "Neither saint nor monster"),
        ({"level": 7}, {"level": 8}, "L’ombre, en chemin, avait pris ses aises.", "On the way, the shadow had settled in."),
        (
            {"level": 8},
            {"level": 7},
            "De la lumière, pourtant, il ne restait rien.",
            "Of the light, however, nothing was left.",
        ),
        ({"mastered": True}, {}, "Aucun secret du métier ne lui échappa.", "No secret of the trade stayed secret."),
        ({"score": 1}, {}, " 1 point.", " 1 point."),
        ({"score": -2}, {}, " -2 points.", " -2 points."),
    ],
)
def test_what_is_said_of_the_record(change: dict[str, Any], instead: dict[str, Any], french: str, english: str) -> None:
    """One variant of each sentence: some match chooses it, and none does without the cause."""
    matches = [ELF._replace(match=str(number)) for number in range(48)]
    for lang, sentence in (("fr", french), ("en", english)):
        assert any(sentence in tell(TEXTS, lang, life._replace(**change)) for life in matches)
        assert not any(sentence in tell(TEXTS, lang, life._replace(**instead)) for life in matches)


@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("triumph", [True, False])
@pytest.mark.parametrize("meeting", ["beaten", "resisted", "never"])
def test_the_battles_are_told_as_they_went(won: bool, triumph: bool, meeting: str) -> None:
    battle = Battle(124, meeting, won, triumph)  # type: ignore[arg-type]
    said = [sentence.message for sentences in telling(ELF._replace(battle=battle)) for sentence in sentences]
    outcome = f"tale-{'won' if won else 'failed'}-{'triumph' if triumph else 'defeat'}-"
    assert [message[:-1] for message in said if message[:-1] in MEETINGS] == [f"tale-{meeting}-"]
    assert [message[:-1] for message in said if message[:-1] in OUTCOMES] == [outcome]


def test_a_competitive_life_knows_no_adversary() -> None:
    said = [sentence.message for sentences in telling(ELF._replace(battle=None)) for sentence in sentences]
    assert not [message for message in said if message[:-1] in MEETINGS | OUTCOMES or message[:8] in {"card-124", "card-125"}]


def test_each_helper_is_thanked_once_with_the_first_card() -> None:
    battle = Battle(124, "beaten", True, True, (("Bo", 167), ("Cleo", 159), ("Bo", 163)))
    text = tell(TEXTS, "fr", ELF._replace(battle=battle))
    assert re.search(r"Bo.*Heure de Gloire|Heure de Gloire.*Bo", text)
    assert re.search(r"Cleo.*Épée Ancestrale|Épée Ancestrale.*Cleo", text)
    assert text.count("Bo") == 1
    assert "Travail d’Équipe" not in text


def test_ex_30_the_elf_scout() -> None:
    """EX-30: the Elf scout, the Trait among the cards of Act I, then the Ranger, and the Destiny to close."""
    for lang, marks in (
        ("fr", ["elfes", "courut longtemps devant les autres", "un pas plus léger", "manteau des rôdeurs", "petite lumière"]),
        ("en", ["elven", "ran ahead of the others", "a step lighter", "ranger’s cloak", "small light"]),
    ):
        text = tell(TEXTS, lang, ELF)
        assert [text.count(mark) for mark in marks] == [1] * 5
        assert [text.find(mark) for mark in marks] == sorted(text.find(mark) for mark in marks)
        assert words(text)[-2:] == ["31", "points"]
