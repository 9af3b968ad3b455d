"""What a seat sees of the Challenge under way, and of the attempts that the active player may make."""

from __future__ import annotations

from typing import Final

from ..rules.challenge.prospects import adversary_bonus, chance, class_bonus, difficulty, pool
from ..rules.challenge.runes import DARK_RUNES, DOUBLE_RUNE, REWARDS, SPECIAL, total_value
from ..rules.layout import (
    ACTED,
    ACTIVE,
    BASE,
    CLASS_MODIFIER,
    CLASS_OFF,
    DARKS,
    ENDED,
    FACING,
    FIRST_FACES,
    FIRST_RUNES,
    HARDER,
    KIND,
    LEVEL,
    MODIFIER,
    MOONS,
    PATH,
    RESERVE,
    REVEALED,
    ROLLED,
    SECOND_FACES,
    SECOND_RUNES,
    STORY_TURN,
    TURNED,
)
from ..rules.position import BOTTOM_LEVEL
from ..rules.seen_table import SeenTable
from ..rules.vocabulary import SKILLS
from .view_types import EpicChallenge, EpicOdds, EpicRoll

PRIZES: Final = ("DIAMOND", "WHITE", "BLACK")


def face_name(face: int) -> str:
    """The printed number of a face.

    >>> face_name(7)
    '007'
    """
    return f"{face:03}"


def challenge(table: SeenTable) -> EpicChallenge | None:
    """The Challenge under way, if there is one."""
    now = table.counters
    face, path = now[FACING], now[PATH]
    if not face:
        return None
    seat = now[ACTIVE]
    by_class = int(class_bonus(table.content, calling(table, seat), table.unlocked(seat), face, path)) + now[CLASS_MODIFIER]
    by_adversary = int(adversary_bonus(table.hero(seat), face))
    runes = rune_sum(now) if now[ROLLED] else 0
    return EpicChallenge(
        card=face_name(face),
        path=path,
        skills=skills(table, face),
        difficulty=int(difficulty(table.content, face, path)) + now[HARDER],
        harder=now[HARDER],
        result=runes + now[MODIFIER] + by_class + by_adversary,
        runes=runes,
        cards=now[MODIFIER],
        calling=by_class,
        adversary=by_adversary,
        class_off=bool(now[CLASS_OFF]),
        roll=roll(table) if now[ROLLED] else None,
        chances=[] if now[ROLLED] else chances(table, seat, face, path),
    )


def calling(table: SeenTable, seat: int) -> int:
    """The Class card of a player."""
    return table.cards(table.layout.character(seat))[2]


# Runes.


def rune_sum(now: list[int]) -> int:
    """The sum of all rune values of the current roll."""
    first, second = (now[FIRST_RUNES], now[FIRST_FACES]), (now[SECOND_RUNES], now[SECOND_FACES])
    return int(total_value(now[BASE], *first, *second, now[DARKS], now[MOONS]))


def roll(table: SeenTable) -> EpicRoll:
    """The faces of the current roll, rune by rune."""
    now, content = table.counters, table.content
    zeros = ("BLANK", "BLANK", "DOUBLE")
    first, second = int(content.first_skill[now[FACING]]), int(content.second_skill[now[FACING]])
    return EpicRoll(
        base=["BAR" if now[BASE] >> rune & 1 else zeros[rune] for rune in range(int(DOUBLE_RUNE).bit_length())],
        first=skill_faces(first, now[FIRST_RUNES], now[FIRST_FACES]),
        second=skill_faces(second, now[SECOND_RUNES], now[SECOND_FACES]),
        dark=["MOON"] * now[MOONS] + ["BAR"] * (now[DARKS] - now[MOONS]),
    )


def skill_faces(skill: int, count: int, faces: int) -> list[str]:
    """The faces of the runes of one Skill."""
    others = ["BAR"] * int(SPECIAL) + [PRIZES[REWARDS[skill]]]
    return [SKILLS[skill] if faces >> rune & 1 else others[rune] for rune in range(count)]


def skills(table: SeenTable, face: int) -> list[str]:
    """The two Skills of a Challenge or of a face of an Adversary."""
    return [SKILLS[table.content.first_skill[face]], SKILLS[table.content.second_skill[face]]]


# Attempts to come.


def odds(table: SeenTable) -> list[EpicOdds]:
    """Every attempt that the active player may make in this turn."""
    now, layout = table.counters, table.layout
    if not now[REVEALED] or now[ACTED] or now[ENDED]:
        return []
    seat = now[ACTIVE]
    if now[KIND] != STORY_TURN:
        return [attempt(table, seat, table.cards(layout.opposition)[0] + now[TURNED], 0)]
    acts = range(table.current_act(seat), now[REVEALED])
    cards = [card for act in acts for card in table.cards(layout.row(act)) if not table.content.is_trait[card]]
    return [attempt(table, seat, card, path) for card in cards for path in (0, 1)]


def attempt(table: SeenTable, seat: int, face: int, path: int) -> EpicOdds:
    """An attempt of a path with its runes and its chances."""
    hero, unlocked = table.hero(seat), table.unlocked(seat)
    runes = pool(hero, calling(table, seat), unlocked, face, 0)
    bonus = class_bonus(table.content, calling(table, seat), unlocked, face, path) + adversary_bonus(hero, face)
    return EpicOdds(
        card=face_name(face),
        path=path,
        difficulty=int(difficulty(table.content, face, path)),
        skills=skills(table, face),
        first=runes.first,
        second=runes.second,
        bonus=int(bonus),
        chances=chances(table, seat, face, path),
    )


def chances(table: SeenTable, seat: int, face: int, path: int) -> list[float]:
    """The chance for each number of Dark Runes that the Hero can have (EPIC-022, 056, 085)."""
    hero, unlocked = table.hero(seat), table.unlocked(seat)
    _, origin, calling = table.cards(table.layout.character(seat))
    free = table.content.frees_dark(origin)
    most = min(int(DARK_RUNES), table.own(RESERVE, seat) + free)
    if table.own(LEVEL, seat) == BOTTOM_LEVEL:
        most = 0
    return [chance(hero, calling, unlocked, face, path, dark) for dark in range(most + 1)]
