"""The invariants of the ledger, as sentences about what is broken."""

from __future__ import annotations

from .content import PUSH, SUPER
from .decisions import ChooseStarters, ChooseTeam, Turn
from .position import FIRST, HAND, ROUND, Push


def faults(pos: Push) -> list[str]:
    """What does not hold in a position, nothing in any that a match can reach."""
    wrong = _frame_faults(pos)
    if wrong or isinstance(pos.agenda[-1] if pos.agenda else None, ChooseTeam):
        return wrong
    wrong += [fault for seat in range(pos.seats) for fault in _card_faults(pos, seat)]
    return wrong or _round_faults(pos)


def _frame_faults(pos: Push) -> list[str]:
    """One pending question at most, a first player, and different teams for those who have chosen."""
    top = pos.agenda[-1] if pos.agenda else None
    teams = [int(pos.team(seat)) for seat in range(pos.seats)]
    chosen = top.seat if isinstance(top, ChooseTeam) else pos.seats
    picked = teams[:chosen]
    if len(pos.agenda) > 1:
        return ["there is one question at a time"]
    if not 0 <= pos.counters[FIRST] < pos.seats:
        return ["the first player is not at the table"]
    if len(set(picked)) < len(picked) or not all(0 <= team < 4 for team in picked):
        return ["each seat has a team of its own"]
    if isinstance(top, ChooseTeam):
        empty = not any(len(zone) for zone in pos.zones) and pos.counters[ROUND] == 0 and not pos.sheet
        fresh = empty and teams[chosen:] == [-1] * (pos.seats - chosen)
        return [] if fresh else ["cards are out before teams are chosen"]
    if not 1 <= pos.counters[ROUND] <= pos.rules.rounds:
        return ["the round is out of range"]
    return _sheet_faults(pos, pos.counters[ROUND] - (1 if top else 0))


def _sheet_faults(pos: Push, scored: int) -> list[str]:
    """The sheet has each column of each scored round once, and the totals add up (PUSH-102, 131)."""
    expected = [[number, column] for number in range(1, scored + 1) for column in range(1, pos.rules.columns + 1)]
    rows = [[int(item) for item in row] for row in pos.sheet]
    if [row[:2] for row in rows] != expected or any(len(row) != 3 + 2 * pos.seats for row in rows):
        return ["the score sheet does not list every column of every round"]
    if any(not -1 <= row[2] < pos.seats or min(row[3:]) < 0 for row in rows):
        return ["the score sheet names an unknown winner or a negative total"]
    for seat in range(pos.seats):
        points = sum(row[3 + pos.seats + seat] + (10 if row[2] == seat else 0) for row in rows)
        if points != pos.total(seat):
            return [f"the total of seat {seat} is not what the sheet adds up to"]
    return []


def _card_faults(pos: Push, seat: int) -> list[str]:
    """Invariant 1: a team's cards are all there, each in one place, and its hand and deck hold no others."""
    team = int(pos.team(seat))
    everywhere = [card for zone in pos.zones for card in zone.cards if card >> 4 == team]
    wanted = [team << 4 | value for value in range(10) for _ in range(2)] + [team << 4 | int(PUSH)] * 4
    if pos.rules.apocalypse:
        wanted.append(team << 4 | int(SUPER))
    removed = [card for card in pos.removed.cards if card >> 4 == team]
    own = [*pos.hand(seat).cards, *pos.deck(seat).cards]
    if sorted(everywhere) != sorted(wanted):
        return [f"the cards of seat {seat} are not complete"]
    if any(card >> 4 != team for card in own):
        return [f"seat {seat} holds a card of another team"]
    if removed != [team << 4 | int(PUSH)] * (4 - pos.rules.pushes):
        return [f"the wrong cards of seat {seat} are out of the round"]
    return []


def _round_faults(pos: Push) -> list[str]:
    top = pos.agenda[-1] if pos.agenda else None
    teams = {int(pos.team(seat)) for seat in range(pos.seats)}
    columns = [pos.column(column).cards for column in range(pos.rules.columns)]
    if any(card >> 4 not in teams for zone in pos.zones for card in zone.cards):
        return ["a card of an unchosen team is on the table"]
    if isinstance(top, ChooseStarters):
        out = any(columns) or len(pos.eliminated) or len(pos.discarded)
        out = out or any(len(pos.hand(seat)) for seat in range(pos.seats))
        return ["cards are out before starters are chosen"] if out else []
    if any(not column or any(card & 15 > 9 for card in column) for column in columns):
        return ["every column holds at least one card, and heroes only"]
    for seat in range(pos.seats):
        hand, deck = len(pos.hand(seat)), len(pos.deck(seat))
        if hand != min(HAND, hand + deck):
            return [f"seat {seat} has not refilled its hand"]
    if isinstance(top, Turn) and not all(len(pos.hand(seat)) for seat in range(pos.seats)):
        return ["a seat without cards has ended the round already"]
    return []
