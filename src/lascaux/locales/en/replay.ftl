# Looking back at a game, its review, and the proof of its deals.

## Looking back

replay-of = Looking back: { $game }
replay-short = Looking back
replay-of-length = { $at } of { $length }
replay-to-game = Back to the game
replay-to-table = Back to the table
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-at = Position
replay-share = Link to this position
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-go = Go to
replay-eyes = Seen by
replay-begins = The game begins.
replay-nothing = Nothing to be seen happened here.
replay-parts = Beside the board
replay-part-board = Board
replay-part-log = Log
replay-part-course = Review
replay-part-sheet = Score
replay-part-more = Share, proof
replay-controls = Steps
replay-eyes-here = (your eyes)
replay-watcher = somebody who watches
play-on = Play on from here
play-on-about = A new game, from move { $n } of this one on. Bots take the other seats, and whatever is dealt from here on is dealt anew.
play-on-seat = You sit in for
play-on-seat-turn = { $name } (to act)
play-on-begin = Play on
course-title = The course of the game
course-later = The course of the game comes when you pause.
course-computing = The course of the game is being worked out …
course-none = The course of the game can't be shown right now.
course-shows = What the lines show
course-chances = chance to win
course-points = points
course-picture-chances = A line for each player: the chance to win along the game. The table below has the numbers.
course-picture-points = A line for each player: the points along the game. The table below has the numbers.
course-table = The same as a table
course-move = Move
course-marks = Decisions that cost points
course-percent = { $value } %
course-turning = Turning points
course-turn = Move { $n }: { $name } { $change } %
course-by-luck = By luck: a deal.
course-by-choice = By their own choice.
course-by-other = By a choice of { $name }.
course-steady = No single move decided this game.
course-how = Chances are those of players who would all go on from there as our best bot plays. A turning point is one choice, or one deal, that changed them by at least 15 % and by more than twice the error of the estimate.

## The review of a finished game: it teaches, it does not scold

review-title = The review
review-begin = Review this game
review-about = Looks at every decision again, finds those that cost points, and shows what would have been better and why. It takes { $time } and goes on if you leave; whoever opens this game finds it here.
review-time = up to four minutes
review-working = The game is being reviewed: { $percent } %
review-spoken = The review is { $percent } % done.
review-stays = You can leave this page: it goes on, and will be here for everyone who opens the game.
review-cancel = Stop
review-ready = The review is ready.
review-missing = This server has nothing to judge this game by, so it can't review it.
review-failed = The review broke off before it was done.
review-again = Try again
review-whole = See all of it on the board
review-whose = Whose game
review-lessons-you = What this game can teach you
review-lessons-of = What this game can teach { $name }
review-lessons-none = Nothing here cost much: well played.
review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-move = Move { $n }
review-moves = Where it happened:
review-seats = Everyone at a glance
review-accuracy = Accuracy
review-accuracy-about = Accuracy, up to 100
review-luck = Luck
review-luck-about = Luck, in points
review-luck-even-you = Luck was even for you.
review-luck-even-of = Luck was even for { $name }.
review-luck-good-you = Chance gave you { $points }.
review-luck-good-of = Chance gave { $name } { $points }.
review-luck-bad-you = Chance cost you { $points }.
review-luck-bad-of = Chance cost { $name } { $points }.
review-mark-inaccuracy = Inaccuracy
review-mark-mistake = Mistake
review-mark-blunder = Blunder
review-count-inaccuracy = Inaccuracies
review-count-mistake = Mistakes
review-count-blunder = Blunders
review-at = { $mark }, move { $n }: { $points }
review-decisions-you = Your decisions to look at again
review-decisions-of = Decisions of { $name } to look at again
review-decisions-none = No decision lost points beyond doubt.
review-strokes = When chance spoke up
review-see = See the better move
review-panel = A decision to look at again
review-of-seat = { $name }, move { $n }
review-better = Better:
review-played = Played:
review-regret = It was worth about { $points } more (give or take { $error }).
review-regret-share = It was worth about { $points } more (give or take { $error }), and { $share } % more chance to win.
review-why = Where they come from
review-why-open = Why? { $points } more
review-why-rival = for the strongest rival
review-previous = Previous one
review-next = Next one
review-which = { $at } of { $count }
review-how = How this was judged
review-how-by = By our analyst: what games between bots have taught, and a search that plays on from a position many times, like the expert, but with more time.
review-how-many = It looked closely at { $searched } of { $decisions } decisions, where something was at stake. Each was judged by what its player could know then.
review-how-sure = Only losses beyond doubt are marked: those far larger than the error of the estimate. A decision without a mark may still not have been the best.

## The proof of the deals

proof-title = Were the deals fair?
proof-check = Check the deals
proof-checking = The deals are being checked …
proof-bad = Something is wrong with the deals of this game.
proof-seed-kept = Your browser checked: the seed is the one that was bound before the game (kept here since { $since }).
proof-seed-kept-later = Your browser checked: the seed is the one that was bound when this browser first saw the game, in the middle of it (kept here since { $since }).
proof-seed-other = Your browser checked: the seed is not the one that was bound when it first saw this table ({ $since }). Somebody has changed the deals, or the table.
proof-seed-told = This browser has not seen the table before the end, so it kept nothing to compare: the seed fits what the record itself says was published.
proof-seed-unfit = Your browser checked: the seed does not fit what is said to have been published before the game.
proof-luck-mixed = Your browser checked: your own luck is part of the deals.
proof-luck-missing = Your browser checked: the luck that it threw in is not part of the deals.
proof-deals-follow =
    The server says: { $count ->
        [one] the only deal follows
       *[other] all { $count } deals follow
    } from the seed and the players' luck.
proof-deals-bent = The server says: the deal at move { $n } does not follow from the seed.
proof-begins = This game goes on from move { $n } of another one. What was dealt until there came from another seed, and is not checked here.
proof-refused = The deals can't be checked.
proof-numbers = What was compared
proof-seed = Seed
proof-commitment = Published before the game, as the server says (SHA-256 of the seed)
proof-kept = Kept by this browser
proof-salt = The players' luck
