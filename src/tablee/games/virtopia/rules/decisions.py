"""The questions and steps of Virtopia, in the order of the ledger's table."""

from __future__ import annotations

from typing import Final

from ....engine.automatic import Question
from .actions import ChooseTunnel, FreeCaptives, FreePrison, GivePoint, RecruitMeeples, TakePassengers
from .placing import Begin, ChooseStart, FillCell, OrderLeaders, PlacePoints, Prepare
from .position import Virtopia
from .sanctions import DiscardPoints, MoveByFear, TakeColour
from .sowing import LeaveMeeple
from .turn import ChooseAfterStep, ChooseTurn, EndTurn, EnterCell, SendCaptive, Stumble
from .watchtower import PassTower

QUESTIONS: Final[list[type[Question[Virtopia]]]] = [
    OrderLeaders,
    PlacePoints,
    ChooseTurn,
    ChooseAfterStep,
    LeaveMeeple,
    GivePoint,
    ChooseTunnel,
    TakePassengers,
    RecruitMeeples,
    FreePrison,
    FreeCaptives,
    PassTower,
    MoveByFear,
    TakeColour,
    DiscardPoints,
    SendCaptive,
    ChooseStart,
    FillCell,
]
STEPS: Final[list[type[Question[Virtopia]]]] = [Prepare, EnterCell, Stumble, EndTurn, Begin]
DECISIONS: Final = [*QUESTIONS, *STEPS]
