lobby-empty = Er is geen tafel open. Open er een!
lobby-join = Meedoen
lobby-watch = Meekijken
lobby-code = Code van de tafel
lobby-seats-free =
    { $count } { $count ->
        [one] plaats
       *[other] plaatsen
    } vrij
lobby-intro = Deze tafels staan voor iedereen open. Ga zitten, of kijk mee.
lobby-open = Een tafel openen
lobby-older = Oudere tafels
lobby-playing = bezig
lobby-waiting = wacht op spelers
lobby-over = de partij is afgelopen
