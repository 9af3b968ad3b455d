"""What the generic table of the browser needs to know of a game once: how its places, cards and counters are drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from ..engine.game import Game
from ..engine.offers import Face
from . import wire
from .icons import icons_of

SPOKEN: Final = "en"
"""Texts are looked for in this language: what one language has, all have."""


@lru_cache(64)
def board_of(game: Game) -> wire.BoardFacts:
    """How a game is drawn, from its `Board` and, where that says nothing, from its content and its texts."""
    board, box = game.board, game.box
    rows = rows_by_id(game)
    faces = {card: face_of(game, card, rows.get(card, {})) for card in box.numbers}
    backs = {name: back_of(game, name) for name in [*box.pools, *(kind.name for kind in box.kinds)]}
    named = [*faces.values(), *backs.values()]
    icons = {face.icon for face in named} | {spread.icon for spread in board.places.values()}
    icons |= {tally.icon for tally in board.counters.values()} | {piece.icon for piece in board.pieces.values()}
    return wire.BoardFacts(
        places={
            name: wire.Spread(form=each.form, icon=each.icon, columns=each.columns, after=each.after)
            for name, each in board.places.items()
        },
        counters={name: wire.Tally(icon=each.icon, mark=each.mark) for name, each in board.counters.items()},
        pieces={name: wire.Piece(icon=each.icon, colour=each.colour) for name, each in board.pieces.items()},
        faces=faces,
        backs=backs,
        aims=dict(board.aims),
        felt=board.felt,
        aid=list(board.aid or (game.terminal().aid if game.terminal else ())),
        icons=icons_of(game, icons - {""}),
    )


def rows_by_id(game: Game) -> dict[str, dict[str, Any]]:
    """The rows of a game's content that are cards, each with the name of its section as `section`."""
    return {
        str(row["id"]): {**row, "section": section}
        for section, rows in game.content.rows.items()
        for row in rows
        if row.get("id") in game.box.numbers
    }


def face_of(game: Game, card: str, row: dict[str, Any]) -> wire.Face:
    """What a card shows: what the game says of it, and for the rest what its row and the texts have."""
    told = game.board.face(card) if game.board.face else Face()
    pool = game.box.pools[game.box.pool_of[game.box.numbers[card]]]
    keys = [told.kind, f"kind-{row.get('section', '')}", f"kind-{pool}"]
    numbers = {name: row[name] if game.overlay and name in row else value for name, value in told.numbers.items()} or {
        name: value for name, value in row.items() if type(value) is int and game.texts.has(SPOKEN, f"number-{name}")
    }
    return wire.Face(
        back=pool,
        kind=first_said(game, keys),
        icon=told.icon or str(row.get("icon", "")),
        colour=told.colour,
        numbers=dict(numbers),
        text=first_said(game, [told.text, f"card-{card}.text", f"text-{card}"]),
    )


def back_of(game: Game, name: str) -> wire.Face:
    """What the back of a pool or kind shows; a kind that the game says nothing of has the back of its pool."""
    pools = {kind.name: game.box.pools[kind.pool] for kind in game.box.kinds}
    pool = pools.get(name, name)
    told = game.board.backs.get(name, game.board.backs.get(pool, Face()))
    return wire.Face(
        back=pool, kind=told.kind, icon=told.icon, colour=told.colour, numbers=dict(told.numbers), text=told.text
    )


def first_said(game: Game, keys: list[str]) -> str:
    """The first of these keys that the game has words for; nothing where it has none."""
    return next((key for key in keys if key and game.texts.has(SPOKEN, *key.split(".", 1))), "")
