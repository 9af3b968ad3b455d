"""Analysis of a finished match: what each decision gave away, what luck brought, and where the result came from.

>>> import tablee
>>> from tablee.analysis import Budget, analyse
>>> pos = tablee.game("push").new(2, seed=1)
>>> while not pos.over:
...     seat = pos.to_act[0]
...     pos.play(seat, pos.legal(seat)[0])
>>> analysis = analyse(pos.record(), budget=Budget(0.01, 2, 2, 2, 2, 2))
>>> first = analysis.splits[0]
>>> abs(first.start + first.luck + first.own + first.others - first.result) < 1e-9
True
"""

from __future__ import annotations

from .judge import GRAVE, QUICK, Budget
from .match import Unfinished, analyse
from .shapes import Analysis, AnswerChance, Decided, Help, Moment, SeatSplit, Truth, TurningPoint, what_would_have_helped

__all__ = [
    "GRAVE",
    "QUICK",
    "Analysis",
    "AnswerChance",
    "Budget",
    "Decided",
    "Help",
    "Moment",
    "SeatSplit",
    "Truth",
    "TurningPoint",
    "Unfinished",
    "analyse",
    "what_would_have_helped",
]
