edition-name-original = Original
edition-about-original = Das Spiel von 1972, mit dem alles anfing.
edition-name-original-blanks = Original mit Lücken
edition-about-original-blanks = Wie das Original, aber Löcher dürfen leer bleiben: eine Farbe mehr zum Grübeln.
edition-name-eight = Acht Farben
edition-about-eight = Mehr Farben und zwei Reihen mehr; falsch gesteckte Stifte beenden die Runde sofort.
edition-name-eight-blanks = Acht Farben mit Lücken
edition-about-eight-blanks = Acht Farben für Fortgeschrittene: Löcher dürfen leer bleiben.
edition-name-lock = Codeschloss
edition-about-lock = Keine Farbe doppelt und keine Punkte: Wer mehr Runden gewinnt, gewinnt die Partie.
edition-name-lock-super = Codeschloss Super
edition-about-lock-super = Das Codeschloss, aber Farben dürfen sich wiederholen.
edition-name-lock-party = Codeschloss für drei bis fünf
edition-about-lock-party = Ein gemeinsames Brett: Ihr ratet reihum, jede Reihe bringt Punkte, und alle sind einmal Code-Setzer.
edition-name-lock-party-super = Codeschloss für drei bis fünf, Super
edition-about-lock-party-super = Das gemeinsame Brett, aber Farben dürfen sich wiederholen.
edition-name-group = Gruppe
edition-about-group = Alle kennen einen Teil des Geheimcodes. Frag mit deinen Reihen, gib Hinweise und sag die Lösung vor den anderen an.
edition-name-group-small = Kleine Gruppe
edition-about-group-small = Das Gruppenspiel zu zweit oder zu dritt.
edition-name-grand = Grand
edition-about-grand = Paare aus Form und Farbe, und blaue Stifte für alles, was halb stimmt.
edition-name-grand-blanks = Grand mit Lücken
edition-about-grand-blanks = Wie Grand, aber Form oder Farbe darf fehlen: das schwerste Spiel der Familie.
edition-name-mini = Mini
edition-about-mini = Das Brett für unterwegs: nur wenige Reihen.
edition-name-super = Super
edition-about-super = Fünf Löcher und acht Farben, für alle, denen vier zu wenig sind.
edition-name-word = Wörter
edition-about-word = Der Geheimcode ist ein Wort, und jeder Versuch auch.
edition-name-number = Zahlen
edition-about-number = Ziffern statt Farben; ohne Wiederholungen ist es „Bullen und Kühe“.
edition-name-custom = Eigene Regeln
edition-about-custom = Du bestimmst Löcher, Farben und Reihen.
edition-holes =
    { $holes } { $holes ->
        [one] Loch
       *[other] Löcher
    }
edition-colours =
    { $colours } { $colours ->
        [one] Farbe
       *[other] Farben
    }
edition-digits =
    { $digits } { $digits ->
        [one] Ziffer
       *[other] Ziffern
    }
edition-letters =
    { $letters } { $letters ->
        [one] Buchstabe
       *[other] Buchstaben
    }
edition-shapes =
    { $shapes } { $shapes ->
        [one] Form
       *[other] Formen
    }
edition-rows =
    { $rows } { $rows ->
        [one] Reihe
       *[other] Reihen
    }
edition-rows-each = { edition-rows } je Brett
edition-codes =
    { $codes } { $codes ->
        [one] Code
       *[other] Codes
    }
edition-players = { $players } Spieler
edition-players-range = { $least } bis { $most } Spieler
edition-blanks = Löcher dürfen leer bleiben
edition-no-repeats = ohne Wiederholung
edition-duel = Duell
edition-party = Zu mehreren
edition-together = Gruppe
edition-mode-table = Am Tisch
edition-mode-solo = Allein gegen den Computer
edition-mode-referee = Am echten Brett
edition-sheet-original = Regeln: Ausgabe von 1972
edition-sheet-eight-colours = Regeln: Ausgabe mit acht Farben
edition-sheet-code-lock = Regeln: Codeschloss-Ausgabe von 2004
edition-sheet-group = Regeln: Gruppenspiel
edition-sheet-grand = Regeln: Grand
edition-sheet-series = Regeln: Rest der Serie
edition-sheet-none = Regeln: deine eigenen
