"""What a designer asks of a run, answered in sentences, each with its interval and how many matches it rests on.

A verdict on one of k seats or cards allows for the k that were looked at: its interval is widened (Bonferroni), while the
figure shown keeps its own. So a warning is rarely a matter of chance, however much there is to look at.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil
from statistics import NormalDist
from typing import Final

from ..measures.base import Measure
from .model import FACT, GOOD, UNSURE, WARNING, Answer, Finding
from .numbers import PERCENT
from .scope import BASE, Difference, Scope, Told, of_key

MARGIN: Final = 0.03
"""How far from an even share a seat may be and still count as even."""

ALIVE: Final = 0.02
"""A card that surely comes into play in fewer matches than this is dead."""

Z: Final = NormalDist().inv_cdf(0.975)
FEW: Final = 30
"""What rests on fewer matches than this is not worth a verdict."""

NAMED: Final = 6
"""How many cards a sentence names."""

SHARES: Final = ("seat-share", "place-share")
USE: Final = "card-use"
CAUSED: Final = ("card-contribution", "card-forced")
EFFECTS: Final = (*CAUSED, "card-correlation")
CARDS: Final = (*EFFECTS, USE)


def answers(scope: Scope) -> list[Answer]:
    """The questions and what the runs say to each."""
    asked = {
        "seat": seats(scope),
        "card": cards(scope),
        "change": changes(scope),
        "aim": aims(scope),
        "sure": sureness(scope),
    }
    return [Answer(key, scope.say(f"report-ask-{key}"), merged(found)) for key, found in asked.items() if found]


def merged(found: Sequence[Finding]) -> list[Finding]:
    """Findings that say the same of several tables become one."""
    tables: dict[tuple[str, str, str], list[str]] = {}
    for one in found:
        tables.setdefault((one.mood, one.text, one.section), []).append(one.where)
    return [Finding(mood, text, " / ".join(filter(None, where)), section) for (mood, text, section), where in tables.items()]


def widened(one: Measure | Difference, looks: int) -> tuple[float, float]:
    """An interval as wide as it must be when it is one of several that are looked at.

    >>> low, high = widened(Measure("x", "push", 2, "base", "seat 1", 0.5, 0.4, 0.6, 9, "share"), 2)
    >>> round(low, 3), round(high, 3)
    (0.386, 0.614)
    """
    stretch = NormalDist().inv_cdf(1 - 0.025 / max(1, looks)) / Z
    return one.value - (one.value - one.low) * stretch, one.value + (one.high - one.value) * stretch


def cells(told: Iterable[Told]) -> list[list[Told]]:
    """Measures of one name, those of each table together."""

    found: dict[tuple[str, str, str, int, str], list[Told]] = {}
    for one in told:
        variant = "" if one.measure.key in CAUSED else one.measure.variant
        found.setdefault((one.run, one.measure.key, one.measure.game, one.measure.seats, variant), []).append(one)
    return list(found.values())


def sure(scope: Scope, one: Measure | Difference, signed: bool = False) -> str:
    """A figure with its interval."""
    return scope.sure(one.value, one.low, one.high, one.n, one.unit, signed)


# Is a seat favoured?


def seats(scope: Scope) -> list[Finding]:
    """Whether every seat wins its share, table by table."""
    rivals = [one for one in of_key(scope, SHARES[0]) if one.measure.seats > 1 and one.measure.variant == BASE]
    found = [finding for cell in cells(rivals) for finding in seat_cell(scope, cell, len(rivals))]
    team = bool(scope.told) and not rivals
    return found or ([Finding(FACT, scope.say("report-seat-team"))] if team else [])


def even_share(group: Sequence[Told]) -> float:
    """What each of some seats would win if all won alike: where nobody may win, less than one over their number."""
    return sum(one.measure.value for one in group) / max(1, len(group))


def seat_cell(scope: Scope, cell: Sequence[Told], looks: int) -> list[Finding]:
    """What is said of the seats of one table; `looks` counts the seats of all tables."""
    fair = even_share(cell)
    far = sorted(
        (one for one in cell if stands_out(one.measure, fair, looks)), key=lambda one: -abs(one.measure.value - fair)
    )
    if far:
        return [seat_stands_out(scope, one, fair) for one in far]
    reach = max(max(one.measure.high - fair, fair - one.measure.low) for one in cell)
    where = scope.where(cell[0].measure, cell[0].run)
    values = {
        "fair": scope.plain(fair, PERCENT),
        "margin": scope.bare(MARGIN, PERCENT, 0.2),
        "reach": scope.bare(reach, PERCENT, 2 * reach),
        "count": scope.count(cell[0].measure.n),
    }
    if reach <= MARGIN:
        return [Finding(GOOD, scope.say("report-seat-even", **values), where, "seats")]
    first = max(cell, key=lambda one: abs(one.measure.value - fair))
    values |= {"n": first.measure.of.rpartition(" ")[2], "rate": sure(scope, first.measure)}
    enough = scope.count(matches_needed(fair))
    return [Finding(UNSURE, scope.say("report-seat-unsure", **values, enough=enough), where, "seats")]


def stands_out(one: Measure, fair: float, looks: int) -> bool:
    """Whether a share surely differs from an even one, and by more than a trifle."""
    low, high = widened(one, looks)
    return (low > fair or high < fair) and (one.high > fair + MARGIN or one.low < fair - MARGIN)


def seat_stands_out(scope: Scope, one: Told, fair: float) -> Finding:
    """A seat that wins too often, or too seldom."""
    measure = one.measure
    key = "report-seat-favoured" if measure.value > fair else "report-seat-behind"
    text = scope.say(key, n=measure.of.rpartition(" ")[2], rate=sure(scope, measure), fair=scope.plain(fair, PERCENT))
    return Finding(WARNING, text, scope.where(measure, one.run), "seats")


def matches_needed(rate: float, half: float = MARGIN) -> int:
    """About how many matches give an interval of this half-width.

    >>> matches_needed(0.5, 0.03)
    1100
    """
    exact = rate * (1 - rate) * (Z / half) ** 2
    step: int = 10 ** max(1, len(str(int(exact))) - 2)
    return ceil(exact / step) * step


def capital(text: str) -> str:
    """A text that begins a sentence."""
    return text[:1].upper() + text[1:]


# Which card is dead?


def cards(scope: Scope) -> list[Finding]:
    """Which cards nobody uses, and which decide matches."""
    uses = [one for one in of_key(scope, USE) if one.measure.variant == BASE]
    used = [finding for cell in cells(uses) for finding in card_use(scope, cell)]
    caused = of_key(scope, *CAUSED)
    beside = [one for one in of_key(scope, EFFECTS[-1]) if one.measure.variant == BASE]
    worth = [finding for cell in cells(caused or beside) for finding in card_worth(scope, cell)]
    if not (used or worth) and scope.told:
        return [Finding(FACT, scope.say("report-card-unknown"))]
    return used + worth


def card_use(scope: Scope, cell: Sequence[Told]) -> list[Finding]:
    """The dead cards of one table; where there is none, the rarest."""
    where = scope.where(cell[0].measure, cell[0].run)
    dead = [one for one in cell if one.measure.high < ALIVE]
    rarest = min(cell, key=lambda one: one.measure.value).measure
    perhaps = [one for one in cell if one.measure.value < ALIVE <= one.measure.high]
    if not dead and perhaps:
        names = listed(scope, [scope.name(one.measure.game, one.measure.of) for one in perhaps])
        text = scope.say("report-card-perhaps", count=len(perhaps), cards=names, n=scope.count(rarest.n))
        return [Finding(UNSURE, text, where, "cards")]
    if not dead:
        text = scope.say("report-card-alive", card=scope.name(rarest.game, rarest.of), rate=sure(scope, rarest))
        return [Finding(GOOD, text, where, "cards")]
    names = listed(scope, [scope.name(one.measure.game, one.measure.of) for one in dead])
    text = scope.say(
        "report-card-dead", count=len(dead), cards=names, n=scope.count(rarest.n), rate=sure(scope, dead[0].measure)
    )
    return [Finding(WARNING, text, where, "cards")]


def card_worth(scope: Scope, cell: Sequence[Told]) -> list[Finding]:
    """The cards that surely help, or harm, whoever plays them; the strongest of each by name."""
    cell = [one for one in cell if one.measure.n >= FEW and one.measure.high > one.measure.low]
    if not cell:
        return []
    where = scope.where(cell[0].measure, cell[0].run)
    found = []
    kind = "goes" if cell[0].measure.key == EFFECTS[-1] else "does"
    for key, sign in ((f"report-card-{kind}-well", 1), (f"report-card-{kind}-ill", -1)):
        clear = [one.measure for one in cell if min(sign * end for end in widened(one.measure, len(cell))) > 0]
        clear.sort(key=lambda one: -sign * one.value)
        if clear:
            named = [
                scope.say("report-card-by", card=scope.name(one.game, one.of), rate=sure(scope, one, True))
                for one in clear[:3]
            ]
            text = scope.say(key, count=len(clear), cards=scope.say("report-next").join(named))
            found.append(Finding(FACT, text, where, "cards"))
    if not found:
        wide = max((one.measure.high - one.measure.low) / 2 for one in cell)
        width = scope.plain(wide, cell[0].measure.unit, 2 * wide, cell[0].measure.unit == PERCENT).lstrip("+")
        found.append(Finding(UNSURE, scope.say("report-card-equal", count=len(cell), width=width), where, "cards"))
    return found


def listed(scope: Scope, names: Sequence[str]) -> str:
    """Names in a row; of many only the first, and how many more there are."""
    shown = ", ".join(names[:NAMED])
    return scope.say("report-and-more", names=shown, count=len(names) - NAMED) if len(names) > NAMED else shown


# What did the change do?


def changes(scope: Scope) -> list[Finding]:
    """What each variant does to what the plan measures, on the same deals; then two runs beside one another."""
    paired = [change(scope, one, run.name) for run in scope.runs for one in run.differences]
    apart = [run_change(scope, before, after) for before, after in both(scope)]
    found = paired + [finding for finding in apart if finding]
    if scope.several_runs and apart and not [finding for finding in apart if finding]:
        found.append(Finding(UNSURE, scope.say("report-change-runs-same", count=len(apart)), "", "change"))
    return found or ([Finding(FACT, scope.say("report-change-none"))] if scope.told else [])


def change(scope: Scope, one: Difference, run: str) -> Finding:
    """What a variant does to one measure: more, less, or nothing that shows."""
    named = scope.measure(one.key, one.game) + (f" ({scope.name(one.game, one.of)})" if one.of else "")
    most = max(abs(one.low), abs(one.high))
    values = {
        "variant": one.variant,
        "measure": named,
        "difference": sure(scope, one, True),
        "most": scope.plain(most, one.unit, one.high - one.low, True).lstrip("+"),
    }
    key = "up" if one.low > 0 else "down" if one.high < 0 else "open"
    table = scope.table(one.game, one.seats) if scope.several_seats or len(scope.games) > 1 else ""
    where = ", ".join(part for part in (table, run if scope.several_runs else "") if part)
    return Finding(UNSURE if key == "open" else FACT, scope.say(f"report-change-{key}", **values), where, "change")


def both(scope: Scope) -> list[tuple[Told, Told]]:
    """The same figure of the first run and of the second."""
    if not scope.several_runs:
        return []

    def mark(one: Told) -> tuple[str, str, int, str, str]:
        return one.measure.key, one.measure.game, one.measure.seats, one.measure.variant, one.measure.of

    first = {mark(one): one for one in scope.told if one.run == scope.runs[0].name}
    second = [one for one in scope.told if one.run == scope.runs[1].name]
    return [(first[mark(one)], one) for one in second if mark(one) in first]


def apart(before: Measure, after: Measure) -> Difference:
    """The second less the first, as of two runs that know nothing of one another."""
    value = after.value - before.value
    low = value - ((after.value - after.low) ** 2 + (before.high - before.value) ** 2) ** 0.5
    high = value + ((after.high - after.value) ** 2 + (before.value - before.low) ** 2) ** 0.5
    least = min(before.n, after.n)
    return Difference(after.key, after.game, after.seats, after.variant, after.of, value, low, high, least, after.unit)


def run_change(scope: Scope, before: Told, after: Told) -> Finding | None:
    """What surely differs between two runs, allowing for all the figures that both have."""
    found = apart(before.measure, after.measure)
    low, high = widened(found, len(both(scope)))
    if low <= 0 <= high:
        return None
    named = scope.measure(found.key) + (f" ({scope.name(found.game, found.of)})" if found.of else "")
    values = {"run": after.run, "measure": named, "difference": sure(scope, found, True)}
    key = "report-change-run-up" if found.value > 0 else "report-change-run-down"
    where = scope.table(found.game, found.seats) if scope.several_seats or len(scope.games) > 1 else ""
    return Finding(FACT, scope.say(key, **values), where, "change")


# Are the aims kept?


def aims(scope: Scope) -> list[Finding]:
    """Each measure with a band: those that left it, those that may have, and how many keep it."""
    aimed = [one for one in scope.told if one.measure.aim is not None]
    if not aimed:
        return [Finding(FACT, scope.say("report-aim-none"))] if scope.told else []
    out = [aim(scope, one, "out", WARNING) for one in aimed if one.measure.outside]
    edge = [aim(scope, one, "edge", UNSURE) for one in aimed if not one.measure.outside and not one.measure.within]
    kept = [one for one in aimed if one.measure.within]
    if len(kept) > 3:
        keys = ", ".join(dict.fromkeys(scope.measure(one.measure.key) for one in kept))
        return [*out, *edge, Finding(GOOD, scope.say("report-aim-all", count=len(kept), measures=keys), "", "all")]
    return [*out, *edge, *(aim(scope, one, "kept", GOOD) for one in kept)]


def aim(scope: Scope, one: Told, key: str, mood: str) -> Finding:
    """How one measure stands to its band."""
    measure = one.measure
    assert measure.aim is not None
    named = scope.measure(measure.key) + (f" ({scope.name(measure.game, measure.of)})" if measure.of else "")
    band = scope.with_unit(aim_span(scope, measure), measure.unit)
    text = scope.say(f"report-aim-{key}", measure=capital(named), rate=sure(scope, measure), aim=band)
    return Finding(mood, text, scope.where(measure, one.run), "all")


def aim_span(scope: Scope, measure: Measure) -> str:
    """The ends of a band, as short as they are."""
    assert measure.aim is not None
    scale = 100 if measure.unit == PERCENT else 1
    ends = [f"{round(end * scale, 3):g}".replace(".", scope.say("decimal-mark")) for end in measure.aim]
    return scope.say("report-span", low=ends[0], high=ends[1])


# How sure is that?


def sureness(scope: Scope) -> list[Finding]:
    """How much was played, how wide the intervals are, what they mean, and of whom it is true."""
    found = []
    for run in scope.runs:
        found.append(
            Finding(
                FACT, scope.say("report-sure-matches", n=scope.count(run.matches)), run.name if scope.several_runs else ""
            )
        )
    rates = [one.measure for one in of_key(scope, SHARES[0], "team-win") if one.measure.variant == BASE]
    if rates:
        widest = max(rates, key=lambda one: one.high - one.low)
        half = scope.bare((widest.high - widest.low) / 2, PERCENT, widest.high - widest.low)
        quarter = scope.bare((widest.high - widest.low) / 4, PERCENT, widest.high - widest.low)
        found.append(Finding(FACT, scope.say("report-sure-width", half=half, quarter=quarter)))
    return [*found, Finding(FACT, scope.say("report-sure-meaning")), Finding(FACT, scope.say("report-sure-bots"))]
