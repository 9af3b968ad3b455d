"""A match between bots from its first question to its end, in compiled code, and how it went."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ..engine.position import Position
from ..engine.rng import Rng
from .base import Bot, Perspective


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Sees every decision before it is played."""

    def see(self, pos: Position, n: int, seat: int, legal: list[int], action: int) -> None:
        """Decision number `n`, from 0: who decides, what was legal, and what will be played."""
        raise NotImplementedError


class Course:
    """What is counted while a match runs: moves, those with one answer, and by seat those asked and those with a choice.

    `last` is the number of each seat's last move, from 1, and `longest` the most moves of others between two of its own, or
    before its first.
    """

    moves: i64
    forced: i64
    asked: vec[i64]
    choices: vec[i64]
    last: vec[i64]
    longest: vec[i64]

    def __init__(self, seats: int) -> None:
        self.moves = 0
        self.forced = 0
        self.asked = vec[i64]([0] * seats)
        self.choices = vec[i64]([0] * seats)
        self.last = vec[i64]([0] * seats)
        self.longest = vec[i64]([0] * seats)

    def count(self, seat: i64, answers: i64) -> None:
        """Count a move of a seat that had so many answers."""
        if answers == 1:
            self.forced += 1
        else:
            self.choices[seat] += 1
        waited = self.moves - self.last[seat]
        if waited > self.longest[seat]:
            self.longest[seat] = waited
        self.moves += 1
        self.last[seat] = self.moves
        self.asked[seat] += 1


def play_course(pos: Position, bots: list[Bot], eyes: list[Rng], watcher: Watcher | None = None) -> Course:
    """Play a match to its end; whatever has only one answer is not asked.

    Each seat has its bot, and the generator by which the worlds that it is handed are imagined.
    """
    course = Course(len(bots))
    while pos.agenda:
        seat = pos.agenda[-1].first_asked(pos)
        legal = pos.legal_vec(seat)
        answers: i64 = len(legal)
        action = legal[0]
        if answers > 1:
            action = bots[seat].choose(Perspective.of(pos, int(seat), eyes[seat]))
        if watcher is not None:
            watcher.see(pos, int(course.moves), int(seat), pos.legal(int(seat)), int(action))
        pos.play(int(seat), int(action))
        course.count(seat, answers)
    return course
