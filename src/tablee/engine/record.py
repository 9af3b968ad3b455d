"""Saving: a dump is a whole position with readable names, a record is a start and the moves since.

Whatever comes in from outside is checked here; what cannot be true is refused by a named error and a sentence.
"""

from __future__ import annotations

# Interpreted: files from outside may hold anything, and are refused by a sentence.
from collections.abc import Mapping
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from .box import EVERYBODY, Box
from .decision import Decision, Draft, Sealed
from .errors import BadDump, BadMove, BadOptions, BadRecord, IllegalMove, OtherVersion, TableeError
from .events import Event, pack
from .knowledge import public_values
from .match.past import Past
from .position import Position
from .rng import resume
from .zone import Zone

if TYPE_CHECKING:
    from .game import Game

FORMAT: Final = 1
MOST_CARDS: Final = 255
MOST_TAG: Final = 0xFFFF
MOST_EVENTS: Final = 100_000


# Writing.


def header(pos: Position) -> dict[str, object]:
    """What names a match: the game, its rules version, the seats, and all options, so that no later default changes it."""
    game = pos.config.game
    return {
        "tablee": FORMAT,
        "game": game.id,
        "rules_version": game.rules_version,
        "seats": int(pos.seats),
        "options": dict(pos.config.options),
        **({"content": deepcopy(game.overlay)} if game.overlay else {}),
    }


def dump(pos: Position) -> dict[str, object]:
    """The whole secret state of a position, with readable names."""
    box = pos.config.box
    return {
        **header(pos),
        "zones": {
            zone.place.name: [_slot(zone, slot, box) for slot in range(len(zone.slots))]
            for zone in pos.zones
            if len(zone.slots)
        },
        "counters": {name: int(value) for name, value in zip(pos.config.counters, pos.counters, strict=True)},
        "agenda": [_written(pos, decision) for decision in pos.agenda],
        "answers": [pos.name(answer) if answer >= 0 else None for answer in pos.answers],
        "draft": [pos.name(step) for step in pos.draft],
        "sheet": [[int(item) for item in row] for row in pos.sheet],
        "rng": {"generator": pos.rng.name(), "state": pos.rng.state()},
        "log": [_logged(event, box) for event in pos.past.events()] if pos.past else [],
    }


def _written(pos: Position, decision: Decision[Any]) -> dict[str, object]:
    """A decision with its public values as the content of the match names them."""
    content = pos.config.content
    values = {name: content.written(name, value) for name, value in public_values(pos, decision).items()}
    return {"decision": type(decision).__name__, **values}


def record(pos: Position) -> dict[str, object]:
    """Header and moves of a match. A position that is imagined or quiet has no past to record."""
    past = pos.past
    if past is None or not past.start:
        raise TableeError("an imagined or quiet position has no record; load its dump to start one")
    moves = [{"seat": seat, **pos.name(action)} for seat, action in past.moves[: past.moved]]
    return {**header(pos), "start": dict(past.start), "moves": moves}


def _slot(zone: Zone, slot: int, box: Box) -> object:
    """A slot as a dump writes it: the name of the card alone, unless more is known of it than its place shows."""
    name = box.names[zone.card(slot)]
    full: dict[str, object] = {"card": name}
    if zone.knowers(slot) != zone.place.known:
        full["known"] = _seats(zone.knowers(slot))
    if zone.kind(slot) != zone.place.kind:
        full["kind"] = box.kinds[zone.kind(slot) - 1].name
    if zone.tag(slot):
        full["tag"] = int(zone.tag(slot))
    return name if len(full) == 1 else full


def _seats(mask: int) -> object:
    return "all" if mask == EVERYBODY else [bit for bit in range(8) if mask >> bit & 1]


def _logged(event: Event, box: Box) -> dict[str, object]:
    return {
        "event": event.name,
        "seat": int(event.seat),
        "numbers": event.numbers.copy(),
        "groups": [[_packed(card, box) for card in group] for group in event.groups],
        "audience": _seats(event.audience),
    }


def _packed(card: int, box: Box) -> object:
    name = box.names[card & 0xFF]
    if card >> 8 == EVERYBODY:
        return name
    return {"card": name, "known": _seats(card >> 8 & 0xFF), "kind": card >> 16 & 0xFF, "pool": card >> 24}


# Reading.


def load(game: Game, dumped: object) -> Position:
    """The position of a dump, ready to be played on; it must hold together as the rules say."""
    try:
        pos = _load(game, dumped)
        wrong = pos.faults()
        if not wrong and any(not pos.legal(seat) for seat in pos.to_act):
            wrong = ["a seat that owes an answer has none"]
        if not wrong and pos.over:
            pos.result()
    except BadDump:
        raise
    except BadOptions as error:
        raise BadDump(str(error)).saying(error.key, **error.values) from None
    except Exception as error:
        raise BadDump(f"the position does not hold together: {error}") from None
    if wrong:
        raise BadDump(f"the position breaks the rules: {wrong[0]}")
    return pos


def _load(game: Game, dumped: object) -> Position:
    data = _mapping(dumped, "a dump")
    _check_header(game, data)
    game = _with_content(game, data)
    seats = _int(data.get("seats"), "seats")
    pos = game.empty(seats, game.stored_options(_options(data.get("options", {})), seats, data["rules_version"]))
    rng = _mapping(data.get("rng"), "rng")
    try:
        state = [_int(item, "the state of rng") for item in _list(rng.get("state"), 33, "the state of rng")]
        pos.begin(resume(str(rng.get("generator")), state))
    except ValueError as error:
        raise BadDump(str(error)) from None
    _load_zones(pos, _mapping(data.get("zones"), "zones"))
    _load_counters(pos, _mapping(data.get("counters"), "counters"))
    pos.sheet = [vec[i64](_ints(row, 256, "a row of the sheet")) for row in _list(data.get("sheet", []), 1000, "the sheet")]
    pos.agenda = [_decision(game, pos, item) for item in _list(data.get("agenda"), 1000, "the agenda")]
    _load_answers(pos, data.get("answers"), data.get("draft", []))
    pos.past = Past({"dump": deepcopy(dict(data))})
    for event in _list(data.get("log", []), MOST_EVENTS, "the log"):
        pos.past.tell(_event(event, game, pos.config.box))
    return pos


def _check_header(game: Game, data: Mapping[str, object]) -> None:
    if data.get("tablee") != FORMAT:
        raise BadDump(f"this is not a Tablée file of format {FORMAT}")
    if data.get("game") != game.id:
        raise BadDump(f"this is a file of the game {data.get('game')!r}, not of {game.id}")
    if data.get("rules_version") != game.rules_version:
        raise BadDump(f"this file has rules version {data.get('rules_version')!r}; {game.id} is at {game.rules_version}")


def _with_content(game: Game, data: Mapping[str, object]) -> Game:
    """The game with the overlay that a header names."""
    overlay = data.get("content")
    return game if overlay is None or overlay == game.overlay else game.amended(overlay)


def _load_zones(pos: Position, zones: Mapping[str, object]) -> None:
    names = {zone.place.name: zone for zone in pos.zones}
    for name, slots in zones.items():
        zone = names.get(_today(pos.config.game, name))
        if zone is None:
            raise BadDump(f"there is no place “{name}”")
        for slot in _list(slots, MOST_CARDS, f"the zone {name}"):
            _load_slot(zone, slot, pos.config.box)


def _load_slot(zone: Zone, slot: object, box: Box) -> None:
    full: Mapping[str, object] = {"card": slot} if isinstance(slot, str) else _mapping(slot, "a slot")
    card = _card(full.get("card"), box)
    kind = 0
    if "kind" in full:
        kinds = [made.name for made in box.kinds]
        if full["kind"] not in kinds:
            raise BadDump(f"there is no kind {full['kind']!r}")
        kind = kinds.index(str(full["kind"])) + 1
        if not box.kinds[kind - 1].allows(card):
            raise BadDump(f"{full['card']} is not {full['kind']}")
    tag = _int(full.get("tag", 0), "a tag")
    if not 0 <= tag <= MOST_TAG:
        raise BadDump(f"a tag is a number from 0 to {MOST_TAG}")
    zone.put(card, 0, kind, tag)
    if "known" in full and zone.place.known & ~_mask(full["known"]):
        raise BadDump(f"whoever sees {zone.place.name} knows its cards")
    if not zone.open and "known" in full:
        zone.set_known(len(zone.slots) - 1, _mask(full["known"]))


def _load_counters(pos: Position, counters: Mapping[str, object]) -> None:
    for written, value in counters.items():
        name = _today(pos.config.game, written)
        if name not in pos.config.counters:
            raise BadDump(f"there is no counter “{written}”")
        number = _int(value, f"the counter {name}")
        if not -(2**31) <= number < 2**31:
            raise BadDump(f"the counter {name} is out of range")
        pos.counters[pos.config.counters.index(name)] = number


def _decision(game: Game, pos: Position, item: object) -> Decision[Any]:
    data = _mapping(item, "a decision")
    made = game.decisions.get(_today(game, str(data.get("decision"))))
    if made is None:
        raise BadDump(f"there is no decision {data.get('decision')!r}")
    fields = game.fields[made.__name__]
    if set(data) != {"decision", *fields}:
        raise BadDump(f"{made.__name__} has the values {', '.join(fields)}")
    values = [_int(pos.config.content.read(name, data[name]), name) for name in fields]
    if any(not -(2**31) <= value < 2**31 for value in values):
        raise BadDump(f"a value of {made.__name__} is out of range")
    build: Any = made
    decision: Decision[Any] = build(*values)
    if isinstance(decision, Sealed):
        fits = 0 < decision.who < 1 << pos.seats
    else:
        fits = 0 <= decision.seat < pos.seats
    if not fits:
        raise BadDump(f"{made.__name__} asks a seat that is not there")
    return decision


def _load_answers(pos: Position, answers: object, draft: object) -> None:
    given = _list(answers if answers is not None else [None] * pos.seats, 8, "the answers")
    if len(given) != pos.seats:
        raise BadDump("there is one answer for each seat")
    top = pos.agenda[-1] if pos.agenda else None
    for seat, answer in enumerate(given):
        if answer is None:
            continue
        number = _action(pos, answer)
        if not isinstance(top, Sealed) or not top.asked(seat) or number not in list(top.legal(pos, seat)):
            raise BadDump(f"seat {seat} has not been asked that")
        pos.answers[seat] = number
    for step in _list(draft, 1000, "the draft"):
        number = _action(pos, step)
        if not isinstance(top, Draft) or number not in list(top.legal(pos, top.seat)):
            raise BadDump("the draft does not answer the pending question")
        pos.draft.append(number)
        if top.complete(pos, top.seat):
            raise BadDump("the draft is already complete")
    if isinstance(top, Sealed) and top.asks(pos) == 0:
        raise BadDump("all answers are in, but not revealed")


def _action(pos: Position, action: object) -> int:
    data = dict(_mapping(action, "an action"))
    try:
        return pos.config.vocabulary.number(str(data.pop("verb", "")), data)
    except ValueError as error:
        raise BadDump(str(error)) from None


def _event(item: object, game: Game, box: Box) -> Event:
    data = _mapping(item, "an event")
    groups: list[list[int]] = []
    for group in _list(data.get("groups"), 2, "the groups of an event"):
        groups.append([_unpacked(card, box) for card in _list(group, MOST_CARDS, "a group of cards")])
    numbers = _ints(data.get("numbers"), 64, "the numbers of an event")
    name = data.get("event")
    if not isinstance(name, str):
        raise BadDump("an event has a name")
    return Event(
        _today(game, name), _small(data.get("seat"), "the seat of an event"), numbers, groups, _mask(data.get("audience"))
    )


def _unpacked(card: object, box: Box) -> int:
    if isinstance(card, str):
        return pack(_card(card, box))
    data = _mapping(card, "a card of an event")
    name = data.get("card")
    face = 0 if name == "" else _card(name, box)
    kind = _small(data.get("kind"), "a kind")
    pool = _small(data.get("pool"), "a pool")
    if not (0 <= kind <= len(box.kinds) and 0 <= pool < len(box.pools)):
        raise BadDump("an event speaks of a kind of card that is not in the box")
    return pack(face, _mask(data.get("known")), kind, pool)


# Replaying.


def replay(game: Game, recorded: object) -> Position:
    """Play a record again; BadRecord says where it cannot be."""
    data = _record(recorded)
    if data.get("tablee") != FORMAT or data.get("game") != game.id:
        wrong = BadRecord(f"this is not a Tablée record of format {FORMAT} of the game {game.id}")
        raise wrong.saying("fault-record-format", format=FORMAT)
    version = data.get("rules_version")
    if version != game.rules_version:
        other = OtherVersion(f"this record has rules version {version!r}; {game.id} is at {game.rules_version}")
        raise other.saying("fault-record-version", version=str(version), game=game.id, current=game.rules_version)
    pos = _started(game, data)
    moves = data.get("moves")
    if not isinstance(moves, list) or len(moves) > game.max_moves:
        raise BadRecord(f"a record of {game.id} has a list of at most {game.max_moves} moves").saying("fault-record-moves")
    for number, move in enumerate(moves):
        try:
            _replay_move(pos, number, move)
        except RecursionError:
            wrong = BadRecord(f"move {number} is nested too deeply")
            raise wrong.saying("fault-record-move", number=number + 1) from None
    return pos


def _record(recorded: object) -> Mapping[str, object]:
    if not isinstance(recorded, Mapping):
        raise BadRecord("a record is a mapping with a header, a start and moves").saying("fault-record-start")
    return recorded


def _started(game: Game, data: Mapping[str, object]) -> Position:
    start = data.get("start")
    if not isinstance(start, Mapping):
        raise BadRecord("the record has no start").saying("fault-record-start")
    try:
        if "dump" in start:
            return load(game, start["dump"])
        seats = _int(data.get("seats"), "seats")
        options = game.stored_options(_options(data.get("options", {})), seats, data.get("rules_version"))
        seed, name = start.get("seed"), start.get("generator")
        if not isinstance(seed, int | str) or isinstance(seed, bool) or not isinstance(name, str):
            raise BadRecord("the start is a dump, or a seed and a generator").saying("fault-record-start")
        return _new(_with_content(game, data), seats, seed, name, options)
    except (BadDump, BadOptions) as error:
        wrong = BadRecord(f"the record cannot start: {error}")
        raise (wrong.saying("fault-record-why", why=error) if error.key else wrong.saying("fault-record-start")) from None


def _new(game: Game, seats: int, seed: int | str, generator: str, options: dict[str, Any]) -> Position:
    strange = sorted(set(options) - set(game.options))
    if strange:
        raise BadOptions(f"{game.id} has no option “{strange[0]}”")
    return game.new(seats, seed, generator, **options)


def _replay_move(pos: Position, number: int, move: object) -> None:
    if not isinstance(move, Mapping):
        raise BadRecord(f"move {number} is not a mapping").saying("fault-record-move", number=number + 1)
    seat = move.get("seat")
    action = {key: value for key, value in move.items() if key not in ("seat", "by", "at")}
    if type(seat) is not int:
        raise BadRecord(f"move {number} names no seat").saying("fault-record-move", number=number + 1)
    try:
        pos.play(seat, action)
    except IllegalMove as error:
        raise BadMove(number, seat, error) from error


def undone(pos: Position, moves: int) -> Position:
    """The position before the last moves, played again from the start."""
    past = pos.past
    if past is None or not past.start or not 0 <= moves <= past.moved:
        raise TableeError(f"{moves} moves cannot be taken back here")
    game = pos.config.game
    if "dump" in past.start:
        before = load(game, past.start["dump"])
    else:
        start: dict[str, Any] = past.start
        before = game.new(pos.seats, start["seed"], start["generator"], **pos.config.options)
    for seat, action in past.moves[: past.moved - moves]:
        before.play(seat, action)
    return before


# Checking what comes from outside.


def _today(game: Game, name: str) -> str:
    """The present name of something that an older build may have called otherwise."""
    return game.aliases.get(name, name)


def _mapping(value: object, what: str) -> Mapping[str, object]:
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise BadDump(f"{what} must be a mapping with text keys")
    return value


def _list(value: object, most: int, what: str) -> list[object]:
    if not isinstance(value, list) or len(value) > most:
        raise BadDump(f"{what} must be a list of at most {most} items")
    return value


def _int(value: object, what: str) -> int:
    if type(value) is not int:
        raise BadDump(f"{what} must be a whole number, not {value!r}"[:200])
    return value


def _small(value: object, what: str) -> i64:
    number = _int(value, what)
    if not -(2**31) <= number < 2**31:
        raise BadDump(f"{what} is out of range")
    return number


def _ints(value: object, most: int, what: str) -> list[int]:
    return [int(_small(item, what)) for item in _list(value, most, what)]


def _options(value: object) -> dict[str, Any]:
    return dict(_mapping(value, "options"))


def _card(name: object, box: Box) -> int:
    if not isinstance(name, str) or name not in box.numbers:
        raise BadDump(f"there is no card {name!r}"[:200])
    return box.numbers[name]


def _mask(value: object) -> int:
    if value == "all":
        return int(EVERYBODY)
    mask = 0
    for bit in _ints(value, 8, "the seats that know a card"):
        if not 0 <= bit <= 7:
            raise BadDump(f"there is no seat {bit}")
        mask |= 1 << bit
    return mask
