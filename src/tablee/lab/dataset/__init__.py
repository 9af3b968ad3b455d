"""Data out: the decisions of many matches as Parquet files, one row a decision, for those who learn from them.

>>> split_of("2a"), split_of(42), split_of("0000002a")
('test', 'test', 'test')

A dataset is a folder: `dataset.json`, and pairs of parts `matches-000000.parquet` and `decisions-000000.parquet`. A match
has a name that follows from what was played, so that the same match is never in it twice, whatever it was read from; a run
that was broken off goes on, and more matches may be added at any time. Nothing in it names a person, and no seed is in it:
an observation is what that seat could know at that moment, and with the seed one could compute the rest.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import polars as pl

from ...engine.errors import BadOptions, BadRecord, OtherVersion, TableeError
from ...engine.game import Game, seed_text
from ...engine.position import Position
from ...registry import replay

FORMAT: Final = 1
SPLITS: Final = {"train": 8, "validation": 1, "test": 1}
"""How many deals of ten go into each split. This never changes."""
IN_TEN: Final = [name for name, share in SPLITS.items() for _ in range(share)]

MATCHES: Final[dict[str, Any]] = {
    "match": pl.String(),
    "split": pl.String(),
    "source": pl.String(),
    "game": pl.String(),
    "rules_version": pl.Int64(),
    "seats": pl.Int64(),
    "options": pl.String(),
    "content": pl.String(),
    "bots": pl.List(pl.String()),
    "winners": pl.List(pl.Int64()),
    "scores": pl.List(pl.Int64()),
    "returns": pl.List(pl.Float64()),
    "moves": pl.Int64(),
    "reason": pl.String(),
}
DECISIONS: Final[dict[str, Any]] = {
    "match": pl.String(),
    "split": pl.String(),
    "n": pl.Int64(),
    "seat": pl.Int64(),
    "question": pl.String(),
    "observation": pl.List(pl.Float32()),
    "legal": pl.List(pl.Int64()),
    "chosen": pl.Int64(),
    "result": pl.Float64(),
}
"""The columns of both kinds of parts, as `docs/lab.md` explains them."""

PART_NUMBERS: Final = 20_000_000
"""How many numbers of observations a part holds before the next one begins: about 80 MB while it is being made."""
MARK: Final = "dataset.json"
Row = dict[str, Any]


class BadDataset(TableeError):
    """A folder that is no dataset, or a source from which none can be made."""


class LeftOut(TableeError):
    """A match that has no place in a dataset, though nothing is wrong with it. `why` is "unfinished" or "version"."""

    def __init__(self, why: str) -> None:
        super().__init__(f"the match is left out: {why}")
        self.why = why


class Entry(msgspec.Struct, frozen=True):
    """A match that may go into a dataset: what it is called there, where it comes from, and how its rows are made."""

    match: str
    origin: str
    rows: Callable[[], tuple[Row, list[Row]]]


class Written(msgspec.Struct):
    """What a run has done: matches and decisions added, matches that were there already, and those left out, by reason."""

    matches: int = 0
    decisions: int = 0
    held: int = 0
    left_out: dict[str, int] = {}


# Names and splits.


def split_of(seed: int | str) -> str:
    """The split of all matches on one deal, so that no deal is learned from in one and asked about in another."""
    draw = int.from_bytes(blake2b(seed_text(seed).encode(), digest_size=8, person=b"tablee-split").digest(), "big")
    return IN_TEN[draw % len(IN_TEN)]


def name_of(*parts: object) -> str:
    """A name of 128 bits that follows from plain values."""
    return blake2b(msgspec.json.encode(parts, order="deterministic"), digest_size=16, person=b"tablee-data").hexdigest()


def record_name(record: Mapping[str, Any]) -> str:
    """The name of a recorded match: the same for the same start and moves, whoever made them and when."""
    header = [record.get(key) for key in ("game", "rules_version", "seats", "options", "content", "start")]
    return name_of("record", header, [bare_move(move) for move in record["moves"]])


def bare_move(move: object) -> object:
    """A move of a record without who made it and when."""
    return {key: value for key, value in move.items() if key not in ("by", "at")} if isinstance(move, dict) else move


# From a record to rows.


def recorded(record: Mapping[str, Any], source: str, origin: str, bots: Sequence[str] = ()) -> Entry:
    """A recorded match. `bots` are those of the seats by name, "" where a person sat or nobody knows.

    `origin` is what an error names: a file, or the id of a table. It is not kept.
    """
    if not isinstance(record.get("moves"), list):
        raise damaged(origin, BadRecord("the record has no moves").saying("fault-record-moves"))
    name = record_name(record)
    return Entry(name, origin, lambda: record_rows(name, record, source, bots))


def damaged(origin: str, error: BadRecord) -> BadDataset:
    """A record that cannot be played again, by where it comes from."""
    return BadDataset(f"{origin} cannot be replayed: {error}").saying("cli-bad-record", file=origin, why=error)


def record_rows(name: str, record: Mapping[str, Any], source: str, bots: Sequence[str]) -> tuple[Row, list[Row]]:
    """The rows of a recorded match, which is played again; LeftOut for one that is not over or of other rules."""
    try:
        end = replay(record)
    except OtherVersion:
        raise LeftOut("version") from None
    if end.outcome is None:
        raise LeftOut("unfinished")
    known = list(bots) if len(bots) == end.seats else [""] * end.seats
    split = split_of(deal_of(record, name))
    return match_row(name, split, source, end, known), decision_rows(name, split, end)


def deal_of(record: Mapping[str, Any], name: str) -> int | str:
    """The seed of a record's deal; for one that begins in the middle, its own name."""
    seed = record["start"].get("seed", name)
    return seed if isinstance(seed, int | str) else name


def match_row(name: str, split: str, source: str, end: Position, bots: Sequence[str]) -> Row:
    """The row of a finished match."""
    game, outcome = end.config.game, end.result()
    return {
        "match": name,
        "split": split,
        "source": source,
        "game": game.id,
        "rules_version": game.rules_version,
        "seats": int(end.seats),
        "options": plain(end.config.options),
        "content": content_of(game),
        "bots": list(bots),
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "returns": list(outcome.returns),
        "moves": len(end.moves),
        "reason": outcome.reason,
    }


def content_of(game: Game) -> str | None:
    """The overlay of a game as JSON, without its texts, which change no match and may say anything about anybody."""
    told = {part: values for part, values in game.overlay.items() if part != "text"}
    return plain(told) if told else None


def plain(value: object) -> str:
    """A value as JSON with its keys in order."""
    return msgspec.json.encode(value, order="sorted").decode()


def decision_rows(name: str, split: str, end: Position) -> list[Row]:
    """One row for each answer of a finished match, in the order in which they were given."""
    pos, returns, rows = end.undone(len(end.moves)), end.result().returns, []
    for n, (seat, action) in enumerate(end.moves):
        rows.append(
            {"match": name, "split": split, "n": n, "seat": seat, **asked(pos, seat)}
            | {"chosen": action, "result": returns[seat]}
        )
        pos.play(seat, action)
    return rows


def asked(pos: Position, seat: int) -> Row:
    """What a seat that is asked could know at that moment, and nothing else."""
    return {
        "question": type(pos.question).__name__,
        "observation": np.array(pos.features(seat), dtype=np.float32),
        "legal": pos.legal(seat),
    }


# The folder.


class Dataset:
    """The folder of a dataset. What is added waits until a part is full, or until `flush`.

    Decisions are written before their matches, each file wholly or not at all: a part counts once its matches are there.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._open()
        self.parts = [int(path.stem.partition("-")[2]) for path in sorted(folder.glob("matches-*.parquet"))]
        self.held: set[str] = set()
        for part in self.parts:
            self.held.update(self._names(part))
        self._matches: list[Row] = []
        self._decisions: list[Row] = []
        self._numbers = 0

    def _open(self) -> None:
        """Begin the folder, or make sure that it is a dataset."""
        mark = self.folder / MARK
        if mark.is_file():
            try:
                told = msgspec.json.decode(mark.read_bytes(), type=dict[str, Any])
            except msgspec.MsgspecError:
                told = {}
            if told.get("tablee_dataset") != FORMAT:
                raise BadDataset(f"{mark} is no dataset of format {FORMAT}").saying("fault-dataset-file", file=str(mark))
            return
        if self.folder.exists() and (not self.folder.is_dir() or any(self.folder.iterdir())):
            raise BadDataset(f"{self.folder} holds something else").saying("fault-dataset-folder", file=str(self.folder))
        self.folder.mkdir(parents=True, exist_ok=True)
        told = {"tablee_dataset": FORMAT, "splits": SPLITS, "matches": shown(MATCHES), "decisions": shown(DECISIONS)}
        write_whole(mark, lambda path: path.write_bytes(msgspec.json.format(msgspec.json.encode(told)) + b"\n"))

    def _names(self, part: int) -> list[str]:
        """The matches of a part, after a look at both its files."""
        for kind, columns in (("matches", MATCHES), ("decisions", DECISIONS)):
            path = self._path(kind, part)
            try:
                sound = dict(pl.read_parquet_schema(path)) == columns
            except (OSError, pl.exceptions.PolarsError):
                sound = False
            if not sound:
                raise BadDataset(f"{path} is damaged").saying("fault-dataset-file", file=str(path))
        return pl.read_parquet(self._path("matches", part), columns=["match"])["match"].to_list()

    def _path(self, kind: str, part: int) -> Path:
        return self.folder / f"{kind}-{part:06}.parquet"

    def add(self, match: Row, decisions: list[Row]) -> None:
        """Add a match with its decisions."""
        self._matches.append(match)
        self._decisions += decisions
        self._numbers += sum(len(row["observation"]) for row in decisions)
        self.held.add(match["match"])
        if self._numbers >= PART_NUMBERS:
            self.flush()

    def flush(self) -> None:
        """Write what waits as the next part."""
        if not self._matches:
            return
        part = self.parts[-1] + 1 if self.parts else 0
        write_whole(self._path("decisions", part), table(self._decisions, DECISIONS).write_parquet)
        write_whole(self._path("matches", part), table(self._matches, MATCHES).write_parquet)
        self.parts.append(part)
        self._matches, self._decisions, self._numbers = [], [], 0


def shown(columns: Mapping[str, Any]) -> dict[str, str]:
    """The columns of a table with their types in words.

    >>> shown(DECISIONS)["legal"]
    'List(Int64)'
    """
    return {name: str(kind) for name, kind in columns.items()}


def table(rows: Sequence[Row], columns: Mapping[str, Any]) -> pl.DataFrame:
    """Rows as a frame with these columns. Observations of one length would come as another type, were they not cast."""
    made = [pl.Series(name, [row[name] for row in rows], dtype=kind).cast(kind) for name, kind in columns.items()]
    return pl.DataFrame(made)


def write_whole(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file wholly or not at all: under its name there is never half of it."""
    waiting = path.with_name(f".{path.name}.part")
    try:
        write(waiting)
        with waiting.open("rb") as file:
            os.fsync(file.fileno())
        waiting.replace(path)
    finally:
        waiting.unlink(missing_ok=True)


def write(entries: Iterable[Entry], out: Path, progress: Callable[[Written], None] = lambda written: None) -> Written:
    """Add matches to a dataset, which is begun if need be. Whatever goes wrong, what was finished before it is kept."""
    dataset, written = Dataset(out), Written()
    try:
        for entry in entries:
            if entry.match in dataset.held:
                written.held += 1
            else:
                add(dataset, entry, written)
            progress(written)
    finally:
        dataset.flush()
    return written


def add(dataset: Dataset, entry: Entry, written: Written) -> None:
    """Add one match, or count why it is left out."""
    try:
        match, decisions = entry.rows()
    except LeftOut as left:
        written.left_out[left.why] = written.left_out.get(left.why, 0) + 1
        return
    except BadRecord as error:
        raise damaged(entry.origin, error) from None
    dataset.add(match, decisions)
    written.matches += 1
    written.decisions += len(decisions)


def read(folder: Path | str, split: str | None = None) -> tuple[pl.LazyFrame, pl.LazyFrame]:
    """The matches and the decisions of a dataset, or of one of its splits, as lazy frames."""
    if split is not None and split not in SPLITS:
        raise BadOptions(f"there is no split “{split}”: {', '.join(SPLITS)}")
    dataset = Dataset(Path(folder))
    frames = []
    for kind, columns in (("matches", MATCHES), ("decisions", DECISIONS)):
        paths = [dataset.folder / f"{kind}-{part:06}.parquet" for part in dataset.parts]
        frame = pl.scan_parquet(paths) if paths else pl.LazyFrame(schema=columns)
        frames.append(frame if split is None else frame.filter(pl.col("split") == split))
    return frames[0], frames[1]
