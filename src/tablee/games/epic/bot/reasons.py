"""Why a bot would do something, in a sentence: its chances, what it gains by it, and how the team stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ....engine.offers import Reason
from ..rules.challenge.attempt import current_difficulty, current_result
from ..rules.challenge.prospects import chance
from ..rules.challenge.rolls import runes_total
from ..rules.challenge.runes import SKILL_RUNES, Pool
from ..rules.challenge.windows import CHALLENGE, MAIN, Respond, mode_now
from ..rules.content import count_of
from ..rules.layout import ADVERSARY_XP, DARKS, FACING, FIRST_RUNES, PATH, SECOND_RUNES, TURNED
from ..rules.position import XP_PER_CLASS_LEVEL, Epic
from ..rules.scoring import SET_VALUES, counted_icons
from ..rules.verbs import (
    ADD_DARK,
    ANTIHERO_CARDS,
    ATTEMPT,
    DISCARD_CARD,
    EXPLORE_CARD,
    FACE,
    GAIN,
    HERO_CARDS,
    KEEP,
    PASS,
    PLAY,
    SHOW_MOONS,
    SPECIAL,
    STORE,
    TAKE,
    held_card,
    kept_class,
    kept_destiny,
    kept_origin,
    stored_amount,
    story_card,
)
from ..rules.vocabulary import CANCEL, DIV, ICONS, STATIC
from .answer_value import AnswerValue
from .attempt_value import Contest, Pending
from .valuation import Valuation

SAFE: Final = 0.85
LOST: Final = 0.15
EVEN: Final = 0.5


def reasons(pos: Epic, seat: int, action: int) -> list[Reason]:
    """One or two sentences at most; none where the choice speaks for itself."""
    verb = next(verb for verb in pos.config.game.verbs if verb.covers(action))
    if verb is KEEP:
        return keeping(pos, action)
    if verb is ATTEMPT:
        card, path = int(story_card(ATTEMPT, action)), int(ATTEMPT.part(action, 1))
        return [odds(pos, seat, card, path, 0), *path_reasons(pos, seat, card, path)][:2]
    if verb is GAIN:
        return path_reasons(pos, seat, int(story_card(GAIN, action)), 0)[:2] or [Reason("why-sure")]
    if verb is FACE:
        return [odds(pos, seat, int(pos.adversary), 0, 0), *team(pos)]
    if verb is ADD_DARK:
        return [odds(pos, seat, int(pos.counters[FACING]), int(pos.counters[PATH]), int(ADD_DARK.part(action)))]
    if verb is PLAY:
        return playing(pos, seat, int(held_card(PLAY, action)))
    if verb is STORE:
        return storing(pos, seat, int(stored_amount(action)))
    if verb is PASS:
        return passing(pos, seat)
    if verb is TAKE:
        return [Reason("why-draw")]
    said = JUDGED.get(verb.name)
    return said(pos, seat, action) if said is not None else []


# Set-up.


def keeping(pos: Epic, action: int) -> list[Reason]:
    """What goes together: the Origin's symbols with the Destiny, and with the Final Adversary."""
    origin, calling, destiny = kept_origin(action), kept_class(action), kept_destiny(action)
    counted = int(counted_icons(pos.cards, destiny))
    own = [skill for skill in range(int(DIV)) if count_of(pos.cards.path_icons[2 * origin], skill)]
    found = [Reason("why-keep-destiny", {"skill": icon(skill)}) for skill in own if counted >> skill & 1][:1]
    if pos.has_adversary:
        found += [Reason("why-keep-final", {"skill": icon(skill)}) for skill in own if skill in finals(pos)][:1]
    served = [a for a in pos.cards.abilities[calling] if a.trigger.kind == STATIC and int(a.trigger.icons) & counted]
    return found or ([Reason("why-keep-class")] if served else [])


def finals(pos: Epic) -> tuple[int, int]:
    """The two Skills of the Final Adversary."""
    final = int(pos.opposition.card(0)) + 1
    return int(pos.cards.first_skill[final]), int(pos.cards.second_skill[final])


# Paths.


def odds(pos: Epic, seat: int, face: int, path: int, dark: int) -> Reason:
    """The exact chance without any card."""
    hero = pos.hero(seat)
    percent = round(100 * chance(hero, pos.calling(seat), pos.unlocked(seat), face, path, dark))
    return Reason("why-odds-dark", {"percent": percent, "runes": dark}) if dark else Reason("why-odds", {"percent": percent})


def path_reasons(pos: Epic, seat: int, card: int, path: int) -> list[Reason]:
    """What a path brings: to the Final battle, to the Destiny, to a set, in points."""
    icons = pos.cards.path_icons[2 * card + path]
    shown = [number for number in range(len(ICONS)) if count_of(icons, number)]
    found: list[Reason] = []
    if pos.has_adversary:
        found += [Reason("why-final-skill", {"skill": icon(skill)}) for skill in shown if adds_rune(pos, seat, skill)][:1]
    counted = int(counted_icons(pos.cards, pos.destiny(seat).card(0)))
    found += [Reason("why-destiny", {"icon": icon(number)}) for number in shown if counted >> number & 1][:1]
    found += [Reason("why-set", {"icon": icon(number)}) for number in shown if grows(pos, seat, number)][:1]
    points = int(pos.cards.path_tri[2 * card + path] + pos.cards.path_tra[2 * card + path])
    return found + ([Reason("why-points", {"points": points})] if points else [])


def adds_rune(pos: Epic, seat: int, skill: int) -> bool:
    """Whether a symbol more is a rune more against the Final: it has the Skill, and three are the most (EPIC-084)."""
    return skill in finals(pos) and int(pos.symbols(seat, skill)) < int(SKILL_RUNES)


def grows(pos: Epic, seat: int, number: int) -> bool:
    """Whether one more of a Story icon makes its set worth more."""
    held = int(count_of(pos.icons(seat), number))
    return number >= int(DIV) and held < 4 and SET_VALUES[held + 1] > SET_VALUES[held]


def icon(number: int) -> str:
    """The message that names an icon."""
    return f"icon-{ICONS[number]}"


# Cards and experience. What is a matter of judgement is said only where the policy judges so.


def exploring(pos: Epic, seat: int, action: int) -> list[Reason]:
    """That a new card is likely to be better, where the policy judges so."""
    better = AnswerValue(pos, seat).exploring(story_card(EXPLORE_CARD, action)) > 0.0
    return [Reason("why-explore")] if better else []


def discarding(pos: Epic, seat: int, action: int) -> list[Reason]:
    """Of the cards held none is worth less."""
    valuation = Valuation(pos, seat)
    least = valuation.keeping(held_card(DISCARD_CARD, action)) <= valuation.cheapest_card()
    return [Reason("why-discard")] if least else []


def showing(pos: Epic, seat: int, action: int) -> list[Reason]:
    """MOONs that are worth their Corruptions, or none where the result is enough as it is."""
    moons = int(SHOW_MOONS.part(action))
    answers = AnswerValue(pos, seat)
    if moons == 0:
        return [Reason("why-no-moons")] if missing_points(pos, seat) <= 0 else []
    return [Reason("why-moons")] if answers.worth(i64(action)) > answers.worth(SHOW_MOONS.of(0)) else []


def using_heritage(pos: Epic, seat: int, action: int) -> list[Reason]:
    """That the special effect is worth more than a card, where the policy judges so."""
    answers = AnswerValue(pos, seat)
    drawn = max(answers.worth(TAKE.of(HERO_CARDS)), answers.worth(TAKE.of(ANTIHERO_CARDS)))
    return [Reason("why-special")] if answers.worth(SPECIAL.of()) > drawn else []


JUDGED: Final[dict[str, Callable[[Epic, int, int], list[Reason]]]] = {
    EXPLORE_CARD.name: exploring,
    DISCARD_CARD.name: discarding,
    SHOW_MOONS.name: showing,
    SPECIAL.name: using_heritage,
}


def playing(pos: Epic, seat: int, card: int) -> list[Reason]:
    """For oneself, for another, or against another; a CANCEL or a RETRY as such; else that it need not wait."""
    top = pos.agenda[-1]
    moment = top.moment if isinstance(top, Respond) else MAIN
    answers = AnswerValue(pos, seat)
    contest = answers.contest
    if contest is not None and moment == CHALLENGE:
        found = in_contest(pos, seat, card, answers, contest)
        if found:
            return found
    return need_not_wait(answers, card, moment)


def need_not_wait(answers: AnswerValue, card: int, moment: i64) -> list[Reason]:
    """That a card has no better use later, where the policy judges so."""
    return [Reason("why-play-now")] if answers.playing(i64(card), moment) > 0.0 else []


def in_contest(pos: Epic, seat: int, card: int, answers: AnswerValue, contest: Contest) -> list[Reason]:
    """What a card does to the Challenge under way, if that is a reason to play it."""
    mode = mode_now(pos.cards, i64(card), CHALLENGE)
    if mode.effect.op == CANCEL:
        return [Reason("why-cancel")] if answers.best_cancel(mode, i64(card)) > 0.0 else []
    missing = missing_points(pos, seat)
    change = Pending()
    contest.add(change, mode.effect, i64(seat), i64(card))
    if change.retry:
        return [Reason("why-retry")] if missing > 0 and seat == pos.active and likely_again(pos, missing) else []
    if change.shift < 0:
        return [Reason("why-play-against")] if not pos.has_adversary and missing <= 0 else []
    if change.shift == 0 and change.runes == 0:
        return []
    counts = pos.cards.is_adversary(contest.attempt.face) and -missing < pos.counters[ADVERSARY_XP]
    if seat == pos.active:
        if missing > 0:
            return [Reason("why-play-own", {"missing": missing})]
        return [Reason("why-play-margin")] if counts else []
    return [Reason("why-play-help"), *team(pos)] if pos.has_adversary and (missing > 0 or counts) else []


def likely_again(pos: Epic, missing: int) -> bool:
    """Whether the same runes rolled anew are more likely than not to be enough."""
    counters = pos.counters
    handful = Pool(int(counters[FIRST_RUNES]), int(counters[SECOND_RUNES]), int(counters[DARKS]))
    return handful.chance(int(runes_total(pos)) + missing) > EVEN


def missing_points(pos: Epic, seat: int) -> int:
    """What the result lacks, with what lies on the stack; negative where it is above."""
    pending = Contest(Valuation(pos, seat)).on_stack(i64(-1))
    return int(current_difficulty(pos) - current_result(pos) - pending.shift)


def passing(pos: Epic, seat: int) -> list[Reason]:
    """That it is won as the stack lies, or that no card that could be played is worth it; while there is a later."""
    top = pos.agenda[-1]
    plays = [action for action in pos.legal(seat) if PLAY.covers(action)]
    if not isinstance(top, Respond) or top.ends or not plays or Valuation(pos, seat).cheapest_card() <= 0.0:
        return []
    if missing_points(pos, seat) <= 0:
        return [] if pos.cards.is_adversary(i64(pos.counters[FACING])) else [Reason("why-pass-safe")]
    answers = AnswerValue(pos, seat)
    return [Reason("why-pass-keep")] if all(answers.worth(i64(action)) <= 0.0 for action in plays) else []


def storing(pos: Epic, seat: int, amount: int) -> list[Reason]:
    """Which effect of the Class is unlocked."""
    stored, step = int(pos.class_xp(seat)), int(XP_PER_CLASS_LEVEL)
    level = (stored + amount) // step
    return [Reason("why-store", {"level": level})] if level > stored // step else []


def team(pos: Epic) -> list[Reason]:
    """How the team stands against the Adversary."""
    if not pos.has_adversary:
        return []
    likely = Valuation(pos, pos.active).chance
    if likely > SAFE:
        return [Reason("why-team-safe")]
    if likely < LOST:
        return [Reason("why-team-lost")]
    return [Reason("why-team-close" if pos.counters[TURNED] else "why-team-open")]
