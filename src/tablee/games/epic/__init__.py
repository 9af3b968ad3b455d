"""Call to Adventure: Epic Origins, for 1 to 4 players.

Heroes grow from their origin to their destiny: gain traits, roll runes to overcome challenges, choose between virtue and
corruption. Together they must wear down an Adversary; if they triumph, who has the greatest destiny wins.

>>> from tablee.games.epic import GAME
>>> pos = GAME.new(seats=1, seed=1)
>>> len(pos.legal(0))
8
"""

from __future__ import annotations

from typing import Final, cast

from ...engine.events import Shape
from ...engine.game import Game
from ...engine.offers import Drawings, Ledger
from .bot.habits import HABITS
from .bot.observer import EpicObserver
from .bot.orders import ORDERS
from .bot.policy import make_policy
from .bot.reasons import reasons
from .rules.content import ROWS, EpicContent
from .rules.decisions import DECISIONS
from .rules.options import OPTIONS, conflicts
from .rules.position import Epic, EpicConfig
from .rules.sections import SECTIONS
from .rules.verbs import BOUNDS, VOCABULARY
from .show import campaign
from .show.biography import tales
from .show.board import BOARD
from .show.card_text import changed_texts
from .show.facts import facts, uses
from .show.sentences import SENTENCES
from .show.view import running, shape


def terminal() -> Drawings:
    """The drawings for the terminal; only the terminal needs Rich."""
    from .show.terminal import DRAWINGS

    return DRAWINGS


GAME: Final = Game(
    package=__name__,
    seats=(1, 4),
    minutes=(30, 60),
    weight="heavy",
    best_seats=(2, 3),
    running=running,
    rules_version=1,
    max_moves=20000,
    content=EpicContent,
    rows=ROWS,
    sections=SECTIONS,
    card_texts=changed_texts,
    vocabulary=VOCABULARY,
    events={
        "first": Shape(),
        "oppose": Shape(("xp", "quest"), ("cards",)),
        "dealt": Shape((), ("cards",)),
        "kept": Shape((), ("cards", "destiny")),
        "row": Shape(("act",), ("cards",)),
        "turn": Shape(("number", "kind")),
        "close": Shape(),
        "explore": Shape(("paid",), ("cards", "new")),
        "store": Shape(("amount", "total")),
        "ability": Shape((), ("cards",)),
        "play": Shape((), ("cards",)),
        "aim": Shape((), ("cards",)),
        "pass": Shape(),
        "resolve": Shape((), ("cards",)),
        "cancel": Shape((), ("cards",)),
        "gain": Shape((), ("cards",)),
        "attempt": Shape(("path", "difficulty"), ("cards",)),
        "dark": Shape(("runes", "paid")),
        "roll": Shape(("base", "first", "second", "dark", "moons", "double", "total")),
        "rune": Shape(("skill", "value")),
        "darkened": Shape(("runes", "moons")),
        "moons": Shape(("moons", "runes")),
        "retry": Shape(),
        "action": Shape((), ("cards",)),
        "heritage": Shape((), ("cards",)),
        "choose": Shape(("option",), ("cards",)),
        "rob": Shape(("other",)),
        "result": Shape(("result", "difficulty", "success"), ("cards",)),
        "place": Shape(("path", "act"), ("cards",)),
        "fill": Shape(("act",), ("cards",)),
        "draw": Shape(("deck",), ("cards",)),
        "discard": Shape((), ("cards",)),
        "shuffle": Shape(("deck",)),
        "xp": Shape(("amount", "total")),
        "level": Shape(("level", "step")),
        "adversary": Shape(("amount", "total")),
        "turned": Shape((), ("cards",)),
        "last": Shape(),
        "late": Shape(),
        "destiny": Shape((), ("cards",)),
        "end": Shape(("reason",)),
    },
    decisions=DECISIONS,
    config=EpicConfig,
    position=lambda table: Epic(cast(EpicConfig, table)),
    shape=shape,
    board=BOARD,
    observer=EpicObserver,
    policy=make_policy,
    facts=facts,
    uses=uses,
    habits=HABITS,
    reasons=reasons,
    ledger=Ledger(better=("triumph", "tragedy", "experience", "icons", "final")),
    sentences=SENTENCES,
    terminal=terminal,
    tales=tales,
    campaign=campaign,
    levels={"easy": "greedy:60", "normal": "greedy:25", "hard": "rollout:300", "expert": "rollout:900@1500ms"},
    orders=ORDERS,
    options=OPTIONS,
    beginner={"adversary": "P1"},
    beginner_seats=1,
    conflicts=conflicts,
    former={1: {"difficulty": "gentle"}},
    bounds=BOUNDS,
)

__all__ = ["GAME"]
