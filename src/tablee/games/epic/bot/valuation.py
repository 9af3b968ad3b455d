"""What things are worth to one player, in points of the Destiny score: icons, levels, experience, cards, and the Adversary.

All of it is judged from what the player knows. How much one experience of the Adversary matters follows from the chance that
the team wins: points count only after a victory, so that the Adversary matters the more, the more defeat threatens.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.zone import CARD as FACE
from ..rules.challenge.prospects import chooses_faces
from ..rules.content import count_of
from ..rules.effects.nodes import Cost, Effect, Mode
from ..rules.feasibility import payable
from ..rules.hero import Hero
from ..rules.layout import ADVERSARY_XP, FACED_FINAL, FINALS
from ..rules.position import (
    BEST_LEVEL,
    BOTTOM_LEVEL,
    FIRST_ANTI_LEVEL,
    LAST_HERO_LEVEL,
    WHOLE_STORY,
    XP_PER_CLASS_LEVEL,
    Epic,
)
from ..rules.scoring import LEVEL_TRA, LEVEL_TRI, SET_VALUES, scored
from ..rules.triggers import ABILITIES_EACH, card_of, has, hears, place_of, used_up
from ..rules.vocabulary import (
    ANY_CHALLENGE,
    CANCEL,
    DIV,
    ICONS,
    OF_ADVERSARY,
    OF_PATH,
    ON_ADD,
    ON_CORRUPT,
    ON_DARKPAY,
    ON_PLAY,
    ON_VIRTUE,
    PAY_CARDS,
    PAY_XP,
    RETRY,
    STATIC,
    TIM_ANY,
    TIM_CH,
    TIM_OWN,
    TRA,
    TRI,
    WHEN_FAILING,
)
from .effect_value import aid_of, gain_of
from .team_odds import cards_left, expected_damage, uncertainty, victory_chance

# In points. A victory of the team is worth so much more than a defeat.
VICTORY: Final = 45.0
LEAST_MATTER: Final = 0.25
# A Skill symbol for a card still to come; a Class effect likewise; a card under way to a set.
A_SYMBOL: Final = 0.1
A_BONUS: Final = 0.2
A_THIRD: Final = 0.15
SET_HOPE: Final = [0.0, 0.8, 2.4, 5.0, 8.0]
# Experience beyond its point at the end.
XP_HOPE: Final = 0.45
# Cards: the point for playing one, and what is hoped for beyond.
PLAYED: Final = 1.0
A_CARD: Final = 0.6
LATE_CARD: Final = 0.5
STUCK: Final = 0.8
RIVALRY: Final = 0.8
# A turn lost by failing.
A_TURN: Final = 0.5
UNKNOWN: Final = -999.0


class Valuation:
    """How one player sees the table at one decision. `hero` is changed for a moment to try something, then put back."""

    pos: Epic
    seat: i64
    hero: Hero
    purity: float
    concern: float
    destiny: i64
    left: i64
    hope: float
    chance: float
    matter: float
    rivalry: float
    heroes: i64
    antiheroes: i64
    help: float
    base: float
    failed: float
    darks: list[float]

    def __init__(self, pos: Epic, seat: i64, purity: float = 0.0, concern: float = 1.0) -> None:
        self.pos = pos
        self.seat = seat
        self.purity = purity
        self.concern = concern
        self.hero = pos.hero(seat)
        self.destiny = pos.destiny(seat).card(0)
        self.hero.show(self.destiny, 0)
        self.left = cards_left(pos, seat)
        self.hope = float(self.left) / float(WHOLE_STORY)
        self.chance = victory_chance(pos)
        self.matter = self.adversary_matter()
        self.rivalry = 0.0
        if pos.seats > 1:
            self.rivalry = RIVALRY * self.chance * self.chance / float(pos.seats - 1)
        self.heroes = self.antiheroes = 0
        for slot in pos.hand(seat).slots:
            if self.pos.cards.is_hero(slot & FACE):
                self.heroes += 1
            else:
                self.antiheroes += 1
        self.help = self.final_help()
        self.base = self.standing()
        self.failed = UNKNOWN
        self.darks = [0.0, UNKNOWN, UNKNOWN, UNKNOWN]

    def adversary_matter(self) -> float:
        """What one experience less on the Adversary is worth, in points, which count only if the team wins."""
        if not self.pos.has_adversary:
            return 0.0
        return self.concern * max(LEAST_MATTER, VICTORY * (1.0 - self.chance) / uncertainty(self.pos))

    # The Hero.

    def standing(self) -> float:
        """What the Hero has and may hope for."""
        hero = self.hero
        pos = self.pos
        total = float(hero.tri + hero.tra + LEVEL_TRI[hero.level] + LEVEL_TRA[hero.level])
        total += float(scored(hero, self.destiny, TRI) + scored(hero, self.destiny, TRA))
        total += (1.0 + XP_HOPE * self.hope) * float(hero.reserve)
        total += self.icons_worth() + self.class_worth() + self.stuck_cards() - self.purity * float(hero.level)
        if pos.has_adversary:
            total += self.matter * expected_damage(pos, self.seat, hero, self.left, self.help)
        return total

    def icons_worth(self) -> float:
        """Sets of Story icons, as they are and as they may become; symbols for the Challenges to come."""
        icons = self.hero.icons
        total = 0.0
        icon: i64 = 0
        while icon < DIV:
            total += A_SYMBOL * float(self.left) * float(min(count_of(icons, icon), i64(3)))
            icon += 1
        while icon < len(ICONS):
            count = min(count_of(icons, icon), i64(4))
            total += self.hope * SET_HOPE[count] + (1.0 - self.hope) * float(SET_VALUES[count])
            icon += 1
        return total

    def class_worth(self) -> float:
        """The unlocked effects of the Class for the Challenges to come."""
        total = 0.0
        level: i64 = 0
        for ability in self.pos.cards.abilities[self.pos.calling(self.seat)]:
            if level < self.hero.class_xp // XP_PER_CLASS_LEVEL:
                total += (A_BONUS if ability.trigger.kind == STATIC else A_THIRD) * float(self.left)
            level += 1
        return total

    def stuck_cards(self) -> float:
        """Cards that cannot be played on a level are worth nothing there."""
        level = self.hero.level
        if level > LAST_HERO_LEVEL:
            return -STUCK * float(self.heroes)
        return -STUCK * float(self.antiheroes) if level < FIRST_ANTI_LEVEL else 0.0

    def final_help(self) -> float:
        """What the hand adds to one's own Final battle."""
        if not self.pos.has_adversary:
            return 0.0
        face = self.pos.opposition.card(0) + 1
        total = 0.0
        for slot in self.pos.hand(self.seat).slots:
            total += self.aid(slot & FACE, face, 0)
        return total

    # Changes.

    def experience(self, amount: i64) -> float:
        """What gaining so much experience is worth, or losing it if negative."""
        before = self.hero.reserve
        self.hero.reserve = max(before + amount, i64(0))
        worth = self.standing() - self.base
        self.hero.reserve = before
        return worth

    def storing(self, amount: i64) -> float:
        """What moving experience onto the Class is worth."""
        hero = self.hero
        hero.reserve -= amount
        hero.class_xp += amount
        worth = self.standing() - self.base
        hero.reserve += amount
        hero.class_xp -= amount
        return worth

    def marker(self, steps: i64) -> float:
        """What Virtues are worth, or Corruptions if negative, with what they set off."""
        before = self.hero.level
        level = max(BEST_LEVEL, min(BOTTOM_LEVEL, before - steps))
        if level == before:
            return 0.0
        self.hero.level = level
        worth = self.standing() - self.base
        self.hero.level = before
        if steps > 0:
            return worth + float(before - level) * self.event(ON_VIRTUE, 0)
        return worth + float(level - before) * self.event(ON_CORRUPT, 0)

    def path(self, card: i64, path: i64, story: bool) -> float:
        """What a path that enters the Story is worth: its points and icons, its gifts, and what they set off."""
        hero = self.hero
        icons, tri, tra, tri_paths, tra_paths = hero.icons, hero.tri, hero.tra, hero.tri_paths, hero.tra_paths
        traits, challenges = hero.traits, hero.challenges
        if story:
            hero.add_story(card, path)
        else:
            hero.add_path(card, path)
        worth = self.standing() - self.base
        hero.icons, hero.tri, hero.tra, hero.tri_paths, hero.tra_paths = icons, tri, tra, tri_paths, tra_paths
        hero.traits, hero.challenges = traits, challenges
        if story:
            worth += self.gifts(self.pos.cards.path_gifts[2 * card + path]) + self.additions(
                self.pos.cards.path_icons[2 * card + path]
            )
        return worth

    def gifts(self, gifts: i64) -> float:
        """VIRTUE, CORRUPTION, HERO_CARD and ANTI_CARD, packed."""
        worth = 0.0
        if gifts & 15:
            worth += self.marker(1)
        if gifts >> 4 & 15:
            worth += self.marker(-1)
        worth += float(gifts >> 8 & 15) * self.drawing(True)
        return worth + float(gifts >> 12 & 15) * self.drawing(False)

    def additions(self, icons: i64) -> float:
        """What icons set off as they enter a Story."""
        worth = 0.0
        icon: i64 = 0
        while icons >> 4 * icon:
            if count_of(icons, icon):
                worth += self.event(ON_ADD, icon)
            icon += 1
        return worth

    def drawing(self, hero: bool) -> float:
        """What drawing a card is worth: most can be played for a point and some use."""
        level = self.hero.level
        stuck = level > LAST_HERO_LEVEL if hero else level < FIRST_ANTI_LEVEL
        if self.left == 0:
            return 0.2 if stuck else LATE_CARD
        worth = 0.8 * PLAYED + A_CARD + 0.35 * min(self.matter, 4.0)
        worth += 0.7 * self.adversary_reaction(ON_PLAY, 0 if hero else 1)
        return 0.4 * worth if stuck else worth

    # Attempts, whichever they are.

    def failing(self) -> float:
        """An experience for the Hero, some for the Adversary, and a turn lost."""
        if self.failed == UNKNOWN:
            worth = self.experience(1) + self.event(WHEN_FAILING, 0) - A_TURN
            self.failed = worth - self.matter * self.gained_by_failure()
        return self.failed

    def gained_by_failure(self) -> float:
        return float(self.pos.cards.effect[self.pos.quest].amount) if self.pos.has_adversary else 0.0

    def darkness(self, runes: i64) -> float:
        """The price of some Dark Runes and of what they may show."""
        if self.darks[runes] == UNKNOWN:
            worth = self.moons(runes)
            if chooses_faces(self.pos.cards, self.pos.calling(self.seat), self.pos.unlocked(self.seat)):
                worth *= 0.5
            price = runes - 1 if self.first_dark_is_free() else runes
            if price:
                worth += self.experience(-price) + self.event(ON_DARKPAY, 0)
            self.darks[runes] = worth
        return self.darks[runes]

    def first_dark_is_free(self) -> bool:
        """Whether the Origin gives the first Dark Rune of a turn (EPIC-056)."""
        return self.pos.cards.frees_dark(self.pos.origin(self.seat))

    def moons(self, runes: i64) -> float:
        """The Corruptions that Dark Runes bring on average."""
        if runes == 1:
            return 0.5 * self.marker(-1)
        if runes == 2:
            return 0.5 * self.marker(-1) + 0.25 * self.marker(-2)
        return 0.375 * self.marker(-1) + 0.375 * self.marker(-2) + 0.125 * self.marker(-3)

    # What is set off.

    def event(self, kind: i64, detail: i64) -> float:
        """What an event is worth that happens to the Hero: for the Adversary, and for the Hero's abilities."""
        pos, seat = self.pos, self.seat
        worth = self.adversary_reaction(kind, detail)
        for ability in range(ABILITIES_EACH):
            if has(pos, seat, ability):
                found = self.pos.cards.abilities[card_of(pos, seat, ability)][place_of(ability)]
                if found.trigger.kind == kind and hears(pos, seat, found.trigger, kind, detail):
                    if not used_up(pos, seat, ability):
                        worth += self.effect(found.effect, card_of(pos, seat, ability))
        return worth

    def adversary_reaction(self, kind: i64, detail: i64) -> float:
        """What the triggers of the Adversary make of an event, in points."""
        pos = self.pos
        if not pos.has_adversary:
            return 0.0
        face = int(pos.adversary)
        gain, loss = self.pos.cards.gain[face], self.pos.cards.loss[face]
        worth = 0.0
        if gain.kind == kind and hears(pos, self.seat, gain, kind, detail):
            worth -= self.matter
        if loss.kind == kind and loss.condition is None and hears(pos, self.seat, loss, kind, detail):
            worth += self.matter if pos.counters[ADVERSARY_XP] else 0.0
        return worth

    # Effects outside the roll.

    def effect(self, effect: Effect, card: i64) -> float:
        """What an effect on the Hero or the Adversary is worth; what changes the Challenge is worth nothing here."""
        return gain_of(self, effect, card)

    def paying(self, cost: Cost) -> float:
        if cost.kind == PAY_XP:
            return self.experience(-cost.amount)
        if cost.kind == PAY_CARDS:
            return -float(cost.amount) * self.cheapest_card()
        return self.marker(-1)

    # The hand.

    def cheapest_card(self) -> float:
        least = 9.0
        for slot in self.pos.hand(self.seat).slots:
            least = min(least, self.keeping(slot & FACE))
        return least if least < 9.0 else 0.0

    def playable(self, card: i64) -> bool:
        """Whether the level allows it (EPIC-024)."""
        level = self.hero.level
        return level <= LAST_HERO_LEVEL if self.pos.cards.is_hero(card) else level >= FIRST_ANTI_LEVEL

    def aid(self, card: i64, face: i64, path: i64) -> float:
        """What a card of the hand would add to one's own result in a Challenge."""
        if not self.playable(card):
            return 0.0
        mode = self.pos.cards.modes[card][0]
        if mode.timing != TIM_CH or mode.effect.op == RETRY:
            return 0.0
        if mode.filter == OF_PATH and not self.pos.cards.shows(face, path, mode.icons):
            return 0.0
        if mode.filter == OF_ADVERSARY and not self.pos.cards.is_adversary(face):
            return 0.0
        if mode.cost is not None and not payable(self.pos, self.seat, mode.cost):
            return 0.0
        return aid_of(self, mode.effect)

    def keeping(self, card: i64) -> float:
        """What a card is worth in the hand: its point and its use, if there will be an occasion."""
        over = self.left == 0 and self.pos.counters[FINALS] >= self.pos.seats
        if over:
            return 0.0
        mode = self.pos.cards.modes[card][0]
        worth = (
            0.8 * PLAYED
            + self.use(mode, card)
            + 0.8 * self.adversary_reaction(ON_PLAY, 0 if self.pos.cards.is_hero(card) else 1)
        )
        return worth if self.playable(card) else 0.4 * worth

    def use(self, mode: Mode, card: i64) -> float:
        """What a card will do beyond its point."""
        op = mode.effect.op
        if mode.timing == TIM_OWN or mode.timing == TIM_ANY:
            return 0.0
        if op in (RETRY, CANCEL):
            return 0.5 + 0.2 * min(self.matter, 4.0)
        if len(self.pos.cards.modes[card]) > 1:
            return 0.3 + self.rivalry
        soon = 0.5 + 0.5 * self.hope
        if self.pos.has_adversary:
            final = self.pos.opposition.card(0) + 1
            return max(soon, 0.85 * self.aid(card, final, 0) * self.matter * self.final_to_come())
        return soon if mode.filter != ANY_CHALLENGE else soon + 0.2

    def final_to_come(self) -> float:
        """Whether somebody still has to face the Final: surely oneself, else the others, whom one may help."""
        pos = self.pos
        for seat in range(pos.seats):
            if not pos.faced(seat, FACED_FINAL):
                return 1.0
        return 0.0
