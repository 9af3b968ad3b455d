"""The table of Virtopia: where the 48 meeples are, the tokens, the Prison cards, Hope, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ....engine.box import EVERYBODY
from ....engine.outcome import Outcome, team
from ....engine.position import MatchConfig, Position
from ....engine.zone import Zone
from .circle import FLAW, VIRTUE, kind_of
from .content import ROW, VirtopiaContent
from .layout import VirtopiaLayout
from .options import with_level

if TYPE_CHECKING:
    from ....engine.game import Game

# How a match ends.
REASONS: Final = ("", "victory", "captives", "seven", "hope", "sanction", "box", "rounds")
VICTORY: Final[i64] = 1
CAPTIVES: Final[i64] = 2
SEVEN: Final[i64] = 3
NO_HOPE: Final[i64] = 4
SANCTION: Final[i64] = 5
FULL_BOX: Final[i64] = 6
ROUNDS: Final[i64] = 7

# What the Effect die was last rolled for.
ROLLS: Final = ("", "watchtower", "stored", "surveillance", "impossible")
FOR_TOWER: Final[i64] = 1
FROM_STORE: Final[i64] = 2
FOR_STORE: Final[i64] = 3
FOR_STUCK: Final[i64] = 4

LAST_ROUND: Final[i64] = 40
MOST_BOXED: Final[i64] = 16
ALL_POINTS: Final[i64] = 32


class VirtopiaConfig(MatchConfig):
    """The settings of the match (VIRTO-130 to 137), its cards and its layout."""

    cards: VirtopiaContent
    layout: VirtopiaLayout
    hope: i64
    plus_one: i64
    captives: bool
    open_struggle: bool
    open_recruit: bool
    fleeting_die: bool
    chosen_start: bool

    def __init__(self, game: Game, seats: i64, options: dict[str, object]) -> None:
        super().__init__(game, seats, options)
        assert isinstance(game.content, VirtopiaContent)
        self.cards = game.content
        self.layout = VirtopiaLayout(seats)
        self.lay_out(self.layout)
        chosen = with_level(options)
        self.hope = int(str(chosen["hope"])) + self.cards.more_hope
        self.plus_one = 1 if chosen["plus_one"] else 0
        self.captives = bool(chosen["captives"])
        self.open_struggle = bool(chosen["open_struggle"])
        self.open_recruit = bool(chosen["open_recruit"])
        self.fleeting_die = bool(chosen["fleeting_die"])
        self.chosen_start = bool(chosen["chosen_start"])


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
    """A match of Virtopia. A place of meeples is the number that the layout gives for it."""

    rules: VirtopiaConfig
    cards: VirtopiaContent
    layout: VirtopiaLayout

    def __init__(self, config: VirtopiaConfig) -> None:
        super().__init__(config)
        self.rules = config
        self.cards = config.cards
        self.layout = config.layout

    def blank(self) -> Virtopia:
        return Virtopia(self.rules)

    # Meeples.

    def count(self, place: i64) -> i64:
        """How many meeples lie there."""
        counters = self.counters
        return counters[place] + counters[place + 1] + counters[place + 2] + counters[place + 3]

    def colours(self, place: i64) -> list[int]:
        """How many meeples of each colour lie there."""
        return [int(self.counters[place + colour]) for colour in range(4)]

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
        """Move meeples of a colour from one place to another."""
        self.counters[source + colour] -= count
        self.counters[target + colour] += count

    def move_all(self, source: i64, target: i64) -> None:
        """Move all meeples of a place to another."""
        colour: i64 = 0
        while colour < 4:
            self.move(source, target, colour, i64(self.counters[source + colour]))
            colour += 1

    # The circle.

    def flaw_at(self, cell: i64) -> i64:
        """The Flaw of a Flaw cell."""
        counter = self.layout.flaw_of(cell // 3)
        return i64(self.counters[counter])

    def virtue_at(self, cell: i64) -> i64:
        """The Virtue of a Virtue cell: the one opposed to the facing Flaw (VIRTO-004)."""
        counter = self.layout.flaw_of((cell // 3 + 2) % 4)
        return i64(self.counters[counter])

    def tunnels_at(self, cell: i64) -> bool:
        """Whether an Action cell is Tunnel/Recruitment, not Surveillance/Escape."""
        counter = self.layout.odd
        return (cell // 3 + self.counters[counter]) % 2 == 0

    def card_at(self, cell: i64) -> i64:
        """The card of a cell as its place in `CELL_CARDS`: what events tell."""
        kind = kind_of(cell)
        if kind == FLAW:
            return self.flaw_at(cell)
        if kind == VIRTUE:
            return 4 + self.virtue_at(cell)
        return 8 if self.tunnels_at(cell) else 9

    def flaw_cell(self, flaw: i64) -> i64:
        """The cell of a Flaw."""
        quarter: i64 = 0
        first = self.layout.flaw_of(0)
        while self.counters[first + quarter] != flaw:
            quarter += 1
        return 3 * quarter

    def virtue_cell(self, virtue: i64) -> i64:
        """The cell of a Virtue: opposite its own Flaw, one step on (VIRTO-004)."""
        return (self.flaw_cell(virtue) + 7) % 12

    def captives(self, cell: i64) -> i64:
        """How many captives a cell holds: 0 unless it is a Flaw."""
        return self.count(self.layout.cell(cell)) if kind_of(cell) == FLAW else i64(0)

    def active_meeples(self, colour: i64) -> i64:
        """Meeples of a colour on Virtue and Action cells."""
        total: i64 = 0
        cell: i64 = 0
        while cell < 12:
            if kind_of(cell) != FLAW:
                counter = self.layout.cell(cell) + colour
                total += self.counters[counter]
            cell += 1
        return total

    def on_virtues(self) -> i64:
        """Meeples on the four Virtue cells."""
        layout = self.layout
        total = self.count(layout.cell(1)) + self.count(layout.cell(4))
        return total + self.count(layout.cell(7)) + self.count(layout.cell(10))

    # The Leaders.

    @property
    def active(self) -> i64:
        """The Leader in turn."""
        counter = self.layout.active
        return i64(self.counters[counter])

    def token(self, leader: i64) -> i64:
        """The cell of a Leader's token."""
        counter = self.layout.token(leader)
        return i64(self.counters[counter])

    def standing(self, leader: i64) -> bool:
        """Whether a Leader's token stands: a lying one cannot act where it is (VIRTO-022)."""
        counter = self.layout.standing(leader)
        return self.counters[counter] == 1

    def stand_on(self, leader: i64, cell: i64) -> None:
        """Move a token; it is standing on arrival (VIRTO-031)."""
        token = self.layout.token(leader)
        standing = self.layout.standing(leader)
        self.counters[token] = cell
        self.counters[standing] = 1

    def lay(self, leader: i64) -> None:
        """Lay a token, as all actions but the Tunnel do, and the Impossibility procedure (VIRTO-032)."""
        self.counters[self.layout.standing(leader)] = 0

    def points(self, leader: i64, virtue: i64) -> i64:
        """The points of a Leader in one Virtue."""
        return self.count(self.layout.row(leader, virtue))

    def all_points(self) -> i64:
        """The points of all Leaders together."""
        total: i64 = 0
        place = self.layout.row(0, 0)
        end = self.layout.prisoners(0)
        while place < end:
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
        counter = self.layout.order(place_in_order(self.seats, round, turn))
        return i64(self.counters[counter])

    def seat_at(self, round: i64, turn: i64) -> i64:
        """The player who decides for the Leader of a turn."""
        return (self.counters[self.layout.first] + player_in_order(self.seats, round, turn)) % self.seats

    # Prison cards.

    @property
    def prison_pile(self) -> Zone:
        """The face-down Prison cards, the top card last."""
        place = self.layout.pile
        return self.zones[place]

    @property
    def open_prisons(self) -> Zone:
        """The Prison cards that lie face up."""
        place = self.layout.open
        return self.zones[place]

    def locked(self, leader: i64, prison: i64) -> str:
        """The rule that keeps a Leader on an Escape cell from emptying a Prison card, or an empty text (VIRTO-070, 075)."""
        if not self.cards.shows(prison, leader):
            return "VIRTO-070"
        other: i64 = 0
        while other < 4:
            if other != leader and self.cards.shows(prison, other):
                at = self.token(other)
                if kind_of(at) <= VIRTUE or self.tunnels_at(at):
                    return "VIRTO-075"
            other += 1
        return ""

    def close_prison(self, prison: i64) -> None:
        """Lay an open Prison card face down under the pile; everybody has seen it (VIRTO-073, 142)."""
        self.open_prisons.take_at(self.open_prisons.find(prison))
        self.prison_pile.put_under(prison, EVERYBODY)

    # Dice.

    def roll(self, reason: i64, cell: i64) -> i64:
        """Roll the Effect die, whose faces are 0, 0, 1, 2, 3 and 4."""
        face = self.rng.below(6)
        result = face - 1 if face else i64(0)
        self.note_roll(result, reason, cell)
        return result

    def note_roll(self, result: i64, reason: i64, cell: i64) -> None:
        """Leave the die in view, and what it was for."""
        layout = self.layout
        self.counters[layout.die] = result + 1
        self.counters[layout.die_for] = reason
        self.counters[layout.die_cell] = cell
        self.counters[layout.total] = 0
        self.counters[layout.colour] = 0

    def roll_colour(self) -> i64:
        """Roll the Colour die until it shows a colour; each is as likely (VIRTO-093)."""
        colour = self.rng.below(4)
        self.counters[self.layout.colour] = colour + 1
        return colour

    # The beginning and the end.

    def setup(self) -> None:
        from .setup import set_up

        set_up(self)

    def finish(self, reason: i64) -> None:
        """End the match: nothing is resolved after the moment of victory or defeat (VIRTO-118)."""
        self.counters[self.layout.ended] = reason
        self.agenda.clear()
        if self.telling:
            self.tell("victory" if reason == VICTORY else "defeat", -1, [reason])

    def won(self) -> bool:
        """Whether every Leader has two points in each Virtue, and nobody is in prison (VIRTO-110)."""
        return len(self.open_prisons.slots) == 0 and self.all_points() == ALL_POINTS

    def returns(self) -> list[float]:
        """Players win or lose together (VIRTO-111)."""
        value = 1.0 if self.counters[self.layout.ended] == VICTORY else -1.0
        return [value for _ in range(self.seats)]

    def result(self) -> Outcome:
        from .ending import final_state

        reason = REASONS[self.counters[self.layout.ended]]
        return team(reason == "victory", int(self.seats), reason, [final_state(self, reason)])

    def faults(self) -> list[str]:
        from .invariants import faults

        return faults(self)
