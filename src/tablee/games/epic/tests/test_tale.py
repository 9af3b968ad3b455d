"""The Hero's tale: whole, in order, true to the record, well said in both languages, and never twice the same."""

from __future__ import annotations

import re
from itertools import chain, combinations
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.engine.text import LANGUAGES, Texts, source
from tablee.games.epic.show.printed import PRINTED
from tablee.games.epic.show.tale import VARIANTS, Battle, Deed, Life, say, state, tell, telling, tone

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
    )


def fragment(lang: str, number: int, attribute: str = "tale", hero: str = "") -> str:
    return TEXTS.say(lang, f"card-{number:03}", attribute, hero=hero)


def deed_fragment(lang: str, deed: Deed) -> str:
    attribute = "tale" if PRINTED.is_trait[deed.card] else ("top-tale", "bottom-tale")[deed.path]
    return fragment(lang, deed.card, attribute)


def told_in_order(lang: str, life: Life) -> list[str]:
    """What the ledger wants told, in its order; of a sentence about the Hero, what follows the name."""
    youth, prime, height = ([deed_fragment(lang, deed) for deed in deeds] for deeds in life.acts)
    sentence = {
        number: fragment(lang, number, hero="@").split("@")[1] for number in (life.heritage, life.origin, life.calling)
    }
    parts = [sentence[life.heritage], sentence[life.origin], *youth, sentence[life.calling], *prime]
    if life.battle:
        parts += [TEXTS.say(lang, f"card-{life.battle.face:03}"), *height]
        parts += [
            fragment(lang, life.battle.face + 1, hero=life.hero),
            *dict.fromkeys(name for name, _ in life.battle.helpers),
        ]
    else:
        parts += height
    return [*parts, fragment(lang, life.destiny, hero=life.hero), str(life.score)]


@lang_of
@unhurried
@given(life=lives(complete=False))
def test_every_card_is_told_exactly_once_and_in_order(lang: str, life: Life) -> None:
    text = tell(TEXTS, lang, life)
    at = len(life.hero)
    for part in told_in_order(lang, life):
        assert text.count(part) == 1 or part in (str(life.score), *HELPERS), part
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
    """Even if every sentence were the longest of its kind, a Hero with one name stays within the limit."""

    def longest(joint: str, **values: str | int) -> int:
        keys = [f"tale-{joint}-{variant + 1}" for variant in range(VARIANTS[joint])]
        return max(len(words(TEXTS.say(lang, key, "", hero="Ada", address="n", **values))) for key in keys)

    def longest_card(numbers: range) -> int:
        return max(len(words(fragment(lang, number, hero="Ada"))) for number in numbers)

    def longest_deed(card: int) -> int:
        return max(
            longest(joint_of(deed), gift=deed_fragment(lang, deed), deed=deed_fragment(lang, deed)) for deed in deeds_of(card)
        )

    names = [TEXTS.say(lang, f"card-{number:03}") for number in PLAYED]
    total = 1 + sum(longest_card(numbers) for numbers in (range(1, 14), range(14, 29), range(29, 41), range(41, 55)))
    total += longest_card(range(125, 146, 2))
    total += 9 * max(longest_deed(card) for cards in ACTS for card in cards)
    total += max(
        longest(meeting, adversary=TEXTS.say(lang, f"card-{face:03}"))
        for meeting in ("beaten", "resisted", "never")
        for face in FRONTS
    )
    total += max(longest(state(level)) for level in range(1, 9))
    total += max(longest(joint) for joint in VARIANTS if "-" in joint)
    total += 3 * max(longest("helped", helper="Bo", card=name) for name in names)
    total += longest("opening") + longest("mastery") + longest("destiny") + longest("score", score=100)
    assert total <= 320


def joint_of(deed: Deed) -> str:
    return "trait" if PRINTED.is_trait[deed.card] else tone(deed)


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
    fragments = {word.lower() for part in told_in_order("en", life) for word in words(part)}
    assert not (said & quoted) - fragments


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
    for one, other in combinations(tellings, 2):
        for here, there in zip(chain(*one), chain(*other), strict=True):
            assert here.message != there.message or here.message.startswith("card-")


@unhurried
@given(life=lives(complete=False))
def test_no_joint_comes_back_before_all_have_served(life: Life) -> None:
    said = [sentence.message for sentences in telling(life) for sentence in sentences]
    for joint, variants in VARIANTS.items():
        used = [message for message in said if re.fullmatch(rf"tale-{joint}-\d+", message)]
        assert len(set(used)) == min(len(used), variants)


@lang_of
def test_every_joint_has_its_variants_in_both_languages(lang: str) -> None:
    assert min(VARIANTS.values()) >= 4
    written = set(re.findall(r"^tale-([a-z-]+-\d+) =", source(PACKAGE, lang), re.MULTILINE))
    assert written == {f"{joint}-{variant + 1}" for joint, count in VARIANTS.items() for variant in range(count)}
    said = [
        TEXTS.say(
            lang, f"tale-{name}", hero="Ada", address="f", deed="D", gift="G", adversary="A", card="C", helper="H", score=2
        )
        for name in written
    ]
    assert len(set(said)) == len(said)


@lang_of
def test_every_origin_begins_with_the_hero(lang: str) -> None:
    """There the name is replaced by a pronoun, which would be wrong anywhere else in the sentence."""
    assert all(fragment(lang, number, hero="@").startswith("@ ") for number in range(14, 29))


@pytest.mark.parametrize(
    ("change", "instead", "french", "english"),
    [
        ({"level": 2}, {"level": 3}, "Son cœur, après tout cela, était clair.", "After all that, her heart was clear."),
        ({"level": 3}, {"level": 2}, "Ni sainteté ni scandale", "Neither saint nor monster"),
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
    matches = [ELF._replace(match=str(number)) for number in range(24)]
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


def test_lights_and_shadows() -> None:
    assert [tone(deed) for deed in (Deed(64, 0), Deed(64, 1), Deed(65, 1), Deed(77, 0), Deed(77, 1))] == [
        "dark",
        "light",
        "plain",
        "light",
        "dark",
    ]
    assert [state(level) for level in range(1, 9)] == ["virtuous"] * 2 + ["human"] * 2 + ["darkened"] * 3 + ["lost"]


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
    *("opening-2", "plain-6", "trait-5", "plain-7", "light-4", "trait-6", "dark-7", "beaten-3", "light-5", "dark-8"),
    *("light-6", "darkened-1", "won-triumph-1", "helped-2", "destiny-3", "score-2"),
)
