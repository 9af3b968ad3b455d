### Héros un jour, héros toujours: every text of the game, in English.

## The game

title = Once a Hero, Always a Hero
    .tagline = Twelve virtues, twelve ordinary lives, and enough to make a hero before tea.
credits = A game by Delvarre (www.delvarre.net). The kinds of cards, their numbers and their effects come from the booklet; the virtues, the characters and the texts, which the booklet does not give, are Tablée’s.
    .short = Delvarre
running = Points that everybody sees
intro =
    No capes here, and no laser beams: a baker up at three, a letter carrier who keeps secrets, an acrobat, and all the virtues it takes to stay on your feet.
    Gather the ones your secret character needs, correct your little flaws, take up the neighbourhood’s challenges.
    And if something is missing, ask: a helping hand always comes back in the end.
how-to-play-1 = You hold a secret avatar: gather its two virtues. A sun stands for whichever you like.
how-to-play-2 = On your turn, draw: virtues, suns and flaws are kept; challenges, setbacks and actions happen at once.
how-to-play-3 = Got an advantage? Instead of drawing, ask everyone for a virtue: whoever gives it gets the advantage.
how-to-play-4 = Play your avatar (20 points) and correct your flaws (−10 each if you keep them). Draw pile empty? Add up.

## The virtues

card-V01 = Courage
    .text = Being afraid is fine: your knees can knock while your feet walk on.
card-V02 = Caution
    .text = Look twice, jump once: that is how people keep all their teeth.
card-V03 = Patience
    .text = The cat always ends up on the lap of whoever has stopped calling it.
card-V04 = Perseverance
    .text = The first scribble was already the drawing. It only lacked the next forty.
card-V05 = Enthusiasm
    .text = Turn up dancing, and even the washing-up begins to look like a party.
card-V06 = Creativity
    .text = An empty box is never empty: it is a castle waiting for its windows.
card-V07 = Humility
    .text = The roots do all the work, and let the flowers take the bow.
card-V08 = Kindness
    .text = A kind word weighs nothing, and yet it can carry someone all day long.
card-V09 = Generosity
    .text = A shared blanket is a little shorter and a good deal warmer.
card-V10 = Fairness
    .text = Whoever cuts the cake picks last: slices have never been so equal.
card-V11 = Honesty
    .text = “It was me” takes three words. “It wasn’t me” takes all afternoon.
card-V12 = Trust
    .text = No hand can catch you until, one day, you let go of the railing.

## The flaws

card-D01 = Cowardice
    .text = Suddenly there are laces to tie, on shoes that have none. Antidote: Courage.
card-D02 = Recklessness
    .text = “Hold my sandwich and watch this!”, and the local trees still bear the marks. Antidote: Caution.
card-D03 = Haste
    .text = Out of the door so fast that the keys, the bag and one shoe got left behind. Antidote: Patience.
card-D04 = Defeatism
    .text = The jigsaw has a thousand pieces. At the third, it turns out to be an ugly sky anyway. Antidote: Perseverance.
card-D05 = Gloom
    .text = Blue skies are too bright, holidays are tiring, and chocolate cake leaves crumbs. Antidote: Enthusiasm.
card-D06 = Conformism
    .text = Thirty guests in fancy dress, thirty sheep: nobody dared to come as anything else. Antidote: Creativity.
card-D07 = Boastfulness
    .text = A race won once, long ago, and a little longer at every dinner. Antidote: Humility.
card-D08 = Mockery
    .text = The whole class laughs at the impression. Except the original, in the second row. Antidote: Kindness.
card-D09 = Selfishness
    .text = Other people’s chips are for tasting; one’s own are behind a wall of elbows. Antidote: Generosity.
card-D10 = Favouritism
    .text = The teams are drawn by lot and, what a coincidence, all the best friends are on one side. Antidote: Fairness.
card-D11 = Lying
    .text = “The dog ate my homework,” says somebody whose dog is a goldfish. Antidote: Honesty.
card-D12 = Suspicion
    .text = After every handshake, a quick count of the fingers: ten, as usual. Antidote: Trust.

## The setbacks

card-P01 = Fear spreads through the crowd
    .text = Somebody shouted “Mouse!” and now forty people are standing on chairs. Whoever holds a Courage card loses one.
card-P02 = Everybody jumps!
    .text = Off the diving board, off the wall, off the sofa: nobody looked down first. Whoever holds a Caution card loses one.
card-P03 = The endless wait
    .text = You are number 312; the counter calls number 9, then goes out to lunch. Whoever holds a Patience card loses one.
card-P04 = “What’s the point?”
    .text = “It will rain, the glue won’t hold, and it’s nearly teatime anyway.” Whoever holds a Perseverance card loses one.
card-P05 = The killjoy
    .text = “A treasure hunt? We’ll find nothing but pebbles,” and every shoulder drops. Whoever holds an Enthusiasm card loses one.
card-P06 = “We’ve always done it this way”
    .text = Chairs in rows, buffet on the left, and ideas in the cupboard till next year. Whoever holds a Creativity card loses one.
card-P07 = A shower of praise
    .text = Bravo, brilliant, breathtaking: by now no head will fit through the door. Whoever holds a Humility card loses one.
card-P08 = The nasty rumour
    .text = “Have you heard…?” Nobody knows who said it first, but everybody has passed it on. Whoever holds a Kindness card loses one.
card-P09 = Everyone for themselves
    .text = Last jar of jam at the market: elbows come out, smiles go in. Whoever holds a Generosity card loses one.
card-P10 = Jumping the queue
    .text = “You see, I know the manager,” and the queue sighs, then starts looking for a shortcut. Whoever holds a Fairness card loses one.
card-P11 = The convenient fib
    .text = “We’ll say we were asleep by nine,” and, under every blanket, a torch goes out. Whoever holds an Honesty card loses one.
card-P12 = The broken promise
    .text = “I’ll be there, I promise,” and the chair stayed empty till the end of the show. Whoever holds a Trust card loses one.

## The challenges

card-C01 = Stand up for a friend
    .text = They are laughing at his flowery jacket, and it would take just one voice to say: “Well, I like it.” It takes Courage.
card-C02 = Cross the ford
    .text = Seven stones: two of them wobble, and one may be a turtle. It takes Caution.
card-C03 = Teach a beginner
    .text = “And how do I brake?”, for the twelfth time, from the bottom of the same ditch. It takes Patience.
card-C04 = Finish the trail
    .text = The sign says “Summit: one hour”, but it said so an hour ago too. It takes Perseverance.
card-C05 = Start the street party
    .text = Three strings of bunting, one camping table, and every shutter closed. It takes Enthusiasm.
card-C06 = Mend it with next to nothing
    .text = The soapbox cart has lost a wheel; you have string, a cork, a saucepan. It takes Creativity.
card-C07 = Own up to a mistake
    .text = The vase is in pieces, the cat stands accused, and the ball is yours. It takes Humility.
card-C08 = Welcome the new pupil
    .text = Tray in hand, she is looking for a table, and there is a free chair at yours. It takes Kindness.
card-C09 = Share the last snack
    .text = One biscuit, two friends, and a rumbling tummy: yours. It takes Generosity.
card-C10 = Settle a quarrel fairly
    .text = Each swears to have been first on the swing, and both are looking at you. It takes Fairness.
card-C11 = Return the wallet
    .text = It fell right at your feet, nice and plump, and the street is empty. It takes Honesty.
card-C12 = Share a secret
    .text = It has weighed on you for weeks, and a friend has all the time in the world to listen. It takes Trust.

## The avatars

card-AV01 = The Mountain Guide
    .text = She leads the way through the fog. Courage sets her off, Caution brings everyone home.
card-AV02 = The Beekeeper
    .text = A thousand possible stings, none to date: Caution to come close, Patience to let the bees get on with it.
card-AV03 = The Gardener
    .text = He talks to his leeks. Patience waits for them, Perseverance replants after the slugs.
card-AV04 = The Sailor
    .text = Three times round the world, three times seasick: Perseverance holds the helm, Enthusiasm fills the sail.
card-AV05 = The Street Musician
    .text = An accordion, two spoons, a hat: Enthusiasm stops the passers-by, Creativity makes them stay.
card-AV06 = The Potter
    .text = All her bowls lean a little. Creativity dreams them up, Humility keeps the wonky ones too.
card-AV07 = The Night Nurse
    .text = He goes by on soft shoes while everyone sleeps. His Humility expects no thanks, his Kindness leaves the night light on.
card-AV08 = The Baker
    .text = Up at three, she knows everyone by their loaf. Kindness smiles, Generosity slips in a croissant.
card-AV09 = The Village Mayor
    .text = His office is the bench in the square. His Generosity lends the village ladder, his Fairness keeps the waiting list.
card-AV10 = The Referee
    .text = One whistle, no favourites. Fairness spots the foul, Honesty admits that the whistle was wrong.
card-AV11 = The Letter Carrier
    .text = He knows every address and reads no letter: Honesty keeps the envelope shut, Trust opens the doors.
card-AV12 = The Acrobat
    .text = Every night, a wire and a lot of air: Courage takes the first step, Trust knows who holds the net.

## The actions, the sun and the advantage

card-A1 = Exchange 1 virtue card
    .text = Choose a player: each secretly gives the other one virtue of their choice. With no virtue, give a sun; with no sun either, no exchange.
card-A2 = Exchange 2 virtue cards
    .text = Either 2 cards with one player, or 1 with each of two players. In secret, card for card, as far as the hands allow.
card-A3 = Change avatars
    .text = Slip your secret avatar under the pile and take the top one. If the avatar pile is empty, draw another card instead.
card-A4 = Receive an advantage
    .text = Take one advantage from the supply, if any is left. You can use it from your next turn on.
card-SUN = Sun
    .text = A wild card that glows: it stands for any virtue, and no setback can take it from you.
card-ADV = Advantage
    .text = On your turn, instead of drawing, ask everyone for one virtue. Whoever gives it to you receives this card in return.

## The backs of the cards

pool-draw = a card
pool-avatar = an avatar
pool-advantage = an advantage
kind-kept = a virtue, a sun or a flaw
kind-given = a virtue or a sun
back-draw =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
back-avatar =
    { $count ->
        [one] a secret avatar
       *[other] { $count } secret avatars
    }
back-kept =
    { $count ->
        [one] a kept card
       *[other] { $count } kept cards
    }
back-given =
    { $count ->
        [one] an exchanged card
       *[other] { $count } exchanged cards
    }
back-advantage =
    { $count ->
        [one] an advantage
       *[other] { $count } advantages
    }
cards-equal =
    { $count ->
        [2] two
       *[other] { $count }
    } { $card } cards

## The player aid

aid-title = Player aid
aid-turn = Your turn: draw a card or ask for a virtue, then play your avatar and correct flaws if you like.
aid-keep = Virtue, sun or flaw: you keep the card in hand, in secret.
aid-challenge = Challenge: everyone may discard the virtue it calls for, or a sun, to gain an advantage. Once only.
aid-prejudice = Setback: everyone who holds the virtue named discards one card of it. Never a sun.
aid-action = Action: exchange one or two cards, change avatars or receive an advantage.
aid-ask = Advantage: instead of drawing, ask everyone for a virtue. If anyone offers it, you exchange; if nobody does, you lose your turn.
aid-sun = Sun: it stands for any virtue, even one that somebody else asks for.
aid-pose = Play your avatar: discard its two virtues, then take a new one. One a turn.
aid-correct = Correct: discard a flaw along with its antidote. As many as you can.
aid-end = End: after the turn in which the last card of the draw pile was taken.
aid-score = Score: avatar played +20, advantage +5, virtue or sun +2, flaw −10, avatar still in hand −20.

## The score sheet

sheet-posed = Avatars played
sheet-advantages = Advantages
sheet-virtues = Virtues
sheet-suns = Suns
sheet-defects = Flaws
sheet-avatar = Avatar left in hand
sheet-total = Total
ledger-posed = the Avatars you have played
ledger-advantages = your Advantages
ledger-virtues = your Virtues
ledger-suns = your Suns
ledger-defects = your Flaws

## The options

option-exchange1 = Number of “Exchange 1 virtue card” cards
    .help = How many of the 15 actions are of this kind (4 by default).
option-exchange2 = Number of “Exchange 2 virtue cards” cards
    .help = How many of the 15 actions are of this kind (4 by default).
option-change = Number of “Change avatars” cards
    .help = How many of the 15 actions are of this kind (3 by default). All the rest are “Receive an advantage”.
option-first = First player
    .help = Who begins: the player you choose. If you choose nobody, chance decides.

## The questions

ask-DrawOrAsk =
    { $can ->
        [ask] Your turn: draw a card, or use an advantage to ask for a virtue.
        [must] Everyone has just asked: this time, draw a card.
       *[draw] Your turn: draw a card.
    }
    .other = { $who } is choosing: draw, or ask for a virtue.
ask-AnswerRequest =
    { $asker } asks for { AN($virtue) } card. { $can ->
        [no] You have neither that virtue nor a sun: decline.
       *[yes] What is your secret answer?
    }
    .other = A request for { AN($virtue) } card: waiting for { $who }.
ask-ChoosePartner = Several offers: which one do you take?
    .other = { $who } is choosing among the offers.
ask-AnswerChallenge =
    Challenge: { $card }. It takes { AN($virtue) } card or a sun. { $can ->
        [no] You have neither: decline.
       *[yes] Do you take it up?
    }
    .other = Challenge: { $card } (it takes { $virtue }). Waiting for { $who }.
ask-Designate =
    { $can ->
        [one] Exchange a card with { $other }.
       *[other] Who do you exchange a card with?
    }
    .other = { $who } is choosing who to exchange a card with.
ask-ChooseMode =
    { $can ->
        [one] Exchange up to two cards with { $other }.
        [two] Exchange two cards with one player, or one card with each of two players.
       *[any] Who do you exchange your card with?
    }
    .other = { $who } is choosing who to exchange up to two cards with.
ask-GiveCards =
    Secretly choose { $count ->
        [one] the card you give.
        [2] the two cards you give.
       *[other] the { $count } cards you give.
    }
    .other = Waiting for { $who }: cards to exchange are chosen in secret.
ask-OptionalStep =
    { $can ->
        [pose-correct] Play your avatar, correct a flaw, or end your turn.
        [pose] Play your avatar, or end your turn.
        [correct] Correct a flaw, or end your turn.
       *[finish] Nothing to play or correct: end your turn.
    }
    .other = { $who } may still play an avatar or correct a flaw.

## The moves

act-draw = Draw a card
    .short = a card
act-ask = Ask everyone for { AN($virtue) } card
    .short = { $virtue }
act-decline = Decline, giving no card
    .short = no card
act-offer = Offer { AN($card) } card
    .short = { $card }
act-partner = Accept the offer made by { $player }
    .short = { $player }
act-takeup = Take up the challenge by discarding { AN($card) } card
    .short = { $card }
act-designate = Exchange one card with { $player }
    .short = { $player }
act-one = Exchange up to two cards with { $player }
    .short = { $player }
act-two = Exchange one card with { $first } and one with { $second }
    .short = { $first } and { $second }
act-give = Give { AN($card) } card
    .short = { $card }
act-give2 = Give { $cards }
    .short = { $cards }
act-giveto = Give { AN($first) } card to { $who1 } and { AN($second) } card to { $who2 }
    .short = { $first } → { $who1 }, { $second } → { $who2 }
act-pose = Play your avatar (cost: { $cards })
    .short = { $cards }
act-correct = Correct { $defect } with { AN($payment) } card
    .short = { $defect } · { $payment }
act-finish = End your turn
    .short = the turn

verb-draw = Draw
verb-ask = Ask for
verb-decline = Decline
verb-offer = Offer
verb-partner = Accept
verb-takeup = Take up the challenge
verb-designate = Choose
verb-one = Up to two cards with
verb-two = One card with each of
verb-give = Give
verb-give2 = Give two cards
verb-giveto = Share out
verb-pose = Play your avatar
verb-correct = Correct
verb-finish = End

param-virtue = the virtue
param-card = the card
param-other = the other card
param-player = the player
param-first = for the first player
param-second = for the second player
param-payment = the payment
param-defect = the flaw
param-sun = a sun or not

## The log

event-start = { $who } begins.
    .you = You begin.
event-draw = { $who } draws a card and keeps it.
    .seen =
        { $sort ->
            [defect] You draw a flaw: { $cards }.
           *[virtue] You draw { AN($cards) } card.
        }
event-reveal =
    { $sort ->
        [challenge] { $who } reads a challenge aloud: { $card } — { $text }
        [prejudice] { $who } reads a setback aloud: { $card } — { $text }
       *[action] { $who } draws an action and shows it: “{ $card }”.
    }
    .you =
        { $sort ->
            [challenge] You read a challenge aloud: { $card } — { $text }
            [prejudice] You read a setback aloud: { $card } — { $text }
           *[action] You draw an action and show it: “{ $card }”.
        }
event-ask = { $who } asks everyone for { AN($virtue) } card.
    .you = You ask everyone for { AN($virtue) } card.
event-sealed = { $who } has made a secret choice.
    .you = You have made your secret choice.
event-answers = { $who } offers { AN($cards) } card.
    .you = You offer { AN($cards) } card.
event-nooffer = No offer: { $who } keeps the advantage but loses the turn.
    .you = No offer: you keep your advantage but lose your turn.
event-exchange = { $who } receives { AN($cards) } card and gives { $partner } an advantage.
    .you =
        { $turned ->
            [1] You give { $partner } { AN($cards) } card and receive an advantage.
           *[0] You receive { AN($cards) } card and give { $partner } an advantage.
        }
event-takers = { $who } takes up the challenge, discards { AN($cards) } card and gains an advantage.
    .you = You take up the challenge, discard { AN($cards) } card and gain an advantage.
event-unserved = There are no advantages left: { $who } keeps the card.
    .you = There are no advantages left: you keep your card.
event-nobody = Nobody takes up the challenge.
event-lost = { $who } loses { AN($cards) } card.
    .you = You lose { AN($cards) } card.
event-unharmed = Nobody holds that virtue: the setback passes by.
event-announce =
    { $count ->
        [0] { $who } exchanges nothing with { $partner }, who has nothing to give.
        [one] { $who } will exchange one card with { $partner }.
       *[other] { $who } will exchange two cards with { $partner }.
    }
    .you =
        { $count ->
            [0] { $turned ->
                [1] You exchange nothing with { $partner }: you have nothing to give.
               *[0] You exchange nothing with { $partner }, who has nothing to give.
            }
            [one] You will exchange one card with { $partner }.
           *[other] You will exchange two cards with { $partner }.
        }
event-swap =
    { $count ->
        [one] { $who } exchanges one card with { $partner }.
       *[other] { $who } exchanges two cards with { $partner }.
    }
    .seen =
        You exchange with { $partner }: your { $count ->
            [one] { $given } card for { AN($received) } card.
           *[other] { $given } for { $received }.
        }
event-changed = { $who } changes avatars.
    .seen = You change avatars: now you are { THE($cards) }.
event-advantage = { $who } receives an advantage.
    .you = You receive an advantage.
event-nothing =
    { $why ->
        [1] No exchange: { $who } has neither virtue nor sun to give.
        [2] No effect: there are no advantages left.
        [3] The avatar pile is empty: { $who } draws another card.
       *[other] No effect: there is no avatar and no card left to draw.
    }
    .you =
        { $why ->
            [1] No exchange: you have neither virtue nor sun to give.
            [2] No effect: there are no advantages left.
            [3] The avatar pile is empty: you draw another card.
           *[other] No effect: there is no avatar and no card left to draw.
        }
event-pose = { $who } plays an avatar, { THE($cards) } (cost: { $paid }).
    .you = You play your avatar, { THE($cards) } (cost: { $paid }).
event-newavatar = { $who } takes a secret avatar.
    .seen = Your secret avatar: { THE($cards) }.
event-correct = { $who } corrects a flaw, { $cards }, with { AN($paid) } card.
    .you = You correct a flaw, { $cards }, with { AN($paid) } card.
event-end = The draw pile is empty: show your hands and add up!
event-score =
    { $who }: avatars played { $posed }, advantages { $advantages }, virtues and suns { $virtues }, flaws { $defects }, avatar left in hand { $avatar }. Total: { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
    .you =
        Your score: avatars played { $posed }, advantages { $advantages }, virtues and suns { $virtues }, flaws { $defects }, avatar left in hand { $avatar }. Total: { $total ->
            [one] { $total } point
           *[other] { $total } points
        }.

## The refusals

refuse-HEROS-019 = To begin your turn, draw a card or ask for a virtue: you cannot pass.
refuse-HEROS-020 = At this point in your turn, play your avatar, correct a flaw or end the turn.
refuse-HEROS-027 = To ask for a virtue you must hold an advantage at the start of your turn.
refuse-HEROS-028 = You ask for one of the twelve virtues, and one only: not a sun, nor any other card.
refuse-HEROS-030 = You have already asked: only one request a turn.
refuse-HEROS-032 = Decline, or offer a card you really hold: the virtue asked for or a sun.
refuse-HEROS-034 = Choose a player who has made you an offer.
refuse-HEROS-039 = Everyone has just asked, one after another: this time you must draw.
refuse-HEROS-042 = A challenge is taken up once only, with one card: the virtue it calls for or a sun.
refuse-HEROS-044 = Decline, or take up the challenge with a card you hold: the virtue it calls for or a sun.
refuse-HEROS-052 = You exchange virtue cards; you may give a sun only if you have no virtue at all.
refuse-HEROS-054 = Choose somebody else at this table.
refuse-HEROS-056 = You can give only cards that are in your hand.
refuse-HEROS-058 = Exchange two cards with one player, or one card with each of two different players, named in seat order.
refuse-HEROS-059 = To exchange with two players, there must be at least three at the table and you need at least two cards to give.
refuse-HEROS-060 = Give exactly the number of cards announced, named in the order of the virtues.
refuse-HEROS-061 = Give one card to each player with whom the exchange was announced.
refuse-HEROS-074 = To play your avatar you need a card for each of its two virtues.
refuse-HEROS-075 = You pay for your avatar with its two virtues: for each, a card of that virtue or a sun.
refuse-HEROS-078 = You have no avatar left to play.
refuse-HEROS-079 = You have already played an avatar: only one a turn.
refuse-HEROS-082 = To correct a flaw you must hold it and discard its antidote or a sun.
refuse-HEROS-085 = Each card you discard pays for one thing only.
refuse-HEROS-096 = You have already answered: there is no going back.

## Why a bot advises something

why-ask-pose = With { AN($virtue) } card you could play your avatar at once.
why-ask-half = Your avatar needs { $virtue }.
why-ask-correct = With { AN($virtue) } card you could correct { $defect } at once.
why-ask-known = You know that another player holds { AN($virtue) } card.
why-ask-left =
    Of the cards you need, { $virtue } is the easiest to find: { $count ->
        [one] one is
       *[other] { $count } are
    } neither in your hand nor discarded.
why-draw-nothing = No virtue you could ask for would serve your avatar or correct a flaw.
why-draw-step = After a draw you may still play an avatar. After a request without an offer, you may not.
why-draw-gone = Every card of the virtues you need has been discarded.
why-pose =
    { $gain ->
        [one] One point more at once, the two cards deducted.
       *[other] { $gain } points more at once, the two cards deducted.
    }
why-pose-last = No avatar is left to take: none will count against you at the end.
why-correct =
    Correcting { $defect } brings { $gain ->
        [one] one point, the card deducted.
       *[other] { $gain } points, the card deducted.
    }
why-finish-sun = All you could do now would cost you a sun.
why-keep-avatar = Your avatar needs your only { $virtue } card.
why-keep-defect = Your only { $virtue } card can correct { $defect }.
why-keep-sun = A sun stands for any virtue you may come to need.
why-advantage =
    An advantage scores { $gain ->
        [one] one point more than the card.
       *[other] { $gain } points more than the card.
    }
why-give-setback = The setback that takes { $virtue } is still to come.
why-give-setback-both = The setbacks that take both cards are still to come.
why-give-unasked = No challenge calls for { $virtue } any more.
why-give-unasked-both = No challenge calls for either card any more.
why-give-useless = No avatar that another player may hold needs { $virtue }.
why-give-useless-both = No avatar that another player may hold needs either card.
why-give-spare = You have another { $virtue } card.
why-give-unneeded = Neither your avatar nor any flaw of yours calls for { $virtue }.
why-give-unneeded-both = Neither your avatar nor any flaw of yours calls for these cards.
why-partner-sun = A sun stands for any virtue.
why-partner-known = You know that this player holds { AN($virtue) } card, which you need.
why-partner-behind =
    Nobody else you could choose has so few points on the table: { $points ->
        [one] one.
       *[other] { $points }.
    }

## The guided first turn

guide-1 = Here are the piles: the draw pile, the avatars, the supply of advantages and the discard pile. When the draw pile is empty, the game ends.
guide-2 = This is your hand: virtues, suns and flaws. It starts empty, and only you can see it.
guide-3 = This is your secret avatar with its two virtues. Gather them to play it: +20 once played, but −20 if it stays in your hand.
guide-4 = With an advantage you may ask the whole table for a virtue instead of drawing.
guide-5 = Everyone answers in secret, then all answers are turned over together. Declining says nothing about what you hold.
guide-6 = Before you end your turn, take a look: perhaps you can play your avatar or correct a flaw.

## The table in the browser

ui-heros-sort-virtue = Virtue
ui-heros-sort-sun = Sun
ui-heros-sort-defect = Flaw
ui-heros-sort-prejudice = Setback
ui-heros-sort-challenge = Challenge
ui-heros-sort-action = Action
ui-heros-sort-avatar = Avatar
ui-heros-sort-advantage = Advantage
ui-heros-sorts-defect = Corrected flaws
ui-heros-sorts-challenge = Challenges
ui-heros-sorts-prejudice = Setbacks
ui-heros-sorts-action = Actions
ui-heros-card = { $sort }: { $name } — { $text }
ui-heros-once = Once upon a time…
ui-heros-your-turn = Your turn!
ui-heros-turn = { $who } is playing
ui-heros-places = The other players
ui-heros-place =
    { $who }: { $count ->
        [0] no card in hand
        [one] one card in hand
       *[other] { $count } cards in hand
    }, { $advantages ->
        [0] no advantage
        [one] one advantage
       *[other] { $advantages } advantages
    }.
ui-heros-place-posed = Avatars played: { $cards }.
ui-heros-place-avatar = A secret avatar in hand.
ui-heros-place-none = No avatar left in hand.
ui-heros-in-turn = It is their turn.
ui-heros-owes = Still to answer.
ui-heros-choose-me = Can be chosen.
ui-heros-points =
    { $points ->
        [one] Score everyone can see: { $points } point.
       *[other] Score everyone can see: { $points } points.
    }
ui-heros-score = { $points } pts
ui-heros-known = Cards you know they hold
ui-heros-close = Close
ui-heros-middle = The middle of the table
ui-heros-piles = The piles
ui-heros-pile-draw = Draw pile
ui-heros-pile-avatars = Avatars
ui-heros-pile-stock = Advantages
ui-heros-pile-discard = Discards
ui-heros-draw =
    Draw pile: { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }.
ui-heros-draw-now =
    Draw a card. { $count } left.
ui-heros-avatars =
    Avatar pile: { $count ->
        [0] empty
        [one] one avatar
       *[other] { $count } avatars
    }.
ui-heros-stock =
    Supply: { $count ->
        [0] no advantage left
        [one] one advantage
       *[other] { $count } advantages
    }.
ui-heros-discard =
    { $count ->
        [0] The discard pile is empty
        [one] Discard pile: one card
       *[other] Discard pile: { $count } cards
    }
ui-heros-discard-look =
    Look through the discard pile: { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }.
ui-heros-discard-empty = Nothing yet.
ui-heros-asks = { $who } asks for
ui-heros-you-ask = You ask for
ui-heros-which = Which virtue do you ask for?
ui-heros-wanted = for your avatar
ui-heros-cures = corrects one of your flaws
ui-heros-held =
    { $count ->
        [one] one in hand
       *[other] { $count } in hand
    }
ui-heros-answers = The answers
ui-heros-last-request = Last request: { $card }, by { $who }
ui-heros-last-challenge = Last challenge: { $card }
ui-heros-answer = Your choice
ui-heros-answer-pending = { $who } has not answered yet
ui-heros-answer-sealed = { $who } has answered in secret
ui-heros-answer-declined = { $who } declines
ui-heros-answer-virtue = { $who }: { $card }
ui-heros-answer-sun = { $who }: { $card }
ui-heros-offer = Offer { AN($card) } card
ui-heros-takeup = Take up: { $card }
ui-heros-seal = Give
ui-heros-finish = End turn
ui-heros-ask = Ask
ui-heros-ask-now = Ask everyone for a virtue.
ui-heros-gifts = The cards you give
ui-heros-gift = { $card }, for { $who }. Take this card back.
ui-heros-gift-empty = A card to choose, for { $who }
ui-heros-or-second = … or choose a second player.
ui-heros-pay = Pay
ui-heros-next-ask = Choose the virtue you ask everyone for.
ui-heros-next-pose = Choose how to pay for your avatar.
ui-heros-next-correct = Choose a card to correct { $card }.
ui-heros-pay-pose = Play your avatar with…
ui-heros-pay-correct = Correct this flaw with…
ui-heros-avatar = Your secret avatar: { $name }. Its virtues: { $virtues }.
ui-heros-have = { $card }: in hand.
ui-heros-lack = { $card }: not in hand.
ui-heros-can-pose = You can play it.
ui-heros-no-avatar = You have no avatar left.
ui-heros-no-avatar-short = No avatar left
ui-heros-pose = Play!
ui-heros-purse =
    { $count ->
        [0] You have no advantage.
        [one] You have one advantage.
       *[other] You have { $count } advantages.
    }
ui-heros-posed =
    { $count ->
        [one] The avatar you have played
       *[other] The { $count } avatars you have played
    }
ui-heros-hand =
    Your hand: { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
ui-heros-hand-empty = Your hand is empty.
ui-heros-playable = Can be chosen.
ui-heros-wins = { $who }, hero of the day!
ui-heros-share = Heroes together!
ui-heros-points-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-heros-sheet = The score sheet

## The terminal

term-cards = cards
term-advantages = advantages
term-points = visible score
term-posed = avatars played
term-draw-pile = Draw pile
term-avatar-pile = Avatars
term-stock = Advantages
term-discard = Discards
term-hand = Your hand
term-avatar = Your avatar
term-revealed = Card shown
term-request = Virtue asked for

## The generic table

place-hand = Hand
place-avatar = Avatar
place-posed = Played
place-draw-pile = Draw pile
place-avatar-pile = Avatars
place-discard = Discards
counter-stock = Advantages left
counter-advantages = Advantages
