"""What `deploy/` and the page on running a server name exists: settings, commands and their flags, figures, files."""

from __future__ import annotations

import configparser
import importlib
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from typer.main import get_command

from tablee.cli.base import app
from tablee.server.operate.figures import REGISTRY
from tablee.server.operate.sources import KNOWN_VARIABLES, gather, settable

ROOT: Final = Path(__file__).parents[1]
DEPLOY: Final = ROOT / "deploy"
PAGE: Final = (ROOT / "docs" / "operate.md").read_text("utf-8")
FILES: Final = sorted(path for path in DEPLOY.iterdir() if path.is_file())
UNITS: Final = [path for path in FILES if path.suffix in (".service", ".timer")]
SECRET: Final = re.compile(r"postgres(?:ql)?://[^:\s]+:(?!\$|PASSWORD\b)[^@\s]+@|^\w*PASSWORD=\S", re.MULTILINE)


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def unit(path: Path) -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(path, "utf-8")
    return parser


def compose() -> dict[str, Any]:
    found = yaml.safe_load(text("compose.yaml"))
    assert isinstance(found, dict)
    return found


def commands(source: str) -> list[list[str]]:
    """The words of every `tablee …` that a text tells to run."""
    found = re.findall(r"(?:(?<=bin/)|(?<=`)|(?<=sh -c ')|(?<=^))tablee ([a-z][^`\n']*)", source, re.MULTILINE)
    return [shlex.split(line.partition(" #")[0].replace('"', "")) for line in found]


def test_settings_are_ones_that_the_server_takes() -> None:
    settings = gather({}, str(DEPLOY / "tablee.toml"), {})
    assert (settings.workers, settings.database_file) == (2, "/etc/tablee/database")
    assert set(tomllib.loads(text("tablee.toml"))) <= set(settable())


@pytest.mark.parametrize("source", [*[path.name for path in FILES], "operate.md"])
def test_variables_are_ones_that_the_server_reads(source: str) -> None:
    known = {f"TABLEE_{name.upper()}" for name in settable()} | KNOWN_VARIABLES
    named = set(re.findall(r"\bTABLEE_[A-Z_]+", PAGE if source == "operate.md" else text(source)))
    assert named - known == set()


def test_what_compose_sets_is_allowed() -> None:
    services = compose()["services"]
    given = {name: str(value) for name, value in services["tablee"]["environment"].items()}
    example = dict(line.split("=", 1) for line in text("compose.env.example").splitlines() if line and line[0] != "#")
    asked = {found for value in re.findall(r"\$\{(\w+)", text("compose.yaml")) for found in [value]}
    assert asked == set(example)
    filled = {
        name: re.sub(r"\$\{(\w+)[^}]*\}", lambda found: example[found[1]] or "x", value) for name, value in given.items()
    }
    settings = gather({}, "", filled)
    assert settings.workers > 1
    assert settings.database.startswith("postgresql://")
    assert settings.public_url == "https://games.example.org"
    assert list(settings.trusted_proxies) == [compose()["networks"]["front"]["ipam"]["config"][0]["subnet"]]
    assert services["proxy"]["environment"]["UPSTREAM"] == f"tablee:{settings.port}"


def test_what_compose_names_is_there() -> None:
    found = compose()
    for service in found["services"].values():
        assert set(service["networks"]) <= set(found["networks"])
        assert set(service.get("depends_on", ())) <= set(found["services"])
        for volume in service["volumes"]:
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in found["volumes"]
    build = found["services"]["tablee"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_units_are_whole(path: Path) -> None:
    found = unit(path)
    assert found.has_option("Unit", "Description")
    if path.suffix == ".timer":
        assert path.with_suffix(".service") in UNITS
        return
    service = found["Service"]
    assert (service["User"], service["NoNewPrivileges"], service["ProtectSystem"]) == ("tablee", "true", "strict")
    assert "/opt/tablee/bin/tablee " in service["ExecStart"]
    assert "--config /etc/tablee/tablee.toml" in service["ExecStart"]


def test_commands_exist_with_their_flags() -> None:
    importlib.import_module("tablee.cli.app")
    known: dict[str, Any] = getattr(get_command(app), "commands")  # noqa: B009
    named = [words for source in (PAGE, *map(text, (path.name for path in UNITS))) for words in commands(source)]
    assert {words[0] for words in named} >= {"serve", "backup", "restore", "reports"}
    for name, *words in named:
        flags = {word.partition("=")[0] for word in words if word.startswith("--")}
        assert name in known, name
        command = getattr(known[name], "commands", {}).get(words[0], known[name]) if words else known[name]
        assert flags <= {flag for parameter in command.params for flag in parameter.opts}, (name, flags)


def test_figures_are_exported() -> None:
    exported = {sample for family in REGISTRY.collect() for sample in (family.name, f"{family.name}_total")}
    named = set(re.findall(r"`(tablee_[a-z_]+)", PAGE)) - {"tablee_drill"}
    assert len(named) > 5
    assert named - exported == set()
    counters = {family.name for family in REGISTRY.collect() if family.type == "counter"}
    assert named & counters == set(), "a counter is asked for with _total"


def test_settings_on_the_page_exist() -> None:
    named = set(re.findall(r"`([a-z]+_[a-z_]+)`", PAGE))
    assert {name for name in named if not name.startswith("tablee_") and not name.startswith("too_")} <= set(settable())


def test_files_on_the_page_exist() -> None:
    named = set(re.findall(r"\bdeploy/([\w.-]*\w)", PAGE))
    assert len(named) >= 4
    assert [name for name in named if not (DEPLOY / name).exists()] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_file_holds_a_secret(path: Path) -> None:
    assert SECRET.search(path.read_text("utf-8")) is None


def test_the_container_runs_as_nobody_in_particular_and_is_asked_for_its_health() -> None:
    last = text("Containerfile").rpartition("\nFROM ")[2]
    assert "\nUSER tablee\n" in last
    assert "HEALTHCHECK" in last
    assert "/healthz" in last
    assert "gcc" not in last
