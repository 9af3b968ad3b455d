"""Every sentence, in every language, from the same Fluent files that the browser reads.

A language is a set of files: `text/<language>.ftl` of this package, of the server and of each game, and their rules,
`RULES.<language>.md`.
"""

from __future__ import annotations

# Interpreted: the variables of a sentence may be called like the parameters of `say`.
import errno
import locale
import os
import re
import socket
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from ..errors import BadContent, TableeError
from .grammar import FUNCTIONS

COMMON: Final = "tablee"
FIRST: Final = ("fr", "en")
"""The languages that come first in every list; the others follow in alphabetical order."""

FALLBACK: Final = ("en", "fr")
"""In which languages something is said that a language has no words for."""

KEY: Final = re.compile(r"[A-Za-z][\w-]*(\.[A-Za-z][\w-]*)?")
CODE: Final = re.compile(r"[a-z]{2,3}")
MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) *=(.*(?:\n(?:[ \t}].*)?)*)", re.MULTILINE)
ATTRIBUTE: Final = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE)
VARIABLE: Final = re.compile(r"\$([A-Za-z][\w-]*)")
REFERENCE: Final = re.compile(r"\{ *([A-Za-z][\w-]*(?:\.[A-Za-z][\w-]*)?) *\}")
FILE: Final = re.compile(r"([a-z]{2,3})\.ftl")


def languages(package: str) -> tuple[str, ...]:
    """The languages that a package speaks: one for each `text/<language>.ftl` that it has.

    >>> languages("tablee")[:2]
    ('fr', 'en')
    """
    names = [FILE.fullmatch(file.name) for file in resources.files(package).joinpath("text").iterdir()]
    found = sorted(name[1] for name in names if name)
    return (*(lang for lang in FIRST if lang in found), *(lang for lang in found if lang not in FIRST))


LANGUAGES: Final[tuple[str, ...]] = languages(COMMON)
"""The languages of Tablée, found from its files: adding `text/<language>.ftl` adds one."""


def known_language(wish: str) -> str:
    """The language of a wish such as `fr_CA.UTF-8` or `en-GB;q=0.8`, if we speak it; else nothing.

    >>> known_language("en-GB;q=0.8"), known_language("tlh")
    ('en', '')
    """
    code = CODE.match(wish.strip().lower())
    return code[0] if code and code[0] in LANGUAGES else ""


def preferred_language() -> str:
    """The language that the environment asks for; the first of ours when we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        known = known_language(os.environ.get(name, ""))
        if known:
            return known
    return known_language(locale.getlocale()[0] or "") or LANGUAGES[0]


def nearest(lang: str, spoken: tuple[str, ...]) -> str:
    """A language, or that in which somebody who does not speak it makes himself understood; nothing if he is mute."""
    return next((code for code in (lang, *FALLBACK, *spoken) if code in spoken), "")


def source(package: str, lang: str) -> str:
    """The Fluent text of a package in one language: `fr.ftl` and, where a game has much to say, its parts `cards.fr.ftl`…"""
    folder = resources.files(package).joinpath("text")
    parts = sorted(file.name for file in folder.iterdir() if file.name.endswith(f".{lang}.ftl"))
    return "\n".join(folder.joinpath(name).read_text("utf-8") for name in [f"{lang}.ftl", *parts])


def empty_bundle(lang: str) -> FluentBundle:
    return FluentBundle([lang, *FALLBACK], functions=dict(FUNCTIONS), use_isolating=False)


@cache
def bundle(package: str, lang: str) -> FluentBundle:
    """The game's messages over the common ones, each in this language or in the nearest that it is written in."""
    made = empty_bundle(lang)
    made.add_resource(FluentResource(source(COMMON, nearest(lang, LANGUAGES))))
    own = nearest(lang, languages(package)) if package != COMMON else ""
    if own:
        made.add_resource(FluentResource(source(package, own)), allow_overrides=True)
    return made


@cache
def patterns(package: str, lang: str) -> Mapping[str, str]:
    """The written pattern of every message of a package in a language, and of every attribute, under "key.attribute"."""
    found: dict[str, str] = {}
    for text in (source(COMMON, nearest(lang, LANGUAGES)), source(package, nearest(lang, languages(package)))):
        for key, body in MESSAGE.findall(text):
            value, *attributes = ATTRIBUTE.split(body)
            named = zip(attributes[::2], attributes[1::2], strict=True)
            found |= {key: value, **{f"{key}.{name}": pattern for name, pattern in named}}
    return found


@cache
def variables(package: str, key: str, attributes: tuple[str, ...]) -> frozenset[str]:
    """The variables of a message in some of its forms, in any language, with those of the messages that it is made of.

    >>> sorted(variables("tablee", "cards-equal", ("",)))
    ['card', 'count']
    """
    found: set[str] = set()
    for lang in languages(package):
        written = patterns(package, lang)
        left = {f"{key}.{attribute}".rstrip(".") for attribute in attributes}
        seen: set[str] = set()
        while left:
            seen |= left
            texts = [written[each] for each in left if each in written]
            found.update(*(VARIABLE.findall(text) for text in texts))
            left = set().union(*(REFERENCE.findall(text) for text in texts)) - seen
    return frozenset(found)


def plain_pattern(text: str) -> str:
    """A Fluent pattern that says a text as it stands: nothing in it is a variable, a reference or an attribute.

    >>> print(plain_pattern("{ $who } wins"))
    {"{"} $who {"}"} wins
    """
    escaped = "".join(f'{{"{sign}"}}' if sign in "{}" else sign for sign in text)
    return "\n".join(f'{{"{line[0]}"}}{line[1:]}' if line[:1] in (".", "*", "[") else line for line in escaped.split("\n"))


def overlaid(lang: str, texts: Mapping[str, str]) -> FluentBundle:
    """The texts that an overlay brings, each under its key or under "key.attribute"; BadContent names one that is no text."""
    made = empty_bundle(lang)
    for key, text in texts.items():
        if not KEY.fullmatch(key):
            raise BadContent(f"“{key}” is no key of a text"[:200]).saying("fault-text-key", text=key[:60])
        lines = "\n    ".join(text.splitlines())
        made.add_resource(FluentResource(f"{key.replace('.', '--')} =\n    {lines}\n"))
        if not made.has_message(key.replace(".", "--")):
            raise BadContent(f"the text of “{key}” cannot be read: {text!r}"[:300])
    return made


class Texts:
    """The sentences of one game, the common ones included, and over them those of an overlay.

    `laid_over` are the patterns of the latter, by language and key.
    """

    def __init__(self, package: str) -> None:
        self.package = package
        self.language = preferred_language()
        self.laid_over: Mapping[str, Mapping[str, str]] = {}
        self._over: dict[str, FluentBundle] = {}

    def amended(self, texts: Mapping[str, Mapping[str, str]]) -> Texts:
        """The same sentences with others laid over them, by language."""
        made = Texts(self.package)
        made.language = self.language
        made.laid_over = texts
        made._over = {lang: overlaid(lang, own) for lang, own in texts.items()}
        return made

    def overlay_source(self, lang: str) -> str:
        """The messages of an overlay in a language as Fluent; each is whole, with what the overlay does not change of it."""
        told, written = self.laid_over.get(lang, {}), patterns(self.package, lang)
        heads = dict.fromkeys(key.partition(".")[0] for key in told)
        return "\n".join(_message(head, told, written) for head in heads)

    def _laid_over(self, lang: str, key: str, attribute: str) -> FluentBundle | None:
        over = self._over.get(lang)
        return over if over is not None and over.has_message(_overlay_key(key, attribute)) else None

    def has(self, lang: str, key: str, attribute: str = "") -> bool:
        """Whether there is a message, or an attribute of it."""
        if self._laid_over(lang, key, attribute):
            return True
        made = bundle(self.package, lang)
        if not made.has_message(key):
            return False
        return not attribute or attribute in made.get_message(key).attributes

    def say(self, lang: str, key: str, attribute: str = "", /, **values: object) -> str:
        """One message, or one attribute of it, in another language where this one has no words for it.

        A key that no language has shows as itself, so that nothing is ever blank.
        """
        for spoken in (lang, *FALLBACK):
            if self.has(spoken, key, attribute):
                return self._said(spoken, key, attribute, values)
        return f"{key}.{attribute}" if attribute else key

    def variables(self, key: str, *attributes: str) -> frozenset[str]:
        """The variables of a message, or of some of its attributes ("" is the message itself), in any language."""
        return variables(self.package, key, attributes or ("",))

    def _said(self, lang: str, key: str, attribute: str, values: dict[str, object]) -> str:
        over = self._laid_over(lang, key, attribute)
        if over is not None:
            key, attribute = _overlay_key(key, attribute), ""
        made = over or bundle(self.package, lang)
        message = made.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key
        text, _ = made.format_pattern(pattern, values)
        return str(text)


def _message(head: str, told: Mapping[str, str], written: Mapping[str, str]) -> str:
    """A message with its attributes, as an overlay has it over what is written."""
    keys = dict.fromkeys(key for key in (head, *written, *told) if key == head or key.startswith(f"{head}."))
    lines = []
    for key in keys:
        body = "\n    ".join(["", *told[key].splitlines()]) if key in told else written.get(key, "").rstrip()
        if body:
            lines.append(f"{head} ={body}" if key == head else f"    .{key.partition('.')[2]} ={body}")
    return "\n".join(lines) + "\n"


def fault_text(error: BaseException, lang: str) -> str:
    """What went wrong, in a language: by the key of the error, by its number if it is the system's, else as it says itself.

    >>> fault_text(FileNotFoundError(errno.ENOENT, "No such file or directory"), "fr")
    'ce fichier ou ce dossier n’existe pas'
    """
    texts = Texts(COMMON)
    if isinstance(error, TableeError) and texts.has(lang, error.key):
        values = {name: fault_text(one, lang) if isinstance(one, Exception) else one for name, one in error.values.items()}
        return texts.say(lang, error.key, "", **values)
    if isinstance(error, socket.gaierror):
        return texts.say(lang, "system-host")
    if isinstance(error, OSError) and error.errno:
        name = errno.errorcode.get(error.errno, str(error.errno))
        known = texts.has(lang, f"system-{name}")
        return texts.say(lang, f"system-{name}") if known else texts.say(lang, "system-other", name=name)
    return str(error)


def _overlay_key(key: str, attribute: str) -> str:
    return f"{key}--{attribute}" if attribute else key
