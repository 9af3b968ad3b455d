### Ce que « tablee balance » dit du jeu.

fact-turns = tours
fact-requests = demandes
fact-no-avatar-left = avatars épuisés
fact-no-advantage-left = avantages épuisés
fact-avatars-posed = avatars posés
ends-pile = la pioche est vide
