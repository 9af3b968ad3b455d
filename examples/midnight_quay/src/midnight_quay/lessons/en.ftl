### Midnight Quay: the lessons, in English.

lesson-names = Hugo, Zoé, Irma, Basil

lesson-honest = Honesty pays double
    .goal = Tell the truth, and have a crate opened.
    .end = Hugo opened it for nothing: a crate that is worth its claim earns the claim twice. The truth is a trap, too.
lesson-honest-1 = Lay a shut crate on the quay and say what it is worth: only you know whether that is true. Begin with the truth: offer your saffron (5) as saffron.
    .wrong = Offer your saffron instead, and say that it is saffron.
    .more = If Hugo opened it, it would be worth less than the claim: he would score 6, and you nothing.
    .less = Allowed, but you only ever score the claim, or twice the claim: say 5.

lesson-inspect = The eye of the law
    .goal = Know when to open a crate.
    .end = Opening a lie earns you the claim, opening the truth doubles it for the other. Count what you have seen: there are five crates of each worth.
lesson-inspect-1 = Hugo says that he offers moonglass (6). There are only five: three lie open on the planks, and you hold the other two.
    .done = Turnips! You score 6, and it is your turn to offer.
    .wrong = Wave it through, or open it: there is no other answer.
    .wave = Hugo would score 6 for nothing: it cannot be moonglass, you know where all five are.
lesson-inspect-2 = Your turn to sell: offer true moonglass (6) for what it is worth.
    .wrong = Offer moonglass (6), and say that it is moonglass.
lesson-inspect-3 = Hugo claims wet straw (1), and no crate is worth less than 1. So opening it can earn you nothing: wave it through.
    .wrong = Wave it through, or open it: there is no other answer.
    .open = Every crate is worth at least 1: the claim is true whatever is inside, and opening it would give Hugo 2 points instead of one.

lesson-bluff = A little lie
    .goal = Lie a little, but not too much.
    .end = Through! The higher the claim, the stronger the wish to open: a little lie passes more easily than a great one. In the end the most points win.
lesson-bluff-1 = All you have is straw and turnips. Offer straw (1) for a little more than it is worth: 2 or 3.
    .wrong = Offer straw (1), and say 2 or 3.
    .true = That is the truth, and it earns one point. Risk a little more.
    .greedy = Such a claim asks to be opened: Hugo would score all of it, and you nothing. Aim at 2 or 3.

lesson-match = A night on the quay
    .goal = A whole match against an easy bot.
    .end = You can play.
