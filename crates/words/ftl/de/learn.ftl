learn-title = Dein erstes Spiel
learn-lead = Ein echtes Spiel mit einer Erklärung zu jeder Reihe. Es dauert zwei Minuten, und du kannst jederzeit ohne sie weiterspielen.
learn-start = Los geht's
learn-leave = Ohne Erklärungen weiterspielen
learn-tray = Hinter dem Sichtschutz stecken vier Farben. Tipp auf vier von diesen, um sie zu erraten; eine Farbe darf mehrmals vorkommen.
learn-full = Deine Reihe ist voll. Steck sie, dann siehst du, wie nah du dran bist.
learn-row = Deine Reihe
learn-told =
    { $right } deiner 4 Stecker stimmen, { $placed ->
        [0] aber alle am falschen Platz
       *[other] { $placed } davon am richtigen Platz
    }. Welche, das verraten die Stifte nicht.
learn-told-placed = Einer deiner vier Stecker stimmt und steckt am richtigen Platz. Welcher, das verraten die Stifte nicht.
learn-told-misplaced = Einer deiner vier Stecker stimmt, steckt aber am falschen Platz. Welcher, das verraten die Stifte nicht.
learn-told-nothing = Kein einziger Stift: Keine dieser Farben kommt im Geheimcode vor. Das ist viel wert!
learn-told-all = Alle vier Farben stimmen. Jetzt geht es nur noch um die Plätze.
learn-left =
    { $count ->
        [one] Jetzt ist nur noch 1 Code möglich.
       *[other] Noch { $count } von { $all } Codes sind möglich.
    }
learn-think = Such jetzt eine Reihe, die passt: Wäre sie der Code, hätte jede Reihe bisher genau ihre Stifte bekommen.
learn-could = Gut überlegt: Deine letzte Reihe hätte der Code sein können.
learn-could-not = Deine letzte Reihe konnte nicht der Code sein: Dann hätte Reihe { $row } diese Antwort bekommen: { $would }. Es war aber: { $got }.
learn-to-rules = Die vollständigen Regeln
learn-hint = Du kommst nicht weiter? Ein Tipp zeigt dir eine Reihe, die passt.
