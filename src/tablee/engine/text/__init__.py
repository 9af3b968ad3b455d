"""Every sentence, in every language, from the same Fluent files that the browser reads, and how names join them."""

from .texts import (
    COMMON,
    FALLBACK,
    LANGUAGES,
    Texts,
    bundle,
    empty_bundle,
    fault_text,
    known_language,
    languages,
    nearest,
    patterns,
    plain_pattern,
    preferred_language,
    source,
    variables,
)

__all__ = [
    "COMMON",
    "FALLBACK",
    "LANGUAGES",
    "Texts",
    "bundle",
    "empty_bundle",
    "fault_text",
    "known_language",
    "languages",
    "nearest",
    "patterns",
    "plain_pattern",
    "preferred_language",
    "source",
    "variables",
]
