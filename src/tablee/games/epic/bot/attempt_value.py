"""What a Challenge promises: before the roll from the exact chances of its runes, after it from what lies on the stack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.zone import CARD as FACE
from ..rules.challenge.adversary import is_final
from ..rules.challenge.attempt import current_difficulty, current_result, dark_price
from ..rules.challenge.prospects import adversary_bonus, class_bonus, difficulty, pool
from ..rules.challenge.rolls import runes_total
from ..rules.challenge.runes import DARK_RUNES, Pool
from ..rules.challenge.stack import aim_of, owner_of
from ..rules.challenge.windows import CHALLENGE, mode_at
from ..rules.content import count_of
from ..rules.effects.nodes import Effect
from ..rules.layout import ADVERSARY_XP, DARKS, FACING, FINALS, FIRST_RUNES, MOONS, PATH, SECOND_RUNES
from ..rules.position import BOTTOM_LEVEL, Epic
from ..rules.vocabulary import BOTTOM, CANCEL, ICONS, ON_ATTEMPT, WHEN_SUCCEEDING
from .effect_value import note
from .valuation import A_TURN, VICTORY, Valuation

# The card that saves an attempt.
SAVING: Final = 0.8
# How often an Action or the Final's ability makes it harder by one.
HARDER_BY_ONE: Final = 0.3
# What a rival's path is worth to the rival, beyond its points.
RIVALS_ICON: Final = 1.2


class AttemptValue:
    """An attempt of one path, seen by one player: what success and failure would be worth."""

    valuation: Valuation
    pos: Epic
    face: i64
    path: i64
    own: bool
    against: bool
    success: float
    failure: float
    wide: float
    saving: float
    last: bool

    def __init__(self, valuation: Valuation, challenger: i64, face: i64, path: i64) -> None:
        self.valuation = valuation
        self.pos = valuation.pos
        self.face = face
        self.path = path
        self.own = challenger == valuation.seat
        self.against = self.pos.cards.is_adversary(face)
        self.wide = 0.0
        self.saving = 0.0
        self.last = self.against and valuation.pos.counters[FINALS] >= valuation.pos.seats
        if self.against:
            self.success, self.failure = self.against_worth(), 0.0
        elif self.own:
            self.success, self.failure = self.own_worth(), valuation.failing()
        else:
            points = float(self.pos.cards.path_tri[2 * face + path] + self.pos.cards.path_tra[2 * face + path])
            icons = float(all_icons(self.pos.cards.path_icons[2 * face + path]))
            self.success = -valuation.rivalry * (points + RIVALS_ICON * icons + A_TURN) + self.lost_by_success()
            self.failure = -valuation.matter * valuation.gained_by_failure() - valuation.rivalry

    def own_worth(self) -> float:
        return (
            self.valuation.path(self.face, self.path, True)
            + self.valuation.event(WHEN_SUCCEEDING, 0)
            + self.lost_by_success()
        )

    def lost_by_success(self) -> float:
        """What the Adversary loses by a success, at once or beyond a margin (`wide`)."""
        pos = self.pos
        if not pos.has_adversary or pos.counters[ADVERSARY_XP] == 0:
            return 0.0
        loss = self.pos.cards.loss[int(pos.adversary)]
        if loss.kind != WHEN_SUCCEEDING or loss.condition is None:
            return 0.0
        if loss.condition.test == BOTTOM:
            return self.valuation.matter if self.path else 0.0
        self.wide = self.valuation.matter
        return 0.0

    def against_worth(self) -> float:
        """The card of a front, or the points and the icon of a Final, which count after a victory only."""
        valuation = self.valuation
        if not is_final(self.face):
            return valuation.gifts(self.pos.cards.path_gifts[2 * self.face]) if self.own else 0.0
        points = float(self.pos.cards.path_tri[2 * self.face] + self.pos.cards.path_tra[2 * self.face])
        return valuation.chance * (points if self.own else -valuation.rivalry * points)

    def outcome(self, margin: i64) -> float:
        """What a result so far above the difficulty is worth."""
        if margin < 0:
            return self.failure
        if not self.against:
            return self.success + (self.wide if margin >= 2 else 0.0)
        needed = i64(self.pos.counters[ADVERSARY_XP])
        removed = float(min(margin, needed))
        if self.last and margin >= needed:
            return self.success + 0.5 * VICTORY + self.valuation.matter * removed
        return self.success + self.valuation.matter * removed

    def helped(self, margin: i64, aid: i64) -> float:
        """The same with cards that could still be played: one that saves the attempt, all of them in a Final battle."""
        if self.against:
            return self.outcome(margin + aid)
        if margin < 0 <= margin + aid:
            return max(self.outcome(margin), self.outcome(i64(0)) - SAVING)
        return self.outcome(margin)

    # Before the roll.

    def own_aid(self) -> i64:
        """What the hand could add: one card in a Story Challenge or against the front, the whole hand in the Final battle."""
        best = 0.0
        whole = 0.0
        for slot in self.pos.hand(self.valuation.seat).slots:
            aid = self.valuation.aid(slot & FACE, self.face, self.path)
            best = max(best, aid)
            whole += aid
        if self.against:
            return i64(whole) if is_final(self.face) else i64(0)
        return i64(best)

    def expected(self, dark: i64, aid: i64) -> float:
        """What an attempt with so many Dark Runes is worth on average."""
        valuation, pos, seat = self.valuation, self.pos, self.valuation.seat
        calling, unlocked = pos.calling(seat), pos.unlocked(seat)
        needed = difficulty(pos.cards, self.face, self.path) - class_bonus(pos.cards, calling, unlocked, self.face, self.path)
        needed -= adversary_bonus(valuation.hero, self.face)
        worth = self.rolled(pool(valuation.hero, calling, unlocked, self.face, dark), needed, aid)
        return worth + valuation.darkness(dark) if dark else worth

    def rolled(self, handful: Pool, needed: i64, aid: i64) -> float:
        spread = handful.spread()
        total = 0.0
        throws = 0.0
        harder = HARDER_BY_ONE if self.pos.has_adversary else 0.0
        value: i64 = 0
        for count in spread:
            if count:
                easy = self.helped(value - needed, aid)
                worth = easy if harder == 0.0 else (1.0 - harder) * easy + harder * self.helped(value - needed - 1, aid)
                total += float(count) * worth
                throws += float(count)
            value += 1
        return total / throws

    def most_darks(self, given: i64) -> i64:
        """How many Dark Runes the player could take with some more experience."""
        pos, seat = self.pos, self.valuation.seat
        if pos.level(seat) == BOTTOM_LEVEL:
            return 0
        dark: i64 = 0
        while dark < DARK_RUNES and dark_price(pos, seat, dark + 1) <= pos.reserve(seat) + given:
            dark += 1
        return dark

    def given(self) -> i64:
        """The experience that attempting the path gives before the runes are taken (EPIC-055)."""
        total: i64 = 0
        for ability in self.pos.cards.abilities[self.pos.origin(self.valuation.seat)]:
            if ability.trigger.kind == ON_ATTEMPT and self.pos.cards.shows(self.face, self.path, ability.trigger.icons):
                total += ability.effect.amount
        return total

    def best(self) -> float:
        """With as many Dark Runes as are best, and what attempting it gives."""
        given = self.given()
        aid = self.own_aid()
        best = self.expected(0, aid)
        dark: i64 = 1
        most = self.most_darks(given)
        while dark <= most:
            best = max(best, self.expected(dark, aid))
            dark += 1
        return best + (self.valuation.experience(given) if given else 0.0)


def all_icons(icons: i64) -> i64:
    """How many icons a path shows."""
    total: i64 = 0
    icon: i64 = 0
    while icon < len(ICONS):
        total += count_of(icons, icon)
        icon += 1
    return total


class Pending:
    """What is still to come onto a result: so much for certain, so many runes, perhaps a new roll."""

    shift: i64
    runes: i64
    retry: bool

    def __init__(self) -> None:
        self.shift = 0
        self.runes = 0
        self.retry = False


class Contest:
    """The Challenge under way, seen by one player in a response window."""

    valuation: Valuation
    pos: Epic
    attempt: AttemptValue
    margin: i64

    def __init__(self, valuation: Valuation) -> None:
        pos = valuation.pos
        self.valuation = valuation
        self.pos = pos
        face = i64(pos.counters[FACING])
        self.attempt = AttemptValue(valuation, pos.active, face, i64(pos.counters[PATH]))
        self.margin = current_result(pos) - current_difficulty(pos)

    def on_stack(self, but: i64) -> Pending:
        """What the stack will do, if nobody adds to it; `but` one card."""
        pos = self.pos
        pending = Pending()
        cancelled = but
        place: i64 = len(pos.stack.slots) - 1
        while place >= 0:
            card = pos.stack.card(place)
            owner = owner_of(pos.stack.tag(place))
            if card != cancelled:
                mode = None if pos.cards.is_action(card) else mode_at(pos.cards, card, CHALLENGE)
                effect = self.pos.cards.effect[card] if mode is None else mode.effect
                if effect.op == CANCEL:
                    cancelled = aim_of(pos.stack.tag(place))
                else:
                    self.add(pending, effect, owner, card)
            place -= 1
        return pending

    def add(self, pending: Pending, effect: Effect, owner: i64, card: i64) -> None:
        """What an effect does to the result, less the difficulty."""
        note(self, pending, effect, owner, card)

    def worth(self, pending: Pending, aid: i64) -> float:
        """What the Challenge is worth if this is what comes, with cards that could still be played."""
        if pending.retry:
            return self.again(pending, aid)
        margin = self.margin + pending.shift
        attempt = self.attempt
        if pending.runes <= 0:
            return attempt.helped(margin, aid)
        if pending.runes == 1:
            return 0.5 * (attempt.helped(margin + 1, aid) + attempt.helped(margin + 2, aid))
        low, high = attempt.helped(margin + 2, aid), attempt.helped(margin + 4, aid)
        return 0.25 * low + 0.5 * attempt.helped(margin + 3, aid) + 0.25 * high

    def again(self, pending: Pending, aid: i64) -> float:
        """The same runes rolled anew."""
        counters = self.pos.counters
        handful = Pool(int(counters[FIRST_RUNES]), int(counters[SECOND_RUNES]), int(counters[DARKS]))
        needed = runes_total(self.pos) - self.margin - pending.shift
        return self.attempt.rolled(handful, needed, aid)

    def now(self) -> float:
        """If nobody does anything more."""
        return self.worth(self.on_stack(-1), 0)

    def after(self, effect: Effect, owner: i64, card: i64, aid: i64) -> float:
        """If an effect comes on top."""
        pending = self.on_stack(-1)
        self.add(pending, effect, owner, card)
        return self.worth(pending, aid)

    def shifted(self, shift: i64) -> float:
        pending = self.on_stack(-1)
        pending.shift += shift
        return self.worth(pending, 0)

    def without(self, card: i64) -> float:
        """If a card of the stack were cancelled."""
        return self.worth(self.on_stack(card), 0)

    def moons_spared(self) -> float:
        """What a new roll spares of the Corruptions that lie there, on average."""
        counters = self.pos.counters
        if self.pos.active != self.valuation.seat or counters[DARKS] == 0:
            return 0.0
        expected = self.valuation.moons(i64(counters[DARKS]))
        return expected - (self.valuation.marker(-i64(counters[MOONS])) if counters[MOONS] else 0.0)
