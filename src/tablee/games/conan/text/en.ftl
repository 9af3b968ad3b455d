### Conan: every text of the game, in English.

## The game

title = Conan
    .tagline = Glory to the bold, ruin to the gullible.
credits = The summary of rules that this game comes from names neither author nor publisher: the game remains theirs. The cards and texts, which it does not give, are Tablée’s.
    .short = The booklet names neither author nor publisher
intro =
    Under an ember-coloured sky, swords are for hire in the morning and friends for sale by nightfall.
    Send your hero to loot the tombs, scatter monsters and traps in everyone else’s path, and wager your glory on cards that nobody can see.
    At thirty points they will sing of you; at zero they will not so much as remember your name.
how-to-play-1 = Lead a Hero and put your 15 points of glory to work. As soon as anyone has 30 at the start of a hero phase, the most glorious player wins.
how-to-play-2 = Play your cards: an Adventure or a Challenge earns 1 point. Hide your Challenges where other Heroes will want to pass.
how-to-play-3 = When your Hero faces a Challenge, bid against its owner. Withdraw and you lose your stake; follow, and it comes to a fight with hidden cards.
how-to-play-4 = No Challenge and no rival left on the Adventure? The loot is yours. Then you bargain, you draw, and it all begins again.

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

## The heroes

card-H01 = Barbarian
    .power = Fury
    .effect = In a duel, +1 to your total, whether you challenge or are challenged.
    .text = Civilisation? He saw it up close once, just before the fire.
card-H02 = Thief
    .power = Light Fingers
    .effect = Whoever withdraws from an auction against you leaves you at least 2 glory instead of 1.
    .text = She has never forced a lock in her life. They simply confide in her.
card-H03 = Sorcerer
    .power = Third Eye
    .effect = Each time he arrives on an Adventure, look at every face-down Challenge there.
    .text = He read the book that must not be opened. Twice: the second time for the footnotes.
card-H04 = Priestess
    .power = Omen
    .effect = In the draw phase, draw two cards: keep one, put the other under the draw pile.
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
    .effect = May make a Move even where Challenges hold other Heroes fast.
    .text = Behind that horse the wind wipes out the tracks. In front, it does not dare.
card-H09 = Knight
    .power = Given Word
    .effect = When you have just raised, your opponent may only follow or withdraw.
    .text = Her sword has rusted. Her oath has not.
card-H10 = Merchant
    .power = Haggling
    .effect = Hiring an Ally costs you 1 glory less.
    .text = He would sell sand to the desert, and the desert would ask for a receipt.

## The Adventures

-recover = Take one card of your choice from the discard pile.
-tribute = Every other player with at least 2 glory gives you 1.
-passage = You may place your Hero at once on another Adventure open to you.

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
    .effect = While this card lies in front of you: +1 to your Hero and duel totals in Force.
    .text = The sand is changed every morning. Nobody asks why.
card-A17 = The Court of Masks
    .power = +1 Cunning
    .effect = While this card lies in front of you: +1 to your Hero and duel totals in Cunning.
    .text = Come in with your face bare, and you leave without it.
card-A18 = The Dead King’s Palace
    .text = The throne is empty. The crown, however, follows visitors with its gaze.
card-A19 = The Giant’s Tomb
    .text = From the door to the big toe, allow three days’ march.
card-A20 = The Isle of Oracles
    .power = +1 Spirit
    .effect = While this card lies in front of you: +1 to your Hero and duel totals in Spirit.
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

-trap-discard = Failure: discard a card at random from your hand.
-trap-glory = Failure: lose 1 glory, unless it is your last.

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

-ally = Instead of fighting, pay the cost: your Hero may use this Ally’s attributes until leaving the Adventure.

card-C23 = Runaway Squire
    .effect = { -ally }
    .text = He knows how to carry a lance, and above all how to run with one.
card-C24 = Rooftop Urchin
    .effect = { -ally }
    .text = She knows every chimney in town, and what gets burned there.
card-C25 = Blind Storyteller
    .effect = { -ally }
    .text = He has been telling your story for twenty years. All it lacks is an ending.
card-C26 = Borderland Lancer
    .effect = { -ally }
    .text = Ten years on guard facing the mist. She knows what comes out of it.
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
    .text = The Blades are only grey on pay days.
card-C32 = Exiled Princess
    .effect = { -ally }
    .text = She lost a kingdom, and kept the list of those who will give it back.

## The Resolution specials

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
    .effect = Cancels the last resolution card your opponent laid that is not cancelled yet, Parries aside.
    .text = The steel sang, and that was all it did.
card-R13 = Recklessness
    .effect = If you win this resolution, take 2 more glory from your opponent, who keeps at least 1.
    .text = The cautious grow old. Nobody sings about the old.

## The Action specials

card-N01 = Secret Passage
    .effect = Place or move your Hero onto another Adventure open to you, even if Challenges hold it there.
    .text = Pull the candlestick. No, not that one.
card-N02 = Tavern Rumour
    .effect = Look, alone, at every face-down Challenge on an Adventure that has at least one of another player’s.
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
    .effect = Another player’s Hero leaves the Adventure and is back on the road.
    .text = Three seals, two witnesses, one horse. You have until nightfall.

## The Objects

-bonus-force = +1 to your Hero and duel totals if the final attribute is Force.
-bonus-ruse = +1 to your Hero and duel totals if the final attribute is Cunning.
-bonus-esprit = +1 to your Hero and duel totals if the final attribute is Spirit.

card-O01 = Clan-chief’s Axe
    .effect = { -bonus-force }
    .text = The haft has been replaced three times, the chief five.
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
    .effect = You know every face-down Challenge on the Adventure where your Hero stands.
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
aid-move = Move: a Hero may leave an Adventure without Challenges. Never go where a Challenge that you placed is lying.
aid-face = Face: turn up a Challenge on your Adventure; hire it if it is an Ally, or else bid against whoever placed it.
aid-auction = Auction: follow, raise or withdraw. Never above the poorer player’s glory. Withdrawing costs your last bid, at least 1 glory; the Challenge stays, unless the table plays Forfeited Challenge.
aid-resolution = Resolution: the Hero picks Force, Cunning or Spirit, then each lays up to three hidden cards. Without the resolution mark, it is bluff.
aid-result = Result: the Hero needs strictly more. The winner takes the loser’s stake; a beaten Challenge is discarded, otherwise it stays.
aid-duel = Duel: challenge a rival on your Adventure. The rival picks the attribute, and the loser is expelled.
aid-accomplish = Accomplish: no Challenge, no rival? Take the Adventure and its loot; the Hero waits for the next hero phase.
aid-treaty = Treaty: trade glory, cards and Objects. Announced to all, binding for good.
aid-alliance = Alliance: two Heroes on one Adventure share gains, losses, loot, and the best of their attributes.
aid-draw = Draw: one card each, with no hand limit.

## The end of the game

reason-glory = Thirty points of glory: the fires are banked, the bards tune their lutes, and the reckoning begins.
reason-last = Not a rival left standing: glory, all the glory, and nobody to dispute it.
reason-rounds = Twenty rounds have gone by: the heroes have grown old, and the legend stops where it stands.

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
    .help = The first player changes every round, clockwise. In the book it stays the same; with three, whoever played last then won 41 matches in 100.
option-truce = Truce
    .help = A treaty may add a truce: no duel, no Challenge and no Action special between the two who signed, until the end of the next hero phase.
option-diplomacy = Diplomacy
    .help = Without it there are no treaties and no alliances: the diplomacy phase is skipped and games are shorter.
option-forfeit = Forfeited Challenge
    .help = Whoever withdraws against the Hero facing their Challenge loses that Challenge. In the book it stays. Measured among bots: half as many Adventures again to twice as many, one or two rounds fewer.
option-pacts = Pacts
    .help = Treaties as free as in the book: between two or three players, as many cards, Objects and glory as you like, cards asked by name. Bots answer them, but propose none.

## The questions
## In AnswerAlliance, $share is the quarters of glory for whoever answers, $rest the others; $loot says who gets the rest of the loot.

ask-OfferSwap = Choose a Hero to offer yours for, once only, or keep your own.
    .other = { $who } is sizing up the Heroes at the table.
ask-AnswerSwap = { $proposer } offers you the { $theirs } for your { $mine }: accept or refuse.
    .other = { $who } is weighing the swap of Heroes proposed by { $proposer }.
ask-PlaceChallenge = Choose the Adventure where you hide this Challenge: { $card }.
    .other = { $who } is looking for a place to hide a first Challenge.
ask-PlaceHero = Choose the Adventure where your Hero begins, never one with your Challenge.
    .other = { $who } is choosing where to begin.
ask-CardTurn =
    { $lap ->
        [1] Choose a card to play, or pass: the first lap goes on.
       *[other] Choose a card to play, or pass: that ends the card phase.
    }
    .other = { $who } may play a card.
ask-HeroTurn =
    { $can ->
        [go] Your Hero is on the road: choose an Adventure to go to.
        [accomplish] { $adventure } is yours: accomplish it, or choose another Adventure.
        [fight] At { $adventure }: choose a Challenge or a Hero to face, or pass.
        [face] At { $adventure }: choose a Challenge to face, or pass.
        [duel] At { $adventure }: choose a Hero to duel or another Adventure, or pass.
        [move] Choose another Adventure for your Hero, or pass.
        [escape] Choose an Adventure to run to, or pass.
       *[wait] Nothing to do at { $adventure }: pass.
    }
    .other = { $who } is deciding what to do with a Hero.
ask-HireOrFight = An Ally, { $card }: hire or fight.
    .other = { $who } is haggling with an Ally: { $card }.
ask-OpenAuction =
    { $duel ->
        [1] A duel with { $other }: choose your bid, then open.
       *[other] { $card }, a Challenge placed by { $other }: choose your bid, then open.
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
        [0] Follow or withdraw.
       *[other] Follow, raise or withdraw.
    }
    .other = { $who } must answer a bid of { $bid } glory.
ask-ChooseAttribute =
    { $duel ->
        [1] A duel with { $opponent }, { $stake } glory at stake. You were challenged: choose Force, Cunning or Spirit.
       *[other] { $card } bars your way, { $stake } glory at stake: choose Force, Cunning or Spirit.
    }
    .other = { $who } is choosing the attribute of the fight.
ask-LayCards =
    { $attribute }, { $stake } glory, wave { $wave } of 3: choose a card to lay, true or bluff, or stop.
    .other = Wave { $wave } of 3: waiting for { $who }.
ask-RecoverCard = Choose a card to take back from the discard pile.
    .other = { $who } is rummaging through the discard pile.
ask-PlaceAgain = Accomplished! Choose another Adventure to join at once, or stay on the road.
    .other = { $who } may set out at once for another Adventure.
ask-Propose =
    { $stage ->
        [terms] Your treaty, proposed to { $other }. You give: { $gives }.{ $hidden ->
            [0] {""}
           *[other] {" "}Under the veil: { $veiled }.
        } You ask: { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}With a truce.
        } Add a clause, or sign.
        [clauses] Your pact with { $parties }. You give: { $gives }. You receive: { $gets }.{ $three ->
            [2] {" "}Between them: { $rest }.
           *[other] {""}
        }{ $truce ->
            [0] {""}
           *[other] {" "}With a truce.
        } { $going ->
            [0] Say first who gives to whom.
           *[other] Now { $giver } gives to { $taker }.
        }
       *[first] Write a proposal and put it to somebody, or propose nothing.
    }
    .other = { $who } is thinking of a proposal.
ask-AnswerTreaty =
    { $stage ->
        [hand] You accept the treaty proposed by { $author }. What do you hand over for: { $asked }?
        [terms] Your counter-proposal to { $author }. You give: { $gives }.{ $hidden ->
            [0] {""}
           *[other] {" "}Under the veil: { $veiled }.
        } You ask: { $asks }.{ $truce ->
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
    .other = { $who } is studying the treaty proposed by { $author }.
ask-AnswerAlliance =
    { $counter ->
        [1] { $other } answers with other terms
       *[other] { $other } proposes an alliance
    }: { $share } of the glory for you, { $rest } for { $other }; the rest of the loot, { $loot ->
        [who] all for you.
        [other] all for { $other }.
       *[turns] turn by turn.
    } { $counter ->
        [1] Accept or refuse.
       *[other] Accept, refuse or counter.
    }
    .other = { $who } is considering an alliance with { $other }.
ask-AnswerPact =
    { $stage ->
        [hand] You accept the pact proposed by { $author }. What do you hand { $taker } for: { $asked }?
       *[first] A pact proposed by { $author }.{ $three ->
            [1] {" "}It also binds { $parties }.
           *[other] {""}
        } You are given: { $gives }. You are asked for: { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}With a truce.
        } Your word?
    }
    .other = { $who } is studying the pact proposed by { $author }.
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
act-swap = Propose to { $player } to swap Heroes: take the { $hero }
    .short = { $hero } ({ $player })
act-place = Hide your Challenge on { $adventure }
    .short = { $adventure }
act-stand = Place your Hero on { $adventure }
    .short = { $adventure }
act-play = Play the Adventure { $adventure } (+1 glory)
    .short = { $adventure }
act-set = Hide a Challenge on { $adventure }: { $challenge } (+1 glory)
    .short = { $challenge } → { $adventure }
act-slip = Secret Passage: make for { $adventure }
    .short = { $adventure }
act-spy = Tavern Rumour: look at the hidden Challenges of { $adventure }
    .short = { $adventure }
act-rob = Cut Purse: take 2 glory from { $player }, who keeps at least 1
    .short = { $player }
act-shift = Shifting Ambush: move { $card } to { $adventure }
    .short = { $card } → { $adventure }
act-send = Courier: draw 2 cards
    .short = 2 cards
act-banish = Writ of Exile: put the Hero led by { $player } on the road
    .short = { $player }
act-move = Go to { $adventure }
    .short = { $adventure }
act-escape = Put on the Fugitive’s Boots and run to { $adventure }
    .short = { $adventure }
act-face =
    { $known ->
        [0] Face a hidden Challenge placed by { $owner }
       *[other] Face { $card }, a Challenge placed by { $owner }
    }
    .short = { $card } ({ $owner })
act-duel = Challenge { $player } to a duel ({ $hero })
    .short = { $player } ({ $hero })
act-accomplish = Accomplish the Adventure and take its loot
    .short = the loot
act-hire = Hire the Ally for { $price } glory: { $card }
    .short = { $price } glory, { $card }
act-fight = Fight the Ally: { $card }
    .short = { $card }
act-open =
    Open at { $amount } glory{ $ruin ->
        [0] {""}
       *[other] {" "}(losing would eliminate you)
    }
    .short = { $amount }
act-withdraw =
    Withdraw: { $cost } glory lost{ $forfeits ->
        [0] {""}
       *[other] , and your Challenge with it
    }{ $left ->
        [0] {" "}– you would be eliminated
       *[other] {""}
    }
    .short = { $cost } glory lost
act-follow =
    Follow at { $bid } glory{ $ruin ->
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
act-choose = Choose the attribute: { $attribute }, { $hero } against { $other }
    .short = { $attribute } ({ $hero } against { $other })
act-lay = Lay face down: { $card }
    .short = { $card }
act-stop = Stop there
    .short = nothing more
act-recover = Take back { $card }
    .short = { $card }
act-keep = Keep { $card }
    .short = { $card }
act-ally =
    Propose an alliance to { $player }: { $share } of the glory for you, { $rest } for { $player }; the rest of the loot, { $loot ->
        [who] all for you
        [other] all for { $player }
       *[turns] turn by turn
    }
    .short =
        { $player }, you { $share }, { $loot ->
            [who] loot for you
            [other] loot for the other
           *[turns] loot turn by turn
        }
act-amend =
    Counter-propose: { $share } of the glory for you, { $rest } for { $player }; the rest of the loot, { $loot ->
        [who] all for you
        [other] all for { $player }
       *[turns] turn by turn
    }
    .short =
        you { $share }, { $loot ->
            [who] loot for you
            [other] loot for the other
           *[turns] loot turn by turn
        }
act-counter = Make a counter-proposal
    .short = other terms
act-treaty = Propose a treaty to { $player }
    .short = { $player }
act-give =
    { $shown ->
        [0] Give, veiled: { $card }
       *[other] Give, shown to all: { $card }
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
act-cede = Give the Object: { $object }
    .short = { $object }
act-claim = Ask for the Object: { $object }
    .short = { $object }
act-ask = Ask for { $category }
    .short = { $category }
act-truce = Add a truce
    .short = a truce
act-sign = Sign and announce the treaty
    .short = and announce
act-hand = Hand over { $card }
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
act-between = { $giver } gives to { $taker }
    .short = { $giver } → { $taker }
act-pledge = { $amount } glory
    .short = { $amount }
act-grant = The Object: { $object }
    .short = { $object }
act-request = { $category }
    .short = { $category }
act-name = The card by its name: { $card }
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
verb-follow = Follow
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
verb-name = This very card

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
spoils-2 = turn by turn
shown-0 = veiled
shown-1 = shown

## The log: “you” speaks to whoever acts, “seen” to whoever also sees the cards, “me” to the other person concerned
## In alliances, $share is the quarters of glory for $who, $rest those of the other; $loot says who gets the rest of the loot.

event-hero = { $who } enters the scene: { $cards }.
    .you = Your Hero: { $cards }.
event-swap = { $who } proposes a swap of Heroes to { $other }.
    .you = You propose a swap of Heroes to { $other }.
    .me = { $who } proposes a swap of Heroes to you.
event-swapped = { $who } and { $other } swap Heroes.
    .you = You swap Heroes with { $other }.
    .me = You swap Heroes with { $who }.
event-refused = { $who } turns down the proposal made by { $other }.
    .you = You turn down the proposal made by { $other }.
    .me = { $who } turns down your proposal.
event-before = Before { $who } an Adventure opens: { $cards }.
    .you = Before you an Adventure opens: { $cards }.
event-first =
    { $tied ->
        [1] The hardest Adventure is before { $who }, who will play first.
       *[other] Several Adventures are equally hard: the lot falls on { $who }, who will play first.
    }
    .you =
        { $tied ->
            [1] The hardest Adventure is before you: you will play first.
           *[other] Several Adventures are equally hard: the lot falls on you, and you will play first.
        }
event-set =
    { $who } hides a Challenge on “{ $adventure }”{ $amount ->
        [0] .
       *[other] {" "}and gains { $amount } glory.
    }
    .seen =
        You hide a Challenge on “{ $adventure }”{ $amount ->
            [0] {""}
           *[other] {" "}and gain { $amount } glory
        }: { $cards }.
event-arrive = { $who } leads a Hero to { $adventure }.
    .you = Your Hero arrives at { $adventure }.
event-look = { $who } looks in secret at the hidden Challenges of { $adventure }.
    .seen = At { $adventure } you discover: { $cards }.
event-phase = Round { $round }: { $phase }.
event-pass = { $who } passes.
    .you = You pass.
event-play = { $who } plays an Adventure and gains 1 glory: { $cards }.
    .you = You play an Adventure and gain 1 glory: { $cards }.
event-special = { $who } plays a Special: { $cards }.
    .you = You play a Special: { $cards }.
event-rob = { $who } snatches { $amount } glory from { $other }.
    .you = You snatch { $amount } glory from { $other }.
    .me = { $who } snatches { $amount } glory from you.
event-shift = { $who } moves a Challenge from { $origin } to { $adventure }: { $cards }.
    .you = You move a Challenge from { $origin } to { $adventure }: { $cards }.
event-banish = { $who } strikes { $other } with exile: one more Hero on the road.
    .you = You strike { $other } with exile: one more Hero on the road.
    .me = { $who } strikes you with exile: your Hero is on the road.
event-draw =
    { $who } draws { $cards_count ->
        [one] a card.
       *[other] { $cards_count } cards.
    }
    .seen = You draw { $cards }.
event-reshuffle = The draw pile is empty: the discards are shuffled into a new one.
event-boots = { $who } puts on the Fugitive’s Boots and runs, Challenges or not. The Boots will not be seen again.
    .you = You put on the Fugitive’s Boots and run, Challenges or not. The Boots will not be seen again.
event-duel = { $who } challenges { $other } to a duel!
    .you = You challenge { $other } to a duel!
    .me = { $who } challenges you to a duel!
event-face = { $who } faces a Challenge placed by { $other }: { $cards }.
    .you = You face a Challenge placed by { $other }: { $cards }.
    .me = { $who } faces a Challenge that you placed: { $cards }.
event-hire =
    { $amount ->
        [0] { $who } hires an Ally without paying any glory: { $cards }.
       *[other] { $who } hires an Ally for { $amount } glory: { $cards }.
    }
    .you =
        { $amount ->
            [0] You hire an Ally without paying any glory: { $cards }.
           *[other] You hire an Ally for { $amount } glory: { $cards }.
        }
event-open = { $who } opens the auction against { $other }: { $amount } glory.
    .you = You open the auction against { $other }: { $amount } glory.
    .me = { $who } opens the auction against you: { $amount } glory.
event-raise = { $who } raises against { $other }: { $amount } glory.
    .you = You raise against { $other }: { $amount } glory.
    .me = { $who } raises against you: { $amount } glory.
event-follow = { $who } follows at { $amount } glory. Against { $other }, steel will decide.
    .you = You follow at { $amount } glory. Against { $other }, steel will decide.
    .me = { $who } follows you at { $amount } glory. Steel will decide.
event-withdraw = { $who } withdraws and leaves { $amount } glory to { $other }.
    .you = You withdraw and leave { $amount } glory to { $other }.
    .me = { $who } withdraws and leaves you { $amount } glory.
event-abandon = { $who } gives up a Challenge: { $cards }.
    .you = You give up your Challenge: { $cards }.
event-choose = { $who } chooses the attribute: { $attribute }.
    .you = You choose the attribute: { $attribute }.
event-sealed = { $who } has chosen in secret.
    .you = You have chosen in secret.
event-lay = Wave { $wave }: { $who } lays a card face down.
    .you = Wave { $wave }: you lay a card face down.
event-stop = Wave { $wave }: { $who } stops there.
    .you = Wave { $wave }: you stop there.
event-reveal =
    { $cards_count ->
        [0] { $who } had laid no card.
       *[other] { $who } turns up: { $cards }.
    }
    .you =
        { $cards_count ->
            [0] You had laid no card.
           *[other] You turn up: { $cards }.
        }
event-parried =
    { $cards_count ->
        [0] { $who } parries, but there is nothing to cancel.
       *[other] { $who } parries and cancels a card laid by { $other }: { $cards }.
    }
    .you =
        { $cards_count ->
            [0] You parry, but there is nothing to cancel.
           *[other] You parry and cancel a card laid by { $other }: { $cards }.
        }
    .me =
        { $cards_count ->
            [0] { $who } parries, but there is nothing to cancel.
           *[other] { $who } parries and cancels your card: { $cards }.
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
event-shared = As allies must: { $who } hands { $amount } glory to { $other }.
    .you = As allies must: you hand { $amount } glory to { $other }.
    .me = As allies must: { $who } hands you { $amount } glory.
event-bonus =
    { $who } gains another { $amount } glory{ $why ->
        [1] , the trophy of this Monster.
        [2] , the Mercenary’s pay.
        [3] , the trophy of this Monster and the Mercenary’s pay.
        [4] , the Raider’s plunder.
        [8] , thanks to the Broken Crown.
        [12] , the Raider’s plunder and the Broken Crown.
       *[other] .
    }
    .you =
        You gain another { $amount } glory{ $why ->
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
event-drop = The Trap closes: { $who } loses a card at random: { $cards }.
    .you = The Trap closes: you lose a card at random: { $cards }.
event-expelled = { $who } loses the duel and must leave { $adventure }: one more Hero on the road.
    .you = You lose the duel and must leave { $adventure }: your Hero is on the road.
event-eliminated =
    { $who } has no glory left: the name is already being forgotten.{ $cards_count ->
        [0] {""}
       *[other] {" "}Hand: { $cards }.
    }{ $placed_count ->
        [0] {""}
       *[other] {" "}Challenges: { $placed }.
    }
    .you =
        You have no glory left: your name is already being forgotten.{ $cards_count ->
            [0] {""}
           *[other] {" "}Your hand: { $cards }.
        }{ $placed_count ->
            [0] {""}
           *[other] {" "}Your Challenges: { $placed }.
        }
event-accomplish = { $who } accomplishes { $adventure }!
    .you = You accomplish { $adventure }!
event-loot = { $who } pockets { $amount } glory as loot.
    .you = You pocket { $amount } glory as loot.
event-object = { $who } finds an Object: { $cards }.
    .you = You find an Object: { $cards }.
event-tribute = { $who } pays { $other } a tribute of 1 glory.
    .you = You pay { $other } a tribute of 1 glory.
    .me = { $who } pays you a tribute of 1 glory.
event-recover = { $who } takes back from the discard pile: { $cards }.
    .you = You take back from the discard pile: { $cards }.
event-parted = The alliance of { $who } and { $other } is over.
    .you = Your alliance with { $other } is over.
    .me = Your alliance with { $who } is over.
event-ally =
    { $who } proposes an alliance to { $other }: { $share } of the glory for { $who }, { $rest } for { $other }; the rest of the loot, { $loot ->
        [who] all for { $who }.
        [other] all for { $other }.
       *[turns] turn by turn.
    }
    .you =
        You propose an alliance to { $other }: { $share } of the glory for you, { $rest } for { $other }; the rest of the loot, { $loot ->
            [who] all for you.
            [other] all for { $other }.
           *[turns] turn by turn.
        }
    .me =
        { $who } proposes an alliance to you: { $share } of the glory for { $who }, { $rest } for you; the rest of the loot, { $loot ->
            [who] all for { $who }.
            [other] all for you.
           *[turns] turn by turn.
        }
event-amend =
    { $who } makes { $other } a counter-proposal: { $share } of the glory for { $who }, { $rest } for { $other }; the rest of the loot, { $loot ->
        [who] all for { $who }.
        [other] all for { $other }.
       *[turns] turn by turn.
    }
    .you =
        You make { $other } a counter-proposal: { $share } of the glory for you, { $rest } for { $other }; the rest of the loot, { $loot ->
            [who] all for you.
            [other] all for { $other }.
           *[turns] turn by turn.
        }
    .me =
        { $who } makes you a counter-proposal: { $share } of the glory for { $who }, { $rest } for you; the rest of the loot, { $loot ->
            [who] all for { $who }.
            [other] all for you.
           *[turns] turn by turn.
        }
event-allied =
    { $who } and { $other } seal an alliance: { $share } of the glory for { $who }, { $rest } for { $other }; the rest of the loot, { $loot ->
        [who] all for { $who }.
        [other] all for { $other }.
       *[turns] turn by turn.
    }
    .you =
        You seal an alliance with { $other }: { $share } of the glory for you, { $rest } for { $other }; the rest of the loot, { $loot ->
            [who] all for you.
            [other] all for { $other }.
           *[turns] turn by turn.
        }
    .me =
        You seal an alliance with { $who }: { $share } of the glory for { $who }, { $rest } for you; the rest of the loot, { $loot ->
            [who] all for { $who }.
            [other] all for you.
           *[turns] turn by turn.
        }
event-treaty =
    { $who } proposes a treaty to { $other }. Offered: { $gives }. Asked: { $asks }.{ $truce ->
        [0] {""}
       *[other] {" "}With a truce.
    }
    .you =
        You propose a treaty to { $other }. You give: { $gives }. You ask: { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}With a truce.
        }
    .me =
        { $who } proposes a treaty to you. Offered: { $gives }. Asked: { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}With a truce.
        }
event-counter =
    { $who } makes { $other } a counter-proposal. Offered: { $gives }. Asked: { $asks }.{ $truce ->
        [0] {""}
       *[other] {" "}With a truce.
    }
    .you =
        You make { $other } a counter-proposal. You give: { $gives }. You ask: { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}With a truce.
        }
    .me =
        { $who } makes you a counter-proposal. Offered: { $gives }. Asked: { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}With a truce.
        }
event-concluded =
    A treaty is concluded! { $who } gives { $other }: { $gives }. { $other } gives { $who }: { $asks }.{ $truce ->
        [0] {""}
       *[other] {" "}There is a truce between them until the end of the next hero phase.
    }
    .you =
        A treaty is concluded with { $other }! You give: { $gives }. You receive: { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}There is a truce between you until the end of the next hero phase.
        }
    .me =
        A treaty is concluded with { $who }! You give: { $asks }. You receive: { $gives }.{ $truce ->
            [0] {""}
           *[other] {" "}There is a truce between you until the end of the next hero phase.
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
event-clause = In the pact, { $who } would give { $other }: { $things }.
    .you = In the pact, you would give { $other }: { $things }.
    .me = In the pact, { $who } would give you: { $things }.
event-agrees = { $who } accepts the pact proposed by { $other }.
    .you = You accept the pact proposed by { $other }.
    .me = { $who } accepts your pact.
event-pacted =
    A pact is concluded between { $who } and { $parties }!{ $truce ->
        [0] {""}
       *[other] {" "}There is a truce between them until the end of the next hero phase.
    }
event-handed = { $who } gives { $other }: { $things }.
    .you = You give { $other }: { $things }.
    .me = { $who } gives you: { $things }.
event-omen = { $who } draws two omens.
    .seen = Your two omens: { $cards }.
event-kept = { $who } keeps one omen and slips the other under the draw pile.
    .seen = You keep { $cards }; under the draw pile: { $under }.
event-end = { $reason }

## The score sheet

sheet-glory = Glory
sheet-difficulty = Difficulty accomplished
sheet-objects = Objects
sheet-cards = Cards in hand
sheet-fate = Fate
sheet-living = still standing
sheet-beaten = fell as no. { $order }

## The terminal

term-round = Round { $round }
term-lap = lap { $lap }
term-first = first: { $who }
term-draw-pile = Draw pile
term-object-pile = Objects
term-discard = Discards
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
term-out = is no more
term-allied = allied with { $who } ({ $share }/4 of the glory)
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
guide-2 = The cards lying on them are Challenges. The point of the sword shows who placed each one, and so whom you will bid against.
guide-3 = This is your Hero, with a power and three attributes. While a Challenge guards the Adventure, your Hero cannot leave it.
guide-4 = This is your hand. Playing an Adventure or a Challenge earns 1 point; keep your resolution cards for the fights.
guide-5 = This is everyone’s glory, in plain sight. It is your score and your stake money: at 30 the end is near; at 0 all is lost.
guide-6 = Each round has four phases: cards, Heroes, diplomacy, draw. Here you can always read what is asked of you.

## The refusals

refuse-CONAN-006 = This Adventure has received as many Challenges as its Difficulty: it is full for good.
refuse-CONAN-102 = Propose a swap of Heroes to another player, or pass; the answer is yes or no.
refuse-CONAN-106 = This Challenge goes before another player, not before yourself.
refuse-CONAN-109 = Your Hero starts on an Adventure where you have not placed a Challenge.
refuse-CONAN-202 = On your turn, play a card of your hand, or pass.
refuse-CONAN-206 = A Challenge is played on an Adventure that lies on the table.
refuse-CONAN-207 = A Challenge may not be played on the Adventure where your own Hero stands.
refuse-CONAN-208 = This special would do nothing like that: it needs a legal target.
refuse-CONAN-209 = This special serves only in a fight: keep it for a resolution.
refuse-CONAN-211 = The Secret Passage leads to another Adventure on the table, one that carries none of your Challenges.
refuse-CONAN-212 = You may move only a Challenge that you placed, and to another Adventure.
refuse-CONAN-302 = In the hero phase: move, face a Challenge or a Hero, accomplish, or pass.
refuse-CONAN-303 = A Hero who is on no Adventure must move if he can.
refuse-CONAN-308 = Choose another Adventure of the table.
refuse-CONAN-309 = While this Adventure carries a Challenge, the Hero cannot leave it that way.
refuse-CONAN-310 = Only the Fugitive’s Boots let a Hero flee, and only when a Challenge holds them back.
refuse-CONAN-311 = A Hero never enters an Adventure that carries a Challenge of his own player.
refuse-CONAN-312 = The Hero was expelled from this Adventure and may not come back in the same phase.
refuse-CONAN-401 = Choose a Challenge of the Adventure where your Hero stands.
refuse-CONAN-403 = The Challenge is chosen: hire the Ally or fight it.
refuse-CONAN-502 = A bid exceeds neither your own glory nor your opponent’s.
refuse-CONAN-503 = Open the auction: from 1 glory up to the smaller of the two players’ glory.
refuse-CONAN-504 = Answer the bid: withdraw, follow or raise.
refuse-CONAN-505 = A raise is above your opponent’s bid, and at most the smaller of the two players’ glory.
refuse-CONAN-509 = The Knight has just raised: you may only follow or withdraw.
refuse-CONAN-601 = Choose Force, Cunning or Spirit.
refuse-CONAN-604 = Lay a card of your hand, or stop.
refuse-CONAN-701 = You may challenge only an opposing Hero on the same Adventure.
refuse-CONAN-801 = To accomplish the Adventure, no Challenge and no opposing Hero may be left on it.
refuse-CONAN-805 = Take a card of the discard pile.
refuse-CONAN-810 = Whoever has just accomplished an Adventure waits for the next hero phase to set out again.
refuse-CONAN-901 = Propose a treaty or an alliance, or pass.
refuse-CONAN-902 = A treaty is about glory, cards and Objects; a truce is added only if the table chose that option.
refuse-CONAN-903 = A treaty is proposed to another player still in the game, or to all the others.
refuse-CONAN-904 = A treaty contains something: at most two cards and two Objects on each side, and glory on one side only, from 1 to 10.
refuse-CONAN-905 = Promise only what you have, each thing only once, and keep at least 1 glory.
refuse-CONAN-907 = A card is asked for and given by its category: Adventure, Challenge, Special, or any.
refuse-CONAN-908 = An Object is asked for by its name, once, among those that the other player has.
refuse-CONAN-909 = Accept, refuse, or make a counter-proposal. To accept, you must have all that the treaty asks.
refuse-CONAN-910 = A counter-proposal cannot be countered: accept or refuse.
refuse-CONAN-911 = A treaty open to all is accepted or refused, without a counter-proposal.
refuse-CONAN-930 = An alliance joins two Heroes on the same Adventure who have no other.
refuse-CONAN-931 = An alliance shares glory in quarters, from 0 to 4; the rest of the loot goes to one, to the other, or to each in turn.
refuse-CONAN-932 = Accept or refuse the alliance; only the player who was asked may, once, propose other terms.
refuse-CONAN-934 = Allies do not fight each other in duels.
refuse-CONAN-1001 = Keep one of the two cards of the omen.
refuse-CONAN-1202 = A truce forbids it until the end of the next hero phase.
refuse-CONAN-1205 = A pact, if the table chose them: say who gives to whom, then what. At most sixteen clauses; between two players glory goes one way only, in one amount.

## The client: what the table says

ui-conan-lang = en
ui-conan-answer = Your answer
ui-conan-close = Close
ui-conan-back = Back
ui-conan-continue = On we go
ui-conan-players = The other players
ui-conan-adventures = The Adventures on the table
ui-conan-no-adventure = Not an Adventure left on the table.
ui-conan-no-adventure-yet = The Heroes have come. The Adventures will be laid out next.
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
ui-conan-cost = Hired for { $count } glory.
ui-conan-price = Costs you { $count } glory.
ui-conan-indicator = Resolution mark: not a bluff.
ui-conan-received =
    { $count ->
        [0] No Challenge received yet, { $most } at most.
        [one] One Challenge received, { $most } at most.
       *[other] { $count } Challenges received, { $most } at most.
    }
ui-conan-carries =
    { $count ->
        [0] No Challenge lies here.
        [one] One Challenge lies here.
       *[other] { $count } Challenges lie here.
    }
ui-conan-here = Here: { $who }.
ui-conan-before = before { $who }
ui-conan-challenge-down = A face-down Challenge, placed by { $owner }
ui-conan-challenge-known = Face down, but you know it, placed by { $owner }. { $card }
ui-conan-challenge-up = Placed by { $owner }. { $card }
ui-conan-figure = { $hero }, the Hero of { $who }
ui-conan-seat = { $who }: { $hero }, { $glory } glory, cards in hand: { $cards }, Objects: { $objects }
ui-conan-beaten = { $who } has been eliminated
ui-conan-fallen = Fallen
ui-conan-first = First player
ui-conan-allied = Allied with { $who }, { $share }/4 of the glory
ui-conan-truce = Truce with { $who }
ui-conan-waits = Waits for the next hero phase
ui-conan-road = On the road
ui-conan-objects = Objects
ui-conan-allies = Hired Allies
ui-conan-accomplished = Adventures accomplished
ui-conan-known = Cards of the hand that you know
ui-conan-swap = The Heroes
ui-conan-swap-own = Yours
ui-conan-swap-offer = Offer a swap
ui-conan-lay-here = Lay the Adventure here
ui-conan-help-adventure = Choose an Adventure on the table.
ui-conan-help-player = Choose a player.
ui-conan-help-shift = Choose one of your Challenges.
ui-conan-fight = { $who } against { $other }
ui-conan-duel = A duel!
ui-conan-hire-or-fight = An Ally stands in the way.
ui-conan-bids = Bid of { $who }: { $bid }. Bid of { $other }: { $against }.
ui-conan-cap = No bid above { $count } glory.
ui-conan-bid = Your bid
ui-conan-less = Bid less
ui-conan-more = Bid more
ui-conan-withdraw-cost =
    { $left ->
        [0] costs { $count } glory: you would be eliminated
       *[other] costs { $count } glory{ $forfeits ->
            [0] {""}
           *[other] {" "}and your Challenge
        }
    }
ui-conan-ruin = Lose, and you are eliminated.
ui-conan-stake = at stake on each side
ui-conan-attribute = The attribute of the fight
ui-conan-versus = against
ui-conan-wave = Wave { $wave } of 3
ui-conan-lay = Lay a card of your hand, or
ui-conan-sealed = { $who } has chosen
ui-conan-stopped = { $who } has stopped
ui-conan-choosing = { $who } is choosing
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
ui-conan-ask = I ask
ui-conan-ask-glory = Glory I ask for
ui-conan-ask-card = Card { $n } that I ask for
ui-conan-no-card = no card
ui-conan-veiled = veiled
ui-conan-shown = shown
ui-conan-take-back = Keep { $card } after all
ui-conan-propose-to = Propose to { $who }
ui-conan-propose-all = Propose to everybody
ui-conan-written = Your treaty is written
ui-conan-written-help = Sign it, add to it from the list of choices, or undo what is too much.
ui-conan-sign-truce = Sign with a truce
ui-conan-counter-to = Counter-proposal to { $who }
ui-conan-counter-from = Counter-proposal: { $who } to { $other }
ui-conan-treaty-from = Treaty: { $who } to { $other }
ui-conan-alliance-from = Alliance: { $who } to { $other }
ui-conan-gives = { $who } gives
ui-conan-taker = whoever accepts
ui-conan-with-truce = With a truce until the end of the next hero phase
ui-conan-choose-cards = Agreed! Now choose in your hand what you give.
ui-conan-thinks = The word is with { $who }.
ui-conan-alliance-help = You and { $who } stand on the same Adventure. How do you share what is won and lost there?
ui-conan-share = Your share of the glory
ui-conan-quarters = { $share }/4 for you, { $rest }/4 for { $who }
ui-conan-spoils = Objects and cards of the loot
ui-conan-spoils-mine = all for me
ui-conan-spoils-theirs = all for { $who }
ui-conan-spoils-turns = turn by turn
ui-conan-loot-turns = Objects and cards of the loot: turn by turn.
ui-conan-loot-for = Objects and cards of the loot: all for { $who }.
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
ui-conan-sheet-decides = this decides
ui-conan-sheet-note = The most glory wins. If level: Difficulty accomplished, then Objects, then cards in hand. What decided is underlined.

## Why a bot advises something

why-pass-end = Passing ends the match, and you are ahead.
why-pass-keep = What is left in your hand is worth more later.
why-pass-none = Nothing in your hand can be played now.
why-place = Whoever goes to { $adventure } will find it waiting.
why-hire-one =
    { $amount ->
        [0] For nothing, this Challenge is out of the way for certain, and the Ally fights beside you.
       *[other] For { $amount } glory, this Challenge is out of the way for certain, and the Ally fights beside you.
    }
why-lay-reckless = { $card } does not change the total: if you win, { $amount } more glory.
why-play = A point of glory, and one more place to go.
why-set-block = A point of glory, and a hurdle on { $adventure } before the loot is carried off.
why-set-early = A point of glory; whoever comes to { $adventure } will find it waiting.
why-rob =
    { $amount ->
        [one] One point of glory changes sides.
       *[other] { $amount } points of glory change sides.
    }
why-spy = Better know what waits there before you bid on it.
why-shift = It is in nobody’s way where it lies: it will be more use there.
why-send = Two cards for one.
why-banish = That Hero was too close to the loot.
why-way =
    { $adventure } pays { $amount } glory, within reach in about { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
why-accomplish = Nothing stands between you and the loot: { $amount } glory, now.
why-face = Someone must clear the way; about { $percent }% chance of winning the fight.
why-face-unknown = Face down, it stops you as surely as any other: best find out what it is.
why-duel = A rival in the way of the loot; about { $percent }% chance of winning the duel.
why-stay = Nothing here is worth the risk this turn.
why-hire =
    { $amount ->
        [0] For nothing, the way is clear for certain.
        [one] For one point of glory, the way is clear for certain.
       *[other] For { $amount } points of glory, the way is clear for certain.
    }
why-fight = Hiring is too dear when you have about { $percent }% chance of winning.
why-bid = About { $percent }% chance of winning: the bid is worth its price.
why-bid-low = About { $percent }% chance of winning: no need to stake more.
why-bid-bluff = Only about { $percent }% chance of winning: a high bid, to make the other withdraw.
why-bid-lure = About { $percent }% chance of winning: a low bid, to lure the other into following.
why-withdraw = Only about { $percent }% chance of winning: withdrawing costs less.
why-follow = About { $percent }% chance of winning: better than paying to withdraw.
why-choose = With your cards, { $attribute } gives you about { $percent }% chance of winning.
why-lay = { $card } takes your chances from { $before }% to { $percent }%.
why-lay-bluff = { $card } does nothing, but the other player does not know that.
why-stop = About { $percent }% chance as things stand: one more card would cost more than it brings.
why-keep = Of the cards on offer, { $card } will serve you best.
why-swap = That Hero wins more often than yours.
why-no-swap = Your Hero wins at least as often.
why-treaty =
    { $amount ->
        [0] You both gain a little on the others.
        [one] It should be worth a point of glory to you, and the other player gains as well.
       *[other] It should be worth { $amount } points of glory to you, and the other player gains as well.
    }
why-no-offer = Nothing to sell that both sides would gain by.
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
why-ally = Neither of you gets the loot against the other: shared, it comes sooner.
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
place-discard = Discards
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
