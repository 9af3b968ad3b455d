### Call to Adventure: Epic Origins : ce que dit le jeu, en français. Les cartes, leurs règles et la campagne ont leurs propres fichiers.

## Le jeu

title = Call to Adventure: Epic Origins
    .tagline = On naît quelque part, on choisit, on rate, et un jour quelqu’un le raconte.
intro =
    Un Héritage, une Origine, une Classe, un Destin caché : voilà votre Héros, avec trois sous d’expérience et toute la route devant lui.
    À chaque tour, une page : un Trait de caractère, ou un Défi qu’on tente en lançant des runes. Les runes Sombres aident ; elles se paient.
    Pendant ce temps, l’Adversaire grandit. À la fin, on l’affronte tous ; et si personne ne tombe, la plus belle histoire l’emporte.
how-to-play-1 = Composez un Héros, puis ajoutez à son Histoire, tour après tour, un Trait qu’on gagne ou un Défi qu’on tente : trois cartes sous l’Origine, trois sous la Classe, trois sous le Destin.
how-to-play-2 = Pour un Défi, lancez les runes de Base, celles de vos Compétences et, contre des XP, des runes Sombres. Résultat au moins égal à la difficulté : la carte est à vous.
how-to-play-3 = Chacun peut jouer des cartes Héros ou Antihéros après un lancer, le sien ou celui d’un autre. Votre niveau de Corruption dit lesquelles.
how-to-play-4 = Affrontez l’Adversaire après l’Acte II, puis une dernière fois à la fin. S’il lui reste un XP, tout le monde a perdu ; sinon, le plus haut score de Destin gagne.

## La fin de la partie

reason-triumph = L’Adversaire n’a plus rien : les Héros ont triomphé, et la plus belle histoire l’emporte.
reason-defeat = Défaite : l’Adversaire est encore debout, et c’est lui qui racontera la suite.
reason-score = Les neuf pages sont écrites : la plus belle histoire l’emporte.

## Le premier tour accompagné

guide-1 = Voici votre Héros : son Héritage, son Origine, sa Classe et son Destin, que personne d’autre ne voit. Sous chacune des trois dernières viendront trois cartes.
guide-2 = Voici votre piste de Corruption. En haut, on joue les cartes Héros ; en bas, les Antihéros ; au milieu, les deux.
guide-3 = Voici vos XP. Ils paient l’exploration et les runes Sombres, ou montent votre Classe : à 2, 4 et 6, elle donne ses effets pour toujours.
guide-4 = Voici la rangée de l’Acte I. À chaque tour, prenez un Trait ou tentez un Défi, par la voie du haut ou par celle du bas, plus difficile d’un point et plus riche.
guide-5 = Le triangle double fait agir l’Adversaire, mais réveille aussi votre Héritage. Une lune vous corrompt, que le Défi réussisse ou non.
guide-6 = Voici l’Adversaire et ses XP. Il en gagne et il en perd selon ce que font les Héros : lisez bien ce qui est écrit dessus.

## Les sortes de cartes

kind-heritage = Héritage
kind-origin = Origine
kind-class = Classe
kind-destiny = Destin
kind-trait = Trait
kind-challenge = Défi
kind-quest = Quête
kind-adversary = Adversaire
kind-final = Adversaire Final
kind-action = Action
kind-hero = Héros
kind-antihero = Antihéros
act-name-1 = Acte I
act-name-2 = Acte II
act-name-3 = Acte III

## Les options

option-competitive = Chacun pour soi
    .help = Sans Adversaire, sans Quête, sans Actions : le plus haut score gagne. Il faut être au moins deux.
option-adversary = Adversaire
    .help = Tiré au sort parmi les onze, à moins d’en choisir un.
option-adversary-random = Tiré au sort
option-adversary-P1 = L’Épouse du Seigneur, puis le Seigneur des Ombres
option-adversary-P2 = La Louve des Péages, puis le Maréchal sans Bannière
option-adversary-P3 = Le Copiste sans Visage, puis la Magistre aux Cent Masques
option-adversary-P4 = Le Marchand de Minuit, puis l’Usurière de Nuit
option-adversary-P5 = Le Grand Pénitent, puis la Flamme Blanche
option-adversary-P6 = L’Arpenteur Gelé, puis la Dormeuse sous la Glace
option-adversary-P7 = Le Chambellan des Sept Règnes, puis la Première Reine
option-adversary-R1 = Le Bourreau du Gué, puis l’Héritière des Ombres
option-adversary-R2 = Le Valet de Cuivre, puis l’Horlogère
option-adversary-R3 = La Confesseuse, puis le Juge de Cendre
option-adversary-R4 = Le Passeur des Noyés, puis la Dame des Crues
option-quest = Quête
    .help = Ce que l’Adversaire a au départ, et ce que lui rapporte un Défi raté.
option-quest-122 = Règne de l’Adversaire : 5 XP par joueur, +1 par échec
option-quest-123 = Âge des Ténèbres : 6 XP par joueur, +2 par échec
option-first = Qui commence
    .help = La personne qui a joué le plus récemment à un jeu de rôle ; à défaut, le sort.
option-chapter = Chapitre
    .help = 0 : toutes les cartes. De 1 à 7 : un chapitre de la campagne, avec les enveloppes ouvertes jusque-là et l’Adversaire de la sienne.
option-legacy = Effets hérités
    .help = Ce que le chapitre précédent a laissé à celui-ci.
option-legacy-K1 = Chaque Héros a 1 XP de plus
option-legacy-K2 = Chaque Héros a une carte Héros de plus
option-legacy-K3 = L’Adversaire a 1 XP de moins par joueur
option-legacy-K4 = L’Adversaire a 1 XP de plus par joueur
option-legacy-K5 = Chaque Héros commence au niveau 4
option-legacy-K6 = Le rival est l’Adversaire
option-legacy-K7 = La Quête est l’Âge des Ténèbres
