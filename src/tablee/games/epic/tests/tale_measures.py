"""Tales of many matches, measured: what two Heroes of a match share, what two matches share, and how long a tale is."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from statistics import median
from typing import Final, NamedTuple

from tablee import Rng
from tablee.bots import Perspective, make_bot
from tablee.engine.text import LANGUAGES
from tablee.games.epic import GAME
from tablee.games.epic.rules.position import WHOLE_STORY, Epic
from tablee.games.epic.show.biography import biography
from tablee.games.epic.show.tale import Life, tell, telling

NAMES: Final = ("Irma", "Hugo", "Émile", "Yann")
TABLES: Final = ((1, False), (2, False), (3, False), (4, False), (2, True), (3, True), (4, True), (4, False))
LONG: Final = 12
"""From so many words on, a sentence may not be shared."""


class Tale(NamedTuple):
    """A life and how it is told, by language."""

    life: Life
    told: dict[str, str]


class Measures(NamedTuple):
    """What was found: sentences and openings that two Heroes of a match share, the share of pairs of tales of different
    matches that have a joint in common, and the words of a whole Story, by language."""

    tales: int
    shared: list[str]
    openings: list[str]
    common_joints: float
    most_shared: list[tuple[str, int]]
    lengths: dict[str, tuple[int, float, int]]


def words(text: str) -> list[str]:
    return re.findall(r"[\w’-]*\w", text)


def played(seats: int, seed: int, competitive: bool, bots: bool) -> Epic:
    """A match to its end: by bots who want to win, or by people who do whatever comes to their mind."""
    choice = random.Random(seed)
    pos = GAME.new(seats=seats, seed=seed, competitive=competitive)
    players = [make_bot(GAME, "greedy", seed + seat) for seat in range(seats)]
    eyes = [Rng(seed + seat) for seat in range(seats)]
    while not pos.over:
        seat = pos.to_act[0]
        legal = pos.legal(seat)
        known = bots and len(legal) > 1
        pos.play(seat, players[seat].choose(Perspective.of(pos, seat, eyes[seat])) if known else choice.choice(legal))
    assert isinstance(pos, Epic)
    return pos


def tales_of_matches(matches: int, first: int = 1) -> Iterator[list[Tale]]:
    """The tales of many matches, of every kind of table, half of them played by bots."""
    for number in range(matches):
        seats, competitive = TABLES[number % len(TABLES)]
        pos = played(seats, first + number, competitive, number // len(TABLES) % 2 == 0)
        lives = [biography(pos, seat, NAMES[:seats], "mfn"[(number + seat) % 3]) for seat in range(seats)]  # type: ignore[arg-type]
        yield [Tale(life, {lang: tell(GAME.texts, lang, life) for lang in LANGUAGES}) for life in lives]


def sentences(tale: str) -> list[str]:
    """The sentences of a tale, without the names and pronouns by which two Heroes' may differ."""
    plain = re.sub("|".join(NAMES), "X", tale.partition("\n\n")[2])
    plain = re.sub(r"\b(?:[Ii]l|[Ee]lle|[Hh]e|[Ss]he|[Tt]hey)\b", "X", plain)
    return re.split(r"(?<=[.!?])\s+", plain)


def opening(tale: str) -> str:
    """The first sentence of a tale."""
    return sentences(tale)[0]


def joints(life: Life) -> frozenset[str]:
    """The variants of joints in which a life is told."""
    said = (sentence.message for paragraph in telling(life) for sentence in paragraph)
    return frozenset(message for message in said if re.fullmatch(r"tale-.*-\d+", message))


def repeated(found: Sequence[str]) -> list[str]:
    return [text for text, count in Counter(found).items() if count > 1]


def shared_sentences(tales: Sequence[Tale], lang: str) -> list[str]:
    """The long sentences that stand in two tales of one match."""
    return repeated([said for tale in tales for said in set(sentences(tale.told[lang])) if len(words(said)) >= LONG])


def is_whole(life: Life) -> bool:
    """Whether all three parts of a life are complete."""
    return sum(map(len, life.acts)) == WHOLE_STORY


def measure(matches: Sequence[list[Tale]]) -> Measures:
    """What there is to say of the tales of these matches."""
    everybody = [tale for tales in matches for tale in tales]
    told = {lang: [len(words(tale.told[lang])) for tale in everybody if is_whole(tale.life)] for lang in LANGUAGES}
    used = [(tale.life.match, joints(tale.life)) for tale in everybody]
    apart = [one & two for (match, one), (other, two) in combinations(used, 2) if match != other]
    common = Counter(joint for shared in apart for joint in shared)
    return Measures(
        tales=len(everybody),
        shared=[text for tales in matches for lang in LANGUAGES for text in shared_sentences(tales, lang)],
        openings=[
            text for tales in matches for lang in LANGUAGES for text in repeated([opening(tale.told[lang]) for tale in tales])
        ],
        common_joints=sum(map(bool, apart)) / max(len(apart), 1),
        most_shared=[(joint, count) for joint, count in common.most_common(5)],
        lengths={lang: (min(found), median(found), max(found)) for lang, found in told.items() if found},
    )


def sample(tales: int) -> list[list[Tale]]:
    """Matches until there are so many tales."""
    found: list[list[Tale]] = []
    for match in islice(tales_of_matches(10 * tales), 10 * tales):
        if sum(map(len, found)) >= tales:
            break
        found.append(match)
    return found
