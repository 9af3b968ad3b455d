"""The Hero's tale: whole, in order, true to the record, well said in both languages, and never twice the same."""

from __future__ import annotations

import re
from itertools import chain, combinations
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.engine.text import LANGUAGES, Texts, source
from tablee.games.epic.show.deeds import DARK, GIFTED, GOOD, SHADY, SPANS, TOLD, TURNS, Deed, bond, lead, shape, tone
from tablee.games.epic.show.printed import PRINTED
from tablee.games.epic.show.tale import (
    GIFT_VARIANTS,
    MOST_WORDS,
    VARIANTS,
    Battle,
    Failure,
    Life,
    Sentence,
    Standing,
    say,
    state,
    tell,
    telling,
)

PACKAGE: Final = "tablee.games.epic"
TEXTS: Final = Texts(PACKAGE)
ACTS: Final = (range(55, 78), range(78, 101), range(101, 122))
FRONTS: Final = range(124, 146, 2)
PLAYED: Final = range(159, 207)
NAMES: Final = ("Ada", "Émile", "Hélène", "Yann", "Oscar", "Iseut Lebrun", "Dame Ysoline", "X", "Zoé-Ange", "O’Hara")
HELPERS: Final = ("Basile", "Eloi", "Fée Rose")

# The first tale of a language reads its texts.
unhurried = settings(deadline=None)
lang_of = pytest.mark.parametrize("lang", LANGUAGES)


def words(text: str) -> list[str]:
    return re.findall(r"[\w’-]*\w", text)


def deeds_of(card: int) -> list[Deed]:
    return [Deed(card)] if PRINTED.is_trait[card] else [Deed(card, 0), Deed(card, 1)]


@st.composite
def acts(draw: st.DrawFn, complete: bool) -> tuple[tuple[Deed, ...], ...]:
    """Three cards under each character card, of its Act or a later one, and none before the Act is full (INV-2, 3)."""
    count = 9 if complete else draw(st.integers(0, 9))
    found: list[Deed] = []
    for place in range(count):
        taken = {deed.card for deed in found}
        cards = [card for card in range(ACTS[place // 3][0], 122) if card not in taken]
        found.append(draw(st.sampled_from([deed for card in cards for deed in deeds_of(card)])))
    return tuple(found[:3]), tuple(found[3:6]), tuple(found[6:])


def lives(complete: bool = True) -> st.SearchStrategy[Life]:
    """A whole Story, or one cut short; competitive ones among the latter."""
    battles = st.builds(
        Battle,
        face=st.sampled_from(FRONTS),
        meeting=st.sampled_from(["beaten", "resisted", "never"]),
        won=st.booleans(),
        triumph=st.booleans(),
        helpers=st.lists(st.tuples(st.sampled_from(HELPERS), st.sampled_from(PLAYED)), max_size=4).map(tuple),
        left=st.integers(0, 9),
    )
    failures = st.builds(
        Failure,
        card=st.sampled_from(sorted({deed.card for deed in TOLD})),
        act=st.integers(0, 2),
        before=st.integers(0, 2),
        other=st.sampled_from(("", "Basile")),
    )
    standings = st.builds(
        Standing,
        seats=st.just(4),
        rank=st.sampled_from(["crown", "shared", "behind", "outdone", "alone"]),
        winner=st.just("Eloi"),
        friend=st.sampled_from(("", "Basile")),
    )
    return st.builds(
        Life,
        match=st.text(max_size=8),
        seat=st.integers(0, 3),
        hero=st.sampled_from(NAMES),
        address=st.sampled_from(["m", "f", "n"]),
        heritage=st.integers(1, 13),
        origin=st.integers(14, 28),
        calling=st.integers(29, 40),
        mastered=st.booleans(),
        destiny=st.integers(41, 54),
        acts=acts(complete),
        level=st.integers(1, 8),
        battle=battles if complete else st.none() | battles,
        score=st.integers(-4, 120),
        cards=st.just(PRINTED),
        standing=standings,
        failure=st.none() | failures,
        failed=st.integers(1, 9),
    ).filter(lambda life: not life.failure or life.failure.card not in {deed.card for act in life.acts for deed in act})


def fragment(lang: str, number: int, attribute: str = "tale", hero: str = "") -> str:
    return TEXTS.say(lang, f"card-{number:03}", attribute, hero=hero)


def deed_fragments(lang: str, deed: Deed) -> list[str]:
    """In which words a card of the Story may be told: a path by its own verb or by the infinitive of the card."""
    if PRINTED.is_trait[deed.card]:
        return [fragment(lang, deed.card)]
    return [TEXTS.say(lang, f"deed-{deed.card:03}-{deed.side}"), fragment(lang, deed.card, f"{deed.side}-tale")]


def tail(lang: str, number: int) -> str:
    """What follows the name in the sentence of a card."""
    return fragment(lang, number, hero="@").split("@")[1]


def noun(lang: str, number: int) -> str:
    """The name of an Adversary without its article, which may be contracted."""
    return re.sub(r"^(?:Le |La |L’|The )", "", TEXTS.say(lang, f"card-{number:03}"))


def told_in_order(lang: str, life: Life) -> list[list[str]]:
    """What the ledger wants told, in its order and in one of these wordings."""
    youth, prime, height = ([deed_fragments(lang, deed) for deed in deeds] for deeds in life.acts)
    parts = [[tail(lang, life.heritage)], [tail(lang, life.origin)], *youth, [tail(lang, life.calling)], *prime]
    if life.battle:
        parts += [[noun(lang, life.battle.face)], *height, [noun(lang, life.battle.face + 1)]]
        parts += [[helper] for helper in dict.fromkeys(name for name, _ in life.battle.helpers)]
    else:
        parts += height
    return [*parts, [tail(lang, life.destiny)], [str(life.score)]]


@lang_of
@unhurried
@given(life=lives(complete=False))
def test_every_card_is_told_exactly_once_and_in_order(lang: str, life: Life) -> None:
    text = tell(TEXTS, lang, life)
    at = len(life.hero)
    for wordings in told_in_order(lang, life):
        (part,) = {wording for wording in wordings if wording in text}
        named = life.battle and part in (noun(lang, life.battle.face), noun(lang, life.battle.face + 1))
        assert text.count(part) == 1 or named or part in (str(life.score), *HELPERS), part
        found = text.find(part, at)
        assert found >= at, part
        at = found + len(part)


@lang_of
@unhurried
@given(life=lives())
def test_a_whole_story_has_120_to_320_words(lang: str, life: Life) -> None:
    assert 120 <= len(words(tell(TEXTS, lang, life))) <= 320


@lang_of
def test_the_longest_tale_of_all(lang: str) -> None:
    """The longest cards under each character card, a failure, three helpers: it still stays within the limit."""

    def length(deed: Deed) -> int:
        return max(len(words(wording)) for wording in deed_fragments(lang, deed))

    def longest_card(numbers: range) -> int:
        return max(numbers, key=lambda number: len(words(fragment(lang, number, hero="Ada"))))

    chosen = [sorted([max(deeds_of(card), key=length) for card in act], key=length)[-3:] for act in ACTS]
    face = longest_card(range(125, 146, 2)) - 1
    battle = Battle(face, "resisted", False, False, tuple(zip(HELPERS, (167, 159, 163), strict=True)), 5)
    life = ELF._replace(
        acts=tuple(tuple(deeds) for deeds in chosen),
        heritage=longest_card(range(1, 14)),
        origin=longest_card(range(14, 29)),
        calling=longest_card(range(29, 41)),
        destiny=longest_card(range(41, 55)),
        mastered=True,
        battle=battle,
        failure=Failure(63, 1, 1, "Basile"),
        failed=5,
    )
    lengths = [len(words(tell(TEXTS, lang, life._replace(match=str(match))))) for match in range(100)]
    assert max(lengths) <= MOST_WORDS == 320


@lang_of
@unhurried
@given(life=lives(complete=False))
def test_a_tale_is_clean_prose(lang: str, life: Life) -> None:
    text = tell(TEXTS, lang, life)
    title, *paragraphs = text.split("\n\n")
    assert title == life.hero
    assert len(paragraphs) == 4
    for paragraph in paragraphs:
        assert paragraph[0].isupper() or paragraph[0] in "«“", paragraph
        assert paragraph[-1] in ".!"
    assert not re.search(r"[{}$@]|  |card-|tale-|\.\.|\bNone\b", text)
    for sentence in (say(TEXTS, lang, sentence) for sentences in telling(life) for sentence in sentences):
        assert sentence[0].isupper() or sentence[0] in "«“", sentence
        assert sentence[-1] in ".!", sentence


@unhurried
@given(life=lives(complete=False))
def test_the_french_is_elided_and_spaced(life: Life) -> None:
    text = tell(TEXTS, "fr", life)
    vowel = r"[aeiouyâàéèêëîïôœuûAEIOUÀÂÉÈÊÎÔ]"
    assert not re.search(rf"\b(de|que|ne|se|me|te|je|jusque|lorsque|puisque) {vowel}", text), text
    assert not re.search(r"\b(de|à) les?\b", text)
    assert not re.search(r"'| [:;!?»]|« ", text)


@unhurried
@given(life=lives(complete=False))
def test_pronouns_follow_the_form_of_address(life: Life) -> None:
    he, she = ({"he", "him", "his"}, {"she", "her"})
    said = {word.lower() for word in words(tell(TEXTS, "en", life))} - {word.lower() for word in words(life.hero)}
    quoted = {"m": she, "f": he, "n": he | she}[life.address]
    others = [part for wordings in told_in_order("en", life) for part in wordings]
    others += [
        TEXTS.say("en", f"deed-{deed.card:03}-{deed.side}", "after") for act in life.acts for deed in act if deed in TOLD
    ]
    assert not (said & quoted) - {word.lower() for part in others for word in words(part)}


@unhurried
@given(life=lives(complete=False))
def test_the_same_life_is_always_told_alike(life: Life) -> None:
    again = Life(*life)
    for lang in LANGUAGES:
        assert tell(TEXTS, lang, again) == tell(TEXTS, lang, life)


def test_variants_are_chosen_the_same_on_every_machine() -> None:
    assert [
        sentence.message for sentences in telling(ELF) for sentence in sentences if sentence.message.startswith("tale")
    ] == [f"tale-{name}" for name in CHOSEN]


@unhurried
@given(life=lives(complete=False))
def test_heroes_of_one_match_never_share_a_joint(life: Life) -> None:
    tellings = [telling(life._replace(seat=seat)) for seat in range(4)]
    for one, other in combinations([joints(told) for told in tellings], 2):
        assert not set(one) & set(other)


def joints(told: list[list[Sentence]]) -> list[str]:
    return [sentence.message for sentence in chain(*told) if re.fullmatch(r"tale-.*-\d+", sentence.message)]


@unhurried
@given(life=lives(complete=False))
def test_no_joint_comes_back(life: Life) -> None:
    used = joints(telling(life))
    assert len(set(used)) == len(used)


@lang_of
def test_every_joint_has_its_variants_in_both_languages(lang: str) -> None:
    assert min(VARIANTS.values()) >= 4
    written = set(re.findall(r"^tale-([a-z-]+-\d+) =", source(PACKAGE, lang), re.MULTILINE))
    assert written == {f"{joint}-{variant + 1}" for joint, count in VARIANTS.items() for variant in range(count)}
    said = [
        TEXTS.say(
            lang,
            f"tale-{name}",
            **{"hero": "Ada", "address": "f", "score": 2, "count": 3},
            **{name: name for name in ("deed", "next", "bare", "gift", "adversary", "card", "helper", "final", "tail")},
            **{name: name for name in ("echo", "fail", "other", "friend", "winner")},
        )
        for name in written
    ]
    assert len(set(said)) == len(said)


def test_there_are_enough_openings_final_scenes_and_endings() -> None:
    assert min(VARIANTS[joint] for joint in ("opening", "facing", "crown", "behind", "defeat", "alone")) >= 8


@lang_of
def test_every_path_and_every_trait_has_its_own_words(lang: str) -> None:
    cards = {card: PRINTED.is_trait[card] for act in ACTS for card in act}
    assert {card for card, trait in cards.items() if trait} == GIFTED
    assert {deed for card, trait in cards.items() if not trait for deed in deeds_of(card)} == TOLD
    parts = [(f"deed-{deed.card:03}-{deed.side}", part) for deed in TOLD for part in ("", "after", "echo")]
    parts += [(f"trait-{card:03}-{variant + 1}", "") for card in GIFTED for variant in range(GIFT_VARIANTS)]
    parts += [(f"fail-{card:03}", "") for card, trait in cards.items() if not trait]
    said = [
        TEXTS.say(lang, key, part, hero="Ada", address="f", gift="@") for key, part in parts if TEXTS.has(lang, key, part)
    ]
    assert len(said) == len(set(said)) == len(parts)


def test_french_deeds_are_told_in_the_past() -> None:
    """Every path begins with its verb, in the third person, and what is left of it with an article."""
    for deed in TOLD:
        key = f"deed-{deed.card:03}-{deed.side}"
        assert re.match(r"(?:s’)?\w+(?:a|it|ut|int)\b", TEXTS.say("fr", key)), key
        assert re.match(r"(?:le|la|les|ce) |l’", TEXTS.say("fr", key, "echo")), key
        assert re.fullmatch(r"[A-ZÀÉÎ«][^{}]*[.»]", TEXTS.say("fr", key, "after")), key


@lang_of
def test_what_comes_before_the_name_can_be_left_out(lang: str) -> None:
    """A Class, a Destiny and a Final are told from the name on, after a joint: before it there is a word of time or place."""
    for number in (*range(29, 55), *range(125, 146, 2)):
        assert len(words(fragment(lang, number, hero="@").split("@")[0])) <= 6, number


@lang_of
def test_every_origin_begins_with_the_hero(lang: str) -> None:
    """There the name is replaced by a pronoun, which would be wrong anywhere else in the sentence."""
    assert all(fragment(lang, number, hero="@").startswith("@ ") for number in range(14, 29))


@pytest.mark.parametrize(
    ("change", "instead", "french", "english"),
    [
        ({"level": 2}, {"level": 3}, "Son cœur, après tout cela, était clair.", "After all that, her heart was clear."),
        ({"level": 3}, {"level": 2}, "Ni sainteté ni scandale", "Neither saint nor monster"),
        (
            {"level": 3},
            {"level": 3, "acts": ((), (), (Deed(114, 0),))},
            "Ni sainteté ni scandale",
            "Neither saint nor monster",
        ),
        ({"level": 3, "acts": ((), (), (Deed(114, 0),))}, {}, "; pas l’armée qui s’était rendue.", "; not the army that had"),
        (
            {"failed": 3, "failure": Failure(69, 0, 1)},
            {},
            "l’ours du meunier garda le moulin",
            "bear kept the mill, and a boot",
        ),
        ({"failed": 1, "failure": Failure(69, 0, 1, "Bo")}, {}, "c’est Bo qui finit", "it was Bo who finished"),
        ({"standing": Standing(2, "behind", "Bo")}, {}, "Bo l’emporta\u202f; Ada applaudit", "Bo won; Ada applauded"),
        (
            {"standing": Standing(2, "crown")},
            {"standing": Standing(2, "behind", "Bo")},
            "Ada l’emporta sur tous",
            "Ada outdid",
        ),
        ({"standing": Standing(1, "alone")}, {}, "qui avait gagné sans aide", "who had won unaided"),
        ({"battle": Battle(124, "never", False, False)}, {}, "Le Seigneur des Ombres gagna.", "The Lord of Shadows won."),
        ({"battle": Battle(124, "never", False, False, (), 9)}, {}, "Les routes furent barrées", "Roads were closed"),
        ({"battle": Battle(124, "never", True, False, (), 1)}, {}, "fallu d’un souffle", "a matter of one breath"),
        ({"level": 4}, {"level": 5}, "Ni sainteté ni scandale", "Neither saint nor monster"),
        ({"level": 7}, {"level": 8}, "L’ombre, en chemin, avait pris ses aises.", "On the way, the shadow had settled in."),
        ({"level": 8}, {"level": 7}, "De la lumière, il ne restait rien.", "Of the light, nothing was left."),
        ({"mastered": True}, {}, "Aucun secret du métier ne lui échappa.", "No secret of the trade stayed secret."),
        ({"score": 1}, {}, " 1 point.", " 1 point."),
        ({"score": -2}, {}, " -2 points.", " -2 points."),
    ],
)
def test_what_is_said_of_the_record(change: dict[str, Any], instead: dict[str, Any], french: str, english: str) -> None:
    """One variant of each sentence: some match chooses it, and none does without the cause."""
    matches = [ELF._replace(match=str(number)) for number in range(48)]
    for lang, sentence in (("fr", french), ("en", english)):
        assert any(sentence in tell(TEXTS, lang, life._replace(**change)) for life in matches)
        assert not any(sentence in tell(TEXTS, lang, life._replace(**instead)) for life in matches)


@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("triumph", [True, False])
@pytest.mark.parametrize("meeting", ["beaten", "resisted", "never"])
def test_the_battles_are_told_as_they_went(won: bool, triumph: bool, meeting: str) -> None:
    battle = Battle(124, meeting, won, triumph)  # type: ignore[arg-type]
    said = [sentence.message for sentences in telling(ELF._replace(battle=battle)) for sentence in sentences]
    outcome = f"tale-{'won' if won else 'failed'}-{'triumph' if triumph else 'defeat'}-"
    assert [message[:-1] for message in said if message[:-1] in MEETINGS] == [f"tale-{meeting}-"]
    assert [message[:-1] for message in said if message[:-1] in OUTCOMES] == [outcome]


def test_a_competitive_life_knows_no_adversary() -> None:
    said = [sentence.message for sentences in telling(ELF._replace(battle=None)) for sentence in sentences]
    assert not [message for message in said if message[:-1] in MEETINGS | OUTCOMES or message[:8] in {"card-124", "card-125"}]


def test_each_helper_is_thanked_once_with_the_first_card() -> None:
    battle = Battle(124, "beaten", True, True, (("Bo", 167), ("Cleo", 159), ("Bo", 163)))
    text = tell(TEXTS, "fr", ELF._replace(battle=battle))
    assert re.search(r"Bo.*Heure de Gloire|Heure de Gloire.*Bo", text)
    assert re.search(r"Cleo.*Épée Ancestrale|Épée Ancestrale.*Cleo", text)
    assert text.count("Bo") == 1
    assert "Travail d’Équipe" not in text


def test_ex_30_the_elf_scout() -> None:
    """EX-30: the Elf scout, the Trait among the cards of Act I, then the Ranger, and the Destiny to close."""
    for lang, marks in (
        ("fr", ["elfes", "courut longtemps devant les autres", "un pas plus léger", "manteau des rôdeurs", "petite lumière"]),
        ("en", ["elven", "ran ahead of the others", "a step lighter", "ranger’s cloak", "small light"]),
    ):
        text = tell(TEXTS, lang, ELF)
        assert [text.count(mark) for mark in marks] == [1] * 5
        assert [text.find(mark) for mark in marks] == sorted(text.find(mark) for mark in marks)
        assert words(text)[-2:] == ["31", "points"]


def test_a_deed_is_coloured_by_what_was_done() -> None:
    """To beat a clan chief is no crime, whatever the path is worth; to slaughter an army that has surrendered is one."""
    assert [tone(Deed(card, path)) for card, path in ((88, 0), (114, 0), (114, 1), (77, 1), (77, 0), (64, 0), (96, 1))] == [
        *("plain", "dark", "good", "dark", "good", "plain", "shady"),
    ]
    assert len(GOOD | DARK | SHADY) == len(GOOD) + len(DARK) + len(SHADY)
    assert not SPANS & TURNS
    assert GOOD | DARK | SHADY | SPANS | TURNS < TOLD
    assert [state(level) for level in range(1, 9)] == ["virtuous"] * 2 + ["human"] * 2 + ["darkened"] * 3 + ["lost"]


def test_what_takes_years_is_not_told_as_an_act() -> None:
    assert [(shape(deed), lead(deed)) for deed in (Deed(72, 1), Deed(91, 0), Deed(66, 0), Deed(69, 0), Deed(111, 0))] == [
        *(("span", "span"), ("span", "span"), ("turn", "turn"), ("act", "act"), ("span", "good")),
    ]


def test_one_deed_leads_to_another() -> None:
    good, plain, shady, dark = Deed(71, 0), Deed(63, 0), Deed(70, 0), Deed(71, 1)
    pairs = ((good, plain), (good, dark), (dark, good), (dark, plain), (shady, dark), (dark, shady), (good, shady))
    assert [bond(one, two) for one, two in pairs] == ["then", "fall", "amends", "", "descent", "descent", "then"]


@lang_of
def test_a_card_that_was_added_is_told_by_its_verb(lang: str) -> None:
    """A card without words of its own here is told by the infinitive that it must have."""
    life = ELF._replace(acts=((Deed(63, 0), Deed(57)), (), ()))
    known = tell(TEXTS, lang, life)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tablee.games.epic.show.tale.TOLD", frozenset())
        patch.setattr("tablee.games.epic.show.deeds.TOLD", frozenset())
        patch.setattr("tablee.games.epic.show.tale.GIFTED", frozenset())
        told = tell(TEXTS, lang, life)
    assert told != known
    assert told.count(fragment(lang, 63, "top-tale")) == told.count(fragment(lang, 57)) == 1


MEETINGS: Final = {f"tale-{meeting}-" for meeting in ("beaten", "resisted", "never")}
OUTCOMES: Final = {f"tale-{own}-{team}-" for own in ("won", "failed") for team in ("triumph", "defeat")}
ELF: Final = Life(
    match="first page",
    seat=0,
    hero="Ada",
    address="f",
    heritage=8,
    origin=20,
    calling=36,
    mastered=False,
    destiny=47,
    acts=(
        (Deed(73, 1), Deed(57), Deed(65, 0)),
        (Deed(93, 1), Deed(82), Deed(95, 1)),
        (Deed(113, 1), Deed(119, 0), Deed(108, 0)),
    ),
    level=6,
    battle=Battle(124, "beaten", True, True, (("Bo", 167),)),
    score=31,
)
CHOSEN: Final = (
    *("opening-2", "good-16", "span-7", "calling-4", "good-13", "shady-7", "beaten-4", "good-5", "then-1", "darkened-3"),
    *("facing-4", "won-triumph-2", "helped-2", "cost-dark-4", "destiny-5", "legacy-3", "crown-2"),
)
