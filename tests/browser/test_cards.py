"""The card browser: what if a card were otherwise, a variant kept in a file, and a private table that plays it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from playwright.sync_api import Locator, expect

from .checks import clean, fits
from .kit import PHONE, Crowd, Somebody


def cards(somebody: Somebody, game: str) -> Somebody:
    """From the game's page to its cards."""
    somebody.go(f"/games/{game}")
    somebody.page.get_by_role("link", name=somebody.say("ui-cards"), exact=True).click()
    expect(somebody.page.locator("button[data-card]").first).to_be_visible()
    return somebody


def card(somebody: Somebody, name: str) -> Locator:
    """The sheet of a card, found by searching for it."""
    somebody.page.get_by_label(somebody.say("ui-cards-search")).fill(name)
    somebody.page.locator(f'button[data-card="{name}"]').click()
    expect(somebody.sheet).to_be_visible()
    return somebody.sheet


def number(sheet: Locator, field: str) -> Locator:
    return sheet.locator(f'[data-field="{field}"] input[type=number]').first


def shut(somebody: Somebody) -> None:
    somebody.page.keyboard.press("Escape")
    expect(somebody.sheet).to_have_count(0)


def test_a_card_is_changed_seen_taken_back_and_kept_in_a_file(people: Crowd, tmp_path: Path) -> None:
    ada = cards(people(game="conan"), "conan")
    page = ada.page
    sheet = card(ada, "A07")
    glory = number(sheet, "glory")
    printed = glory.input_value()
    sheet.get_by_role("button", name=re.compile("\\+|more")).first.click()
    glory.fill("99")
    fault = sheet.locator(".fault")
    expect(fault).to_have_text(ada.say("ui-field-number", low=0, high=20))
    expect(glory).to_have_attribute("aria-describedby", re.compile("wrong"))
    glory.fill("17")
    expect(fault).to_have_count(0)
    before, after = sheet.locator("figure").nth(0), sheet.locator("figure").nth(1)
    expect(after).to_contain_text("17")
    expect(before).not_to_contain_text("17")
    clean(page, "card")
    shut(ada)
    page.reload()
    panel = page.locator("aside.side")
    expect(panel.locator("ins").last).to_have_text("17")
    expect(panel.locator("del").last).to_have_text(printed)
    clean(page, "cards")
    with page.expect_download() as saved:
        ada.button("ui-variant-save").click()
    path = tmp_path / saved.value.suggested_filename
    saved.value.save_as(path)
    assert tomllib.loads(path.read_text("utf-8"))["change"]["A07"]["glory"] == 17
    ada.button("ui-changes-undo-all").click()
    expect(panel.locator("ins")).to_have_count(0)
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("this = 'is no variant'", "utf-8")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(ada.text("ui-variant-no-file", file="wrong.toml")).to_be_visible()
    page.locator("input[type=file]").set_input_files(path)
    expect(panel.locator("ins").last).to_have_text("17")
    panel.locator(".change button").last.click()
    expect(panel.locator(".change", has_text="17")).to_have_count(0)


def test_what_only_the_rules_can_refuse_is_said_at_its_field(people: Crowd) -> None:
    """Epic's effects are sentences of a small grammar, which the server reads."""
    ada = cards(people(game="epic"), "epic")
    effect = card(ada, "055").locator('[data-field="effect"]')
    effect.locator("input").fill("XP(a lot)")
    effect.locator("input").press("Enter")
    expect(effect.locator(".fault")).not_to_be_empty()
    effect.locator("input").fill("XP(2)")
    effect.locator("input").press("Enter")
    expect(effect.locator(".fault")).to_have_count(0)
    expect(ada.sheet.locator("figure").nth(1)).to_contain_text("2 XP")


def test_a_variant_is_played_at_a_private_table_that_says_so(people: Crowd) -> None:
    ada = cards(people(PHONE), "push")
    page = ada.page
    sheet = card(ada, "numbers")
    number(sheet, "hand_size").fill("4")
    fits(page)
    sheet.get_by_role("button", name=ada.say("ui-variant-play"), exact=True).click()
    expect(ada.text("ui-variant-private")).to_be_visible()
    expect(ada.sheet.get_by_label(ada.say("ui-make-public"))).to_have_count(0)
    clean(page, "play a variant")
    fits(page)
    ada.sheet.get_by_role("button", name=ada.say("ui-play"), exact=True).click()
    page.wait_for_url("**/t/*")
    ada.until(ada.due, "the first question")
    mark = page.get_by_role("button", name=ada.say("ui-variant-count", count=1), exact=True)
    expect(mark).to_be_visible()
    fits(page)
    mark.click()
    expect(ada.sheet.locator("ins")).to_have_text("4")
    clean(page, "the mark")
    link = ada.sheet.get_by_role("link", name=ada.say("ui-variant-see"))
    table = ada.table_id
    assert link.get_attribute("href") == f"/games/push/cards?variant={table}"
    shut(ada)
    ada.answers(most=2)
    expect(ada.hand).to_have_count(4)
    bob = people()
    bob.go(f"/games/push/cards?variant={table}")
    expect(bob.page.locator("aside.side ins")).to_have_text("4")
    bob.button("ui-variant-copy").click()
    expect(bob.button("ui-variant-play")).to_be_enabled()
    assert bob.page.evaluate("localStorage.getItem('tablee-variant-push')") == '{"change":{"numbers":{"hand_size":4}}}'
    ada.home()
    expect(page.locator(f"a[href='/t/{table}'] .mark")).to_be_visible()


def test_a_guest_sees_the_mark_before_sitting_down(people: Crowd) -> None:
    ada = people(named=True, name="Ada")
    ada.go("/games/push")
    ada.page.evaluate("""localStorage.setItem('tablee-variant-push', '{"change":{"numbers":{"hand_size":4}}}')""")
    cards(ada, "push")
    ada.button("ui-variant-play").click()
    ada.sheet.get_by_text(ada.say("ui-variant-friends"), exact=True).click()
    ada.sheet.get_by_role("button", name=ada.say("ui-create-table"), exact=True).click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.get_by_label(ada.say("ui-make-public"))).to_have_count(0)
    bob = people(lang="fr")
    bob.go(f"/t/{ada.table_id}")
    expect(bob.button("ui-sit")).to_be_visible()
    bob.page.get_by_role("button", name=bob.say("ui-variant-count", count=1)).click()
    expect(bob.sheet).to_contain_text(bob.say("ui-variant-here"))
    clean(bob.page, "lobby of a variant")
    shut(bob)
    bob.page.get_by_label(bob.say("ui-your-name")).fill("Bob")
    bob.button("ui-sit").click()
    ada.until(ada.due, "the first question")
    ada.menu().get_by_role("button", name=ada.say("ui-resign"), exact=True).click()
    ada.sheet.get_by_role("alertdialog").get_by_role("button", name=ada.say("ui-resign"), exact=True).click()
    bob.until(lambda: bob.outcome(1) or bob.facts()["status"] == "finished", "the end")
    bob.go(f"/r/{ada.table_id}")
    expect(bob.page.get_by_role("button", name=bob.say("ui-variant-count", count=1))).to_be_visible()
