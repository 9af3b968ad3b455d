"""A turn: its kind, the main phase, Exploring, and who comes next (EPIC-041 to 050, 116, 123 to 129)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.automatic import AutomaticStep, Question
from ....engine.events import pack
from ....engine.zone import CARD as FACE
from .challenge.adversary import turn_card
from .challenge.attempt import begin_challenge
from .challenge.rolls import add_stores, store_xp
from .challenge.windows import MAIN, Respond, activated, add_plays, play_card, refusal_to_play, use_ability
from .layout import (
    ACTED,
    ACTIVE,
    ADDED,
    ADVERSARY_TURN,
    ADVERSARY_XP,
    BY_SCORE,
    DEFEAT,
    ENDS_WITH,
    FACED_FRONT,
    FINAL_TURN,
    FINALS,
    FREE_EXPLORES,
    KIND,
    PREVIOUS,
    REVEALED,
    STORY_TURN,
    TRIUMPH,
    TURN,
    TURNS,
    USED,
)
from .position import MOST_TURNS, Epic
from .story import gain_trait
from .triggers import CHALLENGE_BITS, set_off
from .verbs import ATTEMPT, END, EXPLORE_CARD, GAIN, PLAY, STORE, USE, held_card, stored_amount, story_action, story_card
from .verbs import FACE as FACE_VERB
from .vocabulary import IN_MAIN, ON_EXPLORE, ON_TURN


def begin_turn(pos: Epic, seat: i64) -> None:
    """Begin a turn: rows are revealed, then TRG-TURN effects apply; it is a turn of one of three kinds (EPIC-042, 043)."""
    counters = pos.counters
    counters[ACTIVE] = seat
    counters[TURN] += 1
    counters[ACTED] = 0
    counters[FREE_EXPLORES] = 0
    pos.set_own(TURNS, seat, pos.own(TURNS, seat) + 1)
    pos.set_own(PREVIOUS, seat, pos.own(ADDED, seat))
    pos.set_own(ADDED, seat, 0)
    for other in range(pos.seats):
        pos.set_own(USED, other, pos.own(USED, other) >> CHALLENGE_BITS << CHALLENGE_BITS)
    counters[KIND] = kind_of_turn(pos, seat)
    if pos.telling:
        pos.tell("turn", seat, [pos.own(TURNS, seat), counters[KIND]])
    if counters[KIND] == FINAL_TURN:
        turn_card(pos)
    while counters[REVEALED] <= min(pos.current_act(seat), i64(2)):
        pos.turn_up(i64(counters[REVEALED]))
    pos.agenda.append(Turn(seat))
    set_off(pos, seat, ON_TURN)


def kind_of_turn(pos: Epic, seat: i64) -> i64:
    """The kind of a turn: final, else against the Adversary, else a story turn (EPIC-043, 116, 124)."""
    if pos.counters[FINALS]:
        return FINAL_TURN
    if pos.has_adversary and pos.current_act(seat) >= 2 and not pos.faced(seat, FACED_FRONT):
        return ADVERSARY_TURN
    return STORY_TURN


# The main phase.


class Turn(Question[Epic]):
    """Explore, store, use an ability, play a card, and once add a card or face the Adversary; then end (EPIC-044, 045)."""

    def legal(self, pos: Epic, seat: i64) -> vec[i64]:
        answers = vec[i64](capacity=32)
        if pos.counters[ACTED] == 0:
            answers = add_explores(pos, seat, answers)
            answers = add_story_actions(pos, seat, answers)
        answers = add_plays(pos, seat, MAIN, add_stores(pos, seat, answers))
        if activated(pos, seat, IN_MAIN) >= 0:
            answers = append(answers, USE.of())
        return append(answers, END.of()) if may_end(pos, seat) else answers

    def refusal(self, pos: Epic, seat: i64, action: i64) -> str:
        if EXPLORE_CARD.covers(action):
            return refusal_to_explore(pos, seat, story_card(EXPLORE_CARD, action))
        if GAIN.covers(action):
            return refusal_to_add(pos, seat, story_card(GAIN, action), True)
        if ATTEMPT.covers(action):
            return refusal_to_add(pos, seat, story_card(ATTEMPT, action), False)
        if PLAY.covers(action):
            return refusal_to_play(pos, seat, held_card(PLAY, action), MAIN)
        if STORE.covers(action):
            return "EPIC-057"
        return refusal_to_end(pos) if END.covers(action) else "EPIC-044"

    def resolve(self, pos: Epic, seat: i64, action: i64) -> None:
        if END.covers(action):
            pos.tell("close", seat)
            pos.agenda.append(EndTurn(seat))
            pos.agenda.append(Respond(seat, 0, 1))
            return
        pos.agenda.append(Turn(seat))
        if EXPLORE_CARD.covers(action):
            explore(pos, seat, story_card(EXPLORE_CARD, action))
        elif STORE.covers(action):
            store_xp(pos, seat, stored_amount(action))
        elif PLAY.covers(action):
            play_card(pos, seat, held_card(PLAY, action), MAIN)
        elif USE.covers(action):
            use_ability(pos, seat, IN_MAIN)
        else:
            take_main_action(pos, seat, action)


def take_main_action(pos: Epic, seat: i64, action: i64) -> None:
    """Gain the Trait, attempt the Challenge or face the Adversary, once; there is no Exploring after it (EPIC-045, 048)."""
    pos.counters[ACTED] = 1
    pos.counters[FREE_EXPLORES] = 0
    if GAIN.covers(action):
        gain_trait(pos, seat, story_card(GAIN, action))
    elif ATTEMPT.covers(action):
        begin_challenge(pos, seat, story_card(ATTEMPT, action), ATTEMPT.part(action, 1))
    else:
        begin_challenge(pos, seat, pos.adversary, 0)


def add_story_actions(pos: Epic, seat: i64, answers: vec[i64]) -> vec[i64]:
    """Add every Trait that may be gained and every path that may be attempted, or the Adversary (EPIC-045, 107, 116)."""
    if pos.counters[KIND] != STORY_TURN:
        return append(answers, FACE_VERB.of())
    story_act = pos.current_act(seat)
    while story_act < pos.counters[REVEALED]:
        for slot in pos.row(story_act).slots:
            card = slot & FACE
            if pos.cards.is_trait[card]:
                answers = append(answers, story_action(GAIN, card))
            else:
                answers = append(answers, story_action(ATTEMPT, card, 0))
                answers = append(answers, story_action(ATTEMPT, card, 1))
        story_act += 1
    return answers


def refusal_to_add(pos: Epic, seat: i64, card: i64, gaining: bool) -> str:
    """The rule against gaining or attempting a card."""
    if pos.counters[KIND] != STORY_TURN:
        return "EPIC-116" if pos.counters[KIND] == ADVERSARY_TURN else "EPIC-124"
    if pos.counters[ACTED]:
        return "EPIC-045"
    if not pos.cards.is_story(card):
        return "EPIC-107"
    if gaining != (pos.cards.is_trait[card] == 1):
        return "EPIC-077" if gaining else "EPIC-008"
    return "EPIC-107" if pos.cards.act_of(card) >= pos.current_act(seat) else "EPIC-106"


def may_end(pos: Epic, seat: i64) -> bool:
    """Whether the turn may end: a card must be added if there is one, the Adversary always faced (EPIC-045, 116, 124)."""
    if pos.counters[ACTED]:
        return True
    return pos.counters[KIND] == STORY_TURN and len(add_story_actions(pos, seat, vec[i64]())) == 0


def refusal_to_end(pos: Epic) -> str:
    """The rule against ending a turn now."""
    if pos.counters[KIND] == STORY_TURN:
        return "EPIC-045"
    return "EPIC-116" if pos.counters[KIND] == ADVERSARY_TURN else "EPIC-124"


# Explore.


def refusal_to_explore(pos: Epic, seat: i64, card: i64) -> str:
    """The rule against Exploring a card, or an empty text (EPIC-047 to 050)."""
    if pos.counters[ACTED]:
        return "EPIC-048"
    if not pos.is_face_up(card) or (pos.counters[FREE_EXPLORES] == 0 and pos.reserve(seat) == 0):
        return "EPIC-047"
    return "" if pos.can_give(pos.cards.act_of(card)) else "EPIC-050"


def add_explores(pos: Epic, seat: i64, answers: vec[i64]) -> vec[i64]:
    """Add every face-up card that may be Explored."""
    if pos.counters[FREE_EXPLORES] == 0 and pos.reserve(seat) == 0:
        return answers
    story_act: i64 = 0
    while story_act < pos.counters[REVEALED]:
        if pos.can_give(story_act):
            for slot in pos.row(story_act).slots:
                answers = append(answers, story_action(EXPLORE_CARD, slot & FACE))
        story_act += 1
    return answers


def explore(pos: Epic, seat: i64, card: i64) -> None:
    """Replace a card: the new one is drawn before the old one is discarded, so it is always another (EPIC-047, 049, 050)."""
    story_act = pos.cards.act_of(card)
    row = pos.row(story_act)
    space = row.find(card)
    new = pos.fill(story_act, space)
    pos.move_at(row, space + 1, pos.discard(story_act))
    paid = pos.counters[FREE_EXPLORES] == 0
    if pos.telling:
        pos.tell("explore", seat, [i64(paid)], [pack(card)], [pack(new)])
    if paid:
        pos.lose_xp(seat, 1)
        set_off(pos, seat, ON_EXPLORE)
    else:
        pos.counters[FREE_EXPLORES] -= 1


# The end of a turn, and of the match.


class EndTurn(AutomaticStep[Epic]):
    """The next player begins, or the match is over (EPIC-046, 123, 128, 129, 144)."""

    def run(self, pos: Epic) -> None:
        counters = pos.counters
        following = (self.seat + 1) % pos.seats
        if counters[FINALS]:
            counters[FINALS] += 1
            if counters[FINALS] > pos.seats:
                pos.finish(TRIUMPH if counters[ADVERSARY_XP] == 0 else DEFEAT)
                return
        elif counters[ENDS_WITH] == 0 and pos.own(TURNS, following) >= MOST_TURNS:
            counters[ENDS_WITH] = following + 1
            pos.tell("late", following)
        if counters[FINALS] == 0 and counters[ENDS_WITH] == following + 1:
            if not pos.has_adversary:
                pos.finish(BY_SCORE)
                return
            counters[FINALS] = 1
        begin_turn(pos, following)
