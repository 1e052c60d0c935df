### Playing at a server's table from a terminal.

server-address = “{ $text }” isn't a server address. Write it like https://example.org or 127.0.0.1:8484
server-away = { $server } can't be reached: { $reason }
server-table = { $edition }. Table code: { $code }
server-sent = Sent…
server-kept = Your seat is saved. Come back with: { $command }
# What can be typed to open a table; several words for the same are set apart by commas.
server-new = new
server-tables = Tables at { $server }:
# $seats tells how many are free.
server-card = { $number }. Table { $code }: { $edition }, { $seats }.
server-none = No open tables at { $server }.
server-choose = Type a table's number or code, or { $new } to open one:
server-again = refresh
server-no-such-table = Unknown table “{ $text }”. Type a number from 1 to { $count }, or a code you were given.
server-sitting = Sitting down…
# Why it can't be reached, after a colon.
server-no-host = no such host
server-something-else = something else answers there (status { $status })
server-unsent = It will be sent when the connection is back.
# $address is the table's in a browser, $command leads there from a terminal.
server-invite = Invite others: { $address } – or in a terminal: { $command }
