"""Checks of a game's texts: the same messages, attributes and variables in all its languages, and one for everything."""

from __future__ import annotations

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, Term, VariableReference
from fluent.syntax.visitor import Visitor

from ..engine.decision import Sealed
from ..engine.game import Game
from ..engine.text import languages, source

RESERVED_IN_MOVES = {"verb", "seat", "by", "at"}
RESERVED_IN_EVENTS = {"event", "seat", "n"}


class Variables(Visitor):
    """Collects the names of the variables under a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: object) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


def entries(package: str, lang: str) -> list[Message | Term]:
    parsed = FluentParser().parse(source(package, lang)).body
    junk = [entry.content for entry in parsed if isinstance(entry, Junk)]
    assert not junk, f"{lang}: {junk[0]}"
    return [entry for entry in parsed if isinstance(entry, Message | Term)]


def keys(package: str, lang: str) -> dict[str, set[str]]:
    """Every message, term and attribute with its variables."""
    found: dict[str, set[str]] = {}
    for entry in entries(package, lang):
        name = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
        assert name not in found, f"{lang}: {name} is there twice"
        found[name] = variables(entry.value) if entry.value else set()
        for attribute in entry.attributes:
            found[f"{name}.{attribute.id.name}"] = variables(attribute.value)
    return found


class Mentions(Visitor):
    """Collects the messages that other messages are made of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.names.add(node.id.name)


def mentioned(package: str, lang: str) -> set[str]:
    found = Mentions()
    for entry in entries(package, lang):
        found.visit(entry)
    return found.names


def check_languages(package: str) -> None:
    """The form of a noun, and what others are made of, as English pronouns in a tale, is the grammar of one language; all
    else is in each."""
    first, *others = languages(package)
    for lang in others:
        one, two = keys(package, first), keys(package, lang)
        grammar = mentioned(package, first) | mentioned(package, lang)
        alone = {key for key in set(one) ^ set(two) if key not in grammar and not key.endswith(".form")}
        assert not alone, f"only in one of {first} and {lang}: {sorted(alone)}"
        differ = {key: (one[key], two[key]) for key in set(one) & set(two) - grammar if one[key] != two[key]}
        assert not differ, f"other variables in {first} and {lang}: {differ}"


def wanted(game: Game) -> list[tuple[str, str]]:
    """What every game must have a sentence for."""
    asks = [(f"ask-{name}", attribute) for name in game.decisions for attribute in ("", "other")]
    events = set(game.events)
    if any(issubclass(made, Sealed) for made in game.decisions.values()):
        events.add("sealed")
    acts = [(f"act-{verb.name}", "") for verb in game.verbs]
    orders = [(f"order-{name}", "") for name in game.orders]
    return [("title", ""), *asks, *acts, *orders, *((f"event-{event}", "") for event in sorted(events))]


def check_texts(game: Game) -> None:
    check_languages(game.package)
    missing = [(lang, *key) for lang in languages(game.package) for key in wanted(game) if not game.texts.has(lang, *key)]
    assert not missing, f"no text for {missing}"


def check_words(game: Game) -> None:
    """Names that moves and events already use for something else."""
    for verb in game.verbs:
        assert not RESERVED_IN_MOVES & set(verb.params), f"a parameter of {verb.name} hides a field of a move"
    for name, shape in game.events.items():
        assert not RESERVED_IN_EVENTS & {*shape.numbers, *shape.groups}, f"a value of {name} hides a field of an event"
