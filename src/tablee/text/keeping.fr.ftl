### Pour qui tient un serveur : la bonne entente, ce que l’on dit à tout le monde, et les personnes supprimées.

help-admin-ban = Empêcher une personne de jouer : elle peut seulement consulter ses données, les emporter et se supprimer. Des bots jouent à ses places. Un serveur sur un fichier SQLite doit d’abord être arrêté.
help-admin-mute = Empêcher une personne d’écrire des messages aux tables. Un serveur sur un fichier SQLite doit d’abord être arrêté.
help-admin-unban = Permettre à une personne de jouer à nouveau. Un serveur sur un fichier SQLite doit d’abord être arrêté.
help-admin-unmute = Permettre à une personne d’écrire à nouveau des messages. Un serveur sur un fichier SQLite doit d’abord être arrêté.
help-days = Pour combien de jours ; sinon, pour de bon.
help-why = Ce que l’on en dit à la personne.
help-admin-barred = Qui ne peut pas jouer, ou pas écrire de messages, en ce moment.
help-admin-queue = Ce que les gens signalent les uns des autres et qui n’est pas encore réglé : le plus récent d’abord, avec ce qui s’est dit à la table et combien de fois cette personne a été signalée.
help-admin-queue-after = Reprendre la file après ce signalement.
help-admin-settle = Régler un signalement de la file. La personne qui l’a envoyé apprend s’il a été suivi d’effet ou non. Un serveur sur un fichier SQLite doit d’abord être arrêté.
help-admin-settle-report = Le signalement, tel que le montre « tablee admin queue ».
help-admin-settle-ban = Bannir la personne dont il s’agit.
help-admin-settle-mute = Empêcher la personne dont il s’agit d’écrire des messages.
help-admin-settle-dismiss = Ne rien faire.
help-admin-announce = Montrer une ligne à tous ceux qui ont une page ouverte ; ils peuvent la fermer. Le serveur peut tourner.
help-admin-announce-text = Ce que l’on dit, quelle que soit la langue.
help-admin-announce-fr = Ce que l’on dit à qui lit le français.
help-admin-announce-en = Ce que l’on dit à qui lit l’anglais.
help-admin-announce-hours = Pour combien d’heures ; sinon, jusqu’à ce qu’on la retire.
help-admin-announce-clear = Retirer l’annonce.
help-admin-drain = Avant d’arrêter le serveur pour une mise à jour : plus aucune table ne s’ouvre et plus aucune partie ne commence, celles en cours continuent, et tout le monde est prévenu. Le serveur peut tourner.
help-admin-drain-off = Permettre de nouveau d’ouvrir des tables et de commencer des parties.
help-admin-drain-hours = Au bout de combien d’heures cela prend fin ; sinon, au bout de deux.
help-admin-deleted = Qui a été supprimé, sous forme d’empreintes datées : ce qu’une sauvegarde restaurée doit oublier.
help-admin-deleted-into = Écrire la liste dans ce fichier, pour « tablee restore --forget ».
help-restore-forget = Une liste écrite par « tablee admin deleted » : les personnes qui y figurent sont supprimées à nouveau.
word-list = LISTE
cli-forgotten = Personnes supprimées à nouveau, parce qu’elles figurent sur la liste : { $count }.
cli-admin-banned = « { $name } » ({ $id }) ne peut plus jouer : { $until }.
cli-admin-muted = « { $name } » ({ $id }) ne peut plus écrire de messages : { $until }.
cli-admin-unbanned = « { $name } » ({ $id }) peut jouer à nouveau.
cli-admin-unmuted = « { $name } » ({ $id }) peut écrire à nouveau des messages.
cli-admin-dismissed = On ne fait rien au sujet de « { $name } » ({ $id }).
cli-admin-until = jusqu’au { $when }
cli-admin-for-good = pour de bon
cli-admin-barred = identifiant | nom | ne joue pas jusqu’au | n’écrit pas jusqu’au | pourquoi
cli-admin-deleted-list = empreinte | supprimée
cli-admin-deleted-written = Personnes supprimées sur la liste : { $count }. Elle est dans { $file }.
cli-admin-long = ce que l’on dit à une personne a au plus { $most } caractères ; raccourcissez-le
cli-admin-settle-one = donnez --ban, --mute ou --dismiss, et un seul des trois
cli-admin-dismiss-alone = --days et --why ne vont qu’avec --ban ou --mute
cli-admin-settled = Le signalement { $id } est réglé.
cli-admin-announce-one = donnez ce qui est annoncé (un texte, --fr, --en), ou bien --clear
cli-admin-announced = Tout le monde est prévenu.
cli-admin-announced-no-more = Plus rien n’est annoncé.
cli-admin-drain-one = --off et --hours s’excluent
cli-admin-drained = Rien de nouveau ne commence pendant { $hours } h, ou jusqu’à « tablee admin drain --off ». Les parties en cours continuent.
cli-admin-drained-no-more = On peut de nouveau ouvrir des tables et commencer des parties.
cli-admin-complaint = { $id } · { $when } · { $reason }
cli-admin-about = au sujet de « { $name } » ({ $id }) : { $often ->
        [one] un signalement
       *[other] { $often } signalements
    }, { $n ->
        [one] d’une seule personne
       *[other] de { $n } personnes
    }
cli-admin-is-banned = ne peut pas jouer : { $until }
cli-admin-is-muted = ne peut pas écrire de messages : { $until }
cli-admin-by = par « { $name } » ({ $id })
cli-admin-at = à la table { $table } ({ $game }), après { $step ->
        [one] { $step } coup
       *[other] { $step } coups
    }
cli-admin-words = « { $words } »
cli-admin-line = { $when } { $name } : { $text }
cli-admin-line-meant = ▶ { $when } { $name } : { $text }
cli-admin-reason-insult = insultes
cli-admin-reason-stalling = triche ou lenteur volontaire
cli-admin-reason-name = nom
cli-admin-reason-other = autre
fault-keeper-announce = l’annonce est vide ; donnez-lui un texte
fault-keeper-queue = il n’y a pas de signalement « { $id } » dans la file ; « tablee admin queue » montre ceux qui attendent
fault-deleted-file = { $file } n’est pas une liste de personnes supprimées ; « tablee admin deleted --out » en écrit une
