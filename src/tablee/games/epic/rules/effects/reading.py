"""Reading the texts of cards into nodes.

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

from ..vocabulary import (
    ACT,
    AND,
    ANY_CHALLENGE,
    ANYBODYS,
    BARE,
    CONDITIONS,
    COSTS,
    EFFECT_WORDS,
    FILTERS,
    HAS,
    ICONS,
    IF,
    KINDS,
    LATER,
    LIMITS,
    NO_LIMIT,
    NO_SKILL,
    ON_PLAY,
    PAY,
    PER,
    PLAIN,
    PREV,
    QUANTITIES,
    SKILLS,
    TIM_CH,
    TIMINGS,
    TRIGGERS,
    WHERE,
    WHOSE,
    WRITTEN,
)
from .nodes import Ability, Condition, Cost, Effect, Mode, Quantity, Trigger


class UnknownWord(ValueError):
    """A word of a card that the vocabulary does not have in that place."""


TOKEN: Final = re.compile(r"\s*((?:TRG|TIM)-[A-Z]+|->|[A-Za-z_]+|[+-]?\d+|[-+(){};:,/])")


def made(op: i64, amount: i64 = 0, parts: Sequence[Effect] = ()) -> Effect:
    """An effect of the class of its word."""
    from .words import WORDS

    return WORDS[EFFECT_WORDS[op]](op, amount, parts)


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
        return parts[0] if len(parts) == 1 else made(AND, 0, parts)

    def single(self) -> Effect:
        op = self.one_of(WRITTEN)
        word = WRITTEN[op]
        if word in PLAIN:
            return made(op)
        self.expect("(")
        if word == "CHOICE":
            effect = made(op, 0, self.alternatives())
        elif word == "PAY":
            effect = self.payment()
        elif word == "PER":
            effect = self.multiple()
        elif word == "IF":
            effect = self.conditional()
        elif word == "LATER":
            effect = self.later()
        elif word == "SYMBOL":
            effect = made(op, NO_SKILL if self.skip("choice") else self.one_of(SKILLS))
        else:
            effect = made(op, self.number())
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
        effect = made(PAY, 0, [self.effect()])
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
        effect = made(PER, 0, [self.effect()])
        effect.quantity = Quantity(icons, things)
        return effect

    def conditional(self) -> Effect:
        condition = self.condition()
        self.expect(";")
        parts = [self.effect()]
        if self.skip("else"):
            parts.append(self.effect())
        effect = made(IF, 0, parts)
        effect.condition = condition
        return effect

    def later(self) -> Effect:
        outcome = self.one_of(("fail", "success"))
        self.expect(";")
        return made(LATER, outcome, [self.effect()])

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
