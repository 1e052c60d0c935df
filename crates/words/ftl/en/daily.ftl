### The code of the day.

daily-intro = One code a day, the same for everyone. One try counts.
daily-next-in = Next code in { $time }
daily-ranking = Ranking
daily-streak =
    Your streak: { $days } { $days ->
        [one] day
       *[other] days
    }
daily-histogram = Rows others needed
daily-done = You've played today's code. Come back tomorrow.
daily-go-on = Continue your try
daily-play = Play today's code
daily-name = Your name in the ranking (optional)
daily-solved =
    Cracked in { $rows } { $rows ->
        [one] row
       *[other] rows
    }, { $time }.
daily-unsolved = Not cracked this time.
# $place of $tries finished tries.
daily-place = Your place: { $place } of { $tries }
daily-nobody = Nobody has finished it yet. Be the first!
daily-never = not cracked
daily-tries =
    { $count ->
        [0] No tries yet
        [one] { $count } try
       *[other] { $count } tries
    }
daily-day-before = Previous day
daily-day-after = Next day
daily-who = Name
daily-rows = Rows
daily-time = Time
daily-somebody = someone
daily-editions = Other editions
daily-no-streak = No streak yet. Crack today's code to start one.
daily-worth = The ranking is for fun: anyone can try elsewhere first, or ask a solver.
daily-unranked = Your try isn't ranked: someone on your network had finished before you started.
daily-will-be-unranked = You can play, but your try won't be ranked: someone on your network has already finished.
daily-marked = * Cracked in the first row, or after someone on the same network had finished.
