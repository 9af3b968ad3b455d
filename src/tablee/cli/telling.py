"""What the terminal tells of a match besides its log: which events are news, and who won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .base import Say


def unseen(event: Mapping[str, object]) -> bool:
    """Whether an event is about nothing but cards that the person did not see."""
    told = [value for key, value in event.items() if key not in ("event", "seat", "n")]
    groups = [value for value in told if isinstance(value, list)]
    cards = [str(card) for group in groups for card in group]
    return bool(cards) and len(groups) == len(told) and all(card.startswith("?") for card in cards)


def ending(outcome: Mapping[str, Any], names: Sequence[str], me: int | None, say: Say) -> str:
    """Who won, in a sentence."""
    winners: list[int] = outcome["winners"]
    if not winners:
        return say("end-lost")
    who = ", ".join(names[seat] for seat in winners)
    total = outcome["scores"][winners[0]]
    if len(winners) == len(names) and len(names) > 1 and set(outcome["returns"]) == {1.0}:
        return say("end-together")
    if winners == [me]:
        return say("end-you", total=total)
    return say("end-win", who=who, total=total) if len(winners) == 1 else say("end-shared", who=who, total=total)
