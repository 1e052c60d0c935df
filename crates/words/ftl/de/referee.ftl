referee-intro = Spielt auf eurem eigenen Brett und gebt Reihen und Stifte hier ein. Ich prüfe sie und zähle die Punkte.
referee-conflict =
    { $count ->
        [one] Reihe { $rows } kann nicht stimmen.
       *[other] Die Reihen { $rows } können nicht alle stimmen.
    }
referee-correct-row = Reihe { $row } berichtigen
referee-shape = Loch { $hole }: Form
referee-colour = Loch { $hole }: Farbe
referee-impossible = Sieh noch mal hin: { $answer } geht nicht. Wenn alle anderen richtig sitzen, kann der letzte nicht am falschen Platz sein.
referee-anyway = Drück noch einmal, um sie trotzdem zu stecken.
