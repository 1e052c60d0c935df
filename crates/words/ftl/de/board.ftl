board-submit-row = Reihe stecken
board-undo = Zurück
board-clear = Leeren
board-hold = Behalten
board-copy-row = Reihe { $row } übernehmen
board-pencil = Notizen
board-pencil-out = raus
board-pencil-sure = hier sicher
board-hole = Loch { $hole }
board-hole-with = Loch { $hole }: { $colour }
board-shield = Sichtschutz
board-covered = Der Geheimcode ist verdeckt. Gib das Gerät weiter.
board-roll-secret = Zufälliger Geheimcode
board-withhold = Stecker zurückhalten
board-stock = Vorrat
board-confirm-answer = Deine Antwort: { $answer }. Stifte so stecken?
board-resign-confirm = Wirklich aufgeben? Dann hast du die Partie verloren.
board-resign-round-confirm = Diese Runde wirklich aufgeben?
board-leave-confirm = Wirklich gehen? Der Computer übernimmt.
board-call-confirm = Wirklich ansagen? Liegst du falsch, bist du raus.
board-call-now = Ja, jetzt ansagen
board-call-later = Noch nicht
board-rematch = Revanche
board-score-sheet = Punkteblatt
board-round = Runde { $round }
board-total = Summe
board-present = { $name } ist da.
board-away = { $name } ist gerade nicht da.
board-computer-plays-on = Computer hat übernommen
board-all-empty = Alle Löcher sind leer. Drück noch einmal, um die Reihe trotzdem zu stecken.
board-unfilled = Füll erst alle Löcher.
board-draft-kept = Deine angefangene Reihe ist noch da.
board-time-left = Restzeit: { $time }
board-own-secret = Dein Geheimcode: { $code }.
board-secret-set = Geheimcode verdeckt
board-secret-open = Noch kein Geheimcode
board-secret-late = Der Geheimcode wird erst spät festgelegt; darum gibt es kein Siegel.
board-secret-never = Einen festen Geheimcode gab es nicht.
board-secret-was = Der Geheimcode: { $code }.
board-abandoned = Die Runde wurde nicht zu Ende gespielt.
board-of-player = { $name }, Brett { $board }
board-white-pins = Weiße Stifte
board-blue-pins = Blaue Stifte
board-void = ungültig
board-made-by =
    { $person ->
        [you] dein Code
       *[other] Code von { $name }
    }
board-not-at-all = gar nicht
board-round-ended = Runde { $round }: { $end }
board-round-of = Runde { $number } von { $rounds }
board-board = Brett
board-tray = Stecker
board-tap = Tipp auf eine Farbe oder gib ihren Buchstaben ein.
board-type-row = Oder eintippen
board-place-pins = Diese Stifte stecken
board-check-pins = Weiter
board-change = Ändern
board-hint = Tipp
board-hint-row = Versuch es so: { $code }.
board-hint-sure = Es muss { $code } sein.
board-hint-call = Sag jetzt an: { $code }.
board-hint-none = Gerade gibt es keinen Tipp.
board-take-hint = Übernehmen
board-fitting =
    { $count ->
        [0] Kein Code passt zu diesen Antworten
        [1] Nur noch 1 Code möglich
       *[other] { $count } Codes möglich
    }
board-story = Spielverlauf
board-more = Mehr
board-seats = Am Tisch
board-points-table = Punkte des Code-Setzers
board-solved-in = Geknackt in Reihe
board-points = Punkte
board-next-round = Nächste Runde
board-pass-to = Gib das Gerät an { $name } weiter.
board-i-am = Ich bin { $name }
board-look-away = Alle anderen: bitte wegschauen.
board-cover = Wieder verdecken
board-seen-by = Das sollte nur { $name } sehen.
board-say = Etwas sagen
board-move-seat = Auf einem anderen Gerät weiterspielen
board-move-about = Öffne diesen Link dort in den nächsten Minuten. Er gilt nur einmal und holt deinen Platz auf das andere Gerät.
board-make-link = Link erstellen
board-absent = { $name } meldet sich nicht?
board-absent-computer = Computer übernehmen lassen
board-absent-win = Sieg beanspruchen
board-warned-win = { $name } hat noch { $time }, um zurückzukommen; sonst ist die Partie verloren.
board-warned-computer = { $name } hat noch { $time }, um zurückzukommen; sonst übernimmt der Computer.
board-warned-you-win = { $name } glaubt, du bist weg. In { $time } verlierst du.
board-warned-you-computer = { $name } glaubt, du bist weg. In { $time } übernimmt der Computer.
board-back-in-time = Du bist rechtzeitig zurück.
board-is-back = { $name } ist wieder da.
board-i-am-here = Ich bin da
board-rematch-asked = Du möchtest eine Revanche.
board-rematch-wanted = { $name } möchte eine Revanche.
board-other-game = Ein anderes Spiel
board-watching = Du schaust zu.
board-closed-by = { $name } hat diesen Tisch geschlossen.
board-closed-by-you = Du hast diesen Tisch geschlossen.
board-closed = Dieser Tisch wurde geschlossen, weil niemand mehr gespielt hat.
board-reopen = Wieder öffnen
board-close-table = Tisch schließen
board-stand-up = Tisch verlassen
board-seat-free = frei
board-give-computer = Computer spielen lassen
board-seat-kept = Für { $name } freigehalten
board-rounds-so-far = Runden
board-calls = Ansagen
board-right = richtig
board-wrong = falsch
board-out = antwortet nur noch
board-promise = Siegel
board-resign-seat-confirm = Wirklich aufgeben? Der Computer übernimmt deinen Platz.
board-abort-confirm = Hier ohne Ergebnis abbrechen? Alle müssen zustimmen.
board-aborting = { $name } möchte abbrechen.
board-waiting-for = Warten auf Mitspieler
board-skip-hole = Leer lassen
board-move-here = Deinen Platz hierherholen
board-move-here-about = Du spielst auf diesem Gerät weiter; das andere verlässt den Tisch.
board-move-link = Der Link oder der Teil hinter dem #
board-move-take = Platz übernehmen
board-tap-pairs = Tipp auf eine Form und eine Farbe oder gib ihre Buchstaben ein.
board-secret-real = Der Geheimcode steckt hinter dem Sichtschutz eures Bretts.
board-others = Etwas anderes
board-hints-about = Wer geantwortet hat, steht neben jeder Reihe:
board-tap-glyphs = Tipp auf die Zeichen oder schreib einfach los.
board-promise-about = Ein Fingerabdruck des Geheimcodes, festgehalten vor der ersten Reihe: Am Ende können alle nachprüfen, dass er nie geändert wurde.
board-legend-exact = richtiger Platz
board-legend-near = richtige Farbe, falscher Platz
board-legend-near-glyph = kommt vor, falscher Platz
board-legend-near-pair = Paar am falschen Platz
board-legend-part = Form oder Farbe am richtigen Platz
board-legend-marker-exact = im eigenen Loch
board-legend-marker-near = woanders in der Reihe
board-exact-pins =
    { $exact ->
        [red] Rote Stifte
       *[black] Schwarze Stifte
    }
board-round-again = { $round }, noch einmal
board-spectators =
    { $count ->
        [0] Keine Zuschauer
        [1] 1 Zuschauer
       *[other] { $count } Zuschauer
    }
