"""The plan of an experiment: what is played, how often and from which seed. Equal plans give equal rows.

>>> plan = complete(Plan(game="push", seats=2, bots=["greedy", "random"], matches=4, seed="tablee"))
>>> [cell.rotations for cell in cells(plan)]
[2]
>>> place(plan, 3).deal, place(plan, 3).rotation
(1, 1)

A plan has a cell for each of its games, seat counts and variants, the plan as it stands being the variant “base”. Match
number n belongs to cell n modulo the number of cells, so that whatever has been played is spread evenly over all of them; and
the deal of a match follows from the seed, the game and the deal's number alone, so that every variant plays the same deals.
"""

from __future__ import annotations

import re
import runpy
import tomllib
import traceback
from collections.abc import Mapping, Sequence
from errno import ENOENT
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from ..bots import make_bot, plain_spec
from ..engine.errors import BadOptions, TableeError
from ..engine.game import Game
from ..engine.overlay import Overlay, checked_overlay, content_of, merged, options_of, read_overlay
from ..engine.overlay.limits import text_owners
from ..registry import game as game_named
from .tune.spec import Tune

BASE: Final = "base"
"""The variant that is the plan as it stands."""
GROWING: Final = frozenset({"matches", "precision", "measure", "aims", "tune"})
"""What may differ between a plan and the folder that it goes on in: how much is played, and what is asked of it."""
CAUSED: Final = ("card-contribution", "card-forced")
"""The measures that compare the variants which forbid or force a card."""
MOST_MATCHES: Final = 1_000_000_000


class BadPlan(TableeError):
    """A plan that cannot be carried out; the sentence names the field."""


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What differs from the plan as it stands.

    `forbid` and `force` name cards that the first bot's seat may not use, or uses whenever it can.
    """

    name: str
    change: dict[str, Any] = {}
    file: str = ""
    content: dict[str, Any] = {}
    options: dict[str, Any] = {}
    bots: str | list[str] = []
    forbid: list[str] = []
    force: list[str] = []


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a designer writes: the smallest has a game, seats, bots, matches and a seed.

    One bot holds every seat; of two, the first holds one seat and the second all others, turned through all seats of the
    same deals; as many bots as seats have one each. In a game won or lost as a team each bot in turn holds all seats.
    `matches` are those of each cell; with `precision`, the half-width wanted of `measure`, at most so many. With `choices`,
    every so many decisions that leave a choice are asked again of `chooser`, or of the bot that holds the seat.
    """

    game: str | list[str]
    seats: int | list[int] = []
    bots: str | list[str] = "normal"
    matches: int = 400
    precision: float | None = None
    measure: str = "win"
    seed: str | int = "tablee"
    options: dict[str, Any] = {}
    change: dict[str, Any] = {}
    file: str = ""
    content: dict[str, Any] = {}
    rotate: bool = True
    team: bool | None = None
    decisions: bool = False
    moments: int = 0
    choices: int = 0
    chooser: str = ""
    aims: dict[str, tuple[float, float]] = {}
    variant: list[Variant] = []
    tune: Tune | None = None


class Cell(msgspec.Struct, frozen=True, eq=False):
    """One table of a plan: a game with its overlay, at so many seats, with these options and bots."""

    game: Game
    seats: int
    variant: Variant
    options: dict[str, Any]
    bots: list[str]
    specs: list[str]
    team: bool
    rotations: int
    places: dict[str, int]
    """The number of each card of the box, from 0."""

    def lineup(self, rotation: int) -> list[int]:
        """Which bot holds each seat."""
        return lineup(len(self.bots), self.seats, rotation, self.team)


class Place(msgspec.Struct, frozen=True):
    """Where a match stands in its plan."""

    cell: int
    deal: int
    rotation: int


def lineup(bots: int, seats: int, rotation: int, team: bool) -> list[int]:
    """Which of some bots holds each seat.

    >>> lineup(2, 3, 1, False)
    [1, 0, 1]
    """
    if team or bots == 1:
        return [rotation % bots] * seats
    row = list(range(seats)) if bots == seats else [0] + [1] * (seats - 1)
    return [row[(seat - rotation) % seats] for seat in range(seats)]


def derived(*parts: object) -> str:
    """A seed of 128 bits that follows from others."""
    return blake2b(":".join(str(part) for part in parts).encode(), digest_size=16, person=b"tablee-arena").hexdigest()


# Reading.


def read(path: Path) -> Plan:
    """The plan of a file: TOML, or a Python file that says `plan = Plan(…)`. BadPlan names what is wrong with it."""
    told = from_code(path) if path.suffix == ".py" else from_file(path)
    return complete(converted(told, path), path.parent)


def from_code(path: Path) -> dict[str, Any]:
    """The values of the plan that a Python file makes; nothing has looked at their kinds yet."""
    if not path.is_file():
        raise unreadable(path, FileNotFoundError(ENOENT, "No such file", str(path)))
    try:
        plan = runpy.run_path(str(path)).get("plan")
    except TableeError:
        raise
    except Exception as error:
        raise failing(path, error) from None
    if not isinstance(plan, Plan):
        raise BadPlan(f"{path} sets no “plan” to a Plan").saying("fault-plan-python", file=str(path))
    told: dict[str, Any] = msgspec.to_builtins(plan, enc_hook=str)
    return told


def failing(path: Path, error: Exception) -> BadPlan:
    """A Python file that fails, and at which line; or the field, where a plan lacks one or is given one that there is not."""
    wrong = BadPlan(f"{path} fails: {error}")
    named = re.search(r"(Unexpected keyword|Missing required) argument '(.*?)'", str(error))
    if isinstance(error, TypeError) and named:
        key = "fault-plan-unknown" if named[1] == "Unexpected keyword" else "fault-plan-missing"
        return wrong.saying(key, file=str(path), field=named[2])
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
    line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
    return wrong.saying("fault-plan-code", file=str(path), line=line or 1, what=type(error).__name__)


def from_file(path: Path) -> dict[str, Any]:
    """The values of a TOML or JSON file."""
    try:
        text = path.read_text("utf-8")
        told: Any = msgspec.json.decode(text) if path.suffix == ".json" else tomllib.loads(text)
    except OSError as error:
        raise unreadable(path, error) from None
    except (ValueError, msgspec.DecodeError) as error:
        line = re.search(r"line (\d+)", str(error))
        wrong = BadPlan(f"{path} is no TOML: {error}")
        raise wrong.saying("fault-plan-toml", file=str(path), line=int(line[1]) if line else 1) from None
    return told if isinstance(told, dict) else {}


def unreadable(path: Path, error: OSError) -> BadPlan:
    """A file that cannot be read, and why."""
    return BadPlan(f"{path} cannot be read: {error.strerror}").saying("fault-plan-file", file=str(path), why=error)


def converted(told: dict[str, Any], path: Path) -> Plan:
    """A plan from the values of a file; BadPlan names a field that is unknown, missing or of the wrong kind."""
    try:
        return msgspec.convert(told, Plan)
    except msgspec.ValidationError as error:
        wrong = BadPlan(f"{path} is no plan: {error}")
        named = re.search(r"(unknown|missing required) field `(.*?)`", str(error))
        if named:
            key = "fault-plan-unknown" if named[1] == "unknown" else "fault-plan-missing"
            raise wrong.saying(key, file=str(path), field=named[2]) from None
        where = re.search(r"at `\$\.?(.*?)`", str(error))
        raise wrong.saying("fault-plan-type", file=str(path), field=where[1] if where else "") from None


def complete(plan: Plan, folder: Path = Path()) -> Plan:
    """A plan with everything spelled out: lists, overlays in place of files and changes; checked as far as can be.

    Where it names no seats, and games that are usually played by different numbers, each has its own.
    """
    games = [plan.game] if isinstance(plan.game, str) else list(plan.game)
    if not games:
        raise BadPlan("a plan names a game").saying("fault-plan-games")
    usual = {game_named(game).usual_seats for game in games}
    seats = [plan.seats] if isinstance(plan.seats, int) else list(plan.seats) or (list(usual) if len(usual) == 1 else [])
    content, options = overlaid(plan, folder)
    made = msgspec.structs.replace(
        plan,
        game=games,
        seats=seats,
        bots=list(listed(plan.bots)),
        seed=str(plan.seed),
        content=content,
        options=options,
        change={},
        file="",
        variant=[variant_of(each, folder) for each in plan.variant],
    )
    check(made)
    return made


def variant_of(variant: Variant, folder: Path) -> Variant:
    """A variant with everything spelled out."""
    content, options = overlaid(variant, folder)
    bots = list(listed(variant.bots)) if variant.bots else []
    return msgspec.structs.replace(variant, content=content, options=options, bots=bots, change={}, file="")


def overlaid(part: Plan | Variant, folder: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """The overlay and the options of a plan or a variant, from its file, its content and its changes.

    A change is named "card.field"; one without a dot is an option.
    """
    fields = {name: value for name, value in part.change.items() if "." in name}
    options = {name: value for name, value in part.change.items() if "." not in name}
    written = overlay_of(folder / part.file) if part.file else {}
    told = merged(written, part.content, {"change": fields, "options": options}, {"options": part.options})
    return content_of(told), options_of(told)


def overlay_of(path: Path) -> Overlay:
    """The overlay of a file."""
    try:
        return read_overlay(path)
    except OSError as error:
        raise unreadable(path, error) from None


# Checking.


def check(plan: Plan) -> None:
    """BadPlan, BadOptions, BadContent, BadBot or UnknownGame names what does not fit."""
    if not 1 <= plan.matches <= MOST_MATCHES:
        raise wrong_field("matches", f"a whole number from 1 to {MOST_MATCHES}", plan.matches)
    if plan.precision is not None and not plan.precision > 0:
        raise wrong_field("precision", "a number above 0", plan.precision)
    for field, value in (("moments", plan.moments), ("choices", plan.choices)):
        if value < 0:
            raise wrong_field(field, "a whole number from 0 on", value)
    for field, values in (("game", listed(plan.game)), ("seats", listed(plan.seats))):
        if len(set(values)) < len(values):
            raise wrong_field(field, "a list in which each stands once", ", ".join(map(str, values)))
    names = [BASE, *(each.name for each in plan.variant)]
    for name in names:
        if not name or names.count(name) > 1:
            raise wrong_field("variant.name", "a name that no other variant has", name)
    check_measures(plan)
    cells(plan)


def check_measures(plan: Plan) -> None:
    """BadMeasure or BadPlan names a measure that there is not, or a band without room."""
    from .measures import FAMILIES  # measures are of results, and results have a plan
    from .observations import check as check_measure
    from .observations import unknown

    check_measure(plan.measure)
    known = [*dict.fromkeys(key for family in FAMILIES for key in family.keys), *CAUSED]
    for aim, (low, high) in plan.aims.items():
        if aim.partition(" ")[0] not in known:
            raise unknown(aim, known)
        if low > high:
            raise wrong_field(f"aims.{aim}", "a lowest and a highest value", [low, high])


def wrong_field(field: str, wanted: str, value: object) -> BadPlan:
    """A field whose value cannot be."""
    wrong = BadPlan(f"“{field}” of a plan is {wanted}, not {value!r}")
    return wrong.saying("fault-plan-field", field=field, value=str(value))


# Cells.


def cells(plan: Plan) -> tuple[Cell, ...]:
    """The cells of a complete plan, base first, then its variants in their order."""
    return _cells(msgspec.json.encode(plan))


@lru_cache(maxsize=8)
def _cells(encoded: bytes) -> tuple[Cell, ...]:
    plan = msgspec.json.decode(encoded, type=Plan)
    variants = [Variant(name=BASE), *plan.variant]
    return tuple(
        cell(plan, game_named(game), seats, variant)
        for variant in variants
        for game in listed(plan.game)
        for seats in listed(plan.seats) or [game_named(game).usual_seats]
    )


def listed(value: Any) -> Sequence[Any]:
    """A value or a list of them as a list."""
    return value if isinstance(value, list) else [value]


def cell(plan: Plan, game: Game, seats: int, variant: Variant) -> Cell:
    """One cell, checked; what does not fit is named."""
    overlay = merged(plan.content, variant.content, {"options": {**plan.options, **variant.options}})
    amended, options = game.amended(content_of(overlay)), options_of(overlay)
    check_table(game, seats, overlay)
    bots = listed(variant.bots or plan.bots)
    team = game.team if plan.team is None else plan.team
    if not bots or not (team or len(bots) in (1, 2, seats)):
        wrong_share = BadPlan(f"{len(bots)} bots cannot share {seats} seats: give one, two or {seats}")
        raise wrong_share.saying("fault-arena-bots", bots=len(bots), seats=seats)
    for bot in [*bots, *([plan.chooser] if plan.chooser else [])]:
        make_bot(amended, bot)
    check_cards(amended, variant)
    specs = [plain_spec(amended, bot) for bot in bots]
    return Cell(
        game=amended,
        seats=seats,
        variant=variant,
        options=amended.complete_options(options, seats),
        bots=list(bots),
        specs=specs,
        team=team,
        rotations=rotations(specs, seats, team) if plan.rotate else 1,
        places={card: n for n, card in enumerate(amended.box.numbers)},
    )


def check_table(game: Game, seats: int, overlay: Overlay) -> None:
    """Refuse a seat count, an overlay or options that a game cannot be played with."""
    low, high = game.seats
    if not low <= seats <= high:
        wrong = BadOptions(f"{game.id} is for {low} to {high} seats, not {seats}")
        raise wrong.saying("cli-bad-seats", game=game.id, low=low, high=high, seats=seats)
    checked_overlay(game, overlay, seats)
    clashes = game.amended(content_of(overlay)).check(seats, options_of(overlay))
    if clashes:
        rule = clashes[0].rpartition("[")[2].rstrip("]")
        raise BadOptions("; ".join(clashes)).saying("fault-plan-clash", rule=rule)


def check_cards(game: Game, variant: Variant) -> None:
    """Refuse to forbid or to force what is no card of a game."""
    known = text_owners(game)
    for card in (*variant.forbid, *variant.force):
        if card not in known:
            none = BadPlan(f"“{card}” of the variant “{variant.name}” is no card of {game.id}")
            raise none.saying("fault-plan-card", card=card, variant=variant.name, game=game.id)


def rotations(specs: Sequence[str], seats: int, team: bool) -> int:
    """How many matches are played on each deal; bots that are all alike would only repeat the first.

    >>> rotations(["greedy", "random"], 3, False), rotations(["greedy", "greedy"], 2, False)
    (3, 1)
    """
    if len(set(specs)) == 1:
        return 1
    return len(specs) if team else seats


def place(plan: Plan, number: int) -> Place:
    """Where a match stands in its plan."""
    found = cells(plan)
    which, turn = number % len(found), number // len(found)
    return Place(which, *divmod(turn, found[which].rotations))


def seed_of(plan: Plan, game: str, deal: int) -> str:
    """The seed of a deal, whatever variant plays it."""
    return derived(plan.seed, game, deal)


def total(plan: Plan) -> int:
    """How many matches a plan has at most."""
    return plan.matches * len(cells(plan))


# The plan as a folder keeps it.


def canonical(plan: Plan) -> dict[str, Any]:
    """All that decides which rows a plan gives, as plain data: the plan, the rules it is played by, the bots spelled out."""
    made: dict[str, Any] = msgspec.to_builtins(plan)
    found = cells(plan)
    made["rules"] = {cell.game.id: cell.game.rules_version for cell in found}
    made["specs"] = [cell.specs for cell in found]
    return made


def difference(kept: Mapping[str, Any], wanted: Mapping[str, Any]) -> str:
    """The first field by which two canonical plans would give other rows; empty when there is none."""
    names = [name for name in {**wanted, **kept} if name not in GROWING]
    return next((name for name in names if kept.get(name) != wanted.get(name)), "")
