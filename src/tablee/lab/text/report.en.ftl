### What “tablee lab report” says of a run.

report-thousands = ,
report-percent = { $value }%
report-points = { $value } points
report-span = { $low }–{ $high }
report-to = { $low } to { $high }
report-sure = { $value } ({ $span }, n = { $n })
report-only = { $value } (n = { $n })
report-next = , then{ " " }
report-and-more =
    { $names } and { $count ->
        [one] one more
       *[other] { $count } more
    }
report-seats =
    { $count ->
        [one] one seat
       *[other] { $count } seats
    }
report-base = as it stands
report-whole = the match
of-seat = seat { $n }
of-place = place { $n }

## Units behind a number, and axes.

unit-decisions = { $value } decisions
unit-minutes = { $value } minutes
unit-bits = { $value } bits
unit-count = { $value }
unit-score = { $value }
axis-share = share
axis-points = difference in points
axis-decisions = decisions
axis-minutes = minutes
axis-bits = bits
axis-count = count
axis-score = points of the game

## The head of the page.

report-title = { $game }: what the bots’ matches say
report-title-several = { $games }: what the bots’ matches say
report-lead =
    { $count ->
        [one] One match between bots.
       *[other] { $n } matches between bots.
    } Behind each figure, in brackets, stands its 95% interval, then how many deals it rests on: matches on one deal count as one.
report-lead-two = “{ $first }” beside “{ $second }”: { $n } matches between bots in all. Behind each figure, in brackets, stands its 95% interval, then how many deals it rests on: matches on one deal count as one.
report-answers = In short
report-contents = Contents
report-show = The same as a table
report-means = What these measures mean
report-more = Show it
report-mood-good = in order
report-mood-fact = measured
report-mood-unsure = not sure yet
report-mood-warning = look here

## Is a seat favoured?

report-ask-seat = Is a seat favoured?
report-seat-favoured = Seat { $n } is favoured: it wins { $rate } of the matches, where an even share would be { $fair }.
report-seat-behind = Seat { $n } falls behind: it wins { $rate } of the matches, where an even share would be { $fair }.
report-seat-even = No seat is favoured: each wins within { $margin } points of an even share, { $fair } (n = { $count }).
report-seat-unsure = No seat surely stands out, but the intervals still reach { $reach } points from an even share, { $fair }. Farthest from it is seat { $n }, { $rate }. About { $enough } matches would tell { $margin } points.
report-seat-few =
    { $count ->
        [one] One deal is too few to say whether a seat is favoured.
       *[other] { $count } deals are too few to say whether a seat is favoured.
    }
report-place-favoured = Place { $n } in turn order is favoured: it wins { $rate } of the matches, where an even share would be { $fair }.
report-place-behind = Place { $n } in turn order falls behind: it wins { $rate } of the matches, where an even share would be { $fair }.
report-place-even = No place in turn order is favoured: each wins within { $margin } points of an even share, { $fair } (n = { $count }).
report-place-unsure = No place in turn order surely stands out, but the intervals still reach { $reach } points from an even share, { $fair }. Farthest from it is place { $n }, { $rate }. About { $enough } matches would tell { $margin } points.
report-seat-team = All seats win or lose together: no seat can be favoured.
report-seat-mixed = Different bots kept their seats throughout: what a seat wins cannot be told from what its bot wins.

## Which card is dead?

report-ask-card = Which card is dead, which one decides?
report-card-dead =
    { $count ->
        [one] A dead card, used by almost nobody: { $cards }. It comes into play in { $rate } of the matches.
       *[other] { $count } dead cards, used by almost nobody in { $n } matches: { $cards }.
    }
report-card-perhaps =
    { $count ->
        [one] One card may be dead: hardly anybody uses it, but that is not sure yet (n = { $n }): { $cards }.
       *[other] { $count } cards may be dead: hardly anybody uses them, but that is not sure yet (n = { $n }): { $cards }.
    }
report-card-alive = No card is dead. The rarest, { $card }, comes into play in { $rate } of the matches.
report-card-few =
    { $count ->
        [one] One deal is too few to say whether a card is dead.
       *[other] { $count } deals are too few to say whether a card is dead.
    }
report-card-by = { $card } { $rate }
report-card-does-well =
    { $count ->
        [one] One card surely helps whoever has it: { $cards }.
       *[other] { $count } cards surely help whoever has them, most of all { $cards }.
    }
report-card-does-ill =
    { $count ->
        [one] One card surely harms whoever has it: { $cards }.
       *[other] { $count } cards surely harm whoever has them, most of all { $cards }.
    }
report-card-goes-well =
    { $count ->
        [one] One card surely goes together with winning: { $cards }. Whether it is the cause, forbidding it would tell.
       *[other] { $count } cards surely go together with winning, most of all { $cards }. Whether they are the cause, forbidding them would tell.
    }
report-card-goes-ill =
    { $count ->
        [one] One card surely goes together with losing: { $cards }.
       *[other] { $count } cards surely go together with losing, most of all { $cards }.
    }
report-card-equal =
    { $count ->
        [one] The one card that was looked at neither surely helps nor surely harms; its interval is ±{ $width }.
       *[other] Of { $count } cards none surely helps or harms more than another; the widest interval is ±{ $width }.
    }
report-card-unknown = This run says nothing of single cards.

## What did the change do?

report-ask-change = What did the change do?
report-same-deals = on the same deals
report-other-deals = on different deals
report-change-up = “{ $variant }” raises this measure: { $measure }, { $difference }, { $deals }.
report-change-down = “{ $variant }” lowers this measure: { $measure }, { $difference }, { $deals }.
report-change-open = “{ $variant }” changes nothing that shows: { $measure }, { $difference }, { $deals }. If it does anything, it is less than { $most }.
report-change-vain = “{ $variant }” changes nothing that shows in { $count } comparisons: { $measure }. If it does anything there, it is less than { $most }.
report-change-few = “{ $variant }”: too few deals to say anything yet (n = { $count }): { $measure }.
report-change-same = “{ $variant }” does the same on each deal: { $measure }, { $difference }.
report-change-alone = Among all the changes that were looked at, it may still be chance.
report-change-run-up = In “{ $run }” this measure is higher: { $measure }, { $difference }.
report-change-run-down = In “{ $run }” this measure is lower: { $measure }, { $difference }.
report-change-runs-same =
    { $count ->
        [one] The one other figure that both runs have does not surely differ.
       *[other] Of the { $count } other figures that both runs have, none surely differs.
    }
report-change-none = Nothing was changed: the plan names no variant. To try one, add a [[variant]] to it, or give a second run to compare with.

## Are the aims kept?

report-ask-aim = Are the aims kept?
report-aim-out = { $measure }: outside the aim. It is { $rate }, and { $aim } is wanted.
report-aim-edge = { $measure }: perhaps within the aim, perhaps not. It is { $rate }, and { $aim } is wanted.
report-aim-kept = { $measure }: within the aim. It is { $rate }, and { $aim } is wanted.
report-aim-all = { $count } figures keep their aims: { $measures }.
report-aim-few =
    { $count ->
        [one] One aim cannot be judged yet, with fewer than 30 deals: { $measures }.
       *[other] { $count } aims cannot be judged yet, with fewer than 30 deals: { $measures }.
    }
report-aim-none = The plan names no aims.

## How sure is that?

report-ask-sure = How sure is that?
report-sure-matches =
    { $count ->
        [one] One match was played.
       *[other] { $n } matches were played.
    }
report-sure-width = The widest interval of a win rate is ±{ $half } points; four times as many matches would halve it, to ±{ $quarter }.
report-sure-meaning = Of a hundred such intervals about five miss the truth. Where many seats, cards or changes are looked at, the sentences above allow for it and call nothing sure that would not hold beside the others; the charts show each interval by itself. Below 30 deals nothing is judged.
report-sure-bots = All of this is true of these bots. People may play otherwise.

## The parts of the page.

report-part-seats = Seats and turn order
report-part-seats-about = The share of the victories of each seat, a victory shared by k counting 1/k. The dashed line is an even share; an interval that crosses it may be luck.
report-part-team = Winning together
report-part-team-about = How often the team wins, and how that falls as the game is made harder.
report-part-length = How long it takes
report-part-length-about = Decisions of all seats together, and the minutes that people would need for them.
report-part-scores = Scores
report-part-scores-about = How the scores spread, and how close the end is.
report-part-chance = The chance of winning over a match
report-part-chance-about = A chance computed from what a seat can know. It keeps its word where the curve of reliability follows the diagonal: of all the moments in which it said 70%, 70% were won.
report-part-skill = Skill and luck
report-part-skill-about = How much more often the stronger player wins. A flat curve is a game of luck.
report-part-choice = Choice, waiting and interaction
report-part-choice-about = Whether there is something to decide, how long one waits for it, and how much the others matter.
report-part-cards = Cards
report-part-cards-about = What a card contributes, measured on the same deals where the plan forces and forbids it, else only how it goes together with winning; and how often it comes into play.
report-part-change = What the change did
report-part-change-about = Each variant against the game as it stands, on the same deals; two runs are compared as they are. An interval that crosses the line of no difference shows no difference.
report-part-all = Every figure
report-part-all-about = All measures of the run but those of single cards, which stand in their own tables above.
report-part-ground = What it rests on
report-part-ground-about = The plan and the machine. The same plan gives the same matches, whatever plays them.

## Charts, in words.

report-chart-intervals = Each mark is a value, the bar through it its 95% interval; a shaded band is the aim.
report-chart-some = The { $count } figures at both ends, each mark with its 95% interval; the table has them all.
report-chart-curve = The line is the value, the band around it its 95% interval.
report-chart-reliability = What was foretold, from left to right, and what came, upwards; on the dashed line both are the same.
report-chart-named = In the order of the plan, each mark with its 95% interval.
report-chart-bars = How often each value came.
report-chart-paired = The variant less the game as it stands, on the same deals; right of the line it is more.
report-chart-apart = The second run less the first; right of the line it is more.
report-even-line = an even share: { $value }
report-no-difference = no difference

## Heads of tables.

report-head-what = what
report-head-measure = measure
report-head-of = of
report-head-where = table
report-head-series = variant
report-head-value = value
report-head-difference = difference
report-head-interval = 95% interval
report-head-n = n
report-head-aim = aim
report-head-needs = what the run would have needed
report-cell-kept = { $aim }: kept
report-cell-out = { $aim }: left
report-cell-edge = { $aim }: open

## The end of the page.

report-fact-plan = plan
report-fact-seed = seed
report-fact-bots = bots
report-fact-seats = seats
report-fact-options = variants chosen
report-fact-change = changed
report-fact-matches = matches played
report-fact-version = Tablée
report-fact-python = Python
report-fact-machine = machine
report-fact-rules = rules version
report-again = To play it again
report-plan = The plan as it was given
report-definitions = All measures are defined in docs/lab.md.
report-notes = Readings, earlier findings and how the numbers were found: { $link }.
report-notes-link = notes
report-generated = Made by “make balance” from the cached results; do not edit it by hand.
report-further =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
