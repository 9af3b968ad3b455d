"""What a seat sees of Conan as a row of numbers, itself first and the others in turn order."""

from __future__ import annotations

from typing import Final, cast

from ....engine.knowledge import Seen
from ..rules.content import ADVENTURES
from ..rules.layout import ConanLayout, tagged_adventure, tagged_face_up, tagged_owner
from ..rules.position import PHASES, ConanConfig

SEATS: Final = 4


def features(seen: Seen) -> list[float]:
    """Known cards by player, the discard by face, the Adventures with their Challenges, the piles and the phase.

    A spectator sees the table from seat 0, without a hand.
    """
    config = cast(ConanConfig, seen.config)
    layout, faces = config.layout, int(config.cards.faces)
    n, counters = seen.seats, seen.counters
    me = max(seen.seat, 0)
    row: list[float] = []
    for step in range(n):
        row += player(seen, layout, faces, (me + step) % n)
    row += [0.0] * (len(row) // n * (SEATS - n))
    for place in (layout.discard, layout.adventures, layout.offered):
        row += counted(seen, faces, [int(place)])
    row += on_adventures(seen, layout)
    row += [len(seen.zones[layout.draw_pile]) / 90, len(seen.zones[layout.object_pile]) / 10]
    row += [counters[layout.round] / 20, counters[layout.lap] / 10]
    row += [1.0 if counters[layout.phase] == phase else 0.0 for phase in range(len(PHASES))]
    return [*row, *[1.0 if (counters[layout.first] - me) % n == step else 0.0 for step in range(SEATS)]]


def player(seen: Seen, layout: ConanLayout, faces: int, seat: int) -> list[float]:
    """Hand, laid cards, hero and Allies, Objects, accomplished Adventures as far as they are known, and the counters."""
    hand, laid = int(layout.hand(seat)), int(layout.laid(seat))
    row = counted(seen, faces, [hand]) + counted(seen, faces, [laid])
    row += counted(seen, faces, [int(layout.hero(seat)), int(layout.allies(seat))])
    row += counted(seen, faces, [int(layout.objects(seat))]) + counted(seen, faces, [int(layout.accomplished(seat))])
    row += [seen.counters[first + seat] / 30 for first in layout.own]
    return [*row, len(seen.zones[hand]) / 20, len(seen.zones[laid]) / 3]


def counted(seen: Seen, faces: int, places: list[int]) -> list[float]:
    """How many of each face lie in some places, as far as they are known."""
    found = [0.0] * faces
    for place in places:
        for card in seen.zones[place].cards:
            if card >= 0:
                found[card] += 1.0
    return found


def on_adventures(seen: Seen, layout: ConanLayout) -> list[float]:
    """Challenges received by each Adventure, carried by Adventure and owner, and those turned up."""
    size = int(ADVENTURES)
    received = [seen.counters[layout.received(number)] / 5 for number in range(size)]
    carried = [0.0] * (SEATS * size)
    turned_up = [0.0] * size
    for tag in seen.zones[layout.challenges].tags:
        adventure = int(tagged_adventure(tag))
        carried[SEATS * adventure + int(tagged_owner(tag))] += 0.2
        turned_up[adventure] += 0.2 if tagged_face_up(tag) else 0.0
    return received + carried + turned_up
