"""What a designer asks of a run, answered in sentences, each with its interval and how many matches it rests on.

A verdict on one of k seats or cards allows for the k that were looked at: its interval is widened (Bonferroni), while the
figure shown keeps its own. A change counts if it holds together with all others (Holm). So a warning is rarely a matter of
chance, however much there is to look at; and what rests on few matches gets none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, isfinite
from statistics import NormalDist
from typing import Final

from ..measures.base import Measure
from ..measures.cards import DEAD, among
from ..statistics import LEAST
from .model import FACT, GOOD, UNSURE, WARNING, Answer, Finding
from .numbers import PERCENT
from .scope import BASE, Difference, Reading, Scope, Told, of_key

MARGIN: Final = 0.03
"""How far from an even share a seat may be and still count as even."""

Z: Final = NormalDist().inv_cdf(0.975)
FEW: Final = 30
"""What rests on fewer matches than this is not worth a verdict."""

MANY: Final = 2
"""How often a variant may do nothing that shows before that is told in one sentence."""
NAMED: Final = 6
"""How many cards a sentence names."""

SHARES: Final = ("seat-share", "place-share")
SAME: Final = {"win": ("place-share", "team-win")}
"""What a measure that is compared deal by deal is called elsewhere."""
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
    return [
        Finding(mood, text, " / ".join(filter(None, dict.fromkeys(where))), section)
        for (mood, text, section), where in tables.items()
    ]


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
    """Whether every seat wins its share, table by table, and every place in turn order, where it is not the seat's."""
    rivals = [one for one in of_key(scope, *SHARES) if one.measure.seats > 1 and one.measure.variant == BASE]
    told = without_twins(cells(rivals))
    looks = sum(len(cell) for cell in told)
    found = [finding for cell in told for finding in seat_cell(scope, cell, looks)]
    mixed = any(left.needs == "turned" for run in scope.runs for left in run.left)
    if found or not scope.told:
        return found
    return [Finding(FACT, scope.say("report-seat-mixed" if mixed else "report-seat-team"))]


def without_twins(found: Sequence[list[Told]]) -> list[list[Told]]:
    """Tables without the places in turn order that are those of the seats, because the first seat always begins."""
    seen: set[tuple[object, ...]] = set()
    kept = []
    for cell in found:
        first = cell[0].measure
        mark = (cell[0].run, first.game, first.seats, *(one.measure.value for one in cell))
        if mark not in seen:
            kept.append(cell)
        seen.add(mark)
    return kept


def even_share(group: Sequence[Told]) -> float:
    """What each of some seats would win if all won alike: where nobody may win, less than one over their number."""
    return sum(one.measure.value for one in group) / max(1, len(group))


def seat_cell(scope: Scope, cell: Sequence[Told], looks: int) -> list[Finding]:
    """What is said of the seats or places of one table; `looks` counts those of all tables."""
    fair, first = even_share(cell), cell[0].measure
    where = scope.where(first, cell[0].run)
    if first.n < FEW:
        return [Finding(UNSURE, scope.say("report-seat-few", count=first.n), where, "seats")]
    far = sorted(
        (one for one in cell if stands_out(one.measure, fair, looks)), key=lambda one: -abs(one.measure.value - fair)
    )
    if far:
        return [seat_stands_out(scope, one, fair) for one in far]
    reach = max(max(one.measure.high - fair, fair - one.measure.low) for one in cell)
    values = {
        "fair": scope.plain(fair, PERCENT),
        "margin": scope.bare(MARGIN, PERCENT, 0.2),
        "reach": scope.bare(reach, PERCENT, 2 * reach),
        "count": scope.count(first.n),
    }
    if reach <= MARGIN:
        return [Finding(GOOD, scope.say(f"report-{kind(first)}-even", **values), where, "seats")]
    farthest = max(cell, key=lambda one: abs(one.measure.value - fair)).measure
    values |= {"n": farthest.of.rpartition(" ")[2], "rate": sure(scope, farthest)}
    enough = scope.count(matches_needed(fair))
    return [Finding(UNSURE, scope.say(f"report-{kind(first)}-unsure", **values, enough=enough), where, "seats")]


def kind(one: Measure) -> str:
    """Whether a share is that of a seat or of a place in turn order."""
    return "seat" if one.key == SHARES[0] else "place"


def stands_out(one: Measure, fair: float, looks: int) -> bool:
    """Whether a share surely differs from an even one, and by more than a trifle."""
    low, high = widened(one, looks)
    return (low > fair or high < fair) and (one.high > fair + MARGIN or one.low < fair - MARGIN)


def seat_stands_out(scope: Scope, one: Told, fair: float) -> Finding:
    """A seat that wins too often, or too seldom."""
    measure = one.measure
    key = f"report-{kind(measure)}-{'favoured' if measure.value > fair else 'behind'}"
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
    used = [finding for cell in cells(uses) for finding in card_use(scope, cell, len(uses))]
    caused = of_key(scope, *CAUSED)
    beside = [one for one in of_key(scope, EFFECTS[-1]) if one.measure.variant == BASE]
    weighed = [one for one in caused or beside if one.measure.n >= FEW and isfinite(one.measure.high - one.measure.low)]
    worth = [finding for cell in cells(weighed) for finding in card_worth(scope, cell, len(weighed))]
    if not (used or worth) and scope.told:
        return [Finding(FACT, scope.say("report-card-unknown"))]
    return used + worth


def card_use(scope: Scope, cell: Sequence[Told], looks: int) -> list[Finding]:
    """The dead cards of one table; where there is none, the rarest. `looks` counts the cards of all tables."""
    where = scope.where(cell[0].measure, cell[0].run)
    dead = [one for one in cell if among(one.measure, looks).high < DEAD]
    rarest = min(cell, key=lambda one: one.measure.value).measure
    perhaps = [one for one in cell if one.measure.value < DEAD]
    names = listed(scope, [scope.name(one.measure.game, one.measure.of) for one in dead or perhaps])
    if dead and rarest.n >= FEW:
        shown = sure(scope, dead[0].measure)
        text = scope.say("report-card-dead", count=len(dead), cards=names, n=scope.count(rarest.n), rate=shown)
        return [Finding(WARNING, text, where, "cards")]
    if perhaps:
        text = scope.say("report-card-perhaps", count=len(perhaps), cards=names, n=scope.count(rarest.n))
        return [Finding(UNSURE, text, where, "cards")]
    if rarest.n < FEW:
        return [Finding(UNSURE, scope.say("report-card-few", count=rarest.n), where, "cards")]
    text = scope.say("report-card-alive", card=scope.name(rarest.game, rarest.of), rate=sure(scope, rarest))
    return [Finding(GOOD, text, where, "cards")]


def card_worth(scope: Scope, cell: Sequence[Told], looks: int) -> list[Finding]:
    """The cards that surely help, or harm, whoever plays them; the strongest of each by name."""
    where = scope.where(cell[0].measure, cell[0].run)
    found = []
    does = "goes" if cell[0].measure.key == EFFECTS[-1] else "does"
    for key, sign in ((f"report-card-{does}-well", 1), (f"report-card-{does}-ill", -1)):
        clear = [one.measure for one in cell if min(sign * end for end in widened(one.measure, looks)) > 0]
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
    paired = [finding for run in scope.runs for finding in run_changes(scope, run)]
    apart = [run_change(scope, before, after) for before, after in both(scope)]
    found = paired + [finding for finding in apart if finding]
    if scope.several_runs and apart and not [finding for finding in apart if finding]:
        found.append(Finding(UNSURE, scope.say("report-change-runs-same", count=len(apart)), "", "change"))
    return found or ([Finding(FACT, scope.say("report-change-none"))] if scope.told else [])


def run_changes(scope: Scope, run: Reading) -> list[Finding]:
    """What the variants of a run do; where one does nothing that shows in many ways, that is one sentence."""
    vain: dict[tuple[str, str], list[Difference]] = {}
    for one in run.differences:
        if change_way(one) == "open":
            vain.setdefault((one.variant, one.unit), []).append(one)
    many = {key: group for key, group in vain.items() if len(group) > MANY}
    told = [one for one in run.differences if change_way(one) != "open" or (one.variant, one.unit) not in many]
    return [change(scope, one, run.name) for one in told] + [no_change(scope, group) for group in many.values()]


def no_change(scope: Scope, group: Sequence[Difference]) -> Finding:
    """What a variant does not do, as far as shows, in several comparisons with the same unit."""
    widest = max(group, key=lambda one: max(abs(one.low), abs(one.high)))
    values = {
        "variant": widest.variant,
        "measure": ", ".join(dict.fromkeys(scope.measure(one.key, one.game) for one in group)),
        "count": len(group),
        "most": scope.plain(max(abs(widest.low), abs(widest.high)), widest.unit, widest.high - widest.low, True).lstrip("+"),
    }
    return Finding(UNSURE, scope.say("report-change-vain", **values), "", "change")


def change(scope: Scope, one: Difference, run: str) -> Finding:
    """What a variant does to one measure: more, less, or nothing that shows."""
    named = scope.measure(one.key, one.game) + (f" ({scope.name(one.game, one.of)})" if one.of else "")
    most = max(abs(one.low), abs(one.high))
    values = {
        "variant": one.variant,
        "measure": named,
        "difference": sure(scope, one, True),
        "most": scope.plain(most, one.unit, one.high - one.low, True).lstrip("+"),
        "deals": scope.say("report-same-deals" if one.paired else "report-other-deals"),
        "count": one.n,
    }
    key = change_way(one)
    text = scope.say(f"report-change-{key}", **values)
    if key in ("up", "down") and not one.together:
        text = f"{text} {scope.say('report-change-alone')}"
    table = scope.table(one.game, one.seats) if scope.several_seats or len(scope.games) > 1 else ""
    where = ", ".join(part for part in (table, run if scope.several_runs and one.between == "variants" else "") if part)
    sure_of_it = (key in ("up", "down") and one.together) or key == "same"
    return Finding(FACT if sure_of_it else UNSURE, text, where, "change")


def change_way(one: Difference) -> str:
    """Which way a change goes: "up", "down", still "open", "few" deals to say anything, or the "same" on every deal."""
    if one.n < FEW:
        return "few"
    if not isfinite(one.high - one.low):
        return "same" if one.paired and one.n >= LEAST else "few"
    return "up" if one.low > 0 else "down" if one.high < 0 else "open"


def both(scope: Scope) -> list[tuple[Told, Told]]:
    """The same figure of the first run and of the second, but for what was compared deal by deal already."""
    if not scope.several_runs:
        return []

    def mark(one: Told) -> tuple[str, str, int, str, str]:
        return one.measure.key, one.measure.game, one.measure.seats, one.measure.variant, one.measure.of

    first = {mark(one): one for one in scope.told if one.run == scope.runs[0].name}
    second = [one for one in scope.told if one.run == scope.runs[1].name]
    done = compared(scope.runs[1])
    return [(first[mark(one)], one) for one in second if mark(one) in first and mark(one) not in done]


def compared(second: Reading) -> set[tuple[str, str, int, str, str]]:
    """What a second run was compared in with the first, under the names of measures."""
    found = set()
    for one in second.differences:
        if one.between == "runs":
            variant = one.variant.removeprefix(second.name).removeprefix(" · ") or BASE
            found |= {(key, one.game, one.seats, variant, one.of) for key in (one.key, *SAME.get(one.key, ()))}
    values = {(one.key, one.game, one.seats, one.variant, one.of): one.value for one in second.measures}
    for place in [mark for mark in found if mark[0] == SHARES[1]]:
        seat = (SHARES[0], *place[1:4], place[4].replace("place", "seat"))
        if values.get(place, values.get(seat)) == values.get(seat):  # the first seat begins, or nobody says who does
            found.add(seat)
    return found


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
    if found.n < FEW or low <= 0 <= high:
        return None
    named = scope.measure(found.key) + (f" ({scope.name(found.game, found.of)})" if found.of else "")
    values = {"run": after.run, "measure": named, "difference": sure(scope, found, True)}
    key = "report-change-run-up" if found.value > 0 else "report-change-run-down"
    where = scope.table(found.game, found.seats) if scope.several_seats or len(scope.games) > 1 else ""
    return Finding(FACT, scope.say(key, **values), where, "change")


# Are the aims kept?


def aims(scope: Scope) -> list[Finding]:
    """Each measure with a band: those that left it, those that may have, and how many keep it."""
    every = [one for one in scope.told if one.measure.aim is not None]
    if not every:
        return [Finding(FACT, scope.say("report-aim-none"))] if scope.told else []
    aimed, few = [one for one in every if one.measure.n >= FEW], [one for one in every if one.measure.n < FEW]
    out = [aim(scope, one, "out", WARNING) for one in aimed if one.measure.outside]
    edge = [aim(scope, one, "edge", UNSURE) for one in aimed if not one.measure.outside and not one.measure.within]
    kept = [one for one in aimed if one.measure.within]
    found = [*out, *edge, *([aims_together(scope, "few", few, UNSURE)] if few else [])]
    if len(kept) > 3:
        return [*found, aims_together(scope, "all", kept, GOOD)]
    return [*found, *(aim(scope, one, "kept", GOOD) for one in kept)]


def aims_together(scope: Scope, key: str, told: Sequence[Told], mood: str) -> Finding:
    """What is true of several measures with a band."""
    names = ", ".join(dict.fromkeys(scope.measure(one.measure.key) for one in told))
    return Finding(mood, scope.say(f"report-aim-{key}", count=len(told), measures=names), "", "all")


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
                FACT,
                scope.say("report-sure-matches", count=run.matches, n=scope.count(run.matches)),
                run.name if scope.several_runs else "",
            )
        )
    rates = [one.measure for one in of_key(scope, SHARES[0], "team-win") if one.measure.variant == BASE]
    if rates:
        widest = max(rates, key=lambda one: one.high - one.low)
        half = scope.bare((widest.high - widest.low) / 2, PERCENT, widest.high - widest.low)
        quarter = scope.bare((widest.high - widest.low) / 4, PERCENT, widest.high - widest.low)
        found.append(Finding(FACT, scope.say("report-sure-width", half=half, quarter=quarter)))
    return [*found, Finding(FACT, scope.say("report-sure-meaning")), Finding(FACT, scope.say("report-sure-bots"))]
