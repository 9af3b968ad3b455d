"""DOUBLE in a roll: the Final Adversary's ability, an Action onto the stack, then the Heritage (EPIC-051, 087, 115, 121)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from .....engine.automatic import AutomaticStep, OpenQuestion
from .....engine.events import pack
from ..layout import ACTIONS, ANTIHEROES, HEROES, TURNED
from ..position import Epic
from ..triggers import Do
from ..verbs import ANTIHERO_CARDS, DECLINE, HERO_CARDS, SPECIAL, TAKE


def answer_double(pos: Epic, seat: i64) -> None:
    """Put what DOUBLE brings on the agenda, the first on top; in a competitive match only the Heritage (EPIC-087, 143)."""
    pos.agenda.append(UseHeritage(seat))
    if pos.has_adversary:
        pos.agenda.append(RevealAction(seat))
    if pos.counters[TURNED]:
        face = pos.adversary
        pos.agenda.append(Do(seat, pos.cards.effect[face].number, face, 1))


class RevealAction(AutomaticStep[Epic]):
    """The top card of the Actions deck goes on the stack (EPIC-087, 088, 115)."""

    def run(self, pos: Epic) -> None:
        if pos.rebuild(ACTIONS):
            deck = pos.deck(ACTIONS)
            card = pos.move_at(deck, len(deck.slots) - 1, pos.stack, 0, self.seat)
            if pos.telling:
                pos.tell("action", self.seat, [], [pack(card)])


class UseHeritage(OpenQuestion[Epic]):
    """A Hero card, an Antihero card, the special effect if it can be carried out, or nothing (EPIC-051)."""

    def legal(self, pos: Epic, seat: i64) -> vec[i64]:
        answers = vec[i64](capacity=4)
        if pos.can_give(HEROES):
            answers = append(answers, TAKE.of(HERO_CARDS))
        if pos.can_give(ANTIHEROES):
            answers = append(answers, TAKE.of(ANTIHERO_CARDS))
        heritage = pos.heritage(seat)
        if pos.cards.effect[heritage].possible(pos, seat, heritage):
            answers = append(answers, SPECIAL.of())
        return append(answers, DECLINE.of())

    def refusal(self, pos: Epic, seat: i64, action: i64) -> str:
        return "EPIC-051"

    def resolve(self, pos: Epic, seat: i64, action: i64) -> None:
        heritage = pos.heritage(seat)
        if SPECIAL.covers(action):
            pos.tell("heritage", seat, [], [pack(heritage)])
            pos.agenda.append(Do(seat, pos.cards.effect[heritage].number, heritage, 1))
        elif TAKE.covers(action):
            pos.tell("heritage", seat, [], [pack(heritage)])
            pos.draw_card(seat, HEROES + TAKE.part(action))
