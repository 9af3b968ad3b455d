## The analysis of a finished match, in the terminal and in the browser

analysis-title = Analysis
analysis-of = { $game }: analysis of { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
analysis-valued-model = Chances: imagined worlds are played on a little, then valued by the calibrated chance of the laboratory.
analysis-valued-playouts = Chances: imagined worlds are played on to the end.
analysis-broken-off = The match was broken off: the result is the last chance.
analysis-graph = Chances over the match
analysis-graph-help = Every line is a player. Choose a moment to see it on the table.
analysis-graph-now = Move { $step }: { $chances }
analysis-chance-of = { $who } { $chance }%
analysis-turning = Turning points
analysis-turning-none = No moment stands out.
analysis-errors = Errors beyond doubt
analysis-errors-none = No answer gave anything away beyond doubt.
analysis-move = move { $step }
analysis-instead =
    { $who }: “{ $played }” left { $left }% of the victory; “{ $better }” would have left { $chance }%{ $sure ->
        [yes] .
       *[no] {" "}(between { $low } and { $high }%).
    }
analysis-grave = Grave error
analysis-error = Error
analysis-why = Why “{ $better }”{ $mine ->
        [yes] {""}
       *[no] {" "}(“you” is { $who })
    }:
analysis-true = As the cards really lay: { $left }% and { $chance }%.
analysis-by-bot = A bot answered.
analysis-by-clock = The clock answered.
analysis-luck-good = { $who } was lucky here: { $points ->
        [one] one point
       *[other] { $points } points
    } more.
analysis-luck-bad = { $who } was unlucky here: { $points ->
        [one] one point
       *[other] { $points } points
    } less.
analysis-split = Where the result came from
analysis-split-help = In points of chance. Start, luck, own and others’ decisions add up to the result. Decisions are compared with those of a simple bot.
analysis-seat = Player
analysis-start = Start
analysis-luck = Luck
analysis-own = Own decisions
analysis-others = Others’ decisions
analysis-result = Result
analysis-given-away = Given away
analysis-rate = Given away per choice
analysis-grave-count = Grave
analysis-truth = Show what was true
analysis-truth-help = The chances as the cards really lay, which nobody could know.
analysis-ask = Analyse the match
analysis-asking = Analysing the match…
analysis-preparing = The analysis is being prepared.
analysis-progress = { $done } of { $total } moves
analysis-show = Show this moment
analysis-line = Show the better line
analysis-line-back = Back to the match
analysis-line-now = The better line: imagined from here on
analysis-none = No analysis yet
analysis-help = Who gave what away, what luck brought, and what would have been better: judged by what each player could know.
analysis-helped = What would have helped

help-analyse = Analyse a finished match: what decisions gave away, what luck brought, where the result came from.
help-analyse-seed = Which imagined worlds: the same number gives the same analysis.
help-analyse-times = How many times the usual budget to spend.
help-analyse-quick = A first impression, much sooner.
help-analyse-truth = Show also what was true.
help-analyse-as_json = The same as JSON.

## Why an answer is better, by what both come to when they are played on to the end.
why-outlook-more = By the end of the match: { $line }, about { $amount } more on average.
why-outlook-less = By the end of the match: { $line }, about { $amount } less on average.
ledger-score = your score
ledger-rival = the best rival’s score
