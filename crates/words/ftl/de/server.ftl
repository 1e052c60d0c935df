server-address = „{ $text }“ ist keine Adresse eines Servers. Schreib sie wie https://example.org oder http://127.0.0.1:8484
server-away = { $server } ist nicht zu erreichen: { $reason }
server-no-tables = Es gibt keinen offenen Tisch. Nenne eine Ausgabe, um einen zu eröffnen: codeknacker play original --server …
server-which = Welcher Tisch? Nenne einen mit --table oder eine Ausgabe für einen neuen. Offene Tische: { $tables }
server-table = { $edition }. Der Code dieses Tisches: { $code }
server-free = frei
server-sent = Gesendet …
server-kept = Dein Platz bleibt dir. Mit demselben Befehl kommst du zurück.
