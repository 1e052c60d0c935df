### How somebody has cracked codes alone, told by the command `stats`.

stats-empty = No finished solo games yet. Play one with: codeknacker play
stats-edition =
    { $edition }: { $cracked } of { $games } { $games ->
        [one] code
       *[other] codes
    } cracked.
stats-average = On average { $rows } rows; perfect play { $perfect }.
stats-average-alone = On average { $rows } rows.
stats-streak = Streak: { $now } now, { $best } at best.
# Puzzles. $grade is “3 stars”, $best and $average are minutes and seconds.
stats-puzzles =
    { $edition }: { $solved } { $solved ->
        [one] puzzle
       *[other] puzzles
    } solved.
stats-puzzle-grade = { $grade }: { $solved } solved, the fastest in { $best }, on average { $average }.
stats-puzzle-days = Days in a row with a puzzle of the day: { $days }.
