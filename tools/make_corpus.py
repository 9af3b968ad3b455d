"""Writes web/tests/corpus/<game>.json: sentences as Python says them, for the browser's formatter to say the same.

Each file has what the client is told of the game once, and a sample of actions, events and questions from matches played at
random, each as it is sent, with its sentence in every language. `python tools/make_corpus.py` rewrites the files; with
--check it only says whether they are up to date.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import tablee
from tablee import sentences
from tablee.engine.game import Game
from tablee.engine.position import Position
from tablee.engine.rng import Rng
from tablee.engine.text import LANGUAGES, source
from tablee.telling import told_events, told_view, travelling

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "web" / "tests" / "corpus"
EXAMPLES: Final = sorted(ROOT.glob("examples/*/src/*/__init__.py"))
BUILT_IN: Final = [path.parent.name for path in sorted(ROOT.glob("src/tablee/games/*/__init__.py"))]
"""The games whose texts the client is built with; the corpus brings those of the others."""
NAMES: Final = ("Ada", "Blaise", "Chloé", "Denis", "Elsa", "Farid", "Gus")
MATCHES: Final = 2
"""How many matches are played at each seat count."""

MOST: Final = 6
"""How many sentences of one sort are kept: of a verb, an event or a question, with the same values, told to the same side."""

Line = dict[str, Any]


class Corpus:
    """A sample of what is said in matches of a game, every sort of sentence a few times."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lines: dict[str, Line] = {}
        self.sorts: dict[tuple[object, ...], int] = {}

    def play(self, seats: int, seed: int, options: Mapping[str, object]) -> None:
        """Take what is said in a match in which any answer is as likely; the longer it lasts, the seldomer one looks."""
        pos, rng, moves = self.game.new(seats, seed, **options), Rng(seed), 0
        told: dict[int | None, int] = dict.fromkeys((*range(seats), None), 0)
        while True:
            for eyes in told if pos.over or rng.below(2 + moves // 40) == 0 else ():
                self.see(pos, eyes)
                told[eyes] += self.hear(pos, eyes, told[eyes])
            if pos.over:
                return
            seat = pos.to_act[rng.below(len(pos.to_act))]
            legal = pos.legal(seat)
            pos.play(seat, legal[rng.below(len(legal))])
            moves += 1

    def see(self, pos: Position, seat: int | None) -> None:
        """Take the question and the legal actions of a seat."""
        view = told_view(self.game, pos.view(seat))
        if view["question"] is None:
            return
        sent = view.get("telling", {})
        base = {"seat": seat, "meanings": sent["meanings"]} if "meanings" in sent else {"seat": seat}
        question = {**base, "to_act": view["to_act"], "question": view["question"], "telling": sent.get("question")}
        asked = seat in view["to_act"]
        self.keep(("ask", view["question"]["decision"], asked), question, lambda lang: self.asked(lang, view))
        tellings = sent.get("legal") or [None] * len(view["legal"])
        for named, telling in zip(view["legal"], tellings, strict=True):
            line = {**base, "action": named, "telling": telling}
            self.keep(("act", named["verb"]), line, lambda lang, named=named: self.acted(lang, named, view))

    def hear(self, pos: Position, seat: int | None, since: int) -> int:
        """Take what a seat was told since then; how many events that are."""
        events = pos.events(seat, since)
        for event, told in zip(events, told_events(self.game, events, seat), strict=True):
            if event["event"] not in self.game.sentences.silent:
                side = "own" if event["seat"] == seat else "other" if event.get("other") == seat else "told"
                line = {"seat": seat, "event": {key: value for key, value in told.items() if key != "n"}}
                self.keep(("event", event["event"], side), line, lambda lang, event=event: self.told(lang, event, seat))
        return len(events)

    def keep(self, sort: tuple[object, ...], line: Line, said: Any) -> None:
        """Take a sentence, unless there are enough of its sort."""
        line = {key: value for key, value in line.items() if value is not None or key == "seat"}
        sort = (*sort, *shape(line))
        known = json.dumps(line, sort_keys=True)
        if known not in self.lines and self.sorts.get(sort, 0) < MOST:
            self.sorts[sort] = self.sorts.get(sort, 0) + 1
            self.lines[known] = {**line, **{lang: said(lang) for lang in LANGUAGES}}

    def acted(self, lang: str, named: Mapping[str, object], view: Mapping[str, object]) -> str:
        return sentences.action_text(self.game, lang, named, NAMES, view, noted=False)

    def told(self, lang: str, event: Mapping[str, object], seat: int | None) -> str:
        return sentences.event_text(self.game, lang, event, NAMES, seat, noted=False)

    def asked(self, lang: str, view: Mapping[str, object]) -> str:
        return sentences.question_text(self.game, lang, view, NAMES, noted=False)


def shape(line: Line) -> Iterator[str]:
    """Which words choose the sentence of a line: its texts that are neither cards nor keys, and whether it has cards."""
    for name, value in sorted((line.get("telling") or line.get("event", {}).get("telling") or {}).items()):
        yield f"{name}={value}" if isinstance(value, str) and value.isalpha() and value.islower() else name


def written(game: Game, matches: int = MATCHES) -> str:
    """The file of a game."""
    corpus = Corpus(game)
    for seats in range(game.seats[0], game.seats[1] + 1):
        for seed in range(matches):
            corpus.play(seats, seed, {})
    meant = game.sentences
    head = {"meanings": travelling(meant.meanings), "cards": meant.card_values, "silent": sorted(meant.silent)}
    lines = ",\n".join(json.dumps(line, ensure_ascii=False) for line in corpus.lines.values())
    texts = {} if game.id in BUILT_IN else {"texts": {lang: source(game.package, lang) for lang in LANGUAGES}}
    first = json.dumps({"game": game.id, "names": NAMES, "telling": head, **texts}, ensure_ascii=False)
    return f'{first[:-1]}, "lines": [\n{lines}\n]}}\n'


def files() -> dict[Path, str]:
    """Every file of the corpus as it is to be."""
    return {FOLDER / f"{game.id}.json": written(game) for game in games()}


def games() -> list[Game]:
    """The games that are installed, and those of the examples, taken from where they lie."""
    return [*map(tablee.game, BUILT_IN), *(example(path.parent.name, path.parents[1]) for path in EXAMPLES)]


def example(name: str, folder: Path) -> Game:
    """The game of an example."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
    made: Game = importlib.import_module(name).GAME
    return made


def main() -> None:
    made = files()
    stale = [path for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        raise SystemExit(f"make anew with tools/make_corpus.py: {', '.join(path.name for path in stale)}" if stale else 0)
    for path in stale:
        path.parent.mkdir(exist_ok=True)
        path.write_text(made[path], "utf-8")


if __name__ == "__main__":
    main()
