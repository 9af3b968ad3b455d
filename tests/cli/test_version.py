"""The version of Tablée is stated in one place, `pyproject.toml`, and told from there."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Final

import tablee as package

from .conftest import Tablee

ROOT: Final = Path(__file__).parents[2]
STATED: Final[str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]


def test_the_library_tells_the_version() -> None:
    assert package.__version__ == STATED


def test_the_command_line_tells_the_version_and_the_form(tablee: Tablee) -> None:
    form = "compiled" if package.compiled else "interpreted"
    assert tablee("--version").stdout.strip() == f"tablee {STATED} ({form})"


def test_the_client_states_no_version_of_its_own() -> None:
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
