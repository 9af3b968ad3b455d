"""What a report says of runs made by hand, in both languages, and that its page needs nothing but itself."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from math import inf
from pathlib import Path

import msgspec
import pytest

from tablee.engine.text import patterns
from tablee.lab.measures.base import Left, Measure
from tablee.lab.plan import Plan
from tablee.lab.report import made, markdown, page, read
from tablee.lab.report.findings import answers
from tablee.lab.report.model import FACT, GOOD, UNSURE, WARNING, Answer, Report
from tablee.lab.report.scope import Difference, Reading, Scope
from tablee.lab.run import run
from tablee.testing.prose import spoken_faults, written_faults

from .report_samples import FULL, card, length, reading, share

LANGS = ("fr", "en")


def answered(said: Reading, key: str, lang: str = "en", other: Reading | None = None) -> Answer:
    """What a report answers to a question."""
    scope = Scope(lang, [said, *([other] if other else [])])
    return next(answer for answer in answers(scope) if answer.key == key)


def sentences(answer: Answer) -> list[tuple[str, str]]:
    return [(finding.mood, finding.text) for finding in answer.findings]


# Is a seat favoured?


def test_a_seat_that_surely_wins_more_is_favoured() -> None:
    found = answered(reading(share("seat 1", 0.30, 0.02), share("seat 2", 0.29, 0.02), share("seat 3", 0.41, 0.022)), "seat")
    assert found.mood == WARNING
    assert sentences(found)[0] == (
        WARNING,
        "Seat 3 is favoured: it wins 41.0% (38.8–43.2, n = 2,000) of the matches, where an even share would be 33.3%.",
    )
    assert [text[:19] for _, text in sentences(found)[1:]] == ["Seat 2 falls behind", "Seat 1 falls behind"]


def test_seats_that_surely_win_alike_are_even() -> None:
    found = answered(reading(share("seat 1", 0.505, 0.01, 9000, 2), share("seat 2", 0.495, 0.01, 9000, 2)), "seat")
    assert sentences(found) == [
        (GOOD, "No seat is favoured: each wins within 3 points of an even share, 50.0% (n = 9,000)."),
    ]


def test_wide_intervals_say_nothing_yet_and_how_many_matches_would() -> None:
    found = answered(reading(share("seat 1", 0.53, 0.05, 400, 2), share("seat 2", 0.47, 0.05, 400, 2)), "seat")
    assert found.mood == UNSURE
    assert "About 1,100 matches would tell 3 points" in found.findings[0].text
    assert "still reach 8.0 points" in found.findings[0].text


def test_one_interval_of_many_that_misses_by_a_hair_is_no_verdict() -> None:
    six = [share(f"seat {n}", 1 / 6, 0.04, 400, 6) for n in range(1, 6)]
    assert answered(reading(*six, share("seat 6", 1 / 6 + 0.042, 0.04, 400, 6)), "seat").mood == UNSURE


def place(of: str, value: float, half: float, n: int = 2000, seats: int = 3) -> Measure:
    return msgspec.structs.replace(share(of, value, half, n, seats), key="place-share")


def test_whoever_begins_may_be_favoured_where_no_seat_is() -> None:
    """Where the starter changes from deal to deal, every seat wins alike however much the first move is worth."""
    even = [share("seat 1", 0.5, 0.02, seats=2), share("seat 2", 0.5, 0.02, seats=2)]
    found = answered(reading(*even, place("place 1", 0.62, 0.02, seats=2), place("place 2", 0.38, 0.02, seats=2)), "seat")
    assert [text[:35] for _, text in sentences(found)] == [
        "No seat is favoured: each wins with",
        "Place 1 in turn order is favoured: ",
        "Place 2 in turn order falls behind:",
    ]
    twins = [place("place 1", 0.5, 0.02, seats=2), place("place 2", 0.5, 0.02, seats=2)]
    assert len(answered(reading(*even, *twins), "seat").findings) == 1


@pytest.mark.parametrize(("n", "mood"), [(1, UNSURE), (29, UNSURE), (30, WARNING)])
def test_no_verdict_hangs_on_a_handful(n: int, mood: str) -> None:
    seats = reading(share("seat 1", 0.9, 0.05, n, 2), share("seat 2", 0.1, 0.05, n, 2))
    assert answered(seats, "seat").mood == mood
    assert answered(reading(msgspec.structs.replace(length(200.0, 3, (60.0, 120.0)), n=n)), "aim").mood == mood
    change = Difference("win", "conan", 3, "generous", "place 1", 0.5, 0.3, 0.7, n, "share")
    found = answered(reading(share("seat 3", 0.4, 0.02), differences=[change]), "change").findings[0]
    assert found.mood == (UNSURE if n < 30 else FACT)
    assert ("too few deals" in found.text) == (n < 30)


def test_bots_that_kept_their_seats_are_not_mistaken_for_them() -> None:
    run = reading(length(100, 2, None), left=[Left("seat-share", "turned")])
    assert "cannot be told from what its bot wins" in answered(run, "seat").findings[0].text


def test_a_team_has_no_favoured_seat() -> None:
    won = Measure("length", "virtopia", 4, "base", "", 100.0, 90.0, 110.0, 300, "decisions")
    assert sentences(answered(reading(won), "seat")) == [(FACT, "All seats win or lose together: no seat can be favoured.")]


# Which card is dead?


def test_a_card_that_nobody_uses_is_dead() -> None:
    found = answered(reading(card("card-use", "A01", 0.2, 0.02), card("card-use", "A02", 0.001, 0.001)), "card")
    assert found.mood == WARNING
    assert "A02 Ravens’ Ford" in found.findings[0].text
    assert "A01" not in found.findings[0].text


def test_a_card_may_be_dead_while_matches_are_few() -> None:
    found = answered(reading(card("card-use", "A01", 0.2, 0.02), card("card-use", "A02", 0.0, 0.09, 20)), "card")
    assert found.mood == UNSURE
    assert found.findings[0].text.startswith(
        "One card may be dead: hardly anybody uses it, but that is not sure yet (n = 20)"
    )


def test_of_many_cards_one_that_nobody_used_may_be_chance() -> None:
    unused = Measure("card-use", "conan", 3, "base", "A01", 0.0, 0.0, 0.0151, 250, "share")
    many = [card("card-use", f"A{n:02}", 0.3, 0.05, 250) for n in range(2, 60)]
    assert answered(reading(unused), "card").mood == WARNING
    assert answered(reading(unused, *many), "card").mood == UNSURE


def test_a_single_card_is_spoken_of_as_one() -> None:
    found = answered(reading(card("card-contribution", "A01", 0.01, 0.05)), "card")
    assert found.findings[0].text.startswith("The one card that was looked at neither")


def test_no_card_is_dead_where_all_are_used() -> None:
    found = answered(reading(card("card-use", "A01", 0.2, 0.02), card("card-use", "A02", 0.1, 0.02)), "card")
    assert found.mood == GOOD
    assert found.findings[0].text.startswith("No card is dead. The rarest, A02 Ravens’ Ford,")


def test_cards_that_surely_help_or_harm_are_named_with_their_intervals() -> None:
    worth = [card("card-contribution", f"A{n:02}", value, 0.01) for n, value in enumerate((0.05, 0.005, -0.04), 1)]
    helps, harms = sentences(answered(reading(*worth), "card"))
    assert helps[1].startswith("One card surely helps whoever has it: A01")
    assert "+5.0 points (+4.0 to +6.0, n = 2,000)" in helps[1]
    assert "−4.0 points (−5.0 to −3.0, n = 2,000)" in harms[1]


# What did the change do?


@pytest.mark.parametrize(
    ("low", "high", "mood", "begins"),
    [
        (0.01, 0.05, FACT, "“generous” raises"),
        (-0.05, -0.01, FACT, "“generous” lowers"),
        (-0.02, 0.04, UNSURE, "“generous” changes nothing that shows"),
    ],
)
def test_a_variant_raises_lowers_or_shows_nothing(low: float, high: float, mood: str, begins: str) -> None:
    change = Difference("seat-share", "conan", 3, "generous", "seat 3", (low + high) / 2, low, high, 500, "share")
    found = answered(reading(share("seat 3", 0.4, 0.02), differences=[change]), "change")
    assert found.findings[0].mood == mood
    assert found.findings[0].text.startswith(begins)
    assert "n = 500" in found.findings[0].text
    if mood == UNSURE:
        assert "less than 4.0 points" in found.findings[0].text


def changed(**given: object) -> str:
    """What is said of a change of lengths."""
    change = Difference("length", "conan", 3, "slow", "", 2.0, 1.0, 3.0, 200, "decisions")
    change = msgspec.structs.replace(change, **given)
    return answered(reading(length(90, 2, None), differences=[change]), "change").findings[0].text


def test_what_a_variant_does_not_do_in_many_ways_is_one_sentence() -> None:
    shares = [Difference("win", "conan", 3, "slow", f"place {n}", 0.0, -0.02 * n, 0.01, 500, "share") for n in (1, 2, 3)]
    longer = Difference("length", "conan", 3, "slow", "", 2.0, 1.0, 3.0, 500, "decisions", together=True)
    found = answered(reading(share("seat 1", 0.33, 0.02), differences=[*shares, longer]), "change").findings
    assert [finding.mood for finding in found] == [FACT, UNSURE]
    assert "3 comparisons" in found[1].text
    assert "6.0 points" in found[1].text


def test_what_is_not_known_of_a_change_is_not_told_in_numbers() -> None:
    assert changed(low=-inf, high=inf, n=60) == "“slow”: too few deals to say anything yet (n = 60): decisions in a match."
    same = "“slow” does the same on each deal: decisions in a match, +2 decisions (n = 200)."
    assert changed(low=-inf, high=inf) == same
    assert changed(paired=False).endswith("on different deals.")
    assert changed(together=False).endswith("Among all the changes that were looked at, it may still be chance.")


def test_the_same_figure_of_two_runs_is_told_once() -> None:
    between = Difference("length", "conan", 3, "two", "", 20.0, 18.0, 22.0, 600, "decisions", "runs")
    before = reading(length(100, 2, None), share("seat 1", 0.3, 0.02), name="one")
    after = reading(length(120, 2, None), share("seat 1", 0.31, 0.02), name="two", differences=[between])
    told = [text for _, text in sentences(answered(before, "change", other=after))]
    assert told == [
        "“two” raises this measure: decisions in a match, +20.0 decisions (+18.0 to +22.0, n = 600), on the same deals.",
        "The one other figure that both runs have does not surely differ.",
    ]


@pytest.mark.parametrize(("seed", "deals"), [("tablee", "the same"), ("other", "different")])
def test_two_runs_are_on_the_same_deals_only_if_they_have_the_same_seed(tmp_path: Path, seed: str, deals: str) -> None:
    plan = Plan(game="push", seats=2, bots="random", matches=40)
    run(plan, tmp_path / "one", jobs=1)
    run(msgspec.structs.replace(plan, bots="greedy", seed=seed), tmp_path / "two", jobs=1)
    scope = Scope("en", read(tmp_path / "one", tmp_path / "two"))
    told = [finding.text for answer in answers(scope) if answer.key == "change" for finding in answer.findings]
    wins = [text for text in told if "share of the victories (place 1)" in text]
    assert len(wins) == 1
    assert f"on {deals} deals" in wins[0]


def test_two_runs_are_told_apart_where_they_surely_differ() -> None:
    before, after = reading(length(100, 2, None), name="one"), reading(length(120, 2, None), name="two")
    found = answered(before, "change", other=after)
    assert found.findings[0].text.startswith("In “two” this measure is higher")
    assert "+20.0 decisions (+17.2 to +22.8" in found.findings[0].text
    same = answered(before, "change", other=reading(length(101, 2, None), name="two"))
    assert same.findings[0].text == "The one other figure that both runs have does not surely differ."


# Are the aims kept?


@pytest.mark.parametrize(("value", "mood"), [(150.0, WARNING), (90.0, GOOD), (119.0, UNSURE)])
def test_a_band_is_left_kept_or_open(value: float, mood: str) -> None:
    found = answered(reading(length(value, 3, (60.0, 120.0))), "aim")
    assert [finding.mood for finding in found.findings] == [mood]
    assert "60–120 decisions" in found.findings[0].text


def test_one_match_is_spoken_of_as_one() -> None:
    one = Reading("plan", 1, [msgspec.structs.replace(length(90, 2, None), n=1, low=-inf, high=inf)])
    assert made([one], "en").lead.startswith("One match between bots.")
    assert answered(one, "sure").findings[0].text == "One match was played."
    assert answered(one, "sure", "fr").findings[0].text == "Une partie a été jouée."
    assert "| 90 decisions | – | 1 |" in markdown(made([one], "en"))


# The forms.


@pytest.fixture(scope="module")
def reports() -> dict[str, Report]:
    """One report in each language; the second run is the first under another name."""
    return {lang: made([FULL], lang) for lang in LANGS}


def test_every_question_of_a_designer_has_an_answer(reports: dict[str, Report]) -> None:
    for report in reports.values():
        assert [answer.key for answer in report.answers] == ["seat", "card", "change", "aim", "sure"]
        assert all(answer.findings for answer in report.answers)


def test_both_languages_have_all_texts() -> None:
    fr, en = (set(patterns("tablee.lab", lang)) for lang in LANGS)
    assert fr == en


@pytest.mark.parametrize("lang", LANGS)
def test_no_reader_of_a_report_stumbles(lang: str, reports: dict[str, Report]) -> None:
    text = markdown(reports[lang])
    prose = [line.lstrip("-# ").replace("*", "").replace("\\", "") for line in text.splitlines() if line[:1] not in "|`"]
    told = prose[: prose.index(Scope(lang, []).say("report-part-ground"))]
    faults = {line: [*spoken_faults(lang, line), *written_faults(lang, line)] for line in told if line}
    assert {line: found for line, found in faults.items() if found} == {}


@pytest.mark.parametrize("lang", LANGS)
def test_tables_in_markdown_are_well_formed(lang: str, reports: dict[str, Report]) -> None:
    blocks = re.findall(r"(?:^\|.*\n)+", markdown(reports[lang]), re.MULTILINE)
    assert len(blocks) > 8
    for block in blocks:
        rows = block.splitlines()
        assert len({len(re.findall(r"(?<!\\)\|", row)) for row in rows}) == 1, block
        assert re.fullmatch(r"\|( --- \|)+", rows[1])
        assert len(rows) > 2


class Tags(HTMLParser):
    """Counts the tags of a page and collects whatever it would load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def count(self, tag: str) -> int:
        return sum(each == tag for each, _ in self.found)


@pytest.mark.parametrize("lang", LANGS)
def test_a_page_is_whole_and_refers_to_nothing_outside(lang: str, reports: dict[str, Report]) -> None:
    text = page(reports[lang], live=False)
    tags = Tags(text)
    ids = [attrs["id"] for _, attrs in tags.found if "id" in attrs]
    assert tags.count("h1") == 1
    assert tags.count("script") == 0
    assert ("html", {"lang": lang}) in tags.found
    assert len(ids) == len(set(ids))
    for tag, attrs in tags.found:
        assert tag not in ("link", "img", "iframe", "object")
        assert "src" not in attrs
        assert (attrs.get("href") or "#").startswith("#")
        assert not attrs.get("href") or str(attrs["href"])[1:] in ids
    assert "@import" not in text
    assert "url(" not in text
    assert tags.count("figure") == text.count("</details></figure>") > 5
    assert len(text) < 300_000
