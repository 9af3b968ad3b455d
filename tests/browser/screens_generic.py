"""Pictures of the generic table: the example, and two of our own games as it draws them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from .generic import Anybody
from .kit import Crowd, Somebody

MOVES: Final = {"midnight_quay": 3, "push": 9, "conan": 3}


def generic(people: Crowd, size: tuple[int, int]) -> Iterator[tuple[str, Somebody]]:
    for game, moves in MOVES.items():
        ada = people(size, game=game, generic=True)
        ada.play_solo()
        Anybody(ada).play(moves)
        ada.my_turn()
        ada.page.wait_for_timeout(5000)  # what others did has been read
        yield f"generic-{game.replace('_', '-')}", ada


SHOTS: Final[list[Callable[[Crowd, tuple[int, int]], Iterator[tuple[str, Somebody]]]]] = [generic]
