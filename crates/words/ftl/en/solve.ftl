### Vocabulary. The helper beside a real board.

# Several words for the same are set apart by commas; the English ones are understood in every language.
solve-list = list, l
solve-undo = undo, back, u
solve-new = new, again, n
# $contents says what a hole can hold, $example is a row with its answer.
solve-help = Beside your own board: type every row with its answer, { $holes } holes of { $contents }, such as { $example }.
# The first words for commands.
solve-commands = “{ $list }” shows what fits, “{ $undo }” takes the last line back, “{ $new }” begins anew, “{ $help }” says this again, “{ $quit }” leaves.
solve-pairs = a shape ({ $shapes }) and a colour ({ $colours })
solve-or-blank = { $contents }, or . for nothing
solve-group-help = Beside your own boards: type what you hold, such as { $markers } for seat 1, then every row with its hints, { $holes } holes of { $contents }, such as { $example }, and every call with its verdict, such as { $call }. “2:pass” and “2:resign” tell who passes a final call or gives up.
solve-prompt = row { $row }>
solve-row = Row { $row }: { $reason }
solve-not-a-row = “{ $text }” is not a row with its answer. Write { $example }
solve-row-back = Row { $row }, { $code } with { $answer }, is taken back.
solve-line-back = The last line, { $line }, is taken back.
solve-nothing-back = There is no row to take back.
solve-too-many-rows = At most { $most } rows with an answer can be weighed.
solve-no-row = Row { $row } holds what no row of this game can hold.
solve-fit =
    { $count } { $count ->
        [one] secret fits
       *[other] secrets fit
    }.
# $secrets is a list of codes.
solve-fit-these =
    { $count } { $count ->
        [one] secret fits
       *[other] secrets fit
    }: { $secrets }
solve-fit-more = More than { $count } secrets fit.
solve-fit-unknown = No secret was found, but there are too many to look at all.
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
solve-sampled = (weighed against { $count } of the secrets, drawn at random)
solve-impossible = No secret fits: some answer is wrong.
solve-impossible-row = No secret fits: row { $row } can't be right whatever the secret.
# $rows is a list of numbers.
solve-impossible-rows =
    No secret fits: rows { $rows } can't { $count ->
        [2] both
       *[other] all
    } be right.
solve-not-a-line = “{ $text }” is neither a row with its hints, such as { $example }, nor what a seat holds, such as { $markers }, nor a call, such as { $call }
solve-whose-call = Whose call is it? Write { $call }
solve-all-hint = Every player hints but the one whose row it is. For a row of seat 1 write { $example }
solve-silent = Seat { $seat } gives no hint, so it must be the row of seat { $seat }.
solve-markers-each =
    { $each ->
        [one] Every player holds one marker here.
       *[other] Every player holds { $each } markers here.
    } Write { $example }
solve-same-number = There is only one marker of each number. Write { $example }
solve-known = What seat { $seat } holds is known already, and nobody knows more than their own markers.
solve-no-seat = “{ $text }” is no seat. They are numbered from 1 to { $seats }.
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
solve-call = A call of { $code } would be right with { $chance }.
solve-call-read = If rows tell what their players hold, { $code } is right with { $chance }.
solve-waiting = Waiting wins about { $chance }.
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
