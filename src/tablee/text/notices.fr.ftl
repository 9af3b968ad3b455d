### Les avis : ce que disent les réglages de la façon d’être prévenu sur un appareil.

ui-tell-title = Me prévenir
ui-tell-why = Quand Tablée est fermée, cet appareil peut vous dire ce qui se passe à vos tables avec d’autres personnes. Une notification nomme le jeu et ne dit rien des cartes.
ui-tell-begin = Me prévenir sur cet appareil
ui-tell-begun = Cet appareil vous préviendra.
ui-tell-on = Cet appareil vous prévient.
ui-tell-try = M’en envoyer un maintenant
ui-tell-tried = La notification est en route.
ui-tell-stop = Ne plus me prévenir ici
ui-tell-denied = On a demandé à ce navigateur de ne pas montrer les notifications de ce site. Vous pouvez les autoriser de nouveau dans ses réglages pour ce site.
ui-tell-install = Sur un iPhone ou un iPad, les notifications arrivent une fois Tablée installée : choisissez « Sur l’écran d’accueil » dans le menu de partage, puis ouvrez-la de là.
ui-tell-none = Ce navigateur ne peut pas montrer de notifications ici. Il faut un navigateur récent et une adresse qui commence par https.
ui-tell-of = Me prévenir
ui-tell-turn = quand c’est à moi à une table avec d’autres personnes, et que je n’y suis pas
ui-tell-invitation = quand on m’invite
ui-tell-found = quand une partie est trouvée pour moi
ui-tell-over = quand une partie est terminée
ui-tell-others = Autres appareils
ui-tell-device = Un navigateur
ui-tell-drop = Retirer
ui-quiet = Heures calmes
ui-quiet-from = De
ui-quiet-to = À
ui-quiet-why = Fuseau horaire : { $zone }. Ce qui arrive entre-temps vous est annoncé ensuite, si c’est encore d’actualité.
