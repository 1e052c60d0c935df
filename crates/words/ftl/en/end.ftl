### Vocabulary. The end of a match: how it went, and what comes next.

end-cracked = Cracked in { $rows }!
end-uncracked = Not cracked this time
end-closest = Your best row had { $pins } in the right place.
end-perfect = Perfect play averages { $rows } rows.
end-again = Play again
end-review = How did I play?
end-next = Ready for more? { $edition }
end-best = best
end-average = average
end-streak = in a row
end-bars = Your games so far, by rows
end-shared = Copied. Paste it anywhere.
