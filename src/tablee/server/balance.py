"""The reports on how balanced a game is, which ship with it: `balance/report.<language>.md` and `.html` in its folder."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Final

from ..engine.game import Game
from ..engine.text import nearest
from . import wire
from .texts import Refusal
from .web.static import StoredAnswer, stored_answer

POLICY: Final = "; ".join(
    (
        "sandbox allow-scripts",
        "default-src 'none'",
        "script-src 'unsafe-inline'",
        "style-src 'unsafe-inline'",
        "img-src data:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
    )
)
"""A report draws its charts by scripts of its own: it runs as a page of nobody, which can ask and tell nothing."""


@lru_cache(64)
def has_report(game: Game) -> bool:
    """Whether there is a report on a game, in any language."""
    return bool(languages(game, "md"))


@lru_cache(64)
def report_answer(game: Game, lang: str) -> StoredAnswer:
    """The report in a language, or the nearest that there is; a Refusal where there is none."""
    written = nearest(lang, languages(game, "md"))
    if not written:
        raise Refusal("report", 404)
    page = f"/api/games/{game.id}/balance/page?lang={lang}" if languages(game, "html") else ""
    report = wire.BalanceReport(lang=written, markdown=file_of(game, written, "md"), page=page)
    return stored_answer(wire.ENCODER.encode(report), "application/json")


@lru_cache(64)
def page_answer(game: Game, lang: str) -> StoredAnswer:
    """The page of the report with its charts, which runs apart from everything else."""
    written = nearest(lang, languages(game, "html"))
    if not written:
        raise Refusal("report", 404)
    headers = (("content-security-policy", POLICY),)
    return stored_answer(file_of(game, written, "html").encode(), "text/html", headers)


def languages(game: Game, form: str) -> tuple[str, ...]:
    """The languages that the report of a game is written in, in a form."""
    folder = resources.files(game.package).joinpath("balance")
    names = sorted(file.name for file in folder.iterdir()) if folder.is_dir() else []
    return tuple(name[7 : -len(form) - 1] for name in names if name.startswith("report.") and name.endswith(f".{form}"))


def file_of(game: Game, lang: str, form: str) -> str:
    """The text of a report."""
    return resources.files(game.package).joinpath("balance", f"report.{lang}.{form}").read_text("utf-8")
