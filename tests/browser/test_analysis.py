"""The analysis beside the replay: asked for, waited for, clicked; for everybody, on a laptop and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tablee.games.push.tests.build import table
from tablee.server.loadtest import Server

from .checks import clean, fits
from .heros import doing
from .kit import LAPTOP, PHONE, Crowd, Somebody, finished_match, known_as
from .push import Party
from .test_previews import held


def test_a_match_is_analysed_and_its_graph_leads_through_the_replay(people: Crowd, server: Server) -> None:
    name, key = finished_match(server, moves=1)
    server.call("POST", f"/api/tables/{name}/resign", {"seat": 0}, key)
    ada = people(**known_as(key))
    page = ada.page
    page.goto(f"{server.url}/r/{name}")
    page.get_by_role("tab", name=ada.say("ui-analysis")).click()
    page.get_by_role("button", name="Analyse the match").click()
    graph = page.get_by_role("slider", name="Chances over the match")
    expect(graph).to_be_visible(timeout=120_000)
    expect(page).to_have_url(re.compile("analysis=1"))
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] - 2, "y": 40})
    expect(page).to_have_url(re.compile(r"step=\d"))
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"Move [1-9]"))
    page.get_by_label("Show what was true").check()
    expect(page.get_by_role("region", name="Where the result came from")).to_contain_text("Own decisions")
    clean(page, "analysis")

    eve = people(PHONE, lang="fr", touch=True)
    eve.page.goto(f"{server.url}/r/{name}?analysis=1")
    expect(eve.page.get_by_role("heading", name="D’où vient le résultat")).to_be_visible()
    fits(eve.page)
    clean(eve.page, "analysis on a phone")


LOST = table(["R8", "R1", "R1", "G8", "G2", "G2"], {"R": "0 9", "G": "push push push"})
"""The reds are two points behind with two cards left; only their 9 on the green 8 wins. No column can be pushed."""
KEY = re.compile(r"\b(?:analysis|ui|why|act|card|team)-[a-z0-9]")


@pytest.mark.parametrize(("lang", "size", "touch"), [("en", LAPTOP, False), ("fr", PHONE, True)])
def test_after_a_defeat_one_reads_what_would_have_helped_and_opens_that_step(
    people: Crowd, lang: str, size: tuple[int, int], touch: bool
) -> None:
    """The 9 is thrown away: one answer at one step would have helped."""
    with Party(people, LOST, bots=1) as party:
        ada = party.browser(0, size=size, lang=lang, touch=touch)
        page, say = ada.page, ada.say
        for card in ("R0", "R9"):
            doing(ada, 0, lambda card=card: throw_away(ada, card))
        helped = page.get_by_role("region", name=say("ui-helped"))
        ada.tap(helped.get_by_role("button", name=say("ui-helped-ask")))
        nine = say("card-said", name=say("card-R9"), value=9)
        expect(helped).to_contain_text(say("act-place", value=nine, column=4), timeout=120_000)
        expect(helped).to_contain_text(say("act-discard", value=nine))
        expect(helped).to_contain_text(re.compile(r"100\s?%"))
        expect(helped).to_contain_text(say("why-win-from", column=4, points=10, team=say("team-green")))
        expect(helped).not_to_contain_text(KEY)
        expect(ada.button("ui-retry-here")).to_be_visible()
        clean(page, f"what would have helped, {lang}")
        if touch:
            fits(page)
        ada.tap(helped.get_by_role("link"))
        expect(page).to_have_url(re.compile(rf"/r/{party.id}\?step=2&seat=0{'' if touch else '&analysis=1'}$"))
        expect(ada.column(4)).to_be_visible()
        if not touch:
            expect(page.get_by_role("tabpanel")).to_contain_text(say("act-place", value=nine, column=4))


def throw_away(somebody: Somebody, card: str) -> None:
    """Discard a card of one's hand."""
    somebody.tap(held(somebody, card))
    somebody.tap(somebody.button("ui-push-throw").last)
