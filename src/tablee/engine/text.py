"""Every sentence, in French and English, from the same Fluent files that the browser reads."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from .errors import BadContent

LANGUAGES: Final = ("fr", "en")
COMMON: Final = "tablee"
KEY: Final = re.compile(r"[A-Za-z][\w-]*(\.[A-Za-z][\w-]*)?")


def preferred_language() -> str:
    """French or English, as the environment says; French when it says neither."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value[:2].lower() in LANGUAGES:
            return value[:2].lower()
    code = (locale.getlocale()[0] or "")[:2].lower()
    return code if code in LANGUAGES else "fr"


def source(package: str, lang: str) -> str:
    """The Fluent text of a package in one language: `fr.ftl` and, where a game has much to say, its parts `cards.fr.ftl`…"""
    folder = resources.files(package).joinpath("text")
    parts = sorted(file.name for file in folder.iterdir() if file.name.endswith(f".{lang}.ftl"))
    return "\n".join(folder.joinpath(name).read_text("utf-8") for name in [f"{lang}.ftl", *parts])


@cache
def bundle(package: str, lang: str) -> FluentBundle:
    """The game's messages over the common ones."""
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(source(COMMON, lang)))
    if package != COMMON:
        made.add_resource(FluentResource(source(package, lang)), allow_overrides=True)
    return made


def overlaid(lang: str, texts: Mapping[str, str]) -> FluentBundle:
    """The texts that an overlay brings, each under its key or under "key.attribute"; BadContent names one that is no text."""
    made = FluentBundle([lang], use_isolating=False)
    for key, text in texts.items():
        if not KEY.fullmatch(key):
            raise BadContent(f"“{key}” is no key of a text"[:200])
        lines = "\n    ".join(text.splitlines())
        made.add_resource(FluentResource(f"{key.replace('.', '--')} =\n    {lines}\n"))
        if not made.has_message(key.replace(".", "--")):
            raise BadContent(f"the text of “{key}” cannot be read: {text!r}"[:300])
    return made


class Texts:
    """The sentences of one game, the common ones included, and over them those of an overlay."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.language = preferred_language()
        self._over: dict[str, FluentBundle] = {}

    def amended(self, texts: Mapping[str, Mapping[str, str]]) -> Texts:
        """The same sentences with others laid over them, by language."""
        made = Texts(self.package)
        made._over = {lang: overlaid(lang, own) for lang, own in texts.items()}
        return made

    def _laid_over(self, lang: str, key: str, attribute: str) -> FluentBundle | None:
        over = self._over.get(lang)
        return over if over is not None and over.has_message(_overlay_key(key, attribute)) else None

    def has(self, lang: str, key: str, attribute: str = "") -> bool:
        if self._laid_over(lang, key, attribute):
            return True
        made = bundle(self.package, lang)
        if not made.has_message(key):
            return False
        return not attribute or attribute in made.get_message(key).attributes

    def say(self, lang: str, key: str, attribute: str = "", /, **values: object) -> str:
        """One message, or one attribute of it. A missing key shows as itself, so that nothing is ever blank."""
        over = self._laid_over(lang, key, attribute)
        if over is not None:
            pattern = over.get_message(_overlay_key(key, attribute)).value
            assert pattern is not None, key
            return str(over.format_pattern(pattern, values)[0])
        made = bundle(self.package, lang)
        if not self.has(lang, key, attribute):
            return f"{key}.{attribute}" if attribute else key
        message = made.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key
        text, _ = made.format_pattern(pattern, values)
        return str(text)


def _overlay_key(key: str, attribute: str) -> str:
    return f"{key}--{attribute}" if attribute else key
