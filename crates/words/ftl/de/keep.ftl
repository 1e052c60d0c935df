keep-unavailable = Die Datenbank ist nicht zu erreichen: { $detail }
keep-full = Auf dem Datenträger der Datenbank ist kein Platz mehr; geändert wurde nichts: { $detail }
keep-damaged = In der Datenbank steht etwas Unerwartetes: { $detail }
keep-no-answer = Unter { $address } antwortet kein Server: { $reason }
keep-not-ready = Der Server ist nicht bereit: { $answer }
keep-backed-up = Alles steht in { $file }
keep-copied = Alles ist angekommen: Anzahlen und Prüfsummen stimmen überein.
keep-exported =
    { $written ->
        [0] Keine Partie wurde geschrieben
        [1] 1 Partie wurde geschrieben
       *[other] { $written } Partien wurden geschrieben
    }, nach { $folder }{ $there ->
        [0] .
        [1] ; 1 war schon da.
       *[other] ; { $there } waren schon da.
    }
keep-match = Partie { $id }: { $reason }
keep-closed = Tisch { $id } ist geschlossen.
keep-closed-before = Tisch { $id } war schon geschlossen.
keep-hidden = Tisch { $id } steht nicht mehr in der Lobby.
keep-shown = Tisch { $id } darf wieder in der Lobby stehen.
keep-blocked = { $address } ist gesperrt.
keep-not-blocked = { $address } war nicht gesperrt.
keep-unblocked = { $address } ist nicht mehr gesperrt.
keep-for-good = auf Dauer
keep-days-more =
    noch { $days } { $days ->
        [one] Tag
       *[other] Tage
    }
keep-counts =
    { $tables } { $tables ->
        [one] Tisch ist offen
       *[other] Tische sind offen
    }; { $running } { $running ->
        [one] Partie läuft
       *[other] Partien laufen
    }, { $finished } { $finished ->
        [one] ist beendet
       *[other] sind beendet
    }.
keep-state-closed = zu
keep-state-hidden = verborgen
keep-state-public = offen
keep-state-private = privat
keep-table =
    { $taken } von { $seats } Plätzen mit Menschen, still seit { $days } { $days ->
        [one] Tag
       *[other] Tagen
    }
keep-no-table = Es gibt keinen Tisch mit der Kennung oder dem Code „{ $text }“.
keep-no-network = „{ $text }“ ist weder eine Adresse noch ein Netz, wie 192.0.2.7 oder 10.0.0.0/8 oder 2001:db8::/32
