"""What the laboratory keeps of a finished match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ....engine.events import Event, used_cards
from ..rules.content import ADVENTURES, HERO, HEROES, OBJECT, OBJECTS
from ..rules.position import Conan
from ..rules.scoring import BY_GLORY, BY_SURVIVAL

FACE: Final = 0xFF
LONG: Final = 14
WHOLE: Final = 100
QUARTERS: Final = 4
USED: Final = {"play": 1, "set": 1, "special": 1, "hire": 1, "reveal": 1, "object": 1}


def facts(pos: Conan) -> dict[str, int]:
    """Who began; rounds, and whether they were more than 14; how it ended; what was done; then card by card."""
    assert pos.past is not None
    events = pos.past.events()
    done = Counter(event.name for event in events)
    return {
        **course(pos),
        "accomplished": done["accomplish"],
        "without Adventure": int(not done["accomplish"]),
        "heroes swapped": done["swapped"],
        "hired": done["hire"],
        "duels": done["duel"],
        "auctions": done["open"],
        "raises": done["raise"],
        "followed": done["follow"],
        **withdrawals(events),
        "treaties proposed": done["treaty"] + done["counter"],
        "treaties": done["concluded"],
        "alliances proposed": done["ally"] + done["amend"],
        "alliances": done["allied"],
        "one-sided proposals": sum(asks_for_nothing(event) for event in events),
        **fights(events),
        **heroes(pos, events),
        **cards(pos, events),
    }


def course(pos: Conan) -> dict[str, int]:
    """Who began, how long the match took and how it ended."""
    rounds, ended = int(pos.counters[pos.layout.round]), int(pos.counters[pos.layout.ended])
    return {
        "first": int(pos.counters[pos.layout.first]),
        "rounds": rounds,
        "over 14 rounds": int(rounds > LONG),
        "ended by glory": int(ended == BY_GLORY),
        "ended in round 1 by an all-in": int(rounds == 1 and ended == BY_SURVIVAL),
        "eliminated": int(pos.counters[pos.layout.fallen]),
    }


def withdrawals(events: Sequence[Event]) -> dict[str, int]:
    """How often who opened an auction withdrew from it, and how often who answered."""
    found = {"opener withdrew": 0, "answerer withdrew": 0}
    opener = -1
    for event in events:
        if event.name == "open":
            opener = int(event.seat)
        elif event.name == "withdraw":
            found["opener withdrew" if event.seat == opener else "answerer withdrew"] += 1
    return found


def fights(events: Sequence[Event]) -> dict[str, int]:
    """Resolutions that the hero who acted won, and the glory staked in all."""
    totals = [event for event in events if event.name == "totals"]
    stakes = [event.numbers[1] for event in events if event.name == "won"]
    return {"hero won": sum(event.numbers[2] > event.numbers[3] for event in totals), "staked": sum(stakes)}


def heroes(pos: Conan, events: Sequence[Event]) -> dict[str, int]:
    """For each hero whether he was played, and his part of the victory in hundredths."""
    names = pos.config.box.names
    played = {event.groups[0][0] & FACE for event in events if event.name == "hero"}
    winners = pos.winners()
    won = {int(pos.hero(seat)): WHOLE // len(winners) for seat in winners}
    found = {}
    for hero in range(int(HERO), int(HERO + HEROES)):
        found[f"{names[hero]} played"] = int(hero in played)
        found[f"{names[hero]} won %"] = won.get(hero, 0)
    return found


# Bargains.


def asks_for_nothing(event: Event) -> bool:
    """Whether a proposal, or a counter to one, asks for something and offers nothing."""
    if event.name in ("treaty", "counter"):
        _, glory, first, _, ceded, claimed, truce = event.numbers
        asks = glory < 0 or first >= 0 or claimed > 0
        return asks and not (glory > 0 or ceded or truce or event.groups[0])
    if event.name in ("ally", "amend"):
        _, share, spoils = event.numbers
        mine = share if event.name == "ally" else QUARTERS - share
        return mine == QUARTERS and spoils == (0 if event.name == "ally" else 1)
    return False


# Card by card.


def cards(pos: Conan, events: Sequence[Event]) -> dict[str, int]:
    """How often each was used, and how often with success.

    Adventures accomplished; Challenges faced and overcome; Resolution specials laid, and by the winner; Actions played;
    Objects won, and by who won the match.
    """
    names = pos.config.box.names
    counts: Counter[str] = Counter()
    for event in events:
        if event.name == "accomplish":
            counts[f"{names[event.numbers[0] - 1]} accomplished"] += 1
        elif event.name == "special":
            counts[f"{names[event.groups[0][0] & FACE]} played"] += 1
    counts += faced(events, names)
    counts += laid(events, names)
    for seat in pos.winners():
        counts += Counter(f"{names[card]} of the winner" for card in pos.objects(seat).cards)
    counts += Counter(f"{names[event.groups[0][0] & FACE]} won" for event in events if event.name == "object")
    return {name: counts[name] for name in card_facts(pos)}


def card_facts(pos: Conan) -> list[str]:
    """Every fact about a card, in the order of the cards."""
    names, cards = pos.config.box.names, pos.cards
    found = [f"{names[card]} accomplished" for card in range(int(ADVENTURES))]
    for card in cards.challenges:
        found += [f"{names[card]} faced", f"{names[card]} overcome"]
    for card in cards.specials:
        if cards.bears_indicator(card):
            found += [f"{names[card]} laid", f"{names[card]} laid by the winner"]
    found += [f"{names[card]} played" for card in cards.specials if not cards.bears_indicator(card)]
    for card in range(int(OBJECT), int(OBJECT + OBJECTS)):
        found += [f"{names[card]} won", f"{names[card]} of the winner"]
    return found


def faced(events: Sequence[Event], names: list[str]) -> Counter[str]:
    """Challenges faced, and those overcome by resolution: the last one faced, if its hero wins."""
    counts: Counter[str] = Counter()
    face = ""
    for event in events:
        if event.name == "face":
            face = names[event.groups[0][0] & FACE]
            counts[f"{face} faced"] += 1
        elif event.name == "duel":
            face = ""
        elif event.name == "totals" and face and event.numbers[2] > event.numbers[3]:
            counts[f"{face} overcome"] += 1
    return counts


def laid(events: Sequence[Event], names: list[str]) -> Counter[str]:
    """Resolution specials laid, and those laid by the winner of the fight."""
    counts: Counter[str] = Counter()
    shown: dict[int, list[int]] = {}
    for event in events:
        if event.name == "reveal":
            shown[int(event.seat)] = [card & FACE for card in event.groups[0]]
        elif event.name == "won":
            for seat, faces in shown.items():
                counts += Counter(f"{names[face]} laid" for face in faces)
                if seat == event.seat:
                    counts += Counter(f"{names[face]} laid by the winner" for face in faces)
            shown = {}
    return counts


def uses(pos: Conan) -> list[tuple[str, int]]:
    """Adventures played and accomplished, Challenges laid out and hired, specials played and laid, Objects won.

    Heroes are used by who has them after the swaps of the set-up.
    """
    assert pos.past is not None
    log, names = pos.past.events(), pos.config.box.names
    accomplished = [(names[event.numbers[0] - 1], int(event.seat)) for event in log if event.name == "accomplish"]
    return [(names[hero], seat) for seat, hero in led(log).items()] + used_cards(log, pos.config.box, USED) + accomplished


def led(log: Sequence[Event]) -> dict[int, int]:
    """The hero of each seat, when all swaps are done."""
    heroes: dict[int, int] = {}
    for event in log:
        if event.name == "hero":
            heroes[int(event.seat)] = event.groups[0][0] & FACE
        elif event.name == "swapped" and heroes:
            one, other = int(event.seat), event.numbers[0]
            heroes[one], heroes[other] = heroes[other], heroes[one]
    return heroes
