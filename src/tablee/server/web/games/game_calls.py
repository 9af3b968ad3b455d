"""The calls about the content of games: the card browser, overlays, variants at tables, and how balanced games are."""

from __future__ import annotations

from asyncio import to_thread

from ... import wire
from ...balance import page_answer, report_answer
from ...contents import check, content_answer, variant_of
from ...tables.table_registry import playable
from ...tables.variants import game_of
from ...texts import Refusal
from ..call import CallContext
from ..static import StoredAnswer


async def game_content(context: CallContext, body: None) -> StoredAnswer:
    """What an overlay may change of a game: sections, rows, fields with their bounds, texts."""
    return await to_thread(content_answer, playable(context.params["id"]), context.spoken)


async def check_content(context: CallContext, body: wire.Overlay) -> wire.Checked:
    """Check an overlay: the variant that it makes, or everything that is wrong with it."""
    played = playable(context.params["id"])
    context.spend_check()
    return await to_thread(check, played, body, context.spoken)


async def game_balance(context: CallContext, body: None) -> StoredAnswer:
    """The report on how balanced a game is."""
    return await to_thread(report_answer, playable(context.params["id"]), context.spoken)


async def balance_page(context: CallContext, body: None) -> StoredAnswer:
    """The page of the report on how balanced a game is, with its charts."""
    return await to_thread(page_answer, playable(context.params["id"]), context.spoken)


async def get_variant(context: CallContext, body: None) -> wire.Variant:
    """What a table plays otherwise than the game as it stands."""
    match = (await context.table()).header
    if match.content is None:
        raise Refusal("variant-none", 404)
    played = playable(match.game)
    return await to_thread(variant_of, played, game_of(match).overlay, context.spoken)
