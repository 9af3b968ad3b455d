"""Lives of Heroes for the tests of the tale, made up or given, and the words in which each must be told."""

from __future__ import annotations

import re
from typing import Final

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from tablee.engine.text import LANGUAGES, Texts
from tablee.games.epic.show.deeds import TOLD, Deed
from tablee.games.epic.show.printed import PRINTED
from tablee.games.epic.show.tale import Battle, Failure, Life, Standing

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
