### What a match waits for, as told to the viewer.

due-deal = The table is dealing the markers.
due-secret =
    { $person ->
        [you] Your turn: set the secret.
       *[other] { $name }'s turn to set the secret.
    }
due-row =
    { $person ->
        [you] Your turn to guess.
       *[other] { $name }'s turn to guess.
    }
due-answer =
    { $person ->
        [you] Your turn: place the pins beside the row.
       *[other] { $name }'s turn to place the pins.
    }
due-uncover =
    { $person ->
        [you] Your turn: uncover the secret.
       *[other] { $name }'s turn to uncover the secret.
    }
due-solution =
    { $person ->
        [you] You called: now give the whole secret.
       *[other] { $name } called and now gives the whole secret.
    }
due-final-call =
    { $person ->
        [you] Last chance: call or pass.
       *[other] { $name }'s last chance to call.
    }
due-hints = Enter the hints for this row.
due-verdict = Was the call right?
due-markers = Turn over the markers and enter them.
due-thinking = { $name } is thinking…
