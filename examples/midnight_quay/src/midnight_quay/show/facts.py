"""What the laboratory keeps of a finished match."""

from __future__ import annotations

from tablee.engine.events import used_cards

from ..rules.position import Quay


def uses(pos: Quay) -> list[tuple[str, int]]:
    """Every crate that was offered, by its seller."""
    assert pos.past is not None
    return used_cards(pos.past.events(), pos.config.box, {"offer": 1})
