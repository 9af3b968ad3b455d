## The cards of a game, and what if

ui-cards-title = Cards and variants
ui-cards-intro = Every card of the game. Choose one to read it, or to change it: what if it were worth more? Then play your variant.
ui-cards-intro-theirs = The cards as this table plays them.
ui-cards-not-mine = This variant belongs to a table. Make a copy of it to change it.
ui-cards-search = Search the cards
ui-cards-as = Show as
ui-cards-drawn = Cards
ui-cards-listed = List
ui-cards-changed-only = Changed only
ui-cards-sections = Sections
ui-cards-count =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
ui-cards-none = No card matches.
ui-card-changed = changed
ui-card-before = as it is
ui-card-after = in your variant
ui-card-there = in this variant
ui-card-which = Which one to show
ui-card-closed = The numbers of this card cannot be changed, but its texts can.
ui-card-closed-why = The numbers of this card cannot be changed: { $why }. Its texts can.
ui-card-texts = Texts
ui-card-as-printed = As it was
ui-card-done = Done
ui-text-name = Name
ui-text-text = Words on the card
ui-text-effect = Effect
ui-text-power = Power
ui-text-short = Short form
ui-text-tagline = Catchphrase
ui-text-motto = Motto
ui-text-flavour = Atmosphere
ui-text-top = Upper path
ui-text-bottom = Lower path
ui-text-other = Text ({ $attribute })
ui-field-bounds = { $low } to { $high }
ui-field-shorthand = in shorthand, as on other cards
ui-field-was = before
ui-field-at = { $label }, { $place }
ui-field-less = { $label }: less
ui-field-more = { $label }: more
ui-field-number = It takes a whole number from { $low } to { $high }.
ui-field-numbers = It takes whole numbers from { $low } to { $high }.
ui-field-word = It takes one of the words in the list.
ui-field-items = It takes { $low } to { $high } of them.
ui-yes = yes
ui-no = no

## A variant

ui-changes-title = What you changed
ui-changes-theirs = What was changed
ui-changes-none = Nothing yet. Choose a card and change one of its numbers or texts.
ui-changes-added = New card
ui-changes-undo = Undo: { $what }
ui-changes-undo-all = Undo all
ui-changes-gone = Everything is as it was.
ui-changes-restore = Put it back
ui-changes-faults =
    { $count ->
        [one] One change does not fit the game: open its card to see why.
       *[other] { $count } changes do not fit the game: open their cards to see why.
    }
ui-variant-play = Play my variant
ui-variant-play-this = Play this variant
ui-variant-play-title = { $game } – a variant
ui-variant-private = The table is private: only those who have its link can see it. A variant is not the game that others expect, so it is never listed and counts for nothing.
ui-variant-with = Who plays?
ui-variant-bots = You and bots
ui-variant-friends = You and friends
ui-variant-save = Save as a file
ui-variant-save-json = as JSON
ui-variant-open = Open a file
ui-variant-opened = The variant in the file is open.
ui-variant-no-file = { $file } is not a variant.
ui-variant-kept = Your variant stays in this browser. The file { $file } also works in the terminal, after --variant.
ui-variant-copy = Copy as mine
ui-variant-copied = The variant is now yours to change.
ui-variant-here = This table plays a variant of the game.
ui-variant-see = See the cards of this variant
ui-variant-more =
    { $count ->
        [one] And one more change.
       *[other] And { $count } more changes.
    }

## How balanced a game is

ui-balance-title = How balanced is it?
ui-balance-intro = What many matches between bots say about the game.
ui-balance-page = The report with its charts
ui-balance-open = Open it in a tab of its own
ui-balance-read = The same in words and tables
ui-balance-none = There is no report on this game yet.
