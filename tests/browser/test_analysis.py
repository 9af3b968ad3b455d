"""The analysis beside the replay: asked for, waited for, clicked; for everybody, on a laptop and on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tablee.server.loadtest import Server

from .checks import clean, fits
from .kit import PHONE, Crowd, finished_match, known_as


def test_a_match_is_analysed_and_its_graph_leads_through_the_replay(people: Crowd, server: Server) -> None:
    table, key = finished_match(server, moves=1)
    server.call("POST", f"/api/tables/{table}/resign", {"seat": 0}, key)
    ada = people(**known_as(key))
    page = ada.page
    page.goto(f"{server.url}/r/{table}")
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
    eve.page.goto(f"{server.url}/r/{table}?analysis=1")
    expect(eve.page.get_by_role("heading", name="D’où vient le résultat")).to_be_visible()
    fits(eve.page)
    clean(eve.page, "analysis on a phone")
