section-hero = Heroes
section-adventure = Adventures
section-challenge = Challenges
section-special = Specials
section-object = Objects
    .closed = the rules know each Object by its name
field-values = Force, Cunning, Spirit
field-power = power
field-power-fury = Fury
field-power-light-fingers = Light Fingers
field-power-third-eye = Third Eye
field-power-omen = Omen
field-power-pay = Pay
field-power-swift-foot = Swift Foot
field-power-plunder = Plunder
field-power-no-ties = No Ties
field-power-given-word = Given Word
field-power-haggling = Haggling
field-difficulty = Difficulty
field-glory = glory of the loot
field-objects = Objects of the loot
field-cards = cards of the loot
field-kind = kind
field-kind-monster = Monster
field-kind-trap = Trap
field-kind-ally = Ally
field-cost = cost of an Ally
field-trophy = trophy of a Monster
field-failure = failing against a Trap
field-failure-discard = lose a card
field-failure-glory = lose glory
field-amount = amount
field-attribute = attribute
field-effect-force = +1 Force
field-effect-ruse = +1 Cunning
field-effect-esprit = +1 Spirit
field-effect-recover = recover a card
field-effect-tribute = Tribute
field-effect-passage = Passage
field-effect-strengthen = strengthen
field-effect-weaken = weaken
field-effect-change = change the attribute
field-effect-parry = parry
field-effect-reckless = recklessness
field-attribute-force = { attribute-force }
field-attribute-ruse = { attribute-ruse }
field-attribute-esprit = { attribute-esprit }
field-first-glory = glory at the start
field-first-hand = cards dealt at the start
field-glory-to-end = glory that ends the match

## What a changed card does

does-strengthen-force = +{ $amount } to your total if the final attribute is Force.
does-strengthen-ruse = +{ $amount } to your total if the final attribute is Cunning.
does-strengthen-esprit = +{ $amount } to your total if the final attribute is Spirit.
does-strengthen = +{ $amount } to your total.
does-weaken-force = −{ $amount } to your opponent’s total if the final attribute is Force.
does-weaken-ruse = −{ $amount } to your opponent’s total if the final attribute is Cunning.
does-weaken-esprit = −{ $amount } to your opponent’s total if the final attribute is Spirit.
does-weaken = −{ $amount } to your opponent’s total.
does-reckless = If you win this resolution, take { $amount } more glory from your opponent, who keeps at least 1.
does-purse = Take { $amount } glory from another player, who keeps at least 1.
does-courier =
    { $amount ->
        [one] Draw a card.
       *[other] Draw { $amount } cards.
    }
does-trophy = Trophy: the Hero who overcomes it by resolution gains { $amount } glory.
