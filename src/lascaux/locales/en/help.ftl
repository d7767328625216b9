# One line a message: `lascaux --help` reads this file without Fluent.

help-usage = Usage: lascaux COMMAND [OPTIONS]
help-more = lascaux COMMAND --help says more about one of them.
help-lascaux = Stone-age board games in the terminal.
help-play = Play a game: against bots, or with friends at this terminal.
help-watch = Watch bots play a game.
help-replay = Verify the record of a game and show it.
help-arena = Let bots play many games and compare them.
help-check = Check the component files and the message catalogs.
help-games = List the games, their options and the rules behind them.
help-bench = Measure how fast the engine runs here.
help-help = Show this help.
help-version = Show the version.
help-game = The game, for example kingdomino-origins.
help-players = How many seats.
help-set = A game option as KEY=VALUE; can be given several times.
help-mode = Short for --set mode=MODE.
help-bots = Who fills the other seats, in order, for example greedy,random.
help-hot-seat = All seats are people at this terminal.
help-people = How many of the seats are people.
help-bot = A bot of your own as path.py:Name; can be given several times.
help-name = A name for the next seat; can be given several times.
help-seed = 32 hex digits: the same seed deals the same game.
help-salt = A word of yours that is mixed into the deals.
help-resume = Go on with a saved game.
help-record = Where the record of the game goes.
help-plain = No colour, ASCII only.
help-lang = The language.
help-delay = Seconds to wait after each turn.
help-file = A record; - reads standard input.
help-to = Show the position after this many actions.
help-json = Print JSON.
help-field = The bots that play, one a seat.
help-games-count = How many games.
help-first = The number of the first game: deals follow from it.
help-component-file = A changed component file (TOML), or a folder of them, to check.
help-component-game = The game it belongs to.
help-component-games = How many random games are played with a folder of components.
help-bench-game = The game to measure; without it, all of them.
help-bench-seconds = CPU seconds for each mode and player count.
help-serve = Let people play over the network: the interface for browsers and programs.
help-host = The address to listen at; 0.0.0.0 lets other machines in.
help-port = The port to listen at; without it, the first free one from 8000 on.
help-db = The file that keeps all tables.
help-workers = How many processes think for bots; without it, one a core.
help-client = The folder of the built browser client, where it is not found by itself.
help-open = Open a browser.
