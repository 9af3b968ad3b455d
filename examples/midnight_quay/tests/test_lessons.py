"""The lessons can be played to their end, answer what is wrong, and leave nothing out."""

from __future__ import annotations

import pytest
from midnight_quay import GAME

from tablee.engine.lessons import Lesson
from tablee.testing import lessons


@pytest.mark.parametrize("lesson", lessons.stepwise(GAME), ids=lambda lesson: lesson.id)
def test_a_lesson_is_played_to_its_end_and_every_wrong_act_is_answered(lesson: Lesson) -> None:
    assert lessons.check_lesson(GAME, lesson)


def test_lessons_are_told_in_every_language() -> None:
    lessons.check_lesson_texts(GAME)


def test_lessons_leave_no_verb_and_no_rule_of_the_main_flow_out() -> None:
    assert lessons.untouched_verbs(GAME) == set()
    assert lessons.untouched_rules(GAME) == set()
    assert lessons.untouched_sections(GAME) == []
