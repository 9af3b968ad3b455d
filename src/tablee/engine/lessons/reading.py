"""Reading the lessons of a game from its folder."""

from __future__ import annotations

# Interpreted: it reads files, and says what is wrong with them.
import tomllib
from importlib import resources
from typing import Final

import msgspec

from ..errors import BadContent
from .lesson import Lesson, Lessons

FOLDER: Final = "lessons"


def read_lessons(package: str) -> Lessons:
    """The lessons in the folder of a game, none where it has none; BadContent names what is wrong with them."""
    file = resources.files(package).joinpath(FOLDER, "lessons.toml")
    if not file.is_file():
        return Lessons()
    try:
        read = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lessons)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadContent(f"the lessons of {package} cannot be read: {error}") from None
    for lesson in read.lessons:
        _check(package, lesson)
    return read


def _check(package: str, lesson: Lesson) -> None:
    """A lesson is steps in a position, or a match, and not both."""
    if (lesson.match is None) != bool(lesson.steps) or (lesson.match is None) != (lesson.position is not None):
        raise BadContent(f"lesson “{lesson.id}” of {package} has a position and steps, or a match, and not both")
