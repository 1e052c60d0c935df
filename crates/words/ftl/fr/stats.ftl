stats-empty = Pas encore de partie en solo terminée. Joues-en une avec : codeknacker play
stats-edition =
    { $edition } : { $cracked } { $games ->
        [one] combinaison trouvée sur { $games }.
       *[other] combinaisons trouvées sur { $games }.
    }
stats-average = En moyenne { $rows } rangées ; un jeu parfait { $perfect }.
stats-average-alone = En moyenne { $rows } rangées.
stats-streak = Série : { $now } maintenant, { $best } au mieux.
