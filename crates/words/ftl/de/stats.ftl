stats-empty = Noch kein Spiel allein beendet. Spiel eins mit: codeknacker play
stats-edition =
    { $edition }: { $cracked } von { $games } { $games ->
        [one] Code
       *[other] Codes
    } geknackt.
stats-average = Im Schnitt { $rows } Reihen; perfektes Spiel { $perfect }.
stats-average-alone = Im Schnitt { $rows } Reihen.
stats-streak = Serie: jetzt { $now }, höchstens { $best }.
stats-puzzles = { $edition }: { $solved } Rätsel gelöst.
stats-puzzle-grade = { $grade }: { $solved } gelöst, das schnellste in { $best }, im Schnitt { $average }.
stats-puzzle-days = Tage in Folge mit einem Rätsel des Tages: { $days }.
