### Vocabulary. Open tables.

lobby-empty = No table is open. Open one!
lobby-join = Join
lobby-watch = Watch
lobby-code = Code of the table
lobby-seats-free =
    { $count } { $count ->
        [one] seat
       *[other] seats
    } free
