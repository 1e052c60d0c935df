setup-title = Neuer Tisch
setup-edition = Ausgabe
setup-seats = Plätze
setup-seat-link = Jemand per Link
setup-seat-here = Jemand an diesem Gerät
setup-name = Name
setup-length = Länge der Partie
setup-rounds =
    { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
    }
setup-target = bis { $points } Punkte
setup-first = Wer anfängt
setup-first-maker = Wer den ersten Code setzt
setup-first-by-lot = zufällig
setup-public = In der Lobby, offen für alle
setup-spectators = Zuschauer willkommen
setup-advice = Tipps erlaubt
setup-open = Tisch eröffnen
setup-code-space = { $codes } mögliche Codes
setup-invite-link = Schick diesen Link
setup-invite-code = Oder gib diesen Code weiter
setup-invite-scan = Oder lass das hier scannen
setup-invite-lan = Diese Adresse gilt nur auf diesem Computer. Starte mit --lan, dann können andere in deinem Netz mitspielen.
setup-waiting = Warten auf die anderen …
setup-seat-computer-level = Computer: { $level }
setup-seat-nobody = niemand
setup-you = Du
setup-the-other = dein Gegenüber
setup-allowed = { $option }: nur { $allowed }.
setup-company = Wer mitspielt
setup-with-computer = gegen den Computer
setup-with-friend = mit anderen, per Link
setup-with-here = an diesem Gerät
setup-with-referee = am echten Brett, mit Schiedsrichter hier
setup-choose = Auswählen
setup-solo = Du knackst immer, der Computer setzt immer den Code
setup-name-of = Name: { $seat }
setup-or-target = Oder bis zu dieser Punktzahl
setup-maker = Wie der Computer Codes setzt
setup-count = Codes zählen
setup-fine = Weitere Optionen
