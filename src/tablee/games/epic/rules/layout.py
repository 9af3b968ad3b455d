"""The places and counters of a match, each declared once; positions, views, observers and checks ask for them by name.

A counter of the match has a number of its own, `pos.counters[TURN]`. A counter of a player is found with `own`:
`pos.counters[layout.own(RESERVE, seat)]`. Places are found by their names: `pos.zones[layout.hand(seat)]`.

>>> layout = EpicLayout(2)
>>> layout.places[layout.story(1)].name, layout.places[layout.deck(HEROES)].name, layout.counters[layout.own(LEVEL, 1)]
('story 2', 'hero deck', 'level 2')
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.box import MIXED, Place, hand_of, open_row, pile
from ....engine.layout import Layout
from ....engine.position import bit_of
from .content import ACT_ONE, ACTION, ANTI_DECK, DESTINY, HERO_DECK

# Counters of the match and of the turn.
TURN: Final[i64] = 0
ACTIVE: Final[i64] = 1
FIRST: Final[i64] = 2
REVEALED: Final[i64] = 3
ADVERSARY_XP: Final[i64] = 4
TURNED: Final[i64] = 5
ENDS_WITH: Final[i64] = 6
FINALS: Final[i64] = 7
ENDED: Final[i64] = 8
KIND: Final[i64] = 9
ACTED: Final[i64] = 10
FREE_EXPLORES: Final[i64] = 11
# Counters of the Challenge under way, from FACING to OUTCOME.
FACING: Final[i64] = 12
PATH: Final[i64] = 13
ROLLED: Final[i64] = 14
BASE: Final[i64] = 15
FIRST_RUNES: Final[i64] = 16
FIRST_FACES: Final[i64] = 17
SECOND_RUNES: Final[i64] = 18
SECOND_FACES: Final[i64] = 19
DARKS: Final[i64] = 20
MOONS: Final[i64] = 21
MODIFIER: Final[i64] = 22
CLASS_MODIFIER: Final[i64] = 23
HARDER: Final[i64] = 24
CLASS_OFF: Final[i64] = 25
RETRIED: Final[i64] = 26
PAID_UNITS: Final[i64] = 27
AIM: Final[i64] = 28
RESULT: Final[i64] = 29
NEEDED: Final[i64] = 30
OUTCOME: Final[i64] = 31
MATCH_COUNTERS: Final[dict[int, str]] = {
    TURN: "turn",
    ACTIVE: "active",
    FIRST: "first",
    REVEALED: "revealed",
    ADVERSARY_XP: "adversary xp",
    TURNED: "turned",
    ENDS_WITH: "ends with",
    FINALS: "finals",
    ENDED: "ended",
    KIND: "kind",
    ACTED: "acted",
    FREE_EXPLORES: "free explores",
    FACING: "facing",
    PATH: "path",
    ROLLED: "rolled",
    BASE: "base",
    FIRST_RUNES: "first runes",
    FIRST_FACES: "first faces",
    SECOND_RUNES: "second runes",
    SECOND_FACES: "second faces",
    DARKS: "darks",
    MOONS: "moons",
    MODIFIER: "modifier",
    CLASS_MODIFIER: "class modifier",
    HARDER: "harder",
    CLASS_OFF: "class off",
    RETRIED: "retried",
    PAID_UNITS: "paid units",
    AIM: "aim",
    RESULT: "result",
    NEEDED: "needed",
    OUTCOME: "outcome",
}

# Counters of each player.
RESERVE: Final[i64] = 0
CLASS_XP: Final[i64] = 1
LEVEL: Final[i64] = 2
FACED: Final[i64] = 3
ADDED: Final[i64] = 4
PREVIOUS: Final[i64] = 5
USED: Final[i64] = 6
TURNS: Final[i64] = 7
OWN_COUNTERS: Final[dict[int, str]] = {
    RESERVE: "reserve",
    CLASS_XP: "class xp",
    LEVEL: "level",
    FACED: "faced",
    ADDED: "added",
    PREVIOUS: "previous",
    USED: "used",
    TURNS: "turns",
}

# The values of FACED: whom a player has faced, in bits (EPIC-116, 124, 126).
FACED_FRONT: Final[i64] = 1
FACED_FINAL: Final[i64] = 2
BEAT_FINAL: Final[i64] = 4

# The values of KIND: the kinds of turns (EPIC-043).
KINDS: Final = ("story", "adversary", "final")
STORY_TURN: Final[i64] = 0
ADVERSARY_TURN: Final[i64] = 1
FINAL_TURN: Final[i64] = 2

# The values of OUTCOME: how an attempt ended.
FAILED: Final[i64] = 1
SUCCEEDED: Final[i64] = 2

# The values of ENDED: why the match is over.
REASONS: Final = ("", "triumph", "defeat", "score")
TRIUMPH: Final[i64] = 1
DEFEAT: Final[i64] = 2
BY_SCORE: Final[i64] = 3

# The six decks that are drawn from during play: the three Acts, then these. Each has a discard pile, each Act a row.
ACTS: Final = ("act I", "act II", "act III")
HEROES: Final[i64] = 3
ANTIHEROES: Final[i64] = 4
ACTIONS: Final[i64] = 5
PILES: Final = (*ACTS, "hero", "antihero", "action")
POOLS: Final = [int(deck) for deck in (ACT_ONE, ACT_ONE + 1, ACT_ONE + 2, HERO_DECK, ANTI_DECK, ACTION)]


class EpicLayout(Layout):
    """Where everything lies. A method gives the place of a player or of a deck, an attribute the only place of its name."""

    undealt: i64
    """Character cards that nobody was dealt."""
    opposition: i64
    """The Adversary and the Quest; nothing in a competitive match (EPIC-031, 142)."""
    stack: i64
    """Played cards and revealed Actions that wait for their effect (EPIC-070)."""
    rejected: i64
    """Character cards put back (EPIC-030)."""
    box: i64
    """What is not part of this match."""
    _hands: i64
    _dealt: i64
    _characters: i64
    _destinies: i64
    _stories: i64
    _played: i64
    _decks: i64
    _rows: i64
    _discards: i64
    _own: i64

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        players = range(int(seats))
        self._hands = self.places_for([hand_of(seat) for seat in players])
        self._dealt = self.places_for([hand_of(seat, MIXED, "dealt") for seat in players])
        self._characters = self.places_for([open_row(f"character {seat + 1}", seat) for seat in players])
        self._destinies = self.places_for(
            [Place(f"destiny {seat + 1}", bit_of(seat), True, DESTINY, seat) for seat in players]
        )
        self._stories = self.places_for([open_row(f"story {seat + 1}", seat) for seat in players])
        self._played = self.places_for([open_row(f"played {seat + 1}", seat) for seat in players])
        self.undealt = self.place(pile("undealt"))
        self._decks = self.places_for([pile(f"{name} deck", pool) for name, pool in zip(PILES, POOLS, strict=True)])
        self._rows = self.places_for([pile(f"{name} row", pool) for name, pool in zip(ACTS, POOLS, strict=False)])
        self._discards = self.places_for([open_row(f"{name} discard") for name in PILES])
        self.opposition = self.place(open_row("opposition"))
        self.stack = self.place(open_row("stack"))
        self.rejected = self.place(pile("rejected"))
        self.box = self.place(open_row("box"))
        for name in MATCH_COUNTERS.values():
            self.counter(name)
        self._own = len(self.counters)
        for name in OWN_COUNTERS.values():
            self.counter_each(name)

    # Places of a player.

    def hand(self, seat: i64) -> i64:
        """Hero and Antihero cards held."""
        return self._hands + seat

    def dealt(self, seat: i64) -> i64:
        """The character cards among which a player chooses."""
        return self._dealt + seat

    def character(self, seat: i64) -> i64:
        """Heritage, Origin and Class."""
        return self._characters + seat

    def destiny(self, seat: i64) -> i64:
        """The Destiny card."""
        return self._destinies + seat

    def story(self, seat: i64) -> i64:
        """The cards under Origin, Class and Destiny."""
        return self._stories + seat

    def played(self, seat: i64) -> i64:
        """Hero and Antihero cards that a player has played."""
        return self._played + seat

    # Places of the table.

    def deck(self, number: i64) -> i64:
        """A deck: of an Act (0 to 2), HEROES, ANTIHEROES or ACTIONS."""
        return self._decks + number

    def discard(self, number: i64) -> i64:
        """The discard pile of a deck."""
        return self._discards + number

    def row(self, act: i64) -> i64:
        """The row of an Act."""
        return self._rows + act

    # Counters of a player.

    def own(self, what: i64, seat: i64) -> i64:
        """A counter of a player: RESERVE, CLASS_XP, LEVEL and so on."""
        return self._own + what * self.seats + seat
