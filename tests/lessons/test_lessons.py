"""Every lesson of every game is played to its end, right and wrong, in every language; together they leave nothing out."""

from __future__ import annotations

from typing import Final

import pytest

import tablee
from tablee import Rng
from tablee.engine.lessons import Lesson
from tablee.lessons import BadLesson, Run, play_lesson
from tablee.testing import lessons as checks

GAMES: Final = tablee.list_games()
LESSONS: Final = [(name, lesson) for name in GAMES for lesson in checks.stepwise(tablee.game(name))]
IDS: Final = [f"{name}-{lesson.id}" for name, lesson in LESSONS]


@pytest.mark.parametrize("name", GAMES)
def test_a_course_is_six_to_ten_lessons_and_ends_with_a_match(name: str) -> None:
    course = list(tablee.game(name).lessons)
    assert 6 <= len(course) <= 10
    assert [lesson.id for lesson in course if lesson.match] == [course[-1].id]


@pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=IDS)
def test_a_lesson_is_played_to_its_end_and_every_wrong_act_is_answered_by_a_rule(name: str, lesson: Lesson) -> None:
    assert checks.check_lesson(tablee.game(name), lesson)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.words
def test_lessons_are_told_in_every_language(name: str) -> None:
    checks.check_lesson_texts(tablee.game(name))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.words
def test_nothing_speaks_of_the_learner_as_of_somebody_else(name: str) -> None:
    checks.check_lesson_sentences(tablee.game(name))


@pytest.mark.parametrize("name", GAMES)
def test_no_rule_of_the_main_flow_is_left_out(name: str) -> None:
    assert checks.untouched_rules(tablee.game(name)) == set()
    assert checks.untouched_sections(tablee.game(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_no_verb_is_left_out(name: str) -> None:
    assert checks.untouched_verbs(tablee.game(name)) == set()


@pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=IDS)
def test_what_a_lesson_shows_is_made_of_what_the_seat_may_know(name: str, lesson: Lesson) -> None:
    """The same lesson in a world that the learner could be in as well shows the same, step by step."""
    run = Run(tablee.game(name), lesson)
    while not run.over:
        imagined = checks.copied(run)
        imagined.pos = run.pos.resample(run.seat, Rng(run.acts))
        assert imagined.scene() == run.scene()
        act = run.scene().point or checks.right_acts(run.game, run)[0]
        assert run.act(act) is None


def test_what_is_no_lesson_or_leads_nowhere_is_refused_in_words() -> None:
    game = tablee.game("push")
    right = {"verb": "place", "value": 4, "column": 1}
    for lesson, acts in [("nothing", []), ("match", []), ("place", [{"verb": "fly"}, right]), ("place", [right] * 400)]:
        with pytest.raises(BadLesson) as refused:
            play_lesson(game, lesson, acts)
        assert refused.value.key
