"""The ledger's invariants bite: a saved position in which one does not hold is refused, and says which (INV-1 to INV-13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tablee import BadDump

from .. import GAME
from .build import attempted, play, table

Dump = dict[str, Any]


def saved() -> Dump:
    return table(stories={"A": "055 057 063b"}, hands={"A": "180"}, rows={"act I": "064"}).dump()


def rolling() -> Dump:
    """In the window after a roll with an Action on the stack."""
    pos = table(rows={"act I": "063"}, runes="IID S M", decks={"action": "148"}, hands={"A": "178"})
    play(attempted(pos, "063", dark=1), "A decline")
    dump = pos.dump()
    dump["rng"] = {"generator": "sfc32", "state": [1, 2, 3, 0]}
    return dump


def starting() -> Dump:
    return GAME.new(2, 1).dump()


def competitive() -> Dump:
    return table(options={"competitive": True}).dump()


def move(dump: Dump, source: str, target: str) -> None:
    dump["zones"].setdefault(target, []).append(dump["zones"][source].pop(0))


def count(name: str, value: int) -> Callable[[Dump], None]:
    def change(dump: Dump) -> None:
        dump["counters"][name] = value

    return change


def agenda(*steps: dict[str, Any]) -> Callable[[Dump], None]:
    def change(dump: Dump) -> None:
        dump["agenda"] = list(steps)

    return change


def push(name: str, **fields: int) -> Callable[[Dump], None]:
    def change(dump: Dump) -> None:
        dump["agenda"].append({"decision": name, "seat": 0, **fields})

    return change


def moved(source: str, target: str) -> Callable[[Dump], None]:
    return lambda dump: move(dump, source, target)


def lost(dump: Dump) -> None:
    dump["zones"]["hero deck"].pop()


def doubled(dump: Dump) -> None:
    dump["zones"]["hand 2"] = ["159", "159"]


def seen(dump: Dump) -> None:
    dump["zones"]["hero deck"][0] = {"card": dump["zones"]["hero deck"][0], "known": [0]}


def known_to_another(dump: Dump) -> None:
    dump["zones"]["rejected"][0]["known"] = [1]


def wrong_path(dump: Dump) -> None:
    dump["zones"]["story 1"][0] = {"card": "055", "tag": 1}


def short_row(dump: Dump) -> None:
    move(dump, "act I row", "act I discard")
    dump["zones"]["act I discard"][-1] = dump["zones"]["act I discard"][-1]["card"]


def too_early(dump: Dump) -> None:
    dump["zones"]["story 1"].append(dump["zones"]["act I deck"].pop())


TURN: Final = {"decision": "Turn", "seat": 0}

BROKEN: Final[list[tuple[Callable[[], Dump], Callable[[Dump], None], str]]] = [
    (saved, lost, "a card is missing"),
    (saved, doubled, "a card is missing, or in two places"),
    (saved, moved("hero deck", "act I discard"), "act I discard holds a card that cannot be there"),
    (saved, moved("action deck", "box"), "seven Actions"),
    (saved, seen, "a card of a deck is known"),
    (saved, known_to_another, "a rejected card is known"),
    (saved, count("revealed", 3), "a row is known"),
    (saved, count("adversary xp", -1), "a count is out of range"),
    (saved, count("level 1", 9), "a count of a player"),
    (saved, count("level 1", 0), "a count of a player"),
    (saved, count("class xp 2", 7), "a count of a player"),
    (saved, count("modifier", 5000), "a modifier"),
    (rolling, count("moons", 3), "show MOON"),
    (rolling, count("first faces", 4), "a rune that was not rolled"),
    (saved, moved("character 1", "undealt"), "a Heritage, an Origin and a Class"),
    (saved, moved("destiny 1", "undealt"), "one Destiny"),
    (saved, moved("rejected", "undealt"), "a card that was not dealt is known"),
    (saved, wrong_path, "a path that it does not have"),
    (saved, too_early, "under the character card of a later Act"),
    (saved, short_row, "a row has not its full size"),
    (saved, count("turned", 1), "the card is turned when"),
    (saved, count("faced 1", 2), "the Final Adversary was faced"),
    (saved, count("faced 1", 4), "the Final Adversary was beaten"),
    (competitive, count("adversary xp", 3), "no Adversary in a competitive match"),
    (saved, count("rolled", 1), "a roll without a Challenge"),
    (saved, count("facing", 64), "nothing was attempted"),
    (rolling, count("facing", 56), "that is none"),
    (rolling, count("facing", 77), "does not lie there"),
    (rolling, count("kind", 1), "used to face it"),
    (saved, count("ended", 1), "ended for a reason"),
    (saved, count("finals", 1), "the card is turned when"),
    (saved, count("kind", 2), "final turns come after"),
    (saved, agenda(), "ended for a reason"),
    (saved, agenda({"decision": "Turn", "seat": 1}), "the turn of the active player"),
    (saved, agenda(TURN, TURN), "a turn lies within a turn"),
    (saved, push("Do", effect=0, card=1, times=1), "something is left undone"),
    (saved, push("Respond", passes=0, ends=0), "a response window is not where"),
    (rolling, push("DarkRunes"), "Dark Runes are added before the roll"),
    (saved, push("UseHeritage"), "UseHeritage cannot be there"),
    (saved, push("ChooseEffect", effect=0, card=1, times=1), "ChooseEffect cannot be there"),
    (saved, push("ChooseEffect", effect=0, card=500, times=1), "ChooseEffect cannot be there"),
    (saved, push("DiscardCards", left=3, more=0), "DiscardCards cannot be there"),
    (saved, push("TakeCard", left=0), "TakeCard cannot be there"),
    (rolling, push("PickFaces", runes=2), "PickFaces cannot be there"),
    (saved, push("ChooseSymbol"), "ChooseSymbol cannot be there"),
    (saved, push("TurnRune"), "TurnRune cannot be there"),
    (saved, push("RobHero", amount=0), "RobHero cannot be there"),
    (saved, push("OrderEffects", one=0, other=4), "OrderEffects cannot be there"),
    (rolling, push("ChooseTarget", card=159), "ChooseTarget cannot be there"),
    (starting, agenda(TURN), "everybody chooses at once"),
    (starting, moved("dealt 1", "undealt"), "everybody is dealt seven character cards"),
    (starting, count("ended", 1), "in set-up is over"),
]


@pytest.mark.parametrize(("start", "change", "why"), BROKEN, ids=[f"{n}-{why[:30]}" for n, (_, _, why) in enumerate(BROKEN)])
def test_a_broken_position_is_refused(start: Callable[[], Dump], change: Callable[[Dump], None], why: str) -> None:
    dump = start()
    GAME.load(dump)
    change(dump)
    with pytest.raises(BadDump) as error:
        GAME.load(dump)
    assert why in str(error.value)


def test_the_same_seed_and_decisions_give_the_same_match() -> None:
    """INV-14"""
    one, two = GAME.new(3, 9), GAME.new(3, 9)
    for _ in range(60):
        seat = one.to_act[0]
        action = one.legal(seat)[-1]
        one.play(seat, action)
        two.play(seat, action)
    assert one.dump() == two.dump()
