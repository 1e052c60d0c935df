review-round = So wurde Runde { $round } gespielt:
review-game = So wurde gespielt:
review-row = Reihe { $row }, { $code }: vorher { $before } Codes möglich, danach { $after }.
review-lapsed = Reihe { $row }: Die Zeit war um.
review-lost = { $rows } Reihen verloren.
review-lost-about = Etwa { $rows } Reihen verloren.
review-round-perfect = Nichts verloren gegenüber perfektem Spiel.
review-round-lost = { $rows } Reihen verloren gegenüber perfektem Spiel.
review-round-lost-about = Etwa { $rows } Reihen verloren gegenüber perfektem Spiel.
review-luck = Glück: { $rows } Reihen.
review-luck-about = Glück: etwa { $rows } Reihen.
review-accuracy = Genauigkeit { $accuracy }, { review-fortune }.
review-accuracy-perfect = Genauigkeit { $accuracy }, { review-fortune }; perfektes Spiel braucht im Schnitt { $perfect } Reihen.
review-accuracy-best = Genauigkeit { $accuracy }, { review-fortune }; das beste bekannte Spiel braucht im Schnitt { $perfect } Reihen.
review-fortune =
    { $fortune ->
        [very-lucky] sehr viel Glück
        [lucky] viel Glück
        [a-little-lucky] etwas Glück
        [a-little-unlucky] etwas Pech
        [unlucky] viel Pech
        [very-unlucky] sehr viel Pech
       *[even] weder Glück noch Pech
    }
review-player = { $name }: { $sentence }
review-more = mehr als { $count }
review-unknown = unbekannt viele
review-group-row = { $name }: { $code }. Danach mögliche Codes: { $left }.
review-group-seat = für { $name } { $count }
review-group-lapsed = { $name }: Die Zeit war um.
review-call = { $name } hat { $code } angesagt. Chance, richtig zu liegen: { $chance }.
review-passed = { $name } hat gepasst.
