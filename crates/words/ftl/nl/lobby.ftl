lobby-empty = Er is geen tafel open. Open er een!
lobby-join = Meedoen
lobby-watch = Meekijken
lobby-code = Code van de tafel
lobby-seats-free =
    { $count } { $count ->
        [one] plaats
       *[other] plaatsen
    } vrij
