daily-intro = Jeden Tag ein Geheimcode, für alle derselbe. Nur deine erste Partie zählt.
daily-next-in = Nächster Code in { $time }
daily-ranking = Rangliste
daily-streak =
    Deine Serie: { $days } { $days ->
        [one] Tag
       *[other] Tage
    }
daily-histogram = Wie viele Reihen die anderen brauchten
daily-done = Den heutigen Code hast du schon gespielt. Komm morgen wieder.
daily-go-on = Deine Partie fortsetzen
daily-play = Heutigen Code knacken
daily-name = Dein Name in der Rangliste (freiwillig)
daily-solved =
    Geknackt in { $rows } { $rows ->
        [one] Reihe
       *[other] Reihen
    }, { $time }.
daily-unsolved = Diesmal nicht geknackt.
daily-place = Dein Rang: { $place } von { $tries }
daily-nobody = Bisher hat ihn niemand zu Ende gespielt. Mach den Anfang!
daily-never = nicht geknackt
daily-tries =
    { $count ->
        [0] Noch keine Partien
        [one] { $count } Partie
       *[other] { $count } Partien
    }
daily-day-before = Vorheriger Tag
daily-day-after = Nächster Tag
daily-who = Name
daily-rows = Reihen
daily-time = Zeit
daily-somebody = jemand
daily-editions = Andere Ausgaben
daily-no-streak = Noch keine Serie. Knack den heutigen Code, und sie beginnt.
daily-worth = Die Rangliste ist nur zum Spaß: Wer will, spielt vorher anderswo oder fragt ein Lösungsprogramm.
daily-unranked = Deine Partie zählt nicht für die Rangliste: In deinem Netz hatte schon jemand zu Ende gespielt, bevor du angefangen hast.
daily-will-be-unranked = Du kannst spielen, aber deine Partie zählt nicht für die Rangliste: In deinem Netz hat schon jemand zu Ende gespielt.
daily-marked = * In der ersten Reihe geknackt, oder nachdem im selben Netz schon jemand zu Ende gespielt hatte.
