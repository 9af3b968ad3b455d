### La salle : trouver avec qui jouer.

ui-hall-title = La salle
ui-hall-why = Trouvez tout de suite avec qui jouer, asseyez-vous à une table ouverte ou regardez une partie.
ui-hall-news = Nouvelles de la salle
ui-hall-now = Jouer maintenant avec d’autres personnes
ui-hall-waiting = En attente d’une partie
ui-hall-people = { $count ->
    [one] 1 personne
   *[other] { $count } personnes
}
ui-hall-join-them = Jouer ensemble
ui-hall-game = Quel jeu
ui-hall-seats = Combien autour de la table
ui-hall-any-seats = peu importe
ui-hall-any-name = laissez vide pour en recevoir un
ui-hall-rated = classée
ui-hall-rated-wish = Partie classée
ui-hall-fill = Si personne ne vient, des bots prennent les places libres après { $seconds } secondes
ui-hall-play-now = Trouver des joueurs
ui-hall-public = Une partie trouvée ici peut être regardée par d’autres, qui ne voient aucune main et ne lisent pas les messages.
ui-hall-seeking = Votre recherche
ui-hall-seeking-game = Recherche de joueurs : { $game }
ui-hall-with = { $count } joueurs
ui-hall-with-some = { $low } à { $high } joueurs
ui-hall-filled = Au bout de { $seconds } secondes au plus, des bots prennent les places libres.
ui-hall-nobody = Personne n’est encore venu.
ui-hall-bots-ask = Commencer avec des bots aux places libres ? La partie ne sera pas classée.
ui-hall-bots-yes = Commencer avec des bots
ui-hall-stay = Vous pouvez vous promener en attendant : gardez Tablée sous la main, et la table s’ouvrira d’elle-même.
ui-hall-stop = Arrêter la recherche
ui-hall-found = Table trouvée : la partie commence dès que tout le monde est là.
ui-hall-missed = Quelqu’un n’est pas venu. La recherche continue.
ui-hall-over = La recherche s’est arrêtée. Recommencez quand vous voulez.
ui-hall-filter = Afficher
ui-hall-all-games = Tous les jeux
ui-hall-open = Tables ouvertes
ui-hall-open-none = Aucune table n’est ouverte en ce moment. Ouvrez le bal : cherchez des joueurs, ou invitez quelqu’un depuis l’accueil.
ui-hall-running = Parties à regarder
ui-hall-running-none = Aucune partie publique n’est en cours.
ui-hall-more = Voir d’autres tables
ui-hall-no-clock = sans limite de temps
ui-hall-taken = { $taken ->
    [one] 1 place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}
ui-hall-host = Ouverte par { $who }
ui-hall-no-host = quelqu’un
ui-hall-minutes = { $count ->
    [0] à l’instant
   *[other] il y a { $count } min
}
ui-hall-hours = il y a { $count } h
ui-hall-watch = Regarder
ui-hall-see = Voir
ui-hall-asked = { $who } vous invite à jouer : { $game }
ui-hall-asked-again = { $who } propose une revanche : { $game }
ui-hall-accept = Accepter
ui-hall-decline = Refuser
ui-hall-later = Pas maintenant
ui-favourites-none = Vous n’avez pas encore de favoris. À la fin d’une partie, mettez une étoile aux personnes que vous aimeriez retrouver.
ui-manners-shown = Les favoris qui m’ont aussi dans les leurs peuvent voir quand je suis là
ui-manners-strangers = Des personnes avec qui je n’ai jamais joué peuvent m’inviter
