app-name = Tablée
refuse-TABLEE-OVER = The match is over.
refuse-TABLEE-TURN = It is not your turn to answer.
refuse-TABLEE-SEALED = You have already answered: a secret answer stands.
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

## The command line

you = You
seat-name = Player { $seat }
decimal-mark = .
cli-yes = yes
cli-no = no
cli-none = none
cli-compiled = compiled
cli-interpreted = interpreted
cli-unknown-game = there is no game “{ $name }” here; there are: { $games }
cli-bad-seats = { $game } is for { $low } to { $high } players, not { $seats }
cli-bad-seat = there is no seat { $seat }: they go from 1 to { $seats }
cli-bad-against =
    { $count } bots for { $others ->
        [one] one opponent
       *[other] { $others } opponents
    }: name a single one, or one for each
cli-option-form = an option is written name=value, not “{ $text }”
cli-no-option = { $game } has no option “{ $name }”; its options: { $options }
cli-no-order = { $game } has no standing order “{ $name }”; its orders: { $orders }
cli-bad-option = option “{ $name }” cannot be “{ $value }”; it may be: { $allowed }
cli-bad-language = Tablée speaks { $languages }, not “{ $lang }”
cli-no-command = there is no command “{ $name }”; { $path } --help shows them all
cli-unknown-flag = this command has no option { $name }
cli-missing = this command needs { $name }
cli-bad-value = { $name } is not valid: { $why }
cli-number = it takes a number
cli-number-between = it takes a number from { $low } to { $high }
cli-flag-value = the option { $name } needs a value
cli-flag-alone = the option { $name } takes no value
cli-too-much = “{ $text }” is one word too many
cli-usage = this line makes no sense; add --help to see what can be typed
cli-no-json = it is not a complete JSON file
cli-names-no-game = it names no game
cli-option-values = Values: { $values }.
cli-option-default = Default: { $value }.
cli-campaign-which = say which campaign: { $names }
cli-cannot-read = { $file } cannot be read: { $why }
cli-cannot-write = { $file } cannot be written: { $why }
cli-no-folder = the folder does not exist, or is protected
cli-not-json = { $file } is not a complete JSON file: it breaks off or goes wrong at line { $line }, column { $column }
cli-not-record = { $file } is not a Tablée match
cli-bad-record = { $file } cannot be replayed: { $why }
cli-bad-move = move { $number } is refused ({ $who }): { $why } [{ $rule }]
cli-other-game = { $file } is a match of “{ $game }”, not of “{ $wanted }”
cli-no-clause = there is no rule “{ $id }” in { $game }
cli-no-extra = { $name } is missing: pip install tablee[{ $extra }]
cli-no-bench = the bench is not installed ({ $name } is missing)
cli-unexpected = something unexpected happened ({ $what }); the variable TABLEE_DEBUG=1 shows all of it
cli-game-facts = { $low } to { $high } players; bots: { $levels }

help = Tabletop games, played in earnest: in the browser or in the terminal, against bots or with friends, and even in the laboratory.
help-options = Options
help-arguments = Arguments
help-commands = Commands
help-help = Show this help.
help-usage = Usage: { $line }
help-default = (default: { $value })
help-backup-file = The file to write.
help-restore-file = A backup file.
help-name = The campaign; not needed when there is only one.
help-games-game = The game whose options you want explained.
help-play-game = The game, for example push; not needed with --resume.
help-campaign-new-game = The game whose campaign it is.
help-campaign-choose-choice = replay to play the chapter again, on to go on.
help-campaign-export-file = The file to write.
help-campaign-import-file = An exported campaign (JSON).
help-campaign-delete-name = The campaign to delete.
word-options = OPTIONS
word-run = RUN
word-other = OTHER
word-command = COMMAND
word-game = GAME
word-name = NAME
word-value = VALUE
word-file = FILE
word-seed = SEED
word-card = CARD
word-change = CHANGE
word-order = ORDER
word-text = TEXT
word-new = NEW
word-id = NUMBER
word-address = ADDRESS
word-source = SOURCE
word-plan = PLAN
word-dir = DIR
help-epilog = Add --lang and a code ({ $languages }) to choose the language.
help-lang = The language: { $languages } (by default the system’s).
help-version = Show the version.
help-games = The installed games and their options; with the name of a game, what each option changes.
help-bots = The installed bots, by the names to use after --against and in the arena.
help-new-game = Start a new game: a small, complete, tested package that is yours to change.
help-new-game-name = The name of the game: lower-case letters, digits and _.
cli-new-game-made = A small, complete game is waiting in { $folder }. Go there, then run: { $install }, pytest, tablee play { $name }.
cli-new-game-name = “{ $name }” cannot name a game: use 2 to 30 lower-case letters, digits or _, starting with a letter, and no reserved word of Python
cli-new-game-taken = there is already a game or a Python module called “{ $name }”
cli-new-game-folder = { $folder } already exists, and nothing is overwritten
help-rules = The rules of a game, or just one of them (tablee rules push 42).
help-rules-clause = The number of a rule, such as 42 or PUSH-042.
help-serve = Serve tables to browsers. Plain “tablee” does so for this machine and opens the browser. A setting comes from an option, from a variable TABLEE_<NAME> or from the file given with --config; in that order, the first one wins. docs/hosting.md describes them all.
help-serve-host = The address to listen on (0.0.0.0 for all).
help-serve-port = The port.
help-serve-workers = How many processes; more than one needs PostgreSQL.
help-serve-browser = Open the browser.
help-database = The database: a file, or postgresql://… (by default a file in your data folder).
help-database_file = A file that holds the address of the database, so that nobody else reads its password.
help-config = A TOML file of settings (or the variable TABLEE_CONFIG).
help-serve-public_url = The address where people play, such as https://games.example.org, if there is a proxy in front.
help-serve-origin = One more origin whose pages may speak to this server; may be repeated.
help-serve-allowed_host = One more name to which this server answers; may be repeated.
help-serve-trusted_proxy = The address (or network) of a proxy whose X-Forwarded-For is believed; may be repeated. None by default.
help-serve-log_level = How much to log: debug, info, warning (by default) or error.
help-serve-log_json = Log one JSON object a line.
help-serve-show_config = Print every setting that holds and where it comes from, and start nothing.
help-serve-choose = Any setting, such as --set chat_lines=20; may be repeated.
cli-password-seen = the password given with --database could be read in the process list for a moment; use --database-file or the variable TABLEE_DATABASE.
help-backup = Back up everything the server keeps into one file.
help-restore = Fill an empty database from a backup.
help-reports = What people have reported from their tables. With --out each report becomes a file that “tablee replay” opens where it was written; while a match goes on, its report holds no record.
help-reports-into = The folder to write the reports into.
help-loadtest = Start a separate server on this machine, load it with tables and measure it.
help-loadtest-tables = How many tables.
help-loadtest-seconds = For how long, in seconds.
help-loadtest-database = The database: a file, or postgresql://… (by default one of its own).
help-loadtest-workers = How many server processes.
cli-serving = Tablée is waiting at { $address } (Ctrl+C stops it).
cli-backed-up = Rows written to { $file }: { $rows }.
cli-restored = Rows read from { $file }: { $rows }.
help-learn = Learn a game in the terminal by playing its lessons, the same as in the browser.
help-learn-game = The game, for example push.
help-learn-lesson = The lesson to begin with, by its number or its id; without it, they are listed and begin with the first.
word-lesson = LESSON
learn-none = { $game } has no lessons yet.
learn-keys = h: show me · r { $rule }: a rule · q: leave
learn-next = Enter goes on, q leaves.
cli-report = { $when } · { $game } · move { $step } · { $id }
cli-report-over = (the match is over)
cli-report-sealed = (the match goes on: its record stays sealed)
cli-reports-none = Nothing has been reported.
cli-reports-written =
    { $count ->
        [0] Nothing has been reported.
        [one] One report written to { $folder }.
       *[other] { $count } reports written to { $folder }.
    }
cli-report-waits = { $file } is a report of a match that was not over yet, and holds no record; write it again with “tablee reports --out” once the match is over
help-admin = For whoever keeps a server: look up people, tables and reports in its database, and change what must be changed.
help-admin-people = The people of the server, the newest first, with their ids.
help-admin-people-search = Only people whose name, or a part of it, looks like this.
help-admin-people-after = Continue the list after this person.
help-admin-tables = The tables of the server, the newest first, with their ids.
help-admin-tables-running = Only tables that are being played.
help-admin-tables-finished = Only tables where the match is over.
help-admin-tables-game = Only tables of this game.
help-admin-tables-after = Continue the list after this table.
help-admin-reports = What people have reported from their tables, the oldest first; “tablee reports --out” writes it as files.
help-admin-reports-after = Continue the list after this report.
help-limit = How many at once.
help-admin-rename = Give a person another name, also where they are playing now. A server on an SQLite file must be stopped first.
help-admin-rename-name = The new name.
help-person = The id of the person, as “tablee admin people” shows it.
help-admin-close = Close a table that is waiting for players or being played. A server on an SQLite file must be stopped first.
help-admin-close-table = The id of the table, as “tablee admin tables” shows it.
help-admin-delete = Delete a person for good: their name, their messages, tales, reports, lessons and puzzles. A bot plays on in their seats. A server on an SQLite file must be stopped first.
help-admin-delete-yes = Without asking.
help-admin-recover = Make a one-time code for somebody who has lost every key: entered on the page “link” within a day, it makes a device theirs again. Be sure whom you give it to. The server may be running.
word-person = PERSON
word-table = TABLE
word-report = REPORT
cli-admin-people = id | name | language | since
cli-admin-tables = id | game | status | opened | players | name
cli-admin-open = waiting
cli-admin-running = running
cli-admin-finished = over
cli-admin-expired = closed
cli-admin-bot = (bot)
cli-admin-free = (free)
cli-admin-none = Nothing found.
cli-admin-more = There is more: --after={ $id }
cli-admin-both = --running and --finished exclude each other
cli-admin-renamed = { $id } is now called “{ $name }”.
cli-admin-closed = The table { $id } is closed.
cli-admin-delete = Delete “{ $name }” ({ $id }) and all their words for good? (y/N)
cli-admin-deleted = “{ $name }” ({ $id }) is deleted.
cli-admin-recover = Until { $until }, whoever enters this code at /link becomes “{ $name }” ({ $id }). It works once, and replaces any earlier code.
help-puzzles = Solve puzzles in the terminal: positions in which one answer is the best by far. Without a game, how many there are.
help-puzzles-solve = Solve the puzzle of the day, then others; “tablee puzzles push” does the same.
help-puzzles-solve-game = The game, for example push.
help-puzzles-solve-puzzle = The puzzle to begin with, by its id; without it, that of the day.
help-puzzles-mine = Search matches of bots for puzzles. A run that was stopped goes on where it was.
help-puzzles-mine-game = The game, for example push.
help-puzzles-mine-want = How many puzzles are wanted.
help-puzzles-mine-seats = How many at the table; may be given several times (by default every number in turn).
help-puzzles-mine-also = Play with this option too, in turn with the usual ones; may be given several times.
help-puzzles-mine-bot = The bot that plays the matches.
help-puzzles-mine-worlds = How many worlds each search plays out.
help-puzzles-mine-margin = By how much the best answer must be better in every search, 0 to 1.
help-puzzles-mine-seen = How many decisions of a match are looked at, at most.
help-puzzles-mine-seed = A text from which all matches come.
help-puzzles-mine-jobs = How many processes.
help-puzzles-mine-out_file = The file in which the run is kept.
word-puzzle = PUZZLE
puzzles-game = Game
puzzles-count = Puzzles
puzzles-daily = Of the day
puzzles-none = { $game } has no puzzles yet.
puzzles-title = Puzzle { $id } · rating { $rating } · q: leave
puzzles-next = Enter shows another, q leaves.
puzzles-right = ✓ Found: that is the best answer.
puzzles-wrong = ✗ There is a better answer.
puzzles-worth = Worth
puzzles-chance = Wins
puzzles-answer = Answer
puzzles-share = { $value } % ({ $low }–{ $high })
puzzles-searched = Searches: { $searches }, each of { $worlds } imagined matches with the same luck for every answer.
puzzles-mining = Matches: { $played }
puzzles-mined = Puzzles: { $count }, from matches: { $played }. Written to { $file }.
help-play = Play a match in the terminal, against bots.
help-play-seats = How many at the table.
help-play-against = The bots: easy, normal, hard, or one of those that “tablee bots” shows; a single one, or one for each opponent.
help-play-seat = Your seat.
help-play-seed = A seed (a number, decimal or hexadecimal): the same seed gives the same match.
help-play-forced = Answer for you when there is only one answer.
help-play-order = A standing order: when to pass without asking you (“o” during the match shows them).
help-play-resume = Resume a saved match.
help-campaign = A campaign: matches that build on one another, kept in a file.
help-campaign-new = Begin a campaign.
help-campaign-new-name = The name of the campaign.
help-campaign-list = The campaigns under way.
help-campaign-show = Where a campaign stands, and its chronicle.
help-campaign-show-tales = With the tales of the Heroes.
help-campaign-play = Play the next chapter, against bots or with them.
help-campaign-play-seats = How many at the table.
help-campaign-play-against = The bots: easy, normal, hard…; a single one, or one for each seat.
help-campaign-play-seat = Your seat.
help-campaign-play-seed = A seed (a number, decimal or hexadecimal): the same seed gives the same match.
help-campaign-play-given = An option that the campaign leaves to the group; may be repeated.
help-campaign-play-order = A standing order: when to pass without asking you.
help-campaign-play-hero = The name of your Hero.
help-campaign-play-resume = Resume a saved match of this chapter.
help-campaign-choose = After a defeat: play the chapter again (replay) or go on (on).
help-campaign-export = Export the campaign to a file, to go on with it elsewhere.
help-campaign-import-name = A name other than the one in the file.
help-campaign-rename = Give a campaign another name.
help-campaign-rename-new_name = The new name.
help-campaign-delete = Delete a campaign for good.
help-campaign-delete-yes = Without asking.
cli-campaign-renamed = The campaign is now called “{ $name }” ({ $file }).
cli-campaign-delete = Delete “{ $name }” and its whole chronicle? (y/N)
cli-campaign-deleted = The campaign “{ $name }” is deleted.
cli-campaign-kept = Nothing was deleted.
cli-too-large = it is too large
help-campaign-import = Import a campaign written by “tablee campaign export”.
cli-no-campaign = there is no campaign “{ $name }”; there are: { $names }
cli-campaign-exists = there is already a campaign “{ $name }”; choose another name
cli-campaign-none = No campaign is under way. “tablee campaign new NAME” begins one.
cli-campaign-played =
    { $count ->
        [0] not begun yet
        [one] one chapter played
       *[other] { $count } chapters played
    }
cli-campaign-choose = To play this chapter again: tablee campaign choose replay { $name }. To go on: tablee campaign choose on { $name }.
cli-campaign-begin = Enter to begin
cli-campaign-resume = To go on with this chapter: tablee campaign play { $name } --resume FILE
cli-campaign-other = { $file } is not a match of this chapter of “{ $name }”
cli-campaign-written = The campaign is in { $file }.
cli-not-campaign = { $file } is not a valid campaign: { $why }
help-change = What if: card.field=value, language.text=words or option=value (A07.glory=5); may be repeated. “tablee cards GAME” shows what can be changed.
help-variant = A variant: a file of changes in TOML or JSON, as “tablee cards GAME --save” writes it.
help-cards = The cards of a game: what can be changed of them, from where to where, and what a variant changes.
help-cards-card = One card, by its id (A07): all that can be changed, and its texts.
help-cards-save = Write the changes into this file, as a variant (TOML).
help-cards-as_json = The same as JSON.
help-option = An option of the game (“tablee games GAME” explains them); may be repeated.
help-game = The game, for example push.
help-arena = Bots against one another, on the same deals and in every seat.
help-arena-bots = The bots: one, two, or one for each seat.
help-arena-games = How many matches (rounded up to finish the last deal).
help-arena-seats = How many at the table.
help-arena-jobs = How many processes (by default all cores).
help-arena-seed = A text from which all deals come.
help-arena-team = The same bot in every seat, as in a team game, or each for itself.
help-arena-out_folder = The folder of the run; if it exists, the run continues.
help-arena-as_json = The summary as JSON.
help-balance = What the matches of a run say about a game, in Markdown.
help-balance-folders = Folders written by tablee arena or tablee lab run.
help-lab = The laboratory: experiments, from a plan to a report.
help-lab-run = Play the matches of a plan. A run that was interrupted goes on where it stopped.
help-lab-run-file = The plan: a TOML file, or a Python file that sets “plan”.
help-lab-run-out_folder = The folder of results (by default named after the plan).
help-lab-run-jobs = How many processes (by default all cores).
help-lab-run-ray = Play on a Ray cluster instead: auto for the one that this machine belongs to, or host:port.
help-lab-data = Turn matches into a dataset in Parquet, one row for each decision. Whatever is already there is not added again.
help-lab-data-sources = What the matches come from: a folder of results, a plan, a record (JSON) or a folder of records.
help-lab-data-out_folder = The folder of the dataset; if it exists, the matches are added to it.
help-lab-data-server = The finished matches of a server, without names or messages: the address of its database, its file, or a backup.
help-lab-tune = Search for the settings that give the measures a plan wants. A search that was interrupted goes on where it stopped.
help-lab-tune-file = The plan, with a table “tune”: what may be set, and what is wanted.
help-lab-tune-out_folder = The folder of the search (by default named after the plan).
help-lab-tune-jobs = How many processes (by default all cores).
help-lab-tune-ray = Play on a Ray cluster instead: auto for the one that this machine belongs to, or host:port.
help-lab-compare = Compare each variant of a run with the plan as it stands, on the same deals, and bots with each other; or one run with another.
help-lab-compare-run = A folder written by tablee lab run.
help-lab-compare-other = Another such folder: what it has more or less than the first.
help-lab-compare-measure = What is compared: win, score, length, margin, forced, choices, or facts.NAME (by default the plan’s measure).
help-lab-compare-as_json = The same as JSON.
help-lab-size = How many matches a plan needs until its measure is known well enough.
help-lab-size-file = The plan: a TOML file, or a Python file that sets “plan”.
help-lab-size-precision = The half-width wanted: 0.02 is two percentage points to either side (by default the plan’s, or 0.02).
help-lab-size-pilot = Play so many matches of each cell now, and tell from them; it also tells how long a run takes.
help-lab-size-jobs = How many processes (by default all cores).
help-lab-size-as_json = The same as JSON.
help-lab-report = What a run says, or two beside one another: a page that opens without a network, and Markdown beside it.
help-lab-report-folder = The folder of the run.
help-lab-report-other = The folder of a second run.
help-lab-report-out_file = The page, a .html file (by default in the folder of the run).
help-bench = Measure the speed on this machine.
help-replay = Tell a recorded match, move by move.
help-replay-seat = As this seat saw it.
help-verify = Check that a match was played by the rules and that its deal was not tampered with.
help-file = A recorded match (JSON).

## The match in the terminal

play-keys = ? for help
play-thinking = { $who } is thinking…
play-advising = A bot is thinking for you…
play-advice = move
play-advice-share = tries
play-advice-value = value
play-advice-only = The bot would play: { $what }
play-advice-note = { $simulations } imagined matches; the value goes from −1 (lost) to +1 (won).
play-value = { $param }:
play-values = Type { $params } in one go, for example “{ $example }”, or one value at a time (b to go back).
play-not-understood = “{ $text }” means nothing here; “?” shows the help.
play-range = Choose a number from 1 to { $count }.
play-too-many = Too many values: it takes { $count }.
play-nothing-fits = No legal move begins with { $text }.
play-missing = It still needs { $param }.
play-no-card = There is no card “{ $text }” here.
play-hero = What is your character called? [{ $name }]
play-address = How to speak of them: he (m), she (f), they (Enter)
play-no-undo = There is nothing to take back.
play-forced-on = When there is only one answer, it is given for you.
play-forced-off = Every question is put to you, even when there is only one answer.
play-no-orders = This game has no standing orders.
play-saved = Match saved in { $file }
play-resume-with = To resume it: { $command }
play-save-first = Save the match before you go? [Y/n]
play-after = s to save, l for the log, u to take back your last move, Enter to finish
play-rank = rank
play-name = name
play-score = points
play-help = **To play**: the number of a choice, or the verb and its values (“place 5 2”). Long choices are typed in one go (“5 7 9”) or one value at a time.

    - `h` asks a bot for a hint, `u` takes back your last move
    - `o` shows your standing order, `o 2` gives another: when to pass without asking you
    - `f` answers for you when there is only one answer, or stops doing so
    - `l` reads the log again (`l 50`: the last 50 lines), `t` draws the table again
    - `read 45`, or `read` and a name: reads a card, in games whose cards have names
    - `r 42` shows rule 42
    - `v` shows what a variant changes
    - `s` saves the match (`s FILE`: in that file), `q` quits
field-name = name
field-text = sentence
field-form = grammatical form
field-copies = copies
field-effect = effect
field-short = short form
field-shows = what it shows
field-motto = motto
section-numbers = Numbers of the game
variant-mark =
    ◆ Variant: { $count ->
        [one] one change
       *[other] { $count } changes
    }
variant-added = { $card }: added to “{ $section }”
play-no-variant = This match is played with the game as it is.
cards-none = { $game } has no card “{ $card }”
cards-card = Card
cards-name = Name
cards-closed = As it is: { $why }.
cards-changes = What the variant changes
cards-saved = Variant saved: { $file }
bounds-number = { $low } to { $high }
bounds-numbers = { $length } numbers, { $low } to { $high }
bounds-word = one of: { $words }
bounds-set = { $least } to { $most } of: { $words }
bounds-signs = { $least } to { $most } of: { $words } (n: { $low } to { $high })
bounds-effect = an effect, at most { $longest } characters
bounds-trigger = a trigger, at most { $longest } characters
bounds-effects = { $least } to { $most } effects, separated by |
end-you =
    You win with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }!
end-win =
    { $who } wins with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
end-shared =
    { $who } share the victory with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
end-together = Victory! You all win together.
end-lost = Everybody lost.

## The arena, records

arena-playing = { $bots }
arena-title =
    { $game } for { $seats }: { $played ->
        [one] { $played } match
       *[other] { $played } matches
    }
arena-bot = bot
arena-matches = matches
arena-wins = wins
arena-rate = rate
arena-interval = 95%
arena-percent = { $rate }%
arena-fair = even share
arena-score = points
arena-seat = seat { $seat }
arena-caption = { $moves } moves and { $seconds } s a match; a victory shared by k counts 1/k; the “seat” columns give that seat’s own share.
arena-file = Matches: { $file }
arena-interrupted = Interrupted after { $played } of { $wanted } matches; the same command continues the run.
lab-done =
    { $played ->
        [one] { $played } match
       *[other] { $played } matches
    } in { $folder }
data-done = { $folder }: { $what }.
data-written = matches added: { $count }, with { $decisions } decisions
data-held = already there: { $count }
data-unfinished = left out because unfinished: { $count }
data-version = left out because the rules have changed: { $count }
data-bent = left out because cards were forbidden or forced: { $count }
data-no-source = name the source of the matches: a folder of results, a plan, records, or --server
data-no-out = name the folder of the dataset: --out
data-empty = { $folder } holds no matches
tune-front = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: the settings that no other beats ({ $tried } tried, { $stopped } given up early)
tune-met = The first meets all aims, as far as these matches tell.
tune-unmet = No setting meets all aims: these come nearest.
tune-levels = Each aim has a setting of its own.
tune-file = Overlay: { $file }
tune-matches = matches
tune-playing = { $setting }, { $played } matches
tune-interrupted = Interrupted; the same command continues the search.
compare-title = { $measure }: what is different
compare-what = what
compare-sides = without → with
compare-difference = difference
compare-always = at any look
compare-fixed = looked at once
compare-deals = deals
compare-gain = pairing
compare-together = holds
compare-times = × { $times }
compare-caption = Intervals of 95%. “At any look” holds however often you look and whenever you stop.
compare-caption-fixed = “Looked at once” holds only if the number of deals was settled beforehand.
compare-caption-gain = “Pairing”: how many times as many matches different deals would have needed.
compare-caption-together = “Holds”: sure together with all the other rows.
compare-measure-win = Victories
compare-measure-score = Score
compare-measure-length = Length in moves
compare-measure-margin = Lead over the next
compare-measure-forced = Share of forced moves
compare-measure-choices = Real choices
compare-colon = :
compare-with = with { $change }
compare-with-name = with “{ $name }”
compare-in-run = in { $run }
compare-change-bots = bots { $bots }
compare-change-forbid = { $card } forbidden
compare-change-force = { $card } always used
compare-seat =
    { $seat ->
        [1] the first seat
       *[other] seat { $seat }
    }
compare-team = the team
compare-match = the match
compare-win =
    { $way ->
        [more] { $condition } { $who } wins { $amount } percentage points more often ({ $low } to { $high }), { $deals } deals; that is sure at any look.
        [less] { $condition } { $who } wins { $amount } percentage points less often ({ $low } to { $high }), { $deals } deals; that is sure at any look.
        [same] { $condition } { $who } wins neither more nor less on any of the { $deals } deals.
       *[other] { $condition } it is open whether { $who } wins more often or less: { $low } to { $high } percentage points, { $deals } deals.
    }
compare-score =
    { $way ->
        [more] { $condition } { $who } scores { $amount } more ({ $low } to { $high }), { $deals } deals; that is sure at any look.
        [less] { $condition } { $who } scores { $amount } less ({ $low } to { $high }), { $deals } deals; that is sure at any look.
        [same] { $condition } { $who } scores the same on each of the { $deals } deals.
        [unknown] { $condition } too few deals say anything about the score yet ({ $deals }).
       *[other] { $condition } it is open whether { $who } scores more or less: { $low } to { $high }, { $deals } deals.
    }
compare-length =
    { $way ->
        [more] { $condition } a match takes { $amount } moves more ({ $low } to { $high }), { $deals } deals; that is sure at any look.
        [less] { $condition } a match takes { $amount } moves fewer ({ $low } to { $high }), { $deals } deals; that is sure at any look.
        [same] { $condition } each of the { $deals } deals takes as many moves as without.
        [unknown] { $condition } too few deals say anything about the length yet ({ $deals }).
       *[other] { $condition } it is open whether a match takes more moves or fewer: { $low } to { $high }, { $deals } deals.
    }
compare-other =
    { $way ->
        [more] { $condition } there is { $amount } more of “{ $measure }” ({ $low } to { $high }), { $deals } deals; that is sure at any look.
        [less] { $condition } there is { $amount } less of “{ $measure }” ({ $low } to { $high }), { $deals } deals; that is sure at any look.
        [same] { $condition } “{ $measure }” is the same on each of the { $deals } deals.
        [unknown] { $condition } too few deals say anything about “{ $measure }” yet ({ $deals }).
       *[other] { $condition } it is open whether there is more or less of “{ $measure }”: { $low } to { $high }, { $deals } deals.
    }
compare-bots-win =
    { $way ->
        [more] { $one } wins { $amount } percentage points more often than { $other }, seat for seat ({ $low } to { $high }), { $deals } deals; that is sure at any look.
        [less] { $one } wins { $amount } percentage points less often than { $other }, seat for seat ({ $low } to { $high }), { $deals } deals; that is sure at any look.
        [same] { $one } and { $other } win equally often on each of the { $deals } deals.
       *[other] it is open whether { $one } wins more often than { $other }, seat for seat: { $low } to { $high } percentage points, { $deals } deals.
    }
compare-bots-score =
    { $way ->
        [more] { $one } scores { $amount } more than { $other } ({ $low } to { $high }), { $deals } deals; that is sure at any look.
        [less] { $one } scores { $amount } less than { $other } ({ $low } to { $high }), { $deals } deals; that is sure at any look.
        [same] { $one } and { $other } score the same on each of the { $deals } deals.
        [unknown] too few deals say anything about { $one } and { $other } yet ({ $deals }).
       *[other] it is open whether { $one } scores more than { $other }: { $low } to { $high }, { $deals } deals.
    }
compare-unpaired = The runs have different deals, so nothing is paired.
compare-alone =
    { $others ->
        [one] Beside the other comparison it may still be chance.
       *[other] Beside the { $others } other comparisons it may still be chance.
    }
size-title = { $measure }, known to ± { $half }
size-points = { $points } percentage points
size-source = from
size-theory = theory
size-pilot = the pilot
size-fixed = looked at once
size-always = at any look
size-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
size-never = never
size-caption = Matches of the whole plan. Theory takes all seats as equal.
size-caption-variants = Matches of the whole plan, for the difference of each variant. Theory takes all seats as equal and nothing as paired: pairs usually need fewer.
size-days = { $time } days
size-hours = { $time } h
size-minutes = { $time } min
size-seconds = { $time } s
lab-report-done = Report: { $page }; as Markdown: { $markdown }
lab-report-form = { $file } has to end in .html: the report is a page
balance-bots = Bots: { $bots }
balance-options = Options: { $options }
balance-place = turn order
balance-share = share of victories
balance-gap = from an even share
balance-what = measure
balance-mean = mean
balance-deviation = standard deviation
balance-quartiles = quartiles
balance-range = range
balance-moves = moves
balance-scores = points
balance-margin = lead over the next
balance-shared = Shared victories: { $rate }.
balance-reasons = How it ends: { $reasons }.
replay-secret = The match is not over: what seat { $seat } knows stays secret until then.
replay-unfinished =
    The match stops here, after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }: it is not finished.
replay-resigned = The match is over: { $who } resigned.
replay-stopped = The match was stopped before its end by those who stayed.
replay-time = The match is over: { $who } ran out of time.
replay-claim = The match is over: { $who } was gone for too long.
replay-reported = Reported here: { $words }
replay-keys = Enter: next · p: previous · a number: go to that move · q: quit
verify-good = { $game } for { $seats }: its moves ({ $moves }) are all legal and replay exactly.
verify-finished = The match is over.
verify-running = The match is not over.
verify-sealed = The deal is the one that was sealed at the start.
verify-unsealed = The file carries no seal: nothing proves that the deal was fixed beforehand.
verify-bad = { $file } does not verify: { $why }
verify-outcome = the result it states is not that of the match
verify-no-seed = there is a seal, but not the seed it seals
verify-commitment = the seed does not match the seal published when the match began
bot-random = plays at random.
bot-greedy = plays what looks best right now; greedy:20 follows a whim one time in five.
bot-rollout = imagines the rest of the match; rollout:99 does so 99 times a move.
bot-ismcts = explores what may follow; ismcts:2000 looks 2000 times a move, ismcts:500ms stops after half a second.
bot-puct = explores what may follow, led by what looks good at a glance; puct:800 looks 800 times a move, puct:400ms stops after 0.4 seconds.
bot-learned = plays as a net that trained against itself; learned:200 also plays 200 imagined futures on before each move.
bot-advised = searches among the few answers that a net likes best; advised:3000 runs 3,000 simulations.
balance-won = Victories: { $rate } ({ $interval }).
loadtest-head = | workers | tables | moves/s | p50 | p99 | worst | server CPU/move | memory/table with 2 sockets | memory/idle table | matches finished | refused |
bench-this = this form…
bench-interpreted = interpreted form…
bench-peers = peers…
bench-title = Tablée on one core ({ $form })
bench-game = game · seats
bench-figure = figure
bench-unit = unit
bench-ratio = ratio
bench-unit-decisions = decisions/s
bench-unit-moves = moves/s
bench-unit-time = µs
bench-unit-simulations = simulations/s
bench-loop = random play, the engine’s own loop
bench-driven = random play from Python, no log
bench-logged = random play from Python, with log
bench-clone = clone
bench-resample = resample
bench-view = view
bench-events = events
bench-search = ISMCTS
bench-peers-title = Peers in the same run
bench-peers-none = Peers: not installed (pip install tablee[bench])
bench-peer = peer
bench-beside = push · 2: how many times more
bench-lab = the laboratory…
bench-lab-title = The laboratory with { $bot }, matches a second
bench-lab-bare = bare loop
bench-lab-one = laboratory, one core
bench-lab-overhead = overhead
bench-lab-all =
    { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    }
bench-lab-linear = linear
bench-steps = environments…
bench-steps-title = Environments on one core, 256 matches at once, steps a second
bench-steps-peers-title = Other environments in the same run
bench-steps-observation = observation
bench-steps-actions = actions
bench-steps-bytes = mask in bytes
bench-steps-bits = mask in bits
bench-steps-none = no mask
bench-steps-floats = floats
bench-unit-steps = steps/s

## What could not be done, and what the system says about it

fault-bot = there is no bot “{ $spec }”; try { $bots }, as in ismcts:2000
fault-bot-habit = the bots of { $game } have no habit “{ $habit }”; theirs: { $habits }
fault-bot-broken = the bot “{ $name }”, which comes from another package, cannot be loaded
fault-bot-random = “random” takes nothing after it, not even “{ $argument }”
fault-bot-greedy = “greedy” takes the share of its whims, 1 to 100% (greedy:20), not “{ $argument }”
fault-bot-rollout = “rollout” takes the number of endings it imagines (rollout:99), not “{ $argument }”
fault-bot-learned = “learned” takes the number of futures it plays on (learned:200), not “{ $argument }”
fault-bot-advised = “advised” takes the number of simulations it runs (advised:3000), not “{ $argument }”
fault-bot-limit = “{ $limit }” is no time: give one (1500ms, 2s)
fault-bot-extra = the bot “{ $name }” needs the package { $package }: pip install { $package }
fault-no-weights = no bot has learned { $game } for { $seats ->
    [one] one player
   *[other] { $seats } players
  } yet: there are no weights
fault-old-weights = the learned bot of { $game } for { $seats ->
    [one] one player
   *[other] { $seats } players
  } was trained on another form of the game
fault-bot-budget = “{ $budget }” is no budget: give a number of tries (2000) or a time (500ms)
fault-seed = a seed is a number, decimal or hexadecimal
fault-seed-size = a seed is a number from 0 to 2⁴⁰⁹⁶ − 1
fault-no-rules = the game “{ $game }” has no written rules
fault-no-campaign = the game “{ $game }” has no campaign
fault-record-format = it is not a match in format { $format } of Tablée
fault-record-version = it was played under version { $version } of the rules; { $game } is now at version { $current }
fault-record-start = its beginning is damaged: players, options, seed or position do not fit together
fault-record-why = its beginning is damaged: { $why }
fault-lesson = { $game } has no lesson “{ $lesson }”
fault-lesson-long = a lesson has at most { $most } moves
fault-lesson-act = move { $number } of the lesson leads nowhere
fault-puzzle = { $game } has no puzzle “{ $puzzle }”
fault-puzzle-former = puzzle “{ $puzzle }” of { $game } was made by another version of the game, and cannot be shown any more
fault-puzzle-act = that answer is not allowed here [{ $rule }]
fault-puzzles-plan = { $file } was mined in another way; give another file with --out, or mine as before
fault-record-moves = its moves are missing, or they are too many
fault-record-move = move { $number } is damaged
fault-record-table = it does not say who sits where
fault-plan-games = a plan names the game that is played
fault-plan-python = { $file } sets no “plan” to a Plan
fault-plan-code = { $file } fails at line { $line } ({ $what })
fault-plan-file = { $file } cannot be read: { $why }
fault-plan-toml = { $file } is no TOML: line { $line }
fault-plan-unknown = { $file } has an unknown field: “{ $field }”
fault-plan-missing = { $file } lacks the field “{ $field }”
fault-plan-field = “{ $field }” of the plan cannot be { $value }
fault-plan-type = { $file }: “{ $field }” has a value of the wrong kind
fault-plan-clash = these options do not go together: see the rule { $rule }
fault-plan-card = the variant “{ $variant }” names “{ $card }”, which is no card of { $game }
fault-tune-variants = a search plays the plan as it stands: leave its variants out ([[variant]])
fault-results-taken = another run is writing into { $folder }
fault-results-none = { $folder } is no folder of results
fault-analysis-running = this match still runs: it can be analysed once it is over
fault-no-chance = no chance of winning has been fitted for { $game } at { $seats } seats
fault-results-folder = { $folder } is no folder of results, and is not empty
fault-results-write = { $folder } cannot be written
fault-results-damaged = { $file } is damaged
fault-results-missing = { $file } is missing
fault-results-other = { $folder } holds the results of another plan: “{ $field }” differs
fault-workers-lost = the processes that play die again and again
fault-ray = no Ray cluster answers at { $address }
fault-ray-auto = there is no Ray cluster here: start one with “ray start --head”, or give its address
fault-ray-lost = matches { $first } to { $last } were lost { $tries } times with the machines that were playing them
fault-ray-worker = a machine of the cluster cannot play ({ $what })
fault-ray-build = { $host } has { $here }, but this machine has { $driver }
fault-dataset-file = { $file } is damaged, or comes from another version
fault-dataset-folder = { $file } is not a dataset, and is not empty
fault-dataset-again = match { $name } ends differently when it is played again: its bots think by the clock
fault-finished = the stored moves of match { $name } do not fit together
fault-arena-bots = { $bots } bots cannot share { $seats } seats: give one, two or { $seats }
fault-arena-games = at least one match has to be played
fault-measure = there is no measure “{ $name }”; there are: { $measures }
fault-measure-missing = these matches have no “{ $name }” to measure
fault-compare-nothing = this run has nothing to compare: no variant, and not two bots
fault-compare-runs = these two runs have no game in common with the same number of seats
fault-size-pilot = only a pilot can tell how much “{ $name }” varies: add --pilot 100
fault-size-precision = a precision is above 0, and a pilot has no fewer than 0 matches
fault-processes = it takes at least one process
fault-workers = several processes need PostgreSQL (--database postgresql://…): an SQLite file serves only one
fault-taken = this database is already served by another process
fault-database = the database ({ $place }) cannot be opened: { $why }
fault-port-used = port { $port } of { $host } cannot be used: { $why }
fault-toml = { $file } is not a valid TOML file{ $line ->
    [0] { "" }
   *[other] {" "}(line { $line })
}
fault-setting = there is no setting “{ $name }” ({ $source }{ $place ->
    [line] , line { $line }
   *[name] { "" }
}); there are: { $names }
fault-setting-value = the setting “{ $name }” ({ $source }{ $place ->
    [line] , line { $line }
   *[name] { "" }
}) cannot be “{ $value }”: it takes { $kind ->
    [whole] a whole number from { $low } to { $high }
    [number] a number from { $low } to { $high }
    [pair] two numbers from { $low } to { $high }, the smaller one first
    [flag] true or false
    [choice] one of { $choices }
    [networks] addresses or networks, such as 127.0.0.1 or 10.0.0.0/8
    [origins] origins such as https://games.example.org
    [push_contact] an address such as mailto:keeper@example.org
    [public_url] an address such as https://games.example.org
    [list] texts, with commas between
   *[text] a text
}
fault-database-file = { $file } names no database
fault-backup-none = there is no database at { $file }
fault-backup-other = { $file } is not a database of Tablée
fault-backup-read = the database cannot be read ({ $what })
fault-backup-full = this database is not empty; restore into an empty one
fault-backup-rows = the rows of { $file } do not fit together; nothing was restored
fault-backup-format = this backup is in format { $format }; this Tablée reads format { $known }
fault-backup-newer = { $file } is a backup of a newer Tablée, with things that this one does not know
fault-backup-file = { $file } is not a backup of Tablée
fault-keeper-other = this is not a database of Tablée
fault-keeper-version = this database was written by another version of Tablée; start the server of this version once, then try again
fault-keeper-served = a server is running on this file and would not notice the change; stop it first (a server on PostgreSQL may go on)
fault-keeper-away = the database cannot be changed now ({ $what })
fault-keeper-person = there is nobody with the id “{ $id }”; “tablee admin people” shows who there is
fault-keeper-table = there is no table “{ $id }”; “tablee admin tables” shows those there are
fault-keeper-report = there is no report “{ $id }”; “tablee admin reports” shows those there are
fault-keeper-over = the table “{ $id }” is over already; nothing was changed
fault-change-form = a change is written card.field=value, language.text=words or option=value (A07.glory=5), not “{ $text }”
fault-no-option = { $game } has no option “{ $name }”; its options: { $options }
fault-option-value = the option “{ $name }” cannot be “{ $value }”; it can be: { $allowed }
fault-overlay-part = a variant has no part “{ $part }”; its parts: { $parts }
fault-overlay-data = a variant is made of texts, numbers and lists, in parts with names
fault-overlay-size = a variant has at most { $most } KiB
fault-overlay-changes = a variant makes at most { $most } changes, not { $count }
fault-overlay-file = { $file } is no variant: it is not valid TOML or JSON
fault-text-language = there is no language “{ $lang }”; there are: { $languages }
fault-text-key = “{ $text }” is the text of no card
fault-text-length = the text “{ $text }” has { $count } characters; it can have from 1 to { $most }
fault-text-sign = the text “{ $text }” has a character that cannot be read ({ $sign })
fault-text-list = the texts of “{ $lang }” are keys with a text each
fault-no-card = there is no card “{ $card }” that a variant could change
fault-no-field = a variant cannot change “{ $field }” of { $card }; it can change: { $fields }
fault-closed = a variant cannot change “{ $field }” of { $card }: this card stays as it is
fault-field-number = “{ $field }” of { $card } is a number from { $low } to { $high }, not “{ $value }”
fault-field-numbers = “{ $field }” of { $card } is a list of { $length } numbers from { $low } to { $high }, not “{ $value }”
fault-field-word = “{ $field }” of { $card } is one of: { $words }; not “{ $value }”
fault-field-set = “{ $field }” of { $card } is a list of { $least } to { $most } different ones of: { $words }; not “{ $value }”
fault-field-signs = “{ $field }” of { $card } is a list of { $least } to { $most } of: { $words } (n from { $low } to { $high }); not “{ $value }”
fault-field-effect = “{ $field }” of { $card } is not an effect that this card could have (at most { $longest } characters): “{ $value }”
fault-field-trigger = “{ $field }” of { $card } is nothing that an Adversary waits for (at most { $longest } characters): “{ $value }”
fault-field-effects = “{ $field }” of { $card } is a list of { $least } to { $most } effects that this card could have (at most { $longest } characters each), not “{ $value }”
fault-field-beside = “{ $field }” of { $card } does not go with what else the card says
fault-added-list = what is added to “{ $section }” is a list of cards
fault-no-room = no card can be added to “{ $section }”
fault-room = “{ $section }” has room for { $most } more, not for { $count }
fault-added-id = a card added to “{ $section }” has an id of at most 12 letters and digits
fault-added-name = the id of the added card has to be { $card } here
fault-added-twice = there is already a card “{ $card }”
fault-added-needs = the added card { $card } needs “{ $field }”
database-refused = it does not know that name or that password
database-none = there is no database of that name
database-forbidden = that name may not do this there
database-full = the disk is full
database-crowded = it has no connection to spare
database-starting = it is just starting or stopping
database-newer = a newer Tablée has changed its tables
database-other = it says { $code }
system-ENOENT = there is no such file or folder
system-EACCES = access is denied
system-EPERM = the system does not allow it
system-EEXIST = that name is already taken
system-EISDIR = it is a folder
system-ENOTDIR = there is a file where a folder should be
system-ENOSPC = the disk is full
system-EROFS = the disk is read-only
system-ENAMETOOLONG = that name is too long
system-EADDRINUSE = another program is already using it
system-EADDRNOTAVAIL = this machine does not have that address
system-ECONNREFUSED = nothing answers at that address
system-ETIMEDOUT = the answer takes too long
system-host = that address is unknown
system-other = the system says { $name }

## The client: home

ui-skip = Skip to content
ui-home-heading = The games
ui-games = The games
ui-preferences = Preferences
ui-language = Language
language-name = English
ui-language-this = { $code }: English
ui-language-switch = { $code }: switch to English
ui-play = Play
ui-learn = Learn
ui-puzzles = Puzzles
ui-learn-new =
    First time? { $count ->
        [one] One short lesson
       *[other] { $count } short lessons
    } and you can play.
ui-learn-no = Do not offer this again
ui-invite = Invite
ui-against =
    { $bots ->
        [0] Alone
        [1] One bot, { $level } level
       *[other] { $bots } bots, { $level } level
    }
ui-players = { $low } to { $high } players
ui-lasts-about = about { $minutes } minutes
ui-lasts-between = { $low } to { $high } minutes
ui-weight-light = easy to learn
ui-weight-medium = some rules to learn
ui-weight-heavy = many rules to learn
ui-best-seats = best with { $counts }
list-or = { $rest } or { $last }
ui-how-it-plays = How it plays
ui-cards = Cards
ui-balance = How balanced is it?
ui-variant = Variant
ui-variant-count =
    Variant: { $count ->
        [one] one change
       *[other] { $count } changes
    }
ui-setup-title = { $game } – against bots
ui-invite-title = { $game } – with friends
ui-my-tables = My tables
ui-more-tables =
    { $count ->
        [one] One more table
       *[other] { $count } more tables
    }
ui-retry-mark = Second try
ui-retry-from = Second try from move { $step }
ui-public-tables = Tables open to all
ui-finished-tables = Finished matches
ui-free-seats =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
ui-to-home = Home
ui-try-again = Try again

## Setting up a table

ui-how-many = How many players?
ui-level = Level of the bots
ui-level-easy = easy
ui-level-normal = normal
ui-level-hard = hard
ui-level-expert = expert
ui-options = Options
ui-option-off = { $option }: no
ui-option-as = { $option }: { $value }
ui-chance-decides = chance decides
ui-your-name = Your first name
ui-name = First name
ui-name-of-seat = First name, seat { $seat }
ui-order-given = Set an order
ui-order-place = Place { $place } in the order
ui-seat = Seat { $seat }
ui-guest-open = Someone with the link
ui-guest-hot = Here, same screen
ui-guest-bot = A bot
ui-clock = Time
ui-clock-none = no limit
ui-clock-none-why = No hurry: the match waits, for days if need be.
ui-clock-2min = 2 min a move
ui-clock-2min-why = Two minutes for each move; if you take longer, a bot plays that move.
ui-clock-rapid = 10 min + 10 s
ui-clock-rapid-why = Ten minutes each for the match; the first ten seconds of every question cost nothing. Out of time: of two players, you lose; among more, a bot plays on for you.
ui-clock-calm = 25 min + 20 s
ui-clock-calm-why = Twenty-five minutes each for the match; the first twenty seconds of every question cost nothing. Out of time: of two players, you lose; among more, a bot plays on for you.
ui-clock-day = 1 day a move
ui-clock-day-why = A day for each move, then a reserve of three days for the whole match. Out of both: of two players, you lose; among more, a bot plays on for you.
ui-clock-days = 3 days a move
ui-clock-days-why = Three days for each move, then a reserve of seven days for the whole match. Out of both: of two players, you lose; among more, a bot plays on for you.
ui-clock-1day = 1 day a move, no reserve
ui-clock-1day-why = A day for each move; if you take longer, a bot plays that move.
ui-clocks = Clocks
ui-clock-of = { $who }: { $time }
ui-clock-low = hurry
ui-clock-free = seconds that cost nothing
ui-clock-both = { $time }, reserve { $reserve }
ui-clock-reserve = reserve { $reserve }
ui-clock-told =
    { $count ->
        [60] One minute left.
       *[other] { $count } seconds left.
    }
ui-time-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
ui-time-days-short = { $count } d
ui-time-hours = { $count } h
ui-time-minutes = { $count } min
ui-claim = Claim the win
ui-claim-in = You may claim the win in { $time }.
ui-timed-out = ran out of time
ui-make-public = Show the table to all
ui-create-table = Open the table
ui-join-title = Take a seat!
ui-sit = Sit down
ui-sit-here = Here
ui-share-link = The table’s link
ui-share-why =
    Send it: { $count ->
        [one] one seat is left, and play begins as soon as it is taken.
       *[other] { $count } seats are left, and play begins as soon as they are taken.
    }
ui-around-the-table = Around the table
ui-open-seat = free seat
ui-you = you
ui-bot = bot
ui-bot-names = Ada, Basil, Cleo, Dmitri, Elsa, Farid, Gus, Hana
ui-nicknames = Pistachio, Biscuit, Pickle, Zigzag, Noodle, Pebble, Waffles, Cinnamon, Sprout, Marble
ui-here = is here
ui-away = is away
ui-remove = Remove
ui-fill-with-bots =
    { $count ->
        [one] A bot in the free seat
       *[other] Bots in the free seats
    }
ui-start-now = Start
ui-leave-lobby = Leave the table
ui-copy = Copy
ui-copied = Copied.
ui-share = Share

## At the table

ui-opening = Opening the box…
ui-no-table = No table here
ui-expired = This table was cleared away: nobody played here any more, or the server closed it.
ui-the-table = The table
ui-question = The question
ui-waiting-for = Waiting for { $who }.
ui-your-turn = Your turn!
ui-sending = On its way…
ui-confirm = Confirm
ui-back-out = Cancel
ui-choices = Choices
ui-choices-count =
    List of choices: { $count ->
        [one] only one
       *[other] { $count }
    }
ui-filter = Filter
ui-no-choice = Nothing to choose right now.
ui-orders = Pass unless…
ui-orders-why = When others play and you could respond:
ui-orders-secret = Nobody else sees this. When you have nothing to respond with, Tablée passes for you.
ui-auto = Automatic answers
ui-forced = Answer for me when there is only one answer
ui-forced-why = The answer is sent by itself. Others may notice how fast it comes, and guess that you had no choice.
ui-forced-offer = Often there is only one answer. It can be sent by itself.
ui-forced-yes = Answer for me
ui-hint-lit = On the table, a dashed frame shows the way.
ui-offered = A possible choice.
ui-hint-here = Leads to the advised move.
ui-allow-hints = Allow asking a bot for hints
ui-hints-on = At this table, you may ask a bot for hints.
ui-hints-off = At this table, there are no hints from bots.
ui-beginner = Settings for beginners, until your first victory.
ui-link-local = This link opens on this computer only. To invite others on your network, start the server like this:
ui-link-network = This link opens from your local network.
ui-answered-for-you = Answered for you: { $what }
ui-undo = Undo
ui-whole-sentence = Show the whole sentence
ui-takeback = Take back
ui-hint = Hint
ui-hint-asking = The bot is thinking…
ui-hint-says = The bot would play
ui-hint-play = Play this move
ui-see-rule = Rule { $rule }
ui-side-panel = Log, rules and messages
ui-close-panel = Close the panel
ui-analysis = Analysis
ui-helped = What would have helped
ui-helped-ask = What would have helped?
ui-log = Log
ui-log-earlier = Show what came before
ui-log-empty = Nothing has happened yet.
ui-since-you = since your move
ui-again = Show again
ui-again-none = Nothing has happened since your move.
ui-rules = Rules
ui-search-rules = Search the rules
ui-nothing-found = Nothing found.
ui-chat = Messages
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Your message
ui-chat-muted = The host has turned messages off.
ui-said-hint = { $who } has asked for a hint.
ui-chat-hide = Hide messages
ui-chat-show = Show messages
ui-chat-is-hidden = Messages are hidden.
ui-send = Send
ui-renewal-waits = There is a new version of Tablée. This page will load it once nothing is under way.
ui-renewal-stuck = This page and the server are of different versions. Reloading has not helped; some things may not work.
ui-renewal-now = Load it now
ui-reconnecting = Connection lost, reconnecting…
ui-move-waits = Your move is not saved yet: it is being sent again.
ui-watching = You are watching
ui-bot-plays-for-you = A bot is playing for you.
ui-bot-plays-for = A bot is playing for { $who }.
ui-name-bot = { $who } (bot)
ui-gone-since = { $who } has been away for { $time }.
ui-gone-minutes =
    { $count ->
        [0] less than a minute
        [one] a minute
       *[other] { $count } minutes
    }
ui-gone-hours =
    { $count ->
        [one] an hour
       *[other] { $count } hours
    }
ui-gone-days =
    { $count ->
        [one] a day
       *[other] { $count } days
    }
ui-stand-in = Let a bot play
ui-stop-match = Stop the match
ui-stop-proposed = { $who } proposes to stop the match.
ui-stop-waiting = You propose to stop the match; the others have yet to agree.
ui-log-bot = A bot now plays for { $who }.
ui-log-clock = Time is up for { $who }: a bot plays this move.
ui-log-back = { $who } is playing again.
ui-come-back = Take my seat back
ui-bot-instead = a bot plays instead
ui-resigned = has resigned
ui-pause = Propose a pause
ui-pause-proposed = { $who } proposes a pause.
ui-agree = Agree
ui-paused = The match is paused.
ui-resume = Resume the match
ui-resume-waiting = You are ready; waiting for the others.
ui-resume-proposed = { $who } proposes to go on.
ui-pass-to = Pass the screen to { $who }
ui-hands-hidden = Hands are hidden.
ui-i-am = It’s me, { $who }
ui-menu = Menu
ui-close = Close
ui-cancel = Cancel
ui-notify = Tell me when it is my turn
ui-notify-refused = The browser does not allow notifications.
ui-told-of-table = Notifications about this table
ui-told-all = Like the others
ui-told-none = None
ui-told-only = Only this one
ui-told-offer = Shall this device tell you when it is your turn?
ui-told-yes = Yes, tell me
ui-told-begun = This device will tell you. The settings say what about.
ui-offline = No connection. You can still read the rules and the lists of lessons; matches, lessons and puzzles need a connection.
ui-app-what = Real tabletop games, with friends or against bots.
ui-mute-chat = Turn messages off
ui-watch-link = The link to watch
ui-deal-promise = The deal is sealed
ui-deal-promise-why = This fingerprint was published before the first card. At the end the seed is revealed, and anyone can check.
ui-leave = Leave the table
ui-leave-sure = A bot will play for you; you can come back whenever you like.
ui-resign = Resign
ui-resign-sure = You give up the match; a bot finishes it for the others.
ui-report = Something is wrong
ui-report-why = Say what went wrong at this moment. Your words are kept with this move for whoever runs the server; the cards stay secret until the match is over.
ui-report-words = What is wrong?
ui-report-send = Send
ui-report-sent = Thank you. It is kept with this move, under the number { $id }.
ui-report-saved = Thank you. It is kept with this move, and saved as a file; “tablee replay” opens it here once the match is over.
ui-resign-ends = You give up: the match ends, and your opponent wins.

## The guide and the keys

ui-guide = A look around the table
ui-guide-again = A look around the table
ui-guide-next = Next
ui-guide-play = My turn now
ui-guide-skip = Later
ui-step-of = Step { $step } of { $steps }
ui-keys = The keys
ui-key-tab = from one thing on the table to the next
ui-key-arrows = to the neighbouring card or column
ui-key-enter = choose
ui-key-escape = go back
ui-key-choices = the list of choices
ui-key-undo = undo
ui-key-hint = ask for a hint
ui-key-again = show again what happened since your move
ui-key-log = the log
ui-key-rules = the rules
ui-key-chat = the messages
ui-key-help = this help

## The end and the replay

ui-over = The match is over.
ui-won-by =
    { $count ->
        [one] { $who } wins
       *[other] { $who } win
    }
ui-you-win = You win!
ui-all-lost = Everybody lost…
ui-stopped = Match stopped
ui-ended-resign = { $who } resigns: the match is over.
ui-ended-time = { $who } ran out of time: the match is over.
ui-ended-claim = { $who } was gone for too long: the match is over.
ui-ended-stop = The match was stopped before its end, without a winner.
ui-result-won = You win { $mine }–{ $other }!
ui-result-won-alone = You win!
ui-result-shared = You share the victory, with { $mine } each.
ui-result-lost = You lost { $mine }–{ $other }.
ui-result-place =
    { $place ->
        [2] You came second
        [3] You came third
        [4] You came fourth
        [5] You came fifth
       *[other] You came last
    }: { $mine } to { $who }’s { $other }.
ui-result-together = You won, all together!
ui-result-all-lost = You lost, all together.
ui-decided = How it ended
ui-running-graph = { $what }, move by move
ui-running-line = { $who }: { $first } at the start, { $middle } half-way, { $last } in the end.
ui-everybody = everybody
ui-retry = Retry from a decision
ui-retry-here = Retry from here
ui-retry-why = A new table begins here, with the same bots. The match you played stays as it was.
ui-own-before = My decision before
ui-own-after = My next decision
ui-takeback-end = Back to my last decision
ui-see-scores = See the scores
ui-see-table = See the table again
ui-rank = Rank
ui-score = Score
ui-takebacks-used =
    { $count ->
        [one] One move taken back: this match does not count in statistics.
       *[other] { $count } moves taken back: this match does not count in statistics.
    }
ui-rematch = Rematch
ui-join-rematch = Join the rematch
ui-download-record = Record
ui-verify = Verify the deal
ui-verify-why = The fingerprint published at the start must be that of the seed revealed at the end: nobody can have changed the cards along the way. It is computed here, in your browser.
ui-verify-published = Fingerprint published at the start
ui-verify-seed = Seed revealed at the end
ui-verify-computed = Fingerprint computed again
ui-verify-now = Compute again
ui-verify-good = Promise kept: the two fingerprints are the same.
ui-verify-bad = The fingerprints differ: this deal is not the one that was promised.
ui-replay-title = Watch the match
ui-replay-start = The table is set.
ui-replay-controls = Playback
ui-replay-copied = The link to the match is copied.
ui-back-to-table = Back to the table
ui-perspective = Seen by
ui-all-open = All cards face up
ui-previous = Previous move
ui-next = Next move
ui-run = Play
ui-halt = Stop
ui-move = Move
ui-advice = What would the bot have done?

## The settings

ui-settings-title = Settings
ui-save = Save
ui-saved = Saved.
ui-theme = Theme
ui-theme-auto = like the device
ui-theme-dark = dark
ui-theme-light = light
ui-theme-to-light = Light theme
ui-theme-to-dark = Dark theme
ui-less-motion = Less motion
ui-kit-title = What a table is made of
ui-speed = Speed of the table
ui-speed-calm = calm
ui-speed-normal = normal
ui-speed-quick = quick
ui-speed-off = no movement
ui-volume = Sound
ui-volume-off = silent
ui-volume-share = { $share }%
ui-generic-table = Draw every game with the generic table
ui-generic-table-why = For developers: this is how a game from another package looks if it brings nothing but Python.
ui-generic-place =
    { $count ->
        [0] { $place }: empty
        [one] { $place }: one card
       *[other] { $place }: { $count } cards
    }
ui-generic-turn = It is their turn.
ui-personal-link = Your personal link
ui-personal-link-why = Open it on another device to find your tables there. Keep it to yourself: whoever has it plays as you.
ui-personal-link-none = You will have one from your first match on.
ui-forget-me = Delete my data
ui-forget-me-why = Your name and your messages are erased everywhere, your seats go to bots. There is no way back.
ui-forget-me-sure = Delete everything?
ui-forgotten = Your data is deleted.
ui-me-title = Personal link
ui-me-other = This browser already knows somebody. Switch to the person behind this link?
ui-me-take = Yes, it’s me
ui-me-welcome = Welcome back, { $name }!
ui-me-bad = This personal link is no longer valid.
ui-game-title = How it plays
ui-credits-title = Credits
ui-credits-games = The games belong to those who made them. Names that come from their booklets are theirs; what the booklets do not give, and the wording of the rules, is Tablée’s, and every rule says where it comes from.
ui-credits-works = Emblems, type, tools
ui-credits-text = Tablée is free software. It owes much to others: here they are.
ui-credits-icons = The emblems come from game-icons.net, under the Creative Commons Attribution 3.0 licence; they are coloured and cropped for the cards.
ui-lost-title = Lost?
ui-not-found = There is nothing at this address.
ui-no-server = The server does not answer.
ui-not-fetched = This page could not be loaded. Check the connection, then try again.
ui-went-wrong = Something went wrong. Try again in a moment.

## Campaigns and tales

ui-my-campaigns = Your campaigns
ui-campaign = Campaign
ui-campaign-title = { $game } – a campaign
ui-campaign-why = Chapters that follow from one another: what happens in one changes the next. The group may change from evening to evening.
ui-campaign-name = The name of the campaign
ui-campaign-begin = Begin the campaign
ui-campaign-import = Import a campaign from a file
ui-campaign-no-file = This file is not a campaign.
ui-campaign-chapter = Chapter { $chapter }
ui-campaign-complete = Campaign complete
ui-campaign-playing = A chapter is being played
ui-campaign-lost = A chapter was lost
ui-campaign-next = What comes next
ui-campaign-start = Open the table of the chapter
ui-campaign-join = Join the group
ui-campaign-choose = This chapter is lost. Play it again, or live with it and go on?
ui-campaign-replay = Play the chapter again
ui-campaign-on = Go on all the same
ui-campaign-group = The group
ui-campaign-link = Whoever has this link may join the group.
ui-campaign-export = Export
ui-campaign-leave = Leave the group
ui-campaign-import-name = To give it a name other than the file’s, type that name above first.
ui-campaign-rename = Rename
ui-campaign-delete = Delete the campaign
ui-campaign-delete-why = “{ $name }” and its whole chronicle will be gone for good; its matches stay. Export it first to keep it.
ui-campaign-chronicle = The chronicle
ui-campaign-back = Back to the campaign
ui-tales = The tale
ui-tale-edit = Rewrite
ui-tale-keep = Keep these words
ui-tale-first = Back to the tale as first told
ui-tale-yours = The tale, in your own words
ui-tale-hero = Name and pronoun
ui-tale-hero-name = The name in the tale
ui-tale-address = The tale says
ui-tale-address-m = he
ui-tale-address-f = she
ui-tale-address-n = they
ui-tale-anew = Tell it this way
ui-tale-copied = The tale is copied.
ui-tale-link = Share
ui-tale-linked = The link to the tale and the match is copied.

## Company: favourites, invitations, a rematch.

ui-hall-link = Find people
ui-favourites = Favourites
ui-star = Favourite: { $who }
ui-star-on = { $who } is a favourite
ui-unstar = Remove { $who } from favourites
ui-invite-favourites = Invite favourites
ui-invite-one = Invite
ui-invite-sent = Invited
ui-invited = { $who } is invited.
ui-seat-asked = invited
ui-rematch-count = Rematch: { $count } of { $all } have accepted
ui-rematch-why = The seats are kept for those who played. The match begins as soon as all are there.
ui-rematch-bots = You can also give a seat to a bot.
ui-rematch-yes = Accept the rematch
ui-gather = A table has been found
ui-gather-why = The match begins by itself as soon as everybody is there. Nobody is waited for longer than a few seconds.
ui-gather-no = I do not want to play
## Company: what one may do about somebody, and what everybody is told

ui-announcement = Announcement:
ui-draining = This server is about to restart: nothing new begins. Matches go on by themselves, and no move is lost.
ui-put-away = Dismiss
ui-person-about = Report or block { $name }
ui-complaint = Report
ui-complaint-why = Whoever runs this server will read it, with what was said last at this table. The person is not told who sent it.
ui-complaint-reason = What is it about?
ui-complaint-insult = Insults
ui-complaint-stalling = Cheating, or stalling on purpose
ui-complaint-name = Their name
ui-complaint-other = Something else
ui-complaint-words = What is wrong?
ui-complaint-more = Anything else to say? (optional)
ui-complaint-send = Send
ui-complaint-sent = Thank you: whoever runs this server will read it.
ui-block = Block
ui-block-why = You see no more messages from people you block. They cannot sit down at your tables, and are not told.
ui-block-do = Block { $name }
ui-blocked = Done: no more messages from them. The settings list those you have blocked.
ui-blocked-people = Blocked people
ui-blocked-nobody = You have blocked nobody.
ui-unblock = Unblock
ui-unblock-whom = Unblock { $name }
ui-settled-acted = { $count ->
    [one] Your report has been read and acted on. Thank you.
   *[other] Your reports have been read and acted on. Thank you.
    }
ui-settled-nothing = { $count ->
    [one] Your report has been read. No action was needed this time. Thank you.
   *[other] Your reports have been read. No action was needed this time. Thank you.
    }
## Rated matches

ui-rated = Rated
ui-rated-match = Rated match
ui-rated-why = The result changes the ratings of those who play. Only people play, without hints; whoever leaves comes last.
ui-rated-unrate = Play it unrated
ui-rated-waits = The match begins when every seat is taken by a person.
ui-rated-changed = Ratings after this match
ui-rated-after = { $rating } ± { $deviation }
ui-rated-change = ({ $change })
ui-rated-none = This match changes no rating: it has no result, or fewer than two people made a move.
ui-to-matches = All my matches
ui-to-leaders = Leaderboard
