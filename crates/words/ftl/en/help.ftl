### The help of commands and flags. The English is the doc comment in the code, and a test compares the two; other languages
### translate from here. A message is named by command and flag, by “any” where the flag means the same everywhere; “more” is
### what the long help adds. No full stop at the end of the short one. Values, flags and names in capitals are typed as they are.

# A colon follows.
help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-exit-codes = Exit codes
# The name of a command's place, in capitals.
help-command = COMMAND
help-default = default
help-possible = possible values
help-exit-well = all went well
help-exit-broken = reading or writing failed
help-exit-wrong = the command line or the input is wrong; the reason is on standard error
help-exit-signal = ended by signal n: 129 the terminal closed, 130 Ctrl-C, 143 asked to stop; the match is saved
help-help = Print this message or the help of the given subcommand(s)

help-any-help = Print help
help-any-version = Print version
help-any-json = As JSON
help-any-lang = The language, such as de [default: from the environment]
help-any-edition = The edition; `codeknacker editions` lists them
help-any-options = An option of the edition; repeat it for more
help-any-game = An edition, or holes and symbols: 4x8, or 4x8n without repeats
help-any-file = The match's file; - for standard input
help-any-folder = The folder; created if missing
help-any-database = The database [default: the file in your data folder]
help-any-table = The table's id or code

help-codeknacker = The Mastermind family of code-breaking games
help-codeknacker-more = Without a command, serves the game to browsers on this machine, prints its address and opens it.
help-codeknacker-no-open = Without a command: don't open the browser

help-editions = Lists the editions that can be played, or shows one with its rules and options
help-editions-json = As JSON, with symbols, options and the number of codes for each
help-editions-edition = The edition to show; without one, all are listed

help-score = Answers pairs of secret and guess, read line by line from standard input
help-score-more = Each line is a secret, a tab and a guess; in the group editions a marker, a tab and a row (3R, tab, GBRYW). Each gets an answer: 2b1w is two black pins and one white; the grand editions add blue ones (1b0w2u), and a marker answers b, w or -. Stops at the first line it can't read.

help-solve = Helps at a real board: which codes fit the rows so far, and what to guess next
help-solve-more =
    Give each row with its answer: RRYB=1b2w (grand: "tR sB cG hY=1b0w2u"). Without rows, they are read from standard input, line by line, and each is answered. Guesses are ranked by the rows they leave you on average (~ marks an estimate), with the codes left on average and at worst, and the information in bits. If answers contradict each other, you get the fewest rows that can't all be right.

    In a group, 1:3R means that seat 1 holds the red marker of hole 3. A row comes with the hints of all other seats, "RYGB.=2:b 3:w 4:-" (or with their totals, 2:RYGB.=1b1w), a call with its verdict, 2:RYGB.=wrong. You learn what everyone may hold and, if you give your own markers, which rows teach you most and whether to call.
help-solve-rows = The rows so far with their answers; in a group also markers and calls
help-solve-json = As JSON, for the rows given

help-puzzle = Sets a puzzle: rows that only one code fits, with none to spare
help-puzzle-more = Type the code; if it's wrong, you learn which rows it contradicts. “hint” shows what follows from the fewest rows, one step at a time. The stars, 1 to 5, say how hard it is: how many rows to combine, and how many steps it takes. The same seed gives the same puzzle everywhere; it begins with the stars, as in 3-monday. In a group, you sit in seat 1. Your times and days in a row are kept.
help-puzzle-stars = How hard it is, 1 to 5 [default: the seed's]
help-puzzle-seed = Which puzzle, such as 3-monday. “today” is today's, the same on every server: easy, medium or hard with 1, 3 or 5 stars [default: the first of these three that you haven't ended; with --stars, a random one]
help-puzzle-plain = Line by line, without moving the cursor
help-puzzle-json = As JSON, with the solution

help-strategy = Plays a strategy against every secret and counts the rows it needs
help-strategy-more = Guesses are judged by the answers they can get: the smallest largest class (minmax), the fewest codes left on average (expected), the most information (entropy) or the most different answers (parts). Or the strategy is proven: no other needs fewer rows in total (optimal). For the usual games that is already known (book).
help-strategy-by = What guesses are judged by: minmax, expected, entropy, parts or optimal; book looks it up
help-strategy-fitting = Guess only codes that can still be the secret (not for optimal or book)
help-strategy-within = The most rows for any secret (optimal only)
help-strategy-aim = What counts first (optimal only)
help-strategy-aim-total = Fewest rows in total; of these strategies, fewest at worst
help-strategy-aim-worst = Fewest rows at worst; of these strategies, fewest in total
help-strategy-width = Follow only this many guesses per position: finds a good strategy soon and proves nothing (optimal only)
help-strategy-deadline = Stop the search after this time, with what is proven by then (optimal only)
help-strategy-table-size = Memory for positions the search keeps [default: 256] (optimal only)
help-strategy-checkpoint = Save the search to this file every half minute and at the deadline; an existing file is resumed (optimal only)
help-strategy-sample = Play against this many random secrets instead of all (not for optimal or book)
help-strategy-seed = Which secrets to sample: the same seed draws the same
help-strategy-tree = Write the strategy to this file, guess by guess; the ending decides the format: .json, .svg, .book, otherwise text
help-strategy-tree-format = The format of the tree, whatever the file's ending: text, json, svg or book
help-strategy-verify = Instead, play the strategy in a file against every secret; - for standard input

help-duel = Plays a tournament among computer players
help-duel-more = The levels are beginner, casual, practised, expert and perfect; random (any code that fits) and entropy (the most information) are for comparison. A single level breaks codes; in a game for two, more than two levels play each other in turn; parties and groups take as many levels as they have seats. The same seed gives the same games.
help-duel-levels = The players' levels
help-duel-games = Matches at each table; with --every-secret, for each secret
help-duel-seed = The seed for everything random
help-duel-maker = How the computer picks secrets: fair, cunning or contrary
help-duel-every-secret = Play every secret in turn instead of random ones; for a single level

help-play = Plays a match, full screen or, with --plain, line by line
help-play-more = By default you play alone against the computer. Several people may share the keyboard; what only one of them may see is hidden. Every action is saved at once, so --resume always continues. Type ? at any time for help.
help-play-game = The edition, or a match's file: a running match continues, a finished one is followed by a rematch. Without either, you choose
help-play-plain = Line by line, without moving the cursor: for screen readers, Braille displays and pipes. Always on if input or output isn't a terminal, or TERM is dumb
help-play-seats = Who plays, seat 1 first: person, computer, computer:LEVEL, computer:LEVEL:cunning or contrary
help-play-seats-more = The levels are beginner, casual, practised, expert and perfect. A cunning computer prefers secrets that are hard to crack; a contrary one chooses its secret late, and says so.
help-play-names = The players' names, seat 1 first
help-play-rounds = How many rounds to play
help-play-target = Play to this score, in editions that allow it
help-play-first = The seat that makes the first code, or begins in a group [default: drawn by lot]
help-play-solo = Break the computer's codes alone, also those of one named with --seat
help-play-referee = Enter what happens at a real board; the pins are checked and the score is kept
help-play-resume = Continue a saved match: the one in a file, or the last one played, here or on a server
help-play-server = Play on a server, with people in browsers or elsewhere: at the table of --table, or at a new one for the edition. A table's address from a browser works too, and so does HOST:PORT
help-play-table = The short code of a server's table
help-play-public = List a new table in the server's lobby, where anyone can join. Otherwise only people with its code find it

help-replay = Shows a match from its file, row by row, with scores and promises
help-replay-analysis = Also show how it was played: what every row cost, luck, accuracy
help-verify = Checks every answer, score and promise of a match, and its digest
help-verify-more = Every fault is reported with its line and column. The digest guards against damage, not against forgery: the promises and the rules do that.

help-import = Adds finished records, such as those of `export`, to the folder of your matches
help-import-more = Each is checked as by `verify`. Existing files stay as they are; faulty records are reported and left out.
help-import-sources = Files, or folders whose .txt files are all taken
help-completions = Prints a shell's completions: bash, elvish, fish, powershell or zsh
help-completions-shell = The shell
help-man = Shows the manual page of a command, or writes those of all commands into a folder
help-rules = Shows an edition's rules with an example; without an edition, lists them all
help-stats = Shows how you crack codes on your own: rows as bars, streaks, by edition, against perfect play
help-stats-more = Counts the finished matches in the folder where `play` saves them, and the puzzles you have solved.
help-stats-edition = Only this edition
help-daily = Plays a server's code of the day: the same for everyone, one try counts. Then shows how others did
help-daily-edition = The edition to play
help-daily-server = The server; HOST:PORT is enough
help-daily-name = Your name in the ranking
help-daily-plain = Line by line, without moving the cursor
help-man-what = A command, or a folder, which is created if missing. For a folder named like a command, add a slash: `./play`
help-site = Writes the game as plain files for any web host, also below a path: open it and play, without a server
help-site-more = After one visit it works without a network: against computers, at one device and beside a real board, with hints, puzzles and rules. An older site of the game in the folder is replaced, and browsers take over the new one by themselves. Hosts that pack files by themselves can leave out pocket.wasm.br.
help-site-server = A server for what needs one, such as games with others and the code of the day; otherwise that is left out

## Operators. What is below may be left to English.

help-serve = Serves tables where people and programs play, watch and come back
help-serve-more = Set everything by flag, environment variable or file (--settings), in this order.
help-serve-settings = A TOML file of settings, named like the flags without dashes: `listen = "127.0.0.1:8484"`
help-serve-listen = Where to listen [default: 127.0.0.1:8484, or the next free port]
help-serve-lan = Also listen on the local network, and show its addresses with a code to scan
help-serve-public-url = The address people open; if it is https, cookies are marked secure
help-serve-hosts = More host names to answer for; requests for any other host are refused
help-serve-database = Where matches are kept: a file or PostgreSQL [default: a file in your data folder]
help-serve-bus = How nodes hear from each other [default: through PostgreSQL, if that is the database]
help-serve-trusted-proxies = Proxies whose X-Forwarded-For is believed, as addresses or networks
help-serve-open-metrics = Show /metrics to everyone, not only on this machine
help-serve-visitors-per-address = How many visitors may share one address (IPv6: one /64), such as a school's: together they get this many times one visitor's limits
help-serve-requests-per-second = Requests a second per visitor, not counting styles, scripts and pictures
help-serve-requests-at-once = Requests a visitor may send in a burst
help-serve-actions-per-second = Actions a second per seat
help-serve-actions-at-once = Actions a seat may send in a burst
help-serve-tables-per-hour = Tables a visitor may open per hour
help-serve-tokens-per-hour = Tokens that programs at one address may request per hour
help-serve-code-misses-per-minute = Wrong table codes a minute per address; guessing more means waiting
help-serve-streams = Open event streams in total; the server won't start if the limit on open files is too low for them
help-serve-streams-per-address = Open event streams per address
help-serve-connections-per-address = Open connections per address [default: a quarter of what can be held, at most 1000]
help-serve-unread-per-address = Unread bytes an address may pile up before it gets no more long answers
help-serve-read-seconds = Seconds until a reader who takes nothing of an answer is cut off
help-serve-body-limit = The largest request body, in bytes
help-serve-header-seconds = Seconds to send a request's head; also how long idle connections are kept
help-serve-body-seconds = Seconds to send a request's body
help-serve-stop-seconds = Seconds that running requests get to finish when the server stops
help-serve-advice-threads = Threads for advice and analysis [default: one less than there are processors, at least one]
help-serve-advice-queue = Questions that may wait for advice
help-serve-advice-seconds = Seconds of thought per question; then the best so far is given
help-serve-archive-days = Days without an action until an idle table is archived
help-serve-keep-days = Days to keep archived tables [default: forever]
help-serve-daily-shared = Rank every try at the code of the day, even from an address that has already finished it: for schools and offices
help-serve-log-addresses = Whose addresses are logged; they are written nowhere else
help-serve-log-addresses-none = Nobody's
help-serve-log-addresses-network = Only the network: /24 of IPv4, /48 of IPv6
help-serve-log-addresses-full = In full
help-serve-log = What to log: error, warn, info, debug or trace
help-serve-log-json = Log one JSON object per line
help-health = Asks a server whether it is ready; exits with 1 if not
help-health-address = The server's address

help-backup = Saves the whole database to a new SQLite file, even while the server runs
help-backup-path = The file to write
help-export = Writes every finished match to a folder as a readable record, even while the server runs
help-export-json = Records as JSON
help-store = Copies a server's whole database to another one
help-store-copy = Copies everything to another, empty database: running matches, seats, daily results and keys included
help-store-copy-more = Stop the servers on both first. Counts and digests of every part are compared before the copy counts as done.
help-store-copy-from = The source: `sqlite:PATH` or `postgres://USER:PASSWORD@HOST/NAME`
help-store-copy-to = The target
help-admin = Lists, closes and hides tables and blocks addresses, even while the server runs
help-admin-tables = Lists the tables, newest first
help-admin-tables-limit = How many to list
help-admin-close = Closes a table as it is; people seated there can reopen it
help-admin-hide = Takes a table out of the lobby
help-admin-show = Lists a hidden table in the lobby again
help-admin-block = Blocks an address or a network
help-admin-block-address = An address, or a network such as `2001:db8::/32`
help-admin-block-reason = The reason, for other operators
help-admin-block-days = For how many days [default: forever]
help-admin-unblock = Unblocks an address
help-admin-unblock-address = The address as it was blocked
help-admin-blocks = Lists the blocked addresses
