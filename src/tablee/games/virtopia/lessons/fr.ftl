### Virtopia : les leçons, en français. docs/lessons.md dit comment elles s’écrivent.

## Les autres joueurs

lesson-names = Basile, Chloé, David

## 1. Un meeple par case

lesson-sow = Un meeple par case
    .goal = Entraîner les habitants d’une case autour du cercle.
    .end = Semer fait tout avancer : les meeples, et votre Leader avec eux. Il arrive debout : au prochain tour, il pourra agir là où il est.
lesson-sow-1 = Semer, c’est prendre tous les meeples de sa case et en laisser un sur chaque case suivante, dans le sens des aiguilles d’une montre. Maïa est sur la Tempérance avec deux meeples : semez sur place.
    .done = Maïa a pris les deux meeples en main, et son jeton part avec eux.
    .wrong = Pour son premier tour, Maïa ne peut que semer. Semez depuis sa case, la Tempérance.
    .step = En avançant d’abord, Maïa ne sèmerait que le meeple de la case suivante, et il tomberait droit sur l’Ignorance. Semez sur place : vous en avez deux.
lesson-sow-2 = Case après case, c’est vous qui choisissez la couleur à laisser. Déposez ici le meeple que vous voulez : l’autre tombera sur la case d’après, l’Ignorance.
    .done = Un meeple laissé sur une Faille est captif. Maïa s’y arrête debout, sans lancer de dé : elle paiera en repartant.
    .wrong = Il faut laisser exactement un meeple sur chaque case où l’on entre. Choisissez sa couleur.
lesson-sow-3 = Au tour d’Anselme, sur la Sagesse : en solitaire, vous jouez les quatre Leaders. Semez sans qu’aucun meeple ne tombe sur une Faille.
    .wrong = Anselme, lui aussi, ne peut que semer. Choisissez la case d’où personne ne tombera sur une Faille.
    .step = S’il avance puis sème, le meeple de la case suivante tombera sur l’Iniquité et sera captif. Celui de la Sagesse, lui, s’arrêtera juste avant.

## 2. Une Vertu se partage

lesson-develop = Une Vertu se partage
    .goal = Changer des meeples en points de Vertu pour les autres Leaders.
    .end = Deux points de plus vers la victoire ! Si la case est vide, un meeple de la Ville devient le point ; s’il y a trop de monde, le surplus va à la Ville.
lesson-develop-1 = On gagne ensemble, quand chaque Leader a deux points dans chacune des quatre Vertus. Solal a ses deux points de Justice, et il est debout sur la Justice : développez-la.
    .done = Solal s’est couché : toute action couche le jeton, sauf le Souterrain.
    .wrong = Ce choix est permis, mais il y a mieux ici : deux points de Justice sur la carte de Solal, et deux meeples à changer en points.
    .sow = Semer disperserait les meeples, et le tour finirait sans action. Sur la Justice, ils peuvent devenir des points tout de suite.
    .leave = Solal quitterait la Justice, où deux meeples n’attendent que lui. Développez-la d’abord : il faut y être, et y avoir deux points.
lesson-develop-2 = Chaque meeple de la case devient un point de Justice chez un autre Leader, et sa couleur n’y change rien. Maïa n’en a qu’un : complétez sa paire.
    .done = Avec deux points, Maïa peut désormais développer la Justice, elle aussi.
    .wrong = Le point compterait autant pour la victoire, mais avec un seul on ne développe rien. Complétez plutôt la paire de Maïa : elle s’en servira.
lesson-develop-3 = Tant qu’un Leader a de la place, chaque meeple doit être donné. À qui va le second : à Anselme ou à Irma ?
    .wrong = Anselme et Irma ont tous deux de la place en Justice : donnez le meeple à l’un des deux.

## 3. Sous la ville

lesson-action = Sous la ville
    .goal = Recruter dans la Ville, et voyager par le Souterrain.
    .end = Anselme est arrivé debout, avec trois meeples : au prochain tour, il développera la Sagesse. De toutes les actions, seul le Souterrain ne couche pas.
lesson-action-1 = Maïa est couchée : elle ne peut pas agir sur sa case, mais elle peut avancer d’une case et agir là. Avancez et recrutez.
    .wrong = Ce choix est permis, mais le cercle manque de monde. Avancez et recrutez.
    .tunnel = Le Souterrain mène partout, mais la case est vide : Maïa partirait seule. Recrutez d’abord du monde.
    .sow = Des deux meeples de Maïa, le second finirait captif de l’Ignorance. Recrutez plutôt : la Ville ne demande qu’à se lever.
lesson-action-2 = Le Recrutement amène un meeple de la Ville pour chaque Vertu où l’on a au moins un point : trois pour Maïa. Choisissez-en trois, de la couleur que vous voulez.
    .done = Trois meeples soumis sont redevenus actifs. Maïa a agi : la voilà de nouveau couchée.
    .wrong = Il en faut exactement trois, un par Vertu où Maïa a un point.
lesson-action-3 = Anselme est debout sur l’autre case Souterrain / Recrutement, avec trois meeples. Prenez le Souterrain : il mène à n’importe quelle case, et sous les miradors.
    .wrong = Ce choix est permis, mais Anselme a trois meeples à conduire au bon endroit. Prenez le Souterrain.
    .recruit = Cela ferait six meeples ici, où ils ne deviennent pas des points. Le Souterrain, lui, les conduit où ils servent.
    .sow = Le premier meeple serait captif de la Crainte, et il faudrait passer son mirador avant de continuer. Par le Souterrain, aucun dé à lancer.
    .struggle = Anselme libérerait un captif de la Crainte, et c’est une bonne action. Mais ses trois meeples valent plus encore là où il peut développer.
lesson-action-4 = Pour développer une Vertu, il faut y avoir deux points. Trouvez la case où Anselme pourra le faire au prochain tour.
    .wrong = Anselme n’y aurait rien à développer : il n’a deux points qu’en Sagesse. Sortez sur la Sagesse.
    .flaw = Sur une Faille, ses passagers deviendraient captifs aussitôt. Sortez sur la Sagesse, où il a deux points.
lesson-action-5 = Il peut emmener autant de meeples qu’il a de Vertus avec au moins un point : trois. Emmenez-les tous.
    .wrong = Qui reste ici ne deviendra pas un point de Sagesse. Anselme peut emmener les trois meeples : un de chaque couleur présente.

## 4. Sous les projecteurs

lesson-tower = Sous les projecteurs
    .goal = Passer un mirador, et payer ce qu’il demande.
    .end = Total 0 : rien. Total 7 : défaite, et défaite aussi quand l’Espoir tombe à 0. Un semis qui traverse une Faille y laisse un captif, puis passe le mirador dans le même élan.
lesson-tower-1 = Quitter une Faille où il y a des captifs, c’est passer son mirador : le dé Effet (0, 0, 1, 2, 3 ou 4), plus le chiffre du dernier captif, ici 1. On ne sème pas depuis une Faille : avancez.
    .done = 1 au dé, plus 1 : total 2. De 1 à 6, l’Espoir perd un point et la Sanction de la Faille tombe : ici, deux Leaders perdent chacun un point.
    .wrong = Maïa ne peut ni semer d’ici ni lutter sans point de Sagesse. Elle avance, et le mirador l’attend.
lesson-tower-2 = Vous choisissez le premier point perdu ; ceux de la Vertu principale ne craignent rien. Épargnez les paires : sans deux points, un Leader ne peut plus développer une Vertu.
    .wrong = Choisissez un point seul sur sa ligne : il manquera moins.
    .pair = Cette paire serait défaite, et ce Leader ne pourrait plus développer la Vertu. Prenez un point seul sur sa ligne, chez Maïa ou chez Irma.
lesson-tower-3 = Le second point doit venir d’un autre Leader. Épargnez encore les paires.
    .wrong = Choisissez un autre Leader, et un point seul sur sa ligne.
    .pair = Cette paire serait défaite, et ce Leader ne pourrait plus développer la Vertu. Il reste un Leader avec des points seuls sur leur ligne.

## 5. Jamais cinq captifs

lesson-struggle = Jamais cinq captifs
    .goal = Libérer des captifs avant que la Faille ne déborde.
    .end = Semis, Souterrain, Crainte ou malchance : d’où qu’il vienne, le cinquième captif d’une Faille perd la partie. Luttez quand il y en a trois, respirez ensuite.
lesson-struggle-1 = L’Extrémisme a quatre captifs : au cinquième, la partie est perdue sur-le-champ. Maïa a deux points de Tempérance, la Vertu opposée : avancez et luttez.
    .wrong = La Surveillance aide à passer un mirador, mais ne libère personne. L’Extrémisme est au bord de déborder : luttez.
    .sow = Le premier meeple semé tomberait sur l’Extrémisme : cinquième captif, défaite immédiate. Luttez d’abord.
lesson-struggle-2 = La Lutte libère autant de captifs que l’on a de points dans la Vertu opposée : deux. Choisissez lesquels retournent à la Ville.
    .done = Il reste deux captifs, et le chiffre du mirador tombe de 3 à 1.
    .wrong = Maïa libère exactement deux captifs, un par point de Tempérance.
lesson-struggle-3 = Anselme n’avait aucun choix possible : il a avancé d’une case et lancé le dé, qui dit 2. La deuxième Faille, en comptant la sienne, est l’Ignorance : choisissez la couleur du meeple de la Ville qui y devient captif.
    .wrong = Choisissez une couleur que la Ville possède : ce meeple devient captif de l’Ignorance.

## 6. Un dé d’avance

lesson-surveillance = Un dé d’avance
    .goal = Lancer le dé avant le mirador, et s’en servir au bon moment.
    .end = Total 0 : Irma est passée sans un bruit. Un résultat en réserve ne sert qu’une fois ; s’il est mauvais, relancez au mirador, ou surveillez encore : le nouveau résultat remplace l’ancien.
lesson-surveillance-1 = La Surveillance lance le dé Effet tout de suite et met le résultat en réserve, à la vue de tous. Solal est debout sur la bonne case : surveillez.
    .done = Un 0 en réserve : on ne peut rêver mieux.
    .wrong = Solal est debout sur une case Surveillance / Évasion : surveillez.
    .sow = Le premier meeple serait captif de l’Extrémisme, et il faudrait passer son mirador à l’aveugle. Surveillez d’abord.
lesson-surveillance-2 = Irma est sur l’Extrémisme, avec un seul captif, dont le chiffre est 0. Avancez.
    .wrong = Irma n’a pas de point de Tempérance pour lutter, et l’on ne sème pas depuis une Faille. Elle avance.
lesson-surveillance-3 = Avant de lancer, le mirador vous demande : prendre le résultat en réserve, ou lancer le dé, sans retour ? Choisissez ce qui donne un total de 0 à coup sûr.
    .wrong = Quatre faces du dé sur six coûteraient 1 Espoir et une Sanction, et le 0 en réserve serait perdu avec. Utilisez-le : 0 + 0 ne coûte rien.

## 7. Chaque Faille a son prix

lesson-sanctions = Chaque Faille a son prix
    .goal = Payer la Crainte et l’Extrémisme sans y laisser la partie.
    .end = S’il n’y a pas assez de meeples actifs de la couleur, la Ville en donne deux pour chaque manquant. Une Sanction que l’on ne peut pas payer en entier, c’est la défaite : gardez du monde sur le cercle.
lesson-sanctions-1 = Chaque Faille a sa Sanction, et plus le total est haut, plus elle est lourde. Solal quitte la Crainte, chiffre 1, avec un 4 en réserve : utiliser ce 4, ou relancer ?
    .done = 1 au dé, total 2 : la Crainte capture deux meeples des cases Vertu.
    .wrong = 4 + 1 font 5 : la Crainte prendrait les quatre meeples des cases Vertu, et celui de la Justice serait le cinquième captif de l’Iniquité, donc la défaite. Le dé ne dira jamais pire que 4 : relancez.
lesson-sanctions-2 = Un meeple pris sur une case Vertu devient captif de la Faille opposée. Choisissez le premier, en gardant un œil sur l’Iniquité : elle a déjà quatre captifs.
    .wrong = Choisissez un meeple dont la Faille opposée a encore de la place.
    .justice = La Justice s’oppose à l’Iniquité : ce meeple serait son cinquième captif, et la partie serait perdue. Prenez-le sur la Sagesse ou sur le Courage.
lesson-sanctions-3 = Il en faut encore un. Cette fois aussi, laissez tranquille la Justice.
    .wrong = Choisissez un meeple dont la Faille opposée a encore de la place.
    .justice = Ce serait le cinquième captif de l’Iniquité, donc la défaite. Prenez-le sur une autre case Vertu.
lesson-sanctions-4 = L’Extrémisme, lui, s’en prend à une couleur, que désigne un dé. Irma le quitte, avec deux captifs derrière elle : avancez.
    .done = Total 2, et le dé Couleur dit jaune.
    .wrong = Irma n’a pas de point de Tempérance pour lutter. Elle avance.
lesson-sanctions-5 = Deux meeples jaunes actifs vont dans la boîte, d’où l’on ne revient pas. Choisissez sur quelles cases ils sont pris.
    .wrong = Choisissez une case Vertu ou Action où se trouve un meeple jaune.

## 8. Ouvrir les portes

lesson-victory = Ouvrir les portes
    .goal = Vider une prison, et gagner la partie.
    .end = Trente-deux points, plus personne en prison : c’est la victoire, quels que soient les captifs et l’Espoir. Une prison à deux couleurs demande ses deux Leaders sur des cases Surveillance / Évasion.
lesson-victory-1 = Il ne manque plus qu’un point, en Sagesse, chez Solal. Mais Anselme est couché sur l’Iniquité, où il y a un captif : avancez.
    .done = Total 1 : l’Iniquité ouvre une prison, le Cadran, et le dé Couleur dit vert.
    .wrong = Couché, Anselme ne peut pas lutter ici. Il avance, et le mirador l’attend.
lesson-victory-2 = Deux meeples verts actifs vont en prison. Choisissez sur quelles cases ils sont pris.
    .done = Tant qu’il y a quelqu’un en prison, pas de victoire, même avec trente-deux points.
    .wrong = Choisissez une case Vertu ou Action où se trouve un meeple vert.
lesson-victory-3 = Le Cadran est jaune : seul Solal peut le vider, depuis une case Surveillance / Évasion. C’est justement la suivante : avancez et tentez l’Évasion.
    .wrong = Ce choix est permis, mais le Cadran resterait plein. Avancez et tentez l’Évasion.
    .sow = Semer finirait le tour sans action, et la prison resterait pleine. Avancez plutôt, et tentez l’Évasion.
    .surveillance = Sur une case à deux actions, on n’en fait qu’une. Ce tour-ci, c’est l’Évasion qui peut tout changer.
lesson-victory-4 = Tous les évadés peuvent devenir actifs sur la case ; ou bien l’un d’eux devient un point pour Solal, et les autres vont à la Ville. Choisissez ce qui fait gagner.
    .wrong = Il manque un point de Sagesse à Solal : changez un évadé en point.
    .all = La prison serait vide, mais il manquerait encore le point de Sagesse de Solal. Changez plutôt un évadé en point.

## 9. La veille

lesson-setup = La veille
    .goal = Placer ses premiers points, puis semer pour la première fois.
    .end = L’Espoir est à 12, les Failles sont vides, et les meeples restants attendent dans la Ville. Vous savez tout ce qu’il faut : à vous la vraie partie.
lesson-setup-1 = À deux, chacun mène deux Leaders, qui jouent l’un après l’autre. Dans cette leçon, que Maïa commence.
    .done = Basile a choisi, lui aussi : chez lui, Solal jouera avant Irma.
    .wrong = Ce serait permis, et l’ordre vaut pour toute la partie. Pour cette leçon, commencez par Maïa.
lesson-setup-2 = Chaque Leader reçoit un meeple de chaque couleur : deux sur sa Vertu principale, deux ailleurs. Placez ces deux-là ensemble : avec une paire, Maïa pourra développer une deuxième Vertu.
    .wrong = Un point dans deux autres Vertus : Maïa recruterait trois meeples à la fois, c’est un vrai choix. Essayez ici la paire : deux points sur une même ligne.
lesson-setup-3 = À Anselme, et cette fois comme il vous plaira. Une paire permet de développer ; deux points séparés, de recruter et d’emmener plus de monde.
    .done = Basile a placé ses points. Les dés ont mis de deux à quatre meeples sur chaque case Vertu ou Action.
    .wrong = Deux meeples vont sur la Sagesse, la Vertu principale d’Anselme, et deux ailleurs.
lesson-setup-4 = À son premier tour, un Leader ne peut que semer, depuis sa case ou depuis la suivante. Regardez où tombera le dernier meeple, et semez.
    .wrong = Pour ce premier tour, semez, sur place ou une case plus loin.

## 10. La partie

lesson-match = L’Éveil
    .goal = Une partie entière, en solitaire, au niveau Éveil : on y lutte même sans captif, et l’on vous prévient avant un faux pas.
    .end = Gagnée ou perdue, cette partie vous a montré toute la ville. Essayez maintenant à plusieurs, ou au niveau Standard.
