section-leader = Leaders
    .closed = there are four Leaders, each with a colour, a main Virtue and the Flaw opposed to it
section-virtue = Virtues
    .closed = there are four Leaders, each with a colour, a main Virtue and the Flaw opposed to it
section-action = Action cards
    .closed = each of the twelve cells of the circle has its card
section-flaw = Flaws
section-effect = Effect cards
section-prison = Prisons
    .closed = there are six Prison cards, and actions name them by number
field-numbers = numbers beside the captives
field-n = N of each row
field-x = X of each row (Leaders)
field-colours = colours
field-colours-green = green
field-colours-blue = blue
field-colours-yellow = yellow
field-colours-red = red
field-more-hope = Hope beyond the option

# An Effect is printed with its Flaw.
section-EE = { card-FE }
section-EG = { card-FG }
section-EI = { card-FI }
section-EF = { card-FF }
