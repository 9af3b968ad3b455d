"""The six actions: Develop, Tunnel, Recruit, Surveillance, Escape, Struggle (VIRTO-028, VIRTO-050 to VIRTO-078)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.automatic import OpenQuestion
from ....engine.events import pack
from ....engine.zone import CARD
from .circle import CELLS, FLAW, VIRTUE, kind_of
from .content import FIFTH, ROW
from .doings import DEVELOPING, ESCAPING, RECRUITING, STRUGGLING, TUNNELLING, WATCHING
from .position import CAPTIVES, FOR_STORE, VICTORY, Virtopia
from .verbs import DIG, FREE, GIVE, TAKE


def forbidden(pos: Virtopia, leader: i64, cell: i64, doing: i64) -> str:
    """The rule that forbids a Leader one of the six actions on a cell, or an empty text."""
    kind = kind_of(cell)
    if kind == FLAW:
        return no_struggle(pos, leader, cell) if doing == STRUGGLING else "VIRTO-028"
    if kind == VIRTUE:
        return no_develop(pos, leader, cell) if doing == DEVELOPING else "VIRTO-028"
    if pos.tunnels_at(cell):
        if doing == RECRUITING:
            return "" if pos.count(pos.layout.city) or pos.rules.open_recruit else "VIRTO-028"  # VIRTO-135
        return "" if doing == TUNNELLING else "VIRTO-028"
    if doing == ESCAPING:
        return no_escape(pos, leader)
    return "" if doing == WATCHING else "VIRTO-028"


def perform(pos: Virtopia, seat: i64, doing: i64) -> None:
    """Carry out one of the six actions on the cell of the Leader in turn. All but the Tunnel lay its token (VIRTO-032)."""
    if doing == TUNNELLING:
        pos.agenda.append(ChooseTunnel(seat))
        return
    pos.lay(pos.active)
    if doing == DEVELOPING:
        develop(pos, seat)
    elif doing == RECRUITING:
        count = min(pos.virtues_held(pos.active), pos.count(pos.layout.city))
        pos.agenda.append(RecruitMeeples(seat, count, count))
    elif doing == WATCHING:
        survey(pos, seat)
    elif doing == ESCAPING:
        pos.agenda.append(FreePrison(seat))
    else:
        struggle(pos, seat)


def win(pos: Virtopia) -> None:
    """End the match if it is won: victory comes at the end of a Develop or of an Escape (VIRTO-110)."""
    if pos.won():
        pos.finish(VICTORY)


# Develop.


def no_develop(pos: Virtopia, leader: i64, cell: i64) -> str:
    """The rule that keeps a Leader from developing the Virtue of a cell, or an empty text."""
    virtue = pos.virtue_at(cell)
    if pos.points(leader, virtue) < ROW:
        return "VIRTO-050"
    if pos.free_slots(virtue) == 0:
        return "VIRTO-051"
    return "" if pos.count(pos.layout.cell(cell)) or pos.count(pos.layout.city) else "VIRTO-054"


def develop(pos: Virtopia, seat: i64) -> None:
    """As many points as there are meeples and free slots; one meeple of the City if the cell is empty (VIRTO-052, 054)."""
    cell = pos.token(pos.active)
    virtue = pos.virtue_at(cell)
    there = pos.count(pos.layout.cell(cell))
    if there:
        pos.agenda.append(GivePoint(seat, virtue, cell, min(there, pos.free_slots(virtue))))
    else:
        pos.agenda.append(GivePoint(seat, virtue, -1, 1))


class GivePoint(OpenQuestion[Virtopia]):
    """D6: one meeple at a time, its colour and the Leader who receives it; `cell` is -1 for the City (VIRTO-052 to 054)."""

    def __init__(self, seat: i64, virtue: i64, cell: i64, left: i64) -> None:
        super().__init__(seat)
        self.virtue = virtue
        self.cell = cell
        self.left = left

    def source(self, pos: Virtopia) -> i64:
        """The place that the meeples come from."""
        return pos.layout.cell(self.cell) if self.cell >= 0 else pos.layout.city

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        answers = vec[i64](capacity=12)
        source = self.source(pos)
        colour: i64 = 0
        while colour < 4:
            if pos.counters[source + colour]:
                leader: i64 = 0
                while leader < 4:
                    if pos.points(leader, self.virtue) < ROW:
                        answers = append(answers, GIVE.of(colour, leader))
                    leader += 1
            colour += 1
        return answers

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        colour, leader = GIVE.part(action, 0), GIVE.part(action, 1)
        pos.move(self.source(pos), pos.layout.row(leader, self.virtue), colour)
        if pos.telling:
            pos.tell("give", seat, [pos.active, leader, self.virtue, colour])
        if self.left > 1:
            pos.agenda.append(GivePoint(seat, self.virtue, self.cell, self.left - 1))
        else:
            self.end(pos, seat)

    def end(self, pos: Virtopia, seat: i64) -> None:
        """What is left on the cell goes to the City (VIRTO-053)."""
        here = self.source(pos)
        if self.cell >= 0 and pos.count(here):
            if pos.telling:
                pos.tell("surplus", seat, pos.colours(here))
            pos.move_all(here, pos.layout.city)
        win(pos)

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        """No such meeple there (VIRTO-052, 054), or no free slot (VIRTO-010); all that can be given must be (VIRTO-052)."""
        if GIVE.covers(action) and pos.points(GIVE.part(action, 1), self.virtue) >= ROW:
            return "VIRTO-010"
        return "VIRTO-054" if self.cell < 0 else "VIRTO-052"


# Taking meeples of a place by their colours.


class TakeMeeples(OpenQuestion[Virtopia]):
    """So many meeples of each colour, `least` to `most` in all."""

    def __init__(self, seat: i64, least: i64, most: i64) -> None:
        super().__init__(seat)
        self.least = least
        self.most = most

    def source(self, pos: Virtopia) -> i64:
        """The place that the meeples are taken from: by default the cell of the Leader in turn."""
        return pos.layout.cell(pos.token(pos.active))

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        answers = vec[i64](capacity=16)
        place, most = self.source(pos), self.most
        green: i64 = 0
        while green <= min(most, i64(pos.counters[place])):
            blue: i64 = 0
            while blue <= min(most - green, i64(pos.counters[place + 1])):
                yellow: i64 = 0
                while yellow <= min(most - green - blue, i64(pos.counters[place + 2])):
                    without_red = TAKE.of(green, blue, yellow)
                    rest = green + blue + yellow
                    red = max(i64(0), self.least - rest)
                    while red <= min(most - rest, i64(pos.counters[place + 3])):
                        answers = append(answers, without_red + red)  # red is the last part of the action
                        red += 1
                    yellow += 1
                blue += 1
            green += 1
        return answers

    def number_taken(self, action: i64) -> i64:
        """How many meeples an answer takes in all."""
        return TAKE.part(action, 0) + TAKE.part(action, 1) + TAKE.part(action, 2) + TAKE.part(action, 3)

    def carry(self, pos: Virtopia, action: i64, target: i64) -> list[int]:
        """Move the meeples taken; how many of each colour."""
        source = self.source(pos)
        taken: list[int] = []
        colour: i64 = 0
        while colour < 4:
            count = TAKE.part(action, colour)
            pos.move(source, target, colour, count)
            taken.append(count)
            colour += 1
        return taken


# Tunnel.


class ChooseTunnel(OpenQuestion[Virtopia]):
    """D7: any other cell, Flaws included (VIRTO-056). No watchtower is passed (VIRTO-059)."""

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        answers = vec[i64](capacity=11)
        cell: i64 = 0
        while cell < CELLS:
            if cell != pos.token(pos.active):
                answers = append(answers, DIG.of(cell))
            cell += 1
        return answers

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        here, cell = pos.layout.cell(pos.token(pos.active)), DIG.part(action)
        if pos.telling:
            pos.tell("dig", seat, [pos.active, cell, pos.card_at(cell)])
        most = min(pos.virtues_held(pos.active), pos.count(here))
        pos.agenda.append(TakePassengers(seat, 0, most, cell))

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        return "VIRTO-056"


class TakePassengers(TakeMeeples):
    """D7: at most as many as the Leader has Virtues, and as the cell holds; captive if they arrive on a Flaw (VIRTO-057)."""

    def __init__(self, seat: i64, least: i64, most: i64, cell: i64) -> None:
        super().__init__(seat, least, most)
        self.cell = cell

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        taken = self.carry(pos, action, pos.layout.cell(self.cell))
        pos.stand_on(pos.active, self.cell)  # VIRTO-058
        if pos.telling:
            pos.tell("tunnel", seat, [pos.active, self.cell, pos.card_at(self.cell), *taken])
        if pos.captives(self.cell) >= FIFTH:
            pos.finish(CAPTIVES)

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        return "VIRTO-057"


# Recruit.


class RecruitMeeples(TakeMeeples):
    """D8: exactly as many of the City as the Leader has Virtues, or all there are (VIRTO-060)."""

    def source(self, pos: Virtopia) -> i64:
        return pos.layout.city

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        cell = pos.token(pos.active)
        taken = self.carry(pos, action, pos.layout.cell(cell))
        if pos.telling:
            pos.tell("recruit", seat, [pos.active, cell, pos.card_at(cell), *taken])

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        return "VIRTO-060"


# Surveillance.


def survey(pos: Virtopia, seat: i64) -> None:
    """Roll the die and store the result in view of all, in the place of an older one (VIRTO-062, 066)."""
    result = pos.roll(FOR_STORE, pos.token(pos.active))
    pos.counters[pos.layout.stored] = result + 1
    if pos.telling:
        pos.tell("surveillance", seat, [pos.active, result])


# Escape.


def no_escape(pos: Virtopia, leader: i64) -> str:
    """The rule that keeps a Leader from an escape, or an empty text.

    An open Prison card must show the Leader (VIRTO-070), and a partner it shows must be in place (VIRTO-075).
    """
    why = "VIRTO-070"
    for slot in pos.open_prisons.slots:
        lock = pos.locked(leader, slot & CARD)
        if lock == "":
            return ""
        if lock == "VIRTO-075":
            why = lock
    return why


class FreePrison(OpenQuestion[Virtopia]):
    """D9: an open Prison card, and what becomes of its meeples (VIRTO-070 to 075).

    Row 0: all are active on the cell; 1 to 4: one is a point of that Virtue, the others go to the City.
    """

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        answers = vec[i64](capacity=10)
        for slot in pos.open_prisons.slots:
            prison = slot & CARD
            if pos.locked(pos.active, prison) == "":
                answers = append(answers, FREE.of(prison, 0))
                virtue: i64 = 0
                while virtue < 4:
                    if pos.points(pos.active, virtue) < ROW:
                        answers = append(answers, FREE.of(prison, 1 + virtue))
                    virtue += 1
        return answers

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        prison, row = FREE.part(action, 0), FREE.part(action, 1)
        place = pos.layout.prisoners(prison)
        colour = pos.only_colour(place)
        if pos.telling:
            pos.tell("escape", seat, [pos.active, row, colour, pos.count(place)], [pack(prison)])
        if row:
            pos.move(place, pos.layout.row(pos.active, row - 1), colour)
            pos.move_all(place, pos.layout.city)
        else:
            pos.move_all(place, pos.layout.cell(pos.token(pos.active)))
        pos.close_prison(prison)
        win(pos)

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        if not FREE.covers(action):
            return "VIRTO-071"
        prison = FREE.part(action, 0)
        if pos.open_prisons.find(prison) < 0:
            return "VIRTO-070"
        return pos.locked(pos.active, prison) or "VIRTO-072"


# Struggle.


def no_struggle(pos: Virtopia, leader: i64, cell: i64) -> str:
    """The rule that keeps a Leader from struggling on a Flaw, or an empty text.

    One needs points in the opposed Virtue (VIRTO-077), and captives unless the table plays otherwise (VIRTO-028, 133).
    """
    if pos.points(leader, pos.flaw_at(cell)) == 0:
        return "VIRTO-077"
    return "" if pos.rules.open_struggle or pos.captives(cell) else "VIRTO-028"


def struggle(pos: Virtopia, seat: i64) -> None:
    """Free as many captives as the Leader has points, or all there are (VIRTO-076)."""
    cell = pos.token(pos.active)
    count = min(pos.points(pos.active, pos.flaw_at(cell)), pos.captives(cell))
    pos.agenda.append(FreeCaptives(seat, count, count))


class FreeCaptives(TakeMeeples):
    """D10: as many captives as the Leader has points in the opposed Virtue go to the City (VIRTO-076)."""

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        flaw = pos.flaw_at(pos.token(pos.active))
        taken = self.carry(pos, action, pos.layout.city)
        if pos.telling:
            pos.tell("struggle", seat, [pos.active, flaw, *taken])

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        return "VIRTO-076"
