"""What lessons say: the Fluent files beside `lessons.toml`, over the texts of the game.

A lesson is called `lesson-<id>`, with `.goal` for the list of lessons and `.end` for its last words. Step 1 says
`lesson-<id>-1`, what is right there may be answered by `.done`, and what is wrong by `.wrong` or an attribute that the step
names. `$screen` is `laptop`, `phone` or `terminal`, where the words depend on how the table is drawn. `lesson-names` are the
names of the other players, with commas.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from ..engine.game import Game
from ..engine.lessons.reading import FOLDER
from ..engine.text import COMMON, LANGUAGES, empty_bundle, languages, nearest, source


@cache
def spoken(package: str) -> tuple[str, ...]:
    """The languages that the lessons of a game are written in."""
    folder = resources.files(package).joinpath(FOLDER)
    return tuple(lang for lang in languages(package) if folder.joinpath(f"{lang}.ftl").is_file())


def lesson_source(package: str, lang: str) -> str:
    """The texts of the lessons of a game in a language that they are written in."""
    return resources.files(package).joinpath(FOLDER, f"{lang}.ftl").read_text("utf-8")


@cache
def _bundle(package: str, lang: str) -> FluentBundle:
    made = empty_bundle(lang)
    made.add_resource(FluentResource(source(COMMON, nearest(lang, LANGUAGES))))
    made.add_resource(FluentResource(source(package, lang)), allow_overrides=True)
    made.add_resource(FluentResource(lesson_source(package, lang)), allow_overrides=True)
    return made


class LessonTexts:
    """The sentences of the lessons of a game, each by its key or by "key.attribute"."""

    def __init__(self, game: Game) -> None:
        self.package = game.package

    def language(self, lang: str) -> str:
        """The language in which somebody who wants `lang` is told the lessons; nothing where there are none."""
        return nearest(lang, spoken(self.package))

    def has(self, lang: str, key: str) -> bool:
        """Whether there is such a sentence in a language that lessons are written in."""
        head, _, attribute = key.partition(".")
        made = _bundle(self.package, lang)
        if not made.has_message(head):
            return False
        message = made.get_message(head)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, lang: str, key: str, screen: str = "laptop") -> str:
        """A sentence as it is told on a `laptop`, on a `phone` or in a `terminal`; a key without one shows as itself."""
        told = self.language(lang)
        if not told or not self.has(told, key):
            return key
        head, _, attribute = key.partition(".")
        made = _bundle(self.package, told)
        message = made.get_message(head)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key
        text, _ = made.format_pattern(pattern, {"screen": screen})
        return str(text)

    def names(self, lang: str, seats: int, learner: int) -> list[str]:
        """What the players are called, as far as `lesson-names` goes; the learner, and whoever it does not name, by nothing.

        >>> import tablee
        >>> LessonTexts(tablee.game("push")).names("en", 3, 1)
        ['Basil', '', 'Chloe']
        """
        told = self.say(lang, "lesson-names")
        others = iter([] if told == "lesson-names" else [name.strip() for name in told.split(",")])
        return ["" if seat == learner else next(others, "") for seat in range(seats)]
