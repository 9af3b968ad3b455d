"""What a seat sees of Virtopia as a row of numbers: the table as it lies, and what players reckon from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.observation import Sight, amount, bits, one_of, put
from ..rules.circle import CELLS, FLAW, VIRTUE, after, kind_of
from ..rules.content import COLOURS, DEADLY_TOTAL, EXTREMISM, FEAR, FIFTH, IGNORANCE, INIQUITY, ROW
from ..rules.layout import VirtopiaLayout
from ..rules.odds import THROWS
from ..rules.position import ALL_POINTS, MOST_BOXED, VirtopiaConfig, place_in_order
from .table_observer import ALL_PRISONS, FLAW_NAMES, LEADER_NAMES, LEADERS, VIRTUE_NAMES, TableObserver, mark

if TYPE_CHECKING:
    from ....engine.game import Game

TUNNELS: Final[i64] = 8
ESCAPES: Final[i64] = 9
CARDS: Final[i64] = 10
NEXT: Final[i64] = 3

# The Effect die shows its first face, nothing, twice; the Colour die one of four colours.
DIE_FACES: Final[i64] = 6
COLOUR_FACES: Final[i64] = 4

CARD_NAMES: Final = [*FLAW_NAMES, *VIRTUE_NAMES, "Tunnel / Recruitment", "Surveillance / Escape"]
GAINS: Final = [
    f"{gain} {where}" for gain in ("points developed", "captives freed") for where in ("here", "on the next cell")
]


class VirtopiaObserver(TableObserver):
    """All that lies on the table, and then what players reckon from it.

    Whose turn comes next and which Leaders the seat decides for; the points and what they lack; captives, and what their
    watchtowers bring as they are; the cards under the Leader in turn and where its sowing ends; what each Leader could
    develop, free or empty; the meeples of each colour that a sanction can take; the options in force.
    """

    coming: i64
    decided: i64
    points: i64
    free: i64
    removable: i64
    held: i64
    totals: i64
    captives: i64
    on_virtue: i64
    number: i64
    punished: i64
    lost: i64
    here: i64
    sowing: i64
    gains: i64
    unlocked: i64
    at_large: i64
    payable: i64
    options: i64

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.declare_points()
        self.declare_flaws()
        self.declare_choices()
        sizes = {"leader": one_of(4), "virtue": one_of(4), "flaw": one_of(4), "colour": one_of(4)}
        places = {"cell": one_of(12), "prison": one_of(6), "done": bits(4)}
        counts = {name: amount(4) for name in ("left", "least", "most", "die", "missing", "each", "more", "owes")}
        self.questions(game, {**sizes, **places, **counts})

    def declare_points(self) -> None:
        """Who plays next, and how far each Leader is."""
        self.coming = self.size
        for step in range(1, NEXT + 1):
            self.block(f"turn +{step} is that of", LEADER_NAMES)
        self.decided = self.block("this seat decides for", LEADER_NAMES)
        self.points = self.size
        for leader in LEADER_NAMES:
            self.block(f"points of {leader} in", VIRTUE_NAMES, int(ROW))
        self.free = self.block("free slots for points in", VIRTUE_NAMES, 6)
        self.removable = self.block("removable points of", LEADER_NAMES, 6)
        self.held = self.block("number of Virtues of", LEADER_NAMES, 4)
        self.totals = self.entry("points in all", int(ALL_POINTS))
        self.entry("meeples in the City", 16)
        self.entry("meeples in the box", int(MOST_BOXED))
        self.entry("open prisons", int(ALL_PRISONS))

    def declare_flaws(self) -> None:
        """What the watchtowers bring, and what can be paid."""
        self.captives = self.block("captives of", FLAW_NAMES, int(FIFTH) - 1)
        self.number = self.block("number beside the captives of", FLAW_NAMES, 6)
        self.punished = self.block("throws that bring a sanction at", FLAW_NAMES, THROWS)
        self.lost = self.block("throws that lose the match at", FLAW_NAMES, THROWS)
        self.on_virtue = self.block("meeples on", VIRTUE_NAMES, 12)
        self.at_large = self.block("active meeples,", COLOURS, 12)
        self.payable = self.block("most meeples that a sanction could take,", COLOURS, 12)

    def declare_choices(self) -> None:
        """What the Leader in turn finds, what each Leader could do, and the options that are not said before."""
        self.here = self.block("the Leader in turn is on", CARD_NAMES)
        self.block("the next cell is", CARD_NAMES)
        self.sowing = self.size
        for origin in ("here", "the next cell"):
            self.block(f"a sowing from {origin} ends on", CARD_NAMES)
            self.entry(f"a sowing from {origin} makes a fifth captive")
            self.entry(f"watchtowers passed by a sowing from {origin}", 4)
        self.gains = self.size
        for leader in LEADER_NAMES:
            self.block(f"{leader}:", GAINS, 4)
        self.unlocked = self.block("open prisons that can be emptied by", LEADER_NAMES, 2)
        self.options = self.entry("one may recruit from an empty City")
        self.entry("the stored result is fleeting")
        self.entry("the set-up is chosen")
        self.entry("each Flaw began with a captive")

    # Writing.

    def write(self, sight: Sight, row: vec[u8], at: i64) -> None:
        config = sight.config
        assert isinstance(config, VirtopiaConfig)
        layout = config.layout
        self.write_table(sight, config, row, at)
        self.write_options(config, row, at + self.options)
        self.write_order(sight, layout, row, at)
        self.write_points(sight, layout, row, at)
        self.write_circle(sight, layout, row, at)
        self.write_towers(sight, config, row, at)
        self.write_leaders(sight, layout, row, at)
        self.write_sowings(sight, layout, row, at)

    def write_options(self, config: VirtopiaConfig, row: vec[u8], first: i64) -> None:
        """The options that the first part does not tell."""
        mark(row, first, config.open_recruit)
        mark(row, first + 1, config.fleeting_die)
        mark(row, first + 2, config.chosen_start)
        mark(row, first + 3, config.captives)

    def write_order(self, sight: Sight, layout: VirtopiaLayout, row: vec[u8], at: i64) -> None:
        """The Leaders of the next turns, and those that this seat decides for; the common one of three is nobody's."""
        seats = sight.seats
        round = max(i64(1), sight.counter(layout.round))
        turn = sight.counter(layout.turn)
        for step in range(NEXT):
            turn += 1
            if turn == 4:
                turn = 0
                round += 1
            leader = sight.counter(layout.order(place_in_order(seats, round, turn)))
            row[at + self.coming + LEADERS * step + leader] = u8(1)
        if sight.seat < 0:
            return
        mine = sight.seat - sight.counter(layout.first)
        if mine < 0:
            mine += seats
        for place in range(LEADERS):
            player = place // 2 if seats == 2 else place if seats > 2 else i64(0)
            if player == mine:
                row[at + self.decided + sight.counter(layout.order(place))] = u8(1)

    def write_points(self, sight: Sight, layout: VirtopiaLayout, row: vec[u8], at: i64) -> None:
        """The points of each Leader in each Virtue, and what follows from them."""
        first = at + self.meeples + layout.row(0, 0) - layout.city
        total: i64 = 0
        for leader in range(LEADERS):
            removable: i64 = 0
            held: i64 = 0
            for virtue in range(LEADERS):
                points = four(row, first + 16 * leader + 4 * virtue)
                row[at + self.points + 4 * leader + virtue] = u8(points)
                put(row, at + self.free + virtue, i64(row[at + self.free + virtue]) + ROW - points)
                total += points
                if points:
                    held += 1
                if virtue != leader:
                    removable += points
            row[at + self.removable + leader] = u8(removable)
            row[at + self.held + leader] = u8(held)
        put(row, at + self.totals, total)
        put(row, at + self.totals + 1, four(row, at + self.meeples))
        put(row, at + self.totals + 2, four(row, at + self.meeples + layout.box - layout.city))
        put(row, at + self.totals + 3, sight.size(layout.open))

    def write_circle(self, sight: Sight, layout: VirtopiaLayout, row: vec[u8], at: i64) -> None:
        """Captives by Flaw, meeples by Virtue, and the active ones of each colour with those of the City that stand in."""
        cells = at + self.meeples + layout.cell(0) - layout.city
        for quarter in range(LEADERS):
            first = cells + 12 * quarter
            put(row, at + self.captives + sight.counter(layout.flaw_of(quarter)), four(row, first))
            put(row, at + self.on_virtue + virtue_after(sight, layout, quarter), four(row, first + 4))
            for colour in range(LEADERS):
                active = i64(row[first + 4 + colour]) + i64(row[first + 8 + colour])
                put(row, at + self.at_large + colour, i64(row[at + self.at_large + colour]) + active)
        for colour in range(LEADERS):
            put(
                row,
                at + self.payable + colour,
                i64(row[at + self.at_large + colour]) + i64(row[at + self.meeples + colour]) // 2,
            )

    def write_leaders(self, sight: Sight, layout: VirtopiaLayout, row: vec[u8], at: i64) -> None:
        """What each Leader could do where it stands and one step on, and the open prisons that it could empty."""
        escaping: i64 = 0
        for leader in range(LEADERS):
            cell = sight.counter(layout.token(leader))
            first = at + self.gains + 4 * leader
            if sight.counter(layout.standing(leader)):
                self.write_gains(leader, card_at(sight, layout, cell), first, row, at)
            self.write_gains(leader, card_at(sight, layout, after(cell)), first + 1, row, at)
            if card_at(sight, layout, cell) == ESCAPES:
                escaping |= i64(1) << leader
        for slot in range(sight.size(layout.open)):
            prison = sight.card(layout.open, slot)
            away: i64 = 0
            for leader in range(LEADERS):
                if self.content.shows(prison, leader) and escaping >> leader & 1 == 0:
                    away |= i64(1) << leader
            for leader in range(LEADERS):
                if self.content.shows(prison, leader) and away & ~(i64(1) << leader) == 0:
                    row[at + self.unlocked + leader] += u8(1)

    def write_gains(self, leader: i64, card: i64, first: i64, row: vec[u8], at: i64) -> None:
        """The points that a Leader could develop on a card (VIRTO-050 to 054), or the captives it could free (VIRTO-076)."""
        if card < 4:
            row[first + 2] = min(row[at + self.points + 4 * leader + card], row[at + self.captives + card])
        elif card < TUNNELS and i64(row[at + self.points + 4 * leader + card - 4]) == ROW:
            there = i64(row[at + self.on_virtue + card - 4])
            if there == 0 and i64(row[at + self.totals + 1]):
                there = 1
            put(row, first, min(there, i64(row[at + self.free + card - 4])))

    def write_sowings(self, sight: Sight, layout: VirtopiaLayout, row: vec[u8], at: i64) -> None:
        """The cards of the cell of the Leader in turn and of the next, and where its sowing ends, from here or from there."""
        cell = sight.counter(layout.token(sight.counter(layout.active)))
        following = after(cell)
        row[at + self.here + card_at(sight, layout, cell)] = u8(1)
        row[at + self.here + CARDS + card_at(sight, layout, following)] = u8(1)
        cells = at + self.meeples + layout.cell(0) - layout.city
        in_hand = four(row, at + self.meeples + layout.hand - layout.city)
        if in_hand:
            self.write_sowing(sight, layout, cell, in_hand, at + self.sowing, row, at)
            return
        if kind_of(cell) != FLAW:
            self.write_sowing(sight, layout, cell, four(row, cells + 4 * cell), at + self.sowing, row, at)
        if kind_of(following) != FLAW:
            first = at + self.sowing + CARDS + 2
            self.write_sowing(sight, layout, following, four(row, cells + 4 * following), first, row, at)

    def write_sowing(
        self, sight: Sight, layout: VirtopiaLayout, origin: i64, count: i64, first: i64, row: vec[u8], at: i64
    ) -> None:
        """Where so many meeples lead, whether one is a fifth captive, and how many watchtowers are passed."""
        if count == 0:
            return
        cell = origin
        towers: i64 = 0
        for number in range(count):
            cell = after(cell)
            if kind_of(cell) == FLAW:
                flaw = sight.counter(layout.flaw_of(cell // 3))
                if i64(row[at + self.captives + flaw]) + number // CELLS + 1 >= FIFTH:
                    row[first + CARDS] = u8(1)
                if number < count - 1:
                    towers += 1
        row[first + card_at(sight, layout, cell)] = u8(1)
        put(row, first + CARDS + 1, towers)

    # Watchtowers, as the odds of the rules count them.

    def write_towers(self, sight: Sight, config: VirtopiaConfig, row: vec[u8], at: i64) -> None:
        """Of the 24 throws at each watchtower as it is now, those that bring a sanction, and those that lose the match."""
        hope = sight.counter(config.layout.hope)
        leader = sight.counter(config.layout.active)
        pile = sight.size(config.layout.pile)
        for flaw in range(LEADERS):
            captives = i64(row[at + self.captives + flaw])
            if captives == 0 or captives >= FIFTH:
                continue
            number = self.content.number_beside(flaw, captives)
            put(row, at + self.number + flaw, number)
            punished: i64 = 0
            lost: i64 = 0
            for face in range(DIE_FACES):
                total = number + max(i64(0), face - 1)
                if total:
                    total += config.plus_one
                    fatal = COLOUR_FACES
                    if total < DEADLY_TOTAL and hope > 1:
                        fatal = self.unpaid(flaw, total, leader, pile, row, at)
                    lost += fatal
                    punished += COLOUR_FACES - fatal
            put(row, at + self.punished + flaw, punished)
            put(row, at + self.lost + flaw, lost)

    def unpaid(self, flaw: i64, total: i64, leader: i64, pile: i64, row: vec[u8], at: i64) -> i64:
        """For how many of the four colours the sanction of a total loses the match."""
        n = self.content.sanction_number(flaw, total)
        if flaw == FEAR:
            return COLOUR_FACES if self.fear_kills(n, leader, row, at) else i64(0)
        if flaw == IGNORANCE:
            able: i64 = 0
            for other in range(LEADERS):
                if i64(row[at + self.removable + other]) >= n:
                    able += 1
            return COLOUR_FACES if able < self.content.sanction_leaders(flaw, total) else i64(0)
        if flaw == INIQUITY and pile == 0:
            return COLOUR_FACES
        boxed = i64(row[at + self.totals + 2])
        short: i64 = 0
        for colour in range(LEADERS):
            missing = max(i64(0), n - i64(row[at + self.at_large + colour]))
            if i64(row[at + self.meeples + colour]) < 2 * missing or (flaw == EXTREMISM and boxed + n + missing > MOST_BOXED):
                short += 1
        return short

    def fear_kills(self, n: i64, leader: i64, row: vec[u8], at: i64) -> bool:
        """Whether Fear cannot be paid, or not without a fifth captive (VIRTO-091, 092)."""
        there: i64 = 0
        safe: i64 = 0
        spare: i64 = 0
        for virtue in range(LEADERS):
            on_cell = i64(row[at + self.on_virtue + virtue])
            room = max(i64(0), FIFTH - 1 - i64(row[at + self.captives + virtue]))
            there += on_cell
            safe += min(on_cell, room)
            if virtue != leader:
                spare += min(max(i64(0), room - on_cell), i64(row[at + self.points + 4 * leader + virtue]))
        return safe < n if there >= n else safe < there or spare < n - there


def four(row: vec[u8], first: i64) -> i64:
    """The sum of four entries: all colours of a place."""
    return i64(row[first]) + i64(row[first + 1]) + i64(row[first + 2]) + i64(row[first + 3])


def virtue_after(sight: Sight, layout: VirtopiaLayout, quarter: i64) -> i64:
    """The Virtue of a quarter of the circle: the one opposed to the facing Flaw (VIRTO-004)."""
    return sight.counter(layout.flaw_of((quarter + 2) % 4))


def card_at(sight: Sight, layout: VirtopiaLayout, cell: i64) -> i64:
    """The card of a cell: Flaws from 0, Virtues from 4, then Tunnel and Escape."""
    quarter = cell // 3
    if kind_of(cell) == FLAW:
        return sight.counter(layout.flaw_of(quarter))
    if kind_of(cell) == VIRTUE:
        return 4 + virtue_after(sight, layout, quarter)
    return TUNNELS if (quarter + sight.counter(layout.odd)) % 2 == 0 else ESCAPES
