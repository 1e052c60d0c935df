### Vocabulary. The code of the day.

daily-intro = One secret a day, the same for everybody. One try counts.
daily-next-in = The next one in { $time }
daily-ranking = Ranking
daily-streak =
    Your streak: { $days } { $days ->
        [one] day
       *[other] days
    }
daily-histogram = How many rows the others needed
daily-done = You have played today's code. Come back tomorrow.
daily-go-on = Go on with your try
daily-play = Play today's code
daily-name = Your name in the ranking, if you like
daily-solved =
    Broken in { $rows } { $rows ->
        [one] row
       *[other] rows
    }, { $time }.
daily-unsolved = Not broken this time.
# $place of $tries finished tries.
daily-place = Your place: { $place } of { $tries }
daily-nobody = Nobody has finished it yet. Be the first!
daily-never = not broken
daily-tries =
    { $count } { $count ->
        [one] try
       *[other] tries
    }
daily-day-before = The day before
daily-day-after = The day after
daily-who = Name
daily-rows = Rows
daily-time = Time
daily-somebody = somebody
daily-editions = Other editions
daily-no-streak = No streak yet. Break today's code to begin one.
daily-worth = The ranking is for fun: whoever wants to can play from elsewhere first, or ask a solver.
daily-unranked = Your try isn't ranked: another one from your address had ended before you began.
daily-will-be-unranked = You can play, but your try won't be ranked: another one from your address has ended already.
daily-marked = * Broken in the first row, or after another try from the same address had ended.
