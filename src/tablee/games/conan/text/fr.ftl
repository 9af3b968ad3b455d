### Conan : tous les textes du jeu, en français.

## Le jeu

title = Conan
    .tagline = Gloire aux plus hardis, ruine aux plus crédules.
credits = Le résumé de règles d’où vient ce jeu ne nomme ni auteur ni éditeur : le jeu reste le leur. Les cartes et les textes, qu’il ne donne pas, sont de Tablée.
    .short = Le livret ne nomme ni auteur ni éditeur
running = Gloire
intro =
    Sous un ciel couleur de braise, on loue son épée le matin et l’on vend ses amis le soir.
    Envoyez votre Héros piller les tombeaux, semez monstres et pièges sous les pas des autres, misez votre gloire sur des cartes que personne ne voit.
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
    .form = f
    .short = F
attribute-ruse = Ruse
    .form = f
    .short = R
attribute-esprit = Esprit
    .form = m
    .short = E

## Les Héros

card-H01 = Barbare
    .form = m
    .power = Fureur
    .effect = En duel, +1 à votre total, que la provocation vienne de vous ou non.
    .text = La civilisation ? Il l’a vue de près, une fois, juste avant l’incendie.
card-H02 = Voleuse
    .form = f
    .power = Doigts légers
    .effect = Qui se retire des enchères contre vous y laisse au moins 2 PG, au lieu de 1.
    .text = Elle n’a jamais forcé une serrure. Elles se confient à elle, voilà tout.
card-H03 = Sorcier
    .form = m
    .power = Troisième œil
    .effect = Chaque fois qu’il arrive sur une Aventure, regardez en secret tous les Défis qui y sont cachés.
    .text = Il a lu le livre qu’il ne fallait pas ouvrir. Deux fois : la seconde pour les notes.
card-H04 = Prêtresse
    .form = f
    .power = Présage
    .effect = À la phase de pioche, tirez deux cartes au lieu d’une : gardez-en une, glissez l’autre sous la pioche.
    .text = Les entrailles ne mentent jamais. C’est du reste du mouton qu’il faut se méfier.
card-H05 = Mercenaire
    .form = m
    .power = Solde
    .effect = +1 PG chaque fois que ce Héros surmonte un Défi par une résolution.
    .text = Mourir pour la gloire ? Volontiers : payable d’avance.
card-H06 = Exploratrice
    .form = f
    .power = Pied léger
    .effect = Dès qu’elle a accompli une Aventure, vous pouvez la placer sur une autre qui lui est permise.
    .text = Sur sa carte du monde, deux mots seulement : plus loin.
card-H07 = Pillarde
    .form = f
    .power = Pillage
    .effect = +1 PG chaque fois qu’elle accomplit une Aventure.
    .text = Quand elle arrive, il est trop tard. Quand elle repart, il n’y a plus de portes.
card-H08 = Nomade
    .form = m
    .power = Sans attache
    .effect = Peut faire un Mouvement même depuis une Aventure qui porte des Défis.
    .text = Derrière son cheval, le vent efface les traces. Devant, il n’ose pas.
card-H09 = Chevalière
    .form = f
    .power = Parole donnée
    .effect = Quand vous venez de surenchérir, l’adversaire ne peut plus que suivre ou se retirer.
    .text = Son épée a rouillé. Son serment, non.
card-H10 = Marchand
    .form = m
    .power = Marchandage
    .effect = Engager un Allié vous coûte 1 PG de moins.
    .text = Il a vendu deux fois le même chameau. Le chameau a touché sa part.

## Les Aventures

-recover = En l’accomplissant, prenez en main une carte de votre choix dans la défausse.
-tribute = En l’accomplissant, recevez 1 PG de chaque autre joueur qui en a au moins 2.
-passage = En l’accomplissant, vous pouvez placer aussitôt votre Héros sur une autre Aventure permise.

card-A01 = L’Auberge des pendus
    .form = f
    .text = Un lit, une soupe, une corde. La corde est comprise.
card-A02 = Le Gué aux corbeaux
    .form = m
    .text = Ils ne mangent que les voyageurs. Les gens d’ici leur disent bonjour.
card-A03 = Le Marché des ombres
    .form = m
    .text = On y vend de tout, sauf de quoi voir ce qu’on achète.
card-A04 = La Tour du guetteur
    .form = f
    .text = Il guette depuis cent ans. Il est mort depuis quatre-vingts.
card-A05 = La Crypte oubliée
    .form = f
    .text = Oubliée des vivants. Les autres y sont encore très attachés.
card-A06 = Le Champ des épées
    .form = m
    .power = Récupération
    .effect = { -recover }
    .text = On y a semé des soldats. C’est du fer qui pousse.
card-A07 = Les Mines de cuivre rouge
    .form = fp
    .text = Avant l’ouverture de la mine, le minerai n’était pas rouge.
card-A08 = La Bibliothèque ensablée
    .form = f
    .text = Mille rouleaux sous la dune, et un lecteur qui n’est jamais ressorti.
card-A09 = Le Port des contrebandiers
    .form = m
    .text = Ici, même la marée arrive de nuit, sans lanterne.
card-A10 = Le Temple englouti
    .form = m
    .text = Le dieu s’est noyé. Ses prêtres ont appris à nager.
card-A11 = La Route des caravanes
    .form = f
    .power = Tribut
    .effect = { -tribute }
    .text = Dix jours de sel, dix jours de soif, et des mains tendues tout du long.
card-A12 = Les Tunnels de la citadelle
    .form = mp
    .power = Passage
    .effect = { -passage }
    .text = Les remparts ont coûté une fortune. L’égout passe dessous, et c’est gratuit.
card-A13 = Le Trésor du satrape
    .form = m
    .text = Tout l’or de la province, compté chaque soir par un homme qui dort mal.
card-A14 = Les Jardins du devin
    .form = mp
    .text = Hier, il a taillé ses roses pour la visite de demain : la vôtre.
card-A15 = La Forge du volcan
    .form = f
    .text = On y trempe les lames dans la lave, et parfois les apprentis.
card-A16 = L’Arène de sable
    .form = f
    .power = +1 Force
    .effect = Une fois devant vous : +1 au total de votre Héros, duels compris, si l’attribut final est la Force.
    .text = On change le sable chaque matin. Personne ne demande pourquoi.
card-A17 = La Cour des masques
    .form = f
    .power = +1 Ruse
    .effect = Une fois devant vous : +1 au total de votre Héros, duels compris, si l’attribut final est la Ruse.
    .text = Qui entre à visage découvert en ressort sans visage.
card-A18 = Le Palais du roi mort
    .form = m
    .text = Le trône est vide. La couronne, elle, suit les visiteurs du regard.
card-A19 = Le Tombeau du géant
    .form = m
    .text = De la porte au gros orteil, comptez trois jours de marche.
card-A20 = L’Île aux oracles
    .form = f
    .power = +1 Esprit
    .effect = Une fois devant vous : +1 au total de votre Héros, duels compris, si l’attribut final est l’Esprit.
    .text = Ici, tous les oracles disent vrai. C’est bien là l’horreur.

## Les Défis : les Monstres

-trophy = Trophée : 1 PG à qui surmonte ce Monstre par une résolution.

card-C01 = Chacals des ruines
    .form = mp
    .text = Ils rient avant. Après, ils ont la bouche pleine.
card-C02 = Brute des carrières
    .form = f
    .text = Casse des pierres pour se détendre, et des gens quand il n’y a plus de pierres.
card-C03 = Essaim de scarabées
    .form = m
    .text = D’abord un crépitement de pluie. Il ne pleut jamais dans la région.
card-C04 = Grand singe voleur
    .form = m
    .text = Il rend les épées volées contre une figue. Il déteste les figues.
card-C05 = Spectre du gué
    .form = m
    .text = Une pièce pour passer. Un nom pour rester.
card-C06 = Panthère d’obsidienne
    .form = f
    .text = Deux braises dans le noir, puis plus rien : elle ferme les yeux pour bondir.
card-C07 = Ogre des cols
    .form = m
    .text = Le péage est simple : la mule ou le muletier.
card-C08 = Assassin sans visage
    .form = m
    .text = Nul ne peut le décrire : ses témoins n’ont plus de tête.
card-C09 = Liche du puits
    .form = f
    .text = Tirez sur le seau. Si la corde tire aussi, lâchez tout.
card-C10 = Harpies de sel
    .form = fp
    .text = Des becs, des rancunes, et le sel déjà prêt pour les plaies.
card-C11 = Colosse de basalte
    .form = m
    .effect = { -trophy }
    .text = Cette montagne n’était pas sur la carte. Elle vient d’arriver.
card-C12 = Reine araignée
    .form = f
    .effect = { -trophy }
    .text = Elle file, elle tisse, elle reçoit. Nul invité n’a encore pris congé.
card-C13 = Serpent aux mille voix
    .form = m
    .effect = { -trophy }
    .text = L’une d’elles est celle de votre mère. N’entrez pas.
card-C14 = Démon du seuil
    .form = m
    .effect = { -trophy }
    .text = Il ouvre poliment, et referme avant que les cris ne sortent.

## Les Défis : les Pièges

-trap-discard = Échec : si le Héros perd la résolution, son joueur défausse une carte au hasard.
-trap-glory = Échec : si le Héros perd la résolution, son joueur perd 1 PG, jamais le dernier.

card-C15 = Dalle basculante
    .form = f
    .effect = { -trap-discard }
    .text = Une dalle sur cent. L’architecte riait en les comptant.
card-C16 = Fosse aux pieux
    .form = f
    .effect = { -trap-glory }
    .text = Au fond, un squelette vous a gardé une place.
card-C17 = Salle noyée
    .form = f
    .effect = { -trap-discard }
    .text = La porte se ferme, l’eau monte, et le plafond porte des marques d’ongles.
card-C18 = Lames pendulaires
    .form = fp
    .effect = { -trap-glory }
    .text = Tic. Tac. Après la troisième, recomptez vos bras.
card-C19 = Brume soporifique
    .form = f
    .effect = { -trap-discard }
    .text = Elle sent la menthe et le repos éternel.
card-C20 = Labyrinthe de miroirs
    .form = m
    .effect = { -trap-glory }
    .text = Votre reflet connaît la sortie. Il préfère la garder pour lui.
card-C21 = Aiguille empoisonnée
    .form = f
    .effect = { -trap-discard }
    .text = Le coffre était ouvert. Il suffisait de ne pas toucher à la serrure.
card-C22 = Pont saboté
    .form = m
    .effect = { -trap-glory }
    .text = Il a tenu cent ans. Il tiendra bien encore un pas.

## Les Défis : les Alliés

-ally = Au lieu d’enchérir, payez son coût : ses attributs servent à votre Héros tant qu’il reste sur l’Aventure.

card-C23 = Écuyer en fuite
    .form = m
    .effect = { -ally }
    .text = Il sait porter une lance, et surtout courir avec.
card-C24 = Gamine des toits
    .form = f
    .effect = { -ally }
    .text = Elle connaît toutes les cheminées de la ville, et ce qu’on y brûle.
card-C25 = Conteur aveugle
    .form = m
    .effect = { -ally }
    .text = Voilà vingt ans qu’il raconte votre histoire. Il ne lui manque que la fin.
card-C26 = Lancière des marches
    .form = f
    .effect = { -ally }
    .text = Dix ans de garde face à la brume. Elle sait ce qui en sort.
card-C27 = Maître crocheteur
    .form = m
    .effect = { -ally }
    .text = Sa femme a changé la serrure. Il était déjà à table.
card-C28 = Anachorète
    .form = m
    .effect = { -ally }
    .text = Trente ans de silence, et un seul mot en réserve.
card-C29 = Diseuse de sorts
    .form = f
    .effect = { -ally }
    .text = Elle lit dans les lignes de la main. Gardez l’autre pour la payer.
card-C30 = Gladiateur affranchi
    .form = m
    .effect = { -ally }
    .text = Libre depuis ce matin. Il cherche quelqu’un à remercier, ou à assommer.
card-C31 = Capitaine des Lames grises
    .form = m
    .effect = { -ally }
    .text = Les Lames ne sont grises que les jours de paie.
card-C32 = Princesse en exil
    .form = f
    .effect = { -ally }
    .text = Elle a perdu un royaume, et gardé la liste de ceux qui le lui rendront.

## Les Spéciales de Résolution

card-R01 = Coup de taille
    .form = m
    .effect = +2 à votre total si l’attribut final est la Force.
    .text = L’argument manque de finesse, mais il porte loin.
card-R02 = Feinte de l’ombre
    .form = f
    .effect = +2 à votre total si l’attribut final est la Ruse.
    .text = L’épée était à gauche. Le regard aussi. Pas le coup.
card-R03 = Volonté d’airain
    .form = f
    .effect = +2 à votre total si l’attribut final est l’Esprit.
    .text = On a cogné dessus toute la nuit. Au matin, il a fallu changer d’enclume.
card-R04 = Rage rouge
    .form = f
    .effect = +3 à votre total si l’attribut final est la Force.
    .text = Ensuite, quelqu’un a dû lui expliquer ce qui était arrivé à la table.
card-R05 = Langue de vipère
    .form = f
    .effect = +3 à votre total si l’attribut final est la Ruse.
    .text = Trois mots à la bonne oreille, et deux amis dégainent.
card-R06 = Parole interdite
    .form = f
    .effect = +3 à votre total si l’attribut final est l’Esprit.
    .text = Le silence d’après n’est pas le même que celui d’avant.
card-R07 = Second souffle
    .form = m
    .effect = +1 à votre total.
    .text = Le premier se rend. Le second se vend cher.
card-R08 = Sable aveuglant
    .form = m
    .effect = −2 au total de l’adversaire.
    .text = Le désert prête volontiers. Une poignée suffit.
card-R09 = Mêlée générale
    .form = f
    .effect = L’attribut devient la Force. Si l’adversaire en impose un autre, le premier choix demeure.
    .text = Il y avait un plan. Il est sous la table, avec l’aubergiste.
card-R10 = Jeu de dupes
    .form = m
    .effect = L’attribut devient la Ruse. Si l’adversaire en impose un autre, le premier choix demeure.
    .text = Vous cherchez qui est la dupe ? Asseyez-vous, on vous attendait.
card-R11 = Duel des âmes
    .form = m
    .effect = L’attribut devient l’Esprit. Si l’adversaire en impose un autre, le premier choix demeure.
    .text = Deux silhouettes immobiles. Bientôt, l’une des deux sera de pierre.
card-R12 = Parade
    .form = f
    .effect = Annule la dernière Spéciale de Résolution de l’adversaire qui ne soit ni une Parade ni déjà annulée.
    .text = Le fer a chanté, et ce fut tout ce qu’il fit.
card-R13 = Témérité
    .form = f
    .effect = Si vous gagnez cette résolution, prenez encore 2 PG à l’adversaire, qui en garde au moins 1.
    .text = Les prudents vieillissent. On ne chante pas les vieux.

## Les Spéciales d’Action

card-N01 = Passage secret
    .form = m
    .effect = Placez ou déplacez votre Héros sur une autre Aventure permise, même si des Défis le retiennent.
    .text = Tirez le chandelier. Non, pas celui-là.
card-N02 = Rumeur de taverne
    .form = f
    .effect = Regardez en secret tous les Défis cachés d’une Aventure où un autre joueur en a posé au moins un.
    .text = Le borgne a tout vu. La moitié est vraie.
card-N03 = Bourse coupée
    .form = f
    .effect = Prenez 2 PG à un autre joueur, qui en garde au moins 1.
    .text = La sangle était neuve. Le couteau aussi.
card-N04 = Embuscade mouvante
    .form = f
    .effect = Déplacez un de vos Défis vers une autre Aventure où vous pourriez en jouer un.
    .text = Ils étaient derrière ce rocher. Le rocher aussi a changé de place.
card-N05 = Messager
    .form = m
    .effect = Piochez 2 cartes.
    .text = Le cheval est mort à la porte. La lettre est arrivée.
card-N06 = Sentence d’exil
    .form = f
    .effect = Le Héros d’un autre joueur quitte son Aventure : le voilà sur les routes.
    .text = Trois sceaux, deux témoins, un cheval. Vous avez jusqu’au soir.

## Les Objets

-bonus-force = +1 au total de votre Héros, duels compris, si l’attribut final est la Force.
-bonus-ruse = +1 au total de votre Héros, duels compris, si l’attribut final est la Ruse.
-bonus-esprit = +1 au total de votre Héros, duels compris, si l’attribut final est l’Esprit.

card-O01 = Hache du chef de clan
    .form = f
    .effect = { -bonus-force }
    .text = Elle a tranché la question de la succession. Cinq fois.
card-O02 = Gantelets de bronze
    .form = mp
    .effect = { -bonus-force }
    .text = Une poignée de main, et l’affaire est réglée. La main aussi.
card-O03 = Cape grise
    .form = f
    .effect = { -bonus-ruse }
    .text = Grise au crépuscule, grise à l’aube, absente à minuit.
card-O04 = Dague courbe
    .form = f
    .effect = { -bonus-ruse }
    .text = Elle contourne les armures, et les questions.
card-O05 = Amulette d’ambre
    .form = f
    .effect = { -bonus-esprit }
    .text = Dans l’ambre, une abeille. Certaines nuits, elle bourdonne.
card-O06 = Grimoire cousu
    .form = m
    .effect = { -bonus-esprit }
    .text = On l’a cousu pour le faire taire. Il marmonne encore.
card-O07 = Bottes du fuyard
    .form = fp
    .effect = Retirez cette carte du jeu pour faire un Mouvement malgré les Défis qui retiennent votre Héros.
    .text = Semelles comme neuves : il n’a couru qu’une fois.
card-O08 = Œil de jade
    .form = m
    .effect = Vous connaissez tous les Défis cachés de l’Aventure où se tient votre Héros.
    .text = Il ne cligne jamais, sauf quand on ment.
card-O09 = Sablier noir
    .form = m
    .effect = À chaque phase de pioche, piochez une carte de plus.
    .text = Retournez-le : il reste encore quelques grains d’hier.
card-O10 = Couronne brisée
    .form = f
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
aid-move = Mouvement : un Héros peut quitter une Aventure sans Défi. Il n’arrive jamais là où vous avez posé un Défi.
aid-face = Affronter : retournez un Défi de votre Aventure ; engagez-le si c’est un Allié, sinon enchérissez contre qui l’a posé.
aid-auction = Enchères : suivre, surenchérir ou se retirer. Jamais plus que la gloire du moins riche. Se retirer coûte sa dernière mise, 1 PG au moins ; le Défi reste, sauf si la table joue le Défi abandonné.
aid-resolution = Résolution : le Héros choisit Force, Ruse ou Esprit, puis chacun pose jusqu’à trois cartes cachées. Sans la marque de résolution : bluff.
aid-result = Résultat : le Héros doit faire strictement plus. Le gagnant prend la mise du perdant ; un Défi surmonté est défaussé, sinon il reste.
aid-duel = Duel : provoquez un rival sur votre Aventure. Il choisit l’attribut ; le perdant est expulsé.
aid-accomplish = Accomplir : plus de Défi, plus de rival ? Prenez l’Aventure et son butin ; le Héros attend la phase des Héros suivante.
aid-treaty = Traité : échangez gloire, cartes et Objets. Annoncé à tous, et nul ne peut le rompre.
aid-alliance = Alliance : deux Héros sur la même Aventure partagent gains, pertes, butin, et le meilleur de leurs attributs.
aid-draw = Pioche : une carte chacun, sans limite de main.

## La fin de la partie

reason-glory = Trente points de gloire : on couvre les feux, les bardes accordent leurs luths, et l’on compte.
reason-last = Plus un rival debout : la gloire, toute la gloire, et personne pour la disputer.
reason-rounds = Vingt manches ont passé : les Héros ont vieilli, et la légende s’arrête où elle en est.

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
    .help = Un traité peut comporter une trêve : ni duel, ni Défi, ni Spéciale d’Action entre les deux signataires jusqu’à la fin de la phase des Héros suivante.
option-diplomacy = Diplomatie
    .help = Sans elle, ni traité ni alliance : la phase de diplomatie est sautée, les parties sont plus courtes.
option-forfeit = Défi abandonné
    .help = Un Défi est défaussé quand son propriétaire se retire des enchères. Dans le livre, il reste. Entre bots, cela donne une fois et demie à deux fois plus d’Aventures accomplies, et une ou deux manches de moins.
option-pacts = Pactes
    .help = Des traités aussi libres que dans le livre : à deux ou à trois, autant de cartes, d’Objets et de PG qu’on veut, des cartes demandées par leur nom. Les bots y répondent, sans en proposer.
option-lead_first = Avance du premier joueur
    .help = Des PG en plus des 15 du départ. À trois, dans un ordre fixe, 4 pour le premier et 3 pour le deuxième rendent les trois places égales.
option-lead_second = Avance du deuxième joueur
    .help = De même pour le deuxième dans l’ordre du jeu.

## Les questions
## Dans AnswerAlliance, $share sont les quarts de gloire qui reviennent à qui répond, $rest les autres ; $loot dit à qui va le reste du butin.

ask-OfferSwap = Choisissez un Héros contre qui échanger le vôtre, une seule fois, ou gardez-le.
    .other = { $who } jauge les Héros de la table.
ask-AnswerSwap = { $proposer } vous propose { LE($theirs) } contre { LE($mine) } : acceptez ou refusez.
    .other = { $who } pèse un échange de Héros avec { $proposer }.
ask-PlaceChallenge = Choisissez l’Aventure où cacher ce Défi : { $card }.
    .other = { $who } cherche où cacher son premier Défi.
ask-PlaceHero = Choisissez l’Aventure où commence votre Héros, jamais celle qui porte votre Défi.
    .other = { $who } choisit où commencera son Héros.
ask-CardTurn =
    { $lap ->
        [1] Choisissez une carte à jouer, ou passez : le premier tour de table continue.
       *[other] Choisissez une carte à jouer, ou passez : la phase de cartes s’arrêtera là.
    }
    .other = { $who } peut jouer une carte.
ask-HeroTurn =
    { $can ->
        [go] Votre Héros est sur les routes : choisissez l’Aventure où il va.
        [accomplish] Accomplissez { LE($adventure) }, ou choisissez une autre Aventure.
        [fight] { CAP(AU($adventure)) }, affrontez un Défi, provoquez un rival ou passez.
        [face] { CAP(AU($adventure)) }, choisissez un Défi à affronter, ou passez.
        [duel] { CAP(AU($adventure)) }, provoquez un rival, changez d’Aventure ou passez.
        [move] Choisissez une autre Aventure pour votre Héros, ou passez.
        [escape] Choisissez l’Aventure où fuir, ou passez.
       *[wait] Rien à faire { AU($adventure) } : passez.
    }
    .other = { $who } décide de ce que fait son Héros.
ask-HireOrFight = Un Allié, { LE($card) } : engagez-le, ou combattez-le.
    .other = { $who } marchande avec un Allié, { LE($card) }.
ask-OpenAuction =
    { $duel ->
        [1] Duel contre { $other } : choisissez votre mise, puis ouvrez.
       *[other] Contre { LE($card) }, Défi posé par { $other } : choisissez votre mise, puis ouvrez.
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
        [1] Duel contre { $opponent }, { $stake } PG en jeu. On vous provoque : choisissez Force, Ruse ou Esprit.
       *[other] Face { AU($card) }, { $stake } PG en jeu : choisissez Force, Ruse ou Esprit.
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
        [terms] Traité proposé { A($other) }. Vous donnez : { LE($gives) }.{ $hidden ->
            [0] {""}
           *[other] {" "}Sous le voile : { LE($veiled) }.
        } Vous demandez : { LE($asks) }.{ $truce ->
            [0] {""}
           *[other] {" "}Avec une trêve.
        } Ajoutez une clause, ou signez.
        [clauses] Votre pacte avec { $parties }. Vous donnez : { LE($gives) }. Vous recevez : { LE($gets) }.{ $three ->
            [2] {" "}Entre les autres : { LE($rest) }.
           *[other] {""}
        }{ $truce ->
            [0] {""}
           *[other] {" "}Avec une trêve.
        } { $now ->
            [gives] Dites ce que vous donnez { A($taker) }.
            [gets] Dites ce { QUE($giver) } vous donne.
            [rest] Dites ce { QUE($giver) } donne { A($taker) }.
           *[nobody] Dites d’abord qui donne à qui.
        }
       *[first] Composez une proposition et soumettez-la, ou ne proposez rien.
    }
    .other = { $who } songe à une proposition.
ask-AnswerTreaty =
    { $stage ->
        [hand] Vous acceptez le traité : choisissez dans votre main { $asked } à remettre { A($author) }.
        [terms] Votre contre-proposition { A($author) }. Vous donnez : { LE($gives) }.{ $hidden ->
            [0] {""}
           *[other] {" "}Sous le voile : { LE($veiled) }.
        } Vous demandez : { LE($asks) }.{ $truce ->
            [0] {""}
           *[other] {" "}Avec une trêve.
        } Ajoutez une clause, ou signez.
       *[first] { $counter ->
            [1] Contre-proposition faite par { $author }.
           *[other] Traité proposé par { $author }.
        } On vous donne : { LE($gives) }. On vous demande : { LE($asks) }.{ $truce ->
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
    .other = { $who } réfléchit à un traité avec { $author }.
ask-AnswerAlliance =
    { $counter ->
        [1] { $other } répond par d’autres termes
       *[other] { $other } vous propose une alliance
    } : à vous { $share } de la gloire, { $rest } { A($other) } ; le reste du butin, { $loot ->
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
        [hand] Vous acceptez le pacte : choisissez dans votre main { $asked } à remettre { A($taker) }.
       *[first] Pacte proposé par { $author }.{ $three ->
            [1] {" "}Il lie aussi { $parties }.
           *[other] {""}
        } On vous donne : { LE($gives) }. On vous demande : { LE($asks) }.{ $truce ->
            [0] {""}
           *[other] {" "}Avec une trêve.
        } Acceptez ou refusez.
    }
    .other = { $who } réfléchit à un pacte avec { $author }.
ask-KeepCard = Deux présages : choisissez celui que vous gardez. L’autre ira sous la pioche, à l’insu de tous.
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
act-swap = Proposer { A($player) } d’échanger vos Héros et prendre { LE($hero) }
    .short = { $hero } ({ $player })
act-place = Cacher votre Défi sur { LE($adventure) }
    .short = { $adventure }
act-stand = Placer votre Héros { AU($adventure) }
    .short = { $adventure }
act-play = Jouer l’Aventure : { $adventure } (+1 PG)
    .short = { $adventure }
act-set = Cacher { LE($challenge) } sur { LE($adventure) } (+1 PG)
    .short = { $challenge } → { $adventure }
act-slip = Passage secret : rejoindre { LE($adventure) }
    .short = { $adventure }
act-spy = Rumeur de taverne : regarder les Défis cachés { DU($adventure) }
    .short = { $adventure }
act-rob = Bourse coupée : prendre 2 PG { A($player) }, qui en garde au moins 1
    .short = { $player }
act-shift = Embuscade mouvante : déplacer { LE($card) } vers { LE($adventure) }
    .short = { $card } → { $adventure }
act-send = Messager : piocher 2 cartes
    .short = 2 cartes
act-banish = Sentence d’exil : jeter sur les routes le Héros { DE($player) }
    .short = { $player }
act-move = Aller { AU($adventure) }
    .short = { $adventure }
act-escape = Chausser les Bottes du fuyard et filer vers { LE($adventure) }
    .short = { $adventure }
act-face =
    { $known ->
        [0] Affronter un Défi caché posé par { $owner }
       *[other] Affronter { LE($card) }, Défi posé par { $owner }
    }
    .short = { $card } ({ $owner })
act-duel = Provoquer en duel { LE($hero) } { DE($player) }
    .short = { $player } ({ $hero })
act-accomplish = Accomplir l’Aventure et prendre son butin
    .short = le butin
act-hire =
    { $price ->
        [0] Engager { LE($card) } sans rien payer
       *[other] Engager { LE($card) } pour { $price } PG
    }
    .short = { $price } PG, { $card }
act-fight = Combattre { LE($card) }
    .short = { $card }
act-open =
    Ouvrir à { $amount } PG{ $ruin ->
        [0] {""}
       *[other] {" "}(perdre vous éliminerait)
    }
    .short = { $amount }
act-withdraw =
    Se retirer et perdre { $cost } PG{ $forfeits ->
        [0] {""}
       *[other] {" "}et votre Défi
    }{ $left ->
        [0] {" "}(cela vous éliminerait)
       *[other] {""}
    }
    .short = perte : { $cost } PG
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
act-choose = Choisir { LE($attribute) }, { $hero } contre { $other }
    .short = { $attribute } ({ $hero } contre { $other })
act-lay = Poser { LE($card) } face cachée
    .short = { $card }
act-stop = S’arrêter là
    .short = plus rien
act-recover = Reprendre { LE($card) }
    .short = { $card }
act-keep = Garder { LE($card) }
    .short = { $card }
act-ally =
    Proposer une alliance { A($player) } : { $share } de la gloire pour vous, { $rest } pour { $player } ; le reste du butin, { $loot ->
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
    Proposer d’autres termes : { $share } de la gloire pour vous, { $rest } pour { $player } ; le reste du butin, { $loot ->
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
act-treaty = Proposer un traité { A($player) }
    .short = { $player }
act-give =
    { $shown ->
        [0] Donner { LE($card) } (carte voilée)
       *[other] Donner { LE($card) } (carte montrée à tous)
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
act-cede = Donner { LE($object) }
    .short = { $object }
act-claim = Demander { LE($object) }
    .short = { $object }
act-ask = Demander { $category }
    .short = { $category }
act-truce = Ajouter une trêve
    .short = une trêve
act-sign = Signer et annoncer à tous
    .short = et annoncer
act-hand = Remettre { LE($card) }
    .short = { $card }
act-pact =
    Proposer un pacte { A($player) }{ $third ->
        [4] {""}
       *[other] {" "}et { A($other) }
    }
    .short =
        { $player }{ $third ->
            [4] {""}
           *[other] {" "}et { $other }
        }
act-between =
    { $side ->
        [gives] Vous donnez { A($taker) }
        [gets] { $giver } vous donne
       *[rest] { $giver } donne { A($taker) }
    }
    .short = { $giver } → { $taker }
act-pledge = { $amount } PG
    .short = { $amount }
act-grant = { CAP(LE($object)) }
    .short = { $object }
act-request = { CAP($category) }
    .short = { $category }
act-name = Une carte par son nom : { $card }
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
verb-name = Une carte nommée

param-player = le joueur
param-adventure = l’Aventure (1 à 20)
param-challenge = le Défi (1 à 32)
param-place = le Défi sur la table
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

quarters-0 = aucune part
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

event-hero = { $who } mène { LE($cards) }.
    .you = Vous menez { LE($cards) }.
event-swap = { $who } propose { A($other) } un échange de Héros.
    .you = Vous proposez { A($other) } un échange de Héros.
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
        [1] L’Aventure la plus difficile est devant { $who }, qui jouera en premier.
       *[other] À Difficulté égale, le sort désigne { $who }, qui jouera en premier.
    }
    .you =
        { $tied ->
            [1] L’Aventure la plus difficile est devant vous : vous jouerez en premier.
           *[other] À Difficulté égale, le sort vous désigne : vous jouerez en premier.
        }
event-set =
    { $who } cache un Défi sur { LE($adventure) }{ $amount ->
        [0] .
       *[other] {" "}et gagne { $amount } PG.
    }
    .seen =
        Vous cachez { LE($cards) } sur { LE($adventure) }{ $amount ->
            [0] .
           *[other] {" "}et gagnez { $amount } PG.
        }
event-arrive = { $who } mène son Héros { AU($adventure) }.
    .you = Votre Héros arrive { AU($adventure) }.
event-look = { $who } regarde en secret les Défis cachés { DU($adventure) }.
    .seen = Vous découvrez { AU($adventure) } : { LE($cards) }.
event-phase = Manche { $round } : { $phase }.
event-pass = { $who } passe.
    .you = Vous passez.
event-play = { $who } joue une Aventure et gagne 1 PG : { $cards }.
    .you = Vous jouez une Aventure et gagnez 1 PG : { $cards }.
event-special = { $who } joue { LE($cards) }.
    .you = Vous jouez { LE($cards) }.
event-rob = { $who } arrache { $amount } PG { A($other) }.
    .you = Vous arrachez { $amount } PG { A($other) }.
    .me = { $who } vous arrache { $amount } PG.
event-shift = { $who } déplace { LE($cards) } { DU($origin) } vers { LE($adventure) }.
    .you = Vous déplacez { LE($cards) } { DU($origin) } vers { LE($adventure) }.
event-banish = { $who } exile le Héros { DE($other) } : le voilà sur les routes.
    .you = Vous exilez le Héros { DE($other) } : le voilà sur les routes.
    .me = { $who } exile votre Héros : le voilà sur les routes.
event-draw =
    { $who } pioche { $cards_count ->
        [one] une carte.
       *[other] { $cards_count } cartes.
    }
    .seen = Vous piochez { LE($cards) }.
event-reshuffle = La pioche est vide : on mélange la défausse pour en refaire une.
event-boots = { $who } chausse les Bottes du fuyard et file, malgré les Défis. On ne reverra plus les Bottes.
    .you = Vous chaussez les Bottes du fuyard et filez, malgré les Défis. On ne reverra plus les Bottes.
event-duel = { $who } provoque { $other } en duel !
    .you = Vous provoquez { $other } en duel !
    .me = { $who } vous provoque en duel !
event-face = { $who } affronte { LE($cards) }, Défi posé par { $other }.
    .you = Vous affrontez { LE($cards) }, Défi posé par { $other }.
    .me = { $who } affronte { LE($cards) }, Défi que vous avez posé.
event-hire =
    { $amount ->
        [0] { $who } engage { LE($cards) } sans débourser un PG.
       *[other] { $who } engage { LE($cards) } pour { $amount } PG.
    }
    .you =
        { $amount ->
            [0] Vous engagez { LE($cards) } sans débourser un PG.
           *[other] Vous engagez { LE($cards) } pour { $amount } PG.
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
event-withdraw = { $who } se retire et laisse { $amount } PG { A($other) }.
    .you = Vous vous retirez et laissez { $amount } PG { A($other) }.
    .me = { $who } se retire et vous laisse { $amount } PG.
event-abandon = { $who } renonce à son Défi, { LE($cards) }.
    .you = Vous renoncez à votre Défi, { LE($cards) }.
event-choose = { $who } choisit { LE($attribute) }.
    .you = Vous choisissez { LE($attribute) }.
event-sealed = { $who } a choisi en secret.
    .you = Vous avez choisi en secret.
event-lay = Vague { $wave } : { $who } pose une carte face cachée.
    .you = Vague { $wave } : vous posez une carte face cachée.
event-stop = Vague { $wave } : { $who } s’arrête là.
    .you = Vague { $wave } : vous vous arrêtez là.
event-reveal =
    { $cards_count ->
        [0] { $who } n’avait posé aucune carte.
        [one] { $who } retourne sa carte : { LE($cards) }.
       *[other] { $who } retourne ses cartes : { LE($cards) }.
    }
    .you =
        { $cards_count ->
            [0] Vous n’aviez posé aucune carte.
            [one] Vous retournez votre carte : { LE($cards) }.
           *[other] Vous retournez vos cartes : { LE($cards) }.
        }
event-parried =
    { $cards_count ->
        [0] { $who } pare, mais il n’y a rien à annuler.
       *[other] { $who } pare et annule { LE($cards) } { DE($other) }.
    }
    .you =
        { $cards_count ->
            [0] Vous parez, mais il n’y a rien à annuler.
           *[other] Vous parez et annulez { LE($cards) } { DE($other) }.
        }
    .me =
        { $cards_count ->
            [0] { $who } pare, mais il n’y a rien à annuler.
           *[other] { $who } pare et annule votre carte : { $cards }.
        }
event-changed =
    { $same ->
        [1] L’attribut reste { LE($attribute) }.
       *[other] L’attribut devient { LE($attribute) } !
    }
event-totals = { $attribute } : { $total } pour { $who }, { $against } pour { $other }.
    .you = { $attribute } : { $total } pour vous, { $against } pour { $other }.
    .me = { $attribute } : { $total } pour { $who }, { $against } pour vous.
event-won = { $who } l’emporte et prend { $amount } PG { A($other) }.
    .you = Vous l’emportez et prenez { $amount } PG { A($other) }.
    .me = { $who } l’emporte et vous prend { $amount } PG.
event-shared = Alliance oblige : { $who } remet { $amount } PG { A($other) }.
    .you = Alliance oblige : vous remettez { $amount } PG { A($other) }.
    .me = Alliance oblige : { $who } vous remet { $amount } PG.
event-bonus =
    { $who } gagne encore { $amount } PG{ $why ->
        [1] {" "}: le trophée de ce Monstre.
        [2] {" "}: la solde du Mercenaire.
        [3] {" "}: le trophée de ce Monstre et la solde du Mercenaire.
        [4] {" "}: le pillage de la Pillarde.
        [8] {" "}grâce à la Couronne brisée.
        [12] {" "}: le pillage de la Pillarde et la Couronne brisée.
       *[other] .
    }
    .you =
        Vous gagnez encore { $amount } PG{ $why ->
            [1] {" "}: le trophée de ce Monstre.
            [2] {" "}: la solde du Mercenaire.
            [3] {" "}: le trophée de ce Monstre et la solde du Mercenaire.
            [4] {" "}: le pillage de la Pillarde.
            [8] {" "}grâce à la Couronne brisée.
            [12] {" "}: le pillage de la Pillarde et la Couronne brisée.
           *[other] .
        }
event-lose = Le Piège se referme : { $who } perd { $amount } PG.
    .you = Le Piège se referme : vous perdez { $amount } PG.
event-drop = Le Piège se referme et prend au hasard une carte { A($who) } : { $cards }.
    .you = Le Piège se referme et vous prend au hasard une carte : { $cards }.
event-expelled = { $who } perd le duel et doit quitter { LE($adventure) } : son Héros est sur les routes.
    .you = Vous perdez le duel et devez quitter { LE($adventure) } : votre Héros est sur les routes.
event-eliminated =
    { $who } n’a plus un point de gloire : on oublie déjà son nom.{ $cards_count ->
        [0] {""}
       *[other] {" "}Sa main : { LE($cards) }.
    }{ $placed_count ->
        [0] {""}
       *[other] {" "}Ses Défis : { LE($placed) }.
    }
    .you =
        Vous n’avez plus un point de gloire : on oublie déjà votre nom.{ $cards_count ->
            [0] {""}
           *[other] {" "}Votre main : { LE($cards) }.
        }{ $placed_count ->
            [0] {""}
           *[other] {" "}Vos Défis : { LE($placed) }.
        }
event-accomplish = { $who } accomplit { LE($adventure) } !
    .you = Vous accomplissez { LE($adventure) } !
event-loot =
    { $amount ->
        [0] { $who } ne touche rien de la gloire du butin.
       *[other] { $who } empoche { $amount } PG de butin.
    }
    .you =
        { $amount ->
            [0] Vous ne touchez rien de la gloire du butin.
           *[other] Vous empochez { $amount } PG de butin.
        }
event-object = { $who } trouve un Objet : { $cards }.
    .you = Vous trouvez un Objet : { $cards }.
event-tribute = { $who } verse 1 PG de tribut { A($other) }.
    .you = Vous versez 1 PG de tribut { A($other) }.
    .me = { $who } vous verse 1 PG de tribut.
event-recover = { $who } reprend { LE($cards) } dans la défausse.
    .you = Vous reprenez { LE($cards) } dans la défausse.
event-parted = L’alliance entre { $who } et { $other } a vécu.
    .you = Votre alliance avec { $other } a vécu.
    .me = Votre alliance avec { $who } a vécu.
event-ally =
    { $who } propose une alliance { A($other) } : { $share } de la gloire pour { $who }, { $rest } pour { $other } ; le reste du butin, { $loot ->
        [who] tout pour { $who }.
        [other] tout pour { $other }.
       *[turns] à tour de rôle.
    }
    .you =
        Vous proposez une alliance { A($other) } : { $share } de la gloire pour vous, { $rest } pour { $other } ; le reste du butin, { $loot ->
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
    { $who } fait { A($other) } une contre-proposition : { $share } de la gloire pour { $who }, { $rest } pour { $other } ; le reste du butin, { $loot ->
        [who] tout pour { $who }.
        [other] tout pour { $other }.
       *[turns] à tour de rôle.
    }
    .you =
        Vous faites { A($other) } une contre-proposition : { $share } de la gloire pour vous, { $rest } pour { $other } ; le reste du butin, { $loot ->
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
    { $who } propose un traité { A($other) }. Offert : { LE($gives) }. Demandé : { LE($asks) }.{ $truce ->
        [0] {""}
       *[other] {" "}Avec une trêve.
    }
    .you =
        Vous proposez un traité { A($other) }. Vous donnez : { LE($gives) }. Vous demandez : { LE($asks) }.{ $truce ->
            [0] {""}
           *[other] {" "}Avec une trêve.
        }
    .me =
        { $who } vous propose un traité. Offert : { LE($gives) }. Demandé : { LE($asks) }.{ $truce ->
            [0] {""}
           *[other] {" "}Avec une trêve.
        }
event-counter =
    { $who } fait { A($other) } une contre-proposition. Offert : { LE($gives) }. Demandé : { LE($asks) }.{ $truce ->
        [0] {""}
       *[other] {" "}Avec une trêve.
    }
    .you =
        Vous faites { A($other) } une contre-proposition. Vous donnez : { LE($gives) }. Vous demandez : { LE($asks) }.{ $truce ->
            [0] {""}
           *[other] {" "}Avec une trêve.
        }
    .me =
        { $who } vous fait une contre-proposition. Offert : { LE($gives) }. Demandé : { LE($asks) }.{ $truce ->
            [0] {""}
           *[other] {" "}Avec une trêve.
        }
event-concluded =
    Traité conclu ! { $who } donne { A($other) } : { LE($gives) }. { $other } donne { A($who) } : { LE($asks) }.{ $truce ->
        [0] {""}
       *[other] {" "}Trêve jusqu’à la fin de la prochaine phase des Héros.
    }
    .you =
        Traité conclu avec { $other } ! Vous donnez : { LE($gives) }. Vous recevez : { LE($asks) }.{ $truce ->
            [0] {""}
           *[other] {" "}Trêve jusqu’à la fin de la prochaine phase des Héros.
        }
    .me =
        Traité conclu avec { $who } ! Vous donnez : { LE($asks) }. Vous recevez : { LE($gives) }.{ $truce ->
            [0] {""}
           *[other] {" "}Trêve jusqu’à la fin de la prochaine phase des Héros.
        }
event-pact =
    { $who } propose un pacte { A($parties) }.{ $truce ->
        [0] {""}
       *[other] {" "}Avec une trêve.
    }
    .you =
        Vous proposez un pacte { A($parties) }.{ $truce ->
            [0] {""}
           *[other] {" "}Avec une trêve.
        }
event-clause = Selon ce pacte, { $who } donnerait { A($other) } : { LE($things) }.
    .you = Selon ce pacte, vous donneriez { A($other) } : { LE($things) }.
    .me = Selon ce pacte, { $who } vous donnerait : { LE($things) }.
event-agrees = { $who } accepte le pacte proposé par { $other }.
    .you = Vous acceptez le pacte proposé par { $other }.
    .me = { $who } accepte votre pacte.
event-pacted =
    Pacte conclu entre { $who } et { $parties } !{ $truce ->
        [0] {""}
       *[other] {" "}Trêve jusqu’à la fin de la prochaine phase des Héros.
    }
event-handed = { $who } donne { A($other) } : { LE($things) }.
    .you = Vous donnez { A($other) } : { LE($things) }.
    .me = { $who } vous donne : { LE($things) }.
event-omen = { $who } tire deux présages.
    .seen = Vos deux présages : { LE($cards) }.
event-kept = { $who } garde un présage et glisse l’autre sous la pioche.
    .seen = Vous gardez { LE($cards) } et glissez { LE($under) } sous la pioche.
event-end = { $reason }

## La feuille de score

sheet-glory = Gloire (PG)
sheet-difficulty = Difficulté accomplie
sheet-objects = Objets
sheet-cards = Cartes en main
sheet-fate = Sort
sheet-living = toujours debout
sheet-beaten = hors jeu, n° { $order }
ledger-score = votre gloire
ledger-rival = la gloire du rival le plus riche
ledger-objects = vos Objets

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
term-out = hors jeu
term-allied =
    alliance avec { $who } ({ $share ->
        [0] aucune part de la gloire
        [1] un quart de la gloire
        [2] la moitié de la gloire
        [3] trois quarts de la gloire
       *[other] toute la gloire
    })
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

## La première visite guidée

guide-1 = Voici les Aventures. La Difficulté dit combien de Défis chacune peut recevoir en tout ; le butin attend qui l’accomplira.
guide-2 = Les cartes posées dessus sont des Défis. La pointe de l’épée désigne qui a posé chacun d’eux, et donc contre qui vous enchérirez.
guide-3 = Voici votre Héros, son pouvoir et ses trois attributs. Tant qu’un Défi garde l’Aventure, votre Héros ne peut pas la quitter.
guide-4 = Voici votre main. Une Aventure ou un Défi joué rapporte 1 point ; les Spéciales de Résolution se gardent pour les combats.
guide-5 = Voici la gloire de chacun, visible de tous. C’est votre score et votre bourse de mises : à 30, la fin approche ; à 0, tout est perdu.
guide-6 = Chaque manche a quatre phases : cartes, Héros, diplomatie, pioche. Ici, vous lisez toujours ce que l’on attend de vous.

## Les refus

refuse-CONAN-006 = Cette Aventure a reçu autant de Défis que sa Difficulté : elle est pleine pour de bon.
refuse-CONAN-102 = Proposez un échange de Héros à un autre joueur, ou gardez le vôtre ; l’autre répond par oui ou par non.
refuse-CONAN-106 = Ce Défi se pose sur l’Aventure d’un autre joueur, pas sur la vôtre.
refuse-CONAN-109 = Votre Héros commence sur une Aventure qui ne porte pas votre Défi.
refuse-CONAN-202 = À votre tour, jouez une carte de votre main, ou passez.
refuse-CONAN-206 = Un Défi se joue sur une Aventure qui est sur la table.
refuse-CONAN-207 = Un Défi ne se joue pas sur l’Aventure où se tient votre propre Héros.
refuse-CONAN-208 = Cette Spéciale n’aurait ici aucun effet : il lui faut une cible permise.
refuse-CONAN-209 = Cette Spéciale ne sert que dans une résolution : gardez-la pour un combat.
refuse-CONAN-211 = Le Passage secret mène à une autre Aventure de la table, qui ne porte aucun de vos Défis.
refuse-CONAN-212 = On ne déplace qu’un Défi que l’on a posé soi-même, vers une autre Aventure.
refuse-CONAN-302 = Dans la phase des Héros, on ne joue pas de carte : le vôtre se déplace, affronte un Défi, provoque un rival, accomplit son Aventure ou passe.
refuse-CONAN-303 = Un Héros sur les routes doit faire un Mouvement, s’il le peut.
refuse-CONAN-308 = Choisissez une autre Aventure sur la table.
refuse-CONAN-309 = Un Défi retient votre Héros sur cette Aventure : il ne peut pas la quitter ainsi.
refuse-CONAN-310 = On ne fuit qu’avec les Bottes du fuyard, et seulement quand un Défi retient le Héros.
refuse-CONAN-311 = Votre Héros n’arrive jamais sur une Aventure qui porte un Défi que vous avez posé.
refuse-CONAN-312 = Un Héros expulsé d’une Aventure n’y revient pas dans la même phase.
refuse-CONAN-401 = Choisissez un Défi sur l’Aventure où se tient votre Héros.
refuse-CONAN-403 = Le Défi est choisi : engagez l’Allié, ou combattez-le.
refuse-CONAN-502 = Une mise ne dépasse ni votre gloire, ni celle de l’adversaire.
refuse-CONAN-503 = Ouvrez les enchères : au moins 1 PG, et pas plus que n’en a le moins riche des deux.
refuse-CONAN-504 = Répondez à la mise : suivez, surenchérissez ou retirez-vous.
refuse-CONAN-505 = Une surenchère dépasse la mise de l’adversaire, mais pas les PG du moins riche des deux.
refuse-CONAN-509 = La Chevalière vient de surenchérir : on ne peut que suivre ou se retirer.
refuse-CONAN-601 = Choisissez Force, Ruse ou Esprit.
refuse-CONAN-604 = Posez une carte de votre main, ou arrêtez-vous.
refuse-CONAN-701 = On ne provoque en duel qu’un Héros rival, sur la même Aventure.
refuse-CONAN-801 = Pour accomplir l’Aventure, il ne doit y rester ni Défi ni Héros rival.
refuse-CONAN-805 = Choisissez une carte de la défausse.
refuse-CONAN-810 = Un Héros qui vient d’accomplir une Aventure attend la phase des Héros suivante pour repartir.
refuse-CONAN-901 = Proposez un traité ou une alliance, ou passez.
refuse-CONAN-902 = Un traité porte sur des PG, des cartes et des Objets ; une trêve ne s’y ajoute que si la table l’a choisi.
refuse-CONAN-903 = Un traité se propose à un autre joueur encore en jeu, ou à tous les autres.
refuse-CONAN-904 = Un traité ne peut pas être vide : de chaque côté, deux cartes et deux Objets au plus ; des PG d’un seul côté, de 1 à 10.
refuse-CONAN-905 = On ne promet que ce que l’on a, chaque chose une seule fois, et l’on garde au moins 1 PG.
refuse-CONAN-907 = Une carte se demande et se donne par sa catégorie : Aventure, Défi, Spéciale, ou n’importe laquelle.
refuse-CONAN-908 = Un Objet se demande par son nom, une seule fois, parmi ceux que possède l’autre.
refuse-CONAN-909 = Acceptez, refusez, ou faites une contre-proposition. Pour accepter, il faut avoir tout ce que le traité demande.
refuse-CONAN-910 = Une contre-proposition ne se contre pas : acceptez ou refusez.
refuse-CONAN-911 = Un traité ouvert à tous s’accepte ou se refuse, sans contre-proposition.
refuse-CONAN-930 = Une alliance lie deux Héros de la même Aventure qui n’en ont pas d’autre.
refuse-CONAN-931 = Une alliance partage la gloire en quarts, de 0 à 4 ; le reste du butin va tout à l’un, tout à l’autre, ou à tour de rôle.
refuse-CONAN-932 = Acceptez ou refusez l’alliance ; seul le joueur sollicité peut proposer, une fois, d’autres termes.
refuse-CONAN-934 = Deux partenaires d’alliance ne se provoquent pas en duel.
refuse-CONAN-1001 = Gardez l’un de vos deux présages.
refuse-CONAN-1202 = Une trêve vous l’interdit jusqu’à la fin de la prochaine phase des Héros.
refuse-CONAN-1205 = Les pactes sont une option de la table : dites qui donne à qui, puis quoi. Seize clauses au plus ; entre deux joueurs, des PG dans un seul sens, en une fois.

## Le client : ce que dit la table

ui-conan-lang = fr
ui-conan-answer = Votre réponse
ui-conan-close = Fermer
ui-conan-back = Retour
ui-conan-continue = Poursuivre
ui-conan-ended = Ce combat est fini : voyez comment, puis poursuivez.
ui-conan-players = Les autres joueurs
ui-conan-adventures = Les Aventures sur la table
ui-conan-no-adventure = Plus une seule Aventure sur la table.
ui-conan-no-adventure-yet = Les Héros sont là. Les Aventures viendront ensuite.
ui-conan-round = Manche { $round }
ui-conan-setup = Mise en place
ui-conan-lap = tour de table { $lap }
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
ui-conan-card = { $kind } : { $card }
ui-conan-cost = S’engage pour { $count } PG.
ui-conan-price = Vous coûte { $count } PG.
ui-conan-indicator = Marque de résolution : pas un bluff.
ui-conan-received =
    { $left ->
        [0] Pleine pour de bon : ses { $most } Défis sont reçus.
       *[other] Défis reçus jusqu’ici : { $count }, sur { $most } en tout. Ensuite, elle est pleine pour de bon.
    }
ui-conan-carries =
    { $count ->
        [0] Aucun Défi ne s’y trouve.
        [one] Un Défi s’y trouve.
       *[other] { $count } Défis s’y trouvent.
    }
ui-conan-here = Ici : { $who }.
ui-conan-before = devant { $who }
ui-conan-challenge-down = Un Défi caché, posé par { $owner }
ui-conan-challenge-known = Caché, mais vous le connaissez, posé par { $owner }. { $card }
ui-conan-challenge-up = Posé par { $owner }. { $card }
ui-conan-figure = { $hero }, Héros { DE($who) }
ui-conan-seat = { $who } : { $hero }, { $glory } PG, cartes en main : { $cards }, Objets : { $objects }
ui-conan-beaten = { $who } est hors jeu
ui-conan-fallen = Hors jeu
ui-conan-first = Commence la manche
ui-conan-allied =
    Alliance avec { $who } : { $share ->
        [0] aucune part de la gloire
        [1] un quart de la gloire
        [2] la moitié de la gloire
        [3] trois quarts de la gloire
       *[other] toute la gloire
    }
ui-conan-truce = Trêve avec { $who }
ui-conan-waits = Attend la prochaine phase des Héros
ui-conan-road = Sur les routes
ui-conan-own = Vous
ui-conan-values = Compte pour { $values }.
ui-conan-value-more = { $attribute } { $value } : le Héros a { $printed }, le reste vient d’Alliés, d’une alliance, d’Objets ou d’Aventures
ui-conan-objects = Objets
ui-conan-allies = Alliés engagés
ui-conan-accomplished = Aventures accomplies
ui-conan-known = Cartes de cette main que vous connaissez
ui-conan-swap = Les Héros
ui-conan-swap-own = Le vôtre
ui-conan-swap-offer = Proposer l’échange
ui-conan-lay-here = Jouer l’Aventure ici
ui-conan-help-adventure = Choisissez une Aventure sur la table.
ui-conan-help-player = Choisissez un joueur.
ui-conan-help-shift = Choisissez l’un de vos Défis.
ui-conan-fight = { $who } contre { $other }
ui-conan-duel = Duel !
ui-conan-hire-or-fight = Un Allié vous barre la route.
ui-conan-bids = Mise { DE($who) } : { $bid }. Mise { DE($other) } : { $against }.
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
danger-out = Cela vous élimine : il ne vous resterait plus de gloire.
ui-conan-ruin = Perdre vous éliminerait.
ui-conan-stake = en jeu de chaque côté
ui-conan-attribute = L’attribut du combat
ui-conan-versus = contre
ui-conan-wave = Vague { $wave } sur 3
ui-conan-lay = Posez une carte de votre main, ou
ui-conan-tie = À égalité, { $who } perdrait.
    .you = À égalité, vous perdriez.
ui-conan-sealed = { $who } a choisi
    .you = Vous avez choisi
ui-conan-stopped = { $who } en reste là
    .you = Vous en restez là
ui-conan-choosing = { $who } choisit
    .you = Vous choisissez
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
ui-conan-take-back = Garder finalement : { $card }
ui-conan-propose-to = Proposer { A($who) }
ui-conan-propose-all = Proposer à tout le monde
ui-conan-written = Votre traité est écrit
ui-conan-written-help = Signez-le, ajoutez-y une clause depuis la liste des choix, ou annulez ce qui est de trop.
ui-conan-sign-truce = Signer avec une trêve
ui-conan-counter-to = Contre-proposition { A($who) }
ui-conan-counter-from = Contre-proposition { DE($who) } { A($other) }
    .you = Votre contre-proposition { A($other) }
    .me = { $who } vous fait une contre-proposition
ui-conan-treaty-from = Traité proposé par { $who } { A($other) }
    .you = Votre proposition de traité { A($other) }
    .me = { $who } vous propose un traité
ui-conan-alliance-from = Alliance proposée par { $who } { A($other) }
    .you = Votre proposition d’alliance { A($other) }
    .me = { $who } vous propose une alliance
ui-conan-gives = { $who } donne
    .you = Vous donnez
ui-conan-taker = Qui accepte
ui-conan-with-truce = Avec une trêve jusqu’à la fin de la prochaine phase des Héros
ui-conan-choose-cards = Marché conclu ! Choisissez dans votre main ce que vous donnez.
ui-conan-thinks = La parole est { A($who) }.
ui-conan-alliance-help = Votre Héros et celui { DE($who) } sont sur la même Aventure. Comment partager ce qui s’y gagne et s’y perd ?
ui-conan-share = Votre part de la gloire
ui-conan-quarters =
    { $share ->
        [0] Rien pour vous, tout pour { $who }
        [1] Un quart pour vous, trois pour { $who }
        [2] Moitié pour vous, moitié pour { $who }
        [3] Trois quarts pour vous, un pour { $who }
       *[other] Tout pour vous, rien pour { $who }
    }
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
ui-conan-pact-parted = Accord, terminé depuis.
ui-conan-refused-by = Refus { DE($who) }.
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
why-place = Qui ira { AU($adventure) } tombera dessus.
why-hire-one =
    { $amount ->
        [0] Sans rien payer : un Défi de moins à coup sûr, et un Allié à vos côtés.
       *[other] Pour { $amount } PG : un Défi de moins à coup sûr, et un Allié à vos côtés.
    }
why-lay-reckless = { CAP(LE($card)) } ne change pas le total mais, en cas de victoire, rapporte { $amount } PG de plus.
why-play = Un point de gloire, et une destination de plus.
why-set-block = Un point de gloire, et un obstacle de plus { AU($adventure) } avant qu’on n’emporte le butin.
why-set-early = Un point de gloire ; et qui viendra { AU($adventure) } tombera dessus.
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
    { $amount } PG de butin { AU($adventure) }, à portée en { $turns ->
        [one] un tour environ
       *[other] { $turns } tours environ
    }.
why-accomplish = Plus rien entre vous et le butin : { $amount } PG, tout de suite.
why-face = Il faut bien s’ouvrir la route : environ { $percent } % de chances de gagner le combat.
why-face-unknown = Même caché, il vous arrête : autant savoir ce que c’est.
why-duel = Un rival vous barre l’accès au butin : environ { $percent } % de chances de gagner le duel.
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
why-choose = Avec vos cartes, { LE($attribute) } vous donne environ { $percent } % de chances de gagner.
why-lay = Avec { LE($card) }, vos chances passent de { $before } à { $percent } %.
why-lay-bluff = Un bluff : cette carte ne fait rien, mais l’autre n’en sait rien.
why-stop = Environ { $percent } % de chances en l’état : une carte de plus coûterait plus qu’elle ne rapporte.
why-keep = Aucune autre carte ne vous servira mieux { QUE(LE($card)) }.
why-swap = Ce Héros gagne plus souvent que le vôtre.
why-no-swap = Votre Héros gagne au moins aussi souvent.
why-treaty =
    { $amount ->
        [0] Vous y gagnez tous deux un peu sur les autres.
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
        [one] Tout compte fait, il vous coûte environ un point de gloire.
       *[other] Tout compte fait, il vous coûte environ { $amount } points de gloire.
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
        [0] La part offerte ne vaut pas mieux que de s’en passer.
        [one] S’en passer vaut environ un point de gloire de plus.
       *[other] S’en passer vaut environ { $amount } points de gloire de plus.
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
