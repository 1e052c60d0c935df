server-address = « { $text } » n'est pas l'adresse d'un serveur. Écris-la comme https://example.org ou http://127.0.0.1:8484
server-away = { $server } est injoignable : { $reason }
server-no-tables = Il n'y a pas de table ouverte. Nomme une édition pour en ouvrir une : codeknacker play original --server …
server-which = Quelle table ? Nommes-en une avec --table, ou une édition pour une nouvelle. Tables ouvertes : { $tables }
server-table = { $edition }. Le code de cette table : { $code }
server-free = libre
server-sent = Envoyé …
server-kept = Ta place est gardée. Reviens avec la même commande.
