### What the laboratory says: the names of measures; what reports say is in report.en.ftl.

measure-seat-share = share of the victories by seat
measure-place-share = share of the victories by turn order
measure-team-win = victories of the team
measure-win = share of the victories
measure-skill = skill
measure-luck = luck
measure-length = decisions in a match
measure-choices = decisions with a choice
measure-minutes = estimated minutes
measure-forced = decisions with one answer only
measure-abrupt = abrupt ends
measure-first-round = ends in the first round
measure-waiting = decisions of others before one’s own
measure-longest-wait = longest wait, in decisions of others
measure-elimination = seats that are out early
measure-sitting-out = part of the match sat out at its end
measure-score = score
measure-margin = lead over the next
measure-closeness = close ends
measure-shared-victory = shared victories
measure-no-victory = matches that nobody wins
measure-ending = matches that end so
measure-lead-changes = lead changes
measure-last-lead-change = when the lead last changes
measure-final-spread = distance between the first two before the end
measure-decided = when it is decided
measure-winner-lowest = lowest chance of whoever wins
measure-comebacks = comebacks
measure-drama = drama
measure-calibration = error of the chance
measure-foresight = foresight of the chance
measure-breadth = breadth of real choice
measure-entropy = real choice, in bits
measure-legal = legal choice, in bits
measure-interaction = interaction
measure-hopeless = decisions without hope
measure-kingmaking = kingmaking
measure-card-use = matches that use the card
measure-dead-cards = dead cards
measure-card-correlation = victories that go with the card
measure-card-contribution = what the card contributes
measure-card-forced = what it does to have to use the card

## Curves.

curve-length = how lengths spread
curve-score = how scores spread
curve-margin = how leads spread
curve-reliability = reliability of the chance
curve-chance = chance of whoever wins, over the match
curve-skill = skill trace
curve-victory-curve = victories over difficulty
measure-reliability = reliability of the chance
measure-chance = chance of whoever wins
measure-victory-curve = victories over difficulty
curve-length-y = share of the matches
curve-score-y = share of the seats
curve-reliability-x = chance foretold
curve-reliability-y = share that won
curve-chance-x = part of the match
curve-chance-y = chance

## What a measure needs of a run.

needs-rivals = seats that play against one another
needs-team = a game won or lost as a team
needs-three-seats = three seats or more
needs-starter = a game that says who begins
needs-rounds = a game that counts rounds
needs-turned = bots that are turned through the seats
needs-reasons = a game that says why a match ends
needs-bots = two different bots
needs-uses = a game that says which cards are used
needs-moments = “moments” in the plan
needs-choices = “choices” in the plan
needs-chance = a fitted chance for this game and number of seats
needs-forbid = variants that forbid or force cards
