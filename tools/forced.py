"""How many questions put to people have a single answer, and how many of those the person is spared.

`python tools/forced.py [game…]` plays a fixed sample with greedy bots and prints a table in Markdown: for each game and seat
count the share of questions with one answer (as if every question were put), the share that is still put when those are
sent whose only answer everybody can see, or that stand in a response window, and the share with the switch on. With
`--decisions` it lists the questions instead.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field

import tablee
from tablee import Rng
from tablee.bots import Perspective, make_bot
from tablee.engine.game import Game

MATCHES = 20


@dataclass
class Tally:
    """Questions of a sample: how many there were, how many had one answer, and for how many of those nobody is asked."""

    asked: int = 0
    single: int = 0
    sent: int = 0
    decisions: Counter[tuple[str, str]] = field(default_factory=Counter)

    def share(self, rest: int, spared: int) -> str:
        """The share of questions with one answer among those that are put."""
        put = self.asked - spared
        return f"{rest / put:.1%} ({rest} of {put})" if put else "–"

    def row(self) -> str:
        cells = [self.share(self.single, 0), self.share(self.single - self.sent, self.sent), self.share(0, self.single)]
        return " | ".join(cells)


def play(game: Game, seats: int, seed: int, tally: Tally) -> None:
    """One match; the bots answer, and each question is counted as it is put."""
    pos = game.new(seats=seats, seed=seed)
    bot, rng = make_bot(game, "greedy", seed), Rng(seed)
    while not pos.over:
        seat, top = pos.to_act[0], pos.agenda[-1]
        alone = len(pos.legal(seat)) == 1
        tally.asked += 1
        tally.single += alone
        open_to_all = top.public(pos, seat)
        tally.sent += alone and (top.window or open_to_all)
        kind = "several" if not alone else "window" if top.window else "public" if open_to_all else "one"
        tally.decisions[type(top).__name__, kind] += 1
        pos.play(seat, bot.choose(Perspective.of(pos, seat, rng)))


def sample(game: Game, seats: int) -> Tally:
    tally = Tally()
    for seed in range(MATCHES):
        play(game, seats, seed, tally)
    return tally


def main(words: list[str]) -> None:
    wanted = [word for word in words if not word.startswith("-")] or tablee.list_games()
    print("| game | seats | one answer, all questions put | still put | with the switch on |", "| --- " * 5 + "|", sep="\n")
    for name in wanted:
        game = tablee.game(name)
        for seats in range(game.seats[0], game.seats[1] + 1):
            tally = sample(game, seats)
            print(f"| {name} | {seats} | {tally.row()} |", flush=True)
            if "--decisions" in words:
                print(
                    *(f"  {kind:8} {count:6} {decision}" for (decision, kind), count in sorted(tally.decisions.items())),
                    sep="\n",
                )


if __name__ == "__main__":
    main(sys.argv[1:])
