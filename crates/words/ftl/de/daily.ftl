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
