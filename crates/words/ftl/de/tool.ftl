tool-all-right =
    In Ordnung: { $kind }; { $steps } { $steps ->
        [one] Zug
       *[other] Züge
    } und { $promises } Siegel geprüft.
tool-finished-match = beendete Partie, Prüfsumme stimmt
tool-running-match = laufende Partie
tool-running-file = nicht abgeschlossene Datei einer beendeten Partie
tool-note = Hinweis: { $notice }
tool-faults =
    { $count ->
        [one] Mit dieser Partie stimmt etwas nicht: ein Fehler.
       *[other] Mit dieser Partie stimmt etwas nicht: { $count } Fehler.
    }
tool-imported =
    { $taken ->
        [0] Keine Partie wurde nach { $folder } übernommen
        [1] 1 Partie wurde nach { $folder } übernommen
       *[other] { $taken } Partien wurden nach { $folder } übernommen
    }{ $there ->
        [0] .
        [1] ; 1 war schon da.
       *[other] ; { $there } waren schon da.
    }
tool-not-imported =
    { $count ->
        [one] 1 Datei wurde nicht übernommen. Übernommen werden nur vollständige, beendete Partien.
       *[other] { $count } Dateien wurden nicht übernommen. Übernommen werden nur vollständige, beendete Partien.
    }
tool-still-running = Diese Partie läuft noch. Spiel sie dort zu Ende, wo sie begonnen wurde.
tool-man-written = Die Handbuchseiten stehen in { $folder }
tool-site-other = In { $folder } liegt eine andere Website. Wähl einen anderen Ordner.
tool-site-written = Das Spiel liegt in { $folder }: Leg den Ordner auf einen beliebigen Webspace und öffne dort seine Adresse.
tool-broken = Lesen oder Schreiben ist fehlgeschlagen: { $reason }
tool-closed = Niemand liest die Ausgabe mehr.
tool-folder = { $path } ist ein Ordner. Nenn die Datei einer Partie.
tool-too-long = Eine Partie ist ein Text von höchstens { $megabytes } MB. Das hier ist mehr.
tool-too-many-lines = Eine Partie hat höchstens { $lines } Zeilen. Das hier hat mehr.
tool-endless = Mehr als { $megabytes } MB lassen sich hier nicht lesen.
tool-line = Zeile { $line }: { $reason }
tool-long-line = Eine Zeile hat höchstens { $bytes } Byte. Diese hat mehr.
tool-not-text = Byte { $byte } ist kein UTF-8.
tool-no-pair = „{ $text }“ ist nicht Geheimcode und Versuch mit einem Tabulator dazwischen.
tool-no-marker-pair = „{ $text }“ ist nicht Marke und Reihe mit einem Tabulator dazwischen.
tool-of-secret = Geheimcode „{ $text }“: { $reason }
tool-of-guess = Versuch „{ $text }“: { $reason }
tool-of-marker = Marke „{ $text }“: { $reason }
tool-of-row = Reihe „{ $text }“: { $reason }
tool-usage = Hilfe: codeknacker { $command } --help
tool-no-command = Unbekannter Befehl „{ $text }“. Es gibt: { $commands }.
tool-no-flag = Unbekannte Option „{ $text }“.
tool-no-flag-but = Unbekannte Option „{ $text }“. Meintest du „{ $like }“?
tool-flag-value = { $flag } kann nicht „{ $text }“ sein. Möglich: { $reason }
tool-flag-value-of = { $flag } kann nicht „{ $text }“ sein. Es gibt: { $values }.
tool-flag-lacks-value = { $flag } braucht einen Wert.
tool-flag-missing = Es fehlt: { $flags }
tool-flags-conflict = { $flag } und { $other } passen nicht zusammen.
tool-flag-twice = { $flag } ist doppelt angegeben. Gib es nur einmal an.
tool-stopped = Durch Signal { $signal } beendet.
tool-flag-no-value = { $flag } hat keinen Wert: Lass „{ $text }“ weg.
tool-line-not-text = Die Eingabe muss UTF-8 sein.
tool-fits-number = eine ganze Zahl von { $least } bis { $most }
tool-fits-seconds = eine Zeit in Sekunden, etwa 60 oder 0.5
tool-fits-socket = eine Adresse mit Port, etwa 127.0.0.1:8484
tool-fits-network = eine Adresse oder ein Netz, etwa 192.0.2.7, 10.0.0.0/8 oder 2001:db8::/32
tool-fits-public-url = nur http oder https und ein Rechnername, etwa https://play.example.org
tool-fits-level = error, warn, info, debug oder trace
