contest-no-level = Il n'y a pas de niveau « { $text } ». Il y a : { $levels }.
contest-no-maker = Il n'y a pas de codeur « { $text } ». Il y a : { $makers }.
contest-alone = Toutes les combinaisons l'une après l'autre, c'est pour un seul joueur. Ne nomme qu'un niveau.
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
contest-of-won = des gagnés
contest-progress = { $done } matchs sur { $total }
