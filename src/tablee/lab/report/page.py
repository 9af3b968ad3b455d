"""A report as one page of HTML that loads nothing.

The charts are in the page as drawings, so that it needs no script. With `live`, Vega is in it, too, and the charts answer to
the pointer; the pages that are shipped with the games go without, which keeps them small and lets a strict server show them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from hashlib import blake2b
from html import escape
from importlib import resources
from typing import Any, Final

from .charts import CONFIG
from .model import FACT, GOOD, UNSURE, WARNING, Answer, Definition, Figure, Finding, Grid, Ground, Report, Section
from .numbers import Figures
from .svg import drawn, number_format, vega

Draw = Callable[[dict[str, Any], str], str]
"""Makes the drawing of a chart in a language."""

SIGNS: Final = {
    GOOD: '<circle cx="10" cy="10" r="8.6"/><path d="m6 10.4 2.8 2.8L14.2 7"/>',
    FACT: '<circle cx="10" cy="10" r="8.6"/><path d="M10 9v5.2M10 5.8v.4"/>',
    UNSURE: '<circle cx="10" cy="10" r="8.6"/><path d="M7.4 8a2.6 2.6 0 1 1 3.6 2.4c-.7.3-1 .7-1 1.5M10 14.3v.3"/>',
    WARNING: '<path d="M10 1.8 18.8 17.6H1.2Z"/><path d="M10 7.4v4.8M10 14.6v.4"/>',
}
"""A sign for each mood, beside the word for it: never a colour alone."""

SIGN: Final = 'viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"'

SHOWN: Final = 4
"""How many findings of an answer stand on the first screen; more can be opened."""


def page(report: Report, live: bool = True, draw: Draw = drawn) -> str:
    """The whole page; `draw` makes the drawing of a chart."""
    speak = Figures(report.lang)
    figures = [figure for section in report.sections for figure in section.figures]
    parts = [section(speak, each, draw) for each in report.sections]
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{report.lang}">',
            '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(report.title)}</title>",
            f"<style>{asset('page.css')}</style></head>",
            "<body>",
            head(report),
            "<main>",
            answers(speak, report.answers),
            contents(speak, report.sections),
            *parts,
            grounds(speak, report.runs),
            "</main>",
            f"<footer><p>{escape(speak.say('report-definitions'))}</p></footer>",
            *([scripts(figures, report.lang)] if live and figures else []),
            "</body></html>",
            "",
        ]
    )


def asset(name: str) -> str:
    """A file that lies beside this module."""
    return resources.files(__package__).joinpath(name).read_text("utf-8")


def scripts(figures: Sequence[Figure], lang: str) -> str:
    """Vega, once, and the specifications of all charts."""
    told: dict[str, Any] = {
        "config": CONFIG,
        "formatLocale": number_format(lang),
        "specs": [figure.spec for figure in figures],
    }
    data = json.dumps(told, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    code = f'<script type="module">{vega()}\n{asset("page.js")}</script>'
    return f'<script type="application/json" id="charts">{data}</script>\n{code}'


def head(report: Report) -> str:
    """The title, and what was played."""
    title, lead = escape(report.title), escape(report.lead)
    return f'<header><p class="brand">Tablée</p><h1>{title}</h1><p class="lead">{lead}</p></header>'


def contents(speak: Figures, sections: Sequence[Section]) -> str:
    """Links to all parts."""
    named = [(each.key, each.title) for each in sections] + [("ground", speak.say("report-part-ground"))]
    links = "".join(f'<li><a href="#{key}">{escape(title)}</a></li>' for key, title in named)
    return f'<nav aria-label="{escape(speak.say("report-contents"))}"><ul>{links}</ul></nav>'


def answers(speak: Figures, found: Sequence[Answer]) -> str:
    """The questions with their answers: the first screen."""
    title = escape(speak.say("report-answers"))
    made = "".join(answer(speak, each) for each in found)
    begin = f'<section id="answers" aria-labelledby="answers-title"><h2 id="answers-title">{title}</h2>'
    return f'{begin}<div class="answers">{made}</div></section>'


def answer(speak: Figures, given: Answer) -> str:
    """A question, how it stands, and the findings."""
    mood = f'<p class="mood">{escape(speak.say(f"report-mood-{given.mood}"))}</p>'
    first, rest = given.findings[:SHOWN], given.findings[SHOWN:]
    lines = "".join(finding(speak, each) for each in first)
    further = "".join(finding(speak, each) for each in rest)
    count = escape(speak.say("report-further", count=len(rest)))
    more = f"<details><summary>{count}</summary><ul>{further}</ul></details>" if rest else ""
    title = f"<header><h3>{escape(given.question)}</h3>{mood}</header>"
    return f'<article class="answer {given.mood}">{title}<ul>{lines}</ul>{more}</article>'


def finding(speak: Figures, found: Finding) -> str:
    """One sentence with its sign, and a link to the chart that shows it."""
    sign = f'<span class="sign"><svg {SIGN}>{SIGNS[found.mood]}</svg></span>'
    where = f'<span class="where">{escape(found.where)}</span>' if found.where else ""
    more = escape(speak.say("report-more"))
    link = (
        f' <a class="more" href="#{found.section}" aria-label="{more} : {escape(found.section)}">{more}</a>'
        if found.section
        else ""
    )
    return f'<li class="{found.mood}">{sign}{where}{escape(found.text)}{link}</li>'


def section(speak: Figures, shown: Section, draw: Draw) -> str:
    """One subject."""
    title = f'<h2 id="{shown.key}-title">{escape(shown.title)}</h2><p>{escape(shown.text)}</p>'
    told = {each.says: n for n, each in reversed(list(enumerate(shown.figures)))}
    figures = "".join(figure(speak, each, draw, told[each.says] == n) for n, each in enumerate(shown.figures))
    drawings = f'<div class="figures">{figures}</div>' if figures else ""
    grids = "".join(scrolled(grid, shown.title) for grid in shown.grids)
    means = definitions(speak, shown.definitions)
    return f'<section id="{shown.key}" aria-labelledby="{shown.key}-title">{title}{drawings}{grids}{means}</section>'


def figure(speak: Figures, shown: Figure, draw: Draw, first: bool) -> str:
    """A chart with its caption and the same as a table; how to read it stands at the first of its kind."""
    reading = f"<p>{escape(shown.says)}</p>" if first else ""
    caption = f"<figcaption><h3>{escape(shown.title)}</h3>{reading}</figcaption>"
    made = draw(shown.spec, speak.lang)
    chart = f'<div class="chart" role="img" aria-label="{escape(shown.title)}" data-of="{mark(shown.spec)}">{made}</div>'
    table = f"<details><summary>{escape(speak.say('report-show'))}</summary>{scrolled(shown.grid, shown.title)}</details>"
    return f"<figure>{caption}{chart}{table}</figure>"


def mark(spec: dict[str, Any]) -> str:
    """A short mark of what a chart shows, by which a page tells whether its drawings are of its figures."""
    return blake2b(json.dumps(spec, sort_keys=True).encode(), digest_size=6).hexdigest()


def scrolled(grid: Grid, name: str) -> str:
    """A table that scrolls by itself where the page is narrow."""
    return f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(name)}">{table(grid)}</div>'


def table(grid: Grid) -> str:
    """A table; its first column names the rows."""
    kind = [' class="text"' if n < grid.words else "" for n in range(len(grid.head))]
    head = "".join(f'<th scope="col"{kind[n]}>{escape(cell)}</th>' for n, cell in enumerate(grid.head))
    rows = []
    for first, *rest in grid.rows:
        cells = "".join(f"<td{kind[n + 1]}>{escape(cell)}</td>" for n, cell in enumerate(rest))
        rows.append(f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>')
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def definitions(speak: Figures, found: Sequence[Definition]) -> str:
    """What the measures of a subject mean."""
    known = [each for each in found if each.text]
    if not known:
        return ""
    terms = "".join(f"<dt>{escape(each.name)}</dt><dd>{escape(each.text)}</dd>" for each in known)
    return f"<details><summary>{escape(speak.say('report-means'))}</summary><dl>{terms}</dl></details>"


def grounds(speak: Figures, runs: Sequence[Ground]) -> str:
    """What the figures rest on, and how to play it again."""
    title, about = escape(speak.say("report-part-ground")), escape(speak.say("report-part-ground-about"))
    parts = [f'<section id="ground" aria-labelledby="ground-title"><h2 id="ground-title">{title}</h2><p>{about}</p>']
    for run in runs:
        facts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in run.facts)
        parts.append(f'<h3>{escape(run.name)}</h3><dl class="ground">{facts}</dl>')
        parts.append(f'<h3>{escape(speak.say("report-again"))}</h3><pre tabindex="0">{escape(run.again)}</pre>')
        parts.append(f'<h3>{escape(speak.say("report-plan"))}</h3><pre tabindex="0">{escape(run.plan)}</pre>')
    return "".join(parts) + "</section>"
