review-round = Zo is ronde { $round } gespeeld:
review-game = Zo is er gespeeld:
review-row = Rij { $row }, { $code }: ervoor { $before } codes mogelijk, erna { $after }.
review-lapsed = Rij { $row }: de tijd was om.
review-lost = { $rows } rijen verloren.
review-lost-about = Ongeveer { $rows } rijen verloren.
review-round-perfect = Niets verloren ten opzichte van perfect spel.
review-round-lost = { $rows } rijen verloren ten opzichte van perfect spel.
review-round-lost-about = Ongeveer { $rows } rijen verloren ten opzichte van perfect spel.
review-luck = Geluk: { $rows } rijen.
review-luck-about = Geluk: ongeveer { $rows } rijen.
review-accuracy = Nauwkeurigheid { $accuracy }, { review-fortune }.
review-accuracy-perfect = Nauwkeurigheid { $accuracy }, { review-fortune }; perfect spel kost gemiddeld { $perfect } rijen.
review-accuracy-best = Nauwkeurigheid { $accuracy }, { review-fortune }; het beste bekende spel kost gemiddeld { $perfect } rijen.
review-fortune =
    { $fortune ->
        [very-lucky] heel veel geluk
        [lucky] veel geluk
        [a-little-lucky] een beetje geluk
        [a-little-unlucky] een beetje pech
        [unlucky] veel pech
        [very-unlucky] heel veel pech
       *[even] geluk noch pech
    }
review-player = { $name }: { $sentence }
review-more = meer dan { $count }
review-unknown = onbekend veel
review-group-row = { $name }: { $code }. Codes die toen mogelijk waren: { $left }.
review-group-seat = voor { $name } { $count }
review-group-lapsed = { $name }: de tijd was om.
review-call = { $name } meldde { $code }. Kans dat het klopt: { $chance }.
review-passed = { $name } paste.
