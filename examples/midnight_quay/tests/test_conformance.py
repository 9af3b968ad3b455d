"""What every game must pass; above all that no seat, bot or spectator learns what is in a crate before it is opened."""

from __future__ import annotations

from pathlib import Path

from midnight_quay import GAME

from tablee.testing import conformance

HERE = Path(__file__).parent
TestMidnightQuay = conformance.suite(GAME, tests=HERE, pins=HERE / "pinned.json")
