### The helper beside a real board.

# Several words for the same are set apart by commas; the English ones are understood in every language.
solve-list = list, l
solve-undo = undo, back, u
solve-new = new, again, n
# $contents says what a hole can hold, $example is a row with its answer.
solve-help = Beside your own board: type every row with its answer, { $holes } holes of { $contents }, such as { $example }.
# The first words for commands.
solve-commands = “{ $list }” shows what fits, “{ $undo }” takes back the last line, “{ $new }” starts over, “{ $help }” shows this again, “{ $quit }” leaves.
solve-pairs = a shape ({ $shapes }) and a colour ({ $colours })
solve-or-blank = { $contents }, or . for nothing
solve-group-help = Beside your own boards: type what you hold, such as { $markers } for seat 1, then every row with its hints, { $holes } holes of { $contents }, such as { $example }, and every call with its verdict, such as { $call }. “2:pass” and “2:resign” tell who passes a final call or gives up.
solve-prompt = row { $row }>
solve-row = Row { $row }: { $reason }
solve-not-a-row = “{ $text }” isn't a row with its answer. Write { $example }
solve-row-back = Row { $row } taken back: { $code } with { $answer }.
solve-line-back = Last line taken back: { $line }.
solve-nothing-back = No row to take back.
solve-too-many-rows = At most { $most } rows with an answer can be used.
solve-no-row = Row { $row } has something no row of this game can have.
solve-fit =
    { $count } { $count ->
        [one] code
       *[other] codes
    } possible.
# $secrets is a list of codes.
solve-fit-these =
    { $count } { $count ->
        [one] code
       *[other] codes
    } possible: { $secrets }
solve-fit-more = More than { $count } codes possible.
solve-fit-unknown = No code was found, but there are too many to check all.
solve-listed = … { $listed } of { $count } are listed.
solve-listed-more = … { $listed } of more than { $count } are listed.
# The headings of a table.
solve-guess = guess
solve-to-go = rows to go
solve-left = left
solve-at-worst = at worst
solve-bits = bits
solve-fits = fits
solve-alike = and { $count } like it
solve-sampled = (weighed against { $count } codes drawn at random)
solve-impossible = No code fits: an answer is wrong.
solve-impossible-row = No code fits: row { $row } can't be right whatever the secret.
# $rows is a list of numbers.
solve-impossible-rows =
    No code fits: rows { $rows } can't { $count ->
        [2] both
       *[other] all
    } be right.
# After rows that contradict each other.
solve-take-back = “{ $undo }” takes back the last line.
solve-not-a-line = “{ $text }” isn't a row with its hints, such as { $example }, what a seat holds, such as { $markers }, or a call, such as { $call }
solve-whose-call = Whose call is it? Write { $call }
solve-all-hint = Everyone gives a hint except the player who placed the row. For a row of seat 1 write { $example }
solve-silent = Seat { $seat } gives no hint, so the row must be seat { $seat }'s.
solve-markers-each =
    { $each ->
        [one] Every player holds one marker here.
       *[other] Every player holds { $each } markers here.
    } Write { $example }
solve-same-number = Each number has only one marker. Write { $example }
solve-known = What seat { $seat } holds is already known, and nobody knows more than their own markers.
solve-no-seat = Unknown seat “{ $text }”. Seats are 1 to { $seats }.
solve-holds = Seat { $seat } holds { $markers }.
solve-deals =
    { $deals } { $deals ->
        [one] deal fits
       *[other] deals fit
    }, { $count } { $count ->
        [one] secret
       *[other] secrets
    }: { $secrets }
solve-deals-likeliest =
    { $deals } { $deals ->
        [one] deal fits
       *[other] deals fit
    }, { $count } { $count ->
        [one] secret
       *[other] secrets
    }; likeliest { $secrets }
solve-may-hold = Seat { $seat } may hold { $markers }
solve-board-may-hold = Seat { $seat }, board { $board } may hold { $markers }
solve-others =
    and { $count } { $count ->
        [one] other
       *[other] others
    }
solve-call = { $chance } chance that { $code } is right.
solve-call-read = { $chance } chance that { $code } is right, if rows reflect what players hold.
solve-waiting = Waiting would win about { $chance } of the time.
solve-call-now = Call now.
solve-call-later = Don't call yet.
solve-then-right = then right
solve-bits-left = bits left
solve-rivals = rivals
solve-row-of = row { $row } of seat { $seat }
solve-call-of = call of seat { $seat }
solve-right = right
solve-wrong = wrong
solve-no-deal = No deal fits: there are no such markers in the bag.
solve-no-deal-this =
    No deal fits: { $count ->
        [1] this can't be right.
        [2] these two can't both be right.
       *[other] these { $count } can't all be right.
    }
solve-no-deal-held =
    No deal fits: with these markers { $count ->
        [1] this can't be right.
        [2] these two can't both be right.
       *[other] these { $count } can't all be right.
    }
# $column is the heading of a column.
solve-sorted = The best first, by “{ $column }”:
