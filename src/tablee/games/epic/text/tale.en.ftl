### Call to Adventure: Epic Origins: the tale, in English.
### A deed is told by a verb in the past ($deed, $next) or by the bare verb phrase of the card ($bare); what follows the deed stands in
### .after, what remains of it, a noun phrase, in .echo. $gift is the noun phrase of a Trait, $tail the sentence of a card from its verb on.
### $hero is the name of the Hero; $address is m, f or n. Verbs are in the past, so that they suit “they”.

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
tale-Named =
    { $address ->
        [m] He
        [f] She
       *[n] { $hero }
    }
tale-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
tale-count =
    { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $count }
    }
tale-bare = { tale-Named } { $deed }.

## The opening

tale-opening-1 = Here is what is known.
tale-opening-2 = Draw closer; the soup can wait.
tale-opening-3 = All of it is true, except the weather.
tale-opening-4 = Once upon a time, possibly twice.
tale-opening-5 = The archives burnt down; this was in somebody’s pocket.
tale-opening-6 = Three witnesses swear to it, one of them sober.
tale-opening-7 = Fill the cups first; this is told in one breath.
tale-opening-8 = My grandmother was there, or knew someone who was.
tale-opening-9 = Anyone who means to cough should cough now.
tale-opening-10 = I swore never to tell this; I shall begin.
tale-opening-11 = This story has three endings; here is the right one.
tale-opening-12 = Snuff that candle; it goes better in the dark.
tale-opening-13 = The cat may stay, if it keeps quiet.
tale-opening-14 = This was carved into a table by somebody who was bored.
tale-opening-15 = It is told better elsewhere, but you are here.
tale-opening-16 = Two pints, and I shall tell you everything.

## A single act, neither good nor bad

tale-act-1 = One fine day { $hero } { $deed }.
tale-act-2 = Nobody had asked, but { $hero } { $deed }.
tale-act-3 = To settle a bet, { $hero } { $deed }.
tale-act-4 = That was the year { $hero } { $deed }.
tale-act-5 = Straight out of bed, { $hero } { $deed }.
tale-act-6 = Between two showers { $hero } { $deed }.
tale-act-7 = Against all advice, { $hero } { $deed }.
tale-act-8 = One Thursday { $hero } { $deed }.
tale-act-9 = People still talk of it: { $hero } { $deed }.
tale-act-10 = In front of witnesses, { $hero } { $deed }.
tale-act-11 = One thing led to another, and { tale-they } { $deed }.
tale-act-12 = Without even putting { tale-their } bag down, { tale-they } { $deed }.
tale-act-13 = With more dash than method, { $hero } { $deed }.
tale-act-14 = To general surprise, { tale-they } { $deed }.
tale-act-15 = It was worth a try: { tale-they } { $deed }.
tale-act-16 = Before the season was out, { tale-they } { $deed }.

## What takes time

tale-span-1 = Then came a time for patience, and { $hero } { $deed }.
tale-span-2 = Patience comes dear; { $hero } found some, and { $deed }.
tale-span-3 = With hardly a complaint, { $hero } { $deed }.
tale-span-4 = It took a while: { $hero } { $deed }.
tale-span-5 = Others would have given up; { $hero } { $deed }.
tale-span-6 = Never once looking at the clock, { tale-they } { $deed }.
tale-span-7 = As stubborn as a mule, { tale-they } { $deed }.
tale-span-8 = Boredom came along, and never paid its share: { $hero } { $deed }.

## What changes a life

tale-turn-1 = The wind changed, and { $hero } { $deed }.
tale-turn-2 = Nothing was the same again from the day { $hero } { $deed }.
tale-turn-3 = There is a before and an after: { $hero } { $deed }.
tale-turn-4 = Without in the least planning to, { tale-they } { $deed }.
tale-turn-5 = At the next bend in the road { tale-they } { $deed }.
tale-turn-6 = Nobody had bet on it: { $hero } { $deed }.

## Good deeds

tale-good-1 = While others were still talking it over, { $hero } { $deed }.
tale-good-2 = Hardly trembling, { $hero } { $deed }.
tale-good-3 = Somebody had to { $bare }: it was { $hero }.
tale-good-4 = Walk on by? { $hero } chose to { $bare }.
tale-good-5 = That is when people took the measure of { $hero }, who { $deed }.
tale-good-6 = Without charging a penny, { tale-they } { $deed }.
tale-good-7 = Nothing obliged { tale-them } to; { tale-they } { $deed }.
tale-good-8 = Fine deeds need few words: { $hero } { $deed }.
tale-good-9 = Heart pounding, { tale-they } { $deed }.
tale-good-10 = Remember this: { $hero } { $deed }.
tale-good-11 = There is a song that tells how { $hero } { $deed }.
tale-good-12 = Just as everyone stepped back, { $hero } { $deed }.
tale-good-13 = Asking nothing in return, { tale-they } { $deed }.
tale-good-14 = The happy surprise was { $hero }, who { $deed }.
tale-good-15 = The almanac had given no warning; { $hero } { $deed }.
tale-good-16 = Courage turned up along the way, and { tale-they } { $deed }.

## Small sins

tale-shady-1 = Magistrates, stop your ears: { $hero } { $deed }.
tale-shady-2 = It was hardly sensible, but { $hero } { $deed }.
tale-shady-3 = Virtue was looking out of the window when { $hero } { $deed }.
tale-shady-4 = Not to be tried at home: { $hero } { $deed }.
tale-shady-5 = In fairness, the chance was too good to miss: { $hero } { $deed }.
tale-shady-6 = Known for bad ideas, { tale-they } had one more, and { $deed }.
tale-shady-7 = Temptation asked politely, and { $hero } { $deed }.
tale-shady-8 = One may as well laugh: { $hero } { $deed }.

## Dark deeds

tale-dark-1 = Here storytellers lower their voices: { $hero } { $deed }.
tale-dark-2 = Nobody forced the hand of { $hero }, who { $deed }.
tale-dark-3 = The songs skip the verse in which { $hero } { $deed }.
tale-dark-4 = One would like this to be a lie: { $hero } { $deed }.
tale-dark-5 = Then came the hour nobody mentions, and { $hero } { $deed }.
tale-dark-6 = { tale-Named } went so far as to { $bare }.
tale-dark-7 = Out of fear, or pride, or for gold, { tale-they } { $deed }.
tale-dark-8 = This does not wash off: { $hero } { $deed }.
tale-dark-9 = Put the children to bed: { $hero } { $deed }.
tale-dark-10 = Let others judge: { $hero } { $deed }.
tale-dark-11 = There is no excuse on file: { $hero } { $deed }.
tale-dark-12 = The sky was clear, and it made no difference: { tale-they } { $deed }.

## Two deeds in one breath

tale-then-1 = { $hero } { $deed }, then { $next }.
tale-then-2 = { tale-Named } { $deed }, and, as soon as the boots were dry, { $next }.
tale-then-3 = { $hero } { $deed }, and, the following spring, { $next }.
tale-then-4 = { tale-Named } { $deed }; the year after, { tale-they } { $next }.
tale-then-5 = Next { $hero } { $deed }; hardly a breath later { tale-they } { $next }.
tale-then-6 = Two matters followed: { $hero } { $deed }, then { $next }.
tale-then-7 = { tale-Named } { $deed }, and, barely home again, { $next }.
tale-then-8 = Word went from village to village: { $hero } { $deed }, then { $next }.

tale-fall-1 = { $hero } { $deed }; and yet, a year later, { tale-they } { $next }.
tale-fall-2 = First { $hero } { $deed }, which makes the rest harder to tell: { tale-they } { $next }.
tale-fall-3 = { tale-Named } { $deed }; but shadow is patient, and { tale-they } { $next }.
tale-fall-4 = { $hero } { $deed }, then, without any warning, { $next }.
tale-fall-5 = One day { $hero } { $deed }; another day the very same person { $next }.

tale-amends-1 = { $hero } { $deed }; later, as if to pay for it, { tale-they } { $next }.
tale-amends-2 = { $hero } { $deed }; nobody expected any good after that, but { tale-they } { $next }.
tale-amends-3 = { $hero } { $deed }. Explain it who can: the season after, { tale-they } { $next }.
tale-amends-4 = { $hero } { $deed }, was long ashamed of it, and { $next }.
tale-amends-5 = { tale-Named } { $deed }; remorse came on foot, but it came, and { tale-they } { $next }.

tale-descent-1 = { $hero } { $deed }, then, the slope being what it is, { $next }.
tale-descent-2 = { $hero } { $deed }. The first time is the hardest; after that, { tale-they } { $next }.
tale-descent-3 = { tale-Named } { $deed }, lost no sleep over it, and { $next }.
tale-descent-4 = { tale-Named } { $deed }. People thought that was the worst, until { $hero } { $next }.

## Failures: $fail is a clause, with neither capital nor full stop

tale-failure-1 = Not everything worked: { $fail }.
tale-failure-2 = There was a hitch: { $fail }.
tale-failure-3 = It was one of those days: { $fail }.
tale-failure-4 = The envious remember it well: { $fail }.
tale-failure-5 = Legend prefers to forget it: { $fail }.
tale-failure-6 = It must be owned: { $fail }.
tale-failure-7 = Once, nothing went right: { $fail }.
tale-failure-8 = One learns from failing, too: { $fail }.

tale-relieved-1 = There was a setback: { $fail }, and it was { $other } who finished the job.
tale-relieved-2 = One failure, all the same: { $fail }; { $other } saw to it later.
tale-relieved-3 = Glory sometimes changes hands: { $fail }, then { $other } came by.
tale-relieved-4 = { $other } tells it better: { $fail }, then somebody went about it differently.
tale-relieved-5 = There was nothing for it but to step aside: { $fail }; { $other } had better luck.

tale-failures-1 = Failures? There were { tale-count }; the best known: { $fail }.
tale-failures-2 = Of { tale-count } setbacks, only one is told: { $fail }.
tale-failures-3 = Bad luck struck { tale-count } times; on one occasion { $fail }.
tale-failures-4 = There were { tale-count } defeats, this one above all: { $fail }.
tale-failures-5 = Fate said no { tale-count } times, once very loudly: { $fail }.
tale-failures-6 = The record shows { tale-count } false steps, one of them famous: { $fail }.
tale-failures-7 = Of { tale-count } failed attempts, here is one: { $fail }.
tale-failures-8 = Glory took { tale-count } days off; on one of them, { $fail }.

## The Class: $tail begins with the verb

tale-calling-1 = Childhood over, { $hero } { $tail }
tale-calling-2 = Then it was time to learn a trade. { $hero } { $tail }
tale-calling-3 = One evening, without a word to anyone, { $hero } { $tail }
tale-calling-4 = One has to live on something. { $hero } { $tail }
tale-calling-5 = All the quiet trades being taken, { $hero } { $tail }
tale-calling-6 = Where the road forked, { $hero } { $tail }
tale-calling-7 = At the age when others settle down, { $hero } { $tail }
tale-calling-8 = On an impulse, { $hero } { $tail }
tale-calling-9 = Then came the high roads. { $hero } { $tail }
tale-calling-10 = Home was growing small. { $hero } { $tail }
tale-calling-11 = One morning the bag was packed. { $hero } { $tail }
tale-calling-12 = Fate walked in without knocking. { $hero } { $tail }
tale-calling-13 = Tired of dreaming at windows, { $hero } { $tail }
tale-calling-14 = Without looking back, or only once, { $hero } { $tail }

## The Class, at its third level

tale-mastery-1 = No secret of the trade stayed secret.
tale-mastery-2 = Old masters came to ask { tale-their } advice.
tale-mastery-3 = The elders had never seen the like.
tale-mastery-4 = Soon nobody could teach { tale-them } anything.
tale-mastery-5 = People came from far away to watch.
tale-mastery-6 = { tale-Their } tools, it was said, put themselves away.

## The first meeting with the Adversary

tale-beaten-1 = { $adversary } barred the way, then stepped back.
tale-beaten-2 = { $adversary } had the worst Tuesday of a long career.
tale-beaten-3 = { $adversary } threatened at length, then had to yield.
tale-beaten-4 = { $adversary } underrated { $hero }, and paid for it.
tale-beaten-5 = Before { THE($adversary) }, { $hero } did not look down, and it was the other who left.
tale-beaten-6 = That day { THE($adversary) } was seen leaving backwards.
tale-beaten-7 = { $adversary } offered a bargain, then a truce, then left.
tale-beaten-8 = There was a meeting, and { THE($adversary) } limped home from it.

tale-resisted-1 = { $adversary } appeared, and there was nothing for it but retreat.
tale-resisted-2 = { $adversary } withstood everything, even the insults.
tale-resisted-3 = { $adversary } had the last word, that time.
tale-resisted-4 = { $adversary } left { $hero } in the dust.
tale-resisted-5 = Against { THE($adversary) } nothing helped, neither wits nor running.
tale-resisted-6 = { $hero } met { THE($adversary) }, and came away with one white lock of hair.
tale-resisted-7 = { $adversary } only had to smile.
tale-resisted-8 = The first bout went to { THE($adversary) }, on points and on fright.

tale-never-1 = { $adversary } never crossed that particular road.
tale-never-2 = { $adversary } always took some other way.
tale-never-3 = { $adversary } remained, for { $hero }, only a rumour.
tale-never-4 = { $adversary } missed the appointment.
tale-never-5 = There was much talk of { THE($adversary) }; { $hero } only ever saw the poster.
tale-never-6 = { $hero } looked for { THE($adversary) } everywhere but in the right place.
tale-never-7 = { $adversary } sent threats by post; the postman got lost.
tale-never-8 = { $hero } and { THE($adversary) } never once met.

## What the road made of the Hero: Corruption, and the dark deed if there is one ($echo)

tale-virtuous-1 = After all that, { tale-their } heart was clear.
tale-virtuous-2 = One would have lent { tale-them } the moon without a receipt.
tale-virtuous-3 = Dogs and children, who are good judges, came running.
tale-virtuous-4 = { tale-They } slept in peace, with the window open.
tale-virtuous-5 = Doors stayed open when { tale-they } came by.

tale-virtuous-stained-1 = { tale-Their } heart had washed itself clean, or nearly: nobody forgets { $echo }.
tale-virtuous-stained-2 = Dogs adored { tale-them }; they had not seen { $echo }.
tale-virtuous-stained-3 = { tale-They } did good now, without undoing { $echo }.
tale-virtuous-stained-4 = { $hero } was praised wherever nobody had heard of { $echo }.
tale-virtuous-stained-5 = Gentleness had come late, long after { $echo }.

tale-human-1 = Neither saint nor monster: simply somebody.
tale-human-2 = On { tale-their } conscience, a few creases, nothing torn.
tale-human-3 = { $hero } slept well, most nights.
tale-human-4 = { tale-They } had faults, and remembered them.
tale-human-5 = Some good, some less good, a slate at the inn: a life.

tale-human-stained-1 = An ordinary face, ordinary hands and, in the middle of the night, { $echo }.
tale-human-stained-2 = { $hero } slept, but with one eye open: there was the matter of { $echo }.
tale-human-stained-3 = People still nodded in the street; yet they had not forgotten { $echo }.
tale-human-stained-4 = All the rest could be forgiven; not { $echo }.
tale-human-stained-5 = { tale-They } would talk of anything but one thing: { $echo }.

tale-darkened-1 = On the way, the shadow had settled in.
tale-darkened-2 = In mirrors, { tale-their } reflection smiled a little late.
tale-darkened-3 = And yet people now fell silent when { tale-they } came near.
tale-darkened-4 = There was no great crime: night had come in drop by drop.
tale-darkened-5 = The shadow had come in by the tradesmen’s entrance.

tale-darkened-stained-1 = The shadow had come in with { $echo }, and had not gone out again.
tale-darkened-stained-2 = People fell silent when { tale-they } came near, remembering { $echo }.
tale-darkened-stained-3 = At night { tale-they } counted sheep, and kept arriving at { $echo }.
tale-darkened-stained-4 = { tale-Their } conscience looked everywhere except at { $echo }.
tale-darkened-stained-5 = Mirrors sometimes showed { tale-them } { $echo }.

tale-lost-1 = Of the light, however, nothing was left.
tale-lost-2 = For all that, the shadow had taken everything, even the names of the stars.
tale-lost-3 = And yet there was nobody behind those eyes any more.
tale-lost-4 = The night, which lends gladly, had taken everything back.
tale-lost-5 = Candles went out by themselves when { tale-they } came in.

tale-lost-stained-1 = Of the light, nothing; of the past, only { $echo }.
tale-lost-stained-2 = Even the shame was gone: { $hero } told of { $echo } for a laugh.
tale-lost-stained-3 = Night came to collect, and mentioned { $echo }.
tale-lost-stained-4 = Everything inside had burnt, except { $echo }.
tale-lost-stained-5 = Something behind those eyes no longer regretted { $echo }.

## The last battle; the first scene is the card’s own

tale-facing-1 = At the end of the road { $hero } { $tail }
tale-facing-2 = The last day came, and { THE($final) } with it; { $hero } stepped forward.
tale-facing-3 = { $hero } knocked at the last door; { THE($final) } answered it in person.
tale-facing-4 = Before { THE($final) }, { $hero } thought of the soup at home, and looked up.
tale-facing-5 = { $final } was waiting. { $hero } came late, which is a tactic.
tale-facing-6 = When the moment came, { $hero } set { tale-their } hat straight and walked towards { THE($final) }.
tale-facing-7 = { $hero } had a speech ready; { THE($final) } left no time for it.
tale-facing-8 = The floor shook, and so did the candles: { $hero } and { THE($final) } stood face to face.
tale-facing-9 = “After you,” said { THE($final) } to { $hero }, who knew better.
tale-facing-10 = It was raining when { $hero } found { THE($final) }, and raining still when it was over.

## The outcome: for the Hero, then for all

tale-won-triumph-1 = { $hero } prevailed, the Adversary fell, and every bell was rung.
tale-won-triumph-2 = The blow struck home, the evil fell, and dawn found everyone dancing.
tale-won-triumph-3 = It was a victory as clean as a stroke of the pen, and the world breathed again.
tale-won-triumph-4 = { $hero } won the fight, and the fight won the war.
tale-won-triumph-5 = The Adversary was found at the bottom of a well, and { $hero } in front of an omelette.
tale-won-triumph-6 = When the dust settled, { $hero } was still standing, and so was the world.
tale-won-triumph-7 = The Adversary begged for mercy, then for a lawyer; it was over.
tale-won-triumph-8 = { $hero } had the last word, and it was a yawn: the war was won.

tale-won-defeat-1 = { $hero } prevailed, but the evil had other roots.
tale-won-defeat-2 = The duel was won, the war lost.
tale-won-defeat-3 = { $hero } held; the world did not.
tale-won-defeat-4 = It was a victory in the midst of a disaster.
tale-won-defeat-5 = { $hero } won that fight; elsewhere all the others were being lost.
tale-won-defeat-6 = The blow landed, too late: the new decrees were already going up on the walls.

tale-failed-triumph-1 = The blow missed, but the evil was spent.
tale-failed-triumph-2 = { $hero } lost that fight, and the war was won.
tale-failed-triumph-3 = { $hero } bent; the evil, worn out, broke.
tale-failed-triumph-4 = The duel was lost, but the world saved.
tale-failed-triumph-5 = { $hero } rolled down the stairs; the Adversary, still laughing, did not see the end coming.
tale-failed-triumph-6 = Nothing worked; but the Adversary had too little left to last until evening.

tale-failed-defeat-1 = { $hero } gave way, and night fell on the realm.
tale-failed-defeat-2 = Everything was tried; night came all the same.
tale-failed-defeat-3 = The fight was lost, and the world with it.
tale-failed-defeat-4 = Courage was not lacking; the rest was.
tale-failed-defeat-5 = { $hero } fell, got up, fell; somebody closed the shutters of the world.
tale-failed-defeat-6 = The Adversary did not even have to stand up.
tale-failed-defeat-7 = At the thaw they found { $hero }’s hat.
tale-failed-defeat-8 = One more day was needed, and there were none left.

## Companions

tale-helped-1 = Without { $helper } and “{ $card }” the fight would not have lasted a minute.
tale-helped-2 = “{ $card }”: that was { $helper }, right on time.
tale-helped-3 = { $helper } stood by, with “{ $card }” in hand.
tale-helped-4 = { $helper } had saved “{ $card }” for that day.
tale-helped-5 = Much is owed to { $helper }, who had “{ $card }” up a sleeve.
tale-helped-6 = { $helper } had only one thing to say: “{ $card }”.
tale-helped-7 = Close by stood { $helper }; in the air, “{ $card }”.
tale-helped-8 = That day { $helper } kept no accounts: “{ $card }” for everyone.
tale-helped-9 = The finest moment belonged to { $helper }: “{ $card }”.
tale-helped-10 = And who brought “{ $card }”? { $helper }.
tale-helped-11 = “{ $card },” { $helper } had said, and for a moment nobody was afraid.
tale-helped-12 = At the worst moment { $helper } had slipped in “{ $card }”.

tale-together-1 = { $friend } held the lantern.
tale-together-2 = Further off, { $friend } was fighting too.
tale-together-3 = { $friend } had promised to wait, and waited.
tale-together-4 = Behind, { $friend } counted the blows.
tale-together-5 = { $friend } carried the bags, and said nothing about it.
tale-together-6 = The night before, { $friend } had shared the last of the bread.

## What it cost

tale-cost-dark-1 = The road had taken its fee: a little less daylight in the eyes.
tale-cost-dark-2 = It cost the songs of childhood, one by one.
tale-cost-dark-3 = The mirror in the house was sold soon after.
tale-cost-dark-4 = The debts were counted, and what cannot be counted.
tale-cost-dark-5 = Something stayed behind that had known how to laugh.
tale-cost-dark-6 = Horses would no longer take sugar from { $hero }’s hand.

tale-cost-scars-1 = It cost two teeth, one boot and the taste for betting.
tale-cost-scars-2 = { $hero }’s left knee took to forecasting rain.
tale-cost-scars-3 = Every failure had signed its name on the skin.
tale-cost-scars-4 = The spoon had to be learnt again with the other hand.
tale-cost-scars-5 = The coat was all darns by then; so was the skin.
tale-cost-scars-6 = At the inn every scar is good for a story and a tankard.

tale-cost-light-1 = It had cost one hat.
tale-cost-light-2 = The price: three winters away from the fire.
tale-cost-light-3 = It cost some sleep, and a horse that was well liked.
tale-cost-light-4 = The bill was light: grey hair and a lost flute.
tale-cost-light-5 = It cost only youth, as everything does.
tale-cost-light-6 = Home, in the meantime, had acquired a new roof and another cat.
tale-cost-light-7 = There were farewells, and one of them still counts.
tale-cost-light-8 = In full settlement: one pair of worn-out boots.

tale-cost-near-1 = It had been a matter of one breath.
tale-cost-near-2 = One more blow, only one, and the story would go the other way.
tale-cost-near-3 = Victory had passed so close that you could feel the draught.
tale-cost-near-4 = Almost nothing was missing, and that nothing cost everything.

tale-cost-far-1 = That night the lamps were put out, and they stayed out for years.
tale-cost-far-2 = Roads were closed and songs forbidden.
tale-cost-far-3 = It cost everything, down to the names of the villages.
tale-cost-far-4 = Flags were buried at the bottom of gardens.
tale-cost-far-5 = Those who were left learnt to speak softly.
tale-cost-far-6 = The price was the one everybody had feared, and it is still being paid.

## Destiny

tale-destiny-1 = Only then did the mask fall. { $hero } { $tail }
tale-destiny-2 = Now everything must be told. { $hero } { $tail }
tale-destiny-3 = At last the secret could be read. { $hero } { $tail }
tale-destiny-4 = There remains the one thing nobody knew. { $hero } { $tail }
tale-destiny-5 = A letter found later confesses it. { $hero } { $tail }
tale-destiny-6 = People understood a little late. { $hero } { $tail }
tale-destiny-7 = Under the cloak there was a reason. { $hero } { $tail }
tale-destiny-8 = And why, after all, do any of it? { $hero } { $tail }
tale-destiny-9 = By the end even the statues had guessed. { $hero } { $tail }
tale-destiny-10 = The truth fitted on one line. { $hero } { $tail }
tale-destiny-11 = At the bottom of the bag there was one last thing to say. { $hero } { $tail }
tale-destiny-12 = Those who knew kept silent; now they speak. { $hero } { $tail }
tale-destiny-13 = The wind had always known. { $hero } { $tail }
tale-destiny-14 = This is what the smile was hiding. { $hero } { $tail }

## What remains of a fine deed ($echo)

tale-legacy-1 = In chalk, on the paving stones, children still draw { $echo }.
tale-legacy-2 = A chapel window shows { $echo }, only cleaner.
tale-legacy-3 = There is an inn whose sign shows { $echo }.
tale-legacy-4 = Old folk by the fire use both hands to tell of { $echo }.
tale-legacy-5 = A lullaby sings of { $echo }, on three notes.
tale-legacy-6 = Someone has embroidered { $echo } on a Sunday tablecloth.
tale-legacy-7 = One potter paints { $echo } on every jug.
tale-legacy-8 = A feast day in the calendar recalls { $echo }.

## The end: who wins, and the score

tale-crown-1 = Of all the names the bards sing { $hero } first: { tale-points }.
tale-crown-2 = Nobody did better, and the envious have counted twice: { tale-points }.
tale-crown-3 = At the feast the place of honour went to { $hero }, with { tale-points }.
tale-crown-4 = { $hero } outdid them all, and legend keeps the tally: { tale-points }.
tale-crown-5 = In the contest of legends { $hero } won the ham: { tale-points }.
tale-crown-6 = They carved the name of { $hero } at the very top of the stone: { tale-points }.
tale-crown-7 = Ask who won: children answer { $hero }, and the total, { tale-points }.
tale-crown-8 = The last glass was raised to { $hero }, who had won: { tale-points }.

tale-behind-1 = In the songs { $winner } goes first; { $hero } follows, with { tale-points }.
tale-behind-2 = { $winner } won the feast; { $hero }, a good chair and { tale-points }.
tale-behind-3 = The laurels went to { $winner }; { $hero } had the stew, and { tale-points }.
tale-behind-4 = The first name on the stone is { $winner }; below it, { $hero }: { tale-points }.
tale-behind-5 = The victory bears the name of { $winner }; in the margin, { $hero }: { tale-points }.
tale-behind-6 = The bards preferred { $winner }, for the rhymes; { $hero } keeps { tale-points }.
tale-behind-7 = { $winner } won; { $hero } applauded, and counted { tale-points }.
tale-behind-8 = The best part went to { $winner }; { $hero }, who tells it better, had { tale-points }.

tale-shared-1 = The bards could not choose between { $hero } and { $winner }: { tale-points }.
tale-shared-2 = The victory was cut in two between { $hero } and { $winner }, like a cheese: { tale-points }.
tale-shared-3 = { $hero } and { $winner } won together, out of breath: { tale-points }.
tale-shared-4 = On the stone { $hero } and { $winner } share one line: { tale-points }.

tale-outdone-1 = Several went ahead, { $winner } among them; { $hero } keeps { tale-points }.
tale-outdone-2 = Victory was shared out higher up, around { $winner }; { $hero } had { tale-points }.
tale-outdone-3 = { $winner } had to share the win; { $hero } watched, and counted { tale-points }.
tale-outdone-4 = The feast had more than one winner, { $winner } for one; { $hero } had the soup, and { tale-points }.

tale-defeat-1 = { $final } won. { $hero } leaves { tale-points }.
tale-defeat-2 = History, written by { THE($final) }, says nothing of { $hero }; we do: { tale-points }.
tale-defeat-3 = Victory stayed with { THE($final) }; with { $hero }, { tale-points }.
tale-defeat-4 = Under { THE($final) }, { $hero } is sung only in whispers: { tale-points }.
tale-defeat-5 = { $final } holds the throne, the taxes and everyone’s sleep; { $hero }, { tale-points }.
tale-defeat-6 = Nobody won but { THE($final) }; and yet { $hero } had { tale-points }.
tale-defeat-7 = One day somebody will try again against { THE($final) }, thinking of { $hero }: { tale-points }.
tale-defeat-8 = The day belonged to { THE($final) }; { $hero } carried off, under a cloak, { tale-points }.

tale-alone-1 = It was won, and { $hero } had nobody to tell: { tale-points }.
tale-alone-2 = They drank to { $hero }, who had won unaided: { tale-points }.
tale-alone-3 = Legend opened an account in the name of { $hero }: { tale-points }.
tale-alone-4 = So { $hero } won, and the bards counted { tale-points }.
tale-alone-5 = The world was saved; { $hero } walked home, with { tale-points }.
tale-alone-6 = “Won,” wrote { $hero } at the foot of the page, and underlined it: { tale-points }.
tale-alone-7 = In the register of victories, one new line, { $hero }: { tale-points }.
tale-alone-8 = The victory feast was laid for one, { $hero }: { tale-points }.

## What an edition has changed or added: the card’s verb phrase, and the Trait

tale-other-1 = One thing remained, to { $bare }, and it was done.
tale-other-2 = Somebody had to { $bare }; guess who.
tale-other-3 = People saw { $hero } { $bare }.
tale-other-4 = Someone was wanted to { $bare }: { $hero } volunteered.

tale-trait-1 = Add to that { $gift }.
tale-trait-2 = Before long { tale-they } had { $gift }.
tale-trait-3 = The road gave { tale-them } { $gift }.
tale-trait-4 = The years left { tale-them } { $gift }.

## Traits

trait-055-1 = Years of falling off things left { tale-them } { $gift }.
trait-055-2 = A few winters without a roof gave { tale-them } { $gift }.
trait-056-1 = The hills of home gave { tale-them } { $gift }.
trait-056-2 = At the village races { tale-they } showed { $gift }.
trait-057-1 = Many nights of waking nobody gave { tale-them } { $gift }.
trait-057-2 = Larders suspected { tale-them } of { $gift }.
trait-058-1 = It was, the teachers sighed, { $gift }.
trait-058-2 = At riddles nobody liked to face { $gift }.
trait-059-1 = The choirmaster discovered that { tale-they } had { $gift }.
trait-059-2 = The town crier envied { tale-them } { $gift }.
trait-060-1 = Horse dealers held against { tale-them } { $gift }.
trait-060-2 = At cards people preferred to avoid { $gift }.
trait-061-1 = The fairs knew { tale-them } for { $gift }.
trait-061-2 = In place of gold, { tale-they } had { $gift }.
trait-062-1 = The neighbours saw to it that { tale-they } had { $gift }.
trait-062-2 = From the pulpit the vicar gave { tale-them } { $gift }.
trait-078-1 = Sundays brought { tale-them } { $gift }.
trait-078-2 = The crowd made { tale-them } a present of { $gift }.
trait-079-1 = Without ever asking, { tale-they } had { $gift }.
trait-079-2 = Bread was sometimes stale, but there was always { $gift }.
trait-080-1 = Captains valued in { tale-them } { $gift }.
trait-080-2 = For a living { tale-they } now had { $gift }.
trait-081-1 = Three sieges later { tale-they } had { $gift }.
trait-081-2 = Soldiers lent { tale-them } { $gift }.
trait-082-1 = A winter among wolves taught { tale-them } { $gift }.
trait-082-2 = A lame vixen taught { tale-them } { $gift }.
trait-083-1 = Candles paid dearly for { $gift }.
trait-083-2 = Borrowed books did not come back: blame { $gift }.
trait-084-1 = A few well-placed jokes earned { tale-them } { $gift }.
trait-084-2 = The kitchens promised { tale-them } { $gift }.
trait-085-1 = Night itself made { tale-them } { $gift }.
trait-085-2 = Creditors crossed the road to avoid { $gift }.
trait-101-1 = With age came { $gift }.
trait-101-2 = In the end the courts borrowed from { tale-them } { $gift }.
trait-102-1 = Mountains came to know { $gift }.
trait-102-2 = Locked doors discovered in { tale-them } { $gift }.
trait-103-1 = Prayers kept short won { tale-them } { $gift }.
trait-103-2 = One well-turned vow earned { tale-them } { $gift }.
trait-104-1 = The coronation revealed { $gift }.
trait-104-2 = The goldsmith measured twice, and delivered { $gift }.
trait-105-1 = Under the hat there was now { $gift }.
trait-105-2 = Twenty years of lamp oil gave { tale-them } { $gift }.
trait-106-1 = One signature too many left { tale-them } with { $gift }.
trait-106-2 = The notary spoke softly: there was { $gift }.
trait-107-1 = Behind the throne one could make out { $gift }.
trait-107-2 = Ministers sensed, somewhere, { $gift }.

## Paths

deed-063-top = fought rats the size of dogs beneath the city
    .after = The neighbourhood cat, humiliated, moved to another parish.
    .echo = the war on the rats
deed-063-bottom = chased a cutpurse over the rooftops to the watch house
    .after = Forty tiles had to be replaced.
    .echo = the chase over the rooftops
deed-064-top = walked out of a cave where all the others stayed
    .after = The echo in there still recites five names.
    .echo = the cave of the six lanterns
deed-064-bottom = shielded the whole party at the bottom of a cave
    .after = Six lanterns had gone in; six came out, one of them dented.
    .echo = the party that came out alive
deed-065-top = climbed as a pilgrim to the monastery of the Peaks
    .after = At the top a monk pointed at the doormat.
    .echo = the eighteen hundred steps
deed-065-bottom = protected the monks of the Peaks from shivering raiders
    .after = Afterwards everyone had soup, raiders included.
    .echo = the monks of the Peaks
deed-066-top = joined the merchants’ guild by the front door
    .after = Dues were collected in the hallway.
    .echo = the merchants’ scales
deed-066-bottom = caught the temple’s sacred donkey between two melon stalls
    .after = Nobody ever paid for the melons.
    .echo = the sacred donkey
deed-067-top = fought a furious goblin in the guards’ yard
    .after = The goblin promised to come back with a bigger goblin.
    .echo = the goblin in the yard
deed-067-bottom = led a dozen sleepy guards into battle
    .after = A dozen came back, wide awake.
    .echo = the dozen sleepy guards
deed-068-top = studied the Institute’s lost battles, one by one
    .after = They filled eleven cupboards.
    .echo = eleven cupboards of defeats
deed-068-bottom = sold a strong arm to the recruiters outside the Institute
    .after = The other arm remained open to offers.
    .echo = the recruiters’ pay
deed-069-top = wrestled a bear out of a mill
    .after = The flour took two days to settle.
    .echo = the bear in the mill
deed-069-bottom = tamed the miller’s bear with patience and buttered bread
    .after = The village lost its honey and gained a doorman.
    .echo = the bear and its buttered bread
deed-070-top = picked all three locks of a chest in a back room
    .after = Inside was a fourth padlock.
    .echo = the chest with three locks
deed-070-bottom = found a forgotten king’s rare coins among the junk
    .after = The king on the coins looked relieved.
    .echo = the forgotten king’s coins
deed-071-top = swam the shipwrecked ashore from the reef
    .after = The last of them was still holding a pipe.
    .echo = the castaways on the reef
deed-071-bottom = looted a wreck while its crew called for help
    .after = Towards evening the calling stopped.
    .echo = the crew of the wreck
deed-072-top = fooled a gang of captors with sobs worthy of applause
    .after = One of them lent a handkerchief, with the keys in it.
    .echo = those splendid sobs
deed-072-bottom = served a long sentence to the very last day
    .after = The gaoler wept, and kept the mattress.
    .echo = the years in the cell
deed-073-top = explored the high woods with no map and no lunch
    .after = The mushrooms have not forgotten.
    .echo = the third tree on the left
deed-073-bottom = saved a wounded beast that could still bite very well
    .after = The scar is shaped like a crescent moon.
    .echo = the beast that bit
deed-074-top = put out an absent-minded alchemist’s sticky green fire
    .after = The eyebrows grew back, though green.
    .echo = the sticky green fire
deed-074-bottom = pieced together a formula scattered over the whole street
    .after = Only the word “careful” was missing.
    .echo = the scattered formula
deed-075-top = plotted a comet’s course on the tablecloth of an inn
    .after = The innkeeper framed the cloth, and charged for it.
    .echo = the tablecloth with the comet
deed-075-bottom = calmed a kneeling crowd beneath the comet
    .after = The comet itself had noticed nothing.
    .echo = the night of the comet
deed-076-top = solved the sphinx’s riddle in the middle of a bridge
    .after = The sphinx sulked until spring.
    .echo = the sphinx’s riddle
deed-076-bottom = trapped the sphinx in the small print of its rules
    .after = The toll now comes with twelve appendices.
    .echo = the small print of the sphinx
deed-077-top = nursed the sick of the marsh after the healthy had fled
    .after = More of them got well than the doctor dared write down.
    .echo = the sick of the marsh
deed-077-bottom = sold marsh water to the feverish in gilded bottles
    .after = The graveyard had to buy the field next door.
    .echo = the gilded bottles
deed-086-top = won the spring tournament fair and square
    .after = The crown of flowers lasted until the bath.
    .echo = the crown of flowers
deed-086-bottom = sawed three-quarters through the favourite’s lance before the joust
    .after = People blamed woodworm, then the carpenter.
    .echo = the sawn lance
deed-087-top = held the breach of a citadel until relief came
    .after = The relief arrived well rested, and asked if this was the place.
    .echo = the breach of the citadel
deed-087-bottom = burnt the besiegers’ camp while it slept
    .after = At dawn there were slippers among the ashes.
    .echo = the sleeping camp
deed-088-top = beat a clan chief in front of all his cousins
    .after = The chief had a great many cousins.
    .echo = the chief and his cousins
deed-088-bottom = made peace between two clans at war over a cow
    .after = The cow signed with a hoof.
    .echo = the peace of the cow
deed-089-top = broke the last of the stone giants to rubble
    .after = There was enough to pave three villages.
    .echo = the last colossus
deed-089-bottom = mended a colossus and gave it back its heartbeat
    .after = It still waves to passers-by, from very high up.
    .echo = the heartbeat of stone
deed-090-top = listened all night to the drowned bell of a lake
    .after = It spoke mostly of rain, and was seldom wrong.
    .echo = the drowned bell
deed-090-bottom = hauled a chapel-sized bell out of a lake
    .after = The fish no longer know when to dine.
    .echo = the bell from the lake
deed-091-top = followed the reindeer across the ice for nine days
    .after = On the tenth the reindeer asked the way.
    .echo = nine days of ice
deed-091-bottom = pulled a team of dogs out of a blue crevasse
    .after = The lead dog still sleeps across { tale-their } door.
    .echo = the dogs in the crevasse
deed-092-top = saved a prisoner already bound to the altar
    .after = The man still dines out on it.
    .echo = the prisoner on the altar
deed-092-bottom = stopped a ritual one syllable from the end
    .after = The syllable, they say, is still looking for a mouth.
    .echo = the last syllable
deed-093-top = shot the white stag with a single arrow
    .after = The wood fell silent, and has stayed so.
    .echo = the death of the white stag
deed-093-bottom = led a hunt astray and let the white stag go
    .after = The hounds came home happy, the lords less so.
    .echo = the stag that got away
deed-094-top = found true love between the roast and the cake
    .after = Nobody remembers how the cake tasted.
    .echo = that wedding dinner
deed-094-bottom = opposed a princely match in front of three hundred guests
    .after = Under the veil, the bride applauded.
    .echo = the three hundred guests
deed-095-top = cured a werewolf with herbs and lullabies
    .after = The patient kept a weakness for bones.
    .echo = the werewolf and the lullabies
deed-095-bottom = welcomed a werewolf’s bite and ran beneath the moon
    .after = The henhouses did not applaud.
    .echo = the werewolf’s bite
deed-096-top = opened a masked ball on the arm of the crown
    .after = Nobody ever learnt who wore the goat mask.
    .echo = the masked ball
deed-096-bottom = stole a duchess’s necklace in the middle of a minuet
    .after = The orchestra never missed a beat.
    .echo = the duchess’s necklace
deed-097-top = dug three days without sleep towards buried miners
    .after = On the fourth a hand came out of the earth, and held on.
    .echo = the buried miners
deed-097-bottom = walled up a gallery where someone was still knocking
    .after = The knocking went on for two more days.
    .echo = the walled-up gallery
deed-098-top = drained a poisoned cup in a child king’s stead
    .after = It took six doctors and a great deal of milk.
    .echo = the child king’s cup
deed-098-bottom = had an innocent cupbearer hanged with a single speech
    .after = Next day the real poisoner poured the wine.
    .echo = the innocent cupbearer
deed-099-top = questioned the dead of a crypt down to their last secret
    .after = All they wanted in return was news of their hens.
    .echo = the secrets of the crypt
deed-099-bottom = laid a whole crypt of chatterers to rest
    .after = The gravedigger could finish a sentence at last.
    .echo = the quiet crypt
deed-100-top = pleaded for a healer on trial before her own patients
    .after = One judge coughed; the accused treated that as well.
    .echo = the healer’s trial
deed-100-bottom = fanned a healer’s pyre in heaven’s name
    .after = The next winter nobody knew how to treat a cough.
    .echo = the healer’s pyre
deed-108-top = slew a dragon on its bed of gold
    .after = The villages at once began to find Sundays dull.
    .echo = the dragon’s bed of gold
deed-108-bottom = emptied a dragon’s lair at naptime
    .after = The dragon woke on bare stone, and made a list.
    .echo = the dragon’s nap
deed-109-top = drove an army of giants back at the ford
    .after = The ford is a lake now.
    .echo = the giants at the ford
deed-109-bottom = heard the giants out and found their missing sock
    .after = It was drying over three counties.
    .echo = the giants’ sock
deed-110-top = won over a council of barons around an empty throne
    .after = Twelve barons voted aye, three of them awake.
    .echo = the barons’ vote
deed-110-bottom = seized a crown by the sword, over the council’s bodies
    .after = The crown had to be washed, and then the stairs.
    .echo = the bodies on the stairs
deed-111-top = guided a thousand exiles across the desert of glass
    .after = A thousand and one arrived: a child was born on the way.
    .echo = the thousand exiles
deed-111-bottom = kept the last waterskin in the desert from everyone
    .after = Behind, one by one, the footsteps stopped.
    .echo = the last waterskin
deed-112-top = sabotaged the thunder engine with a hairpin
    .after = That day it rained rain.
    .echo = the hairpin in the engine
deed-112-bottom = took the controls of the thunder engine, and aimed
    .after = There had been a village under the lightning.
    .echo = the village under the lightning
deed-113-top = riddled an angry forest with fire arrows
    .after = Ash fell as far as the sea.
    .echo = the burning forest
deed-113-bottom = signed the peace of the trees, in sap, twice over
    .after = The trees’ copy has taken root.
    .echo = the peace of the trees
deed-114-top = slaughtered an army that had thrown down its arms
    .after = Even the crows looked away.
    .echo = the army that had surrendered
deed-114-bottom = faced a warlord in single combat between two armies
    .after = Both armies went home to supper.
    .echo = the duel between two armies
deed-115-top = took the place of a prince’s double, wig included
    .after = The court noticed only the wig.
    .echo = the prince’s wig
deed-115-bottom = unmasked a false prince before the whole court
    .after = The real one was asleep in the back row.
    .echo = the false prince
deed-116-top = drank an elixir of eternity paid for in others’ lives
    .after = The others had not been consulted.
    .echo = the price of the elixir
deed-116-bottom = smashed the vial of eternity and greeted the first wrinkles
    .after = They were at the corner of the eyes, on the laughing side.
    .echo = the broken vial
deed-117-top = held the barricades beside the reapers
    .after = The singing was bad and the soup was good.
    .echo = the reapers’ barricades
deed-117-bottom = sold the pitchfork revolt to the highest bidder
    .after = Thirty reapers were hanged on harvest day.
    .echo = the thirty reapers
deed-118-top = rose from the dead halfway through the funeral
    .after = The eulogy had to be cut short.
    .echo = the interrupted funeral
deed-118-bottom = brought an innocent soul back from the dead
    .after = Death held the door, and said nothing.
    .echo = the soul brought back
deed-119-top = tore an awkward page out of the book of fates
    .after = Somewhere a king forgot who he was.
    .echo = the torn page
deed-119-bottom = closed the book of fates without reading the last line
    .after = The bookmark, they say, sighed with relief.
    .echo = the last line of the book
deed-120-top = produced false evidence in the court of the gods
    .after = Two gods believed it; the third was asleep.
    .echo = the false evidence
deed-120-bottom = spoke for mortals before a bench of dozing gods
    .after = The eldest opened one eye, which sets a precedent.
    .echo = the mortals’ case
deed-121-top = sent thousands of adoring faithful home
    .after = The hymns stayed, and a marble nose.
    .echo = the marble nose
deed-121-bottom = became a minor deity, with temple, incense and collection box
    .after = The collection box filled up before the temple did.
    .echo = the collection box

## Challenges failed

fail-063 = beneath the cobbles there was nothing but mud, and the smell stayed a week
fail-064 = the mysterious cave yielded nothing but a cold
fail-065 = the monastery of the Peaks stayed above the clouds, last step included
fail-066 = market day ended under a pyramid of melons
fail-067 = the goblins found the stairs first
fail-068 = the Institute handed the paper back with a blot and a sigh
fail-069 = the miller’s bear kept the mill, and a boot
fail-070 = in the curio shop a drawer closed on three fingers
fail-071 = off the reef the sea gave nothing back
fail-072 = the dungeon had the last word, and kept the bootlaces
fail-073 = the high woods closed in, and the night was spent up a beech
fail-074 = at the alchemist’s the roof took off a second time
fail-075 = the comet went by and nobody was any the wiser
fail-076 = the sphinx took the toll and kept the change
fail-077 = the marsh fever was quicker than any cure
fail-086 = the spring tournament ended head first in a hedge
fail-087 = the siege went on for another winter
fail-088 = the two clans agreed on one thing, and threw out the go-between
fail-089 = the colossus took one step too many, and the bridge is gone
fail-090 = the bell in the lake struck noon at midnight, and everyone came home soaked
fail-091 = the ice opened, and two sledges came back as one
fail-092 = in the temple cellars the hood was on back to front
fail-093 = the white stag was gone into the mist before the first horn
fail-094 = the summer wedding ended in the fountain, cake included
fail-095 = the full moon rose too soon, and the goat was not seen again
fail-096 = at the ball the mask slipped during the first minuet
fail-097 = in the mine the gallery fell in again just short of the goal
fail-098 = at the banquet the poison worked faster than words
fail-099 = the dead in the crypt all talked at once
fail-100 = the healer’s trial was adjourned for want of a sober judge
fail-108 = the dragon yawned, and the armour had to be left to cool
fail-109 = the giants walked past without once looking down
fail-110 = around the empty throne people mostly pointed at the door
fail-111 = the desert of glass led everyone back to the start, barefoot
fail-112 = the thunder engine took aim by itself, at a pair of new boots
fail-113 = the angry forest was receiving nobody that day
fail-114 = the banners on the plain fell in the mud, { tale-their } own first
fail-115 = the two-faced prince kept both
fail-116 = the elixir of eternity had gone off
fail-117 = the pitchfork revolt went home to its hay
fail-118 = on the other side, death checked the list and shut the door
fail-119 = the book of fates would not open at the right page
fail-120 = the court of the gods adjourned the case for three centuries
fail-121 = the cult of { tale-their } name carried on without asking { tale-their } opinion
