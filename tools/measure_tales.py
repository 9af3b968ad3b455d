"""What the tales of Epic Origins share with each other, and how long they are; equal arguments, equal figures.

    python tools/measure_tales.py --tales 200
    python tools/measure_tales.py --tales 30 --read fr

`--read` prints the tales in a language instead of measuring them.
"""

from __future__ import annotations

import argparse

from tablee.engine.text import LANGUAGES
from tablee.games.epic.tests.tale_measures import measure, sample


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tales", type=int, default=200)
    parser.add_argument("--read", choices=LANGUAGES)
    args = parser.parse_args()
    matches = sample(args.tales)
    if args.read:
        print("\n\n* * *\n\n".join(tale.told[args.read] for tales in matches for tale in tales))
        return
    found = measure(matches)
    print(f"{found.tales} tales of {len(matches)} matches")
    print(f"sentences of 12 words or more shared within a match: {len(found.shared)}", *found.shared, sep="\n  ")
    print(f"openings repeated within a match: {len(found.openings)}", *found.openings, sep="\n  ")
    print(f"pairs of tales of different matches with a joint in common: {100 * found.common_joints:.0f} %")
    print("most often in common:", ", ".join(f"{joint} ({count})" for joint, count in found.most_shared))
    for lang, (least, middle, most) in found.lengths.items():
        print(f"words of a whole Story, {lang}: {least} to {most}, median {middle:.0f}")


if __name__ == "__main__":
    main()
