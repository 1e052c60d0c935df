row-and = { $first } und { $last }
row-then = { $first }; { $next }
row-pins =
    { $count ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
        [6] sechsmal
        [7] siebenmal
        [8] achtmal
       *[other] { $count }-mal
    }
row-black = { row-pins } Schwarz
row-white = { row-pins } Weiß
row-blue = { row-pins } Blau
row-no-pins = keine Stifte
row-told = Reihe { $row }: { $code }.
row-answered = Reihe { $row }: { $code }. { $answer }.
row-forfeited = verfallen, die Zeit war um
row-of =
    { $person ->
        [you] Du
       *[other] { $name }
    }, Brett { $board }, Reihe { $row }: { $code }.
row-hints = Hinweise: { $hints }.
row-hint =
    { $person ->
        [you] du
       *[other] { $name }
    } { $hint }
row-hint-black = Schwarz
row-hint-white = Weiß
row-hint-nothing = nichts
row-marker = Nummer { $number }, { $colour }
row-own-markers =
    Deine { $count ->
        [one] Marke
       *[other] Marken
    }: { $markers }.
row-red = { row-pins } Rot
