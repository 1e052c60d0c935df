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
lobby-intro = These tables are open to everybody. Sit down, or look on.
lobby-open = Open a table
lobby-older = Older tables
lobby-playing = under way
lobby-waiting = waiting for players
lobby-over = the match is over
