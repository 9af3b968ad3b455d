"""The runes of an attempt: taking, rolling, adding and re-rolling them, and what their faces give (EPIC-083 to 091, 099)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from .....engine.automatic import OpenQuestion
from ..feasibility import dark_runes_left, rune_left
from ..layout import (
    ANTIHEROES,
    BASE,
    DARKS,
    FACING,
    FIRST_FACES,
    FIRST_RUNES,
    HEROES,
    MOONS,
    ROLLED,
    SECOND_FACES,
    SECOND_RUNES,
)
from ..position import Epic
from ..triggers import OF_CLASS, fire, has, set_off, storable, store
from ..verbs import SHOW_MOONS, store_action
from ..vocabulary import ON_DARKROLL, ON_DOUBLE, ON_SPECIAL
from .doubles import answer_double
from .prospects import chooses_faces
from .runes import (
    DIAMOND,
    DOUBLE_RUNE,
    REWARDS,
    SKILL_RUNES,
    SPECIAL,
    WHITE,
    base_value,
    bits,
    skill_value,
    special_shows,
    total_value,
)

# What the runes show.


def double_shows(pos: Epic) -> bool:
    """Whether the current roll shows DOUBLE (EPIC-010)."""
    return pos.counters[ROLLED] == 1 and pos.counters[BASE] & DOUBLE_RUNE == 0


def specials_shown(pos: Epic) -> i64:
    """How many special runes of the current roll show their 0 face."""
    counters = pos.counters
    first = special_shows(counters[FIRST_RUNES], counters[FIRST_FACES])
    second = special_shows(counters[SECOND_RUNES], counters[SECOND_FACES])
    return i64(first) + i64(second)


def runes_total(pos: Epic) -> i64:
    """The sum of all rune values (EPIC-014)."""
    now = pos.counters
    if now[ROLLED] == 0:
        return 0
    first, second = i64(now[FIRST_RUNES]), i64(now[SECOND_RUNES])
    return total_value(now[BASE], first, now[FIRST_FACES], second, now[SECOND_FACES], now[DARKS], now[MOONS])


def picks_faces(pos: Epic, seat: i64) -> bool:
    """Whether the Class lets its player choose the faces of the Dark Runes now (EPIC-061)."""
    return chooses_faces(pos.cards, pos.calling(seat), pos.unlocked(seat))


# Rolling.


def take_runes(pos: Epic, dark: i64) -> None:
    """Take a rune for each symbol of the two Skills, at most three each, and Dark Runes (EPIC-083 to 085)."""
    counters = pos.counters
    icons = pos.hero(pos.active)
    counters[FIRST_RUNES] = min(icons.symbols(pos.cards.first_skill[counters[FACING]]), SKILL_RUNES)
    counters[SECOND_RUNES] = min(icons.symbols(pos.cards.second_skill[counters[FACING]]), SKILL_RUNES)
    counters[DARKS] = dark


def roll(pos: Epic) -> None:
    """Roll all runes of the attempt, and take what they give (EPIC-086, 099 to 101)."""
    counters = pos.counters
    seat = pos.active
    counters[ROLLED] = 1
    counters[BASE] = pos.rng.below(8)
    counters[FIRST_FACES] = pos.rng.below(i64(1) << counters[FIRST_RUNES])
    counters[SECOND_FACES] = pos.rng.below(i64(1) << counters[SECOND_RUNES])
    counters[MOONS] = 0
    picks = picks_faces(pos, seat)
    if not picks:
        counters[MOONS] = bits(pos.rng.below(i64(1) << counters[DARKS]))
    if pos.telling:
        tell_roll(pos, seat)
    if double_shows(pos):
        answer_double(pos, seat)
        set_off(pos, seat, ON_DOUBLE)
    if special_shows(counters[FIRST_RUNES], counters[FIRST_FACES]):
        reward(pos, seat, pos.cards.first_skill[counters[FACING]])
    if special_shows(counters[SECOND_RUNES], counters[SECOND_FACES]):
        reward(pos, seat, pos.cards.second_skill[counters[FACING]])
    if counters[DARKS]:
        dark_rolled(pos, seat, i64(counters[DARKS]), picks)


def dark_rolled(pos: Epic, seat: i64, runes: i64, picks: bool) -> None:
    """Ask for the faces of Dark Runes where they are chosen, else set off what rolling them does (EPIC-061)."""
    if picks:
        pos.agenda.append(PickFaces(seat, runes))
    else:
        set_off(pos, seat, ON_DARKROLL)


def reward(pos: Epic, seat: i64, skill: i64) -> None:
    """Give what the 0 face of a special rune promises, at once: experience or a card (EPIC-012, 086)."""
    prize = REWARDS[skill]
    if prize == DIAMOND:
        pos.gain_xp(seat, 1)
    else:
        pos.draw_card(seat, HEROES if prize == WHITE else ANTIHEROES)
    set_off(pos, seat, ON_SPECIAL)


def tell_roll(pos: Epic, seat: i64) -> None:
    """Tell everybody what the runes show, and their sum."""
    counters = pos.counters
    first = skill_value(counters[FIRST_RUNES], counters[FIRST_FACES])
    second = skill_value(counters[SECOND_RUNES], counters[SECOND_FACES])
    dark = counters[DARKS] + counters[MOONS]
    numbers = [base_value(counters[BASE]), first, second, dark, counters[MOONS], i64(double_shows(pos)), runes_total(pos)]
    pos.tell("roll", seat, [int(number) for number in numbers])


# Adding runes after the roll; they are rolled at once and their rewards taken at once (EPIC-073).


def add_rune(pos: Epic, skill: i64) -> None:
    """Roll the next rune of a Skill, if there is one for this Challenge (EPIC-089, 091)."""
    if not rune_left(pos, skill):
        return
    counters = pos.counters
    first = skill == pos.cards.first_skill[counters[FACING]]
    runes = FIRST_RUNES if first else SECOND_RUNES
    faces = FIRST_FACES if first else SECOND_FACES
    place = i64(counters[runes])
    symbol = pos.rng.below(2)
    counters[runes] += 1
    counters[faces] |= symbol << place
    if pos.telling:
        pos.tell("rune", pos.active, [skill, 2 if symbol else 1 if place < SPECIAL else 0])
    if place == SPECIAL and symbol == 0:
        reward(pos, pos.active, skill)


def add_dark(pos: Epic, count: i64, card: i64) -> None:
    """Roll Dark Runes that a card adds, as far as there are any left (EPIC-090)."""
    added = min(count, dark_runes_left(pos, card))
    if added <= 0:
        return
    seat = pos.active
    picks = picks_faces(pos, seat)
    moons: i64 = 0 if picks else bits(pos.rng.below(i64(1) << added))
    pos.counters[DARKS] += added
    pos.counters[MOONS] += moons
    if pos.telling:
        pos.tell("darkened", seat, [added, moons])
    dark_rolled(pos, seat, added, picks)


class PickFaces(OpenQuestion[Epic]):
    """How many of the Dark Runes rolled now show MOON; the others show BAR (EPIC-061)."""

    def __init__(self, seat: i64, runes: i64) -> None:
        super().__init__(seat)
        self.runes = runes

    def legal(self, pos: Epic, seat: i64) -> vec[i64]:
        answers = vec[i64](capacity=4)
        count: i64 = 0
        while count <= self.runes:
            answers = append(answers, SHOW_MOONS.of(count))
            count += 1
        return answers

    def refusal(self, pos: Epic, seat: i64, action: i64) -> str:
        return "EPIC-061"

    def resolve(self, pos: Epic, seat: i64, action: i64) -> None:
        moons = SHOW_MOONS.part(action)
        pos.counters[MOONS] += moons
        pos.tell("moons", seat, [moons, self.runes])


class TurnRune(OpenQuestion[Epic]):
    """One Dark Rune of the current roll is turned over: how many show MOON then (EFF-17)."""

    def legal(self, pos: Epic, seat: i64) -> vec[i64]:
        answers = vec[i64](capacity=2)
        moons = i64(pos.counters[MOONS])
        if moons > 0:
            answers = append(answers, SHOW_MOONS.of(moons - 1))
        if moons < pos.counters[DARKS]:
            answers = append(answers, SHOW_MOONS.of(moons + 1))
        return answers

    def refusal(self, pos: Epic, seat: i64, action: i64) -> str:
        return "EPIC-061"

    def resolve(self, pos: Epic, seat: i64, action: i64) -> None:
        pos.counters[MOONS] = SHOW_MOONS.part(action)
        pos.tell("moons", seat, [SHOW_MOONS.part(action), pos.counters[DARKS]])


# Storing experience, in the midst of a Challenge or not.


def add_stores(pos: Epic, seat: i64, answers: vec[i64]) -> vec[i64]:
    """Add every amount that may be stored: at any moment of one's own turn, up to the outcome (EPIC-057)."""
    amount: i64 = 1
    while amount <= storable(pos, seat):
        answers = append(answers, store_action(amount))
        amount += 1
    return answers


def store_xp(pos: Epic, seat: i64, amount: i64) -> None:
    """Store experience; a Class effect unlocked during a Challenge applies at once, once for a symbol (EPIC-057, 060)."""
    level = store(pos, seat, amount)
    while level < pos.unlocked(seat):
        if has(pos, seat, OF_CLASS + level):
            kind = pos.cards.abilities[pos.calling(seat)][level].trigger.kind
            if (kind == ON_DOUBLE and double_shows(pos)) or (kind == ON_SPECIAL and specials_shown(pos)):
                fire(pos, seat, OF_CLASS + level)
        level += 1
