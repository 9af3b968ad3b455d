### Conan: every text of the game, in English.

## The game

title = Conan
    .tagline = Glory to the bold, ruin to the gullible.
credits = The summary of rules that this game comes from names neither author nor publisher: the game remains theirs. The cards and texts, which it does not give, are Tablée’s.
    .short = The booklet names neither author nor publisher
running = Glory
intro =
    Under an ember-coloured sky, swords are for hire in the morning and friends for sale by nightfall.
    Send your Hero to loot the tombs, scatter monsters and traps in everyone else’s path, and stake your glory on cards that nobody can see.
    At thirty points they will sing of you; at zero they will not so much as remember your name.
how-to-play-1 = Lead a Hero and put your 15 points of glory to work. Once somebody has 30 at the start of a hero phase, the most glorious player wins.
how-to-play-2 = Play your cards: an Adventure or a Challenge earns 1 point. Hide your Challenges where other Heroes will want to go.
how-to-play-3 = When your Hero faces a Challenge, bid against its owner. Withdraw and you lose your bid; match, and it comes to a fight with hidden cards.
how-to-play-4 = No Challenge and no rival left on the Adventure? The loot is yours. Then you bargain, you draw, and it all starts again.

## The kinds of cards

kind-hero = Hero
kind-adventure = Adventure
kind-challenge = Challenge
kind-monster = Monster
kind-trap = Trap
kind-ally = Ally
kind-special = Special
kind-resolution = Resolution
kind-action = Action
kind-object = Object

## The attributes

attribute-force = Force
    .short = F
attribute-ruse = Cunning
    .short = C
attribute-esprit = Spirit
    .short = S

## The Heroes

card-H01 = Barbarian
    .power = Fury
    .effect = In a duel, +1 to your total, whichever of you issued the challenge.
    .text = Civilisation? He saw it up close once, just before the fire.
card-H02 = Thief
    .power = Light Fingers
    .effect = Whoever withdraws from an auction against you loses at least 2 glory to you, not 1.
    .text = She has never forced a lock in her life. They simply confide in her.
card-H03 = Sorcerer
    .power = Third Eye
    .effect = Each time he arrives on an Adventure, look in secret at every hidden Challenge there.
    .text = He read the book that must not be opened. Twice: the second time for the footnotes.
card-H04 = Priestess
    .power = Omen
    .effect = In the draw phase, draw two cards instead of one: keep one, slip the other under the draw pile.
    .text = Entrails never lie. It is the rest of the sheep you have to watch.
card-H05 = Mercenary
    .power = Pay
    .effect = +1 glory each time this Hero overcomes a Challenge by resolution.
    .text = Die for glory? By all means: payable in advance.
card-H06 = Explorer
    .power = Swift Foot
    .effect = As soon as she has accomplished an Adventure, you may place her on another one open to her.
    .text = Her map of the world bears only two words: further on.
card-H07 = Raider
    .power = Plunder
    .effect = +1 glory each time she accomplishes an Adventure.
    .text = When she arrives, it is too late. When she leaves, there are no doors left.
card-H08 = Nomad
    .power = No Ties
    .effect = May make a Move even from an Adventure that carries Challenges.
    .text = Behind that horse the wind wipes out the tracks. In front, it does not dare.
card-H09 = Knight
    .power = Given Word
    .effect = When you have just raised, your opponent may only match or withdraw.
    .text = Her sword has rusted. Her oath has not.
card-H10 = Merchant
    .power = Haggling
    .effect = Hiring an Ally costs you 1 glory less.
    .text = He once sold the same camel twice. The camel took a cut.

## The Adventures

-recover = When you accomplish it, take a card of your choice from the discard pile.
-tribute = When you accomplish it, every other player with at least 2 glory gives you 1.
-passage = When you accomplish it, you may place your Hero at once on another Adventure open to it.

card-A01 = The Gallows Inn
    .text = Bed, soup and rope. The rope is included.
card-A02 = Ravens’ Ford
    .text = They only eat travellers. The locals wish them good morning.
card-A03 = The Shadow Market
    .text = Everything is for sale, except a light to see it by.
card-A04 = The Watcher’s Tower
    .text = He has been watching for a hundred years. He has been dead for eighty.
card-A05 = The Forgotten Crypt
    .text = Forgotten by the living. The others are still very attached to it.
card-A06 = The Field of Swords
    .power = Recover
    .effect = { -recover }
    .text = They sowed soldiers here. What comes up is iron.
card-A07 = The Red Copper Mines
    .text = Until they opened the mine, the ore was not red.
card-A08 = The Sand-choked Library
    .text = A thousand scrolls under the dune, and one reader who never came out.
card-A09 = Smugglers’ Harbour
    .text = Even the tide comes in by night here, and without a lantern.
card-A10 = The Sunken Temple
    .text = The god drowned. His priests learned to swim.
card-A11 = The Caravan Road
    .power = Tribute
    .effect = { -tribute }
    .text = Ten days of salt, ten days of thirst, and outstretched palms all the way.
card-A12 = The Citadel Tunnels
    .power = Passage
    .effect = { -passage }
    .text = The ramparts cost a fortune. The sewer runs beneath them, free of charge.
card-A13 = The Satrap’s Hoard
    .text = All the gold of the province, counted every night by a man who sleeps badly.
card-A14 = The Seer’s Gardens
    .text = Yesterday he pruned his roses for tomorrow’s visitor: you.
card-A15 = The Volcano Forge
    .text = Here they dip the blades in lava, and now and then an apprentice.
card-A16 = The Sand Arena
    .power = +1 Force
    .effect = Once in front of you: +1 to your Hero’s total, duels included, if the final attribute is Force.
    .text = The sand is changed every morning. Nobody asks why.
card-A17 = The Court of Masks
    .power = +1 Cunning
    .effect = Once in front of you: +1 to your Hero’s total, duels included, if the final attribute is Cunning.
    .text = Come in barefaced, and you leave without a face.
card-A18 = The Dead King’s Palace
    .text = The throne is empty. The crown, though, keeps its eye on visitors.
card-A19 = The Giant’s Tomb
    .text = From the door to the big toe, allow three days’ march.
card-A20 = The Isle of Oracles
    .power = +1 Spirit
    .effect = Once in front of you: +1 to your Hero’s total, duels included, if the final attribute is Spirit.
    .text = Every oracle here tells the truth. That is the horror of it.

## The Challenges: Monsters

-trophy = Trophy: the Hero who overcomes it by resolution gains 1 glory.

card-C01 = Ruin Jackals
    .text = They laugh beforehand. Afterwards their mouths are full.
card-C02 = Quarry Brute
    .text = Breaks stones to relax, and people when there are no stones left.
card-C03 = Scarab Swarm
    .text = First a patter of rain. It never rains in these parts.
card-C04 = Great Thieving Ape
    .text = He returns stolen swords for a fig. He hates figs.
card-C05 = Wraith of the Ford
    .text = A coin to cross. A name to stay.
card-C06 = Obsidian Panther
    .text = Two embers in the dark, then nothing: she shuts her eyes to spring.
card-C07 = Ogre of the Passes
    .text = The toll is simple: the mule or the muleteer.
card-C08 = Faceless Assassin
    .text = Nobody can describe him: his witnesses have lost their heads.
card-C09 = Lich of the Well
    .text = Pull up the bucket. If the rope pulls back, let go.
card-C10 = Salt Harpies
    .text = Beaks, grudges, and the salt all ready for the wounds.
card-C11 = Basalt Colossus
    .effect = { -trophy }
    .text = That mountain was not on the map. It has only just arrived.
card-C12 = Spider Queen
    .effect = { -trophy }
    .text = She spins, she weaves, she entertains. No guest has taken leave yet.
card-C13 = Serpent of a Thousand Voices
    .effect = { -trophy }
    .text = One of them is your mother’s. Do not go in.
card-C14 = Demon of the Threshold
    .effect = { -trophy }
    .text = He opens politely, and closes before the screams can get out.

## The Challenges: Traps

-trap-discard = Failure: if the Hero loses the resolution, its player discards a card at random.
-trap-glory = Failure: if the Hero loses the resolution, its player loses 1 glory, never the last.

card-C15 = Tilting Slab
    .effect = { -trap-discard }
    .text = One slab in a hundred. The architect chuckled as he counted.
card-C16 = Stake Pit
    .effect = { -trap-glory }
    .text = At the bottom, a skeleton has saved you a place.
card-C17 = Drowned Chamber
    .effect = { -trap-discard }
    .text = The door shuts, the water rises, and there are scratches on the ceiling.
card-C18 = Pendulum Blades
    .effect = { -trap-glory }
    .text = Tick. Tock. After the third one, count your arms again.
card-C19 = Slumber Mist
    .effect = { -trap-discard }
    .text = It smells of mint and eternal rest.
card-C20 = Mirror Maze
    .effect = { -trap-glory }
    .text = Your reflection knows the way out. It would rather not say.
card-C21 = Poisoned Needle
    .effect = { -trap-discard }
    .text = The chest was open. All you had to do was leave the lock alone.
card-C22 = Sabotaged Bridge
    .effect = { -trap-glory }
    .text = It has held for a hundred years. It is good for one more step.

## The Challenges: Allies

-ally = Instead of bidding, pay the cost: your Hero uses this Ally’s attributes until leaving the Adventure.

card-C23 = Runaway Squire
    .effect = { -ally }
    .text = He knows how to carry a lance, and better still how to run with one.
card-C24 = Rooftop Urchin
    .effect = { -ally }
    .text = She knows every chimney in town, and what gets burned there.
card-C25 = Blind Storyteller
    .effect = { -ally }
    .text = He has been telling your story for twenty years. All it lacks is an ending.
card-C26 = Borderland Lancer
    .effect = { -ally }
    .text = Ten years on watch over the mist. She knows what comes out of it.
card-C27 = Master Lockpick
    .effect = { -ally }
    .text = His wife changed the locks. He was already at the table.
card-C28 = Anchorite
    .effect = { -ally }
    .text = Thirty years of silence, and a single word held in reserve.
card-C29 = Spell-teller
    .effect = { -ally }
    .text = She reads one palm. Keep the other to pay her with.
card-C30 = Freed Gladiator
    .effect = { -ally }
    .text = Free since this morning. He is looking for someone to thank, or to flatten.
card-C31 = Captain of the Grey Blades
    .effect = { -ally }
    .text = Grey by name; by complexion too, the morning after pay day.
card-C32 = Exiled Princess
    .effect = { -ally }
    .text = She lost a kingdom, and kept the list of those who will give it back.

## The Resolution Specials

card-R01 = Sweeping Cut
    .effect = +2 to your total if the final attribute is Force.
    .text = A somewhat sweeping argument, but it carries.
card-R02 = Shadow Feint
    .effect = +2 to your total if the final attribute is Cunning.
    .text = The sword was on the left. So were the eyes. Not the blow.
card-R03 = Brazen Will
    .effect = +2 to your total if the final attribute is Spirit.
    .text = They hammered at it all night. By morning they needed a new anvil.
card-R04 = Red Rage
    .effect = +3 to your total if the final attribute is Force.
    .text = Afterwards, somebody had to explain what had happened to the table.
card-R05 = Viper’s Tongue
    .effect = +3 to your total if the final attribute is Cunning.
    .text = Three words in the right ear, and two friends draw steel.
card-R06 = Forbidden Word
    .effect = +3 to your total if the final attribute is Spirit.
    .text = The silence afterwards is not the same as the one before.
card-R07 = Second Wind
    .effect = +1 to your total.
    .text = The first breath is given up. The second is sold dear.
card-R08 = Blinding Sand
    .effect = −2 to your opponent’s total.
    .text = The desert lends freely. One handful is plenty.
card-R09 = All-out Brawl
    .effect = The attribute becomes Force. If your opponent imposes another, the first choice stands.
    .text = There was a plan. It is under the table, with the innkeeper.
card-R10 = Fools’ Game
    .effect = The attribute becomes Cunning. If your opponent imposes another, the first choice stands.
    .text = Wondering who the fool is? Take a seat, you were expected.
card-R11 = Clash of Souls
    .effect = The attribute becomes Spirit. If your opponent imposes another, the first choice stands.
    .text = Two figures, motionless. Soon one of them will be stone.
card-R12 = Parry
    .effect = Cancels your opponent’s last Resolution Special that is neither a Parry nor already cancelled.
    .text = The steel sang, and that was all it did.
card-R13 = Recklessness
    .effect = If you win this resolution, take 2 more glory from your opponent, who keeps at least 1.
    .text = The cautious grow old. Nobody sings about the old.

## The Action Specials

card-N01 = Secret Passage
    .effect = Place or move your Hero onto another Adventure open to it, even if held by Challenges.
    .text = Pull the candlestick. No, not that one.
card-N02 = Tavern Rumour
    .effect = Look in secret at every hidden Challenge on an Adventure where another player has placed at least one.
    .text = The one-eyed man saw everything. Half of it is true.
card-N03 = Cut Purse
    .effect = Take 2 glory from another player, who keeps at least 1.
    .text = The strap was new. So was the knife.
card-N04 = Shifting Ambush
    .effect = Move one of your Challenges to another Adventure where you could play one.
    .text = They were behind that rock. The rock has moved as well.
card-N05 = Courier
    .effect = Draw 2 cards.
    .text = The horse died at the gate. The letter got through.
card-N06 = Writ of Exile
    .effect = Another player’s Hero must leave its Adventure and is back on the road.
    .text = Three seals, two witnesses, one horse. You have until nightfall.

## The Objects

-bonus-force = +1 to your Hero’s total, duels included, if the final attribute is Force.
-bonus-ruse = +1 to your Hero’s total, duels included, if the final attribute is Cunning.
-bonus-esprit = +1 to your Hero’s total, duels included, if the final attribute is Spirit.

card-O01 = Clan-chief’s Axe
    .effect = { -bonus-force }
    .text = It has settled the succession. Five times.
card-O02 = Bronze Gauntlets
    .effect = { -bonus-force }
    .text = One handshake settles the matter. And the hand.
card-O03 = Grey Cloak
    .effect = { -bonus-ruse }
    .text = Grey at dusk, grey at dawn, absent at midnight.
card-O04 = Curved Dagger
    .effect = { -bonus-ruse }
    .text = It goes round armour, and round questions.
card-O05 = Amber Amulet
    .effect = { -bonus-esprit }
    .text = There is a bee in the amber. Some nights it hums.
card-O06 = Stitched Grimoire
    .effect = { -bonus-esprit }
    .text = They sewed it shut to silence it. It still mutters.
card-O07 = Fugitive’s Boots
    .effect = Remove this card from the game to make a Move despite the Challenges that hold your Hero.
    .text = Soles as good as new: he only ran once.
card-O08 = Jade Eye
    .effect = You know every hidden Challenge on the Adventure where your Hero stands.
    .text = It never blinks, except when somebody lies.
card-O09 = Black Hourglass
    .effect = In each draw phase, draw one more card.
    .text = Turn it over: there are a few grains of yesterday left.
card-O10 = Broken Crown
    .effect = +1 glory each time your Hero accomplishes an Adventure.
    .text = Half a kingdom. The other half wants it back.

## The backs of the cards

pool-draw = a card
pool-object = an Object
pool-hero = a Hero
back-draw =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
back-object =
    { $count ->
        [one] an Object
       *[other] { $count } Objects
    }
back-hero =
    { $count ->
        [one] a Hero
       *[other] { $count } Heroes
    }
back-adventure =
    { $count ->
        [one] a hidden Adventure
       *[other] { $count } hidden Adventures
    }
back-challenge =
    { $count ->
        [one] a hidden Challenge
       *[other] { $count } hidden Challenges
    }
back-special =
    { $count ->
        [one] a hidden Special
       *[other] { $count } hidden Specials
    }

## The player aid

aid-title = Player aid
aid-goal = Goal: the most glory. The game ends when someone has 30 glory or more at the start of a hero phase. At 0 glory you are eliminated.
aid-round = A round: cards, Heroes, diplomacy, draw.
aid-cards = Cards: play one or pass. Adventure or Challenge: +1 glory. From the second lap on, the first pass ends the phase.
aid-move = Move: a Hero may leave an Adventure without Challenges, and never arrives where you have placed one.
aid-face = Face: turn up a Challenge on your Adventure; hire it if it is an Ally, or else bid against whoever placed it.
aid-auction = Auction: match, raise or withdraw. Never above the poorer player’s glory. Withdrawing costs your last bid, at least 1 glory; the Challenge stays, unless the table plays Forfeited Challenge.
aid-resolution = Resolution: the Hero picks Force, Cunning or Spirit, then each side lays up to three hidden cards. No resolution mark means a bluff.
aid-result = Result: the Hero needs strictly more. The winner takes the loser’s stake; a Challenge overcome is discarded, otherwise it stays.
aid-duel = Duel: challenge a rival on your Adventure. The rival picks the attribute, and the loser is expelled.
aid-accomplish = Accomplish: no Challenge, no rival? Take the Adventure and its loot; the Hero waits for the next hero phase.
aid-treaty = Treaty: trade glory, cards and Objects. Announced to all, and nobody can break it.
aid-alliance = Alliance: two Heroes on one Adventure share gains, losses, loot, and the best of their attributes.
aid-draw = Draw: one card each, with no hand limit.

## The end of the game

reason-glory = Thirty points of glory: the fires are banked, the bards tune their lutes, and the reckoning begins.
reason-last = Not a rival left standing: glory, all the glory, and nobody to dispute it.
reason-rounds = Twenty rounds have gone by: the Heroes have grown old, and the legend stops where it stands.

## The phases

phase-setup = set-up
phase-cards = card phase
phase-heroes = hero phase
phase-diplomacy = diplomacy phase
phase-draws = draw phase

## What a treaty trades: each side is a row of cards, glory and Objects

back-veiled-adventure =
    { $count ->
        [one] a veiled Adventure
       *[other] { $count } veiled Adventures
    }
back-veiled-challenge =
    { $count ->
        [one] a veiled Challenge
       *[other] { $count } veiled Challenges
    }
back-veiled-special =
    { $count ->
        [one] a veiled Special
       *[other] { $count } veiled Specials
    }
back-asked-adventure =
    { $count ->
        [one] an Adventure
       *[other] { $count } Adventures
    }
back-asked-challenge =
    { $count ->
        [one] a Challenge
       *[other] { $count } Challenges
    }
back-asked-special =
    { $count ->
        [one] a Special
       *[other] { $count } Specials
    }
back-asked-any =
    { $count ->
        [one] any card
       *[other] any { $count } cards
    }
back-glory = { $count } glory
back-nothing = nothing
everybody = all the others

## The options

option-turning = Turning table
    .help = The first player changes every round, clockwise. In the book it is always the same one; with three players, whoever played last then won 41 matches in 100.
option-truce = Truce
    .help = A treaty may include a truce: no duel, no Challenge and no Action Special between the two who signed, until the end of the next hero phase.
option-diplomacy = Diplomacy
    .help = Without it there are no treaties and no alliances: the diplomacy phase is skipped and matches are shorter.
option-forfeit = Forfeited Challenge
    .help = A Challenge is discarded when its owner withdraws from the auction. In the book it stays. Among bots this brings one and a half to two times as many Adventures accomplished, in one or two rounds fewer.
option-pacts = Pacts
    .help = Treaties as free as in the book: between two or three players, as many cards, Objects and glory as you like, and cards asked for by name. Bots answer them, but propose none.
option-lead_first = Head start of the first player
    .help = Glory on top of the 15 at the start. With three players in a fixed order, 4 for the first and 3 for the second make the three places equal.
option-lead_second = Head start of the second player
    .help = The same for the second in turn order.

## The questions
## In AnswerAlliance, $share is the quarters of glory for whoever answers, $rest the others; $loot says who gets the rest of the loot.

ask-OfferSwap = Choose a Hero to swap yours for, once only, or keep your own.
    .other = { $who } is sizing up the Heroes at the table.
ask-AnswerSwap = { $proposer } offers you { THE($theirs) } for your { $mine }: accept or refuse.
    .other = { $who } is weighing a swap of Heroes with { $proposer }.
ask-PlaceChallenge = Choose an Adventure to hide this Challenge on: { $card }.
    .other = { $who } is looking for a place to hide their first Challenge.
ask-PlaceHero = Choose the Adventure where your Hero starts, never the one with your Challenge.
    .other = { $who } is choosing where to start.
ask-CardTurn =
    { $lap ->
        [1] Choose a card to play, or pass: the first lap goes on.
       *[other] Choose a card to play, or pass: that ends the card phase.
    }
    .other = { $who } may play a card.
ask-HeroTurn =
    { $can ->
        [go] Your Hero is on the road: choose an Adventure to go to.
        [accomplish] Accomplish { THE($adventure) }, or choose another Adventure.
        [fight] At { THE($adventure) }, face a Challenge, challenge a rival or pass.
        [face] At { THE($adventure) }, choose a Challenge to face, or pass.
        [duel] At { THE($adventure) }, challenge a rival, choose another Adventure or pass.
        [move] Choose another Adventure for your Hero, or pass.
        [escape] Choose an Adventure to run to, or pass.
       *[wait] Nothing to do at { THE($adventure) }: pass.
    }
    .other = { $who } is deciding what their Hero does.
ask-HireOrFight = An Ally, { THE($card) }: hire or fight.
    .other = { $who } is haggling with an Ally, { THE($card) }.
ask-OpenAuction =
    { $duel ->
        [1] A duel with { $other }: choose your bid, then open.
       *[other] Against { THE($card) }, placed by { $other }: choose your bid, then open.
    }
    .other = { $who } is about to open the auction against { $other }.
ask-AnswerBid =
    { $opponent } bids { $bid } glory{ $duel ->
        [1] {" "}on this duel
       *[other] {" "}({ $card })
    }. { $last ->
        [0] {""}
       *[other] Your own bid was { $last }.{" "}
    }{ $raises ->
        [0] Match or withdraw.
       *[other] Match, raise or withdraw.
    }
    .other = { $who } must answer a bid of { $bid } glory.
ask-ChooseAttribute =
    { $duel ->
        [1] A duel with { $opponent }, { $stake } glory at stake. You were challenged: choose Force, Cunning or Spirit.
       *[other] Against { THE($card) }, { $stake } glory at stake: choose Force, Cunning or Spirit.
    }
    .other = { $who } is choosing the attribute of the fight.
ask-LayCards =
    { $attribute }, { $stake } glory at stake, wave { $wave } of 3: choose a card to lay, real or bluff, or stop.
    .other = Wave { $wave } of 3: waiting for { $who }.
ask-RecoverCard = Choose a card to take back from the discard pile.
    .other = { $who } is rummaging through the discard pile.
ask-PlaceAgain = Accomplished! Choose another Adventure to go to at once, or stay on the road.
    .other = { $who } may set out at once for another Adventure.
ask-Propose =
    { $stage ->
        [terms] Your treaty, proposed to { $other }. You give: { $gives }.{ $hidden ->
            [0] {""}
           *[other] {" "}Under the veil: { $veiled }.
        } You ask for: { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}With a truce.
        } Add a clause, or sign.
        [clauses] Your pact with { $parties }. You give: { $gives }. You receive: { $gets }.{ $three ->
            [2] {" "}Between the others: { $rest }.
           *[other] {""}
        }{ $truce ->
            [0] {""}
           *[other] {" "}With a truce.
        } { $now ->
            [gives] Say what you give { $taker }.
            [gets] Say what { $giver } gives you.
            [rest] Say what { $giver } gives { $taker }.
           *[nobody] First say who gives to whom.
        }
       *[first] Draw up a proposal and submit it, or propose nothing.
    }
    .other = { $who } is thinking of a proposal.
ask-AnswerTreaty =
    { $stage ->
        [hand] You accept the treaty: choose { $asked } from your hand to give { $author }.
        [terms] Your counter-proposal to { $author }. You give: { $gives }.{ $hidden ->
            [0] {""}
           *[other] {" "}Under the veil: { $veiled }.
        } You ask for: { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}With a truce.
        } Add a clause, or sign.
       *[first] { $counter ->
            [1] A counter-proposal by { $author }.
           *[other] A treaty proposed by { $author }.
        } You are given: { $gives }. You are asked for: { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}With a truce.
        } { $counter ->
            [1] Accept or refuse.
           *[other] { $to_all ->
                [1] Accept or refuse.
               *[other] Accept, refuse or counter.
            }
        }
    }
    .other = { $who } is considering a treaty with { $author }.
ask-AnswerAlliance =
    { $counter ->
        [1] { $other } answers with other terms
       *[other] { $other } proposes an alliance
    }: { $share } of the glory for you, { $rest } for { $other }; the rest of the loot, { $loot ->
        [who] all for you.
        [other] all for { $other }.
       *[turns] taken in turn.
    } { $counter ->
        [1] Accept or refuse.
       *[other] Accept, refuse or counter.
    }
    .other = { $who } is considering an alliance with { $other }.
ask-AnswerPact =
    { $stage ->
        [hand] You accept the pact: choose { $asked } from your hand to give { $taker }.
       *[first] A pact proposed by { $author }.{ $three ->
            [1] {" "}It also binds { $parties }.
           *[other] {""}
        } You are given: { $gives }. You are asked for: { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}With a truce.
        } Accept or refuse.
    }
    .other = { $who } is considering a pact with { $author }.
ask-KeepCard = Two omens: choose the one you keep. The other goes under the draw pile, known to you alone.
    .other = { $who } is reading the omens.

## The moves

act-pass =
    { $decision ->
        [OfferSwap] Keep your Hero
        [PlaceAgain] Stay on the road
        [Propose] Propose nothing
       *[other] Pass
    }
    .short =
        { $decision ->
            [OfferSwap] keep your Hero
            [PlaceAgain] stay on the road
            [Propose] propose nothing
           *[other] pass
        }
act-accept = Accept
    .short = yes
act-refuse = Refuse
    .short = no
act-swap = Offer { $player } a swap of Heroes and take { THE($hero) }
    .short = { $hero } ({ $player })
act-place = Hide your Challenge on { THE($adventure) }
    .short = { $adventure }
act-stand = Place your Hero at { THE($adventure) }
    .short = { $adventure }
act-play = Play the Adventure: { $adventure } (+1 glory)
    .short = { $adventure }
act-set = Hide { THE($challenge) } on { THE($adventure) } (+1 glory)
    .short = { $challenge } → { $adventure }
act-slip = Secret Passage: go to { THE($adventure) }
    .short = { $adventure }
act-spy = Tavern Rumour: look at the hidden Challenges on { THE($adventure) }
    .short = { $adventure }
act-rob = Cut Purse: take 2 glory from { $player }, who keeps at least 1
    .short = { $player }
act-shift = Shifting Ambush: move { THE($card) } to { THE($adventure) }
    .short = { $card } → { $adventure }
act-send = Courier: draw 2 cards
    .short = 2 cards
act-banish = Writ of Exile: send { $player }’s Hero back on the road
    .short = { $player }
act-move = Go to { THE($adventure) }
    .short = { $adventure }
act-escape = Put on the Fugitive’s Boots and run to { THE($adventure) }
    .short = { $adventure }
act-face =
    { $known ->
        [0] Face a hidden Challenge placed by { $owner }
       *[other] Face { THE($card) }, a Challenge placed by { $owner }
    }
    .short = { $card } ({ $owner })
act-duel = Challenge { $player }’s { $hero } to a duel
    .short = { $player } ({ $hero })
act-accomplish = Accomplish the Adventure and take its loot
    .short = the loot
act-hire =
    { $price ->
        [0] Hire { THE($card) } for nothing
       *[other] Hire { THE($card) } for { $price } glory
    }
    .short = { $price } glory, { $card }
act-fight = Fight { THE($card) }
    .short = { $card }
act-open =
    Open at { $amount } glory{ $ruin ->
        [0] {""}
       *[other] {" "}(losing would eliminate you)
    }
    .short = { $amount }
act-withdraw =
    Withdraw and lose { $cost } glory{ $forfeits ->
        [0] {""}
       *[other] {" "}and your Challenge
    }{ $left ->
        [0] {" "}(that would eliminate you)
       *[other] {""}
    }
    .short = { $cost } glory lost
act-follow =
    Match { $bid } glory{ $ruin ->
        [0] {""}
       *[other] {" "}(losing would eliminate you)
    }
    .short = { $bid } glory
act-raise =
    Raise to { $amount } glory{ $ruin ->
        [0] {""}
       *[other] {" "}(losing would eliminate you)
    }
    .short = { $amount }
act-choose = Choose { $attribute }, { $hero } against { $other }
    .short = { $attribute } ({ $hero } against { $other })
act-lay = Lay { THE($card) } face down
    .short = { $card }
act-stop = Stop there
    .short = nothing more
act-recover = Take back { THE($card) }
    .short = { $card }
act-keep = Keep { THE($card) }
    .short = { $card }
act-ally =
    Propose an alliance to { $player }: { $share } of the glory for you, { $rest } for { $player }; the rest of the loot, { $loot ->
        [who] all for you
        [other] all for { $player }
       *[turns] taken in turn
    }
    .short =
        { $player }, you { $share }, { $loot ->
            [who] loot for you
            [other] loot for the other
           *[turns] loot in turn
        }
act-amend =
    Propose other terms: { $share } of the glory for you, { $rest } for { $player }; the rest of the loot, { $loot ->
        [who] all for you
        [other] all for { $player }
       *[turns] taken in turn
    }
    .short =
        you { $share }, { $loot ->
            [who] loot for you
            [other] loot for the other
           *[turns] loot in turn
        }
act-counter = Make a counter-proposal
    .short = other terms
act-treaty = Propose a treaty to { $player }
    .short = { $player }
act-give =
    { $shown ->
        [0] Give { THE($card) } (veiled)
       *[other] Give { THE($card) } (shown to all)
    }
    .short =
        { $shown ->
            [0] { $card } (veiled)
           *[other] { $card } (shown)
        }
act-pay = Give { $amount } glory
    .short = { $amount }
act-charge = Ask for { $amount } glory
    .short = { $amount }
act-cede = Give { THE($object) }
    .short = { $object }
act-claim = Ask for { THE($object) }
    .short = { $object }
act-ask = Ask for { $category }
    .short = { $category }
act-truce = Add a truce
    .short = a truce
act-sign = Sign and announce to all
    .short = and announce
act-hand = Hand over { THE($card) }
    .short = { $card }
act-pact =
    Propose a pact to { $player }{ $third ->
        [4] {""}
       *[other] {" "}and { $other }
    }
    .short =
        { $player }{ $third ->
            [4] {""}
           *[other] {" "}and { $other }
        }
act-between =
    { $side ->
        [gives] You give { $taker }
        [gets] { $giver } gives you
       *[rest] { $giver } gives { $taker }
    }
    .short = { $giver } → { $taker }
act-pledge = { $amount } glory
    .short = { $amount }
act-grant = { CAP(THE($object)) }
    .short = { $object }
act-request = { CAP($category) }
    .short = { $category }
act-name = A card by name: { $card }
    .short = { $card }

verb-pass = Pass
verb-accept = Accept
verb-refuse = Refuse
verb-swap = Swap
verb-place = Hide
verb-stand = Place
verb-play = Play
verb-set = Hide
verb-slip = Secret Passage
verb-spy = Rumour
verb-rob = Cut Purse
verb-shift = Ambush
verb-send = Courier
verb-banish = Exile
verb-move = Go
verb-escape = Flee
verb-face = Face
verb-duel = Challenge
verb-accomplish = Accomplish
verb-hire = Hire
verb-fight = Fight
verb-open = Open
verb-withdraw = Withdraw
verb-follow = Match
verb-raise = Raise
verb-choose = Choose
verb-lay = Lay
verb-stop = Stop
verb-recover = Take back
verb-keep = Keep
verb-ally = Alliance
verb-amend = Amend
verb-counter = Counter
verb-treaty = Treaty
verb-give = Give
verb-pay = Pay
verb-charge = Claim glory
verb-cede = Cede
verb-claim = Claim an Object
verb-ask = Ask
verb-truce = Truce
verb-sign = Sign
verb-hand = Hand over
verb-pact = Pact
verb-between = Who gives to whom
verb-pledge = Glory
verb-grant = An Object
verb-request = A card
verb-name = A named card

param-player = the player
param-adventure = the Adventure (1 to 20)
param-challenge = the Challenge (1 to 32)
param-place = the Challenge on the table
param-amount = how much glory
param-attribute = the attribute
param-card = the card
param-share = the quarters of glory for the proposer (0 to 4)
param-spoils = the rest of the loot
param-shown = veiled or shown
param-object = the Object (1 to 10)
param-category = the category
param-third = the third player (4 for none)
param-giver = who gives
param-taker = who receives

quarters-0 = none
quarters-1 = a quarter
quarters-2 = half
quarters-3 = three quarters
quarters-4 = all

spoils-0 = for the proposer
spoils-1 = for the other
spoils-2 = in turn
shown-0 = veiled
shown-1 = shown

## The log: “you” speaks to whoever acts, “seen” to whoever also sees the cards, “me” to the other person concerned
## In alliances, $share is the quarters of glory for $who, $rest those of the other; $loot says who gets the rest of the loot.

event-hero = { $who } leads { THE($cards) }.
    .you = You lead { THE($cards) }.
event-swap = { $who } offers { $other } a swap of Heroes.
    .you = You offer { $other } a swap of Heroes.
    .me = { $who } offers you a swap of Heroes.
event-swapped = { $who } and { $other } swap Heroes.
    .you = You swap Heroes with { $other }.
    .me = You swap Heroes with { $who }.
event-refused = { $who } turns down { $other }’s proposal.
    .you = You turn down { $other }’s proposal.
    .me = { $who } turns down your proposal.
event-before = An Adventure opens before { $who }: { $cards }.
    .you = An Adventure opens before you: { $cards }.
event-first =
    { $tied ->
        [1] The hardest Adventure is before { $who }, who will play first.
       *[other] The hardest Adventures tie: the lot falls on { $who }, who will play first.
    }
    .you =
        { $tied ->
            [1] The hardest Adventure is before you: you will play first.
           *[other] The hardest Adventures tie: the lot falls on you, and you will play first.
        }
event-set =
    { $who } hides a Challenge on { THE($adventure) }{ $amount ->
        [0] .
       *[other] {" "}and gains { $amount } glory.
    }
    .seen =
        You hide { THE($cards) } on { THE($adventure) }{ $amount ->
            [0] .
           *[other] {" "}and gain { $amount } glory.
        }
event-arrive = { $who }’s Hero arrives at { THE($adventure) }.
    .you = Your Hero arrives at { THE($adventure) }.
event-look = { $who } looks in secret at the hidden Challenges on { THE($adventure) }.
    .seen = At { THE($adventure) } you discover { THE($cards) }.
event-phase = Round { $round }: { $phase }.
event-pass = { $who } passes.
    .you = You pass.
event-play = { $who } plays an Adventure and gains 1 glory: { $cards }.
    .you = You play an Adventure and gain 1 glory: { $cards }.
event-special = { $who } plays { $cards }.
    .you = You play { $cards }.
event-rob = { $who } snatches { $amount } glory from { $other }.
    .you = You snatch { $amount } glory from { $other }.
    .me = { $who } snatches { $amount } glory from you.
event-shift = { $who } moves { THE($cards) } from { THE($origin) } to { THE($adventure) }.
    .you = You move { THE($cards) } from { THE($origin) } to { THE($adventure) }.
event-banish = { $who } exiles { $other }’s Hero, who is back on the road.
    .you = You exile { $other }’s Hero, who is back on the road.
    .me = { $who } exiles your Hero, who is back on the road.
event-draw =
    { $who } draws { $cards_count ->
        [one] a card.
       *[other] { $cards_count } cards.
    }
    .seen = You draw { $cards }.
event-reshuffle = The draw pile is empty: the discard pile is shuffled into a new one.
event-boots = { $who } puts on the Fugitive’s Boots and runs, Challenges or not. The Boots will not be seen again.
    .you = You put on the Fugitive’s Boots and run, Challenges or not. The Boots will not be seen again.
event-duel = { $who } challenges { $other } to a duel!
    .you = You challenge { $other } to a duel!
    .me = { $who } challenges you to a duel!
event-face = { $who } faces { THE($cards) }, a Challenge placed by { $other }.
    .you = You face { THE($cards) }, a Challenge placed by { $other }.
    .me = { $who } faces { THE($cards) }, a Challenge you placed.
event-hire =
    { $amount ->
        [0] { $who } hires { THE($cards) } without paying any glory.
       *[other] { $who } hires { THE($cards) } for { $amount } glory.
    }
    .you =
        { $amount ->
            [0] You hire { THE($cards) } without paying any glory.
           *[other] You hire { THE($cards) } for { $amount } glory.
        }
event-open = { $who } opens the auction against { $other }: { $amount } glory.
    .you = You open the auction against { $other }: { $amount } glory.
    .me = { $who } opens the auction against you: { $amount } glory.
event-raise = { $who } raises against { $other }: { $amount } glory.
    .you = You raise against { $other }: { $amount } glory.
    .me = { $who } raises against you: { $amount } glory.
event-follow = { $who } matches { $amount } glory. Against { $other }, steel will decide.
    .you = You match { $amount } glory. Against { $other }, steel will decide.
    .me = { $who } matches your { $amount } glory. Steel will decide.
event-withdraw = { $who } withdraws and loses { $amount } glory to { $other }.
    .you = You withdraw and lose { $amount } glory to { $other }.
    .me = { $who } withdraws and loses { $amount } glory to you.
event-abandon = { $who } gives up a Challenge, { THE($cards) }.
    .you = You give up your Challenge, { THE($cards) }.
event-choose = { $who } chooses { $attribute }.
    .you = You choose { $attribute }.
event-sealed = { $who } has chosen in secret.
    .you = You have chosen in secret.
event-lay = Wave { $wave }: { $who } lays a card face down.
    .you = Wave { $wave }: you lay a card face down.
event-stop = Wave { $wave }: { $who } stops there.
    .you = Wave { $wave }: you stop there.
event-reveal =
    { $cards_count ->
        [0] { $who } had laid no card.
       *[other] { $who } reveals { $cards }.
    }
    .you =
        { $cards_count ->
            [0] You had laid no card.
           *[other] You reveal { $cards }.
        }
event-parried =
    { $cards_count ->
        [0] { $who } parries, but there is nothing to cancel.
       *[other] { $who } parries and cancels { $other }’s { $cards }.
    }
    .you =
        { $cards_count ->
            [0] You parry, but there is nothing to cancel.
           *[other] You parry and cancel { $other }’s { $cards }.
        }
    .me =
        { $cards_count ->
            [0] { $who } parries, but there is nothing to cancel.
           *[other] { $who } parries and cancels your { $cards }.
        }
event-changed =
    { $same ->
        [1] The attribute stays the same: { $attribute }.
       *[other] The attribute changes: { $attribute }!
    }
event-totals = { $attribute }: { $total } for { $who }, { $against } for { $other }.
    .you = { $attribute }: { $total } for you, { $against } for { $other }.
    .me = { $attribute }: { $total } for { $who }, { $against } for you.
event-won = { $who } prevails and takes { $amount } glory from { $other }.
    .you = You prevail and take { $amount } glory from { $other }.
    .me = { $who } prevails and takes { $amount } glory from you.
event-shared = Bound by alliance, { $who } hands { $other } { $amount } glory.
    .you = Bound by alliance, you hand { $other } { $amount } glory.
    .me = Bound by alliance, { $who } hands you { $amount } glory.
event-bonus =
    { $who } gains { $amount } more glory{ $why ->
        [1] , the trophy of this Monster.
        [2] , the Mercenary’s pay.
        [3] , the trophy of this Monster and the Mercenary’s pay.
        [4] , the Raider’s plunder.
        [8] , thanks to the Broken Crown.
        [12] , the Raider’s plunder and the Broken Crown.
       *[other] .
    }
    .you =
        You gain { $amount } more glory{ $why ->
            [1] , the trophy of this Monster.
            [2] , the Mercenary’s pay.
            [3] , the trophy of this Monster and the Mercenary’s pay.
            [4] , the Raider’s plunder.
            [8] , thanks to the Broken Crown.
            [12] , the Raider’s plunder and the Broken Crown.
           *[other] .
        }
event-lose = The Trap closes: { $who } loses { $amount } glory.
    .you = The Trap closes: you lose { $amount } glory.
event-drop = The Trap closes and costs { $who } a card, at random: { $cards }.
    .you = The Trap closes and costs you a card, at random: { $cards }.
event-expelled = { $who } loses the duel and must leave { THE($adventure) }: one more Hero on the road.
    .you = You lose the duel and must leave { THE($adventure) }: your Hero is on the road.
event-eliminated =
    { $who } has no glory left, and already nobody quite recalls the name.{ $cards_count ->
        [0] {""}
       *[other] {" "}Hand: { $cards }.
    }{ $placed_count ->
        [0] {""}
       *[other] {" "}Challenges: { THE($placed) }.
    }
    .you =
        You have no glory left, and already nobody quite recalls your name.{ $cards_count ->
            [0] {""}
           *[other] {" "}Your hand: { $cards }.
        }{ $placed_count ->
            [0] {""}
           *[other] {" "}Your Challenges: { THE($placed) }.
        }
event-accomplish = { $who } accomplishes { THE($adventure) }!
    .you = You accomplish { THE($adventure) }!
event-loot =
    { $amount ->
        [0] { $who } gets none of the loot’s glory.
       *[other] { $who } pockets { $amount } glory in loot.
    }
    .you =
        { $amount ->
            [0] You get none of the loot’s glory.
           *[other] You pocket { $amount } glory in loot.
        }
event-object = { $who } finds an Object: { $cards }.
    .you = You find an Object: { $cards }.
event-tribute = { $who } pays { $other } a tribute of 1 glory.
    .you = You pay { $other } a tribute of 1 glory.
    .me = { $who } pays you a tribute of 1 glory.
event-recover = { $who } takes { THE($cards) } back from the discard pile.
    .you = You take { THE($cards) } back from the discard pile.
event-parted = The alliance between { $who } and { $other } is over.
    .you = Your alliance with { $other } is over.
    .me = Your alliance with { $who } is over.
event-ally =
    { $who } proposes an alliance to { $other }: { $share } of the glory for { $who }, { $rest } for { $other }; the rest of the loot, { $loot ->
        [who] all for { $who }.
        [other] all for { $other }.
       *[turns] taken in turn.
    }
    .you =
        You propose an alliance to { $other }: { $share } of the glory for you, { $rest } for { $other }; the rest of the loot, { $loot ->
            [who] all for you.
            [other] all for { $other }.
           *[turns] taken in turn.
        }
    .me =
        { $who } proposes an alliance to you: { $share } of the glory for { $who }, { $rest } for you; the rest of the loot, { $loot ->
            [who] all for { $who }.
            [other] all for you.
           *[turns] taken in turn.
        }
event-amend =
    { $who } makes { $other } a counter-proposal: { $share } of the glory for { $who }, { $rest } for { $other }; the rest of the loot, { $loot ->
        [who] all for { $who }.
        [other] all for { $other }.
       *[turns] taken in turn.
    }
    .you =
        You make { $other } a counter-proposal: { $share } of the glory for you, { $rest } for { $other }; the rest of the loot, { $loot ->
            [who] all for you.
            [other] all for { $other }.
           *[turns] taken in turn.
        }
    .me =
        { $who } makes you a counter-proposal: { $share } of the glory for { $who }, { $rest } for you; the rest of the loot, { $loot ->
            [who] all for { $who }.
            [other] all for you.
           *[turns] taken in turn.
        }
event-allied =
    { $who } and { $other } seal an alliance: { $share } of the glory for { $who }, { $rest } for { $other }; the rest of the loot, { $loot ->
        [who] all for { $who }.
        [other] all for { $other }.
       *[turns] taken in turn.
    }
    .you =
        You seal an alliance with { $other }: { $share } of the glory for you, { $rest } for { $other }; the rest of the loot, { $loot ->
            [who] all for you.
            [other] all for { $other }.
           *[turns] taken in turn.
        }
    .me =
        You seal an alliance with { $who }: { $share } of the glory for { $who }, { $rest } for you; the rest of the loot, { $loot ->
            [who] all for { $who }.
            [other] all for you.
           *[turns] taken in turn.
        }
event-treaty =
    { $who } proposes a treaty to { $other }. Offered: { $gives }. Asked for: { $asks }.{ $truce ->
        [0] {""}
       *[other] {" "}With a truce.
    }
    .you =
        You propose a treaty to { $other }. You give: { $gives }. You ask for: { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}With a truce.
        }
    .me =
        { $who } proposes a treaty to you. Offered: { $gives }. Asked for: { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}With a truce.
        }
event-counter =
    { $who } makes { $other } a counter-proposal. Offered: { $gives }. Asked for: { $asks }.{ $truce ->
        [0] {""}
       *[other] {" "}With a truce.
    }
    .you =
        You make { $other } a counter-proposal. You give: { $gives }. You ask for: { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}With a truce.
        }
    .me =
        { $who } makes you a counter-proposal. Offered: { $gives }. Asked for: { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}With a truce.
        }
event-concluded =
    Treaty concluded! { $who } gives { $other }: { $gives }. { $other } gives { $who }: { $asks }.{ $truce ->
        [0] {""}
       *[other] {" "}A truce holds until the end of the next hero phase.
    }
    .you =
        Treaty concluded with { $other }! You give: { $gives }. You receive: { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}A truce holds until the end of the next hero phase.
        }
    .me =
        Treaty concluded with { $who }! You give: { $asks }. You receive: { $gives }.{ $truce ->
            [0] {""}
           *[other] {" "}A truce holds until the end of the next hero phase.
        }
event-pact =
    { $who } proposes a pact to { $parties }.{ $truce ->
        [0] {""}
       *[other] {" "}With a truce.
    }
    .you =
        You propose a pact to { $parties }.{ $truce ->
            [0] {""}
           *[other] {" "}With a truce.
        }
event-clause = Under this pact, { $who } would give { $other }: { $things }.
    .you = Under this pact, you would give { $other }: { $things }.
    .me = Under this pact, { $who } would give you: { $things }.
event-agrees = { $who } accepts the pact proposed by { $other }.
    .you = You accept the pact proposed by { $other }.
    .me = { $who } accepts your pact.
event-pacted =
    Pact concluded between { $who } and { $parties }!{ $truce ->
        [0] {""}
       *[other] {" "}A truce holds until the end of the next hero phase.
    }
event-handed = { $who } gives { $other }: { $things }.
    .you = You give { $other }: { $things }.
    .me = { $who } gives you: { $things }.
event-omen = { $who } draws two omens.
    .seen = Your two omens: { $cards }.
event-kept = { $who } keeps one omen and slips the other under the draw pile.
    .seen = You keep { THE($cards) } and slip { THE($under) } under the draw pile.
event-end = { $reason }

## The score sheet

sheet-glory = Glory
sheet-difficulty = Difficulty accomplished
sheet-objects = Objects
sheet-cards = Cards in hand
sheet-fate = Fate
sheet-living = still standing
sheet-beaten = out, no. { $order }
ledger-score = your glory
ledger-rival = the glory of the richest rival
ledger-objects = your Objects

## The terminal

term-round = Round { $round }
term-lap = lap { $lap }
term-first = first: { $who }
term-draw-pile = Draw pile
term-object-pile = Objects
term-discard = Discard pile
term-adventure = Adventure
term-difficulty = Difficulty
term-received = Challenges received / Difficulty
term-loot = Loot
term-challenges = Challenges
term-heroes = Heroes there
term-hero = Hero
term-glory = Glory
term-cards = Cards
term-place = Where
term-fortune = In front
term-road = on the road
term-held = held
term-waiting = waits for the next phase
term-out = out of the game
term-allied =
    allied with { $who } ({ $share ->
        [0] no share of the glory
        [1] a quarter of the glory
        [2] half the glory
        [3] three quarters of the glory
       *[other] all the glory
    })
term-truce = truce with { $who }
term-hand = Your hand
term-offered = Treaty
term-omen = Omens
term-laid =
    { $count ->
        [one] one card laid
       *[other] { $count } cards laid
    }
term-glory-loot = { $count } glory
term-object-loot =
    { $count ->
        [one] 1 Object
       *[other] { $count } Objects
    }
term-card-loot =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## The guided first turn

guide-1 = These are the Adventures. The Difficulty says how many Challenges each can receive in all; the loot awaits whoever accomplishes it.
guide-2 = The cards lying on them are Challenges. The point of the sword shows who placed each one, and so who you will be bidding against.
guide-3 = This is your Hero, with a power and three attributes. While a Challenge guards the Adventure, your Hero cannot leave it.
guide-4 = This is your hand. Playing an Adventure or a Challenge earns 1 point; keep your Resolution Specials for the fights.
guide-5 = This is everyone’s glory, in plain sight. It is your score and your purse: at 30 the end is near; at 0 all is lost.
guide-6 = Each round has four phases: cards, Heroes, diplomacy, draw. Here you can always read what is asked of you.

## The refusals

refuse-CONAN-006 = This Adventure has received as many Challenges as its Difficulty: it is full for good.
refuse-CONAN-102 = Offer another player a swap of Heroes, or keep yours; the other answers yes or no.
refuse-CONAN-106 = This Challenge goes on another player’s Adventure, not on yours.
refuse-CONAN-109 = Your Hero starts on an Adventure that does not carry your Challenge.
refuse-CONAN-202 = On your turn, play a card from your hand, or pass.
refuse-CONAN-206 = A Challenge is played on an Adventure that is on the table.
refuse-CONAN-207 = You may not play a Challenge on the Adventure where your own Hero stands.
refuse-CONAN-208 = This Special would have no effect there: it needs a valid target.
refuse-CONAN-209 = This Special works only in a resolution: save it for a fight.
refuse-CONAN-211 = The Secret Passage leads to another Adventure on the table, one that carries none of your Challenges.
refuse-CONAN-212 = You may only move a Challenge that you placed yourself, and to another Adventure.
refuse-CONAN-302 = In the hero phase no card is played: your Hero moves, faces a Challenge, challenges a rival to a duel, accomplishes its Adventure, or passes.
refuse-CONAN-303 = A Hero on the road must make a Move if it can.
refuse-CONAN-308 = Choose another Adventure on the table.
refuse-CONAN-309 = A Challenge holds your Hero on this Adventure: it cannot leave that way.
refuse-CONAN-310 = Only the Fugitive’s Boots let a Hero flee, and only one held by a Challenge.
refuse-CONAN-311 = Your Hero never arrives on an Adventure that carries a Challenge you placed.
refuse-CONAN-312 = A Hero expelled from an Adventure may not come back to it in the same phase.
refuse-CONAN-401 = Choose a Challenge on the Adventure where your Hero stands.
refuse-CONAN-403 = The Challenge is chosen: hire the Ally, or fight it.
refuse-CONAN-502 = A bid may not exceed your own glory, nor your opponent’s.
refuse-CONAN-503 = Open the auction: at least 1 glory, and no more than the poorer of you has.
refuse-CONAN-504 = Answer the bid: match, raise or withdraw.
refuse-CONAN-505 = A raise must beat your opponent’s bid without exceeding the glory of the poorer of you.
refuse-CONAN-509 = The Knight has just raised: you may only match or withdraw.
refuse-CONAN-601 = Choose Force, Cunning or Spirit.
refuse-CONAN-604 = Lay a card from your hand, or stop.
refuse-CONAN-701 = You may challenge only a rival Hero on the same Adventure to a duel.
refuse-CONAN-801 = The Adventure can be accomplished only when no Challenge and no rival Hero is left on it.
refuse-CONAN-805 = Choose a card from the discard pile.
refuse-CONAN-810 = A Hero who has just accomplished an Adventure waits for the next hero phase before setting out again.
refuse-CONAN-901 = Propose a treaty or an alliance, or pass.
refuse-CONAN-902 = A treaty deals in glory, cards and Objects; it may include a truce only if the table chose that option.
refuse-CONAN-903 = A treaty is proposed to another player still in the game, or to all the others.
refuse-CONAN-904 = A treaty cannot be empty: at most two cards and two Objects on each side, and glory on one side only, from 1 to 10.
refuse-CONAN-905 = Promise only what you have, each thing only once, and keep at least 1 glory.
refuse-CONAN-907 = A card is asked for and given by category: Adventure, Challenge, Special, or any.
refuse-CONAN-908 = An Object is asked for by name, once only, from among those the other player has.
refuse-CONAN-909 = Accept, refuse, or make a counter-proposal. To accept, you must have everything the treaty asks for.
refuse-CONAN-910 = A counter-proposal cannot be countered: accept or refuse.
refuse-CONAN-911 = A treaty open to all is accepted or refused, without a counter-proposal.
refuse-CONAN-930 = An alliance binds two Heroes on the same Adventure who have no other.
refuse-CONAN-931 = An alliance shares glory in quarters, from 0 to 4; the rest of the loot goes all to one, all to the other, or in turn.
refuse-CONAN-932 = Accept or refuse the alliance; only the player who was asked may propose other terms, once.
refuse-CONAN-934 = Partners in an alliance do not challenge each other to duels.
refuse-CONAN-1001 = Keep one of your two omens.
refuse-CONAN-1202 = A truce forbids this until the end of the next hero phase.
refuse-CONAN-1205 = Pacts are an option of the table: say who gives to whom, then what. At most sixteen clauses; between two players glory goes one way only, in one amount.

## The client: what the table says

ui-conan-lang = en
ui-conan-answer = Your answer
ui-conan-close = Close
ui-conan-back = Back
ui-conan-continue = On we go
ui-conan-ended = This fight is over: see how it ended, then go on.
ui-conan-players = The other players
ui-conan-adventures = The Adventures on the table
ui-conan-no-adventure = Not an Adventure left on the table.
ui-conan-no-adventure-yet = The Heroes are here. The Adventures will come next.
ui-conan-round = Round { $round }
ui-conan-setup = Set-up
ui-conan-lap = lap { $lap }
ui-conan-now = Now: { $phase }
ui-conan-pile =
    { $count ->
        [one] Draw pile: one card
       *[other] Draw pile: { $count } cards
    }
ui-conan-object-pile =
    { $count ->
        [one] Object pile: one Object
       *[other] Object pile: { $count } Objects
    }
ui-conan-discard =
    { $count ->
        [one] Discard pile: one card
       *[other] Discard pile: { $count } cards
    }
ui-conan-discard-empty = Nothing has been discarded yet.
ui-conan-hand =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
ui-conan-empty-hand = Your hand is empty.
ui-conan-loot = Difficulty { $difficulty }. Loot: { $loot }.
ui-conan-card = { $kind }: { $card }
ui-conan-cost = Hired for { $count } glory.
ui-conan-price = Costs you { $count } glory.
ui-conan-indicator = Resolution mark: no bluff.
ui-conan-received =
    { $left ->
        [0] Full for good: it has received all { $most } Challenges that it can.
       *[other] Challenges received so far: { $count }, of { $most } in all. Then it is full for good.
    }
ui-conan-carries =
    { $count ->
        [0] No Challenge lies here.
        [one] One Challenge lies here.
       *[other] { $count } Challenges lie here.
    }
ui-conan-here = Here: { $who }.
ui-conan-before = before { $who }
ui-conan-challenge-down = A hidden Challenge, placed by { $owner }
ui-conan-challenge-known = Hidden, but known to you, placed by { $owner }. { $card }
ui-conan-challenge-up = Placed by { $owner }. { $card }
ui-conan-figure = { $hero }, { $who }’s Hero
ui-conan-seat = { $who }: { $hero }, { $glory } glory, cards in hand: { $cards }, Objects: { $objects }
ui-conan-beaten = { $who } is out of the game
ui-conan-fallen = Out
ui-conan-first = Starts the round
ui-conan-allied =
    Allied with { $who }: { $share ->
        [0] no share of the glory
        [1] a quarter of the glory
        [2] half the glory
        [3] three quarters of the glory
       *[other] all the glory
    }
ui-conan-truce = Truce with { $who }
ui-conan-waits = Waits for the next hero phase
ui-conan-road = On the road
ui-conan-own = You
ui-conan-values = Counts with { $values }.
ui-conan-value-more = { $attribute } { $value }: the Hero has { $printed }; Allies, an alliance, Objects or Adventures add the rest
ui-conan-objects = Objects
ui-conan-allies = Hired Allies
ui-conan-accomplished = Adventures accomplished
ui-conan-known = Cards in this hand that you know
ui-conan-swap = The Heroes
ui-conan-swap-own = Yours
ui-conan-swap-offer = Offer a swap
ui-conan-lay-here = Play the Adventure here
ui-conan-help-adventure = Choose an Adventure on the table.
ui-conan-help-player = Choose a player.
ui-conan-help-shift = Choose one of your Challenges.
ui-conan-fight = { $who } against { $other }
ui-conan-duel = A duel!
ui-conan-hire-or-fight = An Ally stands in the way.
ui-conan-bids = { $who }’s bid: { $bid }. { $other }’s bid: { $against }.
ui-conan-cap = No bid above { $count } glory.
ui-conan-bid = Your bid
ui-conan-less = Bid less
ui-conan-more = Bid more
ui-conan-withdraw-cost =
    { $left ->
        [0] costs { $count } glory and eliminates you
       *[other] costs { $count } glory{ $forfeits ->
            [0] {""}
           *[other] {" "}and your Challenge
        }
    }
danger-out = This eliminates you: no glory would be left.
ui-conan-ruin = Losing would eliminate you.
ui-conan-stake = at stake on each side
ui-conan-attribute = The attribute of the fight
ui-conan-versus = against
ui-conan-wave = Wave { $wave } of 3
ui-conan-lay = Lay a card from your hand, or
ui-conan-tie = On a tie { $who } would lose.
    .you = On a tie you would lose.
ui-conan-sealed = { $who } has chosen
    .you = You have chosen
ui-conan-stopped = { $who } stops there
    .you = You stop there
ui-conan-choosing = { $who } is choosing
    .you = You are choosing
ui-conan-diplomacy = Diplomacy
ui-conan-a-treaty = A treaty
ui-conan-a-alliance = An alliance
ui-conan-a-pact = A pact
ui-conan-pact-from = A pact proposed by { $who }
ui-conan-pact-with = With whom? A pact may bind two or three players.
ui-conan-pact-help = Say who gives to whom, then what.
ui-conan-an-alliance = An alliance
ui-conan-to = To whom?
ui-conan-to-all = everybody
ui-conan-give = I give
ui-conan-give-glory = Glory I give
ui-conan-give-card = To give a card, touch it in your hand.
ui-conan-ask = I ask for
ui-conan-ask-glory = Glory I ask for
ui-conan-ask-card = Card asked for, no. { $n }
ui-conan-no-card = no card
ui-conan-veiled = veiled
ui-conan-shown = shown
ui-conan-take-back = Keep { $card } after all
ui-conan-propose-to = Propose to { $who }
ui-conan-propose-all = Propose to everybody
ui-conan-written = Your treaty is written
ui-conan-written-help = Sign it, add a clause from the list of choices, or undo what you do not want.
ui-conan-sign-truce = Sign with a truce
ui-conan-counter-to = Counter-proposal to { $who }
ui-conan-counter-from = Counter-proposal from { $who } to { $other }
    .you = Your counter-proposal to { $other }
    .me = Counter-proposal from { $who } to you
ui-conan-treaty-from = Treaty proposed by { $who } to { $other }
    .you = The treaty you propose to { $other }
    .me = Treaty proposed to you by { $who }
ui-conan-alliance-from = Alliance proposed by { $who } to { $other }
    .you = The alliance you propose to { $other }
    .me = Alliance proposed to you by { $who }
ui-conan-gives = { $who } gives
    .you = You give
ui-conan-taker = Whoever accepts
ui-conan-with-truce = With a truce until the end of the next hero phase
ui-conan-choose-cards = Agreed! Now choose from your hand what to give.
ui-conan-thinks = { $who } has the floor.
ui-conan-alliance-help = Your Hero and { $who }’s are on the same Adventure. How will you share what is won and lost there?
ui-conan-share = Your share of the glory
ui-conan-quarters =
    { $share ->
        [0] Nothing for you, all for { $who }
        [1] A quarter for you, three for { $who }
        [2] Half for you, half for { $who }
        [3] Three quarters for you, one for { $who }
       *[other] All for you, nothing for { $who }
    }
ui-conan-spoils = Objects and cards in the loot
ui-conan-spoils-mine = all for me
ui-conan-spoils-theirs = all for { $who }
ui-conan-spoils-turns = in turn
ui-conan-loot-turns = Objects and cards in the loot: in turn.
ui-conan-loot-for = Objects and cards in the loot: all for { $who }.
ui-conan-treaties = Treaties and alliances
ui-conan-treaties-count =
    { $count ->
        [one] Treaties and alliances: one proposal
       *[other] Treaties and alliances: { $count } proposals
    }
ui-conan-no-treaty = Nobody has proposed anything yet.
ui-conan-pact-asked = Proposed.
ui-conan-pact-agreed = Agreed.
ui-conan-pact-refused = Refused.
ui-conan-pact-countered = Answered with other terms.
ui-conan-pact-parted = Agreed, and over since.
ui-conan-refused-by = Refused by { $who }.
ui-conan-sheet-rounds =
    { $rounds ->
        [one] after one round
       *[other] after { $rounds } rounds
    }
ui-conan-sheet-rank = Rank
ui-conan-sheet-player = Player
ui-conan-sheet-decides = this decided it
ui-conan-sheet-note = The most glory wins. If tied: Difficulty accomplished, then Objects, then cards in hand. What decided is underlined.

## Why a bot advises something

why-pass-end = Passing ends the match, and you are ahead.
why-pass-keep = What is left in your hand will be worth more later.
why-pass-none = Nothing in your hand can be played now.
why-place = Whoever goes to { THE($adventure) } will find it waiting.
why-hire-one =
    { $amount ->
        [0] For nothing: one Challenge fewer, for certain, and an Ally beside you.
       *[other] For { $amount } glory: one Challenge fewer, for certain, and an Ally beside you.
    }
why-lay-reckless = { $card } does not change the total, but if you win it brings { $amount } more glory.
why-play = A point of glory, and one more place to go.
why-set-block = A point of glory, and one more hurdle at { THE($adventure) } before the loot is carried off.
why-set-early = A point of glory, and whoever comes to { THE($adventure) } will find it waiting.
why-rob =
    { $amount ->
        [one] One point of glory changes sides.
       *[other] { $amount } points of glory change sides.
    }
why-spy = Better to know what is waiting there before you bid on it.
why-shift = Where it lies it is in nobody’s way: it will be more use elsewhere.
why-send = Two cards for one.
why-banish = That Hero was too close to the loot.
why-way =
    { $amount } glory in loot at { THE($adventure) }, within reach in about { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
why-accomplish = Nothing stands between you and the loot: { $amount } glory, now.
why-face = The way has to be cleared, and your odds are about { $percent }%.
why-face-unknown = Even hidden, it stops you: best find out what it is.
why-duel = A rival stands between you and the loot; your odds are about { $percent }%.
why-stay = Nothing here is worth the risk this turn.
why-hire =
    { $amount ->
        [0] For nothing, the way is clear for certain.
        [one] For one point of glory, the way is clear for certain.
       *[other] For { $amount } points of glory, the way is clear for certain.
    }
why-fight = Hiring is too dear when your odds are about { $percent }%.
why-bid = Your odds are about { $percent }%: the bid is worth its price.
why-bid-low = Your odds are about { $percent }%: no need to stake more.
why-bid-bluff = Your odds are barely { $percent }%: a high bid, to make the other withdraw.
why-bid-lure = Your odds are about { $percent }%: a low bid, to lure the other into matching it.
why-withdraw = Your odds are barely { $percent }%: withdrawing costs less.
why-follow = Your odds are about { $percent }%: better than paying to withdraw.
why-choose = With your cards, { $attribute } gives you odds of about { $percent }%.
why-lay = { CAP(THE($card)) } takes your odds from { $before }% to { $percent }%.
why-lay-bluff = A bluff: this card does nothing, but the other player does not know that.
why-stop = Your odds are about { $percent }% as things stand: one more card would cost more than it brings.
why-keep = No other card will serve you better than { THE($card) }.
why-swap = That Hero wins more often than yours.
why-no-swap = Your Hero wins at least as often.
why-treaty =
    { $amount ->
        [0] You both gain a little on the others.
        [one] It should be worth a point of glory to you, and the other player gains as well.
       *[other] It should be worth { $amount } points of glory to you, and the other player gains as well.
    }
why-no-offer = Nothing to trade that both sides would gain by.
why-accept-treaty =
    { $amount ->
        [0] It brings you slightly more than it costs.
        [one] It brings you about one point of glory more than it costs.
       *[other] It brings you about { $amount } points of glory more than it costs.
    }
why-refuse-treaty =
    { $amount ->
        [0] It brings you no more than it gives a rival.
        [one] All told it costs you about one point of glory.
       *[other] All told it costs you about { $amount } points of glory.
    }
why-counter =
    { $amount ->
        [0] Other terms would suit you both a little better.
        [one] Other terms would be worth about a point of glory to you.
       *[other] Other terms would be worth about { $amount } points of glory to you.
    }
why-ally = Neither of you will get the loot against the other: shared, it comes sooner.
why-accept-alliance =
    { $amount ->
        [0] A share that comes sooner is worth slightly more than the hope of having it all.
        [one] A share that comes sooner is worth about one point of glory more than the hope of having it all.
       *[other] A share that comes sooner is worth about { $amount } points of glory more than the hope of having it all.
    }
why-refuse-alliance =
    { $amount ->
        [0] The share offered is worth no more than going on alone.
        [one] Going on alone is worth about one point of glory more.
       *[other] Going on alone is worth about { $amount } points of glory more.
    }

## The generic table

place-hand = Hand
place-laid = Laid
place-hero = Hero
place-allies = Allies
place-objects = Objects
place-accomplished = Accomplished
place-draw-pile = Draw pile
place-object-pile = Objects
place-discard = Discard pile
place-adventures = Adventures
place-challenges = Challenges
place-offered = Offered
place-omen = Omen
counter-glory = Glory
counter-round = Round
number-force = Force
number-ruse = Cunning
number-esprit = Spirit
number-difficulty = Difficulty
number-glory = Glory
number-objects = Objects
number-cards = Cards
