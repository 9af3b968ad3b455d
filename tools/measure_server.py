"""How much a server bears: tables at a pace, on PostgreSQL that waits for the disk, with CPU time by part.

python tools/measure_server.py [tables [moves a second [workers [seconds [rounds [servers]]]]]]

With more than one round the matches are tournaments, so that hardly one ends while it is measured: moves alone. Else a new
match follows every forty moves or so, with all that belongs to it. Servers beside each other share the tables out.
The server, the database and the players share this machine; CPU time a move says most where others work on it too.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.server.postgres import Postgres

from tablee.server.loadtest import family, loadtest
from tablee.server.loadtest.process import cpu_seconds

HEAD = (
    "| workers | tables | moves/s | p50 | p99 | worst | CPU a move: server | database | players "
    "| bytes a move | kB a table | refused |"
)


def main(
    tables: int = 200, rate: float = 4000.0, workers: int = 1, seconds: float = 20.0, rounds: int = 1, servers: int = 1
) -> None:
    postgres = Postgres(durable=True)
    try:
        options = {"tournament": True, "target": 1000, "rounds": rounds} if rounds > 1 else {}
        made = loadtest(tables, seconds, rate, workers, postgres.url, lambda: cluster_seconds(postgres.pid), options, servers)
    finally:
        postgres.close()
    print(HEAD, "| --- " * 12 + "|", sep="\n")
    print(
        f"| {made.workers} | {tables} "
        f"| {made.moves_per_second:.0f} | {made.p50:.1f} ms | {made.p99:.1f} ms | {made.worst:.0f} ms "
        f"| {made.cpu_per_move * 1000:.0f} µs | {made.beside_per_move * 1000:.0f} µs | {made.load_per_move * 1000:.0f} µs "
        f"| {made.bytes_per_move:.0f} | {made.memory_live:.0f} | {made.refused} |"
    )


def cluster_seconds(pid: int) -> float:
    """CPU time of PostgreSQL: of its processes, and of those that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    seconds = sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")
    for child in family(pid)[1:]:
        with suppress(OSError):
            seconds += cpu_seconds(child)
    return seconds


if __name__ == "__main__":
    kinds = (int, float, int, float, int, int)
    main(*[kind(text) for kind, text in zip(kinds, sys.argv[1:], strict=False)])  # type: ignore[arg-type]
