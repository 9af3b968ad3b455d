"""What a card does, said in French and English from the same nodes that the rules carry out.

`python tools/make_texts.py` writes the finished sentences to text/rendered.<language>.ftl, which the terminal and the browser
read like any other text. Every word of the vocabulary is a message of wording/<language>.ftl.

>>> Wording("en").rules(159)
['After a cast for a path of Strength or Constitution, add 2 to the result.']
>>> Wording("en").rules(180)
['On your turn outside a Challenge, gain 2 XP.']
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from ....engine.content import Content
from ....engine.text.grammar import FUNCTIONS
from ..rules.challenge.windows import CHALLENGE, MAIN, TURN_END, fits
from ..rules.content import (
    ACTION,
    ADVERSARY,
    ANTI_DECK,
    CLASS,
    DESTINY,
    HERITAGE,
    HERO_DECK,
    ORIGIN,
    QUEST,
    EpicContent,
    Face,
)
from ..rules.effects.nodes import Ability, Condition, Cost, Effect, Mode, Quantity, Trigger
from ..rules.vocabulary import (
    ACT,
    CHOICE,
    CONDITIONS,
    COSTS,
    FILTERS,
    HAS,
    ICONS,
    KINDS,
    LIMITS,
    OWN,
    QUANTITIES,
    SKILLS,
    TIM_CH,
    TIMINGS,
    TRIGGERS,
    WHERE,
    WHOSE,
)
from .printed import PRINTED

IMPERATIVE: Final = "imperative"
INFINITIVE: Final = "infinitive"
SHORT: Final = "short"
YOU: Final = "you"
CHALLENGER: Final = "challenger"
ANY_HERO: Final = "hero"
LEVELS: Final = (2, 4, 6)
WINDOWS: Final = {CHALLENGE: "window-cast", TURN_END: "window-end", MAIN: "window-main"}
"""The moments at which a card can be played, as they are said."""


def chosen(words: Sequence[str], mask: int) -> list[str]:
    """The words whose bit is set."""
    return [word for place, word in enumerate(words) if mask >> place & 1]


@cache
def words_of(lang: str) -> FluentBundle:
    """Every word of the vocabulary in a language, read once."""
    made = FluentBundle([lang], use_isolating=False, functions=dict(FUNCTIONS))
    made.add_resource(FluentResource(resources.files(__package__).joinpath("wording", f"{lang}.ftl").read_text("utf-8")))
    return made


class Wording:
    """The cards of a content in one language."""

    def __init__(self, lang: str, cards: EpicContent = PRINTED) -> None:
        self.cards = cards
        self.bundle = words_of(lang)

    def say(self, key: str, **values: int | str) -> str:
        """A message with all its values: what is missing is an error, never a gap in a sentence."""
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{key}: {errors[0]}")
        return str(text)

    def listed(self, joint: str, words: Sequence[str]) -> str:
        """ "A, B or C"."""
        *others, last = words
        return self.say(joint, first=", ".join(others), last=last) if others else last

    def icons(self, mask: int, joint: str = "join-or") -> str:
        return self.listed(joint, [self.say(f"icon-{icon}") for icon in chosen(ICONS, mask)])

    def of_icons(self, mask: int) -> str:
        """The Skills or icons that a path or a Challenge is of."""
        return self.listed("join-or", [self.say("of-icon", icon=self.say(f"icon-{icon}")) for icon in chosen(ICONS, mask)])

    def kinds(self, mask: int) -> str:
        return self.listed("join-or", [self.say(f"kind-{kind}") for kind in chosen(KINDS, mask)])

    def signs(self, signs: Sequence[str]) -> str:
        """What a path or a corner shows: "FOR", "TRI 2", "HERO_CARD"."""
        words = [self.say(f"icon-{sign.split()[0]}", n=int(sign.split()[-1]) if " " in sign else 1) for sign in signs]
        return self.listed("join-and", words)

    # Effects.

    def effect(self, effect: Effect, mood: str = IMPERATIVE, whose: str = YOU, paid: str = "") -> str:
        """An effect as a clause; `whose` says who is affected, `paid` what a surrounding cost was paid in.

        An effect gives the key and the values of its message; nodes among the values are said in their turn.
        """
        said = {name: self.value(value, effect.cost, mood, whose, paid) for name, value in effect.values().items()}
        return self.say(effect.key(), **{"mood": mood, "whose": whose, **said})

    def value(self, value: object, cost: Cost | None, mood: str, whose: str, paid: str) -> int | str:
        """A value of an effect's message; what a cost buys is in the infinitive."""
        if isinstance(value, Effect):
            return self.bought(cost, value, whose) if cost else self.effect(value, mood, whose, paid)
        if isinstance(value, list):
            return ", ".join(self.said(part, mood, whose, paid) for part in value)
        if isinstance(value, Condition):
            return self.condition(value, mood)
        if isinstance(value, Quantity):
            return self.quantity(value, whose, paid)
        if isinstance(value, Cost):
            return self.cost(value, mood)
        assert isinstance(value, int | str)
        return value

    def said(self, part: Effect | str, mood: str, whose: str, paid: str) -> str:
        """A part of a list: an effect, or a message by its key."""
        return self.say(part) if isinstance(part, str) else self.effect(part, mood, whose, paid)

    def bought(self, cost: Cost, effect: Effect, whose: str) -> str:
        return self.effect(effect, INFINITIVE, whose, COSTS[cost.kind])

    def payment(self, cost: Cost, effect: Effect, mood: str, whose: str) -> str:
        return self.say("effect-PAY", mood=mood, cost=self.cost(cost, mood), effect=self.bought(cost, effect, whose))

    def cost(self, cost: Cost, mood: str) -> str:
        return self.say(f"cost-{COSTS[cost.kind]}", mood=mood, n=cost.amount, more="yes" if cost.more else "no")

    def condition(self, condition: Condition, mood: str) -> str:
        key = f"condition-{CONDITIONS[condition.test]}"
        if condition.test == HAS:
            key += "-skill" if chosen(SKILLS, condition.icons) else "-story"
        icons = self.icons(condition.icons) if condition.icons else ""
        sort = "skill" if chosen(SKILLS, condition.icons) else "story"
        return self.say(key, n=condition.amount, icons=icons, sort=sort, mood=mood)

    def quantity(self, quantity: Quantity, whose: str, paid: str) -> str:
        things = chosen(QUANTITIES, quantity.things)
        if self.bundle.has_message(together := f"quantity-{'-'.join(things)}"):
            return self.say(together, paid=paid)
        words = [self.say(f"quantity-{thing}", paid=paid) for thing in things]
        if quantity.icons:
            key = "quantity-skill" if chosen(SKILLS, quantity.icons) else "quantity-story"
            words.append(self.say(key, icons=self.icons(quantity.icons), whose=whose))
        return self.listed("join-or", words)

    # Abilities and ways to play.

    def triggered(self, trigger: Trigger, effect: str, whose: str = YOU) -> str:
        """A trigger and what it brings about."""
        asked = trigger.condition
        ability = self.say(
            f"trigger-{TRIGGERS[trigger.kind].removeprefix('TRG-')}",
            whose=whose,
            icons=self.icons(trigger.icons) if trigger.icons else "none",
            of=self.of_icons(trigger.icons) if trigger.icons else "",
            kinds=self.kinds(trigger.kinds) if trigger.kinds else "",
            n=asked.amount if asked else 0,
            effect=effect,
            **{"with": CONDITIONS[asked.test] if asked else "none"},
        )
        return self.say(f"limit-{LIMITS[trigger.limit]}", ability=ability) if trigger.limit else ability

    def ability(self, ability: Ability) -> str:
        if ability.trigger.kind != ACT:
            return self.triggered(ability.trigger, self.effect(ability.effect))
        assert ability.cost is not None
        return self.say(
            "trigger-ACT",
            where=WHERE[ability.where],
            limit=LIMITS[ability.trigger.limit] or "none",
            cost=self.cost(ability.cost, INFINITIVE),
            effect=self.effect(ability.effect, INFINITIVE),
        )

    def windows(self, mode: Mode) -> str:
        """When the rules let a card without a condition be played (EPIC-067)."""
        return self.listed("join-or", [self.say(words) for moment, words in WINDOWS.items() if fits(mode, moment)])

    def mode(self, mode: Mode) -> str:
        whose = CHALLENGER if mode.timing == TIM_CH and mode.whose != OWN else YOU
        effect = self.effect(mode.effect, whose=whose)
        if mode.cost:
            effect = self.payment(mode.cost, mode.effect, IMPERATIVE, whose)
        return self.say(
            f"timing-{TIMINGS[mode.timing].removeprefix('TIM-')}",
            filter=FILTERS[mode.filter],
            whose=WHOSE[mode.whose],
            of=self.of_icons(mode.icons) if mode.icons else "",
            windows=self.windows(mode),
            kinds=self.kinds(mode.kinds) if mode.kinds else "",
            effect=effect,
        )

    def brief_mode(self, mode: Mode) -> str:
        """A way to play a card in a few words, for the face of a small card: never more than it allows."""
        whose = CHALLENGER if mode.timing == TIM_CH and mode.whose != OWN else YOU
        effect = self.effect(mode.effect, SHORT, whose)
        if mode.cost:
            effect = self.say("effect-PAY", mood=SHORT, cost=self.cost(mode.cost, IMPERATIVE), effect=effect)
        return self.say(
            f"brief-{TIMINGS[mode.timing].removeprefix('TIM-')}",
            filter=FILTERS[mode.filter],
            whose=WHOSE[mode.whose],
            icons=self.icons(mode.icons) if mode.icons else "",
            kinds=self.kinds(mode.kinds) if mode.kinds else "",
            effect=effect,
        )

    # Whole cards.

    def rules(self, number: int) -> list[str]:
        """What a face does, a sentence to a line."""
        return [text[0].upper() + text[1:] + "." for text in self.clauses(self.cards.faces[number])]

    def brief(self, number: int) -> str:
        """What a Hero or Antihero card or a Trait does, in a few words; empty for other faces."""
        face = self.cards.faces[number]
        if face.deck in (HERO_DECK, ANTI_DECK):
            text = self.listed("brief-or", [self.brief_mode(mode) for mode in self.cards.modes[number]])
        elif "band" in face.rows:
            text = self.effect(self.cards.effect[number], SHORT)
        else:
            return ""
        return text[0].upper() + text[1:] + "."

    def clauses(self, face: Face) -> list[str]:
        by_deck = {
            HERITAGE: self.heritage,
            ORIGIN: self.origin,
            CLASS: self.levels,
            DESTINY: self.destiny,
            QUEST: self.quest,
            ADVERSARY: self.adversary,
            ACTION: self.action,
            HERO_DECK: self.played,
            ANTI_DECK: self.played,
        }
        return by_deck.get(face.deck, self.story)(face)

    def heritage(self, face: Face) -> list[str]:
        return [self.say("whole-heritage", effect=self.effect(self.cards.effect[face.number], INFINITIVE))]

    def origin(self, face: Face) -> list[str]:
        return [self.ability(ability) for ability in self.cards.abilities[face.number]]

    def levels(self, face: Face) -> list[str]:
        levels = zip(LEVELS, self.cards.abilities[face.number], strict=True)
        return [self.say("whole-level", n=xp, ability=self.ability(ability)) for xp, ability in levels]

    def destiny(self, face: Face) -> list[str]:
        return [self.effect(line) for line in self.cards.lines[face.number]]

    def action(self, face: Face) -> list[str]:
        return [self.effect(self.cards.effect[face.number])]

    def played(self, face: Face) -> list[str]:
        return [self.listed("timing-or", [self.mode(mode) for mode in self.cards.modes[face.number]])]

    def story(self, face: Face) -> list[str]:
        if "band" in face.rows:
            return [self.say("trigger-GAIN", effect=self.effect(self.cards.effect[face.number]))]
        return [self.say(f"whole-{path}", icons=self.signs(face.rows[path])) for path in ("top", "bottom")]

    def quest(self, face: Face) -> list[str]:
        return [
            self.say("whole-start", n=face.rows["start"]),
            self.say("trigger-FAIL", whose=ANY_HERO, effect=self.effect(self.cards.effect[face.number])),
            self.say("whole-actions"),
            self.say("whole-facing"),
        ]

    def adversary(self, face: Face) -> list[str]:
        own = self.effect(self.cards.effect[face.number])
        moved = [self.say("effect-ADVXP", mood=IMPERATIVE, n=1, sign=sign) for sign in ("plus", "minus")]
        return [
            self.triggered(self.cards.gain[face.number], moved[0], ANY_HERO),
            self.triggered(self.cards.loss[face.number], moved[1], ANY_HERO),
            self.say("whole-front" if "modifier" in face.rows else "trigger-DOUBLE", whose=YOU, effect=own),
        ]

    def shown(self, number: int) -> str:
        """The icons of a face in words: its Skills and difficulty, its band, corner or reward; empty where it has none."""
        face = self.cards.faces[number]
        if "difficulty" not in face.rows:
            return self.signs(face.path(0)) if face.path(0) else ""
        shown = self.say("whole-difficulty", n=face.rows["difficulty"], icons=self.signs(face.rows["skills"]))
        if "reward" not in face.rows:
            return shown
        return self.say("whole-reward", shown=shown, icons=self.signs(face.rows["reward"]))

    def choices(self, number: int) -> list[str]:
        """What a face lets the challenger choose between, each by itself."""
        effects = [self.cards.effect[number], *(mode.effect for mode in self.cards.modes[number])]
        found = [part for effect in effects for part in choice_in(effect)]
        return [text[0].upper() + text[1:] for text in (self.effect(part, INFINITIVE) for part in found)]


def choice_in(effect: Effect) -> list[Effect]:
    """The parts of the first CHOICE in an effect; none where there is none."""
    if effect.op == CHOICE:
        return list(effect.parts)
    return next((found for part in effect.parts if (found := choice_in(part))), [])


def messages(wording: Wording, number: int) -> dict[str, str]:
    """What is said of a face: its rules (`rules-159`), in brief (`rules-159.short`), its icons (`rules-159.shows`), its
    choices (`choice-151-0`…)."""
    label = f"{number:03}"
    said = {f"rules-{label}": "\n".join(wording.rules(number))}
    parts = {"short": wording.brief(number), "shows": wording.shown(number)}
    said |= {f"rules-{label}.{part}": text for part, text in parts.items() if text}
    return said | {f"choice-{label}-{place}": text for place, text in enumerate(wording.choices(number))}


def rendered(lang: str) -> str:
    """Every printed face as Fluent messages."""
    wording = Wording(lang)
    written = ["### Made by tools/make_texts.py from the data of the cards; do not edit.\n"]
    for number in sorted(PRINTED.faces):
        for key, text in messages(wording, number).items():
            if "." in key:
                written[-1] += f"    .{key.partition('.')[2]} = {text}\n"
            elif key.startswith("rules"):
                written.append(f"{key} =\n" + "".join(f"    {line}\n" for line in text.splitlines()))
            else:
                written.append(f"{key} = {text}\n")
    return "\n".join(written)


def changed_texts(content: Content) -> dict[str, dict[str, str]]:
    """The rules texts of all cards that are not as they were printed, by language."""
    assert isinstance(content, EpicContent)
    printed = {number: face.rows for number, face in PRINTED.faces.items()}
    changed = [number for number, face in content.faces.items() if printed.get(number) != face.rows]
    wordings = {lang: Wording(lang, content) for lang in languages()}
    return {
        lang: {key: text for number in changed for key, text in messages(wording, number).items()}
        for lang, wording in wordings.items()
    }


def languages() -> list[str]:
    """The languages in which cards can be worded."""
    folder = resources.files(__package__).joinpath("wording")
    return sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))
