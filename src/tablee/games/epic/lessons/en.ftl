### Call to Adventure: Epic Origins: the lessons, in English. docs/lessons.md says how they are written.

## The other players

lesson-names = Maud

## 1. A Challenge

lesson-challenge = Two Skills, two paths
    .goal = Meet a Challenge: choose a path, cast the runes, succeed; then fail.
    .end = 3 against 4, a failure: the card is discarded, but failures teach, and you gain 1 XP. The Adversary gains 1 as well; keep that in mind.
lesson-challenge-1 =
    For a Challenge you always cast the three Base Runes, and one rune more for each symbol your Hero has of the two Skills it shows. Your { card-022 } has Strength and Intelligence: { $screen ->
        [phone] tap “{ card-068 }”, which shows both, and attempt its top path.
        [terminal] attempt the top path of “{ card-068 }”, which shows both.
       *[laptop] click “{ card-068 }”, which shows both, and attempt its top path.
    }
    .wrong = Look for the Challenge that shows both your Skills: “{ card-068 }”.
    .bottom = The bottom path is one point harder: 4 instead of 3, for another reward. Begin with the top one.
    .single = This Challenge shows only one of your two Skills: you would cast four runes. In “{ card-068 }” you cast five.
    .bare = “{ card-077 }” shows neither of your Skills: you would cast the three Base Runes and nothing else.
lesson-challenge-2 = A bar is worth 1, a Skill symbol 2, a blank face 0: that makes 5 against a difficulty of 3, and 3 would have been enough. After every cast a window opens in which cards may be played; you hold none, so pass to close it.
    .done = A success! The card slips under your Origin with the path you chose in sight: from now on you have two Intelligence symbols.
    .wrong = There is nothing else to do here: pass, and the result counts.
lesson-challenge-3 = Every turn adds one card to your Story and no more; the row has been filled up again. End your turn.
    .wrong = Your card for this turn has been added: end the turn, and the next one begins.
lesson-challenge-4 = The bottom path is always one point harder, and often richer: “{ card-067.bottom }” asks for 4, and gives a Charisma symbol and 1 Triumph, a point at the end. Be bold: attempt the bottom path of “{ card-067 }”.
    .wrong = That is allowed, but this time take a risk: the bottom path of “{ card-067 }”, difficulty 4.
    .top = The top path asks for 3 only, but it gives no point. Dare the bottom one: whoever fails loses nothing but the card.
    .bare = This Challenge shows neither Strength nor Intelligence: you would cast the three Base Runes alone. In “{ card-067 }” your Strength counts.

## 2. Traits and Acts

lesson-trait = A page a turn
    .goal = Gain Traits, complete Act I, explore Act II.
    .end = A whole Story has nine cards: three under the Origin, three under the Class, three under the Destiny. You choose among the cards of your current Act, or of a later one whose row is face up.
lesson-trait-1 = A Trait is gained, not attempted: nothing is cast, it never fails; its text applies, then its icons join your Story. There are two Traits in the row: gain the one that also brings you 1 XP.
    .done = Thanks to your Strength that made 1 XP, and you have a Charisma symbol for good.
    .wrong = You may do that at any moment of your turn, but for now gain a Trait: “{ card-059 }”.
    .tough = “{ card-055 }” brings XP only to those who have a Dexterity symbol, and you have none. See what the other one asks for.
    .attempt = A Challenge would be your card for this turn, and it might fail. Take the safe way once: a Trait.
    .explore = To explore is to pay 1 XP and replace a card of the row. What you need is there already.
lesson-trait-2 = That was the third card under your Origin: Act I is complete, and you take no more cards of it. End your turn: at the start of the next one the row of Act II is turned up.
    .done = Act II is face up: harder Challenges, richer cards.
    .wrong = There is nothing else to do this turn: end it.
    .store = XP on your Class stay there for good. Keep them for Act II, and end your turn.
lesson-trait-3 =
    Not one Challenge of Act II shows a Skill that you have. Before adding a card you may explore, as often as you can pay: { $screen ->
        [phone] tap one of them and replace it for 1 XP.
        [terminal] replace one of them for 1 XP.
       *[laptop] click one of them and replace it for 1 XP.
    }
    .wrong = XP on your Class stay there for good. You need this one to explore.
    .trait = A Trait never fails: leave it there, you never know. Replace a Challenge for which you have no rune.
    .past = Act I is behind you: you take no more of its cards, so a new one would be of no use to you.
    .beasts = “{ card-082 }” is safe, but brings no XP: it asks for Dexterity or Wisdom on your previous turn. See first what the deck has to offer.
    .bare = You have no symbol of its Skills: the three Base Runes make 3 at most, and it asks for 5 or more.
lesson-trait-4 = “{ card-084 }” is a Trait that brings 1 XP if Intelligence or Charisma joined your Story on your previous turn: that is just what happened. Gain it.
    .wrong = XP on your Class stay there for good, and there is something better to do: gain “{ card-084 }”.
    .again = You could, for another XP. But what you were looking for lies there: “{ card-084 }”.
    .beasts = “{ card-082 }” would bring no XP; “{ card-084 }” does, and a Royalty icon too.
    .bare = You have no symbol of its Skills: the three Base Runes make 3 at most, and it asks for 5 or more.

## 3. Dark Runes

lesson-dark = The price of the moon
    .goal = Add Dark Runes, take a Corruption, climb back up.
    .end = Your level says what you may play: Hero cards on levels 1 to 5, Antihero cards on levels 3 to 8. At the end it is worth points too: Triumph at the top, Tragedy lower down, and 4 less at the very bottom.
lesson-dark-1 = Difficulty 4, for the Base Runes and a single Strength rune: the odds are poor, but you have 2 XP to improve them. Attempt the top path of “{ card-064 }”.
    .wrong = Something else another time: attempt the top path of “{ card-064 }”.
    .bottom = The bottom path asks for 5: your four runes would all have to show their best face. Take the top one.
    .bare = There you would cast the three Base Runes alone; in “{ card-064 }” your Strength counts as well.
    .deed = “{ card-169 }” may be played at almost any moment: keep it a little longer.
    .spend = Your 2 XP will be needed in a moment, for Dark Runes: leave them in your reserve.
lesson-dark-2 = A Dark Rune costs 1 XP and is worth 1, or 2 if it shows a moon; but each moon makes you take a Corruption, success or not. Your chances stand beside each choice, 31% with none and 98% with two: add two.
    .wrong = On your Class the XP would stay for good, and help nothing in this Challenge.
    .none = That leaves 31%: you would fail two times out of three, with 2 XP in your pocket.
    .one = 81%, and one moon at most: that is sensible. But add two this time, to see what the moon does.
lesson-dark-3 = 5 against 4, you have it; but one rune shows a moon. Pass: when the window closes, the moon moves your marker down one level.
    .done = The card is yours, with an Antihero card; the marker is on level 4. The Lord’s Bride lives on Corruption: she gains 1 XP.
    .wrong = Pass, so that the result counts.
    .deed = That is allowed, but first let the moon do what moons do: pass.
lesson-dark-4 = The opposite of a Corruption is a Virtue: it moves the marker up one level, and takes 1 XP from the Lord’s Bride. Play “{ card-169 }” from your hand: on your own turn, outside a Challenge, a card takes effect at once.
    .wrong = Play “{ card-169 }”, which lies in your hand.
    .leave = You may stop there, on level 4, with 6 XP for the Adversary. But you hold in your hand what mends both.

## 4. Experience

lesson-experience = Experience well spent
    .goal = Store XP on your Class, and use the ability of your Origin.
    .end = XP come from failures and from many cards; they pay for exploring, Dark Runes, abilities and the effects of your Class. Those left in your reserve at the end are worth 1 point each.
lesson-experience-1 =
    XP stored on a Class never come back, but with 2 it gives its first effect for good, with 4 the second, with 6 the third. With 2, your { card-032 } adds 1 in Challenges of Strength: { $screen ->
        [phone] tap your Hero, at the top, and store 2 XP.
        [terminal] store 2 XP.
       *[laptop] click the second space beside your Class to store 2 XP.
    }
    .wrong = Store first: the effect of your Class will be of use this very turn.
    .one = A single XP gives nothing yet: the first effect takes two.
    .three = The third would lie there without effect until a fourth joined it, and it would not come back.
    .attempt = XP may be stored even during a Challenge, up to its outcome. But do it now, then attempt.
    .explore = The row has what you need. Keep your XP for your Class.
lesson-experience-2 = A path is “of Strength” if its reward is a Strength symbol, whatever runes are cast. Find the one path of Strength in this row, and attempt it.
    .wrong = That is allowed, but your Class is waiting for a path of Strength: there is one in the row.
    .survivor = “{ card-064.top }” rewards you with Constitution: your Class would add nothing. The other path of the same card rewards you with Strength.
    .other = That path rewards you with another Skill: your Class would add nothing. Look for a Strength symbol among the rewards.
    .store = The third XP gives nothing without a fourth, and it would be your last. Keep it.
lesson-experience-3 = A Dark Rune is bought before the cast, without knowing whether it will be needed. But for 1 XP your { card-022 } adds a symbol after the cast: add no Dark Rune, and keep your XP.
    .wrong = The third XP gives nothing without a fourth. Keep it in your reserve.
    .one = That makes 81%, and perhaps a moon; but you would have no XP left once the runes lie there. Your Origin offers better.
lesson-experience-4 = 3 with the runes and 1 from your Class: 4 against 5, one point short. Once per Challenge your { card-022 } spends 1 XP to add a symbol and cast its rune: use that ability.
    .wrong = Use the ability of your { card-022 }.
    .pass = 4 against 5 is a failure, and the card would be lost. You have 1 XP left, and a use for it.
    .store = On your Class this XP would change nothing: the second effect takes four.
lesson-experience-5 = The symbol may be of either Skill of the Challenge, and its rune is worth at least 1. Choose one of them: both will do.
    .wrong = Choose one of the two Skills of this Challenge.

## 5. Cards of the hand

lesson-hand = An ace up every sleeve
    .goal = Play cards after a cast, cancel one, help another Hero.
    .end = Help or hinder as you please: defeat is shared, victory is not. Every card you play is worth 1 point at the end, Triumph for a Hero card, Tragedy for an Antihero card; in your hand it is worth nothing.
lesson-hand-1 = You have thrown a bear out, 3 against 3, but after a cast everybody may play cards: Maud’s “{ card-200 }” is going to subtract 2. Answer with “{ card-159 }”, which adds 2 to a path of Strength.
    .wrong = Play “{ card-159 }”: this is a path of Strength.
    .pass = If you both pass, Maud’s card takes effect: 1 against 3, a failure.
    .parry = “{ card-178 }” would cancel Maud’s card, and that would be enough. But keep it: who knows what else she has in her hand?
lesson-hand-2 = Maud insists: “{ card-202 }” is going to raise the difficulty by 2, and 3 against 5 will not do. “{ card-178 }” cancels an Antihero card that waits on the stack: play it.
    .wrong = Play “{ card-178 }”.
    .pass = 3 with the runes, 2 less, 2 more, against 5: a failure. You hold what it takes.
lesson-hand-3 = The last card played takes effect first, so yours comes before hers. Choose the card that it cancels: either choice saves you.
    .done = The bear is out! Now it is Maud’s turn to lead the guard: 3 against 4.
    .wrong = Choose one of Maud’s two cards.
lesson-hand-4 = If Maud fails, the Adversary gains 1 XP, and if it has any left at the end, you both lose. “{ card-161 }” adds 2 to any path of Charisma: play it, it is worth 1 point to you.
    .wrong = Play “{ card-161 }” on Maud’s Challenge.
    .pass = You may let her fail; but the Adversary would gain 1 XP, and you would not have scored your point.

## 6. The double triangle

lesson-double = The double triangle
    .goal = Call on your Heritage, and bear an Action of the Adversary.
    .end = One cast in two shows the double triangle: the Adversary acts, your Heritage wakes. The Heroes’ cards apply before the Action: play yours while there is time.
lesson-double-1 = The double triangle reveals an Action of the Adversary, here “{ card-146 }”, and wakes your Heritage: draw a card, or use its own effect, +1 for a { card-001 }. At 3 against 3 you have what you need: draw a card, Hero or Antihero.
    .wrong = Draw a card, Hero or Antihero.
    .special = 3 against 3 is a success already: one point more would bring nothing.
    .decline = You may decline, but a card is always worth having, above all when the Adversary is about to take one.
lesson-double-2 = “{ card-146 }” takes effect: discard a card; had your hand been empty, the difficulty would have gone up by 2. Choose the one you will miss least.
    .done = A success. On the next turn you are chasing a criminal, and there is the double triangle again.
    .wrong = Choose a card to discard.
lesson-double-3 = 2 against 3, one point short, and “{ card-151 }” waits on the stack. This time use the effect of your Heritage: it adds 1.
    .wrong = Use the effect of your Heritage.
    .take = A card may be useful one day; today you are one point short, and your Heritage has that very point.
    .decline = Without your Heritage it stays at 2 against 3: a failure.
lesson-double-4 = “{ card-151 }” leaves you the choice: take a Corruption, or see the difficulty go up by 2. You have 3 against 3: choose what keeps your success.
    .wrong = Choose one of the two.
    .harder = 3 against 5: you would fail, and the Adversary would gain 1 XP by that too.

## 7. The Adversary

lesson-adversary = Face to face
    .goal = Face the Adversary after Act II, and take its XP away.
    .end = Maud has failed, and the Adversary has 1 XP again: an Adversary without XP is not beaten yet. What counts is that it has none at the very end, when everybody has faced its final face.
lesson-adversary-1 = Once three cards lie under your Class, your next turn is for the Adversary, and you add nothing to your Story. The Lord’s Bride asks for 6 with Wisdom and Charisma, and those who have two Traits add 2, as you do: face her.
    .wrong = Face the Adversary.
    .explore = This turn you add no card to your Story: a new one in the row would not help you.
    .store = A single XP on your Class gives nothing. Keep it.
lesson-adversary-2 = For each point above 6 she loses one of her 5 XP: the more, the better. Add a Dark Rune or add none, as you like; but a moon corrupts you, and gives her 1 XP first.
    .wrong = A single XP on your Class gives nothing. Add a Dark Rune, or none.
lesson-adversary-3 = You have passed the 6, but it is what lies above it that costs her XP. “{ card-167 }” adds 2 against the Adversary: play it.
    .done = She has not one XP left, and you draw a Hero card. You have all faced her front now, so the card is turned: here is the Lord of Shadows, the Final Adversary.
    .wrong = Play “{ card-167 }”.
    .pass = That is a success already, but she would keep some of her XP.
    .use = One more rune would hurt her too, for your last XP. “{ card-167 }” is free, certain, and worth 1 point.
    .store = A single XP on your Class gives nothing, and nothing to her either.
lesson-adversary-4 = The Adversary grows by what is written on it, here each Corruption, and by the Quest: 1 XP whenever a Hero fails an Act Challenge. End your turn, and watch Maud try her luck with a dragon.
    .wrong = End your turn.
    .store = A single XP on your Class gives nothing. Keep it, and end your turn.

## 8. The end

lesson-final = The last page
    .goal = Complete your Story, beat the Final Adversary, count the points.
    .end = Your Destiny score is 38, Maud’s is 12, and the highest wins: 18 of Triumph, 1 of Tragedy, 12 for your sets of Story icons, 7 for the Final Adversary, and 1 more for each XP in reserve, had you kept any. With a single XP left to the Adversary, nobody would have won.
lesson-final-1 = Maud has placed her ninth card: this is your last ordinary turn. Three equal Story icons are worth 4 points, four are worth 8, and you have three of Justice: gain the Trait that is worth most to you.
    .done = Four of Justice, each of which your Destiny counts as well, and 2 XP for your Virtue. On her final turn Maud has failed: 8 XP are left, and you come last.
    .wrong = Gain “{ card-101 }”.
    .trait = 2 points of Tragedy and an icon that stands alone, worth nothing: there is better.
    .attempt = Your five runes make 7 at most, and it asks for 8 or more.
    .keep = “{ card-174 }” takes 1 XP from the Adversary, at almost any moment. Keep it until you know what is missing.
lesson-final-2 = A final turn has one purpose, the Final Adversary, and those who beat it score its points. Face the Lord of Shadows: 8 with Constitution and Wisdom, of which you have three symbols each.
    .wrong = Face the Final Adversary.
    .keep = Not yet: after the cast you will know what is missing.
    .spend = After this turn nothing follows: your XP are worth more in Dark Runes.
lesson-final-3 = It has 8 XP, so take it as far above 8 as you can. The 2 XP in your reserve would be worth 2 points at the end, but points are worth nothing if it survives: add two Dark Runes.
    .done = The runes with three dots are the third of their Skill: a symbol, or instead of a bar a reward, XP or a card.
    .wrong = There is no time left for your Class: add two Dark Runes.
    .fewer = Each XP kept is worth 1 point. But if the Adversary has a single one left, everybody loses, whatever the scores.
lesson-final-4 = 13 against 8 takes 5 of its 8 XP. Play what adds to the result: “{ card-167 }”.
    .done = A success: its 7 Triumph will be yours when the points are counted. But it still stands.
    .wrong = Play “{ card-167 }”.
    .pass = That would leave it 3 XP, and what you hold then takes away only one.
    .keep = That takes away 1 XP and may wait until after the Challenge; “{ card-167 }” may not.
lesson-final-5 = A single XP is left, and with it everybody loses. Now is the time: play “{ card-174 }”.
    .wrong = Play “{ card-174 }”.
    .leave = When the turn ends one more window opens, and then it is over: with 1 XP left everybody loses. Why wait?

## 9. A Hero

lesson-hero = A Hero is born
    .goal = Put your Hero together: an Origin, a Class, a Destiny.
    .end = 1 XP before the first rune is cast: a well-matched Hero lives well. A whole match begins just like this, and goes on with all that you have learned.
lesson-hero-1 = Everyone gets a Heritage, a Hero card and 3 XP, and keeps in secret one of two Origins, one of two Classes and one of two Destinies. Choose cards that pull together: keep the three that speak of Strength and Constitution.
    .done = A Hero is born. Only you know the Destiny, which is revealed at the end and scores then.
    .wrong = Keep the Origin, the Class and the Destiny that speak of Strength and Constitution.
    .destiny = “{ card-045 }” scores for Dexterity, Wisdom and Nature. A Hero who grows in Strength and Constitution wants another Destiny.
    .origin = The { card-017 } begins with Intelligence and Wisdom: neither of your two Classes makes anything of them.
    .class = The { card-030 } is better at Charisma and Dexterity; your { card-018 } begins with Strength and Constitution.
lesson-hero-2 = Each Origin has an ability for the whole game: your { card-018 } gains 1 XP when you attempt a path of Strength or Constitution, even before the runes are taken. Attempt such a path.
    .wrong = That is allowed, but see first what your Origin can do: attempt a path of Strength.
    .other = That path rewards you with another Skill: your Origin would give nothing. Look for a Strength symbol among the rewards.
    .gain = A Trait is not attempted, so your Origin gives nothing for it.
    .explore = The row has paths of Strength already. Keep your XP.

## 10. A whole match

lesson-match = The whole story
    .goal = A whole match, solo, against the Lord’s Bride, with a coach who speaks only when it helps.
    .end = Your first Story is written; now you can tell others.
