offer-secret = Geheimcode setzen
offer-row = Reihe { $row } von { $of } stecken
offer-answer = Stifte für Reihe { $row } stecken
offer-claim = Signalfehler reklamieren
offer-claim-sure = Signalfehler reklamieren: kein Code passt
offer-uncover = Geheimcode aufdecken
offer-uncover-early = Geheimcode aufdecken und Fehler beweisen
offer-resign-round = Runde aufgeben
offer-resign-match = Partie aufgeben
offer-abort = Abbruch ohne Ergebnis anbieten
offer-play-on = Weiterspielen
offer-leave = Gehen; der Computer spielt weiter
offer-call = Lösung ansagen
offer-solution =
    { $empty ->
        [0] Ganzen Geheimcode nennen
        [1] Ganzen Geheimcode nennen: 1 Loch bleibt leer
       *[other] Ganzen Geheimcode nennen: { $empty } Löcher bleiben leer
    }
offer-pass = Passen
