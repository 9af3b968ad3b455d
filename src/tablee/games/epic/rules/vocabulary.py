"""The closed vocabulary in which every card is written, read into small nodes.

The texts are those of the ledger's tables: "IF(HAS(DEX, 1); XP(1))", "TRG-ATTEMPT{FOR, CHA}: XP(1)",
"TIM-CH(path{FOR, CON}; any): RESULT(+2)". A word that is not known is an error that names the card and the word.

>>> reading = parse_effect("CHOICE(CORRUPTION(1) / RESULT(-1))", "125")
>>> [(EFFECT_WORDS[part.op], int(part.amount)) for part in reading.parts]
[('CORRUPTION', 1), ('RESULT', -1)]
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

SKILLS: Final = ("FOR", "DEX", "CON", "INT", "SAG", "CHA")
STORY_ICONS: Final = ("DIV", "JUS", "ARC", "ROY", "INF", "NAT")
ICONS: Final = (*SKILLS, *STORY_ICONS)
FOR: Final[i64] = 0
DEX: Final[i64] = 1
CON: Final[i64] = 2
INT: Final[i64] = 3
SAG: Final[i64] = 4
CHA: Final[i64] = 5
DIV: Final[i64] = 6
NO_SKILL: Final[i64] = -1

# Effects (EFF-01 to EFF-20), the points of a Destiny, the one named special case, and the combinators.
COUNTED: Final = (
    "XP",
    "HERO",
    "ANTI",
    "CARD",
    "VIRTUE",
    "CORRUPTION",
    "RESULT",
    "DIFFICULTY",
    "DARK",
    "ADVXP",
    "STEALADV",
    "DISCARD",
    "LOSEXP",
    "EXPLORE",
    "STEALXP",
    "TRI",
    "TRA",
)
PLAIN: Final = ("RETRY", "CLASSOFF", "PICKDARK", "CANCEL", "FREE_DARK")
COMBINATORS: Final = ("CHOICE", "PAY", "PER", "IF", "LATER")
WRITTEN: Final = (*COUNTED, *PLAIN, "SYMBOL", *COMBINATORS)
EFFECT_WORDS: Final = (*WRITTEN, "AND")
XP: Final[i64] = 0
HERO: Final[i64] = 1
ANTI: Final[i64] = 2
CARD: Final[i64] = 3
VIRTUE: Final[i64] = 4
CORRUPTION: Final[i64] = 5
RESULT: Final[i64] = 6
DIFFICULTY: Final[i64] = 7
DARK: Final[i64] = 8
ADVXP: Final[i64] = 9
STEALADV: Final[i64] = 10
DISCARD: Final[i64] = 11
LOSEXP: Final[i64] = 12
EXPLORE: Final[i64] = 13
STEALXP: Final[i64] = 14
TRI: Final[i64] = 15
TRA: Final[i64] = 16
RETRY: Final[i64] = 17
CLASSOFF: Final[i64] = 18
PICKDARK: Final[i64] = 19
CANCEL: Final[i64] = 20
FREE_DARK: Final[i64] = 21
SYMBOL: Final[i64] = 22
CHOICE: Final[i64] = 23
PAY: Final[i64] = 24
PER: Final[i64] = 25
IF: Final[i64] = 26
LATER: Final[i64] = 27
AND: Final[i64] = 28

ON_SUCCESS: Final[i64] = 1

CONDITIONS: Final = (
    "HAS",
    "PREV",
    "TRAITS",
    "DISTINCT",
    "VIRTUES",
    "CORRUPTIONS",
    "HAND",
    "RESERVE",
    "OWN_TURN",
    "OTHER_TURN",
    "BOTTOM",
    "MARGIN",
)
HAS: Final[i64] = 0
PREV: Final[i64] = 1
IF_TRAITS: Final[i64] = 2
IF_DISTINCT: Final[i64] = 3
IF_VIRTUES: Final[i64] = 4
IF_CORRUPTIONS: Final[i64] = 5
HAND: Final[i64] = 6
RESERVE: Final[i64] = 7
OWN_TURN: Final[i64] = 8
OTHER_TURN: Final[i64] = 9
BOTTOM: Final[i64] = 10
MARGIN: Final[i64] = 11
BARE: Final = ("OWN_TURN", "OTHER_TURN", "BOTTOM")

QUANTITIES: Final = (
    "TRAITS",
    "CHALLENGES",
    "TRIPATHS",
    "TRAPATHS",
    "DISTINCT",
    "HEROPLAYED",
    "ANTIPLAYED",
    "VIRTUES",
    "CORRUPTIONS",
    "CLASSXP",
    "PAID",
)
TRAITS: Final[i64] = 0
CHALLENGES: Final[i64] = 1
TRIPATHS: Final[i64] = 2
TRAPATHS: Final[i64] = 3
DISTINCT: Final[i64] = 4
HEROPLAYED: Final[i64] = 5
ANTIPLAYED: Final[i64] = 6
VIRTUES: Final[i64] = 7
CORRUPTIONS: Final[i64] = 8
CLASSXP: Final[i64] = 9
PAID: Final[i64] = 10

COSTS: Final = ("XP", "DISCARD", "CORRUPTION")
PAY_XP: Final[i64] = 0
PAY_CARDS: Final[i64] = 1
PAY_CORRUPTION: Final[i64] = 2

# Triggers; STATIC and ACT stand in the same place on a card.
TRIGGERS: Final = (
    "TRG-SETUP",
    "TRG-GAIN",
    "TRG-ATTEMPT",
    "TRG-DOUBLE",
    "TRG-SPECIAL",
    "TRG-DARKROLL",
    "TRG-ADD",
    "TRG-VIRTUE",
    "TRG-CORRUPT",
    "TRG-SUCCESS",
    "TRG-FAIL",
    "TRG-TRAIT",
    "TRG-PLAY",
    "TRG-EXPLORE",
    "TRG-DARKPAY",
    "TRG-CLASSLEVEL",
    "TRG-TURN",
    "TRG-END",
    "STATIC",
    "ACT",
)
ON_SETUP: Final[i64] = 0
ON_ATTEMPT: Final[i64] = 2
ON_DOUBLE: Final[i64] = 3
ON_SPECIAL: Final[i64] = 4
ON_DARKROLL: Final[i64] = 5
ON_ADD: Final[i64] = 6
ON_VIRTUE: Final[i64] = 7
ON_CORRUPT: Final[i64] = 8
WHEN_SUCCEEDING: Final[i64] = 9
WHEN_FAILING: Final[i64] = 10
ON_TRAIT: Final[i64] = 11
ON_PLAY: Final[i64] = 12
ON_EXPLORE: Final[i64] = 13
ON_DARKPAY: Final[i64] = 14
ON_CLASSLEVEL: Final[i64] = 15
ON_TURN: Final[i64] = 16
STATIC: Final[i64] = 18
ACT: Final[i64] = 19

KINDS: Final = ("HERO", "ANTI", "ACTION")
LIMITS: Final = ("", "turn", "challenge")
NO_LIMIT: Final[i64] = 0
PER_TURN: Final[i64] = 1
PER_CHALLENGE: Final[i64] = 2
WHERE: Final = ("", "main", "challenge")
IN_MAIN: Final[i64] = 1
IN_CHALLENGE: Final[i64] = 2

TIMINGS: Final = ("TIM-CH", "TIM-ANY", "TIM-OWN", "TIM-RE")
TIM_CH: Final[i64] = 0
TIM_ANY: Final[i64] = 1
TIM_OWN: Final[i64] = 2
TIM_RE: Final[i64] = 3
FILTERS: Final = ("any", "path", "adversary")
ANY_CHALLENGE: Final[i64] = 0
OF_PATH: Final[i64] = 1
OF_ADVERSARY: Final[i64] = 2
WHOSE: Final = ("any", "own", "other")
ANYBODYS: Final[i64] = 0
OWN: Final[i64] = 1
OTHERS: Final[i64] = 2


# The nodes.


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
    """One effect or combinator. `number` is its place among all effects, by which an agenda names it.

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
        self.op = op
        self.amount = amount
        self.parts = list(parts)
        self.condition = None
        self.quantity = None
        self.cost = None
        self.number = len(EFFECTS)
        EFFECTS.append(self)

    def holds(self, op: i64) -> bool:
        """Whether this effect or a part of it is of a sort."""
        return self.op == op or any(part.holds(op) for part in self.parts)


EFFECTS: Final[list[Effect]] = []


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


# Reading.


class UnknownWord(ValueError):
    """A word of a card that the vocabulary does not have in that place."""


TOKEN: Final = re.compile(r"\s*((?:TRG|TIM)-[A-Z]+|->|[A-Za-z_]+|[+-]?\d+|[-+(){};:,/])")


class Reader:
    """The words of one text, taken from left to right."""

    card: str
    text: str
    tokens: list[str]
    at: i64

    def __init__(self, text: str, card: str) -> None:
        self.card = card
        self.text = text
        self.tokens = TOKEN.findall(text)
        self.at = 0
        if "".join(self.tokens) != "".join(text.split()):
            raise UnknownWord(f"card {card}: “{text}” holds a sign that is no word")

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self) -> str:
        word = self.peek()
        self.at += 1
        return word

    def skip(self, word: str) -> bool:
        """Take a word if it comes next."""
        found = self.peek() == word
        if found:
            self.at += 1
        return found

    def expect(self, word: str) -> None:
        if not self.skip(word):
            raise self.unknown(self.peek(), f"“{word}” is needed")

    def one_of(self, words: Sequence[str]) -> i64:
        """Take a word of a list; its place there."""
        word = self.take()
        if word not in words:
            raise self.unknown(word, f"it must be one of {', '.join(words)}")
        return words.index(word)

    def number(self) -> i64:
        word = self.take()
        if re.fullmatch(r"[+-]?\d+", word) is None:
            raise self.unknown(word, "a number is needed")
        return int(word)

    def mask(self, words: Sequence[str]) -> i64:
        """Words between braces, a bit each; none without braces."""
        found: i64 = 0
        if self.skip("{"):
            found = i64(1) << self.one_of(words)
            while self.skip(","):
                found |= i64(1) << self.one_of(words)
            self.expect("}")
        return found

    def end(self) -> None:
        if self.peek():
            raise self.unknown(self.peek(), "nothing may follow")

    def unknown(self, word: str, why: str) -> UnknownWord:
        return UnknownWord(f"card {self.card}: “{word}” cannot stand in “{self.text}”: {why}")

    # Effects.

    def effect(self) -> Effect:
        parts = [self.single()]
        while self.skip("and"):
            parts.append(self.single())
        return parts[0] if len(parts) == 1 else Effect(AND, 0, parts)

    def single(self) -> Effect:
        op = self.one_of(WRITTEN)
        word = WRITTEN[op]
        if word in PLAIN:
            return Effect(op)
        self.expect("(")
        if word == "CHOICE":
            effect = Effect(op, 0, self.alternatives())
        elif word == "PAY":
            effect = self.payment()
        elif word == "PER":
            effect = self.multiple()
        elif word == "IF":
            effect = self.conditional()
        elif word == "LATER":
            effect = self.later()
        elif word == "SYMBOL":
            effect = Effect(op, NO_SKILL if self.skip("choice") else self.one_of(SKILLS))
        else:
            effect = Effect(op, self.number())
        self.expect(")")
        return effect

    def alternatives(self) -> list[Effect]:
        parts = [self.effect()]
        while self.skip("/"):
            parts.append(self.effect())
        return parts

    def payment(self) -> Effect:
        cost = self.cost()
        self.expect("->")
        effect = Effect(PAY, 0, [self.effect()])
        effect.cost = cost
        return effect

    def multiple(self) -> Effect:
        icons: i64 = 0
        things: i64 = 0
        while True:
            if self.peek() in ICONS:
                icons |= i64(1) << self.one_of(ICONS)
            else:
                things |= i64(1) << self.one_of(QUANTITIES)
            if not self.skip(","):
                break
        self.expect(";")
        effect = Effect(PER, 0, [self.effect()])
        effect.quantity = Quantity(icons, things)
        return effect

    def conditional(self) -> Effect:
        condition = self.condition()
        self.expect(";")
        parts = [self.effect()]
        if self.skip("else"):
            parts.append(self.effect())
        effect = Effect(IF, 0, parts)
        effect.condition = condition
        return effect

    def later(self) -> Effect:
        outcome = self.one_of(("fail", "success"))
        self.expect(";")
        return Effect(LATER, outcome, [self.effect()])

    def condition(self) -> Condition:
        test = self.one_of(CONDITIONS)
        if CONDITIONS[test] in BARE:
            return Condition(test, 0, 0)
        if test == PREV:
            return Condition(test, 0, self.mask(ICONS))
        self.expect("(")
        icons: i64 = 0
        if test == HAS:
            icons = i64(1) << self.one_of(ICONS)
            self.expect(",")
        amount = self.number()
        self.expect(")")
        return Condition(test, amount, icons)

    def cost(self) -> Cost:
        kind = self.one_of(COSTS)
        self.expect("(")
        amount = self.number()
        more = self.skip("+")
        self.expect(")")
        return Cost(kind, amount, more)

    # Abilities and modes.

    def trigger(self) -> Trigger:
        kind = self.one_of(TRIGGERS)
        kinds = self.mask(KINDS) if kind == ON_PLAY else i64(0)
        icons = self.mask(ICONS)
        limit = NO_LIMIT
        if self.skip("("):
            limit = self.one_of(LIMITS)
            self.expect(")")
        condition = self.condition() if self.skip("with") else None
        return Trigger(kind, icons, kinds, limit, condition)

    def ability(self) -> Ability:
        if self.skip("ACT"):
            return self.activated()
        trigger = self.trigger()
        self.expect(":")
        return Ability(trigger, None, 0, self.effect())

    def activated(self) -> Ability:
        self.expect("(")
        cost = self.cost()
        self.expect(";")
        where = self.one_of(WHERE)
        self.expect(";")
        limit = self.one_of(LIMITS)
        self.expect(")")
        self.expect(":")
        return Ability(Trigger(ACT, 0, 0, limit, None), cost, where, self.effect())

    def mode(self) -> Mode:
        timing = self.one_of(TIMINGS)
        filter = ANY_CHALLENGE
        icons: i64 = 0
        whose = ANYBODYS
        if timing == TIM_CH:
            self.expect("(")
            filter = self.one_of(FILTERS)
            icons = self.mask(SKILLS)
            self.expect(";")
            whose = self.one_of(WHOSE)
            self.expect(")")
        kinds = self.mask(KINDS)
        cost = None if self.peek() == ":" else self.cost()
        self.expect(":")
        return Mode(timing, filter, icons, whose, kinds, cost, self.effect())


def parse_effect(text: str, card: str) -> Effect:
    reader = Reader(text, card)
    effect = reader.effect()
    reader.end()
    return effect


def parse_trigger(text: str, card: str) -> Trigger:
    reader = Reader(text, card)
    trigger = reader.trigger()
    reader.end()
    return trigger


def parse_ability(text: str, card: str) -> Ability:
    reader = Reader(text, card)
    ability = reader.ability()
    reader.end()
    return ability


def parse_mode(text: str, card: str) -> Mode:
    reader = Reader(text, card)
    mode = reader.mode()
    reader.end()
    return mode
