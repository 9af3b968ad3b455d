"""What the tale is made of: every card has its own words in both languages, every joint its variants."""

from __future__ import annotations

import re

import pytest

from tablee.engine.text import source
from tablee.games.epic.show.deeds import GIFTED, TOLD, Deed
from tablee.games.epic.show.printed import PRINTED
from tablee.games.epic.show.tale import GIFT_VARIANTS, VARIANTS, tell

from .tale_lives import ACTS, ELF, PACKAGE, TEXTS, deeds_of, fragment, lang_of, words

pytestmark = pytest.mark.words


@lang_of
def test_every_joint_has_its_variants_in_both_languages(lang: str) -> None:
    assert min(VARIANTS.values()) >= 4
    written = set(re.findall(r"^tale-([a-z-]+-\d+) =", source(PACKAGE, lang), re.MULTILINE))
    assert written == {f"{joint}-{variant + 1}" for joint, count in VARIANTS.items() for variant in range(count)}
    said = [
        TEXTS.say(
            lang,
            f"tale-{name}",
            **{"hero": "Ada", "address": "f", "score": 2, "count": 3},
            **{name: name for name in ("deed", "next", "bare", "gift", "adversary", "card", "helper", "final", "tail")},
            **{name: name for name in ("echo", "fail", "other", "friend", "winner")},
        )
        for name in written
    ]
    assert len(set(said)) == len(said)


def test_there_are_enough_openings_final_scenes_and_endings() -> None:
    assert min(VARIANTS[joint] for joint in ("opening", "facing", "crown", "behind", "defeat", "alone")) >= 8


@lang_of
def test_every_path_and_every_trait_has_its_own_words(lang: str) -> None:
    cards = {card: PRINTED.is_trait[card] for act in ACTS for card in act}
    assert {card for card, trait in cards.items() if trait} == GIFTED
    assert {deed for card, trait in cards.items() if not trait for deed in deeds_of(card)} == TOLD
    parts = [(f"deed-{deed.card:03}-{deed.side}", part) for deed in TOLD for part in ("", "after", "echo")]
    parts += [(f"trait-{card:03}-{variant + 1}", "") for card in GIFTED for variant in range(GIFT_VARIANTS)]
    parts += [(f"fail-{card:03}", "") for card, trait in cards.items() if not trait]
    said = [
        TEXTS.say(lang, key, part, hero="Ada", address="f", gift="@") for key, part in parts if TEXTS.has(lang, key, part)
    ]
    assert len(said) == len(set(said)) == len(parts)


def test_french_deeds_are_told_in_the_past() -> None:
    """Every path begins with its verb, in the third person, and what is left of it with an article."""
    for deed in TOLD:
        key = f"deed-{deed.card:03}-{deed.side}"
        assert re.match(r"(?:s’)?\w+(?:a|it|ut|int)\b", TEXTS.say("fr", key)), key
        assert re.match(r"(?:le|la|les|ce) |l’", TEXTS.say("fr", key, "echo")), key
        assert re.fullmatch(r"[A-ZÀÉÎ«][^{}]*[.»]", TEXTS.say("fr", key, "after")), key


@lang_of
def test_what_comes_before_the_name_can_be_left_out(lang: str) -> None:
    """A Class, a Destiny and a Final are told from the name on, after a joint: before it there is a word of time or place."""
    for number in (*range(29, 55), *range(125, 146, 2)):
        assert len(words(fragment(lang, number, hero="@").split("@")[0])) <= 6, number


@lang_of
def test_every_origin_begins_with_the_hero(lang: str) -> None:
    """There the name is replaced by a pronoun, which would be wrong anywhere else in the sentence."""
    assert all(fragment(lang, number, hero="@").startswith("@ ") for number in range(14, 29))


@lang_of
def test_a_card_that_was_added_is_told_by_its_verb(lang: str) -> None:
    """A card without words of its own here is told by the infinitive that it must have."""
    life = ELF._replace(acts=((Deed(63, 0), Deed(57)), (), ()))
    known = tell(TEXTS, lang, life)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tablee.games.epic.show.tale.TOLD", frozenset())
        patch.setattr("tablee.games.epic.show.deeds.TOLD", frozenset())
        patch.setattr("tablee.games.epic.show.tale.GIFTED", frozenset())
        told = tell(TEXTS, lang, life)
    assert told != known
    assert told.count(fragment(lang, 63, "top-tale")) == told.count(fragment(lang, 57)) == 1
