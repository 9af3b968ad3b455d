### Ce que « tablee lab report » dit d’une série de parties.

report-thousands = { "\u202F" }
report-percent = { $value } %
report-points = { $value } points
report-span = { $low }–{ $high }
report-to = { $low } à { $high }
report-sure = { $value } ({ $span } ; n = { $n })
report-only = { $value } (n = { $n })
report-next = , puis{ " " }
report-and-more =
    { $names } et { $count ->
        [one] une autre
       *[other] { $count } autres
    }
report-seats =
    { $count ->
        [one] une place
       *[other] { $count } places
    }
report-base = jeu tel quel
report-whole = la partie
of-seat = place { $n }
of-place = rang { $n }

## Unités après un nombre, et axes.

unit-decisions = { $value } décisions
unit-minutes = { $value } minutes
unit-bits = { $value } bits
unit-count = { $value }
unit-score = { $value }
axis-share = part
axis-points = écart en points
axis-decisions = décisions
axis-minutes = minutes
axis-bits = bits
axis-count = nombre
axis-score = points du jeu

## Le haut de la page.

report-title = { $game } : ce que disent les parties des bots
report-title-several = { $games } : ce que disent les parties des bots
report-lead =
    { $count ->
        [one] Une partie entre bots.
       *[other] { $n } parties entre bots.
    } Après chaque chiffre viennent, entre parenthèses, son intervalle à 95 % puis le nombre de donnes dont il est tiré : les parties d’une même donne n’en font qu’une.
report-lead-two = « { $first } » à côté de « { $second } » : { $n } parties entre bots en tout. Après chaque chiffre viennent, entre parenthèses, son intervalle à 95 % puis le nombre de donnes dont il est tiré : les parties d’une même donne n’en font qu’une.
report-answers = En bref
report-contents = Sommaire
report-show = La même chose en tableau
report-means = Ce que veulent dire ces mesures
report-more = Voir
report-mood-good = rien à redire
report-mood-fact = mesuré
report-mood-unsure = pas encore sûr
report-mood-warning = à regarder

## Une place est-elle avantagée ?

report-ask-seat = Une place est-elle avantagée ?
report-seat-favoured = La place { $n } est avantagée : elle l’emporte dans { $rate } des parties ; à parts égales, ce serait { $fair }.
report-seat-behind = La place { $n } est désavantagée : elle ne l’emporte que dans { $rate } des parties ; à parts égales, ce serait { $fair }.
report-seat-even = Aucune place n’est avantagée : chacune l’emporte à { $margin } points près d’une part égale, { $fair } (n = { $count }).
report-seat-unsure = Aucune place ne se détache à coup sûr, mais les intervalles vont encore à { $reach } points d’une part égale, { $fair }. La plus éloignée est la place { $n }, { $rate }. Il faudrait environ { $enough } parties pour trancher à { $margin } points près.
report-seat-few =
    { $count ->
        [one] Une seule donne ne suffit pas pour dire si une place est avantagée.
       *[other] { $count } donnes ne suffisent pas pour dire si une place est avantagée.
    }
report-place-favoured = Le rang { $n } dans l’ordre du tour est avantagé : il l’emporte dans { $rate } des parties ; à parts égales, ce serait { $fair }.
report-place-behind = Le rang { $n } dans l’ordre du tour est désavantagé : il ne l’emporte que dans { $rate } des parties ; à parts égales, ce serait { $fair }.
report-place-even = Aucun rang dans l’ordre du tour n’est avantagé : chacun l’emporte à { $margin } points près d’une part égale, { $fair } (n = { $count }).
report-place-unsure = Aucun rang dans l’ordre du tour ne se détache à coup sûr, mais les intervalles vont encore à { $reach } points d’une part égale, { $fair }. Le plus éloigné est le rang { $n }, { $rate }. Il faudrait environ { $enough } parties pour trancher à { $margin } points près.
report-seat-team = On l’emporte ou l’on perd ensemble : aucune place ne peut être avantagée.
report-seat-mixed = Des bots différents ont gardé leur place d’un bout à l’autre : ce que gagne une place ne se distingue pas de ce que gagne son bot.

## Quelle carte est morte ?

report-ask-card = Quelle carte est morte, laquelle décide ?
report-card-dead =
    { $count ->
        [one] Une carte morte, dont presque personne ne se sert : { $cards }. Elle entre en jeu dans { $rate } des parties.
       *[other] { $count } cartes mortes, dont presque personne ne se sert en { $n } parties : { $cards }.
    }
report-card-perhaps =
    { $count ->
        [one] Une carte est peut-être morte : presque personne ne s’en sert, mais ce n’est pas encore sûr (n = { $n }) : { $cards }.
       *[other] { $count } cartes sont peut-être mortes : presque personne ne s’en sert, mais ce n’est pas encore sûr (n = { $n }) : { $cards }.
    }
report-card-alive = Aucune carte n’est morte. La plus rare, { $card }, entre en jeu dans { $rate } des parties.
report-card-few =
    { $count ->
        [one] Une seule donne ne suffit pas pour dire si une carte est morte.
       *[other] { $count } donnes ne suffisent pas pour dire si une carte est morte.
    }
report-card-by = { $card } { $rate }
report-card-does-well =
    { $count ->
        [one] Une carte aide à coup sûr qui l’a : { $cards }.
       *[other] { $count } cartes aident à coup sûr qui les a, avant tout { $cards }.
    }
report-card-does-ill =
    { $count ->
        [one] Une carte dessert à coup sûr qui l’a : { $cards }.
       *[other] { $count } cartes desservent à coup sûr qui les a, avant tout { $cards }.
    }
report-card-goes-well =
    { $count ->
        [one] Une carte va à coup sûr avec la victoire : { $cards }. L’interdire dirait si elle en est la cause.
       *[other] { $count } cartes vont à coup sûr avec la victoire, avant tout { $cards }. Les interdire dirait si elles en sont la cause.
    }
report-card-goes-ill =
    { $count ->
        [one] Une carte va à coup sûr avec la défaite : { $cards }.
       *[other] { $count } cartes vont à coup sûr avec la défaite, avant tout { $cards }.
    }
report-card-equal =
    { $count ->
        [one] La seule carte observée n’aide ni ne dessert à coup sûr ; son intervalle est de ±{ $width }.
       *[other] Sur { $count } cartes, aucune n’aide ni ne dessert à coup sûr plus qu’une autre ; l’intervalle le plus large est de ±{ $width }.
    }
report-card-unknown = Cette série ne dit rien des cartes prises une à une.

## Qu’a fait le changement ?

report-ask-change = Qu’a fait le changement ?
report-same-deals = sur les mêmes donnes
report-other-deals = sur des donnes différentes
report-change-up = « { $variant } » augmente cette mesure : { $measure }, écart { $difference }, { $deals }.
report-change-down = « { $variant } » diminue cette mesure : { $measure }, écart { $difference }, { $deals }.
report-change-open = « { $variant } » ne change rien qui se voie : { $measure }, écart { $difference }, { $deals }. S’il y a un effet, il est de moins que { $most }.
report-change-vain = « { $variant } » ne change rien qui se voie dans { $count } comparaisons : { $measure }. S’il y a là un effet, il est de moins que { $most }.
report-change-few = « { $variant } » : trop peu de donnes pour en dire quoi que ce soit (n = { $count }) : { $measure }.
report-change-same = « { $variant } » fait la même chose sur chaque donne : { $measure }, écart { $difference }.
report-change-alone = Parmi tous les changements observés, ce peut encore être le hasard.
report-change-run-up = Dans « { $run } », cette mesure est plus haute : { $measure }, écart { $difference }.
report-change-run-down = Dans « { $run } », cette mesure est plus basse : { $measure }, écart { $difference }.
report-change-runs-same =
    { $count ->
        [one] Le seul autre chiffre commun aux deux séries ne diffère pas à coup sûr.
       *[other] Des { $count } autres chiffres communs aux deux séries, aucun ne diffère à coup sûr.
    }
report-change-none = Rien n’a été changé : le plan ne nomme aucune variante. Pour en essayer une, ajoutez-lui une [[variant]], ou donnez une seconde série à comparer.

## Les objectifs sont-ils tenus ?

report-ask-aim = Les objectifs sont-ils tenus ?
report-aim-out = { $measure } : hors de l’objectif. On a { $rate }, on voulait { $aim }.
report-aim-edge = { $measure } : objectif peut-être tenu, peut-être pas. On a { $rate }, on voulait { $aim }.
report-aim-kept = { $measure } : objectif tenu. On a { $rate }, on voulait { $aim }.
report-aim-all = { $count } chiffres tiennent leur objectif : { $measures }.
report-aim-few =
    { $count ->
        [one] Un objectif ne peut pas encore être jugé, avec moins de 30 donnes : { $measures }.
       *[other] { $count } objectifs ne peuvent pas encore être jugés, avec moins de 30 donnes : { $measures }.
    }
report-aim-none = Le plan ne nomme aucun objectif.

## À quel point est-ce sûr ?

report-ask-sure = À quel point est-ce sûr ?
report-sure-matches =
    { $count ->
        [one] Une partie a été jouée.
       *[other] { $n } parties ont été jouées.
    }
report-sure-width = L’intervalle le plus large d’un taux de victoire est de ±{ $half } points ; quatre fois plus de parties le réduiraient de moitié, à ±{ $quarter }.
report-sure-meaning = Sur cent intervalles de cette sorte, cinq environ manquent la vérité. Là où l’on regarde beaucoup de places, de cartes ou de changements, les phrases ci-dessus en tiennent compte et ne disent sûr que ce qui tiendrait à côté des autres ; les graphiques montrent chaque intervalle pour lui-même. En dessous de 30 donnes, rien n’est jugé.
report-sure-bots = Tout cela est vrai de ces bots. Des gens joueraient peut-être autrement.

## Les parties de la page.

report-part-seats = Places et ordre du tour
report-part-seats-about = La part des victoires de chaque place, une victoire partagée à k comptant 1/k. Le trait interrompu est une part égale ; un intervalle qui le croise peut n’être que de la chance.
report-part-team = L’emporter ensemble
report-part-team-about = Combien de fois l’équipe l’emporte, et comment cela baisse quand le jeu devient plus dur.
report-part-length = Combien de temps cela dure
report-part-length-about = Les décisions de toutes les places, et les minutes qu’il y faudrait à des gens.
report-part-scores = Points
report-part-scores-about = Comment les points se répartissent, et combien la fin est serrée.
report-part-chance = La chance de l’emporter au fil d’une partie
report-part-chance-about = Une chance calculée de ce qu’une place peut savoir. Elle tient parole là où la courbe de fiabilité suit la diagonale : de tous les moments où elle disait 70 %, 70 % ont été gagnés.
report-part-skill = Adresse et hasard
report-part-skill-about = De combien le plus fort l’emporte plus souvent. Une courbe plate est un jeu de hasard.
report-part-choice = Choix, attente et interaction
report-part-choice-about = S’il y a quelque chose à décider, combien de temps on l’attend, et ce que pèsent les autres.
report-part-cards = Cartes
report-part-cards-about = Ce qu’une carte apporte, mesuré sur les mêmes donnes là où le plan l’impose et l’interdit, sinon seulement comment elle va avec la victoire ; et combien de fois elle entre en jeu.
report-part-change = Ce qu’a fait le changement
report-part-change-about = Chaque variante face au jeu tel quel, sur les mêmes donnes ; deux séries se comparent comme elles sont. Un intervalle qui croise le trait de l’écart nul ne montre aucun écart.
report-part-all = Tous les chiffres
report-part-all-about = Toutes les mesures de la série, sauf celles des cartes, qui ont leurs tableaux plus haut.
report-part-ground = Sur quoi cela repose
report-part-ground-about = Le plan et la machine. Le même plan donne les mêmes parties, quoi que ce soit qui les joue.

## Les graphiques, en mots.

report-chart-intervals = Chaque point est une valeur, la barre qui le traverse son intervalle à 95 % ; une bande teintée est l’objectif.
report-chart-some = Les { $count } chiffres des deux bouts, chacun avec son intervalle à 95 % ; le tableau les a tous.
report-chart-curve = La ligne est la valeur, la bande autour d’elle son intervalle à 95 %.
report-chart-reliability = De gauche à droite ce qui était prédit, vers le haut ce qui est venu ; sur le trait interrompu les deux sont égaux.
report-chart-named = Dans l’ordre du plan, chaque point avec son intervalle à 95 %.
report-chart-bars = Combien de fois chaque valeur est venue.
report-chart-paired = La variante moins le jeu tel quel, sur les mêmes donnes ; à droite du trait, c’est davantage.
report-chart-apart = La seconde série moins la première ; à droite du trait, c’est davantage.
report-even-line = une part égale : { $value }
report-no-difference = aucun écart

## Têtes des tableaux.

report-head-what = quoi
report-head-measure = mesure
report-head-of = objet
report-head-where = table
report-head-series = variante
report-head-value = valeur
report-head-difference = écart
report-head-interval = intervalle à 95 %
report-head-n = n
report-head-aim = objectif
report-head-needs = ce qu’il aurait fallu à la série
report-cell-kept = { $aim } : tenu
report-cell-out = { $aim } : manqué
report-cell-edge = { $aim } : indécis

## La fin de la page.

report-fact-plan = plan
report-fact-seed = graine
report-fact-bots = bots
report-fact-seats = places
report-fact-options = variantes choisies
report-fact-change = changements
report-fact-matches = parties jouées
report-fact-version = Tablée
report-fact-python = Python
report-fact-machine = machine
report-fact-rules = version des règles
report-again = Pour la rejouer
report-plan = Le plan, tel qu’il a été donné
report-definitions = Toutes les mesures sont définies dans docs/lab.md.
report-notes = Lectures, constats antérieurs et comment les nombres ont été trouvés : { $link }.
report-notes-link = notes
report-generated = Écrit par « make balance » d’après les résultats gardés ; ne pas modifier à la main.
report-further =
    { $count ->
        [one] Une de plus
       *[other] { $count } de plus
    }
