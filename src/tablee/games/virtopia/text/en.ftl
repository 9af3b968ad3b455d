### Virtopia: every text of the game, in English.

## The game

title = Virtopia
    .tagline = Four Virtues, four Flaws, and a city to give back to its people.
intro =
    The Council has been provisional for thirty-one years, there are eyes painted on the walls, and nobody says the city’s name any more.
    Four Leaders have stood up: draw the people along from cell to cell, share your Virtues, empty the prisons.
    All together, and no loitering in the searchlights: hope is rationed here.
how-to-play-1 = Together, give all four Leaders two points in each of the four Virtues, and leave nobody in prison.
how-to-play-2 = On your turn, sow the meeples of your cell or of the next one, one to a cell; or take the action of either cell.
how-to-play-3 = With two points in the Virtue of a cell, turn its meeples into points for the other Leaders.
how-to-play-4 = Leaving a Flaw that holds captives means passing a watchtower: a die and, often, one Hope less and a Sanction.

## The story of the city

story-title = The City with No Name
story-intro =
    Virtopia used to have four gates and not one lock. People came in out of the rain and stayed for the conversation.

    Then came the Council, provisional these thirty-one years. It had eyes painted on the walls, for safety; took away the books, for tidiness; and replaced the fountains with watchtowers, which use less water. The city’s very name was struck off the maps. People now say “Here”, and lower their voices.

    But lately, at night, posters have been coming up like weeds: a leaf, a drop, a sun, a flame. Before the ink is dry, the street knows them by heart.

    Four people have stood up. It is not many. It is one more than three, and the city is round.
story-victory =
    At dawn the searchlights were shining on an empty square: everyone had gone round the back to see how they switch off. There was a button.

    The watchtowers will make good water towers, since the fountains have asked to come back. As for the city’s name, a child repainted it over the north gate, with a spelling mistake. It stays: it is one of ours.
story-defeat =
    The posters were taken down with care and filed by colour: the Council likes things tidy. Four chairs are empty, and curfew comes an hour sooner, for anyone who had hoped for later.

    The cleaning squad did report one incident. Behind the last poster, on the wall, somebody had pasted another.

## The colours and their silhouettes

colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-red = red
shape-green = leaf
shape-blue = drop
shape-yellow = sun
shape-red = flame
meeple-green =
    { $count ->
        [0] no green meeple
        [one] one green meeple
       *[other] { $count } green meeples
    }
meeple-blue =
    { $count ->
        [0] no blue meeple
        [one] one blue meeple
       *[other] { $count } blue meeples
    }
meeple-yellow =
    { $count ->
        [0] no yellow meeple
        [one] one yellow meeple
       *[other] { $count } yellow meeples
    }
meeple-red =
    { $count ->
        [0] no red meeple
        [one] one red meeple
       *[other] { $count } red meeples
    }

## The kinds of cards

kind-leader = Leader
kind-virtue = Virtue
kind-flaw = Flaw
kind-action = Action
kind-effect = Effect
kind-prison = Prison

## The Leaders

card-LT = Maya Linden
    .short = Maya
    .text = Herbalist. Puts out fires with tea; has slapped only one minister, and in moderation.
card-LW = Anselm Dew
    .short = Anselm
    .text = Librarian without a library: by the time the trucks came, he had learned shelves A to K by heart.
card-LJ = Solal Noon
    .short = Solal
    .text = Grocer, struck off: his scales weighed true, a case the Scales Regulations had not foreseen.
card-LC = Irma Ember
    .short = Irma
    .text = Driver of tram 4. One curfew night she drove the whole loop round the city with every lamp lit.

## The Virtues

card-VT = Temperance
    .motto = Enough is plenty.
    .text = Anger is a match: handy in a pocket, rather less so in a barn.
card-VW = Wisdom
    .motto = Read first, roar later.
    .text = A good question opens more doors than a battering ram, and leaves fewer splinters.
card-VJ = Justice
    .motto = One weight for all.
    .text = They had blindfolded her. She undid the knot to read the small print.
card-VC = Courage
    .motto = Shaking, but standing.
    .text = Whoever stands up first hears a chair creak; whoever stands up next hears the whole room.

## The Flaws

card-FI = Iniquity
    .text = The law is the same for everyone, bar the pages marked with a paper clip.
card-FG = Ignorance
    .text = The school has one book left: the instructions for the bell.
card-FE = Extremism
    .text = Shades of meaning were banned first. The dyers are already out of grey.
card-FF = Fear
    .text = The walls here have no ears. They told us so themselves, in a whisper.

## The Action cards

card-TR = Tunnel / Recruitment
    .text = Under the city, another city: few windows, plenty of company.
card-SE = Surveillance / Escape
    .text = The guards watch the city. From the chimney opposite, somebody watches the guards.

## The Prisons

card-PR1 = The Glasshouse
    .text = Glass roof, leg irons: the main crop is silence. The tomatoes are let out on Sundays.
card-PR2 = The Cistern
    .text = The drips tell the time. The inmates asked for a clock and were granted a second leak.
card-PR3 = The Sundial
    .text = One ray of sunshine a day, to be shared. The queue is exemplary.
card-PR4 = The Forge
    .text = Chains made on the premises: local produce, alterations free of charge.
card-PR5 = The Smokehouse
    .text = Two locks, a key for each, and a guard who coughs too loudly to hear the second one turn.
card-PR6 = Rainbow House
    .text = The name was chosen by committee. Two doors, one on each side, so that nobody leaves alone.
pool-prison = a prison
back-prison =
    { $count ->
        [one] one unknown prison
       *[other] { $count } unknown prisons
    }

## The actions

action-develop = Develop a Virtue
    .text = With 2 points in this Virtue, turn the meeples of the cell into points of it for other Leaders; any surplus goes to the City.
action-tunnel = Tunnel
    .text = Go to any other cell, with at most one meeple for each Virtue in which you have a point. No watchtower, and you stay standing.
action-recruit = Recruitment
    .text = Bring from the City to your cell one meeple for each Virtue in which you have a point.
action-surveillance = Surveillance
    .text = Roll the Effect die and keep the result in plain view: at the next watchtower it may stand in for the roll.
action-escape = Escape
    .text = Empty a prison of your colour: all the meeples onto your cell, or one point for you and the rest to the City. Two colours need both Leaders.
action-struggle = Struggle
    .text = Send back to the City as many captives of this Flaw as you have points in the opposed Virtue.

## The Sanctions

effect-FI =
    { $n ->
        [one] One active meeple of the colour rolled goes to prison.
       *[other] { $n } active meeples of the colour rolled go to prison.
    }
    .short = { $n } to prison
effect-FG =
    { $x ->
        [one] One Leader loses
       *[other] { $x } Leaders each lose
    } { $n ->
        [one] one virtue point.
       *[other] { $n } virtue points.
    }
    .short =
        { $n ->
            [one] { $n } point
           *[other] { $n } points
        } × { $x } Leaders
effect-FE =
    { $n ->
        [one] One active meeple of the colour rolled leaves the game for good.
       *[other] { $n } active meeples of the colour rolled leave the game for good.
    }
    .short =
        { $n ->
            [one] { $n } eliminated
           *[other] { $n } eliminated
        }
effect-FF =
    { $n ->
        [one] One meeple leaves its Virtue cell for the opposed Flaw: it is captive now.
       *[other] { $n } meeples leave their Virtue cells for the opposed Flaws: they are captive now.
    }
    .short =
        { $n ->
            [one] { $n } captured
           *[other] { $n } captured
        }
effect-defeat = Defeat

## The player aid

aid-title = At a glance
aid-goal = Goal: 2 points in every Virtue for all four Leaders, and nobody in prison.
aid-turn = Your turn: act or sow, from your cell or after one step. A lying Leader cannot act where it is. On the first turn, you sow.
aid-sow = Sow: take all active meeples of the cell and leave one on each following cell. Never from a Flaw.
aid-develop = Develop (Virtue, 2 points needed): the meeples of the cell become points for the other Leaders. Empty cell: one meeple from the City.
aid-tunnel = Tunnel: go wherever you like, with at most one meeple for each Virtue in which you have a point. No watchtower, no lying down.
aid-recruit = Recruitment: one meeple from the City for each Virtue in which you have a point, placed on your cell.
aid-surveillance = Surveillance: roll the Effect die ahead of time; at the next watchtower, use that result or roll again.
aid-escape = Escape: empty a prison of your colour, onto your cell or for one point of your own. Two colours: both Leaders on Escape cells.
aid-struggle = Struggle (Flaw): send as many captives to the City as you have points in the opposed Virtue.
aid-impossible = Nothing possible? Advance one cell and roll: a meeple from the City becomes captive, except on a 0.
aid-watchtower = Watchtower, on leaving a Flaw with captives: die + number of the last captive. 0: nothing. 1 to 6: Hope −1, then a Sanction.
aid-defeat = Defeat: 5 captives on a Flaw, 7 at a watchtower, Hope at 0, a Sanction you cannot pay, over 16 meeples lost, or 40 rounds played.

## The end of the game

reason-victory = Victory: every Leader masters the four Virtues, the prisons are empty, and Virtopia has its name back.
reason-captives = Defeat: a Flaw has taken its fifth captive, and nobody dares cross the street any more.
reason-seven = Defeat: seven at the watchtower, and this time the searchlight did not let go.
reason-hope = Defeat: Hope has run out, and even the poster paste has stopped believing.
reason-sanction = Defeat: the Sanction cannot be paid in full, and the Council gives no credit.
reason-box = Defeat: more than sixteen meeples have left the game, and too few remain to raise the city again.
reason-rounds = Defeat: forty rounds have gone by, and everyone got used to it.

## The guided first turn

guide-1 = This is the city: twelve cells in a circle, walked clockwise. A Flaw, a Virtue, an Action, four times over.
guide-2 = This is your Leader, with four Virtues to fill, two points each. Those of its main Virtue can never be lost.
guide-3 = On Virtue and Action cells the meeples are active: they follow you. In the middle, those of the City wait to be recruited.
guide-4 = On the first turn every Leader sows: take all the meeples of your cell, or of the next one, and leave one on each cell.
guide-5 = A meeple left on a Flaw becomes captive. If you go on from there, the watchtower lights up: a die, plus the captives’ number.
guide-6 = This is Hope: it drops at every watchtower that spots you, and never rises. Open prisons will have to be emptied.
