"""All that a player of Conan can do. Cards count from 1 as the ledger does, players are seats from 0.

A Challenge on the table is named by its place among all that lie there, from 0. A verb whose first parameter is a Challenge,
a special or the place of a Challenge has room for those that an overlay adds.
"""

from __future__ import annotations

from typing import Final

from ....engine.verb import Verb, Vocabulary
from .content import MOST_FACES, OBJECT, ROOM

AMOUNTS: Final = 99
ADDED: Final = int(ROOM)

# A card of a hand is its face. Those that an overlay adds are numbered after Objects and Heroes, which no hand holds.
HELD: Final = int(OBJECT)
MORE_HELD: Final = int(MOST_FACES - OBJECT)

# Everywhere: not playing, not acting, not placing, not proposing.
PASS: Final = Verb("pass")
ACCEPT: Final = Verb("accept")
REFUSE: Final = Verb("refuse")

# Set-up.
SWAP: Final = Verb("swap", player=4)
PLACE: Final = Verb("place", {"adventure": 1}, adventure=20)
STAND: Final = Verb("stand", {"adventure": 1}, adventure=20)

# The card phase.
PLAY: Final = Verb("play", {"adventure": 1}, adventure=20)
SET: Final = Verb("set", {"challenge": 1, "adventure": 1}, room=ADDED, challenge=32, adventure=20)
SLIP: Final = Verb("slip", {"adventure": 1}, adventure=20)
SPY: Final = Verb("spy", {"adventure": 1}, adventure=20)
ROB: Final = Verb("rob", player=4)
SHIFT: Final = Verb("shift", {"adventure": 1}, room=ADDED, place=32, adventure=20)
SEND: Final = Verb("send")
BANISH: Final = Verb("banish", player=4)

# The hero phase.
MOVE: Final = Verb("move", {"adventure": 1}, adventure=20)
ESCAPE: Final = Verb("escape", {"adventure": 1}, adventure=20)
FACE: Final = Verb("face", room=ADDED, place=32)
DUEL: Final = Verb("duel", player=4)
ACCOMPLISH: Final = Verb("accomplish")
HIRE: Final = Verb("hire")
FIGHT: Final = Verb("fight")

# The auction and the resolution.
OPEN: Final = Verb("open", {"amount": 1}, amount=AMOUNTS)
WITHDRAW: Final = Verb("withdraw")
FOLLOW: Final = Verb("follow")
RAISE: Final = Verb("raise", {"amount": 1}, amount=AMOUNTS)
CHOOSE: Final = Verb("choose", attribute=3)
LAY: Final = Verb("lay", room=MORE_HELD, card=HELD)
STOP: Final = Verb("stop")
RECOVER: Final = Verb("recover", room=MORE_HELD, card=HELD)
KEEP: Final = Verb("keep", room=MORE_HELD, card=HELD)

# Diplomacy: player 4 of a treaty is everybody else. Categories are those of the cards, and 3 for any.
# The terms of a treaty are given in any order.
ALLY: Final = Verb("ally", player=4, share=5, spoils=3)
AMEND: Final = Verb("amend", share=5, spoils=3)
COUNTER: Final = Verb("counter")
TREATY: Final = Verb("treaty", player=5)
GIVE: Final = Verb("give", room=MORE_HELD, card=HELD, shown=2)
PAY: Final = Verb("pay", {"amount": 1}, amount=10)
CHARGE: Final = Verb("charge", {"amount": 1}, amount=10)
CEDE: Final = Verb("cede", {"object": 1}, object=10)
CLAIM: Final = Verb("claim", {"object": 1}, object=10)
ASK: Final = Verb("ask", category=4)
TRUCE: Final = Verb("truce")
SIGN: Final = Verb("sign")
HAND: Final = Verb("hand", room=MORE_HELD, card=HELD)

# Pacts (CONAN-1205): third 4 is nobody; what follows `between` goes from its giver to its taker.
PACT: Final = Verb("pact", player=4, third=5)
BETWEEN: Final = Verb("between", giver=4, taker=4)
PLEDGE: Final = Verb("pledge", {"amount": 1}, amount=AMOUNTS)
GRANT: Final = Verb("grant", {"object": 1}, object=10)
REQUEST: Final = Verb("request", category=4)
NAME: Final = Verb("name", room=MORE_HELD, card=HELD)

EVERYWHERE: Final = [PASS, ACCEPT, REFUSE]
SETUP: Final = [SWAP, PLACE, STAND]
CARD_PHASE: Final = [PLAY, SET, SLIP, SPY, ROB, SHIFT, SEND, BANISH]
HERO_PHASE: Final = [MOVE, ESCAPE, FACE, DUEL, ACCOMPLISH, HIRE, FIGHT]
FIGHTING: Final = [OPEN, WITHDRAW, FOLLOW, RAISE, CHOOSE, LAY, STOP, RECOVER, KEEP]
DIPLOMACY: Final = [ALLY, AMEND, COUNTER, TREATY, GIVE, PAY, CHARGE, CEDE, CLAIM, ASK, TRUCE, SIGN, HAND]
PACTS: Final = [PACT, BETWEEN, PLEDGE, GRANT, REQUEST, NAME]
VOCABULARY: Final = Vocabulary([*EVERYWHERE, *SETUP, *CARD_PHASE, *HERO_PHASE, *FIGHTING, *DIPLOMACY, *PACTS])
