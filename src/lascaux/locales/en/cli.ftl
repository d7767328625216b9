# The terminal client.

cli-yes = y yes
cli-no = n no
cli-and = { $first } and { $last }
cli-animal-wolf = Wolf
cli-animal-bison = Bison
cli-animal-lion = Lion
cli-animal-bear = Bear

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
      hint (h)    what the greedy bot would do
      list (l)    all options
      board NAME  what somebody has; all: everybody
      score       the score sheet so far
      log         what happened so far
      rules       the open question again, and its rule
      legend      what the letters and marks mean
      save FILE   save the game, to go on later
      quit (q)    leave the game
cli-who = There is no `{ $name }` here: there are { $names }.
cli-hint =
    The greedy bot would take { $number }: { $what } ({ $gain ->
        [0] no points now
       *[other] { $sign }{ $gain } points
    }, { $outlook }).
cli-hint-estimate =
    The greedy bot would take { $number }: { $what } ({ $gain ->
        [0] the points of the end stay as it guesses them
       *[other] by its guess, { $sign }{ $gain } points in the end
    }).
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
cli-left = The game was left after { $count } actions.
cli-input-ended = The input ended before the game did, after { $count } actions.

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
cli-resumed = Going on after { $count } actions.
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
cli-replay-unfinished = This game is not over yet; the points are those so far.
cli-replay-action = Action { $number }, { $name }: { $what }.

## Arena

cli-arena-bot = bot
cli-arena-wins = wins
cli-arena-interval = 95 % interval
cli-arena-points = mean points
cli-arena-time =
    { $games ->
        [one] 1 game in { $seconds } s.
       *[other] { $games } games in { $seconds } s.
    }

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
       *[other] ok      { $games } games, by the random and the greedy bot in turns, { $decisions } decisions
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
