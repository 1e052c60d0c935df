contest-no-level = Die Stufe „{ $text }“ gibt es nicht. Es gibt: { $levels }.
contest-no-maker = Den Code-Setzer „{ $text }“ gibt es nicht. Es gibt: { $makers }.
contest-alone = Jeden Geheimcode der Reihe nach gibt es nur für einen Spieler allein. Nenne nur eine Stufe.
contest-title =
    { $game }: { $players }, { $games } { $games ->
        [one] Partie
       *[other] Partien
    }, Geheimcodes: { $secrets }, Startwert { $seed }
contest-all = alle
contest-level = Stufe
contest-rows = Reihen
contest-solved = gelöst
contest-calls = falsche Ansagen
contest-points = Punkte
contest-won = gewonnen
contest-shared = geteilt
contest-of-won = von allen Siegen
contest-progress = { $done } von { $total } Partien
