contest-no-level = Niveau « { $text } » inconnu. Au choix : { $levels }.
contest-no-maker = Codeur « { $text } » inconnu. Au choix : { $makers }.
contest-alone = --every-secret est pour un seul joueur. Nomme un seul niveau, ou retire cette option.
contest-title =
    { $game } : { $players }, { $games } { $games ->
        [one] match
       *[other] matchs
    }, combinaisons : { $secrets }, graine { $seed }
contest-all = toutes
contest-level = niveau
contest-rows = rangées
contest-solved = trouvées
contest-calls = annonces fausses
contest-points = pts
contest-won = gagnés
contest-shared = partagés
contest-of-won = part des victoires
contest-progress = { $done } matchs sur { $total }
