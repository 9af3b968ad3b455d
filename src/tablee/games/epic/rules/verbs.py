"""All that a player of Epic Origins can do. Cards are named by their printed numbers, players are seats from 0."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....engine.box import FACES
from ....engine.verb import Verb, Vocabulary
from .content import ACT_ONE, ACT_THREE, ACTION, ANTI_DECK, CLASS, DECKS, DESTINY, HERO_DECK, ORIGIN, ROWS


class Run:
    """Cards that a parameter counts: the unbroken run of numbers of some decks, from the first of them on.

    What has a higher number, a card that was added, takes the room behind it: the actions of all others stay.
    """

    first: int
    count: int
    room: int

    def __init__(self, *decks: i64) -> None:
        numbers = sorted(int(row["number"]) for deck in decks for row in ROWS[DECKS[deck]])
        self.first = numbers[0]
        self.count = sum(number == self.first + place for place, number in enumerate(numbers))
        self.room = FACES - self.first - self.count


ORIGINS: Final = Run(ORIGIN)
CLASSES: Final = Run(CLASS)
DESTINIES: Final = Run(DESTINY)
STORIES: Final = Run(ACT_ONE, ACT_ONE + 1, ACT_THREE)
PLAYABLE: Final = Run(HERO_DECK, ANTI_DECK)
STACKABLE: Final = Run(ACTION, HERO_DECK, ANTI_DECK)
FIRST_ORIGIN: Final[i64] = ORIGINS.first
FIRST_CLASS: Final[i64] = CLASSES.first
FIRST_DESTINY: Final[i64] = DESTINIES.first
FIRST_STORY: Final[i64] = STORIES.first
FIRST_ACTION: Final[i64] = STACKABLE.first
FIRST_HERO: Final[i64] = PLAYABLE.first

KEPT: Final = {"origin": ORIGINS.first, "class": CLASSES.first, "destiny": DESTINIES.first}
STORY: Final = {"card": STORIES.first}
HELD: Final = {"card": PLAYABLE.first}

# Set-up.
KEEP: Final = Verb("keep", KEPT, **{"origin": ORIGINS.count, "class": CLASSES.count, "destiny": DESTINIES.count})

# The turn.
EXPLORE_CARD: Final = Verb("explore", STORY, STORIES.room, card=STORIES.count)
STORE: Final = Verb("store", {"amount": 1}, amount=6)
USE: Final = Verb("use")
PLAY: Final = Verb("play", HELD, PLAYABLE.room, card=PLAYABLE.count)
GAIN: Final = Verb("gain", STORY, STORIES.room, card=STORIES.count)
ATTEMPT: Final = Verb("attempt", STORY, STORIES.room, card=STORIES.count, path=2)
FACE: Final = Verb("face")
END: Final = Verb("end")

# A Challenge and its windows.
ADD_DARK: Final = Verb("dark", runes=4)
SHOW_MOONS: Final = Verb("moons", runes=4)
PASS: Final = Verb("pass")
TARGET: Final = Verb("target", {"card": STACKABLE.first}, STACKABLE.room, card=STACKABLE.count)

# Choices that effects ask for. A deck is 0 for Hero cards, 1 for Antihero cards.
TAKE: Final = Verb("take", deck=2)
SPECIAL: Final = Verb("special")
DECLINE: Final = Verb("decline")
CHOOSE: Final = Verb("choose", option=4)
DISCARD_CARD: Final = Verb("discard", HELD, PLAYABLE.room, card=PLAYABLE.count)
ENOUGH: Final = Verb("enough")
NAME_SKILL: Final = Verb("symbol", skill=6)
ROB: Final = Verb("rob", player=4)
TRIGGER: Final = Verb("trigger", {"card": ORIGINS.first}, card=ORIGINS.count + CLASSES.count)

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


# Cards are counted from the first of their decks.

HERO_CARDS: Final[i64] = 0
ANTIHERO_CARDS: Final[i64] = 1


def keep_action(origin: i64, calling: i64, destiny: i64) -> i64:
    """Keeping an Origin, a Class and a Destiny."""
    return KEEP.of(origin - FIRST_ORIGIN, calling - FIRST_CLASS, destiny - FIRST_DESTINY)


def kept_origin(action: i64) -> i64:
    """The Origin that is kept."""
    return KEEP.part(action, 0) + FIRST_ORIGIN


def kept_class(action: i64) -> i64:
    """The Class that is kept."""
    return KEEP.part(action, 1) + FIRST_CLASS


def kept_destiny(action: i64) -> i64:
    """The Destiny that is kept."""
    return KEEP.part(action, 2) + FIRST_DESTINY


def story_action(verb: Verb, card: i64, path: i64 = 0) -> i64:
    """Exploring or gaining a story card, or attempting a path of it."""
    return verb.of(card - FIRST_STORY, path)


def story_card(verb: Verb, action: i64) -> i64:
    """The story card that is Explored, gained or attempted."""
    return verb.part(action, 0) + FIRST_STORY


def held_action(verb: Verb, card: i64) -> i64:
    """Playing or discarding a card of the hand."""
    return verb.of(card - FIRST_HERO)


def held_card(verb: Verb, action: i64) -> i64:
    """The card of the hand that is played or discarded."""
    return verb.part(action, 0) + FIRST_HERO


def target_action(card: i64) -> i64:
    """Aiming a CANCEL at a card on the stack."""
    return TARGET.of(card - FIRST_ACTION)


def target_card(action: i64) -> i64:
    """The card on the stack that a CANCEL aims at."""
    return TARGET.part(action, 0) + FIRST_ACTION


def store_action(amount: i64) -> i64:
    """Storing so much experience on the Class."""
    return STORE.of(amount - 1)


def stored_amount(action: i64) -> i64:
    """How much experience is stored on the Class."""
    return STORE.part(action, 0) + 1


def trigger_action(card: i64) -> i64:
    """Letting the ability of an Origin or a Class come first."""
    return TRIGGER.of(card - FIRST_ORIGIN)


def trigger_card(action: i64) -> i64:
    """The Origin or Class whose ability comes first."""
    return TRIGGER.part(action, 0) + FIRST_ORIGIN
