"""The Hero's tale: a life that has been played, told in French or English (EPIC-155).

`telling` chooses the sentences, the same in every language: messages with their variables, paragraph by paragraph.
`tell` says them. The joints between the cards have variants; the match and the seat choose among them, so that one match
always tells the same tales, and no two of its Heroes ever share the variant of a joint.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple

from ....engine.text import Texts
from ..rules.content import GIFTS, EpicContent
from .printed import PRINTED

Address = Literal["m", "f", "n"]
Meeting = Literal["beaten", "resisted", "never"]

# How many variants each joint has; never fewer than there can be Heroes in a match.
VARIANTS: Final = {
    "opening": 6,
    "trait": 7,
    "plain": 9,
    "light": 8,
    "dark": 8,
    "mastery": 4,
    "beaten": 4,
    "resisted": 4,
    "never": 4,
    "virtuous": 4,
    "human": 4,
    "darkened": 4,
    "lost": 4,
    "won-triumph": 4,
    "won-defeat": 4,
    "failed-triumph": 4,
    "failed-defeat": 4,
    "helped": 4,
    "destiny": 4,
    "score": 4,
}
LIGHT: Final = ("VIRTUE", "HERO_CARD")


class Deed(NamedTuple):
    """A card of the Story and its visible path: 0 for the top one or a Trait, 1 for the bottom one."""

    card: int
    path: int = 0


class Battle(NamedTuple):
    """What a Hero lived through with the Adversary, by its front `face`; `helpers` are players and the cards they lent."""

    face: int
    meeting: Meeting
    won: bool
    triumph: bool
    helpers: tuple[tuple[str, int], ...] = ()


class Life(NamedTuple):
    """All that a tale is made of. `match` is the same for the Heroes of one match; a competitive one has no `battle`."""

    match: str
    seat: int
    hero: str
    address: Address
    heritage: int
    origin: int
    calling: int
    mastered: bool
    destiny: int
    acts: tuple[tuple[Deed, ...], ...]
    level: int
    battle: Battle | None
    score: int
    cards: EpicContent = PRINTED


class Sentence(NamedTuple):
    """A message, "key" or "key.attribute". Of its variables `values` are said as they are, `told` are messages again."""

    message: str
    values: dict[str, str | int]
    told: dict[str, str]


class Narrator:
    """Writes the sentences of one life, and never the same variant of a joint twice before all have served."""

    def __init__(self, life: Life) -> None:
        self.life = life
        self.used: Counter[str] = Counter()
        self.always: dict[str, str | int] = {"hero": life.hero, "address": life.address}

    def card(self, number: int) -> Sentence:
        """The sentence that a character card or a Final Adversary brings along."""
        return Sentence(f"{card_key(number)}.tale", self.always, {})

    def origin(self) -> Sentence:
        """The Heritage has just named the Hero, and every Origin begins with the Hero: there it is “he”, “she” or “they”."""
        return self.card(self.life.origin)._replace(told={"hero": "tale-They"})

    def join(self, joint: str, told: dict[str, str] | None = None, **values: str | int) -> Sentence:
        """A sentence that joins two cards, in the next variant of its kind."""
        variant = (number_of(self.life.match, joint) + self.life.seat + self.used[joint]) % VARIANTS[joint] + 1
        self.used[joint] += 1
        return Sentence(f"tale-{joint}-{variant}", {**self.always, **values}, told or {})

    def deeds(self, deeds: Iterable[Deed]) -> list[Sentence]:
        """The sentences of several cards of the Story."""
        return [self.deed(deed) for deed in deeds]

    def deed(self, deed: Deed) -> Sentence:
        """The sentence of a card of the Story: a Trait by itself, a Challenge by the path that was taken."""
        if self.life.cards.is_trait[deed.card]:
            return self.join("trait", {"gift": f"{card_key(deed.card)}.tale"})
        side = "bottom" if deed.path else "top"
        return self.join(tone(deed, self.life.cards), {"deed": f"{card_key(deed.card)}.{side}-tale"})


def tell(texts: Texts, lang: str, life: Life) -> str:
    """The whole tale: the Hero's name, then the paragraphs, blank lines between them."""
    paragraphs = [" ".join(say(texts, lang, sentence) for sentence in sentences) for sentences in telling(life)]
    return "\n\n".join([life.hero, *paragraphs])


def say(texts: Texts, lang: str, sentence: Sentence) -> str:
    """A sentence of the tale in a language, with the messages that it is made of."""
    told = {name: said(texts, lang, message, sentence.values) for name, message in sentence.told.items()}
    return said(texts, lang, sentence.message, {**sentence.values, **told})


def said(texts: Texts, lang: str, message: str, values: Mapping[str, str | int]) -> str:
    """A message, "key" or "key.attribute", in a language."""
    key, _, attribute = message.partition(".")
    return texts.say(lang, key, attribute, **values)


def telling(life: Life) -> list[list[Sentence]]:
    """The paragraphs: youth, prime, the height of a life, and its end; the order is the ledger's."""
    narrator = Narrator(life)
    youth, prime, height = (narrator.deeds(deeds) for deeds in life.acts)
    return [
        [narrator.join("opening"), narrator.card(life.heritage), narrator.origin(), *youth],
        [narrator.card(life.calling), *mastery(narrator), *prime, *first_meeting(narrator)],
        [*height, narrator.join(state(life.level))],
        [
            *last_battle(narrator),
            narrator.join("destiny"),
            narrator.card(life.destiny),
            narrator.join("score", score=life.score),
        ],
    ]


def mastery(narrator: Narrator) -> list[Sentence]:
    """That the Hero mastered the Class, if so."""
    return [narrator.join("mastery")] if narrator.life.mastered else []


def first_meeting(narrator: Narrator) -> list[Sentence]:
    """How facing the front of the Adversary ended, if there is one."""
    battle = narrator.life.battle
    return [narrator.join(battle.meeting, {"adversary": card_key(battle.face)})] if battle else []


def last_battle(narrator: Narrator) -> list[Sentence]:
    """The Final Adversary, the outcome for the Hero and for the team, and each helper once, with the first card lent."""
    battle = narrator.life.battle
    if battle is None:
        return []
    outcome = f"{'won' if battle.won else 'failed'}-{'triumph' if battle.triumph else 'defeat'}"
    lent = dict(reversed(battle.helpers))
    helpers = dict.fromkeys(name for name, _ in battle.helpers)
    helped = [narrator.join("helped", {"card": card_key(lent[helper])}, helper=helper) for helper in helpers]
    return [narrator.card(battle.face + 1), narrator.join(outcome), *helped]


def card_key(number: int) -> str:
    """The message that names a card."""
    return f"card-{number:03}"


def tone(deed: Deed, cards: EpicContent = PRINTED) -> str:
    """How a path is told: light, dark, or plainly when it has neither points nor gifts."""
    at = 2 * deed.card + deed.path
    gifts = [gift for place, gift in enumerate(GIFTS) if cards.path_gifts[at] >> 4 * place & 15]
    if cards.path_tri[at] or any(gift in LIGHT for gift in gifts):
        return "light"
    return "dark" if cards.path_tra[at] or gifts else "plain"


def state(level: int) -> str:
    """What the Corruption track made of a Hero."""
    if level <= 2:
        return "virtuous"
    if level <= 4:
        return "human"
    return "darkened" if level <= 7 else "lost"


def number_of(*parts: str) -> int:
    """A number that depends on nothing but these words, whatever the machine or the day."""
    return int.from_bytes(hashlib.sha256("/".join(parts).encode()).digest()[:8], "big")
