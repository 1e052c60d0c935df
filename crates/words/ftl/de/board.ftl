board-your-turn = Du bist dran
board-turn-of = { $name } ist dran
board-submit-row = Reihe stecken
board-undo = Rückgängig
board-clear = Leeren
board-hold = Für die nächste Reihe behalten
board-copy-row = Reihe { $row } übernehmen
board-pencil = Notizen
board-pencil-out = raus
board-pencil-sure = hier sicher
board-empty-hole = Loch { $hole } leer lassen
board-hole = Loch { $hole }
board-hole-with = Loch { $hole }: { $colour }
board-shield = Sichtschutz
board-covered = Der Geheimcode ist verdeckt. Gib das Gerät weiter.
board-roll-secret = Geheimcode auslosen
board-withhold = Stecker zurückhalten
board-stock = Vorrat
board-confirm-answer = Du antwortest: { $answer }. Stifte so stecken?
board-resign-confirm = Wirklich aufgeben? Die Partie ist dann verloren.
board-resign-round-confirm = Diese Runde wirklich aufgeben?
board-leave-confirm = Wirklich gehen? Der Computer spielt für dich weiter.
board-call-confirm = Wirklich ansagen? Mit einer falschen Lösung scheidest du aus.
board-rematch = Revanche
board-score-sheet = Punkteblatt
board-round = Runde { $round }
board-total = Summe
board-spectators =
    { $count ->
        [0] Keine Zuschauer
        [1] 1 Zuschauer
       *[other] { $count } Zuschauer
    }
board-present = { $name } ist da.
board-away = { $name } ist gerade nicht da.
board-claim-seat = { $name } ist schon lange weg. Soll der Computer weiterspielen?
board-draft-kept = Deine angefangene Reihe ist noch da.
board-stale = Inzwischen ist etwas passiert. Schau aufs Brett und versuch es noch einmal.
board-time-left = Restzeit: { $time }
