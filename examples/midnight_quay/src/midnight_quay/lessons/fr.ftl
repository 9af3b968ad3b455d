### Le Quai de minuit : les leçons, en français.

## Les autres joueurs

lesson-names = Basile

## 1. Contrôler

lesson-inspect = Le douanier aux pieds froids
    .goal = Ouvrir une caisse quand l’annonce est un mensonge, la laisser passer sinon.
    .end = Ouvrir rapporte si la caisse vaut moins que l’annonce ; sinon, qui l’a vendue marque le double. Qui a contrôlé offre ensuite.
lesson-inspect-1 = Basile pose une caisse fermée sur le quai et dit « du verre de lune », 6. Il y a cinq caisses de chaque valeur : quatre de verre de lune sont ouvertes devant vous, vous tenez la cinquième, ouvrez donc la sienne.
    .done = Mensonge : vous marquez les 6 points annoncés, et lui rien. Puis vous avez offert une caisse à votre tour, et Basile l’a laissée passer.
    .wrong = Ouvrez la caisse.
    .wave = La caisse passerait sans être vue, et Basile marquerait 6. Or ce ne peut pas être du verre de lune.
lesson-inspect-2 = Cette fois, Basile dit « de la paille mouillée », 1. Aucune caisse ne vaut moins de 1, l’annonce ne peut donc pas mentir : laissez-la passer.
    .wrong = Laissez passer la caisse.
    .open = L’annonce tiendrait, et Basile marquerait le double : 2 au lieu de 1.

## 2. Offrir

lesson-offer = Des navets, monsieur le douanier
    .goal = Offrir une caisse, une fois en disant vrai, une fois en mentant.
    .end = Passée : vous marquez ce que vous avez dit, et personne n’en saura jamais rien. Un menteur qui dit vrai de temps en temps est un menteur redoutable.
lesson-offer-1 = Vous tenez trois caisses que personne d’autre ne voit ; offrez-en une, fermée, en annonçant une valeur de 1 à 6. Commencez par la vérité : offrez votre safran comme du safran, 5.
    .done = Basile l’a ouverte : 5, c’est exact, et la vérité dont on doute paie double. Vous marquez 10.
    .wrong = Offrez votre safran pour ce qu’il est.
    .more = Du safran annoncé 6 : passé, il vous rapporterait 6 ; ouvert, il les rapporterait à Basile, car il vaut moins que l’annonce. Dites vrai, pour une fois.
    .less = C’est permis, et l’annonce tiendrait ; mais vous marqueriez moins que la caisse ne peut rapporter. Dites 5.
    .other = Une autre caisse, une autre fois : la meilleure, à présent, c’est le safran, 5.
lesson-offer-2 = Après chaque offre, on va chercher une caisse sur la charrette : vous en tenez de nouveau trois. À présent, mentez : offrez vos navets comme quelque chose de mieux que 2.
    .wrong = Offrez vos navets, et annoncez plus de 2.
    .honest = La vérité est sûre, mais des navets ne valent presque rien. Annoncez davantage, sans sourciller.
    .other = Gardez vos bonnes caisses pour le moment où Basile doutera de vous. Ce sont les navets qui ont besoin d’un mensonge.

## 3. La fin

lesson-end = La dernière caisse
    .goal = Compter les points, et juger la dernière caisse de la nuit.
    .end = Des navets ! 36 à 28 : la partie finit quand il n’y a plus de caisse à offrir, et qui a le plus de points gagne.
lesson-end-1 = La charrette est vide, les mains aussi : c’est la dernière caisse, et vous menez 31 à 28. Basile dit « du safran », 5 : comptez ce qui arrive si elle passe, et décidez.
    .wrong = Ouvrez la caisse.
    .wave = Passée, elle donne 5 points à Basile : 33 contre vos 31, et la nuit est à lui. Vous ne pouvez gagner qu’en l’ouvrant.

## 4. Une partie entière

lesson-match = Une nuit entière
    .goal = Une partie entière contre un bot facile, avec un entraîneur qui ne parle que si c’est utile.
    .end = Vous connaissez le quai, maintenant. Attention à la marche.
