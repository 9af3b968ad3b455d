"""What an observation of Epic Origins tells of Challenges: those of the rows, the Adversary's, and the one under way."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.box import FACES
from ....engine.observation import Observer, Sight, put
from ..rules.challenge.prospects import adversary_bonus, class_bonus_on, difficulty
from ..rules.challenge.runes import DOUBLE_RUNE, SKILL_RUNES, total_value
from ..rules.content import ACT_ONE, ACT_THREE, CLASS, GIFTS, EpicContent, count_of
from ..rules.hero import Hero
from ..rules.layout import (
    BASE,
    CLASS_MODIFIER,
    CLASS_OFF,
    DARKS,
    FACING,
    FIRST_FACES,
    FIRST_RUNES,
    HARDER,
    MODIFIER,
    MOONS,
    PATH,
    RETRIED,
    REVEALED,
    ROLLED,
    SECOND_FACES,
    SECOND_RUNES,
    TURNED,
    EpicLayout,
)
from ..rules.position import XP_PER_CLASS_LEVEL
from ..rules.vocabulary import ICONS, ON_DOUBLE, ON_SPECIAL, SKILLS, STATIC

LEVELS: Final[i64] = 3
SIDES: Final[i64] = 2
OF_SKILLS: Final[i64] = len(SKILLS)
OF_ICONS: Final[i64] = len(ICONS)
OF_GIFTS: Final[i64] = len(GIFTS)
# A lead is told in half points, from so far behind on.
BEHIND: Final[i64] = 30
RESULTS_FROM: Final[i64] = 20
# What the Base Runes, and so many runes of a Skill, show on average, in half points.
BASE_MEAN: Final[i64] = 3
SKILL_MEANS: Final = vec[i64]([0, 3, 6, 8])


class ChallengeEntries:
    """Which story cards lie in the rows, one's own lead in each path of their Challenges, and every Hero's lead against
    both faces of the Adversary: the result on average, without Dark Runes and cards, less the difficulty.

    Then the Challenge under way: its Skills, difficulty and result, and what it gives. A lead is the lowest there can be
    where there is no such Challenge, or no Hero yet.
    """

    cards: EpicContent
    story_of: vec[i64]
    challenge_of: vec[i64]
    shown: vec[i64]
    bonus_icons: vec[i64]
    bonus_amounts: vec[i64]
    on_double: vec[i64]
    on_special: vec[i64]
    in_row: i64
    leads: i64
    against: i64
    adversary: i64
    skills: i64
    numbers: i64
    gives: i64

    def __init__(self, observer: Observer, cards: EpicContent, players: list[str]) -> None:
        self.cards = cards
        story = [card for deck in range(int(ACT_ONE), int(ACT_THREE) + 1) for card in cards.cards_of(deck)]
        challenges = [card for card in story if not cards.is_trait[card]]
        self.story_of = places_of(story)
        self.challenge_of = places_of(challenges)
        self.shown = vec[i64]([icons_shown(cards, place) for place in range(2 * FACES)])
        self.read_classes()
        self.declare(observer, [f"{card:03}" for card in story], [f"{card:03}" for card in challenges], players)

    def declare(self, observer: Observer, story: list[str], challenges: list[str], players: list[str]) -> None:
        self.in_row = observer.block("in a row", story)
        paths = [f"{card} {path}" for card in challenges for path in ("top", "bottom")]
        self.leads = observer.block("own lead in", paths, int(BEHIND), int(BEHIND))
        faces = [f"{who} against the {face}" for who in players for face in ("front", "Final")]
        self.against = observer.block("lead of", faces, int(BEHIND), int(BEHIND))
        self.adversary = observer.block("front asks for", SKILLS)
        observer.block("Final asks for", SKILLS)
        observer.block("difficulty of the", ["front", "Final"], 10)
        observer.entry("a failure gives the Adversary", 2)
        self.skills = observer.block("Challenge first Skill", SKILLS)
        observer.block("Challenge second Skill", SKILLS)
        self.numbers = observer.entry("Challenge of the Adversary")
        observer.block("Challenge", ["difficulty", "result", "bonus of the Class"], 10, int(RESULTS_FROM))
        observer.entry("Challenge lead", int(BEHIND), int(BEHIND))
        observer.block("Challenge", ["shows DOUBLE", "was retried by a Heritage"])
        self.gives = observer.block("Challenge gives", [*ICONS, *GIFTS], 2)
        observer.block("Challenge gives", ["Triumph", "Tragedy"], 8)

    def read_classes(self) -> None:
        """What each Class adds: by the icons of a path, by level; when DOUBLE or a special rune shows, by levels unlocked."""
        icons, amounts = [0] * (FACES * int(LEVELS)), [0] * (FACES * int(LEVELS))
        double, special = [0] * (FACES * int(LEVELS + 1)), [0] * (FACES * int(LEVELS + 1))
        for calling in self.cards.cards_of(CLASS):
            for level, ability in enumerate(self.cards.abilities[calling][: int(LEVELS)]):
                if ability.trigger.kind == STATIC:
                    icons[LEVELS * calling + level] = int(ability.trigger.icons)
                    amounts[LEVELS * calling + level] = int(ability.effect.amount)
            for unlocked in range(LEVELS + 1):
                double[(LEVELS + 1) * calling + unlocked] = int(class_bonus_on(self.cards, calling, unlocked, ON_DOUBLE))
                special[(LEVELS + 1) * calling + unlocked] = int(class_bonus_on(self.cards, calling, unlocked, ON_SPECIAL))
        self.bonus_icons, self.bonus_amounts = vec[i64](icons), vec[i64](amounts)
        self.on_double, self.on_special = vec[i64](double), vec[i64](special)

    # Leads. `calling` is a Class card, of which so many effects are unlocked.

    def class_bonus(self, calling: i64, unlocked: i64, face: i64, path: i64) -> i64:
        """What a Class adds to a path that shows its icons (EPIC-007, 097)."""
        total: i64 = 0
        shown = self.shown[2 * face + path]
        for number in range(LEVELS * calling, LEVELS * calling + unlocked):
            if self.bonus_icons[number] & shown:
                total += self.bonus_amounts[number]
        return total

    def mean(self, icons: i64, calling: i64, unlocked: i64, face: i64) -> i64:
        """What the runes of an attempt without Dark Runes show on average, in half points."""
        first = min(count_of(icons, self.cards.first_skill[face]), SKILL_RUNES)
        second = min(count_of(icons, self.cards.second_skill[face]), SKILL_RUNES)
        level = (LEVELS + 1) * calling + unlocked
        special = self.on_special[level] * (first // SKILL_RUNES + second // SKILL_RUNES)
        return BASE_MEAN + SKILL_MEANS[first] + SKILL_MEANS[second] + self.on_double[level] + special

    def lead(self, hero: Hero, calling: i64, face: i64, path: i64, mean: i64) -> i64:
        """By how much a Hero would be ahead in a path, in half points."""
        needed = difficulty(self.cards, face, path) - self.class_bonus(calling, unlocked_by(hero), face, path)
        return mean - 2 * needed

    # The rows.

    def write_rows(self, sight: Sight, layout: EpicLayout, hero: Hero, calling: i64, row: vec[u8], at: i64) -> None:
        """The cards that lie face up; `hero` is one's own, with a Class unless the characters are still being chosen."""
        for act in range(sight.counter(REVEALED)):
            place = layout.row(act)
            for slot in range(sight.size(place)):
                card = sight.card(place, slot)
                row[at + self.in_row + self.story_of[card]] = u8(1)
                number = self.challenge_of[card]
                if number >= 0 and calling >= 0:
                    mean = self.mean(hero.icons, calling, unlocked_by(hero), card)
                    first = at + self.leads + 2 * number
                    put(row, first, self.lead(hero, calling, card, 0, mean) + BEHIND)
                    put(row, first + 1, self.lead(hero, calling, card, 1, mean) + BEHIND)

    # The Adversary.

    def write_adversary(self, sight: Sight, layout: EpicLayout, row: vec[u8], at: i64) -> None:
        """The Skills and the difficulty of both faces, and what the Quest makes of a failure."""
        if sight.size(layout.opposition) == 0:
            return
        first = at + self.adversary
        front = sight.card(layout.opposition, 0)
        for side in range(SIDES):
            row[first + OF_SKILLS * side + self.cards.first_skill[front + side]] = u8(1)
            row[first + OF_SKILLS * side + self.cards.second_skill[front + side]] = u8(1)
            put(row, first + 2 * OF_SKILLS + side, self.cards.difficulty[front + side])
        quest = sight.card(layout.opposition, 1) + sight.tag(layout.opposition, 1)
        put(row, first + 2 * OF_SKILLS + 2, self.cards.effect[quest].amount)

    def write_against(
        self, sight: Sight, layout: EpicLayout, step: i64, hero: Hero, calling: i64, row: vec[u8], at: i64
    ) -> None:
        """How a Hero would do against both faces of the Adversary; the front only as long as it is up."""
        if calling < 0 or sight.size(layout.opposition) == 0:
            return
        front = sight.card(layout.opposition, 0)
        for side in range(sight.counter(TURNED), SIDES):
            mean = self.mean(hero.icons, calling, unlocked_by(hero), front + side)
            lead = self.lead(hero, calling, front + side, 0, mean) + 2 * adversary_bonus(hero, front + side)
            put(row, at + self.against + 2 * step + side, lead + BEHIND)

    # The Challenge under way.

    def write_challenge(self, sight: Sight, hero: Hero, calling: i64, row: vec[u8], at: i64) -> None:
        """Its Skills, its difficulty and the result as they are now; `hero` is the challenger."""
        face, path = sight.counter(FACING), sight.counter(PATH)
        row[at + self.skills + self.cards.first_skill[face]] = u8(1)
        row[at + self.skills + OF_SKILLS + self.cards.second_skill[face]] = u8(1)
        unlocked = i64(0) if sight.counter(CLASS_OFF) else unlocked_by(hero)
        by_class = self.class_bonus(calling, unlocked, face, path) + sight.counter(CLASS_MODIFIER)
        needed = difficulty(self.cards, face, path) + sight.counter(HARDER)
        result = by_class + sight.counter(MODIFIER) + adversary_bonus(hero, face) + runes_total(sight)
        lead = 2 * (result - needed)
        if sight.counter(ROLLED) == 0:
            lead += self.mean(hero.icons, calling, unlocked, face)
        first = at + self.numbers
        put(row, first, i64(self.cards.is_adversary(face)))
        put(row, first + 1, needed + RESULTS_FROM)
        put(row, first + 2, result + RESULTS_FROM)
        put(row, first + 3, by_class + RESULTS_FROM)
        put(row, first + 4, lead + BEHIND)
        put(row, first + 5, i64(sight.counter(ROLLED) == 1 and sight.counter(BASE) & DOUBLE_RUNE == 0))
        put(row, first + 6, sight.counter(RETRIED))
        self.write_reward(2 * face + path, row, at + self.gives)

    def write_reward(self, path: i64, row: vec[u8], first: i64) -> None:
        """The icons, the gifts and the points of a path."""
        for icon in range(OF_ICONS):
            row[first + icon] = u8(count_of(self.cards.path_icons[path], icon))
        first += OF_ICONS
        for gift in range(OF_GIFTS):
            row[first + gift] = u8(count_of(self.cards.path_gifts[path], gift))
        put(row, first + OF_GIFTS, self.cards.path_tri[path])
        put(row, first + OF_GIFTS + 1, self.cards.path_tra[path])


def unlocked_by(hero: Hero) -> i64:
    """How many effects of the Class a Hero has unlocked (EPIC-059)."""
    return hero.class_xp // XP_PER_CLASS_LEVEL


def runes_total(sight: Sight) -> i64:
    """The sum of all rune values of the roll (EPIC-014)."""
    if sight.counter(ROLLED) == 0:
        return 0
    first, first_faces = sight.counter(FIRST_RUNES), sight.counter(FIRST_FACES)
    second, second_faces = sight.counter(SECOND_RUNES), sight.counter(SECOND_FACES)
    base, darks, moons = sight.counter(BASE), sight.counter(DARKS), sight.counter(MOONS)
    return total_value(base, first, first_faces, second, second_faces, darks, moons)


def places_of(numbers: list[int], count: int = FACES) -> vec[i64]:
    """The place of each number in a list, -1 for all others up to `count`."""
    found = [-1] * count
    for place, number in enumerate(numbers):
        found[number] = place
    return vec[i64](found)


def icons_shown(cards: EpicContent, path: i64) -> int:
    """The icons that a path shows, a bit each."""
    return sum([1 << icon for icon in range(len(ICONS)) if count_of(cards.path_icons[path], icon)])
