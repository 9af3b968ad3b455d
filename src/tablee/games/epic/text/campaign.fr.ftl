### Call to Adventure: Epic Origins : les sept enveloppes de la campagne, en français.

envelope-1 = La Maison du Bac
    .place = Gué-de-Sel, aux bouches de l’Orvenne
    .keeper = Oda
    .opening =
        Asseyez-vous. Cette table fut un bateau ; d’autres y ont posé les coudes avant vous.

        Je suis Oda, je garde la Maison du Bac, là où l’Orvenne hésite entre le fleuve et la mer. Ma mère disait qu’une reine passa l’eau jadis, avec tout son peuple, et paya le passage d’une promesse : l’ombre de ceux qui n’étaient pas nés, en sept termes. On en riait. Cet hiver, le Seigneur des Ombres est descendu de sa tour réclamer le premier. Son Épouse s’assoit au chevet des malades, si douce qu’on lui dit oui ; au matin, il y a dans le lit quelqu’un qui ne sait plus dire non, et rien sur le mur.

        Demain, il frappera ici. Mangez. Regardez votre ombre sur le bois : elle tient encore à vous. Tâchons que cela dure.
    .victory =
        Il est tombé à marée basse, et les ombres qu’il portait se sont levées de lui comme des oiseaux d’un champ. Chacune est rentrée à sa porte. Certaines se sont trompées : le boulanger a gardé trois semaines celle d’un grand chien, et n’en fut que meilleur.

        Nous avons gravé vos noms dans le bois. Les enfants en avaient fait une chanson avant que le couteau soit essuyé. Celles et ceux qui viendront la sauront par cœur, et c’est une arme.

        Mais au fond de la tour, nous avons trouvé son livre de comptes. Une ligne était barrée. Il en restait six.
    .defeat =
        Il n’a pas brûlé la Maison. Il s’est assis au bout de la table, a goûté la soupe et l’a trouvée bonne. Puis il a pris ce qu’il venait prendre, et la lampe, dans le dos des gens, n’a plus rien dessiné sur les murs.

        On s’habitue. On sème, on pêche, on dit oui. Sa fille, qui apprenait à compter, regardait par-dessus son épaule et retenait tout.

        Pourtant vos noms sont dans le bois : Oda les a gravés de nuit, en se guidant du pouce. Et il reste ici des gens qui ont gardé leur ombre, parce que vous avez tenu la porte une heure. Une heure, c’est long. On a sorti la table par-derrière.

envelope-2 = Le Prix du passage
    .place = Gué-de-Fer, aux forges
    .keeper = Perrin
    .opening =
        La chanson dit que le Seigneur tomba, et que tout fut bien. La chanson fut écrite par des enfants.

        Je suis Perrin, fils d’Oda, et j’ai traîné la table jusqu’à Gué-de-Fer parce que la suite de l’histoire s’y est installée. Le Seigneur avait des soldats ; personne n’avait songé à leur solde. Le Maréchal sans Bannière les a rassemblés : ce qu’on ne brandit pas, on ne peut pas vous le prendre. Il tient les forges. La Louve des Péages tient la route, et ne demande plus d’argent : on passe en laissant son ombre au clou, contre un reçu. Il y en a des centaines dans la remise, qui battent comme du linge.

        Le livre disait : deuxième terme. Je ne sais ni forger ni me battre. Je sais qui inviter à dîner. Vous avez faim, j’espère ?
    .rival =
        Vingt-cinq ans que nous disons oui. On n’imagine pas comme c’est reposant, ni comme on dort mal.

        Je suis Perrin, fils d’Oda. Le vieux Seigneur est mort dans son lit, et l’Héritière des Ombres a trouvé l’héritage mince : un seul gué, pour sept promesses. Elle a remonté l’Orvenne, ses comptes sous le bras. À Gué-de-Fer, elle a pris les forges sans tirer l’épée, parce qu’elle est charmante, et parce que le Bourreau du Gué marche derrière elle et ne l’est pas. Le passage se paie d’une ombre, qu’on pend à un clou, contre un reçu.

        La table était cachée sous le fumier. Je l’ai lavée trois fois. Les noms de ceux qui tinrent la porte une heure y sont toujours. Il y a de la place à côté.
    .victory =
        Les clous ont cédé d’abord. Toute une remise d’ombres a pris la porte en désordre, et la route fut noire jusqu’au soir, d’un noir joyeux, qui courait.

        Les forgerons ont retrouvé le mot non. Ils en abusèrent un peu, la première semaine. Puis ils ont fondu les chaînes du péage et frappé des jetons, un pour chaque nom de la table : qui les porte n’arrive plus les mains vides. Laissez les vôtres à ceux qui viendront.

        Dans le coffre, sous les reçus, il y avait une lettre sans signature, d’une écriture admirable. Elle disait : « Envoyez-moi les plus doués. »
    .defeat =
        Le péage a tenu. Les chaînes sont restées en travers du fleuve, et les ombres au clou, à sécher comme du poisson. Puis on les a vendues en gros, vers l’amont, à quelqu’un qui payait bien et ne marchandait jamais. L’or a fait des petits : qui nous attend là-haut sera riche de ce que nous avons perdu ici.

        Perrin a gravé vos noms quand même, un peu plus petit, pour ménager le bois. Un vieux forgeron, qui ne savait plus dire non, s’est avisé de ne plus dire oui non plus. Il se tait. C’est de ce silence que nous repartons.

envelope-3 = Cent masques
    .place = Gué-aux-Clercs, sous les écoles
    .keeper = Tiphaine
    .opening =
        Il faut bien que quelqu’un sache lire : c’est ce que mon père, Perrin, m’a dit en m’envoyant à Gué-aux-Clercs avec un cahier neuf et une table sur une charrette. L’école n’a pas voulu de moi. J’en remercie chaque matin mon orthographe.

        Car on entre avec un don chez la Magistre aux Cent Masques, et l’on en ressort avec un diplôme. Elle appelle cela conserver les talents. Le chant d’une lavandière, l’œil d’un archer, la patience d’un médecin : tout est pendu à son mur, et elle met chaque soir celui qu’il lui faut. Le Copiste sans Visage tient le registre. Il fut le meilleur élève.

        Troisième terme. Un don fait l’ombre plus longue, et elle commence par les plus longues. Vous en avez une belle, je le vois d’ici. Asseyez-vous loin des fenêtres.
    .victory =
        Le dernier masque ne cachait rien : c’était le sien. Les autres, décrochés, ont cherché leur visage par toute la ville, et l’on vit une lavandière chanter en pleine foire, les mains dans l’eau, sans savoir depuis quand elle pleurait.

        Le Copiste a demandé une plume. De mémoire, il a récrit tous les registres, à l’envers : ce qui était dû est devenu ce qui fut volé. La dette en est sortie amaigrie ; qui viendra la réclamer aussi.

        Tiphaine a gravé vos noms en belles lettres. Au bas du dernier registre, il y avait une adresse : un marché, en forêt, ouvert à minuit. On y fait crédit.
    .defeat =
        Elle a applaudi la première, et longtemps. Puis elle a mis ses masques en caisse, avec l’adresse d’une horlogère qui cherchait de quoi animer ses machines : du talent, au poids, livré en forêt.

        Gué-aux-Clercs est une ville très calme. On y copie, on y recopie. Chacun apprend tôt à garder pour soi ce qu’il sait faire, et c’est une tache que l’on se passe de père en fille : vos successeurs la porteront en venant au monde.

        Tiphaine a gravé vos noms avec des fautes, exprès. Une faute, dit-elle, personne ne peut vous la voler.

envelope-4 = La Nuit à crédit
    .place = Gué-la-Nuit, au fond des bois
    .keeper = Aubin
    .opening =
        Baissez la lampe. À Gué-la-Nuit, on ne fait commerce que dans le noir, et la lumière y est mal vue, comme un enfant qui poserait des questions.

        Je suis Aubin, fils de Tiphaine. La table est entrée de travers entre deux hêtres, et je crois que la forêt l’a reconnue. Depuis que les masques sont tombés, on vient de tout le pays emprunter ici ce qui manque : une heure de force, une ruse, une nuit de plus auprès de quelqu’un. Le Marchand de Minuit étale ; l’Usurière de Nuit signe. C’est un crédit très doux. On rembourse d’un peu d’ombre, puis du reste.

        Le quatrième terme, elle n’a pas à l’exiger : on le lui apporte. Elle vous fera une offre. Elle sera honnête. C’est bien ce qui m’inquiète.
    .rival =
        Vous entendez ? Non, justement. Plus un oiseau dans cette forêt, depuis que l’Horlogère en a fait de meilleurs.

        Je suis Aubin, fils de Tiphaine. Le marché de Gué-la-Nuit ne ferme plus : les étals s’ouvrent seuls, des bras de cuivre pèsent, coupent, font crédit, rendent la monnaie. Ce qui tourne derrière les cadrans, ce sont les talents volés à Gué-aux-Clercs. J’ai reconnu, dans une boîte à musique, la voix d’une lavandière. Le Valet de Cuivre vous ouvrira la porte, prendra votre manteau, puis ce qu’il y a dessous.

        Quatrième terme : une ombre par rouage. Elle compte vite ; elle ne compte jamais deux fois. Notre chance est là, dans l’écart. Mangez pendant que c’est chaud : la soupe, au moins, marche sans ressort.
    .victory =
        Le marché était encore là quand le soleil est entré. Cela n’avait rien de terrible : des planches, des bâches, beaucoup de tiroirs. On a ouvert les tiroirs.

        Les ombres sont sorties en clignant des yeux. Les dettes, mises en tas, ont brûlé sans fumée ; dans la cendre, il restait de l’argent, du vrai, que nous avons partagé à parts inégales, les plus ruinés d’abord. Votre part attendra vos successeurs, dans un bas de laine, sous la table.

        Aubin a gravé vos noms en plein jour. Un merle s’est posé sur le dernier. Au loin, sur les collines, montait un feu beaucoup trop grand pour un feu de joie.
    .defeat =
        Le contrat était bon ; c’est nous qui l’avions mal lu. La forêt s’est refermée sur le marché, ses tiroirs pleins, et sur chaque tiroir il y avait notre écriture.

        Il a fallu partir par les collines, de nuit, en laissant les lampes pour payer la sortie. Ce qu’on nous a pris a circulé : l’ombre est comme l’argent, elle va où il y en a déjà. Qui nous attend plus haut en a reçu sa part, avec les intérêts.

        Aubin a gravé vos noms au clair de lune. En marchant, nous comptions qui nous suivait. Le compte tombait juste : ceux qui n’avaient plus d’ombre tenaient la main des autres.

envelope-5 = Le Blé et le Bûcher
    .place = Gué-Clair, dans les blés
    .keeper = Maheut
    .opening =
        On voit clair, ici. On voit trop clair. À Gué-Clair, les collines sont blondes, les temples sont blancs, et l’on brûle les gens à midi, pour qu’ils ne fassent pas d’ombre.

        Je suis Maheut, fille d’Aubin. J’ai vu passer le Grand Pénitent, pieds nus, devant trois mille personnes qui pleuraient de soulagement. Il a lu nos livres, lui ; il sait, pour la reine, pour les sept termes. La faute est si vieille, dit-il, que chacun en a sa part : il suffit de trouver les plus coupables et de les rendre à la lumière. Derrière lui marche la Flamme Blanche. Elle est très belle. Elle croit tout ce qu’elle dit.

        On peut refuser à un voleur. Mais à qui veut votre bien ? J’ai tiré les volets : il fait presque sombre, et presque bon.
    .victory =
        Quand la Flamme s’est éteinte, il n’est resté sur les marches qu’une fille de ferme aux mains brûlées, qui demandait l’heure. On la lui a donnée. Elle vit chez nous.

        La foule est rentrée sans se regarder. Mais les moissonneurs ont laissé debout une gerbe par champ, pour celles et ceux qu’on avait brûlés, et, le soir, autour, on s’est mis à raconter : leurs noms, puis les vôtres, puis toute la table. Ce pays connaît maintenant ses héros. Il en naîtra d’autres, rien qu’à écouter.

        Maheut a gravé jusqu’au matin. Cette année-là, le gel est venu de l’amont, en pleine moisson.
    .defeat =
        On ne nous a pas punis : on nous a pardonné, ce qui est pire. Il a fallu s’agenouiller dans le blé, à midi, et dire merci.

        Sur les bûchers froids, un tribunal s’est assis. Le feu passe, la cendre reste ; c’est elle désormais qui juge. Elle tient des listes. Les enfants y sont inscrits d’avance, avec une première faute, petite, pour l’exemple : ils la porteront en venant au monde.

        Alors nous avons pris la table et le chemin des neiges. Maheut a gravé vos noms en marchant, d’une main. La gerbe qu’elle cachait sous son manteau a gelé au premier col. Elle l’a gardée : c’est de la semence.

envelope-6 = La neige ne témoigne pas
    .place = Gué-Blanc, sur le fleuve pris
    .keeper = Josse
    .opening =
        Parlez bas. À Gué-Blanc, le fleuve est pris depuis douze ans, hiver comme été, et ce n’est pas le froid qui l’a gelé.

        Je suis Josse, neveu de Maheut. L’Arpenteur est monté le premier, avec ses chaînes et ses piquets, pour faire la carte des sources. Il l’a faite. Il y est encore, debout, blanc, gelé, une mesure à la main ; la nuit, il la corrige. Sous lui, sous tout, il y a la Dormeuse. Chaque pas qui cherche la réveille un peu, et quand elle se retourne, un village d’en bas perd son été.

        Le sixième terme, c’est elle. Elle ne réclame rien. Elle rêve, et dans son rêve personne ne dit non, car personne ne dit rien. La table craque. Ce n’est que le gel. Asseyez-vous, doucement.
    .rival =
        Fermez vite. Ils ont suivi nos traces : c’est tout le défaut de la neige.

        Je suis Josse, neveu de Maheut. Nous vivions à Gué-Blanc depuis vingt ans, pauvres, gelés, tranquilles. La Confesseuse est montée la première, à pied, une couverture sur l’épaule ; elle a écouté chacun, et chacun lui a dit le pire, pour se réchauffer. Puis le Juge de Cendre est venu avec ce qu’elle avait entendu. Il siège sur le fleuve, la glace lui sert d’estrade. Il ne ment pas : tout ce qu’il reproche est vrai. Le sixième terme, il l’appelle réparation.

        Vous aussi, vous avez fait des choses. Moi, j’ai laissé mon frère au col. Voilà, c’est dit, et je vous verse à boire : il ne pourra plus me le vendre.
    .victory =
        La glace s’est fendue d’une rive à l’autre, sans colère, comme un pain. Dessous, l’Orvenne coulait ; elle avait coulé tout ce temps.

        Dans les blocs, on a retrouvé ce que l’on croyait perdu : une barque, un foulard, un violon. Nous les avons laissés descendre vers les leurs. Là-haut, ce qui attend a senti bouger la rivière et, pour la première fois en six générations, a dû compter ce qui lui manquait.

        Josse a gravé vos noms d’une main qui ne tremblait plus. Il reste un gué. Aucune carte ne le porte. La petite Clarisse dit qu’il suffit de suivre l’eau jusqu’à ce qu’elle ait l’air de se souvenir.
    .defeat =
        La glace a tenu jusqu’au soir. Ensuite elle a cédé, toute, d’un coup, et il n’y eut plus ni veille ni sommeil, ni juste ni coupable : seulement l’eau.

        Elle est descendue sur les six gués, dans l’ordre inverse de nos peines. On dit qu’à Gué-de-Sel elle a frappé avant d’entrer. Le ciel ne s’est pas levé depuis : c’est l’âge des ténèbres, et l’on se reconnaît à la voix.

        Josse a gravé vos noms à tâtons, du pouce. La table flotte ; nous l’avions oublié. Nous sommes assis dessus. Elle remonte le courant.

envelope-7 = Le Gué sans nom
    .place = La source
    .keeper = Clarisse
    .opening =
        C’est donc ici que l’eau commence. Une salle sans toit, des colonnes, de l’herbe, et l’Orvenne qui sort de dessous un trône, grosse comme le poignet.

        Je suis Clarisse ; Josse m’a appris à graver. Le Chambellan des Sept Règnes nous a reçus en s’inclinant. Il nous attendait, la table aussi : il en a reconnu le bois. « Sa Majesté va pouvoir solder », a-t-il dit. Car la Première Reine n’est pas morte. Elle est restée au bord, la promesse serrée dans la main, pour que son peuple passe. Il passe encore. Elle n’ose pas lâcher.

        Le septième terme, c’est nous tous. On ne vient pas à bout d’une telle reine par la haine. Prenez place. Sept générations vous regardent ; pas de coudes sur les noms.
    .rival =
        Tenez-vous aux bords. C’est une table, ce fut un bac, et elle s’en souvient mieux que nous.

        Je suis Clarisse, née sur l’eau. Des six gués, il ne reste que les noms ; nous avons remonté le courant par-dessus les toits, à la rame, jusqu’à l’endroit où il n’y a plus de rives. Le Passeur des Noyés nous escorte. Il appelle chacun par son nom, et c’est une épreuve, car il les sait tous. Derrière lui se lève la Dame des Crues. Une reine, jadis, lui fit une promesse ; elle ne réclame plus les termes, elle vient prendre le capital.

        On ne plaide pas contre un fleuve. Mais il nous a portés jusqu’ici, et j’ai idée qu’il n’est pas sourd. Chantez, ramez, mangez : voici le pain. Voici le couteau, pour les noms.
    .victory =
        Quelqu’un a dit non. Nous ne saurons jamais qui : la voix venait de partout, de vous, des noms dans le bois, de gens morts depuis six vies. C’était un non très simple, sans colère, comme on rend un objet qui n’est pas à soi.

        Et la promesse s’est ouverte comme une main. Les ombres ont descendu l’Orvenne, sept générations d’ombres, en se bousculant, jusqu’à la mer, chacune cherchant ses pieds, ou la tombe où les poser.

        Clarisse a gravé vos noms. Il restait juste la place.
    .defeat =
        La dernière ligne a été barrée d’un trait bien droit. La dette est payée ; c’est en règle, et l’on peut vivre ainsi, puisque l’on vit. Il est midi à toute heure sur les Sept-Gués, et rien ni personne n’y fait plus d’ombre.

        Mais la table en fait une. Clarisse l’a vue la première : longue, brune, sous les planches, tenue à chaque nom comme par un clou. On avait tout compté, sauf les morts.

        Elle a gravé vos noms avec les autres, en appuyant. L’ombre s’est allongée d’un doigt.

epilogue-victory =
    On a retourné la table. Dessous, le bois était resté clair, bombé, fait pour l’eau : il a suffi de pousser. Elle a descendu le fleuve gué par gué, et à chacun l’on montait, l’on riait, l’on cherchait du doigt un aïeul. À Gué-de-Sel, elle a repris son service. C’est un bac comme un autre : on le prend pour aller au marché.

    Il ne demande rien. Les enfants laissent pourtant traîner leur ombre dans l’eau, par-dessus bord, et la ramènent toute mouillée sur l’autre rive. Une vieille dame, au milieu, tient la corde. Elle n’a pas dit son nom. Elle dit qu’elle a le temps de passer, maintenant.
epilogue-defeat =
    Les gens des Sept-Gués sont heureux. On ne peut pas dire le contraire ; eux non plus.

    À l’heure où ce fut le soir, pourtant, une femme ferme les volets et pose une lampe au bout d’une table qui ne sert plus. Sur le mur se lève alors une ombre étrange, faite d’encoches et de vieilles lettres, et les enfants viennent y lire en suivant du doigt. Ils épellent. Ils demandent ce que veut dire, entre les noms, ce petit mot gravé partout que leurs parents ne savent plus prononcer.

    Elle le leur apprend. Il n’a que trois lettres, tout le monde y arrive. Au bout du banc, il y a une place libre.

## Ce qu’une campagne ne permet pas : la fin d’une phrase, après deux-points

campaign-name = une campagne a un nom, de { $longest } caractères au plus.
campaign-choose-first = ce chapitre a été perdu : choisissez d’abord de le rejouer ou de continuer.
campaign-decides = la campagne décide elle-même de : { $options }.
campaign-not-over = cette partie n’est pas finie.
campaign-envelope = le chapitre { $chapter } ne peut pas venir de l’enveloppe { $given }.
campaign-adversary = le chapitre { $chapter } ne peut pas se jouer contre « { $given } ».
campaign-legacy = le chapitre { $chapter } ne peut pas avoir pour effets hérités : { $given }.
campaign-quest = le chapitre { $chapter } ne peut pas avoir la Quête sur la face « { $given } ».
campaign-then = le chapitre { $chapter } ne laisse rien à choisir, et pourtant on y a choisi « { $given } ».
campaign-choice = on peut rejouer (« replay ») ou continuer (« on »), pas « { $given } ».
campaign-nothing-to-choose = il n’y a rien à choisir : seul un chapitre perdu se rejoue ou se laisse derrière soi.
campaign-no-hero = ce Héros n’est pas de cette campagne.
campaign-long-tale = un récit a { $longest } caractères au plus.
campaign-no-file = ce n’est pas une campagne enregistrée.
campaign-format = cette campagne est enregistrée au format { $given } ; cette version lit le format { $format }.
campaign-game = c’est une campagne de « { $game } ».
campaign-damaged = cette campagne est abîmée, à cet endroit : { $where }.
campaign-heroes = un chapitre se joue avec 1 à 4 Héros, pas { $count }.
campaign-too-long = un nom ou un récit est trop long.
campaign-language = un récit est dans une autre langue que le français ou l’anglais.
campaign-score = chapitre { $chapter } : { $hero } ne peut pas avoir { $score } points.
campaign-lost-winner = chapitre { $chapter } : il a été perdu, et pourtant { $hero } y aurait gagné.
campaign-winner = chapitre { $chapter } : { $hero } aurait gagné avec { $score } points, quand le plus haut score est de { $best }.
campaign-no-winner = chapitre { $chapter } : { $hero } a le plus haut score, { $score } points, et n’aurait pas gagné.
