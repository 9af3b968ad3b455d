section-leader = Leaders
    .closed = il y a quatre Leaders, chacun avec une couleur, une Vertu principale et la Faille opposée
section-virtue = Vertus
    .closed = il y a quatre Leaders, chacun avec une couleur, une Vertu principale et la Faille opposée
section-action = Cartes Action
    .closed = chacune des douze cases du cercle a sa carte
section-flaw = Failles
section-effect = Cartes Effet
section-prison = Prisons
    .closed = il y a six cartes Prison, que les actions nomment par leur numéro
field-numbers = nombres à côté des captifs
field-n = N de chaque ligne
field-x = X de chaque ligne (Leaders)
field-colours = couleurs
field-colours-green = vert
field-colours-blue = bleu
field-colours-yellow = jaune
field-colours-red = rouge
field-more-hope = Espoir en plus de l’option

# Un Effet est imprimé avec son Défaut.
section-EE = { card-FE }
section-EG = { card-FG }
section-EI = { card-FI }
section-EF = { card-FF }
