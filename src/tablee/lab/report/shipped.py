"""The reports that are shipped: each game has a plan, what it gave, and the pages made from that.

Beside a game's `balance/plan.toml` lie, as small Parquet, the matches of the plan and the uses of its cards, and what was
measured of them (`measures.parquet` …); the pages in each language follow from those alone. A plan whose results are missing,
or are those of another plan, is played again in a folder of its own, where an interrupted run goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import rmtree
from typing import Final

import msgspec
import polars as pl

from ...engine.text import languages
from ...registry import game as game_named
from .. import plan as plans
from .. import results as folders
from ..plan import Plan
from ..results import Results
from ..run import Progress, run
from .markdown import markdown
from .numbers import Figures
from .page import Draw, page
from .reading import KEPT, keep, kept, read
from .report import made
from .svg import drawn

LEAN: Final = ("matches", "cards")
"""The tables that are shipped; moments and decisions are too large, and what they say is measured already."""

DOCS: Final = "en"
"""The language of the documentation."""


class Shipped(msgspec.Struct, frozen=True):
    """A game's shipped report: its folder in the sources, and where its page in the documentation lies."""

    game: str
    folder: Path
    docs: Path

    @property
    def file(self) -> Path:
        """The plan."""
        return self.folder / "plan.toml"

    @property
    def plan(self) -> Plan:
        """The plan, complete."""
        return plans.read(self.file)

    def stale(self) -> bool:
        """Whether the results are missing, or are those of another plan."""
        try:
            found = folders.header(self.folder)
        except folders.BadResults:
            return True
        wanted = msgspec.json.decode(msgspec.json.encode(plans.canonical(self.plan)))
        lacking = [name for name in KEPT if not (self.folder / f"{name}.parquet").exists()]
        return bool(lacking) or any(found.get(name) != value for name, value in wanted.items() if name != "aims")


def all_shipped(root: Path) -> list[Shipped]:
    """The shipped reports of a checkout, found by their plans."""
    files = sorted(root.glob("src/tablee/games/*/balance/plan.toml"))
    return [Shipped(path.parents[1].name, path.parent, root / "docs" / "balance") for path in files]


def renew(shipped: Shipped, work: Path, jobs: int | None = None, progress: Callable[[Progress], None] | None = None) -> None:
    """Play a plan, or go on with it, in `work`; then keep what it gave beside the plan."""
    folder = work / shipped.game
    source = shipped.file.read_text("utf-8")
    if (folder / "plan.json").exists():
        begun = {name: value for name, value in folders.header(folder).items() if name != "tablee-lab"}
        if plans.difference(begun, plans.canonical(shipped.plan)):
            rmtree(folder)
    run(shipped.plan, folder, jobs, progress=progress, source=source)
    cache(folders.read(folder), shipped.folder)


def cache(results: Results, folder: Path) -> None:
    """Keep what results gave in a folder: their lean tables, and what is measured of them."""
    said = read(results.folder)[0]
    for old in folder.glob("*.parquet"):
        old.unlink()
    for name in ("plan.json", "environment.json"):
        (folder / name).write_bytes((results.folder / name).read_bytes())
    last = results.played - 1
    for table in LEAN:
        rows = results.table(table).collect()
        if not rows.is_empty():
            path = folder / folders.part_name(table, 0, last)
            lean(table, rows).write_parquet(path, compression="zstd", compression_level=19)
    keep(said, folder)


def lean(table: str, rows: pl.DataFrame) -> pl.DataFrame:
    """A table without what nothing is measured by: the seed of a match follows from its plan."""
    return rows.with_columns(seed=pl.lit("")) if table == "matches" else rows


# The pages.


def pages(shipped: Shipped, draw: Draw = drawn) -> Iterator[tuple[Path, str]]:
    """Every page of a shipped report: where it lies, and what stands on it."""
    said = kept(shipped.folder, shipped.game)
    game = game_named(shipped.game)
    for lang in languages(game.package):
        report = made([said], lang)
        yield shipped.folder / f"report.{lang}.html", page(report, live=False, draw=draw)
        yield shipped.folder / f"report.{lang}.md", markdown(report)
        if lang == DOCS:
            yield shipped.docs / f"{shipped.game}.md", markdown(report, notes(shipped, lang))


def notes(shipped: Shipped, lang: str) -> list[str]:
    """What stands at the head of a page of the documentation: that it is made, and where its notes are."""
    speak = Figures(lang)
    lines = [speak.say("report-generated")]
    if (shipped.docs / "notes" / f"{shipped.game}.md").exists():
        link = f"[{speak.say('report-notes-link')}](notes/{shipped.game}.md)"
        lines.append(speak.say("report-notes", link=link))
    return lines


def write(shipped: Shipped) -> None:
    """Write every page of a shipped report."""
    for path, text in pages(shipped):
        path.write_text(text, "utf-8")
