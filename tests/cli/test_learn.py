"""Lessons typed in a terminal."""

from __future__ import annotations

import pytest

from .conftest import Tablee


@pytest.mark.parametrize(("lang", "listed"), [("fr", "Bon voisinage"), ("en", "Good neighbours")])
def test_a_lesson_is_played_in_the_terminal(tablee: Tablee, lang: str, listed: str) -> None:
    """Something wrong is answered by its rule, what to do can be shown, and the next lesson follows."""
    typed = "h\ndiscard 4\nplace 4 1\nplace 0 2\n\nplace 2 1\nq\n"
    ran = tablee("learn", "push", "--lang", lang, typed=typed)
    assert ran.returncode == 0, ran.stderr
    assert f"1 {listed}" in ran.stdout
    assert "[PUSH-080]" in ran.stdout
    assert {"fr": "C’est le geste de base", "en": "That is the basic move"}[lang] in ran.stdout
    assert {"fr": "Leur 2 est éliminé", "en": "Their 2 is eliminated"}[lang] in ran.stdout
    assert "lesson-" not in ran.stdout


def test_what_is_no_lesson_is_refused_in_a_sentence(tablee: Tablee) -> None:
    ran = tablee("learn", "push", "juggling")
    assert ran.returncode == 2
    assert "juggling" in ran.stderr
