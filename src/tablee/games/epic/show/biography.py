"""A Hero's life, read from a finished match for the tale: the boards as they lie, and what everybody saw happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine.errors import TableeError
from ....engine.text import LANGUAGES
from ..rules.content import EpicContent
from ..rules.layout import BEAT_FINAL, ENDED, TRIUMPH
from ..rules.position import CLASS_ROOM, PER_ACT, Epic
from ..rules.scoring import scores
from ..rules.vocabulary import OTHERS, TIM_CH
from .tale import Address, Battle, Deed, Life, Meeting, tell

Events = Sequence[dict[str, Any]]


def biography(pos: Epic, seat: int, names: Sequence[str], address: Address = "n") -> Life:
    """The life of the Hero of a seat; `names` are those of all Heroes. There is none to tell before the end (EPIC-155)."""
    if not pos.over:
        raise TableeError("a Hero’s tale is told when the match is over")
    story = pos.story(seat)
    deeds = [Deed(int(story.card(slot)), int(story.tag(slot))) for slot in range(len(story.slots))]
    return Life(
        match=match_of(pos),
        seat=seat,
        hero=names[seat],
        address=address,
        heritage=int(pos.heritage(seat)),
        origin=int(pos.origin(seat)),
        calling=int(pos.calling(seat)),
        mastered=pos.class_xp(seat) == CLASS_ROOM,
        destiny=int(pos.destiny(seat).card(0)),
        acts=(tuple(deeds[:PER_ACT]), tuple(deeds[PER_ACT : 2 * PER_ACT]), tuple(deeds[2 * PER_ACT :])),
        level=int(pos.level(seat)),
        battle=battle_of(pos, seat, names) if pos.has_adversary else None,
        score=scores(pos)[seat],
        cards=pos.cards,
    )


def tales(pos: Epic, names: Sequence[str], addresses: Sequence[Address] = ()) -> list[dict[str, str]]:
    """The tale of every Hero of a finished match, by language; without `addresses` each is spoken of neutrally."""
    forms = addresses or ["n"] * pos.seats
    lives = [biography(pos, seat, names, forms[seat]) for seat in range(pos.seats)]
    return [{lang: tell(pos.config.game.texts, lang, life) for lang in LANGUAGES} for life in lives]


def match_of(pos: Epic) -> str:
    """What tells a match from others, in every copy of it: the characters that met in it."""
    return " ".join(str(card) for seat in range(pos.seats) for card in pos.character(seat).cards)


def battle_of(pos: Epic, seat: int, names: Sequence[str]) -> Battle:
    """What a Hero lived through with the Adversary, read from what everybody saw."""
    events = pos.events(None)
    turned = next((at for at, event in enumerate(events) if event["event"] == "turned"), len(events))
    return Battle(
        face=int(pos.opposition.card(0)),
        meeting=meeting_of(pos.cards, events[:turned], seat),
        won=pos.faced(seat, BEAT_FINAL),
        triumph=pos.counters[ENDED] == TRIUMPH,
        helpers=tuple((names[helper], card) for helper, card in helpers_of(pos.cards, events[turned:], seat)),
    )


def meeting_of(cards: EpicContent, events: Events, seat: int) -> Meeting:
    """How facing the front ended, if the Hero ever did before the card was turned."""
    for event in events:
        if event["event"] == "result" and event["seat"] == seat and cards.is_adversary(card_in(event)):
            return "beaten" if event["success"] else "resisted"
    return "never"


def helpers_of(cards: EpicContent, events: Events, seat: int) -> list[tuple[int, int]]:
    """Who else carried the Hero's attempt against the Final: the seat, and the card that had its effect there."""
    found: list[tuple[int, int]] = []
    facing = False
    resolved = 0
    for event in events:
        name, who = event["event"], event["seat"]
        if name in ("attempt", "result"):
            facing = name == "attempt" and who == seat and cards.is_adversary(card_in(event))
        elif facing and who != seat and name == "resolve":
            resolved = card_in(event)
            if carries(cards, resolved):
                found.append((who, resolved))
        elif facing and who != seat and name == "cancel" and cards.is_action(card_in(event)):
            found.append((who, resolved))
    return found


def carries(cards: EpicContent, card: int) -> bool:
    """Whether a card is played on a Challenge for the challenger's good; a CANCEL is judged by what it cancels."""
    return any(mode.timing == TIM_CH and mode.whose != OTHERS for mode in cards.modes[card])


def card_in(event: dict[str, Any]) -> int:
    """The card of an event."""
    return int(event["cards"][0])
