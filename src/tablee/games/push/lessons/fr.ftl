### Push ’em up! : les leçons, en français. docs/lessons.md dit comment elles s’écrivent.

## Les autres joueurs

lesson-names = Basile, Chloé, David

## 1. Bon voisinage

lesson-place = Bon voisinage
    .goal = Prolonger une colonne avec un héros de valeur voisine.
    .end = C’est le geste de base : un cran de plus ou un cran de moins, chez soi comme chez les autres, et du 9 on passe au 0. Après chaque action, votre main remonte toute seule à trois cartes.
lesson-place-1 =
    Tout se joue au bout des colonnes, sur la dernière carte : on y pose un héros de valeur voisine, un de plus ou un de moins. { $screen ->
        [phone] Touchez votre 4, puis la colonne 1, qui finit par un 5.
        [terminal] Posez votre 4 sur la colonne 1, qui finit par un 5.
       *[laptop] Cliquez sur votre 4, puis sur la colonne 1, qui finit par un 5.
    }
    .done = Le 4 tient la main du 5, et vous avez repioché : on finit chaque tour avec trois cartes.
    .wrong = Ce coup est permis, mais gardez cette carte : c’est le 4 qui a deux voisins sur la table, un 5 et un 3.
    .discard = On peut toujours défausser une carte, mais cela ne rapporte rien. Votre 4, lui, a sa place.
lesson-place-2 = Les valeurs tournent en rond : après le 9 vient le 0. Posez votre 0 sur le 9 des Greeners : on prolonge aussi bien la carte d’un autre que la sienne.
    .wrong = Ce coup est permis, mais on cherche ici le voisin du 9 qui est de l’autre côté du cercle : votre 0.
    .one = Bien vu, 0 et 1 sont voisins aussi ! Mais l’autre voisin du 0 surprend davantage : essayez sur le 9.
    .eight = 8 et 9 se suivent, c’est vrai, et votre 8 irait très bien là. Montrez plutôt que du 9 on passe au 0.
    .discard = Défausser est toujours permis, jamais glorieux. Votre 0 a mieux à faire : le 9 l’attend.
