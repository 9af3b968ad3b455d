"""A pseudo-language made of the English files: every text in accented letters between ⟦ and ⟧, its variables intact.

Where such a text does not show, something is not translated; where it shows broken, something is glued together.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Attribute, Message, Pattern, Resource, SelectExpression, Term, TextElement
from fluent.syntax.visitor import Transformer

LANG: Final = "qps"
PLAIN: Final = "ABCDEFGHIJKLMNOPRSTUVWYZabcdefghijklmnoprstuvwyz"
ACCENTED: Final = "ÀƁÇĎÉƑĜĤÎĴĶĹḾÑÖÞŔŠŤÛṼŴÝŽàƀçďéƒĝĥîĵķĺḿñöþŕšťûṽŵýž"
ACCENTS: Final = str.maketrans(PLAIN, ACCENTED)
KEPT: Final = re.compile(r"ui-bot-names|decimal-mark|ui-\w+-lang")
"""Messages that are read by programs: lists of names, a mark within numbers, the code of the language."""


class Accents(Transformer):
    """Turns the words of patterns, but no names, variables or numbers."""

    def visit_TextElement(self, node: TextElement) -> TextElement:
        node.value = node.value.translate(ACCENTS)
        return node

    def visit_SelectExpression(self, node: SelectExpression) -> SelectExpression:
        for variant in node.variants:
            self.visit(variant.value)
        return node


def pseudo_ftl(text: str) -> str:
    """English Fluent text in the pseudo-language."""
    resource: Resource = FluentParser(with_spans=False).parse(text)
    for entry in resource.body:
        if isinstance(entry, Message | Term) and not KEPT.fullmatch(entry.id.name):
            Accents().visit(entry)
            for holder in (entry, *entry.attributes):
                bracket(holder)
    written: str = FluentSerializer().serialize(resource)
    return written


def bracket(holder: Message | Term | Attribute) -> None:
    if isinstance(holder.value, Pattern):
        holder.value.elements = [TextElement("⟦"), *holder.value.elements, TextElement("⟧")]


def drop_in(package: Path) -> list[Path]:
    """Put the pseudo-language into a copy of the package, as files and nothing else."""
    made = []
    for path in [*package.rglob("text/*.ftl"), *package.rglob("RULES.en.md")]:
        parts = path.name.split(".")
        if parts[-2] == "en":
            new = path.with_name(".".join([*parts[:-2], LANG, parts[-1]]))
            text = path.read_text("utf-8")
            new.write_text(pseudo_ftl(text) if parts[-1] == "ftl" else f"⟦{text}⟧\n", "utf-8")
            made.append(new)
    return made
