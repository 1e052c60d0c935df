due-deal = De tafel deelt de fiches uit.
due-secret =
    { $person ->
        [you] Jij bent aan de beurt: zet de geheime code.
       *[other] { $name } zet de geheime code.
    }
due-row =
    { $person ->
        [you] Jij bent aan de beurt: zet een rij.
       *[other] { $name } is aan de beurt en zet een rij.
    }
due-answer =
    { $person ->
        [you] Jij bent aan de beurt: zet de scorepinnen naast de rij.
       *[other] { $name } is aan de beurt en zet de scorepinnen.
    }
due-uncover =
    { $person ->
        [you] Jij bent aan de beurt: onthul de geheime code.
       *[other] { $name } is aan de beurt en onthult de geheime code.
    }
due-solution =
    { $person ->
        [you] Je hebt gemeld: geef de hele code.
       *[other] { $name } heeft gemeld en moet de hele code geven.
    }
due-final-call =
    { $person ->
        [you] Laatste kans: meld of pas.
       *[other] { $name } moet melden of passen.
    }
due-hints = Voer de hints bij deze rij in.
due-verdict = Voer in of de melding klopt.
due-markers = Draai de fiches om en voer ze in.
