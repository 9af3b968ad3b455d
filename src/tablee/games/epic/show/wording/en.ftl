### Epic: what it takes to say in English what a card does, from its data. The finished sentences are in rendered.en.ftl.
### $mood is imperative or infinitive; $whose is you (who holds the card) or challenger (who attempts the Challenge); $n is a number.

## Icons

icon-FOR = Strength
icon-DEX = Dexterity
icon-CON = Constitution
icon-INT = Intelligence
icon-SAG = Wisdom
icon-CHA = Charisma
icon-DIV = Divinity
icon-JUS = Justice
icon-ARC = Arcane
icon-ROY = Royalty
icon-INF = Infamy
icon-NAT = Nature
icon-TRI = { $n } Triumph
icon-TRA = { $n } Tragedy
icon-HERO_CARD = a Hero card
icon-ANTI_CARD = an Antihero card
icon-VIRTUE = a Virtue
icon-CORRUPTION = a Corruption

## Words and numbers

of-icon = { $icon }
join-or = { $first } or { $last }
join-and = { $first } and { $last }
amount-xp = { $n } XP
amount-cards =
    { $n ->
        [one] card
       *[other] cards
    }
amount-skill =
    { $n ->
        [one] 1 { $icons } symbol
       *[other] { $n } { $icons } symbols
    }
amount-story =
    { $n ->
        [one] 1 { $icons } icon
       *[other] { $n } { $icons } icons
    }
kind-HERO = Hero
kind-ANTI = Antihero
kind-ACTION = Action

## Effects

effect-XP =
    { $mood ->
        [short] +{ amount-xp }
       *[other] gain { amount-xp }
    }
effect-HERO = draw { $n } Hero { amount-cards }
effect-ANTI = draw { $n } Antihero { amount-cards }
effect-CARD = draw { $n } Hero or Antihero { amount-cards }
effect-VIRTUE =
    obtain { $n ->
        [one] a Virtue
       *[other] { $n } Virtues
    }
effect-CORRUPTION =
    take { $n ->
        [one] a Corruption
       *[other] { $n } Corruptions
    }
effect-RESULT =
    { $mood ->
        [short] { $sign ->
            [minus] −{ $n }
           *[plus] +{ $n }
        }
       *[other] { $sign ->
            [minus] subtract { $n } from the result
           *[plus] add { $n } to the result
        }
    }
effect-DIFFICULTY =
    { $mood ->
        [short] difficulty { $sign ->
            [minus] −{ $n }
           *[plus] +{ $n }
        }
       *[other] { $sign ->
            [minus] lower
           *[plus] raise
        } the difficulty by { $n }
    }
effect-DARK =
    { $mood ->
        [short] {""}
       *[other] add{ " " }
    }{ $n } free { $n ->
        [one] Dark Rune
       *[other] Dark Runes
    }{ $mood ->
        [short] {""}
       *[other] { " " }to the cast
    }
effect-ADVXP =
    { $mood ->
        [infinitive] make the Adversary { $sign ->
            [minus] lose
           *[plus] gain
        } { amount-xp }
       *[imperative] the Adversary { $sign ->
            [minus] loses
           *[plus] gains
        } { amount-xp }
    }
effect-STEALADV = take { amount-xp } from the Adversary
effect-DISCARD =
    discard { $n } { amount-cards } from { $mood ->
        [infinitive] hand
       *[other] your hand
    }
effect-LOSEXP = lose { amount-xp }
effect-EXPLORE =
    { $mood ->
        [infinitive] explore
       *[imperative] you may explore
    } { $n ->
        [one] once
       *[other] { $n } times
    } without paying, before you add a card
effect-STEALXP =
    { $mood ->
        [short] up to { amount-xp } from another Hero
       *[other] take up to { amount-xp } from another Hero
    }
effect-TRI = score { icon-TRI }
effect-TRA = score { icon-TRA }
effect-RETRY =
    { $whose ->
        [challenger] { $mood ->
            [short] cast everything again
           *[other] that Hero casts all the runes again
        }
       *[you] cast all your runes again
    }
effect-CLASSOFF = your Class has no effect in this Challenge; any bonus it has already given is lost
effect-PICKDARK = choose its face
effect-CANCEL = cancel it
effect-FREE_DARK = on each of your turns, the first Dark Rune you choose to add is free
effect-SYMBOL =
    { $mood ->
        [short] one more Skill rune
       *[other] { effect-SYMBOL-whole }
    }
effect-SYMBOL-whole =
    { $whose ->
        [challenger] that Hero adds a symbol of { $icons ->
            [choice] either Skill of the Challenge
           *[other] { $icons }
        } and casts the rune
       *[you] add a symbol of { $icons ->
            [choice] either Skill of the Challenge
           *[other] { $icons }
        } and cast the rune
    }

## Combinations

effect-AND =
    { $mood ->
        [infinitive] { $first } and { $last }
       *[imperative] { $first }, then { $last }
    }
effect-CHOICE =
    { $mood ->
        [short] { $first } or { $last }
        [infinitive] { $first } or { $last }
       *[imperative] choose one: { $first }, or { $last }
    }
effect-PAY =
    { $cost } { $mood ->
        [short] for
       *[other] to
    } { $effect }
effect-PER = { $effect } per { $quantity }
effect-IF =
    { $mood ->
        [short] { $effect } if { $condition }
        [infinitive] { $effect } if { $condition }
       *[imperative] if { $condition }, { $effect }
    }
effect-IF-ELSE =
    { $mood ->
        [short] { $effect } if { $condition }, otherwise { $otherwise }
        [infinitive] { $effect } if { $condition }, otherwise { $otherwise }
       *[imperative] if { $condition }, { $effect }; otherwise, { $otherwise }
    }
effect-LATER =
    { $effect } if this Challenge { $outcome ->
        [success] succeeds
       *[fail] fails
    }

## Costs

cost-XP = spend { amount-xp }
cost-DISCARD =
    { $more ->
        [yes] discard cards from your hand
       *[no] discard { $n } { amount-cards } from your hand
    }
cost-CORRUPTION = take a Corruption

## Conditions

condition-HAS-skill = you have at least { amount-skill }
condition-HAS-story = you have at least { amount-story }
condition-PREV =
    { $sort ->
        [skill] a symbol
       *[story] an icon
    } of { $icons } { $mood ->
        [short] came on your previous turn
       *[other] entered your Story on your previous turn
    }
condition-TRAITS =
    you have at least { $n ->
        [one] 1 Trait
       *[other] { $n } Traits
    }
condition-DISTINCT =
    you have at least { $n ->
        [one] 1 Story icon
       *[other] { $n } different Story icons
    }
condition-VIRTUES =
    you have at least { $n ->
        [one] 1 Virtue
       *[other] { $n } Virtues
    }
condition-CORRUPTIONS =
    you have at least { $n ->
        [one] 1 Corruption
       *[other] { $n } Corruptions
    }
condition-HAND = you have at least { $n } { amount-cards } in hand
condition-RESERVE = you have at least { amount-xp } in reserve
condition-OWN_TURN = it is your turn
condition-OTHER_TURN = it is not your turn
condition-BOTTOM = you declared the bottom path
condition-MARGIN = the result exceeds the difficulty by at least { $n }

## Quantities

quantity-skill =
    { $icons } symbol in { $whose ->
        [challenger] that Hero’s Story
       *[you] your Story
    }
quantity-story =
    { $icons } icon in { $whose ->
        [challenger] that Hero’s Story
       *[you] your Story
    }
quantity-TRAITS = Trait
quantity-CHALLENGES = Challenge in your Story
quantity-TRIPATHS = Triumph path
quantity-TRAPATHS = Tragedy path
quantity-DISTINCT = different Story icon
quantity-HEROPLAYED = Hero card played
quantity-ANTIPLAYED = Antihero card played
quantity-HEROPLAYED-ANTIPLAYED = Hero or Antihero card played
quantity-VIRTUES = Virtue
quantity-CORRUPTIONS = Corruption
quantity-CLASSXP = XP on your Class
quantity-PAID =
    { $paid ->
        [XP] XP spent this way
        [CORRUPTION] Corruption taken this way
       *[DISCARD] card discarded this way
    }

## Triggers; $whose is you, or hero where any Hero will do.

trigger-SETUP = at set-up, { $effect }
trigger-GAIN = on gaining this Trait, { $effect }
trigger-ATTEMPT =
    when { $whose ->
        [hero] a Hero attempts
       *[you] you attempt
    } a path of { $of }, { $effect }
trigger-DOUBLE =
    when { $whose ->
        [hero] a Hero’s cast
       *[you] your cast
    } shows the double triangle, { $effect }
trigger-SPECIAL =
    when a special rune of { $whose ->
        [hero] a Hero’s cast
       *[you] your cast
    } shows its reward, { $effect }
trigger-DARKROLL =
    when { $whose ->
        [hero] a Hero casts
       *[you] you cast
    } a Dark Rune, { $effect }
trigger-ADD =
    when an icon of { $icons } enters { $whose ->
        [hero] a Hero’s Story
       *[you] your Story
    }, { $effect }
trigger-VIRTUE =
    when { $whose ->
        [hero] a Hero obtains
       *[you] you obtain
    } a Virtue, { $effect }
trigger-CORRUPT =
    when { $whose ->
        [hero] a Hero takes
       *[you] you take
    } a Corruption, { $effect }
trigger-SUCCESS =
    when { $whose ->
        [hero] a Hero succeeds
       *[you] you succeed
    } at an Act Challenge{ $with ->
        [BOTTOM] { " " }by the bottom path
        [MARGIN] { " " }with at least { $n } above the difficulty
       *[none] { "" }
    }, { $effect }
trigger-FAIL =
    when { $whose ->
        [hero] a Hero fails
       *[you] you fail
    } an Act Challenge, { $effect }
trigger-TRAIT =
    when { $whose ->
        [hero] a Hero gains
       *[you] you gain
    } a Trait, { $effect }
trigger-PLAY =
    when { $whose ->
        [hero] a Hero plays
       *[you] you play
    } { AN($kinds) } card, { $effect }
trigger-EXPLORE =
    when { $whose ->
        [hero] a Hero pays
       *[you] you pay
    } to explore, { $effect }
trigger-DARKPAY =
    when { $whose ->
        [hero] a Hero spends
       *[you] you spend
    } at least 1 XP on Dark Runes for a Challenge, { $effect }
trigger-CLASSLEVEL =
    when { $whose ->
        [hero] a Hero’s Class
       *[you] your Class
    } reaches 2, 4 or 6 XP, { $effect }
trigger-TURN = on each of your turns, { $effect }
trigger-END = { $effect }
trigger-STATIC =
    { $icons ->
        [none] { $effect }
       *[other] in your Challenges of { $of }, { $effect }
    }
trigger-ACT =
    { $where ->
        [challenge] { $limit ->
            [challenge] once per Challenge, after your cast
            [turn] once per turn, after your cast
           *[none] after your cast
        }
       *[main] { $limit ->
            [turn] once on each of your turns, outside a Challenge
           *[none] on your turn outside a Challenge
        }
    }, you may { $cost } to { $effect }
limit-turn = once per turn, { $ability }
limit-challenge = once per Challenge, { $ability }

## When a card may be played; $windows lists the moments at which the rules let it be.

window-cast = after any cast
window-end = at the end of any turn
window-main = on your turn outside a Challenge
timing-CH =
    after { $whose ->
        [own] your cast
        [other] another Hero’s cast
       *[any] { $filter ->
            [path] a cast
           *[any] a Hero’s cast
        }
    }{ $filter ->
        [path] { " " }for a path of { $of }
        [adversary] { " " }against the Adversary
       *[any] { "" }
    }, { $effect }
timing-ANY = { $windows }, { $effect }
timing-OWN = { $windows }, { $effect }
timing-RE = in response to { AN($kinds) } card, { $effect }
timing-or = { $first }; or else, { $last }

## In brief, on a card too small for its whole text, which is read by holding it up.

brief-CH =
    { $filter ->
        [path] { $icons }
        [adversary] against the Adversary
       *[any] { $whose ->
            [own] your cast
            [other] another Hero’s cast
           *[any] a cast
        }
    }: { $effect }
brief-ANY = { $effect }
brief-OWN = outside a Challenge: { $effect }
brief-RE = { timing-RE }
brief-or = { $first }; { $last }

## Whole cards

whole-heritage = when your cast shows the double triangle, you may draw 1 Hero or Antihero card, or { $effect }
whole-level = at { $n } XP: { $ability }
whole-front = when you face it, { $effect }
whole-difficulty = Difficulty { $n }, { $icons }
whole-reward = { $shown }; reward: { $icons }
whole-top = top path: { $icons }
whole-bottom = bottom path, difficulty +1: { $icons }
whole-start = the Adversary starts with { amount-xp } per Hero
whole-actions = when a cast shows the double triangle, an Action card is revealed
whole-facing = a success against the Adversary takes 1 XP from it for each point above the difficulty
