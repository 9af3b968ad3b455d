"""Writes the rules texts of the cards of Epic Origins from their data: games/epic/text/rendered.<language>.ftl.

`python tools/make_texts.py` rewrites the files; a test of the game says whether they are up to date.
"""

from __future__ import annotations

from pathlib import Path

from tablee.games.epic.show.card_text import rendered

FOLDER = Path(__file__).parent.parent / "src" / "tablee" / "games" / "epic" / "text"


def main() -> None:
    for lang in sorted(path.stem for path in FOLDER.parent.glob("show/wording/*.ftl")):
        (FOLDER / f"rendered.{lang}.ftl").write_text(rendered(lang), "utf-8")


if __name__ == "__main__":
    main()
