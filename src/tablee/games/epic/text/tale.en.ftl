### Call to Adventure: Epic Origins: the joints of the tale, in English.
### $hero is the name of the Hero; $address is m, f or n. Verbs are in the past, so that they suit “they”. $deed is a bare verb phrase, $gift a noun phrase.

tale-they =
    { $address ->
        [m] he
        [f] she
       *[n] they
    }
tale-They =
    { $address ->
        [m] He
        [f] She
       *[n] They
    }
tale-them =
    { $address ->
        [m] him
        [f] her
       *[n] them
    }
tale-their =
    { $address ->
        [m] his
        [f] her
       *[n] their
    }
tale-Their =
    { $address ->
        [m] His
        [f] Her
       *[n] Their
    }

## The opening

tale-opening-1 = Here is what is known.
tale-opening-2 = Draw closer, the soup can wait.
tale-opening-3 = All true, except for the weather.
tale-opening-4 = Once upon a time, or twice.
tale-opening-5 = The archives burnt; this remains.
tale-opening-6 = Three witnesses swear it, one sober.

## Traits

tale-trait-1 = { tale-They } came away with { $gift }.
tale-trait-2 = Before long { tale-they } had { $gift }.
tale-trait-3 = The road gave { tale-them } { $gift }.
tale-trait-4 = Luck threw in { $gift }.
tale-trait-5 = Add to that { $gift }.
tale-trait-6 = { tale-They } also gained { $gift }.
tale-trait-7 = The years left { tale-them } { $gift }.

## Paths

tale-plain-1 = It fell to { $hero } to { $deed }.
tale-plain-2 = { $hero } learnt to { $deed }.
tale-plain-3 = Soon { $hero } set out to { $deed }.
tale-plain-4 = Somebody had to { $deed }: { $hero } did.
tale-plain-5 = Instinct told { tale-them } to { $deed }.
tale-plain-6 = One thing remained: to { $deed }.
tale-plain-7 = A mad idea came: to { $deed }.
tale-plain-8 = Boots on, { $hero } went to { $deed }.
tale-plain-9 = There was an errand: to { $deed }.

tale-light-1 = Songs say { $hero } dared to { $deed }.
tale-light-2 = It took heart to { $deed }.
tale-light-3 = Hardly trembling, { $hero } managed to { $deed }.
tale-light-4 = Run away? { $hero } chose to { $deed }.
tale-light-5 = Everyone knew who dared to { $deed }.
tale-light-6 = And, finest of all: to { $deed }.
tale-light-7 = { tale-They } volunteered to { $deed }.
tale-light-8 = All the land saw { $hero } { $deed }.

tale-dark-1 = Hush now: { $hero } chose to { $deed }.
tale-dark-2 = { tale-They } did not scruple to { $deed }.
tale-dark-3 = Pride, perhaps, drove { tale-them } to { $deed }.
tale-dark-4 = Heavy-hearted, { tale-they } had to { $deed }.
tale-dark-5 = Nothing forced { tale-them } to { $deed }.
tale-dark-6 = This never washed off: to { $deed }.
tale-dark-7 = Songs forget: { $hero } had to { $deed }.
tale-dark-8 = Nobody knows what made { tale-them } { $deed }.

## The Class, at its third level

tale-mastery-1 = No secret of the trade stayed secret.
tale-mastery-2 = Old masters came to ask { tale-their } advice.
tale-mastery-3 = The elders had never seen the like.
tale-mastery-4 = Soon nobody could teach { tale-them } anything.

## The first meeting with the Adversary

tale-beaten-1 = { $adversary } barred the way, then stepped back.
tale-beaten-2 = { $adversary } met a match that day.
tale-beaten-3 = { $adversary } threatened at length, then had to yield.
tale-beaten-4 = { $adversary } underrated { $hero }, and paid for it.

tale-resisted-1 = { $adversary } appeared, and nothing remained but retreat.
tale-resisted-2 = { $adversary } withstood everything, even the insults.
tale-resisted-3 = { $adversary } had the last word, that time.
tale-resisted-4 = { $adversary } left { $hero } in the dust.

tale-never-1 = { $adversary } never crossed that particular road.
tale-never-2 = { $adversary } always took some other way.
tale-never-3 = { $adversary } remained, for { $hero }, only a rumour.
tale-never-4 = { $adversary } missed the appointment.

## Corruption

tale-virtuous-1 = After all that, { tale-their } heart was clear.
tale-virtuous-2 = One could have lent { tale-them } the moon.
tale-virtuous-3 = Dogs and children, good judges, came running.
tale-virtuous-4 = { tale-They } slept in peace, the window open.

tale-human-1 = Neither saint nor monster: simply somebody.
tale-human-2 = On { tale-their } conscience, a few creases, nothing torn.
tale-human-3 = { $hero } slept well, most nights.
tale-human-4 = { tale-They } had faults, and remembered them.

tale-darkened-1 = On the way, the shadow had settled in.
tale-darkened-2 = In mirrors, { tale-their } reflection smiled a little late.
tale-darkened-3 = People now fell silent when { tale-they } came near.
tale-darkened-4 = { tale-Their } conscience had learnt to look elsewhere.

tale-lost-1 = Of the light, nothing was left.
tale-lost-2 = The shadow had taken all, even the stars.
tale-lost-3 = Those eyes were quite empty now.
tale-lost-4 = The night, which lends gladly, took everything back.

## The last battle: the outcome for the Hero, then that for all

tale-won-triumph-1 = It was a victory, and the world breathed again.
tale-won-triumph-2 = { $hero } prevailed, and every bell was rung.
tale-won-triumph-3 = The blow struck home; dawn found everyone dancing.
tale-won-triumph-4 = { tale-They } won the fight, and that won the war.

tale-won-defeat-1 = { $hero } prevailed, but the evil had other roots.
tale-won-defeat-2 = The duel was won, the war lost.
tale-won-defeat-3 = { tale-They } held; the world did not.
tale-won-defeat-4 = It was a victory, amid a disaster.

tale-failed-triumph-1 = The blow missed, but the evil was spent.
tale-failed-triumph-2 = { $hero } lost that fight, and the war was won.
tale-failed-triumph-3 = { tale-They } bent; the evil, worn out, broke.
tale-failed-triumph-4 = The duel was lost, but the world saved.

tale-failed-defeat-1 = { $hero } gave way, and night fell on the realm.
tale-failed-defeat-2 = Everything was tried; night came all the same.
tale-failed-defeat-3 = The fight was lost, and the world with it.
tale-failed-defeat-4 = Courage was not lacking; the rest was.

tale-helped-1 = { $helper } lent a hand: “{ $card }”.
tale-helped-2 = “{ $card }”: { $helper } came running.
tale-helped-3 = Thank you, { $helper }: “{ $card }”.
tale-helped-4 = { $helper } kept watch: “{ $card }”.

## Destiny and score

tale-destiny-1 = Then the mask fell.
tale-destiny-2 = Now everything must be told.
tale-destiny-3 = At last the secret came out.
tale-destiny-4 = There remains what nobody knew.

tale-score-1 =
    Legend gives { tale-them } { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
tale-score-2 =
    The bards counted { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
tale-score-3 =
    In the register of destinies: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
tale-score-4 =
    Destiny score: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
