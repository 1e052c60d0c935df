### Open tables.

lobby-empty = No open tables. Open one!
lobby-join = Join
lobby-watch = Watch
lobby-code = Table code
lobby-seats-free =
    { $count } { $count ->
        [one] seat
       *[other] seats
    } free
lobby-intro = These tables are open to everyone. Sit down or watch.
lobby-open = Open a table
lobby-older = Older tables
lobby-playing = under way
lobby-waiting = waiting for players
lobby-over = the match is over
