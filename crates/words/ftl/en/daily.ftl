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
