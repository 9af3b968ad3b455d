### Conan: every text of the game, in English.

## The game

title = Conan
    .tagline = Glory to the bold, ruin to the gullible.
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
aid-auction = Auction: follow, raise or withdraw. Never above the poorer player’s glory. Withdrawing costs your last bid, at least 1 glory.
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
refuse-CONAN-207 = A Challenge may not be played on the Adventure where your own Hero stands.
refuse-CONAN-208 = This special would do nothing like that: it needs a legal target.
refuse-CONAN-211 = The Secret Passage leads to another Adventure that carries none of your Challenges.
refuse-CONAN-212 = You may move only a Challenge that you placed, and to another Adventure.
refuse-CONAN-302 = In the hero phase: move, face a Challenge or a Hero, accomplish, or pass.
refuse-CONAN-303 = A Hero who is on no Adventure must move if he can.
refuse-CONAN-308 = Choose another Adventure of the table.
refuse-CONAN-309 = While this Adventure carries a Challenge, the Hero cannot leave it that way.
refuse-CONAN-311 = A Hero never enters an Adventure that carries a Challenge of his own player.
refuse-CONAN-312 = The Hero was expelled from this Adventure and may not come back in the same phase.
refuse-CONAN-401 = Choose a Challenge of the Adventure where your Hero stands.
refuse-CONAN-403 = The Challenge is chosen: hire the Ally or fight it.
refuse-CONAN-502 = A bid exceeds neither your own glory nor your opponent’s.
refuse-CONAN-503 = You must open the auction, with at least 1 glory point.
refuse-CONAN-504 = Answer the bid: withdraw, follow or raise.
refuse-CONAN-505 = A raise must be above your opponent’s bid.
refuse-CONAN-509 = The Knight has just raised: you may only follow or withdraw.
refuse-CONAN-601 = Choose Force, Cunning or Spirit.
refuse-CONAN-604 = Lay a card of your hand, or stop.
refuse-CONAN-701 = You may challenge only an opposing Hero on the same Adventure.
refuse-CONAN-801 = To accomplish the Adventure, no Challenge and no opposing Hero may be left on it.
refuse-CONAN-805 = Take a card of the discard pile.
refuse-CONAN-810 = Whoever has just accomplished an Adventure waits for the next hero phase to set out again.
refuse-CONAN-901 = Propose a treaty or an alliance, or pass.
refuse-CONAN-903 = A treaty is proposed to another player still in the game, or to all the others.
refuse-CONAN-904 = A treaty has at most two cards and two Objects on each side, and glory on one side only.
refuse-CONAN-905 = Promise only what you have; whoever pays keeps at least 1 glory point.
refuse-CONAN-907 = Give cards of the category asked.
refuse-CONAN-908 = Ask for an Object that the other player has.
refuse-CONAN-909 = To accept, you must hold all that the treaty asks.
refuse-CONAN-910 = A counter-proposal cannot be countered: accept or refuse.
refuse-CONAN-911 = A treaty open to all is accepted or refused, without a counter-proposal.
refuse-CONAN-930 = An alliance joins two Heroes on the same Adventure who have no other.
refuse-CONAN-932 = Accept or refuse the alliance; only the player who was asked may, once, propose other terms.
refuse-CONAN-934 = Allies do not fight each other in duels.
refuse-CONAN-1001 = Keep one of the two cards of the omen.
refuse-CONAN-1202 = A truce forbids it until the end of the next hero phase.
