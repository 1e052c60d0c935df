### How somebody has played alone, as this browser remembers it.

statistics-lead = How you crack codes, edition by edition. Only this browser remembers it; nothing leaves your device.
statistics-no-script = Your browser counts your games by script; with scripts switched off, there's nothing to show.
statistics-empty = Nothing counted yet. Crack a code on your own, and it shows up here.
statistics-games = games
statistics-cracked = cracked
statistics-perfect = perfect play
statistics-missed = not cracked
statistics-trend = Your last games, the newest on the right
statistics-clear = Clear statistics
statistics-clear-about = All games counted in this browser are forgotten. You can't undo this.
# Columns of a table of puzzles, and days in a row.
statistics-solved = solved
statistics-best-time = best time
statistics-average-time = on average
