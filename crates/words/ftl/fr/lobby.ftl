lobby-empty = Aucune table n'est ouverte. Ouvres-en une !
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-code = Code de la table
lobby-seats-free =
    { $count } { $count ->
        [one] place libre
       *[other] places libres
    }
