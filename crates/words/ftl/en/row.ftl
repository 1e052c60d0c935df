### Rows and their answers as sentences, for the ear as much as for the eye.

# Two things joined: the last of a list.
row-and = { $first } and { $last }
# Two parts of a list whose parts have commas themselves.
row-then = { $first }; { $next }
# A number of pins, before their colour: “two” in “two black”.
row-pins =
    { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
       *[other] { $count }
    }
row-black = { row-pins } black
row-white = { row-pins } white
row-blue = { row-pins } blue
# An answer without pins.
row-no-pins = no pins
# A row without its answer. $code is the list of its symbols.
row-told = Row { $row }: { $code }.
# $answer begins with a capital letter: “Two black, one white”.
row-answered = Row { $row }: { $code }. { $answer }.
# In place of a row whose time ran out.
row-forfeited = lost, time ran out
# A row of a group: whose, on which board, which row.
row-of =
    { $person ->
        [you] You
       *[other] { $name }
    }, board { $board }, row { $row }: { $code }.
# What a group's players answer. $hints is a list such as “Ada black, Ben nothing”.
row-hints = Hints: { $hints }.
row-hint =
    { $person ->
        [you] you
       *[other] { $name }
    } { $hint }
row-hint-black = black
row-hint-white = white
row-hint-nothing = nothing
# A group's marker: the number of a hole and a colour.
row-marker = number { $number }, { $colour }
row-own-markers =
    Your { $count ->
        [one] marker
       *[other] markers
    }: { $markers }.
row-red = { row-pins } red
