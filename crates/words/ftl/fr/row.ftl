row-and = { $first } et { $last }
row-then = { $first } ; { $next }
row-pins =
    { $count ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
       *[other] { $count }
    }
row-black =
    { row-pins } { $count ->
        [one] noir
       *[other] noirs
    }
row-white =
    { row-pins } { $count ->
        [one] blanc
       *[other] blancs
    }
row-blue =
    { row-pins } { $count ->
        [one] bleu
       *[other] bleus
    }
row-no-pins = aucun marqueur
row-told = Rangée { $row } : { $code }.
row-answered = Rangée { $row } : { $code }. { $answer }.
row-forfeited = perdue, temps écoulé
row-of =
    { $person ->
        [you] Toi
       *[other] { $name }
    }, plateau { $board }, rangée { $row } : { $code }.
row-hints = Indices : { $hints }.
row-hint =
    { $person ->
        [you] toi
       *[other] { $name }
    } { $hint }
row-hint-black = noir
row-hint-white = blanc
row-hint-nothing = rien
row-marker = numéro { $number }, { $colour }
row-own-markers =
    { $count ->
        [one] Ton jeton
       *[other] Tes jetons
    } : { $markers }.
row-red =
    { row-pins } { $count ->
        [one] rouge
       *[other] rouges
    }
