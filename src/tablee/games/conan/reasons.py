"""Why a bot would do something, in a sentence: its chances, what an offer is worth to it, what lies ahead."""

from __future__ import annotations

from typing import Final

from ...engine.game import Reason
from .alliance import AnswerAlliance
from .auction import AnswerBid, OpenAuction
from .bargaining import answer_worth, plan_counter, plan_proposal, treaty_gain
from .cardphase import CardTurn
from .cardplay import ending_worth
from .cards import ATTRIBUTES, LOOT_GLORY
from .contest import Contest, Laying, attribute_chance, contest_of
from .diplomacy import Propose
from .herophase import HeroTurn, HireOrFight, price
from .placing import AnswerSwap, PlaceChallenge
from .position import Conan
from .prospects import turns_needed
from .resolution import ChooseAttribute, LayCards
from .treaty import AnswerTreaty
from .verbs import (
    ACCEPT,
    ACCOMPLISH,
    ALLY,
    AMEND,
    BANISH,
    CHOOSE,
    COUNTER,
    DUEL,
    ESCAPE,
    FACE,
    FOLLOW,
    HIRE,
    KEEP,
    LAY,
    MOVE,
    OPEN,
    PASS,
    PLACE,
    PLAY,
    RAISE,
    RECOVER,
    REFUSE,
    ROB,
    SEND,
    SET,
    SHIFT,
    SLIP,
    SPY,
    STAND,
    STOP,
    TREATY,
    WITHDRAW,
)

WEAK: Final = 40
STRONG: Final = 65
LOW: Final = 2


def reasons(pos: Conan, seat: int, action: int) -> list[Reason]:
    """One or two sentences at most; none where the choice speaks for itself."""
    top = pos.agenda[-1]
    if isinstance(top, CardTurn):
        return card_reasons(pos, seat, action)
    if isinstance(top, HeroTurn):
        return hero_reasons(pos, seat, action)
    if isinstance(top, HireOrFight):
        return hiring(pos, top, action)
    if isinstance(top, OpenAuction | AnswerBid):
        return bid_reasons(pos, seat, action)
    if isinstance(top, ChooseAttribute):
        attribute = action - int(CHOOSE.base)
        percent = in_percent(attribute_chance(pos, top, attribute))
        return [Reason("why-choose", {"attribute": f"attribute-{ATTRIBUTES[attribute]}", "percent": percent})]
    if isinstance(top, LayCards):
        return laying(pos, top, seat, action)
    if isinstance(top, Propose | AnswerTreaty | AnswerAlliance):
        return bargain_reasons(pos, seat, action)
    return choice_reasons(pos, action)


def named(pos: Conan, card: int) -> str:
    return f"card-{pos.table.box.names[card]}"


def in_percent(chance: float) -> int:
    return round(100 * chance)


# The card phase and the heroes.


def card_reasons(pos: Conan, seat: int, action: int) -> list[Reason]:
    if action == PASS.base:
        return [Reason("why-pass-end" if ending_worth(pos, seat) > 0 else "why-pass-keep")]
    if PLAY.covers(action):
        return [Reason("why-play")]
    if SET.covers(action):
        return [setting(pos, seat, (action - int(SET.base)) % 20)]
    if ROB.covers(action):
        return [Reason("why-rob", {"amount": int(min(2, pos.spare_glory(action - ROB.base)))})]
    if SLIP.covers(action):
        return [the_way(pos, seat, action - int(SLIP.base))]
    keys = {SPY: "why-spy", SHIFT: "why-shift", SEND: "why-send", BANISH: "why-banish"}
    return [Reason(key) for verb, key in keys.items() if verb.covers(action)]


def setting(pos: Conan, seat: int, adventure: int) -> Reason:
    """Whether a Challenge is in somebody's way."""
    held_up = any(other != seat and pos.stands_on(other) == adventure for other in range(int(pos.seats)))
    return Reason("why-set-block" if held_up else "why-set-early", {"adventure": named(pos, adventure)})


def hero_reasons(pos: Conan, seat: int, action: int) -> list[Reason]:
    if action == ACCOMPLISH.base:
        return [Reason("why-accomplish", {"amount": int(LOOT_GLORY[pos.stands_on(seat)])})]
    if MOVE.covers(action) or ESCAPE.covers(action):
        return [the_way(pos, seat, action - int(MOVE.base if MOVE.covers(action) else ESCAPE.base))]
    if FACE.covers(action):
        place = action - int(FACE.base)
        if not pos.challenges.knowers(place) >> seat & 1:
            return [Reason("why-face-unknown")]
        return [odds("why-face", Contest(pos, seat, seat, pos.owner_of(place), place))]
    if DUEL.covers(action):
        return [odds("why-duel", Contest(pos, seat, seat, action - DUEL.base, -1))]
    return [Reason("why-stay")]


def the_way(pos: Conan, seat: int, adventure: int) -> Reason:
    """What an Adventure brings, and how soon."""
    turns = max(1, round(turns_needed(pos, seat, seat, adventure)))
    values: dict[str, int | str] = {"adventure": named(pos, adventure), "turns": turns}
    return Reason("why-way", values | {"amount": int(LOOT_GLORY[adventure])})


def hiring(pos: Conan, top: HireOrFight, action: int) -> list[Reason]:
    if action == HIRE.base:
        return [Reason("why-hire", {"amount": int(price(pos, top.seat, pos.challenges.card(top.place)))})]
    return [odds("why-fight", Contest(pos, top.seat, top.seat, pos.owner_of(top.place), top.place))]


def odds(key: str, contest: Contest) -> Reason:
    return Reason(key, {"percent": in_percent(contest.chance(contest.foe_cards))})


# Fights.


def bid_reasons(pos: Conan, seat: int, action: int) -> list[Reason]:
    """The chances; and what the bid is for: to scare, to lure, or for its worth."""
    top = pos.agenda[-1]
    assert isinstance(top, OpenAuction | AnswerBid)
    contest = contest_of(pos, top) if isinstance(top, AnswerBid) else Contest(pos, seat, seat, top.other, top.place)
    percent = in_percent(contest.chance(contest.foe_cards))
    if action == WITHDRAW.base:
        return [Reason("why-withdraw", {"percent": percent})]
    if action == FOLLOW.base:
        return [Reason("why-follow", {"percent": percent})]
    bid = action - int(OPEN.base if OPEN.covers(action) else RAISE.base) + 1
    if percent < WEAK and bid > LOW:
        return [Reason("why-bid-bluff", {"percent": percent})]
    if percent >= STRONG and bid <= LOW and OPEN.covers(action):
        return [Reason("why-bid-lure", {"percent": percent})]
    return [Reason("why-bid-low" if bid <= LOW else "why-bid", {"percent": percent})]


def laying(pos: Conan, top: LayCards, seat: int, action: int) -> list[Reason]:
    wave = Laying(pos, top, seat)
    before = in_percent(wave.chance(0))
    if action == STOP.base:
        return [Reason("why-stop", {"percent": before})]
    card = action - int(LAY.base)
    if wave.bluffs(card):
        return [Reason("why-lay-bluff", {"card": named(pos, card)})]
    return [
        Reason("why-lay", {"card": named(pos, card), "before": before, "percent": in_percent(wave.chance(wave.gain(card)))})
    ]


# Bargains.


def bargain_reasons(pos: Conan, seat: int, action: int) -> list[Reason]:
    """What the bot reckons an offer to be worth."""
    top = pos.agenda[-1]
    if ALLY.covers(action) or AMEND.covers(action):
        return [Reason("why-ally")]
    if isinstance(top, AnswerAlliance):
        return [answered("alliance", action, answer_worth(pos, top))]
    if isinstance(top, AnswerTreaty) and not pos.draft:
        if action == COUNTER.base:
            return [weighed("why-counter", plan_counter(pos, top).gain)]
        return [answered("treaty", action, treaty_gain(pos, top))] if action in (ACCEPT.base, REFUSE.base) else []
    if TREATY.covers(action):
        return [weighed("why-treaty", plan_proposal(pos, seat).gain)]
    return [Reason("why-no-offer")] if action == PASS.base else []


def answered(what: str, action: int, gain: float) -> Reason:
    return weighed(f"why-accept-{what}" if action == ACCEPT.base else f"why-refuse-{what}", abs(gain))


def weighed(key: str, gain: float) -> Reason:
    """In whole glory points; 0 stands for less than one."""
    return Reason(key, {"amount": int(gain)})


# The rest.


def choice_reasons(pos: Conan, action: int) -> list[Reason]:
    top = pos.agenda[-1]
    if isinstance(top, PlaceChallenge):
        return [Reason("why-set-block", {"adventure": named(pos, action - int(PLACE.base))})]
    if isinstance(top, AnswerSwap):
        return [Reason("why-swap" if action == ACCEPT.base else "why-no-swap")]
    if STAND.covers(action):
        return [the_way(pos, int(top.seat), action - int(STAND.base))]
    if KEEP.covers(action) or RECOVER.covers(action):
        card = action - int(KEEP.base if KEEP.covers(action) else RECOVER.base)
        return [Reason("why-keep", {"card": named(pos, card)})]
    return []
