"""The calls about campaigns."""

from __future__ import annotations

from typing import Any

from .. import campaigns, wire
from .call import CallContext, each


async def new_campaign(context: CallContext, body: wire.NewCampaign) -> wire.CampaignFacts:
    """Begin a campaign; whoever makes it is its first member."""
    context.spend_creation()
    return await context.describe_campaign(await campaigns.create(context.tables, context.me, body))


async def import_campaign(context: CallContext, body: wire.ImportCampaign) -> wire.CampaignFacts:
    """Take in a campaign that was exported."""
    context.spend_creation()
    return await context.describe_campaign(await campaigns.import_campaign(context.tables, context.me, body))


async def my_campaigns(context: CallContext, body: None) -> list[wire.CampaignFacts]:
    """The campaigns one plays in, newest first."""
    return await each(await campaigns.campaigns_of(context.tables, context.me), context.describe_campaign)


async def get_campaign(context: CallContext, body: None) -> wire.CampaignFacts:
    """One campaign; a chapter whose match is over has been concluded."""
    return await context.describe_campaign()


async def rename_campaign(context: CallContext, body: wire.RenameCampaign) -> wire.CampaignFacts:
    """Give a campaign another name."""
    await campaigns.rename(context.tables, context.params["id"], context.me, body)
    return await context.describe_campaign()


async def delete_campaign(context: CallContext, body: None) -> None:
    """Delete a campaign that one is alone in."""
    await campaigns.delete_campaign(context.tables, context.params["id"], context.me)


async def join_campaign(context: CallContext, body: wire.Join) -> wire.CampaignFacts:
    """Join the group, or change one's name in it."""
    await campaigns.join(context.tables, context.params["id"], context.me, body)
    return await context.describe_campaign()


async def leave_campaign(context: CallContext, body: None) -> wire.CampaignFacts:
    """Leave the group; what was played stays."""
    await campaigns.leave(context.tables, context.params["id"], context.me)
    return await context.describe_campaign()


async def start_chapter(context: CallContext, body: wire.StartChapter) -> wire.TableFacts:
    """Open the table of the next chapter."""
    person = context.me
    context.spend_creation()
    await context.check_public_tables(body.public)
    return context.describe_published(await campaigns.start(context.tables, context.params["id"], person, body))


async def choose_chapter(context: CallContext, body: wire.Choose) -> wire.CampaignFacts:
    """After a defeat: play the chapter again, or go on."""
    await campaigns.choose(context.tables, context.params["id"], context.me, body)
    return await context.describe_campaign()


async def retell(context: CallContext, body: wire.Retell) -> wire.CampaignFacts:
    """Tell the tale of one's Hero in one's own words."""
    await campaigns.retell(context.tables, context.params["id"], context.me, body)
    return await context.describe_campaign()


async def export_campaign(context: CallContext, body: None) -> dict[str, Any]:
    """The campaign as a file that can be taken in elsewhere."""
    return await campaigns.export(context.tables, context.params["id"])
