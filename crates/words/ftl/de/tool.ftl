tool-all-right =
    In Ordnung: { $kind }; { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    } und { $promises } Siegel geprüft.
tool-finished-match = beendete Partie, Prüfsumme stimmt
tool-running-match = laufende Partie
tool-running-file = laufende Datei einer beendeten Partie
tool-note = Hinweis: { $notice }
tool-faults =
    { $count ->
        [one] Mit dieser Partie stimmt etwas nicht: ein Fehler.
       *[other] Mit dieser Partie stimmt etwas nicht: { $count } Fehler.
    }
tool-imported =
    { $taken ->
        [0] Keine Partie wurde übernommen
        [1] 1 Partie wurde übernommen
       *[other] { $taken } Partien wurden übernommen
    }, nach { $folder }{ $there ->
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
tool-broken = Beim Lesen oder Schreiben ging etwas schief: { $reason }
tool-closed = Niemand liest mehr mit.
tool-folder = { $path } ist ein Ordner. Nenne die Datei einer Partie.
tool-too-long = Eine Partie ist ein Text von höchstens { $megabytes } MB. Das hier ist mehr.
tool-too-many-lines = Eine Partie hat höchstens { $lines } Zeilen. Das hier hat mehr.
tool-endless = Mehr als { $megabytes } MB lassen sich hier nicht lesen.
tool-line = Zeile { $line }: { $reason }
tool-long-line = Eine Zeile hat höchstens { $bytes } Bytes. Diese hat mehr.
tool-not-text = Byte { $byte } ist kein UTF-8.
tool-no-pair = „{ $text }“ ist nicht Geheimcode und Versuch mit einem Tabulator dazwischen.
tool-no-marker-pair = „{ $text }“ ist nicht Marke und Reihe mit einem Tabulator dazwischen.
tool-of-secret = Geheimcode „{ $text }“: { $reason }
tool-of-guess = Versuch „{ $text }“: { $reason }
tool-of-marker = Marke „{ $text }“: { $reason }
tool-of-row = Reihe „{ $text }“: { $reason }
tool-usage = So geht es: codeknacker { $command } --help
tool-no-command = Den Befehl „{ $text }“ gibt es nicht. Es gibt: { $commands }.
tool-no-flag = „{ $text }“ gibt es hier nicht.
tool-no-flag-but = „{ $text }“ gibt es hier nicht. Meinst du „{ $like }“?
tool-flag-value = „{ $text }“ passt nicht zu { $flag }. Passen würde: { $reason }
tool-flag-value-of = „{ $text }“ passt nicht zu { $flag }. Es gibt: { $values }.
tool-flag-lacks-value = { $flag } braucht einen Wert.
tool-flag-missing = Es fehlt etwas: { $flags }
tool-flags-conflict = { $flag } und { $other } passen nicht zusammen.
tool-flag-twice = { $flag } steht doppelt da. Gib es einmal an.
tool-stopped = Signal { $signal } hat es beendet.
tool-flag-no-value = { $flag } hat keinen Wert: „{ $text }“ ist zu viel.
tool-line-not-text = Was du tippst, muss UTF-8 sein.
tool-fits-number = eine ganze Zahl von { $least } bis { $most }
tool-fits-seconds = eine Zeit in Sekunden, etwa 60 oder 0.5
tool-fits-socket = eine Adresse mit Port, etwa 127.0.0.1:8484
tool-fits-network = eine Adresse oder ein Netz, etwa 192.0.2.7, 10.0.0.0/8 oder 2001:db8::/32
tool-fits-public-url = nur http oder https und ein Rechnername, etwa https://play.example.org
tool-fits-level = error, warn, info, debug oder trace
