"""Puzzles in a terminal."""

from __future__ import annotations

from pathlib import Path

import tablee as library

from .conftest import Tablee


def test_a_puzzle_is_shown_and_solved_in_the_terminal(tablee: Tablee) -> None:
    """The first answer is told to be the best or not, with the solution either way, and another puzzle can follow."""
    puzzle = library.game("push").puzzles.puzzles[0]
    best = " ".join(str(value) for value in puzzle.best.action.values())
    ran = tablee("puzzles", "push", puzzle.id, "--lang", "en", typed=f"{best}\nq\n")
    assert ran.returncode == 0, ran.stderr
    assert f"Puzzle {puzzle.id}" in ran.stdout
    assert "✓ Found" in ran.stdout
    assert "imagined matches with the same luck" in ran.stdout


def test_puzzles_are_listed_and_what_is_none_is_refused_in_a_sentence(tablee: Tablee, tmp_path: Path) -> None:
    listed = tablee("puzzles", "--lang", "fr")
    assert listed.returncode == 0, listed.stderr
    assert str(len(library.game("push").puzzles)) in listed.stdout
    missing = tablee("puzzles", "push", "flying", "--lang", "en")
    assert missing.returncode == 2
    assert "has no puzzle “flying”" in missing.stderr
    mined = tmp_path / "mined.jsonl"
    mined.write_bytes(b"{}\n")
    other = tablee("puzzles", "mine", "push", "--out", str(mined), "--lang", "en")
    assert other.returncode == 2
    assert "was mined in another way" in " ".join(other.stderr.split())
    assert mined.read_bytes() == b"{}\n"
