"""Why one would do something, in a sentence: what the action changes on the table; only what is true of it there."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.offers import Reason
from ....engine.zone import CARD
from ..rules.actions import NEIGHBOURS, TURN_ACTIONS
from ..rules.content import HERO_COPIES, PUSH, TEAMS, card_of, value_of
from ..rules.position import Push
from ..rules.scoring import column_winner
from ..rules.turn import Turn
from ..rules.verbs import DISCARD, PAIR, PLACE, RUN, TEAM, column_of, starter_values


def reasons(pos: Push, seat: int, action: int) -> list[Reason]:
    """One or two sentences at most; none where nothing sure can be said."""
    if TEAM.covers(action):
        return [Reason("why-team")]
    if not isinstance(pos.agenda[-1], Turn):
        points = starters_points(pos, action)
        return [Reason("why-starters", {"points": points})] if points else []
    after = acted(pos, seat, action)
    found = ending(after, seat)
    if DISCARD.covers(action):
        return [*found, *discarding(pos, seat, int(DISCARD.part(action)))][:2]
    column = int(column_of(action))
    found += [*column_reasons(pos, after, seat, column), *card_reasons(pos, after, seat, column)]
    if PLACE.covers(action) or PAIR.covers(action) or RUN.covers(action):
        found += [*uncoverable(after, seat, column), *followed(after, seat, column)]
    return found[:2]


def acted(pos: Push, seat: int, action: int) -> Push:
    """The table after an action, before anything is drawn."""
    after = pos.quiet()
    assert isinstance(after, Push)
    TURN_ACTIONS[action].perform(after, seat, action)
    return after


def starters_points(pos: Push, action: int) -> int:
    """What starters score where nobody else comes: each wins its column, unless it is a 0, and scores its value."""
    return sum([value + int(pos.cards.column_points) for value in starter_values(action) if value])


def round_points(pos: Push) -> list[int]:
    """What each seat would score if the round ended now."""
    n = int(pos.seats)
    points = [0] * n
    for column in range(pos.rules.columns):
        scores = pos.column_scores(column)
        winner = int(column_winner(scores, n))
        for seat in range(n):
            points[seat] += int(scores[n + seat]) + (int(pos.cards.column_points) if seat == winner else 0)
    return points


def ending(after: Push, seat: int) -> list[Reason]:
    """The last card of somebody who is ahead."""
    if len(after.hand(seat).slots) or len(after.deck(seat).slots):
        return []
    points = round_points(after)
    best = max([points[other] for other in range(len(points)) if other != seat])
    return [Reason("why-end", {"mine": points[seat], "theirs": best})] if points[seat] > best else []


# What changes in a column.


def column_reasons(pos: Push, after: Push, seat: int, column: int) -> list[Reason]:
    """Whose the column was and whose it is; where that stays, how far ahead or behind one is."""
    n = int(pos.seats)
    old, new = pos.column_scores(column), after.column_scores(column)
    loser, winner = int(column_winner(old, n)), int(column_winner(new, n))
    values: dict[str, int | str] = {"column": column + 1, "points": int(pos.cards.column_points)}
    if winner == seat and loser != seat:
        return [Reason("why-win", values) if loser < 0 else Reason("why-win-from", {**values, "team": team(pos, loser)})]
    if loser not in (-1, seat, winner):
        values["team"] = team(pos, loser)
        if winner < 0:
            return [Reason("why-stop", values)]
        points = round_points(pos)
        return [Reason("why-pass", {**values, "other": team(pos, winner)})] if points[loser] > points[winner] else []
    return distance(lead_of(old, n, seat), lead_of(new, n, seat), column) if seat == winner or seat != loser else []


def distance(old: int, new: int, column: int) -> list[Reason]:
    """A lead that grew, or a distance that shrank. One may win without a lead, where those who have more cancel out."""
    if new > max(0, old):
        return [Reason("why-lead", {"column": column + 1, "lead": new, "before": max(0, old)})]
    return [Reason("why-closer", {"column": column + 1, "gap": -new, "before": -old})] if old < new < 0 else []


def lead_of(totals: vec[u8], seats: int, seat: int) -> int:
    """How much more a seat has in a column than the strongest of the others."""
    return int(totals[seat]) - max([int(totals[other]) for other in range(seats) if other != seat])


def card_reasons(pos: Push, after: Push, seat: int, column: int) -> list[Reason]:
    """Card points won, then those that an opponent loses."""
    n = int(pos.seats)
    old, new = pos.column_scores(column), after.column_scores(column)
    changes = [int(new[n + other]) - int(old[n + other]) for other in range(n)]
    found: list[Reason] = []
    if changes[seat] > 0:
        found.append(Reason("why-best", {"column": column + 1, "value": int(new[n + seat]), "more": changes[seat]}))
    worst = changes.index(min(changes))
    if worst != seat and changes[worst] < 0:
        found.append(Reason("why-gone", {"column": column + 1, "team": team(pos, worst), "less": -changes[worst]}))
    return found


# What may follow.


def uncoverable(after: Push, seat: int, column: int) -> list[Reason]:
    """The last card, if every card of the opponents that could cover it has been played or is out of the round."""
    value = value_of(after.column(column).last())
    for other in range(after.seats):
        if other != seat and seen(after, card_of(after.team(other), value)) < HERO_COPIES:
            return []
    return [Reason("why-safe", {"value": int(value)})]


def seen(pos: Push, card: i64) -> int:
    """How many copies of a card lie where everybody sees them."""
    found = int(pos.eliminated.count(card) + pos.discarded.count(card))
    for column in range(pos.rules.columns):
        found += int(pos.column(column).count(card))
    return found


def followed(after: Push, seat: int, column: int) -> list[Reason]:
    """A card of the hand that fits there next."""
    fitting = NEIGHBOURS[value_of(after.column(column).last())]
    values = [int(value_of(slot & CARD)) for slot in after.hand(seat).slots]
    found = [value for value in sorted(values, reverse=True) if value < PUSH and fitting >> value & 1]
    return [Reason("why-next", {"column": column + 1, "value": found[0]})] if found else []


# A discard.


def discarding(pos: Push, seat: int, value: int) -> list[Reason]:
    """That nothing else can be done, or brings anything; and why it is this card."""
    others = [int(action) for action in pos.legal(seat) if not DISCARD.covers(action)]
    found: list[Reason] = []
    if not others:
        found.append(Reason("why-discard-only"))
    else:
        points = round_points(pos)[seat]
        if all(round_points(acted(pos, seat, action))[seat] <= points for action in others):
            found.append(Reason("why-discard-nothing"))
    heroes = [int(value_of(slot & CARD)) for slot in pos.hand(seat).slots if value_of(slot & CARD) < PUSH]
    if value < PUSH and len(heroes) > 1 and value == min(heroes) < max(heroes):
        found.append(Reason("why-discard-small"))
    return found


def team(pos: Push, seat: int) -> str:
    """The key of the name of a seat's team."""
    return f"team-{TEAMS[pos.team(seat)]}"
