"""Lessons: a first game that one plays, step by step, on laid positions by the real rules.

What a lesson is stands in the game's folder (`lessons/lessons.toml`, read as `game.lessons`) and in docs/lessons.md. A
running lesson is kept nowhere: it is the lesson and what the learner has done so far, played again each time.

>>> import tablee
>>> from tablee.lessons import play_lesson
>>> game = tablee.game("push")
>>> scene = play_lesson(game, "place", [])
>>> scene.step, scene.asks, scene.point
(0, 'lesson-place-1', {'verb': 'place', 'value': 4, 'column': 1})
>>> play_lesson(game, "place", [{"verb": "discard", "value": 4}]).wrong
Answer(rule='PUSH-080', key='lesson-place-1.discard')
>>> play_lesson(game, "place", [{"verb": "place", "value": 4, "column": 1}]).step
1
"""

from __future__ import annotations

from .coach import Opinion, judge
from .laying import begin, laid_toml
from .playing import Answer, BadLesson, Run, Scene, find_lesson, play_lesson
from .texts import LessonTexts

__all__ = [
    "Answer",
    "BadLesson",
    "LessonTexts",
    "Opinion",
    "Run",
    "Scene",
    "begin",
    "find_lesson",
    "judge",
    "laid_toml",
    "play_lesson",
]
