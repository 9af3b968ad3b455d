### Conan : les leçons, en français. docs/lessons.md dit comment elles s’écrivent.

## Les autres joueurs

lesson-names = Basile, Chloé, David

## 1. Le butin d’abord

lesson-loot = Le butin d’abord
    .goal = Envoyer son Héros sur une Aventure et rafler le butin.
    .end = 4 PG de plus, et l’Aventure reste devant vous. Votre Héros est de nouveau sur les routes : il repartira à la prochaine phase des Héros.
lesson-loot-1 = Les points de gloire (PG) sont votre score et votre bourse : à 30, la fin est proche, et c’est la plus grande gloire qui l’emporte. Votre Héros, le Mercenaire, est sur les routes : choisissez l’Auberge des pendus, où aucun Défi ne l’attend.
    .done = Aller quelque part, c’est toute l’action d’un tour. La manche s’achève, chacun a pioché une carte, et personne n’a barré la porte de l’Auberge.
    .wrong = Un Héros qui est sur les routes doit rejoindre une Aventure. Choisissez l’Auberge des pendus.
    .hoard = Le Trésor promet 8 PG, mais deux Défis cachés y retiendraient votre Héros tant qu’il ne les a pas surmontés. L’Auberge, elle, est libre.
lesson-loot-2 = Ni Défi ni Héros rival à l’Auberge : plus rien ne vous sépare du butin. Accomplissez l’Aventure.
    .wrong = Le butin est à portée de main : accomplissez l’Aventure.
    .move = Partir serait toute votre action, et 4 PG resteraient à l’Auberge. Servez-vous d’abord.
    .pass = Rien n’oblige à accomplir une Aventure, mais d’ici votre prochain tour quelqu’un peut cacher un Défi à l’Auberge. Prenez le butin.

## 2. Une carte, un point

lesson-cards = Une carte, un point
    .goal = Jouer ses cartes pour la gloire, et gagner au bon moment.
    .end = 30 PG à l’ouverture de la phase des Héros : la partie est finie, et vous l’emportez. À retenir : une Aventure ne reçoit jamais plus de Défis que sa Difficulté, ni l’un des vôtres tant que votre Héros s’y trouve.
lesson-cards-1 = Chaque manche s’ouvre par la phase de cartes : une Aventure ou un Défi que vous jouez rapporte 1 PG. Basile, seul au Trésor du satrape, va y prendre 8 PG : cachez-y votre Défi, l’Ogre des cols.
    .done = 29 PG, et Basile est retenu : tant qu’un Défi est là, personne n’accomplit l’Aventure. Le 2/4 du Trésor se lit : deux Défis reçus jusqu’ici, quatre au plus en tout.
    .wrong = Le Messager ne rapporte pas de point, et Basile emporterait le Trésor. Jouez votre Défi.
    .elsewhere = Le point serait le même, mais au Gué vous ne retiendriez que Chloé, devant 4 PG. Au Trésor, Basile va en prendre 8.
    .play = L’Aventure rapporte 1 PG aussi, et son heure viendra. Mais d’abord le plus pressé : rien ne sépare Basile du Trésor.
    .pass = Passer ne rapporte rien, et Basile emporterait le Trésor. Jouez votre Défi.
lesson-cards-2 = Basile et Chloé ont passé, ce qui n’arrête rien au premier tour de table ; dès le deuxième, si quelqu’un passe, la phase est finie. Il vous manque un point pour en avoir 30 : jouez votre Aventure.
    .done = 30 PG ! Mais Basile et Chloé jouent encore, et la phase continue.
    .wrong = Le Messager ne rapporte pas de point, et il vous en manque un : jouez l’Aventure.
    .pass = La phase s’arrêterait aussitôt, et vous à 29 PG. Il manque un point : jouez l’Aventure.
lesson-cards-3 = Avoir 30 PG ne suffit pas : la partie ne finit que si quelqu’un les a quand s’ouvre la phase des Héros. Passez, et la phase de cartes s’arrête ici.
    .wrong = C’est permis, mais chaque carte de plus laisse aux autres le temps de vous couper la bourse. Passez tant que vous avez 30 PG.

## 3. Face à l’Ogre

lesson-fight = Face à l’Ogre
    .goal = Affronter un Défi : une mise, un attribut, des cartes.
    .end = L’Ogre est surmonté, la mise de Basile est à vous et, la voie étant libre, l’Auberge s’accomplit aussitôt. En cas d’échec, vous auriez perdu votre mise, et l’Ogre serait resté.
lesson-fight-1 = Un Défi caché par Basile retient votre Barbare à l’Auberge : pas de départ, pas de butin tant qu’il est là. Affrontez ce Défi.
    .done = C’est l’Ogre des cols, 7 / 5 / 4, contre 6 / 3 / 3 pour votre Barbare : Force, Ruse, Esprit.
    .wrong = Vous pouvez passer, mais votre Héros restera retenu. Affrontez le Défi.
lesson-fight-2 = Avant de se battre, on enchérit contre le propriétaire du Défi : qui perd le combat perd sa mise. Ouvrez entre 1 et 4 PG, de quoi perdre sans pleurer.
    .done = Basile suit : la mise est la même des deux côtés, et l’on se bat.
    .wrong = C’est permis, dans la limite de ce que possède le moins riche des deux. Mais vous ne connaissez pas la main de Basile : 4 PG au plus, pour commencer.
lesson-fight-3 = C’est le joueur du Héros qui choisit l’attribut : cherchez celui où, cartes comprises, vous dépassez l’Ogre. Coup de taille donne +2 en Force, Feinte de l’ombre +2 en Ruse.
    .wrong = Comptez vos cartes : en Force, 6 + 2 contre 7.
    .cunning = 3 + 2 contre 5 : égalité, et à égalité le Héros perd. En Force, vous auriez 6 + 2 contre 7.
    .spirit = 3 contre 4, et aucune carte pour l’Esprit. En Force, vous auriez 6 + 2 contre 7.
lesson-fight-4 = On pose maintenant des cartes en secret, en trois vagues au plus, et toutes se révèlent ensemble. Posez Coup de taille.
    .done = Basile s’arrête sans rien poser : 8 contre 7, et il n’ajoutera plus rien.
    .wrong = Il vous faut +2 en Force : posez Coup de taille.
    .stop = Sans carte, c’est 6 contre 7 : votre Barbare perdrait. Posez Coup de taille.
    .feint = Feinte de l’ombre ne compte que si l’attribut final est la Ruse, et l’on se bat en Force. Posez Coup de taille.
    .bluff = Sans marque de résolution, une carte n’est qu’un bluff : elle inquiète, puis elle est défaussée sans effet. Il vous faut +2 en Force.
lesson-fight-5 = Toutes les cartes posées seront défaussées, quoi qu’il arrive. Vous avez de quoi gagner : arrêtez-vous.
    .wrong = Cette carte serait défaussée pour rien : Basile s’est arrêté, et 8 contre 7 suffit.

## 4. Le prix du doute

lesson-auction = Le prix du doute
    .goal = Défendre ses Défis aux enchères : surenchérir ou se retirer.
    .end = 1 PG de moins, mais vos Chacals sont toujours là et barrent la route à Chloé. Qui se retire perd sa dernière mise, et jamais moins de 1 PG ; personne ne mise plus que n’a le moins riche des deux.
lesson-auction-1 = Basile affronte votre Colosse de basalte (8 / 5 / 5) et ouvre à 2 PG. Au mieux, sa Pillarde (5 / 5 / 3) ferait égalité en Ruse, où vous avez deux bonnes cartes : surenchérissez à 3.
    .done = Basile se retire : ses 2 PG sont à vous. Le Colosse reste en place, désormais visible.
    .wrong = Vous avez l’avantage : surenchérissez à 3.
    .withdraw = Se retirer vous coûterait 1 PG, alors que tout parle pour vous. Surenchérissez : c’est à Basile de douter.
    .match = Suivre, c’est se battre tout de suite, pour 2 PG. Vous avez l’avantage : surenchérissez, et Basile devra payer plus ou se retirer.
    .all = 4, c’est tout ce que vous avez : si le combat tournait mal, ce serait l’élimination. À 3, il vous resterait 1 PG pour vous refaire.
lesson-auction-2 = Contre vos Chacals des ruines (5 / 5 / 4), Chloé a son Barbare (6 / 3 / 3) et quatre cartes en main, et ouvre à 6 PG : tout ce que vous avez. À 0 PG, on est éliminé : de la prudence.
    .wrong = Suivre mettrait vos 6 PG en jeu dans un combat mal parti : s’il est perdu, vous êtes hors jeu. Vous n’avez rien misé encore, et se retirer ne coûte que 1 PG.

## 5. Une épée à louer

lesson-ally = Une épée à louer
    .goal = Engager un Allié, ou le combattre quand c’est mieux.
    .end = Basile s’est retiré et y a laissé son dernier point : le voilà éliminé, et tous ses Défis avec lui. La voie était libre : les Mines s’accomplissent aussitôt, et le Capitaine s’en va.
lesson-ally-1 = Deux Défis retiennent votre Barbare aux Mines : l’un, caché, est à Chloé ; l’autre est la Diseuse de sorts de Basile. Affrontez d’abord celui de Chloé.
    .done = Surprise : le Capitaine des Lames grises est un Allié !
    .wrong = Affrontez le Défi caché de Chloé.
    .second = La Diseuse peut attendre : avec du renfort, on l’affrontera mieux. Voyez d’abord ce que cache Chloé.
    .pass = Votre Héros resterait retenu, sans rien y gagner. Affrontez le Défi caché.
lesson-ally-2 = Au lieu de combattre un Allié, on peut payer son coût, ici 3 PG : il rejoint votre Héros, sans enchères. Engagez le Capitaine, 7 / 6 / 4.
    .done = Tant que votre Héros reste aux Mines, la meilleure de leurs deux valeurs compte. Une manche a passé.
    .wrong = Il faudrait enchérir contre Chloé, puis dépasser 7 en Force, 6 en Ruse ou 4 en Esprit. Engagez-le : ces valeurs serviront à votre Héros.
lesson-ally-3 = Reste la Diseuse de sorts (3 / 6 / 6), posée par Basile, qui n’a que 1 PG. Affrontez-la.
    .wrong = Tant que la Diseuse est là, pas de butin. Affrontez-la.
lesson-ally-4 = C’est un Allié aussi, pour 2 PG, mais aucune mise ne dépassera le dernier point de Basile. Vous y risquez 1 PG, lui sa place à la table : combattez.
    .wrong = L’engager coûte 2 PG à coup sûr. Au combat, vous n’en risquez qu’un, avec 7 en Force contre 3.
lesson-ally-5 = Il n’y a qu’une mise possible : 1 PG. Ouvrez les enchères.
    .wrong = Une fois le Défi choisi, on ne recule plus : ouvrez à 1 PG.

## 6. Un rival de trop

lesson-duel = Un rival de trop
    .goal = Provoquer un rival en duel, et changer d’attribut.
    .end = La Voleuse est expulsée, 5 PG changent de main et, la voie étant libre, le Trésor s’accomplit aussitôt. À égalité, c’est qui provoque qui perd.
lesson-duel-1 = Plus de Défi au Trésor du satrape, mais la Voleuse de Basile y est aussi : avec un rival sur place, on n’accomplit rien. Provoquez Basile en duel.
    .wrong = La Voleuse vous sépare du butin : provoquez Basile en duel.
    .move = Vous laisseriez à Basile un Trésor sans Défi, et ses 8 PG. Provoquez plutôt Basile en duel.
    .pass = Tant que la Voleuse est là, pas de butin ; et à son tour, elle peut vous provoquer. Prenez les devants.
lesson-duel-2 = Un duel se règle comme un Défi : des enchères, puis des cartes ; le pouvoir du Barbare lui donne +1. Ouvrez entre 1 et 4 PG.
    .done = Basile surenchérit à 5 PG : il compte sur la Ruse de sa Voleuse.
    .wrong = C’est permis, mais une grosse mise ferait fuir Basile : après un retrait, personne n’est expulsé. Restez à 4 PG au plus.
lesson-duel-3 = En duel, c’est la personne provoquée qui choisit l’attribut : ce sera la Ruse, où la Voleuse a 6. Mais vous avez Mêlée générale en main : suivez.
    .done = Ruse, comme prévu : 6 pour la Voleuse, 3 + 1 pour votre Barbare.
    .wrong = Vous voulez ce combat, au prix où il est : suivez.
    .withdraw = Vous perdriez votre mise, et la Voleuse resterait. Mêlée générale peut tout renverser : suivez.
    .raise = Si vous surenchérissez, Basile peut se retirer, et la Voleuse resterait là. Vous voulez ce combat : suivez.
lesson-duel-4 = Mêlée générale change l’attribut en Force : 6 + 1 pour vous, 3 pour la Voleuse. Posez cette carte.
    .done = Basile a posé une carte, lui aussi : vous verrez laquelle à la fin.
    .wrong = C’est l’attribut qu’il faut changer : posez Mêlée générale.
    .stop = En Ruse, c’est 4 contre 6 : vous perdriez. Changez d’attribut.
    .wind = Second souffle donne +1 : en Ruse, 5 contre 6, toujours perdu. Changez d’abord d’attribut.
    .bluff = Cette carte n’a pas la marque de résolution : ce ne serait qu’un bluff. Changez plutôt d’attribut.
lesson-duel-5 = Si Basile comptait sur la Ruse, sa carte ne servira à rien, et vous avez 4 points d’avance en Force. Arrêtez-vous, ou ajoutez Second souffle par prudence.
    .wrong = Ce serait un bluff, défaussé sans effet. Arrêtez-vous, ou posez Second souffle.

## 7. Coups tordus

lesson-specials = Coups tordus
    .goal = Se servir des Spéciales d’Action.
    .end = 8 PG sans tirer l’épée ! Les Spéciales de Résolution, elles, ne servent qu’au combat : gardez-les pour lui.
lesson-specials-1 = Les Spéciales d’Action se jouent pendant la phase de cartes : elles font ce qu’elles disent, et ne rapportent pas de point. Un Défi caché de Basile vous retient aux Mines : jouez Rumeur de taverne pour y jeter un œil.
    .done = Le Démon du seuil, 6 / 6 / 6 : votre Mercenaire (5 / 4 / 4) n’a rien à y gagner. Basile et Chloé jouent chacun une carte, et la phase continue.
    .wrong = Cette carte aura son heure. Commencez par Rumeur de taverne : mieux vaut savoir ce qui vous retient.
    .pass = Passer au premier tour de table n’arrête pas la phase, mais ce tour-ci ne vous aurait rien appris. Jouez Rumeur de taverne.
    .slip = Vous partiriez sans savoir si ce Défi était à votre portée. Regardez d’abord, vous partirez ensuite.
lesson-specials-2 = Passage secret emmène votre Héros vers une autre Aventure, même s’il est retenu. Le Trésor du satrape n’a pas de Défi : rejoignez-le.
    .wrong = Votre Héros est toujours retenu par le Démon. Jouez Passage secret, vers le Trésor.
    .pass = La phase s’arrêterait là, et votre Héros serait encore face au Démon. Jouez Passage secret, vers le Trésor.
    .own = Là où vous avez posé un Défi, votre Héros n’arrive plus : vous vous fermeriez la porte du Trésor. Jouez Passage secret.
    .palace = Au Palais, deux Défis viennent d’être cachés : votre Héros y serait retenu de plus belle. Le Trésor, lui, n’en a pas.
lesson-specials-3 = Au Trésor, il reste un rival : le Marchand de Chloé. Renvoyez ce Héros sur les routes avec Sentence d’exil.
    .wrong = Tant que Chloé a son Héros au Trésor, pas de butin pour vous. Jouez Sentence d’exil.
    .pass = La phase s’arrêterait là, et le Marchand serait encore au Trésor : pas de butin. Jouez Sentence d’exil.
    .basil = Le Héros de Basile est au Gué, où il ne gêne personne. Au Trésor, le rival est à Chloé.
lesson-specials-4 = La voie est libre, et il vous reste trois Spéciales : Bourse coupée vole 2 PG, Messager pioche 2 cartes, Embuscade mouvante déplace un de vos Défis. Jouez celle que vous voulez.
    .wrong = Passer mettrait fin à la phase. Jouez d’abord une de vos trois Spéciales.
lesson-specials-5 = Basile a passé : la phase des Héros s’ouvre, et personne d’autre n’est au Trésor. Servez-vous.
    .wrong = Rien ne vous sépare plus de 8 PG de butin : accomplissez l’Aventure.
    .move = Un Mouvement serait toute votre action, et vous laisseriez 8 PG derrière vous. Accomplissez l’Aventure.

## 8. Autour d’une table

lesson-diplomacy = Autour d’une table
    .goal = Former une alliance, accepter un traité, en écrire un.
    .end = Un traité conclu s’exécute aussitôt, et personne ne peut le rompre. Une alliance dure jusqu’à ce que l’un des deux Héros quitte l’Aventure.
lesson-diplomacy-1 = La diplomatie dure deux tours de table au plus, et chacun y fait une proposition. Votre Barbare et la Voleuse de Basile ont le même Ogre devant eux : proposez à Basile une alliance, la moitié de la gloire chacun.
    .done = Accord : vos Héros ne sont plus rivaux, chacun compte sur les attributs de l’autre, et l’on partage ce qui se gagne ou se perd ici.
    .wrong = Proposez à Basile une alliance, deux quarts de la gloire chacun.
    .greedy = Vous pouvez le demander, mais qui accepterait si peu ? Proposez deux quarts chacun.
    .generous = C’est bien généreux : vous apportez la Force, Basile la Ruse. Proposez deux quarts chacun.
    .treaty = Un traité échange des PG, des cartes ou des Objets, mais ne lie pas deux Héros. Ici, proposez une alliance.
    .pass = Seul, votre Barbare a 6 en Force contre 7 pour l’Ogre. Avec la Voleuse en alliance, vous auriez 6 en Ruse contre 5.
lesson-diplomacy-2 = Chloé vous propose un traité : Coup de taille, montré à tous, contre une Aventure de votre main. +2 en Force, voilà qui va bien à un Barbare : acceptez.
    .wrong = L’échange est bon pour vous : acceptez.
    .refuse = Un refus n’engage à rien, mais vous avez deux Aventures et pas une carte de Force. Acceptez.
    .counter = Vous pourriez répondre, une fois, par d’autres termes. Ceux-ci sont bons : acceptez.
lesson-diplomacy-3 = Elle demande une Aventure sans dire laquelle : c’est vous qui choisissez. Donnez celle que vous voulez.
    .done = Échange fait, d’un seul coup et pour de bon.
    .wrong = Donnez l’une de vos deux Aventures.
lesson-diplomacy-4 = Second tour de table : à vous d’écrire un traité, pour une personne ou pour tout le monde. De chaque côté, deux cartes et deux Objets au plus ; des PG d’un seul ; puis proposez.
    .wrong = Écrivez un traité, et proposez-le.
    .pass = Passer est permis, mais essayez donc : un refus ne coûte rien. Proposez un traité.

## 9. La mise en place

lesson-setup = La mise en place
    .goal = Choisir son Héros, cacher son premier Défi, prendre position.
    .end = Dès que Basile aura placé son Héros, la première phase de cartes commencera. À trois, le premier joueur change à chaque manche.
lesson-setup-1 = Chacun reçoit un Héros, et peut proposer un échange, un seul. Le Nomade de Chloé peut partir même s’il est retenu : proposez-lui votre Chevalière.
    .done = Chloé accepte : le Nomade est à vous.
    .wrong = Pour cette leçon, proposez l’échange à Chloé.
    .basil = L’Exploratrice repart aussitôt après chaque Aventure accomplie : un beau pouvoir aussi. Pour cette leçon, proposez l’échange à Chloé.
    .keep = Personne n’est tenu d’échanger, et la Chevalière a son pouvoir aux enchères. Pour cette leçon, proposez l’échange à Chloé.
lesson-setup-2 = Basile vous propose à son tour son Exploratrice contre votre Nomade. On accepte ou l’on refuse aussitôt : gardez votre Nomade.
    .wrong = L’échange se ferait sur-le-champ, et le Nomade partirait. Refusez.
lesson-setup-3 = Une Aventure s’ouvre devant chacun, et vous avez reçu un Défi, les Harpies de sel. Cachez-les sur l’Aventure de Basile ou de Chloé : votre Héros ne pourra pas aller là où elles sont.
    .done = Chacun reçoit sept cartes et 15 PG.
    .wrong = Choisissez l’Aventure qui est devant Basile ou devant Chloé.
lesson-setup-4 = Placez enfin votre Héros sur une Aventure où votre Défi n’est pas. Regardez le butin, les Défis déjà cachés et les Héros déjà là.
    .wrong = Choisissez une Aventure où vous n’avez pas posé de Défi.

## 10. La partie

lesson-match = La chanson commence
    .goal = Une partie entière à trois, contre deux bots de niveau facile ; on vous prévient avant un faux pas.
    .end = Chantée ou oubliée, cette partie était la vôtre. La prochaine fois, regardez qui n’ose pas suivre : c’est là que se gagne la gloire.
