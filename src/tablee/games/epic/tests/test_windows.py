"""Hero and Antihero cards, the response windows and the stack: EPIC-063 to EPIC-076."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import Position, Rng
from tablee.testing.notation import asked, events, question, shown

from .. import GAME
from ..rules.position import Epic
from ..rules.scoring import Sheet
from ..show.printed import PRINTED
from .build import (
    adversary_xp,
    allowed,
    attempted,
    cards,
    choices,
    ended,
    hand,
    level,
    of,
    play,
    refused,
    result,
    story,
    table,
    xp,
)

BARS = "III"


def window(runes: str = f"{BARS} S", card: str = "063", path: str = "top", **given: Any) -> Epic:
    """The window after A's roll against a Challenge of the first row."""
    return attempted(table(rows={"act I": card}, runes=runes, **given), card, path)


def stack(pos: Position) -> str:
    return cards(pos, "stack")


# The cards.


def test_gained_cards_may_be_played_at_once() -> None:
    """EPIC-063: even in the Challenge that gave them; a card that one does not hold cannot be played."""
    pos = window("IID S", decks={"hero": "159"})
    assert refused(play(pos.clone(), "A decline"), "A play 159") == "EPIC-063"
    assert result(play(pos, "A take hero", "A play 159", "pass")) == (6, 2)


def test_an_empty_deck_is_rebuilt_from_its_discard_pile() -> None:
    """EPIC-064: if both are empty nothing is drawn, and such a deck is not offered."""
    pos = window("IID S", left={"hero": 0}, discards={"hero": "159"})
    play(pos, "A take hero")
    assert (len(hand(pos, "A").split()), cards(pos, "hero discard"), len(events(pos, "shuffle"))) == (1, "", 1)
    heroes = " ".join(f"{card:03}" for card in range(159, 183))
    pos = window("IID S", played={"B": heroes})
    assert choices(pos, "A") == ["take antihero", "special", "decline"]
    assert refused(pos, "A take hero") == "EPIC-051"
    pos = play(table(played={"B": heroes}, boards={"A": "002 025 029 041"}), "A use")
    assert (question(pos), len(hand(pos, "A").split())) == ("Turn", 1)
    pos = play(table(boards={"A": "002 025 029 041"}), "A use")
    assert refused(pos, "A decline") == "EPIC-064"


@pytest.mark.parametrize(
    ("card", "given", "legal"),
    [
        ("159", {"path": "top"}, True),
        ("159", {"path": "bottom"}, False),
        ("167", {}, False),
        ("189", {}, True),
        ("200", {}, False),
        ("180", {}, False),
        ("178", {}, False),
    ],
)
def test_a_card_states_when_it_may_be_played(card: str, given: dict[str, Any], legal: bool) -> None:
    """EPIC-065"""
    pos = window(hands={"A": card}, **given)
    assert allowed(pos, f"A play {card}") == legal
    if not legal:
        assert refused(pos, f"A play {card}") == "EPIC-065"


def test_of_whose_challenge_a_card_speaks() -> None:
    """EPIC-065: own or another's; the mode is the one that fits the moment."""
    pos = window(hands={"A": "200", "B": "201 189"})
    play(pos, "A pass")
    assert choices(pos, "B", "play") == ["play 201"]
    assert refused(pos, "B play 189") == "EPIC-065"
    assert xp(play(table(hands={"A": "200"}), "A play 200"), "A") == 4


def test_a_card_that_would_change_nothing_cannot_be_played() -> None:
    """EPIC-066: a change of the result always counts."""
    assert refused(window(hands={"A": "172"}), "A play 172") == "EPIC-066"
    learned = table(stories={"A": "074b"}, rows={"act I": "063"}, hands={"A": "172"}, runes=f"{BARS} S")
    assert result(play(attempted(learned, "063"), "A play 172", "pass")) == (6, 2)
    assert refused(table(adversary_xp=0, hands={"A": "174"}), "A play 174") == "EPIC-066"
    assert refused(table(levels={"A": 1}, hands={"A": "169"}), "A play 169") == "EPIC-066"
    dark = attempted(table(rows={"act I": "073"}, runes=f"{BARS} BBB", hands={"A": "193"}), "073", dark=3)
    assert refused(dark, "A play 193") == "EPIC-066"
    assert allowed(window(hands={"A": "159"}, runes=f"{BARS} S"), "A play 159")


def test_a_card_without_condition_may_be_played_at_any_time() -> None:
    """EPIC-067: by the active player in the main phase, by anybody in a window."""
    given: dict[str, Any] = {"hands": {"A": "169 180", "B": "170 206"}}
    assert choices(table(**given), "A", "play") == ["play 169", "play 180"]
    pos = window(**given)
    assert choices(pos, "A", "play") == ["play 169"]
    play(pos, "A pass")
    assert choices(pos, "B", "play") == ["play 170"]
    pos = play(table(acted=True, **given), "A end", "A pass")
    assert choices(pos, "B", "play") == ["play 170"]


@pytest.mark.parametrize("card", ["169", "170", "174", "175", "180", "190", "191", "200", "201", "202", "203", "206"])
def test_a_card_can_be_played_when_its_text_says_so_and_never_else(card: str) -> None:
    """EPIC-067: own turn outside a Challenge, after a cast, at the end of a turn, for who is active and for who is not."""
    told = GAME.texts.say("en", f"rules-{card}")
    any_cast, any_end = "fter any cast" in told, "end of any turn" in told
    assert allowed(table(hands={"A": card}), f"A play {card}") == ("n your turn outside a Challenge" in told)
    assert allowed(window(hands={"A": card}), f"A play {card}") == any_cast
    other = play(window(hands={"B": card}), "A pass")
    assert allowed(other, f"B play {card}") == (any_cast or "fter another Hero’s cast" in told)
    assert allowed(play(table(acted=True, hands={"A": card}), "A end"), f"A play {card}") == any_end
    assert allowed(play(table(acted=True, hands={"B": card}), "A end", "A pass"), f"B play {card}") == any_end


def test_played_cards_stay_and_score() -> None:
    """EPIC-068: cards left in hand or discarded unplayed do not."""
    pos = play(table(hands={"A": "180 181 206"}), "A play 180", "A play 206")
    assert (of(pos, "A", "played"), hand(pos, "A")) == ("180 206", "181")
    sheet = Sheet(pos, 0)
    assert (sheet.triumph[3], sheet.tragedy[3]) == (1, 1)
    trap = window("IID S", hands={"A": "180"}, decks={"action": "146"})
    play(trap, "A decline", "pass")
    assert (hand(trap, "A"), cards(trap, "hero discard"), Sheet(trap, 0).triumph[3]) == ("", "180", 0)


def test_which_cards_are_discarded_is_their_holders_choice() -> None:
    """EPIC-068: the discarded cards are public."""
    trap = window("IID S", hands={"A": "180 181"}, decks={"action": "146"})
    play(trap, "A decline", "pass")
    assert (question(trap), choices(trap, "A")) == ("DiscardCards", ["discard 180", "discard 181"])
    assert refused(trap, "A enough") == "EPIC-068"
    play(trap, "A discard 181")
    assert (hand(trap, "A"), events(trap, "discard", "B")[0]["cards"]) == ("180", ["181"])
    orc = window("IID S", hands={"A": "180 181 206"}, boards={"A": "004 018 029 041"})
    play(orc, "A special", "A discard 180", "A discard 206", "A enough")
    assert (hand(orc, "A"), xp(orc, "A")) == ("181", 6)


def test_costs_are_paid_when_a_card_is_played() -> None:
    """EPIC-069: not refunded; amounts are counted when it resolves."""
    pos = window(hands={"A": "189", "B": "204"}, xp={"A": 1}, boards={"A": "002 023 029 041"})
    play(pos, "A play 189")
    assert (xp(pos, "A"), stack(pos)) == (0, "189")
    play(pos, "A pass", "B play 204", "pass")
    assert (result(pos), xp(pos, "A"), of(pos, "A", "played")) == ((5, 2), 0, "189")
    assert refused(window(hands={"A": "189"}, xp={"A": 0}, boards={"A": "002 023 029 041"}), "A play 189") == "EPIC-069"
    thieves = play(window(hands={"A": "190", "B": "191"}, adversary_xp=1), "A play 190", "A pass", "B play 191")
    before = xp(thieves, "A"), xp(thieves, "B")
    play(thieves, "pass", "pass")
    assert (adversary_xp(thieves), xp(thieves, "A"), xp(thieves, "B")) == (0, before[0], before[1] + 1)


# The stack.


def test_the_last_card_played_applies_first() -> None:
    """EPIC-070"""
    pos = window(hands={"A": "159", "B": "162"})
    play(pos, "A play 159", "A pass", "B play 162")
    assert (stack(pos), result(pos)[0]) == ("159 162", 5)
    assert [event["cards"] for event in events(play(pos, "pass", "pass"), "resolve")] == [["162"], ["159"]]


def test_the_procedure_of_a_window() -> None:
    """EPIC-071: one card or pass, in turn order from the active player; a card starts the round again."""
    pos = attempted(
        table(players=3, turn="B", rows={"act I": "063"}, hands={"C": "159", "A": "162"}, runes=BARS), "063", "top"
    )
    assert asked(pos) == "B"
    play(pos, "B pass", "C pass")
    assert asked(play(pos, "A play 162")) == "B"
    play(pos, "B pass")
    assert asked(play(pos, "C play 159")) == "B"
    play(pos, "B pass", "C pass", "A pass")
    assert (stack(pos), asked(pos)) == ("162", "B")
    play(pos, "pass")
    assert (stack(pos), asked(pos), question(pos)) == ("", "B", "Respond")
    assert question(play(pos, "pass")) == "Turn"


def test_who_is_asked_depends_on_public_facts_only() -> None:
    """EPIC-071: a player who can only pass is asked like the others, and the pass looks the same."""
    held = play(window(hands={"B": "159"}), "A pass")
    other = play(window(hands={"B": "180"}), "A pass")
    none = play(window(), "A pass")
    assert asked(held) == asked(other) == asked(none) == "B"
    assert [choices(pos, "B") for pos in (other, none)] == [["pass"], ["pass"]]
    assert shown(held, "A") == shown(other, "A")
    for pos in (held, other):
        play(pos, "B pass")
    assert held.events(0) == other.events(0)
    assert refused(window(), "A end") == "EPIC-071"


def test_what_is_played_in_the_main_phase_cannot_be_answered() -> None:
    """EPIC-071: it resolves at once."""
    pos = play(table(hands={"A": "180", "B": "204"}), "A play 180")
    assert (xp(pos, "A"), question(pos), asked(pos)) == (5, "Turn", "A")


def test_the_active_player_may_store_and_use_abilities_in_the_window() -> None:
    """EPIC-072: not on the stack, at once."""
    pos = window(boards={"A": "002 028 032 041"}, runes=BARS, class_xp={"A": 1}, xp={"A": 3})
    assert choices(pos, "A") == ["store 1", "store 2", "store 3", "use", "pass"]
    play(pos, "A use")
    assert (result(pos)[0], xp(pos, "A"), stack(pos), asked(pos)) == (4, 2, "", "A")
    assert refused(pos, "A use") == "EPIC-072"
    assert result(play(pos, "A store 1"))[0] == 5
    symbol = play(window(boards={"A": "002 022 029 041"}, runes=f"{BARS} S S"), "A use", "A symbol DEX")
    assert result(symbol)[0] == 7
    other = play(window(boards={"B": "001 028 031 042"}), "A pass")
    assert refused(other, "B use") == "EPIC-072"


def test_an_ability_of_a_challenge_is_there_again_in_the_next() -> None:
    """EPIC-072: once per Challenge."""
    rows = {"act I": "063 073 055"}
    pos = attempted(table(boards={"A": "002 028 032 041"}, rows=rows, runes=f"{BARS} {BARS} S"), "063")
    ended(play(pos, "A use", "pass"))
    ended(play(pos, "B gain 055"))
    play(attempted(pos, "073"), "A use")
    assert refused(pos, "A use") == "EPIC-072"


def test_cards_for_a_challenge_are_played_after_the_roll() -> None:
    """EPIC-073: runes added in the window are rolled at once, and their rewards taken at once."""
    pos = table(rows={"act I": "063"}, hands={"A": "159"})
    assert refused(pos, "A play 159") == "EPIC-065"
    assert refused(play(pos, "A attempt 063 top"), "A play 159") == "EPIC-085"
    given: dict[str, Any] = {"stories": {"A": "056"}, "hands": {"A": "181"}, "boards": {"A": "002 023 029 041"}}
    third = play(window(f"{BARS} SS R", **given), "A play 181", "pass", "A symbol FOR")
    assert (shown(third)["challenge"]["roll"]["first"], xp(third, "A")) == (["FOR", "FOR", "DIAMOND"], 4)


def test_cancel_takes_a_card_from_the_stack() -> None:
    """EPIC-074: a cancelled card counts as played, a cancelled Action is discarded."""
    pos = window("IID S", hands={"A": "178", "B": "200"}, decks={"action": "148"})
    play(pos, "A decline", "A pass", "B play 200")
    assert refused(pos, "A target 148") == "EPIC-071"
    play(pos, "A play 178")
    assert (question(pos), choices(pos, "A")) == ("ChooseTarget", ["target 148", "target 200"])
    assert refused(pos, "A target 159") == "EPIC-074"
    play(pos, "A target 200")
    assert shown(pos)["stack"][-1] == {"card": "178", "seat": 0, "aim": "200"}
    play(pos, "pass")
    assert (stack(pos), of(pos, "B", "played"), of(pos, "A", "played")) == ("148", "200", "178")
    assert result(play(pos, "pass")) == (4, 3)
    trick = window("IID S", hands={"A": "179"}, decks={"action": "148"})
    play(trick, "A decline", "A play 179", "pass")
    assert (stack(trick), cards(trick, "action discard"), result(trick)) == ("", "148", (4, 2))


def test_a_cancelled_cancel() -> None:
    """EPIC-074: the last one decides; a card that is gone cannot be cancelled again."""
    pos = window(hands={"A": "178", "B": "200 204"})
    play(pos, "A pass", "B play 200", "A play 178", "A pass", "B play 204", "B target 178", "pass")
    assert stack(pos) == "200"
    assert result(play(pos, "pass"))[0] == 3
    twice = window(hands={"A": "178 179", "B": "200"})
    play(twice, "A pass", "B play 200", "A play 178", "A play 179", "pass")
    assert (stack(twice), result(twice)[0]) == ("178", 5)
    assert (stack(play(twice, "pass")), of(twice, "A", "played")) == ("", "179 178")


def test_cards_on_another_heros_challenge() -> None:
    """EPIC-075: on any turn, also after the own final turn."""
    pos = play(window(hands={"B": "159"}), "A pass", "B play 159", "pass", "pass")
    assert (story(pos, "A"), of(pos, "B", "played")) == ("063", "159")
    done: dict[str, Any] = {
        "stories": {"B": "055 057 059 078 080 081 101 103 105"},
        "faced": "AB",
        "beaten": "B",
        "finals": 2,
    }
    late = attempted(table(**done, ends_with="B", hands={"B": "167"}, runes="OOI B"), "adversary")
    assert allowed(play(late, "A pass"), "B play 167")


def test_the_end_of_turn_window() -> None:
    """EPIC-076: TIM-ANY cards only, with the same procedure, and answers to them."""
    pos = table(acted=True, hands={"A": "169", "B": "190 204 159"})
    play(pos, "A end")
    assert (asked(pos), choices(pos, "A", "play")) == ("A", ["play 169"])
    play(pos, "A play 169", "A pass")
    assert choices(pos, "B", "play") == ["play 190", "play 204"]
    play(pos, "B play 204", "pass")
    assert (level(pos, "A"), stack(pos), asked(pos)) == (3, "", "A")
    play(pos, "A pass", "B play 190", "pass")
    assert (xp(pos, "B"), adversary_xp(pos)) == (4, 9)
    assert refused(pos, "A use") == "EPIC-072"
    assert refused(pos, "A end") == "EPIC-076"
    assert (question(play(pos, "pass")), asked(pos)) == ("Turn", "B")


# Every card of the two decks.


@pytest.mark.parametrize("card", [f"{card:03}" for card in (*PRINTED.cards_of(10), *PRINTED.cards_of(11))])
def test_every_card_can_be_played_and_resolves(card: str) -> None:
    """EPIC-065: in a moment that fits, and it is in front of its player afterwards."""
    pos = moment_for(card)
    play(pos, f"{asked(pos)} play {card}")
    while card in stack(pos).split() or question(pos) not in ("Respond", "Turn"):
        legal = [pos.name(action) for action in pos.legal(pos.to_act[0])]
        passes = [action for action in legal if action["verb"] == "pass"]
        pos.play(pos.to_act[0], (passes or legal)[0])
    assert card in of(pos, "A", "played").split() + of(pos, "B", "played").split()
    assert pos.faults() == []


def moment_for(card: str) -> Epic:
    """A position in which whoever is asked may play a card."""
    mode = PRINTED.modes[int(card)][0]
    text: dict[str, Any] = {"hands": {"A": card}}
    if mode.timing in (1, 2):
        return table(**text)
    if mode.timing == 3:
        pos = window("IID S", decks={"action": "148"}, **text)
        return play(pos, "A decline")
    if mode.whose == 2:
        return play(window(hands={"B": card}), "A pass")
    if mode.filter == 2:
        six: dict[str, Any] = {"stories": {"A": "055 057 059 078 080 081"}}
        return attempted(table(**six, **text, runes="III S"), "adversary")
    for challenge in ("063", "065", "068", "070", "077", "072", "074"):
        for path in ("top", "bottom"):
            pos = table(stories={"A": "061 062"}, rows={"act I": challenge}, **text)
            pos.rng = Rng(int(card))
            attempted(pos, challenge, path)
            while question(pos) == "UseHeritage":
                play(pos, "A decline")
            if allowed(pos, f"A play {card}"):
                return pos
    return iconed(card)


def iconed(card: str) -> Epic:
    """The challenger has every Story icon."""
    pos = table(stories={"A": "061 062 065b 083 090 094b"}, faced="A", hands={"A": card}, rows={"act III": "108"}, revealed=3)
    pos.rng = Rng(5)
    attempted(pos, "108", "top")
    while question(pos) == "UseHeritage":
        play(pos, "A decline")
    assert allowed(pos, f"A play {card}"), card
    return pos
