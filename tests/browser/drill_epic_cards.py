"""Epic's cards in hands of all sizes, in both languages: nothing is cut where it lies."""

from __future__ import annotations

import pytest

from tablee.engine.text import LANGUAGES

from .epic import nothing_cut
from .kit import Crowd


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("held", [2, 4, 7])
def test_no_card_is_cut_where_it_lies(people: Crowd, lang: str, held: int) -> None:
    nothing_cut(people, lang, held)
