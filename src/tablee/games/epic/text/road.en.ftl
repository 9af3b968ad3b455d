### Call to Adventure: Epic Origins: what the campaign remembers of the road, in English.
### $count is a number of defeats, $left that of the fords lost (of six); $list is a list already said.

## The fords, and small numbers in words

in-words =
    { $count ->
        [1] one
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
ford-1 = Saltford
    .at = at Saltford
    .nights = { in-words } at Saltford
ford-2 = Ironford
    .at = at Ironford
    .nights = { in-words } at Ironford
ford-3 = Clerksford
    .at = at Clerksford
    .nights = { in-words } at Clerksford
ford-4 = Nightford
    .at = at Nightford
    .nights = { in-words } at Nightford
ford-5 = Brightford
    .at = at Brightford
    .nights = { in-words } at Brightford
ford-6 = Whiteford
    .at = at Whiteford
    .nights = { in-words } at Whiteford
ford-7 = the source
    .at = at the source
    .nights = { in-words } at the source

## A lost chapter that is played again: what the chronicle says of it

refused-1 = He already had a hand on the tureen when Oda put down the knife. “No,” she said; and the word had grown so rare that winter that the night itself stopped to listen. Then it began again: the tide, the door, three knocks.
refused-2 = The chain was up again, the receipts were signed. Perrin turned his over and wrote on the back: not received. The ink was still wet when the forges lit up as on the first evening, and somebody put the plates out again.
refused-3 = The register said: failed. Tiphaine, who has never had good marks, asked to sit the examination again. Nothing in the rules forbade it; nobody before her had dared not to know. The pens were handed out once more.
refused-4 = At the foot of the contract Aubin found an empty line, and left it empty. A night that nobody has signed for is not owed: the moon went back a notch, and midnight struck again, rather crossly.
refused-5 = The pardon was being handed to us, clean and folded. Maheut handed it back; she had not ordered one. The crowd fell silent, a cloud went over the sun, and noon, for once, was put off until the next day.
refused-6 = The ice was already going when Josse lay down on it full length, put his ear to it, and told it no, quite softly, as one would an animal. It held. He got up with half his beard, and we laid the table again.
refused-7 = Clarisse had the knife raised. She felt her way over the whole of the wood for one name that agreed to its ending like this. There was none. “No, then,” she said, and we sat down again.

## The same chapter once more: what its keeper says

again-1 =
    { $count ->
        [1] Yes, the same soup. Last time it was too salty; one’s hand shakes before a battle. We begin again.
       *[other] Do not ask how many times I have warmed up this soup; { in-words }, at the last count. It thickens. So, I hope, do you.
    }
again-2 =
    { $count ->
        [1] I have put the plates out again. I have not washed yesterday’s. I do not accept yesterday.
       *[other] I cannot forge, but I have watched how it is done: you hit the same place again. That makes { in-words } blows so far.
    }
again-3 =
    { $count ->
        [1] So we are sitting it again. I know the room; for dunces they do at least light the stove.
       *[other] Failed { in-words } times. At school they call that a dunce. Where I come from, it is called staying.
    }
again-4 =
    { $count ->
        [1] We have lost this night once already. I have it in my pocket, folded, unsigned. Let us have it again before somebody asks me for it.
       *[other] I have { in-words } nights in my pocket, and not one of them signed. I can hear somebody doing sums behind the beeches. Quickly, now.
    }
again-5 =
    { $count ->
        [1] Noon was put off by a day for us. I shall not make a habit of it; nor will they.
       *[other] Noon has been put off { in-words } times. The crowd has begun to bring folding stools.
    }
again-6 =
    { $count ->
        [1] The ice still holds. I have apologised to it. Back we go, on tiptoe.
       *[other] The ice has held { in-words } times. It knows me by now. It sighs when I lie down.
    }
again-7 =
    { $count ->
        [1] We have sat down again. The names said nothing; they moved up.
       *[other] We have sat down again { in-words } times. The names say nothing; they have moved up as far as they can.
    }

## What the chapter before has left: said by the keeper of the next

road-2 =
    .won = My mother swears that one night was enough and that not a bowl was broken. I have counted the bowls. She improves things a little; but about the night she tells the truth.
    .again = There was a first time, when the Lord got in at the door. My mother will not tell it: she sent it back, she says, like a cold dish. I have not inherited her nerve. I have inherited the ladle.
    .lost = I was four, and under the table, and all I saw of the battle was shoes. None of them stepped back before the others. It is not much of an inheritance. It is mine.
    .spent = They refused that night before it was left on their hands. I was four, and under the table: I saw the same shoes come back, muddier, and line up again.
road-3 =
    .won = I have a token from Ironford in my pocket, still warm from my father’s hand. They said no there at the first attempt, I am told. It took me longer to spell it.
    .again = I have a token from Ironford in my pocket. It was struck more than once, because the first blow did not bite. My father says those are the ones that last. He says the same of my dictations.
    .lost = The bales of shadow from Ironford got here before me. I watched them go down to the school cellars, roped and labelled. There was a mistake on the label. It is all the hope I bring you, but I have underlined it.
    .spent = At Ironford they struck more than once in the same place, and the iron did not bend. The bales of shadow are here, in the cellars. My father says that one learns from failure. I asked which form that was taught in.
road-4 =
    .won = My mother has given me her copybook. There is not one crossing-out on the page about Clerksford. She apologises: there was no time to make any.
    .again = My mother has given me her copybook. The page about Clerksford is crossed out until the paper gave way; and through the hole, on the page behind, you can read: passed.
    .lost = My mother has given me her copybook, full of mistakes. She sets great store by them: nothing that is wrong, she says, will fit into a machine. I have made a list. Learn it badly.
    .spent = My mother sat that examination at Clerksford until they put her out in the street, chair and all. This is the chair. It is lame; you cannot sit straight on it, and no machine knows what to do with you.
road-5 =
    .won = A single night, and everything paid in cash: my father cannot get over it. In the evenings he counts the woollen stocking from Nightford again. It is all there. We had always been told that happiness came on credit.
    .again = Beside the woollen stocking my father keeps a night from Nightford that he would not sign for. He shows it to the children: a sheet of paper, an empty line. It is the dearest thing we own.
    .lost = We came in over the hills without lamps, hand in hand, and in the middle those who had lost their shadows. The people of Brightford greeted them first. They took them for saints.
    .spent = My father turned that contract down until he ran out of nights. Those who had lost their shadows walked in the middle; here they were taken for saints. They did not know how to say no.
road-6 =
    .won = At Brightford a single noon was enough. My aunt Maheut brought back a sheaf and planted it here in the snow. It does not grow. It does not freeze either. Somebody down there must find that provoking.
    .again = At Brightford my aunt Maheut had noon put off. We remind her of it at meals, to which she comes late. She answers that the sheaf she planted in the snow is in no hurry either.
    .lost = Under her pillow my aunt Maheut keeps the frozen seed from Brightford. The Judge knows, through the Confessor. He has not seized it. I believe he has no clause for things that have not grown yet.
    .spent = At Brightford my aunt Maheut had noon put off; in the end it came unannounced. The Judge’s file has a word for that: reoffending. She has had it framed.

## All the defeats, counted on the way

count-4 =
    .none = Three fords, and each at the first attempt. I mention it because here they lend most gladly to people who have never gone short.
    .all = Three fords lost. Your credit here has no limit: there is nobody they like better than people with nothing left to save. Disappoint them.
    .some =
        { $count ->
            [1] The table has one defeat on its books, refused or not. At the market I was offered a good price for it, and nobody would tell me what for. I have kept it.
           *[other] The table has { in-words } defeats on its books, refused or not. At the market I was offered a good price for them, and nobody would tell me what for. I have kept them.
        }
count-6 =
    .none = Five fords, and each at the first attempt: there is not a scratch in the wood. Nor in snow, mind you, until somebody walks on it.
    .all = Five fords lost, and five times we set out again. I do not know what serious people call that. We call it a habit. It keeps you warm.
    .some =
        { $count ->
            [1] When all is said, there is one defeat in the wood, refused or not. In winter it is the one we ask for: victories send people to sleep.
           *[other] When all is said, there are { in-words } defeats in the wood, refused or not. In winter they are the ones we ask for: victories send people to sleep.
        }

## What became of the Adversary

fate-P1 =
    .won = His Bride did not run. She stayed at one last bedside, and when the patient told her no she wept, out of sheer surprise.
    .lost = His Bride went round the beds and tucked everybody in. She overlooked one child, under the bench, who was holding on to her shadow with both hands.
fate-P2 =
    .won = The Marshal looked for something to lower, so as to surrender; he had no banner. We lent him a dishcloth. The She-Wolf demanded a receipt.
    .lost = The Marshal held no parade: without a banner one does not know where to begin. The She-Wolf had a second nail put in beside every nail, to be on the safe side.
fate-P3 =
    .won = The Mistress asked what we supposed we could teach her. “To read,” said Tiphaine, “in some other book.” She sits in the front row. She puts up her hand.
    .lost = The Copyist entered the date and the hour and, in the margin, in a hand that was not his own, the word sorry.
fate-P4 =
    .won = The Merchant sold up: everything must go, himself included. The Usurer offered to lend us the victory. Aubin replied that we had one already, which made a change.
    .lost = The Merchant consoled us with a discount. The Usurer, honest to the last, gave us our change: the shadow of a cat, which would have nothing to do with any of us.
fate-P5 =
    .won = The Great Penitent asked for his shoes. Nobody had kept them; it had not occurred to anyone that he would one day go home, like other people.
    .lost = The Great Penitent kissed us one by one. He smelled of smoke and lavender. The White Flame wept for joy, and it dried at once.
fate-P6 =
    .won = The Surveyor, thawed, found that his map was out by one step, and had to sit down to laugh. The Sleeper woke in a good temper. Nobody had thought of trying that.
    .lost = The Surveyor had time to take one last measurement: how much water there is in a dream. He had it right.
fate-R1 =
    .won = The Heiress added it all up three times, and each time there was one line missing: herself. The Headsman put down his axe and asked whether anybody needed kindling.
    .lost = The Heiress thanked everybody by their first names. The Headsman was counting the names.
fate-R2 =
    .won = The Clockmaker stopped in the middle of a sentence, and nobody cared to wind up the rest. The Copper Valet is giving back the coats. It takes a while; he brushes them.
    .lost = The Clockmaker has regulated the forest: the leaves fall on time. The Copper Valet kept our coats and gave us a number.
fate-R3 =
    .won = The Judge of Ash passed his last sentence on himself, and the wind carried it out. The Confessor stayed. She still listens, and no longer repeats.
    .lost = The Judge of Ash was still sitting when the water came in. He found it guilty. It did not appeal.

## The source under water: the last chapter, once the Lady of Floods has come

ending-R4 =
    .victory =
        Someone said no, in the dark, without raising their voice. We shall never know who: it came from us, from the wood, from the water under the wood, where so many names were waiting. The Lady of Floods did not seem angry. For seven generations people had told her yes; she had not known that one could talk to her.

        The water began to go down, by a finger, then by a roof. One after another the shadows it carried put down a foot to feel for the bottom. The Ferryman read his list backwards, and everybody, at their name, answered: here.

        Then the sky got up, with no very good grace. Clarisse saw for the first time what her forebears’ writing looked like. She carved your names. There was just room.
    .defeat =
        The Lady of Floods has taken the principal. It was very gentle: the water rose as far as the last word, and then over it. There are no banks any more in the Seven Fords; hence no crossing, hence no price. Deep down, everything is in order. The Ferryman has put away his pole. He has nobody left to call.

        But the table floats. In the dark you can tell it by its sound, which is that of a door not quite shut. The water took everything, except what rides on water.

        Clarisse carved your names by touch, pressing hard. The wood sank by the width of a finger, and came up again.
epilogue-R4 =
    .victory =
        We came down with the water. It took its time, and so did we. At each ford the chimneys showed first, then the doors, then the people, down from the heights with brooms. Everyone’s belongings were found at someone else’s. One wardrobe led to two weddings.

        At Saltford the table settled of its own accord on the stone where the Ferry House had stood. The water knocked before it went out. Every spring since, it comes back as far as the doorstep, no further, and we put out a bowl of soup. In the morning the bowl is empty, and rinsed. The children say that a lady comes to dip her shadow in it. She has made no promise. Nor have we.
    .defeat =
        Life on the water is good. You cannot see who is rowing, and nobody knows where to; it is restful. People say their names in passing, out of politeness, and the water says them over again a little lower down.

        One craft, though, does not answer like the rest. Whoever comes alongside feels under their hand an edge that is all notches, and somebody in the dark asks them to read. You read with your thumb. Between the names comes a very small word, two letters, again and again. You say it first without understanding, then louder, for the echo. That one the water does not say over. It stops.

        At the end of the bench there is a free place. The oar is underneath.

## The last chapter knows the road: what a finger reads in the table

wood = First run a finger over the wood, in order.
wood-1 =
    .won = At Saltford the letters dance: people were singing.
    .lost = At Saltford the letters stray: Oda carved them in the dark.
wood-2 =
    .won = Ironford is full of nail holes, kept for the pleasure of it.
    .lost = Ironford is very small: Perrin was sparing the wood, and himself.
wood-3 =
    .won = Clerksford is in fine capitals, with serifs that catch the nail.
    .lost = At Clerksford count the mistakes; they are all there, on purpose.
wood-4 =
    .won = At Nightford the knife slipped: there was a blackbird on it.
    .lost = At Nightford you can feel Aubin’s hand, and the other hand, which was holding it.
wood-5 =
    .won = Brightford goes on and on: Maheut carved until morning, and left nobody out.
    .lost = Brightford was carved on the march: a name to each step, and one stumble.
wood-6 =
    .won = At Whiteford the hand no longer shakes.
    .lost = By Whiteford the wood was wet.
wood-hero = The name worn smoothest with touching is { $hero }.
wood-rivals =
    { $count ->
        [1] Under the edge is the guest whom our defeat brought in: { $list }.
       *[other] Under the edge are the guests whom our defeats brought in: { $list }.
    }
wood-nights =
    { $count ->
        [1] The only scratch is the night we refused { $list }.
       *[other] The scratches are the nights we refused: { $list }.
    }
wood-whole = There is not a scratch: we refused no night at all; we took them as they came.
wood-dark =
    { $count ->
        [1] A drop of tallow marks the evening when the lamp was blown out on purpose, { $list }.
       *[other] Drops of tallow mark the evenings when the lamp was blown out on purpose: { $list }.
    }

## The epilogue: what kind of road it was

after-spotless = Seven fords, seven nights, and each at the first attempt. We shall hardly be believed. A generation from now the learned will say that the debt was small and that anybody could have managed it. Let them. That is how you can tell that a thing has been settled.
after-stubborn = Seven fords, and not one that we left behind. It took more than one attempt, and the wood, which is scratched, makes no secret of it. We were no stronger than other people. We sat down again.
after-limping =
    { $left ->
        [1] Not everything was won. One ford got away from us
        [2] Not everything was won. Two fords got away from us
       *[other] Not everything was won. Three fords got away from us
    }, and we went on all the same, limping a little on the side of the heart. It turns out that one walks very well like that.
after-beaten =
    { $left ->
        [4] We lost nearly everywhere: four fords out of six
       *[other] We lost nearly everywhere: five fords out of six
    }; and every time somebody took the table by a corner and said, well, come on. That is how the last night found us: beaten, on time, and in a very bad temper.
after-once = We lost six fords and won the seventh. One was enough, provided that it was the last. Perhaps those on the table had guessed as much; they never said so, for fear that we might spare ourselves.
after-eve = Six fords won, and the seventh lost. We are still looking for the mistake. Perhaps there was none: you can do everything well for six lifetimes, and come in the end upon somebody with more patience.
after-sum =
    { $left ->
        [1] We won some, we lost some, and at the source it was all added up. It came out one ford short.
        [2] We won some, we lost some, and at the source it was all added up. It came out two fords short.
        [3] We won some, we lost some, and at the source it was all added up. It came out three fords short.
        [4] We won some, we lost some, and at the source it was all added up. It came out four fords short.
       *[other] We won some, we lost some, and at the source it was all added up. It came out five fords short.
    } This was pointed out to us with the greatest consideration.
after-narrow = And we won by an elbow: at the source we were beaten already, and it was the names that would not have it.
after-nothing = Seven fords, seven defeats: we do like to be thorough. And yet, count. Seven times they had to come and beat us in our own house, at our own table; and seven times the table got away.

## The epilogue: what is left of each ford

keepsakes =
    .victory = From each ford we have one thing that nobody took back: { $list }.
    .defeat = There remain a few trifles that nobody wanted: { $list }.
keepsake-1 =
    .won = a children’s song
    .lost = the hour for which a door was held
keepsake-2 =
    .won = a token of warm iron
    .lost = an old smith’s silence
keepsake-3 =
    .won = a washerwoman’s tune
    .lost = a spelling mistake
keepsake-4 =
    .won = a blackbird without manners
    .lost = a hand held out in the dark
keepsake-5 =
    .won = an evening’s tale
    .lost = a handful of frozen seed
keepsake-6 =
    .won = a fiddle that the ice gave back
    .lost = a table that floats
nights =
    .victory =
        { $count ->
            [1] As for the night we refused { $list }, it never took place; everybody remembers it.
           *[other] As for the nights we refused ({ $list }), they never took place; everybody remembers them.
        }
    .defeat =
        { $count ->
            [1] As for the night we refused { $list }, it did no good at all; nobody regrets it.
           *[other] As for the nights we refused ({ $list }), they did no good at all; nobody regrets a single one.
        }

## The epilogue: what is still said of the rivals

rival-R1 =
    .name = the Heiress of Shadows
    .won = Of the Heiress of Shadows an account book is left; the children learn subtraction from it.
    .lost = The Heiress of Shadows died rich and well attended, and nobody had ever contradicted her. They say she felt the lack of it.
rival-R2 =
    .name = the Clockmaker
    .won = In the end a child wound up the Clockmaker, to hear how her sentence finished. It finished: “please”.
    .lost = The Clockmaker’s birds sing in tune, and always the same air. It is a washerwoman’s. Once a year they get it wrong.
rival-R3 =
    .name = the Judge of Ash
    .won = When the wind is from Whiteford it will sometimes hand down an opinion. We shut the window. The Judge of Ash always did like the last word.
    .lost = The Judge of Ash is still sitting, somewhere in the mud. The case against the water has been adjourned.
