"""What a seat can say in Héros un jour, héros toujours: the verbs, in the order that numbers their actions."""

from __future__ import annotations

from typing import Final

from ....engine.verb import Verb, Vocabulary

# Names count virtues from 1 to 12 and cards to give from 1 to 13 (the sun); the parts of an action count them from 0.
# A player is a seat from 0. A card to answer with is 0 for the virtue named and 1 for a sun, and `sun` is 1 if one pays for a
# defect. The payment for an avatar has a bit for each of its two virtues that a sun pays.
DRAW: Final = Verb("draw")
ASK: Final = Verb("ask", {"virtue": 1}, virtue=12)
DECLINE: Final = Verb("decline")
OFFER: Final = Verb("offer", card=2)
PARTNER: Final = Verb("partner", player=6)
TAKEUP: Final = Verb("takeup", card=2)
DESIGNATE: Final = Verb("designate", player=6)
ONE: Final = Verb("one", player=6)
TWO: Final = Verb("two", first=6, second=6)
GIVE: Final = Verb("give", {"card": 1}, card=13)
GIVE2: Final = Verb("give2", {"card": 1, "other": 1}, card=13, other=13)
GIVETO: Final = Verb("giveto", {"first": 1, "second": 1}, first=13, second=13)
POSE: Final = Verb("pose", payment=4)
CORRECT: Final = Verb("correct", {"defect": 1}, defect=12, sun=2)
FINISH: Final = Verb("finish")
VOCABULARY: Final = Vocabulary(
    [DRAW, ASK, DECLINE, OFFER, PARTNER, TAKEUP, DESIGNATE, ONE, TWO, GIVE, GIVE2, GIVETO, POSE, CORRECT, FINISH]
)

# The rule that refuses a value which a verb does not count to: a sun that is asked for, a defect that is given.
BOUNDS: Final = {
    "ask": "HEROS-028",
    "offer": "HEROS-032",
    "partner": "HEROS-034",
    "takeup": "HEROS-042",
    "designate": "HEROS-054",
    "one": "HEROS-054",
    "two": "HEROS-058",
    "give": "HEROS-052",
    "give2": "HEROS-052",
    "giveto": "HEROS-052",
    "pose": "HEROS-075",
    "correct": "HEROS-082",
}
