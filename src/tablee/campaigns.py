"""Campaigns: matches that follow from one another, where a game has such a story (`tablee.engine.offers.CampaignRules`)."""

from __future__ import annotations

from .engine.errors import BadCampaign
from .engine.game import Game
from .engine.offers import CampaignRules


def campaign_of(game: Game) -> CampaignRules:
    """The campaign of a game, or BadCampaign."""
    if game.campaign is None:
        raise BadCampaign(f"“{game.id}” has no campaign", "fault-no-campaign", {"game": game.id})
    return game.campaign


def reason(game: Game, error: BadCampaign, lang: str) -> str:
    """What a campaign does not allow, in the language of whoever asked."""
    if error.key and game.texts.has(lang, error.key):
        return game.texts.say(lang, error.key, "", **error.values)
    return str(error)
