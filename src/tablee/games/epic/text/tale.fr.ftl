### Call to Adventure: Epic Origins : le conte, en français.
### Un acte se raconte par un verbe au passé simple ($deed, $next) ou par l’infinitif de la carte ($bare) ; ce qui suit l’acte est dans
### .after, ce qu’il en reste, un groupe nominal complément d’objet, dans .echo. $gift est le groupe nominal d’un Trait, $tail la phrase d’une carte à
### partir du verbe. $hero est le nom du Héros ; $address vaut m, f ou n, et rien ne s’accorde avec un Héros, sauf le pronom.

tale-they =
    { $address ->
        [m] il
        [f] elle
       *[n] { $hero }
    }
tale-They =
    { $address ->
        [m] Il
        [f] Elle
       *[n] { $hero }
    }
tale-Named = { tale-They }
tale-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
tale-count =
    { $count ->
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
tale-bare = { tale-Named } { $deed }.

## Le début

tale-opening-1 = Voici ce qu’on en sait.
tale-opening-2 = Approchez, la soupe attendra.
tale-opening-3 = Tout est vrai, sauf la météo.
tale-opening-4 = Il était une fois, et même deux.
tale-opening-5 = Les archives ont brûlé ; ceci était dans une poche.
tale-opening-6 = Trois témoins l’affirment, dont un sobre.
tale-opening-7 = Servez à boire : cela se raconte d’une traite.
tale-opening-8 = Ma grand-mère y était, ou connaissait quelqu’un qui y était.
tale-opening-9 = Que ceux qui toussent toussent maintenant.
tale-opening-10 = J’ai juré de n’en rien dire ; je commence.
tale-opening-11 = Cette histoire a trois fins ; voici la bonne.
tale-opening-12 = Mouchez la chandelle, on s’y voit trop.
tale-opening-13 = Le chat peut rester, s’il se tait.
tale-opening-14 = Ceci fut gravé sur une table, par quelqu’un qui s’ennuyait.
tale-opening-15 = Cela se raconte mieux ailleurs, mais vous êtes ici.
tale-opening-16 = Deux pintes, et je vous dis tout.

## Un acte, ni bon ni mauvais

tale-act-1 = Un beau jour, { $hero } { $deed }.
tale-act-2 = Personne ne le demandait, mais { $hero } { $deed }.
tale-act-3 = À la suite d’un pari, { $hero } { $deed }.
tale-act-4 = Ce fut l’année où { $hero } { $deed }.
tale-act-5 = Au saut du lit, { $hero } { $deed }.
tale-act-6 = Entre deux averses, { $hero } { $deed }.
tale-act-7 = Contre l’avis de tous, { $hero } { $deed }.
tale-act-8 = Un jeudi, { $hero } { $deed }.
tale-act-9 = On en parle encore : { $hero } { $deed }.
tale-act-10 = Devant témoins, { $hero } { $deed }.
tale-act-11 = De fil en aiguille, { tale-they } { $deed }.
tale-act-12 = Sans même poser son sac, { tale-they } { $deed }.
tale-act-13 = Plus par élan que par méthode, { $hero } { $deed }.
tale-act-14 = À la surprise générale, { tale-they } { $deed }.
tale-act-15 = Il fallait bien essayer : { tale-they } { $deed }.
tale-act-16 = Avant la fin de la saison, { tale-they } { $deed }.

## Ce qui dure

tale-span-1 = Puis vint le temps de la patience, et { $hero } { $deed }.
tale-span-2 = La patience est chère ; { $hero } en trouva, et { $deed }.
tale-span-3 = Sans se plaindre, ou presque, { $hero } { $deed }.
tale-span-4 = Ce fut long : { $hero } { $deed }.
tale-span-5 = D’autres auraient renoncé ; { $hero } { $deed }.
tale-span-6 = Sans regarder l’heure, { tale-they } { $deed }.
tale-span-7 = Avec un entêtement de mule, { tale-they } { $deed }.
tale-span-8 = L’ennui fut du voyage, et ne paya pas sa part : { $hero } { $deed }.

## Ce qui change une vie

tale-turn-1 = Le vent tourna, et { $hero } { $deed }.
tale-turn-2 = Rien ne fut plus pareil à compter du jour où { $hero } { $deed }.
tale-turn-3 = Il y a un avant et un après : { $hero } { $deed }.
tale-turn-4 = Sans l’avoir prévu, { tale-they } { $deed }.
tale-turn-5 = Au tournant suivant, { tale-they } { $deed }.
tale-turn-6 = Personne n’avait parié là-dessus : { $hero } { $deed }.

## Le bien

tale-good-1 = Tandis que d’autres en discutaient encore, { $hero } { $deed }.
tale-good-2 = Sans trembler, ou si peu, { $hero } { $deed }.
tale-good-3 = Il fallait quelqu’un pour { $bare } : ce fut { $hero }.
tale-good-4 = Passer son chemin ? { $hero } préféra { $bare }.
tale-good-5 = On vit alors ce que valait { $hero }, qui { $deed }.
tale-good-6 = Pour pas un sou, { tale-they } { $deed }.
tale-good-7 = Rien ne l’y obligeait ; { tale-they } { $deed }.
tale-good-8 = Ce qui est beau se dit simplement : { $hero } { $deed }.
tale-good-9 = Le cœur battant, { tale-they } { $deed }.
tale-good-10 = Retenez ceci : { $hero } { $deed }.
tale-good-11 = Une chanson raconte comment { $hero } { $deed }.
tale-good-12 = Comme tout le monde reculait, { $hero } { $deed }.
tale-good-13 = Sans rien demander en échange, { tale-they } { $deed }.
tale-good-14 = La bonne surprise, ce fut { $hero }, qui { $deed }.
tale-good-15 = L’almanach n’avait rien annoncé ; { $hero } { $deed }.
tale-good-16 = Le courage vint en marchant, et { tale-they } { $deed }.

## Les petits péchés

tale-shady-1 = Que les juges se bouchent les oreilles : { $hero } { $deed }.
tale-shady-2 = Ce n’était guère raisonnable, mais { $hero } { $deed }.
tale-shady-3 = La vertu regardait par la fenêtre quand { $hero } { $deed }.
tale-shady-4 = À ne pas imiter à la maison : { $hero } { $deed }.
tale-shady-5 = Pour sa défense, l’occasion était trop belle : { $hero } { $deed }.
tale-shady-6 = On lui prêtait de mauvaises idées ; { tale-they } en eut une de plus, et { $deed }.
tale-shady-7 = La tentation demanda poliment, et { $hero } { $deed }.
tale-shady-8 = Mieux vaut en rire : { $hero } { $deed }.

## Le mal

tale-dark-1 = Ici, les conteurs baissent la voix : { $hero } { $deed }.
tale-dark-2 = Nul ne força la main { DE($hero) }, qui { $deed }.
tale-dark-3 = Les chansons sautent le couplet où { $hero } { $deed }.
tale-dark-4 = On voudrait que ce soit faux : { $hero } { $deed }.
tale-dark-5 = Vint l’heure dont on ne parle pas, et { $hero } { $deed }.
tale-dark-6 = { tale-Named } alla jusqu’à { $bare }.
tale-dark-7 = Par peur, par orgueil ou pour de l’or, { tale-they } { $deed }.
tale-dark-8 = Cela ne s’efface pas : { $hero } { $deed }.
tale-dark-9 = Que l’on couche les enfants : { $hero } { $deed }.
tale-dark-10 = Que d’autres jugent : { $hero } { $deed }.
tale-dark-11 = Aucune excuse ne figure au dossier : { $hero } { $deed }.
tale-dark-12 = Le ciel était clair, et cela n’empêcha rien : { tale-they } { $deed }.

## Deux actes d’une haleine

tale-then-1 = { $hero } { $deed }, puis { $next }.
tale-then-2 = { tale-Named } { $deed }, et, sitôt les bottes sèches, { $next }.
tale-then-3 = { $hero } { $deed }, et, au printemps suivant, { $next }.
tale-then-4 = { tale-Named } { $deed } ; l’année d’après, { tale-they } { $next }.
tale-then-5 = Ensuite { $hero } { $deed } ; à peine le temps de souffler, et { tale-they } { $next }.
tale-then-6 = Deux affaires suivirent : { $hero } { $deed }, puis { $next }.
tale-then-7 = { tale-Named } { $deed }, et, à peine de retour, { $next }.
tale-then-8 = On se le disait d’un village à l’autre : { $hero } { $deed }, puis { $next }.

tale-fall-1 = { $hero } { $deed } ; et pourtant, un an plus tard, { tale-they } { $next }.
tale-fall-2 = D’abord, { $hero } { $deed }, ce qui fait regretter la suite : { tale-they } { $next }.
tale-fall-3 = { tale-Named } { $deed } ; mais l’ombre est patiente, et { tale-they } { $next }.
tale-fall-4 = { $hero } { $deed }, puis, sans que rien l’annonçât, { $next }.
tale-fall-5 = Un jour, { $hero } { $deed } ; un autre jour, la même personne { $next }.

tale-amends-1 = { $hero } { $deed } ; plus tard, comme pour payer, { tale-they } { $next }.
tale-amends-2 = { $hero } { $deed } ; on n’en attendait plus rien de bon, mais { tale-they } { $next }.
tale-amends-3 = { $hero } { $deed }. Comprenne qui pourra : la saison suivante, { tale-they } { $next }.
tale-amends-4 = { $hero } { $deed }, en eut honte longtemps, et { $next }.
tale-amends-5 = { tale-Named } { $deed } ; le remords vint à pied, mais il vint, et { tale-they } { $next }.

tale-descent-1 = { $hero } { $deed }, puis, la pente étant prise, { $next }.
tale-descent-2 = { $hero } { $deed }. La première fois est la plus dure ; ensuite, { tale-they } { $next }.
tale-descent-3 = { tale-Named } { $deed }, n’en perdit pas le sommeil, et { $next }.
tale-descent-4 = { tale-Named } { $deed }. On crut avoir vu le pire, jusqu’au jour où { $hero } { $next }.

## Les échecs : $fail est une proposition, sans majuscule ni point

tale-failure-1 = Tout ne réussit pas : { $fail }.
tale-failure-2 = Il y eut un accroc : { $fail }.
tale-failure-3 = C’était un jour sans : { $fail }.
tale-failure-4 = Les jaloux s’en souviennent : { $fail }.
tale-failure-5 = La légende préfère l’oublier : { $fail }.
tale-failure-6 = Il faut être juste : { $fail }.
tale-failure-7 = Une fois, rien n’alla : { $fail }.
tale-failure-8 = On apprend aussi de ce qui rate : { $fail }.

tale-relieved-1 = Il y eut un revers : { $fail }, et c’est { $other } qui finit le travail.
tale-relieved-2 = Un échec, tout de même : { $fail } ; { $other } s’en chargea plus tard.
tale-relieved-3 = La gloire change parfois de mains : { $fail }, puis { $other } passa par là.
tale-relieved-4 = { $other } le raconte mieux : { $fail }, puis quelqu’un s’y prit autrement.
tale-relieved-5 = Il fallut laisser la place : { $fail } ; { $other } eut plus de chance.

tale-failures-1 = Les échecs ? Il y en eut { tale-count } ; le plus fameux : { $fail }.
tale-failures-2 = De { tale-count } revers, on n’en raconte qu’un : { $fail }.
tale-failures-3 = La malchance frappa { tale-count } fois ; ainsi, { $fail }.
tale-failures-4 = Il y eut { tale-count } défaites, et d’abord celle-ci : { $fail }.
tale-failures-5 = Le sort dit non { tale-count } fois, dont une très fort : { $fail }.
tale-failures-6 = On compte { tale-count } faux pas, dont un célèbre : { $fail }.
tale-failures-7 = Parmi { tale-count } essais manqués, en voici un : { $fail }.
tale-failures-8 = La gloire prit { tale-count } jours de congé ; un de ces jours-là, { $fail }.

## La Classe : $tail commence par le verbe

tale-calling-1 = L’enfance finie, { $hero } { $tail }
tale-calling-2 = Vint l’âge du métier. { $hero } { $tail }
tale-calling-3 = Un soir, sans prévenir personne, { $hero } { $tail }
tale-calling-4 = Il fallait bien vivre. { $hero } { $tail }
tale-calling-5 = Les métiers tranquilles étant tous pris, { $hero } { $tail }
tale-calling-6 = Quand la route se partagea, { $hero } { $tail }
tale-calling-7 = À l’âge où d’autres s’installent, { $hero } { $tail }
tale-calling-8 = Sur un coup de tête, { $hero } { $tail }
tale-calling-9 = Puis vinrent les grandes routes. { $hero } { $tail }
tale-calling-10 = La maison devenait petite. { $hero } { $tail }
tale-calling-11 = Un matin, le sac était prêt. { $hero } { $tail }
tale-calling-12 = Le destin ouvrit sans frapper. { $hero } { $tail }
tale-calling-13 = À force de rêver aux fenêtres, { $hero } { $tail }
tale-calling-14 = Sans se retourner, ou une fois seulement, { $hero } { $tail }

## La Classe, au troisième niveau

tale-mastery-1 = Aucun secret du métier ne lui échappa.
tale-mastery-2 = Les vieux maîtres lui demandaient conseil.
tale-mastery-3 = Les anciens n’avaient rien vu de tel.
tale-mastery-4 = Bientôt, nul n’eut rien à lui apprendre.
tale-mastery-5 = On venait de loin regarder faire.
tale-mastery-6 = Ses outils, dit-on, se rangeaient tout seuls.

## La première rencontre avec l’Adversaire

tale-beaten-1 = { $adversary } barra la route, puis recula.
tale-beaten-2 = { $adversary } passa le plus mauvais mardi de sa carrière.
tale-beaten-3 = { $adversary } menaça longtemps, puis dut céder.
tale-beaten-4 = { $adversary } sous-estima { $hero }, et le paya.
tale-beaten-5 = Devant { LE($adversary) }, { $hero } ne baissa pas les yeux, et ce fut l’autre qui partit.
tale-beaten-6 = Ce jour-là, on vit { LE($adversary) } se retirer à reculons.
tale-beaten-7 = { $adversary } proposa un marché, puis une trêve, puis s’en alla.
tale-beaten-8 = Il y eut une rencontre, et { LE($adversary) } en rentra en boitant.

tale-resisted-1 = { $adversary } parut : il fallut battre en retraite.
tale-resisted-2 = { $adversary } résista à tout, même aux injures.
tale-resisted-3 = { $adversary } eut, cette fois-là, le dernier mot.
tale-resisted-4 = { $adversary } laissa { $hero } dans la poussière.
tale-resisted-5 = Contre { LE($adversary) }, rien ne servit, ni la ruse ni la course.
tale-resisted-6 = { $hero } croisa { LE($adversary) }, et en garda une mèche blanche.
tale-resisted-7 = { $adversary } n’eut qu’à sourire.
tale-resisted-8 = Le premier duel fut pour { LE($adversary) }, aux points et à la frayeur.

tale-never-1 = { $adversary } ne croisa jamais cette route-là.
tale-never-2 = { $adversary } passa toujours par un autre chemin.
tale-never-3 = { $adversary } ne fut jamais, pour { $hero }, qu’une rumeur.
tale-never-4 = { $adversary } manqua le rendez-vous.
tale-never-5 = On parlait beaucoup { DE($adversary) } ; { $hero } n’en vit que l’affiche.
tale-never-6 = { $hero } chercha { LE($adversary) } partout, sauf au bon endroit.
tale-never-7 = { $adversary } envoya des menaces par la poste ; le facteur se perdit.
tale-never-8 = { $hero } et { LE($adversary) } ne se croisèrent pas une seule fois.

## Ce que la route a fait du Héros : la Corruption, et l’acte noir s’il y en a un ($echo)

tale-virtuous-1 = Son cœur, après tout cela, était clair.
tale-virtuous-2 = On lui aurait prêté la lune sans reçu.
tale-virtuous-3 = Chiens et enfants, fins juges, lui faisaient fête.
tale-virtuous-4 = { tale-They } dormait en paix, fenêtre grande ouverte.
tale-virtuous-5 = Les portes, sur son passage, restaient ouvertes.

tale-virtuous-stained-1 = Son cœur s’était lavé de tout, ou presque : nul n’oublie { $echo }.
tale-virtuous-stained-2 = Les chiens lui faisaient fête ; ils n’avaient pas vu { $echo }.
tale-virtuous-stained-3 = { tale-They } faisait le bien, à présent, sans effacer { $echo }.
tale-virtuous-stained-4 = On louait { $hero } partout où l’on ignorait { $echo }.
tale-virtuous-stained-5 = La douceur était venue tard, bien après { $echo }.

tale-human-1 = Ni sainteté ni scandale : quelqu’un, tout simplement.
tale-human-2 = Sur sa conscience, quelques plis, rien de déchiré.
tale-human-3 = { $hero } dormait bien, la plupart des nuits.
tale-human-4 = { tale-They } avait des torts, et s’en souvenait.
tale-human-5 = Du bien, du moins bien, une ardoise à l’auberge : une vie.

tale-human-stained-1 = Un visage ordinaire, des mains ordinaires et, au milieu des nuits, { $echo }.
tale-human-stained-2 = { $hero } dormait, mais d’un œil : il y avait { $echo }.
tale-human-stained-3 = Les gens saluaient encore ; ils revoyaient pourtant { $echo }.
tale-human-stained-4 = Tout le reste se pardonnait ; pas { $echo }.
tale-human-stained-5 = { tale-They } parlait de tout volontiers, hormis une chose : { $echo }.

tale-darkened-1 = L’ombre, en chemin, avait pris ses aises.
tale-darkened-2 = Dans les miroirs, son reflet souriait en retard.
tale-darkened-3 = Pourtant, on se taisait désormais à son approche.
tale-darkened-4 = Aucun grand crime : la nuit était entrée goutte à goutte.
tale-darkened-5 = L’ombre était entrée par la porte de service.

tale-darkened-stained-1 = L’ombre était entrée avec { $echo }, et n’était plus ressortie.
tale-darkened-stained-2 = On se taisait à son approche : chacun revoyait { $echo }.
tale-darkened-stained-3 = La nuit, { tale-they } comptait les moutons, et recomptait { $echo }.
tale-darkened-stained-4 = Sa conscience regardait partout, sauf vers { $echo }.
tale-darkened-stained-5 = Les miroirs lui montraient quelquefois { $echo }.

tale-lost-1 = De la lumière, pourtant, il ne restait rien.
tale-lost-2 = Malgré cela, l’ombre avait tout pris, jusqu’au nom des étoiles.
tale-lost-3 = Et pourtant, il n’y avait plus personne derrière ce regard.
tale-lost-4 = La nuit, qui prête volontiers, avait tout repris.
tale-lost-5 = Les chandelles s’éteignaient d’elles-mêmes à son entrée.

tale-lost-stained-1 = De la lumière, plus rien ; du passé, seulement { $echo }.
tale-lost-stained-2 = La honte même était partie : { $hero } racontait { $echo } pour faire rire.
tale-lost-stained-3 = La nuit vint chercher son dû, et cita { $echo }.
tale-lost-stained-4 = Tout avait brûlé au-dedans, hormis { $echo }.
tale-lost-stained-5 = Quelque chose, derrière ce regard, ne regrettait plus { $echo }.

## La dernière bataille ; la première scène est celle de la carte

tale-facing-1 = Au bout du chemin, { $hero } { $tail }
tale-facing-2 = Vint le dernier jour, et { LE($final) } avec ; { $hero } sortit du rang.
tale-facing-3 = { $hero } frappa à la dernière porte ; { LE($final) } ouvrit en personne.
tale-facing-4 = Devant { LE($final) }, { $hero } pensa à la soupe de son enfance, puis leva la tête.
tale-facing-5 = { $final } attendait. { $hero } arriva en retard, ce qui est une tactique.
tale-facing-6 = Quand vint son tour, { $hero } remit son chapeau droit et marcha vers { LE($final) }.
tale-facing-7 = { $hero } avait préparé un discours ; { LE($final) } n’en laissa pas le temps.
tale-facing-8 = Le sol trembla, les chandelles aussi : { $hero } et { LE($final) } se faisaient face.
tale-facing-9 = « Après vous », dit { LE($final) } { A($hero) }, qui n’en crut rien.
tale-facing-10 = Il pleuvait quand { $hero } trouva { LE($final) } ; il pleuvait encore après.

## L’issue : d’abord celle du Héros, puis celle de tous

tale-won-triumph-1 = { $hero } l’emporta, l’Adversaire tomba, et toutes les cloches sonnèrent.
tale-won-triumph-2 = Le coup porta, le mal tomba, et l’on dansa jusqu’à l’aube.
tale-won-triumph-3 = Ce fut une victoire, nette comme un trait de plume, et le monde respira.
tale-won-triumph-4 = { $hero } gagna le combat, et le combat la guerre.
tale-won-triumph-5 = On retrouva l’Adversaire au fond d’un puits, et { $hero } devant une omelette.
tale-won-triumph-6 = Quand la poussière retomba, { $hero } tenait debout, et le monde aussi.
tale-won-triumph-7 = L’Adversaire demanda grâce, puis un notaire ; c’était fini.
tale-won-triumph-8 = Le dernier mot fut { A($hero) }, et ce fut un bâillement : la guerre était gagnée.

tale-won-defeat-1 = { $hero } l’emporta, mais le mal avait d’autres racines.
tale-won-defeat-2 = Le duel fut gagné, la guerre perdue.
tale-won-defeat-3 = { $hero } tint bon ; le monde, non.
tale-won-defeat-4 = Ce fut une victoire au milieu d’un désastre.
tale-won-defeat-5 = { $hero } gagna son combat ; ailleurs, on perdait tous les autres.
tale-won-defeat-6 = Le coup porta, trop tard : on affichait déjà les nouveaux décrets.

tale-failed-triumph-1 = Le coup manqua, mais le mal était à bout.
tale-failed-triumph-2 = { $hero } perdit ce combat, et la guerre fut gagnée.
tale-failed-triumph-3 = { $hero } plia ; le mal, épuisé, rompit.
tale-failed-triumph-4 = Le duel fut perdu, mais le monde sauvé.
tale-failed-triumph-5 = { $hero } roula dans l’escalier ; l’Adversaire, qui riait, ne vit pas venir la fin.
tale-failed-triumph-6 = Rien n’y fit ; mais l’Adversaire n’avait plus de quoi tenir jusqu’au soir.

tale-failed-defeat-1 = { $hero } plia, et la nuit tomba sur le royaume.
tale-failed-defeat-2 = Tout fut tenté ; la nuit vint quand même.
tale-failed-defeat-3 = Le combat fut perdu, et le monde avec.
tale-failed-defeat-4 = Le courage ne manqua pas ; le reste, si.
tale-failed-defeat-5 = { $hero } tomba, se releva, tomba ; quelqu’un ferma les volets du monde.
tale-failed-defeat-6 = L’Adversaire n’eut même pas à se lever.
tale-failed-defeat-7 = On retrouva le chapeau { DE($hero) } au dégel.
tale-failed-defeat-8 = Il aurait fallu un jour de plus, et il n’y en avait plus.

## Les compagnons

tale-helped-1 = Sans { $helper } et « { $card } », le combat n’aurait pas duré une minute.
tale-helped-2 = « { $card } » : c’était { $helper }, au bon moment.
tale-helped-3 = { $helper } veillait, « { $card } » à la main.
tale-helped-4 = { $helper } avait gardé « { $card } » pour ce jour-là.
tale-helped-5 = On doit beaucoup { A($helper) }, qui sortit « { $card } » de sa manche.
tale-helped-6 = { $helper } n’eut qu’un mot à dire : « { $card } ».
tale-helped-7 = À son côté, { $helper } ; dans l’air, « { $card } ».
tale-helped-8 = Ce jour-là, { $helper } ne compta pas : « { $card } » pour tout le monde.
tale-helped-9 = Le meilleur instant fut pour { $helper } : « { $card } ».
tale-helped-10 = Et qui donc apporta « { $card } » ? { $helper }.
tale-helped-11 = « { $card } », avait dit { $helper }, et, un instant, personne n’eut peur.
tale-helped-12 = Au pire moment, { $helper } avait glissé « { $card } ».

tale-together-1 = { $friend } tenait la lanterne.
tale-together-2 = Plus loin, { $friend } se battait aussi.
tale-together-3 = { $friend } avait promis d’attendre, et attendit.
tale-together-4 = Derrière, { $friend } comptait les coups.
tale-together-5 = { $friend } portait les sacs, et n’en dit rien.
tale-together-6 = La veille, { $friend } avait partagé son pain.

## Ce qu’il en coûta

tale-cost-dark-1 = La route avait pris son dû : un peu de jour en moins dans les yeux.
tale-cost-dark-2 = Il en coûta les chansons d’enfance, une à une.
tale-cost-dark-3 = Le miroir de la maison fut vendu peu après.
tale-cost-dark-4 = On compta les dettes, et ce qui ne se compte pas.
tale-cost-dark-5 = Quelque chose resta en route, qui savait rire.
tale-cost-dark-6 = Les chevaux refusèrent désormais le sucre de la main { DE($hero) }.

tale-cost-scars-1 = Il en coûta deux dents, une botte et le goût des paris.
tale-cost-scars-2 = Le genou gauche { DE($hero) } se mit à annoncer la pluie.
tale-cost-scars-3 = Chaque échec avait signé sur la peau.
tale-cost-scars-4 = Il fallut apprendre à tenir la cuillère de l’autre main.
tale-cost-scars-5 = Le manteau n’était plus que reprises ; la peau aussi.
tale-cost-scars-6 = À l’auberge, chaque cicatrice vaut une histoire et une chope.

tale-cost-light-1 = Il n’en coûta qu’un chapeau.
tale-cost-light-2 = Le prix : trois hivers loin du feu.
tale-cost-light-3 = Il en coûta du sommeil, et un cheval qu’on aimait bien.
tale-cost-light-4 = La note fut légère : des cheveux gris et une flûte perdue.
tale-cost-light-5 = On n’y laissa que sa jeunesse, comme tout le monde.
tale-cost-light-6 = La maison, entre-temps, avait changé de toit et de chat.
tale-cost-light-7 = Il y eut des adieux, et l’un d’eux compte encore.
tale-cost-light-8 = Pour solde de tout compte : une paire de bottes usées.

tale-cost-near-1 = Il s’en était fallu d’un souffle.
tale-cost-near-2 = Encore un coup, un seul, et l’on raconterait l’inverse.
tale-cost-near-3 = La victoire passa si près qu’on en sentit le vent.
tale-cost-near-4 = Il ne manquait presque rien, et ce rien coûta tout.

tale-cost-far-1 = Ce soir-là, on éteignit les lampes pour longtemps.
tale-cost-far-2 = Les routes furent barrées, les chansons interdites.
tale-cost-far-3 = Il en coûta tout, jusqu’au nom des villages.
tale-cost-far-4 = On enterra les drapeaux au fond des jardins.
tale-cost-far-5 = Ceux qui restaient apprirent à parler bas.
tale-cost-far-6 = Le prix fut celui qu’on craignait, et on le paie encore.

## Le Destin

tale-destiny-1 = Alors seulement, le masque tomba. { $hero } { $tail }
tale-destiny-2 = Il faut tout dire, à présent. { $hero } { $tail }
tale-destiny-3 = Le secret, enfin, se laissa lire. { $hero } { $tail }
tale-destiny-4 = Reste l’essentiel, que nul ne savait. { $hero } { $tail }
tale-destiny-5 = Une lettre, trouvée plus tard, l’avoue. { $hero } { $tail }
tale-destiny-6 = On comprit un peu tard. { $hero } { $tail }
tale-destiny-7 = Sous le manteau, il y avait une raison. { $hero } { $tail }
tale-destiny-8 = Car enfin, pourquoi tout cela ? { $hero } { $tail }
tale-destiny-9 = À la fin, même les statues l’avaient deviné. { $hero } { $tail }
tale-destiny-10 = La vérité tenait en une ligne. { $hero } { $tail }
tale-destiny-11 = Au fond du sac restait une dernière chose à dire. { $hero } { $tail }
tale-destiny-12 = Ceux qui savaient se taisaient ; ils parlent enfin. { $hero } { $tail }
tale-destiny-13 = Le vent l’avait toujours su. { $hero } { $tail }
tale-destiny-14 = Voici ce que cachait le sourire. { $hero } { $tail }

## Ce qui reste d’un bel acte ($echo)

tale-legacy-1 = À la craie, dans les cours, les enfants dessinent encore { $echo }.
tale-legacy-2 = Un vitrail montre { $echo }, en plus propre.
tale-legacy-3 = L’enseigne d’une auberge représente { $echo }.
tale-legacy-4 = Les vieux, au coin du feu, racontent avec les mains { $echo }.
tale-legacy-5 = Une berceuse chante { $echo }, sur trois notes.
tale-legacy-6 = Quelqu’un a brodé { $echo } sur une nappe du dimanche.
tale-legacy-7 = Un potier peint { $echo } sur toutes ses cruches.
tale-legacy-8 = Au calendrier, une fête rappelle { $echo }.

## La fin : qui l’emporte, et le score

tale-crown-1 = De tous les noms, c’est celui { DE($hero) } que les bardes chantent d’abord : { tale-points }.
tale-crown-2 = Personne ne fit mieux, et les jaloux ont recompté : { tale-points }.
tale-crown-3 = Au banquet, la place d’honneur fut pour { $hero }, avec { tale-points }.
tale-crown-4 = { $hero } l’emporta sur tous, et la légende tient le compte : { tale-points }.
tale-crown-5 = Au concours des légendes, { $hero } gagna le jambon : { tale-points }.
tale-crown-6 = On grava le nom { DE($hero) } tout en haut de la pierre : { tale-points }.
tale-crown-7 = Demandez qui gagna : les enfants répondent { $hero }, et le total, { tale-points }.
tale-crown-8 = On leva le dernier verre à la victoire { DE($hero) } : { tale-points }.

tale-behind-1 = Dans les chansons, { $winner } passe devant ; { $hero } suit, avec { tale-points }.
tale-behind-2 = { $winner } gagna le banquet ; { $hero }, une bonne chaise et { tale-points }.
tale-behind-3 = Les lauriers allèrent { A($winner) } ; { $hero } eut le ragoût, et { tale-points }.
tale-behind-4 = Le premier nom sur la pierre est celui { DE($winner) } ; dessous, { $hero } : { tale-points }.
tale-behind-5 = La victoire porte le nom { DE($winner) } ; dans la marge, { $hero } : { tale-points }.
tale-behind-6 = Les bardes préférèrent { $winner }, question de rimes ; { $hero } garde { tale-points }.
tale-behind-7 = { $winner } l’emporta ; { $hero } applaudit, et compta { tale-points }.
tale-behind-8 = Le meilleur rôle fut pour { $winner } ; { $hero }, qui raconte mieux, eut { tale-points }.

tale-shared-1 = Les bardes n’ont pas su choisir entre { $hero } et { $winner } : { tale-points }.
tale-shared-2 = La victoire fut coupée en deux entre { $hero } et { $winner }, comme un fromage : { tale-points }.
tale-shared-3 = { $hero } et { $winner } gagnèrent ensemble, à bout de souffle : { tale-points }.
tale-shared-4 = Sur la pierre, { $hero } et { $winner } occupent la même ligne : { tale-points }.

tale-outdone-1 = Plusieurs passèrent devant, { $winner } en tête ; { $hero } garde { tale-points }.
tale-outdone-2 = La victoire se partagea plus haut, autour { DE($winner) } ; { $hero } eut { tale-points }.
tale-outdone-3 = { $winner } ne gagna pas sans partage ; { $hero } regarda, et compta { tale-points }.
tale-outdone-4 = Le banquet eut plus d’un vainqueur, dont { $winner } ; { $hero } eut la soupe, et { tale-points }.

tale-defeat-1 = { $final } gagna. { $hero } laisse { tale-points }.
tale-defeat-2 = L’histoire, écrite par { LE($final) }, ne dit rien { DE($hero) } ; nous, si : { tale-points }.
tale-defeat-3 = La victoire resta { A($final) } ; { A($hero) }, { tale-points }.
tale-defeat-4 = Sous le règne { DE($final) }, on ne chante { $hero } que tout bas : { tale-points }.
tale-defeat-5 = { $final } tient le trône, les impôts et le sommeil des gens ; { $hero }, { tale-points }.
tale-defeat-6 = Personne ne gagna, sauf { LE($final) } ; { $hero } avait pourtant { tale-points }.
tale-defeat-7 = Un jour, on recommencera contre { LE($final) }, en pensant { A($hero) } : { tale-points }.
tale-defeat-8 = Le terrain resta { A($final) } ; { $hero } emporta sous sa cape { tale-points }.

tale-alone-1 = C’était gagné, et { $hero } n’avait personne à qui le dire : { tale-points }.
tale-alone-2 = On but à la santé { DE($hero) }, qui avait gagné sans aide : { tale-points }.
tale-alone-3 = La légende ouvrit un compte au nom { DE($hero) } : { tale-points }.
tale-alone-4 = Ainsi gagna { $hero }, et les bardes comptèrent { tale-points }.
tale-alone-5 = Le monde était sauvé ; { $hero } rentra à pied, avec { tale-points }.
tale-alone-6 = « Gagné », écrivit { $hero } en bas de la page, et souligna : { tale-points }.
tale-alone-7 = Au registre des victoires, une ligne neuve, { $hero } : { tale-points }.
tale-alone-8 = Le banquet n’eut qu’un couvert, celui { DE($hero) } : { tale-points }.

## Ce qu’une édition a changé ou ajouté : l’infinitif de la carte, et le Trait

tale-other-1 = Restait une chose, { $bare } : ce fut fait.
tale-other-2 = Quelqu’un devait { $bare } ; devinez qui.
tale-other-3 = On vit { $hero } { $bare }.
tale-other-4 = Il fallait { $bare } : { $hero } s’en chargea.

tale-trait-1 = Ajoutez à cela { $gift }.
tale-trait-2 = On lui reconnut bientôt { $gift }.
tale-trait-3 = La route lui donna { $gift }.
tale-trait-4 = Les années lui laissèrent { $gift }.

## Les Traits

trait-055-1 = Les chutes de jeunesse lui laissèrent { $gift }.
trait-055-2 = Quelques hivers sans toit lui tannèrent { $gift }.
trait-056-1 = Les côtes du pays lui firent { $gift }.
trait-056-2 = À la course aux œufs, on lui trouva { $gift }.
trait-057-1 = Des nuits passées à ne réveiller personne lui donnèrent { $gift }.
trait-057-2 = Les garde-manger lui soupçonnaient { $gift }.
trait-058-1 = C’était, soupiraient les maîtres, { $gift }.
trait-058-2 = Aux devinettes, nul n’aimait affronter { $gift }.
trait-059-1 = La chorale lui découvrit { $gift }.
trait-059-2 = Le crieur public lui enviait { $gift }.
trait-060-1 = Les marchands de chevaux lui reprochaient { $gift }.
trait-060-2 = Au jeu, on préférait éviter { $gift }.
trait-061-1 = Aux foires, on lui savait { $gift }.
trait-061-2 = Faute d’or, { tale-they } avait { $gift }.
trait-062-1 = Les voisines lui taillèrent { $gift }.
trait-062-2 = Le curé, en chaire, lui fit { $gift }.
trait-078-1 = Les dimanches lui valurent { $gift }.
trait-078-2 = La foule lui offrit { $gift }.
trait-079-1 = Sans l’avoir cherché, { tale-they } eut { $gift }.
trait-079-2 = Le pain était parfois dur, mais il y avait { $gift }.
trait-080-1 = Les capitaines lui trouvaient { $gift }.
trait-080-2 = Pour gagne-pain, { tale-they } avait désormais { $gift }.
trait-081-1 = Trois sièges plus tard, on lui prêtait { $gift }.
trait-081-2 = Les soldats lui firent { $gift }.
trait-082-1 = Un hiver chez les loups lui apprit { $gift }.
trait-082-2 = Une renarde boiteuse lui enseigna { $gift }.
trait-083-1 = Les chandelles payèrent cher { $gift }.
trait-083-2 = Les livres prêtés ne revenaient pas : la faute à { $gift }.
trait-084-1 = Quelques bons mots lui valurent { $gift }.
trait-084-2 = Les cuisines lui promirent { $gift }.
trait-085-1 = La nuit se chargea de lui faire { $gift }.
trait-085-2 = Les créanciers changeaient de rue devant { $gift }.
trait-101-1 = Avec l’âge lui vint { $gift }.
trait-101-2 = Les tribunaux finirent par lui emprunter { $gift }.
trait-102-1 = Les montagnes apprirent à connaître { $gift }.
trait-102-2 = Les portes fermées lui découvrirent { $gift }.
trait-103-1 = Des prières toujours brèves lui gagnèrent { $gift }.
trait-103-2 = Un vœu bien tourné lui valut { $gift }.
trait-104-1 = Le sacre révéla { $gift }.
trait-104-2 = L’orfèvre mesura deux fois, et livra { $gift }.
trait-105-1 = Sous le chapeau tenait désormais { $gift }.
trait-105-2 = Vingt ans de lampe à huile lui firent { $gift }.
trait-106-1 = Une signature de trop lui laissa { $gift }.
trait-106-2 = Le notaire baissait la voix : il y avait { $gift }.
trait-107-1 = Derrière le trône, on lui devinait { $gift }.
trait-107-2 = Les ministres sentaient, quelque part, { $gift }.

## Les Voies

deed-063-top = combattit sous la ville des rats gros comme des chiens
    .after = Le chat du quartier, humilié, changea de paroisse.
    .echo = la guerre des rats
deed-063-bottom = poursuivit un coupe-bourse de toit en toit jusqu’au guet
    .after = Il fallut remplacer quarante tuiles.
    .echo = la course sur les toits
deed-064-top = ressortit d’une grotte où tous les autres étaient restés
    .after = L’écho y récite encore cinq noms.
    .echo = la grotte aux six lanternes
deed-064-bottom = fit rempart à toute la troupe au fond d’une grotte
    .after = Six lanternes y étaient entrées ; six en sortirent, dont une cabossée.
    .echo = la troupe sortie vivante
deed-065-top = gravit en pèlerinage les marches du monastère des Cimes
    .after = Là-haut, un moine montra le paillasson.
    .echo = les marches du monastère
deed-065-bottom = protégea les moines des Cimes contre des pillards frileux
    .after = Après quoi tout le monde eut de la soupe, pillards compris.
    .echo = les moines des Cimes
deed-066-top = entra à la guilde des marchands par la grande porte
    .after = La cotisation se payait dans le vestibule.
    .echo = la balance des marchands
deed-066-bottom = rattrapa l’âne sacré du temple entre deux étals de melons
    .after = Les melons ne furent jamais remboursés.
    .echo = l’âne sacré du temple
deed-067-top = combattit un gobelin furieux dans la cour des gardes
    .after = Le gobelin promit de revenir avec son grand frère.
    .echo = le gobelin de la cour
deed-067-bottom = mena à la bataille douze gardes mal réveillés
    .after = Douze en revinrent, parfaitement réveillés.
    .echo = les douze gardes endormis
deed-068-top = étudia une par une les batailles perdues de l’Institut
    .after = Il y en avait onze armoires.
    .echo = les onze armoires de défaites
deed-068-bottom = vendit son bras aux recruteurs, devant l’Institut
    .after = L’autre bras restait à débattre.
    .echo = la solde des recruteurs
deed-069-top = délogea un ours d’un moulin, à bras-le-corps
    .after = La farine mit deux jours à retomber.
    .echo = l’ours du moulin
deed-069-bottom = apprivoisa l’ours du meunier à force de tartines
    .after = Le village y perdit son miel et y gagna un portier.
    .echo = l’ours aux tartines
deed-070-top = crocheta un coffre à trois serrures dans une arrière-boutique
    .after = Dedans, il y avait un quatrième cadenas.
    .echo = le coffre aux trois serrures
deed-070-bottom = trouva dans un bric-à-brac les monnaies rares d’un roi oublié
    .after = Le roi, sur les pièces, avait l’air soulagé.
    .echo = les pièces du roi oublié
deed-071-top = ramena à la nage les naufragés des récifs
    .after = Le dernier tenait encore sa pipe.
    .echo = les naufragés des récifs
deed-071-bottom = pilla une épave pendant que l’équipage appelait à l’aide
    .after = Vers le soir, les appels cessèrent.
    .echo = l’équipage de l’épave
deed-072-top = berna des ravisseurs à grand renfort de faux sanglots
    .after = L’un d’eux prêta son mouchoir, avec les clefs dedans.
    .echo = les faux sanglots
deed-072-bottom = purgea une longue peine jusqu’au tout dernier jour
    .after = Le geôlier pleura, et garda le matelas.
    .echo = les années de cachot
deed-073-top = explora les bois d’en haut sans carte ni goûter
    .after = Les champignons s’en souviennent.
    .echo = le troisième arbre à gauche
deed-073-bottom = sauva une bête blessée, mais aux dents excellentes
    .after = La cicatrice a la forme d’un croissant de lune.
    .echo = la bête qui mordait
deed-074-top = éteignit le feu vert et collant d’un alchimiste distrait
    .after = Les sourcils repoussèrent, mais verts.
    .echo = le feu vert et collant
deed-074-bottom = reconstitua une formule éparpillée sur tout le quartier
    .after = N’y manquait que le mot « attention ».
    .echo = la formule en morceaux
deed-075-top = calcula la route d’une comète sur la nappe d’une auberge
    .after = L’aubergiste encadra la nappe, et la mit sur la note.
    .echo = la nappe à la comète
deed-075-bottom = apaisa une foule à genoux sous la comète
    .after = La comète, elle, ne s’était aperçue de rien.
    .echo = la nuit de la comète
deed-076-top = résolut l’énigme du sphinx au beau milieu d’un pont
    .after = Le sphinx bouda jusqu’au printemps.
    .echo = l’énigme du sphinx
deed-076-bottom = coinça le sphinx avec un alinéa de son propre règlement
    .after = Le péage comporte aujourd’hui douze annexes.
    .echo = l’alinéa fatal au sphinx
deed-077-top = veilla les malades du marais, que fuyaient les bien-portants
    .after = Le médecin n’osa pas écrire combien en guérirent.
    .echo = les malades du marais
deed-077-bottom = vendit aux fiévreux l’eau du marais en flacons dorés
    .after = Le cimetière dut acheter le champ voisin.
    .echo = les flacons dorés
deed-086-top = gagna à la loyale le tournoi du printemps
    .after = La couronne de fleurs tint jusqu’au bain.
    .echo = la couronne de fleurs
deed-086-bottom = scia la lance du favori la veille du tournoi
    .after = On accusa les vers, puis le menuisier.
    .echo = la lance sciée
deed-087-top = tint la brèche d’une citadelle jusqu’à la relève
    .after = La relève arriva fort reposée, et demanda si c’était bien là.
    .echo = la brèche de la citadelle
deed-087-bottom = incendia de nuit le camp des assiégeants endormis
    .after = À l’aube, les cendres portaient encore des chaussons.
    .echo = le camp endormi
deed-088-top = battit un chef de clan devant tous ses cousins
    .after = Le chef avait énormément de cousins.
    .echo = le chef et ses cousins
deed-088-bottom = instaura la paix entre deux clans brouillés pour une vache
    .after = La vache signa d’un sabot.
    .echo = la paix de la vache
deed-089-top = mit en pièces le dernier des colosses de pierre
    .after = On en pava trois villages.
    .echo = le dernier colosse
deed-089-bottom = répara un colosse et lui rendit un battement de cœur
    .after = Le colosse salue encore les passants, de très haut.
    .echo = le cœur du colosse
deed-090-top = écouta toute une nuit la cloche engloutie d’un lac
    .after = La cloche parlait surtout de la pluie, et se trompait peu.
    .echo = la cloche sous l’eau
deed-090-bottom = hissa hors d’un lac une cloche grosse comme une chapelle
    .after = Les poissons n’ont plus l’heure, et dînent n’importe quand.
    .echo = la cloche hissée du lac
deed-091-top = suivit les rennes sur la glace pendant neuf jours
    .after = Le dixième, les rennes demandèrent leur chemin.
    .echo = les neuf jours de glace
deed-091-bottom = tira un attelage de chiens d’une crevasse bleue
    .after = Le chien de tête dort encore en travers de sa porte.
    .echo = les chiens de la crevasse
deed-092-top = sauva un prisonnier déjà lié sur l’autel
    .after = L’homme n’a plus jamais payé un dîner.
    .echo = le prisonnier de l’autel
deed-092-bottom = stoppa un rituel à une syllabe de la fin
    .after = La syllabe, dit-on, cherche encore une bouche.
    .echo = la dernière syllabe
deed-093-top = abattit le cerf blanc d’une seule flèche
    .after = La forêt se tut, et n’a pas repris.
    .echo = la mort du cerf blanc
deed-093-bottom = égara toute une chasse et laissa fuir le cerf blanc
    .after = Les chiens rentrèrent contents, les seigneurs moins.
    .echo = la fuite du cerf blanc
deed-094-top = trouva l’amour de sa vie entre le rôti et le gâteau
    .after = Personne ne se rappelle le goût du gâteau.
    .echo = ce dîner de noces
deed-094-bottom = s’opposa à une union princière devant trois cents invités
    .after = Sous son voile, la mariée applaudit.
    .echo = les trois cents invités
deed-095-top = guérit un loup-garou avec des herbes et des berceuses
    .after = Le patient garda un faible pour les os.
    .echo = le loup-garou aux berceuses
deed-095-bottom = accueillit la morsure du loup-garou et courut sous la lune
    .after = Les poulaillers n’applaudirent pas.
    .echo = la morsure du loup-garou
deed-096-top = ouvrit un bal masqué au bras de la couronne
    .after = On ne sut jamais qui portait le masque de chèvre.
    .echo = le bal masqué
deed-096-bottom = vola le collier d’une duchesse au milieu d’un menuet
    .after = L’orchestre n’y perdit pas une mesure.
    .echo = le collier de la duchesse
deed-097-top = creusa trois jours sans dormir vers des mineurs ensevelis
    .after = Le quatrième, une main sortit de terre, et ne lâcha plus.
    .echo = les mineurs ensevelis
deed-097-bottom = mura une galerie où quelqu’un frappait encore
    .after = Les coups durèrent deux jours.
    .echo = la galerie murée
deed-098-top = vida une coupe empoisonnée à la place d’un enfant-roi
    .after = Il fallut six médecins et beaucoup de lait.
    .echo = la coupe de l’enfant-roi
deed-098-bottom = fit pendre d’un seul discours un échanson innocent
    .after = Le lendemain, le vrai coupable servit le vin.
    .echo = l’échanson innocent
deed-099-top = interrogea les morts d’une crypte jusqu’à leur dernier secret
    .after = Ils ne demandèrent, en échange, que des nouvelles de leurs poules.
    .echo = les secrets de la crypte
deed-099-bottom = rendit au repos toute une crypte de bavards
    .after = Le fossoyeur put enfin finir une phrase.
    .echo = la crypte enfin muette
deed-100-top = plaida pour une rebouteuse que jugeaient ses propres patients
    .after = Un juge toussa ; l’accusée le soigna aussi.
    .echo = le procès de la rebouteuse
deed-100-bottom = attisa au nom du ciel le bûcher d’une rebouteuse
    .after = L’hiver suivant, personne ne sut soigner la toux.
    .echo = le bûcher de la rebouteuse
deed-108-top = terrassa un dragon sur son lit d’or
    .after = Les villages trouvèrent aussitôt les dimanches bien longs.
    .echo = le lit d’or du dragon
deed-108-bottom = vida l’antre d’un dragon à l’heure de la sieste
    .after = Le dragon s’éveilla sur la pierre nue, et fit l’inventaire.
    .echo = la sieste du dragon
deed-109-top = repoussa une armée de géants au passage du gué
    .after = À la place du gué, il y a un lac.
    .echo = les géants du gué
deed-109-bottom = écouta la plainte des géants et retrouva leur chaussette
    .after = Ladite chaussette séchait sur trois comtés.
    .echo = la chaussette des géants
deed-110-top = convainquit un conseil de barons autour d’un trône vide
    .after = Douze barons votèrent oui, dont trois éveillés.
    .echo = le vote des barons
deed-110-bottom = prit une couronne en marchant sur les corps du conseil
    .after = Il fallut laver la couronne, puis l’escalier.
    .echo = les corps du conseil
deed-111-top = guida mille exilés à travers le désert de verre
    .after = Mille et un arrivèrent : une enfant était née en route.
    .echo = les mille exilés
deed-111-bottom = refusa à tous la dernière gourde du désert
    .after = Derrière, les pas s’arrêtèrent un à un.
    .echo = la dernière gourde
deed-112-top = sabota la machine à tonnerre avec une épingle à cheveux
    .after = Ce jour-là, il plut de la pluie.
    .echo = l’épingle à cheveux
deed-112-bottom = prit les commandes de la machine à tonnerre, et visa
    .after = Il y avait, sous la foudre, un village.
    .echo = le village sous la foudre
deed-113-top = cribla de flèches de feu une forêt en colère
    .after = La cendre tomba jusqu’à la mer.
    .echo = la forêt en flammes
deed-113-bottom = signa à la sève la paix des arbres, en double
    .after = L’exemplaire des arbres a pris racine.
    .echo = la paix des arbres
deed-114-top = massacra une armée qui avait jeté ses armes
    .after = Les corbeaux eux-mêmes détournèrent la tête.
    .echo = l’armée qui s’était rendue
deed-114-bottom = affronta un chef de guerre en duel, entre deux armées
    .after = Les deux armées rentrèrent souper.
    .echo = le duel entre deux armées
deed-115-top = prit la place du sosie d’un prince, perruque comprise
    .after = La cour ne remarqua que la perruque.
    .echo = la perruque du prince
deed-115-bottom = démasqua un faux prince en pleine audience
    .after = Le vrai dormait au dernier rang.
    .echo = le faux prince
deed-116-top = but un élixir d’éternité payé de la vie des autres
    .after = Les autres n’avaient pas été consultés.
    .echo = le prix de l’élixir
deed-116-bottom = brisa la fiole d’éternité et salua ses premières rides
    .after = Elles étaient au coin des yeux, du côté du rire.
    .echo = la fiole brisée
deed-117-top = tint les barricades aux côtés des faucheurs
    .after = On y chantait faux, on y mangeait bien.
    .echo = les barricades des faucheurs
deed-117-bottom = vendit au plus offrant la révolte des fourches
    .after = On pendit trente faucheurs le jour de la moisson.
    .echo = les trente faucheurs
deed-118-top = revint d’entre les morts au beau milieu des obsèques
    .after = Il fallut abréger l’éloge.
    .echo = les obsèques interrompues
deed-118-bottom = ramena une âme innocente du pays des morts
    .after = La mort tint la porte, et ne dit rien.
    .echo = l’âme ramenée des morts
deed-119-top = arracha une page gênante au livre des destins
    .after = Quelque part, un roi oublia son nom.
    .echo = la page arrachée
deed-119-bottom = referma le livre des destins sans lire la dernière ligne
    .after = Le signet, dit-on, en soupira d’aise.
    .echo = la dernière ligne du livre
deed-120-top = produisit de fausses preuves au tribunal des dieux
    .after = Deux dieux y crurent ; le troisième dormait.
    .echo = les fausses preuves
deed-120-bottom = défendit les mortels devant des dieux assoupis
    .after = Le plus vieux ouvrit un œil, ce qui fait jurisprudence.
    .echo = le procès des mortels
deed-121-top = renvoya chez eux des milliers de fidèles éperdus
    .after = Restèrent les cantiques, et un nez de marbre.
    .echo = le nez de marbre
deed-121-bottom = devint une petite divinité, avec temple, encens et tirelire
    .after = La tirelire fut pleine avant le temple.
    .echo = la petite tirelire

## Les Défis manqués

fail-063 = sous les pavés, il n’y eut que de la boue, et l’odeur resta une semaine
fail-064 = la grotte mystérieuse ne donna rien, sinon un rhume
fail-065 = le monastère des Cimes resta au-dessus des nuages, dernière marche comprise
fail-066 = le jour de marché finit sous une pyramide de melons
fail-067 = les gobelins trouvèrent l’escalier les premiers
fail-068 = l’Institut rendit la copie avec une tache et un soupir
fail-069 = l’ours du meunier garda le moulin, et une botte
fail-070 = chez l’antiquaire, un tiroir se referma sur trois doigts
fail-071 = la mer, devant les récifs, ne voulut rien rendre
fail-072 = le cachot eut le dernier mot, et garda les lacets
fail-073 = les bois d’en haut se refermèrent, et il fallut dormir dans un hêtre
fail-074 = chez l’alchimiste, le toit s’envola une seconde fois
fail-075 = la comète passa sans que personne y comprenne rien
fail-076 = le sphinx encaissa le péage et garda la monnaie
fail-077 = la fièvre des marais fut plus rapide que les remèdes
fail-086 = le tournoi du printemps s’acheva la tête dans une haie
fail-087 = le siège reprit pour un hiver de plus
fail-088 = les deux clans tombèrent d’accord pour chasser qui s’en mêlait
fail-089 = le colosse fit un pas de trop, et le pont n’est plus là
fail-090 = la cloche du lac sonna midi à minuit, et l’on rentra trempé jusqu’aux os
fail-091 = la glace s’ouvrit, et deux traîneaux revinrent en un seul
fail-092 = dans les caves du temple, la cagoule était à l’envers
fail-093 = le cerf blanc s’évanouit dans la brume avant le premier cor
fail-094 = les noces d’été finirent dans la fontaine, gâteau compris
fail-095 = la pleine lune se leva trop tôt, et l’on ne revit pas la chèvre
fail-096 = au bal, le masque glissa dès le premier menuet
fail-097 = à la mine, la galerie retomba tout près du but
fail-098 = au banquet, le poison alla plus vite que les mots
fail-099 = les morts de la crypte parlèrent tous à la fois
fail-100 = le procès de la rebouteuse fut remis, faute de juge à jeun
fail-108 = le dragon bâilla, et il fallut laisser refroidir l’armure
fail-109 = les géants passèrent sans même baisser les yeux
fail-110 = autour du trône vide, on montra surtout la porte
fail-111 = le désert de verre ramena tout le monde au départ, pieds nus
fail-112 = la machine à tonnerre visa d’elle-même une paire de bottes neuves
fail-113 = la forêt en colère ne recevait personne ce jour-là
fail-114 = sur la plaine, les étendards tombèrent dans la boue, le sien d’abord
fail-115 = le prince aux deux visages garda les deux
fail-116 = l’élixir d’éternité avait tourné
fail-117 = la révolte des fourches rentra ses foins sans attendre personne
fail-118 = de l’autre côté, la mort vérifia la liste et referma la porte
fail-119 = le livre des destins refusa de s’ouvrir à la bonne page
fail-120 = le tribunal des dieux renvoya l’affaire à trois siècles
fail-121 = le culte de son nom continua sans lui demander son avis
