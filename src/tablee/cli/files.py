"""Where a person's files lie, and how they are read and written."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from ..engine.text import fault_text
from .base import Trouble, say
from .sealing import unseal

MOST_BYTES = 50_000_000


def data_folder() -> Path:
    """The folder for this person's saved matches, as the system has it."""
    named = os.environ.get("XDG_DATA_HOME", "")
    if named:
        return Path(named) / "tablee"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "tablee"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tablee"
    return Path.home() / ".local" / "share" / "tablee"


def write_whole(path: Path, text: str) -> None:
    """Write a file wholly or not at all: under its name there is never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def write_json(path: Path, value: object) -> None:
    """Write a value as JSON; Trouble says why that is not possible."""
    try:
        write_whole(path, json.dumps(value, ensure_ascii=False, indent=1) + "\n")
    except OSError as error:
        raise Trouble(say()("cli-cannot-write", file=str(path), why=fault_text(error, say().lang))) from None


def read_record(path: Path) -> dict[str, Any]:
    """A record file, sealed or open; Trouble when there is none, or what is there is none."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Trouble(say()("cli-not-record", file=str(path)))
        data = json.loads(path.read_text("utf-8"))
        data = unseal(data) if isinstance(data, dict) else data
    except OSError as error:
        raise Trouble(say()("cli-cannot-read", file=str(path), why=fault_text(error, say().lang))) from None
    except json.JSONDecodeError as error:
        raise Trouble(say()("cli-not-json", file=str(path), line=error.lineno, column=error.colno)) from None
    except (ValueError, RecursionError):
        raise Trouble(say()("cli-not-record", file=str(path))) from None
    if isinstance(data, dict) and "report" in data and "moves" not in data:
        raise Trouble(say()("cli-report-waits", file=str(path)))
    if not isinstance(data, dict) or not isinstance(data.get("game"), str) or not {"tablee", "start", "moves"} <= set(data):
        raise Trouble(say()("cli-not-record", file=str(path)))
    return data
