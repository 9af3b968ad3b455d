"""The ledger's invariants 1 to 13 and its bounds on the length of a round, over random play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee import Position, Rng
from tablee.games.push import GAME

from .build import cards, choosing, columns, last_discard, move, scores, teams_of

USED: Final = {"place": 1, "pair": 2, "run": 3, "push": 1, "superpush": 1, "discard": 1}


@dataclass(frozen=True)
class Mode:
    """A way to play, and between how many turns a round of it lasts."""

    teams: str
    options: tuple[str, ...]
    shortest: int
    longest: int

    def start(self, seed: int) -> Position:
        """The first turn of a round with starters drawn at random."""
        options: dict[str, Any] = dict.fromkeys(self.options, True)
        pos = choosing(self.teams, seed, **options).quiet()
        rng = Rng(seed)
        for _ in self.teams:
            pos.play(pos.to_act[0], pick(pos, rng, "any"))
        return pos


MODES: Final = [
    Mode("RG", (), 19, 41),
    Mode("GRB", (), 28, 64),
    Mode("PBRG", (), 33, 81),
    Mode("RPGB", ("aggressive",), 37, 85),
    Mode("BP", ("apocalypse",), 21, 43),
    Mode("RGP", ("apocalypse",), 31, 67),
    Mode("RPGB", ("apocalypse",), 37, 85),
    Mode("RPGB", ("aggressive", "apocalypse"), 41, 89),
]
STYLES: Final = {
    "any": [],
    "long": ["run", "pair", "push", "superpush", "place"],
    "pushing": ["superpush", "push", "place"],
}


def pick(pos: Position, rng: Rng, style: str) -> int:
    """A random action; all styles but "any" prefer some verbs to others."""
    legal = pos.legal(pos.to_act[0])
    for verb in STYLES[style]:
        liked = [action for action in legal if pos.name(action)["verb"] == verb]
        if liked:
            return liked[rng.below(len(liked))]
    return legal[rng.below(len(legal))]


class Moment:
    """Where every card is."""

    def __init__(self, pos: Position) -> None:
        self.teams = teams_of(pos)
        seats = range(1, len(self.teams) + 1)
        self.columns = [cards(pos, f"column {number}") for number in range(1, 9)]
        self.hands = [cards(pos, f"hand {seat}") for seat in seats]
        self.decks = [cards(pos, f"deck {seat}") for seat in seats]
        self.eliminated = cards(pos, "eliminated")
        self.discard = cards(pos, "discard")
        self.removed = cards(pos, "removed")

    def everywhere(self) -> Counter[str]:
        piles = [*self.columns, *self.hands, *self.decks, self.eliminated, self.discard, self.removed]
        return Counter(card for pile in piles for card in pile)


@dataclass(frozen=True)
class Step:
    before: Moment
    seat: int
    action: dict[str, Any]
    after: Moment

    @property
    def verb(self) -> str:
        return str(self.action["verb"])

    @property
    def column(self) -> int:
        """The column acted on, from 0; -1 for a discard."""
        return int(self.action.get("column", 0)) - 1

    @property
    def covers(self) -> bool:
        """Whether a placing action lays its first card on one of the same value."""
        if self.verb not in ("place", "pair", "run"):
            return False
        last = int(self.before.columns[self.column][-1][1:])
        if self.verb == "run":
            low = int(self.action["low"])
            return last in (low, (low + 2) % 10)
        return last == int(self.action["value"])


def steps(mode: Mode, seed: int, style: str) -> Iterator[Step]:
    pos = mode.start(seed)
    rng = Rng(seed)
    after = Moment(pos)
    while not pos.over:
        before, seat = after, pos.to_act[0]
        action = pick(pos, rng, style)
        pos.play(seat, action)
        after = Moment(pos)
        yield Step(before, seat, cast(dict[str, Any], pos.name(action)), after)


def ended(mode: Mode, seed: int, style: str) -> Position:
    pos = mode.start(seed)
    rng = Rng(seed)
    while not pos.over:
        pos.play(pos.to_act[0], pick(pos, rng, style))
    return pos


def midway(mode: Mode, seed: int, turns: int) -> Position:
    """A position after some turns, before the round can be over."""
    pos = mode.start(seed)
    rng = Rng(seed)
    for _ in range(min(turns, mode.shortest - 1)):
        pos.play(pos.to_act[0], pick(pos, rng, "any"))
    return pos


seeds: Final = st.integers(0, 2**32)
modes: Final = st.sampled_from(MODES)


def rounds(test: Callable[[Mode, int, str], None]) -> Callable[[], None]:
    """Run a test over a few rounds of every sort."""
    few = settings(max_examples=12, derandomize=True, deadline=None, database=None)
    return cast(Callable[[], None], few(given(mode=modes, seed=seeds, style=st.sampled_from(sorted(STYLES)))(test)))


def moments(test: Callable[[Mode, int, int], None]) -> Callable[[], None]:
    """Run a test at a few moments of rounds of every sort."""
    few = settings(max_examples=20, derandomize=True, deadline=None, database=None)
    return cast(Callable[[], None], few(given(mode=modes, seed=seeds, turns=st.integers(0, 40))(test)))


@rounds
def test_1_no_card_is_ever_lost_or_made(mode: Mode, seed: int, style: str) -> None:
    kinds = {str(value): 2 for value in range(10)} | {"-push": 4}
    if "apocalypse" in mode.options:
        kinds["-super"] = 1
    box = Counter({letter + kind: count for letter in mode.teams for kind, count in kinds.items()})
    removing = len(mode.teams) == 4 and "aggressive" not in mode.options
    for step in steps(mode, seed, style):
        assert step.after.everywhere() == box
        assert step.after.removed == ([f"{letter}-push" for letter in mode.teams] if removing else [])


@rounds
def test_2_columns_are_never_empty_and_hold_heroes_only(mode: Mode, seed: int, style: str) -> None:
    count = 8 if len(mode.teams) == 4 else 6
    for step in steps(mode, seed, style):
        assert all(step.after.columns[:count])
        assert not any(step.after.columns[count:])
        assert all(card[1:].isdigit() for column in step.after.columns for card in column)


@rounds
def test_3_hands_are_refilled_to_three(mode: Mode, seed: int, style: str) -> None:
    for step in steps(mode, seed, style):
        for hand, deck in zip(step.after.hands, step.after.decks):
            assert len(hand) == min(3, len(hand) + len(deck))


@rounds
def test_4_a_turn_uses_the_actors_cards_only(mode: Mode, seed: int, style: str) -> None:
    for step in steps(mode, seed, style):
        for seat in range(len(mode.teams)):
            before = step.before.hands[seat] + step.before.decks[seat]
            after = step.after.hands[seat] + step.after.decks[seat]
            if seat == step.seat:
                assert len(before) - len(after) == USED[step.verb]
            else:
                assert before == after


@rounds
def test_5_how_columns_change(mode: Mode, seed: int, style: str) -> None:
    for step in steps(mode, seed, style):
        growth = {"push": -1, "superpush": -step.action.get("steps", 0)}.get(step.verb, USED[step.verb] - step.covers)
        for number, (before, after) in enumerate(zip(step.before.columns, step.after.columns)):
            if number == step.column:
                assert len(after) - len(before) == growth
            else:
                assert before == after


@rounds
def test_6_how_many_cards_are_eliminated(mode: Mode, seed: int, style: str) -> None:
    for step in steps(mode, seed, style):
        gone = {"push": 1, "superpush": step.action.get("steps", 0)}.get(step.verb, int(step.covers))
        thrown = int(step.verb in ("push", "superpush", "discard"))
        old, new = step.before, step.after
        assert new.eliminated[: len(old.eliminated)] == old.eliminated
        assert len(new.eliminated) - len(old.eliminated) == gone
        assert new.discard[: len(old.discard)] == old.discard
        assert len(new.discard) - len(old.discard) == thrown


@rounds
def test_7_whose_cards_end_a_column_and_are_covered(mode: Mode, seed: int, style: str) -> None:
    for step in steps(mode, seed, style):
        if step.verb in ("place", "pair", "run"):
            letter = mode.teams[step.seat]
            assert step.after.columns[step.column][-1][0] == letter
            assert letter not in [card[0] for card in step.after.eliminated[len(step.before.eliminated) :]]


def ledger_moves(now: Moment, seat: int) -> set[str]:
    """Every legal action, written out from the ledger's table of decisions."""
    letter = now.teams[seat]
    held = Counter(card[1:].lstrip("-") for card in now.hands[seat])
    found = {f"{letter} discard {kind}" for kind in held}
    for number, column in enumerate(now.columns, 1):
        if not column:
            continue
        last, theirs = int(column[-1][1:]), column[-1][0] != letter
        found |= singles_and_pairs(letter, held, number, last, theirs)
        low = next((a for a in range(10) if all(held[str((a + i) % 10)] for i in range(3))), None)
        if low is not None and ((low - last) % 10 in (1, 7) or (theirs and (low - last) % 10 in (0, 8))):
            found.add(f"{letter} run {low} on {number}")
        if held["push"] and len(column) > 1:
            found.add(f"{letter} push {number}")
        if held["super"]:
            found |= {f"{letter} superpush {number} by {steps}" for steps in range(1, min(3, len(column) - 1) + 1)}
    return found


def singles_and_pairs(letter: str, held: Counter[str], number: int, last: int, theirs: bool) -> set[str]:
    fitting = [(last - 1) % 10, (last + 1) % 10] + ([last] if theirs else [])
    placed = {f"{letter} place {value} on {number}" for value in fitting if held[str(value)]}
    return placed | {f"{letter} pair {value} on {number}" for value in fitting if held[str(value)] == 2}


@rounds
def test_8_the_legal_actions_are_those_of_the_ledger(mode: Mode, seed: int, style: str) -> None:
    pos = mode.start(seed)
    rng = Rng(seed)
    while not pos.over:
        seat = pos.to_act[0]
        expected = [move(pos, text)[1] for text in ledger_moves(Moment(pos), seat)]
        found = pos.legal(seat)
        assert found == sorted(pos.config.vocabulary.number(str(named.pop("verb")), named) for named in expected)
        assert found
        pos.play(seat, pick(pos, rng, style))


def ledger_scores(rows: list[str], teams: str) -> tuple[dict[str, int], dict[str, int]]:
    """Column points and card points, written out from PUSH-094, PUSH-097, PUSH-098 and PUSH-100."""
    column_points = dict.fromkeys(teams, 0)
    card_points = dict.fromkeys(teams, 0)
    for row in rows:
        totals = dict.fromkeys(teams, 0)
        for card in row.split():
            totals[card[0]] += int(card[1:])
        shared = Counter(totals.values())
        alone = [total for total in totals.values() if total and shared[total] == 1]
        for letter in teams:
            column_points[letter] += 10 * (totals[letter] in alone and totals[letter] == max(alone))
            card_points[letter] += max((int(card[1:]) for card in row.split() if card[0] == letter), default=0)
    return column_points, card_points


@rounds
def test_9_and_10_points_and_their_bounds(mode: Mode, seed: int, style: str) -> None:
    pos = ended(mode, seed, style)
    assert pos.outcome is not None
    sheet = cast(dict[str, list[int]], pos.outcome.detail[-1])
    count, best = (8, 60) if len(mode.teams) == 4 else (6, 48)
    assert sum(sheet["columns"]) % 10 == 0
    assert sum(sheet["columns"]) <= 10 * count
    assert all(0 <= points <= best for points in sheet["cards"])
    assert all(0 <= score <= 10 * count + best for score in pos.outcome.scores)


@rounds
def test_11_scores_depend_on_the_columns_only(mode: Mode, seed: int, style: str) -> None:
    """The same columns in another order, ended by another player, with other cards in hands and decks."""
    pos = ended(mode, seed, style)
    column_points, card_points = ledger_scores(columns(pos), mode.teams)
    assert scores(pos) == {letter: column_points[letter] + card_points[letter] for letter in mode.teams}
    options: Any = dict.fromkeys(mode.options, True)
    for letter in mode.teams:
        again = last_discard(columns(pos)[::-1], mode.teams, by=letter, **options)
        assert scores(again) == scores(pos)


def twin_of(
    pos: Position, rename: Callable[[str], str], reteam: Callable[[int], int], replace: Callable[[str], str]
) -> Position:
    """The same position with cards, teams and places renamed."""
    dump: Any = pos.dump()
    dump["zones"] = {replace(place): [rename(card) for card in held] for place, held in dump["zones"].items()}
    for seat in range(1, pos.seats + 1):
        dump["counters"][f"team {seat}"] = reteam(dump["counters"][f"team {seat}"])
    return GAME.load(dump)


def same(text: str) -> str:
    return text


def next_team(card: str) -> str:
    return "RPGB"["PGBR".index(card[0])] + card[1:]


@rounds
def test_12_team_names_change_nothing(mode: Mode, seed: int, style: str) -> None:
    pos = mode.start(seed)
    twin = twin_of(pos, next_team, lambda team: (team - 1) % 4, same)
    rng = Rng(seed)
    while not pos.over:
        seat = pos.to_act[0]
        assert twin.legal(seat) == pos.legal(seat)
        action = pick(pos, rng, style)
        pos.play(seat, action)
        twin.play(seat, action)
        assert [next_team(card) for card in cards(pos, "eliminated")] == cards(twin, "eliminated")
    assert twin.outcome is not None
    assert pos.outcome is not None
    assert twin.outcome.scores == pos.outcome.scores


@rounds
def test_12_column_numbers_change_nothing(mode: Mode, seed: int, style: str) -> None:
    count = 8 if len(mode.teams) == 4 else 6

    def shifted(place: str) -> str:
        return f"column {int(place[7:]) % count + 1}" if place.startswith("column") else place

    def turned(action: int) -> int:
        named = pos.name(action)
        if "column" in named:
            named["column"] = int(named["column"]) % count + 1
        return pos.config.vocabulary.number(str(named.pop("verb")), named)

    pos = mode.start(seed)
    twin = twin_of(pos, same, lambda team: team, shifted)
    rng = Rng(seed)
    while not pos.over:
        seat = pos.to_act[0]
        assert twin.legal(seat) == sorted(turned(action) for action in pos.legal(seat))
        action = pick(pos, rng, style)
        pos.play(seat, action)
        twin.play(seat, turned(action))
    assert scores(twin) == scores(pos)


def redealt(dump: Any, seat: int, rng: Rng) -> Any:
    """The same dump with another split between a seat's hand and deck, and another order of the deck."""
    held = dump["zones"].get(f"hand {seat + 1}", []) + dump["zones"].get(f"deck {seat + 1}", [])
    size = len(dump["zones"].get(f"hand {seat + 1}", []))
    mixed = [held.pop(rng.below(len(held))) for _ in range(len(held))]
    dealt = {f"hand {seat + 1}": mixed[:size], f"deck {seat + 1}": mixed[size:]}
    return dump | {"zones": dump["zones"] | dealt}


@moments
def test_13_what_is_hidden_does_not_show(mode: Mode, seed: int, turns: int) -> None:
    dump = midway(mode, seed, turns).dump()
    pos, rng = GAME.load(dump), Rng(seed)
    for other in range(pos.seats):
        twin = GAME.load(redealt(dump, other, rng))
        for viewer in [seat for seat in range(pos.seats) if seat != other] + [None]:
            assert twin.view(viewer) == pos.view(viewer)
            assert twin.features(viewer) == pos.features(viewer)
            assert twin.events(viewer) == pos.events(viewer)
            assert viewer is None or twin.legal(viewer) == pos.legal(viewer)


@rounds
def test_a_round_lasts_neither_too_short_nor_too_long(mode: Mode, seed: int, style: str) -> None:
    assert mode.shortest <= sum(1 for _ in steps(mode, seed, style)) <= mode.longest


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: "-".join((mode.teams, *mode.options)))
def test_a_round_of_discards_only_is_the_longest(mode: Mode) -> None:
    pos = mode.start(7)
    turns = 0
    while not pos.over:
        pos.play(pos.to_act[0], pos.legal(pos.to_act[0])[-1])
        turns += 1
    assert turns == mode.longest


def test_max_moves_leaves_room_for_the_longest_tournament() -> None:
    """Twenty rounds of four aggressive players in Apocalypse mode: teams once, starters and turns each round."""
    assert GAME.max_moves >= 4 + 20 * (4 + 89)
