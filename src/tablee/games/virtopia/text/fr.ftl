### Virtopia : tous les textes du jeu, en français.

## Le jeu

title = Virtopia
    .tagline = Quatre Vertus, quatre Failles, et une ville à rendre à ses habitants.
intro =
    Le Conseil est provisoire depuis trente et un ans, on a peint des yeux sur les murs, et plus personne ne prononce le nom de la ville.
    Quatre Leaders se sont levés : entraînez les habitants de case en case, partagez vos Vertus, videz les prisons.
    Tous ensemble, et sans traîner sous les projecteurs : ici, l’espoir est compté.
how-to-play-1 = Ensemble, donnez aux quatre Leaders deux points dans chacune des quatre Vertus, et ne laissez personne en prison.
how-to-play-2 = À votre tour, semez les meeples de votre case ou de la suivante, un par case ; ou bien faites l’action de l’une d’elles.
how-to-play-3 = Avec deux points dans la Vertu d’une case, changez ses meeples en points pour les autres Leaders.
how-to-play-4 = Quitter une Faille qui retient des captifs, c’est passer un mirador : un dé, et souvent un Espoir de moins et une Sanction.

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
colour-blue = bleu
colour-yellow = jaune
colour-red = rouge
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
    .motto = Assez, c’est déjà beaucoup.
    .text = La colère est une allumette : bien utile dans la poche, un peu moins dans la grange.
card-VW = Sagesse
    .motto = Lire d’abord, rugir ensuite.
    .text = Une bonne question ouvre plus de portes qu’un bélier, et laisse moins d’échardes.
card-VJ = Justice
    .motto = À chacun le même poids.
    .text = On lui avait bandé les yeux. Elle a défait le nœud pour lire les petites lignes.
card-VC = Courage
    .motto = Trembler, mais debout.
    .text = Qui se lève en premier entend grincer sa chaise ; qui se lève ensuite entend toute la salle.

## Les Failles

card-FI = Iniquité
    .text = La loi est la même pour tous, hormis les pages marquées d’un trombone.
card-FG = Ignorance
    .text = À l’école, il ne reste qu’un livre : le mode d’emploi de la sonnerie.
card-FE = Extrémisme
    .text = On a d’abord interdit les nuances. Les teinturiers n’ont déjà plus de gris.
card-FF = Crainte
    .text = Ici, les murs n’ont pas d’oreilles. Ce sont eux qui nous l’ont chuchoté.

## Les cartes Action

card-TR = Souterrain / Recrutement
    .text = Sous la ville, une autre ville : peu de fenêtres, beaucoup de monde.
card-SE = Surveillance / Évasion
    .text = Les gardes surveillent la ville. De la cheminée d’en face, quelqu’un surveille les gardes.

## Les Prisons

card-PR1 = La Serre
    .text = Toit de verre et fers aux pieds : on y cultive le silence. Les tomates, elles, sortent le dimanche.
card-PR2 = La Citerne
    .text = Les gouttes y donnent l’heure. Les détenus voulaient une horloge : on leur a accordé une seconde fuite.
card-PR3 = Le Cadran
    .text = Un rayon de soleil par jour, à partager. La file d’attente est exemplaire.
card-PR4 = La Forge
    .text = Chaînes fabriquées sur place : produit local, retouches gratuites.
card-PR5 = Le Fumoir
    .text = Deux serrures, une clé chacune, et un gardien qui tousse trop fort pour entendre tourner la seconde.
card-PR6 = Le Pavillon Arc-en-Ciel
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
        } × { $x } Leaders
effect-FE =
    { $n ->
        [one] Un meeple actif de la couleur du dé quitte la partie pour toujours.
       *[other] { $n } meeples actifs de la couleur du dé quittent la partie pour toujours.
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
aid-defeat = Défaite : 5 captifs sur une Faille, 7 au mirador, Espoir à 0, Sanction impossible, plus de 16 meeples perdus ou 40 rondes jouées.

## La fin de la partie

reason-victory = Victoire : chaque Leader maîtrise les quatre Vertus, les prisons sont vides, et Virtopia a retrouvé son nom.
reason-captives = Défaite : une Faille a pris son cinquième captif, et plus personne n’ose traverser la rue.
reason-seven = Défaite : sept au mirador, et cette fois le projecteur ne vous a pas lâchés.
reason-hope = Défaite : le compteur Espoir est à zéro, et même la colle des affiches n’y croit plus.
reason-sanction = Défaite : la Sanction ne peut pas être payée en entier, et le Conseil ne fait pas crédit.
reason-box = Défaite : plus de seize meeples ont quitté la partie, et il n’en reste plus assez pour relever la ville.
reason-rounds = Défaite : quarante rondes ont passé, et l’on s’est habitué.

## Le premier tour accompagné

guide-1 = Voici la ville : douze cases en cercle, qu’on parcourt dans le sens horaire. Une Faille, une Vertu, une Action, et ainsi quatre fois.
guide-2 = Voici votre Leader et ses quatre Vertus, à remplir de deux points chacune. Ceux de sa Vertu principale ne se perdent jamais.
guide-3 = Sur les cases Vertu et Action, les meeples sont actifs : ils vous suivent. Au centre, ceux de la Ville attendent qu’on les recrute.
guide-4 = Au premier tour, chaque Leader sème : prenez tous les meeples de votre case, ou de la suivante, et laissez-en un par case.
guide-5 = Un meeple laissé sur une Faille devient captif. Si vous repartez de là, le mirador s’allume : un dé, plus le chiffre des captifs.
guide-6 = Voici l’Espoir : il baisse à chaque mirador qui vous repère, et ne remonte jamais. Les prisons ouvertes, elles, devront être vidées.
