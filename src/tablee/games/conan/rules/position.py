"""The table of Conan: hands, heroes, Adventures with their Challenges, the piles, glory points, and whose phase it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.outcome import Outcome
from ....engine.position import MatchConfig, Position
from ....engine.verb import Verb
from ....engine.zone import CARD, Zone
from .content import A_CHALLENGE, EYE, THIRD_EYE, ConanContent
from .layout import FACE_UP, ConanLayout, challenge_tag, tagged_adventure, tagged_face_up, tagged_owner
from .options import leads_of

if TYPE_CHECKING:
    from ....engine.game import Game

NOBODY: Final[i64] = -1
LAST_ROUND: Final[i64] = 20

PHASES: Final = ("setup", "cards", "heroes", "diplomacy", "draws")
SETTING_UP: Final[i64] = 0
CARDS: Final[i64] = 1
HERO_PHASE: Final[i64] = 2
DIPLOMACY: Final[i64] = 3
DRAWS: Final[i64] = 4


def bit(seat: i64) -> i64:
    """The bit of a seat, or of an Object counted from 0, in a set."""
    return i64(1) << seat


def each_face(zone: Zone, verb: Verb) -> vec[i64]:
    """An action of a verb for each different card of a zone."""
    options = vec[i64](capacity=12)
    place: i64 = 0
    for slot in zone.slots:
        if zone.find(slot & CARD) == place:
            options = append(options, verb.of(slot & CARD))
        place += 1
    return options


class ConanConfig(MatchConfig):
    """What stays the same during a match: the variants agreed on, the cards, the places and counters."""

    turning: bool
    truce: bool
    diplomacy: bool
    forfeit: bool
    pacts: bool
    leads: tuple[int, int]
    cards: ConanContent
    layout: ConanLayout

    def __init__(self, game: Game, seats: i64, options: dict[str, object]) -> None:
        super().__init__(game, seats, options)
        self.turning = bool(options["turning"])
        self.truce = bool(options["truce"])
        self.diplomacy = bool(options["diplomacy"])
        self.forfeit = bool(options["forfeit"])
        self.pacts = bool(options["pacts"])
        self.leads = leads_of(options)
        self.cards = cast(ConanContent, game.content)
        self.layout = ConanLayout(seats, self.pacts)
        self.lay_out(self.layout)


class Conan(Position):
    """One moment of a match. `rules` is its configuration, `cards` and `layout` are those of the configuration."""

    rules: ConanConfig
    cards: ConanContent
    layout: ConanLayout

    def __init__(self, config: ConanConfig) -> None:
        super().__init__(config)
        self.rules = config
        self.cards = config.cards
        self.layout = config.layout

    def blank(self) -> Conan:
        return Conan(self.rules)

    # Places by their names.

    def hand(self, seat: i64) -> Zone:
        """The cards in the hand of a player."""
        place = self.layout.hand(seat)
        return self.zones[place]

    def laid(self, seat: i64) -> Zone:
        """The cards a contestant has laid face down, each tagged with its wave (CONAN-602)."""
        place = self.layout.laid(seat)
        return self.zones[place]

    def hero_card(self, seat: i64) -> Zone:
        """The hero of a player; empty for the eliminated."""
        place = self.layout.hero(seat)
        return self.zones[place]

    def allies(self, seat: i64) -> Zone:
        """Hired Allies, beside the hero (CONAN-405)."""
        place = self.layout.allies(seat)
        return self.zones[place]

    def objects(self, seat: i64) -> Zone:
        """The Objects of a player, face up."""
        place = self.layout.objects(seat)
        return self.zones[place]

    def accomplished(self, seat: i64) -> Zone:
        """Accomplished Adventures, in front of their player to the end (CONAN-808)."""
        place = self.layout.accomplished(seat)
        return self.zones[place]

    @property
    def draw_pile(self) -> Zone:
        """The draw pile, its top card last."""
        place = self.layout.draw_pile
        return self.zones[place]

    @property
    def object_pile(self) -> Zone:
        """The Objects that nobody has won yet."""
        place = self.layout.object_pile
        return self.zones[place]

    @property
    def discard(self) -> Zone:
        """Face up, for anyone to look through (CONAN-009)."""
        place = self.layout.discard
        return self.zones[place]

    @property
    def adventures(self) -> Zone:
        """The Adventures on the table."""
        place = self.layout.adventures
        return self.zones[place]

    @property
    def challenges(self) -> Zone:
        """All Challenges on the table. The tag of each says on which Adventure, and who placed it (CONAN-005)."""
        place = self.layout.challenges
        return self.zones[place]

    @property
    def offered(self) -> Zone:
        """The cards that a pending treaty gives (CONAN-906)."""
        place = self.layout.offered
        return self.zones[place]

    @property
    def omen(self) -> Zone:
        """The two cards between which the Priestess chooses (CONAN-1001)."""
        place = self.layout.omen
        return self.zones[place]

    @property
    def out(self) -> Zone:
        """What has left the game."""
        place = self.layout.out
        return self.zones[place]

    # Counters of one player.

    def own(self, what: i64, seat: i64) -> i64:
        """A counter of a player; `what` is the layout's number of it, as `layout.share`."""
        return i64(self.counters[what + seat])

    def set_own(self, what: i64, seat: i64, value: i64) -> None:
        """Set a counter of a player."""
        self.counters[what + seat] = value

    def glory(self, seat: i64) -> i64:
        """The glory points of a player."""
        return self.own(self.layout.glory, seat)

    def gain(self, seat: i64, amount: i64) -> None:
        """Glory from the bank, or a payment to it if the amount is negative (CONAN-002)."""
        self.set_own(self.layout.glory, seat, self.glory(seat) + amount)
        self.counters[self.layout.minted] += amount

    def transfer(self, giver: i64, taker: i64, amount: i64) -> None:
        """Glory from one player to another."""
        self.set_own(self.layout.glory, giver, self.glory(giver) - amount)
        self.set_own(self.layout.glory, taker, self.glory(taker) + amount)

    def spare_glory(self, seat: i64) -> i64:
        """What a player can lose or pay otherwise than by a stake: all but one glory point (CONAN-008)."""
        return max(i64(0), self.glory(seat) - 1)

    # Players and their order.

    def living(self, seat: i64) -> bool:
        """Until eliminated (CONAN-001)."""
        return self.own(self.layout.beaten, seat) == 0

    def living_count(self) -> i64:
        """How many players have not been eliminated."""
        return self.seats - self.counters[self.layout.fallen]

    def starter(self) -> i64:
        """The first player, or the next living one clockwise (CONAN-003)."""
        first = i64(self.counters[self.layout.first])
        return first if self.living(first) else self.following(first)

    def following(self, seat: i64) -> i64:
        """The next living player clockwise (CONAN-003)."""
        seat = (seat + 1) % self.seats
        while not self.living(seat):
            seat = (seat + 1) % self.seats
        return seat

    def next_in_lap(self, seat: i64) -> i64:
        """Who comes after a player in this lap, or -1 when it is over."""
        step = (seat - self.counters[self.layout.first]) % self.seats + 1
        while step < self.seats:
            other = (self.counters[self.layout.first] + step) % self.seats
            if self.living(other):
                return other
            step += 1
        return NOBODY

    def partner(self, seat: i64) -> i64:
        """The other member of a player's alliance, or -1 (CONAN-930)."""
        return self.own(self.layout.partner, seat) - 1

    def opposing(self, seat: i64, other: i64) -> bool:
        """Another living player's hero, not bound by an alliance with this one (CONAN-007, 934)."""
        return other != seat and self.living(other) and self.partner(seat) != other

    def under_truce(self, seat: i64, other: i64) -> bool:
        """CONAN-1202"""
        return self.own(self.layout.truces, seat) >> other & 1 == 1

    # Heroes.

    def hero(self, seat: i64) -> i64:
        """The hero of a living player."""
        return self.hero_card(seat).card(0)

    def has_power(self, seat: i64, power: i64) -> bool:
        """Whether a player's hero has a power."""
        return self.living(seat) and self.cards.hero_power(self.hero(seat)) == power

    def has_object(self, seat: i64, card: i64) -> bool:
        """Whether a player has an Object."""
        return self.objects(seat).find(card) >= 0

    def stands_on(self, seat: i64) -> i64:
        """The Adventure where a hero is, or -1 (CONAN-004)."""
        return self.own(self.layout.stands, seat) - 1

    def may_enter(self, seat: i64, adventure: i64) -> bool:
        """Any other Adventure of the table that carries no Challenge of one's own (CONAN-308, 311, 313)."""
        return adventure != self.stands_on(seat) and not self.has_placed_on(seat, adventure)

    def arrive(self, seat: i64, adventure: i64) -> None:
        """A hero is placed or moved onto an Adventure; the Sorcerer and the Jade Eye look round."""
        if self.stands_on(seat) >= 0:
            self.depart(seat)
        self.set_own(self.layout.stands, seat, adventure + 1)
        self.tell("arrive", seat, [adventure + 1])
        if self.has_power(seat, THIRD_EYE):
            self.look(seat, adventure)
        else:
            self.keep_watch(seat)

    def depart(self, seat: i64) -> None:
        """A hero who leaves his Adventure loses his hired Allies and his alliance (CONAN-213, 409, 938)."""
        self.set_own(self.layout.stands, seat, 0)
        while len(self.allies(seat).slots):
            self.discard_at(self.allies(seat), 0)
        self.end_alliance(seat)

    def end_alliance(self, seat: i64) -> None:
        """End the alliance of a player, if there is one (CONAN-938)."""
        other = self.partner(seat)
        if other >= 0:
            for member in (seat, other):
                for what in (self.layout.partner, self.layout.share, self.layout.spoils):
                    self.set_own(what, member, 0)
            self.tell("parted", seat, [other])

    # Adventures and Challenges.

    def received(self, adventure: i64) -> i64:
        """How many Challenges an Adventure has received in its whole life (CONAN-006)."""
        counter = self.layout.received(adventure)
        return i64(self.counters[counter])

    def full(self, adventure: i64) -> bool:
        """An Adventure receives at most as many Challenges as its Difficulty, in its whole life (CONAN-006)."""
        return self.received(adventure) >= self.cards.difficulty(adventure)

    def adventure_of(self, place: i64) -> i64:
        """The Adventure that carries the Challenge of a place."""
        return tagged_adventure(self.challenges.tag(place))

    def owner_of(self, place: i64) -> i64:
        """Who placed a Challenge (CONAN-005)."""
        return tagged_owner(self.challenges.tag(place))

    def face_down(self, place: i64) -> bool:
        """Whether a Challenge has not been turned up."""
        return not tagged_face_up(self.challenges.tag(place))

    def turn_up(self, place: i64) -> i64:
        """Face up for everyone, and for good (CONAN-402)."""
        self.challenges.set_tag(place, self.challenges.tag(place) | FACE_UP)
        return self.reveal(self.challenges, place)

    def carries(self, adventure: i64) -> i64:
        """How many Challenges an Adventure carries."""
        count: i64 = 0
        for slot in self.challenges.slots:
            if tagged_adventure(slot >> 24) == adventure:
                count += 1
        return count

    def has_placed_on(self, seat: i64, adventure: i64) -> bool:
        """Whether an Adventure carries a Challenge of a player."""
        found = False
        placed = challenge_tag(adventure, seat)
        for slot in self.challenges.slots:
            if slot >> 24 & ~FACE_UP == placed:
                found = True
        return found

    def put_challenge(self, seat: i64, card: i64, adventure: i64) -> None:
        """From the hand, face down, sword towards the player (CONAN-106, 206)."""
        self.slip(self.hand(seat), card, self.challenges, bit(seat), A_CHALLENGE, challenge_tag(adventure, seat))
        self.challenge_came(adventure)

    def challenge_came(self, adventure: i64) -> None:
        """It counts for good, and a Jade Eye there sees it (CONAN-006)."""
        self.counters[self.layout.received(adventure)] += 1
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
            if self.telling:
                cards.append(self.pack_slot(self.hand(seat), len(self.hand(seat).slots) - 1))
        if cards:
            self.tell("draw", seat, [], cards)
        return drawn

    # Beginning, end and score.

    def setup(self) -> None:
        from .setup_phase import set_up

        set_up(self)

    def finish(self, reason: i64) -> None:
        """In three ways and no other (CONAN-1104 to 1106)."""
        self.counters[self.layout.ended] = reason
        self.agenda.clear()
        self.tell("end", NOBODY, [reason])

    def winners(self) -> list[int]:
        """The seats that share the best standing."""
        from .scoring import winners

        return winners(self)

    def returns(self) -> list[float]:
        from .scoring import returns

        return returns(self)

    def result(self) -> Outcome:
        from .scoring import result

        return result(self)

    def faults(self) -> list[str]:
        from .invariants import faults

        return faults(self)
