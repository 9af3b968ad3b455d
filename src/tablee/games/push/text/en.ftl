### Push ’em up!: every text of the game, in English.

## The game

title = Push ’em up!
    .tagline = Four teams of nobodies, one job opening: start shoving!
credits = A game by Alexandre Droit, illustrated by Stéphane Escapa, published by Banana Smile (www.banana-smile.com). The four teams come from the booklet; the names and jokes on the cards, which the booklet does not give, are Tablée’s.
    .short = Alexandre Droit, Stéphane Escapa · Banana Smile
running = Points so far
intro =
    One Tuesday, nearly every famous superhero failed to turn up for work.
    Four teams nobody had ever heard of applied for the job, all at once and all through the same door.
    Hold your columns, elbow your rivals out of theirs, and prove that the world’s last hope is you, unlikely as that looks.
how-to-play-1 = Everyone takes a team and secretly picks starter cards: together they make a star of columns.
how-to-play-2 = On your turn, one action: extend a column with a hero of a neighbouring value, or cover an opponent’s hero of the same value.
how-to-play-3 = Pairs and runs place several heroes at once; a Push shoves the last card up and knocks out the one before it.
how-to-play-4 = When somebody runs out of cards, add up: ten points per column you win, plus your best card in every column.

## The teams

team-red = Red Starz
    .motto = Shine first, rescue later.
    .colour = red
    .emblem = star
team-purple = Purple Pets
    .motto = All for one, and all for the food bowl!
    .colour = purple
    .emblem = paw
team-green = Greeners
    .motto = Slow-grown, locally sourced justice.
    .colour = green
    .emblem = leaf
team-blue = Blue Tech
    .motto = It worked on our machine.
    .colour = blue
    .emblem = gear

## How a hero is called in a sentence

card-said = { $name } ({ $value })

## The cards: Red Starz

card-R0 = Encore Lenore
    .tagline = Thank you, goodnight! One more? Thank you, goodnight! One more?
card-R1 = Blurry Extra
    .tagline = That wasn’t a coat rack. That was his big scene.
card-R2 = Confetti Betty
    .tagline = They are still finding bits of her in the sofa.
card-R3 = Colonel Sequin
    .tagline = Master of stealth. Visible from the Moon.
card-R4 = Hairspray Ray
    .tagline = Fearless, flawless, highly flammable.
card-R5 = Diva Gargle
    .tagline = Warms up until the villain gives up.
card-R6 = Carpet Diem
    .tagline = Seize the day. Wipe your feet first.
card-R7 = Sir Selfie
    .tagline = Saved the world twice. The first one was badly lit.
card-R8 = Rhinestone Joan
    .tagline = Ninety per cent dazzle, ten per cent glue gun.
card-R9 = Her Royal Starness
    .tagline = Her ego has its own dressing room, and wants a bigger one.

## The cards: Purple Pets

card-P0 = Goldie Loops
    .tagline = Oh look, a castle! Oh look, a castle! Oh look, a castle!
card-P1 = Captain Unhatched
    .tagline = Backup is on its way. Please allow three weeks.
card-P2 = Tortoise Express
    .tagline = Set off in March. Almost at the gate.
card-P3 = Steel Wool
    .tagline = Indestructible. Dry-clean only.
card-P4 = Purrhaps
    .tagline = Will save the world. After this nap. Or the next.
card-P5 = Goatastrophe
    .tagline = Ate the battle plan. Then the table.
card-P6 = Anonymule
    .tagline = Nobody knows his secret identity. Hee-haw.
card-P7 = Hamageddon
    .tagline = Wallows for strategic reasons only.
card-P8 = Cock-a-Doodle-Doom
    .tagline = At four a.m. crime never sleeps. Nor does the street.
card-P9 = Udder Destruction
    .tagline = Four stomachs. No mercy.

## The cards: Greeners

card-G0 = Compost Haste
    .tagline = Peel thou art, and unto peel shalt thou return.
card-G1 = Blade of Grass
    .tagline = Technically, a blade.
card-G2 = Simply Radishing
    .tagline = Gorgeous, peppery, gone in one bite.
card-G3 = Security Leek
    .tagline = Has told everybody where the secret base is.
card-G4 = Head of Cabbage
    .tagline = The brains of the team. Mostly leaves, though.
card-G5 = Cactus Cuddles
    .tagline = Free hugs. No takers so far.
card-G6 = Artie Chokehold
    .tagline = A tender heart inside forty bulletproof vests.
card-G7 = Sergeant Scoville
    .tagline = Breathes fire, then asks for a glass of milk.
card-G8 = Popcornelius
    .tagline = Cracks under pressure. Delicious with salt.
card-G9 = Broccolossus
    .tagline = Children flee. Parents serve seconds.

## The cards: Blue Tech

card-B0 = Boot-Loop Lou
    .tagline = Have you tried turning him off and on and off and on again?
card-B1 = Low-Batt Pat
    .tagline = Nothing can ever stop her, for she is invinc
card-B2 = Vengeful Toaster
    .tagline = Revenge is a dish best served buttered.
card-B3 = Forgotten Password
    .tagline = An identity so secret he can’t log in.
card-B4 = Count Vacuula
    .tagline = He drains the living. Rooms. Of crumbs.
card-B5 = Recalculatrix
    .tagline = At the next villain, turn left. Left. Your other left.
card-B6 = Doorstep Drone
    .tagline = Justice is served. Sorry we missed you.
card-B7 = Duchess of Glitch
    .tagline = Walks through walls. Also, sadly, through floors.
card-B8 = Wi-Fi Valkyrie
    .tagline = Everywhere at once, except the back bedroom.
card-B9 = UltraBot Pro Max Plus
    .tagline = Same as last year’s, with rounder corners.

## The cards: Push and Super Push

-push-effect = Discard this card and choose a column: its last card moves up one step. The card it covers is eliminated.
-super-push-effect = Discard this card and choose a column: its last card moves up 1, 2 or 3 steps. The cards it covers are eliminated.

card-R-push = PUSH
    .effect = { -push-effect }
    .tagline = You’re standing in my light, darling.
card-P-push = PUSH
    .effect = { -push-effect }
    .tagline = It’s a headbutt. It means we like you.
card-G-push = PUSH
    .effect = { -push-effect }
    .tagline = Budge up. I’m budding.
card-B-push = PUSH
    .effect = { -push-effect }
    .tagline = The button said “Push”. So I did.
card-R-super = SUPER PUSH
    .effect = { -super-push-effect }
    .tagline = The grand finale. Mind your eyebrows.
card-P-super = SUPER PUSH
    .effect = { -super-push-effect }
    .tagline = Somebody left the gate open.
card-G-super = SUPER PUSH
    .effect = { -super-push-effect }
    .tagline = We may have overdone the fertiliser.
card-B-super = SUPER PUSH
    .effect = { -super-push-effect }
    .tagline = Turbo mode engaged. Warranty void.

## The player aid

aid-title = Player aid
aid-cover = Cover: one hero on an opponent’s last card of the same value, which is eliminated.
aid-step = +1/−1: one hero on a last card of a neighbouring value, yours or not.
aid-pair = Pair: two heroes of one value, wherever one of them could go. Both stay visible.
aid-run = Run: three heroes in sequence, up or down, to extend a column or to cover an opponent.
aid-push = Push: the last card of a column moves up one step and eliminates the card it covers.
aid-discard = Discard: one card from your hand, without effect. Always possible.
aid-superpush = Super Push (Apocalypse): like a Push, but 1, 2 or 3 steps.
aid-circle = The circle: after 9 comes 0, after 0 comes 1.
aid-refill = End of turn: refill your hand to 3 cards.
aid-end = End of the round: as soon as a player has no card left in hand or deck.
aid-score-columns = Columns: 10 points to the highest total; players who tie cancel out and the next one wins.
aid-score-cards = Cards: in each column, the value of your best card.

## The score sheet

sheet-team = Team
sheet-column = Column { $column }
sheet-column-points = Column points
sheet-card-points = Card points
sheet-round = Round { $round }
sheet-round-total = Round total
sheet-running-total = Running total

## The options

option-aggressive = Aggressive game
    .help = Four players only: everyone keeps all four Push cards instead of removing one.
option-apocalypse = Apocalypse mode
    .help = Everyone adds their Super Push: 1, 2 or 3 steps in one go, once a round.
option-tournament = Tournament
    .help = Several rounds, with the scores added up. The first total to reach 200, or the score you choose, ends it.
option-first = First player
    .help = Who begins: whoever met a superhero most recently. If you choose nobody, chance decides.
option-ages = Age order
    .help = The seats from youngest to oldest: in a tournament, the youngest of those tied for last begins the next round.
option-target = Target score
    .help = The running total that ends the tournament, once the round is scored (200 by default).
option-rounds = Maximum number of rounds
    .help = The tournament stops after this round, whatever the totals (20 by default).

## The questions

ask-ChooseTeam = Choose your team.
    .other = { $who } is choosing a team.
ask-ChooseStarters =
    Secretly choose your { $count ->
        [2] two
        [3] three
       *[other] { $count }
    } starter cards.
    .other = Waiting for { $who }: starter cards are chosen in secret.
ask-Turn =
    { $can ->
        [place] Your turn: take one action!
        [push] No hero fits: push a column, or discard.
       *[discard] Nothing fits: discard one card.
    }
    .other = { $who } is considering an action.

## The moves

act-team = Play the { $team }
    .short = { $team }
act-starters3 = Start with { $low }, { $middle } and { $high }
    .short = { $low } { $middle } { $high }
act-starters2 = Start with { $low } and { $high }
    .short = { $low } { $high }
act-place = Place { $value } on column { $column }
    .short = { $value } → { $column } { $covers ->
        [yes] ✗ { $last }
       *[no] · { $last }
    }
act-pair = Place the { $value } pair on column { $column }
    .short = 2 × { $value } → { $column } { $covers ->
        [yes] ✗ { $last }
       *[no] · { $last }
    }
act-run = Place the run { $cards } on column { $column }
    .short = { $cards } → { $column } { $covers ->
        [yes] ✗ { $last }
       *[no] · { $last }
    }
act-push = Push column { $column }
    .short = column { $column }: { $last } ✗ { $gone }
act-superpush =
    Super Push column { $column }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
    .short = column { $column }: { $last } ✗ { $gone }
act-discard = Discard { $value }
    .short = { $value }

verb-team = Team
verb-starters3 = Starter cards
verb-starters2 = Starter cards
verb-place = Place
verb-pair = Pair
verb-run = Run
verb-push = Push
verb-superpush = Super Push
verb-discard = Discard

param-team = the team
param-value = the value
param-column = the column
param-low = the lowest value
param-middle = the middle value
param-high = the highest value
param-steps = the number of steps

## The log

event-team = { $who } plays the { $team }.
    .you = You play the { $team }.
event-sealed = { $who } has chosen starter cards. Hush!
    .you = You have chosen your starter cards.
event-starters = { $who } reveals these starter cards: { $cards }.
    .you = You reveal your starter cards: { $cards }.
event-first = { $who } begins the round.
    .you = You begin the round.
event-round = Round { $round }: places, everyone!
event-place = { $who } places { $cards } on column { $column }.
    .you = You place { $cards } on column { $column }.
event-cover = { $who } places { $cards } on column { $column }, covering { $gone }.
    .you = You place { $cards } on column { $column }, covering { $gone }.
event-push = { $who } plays a Push on column { $column }: { $cards } moves up one step and eliminates { $gone }.
    .you = You play a Push on column { $column }: { $cards } moves up one step and eliminates { $gone }.
event-superpush =
    { $who } plays the Super Push on column { $column }: { $cards } moves up { $steps ->
        [one] one step
        [2] two steps
       *[other] three steps
    } and eliminates { $gone }.
    .you =
        You play your Super Push on column { $column }: { $cards } moves up { $steps ->
            [one] one step
            [2] two steps
           *[other] three steps
        } and eliminates { $gone }.
event-discard = { $who } discards { $cards }.
    .you = You discard { $cards }.
event-draw =
    { $count ->
        [0] { $who } has nothing left to draw.
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
    .seen = You draw { $cards }.
event-score =
    { $who } scores { $columns } for columns and { $points } for cards: { $score ->
        [one] { $score } point
       *[other] { $score } points
    } in all{ $running ->
        [yes] ; running total: { $total }
       *[no] {""}
    }.
    .you =
        You score { $columns } for columns and { $points } for cards: { $score ->
            [one] { $score } point
           *[other] { $score } points
        } in all{ $running ->
            [yes] ; running total: { $total }
           *[no] {""}
        }.
event-end = { $who } has played their last card: the round is over!
    .you = You have played your last card: the round is over!
event-win =
    { $who } wins with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!
    .you =
        You win with { $total ->
            [one] { $total } point
           *[other] { $total } points
        }!
event-shared =
    { $who } share the victory with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!

## The terminal

term-hand = hand
term-deck = deck
term-now = points
term-total = total
term-discard = Discards
term-eliminated = Eliminated
term-yours = Your hand
term-column-best = { $total }, best { $best }

## The refusals

refuse-PUSH-002 = Choose a team that nobody has taken yet.
refuse-PUSH-007 = Starter cards are heroes of your own team, at most two of one value, exactly as many as asked, from the lowest to the highest.
refuse-PUSH-008 = Your starter cards are chosen: there is no going back.
refuse-PUSH-010 = The star has no column with that number.
refuse-PUSH-020 = Only heroes, from 0 to 9, go into a column.
refuse-PUSH-031 = It is your turn: cover, place a card as +1/−1, a pair or a run, play a Push, or discard.
refuse-PUSH-033 = You do not hold that card.
refuse-PUSH-042 = You cannot cover a card of your own team.
refuse-PUSH-048 = The value must be the same as the last card’s, or its neighbour on the circle.
refuse-PUSH-050 = A pair needs two heroes of the same value in your hand.
refuse-PUSH-060 = A run is three heroes from your hand whose values follow one another on the circle.
refuse-PUSH-064 = A run extends the value just before or just after it, or covers an opponent’s card equal to one of its ends: not here.
refuse-PUSH-073 = That column has only one card: there is nothing to push.
refuse-PUSH-080 = You may discard one card only, and it must come from your hand.
refuse-PUSH-120 = The aggressive game is for four players, no fewer.
refuse-PUSH-133 = The age order is for tournaments only: choose the tournament first.
refuse-PUSH-134 = The target score is for tournaments only: choose the tournament first.
refuse-PUSH-136 = The maximum number of rounds is for tournaments only: choose the tournament first.
refuse-PUSH-140 = The Super Push leaves the box only in Apocalypse mode.
refuse-PUSH-141 = A Super Push moves the last card up by 1, 2 or 3 steps.
refuse-PUSH-143 = That column is too short for that many steps.

## Why a bot advises something

why-team = The four teams play alike: only the jokes differ.
why-starters =
    { $points ->
        [one] One point if nobody comes near them.
       *[other] { $points } points if nobody comes near them.
    }
why-end = The round ends, and you are ahead: { $mine } to { $theirs }.
why-win =
    You take column { $column }: worth { $points ->
        [one] one point.
       *[other] { $points } points.
    }
why-win-from =
    You take column { $column } from the { $team }: worth { $points ->
        [one] one point.
       *[other] { $points } points.
    }
why-stop =
    The { $team } lose column { $column }, and nobody takes it: { $points ->
        [one] one point less for them.
       *[other] { $points } points less for them.
    }
why-pass = Column { $column } passes from the { $team } to the { $other }, who have fewer points on the table.
why-lead =
    In column { $column } you are { $lead } ahead{ $before ->
        [0] .
       *[other] {" "}instead of { $before }.
    }
why-closer = In column { $column } you are { $gap } behind instead of { $before }.
why-best =
    The { $value } becomes your best card in column { $column }: { $more ->
        [one] one point more.
       *[other] { $more } points more.
    }
why-gone =
    In column { $column } the { $team } lose their best card: { $less ->
        [one] one point less for them.
       *[other] { $less } points less for them.
    }
why-safe =
    No opponent has { $value ->
        [8] an 8
       *[other] a { $value }
    } left to cover it.
why-next = Your { $value } can follow there next turn, unless somebody gets in first.
why-discard-only = Nothing else can be played.
why-discard-nothing = No other action brings a point right now.
why-discard-small = The smallest hero in your hand.

## The guided first turn

guide-1 = These are the columns: each begins with one card and grows at its other end.
guide-2 = Everything happens at the last card, the one at the free end: you extend it, cover it or push it.
guide-3 = This is your hand: three cards of your team. Touch one to see where it can go.
guide-4 = What glows can be played: first a card, then a column. It takes a neighbouring value, or the same value on an opponent’s hero. And 9 is next to 0!
guide-5 = A Push never joins a column: it shoves the last card up, and the one before it goes flying.
guide-6 = Keep an eye on the score: ten points per column you lead, plus your best card in every column.

## The table on screen

ui-push-star = The star of columns
ui-push-teams = The four teams
ui-push-hand = Your hand
ui-push-no-team = no team yet
ui-push-card = { $name }, { $team }, value { $value }
ui-push-card-push = { $name }, { $team }
ui-push-back = hidden card of the { $team }
ui-push-column =
    Column { $column }: { $count ->
        [one] one card
       *[other] { $count } cards
    }, the last one is { $card }.
ui-push-column-empty = Column { $column }: empty.
ui-push-column-totals = Totals: { $totals }.
ui-push-column-leader = { $who } leads.
ui-push-column-nobody = Nobody leads.
ui-push-allowed = Allowed here.
ui-push-totem =
    { $who }, { $team }: { $hand ->
        [0] no card
        [one] one card
       *[other] { $hand } cards
    } in hand, { $deck } in the deck, { $leads ->
        [0] no column led
        [one] one column led
       *[other] { $leads } columns led
    }.
ui-push-acting = Their turn.
ui-push-total =
    Running total: { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
ui-push-deck = Deck: { $deck }
ui-push-leads = Columns led: { $leads }
ui-push-discard =
    Discard pile: { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }
ui-push-discard-name = Discards
ui-push-discard-here = Discard the chosen card
ui-push-eliminated =
    Eliminated cards: { $count ->
        [0] none
        [one] one
       *[other] { $count }
    }
ui-push-eliminated-name = K.O.
ui-push-pair = Pair!
ui-push-run = Run!
ui-push-throw = Discard
ui-push-steps = How many steps?
ui-push-step =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
ui-push-slots =
    Your { $count ->
        [2] two
        [3] three
       *[other] { $count }
    } starter cards
ui-push-heroes = Your heroes, two of each value
ui-push-left =
    { $count ->
        [0] None left.
        [one] One left.
       *[other] { $count } left.
    }
ui-push-take-back = Take back { $card }
ui-push-confirm = Here we go!
ui-push-sealed = Cards down, hush!
ui-push-choosing = Choosing…
ui-push-taken = Taken by { $who }
ui-push-close = Close
lid-bang = BAM!
ui-push-bang-1 = POW!
ui-push-bang-2 = BAM!
ui-push-bang-3 = WHAM!
ui-push-bang-4 = BOOM!
ui-push-wins = Victory: { $who }!
ui-push-share = Victory shared!
ui-push-best-card = Best card: { $value }
ui-push-lang = en
ui-push-sheet = Score sheet
ui-push-column-sum = Total in the column: { $total }
ui-push-points =
    { $points ->
        [one] One point if the round ended now.
       *[other] { $points } points if the round ended now.
    }
ui-push-pick = Choose a card
ui-push-bell = It’s over!
ui-push-next-column = Which column takes { $card }?
ui-push-next-push = Which column do you push?
ui-push-next-pair = Which column takes the pair?
ui-push-next-run = Which column takes the run?
ui-push-next-card = Which card goes to column { $column }?
ui-push-starters = Each of them opens a column; everybody’s are turned over together.

## The generic table

place-hand = Hand
place-deck = Deck
place-column = Column { $number }
place-eliminated = Eliminated
place-discard = Discards
counter-total = Points
number-value = Value
