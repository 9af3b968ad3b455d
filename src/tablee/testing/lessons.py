"""Checks of a game's lessons: each is played to its end with every wrong act on the way, said in every language, and together
they touch all that a first match needs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import copy
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from ..engine.game import Game
from ..engine.lessons import Lesson
from ..engine.rng import Rng
from ..engine.text import languages
from ..lessons import Answer, LessonTexts, Run
from ..lessons.playing import MOST_ACTS
from ..lessons.texts import lesson_source, spoken
from ..sentences import action_text, event_text, question_text
from .prose import NAMES, spoken_faults, written_faults
from .rulebook import heads
from .texts import variables

SCREENS = ("laptop", "phone", "terminal")
OPTIONAL = re.compile(r"lesson-names|lesson-.+-\d+\.done")
ILLEGAL = 12
"""How many acts that are not legal are tried at each step."""


def stepwise(game: Game) -> list[Lesson]:
    """The lessons that are played step by step."""
    return [lesson for lesson in game.lessons if lesson.match is None]


# Playing.


def check_lesson(game: Game, lesson: Lesson) -> set[str]:
    """A lesson is played to its end by whatever is right, and answers whatever is wrong; the verbs that the learner uses."""
    run, verbs = Run(game, lesson), set()
    while not run.over:
        right = right_acts(game, run)
        assert right, f"{run.key} accepts nothing that is legal"
        assert run.step.accept or run.step.goal or run.step.until, f"{run.key} asks for nothing"
        pointed = run.scene().point
        assert pointed is None or pointed in right, f"{run.key} points at {pointed}, which is not right"
        for act in right:
            verbs |= _check_way_on(run, act)
        assert run.act(pointed or right[0]) is None
    assert not run.left, f"{lesson.id}: nobody was asked for {run.left}"
    return verbs


def right_acts(game: Game, run: Run) -> list[dict[str, Any]]:
    """The right acts of a step; every other is answered as it should be, and changes nothing."""
    legal = [run.pos.name(action) for action in run.pos.legal(run.seat)]
    answers = [(named, copied(run).act(named)) for named in legal]
    for named, answer in answers:
        if answer is not None:
            check_answer(game, run, named, answer)
    for named in illegal_acts(run):
        refused = copied(run).act(named)
        assert refused is not None
        check_answer(game, run, named, refused)
    return [named for named, answer in answers if answer is None]


def illegal_acts(run: Run) -> Iterator[dict[str, Any]]:
    """Some actions that are not legal now, the same ones each time."""
    rng, legal = Rng(len(run.pos.moves)), set(run.pos.legal(run.seat))
    drawn = {rng.below(run.game.actions) for _ in range(2 * ILLEGAL)} - legal
    yield from (run.pos.name(action) for action in sorted(drawn)[:ILLEGAL])


def check_answer(game: Game, run: Run, named: dict[str, Any], answer: Answer) -> None:
    """A wrong act is answered by a sentence, in every language, with a rule that there is."""
    told = f"{run.key}: {named} is answered by {answer}"
    own = answer.key.startswith("lesson-")
    assert answer.rule in heads(game, "en") or (answer.rule.startswith("TABLEE-") and not own), told
    texts = LessonTexts(game)
    for lang in languages(game.package):
        assert texts.has(lang, answer.key) if own else game.texts.has(lang, answer.key), f"{told}, in no {lang}"


def copied(run: Run) -> Run:
    """The same moment of a lesson, to try something in."""
    made = copy(run)
    made.left = list(run.left)
    return made


def _check_way_on(run: Run, act: dict[str, Any]) -> set[str]:
    """After a right act, whichever it is, the lesson can be finished by doing what it points at, or anything right.

    The verbs that are used on the way.
    """
    way, verbs = copied(run), {str(act["verb"])}
    assert way.act(act) is None
    for _ in range(MOST_ACTS):
        if way.over:
            return verbs
        assert not way.pos.over, f"after {act} the match is over before {way.key}"
        legal = [way.scene().point, *(way.pos.name(action) for action in way.pos.legal(way.seat))]
        done = next((named for named in legal if named is not None and way.act(named) is None), None)
        assert done is not None, f"after {act} nothing is right: {way.key}"
        verbs.add(str(done["verb"]))
    raise AssertionError(f"after {act} the lesson “{way.lesson.id}” never ends")


# What the course touches.


def untouched_verbs(game: Game) -> set[str]:
    """The verbs of a first match that no lesson has the learner use."""
    used = {verb for lesson in stepwise(game) for verb in check_lesson(game, lesson)}
    return {verb.name for verb in game.verbs} - used - set(game.lessons.beyond)


def untouched_rules(game: Game) -> set[str]:
    """The rules of the main flow that no lesson teaches, and those that lessons cite and the rules do not state."""
    taught = {rule for lesson in game.lessons for rule in lesson.rules}
    return (set(game.lessons.main) - taught) | ((taught | set(game.lessons.main)) - set(heads(game, "en")))


def untouched_sections(game: Game) -> list[str]:
    """The headings of the rules under which no clause belongs to the main flow, though not all of them lie beyond it."""
    beyond, main = tuple(game.lessons.beyond), set(game.lessons.main)
    left = []
    for section in re.split(r"^## ", game.rules("en"), flags=re.MULTILINE)[1:]:
        rules = re.findall(r"^- \*\*([A-Z]+-\d{3,4})\*\*", section, re.MULTILINE)
        needed = [rule for rule in rules if not rule.startswith(beyond)]
        if needed and not main & set(needed):
            left.append(section.splitlines()[0])
    return left


# What is said.


def said_in_lesson(game: Game, lesson: Lesson, lang: str) -> Iterator[str]:
    """The log, the questions and the choices of a lesson that goes well, as they are told to a learner called “You”."""
    run, you = Run(game, lesson), game.texts.say(lang, "ui-lesson-you")
    known = zip(LessonTexts(game).names(lang, run.pos.seats, run.seat), NAMES, strict=False)
    names = [you if seat == run.seat else name or other for seat, (name, other) in enumerate(known)]
    while True:
        view = run.pos.view(run.seat)
        if not run.pos.over:
            yield question_text(game, lang, view, names, noted=False)
        yield from (
            action_text(game, lang, run.pos.name(action), names, view, noted=False) for action in run.pos.legal(run.seat)
        )
        if run.over:
            break
        assert run.act(run.scene().point or right_acts(game, run)[0]) is None
    for event in run.pos.events(run.seat):
        if event["event"] not in game.sentences.silent:
            yield event_text(game, lang, event, names, run.seat, noted=False)


def check_lesson_sentences(game: Game) -> None:
    """Nothing in a lesson speaks of the learner as of somebody else: whoever is called “You” never reads “You gives”."""
    for lang in spoken(game.package):
        said = {sentence for lesson in stepwise(game) for sentence in said_in_lesson(game, lesson, lang)}
        assert len(said) > 20
        assert [(sentence, fault) for sentence in sorted(said) for fault in spoken_faults(lang, sentence)] == []


# Texts.


def wanted(game: Game) -> set[str]:
    """Every sentence that the lessons may say, apart from those that they may do without."""
    found = set()
    for lesson in game.lessons:
        found |= {f"lesson-{lesson.id}", f"lesson-{lesson.id}.goal", f"lesson-{lesson.id}.end"}
        for number, step in enumerate(lesson.steps, 1):
            key = f"lesson-{lesson.id}-{number}"
            found |= {key, f"{key}.wrong", *(f"{key}.{wrong.say}" for wrong in step.wrong)}
    return found


def check_lesson_texts(game: Game) -> None:
    """The lessons say all they may say, in every language of the game, and nothing else; no reader stumbles over it."""
    assert spoken(game.package) == languages(game.package)
    texts, need = LessonTexts(game), wanted(game)
    for lang in spoken(game.package):
        written = lesson_patterns(game, lang)
        said = set(written)
        assert not need - said, f"{lang}: no text for {sorted(need - said)}"
        spare = {key for key in said - need if not OPTIONAL.fullmatch(key)}
        assert not spare, f"{lang}: nothing says {sorted(spare)}"
        assert not [key for key, names in written.items() if not names <= {"screen"}], "lessons know only $screen"
        assert written_faults(lang, lesson_source(game.package, lang)) == []
        faults = [
            (key, fault)
            for key in sorted(said)
            for screen in SCREENS
            for fault in spoken_faults(lang, texts.say(lang, key, screen))
        ]
        assert faults == []
    first, *others = (set(lesson_patterns(game, lang)) for lang in spoken(game.package))
    assert all(other == first for other in others)


def lesson_patterns(game: Game, lang: str) -> dict[str, set[str]]:
    """Every sentence of the lessons in a language, with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(lesson_source(game.package, lang)).body:
        assert not isinstance(entry, Junk), f"{lang}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{lang}: {entry.id.name} is there twice"
            found[entry.id.name] = variables(entry.value) if entry.value else set()
            found |= {f"{entry.id.name}.{each.id.name}": variables(each.value) for each in entry.attributes}
    return found
