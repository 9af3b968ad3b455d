"""What the laboratory keeps of a finished match."""

from __future__ import annotations

from typing import Final

from ....engine.events import used_cards
from ..rules.layout import ADVERSARY_XP, BEAT_FINAL, ENDED, FIRST, TRIUMPH, TURN, TURNED
from ..rules.position import Epic
from ..rules.scoring import Sheet

ROWS: Final = ("triumph", "tragedy", "experience", "icons", "final", "total")
USED: Final = {"oppose": 1, "kept": 2, "ability": 1, "play": 1, "place": 1, "action": 1, "heritage": 1}


def facts(pos: Epic) -> dict[str, int]:
    """Who began, turns, the Adversary and what it has left; then of each player the board, the score, and every card.

    Each card lies before at most one player: "065" is the seat whose Story shows it, or who played it.
    """
    seats = range(int(pos.seats))
    found = {
        "first": int(pos.counters[FIRST]),
        "turns": int(pos.counters[TURN]),
        "triumph": int(pos.counters[ENDED] == TRIUMPH),
        "adversary": list(pos.cards.adversaries.values()).index(int(pos.opposition.card(0))) if pos.has_adversary else -1,
        "quest": int(pos.quest) if pos.has_adversary else 0,
        "adversary left": int(pos.counters[ADVERSARY_XP]),
        "turned": int(pos.counters[TURNED]),
        "beaten by": sum(pos.faced(seat, BEAT_FINAL) for seat in seats),
        "story cards": sum(len(pos.story(seat)) for seat in seats),
        "cards played": sum(len(pos.played(seat)) for seat in seats),
        "corruption": sum(int(pos.level(seat)) for seat in seats),
    }
    for seat in seats:
        found |= of_player(pos, seat)
    for seat in seats:
        found |= {f"{card:03}": seat for card in before(pos, seat)}
    return found


def of_player(pos: Epic, seat: int) -> dict[str, int]:
    """The four cards of a board by number, what the Destiny gave, the levels, the rows of the score."""
    sheet = Sheet(pos, seat)
    destiny = int(pos.destiny(seat).card(0))
    rows = (sum(sheet.triumph), sum(sheet.tragedy), sheet.experience, sheet.icons, sheet.final, sheet.total)
    found = {
        "heritage": int(pos.heritage(seat)),
        "origin": int(pos.origin(seat)),
        "class": int(pos.calling(seat)),
        "destiny": destiny,
        "destiny value": sheet.triumph[1] + sheet.tragedy[1],
        "class xp": int(pos.class_xp(seat)),
        "level": int(pos.level(seat)),
        "beat the Final": int(pos.faced(seat, BEAT_FINAL)),
        **dict(zip(ROWS, rows, strict=True)),
    }
    return {f"{name} {seat + 1}": int(value) for name, value in found.items()}


def before(pos: Epic, seat: int) -> list[int]:
    """The cards that lie open before a player at the end."""
    zones = (pos.character(seat), pos.destiny(seat), pos.story(seat), pos.played(seat))
    return sorted(card for zone in zones for card in zone.cards)


def uses(pos: Epic) -> list[tuple[str, int]]:
    """Characters and Destinies kept, abilities used, story cards won, cards played; the Adversary by nobody."""
    assert pos.past is not None
    return used_cards(pos.past.events(), pos.config.box, USED)
