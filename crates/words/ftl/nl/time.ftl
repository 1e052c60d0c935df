time-days =
    { $days } { $days ->
        [one] dag
       *[other] dagen
    }
time-hours = { $hours } uur
time-minutes =
    { $minutes } { $minutes ->
        [one] minuut
       *[other] minuten
    }
time-seconds =
    { $seconds } { $seconds ->
        [one] seconde
       *[other] seconden
    }
time-month =
    { $month ->
        [1] januari
        [2] februari
        [3] maart
        [4] april
        [5] mei
        [6] juni
        [7] juli
        [8] augustus
        [9] september
        [10] oktober
        [11] november
       *[other] december
    }
time-date = { $day } { time-month } { $year }
