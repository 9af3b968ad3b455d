"""The load table of `make bench`: a real server with SQLite, then with PostgreSQL and one or two workers."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.server.postgres import Postgres, programs

from tablee.server.loadtest import HEAD, RULE, loadtest


def main(seconds: float) -> None:
    print(HEAD, RULE, sep="\n")
    print(loadtest(seconds=seconds).row(), flush=True)
    if programs() is None:
        print("PostgreSQL: not installed")
        return
    postgres = Postgres()
    try:
        for workers in (1, 2):
            print(loadtest(seconds=seconds, workers=workers, database=postgres.url).row(), flush=True)
    finally:
        postgres.close()


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 20.0)
