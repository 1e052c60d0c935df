### Wie jemand allein gespielt hat, so wie dieser Browser es sich merkt.

statistics-lead = So knackst du Codes, Ausgabe für Ausgabe. Nur dieser Browser merkt es sich; nichts verlässt dein Gerät.
statistics-no-script = Dein Browser zählt deine Spiele mit einem Skript; ohne Skript gibt es nichts zu zeigen.
statistics-empty = Noch nichts gezählt. Knack einen Code im Alleingang, dann erscheint er hier.
statistics-games = Spiele
statistics-cracked = geknackt
statistics-perfect = perfektes Spiel
statistics-missed = nicht geknackt
statistics-trend = Deine letzten Spiele, das neueste rechts
statistics-clear = Statistik löschen
statistics-clear-about = Alle in diesem Browser gezählten Spiele werden vergessen. Das lässt sich nicht rückgängig machen.
