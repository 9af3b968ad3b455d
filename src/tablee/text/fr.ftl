app-name = Tablée
refuse-TABLEE-OVER = La partie est finie.
refuse-TABLEE-TURN = Ce n’est pas à vous de répondre.
refuse-TABLEE-UNKNOWN = Cette action n’existe pas.
refuse-TABLEE-ILLEGAL = Ce coup n’est pas permis.
