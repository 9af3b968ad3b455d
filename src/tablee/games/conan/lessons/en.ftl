### Conan: the lessons, in English. docs/lessons.md says how they are written.

## The other players

lesson-names = Basil, Chloe, David

## 1. Loot first

lesson-loot = Loot first
    .goal = Send your Hero to an Adventure and sweep up the loot.
    .end = 4 more glory, and the Adventure stays in front of you. Your Hero is back on the road, and sets out again in the next hero phase.
lesson-loot-1 = Glory is your score and your purse: at 30 the end is near, and whoever has the most wins. Your Hero, the Mercenary, is on the road: choose the Gallows Inn, where no Challenge is waiting.
    .done = Going somewhere is a whole turn’s action. The round ends, everyone has drawn a card, and nobody has barred the door of the Inn.
    .wrong = A Hero on the road has to make for an Adventure. Choose the Gallows Inn.
    .hoard = The Hoard promises 8 glory, but two hidden Challenges would hold your Hero there until both are overcome. The Inn is clear.
lesson-loot-2 = No Challenge and no rival Hero at the Inn: nothing stands between you and the loot. Accomplish the Adventure.
    .wrong = The loot is within reach: accomplish the Adventure.
    .move = Leaving would be your whole action, and 4 glory would stay at the Inn. Help yourself first.
    .pass = Nobody has to accomplish an Adventure, but before your next turn somebody may hide a Challenge at the Inn. Take the loot.

## 2. A card, a point

lesson-cards = A card, a point
    .goal = Play your cards for glory, and win at the right moment.
    .end = 30 glory as the hero phase opens: that is the end, and you have won. Remember: an Adventure never receives more Challenges than its Difficulty, nor one of yours while your Hero is there.
lesson-cards-1 = Every round opens with the card phase: an Adventure or a Challenge that you play earns 1 glory. Basil, alone at the Satrap’s Hoard, is about to take 8 glory: hide your Challenge there, the Ogre of the Passes.
    .done = 29 glory, and Basil is held: while a Challenge is there, nobody accomplishes the Adventure. The 2/4 on the Hoard says so far and in all: it has received two Challenges, and will never take more than four.
    .wrong = Courier earns no point, and Basil would carry off the Hoard. Play your Challenge.
    .elsewhere = The point would be the same, but at the Ford you would only hold Chloe, before 4 glory. At the Hoard, Basil is about to take 8.
    .play = The Adventure earns 1 glory too, and its time will come. But first things first: nothing stands between Basil and the Hoard.
    .pass = Passing earns nothing, and Basil would carry off the Hoard. Play your Challenge.
lesson-cards-2 = Basil and Chloe have passed, which stops nothing in the first lap; from the second on, as soon as somebody passes, the phase is over. You are one point short of 30: play your Adventure.
    .done = 30 glory! But Basil and Chloe play on, and the phase continues.
    .wrong = Courier earns no point, and you are one short: play the Adventure.
    .pass = The phase would stop at once, with you on 29 glory. One point is missing: play the Adventure.
lesson-cards-3 = Having 30 glory is not enough: the end comes only if somebody has it when the hero phase opens. Pass, and the card phase stops here.
    .wrong = That is allowed, but every further card gives the others time to cut your purse. Pass while you have 30 glory.

## 3. Facing the Ogre

lesson-fight = Facing the Ogre
    .goal = Face a Challenge: a stake, an attribute, some cards.
    .end = The Ogre is overcome, Basil’s stake is yours and, as the coast is clear, the Inn is accomplished on the spot. Had you failed, you would have lost your stake, and the Ogre would have stayed.
lesson-fight-1 = A Challenge hidden by Basil holds your Barbarian at the Inn: no leaving and no loot while it is there. Face that Challenge.
    .done = It is the Ogre of the Passes, 7 / 5 / 4, against 6 / 3 / 3 for your Barbarian: Force, Cunning, Spirit.
    .wrong = You may pass, but your Hero stays held. Face the Challenge.
lesson-fight-2 = Before the fight you bid against the owner of the Challenge: whoever loses the fight loses their stake. Open at 1 to 4 glory, little enough to lose without tears.
    .done = Basil matches: the stake is the same on both sides, and it comes to a fight.
    .wrong = That is allowed, up to what the poorer of the two has. But you do not know Basil’s hand: 4 glory at most, to begin with.
lesson-fight-3 = The Hero’s player chooses the attribute: find the one where, cards included, you have more than the Ogre. Sweeping Cut gives +2 in Force, Shadow Feint +2 in Cunning.
    .wrong = Count your cards: in Force, 6 + 2 against 7.
    .cunning = 3 + 2 against 5: a tie, and on a tie the Hero loses. In Force you would have 6 + 2 against 7.
    .spirit = 3 against 4, and no card for Spirit. In Force you would have 6 + 2 against 7.
lesson-fight-4 = Now cards are laid in secret, in three waves at most, and all of them are revealed together. Lay Sweeping Cut.
    .done = Basil stops without laying a card: 8 against 7, and he will add nothing more.
    .wrong = You need +2 in Force: lay Sweeping Cut.
    .stop = Without a card it is 6 against 7: your Barbarian would lose. Lay Sweeping Cut.
    .feint = Shadow Feint counts only if the final attribute is Cunning, and this fight is in Force. Lay Sweeping Cut.
    .bluff = Without the resolution mark a card is mere bluff: it worries people, then it is discarded with no effect. You need +2 in Force.
lesson-fight-5 = Every card laid will be discarded, whatever happens. You have enough to win: stop.
    .wrong = That card would be discarded for nothing: Basil has stopped, and 8 against 7 will do.

## 4. The price of doubt

lesson-auction = The price of doubt
    .goal = Defend your Challenges at the auction: raise or withdraw.
    .end = 1 glory less, but your Jackals are still there, barring Chloe’s way. Whoever withdraws loses their last bid, and never less than 1 glory; nobody bids more than the poorer of the two has.
lesson-auction-1 = Basil faces your Basalt Colossus (8 / 5 / 5) and opens at 2 glory. At best his Raider (5 / 5 / 3) would tie in Cunning, where you hold two good cards: raise to 3.
    .done = Basil withdraws: his 2 glory are yours. The Colossus stays in place, face up from now on.
    .wrong = The advantage is yours: raise to 3.
    .withdraw = Withdrawing would cost you 1 glory, when everything speaks for you. Raise: let Basil do the doubting.
    .match = Matching means fighting at once, for 2 glory. The advantage is yours: raise, and Basil must pay more or withdraw.
    .all = 4 is all you have: if the fight went wrong, you would be eliminated. At 3, you would still have 1 glory to start again from.
lesson-auction-2 = Against your Ruin Jackals (5 / 5 / 4), Chloe has her Barbarian (6 / 3 / 3) and four cards in hand, and opens at 6 glory: all you have. At 0 glory you are eliminated: be careful.
    .wrong = Matching would put your 6 glory on a fight that looks bad: lose it, and you are out of the game. You have bid nothing yet, and withdrawing costs only 1 glory.

## 5. A sword for hire

lesson-ally = A sword for hire
    .goal = Hire an Ally, or fight one when that is better.
    .end = Basil withdrew, and with it went his last point: he is eliminated, and so are all his Challenges. The coast was clear: the Mines are accomplished on the spot, and the Captain takes his leave.
lesson-ally-1 = Two Challenges hold your Barbarian at the Mines: a hidden one is Chloe’s, the other is Basil’s Spell-teller. Face Chloe’s first.
    .done = A surprise: the Captain of the Grey Blades is an Ally!
    .wrong = Face the hidden Challenge, Chloe’s.
    .second = The Spell-teller can wait: with some help, facing her will be easier. See first what Chloe has hidden.
    .pass = Your Hero would stay held, with nothing to show for it. Face the hidden Challenge.
lesson-ally-2 = Instead of fighting an Ally you may pay the cost, here 3 glory: the Ally joins your Hero, without an auction. Hire the Captain, 7 / 6 / 4.
    .done = While your Hero stays at the Mines, the better of their two values counts. A round has gone by.
    .wrong = You would have to bid against Chloe, then beat 7 in Force, 6 in Cunning or 4 in Spirit. Hire him, and those values serve your Hero.
lesson-ally-3 = That leaves the Spell-teller (3 / 6 / 6), placed by Basil, who has only 1 glory. Face her.
    .wrong = While the Spell-teller is there, no loot. Face her.
lesson-ally-4 = She is an Ally too, for 2 glory, but no bid can exceed Basil’s last point. You risk 1 glory, he risks his place at the table: fight.
    .wrong = Hiring her costs 2 glory for certain. In a fight you risk only one, with 7 in Force against 3.
lesson-ally-5 = There is only one possible bid: 1 glory. Open the auction.
    .wrong = Once a Challenge is chosen there is no backing out: open at 1 glory.

## 6. One rival too many

lesson-duel = One rival too many
    .goal = Challenge a rival to a duel, and change the attribute.
    .end = The Thief is expelled, 5 glory change hands and, as the coast is clear, the Hoard is accomplished on the spot. On a tie, it is the challenger who loses.
lesson-duel-1 = No Challenge is left at the Satrap’s Hoard, but Basil’s Thief is there too: with a rival around, you accomplish nothing. Challenge Basil to a duel.
    .wrong = The Thief stands between you and the loot: challenge Basil to a duel.
    .move = You would leave Basil a Hoard without Challenges, and its 8 glory. Challenge him to a duel.
    .pass = While the Thief is there, no loot; and on Basil’s turn, she may challenge you. Get in first.
lesson-duel-2 = A duel is settled like a Challenge: an auction, then cards; the Barbarian’s power gives him +1. Open at 1 to 4 glory.
    .done = Basil raises to 5 glory: he is counting on his Thief’s Cunning.
    .wrong = That is allowed, but a big bid might scare Basil off: after a withdrawal nobody is expelled. Stay at 4 glory or less.
lesson-duel-3 = In a duel the challenged player chooses the attribute: it will be Cunning, where the Thief has 6. But you hold All-out Brawl: match.
    .done = Cunning, as expected: 6 for the Thief, 3 + 1 for your Barbarian.
    .wrong = You want this fight, at this price: match.
    .withdraw = You would lose your bid, and the Thief would stay. All-out Brawl can turn it all around: match.
    .raise = If you raise, Basil may withdraw, and the Thief would stay where she is. You want this fight: match.
lesson-duel-4 = All-out Brawl changes the attribute to Force: 6 + 1 for you, 3 for the Thief. Lay that card.
    .done = Basil has laid a card too: you will see which one at the end.
    .wrong = It is the attribute that has to change: lay All-out Brawl.
    .stop = In Cunning it is 4 against 6: you would lose. Change the attribute.
    .wind = Second Wind gives +1: in Cunning, 5 against 6, still lost. Change the attribute first.
    .bluff = That card has no resolution mark: it would be mere bluff. Change the attribute instead.
lesson-duel-5 = If Basil was counting on Cunning, his card will be useless, and in Force you are 4 ahead. Stop, or add Second Wind to be safe.
    .wrong = That would be bluff, discarded with no effect. Stop, or lay Second Wind.

## 7. Dirty tricks

lesson-specials = Dirty tricks
    .goal = Put Action Specials to use.
    .end = 8 glory, and not a sword was drawn! Resolution Specials serve only in fights: keep them for that.
lesson-specials-1 = Action Specials are played in the card phase: they do what they say, and earn no point. A hidden Challenge of Basil’s holds you at the Mines: play Tavern Rumour to have a look at it.
    .done = The Demon of the Threshold, 6 / 6 / 6: your Mercenary (5 / 4 / 4) has nothing to gain there. Basil and Chloe play a card each, and the phase goes on.
    .wrong = That card will have its moment. Begin with Tavern Rumour: better to know what holds you.
    .pass = Passing in the first lap does not stop the phase, but this turn would have taught you nothing. Play Tavern Rumour.
    .slip = You would leave without knowing whether this Challenge was within your reach. Look first, leave afterwards.
lesson-specials-2 = Secret Passage takes your Hero to another Adventure, even when held. The Satrap’s Hoard has no Challenge: go there.
    .wrong = Your Hero is still held by the Demon. Play Secret Passage, to the Hoard.
    .pass = The phase would stop there, with your Hero still before the Demon. Play Secret Passage, to the Hoard.
    .own = Your Hero cannot arrive where you have placed a Challenge: you would shut yourself out of the Hoard. Play Secret Passage.
    .palace = Two Challenges have just been hidden at the Palace: your Hero would be held there all over again. The Hoard has none.
lesson-specials-3 = One rival is left at the Hoard: Chloe’s Merchant. Put that Hero back on the road with Writ of Exile.
    .wrong = While Chloe’s Hero is at the Hoard, there is no loot for you. Play Writ of Exile.
    .pass = The phase would stop there, with the Merchant still at the Hoard: no loot. Play Writ of Exile.
    .basil = Basil’s Hero is at the Ford, and in nobody’s way. The rival at the Hoard is Chloe’s.
lesson-specials-4 = The coast is clear, and you have three Action Specials left: Cut Purse steals 2 glory, Courier draws 2 cards, Shifting Ambush moves one of your Challenges. Play whichever you like.
    .wrong = Passing would end the phase. Play one of your three Action Specials first.
lesson-specials-5 = Basil has passed: the hero phase opens, and nobody else is at the Hoard. Help yourself.
    .wrong = Nothing stands between you and 8 glory in loot: accomplish the Adventure.
    .move = A Move would be your whole action, and you would leave 8 glory behind. Accomplish the Adventure.

## 8. Round a table

lesson-diplomacy = Round a table
    .goal = Form an alliance, accept a treaty, write one.
    .end = A concluded treaty is carried out at once, and nobody can break it. An alliance lasts until one of the two Heroes leaves the Adventure.
lesson-diplomacy-1 = Diplomacy has two laps at most, with one proposal each. Your Barbarian and Basil’s Thief are up against the same Ogre: propose an alliance to Basil, half of the glory each.
    .done = Agreed: your Heroes are rivals no longer, each may rely on the other’s attributes, and what is won or lost here is shared.
    .wrong = Propose an alliance to Basil, two quarters of the glory each.
    .greedy = You may ask for it, but who would accept so little? Propose two quarters each.
    .generous = That is very generous: you bring Force, Basil brings Cunning. Propose two quarters each.
    .treaty = A treaty exchanges glory, cards or Objects, but does not bind two Heroes. Here, propose an alliance.
    .pass = Alone, your Barbarian has 6 in Force against the Ogre’s 7. With the Thief in an alliance, you would have 6 in Cunning against 5.
lesson-diplomacy-2 = Chloe proposes a treaty to you: Sweeping Cut, shown to all, for an Adventure from your hand. +2 in Force suits a Barbarian well: accept.
    .wrong = The exchange is good for you: accept.
    .refuse = Refusing binds you to nothing, but you have two Adventures and no card for Force. Accept.
    .counter = You could answer, once, with other terms. These are good: accept.
lesson-diplomacy-3 = She asks for an Adventure without saying which: the choice is yours. Give whichever you like.
    .done = The exchange is made, all at once and for good.
    .wrong = Give one of your two Adventures.
lesson-diplomacy-4 = Second lap: now write a treaty yourself, for one player or for everybody. At most two cards and two Objects on each side, and glory on one side only; then propose it.
    .wrong = Write a treaty, and propose it.
    .pass = Passing is allowed, but do try: a refusal costs nothing. Propose a treaty.

## 9. Setting the stage

lesson-setup = Setting the stage
    .goal = Choose your Hero, hide your first Challenge, take up position.
    .end = Once Basil has placed his Hero, the first card phase begins. With three players, the first player changes every round.
lesson-setup-1 = Everyone receives a Hero, and may propose one swap, no more. Chloe’s Nomad may leave even when held: offer her your Knight.
    .done = Chloe accepts: the Nomad is yours.
    .wrong = For this lesson, propose the swap to Chloe.
    .basil = The Explorer sets out again right after every accomplished Adventure: a fine power, too. For this lesson, propose the swap to Chloe.
    .keep = Nobody has to swap, and the Knight has a power of her own at auctions. For this lesson, propose the swap to Chloe.
lesson-setup-2 = Basil, in his turn, offers you his Explorer for your Nomad. You accept or refuse at once: keep your Nomad.
    .wrong = The swap would take effect immediately, and the Nomad would be gone. Refuse.
lesson-setup-3 = An Adventure opens in front of everyone, and you have received a Challenge, the Salt Harpies. Hide them on Basil’s Adventure or on Chloe’s: your Hero cannot go where they are.
    .done = Everyone receives seven cards and 15 glory.
    .wrong = Choose the Adventure in front of Basil or of Chloe.
lesson-setup-4 = Last, place your Hero on an Adventure without your Challenge. Look at the loot, at the Challenges already hidden and at the Heroes already there.
    .wrong = Choose an Adventure where you have placed no Challenge.

## 10. The match

lesson-match = The song begins
    .goal = A whole match of three, against two easy bots; you are warned before a false step.
    .end = Sung or forgotten, this match was yours. Next time, watch who does not dare to match a bid: that is where glory is won.
