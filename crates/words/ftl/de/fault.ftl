fault-letters-or-blank = { $letters } oder { $blank } für leer
fault-code-character = Das Zeichen „{ $found }“ an Stelle { $place } passt nicht in Loch { $hole }. Erlaubt: { $allowed }.
fault-code-character-beyond = Das Zeichen „{ $found }“ an Stelle { $place } passt in kein Loch. Erlaubt: { $allowed }.
fault-code-length = Ein Code hat hier { $wanted } Zeichen, dieser hat { $given }.
fault-code-blank = Loch { $hole } darf nicht leer bleiben. Erlaubt: { $allowed }.
fault-code-repeated = { $letter } in Loch { $hole } steckt schon in Loch { $first }. Nichts darf doppelt vorkommen.
fault-code-not-a-word = „{ $word }“ steht nicht in der Wortliste ({ $language }).
fault-code-empty-holes =
    Hier { $wanted ->
        [one] bleibt
       *[other] bleiben
    } genau { $wanted } { $wanted ->
        [one] Loch
       *[other] Löcher
    } leer, nicht { $given }.
fault-code-marker = „{ $text }“ ist keine Marke. Schreib eine Nummer von 1 bis { $holes } und eine Farbe aus { $allowed }, zum Beispiel 3R.
fault-pins-unreadable = „{ $text }“ ist keine Antwort. Schreib die Stifte so: { $example }.
fault-pins-twice = Die Stifte { $letter } sind doppelt gezählt. Zähl jede Farbe einmal.
fault-pins-no-blue = In diesem Spiel gibt es keine blauen Stifte, nur b für Schwarz und w für Weiß.
fault-pins-only-black = In diesem Spiel antworten nur schwarze Stifte. Schreib sie als { $example }.
fault-pins-too-many =
    Neben einer Reihe ist Platz für { $most } { $most ->
        [one] Stift
       *[other] Stifte
    }, nicht für { $given }.
fault-option-not-key-value = „{ $text }“ ist keine Option. Schreib sie als schlüssel=wert.
fault-option-unknown = { $edition } hat keine Option „{ $key }“. Es gibt: { $options }.
fault-option-twice = Die Option { $key } steht doppelt da. Gib sie einmal an.
fault-option-not-allowed = { $key } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
fault-option-too-few-symbols = Ohne Wiederholungen brauchen { $holes } Löcher mindestens { $holes } Symbole, es gibt aber nur { $symbols }.
fault-range = { $min } bis { $max }
fault-range-seconds = { $off } oder { $min } bis { $max } Sekunden
fault-name-empty = Ein Name braucht mindestens ein Zeichen.
fault-name-too-long = Ein Name hat höchstens { $most } Zeichen, dieser hat { $characters }.
fault-name-invisible = Das Zeichen an Stelle { $place } des Namens geht nicht. Nimm sichtbare Zeichen und keine Anführungszeichen.
fault-setup-name = Platz { $seat }: { $fault }
fault-setup-seat-count = Dieses Spiel hat { $least } Plätze, nicht { $given }.
fault-setup-seat-range = Dieses Spiel hat { $least } bis { $most } Plätze, nicht { $given }.
fault-setup-first = Der erste Platz muss einer von 1 bis { $seats } sein.
fault-setup-duel-rounds = Eine Partie hat eine gerade Zahl von Runden, 2 bis { $most }, nicht { $rounds }.
fault-setup-solo-rounds = Allein spielst du 1 bis { $most } Runden, nicht { $rounds }.
fault-setup-party-rounds = Zu { $seats } Spielern gehören { $seats } Runden, nicht { $rounds }: Alle sind einmal Code-Setzer.
fault-setup-group-rounds = Eine Gruppenpartie ist eine einzige Runde, nicht { $rounds }.
fault-setup-no-target = Dieses Spiel geht über eine Anzahl von Runden, nicht bis zu einer Punktzahl.
fault-setup-target = Eine Zielpunktzahl liegt zwischen 1 und { $most }, nicht bei { $points }.
fault-setup-no-solo = Dieses Spiel braucht mehrere Mitspieler: Alle halten einen Teil des Geheimcodes.
fault-setup-solo-maker = Allein knackst du die Codes des Computers: Platz 2 ist der Computer.
fault-setup-solo-first = Spielst du allein, setzt der Computer jeden Code: Erster Code-Setzer ist Platz 2.
fault-setup-solo-hand-set = Spielst du allein, kommen die Antworten automatisch.
fault-setup-referee-persons = Am echten Brett sitzen nur Menschen.
fault-setup-referee-options = Am echten Brett sind Stecker und Uhr echt: Lass die Optionen dafür aus.
fault-setup-referee-answers = Am echten Brett werden die Stifte von Hand gesteckt: answers=hand-set.
fault-setup-no-contrary = Der widerspenstige Computer kann hier nicht mitspielen: nicht in der Gruppe, nicht mit gezählten Steckern und nicht bei so vielen Codes.
fault-action-unknown = „{ $text }“ ist kein Zug.
fault-action-verdict = Ein Urteil ist „right“ oder „wrong“, nicht „{ $text }“.
fault-action-hints = „{ $text }“ sind keine Hinweise. Schreib sie so: 2:b 3:w 4:-
fault-action-withheld = „{ $text }“ sagt nicht, was zurückgehalten wird. Schreib jede Farbe aus { $letters } einmal mit 1 oder 2, zum Beispiel R1Y2, oder none.
fault-action-withheld-missing = Werden die Stecker gezählt, sagt ein Geheimcode, was zurückgehalten wird, oder „withheld none“.
fault-action-salt-missing = Auf einen Geheimcode folgen „salt“ und 32 Hexadezimalziffern.
fault-action-salt = Ein Salz besteht aus 32 kleinen Hexadezimalziffern, nicht aus „{ $text }“.
fault-action-salts-missing = Eine Verteilung nennt ihre Marken, dann „salts“ und ein Salz je Marke.
fault-action-salt-count =
    { $markers } { $markers ->
        [one] Marke braucht
       *[other] Marken brauchen
    } ebenso viele Salze, nicht { $salts }.
