"""Alone against bots."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from .kit import Crowd, finished_match


def test_from_the_first_screen_to_the_rematch(people: Crowd, tmp_path: Path) -> None:
    ada = people(new=True, motion=True)
    page = ada.home()
    ada.set_up().get_by_text(ada.say("ui-level-easy"), exact=True).click()
    ada.sheet.get_by_role("button", name=ada.say("ui-play"), exact=True).click()

    # Who is new is told of the lessons, and a tour of the table points at things that are there.
    ada.until(ada.due, "one's turn")
    lessons = page.locator(".offer-line").filter(has_text=ada.say("ui-learn-new", count=9))
    expect(lessons.get_by_role("button", name=ada.say("ui-learn"), exact=True)).to_be_visible()
    lessons.get_by_role("button", name=ada.say("ui-close")).click()
    expect(lessons).to_have_count(0)
    for _ in range(2):
        ada.until(ada.due, "one's turn")
        ada.answer()
    ada.button("ui-menu").click()
    ada.button("ui-guide-again").click()
    guide = page.get_by_role("dialog", name=ada.say("ui-guide"))
    expect(guide).to_be_visible()
    for step in (1, 2, 3):
        expect(guide).to_contain_text(ada.say(f"guide-{step}"))
        guide.get_by_role("button", name=ada.say("ui-guide-next")).click()
    guide.get_by_role("button", name=ada.say("ui-guide-skip")).click()
    expect(guide).to_have_count(0)

    page.emulate_media(reduced_motion="reduce")
    assert ada.answers() >= 5
    outcome = ada.outcome()
    assert outcome

    # The score sheet says what the engine says.
    end = page.locator(".end")
    expect(end).to_be_visible()
    for score in outcome["scores"]:
        expect(end.locator("tr.total").first).to_contain_text(str(score))
    assert end.locator("tbody tr").count() >= len(outcome["detail"])
    end.get_by_text(ada.say("ui-verify"), exact=True).click()
    end.get_by_role("button", name=ada.say("ui-verify-now")).click()
    expect(end.get_by_text(ada.say("ui-verify-good"))).to_be_visible()

    with page.expect_download() as caught:
        end.get_by_role("button", name=ada.say("ui-download-record")).click()
    caught.value.save_as(tmp_path / "match.json")
    record = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))
    assert record["game"] == "push"

    # See the table, and the scores again.
    end.get_by_role("button", name=ada.say("ui-see-table")).click()
    expect(end).to_have_count(0)
    ada.button("ui-see-scores").click()
    expect(end).to_be_visible()

    first = ada.table_id
    end.get_by_role("button", name=ada.say("ui-rematch")).click()
    page.wait_for_url(re.compile(rf"/t/(?!{first})"))
    ada.until(lambda: ada.facts()["id"] != first and ada.due(), "the rematch")
    ada.answer()


def test_replay(people: Crowd) -> None:
    table, key = finished_match(people.server)
    ada = people(key=key, name="Ada")
    page = ada.go(f"/t/{table}")
    page.locator(".end").get_by_role("link", name=ada.say("ui-replay-title")).click()
    page.wait_for_url("**/r/*")
    last = len(people.server.call("GET", f"/api/tables/{table}/replay")["steps"]) - 1
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(last))

    slider.fill(str(last // 2))
    expect(page.locator(".count")).to_have_text(f"{last // 2} / {last}")
    expect(page.locator(".totem .fan .card.back")).to_have_count(0)
    page.get_by_role("combobox").select_option(value="0")
    backs = page.locator('.totem[data-seat="1"] .fan .card')
    expect(backs.first).to_be_visible()
    expect(page.locator('.totem[data-seat="1"] .fan .card:not(.back)')).to_have_count(0)
    expect(ada.hand.first).to_be_visible()

    ada.button("ui-advice").click()
    hint = page.locator(".hint").first
    expect(hint.locator("li").first).to_be_visible(timeout=25_000)
    ada.button("ui-next").click()
    expect(page.locator(".count")).to_have_text(f"{last // 2 + 1} / {last}")
    expect(hint).to_have_count(0)
    page.wait_for_url(re.compile(r"step=\d+&seat=0"))
    ada.button("ui-run").click()
    expect(page.locator(".count")).not_to_have_text(f"{last // 2 + 1} / {last}")
    ada.button("ui-halt").click()

    # A shared link opens at that step, for somebody else too.
    ada.button("ui-share").click()
    expect(ada.text("ui-replay-copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    bob = people()
    bob.go(shared.removeprefix(bob.url))
    at = page.get_by_role("slider").input_value()
    expect(bob.page.locator(".count")).to_have_text(f"{at} / {last}")
    expect(bob.page.get_by_role("slider")).to_have_value(at)
    page.keyboard.press("End")
    expect(page.locator(".count")).to_have_text(f"{last} / {last}")


def test_take_back_and_hint(people: Crowd) -> None:
    ada = people()
    page = ada.play_solo()
    ada.my_turn()
    expect(ada.button("ui-takeback")).to_have_count(0)  # there is nothing yet
    ada.answers(most=3)
    before = ada.state()
    ada.answer()
    ada.until(lambda: ada.due() and ada.state()["version"] > before["version"], "the bot's turn to be over")
    ada.button("ui-takeback").click()
    ada.until(lambda: ada.state()["epoch"] == 1 and ada.state()["version"] == before["version"], "the take-back")
    assert people.server.call("GET", f"/api/tables/{ada.table_id}")["takebacks"] == 1
    assert ada.state()["view"]["table"] == before["view"]["table"]
    expect(ada.hand).to_have_count(len(before["view"]["table"]["players"][0]["hand"]))

    ada.my_turn()
    page.keyboard.press("h")
    hint = page.locator(".hint")
    expect(hint).to_be_visible(timeout=25_000)
    now = ada.state()["version"]
    hint.get_by_role("button", name=ada.say("ui-hint-play")).click()
    ada.until(lambda: ada.state()["version"] > now, "the advised move")
    expect(hint).to_have_count(0)


def test_refusals_say_why_and_open_the_rule(people: Crowd) -> None:
    ada = people()
    page = ada.play_solo()
    ada.answers(most=2)
    for _ in range(30):
        ada.my_turn()
        legal = ada.state()["view"]["legal"]
        held = [card for card in ada.state()["view"]["table"]["players"][0]["hand"] if card[1:].isdigit()]
        columns = range(1, len(ada.state()["view"]["table"]["columns"]) + 1)
        wrong = [
            (card, column)
            for card in held
            for column in columns
            if not any(a["verb"] == "place" and a["value"] == int(card[1:]) and a["column"] == column for a in legal)
        ]
        if wrong:
            break
        ada.answers(most=1)
    card, column = wrong[0]
    version = ada.state()["version"]
    at = ada.state()["view"]["table"]["players"][0]["hand"].index(card)
    ada.hand.nth(at).click()
    ada.column(column).locator(".lain.last").click()
    toast = page.locator(".toast")
    expect(toast).to_be_visible()
    refused = next(frame for frame in reversed(ada.frames) if frame["type"] == "refused")
    expect(toast).to_contain_text(ada.say(f"refuse-{refused['rule']}"))
    assert ada.state()["version"] == version
    toast.get_by_role("button", name=ada.say("ui-see-rule", rule=refused["rule"])).click()
    clause = page.locator(f"#panel-rules #rule-{refused['rule']}")
    expect(clause).to_be_in_viewport()
    expect(clause).to_be_focused()
    expect(toast).to_have_count(0)  # it goes by itself
