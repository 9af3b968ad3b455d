"""The auction between a hero's player and the owner of a Challenge, or between two heroes (CONAN-501 to 511)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.decision import Decision
from ....engine.events import pack
from ....engine.verb import Verb
from .conclusion import end_fight, net_loss, pay_stake
from .content import GIVEN_WORD, LIGHT_FINGERS
from .position import NOBODY, Conan
from .resolution import ChooseAttribute
from .verbs import AMOUNTS, FOLLOW, OPEN, RAISE, WITHDRAW

NO_CHALLENGE: Final[i64] = -1
LEAST_TAKEN: Final[i64] = 1
LEAST_TAKEN_BY_THIEF: Final[i64] = 2


def cap(pos: Conan, hero: i64, other: i64) -> i64:
    """No bid may exceed the glory of either contestant (CONAN-502); the verbs go no further than any match can."""
    return min(pos.glory(hero), pos.glory(other), AMOUNTS)


class OpenAuction(Decision[Conan]):
    """The hero's player, or the challenger, must open: 1 to the cap (CONAN-501, 503). `place` is -1 in a duel."""

    def __init__(self, seat: i64, other: i64, place: i64) -> None:
        super().__init__(seat)
        self.other = other
        self.place = place

    def legal(self, pos: Conan, seat: i64) -> vec[i64]:
        return bids(OPEN, 1, cap(pos, seat, self.other))

    def refusal(self, pos: Conan, seat: i64, action: i64) -> str:
        return "CONAN-502" if OPEN.covers(action) else "CONAN-503"

    def shows(self, pos: Conan) -> dict[str, int]:
        return {"ruin": int(ruin(pos, self.seat, self.seat, self.other, self.place == NO_CHALLENGE))}

    def resolve(self, pos: Conan, seat: i64, action: i64) -> None:
        bid = OPEN.part(action) + 1
        pos.tell("open", seat, [self.other, bid])
        pos.agenda.append(AnswerBid(self.other, seat, self.other, self.place, bid, 0, 0))


class AnswerBid(Decision[Conan]):
    """Withdraw, follow, or raise (CONAN-504). `hero` and `other` are the contestants, the one who answers among them.

    `bid` is what the opponent bid, `last` what the one who answers has bid before; `raised` says that it was a raise.
    """

    def __init__(self, seat: i64, hero: i64, other: i64, place: i64, bid: i64, last: i64, raised: i64) -> None:
        super().__init__(seat)
        self.hero = hero
        self.other = other
        self.place = place
        self.bid = bid
        self.last = last
        self.raised = raised

    def opponent(self) -> i64:
        """The other contestant."""
        return self.other if self.seat == self.hero else self.hero

    def silenced(self, pos: Conan) -> bool:
        """The Knight's player has just raised; her opening bid is no raise (CONAN-509)."""
        return self.raised == 1 and pos.has_power(self.opponent(), GIVEN_WORD)

    def legal(self, pos: Conan, seat: i64) -> vec[i64]:
        options = append(append(vec[i64](capacity=16), WITHDRAW.of()), FOLLOW.of())
        if not self.silenced(pos):
            for raised in bids(RAISE, self.bid + 1, cap(pos, self.hero, self.other)):
                options = append(options, raised)
        return options

    def refusal(self, pos: Conan, seat: i64, action: i64) -> str:
        if not RAISE.covers(action):
            return "CONAN-504"
        if self.silenced(pos):
            return "CONAN-509"
        return "CONAN-505" if RAISE.part(action) + 1 <= self.bid else "CONAN-502"

    def shows(self, pos: Conan) -> dict[str, int]:
        """What withdrawing costs and leaves, whether the Challenge goes with it, and from which stake a defeat is the end."""
        duel = self.place == NO_CHALLENGE
        cost = net_loss(pos, self.seat, self.taken(pos), self.hero, duel)
        return {
            "cost": int(cost),
            "left": int(pos.glory(self.seat) - cost),
            "forfeits": 1 if self.forfeits(pos) else 0,
            "ruin": int(ruin(pos, self.seat, self.hero, self.other, duel)),
        }

    def resolve(self, pos: Conan, seat: i64, action: i64) -> None:
        if WITHDRAW.covers(action):
            self.withdraw(pos)
        elif FOLLOW.covers(action):
            self.follow(pos)
        else:
            bid = RAISE.part(action) + 1
            pos.tell("raise", seat, [self.opponent(), bid])
            pos.agenda.append(AnswerBid(self.opponent(), self.hero, self.other, self.place, bid, self.bid, 1))

    def follow(self, pos: Conan) -> None:
        """The stake is that amount for each, and the resolution follows (CONAN-506, 601, 703)."""
        pos.tell("follow", self.seat, [self.opponent(), self.bid])
        chooser = self.other if self.place == NO_CHALLENGE else self.hero
        pos.agenda.append(ChooseAttribute(chooser, self.hero, self.other, self.place, self.bid))

    def taken(self, pos: Conan) -> i64:
        """What withdrawing costs: the last bid, at least 1, or 2 against the Thief, if there is as much (CONAN-507)."""
        least = LEAST_TAKEN_BY_THIEF if pos.has_power(self.opponent(), LIGHT_FINGERS) else LEAST_TAKEN
        return max(self.last, min(least, pos.glory(self.seat)))

    def forfeits(self, pos: Conan) -> bool:
        """Whether withdrawing gives up a Challenge: by the house rule, for its owner (CONAN-1204)."""
        return pos.rules.forfeit and self.place != NO_CHALLENGE and self.seat == self.other

    def withdraw(self, pos: Conan) -> None:
        """The opponent takes what was staked; the Challenge stays, unless its owner forfeits it (CONAN-507, 508, 1204)."""
        winner = self.opponent()
        taken = self.taken(pos)
        pos.tell("withdraw", self.seat, [winner, taken])
        pay_stake(pos, winner, self.seat, taken, self.hero, self.place == NO_CHALLENGE)
        if self.forfeits(pos):
            pos.tell("abandon", self.seat, [], [pack(pos.challenges.card(self.place))])
            pos.discard_at(pos.challenges, self.place)
        end_fight(pos, self.hero, self.seat, NOBODY)


def ruin(pos: Conan, seat: i64, hero: i64, other: i64, duel: bool) -> i64:
    """The least stake whose loss would leave a player nothing, 0 if there is none below the cap (CONAN-511)."""
    stake: i64 = 1
    while stake <= cap(pos, hero, other):
        if net_loss(pos, seat, stake, hero, duel) >= pos.glory(seat):
            return stake
        stake += 1
    return 0


def bids(verb: Verb, low: i64, high: i64) -> vec[i64]:
    """An action of a verb for each amount from `low` to `high`."""
    options = vec[i64](capacity=32)
    amount = low
    while amount <= high:
        options = append(options, verb.of(amount - 1))
        amount += 1
    return options
