### Vocabulary. Playing at a server's table from a terminal.

server-address = “{ $text }” is no address of a server. Write it like https://example.org or http://127.0.0.1:8484
server-away = { $server } can't be reached: { $reason }
server-table = { $edition }. The code of this table: { $code }
server-free = free
server-sent = Sent …
server-kept = Your seat is kept. Come back with the same command.
# What can be typed to open a table; several words for the same are set apart by commas.
server-new = new
server-tables = The tables at { $server }:
# $seats tells how many are free.
server-card = { $number }. Table { $code }: { $edition }, { $seats }.
server-none = No table is open at { $server }.
server-choose = Type the number of a table, or its code, or { $new } to open one:
server-again = look again
server-no-such-table = “{ $text }” is no table here. Type a number from 1 to { $count }, or a code that you were given.
server-sitting = Sitting down …
# Why it can't be reached, after a colon.
server-no-host = there is no such host
server-something-else = something else answers there, with status { $status }
