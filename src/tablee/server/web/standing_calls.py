"""The calls about what people have played and how strong they are: matches, statistics, ratings, leaderboards.

A person is named by an id, or by `me`.
"""

from __future__ import annotations

from .. import wire
from ..storage.rows import Person
from ..storage.standing.played import Wanted
from ..study import played
from ..study.settling import settle_now
from ..tables.replays import finished
from ..tables.table_registry import playable
from .call import CallContext


async def matches_played(context: CallContext, body: None) -> wire.PastMatches:
    """The finished matches of a person, a page at a time; of somebody else, those at public tables."""
    query: wire.PastQuery = context.params["query"]
    person, public = await _whose(context)
    wanted = Wanted(person.id, public, query.game, query.company, query.level, query.result, query.rated)
    async with context.tables.storage.read("played") as connection:
        return await connection.run_sync(played.matches_played, person, wanted, query.after)


async def statistics(context: CallContext, body: None) -> list[wire.GameStatistics]:
    """How a person does at each game, and how their ratings went; of somebody else, at public tables."""
    person, public = await _whose(context)
    async with context.tables.storage.read("statistics") as connection:
        return await connection.run_sync(played.statistics, person.id, public)


async def leaderboard(context: CallContext, body: None) -> wire.Leaderboard:
    """Those who are rated at a game, the best first, a page at a time; and the marks of its bots."""
    query: wire.LeaderboardQuery = context.params["query"]
    game = playable(context.params["id"]).id
    async with context.tables.storage.read("leaderboard") as connection:
        return await connection.run_sync(played.leaderboard, game, query.after, context.person_id)


async def table_ratings(context: CallContext, body: None) -> list[wire.SeatRating]:
    """What a finished match has changed of ratings; nothing where it was not rated."""
    table = await context.table()
    if not finished(table).rated_play:
        return []
    await settle_now(context.tables, table.id)
    async with context.tables.storage.read("table_ratings") as connection:
        return await connection.run_sync(played.ratings_at, table.id, table.seats, context.person_id)


async def _whose(context: CallContext) -> tuple[Person, bool]:
    """The person that the path names, and whether only what was public may be told of them."""
    named = context.params["id"]
    if named in ("me", context.person_id):
        return context.me, False
    async with context.tables.storage.read("person") as connection:
        return await connection.run_sync(played.whose, named), True
