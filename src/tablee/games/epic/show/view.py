"""What a seat sees of Epic Origins, as the clients draw it. Cards are named by their printed numbers, backs as "?hero".

Icons stand in the order FOR, DEX, CON, INT, SAG, CHA, DIV, JUS, ARC, ROY, INF, NAT wherever there are twelve numbers.
"""

from __future__ import annotations

import msgspec

from ....engine.knowledge import Seen
from ..rules.content import ABILITIES, FIRST_ACTION, FIRST_SKILL, IS_TRAIT, SECOND_SKILL, count_of
from ..rules.hero import Hero
from ..rules.position import (
    ACTED,
    ACTIVE,
    ADVERSARY_XP,
    BASE,
    BEAT_FINAL,
    BOTTOM_LEVEL,
    CLASS_MODIFIER,
    CLASS_OFF,
    CLASS_XP,
    DARKS,
    DECKS_AT,
    DISCARDS_AT,
    ENDED,
    ENDS_WITH,
    FACED,
    FACED_FINAL,
    FACED_FRONT,
    FACING,
    FINALS,
    FIRST,
    FIRST_FACES,
    FIRST_RUNES,
    FREE_EXPLORES,
    HARDER,
    KIND,
    KINDS,
    LEVEL,
    MODIFIER,
    MOONS,
    OPPOSITION,
    OWN,
    OWN_PLACES,
    PATH,
    PREVIOUS,
    REASONS,
    REJECTED,
    RESERVE,
    REVEALED,
    ROLLED,
    ROWS_AT,
    SECOND_FACES,
    SECOND_RUNES,
    STACK,
    STORY_TURN,
    TURN,
    TURNED,
    TURNS,
)
from ..rules.prospects import adversary_bonus, chance, class_bonus, difficulty, pool
from ..rules.runes import DARK_RUNES, DOUBLE_RUNE, REWARDS, SPECIAL, total_value
from ..rules.vocabulary import FREE_DARK, ICONS, SKILLS

PRIZES = ("DIAMOND", "WHITE", "BLACK")


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


def shape(seen: Seen) -> EpicView:
    counters = seen.counters
    return EpicView(
        turn=counters[TURN],
        active=counters[ACTIVE],
        first=counters[FIRST],
        kind=KINDS[counters[KIND]],
        acted=bool(counters[ACTED]),
        free_explores=counters[FREE_EXPLORES],
        players=[player(seen, seat) for seat in range(seen.seats)],
        rows=[row(seen, act) for act in range(3)],
        hero_deck=len(common(seen, DECKS_AT + 3)),
        hero_discard=common(seen, DISCARDS_AT + 3),
        antihero_deck=len(common(seen, DECKS_AT + 4)),
        antihero_discard=common(seen, DISCARDS_AT + 4),
        adversary=adversary(seen),
        stack=stack(seen),
        challenge=challenge(seen),
        odds=odds(seen),
        ends_with=counters[ENDS_WITH] - 1 if counters[ENDS_WITH] else None,
        finals=counters[FINALS],
        undealt=len(common(seen, 0)),
        ended=REASONS[counters[ENDED]],
    )


# Reading.


def common(seen: Seen, place: int) -> list[str]:
    return seen.labels(int(OWN_PLACES) * seen.seats + int(place))


def own_zone(seen: Seen, place: int, seat: int) -> int:
    return place * seen.seats + seat


def own(seen: Seen, what: int, seat: int) -> int:
    return seen.counters[int(OWN) + int(what) * seen.seats + seat]


def name(face: int) -> str:
    return f"{face:03}"


# Players.


def player(seen: Seen, seat: int) -> EpicPlayer:
    character: list[str | None] = [*seen.labels(own_zone(seen, 2, seat)), None, None, None]
    hand = sorted(seen.labels(own_zone(seen, 0, seat)), key=lambda label: label.replace("?", "~"))
    backs = [seen.config.box.pool_of[card] if card >= 0 else (-1 - card) >> 8 for card in seen.zones[seat].cards]
    hero = hero_of(seen, seat)
    faced = own(seen, FACED, seat)
    rejected = seen.zones[int(OWN_PLACES) * seen.seats + int(REJECTED)]
    return EpicPlayer(
        heritage=character[0],
        origin=character[1],
        calling=character[2],
        destiny=next(iter(seen.labels(own_zone(seen, 3, seat))), None),
        class_xp=own(seen, CLASS_XP, seat),
        unlocked=unlocked(seen, seat),
        reserve=own(seen, RESERVE, seat),
        level=own(seen, LEVEL, seat),
        virtues=int(hero.virtues),
        corruptions=int(hero.corruptions),
        hand=hand,
        heroes=backs.count(seen.config.box.pools.index("hero")),
        antiheroes=backs.count(seen.config.box.pools.index("antihero")),
        story=story(seen, seat),
        played=seen.labels(own_zone(seen, 5, seat)),
        icons=[int(count_of(hero.icons, icon)) for icon in range(len(ICONS))],
        previous=[icon for bit, icon in enumerate(ICONS) if own(seen, PREVIOUS, seat) >> bit & 1],
        traits=int(hero.traits),
        faced_front=bool(faced & FACED_FRONT),
        faced_final=bool(faced & FACED_FINAL),
        beat_final=bool(faced & BEAT_FINAL),
        turns=own(seen, TURNS, seat),
        dealt=seen.labels(own_zone(seen, 1, seat)),
        rejected=[seen.label(card) for card, tag in zip(rejected.cards, rejected.tags, strict=True) if tag == seat],
    )


def story(seen: Seen, seat: int) -> list[EpicStory]:
    zone = seen.zones[own_zone(seen, 4, seat)]
    return [EpicStory(seen.label(card), path) for card, path in zip(zone.cards, zone.tags, strict=True)]


def hero_of(seen: Seen, seat: int) -> Hero:
    """What counts of a Hero; nothing yet during set-up."""
    level, reserve, class_xp = [own(seen, what, seat) for what in (LEVEL, RESERVE, CLASS_XP)]
    hero = Hero(level, reserve, class_xp, len(seen.zones[seat]), own(seen, PREVIOUS, seat), 0)
    character = seen.zones[own_zone(seen, 2, seat)].cards
    if character:
        hero.show(character[1], 0)
    zone = seen.zones[own_zone(seen, 4, seat)]
    for card, path in zip(zone.cards, zone.tags, strict=True):
        hero.add_story(card, path)
    return hero


def unlocked(seen: Seen, seat: int) -> int:
    off = seen.counters[CLASS_OFF] and seat == seen.counters[ACTIVE]
    return 0 if off else own(seen, CLASS_XP, seat) // 2


# The table.


def row(seen: Seen, act: int) -> EpicRow:
    return EpicRow(
        act=act,
        revealed=act < seen.counters[REVEALED],
        cards=common(seen, ROWS_AT + act),
        deck=len(common(seen, DECKS_AT + act)),
        discard=common(seen, DISCARDS_AT + act),
    )


def adversary(seen: Seen) -> EpicAdversary | None:
    zone = seen.zones[int(OWN_PLACES) * seen.seats + int(OPPOSITION)]
    if not zone.cards:
        return None
    return EpicAdversary(
        front=name(zone.cards[0]),
        final=name(zone.cards[0] + 1),
        turned=bool(seen.counters[TURNED]),
        xp=seen.counters[ADVERSARY_XP],
        quest=name(zone.cards[1] + zone.tags[1]),
        actions=len(common(seen, DECKS_AT + 5)),
        discard=common(seen, DISCARDS_AT + 5),
    )


def stack(seen: Seen) -> list[EpicStacked]:
    zone = seen.zones[int(OWN_PLACES) * seen.seats + int(STACK)]
    found: list[EpicStacked] = []
    for card, tag in zip(zone.cards, zone.tags, strict=True):
        aim = name(tag // 4 - 1 + int(FIRST_ACTION)) if tag >= 4 else None
        found.append(EpicStacked(seen.label(card), tag % 4, aim))
    return found


# The Challenge under way, and those to come.


def challenge(seen: Seen) -> EpicChallenge | None:
    now = seen.counters
    face, path = now[FACING], now[PATH]
    if not face:
        return None
    seat = now[ACTIVE]
    calling = seen.zones[own_zone(seen, 2, seat)].cards[2]
    by_class = int(class_bonus(calling, unlocked(seen, seat), face, path)) + now[CLASS_MODIFIER]
    by_adversary = int(adversary_bonus(hero_of(seen, seat), face))
    runes = rune_sum(now) if now[ROLLED] else 0
    return EpicChallenge(
        card=name(face),
        path=path,
        skills=skills(face),
        difficulty=int(difficulty(face, path)) + now[HARDER],
        harder=now[HARDER],
        result=runes + now[MODIFIER] + by_class + by_adversary,
        runes=runes,
        cards=now[MODIFIER],
        calling=by_class,
        adversary=by_adversary,
        class_off=bool(now[CLASS_OFF]),
        roll=roll(now) if now[ROLLED] else None,
        chances=[] if now[ROLLED] else chances(seen, seat, face, path),
    )


def rune_sum(now: list[int]) -> int:
    first, second = (now[FIRST_RUNES], now[FIRST_FACES]), (now[SECOND_RUNES], now[SECOND_FACES])
    return int(total_value(now[BASE], *first, *second, now[DARKS], now[MOONS]))


def roll(now: list[int]) -> EpicRoll:
    zeros = ("BLANK", "BLANK", "DOUBLE")
    first, second = int(FIRST_SKILL[now[FACING]]), int(SECOND_SKILL[now[FACING]])
    return EpicRoll(
        base=["BAR" if now[BASE] >> rune & 1 else zeros[rune] for rune in range(int(DOUBLE_RUNE).bit_length())],
        first=skill_faces(first, now[FIRST_RUNES], now[FIRST_FACES]),
        second=skill_faces(second, now[SECOND_RUNES], now[SECOND_FACES]),
        dark=["MOON"] * now[MOONS] + ["BAR"] * (now[DARKS] - now[MOONS]),
    )


def skill_faces(skill: int, count: int, faces: int) -> list[str]:
    others = ["BAR"] * int(SPECIAL) + [PRIZES[REWARDS[skill]]]
    return [SKILLS[skill] if faces >> rune & 1 else others[rune] for rune in range(count)]


def skills(face: int) -> list[str]:
    return [SKILLS[FIRST_SKILL[face]], SKILLS[SECOND_SKILL[face]]]


def odds(seen: Seen) -> list[EpicOdds]:
    """Every attempt that the active player may make in this turn."""
    now = seen.counters
    if not now[REVEALED] or now[ACTED] or now[ENDED]:
        return []
    seat = now[ACTIVE]
    if now[KIND] != STORY_TURN:
        zone = seen.zones[int(OWN_PLACES) * seen.seats + int(OPPOSITION)]
        return [attempt(seen, seat, zone.cards[0] + now[TURNED], 0)]
    current = len(seen.zones[own_zone(seen, 4, seat)]) // 3
    cards = [card for act in range(current, now[REVEALED]) for card in row_cards(seen, act)]
    return [attempt(seen, seat, card, path) for card in cards for path in (0, 1)]


def row_cards(seen: Seen, act: int) -> list[int]:
    zone = seen.zones[int(OWN_PLACES) * seen.seats + int(ROWS_AT) + act]
    return [card for card in zone.cards if not IS_TRAIT[card]]


def attempt(seen: Seen, seat: int, face: int, path: int) -> EpicOdds:
    hero = hero_of(seen, seat)
    calling = seen.zones[own_zone(seen, 2, seat)].cards[2]
    runes = pool(hero, calling, unlocked(seen, seat), face, 0)
    bonus = class_bonus(calling, unlocked(seen, seat), face, path) + adversary_bonus(hero, face)
    return EpicOdds(
        card=name(face),
        path=path,
        difficulty=int(difficulty(face, path)),
        skills=skills(face),
        first=runes.first,
        second=runes.second,
        bonus=int(bonus),
        chances=chances(seen, seat, face, path),
    )


def chances(seen: Seen, seat: int, face: int, path: int) -> list[float]:
    """For each number of Dark Runes that the Hero can have (EPIC-022, 056, 085)."""
    hero = hero_of(seen, seat)
    _, origin, calling = seen.zones[own_zone(seen, 2, seat)].cards
    free = any(ability.effect.op == FREE_DARK for ability in ABILITIES[origin])
    most = 0 if own(seen, LEVEL, seat) == BOTTOM_LEVEL else min(int(DARK_RUNES), own(seen, RESERVE, seat) + free)
    return [chance(hero, calling, unlocked(seen, seat), face, path, dark) for dark in range(most + 1)]
