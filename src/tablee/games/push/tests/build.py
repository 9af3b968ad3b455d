"""Positions and moves written as the ledger writes them.

A column is "G1 R2 R3", from its base to its last card; a hand or a deck is "2 9 push super", a deck from its top card;
a move is "R place 2 on 1", "R pair 2 on 1", "R run 0 on 1", "R push 1", "R superpush 1 by 3" or "R discard push".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from tablee import Position
from tablee.games.push import GAME
from tablee.games.push.rules.content import LETTERS
from tablee.testing.notation import Notation, counter, laid_out

PARAMS: Final = {verb.name: list(verb.params) for verb in GAME.verbs}
SPECIAL: Final = {"push": 10, "super": 11}


# Making positions.


def table(
    columns: Sequence[str] = (),
    hands: Mapping[str, str] | None = None,
    *,
    teams: str = "RG",
    turn: str = "",
    decks: Mapping[str, str] | None = None,
    totals: Mapping[str, int] | None = None,
    round: int = 1,
    **options: object,
) -> Position:
    """A position in play. What is not given is completed: columns by a hero each, hands from the cards left.

    A deck not given holds all that is left if its hand is full, nothing otherwise; cards without a place are out of play.
    """
    stock = Stock(teams, options)
    zones = {f"column {number}": stock.take(text.split()) for number, text in enumerate(columns, 1)}
    for letter, place, text in held(hands or {}, decks or {}):
        zones[f"{place} {teams.index(letter) + 1}"] = stock.take([named(letter, word) for word in text.split()])
    for number in range(len(columns) + 1, column_count(teams) + 1):
        zones[f"column {number}"] = [stock.lowest_hero()]
    for seat, letter in enumerate(teams, 1):
        if f"hand {seat}" not in zones:
            zones[f"hand {seat}"] = stock.some(letter, 3)
        if f"deck {seat}" not in zones:
            zones[f"deck {seat}"] = stock.some(letter, 25 if len(zones[f"hand {seat}"]) == 3 else 0)
        zones[f"deck {seat}"].reverse()
    zones.update(stock.out_of_play())
    seat = teams.index(turn or teams[0])
    counters = {"first": seat, "round": round, **score_counters(teams, totals or {})}
    sheet = past_sheet(teams, totals or {}, round)
    return laid_out(GAME, len(teams), zones, counters, {"decision": "Turn", "seat": seat}, options, sheet=sheet)


class Stock:
    """The cards of the teams at the table that have no place yet."""

    def __init__(self, teams: str, options: Mapping[str, object]) -> None:
        kinds = [str(value) for value in range(10) for _ in range(2)] + ["push"] * 4
        if options.get("apocalypse"):
            kinds.append("super")
        self.left = [named(letter, kind) for kind in kinds for letter in teams]
        removing = len(teams) == 4 and not options.get("aggressive")
        self.removed = self.take([named(letter, "push") for letter in teams]) if removing else []

    def take(self, cards: list[str]) -> list[str]:
        for card in cards:
            assert card in self.left, f"there is no {card} left"
            self.left.remove(card)
        return cards

    def lowest_hero(self) -> str:
        return self.left.pop(0)

    def some(self, letter: str, count: int) -> list[str]:
        return self.take([card for card in self.left if card[0] == letter][:count])

    def out_of_play(self) -> dict[str, list[str]]:
        heroes = [card for card in self.left if card[1:].isdigit()]
        others = [card for card in self.left if not card[1:].isdigit()]
        return {"eliminated": heroes, "discard": others, "removed": self.removed}


def held(hands: Mapping[str, str], decks: Mapping[str, str]) -> list[tuple[str, str, str]]:
    return [(letter, "hand", text) for letter, text in hands.items()] + [
        (letter, "deck", text) for letter, text in decks.items()
    ]


def named(letter: str, word: str) -> str:
    return f"{letter}{word}" if word.isdigit() else f"{letter}-{word}"


def column_count(teams: str) -> int:
    return 8 if len(teams) == 4 else 6


def score_counters(teams: str, totals: Mapping[str, int]) -> dict[str, int]:
    counters = {f"team {seat}": LETTERS.index(letter) for seat, letter in enumerate(teams, 1)}
    return counters | {f"total {seat}": totals.get(letter, 0) for seat, letter in enumerate(teams, 1)}


def past_sheet(teams: str, totals: Mapping[str, int], round: int) -> list[list[int]]:
    """Rows for the rounds before this one; all the points so far are in the very first."""
    blank = [0] * (2 * len(teams))
    sheet = [[past, column, -1, *blank] for past in range(1, round) for column in range(1, column_count(teams) + 1)]
    if sheet:
        sheet[0][3 + len(teams) :] = [totals.get(letter, 0) for letter in teams]
    return sheet


def choosing(teams: str = "RG", seed: int = 1, **options: object) -> Position:
    """A new match in which the teams are taken and the starters are being chosen."""
    pos = GAME.new(len(teams), seed, **cast(dict[str, Any], options))
    for seat, letter in enumerate(teams):
        pos.play(seat, {"verb": "team", "team": LETTERS.index(letter)})
    return pos


def begun(teams: str = "RG", starters: str = "", seed: int = 1, **options: object) -> Position:
    """A match in its first turn; everybody started with the same values."""
    pos = choosing(teams, seed, **options)
    lay_starters(pos, starters or ("1 5 9" if len(teams) == 2 else "1 9"))
    return pos


def lay_starters(pos: Position, values: str) -> None:
    words = values.split()
    for letter in teams_of(pos):
        play(pos, f"{letter} starters{len(words)} {values}")


def last_discard(columns: Sequence[str], teams: str = "RG", by: str = "", **more: Any) -> Position:
    """The end of a round with these columns: a player discards their last card, a Push."""
    letter = by or teams[0]
    pos = table(columns, {letter: "push"}, teams=teams, turn=letter, **more)
    play(pos, f"{letter} discard push")
    return pos


# Making moves.


def move(pos: Position, text: str) -> tuple[int, dict[str, object]]:
    """Who does what, by name."""
    letter, verb, *words = text.split()
    numbers = [SPECIAL[word] if word in SPECIAL else int(word) for word in words if word not in ("on", "by")]
    return seat_of(pos, letter), {"verb": verb, **dict(zip(PARAMS[verb], numbers, strict=True))}


NOTATION: Final = Notation(move)
play, allowed, refused = NOTATION.play, NOTATION.allowed, NOTATION.refused


# Reading positions.


def cards(pos: Position, place: str) -> list[str]:
    zone = next((zone for zone in pos.zones if zone.place.name == place), None)
    return [GAME.box.names[zone.card(slot)] for slot in range(len(zone))] if zone else []


def zones(pos: Position) -> dict[str, list[str]]:
    """Every place with a card on it, and its cards."""
    return {zone.place.name: cards(pos, zone.place.name) for zone in pos.zones if len(zone)}


def column(pos: Position, number: int = 1) -> str:
    return " ".join(cards(pos, f"column {number}"))


def columns(pos: Position) -> list[str]:
    return [column(pos, number) for number in range(1, column_count(teams_of(pos)) + 1)]


def hand(pos: Position, letter: str) -> list[str]:
    """The values in a hand, sorted: ["2", "9", "push"]."""
    return sorted(card[1:].lstrip("-") for card in cards(pos, f"hand {seat_of(pos, letter) + 1}"))


def deck(pos: Position, letter: str) -> list[str]:
    """The values of a deck from its top card."""
    return [card[1:].lstrip("-") for card in reversed(cards(pos, f"deck {seat_of(pos, letter) + 1}"))]


def teams_of(pos: Position) -> str:
    return "".join(LETTERS[counter(pos, f"team {seat}")] for seat in range(1, pos.seats + 1))


def seat_of(pos: Position, letter: str) -> int:
    return teams_of(pos).index(letter)


def in_turn(pos: Position) -> str:
    """The letters of those who owe an answer; empty when the match is over."""
    return "".join(teams_of(pos)[seat] for seat in pos.to_act)


def sheet_row(pos: Position, number: int, round: int = 1) -> tuple[str, dict[str, int], dict[str, int]]:
    """Who won a column (or ""), each team's total in it, and each team's card points."""
    teams = teams_of(pos)
    rows = cast(list[list[int]], pos.dump()["sheet"])
    row = next(row for row in rows if row[:2] == [round, number])
    totals = dict(zip(teams, row[3 : 3 + len(teams)], strict=True))
    points = dict(zip(teams, row[3 + len(teams) :], strict=True))
    return teams[row[2]] if row[2] >= 0 else "", totals, points


def winner(*texts: str, teams: str = "RG") -> str:
    """Who wins a column at the end of a round."""
    return sheet_row(last_discard(texts, teams), 1)[0]


def scores(pos: Position) -> dict[str, int]:
    return {letter: counter(pos, f"total {seat}") for seat, letter in enumerate(teams_of(pos), 1)}
