"""The Adversary, the final turns and what brings them: EPIC-112 to EPIC-128."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import Position
from tablee.testing.notation import LETTERS, asked, counter, counter_of, events, question, shown

from ..rules.content import content
from ..rules.position import Epic
from ..rules.scoring import Sheet
from .build import (
    adversary_xp,
    allowed,
    attempted,
    cards,
    choices,
    ended,
    hand,
    kind,
    level,
    play,
    refused,
    result,
    story,
    table,
    xp,
)

CONTENT = content()

SIX = "055 057 059 078 080 081"
PLAIN = "063 064 065 086 087 088"
EIGHT = f"{SIX} 101 103"


def facing(runes: str = "III S", dark: int = 0, **given: Any) -> Epic:
    """A has faced the Adversary and rolled; with the usual Story, one rune of the front's second Skill (P1)."""
    return attempted(table(**{"stories": {"A": SIX}} | given, runes=runes), "adversary", dark=dark)


def final(runes: str, **given: Any) -> Epic:
    """The final turn of A, the last of all unless something else is said."""
    usual: dict[str, Any] = {"stories": {"A": SIX}, "faced": "AB", "finals": 2, "ends_with": "B"}
    return table(**usual | given, runes=runes)


def told(pos: Position, *names: str) -> list[str]:
    """The order in which some things happened."""
    return [str(event["event"]) for event in pos.events(None) if event["event"] in names]


# The card and its experience.


def test_the_experience_lies_on_both_faces_and_is_never_negative() -> None:
    """EPIC-112: cards that name the Adversary name the front and the Final."""
    pos = facing(adversary_xp=1, hands={"B": "167 168 174"})
    assert shown(pos)["adversary"]["turned"] is False
    play(pos, "A pass", "B play 168", "pass", "A pass", "B play 167", "pass")
    assert (adversary_xp(pos), result(pos)) == (0, (10, 6))
    assert refused(play(pos, "A pass"), "B play 174") == "EPIC-066"
    assert adversary_xp(play(pos, "B pass")) == 0
    last = attempted(final("III SSS", hands={"B": "167"}), "adversary")
    assert shown(last)["adversary"]["turned"] is True
    assert result(play(last, "A pass", "B play 167", "pass")) == (11, 8)


def waiting_for(trigger: str) -> str:
    """An Adversary that gains or loses by a trigger."""
    return next(str(row["id"]) for row in CONTENT["adversary"] if trigger in (row["gain"], row["loss"]))


THREE: dict[str, Any] = {"stories": {"A": "058 056 060"}}
OUTCAST: dict[str, Any] = {"boards": {"A": "002 014 029 041"}}
TOP = ["A attempt 063 top", "A dark 0"]
BOTTOM = ["A attempt 063 bottom", "A dark 0"]
TRIGGERS: list[tuple[str, dict[str, Any], list[str], int]] = [
    ("TRG-CORRUPT", {**THREE, "rows": {"act II": "085"}}, ["A gain 085"], 1),
    ("TRG-VIRTUE", {**THREE, "rows": {"act II": "079"}}, ["A gain 079"], -1),
    ("TRG-PLAY{ANTI}", {"hands": {"A": "206"}}, ["A play 206"], 1),
    ("TRG-PLAY{ANTI}", {"hands": {"A": "180"}}, ["A play 180"], 0),
    ("TRG-PLAY{HERO}", {"hands": {"A": "180"}}, ["A play 180"], -1),
    ("TRG-CLASSLEVEL", {"xp": {"A": 6}}, ["A store 1"], 0),
    ("TRG-CLASSLEVEL", {"xp": {"A": 6}}, ["A store 5"], -2),
    ("TRG-TRAIT", {"rows": {"act I": "056"}}, ["A gain 056"], 1),
    ("TRG-SUCCESS with BOTTOM", {"rows": {"act I": "063"}, "runes": "III S"}, [*BOTTOM, "pass"], -1),
    ("TRG-SUCCESS with BOTTOM", {"rows": {"act I": "063"}, "runes": "III S"}, [*TOP, "pass"], 0),
    ("TRG-SUCCESS with MARGIN(2)", {"rows": {"act I": "063"}, "runes": "IOI S"}, [*TOP, "pass"], -1),
    ("TRG-SUCCESS with MARGIN(2)", {"rows": {"act I": "063"}, "runes": "OOI S"}, [*TOP, "pass"], 0),
    ("TRG-DARKPAY", {"rows": {"act I": "063"}, "runes": "III S BBB"}, ["A attempt 063 top", "A dark 3"], 1),
    ("TRG-DARKPAY", {"rows": {"act I": "063"}, "runes": "III S"}, TOP, 0),
    ("TRG-DARKPAY", {"rows": {"act I": "063"}, "runes": "III S B", **OUTCAST}, ["A attempt 063 top", "A dark 1"], 0),
    ("TRG-ADD{INF}", {"rows": {"act I": "062"}}, ["A gain 062"], 1),
    ("TRG-ADD{DIV, JUS}", {"rows": {"act I": "061"}}, ["A gain 061"], -1),
    ("TRG-EXPLORE", {"rows": {"act I": "063"}}, ["A explore 063"], 1),
]


@pytest.mark.parametrize(("trigger", "given", "moves", "change"), TRIGGERS)
def test_triggers_of_the_face_that_is_up(trigger: str, given: dict[str, Any], moves: list[str], change: int) -> None:
    """EPIC-113: both faces carry the same."""
    adversary = waiting_for(trigger)
    assert adversary_xp(play(table(adversary=adversary, **given), *moves)) == 10 + change
    turned = play(table(adversary=adversary, faced="AB", **given), *moves)
    assert (shown(turned)["adversary"]["turned"], adversary_xp(turned)) == (True, 10 + change)


def test_triggers_work_in_everybodys_turn() -> None:
    """EPIC-113: B's card in A's turn, and A's own."""
    given: dict[str, Any] = {"rows": {"act I": "063"}, "hands": {"A": "189", "B": "193"}, "runes": "III S"}
    pos = attempted(table(adversary=waiting_for("TRG-PLAY{ANTI}"), **given), "063")
    play(pos, "A pass", "B play 193")
    assert adversary_xp(pos) == 11
    assert adversary_xp(play(pos, "A play 189")) == 12


@pytest.mark.parametrize(("quest", "gained"), [("122", 1), ("123", 2)])
def test_the_failure_effect_is_for_story_challenges(quest: str, gained: int) -> None:
    """EPIC-114: the Quest does not apply to failing against the Adversary, whichever face is up."""
    given: dict[str, Any] = {"options": {"quest": quest}, "adversary_xp": 12}
    pos = play(attempted(table(rows={"act I": "063"}, runes="OOI B", **given), "063", "bottom"), "pass")
    assert (adversary_xp(pos), xp(pos, "A")) == (12 + gained, 4)
    assert adversary_xp(play(facing("OOI B", **given), "pass")) == 12
    assert adversary_xp(play(attempted(final("OOI BBS", **given), "adversary"), "pass")) == 12


def test_an_action_is_revealed_played_and_discarded() -> None:
    """EPIC-115: one that cannot apply does nothing; an empty deck is rebuilt."""
    given: dict[str, Any] = {"rows": {"act I": "063"}, "runes": "IID S"}
    pos = attempted(table(**given, decks={"action": "148"}), "063")
    assert (cards(pos, "stack"), cards(pos, "action discard")) == ("148", "")
    play(pos, "A decline", "pass")
    assert (cards(pos, "stack"), cards(pos, "action discard"), result(pos)) == ("", "148", (4, 3))
    idle = attempted(table(**given, levels={"A": 8}, decks={"action": "152"}), "063")
    before = result(idle)
    play(idle, "A decline", "pass")
    assert (cards(idle, "action discard"), result(idle), level(idle, "A")) == ("152", before, 8)
    spent = attempted(table(**given, left={"action": 0}), "063")
    assert [event["deck"] for event in events(spent, "shuffle")] == [5]
    assert (len(cards(spent, "action deck").split()), cards(spent, "action discard")) == (6, "")


# Facing the front.


def test_one_must_face_the_adversary() -> None:
    """EPIC-116: on the turn after the third card under the Class; no card is added that turn."""
    pos = table(stories={"A": "055 057 059 078 080"}, rows={"act II": "081 086", "act I": "063"})
    assert refused(pos, "A face") == "EPIC-044"
    play(pos, "A gain 081")
    assert (question(pos), allowed(pos, "A face"), allowed(pos, "A end")) == ("Turn", False, True)
    play(ended(pos), f"B {choices(pos, 'B', 'gain')[0]}")
    ended(pos)
    assert (kind(pos), allowed(pos, "A face")) == ("adversary", True)
    assert refused(pos, "A attempt 086 top") == "EPIC-116"
    assert refused(pos, "A gain 082") == "EPIC-116"
    assert refused(pos, "A end") == "EPIC-116"
    pos.rng = table(runes="III S").rng
    play(attempted(pos, "adversary"), "pass")
    assert (story(pos, "A"), refused(pos, "A face")) == (SIX, "EPIC-044")


def test_the_adversary_is_a_challenge() -> None:
    """EPIC-117: two Skills, Dark Runes, DOUBLE and cards; one path and no +1; its own modifier."""
    pos = facing("IID S M", dark=1, decks={"action": "148"}, hands={"B": "167"})
    assert (xp(pos, "A"), shown(pos)["challenge"]["difficulty"]) == (2, 6)
    play(pos, "A decline", "A pass", "B play 167", "pass")
    assert result(pos) == (2 + 2 + 2 + 2 + 2, 6)
    assert result(play(pos, "pass")) == (10, 7)
    assert result(facing("III", stories={"A": PLAIN})) == (3, 6)


def test_the_modifier_is_read_when_the_result_is_computed() -> None:
    """EPIC-117: what is stored or paid in the window no longer counts for it."""
    pos = facing("III SSS", adversary="P6", xp={"A": 2})
    assert result(pos)[0] == 11
    assert result(play(pos, "A store 1"))[0] == 9
    assert [event["result"] for event in events(play(pos, "pass"), "result")] == [9]


def test_success_against_the_front() -> None:
    """EPIC-118: the card shown, 1 experience for each point above; the card does not enter the Story."""
    pos = play(facing(decks={"hero": "180"}), "pass")
    assert (hand(pos, "A"), adversary_xp(pos), story(pos, "A"), xp(pos, "A")) == ("180", 9, SIX, 3)
    dark = facing("III SS SS", adversary="P2", decks={"antihero": "206"})
    reached, needed = result(dark)
    assert (hand(play(dark, "pass"), "A"), adversary_xp(dark)) == ("206", 10 - (reached - needed))


def test_failure_against_the_front() -> None:
    """EPIC-119: no reward and no experience for anybody; MOONs still count."""
    given: dict[str, Any] = {"boards": {"A": "002 023 034 041"}, "class_xp": {"A": 6}, "stories": {"A": PLAIN}}
    pos = play(facing("OOI B M", dark=1, **given), "pass")
    assert (hand(pos, "A"), xp(pos, "A"), adversary_xp(pos), level(pos, "A")) == ("", 2, 11, 4)
    assert events(pos, "ability") == []
    assert shown(pos)["players"][0]["faced_front"]


# The Final face.


def test_the_card_is_turned_when_all_have_faced_it() -> None:
    """EPIC-120: at once, with its experience; a failure is enough."""
    one = play(facing("OOI B", players=3, faced="B"), "pass")
    assert (shown(one)["adversary"]["turned"], events(one, "turned")) == (False, [])
    all_three = play(facing("OOI B", players=3, faced="BC"), "pass")
    assert (shown(all_three)["adversary"]["turned"], adversary_xp(all_three)) == (True, 15)
    assert (question(all_three), asked(all_three)) == ("Turn", "A")


def test_the_final_ability_is_for_every_roll_with_double() -> None:
    """EPIC-121: of a Story Challenge too, before the Action is revealed; not while the front is up."""
    given: dict[str, Any] = {"rows": {"act I": "063"}, "decks": {"action": "148"}, "runes": "IID S"}
    pos = attempted(table(**given, faced="AB"), "063")
    assert (question(pos), choices(pos, "A"), cards(pos, "stack")) == ("ChooseEffect", ["choose 0", "choose 1"], "")
    assert refused(pos, "A decline") == "EPIC-021"
    play(pos, "A choose 1")
    assert (question(pos), result(pos), cards(pos, "stack")) == ("UseHeritage", (3, 2), "148")
    assert told(pos, "roll", "choose", "action") == ["roll", "choose", "action"]
    assert question(attempted(table(**given), "063")) == "UseHeritage"
    assert question(attempted(table(**given | {"runes": "III S"}, faced="AB"), "063")) == "Respond"


def test_a_final_ability_that_cannot_be_carried_out() -> None:
    """EPIC-121: one option that can is taken by itself, none is nothing."""
    given: dict[str, Any] = {"rows": {"act I": "063"}, "decks": {"action": "148"}, "runes": "IID S", "faced": "AB"}
    forced = attempted(table(**given, levels={"A": 8}), "063")
    assert (question(forced), result(forced)) == ("UseHeritage", (3, 2))
    nothing = attempted(table(**given, levels={"A": 8}, adversary="R1"), "063")
    assert (question(nothing), result(nothing), events(nothing, "choose")) == ("UseHeritage", (4, 2), [])


def test_an_adversary_without_experience_is_not_beaten() -> None:
    """EPIC-122: it may gain again, and everybody must still face it."""
    pos = play(attempted(table(rows={"act I": "063"}, runes="OOI B", adversary_xp=0), "063", "bottom"), "pass")
    assert (adversary_xp(pos), pos.over) == (1, False)
    last = table(turn="B", acted=True, stories={"A": f"{EIGHT} 102"}, faced="A", ends_with="A", adversary_xp=0)
    assert (kind(ended(last)), refused(last, "A end")) == ("final", "EPIC-124")


# The end.


def story_turn(pos: Position) -> Epic:
    """The active player gains the first Trait there is, and ends the turn."""
    letter = asked(pos)
    return ended(play(pos, f"{letter} {choices(pos, letter, 'gain')[0]}"))


def test_the_third_card_under_a_destiny_brings_the_end() -> None:
    """EPIC-123: the others have an ordinary turn each, then everybody a final one from that player on."""
    pos = table(
        players=3,
        turn="B",
        stories={"B": EIGHT},
        faced="B",
        rows={"act I": "056 058 060", "act III": "104"},
        runes="III SSS III SSS III SSS",
    )
    story_turn(pos)
    turns = [asked(pos), kind(pos)]
    for _ in range(2):
        story_turn(pos)
        turns += [asked(pos), kind(pos)]
    assert turns == ["C", "story", "A", "story", "B", "final"]
    assert [event["seat"] for event in events(pos, "last")] == [1]


def test_a_final_turn_is_for_the_final_adversary() -> None:
    """EPIC-124: however many cards one has, though the front was never faced."""
    pos = final("III S", stories={"A": "055"}, rows={"act I": "056 063"})
    assert {text.split()[0] for text in choices(pos, "A")} == {"explore", "store", "face"}
    assert refused(pos, "A gain 056") == "EPIC-124"
    assert refused(pos, "A attempt 063 top") == "EPIC-124"
    assert refused(pos, "A end") == "EPIC-124"
    play(pos, "A face")
    assert shown(pos)["challenge"]["card"] == "125"


def test_the_card_is_turned_at_the_first_final_turn() -> None:
    """EPIC-125: before anything else in that turn."""
    nine = f"{EIGHT} 102"
    pos = table(turn="B", acted=True, stories={"A": nine}, faced="A", ends_with="A", revealed=2)
    assert shown(pos)["adversary"]["turned"] is False
    ended(pos)
    assert shown(pos)["adversary"]["turned"] is True
    assert told(pos, "turn", "turned", "row") == ["turn", "turned", "row"]


def test_facing_the_final() -> None:
    """EPIC-126: experience is lost as against the front; no card is gained, and none after a failure."""
    pos = play(attempted(final("III SSS"), "adversary"), "pass")
    assert (adversary_xp(pos), hand(pos, "A"), story(pos, "A")) == (10 - 1, "", SIX)
    assert (shown(pos)["players"][0]["beat_final"], Sheet(pos, 0).final) == (True, 7)
    beaten = play(attempted(final("OOI BBS"), "adversary"), "pass")
    assert (adversary_xp(beaten), shown(beaten)["players"][0]["beat_final"], Sheet(beaten, 0).final) == (10, False, 0)
    assert shown(beaten)["players"][0]["faced_final"]


@pytest.mark.parametrize(
    ("destiny", "adversary", "points"),
    [("042", "P1", 1), ("050", "P1", 1), ("051", "P4", 1), ("051", "P1", 0), ("052", "P3", 1), ("043", "P5", 1)],
)
def test_a_beaten_final_counts_in_the_story(destiny: str, adversary: str, points: int) -> None:
    """EPIC-127: its icon for the Destiny and the sets, and as a Triumph or Tragedy path."""
    given: dict[str, Any] = {"adversary": adversary, "boards": {"A": f"002 018 029 {destiny}"}, "faced": "AB"}
    with_it = Sheet(table(**given, beaten="A"), 0)
    without = Sheet(table(**given), 0)
    assert with_it.triumph[1] + with_it.tragedy[1] == without.triumph[1] + without.tragedy[1] + points
    assert with_it.triumph[0] + with_it.tragedy[0] == 0


def test_a_beaten_final_completes_a_set() -> None:
    """EPIC-127: two ARC and that of the Final are three."""
    given: dict[str, Any] = {"adversary": "P3", "stories": {"A": "074b 083"}, "faced": "AB"}
    assert (Sheet(table(**given), 0).icons, Sheet(table(**given, beaten="A"), 0).icons) == (2, 4)


@pytest.mark.parametrize("first", ["A", "B"])
def test_twenty_four_turns_are_enough(first: str) -> None:
    """EPIC-128: then final turns start with the first player, though nobody has finished a Story."""
    last = LETTERS[(LETTERS.index(first) + 1) % 2]
    given: dict[str, Any] = {"turn": last, "first": first, "acted": True}
    pos = ended(table(**given, turns={"A": 24, "B": 24}))
    assert (asked(pos), kind(pos), counter(pos, "finals")) == (first, "final", 1)
    sooner = ended(table(**given, turns={first: 23, last: 23}))
    assert (asked(sooner), kind(sooner)) == (first, "story")
    middle = ended(table(**given | {"turn": first}, turns={first: 24, last: 23}))
    assert (asked(middle), kind(middle), counter_of(middle, last, "turns")) == (last, "story", 24)


def test_a_competitive_match_ends_after_twenty_four_turns() -> None:
    """EPIC-128"""
    pos = ended(table(turn="B", acted=True, turns={"A": 24, "B": 24}, options={"competitive": True}))
    assert pos.outcome is not None
    assert (pos.over, pos.outcome.reason) == (True, "score")
