### Vocabulary. The help of commands and flags. In English it says what stands in the code, and a test compares them: the others
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
help-exit-signal = signal n ended it: 129 the terminal is gone, 130 Ctrl-C, 143 it was asked to end; what was played is kept
help-help = Print this message or the help of the given subcommand(s)

help-any-help = Print help
help-any-version = Print version
help-any-json = As JSON
help-any-lang = The language: en, de, fr or nl; by default that of the environment
help-any-edition = The edition; `codeknacker editions` lists them
help-any-options = An option of the edition; may be given several times
help-any-game = An edition, or holes and symbols: 4x8, or 4x8n without repeats
help-any-file = The match's file; - for standard input
help-any-folder = The folder; it is made if it isn't there
help-any-database = The database [default: the file in your data folder]
help-any-table = The table's id or code

help-codeknacker = The Mastermind family of code-breaking games
help-codeknacker-more = Without a command it serves the game to this machine's browsers and says where.

help-editions = Lists the editions that can be played
help-editions-json = As JSON, with symbols, options and the number of codes under each of them

help-score = Answers pairs of secret and guess, read line by line from standard input
help-score-more = Each line is a secret, a tab and a guess; in the group editions a marker, a tab and a row (3R, tab, GBRYW). For each an answer is printed: 2b1w is two black pins and one white, the grand editions add the blue ones (1b0w2u), a marker answers b, w or -. The first line that can't be read ends it.

help-solve = Helps beside a real board: tells which secrets fit the rows so far, and what to guess next
help-solve-more =
    Each row is given with its answer, RRYB=1b2w (grand: "tR sB cG hY=1b0w2u"). Without rows they are read from standard input, line by line, and every one is answered. Guesses are ranked by the rows to go with them on average (~ estimated), and come with the secrets left on average and at worst, and the information in bits. Answers that contradict each other are told with the fewest rows that can't all be right.

    In a group, 1:3R says that seat 1 holds the red marker of hole 3, a row comes with the hints of all other seats, "RYGB.=2:b 3:w 4:-" (or with their totals, 2:RYGB.=1b1w), and a call with its verdict, 2:RYGB.=wrong. What everybody may hold is told and, to whoever says what he holds, which rows teach him most and whether to call.
help-solve-rows = The rows so far with their answers; in a group also markers and calls
help-solve-json = As JSON, of the rows given

help-strategy = Plays a strategy against every secret and tells how many rows it needs
help-strategy-more = Guesses are judged by the answers they can get: the smallest largest class (minmax), the fewest secrets left on average (expected), the most information (entropy) or the most different answers (parts). Or the strategy is proven: no other needs fewer rows in total (optimal). For the usual games it is known already (book).
help-strategy-by = What guesses are judged by: minmax, expected, entropy, parts, optimal or book
help-strategy-fitting = Guesses only codes that can still be the secret (not for optimal or book)
help-strategy-within = The most rows for any secret (optimal only)
help-strategy-aim = What counts first (optimal only)
help-strategy-aim-total = Fewest rows in total; of these strategies, fewest at worst
help-strategy-aim-worst = Fewest rows at worst; of these strategies, fewest in total
help-strategy-width = Follows only so many guesses of a position: soon finds a good strategy and proves nothing (optimal only)
help-strategy-deadline = Ends the search after so long, with what is proven by then (optimal only)
help-strategy-table-size = Memory for the positions that the search keeps, 256 by default (optimal only)
help-strategy-checkpoint = Where the search is written down every half minute and at its deadline; if the file is there already, it goes on from it (optimal only)
help-strategy-sample = Plays against so many secrets by chance instead of all (not for optimal or book)
help-strategy-seed = Which secrets these are: the same seed draws the same
help-strategy-tree = Where to write the strategy, guess by guess; its ending decides how: .json, .svg, .book, else as text
help-strategy-tree-format = How to write the strategy, whatever the file's ending: text, json, svg or book
help-strategy-verify = Instead, plays the strategy in a file against every secret; - for standard input

help-duel = Plays a tournament among computer players
help-duel-more = The levels are beginner, casual, practised, expert and perfect; random (any code that fits) and entropy (the most information) are there to compare with. One level alone breaks codes; in a game for two, more than two levels meet each other in turn; parties and groups take as many levels as they have seats. The same seed gives the same games.
help-duel-levels = The players' levels
help-duel-games = Matches at each table; with --every-secret, for each secret
help-duel-seed = What all chance comes from
help-duel-maker = How secrets are set: fair, cunning or contrary
help-duel-every-secret = Every secret in turn instead of secrets by chance; for one level alone

help-play = Plays a match: on the whole screen of a terminal or, with --plain, line by line
help-play-more = Without a word about seats you play alone against the computer. Several persons may share the keyboard; what only one of them may see is covered. Every action is kept at once: whatever happens, --resume goes on. Type ? at any time for help.
help-play-game = The edition, or the file of a match: a running one goes on, a finished one is followed by a rematch. Without either you are asked
help-play-plain = Line by line, without cursor movement: for screen readers, Braille lines and pipes. Where input or output is no terminal it is played so in any case
help-play-seats = Who sits, seat 1 first: person, computer, computer:LEVEL, computer:LEVEL:cunning or contrary
help-play-seats-more = The levels are beginner, casual, practised, expert and perfect. A cunning computer prefers secrets that are hard to find; a contrary one decides its secret late, and says so.
help-play-names = The players' names, seat 1 first
help-play-rounds = How many rounds the match has
help-play-target = Up to how many points it goes, in editions that are played so
help-play-first = The seat that is the first code maker, or begins in a group; by default the lot decides
help-play-solo = Break the secrets of a computer alone, also of one that is named with --seat
help-play-referee = Enter what happens at a real board: it checks the pins and keeps the score
help-play-resume = Go on with a kept match: that of a file, or the last one played
help-play-server = Play at a server's table, with people in browsers or elsewhere: at the one of --table, or at a new one of the edition. The address of a table in a browser will do, too
help-play-table = The short code of a server's table
help-play-public = List a new table in the server's lobby, where anybody can join. Without it only those who have its code find it

help-replay = Shows a match from its file, row by row with scores and promises
help-replay-analysis = Tells how it was played, too: what every row cost, luck, accuracy
help-verify = Checks every answer, score, promise and the digest of a match in a file
help-verify-more = Everything that is wrong is told with its line and column. The digest guards against damage, not against forgery: the promises and the rules do that.

help-serve = Serves tables: people and programs open them, sit down, play, watch and come back
help-serve-more = Everything can be set by a flag, by a variable of the environment or in a file (--settings), in this order.
help-serve-settings = A TOML file with settings, named as the flags without their dashes: `listen = "127.0.0.1:8484"`
help-serve-listen = Where to listen
help-serve-lan = Listens on the local network, too, and shows the addresses with a code to scan
help-serve-public-url = The address people open; cookies are marked secure exactly if it is https
help-serve-hosts = More names under which people come: a request for any other host is refused
help-serve-database = Where matches live: a file or a PostgreSQL [default: a file in your data folder]
help-serve-bus = How nodes hear from each other [default: one node alone]
help-serve-trusted-proxies = Proxies that may say for whom they ask (X-Forwarded-For), as addresses or networks
help-serve-open-metrics = Shows /metrics to everybody, not only on this machine
help-serve-visitors-per-address = Visitors that one address (IPv6: one /64) stands for, as a school does: together they may have this many times what one may
help-serve-requests-per-second = Requests a second from one visitor, apart from styles, scripts and pictures
help-serve-requests-at-once = Requests that one visitor may send at once before having to wait
help-serve-actions-per-second = Actions a second from one seat
help-serve-actions-at-once = Actions that one seat may send at once before it has to wait
help-serve-tables-per-hour = Tables that one visitor may open in an hour
help-serve-tokens-per-hour = Tokens that programs at one address may ask for in an hour
help-serve-code-misses-per-minute = Codes of tables that aren't there, a minute from one address: whoever guesses more has to wait
help-serve-streams = Open event streams altogether; refused at the start if the limit on open files doesn't allow as many
help-serve-streams-per-address = Open event streams of one address
help-serve-connections-per-address = Open connections of one address [default: a quarter of what can be held, at most 1000]
help-serve-unread-per-address = Bytes that one address may leave unread before it gets no more long answers
help-serve-read-seconds = Seconds after which a reader who takes nothing of an answer is cut off
help-serve-body-limit = The most bytes of a request's body
help-serve-header-seconds = Seconds within which the head of a request has to arrive; also how long an idle connection is kept
help-serve-body-seconds = Seconds within which the body of a request has to arrive
help-serve-stop-seconds = Seconds that requests under way get to end when the server is stopped
help-serve-advice-threads = Threads that work on advice and analysis [default: one less than there are processors, at least one]
help-serve-advice-queue = Questions that may wait for advice
help-serve-advice-seconds = Seconds after which advice is given with what is known by then
help-serve-archive-days = Days without an action after which a table where nobody plays is archived
help-serve-keep-days = Days that archived tables are kept [default: for good]
help-serve-daily-shared = Ranks every try at the code of the day, even if others from the same address know it already: for schools and offices
help-serve-log-addresses = Whose addresses stand in the log; nowhere else are they written down
help-serve-log-addresses-none = Not at all
help-serve-log-addresses-network = Only their network: /24 of IPv4, /48 of IPv6
help-serve-log-addresses-full = As they are
help-serve-log = What is logged: error, warn, info, debug or trace
help-serve-log-json = Logs a JSON object a line

help-backup = Writes all that the database holds into a new SQLite file, beside a running server
help-backup-path = The file to write
help-export = Writes every finished match into a folder as a readable record, beside a running server
help-export-json = Records as JSON
help-import = Takes finished records, such as `export` writes, into the folder of your matches
help-import-more = Each is checked as `verify` does. What is there already stays as it is; what is wrong is told and not taken.
help-import-sources = Files, or folders of which every .txt is taken
help-completions = Prints what a shell needs to complete the commands: bash, elvish, fish, powershell or zsh
help-completions-shell = The shell
help-man = Writes the manual pages of all commands into a folder
help-store = Copies a server's whole database into another one
help-store-copy = Moves everything into another, empty database: running matches, seats, daily results and keys included
help-store-copy-more = Servers on both must be stopped. Counts and digests of every part are compared before anything counts as moved.
help-store-copy-from = From where: `sqlite:PATH` or `postgres://USER:PASSWORD@HOST/NAME`
help-store-copy-to = Where to
help-admin = Lists, closes and hides tables and blocks addresses, beside a running server
help-admin-tables = Lists the tables, the newest first
help-admin-tables-limit = At most so many
help-admin-close = Puts a table away as it is; whoever sits there can open it again
help-admin-hide = Takes a table out of the lobby
help-admin-show = Lets a hidden table be listed again
help-admin-block = Keeps an address or a network out
help-admin-block-address = An address, or a network like `2001:db8::/32`
help-admin-block-reason = Why, for others who keep the server
help-admin-block-days = For so many days [default: for good]
help-admin-unblock = Lets an address in again
help-admin-unblock-address = The address as it was blocked
help-admin-blocks = Lists the addresses that are kept out
