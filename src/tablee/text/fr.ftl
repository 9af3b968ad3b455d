app-name = Tablée
refuse-TABLEE-OVER = La partie est finie.
refuse-TABLEE-TURN = Ce n’est pas à vous de répondre.
refuse-TABLEE-UNKNOWN = Cette action n’existe pas.
refuse-TABLEE-ILLEGAL = Ce coup n’est pas permis.

## Les listes et les cartes

list-and = { $rest } et { $last }
card-hidden =
    { $count ->
        [one] une carte cachée
       *[other] { $count } cartes cachées
    }
cards-equal = { $count } × { $card }
waiting = On attend { $who }.
event-sealed = { $who } a répondu en secret.
    .you = Vous avez répondu en secret.
