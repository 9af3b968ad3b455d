"""The invariants of the ledger, as sentences about what is broken."""

from __future__ import annotations

from typing import Final

from ....engine.box import EVERYBODY
from ....engine.zone import Zone
from .agenda_checks import agenda_faults
from .challenge.attempt import Conclude
from .content import ACT_ONE, ACTION, ADVERSARY, ANTI_DECK, CLASS, DECKS, DESTINY, HERITAGE, HERO_DECK, ORIGIN, QUEST
from .layout import (
    ACTED,
    ACTIONS,
    ACTIVE,
    ACTS,
    ADVERSARY_XP,
    AIM,
    BASE,
    BEAT_FINAL,
    BY_SCORE,
    CLASS_MODIFIER,
    CLASS_OFF,
    CLASS_XP,
    DARKS,
    ENDED,
    ENDS_WITH,
    FACED,
    FACED_FINAL,
    FACED_FRONT,
    FACING,
    FINAL_TURN,
    FINALS,
    FIRST,
    FIRST_FACES,
    FIRST_RUNES,
    FREE_EXPLORES,
    HARDER,
    KIND,
    LEVEL,
    MODIFIER,
    MOONS,
    NEEDED,
    OUTCOME,
    PAID_UNITS,
    PATH,
    POOLS,
    PREVIOUS,
    REASONS,
    RESERVE,
    RESULT,
    RETRIED,
    REVEALED,
    ROLLED,
    SECOND_FACES,
    SECOND_RUNES,
    TURN,
    TURNED,
    TURNS,
    USED,
)
from .layout import ADDED as ADDED_ICONS
from .position import MOST_TURNS, WHOLE_STORY, Epic
from .setup import KeepCards
from .story import Place, Resolved

MANY: Final = 1000


def faults(pos: Epic) -> list[str]:
    """What does not hold in a position, nothing in any that a match can reach."""
    for check in (_card_faults, _range_faults):
        wrong = check(pos)
        if wrong:
            return wrong
    if pos.setting_up:
        return _setup_faults(pos)
    for check in (_board_faults, _row_faults, _adversary_faults, _challenge_faults, _end_faults, agenda_faults):
        wrong = check(pos)
        if wrong:
            return wrong
    return []


# INV-1 and INV-11: every card is in one place, and that is one where it may be.


def _card_faults(pos: Epic) -> list[str]:
    """Every card of the box lies in one place, and in one where it may lie."""
    everything = sorted(card for zone in pos.zones for card in zone.cards)
    if everything != sorted(card for deck in range(len(DECKS)) for card in pos.cards.cards_of(deck)):
        return ["a card is missing, or in two places"]
    for zone, decks in _where(pos):
        if any(pos.cards.deck[card] not in decks for card in zone.cards):
            return [f"{zone.place.name} holds a card that cannot be there"]
    actions = (
        len(pos.deck(ACTIONS)) + len(pos.discard(ACTIONS)) + sum(pos.cards.deck[card] == ACTION for card in pos.stack.cards)
    )
    if actions != (_own_actions(pos) if pos.has_adversary else 0):
        return ["there are not the seven Actions and those added against an Adversary, and none without"]
    return _knowledge_faults(pos)


def _own_actions(pos: Epic) -> int:
    """How many Actions an Adversary has: the base cards, and those of its envelope (EPIC-033)."""
    envelope = pos.cards.envelope
    ours = [0] + [int(envelope[card]) for card in pos.opposition.cards if pos.cards.is_adversary(card)]
    return sum(envelope[card] in ours for card in pos.cards.cards_of(ACTION))


def _where(pos: Epic) -> list[tuple[Zone, list[int]]]:
    """Each place with the decks whose cards may lie there."""
    characters = [int(deck) for deck in (HERITAGE, ORIGIN, CLASS, DESTINY)]
    held = [int(HERO_DECK), int(ANTI_DECK)]
    found: list[tuple[Zone, list[int]]] = [(pos.undealt, characters), (pos.rejected, characters)]
    found += [(pos.stack, [*held, int(ACTION)]), (pos.opposition, [int(ADVERSARY), int(QUEST)])]
    for seat in range(pos.seats):
        found += [(pos.hand(seat), held), (pos.played(seat), held), (pos.dealt(seat), characters)]
        found += [(pos.character(seat), characters[:3]), (pos.destiny(seat), [int(DESTINY)])]
        found += [(pos.story(seat), [int(ACT_ONE) + act for act in range(len(ACTS))])]
    for number, pool in enumerate(POOLS):
        found += [(pos.deck(number), [int(pool)]), (pos.discard(number), [int(pool)])]
        if number < len(ACTS):
            found += [(pos.row(number), [int(pool)])]
    return found


def _knowledge_faults(pos: Epic) -> list[str]:
    """Nobody knows a face-down card, everybody a face-up one, and only who rejected a card knows it."""
    for number in range(len(POOLS)):
        if _known(pos.deck(number)) - {0}:
            return ["a card of a deck is known"]
    for act in range(len(ACTS)):
        if _known(pos.row(act)) - {int(EVERYBODY) if act < pos.counters[REVEALED] else 0}:
            return ["a row is known as it cannot be"]
    rejected = pos.rejected
    for slot in range(len(rejected)):
        if not 0 <= rejected.tag(slot) < pos.seats or rejected.knowers(slot) != 1 << rejected.tag(slot):
            return ["a rejected card is known to somebody else"]
    return ["a card that was not dealt is known"] if _known(pos.undealt) - {0} else []


def _known(zone: Zone) -> set[int]:
    """Who knows the cards of a place."""
    return {int(zone.knowers(slot)) for slot in range(len(zone))}


# INV-4 and INV-6: counts within their bounds.


def _range_faults(pos: Epic) -> list[str]:
    """Every counter is within its bounds."""
    counters = [int(counter) for counter in pos.counters]
    n = int(pos.seats)
    tops = {TURN: 26 * n + 1, ACTIVE: n - 1, FIRST: n - 1, REVEALED: 3, ADVERSARY_XP: MANY, TURNED: 1, ENDS_WITH: n}
    tops |= {
        FINALS: n + 1,
        ENDED: len(REASONS) - 1,
        KIND: 2,
        ACTED: 1,
        FREE_EXPLORES: MANY,
        FACING: int(pos.cards.numbers) - 1,
        PATH: 1,
    }
    tops |= {ROLLED: 1, BASE: 7, FIRST_RUNES: 3, FIRST_FACES: 7, SECOND_RUNES: 3, SECOND_FACES: 7, DARKS: 3, MOONS: 3}
    tops |= {CLASS_OFF: 1, RETRIED: 1, PAID_UNITS: 48, AIM: int(pos.cards.numbers) - 1, OUTCOME: 2}
    if not all(0 <= counters[at] <= top for at, top in tops.items()):
        return ["a count is out of range"]
    if any(abs(counters[at]) > MANY for at in (MODIFIER, CLASS_MODIFIER, HARDER, RESULT, NEEDED)):
        return ["a modifier is out of range"]
    own_tops = {RESERVE: MANY, CLASS_XP: 6, LEVEL: 8, FACED: 7, ADDED_ICONS: 4095, PREVIOUS: 4095, USED: 8191, TURNS: 26}
    for seat in range(n):
        if not all(0 <= pos.own(what, seat) <= top for what, top in own_tops.items()) or pos.level(seat) < 1:
            return ["a count of a player is out of range"]
    if counters[MOONS] > counters[DARKS]:
        return ["more Dark Runes show MOON than there are"]
    if any(counters[faces] >> counters[runes] for runes, faces in _PAIRS):
        return ["a rune that was not rolled shows a face"]
    return []


_PAIRS: Final = ((FIRST_RUNES, FIRST_FACES), (SECOND_RUNES, SECOND_FACES))


# Set-up.


def _setup_faults(pos: Epic) -> list[str]:
    """During set-up everybody chooses among seven cards, and the table is laid."""
    if len(pos.agenda) != 1 or not isinstance(pos.agenda[0], KeepCards) or pos.agenda[0].who != (1 << int(pos.seats)) - 1:
        return ["during set-up everybody chooses at once"]
    for seat in range(pos.seats):
        dealt = sorted(int(pos.cards.deck[card]) for card in pos.dealt(seat).cards)
        if dealt != [HERITAGE, ORIGIN, ORIGIN, CLASS, CLASS, DESTINY, DESTINY]:
            return ["everybody is dealt seven character cards"]
        if any(len(zone) for zone in (pos.character(seat), pos.destiny(seat), pos.story(seat), pos.played(seat))):
            return ["a board has cards before the choices"]
    if len(pos.rejected) or len(pos.stack) or any(len(pos.row(act)) != pos.rules.row_size for act in range(len(ACTS))):
        return ["the table is not set up"]
    return _opposition_faults(pos) or (["a match in set-up is over"] if pos.counters[ENDED] or pos.counters[FACING] else [])


# INV-2 and INV-3: the boards.


def _board_faults(pos: Epic) -> list[str]:
    """Every board has its four character cards and a sound Story."""
    for seat in range(pos.seats):
        if [int(pos.cards.deck[card]) for card in pos.character(seat).cards] != [HERITAGE, ORIGIN, CLASS]:
            return ["a board has a Heritage, an Origin and a Class"]
        if len(pos.destiny(seat)) != 1 or len(pos.dealt(seat)):
            return ["a board has one Destiny, and nothing is left to choose"]
        wrong = _story_faults(pos, pos.story(seat))
        if wrong:
            return wrong
    rejected = sorted(int(pos.cards.deck[card]) for card in pos.rejected.cards)
    expected = [deck for deck in (ORIGIN, CLASS, DESTINY) for _ in range(pos.seats)]
    return [] if rejected == expected else ["each player has rejected one Origin, one Class and one Destiny"]


def _story_faults(pos: Epic, story: Zone) -> list[str]:
    """A Story has at most nine cards, each under its Act or an earlier one, with a path that it has."""
    if len(story) > WHOLE_STORY:
        return ["a Story holds more than nine cards"]
    for slot in range(len(story)):
        card, path = story.card(slot), story.tag(slot)
        if pos.cards.act_of(card) < slot // 3:
            return ["a card lies under the character card of a later Act than its own"]
        if path > (0 if pos.cards.is_trait[card] else 1):
            return ["a card of a Story shows a path that it does not have"]
    return []


# INV-7 and INV-8: the rows.


def _row_faults(pos: Epic) -> list[str]:
    """Rows are revealed in time and full as long as their decks have cards."""
    longest = max(len(pos.story(seat)) for seat in range(pos.seats))
    if pos.counters[REVEALED] > 1 + longest // 3:
        return ["a row is revealed before anybody has come so far"]
    resolving = any(isinstance(step, Place | Resolved) for step in pos.agenda)
    for act in range(len(ACTS)):
        size = len(pos.row(act))
        if size > pos.rules.row_size or (size < pos.rules.row_size and pos.can_give(act) and not resolving):
            return ["a row has not its full size"]
    return []


# INV-9: the Adversary.


def _opposition_faults(pos: Epic) -> list[str]:
    """There is one Adversary with its Quest, or none in a competitive match."""
    cards = [int(pos.cards.deck[card]) for card in pos.opposition.cards]
    if cards != ([ADVERSARY, QUEST] if pos.has_adversary else []):
        return ["there is one Adversary with its Quest, or none in a competitive match"]
    if pos.has_adversary and (pos.opposition.tag(0) or pos.opposition.tag(1) > 1):
        return ["the Quest has two faces"]
    return []


def _adversary_faults(pos: Epic) -> list[str]:
    """Who has faced the Adversary goes together with the face that is up."""
    wrong = _opposition_faults(pos)
    if wrong:
        return wrong
    if not pos.has_adversary and any(pos.counters[at] for at in (ADVERSARY_XP, TURNED, FINALS, KIND)):
        return ["there is no Adversary in a competitive match"]
    for seat in range(pos.seats):
        faced = int(pos.own(FACED, seat))
        if faced & FACED_FINAL and not pos.counters[TURNED]:
            return ["the Final Adversary was faced before the card was turned"]
        if faced & BEAT_FINAL and not faced & FACED_FINAL:
            return ["the Final Adversary was beaten and not faced"]
    everybody = all(pos.faced(seat, FACED_FRONT) for seat in range(pos.seats))
    if pos.counters[TURNED] != int(everybody or pos.counters[FINALS] > 0):
        return ["the card is turned when all have faced the front, or at the first final turn"]
    return []


# The Challenge under way.


def _challenge_faults(pos: Epic) -> list[str]:
    """The Challenge under way is one that can be attempted now."""
    now = pos.counters
    face = int(now[FACING])
    if face == 0:
        busy = any(now[at] for at in (ROLLED, DARKS, MOONS, MODIFIER, CLASS_MODIFIER, HARDER, CLASS_OFF, FIRST_RUNES))
        return ["a roll without a Challenge"] if busy or now[SECOND_RUNES] else []
    if not now[ACTED]:
        return ["a Challenge is under way, and nothing was attempted"]
    if now[KIND]:
        fits = (pos.has_adversary and face == pos.adversary) or face == pos.opposition.card(0)
        return [] if fits and now[PATH] == 0 else ["an Adversary turn is used to face it"]
    if not ACT_ONE <= pos.cards.deck[face] < QUEST or pos.cards.is_trait[face]:
        return ["a Challenge is attempted that is none"]
    concluded = not any(isinstance(step, Conclude) for step in pos.agenda)
    return [] if concluded or pos.is_face_up(face) else ["a Challenge is attempted that does not lie there"]


# The end.


def _end_faults(pos: Epic) -> list[str]:
    """The match is over when it has ended, and the final turns come after the end is triggered."""
    now = pos.counters
    if bool(now[ENDED]) == bool(pos.agenda):
        return ["a match that is over has ended for a reason"]
    if now[ENDED] and (now[ENDED] == BY_SCORE) != (not pos.has_adversary):
        return ["a match together ends in triumph or defeat, one against each other by score"]
    if (now[FINALS] and not now[ENDS_WITH]) or (now[KIND] == FINAL_TURN) != (now[FINALS] > 0 and not pos.setting_up):
        return ["final turns come after the end is triggered"]
    if any(len(pos.story(seat)) == WHOLE_STORY for seat in range(pos.seats)) and not now[ENDS_WITH]:
        return ["a whole Story has triggered the end"]
    if any(pos.own(TURNS, seat) > MOST_TURNS + 2 for seat in range(pos.seats)):
        return ["a player has had too many turns"]
    return []
