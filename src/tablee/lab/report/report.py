"""Makes a report of what one or two runs say."""

from __future__ import annotations

from collections.abc import Sequence

from .findings import answers
from .model import Ground, Report
from .scope import Reading, Scope
from .sections import sections


def made(runs: Sequence[Reading], lang: str) -> Report:
    """The report of a run, or of two beside one another, in a language."""
    scope = Scope(lang, runs)
    titles = [scope.title(game) for game in scope.games]
    key = "report-title" if len(titles) == 1 else "report-title-several"
    total = scope.count(sum(run.matches for run in runs))
    lead = scope.say("report-lead", n=total, count=sum(run.matches for run in runs))
    if scope.several_runs:
        lead = scope.say("report-lead-two", first=runs[0].name, second=runs[1].name, n=total)
    return Report(
        lang=lang,
        title=scope.say(key, game=", ".join(titles), games=", ".join(titles)),
        lead=lead,
        answers=answers(scope),
        sections=sections(scope),
        runs=[
            Ground(run.name, [(scope.say(f"report-fact-{name}"), value) for name, value in run.facts], run.plan, run.again)
            for run in runs
        ],
    )
