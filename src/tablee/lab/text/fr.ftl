### Ce que dit le laboratoire : les noms des mesures ; ce que disent les rapports est dans report.fr.ftl.

measure-seat-share = part des victoires selon la place
measure-place-share = part des victoires selon l’ordre du tour
measure-team-win = victoires de l’équipe
measure-win = part des victoires
measure-skill = adresse
measure-luck = hasard
measure-length = décisions par partie
measure-choices = décisions où l’on a le choix
measure-minutes = minutes estimées
measure-forced = décisions à une seule réponse
measure-abrupt = fins brusques
measure-first-round = fins dès la première manche
measure-waiting = décisions des autres avant la sienne
measure-longest-wait = plus longue attente, en décisions des autres
measure-elimination = places hors jeu avant la fin
measure-sitting-out = part de la partie passée à attendre la fin
measure-score = points
measure-margin = avance sur le suivant
measure-closeness = fins serrées
measure-shared-victory = victoires partagées
measure-no-victory = parties que personne ne gagne
measure-ending = parties qui finissent ainsi
measure-lead-changes = changements de tête
measure-last-lead-change = dernier changement de tête
measure-final-spread = distance entre les deux premiers avant la fin
measure-decided = moment où c’est décidé
measure-winner-lowest = plus basse chance de qui l’emporte
measure-comebacks = retournements
measure-drama = suspense
measure-calibration = erreur de la chance
measure-foresight = clairvoyance de la chance
measure-breadth = ampleur du vrai choix
measure-entropy = vrai choix, en bits
measure-legal = choix permis, en bits
measure-interaction = interaction
measure-hopeless = décisions sans espoir
measure-kingmaking = choix de qui l’emporte par qui a perdu
measure-card-use = parties qui se servent de la carte
measure-dead-cards = cartes mortes
measure-card-correlation = victoires qui vont avec la carte
measure-card-contribution = ce qu’apporte la carte
measure-card-forced = ce que fait l’obligation de s’en servir

## Courbes.

curve-length = répartition des durées
curve-score = répartition des points
curve-margin = répartition des avances
curve-reliability = fiabilité de la chance
curve-chance = chance de qui l’emporte, au fil de la partie
curve-skill = trace de l’adresse
curve-victory-curve = victoires selon la difficulté
measure-reliability = fiabilité de la chance
measure-chance = chance de qui l’emporte
measure-victory-curve = victoires selon la difficulté
curve-length-y = part des parties
curve-score-y = part des places
curve-reliability-x = chance prédite
curve-reliability-y = part gagnée
curve-chance-x = part de la partie
curve-chance-y = chance

## Ce qu’il faut à une mesure.

needs-rivals = des places qui jouent l’une contre l’autre
needs-team = un jeu où l’on l’emporte ou perd en équipe
needs-three-seats = trois places ou plus
needs-starter = un jeu qui dit qui commence
needs-rounds = un jeu qui compte ses manches
needs-turned = des bots qui passent d’une place à l’autre
needs-reasons = un jeu qui dit pourquoi la partie finit
needs-bots = deux bots différents
needs-uses = un jeu qui dit quelles cartes servent
needs-moments = « moments » dans le plan
needs-choices = « choices » dans le plan
needs-chance = une chance ajustée pour ce jeu et ce nombre de places
needs-forbid = des variantes qui interdisent ou imposent des cartes
