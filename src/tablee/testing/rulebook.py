"""A game's rules, `RULES.<language>.md`: every numbered rule is stated once in each language and cited by a test of the game.

A rule is an item that begins with its id, `- **PUSH-040** …`. All ids of a game begin alike. An example is quoted under its
rule, `> Example: …`; a drawing stands between two lines of three backticks.
"""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources
from pathlib import Path

from ..engine.game import Game
from ..engine.text import LANGUAGES

WIDEST = 44
"""How many columns of a drawing a phone shows."""


def heads(game: Game, lang: str) -> list[str]:
    """The ids that head a clause, `- **PUSH-040** …`, in the order of the text."""
    return re.findall(r"^- \*\*([A-Z]+-\d{3,4})\*\*", game.rules(lang), re.MULTILINE)


def prefix(game: Game) -> str:
    """What the ids of a game begin with: PUSH-, HEROS-, VIRTO-, CONAN-."""
    found = heads(game, LANGUAGES[0])
    assert found, f"the rules of {game.id} have no clause that begins with an id"
    return found[0].rstrip("0123456789")


def cited(game: Game, tests: Path) -> set[str]:
    """The ids that the tests in a folder name in full."""
    written = "\n".join(path.read_text("utf-8") for path in tests.glob("test_*.py"))
    return set(re.findall(rf"\b{prefix(game)}\d{{3,4}}\b", written))


def check_stated_once(game: Game, lang: str) -> int:
    """Each rule is stated once; how many there are."""
    found = Counter(heads(game, lang))
    assert [rule for rule, count in found.items() if count > 1] == []
    assert [rule for rule in found if not rule.startswith(prefix(game))] == []
    return len(found)


def check_same_rules(game: Game) -> None:
    """All languages state the same rules in the same order."""
    first, *others = LANGUAGES
    for lang in others:
        assert heads(game, lang) == heads(game, first)


def check_mentions(game: Game, lang: str) -> None:
    """Rules refer only to rules there are."""
    mentioned = set(re.findall(rf"\b{prefix(game)}\d{{3,4}}\b", game.rules(lang)))
    assert mentioned - set(heads(game, lang)) == set()


def examples(game: Game, lang: str) -> list[str]:
    """The id above each quoted line, in the order of the text."""
    above, found = "", []
    for line in game.rules(lang).splitlines():
        if rule := re.match(r"- \*\*([A-Z]+-\w+)\*\*", line):
            above = rule[1]
        if re.match(r" *> \S", line):
            found.append(above)
    return found


def drawings(game: Game, lang: str) -> list[str]:
    """The drawings, each as its lines."""
    return re.findall(r"^ *```\w*\n(.*?)^ *```", game.rules(lang), re.MULTILINE | re.DOTALL)


def check_same_examples(game: Game) -> None:
    """All languages give the same examples under the same rules, and as many drawings, which fit a phone."""
    first, *others = LANGUAGES
    for lang in others:
        assert examples(game, lang) == examples(game, first)
        assert len(drawings(game, lang)) == len(drawings(game, first))
    for lang in LANGUAGES:
        assert [line for drawing in drawings(game, lang) for line in drawing.splitlines() if len(line) > WIDEST] == []


def check_cited(game: Game, tests: Path) -> None:
    """Each rule is cited by a test."""
    assert set(heads(game, LANGUAGES[0])) - cited(game, tests) == set()


def check_citations(game: Game, tests: Path) -> None:
    """Tests cite only rules there are."""
    assert cited(game, tests) - set(heads(game, LANGUAGES[0])) == set()


def check_refusals_cite(game: Game, lang: str, code: Path) -> None:
    """Every rule id that the code of a game names in quotes, to refuse a move, is a rule and has its sentence."""
    written = "\n".join(path.read_text("utf-8") for path in code.rglob("*.py") if "tests" not in path.parts)
    named = set(re.findall(rf"\"({prefix(game)}\d{{3,4}})\"", written))
    assert named
    assert named - set(heads(game, lang)) == set()
    assert [rule for rule in sorted(named) if not game.texts.has(lang, f"refuse-{rule}")] == []


def check_rules(game: Game, tests: Path) -> None:
    """All of the above; `tests` is the folder of the game's tests."""
    check_same_rules(game)
    check_same_examples(game)
    for lang in LANGUAGES:
        check_stated_once(game, lang)
        check_mentions(game, lang)
        check_refusals_cite(game, lang, Path(str(resources.files(game.package))))
    check_cited(game, tests)
    check_citations(game, tests)
