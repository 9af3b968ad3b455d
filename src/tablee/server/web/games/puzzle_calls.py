"""The calls about puzzles: what a game has of them, one of them as its seat sees it, and an answer to it."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeVar

import msgspec

from ....engine.game import Game
from ....engine.lessons.puzzles import Puzzle
from ....engine.text import fault_text
from ....puzzles import BadPuzzle, daily, find_puzzle, first_rating, near, scene_of, solve
from ... import wire
from ...storage.puzzles import Solving, add_try, puzzle_ratings, solving_of
from ...study.ratings import Rating, from_bots, told
from ...tables.table_registry import playable
from ...texts import Refusal
from ..call import CallContext

T = TypeVar("T")


async def game_puzzles(context: CallContext, body: None) -> wire.PuzzleShelf:
    """How many puzzles a game has, that of the day, the next for whoever asks, and how that person does."""
    played = playable(context.params["id"])
    mine, ratings = await _known(context, played)
    today = daily(played, _date())
    return wire.PuzzleShelf(
        count=len(played.puzzles),
        daily=today.id if today else None,
        next=_next(played, mine, ratings),
        mine=_solver(mine) if context.person else None,
    )


async def get_puzzle(context: CallContext, body: None) -> wire.PuzzleScene:
    """A puzzle as its seat sees it, without anything that tells the answer."""
    played = playable(context.params["id"])
    puzzle = _found(played, context.params["puzzle"])
    scene = await to_thread(_told_if_bad, lambda: scene_of(played, puzzle))
    mine, ratings = await _known(context, played)
    today = daily(played, _date())
    return wire.PuzzleScene(
        id=scene.id,
        seat=scene.seat,
        options=scene.options,
        view=scene.view,
        board=msgspec.convert(scene.board, wire.Board),
        rating=told(_rating(puzzle, ratings)),
        daily=today is not None and today.id == puzzle.id,
        solved=dict(mine.tries).get(puzzle.id),
    )


async def answer_puzzle(context: CallContext, body: wire.PuzzleAct) -> wire.PuzzleSolution:
    """Answer a puzzle and be told the solution. With a key, the first answer to a puzzle is rated, and no other."""
    played = playable(context.params["id"])
    puzzle = _found(played, context.params["puzzle"])
    solution = await to_thread(_told_if_bad, lambda: solve(played, puzzle, body.action))
    change = None
    mine, ratings = await _known(context, played)
    if (person := context.person) is not None:
        first = from_bots(first_rating(puzzle))
        before, mine = await context.tables.storage.write(
            lambda tx: add_try(tx, person, played.id, puzzle.id, first, solution.right)
        )
        change = round(told(mine.rating) - told(before.rating), 1) if mine is not before else None
    facts = {name: getattr(solution, name) for name in ("right", "least", "searches", "worlds", "finds", "why")}
    return wire.PuzzleSolution(
        **facts,
        best=msgspec.convert(solution.best, wire.PuzzleLine, from_attributes=True),
        second=msgspec.convert(solution.second, wire.PuzzleLine, from_attributes=True),
        margin=msgspec.convert(solution.margin, wire.Interval, from_attributes=True),
        gain=msgspec.convert(solution.gain, wire.Interval, from_attributes=True),
        change=change,
        mine=_solver(mine) if context.person else None,
        next=_next(played, mine, ratings, puzzle),
    )


def _date() -> str:
    """The day, as it is everywhere at the same time."""
    return datetime.now(UTC).date().isoformat()


def _found(played: Game, name: str) -> Puzzle:
    return _told_if_bad(lambda: find_puzzle(played, name))


def _told_if_bad(work: Callable[[], T]) -> T:
    """Do some work with a puzzle; what is wrong with it is refused in words."""
    try:
        return work()
    except BadPuzzle as error:
        wrong = error
        status = {"fault-puzzle": 404, "fault-puzzle-former": 410}.get(error.key, 422)
        raise Refusal("puzzle", status, why=lambda lang: fault_text(wrong, lang)) from None


async def _known(context: CallContext, played: Game) -> tuple[Solving, dict[str, Rating]]:
    """How whoever asks does at the puzzles of a game, and the ratings of those that people have tried."""
    async with context.tables.storage.read() as connection:
        mine = await connection.run_sync(solving_of, context.person_id, played.id)
        return mine, await connection.run_sync(puzzle_ratings, played.id)


def _rating(puzzle: Puzzle, ratings: dict[str, Rating]) -> Rating:
    return ratings.get(puzzle.id) or from_bots(first_rating(puzzle))


def _next(played: Game, mine: Solving, ratings: dict[str, Rating], shown: Puzzle | None = None) -> str | None:
    """The puzzle that suits somebody best, other than the one just shown."""
    tried = {name for name, _ in mine.tries} | ({shown.id} if shown else set())
    found = near(played, told(mine.rating), tried, {name: told(rating) for name, rating in ratings.items()})
    return found.id if found else None


def _solver(mine: Solving) -> wire.Solver:
    streak, best = mine.streaks
    return wire.Solver(rating=told(mine.rating), tried=len(mine.tries), solved=mine.solved, streak=streak, best_streak=best)
