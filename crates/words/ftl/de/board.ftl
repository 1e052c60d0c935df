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
board-all-empty = Alle Löcher sind leer. Drück noch einmal, wenn du das willst.
board-unfilled = Füll erst alle Löcher.
board-draft-kept = Deine angefangene Reihe ist noch da.
board-stale = Inzwischen ist etwas passiert. Schau aufs Brett und versuch es noch einmal.
board-time-left = Restzeit: { $time }
board-own-secret = Dein Geheimcode: { $code }.
board-secret-set = Der Geheimcode steht hinter dem Sichtschutz.
board-secret-open = Der Geheimcode steht noch nicht.
board-secret-late = Der Geheimcode wird erst spät festgelegt; darum gibt es kein Siegel.
board-secret-never = Einen festen Geheimcode gab es nicht.
board-secret-was = Der Geheimcode: { $code }.
board-abandoned = Die Runde wurde nicht zu Ende gespielt.
board-of-player = { $name }, Brett { $board }
board-black-pins = Schwarze Stifte
board-white-pins = Weiße Stifte
board-blue-pins = Blaue Stifte
board-void = ungültig
board-made-by =
    { $person ->
        [you] dein Code
       *[other] Code von { $name }
    }
board-not-at-all = gar nicht
board-round-of = Runde { $number } von { $rounds }
board-board = Brett
board-tray = Steine
board-tap = Tippe eine Farbe an oder gib ihren Buchstaben ein.
board-type-row = Oder tipp sie ein
board-place-pins = Diese Stifte stecken
board-check-pins = Weiter
board-change = Ändern
board-hint = Tipp
board-hint-row = Versuch es mit { $code }.
board-hint-sure = Es kann nichts anderes sein: { $code }.
board-hint-call = Sag jetzt an: { $code }.
board-hint-none = Dazu gibt es gerade keinen Tipp.
board-take-hint = In die Reihe übernehmen
board-fitting =
    { $count ->
        [one] Ein Geheimcode passt noch.
       *[other] { $count } Geheimcodes passen noch.
    }
board-nothing-fits = Zu diesen Antworten passt kein Geheimcode.
board-story = Was geschah
board-more = Mehr
board-seats = Am Tisch
board-points-table = Punkte des Code-Setzers
board-solved-in = Gelöst in Reihe
board-points = Punkte
board-next-round = Weiter
board-back-to-game = Zurück zum Spiel
board-pass-to = Gib das Gerät an { $name } weiter.
board-i-am = Ich bin { $name }
board-look-away = Die anderen schauen weg.
board-cover = Wieder verdecken
board-seen-by = Das sollte nur { $name } sehen.
board-say = Etwas sagen
board-move-seat = Auf einem anderen Gerät weiterspielen
board-move-about = Öffne dort in den nächsten Minuten diesen Link. Er gilt einmal; danach ist dieser Platz auf jenem Gerät.
board-make-link = Link erstellen
board-absent = { $name } meldet sich nicht?
board-absent-computer = Den Computer weiterspielen lassen
board-absent-win = Den Sieg beanspruchen
board-warned = { $name } wurde gewarnt und hat noch { $time }, um zurückzukommen.
board-warned-you = Es heißt, du seist weg.
board-i-am-here = Ich bin da
board-over = Die Partie ist zu Ende
board-rematch-asked = Du möchtest eine Revanche.
board-rematch-wanted = { $name } möchte eine Revanche.
board-other-game = Ein anderes Spiel
board-watching = Du schaust zu.
board-archived = Dieser Tisch wurde weggeräumt.
board-reopen = Wieder aufstellen
board-close-table = Tisch wegräumen
board-stand-up = Platz freigeben
board-seat-free = frei
board-give-computer = Dem Computer geben
board-rounds-so-far = Runden
board-markers = Marken
board-calls = Ansagen
board-right = richtig
board-wrong = falsch
board-out = antwortet nur noch
board-hold-on = Diese Stecker für die nächste Reihe behalten
board-promise = Siegel
board-sure = Wirklich
board-computer-thinks = Der Computer überlegt …
board-resign-seat-confirm = Wirklich aufgeben? Der Computer übernimmt deinen Platz.
board-abort-confirm = Alle müssen zustimmen; dann bleibt die Partie ohne Ergebnis.
board-aborting = { $name } möchte ohne Ergebnis aufhören.
board-waiting-for = Wir warten auf Mitspieler
board-skip-hole = Leer lassen
board-move-here = Dein Platz kommt hierher
board-move-here-about = Du spielst auf diesem Gerät weiter; das andere kann dann nur noch zuschauen.
board-move-link = Der Link oder das, was hinter # steht
board-move-take = Platz übernehmen
board-tap-pairs = Tippe eine Form und eine Farbe an oder gib ihre Buchstaben ein.
board-secret-real = Der Geheimcode steht hinter dem Sichtschutz eures Bretts.
board-others = Jetzt auch möglich
board-hints-about = Wer geantwortet hat, steht neben jeder Reihe:
board-tap-glyphs = Tippe die Steine an oder schreib einfach.
board-promise-about = Ein Fingerabdruck des Geheimcodes, festgehalten vor der ersten Reihe: Am Ende können alle nachprüfen, dass er nie geändert wurde.
