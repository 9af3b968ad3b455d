"""What an overlay may change of the cards of Epic Origins, and which cards it may add.

An added card is named by a free number of three digits, from the first after the printed ones to 255: its texts are
`card-207` and the like, and its rules text is made from its data. Origins, Classes and Destinies cannot be added, for what is
kept of them is one action; neither can Adversaries and Quests, for they are options of a match.
"""

from __future__ import annotations

from typing import Final

from ....engine.box import FACES
from ....engine.content import Field, Section
from .content import FRONT_MOST, GIFTS, ROWS
from .grammar import Pair, Signs, Text, Texts, TriggerText
from .vocabulary import ICONS, SKILLS

ROOM: Final = FACES - 1 - max(int(row.get("number", 0)) for rows in ROWS.values() for row in rows)
ENVELOPE: Final = Field(0, 7)
SHOWN: Final = Signs((*ICONS, *GIFTS, "TRI n", "TRA n"), 1, 4)
CORNER: Final = Signs((*ICONS, "TRI n", "TRA n"), 1, 3)
TWO_SKILLS: Final = Pair(SKILLS, 2, 2)
CARDS: Final = Signs(GIFTS[2:], 1, 3)
KEPT: Final = "what is kept of them is one action, which counts the printed ones"
CHOSEN: Final = "they are chosen by an option of the match"

STORY: Final = Section(
    {
        "kind": Field(words=("trait", "challenge")),
        "band": SHOWN,
        "effect": Text("trait"),
        "difficulty": Field(1, 12),
        "skills": TWO_SKILLS,
        "top": SHOWN,
        "bottom": SHOWN,
    },
    room=ROOM,
    required=("kind",),
)
HELD: Final = Section({"modes": Texts("mode", 1, 2)}, room=ROOM, required=("modes",))

SECTIONS: Final = {
    "heritage": Section({"special": Text("special"), "envelope": ENVELOPE}, room=ROOM, required=("special",)),
    "origin": Section({"abilities": Texts("ability", 1, 2), "skills": TWO_SKILLS}, closed=KEPT),
    "class": Section({"levels": Texts("level", 3, 3)}, closed=KEPT),
    "destiny": Section({"lines": Texts("line", 1, 2), "corner": CORNER}, closed=KEPT),
    "act I": STORY,
    "act II": STORY,
    "act III": STORY,
    "quest": Section({"start": Field(1, 20), "failure": Text("failure")}, closed=CHOSEN),
    "adversary": Section({"gain": TriggerText("gain"), "loss": TriggerText("loss")}, closed=CHOSEN),
    "front": Section(
        {"difficulty": Field(1, FRONT_MOST), "skills": TWO_SKILLS, "reward": CARDS, "modifier": Text("modifier")},
        closed=CHOSEN,
    ),
    "final": Section(
        {"difficulty": Field(FRONT_MOST + 1, 12), "skills": TWO_SKILLS, "reward": CORNER, "double": Text("double")},
        closed=CHOSEN,
    ),
    "action": Section({"effect": Text("action"), "envelope": ENVELOPE}, room=ROOM, required=("effect",)),
    "hero": HELD,
    "antihero": HELD,
    "numbers": Section({"start_xp": Field(0, 9)}, closed="the numbers of the rules are one row"),
}
