row-and = { $first } en { $last }
row-then = { $first }; { $next }
row-pins =
    { $count ->
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
       *[other] { $count }
    }
row-black = { row-pins } zwart
row-white = { row-pins } wit
row-blue = { row-pins } blauw
row-no-pins = geen scorepinnen
row-told = Rij { $row }: { $code }.
row-answered = Rij { $row }: { $code }. { $answer }.
row-forfeited = vervallen, de tijd was om
row-of =
    { $person ->
        [you] Jij
       *[other] { $name }
    }, bord { $board }, rij { $row }: { $code }.
row-hints = Hints: { $hints }.
row-hint =
    { $person ->
        [you] jij
       *[other] { $name }
    } { $hint }
row-hint-black = zwart
row-hint-white = wit
row-hint-nothing = niets
row-marker = nummer { $number }, { $colour }
row-own-markers =
    Je { $count ->
        [one] fiche
       *[other] fiches
    }: { $markers }.
row-red = { row-pins } rood
