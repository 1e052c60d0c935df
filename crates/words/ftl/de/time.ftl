time-days =
    { $days } { $days ->
        [one] Tag
       *[other] Tage
    }
time-hours =
    { $hours } { $hours ->
        [one] Stunde
       *[other] Stunden
    }
time-minutes =
    { $minutes } { $minutes ->
        [one] Minute
       *[other] Minuten
    }
time-seconds =
    { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    }
time-month =
    { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[other] Dezember
    }
time-date = { $day }. { time-month } { $year }
