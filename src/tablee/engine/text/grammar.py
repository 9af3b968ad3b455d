"""How a name or a noun joins a sentence: elision, contraction, articles and agreement, as functions of Fluent.

French needs them wherever a sentence takes a person, a card or a place as a value; English seldom. The functions are the same
in `web/src/lib/text/grammar.ts`, and every message of every language may use them:

>>> de("Zoé"), de("Irma"), que("Yves"), a("le Cadran")
('de Zoé', 'd’Irma', 'qu’Yves', 'au Cadran')
>>> le(Words("Courage", "m")), le(Words("Ignorance", "f")), du(Words("Le Cadran", "m")), un(Words("flamme", "f"))
('le Courage', 'l’Ignorance', 'du Cadran', 'une flamme')

A noun says what it is in the attribute `.form` of its message: `m`, `f`, `mp` or `fp`; `t` is a title, which takes no article
but its own (« et l’Ours du meunier »). What says nothing is a proper name and stays as it is. Of a list each part is treated
by itself:

>>> du(Words.listed([Words("Soleil", "m"), Words("Honnêteté", "f")]))
'du Soleil et de l’Honnêteté'
>>> form(Words.listed([Words("Soleil", "m"), Words("Honnêteté", "f")])), cap(le(Words("Justice", "f")))
('mp', 'La Justice')
>>> the(Words("The Referee")), an("ember"), an("unicorn"), an(Words("A stroke of luck"))
('the Referee', 'an ember', 'a unicorn', 'a stroke of luck')
"""

from __future__ import annotations

# Interpreted: `Words` is a kind of str, which a compiled class cannot be.
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

__all__ = ["FUNCTIONS", "Words"]

ASPIRATED: Final = re.compile(
    r"h(?:ach|ai|aï|al(?:e(?!ine)|t|l(?!u))|amac|ameau|amster|an[cdgt]|ar(?!m)|as|ât|au|av|ér(?:aut|iss|on|os)|ern|ers|ib|iss|obb|och"
    r"|ol|omard|ont|oqu|ord|ors|ou|ubl|ue|uit(?!r)|ul|upp|url|uss|utt)",
    re.IGNORECASE,
)
"""The beginnings of words whose h allows no elision: le Héros, la Honte, le Hasard; but l’Harmonie, l’Histoire."""

SPOKEN_APART: Final = re.compile(r"onz|oui\b|ouistiti|uhlan|y[aeiou]", re.IGNORECASE)
"""Words that begin with a vowel and are treated as if they did not."""

OWN_ARTICLE: Final = re.compile(r"(?:Les?|La|Une?|Des) |L’")
ENGLISH_ARTICLE: Final = re.compile(r"(?:[Tt]he|[Aa]n?) |\d")
"""How a text begins that needs no article in English: with its own, or with a number."""
CONTRACTED: Final = {"de le ": "du ", "de les ": "des ", "à le ": "au ", "à les ": "aux "}
SPELLED_YOU: Final = re.compile(r"(?:u[nst]i|eu|one\b|once\b|us[eu])", re.IGNORECASE)
"""Words that begin with a vowel and are said with a consonant: a unicorn, a eulogy, a one-eyed cat."""


class Words(str):
    """A name or a noun, or a list of them, with the form it declares; a plain text to everybody else."""

    form: str
    parts: Sequence[Words]

    def __new__(cls, text: str, form: str = "", parts: Sequence[Words] = ()) -> Words:
        made = super().__new__(cls, text)
        made.form = form
        made.parts = parts or (made,)
        return made

    @classmethod
    def listed(cls, parts: Sequence[str], text: str | None = None) -> Words:
        """Several of them, said as `text`."""
        each = [part if isinstance(part, Words) else cls(part) for part in parts]
        said = _and(each) if text is None else text
        return each[0] if len(each) == 1 and said == each[0] else cls(said, "", each)


def _parts(value: object) -> Sequence[Words]:
    return value.parts if isinstance(value, Words) else (Words(str(value)),)


def _and(parts: Sequence[str], and_: str = "et") -> str:
    return f"{', '.join(parts[:-1])} {and_} {parts[-1]}" if len(parts) > 1 else "".join(parts)


def _each(joined: Callable[[Words], str], and_: str = "et") -> Callable[[object], str]:
    """Do it to every part of a list."""
    return lambda value: _and([joined(part) for part in _parts(value)], and_)


def elides(text: str) -> bool:
    """Whether « de » and « que » lose their vowel before a text."""
    first = unicodedata.normalize("NFD", text[:1]).lower()[:1]
    if not first or SPOKEN_APART.match(text):
        return False
    return first in "aeiouyœæ" or (first == "h" and not ASPIRATED.match(text))


def _elided(word: str, text: str) -> str:
    return f"{word[:-1]}’{text}" if elides(text) else f"{word} {text}"


def _lowered(text: Words) -> str:
    """A title as it stands within a sentence: its own article begins with a small letter."""
    return text[0].lower() + text[1:] if text.form and OWN_ARTICLE.match(text) else str(text)


def _with_article(noun: Words) -> str:
    if noun.form in ("", "t") or OWN_ARTICLE.match(noun):
        return _lowered(noun)
    if noun.form.endswith("p"):
        return f"les {noun}"
    return _elided("le" if noun.form == "m" else "la", noun)


def _with_one(noun: Words) -> str:
    article = {"m": "un ", "f": "une ", "mp": "des ", "fp": "des "}.get(noun.form, "")
    return _lowered(noun) if OWN_ARTICLE.match(noun) else f"{article}{noun}"


def _after(word: str, text: str) -> str:
    """A text after « de » or « à », contracted or elided where French does so."""
    for open_, closed in CONTRACTED.items():
        if f"{word} {text}".startswith(open_):
            return closed + text[len(open_) - len(word) - 1 :]
    return f"à {text}" if word == "à" else _elided(word, text)


def cap(value: object) -> str:
    text = str(value)
    return text[:1].upper() + text[1:]


def form(value: object) -> str:
    """The form of a noun, or of several together: feminine where all are."""
    forms = [part.form for part in _parts(value)]
    if len(forms) == 1:
        return forms[0].replace("t", "m") or "m"
    return "fp" if all(each.startswith("f") for each in forms) else "mp"


def _the(text: Words) -> str:
    return text[0].lower() + text[1:] if ENGLISH_ARTICLE.match(text) else f"the {text}"


def _an(text: Words) -> str:
    if ENGLISH_ARTICLE.match(text):
        return text[0].lower() + text[1:]
    vowel = text[:1].lower() in "aeiou" and not SPELLED_YOU.match(text)
    return f"{'an' if vowel or re.match('(?i)hour|hon(?:est|o)|hei[rs]', text) else 'a'} {text}"


le = _each(_with_article)
un = _each(_with_one)
de = _each(lambda noun: _after("de", _lowered(noun)))
a = _each(lambda noun: _after("à", _lowered(noun)))
que = _each(lambda noun: _elided("que", _lowered(noun)))
du = _each(lambda noun: _after("de", _with_article(noun)))
au = _each(lambda noun: _after("à", _with_article(noun)))
the = _each(_the, "and")
an = _each(_an, "and")

FUNCTIONS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "LE": le,
    "UN": un,
    "DE": de,
    "A": a,
    "QUE": que,
    "DU": du,
    "AU": au,
    "FORM": form,
    "CAP": cap,
    "THE": the,
    "AN": an,
}
"""What messages may call."""
