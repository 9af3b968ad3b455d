"""Positions and moves written as the ledger writes them.

Seats are A to F; a hand is "V01 V01 SUN D03", a draw pile the same from its top card. A move is "A draw", "A ask V03",
"B offer virtue", "B offer sun", "C decline", "A partner B", "B takeup sun", "A designate B", "A one B", "A two B C",
"A give V01", "A give2 V01 SUN", "A giveto V01 V02", "A pose 0", "A correct D03", "A correct D03 sun" or "A finish".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from tablee import Position
from tablee.games.heros import GAME
from tablee.games.heros.rules.content import ROWS, HerosContent
from tablee.testing.notation import LETTERS, Cards, Notation, cards, counter_of, hand, laid_out, of, shown_of

NAMES: Final = GAME.box.names
PLAIN: Final = {"exchange1": 4, "exchange2": 4, "change": 3}
PARAMS: Final = {verb.name: list(verb.params) for verb in GAME.verbs}
VOCABULARY: Final = {"virtue": 0, "sun": 1}


# Making positions.


def table(
    hands: Mapping[str, str] | None = None,
    *,
    players: int = 3,
    turn: str = "A",
    pile: str = "",
    left: int | None = None,
    avatars: Mapping[str, str] | None = None,
    avatar_pile: int | None = None,
    bottom: str = "",
    posed: Mapping[str, int] | None = None,
    advantages: Mapping[str, int] | None = None,
    stock: int | None = None,
    requests: int = 0,
    step: bool = False,
) -> Position:
    """A position at the start of a turn, or at its optional step. What is not given is completed.

    The pile begins with `pile` and has `left` cards in all, or all that are left. `avatars` of "" is none. Avatars and
    advantages that must be somewhere are with the last player; all that went to the discard was lost to prejudices.
    """
    seats = LETTERS[:players]
    cards = Cards(Counter(NAMES[card] for card in HerosContent(ROWS).draw_pile(**PLAIN)))
    zones = {f"hand {n}": cards.take((hands or {}).get(seat, "").split()) for n, seat in enumerate(seats, 1)}
    top = cards.take(pile.split())
    people = Cards(Counter(f"AV{n:02}" for n in range(1, 13)))
    zones |= laid_avatars(seats, people, avatars or {}, avatar_pile, posed or {}, bottom)
    gone = cards.some(2 * sum(len(zone) for name, zone in zones.items() if name.startswith("posed")), "V")
    rest = cards.some(1000 if left is None else left - len(top))
    zones["draw pile"] = [*rest, *reversed(top)]
    zones["discard"] = gone + cards.some(1000)
    held = [(advantages or {}).get(seat, 0) for seat in seats]
    if stock is not None:
        held[-1] += 26 - stock - sum(held)
    seat = seats.index(turn)
    counters = {"first": seat, "turn": seat, "stock": 26 - sum(held), "received": sum(held), "requests": requests}
    counters |= {f"advantages {n}": count for n, count in enumerate(held, 1)}
    counters["lost"] = lost(zones)
    asks = {"decision": "OptionalStep" if step else "DrawOrAsk", "seat": seat}
    return laid_out(GAME, players, zones, counters, asks)


def laid_avatars(
    seats: str, people: Cards, avatars: Mapping[str, str], pile: int | None, posed: Mapping[str, int], bottom: str
) -> dict[str, list[str]]:
    """Each has an avatar unless told otherwise; as many are posed as the pile, if it is given, leaves over."""
    zones = {f"avatar {seats.index(seat) + 1}": people.take([card] if card else []) for seat, card in avatars.items()}
    under = people.take(bottom.split())
    for n in range(1, len(seats) + 1):
        if f"avatar {n}" not in zones:
            zones[f"avatar {n}"] = people.some(1)
    counts = [posed.get(seat, 0) for seat in seats]
    if pile is not None:
        counts[-1] += 12 - pile - sum(counts) - sum(len(zone) for zone in zones.values())
    for n, count in enumerate(counts, 1):
        zones[f"posed {n}"] = people.some(count)
    zones["avatar pile"] = under + people.some(12)
    return zones


def lost(zones: Mapping[str, Sequence[str]]) -> int:
    """What the discard holds beyond what posing and correcting cost."""
    gone = zones["discard"]
    posed = sum(len(zone) for name, zone in zones.items() if name.startswith("posed"))
    paid = sum(card[0] in "VS" for card in gone)
    return paid - 2 * posed - sum(card[0] == "D" for card in gone)


# Making moves.


def move(pos: Position, text: str) -> tuple[int, dict[str, object]]:
    """Who does what, by name."""
    letter, verb, *words = text.split()
    values = [number(word) for word in words]
    if verb == "correct" and len(values) == 1:
        values.append(0)
    return LETTERS.index(letter), {"verb": verb, **dict(zip(PARAMS[verb], values, strict=True))}


def number(word: str) -> int:
    if word in VOCABULARY:
        return VOCABULARY[word]
    if word in LETTERS:
        return LETTERS.index(word)
    return 13 if word == "SUN" else int(word.lstrip("VD"))


NOTATION: Final = Notation(move)
play, allowed, refused = NOTATION.play, NOTATION.allowed, NOTATION.refused


# Reading positions.


def avatar(pos: Position, letter: str) -> str:
    return of(pos, letter, "avatar")


def posed(pos: Position, letter: str) -> list[str]:
    return cards(pos, f"posed {LETTERS.index(letter) + 1}")


def pile(pos: Position) -> list[str]:
    """The draw pile from its top card."""
    return cards(pos, "draw pile")[::-1]


def advantages(pos: Position, letter: str) -> int:
    return counter_of(pos, letter, "advantages")


def seen(pos: Position, viewer: str, letter: str) -> list[str]:
    """The hand of a player as another sees it; a viewer of "" is a spectator."""
    return sorted(shown_of(pos, letter, viewer)["hand"])


def score(pos: Position, letter: str) -> int:
    """What a hand, its avatars and its advantages are worth now, by the table of the ledger (HEROS-092)."""
    held = hand(pos, letter).split()
    worth = {"V": 2, "S": 2, "D": -10}
    unposed = 20 if avatar(pos, letter) else 0
    return 20 * len(posed(pos, letter)) + 5 * advantages(pos, letter) + sum(worth[card[0]] for card in held) - unposed
