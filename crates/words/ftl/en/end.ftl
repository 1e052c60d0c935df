### The end of a match: how it went, and what comes next.

end-cracked = Cracked in { $rows }!
end-uncracked = Not cracked this time
end-closest = Your best row had { $pins } in the right place.
end-perfect = Perfect play averages { $rows } rows.
# How it compares with the player's games before: the first one, the best one, a good one.
end-first = Your first code cracked!
end-record = Your best yet!
end-better = Better than your average.
# Room: 14.
end-again = Play again
# Room: 24.
end-review = How did I play?
end-next = Ready for more? { $edition }
end-accuracy = accuracy
end-best = best
end-average = average
end-streak = streak
end-bars = Your games so far, by rows
end-shared = Copied. Paste it anywhere.
# The same as a whole sentence, in a terminal.
end-cracked-rows =
    { $rows ->
        [one] Cracked in a single row!
       *[other] Cracked in { $rows } rows!
    }
end-uncracked-line = Not cracked this time.
