"""The table of Conan: hands, heroes, Adventures with their Challenges, the piles, glory points, and whose phase it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.box import Place, hand_of, open_row, pile
from ....engine.events import pack
from ....engine.outcome import Outcome
from ....engine.position import MatchConfig, Position
from ....engine.zone import CARD, Zone
from .content import (
    A_CHALLENGE,
    ADVENTURES,
    DIFFICULTY,
    DRAWN,
    EYE,
    HERO,
    HERO_POWER,
    HEROES,
    MAGIC,
    OBJECT,
    OBJECTS,
    THIRD_EYE,
    draw_cards,
)

if TYPE_CHECKING:
    from ....engine.game import Game

NOBODY: Final[i64] = -1
FIRST_GLORY: Final[i64] = 15
FIRST_HAND: Final[i64] = 7
GLORY_TO_END: Final[i64] = 30
LAST_ROUND: Final[i64] = 20
FACE_UP: Final[i64] = 128

# Counters: of the match; Challenges received by each Adventure; then, seat by seat, what each player has.
ROUND: Final[i64] = 0
PHASE: Final[i64] = 1
LAP: Final[i64] = 2
FIRST: Final[i64] = 3
PROPOSALS: Final[i64] = 4
FALLEN: Final[i64] = 5
MINTED: Final[i64] = 6
ENDED: Final[i64] = 7
RECEIVED: Final[i64] = 8
OWN: Final[i64] = RECEIVED + ADVENTURES

GLORY: Final[i64] = 0
STANDS: Final[i64] = 1
EXPELLED: Final[i64] = 2
WAITING: Final[i64] = 3
BEATEN: Final[i64] = 4
PARTNER: Final[i64] = 5
SHARE: Final[i64] = 6
SPOILS: Final[i64] = 7
TRUCES: Final[i64] = 8
OWN_NAMES: Final = ("glory", "stands", "expelled", "waiting", "beaten", "partner", "share", "spoils", "truces")
OWNED: Final[i64] = 9
MOST_CLAUSES: Final[i64] = 16

PHASES: Final = ("setup", "cards", "heroes", "diplomacy", "draws")
SETTING_UP: Final[i64] = 0
CARDS: Final[i64] = 1
HERO_PHASE: Final[i64] = 2
DIPLOMACY: Final[i64] = 3
DRAWS: Final[i64] = 4

REASONS: Final = ("", "glory", "rounds", "last")
BY_GLORY: Final[i64] = 1
BY_ROUNDS: Final[i64] = 2
BY_SURVIVAL: Final[i64] = 3


def bit(seat: i64) -> i64:
    return i64(1) << seat


def each_face(zone: Zone, base: i64) -> vec[i64]:
    """An option for each different card of a zone."""
    options = vec[i64](capacity=12)
    place: i64 = 0
    for slot in zone.slots:
        if zone.find(slot & CARD) == place:
            options = append(options, base + (slot & CARD))
        place += 1
    return options


class ConanConfig(MatchConfig):
    """The places of a match and what its players agreed on."""

    turning: bool
    truce: bool
    diplomacy: bool
    forfeit: bool
    pacts: bool

    def __init__(self, game: Game, seats: i64, options: dict[str, object]) -> None:
        super().__init__(game, seats, options)
        self.turning = bool(options["turning"])
        self.truce = bool(options["truce"])
        self.diplomacy = bool(options["diplomacy"])
        self.forfeit = bool(options["forfeit"])
        self.pacts = bool(options["pacts"])
        self.places = [hand_of(seat, DRAWN) for seat in range(seats)]
        self.places += [Place(f"laid {seat + 1}", bit(seat), True, DRAWN, seat) for seat in range(seats)]
        for name in ("hero", "allies", "objects", "accomplished"):
            self.places += [open_row(f"{name} {seat + 1}", seat) for seat in range(seats)]
        self.places += [pile("draw pile", DRAWN), pile("object pile", MAGIC), open_row("discard"), open_row("adventures")]
        self.places += [Place("challenges", 0, True, DRAWN, -1, A_CHALLENGE)]
        self.places += [pile("offered", DRAWN), pile("omen", DRAWN), open_row("out")]
        self.counters = ["round", "phase", "lap", "first", "proposals", "fallen", "minted", "ended"]
        self.counters += [f"received A{number + 1:02}" for number in range(ADVENTURES)]
        for name in OWN_NAMES:
            self.counters += [f"{name} {seat + 1}" for seat in range(seats)]
        if self.pacts:
            self.counters += [f"clause {number + 1}" for number in range(MOST_CLAUSES)]


class Conan(Position):
    """A match."""

    rules: ConanConfig

    def __init__(self, table: ConanConfig) -> None:
        super().__init__(table)
        self.rules = table

    def blank(self) -> Conan:
        return Conan(self.rules)

    # Places by their names.

    def hand(self, seat: i64) -> Zone:
        return self.zones[seat]

    def laid(self, seat: i64) -> Zone:
        """The cards a contestant has laid face down, each tagged with its wave (CONAN-602)."""
        return self.zones[self.seats + seat]

    def hero_card(self, seat: i64) -> Zone:
        return self.zones[2 * self.seats + seat]

    def allies(self, seat: i64) -> Zone:
        """Hired Allies, beside the hero (CONAN-405)."""
        return self.zones[3 * self.seats + seat]

    def objects(self, seat: i64) -> Zone:
        return self.zones[4 * self.seats + seat]

    def accomplished(self, seat: i64) -> Zone:
        """Accomplished Adventures, in front of their player to the end (CONAN-808)."""
        return self.zones[5 * self.seats + seat]

    @property
    def draw_pile(self) -> Zone:
        return self.zones[6 * self.seats]

    @property
    def object_pile(self) -> Zone:
        return self.zones[6 * self.seats + 1]

    @property
    def discard(self) -> Zone:
        """Face up, for anyone to look through (CONAN-009)."""
        return self.zones[6 * self.seats + 2]

    @property
    def adventures(self) -> Zone:
        """The Adventures on the table."""
        return self.zones[6 * self.seats + 3]

    @property
    def challenges(self) -> Zone:
        """All Challenges on the table. The tag of each is 4 times its Adventure, its owner (CONAN-005), and `FACE_UP`."""
        return self.zones[6 * self.seats + 4]

    @property
    def offered(self) -> Zone:
        """The cards that a pending treaty gives (CONAN-906)."""
        return self.zones[6 * self.seats + 5]

    @property
    def omen(self) -> Zone:
        """The two cards between which the Priestess chooses (CONAN-1001)."""
        return self.zones[6 * self.seats + 6]

    @property
    def out(self) -> Zone:
        """What has left the game."""
        return self.zones[6 * self.seats + 7]

    # Counters of one player.

    def own(self, what: i64, seat: i64) -> i64:
        return i64(self.counters[OWN + what * self.seats + seat])

    def set_own(self, what: i64, seat: i64, value: i64) -> None:
        self.counters[OWN + what * self.seats + seat] = value

    def glory(self, seat: i64) -> i64:
        return self.own(GLORY, seat)

    def gain(self, seat: i64, amount: i64) -> None:
        """Glory from the bank, or a payment to it if the amount is negative (CONAN-002)."""
        self.set_own(GLORY, seat, self.glory(seat) + amount)
        self.counters[MINTED] += amount

    def transfer(self, giver: i64, taker: i64, amount: i64) -> None:
        """Glory from one player to another."""
        self.set_own(GLORY, giver, self.glory(giver) - amount)
        self.set_own(GLORY, taker, self.glory(taker) + amount)

    def spare_glory(self, seat: i64) -> i64:
        """What a player can lose or pay otherwise than by a stake: all but one glory point (CONAN-008)."""
        return max(i64(0), self.glory(seat) - 1)

    # Players and their order.

    def living(self, seat: i64) -> bool:
        """Until eliminated (CONAN-001)."""
        return self.own(BEATEN, seat) == 0

    def living_count(self) -> i64:
        return self.seats - self.counters[FALLEN]

    def starter(self) -> i64:
        """The first player, or the next living one clockwise (CONAN-003)."""
        first = i64(self.counters[FIRST])
        return first if self.living(first) else self.following(first)

    def following(self, seat: i64) -> i64:
        """The next living player clockwise (CONAN-003)."""
        seat = (seat + 1) % self.seats
        while not self.living(seat):
            seat = (seat + 1) % self.seats
        return seat

    def next_in_lap(self, seat: i64) -> i64:
        """Who comes after a player in this lap, or -1 when it is over."""
        step = (seat - self.counters[FIRST]) % self.seats + 1
        while step < self.seats:
            other = (self.counters[FIRST] + step) % self.seats
            if self.living(other):
                return other
            step += 1
        return NOBODY

    def partner(self, seat: i64) -> i64:
        """The other member of a player's alliance, or -1 (CONAN-930)."""
        return self.own(PARTNER, seat) - 1

    def opposing(self, seat: i64, other: i64) -> bool:
        """Another living player's hero, not bound by an alliance with this one (CONAN-007, 934)."""
        return other != seat and self.living(other) and self.partner(seat) != other

    def under_truce(self, seat: i64, other: i64) -> bool:
        """CONAN-1202"""
        return self.own(TRUCES, seat) >> other & 1 == 1

    # Heroes.

    def hero(self, seat: i64) -> i64:
        """The hero of a living player."""
        return self.hero_card(seat).card(0)

    def has_power(self, seat: i64, power: i64) -> bool:
        return self.living(seat) and HERO_POWER[self.hero(seat) - HERO] == power

    def has_object(self, seat: i64, card: i64) -> bool:
        return self.objects(seat).find(card) >= 0

    def stands_on(self, seat: i64) -> i64:
        """The Adventure where a hero is, or -1 (CONAN-004)."""
        return self.own(STANDS, seat) - 1

    def may_enter(self, seat: i64, adventure: i64) -> bool:
        """Any other Adventure of the table that carries no Challenge of one's own (CONAN-308, 311, 313)."""
        return adventure != self.stands_on(seat) and not self.has_placed_on(seat, adventure)

    def arrive(self, seat: i64, adventure: i64) -> None:
        """A hero is placed or moved onto an Adventure; the Sorcerer and the Jade Eye look round."""
        if self.stands_on(seat) >= 0:
            self.depart(seat)
        self.set_own(STANDS, seat, adventure + 1)
        self.tell("arrive", seat, [adventure + 1])
        if self.has_power(seat, THIRD_EYE):
            self.look(seat, adventure)
        else:
            self.keep_watch(seat)

    def depart(self, seat: i64) -> None:
        """A hero who leaves his Adventure loses his hired Allies and his alliance (CONAN-213, 409, 938)."""
        self.set_own(STANDS, seat, 0)
        while len(self.allies(seat).slots):
            self.discard_at(self.allies(seat), 0)
        self.end_alliance(seat)

    def end_alliance(self, seat: i64) -> None:
        other = self.partner(seat)
        if other >= 0:
            for member in (seat, other):
                for what in (PARTNER, SHARE, SPOILS):
                    self.set_own(what, member, 0)
            self.tell("parted", seat, [other])

    # Adventures and Challenges.

    def received(self, adventure: i64) -> i64:
        return i64(self.counters[RECEIVED + adventure])

    def full(self, adventure: i64) -> bool:
        """An Adventure receives at most as many Challenges as its Difficulty, in its whole life (CONAN-006)."""
        return self.received(adventure) >= DIFFICULTY[adventure]

    def adventure_of(self, place: i64) -> i64:
        """The Adventure that carries the Challenge of a place."""
        return (self.challenges.tag(place) & ~FACE_UP) // 4

    def owner_of(self, place: i64) -> i64:
        """Who placed a Challenge (CONAN-005)."""
        return self.challenges.tag(place) % 4

    def face_down(self, place: i64) -> bool:
        return self.challenges.tag(place) & FACE_UP == 0

    def turn_up(self, place: i64) -> i64:
        """Face up for everyone, and for good (CONAN-402)."""
        self.challenges.set_tag(place, self.challenges.tag(place) | FACE_UP)
        return self.reveal(self.challenges, place)

    def carries(self, adventure: i64) -> i64:
        """How many Challenges an Adventure carries."""
        count: i64 = 0
        for slot in self.challenges.slots:
            if (slot >> 24 & ~FACE_UP) // 4 == adventure:
                count += 1
        return count

    def has_placed_on(self, seat: i64, adventure: i64) -> bool:
        found = False
        for slot in self.challenges.slots:
            if slot >> 24 & ~FACE_UP == 4 * adventure + seat:
                found = True
        return found

    def put_challenge(self, seat: i64, card: i64, adventure: i64) -> None:
        """From the hand, face down, sword towards the player (CONAN-106, 206)."""
        self.slip(self.hand(seat), card, self.challenges, bit(seat), A_CHALLENGE, 4 * adventure + seat)
        self.challenge_came(adventure)

    def challenge_came(self, adventure: i64) -> None:
        """It counts for good, and a Jade Eye there sees it (CONAN-006)."""
        self.counters[RECEIVED + adventure] += 1
        for seat in range(self.seats):
            if self.stands_on(seat) == adventure:
                self.keep_watch(seat)

    def keep_watch(self, seat: i64) -> None:
        """The Jade Eye shows the Challenges where the hero stands, as long as he stands there."""
        if self.stands_on(seat) >= 0 and self.has_object(seat, EYE):
            self.look(seat, self.stands_on(seat))

    def look(self, seat: i64, adventure: i64) -> None:
        """Show a player every face-down Challenge of an Adventure; that he looks is public, what he sees is not."""
        seen: list[int] = []
        for place in range(len(self.challenges.slots)):
            if self.adventure_of(place) == adventure and self.face_down(place):
                self.reveal(self.challenges, place, bit(seat))
                seen.append(self.pack_slot(self.challenges, place))
        if seen:
            self.tell("look", seat, [adventure + 1], seen)

    # The piles.

    def discard_at(self, zone: Zone, slot: i64) -> None:
        """Face up on the discard pile (CONAN-009)."""
        self.reveal(zone, slot)
        self.discard.put(zone.take_at(slot))

    def refill(self) -> bool:
        """An empty draw pile is made anew from the discards when a card must be drawn (CONAN-1002, 1003)."""
        if len(self.draw_pile.slots) == 0 and len(self.discard.slots):
            self.draw_pile.slots = self.discard.slots[:]
            self.discard.clear()
            self.shuffle(self.draw_pile)
            self.tell("reshuffle")
        return len(self.draw_pile.slots) > 0

    def draw_hidden(self, seat: i64, count: i64) -> i64:
        """Draw into the hand as many cards as there are, up to `count` (CONAN-1003)."""
        drawn: i64 = 0
        cards: list[int] = []
        while drawn < count and self.refill():
            self.draw(self.draw_pile, self.hand(seat))
            drawn += 1
            if self.past is not None:
                cards.append(self.pack_slot(self.hand(seat), len(self.hand(seat).slots) - 1))
        if cards:
            self.tell("draw", seat, [], cards)
        return drawn

    # Set-up.

    def setup(self) -> None:
        """A hero each, face up; the others leave the game (CONAN-101). Then the swaps."""
        from .placing import offer_swaps

        for card in draw_cards():
            self.draw_pile.put(card)
        for card in range(OBJECT, OBJECT + OBJECTS):
            self.object_pile.put(card)
        heroes = vec[i64](list(range(HERO, HERO + HEROES)))
        self.rng.shuffle(heroes)
        for number in range(HEROES):
            zone = self.hero_card(number) if number < self.seats else self.out
            zone.put(heroes[number])
        for seat in range(self.seats):
            self.tell("hero", seat, [], [pack(self.hero(seat))])
        offer_swaps(self)

    def deal_hands(self) -> None:
        """The draw pile, the object pile, seven cards and fifteen glory points each (CONAN-107, 108)."""
        self.shuffle(self.draw_pile)
        self.shuffle(self.object_pile)
        for seat in range(self.seats):
            self.draw_hidden(seat, FIRST_HAND)
            self.set_own(GLORY, seat, FIRST_GLORY)

    # End and score.

    def finish(self, reason: i64) -> None:
        """In three ways and no other (CONAN-1104 to 1106)."""
        self.counters[ENDED] = reason
        self.agenda.clear()
        self.tell("end", NOBODY, [reason])

    def difficulty_accomplished(self, seat: i64) -> i64:
        return sum([int(DIFFICULTY[card]) for card in self.accomplished(seat).cards])

    def line(self, seat: i64) -> list[int]:
        """What places a living player: glory, Difficulty accomplished, Objects, cards in hand."""
        counts = [len(self.objects(seat).slots), len(self.hand(seat).slots)]
        return [int(self.glory(seat)), int(self.difficulty_accomplished(seat)), *counts]

    def standing(self, seat: i64) -> list[int]:
        """Living players first, then the eliminated, the last eliminated first; the higher list is better."""
        return [100, *self.line(seat)] if self.living(seat) else [int(self.own(BEATEN, seat))]

    def winners(self) -> list[int]:
        best = max([self.standing(seat) for seat in range(self.seats)])
        return [seat for seat in range(self.seats) if self.standing(seat) == best]

    def returns(self) -> list[float]:
        """The best wins, shared by all who are level (CONAN-1107)."""
        winners = self.winners()
        share = 2.0 / float(len(winners)) - 1.0
        return [share if seat in winners else -1.0 for seat in range(self.seats)]

    def result(self) -> Outcome:
        standings = [self.standing(seat) for seat in range(self.seats)]
        ranks = tuple([1 + len([other for other in standings if other > own]) for own in standings])
        scores = tuple([int(self.glory(seat)) for seat in range(self.seats)])
        detail = [score_line(self, seat) for seat in range(self.seats)]
        reason = REASONS[self.counters[ENDED]]
        return Outcome(scores, ranks, tuple(self.winners()), tuple(self.returns()), reason, detail)

    def faults(self) -> list[str]:
        from .invariants import faults

        return faults(self)


LINES: Final = ("glory", "difficulty", "objects", "cards")


def score_line(pos: Conan, seat: int) -> dict[str, object]:
    """The score sheet of one seat; `beaten` is 0, or the order in which it was eliminated."""
    counts = dict(zip(LINES, pos.line(seat), strict=True))
    return {"seat": seat, **counts, "beaten": int(pos.own(BEATEN, seat)), "total": int(pos.glory(seat))}
