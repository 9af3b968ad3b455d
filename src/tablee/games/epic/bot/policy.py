"""The heuristic of Epic Origins: what each answer is worth in points of the Destiny score, by what the player can know.

A path is worth what its success and its failure bring, at the exact chances of its runes; a card what it changes now, less
what it could still do in the hand. The Adversary weighs in everything, the more the closer the outcome.
"""

from __future__ import annotations

from math import tanh
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.decision import Decision
from ....engine.policy import Policy
from ....engine.rng import Rng
from ....engine.zone import CARD as FACE
from ..rules.challenge.attempt import DarkRunes
from ..rules.challenge.doubles import UseHeritage
from ..rules.challenge.prospects import class_bonus
from ..rules.challenge.rolls import PickFaces
from ..rules.challenge.windows import CHALLENGE, MAIN, TURN_END, ChooseTarget, Respond, mode_at
from ..rules.content import (
    FIRST_DESTINY,
    FIRST_STORY,
    STORIES,
    count_of,
)
from ..rules.effects.nodes import Effect, Mode
from ..rules.effects.questions import ChooseEffect, ChooseSymbol, DiscardCards, RobHero, TakeCard
from ..rules.feasibility import kind_on_stack
from ..rules.layout import (
    ACTED,
    ENDED,
    FACING,
    FIRST_RUNES,
    FREE_EXPLORES,
    KIND,
    PATH,
    REVEALED,
    ROLLED,
    SECOND_RUNES,
    STORY_TURN,
    TRIUMPH,
)
from ..rules.position import Epic
from ..rules.scoring import Sheet
from ..rules.turn import Turn
from ..rules.verbs import (
    ADD_DARK,
    ATTEMPT,
    CHOOSE,
    DECLINE,
    DISCARD_CARD,
    ENOUGH,
    EXPLORE_CARD,
    GAIN,
    HERO_CARDS,
    KEEP,
    NAME_SKILL,
    PASS,
    PLAY,
    ROB,
    SHOW_MOONS,
    STORE,
    TAKE,
    USE,
    held_card,
    kept_class,
    kept_destiny,
    kept_origin,
    stored_amount,
    story_card,
    target_card,
)
from ..rules.verbs import FACE as FACE_VERB
from ..rules.vocabulary import (
    ACT,
    CANCEL,
    DIV,
    IN_CHALLENGE,
    IN_MAIN,
    LATER,
    ON_CLASSLEVEL,
    ON_EXPLORE,
    ON_PLAY,
    ON_SUCCESS,
    ON_TRAIT,
    RETRY,
    STATIC,
)
from .attempt_value import Contest, Venture
from .loyalty import harms
from .team_odds import cards_left, victory_chance
from .valuation import PLAYED, UNKNOWN, Mind

WHIMS: Final[i64] = 40
AHEAD: Final[i64] = 60
TRUST: Final = 300.0
LEAD: Final = 10.0
A_POINT: Final = 0.06
A_CARD_TO_COME: Final = 3.5
# Set-up: a symbol that the Destiny counts, one that the Final asks for, a Class for them.
FATED: Final = 1.0
FINAL_SKILL: Final = 1.6
FATED_CLASS: Final = 0.5
FINAL_CLASS: Final = 1.2
EXPLORE_BELOW: Final = 2.0
A_HABIT: Final = 50.0


class Thought:
    """One decision of one player, looked at once for all answers."""

    pos: Epic
    seat: i64
    top: Decision[Any]
    mind: Mind
    contest: Contest | None
    now: float
    best_deed: float
    ways: list[float]
    hopes: list[float]

    def __init__(self, pos: Epic, seat: i64, purity: float = 0.0, concern: float = 1.0) -> None:
        self.pos = pos
        self.seat = seat
        self.top = pos.agenda[-1]
        self.mind = Mind(pos, seat, purity, concern)
        self.contest = None
        self.now = 0.0
        self.best_deed = 0.0
        self.ways = []
        self.hopes = [UNKNOWN, UNKNOWN, UNKNOWN]
        if pos.counters[FACING] and pos.counters[ROLLED]:
            self.contest = Contest(self.mind)
            self.now = self.contest.now()
        if isinstance(self.top, Turn) and pos.counters[ACTED] == 0:
            self.ways = [UNKNOWN] * (2 * int(STORIES))
            self.best_deed = self.best_of_row()

    def worth(self, action: i64) -> float:
        top = self.top
        if isinstance(top, Turn):
            return self.turn(action)
        if isinstance(top, Respond):
            return self.response(action, TURN_END if top.ends else CHALLENGE)
        if isinstance(top, DarkRunes):
            return self.dark_runes(action)
        return self.choice(action)

    # The turn.

    def turn(self, action: i64) -> float:
        """A deed is worth what it is; what may be done before it, as much more as it brings."""
        if GAIN.covers(action):
            return self.way(story_card(GAIN, action), 0)
        if ATTEMPT.covers(action):
            return self.way(story_card(ATTEMPT, action), ATTEMPT.part(action, 1))
        if FACE_VERB.covers(action):
            return self.best_deed
        if EXPLORE_CARD.covers(action):
            return self.best_deed + self.exploring(story_card(EXPLORE_CARD, action))
        if STORE.covers(action):
            return self.best_deed + self.storing(stored_amount(action))
        if PLAY.covers(action):
            return self.best_deed + self.playing(held_card(PLAY, action), MAIN)
        return self.best_deed + (self.using(IN_MAIN) if USE.covers(action) else 0.0)

    def trait(self, card: i64) -> float:
        mind = self.mind
        return mind.path(card, 0, True) + mind.effect(self.pos.cards.effect[card], card) + mind.event(ON_TRAIT, 0)

    def attempt(self, face: i64, path: i64) -> float:
        return Venture(self.mind, self.seat, face, path).best()

    def way(self, card: i64, path: i64) -> float:
        """Of a Trait, or of a path of a Challenge; reckoned once."""
        place = 2 * (card - FIRST_STORY) + path
        if self.ways[place] == UNKNOWN:
            self.ways[place] = self.trait(card) if self.pos.cards.is_trait[card] else self.attempt(card, path)
        return self.ways[place]

    def best_way(self, card: i64) -> float:
        """The better path of a Challenge, or the Trait."""
        return self.way(card, 0) if self.pos.cards.is_trait[card] else max(self.way(card, 0), self.way(card, 1))

    def best_of_row(self) -> float:
        """The best deed of this turn."""
        pos = self.pos
        if pos.counters[KIND] != STORY_TURN:
            return self.attempt(pos.adversary, 0)
        best = -99.0
        act = pos.current_act(self.seat)
        while act < pos.counters[REVEALED]:
            for slot in pos.row(act).slots:
                best = max(best, self.best_way(slot & FACE))
            act += 1
        return max(best, 0.0) if best == -99.0 else best

    def exploring(self, card: i64) -> float:
        """By how much a new card of the same deck is likely to beat the best deed there is; the worst card goes."""
        pos = self.pos
        act = self.pos.cards.act_of(card)
        if act < pos.current_act(self.seat) or self.pos.counters[KIND] != STORY_TURN:
            return -1.0
        price = 0.0 if pos.counters[FREE_EXPLORES] else -self.mind.experience(-1) - self.mind.event(ON_EXPLORE, 0)
        own = self.best_way(card)
        if own >= self.best_deed - 0.01:
            return -1.0
        if price > 0.0 and self.best_deed > EXPLORE_BELOW + 2.0 * price:
            return -price
        return self.hoped_of(act) - price - 0.01 * (own - self.best_deed) - 0.05

    def hoped_of(self, act: i64) -> float:
        """What a card of a deck adds to the best deed on average: its cards are known, their order is not."""
        if self.hopes[act] == UNKNOWN:
            total = 0.0
            count = 0.0
            for slot in self.pos.deck(act).slots:
                total += max(0.0, self.best_way(slot & FACE) - self.best_deed)
                count += 1.0
            self.hopes[act] = total / count if count else 0.0
        return self.hopes[act]

    # Experience, abilities.

    def storing(self, amount: i64) -> float:
        """Of experience moved onto the Class: what it unlocks, for this Challenge too (EPIC-060)."""
        mind, pos = self.mind, self.pos
        before = pos.class_xp(self.seat)
        worth = mind.storing(amount)
        levels = (before + amount) // 2 - before // 2
        worth += float(levels) * mind.stirring(ON_CLASSLEVEL, 0)
        if self.contest is not None and self.seat == pos.active and levels:
            venture = self.contest.venture
            calling = pos.calling(self.seat)
            bonus = class_bonus(pos.cards, calling, (before + amount) // 2, venture.face, venture.path)
            bonus -= class_bonus(pos.cards, calling, before // 2, venture.face, venture.path)
            if bonus:
                worth += self.contest.shifted(bonus) - self.now
        return worth - 0.05

    def using(self, where: i64) -> float:
        """Of the activated ability of the Origin."""
        for ability in self.pos.cards.abilities[self.pos.origin(self.seat)]:
            if ability.trigger.kind == ACT and ability.where == where:
                assert ability.cost is not None
                worth = self.mind.paying(ability.cost) + self.mind.effect(ability.effect, self.pos.origin(self.seat))
                return worth + self.changed(ability.effect, self.pos.origin(self.seat)) - 0.05
        return -1.0

    # Cards.

    def playing(self, card: i64, moment: i64) -> float:
        """The point of a card and what it does now, less what it could do later."""
        mind = self.mind
        mode = mode_at(self.pos.cards, card, moment)
        assert mode is not None
        worth = PLAYED - mind.keeping(card) + mind.event(ON_PLAY, 0 if self.pos.cards.is_hero(card) else 1)
        if mode.cost is not None:
            worth += mind.paying(mode.cost)
        if mode.effect.op == CANCEL:
            return worth + self.best_cancel(mode, card)
        return worth + mind.effect(mode.effect, card) + self.changed(mode.effect, card)

    def changed(self, effect: Effect, card: i64) -> float:
        """What an effect changes in the Challenge under way, with what the hand could add to it."""
        if self.contest is None:
            return 0.0
        aid = self.other_aid(card) if self.contest.venture.own else i64(0)
        worth = self.contest.after(effect, self.seat, card, aid) - self.now
        return worth + (self.contest.moons_spared() if effect.op == RETRY else 0.0)

    def other_aid(self, card: i64) -> i64:
        """What the rest of the hand could add to one's own result."""
        assert self.contest is not None
        venture = self.contest.venture
        total = 0.0
        for slot in self.pos.hand(self.seat).slots:
            if slot & FACE != card:
                total += self.mind.aid(slot & FACE, venture.face, venture.path)
        return i64(total)

    def best_cancel(self, mode: Mode, card: i64) -> float:
        best = -9.0
        for slot in self.pos.stack.slots:
            other = slot & FACE
            if other != card and mode.kinds >> kind_on_stack(self.pos, other) & 1:
                best = max(best, self.cancelling(other))
        return best

    def cancelling(self, card: i64) -> float:
        """What it brings that a card on the stack has no effect."""
        worth = 0.0
        if self.pos.cards.is_action(card) and self.pos.active == self.seat:
            worth = -self.mind.effect(self.pos.cards.effect[card], card)
        return worth + (self.contest.without(card) - self.now if self.contest is not None else 0.0)

    # The windows.

    def response(self, action: i64, moment: i64) -> float:
        if PASS.covers(action):
            return 0.0
        if PLAY.covers(action):
            return self.playing(held_card(PLAY, action), moment)
        if STORE.covers(action):
            return self.storing(stored_amount(action))
        return self.using(IN_CHALLENGE)

    def dark_runes(self, action: i64) -> float:
        if not ADD_DARK.covers(action):
            return -A_HABIT
        pos = self.pos
        venture = Venture(self.mind, self.seat, i64(pos.counters[FACING]), i64(pos.counters[PATH]))
        return venture.expected(ADD_DARK.part(action), venture.own_aid())

    # The rest.

    def choice(self, action: i64) -> float:
        top = self.top
        if isinstance(top, UseHeritage):
            return self.heritage(action)
        if isinstance(top, TakeCard):
            return self.mind.drawing(TAKE.part(action) == HERO_CARDS)
        if isinstance(top, ChooseEffect):
            part = self.pos.cards.effects[top.effect].parts[CHOOSE.part(action)]
            return self.effect_now(part, top.card)
        if isinstance(top, DiscardCards):
            return self.discarding(top, action)
        if isinstance(top, PickFaces):
            moons = SHOW_MOONS.part(action)
            shifted = self.contest.shifted(moons) if self.contest is not None else 0.0
            return shifted + (self.mind.marker(-moons) if moons else 0.0)
        if isinstance(top, ChooseTarget):
            return self.cancelling(target_card(action))
        if isinstance(top, ChooseSymbol):
            return self.symbol(NAME_SKILL.part(action))
        if isinstance(top, RobHero):
            other = ROB.part(action)
            return float(min(self.pos.reserve(other), top.amount)) + 0.1 * float(len(self.pos.story(other).slots))
        return 0.0

    def effect_now(self, effect: Effect, card: i64) -> float:
        """Of an effect carried out now, on the Hero and on the Challenge."""
        return self.mind.effect(effect, card) + self.changed(effect, card)

    def heritage(self, action: i64) -> float:
        if DECLINE.covers(action):
            return 0.0
        if TAKE.covers(action):
            return self.mind.drawing(TAKE.part(action) == HERO_CARDS) + 0.1
        card = self.pos.heritage(self.seat)
        effect = self.pos.cards.effect[card]
        if effect.op == LATER:
            return self.awaited(effect)
        return self.effect_now(effect, card)

    def awaited(self, effect: Effect) -> float:
        """What is promised for a success, or for a failure, as likely as it looks."""
        assert self.contest is not None
        ahead = self.contest.margin + self.contest.on_stack(-1).shift
        likely = 0.9 if ahead >= 2 else 0.75 if ahead >= 0 else 0.35 if ahead >= -2 else 0.1
        if effect.amount != ON_SUCCESS:
            likely = 1.0 - likely
        return likely * self.mind.effect(effect.parts[0], 0)

    def discarding(self, top: DiscardCards, action: i64) -> float:
        if ENOUGH.covers(action):
            return 0.0
        paid = self.mind.experience(1) if top.more else 0.0
        return paid - self.mind.keeping(held_card(DISCARD_CARD, action))

    def symbol(self, skill: i64) -> float:
        """A first or second rune adds more than the special one, which gives something instead."""
        counters = self.pos.counters
        runes = counters[FIRST_RUNES if skill == self.pos.cards.first_skill[counters[FACING]] else SECOND_RUNES]
        return 1.5 if runes < 2 else 1.4


# Set-up.


def character_worth(pos: Epic, origin: i64, calling: i64, destiny: i64) -> float:
    """How well an Origin, a Class and a Destiny go together, and with the Final Adversary."""
    counted: i64 = 0
    for line in pos.cards.lines[destiny]:
        assert line.quantity is not None
        counted |= line.quantity.icons
    worth = DESTINY_WORTH[destiny - FIRST_DESTINY]
    skill: i64 = 0
    while skill < DIV:
        symbols = float(count_of(pos.cards.path_icons[2 * origin], skill))
        fated = counted >> skill & 1
        worth += symbols * (FATED if fated else 0.0)
        if pos.has_adversary and wanted(pos, skill):
            worth += symbols * FINAL_SKILL + (FATED if fated else 0.0)
        skill += 1
    return worth + class_fit(pos, calling, counted)


def wanted(pos: Epic, skill: i64) -> bool:
    """Whether the Final Adversary shows a Skill."""
    final = pos.opposition.card(0) + 1
    return skill == pos.cards.first_skill[final] or skill == pos.cards.second_skill[final]


def class_fit(pos: Epic, calling: i64, counted: i64) -> float:
    """A Class that adds to the paths one will take, or to the Final battle."""
    worth = 0.0
    for ability in pos.cards.abilities[calling]:
        if ability.trigger.kind == STATIC:
            if ability.trigger.icons & counted:
                worth += FATED_CLASS
            if pos.has_adversary and class_bonus(pos.cards, calling, 2, pos.opposition.card(0) + 1, 0):
                worth += 0.5 * FINAL_CLASS
    return worth


# What Destinies are worth that do not count symbols alone, by the points they brought.
DESTINY_WORTH: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 0.5, 1.5, 1.2, 3.5, 2.5, 0.5]


class EpicPolicy(Policy[Epic]):
    """Looks at a decision once and remembers it while its answers are weighed.

    `purity` is what a level of Corruption costs beyond its points, `concern` how much the Adversary matters.
    """

    thought: Thought | None
    purity: float
    concern: float

    def __init__(self) -> None:
        self.thought = None
        self.purity = 0.0
        self.concern = 1.0

    def think(self, pos: Epic, seat: i64) -> Thought:
        thought = self.thought
        if thought is None or thought.pos is not pos or thought.top is not pos.agenda[-1] or thought.seat != seat:
            thought = Thought(pos, seat, self.purity, self.concern)
            self.thought = thought
        return thought

    def worth(self, pos: Epic, seat: i64, action: i64) -> float:
        if KEEP.covers(action):
            return character_worth(pos, kept_origin(action), kept_class(action), kept_destiny(action))
        return self.bent(pos, seat, action, self.think(pos, seat).worth(action))

    def bent(self, pos: Epic, seat: i64, action: i64, worth: float) -> float:
        """What a habit makes of it; here nothing."""
        return worth

    def glance(self, pos: Epic, seat: i64, action: i64) -> float:
        return A_POINT * self.worth(pos, seat, action)

    def whims(self, pos: Epic, seat: i64, legal: list[int]) -> list[int]:
        """Anything that does not harm the team; the best of the harm where there is nothing else."""
        harmless = [action for action in legal if not harms(pos, seat, action)]
        return harmless or [max(legal, key=lambda action: self.worth(pos, seat, action))]

    def pick(self, pos: Epic, seat: i64, options: vec[i64], rng: Rng) -> i64:
        """What looks best, and now and then anything."""
        if rng.below(WHIMS) == 0:
            return i64(options[rng.below(len(options))])
        best = i64(options[0])
        most = self.worth(pos, seat, best)
        for number in range(1, len(options)):
            worth = self.worth(pos, seat, i64(options[number]))
            if worth > most:
                best, most = i64(options[number]), worth
        return best

    def horizon(self) -> i64:
        """A few turns of everybody: farther ahead the runes decide."""
        return AHEAD

    def trust(self) -> float:
        return TRUST

    def reward(self, pos: Epic) -> list[float]:
        """The team's victory first, then the lead in points; without an Adversary the lead alone."""
        if pos.setting_up:
            return [0.0] * pos.seats
        ended = i64(pos.counters[ENDED])
        chance = victory_chance(pos) if ended == 0 else 1.0 if ended == TRIUMPH else 0.0
        points = [outlook(pos, seat) for seat in range(pos.seats)]
        rewards = []
        for seat in range(pos.seats):
            ahead = lead(points, seat)
            if pos.has_adversary:
                rewards.append(-1.0 + chance * (1.5 + 0.5 * ahead))
            else:
                rewards.append(ahead)
        return rewards


def outlook(pos: Epic, seat: i64) -> float:
    """The points of a player, and what the cards still to come may bring."""
    if pos.counters[ENDED]:
        return float(Sheet(pos, seat).total)
    cards = len(pos.hand(seat).slots)
    return float(Sheet(pos, seat).total) + A_CARD_TO_COME * float(cards_left(pos, seat)) + 0.8 * float(cards)


def lead(points: list[float], seat: i64) -> float:
    """How far ahead of the best other one is, from -1 to 1; alone, how good the score is."""
    best = -99.0
    for other in range(len(points)):
        if other != seat:
            best = max(best, points[other])
    return tanh((points[seat] - best) / LEAD) if len(points) > 1 else tanh(points[seat] / 60.0)


def make_policy() -> Policy[Epic]:
    return EpicPolicy()
