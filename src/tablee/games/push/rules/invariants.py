"""What holds in every position that a match can reach, as sentences about what is broken."""

from __future__ import annotations

from .content import HERO_COPIES, PUSH, SUPER, card_of, team_of, value_of
from .position import Push
from .scoring import row_best, row_winner
from .setup import ChooseStarters, ChooseTeam
from .turn import Turn


def faults(pos: Push) -> list[str]:
    """What does not hold in a position; nothing in any that a match can reach."""
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
    if not 0 <= pos.first < pos.seats:
        return ["the first player is not at the table"]
    if len(set(picked)) < len(picked) or not all(0 <= team < 4 for team in picked):
        return ["each seat has a team of its own"]
    if isinstance(top, ChooseTeam):
        empty = not any(len(zone) for zone in pos.zones) and pos.round == 0 and not pos.sheet
        fresh = empty and teams[chosen:] == [-1] * (pos.seats - chosen)
        return [] if fresh else ["cards are out before teams are chosen"]
    if not 1 <= pos.round <= pos.rules.rounds:
        return ["the round is out of range"]
    return _sheet_faults(pos, int(pos.round) - (1 if top else 0))


def _sheet_faults(pos: Push, scored: int) -> list[str]:
    """The sheet has each column of each scored round once, and the totals add up (PUSH-102, 131)."""
    expected = [[number, column] for number in range(1, scored + 1) for column in range(1, pos.rules.columns + 1)]
    rows = [[int(item) for item in row] for row in pos.sheet]
    if [row[:2] for row in rows] != expected or any(len(row) != 3 + 2 * pos.seats for row in rows):
        return ["the score sheet does not list every column of every round"]
    if any(not -1 <= row[2] < pos.seats or min(row[3:]) < 0 for row in rows):
        return ["the score sheet names an unknown winner or a negative total"]
    for seat in range(pos.seats):
        won = len([row for row in pos.sheet if row_winner(row) == seat])
        best = sum([int(row_best(row, pos.seats, seat)) for row in pos.sheet])
        if int(pos.cards.column_points) * won + best != int(pos.total(seat)):
            return [f"the total of seat {seat} is not what the sheet adds up to"]
    return []


def _card_faults(pos: Push, seat: int) -> list[str]:
    """A team's cards are all there, each in one place, and its hand and deck hold no others."""
    team = pos.team(seat)
    everywhere = [card for zone in pos.zones for card in zone.cards if team_of(card) == team]
    removed = [card for card in pos.removed.cards if team_of(card) == team]
    own = [*pos.hand(seat).cards, *pos.deck(seat).cards]
    if sorted(everywhere) != _team_cards(pos, int(team)):
        return [f"the cards of seat {seat} are not complete"]
    if any(team_of(card) != team for card in own):
        return [f"seat {seat} holds a card of another team"]
    if removed != [int(card_of(team, PUSH))] * int(pos.rules.set_aside):
        return [f"the wrong cards of seat {seat} are out of the round"]
    return []


def _team_cards(pos: Push, team: int) -> list[int]:
    """Every card of a team, in ascending order."""
    cards = [int(card_of(team, value)) for value in range(10) for _ in range(HERO_COPIES)]
    cards += [int(card_of(team, PUSH))] * int(pos.cards.push_copies)
    return cards + [int(card_of(team, SUPER))] * (int(pos.cards.super_push_copies) if pos.rules.apocalypse else 0)


def _round_faults(pos: Push) -> list[str]:
    """Columns hold heroes, hands are full, and no card is out before its time."""
    top = pos.agenda[-1] if pos.agenda else None
    teams = {int(pos.team(seat)) for seat in range(pos.seats)}
    columns = [pos.column(column).cards for column in range(pos.rules.columns)]
    if any(team_of(card) not in teams for zone in pos.zones for card in zone.cards):
        return ["a card of an unchosen team is on the table"]
    if isinstance(top, ChooseStarters):
        out = any(columns) or len(pos.eliminated) or len(pos.discarded)
        out = out or any(len(pos.hand(seat)) for seat in range(pos.seats))
        return ["cards are out before starters are chosen"] if out else []
    if any(not column or any(value_of(card) >= PUSH for card in column) for column in columns):
        return ["every column holds at least one card, and heroes only"]
    for seat in range(pos.seats):
        hand, deck = len(pos.hand(seat)), len(pos.deck(seat))
        if hand != min(int(pos.cards.hand_size), hand + deck):
            return [f"seat {seat} has not refilled its hand"]
    if isinstance(top, Turn) and not all(len(pos.hand(seat)) for seat in range(pos.seats)):
        return ["a seat without cards has ended the round already"]
    return []
