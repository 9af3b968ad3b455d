### Call to Adventure: Epic Origins: the seven envelopes of the campaign, in English.

envelope-1 = The Ferry House
    .place = Saltford, at the mouths of the Orvenne
    .keeper = Oda
    .opening =
        Sit down. This table was a boat once, and you are not the first to lean your elbows on it.

        I am Oda. I keep the Ferry House, here where the Orvenne cannot decide between river and sea. My mother used to say that a queen once crossed this water with all her people, and paid with a promise: the shadow of those not yet born, in seven instalments. We laughed. This winter the Lord of Shadows came down from his tower to collect the first. His Bride sits with the sick, so gently that they tell her yes; in the morning there is someone in the bed who can no longer say no, and nothing on the wall.

        Tomorrow he knocks here. Eat. Look at your shadow on the wood: it is still attached to you. Let us keep it so.
    .victory =
        He fell at low tide, and the shadows he wore rose off him like birds off a field. Each went home to its own door. A few made mistakes: for three weeks the baker had the shadow of a very large dog, and was the better man for it.

        We carved your names in the wood. Before the knife was wiped the children had made a song of them. Whoever comes after you will know it by heart, and a song is a weapon.

        But deep in the tower we found his ledger. One line was crossed out. There were six to go.
    .defeat =
        He did not burn the House. He sat down at the head of the table, tried the soup, and said it was good. Then he took what he had come for, and the lamp drew nothing more on the walls behind us.

        One gets used to it. One sows, one fishes, one says yes. His daughter, who was learning to count, looked over his shoulder and forgot nothing.

        Yet your names are in the wood: Oda carved them in the dark, feeling her way with a thumb. And some people here still have their shadows, because you held the door for an hour. An hour is a long time. We got the table out by the back.

envelope-2 = The Price of Passage
    .place = Ironford, among the forges
    .keeper = Perrin
    .opening =
        The song says that the Lord fell and all was well. The song was written by children.

        I am Perrin, Oda’s son, and I have dragged this table up to Ironford because the rest of the story has moved in there. The Lord had soldiers; nobody had thought about their pay. The Marshal without a Banner gathered them: what you never raise, nobody can take from you. He holds the forges. The She-Wolf of the Tolls holds the road, and money no longer interests her. To pass, you hang your shadow on a nail and are given a receipt. There are hundreds in the shed, flapping like washing.

        The ledger said: second instalment. I can neither forge nor fight. What I know is whom to ask to supper. You are hungry, I hope?
    .rival =
        For twenty-five years we have said yes. You cannot imagine how restful it is, nor how badly one sleeps.

        I am Perrin, Oda’s son. The old Lord died in his bed, and the Heiress of Shadows found the inheritance thin: a single ford, out of seven promises. So she came up the Orvenne with the ledger under her arm. She took the forges of Ironford without drawing a sword, because she is charming, and because the Headsman of the Ford walks behind her and is not. The crossing costs a shadow. You hang it on a nail and are given a receipt.

        The table was hidden under the dung heap. I have washed it three times. The names of those who held the door for an hour are still there. There is room beside them.
    .victory =
        The nails gave way first. A whole shedful of shadows went out by the door in no order at all, and until evening the road was black, a happy, running sort of black.

        The smiths had found the word no again. They rather overdid it, that first week. Then they melted down the chains of the toll and struck tokens, one for each name on the table, so that whoever carries them need not come empty-handed. Leave yours to the ones who follow.

        In the strongbox, under the receipts, lay an unsigned letter in the most beautiful hand. It said: “Send me the gifted ones.”
    .defeat =
        The toll held. The chains stayed across the river and the shadows on their nails, drying like fish. Later they were sold in bulk, upstream, to someone who paid well and never haggled. Gold breeds: whoever is waiting for us up there will be rich with what we lost here.

        Perrin carved your names all the same, a little smaller, to be sparing with the wood. One old smith, who could no longer say no, took it into his head not to say yes either. He says nothing at all. It is from that silence that we set out again.

envelope-3 = A Hundred Masks
    .place = Clerksford, below the schools
    .keeper = Tiphaine
    .opening =
        Somebody ought to learn to read. That was what my father Perrin said when he sent me up to Clerksford with a new copybook and a table on a cart. The school would not have me. Every morning I thank my spelling.

        For people go in to the Mistress of a Hundred Masks with a gift, and come out with a diploma. She calls it the preservation of talent. A washerwoman’s singing, an archer’s eye, a doctor’s patience: it all hangs on her wall, and each evening she puts on whichever she needs. The Faceless Copyist keeps the register. He was top of the class.

        Third instalment. A gift makes a shadow longer, and she takes the longest first. Yours is a fine one; I can see it from here. Sit away from the windows.
    .victory =
        The last mask hid nothing: it was her own. The others, once off the wall, went looking through the town for their faces, and in the middle of the fair a washerwoman was heard to sing, her hands in the water, unable to say how long she had been crying.

        The Copyist asked for a pen. He wrote out all the registers again from memory, the other way round: what had been owed became what had been stolen. The debt came out of it thinner, and so will whoever comes to claim it.

        Tiphaine carved your names in fine capitals. At the foot of the last register was an address: a market, in the forest, open at midnight. Credit given.
    .defeat =
        She was the first to applaud, and she went on for some time. Then the masks were crated up and addressed to a clockmaker in the forest, who was looking for something to make her machines go: talent, sold by weight.

        Clerksford is a very quiet town. They copy there, and copy the copies. Children learn early to keep to themselves whatever they do well, and the stain is handed down with the good plates: those who follow you will be born wearing it.

        Tiphaine carved your names with mistakes in them, on purpose. A mistake, she says, is the one thing nobody can take off you.

envelope-4 = Night on Credit
    .place = Nightford, deep in the woods
    .keeper = Aubin
    .opening =
        Turn the lamp down. In Nightford all trade is done in the dark, and light is frowned upon, like a child who asks questions.

        I am Aubin, Tiphaine’s son. The table came in sideways between two beeches, and I believe the forest knew it again. Since the masks came down, people travel here from all over to borrow what they lack: an hour’s strength, a clever answer, one more night beside someone. The Midnight Merchant lays out the goods; the Night Usurer signs. The terms are very kind. You repay with a little of your shadow, and then with the rest.

        She need not ask for the fourth instalment. People bring it to her. She will make you an offer, and it will be an honest one. That is what worries me.
    .rival =
        Do you hear that? No, exactly. There has not been a bird in this forest since the Clockmaker made better ones.

        I am Aubin, Tiphaine’s son. Nightford market never closes now. The stalls open by themselves; copper arms weigh, cut, give credit, give change. What turns behind the dials is the talent stolen at Clerksford. In a musical box I recognised a washerwoman’s voice. The Copper Valet will open the door for you and take your coat, and then whatever is under it.

        Fourth instalment: a shadow for every cogwheel. She counts fast; she never counts twice. Our chance lies in between. Eat while it is hot: the soup, at least, did not have to be wound up.
    .victory =
        The market was still there when the sun came in. There was nothing terrible about it: planks, canvas, a great many drawers. We opened the drawers.

        The shadows came out blinking. The debts, in a heap, burned without smoke, and in the ashes there was silver, real silver, which we shared out unequally, the most ruined first. Your share will wait for those who follow you, in a woollen stocking, under the table.

        Aubin carved your names in broad daylight. A blackbird sat down on the last one. Far off, on the hills, somebody had lit a fire, much too big for a bonfire.
    .defeat =
        It was a good contract; we were the ones who had misread it. The forest closed over the market and its full drawers, and on every drawer the label was in our own hand.

        We had to leave by the hills, at night, and our lamps paid the way out. What was taken from us has been in circulation since: shadow is like money, it goes where there is some already. Whoever is waiting further up has had a share, with interest.

        Aubin carved your names by moonlight. As we walked we counted those behind us. The number was right: the ones who had no shadow were holding the others’ hands.

envelope-5 = The Wheat and the Pyre
    .place = Brightford, in the wheat
    .keeper = Maheut
    .opening =
        You can see clearly here. You can see too clearly. In Brightford the hills are golden, the temples white, and people are burned at noon, so that they shall cast no shadow.

        I am Maheut, Aubin’s daughter. I watched the Great Penitent go by, barefoot, before three thousand people weeping with relief. He has read our books, that one; he knows about the queen and the seven instalments. The guilt is so old, he says, that everyone has a share in it: one need only find the guiltiest and give them back to the light. Behind him walks the White Flame. She is very beautiful. She believes every word she says.

        One can say no to a thief. But to someone who wants only your good? I have closed the shutters. It is almost dark in here, and almost pleasant.
    .victory =
        When the Flame went out, there was nobody left on the steps but a farm girl with burnt hands, asking what time it was. We told her. She lives with us now.

        The crowd went home, and nobody met anybody’s eye. But the reapers left one sheaf standing in each field for those who had been burned, and around the sheaves, in the evenings, people began to tell: their names first, then yours, then the whole table. This country knows its heroes now. Others will be born of it, just from listening.

        Maheut carved until morning. That year the frost came from upstream, in the middle of the harvest.
    .defeat =
        They did not punish us. They forgave us, which is worse. We had to kneel in the wheat at noon, and say thank you.

        On the cold pyres a court took its seats. Fire passes, ash remains, and it is the ash that judges now. It keeps lists. Children are entered in advance, with a first offence, a small one, to set an example: they will come into the world carrying it.

        So we took the table and the road to the snow. Maheut carved your names as we walked, with one hand. The sheaf she had hidden under her coat froze at the first pass. She kept it. It is seed.

envelope-6 = Snow Bears No Witness
    .place = Whiteford, on the frozen river
    .keeper = Josse
    .opening =
        Speak low. At Whiteford the river has been shut for twelve years, summer and winter, and it was not the cold that froze it.

        I am Josse, Maheut’s nephew. The Surveyor came up first, with his chains and his pegs, to make a map of the springs. He made it. He is there still, upright, white, frozen, a rule in his hand; at night he corrects it. Beneath him, beneath everything, lies the Sleeper. Each step that goes looking wakes her a little, and when she turns over, some village below us loses its summer.

        She is the sixth instalment. She claims nothing. She dreams, and in her dream nobody says no, because nobody says anything. The table creaked. It is only the frost. Sit down; gently.
    .rival =
        Shut it, quick. They followed our tracks: that is the whole trouble with snow.

        I am Josse, Maheut’s nephew. Twenty years we had lived in Whiteford, poor, frozen, and left alone. The Confessor came up first, on foot, a blanket over her shoulder; she listened to us all, and we each told her the worst, to keep warm. Then came the Judge of Ash with everything she had heard. He sits on the river; the ice is his bench. He does not lie. Whatever he reproaches you with is true. He has another word for the sixth instalment: reparation.

        You too have done things. I left my brother on the pass. There, it is said, and I am pouring you a drink: he cannot sell it to me now.
    .victory =
        The ice broke from bank to bank, without anger, like bread. Underneath ran the Orvenne; it had been running all that time.

        In the blocks were things we had given up for lost: a rowing boat, a scarf, a fiddle. We let them float down to their own people. Up there, whatever is waiting felt the river stir and, for the first time in six generations, had to count what it lacked.

        Josse carved your names with a hand that no longer shook. One ford is left. It is on no map. Little Clarisse says you need only follow the water until it looks as if it remembered something.
    .defeat =
        The ice held until evening. Then it gave, all of it, all at once, and there was no more waking or sleeping, no just and no guilty: only the water.

        It went down over the six fords, our troubles in reverse order. They say that at Saltford it knocked before it came in. The sky has not risen since. This is the age of darkness, and we know each other by our voices.

        Josse carved your names blind, with his thumb for a guide. The table floats; we had forgotten. We are sitting on it. It is going upstream.

envelope-7 = The Ford without a Name
    .place = The source
    .keeper = Clarisse
    .opening =
        So this is where the water begins. A hall without a roof, pillars, grass, and the Orvenne coming out from under a throne, no thicker than a wrist.

        I am Clarisse; Josse taught me to carve. The Chamberlain of Seven Reigns received us with a bow. He was expecting us, and the table too: he knew the wood. “Her Majesty will be able to settle,” he said. For the First Queen is not dead. She stayed on the bank, with the promise shut in her hand, until her people should be across. They are still crossing. She dares not let go.

        All of us are the seventh instalment. You do not get the better of such a queen by hating her. Take your places. Seven generations are watching; no elbows on the names.
    .rival =
        Hold on to the edges. This is a table, it was a ferry, and it remembers better than we do.

        I am Clarisse, born afloat. Of the six fords only the names are left. We have rowed against the stream, over the roofs, to a place where there are no banks any more. The Ferryman of the Drowned keeps us company. He calls people by their names, which is hard to bear, for he knows them all. Behind him rises the Lady of Floods. A queen once made her a promise; she has finished with instalments, and has come for the principal.

        There is no pleading against a river. But it has carried us this far, and I have a notion that it is not deaf. Sing, row, eat: here is the bread. Here is the knife, for the names.
    .victory =
        Someone said no. We shall never know who: the voice came from everywhere, from you, from the names in the wood, from people six lifetimes dead. It was a very plain no, with no anger in it, the way you hand back a thing that is not yours.

        And the promise opened like a hand. The shadows went down the Orvenne, seven generations of them, jostling, all the way to the sea, each looking for its feet, or for the grave to set them on.

        Clarisse carved your names. There was just room.
    .defeat =
        The last line has been ruled off, quite straight. The debt is paid; everything is in order, and one can live like this, since one does. It is always noon in the Seven Fords, and nothing and nobody there casts a shadow.

        But the table does. Clarisse saw it first: long and brown, beneath the planks, held at each name as though by a nail. They had counted everything except the dead.

        She carved your names among the others, pressing hard. The shadow grew by the width of a finger.

epilogue-victory =
    We turned the table over. Underneath, the wood had stayed pale and curved and made for water; it only needed a push. Ford by ford it went down the river, and at each of them people climbed aboard, and laughed, and ran a finger along the names for somebody of theirs. At Saltford it went back to work. It is a ferry like any other: you take it to go to market.

    There is no toll. All the same the children trail their shadows over the side as they cross, and haul them up dripping on the other bank. An old lady sits amidships and holds the rope. She has not told us her name. She says that now she has time to cross.
epilogue-defeat =
    The people of the Seven Fords are happy. Nobody can say otherwise; nor can they.

    And yet, at the hour that used to be evening, a woman closes the shutters and sets a lamp at the end of a table which is no longer used. Then a strange shadow goes up the wall, all notches and old letters, and the children come to read in it, following with a finger. They spell things out. They ask her the meaning of a very small word, carved everywhere between the names, which their parents have forgotten how to pronounce.

    She teaches it to them. It has only two letters; anyone can manage it. At the end of the bench there is a free place.

## What a campaign does not allow: the end of a sentence, after a colon

campaign-name = a campaign has a name of at most { $longest } characters.
campaign-choose-first = this chapter was lost: choose first whether to play it again or to go on.
campaign-decides = the campaign itself decides on { $options }.
campaign-not-over = this match is not over.
campaign-envelope = chapter { $chapter } cannot come from envelope { $given }.
campaign-adversary = chapter { $chapter } cannot be played against “{ $given }”.
campaign-legacy = chapter { $chapter } cannot have the legacy { $given }.
campaign-quest = chapter { $chapter } cannot have the Quest face “{ $given }”.
campaign-then = chapter { $chapter } leaves nothing to choose, and yet “{ $given }” was chosen.
campaign-choice = one may “replay” or go “on”, not “{ $given }”.
campaign-nothing-to-choose = there is nothing to choose: only a lost chapter may be played again or left behind.
campaign-no-hero = this campaign has no such Hero.
campaign-long-tale = a tale has at most { $longest } characters.
campaign-no-file = this is not a saved campaign.
campaign-format = this campaign is saved in format { $given }; this version reads format { $format }.
campaign-game = this is a campaign of “{ $game }”.
campaign-damaged = this campaign is damaged at { $where }.
campaign-heroes = a chapter is played with 1 to 4 Heroes, not { $count }.
campaign-too-long = a name or a tale is too long.
campaign-language = a tale is told in a language other than French or English.
campaign-score = chapter { $chapter }: { $hero } cannot have { $score } points.
campaign-lost-winner = chapter { $chapter }: it was lost, and yet { $hero } is said to have won it.
campaign-winner = chapter { $chapter }: { $hero } is said to have won with { $score } points, where the highest score is { $best }.
campaign-no-winner = chapter { $chapter }: { $hero } has the highest score, { $score } points, and is said not to have won.
