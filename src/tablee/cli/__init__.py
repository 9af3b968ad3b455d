"""`tablee` in a terminal. Each module holds some commands; `main` runs them and turns every failure into a sentence."""

from __future__ import annotations

from .app import main

__all__ = ["main"]
