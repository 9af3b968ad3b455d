### Call to Adventure: Epic Origins : les leçons, en français. docs/lessons.md dit comment elles s’écrivent.

## Les autres joueurs

lesson-names = Maud

## 1. Un Défi

lesson-challenge = Deux Compétences, deux voies
    .goal = Tenter un Défi : choisir une voie, lancer les runes, réussir ; puis rater.
    .end = 3 contre 4, c’est un échec : la carte est défaussée, mais on apprend de ses échecs, et vous gagnez 1 XP. L’Adversaire en gagne 1 aussi ; nous en reparlerons.
lesson-challenge-1 =
    Pour un Défi, on lance toujours les trois runes de Base, plus une rune par symbole que votre Héros possède dans les deux Compétences du Défi. Votre { card-022 } a Force et Intelligence : { $screen ->
        [phone] touchez « { card-068 } », qui montre les deux, et tentez sa voie du haut.
        [terminal] tentez la voie du haut de « { card-068 } », qui montre les deux.
       *[laptop] cliquez sur « { card-068 } », qui montre les deux, et tentez sa voie du haut.
    }
    .wrong = Cherchez le Défi qui montre vos deux Compétences : « { card-068 } ».
    .bottom = La voie du bas est plus difficile d’un point : 4 au lieu de 3, pour une autre récompense. Commencez par celle du haut.
    .single = Ce Défi ne montre qu’une de vos deux Compétences : vous lanceriez quatre runes. Dans « { card-068 } », vous en lancez cinq.
    .bare = « { card-077 } » ne montre aucune de vos Compétences : vous lanceriez les trois runes de Base, et rien d’autre.
lesson-challenge-2 = Une barre vaut 1, un symbole de Compétence 2, une face vierge 0 : cela fait 5 contre une difficulté de 3, et 3 auraient suffi. Après chaque lancer s’ouvre une fenêtre où l’on peut jouer des cartes ; vous n’en avez pas, passez donc pour la refermer.
    .done = Réussi ! La carte se glisse sous votre Origine, la voie choisie bien visible : vous avez désormais deux symboles Intelligence.
    .wrong = Il n’y a rien d’autre à faire ici : passez, et le résultat compte.
lesson-challenge-3 = Chaque tour ajoute une carte à votre Histoire, pas davantage ; la rangée s’est déjà complétée. Finissez votre tour.
    .wrong = Votre carte de ce tour est ajoutée : finissez-le, et le suivant commence.
lesson-challenge-4 = La voie du bas est toujours plus difficile d’un point, et souvent plus riche : « { card-067.bottom } » demande 4, et rapporte un symbole Charisme et 1 Triomphe, un point à la fin. De l’audace : tentez la voie du bas de « { card-067 } ».
    .wrong = C’est permis, mais prenez un risque, cette fois : la voie du bas de « { card-067 } », difficulté 4.
    .top = La voie du haut ne demande que 3, mais elle ne rapporte aucun point. Osez celle du bas : qui échoue ne perd que la carte.
    .bare = Ce Défi ne montre ni Force ni Intelligence : vous lanceriez les trois runes de Base, et rien d’autre. Dans « { card-067 } », votre Force compte.

## 2. Les Traits et les Actes

lesson-trait = Une page par tour
    .goal = Gagner des Traits, achever l’Acte I, explorer l’Acte II.
    .end = Une Histoire complète a neuf cartes : trois sous l’Origine, trois sous la Classe, trois sous le Destin. On choisit parmi les cartes de son Acte en cours, ou d’un Acte suivant dont la rangée est visible.
lesson-trait-1 = Un Trait se gagne sans être tenté : on ne lance rien, et cela ne rate jamais ; son texte s’applique, puis ses icônes entrent dans votre Histoire. La rangée offre deux Traits : gagnez celui qui vous rapporte aussi 1 XP.
    .done = Grâce à votre Force, vous gagnez 1 XP, et le symbole Charisme est à vous pour toujours.
    .wrong = Vous pourrez le faire à tout moment de votre tour, mais gagnez d’abord un Trait : « { card-059 } ».
    .tough = « { card-055 } » ne rapporte un XP qu’à ceux qui ont un symbole Dextérité, et vous n’en avez pas. Voyez ce que demande l’autre.
    .attempt = Un Défi serait votre carte de ce tour, et il pourrait rater. Pour une fois, jouez la sûreté : un Trait.
    .explore = Explorer, c’est payer 1 XP pour remplacer une carte de la rangée. Ce qu’il vous faut s’y trouve déjà.
lesson-trait-2 = C’était la troisième carte sous votre Origine : l’Acte I est complet, et vous n’en prendrez plus de carte. Finissez votre tour : au début du suivant, la rangée de l’Acte II se dévoile.
    .done = L’Acte II est dévoilé : des Défis plus difficiles, des cartes plus riches.
    .wrong = Il n’y a rien d’autre à faire ce tour-ci : finissez-le.
    .store = Les XP placés sur votre Classe y restent pour toujours. Gardez-les pour l’Acte II, et finissez votre tour.
lesson-trait-3 =
    Aucun Défi de l’Acte II ne montre une Compétence que vous avez. Avant d’ajouter une carte, on peut explorer, autant de fois qu’on peut payer : { $screen ->
        [phone] touchez l’un d’eux et remplacez-le pour 1 XP.
        [terminal] remplacez l’un d’eux pour 1 XP.
       *[laptop] cliquez sur l’un d’eux et remplacez-le pour 1 XP.
    }
    .wrong = Les XP placés sur votre Classe y restent pour toujours. Il vous faut celui-ci pour explorer.
    .trait = Un Trait ne rate jamais : laissez-le là, on ne sait jamais. Remplacez plutôt un Défi pour lequel vous n’avez aucune rune.
    .past = L’Acte I est derrière vous : vous n’en prenez plus de carte, et une nouvelle ne vous servirait à rien.
    .beasts = « { card-082 } » est sûr, mais ne rapporterait pas d’XP : il demande Dextérité ou Sagesse à votre tour précédent. Voyez d’abord ce qu’offre la pioche.
    .bare = Vous n’avez aucun symbole de ses Compétences : les trois runes de Base font 3 au plus, et il demande 5 ou davantage.
lesson-trait-4 = « { card-084 } » est un Trait qui rapporte 1 XP si Intelligence ou Charisme est entré dans votre Histoire à votre tour précédent : c’est justement le cas. Gagnez-le.
    .wrong = Les XP placés sur votre Classe y restent pour toujours, et il y a mieux à faire : gagnez « { card-084 } ».
    .again = Vous le pourriez, pour un autre XP. Mais ce que vous cherchiez est là : « { card-084 } ».
    .beasts = « { card-082 } » ne rapporterait pas d’XP ; « { card-084 } », si, avec une icône Royauté.
    .bare = Vous n’avez aucun symbole de ses Compétences : les trois runes de Base font 3 au plus, et il demande 5 ou davantage.

## 3. Les runes Sombres

lesson-dark = Le prix de la lune
    .goal = Ajouter des runes Sombres, prendre une Corruption, remonter.
    .end = Votre niveau dit ce que vous pouvez jouer : les cartes Héros aux niveaux 1 à 5, les cartes Antihéros aux niveaux 3 à 8. À la fin, il vaut aussi des points : du Triomphe en haut, de la Tragédie plus bas, et 4 de moins tout au fond.
lesson-dark-1 = Difficulté 4, pour les runes de Base et une seule rune de Force : les chances sont maigres, mais vous avez 2 XP pour y remédier. Tentez la voie du haut de « { card-064 } ».
    .wrong = Une autre fois, peut-être : tentez la voie du haut de « { card-064 } ».
    .bottom = La voie du bas demande 5 : vos quatre runes devraient toutes montrer leur meilleure face. Prenez celle du haut.
    .bare = Là, vous lanceriez les trois runes de Base, et rien d’autre ; dans « { card-064 } », votre Force compte aussi.
    .deed = « { card-169 } » se joue presque à tout moment : elle peut attendre un peu.
    .spend = Vos 2 XP serviront dans un instant, pour des runes Sombres : laissez-les dans votre réserve.
lesson-dark-2 = Une rune Sombre coûte 1 XP et vaut 1, ou 2 si elle montre une lune ; mais chaque lune vous fait prendre une Corruption, que le Défi réussisse ou non. Vos chances sont affichées, 31 % sans aucune et 98 % avec deux : ajoutez-en deux.
    .wrong = Sur votre Classe, ces XP resteraient pour toujours, sans rien changer à ce Défi.
    .none = Il vous resterait 31 % de chances : deux échecs sur trois, avec 2 XP en poche.
    .one = 81 %, et une lune au plus : c’est raisonnable. Mais ajoutez-en deux, cette fois, pour voir ce que fait la lune.
lesson-dark-3 = 5 contre 4, c’est gagné ; mais une rune montre une lune. Passez : quand la fenêtre se referme, la lune fait descendre votre marqueur d’un niveau.
    .done = La carte est à vous, avec une carte Antihéros ; le marqueur est au niveau 4. L’Épouse du Seigneur se nourrit de Corruption : elle gagne 1 XP.
    .wrong = Passez, pour que le résultat compte.
    .deed = C’est permis, mais laissez d’abord la lune faire son œuvre : passez.
lesson-dark-4 = Le contraire d’une Corruption est une Vertu : elle fait remonter le marqueur d’un niveau, et coûte 1 XP à l’Épouse du Seigneur. Jouez « { card-169 } », qui est dans votre main : à votre tour, hors d’un Défi, une carte s’applique aussitôt.
    .wrong = Jouez « { card-169 } », qui est dans votre main.
    .leave = Vous pouvez en rester là, au niveau 4, avec 6 XP pour l’Adversaire. Mais vous avez en main de quoi réparer l’un et l’autre.

## 4. L’expérience

lesson-experience = De l’expérience bien placée
    .goal = Placer des XP sur votre Classe, et utiliser la capacité de votre Origine.
    .end = Les XP viennent des échecs et de bien des cartes ; ils paient l’exploration, les runes Sombres, les capacités et les effets de votre Classe. Ceux qui restent dans votre réserve à la fin valent 1 point chacun.
lesson-experience-1 =
    Les XP placés sur une Classe n’en reviennent jamais, mais à 2 elle donne son premier effet pour toujours, à 4 le deuxième, à 6 le troisième. À 2 XP, votre { card-032 } ajoute 1 dans les Défis de Force : { $screen ->
        [phone] touchez votre Héros, en haut, et placez 2 XP.
        [terminal] placez 2 XP.
       *[laptop] cliquez sur la deuxième case de votre Classe pour y placer 2 XP.
    }
    .wrong = Placez d’abord vos XP : l’effet de votre Classe servira dès ce tour-ci.
    .one = Un seul XP ne donne encore rien : il en faut deux pour le premier effet.
    .three = Le troisième resterait là sans effet tant qu’un quatrième ne l’aurait pas rejoint, et il ne reviendrait pas.
    .attempt = On peut placer des XP même pendant un Défi, jusqu’à son issue. Mais faites-le maintenant, puis tentez.
    .explore = La rangée a ce qu’il vous faut. Gardez vos XP pour votre Classe.
lesson-experience-2 = Une voie est « de Force » quand sa récompense est un symbole Force, peu importent les runes qu’on lance. Trouvez la seule voie de Force de cette rangée, et tentez-la.
    .wrong = C’est permis, mais votre Classe attend une voie de Force : il y en a une dans la rangée.
    .survivor = « { card-064.top } » a pour récompense Constitution : votre Classe n’ajouterait rien. L’autre voie de la même carte donne Force.
    .other = Cette voie donne une autre Compétence : votre Classe n’ajouterait rien. Cherchez un symbole Force parmi les récompenses.
    .store = Le troisième XP ne donne rien sans un quatrième, et ce serait votre dernier. Gardez-le.
lesson-experience-3 = Une rune Sombre s’achète avant le lancer, sans savoir si l’on en aura besoin. Or, pour 1 XP, votre { card-022 } ajoute un symbole après le lancer : n’ajoutez aucune rune Sombre, et gardez votre XP.
    .wrong = Le troisième XP ne donne rien sans un quatrième. Gardez-le dans votre réserve.
    .one = Cela fait 81 %, et peut-être une lune ; mais il ne vous resterait plus d’XP une fois les runes lancées. Votre Origine offre mieux.
lesson-experience-4 = 3 par les runes et 1 par votre Classe : 4 contre 5, il manque un point. Une fois par Défi, votre { card-022 } dépense 1 XP pour ajouter un symbole et lancer sa rune : utilisez cette capacité.
    .wrong = Utilisez la capacité de votre { card-022 }.
    .pass = 4 contre 5, c’est un échec, et la carte serait perdue. Il vous reste 1 XP, et de quoi en faire bon usage.
    .store = Sur votre Classe, cet XP ne changerait rien : il en faut quatre pour le deuxième effet.
lesson-experience-5 = Le symbole peut être de l’une ou l’autre Compétence du Défi, et sa rune vaut au moins 1. Choisissez : les deux feront l’affaire.
    .wrong = Choisissez l’une des deux Compétences de ce Défi.

## 5. Les cartes en main

lesson-hand = Chacun son atout
    .goal = Jouer des cartes après un lancer, en annuler une, aider un autre Héros.
    .end = Aidez ou gênez à votre guise : la défaite est commune, la victoire ne l’est pas. Chaque carte jouée vaut 1 point à la fin, de Triomphe pour une carte Héros, de Tragédie pour une carte Antihéros ; dans la main, elle ne vaut rien.
lesson-hand-1 = Vous avez délogé un ours, 3 contre 3, mais après un lancer tout le monde peut jouer des cartes : celle de Maud, « { card-200 } », va retirer 2. Répondez par « { card-159 } », qui ajoute 2 à une voie de Force.
    .wrong = Jouez « { card-159 } » : c’est une voie de Force.
    .pass = Si vous passez tous deux, la carte de Maud s’applique : 1 contre 3, un échec.
    .parry = « { card-178 } » annulerait la carte de Maud, et cela suffirait. Mais gardez-la : qui sait ce que Maud a encore en main ?
lesson-hand-2 = Maud insiste : « { card-202 } » va augmenter la difficulté de 2, et 3 contre 5 ne suffira pas. « { card-178 } » annule une carte Antihéros qui attend sur la pile : jouez-la.
    .wrong = Jouez « { card-178 } ».
    .pass = 3 par les runes, 2 de moins, 2 de plus, contre 5 : un échec. Vous avez en main ce qu’il faut.
lesson-hand-3 = La dernière carte jouée s’applique la première : la vôtre passe donc avant celles de Maud. Choisissez la carte qu’elle annule : l’un ou l’autre choix vous sauve.
    .done = L’ours est dehors ! Maud dirige maintenant les gardes : 3 contre 4.
    .wrong = Choisissez l’une des deux cartes de Maud.
lesson-hand-4 = Si Maud échoue, l’Adversaire gagne 1 XP, et s’il lui en reste à la fin, vous perdez tous les deux. « { card-161 } » ajoute 2 à toute voie de Charisme : jouez-la, elle vous vaut 1 point.
    .wrong = Jouez « { card-161 } » sur le Défi de Maud.
    .pass = Vous pouvez la laisser échouer ; mais l’Adversaire gagnerait 1 XP, et vous n’auriez pas marqué votre point.

## 6. Le triangle double

lesson-double = Le triangle double
    .goal = En appeler à votre Héritage, et essuyer une Action de l’Adversaire.
    .end = Un lancer sur deux montre le triangle double : l’Adversaire agit, votre Héritage se réveille. Les cartes des Héros s’appliquent avant l’Action : jouez les vôtres tant qu’il est temps.
lesson-double-1 = Le triangle double révèle une Action de l’Adversaire, ici « { card-146 } », et réveille votre Héritage : une carte à piocher, ou son effet propre, +1 pour un { card-001 }. À 3 contre 3, vous avez ce qu’il faut : piochez une carte, Héros ou Antihéros.
    .wrong = Piochez une carte, Héros ou Antihéros.
    .special = 3 contre 3, c’est déjà réussi : un point de plus n’apporterait rien.
    .decline = Vous pouvez renoncer, mais une carte est toujours bonne à prendre, surtout quand l’Adversaire s’apprête à vous en prendre une.
lesson-double-2 = « { card-146 } » s’applique : défaussez une carte ; la main vide, la difficulté aurait monté de 2. Choisissez celle qui vous manquera le moins.
    .done = Réussi. Au tour suivant, vous poursuivez un criminel, et revoilà le triangle double.
    .wrong = Choisissez une carte à défausser.
lesson-double-3 = 2 contre 3, il manque un point, et « { card-151 } » attend sur la pile. Cette fois, utilisez l’effet propre de votre Héritage : il ajoute 1.
    .wrong = Utilisez l’effet propre de votre Héritage.
    .take = Une carte servira peut-être un jour ; aujourd’hui, il vous manque un point, et votre Héritage a justement ce point-là.
    .decline = Sans votre Héritage, on en reste à 2 contre 3 : un échec.
lesson-double-4 = « { card-151 } » vous laisse le choix : prendre une Corruption, ou voir la difficulté monter de 2. Vous en êtes à 3 contre 3 : choisissez ce qui sauve votre réussite.
    .wrong = Choisissez l’un des deux.
    .harder = 3 contre 5 : vous échoueriez, et l’Adversaire y gagnerait 1 XP aussi.

## 7. L’Adversaire

lesson-adversary = Face à face
    .goal = Affronter l’Adversaire après l’Acte II, et lui ôter ses XP.
    .end = Maud a échoué, et l’Adversaire a de nouveau 1 XP : un Adversaire sans XP n’est pas encore vaincu. Ce qui compte, c’est qu’il n’en ait plus tout à la fin, quand chacun aura affronté sa face finale.
lesson-adversary-1 = Quand trois cartes sont sous votre Classe, votre tour suivant est pour l’Adversaire, et vous n’ajoutez rien à votre Histoire. L’Épouse du Seigneur demande 6 par Sagesse et Charisme, et l’on ajoute 2 si l’on a deux Traits, comme vous : affrontez-la.
    .wrong = Affrontez l’Adversaire.
    .explore = Ce tour-ci, vous n’ajoutez aucune carte à votre Histoire : une nouvelle dans la rangée ne vous aiderait pas.
    .store = Un seul XP sur votre Classe ne donne rien. Gardez-le.
lesson-adversary-2 = Pour chaque point au-dessus de 6, elle perd l’un de ses 5 XP : plus il y en a, mieux c’est. Ajoutez une rune Sombre ou aucune, comme il vous plaira ; mais une lune vous corrompt, et lui donne d’abord 1 XP.
    .wrong = Un seul XP sur votre Classe ne donne rien. Ajoutez une rune Sombre, ou aucune.
lesson-adversary-3 = Les 6 points sont dépassés, mais c’est ce qui dépasse qui lui coûte des XP. « { card-167 } » ajoute 2 contre l’Adversaire : jouez-la.
    .done = Il ne lui reste pas un XP, et vous piochez une carte Héros. Tout le monde a maintenant affronté la face avant, et la carte se retourne : voici le Seigneur des Ombres, l’Adversaire Final.
    .wrong = Jouez « { card-167 } ».
    .pass = C’est déjà une réussite, mais elle garderait une partie de ses XP.
    .use = Une rune de plus lui ferait mal aussi, contre votre dernier XP. « { card-167 } » est gratuite, certaine, et vaut 1 point.
    .store = Un seul XP sur votre Classe ne donne rien, et ne lui fait rien non plus.
lesson-adversary-4 = L’Adversaire grandit par ce qui est écrit sur lui, ici chaque Corruption, et par la Quête : 1 XP dès qu’un Héros échoue à un Défi d’Acte. Finissez votre tour, et regardez Maud tenter sa chance contre un dragon.
    .wrong = Finissez votre tour.
    .store = Un seul XP sur votre Classe ne donne rien. Gardez-le, et finissez votre tour.

## 8. La fin

lesson-final = La dernière page
    .goal = Achever votre Histoire, vaincre l’Adversaire Final, compter les points.
    .end = Votre score de Destin est 38, celui de Maud 12, et le plus haut gagne : 18 de Triomphe, 1 de Tragédie, 12 pour vos séries d’icônes Histoire, 7 pour l’Adversaire Final, et 1 de plus par XP en réserve, si vous en aviez gardé. S’il était resté un seul XP à l’Adversaire, personne n’aurait gagné.
lesson-final-1 = Maud a placé sa neuvième carte : voici votre dernier tour ordinaire. Trois icônes Histoire pareilles valent 4 points, quatre en valent 8, et vous en avez trois de Justice : gagnez le Trait qui vous rapporte le plus.
    .done = Quatre icônes Justice, que votre Destin compte aussi une à une, et 2 XP grâce à votre Vertu. À son tour final, Maud a échoué : il reste 8 XP, et vous jouez en dernier.
    .wrong = Gagnez « { card-101 } ».
    .trait = 2 points de Tragédie et une icône toute seule, qui ne vaut rien : il y a mieux.
    .attempt = Vos cinq runes font 7 au plus, et il demande 8 ou davantage.
    .keep = « { card-174 } » ôte 1 XP à l’Adversaire, presque à tout moment. Gardez-la jusqu’à savoir ce qui manque.
lesson-final-2 = Un tour final n’a qu’un but, l’Adversaire Final, et qui le vainc en marque les points. Affrontez le Seigneur des Ombres : 8 par Constitution et Sagesse, et vous avez trois symboles de chacune.
    .wrong = Affrontez l’Adversaire Final.
    .keep = Pas encore : après le lancer, vous saurez ce qui manque.
    .spend = Après ce tour, plus rien ne suit : vos XP seront mieux employés en runes Sombres.
lesson-final-3 = Il a 8 XP : dépassez 8 d’aussi loin que possible. Vos 2 XP en réserve vaudraient 2 points à la fin, mais les points ne valent rien s’il survit : ajoutez deux runes Sombres.
    .done = Les runes à trois points sont les troisièmes de leur Compétence : un symbole ou, au lieu d’une barre, une récompense, XP ou carte.
    .wrong = Il n’est plus temps de penser à votre Classe : ajoutez deux runes Sombres.
    .fewer = Un XP gardé vaut 1 point. Mais s’il en reste un seul à l’Adversaire, tout le monde perd, quels que soient les scores.
lesson-final-4 = 13 contre 8 lui ôte 5 de ses 8 XP. Jouez ce qui augmente le résultat : « { card-167 } ».
    .done = Réussi : ses 7 points de Triomphe seront pour vous, quand on comptera. Mais il est encore debout.
    .wrong = Jouez « { card-167 } ».
    .pass = Il lui resterait 3 XP, et la carte qui vous reste n’en ôte qu’un.
    .keep = Elle ôte 1 XP et peut attendre la fin du Défi ; « { card-167 } » ne le peut pas.
lesson-final-5 = Il reste un seul XP, et avec lui tout le monde perd. C’est le moment : jouez « { card-174 } ».
    .wrong = Jouez « { card-174 } ».
    .leave = Quand le tour s’achève, une dernière fenêtre s’ouvre, et puis c’est fini : avec 1 XP de reste, tout le monde perd. Pourquoi attendre ?

## 9. Un Héros

lesson-hero = Naissance d’un Héros
    .goal = Composer votre Héros : une Origine, une Classe, un Destin.
    .end = 1 XP avant même la première rune : un Héros bien assorti vit bien. Une partie entière commence exactement ainsi, et continue avec tout ce que vous savez maintenant.
lesson-hero-1 = Chacun reçoit un Héritage, une carte Héros et 3 XP, et garde en secret une Origine, une Classe et un Destin sur deux. Choisissez des cartes qui tirent dans le même sens : gardez les trois qui parlent de Force et de Constitution.
    .done = Votre Héros est né. Personne d’autre ne connaît son Destin, qui se dévoilera à la fin et rapportera ses points.
    .wrong = Gardez l’Origine, la Classe et le Destin qui parlent de Force et de Constitution.
    .destiny = « { card-045 } » rapporte par Dextérité, Sagesse et Nature. Un Héros qui grandit en Force et en Constitution mérite un autre Destin.
    .origin = « { card-017 } » commence avec Intelligence et Sagesse : aucune de vos deux Classes n’en tire parti.
    .class = « { card-030 } » excelle en Charisme et en Dextérité ; « { card-018 } » commence avec Force et Constitution.
lesson-hero-2 = Chaque Origine a une capacité pour toute la partie : « { card-018 } » gagne 1 XP quand vous tentez une voie de Force ou de Constitution, avant même de prendre les runes. Tentez une telle voie.
    .wrong = C’est permis, mais voyez d’abord ce que sait faire votre Origine : tentez une voie de Force.
    .other = Cette voie donne une autre Compétence : votre Origine ne rapporterait rien. Cherchez un symbole Force parmi les récompenses.
    .gain = Un Trait n’est pas tenté : votre Origine ne rapporte donc rien.
    .explore = La rangée a déjà des voies de Force. Gardez vos XP.

## 10. Une partie entière

lesson-match = Toute l’histoire
    .goal = Une partie entière en solo, face à l’Épouse du Seigneur, avec un entraîneur qui ne parle que si c’est utile.
    .end = Votre première Histoire est écrite ; à vous de la raconter.
