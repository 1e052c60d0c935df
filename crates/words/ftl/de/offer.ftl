offer-secret = Geheimcode setzen
offer-row = Reihe { $row } von { $of }
offer-answer = Stifte für Reihe { $row }
offer-claim = Antwort reklamieren
offer-claim-sure = Antwort reklamieren: kein Code passt
offer-uncover = Geheimcode aufdecken
offer-uncover-early = Geheimcode aufdecken und Fehler beweisen
offer-resign-round = Aufgeben
offer-resign-match = Partie aufgeben
offer-abort = Abbruch anbieten
offer-play-on = Weiterspielen
offer-leave = Gehen (Computer übernimmt)
offer-return = Platz wieder übernehmen
offer-take-back = Letzten Eintrag zurücknehmen
offer-correct = Reihe berichtigen
offer-call = Lösung ansagen
offer-solution =
    { $empty ->
        [0] Ganzen Geheimcode nennen
        [1] Ganzen Geheimcode nennen (1 Loch bleibt leer)
       *[other] Ganzen Geheimcode nennen ({ $empty } Löcher bleiben leer)
    }
offer-pass = Passen
