"""The pictures of Héros un jour, héros toujours."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tablee import Position
from tablee.games.heros.tests.build import play, table

from .heros import Party, ask, caught_up, doing, done, draw, finish, give, place, six, well_on
from .kit import PHONE, Crowd, Somebody, finished_match

Size = tuple[int, int]
Shots = Iterator[tuple[str, Somebody]]
FRENCH = ("Ada", "Zoé", "Malik", "Jeanne", "Tom", "Inès")


def three(**more: object) -> Position:
    """Ada has an advantage and half of her avatar; the others hold what she wants."""
    given: dict[str, object] = {
        "hands": {"A": "V03 V08 V08 V09 D11 SUN", "B": "V04 V05 V06 D01", "C": "V07 V08 SUN V12 V12"},
        "pile": "V01 A1 C09 P08",
        "avatars": {"A": "AV03", "B": "AV08", "C": "AV11"},
        "posed": {"A": 1, "B": 2, "C": 1},
        "advantages": {"A": 2, "B": 1, "C": 3},
    }
    return well_on(table(**{**given, **more}), 74)  # type: ignore[arg-type]


def seen(party: Party, seat: int, size: Size, **more: object) -> Somebody:
    return party.browser(seat, size=size, touch=size is PHONE, **more)


def heros_home(people: Crowd, size: Size) -> Shots:
    ada = people(size, "fr", game="heros", touch=size is PHONE)
    page = ada.home()
    expect(ada.box.locator(".face > *").first).to_be_visible()
    ada.set_up()
    yield "heros-setup", ada
    ada.go("/games/heros")
    expect(page.locator(".rules h2").first).to_be_visible()
    yield "heros-how-to", ada


def heros_three(people: Crowd, size: Size) -> Shots:
    """A request from one table, seen by the asker and by one who is asked; then an exchange and a challenge."""
    with Party(people, three(), FRENCH) as party:
        ada, zoe = seen(party, 0, size, lang="fr"), seen(party, 1, size, lang="fr")
        party.script(2)
        ada.my_turn()
        yield "heros-turn", ada
        ada.tap(ada.page.locator(".purse.glow"))
        expect(ada.page.locator(".tray")).to_be_visible()
        yield "heros-ask", ada
        ada.page.keyboard.press("Escape")
        doing(ada, 0, lambda: ask(ada, "V04"))
        zoe.my_turn(1)
        yield "heros-asked", zoe
        party.play("C offer sun")
        yield "heros-request", ada
        zoe.my_turn(1)
        doing(zoe, 1, lambda: zoe.tap(zoe.page.locator(".dock .do").last))
        yield "heros-answers", ada
        ada.my_turn()
        doing(ada, 0, lambda: ada.tap(place(ada, 1)))
        yield "heros-step", ada
        ada.tap(ada.page.locator(".avatar.glow"))
        expect(ada.page.locator(".payment").first).to_be_visible()
        yield "heros-pay", ada
        done(ada, 0, lambda: ada.tap(ada.page.locator(".payment").first))
        yield "heros-posed", ada
        doing(ada, 0, lambda: finish(ada))
        doing(zoe, 1, lambda: draw(zoe))
        doing(zoe, 1, lambda: finish(zoe))
        party.play("C draw", "C designate A")
        ada.my_turn()
        ada.tap(ada.page.locator('[data-hand="V08"]'))
        yield "heros-exchange", ada
        caught_up(zoe, 1)
        yield "heros-third", zoe
        done(ada, 0, lambda: give(ada))
        party.play("C give V12", "C finish")
        doing(ada, 0, lambda: draw(ada))
        party.play("C takeup sun")
        ada.my_turn()
        yield "heros-challenge", ada
        doing(ada, 0, lambda: ada.tap(ada.page.locator(".dock .do").last))
        yield "heros-sealed", ada
        zoe.my_turn(1)
        doing(zoe, 1, lambda: zoe.tap(zoe.page.locator(".dock .do.plain")))
        yield "heros-challenge-open", ada
        ada.tap(ada.page.locator(".pile.discard"))
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        yield "heros-discard", ada
        ada.page.keyboard.press("Escape")
        held = ada.page.locator('[data-hand="D11"]')
        if size is PHONE:
            held.dispatch_event("pointerdown", {"pointerType": "touch"})
        else:
            held.focus()
            ada.page.keyboard.press("ArrowLeft")
        expect(ada.page.locator(".zoomed")).to_be_visible()
        yield "heros-card", ada
        if size is PHONE:
            held.dispatch_event("pointerup", {"pointerType": "touch"})
        ada.page.mouse.click(3, 3)
        doing(ada, 0, lambda: finish(ada))
        doing(zoe, 1, lambda: draw(zoe))
        yield "heros-prejudice", zoe


def heros_six(people: Crowd, size: Size) -> Shots:
    with Party(people, six(), FRENCH) as party:
        ada = seen(party, 0, size, lang="fr")
        party.script(1, 2, 3, 4, 5)
        ada.my_turn()
        yield "heros-six", ada
        doing(ada, 0, lambda: draw(ada))
        party.play("C takeup sun", "B decline", "F takeup virtue")
        ada.my_turn()
        yield "heros-six-challenge", ada
        doing(ada, 0, lambda: ada.tap(ada.page.locator(".dock .do").nth(1)))
        yield "heros-six-sealed", ada
        party.play("D decline", "E decline")
        ada.my_turn()
        yield "heros-six-open", ada


def heros_two(people: Crowd, size: Size) -> Shots:
    hands = {"A": "V01 V05 V05 SUN D07", "B": "V04 V05 V06"}
    pos = table(hands, players=2, pile="A2", posed={"A": 2, "B": 3}, advantages={"A": 1, "B": 2})
    with Party(people, well_on(pos, 90), FRENCH) as party:
        ada = seen(party, 0, size, lang="fr", theme="light")
        party.script(1)
        ada.my_turn()
        yield "heros-two-light", ada
        doing(ada, 0, lambda: draw(ada))
        yield "heros-mode", ada


def heros_mode(people: Crowd, size: Size) -> Shots:
    """Two partners and a card for each."""
    pos = play(three(pile="A2 V05"), "A draw")
    with Party(people, pos) as party:
        ada = seen(party, 0, size)
        party.script(1, 2)
        ada.my_turn()
        ada.tap(place(ada, 2))
        yield "heros-partners", ada
        done(ada, 0, lambda: ada.tap(place(ada, 1)))
        ada.my_turn()
        ada.tap(ada.page.locator('[data-hand="V09"]'))
        yield "heros-partners-cards", ada


def heros_guide(people: Crowd, size: Size) -> Shots:
    with Party(people, table(players=3), FRENCH) as party:
        ada = seen(party, 0, size, lang="fr", new=True)
        bubble = ada.page.get_by_role("dialog", name=ada.say("ui-guide"))
        expect(bubble).to_be_visible()
        yield "heros-guide", ada
        for _ in range(2):
            bubble.get_by_role("button", name=ada.say("ui-guide-next")).click()
        yield "heros-guide-avatar", ada


def heros_end(people: Crowd, size: Size) -> Shots:
    table_id, key = finished_match(people.server, "easy", "normal", "easy", game="heros", seed=3)
    ada = people(size, "fr", game="heros", touch=size is PHONE, key=key, name="Ada")
    page = ada.go(f"/t/{table_id}")
    expect(page.locator(".end")).to_be_visible()
    page.wait_for_timeout(300)
    yield "heros-end", ada
    ada.go(f"/r/{table_id}?step=60")
    expect(page.locator(".place").first).to_be_visible()
    yield "heros-replay", ada


SHOTS = [heros_home, heros_three, heros_six, heros_two, heros_mode, heros_guide, heros_end]
