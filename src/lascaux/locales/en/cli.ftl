# The terminal client.

cli-yes = y yes
cli-no = n no
cli-and = { $first } and { $last }
cli-animal-wolf = Wolf
cli-animal-bison = Bison
cli-animal-lion = Lion
cli-animal-bear = Bear
cli-bot-random = Random
cli-bot-easy = Easy
cli-bot-casual = Casual
cli-bot-fair = Fair
cli-bot-strong = Strong
cli-bot-expert = Expert
cli-bot-greedy = Greedy

## The prompt

cli-prompt = { $name }>
cli-question = { $name }: { $question } ({ $rule })
cli-forced = (There was no choice.)
cli-outlook =
    { $any ->
        [0] no outlook
       *[other] outlook { $points }
    }
cli-more = ... and { $count } more: `list` shows all
cli-several = That can be any of these:
cli-no-such-number = Type a number from 1 to { $count }.
cli-no-such-words = Nothing here is called `{ $words }`. Type a number, or `help`.
cli-refused = { $why } ({ $rule })

## Commands

cli-commands-list = list l options
cli-commands-undo = undo u
cli-commands-hint = hint h
cli-commands-save = save
cli-commands-log = log
cli-commands-score = score
cli-commands-rules = rules rule
cli-commands-board = board b
cli-commands-all = all
cli-commands-help = help ?
cli-commands-legend = legend
cli-commands-quit = quit q exit

cli-help-answers = Answer with the number of an option, or with its words:
cli-help =
    Or type one of these:
      undo (u)    take back the last decision made at this terminal
      hint (h)    what a strong player would do
      list (l)    all options
      board NAME  what somebody has; all: everybody
      score       the score sheet so far
      log         what happened so far
      rules       the open question again, and its rule
      legend      what the letters and marks mean
      save FILE   save the game, to go on later
      quit (q)    leave the game
cli-who = There is no `{ $name }` here: there are { $names }.
cli-hint-who =
    { $by ->
        [expert] The expert
       *[casual] A casual player
    }
cli-hint =
    { cli-hint-who } would take { $number }: { $what } ({ $gain ->
        [0] no points now
       *[other] { $sign }{ $gain } points
    }, { $outlook }).
cli-hint-estimate =
    { cli-hint-who } would take { $number }: { $what } ({ $gain ->
        [0] by a rough guess, no points at the end
       *[other] by a rough guess, { $sign }{ $gain } points at the end
    }).
cli-hint-why =
    The expert would take { $number }: { $what }.
    Points at the end, compared with { $other } ({ $instead }): { $reasons }.
cli-hint-even = The expert would take { $number }: { $what }. { $other } ({ $instead }) is about as good.
cli-hint-reason = { $points } { $line }
cli-hint-rival = { $points } for the strongest rival
cli-rules = { $question } This is rule { $rule } of docs/rules.

## Taking back

cli-undo-none = There is no decision to take back.
cli-undo-ask =
    { $others ->
        [0] A deal lies in between; the same moves will bring the same deal. Take it back? [y/N]
        [one] 1 action of others lies in between; the same moves will bring the same deals. Take it all back? [y/N]
       *[other] { $others } actions of others lie in between; the same moves will bring the same deals. Take it all back? [y/N]
    }
cli-undo-kept = Nothing was taken back.
cli-undone =
    { $count ->
        [one] { $name } takes back: { $what }.
       *[other] { $name } takes back { $count } actions, from: { $what }.
    }

## Saving and leaving

cli-saved =
    Saved. Go on with:
    { $lascaux } play --resume { $file }
cli-recorded =
    The record is in { $name }
    Verify it with: { $lascaux } replay { $file }
cli-not-recorded = The record was not saved.
cli-overwrite = { $file } is there already. Overwrite it? [y/N]
cli-not-saved = Nothing was saved.
cli-save-first = Save the game before you leave? [Y/n]
cli-record-where = Save the record as { $file }? [Y/n, or another name]
cli-save-where = Save it as which file instead? (enter: don't save)
cli-left = The game was left after { $count ->
        [one] 1 action
       *[other] { $count } actions
    }.
cli-input-ended = The input ended before the game did, after { $count ->
        [one] 1 action
       *[other] { $count } actions
    }.

## Beginning and end

cli-which-game = Say which game to play, for example: { $lascaux } play { $game }
cli-ask-game = Which game: { $games }? [{ $default }]
cli-ask-choice = { $number } { $choice }: { $what }
cli-ask-number = Which? [{ $default }]
cli-ask-players = How many players: { $players }? [{ $default }]
cli-ask-people = How many of them are people at this terminal? [{ $default }]
cli-ask-bots = Which bots: { $bots }? [{ $default }]
cli-ask-again = Please answer with one of: { $choices }.
cli-commitment =
    The deals are bound before anybody acts. SHA-256 of their seed:
    { $commitment }
cli-ask-salt = Throw in a word to be mixed into the deals, if you like (enter: none)
cli-welcome = { $title }: { $names }.
cli-help-hint = Type `help` at any time.
cli-hello = This is { $title }. { $about }
cli-resumed = Going on after { $count ->
        [one] 1 action
       *[other] { $count } actions
    }.
cli-over = The game is over.
cli-total = total
cli-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
cli-seed = The seed was { $seed }{ $salted ->
        [0] .
       *[other] , with the salt "{ $salt }".
    }

## What can't be done

cli-unknown-command = there is no command '{ $name }': there are { $commands }
cli-mistake-option = there is no option { $name }
cli-mistake-value = '{ $value }' is no value for { $name }
cli-mistake-missing = { $name } is missing, or its value
cli-mistake-twice = { $name } is given twice
cli-mistake-word = '{ $word }' is one word too many
cli-hot-seat-bots = a hot seat has no bots: leave out --hot-seat, or --bots and --bot
cli-hot-seat-people = --hot-seat means that all are people: leave out --people
cli-people-negative = there can't be { $people } people
cli-too-many-seats = { $people } people and { $bots } bots are too many for { $players } players
cli-too-many-names = { $names } names are too many for { $players } players
cli-same-names = every seat needs a name of its own
cli-bad-name = a name must be 1 to { $most } printable characters
cli-bad-seed = a seed must be 32 hex digits, not '{ $seed }'
cli-bad-salt = a salt must be at most { $most } printable characters
cli-bad-setting = an option must be KEY=VALUE, for example mode=tribe, not '{ $setting }'
cli-two-settings = the option '{ $key }' is given twice, as '{ $first }' and as '{ $second }'
cli-resume-alone = a saved game brings its own game, seats and deals: leave out { $option }
cli-resume-finished = { $name }: this game is over; look at it with: { $lascaux } replay { $file }
cli-resume-seats = { $file }: this is a record, but it does not say who sits where, so the game can't go on
cli-file-exists = { $file }: is there already, and it is not overwritten
cli-file-unreadable = { $file }: can't be read ({ $reason })
cli-file-unwritable = { $file }: can't be written ({ $reason })
cli-file-too-big = { $file }: is too big for a record
cli-file-binary = { $file }: line { $line }: is not text, so the file is no record
cli-file-missing = { $file }: there is no such file
cli-file-folder = { $file }: is a folder, not a file
cli-file-no-folder = { $file }: there is no folder { $folder }
cli-file-wrong = { $file }: { $reason }
cli-replay-range = there is no action { NUMBER($to, useGrouping: 0) }: the record has { $actions } actions, so --to goes from 0 to { $actions }
cli-arena-field = { $entries } bots can't sit on { $players } seats: give one bot a seat
cli-arena-games = a series has 1 to { NUMBER($most, useGrouping: 0) } games, and its first number is 0 or more
cli-arena-jobs = --jobs goes from 1 to { $most }
cli-arena-patience = --patience must be more than 0 seconds
cli-arena-test-numbers = --gain must be more than 0 points, and --error between 0 and 0.5
cli-arena-two =
    { $bots ->
        [one] --sprt compares two different bots, and there is 1
       *[other] --sprt compares two different bots, and there are { $bots }
    }
cli-arena-pool =
    { $bots ->
        [one] a ladder needs two bots or more, and there is 1
       *[other] a ladder needs two bots or more, and there are { $bots }
    }
cli-arena-ladder-or-test = --ladder and --sprt are two questions: leave out one of them
cli-arena-records = { $folder }: is not empty; records of two series must not get mixed up
# What is different in the file: format, json, first, game, revision, players, options, bots, tables or results.
cli-arena-other-series =
    { $file }: can't be continued by this command: { $what ->
        [format] it is no series of the arena
        [json] it is not JSON
        [results] its results can't be read
        [revision] its games were played by an earlier revision of the rules
        [first] its first game has another number
        [game] it is about another game
        [players] its tables have another number of seats
        [options] its games have other options
        [bots] its bots are others
       *[tables] its bots sit at other tables
    }
cli-arena-failed = { $bot } failed in game { NUMBER($number, useGrouping: 0) }: { $said }
cli-arena-broken = game { NUMBER($number, useGrouping: 0) } could not be finished: { $said }
cli-arena-hung = { $bot } was ended in game { NUMBER($number, useGrouping: 0) }: no decision within { $patience } s
cli-arena-died = { $bot } ended its process in game { NUMBER($number, useGrouping: 0) } (exit code { $said })
cli-check-which = say which game the file belongs to, with --game: { $games }
cli-check-data = { $file }: { $entry }: { $reason }

## Replay

cli-chance = Chance
cli-replay-title = { $title }: { $names }
cli-replay-actions =
    Verified: { $actions } actions, each in turn and legal, each digest right.
    Verified: { $deals } of them deals, each from the seed bound before the game.
    last digest  { $digest }
    commitment   { $commitment }
cli-replay-begins = This game goes on from action { $begins } of another one: what was dealt until there is not checked against the seed.
cli-replay-unfinished = This game is not over yet; the points are those so far.
cli-replay-action = Action { $number }, { $name }: { $what }.

## Arena

cli-arena-bot = bot
cli-arena-wins = wins
cli-arena-interval = 95 %
# The share of wins if all played alike.
cli-arena-even = even
cli-arena-points = points
cli-arena-margin = margin
cli-arena-rating = rating
# Heads of a table of times: decisions of a seat in a game; milliseconds of CPU for one of them.
cli-arena-decisions = decisions
cli-arena-mean = CPU ms
cli-arena-p50 = p50
cli-arena-p95 = p95
cli-arena-max = max
cli-arena-several = { $bot } x{ $seats }
cli-arena-left-out = { $level } does not play here: { $reason }
cli-arena-so-far = { $bot } { $share } %
cli-arena-so-far-test = evidence { $ratio } of { $bound }
# Two bots that met: the first against the second.
cli-arena-against = { $first } - { $second }
# Points of a seat of the first bot minus those of the second, on average.
cli-arena-difference = difference
cli-arena-z = z
cli-arena-games-of = games
cli-arena-difference-of = { $first } against { $second }: { $difference } points a seat (z { $z }).
# What a test between two bots found after some games; its verdict is better, not-better or open.
cli-arena-test =
    { $verdict ->
        [better] Decided after { $units } games: { $first } is better than { $second }: a gain of { $gain } a seat fits better than none (log likelihood ratio { $ratio }, bound { $bound }; at most { $chance } % of such answers are wrong).
        [not-better] Decided after { $units } games: { $first } is not better than { $second }: no gain fits better than one of { $gain } a seat (log likelihood ratio { $ratio }, bound -{ $bound }; at most { $chance } % of such answers are wrong).
       *[open] Not decided after { $units } games whether { $first } is better than { $second }, with a gain of { $gain } a seat rather than none (log likelihood ratio { $ratio }, bounds +-{ $bound }).
    }
    A test that stops when it is sure finds too large a difference: z is no p-value here.
cli-arena-time =
    { $games ->
        [0] No game was finished in { $seconds } s.
        [one] 1 game in { $seconds } s.
       *[other] { $games } games in { $seconds } s.
    }
# The page with charts. Names of bots and numbers are facts; "even" is the share if all played alike.
cli-arena-page-title = { $game }: bots in the arena
cli-arena-page-about =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $players } players{ $has_mode ->
        [1] , { $mode }
       *[0] { "" }
    }
cli-arena-page-nothing = No game was finished.
cli-arena-page-best = { $bot } is the strongest of the pool, with a rating of { $rating }.
cli-arena-page-wins = { $bot } won { $share } % of { $games } games (95 % interval { $low } to { $high }; { $even } % if all played alike).
cli-arena-page-trouble = The series ended before its end: { $bot } failed in game { NUMBER($number, useGrouping: 0) }.
cli-arena-page-shares = Who wins
cli-arena-page-shares-note = Share of games won, shared wins divided, all seats of a bot together; the bar is the 95 % interval (Wilson), the dashed line what it would be if all played alike.
cli-arena-page-ratings = Ratings
cli-arena-page-ratings-note = Plackett-Luce on the finishing orders of all games, on the scale of Elo: 400 points more are odds of ten to one to finish before another seat. { $anchor } is fixed at 1000; bars are 95 % intervals.
cli-arena-page-pairings = Who met whom
cli-arena-page-pairings-note = Points of a seat of the first minus those of the second, at tables that both share; bars are 95 % intervals.
cli-arena-page-test = Evidence, game by game
cli-arena-page-test-note = Logarithm of the likelihood ratio between a gain of { $gain } a seat of { $first } over { $second } and none; at a dashed line it is decided, with { $chance } % of wrong answers at most.
cli-arena-page-difference = Points ahead, on average
cli-arena-page-difference-note = Points of a seat of { $first } minus those of { $second }: the mean after each game, with its 95 % interval.
cli-arena-page-margins = Margin to the best of the others
cli-arena-page-margins-note = The mean after each game of a seat's points minus those of the best other seat.
cli-arena-page-points = Points at the end
cli-arena-page-points-note = How often a seat ended with so many points; the line and the number are the mean.
cli-arena-page-times = Time for a decision
cli-arena-page-times-note = Milliseconds of CPU where there was a choice: the dot and the number are the middle one, the bar goes to what 95 of 100 keep to, the end is the longest.
cli-arena-page-numbers = All numbers
cli-arena-page-numbers-note = A margin is that to the best of the others at the table, with its standard error; decisions are those of a seat in a game; times are milliseconds of CPU for a decision.
cli-arena-page-protocol = How to repeat it
cli-arena-page-protocol-note = Every game has fresh deals, which follow from its number, as do the seats and the luck of the bots; all arrangements of a table come in turns. Bots see only what their seats can see. A budget in simulations gives the same games on every machine, one in seconds does not.
cli-arena-page-bots = Bots
cli-arena-page-options = Options
cli-arena-page-seeds = Games
cli-arena-page-seed-range = number { $first } to { $last }
cli-arena-page-build = Lascaux
cli-arena-page-took = Time
cli-arena-page-took-seconds =
    { $jobs ->
        [one] { $seconds } s, one game at a time
       *[other] { $seconds } s, { $jobs } games at a time
    }
cli-arena-ended-time = Time was up before all { $asked } games were played.
cli-arena-ended-stopped = Stopped before all { $asked } games were played.

## Check

cli-check-fine = ok      { $what }
cli-check-faults =
    { $count ->
        [one] 1 fault. Nothing was played.
       *[other] { $count } faults. Nothing was played.
    }
cli-check-no-loader = { $game } comes from another package, which checks its components itself
cli-check-no-folder = the components of { $game } are one file, not a folder
# The game that was being played: its number, how many players, and which bot played for all of them.
cli-check-games-failed = game { $number } with these components ({ $players } players, bot { $bot }) failed: { $reason }
cli-check-games-died = game { $number } with these components ({ $players } players, bot { $bot }) killed its process (signal { $signal })
cli-check-games-slow = game { $number } with these components ({ $players } players, bot { $bot }) was not over after { $seconds } seconds
cli-check-games-endless = game { $number } with these components ({ $players } players, bot { $bot }) does not end: it was not over after { $decisions } decisions
cli-check-games =
    { $games ->
        [one] ok      1 game by the random bot, { $decisions } decisions
       *[other] ok      { $games } games, by a random and a casual bot in turns, { $decisions } decisions
    }
cli-check-wordless = no word: { $what }
cli-check-play = Play with it: { $variable }="{ $folder }" lascaux play { $game }
cli-check-broken = broken  { $what }: { $reason }

## Games

cli-games-ours = Comes with Lascaux { $version }.
cli-games-from = Comes from the package { $origin }.
cli-games-fault = Its files: { $fault }
cli-games-broken = broken  { $game } from { $origin }: { $reason }
cli-games-players = Players: { $players }
cli-games-option = { $key } ({ $rule }): { $what }
cli-games-choice =
    { $usual ->
        [1] { $choice } (usual): { $what }
       *[other] { $choice }: { $what }
    }
cli-games-needs = Only with { $key }={ $value }.
cli-games-play = Play it: { $lascaux } play { $game }

## Training

cli-train-begins = { $game } { $variant }: begins, in { $folder }.
cli-train-goes-on =
    { $done ->
        [one] { $game } { $variant }: goes on after 1 generation, in { $folder }.
       *[other] { $game } { $variant }: goes on after { $done } generations, in { $folder }.
    }
# Beside the bar: what is going on.
cli-train-playing = generation { $generation }: games to learn from
cli-train-fitting = generation { $generation }: learning
cli-train-duelling = generation { $generation }: games against casual
# A line after each generation; $against is a list of cli-train-share, one a number of players.
cli-train-generation =
    { $best ->
        [1] Generation { $generation }: wins { $against }; R2 { $r2 }, Brier { $brier }; { $games } games, { $seconds } s. The best so far.
       *[other] Generation { $generation }: wins { $against }; R2 { $r2 }, Brier { $brier }; { $games } games, { $seconds } s.
    }
# Against casual bots, with the 95 % interval in brackets.
cli-train-share = { $share } % ({ $low } to { $high }) with { $players } players
cli-train-curve = Wins by generation: { $curve }, from { $first } to { $last } %.
cli-train-done =
    The net of generation { $generation } played best. It took { $seconds } s in all.
    weights  { $file }
    curves   { $curves }
cli-train-installed = They lie in { $folder } now, where bots find them.
cli-train-use =
    Bots play by them where { $variable }={ $folder } is set; --install puts them where they are found without.
cli-train-stopped =
    Stopped. What was done so far is kept. Go on with:
    { $command }
cli-train-title = { $game } { $variant }: what was learned, by generation
cli-train-chart-play = Share of wins against casual
cli-train-chart-fit = How well games are foretold that were not learned from
cli-train-chart-players =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
cli-train-chart-r2 = margin (R²)
cli-train-chart-brier = win (Brier)
cli-train-needs = training needs numpy and librt: install lascaux[bots]
cli-train-no-install = this is no checkout: set { $variable } to a folder of your own, and bots will look there
cli-train-variant = { $game } has no variant '{ $variant }': there are { $variants }
cli-train-variant-setup = a plan for { $variant } has a setup that belongs to the variant { $other }
cli-train-games = a generation has at least { $least } games: two for each setup
cli-train-count = games and generations are numbers from 1 to { NUMBER($most, useGrouping: 0) }
cli-train-seed = a seed for training is a number from 0 to { NUMBER($most, useGrouping: 0) }
cli-train-seconds = --seconds must be more than 0
cli-train-plan = { $file }: this is no plan: { $reason }
cli-train-other = { $folder } holds a run that began with another '{ $what }': give another --folder, or delete this one
cli-train-folder = { $file }: can't be read ({ $reason }): delete the folder to begin again
cli-train-worker = a process that played { $task } was ended from outside { $times } times

# What else is wrong with what was asked for
cli-no-game = there is no game { $game }: there are { $games }
cli-setup-players = { $game } can't be played by { $players }: allowed are { $allowed }
cli-setup-option = { $game } has no option { $option }: there are { $options }
cli-setup-value = option { $option } can't be { $value }: allowed are { $allowed }
cli-setup-need = option { $option } has a meaning only with { $need } ({ $rule })
cli-no-bot = there is no bot '{ $bot }': there are { $bots }, or path.py:Name for your own
cli-bad-bot = '{ $bot }' is not written as name(parameter=value, ...)
cli-no-class = { $file } has no class '{ $name }'
cli-error = this can't be done: { $reason }
cli-error-record = this record can't be read: { $reason }
cli-error-bot = this bot can't play: { $reason }
cli-error-setup = this can't be played: { $reason }
cli-error-training = training stopped: { $reason }
cli-error-data = a component file is wrong: { $reason }
