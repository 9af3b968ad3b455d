### Midnight Quay: every text of the game, in English.

## The game

title = Midnight Quay
    .tagline = “Turnips, officer. Nothing but turnips.”
intro =
    No moon, a leaking boat, and a customs officer with cold feet.
    Tonight everybody smuggles, and everybody inspects. What is in a crate matters little; what you say is in it matters a lot.
how-to-play-1 = You hold three crates, worth 1 to 6. The others do not see them.
how-to-play-2 = On your turn, lay one on the quay, shut, and say what it is worth. You may lie.
how-to-play-3 = The next player waves it through, and you score what you said; or they open it.
how-to-play-4 = Opened and worth less: the inspector scores your claim. Worth as much, or more: you score it twice.

## The crates

card-1 = wet straw (1)
    .name = Wet straw
card-2 = turnips (2)
    .name = Turnips
card-3 = candles (3)
    .name = Candles
card-4 = lace (4)
    .name = Lace
card-5 = saffron (5)
    .name = Saffron
card-6 = moonglass (6)
    .name = Moonglass
back-crate =
    { $count ->
        [one] a shut crate
       *[other] { $count } shut crates
    }
crate =
    { $card ->
        [1] wet straw (1)
        [2] turnips (2)
        [3] candles (3)
        [4] lace (4)
        [5] saffron (5)
       *[6] moonglass (6)
    }
goods =
    { $claim ->
        [1] wet straw (1)
        [2] turnips (2)
        [3] candles (3)
        [4] lace (4)
        [5] saffron (5)
       *[6] moonglass (6)
    }

## What is asked

ask-Offer = Lay a crate on the quay, and say what is in it.
    .other = { $who } chooses a crate.
ask-Inspect = “{ goods },” says the smuggler. Do you open the crate?
    .other = { $who } looks at the crate: “{ goods },” they say.

## What is done

verb-offer = offer
verb-wave = wave
verb-open = open
param-card = crate
param-claim = claim
act-offer = Offer { crate } as { goods }
    .short = { $card } as { $claim }
act-wave = Wave it through
act-open = Open it

## What is told

event-offer = { $who } lays a crate on the quay: “{ goods }”.
    .you = You lay { $cards } on the quay and say: “{ goods }”.
event-draw = { $who } fetches a crate.
    .you = You fetch { $cards }.
event-wave = { $who } waves the crate through: { $claim } to its seller.
    .you = You wave the crate through: { $claim } to its seller.
event-caught = { $who } opens the crate: { $cards }. A lie! { $who } scores { $claim }.
    .you = You open the crate: { $cards }. A lie! You score { $claim }.
event-honest = { $who } opens the crate: { $cards }. The claim holds, and the seller scores { $points }.
    .you = You open the crate: { $cards }. The claim holds, and the seller scores { $points }.

## What is refused

refuse-QUAY-010 = It is your turn to offer a crate.
refuse-QUAY-011 = You may offer only a crate that you hold.
refuse-QUAY-012 = A crate is worth 1 to 6.
refuse-QUAY-020 = A crate lies on the quay: wave it through, or open it.

## The table

show-quay = On the quay
show-hands = Hands
show-planks = Opened
show-hold = Waved through
show-cart = Crates on the cart
show-scores = Points
place-quay = On the quay
place-planks = Opened
place-hold = Waved through
place-cart = The cart
place-hand = Crates
counter-score = Points
number-worth = Worth
kind-crate = contraband

## The player aid

aid-title = At a glance
aid-offer = Offer a shut crate, and claim a worth from 1 to 6.
aid-wave = Waved through: the seller scores what was said.
aid-caught = Opened, and worth less: the inspector scores what was said.
aid-honest = Opened, and worth as much or more: the seller scores it twice.
