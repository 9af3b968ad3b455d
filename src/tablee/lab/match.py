"""One match of a plan, from its deal to its end, and the rows it gives. A bot sees what its seat sees and nothing else."""

from __future__ import annotations

from array import array
from time import perf_counter
from typing import Any

import msgspec

from ..bots import Bot, make_bot
from ..bots.course import Watcher, play_course
from ..engine.outcome import Outcome
from ..engine.position import Position
from ..engine.rng import Rng
from .plan import Cell, Plan, cells, derived, place, seed_of
from .probes.again import Again
from .probes.bound import BoundBot

Row = dict[str, Any]


class Rows(msgspec.Struct):
    """What a match gives: its own row, one a card, and where the plan asks for them one a decision and one a moment."""

    match: Row
    seconds: float
    cards: Counts
    decisions: list[Row] = []
    moments: list[Row] = []
    choices: list[Row] = []


class Counts(msgspec.Struct):
    """How often each card was used: by each seat and then by nobody in particular, card after card, as 64-bit numbers."""

    cards: list[str]
    uses: bytes


def play_match(plan: Plan, number: int) -> Rows:
    """The rows of a match of a complete plan."""
    begun = perf_counter()
    where = place(plan, number)
    cell = cells(plan)[where.cell]
    seed = seed_of(plan, cell.game.id, where.deal)
    lineup = cell.lineup(where.rotation)
    made: Any = cell.game.new
    pos: Position = made(cell.seats, seed, **cell.options)
    bots = [seat_bot(cell, bot, seed, seat, first_of(lineup) == seat) for seat, bot in enumerate(lineup)]
    eyes = [Rng(derived(seed, "window", seat)) for seat in range(cell.seats)]
    watch = Watch(plan, number, cell, seed, lineup)
    course = play_course(pos, bots, eyes, watch if watch.wants else None)
    outcome = pos.outcome
    assert outcome is not None
    watch.settle(outcome)
    facts = cell.game.facts(pos)
    row: Row = {
        "match": number,
        "game": cell.game.id,
        "seats": cell.seats,
        "variant": cell.variant.name,
        "deal": where.deal,
        "rotation": where.rotation,
        "seed": seed,
        "bots": [cell.bots[bot] for bot in lineup],
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "returns": list(outcome.returns),
        "moves": int(course.moves),
        "forced": int(course.forced),
        "asked": list(course.asked),
        "choices": list(course.choices),
        "last": list(course.last),
        "longest": list(course.longest),
        "reason": outcome.reason,
        "first": facts.get("first"),
        "facts": msgspec.json.encode(facts).decode(),
    }
    cards = card_counts(cell, pos)
    return Rows(row, perf_counter() - begun, cards, watch.decisions, watch.moments, watch.choices)


def first_of(lineup: list[int]) -> int:
    """The first seat that the first bot holds; -1 where it holds none."""
    return lineup.index(0) if 0 in lineup else -1


def seat_bot(cell: Cell, bot: int, seed: str, seat: int, bound: bool) -> Bot:
    """The bot that holds a seat in a deal. Where the variant forbids or forces cards, the first bot's first seat is bound."""
    made = make_bot(cell.game, cell.specs[bot], derived(seed, "bot", seat))
    variant = cell.variant
    if bound and (variant.forbid or variant.force):
        return BoundBot(made, cell.game, variant.forbid, variant.force, Rng(derived(seed, "bound", seat)))
    return made


class Watch(Watcher):
    """Keeps what a plan wants of the decisions of a match: each of them, or every seat's observation every so often.

    Decisions with a choice are asked again every so often, where the plan wants that.
    """

    def __init__(self, plan: Plan, number: int, cell: Cell, seed: str, lineup: list[int]) -> None:
        self.number = number
        self.cell = cell
        self.every_decision = plan.decisions
        self.step = plan.moments
        self.again = Again(plan, cell, seed, lineup) if plan.choices else None
        self.wants = plan.decisions or plan.moments > 0 or plan.choices > 0
        self.decisions: list[Row] = []
        self.moments: list[Row] = []
        self.choices: list[Row] = []

    def see(self, pos: Position, n: int, seat: int, legal: list[int], action: int) -> None:
        """Note a decision before it is played: a row of what that seat could know."""
        if self.every_decision:
            self.decisions.append(
                {
                    "match": self.number,
                    "n": n,
                    "seat": seat,
                    "question": type(pos.agenda[-1]).__name__,
                    "observation": pos.features(seat),
                    "legal": legal,
                    "chosen": action,
                }
            )
        if self.step and n % self.step == 0:
            for each in range(self.cell.seats):
                row = {"match": self.number, "n": n, "seat": each, "observation": pos.features(each)}
                self.moments.append(row)
        if self.again is not None and len(legal) > 1 and self.again.due():
            self.choices.append({"match": self.number, **self.again.row(pos, n, seat, legal, action)})

    def settle(self, outcome: Outcome) -> None:
        """Write the result of its seat into every row."""
        for row in (*self.decisions, *self.moments):
            row["result"] = outcome.returns[row["seat"]]


def card_counts(cell: Cell, pos: Position) -> Counts:
    """Every card of the box, and what else was used: how often by each seat, and how often by nobody in particular."""
    width, places = cell.seats + 1, cell.places
    counts = array("q", bytes(8 * width * len(places)))
    for card, seat in cell.game.uses(pos):
        if card not in places:
            places = {**places, card: len(places)}
            counts.extend([0] * width)
        counts[places[card] * width + (seat if seat >= 0 else cell.seats)] += 1
    return Counts(list(places), counts.tobytes())
