### Hoe iemand alleen heeft gespeeld, zoals deze browser het onthoudt.

statistics-lead = Zo kraak je codes, editie voor editie. Alleen deze browser onthoudt het; niets verlaat je apparaat.
statistics-no-script = Je browser telt je partijen met een script; zonder script valt er niets te tonen.
statistics-empty = Nog niets geteld. Kraak in je eentje een code, dan verschijnt die hier.
statistics-games = partijen
statistics-cracked = gekraakt
statistics-perfect = perfect spel
statistics-missed = niet gekraakt
statistics-trend = Je laatste partijen, de nieuwste rechts
statistics-clear = Statistieken wissen
statistics-clear-about = Alle partijen die deze browser heeft geteld, worden vergeten. Dat kun je niet ongedaan maken.
