"""Actions counted from the seat that takes them: a player named in an action is so many places further on, not a seat.

Both ways of counting have the same numbers; which parameters name a player is what the game's sentences say of them.

>>> import tablee
>>> heros = tablee.game("heros")
>>> ask = heros.vocabulary.number("partner", {"player": 0})
>>> from_seat_2 = relative_actions(heros, seats=4, seat=2)
>>> heros.vocabulary.name(from_seat_2[ask])
{'verb': 'partner', 'player': 2}
>>> absolute_actions(heros, seats=4, seat=2)[from_seat_2[ask]] == ask
True
"""

from __future__ import annotations

# Interpreted: the tables are made once, and read natively.
from functools import cache

from .game import Game
from .offers import Seat
from .verb import Verb


def relative_actions(game: Game, seats: int, seat: int) -> list[int]:
    """For each action, its number as the seat counts players from itself on."""
    return list(_table(game.unamended, seats, seat))


def absolute_actions(game: Game, seats: int, seat: int) -> list[int]:
    """For each action of the relative way of counting, its number in the game."""
    return list(_table(game.unamended, seats, -seat % seats))


def seat_parameters(game: Game, verb: Verb) -> list[int]:
    """Which parameters of a verb name a player."""
    meanings = game.sentences.meanings
    named = [(meanings.get(param), meanings.get(f"{verb.name}.{param}")) for param in verb.params]
    return [n for n, said in enumerate(named) if any(isinstance(meaning, Seat) for meaning in said)]


@cache
def _table(game: Game, seats: int, seat: int) -> tuple[int, ...]:
    table = list(range(game.actions))
    for verb in game.verbs:
        players = seat_parameters(game, verb)
        if players and seat:
            for action in (*_span(verb.base, verb.size), *_span(verb.spare, verb.room)):
                table[action] = _turned(verb, action, players, seats, seat)
    return tuple(table)


def _span(first: int, size: int) -> range:
    return range(int(first), int(first + size))


def _turned(verb: Verb, action: int, players: list[int], seats: int, seat: int) -> int:
    """An action with its players counted from a seat on; what is no seat at this table stays."""
    parts = [int(verb.part(action, n)) for n in range(len(verb.params))]
    for n in players:
        if parts[n] < seats:
            parts[n] = (parts[n] - seat) % seats
    return int(verb.of_all(parts))
