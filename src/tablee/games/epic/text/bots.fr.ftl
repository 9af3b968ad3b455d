### Call to Adventure : Epic Origins : pourquoi un bot joue ainsi, en français.

why-keep-destiny = L’Origine apporte déjà un symbole { $skill }, que ce Destin compte.
why-keep-final = L’Origine apporte { LE($skill) }, une Compétence de l’Adversaire Final.
why-keep-class = La Classe sert les voies que ce Destin récompense.
why-odds = { $percent } % de chances de réussir, sans aucune carte.
why-odds-dark =
    { $runes ->
        [one] { $percent } % de chances de réussir avec une rune Sombre.
       *[other] { $percent } % de chances de réussir avec { $runes } runes Sombres.
    }
why-sure = Un Trait n’échoue jamais.
why-final-skill = { CAP(LE($skill)) } servira contre l’Adversaire Final.
why-destiny = Votre Destin récompense { LE($icon) }.
why-set = Une icône { $icon } de plus agrandit une série.
why-points =
    { $points ->
        [one] La voie vaut un point.
       *[other] La voie vaut { $points } points.
    }
why-explore = Rien de ce qui est visible ne vaut une nouvelle carte.
why-play-now = Cette carte ne gagne rien à attendre, et jouée elle vaut un point.
why-play-own =
    { $missing ->
        [one] Il manque un point pour réussir.
       *[other] Il manque { $missing } points pour réussir.
    }
why-play-margin = Chaque point de plus compte, et une carte jouée vaut un point.
why-play-help = La réussite de ce Héros aide toute l’équipe.
why-play-against = Ce Héros est un rival : mieux vaut que son Défi soit raté.
why-cancel = Sans cette carte de la pile, le Défi se présente mieux.
why-retry = Un nouveau lancer a de bonnes chances de faire mieux.
why-pass-safe = Le Défi est déjà réussi : les cartes serviront plus tard.
why-pass-keep = Les cartes en main valent plus que ce qu’elles changeraient ici.
why-store = Débloque l’effet { $level } de la Classe.
why-moons = Le résultat compte plus que le niveau perdu.
why-no-moons = Le résultat suffit : inutile de prendre une Corruption.
why-discard = C’est la carte qui servira le moins.
why-draw = Une carte jouée vaut un point, et son effet en plus.
why-special = L’effet de l’Héritage vaut ici plus qu’une carte.
why-team-safe = L’équipe est bien partie contre l’Adversaire.
why-team-open = Rien n’est décidé contre l’Adversaire.
why-team-close = Contre l’Adversaire Final, chaque point compte.
why-team-lost = La défaite menace : il faut prendre des risques.
