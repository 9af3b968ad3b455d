### Virtopia : tous les textes du jeu, en français.

## Le jeu

title = Virtopia
    .tagline = Quatre Vertus, quatre Failles, et une ville à rendre à ses habitants.
credits = Virtopia est à qui l’a inventé : le livret ne nomme ni auteur ni éditeur. Les Vertus, les Failles et les règles viennent de lui ; les nombres et les textes qu’il ne donne pas sont de Tablée.
    .short = Le livret ne nomme ni auteur ni éditeur
result-won = La ville est à vous : victoire commune à la ronde { $rounds } !
result-lost = Le Conseil garde la ville : vous avez perdu à la ronde { $rounds }.
running = Espoir
intro =
    Le Conseil est provisoire depuis trente et un ans, on a peint des yeux sur les murs, et plus personne ne prononce le nom de la ville.
    Quatre Leaders se sont levés : entraînez les habitants de case en case, partagez vos Vertus, videz les prisons.
    Tous ensemble, et sans traîner sous les projecteurs : ici, l’espoir est compté.
how-to-play-1 = Ensemble, donnez aux quatre Leaders deux points dans chacune des quatre Vertus, et ne laissez personne en prison.
how-to-play-2 = À votre tour, semez les meeples de votre case ou de la suivante, un par case ; ou bien faites l’action de l’une d’elles.
how-to-play-3 = Avec deux points dans la Vertu d’une case, changez ses meeples en points pour les autres Leaders.
how-to-play-4 = Quitter une Faille qui retient des captifs, c’est passer un mirador : un dé à lancer et, souvent, 1 Espoir perdu, avec une Sanction en prime.

## L’histoire de la ville

story-title = La ville sans nom
story-intro =
    Virtopia avait quatre portes et pas une serrure. On y entrait pour s’abriter de la pluie, on y restait pour la conversation.

    Puis vint le Conseil, provisoire depuis trente et un ans. Il fit peindre des yeux sur les murs, pour la sécurité ; ôta les livres, pour le ménage ; et remplaça les fontaines par des miradors, qui consomment moins d’eau. Le nom même de la ville fut rayé des cartes. On dit maintenant « Ici », et l’on baisse la voix.

    Mais depuis quelque temps, la nuit, des affiches fleurissent : une feuille, une goutte, un soleil, une flamme. L’encre n’est pas sèche que la rue les sait par cœur.

    Quatre personnes se sont levées. Ce n’est pas beaucoup. C’est une de plus que trois, et la ville est ronde.
story-victory =
    Au matin, les projecteurs éclairaient une place vide : tout le monde était passé derrière, voir comment cela s’éteint. Il y avait un bouton.

    Les miradors feront de bons châteaux d’eau, puisque les fontaines demandent à revenir. Quant au nom de la ville, un enfant l’a repeint au-dessus de la porte nord, avec une faute. On l’a gardée : elle est de nous.
story-defeat =
    Les affiches ont été décollées avec soin, puis classées par couleur : le Conseil aime l’ordre. Quatre chaises sont vides, et le couvre-feu avance d’une heure, pour qui espérait le voir reculer.

    L’équipe de nettoyage signale pourtant un incident. Derrière la dernière affiche, sur le mur, quelqu’un en avait collé une autre.

## Les couleurs et leurs silhouettes

colour-green = vert
    .plural = verts
colour-blue = bleu
    .plural = bleus
colour-yellow = jaune
    .plural = jaunes
colour-red = rouge
    .plural = rouges
shape-green = feuille
shape-blue = goutte
shape-yellow = soleil
shape-red = flamme
meeple-green =
    { $count ->
        [0] aucun meeple vert
        [one] un meeple vert
       *[other] { $count } meeples verts
    }
meeple-blue =
    { $count ->
        [0] aucun meeple bleu
        [one] un meeple bleu
       *[other] { $count } meeples bleus
    }
meeple-yellow =
    { $count ->
        [0] aucun meeple jaune
        [one] un meeple jaune
       *[other] { $count } meeples jaunes
    }
meeple-red =
    { $count ->
        [0] aucun meeple rouge
        [one] un meeple rouge
       *[other] { $count } meeples rouges
    }

## Les sortes de cartes

kind-leader = Leader
kind-virtue = Vertu
kind-flaw = Faille
kind-action = Action
kind-effect = Effet
kind-prison = Prison

## Les Leaders

card-LT = Maïa Tilleul
    .short = Maïa
    .text = Herboriste. Éteint les incendies à la tisane ; n’a giflé qu’un ministre, et avec mesure.
card-LW = Anselme Rosée
    .short = Anselme
    .text = Bibliothécaire sans bibliothèque : avant l’arrivée des camions, il avait appris par cœur les rayons A à K.
card-LJ = Solal Midi
    .short = Solal
    .text = Épicier radié : sa balance pesait juste, cas que le règlement des balances n’avait pas prévu.
card-LC = Irma Braise
    .short = Irma
    .text = Conductrice du tram 4. Un soir de couvre-feu, elle a bouclé son tour de ville, toutes lampes allumées.

## Les Vertus

card-VT = Tempérance
    .form = f
    .motto = Assez, c’est déjà beaucoup.
    .text = La colère est une allumette : bien utile dans la poche, un peu moins dans la grange.
card-VW = Sagesse
    .form = f
    .motto = Lire d’abord, rugir ensuite.
    .text = Une bonne question ouvre plus de portes qu’un bélier, et laisse moins d’échardes.
card-VJ = Justice
    .form = f
    .motto = À chacun le même poids.
    .text = On lui avait bandé les yeux. Elle a défait le nœud pour lire les petites lignes.
card-VC = Courage
    .form = m
    .motto = Trembler, mais debout.
    .text = Qui se lève en premier entend grincer sa chaise ; qui se lève ensuite entend toute la salle.

## Les Failles

card-FI = Iniquité
    .form = f
    .text = La loi est la même pour tous, hormis les pages marquées d’un trombone.
card-FG = Ignorance
    .form = f
    .text = À l’école, il ne reste qu’un livre : le mode d’emploi de la sonnerie.
card-FE = Extrémisme
    .form = m
    .text = On a d’abord interdit les nuances. Les teinturiers n’ont déjà plus de gris.
card-FF = Crainte
    .form = f
    .text = Ici, les murs n’ont pas d’oreilles. Ce sont eux qui nous l’ont chuchoté.

## Les cartes Action

card-TR = Souterrain / Recrutement
    .form = m
    .text = Sous la ville, une autre ville : peu de fenêtres, beaucoup de monde.
card-SE = Surveillance / Évasion
    .form = f
    .text = Les gardes surveillent la ville. De la cheminée d’en face, quelqu’un surveille les gardes.

## Les Prisons

card-PR1 = La Serre
    .form = f
    .text = Toit de verre et fers aux pieds : on y cultive le silence. Les tomates, elles, sortent le dimanche.
card-PR2 = La Citerne
    .form = f
    .text = Les gouttes y donnent l’heure. Les détenus voulaient une horloge : on leur a accordé une seconde fuite.
card-PR3 = Le Cadran
    .form = m
    .text = Un rayon de soleil par jour, à partager. La file d’attente est exemplaire.
card-PR4 = La Forge
    .form = f
    .text = Chaînes fabriquées sur place : produit local, retouches gratuites.
card-PR5 = Le Fumoir
    .form = m
    .text = Deux serrures, une clé chacune, et un gardien qui tousse trop fort pour entendre tourner la seconde.
card-PR6 = Le Pavillon Arc-en-Ciel
    .form = m
    .text = Un nom choisi en commission. Deux portes, une de chaque côté, pour que nul ne sorte seul.
pool-prison = une prison
back-prison =
    { $count ->
        [one] une prison inconnue
       *[other] { $count } prisons inconnues
    }

## Les actions

action-develop = Développer une Vertu
    .text = Avec 2 points dans cette Vertu, changez les meeples de la case en points de cette Vertu pour d’autres Leaders ; le surplus va à la Ville.
action-tunnel = Souterrain
    .text = Allez sur n’importe quelle autre case, avec au plus un meeple par Vertu où vous avez un point. Pas de mirador, et vous restez debout.
action-recruit = Recrutement
    .text = Amenez de la Ville sur votre case un meeple par Vertu où vous avez un point.
action-surveillance = Surveillance
    .text = Lancez le dé Effet et gardez le résultat à la vue de tous : au prochain mirador, il pourra remplacer le lancer.
action-escape = Évasion
    .text = Videz une prison à votre couleur : tous sur votre case, ou un point pour vous et le reste à la Ville. Deux couleurs : il faut les deux Leaders.
action-struggle = Lutte
    .text = Renvoyez à la Ville autant de captifs de cette Faille que vous avez de points dans la Vertu opposée.

## Les Sanctions

effect-FI =
    { $n ->
        [one] Un meeple actif de la couleur du dé part en prison.
       *[other] { $n } meeples actifs de la couleur du dé partent en prison.
    }
    .short = { $n } en prison
effect-FG =
    { $x ->
        [one] Un Leader perd
       *[other] { $x } Leaders perdent chacun
    } { $n ->
        [one] un point de Vertu.
       *[other] { $n } points de Vertu.
    }
    .short =
        { $n ->
            [one] { $n } point
           *[other] { $n } points
        } × { $x ->
            [one] { $x } Leader
           *[other] { $x } Leaders
        }
effect-FE =
    { $n ->
        [one] Un meeple actif de la couleur du dé va dans la boîte, pour toujours.
       *[other] { $n } meeples actifs de la couleur du dé vont dans la boîte, pour toujours.
    }
    .short =
        { $n ->
            [one] { $n } éliminé
           *[other] { $n } éliminés
        }
effect-FF =
    { $n ->
        [one] Un meeple quitte sa case Vertu pour la Faille opposée : le voilà captif.
       *[other] { $n } meeples quittent leur case Vertu pour la Faille opposée : les voilà captifs.
    }
    .short =
        { $n ->
            [one] { $n } capturé
           *[other] { $n } capturés
        }
effect-defeat = Défaite

## L’aide de jeu

aid-title = Aide-mémoire
aid-goal = But : 2 points de chaque Vertu pour les quatre Leaders, et personne en prison.
aid-turn = Votre tour : agissez ou semez, depuis votre case ou après avoir avancé d’une case. Leader couché : pas d’action sur place. Premier tour : on sème.
aid-sow = Semer : prenez tous les meeples actifs de la case et laissez-en un sur chaque case suivante. Jamais depuis une Faille.
aid-develop = Développer (Vertu, 2 points requis) : les meeples de la case deviennent des points pour les autres Leaders. Case vide : un meeple de la Ville.
aid-tunnel = Souterrain : allez où vous voulez, avec au plus un meeple par Vertu où vous avez un point. Ni mirador, ni jeton couché.
aid-recruit = Recrutement : un meeple de la Ville par Vertu où vous avez un point, placé sur votre case.
aid-surveillance = Surveillance : lancez le dé Effet d’avance ; au prochain mirador, on prend ce résultat ou on relance.
aid-escape = Évasion : videz une prison à votre couleur, sur votre case ou contre un point pour vous. Deux couleurs : les deux Leaders sur des cases Évasion.
aid-struggle = Lutte (Faille) : renvoyez à la Ville autant de captifs que vous avez de points dans la Vertu opposée.
aid-impossible = Rien de possible ? Avancez d’une case et lancez le dé : un meeple de la Ville devient captif, sauf sur 0.
aid-watchtower = Mirador, en quittant une Faille qui a des captifs : dé + chiffre du dernier captif. 0 : rien. De 1 à 6 : Espoir −1, puis Sanction.
aid-defeat = Défaite : 5 captifs sur une Faille, 7 au mirador, Espoir à 0, Sanction impossible, plus de 16 meeples dans la boîte ou 40 rondes jouées.

## La fin de la partie

reason-victory = Victoire : chaque Leader maîtrise les quatre Vertus, les prisons sont vides, et Virtopia a retrouvé son nom.
reason-captives = Défaite : une Faille a pris son cinquième captif, et plus personne n’ose traverser la rue.
reason-seven = Défaite : sept au mirador, et cette fois le projecteur ne vous a pas lâchés.
reason-hope = Défaite : l’Espoir est à zéro, et même la colle des affiches n’y croit plus.
reason-sanction = Défaite : la Sanction ne peut pas être payée en entier, et le Conseil ne fait pas crédit.
reason-box = Défaite : plus de seize meeples sont dans la boîte, et il n’en reste plus assez pour relever la ville.
reason-rounds = Défaite : quarante rondes ont passé, et l’on s’est habitué.

## Le premier tour accompagné

guide-1 = Voici la ville : douze cases en cercle, qu’on parcourt dans le sens horaire. Une Faille, une Vertu, une Action, et ainsi quatre fois.
guide-2 = Voici votre Leader et ses quatre Vertus, à remplir de deux points chacune. Ceux de sa Vertu principale ne se perdent jamais.
guide-3 = Sur les cases Vertu et Action, les meeples sont actifs : ils vous suivent. Au centre, ceux de la Ville attendent qu’on les recrute.
guide-4 = Au premier tour, chaque Leader sème : prenez tous les meeples de votre case, ou de la suivante, et laissez-en un par case.
guide-5 = Un meeple laissé sur une Faille devient captif : au cinquième, la partie est perdue. Si vous repartez de là, le mirador s’allume : un dé, plus le chiffre des captifs.
guide-6 = Voici l’Espoir : il baisse à chaque mirador qui vous repère, et ne remonte jamais. Les prisons ouvertes, elles, devront être vidées.

## Les mots du journal

leader-LT = { card-LT.short }
    .form = f
leader-LW = { card-LW.short }
    .form = m
leader-LJ = { card-LJ.short }
    .form = m
leader-LC = { card-LC.short }
    .form = f
back-green = { meeple-green }
back-blue = { meeple-blue }
back-yellow = { meeple-yellow }
back-red = { meeple-red }

## Les options

option-level = Difficulté
    .help = Un niveau tout prêt. Il fixe certains des réglages ci-dessous ; les autres restent libres.
option-level-awakening = Éveil : la Lutte est permise même sur une Faille sans captif
option-level-standard = Standard
option-level-hard = Difficile : +1 aux miradors
option-level-very_hard = Très difficile : un captif sur chaque Faille au départ
option-level-relentless = Implacable : Espoir à 8, captifs au départ
option-level-desperate = Désespéré : Espoir à 5, +1 aux miradors, captifs au départ
option-level-extreme = Extrême : Espoir à 8, +1 aux miradors, captifs au départ
option-hope = Espoir
    .help = Ce que le compteur affiche au départ.
option-hope-12 = 12
option-hope-10 = 10
option-hope-8 = 8
option-hope-7 = 7
option-hope-6 = 6
option-hope-5 = 5
option-hope-4 = 4
option-plus_one = Projecteurs puissants
    .help = Tout total de mirador autre que 0 est augmenté de 1.
option-captives = Rafle à l’aube
    .help = Un captif sur chaque Faille au début de la partie.
option-open_struggle = Lutte ouverte
    .help = À la lettre du livret : la Lutte est permise même sur une Faille sans captif. Elle ne libère personne et couche le Leader.
option-layout = Disposition du cercle
    .help = Les quatre Failles dans le sens horaire, puis l’action qui attend juste avant deux d’entre elles ; l’autre attend avant les deux autres. Chaque Vertu est en face de sa Faille, un cran plus loin.
option-layout-0 = Au hasard parmi les 48
option-layout-1 = Extrémisme, Ignorance, Iniquité, Crainte ; Souterrain avant l’Ignorance et la Crainte
option-layout-2 = Extrémisme, Ignorance, Iniquité, Crainte ; Surveillance avant l’Ignorance et la Crainte
option-layout-3 = Extrémisme, Ignorance, Crainte, Iniquité ; Souterrain avant l’Ignorance et l’Iniquité
option-layout-4 = Extrémisme, Ignorance, Crainte, Iniquité ; Surveillance avant l’Ignorance et l’Iniquité
option-layout-5 = Extrémisme, Iniquité, Ignorance, Crainte ; Souterrain avant l’Iniquité et la Crainte
option-layout-6 = Extrémisme, Iniquité, Ignorance, Crainte ; Surveillance avant l’Iniquité et la Crainte
option-layout-7 = Extrémisme, Iniquité, Crainte, Ignorance ; Souterrain avant l’Iniquité et l’Ignorance
option-layout-8 = Extrémisme, Iniquité, Crainte, Ignorance ; Surveillance avant l’Iniquité et l’Ignorance
option-layout-9 = Extrémisme, Crainte, Ignorance, Iniquité ; Souterrain avant la Crainte et l’Iniquité
option-layout-10 = Extrémisme, Crainte, Ignorance, Iniquité ; Surveillance avant la Crainte et l’Iniquité
option-layout-11 = Extrémisme, Crainte, Iniquité, Ignorance ; Souterrain avant la Crainte et l’Ignorance
option-layout-12 = Extrémisme, Crainte, Iniquité, Ignorance ; Surveillance avant la Crainte et l’Ignorance
option-layout-13 = Ignorance, Extrémisme, Iniquité, Crainte ; Souterrain avant l’Extrémisme et la Crainte
option-layout-14 = Ignorance, Extrémisme, Iniquité, Crainte ; Surveillance avant l’Extrémisme et la Crainte
option-layout-15 = Ignorance, Extrémisme, Crainte, Iniquité ; Souterrain avant l’Extrémisme et l’Iniquité
option-layout-16 = Ignorance, Extrémisme, Crainte, Iniquité ; Surveillance avant l’Extrémisme et l’Iniquité
option-layout-17 = Ignorance, Iniquité, Extrémisme, Crainte ; Souterrain avant l’Iniquité et la Crainte
option-layout-18 = Ignorance, Iniquité, Extrémisme, Crainte ; Surveillance avant l’Iniquité et la Crainte
option-layout-19 = Ignorance, Iniquité, Crainte, Extrémisme ; Souterrain avant l’Iniquité et l’Extrémisme
option-layout-20 = Ignorance, Iniquité, Crainte, Extrémisme ; Surveillance avant l’Iniquité et l’Extrémisme
option-layout-21 = Ignorance, Crainte, Extrémisme, Iniquité ; Souterrain avant la Crainte et l’Iniquité
option-layout-22 = Ignorance, Crainte, Extrémisme, Iniquité ; Surveillance avant la Crainte et l’Iniquité
option-layout-23 = Ignorance, Crainte, Iniquité, Extrémisme ; Souterrain avant la Crainte et l’Extrémisme
option-layout-24 = Ignorance, Crainte, Iniquité, Extrémisme ; Surveillance avant la Crainte et l’Extrémisme
option-layout-25 = Iniquité, Extrémisme, Ignorance, Crainte ; Souterrain avant l’Extrémisme et la Crainte
option-layout-26 = Iniquité, Extrémisme, Ignorance, Crainte ; Surveillance avant l’Extrémisme et la Crainte
option-layout-27 = Iniquité, Extrémisme, Crainte, Ignorance ; Souterrain avant l’Extrémisme et l’Ignorance
option-layout-28 = Iniquité, Extrémisme, Crainte, Ignorance ; Surveillance avant l’Extrémisme et l’Ignorance
option-layout-29 = Iniquité, Ignorance, Extrémisme, Crainte ; Souterrain avant l’Ignorance et la Crainte
option-layout-30 = Iniquité, Ignorance, Extrémisme, Crainte ; Surveillance avant l’Ignorance et la Crainte
option-layout-31 = Iniquité, Ignorance, Crainte, Extrémisme ; Souterrain avant l’Ignorance et l’Extrémisme
option-layout-32 = Iniquité, Ignorance, Crainte, Extrémisme ; Surveillance avant l’Ignorance et l’Extrémisme
option-layout-33 = Iniquité, Crainte, Extrémisme, Ignorance ; Souterrain avant la Crainte et l’Ignorance
option-layout-34 = Iniquité, Crainte, Extrémisme, Ignorance ; Surveillance avant la Crainte et l’Ignorance
option-layout-35 = Iniquité, Crainte, Ignorance, Extrémisme ; Souterrain avant la Crainte et l’Extrémisme
option-layout-36 = Iniquité, Crainte, Ignorance, Extrémisme ; Surveillance avant la Crainte et l’Extrémisme
option-layout-37 = Crainte, Extrémisme, Ignorance, Iniquité ; Souterrain avant l’Extrémisme et l’Iniquité
option-layout-38 = Crainte, Extrémisme, Ignorance, Iniquité ; Surveillance avant l’Extrémisme et l’Iniquité
option-layout-39 = Crainte, Extrémisme, Iniquité, Ignorance ; Souterrain avant l’Extrémisme et l’Ignorance
option-layout-40 = Crainte, Extrémisme, Iniquité, Ignorance ; Surveillance avant l’Extrémisme et l’Ignorance
option-layout-41 = Crainte, Ignorance, Extrémisme, Iniquité ; Souterrain avant l’Ignorance et l’Iniquité
option-layout-42 = Crainte, Ignorance, Extrémisme, Iniquité ; Surveillance avant l’Ignorance et l’Iniquité
option-layout-43 = Crainte, Ignorance, Iniquité, Extrémisme ; Souterrain avant l’Ignorance et l’Extrémisme
option-layout-44 = Crainte, Ignorance, Iniquité, Extrémisme ; Surveillance avant l’Ignorance et l’Extrémisme
option-layout-45 = Crainte, Iniquité, Extrémisme, Ignorance ; Souterrain avant l’Iniquité et l’Ignorance
option-layout-46 = Crainte, Iniquité, Extrémisme, Ignorance ; Surveillance avant l’Iniquité et l’Ignorance
option-layout-47 = Crainte, Iniquité, Ignorance, Extrémisme ; Souterrain avant l’Iniquité et l’Extrémisme
option-layout-48 = Crainte, Iniquité, Ignorance, Extrémisme ; Surveillance avant l’Iniquité et l’Extrémisme
option-leaders = Leaders
    .help = Distribués au hasard, ou de place en place dans cet ordre ; chacun est nommé par sa Vertu principale.
option-leaders-random = Distribués au hasard
option-leaders-TWJC = Tempérance, Sagesse, Justice, Courage
option-leaders-TWCJ = Tempérance, Sagesse, Courage, Justice
option-leaders-TJWC = Tempérance, Justice, Sagesse, Courage
option-leaders-TJCW = Tempérance, Justice, Courage, Sagesse
option-leaders-TCWJ = Tempérance, Courage, Sagesse, Justice
option-leaders-TCJW = Tempérance, Courage, Justice, Sagesse
option-leaders-WTJC = Sagesse, Tempérance, Justice, Courage
option-leaders-WTCJ = Sagesse, Tempérance, Courage, Justice
option-leaders-WJTC = Sagesse, Justice, Tempérance, Courage
option-leaders-WJCT = Sagesse, Justice, Courage, Tempérance
option-leaders-WCTJ = Sagesse, Courage, Tempérance, Justice
option-leaders-WCJT = Sagesse, Courage, Justice, Tempérance
option-leaders-JTWC = Justice, Tempérance, Sagesse, Courage
option-leaders-JTCW = Justice, Tempérance, Courage, Sagesse
option-leaders-JWTC = Justice, Sagesse, Tempérance, Courage
option-leaders-JWCT = Justice, Sagesse, Courage, Tempérance
option-leaders-JCTW = Justice, Courage, Tempérance, Sagesse
option-leaders-JCWT = Justice, Courage, Sagesse, Tempérance
option-leaders-CTWJ = Courage, Tempérance, Sagesse, Justice
option-leaders-CTJW = Courage, Tempérance, Justice, Sagesse
option-leaders-CWTJ = Courage, Sagesse, Tempérance, Justice
option-leaders-CWJT = Courage, Sagesse, Justice, Tempérance
option-leaders-CJTW = Courage, Justice, Tempérance, Sagesse
option-leaders-CJWT = Courage, Justice, Sagesse, Tempérance
option-first = Qui commence
    .help = Le sort décide, sauf si vous choisissez.
option-open_recruit = Recrutement ouvert
    .help = À la lettre du livret : le Recrutement est permis même quand la Ville est vide. Il n’amène personne et couche le Leader.
option-fleeting_die = Dé fugace
    .help = À la lettre du livret : le dé en réserve est retiré au prochain mirador dans tous les cas, même si la Faille quittée n’a pas de captif.
option-chosen_start = Mise en place choisie
    .help = À la lettre du livret : vous choisissez la Vertu d’où partent les dés et les couleurs des meeples posés sur les cases, au lieu de les tirer au sort.

## Les questions

ask-OrderLeaders = Lequel de vos deux Leaders jouera en premier, à chaque ronde ?
    .other = { $who } choisit l’ordre de ses deux Leaders.
ask-PlacePoints = { $leader } a un meeple de chaque couleur : deux sur sa Vertu principale, deux sur d’autres.
    .other = { $who } place les points de départ { DE($leader) }.
ask-ChooseTurn =
    Tour { DE($leader) } : { $can ->
        [1] { $first ->
            [0] semez, aucune action n’est possible.
           *[other] au premier tour, on ne peut que semer.
        }
        [2] agissez, il n’y a rien à semer.
        [4] le mirador d’abord, vous choisirez ensuite.
        [6] luttez ici, ou passez le mirador et choisissez ensuite.
       *[other] semez ou agissez.
    }{ $last ->
        [0] { "" }
       *[other] { " " }Dernier tour : sans victoire, la partie est perdue.
    }
    .other = { $who } joue { $leader }.
ask-ChooseAfterStep = Le mirador est passé : que fait { $leader } ici ?
    .other = Le mirador est passé : { $who } choisit ce que fait { $leader }.
ask-LeaveMeeple = Quel meeple reste sur la case suivante ?
    .other = { $who } sème avec { $leader }.
ask-GivePoint =
    Qui reçoit un point { DE($virtue) }, et de quelle couleur ? { $left ->
        [one] Encore un à donner.
       *[other] Encore { $left } à donner.
    }
    .other = { $who } partage des points { DE($virtue) }.
ask-ChooseTunnel = Où mène le souterrain { DE($leader) } ?
    .other = { $who } choisit la sortie du souterrain.
ask-TakePassengers =
    { $most ->
        [one] Un meeple de la case peut suivre { $leader } jusqu’{ AU($card) }.
       *[other] Au plus { $most } meeples de la case peuvent suivre { $leader } jusqu’{ AU($card) }.
    }
    .other = { $who } choisit qui passe par le souterrain.
ask-RecruitMeeples =
    { $most ->
        [one] Choisissez le meeple de la Ville qui rejoint { $leader }.
       *[other] Choisissez les { $most } meeples de la Ville qui rejoignent { $leader }.
    }
    .other = { $who } recrute dans la Ville.
ask-FreePrison = Quelle prison vider, et que deviennent les évadés ?
    .other = { $who } prépare une évasion.
ask-FreeCaptives =
    { $most ->
        [one] Choisissez le captif à libérer.
       *[other] Choisissez les { $most } captifs à libérer.
    }
    .other = { $who } choisit les captifs à libérer.
ask-PassTower = Un résultat est en réserve : l’utiliser, ou relancer ? Dans les deux cas, il disparaît.
    .other = { $who } est face au mirador.
ask-MoveByFear =
    Crainte : { $left ->
        [one] un meeple devient captif. Lequel ?
       *[other] { $left } meeples deviennent captifs. Choisissez le premier.
    }
    .other = Crainte : { $who } choisit qui devient captif.
ask-TakeColour = { $flaw } : { $meeples } à prendre sur le cercle.
    .other = { $flaw } : { $who } choisit { $meeples } à prendre.
ask-DiscardPoints =
    Ignorance : { $owes ->
        [0] choisissez un Leader et le point qu’il perd.
       *[other] { $leader } perd encore un point.
    } { $more ->
        [0] C’est le dernier Leader.
        [one] Il reste un Leader à choisir.
       *[other] Il reste { $more } Leaders à choisir.
    }
    .other = Ignorance : { $who } choisit les points à perdre.
ask-SendCaptive = Quel meeple de la Ville devient captif { DU($card) } ?
    .other = { $who } choisit qui devient captif.
ask-ChooseStart = De quelle Vertu partent les dés de la mise en place ?
    .other = { $who } choisit d’où partent les dés.
ask-FillCell =
    { $most ->
        [one] Choisissez le meeple de la Ville qui commence sur la case { $card }.
       *[other] Choisissez les { $most } meeples de la Ville qui commencent sur la case { $card }.
    }
    .other = { $who } garnit la case { $card }.
ask-Begin = La partie commence.
    .other = La partie commence.
ask-Prepare = La partie se met en place.
    .other = La partie se met en place.
ask-EnterCell = { $leader } avance.
    .other = { $leader } avance.
ask-Stumble = { $leader } avance tant bien que mal.
    .other = { $leader } avance tant bien que mal.
ask-EndTurn = Le tour se termine.
    .other = Le tour se termine.

## Les coups

act-lead = { $leader } joue en premier
    .short = { $leader }
act-place = Le vert en { $green }, le bleu en { $blue }, le jaune en { $yellow }, le rouge en { $red }
    .short = { $green } · { $blue } · { $yellow } · { $red }
act-sow =
    { $step ->
        [0] Semer { $count ->
            [one] le meeple
           *[other] les { $count } meeples
        } de la case { $card }
       *[other] Avancer sur { LE($card) } et semer { $count ->
            [one] son meeple
           *[other] ses { $count } meeples
        }
    }
    .short = { $card }, { $count }
act-develop =
    { $step ->
        [0] Développer { LE($card) }
       *[other] Avancer et développer { LE($card) }
    }
    .short = { $card }
act-tunnel =
    { $step ->
        [0] Prendre le souterrain
       *[other] Avancer d’une case et prendre le souterrain
    }
    .short =
        { $step ->
            [0] ici
           *[other] une case plus loin
        }
act-recruit =
    { $step ->
        [0] Recruter dans la Ville
       *[other] Avancer d’une case et recruter
    }
    .short =
        { $step ->
            [0] ici
           *[other] une case plus loin
        }
act-surveillance =
    { $step ->
        [0] Surveiller : lancer le dé et le garder en réserve
       *[other] Avancer d’une case et surveiller : lancer le dé et le garder en réserve
    }
    .short =
        { $step ->
            [0] ici
           *[other] une case plus loin
        }
act-escape =
    { $step ->
        [0] Organiser une évasion
       *[other] Avancer d’une case et organiser une évasion
    }
    .short =
        { $step ->
            [0] ici
           *[other] une case plus loin
        }
act-struggle =
    { $step ->
        [0] Lutter contre { LE($card) }
       *[other] Avancer et lutter contre { LE($card) }
    }
    .short = { $card }
act-step = Passer le mirador vers { LE($card) }, puis choisir
    .short = { $card }
act-leave = Laisser un meeple { $colour }
    .short = { $colour }
act-give = Donner un meeple { $colour } { A($leader) }
    .short = { $colour } → { $leader }
act-dig = Sortir sur { LE($card) } (case { $cell })
    .short = { $card } ({ $cell })
act-take =
    { $count ->
        [0] Ne prendre personne
       *[other] Prendre { $meeples }
    }
    .short =
        { $count ->
            [0] personne
           *[other] { $meeples }
        }
act-free =
    { $row ->
        [0] Vider { LE($prison) } sur votre case
       *[other] Vider { LE($prison) } : un point { DE($virtue) }, le reste à la Ville
    }
    .short =
        { $row ->
            [0] { $prison } → votre case
           *[other] { $prison } → { $virtue }
        }
act-send = Un meeple { $colour } devient captif
    .short = { $colour }
act-stored = Utiliser le résultat en réserve
    .short = le résultat en réserve
act-roll = Relancer
    .short = le dé
act-scare = Un meeple { $colour } de la case { $virtue }
    .short = { $virtue }, { $colour }
act-surrender = Un de vos points { DE($virtue) } ({ $colour })
    .short = { $virtue }, { $colour }
act-seize = Sur { LE($card) } (case { $cell })
    .short = { $card } ({ $cell })
act-discard = { $leader } : un point { DE($virtue) } ({ $colour })
    .short = { $leader }, { $virtue }, { $colour }
act-start = Partir { DU($virtue) }
    .short = { $virtue }

verb-lead = En premier
verb-place = Points de départ
verb-sow = Semer
verb-develop = Développer
verb-tunnel = Souterrain
verb-recruit = Recruter
verb-surveillance = Surveillance
verb-escape = Évasion
verb-struggle = Lutte
verb-step = Avancer
verb-leave = Laisser
verb-give = Donner
verb-dig = Aller sur
verb-take = Prendre
verb-free = Libérer
verb-send = Envoyer
verb-stored = Utiliser
verb-roll = Lancer
verb-scare = Capturer
verb-surrender = Céder
verb-seize = Prendre sur
verb-discard = Perdre
verb-start = Partir de

param-leader = le Leader
param-green = vert
param-blue = bleu
param-yellow = jaune
param-red = rouge
param-step = où
param-colour = la couleur
param-cell = la case
param-prison = la prison
param-row = l’issue
param-virtue = la Vertu

## Le journal

event-start = Quatre Leaders se lèvent. { $who } commence.
    .you = Quatre Leaders se lèvent. Vous commencez.
event-leader = { $who } joue { $leader }.
    .you = Vous jouez { $leader }.
event-common = { $leader } est le Leader commun, joué à tour de rôle.
event-order = { $who } jouera d’abord { $leader }.
    .you = Vous jouerez d’abord { $leader }.
event-place = Points de départ { DE($leader) } : le vert en { $green }, le bleu en { $blue }, le jaune en { $yellow }, le rouge en { $red }.
event-caught = Un meeple { $colour } est captif { DU($flaw) } dès le départ.
event-fill =
    { $count ->
        [0] { $card } : personne.
       *[other] { $card } : { $meeples }.
    }
event-turn = Ronde { $round } : tour { DE($leader) } ({ $who }).
    .you = Ronde { $round } : à vous, avec { $leader }.
event-step = { $leader } avance sur { LE($card) }.
event-nothing = Plus rien n’est possible ici : { $leader } s’arrête là.
event-sow =
    { $leader } prend en main { $count ->
        [one] le meeple
       *[other] les { $count } meeples
    } de la case { $card }.
event-leave = { $leader } laisse un meeple { $colour } sur { LE($card) }.
event-act = { $leader } : { $action }.
event-give = { $other } gagne un point { DE($virtue) } ({ $colour }).
event-surplus = Le surplus va à la Ville : { $meeples }.
event-dig = Le souterrain mène { AU($card) }.
event-tunnel =
    { $count ->
        [0] { $leader } prend le souterrain jusqu’{ AU($card) }, sans escorte.
       *[other] { $leader } prend le souterrain jusqu’{ AU($card) } avec { $meeples }.
    }
event-recruit =
    { $count ->
        [0] La Ville est vide : { $leader } ne recrute personne.
       *[other] { $leader } recrute { $meeples } dans la Ville.
    }
event-surveillance = { $leader } surveille : un { $die } est mis en réserve.
event-escape =
    { $row ->
        [0] { $leader } vide { LE($prison) } : { $freed } { $count ->
            [one] redevient actif.
           *[other] redeviennent actifs.
        }
       *[other] { $leader } vide { LE($prison) } : { $others ->
            [0] { "" }
           *[other] { $rest } à la Ville,{ " " }
        }un point { DE($virtue) } pour { $leader }.
    }
event-struggle =
    { $count ->
        [0] { $leader } lutte contre { LE($flaw) }, où personne n’est captif.
       *[other] { $leader } lutte contre { LE($flaw) } : { $meeples } { $count ->
            [one] retourne
           *[other] retournent
        } à la Ville.
    }
event-impossible = { $leader } ne peut rien faire et avance tant bien que mal.
event-stumble = { $leader } arrive sur { LE($card) } et lance le dé : { $die }.
event-send = Un meeple { $colour } de la Ville devient captif { DU($flaw) }.
event-tower =
    Mirador { DU($flaw) } : { $stored ->
        [0] dé
       *[other] dé en réserve
    } { $die } + { $number } ({ $captives ->
        [one] un captif
       *[other] { $captives } captifs
    }){ $plus ->
        [0] { "" }
       *[other] { " " }+ { $plus } (projecteurs puissants)
    }. Total : { $total }.
event-hope = L’Espoir descend à { $hope }.
event-sanction =
    Sanction { DU($flaw) }, ligne { $total } : { $sort ->
        [0] { $number ->
            [one] un meeple actif de la couleur du dé est éliminé.
           *[other] { $number } meeples actifs de la couleur du dé sont éliminés.
        }
        [1] { $leaders ->
            [one] un Leader perd
           *[other] { $leaders } Leaders perdent chacun
        } { $number ->
            [one] un point.
           *[other] { $number } points.
        }
        [2] { $number ->
            [one] un meeple actif de la couleur du dé va en prison.
           *[other] { $number } meeples actifs de la couleur du dé vont en prison.
        }
       *[other] { $number ->
            [one] un meeple d’une case Vertu devient captif.
           *[other] { $number } meeples de cases Vertu deviennent captifs.
        }
    }
event-scare = Un meeple { $colour } quitte { LE($virtue) } : le voilà captif { DU($flaw) }.
event-surrender = { $leader } cède un point { DE($virtue) } ({ $colour }) : le voilà captif { DU($flaw) }.
event-prison = Une prison s’ouvre : { LE($prison) }.
event-colour = { CAP(LE($flaw)) } frappe les meeples { $colours }.
event-seize = Un meeple { $colour } est pris sur { LE($card) }.
event-double = Trop peu de meeples actifs : la Ville paie double, soit { $meeples }.
event-discard = { $leader } perd un point { DE($virtue) } ({ $colour }).
event-victory = { $reason }
event-defeat = { $reason }
event-unstored = On quitte { LE($flaw) } : le dé en réserve ({ $die }) est retiré.
event-begin = { $who } fait partir les dés { DU($virtue) }.
    .you = Vous faites partir les dés { DU($virtue) }.

## Les refus

refuse-VIRTO-009 = Deux des quatre meeples vont sur la Vertu principale de ce Leader, les deux autres sur d’autres lignes.
refuse-VIRTO-010 = Une ligne porte deux points au plus.
refuse-VIRTO-011 = Les deux points de la Vertu principale d’un Leader ne se perdent jamais.
refuse-VIRTO-021 = Choisissez : agir sur place, avancer et agir, semer sur place, ou avancer et semer. On ne passe pas.
refuse-VIRTO-022 = Ce Leader était couché au début de son tour : il ne peut pas agir sur sa case, seulement sur la suivante.
refuse-VIRTO-027 = À son premier tour, un Leader ne peut que semer, sur place ou une case plus loin.
refuse-VIRTO-028 = Cette case n’offre pas cette action, ou l’action n’y changerait rien.
refuse-VIRTO-029 = Quand un mirador est sur le chemin, on le passe d’abord ; on choisit ensuite parmi ce que permet la nouvelle case.
refuse-VIRTO-040 = Laissez un meeple de votre main sur la case suivante.
refuse-VIRTO-041 = Il n’y a aucun meeple actif à semer sur cette case.
refuse-VIRTO-042 = Sur une Faille, les meeples sont captifs : on ne sème pas de là.
refuse-VIRTO-043 = Vous n’avez pas de meeple de cette couleur en main.
refuse-VIRTO-050 = Pour développer une Vertu, le Leader doit y avoir deux points.
refuse-VIRTO-051 = Les quatre Leaders ont déjà deux points dans cette Vertu.
refuse-VIRTO-052 = Chaque meeple de la case pour lequel il y a de la place doit devenir un point d’un autre Leader.
refuse-VIRTO-054 = Sur une case vide, c’est un meeple présent dans la Ville qui devient le point.
refuse-VIRTO-056 = Un souterrain mène à une autre case.
refuse-VIRTO-057 = Vous pouvez emmener au plus un meeple de votre case par Vertu où vous avez un point.
refuse-VIRTO-060 = Recrutez exactement un meeple de la Ville par Vertu où vous avez un point, ou tous ceux qui restent.
refuse-VIRTO-063 = Utilisez le résultat en réserve, ou relancez le dé.
refuse-VIRTO-070 = Choisissez une prison ouverte qui montre la couleur de ce Leader.
refuse-VIRTO-071 = Choisissez une prison ouverte et ce que deviennent ses meeples.
refuse-VIRTO-072 = Cette ligne de la carte du Leader n’a plus de place.
refuse-VIRTO-075 = Une prison qui montre deux Leaders demande leurs deux jetons sur des cases Surveillance / Évasion.
refuse-VIRTO-076 = Libérez autant de captifs que vous avez de points dans la Vertu opposée, ou tous s’il y en a moins.
refuse-VIRTO-077 = Pour lutter contre une Faille, le Leader doit avoir un point dans la Vertu opposée.
refuse-VIRTO-090 = Choisissez un meeple posé sur une case Vertu.
refuse-VIRTO-091 = Quand les cases Vertu sont vides, et seulement alors, le Leader cède ses propres points.
refuse-VIRTO-093 = Choisissez une case Vertu ou Action où se trouve un meeple de la couleur du dé.
refuse-VIRTO-095 = Choisissez un point qui est sur la carte du Leader ; finissez avec lui avant d’en choisir un autre, et jamais deux fois le même.
refuse-VIRTO-096 = Ce Leader a trop peu de points à perdre.
refuse-VIRTO-097 = Choisissez, pour la prison, une case Vertu ou Action où se trouve un meeple de la couleur du dé.
refuse-VIRTO-101 = Choisissez une couleur dont la Ville a un meeple.
refuse-VIRTO-121 = Choisissez l’un de vos deux Leaders.
refuse-VIRTO-134 = Ce niveau fixe déjà ce réglage : gardez l’un ou l’autre.
refuse-VIRTO-137 = Choisissez l’une des quatre Vertus, puis, case après case, autant de meeples de la Ville que le dé l’indique.

## Le terminal

term-round = Ronde
term-hope = Espoir
term-city = Ville
term-box = Boîte
term-hand = En main
term-stored = Dé en réserve
term-prisons = Prisons ouvertes
term-pile = Pile des prisons
term-leader = Leader

## La feuille de fin

sheet-rounds = Rondes
sheet-hope = Espoir restant
sheet-sanctions = Sanctions
sheet-points = Points de Vertu
sheet-prisons = Prisons ouvertes
sheet-captives = Captifs
sheet-city = Dans la Ville
sheet-box = Dans la boîte
ledger-points = les points de Vertu
ledger-sanctions = les Sanctions
ledger-captives = les captifs
ledger-box = les meeples dans la boîte

## Le client : ce que dit la table

ui-virtopia-lang = fr
ui-virtopia-nobody = personne
ui-virtopia-you = vous
ui-virtopia-answer = Votre réponse
ui-virtopia-circle = Le cercle
ui-virtopia-city = La Ville
ui-virtopia-round = Ronde { $round }
ui-virtopia-eve = La veille
ui-virtopia-here = Sur place
ui-virtopia-next = Une case plus loin
ui-virtopia-cell = Case { $cell }, { $kind } : { $name }.
ui-virtopia-cell-empty = Aucun meeple
ui-virtopia-captives =
    { $count ->
        [0] Aucun captif
        [one] Un captif, chiffre { $number }
       *[other] { $count } captifs, chiffre { $number }
    }
ui-virtopia-number = Au mirador, on ajoute { $number } au dé.
ui-virtopia-stands = { $leader } y est debout.
ui-virtopia-lies =
    { $leader } y est { FORM($leader) ->
        [f] couchée.
       *[other] couché.
    }
ui-virtopia-percent = { $share } %
ui-virtopia-percent-least = moins de 1 %
ui-virtopia-risk = Risque de Sanction : { $share }
ui-virtopia-lose =
    { $certain ->
        [0] { $exact ->
            [0] Défaite : au moins { $share }
           *[other] Défaite possible : { $share }
        }
       *[other] Défaite certaine
    }
danger-defeat =
    { $certain ->
        [0] { $exact ->
            [0] La partie peut être perdue sur-le-champ : au moins { $share } %.
           *[other] La partie peut être perdue sur-le-champ : { $share } %.
        }
       *[other] La partie est perdue sur-le-champ, c’est certain.
    }
ui-virtopia-full = Un captif de plus, et c’est la défaite
ui-virtopia-tower =
    Mirador { DU($flaw) } : dé + { $number }, Sanction { $sanction }{ $deadly ->
        [0] .
       *[other] , défaite { $lost }.
    }
ui-virtopia-fifth = Un cinquième captif : c’est la défaite.
ui-virtopia-leader =
    { $leader } ({ $who }) : { $points ->
        [one] un point
       *[other] { $points } points
    }
ui-virtopia-common = commun : { $who }
ui-virtopia-common-word = Leader commun
ui-virtopia-order = Numéro { $turn } à jouer dans cette ronde
ui-virtopia-row = { $virtue }, ligne { DE($leader) }
ui-virtopia-point = { $leader } : un point { DE($virtue) } ({ $colour })
ui-virtopia-points = { $virtue } : { $count } sur 2
ui-virtopia-hope = Espoir : { $hope } sur { $most }
ui-virtopia-hope-word = Espoir
ui-virtopia-stored = Dé en réserve : { $die }
ui-virtopia-stored-word = en réserve
ui-virtopia-box =
    { $count ->
        [0] Dans la boîte : personne
        [one] Dans la boîte : un meeple
       *[other] Dans la boîte : { $count } meeples
    }
ui-virtopia-unseen = Personne n’a rien vu : on passe.
ui-virtopia-prisons = Prisons
ui-virtopia-pile =
    { $count ->
        [0] Pile des prisons : vide
        [one] Pile des prisons : une carte
       *[other] Pile des prisons : { $count } cartes
    }
ui-virtopia-bottom = Sous la pile, déjà vues :
ui-virtopia-prison = Prison ouverte : { $name } ({ $colours }). Dedans : { $meeples }.
ui-virtopia-leave-on = Qui reste sur { LE($card) } ?
ui-virtopia-leave-with =
    { $count ->
        [0] Partir sans escorte
       *[other] Partir avec { $count }
    }
ui-virtopia-give-back = Remettre un meeple { $colour }
ui-virtopia-start-points = Points de départ
ui-virtopia-put = { $colour } en { $virtue }
ui-virtopia-free-all = Tous sur ma case
ui-virtopia-use-stored = Utiliser
ui-virtopia-nothing = rien
ui-virtopia-roll = Relancer
ui-virtopia-pick-cell = Choisissez la sortie sur le cercle.
ui-virtopia-pick-cell-of = Choisissez un meeple { $colour } sur le cercle.
ui-virtopia-pick-virtue = Choisissez une case Vertu.
ui-virtopia-pick-meeple = Choisissez un meeple sur une case Vertu.
ui-virtopia-pick-leader = Quel Leader perd un point ?
ui-virtopia-where = Où va le meeple { $colour } ?
ui-virtopia-what = Que fait { $leader } sur la case { $card } ?
ui-virtopia-who = Qui reçoit le meeple { $colour } ?
ui-virtopia-which-colour = Quelle couleur pour { $leader } ?
ui-virtopia-freed = { $prison } : que deviennent les évadés ?
ui-virtopia-which-meeple = Quel meeple de la case { $virtue } devient captif ?
ui-virtopia-which-point = Quel point perd { $leader } ?
ui-virtopia-captive = Captif numéro { $number } : au cinquième, c’est la défaite.
ui-virtopia-last-place = 5ᵉ captif : défaite
    .short = 5ᵉ : défaite
ui-virtopia-main = { $virtue } : { $colours }
ui-virtopia-won = Victoire
ui-virtopia-lost = Défaite
ui-virtopia-sheet-rounds =
    { $rounds ->
        [one] Une ronde
       *[other] { $rounds } rondes
    } · { $points } points de Vertu sur 32
ui-virtopia-sheet-hope = Espoir restant
ui-virtopia-sheet-sanctions = Sanctions subies
ui-virtopia-sheet-prisons = Prisons ouvertes
ui-virtopia-sheet-box = Dans la boîte
ui-virtopia-sheet-captives = Captifs : { $flaw }

# Ici, les bots sont dans notre camp.
ui-against =
    { $bots ->
        [0] En solitaire
        [one] Avec un bot, niveau { $level }
       *[other] Avec { $bots } bots, niveau { $level }
    }
ui-setup-title = { $game } : avec des bots

## Pourquoi un bot conseille un coup

why-develop =
    { $count ->
        [one] Un point de plus en { $virtue }.
       *[other] { $count } points de plus en { $virtue }.
    }
why-struggle =
    { $count ->
        [one] Libère un captif { DU($flaw) } : le mirador y devient moins dangereux.
       *[other] Libère { $count } captifs { DU($flaw) } : le mirador y devient moins dangereux.
    }
why-escape = Vide { LE($prison) } : sans cela, pas de victoire.
why-before =
    { $count ->
        [one] À faire avant le mirador { DU($flaw) }, où il y a un captif.
       *[other] À faire avant le mirador { DU($flaw) }, où il y a { $count } captifs.
    }
why-recruit =
    { $count ->
        [one] Un meeple de plus sur le cercle.
       *[other] { $count } meeples de plus sur le cercle.
    }
why-surveillance = Au prochain mirador, on pourra prendre ce résultat au lieu de lancer le dé.
why-tunnel = Le souterrain passe sous les miradors : aucun dé à lancer.
why-odds =
    Un lancer au mirador { DU($flaw) } : { $lost ->
        [0] { $percent } % de risque de Sanction.
       *[other] { $percent ->
            [0] { "" }
           *[other] { $percent } % de risque de Sanction,{ " " }
        }{ $lost } % de risque de défaite.
    }
why-fifth = Donne un cinquième captif { AU($flaw) } : c’est la défaite.
why-then =
    Une fois le mirador passé, { LE($virtue) } peut être { FORM($virtue) ->
        [f] développée
       *[other] développé
    } aussitôt.
why-ready =
    À l’arrivée, { LE($virtue) } pourra être { FORM($virtue) ->
        [f] développée
       *[other] développé
    } au prochain tour.
why-ready-flaw = À l’arrivée, on pourra lutter contre { LE($flaw) } au prochain tour.
why-no-tower = Aucun mirador sur le chemin.
why-leave-captive = Des couleurs en main, la plus courante sur le cercle et dans la Ville : { $colour }.
why-leave-active = Des couleurs en main, la plus rare sur le cercle et dans la Ville : { $colour }.
why-give = Avec ce point, { $leader } complète sa ligne { DE($virtue) } et pourra développer cette Vertu.
why-take = La couleur qui manque le plus : { $colour }.
why-free-all = Tous de retour sur le cercle : des meeples actifs paient les Sanctions.
why-free-point = Un point { DE($virtue) } tout de suite.
why-place = Deux points dans une même Vertu permettent de la développer chez les autres.
why-stored = Le total sera { $total }, sans surprise.
why-roll = Un nouveau lancer fait mieux dans { $percent } % des cas.
why-roll-lost = Le résultat en réserve mènerait tout droit à la défaite.
why-scare =
    { CAP(LE($flaw)) } a le moins de captifs : { $count ->
        [0] aucun.
        [one] un seul.
       *[other] { $count }.
    }
why-discard =
    { $count ->
        [one] { $leader } a le plus à perdre : un point.
       *[other] { $leader } a le plus à perdre : { $count } points.
    }

## La table générique

place-cell = Case { $number }
place-city = Ville
place-hand = En main
place-prison-pile = Prisons
place-open-prisons = Prisons ouvertes
place-LT-VT = { card-LT.short } : { card-VT }
place-LT-VW = { card-LT.short } : { card-VW }
place-LT-VJ = { card-LT.short } : { card-VJ }
place-LT-VC = { card-LT.short } : { card-VC }
place-LW-VT = { card-LW.short } : { card-VT }
place-LW-VW = { card-LW.short } : { card-VW }
place-LW-VJ = { card-LW.short } : { card-VJ }
place-LW-VC = { card-LW.short } : { card-VC }
place-LJ-VT = { card-LJ.short } : { card-VT }
place-LJ-VW = { card-LJ.short } : { card-VW }
place-LJ-VJ = { card-LJ.short } : { card-VJ }
place-LJ-VC = { card-LJ.short } : { card-VC }
place-LC-VT = { card-LC.short } : { card-VT }
place-LC-VW = { card-LC.short } : { card-VW }
place-LC-VJ = { card-LC.short } : { card-VJ }
place-LC-VC = { card-LC.short } : { card-VC }
counter-hope = Espoir
counter-round = Ronde
piece-green =
    { $count ->
        [one] un meeple vert
       *[other] { $count } meeples verts
    }
piece-blue =
    { $count ->
        [one] un meeple bleu
       *[other] { $count } meeples bleus
    }
piece-yellow =
    { $count ->
        [one] un meeple jaune
       *[other] { $count } meeples jaunes
    }
piece-red =
    { $count ->
        [one] un meeple rouge
       *[other] { $count } meeples rouges
    }
