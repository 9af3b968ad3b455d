"""Where the position of a match comes from, where it was laid rather than dealt."""

from __future__ import annotations

import msgspec

from .. import wire
from ..storage.rows import Match


def retry_origin(match: str, step: int) -> str:
    """A step of another match, as `Match.laid` keeps it.

    >>> retry_origin("q7", 12)
    'retry q7 12'
    """
    return f"retry {match} {step}"


def origin_facts(match: Match) -> wire.Laid | msgspec.UnsetType:
    """Where the position of a match comes from, as its table tells it."""
    if match.laid is None:
        return msgspec.UNSET
    kind, source, step = match.laid.split(" ")
    return wire.Laid(kind, source, int(step))  # type: ignore[arg-type]
