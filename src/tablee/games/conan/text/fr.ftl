### Conan : tous les textes du jeu, en français.

## Le jeu

title = Conan
    .tagline = Gloire aux plus hardis, ruine aux plus crédules.
credits = Le résumé de règles d’où vient ce jeu ne nomme ni auteur ni éditeur : le jeu reste le leur. Les cartes et les textes, qu’il ne donne pas, sont de Tablée.
    .short = Le livret ne nomme ni auteur ni éditeur
intro =
    Sous un ciel couleur de braise, on loue son épée le matin et l’on vend ses amis le soir.
    Envoyez votre héros piller les tombeaux, semez monstres et pièges sous les pas des autres, misez votre gloire sur des cartes que personne ne voit.
    À trente points, on vous chantera ; à zéro, on ne se souviendra même pas de votre nom.
how-to-play-1 = Menez un Héros et faites fructifier vos 15 points de gloire. Dès que quelqu’un en a 30 au début d’une phase des Héros, le plus glorieux l’emporte.
how-to-play-2 = Jouez vos cartes : une Aventure ou un Défi rapporte 1 point. Cachez vos Défis là où les autres Héros voudront passer.
how-to-play-3 = Votre Héros affronte un Défi : enchérissez contre son propriétaire. Qui se retire perd sa mise ; si l’on suit, on se bat à coups de cartes cachées.
how-to-play-4 = Plus un Défi ni un rival sur l’Aventure ? Le butin est à vous. Ensuite on négocie, on pioche, et l’on recommence.

## Les sortes de cartes

kind-hero = Héros
kind-adventure = Aventure
kind-challenge = Défi
kind-monster = Monstre
kind-trap = Piège
kind-ally = Allié
kind-special = Spéciale
kind-resolution = Résolution
kind-action = Action
kind-object = Objet

## Les attributs

attribute-force = Force
    .short = F
attribute-ruse = Ruse
    .short = R
attribute-esprit = Esprit
    .short = E

## Les héros

card-H01 = Barbare
    .power = Fureur
    .effect = En duel, +1 à votre total, que vous provoquiez ou soyez provoqué.
    .text = La civilisation ? Il l’a vue de près, une fois, juste avant l’incendie.
card-H02 = Voleuse
    .power = Doigts légers
    .effect = Qui se retire d’une enchère contre vous y laisse au moins 2 PG, au lieu de 1.
    .text = Elle n’a jamais forcé une serrure. Elles se confient à elle, voilà tout.
card-H03 = Sorcier
    .power = Troisième œil
    .effect = Chaque fois qu’il arrive sur une Aventure, regardez-y tous les Défis cachés.
    .text = Il a lu le livre qu’il ne fallait pas ouvrir. Deux fois : la seconde pour les notes.
card-H04 = Prêtresse
    .power = Présage
    .effect = À la phase de pioche, tirez deux cartes : gardez-en une, glissez l’autre sous la pioche.
    .text = Les entrailles ne mentent jamais. C’est du reste du mouton qu’il faut se méfier.
card-H05 = Mercenaire
    .power = Solde
    .effect = +1 PG chaque fois que ce Héros surmonte un Défi par une résolution.
    .text = Mourir pour la gloire ? Volontiers : payable d’avance.
card-H06 = Exploratrice
    .power = Pied léger
    .effect = Dès qu’elle a accompli une Aventure, vous pouvez la placer sur une autre qui lui est permise.
    .text = Sur sa carte du monde, deux mots seulement : plus loin.
card-H07 = Pillarde
    .power = Pillage
    .effect = +1 PG chaque fois qu’elle accomplit une Aventure.
    .text = Quand elle arrive, il est trop tard. Quand elle repart, il n’y a plus de portes.
card-H08 = Nomade
    .power = Sans attache
    .effect = Peut faire un Mouvement même quand des Défis retiennent les autres Héros.
    .text = Derrière son cheval, le vent efface les traces. Devant, il n’ose pas.
card-H09 = Chevalière
    .power = Parole donnée
    .effect = Quand vous venez de surenchérir, l’adversaire ne peut plus que suivre ou se retirer.
    .text = Son épée a rouillé. Son serment, non.
card-H10 = Marchand
    .power = Marchandage
    .effect = Engager un Allié vous coûte 1 PG de moins.
    .text = Il vendrait du sable au désert, et le désert demanderait un reçu.

## Les Aventures

-recover = Prenez dans la défausse une carte de votre choix.
-tribute = Chaque autre joueur qui a au moins 2 PG vous en donne 1.
-passage = Vous pouvez placer aussitôt votre Héros sur une autre Aventure permise.

card-A01 = L’Auberge des pendus
    .text = Un lit, une soupe, une corde. La corde est comprise.
card-A02 = Le Gué aux corbeaux
    .text = Ils ne mangent que les voyageurs. Les gens d’ici leur disent bonjour.
card-A03 = Le Marché des ombres
    .text = On y vend de tout, sauf de quoi voir ce qu’on achète.
card-A04 = La Tour du guetteur
    .text = Il guette depuis cent ans. Il est mort depuis quatre-vingts.
card-A05 = La Crypte oubliée
    .text = Oubliée des vivants. Les autres y sont encore très attachés.
card-A06 = Le Champ des épées
    .power = Récupération
    .effect = { -recover }
    .text = On y a semé des soldats. C’est du fer qui pousse.
card-A07 = Les Mines de cuivre rouge
    .text = Avant l’ouverture de la mine, le minerai n’était pas rouge.
card-A08 = La Bibliothèque ensablée
    .text = Mille rouleaux sous la dune, et un lecteur qui n’est jamais ressorti.
card-A09 = Le Port des contrebandiers
    .text = Ici, même la marée arrive de nuit, sans lanterne.
card-A10 = Le Temple englouti
    .text = Le dieu s’est noyé. Ses prêtres ont appris à nager.
card-A11 = La Route des caravanes
    .power = Tribut
    .effect = { -tribute }
    .text = Dix jours de sel, dix jours de soif, et des mains tendues tout du long.
card-A12 = Les Tunnels de la citadelle
    .power = Passage
    .effect = { -passage }
    .text = Les remparts ont coûté une fortune. L’égout passe dessous, et c’est gratuit.
card-A13 = Le Trésor du satrape
    .text = Tout l’or de la province, compté chaque soir par un homme qui dort mal.
card-A14 = Les Jardins du devin
    .text = Hier, il a taillé ses roses pour la visite de demain : la vôtre.
card-A15 = La Forge du volcan
    .text = On y trempe les lames dans la lave, et parfois les apprentis.
card-A16 = L’Arène de sable
    .power = +1 Force
    .effect = Tant que cette carte est devant vous : +1 à vos totaux de Héros et de duel en Force.
    .text = On change le sable chaque matin. Personne ne demande pourquoi.
card-A17 = La Cour des masques
    .power = +1 Ruse
    .effect = Tant que cette carte est devant vous : +1 à vos totaux de Héros et de duel en Ruse.
    .text = Qui entre à visage découvert en ressort sans visage.
card-A18 = Le Palais du roi mort
    .text = Le trône est vide. La couronne, elle, suit les visiteurs du regard.
card-A19 = Le Tombeau du géant
    .text = De la porte au gros orteil, comptez trois jours de marche.
card-A20 = L’Île aux oracles
    .power = +1 Esprit
    .effect = Tant que cette carte est devant vous : +1 à vos totaux de Héros et de duel en Esprit.
    .text = Ici, tous les oracles disent vrai. C’est bien là l’horreur.

## Les Défis : les Monstres

-trophy = Trophée : le Héros qui le surmonte par une résolution gagne 1 PG.

card-C01 = Chacals des ruines
    .text = Ils rient avant. Après, ils ont la bouche pleine.
card-C02 = Brute des carrières
    .text = Casse des pierres pour se détendre, et des gens quand il n’y a plus de pierres.
card-C03 = Essaim de scarabées
    .text = D’abord un crépitement de pluie. Il ne pleut jamais dans la région.
card-C04 = Grand singe voleur
    .text = Il rend les épées volées contre une figue. Il déteste les figues.
card-C05 = Spectre du gué
    .text = Une pièce pour passer. Un nom pour rester.
card-C06 = Panthère d’obsidienne
    .text = Deux braises dans le noir, puis plus rien : elle ferme les yeux pour bondir.
card-C07 = Ogre des cols
    .text = Le péage est simple : la mule ou le muletier.
card-C08 = Assassin sans visage
    .text = Nul ne peut le décrire : ses témoins n’ont plus de tête.
card-C09 = Liche du puits
    .text = Tirez sur le seau. Si la corde tire aussi, lâchez tout.
card-C10 = Harpies de sel
    .text = Des becs, des rancunes, et le sel déjà prêt pour les plaies.
card-C11 = Colosse de basalte
    .effect = { -trophy }
    .text = Cette montagne n’était pas sur la carte. Elle vient d’arriver.
card-C12 = Reine araignée
    .effect = { -trophy }
    .text = Elle file, elle tisse, elle reçoit. Nul invité n’a encore pris congé.
card-C13 = Serpent aux mille voix
    .effect = { -trophy }
    .text = L’une d’elles est celle de votre mère. N’entrez pas.
card-C14 = Démon du seuil
    .effect = { -trophy }
    .text = Il ouvre poliment, et referme avant que les cris ne sortent.

## Les Défis : les Pièges

-trap-discard = Échec : défaussez au hasard une carte de votre main.
-trap-glory = Échec : perdez 1 PG, sauf si c’est le dernier.

card-C15 = Dalle basculante
    .effect = { -trap-discard }
    .text = Une dalle sur cent. L’architecte riait en les comptant.
card-C16 = Fosse aux pieux
    .effect = { -trap-glory }
    .text = Au fond, un squelette vous a gardé une place.
card-C17 = Salle noyée
    .effect = { -trap-discard }
    .text = La porte se ferme, l’eau monte, et le plafond porte des marques d’ongles.
card-C18 = Lames pendulaires
    .effect = { -trap-glory }
    .text = Tic. Tac. Après la troisième, recomptez vos bras.
card-C19 = Brume soporifique
    .effect = { -trap-discard }
    .text = Elle sent la menthe et le repos éternel.
card-C20 = Labyrinthe de miroirs
    .effect = { -trap-glory }
    .text = Votre reflet connaît la sortie. Il préfère la garder pour lui.
card-C21 = Aiguille empoisonnée
    .effect = { -trap-discard }
    .text = Le coffre était ouvert. Il suffisait de ne pas toucher à la serrure.
card-C22 = Pont saboté
    .effect = { -trap-glory }
    .text = Il a tenu cent ans. Il tiendra bien encore un pas.

## Les Défis : les Alliés

-ally = Au lieu de l’affronter, payez son coût : ses attributs servent à votre Héros jusqu’à ce qu’il quitte l’Aventure.

card-C23 = Écuyer en fuite
    .effect = { -ally }
    .text = Il sait porter une lance, et surtout courir avec.
card-C24 = Gamine des toits
    .effect = { -ally }
    .text = Elle connaît toutes les cheminées de la ville, et ce qu’on y brûle.
card-C25 = Conteur aveugle
    .effect = { -ally }
    .text = Voilà vingt ans qu’il raconte votre histoire. Il ne lui manque que la fin.
card-C26 = Lancière des marches
    .effect = { -ally }
    .text = Dix ans de garde face à la brume. Elle sait ce qui en sort.
card-C27 = Maître crocheteur
    .effect = { -ally }
    .text = Sa femme a changé la serrure. Il était déjà à table.
card-C28 = Anachorète
    .effect = { -ally }
    .text = Trente ans de silence, et un seul mot en réserve.
card-C29 = Diseuse de sorts
    .effect = { -ally }
    .text = Elle lit dans les lignes de la main. Gardez l’autre pour la payer.
card-C30 = Gladiateur affranchi
    .effect = { -ally }
    .text = Libre depuis ce matin. Il cherche quelqu’un à remercier, ou à assommer.
card-C31 = Capitaine des Lames grises
    .effect = { -ally }
    .text = Les Lames ne sont grises que les jours de paie.
card-C32 = Princesse en exil
    .effect = { -ally }
    .text = Elle a perdu un royaume, et gardé la liste de ceux qui le lui rendront.

## Les spéciales de résolution

card-R01 = Coup de taille
    .effect = +2 à votre total si l’attribut final est la Force.
    .text = L’argument manque de finesse, mais il porte loin.
card-R02 = Feinte de l’ombre
    .effect = +2 à votre total si l’attribut final est la Ruse.
    .text = L’épée était à gauche. Le regard aussi. Pas le coup.
card-R03 = Volonté d’airain
    .effect = +2 à votre total si l’attribut final est l’Esprit.
    .text = On a cogné dessus toute la nuit. Au matin, il a fallu changer d’enclume.
card-R04 = Rage rouge
    .effect = +3 à votre total si l’attribut final est la Force.
    .text = Ensuite, quelqu’un a dû lui expliquer ce qui était arrivé à la table.
card-R05 = Langue de vipère
    .effect = +3 à votre total si l’attribut final est la Ruse.
    .text = Trois mots à la bonne oreille, et deux amis dégainent.
card-R06 = Parole interdite
    .effect = +3 à votre total si l’attribut final est l’Esprit.
    .text = Le silence d’après n’est pas le même que celui d’avant.
card-R07 = Second souffle
    .effect = +1 à votre total.
    .text = Le premier se rend. Le second se vend cher.
card-R08 = Sable aveuglant
    .effect = −2 au total de l’adversaire.
    .text = Le désert prête volontiers. Une poignée suffit.
card-R09 = Mêlée générale
    .effect = L’attribut devient la Force. Si l’adversaire en impose un autre, le premier choix demeure.
    .text = Il y avait un plan. Il est sous la table, avec l’aubergiste.
card-R10 = Jeu de dupes
    .effect = L’attribut devient la Ruse. Si l’adversaire en impose un autre, le premier choix demeure.
    .text = Vous cherchez qui est la dupe ? Asseyez-vous, on vous attendait.
card-R11 = Duel des âmes
    .effect = L’attribut devient l’Esprit. Si l’adversaire en impose un autre, le premier choix demeure.
    .text = Deux silhouettes immobiles. Bientôt, l’une des deux sera de pierre.
card-R12 = Parade
    .effect = Annule la dernière carte de résolution posée par l’adversaire et pas encore annulée, hors Parades.
    .text = Le fer a chanté, et ce fut tout ce qu’il fit.
card-R13 = Témérité
    .effect = Si vous gagnez cette résolution, prenez encore 2 PG à l’adversaire, qui en garde au moins 1.
    .text = Les prudents vieillissent. On ne chante pas les vieux.

## Les spéciales d’action

card-N01 = Passage secret
    .effect = Placez ou déplacez votre Héros sur une autre Aventure permise, même si des Défis le retiennent.
    .text = Tirez le chandelier. Non, pas celui-là.
card-N02 = Rumeur de taverne
    .effect = Regardez seul tous les Défis cachés d’une Aventure où il y en a au moins un d’un autre joueur.
    .text = Le borgne a tout vu. La moitié est vraie.
card-N03 = Bourse coupée
    .effect = Prenez 2 PG à un autre joueur, qui en garde au moins 1.
    .text = La sangle était neuve. Le couteau aussi.
card-N04 = Embuscade mouvante
    .effect = Déplacez un de vos Défis vers une autre Aventure où vous pourriez en jouer un.
    .text = Ils étaient derrière ce rocher. Le rocher aussi a changé de place.
card-N05 = Messager
    .effect = Piochez 2 cartes.
    .text = Le cheval est mort à la porte. La lettre est arrivée.
card-N06 = Sentence d’exil
    .effect = Le Héros d’un autre joueur quitte son Aventure : le voilà sur les routes.
    .text = Trois sceaux, deux témoins, un cheval. Vous avez jusqu’au soir.

## Les Objets

-bonus-force = +1 à vos totaux de Héros et de duel si l’attribut final est la Force.
-bonus-ruse = +1 à vos totaux de Héros et de duel si l’attribut final est la Ruse.
-bonus-esprit = +1 à vos totaux de Héros et de duel si l’attribut final est l’Esprit.

card-O01 = Hache du chef de clan
    .effect = { -bonus-force }
    .text = On a changé trois fois le manche, et cinq fois le chef.
card-O02 = Gantelets de bronze
    .effect = { -bonus-force }
    .text = Une poignée de main, et l’affaire est réglée. La main aussi.
card-O03 = Cape grise
    .effect = { -bonus-ruse }
    .text = Grise au crépuscule, grise à l’aube, absente à minuit.
card-O04 = Dague courbe
    .effect = { -bonus-ruse }
    .text = Elle contourne les armures, et les questions.
card-O05 = Amulette d’ambre
    .effect = { -bonus-esprit }
    .text = Dans l’ambre, une abeille. Certaines nuits, elle bourdonne.
card-O06 = Grimoire cousu
    .effect = { -bonus-esprit }
    .text = On l’a cousu pour le faire taire. Il marmonne encore.
card-O07 = Bottes du fuyard
    .effect = Retirez cette carte du jeu pour faire un Mouvement malgré les Défis qui retiennent votre Héros.
    .text = Semelles comme neuves : il n’a couru qu’une fois.
card-O08 = Œil de jade
    .effect = Vous connaissez tous les Défis cachés de l’Aventure où se tient votre Héros.
    .text = Il ne cligne jamais, sauf quand on ment.
card-O09 = Sablier noir
    .effect = À chaque phase de pioche, piochez une carte de plus.
    .text = Retournez-le : il reste encore quelques grains d’hier.
card-O10 = Couronne brisée
    .effect = +1 PG chaque fois que votre Héros accomplit une Aventure.
    .text = La moitié d’un royaume. L’autre moitié la réclame.

## Le dos des cartes

pool-draw = une carte
pool-object = un Objet
pool-hero = un Héros
back-draw =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
back-object =
    { $count ->
        [one] un Objet
       *[other] { $count } Objets
    }
back-hero =
    { $count ->
        [one] un Héros
       *[other] { $count } Héros
    }
back-adventure =
    { $count ->
        [one] une Aventure cachée
       *[other] { $count } Aventures cachées
    }
back-challenge =
    { $count ->
        [one] un Défi caché
       *[other] { $count } Défis cachés
    }
back-special =
    { $count ->
        [one] une Spéciale cachée
       *[other] { $count } Spéciales cachées
    }

## L’aide de jeu

aid-title = Aide-mémoire
aid-goal = But : la plus grande gloire. La partie s’achève quand quelqu’un a au moins 30 PG au début d’une phase des Héros. À 0 PG, on est éliminé.
aid-round = Une manche : cartes, Héros, diplomatie, pioche.
aid-cards = Cartes : jouez-en une ou passez. Aventure ou Défi : +1 PG. Dès le deuxième tour de table, le premier qui passe met fin à la phase.
aid-move = Mouvement : sans Défi sur son Aventure, un Héros peut partir. Jamais vers une Aventure où se trouve un Défi que vous avez posé.
aid-face = Affronter : retournez un Défi de votre Aventure ; engagez-le si c’est un Allié, sinon enchérissez contre qui l’a posé.
aid-auction = Enchères : suivre, surenchérir ou se retirer. Jamais plus que la gloire du moins riche. Se retirer coûte sa dernière mise, 1 PG au moins ; le Défi reste, sauf si la table joue le Défi abandonné.
aid-resolution = Résolution : le Héros choisit Force, Ruse ou Esprit, puis chacun pose jusqu’à trois cartes cachées. Sans la marque de résolution : bluff.
aid-result = Résultat : le Héros doit faire strictement plus. Le gagnant prend la mise du perdant ; un Défi vaincu est défaussé, sinon il reste.
aid-duel = Duel : provoquez un rival sur votre Aventure. C’est lui qui choisit l’attribut, et le perdant est expulsé.
aid-accomplish = Accomplir : plus de Défi, plus de rival ? Prenez l’Aventure et son butin ; le Héros attend la phase des Héros suivante.
aid-treaty = Traité : échangez gloire, cartes et Objets. Annoncé à tous, conclu pour de bon.
aid-alliance = Alliance : deux Héros sur la même Aventure partagent gains, pertes, butin, et le meilleur de leurs attributs.
aid-draw = Pioche : une carte chacun, sans limite de main.

## La fin de la partie

reason-glory = Trente points de gloire : on couvre les feux, les bardes accordent leurs luths, et l’on compte.
reason-last = Plus un rival debout : la gloire, toute la gloire, et personne pour la disputer.
reason-rounds = Vingt manches ont passé : les héros ont vieilli, et la légende s’arrête où elle en est.

## Les phases

phase-setup = mise en place
phase-cards = phase de cartes
phase-heroes = phase des Héros
phase-diplomacy = phase de diplomatie
phase-draws = phase de pioche

## Ce qu’un traité échange : chaque côté est une suite de cartes, de gloire et d’Objets

back-veiled-adventure =
    { $count ->
        [one] une Aventure voilée
       *[other] { $count } Aventures voilées
    }
back-veiled-challenge =
    { $count ->
        [one] un Défi voilé
       *[other] { $count } Défis voilés
    }
back-veiled-special =
    { $count ->
        [one] une Spéciale voilée
       *[other] { $count } Spéciales voilées
    }
back-asked-adventure =
    { $count ->
        [one] une Aventure
       *[other] { $count } Aventures
    }
back-asked-challenge =
    { $count ->
        [one] un Défi
       *[other] { $count } Défis
    }
back-asked-special =
    { $count ->
        [one] une Spéciale
       *[other] { $count } Spéciales
    }
back-asked-any =
    { $count ->
        [one] une carte quelconque
       *[other] { $count } cartes quelconques
    }
back-glory = { $count } PG
back-nothing = rien
everybody = tous les autres

## Les options

option-turning = Table tournante
    .help = Le premier joueur change à chaque manche, dans le sens horaire. Dans le livre, il reste le même ; à trois, le dernier à jouer gagnait alors 41 parties sur 100.
option-truce = Trêve
    .help = Un traité peut y ajouter une trêve : ni duel, ni Défi, ni Spéciale d’action entre les deux signataires jusqu’à la fin de la phase des Héros suivante.
option-diplomacy = Diplomatie
    .help = Sans elle, ni traité ni alliance : la phase de diplomatie est sautée, les parties sont plus courtes.
option-forfeit = Défi abandonné
    .help = Qui se retire face au Héros qui affronte son Défi perd ce Défi. Dans le livre, il reste. Mesuré entre bots : une fois et demie à deux fois plus d’Aventures accomplies, une ou deux manches de moins.
option-pacts = Pactes
    .help = Des traités aussi libres que dans le livre : à deux ou à trois, autant de cartes, d’Objets et de PG qu’on veut, des cartes demandées par leur nom. Les bots y répondent, sans en proposer.

## Les questions
## Dans AnswerAlliance, $share sont les quarts de gloire qui reviennent à qui répond, $rest les autres ; $loot dit à qui va le reste du butin.

ask-OfferSwap = Choisissez un Héros contre qui échanger le vôtre, une seule fois, ou gardez-le.
    .other = { $who } jauge les Héros de la table.
ask-AnswerSwap = { $proposer } propose un échange de Héros, { $theirs } contre { $mine } : acceptez ou refusez.
    .other = { $who } pèse l’échange de Héros proposé par { $proposer }.
ask-PlaceChallenge = Choisissez l’Aventure où cacher ce Défi : { $card }.
    .other = { $who } cherche où cacher son premier Défi.
ask-PlaceHero = Choisissez l’Aventure où commence votre Héros, jamais celle qui porte votre Défi.
    .other = { $who } choisit par où commencera son Héros.
ask-CardTurn =
    { $lap ->
        [1] Choisissez une carte à jouer, ou passez : le premier tour continue.
       *[other] Choisissez une carte à jouer, ou passez : la phase de cartes s’arrêtera là.
    }
    .other = { $who } peut jouer une carte.
ask-HeroTurn =
    { $can ->
        [go] Votre Héros est sur les routes : choisissez l’Aventure où il va.
        [accomplish] « { $adventure } » est à vous : accomplissez-la, ou choisissez-en une autre.
        [fight] Sur « { $adventure } » : choisissez un Défi ou un Héros à affronter, ou passez.
        [face] Sur « { $adventure } » : choisissez un Défi à affronter, ou passez.
        [duel] Sur « { $adventure } » : choisissez un Héros à défier, ou une autre Aventure, ou passez.
        [move] Choisissez une autre Aventure pour votre Héros, ou passez.
        [escape] Choisissez l’Aventure où fuir, ou passez.
       *[wait] Rien à faire sur « { $adventure } » : passez.
    }
    .other = { $who } décide de ce que fait son Héros.
ask-HireOrFight = Un Allié, { $card } : engagez-le, ou combattez-le.
    .other = { $who } marchande avec un Allié : { $card }.
ask-OpenAuction =
    { $duel ->
        [1] Duel contre { $other } : choisissez votre mise, puis ouvrez.
       *[other] { $card }, Défi posé par { $other } : choisissez votre mise, puis ouvrez.
    }
    .other = { $who } va ouvrir les enchères contre { $other }.
ask-AnswerBid =
    { $opponent } mise { $bid } PG{ $duel ->
        [1] {" "}pour ce duel
       *[other] {" "}({ $card })
    }. { $last ->
        [0] {""}
       *[other] Vous en aviez misé { $last }.{" "}
    }{ $raises ->
        [0] Suivez, ou retirez-vous.
       *[other] Suivez, surenchérissez ou retirez-vous.
    }
    .other = { $who } doit répondre à une mise de { $bid } PG.
ask-ChooseAttribute =
    { $duel ->
        [1] Duel contre { $opponent }, { $stake } PG en jeu. L’autre vous provoque : choisissez Force, Ruse ou Esprit.
       *[other] { $card } vous barre la route, { $stake } PG en jeu : choisissez Force, Ruse ou Esprit.
    }
    .other = { $who } choisit l’attribut du combat.
ask-LayCards =
    { $attribute }, { $stake } PG en jeu, vague { $wave } sur 3 : choisissez une carte à poser, vraie ou bluff, ou arrêtez-vous.
    .other = Vague { $wave } sur 3 : on attend { $who }.
ask-RecoverCard = Choisissez une carte à reprendre dans la défausse.
    .other = { $who } fouille la défausse.
ask-PlaceAgain = Accomplie ! Choisissez une autre Aventure à rejoindre sur-le-champ, ou restez sur les routes.
    .other = { $who } peut repartir aussitôt vers une autre Aventure.
ask-Propose =
    { $stage ->
        [terms] Votre traité, proposé à { $other }. Vous donnez : { $gives }.{ $hidden ->
            [0] {""}
           *[other] {" "}Sous le voile : { $veiled }.
        } Vous demandez : { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}Avec une trêve.
        } Ajoutez une clause, ou signez.
        [clauses] Votre pacte avec { $parties }. Vous donnez : { $gives }. Vous recevez : { $gets }.{ $three ->
            [2] {" "}Entre eux : { $rest }.
           *[other] {""}
        }{ $truce ->
            [0] {""}
           *[other] {" "}Avec une trêve.
        } { $going ->
            [0] Dites d’abord qui donne à qui.
           *[other] À présent, { $giver } donne à { $taker }.
        }
       *[first] Composez une proposition et soumettez-la, ou ne proposez rien.
    }
    .other = { $who } songe à une proposition.
ask-AnswerTreaty =
    { $stage ->
        [hand] Vous acceptez le traité proposé par { $author }. Que remettez-vous pour : { $asked } ?
        [terms] Votre contre-proposition à { $author }. Vous donnez : { $gives }.{ $hidden ->
            [0] {""}
           *[other] {" "}Sous le voile : { $veiled }.
        } Vous demandez : { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}Avec une trêve.
        } Ajoutez une clause, ou signez.
       *[first] { $counter ->
            [1] Contre-proposition faite par { $author }.
           *[other] Traité proposé par { $author }.
        } On vous donne : { $gives }. On vous demande : { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}Avec une trêve.
        } { $counter ->
            [1] Acceptez ou refusez.
           *[other] { $to_all ->
                [1] Acceptez ou refusez.
               *[other] Acceptez, refusez ou contrez.
            }
        }
    }
    .other = { $who } examine le traité proposé par { $author }.
ask-AnswerAlliance =
    { $counter ->
        [1] { $other } répond par d’autres termes
       *[other] { $other } vous propose une alliance
    } : à vous { $share } de la gloire, { $rest } à { $other } ; le reste du butin, { $loot ->
        [who] tout pour vous.
        [other] tout pour { $other }.
       *[turns] à tour de rôle.
    } { $counter ->
        [1] Acceptez ou refusez.
       *[other] Acceptez, refusez ou contrez.
    }
    .other = { $who } réfléchit à une alliance avec { $other }.
ask-AnswerPact =
    { $stage ->
        [hand] Vous acceptez le pacte proposé par { $author }. Que remettez-vous à { $taker } pour : { $asked } ?
       *[first] Pacte proposé par { $author }.{ $three ->
            [1] {" "}Il lie aussi { $parties }.
           *[other] {""}
        } On vous donne : { $gives }. On vous demande : { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}Avec une trêve.
        } Votre parole ?
    }
    .other = { $who } examine le pacte proposé par { $author }.
ask-KeepCard = Deux présages : choisissez celui que vous gardez. L’autre ira sous la pioche, connu de vous seul.
    .other = { $who } lit ses présages.

## Les coups

act-pass =
    { $decision ->
        [OfferSwap] Garder votre Héros
        [PlaceAgain] Rester sur les routes
        [Propose] Ne rien proposer
       *[other] Passer
    }
    .short =
        { $decision ->
            [OfferSwap] garder votre Héros
            [PlaceAgain] rester sur les routes
            [Propose] ne rien proposer
           *[other] passer
        }
act-accept = Accepter
    .short = oui
act-refuse = Refuser
    .short = non
act-swap = Proposer à { $player } d’échanger vos Héros : prendre { $hero }
    .short = { $hero } ({ $player })
act-place = Cacher votre Défi sur « { $adventure } »
    .short = { $adventure }
act-stand = Placer votre Héros sur « { $adventure } »
    .short = { $adventure }
act-play = Jouer l’Aventure « { $adventure } » (+1 PG)
    .short = { $adventure }
act-set = Cacher un Défi sur « { $adventure } » : { $challenge } (+1 PG)
    .short = { $challenge } → { $adventure }
act-slip = Passage secret : rejoindre « { $adventure } »
    .short = { $adventure }
act-spy = Rumeur de taverne : regarder les Défis cachés de « { $adventure } »
    .short = { $adventure }
act-rob = Bourse coupée : prendre 2 PG à { $player }, qui en garde au moins 1
    .short = { $player }
act-shift = Embuscade mouvante : déplacer { $card } vers « { $adventure } »
    .short = { $card } → { $adventure }
act-send = Messager : piocher 2 cartes
    .short = 2 cartes
act-banish = Sentence d’exil : jeter sur les routes le Héros que mène { $player }
    .short = { $player }
act-move = Aller sur « { $adventure } »
    .short = { $adventure }
act-escape = Chausser les Bottes du fuyard et filer vers « { $adventure } »
    .short = { $adventure }
act-face =
    { $known ->
        [0] Affronter un Défi caché posé par { $owner }
       *[other] Affronter { $card }, Défi posé par { $owner }
    }
    .short = { $card } ({ $owner })
act-duel = Provoquer { $player } en duel ({ $hero })
    .short = { $player } ({ $hero })
act-accomplish = Accomplir l’Aventure et prendre son butin
    .short = le butin
act-hire = Engager l’Allié pour { $price } PG : { $card }
    .short = { $price } PG, { $card }
act-fight = Combattre l’Allié : { $card }
    .short = { $card }
act-open =
    Ouvrir à { $amount } PG{ $ruin ->
        [0] {""}
       *[other] {" "}(perdre vous éliminerait)
    }
    .short = { $amount }
act-withdraw =
    Se retirer : { $cost } PG de perdus{ $forfeits ->
        [0] {""}
       *[other] , et votre Défi avec
    }{ $left ->
        [0] {" "}– vous seriez éliminé
       *[other] {""}
    }
    .short = { $cost } PG de perdus
act-follow =
    Suivre à { $bid } PG{ $ruin ->
        [0] {""}
       *[other] {" "}(perdre vous éliminerait)
    }
    .short = { $bid } PG
act-raise =
    Surenchérir à { $amount } PG{ $ruin ->
        [0] {""}
       *[other] {" "}(perdre vous éliminerait)
    }
    .short = { $amount }
act-choose = Choisir l’attribut : { $attribute }, { $hero } contre { $other }
    .short = { $attribute } ({ $hero } contre { $other })
act-lay = Poser face cachée : { $card }
    .short = { $card }
act-stop = S’arrêter là
    .short = plus rien
act-recover = Reprendre { $card }
    .short = { $card }
act-keep = Garder { $card }
    .short = { $card }
act-ally =
    Proposer une alliance à { $player } : { $share } de la gloire pour vous, { $rest } pour { $player } ; le reste du butin, { $loot ->
        [who] tout pour vous
        [other] tout pour { $player }
       *[turns] à tour de rôle
    }
    .short =
        { $player }, vous { $share }, { $loot ->
            [who] butin pour vous
            [other] butin pour l’autre
           *[turns] butin à tour de rôle
        }
act-amend =
    Contre-proposer : { $share } de la gloire pour vous, { $rest } pour { $player } ; le reste du butin, { $loot ->
        [who] tout pour vous
        [other] tout pour { $player }
       *[turns] à tour de rôle
    }
    .short =
        vous { $share }, { $loot ->
            [who] butin pour vous
            [other] butin pour l’autre
           *[turns] butin à tour de rôle
        }
act-counter = Faire une contre-proposition
    .short = d’autres termes
act-treaty = Proposer un traité à { $player }
    .short = { $player }
act-give =
    { $shown ->
        [0] Donner, voilée : { $card }
       *[other] Donner, montrée à tous : { $card }
    }
    .short =
        { $shown ->
            [0] { $card } (voilée)
           *[other] { $card } (montrée)
        }
act-pay = Donner { $amount } PG
    .short = { $amount }
act-charge = Demander { $amount } PG
    .short = { $amount }
act-cede = Donner l’Objet : { $object }
    .short = { $object }
act-claim = Demander l’Objet : { $object }
    .short = { $object }
act-ask = Demander { $category }
    .short = { $category }
act-truce = Ajouter une trêve
    .short = une trêve
act-sign = Signer et annoncer le traité
    .short = et annoncer
act-hand = Remettre { $card }
    .short = { $card }
act-pact =
    Proposer un pacte à { $player }{ $third ->
        [4] {""}
       *[other] {" "}et à { $other }
    }
    .short =
        { $player }{ $third ->
            [4] {""}
           *[other] {" "}et { $other }
        }
act-between = { $giver } donne à { $taker }
    .short = { $giver } → { $taker }
act-pledge = { $amount } PG
    .short = { $amount }
act-grant = L’Objet : { $object }
    .short = { $object }
act-request = { $category }
    .short = { $category }
act-name = La carte nommée : { $card }
    .short = { $card }

verb-pass = Passer
verb-accept = Accepter
verb-refuse = Refuser
verb-swap = Échanger
verb-place = Cacher
verb-stand = Placer
verb-play = Jouer
verb-set = Cacher
verb-slip = Passage secret
verb-spy = Rumeur
verb-rob = Bourse coupée
verb-shift = Embuscade
verb-send = Messager
verb-banish = Exil
verb-move = Aller
verb-escape = Fuir
verb-face = Affronter
verb-duel = Provoquer
verb-accomplish = Accomplir
verb-hire = Engager
verb-fight = Combattre
verb-open = Ouvrir
verb-withdraw = Se retirer
verb-follow = Suivre
verb-raise = Surenchérir
verb-choose = Choisir
verb-lay = Poser
verb-stop = S’arrêter
verb-recover = Reprendre
verb-keep = Garder
verb-ally = Alliance
verb-amend = Amender
verb-counter = Contrer
verb-treaty = Traité
verb-give = Donner
verb-pay = Payer
verb-charge = Réclamer des PG
verb-cede = Céder
verb-claim = Réclamer un Objet
verb-ask = Demander
verb-truce = Trêve
verb-sign = Signer
verb-hand = Remettre
verb-pact = Pacte
verb-between = Qui donne à qui
verb-pledge = Des PG
verb-grant = Un Objet
verb-request = Une carte
verb-name = Telle carte

param-player = le joueur
param-adventure = l’Aventure (1 à 20)
param-challenge = le Défi (1 à 32)
param-place = le Défi de la table
param-amount = combien de PG
param-attribute = l’attribut
param-card = la carte
param-share = les quarts de gloire pour qui propose (0 à 4)
param-spoils = le reste du butin
param-shown = voilée ou montrée
param-object = l’Objet (1 à 10)
param-category = la catégorie
param-third = le troisième joueur (4 pour aucun)
param-giver = qui donne
param-taker = qui reçoit

quarters-0 = rien
quarters-1 = un quart
quarters-2 = la moitié
quarters-3 = trois quarts
quarters-4 = la totalité

spoils-0 = pour qui propose
spoils-1 = pour l’autre
spoils-2 = à tour de rôle
shown-0 = voilée
shown-1 = montrée

## Le journal : « you » parle à qui agit, « seen » à qui voit aussi les cartes, « me » à l’autre personne dont il est question
## Dans les alliances, $share sont les quarts de gloire pour $who, $rest ceux de l’autre ; $loot dit à qui va le reste du butin.

event-hero = { $who } entre en scène : { $cards }.
    .you = Votre Héros : { $cards }.
event-swap = { $who } propose à { $other } un échange de Héros.
    .you = Vous proposez à { $other } un échange de Héros.
    .me = { $who } vous propose un échange de Héros.
event-swapped = { $who } et { $other } échangent leurs Héros.
    .you = { $other } et vous échangez vos Héros.
    .me = { $who } et vous échangez vos Héros.
event-refused = { $who } refuse ce que propose { $other }.
    .you = Vous refusez ce que propose { $other }.
    .me = { $who } refuse votre proposition.
event-before = Devant { $who } s’ouvre une Aventure : { $cards }.
    .you = Devant vous s’ouvre une Aventure : { $cards }.
event-first =
    { $tied ->
        [1] La plus rude Aventure est devant { $who }, qui jouera en premier.
       *[other] Plusieurs Aventures sont aussi rudes : le sort désigne { $who }, qui jouera en premier.
    }
    .you =
        { $tied ->
            [1] La plus rude Aventure est devant vous : vous jouerez en premier.
           *[other] Plusieurs Aventures sont aussi rudes : le sort vous désigne, vous jouerez en premier.
        }
event-set =
    { $who } cache un Défi sur « { $adventure } »{ $amount ->
        [0] .
       *[other] {" "}et gagne { $amount } PG.
    }
    .seen =
        Vous cachez un Défi sur « { $adventure } »{ $amount ->
            [0] {""}
           *[other] {" "}et gagnez { $amount } PG
        } : { $cards }.
event-arrive = { $who } mène son Héros sur « { $adventure } ».
    .you = Votre Héros arrive sur « { $adventure } ».
event-look = { $who } regarde en secret les Défis cachés de « { $adventure } ».
    .seen = Sur « { $adventure } », vous découvrez : { $cards }.
event-phase = Manche { $round } : { $phase }.
event-pass = { $who } passe.
    .you = Vous passez.
event-play = { $who } joue une Aventure et gagne 1 PG : { $cards }.
    .you = Vous jouez une Aventure et gagnez 1 PG : { $cards }.
event-special = { $who } joue une Spéciale : { $cards }.
    .you = Vous jouez une Spéciale : { $cards }.
event-rob = { $who } arrache { $amount } PG à { $other }.
    .you = Vous arrachez { $amount } PG à { $other }.
    .me = { $who } vous arrache { $amount } PG.
event-shift = { $who } déplace un Défi de « { $origin } » vers « { $adventure } » : { $cards }.
    .you = Vous déplacez un Défi de « { $origin } » vers « { $adventure } » : { $cards }.
event-banish = { $who } frappe { $other } d’exil : voilà son Héros sur les routes.
    .you = Vous frappez { $other } d’exil : voilà son Héros sur les routes.
    .me = { $who } vous frappe d’exil : voilà votre Héros sur les routes.
event-draw =
    { $who } pioche { $cards_count ->
        [one] une carte.
       *[other] { $cards_count } cartes.
    }
    .seen = Vous piochez { $cards }.
event-reshuffle = La pioche est vide : on mélange la défausse pour en refaire une.
event-boots = { $who } chausse les Bottes du fuyard et file, malgré les Défis. On ne reverra plus les Bottes.
    .you = Vous chaussez les Bottes du fuyard et filez, malgré les Défis. On ne reverra plus les Bottes.
event-duel = { $who } provoque { $other } en duel !
    .you = Vous provoquez { $other } en duel !
    .me = { $who } vous provoque en duel !
event-face = { $who } affronte un Défi posé par { $other } : { $cards }.
    .you = Vous affrontez un Défi posé par { $other } : { $cards }.
    .me = { $who } affronte un Défi que vous avez posé : { $cards }.
event-hire =
    { $amount ->
        [0] { $who } engage un Allié sans débourser un PG : { $cards }.
       *[other] { $who } engage un Allié pour { $amount } PG : { $cards }.
    }
    .you =
        { $amount ->
            [0] Vous engagez un Allié sans débourser un PG : { $cards }.
           *[other] Vous engagez un Allié pour { $amount } PG : { $cards }.
        }
event-open = { $who } ouvre les enchères contre { $other } : { $amount } PG.
    .you = Vous ouvrez les enchères contre { $other } : { $amount } PG.
    .me = { $who } ouvre les enchères contre vous : { $amount } PG.
event-raise = { $who } surenchérit contre { $other } : { $amount } PG.
    .you = Vous surenchérissez contre { $other } : { $amount } PG.
    .me = { $who } surenchérit contre vous : { $amount } PG.
event-follow = { $who } suit à { $amount } PG. Contre { $other }, l’acier tranchera.
    .you = Vous suivez à { $amount } PG. Contre { $other }, l’acier tranchera.
    .me = { $who } vous suit à { $amount } PG. L’acier tranchera.
event-withdraw = { $who } se retire et laisse { $amount } PG à { $other }.
    .you = Vous vous retirez et laissez { $amount } PG à { $other }.
    .me = { $who } se retire et vous laisse { $amount } PG.
event-abandon = { $who } renonce à son Défi : { $cards }.
    .you = Vous renoncez à votre Défi : { $cards }.
event-choose = { $who } choisit l’attribut : { $attribute }.
    .you = Vous choisissez l’attribut : { $attribute }.
event-sealed = { $who } a choisi en secret.
    .you = Vous avez choisi en secret.
event-lay = Vague { $wave } : { $who } pose une carte face cachée.
    .you = Vague { $wave } : vous posez une carte face cachée.
event-stop = Vague { $wave } : { $who } s’arrête là.
    .you = Vague { $wave } : vous vous arrêtez là.
event-reveal =
    { $cards_count ->
        [0] { $who } n’avait posé aucune carte.
       *[other] { $who } retourne ses cartes : { $cards }.
    }
    .you =
        { $cards_count ->
            [0] Vous n’aviez posé aucune carte.
           *[other] Vous retournez vos cartes : { $cards }.
        }
event-parried =
    { $cards_count ->
        [0] { $who } pare, mais il n’y a rien à annuler.
       *[other] { $who } pare et annule une carte posée par { $other } : { $cards }.
    }
    .you =
        { $cards_count ->
            [0] Vous parez, mais il n’y a rien à annuler.
           *[other] Vous parez et annulez une carte posée par { $other } : { $cards }.
        }
    .me =
        { $cards_count ->
            [0] { $who } pare, mais il n’y a rien à annuler.
           *[other] { $who } pare et annule votre carte : { $cards }.
        }
event-changed =
    { $same ->
        [1] L’attribut ne change pas : { $attribute }.
       *[other] L’attribut change : { $attribute } !
    }
event-totals = { $attribute } : { $total } pour { $who }, { $against } pour { $other }.
    .you = { $attribute } : { $total } pour vous, { $against } pour { $other }.
    .me = { $attribute } : { $total } pour { $who }, { $against } pour vous.
event-won = { $who } l’emporte et prend { $amount } PG à { $other }.
    .you = Vous l’emportez et prenez { $amount } PG à { $other }.
    .me = { $who } l’emporte et vous prend { $amount } PG.
event-shared = Alliance oblige : { $who } remet { $amount } PG à { $other }.
    .you = Alliance oblige : vous remettez { $amount } PG à { $other }.
    .me = Alliance oblige : { $who } vous remet { $amount } PG.
event-bonus =
    { $who } gagne encore { $amount } PG{ $why ->
        [1] , le trophée de ce Monstre.
        [2] , la solde du Mercenaire.
        [3] , le trophée de ce Monstre et la solde du Mercenaire.
        [4] , le pillage de la Pillarde.
        [8] , grâce à la Couronne brisée.
        [12] , le pillage de la Pillarde et la Couronne brisée.
       *[other] .
    }
    .you =
        Vous gagnez encore { $amount } PG{ $why ->
            [1] , le trophée de ce Monstre.
            [2] , la solde du Mercenaire.
            [3] , le trophée de ce Monstre et la solde du Mercenaire.
            [4] , le pillage de la Pillarde.
            [8] , grâce à la Couronne brisée.
            [12] , le pillage de la Pillarde et la Couronne brisée.
           *[other] .
        }
event-lose = Le Piège se referme : { $who } perd { $amount } PG.
    .you = Le Piège se referme : vous perdez { $amount } PG.
event-drop = Le Piège se referme : { $who } perd une carte au hasard : { $cards }.
    .you = Le Piège se referme : vous perdez une carte au hasard : { $cards }.
event-expelled = { $who } perd le duel et doit quitter « { $adventure } » : son Héros est sur les routes.
    .you = Vous perdez le duel et devez quitter « { $adventure } » : votre Héros est sur les routes.
event-eliminated =
    { $who } n’a plus un point de gloire : on oublie déjà son nom.{ $cards_count ->
        [0] {""}
       *[other] {" "}Sa main : { $cards }.
    }{ $placed_count ->
        [0] {""}
       *[other] {" "}Ses Défis : { $placed }.
    }
    .you =
        Vous n’avez plus un point de gloire : on oublie déjà votre nom.{ $cards_count ->
            [0] {""}
           *[other] {" "}Votre main : { $cards }.
        }{ $placed_count ->
            [0] {""}
           *[other] {" "}Vos Défis : { $placed }.
        }
event-accomplish = { $who } accomplit « { $adventure } » !
    .you = Vous accomplissez « { $adventure } » !
event-loot = { $who } empoche { $amount } PG de butin.
    .you = Vous empochez { $amount } PG de butin.
event-object = { $who } trouve un Objet : { $cards }.
    .you = Vous trouvez un Objet : { $cards }.
event-tribute = { $who } verse à { $other } 1 PG de tribut.
    .you = Vous versez à { $other } 1 PG de tribut.
    .me = { $who } vous verse 1 PG de tribut.
event-recover = { $who } reprend dans la défausse : { $cards }.
    .you = Vous reprenez dans la défausse : { $cards }.
event-parted = L’alliance entre { $who } et { $other } a vécu.
    .you = Votre alliance avec { $other } a vécu.
    .me = Votre alliance avec { $who } a vécu.
event-ally =
    { $who } propose une alliance à { $other } : { $share } de la gloire pour { $who }, { $rest } pour { $other } ; le reste du butin, { $loot ->
        [who] tout pour { $who }.
        [other] tout pour { $other }.
       *[turns] à tour de rôle.
    }
    .you =
        Vous proposez une alliance à { $other } : { $share } de la gloire pour vous, { $rest } pour { $other } ; le reste du butin, { $loot ->
            [who] tout pour vous.
            [other] tout pour { $other }.
           *[turns] à tour de rôle.
        }
    .me =
        { $who } vous propose une alliance : { $share } de la gloire pour { $who }, { $rest } pour vous ; le reste du butin, { $loot ->
            [who] tout pour { $who }.
            [other] tout pour vous.
           *[turns] à tour de rôle.
        }
event-amend =
    { $who } fait à { $other } une contre-proposition : { $share } de la gloire pour { $who }, { $rest } pour { $other } ; le reste du butin, { $loot ->
        [who] tout pour { $who }.
        [other] tout pour { $other }.
       *[turns] à tour de rôle.
    }
    .you =
        Vous faites à { $other } une contre-proposition : { $share } de la gloire pour vous, { $rest } pour { $other } ; le reste du butin, { $loot ->
            [who] tout pour vous.
            [other] tout pour { $other }.
           *[turns] à tour de rôle.
        }
    .me =
        { $who } vous fait une contre-proposition : { $share } de la gloire pour { $who }, { $rest } pour vous ; le reste du butin, { $loot ->
            [who] tout pour { $who }.
            [other] tout pour vous.
           *[turns] à tour de rôle.
        }
event-allied =
    Alliance scellée entre { $who } et { $other } : { $share } de la gloire pour { $who }, { $rest } pour { $other } ; le reste du butin, { $loot ->
        [who] tout pour { $who }.
        [other] tout pour { $other }.
       *[turns] à tour de rôle.
    }
    .you =
        Alliance scellée avec { $other } : { $share } de la gloire pour vous, { $rest } pour { $other } ; le reste du butin, { $loot ->
            [who] tout pour vous.
            [other] tout pour { $other }.
           *[turns] à tour de rôle.
        }
    .me =
        Alliance scellée avec { $who } : { $share } de la gloire pour { $who }, { $rest } pour vous ; le reste du butin, { $loot ->
            [who] tout pour { $who }.
            [other] tout pour vous.
           *[turns] à tour de rôle.
        }
event-treaty =
    { $who } propose un traité à { $other }. Offert : { $gives }. Demandé : { $asks }.{ $truce ->
        [0] {""}
       *[other] {" "}Avec une trêve.
    }
    .you =
        Vous proposez un traité à { $other }. Vous donnez : { $gives }. Vous demandez : { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}Avec une trêve.
        }
    .me =
        { $who } vous propose un traité. Offert : { $gives }. Demandé : { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}Avec une trêve.
        }
event-counter =
    { $who } fait à { $other } une contre-proposition. Offert : { $gives }. Demandé : { $asks }.{ $truce ->
        [0] {""}
       *[other] {" "}Avec une trêve.
    }
    .you =
        Vous faites à { $other } une contre-proposition. Vous donnez : { $gives }. Vous demandez : { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}Avec une trêve.
        }
    .me =
        { $who } vous fait une contre-proposition. Offert : { $gives }. Demandé : { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}Avec une trêve.
        }
event-concluded =
    Traité conclu ! { $who } donne à { $other } : { $gives }. { $other } donne à { $who } : { $asks }.{ $truce ->
        [0] {""}
       *[other] {" "}Trêve entre eux jusqu’à la fin de la prochaine phase des Héros.
    }
    .you =
        Traité conclu avec { $other } ! Vous donnez : { $gives }. Vous recevez : { $asks }.{ $truce ->
            [0] {""}
           *[other] {" "}Trêve entre vous jusqu’à la fin de la prochaine phase des Héros.
        }
    .me =
        Traité conclu avec { $who } ! Vous donnez : { $asks }. Vous recevez : { $gives }.{ $truce ->
            [0] {""}
           *[other] {" "}Trêve entre vous jusqu’à la fin de la prochaine phase des Héros.
        }
event-pact =
    { $who } propose un pacte à { $parties }.{ $truce ->
        [0] {""}
       *[other] {" "}Avec une trêve.
    }
    .you =
        Vous proposez un pacte à { $parties }.{ $truce ->
            [0] {""}
           *[other] {" "}Avec une trêve.
        }
event-clause = Au pacte : { $who } donnerait à { $other } : { $things }.
    .you = Au pacte : vous donneriez à { $other } : { $things }.
    .me = Au pacte : { $who } vous donnerait : { $things }.
event-agrees = { $who } accepte le pacte proposé par { $other }.
    .you = Vous acceptez le pacte proposé par { $other }.
    .me = { $who } accepte votre pacte.
event-pacted =
    Pacte conclu entre { $who } et { $parties } !{ $truce ->
        [0] {""}
       *[other] {" "}Trêve entre eux jusqu’à la fin de la prochaine phase des Héros.
    }
event-handed = { $who } donne à { $other } : { $things }.
    .you = Vous donnez à { $other } : { $things }.
    .me = { $who } vous donne : { $things }.
event-omen = { $who } tire deux présages.
    .seen = Vos deux présages : { $cards }.
event-kept = { $who } garde un présage et glisse l’autre sous la pioche.
    .seen = Vous gardez { $cards } ; sous la pioche : { $under }.
event-end = { $reason }

## La feuille de score

sheet-glory = Gloire (PG)
sheet-difficulty = Difficulté accomplie
sheet-objects = Objets
sheet-cards = Cartes en main
sheet-fate = Sort
sheet-living = toujours debout
sheet-beaten = chute n° { $order }

## Le terminal

term-round = Manche { $round }
term-lap = tour de table { $lap }
term-first = commence : { $who }
term-draw-pile = Pioche
term-object-pile = Objets
term-discard = Défausse
term-adventure = Aventure
term-difficulty = Difficulté
term-received = Défis reçus / Difficulté
term-loot = Butin
term-challenges = Défis
term-heroes = Héros sur place
term-hero = Héros
term-glory = PG
term-cards = Cartes
term-place = Où
term-fortune = Devant soi
term-road = sur les routes
term-held = retenu
term-waiting = attend la phase suivante
term-out = n’est plus
term-allied = alliance avec { $who } ({ $share }/4 de la gloire)
term-truce = trêve avec { $who }
term-hand = Votre main
term-offered = Traité
term-omen = Présages
term-laid =
    { $count ->
        [one] une carte posée
       *[other] { $count } cartes posées
    }
term-glory-loot = { $count } PG
term-object-loot =
    { $count ->
        [one] 1 Objet
       *[other] { $count } Objets
    }
term-card-loot =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }

## Le premier tour accompagné

guide-1 = Voici les Aventures. La Difficulté dit combien de Défis chacune peut recevoir en tout ; le butin attend qui l’accomplira.
guide-2 = Les cartes posées dessus sont des Défis. La pointe de l’épée désigne qui a placé chacun : c’est contre lui que l’on enchérira.
guide-3 = Voici votre Héros, son pouvoir et ses trois attributs. Tant qu’un Défi garde son Aventure, il ne peut pas la quitter.
guide-4 = Voici votre main. Une Aventure ou un Défi joué rapporte 1 point ; les cartes de résolution se gardent pour les combats.
guide-5 = Voici la gloire de chacun, visible de tous. C’est votre score et votre bourse de mises : à 30, la fin approche ; à 0, tout est perdu.
guide-6 = Chaque manche a quatre phases : cartes, Héros, diplomatie, pioche. Ici, vous lisez toujours ce que l’on attend de vous.

## Les refus

refuse-CONAN-006 = Cette Aventure a déjà reçu autant de Défis que sa Difficulté : elle est complète pour toujours.
refuse-CONAN-102 = Proposez un échange de Héros à un autre joueur, ou passez ; la réponse est oui ou non.
refuse-CONAN-106 = Ce Défi se place devant un autre joueur, pas devant vous.
refuse-CONAN-109 = Votre Héros commence sur une Aventure où vous n’avez pas placé de Défi.
refuse-CONAN-202 = À votre tour, jouez une carte de votre main, ou passez.
refuse-CONAN-206 = Un Défi se joue sur une Aventure qui est sur la table.
refuse-CONAN-207 = Un Défi ne se joue pas sur l’Aventure où se trouve votre propre Héros.
refuse-CONAN-208 = Cette carte spéciale n’aurait pas d’effet ainsi : il lui faut une cible valable.
refuse-CONAN-209 = Cette Spéciale ne sert que dans un combat : gardez-la pour une résolution.
refuse-CONAN-211 = Le Passage secret mène à une autre Aventure de la table, qui ne porte aucun de vos Défis.
refuse-CONAN-212 = On ne déplace qu’un Défi que l’on a placé, vers une autre Aventure.
refuse-CONAN-302 = Dans la phase des Héros : déplacez-vous, affrontez un Défi ou un Héros, accomplissez, ou passez.
refuse-CONAN-303 = Un Héros qui n’est sur aucune Aventure doit se déplacer s’il le peut.
refuse-CONAN-308 = Choisissez une autre Aventure de la table.
refuse-CONAN-309 = Tant que cette Aventure porte un Défi, le Héros ne peut pas la quitter ainsi.
refuse-CONAN-310 = On ne fuit qu’avec les Bottes du fuyard, et quand un Défi retient le Héros.
refuse-CONAN-311 = Un Héros n’entre jamais sur une Aventure qui porte un Défi placé par son joueur.
refuse-CONAN-312 = Expulsé de cette Aventure, le Héros n’y revient pas dans la même phase.
refuse-CONAN-401 = Choisissez un Défi de l’Aventure où se trouve votre Héros.
refuse-CONAN-403 = Le Défi est choisi : engagez l’Allié ou combattez-le.
refuse-CONAN-502 = Une mise ne dépasse ni votre gloire, ni celle de l’adversaire.
refuse-CONAN-503 = Ouvrez les enchères : de 1 PG au plus petit des deux totaux de PG.
refuse-CONAN-504 = Répondez à la mise : se retirer, suivre ou surenchérir.
refuse-CONAN-505 = Une surenchère dépasse l’annonce de l’adversaire, sans dépasser le plus petit des deux totaux de PG.
refuse-CONAN-509 = La Chevalière vient de surenchérir : on ne peut que suivre ou se retirer.
refuse-CONAN-601 = Choisissez Force, Ruse ou Esprit.
refuse-CONAN-604 = Posez une carte de votre main, ou arrêtez-vous.
refuse-CONAN-701 = On ne défie qu’un Héros adverse qui se trouve sur la même Aventure.
refuse-CONAN-801 = Pour accomplir l’Aventure, il ne doit y rester ni Défi, ni Héros adverse.
refuse-CONAN-805 = Prenez une carte de la défausse.
refuse-CONAN-810 = Qui vient d’accomplir une Aventure attend la prochaine phase des Héros pour repartir.
refuse-CONAN-901 = Proposez un traité ou une alliance, ou passez.
refuse-CONAN-902 = Un traité porte sur des PG, des cartes et des Objets ; une trêve s’y ajoute si la table l’a choisi.
refuse-CONAN-903 = Un traité se propose à un autre joueur encore en jeu, ou à tous les autres.
refuse-CONAN-904 = Un traité contient quelque chose : de chaque côté, deux cartes et deux Objets au plus ; des PG d’un seul côté, de 1 à 10.
refuse-CONAN-905 = On ne promet que ce que l’on a, chaque chose une seule fois, et l’on garde au moins 1 PG.
refuse-CONAN-907 = Une carte se demande et se donne par sa catégorie : Aventure, Défi, Spéciale, ou n’importe laquelle.
refuse-CONAN-908 = Un Objet se désigne par son nom, une seule fois, parmi ceux que possède l’autre.
refuse-CONAN-909 = Acceptez, refusez, ou faites une contre-proposition. Pour accepter, il faut avoir tout ce que le traité demande.
refuse-CONAN-910 = Une contre-proposition ne se contre pas : acceptez ou refusez.
refuse-CONAN-911 = Un traité ouvert à tous s’accepte ou se refuse, sans contre-proposition.
refuse-CONAN-930 = Une alliance unit deux Héros de la même Aventure qui n’en ont pas d’autre.
refuse-CONAN-931 = Une alliance partage la gloire en quarts, de 0 à 4 ; le reste du butin va à l’un, à l’autre, ou tour à tour.
refuse-CONAN-932 = Acceptez ou refusez l’alliance ; seul le joueur sollicité peut proposer, une fois, d’autres termes.
refuse-CONAN-934 = Deux alliés ne se battent pas en duel.
refuse-CONAN-1001 = Gardez l’une des deux cartes du présage.
refuse-CONAN-1202 = Une trêve vous l’interdit jusqu’à la fin de la prochaine phase des Héros.
refuse-CONAN-1205 = Un pacte, si la table les a choisis : dites qui donne à qui, puis quoi. Seize clauses au plus ; entre deux joueurs, des PG dans un seul sens, en une fois.

## Le client : ce que dit la table

ui-conan-lang = fr
ui-conan-answer = Votre réponse
ui-conan-close = Fermer
ui-conan-back = Retour
ui-conan-continue = Poursuivre
ui-conan-players = Les autres joueurs
ui-conan-adventures = Les Aventures sur la table
ui-conan-no-adventure = Plus une seule Aventure sur la table.
ui-conan-no-adventure-yet = Les Héros sont là. Les Aventures seront posées ensuite.
ui-conan-round = Manche { $round }
ui-conan-setup = Mise en place
ui-conan-lap = tour { $lap }
ui-conan-now = En ce moment : { $phase }
ui-conan-pile =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
ui-conan-object-pile =
    { $count ->
        [one] Pile d’Objets : { $count } Objet
       *[other] Pile d’Objets : { $count } Objets
    }
ui-conan-discard =
    { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
ui-conan-discard-empty = Rien n’a encore été défaussé.
ui-conan-hand =
    { $count ->
        [one] Votre main : { $count } carte
       *[other] Votre main : { $count } cartes
    }
ui-conan-empty-hand = Votre main est vide.
ui-conan-loot = Difficulté { $difficulty }. Butin : { $loot }.
ui-conan-cost = S’engage pour { $count } PG.
ui-conan-price = Vous coûte { $count } PG.
ui-conan-indicator = Indicateur de résolution : pas un bluff.
ui-conan-received =
    { $count ->
        [0] Aucun Défi reçu, { $most } au plus.
        [one] Un Défi reçu, { $most } au plus.
       *[other] { $count } Défis reçus, { $most } au plus.
    }
ui-conan-carries =
    { $count ->
        [0] Aucun Défi ne s’y trouve.
        [one] Un Défi s’y trouve.
       *[other] { $count } Défis s’y trouvent.
    }
ui-conan-here = Ici : { $who }.
ui-conan-before = devant { $who }
ui-conan-challenge-down = Un Défi face cachée, posé par { $owner }
ui-conan-challenge-known = Face cachée, mais vous le connaissez, posé par { $owner }. { $card }
ui-conan-challenge-up = Posé par { $owner }. { $card }
ui-conan-figure = { $hero }, Héros de { $who }
ui-conan-seat = { $who } : { $hero }, { $glory } PG, cartes en main : { $cards }, Objets : { $objects }
ui-conan-beaten = { $who } est hors jeu
ui-conan-fallen = Hors jeu
ui-conan-first = Commence la manche
ui-conan-allied = En alliance avec { $who }, { $share }/4 de la gloire
ui-conan-truce = Trêve avec { $who }
ui-conan-waits = Attend la prochaine phase des héros
ui-conan-road = En chemin
ui-conan-objects = Objets
ui-conan-allies = Alliés engagés
ui-conan-accomplished = Aventures accomplies
ui-conan-known = Cartes de la main que vous connaissez
ui-conan-swap = Les Héros
ui-conan-swap-own = Le vôtre
ui-conan-swap-offer = Proposer l’échange
ui-conan-lay-here = Poser l’Aventure ici
ui-conan-help-adventure = Choisissez une Aventure sur la table.
ui-conan-help-player = Choisissez un joueur.
ui-conan-help-shift = Choisissez l’un de vos Défis.
ui-conan-fight = { $who } contre { $other }
ui-conan-duel = Duel !
ui-conan-hire-or-fight = Un Allié vous barre la route.
ui-conan-bids = Mise de { $who } : { $bid }. Mise de { $other } : { $against }.
ui-conan-cap = Aucune mise au-dessus de { $count } PG.
ui-conan-bid = Votre mise
ui-conan-less = Miser moins
ui-conan-more = Miser plus
ui-conan-withdraw-cost =
    { $left ->
        [0] coûte { $count } PG : c’est l’élimination
       *[other] coûte { $count } PG{ $forfeits ->
            [0] {""}
           *[other] {" "}et votre Défi
        }
    }
ui-conan-ruin = Perdu, vous êtes éliminé.
ui-conan-stake = en jeu de chaque côté
ui-conan-attribute = L’attribut du combat
ui-conan-versus = contre
ui-conan-wave = Vague { $wave } sur 3
ui-conan-lay = Posez une carte de votre main, ou
ui-conan-sealed = { $who } a choisi
ui-conan-stopped = { $who } s’est arrêté là
ui-conan-choosing = { $who } choisit
ui-conan-diplomacy = Diplomatie
ui-conan-a-treaty = Un traité
ui-conan-a-alliance = Une alliance
ui-conan-a-pact = Un pacte
ui-conan-pact-from = Un pacte proposé par { $who }
ui-conan-pact-with = Avec qui ? Un pacte peut lier deux ou trois joueurs.
ui-conan-pact-help = Dites qui donne à qui, puis quoi.
ui-conan-an-alliance = Une alliance
ui-conan-to = À qui ?
ui-conan-to-all = tout le monde
ui-conan-give = Je donne
ui-conan-give-glory = Gloire donnée
ui-conan-give-card = Pour donner une carte, touchez-la dans votre main.
ui-conan-ask = Je demande
ui-conan-ask-glory = Gloire demandée
ui-conan-ask-card = Carte demandée n° { $n }
ui-conan-no-card = aucune carte
ui-conan-veiled = voilée
ui-conan-shown = montrée
ui-conan-take-back = Garder { $card } finalement
ui-conan-propose-to = Proposer à { $who }
ui-conan-propose-all = Proposer à tout le monde
ui-conan-written = Votre traité est écrit
ui-conan-written-help = Signez-le, complétez-le par la liste des choix, ou annulez ce qui est de trop.
ui-conan-sign-truce = Signer avec une trêve
ui-conan-counter-to = Contre-proposition à { $who }
ui-conan-counter-from = Contre-proposition : { $who } à { $other }
ui-conan-treaty-from = Traité : { $who } à { $other }
ui-conan-alliance-from = Alliance : { $who } à { $other }
ui-conan-gives = { $who } donne
ui-conan-taker = Qui accepte
ui-conan-with-truce = Avec une trêve jusqu’à la fin de la prochaine phase des héros
ui-conan-choose-cards = Marché conclu ! Choisissez dans votre main ce que vous donnez.
ui-conan-thinks = La parole est à { $who }.
ui-conan-alliance-help = Vous et { $who } êtes sur la même Aventure. Comment partager ce qui s’y gagne et s’y perd ?
ui-conan-share = Votre part de la gloire
ui-conan-quarters = { $share }/4 pour vous, { $rest }/4 pour { $who }
ui-conan-spoils = Objets et cartes du butin
ui-conan-spoils-mine = tout pour moi
ui-conan-spoils-theirs = tout pour { $who }
ui-conan-spoils-turns = à tour de rôle
ui-conan-loot-turns = Objets et cartes du butin : à tour de rôle.
ui-conan-loot-for = Objets et cartes du butin : tout pour { $who }.
ui-conan-treaties = Traités et alliances
ui-conan-treaties-count =
    { $count ->
        [one] Traités et alliances : { $count } proposition
       *[other] Traités et alliances : { $count } propositions
    }
ui-conan-no-treaty = Personne n’a encore rien proposé.
ui-conan-pact-asked = Proposition.
ui-conan-pact-agreed = Accord.
ui-conan-pact-refused = Refus.
ui-conan-pact-countered = Contre-proposition en réponse.
ui-conan-pact-parted = Accord, rompu depuis.
ui-conan-refused-by = Refus de { $who }.
ui-conan-sheet-rounds =
    { $rounds ->
        [one] après { $rounds } manche
       *[other] après { $rounds } manches
    }
ui-conan-sheet-rank = Rang
ui-conan-sheet-player = Joueur
ui-conan-sheet-decides = c’est ce qui départage
ui-conan-sheet-note = La plus grande gloire l’emporte. À égalité : la Difficulté accomplie, puis les Objets, puis les cartes en main. Ce qui a départagé est souligné.

## Pourquoi un bot conseille telle ou telle chose

why-pass-end = Passer met fin à la partie, et vous êtes en tête.
why-pass-keep = Ce qui reste en main vaudra davantage plus tard.
why-pass-none = Rien de votre main ne peut être joué maintenant.
why-place = Qui ira sur { $adventure } le trouvera sur son chemin.
why-hire-one =
    { $amount ->
        [0] Pour rien, ce Défi est levé à coup sûr, et l’Allié se bat à vos côtés.
       *[other] Pour { $amount } PG, ce Défi est levé à coup sûr, et l’Allié se bat à vos côtés.
    }
why-lay-reckless = { $card } ne change pas le total : en cas de victoire, { $amount } PG de plus.
why-play = Un point de gloire, et une destination de plus.
why-set-block = Un point de gloire, et un obstacle sur { $adventure } avant qu’on n’emporte le butin.
why-set-early = Un point de gloire ; qui viendra sur { $adventure } le trouvera sur sa route.
why-rob =
    { $amount ->
        [one] Un point de gloire change de camp.
       *[other] { $amount } points de gloire changent de camp.
    }
why-spy = Mieux vaut savoir ce qui attend là avant de miser dessus.
why-shift = Là où il est, il ne gêne personne : il servira mieux ailleurs.
why-send = Deux cartes pour une.
why-banish = Ce Héros était trop près du butin.
why-way =
    { $adventure } rapporte { $amount } PG, à portée en { $turns ->
        [one] un tour environ
       *[other] { $turns } tours environ
    }.
why-accomplish = Plus rien entre vous et le butin : { $amount } PG, tout de suite.
why-face = Il faut bien ouvrir la route : environ { $percent } % de chances de gagner le combat.
why-face-unknown = Face cachée, il vous arrête tout autant : autant savoir ce que c’est.
why-duel = Un rival barre la route du butin : environ { $percent } % de chances de gagner le duel.
why-stay = Rien ici ne vaut le risque ce tour-ci.
why-hire =
    { $amount ->
        [0] Sans rien débourser, la voie est libre à coup sûr.
        [one] Pour un point de gloire, la voie est libre à coup sûr.
       *[other] Pour { $amount } points de gloire, la voie est libre à coup sûr.
    }
why-fight = Engager coûte trop cher quand on a environ { $percent } % de chances de gagner.
why-bid = Environ { $percent } % de chances de gagner : la mise vaut son prix.
why-bid-low = Environ { $percent } % de chances de gagner : inutile de miser davantage.
why-bid-bluff = À peine { $percent } % de chances de gagner : une mise haute, pour que l’autre se retire.
why-bid-lure = Environ { $percent } % de chances de gagner : une mise basse, pour que l’autre suive.
why-withdraw = À peine { $percent } % de chances de gagner : se retirer coûte moins cher.
why-follow = Environ { $percent } % de chances de gagner : mieux que de payer pour se retirer.
why-choose = Avec vos cartes, { $attribute } vous donne environ { $percent } % de chances de gagner.
why-lay = { $card } fait passer vos chances de { $before } à { $percent } %.
why-lay-bluff = { $card } ne fait rien, mais l’autre n’en sait rien.
why-stop = Environ { $percent } % de chances en l’état : une carte de plus coûterait plus qu’elle ne rapporte.
why-keep = Du choix offert, c’est { $card } qui vous servira le mieux.
why-swap = Ce Héros gagne plus souvent que le vôtre.
why-no-swap = Votre Héros gagne au moins aussi souvent.
why-treaty =
    { $amount ->
        [0] Vous y gagnez un peu tous les deux sur les autres.
        [one] Cela devrait vous valoir un point de gloire, et l’autre y gagne aussi.
       *[other] Cela devrait vous valoir { $amount } points de gloire, et l’autre y gagne aussi.
    }
why-no-offer = Rien à vendre qui profite aux deux.
why-accept-treaty =
    { $amount ->
        [0] Il vous rapporte un peu plus qu’il ne vous coûte.
        [one] Il vous rapporte environ un point de gloire de plus qu’il ne vous coûte.
       *[other] Il vous rapporte environ { $amount } points de gloire de plus qu’il ne vous coûte.
    }
why-refuse-treaty =
    { $amount ->
        [0] Il ne vous rapporte pas plus qu’il ne donne à un rival.
        [one] Tout compté, il vous coûte environ un point de gloire.
       *[other] Tout compté, il vous coûte environ { $amount } points de gloire.
    }
why-counter =
    { $amount ->
        [0] D’autres termes vous iraient un peu mieux à tous les deux.
        [one] D’autres termes vous vaudraient environ un point de gloire.
       *[other] D’autres termes vous vaudraient environ { $amount } points de gloire.
    }
why-ally = Aucun de vous n’aura le butin contre l’autre : partagé, il vient plus vite.
why-accept-alliance =
    { $amount ->
        [0] Une part qui vient plus vite vaut un peu mieux que l’espoir de tout avoir.
        [one] Une part qui vient plus vite vaut environ un point de gloire de plus que l’espoir de tout avoir.
       *[other] Une part qui vient plus vite vaut environ { $amount } points de gloire de plus que l’espoir de tout avoir.
    }
why-refuse-alliance =
    { $amount ->
        [0] La part offerte ne vaut pas mieux que de continuer seul.
        [one] Continuer seul vaut environ un point de gloire de plus.
       *[other] Continuer seul vaut environ { $amount } points de gloire de plus.
    }

## La table générique

place-hand = Main
place-laid = Posées
place-hero = Héros
place-allies = Alliés
place-objects = Objets
place-accomplished = Accomplies
place-draw-pile = Pioche
place-object-pile = Objets
place-discard = Défausse
place-adventures = Aventures
place-challenges = Défis
place-offered = Offertes
place-omen = Présage
counter-glory = Gloire
counter-round = Manche
number-force = Force
number-ruse = Ruse
number-esprit = Esprit
number-difficulty = Difficulté
number-glory = Gloire
number-objects = Objets
number-cards = Cartes
