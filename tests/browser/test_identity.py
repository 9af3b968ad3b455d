"""Who one is: from laptop to phone by the QR code's address, a passkey, a profile, everything as one file."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from .checks import clean
from .kit import LAPTOP, PHONE, Crowd, Somebody, finished_match, known_as


def at_settings(somebody: Somebody, host: str = "127.0.0.1") -> None:
    """The settings, under a name of the server."""
    somebody.url = f"http://{host}:{urlsplit(somebody.url).port}"
    somebody.go("/settings")


def shown_code(somebody: Somebody) -> str:
    somebody.button("ui-link-make").click()
    expect(somebody.page.get_by_role("img", name=somebody.say("ui-link-qr"))).to_be_visible()
    return somebody.page.locator("output.code").inner_text()


def test_from_laptop_to_phone(people: Crowd) -> None:
    """The phone was a guest with a table: it is told what becomes of that, and signed out from the laptop in the end."""
    laptop, phone = people(LAPTOP), people(PHONE, touch=True)
    table = laptop.invite("Ada", "open")
    phone.invite("Zoe", "open")
    at_settings(laptop)
    code = shown_code(laptop)
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.go(f"/link#{code}")
    expect(phone.page.get_by_text(phone.say("ui-link-sure", name="Ada"))).to_be_visible()
    expect(phone.page.get_by_text(phone.say("ui-link-guest", name="Zoe", count=1))).to_be_visible()
    assert code not in phone.page.url
    clean(phone.page, "link")
    phone.button("ui-link-take", name="Ada").click()
    expect(phone.page.get_by_text(phone.say("ui-me-welcome", name="Ada"))).to_be_visible()
    assert phone.key() != laptop.key()
    assert not [url for url in asked if code in url], "the code has reached no log"
    phone.link("ui-my-tables").click()
    expect(phone.page.locator(f'a[href="{table}"]').first).to_be_visible()

    expect(laptop.page.get_by_text(laptop.say("ui-link-entered"))).to_be_visible()
    expect(laptop.page.get_by_role("button", name=laptop.say("ui-sign-out"))).to_have_count(2)
    laptop.page.get_by_role("button", name=laptop.say("ui-sign-out-others"), exact=True).click()
    before = laptop.key()
    alert = laptop.page.get_by_role("alert")
    alert.get_by_role("button", name=laptop.say("ui-sign-out-others"), exact=True).click()
    expect(laptop.page.get_by_text(laptop.say("ui-sign-out-alone"))).to_be_visible()
    assert laptop.key() not in ("", before)
    laptop.page.reload()
    expect(laptop.page.get_by_text(laptop.say("ui-sign-out-alone"))).to_be_visible()
    phone.go("/settings")
    expect(phone.page.get_by_text(phone.say("ui-devices-none"))).to_be_visible()
    phone.troubles[:] = [trouble for trouble in phone.troubles if "401" not in trouble]


def test_a_code_that_is_wrong(people: Crowd) -> None:
    ada = people(PHONE)
    ada.go("/link")
    ada.page.get_by_label(ada.say("ui-link-enter"), exact=True).fill("abcd efgh")
    ada.button("ui-link-go").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("This code is not valid")
    clean(ada.page, "link, refused")
    ada.troubles[:] = [trouble for trouble in ada.troubles if "404" not in trouble]


def test_a_passkey_brings_one_back(people: Crowd) -> None:
    """With an authenticator of Chromium's own; under a name, since an address can have no passkey."""
    ada = people()
    at_settings(ada)
    ada.go("/")
    ada.invite("Ada", "open")
    session = ada.context.new_cdp_session(ada.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    ada.go("/settings")
    expect(ada.page.get_by_text(ada.say("ui-passkeys-not-here"))).to_be_visible()
    expect(ada.button("ui-passkey-add")).to_have_count(0)

    key = ada.key()
    at_settings(ada, "localhost")
    ada.page.evaluate("key => localStorage.setItem('tablee', JSON.stringify({key, name: 'Ada', lang: 'en'}))", key)
    ada.page.reload()
    ada.button("ui-passkey-add").click()
    expect(ada.page.get_by_text(ada.say("ui-passkey-added"))).to_be_visible()
    expect(ada.button("ui-passkey-another")).to_be_visible()
    ada.button("ui-passkey-another").click()
    expect(ada.page.get_by_text(ada.say("ui-passkey-known"))).to_be_visible()

    ada.page.evaluate("localStorage.clear()")
    ada.go("/link")
    ada.button("ui-link-passkey-use").click()
    expect(ada.page.get_by_text(ada.say("ui-me-welcome", name="Ada"))).to_be_visible()
    assert ada.key() not in ("", key)
    ada.go("/settings")
    ada.page.get_by_role("button", name=ada.say("ui-passkey-remove")).click()
    expect(ada.button("ui-passkey-add")).to_be_visible()


def test_a_profile_is_found_by_a_name_and_hidden(people: Crowd, tmp_path: Path) -> None:
    ada, bob = people(), people(PHONE)
    path = ada.invite("Ada", "open")
    bob.go(path)
    bob.page.get_by_role("link", name="Ada", exact=True).click()
    expect(bob.page.get_by_role("heading", name="Ada")).to_be_visible()
    expect(bob.page.get_by_text(bob.say("ui-person-played-none"))).to_be_visible()
    clean(bob.page, "person")
    at_settings(ada)
    ada.page.get_by_label(ada.say("ui-profile-hide")).check()
    with ada.page.expect_download() as saving:
        ada.button("ui-own-data-save").click()
    file = tmp_path / "everything.json"
    saving.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["person"]["hidden"] is True
    bob.page.reload()
    expect(bob.page.get_by_role("heading", name=bob.say("ui-person-title"))).to_be_visible()
    bob.go(path)
    expect(bob.page.get_by_text("Ada", exact=True).first).to_be_visible()
    expect(bob.page.get_by_role("link", name="Ada", exact=True)).to_have_count(0)
    bob.troubles[:] = [trouble for trouble in bob.troubles if "404" not in trouble]


@pytest.mark.parametrize(("size", "theme"), [(LAPTOP, "light"), (PHONE, "dark")], ids=["laptop", "phone"])
def test_the_settings_are_clean_with_a_code_shown(people: Crowd, size: tuple[int, int], theme: str) -> None:
    _, key = finished_match(people.server)
    ada = people(size, theme=theme, **known_as(key))
    at_settings(ada)
    shown_code(ada)
    clean(ada.page, "settings")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
