"""The position of Epic Origins in the words of the game: hands, boards, decks and rows, the Adversary, experience."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from ....engine.events import pack
from ....engine.outcome import Outcome
from ....engine.position import MatchConfig, Position
from ....engine.zone import CARD, Zone
from .content import EpicContent, count_of
from .hero import Hero
from .layout import (
    ACTIVE,
    ANTIHEROES,
    CLASS_OFF,
    CLASS_XP,
    ENDED,
    FACED,
    HEROES,
    LEVEL,
    PAID_UNITS,
    PREVIOUS,
    RESERVE,
    REVEALED,
    TURNED,
    EpicLayout,
)
from .options import adversary_of, legacy_of, quest_of, strength_of

if TYPE_CHECKING:
    from ....engine.game import Game

NOBODY: Final[i64] = -1

START_LEVEL: Final[i64] = 3
BEST_LEVEL: Final[i64] = 1
BOTTOM_LEVEL: Final[i64] = 8
LAST_HERO_LEVEL: Final[i64] = 5
FIRST_ANTI_LEVEL: Final[i64] = 3
CLASS_ROOM: Final[i64] = 6
XP_PER_CLASS_LEVEL: Final[i64] = 2
PER_ACT: Final[i64] = 3
WHOLE_STORY: Final[i64] = 9
MOST_TURNS: Final[i64] = 24


class EpicConfig(MatchConfig):
    """What stays the same during a match: its layout, its cards, and what its players agreed on."""

    competitive: bool
    adversary: i64
    quest: i64
    first: i64
    chapter: i64
    legacy: list[str]
    strength: i64
    row_size: i64
    cards: EpicContent
    layout: EpicLayout

    def __init__(self, game: Game, seats: i64, options: dict[str, object]) -> None:
        super().__init__(game, seats, options)
        self.cards = cast(EpicContent, game.content)
        self.competitive = bool(options["competitive"])
        self.adversary = adversary_of(self.cards, options)
        self.quest = quest_of(options)
        self.first = int(str(options["first"] or 0)) - 1
        self.chapter = int(str(options["chapter"]))
        self.legacy = legacy_of(options)
        self.strength = strength_of(int(seats), options)
        self.row_size = 5 if seats == 4 else 4  # EPIC-035
        self.layout = EpicLayout(seats)
        self.lay_out(self.layout)


class Epic(Position):
    """A position of a match: its places and counters by name, and what every part of the rules does with them."""

    rules: EpicConfig
    cards: EpicContent
    layout: EpicLayout

    def __init__(self, config: EpicConfig) -> None:
        super().__init__(config)
        self.rules = config
        self.cards = config.cards
        self.layout = config.layout

    def blank(self) -> Epic:
        """A position of the same match with nothing on it."""
        return Epic(self.rules)

    # Places by their names.

    def hand(self, seat: i64) -> Zone:
        """The Hero and Antihero cards that a player holds."""
        place = self.layout.hand(seat)
        return self.zones[place]

    def dealt(self, seat: i64) -> Zone:
        """The seven character cards among which a player chooses (EPIC-028)."""
        place = self.layout.dealt(seat)
        return self.zones[place]

    def character(self, seat: i64) -> Zone:
        """Heritage, Origin and Class, in that order (EPIC-036)."""
        place = self.layout.character(seat)
        return self.zones[place]

    def destiny(self, seat: i64) -> Zone:
        """The Destiny card, face down until the end."""
        place = self.layout.destiny(seat)
        return self.zones[place]

    def story(self, seat: i64) -> Zone:
        """The cards under Origin, Class and Destiny, three each, in the order they came; the tag is the path (EPIC-105)."""
        place = self.layout.story(seat)
        return self.zones[place]

    def played(self, seat: i64) -> Zone:
        """Hero and Antihero cards that a player has played (EPIC-068)."""
        place = self.layout.played(seat)
        return self.zones[place]

    def deck(self, number: i64) -> Zone:
        """The decks of the three Acts, of Heroes, Antiheroes and Actions."""
        place = self.layout.deck(number)
        return self.zones[place]

    def discard(self, number: i64) -> Zone:
        """The discard pile of a deck."""
        place = self.layout.discard(number)
        return self.zones[place]

    def row(self, act: i64) -> Zone:
        """The row of an Act."""
        place = self.layout.row(act)
        return self.zones[place]

    @property
    def opposition(self) -> Zone:
        """The Adversary and the Quest; nothing in a competitive match (EPIC-031, 142)."""
        place = self.layout.opposition
        return self.zones[place]

    @property
    def stack(self) -> Zone:
        """Played cards and revealed Actions that wait for their effect, the last on top (EPIC-070).

        The tag says who played a card, and which one a CANCEL aims at: see challenge/stack.py.
        """
        place = self.layout.stack
        return self.zones[place]

    @property
    def rejected(self) -> Zone:
        """Character cards put back, each known to who rejected it (EPIC-030); the tag is that player."""
        place = self.layout.rejected
        return self.zones[place]

    @property
    def box(self) -> Zone:
        """What is not part of this match."""
        place = self.layout.box
        return self.zones[place]

    @property
    def undealt(self) -> Zone:
        """The character cards that nobody was dealt."""
        place = self.layout.undealt
        return self.zones[place]

    # Counters.

    def own(self, what: i64, seat: i64) -> i64:
        """A counter of a player."""
        counter = self.layout.own(what, seat)
        return i64(self.counters[counter])

    def set_own(self, what: i64, seat: i64, value: i64) -> None:
        """Set a counter of a player."""
        self.counters[self.layout.own(what, seat)] = value

    @property
    def active(self) -> i64:
        """Whose turn it is; during a Challenge, the challenger."""
        return i64(self.counters[ACTIVE])

    @property
    def setting_up(self) -> bool:
        """Whether the players are still choosing their characters."""
        return self.counters[REVEALED] == 0

    def level(self, seat: i64) -> i64:
        """The level on the Corruption track, 1 to 8 (EPIC-017)."""
        return self.own(LEVEL, seat)

    def reserve(self, seat: i64) -> i64:
        """The experience in the reserve."""
        return self.own(RESERVE, seat)

    def class_xp(self, seat: i64) -> i64:
        """The experience stored on the Class."""
        return self.own(CLASS_XP, seat)

    # The board of a player.

    def heritage(self, seat: i64) -> i64:
        """The Heritage card."""
        return self.character(seat).card(0)

    def origin(self, seat: i64) -> i64:
        """The Origin card."""
        return self.character(seat).card(1)

    def calling(self, seat: i64) -> i64:
        """The Class card."""
        return self.character(seat).card(2)

    def unlocked(self, seat: i64) -> i64:
        """How many effects of the Class work (EPIC-059); none of the challenger's under CLASSOFF (EFF-16)."""
        if self.counters[CLASS_OFF] and seat == self.active:
            return 0
        return self.class_xp(seat) // XP_PER_CLASS_LEVEL

    def current_act(self, seat: i64) -> i64:
        """The first of the three Acts with fewer than three cards under it; 3 when all are complete (EPIC-105)."""
        return len(self.story(seat).slots) // PER_ACT

    def icons(self, seat: i64) -> i64:
        """The icons of a Story, packed (EPIC-003, 004)."""
        total: i64 = self.cards.path_icons[2 * self.origin(seat)]
        for slot in self.story(seat).slots:
            total += self.cards.path_icons[2 * (slot & CARD) + (slot >> 24)]
        return total

    def symbols(self, seat: i64, skill: i64) -> i64:
        """How many symbols of a Skill, or icons of a type, a Story shows."""
        return count_of(self.icons(seat), skill)

    def hero(self, seat: i64) -> Hero:
        """What counts of a Hero during play: the face-down Destiny does not (EPIC-003)."""
        hero = Hero(
            self.cards,
            self.level(seat),
            self.reserve(seat),
            self.class_xp(seat),
            len(self.hand(seat).slots),
            self.own(PREVIOUS, seat),
            i64(self.counters[PAID_UNITS]),
        )
        hero.show(self.origin(seat), 0)
        for slot in self.story(seat).slots:
            hero.add_story(slot & CARD, slot >> 24)
        for slot in self.played(seat).slots:
            hero.add_played(slot & CARD)
        return hero

    def may_take(self, seat: i64, card: i64) -> bool:
        """Whether a player may take a card: it lies face up, of the current Act or a later one (EPIC-106, 107)."""
        return self.cards.act_of(card) >= self.current_act(seat) and self.is_face_up(card)

    def is_face_up(self, card: i64) -> bool:
        """Whether a story card lies in a revealed row (EPIC-111)."""
        act = self.cards.act_of(card)
        return act < self.counters[REVEALED] and self.row(act).find(card) >= 0

    # Experience.

    def gain_xp(self, seat: i64, amount: i64) -> None:
        """Put experience into the reserve, or take it away if negative; the supply is unlimited (EPIC-002)."""
        if amount:
            self.set_own(RESERVE, seat, self.reserve(seat) + amount)
            if self.telling:
                self.tell("xp", seat, [amount, self.reserve(seat)])

    def lose_xp(self, seat: i64, amount: i64) -> i64:
        """Take experience from the reserve, as far as there is any (EPIC-002); the answer is how much."""
        lost = min(amount, self.reserve(seat))
        self.gain_xp(seat, -lost)
        return lost

    # The Adversary.

    @property
    def has_adversary(self) -> bool:
        """Whether the players play together against an Adversary."""
        return not self.rules.competitive

    @property
    def adversary(self) -> i64:
        """The face of the Adversary that is up (EPIC-112)."""
        return self.opposition.card(0) + self.counters[TURNED]

    @property
    def quest(self) -> i64:
        """The face of the Quest: a card is named by its lower face, the tag says which is up."""
        return self.opposition.card(1) + self.opposition.tag(1)

    def faced(self, seat: i64, what: i64) -> bool:
        """Whether a player has faced the front or the Final, or beaten the Final."""
        return self.own(FACED, seat) & what != 0

    # The decks.

    def can_give(self, deck: i64) -> i64:
        """How many cards a deck can still give, its discard pile included (EPIC-064)."""
        return len(self.deck(deck).slots) + len(self.discard(deck).slots)

    def rebuild(self, deck: i64) -> bool:
        """Make an empty deck anew from its own discard pile; False if both are empty (EPIC-064, 115)."""
        if len(self.deck(deck).slots) == 0 and len(self.discard(deck).slots):
            self.deck(deck).slots = self.discard(deck).slots[:]
            self.discard(deck).clear()
            self.shuffle(self.deck(deck))
            if self.telling:
                self.tell("shuffle", NOBODY, [deck])
        return len(self.deck(deck).slots) > 0

    def draw_card(self, seat: i64, deck: i64) -> None:
        """Draw a Hero or Antihero card into the hand, if there is one (EPIC-063, 064)."""
        self.draw_cards(seat, deck, 1)

    def draw_cards(self, seat: i64, deck: i64, count: i64) -> None:
        """Draw several cards into the hand, told as one draw."""
        hand = self.hand(seat)
        before: i64 = len(hand.slots)
        while count > 0 and self.rebuild(deck):
            self.draw(self.deck(deck), hand)
            count -= 1
        if self.telling and len(hand.slots) > before:
            self.tell("draw", seat, [deck - HEROES], [self.pack_slot(hand, slot) for slot in range(before, len(hand.slots))])

    def discard_held(self, seat: i64, card: i64) -> None:
        """Put a card of the hand on its discard pile, unplayed: it scores nothing (EPIC-068)."""
        self.show(self.hand(seat), card, self.discard(HEROES if self.cards.is_hero(card) else ANTIHEROES))
        if self.telling:
            self.tell("discard", seat, [], [pack(card)])

    def turn_up(self, act: i64) -> None:
        """Turn a row face up, for good and for everybody (EPIC-038, 042, 111)."""
        row = self.row(act)
        for slot in range(len(row.slots)):
            self.reveal(row, slot)
        self.counters[REVEALED] = act + 1
        if self.telling:
            self.tell("row", NOBODY, [act], [pack(card) for card in row.cards])

    def fill(self, act: i64, space: i64) -> i64:
        """Put a new card of the deck onto a space of a revealed row; 0 if there is none left (EPIC-064, 096, 111)."""
        if not self.rebuild(act):
            return 0
        row = self.row(act)
        card = self.move_at(self.deck(act), len(self.deck(act).slots) - 1, row, 0xFF)
        at: i64 = len(row.slots) - 1
        new = row.slots[at]
        while at > space:
            row.slots[at] = row.slots[at - 1]
            at -= 1
        row.slots[at] = new
        return card

    # Set-up, end and score: written in setup.py and scoring.py.

    def setup(self) -> None:
        """Lay out the match up to its first question."""
        from .setup import lay_out

        lay_out(self)

    def finish(self, reason: i64) -> None:
        """End the match, and reveal every Destiny (EPIC-129, 132)."""
        self.counters[ENDED] = reason
        self.agenda.clear()
        for seat in range(self.seats):
            self.reveal(self.destiny(seat), 0)
            if self.telling:
                self.tell("destiny", seat, [], [pack(self.destiny(seat).card(0))])
        self.tell("end", NOBODY, [reason])

    def returns(self) -> list[float]:
        """What the finished match is worth to each player, from -1 to 1."""
        from .scoring import returns

        return returns(self)

    def result(self) -> Outcome:
        """The outcome of the finished match with the whole score sheet."""
        from .scoring import result

        return result(self)

    def faults(self) -> list[str]:
        """What does not hold in this position, in sentences."""
        from .invariants import faults

        return faults(self)
