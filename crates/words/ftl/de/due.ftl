due-deal = Die Marken werden verteilt.
due-secret =
    { $person ->
        [you] Du bist dran: Setz den Geheimcode.
       *[other] { $name } setzt den Geheimcode.
    }
due-row =
    { $person ->
        [you] Du bist dran.
       *[other] { $name } ist dran.
    }
due-answer =
    { $person ->
        [you] Du bist dran: Steck die Stifte neben die Reihe.
       *[other] { $name } steckt die Stifte.
    }
due-uncover =
    { $person ->
        [you] Du bist dran: Deck den Geheimcode auf.
       *[other] { $name } deckt den Geheimcode auf.
    }
due-solution =
    { $person ->
        [you] Du hast angesagt: Nenn jetzt den ganzen Geheimcode.
       *[other] { $name } hat angesagt und nennt jetzt den ganzen Geheimcode.
    }
due-final-call =
    { $person ->
        [you] Letzte Gelegenheit: Sag an oder passe.
       *[other] { $name } kann ein letztes Mal ansagen.
    }
due-hints = Gebt die Hinweise zu dieser Reihe ein.
due-verdict = Stimmt die Ansage?
due-markers = Deckt die Marken auf und gebt sie ein.
due-thinking = { $name } überlegt …
