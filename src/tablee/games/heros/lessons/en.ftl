### Once a Hero, Always a Hero: the lessons, in English. docs/lessons.md says how they are written.

## The other players

lesson-names = Basil, Chloe, David, Emma, Farid

## 1. The first hero

lesson-pose = An everyday hero
    .goal = Draw, then play your avatar with its two virtues.
    .end = An avatar you have played is worth 20 points, one still in hand costs 20: the whole game lies between the two. Draw, play if you can, and hand over the turn.
lesson-pose-1 = You secretly hold an avatar, the Gardener, who needs Patience and Perseverance; all you have is Patience. A turn begins with a draw: take the top card.
    .done = Perseverance! Nobody else has seen it: a card you draw and keep stays secret.
    .wrong = A turn begins with a draw: take the top card.
lesson-pose-2 = You have both virtues of the Gardener: play him in front of you and pay with them. He is worth 20 points, and you will receive another avatar at once.
    .done = The Gardener is there to stay, his two virtues are discarded, and here is your new secret avatar.
    .wrong = Your two cards are for the Gardener: play him.
    .finish = You never have to play your avatar, but as long as it stays in hand it will cost 20 points instead of earning 20. Play the Gardener first.
lesson-pose-3 = You play only one avatar a turn, and there is nothing left to do. End your turn.
    .wrong = Your turn is done: end it.

## 2. Flaws

lesson-flaw = Nobody is perfect
    .goal = Correct a flaw with its antidote.
    .end = A flaw you keep costs 10 points in the end. Correcting it costs a card worth 2: nearly always a bargain, even in the turn in which you drew it.
lesson-flaw-1 = Some cards of the draw pile are flaws, and nothing gets rid of one but the virtue that is its antidote. Draw.
    .done = Lying! It stays in your hand, and nobody knows that you have it.
    .wrong = Begin your turn: draw.
lesson-flaw-2 = The antidote to Lying is Honesty, and you have one: discard the two together. Pay with the virtue, not with the sun.
    .wrong = Lying is corrected with Honesty: you hold both.
    .sun = A sun stands for any virtue, so that is allowed. But a sun can do anything, and your avatar has no use for Honesty: keep the sun.
    .finish = You may, but a flaw still in hand at the end costs 10 points. You have the antidote: correct it.

## 3. Challenges

lesson-challenge = Who is up to it?
    .goal = Take up a challenge: discard a virtue, receive an advantage.
    .end = A virtue worth 2 points for an advantage worth 5: taking up a challenge pays, unless your avatar needed that virtue. Everyone answers in secret, then all is revealed.
lesson-challenge-1 = A challenge, a setback or an action is shown to everyone and resolved at once. Draw and see.
    .done = A challenge that calls for Creativity: everybody may take it up, you included.
    .wrong = Begin your turn: draw.
lesson-challenge-2 = Whoever takes up the challenge discards one Creativity card and receives one advantage; one each, no more. You have two, and your Beekeeper needs none: take it up.
    .wrong = You have Creativity to spare: take up the challenge.
    .decline = Nobody has to take up a challenge. But a virtue is worth 2 points, an advantage 5, and your avatar has no use for Creativity.

## 4. Suns

lesson-sun = Sun after rain
    .goal = Get over a setback with the help of a sun.
    .end = A sun stands for any virtue, and no setback can take it. Kept to the end it is worth 2 points, like a virtue: spend it on something that counts.
lesson-sun-1 = You have Patience and Perseverance: the Gardener is only waiting for your turn. Draw first, as one must.
    .done = Bad luck: the setback takes one Patience card from everybody who has any. But it never takes a sun.
    .wrong = A turn begins with a draw.
lesson-sun-2 = A sun stands for any virtue: with Perseverance and the sun you can still play the Gardener. Do it.
    .wrong = The Gardener can be played: Perseverance and the sun are enough.
    .finish = Wait for another Patience card? It may be long in coming, and another setback may be quicker. The sun pays for it right now.

## 5. Answering a request

lesson-offer = Give and take
    .goal = Decide when a virtue is worth more in somebody else’s hand.
    .end = Giving a virtue to whoever asks earns you their advantage: 5 points, and the right to ask in your turn. Keep only what your avatar needs.
lesson-offer-1 = Basil asks the whole table for Perseverance, and everyone answers in secret: an offer, or not. Your Street Musician has no need of it, and whoever gives receives Basil’s advantage: offer it.
    .done = Basil has your card, and you have his advantage. He plays the Gardener; now Chloe asks for Enthusiasm.
    .wrong = Offer your Perseverance: your avatar has no use for it.
    .decline = Nothing obliges you. But Perseverance is worth 2 points, Basil’s advantage 5, and you do not need the card.
lesson-offer-2 = This time it is Enthusiasm they want, one of the two virtues of your Street Musician. Decline: nobody will know whether you had it.
    .wrong = Keep what your avatar needs: decline.
    .offer = An advantage is worth 5 points, but without Enthusiasm the Street Musician stays in your hand, and that is a matter of 40. Keep it.

## 6. Asking

lesson-ask = Ask, and it shall be given
    .goal = Ask for a virtue instead of drawing, and choose whom to take it from.
    .end = Asking costs an advantage and the turn’s draw, but you choose the virtue. If nobody offers anything you keep the advantage and lose the turn: ask for what others may have.
lesson-ask-1 = Your Sailor lacks Perseverance, and you have an advantage: at the start of a turn it lets you ask everybody for a virtue instead of drawing. Ask for Perseverance.
    .done = Two offers! You exchange with one player only, who will receive your advantage.
    .wrong = The Sailor needs Perseverance: ask for it.
    .draw = Drawing is allowed, but the card will be anybody’s guess. Your advantage is there to ask for the right one.
    .other = You may ask for any virtue, but it is Perseverance that the Sailor lacks.
lesson-ask-2 = Your advantage is worth 5 points to whoever receives it. Chloe has already played two avatars, Basil none: choose accordingly.
    .wrong = Choose between Basil and Chloe.
    .leader = Chloe is far ahead, and you would give her 5 points more. Basil’s card is the same.
lesson-ask-3 = After a request that succeeded you may play. The Sailor has both her virtues: play her.
    .wrong = The Sailor is waiting: play her.
    .finish = After all that? The Sailor has both her virtues and is worth 20 points: play her.

## 7. Exchanging one card

lesson-exchange = Fair exchange
    .goal = Exchange a virtue in secret.
    .end = In an exchange each chooses a card in secret, and only the two of you know what changed hands. The table reminds you of the cards you have seen: make use of it.
lesson-exchange-1 = The actions of the draw pile bring exchanges and strokes of luck. Draw.
    .done = “{ card-A1 }”: you must choose somebody, who cannot refuse.
    .wrong = Begin your turn: draw.
lesson-exchange-2 = You know that Basil holds a Generosity card, the one your Baker lacks; of Chloe’s hand you know nothing. Choose with whom to exchange.
    .wrong = Choose somebody: the exchange is mandatory.
    .other = With Chloe you would be guessing. Basil, as you know, has Generosity.
lesson-exchange-3 = Each gives a virtue of their choice, in secret; as long as you have a virtue you cannot give a sun. Give one that your Baker does not need.
    .done = Basil has given you Generosity: there are the Baker’s two virtues.
    .wrong = Give a virtue that your avatar does not need.
    .needed = Kindness is one of the Baker’s two virtues: give Courage or Trust instead.
lesson-exchange-4 = Kindness and Generosity have come together. Play the Baker.
    .wrong = The Baker has all she needs: play her.
    .finish = Do not leave without her: an avatar you have played is worth 20 points.

## 8. Exchanging two cards

lesson-exchange2 = Two’s company, three’s a deal
    .goal = Exchange two virtues, with one player or with two.
    .end = Two cards with one player, or one with each of two: either way all is chosen in secret and changes hands together. A card received is not given on in the same exchange.
lesson-exchange2-1 = One last kind of exchange: two cards at once. Draw.
    .done = “{ card-A2 }”: two cards with a single player, or one with each of two players.
    .wrong = Begin your turn: draw.
lesson-exchange2-2 = It is for you to choose: two cards with Basil or with Chloe, or one with each. Two partners are two chances of the Honesty that your Referee lacks.
    .wrong = Choose with whom to exchange: the exchange is mandatory.
lesson-exchange2-3 = Choose the two virtues that you give. Keep Fairness: the Referee needs it.
    .wrong = Give two virtues, and keep Fairness.
    .needed = Fairness is one of the two virtues of your Referee: give Patience and Creativity.

## 9. The end

lesson-end = The last card
    .goal = Count your points in the last turn.
    .end = 82 to 56! Played avatars: 20 each. Advantages: 5. Virtues and suns: 2. Flaws: −10. An avatar still in hand: −20. That is all there is to know.
lesson-end-1 = One card is left in the draw pile: the game ends with the turn of whoever takes it. Take it.
    .done = This is your last turn, and everybody’s: nobody will play after you.
    .wrong = Take the last card.
    .ask = A request would not end the game, and would leave the last card to Basil. Take it yourself.
lesson-end-2 = Your Kindness can correct Mockery or help to play the Baker, but not both. Count what each is worth, and choose.
    .wrong = Count again: what is the Baker worth?
    .correct = Mockery corrected is worth 8 points: 10 not lost, 2 spent. The Baker is worth 36: 20 gained, 20 not lost since no avatar is left to receive, 4 spent.
    .finish = If you do nothing you end with 46 points, and Basil with 56. The Baker changes everything.
lesson-end-3 = All is done. End your turn: the hands are shown, and the points are counted.
    .wrong = All that is left is to end the turn.

## 10. The match

lesson-match = A real match
    .goal = A whole match for four, against easy bots, with a coach who speaks only when it helps.
    .end = A whole match: you know how to play. Next time try stronger bots, or invite some friends.
