fault-letters-or-blank = { $letters } oder { $blank } für leer
fault-code-character = „{ $found }“ kenne ich nicht. Nimm { $allowed }.
fault-code-length =
    { $missing ->
        [1] Ein Loch ist noch leer.
        [2] Zwei Löcher sind noch leer.
        [3] Drei Löcher sind noch leer.
        [4] Vier Löcher sind noch leer.
        [5] Fünf Löcher sind noch leer.
        [6] Sechs Löcher sind noch leer.
       *[other] { $missing } Löcher sind noch leer.
    }
fault-code-blank = Loch { $hole } darf nicht leer bleiben. Nimm { $allowed }.
fault-code-repeated =
    { $symbol } steckt schon in Loch { $first }; { $kind ->
        [digit] jede Ziffer nur einmal.
        [letter] jeder Buchstabe nur einmal.
       *[colour] jede Farbe nur einmal.
    }
fault-code-not-a-word = „{ $word }“ steht nicht in der Wortliste ({ $language }).
fault-code-empty-holes =
    { $wanted ->
        [0] Füll alle Löcher.
        [1] Lass genau ein Loch leer.
        [2] Lass genau zwei Löcher leer.
        [3] Lass genau drei Löcher leer.
       *[other] Lass genau { $wanted } Löcher leer.
    }
fault-code-marker = „{ $text }“ ist keine Marke. Schreib eine Nummer von 1 bis { $holes } und eine Farbe aus { $allowed }, zum Beispiel 3R.
fault-pins-unreadable = „{ $text }“ kenne ich nicht. Schreib Stifte so: { $example }.
fault-pins-twice = „{ $letter }“ steht zweimal da. Zähl jede Farbe einmal.
fault-pins-no-blue =
    In diesem Spiel gibt es keine blauen Stifte, nur { $exact ->
        [red] r für Rot
       *[black] b für Schwarz
    } und w für Weiß.
fault-pins-only-black = In diesem Spiel gibt es nur schwarze Stifte. Schreib sie so: { $example }.
fault-pins-too-many =
    Neben einer Reihe ist Platz für { $most } { $most ->
        [one] Stift
       *[other] Stifte
    }, nicht für { $given }.
fault-option-not-key-value = „{ $text }“ ist keine Option. Schreib sie als schlüssel=wert.
fault-option-unknown = { $edition } hat keine Option „{ $key }“. Es gibt: { $options }.
fault-option-twice = Die Option { $key } ist doppelt angegeben. Gib sie nur einmal an.
fault-option-not-allowed = { $key } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
fault-option-too-few-symbols = Ohne Wiederholungen brauchen { $holes } Löcher mindestens { $holes } Symbole, es gibt aber nur { $symbols }.
fault-range = { $min } bis { $max }
fault-range-seconds = { $off } oder { $min } bis { $max } Sekunden
fault-name-empty = Ein Name braucht mindestens ein Zeichen.
fault-name-too-long = Ein Name hat höchstens { $most } Zeichen, dieser hat { $characters }.
fault-name-invisible = Das Zeichen an Stelle { $place } des Namens ist nicht erlaubt. Nimm sichtbare Zeichen und keine Anführungszeichen.
fault-setup-name = Platz { $seat }: { $fault }
fault-setup-seat-count = Dieses Spiel hat { $least } Plätze, nicht { $given }.
fault-setup-seat-range = Dieses Spiel hat { $least } bis { $most } Plätze, nicht { $given }.
fault-setup-first = Der erste Platz muss zwischen 1 und { $seats } liegen.
fault-setup-duel-rounds = Eine Partie hat eine gerade Anzahl Runden, 2 bis { $most }, nicht { $rounds }.
fault-setup-solo-rounds = Allein spielst du 1 bis { $most } Runden, nicht { $rounds }.
fault-setup-party-rounds = { $seats } Spieler spielen { $seats } Runden, nicht { $rounds }: Alle sind einmal Code-Setzer.
fault-setup-group-rounds = Eine Gruppenpartie ist eine einzige Runde, nicht { $rounds }.
fault-setup-no-target = Dieses Spiel geht über eine Anzahl Runden, nicht bis zu einer Punktzahl.
fault-setup-target = Eine Zielpunktzahl liegt zwischen 1 und { $most }, nicht bei { $points }.
fault-setup-no-solo = Dieses Spiel braucht mehrere Spieler: Alle kennen einen Teil des Geheimcodes.
fault-setup-solo-maker = Wenn du allein spielst, knackst du die Codes des Computers: Platz 2 ist der Computer.
fault-setup-solo-first = Wenn du allein spielst, setzt der Computer jeden Code: Erster Code-Setzer ist Platz 2.
fault-setup-solo-hand-set = Wenn du allein spielst, kommen die Antworten automatisch.
fault-setup-referee-persons = Am echten Brett spielen nur Menschen.
fault-setup-referee-options = Am echten Brett sind Stecker und Uhr echt: Schalt diese Optionen aus.
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
fault-code-too-long =
    { $extra } zu viel: Eine Reihe hat nur { $wanted } { $wanted ->
        [one] Loch
       *[other] Löcher
    }.
fault-code-blank-repeated = Loch { $first } ist schon leer; füll die anderen.
