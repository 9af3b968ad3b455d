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

## 2. Même valeur, ma place

lesson-cover = Ôte-toi de là
    .goal = Recouvrir un héros adverse de même valeur et prendre sa place.
    .end = Recouvrir, c’est gagner deux fois : votre carte entre, celle de l’adversaire sort pour toujours. Une seule limite : on ne recouvre jamais sa propre équipe.
lesson-cover-1 = Un héros de même valeur recouvre la dernière carte d’un adversaire, l’élimine et prend sa place. Les Greeners ont un 2 au bout de la colonne 1 : faites-lui rencontrer le vôtre.
    .done = Leur 2 est éliminé. Basile se venge sur la colonne 5 : son 6 recouvre le vôtre.
    .wrong = Cherchez une carte des Greeners qui porte exactement la même valeur que l’une des vôtres.
    .step = Ce serait un +1/−1 : permis, mais il n’élimine personne. Ici, il faut la même valeur, sur la carte d’un autre.
    .discard = Défausser n’élimine personne d’autre que votre carte. Votre 2 peut faire mieux, sur la colonne 1.
lesson-cover-2 = Votre premier 6 ne reviendra plus : ce qui est éliminé l’est pour de bon. Mais vous avez pioché l’autre : reprenez la colonne 5.
    .wrong = Laissez cela pour plus tard : Basile occupe la colonne 5, et vous avez en main de quoi l’en chasser.
    .step = Votre carte se poserait là, mais à côté du 6 de Basile, qui compterait toujours pour lui. Il faut la même valeur pour l’éliminer.
    .discard = Vous perdriez une carte, et Basile garderait la colonne 5. Votre 6 l’attend.

## 3. La paire

lesson-pair = Deux valent mieux
    .goal = Poser une paire d’un seul geste.
    .end = Une paire va partout où irait l’une de ses cartes, et les deux comptent. On n’est jamais obligé de la jouer ensemble, mais un tour pour deux cartes, cela se prend.
lesson-pair-1 =
    Deux héros de même valeur se posent en une seule action : la paire recouvre un adversaire ou prolonge une colonne, et vos deux cartes restent visibles. { $screen ->
        [phone] Touchez « { ui-push-pair } », puis la colonne 1 : vos deux 3 remplaceront celui des Greeners.
        [terminal] Posez la paire de 3 sur la colonne 1 : elle remplacera le 3 des Greeners.
       *[laptop] Cliquez sur « { ui-push-pair } », puis sur la colonne 1 : vos deux 3 remplaceront celui des Greeners.
    }
    .wrong = Le 8 peut attendre : ce sont vos deux 3 qui vont ensemble.
    .extend = La paire irait bien là, en prolongeant la colonne, mais elle n’éliminerait personne. Visez le 3 des Greeners, colonne 1.
    .single = Un seul 3 se pose aussi, mais le second devrait attendre un autre tour. Prenez les deux à la fois.
    .discard = Pourquoi défausser une carte quand deux peuvent se poser d’un coup ?

## 4. La suite

lesson-run = Trois d’un coup
    .goal = Poser une suite de trois héros.
    .end = La dernière carte de la colonne décide du sens : sur un 2 adverse, c’est 2-1-0 ; sur un 9, ce serait 0-1-2. Sur la valeur du milieu, jamais.
lesson-run-1 =
    Trois héros qui se suivent forment une suite et se posent ensemble, en montant ou en descendant. { $screen ->
        [phone] Touchez « { ui-push-run } », puis la colonne 3 : la vôtre commencera par recouvrir le 2 des Greeners.
        [terminal] Posez la vôtre sur la colonne 3, où elle commencera par recouvrir le 2 des Greeners.
       *[laptop] Cliquez sur « { ui-push-run } », puis sur la colonne 3 : la vôtre commencera par recouvrir le 2 des Greeners.
    }
    .wrong = Ce sont vos trois cartes qui vont ensemble : 0, 1 et 2 se suivent.
    .extend = La suite prolongerait cette colonne, et c’est permis. Mais sur la colonne 3 elle élimine en plus une carte des Greeners.
    .single = Une carte à la fois, c’est permis ; mais vos trois cartes se suivent, et un seul tour suffit pour toutes.
    .discard = Ne défaussez rien : vos trois cartes peuvent se poser d’un seul coup.

## 5. Le Push

lesson-push = Poussez-vous !
    .goal = Éliminer une carte au milieu d’une colonne avec un Push.
    .end = Le Push est la seule façon d’atteindre une carte à l’intérieur d’une colonne. Il ne regarde ni les valeurs ni les équipes, et une colonne d’une seule carte ne se pousse pas.
lesson-push-1 = Un Push fait remonter la dernière carte d’une colonne d’un cran : elle recouvre la précédente et l’élimine. Dans la colonne 1, un 9 des Greeners se croit à l’abri : délogez-le.
    .wrong = Aucun héros n’atteint une carte à l’intérieur d’une colonne : pour ce 9, il faut votre Push.
    .own = Là, le Push éliminerait une carte à vous : il ne fait pas de différence. Poussez la colonne 1, où c’est un 9 des Greeners qui est devant le 0.
    .discard = Un Push défaussé ne pousse rien. Jouez-le sur la colonne 1.

## 6. Les points

lesson-score = Dix points par colonne
    .goal = Mettre une carte là où elle rapporte le plus.
    .end = Dix points pour qui a seul le plus fort total d’une colonne, et pour chacun la valeur de sa meilleure carte : voilà tout le décompte. Les nombres au pied des colonnes vous tiennent au courant.
lesson-score-1 = À la fin, chaque colonne donne 10 points à qui y pèse le plus, et à chacun la valeur de sa meilleure carte. Votre 9 peut aller sur deux colonnes : posez-le là où il change tout.
    .done = La colonne 2 est à vous : 9 contre 8, soit 10 points pris à Basile, et 9 pour votre meilleure carte.
    .wrong = Bonne idée peut-être, mais c’est du 9 qu’il s’agit : sur quelle colonne renverse-t-il le total ?
    .more = Vous menez déjà la colonne 1 par 15 à 0 : le 9 n’y ajouterait qu’un point, 9 au lieu de 8 pour la meilleure carte. Cherchez une colonne que Basile mène.
    .discard = Une carte défaussée ne pèse nulle part. Votre 9 peut prendre une colonne entière.
lesson-score-2 = Dans la colonne 4, Basile a 4 et vous 3 + 1 : à égalité, les totaux s’annulent et personne ne touche les 10 points. Départagez-vous.
    .wrong = Cela ne touche pas à la colonne 4, où les totaux s’annulent : une de vos cartes peut y aller.
    .second = Là, vous auriez 2 contre 3 : seulement les 2 points de votre carte, et la colonne resterait à Basile. À la colonne 4, le même 2 en rapporte 10.
    .discard = Défausser laisserait l’égalité, et les 10 points à personne.

## 7. La fin

lesson-end = Savoir s’arrêter
    .goal = Finir la manche au bon moment.
    .end = 61 à 50 ! La manche s’arrête net dès qu’un joueur n’a plus de carte, ni en main ni en pile : qui mène a raison de se presser, qui perd doit garder de quoi jouer.
lesson-end-1 = C’est votre dernière carte, et votre pile est vide : dès que vous l’aurez jouée, la manche est finie et l’on compte. Vous menez de peu : défaussez ce Push, qui vous coûterait une colonne.
    .wrong = Il ne reste qu’une carte et qu’une bonne façon de finir : la défausse.
    .push = Le Push ferait d’abord son effet : il éliminerait une carte à vous, Basile prendrait la colonne, et il gagnerait 60 à 51 ou à 50. Défaussez-le plutôt.

## 8. Le départ

lesson-starters = Choisir ses cartes de départ
    .goal = Prendre une équipe et choisir en secret ses trois premières colonnes.
    .end = Les six cartes de départ forment l’étoile : chacune est la base d’une colonne, et n’importe qui peut la prolonger, la recouvrir ou la pousser. Vous savez tout ce qu’il faut pour une vraie manche.
lesson-starters-1 = Une partie commence par le choix d’une équipe : elles ont les mêmes cartes, seules les blagues changent. Prenez celle qui vous plaît.
    .wrong = Il n’y a pas de mauvaise équipe : prenez celle qui vous plaît.
lesson-starters-2 = Chacun choisit ensuite trois héros en secret, et l’on retourne tout en même temps : chacun ouvrira une colonne. Prenez-en trois, sans 0.
    .wrong = Il faut trois héros de votre équipe, ni plus ni moins.
    .zero = Un 0 est permis, mais il ne pèse rien et ne gagne jamais une colonne à lui seul. Prenez plus fort pour commencer.

## 9. La partie

lesson-match = Une vraie manche
    .goal = Une manche entière contre un bot facile, avec un entraîneur qui ne parle que si c’est utile.
    .end = Une manche entière, et à vous de jouer désormais ! La prochaine fois, essayez un bot plus fort, ou invitez quelqu’un.
