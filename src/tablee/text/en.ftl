app-name = Tablée
refuse-TABLEE-OVER = The match is over.
refuse-TABLEE-TURN = It is not for you to answer.
refuse-TABLEE-UNKNOWN = There is no such action.
refuse-TABLEE-ILLEGAL = That move is not allowed.

## Lists and cards

list-and = { $rest } and { $last }
card-hidden =
    { $count ->
        [one] a hidden card
       *[other] { $count } hidden cards
    }
cards-equal = { $count } × { $card }
waiting = Waiting for { $who }.
event-sealed = { $who } has answered in secret.
    .you = You have answered in secret.
