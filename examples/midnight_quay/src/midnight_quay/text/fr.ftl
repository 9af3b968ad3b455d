### Le Quai de minuit : tous les textes du jeu, en français.

## Le jeu

title = Le Quai de minuit
    .tagline = « Des navets, monsieur le douanier. Rien que des navets. »
intro =
    Pas de lune, une barque qui prend l’eau, et un douanier qui a froid aux pieds.
    Cette nuit, tout le monde passe en fraude, et tout le monde contrôle. Peu importe ce qu’il y a dans une caisse ; ce qu’on en dit importe beaucoup.
how-to-play-1 = Vous tenez trois caisses, d’une valeur de 1 à 6. Les autres ne les voient pas.
how-to-play-2 = À votre tour, posez-en une sur le quai, fermée, et dites ce qu’elle vaut. Vous pouvez mentir.
how-to-play-3 = Le suivant la laisse passer, et vous marquez ce que vous avez dit ; ou bien il l’ouvre.
how-to-play-4 = Ouverte, elle vaut moins : le contrôleur marque votre annonce. Elle vaut autant, ou plus : vous la marquez deux fois.

## Les caisses

card-1 = de la paille mouillée (1)
    .name = Paille mouillée
card-2 = des navets (2)
    .name = Navets
card-3 = des chandelles (3)
    .name = Chandelles
card-4 = de la dentelle (4)
    .name = Dentelle
card-5 = du safran (5)
    .name = Safran
card-6 = du verre de lune (6)
    .name = Verre de lune
back-crate =
    { $count ->
        [one] une caisse fermée
       *[other] { $count } caisses fermées
    }
crate =
    { $card ->
        [1] de la paille mouillée (1)
        [2] des navets (2)
        [3] des chandelles (3)
        [4] de la dentelle (4)
        [5] du safran (5)
       *[6] du verre de lune (6)
    }
goods =
    { $claim ->
        [1] de la paille mouillée (1)
        [2] des navets (2)
        [3] des chandelles (3)
        [4] de la dentelle (4)
        [5] du safran (5)
       *[6] du verre de lune (6)
    }

## Ce qui est demandé

ask-Offer = Posez une caisse sur le quai, et dites ce qu’elle contient.
    .other = { $who } choisit une caisse.
ask-Inspect = « { goods } », dit-on. Ouvrez-vous la caisse ?
    .other = { $who } regarde la caisse : « { goods } », dit-on.

## Ce qui est fait

verb-offer = offrir
verb-wave = passer
verb-open = ouvrir
param-card = caisse
param-claim = annonce
act-offer = Offrir { crate } comme { goods }
    .short = { $card } comme { $claim }
act-wave = La laisser passer
act-open = L’ouvrir

## Ce qui est raconté

event-offer = { $who } pose une caisse sur le quai : « { goods } ».
    .you = Vous posez { $cards } sur le quai et dites : « { goods } ».
event-draw = { $who } va chercher une caisse.
    .you = Vous allez chercher { $cards }.
event-wave = { $who } laisse passer la caisse : { $claim } à qui l’a vendue.
    .you = Vous laissez passer la caisse : { $claim } à qui l’a vendue.
event-caught = { $who } ouvre la caisse : { $cards }. Mensonge ! { $who } marque { $claim }.
    .you = Vous ouvrez la caisse : { $cards }. Mensonge ! Vous marquez { $claim }.
event-honest = { $who } ouvre la caisse : { $cards }. L’annonce tient, et qui l’a vendue marque { $points }.
    .you = Vous ouvrez la caisse : { $cards }. L’annonce tient, et qui l’a vendue marque { $points }.

## Ce qui est refusé

refuse-QUAY-010 = C’est à vous d’offrir une caisse.
refuse-QUAY-011 = On n’offre qu’une caisse que l’on tient.
refuse-QUAY-012 = Une caisse vaut de 1 à 6.
refuse-QUAY-020 = Une caisse est sur le quai : laissez-la passer, ou ouvrez-la.

## La table

show-quay = Sur le quai
show-hands = Mains
show-planks = Ouvertes
show-hold = Passées
show-cart = Caisses sur la charrette
show-scores = Points
place-quay = Sur le quai
place-planks = Ouvertes
place-hold = Passées
place-cart = La charrette
place-hand = Caisses
counter-score = Points
number-worth = Valeur
kind-crate = contrebande

## L’aide de jeu

aid-title = En un coup d’œil
aid-offer = Offrez une caisse fermée, et annoncez une valeur de 1 à 6.
aid-wave = Passée : qui l’a vendue marque l’annonce.
aid-caught = Ouverte, et elle vaut moins : qui contrôle marque l’annonce.
aid-honest = Ouverte, et elle vaut autant ou plus : qui l’a vendue marque l’annonce deux fois.
