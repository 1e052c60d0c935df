### What a match waits for, as told to the viewer.

due-deal = The table is dealing the markers.
due-secret =
    { $person ->
        [you] Your turn: set the secret.
       *[other] Waiting for { $name } to set the secret.
    }
due-row =
    { $person ->
        [you] Your turn: place a row.
       *[other] { $name } is to place a row.
    }
due-answer =
    { $person ->
        [you] Your turn: place the pins beside the row.
       *[other] { $name } is to place the pins.
    }
due-uncover =
    { $person ->
        [you] Your turn: uncover the secret.
       *[other] { $name } is to uncover the secret.
    }
due-solution =
    { $person ->
        [you] You have called: give the whole secret.
       *[other] { $name } has called and is to give the whole secret.
    }
due-final-call =
    { $person ->
        [you] Last chance: call or pass.
       *[other] { $name } is to call or pass.
    }
due-hints = Enter the hints to this row.
due-verdict = Enter whether the call is right.
due-markers = Uncover the markers and enter them.
