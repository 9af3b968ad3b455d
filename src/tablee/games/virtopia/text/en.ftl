### Virtopia: every text of the game, in English.

## The game

title = Virtopia
    .tagline = Four Virtues, four Flaws, and a city to give back to its people.
credits = Virtopia belongs to whoever invented it: the booklet names neither author nor publisher. The Virtues, the Flaws and the rules come from it; the numbers and texts that it does not give are Tablée’s.
    .short = The booklet names neither author nor publisher
result-won = The city is yours: you won in round { $rounds }, together!
result-lost = The Council keeps the city: you lost in round { $rounds }.
running = Hope
intro =
    The Council has been provisional for thirty-one years, there are eyes painted on the walls, and nobody says the city’s name any more.
    Four Leaders have stood up: draw the people along from cell to cell, share your Virtues, empty the prisons.
    All together, and no loitering in the searchlights: hope is rationed here.
how-to-play-1 = Together, give all four Leaders two points in each of the four Virtues, and leave nobody in prison.
how-to-play-2 = On your turn, sow the meeples of your cell or of the next one, one to a cell; or take the action of either cell.
how-to-play-3 = With two points in the Virtue of a cell, turn its meeples into points for the other Leaders.
how-to-play-4 = Leaving a Flaw that holds captives means passing a watchtower: you roll a die and, often, lose 1 Hope and suffer a Sanction.

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
    .plural = green
colour-blue = blue
    .plural = blue
colour-yellow = yellow
    .plural = yellow
colour-red = red
    .plural = red
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
    .motto = Enough, and then stop.
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
card-PR6 = The Rainbow House
    .text = The name was chosen by committee. Two doors, one on each side, so that nobody leaves alone.
pool-prison = a prison
back-prison =
    { $count ->
        [one] one unknown prison
       *[other] { $count } unknown prisons
    }

## The actions

action-develop = Develop a Virtue
    .text = With 2 points in this Virtue, turn the meeples of the cell into points in it for other Leaders; any surplus goes to the City.
action-tunnel = Tunnel
    .text = Go to any other cell, with at most one meeple for each Virtue in which you have a point. No watchtower, and you stay standing.
action-recruit = Recruitment
    .text = Bring from the City to your cell one meeple for each Virtue in which you have a point.
action-surveillance = Surveillance
    .text = Roll the Effect die and keep the result in plain view: at the next watchtower it may stand in for the roll.
action-escape = Escape
    .text = Empty a prison of your colour: all the meeples onto your cell, or one point for you and the rest to the City. Two colours need both Leaders.
action-struggle = Struggle
    .text = Send as many captives of this Flaw back to the City as you have points in the opposed Virtue.

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
        [one] one Virtue point.
       *[other] { $n } Virtue points.
    }
    .short =
        { $n ->
            [one] { $n } point
           *[other] { $n } points
        } × { $x ->
            [one] { $x } Leader
           *[other] { $x } Leaders
        }
effect-FE =
    { $n ->
        [one] One active meeple of the colour rolled goes into the box for good.
       *[other] { $n } active meeples of the colour rolled go into the box for good.
    }
    .short = { $n } eliminated
effect-FF =
    { $n ->
        [one] One meeple leaves its Virtue cell for the opposed Flaw: it is captive now.
       *[other] { $n } meeples leave their Virtue cells for the opposed Flaws: they are captive now.
    }
    .short = { $n } captured
effect-defeat = Defeat

## The player aid

aid-title = At a glance
aid-goal = Goal: 2 points in every Virtue for all four Leaders, and nobody in prison.
aid-turn = Your turn: act or sow, from your cell or after one step. A Leader who is lying cannot act on the spot. On the first turn, you sow.
aid-sow = Sow: take all the active meeples of the cell and leave one on each cell that follows. Never from a Flaw.
aid-develop = Develop (Virtue, 2 points needed): the meeples of the cell become points for the other Leaders. Empty cell: one meeple from the City.
aid-tunnel = Tunnel: go wherever you like, with at most one meeple for each Virtue in which you have a point. No watchtower, no lying down.
aid-recruit = Recruitment: one meeple from the City for each Virtue in which you have a point, placed on your cell.
aid-surveillance = Surveillance: roll the Effect die ahead of time; at the next watchtower, use that result or roll again.
aid-escape = Escape: empty a prison of your colour, onto your cell or for one point of your own. Two colours: both Leaders on Escape cells.
aid-struggle = Struggle (Flaw): send as many captives to the City as you have points in the opposed Virtue.
aid-impossible = Nothing possible? Advance one cell and roll: a meeple from the City becomes captive, except on a 0.
aid-watchtower = Watchtower, on leaving a Flaw with captives: die + number of the last captive. 0: nothing. 1 to 6: Hope −1, then a Sanction.
aid-defeat = Defeat: 5 captives on a Flaw, 7 at a watchtower, Hope at 0, a Sanction you cannot pay, over 16 meeples in the box, or 40 rounds played.

## The end of the game

reason-victory = Victory: every Leader masters the four Virtues, the prisons are empty, and Virtopia has its name back.
reason-captives = Defeat: a Flaw has taken its fifth captive, and nobody dares cross the street any more.
reason-seven = Defeat: seven at the watchtower, and this time the searchlight did not let go.
reason-hope = Defeat: Hope has run out, and even the poster paste has stopped believing.
reason-sanction = Defeat: the Sanction cannot be paid in full, and the Council gives no credit.
reason-box = Defeat: more than sixteen meeples are in the box, and too few remain to raise the city again.
reason-rounds = Defeat: forty rounds have gone by, and everyone got used to it.

## The guided first turn

guide-1 = This is the city: twelve cells in a circle, walked clockwise. A Flaw, a Virtue, an Action, four times over.
guide-2 = This is your Leader, with four Virtues to fill, two points each. Points in the main Virtue can never be lost.
guide-3 = On Virtue and Action cells the meeples are active: they follow you. In the middle, those in the City wait to be recruited.
guide-4 = On the first turn every Leader sows: take all the meeples of your cell, or of the next one, and leave one on each cell.
guide-5 = A meeple left on a Flaw becomes captive; the fifth one loses the game. If you go on from there, the watchtower lights up: a die, plus the captives’ number.
guide-6 = This is Hope: it drops at every watchtower that spots you, and never rises. Open prisons will have to be emptied.

## The words of the log

leader-LT = { card-LT.short }
leader-LW = { card-LW.short }
leader-LJ = { card-LJ.short }
leader-LC = { card-LC.short }
back-green = { meeple-green }
back-blue = { meeple-blue }
back-yellow = { meeple-yellow }
back-red = { meeple-red }

## The options

option-level = Difficulty
    .help = A ready-made level. It fixes some of the settings below; the others stay free.
option-level-awakening = Awakening: Struggle is allowed even on a Flaw without captives
option-level-standard = Standard
option-level-hard = Hard: +1 at the watchtowers
option-level-very_hard = Very hard: one captive on every Flaw at the start
option-level-relentless = Relentless: Hope 8, captives at the start
option-level-desperate = Desperate: Hope 5, +1 at the watchtowers, captives at the start
option-level-extreme = Extreme: Hope 8, +1 at the watchtowers, captives at the start
option-hope = Hope
    .help = What the counter starts at.
option-hope-12 = 12
option-hope-10 = 10
option-hope-8 = 8
option-hope-7 = 7
option-hope-6 = 6
option-hope-5 = 5
option-hope-4 = 4
option-plus_one = Bright Searchlights
    .help = Every watchtower total other than 0 is one higher.
option-captives = Dawn Raid
    .help = One captive on each Flaw when the game begins.
option-open_struggle = Open Struggle
    .help = By the letter of the booklet: Struggle is allowed even on a Flaw without captives. It frees nobody and lays the Leader down.
option-layout = Layout of the circle
    .help = The four Flaws clockwise, then the action that waits just before two of them; the other waits before the other two. Each Virtue faces its Flaw, one cell further on.
option-layout-0 = One of the 48 at random
option-layout-1 = Extremism, Ignorance, Iniquity, Fear; Tunnel before Ignorance and Fear
option-layout-2 = Extremism, Ignorance, Iniquity, Fear; Surveillance before Ignorance and Fear
option-layout-3 = Extremism, Ignorance, Fear, Iniquity; Tunnel before Ignorance and Iniquity
option-layout-4 = Extremism, Ignorance, Fear, Iniquity; Surveillance before Ignorance and Iniquity
option-layout-5 = Extremism, Iniquity, Ignorance, Fear; Tunnel before Iniquity and Fear
option-layout-6 = Extremism, Iniquity, Ignorance, Fear; Surveillance before Iniquity and Fear
option-layout-7 = Extremism, Iniquity, Fear, Ignorance; Tunnel before Iniquity and Ignorance
option-layout-8 = Extremism, Iniquity, Fear, Ignorance; Surveillance before Iniquity and Ignorance
option-layout-9 = Extremism, Fear, Ignorance, Iniquity; Tunnel before Fear and Iniquity
option-layout-10 = Extremism, Fear, Ignorance, Iniquity; Surveillance before Fear and Iniquity
option-layout-11 = Extremism, Fear, Iniquity, Ignorance; Tunnel before Fear and Ignorance
option-layout-12 = Extremism, Fear, Iniquity, Ignorance; Surveillance before Fear and Ignorance
option-layout-13 = Ignorance, Extremism, Iniquity, Fear; Tunnel before Extremism and Fear
option-layout-14 = Ignorance, Extremism, Iniquity, Fear; Surveillance before Extremism and Fear
option-layout-15 = Ignorance, Extremism, Fear, Iniquity; Tunnel before Extremism and Iniquity
option-layout-16 = Ignorance, Extremism, Fear, Iniquity; Surveillance before Extremism and Iniquity
option-layout-17 = Ignorance, Iniquity, Extremism, Fear; Tunnel before Iniquity and Fear
option-layout-18 = Ignorance, Iniquity, Extremism, Fear; Surveillance before Iniquity and Fear
option-layout-19 = Ignorance, Iniquity, Fear, Extremism; Tunnel before Iniquity and Extremism
option-layout-20 = Ignorance, Iniquity, Fear, Extremism; Surveillance before Iniquity and Extremism
option-layout-21 = Ignorance, Fear, Extremism, Iniquity; Tunnel before Fear and Iniquity
option-layout-22 = Ignorance, Fear, Extremism, Iniquity; Surveillance before Fear and Iniquity
option-layout-23 = Ignorance, Fear, Iniquity, Extremism; Tunnel before Fear and Extremism
option-layout-24 = Ignorance, Fear, Iniquity, Extremism; Surveillance before Fear and Extremism
option-layout-25 = Iniquity, Extremism, Ignorance, Fear; Tunnel before Extremism and Fear
option-layout-26 = Iniquity, Extremism, Ignorance, Fear; Surveillance before Extremism and Fear
option-layout-27 = Iniquity, Extremism, Fear, Ignorance; Tunnel before Extremism and Ignorance
option-layout-28 = Iniquity, Extremism, Fear, Ignorance; Surveillance before Extremism and Ignorance
option-layout-29 = Iniquity, Ignorance, Extremism, Fear; Tunnel before Ignorance and Fear
option-layout-30 = Iniquity, Ignorance, Extremism, Fear; Surveillance before Ignorance and Fear
option-layout-31 = Iniquity, Ignorance, Fear, Extremism; Tunnel before Ignorance and Extremism
option-layout-32 = Iniquity, Ignorance, Fear, Extremism; Surveillance before Ignorance and Extremism
option-layout-33 = Iniquity, Fear, Extremism, Ignorance; Tunnel before Fear and Ignorance
option-layout-34 = Iniquity, Fear, Extremism, Ignorance; Surveillance before Fear and Ignorance
option-layout-35 = Iniquity, Fear, Ignorance, Extremism; Tunnel before Fear and Extremism
option-layout-36 = Iniquity, Fear, Ignorance, Extremism; Surveillance before Fear and Extremism
option-layout-37 = Fear, Extremism, Ignorance, Iniquity; Tunnel before Extremism and Iniquity
option-layout-38 = Fear, Extremism, Ignorance, Iniquity; Surveillance before Extremism and Iniquity
option-layout-39 = Fear, Extremism, Iniquity, Ignorance; Tunnel before Extremism and Ignorance
option-layout-40 = Fear, Extremism, Iniquity, Ignorance; Surveillance before Extremism and Ignorance
option-layout-41 = Fear, Ignorance, Extremism, Iniquity; Tunnel before Ignorance and Iniquity
option-layout-42 = Fear, Ignorance, Extremism, Iniquity; Surveillance before Ignorance and Iniquity
option-layout-43 = Fear, Ignorance, Iniquity, Extremism; Tunnel before Ignorance and Extremism
option-layout-44 = Fear, Ignorance, Iniquity, Extremism; Surveillance before Ignorance and Extremism
option-layout-45 = Fear, Iniquity, Extremism, Ignorance; Tunnel before Iniquity and Ignorance
option-layout-46 = Fear, Iniquity, Extremism, Ignorance; Surveillance before Iniquity and Ignorance
option-layout-47 = Fear, Iniquity, Ignorance, Extremism; Tunnel before Iniquity and Extremism
option-layout-48 = Fear, Iniquity, Ignorance, Extremism; Surveillance before Iniquity and Extremism
option-leaders = Leaders
    .help = Dealt at random, or in this order from seat to seat; each is named by their main Virtue.
option-leaders-random = Dealt at random
option-leaders-TWJC = Temperance, Wisdom, Justice, Courage
option-leaders-TWCJ = Temperance, Wisdom, Courage, Justice
option-leaders-TJWC = Temperance, Justice, Wisdom, Courage
option-leaders-TJCW = Temperance, Justice, Courage, Wisdom
option-leaders-TCWJ = Temperance, Courage, Wisdom, Justice
option-leaders-TCJW = Temperance, Courage, Justice, Wisdom
option-leaders-WTJC = Wisdom, Temperance, Justice, Courage
option-leaders-WTCJ = Wisdom, Temperance, Courage, Justice
option-leaders-WJTC = Wisdom, Justice, Temperance, Courage
option-leaders-WJCT = Wisdom, Justice, Courage, Temperance
option-leaders-WCTJ = Wisdom, Courage, Temperance, Justice
option-leaders-WCJT = Wisdom, Courage, Justice, Temperance
option-leaders-JTWC = Justice, Temperance, Wisdom, Courage
option-leaders-JTCW = Justice, Temperance, Courage, Wisdom
option-leaders-JWTC = Justice, Wisdom, Temperance, Courage
option-leaders-JWCT = Justice, Wisdom, Courage, Temperance
option-leaders-JCTW = Justice, Courage, Temperance, Wisdom
option-leaders-JCWT = Justice, Courage, Wisdom, Temperance
option-leaders-CTWJ = Courage, Temperance, Wisdom, Justice
option-leaders-CTJW = Courage, Temperance, Justice, Wisdom
option-leaders-CWTJ = Courage, Wisdom, Temperance, Justice
option-leaders-CWJT = Courage, Wisdom, Justice, Temperance
option-leaders-CJTW = Courage, Justice, Temperance, Wisdom
option-leaders-CJWT = Courage, Justice, Wisdom, Temperance
option-first = Who begins
    .help = Drawn at random unless you choose.
option-open_recruit = Open Recruitment
    .help = By the letter of the booklet: Recruitment is allowed even when the City is empty. It brings nobody and lays the Leader down.
option-fleeting_die = Fleeting Die
    .help = By the letter of the booklet: the stored die is removed at the next watchtower in any case, even if the Flaw you leave has no captive.
option-chosen_start = Chosen Set-up
    .help = By the letter of the booklet: you choose the Virtue where the dice begin and the colours of the meeples put on the cells, instead of drawing them.

## The questions

ask-OrderLeaders = Which of your two Leaders plays first, in every round?
    .other = { $who } is choosing the order of their two Leaders.
ask-PlacePoints = { $leader } has one meeple of each colour: two on the main Virtue, two on others.
    .other = { $who } is placing { $leader }’s starting points.
ask-ChooseTurn =
    { $leader } to play: { $can ->
        [1] { $first ->
            [0] sow, as no action is possible.
           *[other] on the first turn you can only sow.
        }
        [2] act, as there is nothing to sow.
        [4] the watchtower first, then you choose.
        [6] struggle here, or pass the watchtower and then choose.
       *[other] sow or act.
    }{ $last ->
        [0] { "" }
       *[other] { " " }Last turn: without a victory, the game is lost.
    }
    .other = { $who } is playing { $leader }.
ask-ChooseAfterStep = Past the watchtower: what does { $leader } do here?
    .other = { $who } is choosing what { $leader } does past the watchtower.
ask-LeaveMeeple = Which meeple stays on the next cell?
    .other = { $who } is sowing with { $leader }.
ask-GivePoint =
    Who receives a { $virtue } point, and in which colour? { $left ->
        [one] One more to give.
       *[other] { $left } more to give.
    }
    .other = { $who } is sharing out { $virtue } points.
ask-ChooseTunnel = Where does { $leader } come out of the tunnel?
    .other = { $who } is choosing the end of the tunnel.
ask-TakePassengers =
    { $most ->
        [one] One meeple from the cell may follow { $leader } to { $card }.
       *[other] Up to { $most } meeples from the cell may follow { $leader } to { $card }.
    }
    .other = { $who } is choosing who comes along through the tunnel.
ask-RecruitMeeples =
    { $most ->
        [one] Choose the meeple from the City that joins { $leader }.
       *[other] Choose the { $most } meeples from the City that join { $leader }.
    }
    .other = { $who } is recruiting in the City.
ask-FreePrison = Which prison do you empty, and what becomes of those freed?
    .other = { $who } is preparing an escape.
ask-FreeCaptives =
    { $most ->
        [one] Choose the captive to free.
       *[other] Choose the { $most } captives to free.
    }
    .other = { $who } is choosing which captives to free.
ask-PassTower = A result is stored: use it, or roll again? Either way, it is gone afterwards.
    .other = { $who } is facing the watchtower.
ask-MoveByFear =
    Fear: { $left ->
        [one] one meeple becomes captive. Which one?
       *[other] { $left } meeples become captive. Choose the first.
    }
    .other = Fear: { $who } is choosing who becomes captive.
ask-TakeColour = { $flaw }: take { $meeples } from the circle.
    .other = { $flaw }: { $who } is choosing { $meeples } to take.
ask-DiscardPoints =
    Ignorance: { $owes ->
        [0] choose a Leader and the point they lose.
       *[other] { $leader } loses one more point.
    } { $more ->
        [0] That is the last Leader.
        [one] One Leader is still to be chosen.
       *[other] { $more } Leaders are still to be chosen.
    }
    .other = Ignorance: { $who } is choosing the points to lose.
ask-SendCaptive = Which meeple from the City becomes a captive of { $card }?
    .other = { $who } is choosing who becomes captive.
ask-ChooseStart = At which Virtue do the dice of the set-up begin?
    .other = { $who } is choosing where the dice begin.
ask-FillCell =
    { $most ->
        [one] Choose the meeple from the City that starts on { $card }.
       *[other] Choose the { $most } meeples from the City that start on { $card }.
    }
    .other = { $who } is filling { $card }.
ask-Begin = The game begins.
    .other = The game begins.
ask-Prepare = The game is being set up.
    .other = The game is being set up.
ask-EnterCell = { $leader } moves on.
    .other = { $leader } moves on.
ask-Stumble = { $leader } stumbles on.
    .other = { $leader } stumbles on.
ask-EndTurn = The turn is ending.
    .other = The turn is ending.

## The moves

act-lead = { $leader } plays first
    .short = { $leader }
act-place = Green on { $green }, blue on { $blue }, yellow on { $yellow }, red on { $red }
    .short = { $green } · { $blue } · { $yellow } · { $red }
act-sow =
    { $step ->
        [0] Sow { $count ->
            [one] the meeple
           *[other] the { $count } meeples
        } on { $card }
       *[other] Step to { $card } and sow { $count ->
            [one] its meeple
           *[other] its { $count } meeples
        }
    }
    .short = { $card }, { $count }
act-develop =
    { $step ->
        [0] Develop { $card }
       *[other] Step to { $card } and develop it
    }
    .short = { $card }
act-tunnel =
    { $step ->
        [0] Take the tunnel
       *[other] Step to the next cell and take the tunnel
    }
    .short =
        { $step ->
            [0] here
           *[other] one step on
        }
act-recruit =
    { $step ->
        [0] Recruit in the City
       *[other] Step to the next cell and recruit
    }
    .short =
        { $step ->
            [0] here
           *[other] one step on
        }
act-surveillance =
    { $step ->
        [0] Keep watch: roll and store the die
       *[other] Step to the next cell and keep watch: roll and store the die
    }
    .short =
        { $step ->
            [0] here
           *[other] one step on
        }
act-escape =
    { $step ->
        [0] Organise an escape
       *[other] Step to the next cell and organise an escape
    }
    .short =
        { $step ->
            [0] here
           *[other] one step on
        }
act-struggle =
    { $step ->
        [0] Struggle against { $card }
       *[other] Step to { $card } and struggle
    }
    .short = { $card }
act-step = Pass the watchtower towards { $card }, then choose
    .short = { $card }
act-leave = Leave a { $colour } meeple
    .short = { $colour }
act-give = Give a { $colour } meeple to { $leader }
    .short = { $colour } → { $leader }
act-dig = Come out on { $card } (cell { $cell })
    .short = { $card } ({ $cell })
act-take =
    { $count ->
        [0] Take nobody
       *[other] Take { $meeples }
    }
    .short =
        { $count ->
            [0] nobody
           *[other] { $meeples }
        }
act-free =
    { $row ->
        [0] Empty { THE($prison) } onto your cell
       *[other] Empty { THE($prison) }: a { $virtue } point, the rest to the City
    }
    .short =
        { $row ->
            [0] { $prison } → your cell
           *[other] { $prison } → { $virtue }
        }
act-send = A { $colour } meeple becomes captive
    .short = { $colour }
act-stored = Use the stored result
    .short = the stored result
act-roll = Roll again
    .short = the die
act-scare = A { $colour } meeple from { $virtue }
    .short = { $virtue }, { $colour }
act-surrender = One of your { $virtue } points ({ $colour })
    .short = { $virtue }, { $colour }
act-seize = On { $card } (cell { $cell })
    .short = { $card } ({ $cell })
act-discard = { $leader }: a { $colour } { $virtue } point
    .short = { $leader }, { $virtue }, { $colour }
act-start = Begin at { $virtue }
    .short = { $virtue }

verb-lead = First
verb-place = Starting points
verb-sow = Sow
verb-develop = Develop
verb-tunnel = Tunnel
verb-recruit = Recruit
verb-surveillance = Surveillance
verb-escape = Escape
verb-struggle = Struggle
verb-step = Step
verb-leave = Leave
verb-give = Give
verb-dig = Go to
verb-take = Take
verb-free = Free
verb-send = Send
verb-stored = Use
verb-roll = Roll
verb-scare = Capture
verb-surrender = Give up
verb-seize = Take from
verb-discard = Lose
verb-start = Begin at

param-leader = the Leader
param-green = green
param-blue = blue
param-yellow = yellow
param-red = red
param-step = where
param-colour = the colour
param-cell = the cell
param-prison = the prison
param-row = the outcome
param-virtue = the Virtue

## The log

event-start = Four Leaders stand up. { $who } begins.
    .you = Four Leaders stand up. You begin.
event-leader = { $who } plays { $leader }.
    .you = You play { $leader }.
event-common = { $leader } is the shared Leader, played by everyone in turn.
event-order = { $who } will play { $leader } first.
    .you = You will play { $leader } first.
event-place = { $leader }’s starting points: green on { $green }, blue on { $blue }, yellow on { $yellow }, red on { $red }.
event-caught = A { $colour } meeple is a captive of { $flaw } from the start.
event-fill =
    { $count ->
        [0] { $card }: nobody.
       *[other] { $card }: { $meeples }.
    }
event-turn = Round { $round }: { $leader }’s turn ({ $who }).
    .you = Round { $round }: your turn with { $leader }.
event-step = { $leader } steps to { $card }.
event-nothing = Nothing is possible here any more: { $leader }’s turn ends.
event-sow =
    { $leader } picks up { $count ->
        [one] the meeple
       *[other] the { $count } meeples
    } on { $card }.
event-leave = { $leader } leaves a { $colour } meeple on { $card }.
event-act = { $leader }: { $action }.
event-give = { $other } gains a { $colour } { $virtue } point.
event-surplus = The surplus goes to the City: { $meeples }.
event-dig = The tunnel leads to { $card }.
event-tunnel =
    { $count ->
        [0] { $leader } takes the tunnel alone, to { $card }.
       *[other] { $leader } takes the tunnel to { $card } with { $meeples }.
    }
event-recruit =
    { $count ->
        [0] The City is empty: { $leader } recruits nobody.
       *[other] { $leader } recruits { $meeples } from the City.
    }
event-surveillance = { $leader } keeps watch: a { $die } is stored.
event-escape =
    { $row ->
        [0] { $leader } empties { THE($prison) }: { $freed } { $count ->
            [one] is active again.
           *[other] are active again.
        }
       *[other] { $leader } empties { THE($prison) }: { $others ->
            [0] { "" }
           *[other] { $rest } to the City,{ " " }
        }a { $virtue } point for { $leader }.
    }
event-struggle =
    { $count ->
        [0] { $leader } struggles against { $flaw }, where nobody is captive.
       *[other] { $leader } struggles against { $flaw }: { $meeples } { $count ->
            [one] goes
           *[other] go
        } back to the City.
    }
event-impossible = { $leader } can do nothing, and stumbles on.
event-stumble = { $leader } reaches { $card } and rolls a { $die }.
event-send = A { $colour } meeple from the City becomes a captive of { $flaw }.
event-tower =
    Watchtower of { $flaw }: { $stored ->
        [0] die
       *[other] stored die
    } { $die } + { $number } ({ $captives ->
        [one] one captive
       *[other] { $captives } captives
    }){ $plus ->
        [0] { "" }
       *[other] { " " }+ { $plus } (bright searchlights)
    }. Total: { $total }.
event-hope = Hope goes down to { $hope }.
event-sanction =
    Sanction of { $flaw }, row { $total }: { $sort ->
        [0] { $number ->
            [one] one active meeple of the colour rolled is eliminated.
           *[other] { $number } active meeples of the colour rolled are eliminated.
        }
        [1] { $leaders ->
            [one] one Leader loses
           *[other] { $leaders } Leaders each lose
        } { $number ->
            [one] one point.
           *[other] { $number } points.
        }
        [2] { $number ->
            [one] one active meeple of the colour rolled goes to prison.
           *[other] { $number } active meeples of the colour rolled go to prison.
        }
       *[other] { $number ->
            [one] one meeple from a Virtue cell becomes captive.
           *[other] { $number } meeples from Virtue cells become captive.
        }
    }
event-scare = A { $colour } meeple leaves { $virtue } and becomes a captive of { $flaw }.
event-surrender = { $leader } gives up a { $colour } { $virtue } point: it becomes a captive of { $flaw }.
event-prison = A prison opens: { THE($prison) }.
event-colour = { $flaw } strikes the { $colours } meeples.
event-seize = A { $colour } meeple is taken from { $card }.
event-double = Too few are active: the City pays double, { $meeples }.
event-discard = { $leader } loses a { $colour } { $virtue } point.
event-victory = { $reason }
event-defeat = { $reason }
event-unstored = On leaving { $flaw }, the stored die ({ $die }) is removed.
event-begin = { $who } makes the dice begin at { $virtue }.
    .you = You make the dice begin at { $virtue }.

## The refusals

refuse-VIRTO-009 = Two of the four meeples go on this Leader’s main Virtue, the other two on other rows.
refuse-VIRTO-010 = A row holds two points at most.
refuse-VIRTO-011 = The two points of a Leader’s main Virtue can never be lost.
refuse-VIRTO-021 = Choose one of four things: act here, step and act, sow here, or step and sow. There is no passing.
refuse-VIRTO-022 = This Leader was lying when the turn began, and so cannot act on this cell, only on the next one.
refuse-VIRTO-027 = On their first turn, a Leader can only sow, here or one step on.
refuse-VIRTO-028 = This cell does not offer that action, or the action would change nothing there.
refuse-VIRTO-029 = There is a watchtower on the way: pass it first, then choose among what the new cell allows.
refuse-VIRTO-040 = Leave one meeple from your hand on the next cell.
refuse-VIRTO-041 = There is no active meeple to sow on that cell.
refuse-VIRTO-042 = Meeples on a Flaw are captive: you cannot sow from there.
refuse-VIRTO-043 = You have no meeple of that colour in hand.
refuse-VIRTO-050 = To develop a Virtue, the Leader needs two points in it.
refuse-VIRTO-051 = All four Leaders already have two points in this Virtue.
refuse-VIRTO-052 = Every meeple of the cell for which there is a free slot must become a point for another Leader.
refuse-VIRTO-054 = On an empty cell, a meeple from the City becomes the point.
refuse-VIRTO-056 = A tunnel leads to another cell.
refuse-VIRTO-057 = You can take along at most one meeple from your cell for each Virtue in which you have a point.
refuse-VIRTO-060 = Recruit exactly one meeple from the City for each Virtue in which you have a point, or all that are left.
refuse-VIRTO-063 = Use the stored result, or roll again.
refuse-VIRTO-070 = Choose an open prison that shows this Leader’s colour.
refuse-VIRTO-071 = Choose an open prison and what becomes of its meeples.
refuse-VIRTO-072 = That row of the Leader’s card has no free slot.
refuse-VIRTO-075 = A prison that shows two Leaders needs both their tokens on Surveillance / Escape cells.
refuse-VIRTO-076 = Free as many captives as you have points in the opposed Virtue, or all if there are fewer.
refuse-VIRTO-077 = To struggle against a Flaw, the Leader needs a point in the opposed Virtue.
refuse-VIRTO-090 = Choose a meeple on a Virtue cell.
refuse-VIRTO-091 = When the Virtue cells are empty, and only then, the Leader gives up points of their own.
refuse-VIRTO-093 = Choose a Virtue or Action cell with a meeple of the colour rolled.
refuse-VIRTO-095 = Choose a point on the Leader’s card; finish with one Leader before you choose another, and none of them twice.
refuse-VIRTO-096 = That Leader has too few points to lose.
refuse-VIRTO-097 = Choose, for the prison, a Virtue or Action cell with a meeple of the colour rolled.
refuse-VIRTO-101 = Choose a colour of which the City has a meeple.
refuse-VIRTO-121 = Choose one of your two Leaders.
refuse-VIRTO-134 = This level already sets that: keep one or the other.
refuse-VIRTO-137 = Choose one of the four Virtues and then, cell by cell, as many meeples from the City as the die says.

## The terminal

term-round = Round
term-hope = Hope
term-city = City
term-box = Box
term-hand = In hand
term-stored = Stored die
term-prisons = Open prisons
term-pile = Prison pile
term-leader = Leader

## The end sheet

sheet-rounds = Rounds
sheet-hope = Hope left
sheet-sanctions = Sanctions
sheet-points = Virtue points
sheet-prisons = Open prisons
sheet-captives = Captives
sheet-city = In the City
sheet-box = In the box
ledger-points = the Virtue points
ledger-sanctions = the Sanctions
ledger-captives = the captives
ledger-box = the meeples in the box

## The client: what the table says

ui-virtopia-lang = en
ui-virtopia-nobody = nobody
ui-virtopia-you = you
ui-virtopia-answer = Your answer
ui-virtopia-circle = The circle
ui-virtopia-city = The City
ui-virtopia-round = Round { $round }
ui-virtopia-eve = The night before
ui-virtopia-here = Here
ui-virtopia-next = One step on
ui-virtopia-cell = Cell { $cell }, { $kind }: { $name }.
ui-virtopia-cell-empty = No meeple
ui-virtopia-captives =
    { $count ->
        [0] No captive
        [one] One captive, number { $number }
       *[other] { $count } captives, number { $number }
    }
ui-virtopia-number = At the watchtower, { $number } is added to the die.
ui-virtopia-stands = { $leader } is standing here.
ui-virtopia-lies = { $leader } is lying here.
ui-virtopia-percent = { $share }%
ui-virtopia-percent-least = under 1%
ui-virtopia-risk = Risk of a Sanction: { $share }
ui-virtopia-lose =
    { $certain ->
        [0] { $exact ->
            [0] Defeat: at least { $share }
           *[other] Possible defeat: { $share }
        }
       *[other] Certain defeat
    }
danger-defeat =
    { $certain ->
        [0] { $exact ->
            [0] The game may be lost at once: at least { $share }%.
           *[other] The game may be lost at once: { $share }%.
        }
       *[other] The game is lost at once, for certain.
    }
ui-virtopia-full = One more captive, and the game is lost
ui-virtopia-tower =
    Watchtower of { $flaw }: die + { $number }, Sanction { $sanction }{ $deadly ->
        [0] .
       *[other] , defeat { $lost }.
    }
ui-virtopia-fifth = A fifth captive: the game is lost.
ui-virtopia-leader =
    { $leader } ({ $who }): { $points ->
        [one] one point
       *[other] { $points } points
    }
ui-virtopia-common = shared: { $who }
ui-virtopia-common-word = Shared Leader
ui-virtopia-order = Number { $turn } to play this round
ui-virtopia-row = { $leader }’s { $virtue } row
ui-virtopia-point = { $leader }: a { $virtue } point ({ $colour })
ui-virtopia-points = { $virtue }: { $count } of 2
ui-virtopia-hope = Hope: { $hope } of { $most }
ui-virtopia-hope-word = Hope
ui-virtopia-stored = Stored die: { $die }
ui-virtopia-stored-word = stored
ui-virtopia-box =
    { $count ->
        [0] In the box: nobody
        [one] In the box: one meeple
       *[other] In the box: { $count } meeples
    }
ui-virtopia-unseen = Nobody saw a thing: walk on.
ui-virtopia-prisons = Prisons
ui-virtopia-pile =
    { $count ->
        [0] Prison pile: empty
        [one] Prison pile: one card
       *[other] Prison pile: { $count } cards
    }
ui-virtopia-bottom = Under the pile, already seen:
ui-virtopia-prison = Open prison: { $name } ({ $colours }). Inside: { $meeples }.
ui-virtopia-leave-on = Who stays on { $card }?
ui-virtopia-leave-with =
    { $count ->
        [0] Go alone
       *[other] Go with { $count }
    }
ui-virtopia-give-back = Put back a { $colour } meeple
ui-virtopia-start-points = Starting points
ui-virtopia-put = { $colour } on { $virtue }
ui-virtopia-free-all = All onto my cell
ui-virtopia-use-stored = Use it
ui-virtopia-nothing = nothing
ui-virtopia-roll = Roll again
ui-virtopia-pick-cell = Choose the way out on the circle.
ui-virtopia-pick-cell-of = Choose a { $colour } meeple on the circle.
ui-virtopia-pick-virtue = Choose a Virtue cell.
ui-virtopia-pick-meeple = Choose a meeple on a Virtue cell.
ui-virtopia-pick-leader = Which Leader loses a point?
ui-virtopia-where = Where does the { $colour } meeple go?
ui-virtopia-what = What does { $leader } do on { $card }?
ui-virtopia-who = Who receives the { $colour } meeple?
ui-virtopia-which-colour = Which colour does { $leader } receive?
ui-virtopia-freed = { $prison }: what becomes of those freed?
ui-virtopia-which-meeple = Which meeple from { $virtue } becomes captive?
ui-virtopia-which-point = Which point does { $leader } lose?
ui-virtopia-captive = Captive number { $number }: the fifth loses the game.
ui-virtopia-last-place = 5th captive: defeat
    .short = 5th: defeat
ui-virtopia-main = { $virtue }: { $colours }
ui-virtopia-won = Victory
ui-virtopia-lost = Defeat
ui-virtopia-sheet-rounds =
    { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    } · { $points } of 32 Virtue points
ui-virtopia-sheet-hope = Hope left
ui-virtopia-sheet-sanctions = Sanctions suffered
ui-virtopia-sheet-prisons = Open prisons
ui-virtopia-sheet-box = In the box
ui-virtopia-sheet-captives = Captives: { $flaw }

# Here the bots are on our side.
ui-against =
    { $bots ->
        [0] On your own
        [one] With one bot, { $level } level
       *[other] With { $bots } bots, { $level } level
    }
ui-setup-title = { $game }: with bots

## Why a bot advises a move

why-develop =
    { $count ->
        [one] One more { $virtue } point.
       *[other] { $count } more { $virtue } points.
    }
why-struggle =
    { $count ->
        [one] Frees one captive of { $flaw }: the watchtower there becomes less dangerous.
       *[other] Frees { $count } captives of { $flaw }: the watchtower there becomes less dangerous.
    }
why-escape = Empties { THE($prison) }: there is no victory without it.
why-before =
    { $count ->
        [one] Best done before the watchtower of { $flaw }, where there is a captive.
       *[other] Best done before the watchtower of { $flaw }, where there are { $count } captives.
    }
why-recruit =
    { $count ->
        [one] One more meeple on the circle.
       *[other] { $count } more meeples on the circle.
    }
why-surveillance = At the next watchtower this result may be used instead of a roll.
why-tunnel = The tunnel runs under the watchtowers: no die to roll.
why-odds =
    A roll at the watchtower of { $flaw }: { $lost ->
        [0] { $percent }% risk of a Sanction.
       *[other] { $percent ->
            [0] { "" }
           *[other] { $percent }% risk of a Sanction,{ " " }
        }{ $lost }% risk of defeat.
    }
why-fifth = Gives { $flaw } a fifth captive: the game is lost.
why-then = Past the watchtower, { $virtue } can be developed at once.
why-ready = From there, { $virtue } can be developed next turn.
why-ready-flaw = From there, you can struggle against { $flaw } next turn.
why-no-tower = No watchtower on the way.
why-leave-captive = Of the colours in hand, the most plentiful on the circle and in the City: { $colour }.
why-leave-active = Of the colours in hand, the scarcest on the circle and in the City: { $colour }.
why-give = With this point, { $leader } completes the { $virtue } row and can develop that Virtue.
why-take = The colour most needed: { $colour }.
why-free-all = All back on the circle: active meeples pay for Sanctions.
why-free-point = A { $virtue } point right now.
why-place = Two points in one Virtue let this Leader develop it for the others.
why-stored = The total will be { $total }: no surprises.
why-roll = A new roll does better in { $percent }% of cases.
why-roll-lost = The stored result would lead straight to defeat.
why-scare =
    { $flaw } has the fewest captives: { $count ->
        [0] none.
        [one] only one.
       *[other] only { $count }.
    }
why-discard =
    { $count ->
        [one] { $leader } has the most to lose: one point.
       *[other] { $leader } has the most to lose: { $count } points.
    }

## The generic table

place-cell = Cell { $number }
place-city = City
place-hand = In hand
place-prison-pile = Prisons
place-open-prisons = Open prisons
place-LT-VT = { card-LT.short }: { card-VT }
place-LT-VW = { card-LT.short }: { card-VW }
place-LT-VJ = { card-LT.short }: { card-VJ }
place-LT-VC = { card-LT.short }: { card-VC }
place-LW-VT = { card-LW.short }: { card-VT }
place-LW-VW = { card-LW.short }: { card-VW }
place-LW-VJ = { card-LW.short }: { card-VJ }
place-LW-VC = { card-LW.short }: { card-VC }
place-LJ-VT = { card-LJ.short }: { card-VT }
place-LJ-VW = { card-LJ.short }: { card-VW }
place-LJ-VJ = { card-LJ.short }: { card-VJ }
place-LJ-VC = { card-LJ.short }: { card-VC }
place-LC-VT = { card-LC.short }: { card-VT }
place-LC-VW = { card-LC.short }: { card-VW }
place-LC-VJ = { card-LC.short }: { card-VJ }
place-LC-VC = { card-LC.short }: { card-VC }
counter-hope = Hope
counter-round = Round
piece-green =
    { $count ->
        [one] one green meeple
       *[other] { $count } green meeples
    }
piece-blue =
    { $count ->
        [one] one blue meeple
       *[other] { $count } blue meeples
    }
piece-yellow =
    { $count ->
        [one] one yellow meeple
       *[other] { $count } yellow meeples
    }
piece-red =
    { $count ->
        [one] one red meeple
       *[other] { $count } red meeples
    }
