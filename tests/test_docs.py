"""The documentation leads where it says: links, anchors, file names, pictures. The site itself is built by `make docs`."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from typer.main import get_command

import tablee.bots
import tablee.engine
from tablee.cli.base import app

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
TOP: Final = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
PAGES: Final = sorted(path for path in DOCS.rglob("*.md") if "_build" not in path.parts)
EVERY: Final = [*TOP, *PAGES]
FENCE: Final = re.compile(r"^( *)(```+)(.*?)\n(.*?)^\1\2 *$", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
NAMED: Final = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
FILE: Final = re.compile(r"[\w.<>*{},-]+(/[\w.<>*{},-]+)*(/|\.(py|md|ts|svelte|toml|ftl|json|css|yml|yaml|txt|ini))")
UNDER: Final = ("", "src/tablee", "web/src", "docs")
PARTS_OF_A_DECISION: Final = ["Context", "Decision", "Consequences"]

INNER: Final = {
    "tablee.bots.course",
    "tablee.bots.loop",
    "tablee.bots.outlook",
    "tablee.engine.lessons.reading",
    "tablee.lessons.coach",
    "tablee.lessons.goals",
    "tablee.lessons.laying",
    "tablee.lessons.texts",
    "tablee.testing.digests",
    "tablee.interop.drawing",
}
"""Modules that only Tablée itself uses."""
PACKAGES: Final = (
    "bots",
    "engine",
    "engine.lessons",
    "engine.match",
    "engine.observation",
    "engine.text",
    "interop",
    "learned",
    "lessons",
    "testing",
    "vec",
)
"""The packages that the reference is about."""


@cache
def text(page: Path) -> str:
    return page.read_text("utf-8")


@cache
def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return FENCE.sub("", text(page))


def links(page: Path) -> list[str]:
    """Where the links of a page lead within this repository."""
    return [link for link in LINK.findall(prose(page)) if not re.match(r"[a-z]+:", link)]


def contents(page: Path) -> list[Path]:
    """The pages that the tables of contents of a page list."""
    blocks = [body for _, _, head, body in FENCE.findall(text(page)) if head.startswith("{toctree}")]
    lines = [line.strip() for block in blocks for line in block.splitlines()]
    return [page.parent / f"{line}.md" for line in lines if line and not line.startswith(":")]


def included(page: Path) -> list[Path]:
    """The files of which a page is made."""
    heads = [head for _, _, head, _ in FENCE.findall(text(page)) if head.startswith("{include}")]
    return [(page.parent / head.removeprefix("{include}").strip()).resolve() for head in heads]


@cache
def anchors(page: Path) -> set[str]:
    """The anchors of the headings of a page, as forges and the site make them."""
    pages = [page, *included(page)]
    heads = [head for each in pages for head in re.findall(r"^#+ +(.+?) *$", prose(each), re.MULTILINE)]
    return {
        re.sub(r"[^\w\- ]", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", head).lower()).replace(" ", "-") for head in heads
    }


def target(page: Path, link: str) -> Path:
    path = link.partition("#")[0]
    return (page.parent / path).resolve() if path else page


def exists(name: str) -> bool:
    """Whether some file is called so: `<id>` stands for any game, `{a,b}` for each of several names."""
    alternatives = re.search(r"\{([^}]*)\}", name)
    if alternatives:
        return all(exists(name.replace(alternatives[0], each, 1)) for each in alternatives[1].split(","))
    pattern = re.sub(r"<[^>]*>", "*", name).rstrip("/")
    return any(any((ROOT / folder).glob(pattern)) for folder in UNDER)


@pytest.mark.parametrize("page", EVERY, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [link for link in links(page) if not target(page, link).exists()] == []


@pytest.mark.parametrize("page", EVERY, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_anchor_is_a_heading(page: Path) -> None:
    anchored = [link for link in links(page) if "#" in link and target(page, link).suffix == ".md"]
    assert [link for link in anchored if link.partition("#")[2] not in anchors(target(page, link))] == []


@pytest.mark.parametrize("page", EVERY, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_page_that_is_named_exists(page: Path) -> None:
    named = [name for name in NAMED.findall(prose(page)) if re.fullmatch(r"docs/[\w/.-]+", name)]
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("page", [DOCS / "architecture.md", ROOT / "CONTRIBUTING.md"], ids=lambda page: page.name)
def test_every_file_that_is_named_exists(page: Path) -> None:
    """A name with a slash is a path from the root, from `src/tablee`, from `web/src` or from `docs`."""
    named = [name for name in NAMED.findall(prose(page)) if "/" in name and FILE.fullmatch(name)]
    assert len(named) > 10
    assert [name for name in named if not exists(name)] == []


@pytest.mark.parametrize("page", EVERY, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_command_that_is_named_exists(page: Path) -> None:
    """`make …` is a target of the Makefile, `tablee …` a command."""
    if page.name in ("CHANGELOG.md", "changes.md"):
        return
    importlib.import_module("tablee.cli.app")
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    commands = set(getattr(get_command(app), "commands"))  # noqa: B009
    code = [*NAMED.findall(prose(page)), *[line for *_, body in FENCE.findall(text(page)) for line in body.splitlines()]]
    assert {found[1] for line in code if (found := re.match(r"make ([a-z][\w-]*)", line))} - targets == set()
    assert {found[1] for line in code if (found := re.match(r"tablee ([a-z][\w-]*)", line))} - commands == set()


@pytest.mark.parametrize(
    "page",
    [DOCS / "architecture.md", ROOT / "CONTRIBUTING.md", *sorted((DOCS / "decisions").glob("*.md"))],
    ids=lambda page: page.name,
)
def test_every_member_that_is_named_exists(page: Path) -> None:
    """`Decision.window` is a member of a class of the engine or the bots that is called so."""
    known = classes()
    named = [tuple(name.split(".")) for name in NAMED.findall(prose(page)) if re.fullmatch(r"[A-Z][a-z]\w*\.[a-z]\w*", name)]
    assert [name for name in named if name[0] not in known or name[1] not in known[name[0]]] == []


@cache
def classes() -> dict[str, str]:
    """The classes of the engine and the bots, each with its source."""
    found: dict[str, str] = {}
    for package in (tablee.engine, tablee.bots):
        for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            kinds = inspect.getmembers(importlib.import_module(module.name), inspect.isclass)
            found |= {name: inspect.getsource(kind) for name, kind in kinds if kind.__module__ == module.name}
    return found


def test_every_page_can_be_reached_from_the_index() -> None:
    """By links that a reader follows, and by the tables of contents from which the site is made."""
    for follow in (lambda page: [target(page, link) for link in links(page)], contents):
        seen, waiting = set[Path](), [DOCS / "index.md"]
        while waiting:
            page = waiting.pop()
            if page not in seen and page in PAGES:
                seen.add(page)
                waiting += follow(page)
        assert set(PAGES) - seen == set()


def test_every_picture_is_shown() -> None:
    shown = {target(page, link) for page in EVERY for link in links(page)}
    assert [path.name for path in sorted((DOCS / "screens").iterdir()) if path not in shown] == []


def test_the_reference_has_every_public_module() -> None:
    shown = {name for page in PAGES for name in re.findall(r"automodule:: ([\w.]+)", text(page))}
    packages = [f"tablee.{name}" for name in PACKAGES]
    modules = {
        found.name
        for name in packages
        for found in pkgutil.iter_modules(importlib.import_module(name).__path__, f"{name}.")
        if not found.ispkg
    }
    assert shown - modules <= {"tablee", "tablee.interop.openspiel", *packages}
    assert modules - shown == INNER


@pytest.mark.parametrize("page", sorted((DOCS / "decisions").glob("[!i]*.md")), ids=lambda page: page.stem)
def test_a_decision_says_why_what_and_what_follows(page: Path) -> None:
    assert re.findall(r"^## (.+)$", text(page), re.MULTILINE) == PARTS_OF_A_DECISION
    assert len(text(page).splitlines()) <= 40
