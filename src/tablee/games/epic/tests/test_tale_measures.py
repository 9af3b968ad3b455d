"""The tales of some forty matches beside each other: nothing long is shared, nobody opens alike, none is too long."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest

from tablee.engine.text import LANGUAGES
from tablee.testing.prose import spoken_faults

from .tale_measures import Measures, Tale, measure, shared_sentences, tales_of_matches

pytestmark = pytest.mark.words

MATCHES: Final = 40
lang_of = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def matches() -> list[list[Tale]]:
    return list(tales_of_matches(MATCHES))


@cache
def found() -> Measures:
    return measure(matches())


def test_two_heroes_of_a_match_share_no_long_sentence() -> None:
    assert found().tales > 2 * MATCHES
    assert found().shared == []


def test_two_heroes_of_a_match_never_open_alike() -> None:
    assert found().openings == []


def test_tales_of_different_matches_seldom_share_a_joint() -> None:
    """98 of 100 pairs did, when there were four variants of each."""
    assert found().common_joints < 0.7


@lang_of
def test_a_whole_story_is_read_aloud_in_two_minutes(lang: str) -> None:
    least, middle, most = found().lengths[lang]
    assert 120 <= least <= middle <= most <= 320


@lang_of
def test_no_reader_of_a_tale_stumbles(lang: str) -> None:
    told = [text for tales in matches() for tale in tales for text in tale.told[lang].split("\n\n")]
    assert [f"{fault} in “{text}”" for text in told for fault in spoken_faults(lang, text)] == []


def test_the_measure_finds_what_is_shared() -> None:
    one = matches()[1][0]
    assert len(shared_sentences([one, one], "fr")) > 3
    assert measure([[one, one]]).openings
