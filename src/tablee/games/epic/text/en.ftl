### Call to Adventure: Epic Origins: what the game says, in English. The cards, their rules and the campaign have files of their own.

## The game

title = Call to Adventure: Epic Origins
    .tagline = You are born somewhere, you choose, you fail, and one day somebody tells the tale.
credits = Call to Adventure: Epic Origins is © 2022 BWG (Brotherwise Games, BrotherwiseGames.com). The names and effects shown in the booklet and its cards are theirs; what they leave out, the flavour texts, the tales and the campaign are Tablée’s.
    .short = © 2022 BWG (Brotherwise Games)
result-lost = The Adversary has the last word: you lost.
running = XP of the Adversary
intro =
    A Heritage, an Origin, a Class, a hidden Destiny: there is your Hero, with three pennies’ worth of experience and the whole road ahead.
    Every turn is a page: a Trait to gain, or a Challenge to meet by casting runes. Dark Runes help; they send the bill later.
    Meanwhile the Adversary grows. In the end you all face it: if it has no XP left, the highest Destiny score wins; if it has any, you have all lost.
how-to-play-1 = Put a Hero together, then add a card to the Story each turn, a Trait you gain or a Challenge you attempt: three under the Origin, three under the Class, three under the Destiny.
how-to-play-2 = For a Challenge cast the Base Runes, those of your Skills and, for XP, Dark Runes. Reach the difficulty and the card is yours.
how-to-play-3 = Anyone may play Hero or Antihero cards after a cast, their own or another’s. Your level of Corruption says which.
how-to-play-4 = Face the Adversary after Act II, and one last time at the end. If it has any XP left, everybody has lost; if not, the highest Destiny score wins.

## The end of the match

reason-triumph = The Adversary has nothing left: the Heroes have triumphed, and the finest story wins.
reason-defeat = Defeat: the Adversary is still standing, and will be the one to tell what happens next.
reason-score = All nine pages are written: the finest story wins.

## The guided first turn

guide-1 = Here is your Hero: Heritage, Origin, Class, and a Destiny that only you can see. Three cards will come under each of the last three.
guide-2 = Here is your Corruption track. Near the top you play Hero cards; near the bottom, Antihero cards; in the middle, both.
guide-3 = Here are your XP. They pay for exploring and for Dark Runes, or raise your Class: at 2, 4 and 6 it gives its effects for good.
guide-4 = Here is the row of Act I. Each turn take a Trait or attempt a Challenge, by the top path or by the bottom one, which is one point harder and richer.
guide-5 = The double triangle sets the Adversary to work, but wakes your Heritage too. A moon corrupts you, whether you succeed or not.
guide-6 = Here is the Adversary with its XP. It gains and loses them by what the Heroes do: read what is written on it.

## Kinds of cards

kind-heritage = Heritage
kind-origin = Origin
kind-class = Class
kind-destiny = Destiny
kind-trait = Trait
kind-challenge = Challenge
kind-quest = Quest
kind-adversary = Adversary
kind-final = Final Adversary
kind-action = Action
kind-hero = Hero
kind-antihero = Antihero
act-name-1 = Act I
act-name-2 = Act II
act-name-3 = Act III

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
icon-TRI = Triumph
icon-TRA = Tragedy
icon-HERO_CARD = Hero card
icon-ANTI_CARD = Antihero card
icon-VIRTUE = Virtue
icon-CORRUPTION = Corruption

# Here the bots are part of the adventure.
ui-against =
    { $bots ->
        [0] Solo
        [one] With one bot, level { $level }
       *[other] With { $bots } bots, level { $level }
    }
ui-setup-title = { $game }: with bots

## Options

option-competitive = Competition: every Hero for themselves
    .help = No Adversary, no Quest, no Actions: the highest score wins. It takes at least two.
option-adversary = Adversary
    .help = Drawn from all eleven, unless you choose one.
option-adversary-random = Drawn at random
option-adversary-P1 = The Lord’s Bride, then the Lord of Shadows
option-adversary-P2 = The She-Wolf of the Tolls, then the Marshal without a Banner
option-adversary-P3 = The Faceless Copyist, then the Mistress of a Hundred Masks
option-adversary-P4 = The Midnight Merchant, then the Night Usurer
option-adversary-P5 = The Great Penitent, then the White Flame
option-adversary-P6 = The Frozen Surveyor, then the Sleeper under the Ice
option-adversary-P7 = The Chamberlain of Seven Reigns, then the First Queen
option-adversary-R1 = The Headsman of the Ford, then the Heiress of Shadows
option-adversary-R2 = The Copper Valet, then the Clockmaker
option-adversary-R3 = The Confessor, then the Judge of Ash
option-adversary-R4 = The Ferryman of the Drowned, then the Lady of Floods
option-quest = Quest
    .help = What the Adversary starts with, and what a failed Challenge brings it.
option-quest-122 = Reign of the Adversary: 5 XP per player, +1 per failure
option-quest-123 = Age of Darkness: 6 XP per player, +2 per failure
option-first = Who begins
    .help = Whoever played a role-playing game most recently; failing that, chance.
option-chapter = Chapter
    .help = 0: all cards. From 1 to 7: that chapter of the campaign, with its own Adversary and the envelopes opened so far.
option-legacy = Legacy
    .help = What the chapter before has left behind for this one.
option-legacy-K1 = Every Hero has 1 more XP
option-legacy-K2 = Every Hero has one more Hero card
option-legacy-K3 = The Adversary has 1 XP fewer per player
option-legacy-K4 = The Adversary has 1 XP more per player
option-legacy-K5 = Every Hero starts on Corruption level 4
option-legacy-K6 = The rival is the Adversary
option-legacy-K7 = The Quest is the Age of Darkness
option-difficulty = Level of the Adversary
    .help = Gentle is the booklet’s own level, with the two faces of the Quest. On the others, which are ours, the Adversary starts with more XP. The shares of victories are those of a team of strong bots.
option-difficulty-gentle = Gentle: what the Quest says
option-difficulty-standard = Standard: 7 to 9 more XP per player
option-difficulty-harsh = Harsh: 9 to 11 more XP per player
option-difficulty-calm = Calm: four victories in five
option-difficulty-balanced = Balanced: three victories in five
option-difficulty-arduous = Arduous: two victories in five
option-difficulty-merciless = Merciless: one victory in five
option-more_xp = More XP for the Adversary
    .help = What it starts with on top of its level, in all and not per player.

## Standing orders: when to ask whether one responds

order-ask = Ask me every time
order-own = Pass on the others’ turns
order-reach = Pass on the others’ turns, except against the Adversary or when a card may change the outcome
order-never = Always pass

## Questions

ask-KeepCards = Who will your Hero be? Keep one Origin, one Class and one Destiny.
    .other = { $who } is putting a Hero together.
ask-Turn =
    { $phase ->
        [story] Your turn: add a card to your Story.
        [face] The hour has come: you must face the Adversary.
       *[done] Anything else before you end your turn?
    }
    .other = { $who } is taking a turn.
ask-DarkRunes = Add how many Dark Runes?
    .other = { $who } is choosing how many Dark Runes to add.
ask-PickFaces =
    { $runes ->
        [one] Your Dark Rune: moon or bar?
       *[other] Your { $runes } Dark Runes: how many show the moon?
    }
    .other = { $who } is choosing the faces of their Dark Runes.
ask-TurnRune = Choose the face of one Dark Rune: how many moons in all?
    .other = { $who } is choosing the face of a Dark Rune.
ask-UseHeritage = Double triangle! What does your Heritage do?
    .other = { $who } is calling on their Heritage.
ask-Respond =
    { $ends ->
        [0] Play a card on this Challenge?
       *[other] The turn is ending: play a card?
    }
    .other = { $who } may respond.
ask-ChooseTarget = Cancel which card?
    .other = { $who } is choosing a card to cancel.
ask-ChooseEffect = { $card }: which do you choose?
    .other = { $who } has to choose ({ $card }).
ask-DiscardCards =
    { $left ->
        [0] Discard another card?
        [one] Choose a card to discard.
       *[other] Choose { $left } cards to discard, one by one.
    }
    .other = { $who } is choosing cards to discard.
ask-TakeCard =
    { $left ->
        [one] A Hero card, or an Antihero card?
       *[other] { $left } cards to draw: is the next Hero or Antihero?
    }
    .other = { $who } is choosing a deck.
ask-ChooseSymbol = Which Skill gets a symbol?
    .other = { $who } is choosing a Skill.
ask-RobHero = Take XP from whom?
    .other = { $who } is choosing whom to take XP from.
ask-OrderEffects = Two of your effects trigger together: which comes first?
    .other = { $who } is choosing the order of their effects.
ask-Start = The adventure begins.
    .other = The adventure begins.
ask-EndTurn = The turn is ending.
    .other = The turn is ending.
ask-Do = An effect applies.
    .other = An effect applies.
ask-SetOff = Something triggers.
    .other = Something triggers.
ask-MoveMarker = The Corruption marker moves.
    .other = The Corruption marker moves.
ask-RevealAction = The Adversary acts.
    .other = The Adversary acts.
ask-Conclude = The result is counted.
    .other = The result is counted.
ask-TakeOutcome = The outcome of the Challenge applies.
    .other = The outcome of the Challenge applies.
ask-Later = An effect waits for the outcome of the Challenge.
    .other = An effect waits for the outcome of the Challenge.
ask-Place = A card joins the Story.
    .other = A card joins the Story.
ask-Resolved = The row is filled up.
    .other = The row is filled up.

## Moves

act-keep = Keep { $origin }, { $class } and { $destiny }
    .short = { $origin }, { $class }, { $destiny }
act-explore = Explore: replace { $card }
    .short = { $card }
act-store = Store { $amount } XP on your Class
    .short = { $amount } XP
act-use = Use your character’s ability
act-play = Play { $card }
    .short = { $card }
act-gain = Gain the Trait { $card }
    .short = { $card }
act-attempt = { $card }: { $way }
    .short =
        { $card }: { $way }{ $difficulty ->
            [0] {""}
           *[other] { " " }(difficulty { $difficulty }, { $percent }%)
        }
act-face = Face the Adversary
    .short =
        { $difficulty ->
            [0] { $face }
           *[other] { $face } (difficulty { $difficulty }, { $percent }%)
        }
act-end = End your turn
act-dark =
    { $runes ->
        [0] No Dark Rune
        [one] One Dark Rune
       *[other] { $runes } Dark Runes
    }
    .short = { $runes } ({ $percent }%)
act-moons =
    { $runes ->
        [0] No moon
        [one] One moon
       *[other] { $runes } moons
    }
    .short = { $runes }
act-pass = Pass
act-target = Cancel { $card }
    .short = { $card }
act-take =
    { $deck ->
        [0] Draw a Hero card
       *[other] Draw an Antihero card
    }
    .short =
        { $deck ->
            [0] Hero
           *[other] Antihero
        }
act-special = Use the effect of your Heritage
act-decline = Do nothing
act-choose = { $choice }
    .short = { $choice }
act-discard = Discard { $card }
    .short = { $card }
act-enough = That’s enough
act-symbol = A symbol of { $skill }
    .short = { $skill }
act-rob = Take XP from { $player }
    .short = { $player }
act-trigger = { $card } first
    .short = { $card }

verb-keep = Keep
verb-explore = Explore
verb-store = Store
verb-use = Use
verb-play = Play
verb-gain = Gain
verb-attempt = Attempt
verb-face = Face
verb-end = End
verb-dark = Dark
verb-moons = Moons
verb-pass = Pass
verb-target = Cancel
verb-take = Draw
verb-special = Heritage
verb-decline = Decline
verb-choose = Choose
verb-discard = Discard
verb-enough = Enough
verb-symbol = Symbol
verb-rob = Take
verb-trigger = First

param-origin = the Origin (14 to 28)
param-class = the Class (29 to 40)
param-destiny = the Destiny (41 to 54)
param-card = the card, by its number
param-amount = how many XP
param-path = the path (0 top, 1 bottom)
param-runes = how many runes
param-deck = the deck (0 Hero, 1 Antihero)
param-option = the option (0, 1)
param-skill = the Skill (0 Strength, 1 Dexterity, 2 Constitution, 3 Intelligence, 4 Wisdom, 5 Charisma)
param-player = the seat (from 0)

## Hidden cards and decks

back-heritage =
    { $count ->
        [one] a hidden Heritage
       *[other] { $count } hidden Heritages
    }
back-origin =
    { $count ->
        [one] a hidden Origin
       *[other] { $count } hidden Origins
    }
back-class =
    { $count ->
        [one] a hidden Class
       *[other] { $count } hidden Classes
    }
back-destiny =
    { $count ->
        [one] a hidden Destiny
       *[other] { $count } hidden Destinies
    }
back-hero =
    { $count ->
        [one] a Hero card
       *[other] { $count } Hero cards
    }
back-antihero =
    { $count ->
        [one] an Antihero card
       *[other] { $count } Antihero cards
    }
pile-0 = Act I
pile-1 = Act II
pile-2 = Act III
pile-3 = Hero cards
pile-4 = Antihero cards
pile-5 = Actions

## The log

event-first = { $who } begins.
    .you = You begin.
event-oppose = Against you: { THE($cards) }, with { $xp } XP ({ $quest }).
event-dealt = { $who } is dealt { $cards }.
    .you = You are dealt: { $cards }.
event-sealed = { $who } has put a Hero together.
    .you = You have put your Hero together.
event-kept = { $who }’s Hero: { $cards }, with { $destiny }.
    .you = Your Hero: { $cards }. Your Destiny: { $destiny }.
event-row = { $act } is turned up: { $cards }.
event-turn =
    { $kind ->
        [0] { $who } to play (turn { $number }).
        [1] Turn { $number }: { $who } must face the Adversary.
       *[other] Final turn: { $who } must face the Final Adversary.
    }
    .you =
        { $kind ->
            [0] Your turn to play (turn { $number }).
            [1] Turn { $number }: you must face the Adversary.
           *[other] Final turn: you must face the Final Adversary.
        }
event-close = { $who } has ended their turn.
    .you = You have ended your turn.
event-explore =
    { $paid ->
        [0] { $who } explores for free and replaces “{ $cards }” with “{ $new }”.
       *[other] { $who } explores and replaces “{ $cards }” with “{ $new }”.
    }
    .you =
        { $paid ->
            [0] You explore for free and replace “{ $cards }” with “{ $new }”.
           *[other] You explore and replace “{ $cards }” with “{ $new }”.
        }
event-store = { $who } stores { $amount } XP on their Class ({ $total } in all).
    .you = You store { $amount } XP on your Class ({ $total } in all).
event-ability = { $who }’s { $cards } ability applies.
    .you = Your { $cards } ability applies.
event-play = { $who } plays { $cards }.
    .you = You play { $cards }.
event-aim = { $who } aims at { $cards }.
    .you = You aim at { $cards }.
event-pass = { $who } passes.
    .you = You pass.
event-resolve = { $cards } takes effect.
event-cancel = { $who } cancels { $cards }.
    .you = You cancel { $cards }.
event-gain = { $who } gains the Trait { $cards }.
    .you = You gain the Trait { $cards }.
event-attempt =
    { $foe ->
        [0] { $who } attempts a Challenge ({ $cards }, difficulty { $difficulty }): { $way }.
       *[other] { $who } faces { THE($face) } (difficulty { $difficulty }).
    }
    .you =
        { $foe ->
            [0] You attempt a Challenge ({ $cards }, difficulty { $difficulty }): { $way }.
           *[other] You face { THE($face) } (difficulty { $difficulty }).
        }
event-dark =
    { $who } adds { $runes ->
        [one] a Dark Rune
       *[other] { $runes } Dark Runes
    } ({ $paid } XP).
    .you =
        You add { $runes ->
            [one] a Dark Rune
           *[other] { $runes } Dark Runes
        } ({ $paid } XP).
event-roll =
    { $who } casts the runes: { $total } (Base { $base }, Skills { $skills }, Dark { $dark }){ $moons ->
        [0] {""}
        [one] , with a moon
       *[other] , with { $moons } moons
    }{ $double ->
        [0] .
       *[other] , and the double triangle!
    }
    .you =
        You cast the runes: { $total } (Base { $base }, Skills { $skills }, Dark { $dark }){ $moons ->
            [0] {""}
            [one] , with a moon
           *[other] , with { $moons } moons
        }{ $double ->
            [0] .
           *[other] , and the double triangle!
        }
event-rune = One more rune ({ $skill }): { $value }.
event-darkened =
    { $runes ->
        [one] One more Dark Rune
       *[other] { $runes } more Dark Runes
    }{ $moons ->
        [0] .
        [one] , with a moon.
       *[other] , with { $moons } moons.
    }
event-moons =
    { $who } chooses the faces of their Dark Runes: { $moons ->
        [0] no moon
        [one] one moon
       *[other] { $moons } moons
    } out of { $runes }.
    .you =
        You choose the faces of your Dark Runes: { $moons ->
            [0] no moon
            [one] one moon
           *[other] { $moons } moons
        } out of { $runes }.
event-retry = { $who } casts all the runes again.
    .you = You cast all the runes again.
event-action = The Adversary acts: { $cards }.
event-heritage = { $who } calls on their Heritage ({ $cards }).
    .you = You call on your Heritage ({ $cards }).
event-choose = { $who } chooses ({ $cards }): { $choice }.
    .you = You choose ({ $cards }): { $choice }.
event-rob = { $who } takes XP from { $other }.
    .you = You take XP from { $other }.
    .me = { $who } takes XP from you.
event-result =
    { $success ->
        [0] Failure: { $result } against { $difficulty } ({ $cards }).
       *[other] Success: { $result } against { $difficulty } ({ $cards }).
    }
event-place =
    { $who } places “{ $cards }” { $act ->
        [0] under their Origin.
        [1] under their Class.
       *[other] under their Destiny.
    }
    .you =
        You place “{ $cards }” { $act ->
            [0] under your Origin.
            [1] under your Class.
           *[other] under your Destiny.
        }
event-fill = A new { $act } card: { $cards }.
event-draw = { $who } draws { $cards }.
    .you = You draw { $cards }.
event-discard = { $who } discards { $cards }.
    .you = You discard { $cards }.
event-shuffle = { $deck }: the discard pile is shuffled into a new deck.
event-xp = { $who }: { $change } XP (in reserve: { $total }).
    .you = You: { $change } XP (in reserve: { $total }).
event-level =
    { $step ->
        [1] { $who } obtains a Virtue (level { $level }).
       *[other] { $who } takes a Corruption (level { $level }).
    }
    .you =
        { $step ->
            [1] You obtain a Virtue (level { $level }).
           *[other] You take a Corruption (level { $level }).
        }
event-adversary = The Adversary: { $change } XP ({ $total } in all).
event-turned = The Adversary shows its final face: { THE($face) }.
event-late = Everybody has had twenty-four turns: the end is announced.
event-last = { $who }’s Story has its nine cards: the end is announced.
    .you = Your Story has its nine cards: the end is announced.
event-destiny = { $who } reveals their Destiny: { $cards }.
    .you = You reveal your Destiny: { $cards }.
event-end = { $reason }

## Refusals

refuse-EPIC-005 = Choose another Hero, one who has at least one XP.
refuse-EPIC-008 = A Trait is gained, not attempted.
refuse-EPIC-021 = On the last level no more Corruption can be taken; choose what can be done in full.
refuse-EPIC-022 = On the last level of Corruption no more Dark Runes are added.
refuse-EPIC-024 = Your level of Corruption does not let you play this card.
refuse-EPIC-025 = Competition takes at least two players.
refuse-EPIC-030 = Keep one of the two Origins, one of the two Classes and one of the two Destinies you were dealt.
refuse-EPIC-044 = This cannot be done at this point of the turn.
refuse-EPIC-045 = You add a card to your Story once a turn, no more and no less, if there is one to take.
refuse-EPIC-047 = You explore a card that is face up, for 1 XP.
refuse-EPIC-048 = Once you have gained a Trait or begun a Challenge, there is no more exploring.
refuse-EPIC-050 = The deck and the discard pile of this Act are empty: nothing can be explored there.
refuse-EPIC-051 = Draw a Hero or Antihero card, use the effect of your Heritage if that can be done, or decline.
refuse-EPIC-057 = You store XP on your Class during your own turn, as far as your reserve goes, up to six in all.
refuse-EPIC-061 = Say how many of your Dark Runes show the moon.
refuse-EPIC-062 = Choose which of your two effects comes first.
refuse-EPIC-063 = This card is not in your hand.
refuse-EPIC-064 = Choose a Hero or an Antihero card, from a deck that can still give one.
refuse-EPIC-065 = This card says when it may be played, and that is not now.
refuse-EPIC-066 = Played now, this card would change nothing.
refuse-EPIC-068 = Choose a card from your hand to discard.
refuse-EPIC-069 = You cannot pay what this card costs.
refuse-EPIC-071 = Play a card that is allowed, or pass.
refuse-EPIC-072 = This ability is not yours, or has been used, or you cannot pay for it.
refuse-EPIC-074 = Choose a card on the stack that yours can cancel.
refuse-EPIC-076 = At the end of a turn, play a card without a condition, or pass.
refuse-EPIC-077 = A Challenge is attempted, by one of its two paths; it is not simply gained.
refuse-EPIC-082 = A Challenge has two paths, the top one and the bottom one.
refuse-EPIC-085 = At most three Dark Runes are added, for one XP each.
refuse-EPIC-089 = Choose a Skill of this Challenge that still has a rune left.
refuse-EPIC-106 = This Act is complete: no more cards are taken from it.
refuse-EPIC-107 = Choose a face-up card of a revealed row, of your current Act or a later one.
refuse-EPIC-116 = This turn belongs to the Adversary: face it, and add nothing to your Story.
refuse-EPIC-124 = This is your final turn: it is for facing the Final Adversary.
refuse-EPIC-142 = In competition there is no Adversary, no Adversary level and no Quest to choose.
refuse-EPIC-147 = The campaign is played in co-operation or solo, not in competition.
refuse-EPIC-152 = A legacy has no meaning outside a chapter of the campaign.
refuse-EPIC-153 = A chapter of the campaign has its own Adversary: there is no choosing.

## The terminal

term-lang = en
term-actions =
    { $count ->
        [0] no Action in the deck
        [one] one Action in the deck
       *[other] { $count } Actions in the deck
    }
term-deck =
    { $count ->
        [0] no card in the deck
        [one] one card in the deck
       *[other] { $count } cards in the deck
    }
term-level = Level
term-reserve = XP
term-class = Class
term-hand = Hand
term-story = Story
term-icons = Icons
term-yours = Your cards
term-chapter = Chapter
term-adversary = Adversary
term-outcome = Outcome
term-heroes = Heroes
term-victory = Victory
term-defeat = Defeat

## The score sheet

sheet-triumph = A  Triumph
sheet-tragedy = B  Tragedy
sheet-experience = C  Experience
sheet-icons = D  Story icons
sheet-final = E  Final Adversary
sheet-total = Destiny score
ledger-score = your Destiny score
ledger-rival = the best Destiny score of the others
ledger-triumph = your Triumph
ledger-tragedy = your Tragedy
ledger-experience = the experience you have left
ledger-icons = the points of your Story icons
ledger-final = your points against the Final Adversary
