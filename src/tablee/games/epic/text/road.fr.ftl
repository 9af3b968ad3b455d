### Call to Adventure: Epic Origins : ce que la campagne retient de la route, en français.
### $count est un nombre de défaites, $left celui des gués perdus (sur six) ; $list est une liste déjà dite.

## Les gués, et les petits nombres en toutes lettres

in-words =
    { $count ->
        [1] une
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $count }
    }
ford-1 = Gué-de-Sel
    .at = à Gué-de-Sel
    .nights = { in-words } à Gué-de-Sel
ford-2 = Gué-de-Fer
    .at = à Gué-de-Fer
    .nights = { in-words } à Gué-de-Fer
ford-3 = Gué-aux-Clercs
    .at = à Gué-aux-Clercs
    .nights = { in-words } à Gué-aux-Clercs
ford-4 = Gué-la-Nuit
    .at = à Gué-la-Nuit
    .nights = { in-words } à Gué-la-Nuit
ford-5 = Gué-Clair
    .at = à Gué-Clair
    .nights = { in-words } à Gué-Clair
ford-6 = Gué-Blanc
    .at = à Gué-Blanc
    .nights = { in-words } à Gué-Blanc
ford-7 = la source
    .at = à la source
    .nights = { in-words } à la source

## Un chapitre perdu que l’on rejoue : ce que la chronique en dit

refused-1 = Il avait déjà la main sur la soupière quand Oda a reposé le couteau. « Non », dit-elle ; et le mot était devenu si rare, cet hiver-là, que la nuit elle-même s’est arrêtée pour écouter. Puis elle a repris au début : la marée, la porte, trois coups.
refused-2 = La chaîne était retendue, les reçus signés. Perrin a retourné le sien et y a écrit : non reçu. L’encre n’était pas sèche que les forges se rallumaient comme au premier soir, et que quelqu’un remettait les assiettes.
refused-3 = Le registre disait : échec. Tiphaine, qui n’a jamais eu de bonnes notes, a demandé à repasser l’épreuve. Rien dans le règlement ne l’interdisait ; personne, avant elle, n’avait osé ne pas savoir. On a redistribué les plumes.
refused-4 = Au bas du contrat, Aubin a trouvé une ligne vide, et l’a laissée vide. Une nuit qu’on n’a pas signée n’est pas due : la lune a reculé d’un cran, et minuit a sonné de nouveau, avec un peu d’humeur.
refused-5 = On nous tendait déjà le pardon, propre, plié. Maheut l’a rendu : elle n’avait rien commandé. Il y eut un silence dans la foule, un nuage passa devant le soleil, et midi, pour une fois, fut remis au lendemain.
refused-6 = La glace cédait déjà quand Josse s’est couché dessus de tout son long, l’oreille contre elle, et lui a dit non, tout bas, comme à une bête. Elle a tenu. Il s’est relevé avec la moitié de sa barbe, et l’on a remis le couvert.
refused-7 = Clarisse avait le couteau levé. Elle a cherché du doigt, sur tout le bois, un seul nom qui fût d’accord pour que cela finisse ainsi. Il n’y en avait pas. « Alors non », dit-elle, et l’on s’est rassis.

## Le même chapitre, encore : ce que son hôte en dit

again-1 =
    { $count ->
        [1] La même soupe, oui. La dernière fois, elle était trop salée : la main tremble, avant une bataille. Nous recommençons.
       *[other] Ne demandez pas combien de fois j’ai réchauffé cette soupe ; { in-words }, aux dernières nouvelles. Elle épaissit. Vous aussi, j’espère.
    }
again-2 =
    { $count ->
        [1] J’ai remis les assiettes. Celles d’hier, je ne les ai pas lavées : je n’accepte pas hier.
       *[other] Je ne sais pas forger, mais j’ai regardé comment on fait : on tape au même endroit. Nous en sommes à { in-words } coups.
    }
again-3 =
    { $count ->
        [1] Nous voici au rattrapage. Je connais la salle ; pour les cancres, au moins, on chauffe.
       *[other] Recalés { in-words } fois. À l’école, on appelle cela un cancre ; chez nous, quelqu’un qui reste.
    }
again-4 =
    { $count ->
        [1] Cette nuit-ci, nous l’avons déjà perdue. Je l’ai en poche, pliée, non signée. Reprenons-la avant qu’on me la réclame.
       *[other] J’ai { in-words } nuits en poche, et pas une de signée. J’entends quelqu’un faire des additions derrière les hêtres. Vite.
    }
again-5 =
    { $count ->
        [1] On nous a remis midi d’un jour. Je n’en ferai pas une habitude ; eux non plus.
       *[other] Midi a été remis { in-words } fois. La foule commence à apporter des pliants.
    }
again-6 =
    { $count ->
        [1] La glace tient encore. Je lui ai présenté mes excuses. On y retourne, sur la pointe des pieds.
       *[other] La glace a tenu { in-words } fois. Elle me connaît, à présent : elle soupire quand je me couche.
    }
again-7 =
    { $count ->
        [1] Nous nous sommes rassis. Les noms n’ont rien dit ; ils se sont poussés.
       *[other] Nous nous sommes rassis { in-words } fois. Les noms ne disent rien ; ils se sont poussés tant qu’ils ont pu.
    }

## Ce que le chapitre d’avant a laissé : dit par l’hôte du suivant

road-2 =
    .won = Ma mère jure qu’une nuit a suffi, et que pas un bol n’a été cassé. J’ai compté les bols. Elle embellit ; mais pour la nuit, elle dit vrai.
    .again = Il y eut une première fois, où le Seigneur passa la porte. Ma mère ne la raconte pas : elle l’a renvoyée, dit-elle, comme un plat froid. Je n’ai pas hérité de son aplomb. J’ai hérité de la louche.
    .lost = J’avais quatre ans, j’étais sous la table, et de la bataille je n’ai vu que des souliers. Aucun n’a reculé avant les autres. Ce n’est pas grand-chose, comme héritage. C’est le mien.
    .spent = Ils ont refusé cette nuit-là, avant qu’elle leur reste sur les bras. J’avais quatre ans, j’étais sous la table : j’ai vu les mêmes souliers revenir, plus crottés, et se remettre en ligne.
road-3 =
    .won = J’ai dans la poche un jeton de Gué-de-Fer, encore tiède de la main de mon père. Là-bas, paraît-il, on a dit non du premier coup. J’ai mis plus de temps à savoir l’écrire.
    .again = J’ai dans la poche un jeton de Gué-de-Fer, frappé plus d’une fois : le premier coup n’avait pas mordu. Mon père dit que ce sont ceux-là qui durent. Il le dit aussi de mes dictées.
    .lost = Les ballots d’ombres de Gué-de-Fer sont arrivés ici avant moi. Je les ai vus descendre à la cave de l’école, cordés, étiquetés. Sur l’étiquette, il y avait une faute. C’est tout l’espoir que je vous apporte, mais je l’ai souligné.
    .spent = À Gué-de-Fer, on a tapé plus d’une fois au même endroit, et le fer n’a pas plié. Les ballots d’ombres sont ici, à la cave. Mon père dit qu’on apprend de ses échecs ; j’ai demandé en quelle classe.
road-4 =
    .won = Ma mère m’a confié son cahier. À la page de Gué-aux-Clercs, il n’y a pas une rature. Elle s’en excuse : elle n’a pas eu le temps d’en faire.
    .again = Ma mère m’a confié son cahier. La page de Gué-aux-Clercs est raturée jusqu’à trouer le papier ; par le trou, sur la page d’après, on lit : reçue.
    .lost = Ma mère m’a confié son cahier, plein de fautes. Elle y tient : ce qui est faux, dit-elle, n’entre dans aucun engrenage. J’en ai fait une liste. Apprenez-la mal.
    .spent = Ma mère a repassé l’épreuve de Gué-aux-Clercs jusqu’à ce qu’on la mette à la rue avec sa chaise. C’est celle-ci, qui boite. On s’y tient de travers ; aucun engrenage ne sait qu’en faire.
road-5 =
    .won = Une seule nuit, et tout payé comptant : mon père n’en revient pas. Le soir, il recompte le bas de laine de Gué-la-Nuit. Tout y est. On nous avait toujours dit que le bonheur était à crédit.
    .again = À côté du bas de laine, mon père garde une nuit de Gué-la-Nuit qu’il n’a pas voulu signer. Il la montre aux enfants : un papier, une ligne vide. Nous n’avons rien de plus cher.
    .lost = Nous sommes arrivés par les collines, sans lampes, la main dans la main, et au milieu ceux qui n’avaient plus d’ombre. Les gens de Gué-Clair les ont salués les premiers. Ils les prenaient pour des saints.
    .spent = Mon père a refusé ce contrat-là tant qu’il lui est resté des nuits. Ceux qui n’avaient plus d’ombre marchaient au milieu de nous ; ici, on les a pris pour des saints. Ils n’ont pas su dire non.
road-6 =
    .won = À Gué-Clair, un seul midi a suffi. Ma tante Maheut en a rapporté une gerbe, qu’elle a plantée là, dans la neige. Elle ne pousse pas. Elle ne gèle pas non plus. Là-dessous, quelqu’un doit trouver cela agaçant.
    .again = À Gué-Clair, ma tante Maheut a fait remettre midi. On le lui rappelle aux repas, où elle arrive en retard. Elle répond que la gerbe qu’elle a plantée dans la neige n’est pas pressée non plus.
    .lost = Ma tante Maheut garde sous son oreiller la semence gelée de Gué-Clair. Le Juge le sait, par la Confesseuse. Il ne l’a pas saisie. Je crois qu’il n’a pas d’article pour ce qui n’a pas encore poussé.
    .spent = À Gué-Clair, ma tante Maheut a fait remettre midi ; il a fini par venir sans prévenir. Le Juge a un mot pour cela, dans le dossier : récidive. Elle l’a fait encadrer.

## Toutes les défaites, comptées en chemin

count-4 =
    .none = Trois gués, et du premier coup chaque fois. Je vous le signale parce qu’on prête volontiers, ici, à ceux qui n’ont jamais manqué de rien.
    .all = Trois gués perdus. Votre crédit, ici, est sans limite : on n’y aime rien tant que les gens qui n’ont plus rien à sauver. Décevez-les.
    .some =
        { $count ->
            [1] La table a une défaite dans ses comptes, refusée ou non. Au marché, on m’en a offert un bon prix, sans vouloir me dire pour quoi faire. Je l’ai gardée.
           *[other] La table a { in-words } défaites dans ses comptes, refusées ou non. Au marché, on m’en a offert un bon prix, sans vouloir me dire pour quoi faire. Je les ai gardées.
        }
count-6 =
    .none = Cinq gués, et du premier coup chaque fois : le bois n’a pas une rayure. La neige non plus, remarquez, avant qu’on marche dessus.
    .all = Cinq gués perdus, et cinq fois nous sommes repartis. J’ignore comment les gens sérieux appellent cela. Chez nous, c’est une habitude, et elle tient chaud.
    .some =
        { $count ->
            [1] Avec tout cela, le bois ne porte qu’une défaite, refusée ou non. L’hiver, c’est elle qu’on se fait raconter : les victoires endorment.
           *[other] Avec tout cela, le bois porte { in-words } défaites, refusées ou non. L’hiver, ce sont elles qu’on se fait raconter : les victoires endorment.
        }

## Ce que devint l’Adversaire

fate-P1 =
    .won = Son Épouse n’a pas fui. Elle est restée assise au chevet d’un dernier malade et, quand il lui a dit non, elle a pleuré, d’étonnement.
    .lost = Son Épouse a fait le tour des lits et bordé tout le monde. Elle a oublié une enfant, sous le banc, qui tenait son ombre à deux mains.
fate-P2 =
    .won = Le Maréchal a cherché quelque chose à baisser, pour se rendre ; il n’avait pas de bannière. On lui a prêté un torchon. La Louve, elle, a exigé un reçu.
    .lost = Le Maréchal n’a pas défilé : sans bannière, on ne sait par où commencer. La Louve a fait planter un second clou à côté de chaque clou, par prévoyance.
fate-P3 =
    .won = La Magistre a demandé ce qu’on allait bien pouvoir lui apprendre. « À lire, a dit Tiphaine, dans un autre livre. » Elle est au premier rang. Elle lève la main.
    .lost = Le Copiste a inscrit la date et l’heure et, dans la marge, d’une écriture qui n’était pas la sienne, le mot pardon.
fate-P4 =
    .won = Le Marchand a liquidé : tout devait partir, lui aussi. L’Usurière a proposé de nous prêter la victoire. Aubin a répondu que nous en avions déjà une, et que cela nous changeait.
    .lost = Le Marchand nous a consolés d’un rabais. L’Usurière, honnête jusqu’au bout, nous a rendu la monnaie : l’ombre d’un chat, qui n’a voulu d’aucun de nous.
fate-P5 =
    .won = Le Grand Pénitent a réclamé ses souliers. Personne ne les avait gardés : on n’avait pas imaginé qu’il rentrerait un jour chez lui, comme tout le monde.
    .lost = Le Grand Pénitent nous a embrassés un par un. Il sentait la fumée et la lavande. La Flamme Blanche a pleuré de joie, et cela a séché tout de suite.
fate-P6 =
    .won = L’Arpenteur, dégelé, a trouvé sa carte fausse d’un pas ; il a dû s’asseoir pour rire. La Dormeuse s’est réveillée de bonne humeur. Personne n’avait pensé à essayer.
    .lost = L’Arpenteur a eu le temps de prendre une dernière mesure : ce qu’un rêve contient d’eau. Il avait compté juste.
fate-R1 =
    .won = L’Héritière a refait l’addition trois fois, et trois fois il manquait une ligne : elle-même. Le Bourreau a posé sa hache et demandé si quelqu’un avait besoin de petit bois.
    .lost = L’Héritière a remercié chacun par son prénom. Le Bourreau comptait les prénoms.
fate-R2 =
    .won = L’Horlogère s’est arrêtée au milieu d’une phrase, et personne n’a voulu remonter la fin. Le Valet de Cuivre rend les manteaux. Il y met du temps : il les brosse.
    .lost = L’Horlogère a réglé la forêt : les feuilles tombent à l’heure. Le Valet de Cuivre a gardé nos manteaux et nous a remis un numéro.
fate-R3 =
    .won = Le Juge de Cendre a rendu son dernier arrêt contre lui-même ; le vent l’a exécuté. La Confesseuse est restée. Elle écoute toujours, et ne répète plus.
    .lost = Le Juge de Cendre siégeait encore quand l’eau est entrée. Il l’a déclarée coupable. Elle n’a pas fait appel.

## La source sous les eaux : le dernier chapitre, quand la Dame des Crues est venue

ending-R4 =
    .victory =
        Quelqu’un a dit non, dans le noir, sans élever la voix. Nous ne saurons jamais qui : cela venait de nous, du bois, de l’eau sous le bois, où tant de noms attendaient. La Dame des Crues n’a pas paru fâchée. Depuis sept générations, on lui disait oui ; elle ne savait pas qu’on pouvait lui parler.

        L’eau s’est mise à descendre, d’un doigt, puis d’un toit. L’une après l’autre, les ombres qu’elle portait ont cherché du pied le fond. Le Passeur a lu sa liste à rebours, et chacun, à son nom, a répondu : présent.

        Alors le ciel s’est levé, d’assez mauvaise grâce. Clarisse a vu pour la première fois l’écriture de ses aïeux. Elle a gravé vos noms. Il restait juste la place.
    .defeat =
        La Dame des Crues a pris le capital. Ce fut très doux : l’eau est montée jusqu’au dernier mot, puis par-dessus. Il n’y a plus de rives sur les Sept-Gués ; donc plus de passage, donc plus de prix. Au fond, tout est en règle. Le Passeur a rangé sa gaffe : il n’a plus personne à appeler.

        Mais la table flotte. Dans le noir, on la reconnaît à son bruit, qui est celui d’une porte mal fermée. L’eau a tout pris, sauf ce qui va dessus.

        Clarisse a gravé vos noms au toucher, en appuyant. Le bois s’est enfoncé d’un doigt, puis il est remonté.
epilogue-R4 =
    .victory =
        Nous sommes redescendus avec l’eau. Elle prenait son temps ; nous aussi. À chaque gué, on voyait reparaître d’abord les cheminées, puis les portes, puis les gens, venus des hauteurs avec des balais. On retrouvait ses affaires chez les autres. Une armoire fit deux mariages.

        À Gué-de-Sel, la table s’est posée d’elle-même sur la pierre où fut la Maison du Bac. L’eau a frappé avant de sortir. Depuis, chaque printemps, elle revient jusqu’au seuil, pas plus loin, et l’on met dehors un bol de soupe. Au matin, il est vide, et rincé. Les enfants disent qu’une dame vient y tremper son ombre. Elle n’a rien promis. Nous non plus.
    .defeat =
        On vit bien, sur l’eau. On ne voit pas qui rame, et nul ne sait vers où ; c’est reposant. On se nomme en se croisant, par politesse, et l’eau redit les noms un peu plus bas.

        Une embarcation, pourtant, ne répond pas comme les autres. Qui l’accoste sent sous sa main un bord tout en entailles, et quelqu’un, dans le noir, lui demande de lire. On lit avec le pouce. Entre les noms revient un petit mot, trois lettres, que l’on prononce d’abord sans comprendre, puis plus fort, pour l’écho. Celui-là, l’eau ne le redit pas. Elle s’arrête.

        Au bout du banc, il y a une place libre. La rame est dessous.

## Le dernier chapitre connaît la route : ce qu’on lit du doigt dans la table

wood = Passez d’abord le doigt sur le bois, dans l’ordre.
wood-1 =
    .won = À Gué-de-Sel, les lettres dansent : on chantait.
    .lost = À Gué-de-Sel, les lettres s’égarent : Oda gravait dans le noir.
wood-2 =
    .won = Gué-de-Fer est plein de trous de clous, qu’on a gardés pour le plaisir.
    .lost = Gué-de-Fer est tout petit : Perrin ménageait le bois, et lui-même.
wood-3 =
    .won = Gué-aux-Clercs est en belles lettres, avec des pleins et des déliés où l’ongle se prend.
    .lost = À Gué-aux-Clercs, comptez les fautes ; elles y sont toutes, exprès.
wood-4 =
    .won = À Gué-la-Nuit, le couteau a dérapé : il y avait un merle dessus.
    .lost = À Gué-la-Nuit, on sent la main d’Aubin, et l’autre main, qui tenait la sienne.
wood-5 =
    .won = Gué-Clair n’en finit pas : Maheut a gravé jusqu’au matin, et n’a oublié personne.
    .lost = Gué-Clair fut gravé en marchant : un nom par pas, et un faux pas.
wood-6 =
    .won = À Gué-Blanc, la main ne tremble plus.
    .lost = À Gué-Blanc, le bois était déjà mouillé.
wood-hero = Le nom le plus usé, tant on y passe le doigt, c’est { $hero }.
wood-rivals =
    { $count ->
        [1] Sous le bord, on a gravé le convive que notre défaite avait amené : { $list }.
       *[other] Sous le bord, on a gravé les convives que nos défaites avaient amenés : { $list }.
    }
wood-nights =
    { $count ->
        [1] L’unique rayure, c’est la nuit que l’on a refusée { $list }.
       *[other] Les rayures, ce sont les nuits que l’on a refusées : { $list }.
    }
wood-whole = Pas une rayure : nous n’avons refusé aucune nuit ; nous les avons prises comme elles venaient.
wood-dark =
    { $count ->
        [1] Une goutte de suif marque le soir où l’on a soufflé la lampe exprès, { $list }.
       *[other] Des gouttes de suif marquent les soirs où l’on a soufflé la lampe exprès : { $list }.
    }

## L’épilogue : quelle route ce fut

after-spotless = Sept gués, sept soirs, et du premier coup chaque fois. On aura peine à nous croire. Dans une génération, les savants diront que la dette était petite, et que n’importe qui en serait venu à bout. Laissez-les dire : c’est à cela qu’on reconnaît une affaire réglée.
after-stubborn = Sept gués, et pas un que nous ayons laissé. Il a fallu s’y reprendre, et le bois, qui est rayé, ne s’en cache pas. Nous n’étions pas plus forts que d’autres. Nous nous sommes rassis.
after-limping =
    { $left ->
        [1] Nous n’avons pas tout gagné. Un gué nous a échappé
        [2] Nous n’avons pas tout gagné. Deux gués nous ont échappé
       *[other] Nous n’avons pas tout gagné. Trois gués nous ont échappé
    }, et nous avons continué quand même, en boitant un peu du côté du cœur. Il se trouve que l’on marche très bien ainsi.
after-beaten =
    { $left ->
        [4] Nous avons perdu presque partout : quatre gués sur six
       *[other] Nous avons perdu presque partout : cinq gués sur six
    } ; et chaque fois quelqu’un a pris la table par un coin et dit : bon, on y va. C’est ainsi que la dernière nuit nous a trouvés : battus, à l’heure, et de fort mauvaise humeur.
after-once = Nous avons perdu six gués et gagné le septième. Il suffisait d’un seul, pourvu que ce fût le dernier. Ceux de la table s’en doutaient peut-être ; ils n’en ont rien dit, de peur que l’on se ménage.
after-eve = Six gués gagnés, et le septième perdu. Nous cherchons encore la faute. Il n’y en a peut-être pas : on peut tout faire bien, six vies durant, et trouver, tout au bout, quelqu’un de plus patient.
after-sum =
    { $left ->
        [1] Nous avons gagné, nous avons perdu ; à la source, on a fait la somme. Il y manquait un gué.
        [2] Nous avons gagné, nous avons perdu ; à la source, on a fait la somme. Il y manquait deux gués.
        [3] Nous avons gagné, nous avons perdu ; à la source, on a fait la somme. Il y manquait trois gués.
        [4] Nous avons gagné, nous avons perdu ; à la source, on a fait la somme. Il y manquait quatre gués.
       *[other] Nous avons gagné, nous avons perdu ; à la source, on a fait la somme. Il y manquait cinq gués.
    } On nous l’a fait observer avec les plus grands égards.
after-narrow = Et il s’en est fallu d’un coude : à la source, nous étions déjà battus, et ce sont les noms qui n’ont pas voulu.
after-nothing = Sept gués, sept défaites : nous tenions à être complets. Et pourtant, comptez. Sept fois il a fallu venir nous battre chez nous, à notre table ; et sept fois la table est repartie.

## L’épilogue : ce qui reste de chaque gué

keepsakes =
    .victory = De chaque gué nous reste une chose que personne ne nous a reprise : { $list }.
    .defeat = Restent des bagatelles, dont personne n’a voulu : { $list }.
keepsake-1 =
    .won = une chanson d’enfants
    .lost = l’heure où l’on tint une porte
keepsake-2 =
    .won = un jeton de fer encore tiède
    .lost = le silence d’un vieux forgeron
keepsake-3 =
    .won = l’air d’une lavandière
    .lost = une faute d’orthographe
keepsake-4 =
    .won = un merle sans manières
    .lost = une main tendue dans le noir
keepsake-5 =
    .won = un conte du soir
    .lost = une poignée de semence gelée
keepsake-6 =
    .won = un violon rendu par la glace
    .lost = une table qui flotte
nights =
    .victory =
        { $count ->
            [1] Quant à la nuit refusée { $list }, elle n’a jamais eu lieu ; tout le monde s’en souvient.
           *[other] Quant aux nuits refusées ({ $list }), elles n’ont jamais eu lieu ; tout le monde s’en souvient.
        }
    .defeat =
        { $count ->
            [1] Quant à la nuit refusée { $list }, elle n’a servi à rien ; personne ne la regrette.
           *[other] Quant aux nuits refusées ({ $list }), elles n’ont servi à rien ; personne n’en regrette une seule.
        }

## L’épilogue : ce qu’on dit encore des rivaux

rival-R1 =
    .name = l’Héritière des Ombres
    .won = De l’Héritière des Ombres, il reste un livre de comptes, où les enfants apprennent la soustraction.
    .lost = L’Héritière des Ombres est morte riche et très entourée, sans que personne l’ait jamais contredite. On dit que cela lui manquait.
rival-R2 =
    .name = l’Horlogère
    .won = Un enfant a fini par remonter l’Horlogère, pour connaître la fin de sa phrase. C’était : « s’il vous plaît ».
    .lost = Les oiseaux de l’Horlogère chantent juste, et toujours le même air. C’est celui d’une lavandière ; une fois l’an, ils se trompent.
rival-R3 =
    .name = le Juge de Cendre
    .won = Quand le vent vient de Gué-Blanc, il lui arrive de rendre un avis. On ferme la fenêtre : le Juge de Cendre a toujours aimé le dernier mot.
    .lost = Le Juge de Cendre siège toujours, quelque part dans la vase. L’affaire de l’eau est en délibéré.
