### Matches played, statistics, ratings and leaderboards: what their pages say.

ui-played-title = My matches
ui-played-of = { $who }’s matches
ui-played-intro = Every match you have finished, to watch again, analyse or count.
ui-played-public = The matches finished at public tables.
ui-played-nobody = You have not played yet. Once you have finished a match, you will find it here.
ui-played-none = No match fits these choices.
ui-played-more = Show more
ui-played-all-games = All games
ui-played-game = Game
ui-played-list = Finished matches
ui-played-filter = Show only
ui-played-company = With
ui-played-company-any = anybody
ui-played-company-people = people
ui-played-company-bots = bots
ui-played-company-alone = nobody else
ui-played-bots-of = bots, { $level }
ui-played-result = Result
ui-played-result-any = any
ui-played-result-won = won
ui-played-result-shared = shared
ui-played-result-lost = lost
ui-played-result-none = without a result
ui-played-rated = rated only
ui-played-won = Won
ui-played-shared = Shared
ui-played-lost = Lost
ui-played-undecided = No result
ui-played-place = place { $place } of { $count }
ui-played-with = with { $who }
ui-played-you = you
ui-played-campaign = campaign
ui-played-analysed = analysed
ui-stats-title = How it went
ui-stats-none = Nothing to count yet: only matches of the unchanged game, played to the end, count.
ui-stats-matches = Matches
ui-stats-won = Won
ui-stats-shared = Shared
ui-stats-lost = Lost
ui-stats-rate = Win rate
ui-stats-by = By company
ui-stats-chances = What analyses say
ui-stats-judged =
    { $count ->
        [one] One match analysed
       *[other] { $count } matches analysed
    }, { $choices } decisions
ui-stats-luck = Luck, on average
ui-stats-given = Given away per decision
ui-stats-grave = Grave errors
ui-stats-points = { $points } points
ui-stats-chances-why = In hundredths of the chance of winning, over the analysed matches only. Above 0, luck was with you.
ui-rating = Rating
ui-rating-shown = { $rating } ± { $deviation }
ui-rating-provisional = provisional
ui-rating-after =
    { $count ->
        [one] after one rated match
       *[other] after { $count } rated matches
    }
ui-rating-none = No rated match yet.
ui-rating-course = Rating over time
ui-rating-graph = Rating over time: from { $first } to { $last }, at best { $best }. The band shows how unsure it is.
ui-rating-values = The same values in a table
ui-rating-when = When
ui-rating-within = Uncertainty
ui-leaders-title = Leaderboard
ui-leaders-intro = Who does best at this game in rated matches between people. Two times out of three, the true rating lies within the figure after “±”.
ui-leaders-none = Nobody has played a rated match yet. Invite somebody, and choose “Rated”.
ui-leaders-place = Place
ui-leaders-name = Name
ui-leaders-matches = Rated matches
ui-leaders-provisional = Provisional ratings
ui-leaders-provisional-why = After about ten rated matches, a rating is sure enough for a place.
ui-leaders-mine = You
ui-leaders-team = In this game everybody wins or loses together: nobody is rated.
ui-marks-title = Where the bots stand
ui-marks-why = Measured by matches of bots with each other, at tables of two. “normal” is placed where everybody begins, so how people compare with bots is only roughly known.
ui-mark-within = { $low } to { $high }
