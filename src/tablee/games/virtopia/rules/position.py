"""The table of Virtopia: where the 48 meeples are, the tokens, the Prison cards, Hope, and whose turn it is.

Everything but the order of the unseen Prison cards is public, so meeples are counted by colour: a place is the number of
its first counter, and the four counters from there on are its green, blue, yellow and red meeples.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ....engine.box import EVERYBODY, open_row, pile
from ....engine.outcome import Outcome, team
from ....engine.position import MatchConfig, Position
from ....engine.zone import Zone
from .content import (
    ARRANGEMENTS,
    COLOURS,
    FLAW,
    LAYOUTS,
    LEADERS,
    MEEPLES,
    PRISON_LEADERS,
    PRISONS,
    ROW,
    VIRTUE,
    VIRTUES,
    kind_of,
)
from .options import DEALS, settled

if TYPE_CHECKING:
    from ....engine.game import Game

# Counters: of the match, of the turn, the last dice, then the Leaders' order, the layout, the tokens.
ROUND: Final[i64] = 0
TURN: Final[i64] = 1
FIRST: Final[i64] = 2
HOPE: Final[i64] = 3
STORED: Final[i64] = 4
ENDED: Final[i64] = 5
SANCTIONS: Final[i64] = 6
ACTIVE: Final[i64] = 7
ACTING: Final[i64] = 8
DIE: Final[i64] = 9
DIE_FOR: Final[i64] = 10
DIE_CELL: Final[i64] = 11
TOTAL: Final[i64] = 12
COLOUR: Final[i64] = 13
ORDER: Final[i64] = 14
QUARTERS: Final[i64] = 18
ODD: Final[i64] = 22
TOKENS: Final[i64] = 23
STANDING: Final[i64] = 27

# Places of meeples, four counters each.
CITY: Final[i64] = 31
BOX: Final[i64] = 35
HAND: Final[i64] = 39
CIRCLE: Final[i64] = 43
POINTS: Final[i64] = 91
PRISONERS: Final[i64] = 155
COUNTERS: Final[i64] = 179

PILE: Final[i64] = 0
OPEN: Final[i64] = 1

# How a match ends.
REASONS: Final = ("", "victory", "captives", "seven", "hope", "sanction", "box", "rounds")
VICTORY: Final[i64] = 1
CAPTIVES: Final[i64] = 2
SEVEN: Final[i64] = 3
NO_HOPE: Final[i64] = 4
SANCTION: Final[i64] = 5
FULL_BOX: Final[i64] = 6
ROUNDS: Final[i64] = 7

# What the Leader in turn is doing, and what the Effect die was last rolled for.
DOINGS: Final = ("", "sow", "develop", "tunnel", "recruit", "surveillance", "escape", "struggle", "step", "impossible")
STEPPING: Final[i64] = 8
STUCK: Final[i64] = 9
ROLLS: Final = ("", "watchtower", "stored", "surveillance", "impossible")
FOR_TOWER: Final[i64] = 1
FROM_STORE: Final[i64] = 2
FOR_STORE: Final[i64] = 3
FOR_STUCK: Final[i64] = 4

LAST_ROUND: Final[i64] = 40
MOST_BOXED: Final[i64] = 16
ALL_POINTS: Final[i64] = 32


class VirtopiaConfig(MatchConfig):
    """The settings of the match (VIRTO-130 to 137), and the names of all places."""

    hope: i64
    plus_one: i64
    captives: bool
    open_struggle: bool
    open_recruit: bool
    fleeting_die: bool
    chosen_start: bool

    def __init__(self, game: Game, seats: i64, options: dict[str, object]) -> None:
        super().__init__(game, seats, options)
        chosen = settled(options)
        self.hope = int(str(chosen["hope"]))
        self.plus_one = 1 if chosen["plus_one"] else 0
        self.captives = bool(chosen["captives"])
        self.open_struggle = bool(chosen["open_struggle"])
        self.open_recruit = bool(chosen["open_recruit"])
        self.fleeting_die = bool(chosen["fleeting_die"])
        self.chosen_start = bool(chosen["chosen_start"])
        self.places = [pile("prison pile", 0), open_row("open prisons")]
        self.counters = counter_names()


def counter_names() -> list[str]:
    names = ["round", "turn", "first", "hope", "stored", "ended", "sanctions", "active", "acting"]
    names += ["die", "die for", "die cell", "total", "colour"]
    names += [f"order {number}" for number in range(1, 5)]
    names += [f"flaw of cell {cell}" for cell in (0, 3, 6, 9)] + ["tunnels on 5 and 11"]
    names += [f"{leader} cell" for leader in LEADERS] + [f"{leader} standing" for leader in LEADERS]
    places = ["city", "box", "hand", *[f"cell {cell}" for cell in range(12)]]
    places += [f"{leader} {virtue}" for leader in LEADERS for virtue in VIRTUES]
    places += list(PRISONS)
    return names + [f"{place} {colour}" for place in places for colour in COLOURS]


def place_in_order(seats: i64, round: i64, turn: i64) -> i64:
    """Which Leader of the order plays a turn: the common one of three players, the last of it, comes after the first player
    in round 1, after the second in round 2, and so on (VIRTO-122).
    """
    if seats != 3 or turn <= (round - 1) % 3:
        return turn
    return 3 if turn == (round - 1) % 3 + 1 else turn - 1


def player_in_order(seats: i64, round: i64, turn: i64) -> i64:
    """Who decides in a turn, counted from the first player (VIRTO-120 to 123)."""
    if seats == 3:
        return turn if turn <= (round - 1) % 3 else turn - 1
    return turn if seats == 4 else turn // 2 if seats == 2 else i64(0)


class Virtopia(Position):
    """A match."""

    rules: VirtopiaConfig

    def __init__(self, table: VirtopiaConfig) -> None:
        super().__init__(table)
        self.rules = table

    def blank(self) -> Virtopia:
        return Virtopia(self.rules)

    # Places, and the meeples that lie there.

    def cell(self, cell: i64) -> i64:
        return CIRCLE + 4 * cell

    def row(self, leader: i64, virtue: i64) -> i64:
        """The points of a Leader in one Virtue."""
        return POINTS + 16 * leader + 4 * virtue

    def prisoners(self, prison: i64) -> i64:
        return PRISONERS + 4 * prison

    def count(self, place: i64) -> i64:
        """How many meeples lie there."""
        counters = self.counters
        return counters[place] + counters[place + 1] + counters[place + 2] + counters[place + 3]

    def only_colour(self, place: i64) -> i64:
        """The colour of the meeples of a place if they are all of one colour, else -1."""
        found: i64 = -1
        colour: i64 = 0
        while colour < 4:
            if self.counters[place + colour]:
                if found >= 0:
                    return -1
                found = colour
            colour += 1
        return found

    def move(self, source: i64, target: i64, colour: i64, count: i64 = 1) -> None:
        self.counters[source + colour] -= count
        self.counters[target + colour] += count

    def move_all(self, source: i64, target: i64) -> None:
        colour: i64 = 0
        while colour < 4:
            self.move(source, target, colour, i64(self.counters[source + colour]))
            colour += 1

    # The circle.

    def flaw_at(self, cell: i64) -> i64:
        """The Flaw of a Flaw cell."""
        return i64(self.counters[QUARTERS + cell // 3])

    def virtue_at(self, cell: i64) -> i64:
        """The Virtue of a Virtue cell: the one opposed to the facing Flaw (VIRTO-004)."""
        return i64(self.counters[QUARTERS + (cell // 3 + 2) % 4])

    def tunnels_at(self, cell: i64) -> bool:
        """Whether an Action cell is Tunnel/Recruitment, not Surveillance/Escape."""
        return (cell // 3 + self.counters[ODD]) % 2 == 0

    def card_at(self, cell: i64) -> i64:
        """The card of a cell as its place in `CELL_CARDS`: what events tell."""
        kind = kind_of(cell)
        if kind == FLAW:
            return self.flaw_at(cell)
        if kind == VIRTUE:
            return 4 + self.virtue_at(cell)
        return 8 if self.tunnels_at(cell) else 9

    def flaw_cell(self, flaw: i64) -> i64:
        quarter: i64 = 0
        while self.counters[QUARTERS + quarter] != flaw:
            quarter += 1
        return 3 * quarter

    def virtue_cell(self, virtue: i64) -> i64:
        """Opposite its own Flaw, one step on (VIRTO-004)."""
        return (self.flaw_cell(virtue) + 7) % 12

    def captives(self, cell: i64) -> i64:
        """How many captives a cell holds: 0 unless it is a Flaw."""
        return self.count(CIRCLE + 4 * cell) if kind_of(cell) == FLAW else i64(0)

    def active_meeples(self, colour: i64) -> i64:
        """Meeples of a colour on Virtue and Action cells."""
        total: i64 = 0
        cell: i64 = 0
        while cell < 12:
            if kind_of(cell) != FLAW:
                total += self.counters[CIRCLE + 4 * cell + colour]
            cell += 1
        return total

    def on_virtues(self) -> i64:
        """Meeples on the four Virtue cells."""
        return self.count(CIRCLE + 4) + self.count(CIRCLE + 16) + self.count(CIRCLE + 28) + self.count(CIRCLE + 40)

    # The Leaders.

    @property
    def active(self) -> i64:
        """The Leader in turn."""
        return i64(self.counters[ACTIVE])

    def token(self, leader: i64) -> i64:
        return i64(self.counters[TOKENS + leader])

    def standing(self, leader: i64) -> bool:
        return self.counters[STANDING + leader] == 1

    def stand_on(self, leader: i64, cell: i64) -> None:
        """A token that moves is standing on arrival (VIRTO-031)."""
        self.counters[TOKENS + leader] = cell
        self.counters[STANDING + leader] = 1

    def lay(self, leader: i64) -> None:
        """What lays a token: all actions but the Tunnel, and the Impossibility procedure (VIRTO-032)."""
        self.counters[STANDING + leader] = 0

    def points(self, leader: i64, virtue: i64) -> i64:
        return self.count(POINTS + 16 * leader + 4 * virtue)

    def all_points(self) -> i64:
        total: i64 = 0
        place = POINTS
        while place < PRISONERS:
            total += self.counters[place]
            place += 1
        return total

    def removable(self, leader: i64) -> i64:
        """All points of a Leader but the two of its main Virtue (VIRTO-011)."""
        total: i64 = 0
        virtue: i64 = 0
        while virtue < 4:
            if virtue != leader:
                total += self.points(leader, virtue)
            virtue += 1
        return total

    def virtues_held(self, leader: i64) -> i64:
        """In how many Virtues a Leader has at least one point (VIRTO-057)."""
        held: i64 = 0
        virtue: i64 = 0
        while virtue < 4:
            if self.points(leader, virtue):
                held += 1
            virtue += 1
        return held

    def free_slots(self, virtue: i64) -> i64:
        """Places for points of a Virtue on all four Leader cards (VIRTO-010)."""
        free: i64 = 0
        leader: i64 = 0
        while leader < 4:
            free += ROW - self.points(leader, virtue)
            leader += 1
        return free

    # The turn: who plays which Leader when (VIRTO-120 to 125).

    def leader_at(self, round: i64, turn: i64) -> i64:
        """The Leader of turn 0 to 3 of a round."""
        return i64(self.counters[ORDER + place_in_order(self.seats, round, turn)])

    def seat_at(self, round: i64, turn: i64) -> i64:
        """The player who decides for the Leader of a turn."""
        return (self.counters[FIRST] + player_in_order(self.seats, round, turn)) % self.seats

    # Prison cards.

    @property
    def prison_pile(self) -> Zone:
        """The top card last."""
        return self.zones[PILE]

    @property
    def open_prisons(self) -> Zone:
        return self.zones[OPEN]

    def locked(self, leader: i64, prison: i64) -> str:
        """The rule that keeps a Leader on an Escape cell from emptying a Prison card, or an empty text (VIRTO-070, 075)."""
        shown = PRISON_LEADERS[prison]
        if shown >> leader & 1 == 0:
            return "VIRTO-070"
        other: i64 = 0
        while other < 4:
            if other != leader and shown >> other & 1:
                at = self.token(other)
                if kind_of(at) <= VIRTUE or self.tunnels_at(at):
                    return "VIRTO-075"
            other += 1
        return ""

    def close_prison(self, prison: i64) -> None:
        """Face down under the pile; everybody has seen it (VIRTO-073, 142)."""
        self.open_prisons.take_at(self.open_prisons.find(prison))
        self.prison_pile.put_under(prison, EVERYBODY)

    # Dice.

    def roll(self, reason: i64, cell: i64) -> i64:
        """The Effect die, faces 0, 0, 1, 2, 3, 4."""
        face = self.rng.below(6)
        result = face - 1 if face else i64(0)
        self.note_roll(result, reason, cell)
        return result

    def note_roll(self, result: i64, reason: i64, cell: i64) -> None:
        """Leave the die in view, and what it was for."""
        self.counters[DIE] = result + 1
        self.counters[DIE_FOR] = reason
        self.counters[DIE_CELL] = cell
        self.counters[TOTAL] = 0
        self.counters[COLOUR] = 0

    def roll_colour(self) -> i64:
        """The Colour die until it shows a colour, each as likely (VIRTO-093)."""
        colour = self.rng.below(4)
        self.counters[COLOUR] = colour + 1
        return colour

    # Set-up.

    def setup(self) -> None:
        """The circle, the tokens, the Prison pile; then the players place their starting points (VIRTO-001 to 017)."""
        from .placing import ask_to_prepare

        counters = self.counters
        layout = _whole(self.rules.options["layout"])
        number = layout - 1 if layout else int(self.rng.below(LAYOUTS))
        for quarter in range(4):
            counters[QUARTERS + quarter] = ARRANGEMENTS[number // 2][quarter]
        counters[ODD] = number % 2
        deal = str(self.rules.options["leaders"])
        dealt = DEALS[self.rng.below(len(DEALS))] if deal == "random" else deal
        first = self.rules.options["first"]
        counters[FIRST] = self.rng.below(self.seats) if first is None else _whole(first) - 1
        self.seat_leaders(["TWJC".index(letter) for letter in dealt])
        for leader in range(4):
            counters[TOKENS + leader] = self.virtue_cell(leader)
        counters[ACTIVE] = self.leader_at(1, 0)
        counters[HOPE] = self.rules.hope
        for colour in range(4):
            counters[CITY + colour] = MEEPLES
        for prison in range(len(PRISONS)):
            self.prison_pile.put(prison)
        self.shuffle(self.prison_pile)
        self.tell("start", counters[FIRST], [number + 1])
        self.tell_leaders()
        ask_to_prepare(self)

    def seat_leaders(self, dealt: list[int]) -> None:
        """Leaders in the order of play of the first player and those after; the common one of three players is last.

        `dealt` is by seat: one Leader for each seat and the common one, or two, or four, for each (VIRTO-007).
        """
        each = {1: 4, 2: 2, 3: 1, 4: 1}[int(self.seats)]
        place = 0
        for step in range(self.seats):
            seat = int(self.counters[FIRST] + step) % int(self.seats)
            for leader in dealt[seat * each : (seat + 1) * each]:
                self.counters[ORDER + place] = leader
                place += 1
        if place == 3:
            self.counters[ORDER + 3] = dealt[3]

    def tell_leaders(self) -> None:
        for turn in range(4):
            leader = self.leader_at(1, turn)
            common = self.seats == 3 and leader == self.counters[ORDER + 3]
            if common:
                self.tell("common", -1, [leader])
            else:
                self.tell("leader", self.seat_at(1, turn), [leader])

    # End.

    def finish(self, reason: i64) -> None:
        """Nothing is resolved after the moment of victory or defeat (VIRTO-118)."""
        self.counters[ENDED] = reason
        self.agenda.clear()
        if self.past is not None:
            self.tell("victory" if reason == VICTORY else "defeat", -1, [reason])

    def won(self) -> bool:
        """Two points in each Virtue for every Leader, and nobody in prison (VIRTO-110)."""
        return len(self.open_prisons.slots) == 0 and self.all_points() == ALL_POINTS

    def returns(self) -> list[float]:
        """Players win or lose together (VIRTO-111)."""
        value = 1.0 if self.counters[ENDED] == VICTORY else -1.0
        return [value for _ in range(self.seats)]

    def result(self) -> Outcome:
        reason = REASONS[self.counters[ENDED]]
        return team(reason == "victory", int(self.seats), reason, [final_state(self, reason)])

    def faults(self) -> list[str]:
        from .invariants import faults

        return faults(self)


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value


def final_state(pos: Virtopia, reason: str) -> dict[str, object]:
    """What is reported at the end (VIRTO-111): result, cause, rounds, Hope, points, and how the table lies."""
    counters = pos.counters
    virtues = [[int(pos.points(leader, virtue)) for virtue in range(4)] for leader in range(4)]
    return {
        "reason": reason,
        "rounds": min(int(counters[ROUND]), int(LAST_ROUND)),
        "hope": int(counters[HOPE]),
        "sanctions": int(counters[SANCTIONS]),
        "points": int(pos.all_points()),
        "virtues": virtues,
        "prisons": len(pos.open_prisons.slots),
        "captives": [int(pos.captives(pos.flaw_cell(flaw))) for flaw in range(4)],
        "city": int(pos.count(CITY)),
        "box": int(pos.count(BOX)),
    }
