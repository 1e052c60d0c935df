advice-hint = Donne-moi un indice
advice-fits = Cette rangée pourrait être la combinaison.
advice-contradicts =
    Cette rangée ne peut pas être la combinaison : elle contredit { $count ->
        [one] la rangée { $rows }
       *[other] les rangées { $rows }
    }.
advice-contradicts-named = Cette rangée ne peut pas être la combinaison : elle contredit { $rows }.
advice-never-fits = Cette rangée ne peut pas être la combinaison, quelles que soient les réponses.
advice-expected-rows =
    À prévoir : encore { $rows } { $rows ->
        [one] rangée
       *[other] rangées
    }.
advice-forbidden = Pas d'indices à cette table.
