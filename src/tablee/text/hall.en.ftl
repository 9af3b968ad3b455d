### The hall: finding people to play with.

ui-hall-title = The hall
ui-hall-why = Find people to play with at once, sit down at an open table, or watch a match.
ui-hall-news = News from the hall
ui-hall-now = Play with people now
ui-hall-waiting = Waiting for a match
ui-hall-people = { $count ->
    [one] 1 person
   *[other] { $count } people
}
ui-hall-join-them = Play together
ui-hall-game = Which game
ui-hall-seats = How many at the table
ui-hall-any-seats = any number
ui-hall-any-name = leave it empty to be given one
ui-hall-rated = rated
ui-hall-rated-wish = Rated match
ui-hall-fill = If nobody comes, bots take the free seats after { $seconds } seconds
ui-hall-play-now = Find people
ui-hall-public = Others may watch a match that was found here, without seeing any hand or reading messages.
ui-hall-seeking = Your search
ui-hall-seeking-game = Looking for people: { $game }
ui-hall-with = { $count } players
ui-hall-with-some = { $low } to { $high } players
ui-hall-filled = After { $seconds } seconds at most, bots take the free seats.
ui-hall-nobody = Nobody has come yet.
ui-hall-bots-ask = Begin with bots in the free seats? The match will not be rated.
ui-hall-bots-yes = Begin with bots
ui-hall-stay = You can look around meanwhile: keep Tablée open, and you will be taken to the table.
ui-hall-stop = Stop looking
ui-hall-found = A table has been found: the match begins as soon as everybody is there.
ui-hall-missed = Somebody did not come. The search goes on.
ui-hall-over = The search has ended. Begin again whenever you like.
ui-hall-filter = Show
ui-hall-all-games = All games
ui-hall-open = Open tables
ui-hall-open-none = No table is open just now. Be the first: look for people, or invite somebody from the start page.
ui-hall-running = Matches to watch
ui-hall-running-none = No public match is being played just now.
ui-hall-more = More tables
ui-hall-no-clock = no time limit
ui-hall-taken = { $taken } of { $seats } seats taken
ui-hall-host = Opened by { $who }
ui-hall-no-host = somebody
ui-hall-minutes = { $count ->
    [0] just now
   *[other] { $count } min ago
}
ui-hall-hours = { $count } h ago
ui-hall-watch = Watch
ui-hall-see = Look
ui-hall-asked = { $who } invites you to play: { $game }
ui-hall-asked-again = { $who } proposes a rematch: { $game }
ui-hall-accept = Accept
ui-hall-decline = Decline
ui-hall-later = Not now
ui-favourites-none = You have no favourites yet. At the end of a match, star the people you would like to play with again.
ui-manners-shown = Let people whom I have starred, and who have starred me, see when I am here
ui-manners-strangers = Let people I have never played with invite me
