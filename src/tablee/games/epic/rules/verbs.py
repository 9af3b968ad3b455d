"""All that a player of Epic Origins can do. Cards are named by their printed numbers, players are seats from 0."""

from __future__ import annotations

from typing import Final

from ....engine.verb import Verb, Vocabulary
from .content import (
    CLASSES,
    DESTINIES,
    FIRST_ACTION,
    FIRST_CLASS,
    FIRST_DESTINY,
    FIRST_HERO,
    FIRST_ORIGIN,
    FIRST_STORY,
    ORIGINS,
    PLAYABLE,
    STACKABLE,
    STORIES,
)

STORY: Final = {"card": int(FIRST_STORY)}
HELD: Final = {"card": int(FIRST_HERO)}
KEPT: Final = {"origin": int(FIRST_ORIGIN), "class": int(FIRST_CLASS), "destiny": int(FIRST_DESTINY)}

# Set-up.
KEEP: Final = Verb("keep", KEPT, **{"origin": int(ORIGINS), "class": int(CLASSES), "destiny": int(DESTINIES)})

# The turn.
EXPLORE_CARD: Final = Verb("explore", STORY, card=int(STORIES))
STORE: Final = Verb("store", {"amount": 1}, amount=6)
USE: Final = Verb("use")
PLAY: Final = Verb("play", HELD, card=int(PLAYABLE))
GAIN: Final = Verb("gain", STORY, card=int(STORIES))
ATTEMPT: Final = Verb("attempt", STORY, card=int(STORIES), path=2)
FACE: Final = Verb("face")
END: Final = Verb("end")

# A Challenge and its windows.
ADD_DARK: Final = Verb("dark", runes=4)
SHOW_MOONS: Final = Verb("moons", runes=4)
PASS: Final = Verb("pass")
TARGET: Final = Verb("target", {"card": int(FIRST_ACTION)}, card=int(STACKABLE))

# Choices that effects ask for. A deck is 0 for Hero cards, 1 for Antihero cards.
TAKE: Final = Verb("take", deck=2)
SPECIAL: Final = Verb("special")
DECLINE: Final = Verb("decline")
CHOOSE: Final = Verb("choose", option=4)
DISCARD_CARD: Final = Verb("discard", HELD, card=int(PLAYABLE))
ENOUGH: Final = Verb("enough")
NAME_SKILL: Final = Verb("symbol", skill=6)
ROB: Final = Verb("rob", player=4)
TRIGGER: Final = Verb("trigger", {"card": int(FIRST_ORIGIN)}, card=int(ORIGINS + CLASSES))

# The rule that bounds what a verb counts to.
BOUNDS: Final = {
    "keep": "EPIC-030",
    "explore": "EPIC-047",
    "store": "EPIC-057",
    "play": "EPIC-063",
    "gain": "EPIC-107",
    "attempt.card": "EPIC-107",
    "attempt.path": "EPIC-082",
    "dark": "EPIC-085",
    "moons": "EPIC-061",
    "target": "EPIC-074",
    "take": "EPIC-064",
    "choose": "EPIC-021",
    "discard": "EPIC-068",
    "symbol": "EPIC-089",
    "rob": "EPIC-005",
    "trigger": "EPIC-062",
}

TURN: Final = [EXPLORE_CARD, STORE, USE, PLAY, GAIN, ATTEMPT, FACE, END]
CHALLENGE: Final = [ADD_DARK, SHOW_MOONS, PASS, TARGET]
CHOICES: Final = [TAKE, SPECIAL, DECLINE, CHOOSE, DISCARD_CARD, ENOUGH, NAME_SKILL, ROB, TRIGGER]
VOCABULARY: Final = Vocabulary([KEEP, *TURN, *CHALLENGE, *CHOICES])
