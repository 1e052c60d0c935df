score-points =
    { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
score-rows =
    { $person ->
        [you] Du bekommst { score-points } für die Reihen.
       *[other] { $name } bekommt { score-points } für die Reihen.
    }
score-round =
    { $person ->
        [you] Du gewinnst die Runde.
       *[other] { $name } gewinnt die Runde.
    }
score-row =
    { $person ->
        [you] Du bekommst { score-points } für Reihe { $row }.
       *[other] { $name } bekommt { score-points } für Reihe { $row }.
    }
score-table =
    { $person ->
        [you] Du bekommst { score-points } als Code-Setzer.
       *[other] { $name } bekommt { score-points } als Code-Setzer.
    }
score-signal =
    { $person ->
        [you] Du bekommst { score-points }, weil eine Antwort falsch war.
       *[other] { $name } bekommt { score-points }, weil eine Antwort falsch war.
    }
score-cancelled =
    { $person ->
        [you] Du verlierst { score-points } aus der ungültigen Runde.
       *[other] { $name } verliert { score-points } aus der ungültigen Runde.
    }
score-corrected =
    { $person ->
        [you] Reihe { $row } wird berichtigt: { $points } für dich.
       *[other] Reihe { $row } wird berichtigt: { $points } für { $name }.
    }
score-line = Spielstand: { $scores }.
score-won =
    { $person ->
        [you] Du gewinnst die Partie!
       *[other] { $name } gewinnt die Partie.
    }
score-won-by-resignation =
    { $person ->
        [you] Du gewinnst die Partie: Dein Gegenüber hat aufgegeben.
       *[other] { $name } gewinnt die Partie durch Aufgabe.
    }
score-won-by-absence =
    { $person ->
        [you] Du gewinnst die Partie: Dein Gegenüber ist nicht rechtzeitig zurückgekommen.
       *[other] { $name } gewinnt die Partie: Die Gegenseite ist nicht rechtzeitig zurückgekommen.
    }
score-won-by-call =
    { $person ->
        [you] Du gewinnst mit der richtigen Ansage!
       *[other] { $name } gewinnt mit der richtigen Ansage.
    }
score-shared = Geteilter Sieg: { $names }.
score-draw = Die Partie endet unentschieden.
score-played = Die Partie ist zu Ende.
score-no-winner = Die Partie endet ohne Sieger.
score-aborted = Die Partie endet einvernehmlich ohne Ergebnis.
