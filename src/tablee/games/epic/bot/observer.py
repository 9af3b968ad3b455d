"""What a seat sees of Epic Origins as a row of numbers, itself first and the others in turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.decision import Decision
from ....engine.observation import Observer, Sight, Value, amount, one_of, put
from ....engine.position import Position
from ....engine.zone import CARD as FACE
from ..rules.challenge.stack import owner_of
from ..rules.content import EpicContent, count_of
from ..rules.effects.questions import ChooseEffect
from ..rules.hero import Hero
from ..rules.layout import (
    ACTED,
    ACTIVE,
    ACTS,
    ADVERSARY_XP,
    BASE,
    BEAT_FINAL,
    CLASS_OFF,
    CLASS_XP,
    DARKS,
    ENDS_WITH,
    FACED,
    FACING,
    FINALS,
    FIRST_FACES,
    FIRST_RUNES,
    FREE_EXPLORES,
    HARDER,
    KIND,
    KINDS,
    LEVEL,
    MATCH_COUNTERS,
    MODIFIER,
    MOONS,
    OWN_COUNTERS,
    PATH,
    PILES,
    PREVIOUS,
    RESERVE,
    REVEALED,
    ROLLED,
    SECOND_FACES,
    SECOND_RUNES,
    TURNED,
    USED,
    EpicLayout,
)
from ..rules.position import PER_ACT, EpicConfig
from ..rules.scoring import LEVEL_TRA, LEVEL_TRI, scored, set_points
from ..rules.triggers import ABILITIES_EACH, CHALLENGE_BITS
from ..rules.vocabulary import CHOICE, ICONS, TRA, TRI
from .observed_challenges import ChallengeEntries, places_of, unlocked_by

if TYPE_CHECKING:
    from ....engine.game import Game

SEATS: Final[i64] = 4
PLAYERS: Final = [f"player +{step}" for step in range(SEATS)]
# The counters that are told, those of the roll last.
TOLD: Final = vec[i64](
    [
        REVEALED,
        ADVERSARY_XP,
        TURNED,
        FINALS,
        ACTED,
        FREE_EXPLORES,
        MODIFIER,
        HARDER,
        CLASS_OFF,
        FACING,
        PATH,
        ROLLED,
        BASE,
        FIRST_RUNES,
        FIRST_FACES,
        SECOND_RUNES,
        SECOND_FACES,
        DARKS,
        MOONS,
    ]
)
# What may be negative is told from here on; a bottom path is half of a card.
BELOW: Final[i64] = 50
HALF: Final[i64] = 1
WHOLE: Final[i64] = 2
OF_ACTS: Final[i64] = len(ACTS)
OF_PILES: Final[i64] = len(PILES)
OF_ICONS: Final[i64] = len(ICONS)
OF_OWN: Final[i64] = len(OWN_COUNTERS)
OPEN_PLACES: Final[i64] = OF_ACTS + OF_PILES + 2
POINTS: Final = ("Story", "icon sets", "Destiny", "in all")
OF_POINTS: Final[i64] = len(POINTS)
LOST: Final[i64] = 10
FACINGS: Final[i64] = 3
STACKED: Final = ("Hero", "Antihero", "Action")


class EpicObserver(Observer):
    """Cards by player and place as far as they are known, icons and counters, the table, the roll, whose turn it is.

    Then what a player works out: the cards of the rows and the Challenges, the Adversary's among them, with leads over
    their difficulty; how far each Hero has come and how many points they have, with the Destiny where it is known; which
    icons came last turn and which abilities are used up; who played what lies on the stack; the effects to choose from.

    A spectator sees the table from seat 0, without a hand. Counters that are sets (what was added in this turn and in the
    one before, what was used) count as 255 if they are more: what matters of them is told bit by bit.
    """

    cards: EpicContent
    challenges: ChallengeEntries
    faces: i64
    of_player: i64
    table: i64
    decks: i64
    counted: i64
    kind: i64
    turn: i64
    outlook: i64
    points: i64
    previous: i64
    used: i64
    stack: i64
    competitive: i64
    choice: i64
    choice_of: vec[i64]

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.cards = cast(EpicContent, game.content)
        self.faces = self.cards.numbers
        names = [f"{number:03}" for number in range(self.faces)]
        for who in PLAYERS:
            self.declare_player(who, names)
        self.of_player = self.size // SEATS
        self.declare_table(names)
        self.challenges = ChallengeEntries(self, self.cards, PLAYERS)
        self.declare_heroes()
        choices = [effect for effect in self.cards.effects if effect.op == CHOICE]
        self.choice = self.block("to choose by", [self.cards.paths[effect.number] for effect in choices])
        self.choice_of = places_of([int(effect.number) for effect in choices], len(self.cards.effects))
        self.questions(game, values())

    # Declaring.

    def declare_player(self, who: str, names: list[str]) -> None:
        self.block(f"{who} hand", names, int(WHOLE))
        self.block(f"{who} board", names, int(WHOLE))
        self.block(f"{who} played", names, int(WHOLE))
        self.block(who, ICONS, 4)
        self.block(who, [OWN_COUNTERS[number] for number in range(len(OWN_COUNTERS))], 10)
        self.entry(f"{who} hand size", 5)
        self.block(who, ["Traits", "Challenges"], 9)

    def declare_table(self, names: list[str]) -> None:
        self.table = self.block("place of", names, int(OPEN_PLACES))
        self.decks = self.block("cards in the deck", PILES, 24)
        self.counted = self.size
        for counter in TOLD:
            self.entry(MATCH_COUNTERS[int(counter)], 10, int(BELOW) if counter in (MODIFIER, HARDER) else 0)
        self.kind = self.block("turn", KINDS)
        self.turn = self.block("turn of", PLAYERS)
        self.block("the end comes with the turn of", PLAYERS)

    def declare_heroes(self) -> None:
        self.outlook = self.size
        for who in PLAYERS:
            self.block(who, ["effects of the Class", "Act"], 3)
            self.block(f"{who} has", ["faced the front", "faced the Final", "beaten the Final"])
        self.points = self.block("points of", [f"{who}, {of}" for who in PLAYERS for of in POINTS], 50, int(LOST))
        self.previous = self.block("own last turn added", ICONS)
        self.used = self.block("own ability used in the turn", range(1, ABILITIES_EACH + 1))
        self.block("own ability used in the Challenge", range(1, ABILITIES_EACH + 1))
        self.competitive = self.entry("competitive")
        self.stack = self.entry("cards on the stack", 4)
        self.block("top of the stack is", STACKED)
        self.block("top of the stack by", PLAYERS)
        self.block("next on the stack by", PLAYERS)

    # Writing.

    def write(self, sight: Sight, row: vec[u8], at: i64) -> None:
        config = sight.config
        assert isinstance(config, EpicConfig)
        layout = config.layout
        active = sight.counter(ACTIVE)
        for step in range(sight.seats):
            seat = sight.other(step)
            hero, calling = self.hero(sight, layout, seat), self.calling(sight, layout, seat)
            self.write_player(sight, layout, seat, hero, row, at + self.of_player * step)
            self.write_outlook(sight, layout, seat, hero, row, at + self.outlook + 5 * step)
            self.challenges.write_against(sight, layout, step, hero, calling, row, at)
            if step == 0:
                self.challenges.write_rows(sight, layout, hero, calling, row, at)
            if seat == active and sight.counter(FACING):
                self.challenges.write_challenge(sight, hero, calling, row, at)
            self.write_points(sight, layout, seat, hero, row, at + self.points + OF_POINTS * step)
        self.write_table(sight, layout, row, at)
        self.challenges.write_adversary(sight, layout, row, at)
        self.write_own(sight, layout, row, at)
        self.write_stack(sight, layout.stack, row, at + self.stack)
        put(row, at + self.competitive, i64(config.competitive))

    def hero(self, sight: Sight, layout: EpicLayout, seat: i64) -> Hero:
        """What counts of a Hero, all of it public; nothing yet during set-up."""
        level, reserve = sight.counter(layout.own(LEVEL, seat)), sight.counter(layout.own(RESERVE, seat))
        class_xp, previous = sight.counter(layout.own(CLASS_XP, seat)), sight.counter(layout.own(PREVIOUS, seat))
        hero = Hero(self.cards, level, reserve, class_xp, sight.size(layout.hand(seat)), previous, 0)
        if sight.size(layout.character(seat)):
            hero.show(sight.card(layout.character(seat), 1), 0)
        for slot in sight.slots(layout.story(seat)):
            hero.add_story(slot & FACE, slot >> 24)
        for slot in sight.slots(layout.played(seat)):
            hero.add_played(slot & FACE)
        return hero

    def calling(self, sight: Sight, layout: EpicLayout, seat: i64) -> i64:
        """The Class card of a player, -1 during set-up."""
        character = layout.character(seat)
        return sight.card(character, 2) if sight.size(character) else i64(-1)

    def write_player(self, sight: Sight, layout: EpicLayout, seat: i64, hero: Hero, row: vec[u8], first: i64) -> None:
        """Hand and cards to choose from; board and Story, a bottom path counting half; cards played; icons and counters."""
        sight.tally(layout.hand(seat), row, first, WHOLE)
        sight.tally(layout.dealt(seat), row, first, WHOLE)
        first += self.faces
        sight.tally(layout.character(seat), row, first, WHOLE)
        sight.tally(layout.destiny(seat), row, first, WHOLE)
        for slot in sight.slots(layout.story(seat)):
            row[first + (slot & FACE)] = u8(HALF if slot >> 24 else WHOLE)
        first += self.faces
        sight.tally(layout.played(seat), row, first, WHOLE)
        first += self.faces
        for icon in range(OF_ICONS):
            row[first + icon] = u8(count_of(hero.icons, icon))
        first += OF_ICONS
        for number in range(OF_OWN):
            put(row, first + number, sight.counter(layout.own(number, seat)))
        first += OF_OWN
        put(row, first, hero.hand)
        put(row, first + 1, hero.traits)
        put(row, first + 2, hero.challenges)

    def write_outlook(self, sight: Sight, layout: EpicLayout, seat: i64, hero: Hero, row: vec[u8], first: i64) -> None:
        """How far a Hero has come: effects of the Class, the Act, and whom they have faced."""
        put(row, first, unlocked_by(hero))
        put(row, first + 1, sight.size(layout.story(seat)) // PER_ACT)
        faced = sight.counter(layout.own(FACED, seat))
        for number in range(FACINGS):
            row[first + 2 + number] = u8(faced >> number & 1)

    def write_points(self, sight: Sight, layout: EpicLayout, seat: i64, hero: Hero, row: vec[u8], first: i64) -> None:
        """The Destiny score as far as it is known (EPIC-132 to 139). The Destiny and a beaten Final enter the Hero here."""
        story = hero.tri + hero.tra
        total = story + LEVEL_TRI[hero.level] + LEVEL_TRA[hero.level] + hero.heroes_played + hero.antiheroes_played
        place = layout.destiny(seat)
        destiny = sight.card(place, 0) if sight.size(place) else i64(-1)
        if destiny >= 0:
            hero.show(destiny, 0)
        if sight.counter(layout.own(FACED, seat)) & BEAT_FINAL:
            face = sight.card(layout.opposition, 0) + sight.counter(TURNED)
            hero.add_path(face, 0)
            total += self.cards.path_tri[2 * face] + self.cards.path_tra[2 * face]
        fate = self.fate(hero, destiny) if destiny >= 0 else i64(0)
        sets = set_points(hero.icons)
        put(row, first, story + LOST)
        put(row, first + 1, sets + LOST)
        put(row, first + 2, fate + LOST)
        put(row, first + 3, total + hero.reserve + sets + fate + LOST)

    def fate(self, hero: Hero, destiny: i64) -> i64:
        """The points of a Destiny (EPIC-139)."""
        printed = self.cards.path_tri[2 * destiny] + self.cards.path_tra[2 * destiny]
        return printed + scored(hero, destiny, TRI) + scored(hero, destiny, TRA)

    def write_table(self, sight: Sight, layout: EpicLayout, row: vec[u8], at: i64) -> None:
        """For each card, in which of the open places it lies; the decks, the counters, and whose turn it is."""
        for number in range(OF_ACTS):
            self.write_place(sight, layout.row(number), number + 1, row, at)
        for number in range(OF_PILES):
            self.write_place(sight, layout.discard(number), OF_ACTS + number + 1, row, at)
            put(row, at + self.decks + number, sight.size(layout.deck(number)))
        self.write_place(sight, layout.opposition, OPEN_PLACES - 1, row, at)
        self.write_place(sight, layout.stack, OPEN_PLACES, row, at)
        first = at + self.counted
        for counter in TOLD:
            below = BELOW if counter in (MODIFIER, HARDER) else i64(0)
            put(row, first, sight.counter(counter) + below)
            first += 1
        row[at + self.kind + sight.counter(KIND)] = u8(1)
        row[at + self.turn + sight.step_to(sight.counter(ACTIVE))] = u8(1)
        if sight.counter(ENDS_WITH):
            row[at + self.turn + SEATS + sight.step_to(sight.counter(ENDS_WITH) - 1)] = u8(1)

    def write_place(self, sight: Sight, place: i64, number: i64, row: vec[u8], at: i64) -> None:
        """Where the cards of an open place lie, by the number of the place."""
        for slot in sight.slots(place):
            if slot >= 0:
                row[at + self.table + (slot & FACE)] = u8(number)

    def write_own(self, sight: Sight, layout: EpicLayout, row: vec[u8], at: i64) -> None:
        """The icons that one's own last turn added, and which abilities are used up."""
        previous = sight.counter(layout.own(PREVIOUS, sight.me))
        for icon in range(OF_ICONS):
            row[at + self.previous + icon] = u8(previous >> icon & 1)
        used = sight.counter(layout.own(USED, sight.me))
        for ability in range(ABILITIES_EACH):
            row[at + self.used + ability] = u8(used >> ability & 1)
            row[at + self.used + ABILITIES_EACH + ability] = u8(used >> (ability + CHALLENGE_BITS) & 1)

    def write_stack(self, sight: Sight, place: i64, row: vec[u8], first: i64) -> None:
        """What lies on top of the stack, and who played that and what is under it; an Action is the challenger's."""
        size = sight.size(place)
        put(row, first, size)
        if size:
            card = sight.card(place, size - 1)
            kind = i64(2) if self.cards.is_action(card) else i64(not self.cards.is_hero(card))
            row[first + 1 + kind] = u8(1)
            row[first + 4 + sight.step_to(owner_of(sight.tag(place, size - 1)))] = u8(1)
        if size > 1:
            row[first + 4 + SEATS + sight.step_to(owner_of(sight.tag(place, size - 2)))] = u8(1)

    # The question: the effects to choose from.

    def _write_question(self, sight: Sight, pos: Position, top: Decision[Any], row: vec[u8], at: i64) -> None:
        super()._write_question(sight, pos, top, row, at)
        if isinstance(top, ChooseEffect) and self.choice_of[top.effect] >= 0:
            row[at + self.choice + self.choice_of[top.effect]] = u8(1)


def values() -> dict[str, Value]:
    """How the public values of questions are written.

    Nobody is asked about steps, and the effects to choose from have entries of their own: one entry, always 0, does for all
    that only they have.
    """
    found = {name: amount(3) for name in ("runes", "left", "amount", "times")}
    found |= {"passes": amount(4), "ends": amount(1), "more": amount(1), "card": amount(255)}
    found |= {name: one_of(int(ABILITIES_EACH)) for name in ("one", "other")}
    return found | dict.fromkeys(("effect", "kind", "detail", "levels", "path", "act", "space"), one_of(1, -1))
