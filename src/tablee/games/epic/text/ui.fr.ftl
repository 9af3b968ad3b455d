### Call to Adventure : Epic Origins : ce que dit le navigateur, en français.

ui-epic-lang = fr
ui-epic-you = Vous
ui-epic-percent = { $share } %
ui-epic-difficulty = Difficulté
ui-epic-harder = difficulté +1
ui-epic-secret = secret
ui-epic-hidden = Face cachée
ui-epic-unknown = À choisir
ui-epic-free = gratuite
ui-epic-close = Refermer
ui-epic-answer = Votre réponse
ui-epic-hand = Votre main
ui-epic-no-cards = Votre main est vide.
ui-epic-keep = Composez votre Héros
ui-epic-kept = Votre Héros est prêt. On attend les autres.
ui-epic-board = Le plateau : { $who }
ui-epic-arena = Un Défi : { $who }
ui-epic-attempts = { $who } tente sa chance
ui-epic-attempts-you = Vous tentez votre chance
ui-epic-stack = Réponses
ui-epic-stack-empty = Personne n’a encore répondu. La dernière carte jouée s’appliquera la première.
ui-epic-first-out = s’applique en premier
ui-epic-success = Réussite !
ui-epic-failure = Échec
ui-epic-class-off = Classe sans effet
ui-epic-part-runes = Runes
ui-epic-part-class = Classe
ui-epic-part-cards = Effets
ui-epic-part-adversary = Adversaire
ui-epic-special = L’effet de votre Héritage
ui-epic-group-attempt = Tenter un Défi
ui-epic-chance = { $chance } de chances avec ces runes
ui-epic-face-chance = atteindre { $difficulty } : { $chance }
ui-epic-face-dark =
    Les pourcentages sont vos chances d’atteindre { $difficulty }. Chaque point au-delà lui ôte 1 XP : { $xp ->
        [0] il n’en a plus aucun.
       *[other] il en a { $xp }, et { $all } les lui ôteraient tous.
    }
ui-epic-left = Il lui restait { $xp } XP. Chaque Défi d’Acte raté lui en donne ; face à lui, chaque point au-delà de sa difficulté lui en ôte.
ui-epic-odds =
    { $runes ->
        [0] sans rune Sombre { $chance }
        [one] avec une rune Sombre { $chance }
       *[other] avec { $runes } runes Sombres { $chance }
    }
ui-epic-take =
    { $deck ->
        [0] Une carte Héros
       *[other] Une carte Antihéros
    }
ui-epic-explore =
    { $free ->
        [0] Explorer : la remplacer pour 1 XP
       *[other] Explorer gratuitement : la remplacer
    }
ui-epic-store = Placer { $amount } XP
ui-epic-reserve = { $xp } XP en réserve
ui-epic-xp-left =
    { $xp ->
        [0] plus un seul XP !
       *[other] XP à lui ôter
    }
ui-epic-class-xp =
    { $unlocked ->
        [0] { $xp } XP sur la Classe, aucun effet encore
        [one] { $xp } XP sur la Classe, un effet
       *[other] { $xp } XP sur la Classe, { $unlocked } effets
    }
ui-epic-played =
    { $count ->
        [one] une carte jouée
       *[other] { $count } cartes jouées
    }
ui-epic-deck =
    { $count ->
        [0] La pioche est vide
        [one] Une carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
ui-epic-level =
    { $cards ->
        [hero] Corruption : niveau { $level } sur 8, on ne joue que des cartes Héros
        [anti] Corruption : niveau { $level } sur 8, on ne joue que des cartes Antihéros
       *[both] Corruption : niveau { $level } sur 8, on joue des cartes Héros et Antihéros
    }
ui-epic-adversary = { $name }, { $xp } XP
ui-epic-rival =
    { $who } : { $xp } XP, niveau { $level }, { $hand } en main, { $pages ->
        [0] aucune carte
        [one] une carte
       *[other] { $pages } cartes
    } dans l’Histoire. Ouvrir le plateau.
ui-epic-trait = Trait { $name } : { $signs }.
ui-epic-challenge = Défi { $name } ({ $skills }).
ui-epic-path = { $path }, difficulté { $difficulty } : { $signs }
ui-epic-rolled = { $count } runes lancées, total { $total }
ui-epic-ready = { $count } runes prêtes
ui-epic-sum = Résultat { $result } contre difficulté { $difficulty }

## La feuille de fin

ui-epic-won = Les Héros ont triomphé !
ui-epic-lost = L’Adversaire l’emporte
ui-epic-over = La plus belle histoire
ui-epic-winner = La plus belle histoire
ui-epic-from-story = Histoire
ui-epic-from-destiny = Destin
ui-epic-from-level = Corruption
ui-epic-from-cards = Cartes jouées
ui-epic-somebody = Quelqu’un

## La table générique

place-hand = Main
place-dealt = Reçues
place-character = Personnage
place-destiny = Destin
place-story = Histoire
place-played = Jouées
place-act-I-row = Acte I
place-act-II-row = Acte II
place-act-III-row = Acte III
place-opposition = Adversaire
place-stack = Pile
counter-level = Niveau
counter-reserve = Expérience
counter-adversary-xp = Expérience de l’Adversaire
