### Call to Adventure: Epic Origins: what the game says, in English. The cards, their rules and the campaign have files of their own.

## The game

title = Call to Adventure: Epic Origins
    .tagline = You are born somewhere, you choose, you fail, and one day somebody tells it.
intro =
    A Heritage, an Origin, a Class, a hidden Destiny: there is your Hero, with three pennyworth of experience and the whole road ahead.
    Every turn is a page: a Trait of character, or a Challenge met by casting runes. Dark Runes help; they send the bill later.
    Meanwhile the Adversary grows. In the end you all face it; and if nobody falls, the finest story wins.
how-to-play-1 = Put a Hero together, then add to the Story turn by turn, a Trait gained or a Challenge attempted: three cards under the Origin, three under the Class, three under the Destiny.
how-to-play-2 = For a Challenge cast the Base Runes, those of your Skills and, for XP, Dark Runes. Reach the difficulty and the card is yours.
how-to-play-3 = Anyone may play Hero or Antihero cards after a cast, their own or another’s. Your level of Corruption says which.
how-to-play-4 = Face the Adversary after Act II, and one last time at the end. If it has an XP left, everybody has lost; if not, the highest Destiny score wins.

## The end of the match

reason-triumph = The Adversary has nothing left: the Heroes have triumphed, and the finest story wins.
reason-defeat = Defeat: the Adversary is still standing, and will be the one to tell what came next.
reason-score = All nine pages are written: the finest story wins.

## The guided first turn

guide-1 = Here is your Hero: Heritage, Origin, Class, and a Destiny that only you can see. Three cards will come under each of the last three.
guide-2 = Here is your Corruption track. Near the top one plays Hero cards; near the bottom, Antiheroes; in the middle, both.
guide-3 = Here are your XP. They pay for exploring and for Dark Runes, or raise your Class: at 2, 4 and 6 it gives its effects for good.
guide-4 = Here is the row of Act I. Each turn take a Trait or attempt a Challenge, by the top path or by the bottom one, which is one point harder and richer.
guide-5 = The double triangle sets the Adversary to work, but wakes your Heritage too. A moon corrupts you, whether you succeed or not.
guide-6 = Here is the Adversary with its XP. It gains and loses them by what the Heroes do: read what is written on it.

## Kinds of cards

kind-heritage = Heritage
kind-origin = Origin
kind-class = Class
kind-destiny = Destiny
kind-trait = Trait
kind-challenge = Challenge
kind-quest = Quest
kind-adversary = Adversary
kind-final = Final Adversary
kind-action = Action
kind-hero = Hero
kind-antihero = Antihero
act-name-1 = Act I
act-name-2 = Act II
act-name-3 = Act III

## Options

option-competitive = Every Hero alone
    .help = No Adversary, no Quest, no Actions: the highest score wins. It takes at least two.
option-adversary = Adversary
    .help = Drawn from all eleven, unless you choose one.
option-adversary-random = Drawn at random
option-adversary-P1 = The Lord’s Bride, then the Lord of Shadows
option-adversary-P2 = The She-Wolf of the Tolls, then the Marshal without a Banner
option-adversary-P3 = The Faceless Copyist, then the Mistress of a Hundred Masks
option-adversary-P4 = The Midnight Merchant, then the Night Usurer
option-adversary-P5 = The Great Penitent, then the White Flame
option-adversary-P6 = The Frozen Surveyor, then the Sleeper under the Ice
option-adversary-P7 = The Chamberlain of Seven Reigns, then the First Queen
option-adversary-R1 = The Headsman of the Ford, then the Heiress of Shadows
option-adversary-R2 = The Copper Valet, then the Clockmaker
option-adversary-R3 = The Confessor, then the Judge of Ash
option-adversary-R4 = The Ferryman of the Drowned, then the Lady of Floods
option-quest = Quest
    .help = What the Adversary starts with, and what a failed Challenge brings it.
option-quest-122 = Reign of the Adversary: 5 XP per player, +1 per failure
option-quest-123 = Age of Darkness: 6 XP per player, +2 per failure
option-first = Who begins
    .help = Whoever played a role-playing game most recently; failing that, chance.
option-chapter = Chapter
    .help = 0: all cards. From 1 to 7: a chapter of the campaign, with the envelopes opened so far and the Adversary of its own.
option-legacy = Legacy
    .help = What the chapter before has left to this one.
option-legacy-K1 = Every Hero has 1 more XP
option-legacy-K2 = Every Hero has one more Hero card
option-legacy-K3 = The Adversary has 1 XP fewer per player
option-legacy-K4 = The Adversary has 1 XP more per player
option-legacy-K5 = Every Hero starts on level 4
option-legacy-K6 = The rival is the Adversary
option-legacy-K7 = The Quest is the Age of Darkness
