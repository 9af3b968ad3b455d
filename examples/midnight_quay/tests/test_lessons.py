"""The lessons of the game are whole: played to their end, said in every language, and nothing left out."""

from __future__ import annotations

from midnight_quay import GAME

from tablee.testing import lessons


def test_every_lesson_is_played_to_its_end_and_no_verb_is_left_out() -> None:
    assert lessons.untouched_verbs(GAME) == set()


def test_the_lessons_teach_the_rules_and_are_told_in_every_language() -> None:
    assert lessons.untouched_rules(GAME) == set()
    assert lessons.untouched_sections(GAME) == []
    lessons.check_lesson_texts(GAME)
