"""What a bot says when it is asked why: true of the table, and a sentence in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import Position, Rng
from tablee.engine.offers import Reason
from tablee.games.virtopia import GAME
from tablee.games.virtopia.rules.actions import no_develop, no_struggle
from tablee.games.virtopia.rules.content import COLOURS, LEADERS, PRISONS, VIRTUES
from tablee.sentences import reason_text
from tablee.testing.notation import events, question, shown

from .build import cell as cell_of
from .build import city, hand, play, points, said, table, virtopia


def why(pos: Position, move: str) -> list[tuple[str, dict[str, Any]]]:
    seat = pos.to_act[0]
    action = next(action for action in pos.legal(seat) if said(pos.name(action)) == move)
    return [(reason.key, reason.values) for reason in GAME.reasons(pos, seat, action)]


def test_a_development_counts_the_points_it_brings() -> None:
    assert why(table("LT", cells={"1": "GBYR"}), "develop") == [("why-develop", {"count": 4, "virtue": "card-VT"})]


def test_an_escape_names_the_prison_and_the_tower_ahead() -> None:
    pos = table("LJ", at={"LJ": "5"}, cells={"6": "GB"}, prisons={"PR3": "RRR"})
    assert why(pos, "escape") == [("why-escape", {"prison": "card-PR3"}), ("why-before", {"flaw": "card-FE", "count": 2})]


def test_a_struggle_counts_whom_it_frees() -> None:
    pos = table("LC", at={"LC": "3"}, cells={"3": "GGBB"}, points={"LC": "C2 W2"})
    assert why(pos, "struggle") == [("why-struggle", {"count": 2, "flaw": "card-FG"})]


@pytest.mark.parametrize(("captives", "percent", "lost"), [("", 67, 0), ("G", 83, 17)])
def test_a_sowing_tells_the_odds_of_the_tower_it_passes(captives: str, percent: int, lost: int) -> None:
    rich = {"LW": "W2 T1", "LJ": "J2 T1", "LC": "C2 T1"}
    pos = table("LT", cells={"1": "GBY", "3": captives}, points=rich)
    assert why(pos, "sow") == [("why-odds", {"flaw": "card-FG", "percent": percent, "lost": lost})]


def test_where_it_is_defeat_no_risk_of_a_sanction_is_told() -> None:
    pos = table("LT", cells={"1": "GBY"}, hope=1)
    assert why(pos, "sow") == [("why-odds", {"flaw": "card-FG", "percent": 0, "lost": 67})]
    fifth = table("LT", cells={"1": "GG", "3": "BYRR"})
    assert why(fifth, "sow") == [("why-fifth", {"flaw": "card-FG"})]


def test_a_sowing_that_passes_no_tower_says_so() -> None:
    assert why(table("LT", cells={"1": "G", "2": "G"}), "sow") == [("why-no-tower", {})]


def test_a_struggle_that_frees_nobody_is_not_recommended() -> None:
    pos = table("LW", at={"LW": "3"}, cells={"4": "G"}, options={"open_struggle": True})
    assert why(pos, "struggle") == []


@pytest.mark.parametrize("seed", range(6))
def test_every_reason_has_its_sentence(seed: int) -> None:
    """Along random matches, whatever is advised; nothing in a sentence is left blank."""
    pos, rng = GAME.new(seats=1 + seed % 4, seed=seed), Rng(seed)
    while not pos.over:
        seat = pos.to_act[0]
        legal = pos.legal(seat)
        for action in legal[:6]:
            for reason in GAME.reasons(pos, seat, action):
                assert all("{" not in text and "�" not in text for text in sentences(reason)), reason
        play_one = legal[rng.below(len(legal))]
        pos.play(seat, play_one)


def sentences(reason: Reason) -> list[str]:
    return [reason_text(GAME, lang, reason, []) for lang in ("fr", "en")]


def test_using_the_stored_die_tells_the_total() -> None:
    pos = table("LC", at={"LC": "3"}, cells={"3": "G", "4": "G"}, stored=0)
    play(pos, "step")
    assert why(pos, "stored") == [("why-stored", {"total": 0})]
    assert why(pos, "roll") == []
    worse = play(
        table("LC", at={"LC": "3"}, cells={"3": "G", "4": "G"}, points={"LW": "W2 T1", "LT": "T2 W1"}, stored=2), "step"
    )
    assert why(worse, "roll") == [("why-roll", {"percent": 50})]


# Whatever is said, the rules are asked whether it is so.


def after(pos: Position, action: int) -> Position:
    world = pos.clone()
    world.play(pos.to_act[0], action)
    return world


def ends_on(pos: Position, action: int) -> Position:
    """A turn without dice, played to its end, whatever is chosen on the way; nobody is taken along."""
    leader, world = virtopia(pos).active, after(pos, action)
    while not world.over and virtopia(world).active == leader and question(world) != "ChooseTurn":
        world.play(world.to_act[0], world.legal(world.to_act[0])[0])
    return world


def fresh(pos: Position, action: int, name: str) -> list[dict[str, Any]]:
    """What a turn without dice tells of the Leader in turn; the next one may stumble at once."""
    told = events(ends_on(pos, action), name)[len(events(pos, name)) :]
    return [event for event in told if event["leader"] == virtopia(pos).active]


def taken(told: list[dict[str, Any]]) -> int:
    return sum(int(event[colour]) for event in told for colour in COLOURS)


def claim(pos: Position, action: int, reason: Reason) -> bool:
    """Whether a reason is true, found out without the code that gives it."""
    board, named, values = virtopia(pos), pos.name(action), reason.values
    here = int(board.token(board.active))
    cell = (here + int(str(named.get("step", 0)))) % 12
    stock = [len([m for at in range(12) if at % 3 for m in cell_of(pos, at) if m == c]) + city(pos).count(c) for c in "GBYR"]
    match reason.key:
        case "why-develop":
            return len(fresh(pos, action, "give")) == values["count"]
        case "why-struggle":
            return taken(fresh(pos, action, "struggle")) == int(str(values["count"])) > 0
        case "why-escape":
            return {f"card-{PRISONS[int(str(free['prison']))]}" for free in legal_after(pos, action)} == {values["prison"]}
        case "why-before":
            ahead = [at % 12 for at in range(cell + 1, cell + 5) if at % 3 == 0 and cell_of(pos, at % 12)]
            return (flaw(pos, ahead[0]), len(cell_of(pos, ahead[0]))) == (values["flaw"], values["count"])
        case "why-recruit":
            return taken(fresh(pos, action, "recruit")) == int(str(values["count"])) > 0
        case "why-surveillance":
            return len(fresh(pos, action, "surveillance")) == 1
        case "why-tunnel":
            return not fresh(pos, action, "tower")
        case "why-odds":
            drawn = shown(pos)
            sowing = [found for found in drawn["sowings"] if found["origin"] == cell and not found["guarded"]]
            tower = drawn["leaving"] if named["verb"] == "step" else sowing[0]["towers"][0]
            percents = (round(100 * tower["sanction"]), round(100 * tower["defeat"]))
            return (f"card-{tower['flaw']}", *percents) == (values["flaw"], values["percent"], values["lost"])
        case "why-fifth":
            return (
                shown(pos)["sowings"][int(str(named["step"])) if len(shown(pos)["sowings"]) > 1 else 0]["fifth"] is not None
            )
        case "why-then":
            return no_develop(board, board.active, (here + 1) % 12) == ""
        case "why-no-tower":
            return not fresh(pos, action, "tower")
        case "why-ready" | "why-ready-flaw":
            world = virtopia(ends_on(pos, action))
            where = world.token(board.active)
            develops = reason.key == "why-ready" and no_develop(world, board.active, where) == ""
            struggles = reason.key == "why-ready-flaw" and no_struggle(world, board.active, where) == ""
            return world.standing(board.active) and (develops or struggles)
        case "why-leave-captive" | "why-leave-active":
            own = stock[int(str(named["colour"]))]
            held = [stock["GBYR".index(c)] for c in set(hand(pos)) if "GBYR".index(c) != named["colour"]]
            captive = (here + 1) % 3 == 0
            more = all(own > other for other in held) if captive else all(own < other for other in held)
            return bool(held) and more and captive == (reason.key == "why-leave-captive")
        case "why-give":
            row = points(after(pos, action), LEADERS[int(str(named["leader"]))])
            return (
                f"leader-{LEADERS[int(str(named['leader']))]}" == values["leader"] and f"{str(values['virtue'])[6]}2" in row
            )
        case "why-take":
            colour = str(values["colour"]).removeprefix("colour-")
            active = [len([m for at in range(12) if at % 3 for m in cell_of(pos, at) if m == c]) for c in "GBYR"]
            have = active if question(pos) == "RecruitMeeples" else stock
            return int(str(named[colour])) > 0 and sorted(have)[0] == have[COLOURS.index(colour)] < sorted(have)[1]
        case "why-free-all":
            return len(cell_of(after(pos, action), here)) > len(cell_of(pos, here)) and not named["row"]
        case "why-free-point":
            return f"card-{VIRTUES[int(str(named['row'])) - 1]}" == values["virtue"]
        case "why-place":
            rows = [named[colour] for colour in COLOURS]
            return sorted(rows.count(row) for row in set(rows)) == [2, 2]
        case "why-stored":
            told = events(after(pos, action), "tower")[len(events(pos, "tower"))]
            return bool(told["total"] == values["total"])
        case "why-roll-lost":
            return bool(shown(pos)["passing"]["stored"]["defeat"] == 1)
        case "why-roll":
            number, plus = shown(pos)["passing"]["number"], int(shown(pos)["plus_one"])
            totals = [face + number + plus * (face + number > 0) for face in (0, 0, 1, 2, 3, 4)]
            better = sum(total < shown(pos)["passing"]["stored"]["total"] for total in totals)
            return bool(round(100 * better / 6) == int(str(values["percent"])) > 0)
        case "why-scare":
            flaws = {int(str(other["virtue"])) for other in map(pos.name, pos.legal(pos.to_act[0]))}
            held_by = {other: len(cell_of(pos, int(board.flaw_cell(other)))) for other in flaws}
            mine = int(str(named["virtue"]))
            return held_by[mine] == values["count"] and all(n > held_by[mine] for f, n in held_by.items() if f != mine)
        case "why-discard":
            mine = int(str(named["leader"]))
            able = {int(str(other["leader"])) for other in map(pos.name, pos.legal(pos.to_act[0]))} - {mine}
            most = all(board.removable(other) < board.removable(mine) for other in able)
            return most and board.removable(mine) == values["count"]
    raise AssertionError(f"nobody checks {reason.key}")


def legal_after(pos: Position, action: int) -> list[dict[str, Any]]:
    """What the Leader in turn can choose next; a single answer has been given already, and is in the log."""
    world = after(pos, action)
    if question(world) == "FreePrison":
        return [dict(world.name(free)) for free in world.legal(world.to_act[0])]
    return [{"prison": PRISONS.index(str(event["prison"][0]))} for event in events(world, "escape")[-1:]]


def flaw(pos: Position, at: int) -> str:
    return f"card-{shown(pos)['cells'][at]['id']}"


@pytest.mark.parametrize("seed", range(24))
def test_every_reason_is_true(seed: int) -> None:
    """Along matches of all levels, for every legal answer (some where there are many)."""
    level = ["awakening", "standard", "hard", "extreme"][seed % 4]
    literal = seed % 5 == 0
    pos = GAME.new(1 + seed // 4 % 4, seed, level=level, open_recruit=literal, fleeting_die=literal, chosen_start=literal)
    rng, policy = Rng(seed), GAME.policy()
    said_something = 0
    while not pos.over:
        seat = pos.to_act[0]
        legal = pos.legal(seat)
        for action in legal if len(legal) < 20 else legal[:: len(legal) // 10]:
            for reason in GAME.reasons(pos, seat, action):
                assert claim(pos, action, reason), (pos.name(action), reason, pos.dump())
                said_something += 1
        pos.play(seat, policy.pick(pos, seat, pos.legal_vec(seat), rng))
    assert said_something > 10
