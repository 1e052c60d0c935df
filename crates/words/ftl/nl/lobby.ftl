lobby-empty = Er zijn geen open tafels. Open er een!
lobby-join = Meedoen
lobby-watch = Meekijken
lobby-code = Tafelcode
lobby-seats-free =
    { $count } { $count ->
        [one] plaats
       *[other] plaatsen
    } vrij
lobby-intro = Deze tafels staan voor iedereen open. Schuif aan of kijk mee.
lobby-open = Tafel openen
lobby-older = Oudere tafels
lobby-playing = bezig
lobby-waiting = wacht op spelers
lobby-over = de partij is afgelopen
