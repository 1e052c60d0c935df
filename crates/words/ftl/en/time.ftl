### Time spans and dates.

time-days =
    { $days } { $days ->
        [one] day
       *[other] days
    }
time-hours =
    { $hours } { $hours ->
        [one] hour
       *[other] hours
    }
time-minutes =
    { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
time-seconds =
    { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }
# $month is 1 to 12.
time-month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[other] December
    }
# $year is text, so that it is not grouped like a number.
time-date = { $day } { time-month } { $year }
