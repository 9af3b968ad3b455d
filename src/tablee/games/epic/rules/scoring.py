"""The Destiny score, its rows A to E, and who wins (EPIC-130 to 139, 145)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.outcome import Outcome
from .content import EpicContent, count_of
from .hero import Hero
from .layout import BEAT_FINAL, BY_SCORE, DEFEAT, ENDED, REASONS
from .position import Epic
from .vocabulary import DIV, ICONS, TRA, TRI

# The end points of the Corruption levels, from level 1 on (EPIC-017, 135).
LEVEL_TRI: Final[vec[i64]] = vec[i64]([0, 4, 3, 2, 1, 0, 0, 0, -4])
LEVEL_TRA: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 1, 2, 3, 0])
# What so many Story icons of one type are worth; 8 is the most (EPIC-137).
SET_VALUES: Final[vec[i64]] = vec[i64]([0, 0, 2, 4, 8])
# Where the points of row A and of row B come from.
SOURCES: Final = ("story", "destiny", "level", "cards")


class Sheet:
    """The score of one player, line by line. The Destiny and a beaten Final count in the Story now (EPIC-003, 127)."""

    triumph: list[int]
    tragedy: list[int]
    experience: int
    icons: int
    final: int

    def __init__(self, pos: Epic, seat: i64) -> None:
        hero = pos.hero(seat)
        destiny = pos.destiny(seat).card(0)
        hero.show(destiny, 0)
        tri, tra = hero.tri, hero.tra
        self.final = self.beaten(pos, seat, hero)
        fate_tri = pos.cards.path_tri[2 * destiny] + scored(hero, destiny, TRI)
        fate_tra = pos.cards.path_tra[2 * destiny] + scored(hero, destiny, TRA)
        self.triumph = [tri, fate_tri, LEVEL_TRI[hero.level], hero.heroes_played]
        self.tragedy = [tra, fate_tra, LEVEL_TRA[hero.level], hero.antiheroes_played]
        self.experience = hero.reserve
        self.icons = set_points(hero.icons)

    def beaten(self, pos: Epic, seat: i64, hero: Hero) -> int:
        """Row E: the points of the Final for who beat it; they count nowhere else (EPIC-138)."""
        if not pos.faced(seat, BEAT_FINAL):
            return 0
        face = pos.adversary
        hero.add_path(face, 0)
        return pos.cards.path_tri[2 * face] + pos.cards.path_tra[2 * face]

    @property
    def total(self) -> int:
        """The Destiny score (EPIC-132)."""
        return sum(self.triumph) + sum(self.tragedy) + self.experience + self.icons + self.final


def scored(hero: Hero, destiny: i64, op: i64) -> i64:
    """What the lines of a Destiny give, of Triumph or of Tragedy (EPIC-139)."""
    total: i64 = 0
    for line in hero.cards.lines[destiny]:
        points = line.parts[0]
        if points.op == op and line.quantity is not None:
            total += points.amount * hero.count(line.quantity)
    return total


def counted_icons(cards: EpicContent, destiny: i64) -> i64:
    """The icons that a Destiny counts, a bit each."""
    counted: i64 = 0
    for line in cards.lines[destiny]:
        if line.quantity is not None:
            counted |= line.quantity.icons
    return counted


def set_points(icons: i64) -> i64:
    """Row D: each of the six Story icons by itself (EPIC-137)."""
    total: i64 = 0
    icon = DIV
    while icon < len(ICONS):
        total += SET_VALUES[min(count_of(icons, icon), i64(4))]
        icon += 1
    return total


def scores(pos: Epic) -> list[int]:
    """The Destiny score of every player."""
    return [Sheet(pos, seat).total for seat in range(pos.seats)]


def winners(pos: Epic, totals: list[int]) -> list[int]:
    """Who has the highest score, all of them if several do; nobody after a defeat (EPIC-130, 131, 145)."""
    if pos.counters[ENDED] == DEFEAT:
        return []
    best = max(totals)
    return [seat for seat in range(pos.seats) if totals[seat] == best]


def returns(pos: Epic) -> list[float]:
    """What a match is worth to each: a shared defeat -1; in a triumph the winners share 1, and the others get 0."""
    best = winners(pos, scores(pos))
    if not best:
        return [-1.0] * pos.seats
    share = 1.0 / float(len(best))
    if pos.counters[ENDED] == BY_SCORE:
        return [2.0 * share - 1.0 if seat in best else -1.0 for seat in range(pos.seats)]
    return [share if seat in best else 0.0 for seat in range(pos.seats)]


def result(pos: Epic) -> Outcome:
    """The outcome with all scores, which are shown after a defeat too (EPIC-132)."""
    totals = scores(pos)
    best = winners(pos, totals)
    ranks = [1 + len([other for other in totals if best and other > own]) for own in totals]
    detail = [line(pos, seat) for seat in range(pos.seats)]
    reason = REASONS[pos.counters[ENDED]]
    return Outcome(tuple(totals), tuple(ranks), tuple(best), tuple(returns(pos)), reason, detail)


def line(pos: Epic, seat: int) -> dict[str, object]:
    """The score pad of one player: rows A and B by where their points come from, C, D, E and the sum."""
    sheet = Sheet(pos, seat)
    lines: dict[str, object] = {"seat": seat, "triumph": sum(sheet.triumph), "tragedy": sum(sheet.tragedy)}
    lines |= {"experience": sheet.experience, "icons": sheet.icons, "final": sheet.final, "total": sheet.total}
    lines |= {f"triumph_{source}": points for source, points in zip(SOURCES, sheet.triumph, strict=True)}
    return lines | {f"tragedy_{source}": points for source, points in zip(SOURCES, sheet.tragedy, strict=True)}
