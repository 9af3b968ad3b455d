"""Tables that play a variant: a game with an overlay laid over its content.

Variants are private and count for nothing (`Match.rated`). Their overlay is checked when the table is opened, stored with the
match, and part of everything that is made of it: positions, replays, records, rematches.
"""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec

from ...engine.errors import BadContent, TableeError
from ...engine.game import Game
from ...engine.overlay import changes, checked_overlay
from ...engine.text import fault_text
from ...registry import game, list_games
from .. import wire
from ..storage.rows import Match
from ..texts import Refusal

LOG: Final = logging.getLogger("tablee.server")
MARKED: Final = 12
"""How many changes a table itself tells of; `GET …/variant` tells all."""


# Opening.


def content_of(game: Game, wish: wire.NewTable) -> str | None:
    """The overlay of a wished table as it is stored, None for the game as it stands; a Refusal names what does not fit."""
    overlay = checked(game, wish.content) if wish.content is not None else {}
    if not overlay:
        return None
    if wish.public:
        raise Refusal("variant-public", 422)
    require_dealt(game.amended(overlay), len(wish.seats), wish.options)
    return msgspec.json.encode(overlay).decode()


def checked(game: Game, overlay: wire.Overlay) -> dict[str, Any]:
    """An overlay as plain data, or a Refusal that names the card and the field."""
    try:
        return checked_overlay(game, plain(overlay))
    except TableeError as error:
        raise refused(error) from None


def plain(overlay: wire.Overlay) -> dict[str, Any]:
    """An overlay as plain data, without the parts that say nothing."""
    return {part: values for part, values in msgspec.structs.asdict(overlay).items() if values}


def refused(error: TableeError) -> Refusal:
    """The refusal of a variant, in the language of whoever is refused."""
    return Refusal("variant", 422, why=lambda lang: fault_text(error, lang)[:300])


def require_dealt(game: Game, seats: int, options: dict[str, Any]) -> None:
    """Refuse a variant of which no match can be dealt, whatever the reason."""
    try:
        game.new(seats, 0, **options)
    except TableeError as error:
        raise refused(error) from None
    except Exception:
        LOG.warning("a variant of %s cannot be dealt", game.id, exc_info=True)
        raise Refusal("variant-deal", 422) from None


def require_playable(game: Game, match: Match) -> None:
    """Refuse a rematch of a variant that today's content has no room for."""
    try:
        game.amended(match.overlay)
    except TableeError as error:
        raise refused(error) from None


def require_listable(match: Match) -> None:
    """Refuse to show a variant, or a match from a laid position, in the public list."""
    if match.content is not None:
        raise Refusal("variant-public", 422)
    if match.laid is not None:
        raise Refusal("laid-public", 422)


# What people are told of it.


def game_of(match: Match) -> Game:
    """The game that a match is told by; the game as it stands where today's content has no room for the overlay."""
    played = game(match.game)
    try:
        return played.amended(match.overlay)
    except BadContent:
        return played


def changes_of(match: Match, lang: str) -> list[wire.Change]:
    """What the variant of a match changes, in a language; nothing where its game cannot be had any more."""
    if match.game not in list_games():
        return []
    played = game_of(match)
    return changes(played.unamended, played.overlay, lang) if played.overlay else []


def mark(match: Match, lang: str) -> wire.VariantMark:
    """What the table of a variant says of it by itself."""
    found = changes_of(match, lang)
    return wire.VariantMark(count=len(found), changes=found[:MARKED])
