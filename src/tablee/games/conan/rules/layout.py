"""The places and counters of a match of Conan, each declared once, and what the tag of a Challenge on the table says."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.box import Place, hand_of, open_row, pile
from ....engine.layout import Layout
from .content import A_CHALLENGE, ADVENTURES, DRAWN, MAGIC

MOST_CLAUSES: Final[i64] = 16
FACE_UP: Final[i64] = 128


class ConanLayout(Layout):
    """Where everything lies, by number.

    A method gives the number of a seat's place or of an Adventure's counter. An attribute that is a counter of each player
    (`glory` to `truces`) is the number of the first seat's: that of a seat is so many further on.
    """

    draw_pile: i64
    object_pile: i64
    discard: i64
    adventures: i64
    challenges: i64
    offered: i64
    omen: i64
    out: i64
    round: i64
    phase: i64
    lap: i64
    first: i64
    proposals: i64
    fallen: i64
    minted: i64
    ended: i64
    glory: i64
    stands: i64
    expelled: i64
    waiting: i64
    beaten: i64
    partner: i64
    share: i64
    spoils: i64
    truces: i64
    own: list[int]
    clauses: list[int]
    _hands: i64
    _laid: i64
    _heroes: i64
    _allies: i64
    _objects: i64
    _accomplished: i64
    _received: i64

    def __init__(self, seats: i64, pacts: bool) -> None:
        super().__init__(seats)
        self._declare_places()
        self._declare_counters()
        self._declare_own_counters()
        self.clauses = []
        if pacts:
            self.clauses = [int(self.counter(f"clause {number + 1}")) for number in range(MOST_CLAUSES)]

    # The places of a seat.

    def hand(self, seat: i64) -> i64:
        """The cards in the hand of a player."""
        return self._hands + seat

    def laid(self, seat: i64) -> i64:
        """The cards that a contestant has laid face down."""
        return self._laid + seat

    def hero(self, seat: i64) -> i64:
        """The hero of a player."""
        return self._heroes + seat

    def allies(self, seat: i64) -> i64:
        """The Allies that a player has hired."""
        return self._allies + seat

    def objects(self, seat: i64) -> i64:
        """The Objects of a player."""
        return self._objects + seat

    def accomplished(self, seat: i64) -> i64:
        """The Adventures that a player has accomplished."""
        return self._accomplished + seat

    # The counter of an Adventure.

    def received(self, adventure: i64) -> i64:
        """How many Challenges an Adventure has received."""
        return self._received + adventure

    # Declaring.

    def _declare_places(self) -> None:
        seats = range(self.seats)
        self._hands = self.places_for([hand_of(seat, DRAWN) for seat in seats])
        laid = [Place(f"laid {seat + 1}", i64(1) << seat, True, DRAWN, seat) for seat in seats]
        self._laid = self.places_for(laid)
        self._heroes = self._rows("hero")
        self._allies = self._rows("allies")
        self._objects = self._rows("objects")
        self._accomplished = self._rows("accomplished")
        self.draw_pile = self.place(pile("draw pile", DRAWN))
        self.object_pile = self.place(pile("object pile", MAGIC))
        self.discard = self.place(open_row("discard"))
        self.adventures = self.place(open_row("adventures"))
        self.challenges = self.place(Place("challenges", 0, True, DRAWN, -1, A_CHALLENGE))
        self.offered = self.place(pile("offered", DRAWN))
        self.omen = self.place(pile("omen", DRAWN))
        self.out = self.place(open_row("out"))

    def _rows(self, name: str) -> i64:
        """A row of open cards for each seat."""
        return self.places_for([open_row(f"{name} {seat + 1}", seat) for seat in range(self.seats)])

    def _declare_counters(self) -> None:
        self.round = self.counter("round")
        self.phase = self.counter("phase")
        self.lap = self.counter("lap")
        self.first = self.counter("first")
        self.proposals = self.counter("proposals")
        self.fallen = self.counter("fallen")
        self.minted = self.counter("minted")
        self.ended = self.counter("ended")
        received = [self.counter(f"received A{number + 1:02}") for number in range(ADVENTURES)]
        self._received = received[0]

    def _declare_own_counters(self) -> None:
        """`stands`, `expelled` and `partner` count from 1, so that 0 is none; `truces` has a bit for each other seat."""
        self.glory = self.counter_each("glory")
        self.stands = self.counter_each("stands")
        self.expelled = self.counter_each("expelled")
        self.waiting = self.counter_each("waiting")
        self.beaten = self.counter_each("beaten")
        self.partner = self.counter_each("partner")
        self.share = self.counter_each("share")
        self.spoils = self.counter_each("spoils")
        self.truces = self.counter_each("truces")
        self.own = [int(self.glory + number * self.seats) for number in range(9)]


# The tag of a Challenge on the table: its Adventure, who placed it (CONAN-005), and whether it lies face up.


def challenge_tag(adventure: i64, owner: i64) -> i64:
    """The tag of a face-down Challenge."""
    return 4 * adventure + owner


def tagged_adventure(tag: i64) -> i64:
    """The Adventure that carries a Challenge."""
    return (tag & ~FACE_UP) // 4


def tagged_owner(tag: i64) -> i64:
    """The seat that placed a Challenge."""
    return tag % 4


def tagged_face_up(tag: i64) -> bool:
    """Whether a Challenge has been turned up."""
    return tag & FACE_UP != 0
