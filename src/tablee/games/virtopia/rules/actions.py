"""The six actions: Develop, Tunnel, Recruit, Surveillance, Escape, Struggle (VIRTO-028, VIRTO-050 to VIRTO-078)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.automatic import OpenQuestion
from ....engine.events import pack
from ....engine.zone import CARD
from .content import FIFTH, FLAW, ROW, VIRTUE, kind_of
from .position import CAPTIVES, CITY, FOR_STORE, VICTORY, Virtopia
from .position import STORED as STORE
from .verbs import DEVELOP, DIG, ESCAPE, FREE, GIVE, RECRUIT, STRUGGLE, SURVEILLANCE, TAKE, TUNNEL


def forbidden(pos: Virtopia, leader: i64, cell: i64, action: i64) -> str:
    """The rule that forbids a Leader an action on a cell, or an empty text. `action` is that of step 0."""
    kind = kind_of(cell)
    if kind == FLAW:
        return no_struggle(pos, leader, cell) if action == STRUGGLE.base else "VIRTO-028"
    if kind == VIRTUE:
        return no_develop(pos, leader, cell) if action == DEVELOP.base else "VIRTO-028"
    if pos.tunnels_at(cell):
        if action == RECRUIT.base:
            return "" if pos.count(CITY) or pos.rules.open_recruit else "VIRTO-028"  # VIRTO-135
        return "" if action == TUNNEL.base else "VIRTO-028"
    if action == ESCAPE.base:
        return no_escape(pos, leader)
    return "" if action == SURVEILLANCE.base else "VIRTO-028"


def perform(pos: Virtopia, seat: i64, action: i64) -> None:
    """Carry out an action on the cell of the Leader in turn. All but the Tunnel lay its token (VIRTO-032)."""
    if action == TUNNEL.base:
        pos.agenda.append(ChooseTunnel(seat))
        return
    pos.lay(pos.active)
    if action == DEVELOP.base:
        develop(pos, seat)
    elif action == RECRUIT.base:
        count = min(pos.virtues_held(pos.active), pos.count(CITY))
        pos.agenda.append(RecruitMeeples(seat, count, count))
    elif action == SURVEILLANCE.base:
        survey(pos, seat)
    elif action == ESCAPE.base:
        pos.agenda.append(FreePrison(seat))
    else:
        struggle(pos, seat)


def win(pos: Virtopia) -> None:
    """Victory comes at the end of a Develop or of an Escape (VIRTO-110)."""
    if pos.won():
        pos.finish(VICTORY)


# Develop.


def no_develop(pos: Virtopia, leader: i64, cell: i64) -> str:
    virtue = pos.virtue_at(cell)
    if pos.points(leader, virtue) < ROW:
        return "VIRTO-050"
    if pos.free_slots(virtue) == 0:
        return "VIRTO-051"
    return "" if pos.count(pos.cell(cell)) or pos.count(CITY) else "VIRTO-054"


def develop(pos: Virtopia, seat: i64) -> None:
    """As many points as there are meeples and free slots; one meeple of the City if the cell is empty (VIRTO-052, 054)."""
    cell = pos.token(pos.active)
    virtue = pos.virtue_at(cell)
    there = pos.count(pos.cell(cell))
    if there:
        pos.agenda.append(GivePoint(seat, virtue, cell, min(there, pos.free_slots(virtue))))
    else:
        pos.agenda.append(GivePoint(seat, virtue, -1, 1))


class GivePoint(OpenQuestion[Virtopia]):
    """D6: one meeple at a time, its colour and the Leader who receives it; `cell` is -1 for the City (VIRTO-052 to 054)."""

    virtue: i64
    cell: i64
    left: i64

    def __init__(self, seat: i64, virtue: i64, cell: i64, left: i64) -> None:
        super().__init__(seat)
        self.virtue = virtue
        self.cell = cell
        self.left = left

    def source(self, pos: Virtopia) -> i64:
        return pos.cell(self.cell) if self.cell >= 0 else CITY

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=12)
        source = self.source(pos)
        colour: i64 = 0
        while colour < 4:
            if pos.counters[source + colour]:
                leader: i64 = 0
                while leader < 4:
                    if pos.points(leader, self.virtue) < ROW:
                        options = append(options, GIVE.base + 4 * colour + leader)
                    leader += 1
            colour += 1
        return options

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        colour, leader = (action - GIVE.base) // 4, (action - GIVE.base) % 4
        pos.move(self.source(pos), pos.row(leader, self.virtue), colour)
        if pos.past is not None:
            pos.tell("give", seat, [pos.active, leader, self.virtue, colour])
        if self.left > 1:
            pos.agenda.append(GivePoint(seat, self.virtue, self.cell, self.left - 1))
        else:
            self.end(pos, seat)

    def end(self, pos: Virtopia, seat: i64) -> None:
        """What is left on the cell goes to the City (VIRTO-053)."""
        if self.cell >= 0 and pos.count(pos.cell(self.cell)):
            if pos.past is not None:
                pos.tell("surplus", seat, colours_of(pos, pos.cell(self.cell)))
            pos.move_all(pos.cell(self.cell), CITY)
        win(pos)

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        """No such meeple there (VIRTO-052, 054), or no free slot (VIRTO-010); all that can be given must be (VIRTO-052)."""
        if GIVE.covers(action) and pos.points((action - GIVE.base) % 4, self.virtue) >= ROW:
            return "VIRTO-010"
        return "VIRTO-054" if self.cell < 0 else "VIRTO-052"


# Taking meeples of a place by their colours.


class TakeMeeples(OpenQuestion[Virtopia]):
    """So many meeples of each colour, `least` to `most` in all."""

    least: i64
    most: i64

    def __init__(self, seat: i64, least: i64, most: i64) -> None:
        super().__init__(seat)
        self.least = least
        self.most = most

    def source(self, pos: Virtopia) -> i64:
        return pos.cell(pos.token(pos.active))

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=16)
        place, most = self.source(pos), self.most
        green: i64 = 0
        while green <= min(most, i64(pos.counters[place])):
            blue: i64 = 0
            while blue <= min(most - green, i64(pos.counters[place + 1])):
                yellow: i64 = 0
                while yellow <= min(most - green - blue, i64(pos.counters[place + 2])):
                    base = TAKE.base + 125 * green + 25 * blue + 5 * yellow
                    rest = green + blue + yellow
                    red = max(i64(0), self.least - rest)
                    while red <= min(most - rest, i64(pos.counters[place + 3])):
                        options = append(options, base + red)
                        red += 1
                    yellow += 1
                blue += 1
            green += 1
        return options

    def number_taken(self, action: i64) -> i64:
        number = action - TAKE.base
        return number // 125 + number // 25 % 5 + number // 5 % 5 + number % 5

    def carry(self, pos: Virtopia, action: i64, target: i64) -> list[int]:
        """Move the meeples taken; how many of each colour."""
        source, number = self.source(pos), action - TAKE.base
        taken = [number // 125, number // 25 % 5, number // 5 % 5, number % 5]
        colour: i64 = 0
        while colour < 4:
            pos.move(source, target, colour, taken[colour])
            colour += 1
        return taken


# Tunnel.


class ChooseTunnel(OpenQuestion[Virtopia]):
    """D7: any other cell, Flaws included (VIRTO-056). No watchtower is passed (VIRTO-059)."""

    def legal(self, pos: Virtopia, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=11)
        cell: i64 = 0
        while cell < 12:
            if cell != pos.token(pos.active):
                options = append(options, DIG.base + cell)
            cell += 1
        return options

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        here, cell = pos.cell(pos.token(pos.active)), action - DIG.base
        if pos.past is not None:
            pos.tell("dig", seat, [pos.active, cell, pos.card_at(cell)])
        most = min(pos.virtues_held(pos.active), pos.count(here))
        pos.agenda.append(TakePassengers(seat, 0, most, cell))

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        return "VIRTO-056"


class TakePassengers(TakeMeeples):
    """D7: at most as many as the Leader has Virtues, and as the cell holds; captive if they arrive on a Flaw (VIRTO-057)."""

    cell: i64

    def __init__(self, seat: i64, least: i64, most: i64, cell: i64) -> None:
        super().__init__(seat, least, most)
        self.cell = cell

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        taken = self.carry(pos, action, pos.cell(self.cell))
        pos.stand_on(pos.active, self.cell)  # VIRTO-058
        if pos.past is not None:
            pos.tell("tunnel", seat, [pos.active, self.cell, pos.card_at(self.cell), *taken])
        if pos.captives(self.cell) >= FIFTH:
            pos.finish(CAPTIVES)

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        return "VIRTO-057"


# Recruit.


class RecruitMeeples(TakeMeeples):
    """D8: exactly as many of the City as the Leader has Virtues, or all there are (VIRTO-060)."""

    def source(self, pos: Virtopia) -> i64:
        return CITY

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        cell = pos.token(pos.active)
        taken = self.carry(pos, action, pos.cell(cell))
        if pos.past is not None:
            pos.tell("recruit", seat, [pos.active, cell, pos.card_at(cell), *taken])

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        return "VIRTO-060"


# Surveillance.


def survey(pos: Virtopia, seat: i64) -> None:
    """The result is stored in view of all, in the place of an older one (VIRTO-062, 066)."""
    result = pos.roll(FOR_STORE, pos.token(pos.active))
    pos.counters[STORE] = result + 1
    if pos.past is not None:
        pos.tell("surveillance", seat, [pos.active, result])


# Escape.


def no_escape(pos: Virtopia, leader: i64) -> str:
    """An open Prison card must show the Leader (VIRTO-070), and a partner it shows must be in place (VIRTO-075)."""
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
        options = vec[i64](capacity=10)
        for slot in pos.open_prisons.slots:
            prison = slot & CARD
            if pos.locked(pos.active, prison) == "":
                options = append(options, FREE.base + 5 * prison)
                virtue: i64 = 0
                while virtue < 4:
                    if pos.points(pos.active, virtue) < ROW:
                        options = append(options, FREE.base + 5 * prison + 1 + virtue)
                    virtue += 1
        return options

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        prison, row = (action - FREE.base) // 5, (action - FREE.base) % 5
        place = pos.prisoners(prison)
        colour = pos.only_colour(place)
        if pos.past is not None:
            pos.tell("escape", seat, [pos.active, row, colour, pos.count(place)], [pack(prison)])
        if row:
            pos.move(place, pos.row(pos.active, row - 1), colour)
            pos.move_all(place, CITY)
        else:
            pos.move_all(place, pos.cell(pos.token(pos.active)))
        pos.close_prison(prison)
        win(pos)

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        if not FREE.covers(action):
            return "VIRTO-071"
        prison = (action - FREE.base) // 5
        if pos.open_prisons.find(prison) < 0:
            return "VIRTO-070"
        return pos.locked(pos.active, prison) or "VIRTO-072"


# Struggle.


def no_struggle(pos: Virtopia, leader: i64, cell: i64) -> str:
    """With points in the opposed Virtue (VIRTO-077), and captives unless the table plays otherwise (VIRTO-028, 133)."""
    if pos.points(leader, pos.flaw_at(cell)) == 0:
        return "VIRTO-077"
    return "" if pos.rules.open_struggle or pos.captives(cell) else "VIRTO-028"


def struggle(pos: Virtopia, seat: i64) -> None:
    cell = pos.token(pos.active)
    count = min(pos.points(pos.active, pos.flaw_at(cell)), pos.captives(cell))
    pos.agenda.append(FreeCaptives(seat, count, count))


class FreeCaptives(TakeMeeples):
    """D10: as many captives as the Leader has points in the opposed Virtue go to the City (VIRTO-076)."""

    def resolve(self, pos: Virtopia, seat: i64, action: i64) -> None:
        flaw = pos.flaw_at(pos.token(pos.active))
        taken = self.carry(pos, action, CITY)
        if pos.past is not None:
            pos.tell("struggle", seat, [pos.active, flaw, *taken])

    def refusal(self, pos: Virtopia, seat: i64, action: i64) -> str:
        return "VIRTO-076"


def colours_of(pos: Virtopia, place: i64) -> list[int]:
    return [int(pos.counters[place + colour]) for colour in range(4)]
