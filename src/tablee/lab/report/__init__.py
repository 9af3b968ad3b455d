"""What a run says, as one page that opens without a network and prints well, and as Markdown.

`write(folder)` makes both from a folder of results; `made(readings, lang)` is the report before it has a form.
"""

from __future__ import annotations

from pathlib import Path

from .markdown import markdown
from .page import page
from .reading import read
from .report import made
from .scope import Reading

__all__ = ["Reading", "made", "markdown", "page", "read", "write"]


def write(folder: Path, other: Path | None = None, lang: str = "fr", out: Path | None = None) -> tuple[Path, Path]:
    """Write the report of a run, or of two beside one another: where the page is, and where the Markdown."""
    report = made(read(folder, other), lang)
    target = out or folder / f"report.{lang}.html"
    beside = target.with_suffix(".md")
    target.write_text(page(report), "utf-8")
    beside.write_text(markdown(report), "utf-8")
    return target, beside
