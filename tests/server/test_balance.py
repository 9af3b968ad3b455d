"""Reports on the balance of games ship with them, and their pages run apart from everything else."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import msgspec
import pytest
from starlette.datastructures import Headers

import tablee
from tablee.server import wire
from tablee.server.balance import languages, page_answer, report_answer
from tablee.server.loadtest import Server
from tablee.server.texts import Refusal
from tablee.server.web.static import stored_response

PAGE = "<!doctype html><title>Équilibre</title><script>draw()</script>"


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A game whose package has a report in French, and a page."""
    folder = tmp_path / "balanced" / "balance"
    folder.mkdir(parents=True)
    (tmp_path / "balanced" / "__init__.py").write_text("")
    (folder / "report.fr.md").write_text("# Équilibre\n", "utf-8")
    (folder / "report.fr.html").write_text(PAGE, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield SimpleNamespace(id="balanced", package="balanced")
    report_answer.cache_clear()
    page_answer.cache_clear()


class Answering(SimpleNamespace):
    """Something that can be asked for once."""

    def __hash__(self) -> int:
        return id(self)


def test_a_report_is_told_in_the_nearest_language(game: Any) -> None:
    balanced: Any = Answering(**vars(game))
    report = msgspec.json.decode(report_answer(balanced, "en").data, type=wire.BalanceReport)
    assert (report.lang, report.markdown) == ("fr", "# Équilibre\n")
    assert report.page == "/api/games/balanced/balance/page?lang=en"


def test_the_page_of_a_report_runs_in_a_sandbox(game: Any) -> None:
    balanced: Any = Answering(**vars(game))
    answer = page_answer(balanced, "fr")
    response = stored_response(answer, Headers({}))
    assert response.body.decode() == PAGE  # type: ignore[union-attr]
    assert response.headers["content-type"].startswith("text/html")
    policy = response.headers["content-security-policy"]
    assert policy.startswith("sandbox allow-scripts; default-src 'none';")
    assert "allow-same-origin" not in policy
    assert "connect-src" not in policy
    assert stored_response(answer, Headers({"if-none-match": response.headers["etag"]})).status_code == 304
    packed = stored_response(answer, Headers({"accept-encoding": "gzip"}))
    assert packed.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("asked", [report_answer, page_answer])
def test_a_game_without_a_report_says_so(asked: Any) -> None:
    with pytest.raises(Refusal) as caught:
        asked(Answering(id="tests", package="tests"), "fr")
    assert caught.value.status == 404
    assert caught.value.say("fr") == "Il n’y a pas de rapport sur l’équilibre de ce jeu."


@pytest.mark.parametrize("name", tablee.list_games())
def test_the_server_has_the_reports_that_ship_with_its_games(server: Server, name: str) -> None:
    game = tablee.game(name)
    if not languages(game, "md"):
        with pytest.raises(HTTPError, match="404"):
            server.call("GET", f"/api/games/{name}/balance?lang=en")
        return
    report = server.call("GET", f"/api/games/{name}/balance?lang=en")
    assert report["markdown"].startswith("#")
    assert bool(report["page"]) == bool(languages(game, "html"))
    if report["page"]:
        with urlopen(server.url + report["page"]) as page:
            assert page.headers["content-security-policy"].startswith("sandbox allow-scripts;")
