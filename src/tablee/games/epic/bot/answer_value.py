"""What each answer to a question is worth to a bot, in points of the Destiny score, by what the player can know.

A path is worth what its success and its failure bring, at the exact chances of its runes; a card what it changes now, less
what it could still do in the hand. The Adversary weighs in everything, the more the closer the outcome.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ....engine.decision import Decision
from ....engine.zone import CARD as FACE
from ..rules.challenge.attempt import DarkRunes
from ..rules.challenge.doubles import UseHeritage
from ..rules.challenge.prospects import class_bonus
from ..rules.challenge.rolls import PickFaces
from ..rules.challenge.windows import CHALLENGE, MAIN, TURN_END, ChooseTarget, Respond, mode_now
from ..rules.effects.nodes import Effect, Mode
from ..rules.effects.questions import ChooseEffect, ChooseSymbol, DiscardCards, RobHero, TakeCard
from ..rules.feasibility import kind_on_stack
from ..rules.layout import ACTED, FACING, FIRST_RUNES, FREE_EXPLORES, KIND, PATH, REVEALED, ROLLED, SECOND_RUNES, STORY_TURN
from ..rules.position import XP_PER_CLASS_LEVEL, Epic
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
    NAME_SKILL,
    PASS,
    PLAY,
    ROB,
    SHOW_MOONS,
    STORE,
    TAKE,
    USE,
    held_card,
    stored_amount,
    story_card,
    target_card,
)
from ..rules.verbs import FACE as FACE_VERB
from ..rules.vocabulary import (
    ACT,
    CANCEL,
    IN_CHALLENGE,
    IN_MAIN,
    LATER,
    ON_CLASSLEVEL,
    ON_EXPLORE,
    ON_PLAY,
    ON_SUCCESS,
    ON_TRAIT,
    RETRY,
)
from .attempt_value import AttemptValue, Contest
from .valuation import PLAYED, UNKNOWN, Valuation

EXPLORE_BELOW: Final = 2.0
A_HABIT: Final = 50.0


class AnswerValue:
    """The value of every answer to one question that a player is asked.

    `best_deed` is what the best Trait, Challenge or Adversary of this turn is worth, `now` what the Challenge under way is.
    """

    pos: Epic
    seat: i64
    top: Decision[Any]
    valuation: Valuation
    contest: Contest | None
    now: float
    best_deed: float
    path_worths: list[float]
    deck_hopes: list[float]

    def __init__(self, pos: Epic, seat: i64, purity: float = 0.0, concern: float = 1.0) -> None:
        self.pos = pos
        self.seat = seat
        self.top = pos.agenda[-1]
        self.valuation = Valuation(pos, seat, purity, concern)
        self.contest = None
        self.now = 0.0
        self.best_deed = 0.0
        self.path_worths = []
        self.deck_hopes = [UNKNOWN, UNKNOWN, UNKNOWN]
        if pos.counters[FACING] and pos.counters[ROLLED]:
            self.contest = Contest(self.valuation)
            self.now = self.contest.now()
        if isinstance(self.top, Turn) and pos.counters[ACTED] == 0:
            self.path_worths = [UNKNOWN] * (2 * int(pos.cards.numbers))
            self.best_deed = self.best_deed_there_is()

    def worth(self, action: i64) -> float:
        """What an answer is worth, in points; to be compared with the other answers to the same question."""
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
            return self.path_worth(story_card(GAIN, action), 0)
        if ATTEMPT.covers(action):
            return self.path_worth(story_card(ATTEMPT, action), ATTEMPT.part(action, 1))
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
        """What gaining a Trait is worth."""
        valuation, effect = self.valuation, self.pos.cards.effect[card]
        return valuation.path(card, 0, True) + valuation.effect(effect, card) + valuation.event(ON_TRAIT, 0)

    def attempt(self, face: i64, path: i64) -> float:
        """What attempting a path is worth, with the best number of Dark Runes."""
        return AttemptValue(self.valuation, self.seat, face, path).best()

    def path_worth(self, card: i64, path: i64) -> float:
        """What a Trait, or a path of a Challenge, is worth; it is worked out once."""
        place = 2 * card + path
        if self.path_worths[place] == UNKNOWN:
            self.path_worths[place] = self.trait(card) if self.pos.cards.is_trait[card] else self.attempt(card, path)
        return self.path_worths[place]

    def best_path_worth(self, card: i64) -> float:
        """The better path of a Challenge, or the Trait."""
        if self.pos.cards.is_trait[card]:
            return self.path_worth(card, 0)
        return max(self.path_worth(card, 0), self.path_worth(card, 1))

    def best_deed_there_is(self) -> float:
        """The best deed of this turn."""
        pos = self.pos
        if pos.counters[KIND] != STORY_TURN:
            return self.attempt(pos.adversary, 0)
        best = -99.0
        act = pos.current_act(self.seat)
        while act < pos.counters[REVEALED]:
            for slot in pos.row(act).slots:
                best = max(best, self.best_path_worth(slot & FACE))
            act += 1
        return max(best, 0.0) if best == -99.0 else best

    def exploring(self, card: i64) -> float:
        """By how much a new card of the same deck is likely to beat the best deed there is; the worst card goes."""
        pos = self.pos
        act = self.pos.cards.act_of(card)
        if act < pos.current_act(self.seat) or self.pos.counters[KIND] != STORY_TURN:
            return -1.0
        price = 0.0 if pos.counters[FREE_EXPLORES] else -self.valuation.experience(-1) - self.valuation.event(ON_EXPLORE, 0)
        own = self.best_path_worth(card)
        if own >= self.best_deed - 0.01:
            return -1.0
        if price > 0.0 and self.best_deed > EXPLORE_BELOW + 2.0 * price:
            return -price
        return self.hoped_of(act) - price - 0.01 * (own - self.best_deed) - 0.05

    def hoped_of(self, act: i64) -> float:
        """What a card of a deck adds to the best deed on average: its cards are known, their order is not."""
        if self.deck_hopes[act] == UNKNOWN:
            total = 0.0
            count = 0.0
            for slot in self.pos.deck(act).slots:
                total += max(0.0, self.best_path_worth(slot & FACE) - self.best_deed)
                count += 1.0
            self.deck_hopes[act] = total / count if count else 0.0
        return self.deck_hopes[act]

    # Experience, abilities.

    def storing(self, amount: i64) -> float:
        """What storing experience on the Class is worth: it may unlock effects, for this Challenge too (EPIC-060)."""
        valuation, pos = self.valuation, self.pos
        before = pos.class_xp(self.seat)
        worth = valuation.storing(amount)
        unlocked, unlocking = before // XP_PER_CLASS_LEVEL, (before + amount) // XP_PER_CLASS_LEVEL
        levels = unlocking - unlocked
        worth += float(levels) * valuation.adversary_reaction(ON_CLASSLEVEL, 0)
        if self.contest is not None and self.seat == pos.active and levels:
            attempt = self.contest.attempt
            calling = pos.calling(self.seat)
            bonus = class_bonus(pos.cards, calling, unlocking, attempt.face, attempt.path)
            bonus -= class_bonus(pos.cards, calling, unlocked, attempt.face, attempt.path)
            if bonus:
                worth += self.contest.shifted(bonus) - self.now
        return worth - 0.05

    def using(self, where: i64) -> float:
        """What using the activated ability of the Origin is worth."""
        origin = self.pos.origin(self.seat)
        for ability in self.pos.cards.abilities[origin]:
            if ability.trigger.kind == ACT and ability.where == where and ability.cost is not None:
                worth = self.valuation.paying(ability.cost) + self.valuation.effect(ability.effect, origin)
                return worth + self.changed(ability.effect, origin) - 0.05
        return -1.0

    # Cards.

    def playing(self, card: i64, moment: i64) -> float:
        """The point of a card and what it does now, less what it could do later."""
        valuation = self.valuation
        mode = mode_now(self.pos.cards, card, moment)
        worth = PLAYED - valuation.keeping(card) + valuation.event(ON_PLAY, 0 if self.pos.cards.is_hero(card) else 1)
        if mode.cost is not None:
            worth += valuation.paying(mode.cost)
        if mode.effect.op == CANCEL:
            return worth + self.best_cancel(mode, card)
        return worth + valuation.effect(mode.effect, card) + self.changed(mode.effect, card)

    def changed(self, effect: Effect, card: i64) -> float:
        """What an effect changes in the Challenge under way, with what the hand could add to it."""
        contest = self.contest
        if contest is None:
            return 0.0
        aid = self.other_aid(contest.attempt, card) if contest.attempt.own else i64(0)
        worth = contest.after(effect, self.seat, card, aid) - self.now
        return worth + (contest.moons_spared() if effect.op == RETRY else 0.0)

    def other_aid(self, attempt: AttemptValue, card: i64) -> i64:
        """What the hand without a card could add to one's own result."""
        total = 0.0
        for slot in self.pos.hand(self.seat).slots:
            if slot & FACE != card:
                total += self.valuation.aid(slot & FACE, attempt.face, attempt.path)
        return i64(total)

    def best_cancel(self, mode: Mode, card: i64) -> float:
        """What the best target of a CANCEL is worth."""
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
            worth = -self.valuation.effect(self.pos.cards.effect[card], card)
        return worth + (self.contest.without(card) - self.now if self.contest is not None else 0.0)

    # The windows.

    def response(self, action: i64, moment: i64) -> float:
        """What an answer in a response window is worth."""
        if PASS.covers(action):
            return 0.0
        if PLAY.covers(action):
            return self.playing(held_card(PLAY, action), moment)
        if STORE.covers(action):
            return self.storing(stored_amount(action))
        return self.using(IN_CHALLENGE)

    def dark_runes(self, action: i64) -> float:
        """What an attempt is worth with so many Dark Runes."""
        if not ADD_DARK.covers(action):
            return -A_HABIT
        pos = self.pos
        attempt = AttemptValue(self.valuation, self.seat, i64(pos.counters[FACING]), i64(pos.counters[PATH]))
        return attempt.expected(ADD_DARK.part(action), attempt.own_aid())

    # The rest.

    def choice(self, action: i64) -> float:
        """What an answer to one of the smaller questions is worth."""
        top = self.top
        if isinstance(top, UseHeritage):
            return self.heritage(action)
        if isinstance(top, TakeCard):
            return self.valuation.drawing(TAKE.part(action) == HERO_CARDS)
        if isinstance(top, ChooseEffect):
            part = self.pos.cards.effects[top.effect].parts[CHOOSE.part(action)]
            return self.effect_now(part, top.card)
        if isinstance(top, DiscardCards):
            return self.discarding(top, action)
        if isinstance(top, PickFaces):
            moons = SHOW_MOONS.part(action)
            shifted = self.contest.shifted(moons) if self.contest is not None else 0.0
            return shifted + (self.valuation.marker(-moons) if moons else 0.0)
        if isinstance(top, ChooseTarget):
            return self.cancelling(target_card(action))
        if isinstance(top, ChooseSymbol):
            return self.symbol(NAME_SKILL.part(action))
        if isinstance(top, RobHero):
            other = ROB.part(action)
            return float(min(self.pos.reserve(other), top.amount)) + 0.1 * float(len(self.pos.story(other).slots))
        return 0.0

    def effect_now(self, effect: Effect, card: i64) -> float:
        """What carrying out an effect now is worth, to the Hero and to the Challenge."""
        return self.valuation.effect(effect, card) + self.changed(effect, card)

    def heritage(self, action: i64) -> float:
        """What using the Heritage is worth."""
        if DECLINE.covers(action):
            return 0.0
        if TAKE.covers(action):
            return self.valuation.drawing(TAKE.part(action) == HERO_CARDS) + 0.1
        card = self.pos.heritage(self.seat)
        effect = self.pos.cards.effect[card]
        if effect.op == LATER and self.contest is not None:
            return self.awaited(self.contest, effect)
        return self.effect_now(effect, card)

    def awaited(self, contest: Contest, effect: Effect) -> float:
        """What an effect promised for a success, or for a failure, is worth, as likely as that looks."""
        ahead = contest.margin + contest.on_stack(-1).shift
        likely = 0.9 if ahead >= 2 else 0.75 if ahead >= 0 else 0.35 if ahead >= -2 else 0.1
        if effect.amount != ON_SUCCESS:
            likely = 1.0 - likely
        return likely * self.valuation.effect(effect.parts[0], 0)

    def discarding(self, top: DiscardCards, action: i64) -> float:
        """What discarding a card, or stopping, is worth."""
        if ENOUGH.covers(action):
            return 0.0
        paid = self.valuation.experience(1) if top.more else 0.0
        return paid - self.valuation.keeping(held_card(DISCARD_CARD, action))

    def symbol(self, skill: i64) -> float:
        """A first or second rune adds more than the special one, which gives something instead."""
        counters = self.pos.counters
        runes = counters[FIRST_RUNES if skill == self.pos.cards.first_skill[counters[FACING]] else SECOND_RUNES]
        return 1.5 if runes < 2 else 1.4
