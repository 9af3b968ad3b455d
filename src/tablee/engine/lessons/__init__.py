"""The lessons and puzzles of a game as data: what its folders `lessons` and `puzzles` say.

`tablee.lessons` plays the lessons, and `tablee.puzzles` opens the puzzles.
"""

from .lesson import Act, Goal, Laid, Lesson, Lessons, Match, Step, Wrong
from .reading import read_lessons

__all__ = ["Act", "Goal", "Laid", "Lesson", "Lessons", "Match", "Step", "Wrong", "read_lessons"]
