### Midnight Quay: the lessons, in English.

## The other players

lesson-names = Basil

## 1. Inspecting

lesson-inspect = The cold-footed officer
    .goal = Open a crate when the claim is a lie, wave it through when it is not.
    .end = Opening pays if the crate is worth less than was said; otherwise the seller scores twice. Whoever has inspected offers next.
lesson-inspect-1 = Basil lays a shut crate on the quay and says “moonglass”, 6. There are five crates of each worth: four of moonglass lie open before you, you hold the fifth, so open his.
    .done = A lie: you score the 6 that he claimed, and he nothing. You then offered a crate yourself, and Basil waved it through.
    .wrong = Open the crate.
    .wave = Waved through, the crate would never be seen, and Basil would score 6. Yet it cannot be moonglass.
lesson-inspect-2 = Now Basil says “wet straw”, 1. No crate is worth less than 1, so the claim cannot be a lie: wave it through.
    .wrong = Wave the crate through.
    .open = The claim would hold, and Basil would score twice its worth: 2 instead of 1.

## 2. Offering

lesson-offer = Turnips, officer
    .goal = Offer a crate, once with the truth and once with a lie.
    .end = Waved through: you score what you said, and nobody will ever know. A liar who tells the truth now and then is a dangerous one.
lesson-offer-1 = You hold three crates that you alone can see; offer one, shut, with a claim from 1 to 6. Begin with the truth: offer your saffron as saffron, 5.
    .done = Basil has opened it: 5 it is, and the truth, doubted, pays twice. You score 10.
    .wrong = Offer your saffron as what it is.
    .more = Saffron as moonglass: waved through you would score 6, but opened Basil would, for it is worth less than you said. Tell the truth for once.
    .less = That is allowed, and the claim would hold; but you would score less than the crate can bring. Say 5.
    .other = Another crate, another time: your best one now is the saffron, 5.
lesson-offer-2 = After every offer you fetch a crate from the cart, so that you hold three again. Now lie: offer your turnips as something better than 2.
    .wrong = Offer your turnips, and claim more than 2.
    .honest = The truth is safe, but turnips are worth next to nothing. Claim more, with a straight face.
    .other = Keep your good crates for when Basil doubts you. It is the turnips that need a lie.

## 3. The end

lesson-end = The last crate
    .goal = Count the points, and judge the last crate of the night.
    .end = Turnips! 36 to 28: the match is over when no crate is left to offer, and whoever has the most points wins.
lesson-end-1 = The cart is empty, the hands are too: this is the last crate, and you lead by 31 to 28. Basil says “saffron”, 5: count what happens if you wave it through, and decide.
    .wrong = Open the crate.
    .wave = Waved through, it gives Basil 5 points: 33 to your 31, and the night is his. You can win only by opening it.

## 4. A whole match

lesson-match = A whole night
    .goal = A whole match against an easy bot, with a coach who speaks only when it helps.
    .end = You know the quay now. Mind your step.
