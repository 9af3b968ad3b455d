"""Positions and moves written as the ledger writes them.

Seats are A to D. Cards are their printed numbers; a Story is "055 065b 063": the bottom path is marked, the top one is not.
Boards are "006 020 032 041": Heritage, Origin, Class, Destiny. Decks are written from their top card.

Rolls to come are written rune by rune, a word for the three Base Runes, one for those of each Skill, one for the Dark Runes,
as far as there are any: "IOD S SB M" is BAR BLANK DOUBLE, a symbol, a symbol and BAR, MOON. I is BAR on a Base Rune, O
BLANK, D DOUBLE; S is a symbol, B a BAR, R the reward of a special rune, M a MOON. A rune added later is a word of its own.
A roll that nobody wrote is an error.

A move is "A attempt 065 bottom", "A gain 055", "A play 159", "A dark 1", "A take hero", "A choose 0", "A symbol FOR",
"A rob B": the verb and its parameters in their order. "pass" is everybody's pass, in turn, until something happens.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from tablee import Position, Rng
from tablee.engine.content import Content
from tablee.games.epic import GAME
from tablee.games.epic.rules.challenge.attempt import current_difficulty, current_result
from tablee.games.epic.rules.content import DECKS, EpicContent
from tablee.games.epic.rules.layout import KINDS, PILES
from tablee.games.epic.rules.position import Epic
from tablee.games.epic.rules.vocabulary import ICONS, SKILLS
from tablee.testing.notation import LETTERS, Notation, asked, counter, counter_of, laid_out, question, shown_of

PARAMS: Final = {verb.name: list(verb.params) for verb in GAME.verbs}
BOARDS: Final = ("002 018 029 041", "001 016 031 042", "003 017 033 043", "007 021 034 044")
CHARACTERS: Final = ("heritage", "origin", "class", "destiny")
ONES: Final = "ISM"


class Runes(Rng):
    """Shows what is written, one group of runes after another; shuffles are as they are."""

    def __init__(self, script: str) -> None:
        super().__init__(1)
        self.script = script.split()
        self.others = Rng(1)

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        assert self.script, f"a roll of {n} that nobody expects"
        word = self.script.pop(0)
        assert 1 << len(word) == n, f"{word} is not a roll of {n}"
        self.count += 1
        return sum(1 << place for place, letter in enumerate(word) if letter in ONES)

    def shuffle(self, row: Any) -> None:
        self.count += 1
        self.others.shuffle(row)

    def copy(self) -> Runes:
        other = Runes(" ".join(self.script))
        other.count = self.count
        return other


# Making positions.


def table(
    *,
    players: int = 2,
    turn: str = "A",
    first: str = "A",
    boards: Mapping[str, str] | None = None,
    stories: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    played: Mapping[str, str] | None = None,
    levels: Mapping[str, int] | None = None,
    xp: Mapping[str, int] | None = None,
    class_xp: Mapping[str, int] | None = None,
    previous: Mapping[str, str] | None = None,
    turns: Mapping[str, int] | None = None,
    rows: Mapping[str, str] | None = None,
    decks: Mapping[str, str] | None = None,
    discards: Mapping[str, str] | None = None,
    left: Mapping[str, int] | None = None,
    revealed: int | None = None,
    adversary: str = "P1",
    adversary_xp: int | None = None,
    faced: str = "",
    beaten: str = "",
    finals: int = 0,
    ends_with: str = "",
    acted: bool = False,
    options: Mapping[str, object] | None = None,
    runes: str = "",
    content: Mapping[str, Any] | None = None,
) -> Epic:
    """A position in which `turn` is in the main phase. What is not given is completed.

    `rows` and `decks` are by the names of the decks ("act I", "hero"…); a row begins with the cards given. `left` is how many
    cards a deck has in all, the others being discarded; `discards` are on the discard pile whatever it says. `faced` are
    those who have faced the front, `beaten` those who have beaten the Final; with `finals` 1 the first final turn is played.
    `content` is an overlay.
    """
    chosen = dict(options or {})
    competitive = bool(chosen.get("competitive"))
    seats = LETTERS[:players]
    cards = Cards(GAME.amended(content or {}).content)
    longest = max(len((stories or {}).get(seat, "").split()) for seat in seats)
    shown = min(1 + longest // 3, 3) if revealed is None else revealed
    zones: dict[str, list[Any]] = {}
    lay_opposition(zones, cards, adversary, str(chosen.get("quest", "122")), competitive)
    given = {seat: cards.take(text.split()) for seat, text in (boards or {}).items()}
    for number, seat in enumerate(seats, 1):
        board = given.get(seat) or cards.like(BOARDS[number - 1].split())
        zones[f"character {number}"] = board[:3]
        zones[f"destiny {number}"] = board[3:]
        zones[f"story {number}"] = [path_of(cards, text) for text in (stories or {}).get(seat, "").split()]
        zones[f"hand {number}"] = cards.take((hands or {}).get(seat, "").split())
        zones[f"played {number}"] = cards.take((played or {}).get(seat, "").split())
    reserved = [text for texts in (rows, decks, discards) for text in (texts or {}).values()]
    for name in PILES:
        zones[f"{name} discard"] = cards.take((discards or {}).get(name, "").split())
    cards.set_aside(" ".join(reserved))
    lay_decks(zones, cards, rows or {}, decks or {}, left or {}, shown, players)
    zones["rejected"] = [
        {"card": cards.some(kind, 1)[0], "known": [seat], "tag": seat} for seat in range(players) for kind in CHARACTERS[1:]
    ]
    zones["undealt"] = [card for kind in CHARACTERS for card in cards.some(kind, 20)]
    active = seats.index(turn)
    size = len((stories or {}).get(turn, "").split())
    kind = 2 if finals else 1 if size >= 6 and turn not in faced and not competitive else 0
    numbers = {
        "turn": 1,
        "active": active,
        "first": seats.index(first),
        "revealed": shown,
        "adversary xp": 0 if competitive else 5 * players if adversary_xp is None else adversary_xp,
        "turned": int(finals > 0 or faced == seats),
        "ends with": seats.index(ends_with) + 1 if ends_with else 0,
        "finals": finals,
        "kind": kind,
        "acted": int(acted),
    }
    for number, letter in enumerate(seats, 1):
        numbers |= {
            f"reserve {number}": (xp or {}).get(letter, 3),
            f"class xp {number}": (class_xp or {}).get(letter, 0),
            f"level {number}": (levels or {}).get(letter, 3),
            f"turns {number}": (turns or {}).get(letter, 1),
            f"faced {number}": int(letter in faced) + 6 * int(letter in beaten),
            f"previous {number}": sum(1 << ICONS.index(icon) for icon in (previous or {}).get(letter, "").split()),
        }
    more: dict[str, Any] = {"content": content} if content else {}
    pos = laid_out(GAME, players, zones, numbers, {"decision": "Turn", "seat": active}, chosen, **more)
    pos.rng = Runes(runes)
    return cast(Epic, pos)


class Cards:
    """Cards without a place yet, deck by deck."""

    def __init__(self, content: Content) -> None:
        made = cast(EpicContent, content)
        self.left = {name: [f"{card:03}" for card in made.cards_of(deck)] for deck, name in enumerate(DECKS)}
        self.content = made
        self.kept: set[str] = set()

    def take(self, cards: list[str]) -> list[str]:
        for card in cards:
            deck = next((deck for deck in self.left.values() if card in deck), None)
            assert deck is not None, f"there is no {card} left"
            deck.remove(card)
        return cards

    def like(self, cards: list[str]) -> list[str]:
        """The same cards, or others of the same decks where they are gone."""
        return [
            self.take([card])[0] if card in self.left[kind] else self.some(kind, 1)[0]
            for card, kind in zip(cards, CHARACTERS)
        ]

    def set_aside(self, cards: str) -> None:
        """Cards that will be asked for by name are not used to fill up."""
        self.kept = set(cards.split())

    def some(self, deck: str, count: int) -> list[str]:
        free = [card for card in self.left[deck] if card not in self.kept]
        return self.take(free[: max(count, 0)])


def lay_opposition(zones: dict[str, list[Any]], cards: Cards, adversary: str, quest: str, competitive: bool) -> None:
    """The Adversary, the Quest and seven Actions; in a competitive match they and the cards that name them are in the box."""
    zones["opposition"] = []
    if not competitive:
        front = cards.content.adversaries[adversary]
        zones["opposition"] = [*cards.take([f"{front:03}"]), {"card": cards.take(["122"])[0], "tag": int(quest) - 122}]
        ours = [
            card for card in cards.left["action"] if cards.content.envelope[int(card)] in (0, cards.content.envelope[front])
        ]
        cards.left["action"], zones["box"] = ours, [card for card in cards.left["action"] if card not in ours]
    else:
        zones["box"] = cards.some("action", 99) + cards.some("quest", 99)
        for name in ("hero", "antihero"):
            zones["box"] += cards.take([card for card in cards.left[name] if cards.content.names_adversary(int(card))])
    zones["box"] += cards.some("adversary", 99)


def lay_decks(
    zones: dict[str, list[Any]],
    cards: Cards,
    rows: Mapping[str, str],
    decks: Mapping[str, str],
    left: Mapping[str, int],
    shown: int,
    players: int,
) -> None:
    size = 5 if players == 4 else 4
    for number, name in enumerate(PILES):
        top = cards.take(decks.get(name, "").split())
        if number < 3:
            row = cards.take(rows.get(name, "").split())
            row += cards.some(name, size - len(row))
            zones[f"{name} row"] = [{"card": card, "known": "all"} if number < shown else card for card in row]
        rest = cards.some(name, left[name] - len(top) if name in left else 99)
        zones[f"{name} deck"] = [*rest, *reversed(top)]
        zones[f"{name} discard"] += cards.some(name, 99)


def path_of(cards: Cards, text: str) -> object:
    card = cards.take([text.rstrip("b")])[0]
    return {"card": card, "tag": 1} if text.endswith("b") else card


# Making moves.


def move(text: str) -> tuple[int, dict[str, object]]:
    """Who does what, by name."""
    letter, verb, *words = text.split()
    values = [number(param, word) for param, word in zip(PARAMS[verb], words, strict=True)]
    return LETTERS.index(letter), {"verb": verb, **dict(zip(PARAMS[verb], values, strict=True))}


def number(param: str, word: str) -> int:
    if param == "path":
        return ("top", "bottom").index(word)
    if param == "deck":
        return ("hero", "antihero").index(word)
    if param == "skill":
        return SKILLS.index(word)
    if param == "player":
        return LETTERS.index(word)
    return int(word)


class Moves(Notation):
    """“pass” is everybody's pass: all in succession once, so that the top card resolves, or the window closes."""

    def play(self, pos: Position, *texts: str) -> Epic:
        for text in texts:
            if text == "pass":
                assert question(pos) == "Respond"
                super().play(pos, *[f"{LETTERS[(pos.to_act[0] + step) % pos.seats]} pass" for step in range(pos.seats)])
            else:
                super().play(pos, text)
        return cast(Epic, pos)


NOTATION: Final = Moves(lambda pos, text: move(text))
play, allowed, refused = NOTATION.play, NOTATION.allowed, NOTATION.refused


def choices(pos: Position, letter: str, verb: str = "") -> list[str]:
    """What a player may do, as it is written."""
    texts = [written(pos.name(action)) for action in pos.legal(LETTERS.index(letter))]
    return [text for text in texts if not verb or text.split()[0] == verb]


def written(action: Mapping[str, int | str]) -> str:
    words = [str(action["verb"])]
    for param, value in action.items():
        if param in ("card", "origin", "class", "destiny"):
            words.append(f"{value:03}")
        elif param == "path":
            words.append(("top", "bottom")[int(value)])
        elif param == "deck":
            words.append(("hero", "antihero")[int(value)])
        elif param == "skill":
            words.append(SKILLS[int(value)])
        elif param == "player":
            words.append(LETTERS[int(value)])
        elif param != "verb":
            words.append(str(value))
    return " ".join(words)


# Reading positions.


def cards(pos: Position, place: str) -> str:
    """The cards of a place in their order."""
    zone = next(zone for zone in pos.zones if zone.place.name == place)
    return " ".join(f"{card:03}" for card in zone.cards)


def of(pos: Position, letter: str, place: str) -> str:
    return cards(pos, f"{place} {LETTERS.index(letter) + 1}")


def hand(pos: Position, letter: str) -> str:
    """Sorted."""
    return " ".join(sorted(of(pos, letter, "hand").split()))


def story(pos: Position, letter: str) -> str:
    """As it is written: bottom paths are marked."""
    zone = cast(Epic, pos).story(LETTERS.index(letter))
    return " ".join(f"{zone.card(slot):03}" + "b" * int(zone.tag(slot)) for slot in range(len(zone)))


def xp(pos: Position, letter: str) -> int:
    return counter_of(pos, letter, "reserve")


def level(pos: Position, letter: str) -> int:
    return counter_of(pos, letter, "level")


def adversary_xp(pos: Position) -> int:
    return counter(pos, "adversary xp")


def icons(pos: Position, letter: str) -> dict[str, int]:
    """The icons that a Story has."""
    found = shown_of(pos, letter)["icons"]
    return {icon: count for icon, count in zip(ICONS, found, strict=True) if count}


def result(pos: Position) -> tuple[int, int]:
    """The result and the difficulty of the Challenge under way."""
    epic = cast(Epic, pos)
    return int(current_result(epic)), int(current_difficulty(epic))


def kind(pos: Position) -> str:
    return KINDS[counter(pos, "kind")]


# Ways through a Challenge and a turn.


def attempted(pos: Position, card: str, path: str = "top", dark: int | None = None) -> Epic:
    """The active player attempts a Challenge and rolls; the window is open."""
    letter = asked(pos)
    play(pos, f"{letter} face" if card == "adversary" else f"{letter} attempt {card} {path}")
    return rolled(pos, dark)


def rolled(pos: Position, dark: int | None = None) -> Epic:
    """The roll, with so many Dark Runes if any can be had."""
    if question(pos) == "DarkRunes":
        play(pos, f"{asked(pos)} dark {dark or 0}")
    return cast(Epic, pos)


def ended(pos: Position) -> Epic:
    """The active player ends the turn, and everybody passes."""
    return play(pos, f"{asked(pos)} end", "pass")
