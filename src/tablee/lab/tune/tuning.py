"""A tuning from its plan to its overlay: a search for each number of seats, in its folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import msgspec

from .. import plan as plans
from ..executors import Executor
from ..plan import Plan
from ..results import BadResults, damaged, locked, pretty, unwritable, write
from ..run import BadRun
from .playing import Table, tunings
from .search import Search
from .spec import Setting, Tune, looks
from .standing import Standing
from .verdict import Trial, front
from .writing import keep

PLAN = "tune.json"


class Progress(msgspec.Struct, frozen=True):
    """How far a tuning is: settings done and wanted, the setting being played, and how many matches of it."""

    done: int
    wanted: int
    setting: Setting
    matches: int


class Tuned(msgspec.Struct, frozen=True):
    """What a search has found: every trial, the front, and the files of the overlays."""

    seats: int
    tune: Tune
    trials: list[Trial]
    front: list[Trial]
    files: list[Path]


def tune(
    plan: Plan,
    out: Path | str,
    jobs: int | None = None,
    executor: Executor | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> list[Tuned]:
    """Search for what a plan wants. An interruption is passed on; the same call goes on from where it was."""
    if jobs is not None and jobs < 1:
        raise BadRun(f"a search needs at least one process, not {jobs}").saying("fault-processes")
    whole = plans.complete(plan)
    found = tunings(whole)
    tell = progress or (lambda so_far: None)
    with locked(Path(out), PLAN), closing(Standing(jobs)) as standing:
        claim(whole, Path(out))
        return [searched(each, Path(out) / name, executor or standing, tell) for name, each in found.items()]


def searched(plan: Plan, folder: Path, executor: Executor, tell: Callable[[Progress], None]) -> Tuned:
    """One search, for one number of seats."""
    wanted = plan.tune
    assert wanted is not None

    def told(trials: Sequence[Trial], setting: Setting, played: int) -> None:
        tell(Progress(len(trials), wanted.trials, setting, played))

    table = Table(plan, folder, executor)
    trials = Search(wanted, looks(wanted, plan.matches, table.whole), folder, table.observe, told).run()
    seats = plans.listed(plan.seats)[0]
    return Tuned(seats, wanted, trials, front(wanted, trials), keep(wanted, trials, folder))


def claim(plan: Plan, folder: Path) -> None:
    """Begin the folder of a tuning, or see that it is of this plan; more trials may be wanted than before."""
    kept = folder / PLAN
    mine = msgspec.json.decode(msgspec.json.encode(plan))
    mine["tune"].pop("trials")
    try:
        if kept.exists() and msgspec.json.decode(kept.read_bytes()) != mine:
            other = BadResults(f"{folder} is of another plan")
            raise other.saying("fault-results-other", folder=str(folder), field="tune")
        write(kept, pretty(mine))
    except OSError as error:
        raise unwritable(folder, error) from None
    except msgspec.DecodeError as error:
        raise damaged(kept, error) from None
