### Vocabulary. What a server answers when something can't be done.

problem-no-such-table = There is no such table.
problem-seat-taken = This seat is taken.
problem-not-your-seat = This is not your seat.
problem-no-such-edition = There is no edition “{ $edition }”. The editions are: { $editions }.
problem-stale = The match has moved on. Here is how it stands now.
problem-key-reused = This idempotency key was used for something else. Use a new one.
problem-unreadable = The request can't be read: { $reason }
problem-too-large = The request is too large: at most { $bytes } bytes.
problem-too-many = Too many requests. Try again in { $time }.
problem-cross-site = This request comes from another site and is refused.
problem-unavailable = The store can't be reached. Nothing is lost; try again in a moment.
