advice-hint = Gib mir einen Tipp
advice-fits = Diese Reihe könnte der Geheimcode sein.
advice-contradicts =
    Diese Reihe kann nicht der Geheimcode sein: Sie widerspricht { $count ->
        [one] Reihe { $rows }
       *[other] den Reihen { $rows }
    }.
advice-contradicts-named = Diese Reihe kann nicht der Geheimcode sein. Dagegen spricht: { $rows }.
advice-never-fits = Diese Reihe kann nicht der Geheimcode sein, egal was geantwortet wurde.
advice-expected-rows =
    Zu erwarten: noch { $rows } { $rows ->
        [one] Reihe
       *[other] Reihen
    }.
advice-forbidden = An diesem Tisch gibt es keine Tipps.
