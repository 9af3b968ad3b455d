"""Virtopia, for 1 to 4 players who win or lose together.

Four Leaders lead the people of a city round a circle of Virtues, Flaws and Actions. Develop all four Virtues of all four
Leaders and empty the prisons, before Hope runs out or the Flaws fill with captives.

>>> from tablee.games.virtopia import GAME
>>> pos = GAME.new(seats=1, seed=1, leaders="TWJC")
>>> pos.play(0, {"verb": "place", "green": 0, "blue": 0, "yellow": 1, "red": 2})
>>> pos.view(0)["table"]["leaders"][0]["rows"][0]
[1, 1, 0, 0]
"""

from __future__ import annotations

from typing import Final, cast

from ...engine.events import Shape
from ...engine.game import Game
from ...engine.offers import Drawings, Ledger
from .bot.observer import VirtopiaObserver
from .bot.policy import make_policy
from .bot.reasons import reasons
from .rules.content import ROWS, SECTIONS, VirtopiaContent
from .rules.decisions import DECISIONS
from .rules.options import OPTIONS, conflicts
from .rules.position import Virtopia, VirtopiaConfig
from .rules.verbs import BOUNDS, VOCABULARY
from .show.board import BOARD
from .show.facts import facts, uses
from .show.sentences import SENTENCES
from .show.view import running, shape

MEEPLES: Final = ("green", "blue", "yellow", "red")


def terminal() -> Drawings:
    """The drawings for the terminal; only the terminal needs Rich."""
    from .show.terminal import DRAWINGS

    return DRAWINGS


GAME: Final = Game(
    package=__name__,
    seats=(1, 4),
    minutes=(45, 45),
    weight="medium",
    best_seats=(2, 4),
    running=running,
    rules_version=1,
    max_moves=7000,
    content=VirtopiaContent,
    rows=ROWS,
    sections=SECTIONS,
    vocabulary=VOCABULARY,
    events={
        "start": Shape(("layout",)),
        "leader": Shape(("leader",)),
        "common": Shape(("leader",)),
        "order": Shape(("leader",)),
        "place": Shape(("leader", *MEEPLES)),
        "caught": Shape(("flaw", "colour")),
        "fill": Shape(("cell", "card", "die", *MEEPLES)),
        "turn": Shape(("round", "leader")),
        "step": Shape(("leader", "cell", "card")),
        "nothing": Shape(("leader",)),
        "sow": Shape(("leader", "cell", "card", "count")),
        "leave": Shape(("leader", "cell", "card", "colour")),
        "act": Shape(("leader", "action", "cell", "card")),
        "give": Shape(("leader", "other", "virtue", "colour")),
        "surplus": Shape(MEEPLES),
        "dig": Shape(("leader", "cell", "card")),
        "tunnel": Shape(("leader", "cell", "card", *MEEPLES)),
        "recruit": Shape(("leader", "cell", "card", *MEEPLES)),
        "surveillance": Shape(("leader", "die")),
        "escape": Shape(("leader", "row", "colour", "count"), ("prison",)),
        "struggle": Shape(("leader", "flaw", *MEEPLES)),
        "impossible": Shape(("leader",)),
        "stumble": Shape(("leader", "cell", "card", "die")),
        "send": Shape(("flaw", "colour")),
        "tower": Shape(("leader", "flaw", "captives", "die", "total", "stored", "number")),
        "hope": Shape(("hope",)),
        "sanction": Shape(("flaw", "total", "number", "leaders")),
        "scare": Shape(("leader", "virtue", "colour")),
        "surrender": Shape(("leader", "virtue", "colour")),
        "prison": Shape((), ("prison",)),
        "colour": Shape(("flaw", "colour")),
        "seize": Shape(("flaw", "cell", "card", "colour")),
        "double": Shape(("flaw", "colour", "count")),
        "discard": Shape(("leader", "virtue", "colour")),
        "victory": Shape(("reason",)),
        "defeat": Shape(("reason",)),
        "unstored": Shape(("flaw", "die")),
        "begin": Shape(("virtue",)),
    },
    decisions=DECISIONS,
    config=VirtopiaConfig,
    position=lambda config: Virtopia(cast(VirtopiaConfig, config)),
    shape=shape,
    board=BOARD,
    observer=VirtopiaObserver,
    policy=make_policy,
    sentences=SENTENCES,
    terminal=terminal,
    levels={"easy": "greedy", "normal": "rollout:6", "hard": "rollout:48", "expert": "rollout:300@1500ms"},
    facts=facts,
    uses=uses,
    reasons=reasons,
    ledger=Ledger(better=("points",), worse=("sanctions", "captives", "box"), scores=False),
    team=True,
    options=OPTIONS,
    bounds=BOUNDS,
    beginner={"level": "awakening"},
    conflicts=conflicts,
)

__all__ = ["GAME"]
