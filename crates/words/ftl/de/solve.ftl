solve-list = liste, zeig
solve-undo = zurück, z
solve-new = neu
solve-help = Neben deinem eigenen Brett: Schreib jede Reihe mit ihrer Antwort, { $holes } Löcher mit { $contents }, zum Beispiel { $example }.
solve-commands = „{ $list }“ zeigt, was passt, „{ $undo }“ nimmt die letzte Zeile zurück, „{ $new }“ fängt von vorn an, „{ $help }“ zeigt das hier noch einmal, „{ $quit }“ hört auf.
solve-pairs = einer Form ({ $shapes }) und einer Farbe ({ $colours })
solve-or-blank = { $contents } oder . für leer
solve-group-help = Neben euren eigenen Brettern: Schreib, welche Marke du hast, zum Beispiel { $markers } für Platz 1, dann jede Reihe mit ihren Hinweisen, { $holes } Löcher mit { $contents }, zum Beispiel { $example }, und jede Ansage mit ihrem Urteil, zum Beispiel { $call }. „2:pass“ und „2:resign“ sagen, wer bei der letzten Ansage passt oder aufgibt.
solve-prompt = Reihe { $row }>
solve-row = Reihe { $row }: { $reason }
solve-not-a-row = „{ $text }“ ist keine Reihe mit Antwort. Schreib { $example }
solve-row-back = Reihe { $row } zurückgenommen: { $code } mit { $answer }.
solve-line-back = Letzte Zeile zurückgenommen: { $line }.
solve-nothing-back = Es gibt keine Reihe zum Zurücknehmen.
solve-too-many-rows = Mehr als { $most } Reihen mit Antwort gehen nicht.
solve-no-row = In Reihe { $row } steht etwas, das in diesem Spiel nicht stehen kann.
solve-fit =
    { $count } { $count ->
        [one] Code
       *[other] Codes
    } möglich.
solve-fit-these =
    { $count } { $count ->
        [one] Code
       *[other] Codes
    } möglich: { $secrets }
solve-fit-more = Mehr als { $count } Codes möglich.
solve-fit-unknown = Kein Code gefunden, aber es sind zu viele, um alle zu prüfen.
solve-listed = … { $listed } von { $count } stehen hier.
solve-listed-more = … { $listed } von mehr als { $count } stehen hier.
solve-guess = Versuch
solve-to-go = noch Reihen
solve-left = bleiben
solve-at-worst = höchstens
solve-bits = Bit
solve-fits = passt
solve-alike = und { $count } gleich gute
solve-sampled = (verglichen mit { $count } zufällig gezogenen Codes)
solve-impossible = Kein Code passt: Irgendeine Antwort ist falsch.
solve-impossible-row = Kein Code passt: Reihe { $row } kann bei keinem Geheimcode stimmen.
solve-impossible-rows =
    Kein Code passt: Die Reihen { $rows } können nicht { $count ->
        [2] beide
       *[other] alle
    } stimmen.
solve-take-back = „{ $undo }“ nimmt die letzte Zeile zurück.
solve-not-a-line = „{ $text }“ ist weder eine Reihe mit Hinweisen wie { $example } noch die Marke eines Platzes wie { $markers } noch eine Ansage wie { $call }
solve-whose-call = Von wem ist die Ansage? Schreib { $call }
solve-all-hint = Alle geben einen Hinweis, nur der Platz nicht, von dem die Reihe ist. Für eine Reihe von Platz 1 schreib { $example }
solve-silent = Platz { $seat } gibt keinen Hinweis, also muss es die Reihe von Platz { $seat } sein.
solve-markers-each =
    { $each ->
        [one] Hier haben alle eine Marke.
       *[other] Hier haben alle { $each } Marken.
    } Schreib { $example }
solve-same-number = Von jeder Nummer gibt es nur eine Marke. Schreib { $example }
solve-known = Was Platz { $seat } hat, ist schon bekannt, und niemand kennt mehr als die eigenen Marken.
solve-no-seat = Unbekannter Platz „{ $text }“. Es gibt 1 bis { $seats }.
solve-holds = Platz { $seat } hat { $markers }.
solve-deals =
    { $deals } { $deals ->
        [one] Verteilung passt
       *[other] Verteilungen passen
    }, { $count } { $count ->
        [one] Code
       *[other] Codes
    }: { $secrets }
solve-deals-likeliest =
    { $deals } { $deals ->
        [one] Verteilung passt
       *[other] Verteilungen passen
    }, { $count } { $count ->
        [one] Code
       *[other] Codes
    }; am wahrscheinlichsten { $secrets }
solve-may-hold = Platz { $seat } hat vielleicht { $markers }
solve-board-may-hold = Platz { $seat }, Brett { $board } hat vielleicht { $markers }
solve-others =
    und { $count } { $count ->
        [one] andere
       *[other] andere
    }
solve-call = { $code } hat eine Chance von { $chance }.
solve-call-read = Verraten die Reihen, was die Spieler haben, hat { $code } eine Chance von { $chance }.
solve-waiting = Abwarten gewinnt in etwa { $chance } der Fälle.
solve-call-now = Sag jetzt an.
solve-call-later = Sag noch nicht an.
solve-then-right = dann richtig
solve-bits-left = Bit übrig
solve-rivals = Gegner
solve-row-of = Reihe { $row } von Platz { $seat }
solve-call-of = Ansage von Platz { $seat }
solve-right = richtig
solve-wrong = falsch
solve-no-deal = Keine Verteilung passt: Solche Marken gibt es im Beutel nicht.
solve-no-deal-this =
    Keine Verteilung passt: { $count ->
        [1] Das kann nicht stimmen.
        [2] Diese zwei können nicht beide stimmen.
       *[other] Diese { $count } können nicht alle stimmen.
    }
solve-no-deal-held =
    Keine Verteilung passt: Mit diesen Marken { $count ->
        [1] kann das nicht stimmen.
        [2] können diese zwei nicht beide stimmen.
       *[other] können diese { $count } nicht alle stimmen.
    }
solve-sorted = Das Beste zuerst, nach „{ $column }“:
