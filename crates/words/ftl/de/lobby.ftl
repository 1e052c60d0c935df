lobby-empty = Kein Tisch ist offen. Mach einen auf!
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-code = Code des Tischs
lobby-seats-free =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    } frei
lobby-intro = Diese Tische stehen allen offen. Setz dich dazu oder schau zu.
lobby-open = Einen Tisch aufmachen
lobby-older = Ältere Tische
lobby-playing = es wird gespielt
lobby-waiting = wartet auf Mitspieler
lobby-over = die Partie ist zu Ende
