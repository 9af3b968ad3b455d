"""What a seat sees of Conan as a row of numbers, itself first and the others in turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.decision import Decision
from ....engine.observation import Observer, Sight, Value, amount, bits, one_of, player, put
from ....engine.position import Position
from ..rules.auction import AnswerBid, OpenAuction
from ..rules.content import ADVENTURES, ATTRIBUTES, FACE_NAMES, OBJECT, OBJECTS, ConanContent
from ..rules.hero_phase import HireOrFight
from ..rules.layout import ConanLayout, tagged_adventure, tagged_face_up, tagged_owner
from ..rules.position import PHASES, ConanConfig
from ..rules.resolution import ChooseAttribute, LayCards
from ..rules.treaties.pact import AnswerPact
from .observed_bargains import BargainEntries
from .observed_fights import FightEntries

if TYPE_CHECKING:
    from ....engine.game import Game

SEATS: Final[i64] = 4
PLAYERS: Final = [f"player +{step}" for step in range(SEATS)]
HELD: Final = ("holds", "laid", "hero and Allies", "Objects", "accomplished")
OWN_COUNTERS: Final = ("glory", "stands", "expelled", "waiting", "beaten", "partner", "share", "spoils", "truces")
OF_OWN: Final[i64] = len(OWN_COUNTERS)
RULES: Final = ("turning", "truce", "diplomacy", "forfeit", "pacts")
# So many Challenges on the table are told of one by one: whose each is, whether it lies at one's own hero, its values and
# its cost as far as it is known.
PLACES: Final[i64] = 16
OF_CHALLENGE: Final[i64] = SEATS + 5


class ConanObserver(Observer):
    """Known cards by player, the discard by face, the Adventures with their Challenges, the piles and the phase.

    Then what a player works out: where everybody stands; each Challenge by its place; the cards that are still unseen; what
    heroes and one's own cards can do, and the fight that is asked about; who is bound to whom; what a pact brings, and what
    one's draft says.

    A spectator sees the table from seat 0, without a hand. A draw pile of more than 255 cards counts as 255.
    """

    cards: ConanContent
    faces: i64
    copies: vec[u8]
    fights: FightEntries
    bargains: BargainEntries
    hands: i64
    of_player: i64
    discard: i64
    table: i64
    offered: i64
    received: i64
    carried: i64
    turned_up: i64
    piles: i64
    phase: i64
    first: i64
    stands: i64
    prospects: i64
    own_challenges: i64
    places: i64
    unseen: i64
    rules: i64

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.cards = cast(ConanContent, game.content)
        self.faces = self.cards.faces
        self.copies = vec[u8]([copies(self.cards, card) for card in range(self.faces)])
        names = FACE_NAMES[: int(self.faces)]
        self.declare_players(names)
        self.declare_table(names)
        self.declare_heroes(names[: int(ADVENTURES)])
        self.unseen = self.block("still unseen", names, 4)
        self.rules = self.block("played with", RULES)
        self.fights = FightEntries(self, self.cards, PLAYERS)
        self.bargains = BargainEntries(self, PLAYERS)
        self.questions(game, values())

    # Declaring.

    def declare_players(self, names: list[str]) -> None:
        self.hands = self.size
        for who in PLAYERS:
            for held in HELD:
                self.block(f"{who} {held}", names)
            self.block(who, OWN_COUNTERS, 30)
            self.entry(f"{who} hand size", 20)
            self.entry(f"{who} cards laid", 3)
        self.of_player = (self.size - self.hands) // SEATS

    def declare_table(self, names: list[str]) -> None:
        """The owner of a Challenge is a seat here, not counted from the one that looks."""
        self.discard = self.block("discarded", names)
        self.table = self.block("on the table", names)
        self.offered = self.block("offered", names)
        adventures = names[: int(ADVENTURES)]
        self.received = self.block("Challenges received by", adventures, 5)
        owned = [f"{name} of seat {seat + 1}" for name in adventures for seat in range(SEATS)]
        self.carried = self.block("Challenges on", owned, 5)
        self.turned_up = self.block("Challenges turned up on", adventures, 5)
        self.piles = self.entry("draw pile", 90)
        self.entry("Object pile", 10)
        self.entry("round", 20)
        self.entry("lap", 10)
        self.phase = self.block("phase", PHASES)
        self.first = self.block("first is", PLAYERS)

    def declare_heroes(self, adventures: list[str]) -> None:
        self.stands = self.size
        for who in PLAYERS:
            self.block(f"{who} stands on", adventures)
        self.prospects = self.size
        for who in PLAYERS:
            self.entry(f"{who} stands before loot of glory", 10)
            self.entry(f"{who} stands before Challenges", 5)
        self.own_challenges = self.block("own Challenges on", adventures, 5)
        self.places = self.size
        for place in range(PLACES):
            self.block(f"Challenge at place {place} of", PLAYERS)
            self.entry(f"Challenge at place {place} before own hero")
            self.block(f"Challenge at place {place}", [*ATTRIBUTES, "hiring cost"], 10)

    # Writing.

    def write(self, sight: Sight, row: vec[u8], at: i64) -> None:
        config = sight.config
        assert isinstance(config, ConanConfig)
        layout = config.layout
        for face in range(self.faces):
            row[at + self.unseen + face] = self.copies[face]
        for step in range(sight.seats):
            self.write_player(sight, layout, step, row, at)
            self.bargains.write_bonds(sight, layout, step, row, at)
        self.write_table(sight, layout, row, at)
        self.write_challenges(sight, layout, row, at)
        for step in range(sight.seats):
            self.write_prospect(sight, layout, step, row, at)
        self.bargains.write_offer(sight, layout, row, at)
        self.fights.write_totals(sight, layout, row, at)
        self.fights.write_own_cards(sight, layout, row, at)
        self.write_rules(config, row, at + self.rules)

    def write_player(self, sight: Sight, layout: ConanLayout, step: i64, row: vec[u8], at: i64) -> None:
        """Hand, laid cards, hero and Allies, Objects, accomplished Adventures as far as they are known, and the counters."""
        seat = sight.other(step)
        first = at + self.hands + self.of_player * step
        self.count(sight, layout.hand(seat), row, first, at)
        self.count(sight, layout.laid(seat), row, first + self.faces, at)
        self.count(sight, layout.hero(seat), row, first + 2 * self.faces, at)
        self.count(sight, layout.allies(seat), row, first + 2 * self.faces, at)
        self.count(sight, layout.objects(seat), row, first + 3 * self.faces, at)
        self.count(sight, layout.accomplished(seat), row, first + 4 * self.faces, at)
        first += 5 * self.faces
        for number in range(OF_OWN):
            put(row, first + number, sight.counter(layout.glory + number * sight.seats + seat))
        put(row, first + 9, sight.size(layout.hand(seat)))
        put(row, first + 10, sight.size(layout.laid(seat)))

    def count(self, sight: Sight, place: i64, row: vec[u8], first: i64, at: i64) -> None:
        """The known cards of a place by face; they are no longer unseen."""
        sight.tally(place, row, first)
        sight.tally(place, row, at + self.unseen, -1)

    def write_table(self, sight: Sight, layout: ConanLayout, row: vec[u8], at: i64) -> None:
        """The discards, the Adventures, the offer, the piles, the phase; and whatever else is seen of cards."""
        self.count(sight, layout.discard, row, at + self.discard, at)
        self.count(sight, layout.adventures, row, at + self.table, at)
        self.count(sight, layout.offered, row, at + self.offered, at)
        sight.tally(layout.challenges, row, at + self.unseen, -1)
        sight.tally(layout.omen, row, at + self.unseen, -1)
        sight.tally(layout.draw_pile, row, at + self.unseen, -1)
        sight.tally(layout.object_pile, row, at + self.unseen, -1)
        sight.tally(layout.out, row, at + self.unseen, -1)
        for adventure in range(ADVENTURES):
            put(row, at + self.received + adventure, sight.counter(layout.received(adventure)))
        put(row, at + self.piles, sight.size(layout.draw_pile))
        put(row, at + self.piles + 1, sight.size(layout.object_pile))
        put(row, at + self.piles + 2, sight.counter(layout.round))
        put(row, at + self.piles + 3, sight.counter(layout.lap))
        row[at + self.phase + sight.counter(layout.phase)] = u8(1)
        row[at + self.first + sight.step_to(sight.counter(layout.first))] = u8(1)

    def write_challenges(self, sight: Sight, layout: ConanLayout, row: vec[u8], at: i64) -> None:
        """How many lie on each Adventure, whose they are, and what is known of those at the first places."""
        here = sight.counter(layout.stands + sight.me) - 1
        for place in range(sight.size(layout.challenges)):
            tag = sight.tag(layout.challenges, place)
            adventure, owner = tagged_adventure(tag), tagged_owner(tag)
            row[at + self.carried + SEATS * adventure + owner] += u8(1)
            if tagged_face_up(tag):
                row[at + self.turned_up + adventure] += u8(1)
            if owner == sight.me:
                row[at + self.own_challenges + adventure] += u8(1)
            if place < PLACES:
                first = at + self.places + OF_CHALLENGE * place
                row[first + sight.step_to(owner)] = u8(1)
                if adventure == here:
                    row[first + SEATS] = u8(1)
                self.fights.write_values(sight.card(layout.challenges, place), row, first + SEATS + 1)

    def write_prospect(self, sight: Sight, layout: ConanLayout, step: i64, row: vec[u8], at: i64) -> None:
        """Where a hero stands, what he may win there, and how many Challenges are in the way."""
        adventure = sight.counter(layout.stands + sight.other(step)) - 1
        if adventure >= 0:
            row[at + self.stands + ADVENTURES * step + adventure] = u8(1)
            first = at + self.prospects + 2 * step
            put(row, first, self.cards.loot_glory(adventure))
            for seat in range(SEATS):
                row[first + 1] += row[at + self.carried + SEATS * adventure + seat]

    def write_rules(self, config: ConanConfig, row: vec[u8], first: i64) -> None:
        """The variants that the table agreed on."""
        flag(row, first, config.turning)
        flag(row, first + 1, config.truce)
        flag(row, first + 2, config.diplomacy)
        flag(row, first + 3, config.forfeit)
        flag(row, first + 4, config.pacts)

    # The question: the fight or the pact that it is about, and one's own draft.

    def _write_question(self, sight: Sight, pos: Position, top: Decision[Any], row: vec[u8], at: i64) -> None:
        super()._write_question(sight, pos, top, row, at)
        config = sight.config
        assert isinstance(config, ConanConfig)
        layout = config.layout
        if isinstance(top, AnswerBid | ChooseAttribute | LayCards):
            self.fights.write_fight(sight, layout, top.hero, top.other, top.place, row, at)
            if isinstance(top, AnswerBid):
                self.fights.write_withdrawing(sight, layout, top, row, at)
        elif isinstance(top, OpenAuction):
            self.fights.write_fight(sight, layout, top.seat, top.other, top.place, row, at)
        elif isinstance(top, HireOrFight):
            owner = tagged_owner(sight.tag(layout.challenges, top.place))
            self.fights.write_fight(sight, layout, top.seat, owner, top.place, row, at)
        elif isinstance(top, AnswerPact):
            self.bargains.write_pact(sight, layout, top.author, row, at)

    def _write_draft(self, pos: Position, row: vec[u8], at: i64) -> None:
        super()._write_draft(pos, row, at)
        self.bargains.write_draft(pos.draft, pos.drafter, pos.seats, row, at - self._draft)


def flag(row: vec[u8], at: i64, said: bool) -> None:
    """Whether something is so."""
    if said:
        row[at] = u8(1)


def copies(cards: ConanContent, card: i64) -> int:
    """How many of a card are unseen at first; Heroes are seen from the beginning."""
    if cards.category(card):
        return int(cards.copies(card))
    return 1 if OBJECT <= card < OBJECT + OBJECTS else 0


def values() -> dict[str, Value]:
    """How the public values of questions are written."""
    found = {name: player() for name in ("proposer", "other", "hero", "author", "partner", "player", "third")}
    found |= {name: amount(30) for name in ("bid", "last", "stake")}
    found |= {name: amount(1) for name in ("raised", "to_all", "counter", "truce")}
    found |= {"place": amount(int(PLACES), -1), "attribute": one_of(3), "wave": one_of(3, 1)}
    found |= {"glory": amount(10, -10), "first": one_of(4), "second": one_of(4)}
    found |= {"ceded": bits(int(OBJECTS)), "claimed": bits(int(OBJECTS)), "share": amount(4), "spoils": one_of(3)}
    return found
