advice-hint = Gib mir einen Tipp
advice-fits = Diese Reihe könnte der Geheimcode sein.
advice-does-not-fit = Diese Reihe kann nicht der Geheimcode sein: Sie widerspricht Reihe { $row }.
advice-expected-rows =
    Zu erwarten: noch { $rows } { $rows ->
        [one] Reihe
       *[other] Reihen
    }.
advice-forbidden = An diesem Tisch gibt es keine Tipps.
