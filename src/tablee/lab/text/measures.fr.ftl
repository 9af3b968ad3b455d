### Ce que veulent dire les mesures, pour les rapports ; docs/lab.md les définit et en nomme les sources.

measure-minutes-means = Une hypothèse : 15 secondes pour une décision où l’on choisit, 2 pour les autres. Estimation grossière, la même pour tous les jeux.
measure-forced-means = La part des décisions qui ne laissent qu’une réponse.
measure-abrupt-means = Les parties plus courtes que le quart de la durée habituelle.
measure-waiting-means = Combien de décisions des autres précèdent une des siennes, en moyenne.
measure-elimination-means = La part des places à qui l’on ne demande plus rien après les trois quarts de la partie.
measure-closeness-means = Les parties où le second atteint au moins les neuf dixièmes du meilleur score.
measure-skill-means = De combien le premier bot dépasse une part égale : 0 est la pure chance, 100 % serait gagner toujours.
measure-lead-changes-means = Combien de fois la meilleure chance de gagner passe à une autre place.
measure-decided-means = La part de la partie après laquelle la chance du gagnant reste au-dessus de 80 % ; 100 % si cela n’arrive jamais.
measure-winner-lowest-means = La plus faible chance qu’a eue le gagnant à un moment quelconque.
measure-comebacks-means = Les parties dont le gagnant a eu moins de la moitié d’une part égale.
measure-drama-means = De combien le futur gagnant était en retard quand un autre menait.
measure-calibration-means = L’écart moyen, dans cette série, entre ce que dit la chance de gagner et ce qui arrive.
measure-foresight-means = De combien la chance prévoit mieux que quelqu’un qui dirait toujours la moyenne.
measure-breadth-means = L’hésitation d’un bot fort quand on lui repose la question, rapportée à tout ce qui était permis.
measure-interaction-means = De combien une réponse change les chances des autres places, au total.
measure-kingmaking-means = Parmi les décisions des places qui ont moins de 5 % de chances : celles qui décident qui d’autre est en tête.
measure-dead-cards-means = Les cartes que, sûrement, moins de 2 % des parties utilisent.
measure-card-correlation-means = Ce que gagne de plus qui a utilisé la carte. Ce n’est pas une cause : qui est en train de gagner utilise peut-être plus de cartes.
measure-card-contribution-means = Ce qu’une place gagne de plus si elle peut utiliser la carte, sur les mêmes donnes.
measure-card-forced-means = Ce qu’une place gagne de plus si elle utilise la carte dès qu’elle le peut, sur les mêmes donnes.
