"""What Conan's bots do, measured: who wins, what they propose and sign, how matches end. Equal arguments, equal figures.

    python tools/measure_conan.py tables --bots normal,hard --games 240 --workers 16
    python tools/measure_conan.py ladder --games 480 --workers 16
    python tools/measure_conan.py habits --games 1200 --workers 16

`--rule` says which readings of CONAN-508 are played: book (a Challenge stays), house (its owner gives it up), or both.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from statistics import mean, quantiles
from typing import Final

from tablee.lab.arena import Plan, Standing, matches, plan, standing, wilson
from tablee.lab.ledger import Match

LADDER: Final = (("easy", "random"), ("normal", "easy"), ("hard", "normal"))
HABITS: Final = ("demand", "bully", "refuse", "accept")
RULES: Final = {"book": False, "house": True}


def percent(count: float, of: int) -> str:
    """A share with its interval."""
    rate, low, high = wilson(count, of)
    return f"{100 * rate:.1f} % ({100 * low:.1f} – {100 * high:.1f})" if of else "–"


def played(bots: Sequence[str], seats: int, rule: str, args: argparse.Namespace) -> tuple[Plan, list[Match]]:
    made = plan("conan", bots, seats, {"forfeit": RULES[rule]}, args.seed)
    deals = -(-args.games // made.rotations)
    keys = [(deal, rotation) for deal in range(deals) for rotation in range(made.rotations)]
    return made, sorted(matches(made, keys, args.workers), key=lambda match: match.key)


def total(found: Sequence[Match], *facts: str) -> int:
    return sum(match.facts[fact] for match in found for fact in facts)


def row(*cells: object) -> None:
    print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)


def heading(*cells: str) -> None:
    row(*cells)
    row(*["---"] * len(cells))


# Every seat held by one bot.


def tables(args: argparse.Namespace) -> None:
    """Proposals, ends and lengths at tables of one level."""
    heading("bot", "seats", "rule", "matches", "figure", "value")
    for bot, seats, rule in cells(args, args.bots.split(",")):
        _, found = played([bot], seats, rule, args)
        for name, value in figures(found):
            row(bot, seats, rule, len(found), name, value)


def cells(args: argparse.Namespace, bots: Sequence[str]) -> Iterator[tuple[str, int, str]]:
    for bot in bots:
        for seats in args.seats:
            for rule in RULES if args.rule == "both" else [args.rule]:
                yield bot, seats, rule


def figures(found: Sequence[Match]) -> Iterator[tuple[str, str]]:
    count = len(found)
    treaties, alliances = total(found, "treaties proposed"), total(found, "alliances proposed")
    yield "treaties proposed a match", f"{treaties / count:.2f}"
    yield "… signed", percent(total(found, "treaties"), treaties)
    yield "alliances proposed a match", f"{alliances / count:.2f}"
    yield "… signed", percent(total(found, "alliances"), alliances)
    yield "all proposals signed", percent(total(found, "treaties", "alliances"), treaties + alliances)
    yield "ask and offer nothing", percent(total(found, "one-sided proposals"), treaties + alliances)
    yield "heroes swapped a match", f"{total(found, 'heroes swapped') / count:.3f}"
    yield "ended in round 1 by an all-in", percent(total(found, "ended in round 1 by an all-in"), count)
    yield "without Adventure", percent(total(found, "without Adventure"), count)
    yield "Adventures a match", f"{total(found, 'accomplished') / count:.2f}"
    auctions = total(found, "auctions")
    yield "auctions a match", f"{auctions / count:.1f}"
    yield "… followed", percent(total(found, "followed"), auctions)
    yield "… the one who opened withdrew", percent(total(found, "opener withdrew"), auctions)
    yield "… the one who answered withdrew", percent(total(found, "answerer withdrew"), auctions)
    yield "eliminations a match", f"{total(found, 'eliminated') / count:.2f}"
    yield "rounds: median (95th percentile), longest", lengths([match.facts["rounds"] for match in found])
    yield "ended by glory", percent(total(found, "ended by glory"), count)
    yield "decisions a match", f"{mean(match.moves for match in found):.0f}"


def lengths(rounds: Sequence[int]) -> str:
    cuts = quantiles(rounds, n=20, method="inclusive")
    return f"{cuts[9]:.0f} ({cuts[18]:.0f}), {max(rounds)}"


# One bot against a table of others.


def ladder(args: argparse.Namespace) -> None:
    pairs = [(one, other) for one, other in LADDER if not args.bots or one in args.bots.split(",")]
    contests(args, pairs)


def habits(args: argparse.Namespace) -> None:
    """One bot with a bad habit at a table of the level."""
    levels = (args.bots or "normal").split(",")
    contests(args, [(f"{level}/{habit}", level) for level in levels for habit in args.habits.split(",")])


def contests(args: argparse.Namespace, pairs: Sequence[tuple[str, str]]) -> None:
    heading("one", "against", "seats", "rule", "matches", "won (95 %)", "even share", "rounds")
    for one, other in pairs:
        for _, seats, rule in cells(args, [one]):
            made, found = played([one, other], seats, rule, args)
            first: Standing = standing(made, 0, found)
            won = percent(first.wins, first.matches)
            row(one, other, seats, rule, len(found), won, f"{100 * first.fair:.1f} %", f"{mean_rounds(found):.1f}")


def mean_rounds(found: Sequence[Match]) -> float:
    return mean(match.facts["rounds"] for match in found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("tables", "ladder", "habits"))
    parser.add_argument("--bots", default="")
    parser.add_argument("--habits", default=",".join(HABITS))
    parser.add_argument("--seats", type=lambda text: [int(n) for n in text.split(",")], default=[2, 3, 4])
    parser.add_argument("--rule", choices=(*RULES, "both"), default="both")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", default="tablee")
    args = parser.parse_args()
    if args.what == "tables" and not args.bots:
        args.bots = "easy,normal,hard"
    {"tables": tables, "ladder": ladder, "habits": habits}[args.what](args)


if __name__ == "__main__":
    main()
