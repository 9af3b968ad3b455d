"""A setting played: the plan of each cell with the setting laid over it, its matches, and what they say of the aims."""

from __future__ import annotations

from collections.abc import Mapping
from math import lcm
from pathlib import Path
from typing import Any

import msgspec

from ...engine.overlay import content_of, merged
from .. import plan as plans
from ..comparison import deals_of
from ..executors import Executor
from ..observations import bounds, check
from ..plan import BadPlan, Plan, wrong_field
from ..results import Results
from ..run import run
from ..statistics import Interval, sequence_interval
from .search import named
from .spec import BUDGET, Aim, Setting, Tune, lowest


class Table:
    """Plays settings of a plan in a folder, each cell of each setting in a folder of results of its own."""

    def __init__(self, plan: Plan, folder: Path, executor: Executor) -> None:
        assert plan.tune is not None
        self.plan, self.tune, self.folder = plan, plan.tune, folder
        self.executor = executor
        self.cells = list({cell_key(aim): aim for aim in self.tune.aims}.values())

    def observe(self, setting: Setting, matches: int) -> list[Interval]:
        """What is known of each aim after so many matches of each cell."""
        played = {cell_key(aim): self.play(aim, number, setting, matches) for number, aim in enumerate(self.cells, 1)}
        return [self.judged(aim, played[cell_key(aim)], matches) for aim in self.tune.aims]

    @property
    def whole(self) -> int:
        """How many matches make whole deals in all cells."""
        tables = [plans.cells(applied(self.plan, aim, lowest(self.tune)))[0] for aim in self.cells]
        return lcm(*(cell.rotations for cell in tables))

    def play(self, aim: Aim, number: int, setting: Setting, matches: int) -> Results:
        """The results of one cell of a setting, so many matches of them."""
        made = msgspec.structs.replace(applied(self.plan, aim, setting), matches=matches)
        out = self.folder / "matches" / named(setting) / str(number)
        return run(made, out, executor=self.executor)

    def judged(self, aim: Aim, results: Results, matches: int) -> Interval:
        """The interval of one aim after so many matches: all aims of a setting hold together, at any look."""
        level = 1 - (1 - self.tune.sure) / len(self.tune.aims)
        return sequence_interval(values(results, aim, matches), bounds(aim.measure), level)


def values(results: Results, aim: Aim, matches: int) -> list[float]:
    """The figure of an aim for each whole deal of the first matches: a search that was killed may have left more."""
    deals = matches // plans.cells(results.plan)[0].rotations
    found = [figures for deal, figures in deals_of(results, aim.measure)[0].items() if deal < deals]
    if found and aim.of not in found[0]:
        raise wrong_field("tune.aims.of", ", ".join(repr(of) for of in found[0]), aim.of)
    return [figures[aim.of] for figures in found]


def cell_key(aim: Aim) -> bytes:
    """What tells the cells of aims apart."""
    return msgspec.json.encode([aim.seats, aim.options, aim.bots], order="sorted")


def applied(plan: Plan, aim: Aim, setting: Setting) -> Plan:
    """The plan of an aim's cell, with a setting laid over it."""
    budgets = {name: value for name, value in setting.items() if name.endswith(BUDGET)}
    fields = {name: value for name, value in setting.items() if "." in name}
    chosen = {name: value for name, value in setting.items() if name not in budgets and name not in fields}
    bots = [spent(bot, budgets) for bot in plans.listed(aim.bots or plan.bots)]
    return msgspec.structs.replace(
        plan,
        seats=plan.seats if aim.seats is None else [aim.seats],
        options={**plan.options, **aim.options, **chosen},
        content=content_of(merged(plan.content, {"change": fields})),
        bots=bots,
        precision=None,
        aims={},
        tune=None,
    )


def spent(bot: str, budgets: Mapping[str, Any]) -> str:
    """A bot with the budget that a setting gives its kind.

    >>> spent("rollout:300", {"rollout:N": 80}), spent("greedy", {"rollout:N": 80})
    ('rollout:80', 'greedy')
    """
    kind, colon, _ = bot.partition(":")
    return f"{kind}:{budgets[kind + BUDGET]}" if colon and kind + BUDGET in budgets else bot


# Checking.


def check_tune(plan: Plan) -> Tune:
    """The tuning of a plan, if every setting of it can be played; BadPlan names what cannot be."""
    tune = plan.tune
    if tune is None or not tune.tunables:
        raise wrong_field("tune.tunables", "a list of what may be set", [])
    if not tune.aims:
        raise wrong_field("tune.aims", "a list of what is wanted", [])
    if plan.variant:
        raise BadPlan("a search plays the plan as it stands, not its variants").saying("fault-tune-variants")
    if tune.trials < 1:
        raise wrong_field("tune.trials", "a whole number from 1 on", tune.trials)
    if not 0.5 <= tune.sure < 1:
        raise wrong_field("tune.sure", "a number from 0.5 to below 1", tune.sure)
    for tunable in tune.tunables:
        if not tunable.sound:
            wanted = "whole numbers with low below high, or two values or more"
            raise wrong_field(f"tune.tunables.{tunable.name}", wanted, tunable.values or [tunable.low, tunable.high])
    for aim in tune.aims:
        check(aim.measure)
        if not aim.sound:
            raise wrong_field(f"tune.aims.{aim.label}", "either a band or a target", [aim.band, aim.target])
    check_bounds(plan, tune)
    return tune


def check_bounds(plan: Plan, tune: Tune) -> None:
    """Whether the game takes every value of each tunable; BadOptions, BadContent or BadBot says why not."""
    bots = [bot for some in [plan.bots, *(aim.bots for aim in tune.aims)] for bot in plans.listed(some)]
    kinds = {bot.partition(":")[0] + BUDGET for bot in bots if ":" in bot}
    tables = {cell_key(aim): aim for aim in tune.aims}
    for tunable in tune.tunables:
        if tunable.name.endswith(BUDGET) and tunable.name not in kinds:
            raise wrong_field("tune.tunables.name", "of a kind of bot that plays", tunable.name)
        for value in tunable.choices():
            for aim in tables.values():
                plans.cells(applied(plan, aim, {**lowest(tune), tunable.name: value}))


def tunings(plan: Plan) -> dict[str, Plan]:
    """A plan for each number of seats, by the name of its folder: what suits two need not suit four."""
    tune = check_tune(plan)
    if len(plans.listed(plan.game)) > 1:
        raise wrong_field("game", "one game, where there is a tuning", plan.game)
    seats = plans.listed(plan.seats)
    if len(seats) == 1:
        return {"": plan}
    if any(aim.seats is not None for aim in tune.aims):
        raise wrong_field("seats", "one number, where aims have their own", seats)
    return {str(n): msgspec.structs.replace(plan, seats=[n]) for n in seats}
