"""`tablee play`: a match in the terminal, new or resumed."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from ..bots import make_bot
from ..engine.errors import BadRecord
from ..engine.game import Game, seed_text
from ..engine.overlay import Overlay, options_of
from ..engine.position import Position
from ..engine.rng import Rng
from ..lab.plan import derived
from ..registry import replay
from .base import Trouble, app, checked, find_game, out, say, unreplayable
from .files import read_record
from .match import Match, Seating
from .variants import Changes, VariantFile, overlay_of, varied

REMINDER = 4
"""How many past events a resumed match tells again."""
NAMES = ("Ada", "Blaise", "Émilie", "Denis", "Hypatie", "Lovelace")


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    seats: Annotated[int | None, typer.Option(metavar="N")] = None,
    against: Annotated[str, typer.Option(metavar="BOT[,BOT…]")] = "normal",
    seat: Annotated[int, typer.Option(metavar="N")] = 1,
    seed: Annotated[str | None, typer.Option(metavar="SEED")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")] = None,
    change: Changes = None,
    variant: VariantFile = None,
    order: Annotated[str | None, typer.Option(metavar="ORDER")] = None,
    forced: Annotated[bool, typer.Option("--forced")] = False,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Play a match against bots, a new one or one that was saved."""
    if resume is not None:
        pos, seating = resumed(game, resume)
    elif game is None:
        raise Trouble(say()("cli-missing", name=say()("word-game")))
    else:
        overlay = overlay_of(find_game(game), change, variant, seats)
        pos, seating = new(find_game(game), seats, against, seat, seed, option or [], overlay)
    if order is not None:
        seating.order = checked_order(pos.config.game, order)
    seating.forced = seating.forced or forced
    if sys.stdin.isatty():
        import readline  # noqa: F401  (line editing and history)
    begin(pos, seating).play()


def new(
    game: Game, seats: int | None, against: str, seat: int, seed: str | None, given: list[str], overlay: Overlay
) -> tuple[Position, Seating]:
    """A new match, as it is in the box or a variant, and who sits where."""
    n, options = checked(game, seats, given, options_of(overlay))
    seating = seated(game, n, against, seat)
    return dealt(varied(game, overlay), n, seed, options), seating


def seated(game: Game, n: int, against: str, seat: int) -> Seating:
    """The person on a seat, and a bot on each of the others."""
    if not 1 <= seat <= n:
        raise Trouble(say()("cli-bad-seat", seat=seat, seats=n))
    specs = [spec.strip() for spec in against.split(",")]
    if len(specs) == 1:
        specs *= n - 1
    if len(specs) != n - 1:
        raise Trouble(say()("cli-bad-against", count=len(specs), others=n - 1))
    specs.insert(seat - 1, "")
    check_bots(game, specs)
    names = list(NAMES[:n])
    names.insert(seat - 1, say()("you"))
    return Seating(seat - 1, specs, names[:n])


def dealt(game: Game, n: int, seed: str | None, options: dict[str, object]) -> Position:
    """A new match with a seed, or with a fresh one."""
    chosen = secrets.token_hex(16) if seed is None else seed_text(int(seed) if seed.isdecimal() else seed)
    made: Any = game.new
    position: Position = made(n, chosen, **options)
    return position


def checked_order(game: Game, order: str) -> str:
    """A standing order of the game; Trouble names those there are."""
    if order not in game.orders:
        raise Trouble(say()("cli-no-order", game=game.id, name=order, orders=", ".join(game.orders) or "–"))
    return order


def check_bots(game: Game, specs: list[str]) -> None:
    """Refuse a bot that there is none of; the person's seat has an empty name."""
    for spec in specs:
        if spec:
            make_bot(game, spec)


def resumed(name: str | None, path: Path) -> tuple[Position, Seating]:
    """The match of a saved record; a record from elsewhere is played on from seat 1 against normal bots."""
    record = read_record(path)
    game = find_game(record["game"])
    if name is not None and name != game.id:
        raise Trouble(say()("cli-other-game", file=str(path), game=game.id, wanted=name))
    try:
        pos = replay(record)
        seating = seating_of(record.get("table", {}), pos.seats)
        check_bots(game, seating.specs)
    except BadRecord as error:
        raise Trouble(say()("cli-bad-record", file=str(path), why=unreplayable(game, error))) from None
    return pos, seating


def seating_of(table: Any, seats: int) -> Seating:
    """Who sat where; BadRecord when the file says something that cannot be."""
    others = ["", *["normal"] * (seats - 1)]
    given: dict[str, Any] = table if isinstance(table, dict) else {"seat": None}
    me: Any = given.get("seat", 0)
    specs: Any = given.get("bots", others)
    names: Any = given.get("names", [say()("you"), *NAMES[: seats - 1]])
    takebacks: Any = given.get("takebacks", 0)
    order: Any = given.get("order")
    good = type(me) is int and 0 <= me < seats and type(takebacks) is int and isinstance(order, str | None)
    if not good or not all_texts(specs, seats) or not all_texts(names, seats):
        raise BadRecord("its table does not say who sits where").saying("fault-record-table")
    bots = [spec if n == me else spec or "normal" for n, spec in enumerate(specs)]
    return Seating(me, bots, list(names), takebacks, order, given.get("forced") is True)


def all_texts(row: object, count: int) -> bool:
    """Whether it is a list of so many texts."""
    return isinstance(row, list) and len(row) == count and all(isinstance(text, str) for text in row)


def begin(pos: Position, seating: Seating) -> Match:
    """Everything a match needs; bots are seeded from its start, so that a seed given by hand repeats it."""
    game = pos.config.game
    start = pos.record()["start"]
    seed = derived(start.get("seed", "") if isinstance(start, dict) else "", len(pos.moves))
    bots = {n: make_bot(game, spec, derived(seed, "bot", n)) for n, spec in enumerate(seating.specs) if n != seating.me}
    told = max(0, len(pos.events(seating.me)) - REMINDER)
    return Match(pos, seating, say(game), out(), bots, Rng(derived(seed, "eyes")), told)
