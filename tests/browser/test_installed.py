"""The client as it is installed: it starts without a network, is renewed, and shows what it is told while it is closed."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, Page, expect

import tablee
from tablee.server.loadtest import Server
from tablee.server.web.static import FOLDER

from ..server.conftest import Friend
from .checks import clean, fits
from .kit import EN, FR, LAPTOP, PHONE, Crowd, Somebody, known_as

ACTIVE: Final = "navigator.serviceWorker.ready.then((found) => found.active.state === 'activated')"
KEPT: Final = """async () => {
  const found = []
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname)
  return found
}"""
SHOWN: Final = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }))"""
SUBSCRIBES: Final = """
const kept = { value: null }
const endpoint = 'https://push.example/' + Math.random().toString(36).slice(2)
PushManager.prototype.getSubscription = async () => kept.value
PushManager.prototype.subscribe = async (wish) => (kept.value = {
  endpoint,
  options: { applicationServerKey: wish.applicationServerKey.buffer },
  unsubscribe: async () => ((kept.value = null), true),
  toJSON: () => ({ endpoint, keys: {
    p256dh: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  } }),
})
"""
"""A browser that no push service can reach, since the tests have none; what it would give is made up."""

UNDECIDED: Final = "Object.defineProperty(Notification, 'permission', { get: () => 'default' })"
"""Nobody has said yet whether this browser may show notifications."""


def installed(people: Crowd, size: tuple[int, int] = LAPTOP, lang: str = "en", **more: Any) -> Somebody:
    """Somebody whose browser has the worker, with all that it keeps."""
    ada = people(size, lang, installs=True, **more)
    ada.home()
    ada.page.wait_for_function(ACTIVE, timeout=30_000)
    texts = sorted(f"/api/games/{game}/texts/{lang}" for game in tablee.list_games())
    ada.until(lambda: set(texts) <= set(ada.page.evaluate(KEPT)), "the texts of the games")
    return ada


def told(page: Page, message: dict[str, str]) -> None:
    """A push service delivers a message."""
    tools: CDPSession = page.context.new_cdp_session(page)
    registrations: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(20)
    origin = page.evaluate("location.origin")
    given = {"origin": origin, "registrationId": registrations[-1], "data": json.dumps(message)}
    tools.send("ServiceWorker.deliverPushMessage", given)


def test_without_a_network_the_rules_and_the_lessons_can_be_read(people: Crowd) -> None:
    ada = installed(people, PHONE, "fr")
    ada.page.reload()
    ada.context.set_offline(True)
    ada.page.goto(ada.url)
    expect(ada.page.locator(".game")).to_have_count(len(tablee.list_games()))
    expect(ada.page.locator(".offline")).to_have_text(FR("ui-offline"))
    clean(ada.page, "offline")
    fits(ada.page)
    ada.page.goto(f"{ada.url}/games/push")
    expect(ada.page.locator(".rules .rules")).to_contain_text("PUSH-")
    ada.page.goto(f"{ada.url}/learn/push")
    expect(ada.page.locator("main li h2").first).to_be_visible()
    ada.context.set_offline(False)
    expect(ada.page.locator(".offline")).to_have_count(0)
    ada.troubles.clear()


def test_nothing_of_a_person_or_a_table_is_kept(people: Crowd) -> None:
    ada = installed(people)
    ada.play_solo()
    ada.page.reload()
    expect(ada.ask).to_be_visible()
    ada.home()
    kept = set(ada.page.evaluate(KEPT))
    public = {f"/api/games/{game}/{part}" for game in tablee.list_games() for part in ("texts/en", "lessons", "telling")}
    assert {path for path in kept if path.startswith("/api")} == {"/api/games", *public}
    others = {path for path in kept if not path.startswith(("/api", "/assets/", "/icons/"))}
    assert others == {"/index.html", "/favicon.svg"}


def test_the_worker_and_the_manifest_are_served_as_they_must_be(server: Server, people: Crowd) -> None:
    ada = people()
    worker = ada.context.request.get(f"{server.url}/worker.js")
    assert worker.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["service-worker-allowed"] == "/"
    for lang, said in (("en", EN), ("fr", FR)):
        manifest = ada.context.request.get(f"{server.url}/manifest.{lang}.webmanifest")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        facts = manifest.json()
        assert (facts["lang"], facts["description"]) == (lang, said("ui-app-what"))
        for icon in facts["icons"]:
            assert ada.context.request.get(server.url + icon["src"]).headers["content-type"] == "image/png"


def test_a_page_comes_from_the_network_and_a_new_version_takes_over_without_a_reload(people: Crowd) -> None:
    """The new version differs in one file that is put beside the others; no page is loaded anew for it."""
    ada = installed(people)
    worker, index = FOLDER / "worker.js", FOLDER / "index.html"
    before = worker.read_text("utf-8"), index.read_text("utf-8")
    try:
        loads: list[str] = []
        ada.page.on("load", lambda page: loads.append(page.url))
        index.write_text(before[1].replace("<title>", '<meta name="fresh" /><title>'), "utf-8")
        worker.write_text(f"{before[0]}\n// another version\n", "utf-8")
        ada.page.goto(ada.url)
        assert ada.page.locator("meta[name=fresh]").count() == 1, "the page is that of the server, not the one that was kept"
        ada.page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
        settled = "navigator.serviceWorker.ready.then((found) => !found.waiting && !found.installing && found.active)"
        ada.page.wait_for_function(f"{settled}.then((active) => active?.state === 'activated')", timeout=30_000)
        ada.page.wait_for_timeout(500)
        assert len(loads) == 1
    finally:
        worker.write_text(before[0], "utf-8")
        index.write_text(before[1], "utf-8")


def test_a_notice_is_shown_and_leads_to_its_table(people: Crowd) -> None:
    ada = installed(people)
    message = {"kind": "turn", "table": "abc", "game": "push", "lang": "fr", "title": "Push ’em up", "text": "À vous."}
    told(ada.page, message)
    ada.until(lambda: bool(ada.page.evaluate(SHOWN)), "the notice")
    expected = {"title": "Push ’em up", "body": "À vous.", "tag": "abc", "lang": "fr", "data": "/t/abc"}
    assert ada.page.evaluate(SHOWN) == [expected]
    told(ada.page, {**message, "text": "Encore à vous."})
    ada.until(lambda: ada.page.evaluate(SHOWN)[0]["body"] == "Encore à vous.", "the newer notice")
    assert len(ada.page.evaluate(SHOWN)) == 1


@pytest.mark.parametrize(("size", "lang"), [(LAPTOP, "en"), (PHONE, "fr")], ids=["laptop", "phone"])
def test_being_told_is_set_in_the_settings(people: Crowd, size: tuple[int, int], lang: str) -> None:
    ada = people(size, lang, installs=True)
    ada.context.add_init_script(SUBSCRIBES)
    ada.go("/settings")
    card = ada.page.locator("section", has=ada.page.locator("#tell-me"))
    expect(card.get_by_role("checkbox")).to_have_count(0)
    card.get_by_role("button", name=ada.say("ui-tell-begin")).click()
    expect(card).to_contain_text(ada.say("ui-tell-on"))
    expect(card.get_by_role("checkbox")).to_have_count(5)
    card.get_by_label(ada.say("ui-tell-over")).uncheck()
    card.get_by_label(ada.say("ui-quiet"), exact=True).check()
    card.get_by_label(ada.say("ui-quiet-from"), exact=True).fill("23:30")
    card.get_by_label(ada.say("ui-quiet-from"), exact=True).blur()
    clean(ada.page, "being told")
    fits(ada.page)

    def facts() -> Any:
        return people.server.call("GET", "/api/people/me/notices", None, ada.key())

    ada.until(lambda: facts()["quiet"]["begin"] == 23 * 60 + 30, "the quiet hours")
    assert facts()["kinds"] == ["turn", "invitation", "found"]
    ada.page.reload()
    expect(card.get_by_label(ada.say("ui-tell-over"))).not_to_be_checked()
    card.get_by_role("button", name=ada.say("ui-tell-stop")).click()
    expect(card.get_by_role("button", name=ada.say("ui-tell-begin"))).to_be_visible()
    assert facts()["devices"] == []


def test_the_menu_of_a_table_with_people_tells_this_device_itself(people: Crowd) -> None:
    """What is ticked there holds when the page is closed, too, and asks nobody who has allowed it long ago."""
    host = people.server.call("POST", "/api/people", {"name": "Ada", "lang": "en"})["key"]
    wish = {"game": "push", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": "1day"}
    table = people.server.call("POST", "/api/tables", wish, host)["id"]
    Friend(people.server, "Bob").post(table, "sit", {})
    ada = people(PHONE, installs=True, **known_as(host))
    ada.context.add_init_script(SUBSCRIBES)
    ada.go(f"/t/{table}")
    expect(ada.page.get_by_role("status").filter(has_text=ada.say("ui-told-offer"))).to_have_count(1)
    ada.menu().get_by_label(ada.say("ui-notify")).check()
    expect(ada.sheet.get_by_role("group", name=ada.say("ui-told-of-table"))).to_be_visible()
    fits(ada.page)
    assert len(people.server.call("GET", "/api/people/me/notices", None, host)["devices"]) == 1


@pytest.mark.parametrize("clock", ["1day", "none"])
def test_being_told_is_offered_once_where_it_helps(people: Crowd, clock: str) -> None:
    """At a table where people play for days at once; at another when somebody leaves it; never on a first visit."""
    host = people.server.call("POST", "/api/people", {"name": "Ada", "lang": "en"})["key"]
    wish = {"game": "push", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock}
    table = people.server.call("POST", "/api/tables", wish, host)["id"]
    Friend(people.server, "Bob").post(table, "sit", {})
    ada = people(installs=True, **known_as(host))
    ada.context.add_init_script(UNDECIDED)
    ada.home()
    due = 0 in people.server.call("GET", f"/api/tables/{table}")["to_act"]
    expect(ada.page).to_have_title("(1) Tablée" if due else "Tablée")
    offer = ada.page.get_by_role("status").filter(has_text=ada.say("ui-told-offer"))
    expect(offer).to_have_count(0)
    ada.page.locator(f'a[href="/t/{table}"]').first.click()
    expect(ada.ask).to_be_visible()
    if clock == "none":
        expect(offer).to_have_count(0)
        ada.page.go_back()
    expect(offer).to_have_count(1)
    expect(offer.get_by_role("button", name=ada.say("ui-told-yes"))).to_be_visible()
    clean(ada.page, "offer")
    ada.page.reload()
    expect(ada.ask if clock == "1day" else ada.box).to_be_visible()
    expect(offer).to_have_count(0)
