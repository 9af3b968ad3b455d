section-hero = Héros
section-adventure = Aventures
section-challenge = Défis
section-special = Spéciales
section-object = Objets
    .closed = les règles connaissent chaque Objet par son nom
field-values = Force, Ruse, Esprit
field-power = pouvoir
field-power-fury = Fureur
field-power-light-fingers = Doigts légers
field-power-third-eye = Troisième œil
field-power-omen = Présage
field-power-pay = Solde
field-power-swift-foot = Pied léger
field-power-plunder = Pillage
field-power-no-ties = Sans attache
field-power-given-word = Parole donnée
field-power-haggling = Marchandage
field-difficulty = Difficulté
field-glory = gloire du butin
field-objects = Objets du butin
field-cards = cartes du butin
field-kind = sorte
field-kind-monster = Monstre
field-kind-trap = Piège
field-kind-ally = Allié
field-cost = prix d’un Allié
field-trophy = trophée d’un Monstre
field-failure = échec contre un Piège
field-failure-discard = perdre une carte
field-failure-glory = perdre de la gloire
field-amount = quantité
field-attribute = attribut
field-effect-force = +1 en Force
field-effect-ruse = +1 en Ruse
field-effect-esprit = +1 en Esprit
field-effect-recover = reprendre une carte
field-effect-tribute = Tribut
field-effect-passage = Passage
field-effect-strengthen = renforcer
field-effect-weaken = affaiblir
field-effect-change = changer l’attribut
field-effect-parry = parer
field-effect-reckless = témérité
field-attribute-force = { attribute-force }
field-attribute-ruse = { attribute-ruse }
field-attribute-esprit = { attribute-esprit }
field-first-glory = gloire au départ
field-first-hand = cartes distribuées au départ
field-glory-to-end = gloire qui finit la partie

## Ce que fait une carte changée

does-strengthen-force = +{ $amount } à votre total si l’attribut final est la Force.
does-strengthen-ruse = +{ $amount } à votre total si l’attribut final est la Ruse.
does-strengthen-esprit = +{ $amount } à votre total si l’attribut final est l’Esprit.
does-strengthen = +{ $amount } à votre total.
does-weaken-force = −{ $amount } au total de l’adversaire si l’attribut final est la Force.
does-weaken-ruse = −{ $amount } au total de l’adversaire si l’attribut final est la Ruse.
does-weaken-esprit = −{ $amount } au total de l’adversaire si l’attribut final est l’Esprit.
does-weaken = −{ $amount } au total de l’adversaire.
does-reckless = Si vous gagnez cette résolution, prenez encore { $amount } PG à l’adversaire, qui en garde au moins 1.
does-purse = Prenez { $amount } PG à un autre joueur, qui en garde au moins 1.
does-courier =
    { $amount ->
        [one] Piochez une carte.
       *[other] Piochez { $amount } cartes.
    }
does-trophy = Trophée : { $amount } PG à qui surmonte ce Monstre par une résolution.
