stats-empty = Pas encore de partie en solo terminée. Joues-en une avec : codeknacker play
stats-edition =
    { $edition } : { $cracked } { $games ->
        [one] combinaison trouvée sur { $games }.
       *[other] combinaisons trouvées sur { $games }.
    }
stats-average = En moyenne { $rows } rangées ; un jeu parfait { $perfect }.
stats-average-alone = En moyenne { $rows } rangées.
stats-streak = Série : { $now } maintenant, { $best } au mieux.
stats-puzzles =
    { $edition } : { $solved } { $solved ->
        [one] énigme résolue
       *[other] énigmes résolues
    }.
stats-puzzle-grade = { $grade } : { $solved } en tout, la plus rapide en { $best }, en moyenne { $average }.
stats-puzzle-days = Jours de suite avec une énigme du jour : { $days }.
