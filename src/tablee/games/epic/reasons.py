"""Why a bot would do something, in a sentence: its chances, what it gains by it, and how the team stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...engine.game import Reason
from .cards import (
    ABILITIES,
    CLASSES,
    DESTINIES,
    FIRST_CLASS,
    FIRST_DESTINY,
    FIRST_HERO,
    FIRST_ORIGIN,
    FIRST_SKILL,
    FIRST_STORY,
    LINES,
    MODES,
    PATH_ICONS,
    PATH_TRA,
    PATH_TRI,
    SECOND_SKILL,
    count_of,
)
from .challenge import current_difficulty, current_result
from .mind import Mind
from .position import FACING, PATH, TURNED, Epic
from .prospects import chance
from .scoring import SET_VALUES
from .venture import Contest
from .verbs import (
    ADD_DARK,
    ATTEMPT,
    DISCARD_CARD,
    EXPLORE_CARD,
    FACE,
    GAIN,
    KEEP,
    PASS,
    PLAY,
    SHOW_MOONS,
    SPECIAL,
    STORE,
    TAKE,
)
from .vocabulary import CANCEL, DIV, ICONS, RETRY, STATIC
from .windows import Respond, mode_at

SAFE: Final = 0.85
LOST: Final = 0.15


def reasons(pos: Epic, seat: int, action: int) -> list[Reason]:
    """One or two sentences at most; none where the choice speaks for itself."""
    verb = next(verb for verb in pos.table.game.verbs if verb.covers(action))
    number = action - int(verb.base)
    if verb is KEEP:
        return keeping(pos, number)
    if verb is ATTEMPT:
        card, path = number // 2 + int(FIRST_STORY), number % 2
        return [odds(pos, seat, card, path, 0), *path_reasons(pos, seat, card, path)][:2]
    if verb is GAIN:
        return path_reasons(pos, seat, number + int(FIRST_STORY), 0)[:2] or [Reason("why-sure")]
    if verb is FACE:
        return [odds(pos, seat, int(pos.adversary), 0, 0), *team(pos)]
    if verb is ADD_DARK:
        return [odds(pos, seat, int(pos.counters[FACING]), int(pos.counters[PATH]), number)]
    if verb is PLAY:
        return playing(pos, seat, number + int(FIRST_HERO))
    if verb is STORE:
        return storing(pos, seat, number + 1)
    if verb is EXPLORE_CARD:
        return [Reason("why-explore")]
    if verb is PASS:
        return passing(pos, seat)
    if verb is SHOW_MOONS:
        return [Reason("why-moons" if number else "why-no-moons")]
    if verb is DISCARD_CARD:
        return [Reason("why-discard")]
    return [Reason("why-draw")] if verb is TAKE else [Reason("why-special")] if verb is SPECIAL else []


# Set-up.


def keeping(pos: Epic, number: int) -> list[Reason]:
    """What goes together: the Origin's symbols with the Destiny, and with the Final Adversary."""
    origin = number // int(CLASSES * DESTINIES) + int(FIRST_ORIGIN)
    calling = number // int(DESTINIES) % int(CLASSES) + int(FIRST_CLASS)
    destiny = number % int(DESTINIES) + int(FIRST_DESTINY)
    counted = 0
    for line in LINES[destiny]:
        assert line.quantity is not None
        counted |= int(line.quantity.icons)
    own = [skill for skill in range(int(DIV)) if count_of(PATH_ICONS[2 * origin], skill)]
    found = [Reason("why-keep-destiny", {"skill": icon(skill)}) for skill in own if counted >> skill & 1][:1]
    if pos.has_adversary:
        found += [Reason("why-keep-final", {"skill": icon(skill)}) for skill in own if skill in finals(pos)][:1]
    served = [a for a in ABILITIES[calling] if a.trigger.kind == STATIC and int(a.trigger.icons) & counted]
    return found or ([Reason("why-keep-class")] if served else [])


def finals(pos: Epic) -> tuple[int, int]:
    """The two Skills of the Final Adversary."""
    final = int(pos.opposition.card(0)) + 1
    return int(FIRST_SKILL[final]), int(SECOND_SKILL[final])


# Paths.


def odds(pos: Epic, seat: int, face: int, path: int, dark: int) -> Reason:
    """The exact chance without any card."""
    hero = pos.hero(seat)
    percent = round(100 * chance(hero, pos.calling(seat), pos.unlocked(seat), face, path, dark))
    return Reason("why-odds-dark", {"percent": percent, "runes": dark}) if dark else Reason("why-odds", {"percent": percent})


def path_reasons(pos: Epic, seat: int, card: int, path: int) -> list[Reason]:
    """What a path brings: to the Final battle, to the Destiny, to a set, in points."""
    icons = PATH_ICONS[2 * card + path]
    shown = [number for number in range(len(ICONS)) if count_of(icons, number)]
    found: list[Reason] = []
    if pos.has_adversary:
        found += [Reason("why-final-skill", {"skill": icon(skill)}) for skill in shown if skill in finals(pos)][:1]
    counted = 0
    for line in LINES[pos.destiny(seat).card(0)]:
        assert line.quantity is not None
        counted |= int(line.quantity.icons)
    found += [Reason("why-destiny", {"icon": icon(number)}) for number in shown if counted >> number & 1][:1]
    found += [Reason("why-set", {"icon": icon(number)}) for number in shown if grows(pos, seat, number)][:1]
    points = int(PATH_TRI[2 * card + path] + PATH_TRA[2 * card + path])
    return found + ([Reason("why-points", {"points": points})] if points else [])


def grows(pos: Epic, seat: int, number: int) -> bool:
    """Whether one more of a Story icon makes its set worth more."""
    held = int(count_of(pos.icons(seat), number))
    return number >= int(DIV) and held < 4 and SET_VALUES[held + 1] > SET_VALUES[held]


def icon(number: int) -> str:
    return f"icon-{ICONS[number]}"


# Cards and experience.


def playing(pos: Epic, seat: int, card: int) -> list[Reason]:
    """For oneself, for another, or against another; a CANCEL or a RETRY as such."""
    top = pos.agenda[-1]
    if not isinstance(top, Respond) or top.ends:
        return [Reason("why-play-now")]
    mode = mode_at(card, top.moment)
    assert mode is not None
    if mode.effect.op == CANCEL:
        return [Reason("why-cancel")]
    if mode.effect.op == RETRY:
        return [Reason("why-retry")]
    missing = missing_points(pos, seat)
    if seat == pos.active:
        return [Reason("why-play-own", {"missing": missing})] if missing > 0 else [Reason("why-play-margin")]
    if len(MODES[card]) > 1:
        return [Reason("why-play-against")]
    return [Reason("why-play-help"), *team(pos)]


def missing_points(pos: Epic, seat: int) -> int:
    """What the result lacks, with what lies on the stack; negative where it is above."""
    pending = Contest(Mind(pos, seat)).on_stack(i64(-1))
    return int(current_difficulty(pos) - current_result(pos) - pending.shift)


def passing(pos: Epic, seat: int) -> list[Reason]:
    top = pos.agenda[-1]
    if not isinstance(top, Respond) or top.ends or len(pos.hand(seat)) == 0:
        return []
    return [Reason("why-pass-safe" if missing_points(pos, seat) <= 0 else "why-pass-keep")]


def storing(pos: Epic, seat: int, amount: int) -> list[Reason]:
    """Which effect of the Class is unlocked."""
    level = (int(pos.class_xp(seat)) + amount) // 2
    return [Reason("why-store", {"level": level})] if level > int(pos.class_xp(seat)) // 2 else []


def team(pos: Epic) -> list[Reason]:
    """How the team stands against the Adversary."""
    if not pos.has_adversary:
        return []
    likely = Mind(pos, pos.active).chance
    if likely > SAFE:
        return [Reason("why-team-safe")]
    if likely < LOST:
        return [Reason("why-team-lost")]
    return [Reason("why-team-close" if pos.counters[TURNED] else "why-team-open")]
