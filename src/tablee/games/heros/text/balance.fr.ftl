### Ce que « tablee balance » dit du jeu.

fact-turns = tours
fact-requests = demandes
fact-no-avatar-left = plus d’avatars
fact-no-advantage-left = plus d’avantages
fact-avatars-posed = avatars posés
ends-pile = la pioche est vide
