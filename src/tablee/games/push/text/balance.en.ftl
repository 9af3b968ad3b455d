### What “tablee balance” says about the game.

fact-rounds = rounds
fact-turns = turns
fact-pairs = pairs
fact-runs = runs
fact-pushes = Pushes played
fact-discards = discards
fact-eliminated = cards eliminated in the last round
ends-round = at the end of the round
ends-tournament = at the end of the tournament
