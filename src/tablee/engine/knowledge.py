"""What a seat may know, derived from the zones: the redacted table, its log, and the worlds it could be in."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from .box import EVERYBODY, Place
from .decision import Decision, Need
from .errors import NoWorld, TableeError
from .events import Shape
from .match.config import MatchConfig
from .match.past import NOBODY, Past, bit_of
from .position import Position
from .rng import Rng
from .zone import CARD, Zone

SEALED: Final = Shape()
DEALT: Final[i64] = 1 << 40
MOST_DEALS: Final = 2000


class SeenZone:
    """A zone as one seat sees it: faces by number, an unknown card as -1 - kind - 256 * pool."""

    name: str
    cards: list[int]
    tags: list[int]

    def __init__(self, name: str, cards: list[int], tags: list[int]) -> None:
        self.name = name
        self.cards = cards
        self.tags = tags

    def __len__(self) -> int:
        return len(self.cards)


class Seen:
    """A position redacted for one seat (-1: a spectator): all that a game's view and features are made from."""

    config: MatchConfig
    seats: int
    seat: int
    zones: list[SeenZone]
    counters: list[int]
    sheet: list[list[int]]
    to_act: tuple[int, ...]
    asked: dict[str, object] | None
    """The pending question as this seat is shown it, where a view is made; None elsewhere."""

    def __init__(self, pos: Position, seat: int) -> None:
        bit = EVERYBODY if pos.over else bit_of(seat)
        self.config = pos.config
        self.seats = pos.seats
        self.seat = seat
        self.zones = [seen_zone(pos, zone, bit) for zone in pos.zones]
        self.counters = list(pos.counters)
        self.sheet = [list(row) for row in pos.sheet]
        self.to_act = pos.to_act
        self.asked = None

    def label(self, card: int) -> str:
        """The name of a seen card, or "?" and what its back says."""
        box = self.config.box
        if card >= 0:
            return box.names[card]
        return "?" + box.kind_name((-1 - card) & 0xFF, (-1 - card) >> 8)

    def labels(self, zone: int) -> list[str]:
        """The names of the cards in a place, as this seat sees them."""
        return [self.label(card) for card in self.zones[zone].cards]


def seen_zone(pos: Position, zone: Zone, bit: i64) -> SeenZone:
    """A zone as the seat of a bit sees it. The cards of a hand are sorted, so that their order tells nothing."""
    cards: list[int] = []
    tags: list[int] = []
    for slot in range(len(zone.slots)):
        card = zone.card(slot)
        if not (zone.knowers(slot) & bit or bit == EVERYBODY):
            card = -1 - zone.kind(slot) - 256 * pos.config.box.pool_of[card]
        cards.append(card)
        tags.append(zone.tag(slot))
    if not zone.place.ordered:
        pairs = sorted(zip(cards, tags, strict=True), reverse=True)
        cards = [card for card, _ in pairs]
        tags = [tag for _, tag in pairs]
    return SeenZone(zone.place.name, cards, tags)


def view(pos: Position, seat: i64) -> dict[str, object]:
    """The table as the game draws it for a seat, and what is asked of whom."""
    outcome = pos.outcome
    seen = Seen(pos, seat)
    seen.asked = question(pos, seat)
    return {
        "game": pos.config.game.id,
        "seats": pos.seats,
        "seat": None if seat < 0 else seat,
        "to_act": list(pos.to_act),
        "question": seen.asked,
        "legal": [pos.name(action) for action in pos.legal(seat)] if seat >= 0 else [],
        "can_undo": pos.can_undo(seat),
        "outcome": outcome.to_dict() if outcome else None,
        "table": pos.config.game.shape(seen),
    }


def question(pos: Position, seat: i64) -> dict[str, object] | None:
    """The pending question: its public values, whether this seat has answered, and its own draft."""
    if not pos.agenda:
        return None
    top = pos.agenda[-1]
    asked: dict[str, object] = {"decision": type(top).__name__, **public_values(pos, top), **top.shows(pos)}
    if seat >= 0 and top.asked(seat) and pos.answers[seat] >= 0:
        asked["answered"] = pos.name(pos.answers[seat])
    if seat >= 0 and pos.drafter == seat:
        asked["draft"] = [pos.name(step) for step in pos.draft]
    return asked


def public_values(pos: Position, decision: Decision[Any]) -> dict[str, int]:
    """The values of a decision by name."""
    fields: tuple[str, ...] = pos.config.game.fields[type(decision).__name__]
    return {name: int(getattr(decision, name)) for name in fields}


def told(pos: Position, seat: i64, since: i64) -> list[dict[str, object]]:
    """The log as told to a seat. Numbers are the seat's own and have no gaps."""
    if pos.past is None:
        return []
    bit = bit_of(seat)
    shapes = pos.config.game.events
    box = pos.config.box
    heard = [event for event in pos.past.events() if event.audience & bit]
    return [{"n": n, **event.tell(bit, shapes.get(event.name, SEALED), box)} for n, event in enumerate(heard) if n >= since]


def open_view(pos: Position) -> dict[str, object]:
    """A spectator's view with every card face up, for the steps of a finished match."""
    seen = Seen(pos, -1)
    seen.zones = [seen_zone(pos, zone, EVERYBODY) for zone in pos.zones]
    return {**view(pos, NOBODY), "table": pos.config.game.shape(seen)}


def open_events(pos: Position, since: i64) -> list[dict[str, object]]:
    """The whole log with every card face up, for the steps of a finished match."""
    if pos.past is None:
        return []
    shapes = pos.config.game.events
    box = pos.config.box
    log = enumerate(pos.past.events())
    return [{"n": n, **event.tell(EVERYBODY, shapes.get(event.name, SEALED), box)} for n, event in log if n >= since]


def board(pos: Position, seat: int | None) -> dict[str, object]:
    """The places and counters as a seat (None: a spectator) sees them: enough to draw a table without knowing the game."""
    return laid_out(Seen(pos, -1 if seat is None else seat))


def open_board(pos: Position) -> dict[str, object]:
    """The places with every card face up, and the counters, for the steps of a finished match."""
    seen = Seen(pos, -1)
    seen.zones = [seen_zone(pos, zone, EVERYBODY) for zone in pos.zones]
    return laid_out(seen)


def laid_out(seen: Seen) -> dict[str, object]:
    """What is seen of a table, place by place and counter by counter."""
    places = [
        {"name": place.name, "owner": int(place.owner), "form": form_of(place), "cards": seen.labels(number)}
        for number, place in enumerate(seen.config.places)
    ]
    return {"places": places, "counters": dict(zip(seen.config.counters, seen.counters, strict=True))}


def form_of(place: Place) -> str:
    """How the cards of a place lie, unless the game says otherwise: what cannot be told apart is held in a hand."""
    if not place.ordered:
        return "hand"
    return "row" if place.known else "pile"


def features(pos: Position, seat: i64) -> list[float]:
    """What a seat sees as numbers for a learner."""
    game = pos.config.game
    if game.feature_row is not None:
        return game.feature_row(Seen(pos, seat))
    return game.observation.features(pos, seat)


def resample(pos: Position, seat: i64, rng: Rng) -> Position:
    """A world with the same public facts and the same knowledge of `seat`, its secrets dealt again."""
    world = pos._state()
    world.rng = rng.fork()
    world.past = _imagined(pos, seat)
    if not pos.agenda:
        return world
    _deal_until_agreed(world, bit_of(seat), pos.agenda[-1], rng)
    if pos.drafter != seat:
        world.draft = []
    _redraw_answers(world, seat, rng)
    return world


def canonical(pos: Position, seat: int) -> Position:
    """The one arrangement that stands for all positions which look alike to a seat: what it does not know lies in order.

    It need not be a world that the seat could be in; worlds resampled from it by the same generator are the same, whatever
    the truth is.
    """
    world = pos.quiet()
    world.rng = Rng(0)
    bit = bit_of(seat)
    stocks, _ = _gather(pos, bit)
    for zone in world.zones:
        if not (zone.open or zone.place.ordered):
            zone.slots = vec[i64](sorted([_seen_slot(pos, slot, bit) for slot in zone.slots]))
    _deal(world, bit, [vec[i64](sorted(stock, reverse=True)) for stock in stocks])
    return world


def _seen_slot(pos: Position, slot: i64, bit: i64) -> i64:
    """A slot as a seat knows it: in place of an unknown card stands the first of its pool."""
    if slot >> 8 & bit:
        return slot
    pool_of = pos.config.box.pool_of
    return slot & ~CARD | pool_of.index(pool_of[slot & CARD])


def _deal_until_agreed(world: Position, bit: i64, top: Decision[Any], rng: Rng) -> None:
    """Deal again until the pending question could have been asked. If that never happens, NoWorld says so."""
    needs = top.needs(world)
    for _ in range(MOST_DEALS):
        _deal_again(world, bit, needs, rng)
        if top.agrees(world):
            return
    raise NoWorld(f"no world in which {type(top).__name__} could be asked was found in {MOST_DEALS} deals")


def _deal_again(world: Position, bit: i64, needs: list[Need], rng: Rng) -> None:
    """Pick up what the seat does not know, shuffle it and lay it out anew."""
    stocks, pinned = _gather(world, bit)
    for stock in stocks:
        rng.shuffle(stock)
    if needs:
        _pin_needs(world, bit, needs, pinned, rng)
    if pinned:
        _deal_pinned(world, stocks, pinned)
    _deal(world, bit, stocks)


def _imagined(pos: Position, seat: i64) -> Past | None:
    past = pos.imagined(bit_of(seat))
    return None if past is None else past.copy()


class Pin:
    """An unknown slot that must get a card of a narrower kind than its back tells."""

    zone: i64
    slot: i64
    kind: i64

    def __init__(self, zone: i64, slot: i64, kind: i64) -> None:
        self.zone = zone
        self.slot = slot
        self.kind = kind


def _gather(world: Position, bit: i64) -> tuple[list[vec[i64]], list[Pin]]:
    """Pick up every card the seat does not know, by pool, and note the slots with a narrower kind."""
    pool_of = world.config.box.pool_of
    stocks = [vec[i64]() for _ in world.config.box.pools]
    pinned: list[Pin] = []
    mark = bit << 8
    number: i64 = 0
    for zone in world.zones:
        if not zone.open:
            pool = zone.place.pool
            stock = stocks[pool if pool >= 0 else 0]
            i: i64 = 0
            for slot in zone.slots:
                if slot & mark == 0:
                    if pool >= 0:
                        stock = append(stock, slot & CARD)
                    else:
                        at: i64 = pool_of[slot & CARD]
                        stocks[at] = append(stocks[at], slot & CARD)
                    if slot >> 16 & 0xFF:
                        pinned.append(Pin(number, i, slot >> 16 & 0xFF))
                i += 1
            if pool >= 0:
                stocks[pool] = stock
        number += 1
    return stocks, pinned


def _deal(world: Position, bit: i64, stocks: list[vec[i64]]) -> None:
    """Lay the rest of the shuffled cards into the slots the seat does not know."""
    pool_of = world.config.box.pool_of
    mark = bit << 8
    for zone in world.zones:
        if not zone.open:
            pool = zone.place.pool
            slots = zone.slots
            n: i64 = len(slots)
            i: i64 = 0
            while i < n:
                slot = slots[i]
                if slot & DEALT:
                    slots[i] = slot & ~DEALT
                elif slot & mark == 0:
                    at: i64 = pool if pool >= 0 else pool_of[slot & CARD]
                    stocks[at], card = pop(stocks[at])
                    slots[i] = slot & ~CARD | card
                i += 1


def _pin_needs(world: Position, bit: i64, needs: list[Need], pinned: list[Pin], rng: Rng) -> None:
    """Choose unknown slots for the cards that a zone is publicly known to hold."""
    kinds = world.config.box.kinds
    for need in needs:
        zone = world.zones[need.zone]
        kind = kinds[need.kind - 1]
        missing = need.count
        free = vec[i64]()
        for slot in range(len(zone.slots)):
            pin = _pin_at(pinned, need.zone, slot)
            if zone.knowers(slot) & bit:
                missing -= 1 if kind.allows(zone.card(slot)) else 0
            elif pin is not None and kinds[pin.kind - 1].within(kind):
                missing -= 1
            elif pin is None or kind.within(kinds[pin.kind - 1]):
                free = append(free, slot)
        rng.shuffle(free)
        i: i64 = 0
        while i < missing and i < len(free):
            pin = _pin_at(pinned, need.zone, free[i])
            if pin is None:
                pinned.append(Pin(need.zone, free[i], need.kind))
            else:
                pin.kind = need.kind
            i += 1


def _pin_at(pinned: list[Pin], zone: i64, slot: i64) -> Pin | None:
    for pin in pinned:
        if pin.zone == zone and pin.slot == slot:
            return pin
    return None


def _deal_pinned(world: Position, stocks: list[vec[i64]], pinned: list[Pin]) -> None:
    """Deal to the slots of a narrower kind, the narrowest first. The stocks are shuffled, so any fitting card will do."""
    kinds = world.config.box.kinds
    numbers = {int(pin.kind) for pin in pinned}
    for number in sorted(numbers, key=lambda number: kinds[number - 1].size):
        kind = kinds[number - 1]
        stock = stocks[kind.pool]
        left: i64 = len(stock)
        for pin in pinned:
            if pin.kind == number:
                left -= 1
                while left >= 0 and (stock[left] < 0 or not kind.allows(stock[left])):
                    left -= 1
                if left < 0:
                    raise TableeError(f"no unseen card can be {kind.name}")
                slots = world.zones[pin.zone].slots
                slots[pin.slot] = slots[pin.slot] & ~CARD | stock[left] | DEALT
                stock[left] = NOBODY
    for pool in range(len(stocks)):
        stocks[pool] = _left(stocks[pool])


def _left(stock: vec[i64]) -> vec[i64]:
    """The cards of a stock that are not dealt yet."""
    left = vec[i64](capacity=len(stock))
    for card in stock:
        if card >= 0:
            left = append(left, card)
    return left


def _redraw_answers(world: Position, seat: i64, rng: Rng) -> None:
    """Replace the sealed answers of other seats by any answer that they could give in this world."""
    top = world.agenda[-1]
    for other in range(world.seats):
        if other != seat and world.answers[other] >= 0:
            legal = top.legal(world, other)
            world.answers[other] = legal[rng.below(len(legal))]
