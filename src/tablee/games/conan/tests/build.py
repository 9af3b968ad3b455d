"""Positions and moves written as the ledger writes them.

Seats are A to D; a hand is "C07 R01 R01", a draw pile the same from its top card; Challenges on the table are
"B C07 A01" (owner, card, Adventure), with "up" after those turned up. A move is "A set C01 A02", "A face C07", "A duel B",
"A open 4", "B withdraw", "A choose force", "A lay R01", "A treaty C", "A give R01 concealed", "A ask special", "A sign",
"A ally B 2 alternate" and the like: the verb, and its parameters in their order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tablee import Position
from tablee.games.conan import GAME
from tablee.games.conan.rules.content import ATTRIBUTES, ROWS, ConanContent
from tablee.testing.notation import LETTERS, Cards, Notation, cards, choices, counter_of, laid_out, shown, shown_of

CARDS: Final = ConanContent(ROWS)
NAMES: Final = GAME.box.names
NUMBERS: Final = GAME.box.numbers
PARAMS: Final = {verb.name: list(verb.params) for verb in GAME.verbs}
HEROES: Final = ("H05", "H07", "H10", "H06")
TURNS: Final = {"cards": "CardTurn", "heroes": "HeroTurn", "diplomacy": "Propose"}
PHASES: Final = ("setup", "cards", "heroes", "diplomacy", "draws")
VOCABULARY: Final[dict[str, Sequence[str]]] = {
    "attribute": ATTRIBUTES,
    "category": ("adventure", "challenge", "special", "any"),
    "shown": ("concealed", "shown"),
    "spoils": ("proposer", "partner", "alternate"),
}


# Making positions.


def table(
    hands: Mapping[str, str] | None = None,
    *,
    players: int = 3,
    phase: str = "heroes",
    turn: str = "A",
    first: str = "A",
    lap: int = 1,
    round: int = 1,
    proposals: int = 0,
    heroes: Mapping[str, str] | None = None,
    glory: Mapping[str, int] | None = None,
    at: Mapping[str, str] | None = None,
    adventures: str = "A01 A13",
    challenges: Sequence[str] = (),
    received: Mapping[str, int] | None = None,
    allies: Mapping[str, str] | None = None,
    objects: Mapping[str, str] | None = None,
    accomplished: Mapping[str, str] | None = None,
    alliance: str = "",
    counters: Mapping[str, int] | None = None,
    beaten: str = "",
    pile: str = "",
    left: int | None = None,
    object_pile: int | None = None,
    options: Mapping[str, object] | None = None,
    content: Mapping[str, object] | None = None,
) -> Position:
    """A position in which `turn` is asked its question of a phase. What is not given is completed.

    The draw pile begins with `pile` and has `left` cards in all, or all that are left; the others are discarded. `alliance`
    is two letters, the first one's quarters and the spoils: "AB 2 alternate". `beaten` are letters in their order. The first
    player stays the first, as in the ledger, unless the table turns. `content` is an overlay.
    """
    seats = LETTERS[:players]
    game = GAME.amended(content or {})
    cards = Cards(Counter(game.box.names[card] for card in ConanContent(game.content.rows).draw_cards()))
    magic = Cards(Counter(f"O{number:02}" for number in range(1, 11)))
    people = Cards(Counter(f"H{number:02}" for number in range(1, 11)))
    zones: dict[str, list[Any]] = {"adventures": cards.take(adventures.split())}
    zones["challenges"] = [on_table(seats, cards, text) for text in challenges]
    chosen = dict(zip(seats, HEROES, strict=False)) | dict(heroes or {})
    for n, seat in enumerate(seats, 1):
        zones[f"hand {n}"] = cards.take((hands or {}).get(seat, "").split())
        zones[f"allies {n}"] = cards.take((allies or {}).get(seat, "").split())
        zones[f"accomplished {n}"] = cards.take((accomplished or {}).get(seat, "").split())
        zones[f"objects {n}"] = magic.take((objects or {}).get(seat, "").split())
        zones[f"hero {n}"] = [] if seat in beaten else people.take([chosen[seat]])
    top = cards.take(pile.split())
    zones["draw pile"] = [*cards.some(1000 if left is None else left - len(top)), *reversed(top)]
    zones["discard"] = cards.some(1000)
    zones["object pile"] = magic.some(10 if object_pile is None else object_pile)
    zones["out"] = people.some(10) + magic.some(10)
    had = {seat: 0 if seat in beaten else (glory or {}).get(seat, 15) for seat in seats}
    numbers = {"round": round, "phase": PHASES.index(phase), "lap": lap, "first": seats.index(first)}
    numbers |= {"proposals": proposals, "fallen": len(beaten), "minted": sum(had.values()) - 15 * players}
    numbers |= {f"beaten {seats.index(seat) + 1}": order for order, seat in enumerate(beaten, 1)}
    numbers |= {f"glory {n}": had[seat] for n, seat in enumerate(seats, 1)}
    numbers |= {f"stands {seats.index(seat) + 1}": int(place[1:]) for seat, place in (at or {}).items()}
    numbers |= {f"received {card}": count for card, count in counted(challenges, received or {}).items()}
    numbers |= allied(seats, alliance) | dict(counters or {})
    asks = {"decision": TURNS[phase], "seat": seats.index(turn)}
    return laid_out(game, players, zones, numbers, asks, {"turning": False, **(options or {})})


def on_table(seats: str, cards: Cards, text: str) -> dict[str, object]:
    """A Challenge on an Adventure, known to its owner, or to all."""
    owner, card, adventure, *up = text.split()
    seat = seats.index(owner)
    known: object = "all" if up else [seat]
    tag = 4 * (int(adventure[1:]) - 1) + seat + (128 if up else 0)
    return {"card": cards.take([card])[0], "known": known, "tag": tag}


def counted(challenges: Sequence[str], received: Mapping[str, int]) -> dict[str, int]:
    """Each Adventure has received what it carries, or more."""
    return dict(Counter(text.split()[2] for text in challenges)) | dict(received)


def allied(seats: str, text: str) -> dict[str, int]:
    if not text:
        return {}
    both, share, spoils = text.split()
    one, two = seats.index(both[0]) + 1, seats.index(both[1]) + 1
    numbers = {f"partner {one}": two, f"partner {two}": one, f"share {one}": int(share), f"share {two}": 4 - int(share)}
    return numbers | {f"spoils {one}": int(spoils == "proposer"), f"spoils {two}": int(spoils == "partner")}


# Making moves.


def move(pos: Position, text: str) -> tuple[int, dict[str, object]]:
    """Who does what, by name."""
    letter, verb, *words = text.split()
    values = [number(pos, param, word) for param, word in zip(PARAMS[verb], words, strict=True)]
    return LETTERS.index(letter), {"verb": verb, **dict(zip(PARAMS[verb], values, strict=True))}


def number(pos: Position, param: str, word: str) -> int:
    if param in VOCABULARY:
        return VOCABULARY[param].index(word)
    if param in ("player", "third", "giver", "taker"):
        return 4 if word in ("all", "4") else LETTERS.index(word)
    if param == "place":
        return cards(pos, "challenges").index(word)
    if param == "card":
        return pos.config.box.numbers[word]
    return int(word.lstrip("ACO"))


NOTATION: Final = Notation(move)
play, allowed, refused = NOTATION.play, NOTATION.allowed, NOTATION.refused


def values(pos: Position, letter: str, verb: str, param: str) -> list[int]:
    """The values of one parameter that a player may choose."""
    return sorted({action[param] for action in choices(pos, letter, verb)})


# Reading positions.


def glory(pos: Position, letter: str) -> int:
    return counter_of(pos, letter, "glory")


def stands(pos: Position, letter: str) -> str:
    """The Adventure of a hero, empty for none."""
    place = counter_of(pos, letter, "stands")
    return f"A{place:02}" if place else ""


def seen(pos: Position, viewer: str, letter: str) -> str:
    """The hand of a player as another sees it."""
    return " ".join(shown_of(pos, letter, viewer)["hand"])


def on(pos: Position, adventure: str, viewer: str = "") -> str:
    """The Challenges of an Adventure as somebody sees them."""
    row = next(row for row in shown(pos, viewer)["adventures"] if row["card"] == adventure)
    return " ".join(challenge["card"] for challenge in row["challenges"])


# Positions that several tests begin with.


def facing(hero: str = "H01", card: str = "C07", **given: Any) -> Position:
    """A's hero has turned up a Challenge of B, and is about to open."""
    heroes = {"A": hero} | ({"C": "H04"} if hero == "H10" else {})
    return play(table(heroes=heroes, at={"A": "A01"}, challenges=[f"B {card} A01"], **given), f"A face {card}")


def fought(attribute: str, *laid: str, stake: int = 1, **given: Any) -> Position:
    """The same, followed, and cards laid; who has laid all his cards stops."""
    pos = play(facing(**given), f"A open {stake}", "B follow", f"A choose {attribute}")
    return play(pos, *laid)


def drawing(**given: Any) -> Position:
    """At the last pass before the draw phase."""
    return table(phase="diplomacy", turn="C", at={"A": "A01", "B": "A01", "C": "A01"}, **given)
