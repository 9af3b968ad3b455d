"""What a seat sees of Epic Origins, as the clients draw it: the players, the rows, the Adversary, the stack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....engine.knowledge import Seen
from ..rules.challenge.stack import UNAIMED, aim_of, owner_of
from ..rules.content import count_of
from ..rules.layout import (
    ACTED,
    ACTIONS,
    ACTIVE,
    ACTS,
    ADVERSARY_XP,
    ANTIHEROES,
    BEAT_FINAL,
    CLASS_XP,
    ENDED,
    ENDS_WITH,
    FACED,
    FACED_FINAL,
    FACED_FRONT,
    FINALS,
    FIRST,
    FREE_EXPLORES,
    HEROES,
    KIND,
    KINDS,
    LEVEL,
    PILES,
    PREVIOUS,
    REASONS,
    RESERVE,
    REVEALED,
    TURN,
    TURNED,
    TURNS,
)
from ..rules.seen_table import SeenTable
from ..rules.vocabulary import ICONS
from .view_challenge import challenge, face_name, odds
from .view_types import EpicAdversary, EpicPlayer, EpicRow, EpicStacked, EpicStory, EpicView


def shape(seen: Seen) -> EpicView:
    """The whole table as one seat sees it."""
    table = SeenTable(seen)
    now, layout = table.counters, table.layout
    return EpicView(
        turn=now[TURN],
        active=now[ACTIVE],
        first=now[FIRST],
        kind=KINDS[now[KIND]],
        acted=bool(now[ACTED]),
        free_explores=now[FREE_EXPLORES],
        players=[player(table, seat) for seat in range(table.seats)],
        rows=[row(table, act) for act in range(len(ACTS))],
        hero_deck=table.size(layout.deck(HEROES)),
        hero_discard=table.labels(layout.discard(HEROES)),
        antihero_deck=table.size(layout.deck(ANTIHEROES)),
        antihero_discard=table.labels(layout.discard(ANTIHEROES)),
        adversary=adversary(table),
        stack=stack(table),
        challenge=challenge(table),
        odds=odds(table),
        ends_with=now[ENDS_WITH] - 1 if now[ENDS_WITH] else None,
        finals=now[FINALS],
        undealt=table.size(layout.undealt),
        ended=REASONS[now[ENDED]],
    )


# Players.


def player(table: SeenTable, seat: int) -> EpicPlayer:
    """One Hero, as far as the seat that looks may know."""
    layout = table.layout
    character: list[str | None] = [*table.labels(layout.character(seat)), None, None, None]
    backs = [table.back(card) for card in table.cards(layout.hand(seat))]
    hero = table.hero(seat)
    faced = table.own(FACED, seat)
    return EpicPlayer(
        heritage=character[0],
        origin=character[1],
        calling=character[2],
        destiny=next(iter(table.labels(layout.destiny(seat))), None),
        class_xp=table.own(CLASS_XP, seat),
        unlocked=table.unlocked(seat),
        reserve=table.own(RESERVE, seat),
        level=table.own(LEVEL, seat),
        virtues=int(hero.virtues),
        corruptions=int(hero.corruptions),
        hand=sorted(table.labels(layout.hand(seat)), key=lambda label: label.replace("?", "~")),
        heroes=backs.count(PILES[HEROES]),
        antiheroes=backs.count(PILES[ANTIHEROES]),
        story=story(table, seat),
        played=table.labels(layout.played(seat)),
        icons=[int(count_of(hero.icons, icon)) for icon in range(len(ICONS))],
        previous=[icon for bit, icon in enumerate(ICONS) if table.own(PREVIOUS, seat) >> bit & 1],
        traits=int(hero.traits),
        faced_front=bool(faced & FACED_FRONT),
        faced_final=bool(faced & FACED_FINAL),
        beat_final=bool(faced & BEAT_FINAL),
        turns=table.own(TURNS, seat),
        dealt=table.labels(layout.dealt(seat)),
        rejected=rejected(table, seat),
    )


def story(table: SeenTable, seat: int) -> list[EpicStory]:
    """The cards of a Story with their visible paths."""
    zone = table.zone(table.layout.story(seat))
    return [EpicStory(table.seen.label(card), path) for card, path in zip(zone.cards, zone.tags, strict=True)]


def rejected(table: SeenTable, seat: int) -> list[str]:
    """The character cards that a player has put back."""
    zone = table.zone(table.layout.rejected)
    return [table.seen.label(card) for card, tag in zip(zone.cards, zone.tags, strict=True) if tag == seat]


# The table.


def row(table: SeenTable, act: int) -> EpicRow:
    """The row of an Act with its deck and its discard pile."""
    layout = table.layout
    return EpicRow(
        act=act,
        revealed=act < table.counters[REVEALED],
        cards=table.labels(layout.row(act)),
        deck=table.size(layout.deck(act)),
        discard=table.labels(layout.discard(act)),
    )


def adversary(table: SeenTable) -> EpicAdversary | None:
    """The Adversary with its Quest and its Actions, if there is one."""
    layout = table.layout
    zone = table.zone(layout.opposition)
    if not zone.cards:
        return None
    return EpicAdversary(
        front=face_name(zone.cards[0]),
        final=face_name(zone.cards[0] + 1),
        turned=bool(table.counters[TURNED]),
        xp=table.counters[ADVERSARY_XP],
        quest=face_name(zone.cards[1] + zone.tags[1]),
        actions=table.size(layout.deck(ACTIONS)),
        discard=table.labels(layout.discard(ACTIONS)),
    )


def stack(table: SeenTable) -> list[EpicStacked]:
    """The cards that wait for their effect, the first one played first."""
    zone = table.zone(table.layout.stack)
    found: list[EpicStacked] = []
    for card, tag in zip(zone.cards, zone.tags, strict=True):
        aim = int(aim_of(tag))
        against = None if aim == UNAIMED else face_name(aim)
        found.append(EpicStacked(table.seen.label(card), int(owner_of(tag)), against))
    return found


def running(view: Mapping[str, Any]) -> list[int]:
    """The experience of the Adversary, which all must take from it; the stories themselves are hidden until the end."""
    adversary = view["table"]["adversary"]
    return [] if adversary is None else [adversary["xp"]]
