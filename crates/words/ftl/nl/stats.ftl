stats-empty = Nog geen solospel afgemaakt. Speel er een met: codeknacker play
stats-edition =
    { $edition }: { $cracked } van { $games } { $games ->
        [one] code
       *[other] codes
    } gekraakt.
stats-average = Gemiddeld { $rows } rijen; perfect spel { $perfect }.
stats-average-alone = Gemiddeld { $rows } rijen.
stats-streak = Reeks: nu { $now }, hoogstens { $best }.
stats-puzzles =
    { $edition }: { $solved } { $solved ->
        [one] puzzel
       *[other] puzzels
    } opgelost.
stats-puzzle-grade = { $grade }: { $solved } opgelost, de snelste in { $best }, gemiddeld { $average }.
stats-puzzle-days = Dagen op rij met een puzzel van de dag: { $days }.
