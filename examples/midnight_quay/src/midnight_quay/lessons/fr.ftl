### Le Quai de minuit : les leçons, en français.

lesson-names = Hugo, Zoé, Irma, Basile

lesson-honest = L’honnêteté paie double
    .goal = Dire vrai, et se faire ouvrir une caisse.
    .end = Hugo a ouvert pour rien : une caisse qui vaut ce qu’on en a dit rapporte deux fois l’annonce. La vérité aussi est un piège.
lesson-honest-1 = Posez une caisse fermée sur le quai et dites ce qu’elle vaut : vous seul savez si c’est vrai. Commencez par la vérité : offrez votre safran (5) comme du safran.
    .wrong = Offrez plutôt votre safran, et dites que c’en est.
    .more = Si Hugo ouvrait, la caisse vaudrait moins que l’annonce : il marquerait 6, et vous rien.
    .less = Permis, mais vous ne marquez jamais que l’annonce, ou son double : annoncez 5.

lesson-inspect = L'œil du douanier
    .goal = Savoir quand ouvrir une caisse.
    .end = Ouvrir un mensonge rapporte l’annonce, ouvrir la vérité la double pour l’autre. Comptez ce que vous avez vu : il n’y a que cinq caisses de chaque valeur.
lesson-inspect-1 = Hugo prétend offrir du verre de lune (6). Il n’y en a que cinq : trois sont ouverts sur les planches, et vous tenez les deux autres.
    .done = Des navets ! Vous marquez 6, et c’est à vous d’offrir.
    .wrong = Laissez passer, ou ouvrez : il n’y a pas d’autre réponse.
    .wave = Hugo marquerait 6 pour rien : ce ne peut pas être du verre de lune, vous savez où sont les cinq.
lesson-inspect-2 = À votre tour de vendre : offrez un vrai verre de lune (6) pour ce qu’il vaut.
    .wrong = Offrez un verre de lune (6), et dites que c’en est.
lesson-inspect-3 = Hugo annonce de la paille mouillée (1), et aucune caisse ne vaut moins que 1. Ouvrir ne peut donc rien vous rapporter : laissez passer.
    .wrong = Laissez passer, ou ouvrez : il n’y a pas d’autre réponse.
    .open = Toute caisse vaut au moins 1 : l’annonce est vraie quoi qu’il arrive, et l’ouvrir donnerait 2 points à Hugo au lieu d’un.

lesson-bluff = Un petit mensonge
    .goal = Mentir un peu, mais pas trop.
    .end = Passé ! Plus l’annonce est haute, plus on a envie d’ouvrir : un petit mensonge passe mieux qu’un grand. À la fin, le plus de points gagne.
lesson-bluff-1 = Vous n’avez que de la paille et des navets. Offrez de la paille (1) pour un peu plus qu’elle ne vaut : 2 ou 3.
    .wrong = Offrez de la paille (1), et annoncez 2 ou 3.
    .true = C’est la vérité, et elle ne rapporte qu’un point. Risquez un peu plus.
    .greedy = Une telle annonce donne envie d’ouvrir : Hugo marquerait tout, et vous rien. Visez 2 ou 3.

lesson-match = Une nuit sur le quai
    .goal = Une partie entière contre un bot facile.
    .end = Vous savez jouer.
