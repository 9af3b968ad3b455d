### Héros un jour, héros toujours : tous les textes du jeu, en français.

## Le jeu

title = Héros un jour, héros toujours
    .tagline = Douze vertus, douze vies ordinaires, et de quoi faire un héros avant le goûter.
credits = Un jeu de Delvarre (www.delvarre.net). Les sortes de cartes, leurs nombres et leurs effets viennent du livret ; les vertus, les personnages et les textes, que le livret ne donne pas, sont de Tablée.
    .short = Delvarre
running = Points visibles de tous
intro =
    Ici, ni cape ni rayon laser : une boulangère levée à trois heures, un facteur qui garde les secrets, une acrobate et tout ce qu’il faut de vertus pour tenir debout.
    Réunissez celles que réclame votre personnage secret, corrigez vos petits défauts, relevez les défis du quartier.
    Et s’il vous manque quelque chose, demandez : un coup de main finit toujours par revenir.
how-to-play-1 = Vous tenez un avatar secret : réunissez ses deux vertus. Un soleil remplace celle que vous voulez.
how-to-play-2 = À votre tour, piochez : vertus, soleils et défauts se gardent ; défis, préjudices et actions s’appliquent aussitôt.
how-to-play-3 = Un avantage en main ? Au lieu de piocher, demandez une vertu à tous : qui vous la donne reçoit l’avantage.
how-to-play-4 = Posez votre avatar (20 points), corrigez vos défauts (sinon −10 chacun). Pioche vide ? On compte.

## Les vertus

card-V01 = Courage
    .text = Avoir peur n’est pas grave : les genoux peuvent trembler et les pieds avancer quand même.
    .form = m
card-V02 = Prudence
    .text = Regarder deux fois, sauter une seule : c’est ainsi qu’on garde toutes ses dents.
    .form = f
card-V03 = Patience
    .text = Le chat finit toujours par grimper sur les genoux de qui ne l’appelle plus.
    .form = f
card-V04 = Persévérance
    .text = Le premier gribouillis était déjà le dessin. Il lui manquait les quarante suivants.
    .form = f
card-V05 = Enthousiasme
    .text = Arrivez en dansant, et même la vaisselle finit par ressembler à une fête.
    .form = m
card-V06 = Créativité
    .text = Un carton vide n’est jamais vide : c’est un château qui attend ses fenêtres.
    .form = f
card-V07 = Humilité
    .text = Les racines font tout le travail, et laissent les fleurs saluer.
    .form = f
card-V08 = Bienveillance
    .text = Un mot gentil ne pèse rien, et pourtant il peut porter quelqu’un toute la journée.
    .form = f
card-V09 = Générosité
    .text = Une couverture partagée est un peu plus courte et beaucoup plus chaude.
    .form = f
card-V10 = Justice
    .text = Qui coupe le gâteau se sert en dernier : jamais les parts n’ont été si égales.
    .form = f
card-V11 = Honnêteté
    .text = « C’est moi » : deux mots, et c’est fini. « Ce n’est pas moi » prend tout l’après-midi.
    .form = f
card-V12 = Confiance
    .text = Pour qu’une main nous rattrape, il faut bien, un jour, lâcher la rambarde.
    .form = f

## Les défauts

card-D01 = Lâcheté
    .text = Tout à coup des lacets à refaire, sur des chaussures sans lacets. Antidote : Courage.
    .form = f
card-D02 = Témérité
    .text = « Tiens mon goûter et regarde ça ! », et les arbres du quartier en gardent la trace. Antidote : Prudence.
    .form = f
card-D03 = Précipitation
    .text = Une sortie si rapide que les clés, le sac et une chaussure sont restés à la maison. Antidote : Patience.
    .form = f
card-D04 = Découragement
    .text = Le puzzle a mille pièces. À la troisième, on décrète que ce ciel était moche. Antidote : Persévérance.
    .form = m
card-D05 = Morosité
    .text = Le ciel bleu éblouit, les vacances fatiguent, et le gâteau au chocolat fait des miettes. Antidote : Enthousiasme.
    .form = f
card-D06 = Conformisme
    .text = Trente invités au bal costumé, trente moutons : personne n’a osé venir en autre chose. Antidote : Créativité.
    .form = m
card-D07 = Vantardise
    .text = Une course gagnée un jour, il y a longtemps, et qui rallonge à chaque dîner. Antidote : Humilité.
    .form = f
card-D08 = Moquerie
    .text = L’imitation fait rire toute la classe. Sauf l’original, au deuxième rang. Antidote : Bienveillance.
    .form = f
card-D09 = Égoïsme
    .text = Les frites des autres, on les goûte ; les siennes sont derrière un mur de coudes. Antidote : Générosité.
    .form = m
card-D10 = Favoritisme
    .text = Les équipes sont tirées au sort et, quel hasard, tous les copains sont dans la même. Antidote : Justice.
    .form = m
card-D11 = Mensonge
    .text = « Le chien a mangé mon cahier », dit quelqu’un dont le chien est un poisson rouge. Antidote : Honnêteté.
    .form = m
card-D12 = Méfiance
    .text = Après chaque poignée de main, on recompte ses doigts : dix, comme d’habitude. Antidote : Confiance.
    .form = f

## Les préjudices

card-P01 = La peur gagne la foule
    .text = Quelqu’un a crié « Une souris ! », et voilà quarante personnes debout sur des chaises. Qui a une carte Courage en perd une.
card-P02 = Tout le monde saute !
    .text = Du plongeoir, du muret, du canapé : personne n’a regardé en bas avant. Qui a une carte Prudence en perd une.
card-P03 = L’attente sans fin
    .text = Vous avez le numéro 312 ; le guichet appelle le 9, puis part déjeuner. Qui a une carte Patience en perd une.
card-P04 = « À quoi bon ? »
    .text = « Il va pleuvoir, la colle ne tiendra pas, et puis c’est bientôt l’heure. » Qui a une carte Persévérance en perd une.
card-P05 = Le rabat-joie
    .text = « Une chasse au trésor ? On ne trouvera que des cailloux », et les épaules retombent. Qui a une carte Enthousiasme en perd une.
card-P06 = « On a toujours fait ainsi »
    .text = Les chaises en rang, le buffet à gauche, et les idées au placard jusqu’à l’an prochain. Qui a une carte Créativité en perd une.
card-P07 = La pluie de compliments
    .text = Bravo, génial, époustouflant : à force, plus aucune tête ne passe la porte. Qui a une carte Humilité en perd une.
card-P08 = La vilaine rumeur
    .text = « Il paraît que… » : nul ne sait qui l’a dit le premier, mais tout le monde l’a répété. Qui a une carte Bienveillance en perd une.
card-P09 = Chacun pour soi
    .text = Dernier pot de confiture du marché : les coudes sortent, les sourires rentrent. Qui a une carte Générosité en perd une.
card-P10 = Le passe-droit
    .text = « C’est que je connais le directeur », et la file soupire, puis se cherche un raccourci. Qui a une carte Justice en perd une.
card-P11 = Le petit arrangement
    .text = « On dira qu’à neuf heures on dormait », et, sous chaque couette, une lampe de poche s’éteint. Qui a une carte Honnêteté en perd une.
card-P12 = La promesse trahie
    .text = « Je viendrai, promis », et la chaise est restée vide jusqu’à la fin du spectacle. Qui a une carte Confiance en perd une.

## Les défis

card-C01 = Défendre un camarade
    .text = On se moque de sa veste à fleurs, et il suffirait d’une voix pour dire : « Moi, elle me plaît. » Il faut du Courage.
card-C02 = Traverser le gué
    .text = Sept pierres : deux qui bougent, et une qui est peut-être une tortue. Il faut de la Prudence.
card-C03 = Apprendre à un débutant
    .text = « Et pour freiner ? », pour la douzième fois, du fond du même fossé. Il faut de la Patience.
card-C04 = Finir le sentier
    .text = Le panneau dit « Sommet : une heure », mais il le disait déjà il y a une heure. Il faut de la Persévérance.
card-C05 = Lancer la fête du quartier
    .text = Trois guirlandes, une table de camping, et tous les volets fermés. Il faut de l’Enthousiasme.
card-C06 = Réparer avec trois fois rien
    .text = La caisse à savon a perdu une roue ; vous avez une ficelle, un bouchon, une casserole. Il faut de la Créativité.
card-C07 = Reconnaître son erreur
    .text = Le vase est en morceaux, on accuse le chat, et le ballon est à vous. Il faut de l’Humilité.
card-C08 = Accueillir la nouvelle élève
    .text = Son plateau à la main, elle cherche une table, et à la vôtre il reste une chaise. Il faut de la Bienveillance.
card-C09 = Partager le dernier goûter
    .text = Un biscuit, deux amis, et un ventre qui gargouille : le vôtre. Il faut de la Générosité.
card-C10 = Départager deux amis
    .text = Chacun jure qu’il était le premier sur la balançoire, et tous deux vous regardent. Il faut de la Justice.
card-C11 = Rendre le portefeuille
    .text = Il est tombé juste à vos pieds, bien dodu, et la rue est déserte. Il faut de l’Honnêteté.
card-C12 = Confier un secret
    .text = Il vous pèse depuis des semaines, et une amie a tout son temps pour l’entendre. Il faut de la Confiance.

## Les avatars

card-AV01 = La guide de montagne
    .text = Elle ouvre la marche dans le brouillard. Le Courage la fait partir, la Prudence ramène tout le monde.
    .form = f
card-AV02 = L’apicultrice
    .text = Mille piqûres possibles, aucune à ce jour : la Prudence pour approcher, la Patience pour laisser faire les abeilles.
    .form = f
card-AV03 = Le jardinier
    .text = Il parle à ses poireaux. La Patience les attend, la Persévérance replante après les limaces.
    .form = m
card-AV04 = La navigatrice
    .text = Trois tours du monde, trois fois le mal de mer : la Persévérance tient la barre, l’Enthousiasme gonfle la voile.
    .form = f
card-AV05 = Le musicien de rue
    .text = Un accordéon, deux cuillères, un chapeau : l’Enthousiasme arrête les passants, la Créativité les fait rester.
    .form = m
card-AV06 = La potière
    .text = Tous ses bols penchent un peu. La Créativité les imagine, l’Humilité garde aussi les ratés.
    .form = f
card-AV07 = L’infirmier de nuit
    .text = Il passe sans bruit quand tout dort. Son Humilité n’attend pas de merci, sa Bienveillance laisse la veilleuse allumée.
    .form = m
card-AV08 = La boulangère
    .text = Debout à trois heures, elle connaît chacun par son pain. La Bienveillance sourit, la Générosité glisse un croissant.
    .form = f
card-AV09 = Le maire du village
    .text = Son bureau est le banc de la place. Sa Générosité prête l’échelle communale, sa Justice tient la liste d’attente.
    .form = m
card-AV10 = L’arbitre
    .text = Un sifflet, pas de chouchou. La Justice voit la faute, l’Honnêteté reconnaît que le sifflet s’est trompé.
    .form = m
card-AV11 = Le facteur
    .text = Il sait toutes les adresses et ne lit aucune lettre : l’Honnêteté garde l’enveloppe fermée, la Confiance ouvre les portes.
    .form = m
card-AV12 = L’acrobate
    .text = Chaque soir, un fil et beaucoup de vide : le Courage fait le premier pas, la Confiance sait qui tient le filet.
    .form = f

## Les actions, le soleil et l’avantage

card-A1 = Échangez 1 carte VERTU
    .text = Désignez quelqu’un : chacun donne à l’autre, en secret, une vertu de son choix. Sans vertu, on donne un soleil ; sans soleil non plus, pas d’échange.
card-A2 = Échangez 2 cartes VERTU
    .text = Au choix : 2 cartes avec une seule personne, ou 1 avec une personne et 1 avec une autre. En secret, carte pour carte, autant que les mains le permettent.
card-A3 = Changez d’avatar
    .text = Glissez votre avatar secret sous la pile et prenez celui du dessus. Si la pile d’avatars est vide, piochez plutôt une autre carte.
card-A4 = Recevez un avantage
    .text = Prenez une carte avantage dans la réserve, s’il en reste. Elle pourra servir dès votre prochain tour.
card-SUN = Soleil
    .text = Un joker radieux : il remplace n’importe quelle vertu, et aucun préjudice ne peut vous le prendre.
    .form = m
card-ADV = Avantage
    .text = À votre tour, au lieu de piocher, demandez une vertu à tout le monde. Qui vous la donne reçoit cette carte en retour.
    .form = m

## Le dos des cartes

pool-draw = une carte
pool-avatar = un avatar
pool-advantage = un avantage
kind-kept = une vertu, un soleil ou un défaut
kind-given = une vertu ou un soleil
back-draw =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
back-avatar =
    { $count ->
        [one] un avatar secret
       *[other] { $count } avatars secrets
    }
back-kept =
    { $count ->
        [one] une carte gardée
       *[other] { $count } cartes gardées
    }
back-given =
    { $count ->
        [one] une carte échangée
       *[other] { $count } cartes échangées
    }
back-advantage =
    { $count ->
        [one] un avantage
       *[other] { $count } avantages
    }
cards-equal =
    { $count ->
        [2] deux
       *[other] { $count }
    } cartes { $card }

## L’aide de jeu

aid-title = Aide-mémoire
aid-turn = Votre tour : piochez une carte ou demandez une vertu, puis posez et corrigez si vous voulez.
aid-keep = Vertu, soleil ou défaut : vous gardez la carte en main, en secret.
aid-challenge = Défi : chacun peut défausser la vertu citée, ou un soleil, pour gagner un avantage. Une seule fois.
aid-prejudice = Préjudice : tous ceux qui ont la vertu désignée en défaussent une carte. Jamais un soleil.
aid-action = Action : échangez une ou deux cartes, changez d’avatar ou recevez un avantage.
aid-ask = Avantage : au lieu de piocher, demandez une vertu à tous. Si on vous l’offre, l’échange se fait ; sinon, votre tour est perdu.
aid-sun = Soleil : il remplace n’importe quelle vertu, même si c’est un autre qui la demande.
aid-pose = Poser : défaussez les deux vertus de votre avatar, puis prenez-en un nouveau. Un seul par tour.
aid-correct = Corriger : défaussez un défaut avec son antidote. Autant que vous pouvez.
aid-end = Fin : au terme du tour où la dernière carte de la pioche a été prise.
aid-score = Score : avatar posé +20, avantage +5, vertu ou soleil +2, défaut −10, avatar encore en main −20.

## La feuille de score

sheet-posed = Avatars posés
sheet-advantages = Avantages
sheet-virtues = Vertus
sheet-suns = Soleils
sheet-defects = Défauts
sheet-avatar = Avatar non posé
sheet-total = Total
ledger-posed = vos Avatars posés
ledger-advantages = vos Avantages
ledger-virtues = vos Vertus
ledger-suns = vos Soleils
ledger-defects = vos Défauts

## Les options

option-exchange1 = Nombre de cartes « Échangez 1 carte VERTU »
    .help = Combien des 15 actions sont de cette sorte (4 par défaut).
option-exchange2 = Nombre de cartes « Échangez 2 cartes VERTU »
    .help = Combien des 15 actions sont de cette sorte (4 par défaut).
option-change = Nombre de cartes « Changez d’avatar »
    .help = Combien des 15 actions sont de cette sorte (3 par défaut). Toutes celles qui restent sont « Recevez un avantage ».
option-first = Premier joueur
    .help = Qui commence : la personne que vous désignez. Sans choix, le sort décide.

## Les questions

ask-DrawOrAsk =
    { $can ->
        [ask] À vous : piochez une carte ou, contre un avantage, demandez une vertu.
        [must] Tout le monde vient de demander : cette fois, piochez une carte.
       *[draw] À vous : piochez une carte.
    }
    .other = { $who } choisit : piocher, ou demander une vertu.
ask-AnswerRequest =
    { $asker } demande une carte { $virtue }. { $can ->
        [no] Vous n’avez ni cette vertu ni soleil : déclinez.
       *[yes] Que répondez-vous en secret ?
    }
    .other = Une carte { $virtue } est demandée : on attend { $who }.
ask-ChoosePartner = Plusieurs offres : laquelle prenez-vous ?
    .other = { $who } choisit parmi les offres.
ask-AnswerChallenge =
    Défi : { $card }. Il faut une carte { $virtue } ou un soleil. { $can ->
        [no] Vous n’avez ni l’un ni l’autre : déclinez.
       *[yes] Le relevez-vous ?
    }
    .other = Défi : { $card } (il faut { DU($virtue) }). On attend { $who }.
ask-Designate =
    { $can ->
        [one] Échangez une carte avec { $other }.
       *[other] Avec qui échangez-vous une carte ?
    }
    .other = { $who } choisit avec qui échanger une carte.
ask-ChooseMode =
    { $can ->
        [one] Échangez jusqu’à deux cartes avec { $other }.
        [two] Échangez deux cartes, avec une seule personne ou avec deux.
       *[any] Avec qui échangez-vous votre carte ?
    }
    .other = { $who } choisit avec qui échanger jusqu’à deux cartes.
ask-GiveCards =
    Choisissez en secret { $count ->
        [one] la carte que vous donnez.
        [2] les deux cartes que vous donnez.
       *[other] les { $count } cartes que vous donnez.
    }
    .other = On attend { $who } : les cartes à échanger se choisissent en secret.
ask-OptionalStep =
    { $can ->
        [pose-correct] Posez votre avatar, corrigez un défaut, ou terminez votre tour.
        [pose] Posez votre avatar, ou terminez votre tour.
        [correct] Corrigez un défaut, ou terminez votre tour.
       *[finish] Rien à poser ni à corriger : terminez votre tour.
    }
    .other = { $who } peut encore poser son avatar ou corriger un défaut.

## Les coups

act-draw = Piocher une carte
    .short = une carte
act-ask = Demander une carte { $virtue } à tout le monde
    .short = { $virtue }
act-decline = Décliner, sans donner de carte
    .short = aucune carte
act-offer = Offrir { LE($card) }
    .short = { $card }
act-partner = Accepter l’offre faite par { $player }
    .short = { $player }
act-takeup = Relever le défi en défaussant { LE($card) }
    .short = { $card }
act-designate = Échanger une carte avec { $player }
    .short = { $player }
act-one = Échanger jusqu’à deux cartes avec { $player }
    .short = { $player }
act-two = Échanger une carte avec { $first } et une avec { $second }
    .short = { $first } et { $second }
act-give = Donner { LE($card) }
    .short = { $card }
act-give2 = Donner { LE($cards) }
    .short = { $cards }
act-giveto = Donner { LE($first) } { A($who1) } et { LE($second) } { A($who2) }
    .short = { $first } → { $who1 }, { $second } → { $who2 }
act-pose = Poser votre avatar avec { LE($cards) }
    .short = { $cards }
act-correct = Corriger { LE($defect) } avec { LE($payment) }
    .short = { $defect } · { $payment }
act-finish = Terminer votre tour
    .short = le tour

verb-draw = Piocher
verb-ask = Demander
verb-decline = Décliner
verb-offer = Offrir
verb-partner = Accepter
verb-takeup = Relever le défi
verb-designate = Désigner
verb-one = Jusqu’à deux cartes avec
verb-two = Une carte avec chacun
verb-give = Donner
verb-give2 = Donner deux cartes
verb-giveto = Répartir
verb-pose = Poser l’avatar
verb-correct = Corriger
verb-finish = Terminer

param-virtue = la vertu
param-card = la carte
param-other = l’autre carte
param-player = le joueur
param-first = pour la première personne
param-second = pour la seconde personne
param-payment = le paiement
param-defect = le défaut
param-sun = un soleil ou non

## Le journal

event-start = { $who } commence.
    .you = Vous commencez.
event-draw = { $who } pioche une carte et la garde.
    .seen =
        { $sort ->
            [defect] Vous piochez un défaut : { LE($cards) }.
           *[virtue] Vous piochez { LE($cards) }.
        }
event-reveal =
    { $sort ->
        [challenge] { $who } lit un défi à voix haute : { $card } — { $text }
        [prejudice] { $who } lit un préjudice à voix haute : { $card } — { $text }
       *[action] { $who } pioche et montre à tous l’action « { $card } ».
    }
    .you =
        { $sort ->
            [challenge] Vous lisez un défi à voix haute : { $card } — { $text }
            [prejudice] Vous lisez un préjudice à voix haute : { $card } — { $text }
           *[action] Vous piochez et montrez à tous l’action « { $card } ».
        }
event-ask = { $who } demande à tous une carte { $virtue }.
    .you = Vous demandez à tous une carte { $virtue }.
event-sealed = { $who } a fait son choix, en secret.
    .you = Vous avez fait votre choix, en secret.
event-answers = { $who } offre { LE($cards) }.
    .you = Vous offrez { LE($cards) }.
event-nooffer = Aucune offre : { $who } garde son avantage mais perd son tour.
    .you = Aucune offre : vous gardez votre avantage mais perdez votre tour.
event-exchange = { $who } reçoit { LE($cards) } et donne un avantage { A($partner) }.
    .you =
        { $turned ->
            [1] Vous donnez { LE($cards) } { A($partner) } et recevez un avantage.
           *[0] Vous recevez { LE($cards) } et donnez un avantage { A($partner) }.
        }
event-takers = { $who } relève le défi, défausse { LE($cards) } et gagne un avantage.
    .you = Vous relevez le défi, défaussez { LE($cards) } et gagnez un avantage.
event-unserved = La réserve d’avantages est vide : { $who } garde sa carte.
    .you = La réserve d’avantages est vide : vous gardez votre carte.
event-nobody = Personne ne relève le défi.
event-lost = { $who } perd { LE($cards) }.
    .you = Vous perdez { LE($cards) }.
event-unharmed = Personne n’a cette vertu : le préjudice passe son chemin.
event-announce =
    { $count ->
        [0] { $who } n’échange rien avec { $partner }, qui n’a rien à donner.
        [one] { $who } va échanger une carte avec { $partner }.
       *[other] { $who } va échanger deux cartes avec { $partner }.
    }
    .you =
        { $count ->
            [0] { $turned ->
                [1] Vous n’échangez rien avec { $partner } : vous n’avez rien à donner.
               *[0] Vous n’échangez rien avec { $partner }, qui n’a rien à donner.
            }
            [one] Vous allez échanger une carte avec { $partner }.
           *[other] Vous allez échanger deux cartes avec { $partner }.
        }
event-swap =
    { $count ->
        [one] { $who } échange une carte avec { $partner }.
       *[other] { $who } échange deux cartes avec { $partner }.
    }
    .seen =
        { $count ->
            [one] Vous donnez { LE($given) } { A($partner) } et recevez { LE($received) }.
           *[other] Vous donnez { A($partner) } { LE($given) }, et recevez { LE($received) }.
        }
event-changed = { $who } change d’avatar.
    .seen = Vous changez d’avatar : voici { LE($cards) }.
event-advantage = { $who } reçoit un avantage.
    .you = Vous recevez un avantage.
event-nothing =
    { $why ->
        [1] Pas d’échange : { $who } n’a ni vertu ni soleil à donner.
        [2] Sans effet : la réserve d’avantages est vide.
        [3] La pile d’avatars est vide : { $who } pioche une autre carte.
       *[other] Sans effet : il n’y a plus ni avatar ni carte à piocher.
    }
    .you =
        { $why ->
            [1] Pas d’échange : vous n’avez ni vertu ni soleil à donner.
            [2] Sans effet : la réserve d’avantages est vide.
            [3] La pile d’avatars est vide : vous piochez une autre carte.
           *[other] Sans effet : il n’y a plus ni avatar ni carte à piocher.
        }
event-pose = { $who } pose son avatar, { LE($cards) }, en défaussant { LE($paid) }.
    .you = Vous posez votre avatar, { LE($cards) }, en défaussant { LE($paid) }.
event-newavatar = { $who } prend un avatar secret.
    .seen = Votre avatar secret : { LE($cards) }.
event-correct = { $who } corrige un défaut, { LE($cards) }, avec { LE($paid) }.
    .you = Vous corrigez un défaut, { LE($cards) }, avec { LE($paid) }.
event-end = La pioche est vide : on montre les mains et on compte !
event-score =
    { $who } : avatars posés { $posed }, avantages { $advantages }, vertus et soleils { $virtues }, défauts { $defects }, avatar non posé { $avatar }. Total : { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
    .you =
        Votre score : avatars posés { $posed }, avantages { $advantages }, vertus et soleils { $virtues }, défauts { $defects }, avatar non posé { $avatar }. Total : { $total ->
            [one] { $total } point
           *[other] { $total } points
        }.

## Les refus

refuse-HEROS-019 = Pour commencer votre tour, piochez une carte ou demandez une vertu : on ne passe pas.
refuse-HEROS-020 = À cette étape du tour, posez votre avatar, corrigez un défaut ou terminez.
refuse-HEROS-027 = Pour demander une vertu, il faut avoir un avantage en main au début de son tour.
refuse-HEROS-028 = On demande une des douze vertus, et une seule : ni un soleil, ni une autre carte.
refuse-HEROS-030 = Vous avez déjà fait votre demande : il n’y en a qu’une par tour.
refuse-HEROS-032 = Déclinez, ou offrez une carte que vous avez vraiment : la vertu demandée ou un soleil.
refuse-HEROS-034 = Choisissez une personne qui vous a fait une offre.
refuse-HEROS-039 = Tout le monde vient de demander, l’un après l’autre : cette fois, il faut piocher.
refuse-HEROS-042 = Un défi se relève une seule fois, avec une seule carte : la vertu citée ou un soleil.
refuse-HEROS-044 = Déclinez, ou relevez le défi avec une carte que vous avez : la vertu citée ou un soleil.
refuse-HEROS-052 = On échange des cartes vertu ; un soleil ne se donne que si l’on n’a aucune vertu.
refuse-HEROS-054 = Désignez quelqu’un d’autre, assis à cette table.
refuse-HEROS-056 = Vous ne pouvez donner que des cartes qui sont dans votre main.
refuse-HEROS-058 = Échangez deux cartes avec une seule personne, ou une avec une personne et une avec une autre, nommées dans l’ordre des places.
refuse-HEROS-059 = Pour échanger avec deux personnes, il faut être au moins trois à table et avoir au moins deux cartes à donner.
refuse-HEROS-060 = Donnez exactement le nombre de cartes annoncé, nommées dans l’ordre des vertus.
refuse-HEROS-061 = Donnez une carte à chacune des personnes avec qui l’échange est annoncé.
refuse-HEROS-074 = Pour poser votre avatar, il vous faut une carte pour chacune de ses deux vertus.
refuse-HEROS-075 = Votre avatar se paie avec ses deux vertus, chacune par sa carte ou par un soleil.
refuse-HEROS-078 = Vous n’avez plus d’avatar à poser.
refuse-HEROS-079 = Vous avez déjà posé un avatar : un seul par tour.
refuse-HEROS-082 = Pour corriger, il faut avoir ce défaut en main et le payer de son antidote ou d’un soleil.
refuse-HEROS-085 = Une carte défaussée ne paie qu’une seule chose.
refuse-HEROS-096 = Votre réponse est donnée : elle ne se change plus.

## Pourquoi un bot conseille quelque chose

why-ask-pose = Avec une carte { $virtue }, vous pourriez poser votre avatar aussitôt.
why-ask-half = Votre avatar a besoin { DU($virtue) }.
why-ask-correct = Avec une carte { $virtue }, vous pourriez corriger { LE($defect) } aussitôt.
why-ask-known = Vous savez que quelqu’un d’autre tient une carte { $virtue }.
why-ask-left =
    Des cartes qu’il vous faut, { $virtue } est la plus facile à trouver : { $count ->
        [one] une n’est ni dans votre main ni défaussée.
       *[other] { $count } ne sont ni dans votre main ni défaussées.
    }
why-draw-nothing = Aucune vertu à demander ne servirait votre avatar ni ne corrigerait un défaut.
why-draw-step = Après une pioche, vous pouvez encore poser un avatar. Après une demande sans offre, non.
why-draw-gone = Toutes les cartes des vertus qu’il vous faut sont défaussées.
why-pose =
    { $gain ->
        [one] Un point de plus tout de suite, les deux cartes déduites.
       *[other] { $gain } points de plus tout de suite, les deux cartes déduites.
    }
why-pose-last = Il ne reste aucun avatar à prendre : aucun ne vous coûtera de points à la fin.
why-correct =
    Corriger { LE($defect) } rapporte { $gain ->
        [one] un point, la carte déduite.
       *[other] { $gain } points, la carte déduite.
    }
why-finish-sun = Tout ce que vous pourriez faire maintenant vous coûterait un soleil.
why-keep-avatar = Votre avatar a besoin de votre seule carte { $virtue }.
why-keep-defect = Votre seule carte { $virtue } peut corriger { LE($defect) }.
why-keep-sun = Un soleil remplace n’importe quelle vertu dont vous aurez besoin.
why-advantage =
    Un avantage rapporte { $gain ->
        [one] un point de plus que la carte.
       *[other] { $gain } points de plus que la carte.
    }
why-give-setback = Le préjudice qui prend { LE($virtue) } est encore à venir.
why-give-setback-both = Les préjudices qui prennent ces deux cartes sont encore à venir.
why-give-unasked = Plus aucun défi ne demande { LE($virtue) }.
why-give-unasked-both = Plus aucun défi ne demande ces cartes.
why-give-useless = Aucun avatar que quelqu’un d’autre pourrait tenir n’a besoin { DU($virtue) }.
why-give-useless-both = Aucun avatar que quelqu’un d’autre pourrait tenir n’a besoin de ces cartes.
why-give-spare = Vous avez une autre carte { $virtue }.
why-give-unneeded = Ni votre avatar ni aucun de vos défauts ne réclame { LE($virtue) }.
why-give-unneeded-both = Ni votre avatar ni aucun de vos défauts ne réclame ces cartes.
why-partner-sun = Un soleil remplace n’importe quelle vertu.
why-partner-known = Vous savez qu’il y a dans cette main une carte { $virtue }, et il vous la faut.
why-partner-behind =
    Parmi les choix possibles, personne d’autre n’a si peu de points sur la table : { $points ->
        [one] un seul.
       *[other] { $points }.
    }

## Le premier tour accompagné

guide-1 = Voici les piles : la pioche, les avatars, la réserve d’avantages et la défausse. Quand la pioche est vide, la partie s’arrête.
guide-2 = Voici votre main : vertus, soleils et défauts. Elle est vide au départ, et personne d’autre ne la voit.
guide-3 = Voici votre avatar secret et ses deux vertus. Réunissez-les pour le poser : il compte +20, mais −20 s’il reste en main.
guide-4 = Avec un avantage, vous pouvez demander une vertu à toute la table au lieu de piocher.
guide-5 = Chacun répond en secret, puis les réponses se retournent ensemble. Décliner ne dit rien de ce que l’on tient.
guide-6 = Avant de terminer, regardez : peut-être pouvez-vous poser votre avatar ou corriger un défaut.

## La table du navigateur

ui-heros-sort-virtue = Vertu
ui-heros-sort-sun = Soleil
ui-heros-sort-defect = Défaut
ui-heros-sort-prejudice = Préjudice
ui-heros-sort-challenge = Défi
ui-heros-sort-action = Action
ui-heros-sort-avatar = Avatar
ui-heros-sort-advantage = Avantage
ui-heros-sorts-defect = Défauts corrigés
ui-heros-sorts-challenge = Défis
ui-heros-sorts-prejudice = Préjudices
ui-heros-sorts-action = Actions
ui-heros-card = { $sort } : { $name } — { $text }
ui-heros-once = Il était une fois…
ui-heros-your-turn = À vous de jouer !
ui-heros-turn = Au tour { DE($who) }
ui-heros-places = Les autres joueurs
ui-heros-place =
    { $who } : { $count ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $count } cartes en main
    }, { $advantages ->
        [0] aucun avantage
        [one] un avantage
       *[other] { $advantages } avantages
    }.
ui-heros-place-posed = Avatars posés : { $cards }.
ui-heros-place-avatar = Un avatar secret en main.
ui-heros-place-none = Plus d’avatar en main.
ui-heros-in-turn = C’est son tour.
ui-heros-owes = On attend sa réponse.
ui-heros-choose-me = À choisir.
ui-heros-points =
    { $points ->
        [one] Score visible de tous : { $points } point.
       *[other] Score visible de tous : { $points } points.
    }
ui-heros-score = { $points } pts
ui-heros-known = Cartes que vous lui connaissez
ui-heros-close = Fermer
ui-heros-middle = Le milieu de la table
ui-heros-piles = Les piles
ui-heros-pile-draw = Pioche
ui-heros-pile-avatars = Avatars
ui-heros-pile-stock = Avantages
ui-heros-pile-discard = Défausse
ui-heros-draw =
    Pioche : { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }.
ui-heros-draw-now =
    Piocher une carte. Il en reste { $count }.
ui-heros-avatars =
    Pile d’avatars : { $count ->
        [0] vide
        [one] un avatar
       *[other] { $count } avatars
    }.
ui-heros-stock =
    Réserve : { $count ->
        [0] plus aucun avantage
        [one] un avantage
       *[other] { $count } avantages
    }.
ui-heros-discard =
    { $count ->
        [0] La défausse est vide
        [one] La défausse : une carte
       *[other] La défausse : { $count } cartes
    }
ui-heros-discard-look =
    Regarder la défausse : { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }.
ui-heros-discard-empty = Rien pour l’instant.
ui-heros-asks = { $who } demande
ui-heros-you-ask = Vous demandez
ui-heros-which = Quelle vertu demandez-vous ?
ui-heros-wanted = pour votre avatar
ui-heros-cures = corrige un de vos défauts
ui-heros-held =
    { $count ->
        [one] une en main
       *[other] { $count } en main
    }
ui-heros-answers = Les réponses
ui-heros-last-request = Dernière demande : { $card }, par { $who }
ui-heros-last-challenge = Dernier défi : { $card }
ui-heros-answer = Votre choix
ui-heros-answer-pending = { $who } n’a pas encore répondu
ui-heros-answer-sealed = { $who } a répondu, en secret
ui-heros-answer-declined = { $who } décline
ui-heros-answer-virtue = { $who } : { $card }
ui-heros-answer-sun = { $who } : { $card }
ui-heros-offer = Offrir { LE($card) }
ui-heros-takeup = Relever : { $card }
ui-heros-seal = Donner
ui-heros-finish = Terminer
ui-heros-ask = Demander
ui-heros-ask-now = Demander une vertu à tous.
ui-heros-gifts = Les cartes que vous donnez
ui-heros-gift = { $card }, pour { $who }. Reprendre cette carte.
ui-heros-gift-empty = Une carte à choisir, pour { $who }
ui-heros-or-second = … ou choisissez une seconde personne.
ui-heros-pay = Payer
ui-heros-next-ask = Choisissez la vertu que vous demandez à tous.
ui-heros-next-pose = Choisissez de quoi payer votre avatar.
ui-heros-next-correct = Choisissez de quoi corriger { LE($card) }.
ui-heros-pay-pose = Poser votre avatar avec…
ui-heros-pay-correct = Corriger ce défaut avec…
ui-heros-avatar = Votre avatar secret : { $name }. Ses vertus : { $virtues }.
ui-heros-have = { $card } : en main.
ui-heros-lack = { $card } : pas en main.
ui-heros-can-pose = Vous pouvez le poser.
ui-heros-no-avatar = Vous n’avez plus d’avatar en main.
ui-heros-no-avatar-short = Plus d’avatar
ui-heros-pose = Poser !
ui-heros-purse =
    { $count ->
        [0] Vous n’avez aucun avantage.
        [one] Vous avez un avantage.
       *[other] Vous avez { $count } avantages.
    }
ui-heros-posed =
    { $count ->
        [one] Votre avatar posé
       *[other] Vos { $count } avatars posés
    }
ui-heros-hand =
    Votre main : { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }
ui-heros-hand-empty = Votre main est vide.
ui-heros-playable = À choisir.
ui-heros-wins = Héros du jour : { $who } !
ui-heros-share = Héros ensemble !
ui-heros-points-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-heros-sheet = La feuille de score

## Le terminal

term-cards = cartes
term-advantages = avantages
term-points = score visible
term-posed = avatars posés
term-draw-pile = Pioche
term-avatar-pile = Avatars
term-stock = Avantages
term-discard = Défausse
term-hand = Votre main
term-avatar = Votre avatar
term-revealed = Carte montrée
term-request = Vertu demandée

## La table générique

place-hand = Main
place-avatar = Avatar
place-posed = Posés
place-draw-pile = Pioche
place-avatar-pile = Avatars
place-discard = Défausse
counter-stock = Avantages restants
counter-advantages = Avantages
