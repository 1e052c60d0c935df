advice-hint = Donne-moi un indice
advice-fits = Cette rangée pourrait être la combinaison.
advice-does-not-fit = Cette rangée ne peut pas être la combinaison : elle contredit la rangée { $row }.
advice-expected-rows =
    À prévoir : encore { $rows } { $rows ->
        [one] rangée
       *[other] rangées
    }.
advice-forbidden = Pas d'indices à cette table.
