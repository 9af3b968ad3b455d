"""What may be written in the texts of a card that an overlay changes or adds, and within which bounds.

The vocabulary says which words there are, this says where each may stand: what changes a Challenge only where there is one,
the Adversary only on cards that are not played without it, nothing that would never end.
"""

from __future__ import annotations

from typing import Final

from ....engine.content import Field
from .effects.nodes import Ability, Condition, Cost, Effect, Mode
from .effects.reading import parse_ability, parse_effect, parse_mode, parse_trigger
from .vocabulary import (
    ACT,
    BARE,
    CANCEL,
    CHOICE,
    CONDITIONS,
    COSTS,
    EFFECT_WORDS,
    IN_CHALLENGE,
    LATER,
    LIMITS,
    MARGIN,
    NO_LIMIT,
    ON_CORRUPT,
    ON_DARKROLL,
    ON_DOUBLE,
    ON_PLAY,
    ON_SETUP,
    ON_SPECIAL,
    ON_VIRTUE,
    PAID,
    PER,
    PER_CHALLENGE,
    PREV,
    STATIC,
    TIM_ANY,
    TIM_CH,
    TIM_OWN,
    TIM_RE,
    TRIGGERS,
    WHEN_SUCCEEDING,
)

LONGEST: Final = 200
MOST_CHOICES: Final = 4
# What may stand in the brackets of each word.
AMOUNTS: Final = {
    "XP": Field(1, 5),
    "HERO": Field(1, 3),
    "ANTI": Field(1, 3),
    "CARD": Field(1, 3),
    "VIRTUE": Field(1, 3),
    "CORRUPTION": Field(1, 3),
    "RESULT": Field(-5, 5),
    "DIFFICULTY": Field(-5, 5),
    "DARK": Field(1, 3),
    "ADVXP": Field(-3, 3),
    "STEALADV": Field(1, 3),
    "DISCARD": Field(1, 3),
    "LOSEXP": Field(1, 5),
    "EXPLORE": Field(1, 3),
    "STEALXP": Field(1, 3),
    "TRI": Field(1, 5),
    "TRA": Field(1, 5),
}
COST_AMOUNTS: Final = {"XP": Field(1, 5), "DISCARD": Field(1, 3), "CORRUPTION": Field(1, 1)}
CONDITION_AMOUNT: Final = Field(1, 9)

COMBINING: Final = frozenset(("CHOICE", "PAY", "PER", "IF", "AND"))
GAINS: Final = COMBINING | frozenset(
    ("XP", "HERO", "ANTI", "CARD", "VIRTUE", "CORRUPTION", "DISCARD", "LOSEXP", "EXPLORE", "STEALXP")
)
AGAINST: Final = frozenset(("ADVXP", "STEALADV"))
ON_ROLL: Final = frozenset(("RESULT", "DIFFICULTY", "SYMBOL", "DARK", "CLASSOFF", "PICKDARK", "LATER"))
# What is done without a question, and so at set-up, where nobody is asked anything but what to keep.
AT_ONCE: Final = frozenset(("XP", "LOSEXP", "HERO", "ANTI", "VIRTUE", "CORRUPTION", "IF", "AND"))
# The words that each place takes.
PLACES: Final = {
    "special": GAINS | ON_ROLL | {"RETRY"},
    "trait": GAINS,
    "action": GAINS | ON_ROLL | AGAINST,
    "modifier": frozenset(("RESULT", "IF", "AND")),
    "double": GAINS | ON_ROLL | AGAINST,
    "failure": frozenset(("ADVXP",)),
    "line": frozenset(("PER", "TRI", "TRA")),
    "mode": GAINS | AGAINST,
    "mode in a Challenge": GAINS | ON_ROLL | AGAINST | {"RETRY"},
    "mode in response": frozenset(("CANCEL",)),
    "ability": GAINS,
    "ability in a Challenge": GAINS | ON_ROLL,
    "ability at set-up": AT_ONCE,
    "standing ability": frozenset(("RESULT", "FREE_DARK")),
}
# What PER may multiply: what happens at once, one by one.
COUNTABLE: Final = frozenset(("XP", "HERO", "ANTI", "LOSEXP", "RESULT", "DIFFICULTY", "ADVXP", "TRI", "TRA"))
# The moments at which a timing lets a card be played; a card has one way for each.
MOMENTS: Final = {int(TIM_ANY): "mce", int(TIM_OWN): "m", int(TIM_CH): "c", int(TIM_RE): "ce"}
OF_TRACK: Final = ("VIRTUE", "CORRUPTION")


class Wrong(ValueError):
    """What does not fit into its place."""


class Text(Field):
    """An effect in a place of a card."""

    place: str

    def __init__(self, place: str) -> None:
        super().__init__()
        self.place = place

    def fault(self, value: object) -> str:
        try:
            self.check(value)
        except ValueError as error:
            return f"cannot be: {error}"
        return ""

    def describe(self) -> dict[str, object]:
        return {"kind": "effect", "longest": LONGEST}

    def check(self, value: object) -> None:
        """Raise what is wrong with a value."""
        effect = parse_effect(as_text(value), self.place)
        check_effect(effect, self.place)
        if self.place == "line" and effect.op != PER:
            raise Wrong("a line of a Destiny counts something: PER(…; TRI(1))")


class TriggerText(Text):
    """What an Adversary gains or loses by."""

    def describe(self) -> dict[str, object]:
        return {"kind": "trigger", "longest": LONGEST}

    def check(self, value: object) -> None:
        trigger = parse_trigger(as_text(value), self.place)
        if trigger.kind in (STATIC, ACT) or trigger.limit != NO_LIMIT:
            raise Wrong(f"an Adversary waits for something that happens, not for {value}")
        condition = trigger.condition
        if condition is not None:
            check_condition(condition, True)
            if CONDITIONS[condition.test] in ("BOTTOM", "MARGIN") and trigger.kind != WHEN_SUCCEEDING:
                raise Wrong("only a success has a path and a margin")


class Texts(Text):
    """Several texts: the lines of a Destiny, the abilities of an Origin or a Class, the modes of a Hero card."""

    least: int
    most: int

    def __init__(self, place: str, least: int, most: int) -> None:
        super().__init__(place)
        self.least = least
        self.most = most

    def describe(self) -> dict[str, object]:
        return {"kind": "effects", "longest": LONGEST, "least": self.least, "most": self.most}

    def check(self, value: object) -> None:
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            raise Wrong(f"{self.least} to {self.most} texts are needed, not {value!r}")
        if self.place == "line":
            for text in value:
                Text("line").check(text)
        elif self.place == "mode":
            check_modes([parse_mode(as_text(text), self.place) for text in value])
        else:
            check_abilities([parse_ability(as_text(text), self.place) for text in value], self.place == "level")


def as_text(value: object) -> str:
    if not isinstance(value, str) or len(value) > LONGEST:
        raise Wrong(f"a text of at most {LONGEST} letters is needed, not {value!r}")
    return value


# Effects.


def check_effect(effect: Effect, place: str, paid: bool = False, within: frozenset[str] = frozenset()) -> None:
    """Whether an effect may stand in a place: each word, its amount, and what it is made of."""
    word = EFFECT_WORDS[effect.op]
    if word not in PLACES[place] or (within and word not in within):
        raise Wrong(f"{word} has no meaning there")
    if word in AMOUNTS:
        check_amount(word, int(effect.amount), AMOUNTS[word])
    if effect.op == CHOICE and not 2 <= len(effect.parts) <= MOST_CHOICES:
        raise Wrong(f"CHOICE is between 2 to {MOST_CHOICES} effects")
    if effect.condition is not None:
        check_condition(effect.condition, place != "modifier")
    if effect.cost is not None:
        check_cost(effect.cost)
    if effect.quantity is not None and effect.quantity.things >> PAID & 1 and not paid:
        raise Wrong("PAID counts what was paid, and nothing was")
    for part in effect.parts:
        check_effect(part, place, paid or effect.cost is not None, narrowed(effect, within))
        if effect.op == PER and part.amount not in (1, -1):
            raise Wrong("PER counts one by one")


def narrowed(effect: Effect, within: frozenset[str]) -> frozenset[str]:
    """The words that the parts of an effect are confined to; none if any will do."""
    if effect.op == PER:
        return COUNTABLE
    return GAINS if effect.op == LATER else within


def check_amount(word: str, amount: int, bounds: Field) -> None:
    if amount == 0 or bounds.fault(amount):
        raise Wrong(f"{word} {bounds.fault(amount) or 'is never 0'}")


def check_condition(condition: Condition, in_turn: bool) -> None:
    """Conditions on the turn have no meaning for what only looks at a Hero, MARGIN and BOTTOM only for an outcome."""
    word = CONDITIONS[condition.test]
    if word in BARE and not in_turn:
        raise Wrong(f"{word} has no meaning there")
    if condition.test == PREV:
        if not condition.icons:
            raise Wrong("PREV names icons")
    elif word not in BARE:
        check_amount(word, int(condition.amount), CONDITION_AMOUNT)
    if condition.test == MARGIN and not in_turn:
        raise Wrong("MARGIN has no meaning there")


def check_cost(cost: Cost) -> None:
    word = COSTS[cost.kind]
    check_amount(word, int(cost.amount), COST_AMOUNTS[word])


# Abilities and modes.


def check_abilities(abilities: list[Ability], of_class: bool) -> None:
    """No two abilities of a card are set off together, and none sets itself off again and again."""
    kinds = [int(ability.trigger.kind) for ability in abilities if ability.trigger.kind != STATIC]
    if len(set(kinds)) < len(kinds):
        raise Wrong("two abilities of a card wait for the same")
    for ability in abilities:
        check_ability(ability, of_class)


def check_ability(ability: Ability, of_class: bool) -> None:
    trigger = ability.trigger
    if (
        trigger.condition is not None
        or TRIGGERS[trigger.kind] in ("TRG-GAIN", "TRG-END")
        or (of_class and trigger.kind == ACT)
    ):
        raise Wrong(f"an ability cannot wait for {TRIGGERS[trigger.kind]} there")
    if ability.cost is not None:
        check_cost(ability.cost)
    check_effect(ability.effect, place_of_ability(ability), ability.cost is not None)
    if trigger.kind == STATIC and (EFFECT_WORDS[ability.effect.op] == "RESULT") != of_class:
        raise Wrong("STATIC is RESULT on a Class, FREE_DARK on an Origin")
    if trigger.kind in (ON_VIRTUE, ON_CORRUPT) and moves_marker(ability.effect):
        raise Wrong("what the marker sets off cannot move it")


def place_of_ability(ability: Ability) -> str:
    """Abilities that work within a roll may change it."""
    trigger = ability.trigger
    if trigger.kind == STATIC:
        return "standing ability"
    if trigger.kind == ON_SETUP:
        return "ability at set-up"
    in_roll = trigger.kind in (ON_DOUBLE, ON_SPECIAL, ON_DARKROLL)
    in_window = trigger.kind == ON_PLAY and trigger.limit == PER_CHALLENGE
    used = trigger.kind == ACT and ability.where == IN_CHALLENGE and LIMITS[trigger.limit] == "challenge"
    return "ability in a Challenge" if in_roll or in_window or used else "ability"


def moves_marker(effect: Effect) -> bool:
    by_cost = effect.cost is not None and COSTS[effect.cost.kind] == "CORRUPTION"
    return by_cost or EFFECT_WORDS[effect.op] in OF_TRACK or any(moves_marker(part) for part in effect.parts)


def check_modes(modes: list[Mode]) -> None:
    """A card is played in one way at each moment; what answers another card does nothing else."""
    moments = "".join(MOMENTS[int(mode.timing)] for mode in modes)
    if len(set(moments)) < len(moments):
        raise Wrong("a card is played in one way at each moment")
    for mode in modes:
        check_mode(mode, len(modes))


def check_mode(mode: Mode, count: int) -> None:
    if mode.cost is not None:
        check_cost(mode.cost)
    if mode.timing == TIM_RE and (count > 1 or not mode.kinds):
        raise Wrong("a card played in response names what it answers, and has no other way")
    places: dict[int, str] = {int(TIM_CH): "mode in a Challenge", int(TIM_RE): "mode in response"}
    check_effect(mode.effect, places.get(int(mode.timing), "mode"), mode.cost is not None)
    if (mode.effect.op == CANCEL) != (mode.timing == TIM_RE):
        raise Wrong("CANCEL is all that a card played in response does")


# Signs.


class Signs(Field):
    """What a path, a band or a corner shows: icons, gifts, and points as "TRI 2"."""

    least: int
    most: int

    def __init__(self, words: tuple[str, ...], least: int, most: int) -> None:
        super().__init__(1, 9, words=words)
        self.least = least
        self.most = most

    def describe(self) -> dict[str, object]:
        bounds: dict[str, object] = {"low": self.low, "high": self.high, "least": self.least, "most": self.most}
        return {"kind": "signs", "words": list(self.words), **bounds}

    def fault(self, value: object) -> str:
        fits = isinstance(value, list) and self.least <= len(value) <= self.most and all(self.is_sign(sign) for sign in value)
        return "" if fits else f"is a list of {self.least} to {self.most} of {', '.join(self.words)}, not {value!r}"

    def is_sign(self, sign: object) -> bool:
        if not isinstance(sign, str):
            return False
        word, space, points = sign.partition(" ")
        if not space:
            return sign in self.words and f"{sign} n" not in self.words
        return f"{word} n" in self.words and points.isdecimal() and len(points) == 1 and points != "0"


class Pair(Signs):
    """Two different Skills."""

    def fault(self, value: object) -> str:
        return super().fault(value) or ("" if isinstance(value, list) and value[0] != value[1] else "is twice the same Skill")
