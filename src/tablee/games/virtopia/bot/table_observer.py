"""What lies on the table of Virtopia as numbers: meeples, tokens, the circle, the turn, Hope, the dice and the prisons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.observation import Observer, Sight, put
from ..rules.circle import CELLS
from ..rules.content import COLOURS, HIGHEST_ROLL, PRISONS, VirtopiaContent
from ..rules.doings import DOINGS
from ..rules.layout import VirtopiaLayout
from ..rules.position import LAST_ROUND, VirtopiaConfig

if TYPE_CHECKING:
    from ....engine.game import Game

LEADERS: Final[i64] = 4
ALL_PRISONS: Final[i64] = len(PRISONS)
MEEPLE_PLACES: Final[i64] = 3 + 12 + 16 + len(PRISONS)
TOKEN: Final[i64] = 12 + 1

LEADER_NAMES: Final = [f"the {colour} Leader" for colour in COLOURS]
VIRTUE_NAMES: Final = ["Temperance", "Wisdom", "Justice", "Courage"]
FLAW_NAMES: Final = ["Extremism", "Ignorance", "Iniquity", "Fear"]
PRISON_NAMES: Final = ["the Glasshouse", "the Cistern", "the Sundial", "the Forge", "the Smokehouse", "the Rainbow House"]
DOING_NAMES: Final = [doing or "nothing yet" for doing in DOINGS]


class TableObserver(Observer):
    """The first part of the observation: all that lies on the table, as it is.

    It is the same for every seat but for the last numbers, which say whether it decides now, and at how large a table.
    """

    content: VirtopiaContent
    meeples: i64
    tokens: i64
    circle: i64
    clock: i64
    turn: i64
    active: i64
    acting: i64
    stored: i64
    open: i64
    pile: i64
    rules: i64

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.content = cast(VirtopiaContent, game.content)
        self.declare_meeples()
        self.declare_table()

    def declare_meeples(self) -> None:
        """The meeples of each place by colour, in the order of the counters."""
        places = ["City", "box", "hand", *[f"cell {cell}" for cell in range(CELLS)]]
        places += [f"{virtue} of {leader}" for leader in LEADER_NAMES for virtue in VIRTUE_NAMES]
        places += [f"prisoners in {prison}" for prison in PRISON_NAMES]
        self.meeples = self.size
        for place in places:
            self.block(f"{place},", COLOURS, 12)

    def declare_table(self) -> None:
        """Tokens, the circle, the turn, the dice and the prisons."""
        self.tokens = self.size
        for leader in LEADER_NAMES:
            self.block(f"{leader} is on cell", range(CELLS))
            self.entry(f"{leader} stands")
        self.circle = self.size
        for quarter in range(4):
            self.block(f"cell {3 * quarter} is", FLAW_NAMES)
        self.entry("tunnels are on cells 5 and 11")
        self.clock = self.entry("round", int(LAST_ROUND))
        self.entry("Hope", 12)
        self.turn = self.block("turn of the round:", range(1, 5))
        self.active = self.block("in turn:", LEADER_NAMES)
        self.acting = self.block("chosen in this turn:", DOING_NAMES)
        self.stored = self.block("stored result:", ["none", *range(HIGHEST_ROLL + 1)])
        self.open = self.block("open prison:", PRISON_NAMES)
        self.pile = self.size
        for place in range(1, ALL_PRISONS + 1):
            self.block(f"card {place} of the Prison pile from below:", PRISON_NAMES)
        self.entry("Prison pile size", int(ALL_PRISONS))
        self.rules = self.entry("one is added to totals")
        self.entry("one may struggle without captives")
        self.entry("this seat decides now")
        self.entry("number of players", 4)

    # Writing.

    def write_table(self, sight: Sight, config: VirtopiaConfig, row: vec[u8], at: i64) -> None:
        """The whole first part."""
        layout = config.layout
        place = layout.city
        for number in range(4 * MEEPLE_PLACES):
            row[at + self.meeples + number] = u8(sight.counter(place + number))
        self.write_tokens(sight, layout, row, at)
        self.write_turn(sight, layout, row, at)
        self.write_prisons(sight, layout, row, at)
        self.write_rules(sight, config, row, at)

    def write_tokens(self, sight: Sight, layout: VirtopiaLayout, row: vec[u8], at: i64) -> None:
        """Where the tokens are, whether they stand, and how the circle lies."""
        for leader in range(LEADERS):
            first = at + self.tokens + TOKEN * leader
            row[first + sight.counter(layout.token(leader))] = u8(1)
            put(row, first + 12, sight.counter(layout.standing(leader)))
            row[at + self.circle + 4 * leader + sight.counter(layout.flaw_of(leader))] = u8(1)
        put(row, at + self.circle + 16, sight.counter(layout.odd))

    def write_turn(self, sight: Sight, layout: VirtopiaLayout, row: vec[u8], at: i64) -> None:
        """The round, Hope, the turn, what was chosen in it, and the stored result."""
        put(row, at + self.clock, sight.counter(layout.round))
        put(row, at + self.clock + 1, sight.counter(layout.hope))
        row[at + self.turn + sight.counter(layout.turn)] = u8(1)
        row[at + self.active + sight.counter(layout.active)] = u8(1)
        row[at + self.acting + sight.counter(layout.acting)] = u8(1)
        row[at + self.stored + sight.counter(layout.stored)] = u8(1)

    def write_prisons(self, sight: Sight, layout: VirtopiaLayout, row: vec[u8], at: i64) -> None:
        """The open Prison cards, and the known ones of the pile by their place from below."""
        for slot in range(sight.size(layout.open)):
            row[at + self.open + sight.card(layout.open, slot)] = u8(1)
        size = sight.size(layout.pile)
        for slot in range(size):
            prison = sight.card(layout.pile, slot)
            if prison >= 0:
                row[at + self.pile + ALL_PRISONS * slot + prison] = u8(1)
        put(row, at + self.pile + ALL_PRISONS * ALL_PRISONS, size)

    def write_rules(self, sight: Sight, config: VirtopiaConfig, row: vec[u8], at: i64) -> None:
        """Two of the options in force, whether this seat decides now, and at how large a table."""
        first = at + self.rules
        row[first] = u8(config.plus_one)
        mark(row, first + 1, config.open_struggle)
        mark(row, first + 2, sight.asked())
        put(row, first + 3, sight.seats)


def mark(row: vec[u8], at: i64, holds: bool) -> None:
    """Write a 1 where something holds."""
    if holds:
        row[at] = u8(1)
