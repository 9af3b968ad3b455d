"""What an observation of Conan tells of bargains: who is bound to whom, what a pact brings, what one's own draft says."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.observation import Observer, Sight, put
from ..rules.layout import ConanLayout
from ..rules.treaties.clauses import AN_OBJECT, GLORY, direction_giver, direction_taker, giver_of, sort_of, taker_of, value_of
from ..rules.treaties.diplomacy import EVERYBODY
from ..rules.verbs import BETWEEN, CHARGE, PACT, PAY, TREATY

SEATS: Final[i64] = 4
GOODS: Final = ("glory", "Objects", "cards")
PAIRS: Final = [f"+{one} and +{two}" for one in range(SEATS) for two in range(one + 1, SEATS)]
OF_PACT: Final[i64] = SEATS * len(GOODS)
OWED: Final[i64] = 100
PAID: Final[i64] = 10


class BargainEntries:
    """Alliances and truces by pairs of players, the pact that waits for an answer, and the treaty that one is writing.

    What a pact brings, and the glory of a draft, are the lowest there can be where there is none.
    """

    allied: i64
    peace: i64
    pact: i64
    concealed: i64
    parties: i64
    giver: i64
    taker: i64
    glory: i64

    def __init__(self, observer: Observer, players: list[str]) -> None:
        self.allied = observer.block("allied are players", PAIRS)
        self.peace = observer.block("a truce binds players", PAIRS)
        self.pact = observer.block("pact brings", [f"{who} {goods}" for who in players for goods in GOODS], 10, int(OWED))
        self.concealed = observer.entry("offered cards unknown", 4)
        self.parties = observer.block("draft with", [*players, "everybody"])
        self.giver = observer.block("draft gives from", players)
        self.taker = observer.block("draft gives to", players)
        self.glory = observer.entry("draft glory", 10, int(PAID))

    def write_bonds(self, sight: Sight, layout: ConanLayout, step: i64, row: vec[u8], at: i64) -> None:
        """Whom a player is allied with, and with whom he keeps a truce, of those after him."""
        seat = sight.other(step)
        partner = sight.counter(layout.partner + seat) - 1
        if partner >= 0 and sight.step_to(partner) > step:
            row[at + self.allied + pair(step, sight.step_to(partner))] = u8(1)
        truces = sight.counter(layout.truces + seat)
        if truces:
            for later in range(step + 1, sight.seats):
                row[at + self.peace + pair(step, later)] = u8(truces >> sight.other(later) & 1)

    def write_offer(self, sight: Sight, layout: ConanLayout, row: vec[u8], at: i64) -> None:
        """How many cards of a pending treaty one does not know."""
        put(row, at + self.concealed, sight.size(layout.offered) - sight.known(layout.offered))

    def write_pact(self, sight: Sight, layout: ConanLayout, author: i64, row: vec[u8], at: i64) -> None:
        """What each player gets by a pact, less what he gives. The author's cards lie in the offer, all else is a clause."""
        first = at + self.pact
        for number in range(OF_PACT):
            row[first + number] = u8(OWED)
        for counter in layout.clauses:
            made = sight.counter(counter)
            if made:
                sort = sort_of(made)
                goods: i64 = 0 if sort == GLORY else 1 if sort == AN_OBJECT else 2
                much: i64 = value_of(made) if sort == GLORY else 1
                move(row, first + goods, sight.step_to(giver_of(made)), sight.step_to(taker_of(made)), much)
        for slot in range(sight.size(layout.offered)):
            going = sight.tag(layout.offered, slot)
            if direction_giver(going) == author:
                move(row, first + 2, sight.step_to(author), sight.step_to(direction_taker(going)), 1)

    # One's own draft. `me` writes it.

    def write_draft(self, draft: list[int], me: i64, seats: i64, row: vec[u8], at: i64) -> None:
        """With whom one is writing a treaty, who gives to whom by what comes next, and the glory that one pays or asks."""
        put(row, at + self.glory, PAID)
        for action in draft:
            if TREATY.covers(action):
                other = TREATY.part(action)
                row[at + self.parties + (SEATS if other == EVERYBODY else (other - me) % seats)] = u8(1)
            elif PACT.covers(action):
                row[at + self.parties + (PACT.part(action) - me) % seats] = u8(1)
                if PACT.part(action, 1) < seats:
                    row[at + self.parties + (PACT.part(action, 1) - me) % seats] = u8(1)
            elif BETWEEN.covers(action):
                only(row, at + self.giver, (BETWEEN.part(action) - me) % seats)
                only(row, at + self.taker, (BETWEEN.part(action, 1) - me) % seats)
            elif PAY.covers(action):
                put(row, at + self.glory, PAID + PAY.part(action) + 1)
            elif CHARGE.covers(action):
                put(row, at + self.glory, PAID - CHARGE.part(action) - 1)


def pair(one: i64, two: i64) -> i64:
    """The number of a pair of players among PAIRS, the first of them before the second."""
    return one * (2 * SEATS - one - 1) // 2 + two - one - 1


def only(row: vec[u8], first: i64, step: i64) -> None:
    """One of all players, and no other."""
    for number in range(SEATS):
        row[first + number] = u8(0)
    row[first + step] = u8(1)


def move(row: vec[u8], first: i64, giver: i64, taker: i64, much: i64) -> None:
    """Goods go from one player to another."""
    put(row, first + 3 * giver, i64(row[first + 3 * giver]) - much)
    put(row, first + 3 * taker, i64(row[first + 3 * taker]) + much)
