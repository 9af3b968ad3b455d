### Qui l’on est : ses appareils, ses clés d’accès, ce que les autres en voient, tout ce qui est gardé de soi.

ui-devices = Vos appareils
ui-devices-none = Ce navigateur n’est encore personne : il deviendra quelqu’un à votre première partie. Si l’on vous connaît sur un autre appareil, ou si vous avez une clé d’accès, vous pouvez vous retrouver ici.
ui-device-unknown = Un navigateur
ui-device-here = Cet appareil
ui-device-since = Connu depuis : { $day }
ui-device-used = Dernière utilisation : { $day }
ui-sign-out = Déconnecter
ui-signed-out-there = C’est fait : seuls les appareils de cette liste sont vous.
ui-sign-out-others = Déconnecter tout le reste
ui-sign-out-others-why = Si quelqu’un a pu obtenir votre lien personnel ou un de vos appareils : ce navigateur reçoit une nouvelle clé, et toutes les autres ne valent plus rien. Les clés d’accès restent ; vérifiez-les plus bas.
ui-sign-out-alone = Seul cet appareil est vous. Si quelqu’un a pu obtenir votre lien personnel, ceci vous en donne un nouveau et l’ancien ne vaut plus rien.
ui-sign-out-others-sure = Déconnecter tous les autres appareils et changer la clé de ce navigateur ?
ui-another-device = Un autre appareil
ui-another-device-why = Jouez sous votre nom sur votre téléphone aussi : il reçoit sa propre clé, pour vos tables et vos messages.
ui-link-make = Montrer un code
ui-link-qr = Code QR qui ouvre cette page avec le code sur un autre appareil
ui-link-code = Code valable une seule fois
ui-link-how = Scannez ceci avec l’autre appareil, ou ouvrez-y { $address } et saisissez :
ui-link-until = Sert une fois, jusqu’à { $time }. Qui le saisit joue à votre place : ne le montrez à personne.
ui-link-entered = L’autre appareil est vous, maintenant.
ui-coming-back = Si ce navigateur perd votre clé
ui-coming-back-why = Personne n’a de mot de passe ici : ce qui fait que vous êtes vous, c’est une clé que seuls vos navigateurs gardent. Vous revenez par une clé d’accès, par un autre appareil qui est encore vous ou par votre lien personnel. Sans rien de tout cela, une clé perdue est perdue : il ne reste qu’à demander un code à qui tient ce serveur.
ui-passkeys = Clés d’accès
ui-passkeys-why = Une clé d’accès (passkey) reste dans votre téléphone, votre ordinateur ou votre gestionnaire de mots de passe, même quand un navigateur oublie tout.
ui-passkeys-not-here = Les clés d’accès servent là où ce serveur est ouvert en https et par son nom.
ui-passkey-add = Me garder : ajouter une clé d’accès
ui-passkey-another = Ajouter une autre clé d’accès
ui-passkey-added = La clé d’accès est enregistrée. Avec elle, vous êtes vous sur tout appareil.
ui-passkey-made = Créée : { $day }
ui-passkey-used = dernière utilisation : { $day }
ui-passkey-remove = Supprimer
ui-passkey-none = Aucune clé d’accès n’a été donnée.
ui-passkey-known = Cet appareil a déjà une de vos clés d’accès.
ui-personal-link-back = Il contient la clé de ce navigateur : gardez-le en lieu sûr, pour l’ouvrir quand le navigateur l’aura perdue. Qui l’a joue à votre place.
ui-profile-hide = Cacher mon profil
ui-profile-hide-why = Les autres voient votre nom, depuis quel mois vous êtes ici et ce que vous avez joué en public.
ui-profile-own = Votre profil
ui-person-title = Profil
ui-person-since = Ici depuis { $month }
ui-person-hidden = Vous seul voyez ceci : votre profil est caché aux autres.
ui-person-played = Parties publiques jouées
ui-person-played-none = Encore aucune partie publique terminée.
ui-person-sum = En tout
ui-link-title = Vous retrouver sur cet appareil
ui-link-done-title = Bienvenue
ui-link-intro = Vous jouez déjà sur un autre appareil ? Celui-ci peut être vous, lui aussi.
ui-link-enter = Code
ui-link-where = Sur l’autre appareil, ouvrez les réglages et choisissez « Montrer un code ». Un code reçu de qui tient ce serveur se saisit ici aussi.
ui-link-go = Continuer
ui-link-passkey = Clé d’accès
ui-link-passkey-why = Si vous avez gardé une clé d’accès de ce serveur, il ne vous faut rien d’autre.
ui-link-passkey-use = J’ai une clé d’accès
ui-link-otherwise = Sans clé d’accès, sans autre appareil, sans lien personnel et sans code de qui tient ce serveur, une clé perdue ne peut pas être refaite.
ui-link-sure = Être { $name } sur cet appareil ?
ui-link-take = Être { $name }
ui-link-yours = Cet appareil est déjà { $name }.
ui-link-guest =
    { $count ->
        [0] Jusqu’ici, ce navigateur est { $name }. Les tables de cette personne lui restent.
        [one] Jusqu’ici, ce navigateur est { $name }, qui est à une table. Cette place lui reste : ce navigateur ne pourra plus y jouer.
       *[other] Jusqu’ici, ce navigateur est { $name }, qui est à { $count } tables. Ces places lui restent : ce navigateur ne pourra plus y jouer.
    }
ui-link-guest-keep = Garder un chemin vers { $name }
ui-link-done = Cet appareil a maintenant sa propre clé. Vous pouvez le déconnecter dans les réglages de n’importe lequel de vos appareils.
ui-own-data = Tout ce qui est gardé de vous
ui-own-data-why = Un fichier avec vos tables, vos coups, vos messages, vos récits, vos leçons et vos problèmes. Des parties encore en cours, il contient ce que vous pouvez voir.
ui-own-data-save = Tout télécharger
