"""The nodes of which the text of a card is made: effects, conditions, quantities, costs, triggers, abilities, modes.

`Effect` is what every effect word has in common; the words themselves are in gains.py, challenges.py and combinators.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ..vocabulary import ADVXP, EFFECT_WORDS, OF_ADVERSARY, STEALADV

if TYPE_CHECKING:
    from ..hero import Hero
    from ..position import Epic

PLENTY: Final[i64] = 99


class Condition:
    """What an IF or a loss trigger asks: HAS(icon, n), PREV{icons}, HAND(n) and the like."""

    test: i64
    amount: i64
    icons: i64

    def __init__(self, test: i64, amount: i64, icons: i64) -> None:
        self.test = test
        self.amount = amount
        self.icons = icons


class Quantity:
    """What a PER counts: icons (a bit each) and other things (a bit each)."""

    icons: i64
    things: i64

    def __init__(self, icons: i64, things: i64) -> None:
        self.icons = icons
        self.things = things


class Cost:
    """XP(n), DISCARD(n), DISCARD(1+) or CORRUPTION(1)."""

    kind: i64
    amount: i64
    more: bool

    def __init__(self, kind: i64, amount: i64, more: bool) -> None:
        self.kind = kind
        self.amount = amount
        self.more = more


class Effect:
    """One effect word, or a combinator with its parts. Each word is a subclass, which says what is particular to it.

    `op` is the place of the word among EFFECT_WORDS, `number` that of the effect among all effects of the content.
    `amount` is the number in brackets, the Skill of SYMBOL (-1: choice), or the outcome that LATER waits for.
    """

    number: i64
    op: i64
    amount: i64
    parts: list[Effect]
    condition: Condition | None
    quantity: Quantity | None
    cost: Cost | None

    def __init__(self, op: i64, amount: i64 = 0, parts: Sequence[Effect] = ()) -> None:
        self.number = -1
        self.op = op
        self.amount = amount
        self.parts = list(parts)
        self.condition = None
        self.quantity = None
        self.cost = None

    # How it is carried out.

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        """Happen for the owner of the card, so many times over; what cannot be done of it is left out (EPIC-009)."""

    def affected(self, pos: Epic, seat: i64) -> i64:
        """The Hero whom it concerns: the owner of the card, the challenger for what changes the Challenge."""
        return seat

    def standing(self, hero: Hero) -> i64:
        """What it adds to the result of a Hero as long as it stands there (EPIC-117)."""
        return 0

    # Whether it can be; all of it is judged from public facts, decks and hands by their sizes.

    def room(self, pos: Epic, seat: i64, card: i64) -> i64:
        """How much of it can be carried out now, whatever its amount."""
        return PLENTY

    def possible(self, pos: Epic, seat: i64, card: i64) -> bool:
        """Whether it can be carried out in full (EPIC-021)."""
        return self.room(pos, seat, card) >= max(self.amount, i64(1))

    def matters(self, pos: Epic, seat: i64, card: i64) -> bool:
        """Whether carrying it out would change anything (EPIC-066)."""
        return self.room(pos, seat, card) > 0

    def in_challenge(self) -> bool:
        """Whether the word has a meaning only while a Challenge is under way."""
        return False

    def needs_challenge(self) -> bool:
        """The same of the word and all its parts."""
        return self.in_challenge() or any(part.needs_challenge() for part in self.parts)

    # How it reads.

    def key(self) -> str:
        """The message that says it."""
        return f"effect-{EFFECT_WORDS[self.op]}"

    def values(self) -> dict[str, object]:
        """The values of its message: numbers and words as they are; effects, conditions, quantities and costs as nodes."""
        return {"n": abs(int(self.amount)), "sign": "minus" if self.amount < 0 else "plus"}

    # What it is made of.

    def holds(self, op: i64) -> bool:
        """Whether this effect or a part of it is of a word."""
        return self.op == op or any(part.holds(op) for part in self.parts)


class Trigger:
    """When an ability works: `icons` of TRG-ATTEMPT, TRG-ADD or STATIC, `kinds` of TRG-PLAY, a limit, a condition."""

    kind: i64
    icons: i64
    kinds: i64
    limit: i64
    condition: Condition | None

    def __init__(self, kind: i64, icons: i64, kinds: i64, limit: i64, condition: Condition | None) -> None:
        self.kind = kind
        self.icons = icons
        self.kinds = kinds
        self.limit = limit
        self.condition = condition


class Ability:
    """What an Origin or a Class level does; `cost` and `where` are those of an ACT."""

    trigger: Trigger
    cost: Cost | None
    where: i64
    effect: Effect

    def __init__(self, trigger: Trigger, cost: Cost | None, where: i64, effect: Effect) -> None:
        self.trigger = trigger
        self.cost = cost
        self.where = where
        self.effect = effect


class Mode:
    """One way to play a Hero or Antihero card."""

    timing: i64
    filter: i64
    icons: i64
    whose: i64
    kinds: i64
    cost: Cost | None
    effect: Effect

    def __init__(
        self, timing: i64, filter: i64, icons: i64, whose: i64, kinds: i64, cost: Cost | None, effect: Effect
    ) -> None:
        self.timing = timing
        self.filter = filter
        self.icons = icons
        self.whose = whose
        self.kinds = kinds
        self.cost = cost
        self.effect = effect

    @property
    def names_adversary(self) -> bool:
        """The tag ADV (EPIC-142)."""
        return self.filter == OF_ADVERSARY or self.effect.holds(ADVXP) or self.effect.holds(STEALADV)
