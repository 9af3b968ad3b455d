app-name = Tablée
refuse-TABLEE-OVER = La partie est finie.
refuse-TABLEE-TURN = Ce n’est pas à vous de répondre.
refuse-TABLEE-UNKNOWN = Cette action n’existe pas.
refuse-TABLEE-ILLEGAL = Ce coup n’est pas permis.

## Les listes et les cartes

list-and = { $rest } et { $last }
card-hidden =
    { $count ->
        [one] une carte cachée
       *[other] { $count } cartes cachées
    }
cards-equal = { $count } × { $card }
waiting = On attend { $who }.
event-sealed = { $who } a répondu en secret.
    .you = Vous avez répondu en secret.

## La ligne de commande

you = Vous
seat-name = Joueur { $seat }
cli-yes = oui
cli-compiled = compilé
cli-interpreted = interprété
cli-unknown-game = il n’y a pas de jeu « { $name } » ici ; il y a : { $games }
cli-bad-seats = { $game } se joue de { $low } à { $high }, pas à { $seats }
cli-bad-seat = il n’y a pas de siège { $seat } : ils vont de 1 à { $seats }
cli-bad-against = { $count } robots pour { $others } adversaires : donnez-en un seul, ou un par adversaire
cli-option-form = une option s’écrit nom=valeur, et non « { $text } »
cli-no-option = { $game } n’a pas d’option « { $name } » ; il a : { $options }
cli-bad-option = l’option « { $name } » ne peut valoir « { $value } » ; valeurs possibles : { $allowed }
cli-bad-language = la langue est fr ou en, et non « { $lang } » ({ $languages })
cli-no-command = il n’y a pas de commande « { $name } » ; tablee --help les montre
cli-unknown-flag = il n’y a pas d’option { $name } à cette commande
cli-missing = il manque { $name } à cette commande
cli-bad-value = { $name } ne convient pas : { $why }
cli-cannot-read = { $file } ne peut être lu : { $why }
cli-cannot-write = { $file } ne peut être écrit : { $why }
cli-no-folder = le dossier n’existe pas, ou il est protégé
cli-not-json = { $file } n’est pas un fichier JSON entier : il s’interrompt ou se brouille à la ligne { $line }, colonne { $column }
cli-not-record = { $file } n’est pas une partie de Tablée
cli-bad-record = { $file } ne peut être rejoué : { $why }
cli-other-game = { $file } est une partie de { $game }, et non de { $wanted }
cli-no-clause = les règles de { $game } n’ont pas d’article « { $id } »
cli-no-bench = le banc d’essai n’est pas installé ({ $name } manque)
cli-unexpected = une erreur inattendue est survenue ({ $what })
cli-game-facts = { $low } à { $high } joueurs ; robots : { $levels }

help = Des jeux de table pour de vrai : contre des robots, au laboratoire, et bientôt entre amis.
help-options = Options
help-arguments = Arguments
help-commands = Commandes
help-epilog = Ajoutez --lang fr ou --lang en pour choisir la langue.
help-lang = La langue : fr ou en (par défaut, celle du système).
help-version = Montre la version.
help-games = Les jeux installés et leurs options.
help-rules = Les règles d’un jeu, ou un seul article (tablee rules push 42).
help-rules-clause = Le numéro d’un article, comme PUSH-042.
help-play = Une partie dans le terminal, contre des robots.
help-play-seats = Combien autour de la table.
help-play-against = Les robots : easy, normal, hard, random, greedy, ismcts:2000, ismcts:500ms ; un seul, ou un par adversaire.
help-play-seat = Votre siège.
help-play-seed = Une graine (nombre ou hexadécimal) : la même donne la même partie.
help-play-resume = Reprend une partie sauvegardée.
help-option = Une option du jeu ; peut être répétée.
help-game = Le jeu, par exemple push.
help-arena = Des robots les uns contre les autres, sur les mêmes donnes et à tous les sièges.
help-arena-bots = Les robots : un, deux, ou un par siège.
help-arena-games = Combien de parties (arrondi à des donnes entières).
help-arena-seats = Combien autour de la table.
help-arena-jobs = Combien de processus (par défaut, tous les cœurs).
help-arena-seed = Un texte d’où viennent toutes les donnes.
help-arena-team = Un robot à tous les sièges, comme dans un jeu d’équipe.
help-arena-out_file = Le fichier des parties ; s’il existe déjà, la série reprend.
help-arena-as_json = Le bilan en JSON.
help-bench = Mesure la vitesse sur cette machine.
help-replay = Raconte une partie enregistrée, coup par coup.
help-replay-seat = Comme ce siège l’a vue.
help-verify = Vérifie qu’une partie a été jouée selon les règles et que sa donne n’a pas été truquée.
help-file = Une partie enregistrée (JSON).

## La partie dans le terminal

play-keys = ? pour l’aide
play-thinking = { $who } réfléchit…
play-advising = Un robot réfléchit pour vous…
play-advice = conseil
play-advice-share = essais
play-advice-value = valeur
play-advice-note = { $simulations } parties imaginées ; la valeur va de −1 (perdu) à +1 (gagné).
play-value = { $param } :
play-values = Tapez { $params } d’un coup, par exemple « { $example } », ou une valeur à la fois (b pour revenir).
play-not-understood = « { $text } » ne se comprend pas ici ; tapez ? pour l’aide.
play-range = Choisissez un numéro de 1 à { $count }.
play-too-many = Il y a là trop de valeurs : il en faut { $count }.
play-nothing-fits = Rien de permis ne commence par { $text }.
play-missing = Il manque encore { $param }.
play-no-undo = Il n’y a rien à reprendre.
play-saved = Partie enregistrée dans { $file }
play-resume-with = Pour la reprendre : { $command }
play-save-first = Enregistrer la partie avant de partir ? [O/n]
play-after = s pour enregistrer, l pour le journal, u pour reprendre votre dernier coup, Entrée pour finir
play-rank = rang
play-name = nom
play-score = points
play-help = **Jouer** : le numéro d’un choix, ou le verbe et ses valeurs (« poser 5 2 »). Les longs choix se tapent d’un coup (« 5 7 9 ») ou une valeur à la fois.

    - `h` demande conseil à un robot, `u` reprend votre dernier coup
    - `l` relit le journal (`l 50` : les 50 dernières lignes), `t` redessine la table
    - `r 42` montre l’article 42 des règles
    - `s` enregistre la partie (`s FICHIER` : dans ce fichier), `q` quitte
end-you =
    Vous l’emportez avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    } !
end-win =
    { $who } l’emporte avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
end-shared =
    { $who } se partagent la victoire avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
end-together = Victoire ! Vous gagnez tous ensemble.
end-lost = C’est perdu pour tout le monde.

## L’arène, les enregistrements

arena-playing = { $bots }
arena-title =
    { $game } à { $seats } : { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }
arena-bot = robot
arena-matches = parties
arena-wins = victoires
arena-rate = taux
arena-interval = à 95 %
arena-percent = { $rate } %
arena-fair = à égalité
arena-score = points
arena-seat = siège { $seat }
arena-caption = { $moves } coups et { $seconds } s par partie ; une victoire partagée à k compte 1/k ; les colonnes « siège » disent la part de ce siège.
arena-file = Parties : { $file }
arena-interrupted = Interrompu après { $played } parties sur { $wanted } ; la même commande continue la série.
replay-unfinished = La partie s’arrête là, après { $moves } coups : elle n’est pas finie.
replay-keys = Entrée : suite · p : retour · un nombre : aller à ce coup · q : quitter
verify-good = { $game } à { $seats } : { $moves } coups, tous permis, rejoués à l’identique.
verify-finished = La partie est finie.
verify-running = La partie n’est pas finie.
verify-sealed = La donne est bien celle qui avait été scellée au début.
verify-unsealed = Le fichier ne porte pas de sceau : rien ne prouve que la donne ait été fixée d’avance.
verify-bad = { $file } ne se vérifie pas : { $why }
verify-outcome = le résultat annoncé n’est pas celui de la partie
verify-no-seed = un sceau est donné, mais pas la graine qu’il scelle
verify-commitment = la graine ne correspond pas au sceau publié au début de la partie
