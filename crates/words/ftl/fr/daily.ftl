daily-intro = Une combinaison par jour, la même pour tous. Un seul essai compte.
daily-next-in = La prochaine dans { $time }
daily-ranking = Classement
daily-streak =
    Ta série : { $days } { $days ->
        [one] jour
       *[other] jours
    }
daily-histogram = Le nombre de rangées des autres
daily-done = Tu as joué la combinaison d'aujourd'hui. Reviens demain.
