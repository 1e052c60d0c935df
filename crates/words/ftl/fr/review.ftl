review-round = Comment la partie { $round } a été jouée :
review-game = Comment on a joué :
review-row = Rangée { $row }, { $code }. Combinaisons possibles : { $before } avant, { $after } après.
review-lapsed = Rangée { $row } : le temps était écoulé.
review-lost =
    { $rows ->
        [one] { $rows } rangée perdue.
       *[other] { $rows } rangées perdues.
    }
review-lost-about =
    { $rows ->
        [one] Environ { $rows } rangée perdue.
       *[other] Environ { $rows } rangées perdues.
    }
review-round-perfect = Un sans-faute : aucune rangée perdue.
review-round-lost =
    { $rows ->
        [one] { $rows } rangée de plus que le jeu parfait.
       *[other] { $rows } rangées de plus que le jeu parfait.
    }
review-round-lost-about =
    { $rows ->
        [one] Environ { $rows } rangée de plus que le jeu parfait.
       *[other] Environ { $rows } rangées de plus que le jeu parfait.
    }
review-luck = Chance : { $rows } (en rangées).
review-luck-about = Chance : environ { $rows } (en rangées).
review-accuracy = Précision { $accuracy }, { review-fortune }.
review-accuracy-perfect = Précision { $accuracy }, { review-fortune } ; le jeu parfait demande { $perfect } rangées en moyenne.
review-accuracy-best = Précision { $accuracy }, { review-fortune } ; le meilleur jeu connu demande { $perfect } rangées en moyenne.
review-fortune =
    { $fortune ->
        [very-lucky] énormément de chance
        [lucky] beaucoup de chance
        [a-little-lucky] un peu de chance
        [a-little-unlucky] un peu de malchance
        [unlucky] beaucoup de malchance
        [very-unlucky] énormément de malchance
       *[even] ni chance ni malchance
    }
review-player = { $name } : { $sentence }
review-more = plus de { $count }
review-unknown = nombre inconnu
review-group-row = { $name } : { $code }. Combinaisons possibles ensuite : { $left }.
review-group-seat = { $count } pour { $name }
review-group-lapsed = { $name } : le temps était écoulé.
review-call = { $name } a annoncé { $code }, avec { $chance } de chances d'être juste.
review-passed = { $name } a passé.
