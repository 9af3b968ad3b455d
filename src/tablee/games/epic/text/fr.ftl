### Call to Adventure: Epic Origins : ce que dit le jeu, en français. Les cartes, leurs règles et la campagne ont leurs propres fichiers.

## Le jeu

title = Call to Adventure: Epic Origins
    .tagline = On naît quelque part, on choisit, on rate, et un jour quelqu’un le raconte.
credits = Call to Adventure: Epic Origins est © 2022 BWG (Brotherwise Games, BrotherwiseGames.com). Les noms et les effets que montrent le livret et ses cartes sont les leurs ; ce qui y manque, les textes d’ambiance, les récits et la campagne sont de Tablée.
    .short = © 2022 BWG (Brotherwise Games)
result-lost = L’Adversaire a le dernier mot : c’est perdu.
running = XP de l’Adversaire
intro =
    Un Héritage, une Origine, une Classe, un Destin caché : voilà votre Héros, avec trois sous d’expérience et toute la route devant lui.
    À chaque tour, une page : un Trait de caractère, ou un Défi qu’on tente en lançant des runes. Les runes Sombres aident ; elles se paient.
    Pendant ce temps, l’Adversaire grandit. À la fin, chacun l’affronte ; s’il ne lui reste plus d’XP, le plus haut score de Destin gagne ; sinon, tout le monde a perdu.
how-to-play-1 = Composez un Héros, puis ajoutez à son Histoire, tour après tour, un Trait qu’on gagne ou un Défi qu’on tente : trois cartes sous l’Origine, trois sous la Classe, trois sous le Destin.
how-to-play-2 = Pour un Défi, lancez les runes de Base, celles de vos Compétences et, contre des XP, des runes Sombres. Résultat au moins égal à la difficulté : la carte est à vous.
how-to-play-3 = Chacun peut jouer des cartes Héros ou Antihéros après un lancer, le sien ou celui d’un autre. Votre niveau de Corruption dit lesquelles.
how-to-play-4 = Affrontez l’Adversaire après l’Acte II, puis une dernière fois à la fin. S’il lui reste un XP, tout le monde a perdu ; sinon, le plus haut score de Destin gagne.

## La fin de la partie

reason-triumph = L’Adversaire n’a plus rien : les Héros ont triomphé, et la plus belle histoire l’emporte.
reason-defeat = Défaite : l’Adversaire est encore debout, et c’est lui qui racontera la suite.
reason-score = Les neuf pages sont écrites : la plus belle histoire l’emporte.

## Le premier tour accompagné

guide-1 = Voici votre Héros : son Héritage, son Origine, sa Classe et son Destin, que personne d’autre ne voit. Trois cartes viendront sous chacun des trois derniers.
guide-2 = Voici votre piste de Corruption. En haut, on joue les cartes Héros ; en bas, les cartes Antihéros ; au milieu, les deux.
guide-3 = Voici vos XP. Ils paient l’exploration et les runes Sombres, ou montent votre Classe : à 2, 4 et 6, elle donne ses effets pour toujours.
guide-4 = Voici la rangée de l’Acte I. À chaque tour, prenez un Trait ou tentez un Défi, par la voie du haut ou par celle du bas, plus difficile d’un point et plus riche.
guide-5 = Le triangle double fait agir l’Adversaire, mais réveille aussi votre Héritage. Une lune vous corrompt, que le Défi réussisse ou non.
guide-6 = Voici l’Adversaire et ses XP. Il en gagne et il en perd selon ce que font les Héros : lisez bien ce qui est écrit dessus.

## Les sortes de cartes

kind-heritage = Héritage
kind-origin = Origine
kind-class = Classe
kind-destiny = Destin
kind-trait = Trait
kind-challenge = Défi
kind-quest = Quête
kind-adversary = Adversaire
kind-final = Adversaire Final
kind-action = Action
kind-hero = Héros
kind-antihero = Antihéros
act-name-1 = Acte I
    .form = m
act-name-2 = Acte II
    .form = m
act-name-3 = Acte III
    .form = m

## Les icônes

icon-FOR = Force
    .form = f
icon-DEX = Dextérité
    .form = f
icon-CON = Constitution
    .form = f
icon-INT = Intelligence
    .form = f
icon-SAG = Sagesse
    .form = f
icon-CHA = Charisme
    .form = m
icon-DIV = Divinité
    .form = f
icon-JUS = Justice
    .form = f
icon-ARC = Arcane
    .form = m
icon-ROY = Royauté
    .form = f
icon-INF = Infamie
    .form = f
icon-NAT = Nature
    .form = f
icon-TRI = Triomphe
    .form = m
icon-TRA = Tragédie
    .form = f
icon-HERO_CARD = carte Héros
    .form = f
icon-ANTI_CARD = carte Antihéros
    .form = f
icon-VIRTUE = Vertu
    .form = f
icon-CORRUPTION = Corruption
    .form = f

# Ici, les bots sont de l’aventure.
ui-against =
    { $bots ->
        [0] En solo
        [one] Avec un bot, niveau { $level }
       *[other] Avec { $bots } bots, niveau { $level }
    }
ui-setup-title = { $game } : avec des bots

## Les options

option-competitive = Compétition : chacun pour soi
    .help = Sans Adversaire, sans Quête, sans Actions : le plus haut score gagne. Il faut être au moins deux.
option-adversary = Adversaire
    .help = Tiré au sort parmi les onze, à moins d’en choisir un.
option-adversary-random = Tiré au sort
option-adversary-P1 = L’Épouse du Seigneur, puis le Seigneur des Ombres
option-adversary-P2 = La Louve des Péages, puis le Maréchal sans Bannière
option-adversary-P3 = Le Copiste sans Visage, puis la Magistre aux Cent Masques
option-adversary-P4 = Le Marchand de Minuit, puis l’Usurière de Nuit
option-adversary-P5 = Le Grand Pénitent, puis la Flamme Blanche
option-adversary-P6 = L’Arpenteur Gelé, puis la Dormeuse sous la Glace
option-adversary-P7 = Le Chambellan des Sept Règnes, puis la Première Reine
option-adversary-R1 = Le Bourreau du Gué, puis l’Héritière des Ombres
option-adversary-R2 = Le Valet de Cuivre, puis l’Horlogère
option-adversary-R3 = La Confesseuse, puis le Juge de Cendre
option-adversary-R4 = Le Passeur des Noyés, puis la Dame des Crues
option-quest = Quête
    .help = Ce que l’Adversaire a au départ, et ce que lui rapporte un Défi raté.
option-quest-122 = Règne de l’Adversaire : 5 XP par joueur, +1 par échec
option-quest-123 = Âge des Ténèbres : 6 XP par joueur, +2 par échec
option-first = Qui commence
    .help = La personne qui a joué le plus récemment à un jeu de rôle ; à défaut, le sort.
option-chapter = Chapitre
    .help = 0 : toutes les cartes. De 1 à 7 : ce chapitre de la campagne, avec son Adversaire et les enveloppes ouvertes jusque-là.
option-legacy = Effets hérités
    .help = Ce que le chapitre précédent a laissé à celui-ci.
option-legacy-K1 = Chaque Héros a 1 XP de plus
option-legacy-K2 = Chaque Héros a une carte Héros de plus
option-legacy-K3 = L’Adversaire a 1 XP de moins par joueur
option-legacy-K4 = L’Adversaire a 1 XP de plus par joueur
option-legacy-K5 = Chaque Héros commence au niveau 4 de Corruption
option-legacy-K6 = Le rival est l’Adversaire
option-legacy-K7 = La Quête est l’Âge des Ténèbres
option-difficulty = Niveau de l’Adversaire
    .help = Doux est le niveau du livret, avec les deux faces de la Quête. Aux autres, qui sont de nous, l’Adversaire commence avec plus d’XP. Les parts de victoires sont celles d’une équipe de bots forts.
option-difficulty-gentle = Doux : ce que dit la Quête
option-difficulty-standard = Ordinaire : 7 à 9 XP de plus par joueur
option-difficulty-harsh = Rude : 9 à 11 XP de plus par joueur
option-difficulty-calm = Paisible : quatre victoires sur cinq
option-difficulty-balanced = Équilibré : trois victoires sur cinq
option-difficulty-arduous = Ardu : deux victoires sur cinq
option-difficulty-merciless = Impitoyable : une victoire sur cinq
option-more_xp = XP en plus pour l’Adversaire
    .help = Ce qu’il a au départ en plus de son niveau, en tout et non par joueur.

## Les consignes : quand demander si l’on répond

order-ask = Me demander chaque fois
order-own = Passer pendant le tour des autres
order-reach = Passer pendant le tour des autres, sauf face à l’Adversaire ou si une carte peut changer l’issue
order-never = Toujours passer

## Les questions

ask-KeepCards = Qui sera votre Héros ? Gardez une Origine, une Classe et un Destin.
    .other = { $who } compose son Héros.
ask-Turn =
    { $phase ->
        [story] À vous : ajoutez une carte à votre Histoire.
        [face] C’est l’heure : il faut affronter l’Adversaire.
       *[done] Encore quelque chose avant de finir votre tour ?
    }
    .other = { $who } joue son tour.
ask-DarkRunes = Combien de runes Sombres ajoutez-vous ?
    .other = { $who } choisit combien de runes Sombres ajouter.
ask-PickFaces =
    { $runes ->
        [one] Votre rune Sombre : lune ou barre ?
       *[other] Vos { $runes } runes Sombres : combien montrent la lune ?
    }
    .other = { $who } choisit les faces de ses runes Sombres.
ask-TurnRune = Choisissez la face d’une rune Sombre : combien de lunes en tout ?
    .other = { $who } choisit la face d’une rune Sombre.
ask-UseHeritage = Triangle double ! Que fait votre Héritage ?
    .other = { $who } en appelle à son Héritage.
ask-Respond =
    { $ends ->
        [0] Jouez-vous une carte sur ce Défi ?
       *[other] Le tour s’achève : jouez-vous une carte ?
    }
    .other = { $who } peut répondre.
ask-ChooseTarget = Quelle carte annulez-vous ?
    .other = { $who } choisit la carte à annuler.
ask-ChooseEffect = { $card } : que choisissez-vous ?
    .other = { $who } doit choisir ({ $card }).
ask-DiscardCards =
    { $left ->
        [0] Défaussez-vous encore une carte ?
        [one] Choisissez une carte à défausser.
       *[other] Choisissez { $left } cartes à défausser, une par une.
    }
    .other = { $who } choisit des cartes à défausser.
ask-TakeCard =
    { $left ->
        [one] Une carte Héros ou Antihéros ?
       *[other] Encore { $left } cartes à piocher : la prochaine, Héros ou Antihéros ?
    }
    .other = { $who } choisit une pioche.
ask-ChooseSymbol = Quelle Compétence reçoit un symbole ?
    .other = { $who } choisit une Compétence.
ask-RobHero = À qui prenez-vous des XP ?
    .other = { $who } choisit à qui prendre des XP.
ask-OrderEffects = Deux de vos effets se déclenchent ensemble : lequel d’abord ?
    .other = { $who } choisit l’ordre de ses effets.
ask-Start = L’aventure commence.
    .other = L’aventure commence.
ask-EndTurn = Le tour se termine.
    .other = Le tour se termine.
ask-Do = Un effet s’applique.
    .other = Un effet s’applique.
ask-SetOff = Quelque chose se déclenche.
    .other = Quelque chose se déclenche.
ask-MoveMarker = Le marqueur de Corruption se déplace.
    .other = Le marqueur de Corruption se déplace.
ask-RevealAction = L’Adversaire agit.
    .other = L’Adversaire agit.
ask-Conclude = On compte le résultat.
    .other = On compte le résultat.
ask-TakeOutcome = L’issue du Défi s’applique.
    .other = L’issue du Défi s’applique.
ask-Later = Un effet attend l’issue du Défi.
    .other = Un effet attend l’issue du Défi.
ask-Place = Une carte rejoint l’Histoire.
    .other = Une carte rejoint l’Histoire.
ask-Resolved = La rangée se complète.
    .other = La rangée se complète.

## Les coups

act-keep = Garder { $origin }, { $class } et { $destiny }
    .short = { $origin }, { $class }, { $destiny }
act-explore = Explorer : remplacer « { $card } »
    .short = { $card }
act-store = Placer { $amount } XP sur votre Classe
    .short = { $amount } XP
act-use = Utiliser la capacité de votre personnage
act-play = Jouer { LE($card) }
    .short = { $card }
act-gain = Gagner le Trait { $card }
    .short = { $card }
act-attempt = { $card } : { $way }
    .short =
        { $card } : { $way }{ $difficulty ->
            [0] {""}
           *[other] { " " }(difficulté { $difficulty }, { $percent } %)
        }
act-face = Affronter l’Adversaire
    .short =
        { $difficulty ->
            [0] { $face }
           *[other] { $face } (difficulté { $difficulty }, { $percent } %)
        }
act-end = Finir votre tour
act-dark =
    { $runes ->
        [0] Aucune rune Sombre
        [one] Une rune Sombre
       *[other] { $runes } runes Sombres
    }
    .short = { $runes } ({ $percent } %)
act-moons =
    { $runes ->
        [0] Aucune lune
        [one] Une lune
       *[other] { $runes } lunes
    }
    .short = { $runes }
act-pass = Passer
act-target = Annuler { LE($card) }
    .short = { $card }
act-take =
    { $deck ->
        [0] Piocher une carte Héros
       *[other] Piocher une carte Antihéros
    }
    .short =
        { $deck ->
            [0] Héros
           *[other] Antihéros
        }
act-special = Utiliser l’effet propre de votre Héritage
act-decline = Ne rien faire
act-choose = { $choice }
    .short = { $choice }
act-discard = Défausser { LE($card) }
    .short = { $card }
act-enough = C’est assez
act-symbol = Un symbole { $skill }
    .short = { $skill }
act-rob = Prendre des XP { A($player) }
    .short = { $player }
act-trigger = { $card } d’abord
    .short = { $card }

verb-keep = Garder
verb-explore = Explorer
verb-store = Placer
verb-use = Utiliser
verb-play = Jouer
verb-gain = Gagner
verb-attempt = Tenter
verb-face = Affronter
verb-end = Finir
verb-dark = Sombres
verb-moons = Lunes
verb-pass = Passer
verb-target = Annuler
verb-take = Piocher
verb-special = Héritage
verb-decline = Renoncer
verb-choose = Choisir
verb-discard = Défausser
verb-enough = Assez
verb-symbol = Symbole
verb-rob = Prendre
verb-trigger = D’abord

param-origin = l’Origine (14 à 28)
param-class = la Classe (29 à 40)
param-destiny = le Destin (41 à 54)
param-card = la carte, par son numéro
param-amount = combien d’XP
param-path = la voie (0 en haut, 1 en bas)
param-runes = combien de runes
param-deck = la pioche (0 Héros, 1 Antihéros)
param-option = l’option (0, 1)
param-skill = la Compétence (0 Force, 1 Dextérité, 2 Constitution, 3 Intelligence, 4 Sagesse, 5 Charisme)
param-player = le siège (à partir de 0)

## Les cartes cachées et les pioches

back-heritage =
    { $count ->
        [one] un Héritage caché
       *[other] { $count } Héritages cachés
    }
back-origin =
    { $count ->
        [one] une Origine cachée
       *[other] { $count } Origines cachées
    }
back-class =
    { $count ->
        [one] une Classe cachée
       *[other] { $count } Classes cachées
    }
back-destiny =
    { $count ->
        [one] un Destin caché
       *[other] { $count } Destins cachés
    }
back-hero =
    { $count ->
        [one] une carte Héros
       *[other] { $count } cartes Héros
    }
back-antihero =
    { $count ->
        [one] une carte Antihéros
       *[other] { $count } cartes Antihéros
    }
pile-0 = Acte I
pile-1 = Acte II
pile-2 = Acte III
pile-3 = Cartes Héros
pile-4 = Cartes Antihéros
pile-5 = Actions

## Le journal

event-first = { $who } commence.
    .you = Vous commencez.
event-oppose = Face à vous : { LE($cards) }, avec { $xp } XP ({ $quest }).
event-dealt = { $who } reçoit { $cards }.
    .you = Vous recevez : { $cards }.
event-sealed = { $who } a composé son Héros.
    .you = Vous avez composé votre Héros.
event-kept = Le Héros { DE($who) } : { $cards }, avec { LE($destiny) }.
    .you = Votre Héros : { $cards }. Votre Destin : { $destiny }.
event-row = { CAP(LE($act)) } se découvre : { LE($cards) }.
event-turn =
    { $kind ->
        [0] { CAP(A($who)) } de jouer (tour { $number }).
        [1] Tour { $number } : { $who } doit affronter l’Adversaire.
       *[other] Tour final : { $who } doit affronter l’Adversaire Final.
    }
    .you =
        { $kind ->
            [0] À vous de jouer (tour { $number }).
            [1] Tour { $number } : vous devez affronter l’Adversaire.
           *[other] Tour final : vous devez affronter l’Adversaire Final.
        }
event-close = { $who } a fini son tour.
    .you = Vous avez fini votre tour.
event-explore =
    { $paid ->
        [0] { $who } explore sans payer et remplace « { $cards } » par « { $new } ».
       *[other] { $who } explore et remplace « { $cards } » par « { $new } ».
    }
    .you =
        { $paid ->
            [0] Vous explorez sans payer et remplacez « { $cards } » par « { $new } ».
           *[other] Vous explorez et remplacez « { $cards } » par « { $new } ».
        }
event-store = { $who } place { $amount } XP sur sa Classe ({ $total } en tout).
    .you = Vous placez { $amount } XP sur votre Classe ({ $total } en tout).
event-ability = La capacité { DU($cards) } joue pour { $who }.
    .you = La capacité { DU($cards) } joue pour vous.
event-play = { $who } joue { LE($cards) }.
    .you = Vous jouez { LE($cards) }.
event-aim = { $who } vise { LE($cards) }.
    .you = Vous visez { LE($cards) }.
event-pass = { $who } passe.
    .you = Vous passez.
event-resolve =
    { CAP(LE($cards)) } { FORM($cards) ->
        [mp] s’appliquent
        [fp] s’appliquent
       *[other] s’applique
    }.
event-cancel = { $who } annule { LE($cards) }.
    .you = Vous annulez { LE($cards) }.
event-gain = { $who } gagne le Trait { $cards }.
    .you = Vous gagnez le Trait { $cards }.
event-attempt =
    { $foe ->
        [0] { $who } tente un Défi ({ $cards }, difficulté { $difficulty }) : { $way }.
       *[other] { $who } affronte { LE($face) } (difficulté { $difficulty }).
    }
    .you =
        { $foe ->
            [0] Vous tentez un Défi ({ $cards }, difficulté { $difficulty }) : { $way }.
           *[other] Vous affrontez { LE($face) } (difficulté { $difficulty }).
        }
event-dark =
    { $who } ajoute { $runes ->
        [one] une rune Sombre
       *[other] { $runes } runes Sombres
    } ({ $paid } XP).
    .you =
        Vous ajoutez { $runes ->
            [one] une rune Sombre
           *[other] { $runes } runes Sombres
        } ({ $paid } XP).
event-roll =
    { $who } lance les runes : { $total } (Base { $base }, Compétences { $skills }, Sombres { $dark }){ $moons ->
        [0] {""}
        [one] , dont une lune
       *[other] , dont { $moons } lunes
    }{ $double ->
        [0] .
       *[other] , et le triangle double !
    }
    .you =
        Vous lancez les runes : { $total } (Base { $base }, Compétences { $skills }, Sombres { $dark }){ $moons ->
            [0] {""}
            [one] , dont une lune
           *[other] , dont { $moons } lunes
        }{ $double ->
            [0] .
           *[other] , et le triangle double !
        }
event-rune = Une rune de plus ({ $skill }) : { $value }.
event-darkened =
    { $runes ->
        [one] Une rune Sombre de plus
       *[other] { $runes } runes Sombres de plus
    }{ $moons ->
        [0] .
        [one] , avec une lune.
       *[other] , avec { $moons } lunes.
    }
event-moons =
    { $who } choisit les faces de ses runes Sombres : { $moons ->
        [0] aucune lune
        [one] une lune
       *[other] { $moons } lunes
    } sur { $runes }.
    .you =
        Vous choisissez les faces de vos runes Sombres : { $moons ->
            [0] aucune lune
            [one] une lune
           *[other] { $moons } lunes
        } sur { $runes }.
event-retry = { $who } relance toutes les runes.
    .you = Vous relancez toutes les runes.
event-action = L’Adversaire agit : { $cards }.
event-heritage = { $who } en appelle à son Héritage ({ $cards }).
    .you = Vous en appelez à votre Héritage ({ $cards }).
event-choose = { $who } choisit ({ $cards }) : { $choice }.
    .you = Vous choisissez ({ $cards }) : { $choice }.
event-rob = { $who } prend des XP { A($other) }.
    .you = Vous prenez des XP { A($other) }.
    .me = { $who } vous prend des XP.
event-result =
    { $success ->
        [0] Raté : { $result } contre { $difficulty } ({ $cards }).
       *[other] Réussi : { $result } contre { $difficulty } ({ $cards }).
    }
event-place =
    { $who } place « { $cards } » { $act ->
        [0] sous son Origine.
        [1] sous sa Classe.
       *[other] sous son Destin.
    }
    .you =
        Vous placez « { $cards } » { $act ->
            [0] sous votre Origine.
            [1] sous votre Classe.
           *[other] sous votre Destin.
        }
event-fill = Une nouvelle carte { DU($act) } : { LE($cards) }.
event-draw = { $who } pioche { LE($cards) }.
    .you = Vous piochez { LE($cards) }.
event-discard = { $who } défausse { LE($cards) }.
    .you = Vous défaussez { LE($cards) }.
event-shuffle = { $deck } : la défausse est mélangée et redevient la pioche.
event-xp = { $who } : { $change } XP (en réserve : { $total }).
    .you = Vous : { $change } XP (en réserve : { $total }).
event-level =
    { $step ->
        [1] { $who } obtient une Vertu (niveau { $level }).
       *[other] { $who } prend une Corruption (niveau { $level }).
    }
    .you =
        { $step ->
            [1] Vous obtenez une Vertu (niveau { $level }).
           *[other] Vous prenez une Corruption (niveau { $level }).
        }
event-adversary = L’Adversaire : { $change } XP ({ $total } en tout).
event-turned = L’Adversaire montre son dernier visage : { LE($face) }.
event-late = Chacun a joué vingt-quatre tours : la fin s’annonce.
event-last = L’Histoire { DE($who) } a ses neuf cartes : la fin s’annonce.
    .you = Votre Histoire a ses neuf cartes : la fin s’annonce.
event-destiny = { $who } révèle son Destin : { $cards }.
    .you = Vous révélez votre Destin : { $cards }.
event-end = { $reason }

## Les refus

refuse-EPIC-005 = Choisissez un autre Héros, qui ait au moins un XP.
refuse-EPIC-008 = Un Trait se gagne, il ne se tente pas.
refuse-EPIC-021 = Au dernier niveau, on ne peut plus prendre de Corruption ; choisissez ce qui peut se faire en entier.
refuse-EPIC-022 = Au dernier niveau de Corruption, on n’ajoute plus de rune Sombre.
refuse-EPIC-024 = Votre niveau de Corruption ne permet pas de jouer cette carte.
refuse-EPIC-025 = En compétition, il faut être au moins deux.
refuse-EPIC-030 = Gardez une des deux Origines, une des deux Classes et un des deux Destins que vous avez reçus.
refuse-EPIC-044 = Ce n’est pas possible à ce moment du tour.
refuse-EPIC-045 = On ajoute une carte à son Histoire une fois par tour, ni plus ni moins, s’il y en a une à prendre.
refuse-EPIC-047 = On explore une carte visible, contre 1 XP.
refuse-EPIC-048 = On n’explore plus après avoir gagné un Trait ou commencé un Défi.
refuse-EPIC-050 = La pioche et la défausse de cet Acte sont vides : on ne peut pas y explorer.
refuse-EPIC-051 = Piochez une carte Héros ou Antihéros, utilisez l’effet de votre Héritage s’il est possible, ou renoncez.
refuse-EPIC-057 = On place des XP sur sa Classe pendant son propre tour, dans la limite de sa réserve et de six en tout.
refuse-EPIC-061 = Dites combien de vos runes Sombres montrent la lune.
refuse-EPIC-062 = Choisissez lequel de vos deux effets vient d’abord.
refuse-EPIC-063 = Cette carte n’est pas dans votre main.
refuse-EPIC-064 = Choisissez une carte Héros ou Antihéros, d’une pioche qui peut encore en donner une.
refuse-EPIC-065 = Cette carte dit quand elle se joue, et ce n’est pas maintenant.
refuse-EPIC-066 = Jouée maintenant, cette carte ne changerait rien.
refuse-EPIC-068 = Choisissez une carte de votre main à défausser.
refuse-EPIC-069 = Vous ne pouvez pas payer le coût de cette carte.
refuse-EPIC-071 = Jouez une carte permise, ou passez.
refuse-EPIC-072 = Cette capacité n’est pas à vous, ou elle a déjà servi, ou vous ne pouvez pas la payer.
refuse-EPIC-074 = Choisissez une carte de la pile que la vôtre peut annuler.
refuse-EPIC-076 = À la fin du tour, on joue une carte sans condition, ou l’on passe.
refuse-EPIC-077 = Un Défi se tente, par l’une de ses deux voies ; on ne le gagne pas d’emblée.
refuse-EPIC-082 = Un Défi a deux voies : celle du haut et celle du bas.
refuse-EPIC-085 = On ajoute trois runes Sombres au plus, à un XP chacune.
refuse-EPIC-089 = Choisissez une Compétence de ce Défi dont il reste une rune.
refuse-EPIC-106 = Cet Acte est achevé : on n’en prend plus de cartes.
refuse-EPIC-107 = Choisissez une carte visible d’une rangée révélée, de votre Acte en cours ou d’un Acte suivant.
refuse-EPIC-116 = Ce tour est celui de l’Adversaire : affrontez-le, et n’ajoutez rien à votre Histoire.
refuse-EPIC-124 = C’est votre tour final : il sert à affronter l’Adversaire Final.
refuse-EPIC-142 = En compétition, il n’y a ni Adversaire, ni niveau de l’Adversaire, ni Quête à choisir.
refuse-EPIC-147 = La campagne se joue en coopération ou en solo, pas en compétition.
refuse-EPIC-152 = Les effets hérités n’ont de sens que dans un chapitre de la campagne.
refuse-EPIC-153 = Un chapitre de la campagne a son propre Adversaire : il ne se choisit pas.

## Le terminal

term-lang = fr
term-actions =
    { $count ->
        [0] plus d’Action en pioche
        [one] une Action en pioche
       *[other] { $count } Actions en pioche
    }
term-deck =
    { $count ->
        [0] pioche vide
        [one] une carte en pioche
       *[other] { $count } cartes en pioche
    }
term-level = Niveau
term-reserve = XP
term-class = Classe
term-hand = Main
term-story = Histoire
term-icons = Icônes
term-yours = Vos cartes
term-chapter = Chapitre
term-adversary = Adversaire
term-outcome = Issue
term-heroes = Héros
term-victory = Victoire
term-defeat = Défaite

## La feuille de fin

sheet-triumph = A  Triomphe
sheet-tragedy = B  Tragédie
sheet-experience = C  Expérience
sheet-icons = D  Icônes Histoire
sheet-final = E  Adversaire Final
sheet-total = Score de Destin
ledger-score = votre score de Destin
ledger-rival = le meilleur score de Destin des autres
ledger-triumph = votre Triomphe
ledger-tragedy = votre Tragédie
ledger-experience = l’expérience qui vous reste
ledger-icons = les points de vos icônes Histoire
ledger-final = vos points contre l’Adversaire Final
