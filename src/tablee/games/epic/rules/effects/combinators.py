"""The words that combine effects: AND, CHOICE, PAY, PER, IF, LATER."""

from __future__ import annotations

from mypy_extensions import i64

from ..feasibility import payable
from ..hero import Hero
from ..position import Epic
from ..triggers import Do, holds
from ..vocabulary import ON_SUCCESS
from .nodes import Effect
from .questions import ChooseEffect, Later, pay, put_off


class All(Effect):
    """AND: one part after the other. Without parts it is what a card does that does nothing."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        for part in reversed(self.parts):
            pos.agenda.append(Do(seat, part.number, card, times))

    def possible(self, pos: Epic, seat: i64, card: i64) -> bool:
        return all(part.possible(pos, seat, card) for part in self.parts)

    def matters(self, pos: Epic, seat: i64, card: i64) -> bool:
        return any(part.matters(pos, seat, card) for part in self.parts)

    def standing(self, hero: Hero) -> i64:
        total: i64 = 0
        for part in self.parts:
            total += part.standing(hero)
        return total

    def values(self) -> dict[str, object]:
        return {"first": self.parts[:-1], "last": self.parts[-1]}


class OneOf(Effect):
    """CHOICE: one part that can be carried out in full, as the player likes (EPIC-021)."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        if self.possible(pos, seat, card):
            pos.agenda.append(ChooseEffect(seat, self.number, card, times))

    def possible(self, pos: Epic, seat: i64, card: i64) -> bool:
        return any(part.possible(pos, seat, card) for part in self.parts)

    def matters(self, pos: Epic, seat: i64, card: i64) -> bool:
        return self.possible(pos, seat, card)

    def values(self) -> dict[str, object]:
        return {"first": self.parts[:-1], "last": self.parts[-1]}


class Paid(Effect):
    """PAY: a cost, then what it is paid for."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        assert self.cost is not None
        pos.agenda.append(Do(seat, self.parts[0].number, card, times))
        pay(pos, seat, self.cost)

    def possible(self, pos: Epic, seat: i64, card: i64) -> bool:
        assert self.cost is not None
        return payable(pos, seat, self.cost) and self.parts[0].possible(pos, seat, card)

    def values(self) -> dict[str, object]:
        return {"cost": self.cost, "effect": self.parts[0]}


class PerCount(Effect):
    """PER: once for each of something; the Story counted is that of the Hero whom the part affects."""

    def count(self, pos: Epic, seat: i64) -> i64:
        """How often it applies now."""
        assert self.quantity is not None
        return pos.hero(self.parts[0].affected(pos, seat)).count(self.quantity)

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        count = self.count(pos, seat)
        if count:
            self.parts[0].carry_out(pos, seat, card, times * count)

    def matters(self, pos: Epic, seat: i64, card: i64) -> bool:
        return self.count(pos, seat) > 0 and self.parts[0].matters(pos, seat, card)

    def values(self) -> dict[str, object]:
        return {"effect": self.parts[0], "quantity": self.quantity}


class Conditional(Effect):
    """IF: a part where a condition holds, another or nothing where it does not."""

    def branch(self, pos: Epic, seat: i64) -> Effect | None:
        """The part that applies now."""
        assert self.condition is not None
        if holds(pos, seat, self.condition):
            return self.parts[0]
        return self.parts[1] if len(self.parts) > 1 else None

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        branch = self.branch(pos, seat)
        if branch is not None:
            branch.carry_out(pos, seat, card, times)

    def possible(self, pos: Epic, seat: i64, card: i64) -> bool:
        branch = self.branch(pos, seat)
        return branch is None or branch.possible(pos, seat, card)

    def matters(self, pos: Epic, seat: i64, card: i64) -> bool:
        branch = self.branch(pos, seat)
        return branch is not None and branch.matters(pos, seat, card)

    def standing(self, hero: Hero) -> i64:
        assert self.condition is not None
        if hero.meets(self.condition):
            return self.parts[0].standing(hero)
        return self.parts[1].standing(hero) if len(self.parts) > 1 else i64(0)

    def key(self) -> str:
        return "effect-IF-ELSE" if len(self.parts) > 1 else "effect-IF"

    def values(self) -> dict[str, object]:
        said: dict[str, object] = {"condition": self.condition, "effect": self.parts[0]}
        return said | {"otherwise": self.parts[1]} if len(self.parts) > 1 else said


class Awaited(Effect):
    """LATER: a part at the outcome of this Challenge, if it is the one waited for."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        put_off(pos, Later(seat, self.number, card))

    def in_challenge(self) -> bool:
        return True

    def values(self) -> dict[str, object]:
        return {"effect": self.parts[0], "outcome": "success" if self.amount == ON_SUCCESS else "fail"}
