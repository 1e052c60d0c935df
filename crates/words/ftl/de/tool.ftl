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
