"""What a bot says when it is asked why: true of the table, known to the player, and a sentence in both languages."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tablee import Position, Rng
from tablee.engine.offers import Reason
from tablee.games.push import GAME
from tablee.games.push.rules.content import LETTERS, TEAMS
from tablee.testing.notation import LETTERS as SEATS
from tablee.testing.notation import question, shown
from tablee.testing.reasons import check_reasons, check_solutions

from .build import table

Columns = list[list[str]]
TEAM_KEYS: Final = {f"team-{team}": letter for team, letter in zip(TEAMS, LETTERS, strict=True)}


def why(pos: Position, verb: str, **parts: int) -> list[tuple[str, dict[str, int | str]]]:
    return [(reason.key, reason.values) for reason in GAME.reasons(pos, pos.to_act[0], pos.number(verb, **parts))]


def test_a_column_won_from_somebody_is_told_with_the_card_points() -> None:
    assert why(table(["G4 R5", "G6"], {"R": "5 6 9"}), verb="place", value=6, column=1) == [
        ("why-lead", {"column": 1, "lead": 7, "before": 1}),
        ("why-best", {"column": 1, "value": 6, "more": 1}),
    ]
    assert why(table(["G6 R3 G4"], {"R": "5 9 9"}), verb="place", value=5, column=1) == [
        ("why-closer", {"column": 1, "gap": 2, "before": 7}),
        ("why-best", {"column": 1, "value": 5, "more": 2}),
    ]
    assert why(table(["R4 G5"], {"R": "5 9 9"}), verb="place", value=5, column=1) == [
        ("why-win-from", {"column": 1, "points": 10, "team": "team-green"}),
        ("why-best", {"column": 1, "value": 5, "more": 1}),
    ]


def test_who_loses_a_column_is_told_whoever_takes_it() -> None:
    assert why(table(["G9 G9 R8"], {"R": "push 1 1"}), verb="push", column=1) == [
        ("why-closer", {"column": 1, "gap": 1, "before": 10})
    ]
    assert why(table(["G5 G0"], {"R": "push 1 1"}), verb="push", column=1) == [
        ("why-stop", {"column": 1, "points": 10, "team": "team-green"}),
        ("why-gone", {"column": 1, "team": "team-green", "less": 5}),
    ]


def test_the_last_card_of_who_is_ahead_ends_the_round() -> None:
    pos = table(["R9", "R8", "R7", "G1", "G2", "G3"], {"R": "push"}, decks={"R": ""})
    assert why(pos, verb="discard", value=10)[0] == ("why-end", {"mine": 54, "theirs": 36})
    behind = table(["R0", "R1", "R2", "G7", "G8", "G9"], {"R": "push"}, decks={"R": ""})
    assert why(behind, verb="discard", value=10) == [("why-discard-only", {})]


# Whatever is said, the table is read whether it is so.


def value_of(card: str) -> int:
    return int(card[1:])


def acted(columns: Columns, own: str, named: dict[str, Any]) -> Columns:
    """The columns after an action, as the rulebook has it."""
    after = [list(column) for column in columns]
    if "column" not in named:
        return after
    column = after[named["column"] - 1]
    if named["verb"] in ("push", "superpush"):
        del column[-1 - named.get("steps", 1) : -1]
        return after
    last = value_of(column[-1])
    values = [named["value"]] * (2 if named["verb"] == "pair" else 1) if "value" in named else run(named["low"], last)
    if last == values[0]:
        column.pop()
    column += [f"{own}{value}" for value in values]
    return after


def run(low: int, last: int) -> list[int]:
    values = [(low + n) % 10 for n in range(3)]
    return values if last in (low, (low - 1) % 10) else values[::-1]


def total(column: list[str], team: str) -> int:
    return sum(value_of(card) for card in column if card[0] == team)


def best(column: list[str], team: str) -> int:
    return max((value_of(card) for card in column if card[0] == team), default=0)


def winner(column: list[str], teams: str) -> str:
    totals = [total(column, team) for team in teams]
    alone = [team for team, held in zip(teams, totals, strict=True) if held and totals.count(held) == 1]
    return max(alone, key=lambda team: total(column, team), default="")


def points(columns: Columns, teams: str, team: str) -> int:
    return sum(best(column, team) + 10 * (winner(column, teams) == team) for column in columns)


def lead(column: list[str], teams: str, own: str) -> int:
    return total(column, own) - max(total(column, team) for team in teams if team != own)


class Told:
    """A table before and after an action, as the one who acts sees it."""

    def __init__(self, pos: Position, seat: int, action: int) -> None:
        self.table: dict[str, Any] = shown(pos, SEATS[seat])
        self.named: dict[str, Any] = dict(pos.name(action))
        players = self.table["players"]
        self.teams = "".join(LETTERS[TEAMS.index(player["team"])] for player in players)
        self.own = self.teams[seat]
        self.legal: list[dict[str, Any]] = [dict(pos.name(each)) for each in pos.legal(seat)]
        self.hand: list[str] = list(players[seat]["hand"])
        self.deck: int = players[seat]["deck"]
        self.before: Columns = self.table["columns"]
        self.after = acted(self.before, self.own, self.named)
        number = self.named.get("column", 1) - 1
        self.old, self.new = self.before[number], self.after[number]

    def ends(self) -> bool:
        cards = {"pair": 2, "run": 3}.get(self.named["verb"], 1)
        return len(self.hand) == cards and self.deck == 0

    def claim(self, reason: Reason) -> bool:
        """Whether a reason is true, found out without the code that gives it."""
        values, teams, own = reason.values, self.teams, self.own
        was, now = winner(self.old, teams), winner(self.new, teams)
        rival, other = TEAM_KEYS.get(str(values.get("team"))), TEAM_KEYS.get(str(values.get("other")))
        if "column" in values and values["column"] != self.named["column"]:
            return False
        match reason.key:
            case "why-end":
                score = {team: points(self.after, teams, team) for team in teams}
                most = max(score[team] for team in teams if team != own)
                return self.ends() and (score[own], most) == (values["mine"], values["theirs"]) and score[own] > most
            case "why-win":
                return was == "" and now == own and values["points"] == 10
            case "why-win-from":
                return was == rival and now == own != rival and values["points"] == 10
            case "why-stop":
                return was == rival and rival != own and now == ""
            case "why-pass":
                fewer = points(self.before, teams, str(rival)) > points(self.before, teams, str(other))
                return was == rival and now == other and own not in (rival, other) and fewer
            case "why-lead":
                ahead, former = lead(self.new, teams, own), max(0, lead(self.old, teams, own))
                return now == own and (ahead, former) == (values["lead"], values["before"]) and ahead > former
            case "why-closer":
                gap, former = -lead(self.new, teams, own), -lead(self.old, teams, own)
                return (gap, former) == (values["gap"], values["before"]) and 0 < gap < former
            case "why-best":
                gain = best(self.new, own) - best(self.old, own)
                return (best(self.new, own), gain) == (values["value"], values["more"]) and gain > 0
            case "why-gone":
                return best(self.old, str(rival)) - best(self.new, str(rival)) == values["less"] and rival != own
            case "why-safe":
                seen = [card for column in self.after for card in column] + self.gone()
                covering = [f"{team}{values['value']}" for team in teams if team != own]
                return self.new[-1] == f"{own}{values['value']}" and all(seen.count(card) == 2 for card in covering)
            case "why-next":
                near = (value_of(self.new[-1]) - int(values["value"])) % 10 in (1, 9)
                return near and self.held_after(f"{own}{values['value']}") > 0
            case "why-discard-only":
                return all(named["verb"] == "discard" for named in self.legal)
            case "why-discard-nothing":
                mine = points(self.before, teams, own)
                return all(points(acted(self.before, own, named), teams, own) <= mine for named in self.legal)
            case "why-discard-small":
                heroes = [value_of(card) for card in self.hand if card[1:].isdecimal()]
                return bool(self.named["value"] == min(heroes) < max(heroes))
        raise AssertionError(f"nobody checks {reason.key}")

    def gone(self) -> list[str]:
        """What is out of the round and in view, what is covered now included."""
        lost = list(self.table["eliminated"]) + list(self.table["discard"])
        for old, new in zip(self.before, self.after, strict=True):
            lost += [card for card in set(old) for _ in range(old.count(card) - new.count(card))]
        return lost

    def held_after(self, card: str) -> int:
        """How many copies of a card stay in the hand."""
        laid = sum(column.count(card) for column in self.after) - sum(column.count(card) for column in self.before)
        return self.hand.count(card) - laid


def true_of(pos: Position, seat: int, action: int, reason: Reason) -> bool:
    return Told(pos, seat, action).claim(reason)


@pytest.mark.parametrize("seed", range(18))
def test_every_reason_is_true(seed: int) -> None:
    """Along matches with all options, for every legal answer of a turn."""
    seats = 2 + seed % 3
    options: dict[str, Any] = {"tournament": True, "rounds": 2} if seed % 5 == 0 else {}
    options["apocalypse"] = seed % 2 == 0
    pos, rng, policy, said = GAME.new(seats, seed, **options), Rng(seed), GAME.policy(), 0
    while not pos.over:
        seat = pos.to_act[0]
        if question(pos) == "Turn":
            said += sum(check_reasons(pos, seat, action, true_of) for action in pos.legal(seat))
        pos.play(seat, policy.pick(pos, seat, pos.legal_vec(seat), rng))
    assert said > 100


def test_the_set_up_is_explained_too() -> None:
    pos = GAME.new(2, 1)
    assert why(pos, verb="team", team=0) == [("why-team", {})]
    pos.play(0, pos.number("team", team=0))
    pos.play(1, pos.number("team", team=1))
    assert why(pos, verb="starters3", low=0, middle=8, high=9) == [("why-starters", {"points": 37})]
    assert why(pos, verb="starters3", low=0, middle=0, high=1) == [("why-starters", {"points": 11})]


def test_the_solution_of_nearly_every_puzzle_has_true_reasons() -> None:
    assert check_solutions(GAME, true_of) == 1
