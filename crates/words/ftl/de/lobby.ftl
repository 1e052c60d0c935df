lobby-empty = Kein Tisch ist offen. Mach einen auf!
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-code = Code des Tischs
lobby-seats-free =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    } frei
