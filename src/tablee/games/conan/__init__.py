"""Conan, for 2 to 4 players.

Heroes go from Adventure to Adventure, past the Challenges that the others have laid there face down. Bid glory, bluff with
the cards you lay, hire allies, fight duels, sign treaties: who has most glory when somebody reaches 30 wins.

>>> from tablee.games.conan import GAME
>>> pos = GAME.new(seats=2, seed=1)
>>> [pos.name(action) for action in pos.legal(0)]
[{'verb': 'pass'}, {'verb': 'swap', 'player': 1}]
"""

from __future__ import annotations

from typing import Final, cast

from ...engine.events import Shape
from ...engine.game import Game
from ...engine.offers import Drawings, Ledger
from .bot.observer import ConanObserver
from .bot.policy import Accepter, Bully, Demander, Refuser, make_policy
from .bot.reasons import reasons
from .rules.content import ROWS, SECTIONS, ConanContent
from .rules.decisions import DECISIONS
from .rules.options import OPTIONS, conflicts
from .rules.position import Conan, ConanConfig
from .rules.verbs import VOCABULARY
from .show.board import BOARD
from .show.changed_texts import changed_texts
from .show.facts import facts, uses
from .show.sentences import SENTENCES
from .show.view import running, shape

TERMS: Final = ("other", "glory", "first", "second", "ceded", "claimed", "truce")
GOODS: Final = ("other", "glory", "objects", "adventures", "challenges", "specials", "any")
BOUNDS: Final = {
    "swap": "CONAN-102",
    "place": "CONAN-106",
    "stand": "CONAN-308",
    "play": "CONAN-202",
    "set.challenge": "CONAN-202",
    "set.adventure": "CONAN-206",
    "slip": "CONAN-211",
    "spy": "CONAN-208",
    "rob": "CONAN-208",
    "shift": "CONAN-212",
    "banish": "CONAN-208",
    "move": "CONAN-308",
    "escape": "CONAN-308",
    "face": "CONAN-401",
    "duel": "CONAN-701",
    "open": "CONAN-503",
    "raise": "CONAN-505",
    "choose": "CONAN-601",
    "lay": "CONAN-604",
    "recover": "CONAN-805",
    "keep": "CONAN-1001",
    "ally.player": "CONAN-930",
    "ally": "CONAN-931",
    "amend": "CONAN-931",
    "treaty": "CONAN-903",
    "give": "CONAN-905",
    "pay": "CONAN-904",
    "charge": "CONAN-904",
    "cede": "CONAN-905",
    "claim": "CONAN-908",
    "ask": "CONAN-907",
    "hand": "CONAN-907",
    "pact": "CONAN-903",
    "between": "CONAN-1205",
    "pledge": "CONAN-1205",
    "grant": "CONAN-908",
    "request": "CONAN-907",
    "name": "CONAN-1205",
}


def terminal() -> Drawings:
    """The drawings for the terminal; only the terminal needs Rich."""
    from .show.terminal import DRAWINGS

    return DRAWINGS


GAME: Final = Game(
    package=__name__,
    seats=(2, 4),
    usual_seats=3,
    minutes=(40, 60),
    weight="medium",
    best_seats=(3, 4),
    running=running,
    rules_version=1,
    max_moves=20000,
    content=ConanContent,
    rows=ROWS,
    sections=SECTIONS,
    card_texts=changed_texts,
    vocabulary=VOCABULARY,
    events={
        "hero": Shape((), ("cards",)),
        "swap": Shape(("other",)),
        "swapped": Shape(("other",)),
        "refused": Shape(("other",)),
        "before": Shape((), ("cards",)),
        "first": Shape(("tied",)),
        "set": Shape(("adventure", "amount"), ("cards",)),
        "arrive": Shape(("adventure",)),
        "look": Shape(("adventure",), ("cards",)),
        "phase": Shape(("round", "phase")),
        "pass": Shape(),
        "play": Shape((), ("cards",)),
        "special": Shape((), ("cards",)),
        "rob": Shape(("other", "amount")),
        "shift": Shape(("origin", "adventure", "place"), ("cards",)),
        "banish": Shape(("other",)),
        "draw": Shape((), ("cards",)),
        "reshuffle": Shape(),
        "boots": Shape(),
        "duel": Shape(("other",)),
        "face": Shape(("other",), ("cards",)),
        "hire": Shape(("amount",), ("cards",)),
        "open": Shape(("other", "amount")),
        "raise": Shape(("other", "amount")),
        "follow": Shape(("other", "amount")),
        "withdraw": Shape(("other", "amount")),
        "abandon": Shape((), ("cards",)),
        "choose": Shape(("attribute",)),
        "lay": Shape(("wave",)),
        "stop": Shape(("wave",)),
        "reveal": Shape((), ("cards",)),
        "totals": Shape(("other", "attribute", "total", "against")),
        "won": Shape(("other", "amount")),
        "shared": Shape(("other", "amount")),
        "bonus": Shape(("amount", "why")),
        "lose": Shape(("amount",)),
        "drop": Shape((), ("cards",)),
        "expelled": Shape(("adventure",)),
        "eliminated": Shape((), ("cards", "placed")),
        "accomplish": Shape(("adventure",)),
        "loot": Shape(("amount",)),
        "object": Shape((), ("cards",)),
        "tribute": Shape(("other",)),
        "recover": Shape((), ("cards",)),
        "parted": Shape(("other",)),
        "ally": Shape(("other", "share", "spoils")),
        "amend": Shape(("other", "share", "spoils")),
        "allied": Shape(("other", "share", "spoils")),
        "treaty": Shape(TERMS, ("cards",)),
        "counter": Shape(TERMS, ("cards",)),
        "concluded": Shape(TERMS, ("given", "received")),
        "omen": Shape((), ("cards",)),
        "kept": Shape((), ("cards", "under")),
        "end": Shape(("reason",)),
        "pact": Shape(("other", "third", "truce")),
        "clause": Shape(GOODS, ("cards", "named")),
        "agrees": Shape(("other",)),
        "pacted": Shape(("other", "third", "truce")),
        "handed": Shape(GOODS[:3], ("cards",)),
        "parried": Shape(("other",), ("cards",)),
        "changed": Shape(("attribute", "before")),
    },
    decisions=DECISIONS,
    config=ConanConfig,
    position=lambda config: Conan(cast(ConanConfig, config)),
    shape=shape,
    board=BOARD,
    observer=ConanObserver,
    policy=make_policy,
    facts=facts,
    uses=uses,
    reasons=reasons,
    ledger=Ledger(better=("objects",)),
    habits={"accept": Accepter, "refuse": Refuser, "demand": Demander, "bully": Bully},
    sentences=SENTENCES,
    terminal=terminal,
    levels={"easy": "greedy:40", "normal": "greedy", "hard": "rollout:80", "expert": "rollout:400@1500ms"},
    options=OPTIONS,
    bounds=BOUNDS,
    former={1: {"turning": False, "forfeit": True}},
    conflicts=conflicts,
)

__all__ = ["GAME"]
