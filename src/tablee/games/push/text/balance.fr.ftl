### Ce que « tablee balance » dit du jeu.

fact-rounds = manches
fact-turns = tours
fact-pairs = paires
fact-runs = suites
fact-pushes = Push joués
fact-discards = défausses
fact-eliminated = cartes éliminées à la dernière manche
ends-round = à la fin de la manche
ends-tournament = à la fin du tournoi
