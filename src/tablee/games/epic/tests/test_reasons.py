"""What a bot says when it is asked why: true of the table, and a sentence in both languages."""

from __future__ import annotations

from typing import Any, Final, cast

import pytest

from tablee import Rng
from tablee.bots import Perspective, make_bot
from tablee.games.epic import GAME
from tablee.games.epic.rules.challenge.attempt import current_difficulty, current_result
from tablee.games.epic.rules.challenge.windows import Respond
from tablee.games.epic.rules.layout import FACING
from tablee.games.epic.rules.position import Epic
from tablee.games.epic.rules.verbs import PASS
from tablee.games.epic.rules.vocabulary import ICONS
from tablee.games.epic.show.printed import PRINTED

from .build import adversary_xp, attempted, play, table, written

SMITH: Final = {"A": "002 018 029 042"}
RIVALS: Final = {"competitive": True}
SYMBOLS: Final = (181, 182)
"""Cards that add a rune, which may show 0 where it is a special one."""


def why(pos: Epic, move: str) -> list[tuple[str, dict[str, Any]]]:
    seat = pos.to_act[0]
    action = next(action for action in pos.legal(seat) if written(pos.name(action)) == move)
    return [(reason.key, reason.values) for reason in GAME.reasons(pos, seat, action)]


def test_an_attempt_tells_its_odds_and_what_the_destiny_counts() -> None:
    pos = table(boards=SMITH, rows={"act I": "064"}, options=RIVALS)
    assert why(pos, "attempt 064 top") == [("why-odds", {"percent": 81}), ("why-destiny", {"icon": "icon-CON"})]


def test_a_skill_of_the_final_adversary_is_named() -> None:
    pos = table(boards=SMITH, rows={"act I": "060"}, adversary="P1")
    assert why(pos, "gain 060") == [("why-final-skill", {"skill": "icon-SAG"})]


def test_dark_runes_tell_the_odds_with_them() -> None:
    pos = play(table(boards=SMITH, rows={"act I": "064"}, options=RIVALS), "A attempt 064 bottom")
    assert why(pos, "dark 1") == [("why-odds-dark", {"percent": 89, "runes": 1})]


def test_a_card_for_oneself_counts_what_is_missing() -> None:
    pos = table(boards=SMITH, hands={"A": "159"}, rows={"act I": "064"}, xp={"A": 0}, runes="OOI B B", options=RIVALS)
    attempted(pos, "064", "top")
    assert why(pos, "play 159") == [("why-play-own", {"missing": 1})]
    assert why(pos, "pass") == []


def test_a_card_against_a_rival() -> None:
    pos = table(boards=SMITH, hands={"B": "200"}, rows={"act I": "064"}, xp={"A": 0}, runes="III S S", options=RIVALS)
    attempted(pos, "064", "top")
    play(pos, "A pass")
    assert why(pos, "play 200") == [("why-play-against", {})]


def test_storing_names_the_effect_it_unlocks() -> None:
    pos = table(boards=SMITH, xp={"A": 3}, class_xp={"A": 2})
    assert why(pos, "store 2") == [("why-store", {"level": 2})]
    assert why(pos, "store 1") == []


@pytest.mark.parametrize("options", [{}, RIVALS])
def test_every_reason_is_a_sentence_in_both_languages(options: dict[str, Any]) -> None:
    pos, rng = GAME.new(2, seed=6, **options), Rng(2)
    bot = make_bot(GAME, "greedy:30", 4)
    told = set()
    while not pos.over:
        seat = pos.to_act[0]
        window = Perspective.of(pos, seat, rng)
        for action in window.legal:
            for reason in GAME.reasons(window.world, seat, action):
                told.add(reason.key)
                for lang in ("fr", "en"):
                    names: dict[str, Any] = {}
                    names |= {n: GAME.texts.say(lang, v) if isinstance(v, str) else v for n, v in reason.values.items()}
                    assert GAME.texts.say(lang, reason.key, **names).endswith(".")
        pos.play(seat, bot.choose(window))
    assert len(told) > 10


# What is claimed is so.


def ahead(pos: Epic) -> int:
    return int(current_result(pos) - current_difficulty(pos))


def after(pos: Epic, seat: int, action: int | None) -> int:
    """By how much the result is ahead when an answer and the stack have had their effect, everybody else passing."""
    later = cast(Epic, pos.clone())
    if action is not None:
        later.play(seat, action)
    while len(later.stack.slots) or not isinstance(later.agenda[-1], Respond):
        asked = later.to_act[0]
        legal = later.legal(asked)
        later.play(asked, int(PASS.of()) if PASS.of() in legal else legal[0])
    return ahead(later)


def claims(pos: Epic, seat: int, action: int, key: str, values: dict[str, Any]) -> bool:
    """Whether what a reason says is so in this position, found out by other means than the reasons use."""
    named: dict[str, Any] = pos.name(action)
    view: Any = pos.view(seat)
    table = view["table"]
    if key in ("why-odds", "why-odds-dark") and named["verb"] == "attempt":
        odds = next(o for o in table["odds"] if int(o["card"]) == named["card"] and o["path"] == named["path"])
        return bool(abs(100 * odds["chances"][0] - values["percent"]) <= 0.51)
    if key == "why-odds-dark":
        return bool(abs(100 * table["challenge"]["chances"][values["runes"]] - values["percent"]) <= 0.51)
    if key == "why-final-skill":
        return bool(table["players"][seat]["icons"][ICONS.index(values["skill"].removeprefix("icon-"))] < 3)
    if key == "why-store":
        stored = int(pos.class_xp(seat))
        return bool(stored // 2 < values["level"] == (stored + named["amount"]) // 2)
    if key in ("why-play-own", "why-play-margin", "why-play-help", "why-play-against"):
        mine, lifts = seat == pos.active, after(pos, seat, action) - after(pos, seat, None)
        wrong = lifts >= 0 if key == "why-play-against" else lifts < (0 if named["card"] in SYMBOLS else 1)
        if wrong and len(pos.stack.slots) == 0:  # what lies there may weigh the hand, which the card leaves
            return False
        return {
            "why-play-own": mine and (len(pos.stack.slots) > 0 or ahead(pos) + values.get("missing", 0) == 0),
            "why-play-margin": mine and PRINTED.is_adversary(pos.counters[FACING]) and adversary_xp(pos) > 0,
            "why-play-help": not mine and pos.has_adversary,
            "why-play-against": not mine and not pos.has_adversary,
        }[key]
    if key == "why-pass-safe":
        return not PRINTED.is_adversary(pos.counters[FACING])
    if key == "why-discard":
        return named["card"] in [int(card) for card in table["players"][seat]["hand"]]
    return True


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (3, {"quest": "123"}), (2, RIVALS), (3, RIVALS)])
def test_every_reason_is_true_of_its_action_there(seats: int, options: dict[str, Any]) -> None:
    told = set()
    for seed in range(3):
        pos, rng = cast(Epic, GAME.new(seats, seed=seed, **options)), Rng(seed)
        bot = make_bot(GAME, "greedy:30", seed)
        while not pos.over:
            seat = pos.to_act[0]
            window = Perspective.of(pos, seat, rng)
            for action in window.legal:
                for reason in GAME.reasons(window.world, seat, action):
                    told.add(reason.key)
                    assert claims(pos, seat, action, reason.key, reason.values), (reason, pos.name(action))
            pos.play(seat, bot.choose(window))
    assert len(told) > 6


def test_a_point_more_than_enough_is_no_reason_in_a_story_challenge() -> None:
    pos = table(boards=SMITH, hands={"A": "159"}, rows={"act I": "064"}, xp={"A": 0}, runes="III S S", options=RIVALS)
    attempted(pos, "064", "top")
    assert "why-play-margin" not in dict(why(pos, "play 159"))
    assert why(pos, "pass") == [("why-pass-safe", {})]


def test_a_fourth_symbol_is_no_rune_more_against_the_final() -> None:
    pos = table(boards=SMITH, stories={"A": "060 065b"}, rows={"act I": "075"}, adversary="P1")
    few = dict(why(pos, "attempt 075 bottom"))
    full = table(boards=SMITH, stories={"A": "060 065b 084"}, rows={"act II": "096"}, adversary="P1", revealed=2)
    assert "why-final-skill" in few or int(pos.symbols(0, 4)) == 2
    for path in ("top", "bottom"):
        named = [values for key, values in why(full, f"attempt 096 {path}") if key == "why-final-skill"]
        assert all(full.symbols(0, ICONS.index(values["skill"][5:])) < 3 for values in named)


def test_a_friend_is_no_rival() -> None:
    pos = table(boards=SMITH, hands={"B": "200"}, rows={"act I": "064"}, xp={"A": 0}, runes="III S S", adversary="P3")
    attempted(pos, "064", "top")
    play(pos, "A pass")
    assert "why-play-against" not in dict(why(pos, "play 200"))


def test_a_roll_that_will_hardly_do_better_is_no_reason_to_try_again() -> None:
    pos = table(boards=SMITH, hands={"A": "176"}, rows={"act I": "064"}, xp={"A": 0}, runes="OOI B B", options=RIVALS)
    attempted(pos, "064", "top")
    assert why(pos, "play 176") == [("why-retry", {})]
    won = table(boards=SMITH, hands={"A": "176"}, rows={"act I": "064"}, xp={"A": 0}, runes="III S S", options=RIVALS)
    attempted(won, "064", "top")
    assert "why-retry" not in dict(why(won, "play 176"))
