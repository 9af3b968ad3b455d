"""The Hero's tale: a life that has been played, told in French or English (EPIC-155).

`telling` chooses the sentences, the same in every language: messages with their variables, paragraph by paragraph.
`tell` says them, and leaves out what can be spared where a tale would grow too long to be read aloud. What a card has to say
is told in its own words; the joints between the cards have variants, which `deal` deals out over the Heroes of a match
together, so that one match always tells the same tales, and no two of its Heroes ever share a variant.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final, Literal, NamedTuple

from ....engine.text import Texts
from ....engine.text.grammar import Words
from ..rules.content import EpicContent
from .deeds import DARK, GIFTED, GOOD, TOLD, Deed, bond, lead, tone
from .printed import PRINTED

Address = Literal["m", "f", "n"]
Meeting = Literal["beaten", "resisted", "never"]
Rank = Literal["crown", "shared", "behind", "outdone", "alone"]

GOOD_LENGTH: Final = 310
MOST_WORDS: Final = 320
WORD: Final = re.compile(r"[\w’-]*\w")
GIFT_VARIANTS: Final = 2
TITLES: Final = ("adversary", "final")
"""The variables that stand for an Adversary, whose name has its own article."""
NEAR: Final = 2
"""With so much experience left to the Adversary, a defeat was a near thing."""

# How many variants each joint has; never fewer than there can be Heroes in a match.
VARIANTS: Final = {
    "opening": 16,
    "act": 16,
    "span": 8,
    "turn": 6,
    "good": 16,
    "shady": 8,
    "dark": 12,
    "then": 8,
    "fall": 5,
    "amends": 5,
    "descent": 4,
    "failure": 8,
    "relieved": 5,
    "failures": 8,
    "calling": 14,
    "mastery": 6,
    "beaten": 8,
    "resisted": 8,
    "never": 8,
    "virtuous": 5,
    "virtuous-stained": 5,
    "human": 5,
    "human-stained": 5,
    "darkened": 5,
    "darkened-stained": 5,
    "lost": 5,
    "lost-stained": 5,
    "facing": 10,
    "won-triumph": 8,
    "won-defeat": 6,
    "failed-triumph": 6,
    "failed-defeat": 8,
    "helped": 12,
    "together": 6,
    "cost-dark": 6,
    "cost-scars": 6,
    "cost-light": 8,
    "cost-near": 4,
    "cost-far": 6,
    "destiny": 14,
    "legacy": 8,
    "crown": 8,
    "shared": 4,
    "behind": 8,
    "outdone": 4,
    "defeat": 8,
    "alone": 8,
    "other": 4,
    "trait": 4,
}


class Battle(NamedTuple):
    """What a Hero lived through with the Adversary, by its front `face`.

    `helpers` are players and the cards they lent; `left` is the experience that the Adversary had at the end.
    """

    face: int
    meeting: Meeting
    won: bool
    triumph: bool
    helpers: tuple[tuple[str, int], ...] = ()
    left: int = 0


class Failure(NamedTuple):
    """A Challenge that a Hero failed: in which part of the life, before which of its cards, and who else won it later."""

    card: int
    act: int
    before: int
    other: str = ""


class Standing(NamedTuple):
    """A Hero among the others: how many they are, the rank, somebody else who won, and a companion."""

    seats: int = 4
    rank: Rank = "crown"
    winner: str = ""
    friend: str = ""


class Life(NamedTuple):
    """All that a tale is made of. `match` is the same for the Heroes of one match; a competitive one has no `battle`.

    `failed` counts the Challenges that were failed, of which one, `failure`, is told.
    """

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
    standing: Standing = Standing()
    failure: Failure | None = None
    failed: int = 0


class Sentence(NamedTuple):
    """A message, "key" or "key.attribute", and its variables.

    `values` are said as they are, `told` are messages again; `tail` is a message of which only what follows the Hero's name
    is said. A sentence with `spare` may be left out, the higher the sooner, or be said by the message `short`.
    """

    message: str
    values: dict[str, str | int]
    told: dict[str, str]
    tail: str = ""
    spare: int = 0
    short: str = ""


# What is spared: what followed a deed, what is left of one, what followed one of colour, a companion, the cost, the rest.
AFTER: Final = 6
LEGACY: Final = 5
AFTER_COLOUR: Final = 4
COMPANION: Final = 3
COST: Final = 2
LAST_RESORT: Final = 1


class Narrator:
    """Writes the sentences of one life, each in a variant that no other Hero of the match is told in."""

    def __init__(self, life: Life) -> None:
        self.life = life
        self.used: Counter[str] = Counter()
        self.always: dict[str, str | int] = {"hero": life.hero, "address": life.address}

    def card(self, number: int) -> Sentence:
        """The sentence that a Heritage or an Origin brings along."""
        return Sentence(f"{card_key(number)}.tale", self.always, {})

    def origin(self) -> Sentence:
        """The Heritage has just named the Hero, and every Origin begins with the Hero: there it is “he” or “she”.

        “They” would not agree with “was”, so that the name is said again.
        """
        return self.card(self.life.origin)._replace(told={"hero": "tale-Named"})

    def left(self, joint: str) -> bool:
        """Whether a joint has a variant left that nobody has been told in."""
        return self.life.seat + self.used[joint] * self.life.standing.seats < VARIANTS[joint]

    def join(self, joint: str, told: Mapping[str, str] | None = None, **values: str | int) -> Sentence:
        """A sentence that joins two cards, in the next variant that is dealt to this Hero."""
        order = deal(self.life.match, joint)
        at = self.life.seat + self.used[joint] * self.life.standing.seats
        self.used[joint] += 1
        return Sentence(f"tale-{joint}-{order[at % len(order)]}", {**self.always, **values}, dict(told or {}))

    def led(self, joint: str, number: int, **told: str) -> Sentence:
        """What follows the Hero's name in a card's sentence, led to by a joint."""
        return self.join(joint, told)._replace(tail=f"{card_key(number)}.tale")

    def act(self, number: int) -> list[Sentence]:
        """One of the three parts of a life: its cards, two of them perhaps in one breath, and what failed in it."""
        deeds = self.life.acts[number]
        paired = self.paired(number, deeds)
        told = [] if deeds else self.failure(number, 0)
        for at, deed in enumerate(deeds):
            told += self.failure(number, at)
            if at == paired:
                told += self.pair(deed, deeds[at + 1])
            elif paired is None or at != paired + 1:
                told += self.gift(deed) if self.life.cards.is_trait[deed.card] else self.deed(deed)
        return told

    def paired(self, number: int, deeds: Sequence[Deed]) -> int | None:
        """The place of the first of two Challenges that are told in one breath; none if each is told by itself."""
        failure = self.life.failure
        apart = failure.before if failure and failure.act == number else 0
        places = [at for at in range(len(deeds) - 1) if at + 1 != apart and self.bound(deeds[at], deeds[at + 1])]
        choice = number_of(self.life.match, str(self.life.seat), str(number))
        return places[choice % len(places)] if places and (len(places) > 1 or choice & 1) else None

    def bound(self, first: Deed, second: Deed) -> bool:
        """Whether two cards can be told in one breath."""
        joint = bond(first, second)
        return bool(joint) and self.left(joint)

    def pair(self, first: Deed, second: Deed) -> list[Sentence]:
        """Two Challenges in one breath, and what followed the second."""
        joint = bond(first, second)
        return [self.join(joint, {"deed": deed_key(first), "next": deed_key(second)}), self.after(second)]

    def gift(self, deed: Deed) -> list[Sentence]:
        """A Trait."""
        told = {"gift": f"{card_key(deed.card)}.tale"}
        if deed.card not in GIFTED:
            return [self.join("trait", told)]
        variant = number_of(self.life.match, card_key(deed.card)) % GIFT_VARIANTS + 1
        return [Sentence(f"trait-{deed.card:03}-{variant}", self.always, told)]

    def deed(self, deed: Deed) -> list[Sentence]:
        """A Challenge by the path that was taken, and what followed."""
        joint = lead(deed)
        bare = {"bare": f"{card_key(deed.card)}.{deed.side}-tale"}
        if deed not in TOLD:
            return [self.join(joint, bare)]
        told = {"deed": deed_key(deed), **bare}
        said = self.join(joint, told) if self.left(joint) else Sentence("tale-bare", self.always, told)
        return [said._replace(spare=LAST_RESORT, short="tale-bare"), self.after(deed)]

    def after(self, deed: Deed) -> Sentence:
        """What followed a deed; what followed a dark one is not spared so soon."""
        spare = {"plain": AFTER, "dark": COST}.get(tone(deed), AFTER_COLOUR)
        return Sentence(f"{deed_key(deed)}.after", self.always, {}, "", spare)

    def failure(self, number: int, at: int) -> list[Sentence]:
        """The Challenge that was failed before a card of this part of the life, if it is to be told."""
        failure, failed = self.life.failure, self.life.failed
        deeds = len(self.life.acts[number])
        if failure is None or failure.act != number or at != max(0, min(failure.before, deeds - 1)):
            return []
        told = {"fail": f"fail-{failure.card:03}"}
        if failure.other and deeds:
            return [self.join("relieved", told, other=failure.other)._replace(spare=LAST_RESORT)]
        said = self.join("failures", told, count=failed) if failed > 2 else self.join("failure", told)
        return [said._replace(spare=LAST_RESORT)]


def tell(texts: Texts, lang: str, life: Life) -> str:
    """The whole tale: the Hero's name, then the paragraphs, blank lines between them."""
    sentences = telling(life)
    told = [[say(texts, lang, sentence) for sentence in paragraph] for paragraph in sentences]
    length = len(WORD.findall(life.hero)) + sum(len(WORD.findall(said)) for paragraph in told for said in paragraph)
    for spare, place, at in by_spare(sentences):
        if length <= (MOST_WORDS if spare == LAST_RESORT else GOOD_LENGTH):
            break
        sentence = sentences[at][place]
        short = say(texts, lang, sentence._replace(message=sentence.short)) if sentence.short else ""
        length -= len(WORD.findall(told[at][place])) - len(WORD.findall(short))
        told[at][place] = short
    return "\n\n".join([life.hero, *(" ".join(filter(None, paragraph)) for paragraph in told)])


def by_spare(sentences: list[list[Sentence]]) -> list[tuple[int, int, int]]:
    """What can be spared, first what can be spared most: the rank, the place in the paragraph, and the paragraph."""
    places = [(said.spare, place, at) for at, told in enumerate(sentences) for place, said in enumerate(told)]
    return sorted((each for each in places if each[0]), reverse=True)


def say(texts: Texts, lang: str, sentence: Sentence) -> str:
    """A sentence of the tale in a language, with the messages that it is made of."""
    told = {name: said(texts, lang, message, sentence.values) for name, message in sentence.told.items()}
    titles: dict[str, str] = {name: Words(told[name], "t") for name in TITLES if name in told}
    tail = after_name(texts, lang, sentence.tail) if sentence.tail else ""
    return said(texts, lang, sentence.message, {**sentence.values, **told, **titles, "tail": tail})


def after_name(texts: Texts, lang: str, message: str) -> str:
    """What follows the Hero's name in a message."""
    return said(texts, lang, message, {"hero": "@"}).partition("@")[2].strip()


def said(texts: Texts, lang: str, message: str, values: Mapping[str, str | int]) -> str:
    """A message, "key" or "key.attribute", in a language."""
    key, _, attribute = message.partition(".")
    return texts.say(lang, key, attribute, **values)


def telling(life: Life) -> list[list[Sentence]]:
    """The paragraphs: youth, prime, the height of a life, and its end; the order is the ledger's."""
    narrator = Narrator(life)
    mastery = [narrator.join("mastery")._replace(spare=LAST_RESORT)] if life.mastered else []
    youth = [narrator.join("opening"), narrator.card(life.heritage), narrator.origin(), *narrator.act(0)]
    prime = [narrator.led("calling", life.calling), *mastery, *narrator.act(1), *first_meeting(narrator)]
    height = [*narrator.act(2), character(narrator)]
    if life.battle:
        end = [*last_battle(narrator, life.battle), cost(narrator)]
    else:
        end = []
        height.append(cost(narrator))
    return [youth, prime, height, [*end, narrator.led("destiny", life.destiny), *legacy(narrator), ending(narrator)]]


def first_meeting(narrator: Narrator) -> list[Sentence]:
    """How facing the front of the Adversary ended, if there is one."""
    battle = narrator.life.battle
    return [narrator.join(battle.meeting, {"adversary": card_key(battle.face)})] if battle else []


def character(narrator: Narrator) -> Sentence:
    """What the Corruption track made of a Hero, and what cannot be forgotten."""
    stains = list(done(narrator.life, DARK))
    joint = state(narrator.life.level)
    return narrator.join(f"{joint}-stained", {"echo": f"{deed_key(stains[-1])}.echo"}) if stains else narrator.join(joint)


def last_battle(narrator: Narrator, battle: Battle) -> list[Sentence]:
    """The Final Adversary, the outcome for the Hero and for the team, and each helper once, with the first card lent."""
    final = card_key(battle.face + 1)
    outcome = f"{'won' if battle.won else 'failed'}-{'triumph' if battle.triumph else 'defeat'}"
    return [
        narrator.led("facing", battle.face + 1, final=final),
        narrator.join(outcome),
        *companions(narrator, battle),
    ]


def companions(narrator: Narrator, battle: Battle) -> list[Sentence]:
    """Those who helped, each with the first card lent; if nobody did, somebody who was there."""
    lent = dict(reversed(battle.helpers))
    helpers = dict.fromkeys(name for name, _ in battle.helpers)
    friend = narrator.life.standing.friend
    if not helpers and friend:
        return [narrator.join("together", friend=friend)._replace(spare=COMPANION)]
    return [narrator.join("helped", {"card": card_key(lent[helper])}, helper=helper) for helper in helpers]


def cost(narrator: Narrator) -> Sentence:
    """What the road has cost the Hero, or a defeat everybody."""
    life = narrator.life
    if life.battle and not life.battle.triumph:
        joint = "cost-near" if life.battle.left <= NEAR else "cost-far"
    elif life.level >= 5 or any(done(life, DARK)):
        joint = "cost-dark"
    else:
        joint = "cost-scars" if life.failed > 1 else "cost-light"
    return narrator.join(joint)._replace(spare=COST)


def legacy(narrator: Narrator) -> list[Sentence]:
    """What remains of the last fine deed of a Hero who did more good than harm, unless all was lost."""
    life = narrator.life
    fine = list(done(life, GOOD))
    if not fine or len(fine) <= len(list(done(life, DARK))) or (life.battle and not life.battle.triumph):
        return []
    return [narrator.join("legacy", {"echo": f"{deed_key(fine[-1])}.echo"})._replace(spare=LEGACY)]


def ending(narrator: Narrator) -> Sentence:
    """Who won, and the score of the Hero."""
    life = narrator.life
    if life.battle and not life.battle.triumph:
        return narrator.join("defeat", {"final": card_key(life.battle.face + 1)}, score=life.score)
    return narrator.join(life.standing.rank, winner=life.standing.winner, score=life.score)


def done(life: Life, kind: frozenset[Deed]) -> Iterator[Deed]:
    """The deeds of a kind in a life."""
    return (deed for deeds in life.acts for deed in deeds if deed in kind)


def card_key(number: int) -> str:
    """The message that names a card."""
    return f"card-{number:03}"


def deed_key(deed: Deed) -> str:
    """The message that tells a path."""
    return f"deed-{deed.card:03}-{deed.side}"


def state(level: int) -> str:
    """What the Corruption track made of a Hero."""
    if level <= 2:
        return "virtuous"
    if level <= 4:
        return "human"
    return "darkened" if level <= 7 else "lost"


@cache
def deal(match: str, joint: str) -> tuple[int, ...]:
    """The variants of a joint in the order in which they are dealt to the Heroes of a match, one after the other."""
    variants = range(1, VARIANTS[joint] + 1)
    return tuple(sorted(variants, key=lambda variant: number_of(match, joint, str(variant))))


def number_of(*parts: str) -> int:
    """A number that depends on nothing but these words, whatever the machine or the day."""
    return int.from_bytes(hashlib.sha256("/".join(parts).encode()).digest()[:8], "big")
