"""Settling finished matches: their results and the ratings that change are written exactly once, whoever does it.

A match is finished in the transaction of its last move, and `settled` in a later one. Whatever a crash leaves between the two
is found again by `unsettled`, as are the matches of a build that knew no results. The transaction that writes results and
ratings marks the match, whose row it has locked; hence they are neither lost nor doubled.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, insert, select, update

from ....registry import game, list_games
from ...study.standing import Ended, company_of, rated_places, result_of
from .. import schema
from ..analyses import analysis_of
from ..rows import Match, Seat
from ..transaction import Transaction, many
from .ratings import rate
from .results import splits_of

LOG: Final = logging.getLogger("tablee.server")
ENDED: Final = msgspec.json.Decoder(Ended)


def unsettled(connection: Connection, limit: int, but: Collection[str] = ()) -> list[str]:
    """The matches that are to be settled, the first to end first."""
    m = schema.matches
    query = select(m.c.id).where(schema.UNSETTLED, m.c.id.not_in(but)).order_by(m.c.finished, m.c.id).limit(limit)
    return list(connection.scalars(query))


def is_unsettled(connection: Connection, match: str) -> bool:
    """Whether a match is to be settled."""
    m = schema.matches
    return connection.scalar(select(m.c.id).where(schema.UNSETTLED, m.c.id == match)) is not None


def settle(tx: Transaction, names: Sequence[str]) -> None:
    """Settle matches, those that are not settled already, in the order in which they ended.

    People are locked before matches, and ratings last, as where a person is deleted.
    """
    seats = _seats(tx.connection, names)
    people = {seat.person for each in seats.values() for seat in each if seat.person is not None}
    known = _locked_people(tx.connection, people)
    m = schema.matches
    query = select(m).where(m.c.id.in_(names), schema.UNSETTLED).order_by(m.c.finished, m.c.id).with_for_update()
    for match in many(tx.connection, Match, query):
        _settle_one(tx, match, seats[match.id], known)
        tx.connection.execute(update(m).where(m.c.id == match.id).values(settled=True))


def _seats(connection: Connection, names: Sequence[str]) -> dict[str, list[Seat]]:
    t = schema.seats
    found: dict[str, list[Seat]] = {name: [] for name in names}
    for seat in many(connection, Seat, select(t).where(t.c.match.in_(names)).order_by(t.c.match, t.c.seat)):
        found[seat.match].append(seat)
    return found


def _locked_people(connection: Connection, people: set[str]) -> set[str]:
    """Those of some people who are still there; they stay until the end of the transaction."""
    t = schema.people
    query = select(t.c.id).where(t.c.id.in_(people)).order_by(t.c.id).with_for_update(read=True)
    return set(connection.scalars(query))


def _settle_one(tx: Transaction, match: Match, seats: list[Seat], known: set[str]) -> None:
    try:
        ended = ENDED.decode(match.outcome or "{}")
    except msgspec.MsgspecError:
        LOG.warning("match %s does not say how it ended", match.id)
        return
    rows = [_row(match, seats, ended, person) for person in sorted({str(seat.person) for seat in seats} & known)]
    data = analysis_of(tx.connection, match.id)
    splits = splits_of(data) if data is not None and rows else {}
    for row in rows:
        row.update(splits.get(row["seat"], {}))
        tx.connection.execute(insert(schema.results).values(row))
    if match.rated_play and match.rated:
        places = rated_places(ended, seats, _began(tx.connection, match.id) & known)
        if places:
            rate(tx, match.id, match.game, places, match.finished or 0)


def _row(match: Match, seats: list[Seat], ended: Ended, person: str) -> dict[str, Any]:
    mine = [seat.seat for seat in seats if seat.person == person]
    levels = list(game(match.game).levels) if match.game in list_games() else []
    result, place = result_of(ended, seats, mine)
    company, level = company_of(seats, person, levels)
    return {
        "person": person, "match": match.id, "seat": mine[0], "game": match.game, "result": result, "place": place,
        "company": company, "level": level, "rated": bool(match.rated_play), "counts": match.rated and result != "none",
        "finished": match.finished or 0,
    }  # fmt: skip


def _began(connection: Connection, match: str) -> set[str]:
    """Who made at least one move of a match: whoever was only seated has not begun it."""
    t = schema.moves
    played = select(t.c.person).where(t.c.match == match, t.c.what == "play", t.c.by == "person").distinct()
    return {person for person in connection.scalars(played) if person is not None}
