app-name = Tablée
refuse-TABLEE-OVER = The match is over.
refuse-TABLEE-TURN = It is not for you to answer.
refuse-TABLEE-UNKNOWN = There is no such action.
refuse-TABLEE-ILLEGAL = That move is not allowed.
