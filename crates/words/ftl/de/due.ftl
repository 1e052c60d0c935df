due-deal = Der Tisch verteilt die Marken.
due-secret =
    { $person ->
        [you] Du bist dran: Setz den Geheimcode.
       *[other] { $name } setzt gerade den Geheimcode.
    }
due-row =
    { $person ->
        [you] Du bist dran: Steck eine Reihe.
       *[other] { $name } ist dran und steckt eine Reihe.
    }
due-answer =
    { $person ->
        [you] Du bist dran: Steck die Stifte neben die Reihe.
       *[other] { $name } ist dran und steckt die Stifte.
    }
due-uncover =
    { $person ->
        [you] Du bist dran: Deck den Geheimcode auf.
       *[other] { $name } ist dran und deckt den Geheimcode auf.
    }
due-solution =
    { $person ->
        [you] Du hast angesagt: Nenn den ganzen Geheimcode.
       *[other] { $name } hat angesagt und nennt den ganzen Geheimcode.
    }
due-final-call =
    { $person ->
        [you] Letzte Gelegenheit: Sag an oder passe.
       *[other] { $name } sagt an oder passt.
    }
due-hints = Gebt die Hinweise zu dieser Reihe ein.
due-verdict = Gebt ein, ob die Ansage stimmt.
due-markers = Deckt die Marken auf und gebt sie ein.
