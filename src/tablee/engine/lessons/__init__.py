"""The lessons of a game as data: what `lessons/lessons.toml` in its folder says. They are played by `tablee.lessons`."""

from .lesson import Act, Goal, Laid, Lesson, Lessons, Match, Step, Wrong
from .reading import read_lessons

__all__ = ["Act", "Goal", "Laid", "Lesson", "Lessons", "Match", "Step", "Wrong", "read_lessons"]
