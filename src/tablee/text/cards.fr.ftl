## Les cartes d’un jeu, et si…

ui-cards-title = Cartes et variantes
ui-cards-intro = Toutes les cartes du jeu. Choisissez-en une pour la lire ou pour la modifier : et si elle valait plus ? Ensuite, jouez votre variante.
ui-cards-intro-theirs = Les cartes telles qu’on les joue à cette table.
ui-cards-not-mine = Cette variante est celle d’une table. Copiez-la pour la modifier.
ui-cards-search = Chercher une carte
ui-cards-as = Afficher en
ui-cards-drawn = Cartes
ui-cards-listed = Liste
ui-cards-changed-only = Seulement les modifiées
ui-cards-sections = Sections
ui-cards-count =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
ui-cards-none = Aucune carte ne correspond.
ui-card-changed = modifiée
ui-card-before = telle quelle
ui-card-after = dans votre variante
ui-card-there = dans cette variante
ui-card-which = Laquelle afficher
ui-card-closed = Les nombres de cette carte ne se modifient pas, mais ses textes, oui.
ui-card-closed-why = Les nombres de cette carte ne se modifient pas : { $why }. Ses textes, oui.
ui-card-texts = Textes
ui-card-as-printed = Comme avant
ui-card-done = Terminé
ui-text-name = Nom
ui-text-text = Mots de la carte
ui-text-effect = Effet
ui-text-power = Pouvoir
ui-text-short = Forme courte
ui-text-tagline = Accroche
ui-text-motto = Devise
ui-text-flavour = Ambiance
ui-text-top = Voie du haut
ui-text-bottom = Voie du bas
ui-text-other = Texte ({ $attribute })
ui-field-bounds = de { $low } à { $high }
ui-field-shorthand = en abrégé, comme sur d’autres cartes
ui-field-was = avant
ui-field-at = { $label }, { $place }
ui-field-less = { $label } : moins
ui-field-more = { $label } : plus
ui-field-number = Il faut un nombre entier de { $low } à { $high }.
ui-field-numbers = Il faut des nombres entiers de { $low } à { $high }.
ui-field-word = Il faut un des mots de la liste.
ui-field-items = Il en faut de { $low } à { $high }.
ui-yes = oui
ui-no = non

## Une variante

ui-changes-title = Vos modifications
ui-changes-theirs = Ce qui a été modifié
ui-changes-none = Rien pour l’instant. Choisissez une carte et modifiez un de ses nombres ou de ses textes.
ui-changes-added = Nouvelle carte
ui-changes-undo = Rétablir : { $what }
ui-changes-undo-all = Tout rétablir
ui-changes-gone = Tout est comme avant.
ui-changes-restore = Remettre
ui-changes-faults =
    { $count ->
        [one] Une modification ne convient pas au jeu : ouvrez sa carte pour voir pourquoi.
       *[other] { $count } modifications ne conviennent pas au jeu : ouvrez leurs cartes pour voir pourquoi.
    }
ui-variant-play = Jouer ma variante
ui-variant-play-this = Jouer cette variante
ui-variant-play-title = { $game } – une variante
ui-variant-private = La table est privée : seuls ceux qui ont son lien la voient. Une variante n’est pas le jeu que les autres attendent ; elle n’est donc jamais affichée à tous et ne compte pour rien.
ui-variant-with = Qui joue ?
ui-variant-bots = Vous et des bots
ui-variant-friends = Vous et des amis
ui-variant-save = Enregistrer dans un fichier
ui-variant-save-json = en JSON
ui-variant-open = Ouvrir un fichier
ui-variant-opened = La variante du fichier est ouverte.
ui-variant-no-file = { $file } n’est pas une variante.
ui-variant-kept = Votre variante reste dans ce navigateur. Le fichier { $file } sert aussi dans le terminal, après --variant.
ui-variant-copy = En faire ma copie
ui-variant-copied = La variante est à vous : modifiez-la.
ui-variant-here = À cette table, on joue une variante du jeu.
ui-variant-see = Voir les cartes de cette variante
ui-variant-more =
    { $count ->
        [one] Et une autre modification.
       *[other] Et { $count } autres modifications.
    }

## L’équilibre d’un jeu

ui-balance-title = Est-ce équilibré ?
ui-balance-intro = Ce que disent du jeu de nombreuses parties entre bots.
ui-balance-page = Le rapport et ses graphiques
ui-balance-open = L’ouvrir dans un onglet à part
ui-balance-read = La même chose en mots et en tableaux
ui-balance-none = Il n’y a pas encore de rapport sur ce jeu.
