"""Mining: matches of bots are searched for positions in which one answer is the best by far, and easy to miss.

Mining is a funnel. A quick search looks at decisions with enough answers, in any order, and drops those in which nothing is
clear or the easy bot gives the best answer as well. What is left must hold in several independent searches with many worlds,
and win more of others that are played to the end of the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from ..bots import Perspective, make_bot
from ..bots.course import Watcher, play_course
from ..bots.outlook import outlook
from ..engine.game import Game
from ..engine.lessons.puzzles import Estimate, Line, Puzzle
from ..engine.position import Position
from ..engine.rng import Rng
from .search import Search, Trial, ahead, clear_by, estimate
from .showing import open_puzzle, position_of, shown
from .solving import number_of

STRONG: Final = "hard"
FEWEST_ANSWERS: Final = 3
TRIES: Final = 24
"""How often each weaker bot tries a puzzle."""
SELDOM: Final = 0.46
"""The easy bot finds a puzzle in at most this share of its tries."""
WIDEST: Final = 6
"""How many of the answers that the policy likes best the quick search looks at: as many as the strong bot."""
QUICK: Final = ((8, 4, -1.0), (24, 3, 0.5), (96, 2, 1.5), (256, 2, 2.0))
"""The quick search: worlds, how many of the best answers go on, and by how many standard errors beyond the margin."""
FEW_TRIES: Final = 6
"""How often the strong bot tries a puzzle."""
DIGITS: Final = 4


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is mined: a game at some seat counts with some sets of options in turn; by which bot, and how clear it must be.

    Of a match at most `most_seen` decisions are looked at, and `most_in_match` puzzles are taken.
    """

    game: str
    rules_version: int
    seats: list[int]
    options: list[dict[str, Any]]
    bot: str = "normal"
    seed: str = "puzzles"
    searches: int = 3
    worlds: int = 600
    margin: float = 0.02
    most_in_match: int = 2
    most_seen: int = 60


class Mined(msgspec.Struct):
    """What a match gave: its puzzles, how many decisions were seen, and how many of them looked likely."""

    match: int
    puzzles: list[Puzzle]
    seen: int = 0
    likely: int = 0


class Candidate(msgspec.Struct):
    """A decision that may be a puzzle, as far as its seat knows."""

    number: int
    perspective: Perspective
    decision: str


def derived(*parts: object) -> str:
    """A seed that follows from others."""
    return blake2b(":".join(str(part) for part in parts).encode(), digest_size=16, person=b"tablee-puzzles").hexdigest()


def cells(game: Game, plan: Plan) -> list[tuple[int, dict[str, Any]]]:
    """The seat counts and options that are played in turn, where they go together."""
    return [(n, options) for options in plan.options for n in plan.seats if not game.check(n, options)]


def mine_match(game: Game, plan: Plan, number: int) -> Mined:
    """The puzzles of one match: always the same for the same plan and number."""
    mined, seed = Mined(number, []), derived(plan.seed, game.id, number)
    left = decisions_of(game, plan, number, seed)
    rng = Rng(derived(seed, "order"))
    kinds: set[str] = set()
    while left and mined.seen < plan.most_seen and len(mined.puzzles) < plan.most_in_match:
        candidate = left.pop(rng.below(len(left)))
        if candidate.decision in kinds and any(other.decision not in kinds for other in left):
            continue
        mined.seen += 1
        own = derived(seed, candidate.number)
        likely = likely_best(game, candidate.perspective, plan.margin, Rng(derived(own, "quick")))
        if likely is None:
            continue
        mined.likely += 1
        puzzle = confirm(game, plan, candidate, likely, own)
        if puzzle is not None:
            mined.puzzles.append(puzzle)
            kinds.add(candidate.decision)
    return mined


def decisions_of(game: Game, plan: Plan, number: int, seed: str) -> list[Candidate]:
    """The decisions of a match that may be looked at."""
    played = cells(game, plan)
    seats, options = played[number % len(played)]
    scout = Scout(seed)
    bots = [make_bot(game, plan.bot, derived(seed, "bot", seat)) for seat in range(seats)]
    eyes = [Rng(derived(seed, "eyes", seat)) for seat in range(seats)]
    new: Any = game.new
    play_course(new(seats, seed, **options), bots, eyes, scout)
    return scout.found


class Scout(Watcher):
    """Keeps what the seat knows at every decision with enough answers, unless it is in the midst of something."""

    def __init__(self, seed: str) -> None:
        self.rng = Rng(derived(seed, "scout"))
        self.found: list[Candidate] = []

    def see(self, pos: Position, n: int, seat: int, legal: list[int], action: int) -> None:
        """Decision number `n`, before it is played."""
        if len(legal) >= FEWEST_ANSWERS and not pos.draft and all(answer < 0 for answer in pos.answers):
            self.found.append(Candidate(n, Perspective.of(pos, seat, self.rng), type(pos.agenda[-1]).__name__))


def likely_best(game: Game, perspective: Perspective, margin: float, rng: Rng) -> int | None:
    """The answer that few worlds make look clearly best, if there is one that the easy bot misses."""
    search = Search(perspective, game.policy(), rng)
    trials = [Trial(action) for action in most_liked(game, perspective)]
    easy: list[int] = []
    for worlds, left, errors in QUICK:
        search.play(trials, worlds)
        trials = sorted(trials, key=lambda trial: -trial.mean)[:left]
        best, second = trials[:2]
        if estimate(ahead(best, second), errors).low <= margin:
            return None
        easy = easy or answers_of(game, "easy", perspective, TRIES, rng)
        if easy.count(best.action) > SELDOM * TRIES:
            return None
    return trials[0].action


def most_liked(game: Game, perspective: Perspective) -> list[int]:
    """The answers that the policy likes best."""
    policy, world, seat = game.policy(), perspective.world, perspective.seat
    return sorted(perspective.legal, key=lambda action: -policy.worth(world, seat, action))[:WIDEST]


def confirm(game: Game, plan: Plan, candidate: Candidate, action: int, seed: str) -> Puzzle | None:
    """The puzzle of a candidate, if every search finds the same answer clearly best, and it wins more often."""
    perspective = candidate.perspective
    runs: list[list[Trial]] = []
    for n in range(plan.searches):
        search = Search(perspective, game.policy(), Rng(derived(seed, "search", n)))
        runs.append(search.weigh(plan.worlds, plan.margin))
        if runs[-1][0].action != action or clear_by(runs[-1]) <= plan.margin:
            return None
    pair = [of_all(runs, action), of_all(runs, second_best(runs))]
    Search(perspective, game.policy(), Rng(derived(seed, "chances"))).play(pair, plan.worlds, to_end=True)
    finds = found_by(game, perspective, action, Rng(derived(seed, "tries")))
    if sum(pair[0].won) <= sum(pair[1].won) or finds["easy"] > SELDOM:
        return None
    margin = margin_of(runs, action, pair[1].action)
    found = told(plan, candidate, seed[:8], pair, margin, min(clear_by(run) for run in runs), finds)
    return reasoned(game, found, plan.worlds)


def reasoned(game: Game, puzzle: Puzzle, worlds: int) -> Puzzle:
    """A puzzle with what its best answer comes to by the end of the match, where the game itself gives no reason for it."""
    pos = open_puzzle(game, puzzle)
    best, second = (number_of(pos, puzzle.seat, line.action) for line in (puzzle.best, puzzle.second))
    if game.reasons(pos, puzzle.seat, best):
        return msgspec.structs.replace(puzzle, why=[])
    rng = Rng(derived(puzzle.id, "outlook"))
    return msgspec.structs.replace(puzzle, why=outlook(Perspective(pos, puzzle.seat), best, second, worlds, rng))


def found_by(game: Game, perspective: Perspective, action: int, rng: Rng) -> dict[str, float]:
    """In which share of their tries bots give an answer."""
    tries = {"easy": TRIES, "normal": TRIES, STRONG: FEW_TRIES}
    found = {bot: answers_of(game, bot, perspective, n, rng).count(action) / n for bot, n in tries.items()}
    return {bot: round(share, DIGITS) for bot, share in {"random": 1 / len(perspective.legal), **found}.items()}


def answers_of(game: Game, spec: str, perspective: Perspective, tries: int, rng: Rng) -> list[int]:
    """What a bot answers when it is asked so often, each time anew."""
    seat = perspective.seat
    bots = [make_bot(game, spec, rng.fork().word()) for _ in range(tries)]
    return [int(bot.choose(Perspective(perspective.imagine(rng), seat))) for bot in bots]


def of_all(runs: Sequence[list[Trial]], action: int) -> Trial:
    """An answer with what it was worth in all searches."""
    joined = Trial(action)
    joined.worth = [worth for run in runs for trial in run if trial.action == action for worth in trial.worth]
    return joined


def second_best(runs: Sequence[list[Trial]]) -> int:
    """The answer that is the best but one: of those that some search weighed to its end, the one of most worth."""
    weighed = {trial.action for run in runs for trial in run[1:] if len(trial.worth) == len(run[0].worth)}
    return max(weighed, key=lambda action: of_all(runs, action).mean)


def margin_of(runs: Sequence[list[Trial]], best: int, second: int) -> Estimate:
    """What lies between the worth of two answers, by the worlds of all searches in which both were played out."""
    gaps: list[float] = []
    for run in runs:
        by_action = {trial.action: trial for trial in run}
        gaps += ahead(by_action[best], by_action[second])
    return estimate(gaps)


def told(
    plan: Plan,
    candidate: Candidate,
    name: str,
    pair: list[Trial],
    margin: Estimate,
    least: float,
    finds: dict[str, float],
) -> Puzzle:
    """A puzzle as it is kept."""
    world, seat = candidate.perspective.world, int(candidate.perspective.seat)
    best, second = (line(world, trial) for trial in pair)
    return Puzzle(
        id=name,
        seat=seat,
        decision=candidate.decision,
        position=position_of(world),
        shown=shown(world, seat),
        best=best,
        second=second,
        margin=rounded(margin),
        gain=rounded(estimate([a - b for a, b in zip(pair[0].won, pair[1].won, strict=True)])),
        least=round(least, DIGITS),
        searches=plan.searches,
        worlds=plan.worlds,
        finds=finds,
    )


def line(world: Position, trial: Trial) -> Line:
    """An answer as it is kept."""
    return Line(world.name(trial.action), rounded(estimate(trial.worth)), rounded(estimate(trial.won)))


def rounded(exact: Estimate) -> Estimate:
    """An estimate of something between -1 and 1, with few digits."""
    return Estimate(*(round(max(-1.0, min(1.0, value)), DIGITS) for value in (exact.value, exact.low, exact.high)))
