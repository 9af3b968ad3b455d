"""Bots that learned: nets that were trained by playing against themselves, and how they think.

A game may ship weights in its folder `learned`: `2.npz` for two seats, and `2.json`, the card that says how they were trained
and how strong they are. `learned` in a bot spec plays by the net alone, `learned:200` also plays 200 imagined futures on.
`advised:3000` searches among the few answers that the net likes best.
NumPy is all that is needed (`pip install "tablee[learned]"`).
"""

from __future__ import annotations

from .advised import AdvisedBot, make_advised
from .bot import LearnedBot, make_learned
from .net import Net
from .weights import Card, NoWeights, load, save

__all__ = ["AdvisedBot", "Card", "LearnedBot", "Net", "NoWeights", "load", "make_advised", "make_learned", "save"]
