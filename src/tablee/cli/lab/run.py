"""`tablee lab run`: carry out a plan in a folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..base import err, out, say
from . import group
from .progress import with_bar

if TYPE_CHECKING:
    from ...lab.executors import Executor


@group.command()
def run(
    file: Annotated[Path, typer.Argument(metavar="PLAN")],
    out_folder: Annotated[Path | None, typer.Option("--out", metavar="DIR")] = None,
    jobs: Annotated[int | None, typer.Option(metavar="N")] = None,
    ray: Annotated[str | None, typer.Option(metavar="auto|ADDRESS")] = None,
) -> int:
    """Play the matches of a plan that its folder does not hold yet."""
    from ...lab import plan as plans
    from ...lab.results import Results
    from ...lab.run import run as carry_out

    plan = plans.read(file)
    folder = out_folder or Path(file.stem)
    source = file.read_text("utf-8") if file.suffix != ".py" else None
    try:
        results = with_bar(file.stem, lambda progress: carry_out(plan, folder, jobs, cluster(ray), progress, source))
    except KeyboardInterrupt:
        played = Results(folder, plan, {}).played if folder.is_dir() else 0
        err().print(say()("arena-interrupted", played=played, wanted=plans.total(plan)), style="yellow")
        return 130
    out().print(say()("lab-done", played=results.played, folder=str(folder)), soft_wrap=True)
    return 0


def cluster(address: str | None) -> Executor | None:
    """The Ray cluster that is to play, if one is."""
    if address is None:
        return None
    from ...lab.executors.ray import Ray

    return Ray(address)
