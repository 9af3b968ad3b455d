"""The vocabulary of the cards: what is read from a text, and what is refused."""

from __future__ import annotations

import pytest

from ..rules.content import content
from ..rules.effects.reading import UnknownWord, parse_ability, parse_effect, parse_mode, parse_trigger
from ..rules.vocabulary import (
    AND,
    ANTIPLAYED,
    BOTTOM,
    CHOICE,
    DISCARD,
    EFFECT_WORDS,
    HAS,
    HEROPLAYED,
    ICONS,
    IF,
    IN_CHALLENGE,
    LATER,
    MARGIN,
    NO_SKILL,
    OF_PATH,
    ON_ADD,
    ON_PLAY,
    OWN,
    PAY,
    PAY_CARDS,
    PAY_CORRUPTION,
    PER,
    PER_CHALLENGE,
    PER_TURN,
    PREV,
    RESULT,
    SYMBOL,
    TIM_CH,
    TIM_RE,
)
from ..show.printed import PRINTED

CONTENT = content()


def mask(*icons: str) -> int:
    return sum(1 << ICONS.index(icon) for icon in icons)


def test_single_effects() -> None:
    found = parse_effect("RESULT(-2)", "test")
    assert (found.op, found.amount, found.parts) == (RESULT, -2, [])
    assert parse_effect("SYMBOL(choice)", "test").amount == NO_SKILL
    assert (parse_effect("SYMBOL(CON)", "test").op, parse_effect("SYMBOL(CON)", "test").amount) == (SYMBOL, 2)


def test_combinators() -> None:
    both = parse_effect("DIFFICULTY(+1) and CORRUPTION(1)", "test")
    assert (both.op, [EFFECT_WORDS[part.op] for part in both.parts]) == (AND, ["DIFFICULTY", "CORRUPTION"])
    choice = parse_effect("CHOICE(STEALXP(2) / XP(1))", "test")
    assert (choice.op, len(choice.parts)) == (CHOICE, 2)
    paid = parse_effect("PAY(DISCARD(1+) -> PER(PAID; XP(1)))", "test")
    assert paid.cost is not None
    assert (paid.op, paid.cost.kind, paid.cost.amount, paid.cost.more) == (PAY, PAY_CARDS, 1, True)
    per = parse_effect("PER(HEROPLAYED, ANTIPLAYED; TRA(1))", "test")
    assert per.quantity is not None
    assert (per.op, per.quantity.icons, per.quantity.things) == (PER, 0, 1 << HEROPLAYED | 1 << ANTIPLAYED)
    later = parse_effect("LATER(success; XP(1) and CARD(1))", "test")
    assert (later.op, later.amount, later.parts[0].op) == (LATER, 1, AND)


def test_conditions() -> None:
    found = parse_effect("IF(HAS(DEX, 2); XP(1) else DISCARD(1))", "test")
    assert found.condition is not None
    assert (found.op, found.condition.test, found.condition.icons, found.condition.amount) == (IF, HAS, mask("DEX"), 2)
    assert [part.op for part in found.parts][1] == DISCARD
    previous = parse_effect("IF(PREV{FOR, CON}; XP(1))", "test").condition
    assert previous is not None
    assert (previous.test, previous.icons) == (PREV, mask("FOR", "CON"))


def test_triggers_and_abilities() -> None:
    play = parse_trigger("TRG-PLAY{ANTI}", "test")
    assert (play.kind, play.kinds) == (ON_PLAY, 2)
    add = parse_trigger("TRG-ADD{DIV, JUS}", "test")
    assert (add.kind, add.icons) == (ON_ADD, mask("DIV", "JUS"))
    bottom, margin = (parse_trigger(f"TRG-SUCCESS with {test}", "test").condition for test in ("BOTTOM", "MARGIN(2)"))
    assert bottom is not None
    assert margin is not None
    assert (bottom.test, margin.test, margin.amount) == (BOTTOM, MARGIN, 2)
    limited = parse_ability("TRG-PLAY{HERO, ANTI}(turn): XP(1)", "test").trigger
    assert (limited.kinds, limited.limit) == (3, PER_TURN)
    act = parse_ability("ACT(XP(1); challenge; challenge): RESULT(+1)", "test")
    assert act.cost is not None
    assert (act.cost.amount, act.where, act.trigger.limit) == (1, IN_CHALLENGE, PER_CHALLENGE)


def test_modes() -> None:
    path = parse_mode("TIM-CH(path{FOR, CON}; any): RESULT(+2)", "test")
    assert (path.timing, path.filter, path.icons, path.cost) == (TIM_CH, OF_PATH, mask("FOR", "CON"), None)
    dark = parse_mode("TIM-CH(any; own) CORRUPTION(1): RESULT(+3)", "test")
    assert dark.cost is not None
    assert (dark.whose, dark.cost.kind) == (OWN, PAY_CORRUPTION)
    cancel = parse_mode("TIM-RE{ANTI, ACTION}: CANCEL", "test")
    assert (cancel.timing, cancel.kinds) == (TIM_RE, 6)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("GOLD(1)", "GOLD"),
        ("XP(much)", "much"),
        ("XP(1) or XP(2)", "or"),
        ("IF(LUCK(1); XP(1))", "LUCK"),
        ("PER(HAIR; XP(1))", "HAIR"),
        ("PAY(LIFE(1) -> XP(1))", "LIFE"),
        ("SYMBOL(DIV)", "DIV"),
        ("LATER(never; XP(1))", "never"),
        ("AND", "AND"),
        ("XP(1", ""),
        ("XP[1]", "XP[1]"),
    ],
)
def test_unknown_words_are_named_with_their_card(text: str, word: str) -> None:
    with pytest.raises(UnknownWord, match="card 007") as error:
        parse_effect(text, "007")
    assert f"“{word}" in str(error.value)


@pytest.mark.parametrize(
    "text", ["TRG-SLEEP: XP(1)", "ACT(XP(1); bed; turn): XP(1)", "TRG-TURN XP(1)", "TRG-TURN(week): XP(1)"]
)
def test_unknown_abilities(text: str) -> None:
    with pytest.raises(UnknownWord):
        parse_ability(text, "007")


@pytest.mark.parametrize(
    "text", ["TIM-NOW: XP(1)", "TIM-CH(night; any): XP(1)", "TIM-CH(any; theirs): XP(1)", "TIM-RE{DOG}: CANCEL"]
)
def test_unknown_modes(text: str) -> None:
    with pytest.raises(UnknownWord):
        parse_mode(text, "007")


def test_every_card_is_written_in_the_vocabulary() -> None:
    """What does something has an effect, an ability, a mode or a line; six cards name the Adversary (EPIC-142)."""
    assert all(
        PRINTED.effect[card["number"]].op != AND or PRINTED.effect[card["number"]].parts
        for card in CONTENT["heritage"] + CONTENT["action"]
    )
    assert all(PRINTED.abilities[card["number"]] for card in CONTENT["origin"] + CONTENT["class"])
    assert all(PRINTED.modes[card["number"]] for card in CONTENT["hero"] + CONTENT["antihero"])
    assert all(PRINTED.lines[card["number"]] for card in CONTENT["destiny"])
    assert [card for card in range(159, 207) if PRINTED.names_adversary(card)] == [167, 168, 174, 175, 190, 191]
