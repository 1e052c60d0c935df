daily-intro = Ein Geheimcode am Tag, für alle derselbe. Ein Versuch zählt.
daily-next-in = Noch { $time } bis zum nächsten
daily-ranking = Rangliste
daily-streak =
    Deine Serie: { $days } { $days ->
        [one] Tag
       *[other] Tage
    }
daily-histogram = Wie viele Reihen die anderen brauchten
daily-done = Den heutigen Code hast du gespielt. Komm morgen wieder.
daily-go-on = Deinen Versuch fortsetzen
daily-play = Den heutigen Code knacken
daily-name = Dein Name in der Rangliste, wenn du magst
daily-solved =
    Geknackt in { $rows } { $rows ->
        [one] Reihe
       *[other] Reihen
    }, { $time }.
daily-unsolved = Diesmal nicht geknackt.
daily-place = Dein Rang: { $place } von { $tries }
daily-nobody = Noch hat ihn niemand zu Ende gespielt. Mach den Anfang!
daily-never = nicht geknackt
daily-tries =
    { $count } { $count ->
        [one] Versuch
       *[other] Versuche
    }
daily-day-before = Der Tag davor
daily-day-after = Der Tag danach
daily-who = Name
daily-rows = Reihen
daily-time = Zeit
daily-somebody = jemand
daily-editions = Andere Ausgaben
daily-no-streak = Noch keine Serie. Knack den heutigen Code und fang eine an.
daily-worth = Die Rangliste ist nur zum Spaß: Wer will, spielt vorher anderswo oder fragt einen Löser.
daily-unranked = Dein Versuch zählt nicht für die Rangliste: Von deiner Adresse aus war schon einer beendet, bevor du angefangen hast.
daily-will-be-unranked = Du kannst spielen, aber dein Versuch zählt nicht für die Rangliste: Von deiner Adresse aus ist schon einer beendet.
daily-marked = * In der ersten Reihe geknackt oder nachdem von derselben Adresse aus schon ein Versuch beendet war.
