"""The rows of campaigns: a campaign, its members, and the matches that are its chapters."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from . import schema
from .rows import Campaign, Match, Member, Person, now, values
from .transaction import Transaction, many, one


class PlayedSeat(NamedTuple):
    """Where a person sat: in which chapter of which campaign, and on which seat."""

    campaign: str
    chapter: int
    seat: int


# Reading.


def campaign_by_id(connection: Connection, campaign: str, lock: bool = False) -> Campaign | None:
    """A campaign, locked until the end of the transaction if it is to be changed; None when there is none."""
    query = select(schema.campaigns).where(schema.campaigns.c.id == campaign)
    return one(connection, Campaign, query.with_for_update() if lock else query)


def members_of(connection: Connection, campaign: str) -> list[Member]:
    """The members of a campaign, in the order in which they joined."""
    t = schema.members
    return many(connection, Member, select(t).where(t.c.campaign == campaign).order_by(t.c.joined, t.c.person))


def matches_of(connection: Connection, campaign: str) -> list[Match]:
    """All matches that were opened for a campaign and not given up, the oldest first."""
    t = schema.matches
    return many(connection, Match, select(t).where(t.c.campaign == campaign, t.c.status != "expired").order_by(t.c.created))


def campaigns_of(connection: Connection, person: Person, limit: int) -> list[str]:
    """The ids of a person's campaigns, newest first."""
    c, m = schema.campaigns, schema.members
    query = select(c.c.id).join(m, m.c.campaign == c.c.id).where(m.c.person == person.id).order_by(c.c.created.desc())
    return list(connection.scalars(query.limit(limit)))


def played_seats(connection: Connection, person: Person) -> list[PlayedSeat]:
    """Every seat on which a person has played a chapter."""
    m, s = schema.matches, schema.seats
    query = select(m.c.campaign, m.c.chapter, s.c.seat).join(s, s.c.match == m.c.id)
    return [PlayedSeat(*row) for row in connection.execute(query.where(s.c.person == person.id, m.c.campaign.is_not(None)))]


# Writing.


def add_campaign(tx: Transaction, campaign: Campaign) -> None:
    """Add a campaign, which has no members yet."""
    tx.connection.execute(insert(schema.campaigns).values(values(campaign)))


def set_campaign(tx: Transaction, campaign: Campaign) -> None:
    """Store the name, the data and the number of played chapters of a campaign."""
    t = schema.campaigns
    changed = {"name": campaign.name, "data": campaign.data, "played": campaign.played}
    tx.connection.execute(update(t).where(t.c.id == campaign.id).values(changed))


def add_member(tx: Transaction, campaign: str, person: Person, name: str) -> None:
    """Add a person to a campaign under a name."""
    row = Member(campaign=campaign, person=person.id, name=name, joined=now())
    tx.connection.execute(insert(schema.members).values(values(row)))


def rename_member(tx: Transaction, campaign: str, person: Person, name: str) -> None:
    """Give a member another name."""
    t = schema.members
    tx.connection.execute(update(t).where(t.c.campaign == campaign, t.c.person == person.id).values(name=name))


def remove_member(tx: Transaction, campaign: str, person: Person) -> None:
    """Take a person out of a campaign."""
    t = schema.members
    tx.connection.execute(delete(t).where(t.c.campaign == campaign, t.c.person == person.id))


def remove_from_all(tx: Transaction, person: Person) -> list[str]:
    """Take a person out of every campaign; the ids of those that were left."""
    t = schema.members
    campaigns = list(tx.connection.scalars(select(t.c.campaign).where(t.c.person == person.id)))
    tx.connection.execute(delete(t).where(t.c.person == person.id))
    return campaigns


def remove_campaign(tx: Transaction, campaign: str) -> list[str]:
    """Remove a campaign. Its matches stay as matches of their own, without its name; their ids."""
    m = schema.matches
    matches = list(tx.connection.scalars(select(m.c.id).where(m.c.campaign == campaign)))
    tx.connection.execute(update(m).where(m.c.campaign == campaign).values(campaign=None, chapter=None, name=""))
    tx.connection.execute(delete(schema.members).where(schema.members.c.campaign == campaign))
    tx.connection.execute(delete(schema.campaigns).where(schema.campaigns.c.id == campaign))
    return matches
