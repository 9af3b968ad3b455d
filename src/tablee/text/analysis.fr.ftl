## L’analyse d’une partie terminée, dans le terminal et dans le navigateur

analysis-title = Analyse
analysis-of = { $game } : analyse, { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }
analysis-valued-model = Chances : des mondes imaginés sont joués un peu plus loin, puis estimés par la chance calibrée du laboratoire.
analysis-valued-playouts = Chances : des mondes imaginés sont joués jusqu’au bout.
analysis-broken-off = La partie a été interrompue : le résultat est la dernière chance.
analysis-graph = Les chances au fil de la partie
analysis-graph-help = Chaque ligne est une personne. Choisissez un moment pour le voir sur la table.
analysis-graph-now = Coup { $step } : { $chances }
analysis-chance-of = { $who } { $chance } %
analysis-turning = Tournants
analysis-turning-none = Aucun moment ne se détache.
analysis-errors = Erreurs hors de doute
analysis-errors-none = Aucune réponse n’a rien perdu hors de doute.
analysis-move = coup { $step }
analysis-instead =
    { $who } : « { $played } » laissait { $left } % de chances ; « { $better } » en aurait laissé { $chance } %{ $sure ->
        [yes] .
       *[no] {" "}(entre { $low } et { $high } %).
    }
analysis-grave = Erreur grave
analysis-error = Erreur
analysis-why = Pourquoi « { $better } »{ $mine ->
        [yes] {""}
       *[no] {" "}(« vous », c’est { $who })
    } :
analysis-true = Les cartes étant ce qu’elles étaient : { $left } % et { $chance } %.
analysis-by-bot = Un bot a répondu.
analysis-by-clock = La pendule a répondu.
analysis-luck-good = La chance sourit ici { A($who) } : { $points ->
        [one] un point
       *[other] { $points } points
    } de plus.
analysis-luck-bad = La chance tourne ici le dos { A($who) } : { $points ->
        [one] un point
       *[other] { $points } points
    } de moins.
analysis-split = D’où vient le résultat
analysis-split-help = En points de chance. Départ, chance, décisions personnelles et décisions des autres font ensemble le résultat. Les décisions sont comparées à celles d’un bot simple.
analysis-seat = Place
analysis-start = Départ
analysis-luck = Chance
analysis-own = Ses décisions
analysis-others = Décisions des autres
analysis-result = Résultat
analysis-given-away = Perdu
analysis-rate = Perdu par choix
analysis-grave-count = Graves
analysis-truth = Montrer ce qui était vrai
analysis-truth-help = Les chances avec les cartes telles qu’elles étaient, ce que personne ne pouvait savoir.
analysis-ask = Analyser la partie
analysis-asking = Analyse de la partie…
analysis-preparing = L’analyse se prépare.
analysis-progress = { $done } sur { $total } coups
analysis-show = Montrer ce moment
analysis-line = Montrer la meilleure suite
analysis-line-back = Revenir à la partie
analysis-line-now = La meilleure suite : imaginée à partir d’ici
analysis-none = Pas encore d’analyse
analysis-help = Qui a perdu quoi, ce que la chance a apporté et ce qui aurait été meilleur : jugé d’après ce que chaque personne pouvait savoir.
analysis-helped = Ce qui aurait aidé

help-analyse = Analyser une partie terminée : ce que les décisions ont perdu, ce que la chance a apporté, d’où vient le résultat.
help-analyse-seed = Quels mondes imaginer : le même nombre donne la même analyse.
help-analyse-times = Combien de fois le budget habituel dépenser.
help-analyse-quick = Une première impression, bien plus vite.
help-analyse-truth = Montrer aussi ce qui était vrai.
help-analyse-as_json = La même chose en JSON.

## Pourquoi une réponse est meilleure : ce que donnent l’une et l’autre, jouées jusqu’à la fin.
why-outlook-more = À la fin de la partie : { $line }, environ { $amount } de plus en moyenne.
why-outlook-less = À la fin de la partie : { $line }, environ { $amount } de moins en moyenne.
ledger-score = votre score
ledger-rival = le score du meilleur adversaire
