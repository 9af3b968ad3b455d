"""All that a player of Virtopia can do. Leaders, colours and Virtues are numbers from 0 to 3, cells from 0 to 11."""

from __future__ import annotations

from typing import Final

from ....engine.verb import Verb, Vocabulary

# Before the match: who of one's two Leaders plays first; the row of each colour's meeple.
LEAD: Final = Verb("lead", leader=4)
PLACE: Final = Verb("place", green=4, blue=4, yellow=4, red=4)

# The turn: on this cell (step 0) or after one step (step 1); past a watchtower one steps first and chooses then.
SOW: Final = Verb("sow", step=2)
DEVELOP: Final = Verb("develop", step=2)
TUNNEL: Final = Verb("tunnel", step=2)
RECRUIT: Final = Verb("recruit", step=2)
SURVEILLANCE: Final = Verb("surveillance", step=2)
ESCAPE: Final = Verb("escape", step=2)
STRUGGLE: Final = Verb("struggle", step=2)
STEP: Final = Verb("step")

# Carrying it out. `take` says how many meeples of each colour; row 0 of `free` is “all onto the cell”, 1 to 4 a Virtue.
LEAVE: Final = Verb("leave", colour=4)
GIVE: Final = Verb("give", colour=4, leader=4)
DIG: Final = Verb("dig", cell=12)
TAKE: Final = Verb("take", green=5, blue=5, yellow=5, red=5)
FREE: Final = Verb("free", prison=6, row=5)
SEND: Final = Verb("send", colour=4)

# At a watchtower, and under its sanction.
STORED: Final = Verb("stored")
ROLL: Final = Verb("roll")
SCARE: Final = Verb("scare", virtue=4, colour=4)
SURRENDER: Final = Verb("surrender", virtue=4, colour=4)
SEIZE: Final = Verb("seize", cell=12)
DISCARD: Final = Verb("discard", leader=4, virtue=4, colour=4)

# Where the dice of the set-up begin, if that is chosen (VIRTO-137).
START: Final = Verb("start", virtue=4)

BEFORE: Final = [LEAD, PLACE]
DOING_VERBS: Final = [SOW, DEVELOP, TUNNEL, RECRUIT, SURVEILLANCE, ESCAPE, STRUGGLE]
CHOICES: Final = [*DOING_VERBS, STEP]
ORDERS: Final = [LEAVE, GIVE, DIG, TAKE, FREE, SEND]
PENALTIES: Final = [STORED, ROLL, SCARE, SURRENDER, SEIZE, DISCARD]
VOCABULARY: Final = Vocabulary([*BEFORE, *CHOICES, *ORDERS, *PENALTIES, START])

# The rule that refuses a value beyond its verb's count; none: the one that refuses any other answer to the question.
BOUNDS: Final = {
    "lead": "VIRTO-121",
    "place": "VIRTO-009",
    "sow": "VIRTO-021",
    "develop": "VIRTO-021",
    "tunnel": "VIRTO-021",
    "recruit": "VIRTO-021",
    "surveillance": "VIRTO-021",
    "escape": "VIRTO-021",
    "struggle": "VIRTO-021",
    "leave": "VIRTO-043",
    "give": "VIRTO-052",
    "dig": "VIRTO-056",
    "take": "",
    "free.prison": "VIRTO-070",
    "free.row": "VIRTO-071",
    "send": "VIRTO-101",
    "scare": "VIRTO-090",
    "surrender": "VIRTO-091",
    "seize": "VIRTO-093",
    "discard": "VIRTO-095",
    "start": "VIRTO-137",
}
