### Vocabulary. What the command `strategy` tells, and games as they are named on the command line.

engine-no-game = There is no game “{ $text }”. Write an edition, or holes and symbols as in 4x8, or 4x8n without repeats.
engine-dealt = Here the secret is dealt out in markers. What is asked for takes one code as the secret, as in the other editions.
engine-too-many-codes = { $codes } codes are too many to list. At most { $most } can be.
# $by is the name of a measure, $codes a number or a part of one, $mean has decimals.
engine-fares = { $game } by { $by }: { $codes } codes, { $total } rows in total, { $mean } on average, { $worst } at worst.
engine-part = { $sample } of { $codes }
engine-fares-again = { $game }: { $codes } codes, { $total } rows in total, { $mean } on average, { $worst } at worst.
engine-proven = Proven: none needs fewer rows.
engine-lower = None needs fewer than { $lower } rows, { $mean } on average.
engine-nothing = Nothing is proven.
engine-work = { $positions } positions in { $seconds } s.
engine-idle =
    First guess { $code }; { $idle } { $idle ->
        [one] branch
       *[other] branches
    } that no secret comes through.
engine-first = First guess { $code }
engine-first-then = First guess { $code }, then by its answer:
# The headings of tables.
engine-row = row
engine-secrets = secrets
engine-share = share
engine-by-then = by then
engine-answer = answer
engine-guess = guess
# What can't be asked for.
engine-too-many = { $codes } codes are too many to prove a strategy best. At most { $most } can be. Other measures play against a sample.
engine-optimal-only = The options --within, --aim, --width, --deadline, --table-size and --checkpoint are for --by optimal alone.
engine-measures-only = The options --fitting and --sample are for other measures: { $by } plays against every secret as it is.
engine-tree-of-sample = A tree needs every secret. Leave --sample or --tree out.
engine-empty-sample = A sample has at least one secret.
engine-no-book = There is no book for { $game }. The books are for games with as many codes as { $games }.
engine-no-measure = There is no strategy “{ $text }”. There are: { $measures }.
engine-no-form = Trees can't be written as “{ $text }”. There are: { $forms }.
engine-not-text = This is no strategy: byte { $byte } is not UTF-8.
engine-picture = A picture can't be read again. Write the strategy as text or JSON.
engine-impossible = No strategy finds every secret of { $game } within { $rows } rows.
engine-impossible-any = No strategy finds every secret of { $game } within the rows allowed.
engine-stopped = The time was up before any strategy for { $game } was found. Allow more.
# How far a search is, at a terminal.
engine-found = { $found } of { $whole } secrets found
engine-elapsed = { $elapsed } so far, about { $left } to go
engine-narrow = following { $width } guesses of a position
engine-proof = looking for anything better
engine-within = asking whether { $rows } rows at worst will do
engine-tree = building the tree
engine-best = { $rows } rows so far
engine-at-least = no fewer than { $rows }
engine-settled = { $settled } of { $guesses } first guesses settled
engine-positions = { $positions } positions
