lobby-empty = Gerade ist kein Tisch offen. Eröffne einen!
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-code = Tischcode
lobby-seats-free =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    } frei
lobby-intro = Diese Tische stehen allen offen. Setz dich dazu oder schau zu.
lobby-open = Tisch eröffnen
lobby-older = Ältere Tische
lobby-playing = läuft
lobby-waiting = wartet auf Mitspieler
lobby-over = die Partie ist zu Ende
