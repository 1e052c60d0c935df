time-days =
    { $days } { $days ->
        [one] jour
       *[other] jours
    }
time-hours =
    { $hours } { $hours ->
        [one] heure
       *[other] heures
    }
time-minutes =
    { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
time-seconds =
    { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }
time-month =
    { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[other] décembre
    }
time-date =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { time-month } { $year }
