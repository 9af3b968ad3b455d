"""The rows of puzzles: what each person answered first, and the ratings that came of it."""

from __future__ import annotations

from sqlalchemy import Connection, Table, select
from sqlalchemy.dialects import postgresql, sqlite

from ..study.ratings import Rating, after_try
from . import schema
from .rows import Person, now
from .transaction import Transaction


class Solving:
    """How a person does at the puzzles of a game: the rating, and each first try in order (puzzle, solved)."""

    def __init__(self, rating: Rating, tries: list[tuple[str, bool]]) -> None:
        self.rating = rating
        self.tries = tries

    @property
    def solved(self) -> int:
        """How many puzzles were solved at the first try."""
        return sum(solved for _, solved in self.tries)

    @property
    def streaks(self) -> tuple[int, int]:
        """How many in a row were solved up to now, and at best."""
        now_in_row = best = 0
        for _, solved in self.tries:
            now_in_row = now_in_row + 1 if solved else 0
            best = max(best, now_in_row)
        return now_in_row, best


def solving_of(connection: Connection, person: str | None, game: str) -> Solving:
    """How a person does at the puzzles of a game."""
    t, r = schema.puzzle_tries, schema.puzzle_people
    tries = select(t.c.puzzle, t.c.solved).where(t.c.person == person, t.c.game == game).order_by(t.c.n)
    rated = connection.execute(select(r.c.mu, r.c.sigma).where(r.c.person == person, r.c.game == game)).first()
    done = [(puzzle, bool(solved)) for puzzle, solved in connection.execute(tries)]
    return Solving(Rating(*rated) if rated else Rating(), done)


def puzzle_ratings(connection: Connection, game: str) -> dict[str, Rating]:
    """The ratings of the puzzles of a game that people have tried."""
    t = schema.puzzle_ratings
    rows = connection.execute(select(t.c.puzzle, t.c.mu, t.c.sigma).where(t.c.game == game))
    return {puzzle: Rating(mu, sigma) for puzzle, mu, sigma in rows}


def add_try(tx: Transaction, person: Person, game: str, puzzle: str, first: Rating, solved: bool) -> tuple[Solving, Solving]:
    """Store a try and what it changes, unless it is not the first; how the person did before, and does now.

    `first` is the rating of the puzzle as long as nobody has tried it.
    """
    before = solving_of(tx.connection, person.id, game)
    row = {"person": person.id, "game": game, "puzzle": puzzle, "n": len(before.tries), "solved": solved, "at": now()}
    added = tx.connection.execute(_upsert(tx.connection, schema.puzzle_tries).values(row).on_conflict_do_nothing())
    if added.rowcount != 1:
        return before, before
    its = puzzle_ratings(tx.connection, game).get(puzzle, first)
    mine, its = after_try(before.rating, its, solved)
    _rate(tx.connection, schema.puzzle_people, {"person": person.id, "game": game}, mine)
    _rate(tx.connection, schema.puzzle_ratings, {"game": game, "puzzle": puzzle}, its)
    return before, Solving(mine, [*before.tries, (puzzle, solved)])


def _rate(connection: Connection, table: Table, key: dict[str, str], rating: Rating) -> None:
    values = {"mu": rating.mu, "sigma": rating.sigma}
    new = _upsert(connection, table).values({**key, **values})
    connection.execute(new.on_conflict_do_update(index_elements=list(key), set_=values))


def _upsert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
