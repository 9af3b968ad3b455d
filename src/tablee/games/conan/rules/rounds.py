"""The round: card phase, hero phase, diplomacy phase, draw phase (CONAN-201), and who comes next in each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .position import CARDS, DIPLOMACY, DRAWS, HERO_PHASE, LAST_ROUND, Conan
from .scoring import BY_GLORY, BY_ROUNDS

CARD_LAPS: Final[i64] = 10
PROPOSAL_LAPS: Final[i64] = 2


def begin_round(pos: Conan) -> None:
    """Rounds are numbered from 1 (CONAN-201); the first player may change (CONAN-1201)."""
    pos.counters[pos.layout.round] += 1
    if pos.rules.turning and pos.counters[pos.layout.round] > 1:
        pos.counters[pos.layout.first] = pos.following(i64(pos.counters[pos.layout.first]))
    begin_phase(pos, CARDS)
    ask_card(pos, pos.starter())


def begin_phase(pos: Conan, phase: i64) -> None:
    """A phase begins with its first lap, and is announced."""
    pos.counters[pos.layout.phase] = phase
    pos.counters[pos.layout.lap] = 1
    pos.counters[pos.layout.proposals] = 0
    pos.tell("phase", pos.starter(), [pos.counters[pos.layout.round], phase])


# The card phase.


def ask_card(pos: Conan, seat: i64) -> None:
    """Ask a player for a card."""
    from .card_phase import CardTurn

    pos.agenda.append(CardTurn(seat))


def end_card_turn(pos: Conan, seat: i64, played: bool) -> None:
    """In lap 1 everybody has a turn (CONAN-202); afterwards who does not play ends the phase (CONAN-203), or lap 10 (204)."""
    after = pos.next_in_lap(seat)
    if not played and pos.counters[pos.layout.lap] > 1:
        begin_hero_phase(pos)
    elif after >= 0:
        ask_card(pos, after)
    elif pos.counters[pos.layout.lap] == CARD_LAPS:
        begin_hero_phase(pos)
    else:
        pos.counters[pos.layout.lap] += 1
        ask_card(pos, pos.starter())


# The hero phase.


def begin_hero_phase(pos: Conan) -> None:
    """Only now are glory points looked at, and the rounds (CONAN-301, 1105, 1106)."""
    begin_phase(pos, HERO_PHASE)
    if max([pos.glory(seat) for seat in range(pos.seats)]) >= pos.cards.glory_to_end:
        pos.finish(BY_GLORY)
    elif pos.counters[pos.layout.round] >= LAST_ROUND:
        pos.finish(BY_ROUNDS)
    else:
        ask_hero(pos, pos.starter())


def ask_hero(pos: Conan, seat: i64) -> None:
    """Ask a player for an action of the hero."""
    from .hero_phase import HeroTurn

    pos.agenda.append(HeroTurn(seat))


def end_hero_turn(pos: Conan, seat: i64) -> None:
    """One action each, in player order; who was eliminated is skipped (CONAN-302, 305)."""
    after = pos.next_in_lap(seat)
    if after >= 0:
        ask_hero(pos, after)
        return
    for player in range(pos.seats):
        for what in (pos.layout.expelled, pos.layout.waiting, pos.layout.truces):
            pos.set_own(what, player, 0)
    if pos.rules.diplomacy:
        begin_phase(pos, DIPLOMACY)
        ask_proposal(pos, pos.starter())
    else:
        begin_draws(pos)  # CONAN-1203


# The diplomacy phase.


def ask_proposal(pos: Conan, seat: i64) -> None:
    """Ask a player for a proposal."""
    from .treaties.diplomacy import Propose

    pos.agenda.append(Propose(seat))


def end_proposal(pos: Conan, seat: i64, proposed: bool) -> None:
    """Two laps at most; a lap without any proposal ends the phase (CONAN-901)."""
    if proposed:
        pos.counters[pos.layout.proposals] += 1
    after = pos.next_in_lap(seat)
    if after >= 0:
        ask_proposal(pos, after)
    elif pos.counters[pos.layout.lap] == PROPOSAL_LAPS or pos.counters[pos.layout.proposals] == 0:
        begin_draws(pos)
    else:
        pos.counters[pos.layout.lap] += 1
        pos.counters[pos.layout.proposals] = 0
        ask_proposal(pos, pos.starter())


# The draw phase.


def begin_draws(pos: Conan) -> None:
    """The draws begin with the first player."""
    from .draw_phase import draw_for

    begin_phase(pos, DRAWS)
    draw_for(pos, pos.starter())
