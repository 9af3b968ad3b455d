"""A setting played: the plan of each cell with the setting laid over it, its matches, and what they say of the aims."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ...engine.overlay import content_of, merged
from .. import plan as plans
from ..executors import Executor
from ..observations import bounds, check, observed
from ..plan import Plan, wrong_field
from ..precision import means
from ..results import Results
from ..run import run
from ..statistics import Interval, sequence_interval
from .search import named
from .spec import BUDGET, Aim, Setting, Tune


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
        return [self.judged(aim, played[cell_key(aim)]) for aim in self.tune.aims]

    def play(self, aim: Aim, number: int, setting: Setting, matches: int) -> Results:
        """The results of one cell of a setting, so many matches of them."""
        made = msgspec.structs.replace(applied(self.plan, aim, setting), matches=matches)
        out = self.folder / "matches" / named(setting) / str(number)
        return run(made, out, executor=self.executor)

    def judged(self, aim: Aim, results: Results) -> Interval:
        """The interval of one aim: all aims of a setting hold together, at any look."""
        level = 1 - (1 - self.tune.sure) / len(self.tune.aims)
        rows = results.matches.collect().iter_rows(named=True)
        cell = plans.cells(results.plan)[0]
        return sequence_interval(values(rows, aim, cell.bots, cell.team), bounds(aim.measure), level)


def values(rows: Iterable[Mapping[str, Any]], aim: Aim, bots: Sequence[str], team: bool) -> list[float]:
    """The figure of an aim for each deal: the mean of its rotations."""
    deals: dict[int, list[dict[str, float]]] = {}
    for row in rows:
        deals.setdefault(row["deal"], []).append(observed(row, aim.measure, list(dict.fromkeys(bots)), team))
    found = [means(deal) for deal in deals.values()]
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
    """Whether the game takes the lowest and the highest value of each tunable; BadOptions or BadContent says why not."""
    bots = [bot for some in [plan.bots, *(aim.bots for aim in tune.aims)] for bot in plans.listed(some)]
    kinds = {bot.partition(":")[0] + BUDGET for bot in bots if ":" in bot}
    first = {tunable.name: tunable.choices()[0] for tunable in tune.tunables}
    for tunable in tune.tunables:
        if tunable.name.endswith(BUDGET) and tunable.name not in kinds:
            raise wrong_field("tune.tunables.name", "of a kind of bot that plays", tunable.name)
        for value in (tunable.choices()[0], tunable.choices()[-1]):
            for aim in tune.aims:
                plans.cells(applied(plan, aim, {**first, tunable.name: value}))


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
