### Ce que « tablee balance » dit du jeu.

fact-rounds = rondes
fact-turns = tours de Leader
fact-hope-left = Espoir restant
fact-sanctions = Sanctions
fact-points = points
fact-in-the-box = meeples dans la boîte
fact-lost-in-round-1 = défaites à la première ronde
fact-of-unpayable = { $of } : Sanction impayable
ends-victory = victoire
ends-captives = cinquième captif
ends-seven = sept au mirador
ends-hope = Espoir épuisé
ends-sanction = Sanction impayable
ends-box = boîte trop pleine
ends-rounds = quarante rondes
