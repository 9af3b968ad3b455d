"""The sums of the parts of a run, by which one is found that was damaged after it was written.

`sums.txt` has a line for each part, as `sha256sum` writes and reads them. A sum is noted before its part has its name: a run
that is killed between the two leaves a line too many, never one too few.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import file_digest
from pathlib import Path
from typing import Final

FILE: Final = "sums.txt"


def note(part: Path, its_sum: str) -> None:
    """Note the sum of a part that is about to be there."""
    with (part.parent / FILE).open("a", encoding="ascii") as file:
        file.write(line(its_sum, part.name))


def line(its_sum: str, name: str) -> str:
    """A line of the file."""
    return f"{its_sum}  {name}\n"


def noted(folder: Path) -> dict[str, set[str]]:
    """The sums noted of each part, by name; it may have been written more than once."""
    path = folder / FILE
    found: dict[str, set[str]] = {}
    for each in path.read_text("ascii", "replace").splitlines() if path.exists() else []:
        its_sum, _, name = each.partition("  ")
        found.setdefault(name, set()).add(its_sum)
    return found


def listed(folder: Path, names: Iterable[str]) -> str:
    """The file as it is when it speaks only of the parts with these names."""
    known = noted(folder)
    return "".join(line(each, name) for name in sorted(names) for each in sorted(known.get(name, ())))


def digest(part: Path) -> str:
    """The sum of a part as it lies there."""
    with part.open("rb") as file:
        return file_digest(file, "sha256").hexdigest()
