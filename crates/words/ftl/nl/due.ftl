due-deal = De fiches worden uitgedeeld.
due-secret =
    { $person ->
        [you] Jij bent aan de beurt: zet de geheime code.
       *[other] { $name } zet de geheime code.
    }
due-row =
    { $person ->
        [you] Jij bent aan de beurt.
       *[other] { $name } is aan de beurt.
    }
due-answer =
    { $person ->
        [you] Jij bent aan de beurt: zet de scorepinnen naast de rij.
       *[other] { $name } zet de scorepinnen.
    }
due-uncover =
    { $person ->
        [you] Jij bent aan de beurt: onthul de geheime code.
       *[other] { $name } onthult de geheime code.
    }
due-solution =
    { $person ->
        [you] Je hebt gemeld: geef nu de hele code.
       *[other] { $name } heeft gemeld en geeft nu de hele code.
    }
due-final-call =
    { $person ->
        [you] Laatste kans: meld of pas.
       *[other] { $name } heeft de laatste kans om te melden.
    }
due-hints = Voer de hints bij deze rij in.
due-verdict = Klopt de melding?
due-markers = Draai de fiches om en voer ze in.
due-thinking = { $name } denkt na…
