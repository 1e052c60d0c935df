### Operators. What the command `strategy` tells, and games as they are named on the command line.

engine-no-game = Unknown game “{ $text }”. Name an edition, or holes and symbols as in 4x8, or 4x8n without repeats.
engine-dealt = In this edition the secret is dealt out as markers. Choose one whose secret is a single code.
engine-too-many-codes = { $codes } codes are too many to list; the limit is { $most }.
# $by is the name of a measure, $codes a number or a part of one, $mean has decimals.
engine-fares = { $game } by { $by }: { $codes } codes, { $total } rows in total, { $mean } on average, { $worst } at worst.
engine-part = { $sample } of { $codes }
engine-fares-again = { $game }: { $codes } codes, { $total } rows in total, { $mean } on average, { $worst } at worst.
engine-proven = Provably optimal: no strategy needs fewer rows.
engine-lower = No strategy needs fewer than { $lower } rows, { $mean } on average.
engine-nothing = Nothing proven.
engine-work = { $positions } positions in { $seconds } s.
engine-idle =
    First guess { $code }; { $idle } { $idle ->
        [one] branch
       *[other] branches
    } that no secret reaches.
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
engine-too-many = { $codes } codes are too many to prove a strategy best; the limit is { $most }. Other measures play against a sample.
engine-optimal-only = --within, --aim, --width, --deadline, --table-size and --checkpoint work only with --by optimal.
engine-measures-only = --fitting and --sample don't work with { $by }, which plays against every secret.
engine-tree-of-sample = A tree needs every secret. Drop --sample or --tree.
engine-empty-sample = A sample needs at least one secret.
engine-no-book = No book for { $game }. There are books for games with as many codes as { $games }.
engine-no-measure = Unknown strategy “{ $text }”. Choose from: { $measures }.
engine-no-form = Unknown tree format “{ $text }”. Choose from: { $forms }.
engine-not-text = Not a strategy: byte { $byte } isn't UTF-8.
engine-picture = A picture can't be read back. Save the strategy as text or JSON.
engine-impossible = No strategy finds every secret of { $game } within { $rows } rows.
engine-impossible-any = No strategy finds every secret of { $game } within the rows allowed.
engine-stopped = Time ran out before a strategy for { $game } was found. Allow more.
# How far a search is, at a terminal.
engine-found = { $found } of { $whole } secrets found
engine-elapsed = { $elapsed } so far, about { $left } to go
engine-narrow = trying { $width } guesses per position
engine-proof = looking for anything better
engine-within = checking whether { $rows } rows always suffice
engine-tree = building the tree
engine-best = { $rows } rows so far
engine-at-least = no fewer than { $rows }
engine-settled = { $settled } of { $guesses } first guesses settled
engine-positions = { $positions } positions
