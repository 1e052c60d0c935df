referee-intro = Spielt auf eurem eigenen Brett und gebt Reihen und Stifte hier ein. Ich prüfe sie und zähle die Punkte.
referee-enter-row = Reihe eingeben
referee-enter-pins = Stifte eingeben
referee-enter-secret = Aufgedeckten Geheimcode eingeben
referee-proven =
    Der Signalfehler ist bewiesen: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für { $name }.
