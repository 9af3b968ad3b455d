### Les parties jouées, les bilans, les cotes et les classements : ce que disent leurs pages.

ui-played-title = Mes parties
ui-played-of = Parties jouées : { $who }
ui-played-intro = Toutes les parties que vous avez terminées, à revoir, à analyser ou à compter.
ui-played-public = Les parties terminées à des tables publiques.
ui-played-nobody = Vous n’avez pas encore joué. Dès qu’une partie sera terminée, vous la retrouverez ici.
ui-played-none = Aucune partie ne correspond à ces choix.
ui-played-more = En montrer plus
ui-played-all-games = Tous les jeux
ui-played-game = Jeu
ui-played-list = Parties terminées
ui-played-filter = Ne montrer que
ui-played-company = Avec
ui-played-company-any = n’importe qui
ui-played-company-people = des personnes
ui-played-company-bots = des bots
ui-played-company-alone = personne d’autre
ui-played-bots-of = bots, niveau { $level }
ui-played-result = Résultat
ui-played-result-any = tous
ui-played-result-won = gagnées
ui-played-result-shared = partagées
ui-played-result-lost = perdues
ui-played-result-none = sans résultat
ui-played-rated = classées seulement
ui-played-won = Gagnée
ui-played-shared = Partagée
ui-played-lost = Perdue
ui-played-undecided = Sans résultat
ui-played-place = { $place ->
    [one] 1re place
   *[other] { $place }e place
  } sur { $count }
ui-played-with = avec { $who }
ui-played-you = vous
ui-played-campaign = campagne
ui-played-analysed = analysée
ui-stats-title = Bilan
ui-stats-none = Rien à compter pour l’instant : seules comptent les parties menées à leur terme, sans rien de modifié dans le jeu.
ui-stats-matches = Parties
ui-stats-won = Gagnées
ui-stats-shared = Partagées
ui-stats-lost = Perdues
ui-stats-rate = Taux de victoires
ui-stats-by = Avec qui
ui-stats-chances = Ce que disent les analyses
ui-stats-judged =
    { $count ->
        [one] { $count } partie analysée
       *[other] { $count } parties analysées
    }, décisions : { $choices }
ui-stats-luck = Chance, en moyenne
ui-stats-given = Perdu par décision
ui-stats-grave = Erreurs graves
ui-stats-points = { $points } points
ui-stats-chances-why = En centièmes des chances de gagner, sur les seules parties analysées. Au-dessus de 0, le hasard était avec vous.
ui-rating = Cote
ui-rating-shown = { $rating } ± { $deviation }
ui-rating-provisional = provisoire
ui-rating-after =
    { $count ->
        [one] après { $count } partie classée
       *[other] après { $count } parties classées
    }
ui-rating-none = Pas encore de partie classée.
ui-rating-course = La cote au fil du temps
ui-rating-graph = La cote au fil du temps : { $first } d’abord, { $last } à présent, { $best } au mieux. La bande montre l’incertitude.
ui-rating-values = Les mêmes valeurs en tableau
ui-rating-when = Date
ui-rating-within = Incertitude
ui-leaders-title = Classement
ui-leaders-intro = Qui réussit le mieux à ce jeu dans les parties classées, sans bots. Deux fois sur trois, la vraie cote s’écarte de celle-ci de moins que le nombre après « ± ».
ui-leaders-none = Personne n’a encore joué de partie classée. Invitez quelqu’un, et choisissez « Classée ».
ui-leaders-place = Rang
ui-leaders-name = Nom
ui-leaders-matches = Parties classées
ui-leaders-provisional = Cotes provisoires
ui-leaders-provisional-why = Après une dizaine de parties classées, une cote est assez sûre pour donner un rang.
ui-leaders-mine = Vous
ui-leaders-team = Dans ce jeu, tout le monde gagne ou perd ensemble : personne n’a de cote.
ui-marks-title = Où se situent les bots
ui-marks-why = Mesuré sur des parties à deux, de bots entre eux. « normal » est placé là où chacun commence ; on ne sait donc qu’à peu près où les personnes se situent par rapport aux bots.
ui-mark-within = de { $low } à { $high }
