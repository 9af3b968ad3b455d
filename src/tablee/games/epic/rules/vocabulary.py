"""The closed vocabulary in which every card is written: its words, each with its number.

How texts are made of them is written in effects/reading.py, what each effect word does in effects/.
"""

from __future__ import annotations

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
