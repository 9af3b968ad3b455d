"""Reasons are given only where they are so: what each states is checked against the rules, in many positions."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from importlib import resources
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.engine.rng import Rng
from tablee.engine.text import LANGUAGES
from tablee.games.conan import GAME
from tablee.games.conan.bot.reasons import reasons
from tablee.games.conan.rules.accomplishment import free_to_accomplish
from tablee.games.conan.rules.content import RECKLESS
from tablee.games.conan.rules.position import Conan

from .build import play, table

Named = dict[str, Any]
Claim = Callable[[Conan, int, Named, Named], bool]
VARIANTS: Final[list[Named]] = [{}, {"truce": True}, {"forfeit": True}, {"pacts": True}]


def after(pos: Conan, seat: int, it: Named) -> Conan:
    """The position once an action was carried out."""
    world = pos.clone()
    world.play(seat, it)
    assert isinstance(world, Conan)
    return world


def rival(pos: Conan, seat: int, adventure: int) -> bool:
    return any(pos.opposing(seat, other) and pos.stands_on(other) == adventure for other in range(int(pos.seats)))


def place(it: Named) -> int:
    return int(it["adventure"]) - 1


def gains_one(pos: Conan, seat: int, it: Named) -> bool:
    return bool(after(pos, seat, it).glory(seat) == pos.glory(seat) + 1)


def reckless(pos: Conan, it: dict[str, Any]) -> bool:
    return bool(pos.cards.special_effect(it["card"]) == RECKLESS)


def ends(pos: Conan, seat: int, it: Named) -> bool:
    """Passing really ends the match, and the seat wins it alone."""
    done = after(pos, seat, it)
    return done.over and done.winners() == [seat]


def hired(pos: Conan, seat: int, it: Named) -> bool:
    """The hero goes off with the loot at once."""
    return bool(len(after(pos, seat, it).accomplished(seat)) > len(pos.accomplished(seat)))


def pays(pos: Conan, seat: int, it: Named, values: Named) -> bool:
    told = [event for event in after(pos, seat, it).events(None) if event["event"] == "hire"]
    return bool(told[-1]["amount"] == values["amount"])


def looted(pos: Conan, seat: int, it: Named) -> int:
    told: list[Any] = after(pos, seat, it).events(None, since=len(pos.events(None)))
    return int(next(event["amount"] for event in told if event["event"] == "loot" and event["seat"] == seat))


def odd(values: Named) -> bool:
    return bool(0 <= values["percent"] <= 100)


def question(pos: Conan) -> Named:
    asked: Any = pos.view(None)["question"]
    return dict(asked)


CLAIMS: Final[dict[str, Claim]] = {
    "why-pass-end": lambda pos, seat, it, values: ends(pos, seat, it) and pos.counters[pos.layout.lap] > 1,
    "why-pass-keep": lambda pos, seat, it, values: len(pos.hand(seat)) > 0 and len(pos.legal(seat)) > 1,
    "why-pass-none": lambda pos, seat, it, values: pos.legal(seat) == [pos.number(verb="pass")],
    "why-play": lambda pos, seat, it, values: gains_one(pos, seat, it),
    "why-set-block": lambda pos, seat, it, values: gains_one(pos, seat, it) and rival(pos, seat, place(it)),
    "why-set-early": lambda pos, seat, it, values: gains_one(pos, seat, it) and not rival(pos, seat, place(it)),
    "why-place": lambda pos, seat, it, values: it["verb"] == "place",
    "why-rob": lambda pos, seat, it, values: after(pos, seat, it).glory(seat) == pos.glory(seat) + values["amount"],
    "why-spy": lambda pos, seat, it, values: bool(pos.stands_on(seat) == place(it)),
    "why-shift": lambda pos, seat, it, values: (
        not rival(pos, seat, int(pos.adventure_of(it["place"]))) and rival(pos, seat, place(it))
    ),
    "why-send": lambda pos, seat, it, values: len(after(pos, seat, it).hand(seat)) == len(pos.hand(seat)) + 1,
    "why-banish": lambda pos, seat, it, values: pos.opposing(seat, it["player"]) and bool(pos.stands_on(it["player"]) >= 0),
    "why-way": lambda pos, seat, it, values: values["amount"] == pos.cards.loot_glory(place(it)) and values["turns"] >= 1,
    "why-accomplish": lambda pos, seat, it, values: (
        free_to_accomplish(pos, seat) and looted(pos, seat, it) == values["amount"]
    ),
    "why-face": lambda pos, seat, it, values: odd(values),
    "why-face-unknown": lambda pos, seat, it, values: not pos.challenges.knowers(it["place"]) >> seat & 1,
    "why-duel": lambda pos, seat, it, values: odd(values) and rival(pos, seat, int(pos.stands_on(seat))),
    "why-stay": lambda pos, seat, it, values: len(pos.legal(seat)) > 1,
    "why-hire": lambda pos, seat, it, values: hired(pos, seat, it) and pays(pos, seat, it, values),
    "why-hire-one": lambda pos, seat, it, values: not hired(pos, seat, it) and pays(pos, seat, it, values),
    "why-fight": lambda pos, seat, it, values: odd(values),
    "why-bid": lambda pos, seat, it, values: odd(values) and it["amount"] > 2,
    "why-bid-low": lambda pos, seat, it, values: odd(values) and it["amount"] <= 2,
    "why-bid-bluff": lambda pos, seat, it, values: values["percent"] < 40 and it["amount"] > 2,
    "why-bid-lure": lambda pos, seat, it, values: values["percent"] >= 65 and it["amount"] <= 2,
    "why-withdraw": lambda pos, seat, it, values: (
        values["percent"] < 50 and question(pos)["cost"] <= question(pos)["bid"] + 1
    ),
    "why-follow": lambda pos, seat, it, values: odd(values),
    "why-choose": lambda pos, seat, it, values: odd(values),
    "why-lay": lambda pos, seat, it, values: pos.cards.bears_indicator(it["card"]) and values["percent"] > values["before"],
    "why-lay-bluff": lambda pos, seat, it, values: not pos.cards.bears_indicator(it["card"]),
    "why-lay-reckless": lambda pos, seat, it, values: (
        pos.cards.special_effect(it["card"]) == RECKLESS and 1 <= values["amount"] <= 2
    ),
    "why-stop": lambda pos, seat, it, values: len(pos.hand(seat)) > 0,
    "why-keep": lambda pos, seat, it, values: it["verb"] in ("keep", "recover"),
    "why-treaty": lambda pos, seat, it, values: values["amount"] >= 0,
    "why-no-offer": lambda pos, seat, it, values: it["verb"] == "pass",
    "why-accept-treaty": lambda pos, seat, it, values: it["verb"] == "accept" and values["amount"] >= 0,
    "why-refuse-treaty": lambda pos, seat, it, values: it["verb"] == "refuse" and values["amount"] >= 0,
    "why-counter": lambda pos, seat, it, values: it["verb"] == "counter" and values["amount"] >= 0,
    "why-ally": lambda pos, seat, it, values: rival(pos, seat, int(pos.stands_on(seat))),
    "why-accept-alliance": lambda pos, seat, it, values: it["verb"] == "accept" and values["amount"] >= 0,
    "why-refuse-alliance": lambda pos, seat, it, values: it["verb"] == "refuse" and values["amount"] >= 0,
}
UNSAID: Final = {"why-swap", "why-no-swap"}
"""What is said once heroes differ in worth; until then no hero wins more often."""


def checked(seed: int, found: Counter[str]) -> None:
    """A match of random answers, from some point on: every reason for every answer there is."""
    rng = Rng(seed)
    options = VARIANTS[rng.below(len(VARIANTS))]
    pos = GAME.new(2 + rng.below(3), seed, **options)
    for step in range(400):
        if pos.over:
            return
        seat = pos.to_act[0]
        legal = pos.legal(seat)
        if step % 3 == seed % 3:
            assert isinstance(pos, Conan)
            for action in legal if len(legal) < 12 else [legal[rng.below(len(legal))] for _ in range(8)]:
                for reason in reasons(pos, seat, action):
                    found[reason.key] += 1
                    assert CLAIMS[reason.key](pos, seat, pos.name(action), reason.values), (reason, pos.name(action))
                    assert all(GAME.texts.has(lang, reason.key) for lang in LANGUAGES)
        pos.play(seat, legal[rng.below(len(legal))])


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**40))
def test_each_reason_is_so(seed: int) -> None:
    checked(seed, Counter())


def test_many_reasons_are_met() -> None:
    """So that the claims above are not checked in vain."""
    found: Counter[str] = Counter()
    for seed in range(24):
        checked(seed, found)
    assert len(found) >= 30, sorted(set(CLAIMS) - set(found))


def test_every_reason_has_its_claim() -> None:
    """No sentence of a reason is left unchecked, and none is written in vain."""
    for lang in LANGUAGES:
        text = resources.files(GAME.package).joinpath("text", f"{lang}.ftl").read_text("utf-8")
        assert set(re.findall(r"^(why-[\w-]+) =", text, re.MULTILINE)) == set(CLAIMS) | UNSAID


# Single cases.


def why(pos: Any, letter: str, **named: Any) -> list[str]:
    return [reason.key for reason in reasons(pos, "ABCD".index(letter), pos.number(**named))]


def test_no_hero_is_said_to_win_more_often() -> None:
    """CONAN-102: as long as all heroes are worth the same."""
    pos = play(GAME.new(2, seed=3), "A swap B")
    assert why(pos, "B", verb="accept") == []
    assert why(pos, "B", verb="refuse") == []


def test_nothing_is_blocked_where_only_a_friend_stands() -> None:
    """CONAN-934"""
    given: Named = {"at": {"A": "A13", "B": "A01", "C": "A13"}, "alliance": "AC 2 alternate"}
    pos = table({"B": "C01", "A": "C02"}, phase="cards", turn="B", **given)
    assert why(pos, "B", verb="set", challenge=1, adventure=13) == ["why-set-block"]
    friend = table({"A": "C02"}, phase="cards", at={"A": "A01", "C": "A01"}, alliance="AC 2 alternate", adventures="A01 A13")
    assert why(friend, "A", verb="set", challenge=2, adventure=13) == ["why-set-early"]


def test_a_treaty_that_costs_is_not_said_to_bring() -> None:
    """CONAN-909"""
    pos = play(table(phase="diplomacy"), "A treaty B", "A charge 9", "A sign")
    assert why(pos, "B", verb="accept") == []
    assert why(pos, "B", verb="refuse") == ["why-refuse-treaty"]


@pytest.mark.parametrize(("more", "key"), [([], "why-hire"), (["C C02 A01"], "why-hire-one")])
def test_hiring_clears_the_way_or_not(more: list[str], key: str) -> None:
    """CONAN-405, CONAN-803"""
    pos = play(table(at={"A": "A01"}, challenges=["B C23 A01", *more]), "A face C23")
    assert why(pos, "A", verb="hire") == [key]


def test_the_end_is_announced_to_the_leader_only() -> None:
    """CONAN-1105"""
    for glories, keys in (({"A": 31}, ["why-pass-end"]), ({"B": 31}, [])):
        pos = table({"A": "A02"}, phase="cards", lap=2, glory=glories)
        assert [key for key in why(pos, "A", verb="pass") if key == "why-pass-end"] == keys
        assert isinstance(pos, Conan)
        assert pos.cards.glory_to_end == 30
