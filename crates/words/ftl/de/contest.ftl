contest-no-level = Unbekannte Stufe „{ $text }“. Es gibt: { $levels }.
contest-no-maker = Unbekannter Code-Setzer „{ $text }“. Es gibt: { $makers }.
contest-alone = --every-secret gilt nur für einen einzelnen Spieler. Nenn eine Stufe oder lass die Option weg.
contest-title =
    { $game }: { $players }, { $games } { $games ->
        [one] Partie
       *[other] Partien
    }, Geheimcodes: { $secrets }, Startwert { $seed }
contest-all = alle
contest-level = Stufe
contest-rows = Reihen
contest-solved = geknackt
contest-calls = falsche Ansagen
contest-points = Punkte
contest-won = gewonnen
contest-shared = geteilt
contest-of-won = Anteil an Siegen
contest-progress = { $done } von { $total } Partien
