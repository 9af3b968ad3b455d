"""All that a player of Conan can do. Cards count from 1 as the ledger does, players are seats from 0.

A Challenge on the table is named by its place among all that lie there, from 0.
"""

from __future__ import annotations

from typing import Final

from ....engine.verb import Verb, Vocabulary

AMOUNTS: Final = 99

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
SET: Final = Verb("set", {"challenge": 1, "adventure": 1}, challenge=32, adventure=20)
SLIP: Final = Verb("slip", {"adventure": 1}, adventure=20)
SPY: Final = Verb("spy", {"adventure": 1}, adventure=20)
ROB: Final = Verb("rob", player=4)
SHIFT: Final = Verb("shift", {"adventure": 1}, place=32, adventure=20)
SEND: Final = Verb("send")
BANISH: Final = Verb("banish", player=4)

# The hero phase.
MOVE: Final = Verb("move", {"adventure": 1}, adventure=20)
ESCAPE: Final = Verb("escape", {"adventure": 1}, adventure=20)
FACE: Final = Verb("face", place=32)
DUEL: Final = Verb("duel", player=4)
ACCOMPLISH: Final = Verb("accomplish")
HIRE: Final = Verb("hire")
FIGHT: Final = Verb("fight")

# The auction and the resolution. `lay` and the other verbs with a card count all faces a hand can hold from 0.
OPEN: Final = Verb("open", {"amount": 1}, amount=AMOUNTS)
WITHDRAW: Final = Verb("withdraw")
FOLLOW: Final = Verb("follow")
RAISE: Final = Verb("raise", {"amount": 1}, amount=AMOUNTS)
CHOOSE: Final = Verb("choose", attribute=3)
LAY: Final = Verb("lay", card=71)
STOP: Final = Verb("stop")
RECOVER: Final = Verb("recover", card=71)
KEEP: Final = Verb("keep", card=71)

# Diplomacy: player 4 of a treaty is everybody else. Categories are those of the cards, and 3 for any.
# The terms of a treaty are given in any order.
ALLY: Final = Verb("ally", player=4, share=5, spoils=3)
AMEND: Final = Verb("amend", share=5, spoils=3)
COUNTER: Final = Verb("counter")
TREATY: Final = Verb("treaty", player=5)
GIVE: Final = Verb("give", card=71, shown=2)
PAY: Final = Verb("pay", {"amount": 1}, amount=10)
CHARGE: Final = Verb("charge", {"amount": 1}, amount=10)
CEDE: Final = Verb("cede", {"object": 1}, object=10)
CLAIM: Final = Verb("claim", {"object": 1}, object=10)
ASK: Final = Verb("ask", category=4)
TRUCE: Final = Verb("truce")
SIGN: Final = Verb("sign")
HAND: Final = Verb("hand", card=71)

# Pacts (CONAN-1205): third 4 is nobody; what follows `between` goes from its giver to its taker.
PACT: Final = Verb("pact", player=4, third=5)
BETWEEN: Final = Verb("between", giver=4, taker=4)
PLEDGE: Final = Verb("pledge", {"amount": 1}, amount=AMOUNTS)
GRANT: Final = Verb("grant", {"object": 1}, object=10)
REQUEST: Final = Verb("request", category=4)
NAME: Final = Verb("name", card=71)

EVERYWHERE: Final = [PASS, ACCEPT, REFUSE]
SETUP: Final = [SWAP, PLACE, STAND]
CARD_PHASE: Final = [PLAY, SET, SLIP, SPY, ROB, SHIFT, SEND, BANISH]
HERO_PHASE: Final = [MOVE, ESCAPE, FACE, DUEL, ACCOMPLISH, HIRE, FIGHT]
FIGHTING: Final = [OPEN, WITHDRAW, FOLLOW, RAISE, CHOOSE, LAY, STOP, RECOVER, KEEP]
DIPLOMACY: Final = [ALLY, AMEND, COUNTER, TREATY, GIVE, PAY, CHARGE, CEDE, CLAIM, ASK, TRUCE, SIGN, HAND]
PACTS: Final = [PACT, BETWEEN, PLEDGE, GRANT, REQUEST, NAME]
VOCABULARY: Final = Vocabulary([*EVERYWHERE, *SETUP, *CARD_PHASE, *HERO_PHASE, *FIGHTING, *DIPLOMACY, *PACTS])
