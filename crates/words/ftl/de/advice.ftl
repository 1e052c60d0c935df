advice-title = Tipp
advice-hint = Gib mir einen Tipp
advice-best = Beste Reihe: { $code }
advice-fits = Diese Reihe könnte der Geheimcode sein.
advice-does-not-fit = Diese Reihe kann nicht der Geheimcode sein: Sie widerspricht Reihe { $row }.
advice-secrets-left =
    { $count ->
        [0] Kein Code passt.
        [1] Nur noch ein Code passt.
       *[other] Noch { $count } Codes passen.
    }
advice-secrets-left-about = Noch etwa { $count } Codes passen.
advice-worst-case =
    Im schlimmsten Fall { $count ->
        [one] bleibt { $count } Code
       *[other] bleiben { $count } Codes
    }.
advice-expected-left = Im Schnitt bleiben { $left }.
advice-bits = { $bits } Bit Information
advice-expected-rows =
    Zu erwarten: noch { $rows } { $rows ->
        [one] Reihe
       *[other] Reihen
    }.
advice-exact = genau berechnet
advice-estimated = aus einer Stichprobe geschätzt
advice-forbidden = An diesem Tisch wird ohne Tipps gespielt.
