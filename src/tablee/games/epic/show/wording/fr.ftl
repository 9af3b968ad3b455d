### Épopée : de quoi dire en français ce que fait une carte, d’après ses données. Les phrases finies sont dans rendered.fr.ftl.
### $mood vaut imperative ou infinitive ; $whose, you (qui tient la carte) ou challenger (qui tente le Défi) ; $n est un nombre.

## Icônes

icon-FOR = Force
icon-DEX = Dextérité
icon-CON = Constitution
icon-INT = Intelligence
icon-SAG = Sagesse
icon-CHA = Charisme
icon-DIV = Divinité
icon-JUS = Justice
icon-ARC = Arcane
icon-ROY = Royauté
icon-INF = Infamie
icon-NAT = Nature
icon-TRI =
    { $n ->
        [one] 1 point de Triomphe
       *[other] { $n } points de Triomphe
    }
icon-TRA =
    { $n ->
        [one] 1 point de Tragédie
       *[other] { $n } points de Tragédie
    }
icon-HERO_CARD = une carte Héros
icon-ANTI_CARD = une carte Antihéros
icon-VIRTUE = une Vertu
icon-CORRUPTION = une Corruption

## Mots et nombres

of-icon = { DE($icon) }
join-or = { $first } ou { $last }
join-and = { $first } et { $last }
amount-xp = { $n } XP
amount-cards =
    { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    }
amount-skill =
    { $n ->
        [one] 1 symbole { $icons }
       *[other] { $n } symboles { $icons }
    }
amount-story =
    { $n ->
        [one] 1 icône { $icons }
       *[other] { $n } icônes { $icons }
    }
word-gain =
    { $mood ->
        [infinitive] gagner
       *[imperative] gagnez
    }
word-draw =
    { $mood ->
        [infinitive] piocher
       *[imperative] piochez
    }
word-add =
    { $mood ->
        [infinitive] ajouter
       *[imperative] ajoutez
    }
word-take =
    { $mood ->
        [infinitive] prendre
       *[imperative] prenez
    }
word-discard =
    { $mood ->
        [infinitive] défausser
       *[imperative] défaussez
    }
word-spend =
    { $mood ->
        [infinitive] dépenser
       *[imperative] dépensez
    }
word-score =
    { $mood ->
        [infinitive] marquer
       *[imperative] marquez
    }
kind-HERO = Héros
kind-ANTI = Antihéros
kind-ACTION = Action

## Effets

effect-XP =
    { $mood ->
        [short] +{ amount-xp }
       *[other] { word-gain } { amount-xp }
    }
effect-HERO = { word-draw } { amount-cards } Héros
effect-ANTI = { word-draw } { amount-cards } Antihéros
effect-CARD = { word-draw } { amount-cards } Héros ou Antihéros
effect-VIRTUE =
    { $mood ->
        [infinitive] obtenir
       *[imperative] obtenez
    } { $n ->
        [one] une Vertu
       *[other] { $n } Vertus
    }
effect-CORRUPTION =
    { word-take } { $n ->
        [one] une Corruption
       *[other] { $n } Corruptions
    }
effect-RESULT =
    { $mood ->
        [short] { $sign ->
            [minus] −{ $n }
           *[plus] +{ $n }
        }
       *[other] { $sign ->
            [minus] { $mood ->
                [infinitive] retirer
               *[imperative] retirez
            }
           *[plus] { word-add }
        } { $n } au résultat
    }
effect-DIFFICULTY =
    { $mood ->
        [short] difficulté { $sign ->
            [minus] −{ $n }
           *[plus] +{ $n }
        }
       *[other] { $sign ->
            [minus] { $mood ->
                [infinitive] réduire
               *[imperative] réduisez
            }
           *[plus] { $mood ->
                [infinitive] augmenter
               *[imperative] augmentez
            }
        } de { $n } la difficulté
    }
effect-DARK =
    { $mood ->
        [short] {""}
       *[other] { word-add } au lancer{ " " }
    }{ $n ->
        [one] 1 rune Sombre gratuite
       *[other] { $n } runes Sombres gratuites
    }
effect-ADVXP =
    { $mood ->
        [infinitive] faire { $sign ->
            [minus] perdre
           *[plus] gagner
        } { amount-xp } à l’Adversaire
       *[imperative] l’Adversaire { $sign ->
            [minus] perd
           *[plus] gagne
        } { amount-xp }
    }
effect-STEALADV = { word-take } { amount-xp } à l’Adversaire
effect-DISCARD =
    { word-discard } { amount-cards } { $mood ->
        [infinitive] de la main
       *[other] de votre main
    }
effect-LOSEXP =
    { $mood ->
        [infinitive] perdre
       *[imperative] perdez
    } { amount-xp }
effect-EXPLORE =
    { $mood ->
        [infinitive] explorer
       *[imperative] vous pouvez explorer
    } { $n ->
        [one] une fois
       *[other] { $n } fois
    } sans payer, avant d’ajouter une carte
effect-STEALXP =
    { $mood ->
        [short] jusqu’à { amount-xp } d’un autre Héros
       *[other] { word-take } jusqu’à { amount-xp } à un autre Héros
    }
effect-TRI = { word-score } { icon-TRI }
effect-TRA = { word-score } { icon-TRA }
effect-RETRY =
    { $whose ->
        [challenger] { $mood ->
            [short] tout relancer
           *[other] ce Héros relance toutes ses runes
        }
       *[you] { $mood ->
            [infinitive] relancer
           *[imperative] relancez
        } toutes vos runes
    }
effect-CLASSOFF = votre Classe est sans effet dans ce Défi ; ses bonus déjà donnés sont perdus
effect-PICKDARK =
    { $mood ->
        [infinitive] choisir
       *[imperative] choisissez
    } sa face
effect-CANCEL =
    { $mood ->
        [infinitive] l’annuler
       *[imperative] annulez-la
    }
effect-FREE_DARK = à chacun de vos tours, la première rune Sombre que vous choisissez d’ajouter est gratuite
effect-SYMBOL =
    { $mood ->
        [short] une rune de Compétence de plus
       *[other] { effect-SYMBOL-whole }
    }
effect-SYMBOL-whole =
    { $whose ->
        [challenger] ce Héros ajoute un symbole { $icons ->
            [choice] de l’une ou l’autre Compétence du Défi
           *[other] { $icons }
        } et lance la rune
       *[you] { word-add } un symbole { $icons ->
            [choice] de l’une ou l’autre Compétence du Défi
           *[other] { $icons }
        } et { $mood ->
            [infinitive] lancer
           *[imperative] lancez
        } la rune
    }

## Combinaisons

effect-AND =
    { $mood ->
        [infinitive] { $first } et { $last }
       *[imperative] { $first }, puis { $last }
    }
effect-CHOICE =
    { $mood ->
        [short] { $first } ou { $last }
        [infinitive] { $first } ou { $last }
       *[imperative] au choix : { $first }, ou { $last }
    }
effect-PAY = { $cost } pour { $effect }
effect-PER = { $effect } par { $quantity }
effect-IF =
    { $mood ->
        [short] { $effect } si { $condition }
        [infinitive] { $effect } si { $condition }
       *[imperative] si { $condition }, { $effect }
    }
effect-IF-ELSE =
    { $mood ->
        [short] { $effect } si { $condition }, sinon { $otherwise }
        [infinitive] { $effect } si { $condition }, sinon { $otherwise }
       *[imperative] si { $condition }, { $effect } ; sinon, { $otherwise }
    }
effect-LATER =
    { $effect } si ce Défi est { $outcome ->
        [success] réussi
       *[fail] raté
    }

## Coûts

cost-XP = { word-spend } { amount-xp }
cost-DISCARD =
    { $more ->
        [yes] { word-discard } des cartes de votre main
       *[no] { word-discard } { amount-cards } de votre main
    }
cost-CORRUPTION = { word-take } une Corruption

## Conditions

condition-HAS-skill = vous avez au moins { amount-skill }
condition-HAS-story = vous avez au moins { amount-story }
condition-PREV =
    { $sort ->
        [skill] un symbole { $icons } est entré
       *[story] une icône { $icons } est entrée
    } { $mood ->
        [short] à votre tour précédent
       *[other] dans votre Histoire à votre tour précédent
    }
condition-TRAITS =
    vous avez au moins { $n ->
        [one] 1 Trait
       *[other] { $n } Traits
    }
condition-DISTINCT =
    vous avez au moins { $n ->
        [one] 1 icône Histoire
       *[other] { $n } icônes Histoire différentes
    }
condition-VIRTUES =
    vous avez au moins { $n ->
        [one] 1 Vertu
       *[other] { $n } Vertus
    }
condition-CORRUPTIONS =
    vous avez au moins { $n ->
        [one] 1 Corruption
       *[other] { $n } Corruptions
    }
condition-HAND = vous avez au moins { amount-cards } en main
condition-RESERVE = vous avez au moins { amount-xp } en réserve
condition-OWN_TURN = c’est votre tour
condition-OTHER_TURN = ce n’est pas votre tour
condition-BOTTOM = vous avez déclaré la voie du bas
condition-MARGIN = le résultat dépasse la difficulté d’au moins { $n }

## Quantités

quantity-skill =
    symbole { $icons } { $whose ->
        [challenger] de ce Héros
       *[you] dans votre Histoire
    }
quantity-story =
    icône { $icons } { $whose ->
        [challenger] de ce Héros
       *[you] dans votre Histoire
    }
quantity-TRAITS = Trait
quantity-CHALLENGES = Défi dans votre Histoire
quantity-TRIPATHS = voie de Triomphe
quantity-TRAPATHS = voie de Tragédie
quantity-DISTINCT = icône Histoire différente
quantity-HEROPLAYED = carte Héros jouée
quantity-ANTIPLAYED = carte Antihéros jouée
quantity-HEROPLAYED-ANTIPLAYED = carte Héros ou Antihéros jouée
quantity-VIRTUES = Vertu
quantity-CORRUPTIONS = Corruption
quantity-CLASSXP = XP sur votre Classe
quantity-PAID =
    { $paid ->
        [XP] XP ainsi dépensé
        [CORRUPTION] Corruption ainsi prise
       *[DISCARD] carte ainsi défaussée
    }

## Déclencheurs ; $whose vaut you, ou hero quand n’importe quel Héros convient.

trigger-SETUP = à la mise en place, { $effect }
trigger-GAIN = en gagnant ce Trait, { $effect }
trigger-ATTEMPT =
    quand { $whose ->
        [hero] un Héros tente
       *[you] vous tentez
    } une voie { $of }, { $effect }
trigger-DOUBLE =
    quand { $whose ->
        [hero] le lancer d’un Héros
       *[you] votre lancer
    } montre le triangle double, { $effect }
trigger-SPECIAL =
    quand une rune spéciale { $whose ->
        [hero] d’un Héros
       *[you] de votre lancer
    } montre sa récompense, { $effect }
trigger-DARKROLL =
    quand { $whose ->
        [hero] un Héros lance
       *[you] vous lancez
    } une rune Sombre, { $effect }
trigger-ADD =
    quand une icône { $icons } entre dans { $whose ->
        [hero] l’Histoire d’un Héros
       *[you] votre Histoire
    }, { $effect }
trigger-VIRTUE =
    quand { $whose ->
        [hero] un Héros obtient
       *[you] vous obtenez
    } une Vertu, { $effect }
trigger-CORRUPT =
    quand { $whose ->
        [hero] un Héros prend
       *[you] vous prenez
    } une Corruption, { $effect }
trigger-SUCCESS =
    quand { $whose ->
        [hero] un Héros réussit
       *[you] vous réussissez
    } un Défi d’Acte{ $with ->
        [BOTTOM] { " " }par la voie du bas
        [MARGIN] { " " }en dépassant la difficulté d’au moins { $n }
       *[none] { "" }
    }, { $effect }
trigger-FAIL =
    quand { $whose ->
        [hero] un Héros rate
       *[you] vous ratez
    } un Défi d’Acte, { $effect }
trigger-TRAIT =
    quand { $whose ->
        [hero] un Héros gagne
       *[you] vous gagnez
    } un Trait, { $effect }
trigger-PLAY =
    quand { $whose ->
        [hero] un Héros joue
       *[you] vous jouez
    } une carte { $kinds }, { $effect }
trigger-EXPLORE =
    quand { $whose ->
        [hero] un Héros paie
       *[you] vous payez
    } pour explorer, { $effect }
trigger-DARKPAY =
    quand { $whose ->
        [hero] un Héros dépense
       *[you] vous dépensez
    } au moins 1 XP en runes Sombres pour un Défi, { $effect }
trigger-CLASSLEVEL =
    quand la Classe { $whose ->
        [hero] d’un Héros
       *[you] de votre Héros
    } atteint 2, 4 ou 6 XP, { $effect }
trigger-TURN = à chacun de vos tours, { $effect }
trigger-END = { $effect }
trigger-STATIC =
    { $icons ->
        [none] { $effect }
       *[other] dans vos Défis { $of }, { $effect }
    }
trigger-ACT =
    { $where ->
        [challenge] { $limit ->
            [challenge] une fois par Défi, après votre lancer
            [turn] une fois par tour, après votre lancer
           *[none] après votre lancer
        }
       *[main] { $limit ->
            [turn] une fois à chacun de vos tours, hors d’un Défi
           *[none] à votre tour hors d’un Défi
        }
    }, vous pouvez { $cost } pour { $effect }
limit-turn = une fois par tour, { $ability }
limit-challenge = une fois par Défi, { $ability }

## Moments de jouer une carte ; $windows est la liste des moments où les règles permettent de la jouer.

window-cast = après n’importe quel lancer
window-end = à la fin de n’importe quel tour
window-main = à votre tour hors d’un Défi
timing-CH =
    après { $whose ->
        [own] votre lancer
        [other] le lancer d’un autre Héros
       *[any] { $filter ->
            [path] un lancer
           *[any] le lancer d’un Héros
        }
    }{ $filter ->
        [path] { " " }pour une voie { $of }
        [adversary] { " " }contre l’Adversaire
       *[any] { "" }
    }, { $effect }
timing-ANY = { $windows }, { $effect }
timing-OWN = { $windows }, { $effect }
timing-RE = en réponse à une carte { $kinds }, { $effect }
timing-or = { $first } ; ou bien, { $last }

## En bref, sur une carte trop petite pour son texte entier ; on le lit en la prenant en main.

brief-CH =
    { $filter ->
        [path] { $icons }
        [adversary] contre l’Adversaire
       *[any] { $whose ->
            [own] votre lancer
            [other] lancer d’un autre Héros
           *[any] un lancer
        }
    } : { $effect }
brief-ANY = { $effect }
brief-OWN = hors d’un Défi : { $effect }
brief-RE = { timing-RE }
brief-or = { $first } ; { $last }

## Cartes entières

whole-heritage = quand votre lancer montre le triangle double, vous pouvez piocher 1 carte Héros ou Antihéros, ou bien { $effect }
whole-level = à { $n } XP : { $ability }
whole-front = quand vous l’affrontez, { $effect }
whole-difficulty = Difficulté { $n }, { $icons }
whole-reward = { $shown } ; récompense : { $icons }
whole-top = voie du haut : { $icons }
whole-bottom = voie du bas, difficulté +1 : { $icons }
whole-start = l’Adversaire commence avec { amount-xp } par Héros
whole-actions = quand un lancer montre le triangle double, une carte Action est révélée
whole-facing = réussir contre l’Adversaire lui ôte 1 XP par point au-dessus de la difficulté
