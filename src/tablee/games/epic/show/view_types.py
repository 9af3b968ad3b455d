"""The shape of what a seat sees of Epic Origins: the types from which those of the browser client are written.

Cards are named by their printed numbers, backs as "?hero". Icons stand in the order FOR, DEX, CON, INT, SAG, CHA, DIV, JUS,
ARC, ROY, INF, NAT wherever there are twelve numbers.
"""

from __future__ import annotations

import msgspec


class EpicStory(msgspec.Struct):
    """A card of a Story and its visible path: 0 the top one or the only one, 1 the bottom one."""

    card: str
    path: int


class EpicPlayer(msgspec.Struct):
    """One Hero. `hand` has the cards known to who looks, backs as "?hero" and "?antihero"; both are counted.

    `story` is in the order the cards came: three under the Origin, three under the Class, three under the Destiny. `dealt`
    are the character cards to choose from during set-up, `rejected` those put back, as far as they are known. `unlocked`
    counts the Class effects that work; `previous` are the icons added in the player's previous turn.
    """

    heritage: str | None
    origin: str | None
    calling: str | None
    destiny: str | None
    class_xp: int
    unlocked: int
    reserve: int
    level: int
    virtues: int
    corruptions: int
    hand: list[str]
    heroes: int
    antiheroes: int
    story: list[EpicStory]
    played: list[str]
    icons: list[int]
    previous: list[str]
    traits: int
    faced_front: bool
    faced_final: bool
    beat_final: bool
    turns: int
    dealt: list[str]
    rejected: list[str]


class EpicRow(msgspec.Struct):
    """The row of an Act, its deck by size, its whole discard pile."""

    act: int
    revealed: bool
    cards: list[str]
    deck: int
    discard: list[str]


class EpicAdversary(msgspec.Struct):
    """Both faces, which one is up, its experience, the Quest; the Actions deck by size, and those already seen."""

    front: str
    final: str
    turned: bool
    xp: int
    quest: str
    actions: int
    discard: list[str]


class EpicStacked(msgspec.Struct):
    """A card on the stack, who played it (an Action: the challenger), and the card it is played against, if any."""

    card: str
    seat: int
    aim: str | None


class EpicRoll(msgspec.Struct):
    """The faces of the runes: BAR, BLANK, DOUBLE; a Skill, BAR, or the reward DIAMOND, WHITE, BLACK; MOON, BAR."""

    base: list[str]
    first: list[str]
    second: list[str]
    dark: list[str]


class EpicOdds(msgspec.Struct):
    """An attempt that the active player may make now. `chances` are exact, for 0, 1, 2… Dark Runes that can be had.

    They are those of the runes with the Class and the Adversary's modifier, before any card, Heritage or Action. `first` and
    `second` count the runes of the two Skills, `bonus` is what is certain beside the runes.
    """

    card: str
    path: int
    difficulty: int
    skills: list[str]
    first: int
    second: int
    bonus: int
    chances: list[float]


class EpicChallenge(msgspec.Struct):
    """The Challenge under way. `card` is a face; `result` is the sum of the four numbers after it, as it stands now.

    Before the roll there is no `roll`, and `chances` are those of 0, 1, 2… Dark Runes.
    """

    card: str
    path: int
    skills: list[str]
    difficulty: int
    harder: int
    result: int
    runes: int
    cards: int
    calling: int
    adversary: int
    class_off: bool
    roll: EpicRoll | None
    chances: list[float]


class EpicView(msgspec.Struct):
    """The table. `active` is whose turn of what `kind` it is ("story", "adversary", "final"), `acted` whether the one Trait,
    Challenge or Adversary of the turn is behind it.

    `ends_with` is who placed the third card under the Destiny, `finals` how many final turns have begun; `ended` says how the
    match is over: "triumph", "defeat", "score". `undealt` counts the character cards that nobody was dealt.
    """

    turn: int
    active: int
    first: int
    kind: str
    acted: bool
    free_explores: int
    players: list[EpicPlayer]
    rows: list[EpicRow]
    hero_deck: int
    hero_discard: list[str]
    antihero_deck: int
    antihero_discard: list[str]
    adversary: EpicAdversary | None
    stack: list[EpicStacked]
    challenge: EpicChallenge | None
    odds: list[EpicOdds]
    ends_with: int | None
    finals: int
    undealt: int
    ended: str
