"""Positions and moves written as the ledger writes them.

Leaders are LT, LW, LJ, LC, the Virtues T, W, J, C; meeples are letters: "GGBY" is two green, a blue and a yellow one.
A Leader's points are "T2 W1", or "TGB WY" where colours matter; a token is "3" where it stands, "3 lying" where it lies.
Dice to come are "3 R 0": the Effect die shows 3, the Colour die red, the Effect die 0; a roll nobody wrote is an error.

A move is what its player types: "sow", "sow step", "develop step", "step", "leave G", "give G LW", "dig 5", "take GB",
"take -", "free PR3 all", "free PR3 J", "send B", "stored", "roll", "scare J G", "surrender T G", "seize 7",
"discard LW T G", "lead LT", "place T T W J" (the rows of the green, blue, yellow and red meeple).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tablee import Position, Rng
from tablee.engine.automatic import run_agenda
from tablee.engine.box import EVERYBODY
from tablee.engine.position import Past
from tablee.games.virtopia import GAME
from tablee.games.virtopia.rules.circle import arrangement_number
from tablee.games.virtopia.rules.content import COLOURS, LEADERS, PRISONS
from tablee.games.virtopia.rules.position import Virtopia
from tablee.games.virtopia.rules.turn import begin_turn
from tablee.testing.notation import Notation

MEEPLES: Final = "GBYR"
VIRTUES: Final = "TWJC"
REFERENCE: Final = "FI VT TR FG VC SE FE VJ TR FF VW SE"
START: Final = {"LT": "1", "LW": "10", "LJ": "7", "LC": "4"}
SEATS: Final = "ABCD"


class Dice(Rng):
    """Shows what is written, one roll after another, and nothing else."""

    def __init__(self, script: str, then: Sequence[int] = ()) -> None:
        super().__init__(1)
        self.script = [roll_of(word) for word in script.split()] + [(0, value) for value in then]

    def below(self, n: int) -> int:
        assert self.script, f"a roll of {n} that nobody expects"
        sides, value = self.script.pop(0)
        assert sides in (0, n), f"a roll of {n} instead of {sides}"
        self.count += 1
        return value

    def copy(self) -> Dice:
        other = Dice("")
        other.script = list(self.script)
        other.count = self.count
        return other


def roll_of(word: str) -> tuple[int, int]:
    """How many equally likely results the die has, and which one shows."""
    if word in MEEPLES:
        return 4, MEEPLES.index(word)
    return 6, int(word) + 1 if int(word) else 0


# Making positions.


class Supply:
    """Meeples without a place yet."""

    def __init__(self, pos: Virtopia) -> None:
        self.pos = pos
        self.left = [12] * 4

    def put(self, place: int, meeples: str) -> None:
        for letter in meeples:
            self.put_colour(place, MEEPLES.index(letter))

    def put_any(self, place: int, count: int) -> None:
        """Of the colours of which most are left."""
        for _ in range(count):
            self.put_colour(place, self.left.index(max(self.left)))

    def put_colour(self, place: int, colour: int) -> None:
        assert self.left[colour] > 0, "too many meeples of a colour"
        self.left[colour] -= 1
        self.pos.counters[place + colour] += 1

    def put_rest(self, place: int) -> None:
        for colour in range(4):
            for _ in range(self.left[colour]):
                self.put_colour(place, colour)


def table(
    turn: str = "LT",
    *,
    players: int = 4,
    layout: str = REFERENCE,
    round: int = 2,
    at: Mapping[str, str] | None = None,
    cells: Mapping[str, str] | None = None,
    points: Mapping[str, str] | None = None,
    city: str | None = None,
    box: str = "",
    rest: str = "city",
    prisons: Mapping[str, str] | None = None,
    pile: str = "",
    known: int = 0,
    hope: int | None = None,
    stored: int = -1,
    dice: str = "",
    options: Mapping[str, object] | None = None,
    content: object = None,
) -> Position:
    """A position at the start of a Leader's turn. Seat A has LT, B LW, C LJ, D LC, as far as there are players, and A begins.

    Meeples that are not written go to `rest`: the City, the box, or a cell. `pile` is the Prison pile from its top card, the
    cards left out are below; the `known` lowest ones have been seen.
    """
    pos = GAME.amended(content or {}).empty(players, dict(options or {}))
    assert isinstance(pos, Virtopia)
    pos.begin(Dice(dice))
    lay_out(pos, layout.split())
    for leader, place in enumerate(LEADERS):
        cell, _, posture = {**START, **(at or {})}[place].partition(" ")
        pos.counters[pos.layout.token(leader)] = int(cell)
        pos.counters[pos.layout.standing(leader)] = posture != "lying"
        pos.counters[pos.layout.order(leader)] = leader
    put_meeples(pos, cells or {}, points or {}, prisons or {}, city, box, rest)
    put_prisons(pos, list(prisons or {}), pile.split(), known)
    pos.counters[pos.layout.hope] = pos.rules.hope if hope is None else hope
    pos.counters[pos.layout.sanctions] = pos.rules.hope - pos.counters[pos.layout.hope]
    pos.counters[pos.layout.stored] = stored + 1
    pos.counters[pos.layout.round] = round
    pos.counters[pos.layout.turn] = [LEADERS[pos.leader_at(round, n)] for n in range(4)].index(turn)
    pos.past = Past({})
    begin_turn(pos)
    run_agenda(pos)
    assert pos.faults() == []
    return pos


def lay_out(pos: Virtopia, cells: list[str]) -> None:
    number = arrangement_number(cells)
    assert number, "the rules do not allow this layout"
    for quarter in range(4):
        pos.counters[pos.layout.flaw_of(quarter)] = ["FE", "FG", "FI", "FF"].index(cells[3 * quarter])
    pos.counters[pos.layout.odd] = cells[2] == "SE"


def put_meeples(
    pos: Virtopia,
    cells: Mapping[str, str],
    points: Mapping[str, str],
    prisons: Mapping[str, str],
    city: str | None,
    box: str,
    rest: str,
) -> None:
    supply = Supply(pos)
    for cell, meeples in cells.items():
        supply.put(int(pos.layout.cell(int(cell))), meeples)
    for prison, meeples in prisons.items():
        supply.put(int(pos.layout.prisoners(PRISONS.index(prison))), meeples)
    supply.put(int(pos.layout.city), city or "")
    supply.put(int(pos.layout.box), box)
    for number, leader in enumerate(LEADERS):
        for word in points.get(leader, f"{leader[1]}2").split():
            row = int(pos.layout.row(number, VIRTUES.index(word[0])))
            if word[1:].isdigit():
                supply.put_any(row, int(word[1:]))
            else:
                supply.put(row, word[1:])
    supply.put_rest({"city": int(pos.layout.city), "box": int(pos.layout.box)}.get(rest) or int(pos.layout.cell(int(rest))))


def put_prisons(pos: Virtopia, open_cards: list[str], top: list[str], known: int) -> None:
    below = [card for card in PRISONS if card not in [*open_cards, *top]]
    for number, card in enumerate([*below, *reversed(top)]):
        pos.prison_pile.put(PRISONS.index(card), EVERYBODY if number < known else 0)
    for card in open_cards:
        pos.open_prisons.put(PRISONS.index(card))


# Making moves.


def move(pos: Position, text: str) -> tuple[int, dict[str, object]]:
    """The player who is asked makes it."""
    return pos.to_act[0], named(text)


def named(text: str) -> dict[str, object]:
    """A move by name."""
    verb, *words = text.split()
    if verb == "take":
        return {"verb": verb, **{colour: words[0].count(colour[0].upper()) for colour in COLOURS}}
    if verb == "place":
        return {"verb": verb, **dict(zip(COLOURS, [VIRTUES.index(word) for word in words], strict=True))}
    if verb == "free":
        return {"verb": verb, "prison": PRISONS.index(words[0]), "row": " TWJC".index(words[1]) if words[1] != "all" else 0}
    params = next(found.params for found in GAME.verbs if found.name == verb)
    if params == ["step"]:
        return {"verb": verb, "step": int(words == ["step"])}
    return {"verb": verb, **{param: number(param, word) for param, word in zip(params, words, strict=True)}}


def number(param: str, word: str) -> int:
    if param == "colour":
        return MEEPLES.index(word)
    if param == "virtue":
        return VIRTUES.index(word)
    return LEADERS.index(word) if param == "leader" else int(word)


def said(named: Mapping[str, Any]) -> str:
    """The text of a move: the reverse of `named`."""
    verb = str(named["verb"])
    if verb == "take":
        return "take " + ("".join(MEEPLES[n] * int(named[colour]) for n, colour in enumerate(COLOURS)) or "-")
    if verb == "place":
        return "place " + " ".join(VIRTUES[int(named[colour])] for colour in COLOURS)
    if verb == "free":
        return f"free {PRISONS[named['prison']]} {VIRTUES[named['row'] - 1] if named['row'] else 'all'}"
    if "step" in named:
        return f"{verb} step" if named["step"] else verb
    names = {"colour": MEEPLES, "virtue": VIRTUES, "leader": LEADERS}
    words = [str(names[param][value]) if param in names else str(value) for param, value in named.items() if param != "verb"]
    return " ".join([verb, *words])


NOTATION: Final = Notation(move)
play, refused = NOTATION.play, NOTATION.refused


def legal(pos: Position) -> list[str]:
    return sorted(said(pos.name(action)) for seat in pos.to_act for action in pos.legal(seat))


# Reading positions.


def counted(pos: Position, place: int) -> str:
    return "".join(letter * int(pos.counters[place + colour]) for colour, letter in enumerate(MEEPLES))


def virtopia(pos: Position) -> Virtopia:
    assert isinstance(pos, Virtopia)
    return pos


def cell(pos: Position, number: int | str) -> str:
    return counted(pos, int(virtopia(pos).layout.cell(int(number))))


def city(pos: Position) -> str:
    return counted(pos, int(virtopia(pos).layout.city))


def box(pos: Position) -> str:
    return counted(pos, int(virtopia(pos).layout.box))


def hand(pos: Position) -> str:
    return counted(pos, int(virtopia(pos).layout.hand))


def token(pos: Position, leader: str) -> str:
    n = LEADERS.index(leader)
    return f"{virtopia(pos).token(n)}" + ("" if virtopia(pos).standing(n) else " lying")


def points(pos: Position, leader: str) -> str:
    """The points of a Leader by Virtue: "T2 W1"."""
    counts = [(virtue, virtopia(pos).points(LEADERS.index(leader), n)) for n, virtue in enumerate(VIRTUES)]
    return " ".join(f"{virtue}{count}" for virtue, count in counts if count)


def row(pos: Position, leader: str, virtue: str) -> str:
    """The colours of a row."""
    return counted(pos, int(virtopia(pos).layout.row(LEADERS.index(leader), VIRTUES.index(virtue))))


def prisons(pos: Position) -> dict[str, str]:
    """The open Prison cards and who is there."""
    cards = virtopia(pos).open_prisons.cards
    return {PRISONS[card]: counted(pos, int(virtopia(pos).layout.prisoners(card))) for card in cards}


def pile(pos: Position) -> list[str]:
    """The Prison pile from its top card."""
    return [PRISONS[card] for card in reversed(virtopia(pos).prison_pile.cards)]


def hope(pos: Position) -> int:
    return int(virtopia(pos).counters[virtopia(pos).layout.hope])


def stored(pos: Position) -> int | None:
    return (
        int(virtopia(pos).counters[virtopia(pos).layout.stored]) - 1
        if virtopia(pos).counters[virtopia(pos).layout.stored]
        else None
    )


def turn(pos: Position) -> str:
    """The Leader in turn; empty when the match is over."""
    return LEADERS[virtopia(pos).active] if pos.agenda else ""


def reason(pos: Position) -> str:
    """Why the match is over, or an empty text."""
    return pos.outcome.reason if pos.outcome else ""
