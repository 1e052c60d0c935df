review-round = Zo is ronde { $round } gespeeld:
review-game = Zo is er gespeeld:
review-row = Rij { $row }, { $code }: ervoor pasten { $before } codes, erna { $after }.
review-lapsed = Rij { $row }: de tijd was om.
review-luck = Geluk: { $bits } bit.
review-more = meer dan { $count }
review-unknown = onbekend veel
review-group-row = { $name }: { $code }. Codes die toen mogelijk waren: { $left }.
review-group-seat = voor { $name } { $count }
review-group-lapsed = { $name }: de tijd was om.
review-call =
    { $name } meldde { $code }. De kans op juist was { $chance }.
review-passed = { $name } paste.
review-secret = De code: { $code }.
