"""Every refusal names a rule of the game, in both languages, and what it says is so."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee import IllegalMove
from tablee.engine.rng import Rng
from tablee.engine.text import LANGUAGES
from tablee.games.conan import GAME
from tablee.games.conan.rules.content import BOOTS, OBJECT
from tablee.games.conan.rules.hero_phase import locked
from tablee.games.conan.rules.position import Conan
from tablee.testing.notation import question

from .build import play, refused, table

Named = dict[str, Any]
VARIANTS: Final[list[Named]] = [{}, {"pacts": True, "truce": True}, {"forfeit": True, "turning": True}, {"diplomacy": False}]


def drawn(seed: int) -> tuple[Conan, Rng]:
    """A position somewhere in a match of random answers; diplomacy is prolonged, for it has most to refuse."""
    rng = Rng(seed)
    options = VARIANTS[rng.below(len(VARIANTS))]
    pos = GAME.new(2 + rng.below(3), seed, **options)
    for _ in range(rng.below(260)):
        seat = pos.to_act[rng.below(len(pos.to_act))]
        legal = pos.legal(seat)
        moves = [action for action in legal if pos.name(action)["verb"] not in ("pass", "sign", "refuse", "withdraw")]
        pos.play(seat, (moves or legal)[rng.below(len(moves or legal))])
        if pos.over:
            return drawn(seed + 1)
    assert isinstance(pos, Conan)
    return pos, rng


# What each rule claims. `steps` is the draft, `it` the refused action by name.


def count(pos: Conan, verb: str) -> int:
    return sum(pos.name(step)["verb"] == verb for step in pos.draft)


def glory_cap(pos: Conan) -> int:
    asked: Any = pos.view(None)["question"]
    return int(min(pos.glory(asked.get("hero", asked["seat"])), pos.glory(asked["other"])))


def held(pos: Conan, seat: int, it: Named) -> int:
    return int(pos.hand(seat).count(it["card"]))


def lacks(pos: Conan, seat: int, it: Named) -> bool:
    """CONAN-905: not held, or promised already, or the last glory point."""
    given = [pos.name(step) for step in pos.draft]
    match it["verb"]:
        case "give":
            return len([step for step in given if step.get("card") == it["card"]]) >= held(pos, seat, it)
        case "cede" | "grant":
            mine = int(OBJECT) + it["object"] - 1 in list(pos.objects(seat).cards)
            return not mine or any(step.get("object") == it["object"] for step in given)
        case "pay":
            return bool(it["amount"] > pos.spare_glory(seat))
        case "pledge":
            paid = sum(int(step["amount"]) for step in given if step["verb"] == "pledge")
            return bool(it["amount"] > pos.spare_glory(seat) - paid)
    return bool(it["verb"] == "accept")


def too_much(pos: Conan, seat: int, it: Named) -> bool:
    """CONAN-904: two cards and two Objects a side, glory once, and something at all."""
    match it["verb"]:
        case "give" | "cede" | "claim" | "ask":
            return count(pos, it["verb"]) == 2
        case "pay" | "charge":
            return count(pos, "pay") + count(pos, "charge") == 1
        case "truce":
            return count(pos, "truce") == 1 or len(pos.draft) == 1
        case "sign":
            return len(pos.draft) == 1
    return it["verb"] in OTHERWISE


def enters(pos: Conan, it: Named) -> int:
    return int(it["adventure"]) - 1


def on_table(pos: Conan, it: Named) -> bool:
    return pos.adventures.find(enters(pos, it)) >= 0


def own_there(pos: Conan, seat: int, it: Named) -> bool:
    return pos.has_placed_on(seat, enters(pos, it))


OTHERWISE: Final = {verb.name for verb in GAME.verbs} - {"give", "cede", "claim", "ask", "pay", "charge", "truce", "sign"}
CLAIMS: Final[dict[str, Callable[[Conan, int, Named], bool]]] = {
    "CONAN-006": lambda pos, seat, it: pos.full(enters(pos, it)),
    "CONAN-102": lambda pos, seat, it: question(pos) in ("OfferSwap", "AnswerSwap"),
    "CONAN-106": lambda pos, seat, it: question(pos) == "PlaceChallenge",
    "CONAN-109": lambda pos, seat, it: question(pos) == "PlaceHero",
    "CONAN-202": lambda pos, seat, it: question(pos) == "CardTurn",
    "CONAN-206": lambda pos, seat, it: not on_table(pos, it),
    "CONAN-207": lambda pos, seat, it: bool(pos.stands_on(seat) == enters(pos, it)),
    "CONAN-208": lambda pos, seat, it: it["verb"] in ("spy", "rob", "send", "banish"),
    "CONAN-209": lambda pos, seat, it: pos.cards.bears_indicator(it["card"]),
    "CONAN-211": lambda pos, seat, it: not on_table(pos, it) or not pos.may_enter(seat, enters(pos, it)),
    "CONAN-212": lambda pos, seat, it: it["verb"] == "shift",
    "CONAN-302": lambda pos, seat, it: question(pos) == "HeroTurn",
    "CONAN-303": lambda pos, seat, it: it["verb"] == "pass" and pos.stands_on(seat) < 0,
    "CONAN-308": lambda pos, seat, it: not on_table(pos, it) or bool(pos.stands_on(seat) == enters(pos, it)),
    "CONAN-309": lambda pos, seat, it: it["verb"] == "move" and locked(pos, seat),
    "CONAN-310": lambda pos, seat, it: it["verb"] == "escape" and not (locked(pos, seat) and pos.has_object(seat, BOOTS)),
    "CONAN-311": lambda pos, seat, it: question(pos) == "PlaceAgain" or own_there(pos, seat, it),
    "CONAN-312": lambda pos, seat, it: bool(pos.own(pos.layout.expelled, seat) == it["adventure"]),
    "CONAN-401": lambda pos, seat, it: it["verb"] == "face",
    "CONAN-403": lambda pos, seat, it: question(pos) == "HireOrFight",
    "CONAN-502": lambda pos, seat, it: it["amount"] > glory_cap(pos),
    "CONAN-503": lambda pos, seat, it: question(pos) == "OpenAuction" and it["verb"] != "open",
    "CONAN-504": lambda pos, seat, it: question(pos) == "AnswerBid" and it["verb"] != "raise",
    "CONAN-505": lambda pos, seat, it: it["amount"] <= pos.view(None)["question"]["bid"],  # type: ignore[index]
    "CONAN-509": lambda pos, seat, it: it["verb"] == "raise",
    "CONAN-601": lambda pos, seat, it: question(pos) == "ChooseAttribute",
    "CONAN-604": lambda pos, seat, it: question(pos) == "LayCards",
    "CONAN-701": lambda pos, seat, it: it["verb"] == "duel",
    "CONAN-801": lambda pos, seat, it: it["verb"] == "accomplish",
    "CONAN-805": lambda pos, seat, it: question(pos) == "RecoverCard",
    "CONAN-810": lambda pos, seat, it: bool(pos.own(pos.layout.waiting, seat)),
    "CONAN-901": lambda pos, seat, it: question(pos) == "Propose" and it["verb"] not in ("treaty", "ally", "pact"),
    "CONAN-902": lambda pos, seat, it: it["verb"] == "truce" and not pos.rules.truce,
    "CONAN-903": lambda pos, seat, it: it["verb"] in ("treaty", "pact"),
    "CONAN-904": too_much,
    "CONAN-905": lacks,
    "CONAN-907": lambda pos, seat, it: it["verb"] != "hand" or held(pos, seat, it) < 1 or pos.cards.category(it["card"]) > 0,
    "CONAN-908": lambda pos, seat, it: it["verb"] in ("claim", "grant"),
    "CONAN-909": lambda pos, seat, it: question(pos) in ("AnswerTreaty", "AnswerPact"),
    "CONAN-910": lambda pos, seat, it: it["verb"] == "counter" and pos.view(None)["question"]["counter"] == 1,  # type: ignore[index]
    "CONAN-911": lambda pos, seat, it: it["verb"] == "counter" and pos.view(None)["question"]["to_all"] == 1,  # type: ignore[index]
    "CONAN-930": lambda pos, seat, it: it["verb"] == "ally",
    "CONAN-932": lambda pos, seat, it: question(pos) == "AnswerAlliance",
    "CONAN-934": lambda pos, seat, it: bool(pos.partner(seat) == it["player"]),
    "CONAN-1001": lambda pos, seat, it: question(pos) == "KeepCard",
    "CONAN-1202": lambda pos, seat, it: pos.rules.truce,
    "CONAN-1205": lambda pos, seat, it: not pos.rules.pacts or bool(pos.draft),
}


@settings(max_examples=120, deadline=None)
@given(st.integers(0, 2**40))
def test_a_refused_action_names_a_rule_that_is_so(seed: int) -> None:
    """Any action that is not legal, in random positions, and the same by name."""
    pos, rng = drawn(seed)
    for seat in pos.to_act:
        legal = set(pos.legal(seat))
        for _ in range(60):
            verb = GAME.verbs[rng.below(len(GAME.verbs))]
            action = int(verb.base) + rng.below(int(verb.size))
            if action in legal:
                continue
            with pytest.raises(IllegalMove) as caught:
                pos.play(seat, action)
            rule, named = caught.value.rule, pos.name(action)
            assert CLAIMS[rule](pos, seat, named), (rule, question(pos), named)
            assert all(GAME.texts.has(lang, f"refuse-{rule}") for lang in LANGUAGES)
            with pytest.raises(IllegalMove, match=re.escape(rule)):
                pos.play(seat, named)


@pytest.mark.parametrize("verb", [verb for verb in GAME.verbs if verb.params], ids=lambda verb: verb.name)
def test_a_value_out_of_range_is_refused_by_the_rule_that_bounds_it(verb: Any) -> None:
    pos = table(phase="diplomacy")
    for param, size, start in zip(verb.params, verb.sizes, verb.starts, strict=True):
        for value in (start - 1, start + size):
            named = {**dict(zip(verb.params, verb.starts, strict=True)), "verb": verb.name, param: value}
            with pytest.raises(IllegalMove) as caught:
                pos.play(0, named)
            assert caught.value.rule.startswith("CONAN-"), named


def test_the_findings_of_a_player() -> None:
    """The steps of a treaty come in any order, and what is too much is said to be too much."""
    pos = play(table({"A": "C01 C02 C03", "B": "R01"}, phase="diplomacy", objects={"B": "O01 O02 O03"}), "A treaty B")
    play(pos, "A pay 2", "A give C02 shown", "A give C01 concealed", "A claim O02", "A claim O01")
    assert refused(pos, "A charge 3") == "CONAN-904"
    assert refused(pos, "A give C03 shown") == "CONAN-904"
    assert refused(pos, "A claim O03") == "CONAN-904"
    assert refused(pos, "A claim O01") == "CONAN-908"
    play(pos, "A ask special", "A ask adventure", "A sign")
    treaty: Any = pos.view(None)["question"]
    assert (treaty["first"], treaty["second"], treaty["ceded"], treaty["claimed"]) == (0, 2, 0, 3)
    opening = play(table(at={"A": "A01"}, challenges=["B C07 A01"]), "A face C07")
    assert refused(opening, "A open 0") == "CONAN-503"
    assert refused(play(table(phase="diplomacy"), "A treaty B"), "A pay 11") == "CONAN-904"
    cards = table({"A": "R01 C01"}, phase="cards")
    assert refused(cards, "A lay R01") == "CONAN-209"
    assert refused(cards, "A set C01 A05") == "CONAN-206"


def test_no_refusal_is_written_in_vain() -> None:
    """Each sentence of refusal belongs to a rule that the code names."""
    package = resources.files(GAME.package)
    files = [path for path in Path(__file__).parents[1].rglob("*.py") if "tests" not in path.parts]
    code = "\n".join(path.read_text("utf-8") for path in files)
    raised = set(re.findall(r'"(CONAN-\d+)"', code))
    for lang in LANGUAGES:
        text = package.joinpath("text", f"{lang}.ftl").read_text("utf-8")
        assert set(re.findall(r"^refuse-(CONAN-\d+) =", text, re.MULTILINE)) == raised
