### Push ’em up!: the lessons, in English. docs/lessons.md says how they are written.

## The other players

lesson-names = Basil, Chloe, David

## 1. Good neighbours

lesson-place = Good neighbours
    .goal = Extend a column with a hero of a neighbouring value.
    .end = That is the basic move: one up or one down, on your own card or on anybody’s, and after 9 comes 0. After every action your hand fills up to three cards by itself.
lesson-place-1 =
    Everything happens at the end of a column, on its last card: a hero of a neighbouring value goes there, one higher or one lower. { $screen ->
        [phone] Tap your 4, then column 1, which ends in a 5.
        [terminal] Place your 4 on column 1, which ends in a 5.
       *[laptop] Click your 4, then column 1, which ends in a 5.
    }
    .done = The 4 sits next to the 5, and you have drawn a card: every turn ends with three in hand.
    .wrong = That is allowed, but keep that card: it is the 4 that has two neighbours on the table, a 5 and a 3.
    .discard = You may always discard a card, but it earns nothing. Your 4 has a place to go.
lesson-place-2 = The values run in a circle: after 9 comes 0. Place your 0 on the Greeners’ 9: you may extend another team’s card as well as your own.
    .wrong = That is allowed, but look for the neighbour of 9 on the far side of the circle: your 0.
    .one = Well spotted, 0 and 1 are neighbours too! But the other neighbour of 0 is the surprising one: try the 9.
    .eight = True, 8 and 9 follow each other, and your 8 would fit. Show instead that 0 comes after 9.
    .discard = Discarding is always allowed and never glorious. Your 0 can do better: the 9 is waiting.

## 2. Same value, my spot

lesson-cover = That seat is taken
    .goal = Cover an opponent’s hero of the same value and take its place.
    .end = Covering pays twice: your card is in, your opponent’s is out for good. There is one limit: you never cover your own team.
lesson-cover-1 = A hero of the same value covers an opponent’s last card, eliminates it and takes its place. The Greeners have a 2 at the end of column 1: introduce it to yours.
    .done = Their 2 is eliminated. Basil strikes back on column 5: his 6 covers yours.
    .wrong = Look for a Greeners card with exactly the same value as one of yours.
    .step = That would be a +1/−1: allowed, but it eliminates nobody. Here you want the same value, on somebody else’s card.
    .discard = A discard eliminates nothing but your own card. Your 2 can do better, on column 1.
lesson-cover-2 = Your first 6 will not come back: what is eliminated is gone for good. But you have drawn the other one: take column 5 back.
    .wrong = Leave that for later: Basil holds the end of column 5, and you have the card that ousts him.
    .step = Your card would fit there, but beside Basil’s 6, which would go on counting for him. Only the same value eliminates it.
    .discard = You would lose a card, and Basil would keep column 5. Your 6 is waiting.

## 3. The pair

lesson-pair = Better in pairs
    .goal = Place a pair in a single action.
    .end = A pair goes wherever one of its cards could go, and both count. You never have to play it together, but two cards in one turn are hard to refuse.
lesson-pair-1 =
    Two heroes of the same value are placed in a single action: a pair covers an opponent or extends a column, and both your cards stay in view. { $screen ->
        [phone] Tap “{ ui-push-pair }”, then column 1: your two 3s will replace the Greeners’ 3.
        [terminal] Place the pair of 3s on column 1: it will replace the Greeners’ 3.
       *[laptop] Click “{ ui-push-pair }”, then column 1: your two 3s will replace the Greeners’ 3.
    }
    .wrong = The 8 can wait: it is your two 3s that go together.
    .extend = The pair would fit there and extend the column, but it would eliminate nobody. Aim at the Greeners’ 3, on column 1.
    .single = A single 3 may be placed too, but the other would have to wait for another turn. Take both at once.
    .discard = Why discard a card when two can be placed at once?

## 4. The run

lesson-run = Three in a row
    .goal = Place a run of three heroes.
    .end = The last card of the column settles the direction: on an opponent’s 2 it is 2-1-0, on a 9 it would be 0-1-2. On the middle value, never.
lesson-run-1 =
    Three heroes that follow one another make a run and are placed together, rising or falling. { $screen ->
        [phone] Tap “{ ui-push-run }”, then column 3: yours will begin by covering the Greeners’ 2.
        [terminal] Place yours on column 3, where it will begin by covering the Greeners’ 2.
       *[laptop] Click “{ ui-push-run }”, then column 3: yours will begin by covering the Greeners’ 2.
    }
    .wrong = It is all three of your cards that go together: 0, 1 and 2 follow one another.
    .extend = The run would extend that column, and that is allowed. But on column 3 it eliminates a Greeners card as well.
    .single = One card at a time is allowed; but yours follow one another, and one turn is enough for all three.
    .discard = Discard nothing: your three cards can be placed in one go.

## 5. The Push

lesson-push = Shove along!
    .goal = Eliminate a card inside a column with a Push.
    .end = A Push is the only way to reach a card inside a column. It looks at neither values nor teams, and a column of one card cannot be pushed.
lesson-push-1 = A Push moves the last card of a column up one step: it covers the card before it and eliminates it. In column 1 a Greeners 9 feels safe: dislodge it.
    .wrong = No hero reaches a card inside a column: for that 9 you need your Push.
    .own = There the Push would eliminate one of your own cards: it makes no difference. Push column 1, where a Greeners 9 lies before the 0.
    .discard = A discarded Push pushes nothing. Play it on column 1.

## 6. The points

lesson-score = Ten points a column
    .goal = Put a card where it earns most.
    .end = Ten points for whoever alone has the highest total of a column, and for everyone the value of their best card there: that is all the scoring. The numbers at the columns keep you posted.
lesson-score-1 = In the end every column gives 10 points to whoever weighs most there, and to everyone the value of their best card. Your 9 can go to two columns: put it where it changes everything.
    .done = Column 2 is yours: 9 against 8, which is 10 points taken from Basil, and 9 for your best card.
    .wrong = A good idea, perhaps, but this is about the 9: on which column does it turn the total round?
    .more = You already lead column 1 by 15 to 0: the 9 would add a single point there, 9 instead of 8 for your best card. Look for a column that Basil leads.
    .discard = A discarded card weighs nothing anywhere. Your 9 can take a whole column.
lesson-score-2 = In column 4 Basil has 4, and you have 3 + 1: equal totals cancel out, and nobody gets the 10 points. Break the tie.
    .wrong = That does not touch column 4, where the totals cancel out: one of your cards can go there.
    .second = There you would have 2 against 3: only the 2 points of your card, and the column would stay Basil’s. On column 4 the same 2 earns 10.
    .discard = A discard would leave the tie, and the 10 points to nobody.

## 7. The end

lesson-end = Quit while you’re ahead
    .goal = End the round at the right moment.
    .end = 61 to 50! The round stops dead as soon as a player has no card left in hand or deck: whoever leads does well to hurry, whoever trails had better keep something to play.
lesson-end-1 = This is your last card, and your deck is empty: once you have played it the round is over, and scores are counted. You are just ahead: discard this Push, which would cost you a column.
    .wrong = There is one card left, and one good way to finish: the discard.
    .push = The Push would take effect first: it would eliminate one of your own cards, Basil would take the column, and win by 60 to 51, or to 50. Discard it instead.

## 8. The start

lesson-starters = Choosing starter cards
    .goal = Take a team and secretly choose your first three columns.
    .end = The six starter cards make the star: each is the base of a column, and anybody may extend it, cover it or push it. You know all you need for a real round.
lesson-starters-1 = A game begins with the choice of a team: they have the same cards, only the jokes differ. Take the one you like.
    .wrong = There is no wrong team: take the one you like.
lesson-starters-2 = Then everybody chooses three heroes in secret, and all are turned up together: each will open a column. Take three, and no 0.
    .wrong = It takes three heroes of your team, no more and no fewer.
    .zero = A 0 is allowed, but it weighs nothing and never wins a column by itself. Take something stronger to begin with.

## 9. The round

lesson-match = A real round
    .goal = A whole round against an easy bot, with a coach who speaks only when it helps.
    .end = A whole round, and from now on you know how! Next time try a stronger bot, or invite somebody.
