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
