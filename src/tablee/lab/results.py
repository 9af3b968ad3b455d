"""The folder of a run: its plan, its environment, and its tables as Parquet.

A part holds the rows of some matches in a row and says so in its name: `matches-000000000-000000063.parquet`. Parts are
written whole or not at all, that of `matches` last, so that a match counts when all its rows are there; a run that was killed
goes on from them. When nothing is missing any more the parts of each table are joined into one. While that happens, and if it
was interrupted, a part may lie within another: the larger one counts. `sums.txt` has the SHA-256 of every part, noted before
the part has its name, so that one that was damaged later is found.
"""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
import polars as pl

import tablee

from ..engine.errors import TableeError
from . import plan as plans
from . import sums
from .match import Row
from .plan import Plan
from .tables import SCHEMAS, Chunk

try:
    import fcntl
except ImportError:  # pragma: no cover
    fcntl = None  # type: ignore[assignment]

FORMAT: Final = 1
PLAN: Final = "plan.json"
ENVIRONMENT: Final = "environment.json"
LOCK: Final = ".lock"
MEASURED: Final = "measures.parquet"
"""What is shipped of a run has this beside some of its tables; the others were measured and left out."""
PART: Final = re.compile(r"^([a-z]+)-(\d{9,})-(\d{9,})\.parquet$")
UNFINISHED: Final = ".part"


class BadResults(TableeError):
    """A folder that is not of this plan, or has a file that cannot be read; the sentence names it."""


class Results:
    """What a folder holds: its plan, and its tables as lazy frames."""

    def __init__(self, folder: Path, plan: Plan, environment: dict[str, Any]) -> None:
        self.folder = folder
        self.plan = plan
        self.environment = environment

    def table(self, name: str) -> pl.LazyFrame:
        """A table by name, in the order of its matches; without rows where the plan did not ask for it."""
        files = [str(path) for _, _, path in parts(self.folder, name)]
        if not files:
            return pl.LazyFrame(schema=SCHEMAS[name])
        return pl.scan_parquet(files)

    @property
    def matches(self) -> pl.LazyFrame:
        """One row a match."""
        return self.table("matches")

    @property
    def cards(self) -> pl.LazyFrame:
        """One row a card a match."""
        return self.table("cards")

    @property
    def decisions(self) -> pl.LazyFrame:
        """One row a decision, where the plan asks for them."""
        return self.table("decisions")

    @property
    def moments(self) -> pl.LazyFrame:
        """One row a seat at every so many decisions, where the plan asks for them."""
        return self.table("moments")

    @property
    def choices(self) -> pl.LazyFrame:
        """One row at every so many decisions with a choice, asked again, where the plan asks for them."""
        return self.table("choices")

    @property
    def timings(self) -> pl.LazyFrame:
        """How long each match took, which differs from run to run."""
        return self.table("timings")

    @property
    def played(self) -> int:
        """How many matches there are."""
        return sum(last - first + 1 for first, last, _ in parts(self.folder, "matches"))


# Opening.


def read(folder: Path) -> Results:
    """The results in a folder; BadResults says what is wrong with it."""
    kept = header(folder)
    try:
        plan = msgspec.convert({name: value for name, value in kept.items() if name in Plan.__struct_fields__}, Plan)
    except msgspec.ValidationError as error:
        raise damaged(folder / PLAN, error) from None
    made_with = kept_environment(folder / ENVIRONMENT)
    check_parts(folder, plan)
    return Results(folder, plan, made_with)


def open_for(plan: Plan, folder: Path, source: str | None = None) -> Results:
    """The folder for a complete plan, locked: begun, or gone on with. BadResults when it is of another plan.

    The plan is written first: whatever else was not yet written when a run was killed is written by the next.
    """
    wanted = {"tablee-lab": FORMAT, **plans.canonical(plan)}
    if (folder / PLAN).exists():
        kept = header(folder)
        field = plans.difference(kept, wanted)
        if field:
            raise of_another(folder, field, kept.get(field), wanted.get(field))
        check_parts(folder, plan)
    try:
        write(folder / PLAN, pretty(wanted))
        if not (folder / ENVIRONMENT).exists():
            write(folder / ENVIRONMENT, pretty(environment()))
        if source is not None:
            write(folder / "plan.toml", source.encode())
    except OSError as error:
        raise unwritable(folder, error) from None
    return Results(folder, plan, environment())


def make(folder: Path, mark: str = PLAN) -> None:
    """Make a folder, unless there is one with this mark; BadResults when it holds something else.

    What is left of a run that was killed before it had written its mark is nothing else.
    """
    if folder.exists() and not folder.is_dir():
        raise BadResults(f"{folder} is no folder of results").saying("fault-results-none", folder=str(folder))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        held = {path.name for path in folder.iterdir()}
    except OSError as error:
        raise unwritable(folder, error) from None
    if mark not in held and held - {LOCK, mark + UNFINISHED}:
        other = BadResults(f"{folder} is no folder of results, and not empty")
        raise other.saying("fault-results-folder", folder=str(folder))


def unwritable(folder: Path, error: OSError) -> BadResults:
    """A folder that cannot be written."""
    return BadResults(f"{folder} cannot be written: {error.strerror}").saying("fault-results-write", folder=str(folder))


def header(folder: Path) -> dict[str, Any]:
    """The plan that a folder keeps."""
    path = folder / PLAN
    try:
        kept = msgspec.json.decode(path.read_bytes())
    except OSError:
        raise BadResults(f"{folder} is no folder of results").saying("fault-results-none", folder=str(folder)) from None
    except msgspec.DecodeError as error:
        raise damaged(path, error) from None
    if not isinstance(kept, dict) or kept.get("tablee-lab") != FORMAT:
        raise damaged(path, f"its format is not {FORMAT}")
    return kept


def kept_environment(path: Path) -> dict[str, Any]:
    """What a run was made with, as its folder keeps it."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
    except OSError:
        raise lost(path) from None
    except msgspec.DecodeError as error:
        raise damaged(path, error) from None


def lost(path: Path) -> BadResults:
    """A file that should be there."""
    return BadResults(f"{path} is missing").saying("fault-results-missing", file=str(path))


def damaged(path: Path, why: object) -> BadResults:
    """A file that cannot be read."""
    return BadResults(f"{path} is damaged: {why}"[:300]).saying("fault-results-damaged", file=str(path))


def of_another(folder: Path, field: str, kept: object, wanted: object) -> BadResults:
    """A folder of another plan, and by which field."""
    other = BadResults(f"{folder} is of another plan: its {field} is {kept!r}, not {wanted!r}"[:300])
    return other.saying("fault-results-other", folder=str(folder), field=field)


def environment() -> dict[str, Any]:
    """What a run was made with; it decides nothing."""
    return {
        "tablee": tablee.__version__,
        "compiled": tablee.compiled,
        "python": platform.python_version(),
        "polars": pl.__version__,
        "system": platform.platform(),
        "cores": os.cpu_count(),
    }


@contextmanager
def locked(folder: Path, mark: str = PLAN) -> Iterator[None]:
    """Make a folder and keep it from a second run while one writes into it; whoever dies leaves it free.

    Windows has no such lock.
    """
    make(folder, mark)
    if fcntl is None:
        yield
        return
    try:
        lock = (folder / LOCK).open("w")
    except OSError as error:
        raise unwritable(folder, error) from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            taken = BadResults(f"another run is writing into {folder}")
            raise taken.saying("fault-results-taken", folder=str(folder)) from None
        yield


# Parts.


def parts(folder: Path, table: str) -> list[tuple[int, int, Path]]:
    """The parts of a table in their order: first match, last match, file. One within another does not count."""
    found = [(int(match[2]), -int(match[3]), path) for match, path in named(folder) if match[1] == table]
    kept: list[tuple[int, int, Path]] = []
    for first, last, path in sorted(found):
        if not kept or first > kept[-1][1]:
            kept.append((first, -last, path))
    return kept


def named(folder: Path) -> Iterable[tuple[re.Match[str], Path]]:
    """Every file whose name is that of a part."""
    for path in folder.iterdir():
        match = PART.match(path.name)
        if match:
            yield match, path


def part_name(table: str, first: int, last: int) -> str:
    """The name of a part."""
    return f"{table}-{first:09}-{last:09}.parquet"


def check_parts(folder: Path, plan: Plan) -> None:
    """BadResults names a part that is missing, is not what was written, or has not the matches it is called after."""
    noted = sums.noted(folder)
    for table in SCHEMAS:
        for first, last, path in parts(folder, table):
            if path.name in noted and sums.digest(path) not in noted[path.name]:
                raise damaged(path, "it is not what was written")
            check_numbers(table, first, last, path)
    if not (folder / MEASURED).exists():
        for table in asked(plan):
            check_there(folder, table)


def check_numbers(table: str, first: int, last: int, path: Path) -> None:
    """BadResults names a part that cannot be read or has not the matches it is called after."""
    try:
        match = pl.col("match")
        numbers = pl.scan_parquet(path).select(low=match.min(), high=match.max(), n=match.n_unique()).collect()
    except (pl.exceptions.PolarsError, pl.exceptions.PanicException, OSError) as error:
        raise damaged(path, error) from None
    low, high, count = numbers.row(0)
    short = table == "matches" and count != last - first + 1
    if short or (low is not None and (low < first or high > last)):
        raise damaged(path, f"it has {count} matches from {low} to {high}")


def check_there(folder: Path, table: str) -> None:
    """BadResults names a part of a table that is not there, though its matches are."""
    played = parts(folder, "matches")
    for first, last in missing(folder, played[-1][1] + 1 if played else 0, table):
        for begin, end, _ in played:
            if begin <= last and first <= end:
                raise lost(folder / part_name(table, begin, end))


def asked(plan: Plan) -> list[str]:
    """The tables that a plan gives beside its matches."""
    wanted = {"decisions": plan.decisions, "moments": plan.moments, "choices": plan.choices}
    return ["cards", "timings", *(table for table, value in wanted.items() if value)]


def add(folder: Path, chunk: Chunk) -> None:
    """Keep a chunk: all its tables, that of the matches last."""
    for table in sorted(chunk.tables, key=lambda name: name == "matches"):
        path, data = folder / part_name(table, chunk.first, chunk.last), chunk.tables[table]
        sums.note(path, sha256(data).hexdigest())
        write(path, data)


def write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    held = path.with_name(path.name + UNFINISHED)
    with held.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    held.replace(path)


def pretty(data: object) -> bytes:
    """Plain data as JSON to read."""
    return msgspec.json.format(msgspec.json.encode(data)) + b"\n"


def rows(path: Path) -> list[Row]:
    """The matches of a part."""
    return pl.read_parquet(path).to_dicts()


def missing(folder: Path, total: int, table: str = "matches") -> list[tuple[int, int]]:
    """The ranges of matches of which a table has no part yet."""
    gaps: list[tuple[int, int]] = []
    expected = 0
    for first, last, _ in parts(folder, table):
        if first > expected:
            gaps.append((expected, min(first, total) - 1))
        expected = last + 1
    if expected < total:
        gaps.append((expected, total - 1))
    return [(first, last) for first, last in gaps if first <= last]


# Joining.


def tidy(folder: Path) -> None:
    """Remove what an interrupted run left behind: halves of files, parts that others replace, rows of matches not kept."""
    for path in folder.glob(f"*{UNFINISHED}"):
        path.unlink(missing_ok=True)
    ranges = [(first, last) for first, last, _ in parts(folder, "matches")]
    counting = {path for table in SCHEMAS for _, _, path in parts(folder, table)}
    for match, path in list(named(folder)):
        kept = any(first <= int(match[3]) and int(match[2]) <= last for first, last in ranges)
        if path not in counting or not kept:
            path.unlink(missing_ok=True)
    if (folder / sums.FILE).exists():
        write(folder / sums.FILE, sums.listed(folder, [path.name for _, path in named(folder)]).encode())


def join(folder: Path) -> None:
    """Join the parts of each table into one, where no match is missing between the first and the last."""
    ranges = [(first, last) for first, last, _ in parts(folder, "matches")]
    if missing(folder, ranges[-1][1] + 1 if ranges else 0):
        return
    for table in sorted(SCHEMAS, key=lambda name: name == "matches"):
        found = parts(folder, table)
        if len(found) > 1:
            path = folder / part_name(table, 0, ranges[-1][1])
            held = path.with_name(path.name + UNFINISHED)
            rows = pl.scan_parquet([str(each) for _, _, each in found])
            rows.sink_parquet(held, compression="zstd", maintain_order=True)
            sums.note(path, sums.digest(held))
            held.replace(path)
    tidy(folder)
