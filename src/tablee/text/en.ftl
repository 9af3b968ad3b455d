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

## The command line

you = You
seat-name = Player { $seat }
cli-yes = yes
cli-compiled = compiled
cli-interpreted = interpreted
cli-unknown-game = there is no game “{ $name }” here; there is: { $games }
cli-bad-seats = { $game } is for { $low } to { $high } players, not { $seats }
cli-bad-seat = there is no seat { $seat }: they go from 1 to { $seats }
cli-bad-against = { $count } bots for { $others } opponents: give a single one, or one for each
cli-option-form = an option is written name=value, not “{ $text }”
cli-no-option = { $game } has no option “{ $name }”; it has: { $options }
cli-bad-option = option “{ $name }” cannot be “{ $value }”; it may be: { $allowed }
cli-bad-language = the language is fr or en, not “{ $lang }” ({ $languages })
cli-no-command = there is no command “{ $name }”; tablee --help shows them
cli-unknown-flag = this command has no option { $name }
cli-missing = this command needs { $name }
cli-bad-value = { $name } does not fit: { $why }
cli-cannot-read = { $file } cannot be read: { $why }
cli-cannot-write = { $file } cannot be written: { $why }
cli-no-folder = the folder does not exist, or is protected
cli-not-json = { $file } is not a whole JSON file: it breaks off or goes wrong at line { $line }, column { $column }
cli-not-record = { $file } is not a match of Tablée
cli-bad-record = { $file } cannot be replayed: { $why }
cli-other-game = { $file } is a match of { $game }, not of { $wanted }
cli-no-clause = the rules of { $game } have no clause “{ $id }”
cli-no-bench = the bench is not installed ({ $name } is missing)
cli-unexpected = something unexpected happened ({ $what })
cli-game-facts = { $low } to { $high } players; bots: { $levels }

help = Tabletop games really played: against bots, in the laboratory, and soon with friends.
help-options = Options
help-arguments = Arguments
help-commands = Commands
help-epilog = Add --lang fr or --lang en to choose the language.
help-lang = The language: fr or en (by default the system’s).
help-version = Show the version.
help-games = The installed games and their options.
help-rules = The rules of a game, or a single clause (tablee rules push 42).
help-rules-clause = The id of a clause, such as PUSH-042.
help-play = A match in the terminal, against bots.
help-play-seats = How many at the table.
help-play-against = The bots: easy, normal, hard, random, greedy, ismcts:2000, ismcts:500ms; one, or one for each opponent.
help-play-seat = Your seat.
help-play-seed = A seed (number or hexadecimal): the same one gives the same match.
help-play-resume = Resume a saved match.
help-option = An option of the game; may be repeated.
help-game = The game, for example push.
help-arena = Bots against one another, on the same deals and in every seat.
help-arena-bots = The bots: one, two, or one for each seat.
help-arena-games = How many matches (rounded up to whole deals).
help-arena-seats = How many at the table.
help-arena-jobs = How many processes (by default all cores).
help-arena-seed = A text from which all deals come.
help-arena-team = One bot in all seats, as in a team game.
help-arena-out_file = The file of matches; if it exists, the run is continued.
help-arena-as_json = The summary as JSON.
help-bench = Measure the speed on this machine.
help-replay = Tell a recorded match, move by move.
help-replay-seat = As this seat saw it.
help-verify = Check that a match was played by the rules and that its deal was not tampered with.
help-file = A recorded match (JSON).

## The match in the terminal

play-keys = ? for help
play-thinking = { $who } is thinking…
play-advising = A bot is thinking for you…
play-advice = advice
play-advice-share = tries
play-advice-value = value
play-advice-note = { $simulations } imagined matches; the value goes from −1 (lost) to +1 (won).
play-value = { $param }:
play-values = Type { $params } at once, for example “{ $example }”, or one value at a time (b to go back).
play-not-understood = “{ $text }” makes no sense here; type ? for help.
play-range = Choose a number from 1 to { $count }.
play-too-many = Those are too many values: { $count } are needed.
play-nothing-fits = Nothing that is allowed begins with { $text }.
play-missing = It still needs { $param }.
play-no-undo = There is nothing to take back.
play-saved = Match saved in { $file }
play-resume-with = To resume it: { $command }
play-save-first = Save the match before you go? [Y/n]
play-after = s to save, l for the log, u to take back your last move, Enter to finish
play-rank = rank
play-name = name
play-score = points
play-help = **To play**: the number of a choice, or the verb and its values (“place 5 2”). Long choices are typed at once (“5 7 9”) or one value at a time.

    - `h` asks a bot for advice, `u` takes back your last move
    - `l` reads the log again (`l 50`: the last 50 lines), `t` draws the table again
    - `r 42` shows clause 42 of the rules
    - `s` saves the match (`s FILE`: in that file), `q` quits
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
end-lost = It is lost for everybody.

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
arena-interval = 95 %
arena-percent = { $rate }%
arena-fair = if equal
arena-score = points
arena-seat = seat { $seat }
arena-caption = { $moves } moves and { $seconds } s a match; a victory shared by k counts 1/k; the “seat” columns give that seat’s own share.
arena-file = Matches: { $file }
arena-interrupted = Interrupted after { $played } of { $wanted } matches; the same command continues the run.
replay-unfinished = The match stops here, after { $moves } moves: it is not finished.
replay-keys = Enter: next · p: previous · a number: go to that move · q: quit
verify-good = { $game } for { $seats }: { $moves } moves, all legal, replayed exactly.
verify-finished = The match is over.
verify-running = The match is not over.
verify-sealed = The deal is the one that was sealed at the start.
verify-unsealed = The file carries no seal: nothing proves that the deal was fixed beforehand.
verify-bad = { $file } does not verify: { $why }
verify-outcome = the stated result is not that of the match
verify-no-seed = there is a seal, but not the seed it seals
verify-commitment = the seed does not fit the seal published when the match began
