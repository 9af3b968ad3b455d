### Qui l’on est : ses appareils, ses clés d’accès, ce que les autres en voient, tout ce qui est gardé de soi.

ui-devices = Vos appareils
ui-devices-none = Ce navigateur ne vous connaît pas encore : il le fera dès votre première partie. Si vous jouez déjà sur un autre appareil, ou si vous avez une clé d’accès, vous pouvez vous retrouver ici.
ui-device-unknown = Un navigateur
ui-device-here = Cet appareil
ui-device-since = Connu depuis : { $day }
ui-device-used = Dernière utilisation : { $day }
ui-sign-out = Déconnecter
ui-signed-out-there = C’est fait : seuls les appareils de cette liste jouent encore sous votre nom.
ui-sign-out-others = Déconnecter tous les autres
ui-sign-out-others-why = Si quelqu’un a pu obtenir votre lien personnel ou un de vos appareils : ce navigateur reçoit une nouvelle clé, et toutes les autres cessent de fonctionner. Les clés d’accès restent ; vérifiez-les plus bas.
ui-sign-out-alone = Seul cet appareil joue sous votre nom. Si quelqu’un a pu obtenir votre lien personnel, ceci vous en donne un nouveau, et l’ancien cesse de fonctionner.
ui-sign-out-others-sure = Déconnecter tous les autres appareils et changer la clé de ce navigateur ?
ui-another-device = Un autre appareil
ui-another-device-why = Jouez sous votre nom sur votre téléphone aussi : il reçoit sa propre clé, pour vos tables et vos messages.
ui-link-make = Montrer un code
ui-link-qr = Code QR qui ouvre cette page avec le code sur un autre appareil
ui-link-code = Code qui ne sert qu’une fois
ui-link-how = Scannez ceci avec l’autre appareil, ou ouvrez-y { $address } et saisissez :
ui-link-until = Valable une seule fois, jusqu’à { $time }. Quiconque le saisit joue sous votre nom : ne le montrez à personne.
ui-link-entered = L’autre appareil joue maintenant sous votre nom.
ui-coming-back = Si ce navigateur perd votre clé
ui-coming-back-why = Ici, pas de mot de passe : ce qui fait que vous êtes vous, c’est une clé que seuls vos navigateurs gardent. Pour revenir, il faut une clé d’accès, un autre appareil qui joue encore sous votre nom ou votre lien personnel. Sans rien de tout cela, une clé perdue l’est pour de bon : il ne reste qu’à demander un code à la personne qui tient ce serveur.
ui-passkeys = Clés d’accès
ui-passkeys-why = Une clé d’accès (passkey) reste dans votre téléphone, votre ordinateur ou votre gestionnaire de mots de passe, même quand un navigateur oublie tout.
ui-passkeys-not-here = Les clés d’accès ne fonctionnent que si ce serveur est ouvert en https et par son nom.
ui-passkey-add = Ne pas me perdre : ajouter une clé d’accès
ui-passkey-another = Ajouter une autre clé d’accès
ui-passkey-added = La clé d’accès est enregistrée. Avec elle, vous vous retrouvez sur n’importe quel appareil.
ui-passkey-made = Créée : { $day }
ui-passkey-used = dernière utilisation : { $day }
ui-passkey-remove = Supprimer
ui-passkey-none = Le navigateur n’a donné aucune clé d’accès. Réessayez.
ui-passkey-known = Cet appareil a déjà une de vos clés d’accès.
ui-personal-link-back = Il contient la clé de ce navigateur : gardez-le en lieu sûr, et ouvrez-le si le navigateur perd cette clé. Quiconque a ce lien joue sous votre nom.
ui-profile-hide = Cacher mon profil
ui-profile-hide-why = Les autres voient votre nom, depuis quel mois vous êtes ici et ce que vous avez joué en public.
ui-profile-own = Votre profil
ui-person-title = Profil
ui-person-since = Ici depuis { $month }
ui-person-hidden = Personne d’autre ne voit ceci : votre profil est caché.
ui-person-played = Parties publiques jouées
ui-person-played-none = Encore aucune partie publique terminée.
ui-person-sum = En tout
ui-link-title = Vous retrouver sur cet appareil
ui-link-done-title = Bienvenue
ui-link-intro = Vous jouez déjà sur un autre appareil ? Vous pouvez jouer sous le même nom sur celui-ci.
ui-link-enter = Code
ui-link-where = Sur l’autre appareil, ouvrez les réglages et choisissez « Montrer un code ». Un code donné par la personne qui tient ce serveur se saisit ici aussi.
ui-link-go = Continuer
ui-link-passkey = Clé d’accès
ui-link-passkey-why = Si vous avez une clé d’accès pour ce serveur, il ne vous faut rien d’autre.
ui-link-passkey-use = J’ai une clé d’accès
ui-link-otherwise = Sans clé d’accès, sans autre appareil, sans lien personnel et sans code de la personne qui tient ce serveur, une clé perdue ne peut pas être refaite.
ui-link-sure = Devenir { $name } sur cet appareil ?
ui-link-take = Devenir { $name }
ui-link-yours = Vous êtes déjà { $name } sur cet appareil.
ui-link-guest =
    { $count ->
        [0] Jusqu’ici, vous êtes { $name } dans ce navigateur. Ce qu’a joué { $name } lui reste.
        [one] Jusqu’ici, vous êtes { $name } dans ce navigateur, avec une place à une table. Cette place lui reste : vous ne pourrez plus y jouer d’ici.
       *[other] Jusqu’ici, vous êtes { $name } dans ce navigateur, avec des places à { $count } tables. Ces places lui restent : vous ne pourrez plus y jouer d’ici.
    }
ui-link-guest-keep = Garder de quoi redevenir { $name }
ui-link-done = Cet appareil a maintenant sa propre clé. Vous pouvez le déconnecter dans les réglages de n’importe lequel de vos appareils.
ui-own-data = Toutes vos données
ui-own-data-why = Un fichier avec vos tables, vos coups, vos messages, vos récits, vos leçons et vos problèmes. Des parties encore en cours, il ne contient que ce que vous pouvez voir.
ui-own-data-save = Tout télécharger
