"""Advice in the terminal: what a bot would do in the person's seat, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table

from .. import sentences
from ..bots import Advice, Perspective, advise

if TYPE_CHECKING:
    from .match import Match


def show_hint(match: Match, view: dict[str, Any]) -> None:
    """Show what a bot would do, with the numbers that make it say so where they say something."""
    perspective = Perspective.of(match.pos, match.me, match.chance)
    with match.console.status(match.say("play-advising")):
        advice = advise(match.game, perspective, match.chance.fork().word())
    if advice.shares:
        match.console.print(weighed(match, advice, view))
        match.console.print(match.say("play-advice-note", simulations=advice.tries), style="dim")
    else:
        match.console.print(match.say("play-advice-only", what=action_told(match, advice.action, view)))
    for reason in match.game.reasons(perspective.world, match.me, advice.action):
        match.console.print(sentences.reason_text(match.game, match.lang, reason, match.names))


def action_told(match: Match, action: int, view: dict[str, Any]) -> str:
    """An action as a sentence for the person."""
    return sentences.action_text(match.game, match.lang, match.pos.name(action), match.names, view)


def weighed(match: Match, advice: Advice, view: dict[str, Any]) -> Table:
    """The actions weighed most, with their shares of the tries and what they brought."""
    grid = Table(box=None, header_style="dim")
    for key in ("play-advice-share", "play-advice-value", "play-advice"):
        grid.add_column(match.say(key), justify="left" if key == "play-advice" else "right")
    for action, share, value in advice.shares:
        told = match.drawing.painted(action_told(match, action, view))
        grid.add_row(f"{share:.0%}", f"{value:+.2f}", told)
    return grid
