"""The calls about lessons: the course of a game, a step of a lesson, and what a person has learned."""

from __future__ import annotations

from asyncio import to_thread

import msgspec

from .... import registry
from ....engine.game import Game
from ....engine.text import fault_text
from ....lessons import BadLesson, LessonTexts, play_lesson
from ....lessons.texts import lesson_source
from ... import wire
from ...storage.lessons import add_learned, learned_by
from ...tables.table_registry import playable
from ...texts import Refusal
from ..call import CallContext


async def game_lessons(context: CallContext, body: None) -> wire.Course:
    """The course of a game, with all that its lessons say; a game without lessons has an empty one."""
    played = playable(context.params["id"])
    lang = LessonTexts(played).language(context.spoken)
    lessons = [
        wire.LessonFacts(
            id=lesson.id,
            steps=len(lesson.steps),
            rules=lesson.rules,
            match=msgspec.convert(lesson.match, wire.LessonMatch, from_attributes=True) if lesson.match else None,
        )
        for lesson in played.lessons
    ]
    return wire.Course(lang=lang, source=lesson_source(played.package, lang) if lang else "", lessons=lessons)


async def learn(context: CallContext, body: wire.Acts) -> wire.LessonScene:
    """A lesson after all that the learner has done in it. It is kept nowhere, and shows what the learner's seat may see."""
    played = playable(context.params["id"])
    return await to_thread(_scene, played, context.params["lesson"], body)


def _scene(played: Game, lesson: str, body: wire.Acts) -> wire.LessonScene:
    try:
        scene = play_lesson(played, lesson, body.acts)
    except BadLesson as error:
        wrong = error
        status = 404 if error.key == "fault-lesson" else 422
        raise Refusal("lesson", status, why=lambda lang: fault_text(wrong, lang)) from None
    return msgspec.convert(scene, wire.LessonScene, from_attributes=True)


async def my_lessons(context: CallContext, body: None) -> wire.Learned:
    """The lessons that one has finished, by game."""
    person = context.me
    async with context.tables.storage.read() as connection:
        return wire.Learned(learned=await connection.run_sync(learned_by, person))


async def learned_lessons(context: CallContext, body: wire.Learned) -> wire.Learned:
    """Say that one has finished lessons, and get all that one has; what is no lesson here is left out."""
    person, done = context.me, [(game, lesson) for game, names in body.learned.items() for lesson in names]
    known = [(game, lesson) for game, lesson in done if game in registry.list_games() and _has(game, lesson)]
    return wire.Learned(learned=await context.tables.storage.write(lambda tx: add_learned(tx, person, known)))


def _has(game: str, lesson: str) -> bool:
    return registry.game(game).lessons.get(lesson) is not None
