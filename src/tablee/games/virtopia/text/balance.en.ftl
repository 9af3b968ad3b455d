### What “tablee balance” says about the game.

fact-rounds = rounds
fact-turns = Leader turns
fact-hope-left = Hope left
fact-sanctions = Sanctions
fact-points = points
fact-in-the-box = meeples in the box
fact-lost-in-round-1 = defeats in round 1
fact-of-unpayable = { $of }: unpayable Sanction
ends-victory = victory
ends-captives = a fifth captive
ends-seven = seven at the watchtower
ends-hope = no Hope left
ends-sanction = an unpayable Sanction
ends-box = too many in the box
ends-rounds = forty rounds
