app-name = Tablée
refuse-TABLEE-OVER = La partie est finie.
refuse-TABLEE-TURN = Ce n’est pas à vous de répondre.
refuse-TABLEE-SEALED = Vous avez déjà répondu : on ne revient pas sur une réponse secrète.
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
decimal-mark = ,
cli-yes = oui
cli-no = non
cli-none = aucun
cli-compiled = compilé
cli-interpreted = interprété
cli-unknown-game = aucun jeu ne s’appelle « { $name } » ici ; il y a : { $games }
cli-bad-seats = { $game } se joue de { $low } à { $high } joueurs, pas à { $seats }
cli-bad-seat = il n’y a pas de place { $seat } : elles vont de 1 à { $seats }
cli-bad-against =
    { $count } bots pour { $others ->
        [one] un adversaire
       *[other] { $others } adversaires
    } : nommez-en un seul, ou un par adversaire
cli-option-form = une option s’écrit nom=valeur, et non « { $text } »
cli-no-option = { $game } n’a pas d’option « { $name } » ; ses options : { $options }
cli-no-order = { $game } n’a pas de consigne « { $name } » ; ses consignes : { $orders }
cli-bad-option = l’option « { $name } » ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }
cli-bad-language = Tablée parle { $languages }, et non « { $lang } »
cli-no-command = il n’y a pas de commande « { $name } » ; { $path } --help les montre toutes
cli-unknown-flag = cette commande n’a pas d’option { $name }
cli-missing = il manque { $name } à cette commande
cli-bad-value = { $name } ne convient pas : { $why }
cli-number = il faut un nombre
cli-number-between = il faut un nombre de { $low } à { $high }
cli-flag-value = l’option { $name } demande une valeur
cli-flag-alone = l’option { $name } ne prend pas de valeur
cli-too-much = « { $text } » est de trop
cli-usage = cette ligne n’a pas de sens ; ajoutez --help pour voir ce qu’on peut taper
cli-no-json = ce n’est pas un fichier JSON entier
cli-names-no-game = il ne nomme aucun jeu
cli-option-values = Valeurs : { $values }.
cli-option-default = Par défaut : { $value }.
cli-campaign-which = dites quelle campagne : { $names }
cli-cannot-read = impossible de lire { $file } : { $why }
cli-cannot-write = impossible d’écrire { $file } : { $why }
cli-no-folder = le dossier n’existe pas, ou il est protégé
cli-not-json = { $file } n’est pas un fichier JSON entier : il s’interrompt ou se brouille à la ligne { $line }, colonne { $column }
cli-not-record = { $file } n’est pas une partie de Tablée
cli-bad-record = impossible de rejouer { $file } : { $why }
cli-bad-move = le coup { $number } est refusé ({ $who }) : { $why } [{ $rule }]
cli-other-game = { $file } est une partie du jeu « { $game } », et non du jeu « { $wanted } »
cli-no-clause = il n’y a pas de règle « { $id } » dans le jeu « { $game } »
cli-no-extra = { $name } manque : pip install tablee[{ $extra }]
cli-no-bench = le banc d’essai n’est pas installé ({ $name } manque)
cli-unexpected = une erreur inattendue est survenue ({ $what }) ; la variable TABLEE_DEBUG=1 la montre en entier
cli-game-facts = { $low } à { $high } joueurs ; bots : { $levels }

help = Des jeux de table, pour de bon : dans le navigateur ou dans le terminal, contre des bots ou entre amis, et jusqu’au laboratoire.
help-options = Options
help-arguments = Arguments
help-commands = Commandes
help-help = Montrer cette aide.
help-usage = Utilisation : { $line }
help-default = (par défaut : { $value })
help-backup-file = Le fichier à écrire.
help-restore-file = Un fichier de sauvegarde.
help-name = La campagne ; inutile quand il n’y en a qu’une.
help-games-game = Le jeu dont on veut comprendre les options.
help-play-game = Le jeu, par exemple push ; inutile avec --resume.
help-campaign-new-game = Le jeu dont c’est la campagne.
help-campaign-choose-choice = replay pour rejouer le chapitre, on pour continuer.
help-campaign-export-file = Le fichier à écrire.
help-campaign-import-file = Une campagne exportée (JSON).
help-campaign-delete-name = La campagne à effacer.
word-options = OPTIONS
word-run = SÉRIE
word-other = AUTRE
word-command = COMMANDE
word-game = JEU
word-name = NOM
word-value = VALEUR
word-file = FICHIER
word-seed = GRAINE
word-card = CARTE
word-change = CHANGEMENT
word-order = CONSIGNE
word-text = TEXTE
word-new = NOUVEAU
word-id = NUMÉRO
word-address = ADRESSE
word-source = SOURCE
word-plan = PLAN
word-dir = DOSSIER
help-epilog = Ajoutez --lang et un code ({ $languages }) pour choisir la langue.
help-lang = La langue : { $languages } (par défaut, celle du système).
help-version = Montrer la version.
help-games = Les jeux installés et leurs options ; avec le nom d’un jeu, ce que chaque option change.
help-bots = Les bots installés, sous le nom qu’on leur donne après --against et dans l’arène.
help-new-game = Commencer un nouveau jeu : un paquet petit, complet et testé, à transformer à votre guise.
help-new-game-name = Le nom du jeu : des minuscules, des chiffres et _.
cli-new-game-made = Un petit jeu complet vous attend dans { $folder }. Allez-y, puis : { $install }, pytest, tablee play { $name }.
cli-new-game-name = « { $name } » ne peut pas nommer un jeu : il faut 2 à 30 minuscules, chiffres ou _, en commençant par une lettre, et pas un mot réservé de Python
cli-new-game-taken = il y a déjà un jeu ou un module Python nommé « { $name } »
cli-new-game-folder = { $folder } existe déjà, et rien n’est écrasé
help-rules = Les règles d’un jeu, ou une seule d’entre elles (tablee rules push 42).
help-rules-clause = Le numéro d’une règle, comme 42 ou PUSH-042.
help-serve = Servir des tables aux navigateurs. « tablee » tout court le fait pour cette machine et ouvre le navigateur. Un réglage se donne par une option, par une variable TABLEE_<NOM> ou dans le fichier donné avec --config ; dans cet ordre, le premier l’emporte. docs/hosting.md les décrit tous.
help-serve-host = L’adresse d’écoute (0.0.0.0 pour toutes).
help-serve-port = Le port.
help-serve-workers = Combien de processus ; plus d’un demande PostgreSQL.
help-serve-browser = Ouvrir le navigateur.
help-database = La base de données : un fichier, ou postgresql://… (par défaut un fichier de votre dossier de données).
help-database_file = Un fichier qui contient l’adresse de la base, pour que personne d’autre ne lise son mot de passe.
help-config = Un fichier TOML de réglages (ou la variable TABLEE_CONFIG).
help-serve-public_url = L’adresse où l’on joue, comme https://jeux.example.org, s’il y a un serveur mandataire devant celui-ci.
help-serve-origin = Une origine de plus dont les pages peuvent parler à ce serveur ; peut se répéter.
help-serve-allowed_host = Un nom de plus sous lequel ce serveur répond ; peut se répéter.
help-serve-trusted_proxy = L’adresse (ou le réseau) d’un serveur mandataire dont on croit l’en-tête X-Forwarded-For ; peut se répéter. Aucune par défaut.
help-serve-log_level = Ce qu’il faut consigner : debug, info, warning (par défaut) ou error.
help-serve-log_json = Écrire le journal en JSON, un objet par ligne.
help-serve-show_config = Afficher chaque réglage en vigueur et d’où il vient, sans rien démarrer.
help-serve-choose = N’importe quel réglage, comme --set chat_lines=20 ; peut se répéter.
cli-password-seen = le mot de passe donné avec --database a pu se lire un instant dans la liste des processus ; préférez --database-file ou la variable TABLEE_DATABASE.
help-backup = Sauvegarder tout ce que garde le serveur dans un seul fichier.
help-restore = Remplir une base vide à partir d’une sauvegarde.
help-reports = Ce que des joueurs ont signalé depuis leur table. Avec --out, chaque signalement devient un fichier que « tablee replay » ouvre au coup signalé ; tant que la partie dure, il ne contient pas la partie.
help-reports-into = Le dossier où écrire les signalements.
help-loadtest = Lancer un serveur à part sur cette machine, le charger de tables et le mesurer.
help-loadtest-tables = Combien de tables.
help-loadtest-seconds = Pendant combien de temps, en secondes.
help-loadtest-database = La base de données : un fichier, ou postgresql://… (par défaut une base à part).
help-loadtest-workers = Combien de processus du serveur.
cli-serving = Tablée vous attend à l’adresse { $address } (Ctrl+C l’arrête).
cli-backed-up = Lignes écrites dans { $file } : { $rows }.
cli-restored = Lignes lues dans { $file } : { $rows }.
help-learn = Apprendre un jeu dans le terminal en jouant ses leçons, les mêmes que dans le navigateur.
help-learn-game = Le jeu, par exemple push.
help-learn-lesson = La leçon par laquelle commencer, par son numéro ou son nom ; sinon elles sont présentées, puis jouées depuis la première.
word-lesson = LEÇON
learn-none = { $game } n’a pas encore de leçons.
learn-keys = h : montrez-moi · r { $rule } : une règle · q : quitter
learn-next = Entrée pour continuer, q pour quitter.
cli-report = { $when } · { $game } · coup { $step } · { $id }
cli-report-over = (la partie est finie)
cli-report-sealed = (la partie dure encore : elle reste scellée)
cli-reports-none = Rien n’a été signalé.
cli-reports-written =
    { $count ->
        [0] Rien n’a été signalé.
        [one] Un signalement écrit dans { $folder }.
       *[other] { $count } signalements écrits dans { $folder }.
    }
cli-report-waits = { $file } est le signalement d’une partie qui n’était pas finie : il ne la contient pas ; récrivez-le avec « tablee reports --out » quand elle le sera
help-admin = Pour qui tient un serveur : consulter les personnes, les tables et les signalements de sa base, et y changer ce qui doit l’être.
help-admin-people = Les personnes du serveur, les plus récentes d’abord, avec leurs identifiants.
help-admin-people-search = Seulement celles dont le nom, en tout ou en partie, ressemble à ceci.
help-admin-people-after = Reprendre la liste après cette personne.
help-admin-tables = Les tables du serveur, les plus récentes d’abord, avec leurs identifiants.
help-admin-tables-running = Seulement les tables où l’on joue.
help-admin-tables-finished = Seulement les tables dont la partie est finie.
help-admin-tables-game = Seulement les tables de ce jeu.
help-admin-tables-after = Reprendre la liste après cette table.
help-admin-reports = Ce que des joueurs ont signalé depuis leur table, en commençant par le plus ancien ; « tablee reports --out » l’écrit dans des fichiers.
help-admin-reports-after = Reprendre la liste après ce signalement.
help-limit = Combien à la fois.
help-admin-rename = Donner un autre nom à une personne, y compris là où elle joue en ce moment. Un serveur sur un fichier SQLite doit d’abord être arrêté.
help-admin-rename-name = Le nouveau nom.
help-person = L’identifiant de la personne, tel que le montre « tablee admin people ».
help-admin-close = Fermer une table qui attend des joueurs ou dont la partie est en cours. Un serveur sur un fichier SQLite doit d’abord être arrêté.
help-admin-close-table = L’identifiant de la table, tel que le montre « tablee admin tables ».
help-admin-delete = Supprimer une personne pour de bon : son nom, ses messages, ses récits, ses signalements, ses leçons et ses problèmes. Un bot joue à ses places. Un serveur sur un fichier SQLite doit d’abord être arrêté.
help-admin-delete-yes = Sans demander confirmation.
help-admin-recover = Créer un code qui ne sert qu’une fois, pour qui a perdu toutes ses clés : saisi sur la page « link » dans les 24 heures, il rend un appareil à cette personne. Vérifiez bien à qui vous le donnez. Le serveur peut tourner pendant ce temps.
word-person = PERSONNE
word-table = TABLE
word-report = SIGNALEMENT
cli-admin-people = identifiant | nom | langue | depuis
cli-admin-tables = identifiant | jeu | état | ouverte | joueurs | nom
cli-admin-open = en attente
cli-admin-running = en cours
cli-admin-finished = finie
cli-admin-expired = fermée
cli-admin-bot = (bot)
cli-admin-free = (libre)
cli-admin-none = Rien à montrer.
cli-admin-more = Il y en a d’autres : --after={ $id }
cli-admin-both = --running et --finished s’excluent
cli-admin-renamed = { $id } s’appelle maintenant « { $name } ».
cli-admin-closed = La table { $id } est fermée.
cli-admin-delete = Supprimer « { $name } » ({ $id }) et tout ce que cette personne a écrit, pour de bon ? (o/N)
cli-admin-deleted = Personne supprimée : « { $name } » ({ $id }).
cli-admin-recover = Jusqu’au { $until }, quiconque saisit ce code à l’adresse /link devient « { $name } » ({ $id }). Il sert une seule fois et remplace tout code précédent.
help-puzzles = Résoudre des problèmes dans le terminal : des positions où une réponse est de loin la meilleure. Sans jeu, combien il y en a.
help-puzzles-solve = Résoudre le problème du jour, puis d’autres ; « tablee puzzles push » fait la même chose.
help-puzzles-solve-game = Le jeu, par exemple push.
help-puzzles-solve-puzzle = Le problème par lequel commencer, par son nom ; sinon, celui du jour.
help-puzzles-mine = Chercher des problèmes dans des parties de bots. Une recherche interrompue reprend où elle en était.
help-puzzles-mine-game = Le jeu, par exemple push.
help-puzzles-mine-want = Combien de problèmes on veut.
help-puzzles-mine-seats = Combien autour de la table ; peut être donné plusieurs fois (par défaut, tous les nombres à tour de rôle).
help-puzzles-mine-also = Jouer aussi avec cette option, en alternance avec les options habituelles ; peut être donné plusieurs fois.
help-puzzles-mine-bot = Le bot qui joue les parties.
help-puzzles-mine-worlds = Combien de mondes chaque recherche joue jusqu’au bout.
help-puzzles-mine-margin = De combien la meilleure réponse doit l’emporter dans chaque recherche, de 0 à 1.
help-puzzles-mine-seen = Combien de décisions d’une partie on regarde, au plus.
help-puzzles-mine-seed = Un texte d’où viennent toutes les parties.
help-puzzles-mine-jobs = Combien de processus.
help-puzzles-mine-out_file = Le fichier où la recherche est gardée.
word-puzzle = PROBLÈME
puzzles-game = Jeu
puzzles-count = Problèmes
puzzles-daily = Du jour
puzzles-none = { $game } n’a pas encore de problèmes.
puzzles-title = Problème { $id } · cote { $rating } · q : quitter
puzzles-next = Entrée en montre un autre, q pour quitter.
puzzles-right = ✓ Trouvé : c’est la meilleure réponse.
puzzles-wrong = ✗ Il y avait mieux.
puzzles-worth = Valeur
puzzles-chance = Victoires
puzzles-answer = Réponse
puzzles-share = { $value } % ({ $low }–{ $high })
puzzles-searched = Recherches : { $searches }, sur { $worlds } parties imaginées chacune, avec la même chance pour toutes les réponses.
puzzles-mining = Parties : { $played }
puzzles-mined = Problèmes : { $count }, tirés de parties : { $played }. Écrits dans { $file }.
help-play = Jouer une partie dans le terminal, contre des bots.
help-play-seats = Combien autour de la table.
help-play-against = Les bots : easy (facile), normal, hard (difficile), ou l’un de ceux que montre « tablee bots » ; un seul, ou un par adversaire.
help-play-seat = Votre place.
help-play-seed = Une graine (un nombre, décimal ou hexadécimal) : la même graine donne la même partie.
help-play-forced = Répondre pour vous quand il n’y a qu’une réponse possible.
help-play-order = Une consigne : quand passer sans vous le demander (« o » pendant la partie les montre).
help-play-resume = Reprendre une partie enregistrée.
help-campaign = Une campagne : des parties qui se suivent, gardées dans un fichier.
help-campaign-new = Commencer une campagne.
help-campaign-new-name = Le nom de la campagne.
help-campaign-list = Les campagnes en cours.
help-campaign-show = Où en est une campagne, et sa chronique.
help-campaign-show-tales = Avec les récits des Héros.
help-campaign-play = Jouer le chapitre suivant, contre des bots ou avec eux.
help-campaign-play-seats = Combien autour de la table.
help-campaign-play-against = Les bots : easy (facile), normal, hard (difficile)… ; un seul, ou un par place.
help-campaign-play-seat = Votre place.
help-campaign-play-seed = Une graine (un nombre, décimal ou hexadécimal) : la même graine donne la même partie.
help-campaign-play-given = Une option que la campagne laisse au groupe ; peut se répéter.
help-campaign-play-order = Une consigne : quand passer sans vous le demander.
help-campaign-play-hero = Le nom de votre Héros.
help-campaign-play-resume = Reprendre une partie enregistrée de ce chapitre.
help-campaign-choose = Après une défaite : rejouer le chapitre (replay) ou continuer (on).
help-campaign-export = Exporter la campagne dans un fichier, pour la continuer ailleurs.
help-campaign-import-name = Un autre nom que celui du fichier.
help-campaign-rename = Donner un autre nom à une campagne.
help-campaign-rename-new_name = Le nouveau nom.
help-campaign-delete = Effacer une campagne, pour de bon.
help-campaign-delete-yes = Sans demander confirmation.
cli-campaign-renamed = La campagne s’appelle maintenant « { $name } » ({ $file }).
cli-campaign-delete = Effacer « { $name } » et toute sa chronique ? (o/N)
cli-campaign-deleted = La campagne « { $name } » est effacée.
cli-campaign-kept = Rien n’a été effacé.
cli-too-large = il est trop gros
help-campaign-import = Importer une campagne écrite par « tablee campaign export ».
cli-no-campaign = il n’y a pas de campagne « { $name } » ; il y a : { $names }
cli-campaign-exists = il y a déjà une campagne « { $name } » ; choisissez un autre nom
cli-campaign-none = Aucune campagne en cours. « tablee campaign new NOM » en commence une.
cli-campaign-played =
    { $count ->
        [0] pas encore commencée
        [one] un chapitre joué
       *[other] { $count } chapitres joués
    }
cli-campaign-choose = Pour rejouer ce chapitre : tablee campaign choose replay { $name }. Pour continuer : tablee campaign choose on { $name }.
cli-campaign-begin = Entrée pour commencer
cli-campaign-resume = Pour reprendre ce chapitre : tablee campaign play { $name } --resume FICHIER
cli-campaign-other = { $file } n’est pas une partie de ce chapitre de « { $name } »
cli-campaign-written = La campagne est dans { $file }.
cli-not-campaign = { $file } n’est pas une campagne valable : { $why }
help-change = Et si… : carte.champ=valeur, langue.texte=mots ou option=valeur (A07.glory=5) ; peut se répéter. « tablee cards JEU » montre ce qui peut changer.
help-variant = Une variante : un fichier de changements en TOML ou JSON, comme « tablee cards JEU --save » l’écrit.
help-cards = Les cartes d’un jeu : ce qu’on peut y changer, entre quelles bornes, et ce que change une variante.
help-cards-card = Une carte, par son identifiant (A07) : tout ce qui peut changer, et ses textes.
help-cards-save = Écrire les changements dans ce fichier, comme variante (TOML).
help-cards-as_json = La même chose en JSON.
help-option = Une option du jeu (« tablee games JEU » les explique) ; peut se répéter.
help-game = Le jeu, par exemple push.
help-arena = Des bots les uns contre les autres, sur les mêmes donnes et à toutes les places.
help-arena-bots = Les bots : un, deux, ou un par place.
help-arena-games = Combien de parties (arrondi pour finir la dernière donne).
help-arena-seats = Combien autour de la table.
help-arena-jobs = Combien de processus (par défaut, tous les cœurs).
help-arena-seed = Un texte d’où viennent toutes les donnes.
help-arena-team = Le même bot à toutes les places, comme dans un jeu d’équipe, ou chacun pour soi.
help-arena-out_folder = Le dossier de la série ; s’il existe déjà, elle continue.
help-arena-as_json = Le bilan en JSON.
help-balance = Ce que les parties d’une série disent d’un jeu, en Markdown.
help-balance-folders = Des dossiers écrits par tablee arena ou tablee lab run.
help-lab = Le laboratoire : des expériences, du plan au rapport.
help-lab-run = Jouer les parties d’un plan. Une série interrompue reprend où elle s’était arrêtée.
help-lab-run-file = Le plan : un fichier TOML, ou un fichier Python qui définit « plan ».
help-lab-run-out_folder = Le dossier des résultats (par défaut, au nom du plan).
help-lab-run-jobs = Combien de processus (par défaut, tous les cœurs).
help-lab-run-ray = Jouer plutôt sur une grappe Ray : auto pour celle dont fait partie cette machine, ou hôte:port.
help-lab-data = Faire de parties un jeu de données en Parquet, une ligne par décision. Ce qui s’y trouve déjà n’est pas ajouté deux fois.
help-lab-data-sources = D’où viennent les parties : un dossier de résultats, un plan, une partie enregistrée (JSON) ou un dossier de parties.
help-lab-data-out_folder = Le dossier du jeu de données ; s’il existe déjà, les parties s’y ajoutent.
help-lab-data-server = Les parties finies d’un serveur, sans noms ni messages : l’adresse de sa base de données, son fichier ou une sauvegarde.
help-lab-tune = Chercher les réglages qui donnent les mesures voulues par un plan. Une recherche interrompue reprend où elle s’était arrêtée.
help-lab-tune-file = Le plan, avec une table « tune » : ce qu’on peut régler, et ce qu’on veut.
help-lab-tune-out_folder = Le dossier de la recherche (par défaut, au nom du plan).
help-lab-tune-jobs = Combien de processus (par défaut, tous les cœurs).
help-lab-tune-ray = Jouer plutôt sur une grappe Ray : auto pour celle dont fait partie cette machine, ou hôte:port.
help-lab-compare = Comparer chaque variante d’une série au plan tel quel, sur les mêmes donnes, et les bots entre eux ; ou une série à une autre.
help-lab-compare-run = Un dossier écrit par tablee lab run.
help-lab-compare-other = Un autre dossier de ce genre : ce qu’il a de plus ou de moins que le premier.
help-lab-compare-measure = Ce qu’on compare : win, score, length, margin, forced, choices ou facts.NOM (par défaut, la mesure du plan).
help-lab-compare-as_json = La même chose en JSON.
help-lab-size = Combien de parties il faut à un plan pour que sa mesure soit assez bien connue.
help-lab-size-file = Le plan : un fichier TOML, ou un fichier Python qui définit « plan ».
help-lab-size-precision = La demi-largeur voulue : 0.02, c’est deux points de pourcentage de part et d’autre (par défaut, celle du plan, ou 0.02).
help-lab-size-pilot = Jouer tout de suite tant de parties de chaque case et s’y fier ; on saura aussi combien de temps prend une série.
help-lab-size-jobs = Combien de processus (par défaut, tous les cœurs).
help-lab-size-as_json = La même chose en JSON.
help-lab-report = Ce que dit une série, ou deux côte à côte : une page qui s’ouvre sans réseau, et du Markdown à côté.
help-lab-report-folder = Le dossier de la série.
help-lab-report-other = Le dossier d’une seconde série.
help-lab-report-out_file = La page, un fichier .html (par défaut dans le dossier de la série).
help-bench = Mesurer la vitesse sur cette machine.
help-replay = Raconter une partie enregistrée, coup par coup.
help-replay-seat = Telle qu’on l’a vue de cette place.
help-verify = Vérifier qu’une partie a été jouée selon les règles et que sa donne n’a pas été truquée.
help-file = Une partie enregistrée (JSON).

## La partie dans le terminal

play-keys = ? pour l’aide
play-thinking = { $who } réfléchit…
play-advising = Un bot réfléchit pour vous…
play-advice = coup
play-advice-share = essais
play-advice-value = valeur
play-advice-only = Le bot jouerait : { $what }
play-advice-note = { $simulations } parties imaginées ; la valeur va de −1 (perdu) à +1 (gagné).
play-value = { $param } :
play-values = Tapez { $params } à la suite, par exemple « { $example } », ou une valeur à la fois (b pour revenir).
play-not-understood = « { $text } » ne veut rien dire ici ; « ? » montre l’aide.
play-range = Choisissez un numéro de 1 à { $count }.
play-too-many = Trop de valeurs : il en faut { $count }.
play-nothing-fits = Aucun coup permis ne commence par { $text }.
play-missing = Il manque encore { $param }.
play-no-card = Aucune carte « { $text } » ici.
play-hero = Comment s’appelle votre personnage ? [{ $name }]
play-address = Comment en parler : au masculin (m), au féminin (f), sans genre (Entrée)
play-no-undo = Il n’y a rien à annuler.
play-forced-on = Quand il n’y a qu’une réponse possible, elle est donnée pour vous.
play-forced-off = Toutes les questions vous sont posées, même quand il n’y a qu’une réponse possible.
play-no-orders = Ce jeu n’a pas de consignes.
play-saved = Partie enregistrée dans { $file }
play-resume-with = Pour la reprendre : { $command }
play-save-first = Enregistrer la partie avant de partir ? [O/n]
play-after = s pour enregistrer, l pour le journal, u pour annuler votre dernier coup, Entrée pour finir
play-rank = rang
play-name = nom
play-score = points
play-help = **Jouer** : le numéro d’un choix, ou le verbe et ses valeurs (« poser 5 2 »). Les longs choix se tapent à la suite (« 5 7 9 ») ou une valeur à la fois.

    - `h` demande conseil à un bot, `u` annule votre dernier coup
    - `o` montre votre consigne, `o 2` en donne une autre : quand passer sans vous le demander
    - `f` répond pour vous quand il n’y a qu’une réponse possible, ou cesse de le faire
    - `l` relit le journal (`l 50` : les 50 dernières lignes), `t` redessine la table
    - `lire 45` ou `lire` et un nom : lit une carte, dans les jeux où elles ont un nom
    - `r 42` montre la règle 42
    - `v` montre ce que change une variante
    - `s` enregistre la partie (`s FICHIER` : dans ce fichier), `q` quitte
field-name = nom
field-text = phrase
field-form = forme grammaticale
field-copies = exemplaires
field-effect = effet
field-short = forme courte
field-shows = ce qu’elle montre
field-motto = devise
section-numbers = Nombres du jeu
variant-mark =
    ◆ Variante : { $count ->
        [one] un changement
       *[other] { $count } changements
    }
variant-added = { $card } : ajoutée à « { $section } »
play-no-variant = Cette partie se joue avec le jeu tel quel.
cards-none = { $game } n’a pas de carte « { $card } »
cards-card = Carte
cards-name = Nom
cards-closed = Tel quel : { $why }.
cards-changes = Ce que change la variante
cards-saved = Variante enregistrée : { $file }
bounds-number = de { $low } à { $high }
bounds-numbers = { $length } nombres, de { $low } à { $high }
bounds-word = au choix : { $words }
bounds-set = entre { $least } et { $most } parmi : { $words }
bounds-signs = entre { $least } et { $most } parmi : { $words } (n : de { $low } à { $high })
bounds-effect = un effet, { $longest } caractères au plus
bounds-trigger = un déclencheur, { $longest } caractères au plus
bounds-effects = entre { $least } et { $most } effets, séparés par |
end-you =
    Vous l’emportez avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    } !
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
end-together = Victoire ! Vous gagnez tous ensemble.
end-lost = Tout le monde a perdu.

## L’arène, les enregistrements

arena-playing = { $bots }
arena-title =
    { $game } à { $seats } : { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }
arena-bot = bot
arena-matches = parties
arena-wins = victoires
arena-rate = taux
arena-interval = à 95 %
arena-percent = { $rate } %
arena-fair = à parts égales
arena-score = points
arena-seat = place { $seat }
arena-caption = { $moves } coups et { $seconds } s par partie ; une victoire partagée à k compte 1/k ; les colonnes « place » disent le taux à cette place.
arena-file = Parties : { $file }
arena-interrupted =
    Interrompu après { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } sur { $wanted } ; la même commande continue la série.
lab-done =
    { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } dans { $folder }
data-done = { $folder } : { $what }.
data-written = parties ajoutées : { $count }, avec { $decisions } décisions
data-held = déjà présentes : { $count }
data-unfinished = laissées de côté, car inachevées : { $count }
data-version = laissées de côté, car les règles ont changé : { $count }
data-bent = laissées de côté, car des cartes y étaient interdites ou imposées : { $count }
data-no-source = dites d’où viennent les parties : un dossier de résultats, un plan, des parties enregistrées, ou --server
data-no-out = nommez le dossier du jeu de données : --out
data-empty = { $folder } ne contient aucune partie
tune-front = { $seats ->
    [one] 1 place
   *[other] { $seats } places
} : les réglages qu’aucun autre ne bat ({ $tried } essayés, { $stopped } abandonnés en route)
tune-met = Le premier atteint tous les buts, autant que ces parties le disent.
tune-unmet = Aucun réglage n’atteint tous les buts : ceux-ci en sont les plus proches.
tune-levels = Chaque but a son propre réglage.
tune-file = Variante : { $file }
tune-matches = parties
tune-playing = { $setting }, { $played } parties
tune-interrupted = Interrompu ; la même commande continue la recherche.
compare-title = { $measure } : ce qui diffère
compare-what = quoi
compare-sides = sans → avec
compare-difference = différence
compare-always = à tout moment
compare-fixed = vu une fois
compare-deals = donnes
compare-gain = paires
compare-together = tient
compare-times = × { $times }
compare-caption = Intervalles à 95 %. « À tout moment » : valable aussi souvent qu’on regarde, où qu’on s’arrête.
compare-caption-fixed = « Vu une fois » : valable seulement si le nombre de donnes était fixé d’avance.
compare-caption-gain = « Paires » : combien de fois plus de parties il aurait fallu sur des donnes différentes.
compare-caption-together = « Tient » : sûr avec toutes les autres lignes ensemble.
compare-measure-win = Victoires
compare-measure-score = Score
compare-measure-length = Longueur en coups
compare-measure-margin = Avance sur le suivant
compare-measure-forced = Part des coups forcés
compare-measure-choices = Vrais choix
compare-colon = { " " }:
compare-with = avec { $change },
compare-with-name = avec « { $name } »,
compare-in-run = dans { $run },
compare-change-bots = bots { $bots }
compare-change-forbid = { $card } interdite
compare-change-force = { $card } toujours utilisée
compare-seat =
    { $seat ->
        [1] la première place
       *[other] la place { $seat }
    }
compare-team = l’équipe
compare-match = la partie
compare-win =
    { $way ->
        [more] { $condition } { $who } gagne plus souvent, de { $amount } points de pourcentage (entre { $low } et { $high }), sur { $deals } donnes ; c’est sûr, à quelque moment qu’on regarde.
        [less] { $condition } { $who } gagne moins souvent, de { $amount } points de pourcentage (entre { $low } et { $high }), sur { $deals } donnes ; c’est sûr, à quelque moment qu’on regarde.
        [same] { $condition } { $who } ne gagne ni plus ni moins, sur aucune des { $deals } donnes.
       *[other] { $condition } on ne sait pas si { $who } gagne plus ou moins souvent : entre { $low } et { $high } points de pourcentage, sur { $deals } donnes.
    }
compare-score =
    { $way ->
        [more] { $condition } { $who } marque { $amount } de plus (entre { $low } et { $high }), sur { $deals } donnes ; c’est sûr, à quelque moment qu’on regarde.
        [less] { $condition } { $who } marque { $amount } de moins (entre { $low } et { $high }), sur { $deals } donnes ; c’est sûr, à quelque moment qu’on regarde.
        [same] { $condition } { $who } marque autant sur chacune des { $deals } donnes.
        [unknown] { $condition } trop peu de donnes pour parler du score ({ $deals }).
       *[other] { $condition } on ne sait pas si { $who } marque plus ou moins : entre { $low } et { $high }, sur { $deals } donnes.
    }
compare-length =
    { $way ->
        [more] { $condition } une partie dure { $amount } coups de plus (entre { $low } et { $high }), sur { $deals } donnes ; c’est sûr, à quelque moment qu’on regarde.
        [less] { $condition } une partie dure { $amount } coups de moins (entre { $low } et { $high }), sur { $deals } donnes ; c’est sûr, à quelque moment qu’on regarde.
        [same] { $condition } chacune des { $deals } donnes dure autant de coups.
        [unknown] { $condition } trop peu de donnes pour parler de la longueur ({ $deals }).
       *[other] { $condition } on ne sait pas si une partie dure plus ou moins : entre { $low } et { $high } coups, sur { $deals } donnes.
    }
compare-other =
    { $way ->
        [more] { $condition } « { $measure } » augmente de { $amount } (entre { $low } et { $high }), sur { $deals } donnes ; c’est sûr, à quelque moment qu’on regarde.
        [less] { $condition } « { $measure } » diminue de { $amount } (entre { $low } et { $high }), sur { $deals } donnes ; c’est sûr, à quelque moment qu’on regarde.
        [same] { $condition } « { $measure } » reste le même sur chacune des { $deals } donnes.
        [unknown] { $condition } trop peu de donnes pour parler de « { $measure } » ({ $deals }).
       *[other] { $condition } on ne sait pas si « { $measure } » augmente ou diminue : entre { $low } et { $high }, sur { $deals } donnes.
    }
compare-bots-win =
    { $way ->
        [more] { $one } gagne plus souvent { QUE($other) } à nombre de places égal, de { $amount } points de pourcentage (entre { $low } et { $high }), sur { $deals } donnes ; c’est sûr, à quelque moment qu’on regarde.
        [less] { $one } gagne moins souvent { QUE($other) } à nombre de places égal, de { $amount } points de pourcentage (entre { $low } et { $high }), sur { $deals } donnes ; c’est sûr, à quelque moment qu’on regarde.
        [same] { $one } et { $other } gagnent aussi souvent l’un que l’autre sur chacune des { $deals } donnes.
       *[other] on ne sait pas si { $one } gagne plus souvent { QUE($other) } à nombre de places égal : entre { $low } et { $high } points de pourcentage, sur { $deals } donnes.
    }
compare-bots-score =
    { $way ->
        [more] { $one } marque { $amount } de plus { QUE($other) } (entre { $low } et { $high }), sur { $deals } donnes ; c’est sûr, à quelque moment qu’on regarde.
        [less] { $one } marque { $amount } de moins { QUE($other) } (entre { $low } et { $high }), sur { $deals } donnes ; c’est sûr, à quelque moment qu’on regarde.
        [same] { $one } et { $other } marquent autant sur chacune des { $deals } donnes.
        [unknown] trop peu de donnes pour départager { $one } et { $other } ({ $deals }).
       *[other] on ne sait pas si { $one } marque plus { QUE($other) } : entre { $low } et { $high }, sur { $deals } donnes.
    }
compare-unpaired = Les deux séries n’ont pas les mêmes donnes : rien n’est apparié.
compare-alone =
    { $others ->
        [one] À côté de l’autre comparaison, ce peut encore être le hasard.
       *[other] À côté des { $others } autres comparaisons, ce peut encore être le hasard.
    }
size-title = { $measure } : connues à ± { $half } près
size-points = { $points } points de pourcentage
size-source = d’après
size-theory = la théorie
size-pilot = l’essai
size-fixed = vu une fois
size-always = à tout moment
size-matches =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
size-never = jamais
size-caption = Parties du plan entier. La théorie suppose toutes les places égales.
size-caption-variants = Parties du plan entier, pour l’écart de chaque variante. La théorie suppose toutes les places égales et rien d’apparié : par paires, il en faut d’ordinaire moins.
size-days = { $time } jours
size-hours = { $time } h
size-minutes = { $time } min
size-seconds = { $time } s
lab-report-done = Rapport : { $page } ; en Markdown : { $markdown }
lab-report-form = { $file } doit finir par .html : le rapport est une page
balance-bots = Bots : { $bots }
balance-options = Options : { $options }
balance-place = ordre de jeu
balance-share = part des victoires
balance-gap = écart à l’égalité
balance-what = mesure
balance-mean = moyenne
balance-deviation = écart type
balance-quartiles = quartiles
balance-range = étendue
balance-moves = coups
balance-scores = points
balance-margin = avance sur le suivant
balance-shared = Victoires partagées : { $rate }.
balance-reasons = Comment cela finit : { $reasons }.
replay-secret = La partie n’est pas finie : ce qu’on voit de la place { $seat } reste secret jusque-là.
replay-unfinished =
    La partie s’arrête là, après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } : elle n’est pas finie.
replay-resigned = La partie est terminée : { $who } a abandonné.
replay-stopped = La partie a été arrêtée avant la fin par celles et ceux qui restaient.
replay-time = La partie est terminée : { $who } a épuisé son temps.
replay-claim = La partie est terminée : { $who } n’était plus là depuis trop longtemps.
replay-reported = Signalé ici : { $words }
replay-keys = Entrée : suite · p : retour · un nombre : aller à ce coup · q : quitter
verify-good = { $game } à { $seats } : les coups ({ $moves }) sont tous permis et se rejouent à l’identique.
verify-finished = La partie est finie.
verify-running = La partie n’est pas finie.
verify-sealed = La donne est bien celle qui avait été scellée au début.
verify-unsealed = Le fichier ne porte pas de sceau : rien ne prouve que la donne ait été fixée d’avance.
verify-bad = { $file } ne passe pas la vérification : { $why }
verify-outcome = le résultat qu’il annonce n’est pas celui de la partie
verify-no-seed = un sceau est donné, mais pas la graine qu’il scelle
verify-commitment = la graine ne correspond pas au sceau publié au début de la partie
bot-random = joue au hasard.
bot-greedy = joue ce qui lui paraît le mieux sur le moment ; greedy:20 suit un caprice une fois sur cinq.
bot-rollout = imagine la fin de la partie ; rollout:99 le fait 99 fois par coup.
bot-ismcts = explore les suites possibles ; ismcts:2000 en compte 2000 par coup, ismcts:500ms s’arrête après une demi-seconde.
bot-puct = explore les suites possibles, guidé par ce qui paraît bon au premier regard ; puct:800 en compte 800 par coup, puct:400ms s’arrête après 0,4 seconde.
bot-learned = joue comme un réseau qui s’est entraîné contre lui-même ; learned:200 joue aussi 200 avenirs imaginés avant chaque coup.
bot-advised = cherche parmi les quelques réponses que préfère un réseau ; advised:3000 fait 3 000 simulations.
balance-won = Victoires : { $rate } ({ $interval }).
loadtest-head = | processus | tables | coups/s | p50 | p99 | pire | CPU du serveur par coup | mémoire par table, 2 connexions | mémoire par table inactive | parties finies | refus |
bench-this = cette version…
bench-interpreted = version interprétée…
bench-peers = les autres moteurs…
bench-title = Tablée sur un cœur ({ $form })
bench-game = jeu · places
bench-figure = mesure
bench-unit = unité
bench-ratio = rapport
bench-unit-decisions = décisions/s
bench-unit-moves = coups/s
bench-unit-time = µs
bench-unit-simulations = simulations/s
bench-loop = hasard, boucle du moteur
bench-driven = hasard depuis Python, sans journal
bench-logged = hasard depuis Python, avec journal
bench-clone = copie
bench-resample = monde imaginé
bench-view = vue
bench-events = événements
bench-search = ISMCTS
bench-peers-title = Les autres moteurs, dans la même mesure
bench-peers-none = Les autres moteurs ne sont pas installés (pip install tablee[bench])
bench-peer = moteur
bench-beside = push · 2 : combien de fois plus
bench-lab = le laboratoire…
bench-lab-title = Le laboratoire avec { $bot }, parties par seconde
bench-lab-bare = boucle nue
bench-lab-one = laboratoire, un cœur
bench-lab-overhead = surcoût
bench-lab-all =
    { $cores ->
        [one] { $cores } cœur
       *[other] { $cores } cœurs
    }
bench-lab-linear = linéarité
bench-steps = environnements…
bench-steps-title = Environnements sur un cœur, 256 parties à la fois, pas par seconde
bench-steps-peers-title = D’autres environnements, dans la même mesure
bench-steps-observation = observation
bench-steps-actions = actions
bench-steps-bytes = masque en octets
bench-steps-bits = masque en bits
bench-steps-none = sans masque
bench-steps-floats = flottants
bench-unit-steps = pas/s

## Ce qui n’a pas pu se faire, et ce qu’en dit le système

fault-bot = il n’y a pas de bot « { $spec } » ; essayez { $bots }, par exemple ismcts:2000
fault-bot-habit = les bots du jeu « { $game } » n’ont pas d’habitude « { $habit } » ; leurs habitudes : { $habits }
fault-bot-broken = le bot « { $name } », qui vient d’un autre paquet, ne se charge pas
fault-bot-random = « random » ne prend rien après lui : « { $argument } » est de trop
fault-bot-greedy = « greedy » prend la part de ses caprices, de 1 à 100 % (greedy:20), et non « { $argument } »
fault-bot-rollout = « rollout » prend le nombre de fins qu’il imagine (rollout:99), et non « { $argument } »
fault-bot-learned = « learned » prend le nombre d’avenirs qu’il joue (learned:200), et non « { $argument } »
fault-bot-advised = « advised » prend le nombre de simulations qu’il fait (advised:3000), et non « { $argument } »
fault-bot-limit = « { $limit } » n’est pas une durée : indiquez-en une (1500ms, 2s)
fault-bot-extra = le bot « { $name } » a besoin du paquet { $package } : pip install { $package }
fault-no-weights = aucun bot n’a encore appris le jeu « { $game } » à { $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
  } : il n’y a pas de poids
fault-old-weights = le bot qui a appris le jeu « { $game } » à { $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
  } s’est entraîné sur une autre forme du jeu
fault-bot-budget = « { $budget } » n’est pas un budget : donnez un nombre d’essais (2000) ou un temps (500ms)
fault-seed = une graine est un nombre, décimal ou hexadécimal
fault-seed-size = une graine est un nombre de 0 à 2⁴⁰⁹⁶ − 1
fault-no-rules = le jeu « { $game } » n’a pas de règles écrites
fault-no-campaign = le jeu « { $game } » n’a pas de campagne
fault-record-format = ce n’est pas une partie au format { $format } de Tablée
fault-record-version = la partie a été jouée avec la version { $version } des règles ; { $game } en est à la version { $current }
fault-record-start = son début est abîmé : joueurs, options, graine ou position ne s’accordent pas
fault-record-why = son début est abîmé : { $why }
fault-lesson = le jeu « { $game } » n’a pas de leçon « { $lesson } »
fault-lesson-long = une leçon compte au plus { $most } coups
fault-lesson-act = le coup { $number } de la leçon ne mène nulle part
fault-puzzle = le jeu « { $game } » n’a pas de problème « { $puzzle } »
fault-puzzle-former = le problème « { $puzzle } » du jeu « { $game } » vient d’une autre version du jeu et ne peut plus être montré
fault-puzzle-act = cette réponse n’est pas permise ici [{ $rule }]
fault-puzzles-plan = { $file } vient d’une recherche menée autrement ; donnez un autre fichier avec --out, ou cherchez comme avant
fault-record-moves = ses coups n’y sont pas, ou ils sont trop nombreux
fault-record-move = le coup { $number } est abîmé
fault-record-table = il ne dit pas qui joue à quelle place
fault-plan-games = un plan nomme le jeu auquel on joue
fault-plan-python = { $file } ne définit pas « plan » comme un Plan
fault-plan-code = { $file } échoue à la ligne { $line } ({ $what })
fault-plan-file = { $file } ne se lit pas : { $why }
fault-plan-toml = { $file } n’est pas du TOML : ligne { $line }
fault-plan-unknown = { $file } contient un champ inconnu : « { $field } »
fault-plan-missing = il manque à { $file } le champ « { $field } »
fault-plan-field = le champ « { $field } » du plan ne peut pas valoir { $value }
fault-plan-type = { $file } : la valeur du champ « { $field } » n’est pas du bon genre
fault-plan-clash = ces options ne vont pas ensemble : voir la règle { $rule }
fault-plan-card = la variante « { $variant } » nomme « { $card } », qui n’est pas une carte du jeu « { $game } »
fault-tune-variants = une recherche joue le plan tel quel : retirez-en les variantes ([[variant]])
fault-results-taken = une autre série écrit déjà dans { $folder }
fault-results-none = { $folder } n’est pas un dossier de résultats
fault-analysis-running = cette partie est encore en cours ; elle pourra être analysée une fois terminée
fault-no-chance = aucune chance de gagner n’a été estimée pour { $game } à { $seats } places
fault-results-folder = { $folder } n’est pas un dossier de résultats, et il n’est pas vide
fault-results-write = impossible d’écrire dans { $folder }
fault-results-damaged = { $file } est endommagé
fault-results-missing = il manque le fichier { $file }
fault-results-other = { $folder } contient les résultats d’un autre plan : le champ « { $field } » diffère
fault-workers-lost = les processus qui jouent meurent l’un après l’autre
fault-ray = aucune grappe Ray ne répond à l’adresse { $address }
fault-ray-auto = il n’y a pas de grappe Ray ici : lancez-en une avec « ray start --head », ou donnez son adresse
fault-ray-lost = les parties { $first } à { $last } ont été perdues { $tries } fois avec les machines qui les jouaient
fault-ray-worker = une machine de la grappe ne peut pas jouer ({ $what })
fault-ray-build = { $host } a { $here }, mais cette machine a { $driver }
fault-dataset-file = { $file } est endommagé, ou vient d’une autre version
fault-dataset-folder = { $file } n’est pas un jeu de données, et n’est pas vide
fault-dataset-again = la partie { $name } se termine autrement quand on la rejoue : ses bots réfléchissent à la montre
fault-finished = les coups enregistrés de la partie { $name } ne s’accordent pas
fault-arena-bots = { $bots } bots ne peuvent pas se partager { $seats } places : donnez-en un, deux ou { $seats }
fault-arena-games = il faut jouer au moins une partie
fault-measure = il n’y a pas de mesure « { $name } » ; il y a : { $measures }
fault-measure-missing = ces parties n’ont pas de « { $name } » à mesurer
fault-compare-nothing = cette série n’a rien à comparer : ni variante, ni deux bots
fault-compare-runs = ces deux séries n’ont aucun jeu en commun au même nombre de places
fault-size-pilot = seul un essai peut dire combien « { $name } » varie : ajoutez --pilot 100
fault-size-precision = une précision est plus grande que 0, et un essai n’a pas moins de 0 partie
fault-processes = il faut au moins un processus
fault-workers = plusieurs processus demandent PostgreSQL (--database postgresql://…) : un fichier SQLite n’en sert qu’un
fault-taken = cette base est déjà servie par un autre processus
fault-database = impossible d’ouvrir la base de données ({ $place }) : { $why }
fault-port-used = le port { $port } ({ $host }) ne peut pas servir : { $why }
fault-toml = { $file } n’est pas un fichier TOML valable{ $line ->
    [0] { "" }
   *[other] {" "}(ligne { $line })
}
fault-setting = il n’y a pas de réglage « { $name } » ({ $source }{ $place ->
    [line] , ligne { $line }
   *[name] { "" }
}) ; il y a : { $names }
fault-setting-value = le réglage « { $name } » ({ $source }{ $place ->
    [line] , ligne { $line }
   *[name] { "" }
}) ne peut pas valoir « { $value } » : il prend { $kind ->
    [whole] un nombre entier de { $low } à { $high }
    [number] un nombre de { $low } à { $high }
    [pair] deux nombres de { $low } à { $high }, le plus petit d’abord
    [flag] true ou false
    [choice] une de ces valeurs : { $choices }
    [networks] des adresses ou des réseaux, comme 127.0.0.1 ou 10.0.0.0/8
    [origins] des origines comme https://jeux.example.org
    [push_contact] une adresse comme mailto:gardien@example.org
    [public_url] une adresse comme https://jeux.example.org
    [list] des textes séparés par des virgules
   *[text] un texte
}
fault-database-file = { $file } ne nomme aucune base de données
fault-backup-none = il n’y a pas de base de données à l’adresse { $file }
fault-backup-other = { $file } n’est pas une base de données de Tablée
fault-backup-read = impossible de lire la base de données ({ $what })
fault-backup-full = cette base n’est pas vide ; restaurez dans une base vide
fault-backup-rows = { $file } : ses lignes ne s’accordent pas ; rien n’a été restauré
fault-backup-format = cette sauvegarde est au format { $format } ; ce Tablée lit le format { $known }
fault-backup-newer = { $file } est une sauvegarde d’un Tablée plus récent, qui contient des choses que celui-ci ne connaît pas
fault-backup-file = { $file } n’est pas une sauvegarde de Tablée
fault-keeper-other = ce n’est pas une base de données de Tablée
fault-keeper-version = cette base a été écrite par une autre version de Tablée ; démarrez une fois le serveur de cette version, puis recommencez
fault-keeper-served = un serveur tourne sur ce fichier et ne verrait pas le changement ; arrêtez-le d’abord (un serveur sur PostgreSQL peut continuer)
fault-keeper-away = impossible de modifier la base pour l’instant ({ $what })
fault-keeper-person = personne n’a l’identifiant « { $id } » ; « tablee admin people » montre tout le monde
fault-keeper-table = il n’y a pas de table « { $id } » ; « tablee admin tables » montre celles qui existent
fault-keeper-report = il n’y a pas de signalement « { $id } » ; « tablee admin reports » montre ceux qui existent
fault-keeper-over = la table « { $id } » est déjà finie ; rien n’a changé
fault-change-form = un changement s’écrit carte.champ=valeur, langue.texte=mots ou option=valeur (A07.glory=5), pas « { $text } »
fault-no-option = { $game } n’a pas d’option « { $name } » ; ses options : { $options }
fault-option-value = l’option « { $name } » ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }
fault-overlay-part = une variante n’a pas de partie « { $part } » ; ses parties : { $parts }
fault-overlay-data = une variante est faite de textes, de nombres et de listes, en parties nommées
fault-overlay-size = une variante pèse { $most } Kio au plus
fault-overlay-changes = une variante fait { $most } changements au plus, pas { $count }
fault-overlay-file = { $file } n’est pas une variante : ni TOML ni JSON valide
fault-text-language = il n’y a pas de langue « { $lang } » ; il y a : { $languages }
fault-text-key = « { $text } » n’est le texte d’aucune carte
fault-text-length = le texte « { $text } » compte { $count } caractères ; il en faut de 1 à { $most }
fault-text-sign = le texte « { $text } » contient un caractère illisible ({ $sign })
fault-text-list = les textes de « { $lang } » sont des clés avec un texte chacune
fault-no-card = aucune carte « { $card } » qu’une variante puisse changer
fault-no-field = une variante ne peut pas changer « { $field } » de la carte { $card } ; elle peut changer : { $fields }
fault-closed = une variante ne peut pas changer « { $field } » de la carte { $card } : cette carte reste telle quelle
fault-field-number = « { $field } » de la carte { $card } est un nombre de { $low } à { $high }, pas « { $value } »
fault-field-numbers = « { $field } » de la carte { $card } compte { $length } nombres, chacun de { $low } à { $high }, pas « { $value } »
fault-field-word = « { $field } » de la carte { $card } se choisit parmi : { $words } ; pas « { $value } »
fault-field-set = « { $field } » de la carte { $card } compte entre { $least } et { $most } mots différents parmi : { $words } ; pas « { $value } »
fault-field-signs = « { $field } » de la carte { $card } compte entre { $least } et { $most } mots parmi : { $words } (n de { $low } à { $high }) ; pas « { $value } »
fault-field-effect = « { $field } » de la carte { $card } n’est pas un effet que cette carte puisse avoir ({ $longest } caractères au plus) : « { $value } »
fault-field-trigger = « { $field } » de la carte { $card } n’est rien qu’un Adversaire attende ({ $longest } caractères au plus) : « { $value } »
fault-field-effects = « { $field } » de la carte { $card } compte entre { $least } et { $most } effets que cette carte puisse avoir ({ $longest } caractères au plus chacun), pas « { $value } »
fault-field-beside = « { $field } » de la carte { $card } ne va pas avec ce que dit par ailleurs la carte
fault-added-list = ce qu’on ajoute à « { $section } » est une liste de cartes
fault-no-room = on ne peut rien ajouter à « { $section } »
fault-room = « { $section } » a de la place pour { $most } cartes de plus, pas pour { $count }
fault-added-id = une carte ajoutée à « { $section } » porte un identifiant d’au plus 12 lettres et chiffres
fault-added-name = l’identifiant de la carte ajoutée doit être ici { $card }
fault-added-twice = il y a déjà une carte « { $card } »
fault-added-needs = il manque « { $field } » à la carte ajoutée { $card }
database-refused = elle ne connaît pas ce nom ou ce mot de passe
database-none = il n’y a pas de base de ce nom
database-forbidden = ce nom n’y a pas le droit de faire cela
database-full = le disque est plein
database-crowded = elle n’a plus de connexion libre
database-starting = elle est en train de démarrer ou de s’arrêter
database-newer = un Tablée plus récent en a changé les tables
database-other = elle répond { $code }
system-ENOENT = ce fichier ou ce dossier n’existe pas
system-EACCES = l’accès en est refusé
system-EPERM = le système ne le permet pas
system-EEXIST = ce nom est déjà pris
system-EISDIR = c’est un dossier
system-ENOTDIR = un fichier se trouve là où il faudrait un dossier
system-ENOSPC = le disque est plein
system-EROFS = le disque est en lecture seule
system-ENAMETOOLONG = ce nom est trop long
system-EADDRINUSE = un autre programme s’en sert déjà
system-EADDRNOTAVAIL = cette machine n’a pas cette adresse
system-ECONNREFUSED = rien ne répond à cette adresse
system-ETIMEDOUT = la réponse tarde trop
system-host = cette adresse est inconnue
system-other = le système dit { $name }

## Le client : l’accueil

ui-skip = Aller au contenu
ui-home-heading = Les jeux
ui-games = Les jeux
ui-preferences = Préférences
ui-language = Langue
language-name = français
ui-language-this = { $code } : français
ui-language-switch = { $code } : passer en français
ui-play = Jouer
ui-learn = Apprendre
ui-puzzles = Problèmes
ui-learn-new =
    Première fois ? { $count ->
        [one] Une courte leçon
       *[other] { $count } courtes leçons
    }, et vous savez jouer.
ui-learn-no = Ne plus le proposer
ui-invite = Inviter
ui-against =
    { $bots ->
        [0] En solo
        [1] Un bot, niveau { $level }
       *[other] { $bots } bots, niveau { $level }
    }
ui-players = { $low } à { $high } joueurs
ui-lasts-about = environ { $minutes } minutes
ui-lasts-between = { $low } à { $high } minutes
ui-weight-light = facile à apprendre
ui-weight-medium = quelques règles à apprendre
ui-weight-heavy = beaucoup de règles à apprendre
ui-best-seats = idéal à { $counts }
list-or = { $rest } ou { $last }
ui-how-it-plays = Comment on joue
ui-cards = Cartes
ui-balance = Est-ce équilibré ?
ui-variant = Variante
ui-variant-count =
    Variante : { $count ->
        [one] une modification
       *[other] { $count } modifications
    }
ui-setup-title = { $game } – contre des bots
ui-invite-title = { $game } – entre amis
ui-my-tables = Mes tables
ui-more-tables =
    { $count ->
        [one] Une autre table
       *[other] { $count } autres tables
    }
ui-retry-mark = Nouvel essai
ui-retry-from = Nouvel essai à partir du coup { $step }
ui-public-tables = Tables ouvertes à tous
ui-finished-tables = Parties terminées
ui-free-seats =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
ui-to-home = Accueil
ui-try-again = Réessayer

## Préparer une table

ui-how-many = Combien de joueurs ?
ui-level = Niveau des bots
ui-level-easy = facile
ui-level-normal = normal
ui-level-hard = difficile
ui-level-expert = expert
ui-options = Options
ui-option-off = { $option } : non
ui-option-as = { $option } : { $value }
ui-chance-decides = le sort décide
ui-your-name = Votre prénom
ui-name = Prénom
ui-name-of-seat = Prénom, place { $seat }
ui-order-given = Fixer un ordre
ui-order-place = Rang { $place } dans l’ordre
ui-seat = Place { $seat }
ui-guest-open = Quelqu’un par le lien
ui-guest-hot = Ici, même écran
ui-guest-bot = Un bot
ui-clock = Temps
ui-clock-none = sans limite
ui-clock-none-why = Rien ne presse : la partie attend, des jours s’il le faut.
ui-clock-2min = 2 min par coup
ui-clock-2min-why = Deux minutes pour chaque coup ; au-delà, un bot joue ce coup.
ui-clock-rapid = 10 min + 10 s
ui-clock-rapid-why = Dix minutes chacun pour la partie ; les dix premières secondes de chaque question ne coûtent rien. Temps épuisé : à deux, on perd ; à plus de deux, un bot prend la suite.
ui-clock-calm = 25 min + 20 s
ui-clock-calm-why = Vingt-cinq minutes chacun pour la partie ; les vingt premières secondes de chaque question ne coûtent rien. Temps épuisé : à deux, on perd ; à plus de deux, un bot prend la suite.
ui-clock-day = 1 jour par coup
ui-clock-day-why = Un jour pour chaque coup, puis une réserve de trois jours pour toute la partie. Réserve épuisée : à deux, on perd ; à plus de deux, un bot prend la suite.
ui-clock-days = 3 jours par coup
ui-clock-days-why = Trois jours pour chaque coup, puis une réserve de sept jours pour toute la partie. Réserve épuisée : à deux, on perd ; à plus de deux, un bot prend la suite.
ui-clock-1day = 1 jour par coup, sans réserve
ui-clock-1day-why = Un jour pour chaque coup ; au-delà, un bot joue ce coup.
ui-clocks = Pendules
ui-clock-of = { $who } : { $time }
ui-clock-low = vite
ui-clock-free = secondes qui ne coûtent rien
ui-clock-both = { $time }, réserve { $reserve }
ui-clock-reserve = réserve { $reserve }
ui-clock-told =
    { $count ->
        [60] Plus qu’une minute.
       *[other] Plus que { $count } secondes.
    }
ui-time-days =
    { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
ui-time-days-short = { $count } j
ui-time-hours = { $count } h
ui-time-minutes = { $count } min
ui-claim = Réclamer la victoire
ui-claim-in = Vous pourrez réclamer la victoire dans { $time }.
ui-timed-out = a épuisé son temps
ui-make-public = Montrer la table à tous
ui-create-table = Ouvrir la table
ui-join-title = Prenez place !
ui-sit = M’asseoir
ui-sit-here = Ici
ui-share-link = Le lien de la table
ui-share-why =
    Envoyez-le : il reste { $count ->
        [one] une place, et la partie commence dès qu’elle est prise.
       *[other] { $count } places, et la partie commence dès qu’elles sont prises.
    }
ui-around-the-table = Autour de la table
ui-open-seat = place libre
ui-you = vous
ui-bot = bot
ui-bot-names = Ada, Basile, Cléo, Dimitri, Elsa, Farid, Gaspard, Hanae
ui-nicknames = Pistache, Grenadine, Noisette, Zigzag, Bobine, Pirouette, Pépin, Cannelle, Ricochet, Myrtille
ui-here = est là
ui-away = n’est pas là
ui-remove = Retirer
ui-fill-with-bots =
    { $count ->
        [one] La place libre à un bot
       *[other] Les places libres à des bots
    }
ui-start-now = Commencer
ui-leave-lobby = Quitter la table
ui-copy = Copier
ui-copied = C’est copié.
ui-share = Partager

## À la table

ui-opening = On ouvre la boîte…
ui-no-table = Pas de table ici
ui-expired = Cette table a été rangée : plus personne n’y jouait, ou le serveur l’a fermée.
ui-the-table = La table
ui-question = La question
ui-waiting-for = On attend { $who }.
ui-your-turn = À vous !
ui-sending = C’est parti…
ui-confirm = Valider
ui-back-out = Annuler
ui-choices = Choix
ui-choices-count =
    Liste des choix : { $count ->
        [one] un seul
       *[other] { $count }
    }
ui-filter = Filtrer
ui-no-choice = Rien à choisir pour l’instant.
ui-orders = Passer sauf…
ui-orders-why = Quand d’autres jouent et que vous pourriez répondre :
ui-orders-secret = Personne d’autre ne le voit. Quand vous n’avez rien à répondre, Tablée passe pour vous.
ui-auto = Réponses automatiques
ui-forced = Répondre pour moi quand il n’y a qu’une réponse possible
ui-forced-why = La réponse part d’elle-même. Les autres peuvent remarquer qu’elle vient vite, et en déduire que vous n’aviez pas le choix.
ui-forced-offer = Souvent, il n’y a qu’une réponse possible. Elle peut partir d’elle-même.
ui-forced-yes = Répondre pour moi
ui-hint-lit = Sur la table, un cadre en pointillé montre le chemin.
ui-offered = Choix possible.
ui-hint-here = Mène au coup conseillé.
ui-allow-hints = Permettre de demander conseil à un bot
ui-hints-on = À cette table, on peut demander conseil à un bot.
ui-hints-off = À cette table, on ne demande pas conseil aux bots.
ui-beginner = Réglages pour débuter, jusqu’à votre première victoire.
ui-link-local = Ce lien ne s’ouvre que sur cet ordinateur. Pour inviter d’autres personnes de votre réseau, lancez le serveur ainsi :
ui-link-network = Ce lien s’ouvre depuis votre réseau local.
ui-answered-for-you = Réponse automatique : { $what }
ui-undo = Défaire
ui-whole-sentence = Voir toute la phrase
ui-takeback = Annuler mon coup
ui-hint = Conseil
ui-hint-asking = Le bot réfléchit…
ui-hint-says = Le bot jouerait
ui-hint-play = Jouer ce coup
ui-see-rule = Règle { $rule }
ui-side-panel = Journal, règles et messages
ui-close-panel = Fermer le panneau
ui-analysis = Analyse
ui-helped = Ce qui aurait aidé
ui-helped-ask = Qu’est-ce qui aurait aidé ?
ui-log = Journal
ui-log-earlier = Afficher ce qui précède
ui-log-empty = Rien ne s’est encore passé.
ui-since-you = depuis votre coup
ui-again = Revoir
ui-again-none = Il ne s’est rien passé depuis votre coup.
ui-rules = Règles
ui-search-rules = Chercher dans les règles
ui-nothing-found = Rien trouvé.
ui-chat = Messages
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-say = Votre message
ui-chat-muted = L’hôte a coupé les messages.
ui-said-hint = { $who } a demandé conseil.
ui-chat-hide = Masquer les messages
ui-chat-show = Montrer les messages
ui-chat-is-hidden = Les messages sont masqués.
ui-send = Envoyer
ui-renewal-waits = Une nouvelle version de Tablée est là. Cette page la chargera dès que rien ne sera en cours.
ui-renewal-stuck = Cette page et le serveur n’ont pas la même version. La recharger n’a pas suffi ; certaines choses peuvent ne pas marcher.
ui-renewal-now = La charger maintenant
ui-reconnecting = Connexion perdue, on la rétablit…
ui-move-waits = Votre coup n’est pas encore enregistré : il est renvoyé.
ui-watching = Vous regardez la partie
ui-bot-plays-for-you = Un bot joue à votre place.
ui-bot-plays-for = Un bot joue pour { $who }.
ui-name-bot = { $who } (bot)
ui-gone-since = { $who } n’est plus là depuis { $time }.
ui-gone-minutes =
    { $count ->
        [0] moins d’une minute
        [one] une minute
       *[other] { $count } minutes
    }
ui-gone-hours =
    { $count ->
        [one] une heure
       *[other] { $count } heures
    }
ui-gone-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
ui-stand-in = Laisser jouer un bot
ui-stop-match = Arrêter la partie
ui-stop-proposed = { $who } propose d’arrêter la partie.
ui-stop-waiting = Vous proposez d’arrêter la partie ; il manque l’accord des autres.
ui-log-bot = Un bot joue maintenant pour { $who }.
ui-log-clock = Temps écoulé pour { $who } : un bot joue ce coup.
ui-log-back = { $who } joue à nouveau.
ui-come-back = Reprendre ma place
ui-bot-instead = un bot joue à sa place
ui-resigned = a abandonné
ui-pause = Proposer une pause
ui-pause-proposed = { $who } propose une pause.
ui-agree = D’accord
ui-paused = La partie est en pause.
ui-resume = Reprendre la partie
ui-resume-waiting = C’est noté ; on attend les autres.
ui-resume-proposed = { $who } propose de reprendre.
ui-pass-to = Passez l’écran { A($who) }
ui-hands-hidden = Les mains sont cachées.
ui-i-am = C’est moi, { $who }
ui-menu = Menu
ui-close = Fermer
ui-cancel = Annuler
ui-notify = Me prévenir quand c’est à moi
ui-notify-refused = Le navigateur ne permet pas les notifications.
ui-told-of-table = Notifications de cette table
ui-told-all = Comme les autres
ui-told-none = Aucune
ui-told-only = Seulement celle-ci
ui-told-offer = Faut-il vous prévenir sur cet appareil quand c’est à vous ?
ui-told-yes = Oui, me prévenir
ui-told-begun = Cet appareil vous préviendra. Vous pouvez choisir de quoi dans les réglages.
ui-offline = Pas de connexion. Les règles et les listes de leçons restent lisibles ; pour les parties, les leçons et les problèmes, il faut une connexion.
ui-app-what = De vrais jeux de société, entre amis ou contre des bots.
ui-mute-chat = Couper les messages
ui-watch-link = Le lien pour regarder
ui-deal-promise = La donne est scellée
ui-deal-promise-why = Cette empreinte a été publiée avant la première carte. À la fin, la graine est révélée et chacun peut vérifier.
ui-leave = Quitter la table
ui-leave-sure = Un bot jouera à votre place ; vous pourrez revenir quand vous voudrez.
ui-resign = Abandonner
ui-resign-sure = Vous abandonnez la partie ; un bot la termine pour les autres.
ui-report = Quelque chose ne va pas
ui-report-why = Dites ce qui ne va pas à ce moment de la partie. Vos mots sont gardés avec ce coup pour la personne qui tient le serveur ; les cartes restent secrètes jusqu’à la fin de la partie.
ui-report-words = Qu’est-ce qui ne va pas ?
ui-report-send = Envoyer
ui-report-sent = Merci. C’est gardé avec ce coup, sous le numéro { $id }.
ui-report-saved = Merci. C’est gardé avec ce coup, et enregistré dans un fichier ; « tablee replay » l’ouvre ici quand la partie est finie.
ui-resign-ends = Vous abandonnez : la partie s’arrête et votre adversaire gagne.

## Le guide et les touches

ui-guide = Visite de la table
ui-guide-again = Visite de la table
ui-guide-next = Suivant
ui-guide-play = À moi de jouer
ui-guide-skip = Plus tard
ui-step-of = Étape { $step } sur { $steps }
ui-keys = Les touches
ui-key-tab = d’une chose à l’autre sur la table
ui-key-arrows = d’une carte ou d’une colonne à la voisine
ui-key-enter = choisir
ui-key-escape = revenir en arrière
ui-key-choices = la liste des choix
ui-key-undo = défaire
ui-key-hint = demander conseil
ui-key-again = revoir ce qui s’est passé depuis votre coup
ui-key-log = le journal
ui-key-rules = les règles
ui-key-chat = les messages
ui-key-help = cette aide

## La fin, et la partie revue

ui-over = La partie est finie.
ui-won-by =
    { $count ->
        [one] { $who } gagne
       *[other] { $who } gagnent
    }
ui-you-win = Vous gagnez !
ui-all-lost = Tout le monde a perdu…
ui-stopped = Partie arrêtée
ui-ended-resign = { $who } abandonne : la partie est terminée.
ui-ended-time = { $who } a épuisé son temps : la partie est terminée.
ui-ended-claim = { $who } n’était plus là depuis trop longtemps : la partie est terminée.
ui-ended-stop = La partie a été arrêtée avant la fin : personne ne l’emporte.
ui-result-won = Vous gagnez { $mine } à { $other } !
ui-result-won-alone = Vous gagnez !
ui-result-shared = Vous partagez la victoire, à { $mine } chacun.
ui-result-lost = Vous perdez { $mine } à { $other }.
ui-result-place =
    { $place ->
        [2] Vous finissez à la deuxième place
        [3] Vous finissez à la troisième place
        [4] Vous finissez à la quatrième place
        [5] Vous finissez à la cinquième place
       *[other] Vous finissez à la dernière place
    } : { $mine }, contre { $other } pour { $who }.
ui-result-together = Vous avez gagné, tous ensemble !
ui-result-all-lost = Vous avez perdu, tous ensemble.
ui-decided = Comment cela s’est fini
ui-running-graph = { $what }, coup par coup
ui-running-line = { $who } : { $first } au début, { $middle } à mi-partie, { $last } à la fin.
ui-everybody = tout le monde
ui-retry = Réessayer depuis une décision
ui-retry-here = Réessayer d’ici
ui-retry-why = Une nouvelle table commence ici, avec les mêmes bots. La partie que vous avez jouée reste comme elle était.
ui-own-before = Ma décision d’avant
ui-own-after = Ma prochaine décision
ui-takeback-end = Revenir à ma dernière décision
ui-see-scores = Voir les scores
ui-see-table = Revoir la table
ui-rank = Rang
ui-score = Score
ui-takebacks-used =
    { $count ->
        [one] Un coup annulé : cette partie ne compte pas dans les statistiques.
       *[other] { $count } coups annulés : cette partie ne compte pas dans les statistiques.
    }
ui-rematch = Revanche
ui-join-rematch = Rejoindre la revanche
ui-download-record = Enregistrement
ui-verify = Vérifier la donne
ui-verify-why = L’empreinte publiée au début doit être celle de la graine révélée à la fin : personne n’a pu changer les cartes en route. Le calcul se fait ici, dans votre navigateur.
ui-verify-published = Empreinte publiée au début
ui-verify-seed = Graine révélée à la fin
ui-verify-computed = Empreinte recalculée
ui-verify-now = Recalculer
ui-verify-good = Promesse tenue : les deux empreintes sont les mêmes.
ui-verify-bad = Les empreintes diffèrent : cette donne n’est pas celle qui avait été promise.
ui-replay-title = Revoir la partie
ui-replay-start = La table est mise.
ui-replay-controls = Défilement
ui-replay-copied = Le lien de la partie est copié.
ui-back-to-table = Retour à la table
ui-perspective = Vu par
ui-all-open = Cartes découvertes
ui-previous = Coup précédent
ui-next = Coup suivant
ui-run = Lancer
ui-halt = Arrêter
ui-move = Coup
ui-advice = Qu’aurait fait le bot ?

## Les réglages

ui-settings-title = Réglages
ui-save = Enregistrer
ui-saved = C’est enregistré.
ui-theme = Thème
ui-theme-auto = comme l’appareil
ui-theme-dark = sombre
ui-theme-light = clair
ui-theme-to-light = Thème clair
ui-theme-to-dark = Thème sombre
ui-less-motion = Moins de mouvement
ui-kit-title = De quoi une table est faite
ui-speed = Vitesse de la table
ui-speed-calm = posée
ui-speed-normal = normale
ui-speed-quick = rapide
ui-speed-off = sans mouvement
ui-volume = Son
ui-volume-off = muet
ui-volume-share = { $share } %
ui-generic-table = Dessiner tous les jeux sur la table générique
ui-generic-table-why = Pour qui développe : c’est l’allure d’un jeu venu d’un autre paquet, sans rien d’autre que du Python.
ui-generic-place =
    { $count ->
        [0] { $place } : rien
        [one] { $place } : une carte
       *[other] { $place } : { $count } cartes
    }
ui-generic-turn = C’est son tour.
ui-personal-link = Votre lien personnel
ui-personal-link-why = Ouvrez-le sur un autre appareil pour y retrouver vos tables. Gardez-le pour vous : qui l’a joue à votre place.
ui-personal-link-none = Vous en aurez un dès votre première partie.
ui-forget-me = Effacer mes données
ui-forget-me-why = Votre nom et vos messages sont effacés partout, vos places vont à des bots. On ne peut pas revenir en arrière.
ui-forget-me-sure = Tout effacer ?
ui-forgotten = Vos données sont effacées.
ui-me-title = Lien personnel
ui-me-other = Ce navigateur connaît déjà quelqu’un. Prendre l’identité de ce lien ?
ui-me-take = Oui, c’est moi
ui-me-welcome = Bon retour, { $name } !
ui-me-bad = Ce lien personnel n’est plus valable.
ui-game-title = Comment on joue
ui-credits-title = Crédits
ui-credits-games = Les jeux sont à celles et ceux qui les ont faits. Les noms qui viennent de leurs livrets sont les leurs ; ce que les livrets ne donnent pas, et la rédaction des règles, est de Tablée, et chaque règle dit d’où elle vient.
ui-credits-works = Les emblèmes, les caractères, les outils
ui-credits-text = Tablée est un logiciel libre. Il doit beaucoup à d’autres, que voici.
ui-credits-icons = Les emblèmes viennent de game-icons.net, sous licence Creative Commons Attribution 3.0 ; ils sont colorés et découpés pour les cartes.
ui-lost-title = On s’est perdu ?
ui-not-found = Il n’y a rien à cette adresse.
ui-no-server = Le serveur ne répond pas.
ui-not-fetched = Cette page n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.
ui-went-wrong = Quelque chose n’a pas marché. Réessayez dans un instant.

## Les campagnes et les récits

ui-my-campaigns = Vos campagnes
ui-campaign = Campagne
ui-campaign-title = { $game } – une campagne
ui-campaign-why = Des chapitres qui se suivent : ce qui arrive dans l’un change le suivant. Le groupe peut changer d’un soir à l’autre.
ui-campaign-name = Le nom de la campagne
ui-campaign-begin = Commencer la campagne
ui-campaign-import = Importer une campagne depuis un fichier
ui-campaign-no-file = Ce fichier n’est pas une campagne.
ui-campaign-chapter = Chapitre { $chapter }
ui-campaign-complete = Campagne achevée
ui-campaign-playing = Un chapitre se joue
ui-campaign-lost = Un chapitre perdu
ui-campaign-next = La suite
ui-campaign-start = Ouvrir la table du chapitre
ui-campaign-join = Rejoindre le groupe
ui-campaign-choose = Ce chapitre est perdu. Le rejouer, ou vivre avec et continuer ?
ui-campaign-replay = Rejouer le chapitre
ui-campaign-on = Continuer quand même
ui-campaign-group = Le groupe
ui-campaign-link = Qui a ce lien peut rejoindre le groupe.
ui-campaign-export = Exporter
ui-campaign-leave = Quitter le groupe
ui-campaign-import-name = Pour lui donner un autre nom que celui du fichier, écrivez-le d’abord ci-dessus.
ui-campaign-rename = Renommer
ui-campaign-delete = Effacer la campagne
ui-campaign-delete-why = « { $name } » et toute sa chronique disparaîtront pour de bon ; ses parties, elles, restent. Exportez-la d’abord pour la garder.
ui-campaign-chronicle = La chronique
ui-campaign-back = Retour à la campagne
ui-tales = Le récit
ui-tale-edit = Récrire
ui-tale-keep = Garder ces mots
ui-tale-first = Revenir au récit d’origine
ui-tale-yours = Le récit, avec vos mots
ui-tale-hero = Nom et pronom
ui-tale-hero-name = Le nom dans le récit
ui-tale-address = Le récit dit
ui-tale-address-m = il
ui-tale-address-f = elle
ui-tale-address-n = sans pronom
ui-tale-anew = Raconter ainsi
ui-tale-copied = Le récit est copié.
ui-tale-link = Partager
ui-tale-linked = Le lien vers le récit et la partie est copié.

## La compagnie : favoris, invitations, revanche.

ui-hall-link = Trouver des joueurs
ui-favourites = Favoris
ui-star = Favori : { $who }
ui-star-on = { $who } est dans vos favoris
ui-unstar = Retirer { $who } des favoris
ui-invite-favourites = Inviter des favoris
ui-invite-one = Inviter
ui-invite-sent = Invitation envoyée
ui-invited = { $who } a reçu votre invitation.
ui-seat-asked = invitation envoyée
ui-rematch-count = Revanche acceptée : { $count } sur { $all }
ui-rematch-why = Les places sont gardées pour les joueurs de la dernière partie. La partie commence dès que tout le monde est là.
ui-rematch-bots = Vous pouvez aussi donner une place à un bot.
ui-rematch-yes = Accepter la revanche
ui-gather = Table trouvée
ui-gather-why = La partie commence d’elle-même dès que tout le monde est là. Au bout de quelques secondes, on n’attend plus les absents.
ui-gather-no = Je ne veux pas jouer
## La compagnie : ce que l’on peut faire au sujet de quelqu’un, et ce qui est dit à tout le monde

ui-announcement = Annonce :
ui-draining = Ce serveur redémarre bientôt : rien de nouveau ne commence. Les parties continueront d’elles-mêmes, et aucun coup ne sera perdu.
ui-put-away = Fermer
ui-person-about = Signaler ou bloquer { $name }
ui-complaint = Signaler
ui-complaint-why = La personne qui tient ce serveur le lira, avec ce qui s’est dit en dernier à cette table. La personne signalée ne saura pas de qui cela vient.
ui-complaint-reason = De quoi s’agit-il ?
ui-complaint-insult = Des insultes
ui-complaint-stalling = De la triche, ou une lenteur volontaire
ui-complaint-name = Son nom
ui-complaint-other = Autre chose
ui-complaint-words = Qu’est-ce qui ne va pas ?
ui-complaint-more = Quelque chose à ajouter ? (facultatif)
ui-complaint-send = Envoyer
ui-complaint-sent = Merci : la personne qui tient ce serveur le lira.
ui-block = Bloquer
ui-block-why = Vous ne voyez plus les messages des personnes bloquées. Elles ne peuvent pas s’asseoir à vos tables, et n’en savent rien.
ui-block-do = Bloquer { $name }
ui-blocked = C’est fait : plus aucun message de cette personne. Les réglages montrent qui vous avez bloqué.
ui-blocked-people = Personnes bloquées
ui-blocked-nobody = Vous n’avez bloqué personne.
ui-unblock = Débloquer
ui-unblock-whom = Débloquer { $name }
ui-settled-acted = { $count ->
    [one] Votre signalement a été lu et suivi d’effet. Merci.
   *[other] Vos signalements ont été lus et suivis d’effet. Merci.
    }
ui-settled-nothing = { $count ->
    [one] Votre signalement a été lu. Il n’appelait pas de suite cette fois. Merci.
   *[other] Vos signalements ont été lus. Ils n’appelaient pas de suite cette fois. Merci.
    }
## Les parties classées

ui-rated = Classée
ui-rated-match = Partie classée
ui-rated-why = Le résultat fait varier la cote de chacun. On y joue sans bots ni conseils ; qui s’en va finit à la dernière place.
ui-rated-unrate = Jouer sans classement
ui-rated-waits = La partie commence quand chaque place est occupée par une personne.
ui-rated-changed = Les cotes après cette partie
ui-rated-after = { $rating } ± { $deviation }
ui-rated-change = ({ $change })
ui-rated-none = Cette partie ne change aucune cote : elle est sans résultat, ou moins de deux personnes y ont joué un coup.
ui-to-matches = Toutes mes parties
ui-to-leaders = Classement
