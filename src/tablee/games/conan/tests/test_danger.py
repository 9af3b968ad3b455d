"""Who may be eliminated by an answer is told so before giving it (CONAN-511, 1101)."""

from __future__ import annotations

import random

import tablee
from tablee.telling import plain, told_view

GAME = tablee.game("conan")


def test_a_bid_or_a_withdrawal_that_may_eliminate_says_so() -> None:
    seen: dict[tuple[str, bool], int] = {}
    for seed in range(6):
        rng = random.Random(seed)
        pos = GAME.new(2, seed=seed, content={"change": {"numbers": {"first_glory": 5}}})
        while not pos.over:
            seat = pos.to_act[0]
            view = told_view(GAME, plain(pos.view(seat)))
            dangers = view.get("telling", {}).get("dangers") or [None] * len(view["legal"])
            for named, danger in zip(view["legal"], dangers, strict=True):
                stake = {"open": named.get("amount"), "raise": named.get("amount")}.get(named["verb"])
                if named["verb"] == "withdraw":
                    after = pos.clone()
                    after.play(seat, named)
                    assert (danger is not None) == (plain(after.view(None))["table"]["players"][seat]["glory"] == 0)
                elif stake is not None:
                    assert (danger is not None) == (stake >= view["table"]["players"][seat]["glory"])
                if named["verb"] in ("withdraw", "open", "raise", "follow"):
                    key = (named["verb"], danger is not None)
                    seen[key] = seen.get(key, 0) + 1
            pos.play(seat, rng.choice(pos.legal(seat)))
    assert {verb for verb, warned in seen if warned} >= {"withdraw", "open"}, seen
