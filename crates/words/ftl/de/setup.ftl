setup-title = Neuer Tisch
setup-edition = Ausgabe
setup-options = Optionen
setup-seats = Plätze
setup-seat-link = Jemand per Link
setup-seat-here = Jemand an diesem Gerät
setup-seat-computer = Der Computer
setup-level = Spielstärke
setup-name = Name
setup-length = Länge der Partie
setup-rounds =
    { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
    }
setup-target = bis { $points } Punkte
setup-first = Wer anfängt
setup-first-by-lot = durch das Los
setup-clock = Uhr
setup-clock-none = ohne Uhr
setup-clock-row = Zeit für jede Reihe
setup-clock-days = Tage für jede Reihe (Fernpartie)
setup-public = In der Lobby, offen für alle
setup-private = Nur mit Link oder Code
setup-spectators = Zuschauer willkommen
setup-advice = Tipps erlaubt
setup-open = Tisch eröffnen
setup-code-space = { $codes } mögliche Geheimcodes
setup-invite-link = Schick diesen Link
setup-invite-code = Oder sag diesen Code
setup-invite-scan = Oder lass das hier scannen
setup-invite-lan = Diese Adresse gilt nur auf diesem Computer. Starte mit --lan, dann können andere in deinem Netz mitspielen.
setup-take-seat = Diesen Platz nehmen
setup-waiting = Wir warten auf die anderen …
