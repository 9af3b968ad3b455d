"""What a seat sees of Conan, as the clients draw it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import msgspec

from ....engine.knowledge import Seen
from ..rules.content import KINDS, OBJECT, ROWS, SORTS
from ..rules.layout import ConanLayout, tagged_adventure, tagged_face_up, tagged_owner
from ..rules.position import PHASES, ConanConfig
from ..rules.scoring import REASONS
from ..rules.treaties.clauses import (
    A_CATEGORY,
    AN_OBJECT,
    GLORY,
    direction_giver,
    direction_of,
    direction_taker,
    sort_of,
    value_of,
)
from .standing import fight_totals, values


class ConanChallenge(msgspec.Struct):
    """A Challenge on an Adventure: its place among all on the table, who placed it, and its name if it is known."""

    place: int
    card: str
    owner: int
    face_up: bool


class ConanAdventure(msgspec.Struct):
    """An Adventure on the table, how many Challenges it has received, and those it carries."""

    card: str
    difficulty: int
    received: int
    challenges: list[ConanChallenge]
    heroes: list[int]


class ConanSeat(msgspec.Struct):
    """One player. `hand` has the cards known to who looks, backs as "?draw" or their category; `count` is their number.

    `stands` is the Adventure of the hero, null on none; `beaten` the order of elimination, 0 for the living; `share` the
    quarters of an ally, `spoils` whether all loot but glory is his; `truces` the players with whom there is a truce.
    `values` is what the hero counts with in each attribute before any card; empty without a hero.
    """

    hero: str | None
    hand: list[str]
    count: int
    glory: int
    stands: str | None
    allies: list[str]
    objects: list[str]
    accomplished: list[str]
    laid: list[str]
    expelled: str | None
    waiting: bool
    beaten: int
    partner: int | None
    share: int
    spoils: bool
    truces: list[int]
    values: list[int]


class ConanClause(msgspec.Struct):
    """What one party of a pact gives another: cards, Objects, backs for what is asked, and one for each glory point."""

    giver: int
    taker: int
    things: list[str]


class ConanFight(msgspec.Struct):
    """How a fight stands if no other card is laid than those that who looks knows: the attribute, and both totals."""

    attribute: int
    hero: int
    other: int


class ConanView(msgspec.Struct):
    """The round and its phase, the players, the Adventures, the piles by their sizes, the whole discard.

    `bottom` and `object_bottom` are what who looks knows of the piles from below, `offered` what a pending treaty gives,
    `omen` the two cards of the Priestess; `ended` says why the match is over; `pact` are the clauses of a pending pact.
    `fight` is how a fight stands in which cards are being laid. `cards` are the cards that are not as the box has them, by
    name: what an overlay changed or added.
    """

    round: int
    phase: str
    lap: int
    first: int
    players: list[ConanSeat]
    adventures: list[ConanAdventure]
    draw_pile: int
    bottom: list[str]
    object_pile: int
    object_bottom: list[str]
    discard: list[str]
    offered: list[str]
    omen: list[str]
    out: list[str]
    ended: str
    pact: list[ConanClause]
    fight: ConanFight | None
    cards: dict[str, dict[str, object]]


def shape(seen: Seen) -> ConanView:
    """The table as a seat sees it."""
    config = cast(ConanConfig, seen.config)
    layout, counters = config.layout, seen.counters
    return ConanView(
        round=counters[layout.round],
        phase=PHASES[counters[layout.phase]],
        lap=counters[layout.lap],
        first=counters[layout.first],
        players=[player(seen, config, seat) for seat in range(seen.seats)],
        adventures=[adventure(seen, config, card) for card in seen.zones[layout.adventures].cards],
        draw_pile=len(seen.zones[layout.draw_pile]),
        bottom=bottom(seen, layout.draw_pile),
        object_pile=len(seen.zones[layout.object_pile]),
        object_bottom=bottom(seen, layout.object_pile),
        discard=seen.labels(layout.discard),
        offered=seen.labels(layout.offered),
        omen=seen.labels(layout.omen),
        out=seen.labels(layout.out),
        ended=REASONS[counters[layout.ended]],
        pact=pact(seen, layout),
        fight=fight(seen, config),
        cards=changed_cards(config) if config.game.overlay else {},
    )


def changed_cards(config: ConanConfig) -> dict[str, dict[str, object]]:
    """The rows of the cards that an overlay changed or added, by name."""
    printed = {row["id"]: row for sort in SORTS for row in ROWS[sort]}
    rows = [row for sort in SORTS for row in config.cards.rows[sort]]
    return {str(row["id"]): dict(row) for row in rows if printed.get(row["id"]) != row}


def player(seen: Seen, config: ConanConfig, seat: int) -> ConanSeat:
    """One player as a seat sees him."""
    layout = config.layout

    def own(what: int) -> int:
        return seen.counters[what + seat]

    hero = seen.labels(layout.hero(seat))
    partner = own(layout.partner) - 1
    return ConanSeat(
        hero=hero[0] if hero else None,
        hand=hand(seen, layout.hand(seat)),
        count=len(seen.zones[layout.hand(seat)]),
        glory=own(layout.glory),
        stands=adventure_name(seen, own(layout.stands)),
        allies=seen.labels(layout.allies(seat)),
        objects=seen.labels(layout.objects(seat)),
        accomplished=seen.labels(layout.accomplished(seat)),
        laid=seen.labels(layout.laid(seat)),
        expelled=adventure_name(seen, own(layout.expelled)),
        waiting=bool(own(layout.waiting)),
        beaten=own(layout.beaten),
        partner=partner if partner >= 0 else None,
        share=own(layout.share),
        spoils=bool(own(layout.spoils)),
        truces=[other for other in range(seen.seats) if own(layout.truces) >> other & 1],
        values=values(seen, config, seat, partner) if hero else [],
    )


def fight(seen: Seen, config: ConanConfig) -> ConanFight | None:
    """How a fight stands in which cards are being laid."""
    totals = fight_totals(seen, config)
    return None if totals is None else ConanFight(*totals)


def adventure_name(seen: Seen, number: int) -> str | None:
    """The Adventure of a counter that counts from 1, or none."""
    return seen.config.box.names[number - 1] if number else None


def adventure(seen: Seen, config: ConanConfig, card: int) -> ConanAdventure:
    """An Adventure on the table."""
    layout = config.layout
    return ConanAdventure(
        card=seen.label(card),
        difficulty=int(config.cards.difficulty(card)),
        received=seen.counters[layout.received(card)],
        challenges=challenges(seen, layout, card),
        heroes=[seat for seat in range(seen.seats) if seen.counters[layout.stands + seat] == card + 1],
    )


def challenges(seen: Seen, layout: ConanLayout, adventure: int) -> list[ConanChallenge]:
    """The Challenges that an Adventure carries."""
    zone = seen.zones[layout.challenges]
    return [
        ConanChallenge(place, seen.label(card), int(tagged_owner(tag)), tagged_face_up(tag))
        for place, (card, tag) in enumerate(zip(zone.cards, zone.tags, strict=True))
        if tagged_adventure(tag) == adventure
    ]


def hand(seen: Seen, place: int) -> list[str]:
    """Adventures, Challenges, specials, then backs."""
    cards = sorted(card for card in seen.zones[place].cards if card >= 0)
    backs = sorted(card for card in seen.zones[place].cards if card < 0)
    return [seen.label(card) for card in cards + backs]


def bottom(seen: Seen, pile: int) -> list[str]:
    """The known end of a pile, the lowest card first: an Omen's card, an eliminated player's Objects, what came under."""
    labels = seen.labels(pile)
    known = [place for place, label in enumerate(labels) if not label.startswith("?")]
    return labels[: known[-1] + 1] if known else []


def pact(seen: Seen, layout: ConanLayout) -> list[ConanClause]:
    """The clauses of a pending pact, in the order of givers and takers."""
    offered = seen.zones[layout.offered]
    made = [seen.counters[number] for number in layout.clauses if seen.counters[number]]
    cards = list(zip(offered.cards, offered.tags, strict=True)) if made or any(offered.tags) else []
    pairs = sorted({int(direction_of(clause)) for clause in made} | {tag for _, tag in cards})
    return [
        ConanClause(int(direction_giver(pair)), int(direction_taker(pair)), things(seen, pair, made, cards)) for pair in pairs
    ]


def things(seen: Seen, pair: int, made: list[int], cards: list[tuple[int, int]]) -> list[str]:
    """Cards laid down already; of those who have not agreed yet, what is asked of them."""
    labels = [seen.label(card) for card, tag in cards if tag == pair]
    given = [f"?veiled-{label[1:]}" if label.startswith("?") else label for label in labels]
    asked: list[str] = []
    for clause in made:
        if direction_of(clause) == pair:
            asked += thing(seen, clause, bool(given))
    return given + asked


def thing(seen: Seen, clause: int, laid: bool) -> list[str]:
    """What a clause gives: a back for each glory point, an Object, what is asked by category or by name."""
    names, sort, value = seen.config.box.names, sort_of(clause), int(value_of(clause))
    if sort == GLORY:
        return ["?glory"] * value
    if sort == AN_OBJECT:
        return [names[int(OBJECT) + value]]
    if laid:
        return []
    return [f"?asked-{(*KINDS, 'any')[value]}"] if sort == A_CATEGORY else [names[value]]


def running(view: Mapping[str, Any]) -> list[int]:
    """The glory of each player."""
    return [player["glory"] for player in view["table"]["players"]]
