lobby-empty = Aucune table ouverte. Ouvres-en une !
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-code = Code de la table
lobby-seats-free =
    { $count } { $count ->
        [one] place libre
       *[other] places libres
    }
lobby-intro = Ces tables sont ouvertes à tous. Prends place, ou regarde.
lobby-open = Ouvrir une table
lobby-older = Tables plus anciennes
lobby-playing = en cours
lobby-waiting = attend des joueurs
lobby-over = le match est terminé
