### Virtopia: the lessons, in English. docs/lessons.md says how they are written.

## The other players

lesson-names = Basil, Chloe, David

## 1. One meeple to a cell

lesson-sow = One meeple to a cell
    .goal = Draw the people of a cell along round the circle.
    .end = Sowing moves everything: the meeples, and your Leader with them. A Leader arrives standing, and may act right there next turn.
lesson-sow-1 = To sow is to pick up all the meeples of your cell and leave one on each cell that follows, clockwise. Maya is on Temperance with two meeples: sow from here.
    .done = Maya has both meeples in hand, and her token goes with them.
    .wrong = On her first turn Maya can only sow. Sow from her own cell, Temperance.
    .step = If she steps first, Maya sows only the meeple of the next cell, and it falls straight onto Ignorance. Sow from here: you have two.
lesson-sow-2 = Cell after cell, you choose which colour to leave. Leave whichever meeple you like here: the other falls on the cell after that, Ignorance.
    .done = A meeple left on a Flaw is captive. Maya stops there, standing, without a roll: she will pay when she leaves.
    .wrong = Exactly one meeple stays on each cell that you enter. Choose its colour.
lesson-sow-3 = Now Anselm, on Wisdom: alone, you play all four Leaders. Sow without letting any meeple fall on a Flaw.
    .wrong = Anselm, too, can only sow. Choose the cell from which nobody falls on a Flaw.
    .step = If he steps and then sows, the meeple of the next cell falls on Iniquity and is captive. The one on Wisdom stops just short of it.

## 2. A Virtue is there to share

lesson-develop = A Virtue is there to share
    .goal = Turn meeples into Virtue points for the other Leaders.
    .end = Two more points on the way to victory! On an empty cell, a meeple from the City becomes the point; where there are too many, the surplus goes to the City.
lesson-develop-1 = You win together, when every Leader has two points in each of the four Virtues. Solal has his two points in Justice, and he is standing on Justice: develop it.
    .done = Solal has lain down: every action lays the token down, except Tunnel.
    .wrong = That is allowed, but there is better to be had here: two points in Justice on Solal’s card, and two meeples to turn into points.
    .sow = Sowing would scatter the meeples, and the turn would end without an action. On Justice they can become points at once.
    .leave = Solal would walk away from Justice, where two meeples are waiting for him. Develop it first: you have to be there, and to have two points in it.
lesson-develop-2 = Every meeple of the cell becomes a Justice point for another Leader, and its colour makes no difference. Maya has only one: complete her pair.
    .done = With two points, Maya can now develop Justice as well.
    .wrong = That point would count as much towards victory, but with just one nobody develops anything. Give it to Maya: she will put her pair to use.
lesson-develop-3 = As long as a Leader has a free slot, every meeple must be given. Who gets the second one: Anselm or Irma?
    .wrong = Anselm and Irma both have free slots in Justice: give the meeple to one of them.

## 3. Under the city

lesson-action = Under the city
    .goal = Recruit from the City, and travel by Tunnel.
    .end = Anselm has arrived standing, with three meeples: next turn he will develop Wisdom. Of all the actions, only Tunnel does not lay you down.
lesson-action-1 = Maya is lying: she cannot act on her own cell, but she can step to the next one and act there. Step and recruit.
    .wrong = That is allowed, but the circle is short of people. Step and recruit.
    .tunnel = Tunnel leads anywhere, but the cell is empty: Maya would travel alone. Recruit some company first.
    .sow = Of Maya’s two meeples, the second would end up a captive of Ignorance. Recruit instead: the City is only waiting to stand up.
lesson-action-2 = Recruitment brings one meeple from the City for each Virtue in which you have at least one point: three for Maya. Choose three, in any colours.
    .done = Three subdued meeples are active again. Maya has acted, so she is lying once more.
    .wrong = It takes exactly three, one for each Virtue in which Maya has a point.
lesson-action-3 = Anselm is standing on the other Tunnel / Recruitment cell, with three meeples. Take the Tunnel: it leads to any cell, beneath the watchtowers.
    .wrong = That is allowed, but Anselm has three meeples to lead to the right place. Take the Tunnel.
    .recruit = That would make six meeples here, where none of them becomes a point. Tunnel takes them where they are of use.
    .sow = The first meeple would be a captive of Fear, and its watchtower would have to be passed before you go on. By Tunnel, there is no die to roll.
    .struggle = Anselm would free a captive of Fear, and a good deed it is. But his three meeples are worth even more where he can develop.
lesson-action-4 = To develop a Virtue you need two points in it. Find the cell where Anselm can do that next turn.
    .wrong = Anselm would have nothing to develop there: he has two points in Wisdom only. Come out on Wisdom.
    .flaw = On a Flaw his passengers would be captive at once. Come out on Wisdom, where he has two points.
lesson-action-5 = He may take along one meeple for each Virtue in which he has at least one point: three. Take them all.
    .wrong = Whoever stays here will not become a Wisdom point. Anselm may take all three meeples: one of each colour there.

## 4. In the searchlights

lesson-tower = In the searchlights
    .goal = Pass a watchtower, and pay what it asks.
    .end = Total 0: nothing. Total 7: defeat, and so it is when Hope falls to 0. A sowing that crosses a Flaw leaves a captive there and passes the watchtower in the same breath.
lesson-tower-1 = Leaving a Flaw with captives means passing its watchtower: the Effect die (0, 0, 1, 2, 3 or 4), plus the number of the last captive, here 1. You cannot sow from a Flaw: step on with Maya.
    .done = 1 on the die, plus 1: total 2. From 1 to 6, Hope goes down by one and the Sanction of that Flaw falls: here, two Leaders each lose a point.
    .wrong = Maya can neither sow from here nor struggle without a point in Wisdom. She steps on, and the watchtower is waiting.
lesson-tower-2 = You choose the first point to lose; those of a main Virtue are safe. Spare the pairs: without two points, a Leader can no longer develop a Virtue.
    .wrong = Choose a point that is alone on its row: it will be missed less.
    .pair = That would break a pair, and this Leader could no longer develop the Virtue. Take a point that is alone on its row, from Maya or from Irma.
lesson-tower-3 = The second point must come from another Leader. Spare the pairs again.
    .wrong = Choose another Leader, and a point that is alone on its row.
    .pair = That would break a pair, and this Leader could no longer develop the Virtue. One Leader is left with points that are alone on their rows.

## 5. Never five captives

lesson-struggle = Never five captives
    .goal = Free captives before the Flaw overflows.
    .end = Sowing, Tunnel, Fear or bad luck: wherever it comes from, the fifth captive of a Flaw loses the game. Struggle when there are three, and breathe afterwards.
lesson-struggle-1 = Extremism has four captives: with a fifth, the game is lost on the spot. Maya has two points in Temperance, the opposed Virtue: step and struggle.
    .wrong = Surveillance helps at a watchtower but frees nobody. Extremism is about to overflow: struggle.
    .sow = The first meeple you sow would fall on Extremism: the fifth captive, immediate defeat. Struggle first.
lesson-struggle-2 = Struggle frees as many captives as you have points in the opposed Virtue: two. Choose which ones go back to the City.
    .done = Two captives are left, and the number at the watchtower drops from 3 to 1.
    .wrong = Maya frees exactly two captives, one for each point in Temperance.
lesson-struggle-3 = Anselm had no choice allowed to him at all: he stepped on and rolled the die, which says 2. The second Flaw, counting his own, is Ignorance: choose the colour of the meeple from the City that becomes captive there.
    .wrong = Choose a colour that the City has: that meeple becomes a captive of Ignorance.

## 6. A die in advance

lesson-surveillance = A die in advance
    .goal = Roll the die before the watchtower, and use it at the right moment.
    .end = Total 0: Irma passed without a sound. A stored result serves only once; if it is a bad one, roll again at the watchtower, or keep watch once more: the new result replaces the old.
lesson-surveillance-1 = Surveillance rolls the Effect die right away, and the result stays stored in plain view. Solal is standing on the right cell: keep watch.
    .done = A 0 is stored: it does not get better than that.
    .wrong = Solal is standing on a Surveillance / Escape cell: choose Surveillance.
    .sow = The first meeple would be a captive of Extremism, and you would pass its watchtower in the dark. Surveillance first.
lesson-surveillance-2 = Irma is on Extremism, with a single captive whose number is 0. Step on with her.
    .wrong = Irma has no point in Temperance to struggle with, and nobody sows from a Flaw. She steps on.
lesson-surveillance-3 = Before any roll, the watchtower asks: use the stored result, or roll the die, for good? Choose what gives a total of 0 for certain.
    .wrong = Four of the six faces would cost 1 Hope and a Sanction, and the stored 0 would be gone as well. Use it: 0 + 0 costs nothing.

## 7. Every Flaw has its price

lesson-sanctions = Every Flaw has its price
    .goal = Pay Fear and Extremism without losing the game over it.
    .end = Where active meeples of the colour are missing, the City gives two for each. A Sanction that you cannot pay in full is defeat: keep people on the circle.
lesson-sanctions-1 = Every Flaw has its own Sanction, and the higher the total, the heavier it is. Solal leaves Fear, number 1, with a 4 stored: use that 4, or roll again?
    .done = 1 on the die, total 2: Fear captures two meeples from Virtue cells.
    .wrong = 4 + 1 makes 5: Fear would take all four meeples of the Virtue cells, and the one from Justice would be the fifth captive of Iniquity, which is defeat. The die never says worse than 4: roll again.
lesson-sanctions-2 = A meeple taken from a Virtue cell becomes a captive of the opposed Flaw. Choose the first one, with an eye on Iniquity: it has four captives already.
    .wrong = Choose a meeple whose opposed Flaw still has room.
    .justice = Justice is opposed to Iniquity: this meeple would be its fifth captive, and the game would be lost. Take one from Wisdom or from Courage.
lesson-sanctions-3 = One more is due. Leave Justice alone this time, too.
    .wrong = Choose a meeple whose opposed Flaw still has room.
    .justice = It would be the fifth captive of Iniquity, and that is defeat. Take one from another Virtue cell.
lesson-sanctions-4 = Extremism goes after one colour, which a die names. Irma leaves it, with two captives behind her: step on with her.
    .done = Total 2, and the Colour die says yellow.
    .wrong = Irma has no point in Temperance to struggle with. She steps on.
lesson-sanctions-5 = Two active yellow meeples go into the box, from which nobody comes back. Choose the cells that they are taken from.
    .wrong = Choose a Virtue or Action cell with a yellow meeple on it.

## 8. Open the doors

lesson-victory = Open the doors
    .goal = Empty a prison, and win the game.
    .end = Thirty-two points and nobody in prison: that is victory, whatever the captives and Hope. A prison of two colours needs both its Leaders on Surveillance / Escape cells.
lesson-victory-1 = Only one point is missing, in Wisdom, on Solal’s card. But Anselm is lying on Iniquity, where there is a captive: step on with him.
    .done = Total 1: Iniquity opens a prison, the Sundial, and the Colour die says green.
    .wrong = Lying down, Anselm cannot struggle here. He steps on, and the watchtower is waiting.
lesson-victory-2 = Two active green meeples go to prison. Choose the cells that they are taken from.
    .done = While anybody is in prison there is no victory, not even with thirty-two points.
    .wrong = Choose a Virtue or Action cell with a green meeple on it.
lesson-victory-3 = The Sundial is yellow: only Solal can empty it, from a Surveillance / Escape cell. The next one happens to be just that: step, and take the Escape.
    .wrong = That is allowed, but the Sundial would stay full. Step, and take the Escape.
    .sow = Sowing would end the turn without an action, and the prison would stay full. Step instead, and take the Escape.
    .surveillance = On a cell with two actions you take only one. This turn it is Escape that can change everything.
lesson-victory-4 = All those freed may become active on the cell; or one of them becomes a point for Solal, and the others go to the City. Choose what wins.
    .wrong = Solal lacks one point in Wisdom: turn one of those freed into a point.
    .all = The prison would be empty, but Solal’s Wisdom point would still be missing. Turn one of those freed into a point instead.

## 9. The eve

lesson-setup = The eve
    .goal = Place your first points, then sow for the first time.
    .end = Hope is at 12, the Flaws are empty, and the meeples left over wait in the City. You know all you need: now for the real game.
lesson-setup-1 = With two players, each leads two Leaders, who play one after the other. In this lesson, let Maya begin.
    .done = Basil has chosen too: on his side, Solal will play before Irma.
    .wrong = That would be allowed, and the order holds for the whole game. For this lesson, begin with Maya.
lesson-setup-2 = Each Leader receives a meeple of each colour: two on the main Virtue, two elsewhere. Put those two together: with a pair, Maya will be able to develop a second Virtue.
    .wrong = One point in each of two other Virtues: Maya would recruit three meeples at a time, and that is a real choice. Try the pair here: two points on one row.
lesson-setup-3 = Anselm’s turn, and this time as you like. A pair lets you develop; two single points let you recruit more people and take more along.
    .done = Basil has placed his points. The dice have put two to four meeples on every Virtue or Action cell.
    .wrong = Two meeples go on Wisdom, Anselm’s main Virtue, and two elsewhere.
lesson-setup-4 = On their first turn a Leader can only sow, from their own cell or from the next one. See where the last meeple would fall, and sow.
    .wrong = On this first turn, sow, from here or from the next cell.

## 10. A whole game

lesson-match = Awakening
    .goal = A whole game, alone, at level Awakening: Struggle is allowed even without captives, and you are warned before a false step.
    .end = Won or lost, this game has shown you the whole city. Try it with others next, or at level Standard.
