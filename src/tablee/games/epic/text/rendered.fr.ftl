### Made by tools/make_texts.py from the data of the cards; do not edit.

rules-001 =
    Quand votre lancer montre le triangle double, vous pouvez piocher 1 carte Héros ou Antihéros, ou bien ajouter 1 au résultat.

rules-002 =
    Quand votre lancer montre le triangle double, vous pouvez piocher 1 carte Héros ou Antihéros, ou bien gagner 1 XP.

rules-003 =
    Quand votre lancer montre le triangle double, vous pouvez piocher 1 carte Héros ou Antihéros, ou bien dépenser 1 XP pour obtenir une Vertu.

rules-004 =
    Quand votre lancer montre le triangle double, vous pouvez piocher 1 carte Héros ou Antihéros, ou bien défausser des cartes de votre main pour gagner 1 XP par carte ainsi défaussée.

rules-005 =
    Quand votre lancer montre le triangle double, vous pouvez piocher 1 carte Héros ou Antihéros, ou bien prendre une Corruption pour ajouter 2 au résultat.

rules-006 =
    Quand votre lancer montre le triangle double, vous pouvez piocher 1 carte Héros ou Antihéros, ou bien gagner 2 XP si ce Défi est raté.

rules-007 =
    Quand votre lancer montre le triangle double, vous pouvez piocher 1 carte Héros ou Antihéros, ou bien ajouter un symbole de l’une ou l’autre Compétence du Défi et lancer la rune.

rules-008 =
    Quand votre lancer montre le triangle double, vous pouvez piocher 1 carte Héros ou Antihéros, ou bien dépenser 1 XP pour piocher 2 cartes Héros ou piocher 2 cartes Antihéros.

choice-008-0 = Piocher 2 cartes Héros

choice-008-1 = Piocher 2 cartes Antihéros

rules-009 =
    Quand votre lancer montre le triangle double, vous pouvez piocher 1 carte Héros ou Antihéros, ou bien gagner 1 XP et piocher 1 carte Héros ou Antihéros si ce Défi est réussi.

rules-010 =
    Quand votre lancer montre le triangle double, vous pouvez piocher 1 carte Héros ou Antihéros, ou bien dépenser 1 XP pour relancer toutes vos runes.

rules-011 =
    Quand votre lancer montre le triangle double, vous pouvez piocher 1 carte Héros ou Antihéros, ou bien ajouter au lancer 1 rune Sombre gratuite.

rules-012 =
    Quand votre lancer montre le triangle double, vous pouvez piocher 1 carte Héros ou Antihéros, ou bien gagner 2 XP si vous avez au moins 3 cartes en main, sinon piocher 1 carte Héros ou Antihéros.

rules-013 =
    Quand votre lancer montre le triangle double, vous pouvez piocher 1 carte Héros ou Antihéros, ou bien défausser 1 carte de votre main pour ajouter 2 au résultat.

rules-014 =
    À chacun de vos tours, la première rune Sombre que vous choisissez d’ajouter est gratuite.
    .shows = Dextérité et Intelligence

rules-015 =
    Quand vous tentez une voie de Force ou de Charisme, gagnez 1 XP.
    .shows = Force et Charisme

rules-016 =
    Quand vous tentez une voie de Constitution ou de Charisme, gagnez 1 XP.
    .shows = Constitution et Charisme

rules-017 =
    Quand vous tentez une voie d’Intelligence ou de Sagesse, gagnez 1 XP.
    .shows = Intelligence et Sagesse

rules-018 =
    Quand vous tentez une voie de Force ou de Constitution, gagnez 1 XP.
    .shows = Force et Constitution

rules-019 =
    À la mise en place, prenez une Corruption, puis piochez 1 carte Antihéros.
    Quand vous prenez une Corruption, gagnez 1 XP.
    .shows = Dextérité et Charisme

rules-020 =
    À la mise en place, piochez 1 carte Héros.
    Quand vous obtenez une Vertu, gagnez 2 XP.
    .shows = Dextérité et Sagesse

rules-021 =
    Quand vous tentez une voie de Force ou de Dextérité, gagnez 1 XP.
    .shows = Force et Dextérité

rules-022 =
    Une fois par Défi, après votre lancer, vous pouvez dépenser 1 XP pour ajouter un symbole de l’une ou l’autre Compétence du Défi et lancer la rune.
    .shows = Force et Intelligence

rules-023 =
    Quand vous ratez un Défi d’Acte, piochez 1 carte Héros ou Antihéros.
    .shows = Force et Sagesse

rules-024 =
    À chacun de vos tours, vous pouvez explorer une fois sans payer, avant d’ajouter une carte.
    .shows = Dextérité et Constitution

rules-025 =
    Une fois à chacun de vos tours, hors d’un Défi, vous pouvez dépenser 2 XP pour piocher 1 carte Héros ou Antihéros.
    .shows = Constitution et Intelligence

rules-026 =
    Quand vous gagnez un Trait, gagnez 1 XP.
    .shows = Constitution et Sagesse

rules-027 =
    Une fois par tour, quand vous jouez une carte Héros ou Antihéros, gagnez 1 XP.
    .shows = Intelligence et Charisme

rules-028 =
    Une fois par Défi, après votre lancer, vous pouvez dépenser 1 XP pour ajouter 1 au résultat.
    .shows = Sagesse et Charisme

rules-029 =
    À 2 XP : dans vos Défis de Constitution, ajoutez 1 au résultat.
    À 4 XP : dans vos Défis de Force, ajoutez 1 au résultat.
    À 6 XP : quand vous lancez une rune Sombre, choisissez sa face.

rules-030 =
    À 2 XP : dans vos Défis de Charisme, ajoutez 1 au résultat.
    À 4 XP : dans vos Défis de Dextérité, ajoutez 1 au résultat.
    À 6 XP : une fois par Défi, quand vous jouez une carte Héros ou Antihéros, ajoutez 1 au résultat.

rules-031 =
    À 2 XP : dans vos Défis de Sagesse, ajoutez 1 au résultat.
    À 4 XP : dans vos Défis de Charisme, ajoutez 1 au résultat.
    À 6 XP : quand une icône Divinité entre dans votre Histoire, piochez 1 carte Héros.

rules-032 =
    À 2 XP : dans vos Défis de Force, ajoutez 1 au résultat.
    À 4 XP : dans vos Défis de Dextérité, ajoutez 1 au résultat.
    À 6 XP : quand votre lancer montre le triangle double, ajoutez 1 au résultat.

rules-033 =
    À 2 XP : dans vos Défis de Sagesse, ajoutez 1 au résultat.
    À 4 XP : dans vos Défis de Constitution, ajoutez 1 au résultat.
    À 6 XP : quand vous obtenez une Vertu, piochez 1 carte Héros ou Antihéros.

rules-034 =
    À 2 XP : dans vos Défis de Constitution, ajoutez 1 au résultat.
    À 4 XP : dans vos Défis d’Intelligence, ajoutez 1 au résultat.
    À 6 XP : quand vous ratez un Défi d’Acte, gagnez 1 XP.

rules-035 =
    À 2 XP : dans vos Défis de Force, ajoutez 1 au résultat.
    À 4 XP : dans vos Défis de Charisme, ajoutez 1 au résultat.
    À 6 XP : quand une icône Justice entre dans votre Histoire, piochez 1 carte Héros.

rules-036 =
    À 2 XP : dans vos Défis de Dextérité, ajoutez 1 au résultat.
    À 4 XP : dans vos Défis de Sagesse, ajoutez 1 au résultat.
    À 6 XP : quand une icône Nature entre dans votre Histoire, piochez 1 carte Héros.

rules-037 =
    À 2 XP : dans vos Défis de Dextérité, ajoutez 1 au résultat.
    À 4 XP : dans vos Défis d’Intelligence, ajoutez 1 au résultat.
    À 6 XP : quand une icône Infamie entre dans votre Histoire, piochez 1 carte Antihéros.

rules-038 =
    À 2 XP : dans vos Défis d’Intelligence, ajoutez 1 au résultat.
    À 4 XP : dans vos Défis de Force, ajoutez 1 au résultat.
    À 6 XP : quand une rune spéciale de votre lancer montre sa récompense, ajoutez 1 au résultat.

rules-039 =
    À 2 XP : dans vos Défis de Charisme, ajoutez 1 au résultat.
    À 4 XP : dans vos Défis de Constitution, ajoutez 1 au résultat.
    À 6 XP : quand une icône Arcane entre dans votre Histoire, piochez 1 carte Antihéros.

rules-040 =
    À 2 XP : dans vos Défis d’Intelligence, ajoutez 1 au résultat.
    À 4 XP : dans vos Défis de Sagesse, ajoutez 1 au résultat.
    À 6 XP : quand vous gagnez un Trait, piochez 1 carte Héros ou Antihéros.

rules-041 =
    Marquez 1 point de Triomphe par symbole Dextérité ou Intelligence dans votre Histoire.
    Marquez 1 point de Triomphe par icône Arcane dans votre Histoire.

rules-042 =
    Marquez 1 point de Triomphe par symbole Force ou Constitution dans votre Histoire.
    Marquez 1 point de Triomphe par icône Justice dans votre Histoire.

rules-043 =
    Marquez 1 point de Triomphe par symbole Sagesse ou Charisme dans votre Histoire.
    Marquez 1 point de Triomphe par icône Divinité dans votre Histoire.

rules-044 =
    Marquez 1 point de Tragédie par symbole Force ou Charisme dans votre Histoire.
    Marquez 1 point de Tragédie par icône Royauté dans votre Histoire.

rules-045 =
    Marquez 1 point de Triomphe par symbole Dextérité ou Sagesse dans votre Histoire.
    Marquez 1 point de Triomphe par icône Nature dans votre Histoire.

rules-046 =
    Marquez 1 point de Tragédie par symbole Constitution ou Intelligence dans votre Histoire.
    Marquez 1 point de Tragédie par icône Infamie dans votre Histoire.

rules-047 =
    Marquez 1 point de Triomphe par symbole Sagesse dans votre Histoire.
    .shows = Divinité et 2 points de Triomphe

rules-048 =
    Marquez 1 point de Tragédie par symbole Charisme dans votre Histoire.
    .shows = Royauté et 2 points de Tragédie

rules-049 =
    Marquez 1 point de Triomphe par symbole Force dans votre Histoire.
    .shows = Justice et 2 points de Triomphe

rules-050 =
    Marquez 1 point de Triomphe par voie de Triomphe.
    .shows = 2 points de Triomphe

rules-051 =
    Marquez 1 point de Tragédie par voie de Tragédie.
    .shows = 2 points de Tragédie

rules-052 =
    Marquez 1 point de Triomphe par Trait.
    Marquez 1 point de Triomphe par icône Histoire différente.

rules-053 =
    Marquez 1 point de Tragédie par carte Héros ou Antihéros jouée.
    .shows = 2 points de Tragédie

rules-054 =
    Marquez 1 point de Tragédie par Corruption.
    .shows = Infamie et 2 points de Tragédie

rules-055 =
    En gagnant ce Trait, si vous avez au moins 1 symbole Dextérité, gagnez 1 XP.
    .short = +1 XP si vous avez au moins 1 symbole Dextérité.
    .shows = Constitution

rules-056 =
    En gagnant ce Trait, si vous avez au moins 1 symbole Constitution, gagnez 1 XP.
    .short = +1 XP si vous avez au moins 1 symbole Constitution.
    .shows = Force

rules-057 =
    En gagnant ce Trait, si vous avez au moins 1 symbole Sagesse, gagnez 1 XP.
    .short = +1 XP si vous avez au moins 1 symbole Sagesse.
    .shows = Dextérité

rules-058 =
    En gagnant ce Trait, si vous avez au moins 1 symbole Charisme, gagnez 1 XP.
    .short = +1 XP si vous avez au moins 1 symbole Charisme.
    .shows = Intelligence

rules-059 =
    En gagnant ce Trait, si vous avez au moins 1 symbole Force, gagnez 1 XP.
    .short = +1 XP si vous avez au moins 1 symbole Force.
    .shows = Charisme

rules-060 =
    En gagnant ce Trait, si vous avez au moins 1 symbole Intelligence, gagnez 1 XP.
    .short = +1 XP si vous avez au moins 1 symbole Intelligence.
    .shows = Sagesse

rules-061 =
    En gagnant ce Trait, si vous avez au moins 1 Vertu, piochez 1 carte Héros.
    .short = Piochez 1 carte Héros si vous avez au moins 1 Vertu.
    .shows = Justice et Royauté

rules-062 =
    En gagnant ce Trait, si vous avez au moins 1 Corruption, piochez 1 carte Antihéros.
    .short = Piochez 1 carte Antihéros si vous avez au moins 1 Corruption.
    .shows = Infamie et Nature

rules-063 =
    Voie du haut : Force.
    Voie du bas, difficulté +1 : Dextérité et Justice.
    .shows = Difficulté 2, Force et Dextérité

rules-064 =
    Voie du haut : Constitution et une carte Antihéros.
    Voie du bas, difficulté +1 : Force, 1 point de Triomphe et une Vertu.
    .shows = Difficulté 4, Constitution et Force

rules-065 =
    Voie du haut : Constitution.
    Voie du bas, difficulté +1 : Sagesse et Divinité.
    .shows = Difficulté 3, Constitution et Sagesse

rules-066 =
    Voie du haut : Charisme et Royauté.
    Voie du bas, difficulté +1 : Dextérité, Divinité et une carte Héros.
    .shows = Difficulté 3, Charisme et Dextérité

rules-067 =
    Voie du haut : Force.
    Voie du bas, difficulté +1 : Charisme et 1 point de Triomphe.
    .shows = Difficulté 3, Force et Charisme

rules-068 =
    Voie du haut : Intelligence.
    Voie du bas, difficulté +1 : Force et 1 point de Tragédie.
    .shows = Difficulté 3, Intelligence et Force

rules-069 =
    Voie du haut : Force.
    Voie du bas, difficulté +1 : Sagesse et Nature.
    .shows = Difficulté 3, Force et Sagesse

rules-070 =
    Voie du haut : Dextérité.
    Voie du bas, difficulté +1 : Intelligence et Royauté.
    .shows = Difficulté 3, Dextérité et Intelligence

rules-071 =
    Voie du haut : Constitution et une carte Héros.
    Voie du bas, difficulté +1 : Dextérité, 2 points de Tragédie et une Corruption.
    .shows = Difficulté 4, Constitution et Dextérité

rules-072 =
    Voie du haut : Charisme et Infamie.
    Voie du bas, difficulté +1 : Constitution, Justice et 1 point de Tragédie.
    .shows = Difficulté 3, Charisme et Constitution

rules-073 =
    Voie du haut : Dextérité.
    Voie du bas, difficulté +1 : Sagesse et Nature.
    .shows = Difficulté 2, Dextérité et Sagesse

rules-074 =
    Voie du haut : Constitution.
    Voie du bas, difficulté +1 : Intelligence et Arcane.
    .shows = Difficulté 3, Constitution et Intelligence

rules-075 =
    Voie du haut : Intelligence et Arcane.
    Voie du bas, difficulté +1 : Sagesse, Divinité et 1 point de Triomphe.
    .shows = Difficulté 3, Intelligence et Sagesse

rules-076 =
    Voie du haut : Intelligence et Arcane.
    Voie du bas, difficulté +1 : Charisme, Infamie et une carte Antihéros.
    .shows = Difficulté 4, Intelligence et Charisme

rules-077 =
    Voie du haut : Sagesse et une Vertu.
    Voie du bas, difficulté +1 : Charisme, 2 points de Tragédie et une Corruption.
    .shows = Difficulté 3, Sagesse et Charisme

rules-078 =
    En gagnant ce Trait, si un symbole Force ou Constitution est entré dans votre Histoire à votre tour précédent, gagnez 1 XP.
    .short = +1 XP si un symbole Force ou Constitution est entré à votre tour précédent.
    .shows = Force et 1 point de Triomphe

rules-079 =
    En gagnant ce Trait, obtenez une Vertu.
    .short = Obtenez une Vertu.
    .shows = Charisme et Justice

rules-080 =
    En gagnant ce Trait, si un symbole Force ou Dextérité est entré dans votre Histoire à votre tour précédent, gagnez 1 XP.
    .short = +1 XP si un symbole Force ou Dextérité est entré à votre tour précédent.
    .shows = Dextérité et 1 point de Tragédie

rules-081 =
    En gagnant ce Trait, si un symbole Constitution ou Charisme est entré dans votre Histoire à votre tour précédent, gagnez 1 XP.
    .short = +1 XP si un symbole Constitution ou Charisme est entré à votre tour précédent.
    .shows = Constitution et 1 point de Triomphe

rules-082 =
    En gagnant ce Trait, si un symbole Dextérité ou Sagesse est entré dans votre Histoire à votre tour précédent, gagnez 1 XP.
    .short = +1 XP si un symbole Dextérité ou Sagesse est entré à votre tour précédent.
    .shows = Sagesse et Nature

rules-083 =
    En gagnant ce Trait, si un symbole Intelligence ou Sagesse est entré dans votre Histoire à votre tour précédent, gagnez 1 XP.
    .short = +1 XP si un symbole Intelligence ou Sagesse est entré à votre tour précédent.
    .shows = Intelligence et Arcane

rules-084 =
    En gagnant ce Trait, si un symbole Intelligence ou Charisme est entré dans votre Histoire à votre tour précédent, gagnez 1 XP.
    .short = +1 XP si un symbole Intelligence ou Charisme est entré à votre tour précédent.
    .shows = Charisme et Royauté

rules-085 =
    En gagnant ce Trait, prenez une Corruption, puis piochez 1 carte Antihéros.
    .short = Prenez une Corruption, puis piochez 1 carte Antihéros.
    .shows = Dextérité et Infamie

rules-086 =
    Voie du haut : Force et 1 point de Triomphe.
    Voie du bas, difficulté +1 : Dextérité, Infamie et 1 point de Tragédie.
    .shows = Difficulté 4, Force et Dextérité

rules-087 =
    Voie du haut : Constitution et 1 point de Triomphe.
    Voie du bas, difficulté +1 : Force et 2 points de Tragédie.
    .shows = Difficulté 6, Constitution et Force

rules-088 =
    Voie du haut : Force et une carte Antihéros.
    Voie du bas, difficulté +1 : Charisme, 1 point de Triomphe et une Vertu.
    .shows = Difficulté 5, Force et Charisme

rules-089 =
    Voie du haut : Force et 1 point de Tragédie.
    Voie du bas, difficulté +1 : Intelligence, Arcane et 1 point de Triomphe.
    .shows = Difficulté 6, Force et Intelligence

rules-090 =
    Voie du haut : Sagesse et Divinité.
    Voie du bas, difficulté +1 : Force et 2 points de Triomphe.
    .shows = Difficulté 5, Sagesse et Force

rules-091 =
    Voie du haut : Constitution et Nature.
    Voie du bas, difficulté +1 : Dextérité et 2 points de Triomphe.
    .shows = Difficulté 5, Constitution et Dextérité

rules-092 =
    Voie du haut : Dextérité et Justice.
    Voie du bas, difficulté +1 : Intelligence, Arcane et 1 point de Triomphe.
    .shows = Difficulté 5, Dextérité et Intelligence

rules-093 =
    Voie du haut : Dextérité et 1 point de Tragédie.
    Voie du bas, difficulté +1 : Sagesse, Nature et 1 point de Triomphe.
    .shows = Difficulté 5, Dextérité et Sagesse

rules-094 =
    Voie du haut : Charisme et une carte Héros.
    Voie du bas, difficulté +1 : Intelligence, Royauté et 1 point de Tragédie.
    .shows = Difficulté 4, Charisme et Intelligence

rules-095 =
    Voie du haut : Sagesse et une Vertu.
    Voie du bas, difficulté +1 : Constitution, 3 points de Tragédie et une Corruption.
    .shows = Difficulté 6, Sagesse et Constitution

rules-096 =
    Voie du haut : Charisme et Royauté.
    Voie du bas, difficulté +1 : Dextérité et 2 points de Tragédie.
    .shows = Difficulté 4, Charisme et Dextérité

rules-097 =
    Voie du haut : Constitution et 1 point de Triomphe.
    Voie du bas, difficulté +1 : Intelligence, 3 points de Tragédie et une Corruption.
    .shows = Difficulté 6, Constitution et Intelligence

rules-098 =
    Voie du haut : Constitution et une Vertu.
    Voie du bas, difficulté +1 : Charisme, Infamie et 1 point de Tragédie.
    .shows = Difficulté 5, Constitution et Charisme

rules-099 =
    Voie du haut : Intelligence et 1 point de Tragédie.
    Voie du bas, difficulté +1 : Sagesse, Divinité et 1 point de Triomphe.
    .shows = Difficulté 5, Intelligence et Sagesse

rules-100 =
    Voie du haut : Sagesse et Justice.
    Voie du bas, difficulté +1 : Charisme, Divinité et 1 point de Tragédie.
    .shows = Difficulté 4, Sagesse et Charisme

rules-101 =
    En gagnant ce Trait, si vous avez au moins 1 Vertu, gagnez 2 XP.
    .short = +2 XP si vous avez au moins 1 Vertu.
    .shows = Justice et 2 points de Triomphe

rules-102 =
    En gagnant ce Trait, si vous avez au moins 3 symboles Force, gagnez 2 XP.
    .short = +2 XP si vous avez au moins 3 symboles Force.
    .shows = Force et Nature

rules-103 =
    En gagnant ce Trait, piochez 2 cartes Héros ou Antihéros.
    .short = Piochez 2 cartes Héros ou Antihéros.
    .shows = Sagesse et Divinité

rules-104 =
    En gagnant ce Trait, si vous avez au moins 3 Traits, gagnez 3 XP.
    .short = +3 XP si vous avez au moins 3 Traits.
    .shows = Royauté et 2 points de Triomphe

rules-105 =
    En gagnant ce Trait, si vous avez au moins 3 icônes Histoire différentes, gagnez 3 XP.
    .short = +3 XP si vous avez au moins 3 icônes Histoire différentes.
    .shows = Intelligence et Arcane

rules-106 =
    En gagnant ce Trait, si vous avez au moins 3 Corruptions, gagnez 2 XP.
    .short = +2 XP si vous avez au moins 3 Corruptions.
    .shows = Infamie et 2 points de Tragédie

rules-107 =
    En gagnant ce Trait, si vous avez au moins 3 cartes en main, gagnez 2 XP.
    .short = +2 XP si vous avez au moins 3 cartes en main.
    .shows = Royauté et 2 points de Tragédie

rules-108 =
    Voie du haut : Force et 2 points de Triomphe.
    Voie du bas, difficulté +1 : Dextérité, Infamie et 2 points de Tragédie.
    .shows = Difficulté 8, Force et Dextérité

rules-109 =
    Voie du haut : Force et 2 points de Triomphe.
    Voie du bas, difficulté +1 : Sagesse, 2 points de Triomphe et une Vertu.
    .shows = Difficulté 7, Force et Sagesse

rules-110 =
    Voie du haut : Charisme, Royauté et 1 point de Triomphe.
    Voie du bas, difficulté +1 : Force, 4 points de Tragédie et une Corruption.
    .shows = Difficulté 8, Charisme et Force

rules-111 =
    Voie du haut : Constitution, Nature et 1 point de Triomphe.
    Voie du bas, difficulté +1 : Dextérité et 3 points de Tragédie.
    .shows = Difficulté 6, Constitution et Dextérité

rules-112 =
    Voie du haut : Dextérité et 2 points de Triomphe.
    Voie du bas, difficulté +1 : Intelligence, Arcane et 2 points de Tragédie.
    .shows = Difficulté 7, Dextérité et Intelligence

rules-113 =
    Voie du haut : Dextérité et 2 points de Tragédie.
    Voie du bas, difficulté +1 : Sagesse, Nature et 2 points de Triomphe.
    .shows = Difficulté 6, Dextérité et Sagesse

rules-114 =
    Voie du haut : Force, 3 points de Tragédie et une Corruption.
    Voie du bas, difficulté +1 : Constitution et 3 points de Triomphe.
    .shows = Difficulté 8, Force et Constitution

rules-115 =
    Voie du haut : Dextérité, Infamie et 1 point de Tragédie.
    Voie du bas, difficulté +1 : Charisme et 3 points de Triomphe.
    .shows = Difficulté 6, Dextérité et Charisme

rules-116 =
    Voie du haut : Intelligence, 3 points de Tragédie et une Corruption.
    Voie du bas, difficulté +1 : Constitution et 3 points de Triomphe.
    .shows = Difficulté 7, Intelligence et Constitution

rules-117 =
    Voie du haut : Constitution, Justice et 1 point de Triomphe.
    Voie du bas, difficulté +1 : Charisme et 3 points de Tragédie.
    .shows = Difficulté 7, Constitution et Charisme

rules-118 =
    Voie du haut : Constitution, Divinité et 1 point de Tragédie.
    Voie du bas, difficulté +1 : Sagesse, 2 points de Triomphe et une Vertu.
    .shows = Difficulté 7, Constitution et Sagesse

rules-119 =
    Voie du haut : Intelligence et 2 points de Tragédie.
    Voie du bas, difficulté +1 : Sagesse, Arcane et 2 points de Triomphe.
    .shows = Difficulté 6, Intelligence et Sagesse

rules-120 =
    Voie du haut : Intelligence et 2 points de Tragédie.
    Voie du bas, difficulté +1 : Charisme, Justice et 2 points de Triomphe.
    .shows = Difficulté 7, Intelligence et Charisme

rules-121 =
    Voie du haut : Sagesse et 2 points de Triomphe.
    Voie du bas, difficulté +1 : Charisme, Divinité et 2 points de Tragédie.
    .shows = Difficulté 8, Sagesse et Charisme

rules-122 =
    L’Adversaire commence avec 5 XP par Héros.
    Quand un Héros rate un Défi d’Acte, l’Adversaire gagne 1 XP.
    Quand un lancer montre le triangle double, une carte Action est révélée.
    Réussir contre l’Adversaire lui ôte 1 XP par point au-dessus de la difficulté.

rules-123 =
    L’Adversaire commence avec 6 XP par Héros.
    Quand un Héros rate un Défi d’Acte, l’Adversaire gagne 2 XP.
    Quand un lancer montre le triangle double, une carte Action est révélée.
    Réussir contre l’Adversaire lui ôte 1 XP par point au-dessus de la difficulté.

rules-124 =
    Quand un Héros prend une Corruption, l’Adversaire gagne 1 XP.
    Quand un Héros obtient une Vertu, l’Adversaire perd 1 XP.
    Quand vous l’affrontez, si vous avez au moins 2 Traits, ajoutez 2 au résultat.
    .shows = Difficulté 6, Sagesse et Charisme ; récompense : une carte Héros

rules-125 =
    Quand un Héros prend une Corruption, l’Adversaire gagne 1 XP.
    Quand un Héros obtient une Vertu, l’Adversaire perd 1 XP.
    Quand votre lancer montre le triangle double, au choix : prenez une Corruption, ou retirez 1 au résultat.
    .shows = Difficulté 8, Constitution et Sagesse ; récompense : 7 points de Triomphe et Constitution

choice-125-0 = Prendre une Corruption

choice-125-1 = Retirer 1 au résultat

rules-126 =
    Quand un Héros joue une carte Antihéros, l’Adversaire gagne 1 XP.
    Quand la Classe d’un Héros atteint 2, 4 ou 6 XP, l’Adversaire perd 1 XP.
    Quand vous l’affrontez, si vous avez au moins 3 cartes en main, ajoutez 2 au résultat.
    .shows = Difficulté 6, Force et Dextérité ; récompense : une carte Antihéros

rules-127 =
    Quand un Héros joue une carte Antihéros, l’Adversaire gagne 1 XP.
    Quand la Classe d’un Héros atteint 2, 4 ou 6 XP, l’Adversaire perd 1 XP.
    Quand votre lancer montre le triangle double, au choix : défaussez 1 carte de votre main, ou retirez 1 au résultat.
    .shows = Difficulté 9, Force et Intelligence ; récompense : 8 points de Triomphe et Force

choice-127-0 = Défausser 1 carte de la main

choice-127-1 = Retirer 1 au résultat

rules-128 =
    Quand un Héros gagne un Trait, l’Adversaire gagne 1 XP.
    Quand un Héros réussit un Défi d’Acte par la voie du bas, l’Adversaire perd 1 XP.
    Quand vous l’affrontez, si vous avez au moins 3 icônes Histoire différentes, ajoutez 2 au résultat.
    .shows = Difficulté 6, Constitution et Intelligence ; récompense : une carte Héros

rules-129 =
    Quand un Héros gagne un Trait, l’Adversaire gagne 1 XP.
    Quand un Héros réussit un Défi d’Acte par la voie du bas, l’Adversaire perd 1 XP.
    Quand votre lancer montre le triangle double, au choix : perdez 1 XP, ou retirez 1 au résultat.
    .shows = Difficulté 8, Intelligence et Charisme ; récompense : 7 points de Triomphe et Arcane

choice-129-0 = Perdre 1 XP

choice-129-1 = Retirer 1 au résultat

rules-130 =
    Quand un Héros dépense au moins 1 XP en runes Sombres pour un Défi, l’Adversaire gagne 1 XP.
    Quand un Héros réussit un Défi d’Acte par la voie du bas, l’Adversaire perd 1 XP.
    Quand vous l’affrontez, si vous avez au moins 2 Corruptions, ajoutez 2 au résultat.
    .shows = Difficulté 6, Dextérité et Charisme ; récompense : une carte Antihéros

rules-131 =
    Quand un Héros dépense au moins 1 XP en runes Sombres pour un Défi, l’Adversaire gagne 1 XP.
    Quand un Héros réussit un Défi d’Acte par la voie du bas, l’Adversaire perd 1 XP.
    Quand votre lancer montre le triangle double, l’Adversaire gagne 1 XP.
    .shows = Difficulté 8, Dextérité et Sagesse ; récompense : 7 points de Tragédie et Dextérité

rules-132 =
    Quand une icône Infamie entre dans l’Histoire d’un Héros, l’Adversaire gagne 1 XP.
    Quand une icône Divinité ou Justice entre dans l’Histoire d’un Héros, l’Adversaire perd 1 XP.
    Quand vous l’affrontez, si vous avez au moins 1 icône Justice, ajoutez 2 au résultat.
    .shows = Difficulté 6, Force et Sagesse ; récompense : une carte Héros

rules-133 =
    Quand une icône Infamie entre dans l’Histoire d’un Héros, l’Adversaire gagne 1 XP.
    Quand une icône Divinité ou Justice entre dans l’Histoire d’un Héros, l’Adversaire perd 1 XP.
    Quand votre lancer montre le triangle double, au choix : l’Adversaire gagne 1 XP, ou retirez 1 au résultat.
    .shows = Difficulté 9, Force et Charisme ; récompense : 8 points de Triomphe et Divinité

choice-133-0 = Faire gagner 1 XP à l’Adversaire

choice-133-1 = Retirer 1 au résultat

rules-134 =
    Quand un Héros paie pour explorer, l’Adversaire gagne 1 XP.
    Quand un Héros obtient une Vertu, l’Adversaire perd 1 XP.
    Quand vous l’affrontez, si vous avez au moins 2 XP en réserve, ajoutez 2 au résultat.
    .shows = Difficulté 6, Constitution et Intelligence ; récompense : une carte Antihéros

rules-135 =
    Quand un Héros paie pour explorer, l’Adversaire gagne 1 XP.
    Quand un Héros obtient une Vertu, l’Adversaire perd 1 XP.
    Quand votre lancer montre le triangle double, augmentez de 1 la difficulté.
    .shows = Difficulté 9, Constitution et Dextérité ; récompense : 8 points de Tragédie et Constitution

rules-136 =
    Quand un Héros prend une Corruption, l’Adversaire gagne 1 XP.
    Quand un Héros joue une carte Héros, l’Adversaire perd 1 XP.
    Quand vous l’affrontez, si vous avez au moins 1 Vertu, ajoutez 2 au résultat.
    .shows = Difficulté 7, Intelligence et Sagesse ; récompense : une carte Héros

rules-137 =
    Quand un Héros prend une Corruption, l’Adversaire gagne 1 XP.
    Quand un Héros joue une carte Héros, l’Adversaire perd 1 XP.
    Quand votre lancer montre le triangle double, au choix : prenez une Corruption, ou augmentez de 2 la difficulté.
    .shows = Difficulté 9, Intelligence et Sagesse ; récompense : 8 points de Triomphe et Royauté

choice-137-0 = Prendre une Corruption

choice-137-1 = Augmenter de 2 la difficulté

rules-138 =
    Quand un Héros prend une Corruption, l’Adversaire gagne 1 XP.
    Quand un Héros réussit un Défi d’Acte par la voie du bas, l’Adversaire perd 1 XP.
    Quand vous l’affrontez, si vous avez au moins 2 Traits, ajoutez 2 au résultat.
    .shows = Difficulté 5, Force et Constitution ; récompense : une carte Héros

rules-139 =
    Quand un Héros prend une Corruption, l’Adversaire gagne 1 XP.
    Quand un Héros réussit un Défi d’Acte par la voie du bas, l’Adversaire perd 1 XP.
    Quand votre lancer montre le triangle double, au choix : défaussez 1 carte de votre main, ou prenez une Corruption.
    .shows = Difficulté 8, Constitution et Charisme ; récompense : 7 points de Tragédie et Infamie

choice-139-0 = Défausser 1 carte de la main

choice-139-1 = Prendre une Corruption

rules-140 =
    Quand un Héros gagne un Trait, l’Adversaire gagne 1 XP.
    Quand un Héros obtient une Vertu, l’Adversaire perd 1 XP.
    Quand vous l’affrontez, si vous avez au moins 3 cartes en main, ajoutez 2 au résultat.
    .shows = Difficulté 6, Dextérité et Intelligence ; récompense : une carte Antihéros

rules-141 =
    Quand un Héros gagne un Trait, l’Adversaire gagne 1 XP.
    Quand un Héros obtient une Vertu, l’Adversaire perd 1 XP.
    Quand votre lancer montre le triangle double, augmentez de 1 la difficulté.
    .shows = Difficulté 8, Dextérité et Intelligence ; récompense : 7 points de Triomphe et Intelligence

rules-142 =
    Quand un Héros joue une carte Antihéros, l’Adversaire gagne 1 XP.
    Quand un Héros réussit un Défi d’Acte en dépassant la difficulté d’au moins 2, l’Adversaire perd 1 XP.
    Quand vous l’affrontez, si vous avez au moins 1 icône Nature, ajoutez 2 au résultat.
    .shows = Difficulté 7, Sagesse et Charisme ; récompense : une carte Héros

rules-143 =
    Quand un Héros joue une carte Antihéros, l’Adversaire gagne 1 XP.
    Quand un Héros réussit un Défi d’Acte en dépassant la difficulté d’au moins 2, l’Adversaire perd 1 XP.
    Quand votre lancer montre le triangle double, au choix : perdez 1 XP, ou l’Adversaire gagne 1 XP.
    .shows = Difficulté 9, Force et Sagesse ; récompense : 8 points de Triomphe et Justice

choice-143-0 = Perdre 1 XP

choice-143-1 = Faire gagner 1 XP à l’Adversaire

rules-144 =
    Quand un Héros dépense au moins 1 XP en runes Sombres pour un Défi, l’Adversaire gagne 1 XP.
    Quand un Héros joue une carte Héros, l’Adversaire perd 1 XP.
    Quand vous l’affrontez, si vous avez au moins 2 XP en réserve, ajoutez 2 au résultat.
    .shows = Difficulté 7, Dextérité et Constitution ; récompense : une carte Antihéros

rules-145 =
    Quand un Héros dépense au moins 1 XP en runes Sombres pour un Défi, l’Adversaire gagne 1 XP.
    Quand un Héros joue une carte Héros, l’Adversaire perd 1 XP.
    Quand votre lancer montre le triangle double, retirez 1 au résultat.
    .shows = Difficulté 9, Dextérité et Charisme ; récompense : 8 points de Tragédie et Nature

rules-146 =
    Si vous avez au moins 1 carte en main, défaussez 1 carte de votre main ; sinon, augmentez de 2 la difficulté.

rules-147 =
    Votre Classe est sans effet dans ce Défi ; ses bonus déjà donnés sont perdus.

rules-148 =
    Augmentez de 1 la difficulté.

rules-149 =
    Si vous avez au moins 1 XP en réserve, perdez 1 XP ; sinon, retirez 1 au résultat.

rules-150 =
    L’Adversaire gagne 1 XP.

rules-151 =
    Au choix : prenez une Corruption, ou augmentez de 2 la difficulté.

choice-151-0 = Prendre une Corruption

choice-151-1 = Augmenter de 2 la difficulté

rules-152 =
    Ajoutez au lancer 1 rune Sombre gratuite.

rules-153 =
    Au choix : défaussez 2 cartes de votre main, ou augmentez de 2 la difficulté.

choice-153-0 = Défausser 2 cartes de la main

choice-153-1 = Augmenter de 2 la difficulté

rules-154 =
    Perdez 2 XP.

rules-155 =
    L’Adversaire gagne 1 XP, puis retirez 1 au résultat.

rules-156 =
    Si vous avez au moins 1 Corruption, retirez 2 au résultat ; sinon, prenez une Corruption.

rules-157 =
    Au choix : perdez 2 XP, ou retirez 2 au résultat.

choice-157-0 = Perdre 2 XP

choice-157-1 = Retirer 2 au résultat

rules-158 =
    Augmentez de 1 la difficulté, puis prenez une Corruption.

rules-159 =
    Après un lancer pour une voie de Force ou de Constitution, ajoutez 2 au résultat.
    .short = Force ou Constitution : +2.

rules-160 =
    Après un lancer pour une voie de Dextérité ou de Sagesse, ajoutez 2 au résultat.
    .short = Dextérité ou Sagesse : +2.

rules-161 =
    Après un lancer pour une voie d’Intelligence ou de Charisme, ajoutez 2 au résultat.
    .short = Intelligence ou Charisme : +2.

rules-162 =
    Après un lancer pour une voie de Force ou de Charisme, ajoutez 2 au résultat.
    .short = Force ou Charisme : +2.

rules-163 =
    Après un lancer pour une voie de Constitution, de Sagesse ou de Charisme, si c’est votre tour, ajoutez 1 au résultat ; sinon, ajoutez 2 au résultat.
    .short = Constitution, Sagesse ou Charisme : +1 si c’est votre tour, sinon +2.

rules-164 =
    Après un lancer pour une voie de Dextérité ou d’Intelligence, ajoutez 2 au résultat.
    .short = Dextérité ou Intelligence : +2.

rules-165 =
    Après un lancer pour une voie de Constitution ou de Sagesse, ajoutez 2 au résultat.
    .short = Constitution ou Sagesse : +2.

rules-166 =
    Après un lancer pour une voie de Force, de Dextérité ou d’Intelligence, si c’est votre tour, ajoutez 1 au résultat ; sinon, ajoutez 2 au résultat.
    .short = Force, Dextérité ou Intelligence : +1 si c’est votre tour, sinon +2.

rules-167 =
    Après le lancer d’un Héros contre l’Adversaire, ajoutez 2 au résultat.
    .short = Contre l’Adversaire : +2.

rules-168 =
    Après le lancer d’un Héros contre l’Adversaire, ajoutez 1 au résultat, puis l’Adversaire perd 1 XP.
    .short = Contre l’Adversaire : +1, puis l’Adversaire perd 1 XP.

rules-169 =
    Après n’importe quel lancer, à la fin de n’importe quel tour ou à votre tour hors d’un Défi, obtenez une Vertu.
    .short = Obtenez une Vertu.

rules-170 =
    Après n’importe quel lancer, à la fin de n’importe quel tour ou à votre tour hors d’un Défi, obtenez une Vertu.
    .short = Obtenez une Vertu.

rules-171 =
    Après le lancer d’un Héros, ajoutez 1 au résultat par icône Divinité de ce Héros.
    .short = Un lancer : +1 par icône Divinité de ce Héros.

rules-172 =
    Après le lancer d’un Héros, ajoutez 1 au résultat par icône Arcane de ce Héros.
    .short = Un lancer : +1 par icône Arcane de ce Héros.

rules-173 =
    Après le lancer d’un Héros, ajoutez 1 au résultat par icône Justice de ce Héros.
    .short = Un lancer : +1 par icône Justice de ce Héros.

rules-174 =
    Après n’importe quel lancer, à la fin de n’importe quel tour ou à votre tour hors d’un Défi, l’Adversaire perd 1 XP.
    .short = L’Adversaire perd 1 XP.

rules-175 =
    Après n’importe quel lancer, à la fin de n’importe quel tour ou à votre tour hors d’un Défi, l’Adversaire perd 1 XP.
    .short = L’Adversaire perd 1 XP.

rules-176 =
    Après le lancer d’un Héros, ce Héros relance toutes ses runes.
    .short = Un lancer : tout relancer.

rules-177 =
    Après le lancer d’un Héros, ce Héros relance toutes ses runes.
    .short = Un lancer : tout relancer.

rules-178 =
    En réponse à une carte Antihéros ou Action, annulez-la.
    .short = En réponse à une carte Antihéros ou Action, annulez-la.

rules-179 =
    En réponse à une carte Antihéros ou Action, annulez-la.
    .short = En réponse à une carte Antihéros ou Action, annulez-la.

rules-180 =
    À votre tour hors d’un Défi, gagnez 2 XP.
    .short = Hors d’un Défi : +2 XP.

rules-181 =
    Après le lancer d’un Héros, ce Héros ajoute un symbole de l’une ou l’autre Compétence du Défi et lance la rune.
    .short = Un lancer : une rune de Compétence de plus.

rules-182 =
    Après le lancer d’un Héros, ce Héros ajoute un symbole de l’une ou l’autre Compétence du Défi et lance la rune.
    .short = Un lancer : une rune de Compétence de plus.

rules-183 =
    Après un lancer pour une voie de Dextérité ou d’Intelligence, ajoutez 2 au résultat.
    .short = Dextérité ou Intelligence : +2.

rules-184 =
    Après un lancer pour une voie de Force ou de Dextérité, ajoutez 2 au résultat.
    .short = Force ou Dextérité : +2.

rules-185 =
    Après un lancer pour une voie de Constitution ou d’Intelligence, ajoutez 2 au résultat.
    .short = Constitution ou Intelligence : +2.

rules-186 =
    Après un lancer pour une voie de Force ou de Sagesse, ajoutez 2 au résultat.
    .short = Force ou Sagesse : +2.

rules-187 =
    Après un lancer pour une voie de Constitution ou de Charisme, ajoutez 2 au résultat.
    .short = Constitution ou Charisme : +2.

rules-188 =
    Après un lancer pour une voie de Sagesse ou de Charisme, ajoutez 2 au résultat.
    .short = Sagesse ou Charisme : +2.

rules-189 =
    Après votre lancer, dépensez 1 XP pour ajouter 2 au résultat.
    .short = Votre lancer : dépensez 1 XP pour +2.

rules-190 =
    Après n’importe quel lancer, à la fin de n’importe quel tour ou à votre tour hors d’un Défi, prenez 1 XP à l’Adversaire.
    .short = Prenez 1 XP à l’Adversaire.

rules-191 =
    Après n’importe quel lancer, à la fin de n’importe quel tour ou à votre tour hors d’un Défi, prenez 1 XP à l’Adversaire.
    .short = Prenez 1 XP à l’Adversaire.

rules-192 =
    Après votre lancer, dépensez 1 XP pour ajouter 2 au résultat.
    .short = Votre lancer : dépensez 1 XP pour +2.

rules-193 =
    Après le lancer d’un Héros, ajoutez au lancer 1 rune Sombre gratuite.
    .short = Un lancer : 1 rune Sombre gratuite.

rules-194 =
    Après le lancer d’un Héros, ajoutez au lancer 1 rune Sombre gratuite.
    .short = Un lancer : 1 rune Sombre gratuite.

rules-195 =
    Après le lancer d’un Héros, ajoutez 1 au résultat par icône Royauté de ce Héros.
    .short = Un lancer : +1 par icône Royauté de ce Héros.

rules-196 =
    Après le lancer d’un Héros, ajoutez 1 au résultat par icône Infamie de ce Héros.
    .short = Un lancer : +1 par icône Infamie de ce Héros.

rules-197 =
    Après le lancer d’un Héros, ajoutez 1 au résultat par icône Nature de ce Héros.
    .short = Un lancer : +1 par icône Nature de ce Héros.

rules-198 =
    Après votre lancer, prenez une Corruption pour ajouter 3 au résultat.
    .short = Votre lancer : prenez une Corruption pour +3.

rules-199 =
    Après votre lancer, prenez une Corruption pour ajouter 3 au résultat.
    .short = Votre lancer : prenez une Corruption pour +3.

rules-200 =
    Après le lancer d’un autre Héros, retirez 2 au résultat ; ou bien, à votre tour hors d’un Défi, gagnez 1 XP.
    .short = Lancer d’un autre Héros : −2 ; hors d’un Défi : +1 XP.

rules-201 =
    Après le lancer d’un autre Héros, retirez 2 au résultat ; ou bien, à votre tour hors d’un Défi, gagnez 1 XP.
    .short = Lancer d’un autre Héros : −2 ; hors d’un Défi : +1 XP.

rules-202 =
    Après le lancer d’un autre Héros, augmentez de 2 la difficulté ; ou bien, à votre tour hors d’un Défi, gagnez 1 XP.
    .short = Lancer d’un autre Héros : difficulté +2 ; hors d’un Défi : +1 XP.

rules-203 =
    À votre tour hors d’un Défi, au choix : prenez jusqu’à 2 XP à un autre Héros, ou gagnez 1 XP.
    .short = Hors d’un Défi : jusqu’à 2 XP d’un autre Héros ou +1 XP.

choice-203-0 = Prendre jusqu’à 2 XP à un autre Héros

choice-203-1 = Gagner 1 XP

rules-204 =
    En réponse à une carte Héros, Antihéros ou Action, annulez-la.
    .short = En réponse à une carte Héros, Antihéros ou Action, annulez-la.

rules-205 =
    Après le lancer d’un Héros, ce Héros relance toutes ses runes.
    .short = Un lancer : tout relancer.

rules-206 =
    À votre tour hors d’un Défi, gagnez 2 XP.
    .short = Hors d’un Défi : +2 XP.
