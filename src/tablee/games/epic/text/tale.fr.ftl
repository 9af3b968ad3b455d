### Call to Adventure: Epic Origins : les joints du conte, en français.
### $hero est le nom du Héros, jamais précédé d’un mot qui s’élide ; $address vaut m, f ou n. $deed est un infinitif, $gift un groupe nominal.

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

## Le début

tale-opening-1 = Voici ce qu’on en sait.
tale-opening-2 = Approchez, la soupe attendra.
tale-opening-3 = Tout est vrai, sauf la météo.
tale-opening-4 = Il était une fois, et même deux.
tale-opening-5 = Les archives ont brûlé ; reste ceci.
tale-opening-6 = Trois témoins l’affirment, dont un sobre.

## Les Traits

tale-trait-1 = { tale-They } y gagna { $gift }.
tale-trait-2 = On lui reconnut bientôt { $gift }.
tale-trait-3 = La route lui donna { $gift }.
tale-trait-4 = La chance y joignit { $gift }.
tale-trait-5 = Ajoutez à cela { $gift }.
tale-trait-6 = { tale-They } eut bientôt { $gift }.
tale-trait-7 = Les années lui laissèrent { $gift }.

## Les Voies

tale-plain-1 = { $hero } s’en alla { $deed }.
tale-plain-2 = { $hero } apprit à { $deed }.
tale-plain-3 = Alors, on vit { $hero } { $deed }.
tale-plain-4 = Quelqu’un devait { $deed } : ce fut { $hero }.
tale-plain-5 = D’instinct, { tale-they } sut { $deed }.
tale-plain-6 = Restait à { $deed } : ce fut fait.
tale-plain-7 = Une idée folle lui vint : { $deed }.
tale-plain-8 = Bottes aux pieds, { $hero } courut { $deed }.
tale-plain-9 = On lui confia une corvée : { $deed }.

tale-light-1 = On chante { $hero }, qui sut { $deed } !
tale-light-2 = Il fallait oser { $deed } : { tale-they } osa.
tale-light-3 = Sans trembler, { $hero } parvint à { $deed }.
tale-light-4 = Fuir ? { $hero } préféra { $deed }.
tale-light-5 = Chacun sut qui avait osé { $deed }.
tale-light-6 = Le plus beau vint ensuite : { $deed }.
tale-light-7 = { tale-They } leva la main pour { $deed }.
tale-light-8 = Le pays entier vit { $hero } { $deed }.

tale-dark-1 = Tout bas, maintenant : { $hero } osa { $deed }.
tale-dark-2 = { tale-They } alla jusqu’à { $deed }.
tale-dark-3 = Par orgueil, peut-être, { tale-they } osa { $deed }.
tale-dark-4 = Le cœur lourd, { tale-they } dut { $deed }.
tale-dark-5 = Rien ne l’obligeait à { $deed }.
tale-dark-6 = Cela ne s’efface pas : { $deed }.
tale-dark-7 = Les chansons l’oublient : { $hero } dut { $deed }.
tale-dark-8 = On ignore pourquoi { tale-they } voulut { $deed }.

## La Classe, au troisième niveau

tale-mastery-1 = Aucun secret du métier ne lui échappa.
tale-mastery-2 = Les vieux maîtres lui demandaient conseil.
tale-mastery-3 = Les anciens n’avaient rien vu de tel.
tale-mastery-4 = Bientôt, nul n’eut rien à lui apprendre.

## La première rencontre avec l’Adversaire : $adversary ouvre la phrase, puisque son nom porte une majuscule

tale-beaten-1 = { $adversary } barra la route, puis recula.
tale-beaten-2 = { $adversary } trouva à qui parler.
tale-beaten-3 = { $adversary } menaça longtemps, puis dut céder.
tale-beaten-4 = { $adversary } sous-estima { $hero }, et le paya.

tale-resisted-1 = { $adversary } parut : il fallut battre en retraite.
tale-resisted-2 = { $adversary } résista à tout, même aux injures.
tale-resisted-3 = { $adversary } eut, cette fois-là, le dernier mot.
tale-resisted-4 = { $adversary } laissa { $hero } dans la poussière.

tale-never-1 = { $adversary } ne croisa jamais cette route-là.
tale-never-2 = { $adversary } passa toujours par un autre chemin.
tale-never-3 = { $adversary } ne fut jamais, pour { $hero }, qu’une rumeur.
tale-never-4 = { $adversary } manqua le rendez-vous.

## La Corruption

tale-virtuous-1 = Son cœur, après tout cela, était clair.
tale-virtuous-2 = On lui aurait prêté la lune sans reçu.
tale-virtuous-3 = Chiens et enfants, fins juges, lui faisaient fête.
tale-virtuous-4 = { tale-They } dormait en paix, fenêtre grande ouverte.

tale-human-1 = Ni sainteté ni scandale : quelqu’un, tout simplement.
tale-human-2 = Sur sa conscience, quelques plis, rien de déchiré.
tale-human-3 = { $hero } dormait bien, la plupart des nuits.
tale-human-4 = { tale-They } avait des torts, et s’en souvenait.

tale-darkened-1 = L’ombre, en chemin, avait pris ses aises.
tale-darkened-2 = Dans les miroirs, son reflet souriait en retard.
tale-darkened-3 = On se taisait désormais à son approche.
tale-darkened-4 = Sa conscience avait appris à regarder ailleurs.

tale-lost-1 = De la lumière, il ne restait rien.
tale-lost-2 = L’ombre avait tout pris, jusqu’au nom des étoiles.
tale-lost-3 = Il n’y avait plus personne derrière ce regard.
tale-lost-4 = La nuit, qui prête volontiers, avait tout repris.

## La dernière bataille : d’abord l’issue du Héros, puis celle de tous

tale-won-triumph-1 = Ce fut une victoire, et le monde respira.
tale-won-triumph-2 = { $hero } l’emporta, et toutes les cloches sonnèrent.
tale-won-triumph-3 = Le coup porta, et l’on dansa jusqu’à l’aube.
tale-won-triumph-4 = { tale-They } gagna le combat, et le combat la guerre.

tale-won-defeat-1 = { $hero } l’emporta, mais le mal avait d’autres racines.
tale-won-defeat-2 = Le duel fut gagné, la guerre perdue.
tale-won-defeat-3 = { tale-They } tint bon ; le monde, non.
tale-won-defeat-4 = Ce fut une victoire, au milieu d’un désastre.

tale-failed-triumph-1 = Le coup manqua, mais le mal était à bout.
tale-failed-triumph-2 = { $hero } perdit ce combat, et la guerre fut gagnée.
tale-failed-triumph-3 = { tale-They } plia ; le mal, épuisé, rompit.
tale-failed-triumph-4 = Le duel fut perdu, mais le monde sauvé.

tale-failed-defeat-1 = { $hero } plia, et la nuit tomba sur le royaume.
tale-failed-defeat-2 = Tout fut tenté ; la nuit vint quand même.
tale-failed-defeat-3 = Le combat fut perdu, et le monde avec.
tale-failed-defeat-4 = Le courage ne manqua pas ; le reste, si.

tale-helped-1 = { $helper } prêta main-forte : « { $card } ».
tale-helped-2 = « { $card } » : { $helper } accourut.
tale-helped-3 = Merci, { $helper } : « { $card } ».
tale-helped-4 = { $helper } veillait : « { $card } ».

## Le Destin et le score

tale-destiny-1 = Alors seulement, le masque tomba.
tale-destiny-2 = Il faut tout dire, à présent.
tale-destiny-3 = Le secret, enfin, se laissa lire.
tale-destiny-4 = Reste l’essentiel, que nul ne savait.

tale-score-1 =
    La légende lui compte { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
tale-score-2 =
    Les bardes comptent : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
tale-score-3 =
    Au registre des destins : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
tale-score-4 =
    Score de Destin : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
