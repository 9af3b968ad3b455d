"""What a bot says when it is asked why: true of the table, known to the player, and a sentence in both languages."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee import Position, Rng
from tablee.engine.offers import Reason
from tablee.games.heros import GAME
from tablee.testing.notation import LETTERS, shown
from tablee.testing.reasons import check_reasons, check_solutions

from .build import NOTATION, pile, play, table


def why(pos: Position, move: str) -> list[tuple[str, dict[str, int | str]]]:
    seat, named = NOTATION.move(pos, move)
    action = next(each for each in pos.legal(seat) if pos.name(each) == named)
    return [(reason.key, reason.values) for reason in GAME.reasons(pos, seat, action)]


def test_a_request_says_what_the_card_would_serve_for() -> None:
    pos = table({"A": "V01 D05"}, avatars={"A": "AV01"}, advantages={"A": 1})
    assert why(pos, "A ask V02") == [("why-ask-pose", {"virtue": "card-V02"})]
    assert why(pos, "A ask V05") == [("why-ask-correct", {"virtue": "card-V05", "defect": "card-D05"})]
    assert why(pos, "A ask V09") == []
    far = table({"A": ""}, avatars={"A": "AV01"}, advantages={"A": 1})
    assert why(far, "A ask V02") == [("why-ask-half", {"virtue": "card-V02"})]
    sunny = table({"A": "SUN"}, avatars={"A": "AV01"}, advantages={"A": 1})
    assert why(sunny, "A ask V02")[0] == ("why-ask-pose", {"virtue": "card-V02"})


def test_a_draw_is_explained_where_a_request_would_not_help() -> None:
    ready = table({"A": "V01 V02"}, avatars={"A": "AV01"}, advantages={"A": 1})
    assert why(ready, "A draw") == [("why-draw-nothing", {}), ("why-draw-step", {})]
    assert why(table({"A": "V01"}, avatars={"A": "AV01"}), "A draw") == []


def test_posing_and_correcting_count_the_cards_that_pay() -> None:
    pos = table({"A": "V01 V02 D01"}, avatars={"A": "AV01"}, avatar_pile=3, step=True)
    assert why(pos, "A pose 0") == [("why-pose", {"gain": 16})]
    assert why(pos, "A correct D01") == [("why-correct", {"defect": "card-D01", "gain": 8})]
    last = table({"A": "V01 V02"}, avatars={"A": "AV01"}, avatar_pile=0, step=True)
    assert why(last, "A pose 0") == [("why-pose", {"gain": 36}), ("why-pose-last", {})]


def test_what_is_kept_is_kept_for_something() -> None:
    assert why(table({"A": "V01 SUN"}, avatars={"A": "AV01"}, step=True), "A finish") == [("why-finish-sun", {})]
    pos = table({"A": "V01 D01"}, avatars={"A": "AV01"}, step=True)
    assert why(pos, "A finish") == [("why-keep-avatar", {"virtue": "card-V01"})]
    challenge = play(table({"A": "V01 D01", "B": "V01 V01", "C": "SUN"}, avatars={"A": "AV05"}, pile="C01"), "A draw")
    assert why(challenge, "A decline") == [("why-keep-defect", {"virtue": "card-V01", "defect": "card-D01"})]
    assert why(challenge, "B takeup virtue") == [
        ("why-advantage", {"gain": 3}),
        ("why-give-spare", {"virtue": "card-V01"}),
    ]
    assert why(challenge, "C decline") == [("why-keep-sun", {})]


def test_the_player_with_fewest_points_in_view_is_told() -> None:
    pos = play(table({"A": "V01", "B": "V02", "C": "V03"}, pile="A1", advantages={"B": 2}), "A draw")
    assert why(pos, "A designate C") == [("why-partner-behind", {"points": -20})]
    assert why(pos, "A designate B") == []


# Whatever is said, the view of the player is read whether it is so.


def needs(avatar: str | None) -> set[str]:
    """The two virtues of an avatar: they run round a ring."""
    if avatar is None:
        return set()
    number = int(avatar[2:])
    return {f"V{number:02}", f"V{number % 12 + 1:02}"}


class Told:
    """A table as the player sees it, and an answer."""

    def __init__(self, pos: Position, seat: int, action: int) -> None:
        view: dict[str, Any] = pos.view(seat)
        self.pos, self.seat, self.action = pos, seat, action
        self.table: dict[str, Any] = view["table"]
        self.players: list[dict[str, Any]] = self.table["players"]
        self.me = self.players[seat]
        self.hand = Counter(self.me["hand"])
        self.named: dict[str, Any] = dict(pos.name(action))
        self.legal: list[dict[str, Any]] = view["legal"]
        self.virtue: int = view["question"].get("virtue", 0)
        self.discard = Counter(self.table["discard"])

    def payable(self, more: str = "") -> bool:
        """Whether the avatar could be played, with a card more."""
        hand = set(self.hand) | {more}
        return self.me["avatar"] is not None and len(needs(self.me["avatar"]) - hand) <= self.hand["SUN"]

    def useful(self, virtue: str) -> bool:
        lacks = not self.hand[virtue]
        return lacks and (virtue in needs(self.me["avatar"]) or self.hand[virtue.replace("V", "D")] > 0)

    def unseen(self, virtue: str) -> int:
        return 7 - self.hand[virtue] - self.discard[virtue]

    def needed(self, virtue: str) -> bool:
        return virtue in needs(self.me["avatar"]) or self.hand[virtue.replace("V", "D")] > 0

    def given(self) -> list[str]:
        """The cards that an answer gives or discards."""
        if "card" in self.named and self.named["verb"] in ("offer", "takeup"):
            return ["SUN"] if self.named["card"] else [self.asked()]
        return [f"V{self.named[part]:02}" for part in ("card", "other", "first", "second") if part in self.named]

    def gain(self) -> int:
        """The points that an answer brings at once."""
        after = self.pos.clone()
        after.play(self.seat, self.action)
        return self.score(after) - self.score(self.pos)

    def score(self, pos: Position) -> int:
        me: dict[str, Any] = shown(pos, LETTERS[self.seat])["players"][self.seat]
        return int(me["points"]) + sum(-10 if card[0] == "D" else 2 for card in me["hand"])

    def asked(self) -> str:
        return f"V{self.virtue:02}"

    def claim(self, reason: Reason) -> bool:
        """Whether a reason is true, found out without the code that gives it."""
        values = reason.values
        virtue = str(values.get("virtue", "")).removeprefix("card-")
        defect = virtue.replace("V", "D")
        if "defect" in values and "virtue" in values and values["defect"] != f"card-{defect}":
            return False
        match reason.key:
            case "why-ask-pose":
                return f"V{self.named['virtue']:02}" == virtue and not self.payable() and self.payable(virtue)
            case "why-ask-half":
                return virtue in needs(self.me["avatar"]) and not self.hand[virtue] and not self.payable(virtue)
            case "why-ask-correct":
                return self.hand[defect] > 0 and not self.hand[virtue]
            case "why-ask-known":
                return any(virtue in player["hand"] for player in self.players if player is not self.me)
            case "why-ask-left":
                others = [f"V{n:02}" for n in range(1, 13) if f"V{n:02}" != virtue and self.useful(f"V{n:02}")]
                most = max(self.unseen(other) for other in others)
                return self.unseen(virtue) == values["count"] and self.unseen(virtue) > most
            case "why-draw-nothing":
                return not any(self.useful(f"V{n:02}") for n in range(1, 13))
            case "why-draw-step":
                return self.payable()
            case "why-draw-gone":
                return all(self.unseen(f"V{n:02}") == 0 for n in range(1, 13) if self.useful(f"V{n:02}"))
            case "why-pose" | "why-correct":
                return self.gain() == values["gain"]
            case "why-pose-last":
                return bool(self.table["avatar_pile"] == 0)
            case "why-finish-sun":
                acts = [named for named in self.legal if named["verb"] != "finish"]
                return bool(acts) and all(named.get("payment", 0) or named.get("sun", 0) for named in acts)
            case "why-keep-avatar":
                return self.hand[virtue] == 1 and virtue in needs(self.me["avatar"])
            case "why-keep-defect":
                return self.hand[virtue] == 1 and self.hand[defect] > 0 and virtue == self.asked()
            case "why-keep-sun":
                return self.hand["SUN"] > 0 and not self.hand[self.asked()]
            case "why-advantage":
                return values["gain"] == 5 - 2 and self.given()[0] in self.hand
            case "why-give-setback" | "why-give-unasked":
                sort = "P" if reason.key == "why-give-setback" else "C"
                return virtue in self.given() and self.to_come(sort, virtue) == (sort == "P")
            case "why-give-setback-both" | "why-give-unasked-both":
                sort = "P" if reason.key == "why-give-setback-both" else "C"
                return len(self.given()) == 2 and all(self.to_come(sort, card) == (sort == "P") for card in self.given())
            case "why-give-useless" | "why-give-useless-both":
                posed = {avatar for player in self.players for avatar in player["posed"]} | {self.me["avatar"]}
                left = [f"AV{n:02}" for n in range(1, 13) if f"AV{n:02}" not in posed]
                return not any(needs(avatar) & set(self.given()) for avatar in left)
            case "why-give-spare":
                return virtue in self.given() and self.hand[virtue] > self.given().count(virtue)
            case "why-give-unneeded" | "why-give-unneeded-both":
                return not any(self.needed(card) for card in self.given())
            case "why-partner-sun":
                offers = [player["answer"] for player in self.players]
                return self.players[self.named["player"]]["answer"] == "sun" and "virtue" in offers
            case "why-partner-known":
                return virtue in self.players[self.named["player"]]["hand"] and self.useful(virtue)
            case "why-partner-behind":
                points = {
                    named["player"]: self.players[named["player"]]["points"] for named in self.legal if "player" in named
                }
                mine = points.pop(self.named["player"])
                return mine == values["points"] and all(other > mine for other in points.values())
        raise AssertionError(f"nobody checks {reason.key}")

    def to_come(self, sort: str, virtue: str) -> bool:
        """Whether the setback or the challenge of a virtue lies in the draw pile."""
        return virtue.replace("V", sort) in pile(self.pos)


def true_of(pos: Position, seat: int, action: int, reason: Reason) -> bool:
    return Told(pos, seat, action).claim(reason)


@pytest.mark.parametrize("seed", range(20))
def test_every_reason_is_true(seed: int) -> None:
    """Along matches of all sizes, for every legal answer (some where there are many) of everybody who is asked."""
    pos, rng, policy, said = GAME.new(2 + seed % 5, seed), Rng(seed), GAME.policy(), 0
    while not pos.over:
        for seat in pos.to_act:
            legal = pos.legal(seat)
            if len(legal) > 1:
                for action in legal if len(legal) < 15 else legal[seed % 4 :: 4]:
                    said += check_reasons(pos, seat, action, true_of)
        seat = pos.to_act[0]
        legal = pos.legal(seat)
        anything = len(legal) == 1 or rng.below(3) == 0
        pos.play(seat, legal[rng.below(len(legal))] if anything else policy.pick(pos, seat, pos.legal_vec(seat), rng))
    assert said > 50


def test_the_solution_of_nearly_every_puzzle_has_true_reasons() -> None:
    assert check_solutions(GAME, true_of) == 4
