### People who meet at a table: an invitation, an offer to stop.

together-invites = { $name } invites you to { $edition }
together-invited = You're invited to { $edition }
together-your-name = Your name?
together-play = Play
together-hides-first = { $name } hides first
together-you-hide-first = you hide first
together-agree = Agree
together-withdraw = Withdraw
together-stop-waiting = You offered to stop. Waiting for { $names }.
together-your-turn = Your turn
together-turn-of = { $name }'s turn
together-start = Start with who's here
together-left = You left. The computer plays for you.
together-decline = No, thanks
together-declined = { $name } doesn't want a rematch.
# $score is “Ada 2, Ben 1”.
together-series = This series: { $score }
together-series-drawn = { $count } drawn
together-rename = Change your name
together-rename-of = Change { $name }'s name
together-thinking-for = The computer is thinking for { $name }…
