### Héros un jour, héros toujours : les leçons, en français. docs/lessons.md dit comment elles s’écrivent.

## Les autres joueurs

lesson-names = Basile, Chloé, David, Emma, Farid

## 1. Le premier héros

lesson-pose = Un héros de tous les jours
    .goal = Piocher, puis poser votre avatar avec ses deux vertus.
    .end = Un avatar posé rapporte 20 points, un avatar resté en main en coûte 20 : tout le jeu tient entre les deux. On pioche, on pose si l’on peut, on passe la main.
lesson-pose-1 = Vous tenez en secret un avatar, le jardinier : il lui faut Patience et Persévérance, et vous n’avez que Patience. On commence son tour en piochant : prenez la carte du dessus.
    .done = Persévérance ! Personne d’autre ne l’a vue : ce qu’on pioche et qu’on garde reste secret.
    .wrong = Un tour commence par la pioche : prenez la première carte.
lesson-pose-2 = Vous avez les deux vertus du jardinier : posez-le devant vous en les payant. Cela vaut 20 points, et vous en recevrez aussitôt un autre.
    .done = Le jardinier est posé pour de bon, ses deux vertus sont défaussées, et voici votre nouvel avatar secret.
    .wrong = Vos deux cartes sont là pour le jardinier : posez-le.
    .finish = Rien n’oblige à poser un avatar, mais tant qu’il reste en main il coûtera 20 points au lieu d’en rapporter 20. Posez le jardinier d’abord.
lesson-pose-3 = On ne pose qu’un avatar par tour, et il ne vous reste rien à faire. Terminez votre tour.
    .wrong = Votre tour est fait : terminez-le.

## 2. Les défauts

lesson-flaw = Nul n’est parfait
    .goal = Corriger un défaut avec son antidote.
    .end = Un défaut gardé coûte 10 points à la fin. Le corriger coûte une carte qui en vaut 2 : c’est presque toujours une bonne affaire, le tour même où on le pioche.
lesson-flaw-1 = Certaines cartes de la pioche sont des défauts, et l’on ne s’en débarrasse qu’avec la vertu qui leur sert d’antidote. Piochez.
    .done = Mensonge ! Il reste dans votre main, et personne ne sait que vous l’avez.
    .wrong = Commencez votre tour : piochez.
lesson-flaw-2 = L’antidote du Mensonge est l’Honnêteté, et vous en avez une : défaussez les deux ensemble. Payez avec la vertu, pas avec le soleil.
    .wrong = Le Mensonge se corrige avec l’Honnêteté : vous avez les deux en main.
    .sun = Un soleil remplace n’importe quelle vertu, c’est donc permis. Mais il peut servir à tout, et l’Honnêteté ne vous servira guère : gardez le soleil.
    .finish = Vous le pouvez, mais un défaut encore en main à la fin coûte 10 points. Vous avez l’antidote : corrigez-le.

## 3. Les défis

lesson-challenge = Qui relève le défi ?
    .goal = Relever un défi en défaussant une vertu, contre un avantage.
    .end = Une vertu de 2 points contre un avantage de 5 : relever un défi rapporte, sauf si la vertu vous manquait pour un avatar. Tout le monde répond en secret, puis l’on révèle.
lesson-challenge-1 = Un défi, un préjudice ou une action se montre à tous et se joue sur-le-champ. Piochez pour voir.
    .done = Un défi qui demande de la Créativité : chacun peut le relever, vous aussi.
    .wrong = Commencez votre tour : piochez.
lesson-challenge-2 = Qui relève le défi défausse une Créativité et reçoit un avantage ; une seule par personne. Vous en avez deux, et l’apicultrice n’en a pas besoin : relevez-le.
    .wrong = Vous avez de la Créativité à revendre : relevez le défi.
    .decline = Personne n’est obligé de relever un défi. Mais une vertu vaut 2 points, un avantage 5, et votre avatar n’a que faire de la Créativité.

## 4. Les soleils

lesson-sun = Un soleil après la pluie
    .goal = Surmonter un préjudice grâce à un soleil.
    .end = Le soleil remplace n’importe quelle vertu, et aucun préjudice ne peut le prendre. À la fin, il vaut 2 points comme une vertu : dépensez-le pour quelque chose qui compte.
lesson-sun-1 = Vous avez Patience et Persévérance : le jardinier n’attend que votre tour. Piochez d’abord, on ne choisit pas l’ordre.
    .done = Quelle malchance : le préjudice prend une Patience à tous ceux qui en ont. Mais il ne prend jamais un soleil.
    .wrong = Un tour commence par la pioche.
lesson-sun-2 = Un soleil remplace n’importe quelle vertu : avec Persévérance et lui, vous pouvez encore poser le jardinier. Faites-le.
    .wrong = Le jardinier peut être posé : Persévérance et soleil suffisent.
    .finish = Attendre une autre Patience ? Elle peut tarder, et un autre préjudice venir. Le soleil paie à sa place dès maintenant.

## 5. Répondre à une demande

lesson-offer = Donner pour recevoir
    .goal = Décider quand une vertu vaut plus chez un autre.
    .end = Donner une vertu à qui la demande rapporte son avantage : 5 points, et le droit de demander à son tour. Gardez seulement ce qu’il faut à votre avatar.
lesson-offer-1 = Basile demande une Persévérance à toute la table, et chacun répond en secret : offrir ou non. Votre musicien de rue n’en a pas besoin, et qui donne reçoit l’avantage de Basile : offrez-la.
    .done = Basile a choisi votre carte et vous a donné son avantage. Il pose le jardinier ; à Chloé, qui demande de l’Enthousiasme.
    .wrong = Offrez votre Persévérance : elle ne sert pas à votre avatar.
    .decline = Rien ne vous y oblige. Mais la Persévérance vaut 2 points et l’avantage de Basile 5, et vous n’en avez pas besoin.
lesson-offer-2 = Cette fois, c’est l’Enthousiasme qu’on vous demande, l’une des deux vertus du musicien de rue. Déclinez : personne ne saura si vous l’aviez.
    .wrong = Gardez ce qu’il faut à votre avatar : déclinez.
    .offer = Un avantage vaut 5 points, mais sans Enthousiasme le musicien reste en main, et il y va de 40 points. Gardez-le.

## 6. Demander

lesson-ask = Il suffit de demander
    .goal = Demander une vertu au lieu de piocher, et choisir à qui la prendre.
    .end = Demander coûte un avantage et le tirage du tour, mais vous choisissez la vertu. Si personne n’offre rien, on garde son avantage et l’on perd son tour : demandez ce que les autres peuvent avoir.
lesson-ask-1 = Il manque Persévérance à votre navigatrice, et vous avez un avantage : au début du tour, il permet de demander une vertu à tous au lieu de piocher. Demandez Persévérance.
    .done = Deux offres ! Vous échangez avec une seule personne, qui recevra votre avantage.
    .wrong = La navigatrice a besoin de Persévérance : demandez-la.
    .draw = Piocher est permis, mais la carte viendra au hasard. Votre avantage sert justement à demander la bonne.
    .other = On peut demander n’importe quelle vertu, mais c’est Persévérance qui manque à la navigatrice.
lesson-ask-2 = Votre avantage vaut 5 points pour qui le reçoit. Chloé a déjà posé deux avatars, Basile aucun : choisissez en conséquence.
    .wrong = Choisissez entre Basile et Chloé.
    .leader = Chloé est loin devant, et vous lui donneriez 5 points de plus. La carte de Basile est la même.
lesson-ask-3 = Une demande réussie laisse le droit de poser. La navigatrice a ses deux vertus : posez-la.
    .wrong = La navigatrice attend : posez-la.
    .finish = Après tant d’efforts ? La navigatrice a ses deux vertus, et elle vaut 20 points : posez-la.

## 7. L’échange d’une carte

lesson-exchange = Un prêté pour un rendu
    .goal = Échanger une vertu en secret.
    .end = Dans un échange, chacun choisit sa carte en secret, et vous seuls savez ce qui a changé de mains. Le jeu vous rappelle les cartes que vous avez vues : servez-vous-en.
lesson-exchange-1 = Les actions de la pioche provoquent des échanges ou des coups de chance. Piochez.
    .done = « { card-A1 } » : il faut choisir quelqu’un, qui ne peut pas refuser.
    .wrong = Commencez votre tour : piochez.
lesson-exchange-2 = Vous savez que Basile tient une Générosité, celle qui manque à votre boulangère ; de la main de Chloé, vous ne savez rien. Choisissez avec qui échanger.
    .wrong = Choisissez quelqu’un : l’échange est obligatoire.
    .other = Chloé ferait un échange au hasard. Chez Basile, vous savez qu’il y a une Générosité.
lesson-exchange-3 = Chacun donne une vertu de son choix, en secret ; tant qu’on a une vertu, on ne peut pas donner de soleil. Donnez-en une dont la boulangère n’a pas besoin.
    .done = Basile vous a donné Générosité : voilà les deux vertus de la boulangère.
    .wrong = Donnez une vertu dont votre avatar n’a pas besoin.
    .needed = La Bienveillance est l’une des deux vertus de la boulangère : donnez plutôt Courage ou Confiance.
lesson-exchange-4 = Bienveillance et Générosité sont réunies. Posez la boulangère.
    .wrong = La boulangère a tout ce qu’il lui faut : posez-la.
    .finish = Ne partez pas sans elle : un avatar posé vaut 20 points.

## 8. L’échange de deux cartes

lesson-exchange2 = À deux ou à trois
    .goal = Échanger deux vertus, avec une personne ou avec deux.
    .end = Deux cartes avec une personne ou une avec chacune de deux : dans les deux cas tout se choisit en secret et change de mains en même temps. Une carte reçue ne repart pas dans le même échange.
lesson-exchange2-1 = Une dernière sorte d’échange : deux cartes à la fois. Piochez.
    .done = « { card-A2 } » : deux cartes avec une seule personne, ou une avec chacune de deux personnes.
    .wrong = Commencez votre tour : piochez.
lesson-exchange2-2 = À vous de choisir : deux cartes avec Basile ou avec Chloé, ou une avec chacun. Deux partenaires, c’est deux chances de trouver l’Honnêteté qui manque à votre arbitre.
    .wrong = Choisissez avec qui échanger : l’échange est obligatoire.
lesson-exchange2-3 = Choisissez les deux vertus que vous donnez. Gardez la Justice : l’arbitre en a besoin.
    .wrong = Donnez deux vertus, et gardez la Justice.
    .needed = La Justice est l’une des deux vertus de votre arbitre : donnez Patience et Créativité.

## 9. La fin

lesson-end = La dernière carte
    .goal = Compter ses points au dernier tour.
    .end = 82 à 56 ! Posés : 20 chacun. Avantages : 5. Vertus et soleils : 2. Défauts : −10. Avatar resté en main : −20. Vous savez tout.
lesson-end-1 = Il ne reste qu’une carte dans la pioche : la partie finit avec le tour de qui la prend. Prenez-la.
    .done = C’est votre dernier tour, et le dernier de tous : plus personne ne jouera après vous.
    .wrong = Prenez la dernière carte.
    .ask = Demander ne finirait pas la partie, et laisserait la dernière carte à Basile. Prenez-la vous-même.
lesson-end-2 = Votre Bienveillance peut corriger la Moquerie ou aider à poser la boulangère, mais pas les deux. Comptez ce que chaque choix rapporte, et choisissez.
    .wrong = Comptez encore : que rapporte la boulangère ?
    .correct = La Moquerie corrigée rapporte 8 points : 10 de moins perdus, 2 dépensés. La boulangère en vaut 36 : 20 gagnés, 20 de moins perdus puisqu’il n’y a plus d’avatar à recevoir, 4 dépensés.
    .finish = Sans rien faire, vous finiriez avec 46 points contre 56 à Basile. La boulangère change tout.
lesson-end-3 = Tout est joué. Terminez votre tour : on montre les mains et l’on compte.
    .wrong = Il ne reste plus qu’à terminer.

## 10. La partie

lesson-match = Une vraie partie
    .goal = Une partie entière à quatre, contre des bots faciles, avec un entraîneur qui ne parle que si c’est utile.
    .end = Une partie entière : vous savez jouer. La prochaine fois, essayez des bots plus forts, ou invitez du monde.
