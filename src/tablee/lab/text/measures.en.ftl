### What measures mean, for reports; docs/lab.md defines them and names their sources.

measure-minutes-means = An assumption: 15 seconds for a decision with a choice, 2 for one without. Rough, and the same for every game.
measure-forced-means = The share of decisions that leave only one answer.
measure-abrupt-means = Matches shorter than a quarter of the usual length.
measure-waiting-means = How many decisions of others come before one of one’s own, on average.
measure-elimination-means = The share of seats that are not asked any more after three quarters of the match.
measure-closeness-means = Matches in which the second has at least nine tenths of the best score.
measure-skill-means = How far the first bot rises above an equal share: 0 is pure luck, 100% would be winning always.
measure-lead-changes-means = How often the best chance of winning passes to another seat.
measure-decided-means = The part of the match after which the chance of the winner stays above 80%; 100% where it never does.
measure-winner-lowest-means = The lowest chance that whoever wins had at any moment.
measure-comebacks-means = Matches whose winner once had less than half of an equal share.
measure-drama-means = How far behind the later winner was while another led.
measure-calibration-means = How far what the chance of winning says lies from what comes, on average, in this run.
measure-foresight-means = How much better the chance foresees than somebody who always says the mean.
measure-breadth-means = How undecided a strong bot is when it is asked again, as a part of all that was legal.
measure-interaction-means = By how much an answer changes the chances of the other seats, added up.
measure-kingmaking-means = Of the decisions of seats with a chance below 5%: those that decide who else is ahead.
measure-dead-cards-means = Cards that surely fewer than 2% of the matches use.
measure-card-correlation-means = What whoever used the card has more of the victory. It is no cause: who is winning may use more cards.
measure-card-contribution-means = What a seat wins more if it may use the card, on the same deals.
measure-card-forced-means = What a seat wins more if it uses the card whenever it can, on the same deals.
