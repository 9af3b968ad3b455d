"""Run a load test: `python -m tablee.server.loadtest [tables [seconds [rate [workers [database]]]]]`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from .load import HEAD, RULE, loadtest


def main(arguments: list[str]) -> None:
    """Run a load test with the arguments of the command line."""
    kinds: list[Callable[[str], Any]] = [int, float, float, int, str]
    report = loadtest(*[kind(text) for kind, text in zip(kinds, arguments, strict=False)])
    print(HEAD, RULE, report.row(), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
