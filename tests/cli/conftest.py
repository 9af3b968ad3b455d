"""Driving the command line as a person does: a process, its input, its output."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Ran = subprocess.CompletedProcess[str]
Tablee = Callable[..., Ran]


@pytest.fixture
def tablee(tmp_path: Path) -> Tablee:
    """Run `tablee …` in an empty folder, in English unless told otherwise; a traceback is always a failure."""

    def run(*args: str, typed: str = "", timeout: float = 120) -> Ran:
        env = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1"}
        env.pop("TABLEE_DEBUG", None)
        command = [sys.executable, "-m", "tablee.cli", *args]
        ran = subprocess.run(
            command, input=typed, capture_output=True, encoding="utf-8", env=env, cwd=tmp_path, timeout=timeout, check=False
        )
        assert "Traceback" not in ran.stdout + ran.stderr
        return ran

    return run
