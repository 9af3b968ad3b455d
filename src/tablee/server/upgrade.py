"""When the rules of a game have a new version: running matches go on from the position stored before it.

The stored position is taken over as it is. Moves played after it was stored (the server was killed, not stopped) are
played again by the new rules as far as those accept them. Every row stays in the database.
"""

from __future__ import annotations

import logging
from typing import Any, Final

from ..engine.errors import TableeError
from ..engine.game import Game
from ..engine.position import Position
from .storage import Transaction
from .storage.rows import Match, Move
from .tables.history import History, pack_dump, unpack_dump
from .tables.replays import installed_versions
from .tables.table_registry import TableRegistry, playable

LOG: Final = logging.getLogger("tablee.server")


async def upgrade_matches(tables: TableRegistry) -> list[str]:
    """Carry every running match of other rules over to today's; the ids of those carried."""
    names = await tables.storage.outdated(installed_versions())
    return [name for name in names if await upgrade_match(tables, name)]


async def upgrade_match(tables: TableRegistry, name: str) -> bool:
    """Carry one match over to today's rules; whether it was."""
    moves = await tables.storage.moves(name)
    stored = await tables.storage.snapshot(name)
    return await tables.storage.write(lambda tx: carry_over(tx, name, moves, stored))


def carry_over(tx: Transaction, name: str, moves: list[Move], stored: tuple[int, int, bytes] | None) -> bool:
    """Let a match go on by today's rules, in a transaction; whether it does."""
    match = tx.match(name)
    assert match is not None
    game = playable(match.game)
    if match.status != "running" or match.rules_version == game.rules_version:
        return False
    try:
        pos, n = resumable_position(game, match, moves, stored)
    except Exception as error:
        LOG.error("match %s cannot go on by version %s (%s)", match.id, game.rules_version, type(error).__name__)
        return False
    tx.set_match(match.id, rules_version=game.rules_version, start_dump=pack_dump(pos), start_n=n)
    tx.note_deed(match.id, None, f"rules {match.rules_version} -> {game.rules_version}", None)
    return True


def dump_for_rules(game: Game, dump: dict[str, Any]) -> dict[str, Any]:
    """A dump of other rules as one of today's: options it does not name stay as they were by its own version."""
    options = game.stored_options(dump["options"], dump["seats"], dump["rules_version"])
    return {**dump, "options": options, "rules_version": game.rules_version}


def resumable_position(
    game: Game, match: Match, moves: list[Move], stored: tuple[int, int, bytes] | None
) -> tuple[Position, int]:
    """The position to go on from, and how many rows are behind it."""
    if stored is None and match.start_dump is not None:
        stored = (match.start_n, match.rules_version, match.start_dump)
    if stored is None:
        history = History.of(game, match, [])
    else:
        pos = game.load(dump_for_rules(game, unpack_dump(stored[2])))
        history = History(pos, stored[0], match.started or match.created)
    for move in moves[history.n :]:
        try:
            history.advance(move)
        except TableeError:
            LOG.warning("match %s goes on from before move %s, which the new rules refuse", match.id, move.n)
            break
    return history.pos, len(moves)
