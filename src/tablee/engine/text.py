"""Every sentence, in French and English, from the same Fluent files that the browser reads."""

from __future__ import annotations

import locale
import os
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("fr", "en")
COMMON: Final = "tablee"


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


class Texts:
    """The sentences of one game, the common ones included."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.language = preferred_language()

    def has(self, lang: str, key: str, attribute: str = "") -> bool:
        made = bundle(self.package, lang)
        if not made.has_message(key):
            return False
        return not attribute or attribute in made.get_message(key).attributes

    def say(self, lang: str, key: str, attribute: str = "", /, **values: object) -> str:
        """One message, or one attribute of it. A missing key shows as itself, so that nothing is ever blank."""
        made = bundle(self.package, lang)
        if not self.has(lang, key, attribute):
            return f"{key}.{attribute}" if attribute else key
        message = made.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key
        text, _ = made.format_pattern(pattern, values)
        return str(text)
