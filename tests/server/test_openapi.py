"""Schemathesis asks everything the description allows, and much that it does not."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tablee.engine.text import LANGUAGES
from tablee.server.loadtest import Server
from tablee.server.texts import TEXTS
from tablee.server.web.openapi import description

from .conftest import Friend

pytestmark = pytest.mark.timeout(120)
schema = schemathesis.openapi.from_dict(description("test"))


@pytest.fixture(scope="module")
def somebody(server: Server) -> Friend:
    return Friend(server)


@pytest.fixture(scope="module")
def table(somebody: Friend) -> str:
    return somebody.open("me", "open", "open")


@pytest.fixture(scope="module")
def campaign(somebody: Friend) -> str:
    made: str = somebody.call("POST", "/api/campaigns", {"game": "epic", "name": "Les Sept-Gués"})["id"]
    return made


def test_the_description_is_served(server: Server) -> None:
    assert server.call("GET", "/api/openapi.json")["paths"].keys() == description("x")["paths"].keys()


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_server_is_as_described(case: Any, somebody: Friend, table: str, campaign: str, server: Server) -> None:
    key = Friend(server).key if case.method == "DELETE" else somebody.key
    if "id" in (case.path_parameters or {}) and len(str(case.body)) % 2:
        case.path_parameters["id"] = campaign if "campaigns" in case.path else table
    response = case.call(base_url=server.url, headers={"Authorization": f"Bearer {key}"})
    case.validate_response(response, excluded_checks=[positive_data_acceptance] if misfit(response) else [])


def misfit(response: Any) -> bool:
    """What no schema can describe: that options, seats, content and game go together, and a byte that no database stores."""
    said = response.json()["error"] if response.status_code == 422 else ""
    keys = ("no-options", "no-variant", "no-variant-public", "no-unfit")
    fits = [TEXTS.say(lang, key, why="") for lang in LANGUAGES for key in keys]
    return any(said.startswith(sentence.strip()) for sentence in fits)
