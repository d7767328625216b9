# The pages of the browser. What belongs to one game begins with the game's initials.

page-brand = Lascaux
page-title = { $title } · Lascaux
page-your-turn = Your turn · { $title }
page-skip = To the content
page-close = Close
page-more = More
page-copy = Copy
page-copied = Copied
page-cancel = Cancel
try-again = Try again
to-home = Home
page-and = { $first } and { $last }
default-name = Guest
default-name-of = Guest { $number }
page-rules = Rules

## Friendly pages for what is not there

note-loading = One moment …
note-loading-more = The fire is being lit.
note-missing = There is nothing on this wall
note-missing-more = This address leads nowhere. Perhaps a letter is missing from the link.
note-no-table = There is no such table
note-no-table-more = Check the link or the code. A table that nobody used for a long time may be gone.
note-offline = No connection
note-offline-more = The server can't be reached right now. Look at your connection, then try again.
note-slow = This takes too long
note-slow-more = The server does not answer. It may be busy: try again in a moment.
note-broken = Something went wrong
note-broken-more = The server could not show this page. Try again in a moment.
note-no-game = There are no rules here
note-no-game-more = The server knows no rules of a game with this name.
note-no-replay = There is nothing to look back at
note-no-replay-more = The game may not have begun, or you may not look at it from here.

## Home

home-page = Home
home-title = Stone-age board games, on your wall
home-lead = Play tonight with friends, by a link and without an account, or against bots right now.
home-games = Games
home-waiting = Waiting for you
home-running = Your other tables
home-tables = Your tables
home-finished = Your finished games
home-waits = ({ $count }) Your turn
home-you = You
home-join = Join a table
home-record = Look at a saved game
play-now = Play now against bots
play-now-with =
    { $bots ->
        [one] you and one bot, { $level }
       *[other] you and { $bots } bots, { $level }
    }
create-table = Create a table
game-players =
    { $least ->
       *[other] { $least } to { $most } players
    }
your-name = Your name
your-sign = Your sign
sign-wolf = Wolf
sign-bison = Bison
sign-lion = Lion
sign-bear = Bear
join-go = Join
join-code = Code or link of the table
open-tables = Open tables
open-seats =
    { $seats ->
        [one] 1 free seat
       *[other] { $seats } free seats
    }
tables-open = Not started yet
tables-playing = Being played
tables-over = The game is over
tables-yours = Your turn
tables-turn = { $name } is to play
finished-won = You won
finished-shared = You shared the win
finished-place = Place { $place } of { $players }
finished-table = Table
finished-all = Show all { $count } games
record-about = A record holds a whole game. It is verified, then you can look at every position.
record-file = Record

## Another game for the same people

rematch-now = Play again
rematch-offer = Offer another game
rematch-join = Play on
rematch-watch = Watch the next game
rematch-decline = Not now
rematch-title = { $name } would like to play again
rematch-wish = { $name } would like to play again.
rematch-begun = The game that { $name } offered has begun. A bot plays for you until you come.
rematch-coming =
    { $count ->
        [one] { $names } is coming.
       *[other] { $names } are coming.
    }
rematch-waits =
    { $count ->
        [one] The game begins as soon as { $names } is here. If you start now, a bot plays until then.
       *[other] The game begins as soon as { $names } are here. If you start now, bots play until then.
    }
rematch-order = Order of seats
rematch-order-rotate = Everybody moves on one seat.
rematch-order-same = Everybody keeps their seat.
rematch-order-result = Whoever came last sits first.
seat-asked = was asked, not here yet

## Seats on another device

devices-title = Take your seats to another device
devices-about = A link carries all the seats of this browser. Open it on your phone or on another computer, and go on there. Both devices work.
devices-make = Make a link
devices-link = Your link
devices-warning = It is shown only now, and good once, for a day. Whoever opens it plays for you.
devices-alone = This address works on this computer only. To go on from a phone, the server must be open to your network: the invitation to a table says how.
devices-qr = QR code of your link
devices-made = Links that you have made
devices-seats =
    { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
devices-opened = in use
devices-unopened = not opened
devices-take-back = Take back
seats-title = Your seats
seats-about = This link brings your seats from another device to this one. It works once.
seats-take = Take my seats
seats-none = There is no link here. Make one on the device where you play: on its home page, under “You”.
seats-done =
    { $tables ->
        [one] Your seat at one table is here now.
       *[other] Your seats at { $tables } tables are here now.
    }

## Several people at one device

guest-add = Add a person at this device
guest-name = Name of person { $number }
guest-sign = Sign of person { $number }
guest-name-one = Their name
guest-sign-one = Their sign
guest-remove = Remove person { $number }
guest-sit-down = Sit down at this device
seat-device = at this device
seat-send-away = { $name } does not play
seat-ask-to-leave = Ask { $name } to give up this seat
pass-to = Pass to { $name }
pass-turn = It is { $name }'s turn.
pass-wish = { $name } would like to take something back, and asks you.
pass-here = I am { $name }

## A new table

new-table = { $game }: a new table
new-players = Seats
new-bots = Bots among them
new-watchers-talk = Let those who watch speak, too
new-without-hints = Play without hints
new-public = Show the table on the home page, so that anybody can join
bot-level = The bots
option-named = { $name }: { $what }
option-follows = as the edition says: { $what }
bot-random = at random
bot-easy = easy
bot-casual = casual
bot-fair = fair
bot-strong = strong
bot-expert = expert
bot-greedy = solid

## The levels: who plays so, and how

level-title = Who do you want to play against?
level-seat = Who takes seat { $number }?
level-named = { $name }, { $level }
level-against = Against { $who }: choose somebody else
level-easy-name = Pim
level-easy-about = Makes a beginner's mistakes.
level-casual-name = Wenna
level-casual-about = Plays by rules of thumb.
level-fair-name = Brukk
level-fair-about = Has learned from games against itself, and plays by feel.
level-strong-name = Ilka
level-strong-about = Thinks a moment ahead before every move.
level-expert-name = Old Maro
level-expert-about = Thinks through every decision that matters.
# By as many games between bots; the brackets say what it would be if all played alike.
level-strength =
    { $players ->
        [2] Wins { $share } % of its games against a casual bot (half would be equal).
        [3] Wins { $share } % of its games against two casual bots (a third would be equal).
        [4] Wins { $share } % of its games against three casual bots (a quarter would be equal).
       *[other] Wins { $share } % of its games at a table of { $players }, all others casual bots.
    }

## The lobby

lobby-title = { $game }: before the game
lobby-seats = Seats
lobby-agreed = What is agreed
lobby-open =
    { $seats ->
        [one] One seat is still free. If you start now, a bot takes it.
       *[other] { $seats } seats are still free. If you start now, bots take them.
    }
lobby-full = Everybody is here.
lobby-missing =
    { $count ->
        [one] { $names } is not here yet.
       *[other] { $names } are not here yet.
    }
lobby-full-guest = All seats are taken. You can watch the game from here.
lobby-host = While seats are free, { $name } starts the game.
lobby-start = Start the game
lobby-leave = Leave the table
lobby-sit = Sit down
lobby-sit-down = Take a free seat
start-on = The game is about to begin: everybody throws in luck.
start-waits = Still missing: { $names }.
start-missing = The luck of { $names } did not come in time, so nothing that was thrown in counts any more.
start-off = The start was called off. It can be asked for again.
seat-number = Seat { $number }
seat-open = free seat
seat-take = Take seat { $number }
seat-add-bot = Seat a bot
seat-change-bot = Change
seat-you = (you)
seat-bot = bot, { $bot }
seat-here = at the table
seat-away = away
seat-left = left the table
seat-acting = is to play
seat-acting-away = is to play, not connected just now
seat-replace = Let a bot go on
seat-stand-in = Let a bot play until { $name } is back
seat-stands-in = a bot plays until { $name } is back
invite-title = Invite
invite-watch = Invite somebody to watch
invite-about = Whoever has this link can take a free seat or watch.
invite-link = Link to the table
invite-link-here = Link on this computer
invite-which = Address of this computer
invite-alone = Friends can't come yet: only this computer can open the page. To let others in your network in, stop the server and start it like this:
invite-no-network = Friends can't come yet: this computer seems to be in no network, or none that is known here. Open the page by an address that they can reach, too.
invite-public = For friends elsewhere, it needs an address on the internet: give it with --public-url.
invite-share = Share
invite-code = or the code
invite-qr = QR code of the link to the table
invite-personal = Play on a second device, too

## The table

area-board = Board
area-players = Players
area-question = Question
area-options = Options
area-log = Log
area-chat = Chat
area-decision = Decision
area-dock = Decision and news
area-since = Since your last move
area-panel = What to show below
area-tools = Table
area-tabs = Areas
tab-board = Board
tab-options = Options
tab-log = Log, chat
tab-players = Players
turn-yours = Your turn
turn-theirs = { $name } is to play
turn-away = { $name } is to play and is not connected just now
turn-over = The game is over
turn-watching = you are watching
link-reconnecting = The connection is gone. It comes back by itself; nothing is lost.
link-restarting = The server is being restarted. The page comes back by itself; nothing is lost.
question-yours = Your decision
question-theirs = { $name } decides
question-skip = Skip to now
question-away = { $name } decides, and is not connected just now
question-left = { $name } has left: a bot can go on
# The lower part of the dock
panel-since = Since your last move
panel-log = Log, chat
options-fold = Options: { $count }
since-title = Since your last move
since-nothing = Nothing has happened since your last move.
since-more =
    { $more ->
        [one] … 1 more before,
       *[other] … { $more } more before,
    }

options-count =
    { $count ->
        [0] Options
        [one] 1 option
       *[other] { $count } options
    }
options-found = { $found } of { $count } options
options-legend = Numbers: how your points change
options-best = most points first
options-find = Find an option
options-points = points
options-rulings =
    { $count ->
        [0] Expert rules: all as usual
        [one] Expert rules: one differs from the usual
       *[other] Expert rules: { $count } differ from the usual
    }
options-more =
    { $count ->
        [one] 1 more option, as usual
       *[other] { $count } more options, as usual
    }
options-none = Nothing to decide right now.
options-sending = Being sent …
options-offline = You can go on as soon as the connection is back.
why-first = Not now. This is to be decided first: { $why }
hint-ask = Hint
hint-thinking = Thinking …
hint-region = Look here first: “{ $region }”.
hint-kind =
    { $count ->
        [one] Look at the option that glows.
       *[other] Look at the { $count } options that glow: it is one of them.
    }
hint-about = What it is about: { $category }.
hint-more = Show me
hint-is = A solid player would: { $what } ({ $gain })
hint-whole = A strong player would: { $what }
hint-why = Why?
hint-instead = Points at the end, compared with “{ $what }”:
hint-even = “{ $what }” is about as good.
hint-do = Do it
undo-free = Take back
undo-ask = Ask to take back
ask-title = Ask to take back?
ask-whom =
    { $count ->
        [one] { $names } is asked. With their consent this is taken back:
       *[other] { $names } are asked. If all of them agree, this is taken back:
    }
ask-yes = Ask
ask-away =
    { $count ->
        [one] A bot plays until { $names } is back. Nothing more can be taken back without their consent.
       *[other] Bots play until { $names } are back. Nothing more can be taken back without their consent.
    }
wish-yours = You asked to take this back. Still to answer: { $names }.
wish-theirs = { $name } would like to take this back:
wish-own-step = { $what } (your step)
wish-more =
    { $count ->
        [one] and one more step
       *[other] and { $count } more steps
    }
wish-waits = Still to answer: { $names }.
wish-withdraw = Don't ask any more
wish-yes = Agree
wish-no = No
answer-agreed = { $name } agrees.
answer-refused = { $name } would rather not take that back.
answer-played-on = { $name } played on: nothing is taken back.
answer-left = { $name } left the table: ask again, if you like.
log-title = What happened
log-replay = Look back
log-undone = Taken back:
log-empty = Nothing yet.
chat-title = Chat
chat-say = Say something
chat-send = Send
chat-waiting = (waiting to be sent)
chat-spoken = { $name } says: { $text }
leave-go = Leave
leave-title = Leave the table?
leave-about = Your seat stays yours: the table waits, and you find it on the home page whenever you come back.
leave-means = Or give it up for good: a bot can take it, and you can't come back to it.
leave-yes = Give up my seat
leave-no = Stay
leave-later = Come back later
board-broken = The board can't be drawn. The list of options still works.
board-not-loaded = The board could not be loaded. The list of options still works.

## Talking: words, signs, whoever watches, and whom one does not want to hear

chat-silent = Only those with a seat can speak here.
chat-as = You speak as
chat-watcher = watching
chat-too-long =
    { $many ->
        [one] One character too many.
       *[other] { $many } characters too many.
    }
chat-hidden =
    { $count ->
        [one] A line of { $name } is hidden.
       *[other] { $count } lines of { $name } are hidden.
    }
chat-hear = Hear { $name } again
mute-title = Whom to hear
mute-about = Whoever is not marked is muted: their lines and signs are hidden here, for you only. They are not told.
watching-count = { $count } watching
agreed-watchers-talk = Those who watch may speak, too.
agreed-watchers-listen = Those who watch only listen.
agreed-without-hints = Nobody gets hints, or numbers beside options.
emote-title = Signs
emote-key = Signs (E)
emote-hand = Hello
emote-fire = Well played
emote-mammoth = What a surprise
emote-spear = Bad luck
emote-sun = Thank you
emote-drum = Your turn
emote-spoken = { $name }: { $sign }
name-too-long =
    { $many ->
        [one] One character too many: a name has at most { $most }.
       *[other] { $many } characters too many: a name has at most { $most }.
    }

## Coming back after a bot has stood in

stood-in-title = While you were away, a bot played for you:
stood-in-more =
    { $count ->
        [one] and one more step
       *[other] and { $count } more steps
    }
stood-in-look = Look back from there

## The end

end-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
end-you-win = You win!
end-you-share = You share the victory with { $names }
end-you-are =
    { $place ->
        [2] You are second.
        [3] You are third.
       *[other] You are fourth.
    }
end-places = Places
end-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
end-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
end-tie = { $names } have { $points } points each. { $first } is ahead: { $why }.
end-tie-by = { $what } { $best } against { $other }
end-tie-shared = { $names } have { $points } points each and are equal in all that breaks a tie: they share the place.
end-link = Link to the replay
end-picture = Picture to share
end-count-again = Count again
end-replay = Look back
end-save = Save the record
sheet-title = Score sheet
sheet-for = For
sheet-nothing = nothing
sheet-total = Total
sheet-place = Place
sheet-part = { $words } = { $points }

## The count

count-title = The count
count-begins = Now the points are counted.
count-skip = Skip
count-line = { $what }: { $points }
count-sums = Counted so far

## The picture to share

picture-title = A picture of this game
picture-alt = { $headline }: the board at the end, with names and points
picture-making = It is being painted …
picture-failed = The picture could not be made in this browser.
picture-share = Share
picture-save = Save the picture
picture-foot = Played at Lascaux, { $when }
picture-foot-later = Played at Lascaux

## Rules

rules-of = Rules: { $game }
rules-chapters = Chapters
rules-find = Find in the rules
rules-none = No rule has these words.
rule-link = rule
rule-show = Show rule { $rule }
rule-title = Rule { $rule }
rule-all = All rules
rule-none = This rule is not in the book.

## Settings

settings-title = Settings
settings-theme = Light
settings-theme-light = Day
settings-theme-dark = Night
settings-theme-system = As the device
settings-help = At the table
settings-sound = Sounds
sound-on = Sound is on
sound-off = Sound is off
settings-guide = Explain each decision
settings-list = Show options as a list
settings-guesses = Show what a bot thinks each option is worth
settings-forced = Make moves that leave no choice
settings-speed = Other players' turns
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-once = At once
settings-language = Language

## Being called when it is one's turn

calls-title = When it is your turn
calls-switch = Notify me on this device
calls-reach-closed = Also when the page is closed.
calls-reach-open = As long as the table is open in a tab or window.
calls-obstacle-insecure = Notifications and installing need https or localhost; at this address the page does without.
calls-obstacle-unsupported = This browser shows no notifications here. On an iPhone or iPad, add the page to the home screen first.
calls-obstacle-blocked = Your browser blocks notifications from this site. Allow them in its settings for the site.
calls-more = More ways to be called
calls-hook = Web hook
calls-hook-begin = https://
calls-hook-save = Save
calls-hook-more = This address gets a short message (JSON, POST) when it is your turn and no page of yours is open.
calls-hook-kept = Saved for all your seats.
calls-install = Install Lascaux as an app
calls-offer = Get a notification when it is your turn?
calls-offer-more = You can change this in the settings at any time.
calls-offer-yes = Notify me
calls-offer-no = No, thanks

## What went wrong

problem-offline = The server can't be reached right now.
problem-slow = The server does not answer in time.
problem-server = The server could not do this.
problem-unknown = Something went wrong.
problem-not-found = There is nothing here.
problem-no-table = There is no such table.
problem-no-method = This can't be asked in this way.
problem-not-written = The server could not write this down, so nothing has changed: try again.
problem-busy = So much is going on here just now that this was not done: try again.
problem-too-fast = That is too much at once: wait a little.
problem-too-many-tables = Too many tables were opened from here: wait a little.
problem-too-large = That is too large.
problem-full = All seats are taken. You can watch.
problem-taken = This seat is no longer free.
problem-same-name = Somebody at this table has this name already, or one that looks like it: choose another one.
problem-name-too-long = This name is too long: at most 24 characters.
problem-bad-name = This name can't be shown as it is: use letters, without spaces around them.
problem-watchers-silent = At this table, those who watch only listen.
problem-nothing-said = There is nothing in this line that can be read.
problem-started = The game has started. You can watch it.
problem-too-long = So much has happened at this table that the server can't go on with it.
problem-not-host = While seats are free, only whoever leads the table starts the game. Nobody else can ask somebody to leave, either.
problem-no-guest = Nobody sits there who could be asked to leave.
problem-starting = The game is about to begin: wait a moment.
problem-too-early = This page is older than the server and throws in luck too early: reload it.
problem-nothing-to-reveal = There is nothing that this seat could throw in just now.
problem-other-salt = That is not the luck that this seat had bound.
problem-not-over = The game is not over yet.
problem-not-started = The game has not started yet.
problem-not-your-turn = It is not your turn.
problem-not-left = A bot takes a seat that is free or was left, or one that has kept everybody waiting for a minute.
problem-no-seat-left = The bots leave no seat for you.
problem-setup = The game can't be played with these settings.
problem-unknown-game = This server does not have this game.
problem-malformed = The server does not understand this: reload the page.
problem-malformed-action = That is no action of this game.
problem-no-hello = The connection was not greeted: reload the page.
problem-old-revision = This game was played by older rules, which the server no longer has.
problem-broken = This table can't be brought back.
problem-closed = Whoever runs this server has closed this table.
problem-banned = This address is shut out here.
problem-not-read = The server can't read this just now: try again.
problem-too-many-records = Too many records came from here today: come back tomorrow.
problem-record-too-long = This game is too long for a record: it would have { $characters } characters, and at most { $most } can be read again. Nothing was written.
problem-record = This record is not valid: line { $line } can't be right.
problem-unfinished = Only a finished game can be brought: the record of an unfinished one holds its secrets.
problem-no-position = This game has no such position.
problem-over-here = The game is over at this position: play on from an earlier one.
problem-no-such-seat = This game has no such seat.
problem-bots-unlike-seats = The bots must be of one level, or as many as there are other seats.
problem-not-your-eyes = This seat's view is not yours to see.
problem-too-slow = This took too long: try again later.
problem-bot = No bot could be asked.
problem-data = The components of this game can't be used.
problem-stale = Something happened meanwhile: look again.
problem-no-seats = There is no seat here that could be taken along.
problem-no-link = This link was taken back, or nobody opened it in time. Make a new one on the other device.
problem-link-used = This link was opened before. Make a new one on the other device.
problem-no-seat = This needs a seat at the table.
problem-unknown-token = This seat is no longer yours. You can watch.
problem-asked-to-leave = Whoever leads this table asked you to give up your seat. You can watch.
problem-nothing-to-undo = There is nothing to take back.
problem-must-ask = Meanwhile this can't be taken back alone any more. You can ask the others.
problem-must-wait = A bot plays for somebody who would have to agree. Nothing can be taken back until they are back.
problem-too-many-undos = So much was taken back at this table that nothing more can be. The game goes on.
problem-asked-already = Somebody else asks to take something back: that comes first.
problem-nothing-asked = Nobody asks you to agree to anything any more.
problem-no-push = This server sends no push messages.
problem-no-hooks = This server calls no web hooks.
problem-no-hints = This table agreed to play without hints.
problem-bad-subscription = That is no subscription of a browser.
problem-bad-address = Nothing can be sent to this address. It has to begin with https:// and name a host.
problem-private-address = This address leads into the server's own network, which is not allowed here.
problem-unknown-host = There is no such host.
problem-going-down = The server is being restarted: try again in a moment.
problem-elsewhere = This was asked by a page of another server, so it was not done. Open the page of this one.
problem-not-our-name = This server does not know the name by which you came. Whoever runs it can tell it by --public-url.

## The guide: its sentences stand in the catalogs of the games

guide-off = Don't explain any more

guided-start = Guided first game
guided-new = New here? Learn by playing, in ten minutes:
