"""Everything that is read from the database, and what the sweeper asks of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import and_, exists, func, or_, select, text, update

from . import schema
from .bulletin import BulletinRow, bulletin_rows
from .database import Database
from .people.decency import blocked_by, either_blocks
from .rows import ChatLine, Match, Move, Person, Seat, TableRows, now
from .transaction import MATCH, WAKE_MS, Transaction, chat_lines, one, seats_of, table_rows


class Winners(msgspec.Struct):
    """What of a stored outcome says who won."""

    winners: list[int] = []


WINNERS: Final = msgspec.json.Decoder(Winners)
LATE: Final = text("SELECT id FROM matches WHERE wake_at <= :at AND status = 'running' LIMIT 1")


class Storage(Database):
    """One database, with its queries by name."""

    # Reading.

    async def match(self, match: str) -> Match | None:
        """The header of a match; None when there is none."""
        async with self.read("match") as connection:
            return await connection.run_sync(lambda sync: one(sync, Match, MATCH, match=match))

    async def table(self, match: str) -> TableRows | None:
        """What is stored of a table beside its moves; None when there is none."""
        async with self.read("table") as connection:
            return await connection.run_sync(table_rows, match)

    async def seats(self, match: str) -> list[Seat]:
        """The seats of a match, by number."""
        async with self.read("seats") as connection:
            return await connection.run_sync(seats_of, match)

    async def moves(self, match: str, since: int = 0) -> list[Move]:
        """The rows of a match from number `since` on."""
        t = schema.moves
        query = select(t).where(t.c.match == match, t.c.n >= since).order_by(t.c.n)
        async with self.read("moves") as connection:
            return [Move(*row) for row in await connection.execute(query)]

    async def deeds(self, match: str, whats: Sequence[str]) -> list[tuple[int | None, str, int]]:
        """What was done at a table beside playing, of some kinds and in order: the seat, what, and when."""
        t = schema.joins
        query = select(t.c.seat, t.c.what, t.c.at).where(t.c.match == match, t.c.what.in_(whats)).order_by(t.c.id)
        async with self.read("deeds") as connection:
            return [(row[0], row[1], row[2]) for row in await connection.execute(query)]

    async def snapshot(self, match: str) -> tuple[int, int, bytes] | None:
        """The last whole position of a match: how many rows are behind it, its rules version, and the packed dump."""
        t = schema.snapshots
        async with self.read("snapshot") as connection:
            row = (await connection.execute(select(t.c.n, t.c.rules_version, t.c.data).where(t.c.match == match))).first()
        return (row[0], row[1], row[2]) if row else None

    async def archive(self, match: str, seat: int) -> bytes | None:
        """The stored replay of a match as a seat saw it (-1: with all cards open), compressed."""
        t = schema.archives
        async with self.read("archive") as connection:
            found: bytes | None = await connection.scalar(select(t.c.data).where(t.c.match == match, t.c.seat == seat))
        return found

    async def unarchived(self, versions: dict[str, int], limit: int = 20) -> list[str]:
        """Finished matches, playable by these rules, whose replay is not stored yet."""
        m, a = schema.matches, schema.archives
        fits = or_(*[and_(m.c.game == game, m.c.rules_version == version) for game, version in versions.items()])
        query = select(m.c.id).where(m.c.status == "finished", fits, ~exists().where(a.c.match == m.c.id)).limit(limit)
        async with self.read("unarchived") as connection:
            return list(await connection.scalars(query))

    async def outdated(self, versions: dict[str, int]) -> list[str]:
        """Running matches of other rules versions than those installed."""
        m = schema.matches
        other = or_(*[and_(m.c.game == game, m.c.rules_version != version) for game, version in versions.items()])
        async with self.read("outdated") as connection:
            return list(await connection.scalars(select(m.c.id).where(m.c.status == "running", other)))

    async def chat(self, match: str, since: int = 0) -> list[ChatLine]:
        """The last lines of chat at a table, from number `since` on."""
        async with self.read("chat") as connection:
            return await connection.run_sync(chat_lines, match, since)

    async def chat_for(self, person: str | None, match: str, since: int) -> tuple[list[ChatLine], frozenset[str]]:
        """The last lines of chat at a table, and whom somebody who reads them has blocked."""
        async with self.read("chat") as connection:
            lines = await connection.run_sync(chat_lines, match, since)
            return lines, await connection.run_sync(blocked_by, person) if person is not None else frozenset()

    async def listed(self, person: str | None, limit: int = 50) -> list[str]:
        """The tables of a person, or the public ones that one may join or watch; newest first."""
        m, s = schema.matches, schema.seats
        query = select(m.c.id).order_by(m.c.created.desc()).limit(limit)
        if person is None:
            turn = func.row_number().over(partition_by=func.coalesce(m.c.host, m.c.id), order_by=m.c.created.desc())
            ranked = select(m.c.id, turn.label("turn")).where(m.c.public, m.c.status.in_(("open", "running"))).subquery()
            fair = select(ranked.c.id).where(ranked.c.turn <= self.settings.most("public_tables"))
            query = query.where(m.c.id.in_(fair))
        else:
            mine = select(s.c.match).where(s.c.person == person)
            query = query.where(or_(m.c.id.in_(mine), m.c.host == person))
        async with self.read("listed") as connection:
            return list(await connection.scalars(query))

    async def won_games(self, person: str, limit: int = 2000) -> list[str]:
        """The games of which a person has won a match that counts, among the last that they have finished."""
        m, s = schema.matches, schema.seats
        query = select(m.c.game, s.c.seat, m.c.outcome).join_from(s, m, s.c.match == m.c.id)
        query = query.where(s.c.person == person, m.c.status == "finished", m.c.outcome.is_not(None), schema.RATED)
        async with self.read("won_games") as connection:
            rows = list(await connection.execute(query.order_by(m.c.finished.desc()).limit(limit)))
        return sorted({game for game, seat, outcome in rows if seat in WINNERS.decode(outcome).winners})

    async def still_listed(self, tables: Sequence[str]) -> list[str]:
        """Those of some tables that are still in the public list."""
        m = schema.matches
        query = select(m.c.id).where(m.c.id.in_(tables), m.c.public, m.c.status.in_(("open", "running")))
        async with self.read("still_listed") as connection:
            return list(await connection.scalars(query))

    async def person_by_hash(self, key_hash: str) -> Person | None:
        """The person whose key has a hash; None when it is nobody's."""
        p, k = schema.people, schema.keys
        query = select(p, k.c.hash.label("key_hash"), k.c.used).join_from(k, p, k.c.person == p.c.id)
        async with self.read("person_by_hash") as connection:
            return await connection.run_sync(one, Person, query.where(k.c.hash == key_hash))

    async def blocked_by(self, person: str) -> frozenset[str]:
        """Whom a person has blocked."""
        async with self.read("blocked_by") as connection:
            return await connection.run_sync(blocked_by, person)

    async def blocking(self, person: str, other: str) -> bool:
        """Whether one of two people has blocked the other: they are neither paired nor invited."""
        async with self.read("blocking") as connection:
            return await connection.run_sync(either_blocks, person, other)

    async def bulletin(self) -> dict[str, BulletinRow]:
        """What the keeper tells everybody now, by its kind."""
        async with self.read("bulletin") as connection:
            return await connection.run_sync(bulletin_rows)

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are, by their status."""
        m = schema.matches
        async with self.read("count_tables") as connection:
            counts = await connection.execute(select(m.c.status, func.count()).group_by(m.c.status))
            return {status: int(count) for status, count in counts}

    # What the sweeper asks.

    async def due(self, limit: int = 50) -> list[str]:
        """Claim the running matches that somebody must look at; no other process is given them for a while."""
        m = schema.matches
        at = now()
        late = select(m.c.id).where(m.c.wake_at <= at, m.c.status == "running").order_by(m.c.wake_at).limit(limit)
        if not self.sqlite:
            late = late.with_for_update(skip_locked=True)
        async with self.read("due") as connection:
            if (await connection.execute(LATE, {"at": at})).first() is None:
                return []
        claim = update(m).where(m.c.id.in_(late)).values(wake_at=at + WAKE_MS).returning(m.c.id)
        return await self.write(lambda tx: list(tx.connection.scalars(claim)))

    async def wake_all(self) -> None:
        """After a restart of the only process: whatever was being looked at is looked at again."""
        m = schema.matches
        query = update(m).where(m.c.status == "running", m.c.wake_at.is_not(None), m.c.clock == "none")
        await self.write(lambda tx: tx.connection.execute(query.values(wake_at=now())))

    async def expire(self) -> list[str]:
        """Mark what nobody has touched for long. A finished match never expires; where a clock runs, it decides."""
        m, v = schema.matches, schema.moves
        opened = now() - int(self.settings.open_hours * 3_600_000)
        idle = now() - int(self.settings.idle_days * 86_400_000)
        recent = exists().where(v.c.match == m.c.id, v.c.at > idle)
        stale = or_(
            and_(m.c.status == "open", m.c.created < opened),
            and_(m.c.status == "running", or_(m.c.clock == "none", m.c.paused), m.c.started < idle, ~recent),
        )
        async with self.read("expire") as connection:
            found = list(await connection.scalars(select(m.c.id).where(stale).limit(500)))
        if not found:
            return []

        await self.write(lambda tx: tx.put_away(found, stale))
        return found

    async def set_right(self, spans: dict[str, int]) -> list[str]:
        """After a clock that was ahead: what expired by it comes back, and no look is later than its match allows.

        `spans` says how long each kind of clock runs, in ms. The ids of the tables that came back.
        """
        m, at = schema.matches, now()
        early = and_(m.c.status == "expired", m.c.finished > at)
        late = [and_(m.c.clock == clock, m.c.wake_at > at + span + WAKE_MS) for clock, span in {"none": 0, **spans}.items()]
        overslept = and_(m.c.status == "running", or_(*late))
        async with self.read("set_right") as connection:
            back = list(await connection.scalars(select(m.c.id).where(early).limit(500)))
            one_asleep = await connection.scalar(select(m.c.id).where(overslept).limit(1))
        if not back and one_asleep is None:
            return []

        def mend(tx: Transaction) -> None:
            mine = m.c.id.in_(back)
            opened = update(m).where(mine, early, m.c.seed.is_(None)).values(status="open", finished=None)
            running = update(m).where(mine, early, m.c.seed.is_not(None)).values(status="running", finished=None, wake_at=at)
            for query in (opened, running, update(m).where(overslept).values(wake_at=at)):
                tx.connection.execute(query)
            tx.note.tables = back

        await self.write(mend)
        return back
