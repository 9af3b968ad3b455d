"""How the site is built from these pages: `make docs`."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

PROJECT = tomllib.loads(Path(__file__).parents[1].joinpath("pyproject.toml").read_text("utf-8"))["project"]

project = "Tablée"
author = "the authors of Tablée"
version = release = PROJECT["version"]
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]

html_theme = "furo"
html_title = f"Tablée {release}"
html_copy_source = False

# Pages are Markdown. A link to a heading is written as on any forge: `page.md#a-heading`.
myst_heading_anchors = 4
myst_enable_extensions = ["deflist"]

autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_preserve_defaults = True
python_maximum_signature_line_length = 100

# What belongs to other packages, or is private, has no page here to link to.
nitpick_ignore_regex = [
    (
        "py:.*",
        r"(collections|enum|typing|importlib|pathlib|dataclasses|multiprocessing|msgspec|fluent|librt|mypy_extensions|rich|typer)\b.*",
    ),
    ("py:.*", r"(hypothesis|pytest|numpy|gymnasium|pettingzoo|pyspiel)\b.*"),
    ("py:.*", r"(i64|u8|vec|Any|Callable|Mapping|Sequence|Iterable|Iterator|ClassVar|TypeVar|Path|Episode)\b.*"),
    ("py:.*", r"(object|Exception|ValueError|KeyError|optional|(.*\.)?P|Position|(list\[)?dict\[.*)"),
]


def as_code(app: object, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """Docstrings are plain sentences with code in single backticks, as in Markdown; reStructuredText wants two."""
    text = re.sub(
        r"(?<!`)`([^`]+)`(?!`)(?=(\w?))", lambda found: f"``{found[1]}``" + ("\\ " if found[2] else ""), "\n".join(lines)
    )
    lines[:] = text.split("\n")


def setup(app: object) -> None:
    app.connect("autodoc-process-docstring", as_code)  # type: ignore[attr-defined]
