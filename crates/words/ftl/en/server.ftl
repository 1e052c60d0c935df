### Vocabulary. Playing at a server's table from a terminal.

server-address = “{ $text }” is no address of a server. Write it like https://example.org or http://127.0.0.1:8484
server-away = { $server } can't be reached: { $reason }
server-no-tables = There is no open table. Open one by naming an edition: codeknacker play original --server …
# $tables is a list of codes, each with its edition.
server-which = Which table? Name one with --table, or an edition to open a new one. Open tables: { $tables }
server-table = { $edition }. The code of this table: { $code }
server-free = free
server-sent = Sent …
server-kept = Your seat is kept. Come back with the same command.
