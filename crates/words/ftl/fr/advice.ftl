advice-title = Conseil
advice-hint = Donne-moi un conseil
advice-best = Meilleure rangée : { $code }
advice-fits = Cette rangée pourrait être la combinaison.
advice-does-not-fit = Cette rangée ne peut pas être la combinaison : elle contredit la rangée { $row }.
advice-secrets-left =
    { $count ->
        [0] Aucune combinaison ne convient.
        [1] Une seule combinaison convient encore.
       *[other] { $count } combinaisons conviennent encore.
    }
advice-secrets-left-about = Environ { $count } combinaisons conviennent encore.
advice-worst-case =
    Au pire, il { $count ->
        [one] reste { $count } combinaison
       *[other] reste { $count } combinaisons
    }.
advice-expected-left = En moyenne, il en reste { $left }.
advice-bits =
    { $bits } { $bits ->
        [one] bit
       *[other] bits
    } d'information
advice-expected-rows =
    À prévoir : encore { $rows } { $rows ->
        [one] rangée
       *[other] rangées
    }.
advice-exact = calculé exactement
advice-estimated = estimé sur un échantillon
advice-forbidden = À cette table, on joue sans conseils.
