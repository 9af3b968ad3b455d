"""A report as Markdown: the same sentences and tables, without the drawings."""

from __future__ import annotations

from collections.abc import Sequence

from .model import Answer, Finding, Grid, Ground, Report, Section
from .numbers import Figures


def markdown(report: Report, notes: Sequence[str] = ()) -> str:
    """The whole report; `notes` are paragraphs that follow its head."""
    speak = Figures(report.lang)
    lines = [f"# {report.title}", "", report.lead, ""]
    for note in notes:
        lines += [note, ""]
    lines += [f"## {speak.say('report-answers')}", ""]
    for answer in report.answers:
        lines += answered(speak, answer)
    for section in report.sections:
        lines += told(speak, section)
    lines += ground(speak, report.runs)
    return "\n".join([*lines, speak.say("report-definitions"), ""])


def answered(speak: Figures, answer: Answer) -> list[str]:
    """A question and its findings."""
    return [f"### {answer.question}", "", *(line(speak, finding) for finding in answer.findings), ""]


def line(speak: Figures, finding: Finding) -> str:
    """One finding; how it is meant comes first."""
    where = f"{escaped(finding.where)} · " if finding.where else ""
    return f"- **{speak.say(f'report-mood-{finding.mood}')}** · {where}{escaped(finding.text)}"


def told(speak: Figures, section: Section) -> list[str]:
    """One subject with its tables."""
    lines = [f"## {section.title}", "", section.text, ""]
    for definition in section.definitions:
        if definition.text:
            lines.append(f"- **{definition.name}** – {definition.text}")
    lines += [""] if any(each.text for each in section.definitions) else []
    for figure in section.figures:
        lines += [f"### {figure.title}", "", *table(figure.grid), ""]
    for grid in section.grids:
        lines += [*table(grid), ""]
    return lines


def table(grid: Grid) -> list[str]:
    """A table.

    >>> table(Grid(["a", "b"], [["x|y", "1"]]))
    ['| a | b |', '| --- | --- |', '| x\\\\|y | 1 |']
    """
    return [row(grid.head), row(["---"] * len(grid.head)), *(row(cells) for cells in grid.rows)]


def row(cells: Sequence[str]) -> str:
    """A row of a table."""
    return f"| {' | '.join(escaped(cell) for cell in cells)} |"


def escaped(text: str) -> str:
    """A text without what Markdown would take for its own."""
    for mark in "\\|*_[]<>":
        text = text.replace(mark, f"\\{mark}") if mark != "_" or "_" in text else text
    return text


def ground(speak: Figures, runs: Sequence[Ground]) -> list[str]:
    """What the figures rest on."""
    lines = [f"## {speak.say('report-part-ground')}", "", speak.say("report-part-ground-about"), ""]
    for run in runs:
        lines += [f"### {run.name}", "", *(f"- {name}: {escaped(value)}" for name, value in run.facts), ""]
        lines += [f"{speak.say('report-again')}:", "", "```sh", run.again, "```", ""]
        lines += [f"{speak.say('report-plan')}:", "", "```toml", run.plan.rstrip(), "```", ""]
    return lines
