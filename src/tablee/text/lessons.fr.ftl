### Les leçons : ce que disent leurs pages autour de la table.

ui-learn-title = Apprendre en jouant
ui-learn-intro = De courtes leçons sur la vraie table, chacune avec une seule idée. On y joue, on s’y trompe sans rien perdre, et l’on finit par une vraie partie.
ui-learn-done = Leçons faites : { $done } sur { $all }
ui-learn-none = Ce jeu n’a pas encore de leçons : ses règles sont sur sa page.
ui-lesson-title = Leçon
ui-lesson-you = Vous
ui-lesson = La leçon
ui-lesson-begin = Commencer
ui-lesson-again = Recommencer
ui-lesson-learned = Faite
ui-lesson-all = Toutes les leçons
ui-lesson-next = Leçon suivante
ui-lesson-show = Montrez-moi
ui-lesson-done = Leçon terminée.
ui-lesson-spot = On en parle dans la leçon
ui-coach = L’entraîneur
ui-coach-worse = Un instant : ce coup me paraît nettement moins bon qu’un autre.
ui-coach-lost = Attention : ce coup peut vous faire perdre la partie tout de suite.
ui-coach-better = Je préférerais : « { $what } ».
ui-coach-show = Montrez-moi
ui-coach-again = Je réfléchis encore
ui-coach-insist = Jouer quand même
