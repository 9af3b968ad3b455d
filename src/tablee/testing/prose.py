"""Checks of what a game says: typography, elision, double punctuation, empty lists, capitals, one term for one thing.

`written_faults` reads a text as it stands in a file, `spoken_faults` a sentence as a person reads it:

>>> spoken_faults("fr", "Au tour de Irma.")
['no elision: “de Irma”']
>>> spoken_faults("en", "Ada plays Everybody jumps!.")
['double punctuation: “s!.”']
>>> spoken_faults("en", "You gives 2 glory.")
['somebody else’s verb: “You gives”']
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ..engine.game import Game
from ..engine.rng import Rng
from ..engine.text.grammar import elides
from ..sentences import action_text, event_text, question_text
from .texts import entries

NAMES: Final = ("Irma", "Hugo", "Émile", "Zoé", "Ondine", "Yann", "Basile")
"""Names before which French elides, and names before which it does not."""

Checks = Mapping[str, re.Pattern[str]]

WRITTEN: Final[Mapping[str, Checks]] = {
    "fr": {
        "a line may break before the punctuation": re.compile(r"\S [;:!?»]|« \S"),
        "no space before the punctuation": re.compile(r"[\wà-ÿ)»][;!?»](?!\w)|[a-zà-ÿ)»]:(?=[ \n])"),
        "a typewriter's apostrophe": re.compile(r"[A-Za-zà-ÿ]'[A-Za-zà-ÿ]"),
        "English quotation marks": re.compile(r"[“”]|\""),
    },
    "en": {
        "a typewriter's apostrophe": re.compile(r"[A-Za-z]'[A-Za-z]"),
        "a typewriter's quotation marks": re.compile(r"\""),
        "a French space": re.compile(r"[\u00a0\u202f ][;:!?](?:\s|$)|[«»]"),
    },
}

SPOKEN: Final[Mapping[str, Checks]] = {
    "": {
        "double punctuation": re.compile(r"\w?[.!?…]\.(?!\.)|[,;:] ?[,;:.]|\(\s*\)|\w?[!?] ?[,;]"),
        "nothing in a list": re.compile(r"(?:^|[\s:(]), |: *[.;,)]|:$|\( "),
        "a gap": re.compile(r"\S +[.,)](?=\s|$)|[ \u00a0\u202f]{2,}| $"),
        "something for programs": re.compile(r"[{}$]|\b(?:act|ask|back|card|event|param|refuse|ui|verb|why)-[\w-]+|\bNone\b"),
    },
    "fr": {
        "no contraction": re.compile(r"\b(?:de|à) (?:le|les) (?!\w+(?:er|ir|re)\b)\S+", re.IGNORECASE),
        "a capital within the sentence": re.compile(r"[a-zà-ÿ,;] (?:(?:(?:Les?|La|Une?|Des) |L’)\S+|Vous\b)"),
        "somebody else’s verb": re.compile(
            r"(?:^|[.!?:;…]\s)Vous (?!(?:ne|en|y|vous|les?|la|lui|leur|seul|aussi)\b|[ln]’|\w+ez\b|(?:ê|fai|di)tes\b)\w+"
        ),
    },
    "en": {
        "a or an": re.compile(
            r"\ba (?!(?:u[nst]i|eu|one\b|once\b|us[eu]))[aeiou][a-z]+|\ban (?!hour|hon(?:est|o)|hei)[b-df-hj-np-tv-z][a-z]+",
            re.IGNORECASE,
        ),
        "a capital within the sentence": re.compile(r"[a-z,;] You\b"),
        "somebody else’s verb": re.compile(r"(?:^|[.!?:;…]\s)You (?!always|perhaps|as\b)(?:is|has|was|[a-z]+[^s\W]s)\b"),
    },
}

BEFORE_VOWEL: Final = re.compile(
    r"\b([DdJjLlMmNnSsTt]e|[Qq]ue|[Ll]a|[Jj]usque|[Ll]orsque|[Pp]uisque|[Qq]uoique) ([^\W\d_][\wà-ÿ’-]*)"
)
TITLES: Final = ("Call to Adventure: Epic Origins", "Push ’em up!")
CODE: Final = re.compile(r"```.*?```|`[^`]*`|https?://\S+|\[[^\]]*\]\(([^)]*)\)", re.DOTALL)


def written_faults(lang: str, text: str) -> list[str]:
    """What is wrong with the typography of a text; code and addresses are none, and a foreign title is as it is."""
    for title in TITLES:
        text = text.replace(title, "·")
    return _found(WRITTEN.get(lang, {}), CODE.sub("·", text))


def spoken_faults(lang: str, sentence: str) -> list[str]:
    """What a reader would stumble over in a sentence."""
    found = _found(SPOKEN[""], sentence) + _found(SPOKEN.get(lang, {}), sentence)
    if lang == "fr":
        found += [f"no elision: “{hit[0]}”" for hit in BEFORE_VOWEL.finditer(sentence) if elides(hit[2])]
    return found


def _found(checks: Checks, text: str) -> list[str]:
    return [f"{name}: “{hit[0]}”" for name, check in checks.items() for hit in check.finditer(text)]


class Patterns(Visitor):
    """Collects the texts of messages; of what stands in braces a variable by its name."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.found.append("".join(_shown(part) for part in node.elements))
        self.generic_visit(node)


def _shown(part: ast.TextElement | ast.Placeable) -> str:
    if isinstance(part, ast.TextElement):
        return str(part.value)
    return f"${part.expression.id.name}" if isinstance(part.expression, ast.VariableReference) else "·"


def written_patterns(package: str, lang: str) -> Iterator[tuple[str, str]]:
    """Every text of a package under its key: each variant by itself, a variable as $name, all else in braces as ·."""
    for entry in entries(package, lang):
        found = Patterns()
        found.visit(entry)
        yield from ((entry.id.name, text) for text in found.found)


def said_in_matches(game: Game, lang: str, matches: int, most: int = 400) -> Iterator[str]:
    """Every line of the log of matches played at random, as a seat and a spectator read it, with questions and choices."""
    for seed in range(matches):
        seats = game.seats[0] + seed % (game.seats[1] - game.seats[0] + 1)
        yield from _said_in_match(game, lang, seats, seed, most)


def _said_in_match(game: Game, lang: str, seats: int, seed: int, most: int) -> Iterator[str]:
    pos, rng, names = game.new(seats, seed), Rng(seed), NAMES[:seats]
    for _ in range(most):
        if pos.over:
            break
        seat = pos.to_act[rng.below(len(pos.to_act))]
        legal = pos.legal(seat)
        chosen = legal[rng.below(len(legal))]
        if rng.below(3) == 0:
            yield question_text(game, lang, pos.view(seat), names, noted=False)
            yield question_text(game, lang, pos.view(None), names, noted=False)
            yield action_text(game, lang, pos.name(chosen), names, pos.view(seat), noted=False)
        pos.play(seat, chosen)
    for eyes in (0, None):
        for event in pos.events(eyes):
            if event["event"] not in game.sentences.silent:
                yield event_text(game, lang, event, names, eyes, noted=False)
