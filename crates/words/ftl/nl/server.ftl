server-address = “{ $text }” is geen adres van een server. Schrijf het als https://example.org of http://127.0.0.1:8484
server-away = { $server } is niet bereikbaar: { $reason }
server-no-tables = Er is geen open tafel. Noem een uitgave om er een te openen: codeknacker play original --server …
server-which = Welke tafel? Noem er een met --table, of een uitgave voor een nieuwe. Open tafels: { $tables }
server-table = { $edition }. De code van deze tafel: { $code }
server-free = vrij
server-sent = Verzonden …
server-kept = Je plaats blijft van jou. Kom terug met hetzelfde commando.
