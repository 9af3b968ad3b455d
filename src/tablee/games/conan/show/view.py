"""What a seat sees of Conan, as the clients draw it."""

from __future__ import annotations

import msgspec

from ....engine.knowledge import Seen
from ..rules.content import DIFFICULTY, KINDS, OBJECT
from ..rules.position import (
    BEATEN,
    ENDED,
    EXPELLED,
    FACE_UP,
    FIRST,
    GLORY,
    LAP,
    OWN,
    OWNED,
    PARTNER,
    PHASE,
    PHASES,
    REASONS,
    RECEIVED,
    ROUND,
    SHARE,
    SPOILS,
    STANDS,
    TRUCES,
    WAITING,
)


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


class ConanClause(msgspec.Struct):
    """What one party of a pact gives another: cards, Objects, backs for what is asked, and one for each glory point."""

    giver: int
    taker: int
    things: list[str]


class ConanView(msgspec.Struct):
    """The round and its phase, the players, the Adventures, the piles by their sizes, the whole discard.

    `bottom` and `object_bottom` are what who looks knows of the piles from below, `offered` what a pending treaty gives,
    `omen` the two cards of the Priestess; `ended` says why the match is over; `pact` are the clauses of a pending pact.
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


def shape(seen: Seen) -> ConanView:
    n = 6 * seen.seats
    counters = seen.counters
    return ConanView(
        round=counters[ROUND],
        phase=PHASES[counters[PHASE]],
        lap=counters[LAP],
        first=counters[FIRST],
        players=[player(seen, seat) for seat in range(seen.seats)],
        adventures=[adventure(seen, card) for card in seen.zones[n + 3].cards],
        draw_pile=len(seen.zones[n]),
        bottom=bottom(seen, n),
        object_pile=len(seen.zones[n + 1]),
        object_bottom=bottom(seen, n + 1),
        discard=seen.labels(n + 2),
        offered=seen.labels(n + 5),
        omen=seen.labels(n + 6),
        out=seen.labels(n + 7),
        ended=REASONS[counters[ENDED]],
        pact=pact(seen),
    )


def own(seen: Seen, what: int, seat: int) -> int:
    return seen.counters[int(OWN) + what * seen.seats + seat]


def player(seen: Seen, seat: int) -> ConanSeat:
    n = seen.seats
    hero = seen.labels(2 * n + seat)
    partner = own(seen, PARTNER, seat)
    return ConanSeat(
        hero=hero[0] if hero else None,
        hand=hand(seen, seat),
        count=len(seen.zones[seat]),
        glory=own(seen, GLORY, seat),
        stands=adventure_name(seen, own(seen, STANDS, seat)),
        allies=seen.labels(3 * n + seat),
        objects=seen.labels(4 * n + seat),
        accomplished=seen.labels(5 * n + seat),
        laid=seen.labels(n + seat),
        expelled=adventure_name(seen, own(seen, EXPELLED, seat)),
        waiting=bool(own(seen, WAITING, seat)),
        beaten=own(seen, BEATEN, seat),
        partner=partner - 1 if partner else None,
        share=own(seen, SHARE, seat),
        spoils=bool(own(seen, SPOILS, seat)),
        truces=[other for other in range(n) if own(seen, TRUCES, seat) >> other & 1],
    )


def adventure_name(seen: Seen, number: int) -> str | None:
    return seen.config.box.names[number - 1] if number else None


def adventure(seen: Seen, card: int) -> ConanAdventure:
    return ConanAdventure(
        card=seen.label(card),
        difficulty=int(DIFFICULTY[card]),
        received=seen.counters[int(RECEIVED) + card],
        challenges=challenges(seen, card),
        heroes=[seat for seat in range(seen.seats) if own(seen, STANDS, seat) == card + 1],
    )


def challenges(seen: Seen, adventure: int) -> list[ConanChallenge]:
    zone = seen.zones[6 * seen.seats + 4]
    found: list[ConanChallenge] = []
    for place, (card, tag) in enumerate(zip(zone.cards, zone.tags, strict=True)):
        if (tag & ~int(FACE_UP)) // 4 == adventure:
            found.append(ConanChallenge(place, seen.label(card), tag % 4, bool(tag & int(FACE_UP))))
    return found


def hand(seen: Seen, seat: int) -> list[str]:
    """Adventures, Challenges, specials, then backs."""
    cards = sorted(card for card in seen.zones[seat].cards if card >= 0)
    backs = sorted(card for card in seen.zones[seat].cards if card < 0)
    return [seen.label(card) for card in cards + backs]


def bottom(seen: Seen, pile: int) -> list[str]:
    """The known end of a pile, the lowest card first: an Omen's card, an eliminated player's Objects, what came under."""
    labels = seen.labels(pile)
    known = [place for place, label in enumerate(labels) if not label.startswith("?")]
    return labels[: known[-1] + 1] if known else []


def pact(seen: Seen) -> list[ConanClause]:
    """The clauses of a pending pact, in the order of givers and takers."""
    first = int(OWN) + int(OWNED) * seen.seats
    offered = seen.zones[6 * seen.seats + 5]
    made = [counter for counter in seen.counters[first:] if counter]
    cards = list(zip(offered.cards, offered.tags, strict=True)) if made or any(offered.tags) else []
    pairs = sorted({clause // 1024 for clause in made} | {tag for _, tag in cards})
    return [ConanClause(pair // 4, pair % 4, things(seen, pair, made, cards)) for pair in pairs]


def things(seen: Seen, pair: int, made: list[int], cards: list[tuple[int, int]]) -> list[str]:
    """Cards laid down already; of those who have not agreed yet, what is asked of them."""
    labels = [seen.label(card) for card, tag in cards if tag == pair]
    given = [f"?veiled-{label[1:]}" if label.startswith("?") else label for label in labels]
    asked: list[str] = []
    for clause in made:
        if clause // 1024 == pair:
            asked += thing(clause // 128 % 8, clause % 128, seen, bool(given))
    return given + asked


def thing(sort: int, value: int, seen: Seen, laid: bool) -> list[str]:
    names = seen.config.box.names
    if sort == 1:
        return ["?glory"] * value
    if sort == 2:
        return [names[int(OBJECT) + value]]
    if laid:
        return []
    return [f"?asked-{(*KINDS, 'any')[value]}"] if sort == 3 else [names[value]]
