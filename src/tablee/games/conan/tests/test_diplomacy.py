"""Diplomacy: treaties CONAN-901 to CONAN-914, alliances CONAN-930 to CONAN-938."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import Position
from tablee.testing.notation import asked, choices, counter, events, hand, of, question, shown, told

from .build import allowed, glory, on, play, refused, seen, table, values


def talk(hands: dict[str, str] | None = None, **given: Any) -> Position:
    return table(hands, phase="diplomacy", **given)


# The protocol.


def test_two_laps_at_most() -> None:
    """CONAN-901: a lap without a proposal ends the phase."""
    pos = play(talk(at={"A": "A01", "B": "A01", "C": "A01"}), "A pass", "B pass", "C pass")
    assert shown(pos)["phase"] == "cards"
    pos = talk({"A": "R01"}, at={"A": "A01", "B": "A01", "C": "A01"})
    play(pos, "A treaty B", "A ask any", "A sign", "B refuse", "B pass", "C pass")
    assert (asked(pos), counter(pos, "lap")) == ("A", 2)
    play(pos, "A treaty B", "A ask any", "A sign", "B refuse", "B pass", "C pass")
    assert shown(pos)["phase"] == "cards"


def test_a_treaty_is_announced_to_all() -> None:
    """CONAN-902"""
    pos = talk({"A": "R01"}, objects={"B": "O03"})
    play(pos, "A treaty B", "A give R01 shown", "A pay 2", "A claim O03", "A ask any", "A sign")
    told = events(pos, "treaty", "C")[-1]
    assert (told["other"], told["glory"], told["first"], told["claimed"], told["cards"]) == (1, 2, 3, 4, ["R01"])
    view: Any = pos.view(None)
    assert view["question"]["author"] == 0


def test_with_one_player_or_open_to_all() -> None:
    """CONAN-903"""
    pos = talk(beaten="C")
    assert values(pos, "A", "treaty", "player") == [1, 4]
    assert refused(pos, "A treaty C") == "CONAN-903"
    assert refused(pos, "A treaty A") == "CONAN-903"


def test_the_limits_of_the_terms() -> None:
    """CONAN-904: two cards, two Objects, glory on one side, something in it."""
    pos = talk({"A": "R01 R02 R03"}, objects={"A": "O01 O02 O03"})
    play(pos, "A treaty B")
    assert refused(pos, "A sign") == "CONAN-904"
    play(pos, "A give R01 shown", "A give R02 concealed")
    assert not choices(pos, "A", "give")
    play(pos, "A pay 10")
    assert not choices(pos, "A", "charge")
    play(pos, "A cede O01", "A cede O02")
    assert not choices(pos, "A", "cede")
    play(pos, "A ask any", "A ask any")
    assert choices(pos, "A") == [{"verb": "sign"}]


def test_gifts_are_legal() -> None:
    """CONAN-904: one side may be empty."""
    pos = play(talk({"A": "R01"}), "A treaty B", "A give R01 shown", "A sign", "B accept")
    assert (hand(pos, "A"), hand(pos, "B")) == ("", "R01")


def test_the_giver_keeps_one_point() -> None:
    """CONAN-905: and holds what he gives."""
    pos = play(talk({"A": "R01"}, glory={"A": 3}), "A treaty B")
    assert values(pos, "A", "pay", "amount") == [1, 2]
    assert refused(pos, "A pay 3") == "CONAN-905"
    assert refused(pos, "A give R02 shown") == "CONAN-905"
    assert refused(pos, "A cede O01") == "CONAN-905"


def test_shown_or_concealed() -> None:
    """CONAN-906: the category is always true."""
    pos = play(talk({"A": "R01 C05 A02"}), "A treaty B", "A give C05 concealed", "A give R01 shown", "A sign")
    assert shown(pos, "B")["offered"] == ["?challenge", "R01"]
    assert shown(pos, "A")["offered"] == ["C05", "R01"]
    play(pos, "B accept")
    assert [seen(pos, viewer, "B") for viewer in ("A", "B", "C")] == ["C05 R01", "C05 R01", "R01 ?challenge"]


def test_cards_are_asked_by_category() -> None:
    """CONAN-907: who accepts chooses; only the category becomes public."""
    pos = talk({"B": "A02 A03 R01"})
    play(pos, "A treaty B", "A ask adventure", "A ask any", "A sign", "B accept")
    assert values(pos, "B", "hand", "card") == [1, 2]
    assert refused(pos, "B hand R01") == "CONAN-907"
    play(pos, "B hand A03", "B hand R01")
    assert (hand(pos, "A"), hand(pos, "B")) == ("A03 R01", "A02")
    assert [seen(pos, viewer, "A") for viewer in ("B", "C")] == ["A03 R01", "?special ?adventure"]
    assert events(pos, "concluded", "C")[-1]["received"] == ["?adventure", "?special"]


def test_objects_are_named() -> None:
    """CONAN-908"""
    pos = play(talk(objects={"A": "O01", "B": "O08", "C": "O03"}), "A treaty B")
    assert values(pos, "A", "claim", "object") == [8]
    assert refused(pos, "A claim O03") == "CONAN-908"
    play(pos, "A cede O01", "A claim O08", "A sign", "B accept")
    assert (of(pos, "A", "objects"), of(pos, "B", "objects")) == ("O08", "O01")


def test_the_jade_eye_sees_for_its_new_owner() -> None:
    """O08, as long as the hero stands there."""
    pos = talk(objects={"B": "O08"}, at={"A": "A13"}, challenges=["B C01 A13", "C C02 A13"])
    assert on(pos, "A13", "A") == "?challenge ?challenge"
    play(pos, "A treaty B", "A claim O08", "A sign", "B accept")
    assert (on(pos, "A13", "A"), on(pos, "A13", "B")) == ("C01 C02", "C01 ?challenge")


def test_accept_only_what_one_holds() -> None:
    """CONAN-909"""
    pos = play(talk({"B": "R01"}), "A treaty B", "A ask special", "A ask special", "A sign")
    assert refused(pos, "B accept") == "CONAN-909"
    assert [action["verb"] for action in choices(pos, "B")] == ["refuse", "counter"]
    assert allowed(play(talk({"B": "R01 R02"}), "A treaty B", "A ask special", "A ask special", "A sign"), "B accept")


def test_one_counter() -> None:
    """CONAN-910: a new treaty under the same limits; no further counter."""
    pos = play(talk({"A": "R01", "B": "A02"}), "A treaty B", "A give R01 concealed", "A charge 5", "A sign")
    play(pos, "B counter", "B pay 2", "B ask special", "B sign")
    assert (question(pos), asked(pos), hand(pos, "A")) == ("AnswerTreaty", "A", "R01")
    assert refused(pos, "A counter") == "CONAN-910"
    done = play(pos.clone(), "A accept", "A hand R01")
    assert (glory(done, "A"), glory(done, "B"), hand(done, "B"), asked(done)) == (17, 13, "A02 R01", "B")
    refusal = play(pos, "A refuse")
    assert (glory(refusal, "A"), hand(refusal, "A"), asked(refusal)) == (15, "R01", "B")


def test_an_open_treaty() -> None:
    """CONAN-911: in player order after the proposer; the first acceptance concludes it; no counter."""
    pos = play(
        talk({"B": "R01"}, turn="B", first="B", players=4), "B treaty all", "B give R01 concealed", "B charge 1", "B sign"
    )
    assert asked(pos) == "C"
    assert refused(pos, "C counter") == "CONAN-911"
    play(pos, "C refuse", "D accept")
    assert (hand(pos, "D"), glory(pos, "D"), glory(pos, "B"), asked(pos)) == ("R01", 14, 16, "C")
    all_refuse = play(
        talk({"B": "R01"}, turn="B", first="B"), "B treaty all", "B give R01 concealed", "B sign", "C refuse", "A refuse"
    )
    assert (hand(all_refuse, "B"), asked(all_refuse)) == ("R01", "C")


def test_a_treaty_is_carried_out_at_once() -> None:
    """CONAN-912: a card just received is not the one handed over."""
    pos = talk({"A": "R01", "B": "R02"}, glory={"B": 4})
    play(pos, "A treaty B", "A give R01 concealed", "A charge 3", "A ask special", "A sign", "B accept")
    assert choices(pos, "B") == [{"verb": "hand", "card": 53}]
    play(pos, "B hand R02")
    assert (hand(pos, "A"), hand(pos, "B"), glory(pos, "A"), glory(pos, "B")) == ("R02", "R01", 18, 1)


def test_a_refused_proposal_may_be_made_again() -> None:
    """CONAN-913: what it announced stays known."""
    pos = play(talk({"A": "R01 C05"}), "A treaty B", "A give C05 concealed", "A give R01 shown", "A sign", "B refuse")
    assert seen(pos, "C", "A") == "R01 ?challenge"
    play(pos, "B pass", "C pass", "A treaty B", "A give C05 concealed", "A give R01 shown", "A sign")
    assert asked(pos) == "B"


def test_what_cannot_be_traded() -> None:
    """CONAN-914: only hand cards, Objects and glory have a verb."""
    pos = play(talk(at={"A": "A01"}, allies={"A": "C23"}, accomplished={"A": "A02"}), "A treaty B")
    assert {action["verb"] for action in choices(pos, "A")} == {"pay", "charge", "ask"}


def test_a_draft_is_private() -> None:
    """No event and no effect until it is signed."""
    pos = talk({"A": "R01"})
    before = told(pos, "B"), shown(pos, "B")
    play(pos, "A treaty B", "A give R01 shown")
    assert (told(pos, "B"), shown(pos, "B")) == before
    assert pos.can_undo(0) == 2


# Alliances.


def allies(share: int = 2, spoils: str = "alternate", **given: Any) -> Position:
    return table(at={"A": "A13", "B": "A13"}, alliance=f"AB {share} {spoils}", **given)


def test_heroes_on_the_same_adventure_may_ally() -> None:
    """CONAN-930: at most one alliance each."""
    pos = talk(at={"A": "A13", "B": "A13", "C": "A01"})
    assert refused(pos, "A ally C 2 alternate") == "CONAN-930"
    assert values(pos, "A", "ally", "player") == [1]
    bound = talk(at={"A": "A13", "B": "A13", "C": "A13"}, alliance="AB 2 alternate", turn="C", first="C")
    assert values(bound, "C", "ally", "player") == []


def test_the_terms_of_an_alliance() -> None:
    """CONAN-931"""
    pos = talk(at={"A": "A13", "B": "A13"})
    assert values(pos, "A", "ally", "share") == [0, 1, 2, 3, 4]
    play(pos, "A ally B 3 partner", "B accept")
    one, two = shown(pos)["players"][:2]
    assert (one["partner"], one["share"], one["spoils"]) == (1, 3, False)
    assert (two["partner"], two["share"], two["spoils"]) == (0, 1, True)


def test_an_alliance_may_be_countered_once() -> None:
    """CONAN-932: with other terms."""
    pos = play(talk(at={"A": "A13", "B": "A13"}), "A ally B 3 partner")
    assert refused(pos, "B amend 3 partner") == "CONAN-932"
    play(pos, "B amend 1 proposer")
    assert asked(pos) == "A"
    assert refused(pos, "A amend 2 proposer") == "CONAN-932"
    play(pos, "A accept")
    assert [player["share"] for player in shown(pos)["players"]] == [1, 3, 0]
    assert asked(pos) == "B"


def test_members_use_the_best_of_both() -> None:
    """CONAN-933, CONAN-610: heroes and Allies of both, but the bonuses of one."""
    pos = allies(heroes={"A": "H02", "B": "H01"}, objects={"B": "O01"}, challenges=["C C07 A13"])
    play(pos, "A face C07", "A open 1", "C follow", "A choose force", "A stop", "C stop")
    assert events(pos, "totals")[-1]["total"] == 6


def test_members_are_not_opposed() -> None:
    """CONAN-934"""
    pos = allies()
    assert refused(pos, "A duel B") == "CONAN-934"
    assert allowed(pos, "A accomplish")


@pytest.mark.parametrize(("share", "glories"), [(0, [15, 20]), (1, [17, 18]), (2, [18, 17]), (3, [19, 16]), (4, [20, 15])])
def test_stakes_are_shared(share: int, glories: list[int]) -> None:
    """CONAN-935: floor of the other's quarters; the first keeps the rest."""
    pos = allies(share, heroes={"A": "H01", "B": "H09"}, hands={"A": "R04"}, challenges=["C C07 A13", "C C01 A13"])
    play(pos, "A face C07", "A open 5", "C follow", "A choose force", "A lay R04", "C stop", "A stop")
    assert [glory(pos, letter) for letter in "AB"] == glories


def test_withdrawals_are_shared_and_nothing_else() -> None:
    """CONAN-935"""
    pos = play(allies(0, heroes={"A": "H01"}, challenges=["C C07 A13"]), "A face C07", "A open 5", "C raise 7", "A withdraw")
    assert [glory(pos, letter) for letter in "ABC"] == [15, 10, 20]
    hired = play(allies(0, challenges=["C C23 A13", "C C01 A13"]), "A face C23", "A hire")
    assert [glory(hired, letter) for letter in "AB"] == [14, 15]


def test_an_owner_does_not_share_what_his_challenge_wins() -> None:
    """CONAN-935: only who acts or is challenged, on the Adventure of the alliance."""
    pos = table(at={"A": "A01", "B": "A13", "C": "A13"}, alliance="BC 2 alternate", challenges=["B C07 A01", "C C02 A01"])
    start = pos.clone()
    play(pos, "A face C07", "A open 5", "B raise 7", "A withdraw")
    assert [glory(pos, letter) for letter in "ABC"] == [10, 20, 15]
    play(start, "A face C07", "A open 5", "B raise 7", "A raise 9", "B withdraw")
    assert [glory(start, letter) for letter in "ABC"] == [22, 8, 15]


def test_a_challenged_member_shares() -> None:
    """CONAN-935"""
    pos = table(at={"A": "A13", "B": "A13", "C": "A13"}, alliance="BC 1 alternate")
    play(pos, "A duel B", "A open 5", "B raise 8", "A withdraw")
    assert [glory(pos, letter) for letter in "ABC"] == [10, 15 + 5 - 3, 15 + 3]


def test_the_adventure_card_goes_to_who_accomplishes() -> None:
    """CONAN-936"""
    pos = play(allies(0, "partner"), "A accomplish")
    assert (of(pos, "A", "accomplished"), of(pos, "B", "accomplished")) == ("A13", "")


def test_a_partner_never_pays_his_last_point() -> None:
    """CONAN-937"""
    pos = allies(0, heroes={"A": "H02", "B": "H04"}, glory={"A": 3, "B": 2}, challenges=["C C07 A13"])
    play(pos, "A face C07", "A open 3", "C follow", "A choose force", "A stop", "C stop")
    assert [glory(pos, letter) for letter in "AB"] == [1, 1]


def test_an_alliance_ends_when_a_hero_leaves() -> None:
    """CONAN-938"""
    pos = play(allies(), "A move A01")
    assert [player["partner"] for player in shown(pos)["players"]] == [None, None, None]
