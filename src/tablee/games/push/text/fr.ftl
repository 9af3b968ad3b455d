### Push ’em up! : tous les textes du jeu, en français.

## Le jeu

title = Push ’em up!
    .tagline = Quatre équipes de bras cassés, une place à prendre : poussez !
credits = Un jeu d’Alexandre Droit, illustré par Stéphane Escapa, édité par Banana Smile (www.banana-smile.com). Les quatre équipes viennent du livret ; les noms et les blagues des cartes, absents du livret, sont de Tablée.
    .short = Alexandre Droit, Stéphane Escapa · Banana Smile
running = Points à ce stade
intro =
    Un beau matin, presque tous les super-héros célèbres ont disparu : plus une cape à l’horizon, et la ligne d’urgence sonne dans le vide.
    Quatre équipes que personne n’avait jamais invitées nulle part flairent la chance de leur vie.
    Tenez vos colonnes, bousculez vos rivaux… et devenez la légende de remplacement !
how-to-play-1 = Chacun prend une équipe et choisit en secret ses cartes de départ : elles forment une étoile de colonnes.
how-to-play-2 = À votre tour, une action : prolongez une colonne d’un héros de valeur voisine, ou recouvrez un héros adverse de même valeur.
how-to-play-3 = Paires et suites posent plusieurs héros d’un coup ; un Push fait remonter la dernière carte, qui éjecte la précédente.
how-to-play-4 = Quelqu’un n’a plus de cartes ? On compte : dix points par colonne remportée, plus votre meilleure carte de chaque colonne.

## Les équipes

team-red = Red Starz
    .motto = Briller d’abord, sauver ensuite.
    .colour = rouge
    .emblem = étoile
team-purple = Purple Pets
    .motto = Tous pour un, et tous à la gamelle !
    .colour = violet
    .emblem = patte
team-green = Greeners
    .motto = On finira bien par pousser.
    .colour = vert
    .emblem = feuille
team-blue = Blue Tech
    .motto = Chez nous, ça marchait très bien.
    .colour = bleu
    .emblem = engrenage

## Comment on appelle un héros dans une phrase

card-said = { $name } ({ $value })

## Les cartes : Red Starz

card-R0 = Bis Repetita
    .tagline = Merci, bonsoir ! … Une autre ? … Merci, bonsoir ! … Une autre ?
card-R1 = Figurant Flou
    .tagline = Vous l’avez vu dans… ah non, c’était le portemanteau.
card-R2 = Confettina
    .tagline = Trois ans après, on en retrouve encore dans le canapé.
card-R3 = Colonel Paillette
    .tagline = As du camouflage. Visible depuis la Lune.
card-R4 = Mèche Rebelle
    .tagline = Trois heures de brushing, deux minutes d’héroïsme.
card-R5 = Diva Gargarise
    .tagline = Fait ses vocalises jusqu’à ce que l’ennemi se rende.
card-R6 = Carpette Diem
    .tagline = Cueille l’instant. Mais essuie-toi les pieds.
card-R7 = Maxi-Selfie
    .tagline = A sauvé le monde deux fois : la première était mal éclairée.
card-R8 = Lady Strass
    .tagline = Quatre-vingt-dix pour cent d’éclat, le reste en colle à chaud.
card-R9 = Sa Majesté Starissime
    .tagline = Son ego a sa propre loge. Avec un ego dedans.

## Les cartes : Purple Pets

card-P0 = Poisson Rond
    .tagline = Oh, un château ! … Oh, un château ! … Oh, un château !
card-P1 = Capitaine Coquille
    .tagline = Renforts en route. Comptez trois semaines de couvaison.
card-P2 = Tortue Express
    .tagline = Partie en mars. Elle arrive presque au portail.
card-P3 = Laine de Fer
    .tagline = Indestructible. Sauf en machine à quarante degrés.
card-P4 = Chat Suffit
    .tagline = Sauvera le monde après la sieste. La troisième.
card-P5 = Bique-à-Brac
    .tagline = A mangé le plan d’attaque. Et la table.
card-P6 = Âne Onyme
    .tagline = Nul ne connaît son identité secrète. Hi-han.
card-P7 = Groin de Folie
    .tagline = Se roule dans la boue par pure stratégie.
card-P8 = Cocoricochet
    .tagline = Dès quatre heures, le crime ne dort plus. Les voisins non plus.
card-P9 = Vachement Forte
    .tagline = Quatre estomacs, aucune pitié.

## Les cartes : Greeners

card-G0 = Éternel Compost
    .tagline = Né épluchure, redeviendra épluchure. Le vit très bien.
card-G1 = Brin d’Herbe
    .tagline = S’est fait piétiner en venant. Vous salue quand même.
card-G2 = Radis-Cal
    .tagline = Des idées bien tranchées. Avec un peu de beurre.
card-G3 = Sergent Poireaute
    .tagline = Attend le crime depuis ce matin. A pris un pliant.
card-G4 = Chou Blanc
    .tagline = Cent missions, cent fiascos, un moral d’acier.
card-G5 = Cactus Câlin
    .tagline = Câlins gratuits. Toujours personne.
card-G6 = Artichaud Devant
    .tagline = Un cœur tendre sous quarante gilets pare-balles.
card-G7 = Pimentor
    .tagline = Crache le feu, puis réclame un grand verre de lait.
card-G8 = Pop-Cornélius
    .tagline = Sous pression, il éclate. Légèrement salé.
card-G9 = Brocolosse
    .tagline = Les enfants le fuient. Les parents en resservent.

## Les cartes : Blue Tech

card-B0 = Capitaine Redémarre
    .tagline = Il a planté ? Éteignez, rallumez. Il a replanté ? Éteignez…
card-B1 = Pile à Plat
    .tagline = Rien ne peut l’arrêter, car elle est invinci
card-B2 = Grille-Pain Vengeur
    .tagline = La vengeance est un plat qui se mange beurré.
card-B3 = Mot de Passe Oublié
    .tagline = Identité secrète. Surtout pour lui.
card-B4 = Comte Aspirator
    .tagline = Il aspire à la gloire. Et aux miettes.
card-B5 = Madame Recalcul
    .tagline = Au prochain méchant, serrez à gauche. L’autre gauche.
card-B6 = Drone de Drame
    .tagline = Livre la justice sous cinq jours ouvrés, si vous êtes là.
card-B7 = Baronne Bug
    .tagline = Traverse les murs. Et, hélas, les planchers.
card-B8 = Wi-Fille
    .tagline = Partout à la fois, sauf dans la chambre du fond.
card-B9 = Ultrabot Pro Maxi Plus
    .tagline = Le même que l’an dernier, en plus cher.

## Les cartes : Push et Super Push

-push-effect = Défaussez cette carte et choisissez une colonne : sa dernière carte remonte d’un cran. La carte qu’elle recouvre est éliminée.
-super-push-effect = Défaussez cette carte et choisissez une colonne : sa dernière carte remonte de 1, 2 ou 3 crans. Les cartes recouvertes sont éliminées.

card-R-push = PUSH
    .effect = { -push-effect }
    .tagline = Pousse-toi, chéri, tu es dans ma lumière.
    .form = m
card-P-push = PUSH
    .effect = { -push-effect }
    .tagline = Un coup de tête. C’est affectueux.
    .form = m
card-G-push = PUSH
    .effect = { -push-effect }
    .tagline = Avec un peu d’eau et de soleil, ça pousse.
    .form = m
card-B-push = PUSH
    .effect = { -push-effect }
    .tagline = Il y avait un bouton. J’ai appuyé.
    .form = m
card-R-super = SUPER PUSH
    .effect = { -super-push-effect }
    .tagline = Le bouquet final. Gare aux sourcils.
    .form = m
card-P-super = SUPER PUSH
    .effect = { -super-push-effect }
    .tagline = Qui a laissé la barrière ouverte ?
    .form = m
card-G-super = SUPER PUSH
    .effect = { -super-push-effect }
    .tagline = On avait pourtant dit : pas trop d’engrais.
    .form = m
card-B-super = SUPER PUSH
    .effect = { -super-push-effect }
    .tagline = Mode turbo activé. Garantie annulée.
    .form = m

## L’aide de jeu

aid-title = Aide-mémoire
aid-cover = Recouvrir : un héros sur la dernière carte d’un adversaire, de même valeur, qui est éliminée.
aid-step = +1/−1 : un héros sur une dernière carte de valeur voisine, à vous ou non.
aid-pair = Paire : deux héros de même valeur, posés là où l’un d’eux pourrait aller. Les deux restent visibles.
aid-run = Suite : trois héros qui se suivent, en montant ou en descendant, pour prolonger une colonne ou recouvrir un adversaire.
aid-push = Push : la dernière carte d’une colonne remonte d’un cran et élimine celle qu’elle recouvre.
aid-discard = Défausser : une carte de votre main, sans effet. C’est toujours possible.
aid-superpush = Super Push (Apocalypse) : comme un Push, mais de 1, 2 ou 3 crans.
aid-circle = Le cercle : après le 9 vient le 0, après le 0 vient le 1.
aid-refill = Fin du tour : complétez votre main à 3 cartes.
aid-end = Fin de la manche : dès qu’un joueur n’a plus de carte, ni en main ni en pile.
aid-score-columns = Colonnes : 10 points au plus fort total ; les ex æquo s’annulent au profit du suivant.
aid-score-cards = Cartes : dans chaque colonne, la valeur de votre meilleure carte.

## La feuille de score

sheet-team = Équipe
sheet-column = Colonne { $column }
sheet-column-points = Points de colonnes
sheet-card-points = Points de cartes
sheet-round = Manche { $round }
sheet-round-total = Total de la manche
sheet-running-total = Total général

## Les options

option-aggressive = Partie agressive
    .help = À quatre joueurs seulement : chacun garde ses quatre Push au lieu d’en retirer un.
option-apocalypse = Mode Apocalypse
    .help = Chacun ajoute son Super Push à ses cartes : 1, 2 ou 3 crans d’un coup, une fois par manche.
option-tournament = Tournoi
    .help = Plusieurs manches, dont on additionne les points. Le premier total qui atteint 200, ou le score choisi, y met fin.
option-first = Premier joueur
    .help = Qui commence : la dernière personne à avoir croisé un super-héros. Faute de choix, le sort décide.
option-ages = Ordre des âges
    .help = Les places, du plus jeune au plus âgé : en tournoi, le plus jeune des derniers ex æquo commence la manche suivante.
option-target = Score à atteindre
    .help = Le total qui met fin au tournoi, une fois la manche comptée (200 par défaut).
option-rounds = Nombre maximal de manches
    .help = Le tournoi s’arrête après cette manche, quels que soient les totaux (20 par défaut).

## Les questions

ask-ChooseTeam = Choisissez votre équipe.
    .other = { $who } choisit son équipe.
ask-ChooseStarters =
    Choisissez en secret vos { $count ->
        [2] deux
        [3] trois
       *[other] { $count }
    } cartes de départ.
    .other = On attend { $who } : les cartes de départ se choisissent en secret.
ask-Turn =
    { $can ->
        [place] À vous : une action !
        [push] Aucun héros à poser : poussez une colonne, ou défaussez.
       *[discard] Rien ne va : défaussez une carte.
    }
    .other = { $who } réfléchit à son action.

## Les coups

act-team = Jouer les { $team }
    .short = { $team }
act-starters3 = Partir avec { $low }, { $middle } et { $high }
    .short = { $low } { $middle } { $high }
act-starters2 = Partir avec { $low } et { $high }
    .short = { $low } { $high }
act-place = Poser { $value } sur la colonne { $column }
    .short = { $value } → { $column } { $covers ->
        [yes] ✗ { $last }
       *[no] · { $last }
    }
act-pair = Poser une paire { DE($value) } sur la colonne { $column }
    .short = 2 × { $value } → { $column } { $covers ->
        [yes] ✗ { $last }
       *[no] · { $last }
    }
act-run = Poser la suite { $cards } sur la colonne { $column }
    .short = { $cards } → { $column } { $covers ->
        [yes] ✗ { $last }
       *[no] · { $last }
    }
act-push = Pousser la colonne { $column }
    .short = colonne { $column } : { $last } ✗ { $gone }
act-superpush =
    Super Push sur la colonne { $column } : { $steps ->
        [one] { $steps } cran
       *[other] { $steps } crans
    }
    .short = colonne { $column } : { $last } ✗ { $gone }
act-discard = Défausser { UN($value) }
    .short = { $value }

verb-team = Équipe
verb-starters3 = Cartes de départ
verb-starters2 = Cartes de départ
verb-place = Poser
verb-pair = Paire
verb-run = Suite
verb-push = Push
verb-superpush = Super Push
verb-discard = Défausser

param-team = l’équipe
param-value = la valeur
param-column = la colonne
param-low = la plus petite valeur
param-middle = la valeur du milieu
param-high = la plus grande valeur
param-steps = le nombre de crans

## Le journal

event-team = { $who } joue les { $team }.
    .you = Vous jouez les { $team }.
event-sealed = { $who } a choisi ses cartes de départ, chut !
    .you = Vous avez choisi vos cartes de départ.
event-starters = { $who } révèle ses cartes de départ : { $cards }.
    .you = Vous révélez vos cartes de départ : { $cards }.
event-first = { $who } commence la manche.
    .you = Vous commencez la manche.
event-round = Manche { $round } : en place !
event-place = { $who } pose { $cards } sur la colonne { $column }.
    .you = Vous posez { $cards } sur la colonne { $column }.
event-cover = { $who } pose { $cards } sur la colonne { $column } et recouvre { $gone }.
    .you = Vous posez { $cards } sur la colonne { $column } et recouvrez { $gone }.
event-push = { $who } joue un Push sur la colonne { $column } : { $cards } remonte d’un cran et élimine { $gone }.
    .you = Vous jouez un Push sur la colonne { $column } : { $cards } remonte d’un cran et élimine { $gone }.
event-superpush =
    { $who } joue son Super Push sur la colonne { $column } : { $cards } remonte { $steps ->
        [one] d’un cran
        [2] de deux crans
       *[other] de trois crans
    } et élimine { $gone }.
    .you =
        Vous jouez votre Super Push sur la colonne { $column } : { $cards } remonte { $steps ->
            [one] d’un cran
            [2] de deux crans
           *[other] de trois crans
        } et élimine { $gone }.
event-discard = { $who } défausse { UN($cards) }.
    .you = Vous défaussez { UN($cards) }.
event-draw =
    { $count ->
        [0] { $who } n’a plus rien à piocher.
        [one] { $who } pioche une carte.
       *[other] { $who } pioche { $count } cartes.
    }
    .seen = Vous piochez { UN($cards) }.
event-score =
    { $who } marque { $columns } en colonnes et { $points } en cartes, soit { $score ->
        [one] { $score } point
       *[other] { $score } points
    }{ $running ->
        [yes] {"\u202F"}; total : { $total }
       *[no] {""}
    }.
    .you =
        Vous marquez { $columns } en colonnes et { $points } en cartes, soit { $score ->
            [one] { $score } point
           *[other] { $score } points
        }{ $running ->
            [yes] {"\u202F"}; total : { $total }
           *[no] {""}
        }.
event-end = { $who } a joué sa dernière carte : la manche est finie !
    .you = Vous avez joué votre dernière carte : la manche est finie !
event-win =
    { $who } l’emporte avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    } !
    .you =
        Vous l’emportez avec { $total ->
            [one] { $total } point
           *[other] { $total } points
        } !
event-shared =
    { $who } se partagent la victoire avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    } !

## Le terminal

term-hand = main
term-deck = pile
term-now = points
term-total = total
term-discard = Défausse
term-eliminated = Éliminées
term-yours = Votre main
term-column-best = { $total }, meilleure { $best }

## Les refus

refuse-PUSH-002 = Choisissez une équipe que personne n’a encore prise.
refuse-PUSH-007 = Les cartes de départ sont des héros de votre équipe, deux au plus de la même valeur, juste le nombre demandé, de la plus petite à la plus grande.
refuse-PUSH-008 = Vos cartes de départ sont choisies : on n’y revient pas.
refuse-PUSH-010 = L’étoile n’a pas de colonne de ce numéro.
refuse-PUSH-020 = Une colonne n’est faite que de héros, de 0 à 9.
refuse-PUSH-031 = C’est votre tour : recouvrez, posez une carte +1/−1, une paire ou une suite, jouez un Push ou défaussez.
refuse-PUSH-033 = Vous n’avez pas cette carte en main.
refuse-PUSH-042 = On ne recouvre pas une carte de sa propre équipe.
refuse-PUSH-048 = La valeur doit être la même que celle de la dernière carte, ou sa voisine sur le cercle.
refuse-PUSH-050 = Une paire demande deux héros de même valeur en main.
refuse-PUSH-060 = Une suite se compose de trois héros de votre main dont les valeurs se suivent sur le cercle.
refuse-PUSH-064 = Une suite prolonge la valeur juste avant ou juste après elle, ou recouvre une carte adverse égale à l’un de ses bouts : pas ici.
refuse-PUSH-073 = Cette colonne n’a qu’une carte : il n’y a rien à pousser.
refuse-PUSH-080 = On défausse une seule carte, et elle doit venir de votre main.
refuse-PUSH-120 = La partie agressive se joue à quatre, pas à moins.
refuse-PUSH-133 = L’ordre des âges ne sert qu’en tournoi : choisissez d’abord le tournoi.
refuse-PUSH-134 = Le score à atteindre ne sert qu’en tournoi : choisissez d’abord le tournoi.
refuse-PUSH-136 = Le nombre maximal de manches ne sert qu’en tournoi : choisissez d’abord le tournoi.
refuse-PUSH-140 = Le Super Push ne sort de la boîte qu’en mode Apocalypse.
refuse-PUSH-141 = Un Super Push fait remonter la dernière carte de 1, 2 ou 3 crans.
refuse-PUSH-143 = Cette colonne est trop courte pour autant de crans.

## Pourquoi un bot conseille quelque chose

why-team = Les quatre équipes jouent exactement pareil : seules les blagues changent.
why-starters =
    { $points ->
        [one] Un point si personne ne vient s’y frotter.
       *[other] { $points } points si personne ne vient s’y frotter.
    }
why-end = La manche se termine, et vous êtes en tête : { $mine } à { $theirs }.
why-win =
    Vous prenez la colonne { $column } : elle vaut { $points ->
        [one] un point.
       *[other] { $points } points.
    }
why-win-from =
    Vous prenez la colonne { $column } aux { $team } : elle vaut { $points ->
        [one] un point.
       *[other] { $points } points.
    }
why-stop =
    Les { $team } perdent la colonne { $column }, et personne ne la prend : { $points ->
        [one] un point de moins pour l’équipe.
       *[other] { $points } points de moins pour l’équipe.
    }
why-pass = La colonne { $column } passe des { $team } aux { $other }, qui ont moins de points sur la table.
why-lead =
    Dans la colonne { $column }, vous avez { $lead } d’avance{ $before ->
        [0] .
       *[other] {" "}au lieu de { $before }.
    }
why-closer = Dans la colonne { $column }, vous avez { $gap } de retard au lieu de { $before }.
why-best =
    Ce { $value } devient votre meilleure carte dans la colonne { $column } : { $more ->
        [one] un point de plus.
       *[other] { $more } points de plus.
    }
why-gone =
    Dans la colonne { $column }, les { $team } perdent leur meilleure carte : { $less ->
        [one] un point de moins pour l’équipe.
       *[other] { $less } points de moins pour l’équipe.
    }
why-safe = Plus personne ne peut recouvrir ce { $value }.
why-next = Votre { $value } pourra suivre au prochain tour, si personne ne passe avant.
why-discard-only = Rien d’autre ne peut se jouer.
why-discard-nothing = Aucune autre action ne rapporte de point pour l’instant.
why-discard-small = Le plus petit héros de votre main.

## Le premier tour accompagné

guide-1 = Voici les colonnes : chacune commence par une carte et s’allonge par l’autre bout.
guide-2 = Tout se passe sur la dernière carte, au bout de la colonne : c’est elle que l’on prolonge, que l’on recouvre ou que l’on pousse.
guide-3 = Voici votre main : trois cartes de votre équipe. Touchez-en une pour voir où elle peut aller.
guide-4 = Ce qui s’illumine peut se jouer : une carte, puis une colonne. Il faut une valeur voisine, ou la même valeur sur un héros adverse. Et du 9, on passe au 0 !
guide-5 = Un Push n’entre pas dans une colonne : il fait remonter la dernière carte, et celle d’avant s’envole.
guide-6 = Gardez un œil sur le score : dix points par colonne menée, plus votre meilleure carte de chaque colonne.

## La table à l’écran

ui-push-star = L’étoile des colonnes
ui-push-teams = Les quatre équipes
ui-push-hand = Votre main
ui-push-no-team = sans équipe
ui-push-card = { $name }, { $team }, valeur { $value }
ui-push-card-push = { $name }, { $team }
ui-push-back = carte cachée des { $team }
ui-push-column =
    Colonne { $column } : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }, la dernière est { $card }.
ui-push-column-empty = Colonne { $column } : vide.
ui-push-column-totals = Totaux : { $totals }.
ui-push-column-leader = { $who } mène.
ui-push-column-nobody = Personne ne mène.
ui-push-allowed = Permis ici.
ui-push-totem =
    { $who }, { $team } : { $hand ->
        [0] aucune carte
        [one] une carte
       *[other] { $hand } cartes
    } en main, { $deck } dans la pile, { $leads ->
        [0] aucune colonne menée
        [one] une colonne menée
       *[other] { $leads } colonnes menées
    }.
ui-push-acting = Son tour.
ui-push-total =
    Total général : { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
ui-push-deck = Pile : { $deck }
ui-push-leads = Colonnes menées : { $leads }
ui-push-discard =
    Défausse : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
ui-push-discard-name = Défausse
ui-push-discard-here = Défausser la carte choisie
ui-push-eliminated =
    Cartes éliminées : { $count ->
        [0] aucune
        [one] une
       *[other] { $count }
    }
ui-push-eliminated-name = K.-O.
ui-push-pair = Paire !
ui-push-run = Suite !
ui-push-throw = Défausser
ui-push-steps = De combien de crans ?
ui-push-step =
    { $steps ->
        [one] { $steps } cran
       *[other] { $steps } crans
    }
ui-push-slots =
    Vos { $count ->
        [2] deux
        [3] trois
       *[other] { $count }
    } cartes de départ
ui-push-heroes = Vos héros, deux de chaque valeur
ui-push-left =
    { $count ->
        [0] Il n’en reste pas.
        [one] Il en reste une.
       *[other] Il en reste { $count }.
    }
ui-push-take-back = Reprendre { $card }
ui-push-confirm = C’est parti !
ui-push-sealed = Cartes posées, chut !
ui-push-choosing = Choix en cours…
ui-push-taken = Prise par { $who }
ui-push-close = Fermer
lid-bang = BAM !
ui-push-bang-1 = PAF !
ui-push-bang-2 = BAM !
ui-push-bang-3 = VLAN !
ui-push-bang-4 = BOUM !
ui-push-wins = Victoire : { $who } !
ui-push-share = Victoire partagée !
ui-push-best-card = Meilleure carte : { $value }
ui-push-lang = fr
ui-push-sheet = Feuille de score
ui-push-column-sum = Total dans la colonne : { $total }
ui-push-points =
    { $points ->
        [one] Un point si la manche s’arrêtait là.
       *[other] { $points } points si la manche s’arrêtait là.
    }
ui-push-pick = Choisissez une carte
ui-push-bell = Terminé !
ui-push-next-column = Sur quelle colonne poser { $card } ?
ui-push-next-push = Quelle colonne poussez-vous ?
ui-push-next-pair = Sur quelle colonne poser la paire ?
ui-push-next-run = Sur quelle colonne poser la suite ?
ui-push-next-card = Quelle carte pour la colonne { $column } ?
ui-push-starters = Chacune ouvre une colonne ; on les retourne toutes en même temps.

## La table générique

place-hand = Main
place-deck = Pile
place-column = Colonne { $number }
place-eliminated = Éliminées
place-discard = Défausse
counter-total = Points
number-value = Valeur
