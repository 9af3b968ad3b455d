"""A Hero's life, read from a finished match for the tale: the boards as they lie, and what everybody saw happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine.errors import TableeError
from ....engine.text import LANGUAGES
from ..rules.content import EpicContent
from ..rules.layout import ADVERSARY_XP, BEAT_FINAL, ENDED, TRIUMPH
from ..rules.position import CLASS_ROOM, PER_ACT, Epic
from ..rules.scoring import scores, winners
from ..rules.vocabulary import OTHERS, TIM_CH
from .deeds import TOLD, Deed
from .tale import Address, Battle, Failure, Life, Meeting, Standing, tell

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
        standing=standing_of(pos, seat, names),
        failure=failures_told(pos, names)[seat],
        failed=len(failures_of(pos, seat)),
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
        left=int(pos.counters[ADVERSARY_XP]),
    )


def standing_of(pos: Epic, seat: int, names: Sequence[str]) -> Standing:
    """How a Hero stands among the others: who won, and who was there too."""
    best = winners(pos, scores(pos))
    others = [names[winner] for winner in best if winner != seat]
    if pos.seats == 1:
        return Standing(1, "alone")
    friend = names[(seat + 1) % pos.seats] if pos.has_adversary else ""
    if seat in best:
        return Standing(int(pos.seats), "shared" if others else "crown", "".join(others[:1]), friend)
    return Standing(int(pos.seats), "outdone" if len(others) > 1 else "behind", "".join(others[:1]), friend)


def failures_of(pos: Epic, seat: int) -> list[Failure]:
    """The Challenges that a Hero failed, in order."""
    placed = 0
    found: list[Failure] = []
    for event in pos.events(None):
        if event["seat"] != seat or event["event"] not in ("place", "result"):
            continue
        if event["event"] == "place":
            placed += 1
        elif not event["success"] and not pos.cards.is_adversary(card_in(event)):
            found.append(Failure(card_in(event), *divmod(placed, int(PER_ACT))))
    return found


def failures_told(pos: Epic, names: Sequence[str]) -> list[Failure | None]:
    """The failure that is told of each Hero: a Challenge that the Hero never won, and that of nobody else's tale.

    One that another Hero won later comes first, for the sake of the company.
    """
    owners = {int(card): seat for seat in range(pos.seats) for card in pos.story(seat).cards}
    told: list[Failure | None] = []
    for seat in range(pos.seats):
        taken = {failure.card for failure in told if failure}
        failures = [
            failure._replace(other=names[owners[failure.card]] if failure.card in owners else "")
            for failure in failures_of(pos, seat)
            if owners.get(failure.card) != seat and failure.card not in taken and Deed(failure.card) in TOLD
        ]
        told.append(next((failure for failure in failures if failure.other), failures[-1] if failures else None))
    return told


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
